"""Finished games: replayed, exported, imported, verified."""
