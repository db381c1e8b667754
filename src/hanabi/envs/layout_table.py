"""The layout of observations as tables for the documents.

python -m hanabi.envs.layout_table                       prints them
python -m hanabi.envs.layout_table docs/environments.md  writes them between the marks of that page
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from hanabi.envs.layout import LAYOUT_VERSION, Layout
from hanabi.envs.setup import Setup
from hanabi.rules.options import PLAYER_COUNTS, Options

BEGIN = "<!-- The tables below are written by `python -m hanabi.envs.layout_table`. -->"
END = "<!-- The tables above are written by `python -m hanabi.envs.layout_table`. -->"


def tables() -> str:
    """Both tables in Markdown: the standard game, and what options add to it."""
    return "\n".join(
        (
            f"Version {LAYOUT_VERSION}. The first bit of each field in the standard game for 2 to 5 players:",
            "",
            *_standard(),
            "",
            "What other choices add, for 3 players:",
            "",
            *_added(),
        )
    )


def _standard() -> Iterator[str]:
    layouts = [Layout(Setup(players)) for players in PLAYER_COUNTS]
    yield from _rows([("field", "2", "3", "4", "5", "the first of its bits says")])
    yield "|---|--:|--:|--:|--:|---|"
    yield from _rows(
        (f"`{name}`", *(str(layout[name].start) for layout in layouts), _first(layouts[0], name))
        for name in layouts[0].names
    )
    minimal = [Layout(Setup(players), "minimal") for players in PLAYER_COUNTS]
    yield from _rows(
        [
            ("bits in all", *(str(layout.size) for layout in layouts), "kinds `card_knowledge` and `seer`"),
            ("bits in all", *(str(layout.size) for layout in minimal), "kind `minimal`: without `knowledge`"),
        ]
    )


def _added() -> Iterator[str]:
    yield from _rows(
        [("with", "bits more", "new fields, their bits, and what the first one says", "fields that grow")]
    )
    yield "|---|--:|---|---|"
    base = Layout(Setup(3))
    for name, layout in _extended():
        new, grown = [], []
        for field in layout.fields:
            if field.name not in base.names:
                new.append(f"`{field.name}` {field.size}: {_first(layout, field.name)}")
            elif more := field.size - (base[field.name].stop - base[field.name].start):
                grown.append(f"`{field.name}` {more}")
        yield from _rows([(name, str(layout.size - base.size), "<br>".join(new), ", ".join(grown))])


def _extended() -> Iterator[tuple[str, Layout]]:
    """Layouts that have more than the standard one, by what makes them so."""
    yield "`open_hands=True`", Layout(Setup(3), open_hands=True)
    yield "`recent=True`", Layout(Setup(3), recent=True)
    for option in ("announce", "tiles", "black", "five-own", "ten-wild", "ten-own"):
        yield f"`{option}`", Layout(Setup(3, Options.parse(option)))


def _first(layout: Layout, name: str) -> str:
    return layout.describe(layout[name].start)


def _rows(cells: Iterable[tuple[str, ...]]) -> Iterator[str]:
    for row in cells:
        yield f"| {' | '.join(row)} |"


def written(page: str) -> str:
    """The page with the tables as they are now between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"the page has no place for the tables: the lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}"


def main() -> None:
    """Print the tables, or write them into the page that is named."""
    if len(sys.argv) < 2:
        print(tables())
        return
    page = Path(sys.argv[1])
    page.write_text(written(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
