"""The bot that learned: a network chooses in the game it was trained for, `duo` in all others."""

from functools import cache
from random import Random

import numpy as np

from hanabi.bots.learned.network import TRAINED, Network
from hanabi.bots.program import ProgramBot
from hanabi.bots.programs.duo import DUO
from hanabi.bots.programs.duo_features import FEATURES, MOVES, Features, look
from hanabi.engine import entries
from hanabi.engine.layout import STATE
from hanabi.engine.tables import tables
from hanabi.game.numbering import move_of
from hanabi.game.view import View
from hanabi.rules.moves import Action
from hanabi.rules.options import Multicolour, Options

PLAYERS = 2
LEARNED_OPTIONS = Options(empty_clues=False)


def was_learned(options: Options) -> bool:
    """Whether the network knows this game: the base game, where it gives no empty clue even if it may."""
    variant = options.black or options.tiles or options.expert or options.announce
    return options.multicolour is Multicolour.NONE and not variant


@cache
def trained() -> Network:
    """The network that comes with the package."""
    return Network.load(TRAINED, FEATURES, MOVES)


class LearnedBot(ProgramBot):
    """It remembers what `duo` remembers, and lets the network choose."""

    def __init__(self, chance: Random, network: Network | None = None) -> None:
        super().__init__(DUO)
        self._network = network or trained()

    def choose(self, view: View) -> Action:
        """The move that the network likes best."""
        if not was_learned(view.options):
            return super().choose(view)
        liked = self._network(self.features(view))
        legal = np.zeros(MOVES, np.int16)
        count = entries.legal_moves(view._data, tables(LEARNED_OPTIONS, PLAYERS).data, legal)
        number = int(max(legal[:count], key=lambda move: liked[move]))
        return move_of(view._tables, view.seat, view.orders(view.seat), number)

    def features(self, view: View) -> Features:
        """What the network is shown of a game in which the seat is on turn."""
        features = np.zeros(FEATURES, np.float32)
        record = view._data.copy().view(STATE)[0]
        look(record, view._tables.rules, self._memory, view.seat, features)
        return features
