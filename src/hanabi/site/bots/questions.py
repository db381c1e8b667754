"""What a bot at a table is asked: the game so far, and whom it met when it began."""

from hanabi.bots.partner.trust import KNOWN, STRANGER, Shown
from hanabi.protocol.table_events import DealKept
from hanabi.site.bots.bot_process import Question
from hanabi.table.table import Table


def question_at(table: Table, seat: int, bot: str) -> Question:
    """What would this bot do in that seat?"""
    state, seal = table.state, table.seal
    assert state is not None
    assert seal is not None
    assert state.dealt is not None
    return Question(
        game=f"{table.id} {seal.salt}",
        bot=bot,
        seat=seat,
        options=str(state.options),
        players=state.players,
        deal=DealKept.of(state.dealt),
        moves=tuple(map(str, state.moves)),
        chance=f"{seal.salt} {seat}",
        level=table.settings.conventions,
        met={other: shown for other, shown in people_met(table, bot).items() if other != seat},
    )


def people_met(table: Table, bot: str) -> dict[int, Shown]:
    """The people whom a bot met when the game began, by seat, and what they had shown it.

    It comes from the table's own start, so that a bot that is seated again in the middle plays on as the
    same one, whatever has been learnt or forgotten since.
    """
    return {met.seat: shown_before(table, met.seat, bot) for met in table.met}


def shown_before(table: Table, seat: int, bot: str) -> Shown:
    """What somebody had shown a bot when the game began, unless the table agreed on conventions."""
    if table.settings.conventions is not None:
        return KNOWN
    habits = (each for met in table.met if met.seat == seat for each in met.habits if each.bot == bot)
    return next((Shown(each.doubt, each.sense, each.plain) for each in habits), STRANGER)
