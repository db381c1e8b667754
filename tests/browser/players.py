"""People at tables in a real browser: each with an own context, or several tabs of one person."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from hanabi.rules.cards import parse_cards
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import to_code
from hanabi.rules.options import Options
from hanabi.rules.tiles import Tile

DESKTOP = (1440, 900)
PHONE = (390, 844)
Json = dict[str, Any]


class Player:
    """Somebody with a browser; whatever the pages complain of is kept in `complaints`."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str | None,
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        **settings: Any,
    ) -> None:
        self.address, self.name = address, name
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en", has_touch=touch, base_url=address
        )
        kept = json.dumps(json.dumps({"motion": "less", "theme": "dark", **settings}))
        self.context.add_init_script(
            f"localStorage.getItem('hanabi.settings') ?? localStorage.setItem('hanabi.settings', {kept})"
        )
        self.complaints: list[str] = []
        self.frames: list[str] = []  # everything that came over sockets
        if name is not None:
            self._send("PUT", "/api/me", {"name": name})
        self.cookies = self.told_by_cookies()  # before any cards are dealt
        self.page = self.new_tab()

    def _send(self, method: str, path: str, body: Json) -> Json:
        answer = self.context.request.fetch(
            path, method=method, data=json.dumps(body), headers={"origin": self.address}
        )
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def told_by_cookies(self) -> dict[str, str]:
        """What the cookies say, without the date and the signature that follow a point."""
        cookies = self.context.cookies()
        return {cookie.get("name", ""): cookie.get("value", "").partition(".")[0] for cookie in cookies}

    def set_table(
        self, *, bots: tuple[str, ...] = (), start: bool = False, deal: str | None = None, **settings: Any
    ) -> str:
        """A new table with fast bots, perhaps with the cards of a deal code; its id."""
        wish: Json = {"settings": {"pace": 0, **settings}, "bots": list(bots), "start": start}
        if deal is not None:
            wish["deal"] = {"type": "code", "code": deal}
        return str(self._send("POST", "/api/tables", wish)["table"])

    def see(self, table: str) -> Json:
        """The table as this player is sent it."""
        found: Json = self.context.request.get(f"/api/tables/{table}").json()
        return found

    def new_tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type == "error" else None,
        )
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))),
        )
        return page

    def go_to(self, table: str) -> Page:
        """Open a table in the first tab."""
        self.page.goto(f"{self.address}/table/{table}")
        return self.page

    # What is on the screen.

    @property
    def own_cards(self) -> Locator:
        """The own cards, from the first slot on."""
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    def cards_of(self, name: str) -> Locator:
        """Somebody else's cards, from the first slot on."""
        return self.page.get_by_role("region", name=f"Hand: {name}").locator("button.card")

    def seat_of(self, name: str) -> Locator:
        """Somebody's seat before the game."""
        seats = self.page.get_by_role("region", name="Seats").get_by_role("listitem")
        return seats.filter(has_text=re.compile(rf"\b{name}\b"))

    @property
    def your_turn(self) -> Locator:
        """The sign that it is this player's turn."""
        return self.page.locator(".dock .your-turn")

    @property
    def ribbon(self) -> Locator:
        """The last moves in words: the log, or on a phone the ribbon."""
        return self.page.locator(".log-box:visible, .ribbon:visible")

    def button(self, name: str) -> Locator:
        """The button with exactly this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    # What is done by mouse.

    def play(self, slot: int) -> None:
        """Play an own card, even if it is known not to fit."""
        self.own_cards.nth(slot).click()
        self.button("Play").click()
        self._be_sure("Play it anyway")

    def discard(self, slot: int) -> None:
        """Discard an own card, even if it is known to be the last one."""
        self.own_cards.nth(slot).click()
        self.button("Discard").click()
        self._be_sure("Discard it anyway")

    def _be_sure(self, answer: str) -> None:
        if self.page.get_by_role("dialog", name="Are you sure?").count():
            self.button(answer).click()

    def tell(self, name: str, slot: int, clue: int = 0) -> str:
        """Give a clue about somebody's card: press it until the clue is chosen, send it; what was said."""
        for _ in range(clue + 2):
            self.cards_of(name).nth(slot).click()
        send = self.page.locator("button.send")
        said = send.inner_text()
        send.click()
        return said

    def close(self) -> None:
        """Leave, without anything to complain of."""
        self.context.close()
        assert not self.complaints, self.complaints


def sit_together(host: Player, *guests: Player, **settings: Any) -> str:
    """A table at which these people sit, with the cards dealt; the host starts."""
    table = host.set_table(players=1 + len(guests), starter=0, **settings)
    host.go_to(table)
    for guest in guests:
        guest.go_to(table)
        guest.button("Sit down").first.click()
        host.seat_of(guest.name or "").wait_for()
    host.button("Deal the cards").click()
    for player in (host, *guests):
        player.own_cards.first.wait_for()
    return table


def deal_beginning_with(cards: str, options: str, tile: Tile = Tile.TOKEN, players: int = 2) -> str:
    """The code of a deal with these cards first, seat 0 before seat 1, and that tile on top."""
    rules = Options.parse(options)
    first, rest = parse_cards(cards), list(rules.cards())
    for card in first:
        rest.remove(card)
    tiles = (tile, *(each for each in Tile if each is not tile)) if rules.tiles else ()
    return to_code(Deal(players, (*first, *rest), tiles), rules)
