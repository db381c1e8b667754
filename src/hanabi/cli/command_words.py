"""In which language a command line is complained of, and the words argparse has for it."""

import argparse
from collections.abc import Sequence
from itertools import pairwise

from hanabi.rules.languages import languages
from hanabi.texts import ENGLISH, Texts, language_here, texts

# Each message of argparse, which it looks up by its English, with our text and what stands in it.
_MESSAGES = {
    "%(prog)s: error: %(message)s\n": ("error", {"command": "%(prog)s", "message": "%(message)s"}),
    "argument %(argument_name)s: %(message)s": (
        "argument",
        {"argument": "%(argument_name)s", "message": "%(message)s"},
    ),
    "unrecognized arguments: %s": ("unknown", {"arguments": "%s"}),
    "the following arguments are required: %s": ("missing", {"arguments": "%s"}),
    "not allowed with argument %s": ("not-with", {"other": "%s"}),
    "ignored explicit argument %r": ("takes-nothing", {"typed": "%r"}),
    "expected one argument": ("takes-one", {}),
    "expected at least one argument": ("takes-some", {}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "choice",
        {"typed": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("number", {"typed": "%(value)r"}),
    "%r is not a whole number such as 1000 or 1e6": ("number", {"typed": "%r"}),
}

_spoken = ENGLISH


def wished_texts(arguments: Sequence[str]) -> Texts:
    """The texts that a command line asks for by `--language`, else those of the environment."""
    for word, following in pairwise((*arguments, "")):
        option, _, value = word.partition("=")
        if option == "--language" and (value or following) in languages():
            return texts(value or following)
    return texts(language_here())


def speak(wished: Texts) -> None:
    """Let the command line be complained of in this language from now on."""
    global _spoken
    _spoken = wished
    argparse._ = translated  # type: ignore[attr-defined]


def translated(message: str) -> str:
    """A message of a reader of command lines, by its English; one that has no text stays English."""
    if message not in _MESSAGES:
        return message
    key, values = _MESSAGES[message]
    return _spoken.say(f"command-{key}", **values) + "\n" * message.endswith("\n")
