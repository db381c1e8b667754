"""What can be done now: the list of moves, previews, and the help."""

from collections.abc import Iterator, Sequence

from hanabi.cli.screen import as_sentence
from hanabi.game.picture import columns, faces_left
from hanabi.game.sentences import proposal
from hanabi.game.view import View
from hanabi.rules.cards import RANKS, Card, cards_text
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Lapse, Move, Play, Recycle, Salvage
from hanabi.rules.options import hand_size
from hanabi.rules.tiles import Tile

LABEL = 12
EASY_NAME = 8


def help_text(view: View, names: Sequence[str]) -> str:
    """What can be typed in this game."""
    options, name, bo = view.options, names[(view.on_turn + 1) % view.players], next_player(view, names)
    slots = (2, 1, *range(3, hand_size(view.players) + 1))
    rows = [
        ("p2", "play the card in slot 2 (or `play 2`)"),
        ("p2 red", "the same, announcing it: a token if right, a mistake if not"),
        ("d1", "discard the card in slot 1 for a clue token (or `discard 1`)"),
        (f"c {bo} red", f"tell {name} all red cards; costs a clue token (or `clue`)"),
        (f"c {bo} 3", f"tell {name} all 3s; costs a clue token"),
        ("recycle B3", "what a tile asks for; also `salvage B3` and `lapse`"),
        (f"?c {bo} red", f"which cards would it touch? `?{bo}` shows every clue"),
        ("moves", "all that you can do now"),
        (f"sort {' '.join(map(str, slots))}", "put your cards into another order; that is not a turn"),
        ("log", "the last moves; Enter shows the table again"),
        ("stop", "end the game for all and count the points; `quit` just leaves"),
    ]
    left_out = {"p2 red": not options.announce, "recycle B3": not options.tiles}
    lines = [f" {typed:<16}{meaning}" for typed, meaning in rows if not left_out.get(typed)]
    down = ", black from 5 down" if options.black else ""
    return "\n".join(
        [
            f" Together, build a firework of each suit: 1 2 3 4 5{down}.",
            " You see all hands but your own; [R3] are the clues a card got. One move a turn:",
            *lines,
            " Exact notation as in records, P12 or C1:R, works too.",
        ]
    )


def hint(view: View, names: Sequence[str]) -> str:
    """One line on what can be typed now."""
    bo, legal = next_player(view, names), view.legal_moves()
    if view.pending is Tile.COLOR_INFO or view.pending is Tile.RANK_INFO:
        named = "red" if view.pending is Tile.COLOR_INFO else "3"
        return f"The tile asks for a clue, such as: c {bo} {named}. Or: ?{bo}, moves, help"
    if view.pending:
        return f"The tile asks for a choice: {'; or '.join(_choices(legal))}"
    kinds = [
        (Play, "p1 play"),
        (Discard, "d1 discard"),
        (ClueColor, f"c {bo} red clue"),
        (ClueRank, f"?{bo} preview"),
    ]
    possible = [text for kind, text in kinds if any(isinstance(move, kind) for move in legal)]
    return f"Type: {', '.join(possible)}, moves, help, quit"


def next_player(view: View, names: Sequence[str]) -> str:
    """The next player as one would type it: by the first name if that is easy, else by number."""
    seat = (view.on_turn + 1) % view.players
    first = names[seat].split()[0].lower()
    is_easy = first.isascii() and first.isalpha() and len(first) <= EASY_NAME
    is_clear = sum(name.lower().startswith(first) for name in names) == 1
    return first if is_easy and is_clear else str(seat + 1)


def moves_text(view: View, names: Sequence[str]) -> str:
    """Every legal move, grouped."""
    groups = list(_groups(view, names))
    width = max(columns(label) for label, _ in groups) + 2
    return "\n".join(f" {label}{' ' * (width - columns(label))}{' '.join(words)}" for label, words in groups)


def _groups(view: View, names: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    legal, orders = view.legal_moves(), view.orders(view.on_turn)
    slot = {order: slot for slot, order in enumerate(orders, start=1)}
    plays = [f"p{slot[move.order]}" for move in legal if isinstance(move, Play) and move.announced is None]
    if plays:
        yield "play", plays
    if any(isinstance(move, Play) and move.announced for move in legal):
        yield "announcing", [*(suit.word for suit in view.options.suits), f"(as in {plays[0]} red)"]
    if discards := [f"d{slot[move.order]}" for move in legal if isinstance(move, Discard)]:
        yield "discard", discards
    clues = [move for move in legal if isinstance(move, ClueColor | ClueRank)]
    for seat in sorted({clue.to for clue in clues}):
        yield f"clue {names[seat]}", [_named(clue) for clue in clues if clue.to == seat]
    for choice in _choices(legal):
        yield "tile", [choice]
    if len(orders) > 1 and not view.is_over:
        yield "sort", [" ".join(map(str, range(len(orders), 0, -1))), "(or any other order; not a turn)"]


def _named(clue: ClueColor | ClueRank) -> str:
    return clue.color.word if isinstance(clue, ClueColor) else str(clue.rank)


def _choices(legal: Sequence[Action]) -> Iterator[str]:
    """What a tile asks for: `recycle R1, B3`, `salvage B3`, `lapse`."""
    for kind in (Recycle, Salvage):
        if cards := [str(move.card) for move in legal if isinstance(move, kind)]:
            yield f"{kind.__name__.lower()} {', '.join(cards)}"
    if Lapse() in legal:
        yield "lapse"


def preview(move: Move, view: View, names: Sequence[str]) -> str:
    """What a move would do, as far as its player can know."""
    text = as_sentence(proposal(move, names, view))
    if isinstance(move, Play | Discard) and view.options.memory_aid:
        hand = [held for held in view.hand(view.on_turn) if held.order == move.order]
        for faces in faces_left(view, hand):
            text += f" It can be {_faces(view, faces)}."
    return text


def _faces(view: View, faces: frozenset[Card]) -> str:
    return cards_text(card for card in dict.fromkeys(view.options.cards()) if card in faces)


def clue_previews(to: int, view: View, names: Sequence[str]) -> str:
    """What each clue to a seat would touch."""
    clues: list[ClueColor | ClueRank] = [ClueColor(to, color) for color in view.options.colors]
    clues += [ClueRank(to, rank) for rank in RANKS]
    orders, faces = view.orders(to), [held.card for held in view.hand(to)]
    lines, empty = [f" A clue to {names[to]} would touch:"], []
    for clue in clues:
        slots = [orders.index(order) for order in view.touched_by(clue)]
        if slots:
            cards = ", ".join(f"{slot + 1} ({faces[slot]})" for slot in slots)
            lines.append(f" {_named(clue):<{LABEL}}slot{'s' if len(slots) > 1 else ''} {cards}")
        else:
            empty.append(_named(clue))
    if empty:
        lines.append(f" {'nothing':<{LABEL}}{', '.join(empty)}")
    return "\n".join(lines)
