"""A first bot: it does what it was told last.

    python examples/first_bot.py           check it under every rule, and play some games with others
    python examples/first_bot.py --quick   one game

`docs/bots.md` shows the bot; to take a seat anywhere it needs no more than these two methods.
"""

import argparse
from random import Random

from hanabi import Action, Clued, Discard, Event, Play, Replay, View, check_bot, play


class Obedient:
    """Plays whatever a clue touched last, else discards its oldest card."""

    def __init__(self, chance: Random) -> None:
        self.touched: tuple[int, ...] = ()

    def notice(self, event: Event, view: View) -> None:
        """What everyone saw, its own moves included; `view` is the game after the whole move."""
        if isinstance(event, Clued) and event.to == view.seat:
            self.touched = event.touched

    def choose(self, view: View) -> Action:
        """A legal move; asked when its seat is on turn."""
        moves = view.legal_moves()
        wishes: list[Action] = [*map(Play, self.touched), *map(Discard, view.orders(view.seat))]
        return next((move for move in wishes if move in moves), moves[0])


def main() -> None:
    """Check the bot, and let it play with others."""
    parser = argparse.ArgumentParser(description="Check a first bot and let it play.")
    parser.add_argument("--quick", action="store_true", help="one game only")
    quick = parser.parse_args().quick
    if not quick:
        print(check_bot(Obedient))
    for seed in range(1 if quick else 5):
        end = Replay(play([Obedient, "cautious", Obedient], seed=seed)).end
        print(f"game {seed}: {end.outcome()}, {len(end.moves)} moves")


if __name__ == "__main__":
    main()
