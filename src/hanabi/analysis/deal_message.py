"""A checked deal as the message that is sent of it."""

from hanabi.analysis.deals import DealCheck
from hanabi.protocol.deals import BotsMade, DealJudged


def deal_message(checked: DealCheck) -> DealJudged:
    """What is told of a deal."""
    return DealJudged(
        least=checked.possible.least,
        most=checked.possible.most,
        full=checked.full,
        difficulty=checked.difficulty.value if checked.difficulty else None,
        ahead=checked.ahead,
        bots=tuple(
            BotsMade(result.bot, result.scores, result.mean, result.perfect(checked.full), result.usual)
            for result in checked.results
        ),
    )
