"""How good is a bot? Many deals, honest figures: self-play, mixtures, cross-play, comparison and tuning."""
