"""The letters of suits: in every language, no two of a game are the same."""

from itertools import product

import pytest

from hanabi.cli.typed import folded
from hanabi.rules.languages import languages
from hanabi.rules.options import Multicolour, Options
from hanabi.rules.suits import Suit
from hanabi.texts import say


@pytest.mark.parametrize("language", languages())
def test_letters_tell_the_suits_of_every_game_apart(language: str) -> None:
    for multicolour, black in product(Multicolour, (False, True)):
        suits = Options(multicolour=multicolour, black=black).suits
        letters = [folded(say(language, "suit-letter", suit=suit.letter)) for suit in suits]
        assert len(set(letters)) == len(letters), suits


@pytest.mark.parametrize("language", languages())
def test_a_letter_is_short_and_of_the_word_it_stands_for(language: str) -> None:
    for suit in Suit:
        letter, word = (folded(say(language, key, suit=suit.letter)) for key in ("suit-letter", "suit-name"))
        assert len(letter) <= 2
        signs = iter(word)
        assert all(sign in signs for sign in letter) or (language, suit) == ("en", Suit.BLACK)
