"""The printed boxes: what each offers, in its own words, and what it refuses."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hanabi.rules.errors import BadOptions, NotOffered, shown
from hanabi.rules.options import OPTION_NAMES, Multicolour, Options


@dataclass(frozen=True, slots=True)
class Edition:
    """A box of the game. `offers` names every option value beyond the base game that it prints."""

    code: str
    language: str
    title: str
    age: int | None
    offers: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    def options(self, **choices: Any) -> Options:
        """Options of this edition: `EDITIONS["da"].options(expert=True)`."""
        return self.check(Options.from_dict(choices))

    def check(self, options: Options) -> Options:
        """The same options, if this edition offers them."""
        default = Options().to_dict()
        for name, value in options.to_dict().items():
            if value != default[name] and value not in self.offers.get(name, ()):
                raise self._refusal(name, value)
        return options

    def _refusal(self, name: str, value: object) -> NotOffered:
        wanted = f"{name}={value if isinstance(value, str) else 'on' if value else 'off'}"
        word = str(Options.from_dict({name: value}))
        offered = ", ".join(self.offered_words())
        return NotOffered(
            f"the edition {self.code!r} does not offer {wanted}: it has {offered}; `custom` has everything"
        ).because("not-offered", edition=repr(self.code), wanted=word, offered=offered)

    def offered_words(self) -> tuple[str, ...]:
        """What it offers, in the words of `Options.parse`."""
        return tuple(
            str(Options.from_dict({name: value})) for name, values in self.offers.items() for value in values
        )


# People at any table may talk as they agree and remember as they like.
_AT_ANY_TABLE: dict[str, tuple[Any, ...]] = {"talk": ("house",), "memory_aid": (False,)}

EDITIONS: dict[str, Edition] = {
    edition.code: edition
    for edition in (
        Edition(
            "da",
            "da",
            "Hanabi",
            8,
            {"multicolour": ("five-own",), "expert": (True,), "announce": (True,), **_AT_ANY_TABLE},
            {"five-own": "Kaskade af farve", "expert": "Glansnummer", "announce": "Timet opvisning"},
        ),
        Edition("nl", "nl", "Hanabi", 10, {"expert": (True,), **_AT_ANY_TABLE}, {"expert": "Alles of niets"}),
        Edition(
            "fi",
            "fi",
            "Hanabi",
            None,
            {"multicolour": ("five-own",), "expert": (True,), "announce": (True,), **_AT_ANY_TABLE},
            {"five-own": "Värivyöry", "expert": "Täydellinen esitys", "announce": "Ennakkoilmoitus"},
        ),
        Edition(
            "pl",
            "pl",
            "Hanabi: Wielki pokaz",
            8,
            {
                "multicolour": ("ten-wild",),
                "black": (True,),
                "tiles": (True,),
                "expert": (True,),
                **_AT_ANY_TABLE,
            },
            {
                "ten-wild": "Lawina kolorów",
                "black": "Czarny proch",
                "tiles": "Pięciu wspaniałych",
                "expert": "Królewski pokaz",
            },
        ),
        Edition(
            "custom",
            "en",
            "Hanabi, custom",
            None,
            {
                "multicolour": tuple(m.value for m in Multicolour if m is not Multicolour.NONE),
                "black": (True,),
                "tiles": (True,),
                "expert": (True,),
                "announce": (True,),
                "empty_clues": (False,),
                **_AT_ANY_TABLE,
            },
            {
                "five-own": "Cascade of color",
                "ten-wild": "Avalanche of color",
                "ten-own": "Sixth suit",
                "black": "Black powder",
                "tiles": "Five flamboyants",
                "expert": "All or nothing",
                "announce": "Color announcement",
            },
        ),
    )
}


def edition(code: str) -> Edition:
    """The edition with this code."""
    if code not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise BadOptions(f"{shown(code)} is not an edition: one of {known}").because(
            "no-edition", typed=shown(code), editions=known
        )
    return EDITIONS[code]


assert all(name in OPTION_NAMES for box in EDITIONS.values() for name in box.offers)
