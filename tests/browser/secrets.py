"""What a browser holds during a game tells no more than its seat may know: the page, and all that is kept."""

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from hanabi.game.state import State
from tests.browser.players import Player

COLORS = {
    "red": "R",
    "yellow": "Y",
    "green": "G",
    "white": "W",
    "blue": "B",
    "multicolor": "M",
    "black": "K",
}
_NAMED = re.compile(rf"\b({'|'.join(COLORS)}) ([1-5])\b")
_CODED = re.compile(r"\b([RYGWBMK])([1-5])\b")

# Everything that can be read out of the page: the texts, attributes and own properties of every node, the
# global names that a fresh window does not have, and all that the browser keeps for the site.
_READ = """async () => {
  const DRAWN = new Set(['d', 'transform', 'viewBox', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'data-order']);
  const plain = (value, depth = 0) => {
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return [String(value)];
    if (typeof value !== 'object' || value instanceof Node || value === window || depth > 3) return [];
    return Object.entries(value).flatMap(([key, each]) => [key, ...plain(each, depth + 1)]);
  };
  const properties = (node) => Object.getOwnPropertyNames(node).flatMap((key) => plain(node[key]));
  const words = (root, place = '') => {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
    for (let node = walk.currentNode; node; node = walk.nextNode()) {
      if (node.parentElement?.closest('.key, script, style')) continue;
      if (node.nodeValue?.trim()) found.push(node.nodeValue.trim());
      for (const { name, value } of node.attributes ?? [])
        if (!DRAWN.has(name)) found.push(name === 'aria-label' ? value.replace(place, '') : value);
      if (!(node instanceof SVGElement)) found.push(...properties(node));
    }
    return found.join(' ¦ ');
  };
  const fresh = document.createElement('iframe');
  document.body.append(fresh);
  const usual = new Set(Object.getOwnPropertyNames(fresh.contentWindow));
  fresh.remove();
  const added = Object.getOwnPropertyNames(window).filter((key) => !usual.has(key) && !/^\\d+$/.test(key));
  const records = async ({ name }) => {
    const base = await new Promise((done, fail) => {
      const request = indexedDB.open(name);
      [request.onsuccess, request.onerror] = [() => done(request.result), fail];
    });
    const all = [...base.objectStoreNames].map((store) => new Promise((done, fail) => {
      const request = base.transaction(store).objectStore(store).getAll();
      [request.onsuccess, request.onerror] = [() => done(JSON.stringify(request.result)), fail];
    }));
    return Promise.all(all);
  };
  const cached = async (name) => {
    const cache = await caches.open(name);
    const text = async (key) => `${key.url} ${await (await cache.match(key)).text()}`;
    return Promise.all((await cache.keys()).map(text));
  };
  const slots = [...document.querySelectorAll('[data-order]')].map((slot) => ({
    order: Number(slot.dataset.order),
    own: slot.closest('.own-hand') !== null,
    face: [...(slot.querySelector('.card')?.classList ?? [])].join(' '),
    rank: slot.querySelector('.card > .rank')?.textContent ?? '',
    words: words(slot, /\\d+/), // but for the slot's number, which a card's label begins with
  }));
  return {
    slots,
    words: words(document.documentElement),
    kept: [
      ...plain({ ...localStorage }),
      ...plain({ ...sessionStorage }),
      ...plain(history.state),
      window.name,
      location.href,
      ...added.flatMap((key) => [key, ...plain(window[key])]),
      ...(await Promise.all((await indexedDB.databases()).map(records))).flat(),
      ...(await Promise.all((await caches.keys()).map(cached))).flat(),
    ].join(' ¦ '),
  };
}"""


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody may know: what was told of each own card, the others' faces, every face seen so far."""

    own: dict[int, frozenset[str]]
    others: dict[int, str]
    seen: frozenset[str]

    def over_the_shoulder(self) -> "Known":
        """What somebody may know who watches this seat and has none."""
        return Known({}, self.others | dict.fromkeys(self.own, "?"), self.seen)


def known(state: State, seat: int | None) -> Known:
    """What a seat may know by the rules; who has none sees a card when it has left the hand."""
    board = state if seat is None else state.view(seat)
    shown = frozenset(str(card) for event in board.log if (card := getattr(event, "card", None)))
    if seat is None:
        return Known({}, {held.order: "?" for hand in board.hands for held in hand}, shown)
    own = {held.order: frozenset(map(str, held.clued)) for held in board.hand(seat)}
    others = {
        held.order: str(held.card) for at, hand in enumerate(board.hands) if at != seat for held in hand
    }
    return Known(own, others, frozenset(others.values()) | shown)


def known_by(table: dict[str, Any]) -> Known:
    """What the seat that was sent this table may know: the server's own tests show that it is no more."""
    position, seat = table["position"], table["you"]
    hands = position["hands"]
    own = {held["order"]: frozenset(held.get("clued", "")) for held in hands[seat]}
    assert not any(held.get("card") for held in hands[seat])
    others = {held["order"]: held["card"] for at, hand in enumerate(hands) if at != seat for held in hand}
    events = [event for line in table["log"] for event in line["what"].get("events", ())]
    shown = {event["card"] for event in events if "card" in event}
    return Known(own, others, frozenset(others.values()) | shown)


def check_browser(player: Player, may: Known) -> None:
    """Neither the page in the first tab nor anything kept tells more than this; nor do the cookies."""
    check_page(player.page, may)
    assert player.told_by_cookies() == player.cookies


def check_page(page: Page, may: Known) -> None:
    """The page shows exactly what may be known of every card, and nothing that it keeps names a card.

    The own cards are shown with marks. The names of colors are read in English, letters and digits anywhere.
    """
    found = page.evaluate(_READ)
    own = {slot["order"]: slot for slot in found["slots"] if slot["own"]}
    assert own.keys() == may.own.keys()
    for order, told in may.own.items():
        assert _told(own[order]["words"]) == told, (order, own[order]["words"])
    others = {slot["order"]: slot for slot in found["slots"] if not slot["own"]}
    assert {order: _face(slot) for order, slot in others.items()} == may.others
    assert cards_in(found["words"]) <= may.seen, cards_in(found["words"]) - may.seen
    assert not cards_in(found["kept"]), found["kept"]


def cards_in(words: str) -> set[str]:
    """Every card that is named in these words, by its name or by its code."""
    named = {COLORS[color] + rank for color, rank in _NAMED.findall(words)}
    return named | {suit + rank for suit, rank in _CODED.findall(words)}


def _told(words: str) -> set[str]:
    """The suits and ranks that are named anywhere in a card of the own hand."""
    tokens = set(re.findall(r"\w+", words))
    colors = {COLORS[token] for token in tokens if token in COLORS}
    return colors | {token for token in tokens if re.fullmatch("[RYGWBMK1-5]", token)} | cards_in(words)


def _face(slot: dict[str, Any]) -> str:
    suit = re.search(r"\bsuit ([RYGWBMK])\b", slot["face"])
    return (suit[1] if suit else "?") + str(slot["rank"])
