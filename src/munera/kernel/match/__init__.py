"""A running game. Its chapters, each building on the one before: running, undo, message, inputs, copies."""

from munera.kernel.match.copies import Match
from munera.kernel.match.entries import ACT, ANSWER, CONCEDE, FLOOR, REDEAL, UNKNOWN, UNSET, Entry

__all__ = ["ACT", "ANSWER", "CONCEDE", "FLOOR", "REDEAL", "UNKNOWN", "UNSET", "Entry", "Match"]
