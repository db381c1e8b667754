"""A bot for two with another language of clues: a clue points at the card beside the one it touches."""

from hanabi.bots.sieve.bot import SieveBot

__all__ = ["SieveBot"]
