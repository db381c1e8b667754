"""What words and things the game has: values, notation and records; standard library only."""
