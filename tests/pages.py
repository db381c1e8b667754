"""The pages of the documentation: their text, code blocks, headings and links."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parent.parent
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")})

_FENCE = re.compile(r"^( *)(`{3,}|~{3,})([^\n`]*)\n(.*?)^ *\2 *$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]+`")
_HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
_LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\)")
_IMAGE = re.compile(r"<(?:img|source|a)\b[^>]*?\b(?:src|srcset|href)=\"([^\"]+)\"")


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language, its code and the line on which the code begins."""

    language: str
    code: str
    line: int


def name(page: Path) -> str:
    """How a page is called in messages."""
    return page.relative_to(ROOT).as_posix()


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    for found in _FENCE.finditer(text):
        language = found[3].split()[0].lower() if found[3].strip() else ""
        yield Block(language, dedent(found[4]), text.count("\n", 0, found.start(4)) + 1)


def prose(text: str) -> str:
    """The page without its fenced blocks."""
    return _FENCE.sub("", text)


def links(text: str) -> list[str]:
    """Where the links and pictures of a page lead."""
    words = _CODE.sub("", prose(text))
    return [*_LINK.findall(words), *_IMAGE.findall(words)]


def anchors(text: str) -> set[str]:
    """What a link may name after the `#`: one anchor for each heading."""
    found: set[str] = set()
    for heading in _HEADING.findall(prose(text)):
        anchor, count = _anchor(heading), 0
        while anchor in found:
            count += 1
            anchor = f"{_anchor(heading)}-{count}"
        found.add(anchor)
    return found


def _anchor(heading: str) -> str:
    """A heading as the anchor that sites make of it: small letters, hyphens for spaces, no other signs."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
