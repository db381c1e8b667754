"""The catalogues of texts, read, and the keys that the sources use."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hanabi.bots.registry import BUILT_IN
from hanabi.rules.languages import languages

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "locales"
LANGUAGES = languages()


class _Names(Visitor):
    """What a message speaks of: variables, and other messages or attributes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def entries(language: str, catalogue: str) -> tuple[ast.EntryType, ...]:
    """Everything in one file, what cannot be read included."""
    text = (LOCALES / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser(with_spans=False).parse(text).body)


def catalogues(language: str) -> list[str]:
    """The files of a language, by name."""
    return sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))


@cache
def patterns(language: str) -> dict[str, _Names]:
    """Every message and attribute (`suit-name.plural`) of a language, with what it names itself."""
    found: dict[str, _Names] = {}
    for catalogue in catalogues(language):
        for entry in entries(language, catalogue):
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
                for name, value in parts:
                    found[name] = names = _Names()
                    names.visit(value)
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, those of what it refers to included."""
    names = patterns(language)[key]
    return names.variables.union(*(variables(language, each) for each in names.references))


# Which keys the sources ask for.

_CALL = re.compile(r"""\bt\(\s*(?:'([^']+)'|"([^"]+)"|`([^`]+)`)""")
_KEY = re.compile(r"[a-z]+(-[a-z0-9*]+)+|somebody")
SPEAKERS = {"say", "tell"}  # what Python calls to say a text,
REFUSERS = {"because", "refused"}  # and to refuse something


def asked() -> Iterator[tuple[Path, str]]:
    """Every key in a `t('…')` of the browser side, with `*` for a `${…}`; those that Python may
    say; and those of the bots.
    """
    for path in sorted((ROOT / "frontend" / "src").rglob("*")):
        if path.suffix in {".svelte", ".ts"}:
            for call in _CALL.finditer(path.read_text(encoding="utf-8")):
                yield path, re.sub(r"\$\{[^}]*\}", "*", call[1] or call[2] or call[3])
    for path in sorted((ROOT / "src" / "hanabi").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if any(f"{speaker}(" in source for speaker in SPEAKERS | REFUSERS):
            for node in python.walk(python.parse(source)):
                yield from ((path, key) for key in _said(node))
    yield from ((ROOT / "src" / "hanabi" / "bots", f"description-{bot}") for bot in BUILT_IN)


def _said(node: python.AST) -> Iterator[str]:
    """The keys that a call of `say` or `tell` names, in its argument or on either side of an `if` in it."""
    if not isinstance(node, python.Call):
        return
    called = node.func
    name = called.attr if isinstance(called, python.Attribute) else getattr(called, "id", "")
    if name in SPEAKERS:
        for argument in node.args[:2]:  # the language may stand before the key
            yield from filter(_KEY.fullmatch, _strings(argument))
    if name in REFUSERS:
        yield from (f"refused-{why}" for argument in node.args[:1] for why in _strings(argument))


def _strings(node: python.expr) -> Iterator[str]:
    match node:
        case python.Constant(value=str(text)):
            yield text
        case python.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, python.Constant) else "*" for part in parts)
        case python.IfExp(body=one, orelse=other):
            yield from (*_strings(one), *_strings(other))


def matches(asked_for: str, key: str) -> bool:
    """Whether a key is one of those asked for: `tile-*` is any tile."""
    return re.fullmatch(re.escape(asked_for).replace(r"\*", ".+"), key) is not None
