"""Counts the silly acts of bots at a table of four in Spartacus: `python -m tools.silly`.

For each act: in how many games there was an occasion for it, how often it was done, and how often in a hundred
games with an occasion. It fails where that is one or more.
"""
