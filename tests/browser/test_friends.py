"""Friends come in, and come back: what invited people see in real browsers, several at one table."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, Player

Come = Callable[..., Player]


@pytest.fixture
def come(browser: Browser, site: str) -> Iterator[Come]:
    """`come("Ann")`: somebody with a browser of their own, who must not see an error."""
    players: list[Player] = []

    def visit(name: str | None, **how: object) -> Player:
        players.append(Player(browser, site, name, **how))  # type: ignore[arg-type]
        return players[-1]

    yield visit
    for player in players:
        player.close()


def test_an_invited_guest_comes_from_the_link_to_the_first_move_on_a_phone(come: Come) -> None:
    ann, bo = come("Ann"), come(None, size=PHONE, touch=True)
    table = ann.set_table(players=2, starter=1)
    ann.go_to(table)
    link = ann.page.get_by_label("Link to this table").input_value()
    assert link.endswith(f"/table/{table}?in=en")
    bo.page.goto(link)
    bo.page.get_by_role("heading", name="Ann invites you to Hanabi").wait_for()
    expect(bo.page.get_by_role("link", name="Rules").first).to_have_attribute("href", "/rules/en")
    expect(bo.page.get_by_role("link", name="Learn in three minutes")).to_be_visible()
    bo.page.get_by_label("What shall we call you?").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").first.tap()
    ann.seat_of("Bo").wait_for()
    ann.button("Deal the cards").click()
    bo.own_cards.first.wait_for()
    bo.own_cards.first.tap()
    bo.button("Play").tap()
    ann.your_turn.wait_for()


def test_a_full_table_says_so_and_shows_what_watchers_will_see(come: Come) -> None:
    ann, bo, late = come("Ann"), come("Bo"), come(None)
    table = ann.set_table(players=2, starter=0)
    ann.go_to(table)
    bo.go_to(table)
    bo.button("Sit down").first.click()
    late.go_to(table)
    late.page.get_by_text("All seats are taken.").wait_for()
    late.page.get_by_text("You see the game 5 turns late").wait_for()
    assert late.page.get_by_label("What shall we call you?").count() == 0
    ann.button("Deal the cards").click()
    late.page.get_by_role("heading", name="The game has begun.").wait_for()
    late.page.get_by_text("You see the game 5 turns late").wait_for()


def test_a_late_friend_takes_a_bots_seat_and_gets_it_back_after_a_break(come: Come) -> None:
    ann, zoe = come("Ann"), come("Zoe")
    table = ann.set_table(players=2, starter=0, bots=("random",), start=True)
    ann.go_to(table)
    zoe.go_to(table)
    zoe.button("Ask to take over from Random").click()
    ann.page.get_by_text("Zoe came late and would like to take over from Random.").wait_for()
    ann.button("Agree").click()
    zoe.own_cards.first.wait_for()
    ann.discard(0) if ann.see(table)["position"]["tokens"] < 8 else ann.play(0)
    zoe.your_turn.wait_for()
    zoe.button("Menu").click()
    zoe.button("Leave for now").click()
    zoe.page.get_by_text("The bot random plays for you.").wait_for()
    ann.your_turn.wait_for()
    zoe.button("I am back").click()
    ann.play(0)
    zoe.your_turn.wait_for()


def test_a_wrong_address_shows_a_page_with_a_way_on(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="en")
    page.goto(f"{site}/tabel/abc")
    page.get_by_role("heading", name="There is no such page").wait_for()
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="Everybody sees your cards but you").wait_for()
    page.close()


def test_ones_own_name_and_games_move_to_a_second_browser_which_the_first_sends_away(come: Come) -> None:
    ann, phone = come("Ann"), come(None, size=PHONE)
    table = ann.set_table(players=2, starter=0, bots=("random",), start=True)
    ann.page.goto(f"{ann.address}/history")
    ann.button("Make a code").click()
    code = ann.page.locator(".code strong").inner_text()
    phone.page.goto(f"{phone.address}/history?device={code}")
    phone.button("This is me").click()
    phone.page.get_by_text("Welcome back, Ann.").wait_for()
    phone.page.get_by_role("link", name="Your turn").wait_for()
    assert phone.page.title().startswith("(1) Your turn")
    phone.go_to(table)
    phone.own_cards.first.wait_for()
    ann.page.reload()
    ann.button("Send it away").click()
    phone.page.get_by_role("heading", name="Table", exact=True).wait_for()
    assert phone.see(table)["you"] is None
