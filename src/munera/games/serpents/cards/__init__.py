"""The cards of the expansion: what is printed on them in tables."""
