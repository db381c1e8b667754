"""`hanabi serve` and `hanabi backup`."""

import asyncio
from pathlib import Path

from hanabi.cli.arguments import Arguments


def serve(arguments: Arguments) -> int:
    """Run `hanabi serve`."""
    from hanabi.site.serve import Place, serve
    from hanabi.site.site import Choices

    place = Place(arguments.host, arguments.port, arguments.workers, not arguments.no_browser)
    choices = Choices(
        store=arguments.store,
        bus=arguments.bus,
        origins=tuple(arguments.origin),
        thinkers=arguments.thinkers,
        limit=arguments.thinking_time,
        sockets=arguments.sockets,
    )
    return serve(place, choices, arguments.log)


def backup(arguments: Arguments) -> int:
    """Run `hanabi backup`."""
    from hanabi.site.serve import back_up

    asyncio.run(back_up(arguments.store, Path(arguments.file)))
    print(f"All tables and games are copied to {arguments.file}.")
    return 0
