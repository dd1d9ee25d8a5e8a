"""A game and its rounds: setup, upkeep, the end of a phase and of the game."""
