"""What the cards of the expansion are good for, beside those of the base game.

The strengths are guesses by the dice; those of the base game were fitted to fights.
"""

from __future__ import annotations

from munera.bots.spartacus.estimates import ESTIMATES as BASE
from munera.bots.spartacus.estimates import Estimates

STRENGTH = {
    "gl-the-egyptian": 1.2, "gl-caburus": 1.0, "gl-auctus": 0.8, "gl-saxa": 0.3, "gl-donar": 0.3, "gl-dagan": 0.2,
    "gl-ashur-serpent": 0.2, "gl-nemetes": 0.0, "gl-nasir": -0.5, "gl-lugo": -0.6, "gl-germanic-warrior": -2.0,
    "gl-cilician-warrior": -2.2, "sl-litter-bearers": -4.6,
}  # fmt: skip

GEAR = {
    "eq-twin-swords": 1.0, "eq-long-spear": 0.4, "eq-ball-and-chain": 0.4, "eq-envenomed-blade": 0.1,
    "eq-tower-shield": 0.9, "eq-manica": 0.6, "eq-throwing-knives": 0.3, "eq-greaves": 0.2,
}  # fmt: skip

REACTION_WORTH = {
    "re-a-spectacle-of-blood-and-death": 2.3, "re-submit-to-your-betters": 2.1, "re-tithe-to-the-mighty": 2.2,
    "re-roar-of-the-mob": 2.1, "re-a-friend-in-the-senate": 2.4, "re-loosened-straps": 1.2,
    "re-mercy-of-the-gods": 2.2,
}  # fmt: skip

HOPE = {"sc-debts-called-in": 2.0, "sc-poached-servant": 1.5, "sc-serpents-tongue": 1.5, "sc-sabotage": 1.0}

ESTIMATES = BASE.extended(Estimates(STRENGTH, GEAR, REACTION_WORTH, HOPE))

# Fitted to 12,068 single fights between heuristics, random pairings with random equipment; each within 0.2.
FITTED_STRENGTH = {
    "gl-the-egyptian": 1.6, "gl-saxa": 1.2, "gl-auctus": 1.0, "gl-nemetes": 0.7, "gl-caburus": 0.6,
    "gl-ashur-serpent": 0.5, "gl-donar": 0.3, "gl-dagan": 0.3, "gl-nasir": 0.2, "gl-lugo": -0.5,
    "gl-germanic-warrior": -2.0, "gl-cilician-warrior": -2.1,
}  # fmt: skip
FITTED_GEAR = {
    "eq-twin-swords": 0.9, "eq-tower-shield": 0.7, "eq-manica": 0.6, "eq-ball-and-chain": 0.4,
    "eq-long-spear": 0.4, "eq-throwing-knives": 0.3, "eq-greaves": 0.3, "eq-envenomed-blade": 0.0,
}  # fmt: skip

FITTED = ESTIMATES.extended(Estimates(FITTED_STRENGTH, FITTED_GEAR, {}, {}))
"""What champions go by, and nobody else: a good gladiator whom others think little of is cheap."""
