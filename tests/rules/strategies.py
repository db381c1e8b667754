"""Values of the rules for properties: cards, options, moves, deals and whole records."""

from collections.abc import Sequence
from datetime import UTC
from itertools import product
from random import Random

from hypothesis import strategies as st

from hanabi.rules.cards import RANKS, Card
from hanabi.rules.deal import Deal
from hanabi.rules.editions import EDITIONS
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
)
from hanabi.rules.options import OPTION_NAMES, PLAYER_COUNTS, Multicolour, Options, Talk, hand_size
from hanabi.rules.record import MAX_NAME, MAX_TIME, Record
from hanabi.rules.suits import Color, Suit

ON_OFF = (False, True)
ALL_OPTIONS = tuple(
    Options.from_dict(dict(zip(OPTION_NAMES, values, strict=True)))
    for values in product(Multicolour, *[ON_OFF] * 5, Talk, ON_OFF)
)
# What hanab.live has a variant for.
SAYABLE_OPTIONS = tuple(
    options
    for options in ALL_OPTIONS
    if not options.tiles and not options.announce and len(options.suits) < 7
)

cards = st.builds(Card, st.sampled_from(Suit), st.sampled_from(RANKS))
names = st.text(st.characters(exclude_categories=("Cc", "Cs")), min_size=1, max_size=MAX_NAME).filter(
    str.strip
)
started = st.datetimes(timezones=st.just(UTC))


def moves(players: int = 10, orders: int = 1000, deck: Sequence[Card] = ()) -> st.SearchStrategy[Move]:
    """Moves that name only seats, orders and cards that exist; without arguments, any that can be written."""
    seat, order = st.integers(0, players - 1), st.integers(0, orders - 1)
    card = st.sampled_from(deck) if deck else cards
    size = hand_size(players) if players in PLAYER_COUNTS else 9
    hands = st.lists(order, min_size=1, max_size=size, unique=True).map(tuple)
    return st.one_of(
        st.builds(ClueColor, seat, st.sampled_from(Color)),
        st.builds(ClueRank, seat, st.sampled_from(RANKS)),
        st.builds(Play, order, st.none() | st.sampled_from(Suit)),
        st.builds(Discard, order),
        st.builds(Recycle, card),
        st.builds(Salvage, card),
        st.just(Lapse()),
        st.builds(Rearrange, seat, hands),
        st.builds(Stop, st.none() | seat),
    )


@st.composite
def deals(draw: st.DrawFn, options: Options) -> Deal:
    """A deal for `options`, shuffled by a drawn seed."""
    return Deal.shuffle(options, draw(st.sampled_from(PLAYER_COUNTS)), Random(draw(st.integers(0, 2**32))))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record: every option, edition and kind of move, with times or without."""
    edition = EDITIONS[draw(st.sampled_from(list(EDITIONS)))]
    options = draw(st.sampled_from([options for options in ALL_OPTIONS if _offers(edition.code, options)]))
    deal = draw(deals(options))
    orders = len(deal.deck) + options.tiles
    made = draw(st.lists(moves(deal.players, orders, deal.deck), max_size=30))
    begun = draw(st.none() | started)
    times = sorted(draw(st.lists(st.integers(0, MAX_TIME), min_size=len(made), max_size=len(made))))
    return Record(
        options=options,
        deal=deal,
        names=tuple(draw(st.lists(names, min_size=deal.players, max_size=deal.players))),
        moves=tuple(made),
        edition=edition.code,
        started=begun,
        times=tuple(times) if begun and draw(st.booleans()) else (),
    )


def _offers(code: str, options: Options) -> bool:
    default = Options().to_dict()
    return all(
        value == default[name] or value in EDITIONS[code].offers.get(name, ())
        for name, value in options.to_dict().items()
    )


@st.composite
def sayable_records(draw: st.DrawFn, link: bool = False) -> Record:
    """Records that hanab.live can say, or even one of its links."""
    options = draw(
        st.sampled_from([o for o in SAYABLE_OPTIONS if not link or not (o.expert or o.empty_clues)])
    )
    players = draw(st.sampled_from(PLAYER_COUNTS))
    chance = Random(draw(st.integers(0, 2**32)))
    deal = Deal.shuffle(options, players, chance, 0 if link else None)
    seat, order = st.integers(0, players - 1), st.integers(0, len(deal.deck) - 1)
    move = st.one_of(
        st.builds(ClueColor, seat, st.sampled_from(options.colors)),
        st.builds(ClueRank, seat, st.sampled_from(RANKS)),
        st.builds(Play, order),
        st.builds(Discard, order),
        st.builds(Stop, seat if link else st.none() | seat),
    )
    return Record(
        options=options,
        deal=deal,
        names=tuple(draw(st.lists(names, min_size=players, max_size=players))),
        moves=tuple(draw(st.lists(move, min_size=0 if link else 1, max_size=40))),
        started=draw(st.none() | started),
    )
