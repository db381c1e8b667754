"""Every place of the site as a scene for a screenshot: each takes Ann there, in any language."""

from collections.abc import Iterator
from functools import partial

from playwright.sync_api import Page

from docs.pictures.dialogues import CLUES, WHILE, Scene, game, good_game, kept
from tests.analysis.test_review import game_of, with_last_copy_discarded
from tests.browser.finished import keep, met, play
from tests.browser.players import Player
from tests.browser.test_home import STOP

SEVEN = "ten-wild+black+tiles"


def places() -> Iterator[tuple[str, Scene]]:
    """All of them, by name."""
    yield "home", partial(_open, path="/")
    yield "home-again", _home_again
    yield "rules", partial(_open, path="/rules/pl")
    yield "learn", partial(_open, path="/learn")
    yield "lesson", partial(_open, path="/learn/finesse", there="aside.bar")
    yield "gathering", _gathering
    yield "invited", _invited
    yield "table-2", partial(game, players=2, rounds=3)
    yield "table-5", partial(game, players=5, rounds=3)
    yield "table-5-seven", partial(game, players=5, options=SEVEN, rounds=3)
    yield "clue", _clue
    yield "own-card", _own_card
    yield "end", lambda player: player.go_to(kept(player, good_game(3)))
    yield "replay", lambda player: _open(player, f"/replay/{kept(player, good_game(4))}#20")
    yield "review", _review
    yield "history", _history
    yield "insights", _insights
    yield "puzzle", partial(_open, path="/puzzles", there=".own-hand button")
    yield "puzzle-answer", _puzzle_answer
    yield "challenge-new", partial(_open, path="/challenge", there="form")
    yield "challenge", _challenge
    yield "nothing-there", partial(_open, path="/table/nothing")


def _open(player: Player, path: str, there: str = "main") -> Page:
    player.page.goto(f"{player.address}{path}")
    player.page.locator(there).first.wait_for(timeout=WHILE)
    return player.page


def _home_again(player: Player) -> Page:
    """Home as people find it who have played here, and are waited for."""
    played, _ = met(player.address, "Ann", "Bo")
    player.context.clear_cookies()
    played.come_to(player.context, player.address)
    game(player, rounds=1)
    return _open(player, "/")


def _gathering(player: Player) -> Page:
    return player.go_to(player.set_table(players=4, bots=("partner",), edition="da", options="five-own"))


def _invited(player: Player) -> Page:
    """What somebody sees who was given the link of a table."""
    table = player.set_table(players=3, bots=("partner",))
    player.context.clear_cookies()
    return player.go_to(table)


def _clue(player: Player) -> Page:
    page = game(player, 3, rounds=5)
    page.locator(CLUES).first.click()
    return page


def _own_card(player: Player) -> Page:
    page = game(player, 3, "announce", rounds=3)
    page.keyboard.press("2")
    return page


def _review(player: Player) -> Page:
    """A judged game, at the move that was its blunder."""
    record, move = with_last_copy_discarded("partner", game_of("partner", 3, 1))
    page = _open(player, f"/replay/{keep(player.address, record)}#{move + 1}", there=".tabs button")
    page.locator(".tabs button").first.click()
    page.locator(".review button.main").click()
    page.locator(".counts").wait_for(timeout=5 * WHILE)
    return page


def _history(player: Player) -> Page:
    for players in (2, 3, 4, 5, 2, 3):
        kept(player, good_game(players))
    return _open(player, "/history")


def _insights(player: Player) -> Page:
    played = play(player.address, "Ann", 6)
    player.context.clear_cookies()
    played.come_to(player.context, player.address)
    return _open(player, "/insights", there="main table")


def _puzzle_answer(player: Player) -> Page:
    page = _open(player, "/puzzles", there=".own-hand button")
    page.locator(".own-hand button").first.click()
    page.keyboard.press("p")
    sure = page.locator("dialog[open] .danger")
    sure.or_(page.locator("[role=region] table, section table")).first.wait_for()
    if sure.count():
        sure.click()
    page.locator("section table").first.wait_for()
    return page


def _challenge(player: Player) -> Page:
    """A challenge that Ann is through with."""
    challenge = player._send("POST", "/api/challenges", {"players": 2, "deals": 1})["id"]
    deal = {"type": "challenge", "challenge": challenge, "number": 1}
    wish = {"settings": {"players": 2, "pace": 0}, "deal": deal, "bots": ["random"], "start": True}
    table = player._send("POST", "/api/tables", wish)["table"]
    page = player.go_to(table)
    page.locator(".own-hand button").first.wait_for()
    page.evaluate(STOP, table)
    return _open(player, f"/challenge/{challenge}", there="tr.bot")
