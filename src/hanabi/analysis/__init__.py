"""What a position is worth, and what a move cost: finished games, judged."""
