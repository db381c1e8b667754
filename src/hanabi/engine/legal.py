"""Which moves are legal now, as bits, and why another one is not."""

from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    ALL_TOKENS,
    CANNOT_LAPSE,
    CANNOT_RECYCLE,
    CANNOT_SALVAGE,
    CLUE,
    COLOR_INFO,
    DISCARD,
    FITS_NOWHERE,
    GAME_IS_OVER,
    LAPSE,
    LEGAL,
    NO_CARD_THERE,
    NO_CARDS_TO_CLUE,
    NO_SUCH_MOVE,
    NO_SUCH_TILE,
    NO_TOKEN,
    NOT_IN_DISCARD_PILE,
    PLAY,
    RANK_INFO,
    RECYCLE,
    RECYCLE_PICK,
    SALVAGE,
    SALVAGE_PICK,
    TILE_WAITS,
    TOUCHES_NOTHING,
    WORD,
    Clues,
    Kind,
    Kinds,
    MoveNumber,
    Moves,
    RulesRecord,
    Seat,
    StateRecord,
)
from hanabi.engine.seats import seat_after

_FULL = (1 << WORD) - 1


@compiled
def deck_count(state: StateRecord, rules: RulesRecord) -> int:
    """How many cards are left in the deck."""
    return int(rules.deck_size) - int(state.drawn)


@compiled
def fits(state: StateRecord, rules: RulesRecord, kind: Kind) -> bool:
    """Whether `kind` is the next card of its firework (R-305, R-903)."""
    suit = int(rules.suit[kind])
    return int(rules.next_kind[suit, int(state.fireworks[suit])]) == kind


@compiled
def touching(state: StateRecord, rules: RulesRecord, seat: Seat) -> Clues:
    """The clues that point out at least one card of this seat."""
    clues = 0
    for slot in range(int(state.cards[seat])):
        clues |= int(rules.clues_touching[int(state.hand[seat, slot])])
    return clues


@compiled
def clue_moves(state: StateRecord, rules: RulesRecord, wanted: Clues) -> Moves:
    """The clue moves of the player on turn that name one of the clues `wanted`."""
    moves = 0
    for offset in range(1, int(rules.players)):
        seat = seat_after(rules, int(state.player), offset)
        if state.cards[seat] == 0:
            continue
        named = wanted
        if not rules.empty_clues:
            named &= touching(state, rules, seat)
        moves |= (named & int(rules.color_clues)) << int(rules.color_shift[offset])
        moves |= (named >> int(rules.colors)) << int(rules.rank_shift[offset])
    return moves


@compiled
def discarded_kinds(state: StateRecord, rules: RulesRecord) -> Kinds:
    """The kinds in the discard pile."""
    kinds = 0
    for kind in range(int(rules.kinds)):
        if state.discarded[kind] > 0:
            kinds |= 1 << kind
    return kinds


@compiled
def salvageable_kinds(state: StateRecord, rules: RulesRecord) -> Kinds:
    """The kinds in the discard pile that fit on their firework (R-1018)."""
    kinds = 0
    for suit in range(int(rules.suits)):
        kind = int(rules.next_kind[suit, int(state.fireworks[suit])])
        if kind >= 0 and state.discarded[kind] > 0:
            kinds |= 1 << kind
    return kinds


@compiled
def may_recycle(state: StateRecord, rules: RulesRecord) -> bool:
    """Whether a card may go into the deck: not into the empty deck of a last round (R-1015, R-1017)."""
    return deck_count(state, rules) > 0 or int(rules.expert) > 0


@compiled
def _from(first: int, kinds: Kinds, word: int) -> Moves:
    """The moves that pick one of `kinds`, numbered from `first`, as far as they lie in `word`."""
    shift = first - word * WORD
    if shift >= WORD or shift <= -WORD:
        return 0
    return (kinds << shift) & _FULL if shift >= 0 else kinds >> -shift


@compiled
def tile_choices(state: StateRecord, rules: RulesRecord, word: int) -> Moves:
    """The choices of the pending tile (R-1006), in one word; none in any word means that it lapses."""
    tile = int(state.pending)
    if tile == COLOR_INFO:
        return clue_moves(state, rules, int(rules.color_clues)) if word == 0 else 0
    if tile == RANK_INFO:
        return clue_moves(state, rules, int(rules.every_clue) & ~int(rules.color_clues)) if word == 0 else 0
    salvages = _from(int(rules.first_salvage), salvageable_kinds(state, rules), word)
    if tile == SALVAGE:
        return salvages
    moves = 0
    if may_recycle(state, rules):
        moves |= _from(int(rules.first_recycle), discarded_kinds(state, rules), word)
    if deck_count(state, rules) == 0:  # R-1015, R-1017: salvage instead
        moves |= salvages
        if not rules.expert and salvageable_kinds(state, rules) != 0:
            moves |= _from(int(rules.lapse), 1, word)  # "may": nothing is a choice as well
    return moves


@compiled
def legal_word(state: StateRecord, rules: RulesRecord, word: int) -> Moves:
    """The legal moves numbered from `word` · 63, as bits."""
    if state.over != 0:
        return 0
    if state.pending >= 0:
        return tile_choices(state, rules, word)
    cards = int(state.cards[int(state.player)])
    moves = int(rules.plays[cards, word])
    if word == 0:
        if state.tokens < rules.max_tokens:
            moves |= int(rules.discards[cards])
        if state.tokens > 0:
            moves |= clue_moves(state, rules, int(rules.every_clue))
    return moves


@compiled
def is_legal(state: StateRecord, rules: RulesRecord, move: MoveNumber) -> bool:
    """Whether the move with this number is legal."""
    if move < 0 or move >= int(rules.moves):
        return False
    return (legal_word(state, rules, move // WORD) >> (move % WORD)) & 1 == 1


@compiled
def refusal(state: StateRecord, rules: RulesRecord, move: MoveNumber) -> int:
    """Why the move is not legal; `LEGAL` if it is."""
    if state.over != 0:
        return GAME_IS_OVER
    if move < 0 or move >= int(rules.moves):
        return NO_SUCH_MOVE
    if is_legal(state, rules, move):
        return LEGAL
    kind_of_move = int(rules.move_type[move])
    if kind_of_move == DISCARD or kind_of_move == PLAY:
        return _card_refusal(state, rules, move)
    if kind_of_move == CLUE:
        return _clue_refusal(state, rules, move)
    return _pick_refusal(state, rules, move)


@compiled
def _card_refusal(state: StateRecord, rules: RulesRecord, move: MoveNumber) -> int:
    if state.pending >= 0:  # R-1023
        return TILE_WAITS
    if int(rules.move_slot[move]) >= int(state.cards[int(state.player)]):
        return NO_CARD_THERE
    return ALL_TOKENS


@compiled
def _clue_refusal(state: StateRecord, rules: RulesRecord, move: MoveNumber) -> int:
    tile = int(state.pending)
    color = int(rules.move_clue[move]) < int(rules.colors)
    if tile >= 0 and not ((tile == COLOR_INFO and color) or (tile == RANK_INFO and not color)):  # R-1011
        return TILE_WAITS
    if tile < 0 and state.tokens == 0:
        return NO_TOKEN
    seat = seat_after(rules, int(state.player), int(rules.move_offset[move]))
    return NO_CARDS_TO_CLUE if state.cards[seat] == 0 else TOUCHES_NOTHING


@compiled
def _pick_refusal(state: StateRecord, rules: RulesRecord, move: MoveNumber) -> int:
    kind_of_move, tile = int(rules.move_type[move]), int(state.pending)
    if tile < 0:
        return NO_SUCH_TILE
    if tile != RECYCLE and tile != SALVAGE:
        return TILE_WAITS
    if kind_of_move == LAPSE:
        return CANNOT_LAPSE  # R-1007
    if kind_of_move == RECYCLE_PICK and (tile == SALVAGE or not may_recycle(state, rules)):
        return CANNOT_RECYCLE  # R-1015
    if kind_of_move == SALVAGE_PICK and tile == RECYCLE and deck_count(state, rules) > 0:
        return CANNOT_SALVAGE  # R-1013
    if state.discarded[int(rules.move_kind[move])] == 0:
        return NOT_IN_DISCARD_PILE
    return FITS_NOWHERE  # R-1018
