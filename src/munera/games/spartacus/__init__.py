"""Spartacus: A Game of Blood and Treachery, for three or four houses of Capua."""
