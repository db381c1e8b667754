"""Bots that fail, brought to a site as any package brings one: by an entry point on its path."""

import os
from pathlib import Path

SOURCE = '''
import time

from hanabi.bots.random_bot import RandomBot
from hanabi.rules.moves import Play, Stop


class Harmless(RandomBot):
    """Plays no card, so that no game is lost before its bot could fail."""

    def choose(self, view):
        while isinstance(move := super().choose(view), Play):
            pass
        return move


class Crasher(Harmless):
    """Breaks down at its second turn."""

    def choose(self, view):
        if view.turn > 3:
            raise RuntimeError("this bot is broken")
        return super().choose(view)


class Sleeper(Harmless):
    """Never answers from its second turn on."""

    def choose(self, view):
        while view.turn > 3:
            time.sleep(0.01)
        return super().choose(view)


class Sloth(Harmless):
    """Takes two seconds for a move from its second turn on."""

    def choose(self, view):
        if view.turn > 3:
            time.sleep(2)
        return super().choose(view)


class Rascal(Harmless):
    """Plays a card that it does not have."""

    def choose(self, view):
        return Play(49)


class Quitter(Harmless):
    """Stops the game, which is not for a bot to do."""

    def choose(self, view):
        return Stop()


class Dumb(Harmless):
    """Gives no move at all."""

    def choose(self, view):
        return None


class Killer(Harmless):
    """Takes its process down with it."""

    def choose(self, view):
        import os

        os._exit(7)
'''

NAMES = ("Crasher", "Sleeper", "Sloth", "Rascal", "Quitter", "Dumb", "Killer")


def bring(folder: Path) -> dict[str, str]:
    """Put the package into a folder; the environment in which programs find it."""
    about = folder / "bad_bots-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "bad_bots_of_tests.py").write_text(SOURCE)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    points = "".join(f"{name.lower()} = bad_bots_of_tests:{name}\n" for name in NAMES)
    (about / "entry_points.txt").write_text(f"[hanabi.bots]\n{points}")
    before = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (str(folder), before)))}
