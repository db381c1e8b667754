"""Hanabi for those who train agents: batches of games, and the observations they see."""
