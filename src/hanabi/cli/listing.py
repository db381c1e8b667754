"""What can be done now: the list of moves, previews, and the help."""

from collections.abc import Iterator, Sequence

from hanabi.cli.typed import short_verb, verb_word
from hanabi.game.picture import columns, faces_left
from hanabi.game.sentences import proposal, suit_word
from hanabi.game.view import View
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Lapse, Move, Play, Recycle, Salvage
from hanabi.rules.options import hand_size
from hanabi.rules.suits import Color
from hanabi.rules.tiles import Tile
from hanabi.texts import Texts

LABEL = 12
TYPED = 16  # columns for what is typed, in the help
EASY_NAME = 8


class Listing:
    """What one player, who is on turn, can be told about what to do, in a language."""

    def __init__(self, view: View, names: Sequence[str], texts: Texts) -> None:
        self.view, self.names, self.texts = view, names, texts
        self.next = next_player(view, names)
        self.red = suit_word(Color.RED, texts)

    def help_text(self) -> str:
        """What can be typed in this game."""
        say, verb, short = self.texts.say, self._verb, self._short
        options, name = self.view.options, self.names[(self.view.on_turn + 1) % self.view.players]
        slots = " ".join(map(str, (2, 1, *range(3, hand_size(self.view.players) + 1))))
        clue = f"{short('clue')} {self.next}"
        mark, card = (f"{self.texts.letter(letter)}3" for letter in "RB")
        rows = [
            (f"{short('play')}2", say("help-play", verb=verb("play"))),
            (f"{short('play')}2 {self.red}", say("help-announce") if options.announce else ""),
            (f"{short('discard')}1", say("help-discard", verb=verb("discard"))),
            (f"{clue} {self.red}", say("help-clue-color", name=name, verb=verb("clue"))),
            (f"{clue} 3", say("help-clue-rank", name=name)),
            (
                f"{verb('recycle')} {card}",
                say("help-tile", salvage=f"{verb('salvage')} {card}", lapse=verb("lapse"))
                if options.tiles
                else "",
            ),
            (f"?{clue} {self.red}", say("help-preview", all=f"?{self.next}")),
            (verb("moves"), say("help-moves")),
            (f"{verb('sort')} {slots}", say("help-sort")),
            (verb("log"), say("help-log")),
            (verb("stop"), say("help-stop", quit=verb("quit"))),
        ]
        typed = max(TYPED, *(columns(typed) + 2 for typed, _ in rows))
        return "\n".join(
            [
                f" {say('help-goal-black' if options.black else 'help-goal')}",
                f" {say('help-hands', mark=mark)}",
                *(f" {_filled(what, typed)}{meaning}" for what, meaning in rows if meaning),
                f" {say('help-exact')}",
            ]
        )

    def hint(self) -> str:
        """One line on what can be typed now."""
        legal, clue = self.view.legal_moves(), f"{self._short('clue')} {self.next}"
        preview, others = f"?{self.next}", [self._verb("moves"), self._verb("help")]
        if self.view.pending is Tile.COLOR_INFO or self.view.pending is Tile.RANK_INFO:
            example = f"{clue} {self.red if self.view.pending is Tile.COLOR_INFO else 3}"
            return self.texts.say("hint-tile-clue", example=example, words=", ".join([preview, *others]))
        if self.view.pending:
            choices = f"; {self.texts.say('hint-or')} ".join(self._choices(legal))
            return self.texts.say("hint-tile-choice", words=choices)
        kinds = [
            (Play, f"{self._short('play')}1 {self._verb('play')}"),
            (Discard, f"{self._short('discard')}1 {self._verb('discard')}"),
            (ClueColor, f"{clue} {self.red} {self._verb('clue')}"),
            (ClueRank, f"{preview} {self.texts.say('hint-preview')}"),
        ]
        possible = [text for kind, text in kinds if any(isinstance(move, kind) for move in legal)]
        return self.texts.say("hint-type", words=", ".join([*possible, *others, self._verb("quit")]))

    def moves_text(self) -> str:
        """Every legal move, grouped."""
        groups = list(self._groups())
        width = max(columns(label) for label, _ in groups) + 2
        return "\n".join(f" {_filled(label, width)}{' '.join(words)}" for label, words in groups)

    def _groups(self) -> Iterator[tuple[str, list[str]]]:
        view, say = self.view, self.texts.say
        legal, orders = view.legal_moves(), view.orders(view.on_turn)
        slot = {order: slot for slot, order in enumerate(orders, start=1)}
        play, discard = self._short("play"), self._short("discard")
        plays = [
            f"{play}{slot[move.order]}" for move in legal if isinstance(move, Play) and not move.announced
        ]
        if plays:
            yield self._verb("play"), plays
        if any(isinstance(move, Play) and move.announced for move in legal):
            suits = [suit_word(suit, self.texts) for suit in view.options.suits]
            yield say("moves-announcing"), [*suits, say("moves-as-in", example=f"{plays[0]} {self.red}")]
        if discards := [f"{discard}{slot[move.order]}" for move in legal if isinstance(move, Discard)]:
            yield self._verb("discard"), discards
        clues = [move for move in legal if isinstance(move, ClueColor | ClueRank)]
        for seat in sorted({clue.to for clue in clues}):
            named = [self._named(clue) for clue in clues if clue.to == seat]
            yield f"{self._verb('clue')} {self.names[seat]}", named
        for choice in self._choices(legal):
            yield say("moves-tile"), [choice]
        if len(orders) > 1 and not view.is_over:
            backwards = " ".join(map(str, range(len(orders), 0, -1)))
            yield self._verb("sort"), [backwards, say("moves-other-order")]

    def _choices(self, legal: Sequence[Action]) -> Iterator[str]:
        """What a tile asks for: `recycle R1, B3`, `salvage B3`, `lapse`."""
        for kind, verb in ((Recycle, "recycle"), (Salvage, "salvage")):
            if cards := [self._card(move.card) for move in legal if isinstance(move, kind)]:
                yield f"{self._verb(verb)} {', '.join(cards)}"
        if Lapse() in legal:
            yield self._verb("lapse")

    def preview(self, move: Move) -> str:
        """What a move would do, as far as its player can know."""
        text = f"{proposal(move, self.names, self.view, self.texts)}."
        if isinstance(move, Play | Discard) and self.view.options.memory_aid:
            hand = [held for held in self.view.hand(self.view.on_turn) if held.order == move.order]
            for faces in faces_left(self.view, hand):
                text += f" {self.texts.say('play-can-be', cards=self._faces(faces))}"
        return text

    def _faces(self, faces: frozenset[Card]) -> str:
        known = (card for card in dict.fromkeys(self.view.options.cards()) if card in faces)
        return " ".join(map(self._card, known))

    def clue_previews(self, to: int) -> str:
        """What each clue to a seat would touch."""
        clues: list[ClueColor | ClueRank] = [ClueColor(to, color) for color in self.view.options.colors]
        clues += [ClueRank(to, rank) for rank in RANKS]
        orders, faces = self.view.orders(to), [held.card for held in self.view.hand(to)]
        lines, empty = [f" {self.texts.say('play-would-touch', name=self.names[to])}"], []
        nothing = self.texts.say("play-nothing")
        label = max(LABEL, *(columns(self._named(clue)) + 2 for clue in clues), columns(nothing) + 2)
        for clue in clues:
            slots = [orders.index(order) for order in self.view.touched_by(clue)]
            if slots:
                cards = ", ".join(
                    f"{slot + 1} ({self._card(card)})" for slot in slots if (card := faces[slot])
                )
                touched = self.texts.say("play-slots", count=len(slots), slots=cards)
                lines.append(f" {_filled(self._named(clue), label)}{touched}")
            else:
                empty.append(self._named(clue))
        if empty:
            lines.append(f" {_filled(nothing, label)}{', '.join(empty)}")
        return "\n".join(lines)

    # Small words.

    def _verb(self, verb: str) -> str:
        return verb_word(verb, self.texts)

    def _short(self, verb: str) -> str:
        return short_verb(verb, self.texts)

    def _card(self, card: Card) -> str:
        return f"{self.texts.letter(card.suit.letter)}{card.rank}"

    def _named(self, clue: ClueColor | ClueRank) -> str:
        return suit_word(clue.color, self.texts) if isinstance(clue, ClueColor) else str(clue.rank)


def next_player(view: View, names: Sequence[str]) -> str:
    """The next player as one would type it: by the first name if that is easy, else by number."""
    seat = (view.on_turn + 1) % view.players
    first = names[seat].split()[0].lower()
    is_easy = first.isascii() and first.isalpha() and len(first) <= EASY_NAME
    is_clear = sum(name.lower().startswith(first) for name in names) == 1
    return first if is_easy and is_clear else str(seat + 1)


def _filled(text: str, width: int) -> str:
    return text + " " * (width - columns(text))
