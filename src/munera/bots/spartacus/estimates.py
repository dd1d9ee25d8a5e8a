"""What the cards of Spartacus are good for, as numbers: the bots of an expansion have estimates of their own.

How much a combatant and a piece of equipment add to the odds was fitted to 33,000 single fights (`mode = fight`)
between fighters of this package, drawn at random with random equipment: the logarithm of the odds is the
difference of the two sums. The Javelin is a guess: it was thrown badly in those fights.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

STRENGTH = {
    "gl-spartacus": 4.4, "gl-theokoles": 3.3, "gl-crixus": 3.0, "gl-oenomaus": 3.0, "gl-gannicus": 2.5,
    "gl-barca": 2.4, "gl-pericles": 1.8, "gl-rabanus": 1.6, "gl-segovax": 1.5, "gl-agron": 0.5, "gl-varro": 0.4,
    "gl-gnaeus": -0.8, "gl-ashur": -0.9, "gl-kerza": -1.3, "gl-duro": -1.6, "gl-numidian-warrior": -1.7,
    "gl-thracian-warrior": -1.9, "gl-celt-warrior": -2.0, "gl-syrian-warrior": -2.0,
    "sl-raxos": -4.6, "sl-marius": -4.6,
}  # fmt: skip
GEAR = {
    "eq-sword": 0.7, "eq-trident": 0.4, "eq-axe": 0.8, "eq-helmet": 0.6, "eq-shield": 0.7, "eq-net": 0.4,
    "eq-javelin": 0.2,
}  # fmt: skip

REACTION_WORTH = {
    "re-destitute": 2.0,
    "re-empty-brothel": 2.0,
    "re-a-shameful-ludus": 2.0,
    "re-rigging-the-match": 1.8,
    "re-blood-on-the-sand": 2.2,
}
OTHER_REACTION = 2.0  # one that has no number above, such as an extra card
HOPE = {"sc-robbery": 3.0, "sc-poisoned-wine": 2.5, "sc-incite-rebellion": 2.0, "sc-unlocked-gate": 1.2}


class Estimates(NamedTuple):
    """Numbers for the cards of a game.

    `strength`: of combatants; `gear`: what equipment adds to it; `reactions`: what those that foil nothing are
    worth in hand; `hope`: what schemes against others are good for once the right target is there.
    """

    strength: Mapping[str, float]
    gear: Mapping[str, float]
    reactions: Mapping[str, float]
    hope: Mapping[str, float]

    def reaction(self, card: str) -> float:
        """Return what a reaction that foils nothing is worth in hand."""
        return self.reactions.get(card, OTHER_REACTION)

    def extended(self, more: Estimates) -> Estimates:
        """Return these numbers together with those of other cards."""
        return Estimates(*({**mine, **theirs} for mine, theirs in zip(self, more, strict=True)))


ESTIMATES = Estimates(STRENGTH, GEAR, REACTION_WORTH, HOPE)
