"""Friends come in, and come back: what invited people see in real browsers, several at one table."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.finished import met
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
    expect(bo.page.get_by_role("link", name="Rules").first).to_have_attribute("href", "/rules")
    expect(bo.page.get_by_role("link", name="Learn in three minutes")).to_be_visible()
    bo.page.get_by_label("Your name").fill("Bo")
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
    assert late.page.get_by_label("Your name").count() == 0
    ann.button("Deal the cards").click()
    late.page.get_by_role("heading", name="The game has begun.").wait_for()
    late.page.get_by_text("You see the game 5 turns late").wait_for()


def test_a_late_friend_takes_a_bots_seat_and_gets_it_back_after_a_break(come: Come) -> None:
    ann, zoe = come("Ann"), come("Zoe")
    table = ann.set_table(players=2, starter=0, bots=("random",), start=True)
    ann.go_to(table)
    zoe.go_to(table)
    zoe.button("Ask to take over from Random Aino").click()
    ann.page.get_by_text("Zoe came late and would like to take over from Random Aino.").wait_for()
    ann.button("Agree").click()
    zoe.own_cards.first.wait_for()
    ann.tell("Zoe", 0)  # clues, so that no mistake ends the game
    zoe.your_turn.wait_for()
    zoe.button("Menu").click()
    zoe.button("Leave for now").click()
    zoe.page.get_by_text("The bot Random is playing for you.").wait_for()
    ann.your_turn.wait_for()
    zoe.button("I am back").click()
    expect(zoe.page.get_by_text("The bot Random is playing for you.")).to_have_count(0)
    ann.tell("Zoe", 0)
    zoe.your_turn.wait_for()


def test_a_wrong_address_shows_a_page_with_a_way_on(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="en")
    page.goto(f"{site}/tabel/abc")
    page.get_by_role("heading", name="Page not found").wait_for()
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="Everybody sees your cards but you").wait_for()
    page.close()


def test_ones_own_name_and_games_move_to_a_second_browser_which_the_first_sends_away(come: Come) -> None:
    ann, phone = come("Ann"), come(None, size=PHONE)
    table = ann.set_table(players=2, starter=0, bots=("random",), start=True)
    ann.page.goto(f"{ann.address}/history")
    ann.button("Get a code").click()
    code = ann.page.locator(".code strong").inner_text()
    phone.page.goto(f"{phone.address}/history?device={code}")
    phone.button("Sign in").click()
    phone.page.get_by_text("Welcome back, Ann.").wait_for()
    phone.page.get_by_role("link", name="Your turn").wait_for()
    assert phone.page.title().startswith("(1) Your turn")
    phone.go_to(table)
    phone.own_cards.first.wait_for()
    ann.page.reload()
    ann.button("Sign out").click()
    phone.page.get_by_role("heading", name="Table", exact=True).wait_for()
    assert phone.see(table)["you"] is None


def know_each_other(address: str, *players: Player) -> None:
    """Let these people have finished a game together."""
    names = [player.name or "" for player in players]
    for player, played in zip(players, met(address, *names), strict=True):
        player.context.clear_cookies()
        played.come_to(player.context, address)


def test_people_who_played_together_are_invited_in_their_lobby_and_told_apart(come: Come) -> None:
    ann, bo, cy = come("Ann"), come("Bo", size=PHONE), come("Cy")
    know_each_other(ann.address, ann, bo, cy)
    for player in (bo, cy):
        player.page.goto(player.address)
    ann.page.goto(ann.address)
    ann.button("Change your lantern").click()
    ann.page.get_by_role("radio", name="Violet").check()
    ann.button("Done").click()
    for name in ("Bo", "Cy"):
        ann.page.get_by_role("group", name="Play together again").get_by_label(name).check()
    ann.button("Invite friends").click()
    ann.page.get_by_text("Invited", exact=True).nth(1).wait_for()
    cy.page.get_by_role("heading", name="Ann invites you to a game").wait_for()
    cy.button("Decline").click()
    expect(cy.page.get_by_role("heading", name="Ann invites you to a game")).to_have_count(0)
    bo.page.get_by_role("link", name="Join").click()
    bo.button("Sit down").first.click()
    bo.button("Change your lantern").click()
    bo.page.get_by_role("radio", name="Violet").check()  # as Ann has it
    bo.page.get_by_role("radio", name="Face 6").check()
    bo.button("Done").click()
    faces = ann.page.locator("li.person g")
    faces.locator('path.face[d^="M15.5"]').wait_for()
    papers = faces.evaluate_all("all => all.map((one) => one.style.cssText)")
    assert len({*papers}) == 2, "both chose violet, and one of them got another color here"


def test_a_vacation_is_taken_and_ended_in_a_game_over_days(come: Come) -> None:
    ann = come("Ann")
    clock = {"type": "per-turn", "seconds": 2 * 24 * 3600}
    table = ann.set_table(players=2, starter=0, clock=clock, bots=("random",), start=True)
    ann.page.goto(ann.address)
    mine = ann.page.get_by_role("region", name="Your games")
    expect(mine).to_contain_text("time left: 2 days")
    mine.get_by_role("link", name="Your turn").click()
    ann.own_cards.first.wait_for()
    ann.button("Menu").click()
    ann.button("Take a week off: my clock stops").click()
    expect(ann.ribbon).to_contain_text("7 days off")
    assert ann.see(table)["table"]["clock"]["vacations"][0] > 0
    ann.button("Menu").click()
    ann.button("End my vacation").click()
    expect(ann.ribbon).to_contain_text("Ann is back from vacation.")


def test_what_a_blocked_person_says_is_folded_until_one_asks_to_see_it(come: Come) -> None:
    ann, bo = come("Ann"), come("Bo")
    table = ann.set_table(players=2, starter=0, talk="free")
    for player in (ann, bo):
        player.go_to(table)
    bo.button("Sit down").first.click()
    ann.seat_of("Bo").wait_for()
    ann.button("Deal the cards").click()
    ann.own_cards.first.wait_for()

    def bo_says(words: str) -> None:
        bo.page.get_by_role("textbox", name="Message").fill(words)
        bo.button("Send").click()

    bo_says("slowpoke")
    talk = ann.page.get_by_role("log", name="Chat")
    expect(talk).to_contain_text("slowpoke")
    expect(ann.page.locator(".bubble")).to_have_text("slowpoke")
    ann.button("Menu").click()
    ann.button("Report").click()
    ann.page.get_by_label("Who or what is it about?").select_option("Bo")
    ann.button("Block Bo").click()
    expect(talk).not_to_contain_text("slowpoke")
    expect(ann.page.locator(".bubble")).to_have_count(0)
    bo_says("still there?")
    expect(talk.get_by_role("button", name="Show")).to_have_count(2)
    expect(ann.page.locator(".bubble")).to_have_count(0)
    talk.get_by_role("button", name="Show").last.click()
    expect(talk).to_contain_text("still there?")
    expect(talk).not_to_contain_text("slowpoke")
    expect(bo.page.get_by_role("log", name="Chat")).to_contain_text("slowpoke")
    ann.page.goto(f"{ann.address}/history")
    ann.button("Unblock").click()
    ann.go_to(table)
    expect(talk).to_contain_text("slowpoke")


def test_a_passkey_brings_somebody_back_in_a_new_browser_until_it_is_removed(
    browser: Browser, site: str
) -> None:
    here = site.replace("127.0.0.1", "localhost")  # a passkey is bound to a name
    ann, new = Player(browser, here, "Ann"), Player(browser, here, None, size=PHONE)
    keys = [player.context.new_cdp_session(player.page) for player in (ann, new)]
    made = [
        key.send("WebAuthn.enable")
        or key.send(
            "WebAuthn.addVirtualAuthenticator",
            {
                "options": {
                    "protocol": "ctap2",
                    "transport": "internal",
                    "hasResidentKey": True,
                    "hasUserVerification": True,
                    "isUserVerified": True,
                    "automaticPresenceSimulation": True,
                }
            },
        )["authenticatorId"]
        for key in keys
    ]
    ann.page.goto(f"{here}/history")
    ann.button("Create a passkey").click()
    ann.page.get_by_text("Your passkey is ready.").wait_for()
    ann.page.goto(here)
    ann.page.get_by_label("Your name").fill("Anna")
    ann.page.get_by_label("Your name").blur()
    # The other device has the same passkey, as those of one person do.
    (passkey,) = keys[0].send("WebAuthn.getCredentials", {"authenticatorId": made[0]})["credentials"]
    keys[1].send("WebAuthn.addCredential", {"authenticatorId": made[1], "credential": passkey})
    new.page.goto(f"{here}/history")
    new.button("Sign in with a passkey").click()
    new.page.get_by_text("Welcome back, Anna.").wait_for()
    expect(new.page.get_by_label("Your name")).to_have_value("Anna")
    new.page.goto(f"{here}/history")
    new.button("Remove").click()
    expect(new.button("Remove")).to_have_count(0)
    new.button("Sign in with a passkey").click()
    new.page.get_by_text("That code or passkey is wrong, or no longer valid.").wait_for()
    assert not ann.complaints
    for player in (ann, new):
        player.complaints.clear()  # the last one was refused
        player.close()
