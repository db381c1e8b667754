"""What other programs show of a link: read back from the page as they do."""

import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from hanabi.rules.languages import languages
from hanabi.texts import say
from tests.locales.catalogues import LOCALES
from tests.site.people import Somebody, play
from tests.site.sites import Site

CRAWLER = {"accept": "*/*", "user-agent": "LinkReader/1.0"}


class Tags(HTMLParser):
    """The meta tags of a page, by property or name."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a meta tag."""
        found = dict(attrs)
        name = found.get("property") or found.get("name")
        if tag == "meta" and name:
            self.tags[name] = found.get("content") or ""


def preview(address: str, path: str, **headers: str) -> dict[str, str]:
    answer = httpx.get(f"{address}{path}", headers={**CRAWLER, **headers})
    assert answer.headers["content-type"].startswith("text/html")
    return Tags(answer.text).tags


async def test_a_link_to_a_table_says_who_invites_to_what_in_the_sharers_language(site: Site) -> None:
    async with Somebody(site.address, 'Ann "the <b>') as ann:
        table = await ann.set_table(players=3, bots=("random",))
        english = preview(site.address, f"/table/{table}")
        assert english["og:title"] == 'Ann "the <b> invites you to Hanabi'
        assert "Seats still free: 1" in english["og:description"]
        assert english["og:url"] == f"{site.address}/table/{table}"
        danish = preview(site.address, f"/table/{table}?in=da", **{"accept-language": "pl"})
        assert danish["og:title"] == say("da", "invitation-title", name=ann.name)
        picture = httpx.get(danish["og:image"])
        assert picture.content.startswith(b"\x89PNG")
        assert danish["og:image"].endswith("/preview-da.png")
        assert preview(site.address, f"/table/{table}", **{"accept-language": "pl"})["og:title"] == say(
            "pl", "invitation-title", name=ann.name
        )


@pytest.mark.parametrize(
    ("watching", "invited"), [({"type": "delayed", "turns": 1}, True), ({"type": "nobody"}, False)]
)
@pytest.mark.parametrize("start", [False, True])
async def test_only_where_somebody_may_watch_a_link_to_a_full_table_invites_to_look_in(
    site: Site, watching: dict[str, object], invited: bool, start: bool
) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, bots=("random",), watching=watching, start=start)
        sentence = preview(site.address, f"/table/{table}")["og:description"]
        assert ("The game has begun." if start else "All seats are taken.") in sentence
        assert sentence.endswith("You can look in.") is invited


async def test_a_finished_game_says_its_points_and_a_running_one_nothing_of_the_game(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, bots=("random",), start=True)
        assert "score" not in " ".join(preview(site.address, f"/replay/{table}").values())
        async with ann.at(table) as at:
            await play(at)
        score = (await ann.get(f"/api/tables/{table}"))["position"]["outcome"]["score"]
        told = preview(site.address, f"/replay/{table}")
        assert told["og:title"].startswith(f"Hanabi, score {score}: Ann")


@pytest.mark.parametrize("path", ["/", "/rules", "/table/nothere", "/table/%00", "/learn"])
def test_every_other_page_has_the_preview_of_the_site(site: Site, path: str) -> None:
    assert preview(site.address, path)["og:title"] == "Hanabi"


async def test_where_one_has_to_be_invited_a_link_tells_strangers_nothing(tmp_path: Path) -> None:
    with Site(tmp_path / "hanabi.sqlite3", "--invite-only") as closed:
        assert preview(closed.address, "/table/abc")["og:title"] == "Hanabi"


def test_a_wrong_address_gets_a_page_and_a_program_gets_json(site: Site) -> None:
    browser = {"accept": "text/html,application/xhtml+xml"}
    for path in ("/tabel/abc", "/nothing/at/all"):
        shown = httpx.get(f"{site.address}{path}", headers=browser)
        assert shown.status_code == 404
        assert '<div id="page">' in shown.text
        assert httpx.get(f"{site.address}{path}").json()["code"] == "not-found"
    assert httpx.get(f"{site.address}/api/nothing", headers=browser).json()["code"] == "not-found"


@pytest.mark.parametrize("language", languages())
def test_the_site_says_what_the_catalogue_says(language: str) -> None:
    text = (LOCALES / language / "outside.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    values = dict.fromkeys(re.findall(r"\$(\w+)", text), "7")
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None
            told, errors = bundle.format_pattern(pattern, values)
            assert not errors
            assert say(language, entry.id.name, **values) == told
