"""What somebody's own finished games say together, and against what bots make of the same deals."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.insights import AgainstBot, AgainstBots
from hanabi.protocol.review import JUDGE
from hanabi.rules.phase import Phase
from hanabi.site.http.answers import answer, site_of
from hanabi.site.jobs.jobs import PlayDeal, decoded
from hanabi.site.jobs.told_games import GameTold, TellGame
from hanabi.site.people.insights import OwnGame, against, insights
from hanabi.site.site import Site, address_of
from hanabi.site.tables.challenges import reference_bots
from hanabi.store.store import Summary, Wanted

MOST_GAMES = 100  # the newest: who played more has changed since
MOST_DEALS = 40  # that bots play for one who asks


async def own_insights(request: Request) -> Response:
    """What one's last games say."""
    site, guest = site_of(request), _guest(request)
    lines, found = await _own_lines(site, guest)
    return answer(insights([await _told(site, line, guest, address_of(request)) for line in lines], found))


async def against_bots(request: Request) -> Response:
    """What bots make of the deals of one's last games; not of challenges, which may be sealed."""
    site, guest = site_of(request), _guest(request)
    lines, _ = await _own_lines(site, guest)
    comparable = [line for line in lines if line.challenge is None and line.score is not None][:MOST_DEALS]
    bots = {line.table: reference_bots(line.options, line.players)[:1] for line in comparable}
    if not _ready(site, {bot for some in bots.values() for bot in some}):
        return answer(AgainstBots((), preparing=True))
    ahead: dict[tuple[str, int], list[int]] = {}
    for line in comparable:
        for bot in bots[line.table]:
            game = await _told(site, line, guest, address_of(request))
            score = await _bots_score(site, bot, line, game.told, address_of(request))
            ahead.setdefault((bot, line.players), []).append(game.points - score)
    return answer(AgainstBots(_sorted([against(*key, games) for key, games in ahead.items()])))


def _ready(site: Site, bots: set[str]) -> bool:
    """Compile the bots if that was not done yet; whether all are ready."""
    for bot in bots:
        site.tables.pool.prepare(bot)
    return bots.isdisjoint(site.tables.pool.preparing)


def _sorted(found: list[AgainstBot]) -> tuple[AgainstBot, ...]:
    return tuple(sorted(found, key=lambda each: -each.ahead.count))


def _guest(request: Request) -> str | None:
    guest = site_of(request).guests.find(request)
    return guest.id if guest else None


async def _own_lines(site: Site, guest: str | None) -> tuple[list[Summary], int]:
    """The newest games in which somebody sat and made a move, and how many there are in all."""
    if guest is None:
        return [], 0
    page = await site.store.tables(Wanted(phase=Phase.ENDED, guest=guest, limit=MOST_GAMES))
    counted = await site.store.statistics(Wanted(phase=Phase.ENDED, guest=guest))
    return [line for line in page.rows if guest in line.guests and line.moves], counted.games


async def _told(site: Site, line: Summary, guest: str | None, address: str) -> OwnGame:
    review = await site.store.review(line.table, "", JUDGE)

    async def tell() -> TellGame:
        return TellGame(line.table, await site.store.events(line.table), review)

    made = await site.jobs.once((line.table, "told", JUDGE, review is not None), tell, address)
    return OwnGame(line, decoded(made, GameTold), line.guests.index(guest))


async def _bots_score(site: Site, bot: str, line: Summary, told: GameTold, address: str) -> int:
    """What a bot in every seat makes of the deal of a game."""

    async def play() -> PlayDeal:
        return PlayDeal(bot, line.options, line.players, told.deal)

    return msgspec.msgpack.decode(await site.jobs.once((line.deal, bot, "played"), play, address), type=int)
