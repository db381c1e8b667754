"""The Containerfile as a program reads it, and its steps in a fresh virtual environment.

`python -m tests.container FOLDER` does the steps of the first stage there, without a container: what can be
tried of it on any machine. It takes some minutes.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tests.pages import ROOT

Step = tuple[str, str]


def stages() -> list[list[Step]]:
    """The instructions of each stage: a word and what follows it."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    found: list[list[Step]] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest.strip()))
    return found


def value(word: str) -> str:
    """What the last stage says with a word."""
    return next(rest for each, rest in reversed(stages()[-1]) if each == word)


def environment() -> dict[str, str]:
    """The variables of the last stage."""
    return dict(part.split("=", 1) for part in shlex.split(value("ENV")))


def health_command() -> list[str]:
    """The command that asks for health."""
    command: list[str] = json.loads(value("HEALTHCHECK").partition("CMD ")[2])
    return command


def copied() -> list[str]:
    """What the first stage takes from the project."""
    return [name for word, rest in stages()[0] if word == "COPY" for name in rest.split()[:-1]]


def build(folder: Path) -> None:
    """Do the steps of the first stage in a folder: /src and /opt/hanabi are in there."""
    source, target = folder / "src", folder / "hanabi"
    for name in copied():
        place = source / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            skipped = shutil.ignore_patterns("node_modules", "__pycache__", "pages")
            shutil.copytree(ROOT / name, place, ignore=skipped)
        else:
            shutil.copy(ROOT / name, place)
    clean = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    for word, rest in stages()[0]:
        if word == "RUN":
            command = rest.replace("/opt/hanabi", str(target)).replace(
                "python -m venv", f"{sys.executable} -m venv"
            )
            print(f"+ {command}", flush=True)
            subprocess.run(command, shell=True, cwd=source, env=clean, check=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]).absolute())
