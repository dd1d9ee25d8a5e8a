"""A running game, in modules that build on each other: running, undo, message, inputs, copies."""

from munera.kernel.match.copies import Match
from munera.kernel.match.entries import ACT, ANSWER, CHANCE, CONCEDE, FLOOR, REDEAL, UNKNOWN, UNSET, Entry

__all__ = ["ACT", "ANSWER", "CHANCE", "CONCEDE", "FLOOR", "REDEAL", "UNKNOWN", "UNSET", "Entry", "Match"]
