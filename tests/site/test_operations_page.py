"""Every command of docs/operations.md is run, in order, beside a site that runs; its files are read."""

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hanabi.cli.arguments import Arguments, parser
from hanabi.rules.errors import BadOptions
from hanabi.site.host_settings import read_settings
from tests import pages
from tests.site.people import Somebody
from tests.site.sites import Site, quiet_port

PAGE = (pages.ROOT / "docs/operations.md").read_text(encoding="utf-8")
BLOCKS = list(pages.blocks(PAGE))
COMMANDS = [line for block in BLOCKS if block.language == "sh" for line in block.code.splitlines()]
SERVING = [command for command in COMMANDS if command.startswith("hanabi serve")]
OTHERS = [command for command in COMMANDS if command.startswith("hanabi ") and command not in SERVING]


def test_no_command_of_the_page_is_left_out() -> None:
    rest = set(COMMANDS) - {*SERVING, *OTHERS}
    assert rest == {"pip install 'hanabi[workers]'"}


def run(command: str, folder: Path, store: str) -> str:
    """Run a command of the page to its end, on the store of the site."""
    words = [sys.executable, "-m", *shlex.split(command)]
    done = subprocess.run(
        words,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "HANABI_STORE": store},
    )
    assert done.returncode == 0, f"{command}: {done.stderr}"
    return done.stdout


async def test_the_commands_of_the_page_work_beside_a_site_that_runs(tmp_path: Path) -> None:
    with Site(tmp_path / "hanabi.sqlite3") as site:
        async with Somebody(site.address, "Ann") as ann:
            invitation = ""
            for command in OTHERS:
                table = await ann.set_table(players=2)
                shown = command.replace("TABLE", table).replace("@GUEST", f"@{ann.guest}")
                shown = shown.replace("INVITATION", invitation)
                printed = await asyncio.to_thread(run, shown, tmp_path, site.store)
                if found := re.search(r"uninvite (\w+)", printed):
                    invitation = found[1]
                if re.search(r"forget|ban @|revoke @|rotate", command):  # who was Ann is somebody else now
                    await ann.http.aclose()
                    ann.http.cookies.clear()
                    ann = await Somebody(site.address, "Ann").come_in()
            await ann.http.aclose()


@pytest.mark.parametrize("command", SERVING)
def test_what_the_page_says_to_serve_can_be_served(command: str, tmp_path: Path) -> None:
    """Several workers are tried in test_workers.py, on servers that are there."""
    words = shlex.split(command)[1:]
    read_settings(vars(parser().parse_args(words, Arguments())), environment={})
    if "--workers" in words:
        return
    words = [str(tmp_path / word.rpartition("/")[2]) if word.endswith(".sqlite3") else word for word in words]
    site = [sys.executable, "-m", "hanabi", *words, "--no-browser", "--port", str(quiet_port())]
    variables = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(site, stdout=subprocess.PIPE, text=True, env=variables) as started:
        assert started.stdout is not None
        assert started.stdout.readline().startswith("Hanabi is at http://")
        started.send_signal(signal.SIGTERM)
        assert started.wait(60) == 0


def test_the_file_of_settings_on_the_page_is_one(tmp_path: Path) -> None:
    [block] = [block for block in BLOCKS if block.language == "toml"]
    file = tmp_path / "hanabi.toml"
    file.write_text(block.code)
    found = read_settings({"config": str(file)}, environment={})
    assert found["origin"] == ("https://hanabi.example",)
    assert set(tomllib.loads(block.code)) <= {key.replace("_", "-") for key in found}


def test_the_unit_sets_what_can_be_set_and_is_hardened() -> None:
    [unit] = [block.code for block in BLOCKS if "[Service]" in block.code]
    variables = dict(
        pair.split("=", 1) for line in re.findall(r"^Environment=(.*)", unit, re.M) for pair in line.split()
    )
    assert read_settings({}, environment=variables)["store"] == "/var/lib/hanabi/hanabi.sqlite3"
    for line in ("[Install]", "WantedBy=multi-user.target", "NoNewPrivileges=yes", "ProtectSystem=strict"):
        assert line in unit
    assert int(re.search(r"LimitNOFILE=(\d+)", unit)[1]) >= 65_536  # type: ignore[index]


def test_nginx_passes_the_port_on() -> None:
    [nginx] = [block.code for block in BLOCKS if "listen 443" in block.code]
    assert "proxy_set_header Host $http_host;" in nginx


def test_a_misspelt_setting_of_the_unit_would_be_refused() -> None:
    with pytest.raises(BadOptions):
        read_settings({}, environment={"HANABI_HOTS": "127.0.0.1"})
