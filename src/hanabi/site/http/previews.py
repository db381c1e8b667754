"""What other programs show of a link that somebody passes on: a title, a sentence and a picture.

Whoever passes a link on says in which language, `?in=da`. Nothing of it is about cards, and where nobody
comes in without an invitation, nothing is about a table either.
"""

from contextlib import suppress
from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from hanabi.rules.editions import EDITIONS
from hanabi.rules.errors import HanabiError
from hanabi.rules.languages import languages
from hanabi.rules.phase import Phase
from hanabi.site.http.answers import check_admitted, table_of
from hanabi.site.http.origins import own_origin
from hanabi.site.http.query_params import check_table_id
from hanabi.site.people.guests import language_of
from hanabi.site.site import Choices
from hanabi.site.tables.shared_deals import still_played
from hanabi.table.audience import may_look
from hanabi.table.table import Table
from hanabi.texts import say

PICTURE_SIZE = (1200, 630)


@dataclass(frozen=True, slots=True)
class Preview:
    """A link in a few words."""

    title: str
    sentence: str


async def preview_tags(request: Request) -> str:
    """The tags of a page's head that programs read which show links."""
    language, choices = _language(request), request.app.state.choices
    address = f"{own_origin(request)}{choices.path}"
    preview = await _preview(request, language)
    width, height = PICTURE_SIZE
    tags = {
        "og:type": "website",
        "og:site_name": choices.name,
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": f"{address}{request.scope['path']}",
        "og:image": f"{address}/preview-{language}.png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": say(language, "hero-title"),
    }
    written = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    written += [
        f'<meta name="description" content="{escape(preview.sentence)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    return "".join(f"{tag}\n    " for tag in written)


def _language(request: Request) -> str:
    """The language of whoever passed the link on; else the one that is asked for."""
    named = request.query_params.get("in", "")
    return named if named in languages() else language_of(request.headers.get("accept-language", ""))


async def _preview(request: Request, language: str) -> Preview:
    choices: Choices = request.app.state.choices
    table = await _table(request)
    if table is not None and table.phase is Phase.ENDED and not still_played(table):
        return _of_a_finished_game(table, language)
    if table is not None and not table.phase.is_over:
        return _of_an_invitation(table, language)
    return Preview(choices.name, say(language, "hero-lead"))


async def _table(request: Request) -> Table | None:
    """The table that the page is about, if strangers may know of it; too many questions find none."""
    if "table" not in request.path_params:
        return None
    with suppress(HanabiError):
        check_admitted(request, needs_invitation=True)
        return (await table_of(request, check_table_id(request.path_params["table"]))).table
    return None


def _of_an_invitation(table: Table, language: str) -> Preview:
    host = table.seat_of(table.host)
    name = table.seats[host].name if host is not None else ""
    title = say(language, "invitation-title", name=name) if name else say(language, "invitation-title-nobody")
    box, players = _box(table, language), len(table.seats)
    free = sum(seat.kind == "empty" for seat in table.seats)
    if table.phase is Phase.PLAYING:
        sentence = say(language, "invitation-playing", box=box, players=players)
    elif free:
        return Preview(title, say(language, "invitation-free", box=box, players=players, free=free))
    else:
        sentence = say(language, "invitation-full", box=box, players=players)
    if may_look(table, None):
        sentence += " " + say(language, "invitation-look-in")
    return Preview(title, sentence)


def _box(table: Table, language: str) -> str:
    """What is played: by the title of a printed box, as the base game, or as just a mix."""
    if table.settings.edition != "custom":
        return EDITIONS[table.settings.edition].title
    return say(language, "base-game") if table.settings.options == "base" else "Hanabi"


def _of_a_finished_game(table: Table, language: str) -> Preview:
    names = ", ".join(name for seat in table.seats if (name := seat.name))
    outcome = table.state.outcome() if table.state else None
    if outcome is None or outcome.score is None:
        return Preview(say(language, "game-title", names=names), say(language, "game-sentence"))
    title = say(language, "game-title-points", names=names, points=outcome.score)
    return Preview(title, say(language, "game-sentence"))
