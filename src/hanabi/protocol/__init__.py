"""Everything that goes over the wire, as one typed schema: requests, messages, positions, replays, bodies."""
