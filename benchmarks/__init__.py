"""How fast things are, measured beside their peers in the same run: `python -m benchmarks`."""
