"""Run the benchmarks and print their tables: all of them, or those that are named."""

from argparse import ArgumentParser
from importlib import import_module
from pkgutil import iter_modules

import benchmarks


def names() -> list[str]:
    """Every benchmark: a module with a function `run(rounds)`."""
    return [module.name for module in iter_modules(benchmarks.__path__) if not module.name.startswith("_")]


def main() -> None:
    """Run what the command line names."""
    parser = ArgumentParser("python -m benchmarks", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"one of {', '.join(names())}; all if none is named"
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often to measure each thing (default: 7)")
    chosen = parser.parse_args()
    for unknown in set(chosen.names) - set(names()):
        parser.error(f"there is no benchmark {unknown}: one of {', '.join(names())}")
    for name in chosen.names or names():
        import_module(f"benchmarks.{name}").run(chosen.rounds)


if __name__ == "__main__":
    main()
