"""What an audience may not see does not reach it (R-111): other hidden cards, the same bytes."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from hanabi.game.events import Event as Seen
from hanabi.game.state import State
from hanabi.protocol import requests, table_events
from hanabi.protocol.encoding import encode
from hanabi.protocol.messages import TableNow
from hanabi.protocol.settings import Aid, Bank, Delayed, Nobody, OneSeat, Settings, Watching
from hanabi.protocol.table_events import DealKept, Kept, TableEvent
from hanabi.rules.cards import cards_text
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import to_code
from hanabi.rules.errors import HanabiError, IllegalMove
from hanabi.rules.moves import ClueColor, ClueRank, parse_move
from hanabi.table.audience import Audience, Showing
from hanabi.table.decide import Dealing, decide, set_up_table
from hanabi.table.errors import code_of
from hanabi.table.history import History, KeptLine
from hanabi.table.table import Table, create
from tests.engine.test_hidden_cards import otherwise_dealt
from tests.games import GAME_OPTIONS, Setting
from tests.games import settings as game_settings
from tests.table.tables import MESSAGES, NAMES, SALT, person

AIDS: tuple[Aid, ...] = ("full", "marks", "none")
TRIES = 12


@dataclass(frozen=True, slots=True)
class Told:
    """An event and when it happened."""

    event: TableEvent
    at: int


def course_of(steps: list[Told]) -> History:
    """The table after these steps."""
    course = History("k3m9")
    for step in steps:
        take(course, step.event, step.at)
    return course


def take(history: History, event: TableEvent, at: int) -> KeptLine:
    """Let an event happen at the end of a history."""
    kept = Kept(event, "guest-id-of-somebody", "r1")
    return history.take(history.seq + 1, at, kept, history.step(event, at))


# A game with all that happens around it.


class Story:
    """A game of `tests.games` at a table, with notes, chat, pauses, takebacks and votes in between."""

    def __init__(self, setting: Setting, watching: Watching, calm: bool = False) -> None:
        self.setting, self.calm = setting, calm
        self.chance = Random(setting.seed)
        agreed = Settings(
            options=str(setting.options),
            players=setting.players,
            talk="free",
            aid=AIDS[setting.seed % 3],
            clock=Bank(3_600, 10),
            watching=watching,
        )
        self.steps: list[Told] = []
        self.history = History("k3m9")
        self._happen(set_up_table(agreed, person("Ann"), setting.deal()))
        for seat in range(1, setting.players):
            self._ask(seat, requests.Sit("r", seat))
        self._ask(0, requests.Start("r"))

    @property
    def table(self) -> Table:
        return self.history.table

    def _happen(self, event: TableEvent) -> None:
        at = 1_800_000_000_000 + 700 * len(self.steps)
        self.steps.append(Told(event, at))
        take(self.history, event, at)

    def _ask(self, seat: int, request: requests.Request) -> None:
        self._happen(decide(self.table, person(NAMES[seat]), request, 0, Dealing(self.chance, SALT)).event)

    def play(self, turns: int) -> None:
        """Go on for so many turns, or until the next move would end the game."""
        while self.table.turn < turns and self._turn():
            pass

    def _turn(self) -> bool:
        state = self.table.state
        assert state is not None
        move = self.setting.next_move(state)
        if state.apply(move)[0].is_over:
            return False
        seat = getattr(move, "seat", state.on_turn)
        self._ask(seat, requests.MakeMove("r", str(move), self.table.turn))
        if not self.calm:
            self._around(seat)
        return True

    def _around(self, mover: int) -> None:
        """What may happen between two moves."""
        seat, players = self.chance.randrange(self.setting.players), range(self.setting.players)
        match self.chance.randrange(14):
            case 0:
                self._ask(seat, requests.WriteNote("r", self.chance.randrange(50), "my own thought"))
            case 1:
                self._ask(seat, requests.AddBookmark("r", "look here"))
            case 2:
                self._ask(seat, requests.Say("r", "hm"))
            case 3:
                self._ask(seat, requests.Remark("r", "know-nothing"))
            case 4:
                self._ask(seat, requests.Pause("r"))
                self._ask(mover, requests.GoOn("r"))
            case 5:
                self._happen(table_events.Said(None, "Zoe", "who is winning?"))
            case 6:
                yes = seat not in self.table.stop
                if not yes or len(self.table.stop) < len(players) - 1:
                    self._ask(seat, requests.VoteStop("r", yes))
            case 7 | 8 if self.table.can_take_back:
                self._take_back(players)
            case _:
                pass

    def _take_back(self, players: range) -> None:
        """A clue is taken back, and another one is given instead, or the same."""
        place = self.table.last_action
        assert place is not None
        mover = self.table.movers[place]
        self._ask(mover, requests.AskTakeback("r"))
        for seat in players:
            if self.table.takeback is not None and seat != mover:
                self._ask(seat, requests.AnswerTakeback("r", True))
        state = self.table.state
        assert state is not None
        clues = [move for move in state.legal_moves() if isinstance(move, ClueColor | ClueRank)]
        for move in self.chance.sample(clues, 1):
            if not state.apply(move)[0].is_over:
                self._ask(state.on_turn, requests.MakeMove("r", str(move), self.table.turn))

    def states(self) -> list[State]:
        """The game after each of its moves, without those that were taken back."""
        state = self.table.state
        assert state is not None
        found = [state.start]
        for move in state.moves:
            found.append(found[-1].apply(move)[0])
        return found


# Everything an audience is sent.


def sent(steps: list[Told], audience: Audience, who: str | None) -> Iterator[bytes]:
    """Every byte, from the first event on; the digest, which must differ, is blotted out."""
    course = History("k3m9")
    digest = b"?"
    for step in steps:
        before = course.table if course.seq else None
        line = take(course, step.event, step.at)
        if course.table.seal:
            digest = course.table.seal.digest.encode()
        if before is not None:
            news = Showing(course, step.at).news(audience, line, before)
            yield b"nothing" if news is None else news.replace(digest, b"digest")
    showing = Showing(course, 0)
    yield showing.everything(audience).replace(digest, b"digest")
    made = len(course.table.state.moves if course.table.state else ())
    for moves in sorted({*range(0, made, 1 + made // 5), made - 1, made, made + 1}):  # all would take long
        yield encode(showing.position(audience, moves))
    if who is not None:
        yield from refusals(course.table, who)


def refusals(table: Table, who: str) -> Iterator[bytes]:
    """What somebody learns by asking for anything at all."""
    seats = range(table.settings.players)
    moves = [f"{what}{order}" for what in "PD" for order in range(72)]
    moves += [f"C{seat}:{named}" for seat in seats for named in "12345RYGBWMK"]
    moves += [f"{what}:{card}" for what in "RS" for card in ("R1", "K5", "M3", "B5")]
    moves += ["L", "X", "X0", "P0=R", "P3=K", "D99", "C9:R", "H0:1", "H1:5,6,7,8,9", "?"]
    asked: list[requests.Request] = [requests.MakeMove("r", move, table.turn) for move in moves]
    asked += [requests.AskTakeback("r"), requests.VoteStop("r", True), requests.TakeSeatBack("r")]
    for request in asked:
        try:
            step = decide(table, person(who), request, 0, Dealing(Random(0), SALT))
            yield repr(step.event).encode()
        except HanabiError as error:
            yield f"{code_of(error)}: {error}".encode()


# The same game with other cards.


def with_deal(steps: list[Told], deal: Deal) -> list[Told]:
    """The same events after another deal."""
    changed = []
    for step in steps:
        event = step.event
        match event:
            case table_events.Created(settings, guest, name, _):
                event = table_events.Created(settings, guest, name, DealKept.of(deal))
            case table_events.Started(_, salt, met, grace):
                event = table_events.Started(DealKept.of(deal), salt, met, grace)
        changed.append(Told(event, step.at))
    return changed


def seen_by_all(steps: list[Told]) -> list[tuple[Seen, ...]] | None:
    """What everyone saw after each event, taken back or not; None if a move would not have been legal."""
    first = steps[0].event
    assert isinstance(first, table_events.Created)
    table = create("k3m9", first, 0).after
    seen: list[tuple[Seen, ...]] = []
    try:
        for step in steps[1:]:
            table = table.step(step.event, step.at).after
            seen.append(table.state.log if table.state else ())
    except IllegalMove:
        return None
    return seen


def otherwise(story: Story, seat: int | None, chance: Random) -> list[Told] | None:
    """The same story with other cards where `seat` cannot see them; None if none were found."""
    states = story.states()
    seen = seen_by_all(story.steps)
    for _ in range(TRIES):
        deal = otherwise_dealt(states, seat, chance)
        if deal is None or deal == states[0].dealt:
            continue
        steps = with_deal(story.steps, deal)
        if seen_by_all(steps) == seen:
            return steps
    return None


def check_seat(setting: Setting, turns: int, seat: int, *, watched: bool) -> bool:
    """Compare what a seat is sent, or who watches over its shoulder; whether other cards were found."""
    story = Story(setting, OneSeat(seat))
    story.play(turns)
    steps = otherwise(story, seat, Random(setting.seed))
    if steps is None:
        return False
    audience, who = (None, "Zoe") if watched else (seat, NAMES[seat])
    for one, other in zip(sent(story.steps, audience, who), sent(steps, audience, who), strict=True):
        assert one == other
    state, changed = story.table.state, course_of(steps).table.state
    assert state is not None
    assert changed is not None
    return changed.hand(seat) != state.hand(seat)


@examples(max_examples=40)
@given(game_settings, st.integers(0, 70), st.integers(0, 4), st.booleans())
def test_nothing_that_is_sent_depends_on_cards_that_its_audience_cannot_see(
    setting: Setting, turns: int, seat: int, watched: bool
) -> None:
    check_seat(setting, turns, seat % setting.players, watched=watched)


def test_the_hidden_cards_really_were_others() -> None:
    """Else the property above would say nothing: over all options, also where moves were taken back."""
    changed = 0
    for index, options in enumerate(GAME_OPTIONS[::4]):
        setting = Setting(options, 2 + index % 4, index, 95, rearranging=index % 3 == 0)
        changed += check_seat(setting, 12 + index % 20, index % setting.players, watched=index % 5 == 0)
    assert changed >= 24


def test_such_stories_have_everything_in_them() -> None:
    told: set[str] = set()
    for seed in range(12):
        story = Story(Setting(GAME_OPTIONS[seed], 3, seed, 90, rearranging=True), OneSeat(0))
        story.play(40)
        told |= {type(step.event).__name__ for step in story.steps}
        log = Showing(story.history, 0).everything(0)
        told |= {"TakenBack"} if b'"taken-back"' in log else set()
    assert told >= {
        "Moved",
        "NoteWritten",
        "Bookmarked",
        "Said",
        "Remarked",
        "Paused",
        "WentOn",
        "StopVoted",
        "TakebackAsked",
        "TakebackAnswered",
        "TakenBack",
    }


# Those who see the game later, or not at all.


def check_late(setting: Setting, turns: int, delay: int) -> bool:
    """Compare what late watchers are sent when cards and moves within the delay are others."""
    story = Story(setting, Delayed(delay, hands=setting.seed % 2 == 0), calm=True)
    story.play(turns)
    return _check_late(story, story.table.turn - delay, Random(setting.seed))


def _check_late(story: Story, seen: int, chance: Random) -> bool:
    """The same up to turn `seen`, and from there on other cards and other moves."""
    states = story.states()
    known = [state for state in states if state.turn + (state.pending is not None) <= max(seen, 0)]
    deal = otherwise_dealt(known, None, chance) if seen >= 0 else another_deal(story, chance)
    if deal is None:
        return False
    steps = other_moves(with_deal(story.steps, deal), len(known) - 1 if seen >= 0 else 0, states, chance)
    if steps is None:
        return False
    for one, other in zip(sent(story.steps, None, "Zoe"), sent(steps, None, "Zoe"), strict=True):
        assert one == other
    return moves_of(steps) != moves_of(story.steps)


def another_deal(story: Story, chance: Random) -> Deal:
    dealt = story.setting.deal()
    return Deal.shuffle(story.setting.options, dealt.players, chance, dealt.starter)


def moves_of(steps: list[Told]) -> list[str]:
    return [step.event.move for step in steps if isinstance(step.event, table_events.Moved)]


def other_moves(steps: list[Told], kept: int, states: list[State], chance: Random) -> list[Told] | None:
    """The same events with other moves after the first `kept`; None if the turns would not run alike."""
    course, changed, made = History("k3m9"), [], 0
    for step in steps:
        event = step.event
        if isinstance(event, table_events.Moved):
            made += 1
            if made > kept and not event.move.startswith("H"):
                event = table_events.Moved(event.seat, another_move(course.table, event.move, chance))
        try:
            take(course, event, step.at)
        except IllegalMove:
            return None
        changed.append(Told(event, step.at))
        state = course.table.state
        if state and (
            state.is_over or (state.turn, state.pending) != (states[made].turn, states[made].pending)
        ):
            return None
    return changed


def another_move(table: Table, move: str, chance: Random) -> str:
    """Any move of the seat on turn; a move is known to be a play, a discard or a clue by nobody yet."""
    assert table.state is not None
    legal = list(map(str, table.state.legal_moves()))
    return move if move in legal and chance.random() < 0.3 else chance.choice(legal)


@examples(max_examples=40)
@given(game_settings, st.integers(0, 60), st.integers(1, 6))
def test_late_watchers_are_sent_nothing_that_comes_within_the_delay(
    setting: Setting, turns: int, delay: int
) -> None:
    check_late(setting, turns, delay)


def test_the_game_within_the_delay_really_was_another() -> None:
    """Else the property above would say nothing."""
    changed = 0
    for index, options in enumerate(GAME_OPTIONS[::4]):
        changed += check_late(Setting(options, 2 + index % 4, index, 95), index, 1 + index % 4)
    assert changed >= 20


@examples(max_examples=25)
@given(game_settings, st.integers(0, 50), st.integers(1, 6))
def test_late_watchers_are_sent_no_cards_within_the_delay_whatever_was_taken_back(
    setting: Setting, turns: int, delay: int
) -> None:
    story = Story(setting, Delayed(delay, hands=True))
    story.play(turns)
    seen = story.table.turn - delay
    states = story.states()
    known = [state for state in states if state.turn + (state.pending is not None) <= seen]
    deal = otherwise_dealt(known, None, Random(setting.seed)) if known else another_deal(story, Random(1))
    if deal is None:
        return
    steps = with_deal(story.steps, deal)
    if seen_by_all(steps) is None:
        return
    if [line.turn for line in course_of(steps).lines] != [line.turn for line in story.history.lines]:
        return
    for one, other in zip(sent(story.steps, None, "Zoe"), sent(steps, None, "Zoe"), strict=True):
        assert one == other


def check_held(setting: Setting, turns: int, delay: int, seat: int) -> bool:
    """Compare what late watchers are sent when a seat holds other cards, as far as it can know itself."""
    story = Story(setting, Delayed(delay), calm=True)  # what is taken back was seen too
    story.play(turns)
    deal = otherwise_dealt(story.states(), seat, Random(setting.seed))
    if deal is None or seen_by_all(steps := with_deal(story.steps, deal)) is None:
        return False
    for one, other in zip(sent(story.steps, None, "Zoe"), sent(steps, None, "Zoe"), strict=True):
        assert one == other
    return True


@examples(max_examples=25)
@given(game_settings, st.integers(0, 50), st.integers(1, 6), st.integers(0, 1))
def test_no_seat_learns_of_the_own_hand_by_watching_later(
    setting: Setting, turns: int, delay: int, seat: int
) -> None:
    check_held(setting, turns, delay, seat)


def test_the_hand_of_the_seat_that_watches_really_was_another() -> None:
    """Else the property above would say nothing."""
    changed = 0
    for index, options in enumerate(GAME_OPTIONS[::4]):
        changed += check_held(Setting(options, 2 + index % 4, index, 95), 5 + index, 1 + index % 4, index % 2)
    assert changed >= 20


@examples(max_examples=20)
@given(game_settings, st.integers(0, 40))
def test_where_nobody_watches_nothing_depends_on_the_game(setting: Setting, turns: int) -> None:
    story = Story(setting, Nobody(), calm=True)
    story.play(turns)
    _check_late(story, -1, Random(setting.seed))


# Secrets by name.


@examples(max_examples=25)
@given(game_settings, st.integers(0, 60), st.sampled_from([Nobody(), OneSeat(1), Delayed(2)]))
def test_deck_salt_tiles_code_and_guests_are_nowhere_before_the_end(
    setting: Setting, turns: int, watching: Watching
) -> None:
    story = Story(setting, watching)
    story.play(turns)
    deal = setting.deal()
    secrets = [
        cards_text(deal.deck[-4:]),
        cards_text(deal.deck),
        '","'.join(map(str, deal.deck[-3:])),
        SALT,
        "guest-id",
        to_code(deal, setting.options)[:20],
        '","'.join(tile.value for tile in deal.tiles) or "no tiles",
        str(deal.cut) if deal.cut > 10**6 else "no cut",
    ]
    for audience in (*range(setting.players), None):
        for message in sent(story.steps, audience, None):
            for secret in secrets:
                assert secret.encode() not in message


def test_after_the_end_all_of_it_is_open_but_the_guests() -> None:
    story = Story(Setting(GAME_OPTIONS[0], 2, 1), OneSeat(0))
    story.play(5)
    for seat in range(2):
        if seat not in story.table.stop:
            story._ask(seat, requests.VoteStop("r", True))
    message = Showing(story.history, 0).everything(0)
    assert SALT.encode() in message
    assert cards_text(story.setting.deal().deck).encode() in message
    assert b"guest-id" not in message
    assert isinstance(MESSAGES.decode(message), TableNow)


def test_moves_are_written_as_they_were_sent() -> None:
    story = Story(Setting(GAME_OPTIONS[3], 4, 5), OneSeat(0))
    story.play(10)
    assert all(str(parse_move(move)) == move for move in moves_of(story.steps))
