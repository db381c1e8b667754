"""What the site itself says to people, in their language: previews of links, and words on their turn.

The pages have all other texts. Of the catalogues here only texts of one line can be said, with nothing but
variables in them; all of `outside` are such.
"""

import re
from functools import cache

from hanabi.rules.languages import FIRST, catalogues, languages

CATALOGUES = ("lobby", "outside")

_TEXT = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$([a-z]+) \}")


def say(language: str, key: str, **values: str | int) -> str:
    """The text of a key in a language: `say("da", "invitation-title", name="Ann")`."""
    return _VARIABLE.sub(lambda found: str(values[found[1]]), _texts(language)[key])


@cache
def _texts(language: str) -> dict[str, str]:
    folder = catalogues()
    assert folder is not None, "the site has its catalogues with it"
    known = language if language in languages() else FIRST
    files = [folder / known / f"{catalogue}.ftl" for catalogue in CATALOGUES]
    return dict(text for file in files for text in _TEXT.findall(file.read_text(encoding="utf-8")))
