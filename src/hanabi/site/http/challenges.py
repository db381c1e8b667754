"""Challenges over HTTP: making one, how far one is, and what everybody made of it."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.challenge import Challenge, ChallengeBot, ChallengeGame, ChallengeGroup, NewChallenge
from hanabi.protocol.settings import Settings
from hanabi.protocol.table_events import DealKept
from hanabi.site.errors import NotForYou, TooBusy, TooMuch
from hanabi.site.http.answers import answer, answer_remembered, guest_of, site_of
from hanabi.site.http.query_params import challenge_asked
from hanabi.site.jobs.jobs import PlayDeal
from hanabi.site.people.co_players import NOBODY
from hanabi.site.site import Site, address_of
from hanabi.site.tables.challenges import (
    MOST_GAMES,
    Mean,
    Played,
    find_challenge,
    groups_through,
    has_played_all,
    own_games,
    reference_bots,
    sealed_deal,
)
from hanabi.site.tables.live import now
from hanabi.site.tables.summary import new_id
from hanabi.store.store import ChallengeKept

MOST_CHALLENGES = 50  # of one person

_scores = msgspec.json.Decoder(dict[str, tuple[int, ...]])


async def new_challenge(request: Request, wish: NewChallenge) -> Response:
    """Make a challenge."""
    guest, site = guest_of(request), site_of(request)
    Settings(edition=wish.edition, options=wish.options, players=wish.players).rules()  # or a refusal
    made = ChallengeKept(new_id(), guest.id, wish.edition, wish.options, wish.players, wish.deals, now())
    if not await site.store.keep_challenge(made, MOST_CHALLENGES):
        raise TooMuch(f"you have made {MOST_CHALLENGES} challenges: play one of them", 3600.0)
    _prepare(site, reference_bots(made.options, made.players))
    return answer_remembered(request, guest, await _shown(site, made, guest.id), 201)


async def challenge(request: Request) -> Response:
    """A challenge, how far one is with it, and its results for those who are through."""
    site = site_of(request)
    found = site.guests.find(request)
    asked = await find_challenge(site.store, challenge_asked(request))
    return answer(await _shown(site, asked, found.id if found else NOBODY))


async def challenge_bots(request: Request) -> Response:
    """The same with what strong bots make of the deals, for those who are through."""
    site, guest = site_of(request), guest_of(request)
    asked = await find_challenge(site.store, challenge_asked(request))
    if not has_played_all(asked, await site.store.challenge_games(asked.id, MOST_GAMES), guest.id):
        raise NotForYou("what bots make of these deals opens when you have played all of them")
    if asked.bots is None:
        bots = reference_bots(asked.options, asked.players)
        if not _prepare(site, bots):
            raise TooBusy("the bots are getting ready: try again soon")
        scores = {bot: await _play_all(site, asked, bot, address_of(request)) for bot in bots}
        await site.store.keep_challenge_bots(asked.id, msgspec.json.encode(scores).decode())
        asked = await find_challenge(site.store, asked.id)
    return answer(await _shown(site, asked, guest.id))


def _prepare(site: Site, bots: list[str]) -> bool:
    """Compile the bots if that was not done yet; whether all are ready."""
    for bot in bots:
        site.tables.pool.prepare(bot)
    return set(bots).isdisjoint(site.tables.pool.preparing)


async def _play_all(site: Site, asked: ChallengeKept, bot: str, who: str) -> list[int]:
    """What a bot in every seat makes of each deal, in a process of its own."""
    deals = [sealed_deal(site.secret, asked, number) for number in range(1, asked.deals + 1)]
    jobs = [PlayDeal(bot, asked.options, asked.players, DealKept.of(deal)) for deal in deals]
    return [msgspec.msgpack.decode(await site.jobs.run(job, who), type=int) for job in jobs]


async def _shown(site: Site, asked: ChallengeKept, guest: str) -> Challenge:
    games = await site.store.challenge_games(asked.id, MOST_GAMES)
    is_open = has_played_all(asked, games, guest)
    bots = _scores.decode(asked.bots) if asked.bots and is_open else {}
    best = next(iter(bots.values()), None)
    return Challenge(
        id=asked.id,
        edition=asked.edition,
        options=asked.options,
        players=asked.players,
        deals=asked.deals,
        made=asked.made,
        mine=tuple(
            None if game is None else ChallengeGame(game.table, game.phase, game.score)
            for game in own_games(asked, games, guest)
        ),
        open=is_open,
        groups=tuple(_group(each, guest, best) for each in groups_through(asked, games)) if is_open else (),
        bots=tuple(ChallengeBot(bot, scores, *_mean(scores)) for bot, scores in bots.items()),
    )


def _group(played: Played, guest: str, bot: tuple[int, ...] | None) -> ChallengeGroup:
    """A group's line; its difference is the one to the strongest bot, deal by deal."""
    ahead = None if bot is None else [own - other for own, other in zip(played.scores, bot, strict=True)]
    return ChallengeGroup(
        played.names,
        guest in played.guests,
        played.ranked,
        played.scores,
        *_mean(played.scores),
        *((None, None) if ahead is None else _mean(ahead)),
    )


def _mean(values: tuple[int, ...] | list[int]) -> tuple[float, float | None]:
    found = Mean.of(values)
    return found.mean, found.error
