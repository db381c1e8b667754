"""How strong each bot is: points in the base game without empty clues, the same bot in every seat.

The mean by number of players, the points of lost games kept, as docs/results.md has it.
"""

STRENGTH: dict[str, dict[int, float]] = {
    "random": {2: 1.22, 3: 1.23, 4: 1.23, 5: 1.22},
    "cautious": {2: 22.46, 3: 22.83, 4: 21.97, 5: 20.24},
    "partner": {2: 23.72, 3: 24.20, 4: 23.98, 5: 23.26},
    "sieve": {2: 23.54},
    "duo": {2: 24.27},
    "duet": {2: 24.52},
    "learned": {2: 24.16},
    "hat": {3: 24.94, 4: 24.97, 5: 24.96},
    "choir": {3: 24.97, 4: 24.98, 5: 24.97},
    "cheat": {2: 24.977, 3: 24.996, 4: 24.999, 5: 24.996},
}
