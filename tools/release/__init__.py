"""Keeps what a release leaves behind for all later ones to read: `python -m tools.release 0.1.0 3ebf6cd`."""
