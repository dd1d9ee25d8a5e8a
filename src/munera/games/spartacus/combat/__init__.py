"""Fights in the arena: initiative, moves, attacks, wounds and defeats."""
