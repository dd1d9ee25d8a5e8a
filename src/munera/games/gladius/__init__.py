"""Gladius: two gladiators, one deck. A duel for two, or solo against an adversary or a beast."""
