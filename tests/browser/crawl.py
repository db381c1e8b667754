"""What no page may show in any language: a raw key or id, a text in English, " …", a text that is cut off."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from hanabi.bots.registry import BUILT_IN
from hanabi.rules.editions import EDITIONS
from hanabi.rules.languages import FIRST, languages
from tests.browser.players import DESKTOP, PHONE
from tests.locales.catalogues import patterns
from tests.locales.test_wording import ENGLISH

# Names of things as they are, and what people wrote themselves.
ALLOWED = re.compile(r"hanab\.live|Hanabi|JSON|CSV|MIT|Big Five|Link", re.IGNORECASE)
RAW = {key for key in (*patterns(FIRST), *EDITIONS["custom"].offered_words()) if "-" in key}
TOKEN = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")

Sizes = tuple[tuple[int, int], ...]
EVERY_SIZE: Sizes = (PHONE, DESKTOP)

SPEAK = """async (language) => {
    const key = 'hanabi.settings', kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    const newValue = JSON.stringify({...kept, language});
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', {key, newValue}));
    while (document.documentElement.lang !== language) await new Promise((done) => setTimeout(done, 20));
}"""

# Every text that can be read or heard, with whether it is cut off; what is in another language says so.
LOOK = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const here = document.documentElement.lang, found = [];
    const outside = (node) => {  // whether something around it that does not scroll cuts its text off
        const text = document.createRange(), parts = [...node.childNodes];
        text.selectNodeContents(parts.find((child) => child.nodeType === 3 && child.data.trim()));
        const {left, right} = text.getBoundingClientRect();
        for (let around = node.parentElement; around; around = around.parentElement) {
            const {overflowX} = getComputedStyle(around), box = around.getBoundingClientRect();
            if (['auto', 'scroll'].includes(overflowX)) return false;
            if (overflowX !== 'visible' && (right > box.right + 1 || left < box.left - 1)) return true;
        }
        return false;
    };
    for (const node of document.body.querySelectorAll('*:not(script)')) {
        if (!node.checkVisibility({visibilityProperty: true})) continue;
        const told = node.matches('.unseen[aria-live]');  // news stay as they were told
        const own = !told && (node.closest('[lang]')?.lang ?? here) === here;
        for (const where of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'])
            if (node.hasAttribute(where)) found.push({text: node.getAttribute(where), own, where});
        const text = [...node.childNodes].map((child) => (child.nodeType === 3 ? child.data : '')).join('');
        if (!text.trim()) continue;
        const {width, height} = node.getBoundingClientRect();
        const shown = width > 2 && height > 2 && !node.closest('.unseen');  // not what is only heard
        const hides = getComputedStyle(node).overflowX !== 'visible' && !node.matches('textarea, select');
        const too_long = hides && node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1;
        const cut = shown && (too_long || outside(node));
        found.push({text, own, cut, where: `${node.tagName.toLowerCase()}.${node.className}`});
    }
    return {found, wide: document.documentElement.scrollWidth > innerWidth};
}"""


def press_everywhere(page: Page, button: str) -> None:
    """Press a button where a phone has it and where a desktop has it, so that both show what it opens."""
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(button).first.click()


def check_words(page: Page, sizes: Sizes = EVERY_SIZE) -> None:
    """Fail with all that is wrong with the texts of a page as it stands."""
    found = faults(page, sizes)
    assert not found, "\n".join(found)


def faults(page: Page, sizes: Sizes = EVERY_SIZE) -> list[str]:
    """Everything wrong with a page as it stands, in every language, on a phone and on a desktop."""
    found: list[str] = []
    before = page.viewport_size
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for language in languages():
            page.evaluate(SPEAK, language)
            seen: dict[str, Any] = page.evaluate(LOOK)
            where = f"{language}, {width} px"
            found += [f"{where}: wider than the window"] * seen["wide"]
            for text in seen["found"]:
                found += [
                    f"{where}: {fault} in {text['where']}: {text['text']!r}"
                    for fault in _faults(text, language)
                ]
    page.evaluate(SPEAK, FIRST)
    if before:
        page.set_viewport_size(before)
    return list(dict.fromkeys(found))


def _faults(text: dict[str, Any], language: str) -> Iterator[str]:
    said = str(text["text"])
    if raw := RAW.intersection(TOKEN.findall(said)):
        yield f"raw {', '.join(raw)}"
    if said.strip().rpartition(": ")[2] in BUILT_IN:
        yield "the id of a bot"
    if re.search(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object", said):
        yield "no text"
    if " …" in said or "..." in said:
        yield "three dots"
    if language != FIRST and text["own"] and ENGLISH.search(ALLOWED.sub("", said)):
        yield "English"
    if text.get("cut"):
        yield "cut off"
