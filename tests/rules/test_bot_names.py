"""What bots are called: a title of their kind, and a given name in a seat."""

import pytest

from hanabi.rules.bot_names import bot_name, bot_title


@pytest.mark.parametrize(("bot", "title"), [("partner", "Partner"), ("my-bot", "My bot"), ("-", "-")])
def test_a_bot_is_called_by_a_title_never_by_its_id(bot: str, title: str) -> None:
    assert bot_title(bot) == title


def test_bots_of_a_kind_have_names_of_their_own_in_every_seat() -> None:
    names = [bot_name("partner", seat) for seat in range(5)]
    assert names[1] == "Partner Aino"
    assert len(set(names)) == 5
