"""How each bot of this project plays, in one sentence of each language."""

from collections.abc import Mapping

from hanabi.rules.languages import FIRST, languages, one_line_texts

CATALOGUE = "descriptions"
_KEY = "description-"


def descriptions(bot: str) -> Mapping[str, str]:
    """What a bot is like by language, from the catalogues; nothing where only the library was taken along."""
    told = {language: one_line_texts(language, CATALOGUE).get(f"{_KEY}{bot}") for language in languages()}
    return {language: text for language, text in told.items() if text}


def described_bots() -> tuple[str, ...]:
    """The bots of this project by name, without loading any of them."""
    keys = one_line_texts(FIRST, CATALOGUE)
    return tuple(key.removeprefix(_KEY) for key in keys if key.startswith(_KEY))
