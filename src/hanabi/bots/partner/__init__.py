"""The bot that people enjoy: it plays by conventions and can say why."""

from hanabi.bots.partner.bot import PartnerBot

__all__ = ["PartnerBot"]
