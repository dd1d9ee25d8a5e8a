"""Exact odds of a duel: what every position is worth if both play their best (docs/odds.md)."""
