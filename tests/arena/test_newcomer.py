"""A guest's random first clue: the same every time, and what the bots made of it."""

import pytest

from hanabi.arena.deals import Deals
from hanabi.arena.lineup import parse_lineup
from hanabi.arena.newcomer import Newcomer, newcomer
from hanabi.cli import main
from hanabi.rules.options import Options

OPTIONS = Options.parse("no-empty-clues")


def test_the_same_deals_give_the_same_games() -> None:
    first, again = (newcomer(parse_lineup("random", 3), OPTIONS, Deals(1), 5) for _ in range(2))
    assert first == again
    assert len(first.mistakes) == len(first.scores) == 5


def test_shares_count_games_with_at_least_so_many_mistakes() -> None:
    found = Newcomer("some", mistakes=(0, 1, 2, 0), scores=(20, 10, 0, 25))
    assert (found.share(1), found.share(2)) == (0.5, 0.25)
    assert "a mistake in 50.0 %, two in 25.0 %" in found.text()


def test_partners_do_not_lose_a_card_to_a_strangers_clue() -> None:
    """They only play what is certain; a bot that follows every clue makes mistakes in a quarter of these."""
    found = newcomer(parse_lineup("partner", 3), OPTIONS, Deals(1), 12)
    assert found.share(1) == 0


def test_the_command_prints_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena --bots random --players 2 --games 3 --first-clue random --quiet"
    assert main(words.split()) == 0
    printed, _ = capsys.readouterr()
    assert "random: 3 games; in the 2 turns after a guest's random first clue" in printed


def test_the_command_keeps_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena --bots random --players 2 --games 3 --first-clue random --out somewhere"
    assert main(words.split()) != 0
    assert "keeps nothing" in capsys.readouterr().err
