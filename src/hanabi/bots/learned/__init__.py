"""The bot that learned: it reads clues as `duo` does, and a small network decides what to do.

`hanabi.bots.programs.duo_features` is what the network sees, `network` what it makes of it, `bot` the player.
It was trained by examples/learned.py; docs/learning-example.md tells how.
"""
