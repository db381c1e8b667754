"""In which words a command speaks: `--language` and `--letters`."""

from argparse import ArgumentParser

from hanabi.rules.languages import languages
from hanabi.texts import Texts, language_here, texts

ENGLISH_LETTERS = "english"


def add_words(command: ArgumentParser) -> None:
    """Take the language, and whose letters the suits have."""
    add_language(command, "the language spoken and typed; English is understood too")
    command.add_argument(
        "--letters",
        choices=("own", ENGLISH_LETTERS),
        default="own",
        help="the letters of the suits: those of the language, or R Y G W B M K (default: %(default)s)",
    )


def add_language(command: ArgumentParser, what: str = "the language spoken") -> None:
    """Take the language alone."""
    command.add_argument(
        "--language",
        choices=languages(),
        default=language_here(),
        help=f"{what} (default: that of your terminal)",
    )


def chosen_texts(language: str, letters: str) -> Texts:
    """The texts that were asked for."""
    return texts(language, letters == ENGLISH_LETTERS)
