"""What bots are called wherever people read it: a title of their kind, and a given name in a seat."""

GIVEN_NAMES = ("Ines", "Aino", "Milo", "Lena", "Otto")  # by seat; names are the same in every language


def bot_title(bot: str) -> str:
    """The kind of a bot by its id: `partner` is Partner, `my-bot` is My bot."""
    words = bot.replace("-", " ").replace("_", " ").strip() or bot
    return words[:1].upper() + words[1:]


def bot_name(bot: str, seat: int) -> str:
    """A bot in a seat, told apart from others of its kind at the table: Partner Aino."""
    return f"{bot_title(bot)} {GIVEN_NAMES[seat]}"
