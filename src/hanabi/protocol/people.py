"""Who somebody is to the site: a name, devices, what bots know of them, co-players."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.protocol.structs import Value
from hanabi.rules.languages import languages

LONGEST_NAME = 30
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
# Color, lantern, pattern and face, each by its number; pages draw somebody who chose none by their name.
Look = Annotated[str, Meta(pattern="^([0-7][0-5]{3})?$")]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(languages())})$")]


class Me(Value, frozen=True, omit_defaults=False):
    """Who the browser is to the server."""

    name: str
    language: Language
    named: bool
    look: str


class ChangeMe(Value, frozen=True):
    """Take another name, language or look."""

    name: Name | None = None
    language: Language | None = None
    look: Look | None = None


class CoPlayer(Value, frozen=True, omit_defaults=False):
    """Somebody you finished games with: an id, name and look of the last one, how many, and when.

    You get no invitations from one whom you `blocked`.
    """

    id: str
    name: str
    look: str
    games: int
    last: int
    blocked: bool


class CoPlayers(Value, frozen=True, omit_defaults=False):
    """The people you finished games with, those with the most games first."""

    co_players: tuple[CoPlayer, ...]


class BotKnows(Value, frozen=True, omit_defaults=False):
    """What a bot takes you for: somebody it tells things plainly, a partner, or it has yet to see."""

    bot: str
    taken_for: Literal["plain", "open", "partner"]
    doubt: int
    sense: bool
    plain: bool
    at: int


class HabitsKnown(Value, frozen=True, omit_defaults=False):
    """The bots that know from earlier games how you play."""

    bots: tuple[BotKnows, ...]


class DeviceCode(Value, frozen=True):
    """A code that makes one other browser yours, once and within ten minutes."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class DeviceKept(Value, frozen=True, omit_defaults=False):
    """A browser of yours: since when, and whether it is the one that asks."""

    id: str
    made: int
    own: bool


class Devices(Value, frozen=True, omit_defaults=False):
    """The browsers that are you; none as long as it is only this one."""

    devices: tuple[DeviceKept, ...]


class Forgotten(Value, frozen=True):
    """How many tables somebody's personal data was removed from."""

    tables: int


class Invitation(Value, frozen=True):
    """The code of an invitation by whoever runs the site."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
