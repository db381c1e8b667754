"""Programs that play: each is handed what its seat may know, and chooses a move."""
