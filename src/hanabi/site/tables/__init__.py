"""The tables of one worker: in memory, changed in one way, and who is connected to them."""
