"""Fills the tables of docs/balance/GAME.md: `python -m tools.balance [GAME] [--games N] [--pair N] [--jobs N]`.

There is a module for each game: for_glory (as long as none is named), spartacus and serpents. The text of a page
is written by hand. A table stands between `<!-- name -->` and `<!-- end -->`, and is made anew from games that
depend on the seed alone.
"""
