"""`hanabi serve` and `hanabi backup`."""

import asyncio
import signal
import sys
from pathlib import Path

from hanabi.cli.arguments import Arguments
from hanabi.site.host_settings import STORE, read_settings


def serve(arguments: Arguments) -> int:
    """Run `hanabi serve`."""
    for stop in (signal.SIGINT, signal.SIGTERM):  # however early: to be stopped is how a site ends
        signal.signal(stop, lambda number, frame: sys.exit(0))
    from hanabi.site.serve import Place, serve
    from hanabi.site.site import Choices

    settings = read_settings(vars(arguments))
    place = Place(settings["host"], settings["port"], settings["workers"], not settings["no_browser"])
    choices = Choices(
        store=settings["store"],
        bus=settings["bus"],
        origins=settings["origin"],
        thinkers=settings["thinkers"],
        limit=settings["thinking_time"],
        sockets=settings["sockets"],
        path=settings["path"],
        name=settings["site_name"],
        contact=settings["contact"],
        invite_only=settings["invite_only"],
        push_services=settings["push_service"],
        webhooks=settings["webhooks"],
        mail=settings["mail"],
        mail_from=settings["mail_from"],
    )
    return serve(place, choices, settings["log"])


def backup(arguments: Arguments) -> int:
    """Run `hanabi backup`."""
    from hanabi.site.serve import back_up

    asyncio.run(back_up(read_settings(vars(arguments), STORE)["store"], Path(arguments.file)))
    print(f"All tables and games are copied to {arguments.file}.")
    return 0
