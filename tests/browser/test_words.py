"""Bots speak at the table: why, what a clue tells, and the conventions on one page."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.players import DESKTOP, PHONE, Player, deal_beginning_with
from tests.browser.test_table import check_axe, fits_the_window

Come = Callable[..., Player]
SIZES = {"desktop": DESKTOP, "phone": PHONE}
WHY = {"en": "Why?", "pl": "Dlaczego?"}
PLAYED = {
    "en": "The clue from Ann asked me to play this card: red 1.",
    "pl": "Informacja od gracza Ann to prośba, by zagrać tę kartę: czerwona jedynka.",
}
TOOK = {
    "en": "Ann asks Partner Aino to play a card: red 1.",
    "pl": "Ann daje znać, że Partner Aino ma kartę do zagrania",
}
RED_ONE = "G4 B4 W4 Y4 R4 Y2 W3 R1 G3 B3"  # seat 1 has one red card, and it can be played


@pytest.fixture
def come(browser: Browser, site: str) -> Iterator[Come]:
    """`come("Ann", size=PHONE)`: somebody new at the site, who must not see an error."""
    players: list[Player] = []

    def visit(name: str | None, **more: Any) -> Player:
        players.append(Player(browser, site, name, **more))
        return players[-1]

    yield visit
    for player in players:
        player.close()


def asked(player: Player, label: str) -> Locator:
    """Press a question at the bot's seat; what hangs there then."""
    player.page.get_by_role("button", name=label).first.click()
    return player.page.get_by_role("note", name=label)


@pytest.mark.parametrize("language", WHY)
@pytest.mark.parametrize("size", SIZES)
def test_a_bot_says_why_at_its_seat(come: Come, size: str, language: str) -> None:
    ann = come("Ann", size=SIZES[size], touch=size == "phone", language=language)
    deal = deal_beginning_with(RED_ONE, "base")
    table = ann.set_table(bots=("partner",), start=True, deal=deal, players=2, starter=0, conventions=3)
    ann.go_to(table)
    why = ann.page.get_by_role("button", name=WHY[language])
    expect(ann.page.locator("[data-order]").first).to_be_visible()
    expect(why).to_have_count(0)
    _clue_red(ann, table)
    bubble = asked(ann, WHY[language])
    expect(bubble).to_contain_text(PLAYED[language])
    expect(bubble).to_contain_text(TOOK[language])
    assert fits_the_window(ann.page)
    box, width = bubble.bounding_box(), SIZES[size][0]
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    ann.page.reload()
    expect(asked(ann, WHY[language])).to_contain_text(PLAYED[language])


BLUFFED = {
    "en": "needs another card first, so my newest card must be it or another one that can be played",
    "pl": "wymaga najpierw innej karty, więc moja najnowsza to ta karta albo inna, którą można zagrać",
}
SHOWN = {"en": "was a bluff", "pl": "była blefem"}
# Seat 1 comes next and has a yellow 1 as its newest card; the red 2 of seat 2 waits for a red 1.
A_BLUFF = "G4 R4 B4 W4 Y4 G3 B3 W3 Y3 Y1 W2 G3 B3 Y4 R2"


@pytest.mark.parametrize("language", WHY)
@pytest.mark.parametrize("size", SIZES)
def test_a_bluff_is_explained(come: Come, size: str, language: str) -> None:
    ann = come("Ann", size=SIZES[size], touch=size == "phone", language=language)
    deal = deal_beginning_with(A_BLUFF, "no-empty-clues", players=3)
    options = {"options": "no-empty-clues", "players": 3, "starter": 0, "conventions": 5}
    bots = ("partner", "partner")
    table = ann.set_table(bots=bots, start=True, deal=deal, edition="custom", **options)
    ann.go_to(table)
    _tell(ann, table, "C2:R")
    whys = ann.page.get_by_role("button", name=WHY[language])
    expect(whys.nth(1)).to_be_visible()  # both bots have moved
    bubble = asked(ann, WHY[language])
    expect(bubble).to_contain_text(BLUFFED[language])
    check_axe(ann.page)
    assert fits_the_window(ann.page)
    ann.page.keyboard.press("Escape")
    whys.nth(1).click()
    expect(ann.page.get_by_role("note", name=WHY[language])).to_contain_text(SHOWN[language])
    assert fits_the_window(ann.page)


def _clue_red(ann: Player, table: str) -> None:
    """Tell the bot of its red card."""
    _tell(ann, table, "C1:R")


def _tell(ann: Player, table: str, clue: str) -> None:
    """Give a clue with the first move."""
    sent = ann.page.evaluate(
        """async ([address, move]) => {
            const line = new WebSocket(address);
            return await new Promise((done) => {
                line.onmessage = ({data}) => {
                    const message = JSON.parse(data);
                    if (message.type === 'table')
                        line.send(JSON.stringify({type: 'make-move', id: 'w1', move, turn: 0}));
                    if (message.type === 'done' || message.type === 'not-done') done(message.type);
                };
            });
        }""",
        [f"{ann.address.replace('http', 'ws', 1)}/api/tables/{table}/socket", clue],
    )
    assert sent == "done"


def _stop(ann: Player, table: str) -> None:
    """Stop the game."""
    ann.page.evaluate(
        """(address) => new Promise((done) => {
            const line = new WebSocket(address);
            line.onmessage = ({data}) => {
                const message = JSON.parse(data);
                if (message.type === 'table' && message.table.phase === 'playing')
                    line.send(JSON.stringify({type: 'vote-stop', id: 'w2', yes: true}));
                if (message.type === 'done') done();
            };
        })""",
        f"{ann.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_bot_with_another_language_of_clues_has_a_sheet_of_its_own(come: Come, size: str) -> None:
    ann = come("Ann", size=SIZES[size], touch=size == "phone")
    deal = deal_beginning_with(RED_ONE, "base")
    table = ann.set_table(bots=("sieve",), start=True, deal=deal, players=2, starter=0)
    ann.go_to(table)
    expect(ann.page.locator("[data-order]").first).to_be_visible()
    _tell(ann, table, "C1:W")  # the white 3 lies beside the red 1
    bubble = asked(ann, "Why?")
    expect(bubble).to_contain_text("The clue from Ann pointed at this card")
    bubble.get_by_role("button", name="Color points to a play").first.click()
    sheet = ann.page.get_by_role("dialog", name="The clues of Sieve")
    expect(sheet.locator("[aria-current=true]")).to_contain_text("can be played")
    assert fits_the_window(ann.page)
    check_axe(ann.page)


def test_the_log_answers_too_and_each_reason_leads_to_its_convention(come: Come) -> None:
    ann = come("Ann")
    deal = deal_beginning_with(RED_ONE, "base")
    table = ann.set_table(bots=("partner",), start=True, deal=deal, players=2, starter=0, conventions=3)
    ann.go_to(table)
    _clue_red(ann, table)
    log = ann.page.get_by_role("log")
    log.get_by_role("button", name="Why?").click()
    expect(log.get_by_role("note")).to_contain_text(PLAYED["en"])
    log.get_by_role("note").get_by_role("button", name="Play clue").first.click()
    sheet = ann.page.get_by_role("dialog", name="The conventions of Partner")
    expect(sheet.locator("[aria-current]")).to_contain_text("A clue asks for its focus to be played")
    expect(sheet.locator("[aria-current]")).to_be_in_viewport()
    expect(sheet.get_by_role("heading", name="Level 5: everything")).to_be_attached()
    check_axe(ann.page)
    ann.page.keyboard.press("Escape")
    seat = ann.page.get_by_role("region", name="Hand: Partner Aino")
    seat.get_by_role("button", name="Partner Aino", exact=True).click()
    expect(sheet).to_be_visible()
    rule = sheet.locator(".rule", has_text="Save clue").first
    with ann.page.expect_popup() as opened:
        rule.get_by_role("link", name="Lesson").click()
    opened.value.locator("aside.bar").wait_for()
    expect(opened.value).to_have_url(f"{ann.address}/learn/save")
    expect(ann.page).to_have_url(f"{ann.address}/table/{table}")


def test_a_clue_to_oneself_is_read_out(come: Come) -> None:
    ann = come("Ann")
    deal = deal_beginning_with("R1 B4 W4 Y4 G4 Y2 W3 R3 G3 B3", "no-empty-clues")
    options = {"options": "no-empty-clues", "players": 2, "starter": 1, "conventions": 3}
    table = ann.set_table(bots=("partner",), start=True, deal=deal, **options)
    ann.go_to(table)
    note = asked(ann, "What does it tell me?")
    literal = note.get_by_role("list", name="What the clue says by itself")
    expect(literal).to_contain_text("Card 1: ")
    expect(note).to_contain_text("By the conventions of the bots:")
    expect(note).to_contain_text("Partner Aino asks Ann to play a card")


def test_who_plays_from_memory_is_read_the_clue_alone(come: Come) -> None:
    ann = come("Ann")
    deal = deal_beginning_with("R1 B4 W4 Y4 G4 Y2 W3 R3 G3 B3", "no-empty-clues")
    options = {"options": "no-empty-clues", "players": 2, "starter": 1, "aid": "none"}
    table = ann.set_table(bots=("partner",), start=True, deal=deal, **options)
    ann.go_to(table)
    note = asked(ann, "What does it tell me?")
    expect(note).to_contain_text("Card 1: ")
    expect(note).not_to_contain_text("conventions")
    expect(ann.page.get_by_role("button", name="Why?")).to_have_count(0)


def test_the_replay_tells_everything_move_by_move(come: Come) -> None:
    ann = come("Ann")
    deal = deal_beginning_with(RED_ONE, "base")
    table = ann.set_table(bots=("partner",), start=True, deal=deal, players=2, starter=0, conventions=3)
    ann.go_to(table)
    _clue_red(ann, table)
    expect(ann.page.get_by_role("log").get_by_role("button", name="Why?")).to_be_visible()
    _stop(ann, table)
    ann.page.goto(f"{ann.address}/replay/{table}")
    log = ann.page.get_by_role("log")
    log.get_by_role("button", name="Why?").click()
    expect(log.get_by_role("note")).to_contain_text(PLAYED["en"])
    expect(log.get_by_role("note")).not_to_contain_text("More can be told")


def test_the_set_up_form_opens_the_sheet(come: Come) -> None:
    ann = come("Ann", language="nl")
    ann.page.goto(f"{ann.address}/")
    ann.page.locator("form select").filter(has=ann.page.locator("option[value=partner]")).first.select_option(
        "partner"
    )
    ann.page.get_by_role("button", name="Zo speelt hij: de conventies op één pagina").first.click()
    sheet = ann.page.get_by_role("dialog", name="De conventies van Partner")
    expect(
        sheet.get_by_role("heading", name="Niveau 1: speelinformatie en reddende informatie")
    ).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_level_is_chosen_beside_the_bot_and_stands_at_its_seat_and_on_the_sheet(
    come: Come, size: str
) -> None:
    ann = come("Ann", size=SIZES[size], touch=size == "phone")
    ann.page.goto(f"{ann.address}/")
    ann.page.get_by_role("radio", name="2", exact=True).first.check(force=True)
    seats = ann.page.locator("form select").filter(has=ann.page.locator("option[value=partner]"))
    seats.first.select_option("partner")
    levels = ann.page.get_by_role("group", name="What may Partner expect of you?")
    expect(levels).to_contain_text("Partner plays plainly with everybody it does not know")
    levels.get_by_text("Level 2").click()
    expect(levels).to_contain_text("up to level 2, from the first clue on")
    ann.page.locator("form button[type=submit]").last.click()
    seat = ann.page.get_by_role("region", name="Hand: Partner Aino")
    expect(seat).to_contain_text("level 2")
    assert fits_the_window(ann.page)
    seat.get_by_role("button", name="Partner Aino", exact=True).click()
    sheet = ann.page.get_by_role("dialog", name="The conventions of Partner")
    expect(sheet).to_contain_text("At this table everybody plays up to level 2.")
    expect(sheet.get_by_role("heading", name="Level 3")).to_contain_text("Not at this table")
    expect(sheet.get_by_role("heading", name="Level 2")).not_to_contain_text("Not at this table")
    check_axe(ann.page)


def test_what_bots_know_of_me_is_forgotten_in_one_tap(come: Come) -> None:
    ann = come("Ann")
    deal = deal_beginning_with("G4 B4 W4 Y4 R4 G3 B3 W3 Y3 R3 Y2 W2 B3 G3 R1", "base", players=3)
    table = ann.set_table(bots=("partner", "partner"), start=True, deal=deal, players=3, starter=0)
    ann.go_to(table)
    _tell(ann, table, "C2:R")
    while ann.see(table)["position"]["moves"] < 3:
        ann.page.wait_for_timeout(100)  # until both bots have moved
    _stop(ann, table)
    button = ann.page.get_by_role("button", name="Bots forget how I play")
    while not ann.page.request.get(f"{ann.address}/api/habits").json()["bots"]:
        ann.page.wait_for_timeout(100)  # the bots are asked when the game is over
    ann.page.goto(f"{ann.address}/history")
    expect(ann.page.get_by_text("Partner tells you things plainly")).to_be_visible()
    check_axe(ann.page)
    button.click()
    expect(button).to_have_count(0)
    assert ann.page.request.get(f"{ann.address}/api/habits").json() == {"bots": []}
