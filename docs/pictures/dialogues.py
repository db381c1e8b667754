"""Every dialogue of the table as a scene for a screenshot: each opens it in front of Ann, in any language."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import to_code
from hanabi.rules.options import Options
from hanabi.rules.tiles import Tile
from tests.browser.players import Player, deal_beginning_with
from tests.games import Setting

Scene = Callable[[Player], Page]
WHILE = 60_000  # the bots compile when they are first asked
RED_SECOND = "Y1 Y1 G1 G1 W1 R1 R2 R3 R4 R5"  # seat 1 holds the red cards in order
CLUES = "button.clue[aria-disabled=false]:not(.none)"
NAMES = ("Ann", "Bo", "Cleo", "Dirk", "Eva")


def dialogues() -> Iterator[tuple[str, Scene]]:
    """All of them, by name."""
    yield "clue-elsewhere", _hand_out_of_turn
    yield "own-card-full", _own_card_full
    yield "sure", _sure
    for tile in (Tile.RECYCLE, Tile.SALVAGE, Tile.COLOR_INFO, Tile.RANK_INFO):
        yield f"tile-{tile}", partial(_tile, tile=tile)
    yield "tile-list", _tile_list
    yield "note", _note
    yield "menu", lambda player: _menu(game(player))
    yield "menu-absent", _menu_absent
    yield "settings", lambda player: _from_menu(game(player), 0)
    yield "keys", lambda player: _from_menu(game(player), 1)
    yield "discards", lambda player: _tool(game(player, 5, "ten-wild+black+tiles", rounds=4), 0)
    yield "log", lambda player: _tool(game(player, 3, rounds=4), 1)
    yield "talk", _talk
    yield "eye", _eye
    yield "back", _back
    yield "last-round", _last_round
    yield "away", _away
    yield "takeback", lambda player: _asked(player, "Ask to take my clue back")
    yield "stop", lambda player: _asked(player, "Propose to stop here")
    yield "pause", lambda player: _asked(player, "Pause")
    yield "stand-in", _stand_in
    yield "name", _name
    yield "bots", _bots
    yield "agreement", _agreement
    yield "lost", _lost
    yield "watching", _watching
    yield "program", _program


def deal_code(options: str, players: int, seed: int) -> str:
    """The code of a deal by chance that Ann does not begin."""
    rules = Options.parse(options)
    return to_code(Deal.shuffle(rules, players, Random(seed), starter=1 % players), rules)


def game(
    player: Player,
    players: int = 3,
    options: str = "base",
    rounds: int = 2,
    bot: str = "partner",
    **more: Any,
) -> Page:
    """A game some rounds in, on Ann's turn; she discards meanwhile."""
    deal = deal_code(options, players, 2 + players)
    bots = (bot,) * (players - 1)
    table = player.set_table(players=players, bots=bots, start=True, options=options, deal=deal, **more)
    page = player.go_to(table)
    for number in range(rounds):
        your_turn(page)
        if number < rounds - 1:
            _pass(page, player.see(table)["position"]["tokens"])
    return page


def _pass(page: Page, tokens: int) -> None:
    """Some move that does no harm: a discard of the card that is next, or a clue when no token is missing."""
    slider = page.get_by_role("slider")
    before = slider.get_attribute("max") if slider.count() else "0"
    if tokens < 8:
        marked = page.locator(".own-hand .below:has(.next) .key")
        page.keyboard.press(marked.inner_text() if marked.count() else "1")
        page.keyboard.press("d")
        if page.locator("dialog[open]").count():
            page.locator("dialog[open] .danger").click()
    else:
        page.locator(CLUES).first.click()
        page.locator("button.send").click()
    page.locator(f"input[type=range]:not([max='{before}'])").first.wait_for(state="attached")


def your_turn(page: Page) -> None:
    """Wait for the own turn."""
    page.locator(".dock .your-turn").wait_for(timeout=WHILE)


def kept(player: Player, end: State) -> str:
    """The id of a game that was played elsewhere and is kept here."""
    record = record_of(end, NAMES[: end.players])
    return str(player._send("POST", "/api/games", {"text": record.to_json()})["table"])


def _friend(player: Player, name: str = "Bo") -> Player:
    browser = player.context.browser
    assert browser is not None
    return Player(browser, player.address, name)


def _together(player: Player, bo: Player, **settings: Any) -> str:
    """A table of two at which Bo began; it is Ann's turn."""
    table = _sit(player, bo, **settings)
    bo.own_cards.first.wait_for()
    bo.tell("Ann", 0)
    your_turn(player.page)
    return table


def _sit(player: Player, bo: Player, **settings: Any) -> str:
    table = bo.set_table(players=2, starter=0, **settings)
    bo.go_to(table)
    player.go_to(table)
    player.page.locator(".seats li.empty button").first.click()
    bo.seat_of("Ann").wait_for()
    bo.button("Deal the cards").click()
    return table


def _cards(page: Page) -> Locator:
    return page.locator(".others button.card")


def _hand_out_of_turn(player: Player) -> Page:
    bo = _friend(player)
    _together(player, bo)
    page = player.page
    page.keyboard.press("1")
    page.keyboard.press("p")
    bo.your_turn.wait_for()
    _cards(page).first.click()
    return page


def _own_card_full(player: Player) -> Page:
    page = game(player, 3, "ten-wild+black")
    page.keyboard.press("2")
    page.locator(".story .tools [aria-pressed]:visible").click()
    return page


def _sure(player: Player) -> Page:
    bo = _friend(player)
    _sit(player, bo, deal=deal_beginning_with(RED_SECOND, "base"))
    bo.tell("Ann", 4, 1)  # the 5
    page = player.page
    your_turn(page)
    page.locator(".own-hand .card.marked").first.click()
    page.keyboard.press("d")
    return page


def _tile(player: Player, tile: Tile) -> Page:
    bo = _friend(player)
    _sit(player, bo, options="tiles", deal=deal_beginning_with(RED_SECOND, "tiles", tile))
    page = player.page
    for number in range(5):
        bo.your_turn.wait_for()
        bo.tell("Ann", 0) if number < 3 else bo.discard(0)
        your_turn(page)
        page.keyboard.press("1")
        page.keyboard.press("p")
    page.locator(".tile-panel, .tile-notice").wait_for()
    return page


def _tile_list(player: Player) -> Page:
    page = game(player, 4, "ten-wild+black+tiles", rounds=1)
    page.locator("button.tiles").click()
    return page


def _note(player: Player) -> Page:
    page = game(player)
    page.keyboard.press("2")
    page.keyboard.press("n")
    page.locator("dialog[open] input").fill("keep this one")
    return page


def _menu(page: Page) -> Page:
    page.locator(".head button").first.click()
    page.locator("dialog[open]").wait_for()
    return page


def _menu_absent(player: Player) -> Page:
    bo = _friend(player)
    _together(player, bo)
    bo.button("Menu").click()
    bo.button("Leave for now").click()
    return _menu(player.page)


def _from_menu(page: Page, number: int) -> Page:
    _menu(page).locator("dialog[open] .actions").last.locator("button").nth(number).click()
    return page


def _tool(page: Page, number: int) -> Page:
    """A sheet of the narrow screen; on a wide one its panel is there anyway."""
    button = page.locator(".tools button").nth(number)
    if button.is_visible():
        button.click()
    return page


def _talk(player: Player) -> Page:
    bo = _friend(player)
    _together(player, bo, talk="free")
    bo.page.get_by_role("textbox", name="Message").fill("Shall we try it with black next time?")
    bo.button("Send").click()
    return _tool(player.page, 2)


def _eye(player: Player) -> Page:
    page = game(player, 4, rounds=3)
    page.locator(".others .eye").first.click()
    return page


def _back(player: Player) -> Page:
    page = game(player, 4, rounds=3)
    for _ in range(3):
        page.keyboard.press(",")
    page.locator(".past").first.wait_for(state="attached")
    return page


def _last_round(player: Player) -> Page:
    page = game(player, 5, rounds=1, bot="cautious")
    table = page.url.rpartition("/")[2]
    while not page.locator(".pace.loud").count():
        your_turn(page)
        _pass(page, player.see(table)["position"]["tokens"])
    return page


def _three(player: Player) -> tuple[str, Player, Player]:
    """A table where Bo, Cleo and Ann play, Bo first."""
    bo, cleo = _friend(player), _friend(player, "Cleo")
    table = bo.set_table(players=3, starter=0)
    bo.go_to(table)
    for guest in (cleo, player):
        guest.go_to(table)
        guest.page.locator(".seats li.empty button").first.click()
        bo.seat_of(guest.name or "").wait_for()
    bo.button("Deal the cards").click()
    return table, bo, cleo


def _away(player: Player) -> Page:
    table, bo, cleo = _three(player)
    bo.own_cards.first.wait_for()
    player.page.locator(".own-hand button").first.wait_for()
    player.page.goto(f"{player.address}/rules")
    bo.tell("Cleo", 0)
    cleo.your_turn.wait_for()
    cleo.discard(0)
    bo.page.get_by_role("slider").wait_for()
    page = player.go_to(table)
    page.locator(".notices .banner").first.wait_for()
    return page


def _asked(player: Player, wish: str) -> Page:
    bo = _friend(player)
    _together(player, bo)
    if wish.startswith("Ask"):
        page = player.page
        page.keyboard.press("1")
        page.keyboard.press("p")
        bo.your_turn.wait_for()
        bo.tell("Ann", 1)
        your_turn(page)
    bo.button("Menu").click()
    bo.button(wish).click()
    if wish.startswith("Propose"):
        bo.button("Stop here").click()
    player.page.locator(".notices .banner").first.wait_for()
    return player.page


def _stand_in(player: Player) -> Page:
    _, bo, cleo = _three(player)
    cleo.own_cards.first.wait_for()
    cleo.button("Menu").click()
    cleo.button("Leave for now").click()
    bo.button("Menu").click()
    bo.button("Let a bot fill in for Cleo").click()
    bo.page.get_by_role("dialog").get_by_role("button", name="Partner").click()
    player.page.locator(".notices .banner").first.wait_for()
    return player.page


def _name(player: Player) -> Page:
    host = _friend(player)
    table = host.set_table(players=3, edition="pl", options="ten-wild+black+tiles")
    host.go_to(table)
    player.context.clear_cookies()
    return player.go_to(table)


def _bots(player: Player) -> Page:
    page = player.go_to(player.set_table(players=3))
    page.locator(".seats li.empty").first.locator("button").nth(1).click()
    return page


def _program(player: Player) -> Page:
    page = player.go_to(player.set_table(players=3))
    page.locator(".seats li.empty").first.locator("button").nth(2).click()
    page.locator("dialog[open] form button[type=submit]").click()
    page.locator("dialog[open] input[readonly]").first.wait_for()
    return page


def _agreement(player: Player) -> Page:
    page = player.go_to(player.set_table(players=3))
    page.locator(".right section").nth(1).get_by_role("button").first.click()
    return page


def _lost(player: Player) -> Page:
    page = game(player, 3, rounds=1, bot="random")
    while not page.locator(".game.over").count():
        if page.locator(".dock .your-turn").is_visible():
            page.keyboard.press("1")
            page.keyboard.press("p")
        page.wait_for_timeout(50)
    return page


def _watching(player: Player) -> Page:
    bo = _friend(player)
    table = bo.set_table(
        players=3, starter=0, bots=("cautious",) * 2, start=True, watching={"type": "one-seat", "seat": 0}
    )
    bo.go_to(table)
    bo.your_turn.wait_for(timeout=WHILE)
    bo.tell("Cautious Aino", 0)
    page = player.go_to(table)
    page.locator(".others").wait_for()
    return page


def good_game(players: int) -> State:
    """A game that ends well."""
    games = (Setting(Options(), players, seed, skill=100).end() for seed in range(1, 100))
    return max(games, key=lambda end: end.score)
