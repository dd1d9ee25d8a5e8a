"""Spartacus: the dice of an attack, and who would win a match."""
