"""The documentation says what the code does: its examples run and its links lead somewhere."""

import doctest
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import hanabi
from tests import pages

LANGUAGES = {"python", "pycon", "console", "html", "json", "sh", "text", "toml"}


def run(page: Path, block: pages.Block, namespace: dict[str, Any]) -> None:
    """Run one block; what follows `>>>` must give the output shown."""
    if ">>>" not in block.code:
        lines_above = "\n" * (block.line - 1)  # so that a traceback names the line of the page
        exec(compile(lines_above + block.code, pages.name(page), "exec"), namespace)
        return
    example = doctest.DocTestParser().get_doctest(
        block.code, {}, pages.name(page), pages.name(page), block.line - 1
    )
    example.globs = namespace
    differences: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(example, out=differences.append, clear_globs=False)
    assert not differences, "".join(differences)


@pytest.mark.parametrize("page", pages.PAGES, ids=pages.name)
def test_the_examples_of_a_page_run_in_order(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in pages.blocks(page.read_text(encoding="utf-8")):
        if block.language in ("python", "pycon"):
            run(page, block, namespace)


@pytest.mark.parametrize("page", pages.PAGES, ids=pages.name)
def test_every_block_says_its_language(page: Path) -> None:
    """A block without a language, or with a misspelt one, would quietly not run."""
    for block in pages.blocks(page.read_text(encoding="utf-8")):
        assert block.language in LANGUAGES, f"{pages.name(page)}:{block.line}: {block.language or 'none'}"


@pytest.mark.parametrize("page", pages.PAGES, ids=pages.name)
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    for link in pages.links(page.read_text(encoding="utf-8")):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{pages.name(page)} links to {link}, which is not there"
        assert target.is_relative_to(pages.ROOT), f"{pages.name(page)} links out of the project: {link}"
        if anchor and target.suffix == ".md":
            headings = pages.anchors(target.read_text(encoding="utf-8"))
            assert anchor in headings, f"{pages.name(page)} links to {link}, which has no such heading"


def test_every_page_is_reached_from_the_readme() -> None:
    reached, waiting = set(), [pages.ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md" or not page.exists():
            continue
        reached.add(page)
        for link in pages.links(page.read_text(encoding="utf-8")):
            waiting.append((page.parent / link.partition("#")[0]).resolve())
    assert set(pages.PAGES) <= reached, "add a link to the list of documents in README.md"


def test_every_public_name_is_told() -> None:
    told = set(re.findall(r"\w+", (pages.ROOT / "docs" / "python.md").read_text(encoding="utf-8")))
    assert not set(hanabi.__all__) - told, "tell it in docs/python.md"


def test_every_environment_variable_is_told() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in pages.ROOT.glob("src/**/*.py"))
    told = "".join(page.read_text(encoding="utf-8") for page in pages.PAGES)
    assert set(re.findall(r"\bHANABI_[A-Z]+\b", sources)) <= set(re.findall(r"\bHANABI_[A-Z]+\b", told))


def test_the_pictures_are_as_drawn() -> None:
    folder = pages.ROOT / "docs" / "pictures"
    for name, text in runpy.run_path(str(folder / "make.py"))["pictures"]().items():
        assert (folder / name).read_text(encoding="utf-8") == text, "run `make pictures` and look at them"


def test_blocks_are_found_with_their_language_and_line() -> None:
    text = "one\n```python\na = 1\n```\n\n* item\n\n  ```sh\n  make test\n  ```\n~~~text\n```\n~~~\n"
    assert list(pages.blocks(text)) == [
        pages.Block("python", "a = 1\n", 3),
        pages.Block("sh", "make test\n", 9),
        pages.Block("text", "```\n", 12),
    ]


def test_an_example_with_another_output_is_noticed() -> None:
    page = pages.ROOT / "README.md"
    run(page, pages.Block("python", ">>> 1 + 1\n2\n", 1), {})
    with pytest.raises(AssertionError, match=r"Expected:\s+3\s+Got:\s+2"):
        run(page, pages.Block("python", ">>> 1 + 1\n3\n", 1), {})


def test_links_and_headings_are_found() -> None:
    text = "# A turn, step by step\n[one](rules.md#x) `[no](code)` ![p](p.svg)\n## A\n## A\n"
    text += "```text\n# no\n[no](no)\n```\n"
    assert pages.links(text) == ["rules.md#x", "p.svg"]
    assert pages.anchors(text) == {"a-turn-step-by-step", "a", "a-1"}
