"""Which bots may take a seat at a table."""

from hanabi.bots.registry import bot_entry, bot_names
from hanabi.protocol.lobby import BotOffered
from hanabi.protocol.settings import Settings
from hanabi.rules.errors import BadOptions
from hanabi.rules.languages import languages
from hanabi.table.errors import NoSuchBot


def check_may_sit(name: str, settings: Settings) -> None:
    """Refuse a bot that does not exist, cheats, or does not know this game."""
    try:
        entry = bot_entry(name)
        entry.check(settings.rules(), settings.players)
    except BadOptions as error:
        raise NoSuchBot(str(error)) from error
    if entry.cheats:
        raise NoSuchBot(f"{name} sees all cards, which no seat at a table may")


def bots_offered() -> tuple[BotOffered, ...]:
    """Every bot that may take a seat."""
    entries = [bot_entry(name) for name in bot_names()]
    return tuple(
        BotOffered(
            entry.name,
            {language: entry.manner_in(language) for language in languages()},
            entry.players,
            {str(players): points for players, points in entry.strength.items()},
            entry.explains,
            entry.levels,
        )
        for entry in entries
        if not entry.cheats
    )
