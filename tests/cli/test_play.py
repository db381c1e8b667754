"""Whole games at the prompt: with bots, with several people, and with everything that can go wrong."""

import re
from pathlib import Path

import pytest

from hanabi.bots import registry
from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.trust import KNOWN, STRANGER, Shown
from hanabi.bots.random_bot import RandomBot
from hanabi.cli import saving
from hanabi.game.events import Event
from hanabi.game.replay import Replay
from hanabi.game.sentences import ending
from hanabi.game.view import View
from hanabi.rules.languages import languages
from hanabi.rules.moves import Action, Discard, Stop
from hanabi.rules.record import Record
from tests.cli.conftest import Run
from tests.cli.people import NAMES, clever_game, dealt, script

EVERYTHING = "ten-wild+black+tiles+announce"


def kept(path: Path) -> Replay:
    """The game in a file, played again."""
    return Replay(Record.from_json(path.read_text(encoding="utf-8")))


def said(text: str) -> str:
    """A text as if it had never been wrapped."""
    return " ".join(text.split())


def seats(players: int) -> list[str]:
    return ["--seats", ",".join(["you"] * players)]


@pytest.mark.parametrize(
    ("players", "options", "skill"),
    [
        (2, "base", 97),
        (3, "five-own+announce", 90),
        (4, "expert", 100),
        (5, EVERYTHING, 97),
        (2, "ten-own+black+tiles+expert+announce+no-empty-clues", 100),
        (3, "no-memory-aid+house-talk+tiles", 97),
    ],
)
def test_people_play_a_whole_game_and_its_record_replays_to_the_same_end(
    hanabi: Run, tmp_path: Path, players: int, options: str, skill: int
) -> None:
    file, start = tmp_path / "game.json", dealt(players, options, 11)
    *_, (before, last) = clever_game(start, skill)
    ran = hanabi(
        "play",
        *seats(players),
        *("--options", options, "--seed", "11", "--starter", "1", "--save", str(file)),
        lines=script(start, range(players), skill),
    )
    assert (ran.status, ran.err) == (0, "")
    end, _ = before.apply(last)
    assert kept(file).end == end
    outcome = end.outcome()
    assert outcome is not None
    assert ending(outcome) in said(ran.out)
    assert f"The record is in {file} " in said(ran.out)
    assert all(len(line) <= 80 for line in ran.out.splitlines() if str(file) not in line)


def test_a_person_plays_with_two_bots_by_default(hanabi: Run) -> None:
    ran = hanabi("play", lines=["p1"] * 60)
    assert ran.status == 0
    assert "Ann (you), Bo (Partner), Cy (Partner)." in ran.out
    assert re.search(r"^ (Won|Lost|The last round is over)", ran.out, re.MULTILINE)


def test_bots_alone_simply_play(hanabi: Run, tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    ran = hanabi("play", "--seats", "random,random", "--seed", "5", "--save", str(file))
    game = kept(file)
    assert game.end.is_over
    assert "> " not in ran.out
    assert ran.out.count("Fireworks") == 2
    moves = [line for line in ran.out.splitlines() if re.match(r" (Ann|Bo) (tells|plays|discards)", line)]
    assert len(moves) == len(game)


def test_a_seed_fixes_the_deal_and_the_bots(hanabi: Run) -> None:
    one, two = (hanabi("play", "--seed", "3", lines=["p1"] * 60).out for _ in range(2))
    other = hanabi("play", "--seed", "4", lines=["p1"] * 60).out
    assert one == two != other
    assert "The deal is number 3, for practice." in said(one)


def test_without_a_seed_deals_differ(hanabi: Run, tmp_path: Path) -> None:
    decks = set()
    for number in range(3):
        file = tmp_path / f"{number}.json"
        hanabi("play", "--save", str(file))
        decks.add(Record.from_json(file.read_text()).deal.deck)
    assert len(decks) == 3


def test_an_edition_is_kept_and_refuses_what_it_does_not_offer(hanabi: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    hanabi("play", "--edition", "da", "--options", "five-own+expert", "--save", str(file))
    assert Record.from_json(file.read_text()).edition == "da"
    ran = hanabi("play", "--edition", "nl", "--options", "black")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        "hanabi: the edition 'nl' does not offer black: it has expert, house-talk, no-memory-aid; "
        "`custom` has everything\n"
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "you"], "Hanabi is for 2 to 5 players, not 1"),
        (["--seats", "you,you,you,you,you,you"], "Hanabi is for 2 to 5 players, not 6"),
        (
            ["--seats", "you,clever"],
            "'clever' cannot take a seat: you for a person, or a bot: cautious, choir, duet, ",
        ),
        (["--names", "Ann,Bo"], "one name for each seat: seats 3, names 2"),
        (["--names", "Ann,Bo,ann"], "names tell players apart: Ann, Bo, ann are not all different"),
        (["--names", "Ann,,Cy"], "names[1]: a name has at least one letter or sign, not ''"),
        (["--names", f"Ann,Bo,{'C' * 101}"], "names[2]: a name has at most 100 characters; this one has 101"),
        (["--starter", "4"], "the starter is a seat from 1 to 3, or random, not '4'"),
        (["--starter", "0"], "the starter is a seat from 1 to 3, or random, not '0'"),
        (["--edition", "xx"], "'xx' is not an edition: one of da, nl, fi, pl, custom"),
        (["--options", "five-own+ten-own"], "five-own and ten-own exclude each other: choose one"),
        (["--save", "no/such/folder/game.json"], "no/such/folder/game.json cannot be written: No such file"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(hanabi: Run, arguments: list[str], reason: str) -> None:
    ran = hanabi("play", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"hanabi: {reason}")
    assert ran.err.count("\n") == 1


def test_a_file_that_is_there_is_not_written_over(hanabi: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    ran = hanabi("play", "--save", str(file))
    assert ran.status == 2
    assert "is already there: name a new file" in ran.err
    assert file.read_text() == "precious"


BAD_LINES = [
    "foo",
    "p9",
    "c zed red",
    "d1",
    "c ann red",
    "recycle B3",
    "lapse",
    "P2",
    "c bo black",
    "p1 red",
    "sort 1",
]


def test_bad_input_explains_itself_and_changes_nothing(hanabi: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = hanabi("play", "--seed", "1", "--starter", "1", "--save", str(file), lines=BAD_LINES)
    assert kept(file).end == dealt(3, "base", 1)
    for words in (
        "'foo' is not understood: try `help`",
        "There is no slot 9: your slots are 1 to 5.",
        "'zed' is no player here: 1 Ann, 2 Bo, 3 Cy.",
        "All clue tokens are available: give a clue or play a card.",
        "You cannot see your own cards, and a clue goes to another player.",
        "No reward tile is waiting for a choice.",
        "In capitals, P2 is exact notation for card number 2: ",
        "No clue can name 'black'",
        "That color cannot be announced here.",
        "Name each of your slots once",
    ):
        assert words in said(ran.out)


def test_empty_clues_are_refused_in_the_words_they_were_typed_in(hanabi: Run) -> None:
    hand = {held.card.suit for held in dealt(2, "no-empty-clues", 1).hand(1) if held.card}
    absent = next(
        color for color in dealt(2, "base", 1).options.colors if color.letter not in {s.letter for s in hand}
    )
    line = f"clue bo {absent.word}"
    ran = hanabi(
        "play", *seats(2), "--options", "no-empty-clues", "--seed", "1", "--starter", "1", lines=["", line]
    )
    assert f"`{line}` touches no card, and empty clues are off in this game." in said(ran.out)


def test_a_preview_shows_what_a_clue_would_touch_and_changes_nothing(hanabi: Run, tmp_path: Path) -> None:
    file, state = tmp_path / "game.json", dealt(3, "base", 4)
    lines = ["?bo", "?c bo 1", "?p1", "?d1", "?ann", "?c ann 1"]
    ran = hanabi("play", "--seed", "4", "--starter", "1", "--save", str(file), lines=lines)
    assert kept(file).end == state
    ones = [slot for slot, held in enumerate(state.hand(1), start=1) if held.card and held.card.rank == 1]
    assert f"Tell Bo: 1 (slots {ones[0]} and {ones[1]})." in said(ran.out)
    assert "A clue to Bo would touch:" in ran.out
    assert "Play card 1. It can be R1 R2" in said(ran.out)
    assert "Discard card 1. It can be R1 R2" in said(ran.out)
    assert "It is not legal now." in said(ran.out)
    assert "You cannot see your own cards, and a clue goes to another player." in said(ran.out)


def test_help_moves_and_log_fit_a_screen_and_change_nothing(hanabi: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["--options", EVERYTHING, "--seats", "you,random,random,random,random", "--starter", "1"]
    ran = hanabi("play", *arguments, "--save", str(file), lines=["help", "moves", "log", "", "table"])
    assert len(kept(file)) == 0
    assert max(map(len, ran.out.splitlines()[:-3])) <= 80
    shown = ran.out.split("Ann> ")
    for words in ("p2 red", "c bo 3", "?c bo red", "recycle B3", "sort 2 1 3 4 ", "black from 5 down"):
        assert words in shown[1]
    assert "clue Eli    red yellow green white blue 1 2 3 4 5" in shown[2]
    assert "announcing  red" in shown[2]
    assert "Ann begins." in shown[3]
    assert shown[4].count("Fireworks") == shown[5].count("Fireworks") == 1


def test_without_memory_aid_there_is_no_log(hanabi: Run) -> None:
    ran = hanabi("play", "--options", "no-memory-aid", "--starter", "1", lines=["log"])
    assert "This game is played without memory aid: there is no log." in ran.out


def test_sorting_is_no_turn(hanabi: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = hanabi("play", "--seed", "2", "--starter", "1", "--save", str(file), lines=["sort 5 4 3 2 1", "p5"])
    assert "Ann rearranges their hand: 5 4 3 2 1." in ran.out
    assert [str(move) for move in kept(file).record.moves[:2]] == ["H0:4,3,2,1,0", "P0"]


def test_stopping_asks_once_more_and_counts_the_points(hanabi: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = hanabi("play", "--starter", "1", "--save", str(file), lines=["stop", "no", "stop", "yes"])
    assert "The game goes on." in ran.out
    assert "The show was stopped. 0 points." in ran.out
    assert kept(file).record.moves == (Stop(0),)


def test_stopping_an_expert_game_loses_it(hanabi: Run) -> None:
    ran = hanabi("play", "--options", "expert", "--starter", "1", lines=["stop", "yes"])
    assert "An expert game that is stopped is lost." in ran.out
    assert "Lost: the show was stopped before every firework was complete." in ran.out


@pytest.mark.parametrize("lines", [["c bo 1"], ["c bo 1", "quit"]], ids=["end of input", "quit"])
def test_leaving_keeps_the_moves_made(hanabi: Run, tmp_path: Path, lines: list[str]) -> None:
    file = tmp_path / "game.json"
    ran = hanabi("play", "--starter", "1", "--save", str(file), lines=lines)
    assert ran.status == 0
    assert "You left the game before its end." in ran.out
    assert str(kept(file).record.moves[0]) == "C1:1"
    assert not list(tmp_path.glob(".*"))


def test_a_game_that_is_not_kept_says_so(hanabi: Run) -> None:
    assert "The game was not kept: `hanabi play --save FILE` keeps one." in hanabi("play").out


def test_a_record_has_the_times_of_its_moves(hanabi: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    hanabi("play", "--seats", "random,random", "--save", str(file))
    record = kept(file).record
    assert record.started is not None
    assert len(record.times) == len(record.moves)


def test_a_disk_that_fails_does_not_end_the_game(
    hanabi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, writes = tmp_path / "game.json", 0

    def failing(path: Path, text: str) -> None:
        nonlocal writes
        writes += 1
        if writes in (2, 3):
            raise OSError(28, "No space left on device")
        path.write_text(text, encoding="utf-8")

    monkeypatch.setattr(saving, "replace", failing)
    ran = hanabi(
        "play",
        *seats(2),
        "--starter",
        "1",
        "--save",
        str(file),
        lines=["", "c bo 1", "", "c ann 1", "", "quit"],
    )
    assert "The game could not be saved: No space left on device." in ran.out
    assert len(kept(file)) == 2


def test_a_file_has_its_old_content_or_its_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    saving.replace(file, "old")

    def broken(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", broken)
    with pytest.raises(KeyboardInterrupt):
        saving.replace(file, "new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("game.json", "old")]


def test_an_interrupted_game_is_kept_and_ends_with_status_130(
    hanabi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, answers = tmp_path / "game.json", iter(["c bo 1"])

    def interrupted(_: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = hanabi("play", "--starter", "1", "--save", str(file))
    assert (ran.status, ran.err) == (130, "")
    assert f"The record is in {file}" in said(ran.out)
    assert str(kept(file).record.moves[0]) == "C1:1"


# Several people at one screen.


def test_the_screen_is_passed_between_people_and_shows_nobody_the_own_cards(hanabi: Run) -> None:
    start = dealt(3, "base", 8)
    ran = hanabi(
        "play", "--seats", "you,you,you", "--seed", "8", "--starter", "1", lines=script(start, range(3))[:20]
    )
    parts = re.split(r"Pass the screen to (\w+), who presses Enter: ", ran.out)
    assert len(parts) > 9
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        if f"{name}> " in shown:
            seat = NAMES.index(name) + 1
            own = re.findall(rf"^ . {seat} {name}.*$", shown, re.MULTILINE)
            assert own
            assert all(re.fullmatch(rf" ▸ {seat} {name} +(\?\?( \[\w+\])? *)+", line) for line in own)


def test_one_person_is_never_asked_to_pass_the_screen(hanabi: Run) -> None:
    assert "Pass the screen" not in hanabi("play", lines=["p1"] * 10).out


def test_a_person_hears_of_everything_since_the_own_last_turn(hanabi: Run) -> None:
    lines = ["", "c bo 1", "", "c cy 2", "", "c ann 3", "", "quit"]
    ran = hanabi("play", "--seats", "you,you,you", "--seed", "8", "--starter", "1", lines=lines)
    last = ran.out.rpartition("Pass the screen to Ann")[2]
    assert re.search(r"^ Ann tells Bo: .*\n Bo tells Cy: .*\n Cy tells Ann: .*\n\n──", last, re.MULTILINE)


# What else can sit at the table.


def test_with_reveal_the_own_cards_are_open(hanabi: Run) -> None:
    state = dealt(3, "base", 4)
    ran = hanabi("play", "--seed", "4", "--starter", "1", "--reveal")
    faces = [str(held.card) for held in state.hand(0)]
    own = next(line for line in ran.out.splitlines() if "1 Ann" in line)
    assert re.findall(r"[A-Z]\d", own) == faces


class Attentive(RandomBot):
    """Notes what it is told, and that it is only ever given its own view."""

    noticed: list[Event] = []  # noqa: RUF012
    seats: set[int | None] = set()  # noqa: RUF012

    def notice(self, event: Event, view: View) -> None:
        self.noticed.append(event)
        self.seats.add(view.seat)


def test_a_bot_hears_of_every_event_and_sees_with_its_own_eyes(
    hanabi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "attentive", Attentive)
    file = tmp_path / "game.json"
    hanabi("play", "--seats", "random,attentive", "--save", str(file))
    assert tuple(Attentive.noticed) == kept(file).end.log
    assert Attentive.seats == {1}


class Cheat(RandomBot):
    """Discards a card that it does not hold."""

    def choose(self, view: View) -> Action:
        return Discard(99)


def test_a_bot_that_breaks_the_rules_is_named(
    hanabi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "cheat", Cheat)
    file = tmp_path / "game.json"
    ran = hanabi("play", "--seats", "cheat,random", "--starter", "2", "--save", str(file))
    assert ran.status == 2
    assert ran.err.startswith("hanabi: the bot in seat 1, Ann, chose D99: seat 0 does not hold card 99")
    assert len(kept(file)) == 1


@pytest.mark.parametrize(("words", "level", "shown"), [((), 5, STRANGER), (("--conventions", "2"), 2, KNOWN)])
def test_people_are_strangers_to_bots_unless_they_say_what_they_know(
    hanabi: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], level: int, shown: Shown
) -> None:
    met: list[tuple[int, int, Shown]] = []

    def meet(bot: PartnerBot, seat: int, shown: Shown) -> None:
        met.append((bot.level, seat, shown))

    monkeypatch.setattr(PartnerBot, "meet", meet)
    assert hanabi("play", "--seats", "partner,you", *words, lines=["quit"]).status == 0
    assert met == [(level, 1, shown)]


@pytest.mark.parametrize(
    ("words", "here", "said"),
    [
        (("--language", "fi"), "pl_PL.UTF-8", "Poistuit ennen pelin päättymistä."),
        ((), "pl_PL.UTF-8", "Grę opuszczono przed jej końcem."),
        ((), "sv_SE", "You left the game before its end."),
        ((), "C", "You left the game before its end."),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_terminal(
    hanabi: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], here: str, said: str
) -> None:
    monkeypatch.delenv("LANGUAGE")
    monkeypatch.setenv("LC_ALL", here)
    assert said in hanabi("play", *words, lines=["quit"]).out


@pytest.mark.parametrize("language", languages())
def test_help_moves_and_previews_fit_the_screen_in_every_language(hanabi: Run, language: str) -> None:
    arguments = ["--options", EVERYTHING, "--seats", "you,random,random,random,random", "--starter", "1"]
    lines = ["help", "moves", "?bo", "?p1", "foo", "p9", "c bo 1"]
    ran = hanabi("play", *arguments, "--seed", "3", "--language", language, lines=lines)
    assert ran.status == 0
    assert max(map(len, ran.out.splitlines())) <= 80
    assert not re.search(r"\b(verb|play|help|typed|picture|hint|log)-[a-z]", ran.out)
