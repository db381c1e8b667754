"""The servers for tests start by themselves and never outlive the tests."""

import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.servers import nats, nats_url, postgres

__all__ = ["nats_url"]

ROOT = Path(__file__).parents[2]
PROGRAM = """
from tests.servers import nats, postgres
for server in (postgres(), nats()):
    print(server.port, server.folder.parent, flush=True)
input()
"""


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize("how", ["end", "kill"])
def test_servers_go_with_the_process_that_started_them(how: str) -> None:
    command = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as program:
        assert program.stdout is not None
        started = [program.stdout.readline().split() for _ in range(2)]
        assert all(answers(int(port)) for port, _ in started)
        if how == "end":
            program.communicate("\n")
        else:
            program.kill()
    for port, folder in started:
        deadline = time.monotonic() + 20
        while (Path(folder).exists() or answers(int(port))) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not Path(folder).exists()
        assert not answers(int(port))


def test_a_test_gets_an_empty_database_of_its_own(postgres_url: str) -> None:
    assert postgres_url != postgres().new_database()


def test_a_nats_server_answers_and_can_be_stopped_and_started(nats_url: str) -> None:
    server = nats()
    assert nats_url == server.url()
    server.stop()
    assert not answers(server.port)
    server.start()
    assert answers(server.port)
