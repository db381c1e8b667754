"""What each move does: a turn, step by step as the rules tell it."""

from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    ALL_COMPLETE,
    CLUE,
    DISCARD,
    INDISPENSABLE,
    LAST_ROUND,
    NO_ACTION,
    PLAY,
    RECYCLE_PICK,
    REPAIR,
    SALVAGE_PICK,
    THIRD_MISTAKE,
    TOKEN,
    Clue,
    Kind,
    MoveNumber,
    RulesRecord,
    Seat,
    Slot,
    Slots,
    StateRecord,
    SuitNumber,
)
from hanabi.engine.legal import deck_count, fits, tile_choices
from hanabi.engine.reachable import is_placed
from hanabi.engine.seats import seat_after


@compiled
def apply_move(state: StateRecord, rules: RulesRecord, move: MoveNumber) -> None:
    """Carry out a legal move; whoever calls has checked that it is one."""
    kind_of_move = int(rules.move_type[move])
    _note_move(state, move)
    if kind_of_move == CLUE:
        give_clue(state, rules, move)
    elif kind_of_move == DISCARD:
        discard(state, rules, int(rules.move_slot[move]))
    elif kind_of_move == PLAY:
        play(state, rules, int(rules.move_slot[move]), int(rules.move_suit[move]))
    else:
        choose(state, rules, kind_of_move, int(rules.move_kind[move]))


@compiled
def _note_move(state: StateRecord, move: MoveNumber) -> None:
    forget_last_move(state)
    state.last_move = move
    state.last_player = state.player


@compiled
def forget_last_move(state: StateRecord) -> None:
    """Empty every field that tells of the last move."""
    state.last_move = -1
    state.last_player = -1
    state.last_kind = -1
    state.last_order = -1
    state.last_slot = -1
    state.last_target = -1
    state.last_touched = 0
    state.last_scored = 0
    state.last_completed = 0
    state.last_bonus = 0
    state.last_announced = 0
    state.last_tile = -1
    state.last_lapsed = 0
    state.last_drawn = -1


@compiled
def give_clue(state: StateRecord, rules: RulesRecord, move: MoveNumber) -> None:
    """Point out every card of the receiver that matches, and no other (R-208)."""
    seat = seat_after(rules, int(state.player), int(rules.move_offset[move]))
    clue = int(rules.move_clue[move])
    state.last_target = seat
    state.last_touched = mark(state, rules, seat, clue)
    if state.pending >= 0:  # R-1010: a tile's clue is free
        state.pending = -1
        end_turn(state, rules, True)
    else:
        state.tokens -= 1
        end_turn(state, rules, False)


@compiled
def mark(state: StateRecord, rules: RulesRecord, seat: Seat, clue: Clue) -> Slots:
    """Narrow what each card of the seat may be; the slots that were touched."""
    kinds = int(rules.touches[clue])
    touched = 0
    for slot in range(int(state.cards[seat])):
        if kinds >> int(state.hand[seat, slot]) & 1:
            state.possible[seat, slot] &= kinds
            state.clued[seat, slot] |= 1 << clue
            touched |= 1 << slot
        else:
            state.possible[seat, slot] &= ~kinds
    return touched


@compiled
def take_from_hand(state: StateRecord, slot: Slot) -> Kind:
    """Take a card out of the hand of the player on turn and show it."""
    player = int(state.player)
    kind = int(state.hand[player, slot])
    state.last_kind = kind
    state.last_order = state.order[player, slot]
    state.last_slot = slot
    cards = int(state.cards[player]) - 1
    for place in range(slot, cards):
        state.hand[player, place] = state.hand[player, place + 1]
        state.order[player, place] = state.order[player, place + 1]
        state.possible[player, place] = state.possible[player, place + 1]
        state.clued[player, place] = state.clued[player, place + 1]
    empty_slot(state, player, cards)
    state.cards[player] = cards
    return kind


@compiled
def empty_slot(state: StateRecord, seat: Seat, slot: Slot) -> None:
    """No card is here."""
    state.hand[seat, slot] = -1
    state.order[seat, slot] = -1
    state.possible[seat, slot] = 0
    state.clued[seat, slot] = 0


@compiled
def is_indispensable(state: StateRecord, rules: RulesRecord, kind: Kind) -> bool:
    """Whether its value is not placed yet and every copy lies in the discard pile (R-604)."""
    return not is_placed(state, rules, kind) and int(state.discarded[kind]) == int(rules.copies[kind])


@compiled
def discard(state: StateRecord, rules: RulesRecord, slot: Slot) -> None:
    """Discard a card for a token (R-301)."""
    kind = take_from_hand(state, slot)
    state.tokens += 1
    state.discarded[kind] += 1
    if rules.expert and is_indispensable(state, rules, kind):
        end_game(state, INDISPENSABLE)
    else:
        end_turn(state, rules, True)


@compiled
def play(state: StateRecord, rules: RulesRecord, slot: Slot, announced: SuitNumber) -> None:
    """Play a card, perhaps announced; it is placed or it is a mistake (R-303, R-306)."""
    kind = take_from_hand(state, slot)
    wrong = announced >= 0 and announced != int(rules.suit[kind])
    if wrong or not fits(state, rules, kind):
        fail(state, rules, kind)
        return
    completed = place(state, rules, kind)
    if state.over != 0:  # won at once, without token, tile or draw
        if rules.token_on_win:
            gain_token(state, rules)
        return
    if announced >= 0:
        gain_token(state, rules)
        state.last_announced = state.last_bonus
    go_on(state, rules, completed)


@compiled
def fail(state: StateRecord, rules: RulesRecord, kind: Kind) -> None:
    """A card that cannot be placed: discarded, and a mistake counted (R-306)."""
    state.discarded[kind] += 1
    state.mistakes += 1
    if state.mistakes >= rules.max_mistakes:
        end_game(state, THIRD_MISTAKE)
    elif rules.expert and is_indispensable(state, rules, kind):
        end_game(state, INDISPENSABLE)
    else:
        end_turn(state, rules, True)


@compiled
def place(state: StateRecord, rules: RulesRecord, kind: Kind) -> bool:
    """Add a fitting card to its firework; whether that completes it."""
    suit = int(rules.suit[kind])
    state.fireworks[suit] += 1
    state.placed += 1
    state.last_scored = 1
    if state.placed == rules.kinds:  # every kind is placed once
        end_game(state, ALL_COMPLETE)
    completed = int(state.fireworks[suit]) == int(rules.ranks)
    if completed:
        state.last_completed = 1
    return completed


@compiled
def go_on(state: StateRecord, rules: RulesRecord, completed: bool) -> None:
    """After a card was placed: a completed firework turns up a tile, or returns a token if none is left."""
    if not completed:
        end_turn(state, rules, True)
    elif state.tiles_used >= rules.tiles:  # R-307, R-1019
        gain_token(state, rules)
        end_turn(state, rules, True)
    else:
        turn_up_tile(state, rules)


@compiled
def gain_token(state: StateRecord, rules: RulesRecord) -> None:
    """One token becomes available, if one is away (R-308)."""
    if state.tokens < rules.max_tokens:
        state.tokens += 1
        state.last_bonus += 1


@compiled
def turn_up_tile(state: StateRecord, rules: RulesRecord) -> None:
    """Turn up the top tile; it is carried out, waits for a choice, or lapses (R-1003, R-1007)."""
    tile = int(state.tiles[int(state.tiles_used)])
    state.tiles_used += 1
    state.last_tile = tile
    if tile == REPAIR and state.mistakes > 0:  # R-1009
        state.mistakes -= 1
    if tile == TOKEN or tile == REPAIR:  # R-1008
        gain_token(state, rules)
        end_turn(state, rules, True)
        return
    state.pending = tile
    choices = 0
    for word in range(int(rules.words)):
        choices |= tile_choices(state, rules, word)
    if choices == 0:  # R-1012, R-1014
        lapse(state, rules)


@compiled
def lapse(state: StateRecord, rules: RulesRecord) -> None:
    """The tile is used up without effect."""
    state.pending = -1
    state.last_lapsed = 1
    end_turn(state, rules, True)


@compiled
def choose(state: StateRecord, rules: RulesRecord, kind_of_move: int, kind: Kind) -> None:
    """Resolve the pending tile by a card of the discard pile, or let it lapse."""
    if kind_of_move == RECYCLE_PICK:
        state.pending = -1
        recycle(state, rules, kind)
    elif kind_of_move == SALVAGE_PICK:
        state.pending = -1
        salvage(state, rules, kind)
    else:
        lapse(state, rules)


@compiled
def recycle(state: StateRecord, rules: RulesRecord, kind: Kind) -> None:
    """Shuffle a card of the discard pile into the deck; then the player draws (R-1013)."""
    state.last_kind = kind
    state.discarded[kind] -= 1
    count = deck_count(state, rules)
    top = int(state.drawn) - 1
    below = int(state.cut) % (count + 1)
    for index in range(top, top + below):
        state.deck[index] = state.deck[index + 1]
    state.deck[top + below] = kind
    state.drawn = top
    end_turn(state, rules, True)
    if count == 0:  # R-1017: the one card of the deck is drawn at once, and everybody knows it
        player = int(state.last_player)
        state.possible[player, int(state.cards[player]) - 1] = 1 << kind


@compiled
def salvage(state: StateRecord, rules: RulesRecord, kind: Kind) -> None:
    """Add a card of the discard pile to its firework; completing one turns up the next tile (R-1018)."""
    state.last_kind = kind
    state.discarded[kind] -= 1
    completed = place(state, rules, kind)
    if state.over == 0:
        go_on(state, rules, completed)


@compiled
def draw(state: StateRecord, rules: RulesRecord, player: Seat) -> None:
    """Take the top card of the deck to the newest end of the hand, unseen (R-310, R-312)."""
    slot = int(state.cards[player])
    state.hand[player, slot] = state.deck[int(state.drawn)]
    state.order[player, slot] = state.next_order
    state.possible[player, slot] = rules.every_kind
    state.clued[player, slot] = 0
    state.cards[player] = slot + 1
    state.last_drawn = state.next_order
    state.drawn += 1
    state.next_order += 1


@compiled
def end_turn(state: StateRecord, rules: RulesRecord, draws: bool) -> None:
    """Draw if the turn calls for it; count the last round; pass the turn on (R-504 … R-506)."""
    state.turn += 1
    player = int(state.player)
    if state.turns_left >= 0:  # the last round was running: no draw, one turn used up
        state.turns_left -= 1
        if state.turns_left == 0:
            state.over = LAST_ROUND
            return
    elif draws and deck_count(state, rules) > 0:
        draw(state, rules, player)
        if deck_count(state, rules) == 0 and not rules.expert:
            state.turns_left = rules.players
    player = seat_after(rules, player, 1)
    state.player = player
    if rules.expert and state.cards[player] == 0 and state.tokens == 0:
        state.over = NO_ACTION


@compiled
def end_game(state: StateRecord, reason: int) -> None:
    """The game ends in the middle of a turn, which counts as taken: nobody draws and no seat is next."""
    state.turn += 1
    state.over = reason
