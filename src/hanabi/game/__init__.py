"""The friendly face of the engine: states, views, events and replays as values."""
