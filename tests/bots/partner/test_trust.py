"""Partners who do not play by the conventions: how they are found out, and what is done with them."""

from typing import Any

from hanabi.bots.partner.explanations import Code
from hanabi.bots.partner.trust import Shown
from tests.bots.partner.tables import Table

DULL = "G4 B4 W4 Y4 G2"
SAVE = f"{DULL} | R4 G3 B3 Y3 R3"  # seat 1 is told to keep the R4; who reads plainly plays the R3
AT: dict[str, Any] = {"players": 2, "discard": "R4", "tokens": 8}


def plain_table(next_cards: str = "W3 W2 Y2 B2") -> Table:
    """Seat 1 took a clue that saves a card for one that plays the newest."""
    return Table(SAVE, **AT, next_cards=next_cards).after("C1:R", "P R3")


def test_who_plays_the_newest_card_of_a_save_clue_is_a_plain_player() -> None:
    table = plain_table()
    assert table.codes(0) == [Code.RELY_LESS]
    assert table.bots[0].readings()[0].seat == 1


def test_who_keeps_a_card_that_was_to_be_kept_plays_by_the_conventions() -> None:
    table = Table(SAVE, **AT).after("C1:R", "D G3")
    assert Code.RELY_LESS not in table.codes(0)


def test_a_slip_that_no_reading_explains_does_not_make_a_plain_player() -> None:
    table = Table(SAVE, **AT).after("C1:R", "P G3")
    assert Code.RELY_LESS not in table.codes(0)


def test_a_slip_that_good_touch_led_to_does_not_make_a_plain_player() -> None:
    """Seat 1 is told of two yellow 1s: by every reading the second one was a 1 to be played."""
    table = Table("G4 B4 W4 Y4 G2 | G3 Y1 Y1 B3 W3", players=2, tokens=8, next_cards="B2 W2 R4 B4")
    table.after("C1:1", "P Y1", "D G4", "P Y1")
    assert table.state.mistakes == 1
    assert Code.RELY_LESS not in table.codes(1)


def test_nothing_but_the_newest_playable_card_is_read_into_a_plain_players_clue() -> None:
    table = plain_table().after("C1:G", "C0:G")  # seat 0 has the G4 on the chop, and the G2 is newer
    assert table.codes(0)[-1] is Code.READ_PLAIN
    assert table.belief("0:G2") == "G1"
    assert table.belief("0:G4", asked=0) == "G1 G2 G3 G4 G5"


def test_where_no_card_can_be_played_no_card_is_said_to_be_meant() -> None:
    table = plain_table().after("C1:G", "C0:4")
    assert table.codes(0)[-1] is Code.READ_LITERAL


def test_a_plain_player_is_given_no_clue_that_would_be_misplayed() -> None:
    """Every card of seat 1 is too high, and a color would have it play one."""
    table = plain_table()
    assert table.choice() not in ("C1:B", "C1:Y", "C1:G", "C1:W", "C1:R")


def test_a_stranger_is_told_of_a_card_by_naming_it_and_not_another() -> None:
    """Yellow would say of both 1s that they can be played, but a stranger plays the card that it touches."""
    table = Table(f"{DULL} | Y3 R4 G1 B1 W4", players=2, fireworks="Y1", tokens=8)
    table.bots[0].meet(1)
    assert table.after("C1:1", "C0:4").choice() == "C1:G"


TWO_RED = f"{DULL} | R1 G3 B3 W3 R2"  # red means the R1 on the chop; who reads plainly would play the R2


def test_without_doubt_a_clue_need_only_be_true_by_the_conventions() -> None:
    assert Table(TWO_RED, players=2, tokens=4).choice() == "C1:R"


def test_somebody_in_doubt_is_given_no_clue_that_misleads_a_plain_player() -> None:
    table = Table(TWO_RED, players=2, tokens=4)
    table.bots[0].meet(1, Shown(1, sense=True, plain=False))
    assert table.choice() == "C1:1"


def test_with_two_mistakes_only_those_are_told_by_convention_who_have_shown_it() -> None:
    at: dict[str, Any] = {"players": 2, "tokens": 4, "mistakes": 2, "discard": "W1 B1"}
    assert Table(TWO_RED, **at).choice() == "C1:1"
    table = Table(TWO_RED, **at)
    table.bots[0].meet(1, Shown(-1, sense=True, plain=False))
    assert table.choice() == "C1:R"


def test_a_finesse_that_is_not_answered_raises_doubt_and_ends_finesses_from_that_seat() -> None:
    hands = "G4 R4 B4 W4 Y1 | G3 B3 W3 Y3 R1 | G2 W2 R2 B2 Y3"
    table = Table(hands, next_cards="B3 W4").after("C2:R", "D G3", "D G2")
    mind = table.bots[0]._mind
    assert mind is not None
    assert mind.trust.doubt[1] == 1
    table.after("D G4", "C2:Y")  # it would say that the newest card of seat 0 is something lower
    assert Code.READ_FINESSE not in table.codes(0)[1:]


def test_a_plain_player_who_plays_by_the_conventions_after_all_is_trusted_again() -> None:
    """Of two new green cards the chop is meant by convention, and the newer one by a plain reading."""
    hands = "G4 B4 W4 Y4 G2 | R4 G1 B3 Y3 R3"
    table = Table(hands, players=2, discard="R4", tokens=8, next_cards="G3 W3 W2").after("C1:R", "P R3")
    mind = table.bots[0]._mind
    assert mind is not None
    assert mind.trust.plain_seats == 1 << 1
    mind.trust.doubt[1] = 0
    table.after("C1:G", "P G1")
    assert mind.trust.plain_seats == 0


def test_with_two_mistakes_a_stranger_is_not_followed_where_it_is_not_certain() -> None:
    hands = f"{DULL} | G3 B3 R1 W3 Y3"
    at: dict[str, Any] = {"players": 2, "tokens": 4}
    assert Table(hands, **at).after("C1:R").choice() == "P R1"
    at |= {"mistakes": 2, "discard": "W1 B1"}
    assert Table(hands, **at).after("C1:R").choice() != "P R1"
    assert Table(hands, **at).after("C1:1").choice() == "P R1"


def with_a_stranger(hands: str, **at: Any) -> Table:
    """A table at which nobody knows anything of seat 0."""
    table = Table(hands, **at)
    for bot in table.bots[1:]:
        bot.meet(0)
    return table


STRANGE = f"{DULL} | G3 B3 R1 W3 Y3 | R4 W4 B3 R1 B1"


def test_a_strangers_clue_is_taken_at_its_word_until_something_made_sense() -> None:
    table = with_a_stranger(STRANGE, tokens=8).after("C1:R")
    assert table.codes(1) == [Code.READ_LITERAL]
    assert table.choice() != "P R1"


def test_what_a_strangers_clue_makes_certain_is_played() -> None:
    assert with_a_stranger(STRANGE, tokens=8).after("C1:1").choice() == "P R1"


def test_a_clue_that_was_seen_to_make_sense_ends_the_strangeness() -> None:
    table = with_a_stranger(STRANGE, tokens=8).after("C2:B")  # its newest blue card is a 1
    assert table.bots[1].shown(0).sense
    table = with_a_stranger(STRANGE, tokens=8).after("C2:W")  # the white 4 can neither be played nor lost
    assert not table.bots[1].shown(0).sense


def test_no_finesse_is_read_into_a_strangers_clue() -> None:
    hands = "G4 R4 B4 W4 Y1 | G3 B3 W3 Y3 R1 | G2 W2 R2 B2 Y3"
    assert Table(hands).after("C2:R").choice() == "P R1"
    assert with_a_stranger(hands).after("C2:R").choice() != "P R1"


def test_what_a_seat_has_shown_can_be_kept_for_the_next_game() -> None:
    table = with_a_stranger(STRANGE, tokens=8).after("C2:B", "D G3", "P B1")
    kept = table.bots[1].shown(0)
    again = Table(STRANGE, tokens=8)
    again.bots[1].meet(0, kept)
    assert again.bots[1].shown(0) == kept
    assert again.after("C1:R").choice() == "P R1"
