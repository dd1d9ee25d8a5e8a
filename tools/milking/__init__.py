"""Says whether the bots of Spartacus can be milked: `python -m tools.milking`.

A trader who buys, sells, begs and threatens in loops, and keeps no word, plays against three bots; on the same
seeds a twin plays there who never says anything. The trader's balance, in what things are worth to the bots, must
be 0 at most, and its share of wins must lie in the interval of the twin's.
"""
