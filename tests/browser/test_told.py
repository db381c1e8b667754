"""Being told of one's turn, as people see it: forms for mail and webhooks, the way out, the message."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from hanabi.rules.languages import languages
from hanabi.texts import say
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.players import Player
from tests.site.mail_server import MailBox
from tests.site.push_service import Phone, PushService
from tests.site.sites import Site

WORKER = """async () => {
    await navigator.serviceWorker.register('/sw.js');
    return (await navigator.serviceWorker.ready).scope;
}"""
# Chromium without windows shows no notifications: what it is asked to show is kept.
WATCH = """() => {
    self.registration.showNotification = async (title, said) => {
        self.shown = [title, said.body, said.tag, said.data.url];
    };
}"""


@pytest.fixture(scope="module")
def box() -> Iterator[MailBox]:
    with MailBox() as mail:
        yield mail


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory, box: MailBox) -> Iterator[str]:
    """The address of a site whose host switched mail and webhooks on."""
    where: Path = tmp_path_factory.mktemp("site") / "games.sqlite3"
    more = ("--mail", box.address, "--mail-from", "hanabi@site.example", "--webhooks")
    with Site(where, *more) as running:
        yield running.address


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_mail_and_webhooks_are_added_and_ended_on_the_page(
    open_page: OpenPage, post_office: str, box: MailBox, size: tuple[int, int]
) -> None:
    page = open_page(f"{post_office}/history", size=size)
    before = len(box.letters)
    page.get_by_label("Email address").fill(f"ann{size[0]}@mail.example")
    page.get_by_role("button", name="Send me a code").click()
    page.get_by_text(f"A code is on its way to ann{size[0]}@mail.example.").wait_for()
    while len(box.letters) == before:
        page.wait_for_timeout(20)
    code = re.search(r"\b\d{6}\b", box.letters[-1][1].get_content())
    assert code is not None
    page.get_by_label("Code from the email").fill(code[0])
    page.get_by_role("button", name="Confirm").click()
    page.get_by_text(f"Email: ann{size[0]}@mail.example").wait_for()
    page.get_by_label("Address of a webhook").fill("https://hooks.example/services/1")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_text("Webhook: hooks.example").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for host in (f"ann{size[0]}@mail.example", "hooks.example"):
        page.get_by_role("button", name=f"Stop: {host}").click()
        expect(page.get_by_text(f": {host}")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_the_page_that_ends_mail_speaks_every_language(
    open_page: OpenPage, post_office: str, language: str
) -> None:
    page = open_page(f"{post_office}/off/whatever", language=language)
    home = page.locator("main").get_by_role("link").first
    expect(home).to_have_attribute("href", "/")
    expect(page.locator("main .said")).not_to_be_empty()
    assert not re.search(r"\b(nav|notices|to-the)-[a-z]", page.locator("body").inner_text())


def test_a_push_is_shown_as_it_was_sent_and_leads_to_the_table(browser: Browser, site: str) -> None:
    """As the browser delivers it to the service worker, with no page of the table open."""
    ann = Player(browser, site, "Ann")
    ann.page.goto(site)
    scope = ann.page.evaluate(WORKER)
    (worker,) = ann.context.service_workers
    worker.evaluate(WATCH)
    cdp = ann.context.new_cdp_session(ann.page)
    found: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(
            each["registrationId"] for each in event["registrations"] if each["scopeURL"] == scope
        ),
    )
    cdp.send("ServiceWorker.enable")
    while not found:
        ann.page.wait_for_timeout(20)
    said = {
        "title": say("en", "turn-title"),
        "body": "The game with Bo waits for you.",
        "url": "/table/abc",
        "tag": "abc",
    }
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": site, "registrationId": found[-1], "data": json.dumps(said)},
    )
    while not (shown := worker.evaluate("self.shown")):
        ann.page.wait_for_timeout(20)
    assert shown == [said["title"], said["body"], said["tag"], said["url"]]
    ann.close()


@contextmanager
def running(service: PushService) -> Iterator[PushService]:
    """A push service in a thread of its own: Playwright has the loop of this one."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(service.__aenter__(), loop).result()
        yield service
        asyncio.run_coroutine_threadsafe(service.__aexit__(None, None, None), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_who_has_the_table_in_sight_gets_no_push_and_who_went_away_gets_one(
    browser: Browser, tmp_path: Path
) -> None:
    phones = Phone("ann"), Phone("bo")
    with running(PushService(*phones)) as service:
        with Site(tmp_path / "games.sqlite3", "--push-service", service.address) as site:
            ann, bo = Player(browser, site.address, "Ann"), Player(browser, site.address, "Bo")
            for player, phone in zip((ann, bo), phones, strict=True):
                wish = json.dumps(phone.wish(service.address))
                answer = player.context.request.post(
                    "/api/notices", data=wish, headers={"origin": site.address}
                )
                assert answer.status == 201, answer.text()
            table = ann.set_table(players=2, starter=0)
            for player in (ann, bo):
                player.go_to(table)
            bo.button("Sit down").first.click()
            ann.seat_of("Bo").wait_for()
            ann.button("Deal the cards").click()
            ann.your_turn.wait_for()
            ann.tell("Bo", 0)
            bo.your_turn.wait_for()  # with the page before him
            bo.tell("Ann", 0)
            ann.your_turn.wait_for()
            bo.page.goto(f"{site.address}/rules")
            ann.tell("Bo", 0)
            while not service.all:
                ann.page.wait_for_timeout(20)
            for player in (ann, bo):
                player.close()
        assert [(name, said["url"]) for name, said in service.all] == [("bo", f"/table/{table}")]
