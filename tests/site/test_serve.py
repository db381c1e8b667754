"""`hanabi serve` and `hanabi backup` as a person at a terminal meets them."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.site.people import Somebody, careful
from tests.site.sites import Site

MESSAGES = {
    "several workers without a store and a bus": (
        ("--workers", "2"),
        "several workers need one PostgreSQL and one NATS server: "
        "--workers 2 --store postgresql://… --bus nats://…",
    ),
    "no worker": (("--workers", "0"), "there is at least one worker, not 0"),
    "no process for bots": (("--thinkers", "0"), "there is at least one process for bots, not 0"),
    "nobody may come": (("--sockets", "0"), "there is at least one socket, not 0"),
    "no time for bots": (("--thinking-time", "0"), "a bot may think for up to 600 seconds, not for 0"),
    "no port": (("--port", "70000"), "a port is a number from 0 to 65535, not 70000"),
    "an unknown store": (
        ("--store", "mysql://localhost/hanabi"),
        "there is no store mysql://: name the path of a file, or postgresql://…",
    ),
    "no NATS server": (("--bus", "nats://127.0.0.1:9"), "no NATS server answers at nats://127.0.0.1:9"),
    "a store that is a folder": (("--store", "/"), "unable to open database file"),
}


def hanabi(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    command = [sys.executable, "-m", "hanabi", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("name", MESSAGES)
def test_what_cannot_be_served_is_said_in_one_line(name: str, tmp_path: Path) -> None:
    arguments, message = MESSAGES[name]
    store = () if "--store" in arguments else ("--store", str(tmp_path / "x.sqlite3"))
    done = hanabi("serve", "--no-browser", "--port", "0", *store, *arguments, folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("host", "message"),
    [
        ("", "--host is empty: 0.0.0.0 is for all networks"),
        ("no.such.machine.invalid", "'no.such.machine.invalid' is not an address: --host 0.0.0.0"),
        ("localhost:9000", "a port is named with --port"),
        ("192.0.2.1", "this machine does not have the address 192.0.2.1"),
    ],
)
def test_an_address_to_listen_at_that_is_none_is_told_so(tmp_path: Path, host: str, message: str) -> None:
    store = str(tmp_path / "x.sqlite3")
    done = hanabi("serve", "--no-browser", "--port", "0", "--store", store, "--host", host, folder=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = hanabi("serve", "--no-browser", "--host", "127.0.0.1", "--port", port, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr == (
        f"hanabi: port {port} cannot be used: Address already in use; name another one with --port\n"
    )


@pytest.mark.parametrize("command", ["serve", "backup"])
def test_the_help_has_examples(command: str, tmp_path: Path) -> None:
    done = hanabi(command, "--help", folder=tmp_path)
    assert done.returncode == 0
    assert f"hanabi {command} " in done.stdout.partition("examples:")[2]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_site_that_is_asked_to_stop_ends_well(how: int, tmp_path: Path) -> None:
    site = Site(tmp_path / "hanabi.sqlite3").start()
    assert site.stop(how) == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_site_that_is_stopped_before_it_has_started_ends_well(how: int, tmp_path: Path) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "hanabi", "serve", "--no-browser", "--port", "0"]
    command += ["--store", str(tmp_path / "hanabi.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as site:
        assert site.stderr is not None
        for line in site.stderr:  # it is on its way, and listens to nobody yet
            if line.endswith("hanabi.site.limits\n"):
                site.send_signal(how)
                break
        site.stderr.read()
        assert site.wait(60) == 0


def test_asking_for_health_writes_nothing(tmp_path: Path) -> None:
    def written() -> int:
        with closing(sqlite3.connect(tmp_path / "hanabi.sqlite3")) as store:
            return int(store.execute("SELECT max(at) FROM alive").fetchone()[0] or 0)

    with Site(tmp_path / "hanabi.sqlite3") as site:
        times = set()
        for _ in range(40):
            assert httpx.get(f"{site.address}/health").json()["ok"]
            times.add(written())
        assert len(times) < 20  # the site itself writes every ten seconds


async def test_a_backup_is_made_while_people_play_and_can_be_served(tmp_path: Path) -> None:
    store, copy = tmp_path / "hanabi.sqlite3", tmp_path / "copy.sqlite3"
    with Site(store) as site:
        async with Somebody(site.address, "Ann") as ann:
            table = await ann.set_table(players=2, starter=0, bots=("random",), start=True)
            async with ann.at(table) as at:
                await at.move(careful(1))
                arguments = ("backup", str(copy), "--store", str(store))
                done = await asyncio.to_thread(lambda: hanabi(*arguments, folder=tmp_path))
                assert (done.returncode, done.stderr) == (0, "")
                assert str(copy) in done.stdout
                await at.until(lambda: at.on_turn)
                await at.move(careful(2))
            with sqlite3.connect(copy) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            connection.close()
            with Site(copy) as other:
                ann.address = other.address
                async with ann.at(table) as at:
                    assert (at.you, at.table["phase"]) == (0, "playing")
                    assert at.moves()


def test_a_backup_of_postgresql_says_which_program_does_it(tmp_path: Path, postgres_url: str) -> None:
    done = hanabi("backup", "copy", "--store", postgres_url, folder=tmp_path)
    assert done.returncode == 2
    assert "pg_dump" in done.stderr
