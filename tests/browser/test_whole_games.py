"""Whole games in the browser: every printed box and the largest mix, by mouse, by touch and by keys.

Each game is known beforehand, card by card and move by move; the people at the table make exactly these moves
with what is on their screens. Nobody's sockets ever bring a face of the own hand, and at several points of
each game everything that each browser holds is compared with what its seat may know.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, pairwise
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, expect

from hanabi.game.state import State
from hanabi.rules.deal_code import to_code
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Lapse, Move, Play, Recycle, Salvage
from hanabi.rules.options import Options
from hanabi.rules.suits import Color, Suit
from tests.browser.players import PHONE, Player
from tests.browser.secrets import check_browser, known
from tests.games import Setting

How = Literal["mouse", "touch", "keys"]
NAMES = ("Ann", "Bo", "Cleo", "Dirk", "Eva")
LATE = 5  # turns, for those who watch
LARGEST = "ten-wild+black+tiles+announce"

expect.set_options(timeout=30_000)


@pytest.fixture
def come(browser: Browser, site: str) -> Iterator[Callable[..., Player]]:
    """Somebody new at the site, who must not see an error."""
    players: list[Player] = []

    def visit(name: str, **more: Any) -> Player:
        players.append(Player(browser, site, name, **more))
        return players[-1]

    yield visit
    for player in players:
        player.close()


@cache
def game(options: str, players: int, fits: str) -> Setting:
    """A known game: a short one, or one in which all six tiles are turned up."""
    for seed in count(1):
        setting = Setting(Options.parse(options), players, seed, skill=100 if fits == "tiles" else 80)
        end = setting.end()
        if len(end.tiles_used) == 6 if fits == "tiles" else 18 <= len(end.moves) <= 28:
            return setting
    raise AssertionError


class Hands:
    """Somebody's way of doing things: by mouse, by touch or by keys."""

    def __init__(self, player: Player, how: How) -> None:
        self.player, self.how = player, how

    def press(self, thing: Locator) -> None:
        """Press something on the screen."""
        match self.how:
            case "mouse":
                thing.click()
            case "touch":
                thing.tap()
            case "keys":
                thing.focus()
                self.player.page.keyboard.press("Enter")

    def make(self, move: Move, state: State) -> None:
        """Make a move with what is on the screen."""
        page, seat = self.player.page, state.on_turn
        tile = page.get_by_role("group", name="Reward tile")
        match move:
            case ClueColor(to, color):
                self._tell(NAMES[to], named_on_page(color))
            case ClueRank(to, rank):
                self._tell(NAMES[to], str(rank))
            case Play(order, None):
                self._use(state.orders(seat).index(order), "Play", "p")
            case Play(order, suit) if suit:
                self.press(self.player.own_cards.nth(state.orders(seat).index(order)))
                self.press(page.locator(".announce").get_by_role("button", name=named_on_page(suit)))
                self._be_sure("Play it anyway")
            case Discard(order):
                self._use(state.orders(seat).index(order), "Discard", "d")
            case Recycle(card) | Salvage(card):
                self.press(tile.get_by_role("button", name=f"{named_on_page(card.suit)} {card.rank}").first)
                self.press(tile.locator("button.send"))
            case Lapse():
                self.press(
                    page.get_by_role("group", name="Reward tile").get_by_role(
                        "button", name="Let the tile lapse"
                    )
                )
            case _:
                raise AssertionError(move)

    def _tell(self, name: str, named: str) -> None:
        self.press(self.player.cards_of(name).first)
        desk = self.player.page.get_by_role("region", name="Give a clue")
        self.press(desk.get_by_role("button", name=f"{named}: touches"))
        self.press(desk.locator("button.send"))

    def _use(self, slot: int, button: str, key: str) -> None:
        if self.how == "keys":
            self.player.page.keyboard.press("Escape")
            self.player.page.keyboard.press(str(slot + 1))
            self.player.page.keyboard.press(key)
        else:
            self.press(self.player.own_cards.nth(slot))
            self.press(self.player.button(button))
        self._be_sure(f"{button} it anyway")

    def _be_sure(self, answer: str) -> None:
        """Give a second word if one is asked for; else the move is made, and nothing is left to decide."""
        sure = self.player.page.get_by_role("dialog", name="Are you sure?")
        done = self.player.page.locator(".dock:not(:has(.own-hand .selected))")
        expect(sure.or_(done).first).to_be_visible()
        if sure.is_visible():
            self.press(sure.get_by_role("button", name=answer))


def named_on_page(suit: Suit | Color) -> str:
    """What the English page calls a suit or a color."""
    return suit.word.replace("colour", "color")


def sit_down(people: list[Player], setting: Setting, edition: str) -> str:
    """Everybody takes the seat of the name, and the cards are dealt."""
    host, *guests = people
    deal = to_code(setting.deal(), setting.options)
    table = host.set_table(
        players=setting.players,
        options=str(setting.options),
        edition=edition,
        deal=deal,
        starter=setting.deal().starter,
    )
    host.go_to(table)
    for guest in guests:
        guest.go_to(table)
        guest.button("Sit down").first.click()
        host.seat_of(guest.name or "").wait_for()
    host.button("Deal the cards").click()
    for player in people:
        player.own_cards.first.wait_for()
    return table


def play_to_the_end(
    people: list[Player], setting: Setting, hows: tuple[How, ...], watcher: Player | None = None
) -> None:
    """All moves of the game, each by whoever is on turn; and a look into every browser now and then."""
    hands = [Hands(player, how) for player, how in zip(people, hows, strict=True)]
    states = list(setting.states())
    looks = {1, len(states) // 3, 2 * len(states) // 3, len(states) - 2}
    for made, (state, after) in enumerate(pairwise(states)):
        seat, move = state.on_turn, after.moves[-1]
        sign = people[seat].page.get_by_role("group", name="Reward tile")
        expect(sign if state.pending else people[seat].your_turn).to_be_visible()
        hands[seat].make(move, state)
        if not after.is_over:
            for player in (people[seat], people[after.on_turn]):
                expect(player.page.get_by_role("slider")).to_have_value(str(len(after.moves)))
                expect(player.page.locator(".lantern")).to_have_count(after.turns_left or 0)
        if made + 1 in looks:
            for at, player in enumerate(people):
                check_secrets(player, after, at)
            late = [earlier for earlier in states if earlier.turn <= after.turn - LATE]
            if watcher and late:
                check_secrets(watcher, late[-1], None)
    for player in people:
        expect(player.page.get_by_role("region", name="The game is over")).to_be_visible()


def check_secrets(player: Player, state: State, seat: int | None) -> None:
    """No page and no storage tells more than may be known of this state."""
    expect(player.page.get_by_role("slider")).to_have_value(str(len(state.moves)))
    check_browser(player, known(state, seat))


def check_sockets(people: list[Player]) -> None:
    """No socket brought anybody a card of the own hand, or the deck, before the end."""
    for seat, player in enumerate(people):
        for frame in player.frames:
            message = json.loads(frame)
            position = message.get("position")
            if position is None or position.get("outcome"):
                continue
            assert all(held.get("card") is None for held in position["hands"][seat])
            assert "opened" not in message


@pytest.mark.parametrize(
    ("edition", "options", "players", "hows"),
    [
        ("da", "five-own+announce", 2, ("mouse", "touch")),
        ("nl", "expert", 2, ("keys", "mouse")),
        ("fi", "five-own+expert+announce", 2, ("touch", "keys")),
        ("pl", "ten-wild+black+tiles", 2, ("mouse", "keys")),
    ],
)
def test_a_printed_box_is_played_to_its_end(
    come: Callable[..., Player], edition: str, options: str, players: int, hows: tuple[How, ...]
) -> None:
    setting = game(options, players, "short")
    people = [
        come(name, size=PHONE, touch=True) if how == "touch" else come(name)
        for name, how in zip(NAMES, hows, strict=False)
    ]
    sit_down(people, setting, edition)
    play_to_the_end(people, setting, hows)
    check_sockets(people)


def test_five_people_play_the_largest_mix_with_all_six_tiles(come: Callable[..., Player]) -> None:
    setting = game(LARGEST, 5, "tiles")
    hows: tuple[How, ...] = ("mouse", "touch", "mouse", "keys", "touch")
    people = [
        come(name, size=PHONE, touch=True) if how == "touch" else come(name)
        for name, how in zip(NAMES, hows, strict=True)
    ]
    table = sit_down(people, setting, "custom")
    watcher = come("Flo")
    watcher.go_to(table)
    expect(watcher.page.get_by_text("5 turns late")).to_be_visible()
    play_to_the_end(people, setting, hows, watcher)
    expect(watcher.page.get_by_role("region", name="The game is over")).to_be_visible()
    check_sockets(people)
    assert people[0].see(table)["position"]["outcome"]
