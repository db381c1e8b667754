"""What is made from whole games, in processes of its own: so that no move waits for it."""
