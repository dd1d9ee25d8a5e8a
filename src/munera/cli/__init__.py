"""The terminal: play, simulate, replay, and read the rules."""
