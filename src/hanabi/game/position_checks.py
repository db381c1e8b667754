"""Which positions can come about in a game, and why another one cannot."""

from collections import Counter
from collections.abc import Mapping

from hanabi.game.arrangement import Arrangement
from hanabi.game.board import whole_firework
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.deal import check_cut, check_deck, check_tiles
from hanabi.rules.errors import BadDeal, shown
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS, Options
from hanabi.rules.outcome import Reason
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile

MOST_ORDERS = 127  # as many as the record has room for; a game takes 72 at most
MOST_TURNS = 999
_CHOSEN = (Tile.COLOR_INFO, Tile.RANK_INFO, Tile.RECYCLE, Tile.SALVAGE)  # tiles that ask for a choice


def check(arranged: Arrangement) -> Arrangement:
    """The same arrangement, if a game can come to it."""
    _check_cards(arranged)
    _check_hand_sizes(arranged)
    _check_tiles(arranged)
    check_cut(arranged.options, arranged.cut)
    _check_range("tokens", arranged.tokens, 0, MAX_TOKENS)
    _check_range("the seat on turn", arranged.on_turn, 0, arranged.rules.players - 1)
    _check_range("the number of turns taken", arranged.turn, 0, MOST_TURNS)
    _check_mistakes(arranged)
    _check_last_round(arranged)
    _check_end(arranged)
    _check_full_hands(arranged)
    _check_held(arranged)
    _check_choice(arranged)
    return arranged


def check_heights(options: Options, fireworks: Mapping[Suit, int]) -> None:
    """Refuse fireworks that are not in play or not so high."""
    for suit, height in fireworks.items():
        if not isinstance(suit, Suit):
            raise BadDeal(f"a firework is named by its suit, like Suit.RED, not by {shown(suit)}")
        _check_range(f"the firework {suit}", height, 0, len(RANKS) if suit in options.suits else 0)


def _check_range(what: str, value: object, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadDeal(f"{what} must be from {low} to {high}, not {shown(value)}")


def _check_cards(arranged: Arrangement) -> None:
    """Every card of the game is somewhere, and none twice."""
    options, lying = arranged.options, arranged.lying()
    if not isinstance(arranged.deck, int):
        check_deck(options, (*lying, *arranged.deck))
        return
    for card, count in Counter(lying).items():
        if count > options.copies(card):
            raise BadDeal(f"{count} of {card} lie open; these options have {options.copies(card)}")
    hidden = sum(held.card is None for hand in arranged.hands for held in hand)
    unseen = len(options.cards()) - len(lying) - hidden
    if arranged.deck != unseen:
        raise BadDeal(f"{unseen} cards are left for the deck, not {arranged.deck}")


def _check_hand_sizes(arranged: Arrangement) -> None:
    for seat, hand in enumerate(arranged.hands):
        _check_range(f"the number of cards of seat {seat}", len(hand), 0, arranged.rules.hand_size)


# Tiles.


def _check_tiles(arranged: Arrangement) -> None:
    options, used = arranged.options, arranged.tiles_used
    if isinstance(arranged.deck, int):  # the stack is hidden too
        _check_range("the number of different tiles used", len(set(arranged.tiles)), used, used)
    else:
        check_tiles(options, arranged.tiles)
    _check_range("the number of tiles used", used, 0, len(arranged.tiles))
    if options.tiles:  # R-1002, R-1005: the completion that wins turns up none
        complete = sum(height == len(RANKS) for height in arranged.heights.values())
        turned = complete - (arranged.over is Reason.ALL_COMPLETE)
        if used != turned:
            raise BadDeal(f"each complete firework turned up a tile: that makes {turned} of them, not {used}")
    _check_pending(arranged)


def _check_pending(arranged: Arrangement) -> None:
    tile, used = arranged.pending, arranged.tiles[: arranged.tiles_used]
    if tile is None:
        return
    if tile not in _CHOSEN:
        raise BadDeal(f"the tile {tile} waits for no choice: one of {', '.join(map(str, _CHOSEN))}")
    if not used or used[-1] is not tile:
        raise BadDeal(f"the tile {tile} cannot wait: it is not the last one that was turned up")
    if arranged.over is not None:
        raise BadDeal(f"the tile {tile} cannot wait: the game is over")


def _check_choice(arranged: Arrangement) -> None:
    """A tile waits only where there is something to choose (R-1012, R-1014)."""
    if arranged.pending and not isinstance(arranged.deck, int) and not arranged.state().legal_moves():
        raise BadDeal(f"the tile {arranged.pending} offers no choice there: it would have lapsed")


# Mistakes, and the last round.


def _check_mistakes(arranged: Arrangement) -> None:
    lost = arranged.over is Reason.THIRD_MISTAKE
    least, most = (MAX_MISTAKES, MAX_MISTAKES) if lost else (0, MAX_MISTAKES - 1)
    _check_range("mistakes", arranged.mistakes, least, most)
    # a mistake discards a card; a tile may have taken it from there since.
    used = arranged.tiles[: arranged.tiles_used]
    gone = len(arranged.discard_pile) + sum(tile in (Tile.RECYCLE, Tile.SALVAGE) for tile in used)
    if arranged.mistakes > gone:
        raise BadDeal(f"{arranged.mistakes} mistakes discarded as many cards, but there are {gone}")


def _check_last_round(arranged: Arrangement) -> None:
    turns, players = arranged.turns_left, arranged.rules.players
    if arranged.deck_count > 0 or arranged.options.expert:
        if turns is not None:
            raise BadDeal("a last round needs an empty deck and a game that is not expert")
        return
    least, most = (0, 0) if arranged.over is Reason.LAST_ROUND else (1, players)
    _check_range("the number of turns left", turns, least, most)


def _check_full_hands(arranged: Arrangement) -> None:
    """Hands are full until the deck is empty (R-310); an expert game goes on with what is left (R-601)."""
    if arranged.deck_count == 0 and arranged.options.expert:
        return
    for seat, hand in enumerate(arranged.hands):
        wanted = _sizes(arranged, seat)
        if len(hand) not in wanted:
            sizes = " or ".join(map(str, sorted(wanted)))
            raise BadDeal(f"seat {seat} cannot hold {len(hand)} cards there: it would have {sizes}")


def _sizes(arranged: Arrangement, seat: int) -> set[int]:
    """How many cards a seat may hold when nothing but the last round keeps it from drawing."""
    full = arranged.rules.hand_size
    if seat == arranged.on_turn and arranged.pending is not None:
        return {full - 1}  # R-1004: the player has not drawn yet
    if seat == arranged.on_turn and arranged.over is not None:
        return {full - 1, full}
    return {full - 1, full} if _acted_in_last_round(arranged, seat) else {full}


def _acted_in_last_round(arranged: Arrangement, seat: int) -> bool:
    players, turns = arranged.rules.players, arranged.turns_left
    if turns is None:
        return False
    return turns == 0 or (arranged.on_turn - seat - 1) % players < players - turns


# What is known of the cards, and their numbers.


def _check_held(arranged: Arrangement) -> None:
    orders = [held.order for hand in arranged.hands for held in hand]
    _check_range("the next card's order", arranged.next_order, 0, MOST_ORDERS)
    for order, count in Counter(orders).items():
        _check_range("the order of a card", order, 0, arranged.next_order - 1)
        if count > 1:
            raise BadDeal(f"{count} cards have the order {order}: each has its own")
    for seat, hand in enumerate(arranged.hands):
        for held in hand:
            if held.card is not None and held.card not in held.possible:
                raise BadDeal(f"the clues of card {held.order} of seat {seat} are not true of {held.card}")
            if not held.possible:
                raise BadDeal(f"no card is what the clues say of card {held.order} of seat {seat}")


# The end.


def _check_end(arranged: Arrangement) -> None:
    """A game is over when the rules end it, and not before."""
    ends: dict[Reason, str | None] = {
        Reason.ALL_COMPLETE: _all_complete(arranged),
        Reason.INDISPENSABLE: _lost_card(arranged),
        Reason.NO_ACTION: _no_action(arranged),
    }
    for reason, said in ends.items():
        if said and arranged.over is None:
            raise BadDeal(f"{said}: that game is over")
        if arranged.over is reason and not said:
            raise BadDeal(f"a game cannot have ended there with {reason.value!r}")
    if arranged.over is Reason.LAST_ROUND and arranged.turns_left != 0:
        raise BadDeal("no last round can have ended there: it needs an empty deck and no turns left")


def _all_complete(arranged: Arrangement) -> str | None:
    complete = all(height == len(RANKS) for height in arranged.heights.values())
    return "all fireworks are complete" if complete else None


def _lost_card(arranged: Arrangement) -> str | None:
    """In an expert game, a card that is needed and of which every copy is discarded (R-603, R-604)."""
    if not arranged.options.expert:
        return None
    for card, count in Counter(arranged.discard_pile).items():
        if count == arranged.options.copies(card) and not _is_placed(arranged, card):
            return f"every {card} is discarded in an expert game"
    return None


def _is_placed(arranged: Arrangement, card: Card) -> bool:
    return whole_firework(card.suit).index(card) < arranged.heights[card.suit]


def _no_action(arranged: Arrangement) -> str | None:
    if arranged.hands[arranged.on_turn] or arranged.tokens or arranged.pending:
        return None
    return f"seat {arranged.on_turn} has no card and no token to act with"
