"""How strong each bot is: points in the base game without empty clues, the same bot in every seat.

The mean by number of players, the points of lost games kept; empty where nothing has been measured.
"""

STRENGTH: dict[str, dict[int, float]] = {
    "random": {},
    "cautious": {2: 22.50, 3: 22.79, 4: 22.05, 5: 20.22},
    "partner": {2: 22.99, 3: 23.24, 4: 22.85, 5: 21.91},
    "duo": {2: 23.49},
    "hat": {3: 24.94, 4: 24.97, 5: 24.97},
    "cheat": {2: 24.976, 3: 24.995, 4: 24.998, 5: 24.996},
}
