"""What the printed editions offer, in one line or at length."""

import textwrap
from collections.abc import Iterator
from shutil import get_terminal_size

from babel import Locale

from hanabi.cli.arguments import Arguments
from hanabi.rules.editions import EDITIONS, Edition, edition
from hanabi.texts import ENGLISH, Texts, texts

AGREEMENTS = ("house-talk", "no-memory-aid")
CUSTOM = "custom"
WIDEST = 80


def rules(arguments: Arguments) -> int:
    """Run `hanabi rules`."""
    told = Told(texts(arguments.language), min(WIDEST, get_terminal_size((WIDEST, 24)).columns))
    lines = told.all_editions() if arguments.code is None else told.one_edition(edition(arguments.code))
    print("\n".join(lines))
    return 0


class Told:
    """The editions in the words of a language."""

    def __init__(self, texts: Texts = ENGLISH, width: int = WIDEST) -> None:
        self.say, self.language, self.width = texts.say, texts.language, width

    def all_editions(self) -> Iterator[str]:
        """The editions, one line each."""
        for box in EDITIONS.values():
            offers = ", ".join(_printed(box)) if box.code != CUSTOM else self.say("editions-all")
            yield self.wrapped(f"{box.code:<8}{self.box(box):<32}{offers}", hanging=" " * 8)
        yield ""
        yield self.say("editions-more")

    def one_edition(self, box: Edition) -> Iterator[str]:
        """What an edition offers, how to play it, and what it refuses."""
        yield self.say("editions-head", box=self.box(box), age=box.age or 0)
        yield ""
        yield self.wrapped(self.say("editions-base"))
        for word in box.offered_words():
            yield ""
            yield f"  {word}" + self.name(box, word)
            yield self.wrapped(self.meaning(word), " " * 6)
        yield ""
        yield self.say("editions-start")
        yield f"  hanabi play --edition {box.code}"
        yield f"  hanabi play --edition {box.code} --options {'+'.join(_printed(box)[-2:])}"
        yield ""
        yield self.wrapped(self.refused(box))

    def box(self, box: Edition) -> str:
        """What a box is called, and in which language it is."""
        if box.code == CUSTOM:
            return self.say("set-box-custom")
        return f"{box.title} ({Locale(box.language).get_language_name(self.language)})"

    def name(self, box: Edition, word: str) -> str:
        """The box's own word for an option, with the reader's beside it if that is another."""
        if word in AGREEMENTS:
            return ""
        own = self.say(f"option-{word}")
        printed = box.names.get(word, own) if box.code != CUSTOM else own
        return f": {printed}" + (f" ({own})" if own != printed else "")

    def meaning(self, word: str) -> str:
        """What an option changes."""
        return self.say(f"editions-{word}" if word in AGREEMENTS else f"option-{word}-about")

    def refused(self, box: Edition) -> str:
        """What it does not have, or what cannot be combined."""
        words = [word for word in EDITIONS[CUSTOM].offered_words() if word not in box.offered_words()]
        if words:
            return self.say("editions-not-in-box", words=", ".join(words))
        return self.say("editions-one-multicolor")

    def wrapped(self, text: str, indent: str = "", hanging: str = "") -> str:
        """A text in lines that fit."""
        return textwrap.fill(
            text,
            self.width,
            initial_indent=indent,
            subsequent_indent=indent + hanging,
            break_on_hyphens=False,
        )


def _printed(box: Edition) -> list[str]:
    return [word for word in box.offered_words() if word not in (*AGREEMENTS, "no-empty-clues")]
