"""A second expansion of Spartacus, as small as one can be: a scheme, a gladiator, a piece of equipment, a house.

It has no table of its own: that of the base game is enough for it. What is new on its cards is a class of cards.
"""
