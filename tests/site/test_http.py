"""What the site answers over HTTP: limits, lists, pictures, records, counters."""

import json
from pathlib import Path
from random import Random
from socket import create_connection
from string import Formatter
from urllib.parse import quote

import httpx
import pytest
import segno
from prometheus_client.parser import text_string_to_metric_families

from hanabi.rules.deal import Deal
from hanabi.rules.kebab import kebab
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.site.app import make_app
from hanabi.site.errors import NEVER_SENT, BadMessage, NoSuchTable, refusals, sent_code, status_of, text_of
from hanabi.site.http.answers import LARGEST_BODY
from hanabi.site.http.routes import ROUTES
from hanabi.site.limits import Cost
from hanabi.site.site import Choices
from tests.site.people import Somebody
from tests.site.phases import NOBODY_THERE, set_tables
from tests.site.sites import Site


def from_address(number: int) -> dict[str, str]:
    """The site trusts a proxy on the same machine to say who asks."""
    return {"x-forwarded-for": f"10.3.0.{number}"}


def test_a_body_that_is_too_long_is_refused(site: Site) -> None:
    for body in (b"x" * (LARGEST_BODY + 1), iter([b"[" * 100_000] * 4)):
        answer = httpx.post(f"{site.address}/api/tables", content=body, headers=from_address(1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[" * 100_000,
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": "' + b"x" * 31 + b'"}',
        b'{"name": ""}',
        b'{"name": "\\u0000"}',
        b'{"language": "tlh"}',
        b'{"unknown": 1}',
        b'{"name": 1e999}',
    ],
)
def test_a_body_that_cannot_be_read_is_refused_with_the_reason(site: Site, body: bytes) -> None:
    answer = httpx.put(f"{site.address}/api/me", content=body, headers=from_address(2))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert len(answer.json()["text"]) < 400


def test_who_asks_for_too_much_at_once_has_to_wait(site: Site) -> None:
    with httpx.Client(base_url=site.address, headers=from_address(3)) as http:
        answers = [http.put("/api/me", json={}) for _ in range(300)]
        assert {answer.status_code for answer in answers} == {200, 429}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "too-much"
        assert refused.headers["retry-after"] == "1"
        assert refused.headers["connection"] == "close"
        assert http.get("/api/me").status_code == 200
    assert httpx.put(f"{site.address}/api/me", json={}, headers=from_address(4)).status_code == 200


def test_a_guest_cannot_take_the_share_of_all_who_have_the_same_address(site: Site) -> None:
    with httpx.Client(base_url=site.address, headers=from_address(5)) as guest:
        assert 429 in {guest.put("/api/me", json={}).status_code for _ in range(80)}
        assert httpx.put(f"{site.address}/api/me", json={}, headers=from_address(5)).status_code == 200


async def test_every_route_is_refused_to_an_address_that_asks_for_too_much(tmp_path: Path) -> None:
    app = make_app(Choices(store=str(tmp_path / "hanabi.sqlite3"), requests=0.02))
    line = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=line, base_url="http://x") as http,
    ):
        for route in ROUTES:
            named = {name: "none" for _, name, _, _ in Formatter().parse(route.path) if name}
            place = route.path.format(**{**named, "table": NOBODY_THERE, "moves": 1})
            answers = [await http.request(route.method, place) for _ in range(2)]
            assert answers[1].status_code == 429, place
            assert answers[1].json()["code"] == "too-much"
            assert int(answers[1].headers["retry-after"]) > 0
        assert (await http.get("/rules")).status_code == 429
        assert (await http.get("/assets/nothing")).status_code == 429


def test_a_change_costs_more_than_a_look() -> None:
    assert not [route.path for route in ROUTES if route.changes and route.cost is Cost.READ]


@pytest.mark.parametrize(
    "query", ["text=%00", "deal=%00", "edition=%1f", "text=%ff%fe", "before=%00", "since=9e9"]
)
def test_signs_that_no_store_keeps_are_refused_in_questions(site: Site, query: str) -> None:
    answer = httpx.get(f"{site.address}/api/tables?{query}")
    assert answer.status_code == (200 if query == "text=%ff%fe" else 400)


@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=101",
        "limit=1_0",
        "limit=%2B5",
        "players=%D9%A3",
        "players=99999999999999999999",
        "phase=over",
        "mine=yes",
        "unknown=1",
        "before=bm90aGluZw==",
        "text=" + "x" * 101,
    ],
)
def test_a_question_that_makes_no_sense_is_refused(site: Site, query: str) -> None:
    for path in ("tables", "statistics"):
        answer = httpx.get(f"{site.address}/api/{path}?{query}", headers=from_address(5))
        ignored = path == "statistics" and query.startswith("before")
        assert answer.status_code == (200 if ignored else 400), answer.text


@pytest.mark.parametrize(
    "table", ["%00", "a%00b", "A", "a" * 41, "..", "a%2Fb", quote("é"), "'--", "%F0%9F%8E%86"]
)
def test_an_id_that_no_table_has_never_comes_near_a_store(site: Site, table: str) -> None:
    for path in ("", "/record", "/qr.svg", "/moves/1"):
        assert httpx.get(f"{site.address}/api/tables/{table}{path}").status_code == 404
    wish = {"settings": {}, "deal": {"type": "table", "table": table[:40]}}
    answer = httpx.post(f"{site.address}/api/tables", json=wish, headers=from_address(6))
    assert answer.json()["code"] == "no-such-table"


def test_a_query_that_is_no_text_breaks_nothing(site: Site) -> None:
    for path in ("/api/me", "/api/tables", f"/api/tables/{NOBODY_THERE}", "/api/tables/x/qr.svg", "/"):
        with create_connection(("127.0.0.1", site.port), timeout=30) as line:
            line.sendall(
                f"GET {path}?".encode() + b"\xff=\xfe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            )
            status = int(line.recv(100).split()[1])
        assert status in (200, 400, 404, 503)


async def test_earlier_positions_are_there_for_any_number_of_moves(site: Site) -> None:
    tables = await set_tables(site.address)
    cookie = {"cookie": tables.cookies["Ann"]}
    for moves, status in (("0", 200), ("9" * 5000, 200), ("x", 400), ("-1", 400), ("٣", 400), ("1.5", 400)):
        answer = httpx.get(f"{site.address}/api/tables/{tables.playing}/moves/{moves}", headers=cookie)
        assert answer.status_code == status
    gathering = httpx.get(f"{site.address}/api/tables/{tables.gathering}/moves/0", headers=cookie)
    assert gathering.status_code == 404


async def test_lists_say_of_a_running_game_only_what_everybody_may_know(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, public=True, bots=("random",), pace=0, start=True, starter=0)
        async with ann.at(table) as at:
            await at.until(lambda: at.on_turn)
            for _ in range(2):
                if at.on_turn:
                    await at.move(lambda legal: next(move for move in legal if move[0] == "P"))
                    await at.until(lambda: at.on_turn or at.table["phase"] == "ended")
            listed = (await ann.http.get("/api/tables?limit=1")).json()["tables"][0]
            assert listed["table"] == table
            if listed["phase"] == "playing":
                hidden = ("score", "result", "reason", "deal")
                assert [listed[name] for name in hidden] == [None] * 4
                assert listed["mistakes"] == 0


async def test_records_are_refused_before_the_end_and_exported_after_it(site: Site) -> None:
    tables = await set_tables(site.address)
    for table, code in ((tables.playing, "not-for-you"), (tables.gathering, "not-for-you")):
        answer = httpx.get(f"{site.address}/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["code"]) == (403, code)
    record = httpx.get(f"{site.address}/api/tables/{tables.ended}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="hanabi-{tables.ended}.json"'
    assert Record.from_json(record.text).seal is not None
    lines = httpx.get(
        f"{site.address}/api/export", headers={"cookie": tables.cookies["Ann"]}
    ).text.splitlines()
    assert [json.loads(line)["moves"] for line in lines] == [["X"]]
    assert httpx.get(f"{site.address}/api/export").text == ""


def test_a_game_that_starts_at_once_needs_every_seat_taken(site: Site) -> None:
    with httpx.Client(base_url=site.address, headers=from_address(7)) as http:
        wish = {"settings": {"players": 3}, "bots": ["random"], "start": True}
        answer = http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        assert http.get("/api/tables?mine=true").json()["tables"] == []


@pytest.mark.parametrize("name", ["\ud800", "\0", "\u202e", "x" * 101, ""])
def test_names_in_records_of_others_do_no_harm(site: Site, name: str) -> None:
    options = Options()
    deck = Deal.shuffle(options, 2, Random(1), 0)
    fields = json.loads(Record(options, deck, ("Ann", "Ben")).to_json()) | {
        "names": ["Ann", name],
        "moves": ["X"],
    }
    for path, body in (
        ("/api/games", {"text": json.dumps(fields)}),
        ("/api/replay", {"text": json.dumps(fields)}),
        (
            "/api/tables",
            {"settings": {"players": 2}, "deal": {"type": "record", "record": json.dumps(fields)}},
        ),
    ):
        answer = httpx.post(site.address + path, json=body, headers=from_address(8))
        assert answer.status_code in (200, 201, 400), answer.text


@pytest.mark.parametrize("started", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
def test_games_of_other_ages_are_kept_or_refused(site: Site, started: str) -> None:
    options = Options()
    deal = Deal.shuffle(options, 2, Random(1), 0)
    fields = json.loads(Record(options, deal, ("Ann", "Ben")).to_json())
    fields |= {"moves": ["X"], "started": started, "times": [2**53 - 1]}
    answer = httpx.post(
        f"{site.address}/api/games", json={"text": json.dumps(fields)}, headers=from_address(9)
    )
    assert answer.status_code == 400, answer.text


async def test_the_code_for_phones_leads_to_the_address_that_was_asked(site: Site) -> None:
    tables = await set_tables(site.address)
    path = f"/api/tables/{tables.gathering}/qr.svg"

    def expected(origin: str) -> str:
        code = segno.make(f"{origin}/table/{tables.gathering}", error="m")
        return code.svg_inline(scale=6, border=2, light="#fff", dark="#000")

    def lines(svg: str) -> str:
        return svg.partition('class="qrline"')[2].partition("/>")[0]

    for headers, origin in (
        ({}, site.address),
        ({"host": "hanabi.example"}, "http://hanabi.example"),
        ({"host": "hanabi.example", "x-forwarded-proto": "https"}, "https://hanabi.example"),
        ({"host": "evil/../x@y"}, site.address),
    ):
        answer = httpx.get(site.address + path, headers=headers)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == "no-store"
        assert lines(answer.text)
        assert lines(answer.text) == lines(expected(origin)), headers


def test_counters_are_in_the_form_that_prometheus_reads(site: Site) -> None:
    answer = httpx.get(f"{site.address}/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found = {family.name: family.type for family in text_string_to_metric_families(answer.text)}
    assert found["hanabi_requests"] == "counter"
    assert found["hanabi_connections"] == "gauge"
    assert found["hanabi_store_seconds"] == "histogram"


# Refusals.


def test_every_refusal_is_either_told_or_never_sent() -> None:
    def kinds(kind: type) -> set[type]:
        return {kind}.union(*map(kinds, kind.__subclasses__()))

    from hanabi.rules.errors import HanabiError

    ours = {kind for kind in kinds(HanabiError) if kind.__module__.startswith("hanabi.")}
    site_kinds = {
        kind for kind in ours if kind.__module__.split(".")[1] in ("rules", "table", "store", "site")
    }
    untold = {kind for kind in site_kinds - NEVER_SENT if kebab(kind.__name__) not in refusals()}
    assert not untold


def test_a_store_in_trouble_says_neither_where_it_is_nor_why() -> None:
    from hanabi.store.errors import SeqTaken, StoreUnavailable

    error = StoreUnavailable("/var/lib/hanabi.sqlite3: the disk is full")
    assert (status_of(error), sent_code(error)) == (503, "store-unavailable")
    assert "hanabi.sqlite3" not in text_of(error)
    assert sent_code(SeqTaken("abc", 1, 2)) == "internal"
    assert (status_of(NoSuchTable("x")), status_of(BadMessage("x"))) == (404, 400)
