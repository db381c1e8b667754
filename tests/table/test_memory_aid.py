from hanabi.game.events import Clued
from hanabi.protocol import requests
from hanabi.protocol.log import MovedShown
from hanabi.protocol.position import CardShown
from hanabi.protocol.settings import Aid, OneSeat, Settings
from hanabi.rules.moves import ClueRank
from tests.table.tables import Evening


def playing(aid: Aid, players: int = 2) -> Evening:
    return Evening(Settings(players=players, starter=0, aid=aid, watching=OneSeat(0))).start()


def clued_cards(evening: Evening, audience: int | None) -> list[CardShown]:
    return [card for hand in evening.position(audience).hands for card in hand if card.clued]


def test_marks_say_what_was_clued_and_full_aid_what_it_leaves_open() -> None:
    """R-407."""
    for aid in ("marks", "full"):
        evening = playing(aid)
        clue = next(
            clue for clue in evening.position(0).clues if isinstance(clue.named, int) and clue.touched
        )
        evening.move(clue.move)
        for audience in (0, 1, None):
            cards = evening.position(audience).hands[1]
            touched = [card for card in cards if card.order in clue.touched]
            assert [card.clued for card in touched] == [str(clue.named)] * len(touched)
            for card in cards:
                if aid == "marks":
                    assert (card.suits, card.ranks) == ("", "")
                elif card in touched:
                    assert card.ranks == str(clue.named)
                else:
                    assert str(clue.named) not in card.ranks


def test_without_aid_nothing_of_earlier_clues_is_shown() -> None:
    """R-407."""
    evening = playing("none")
    for _ in range(4):
        evening.move(evening.some_move(ClueRank))
        for audience in (0, 1, None):
            for card in (card for hand in evening.position(audience).hands for card in hand):
                assert (card.clued, card.suits, card.ranks) == ("", "", "")
        assert all(clue.fresh == () for seat in (0, 1) for clue in evening.position(seat).clues)


def test_without_aid_nobody_is_told_which_cards_were_clued_before() -> None:
    evening = playing("none")
    clue = next(clue for clue in evening.position(0).clues if clue.touched)
    evening.move(clue.move)
    what = evening.told(1)[-1]
    assert isinstance(what, MovedShown)
    given = what.events[0]
    assert isinstance(given, Clued)
    assert given.touched == clue.touched
    assert given.fresh == ()


def test_without_aid_the_log_keeps_the_last_round_of_turns() -> None:
    evening = playing("none", 3)
    for turn in range(7):
        evening.ask("Bo", requests.MakeMove, "H1:9,8,7,6,5", 0)
        evening.move(evening.some_move(ClueRank))
        told = [what for what in evening.told(0) if isinstance(what, MovedShown)]
        clues = [what for what in told if what.move.startswith("C")]
        assert len(clues) == min(turn + 1, 3)


def test_after_the_end_everything_is_shown_again() -> None:
    evening = playing("none")
    clue = next(clue for clue in evening.position(0).clues if clue.touched)
    evening.move(clue.move)
    for _ in range(4):
        evening.move(evening.some_move(ClueRank))
    evening.stop()
    assert clued_cards(evening, 0)
    assert len([what for what in evening.told(0) if isinstance(what, MovedShown)]) == 5
