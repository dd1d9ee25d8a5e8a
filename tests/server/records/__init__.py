"""Finished games: their records, replays, and how long they are kept."""
