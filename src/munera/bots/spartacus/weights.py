"""The weights of judgements that no rule settles: the same for all bots, except champions."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """Numbers by which a Dominus judges what things are worth; amounts are in coins.

    plenty       how many coins beyond a modest purse double the coins that a point of influence is worth
    rivals       how much of the influence of rivals counts against us: 1.0, all of it
    rivals_coin  what it costs us that a rival gets a coin
    rivalry      which share of a rival's loss we count as our gain
    pace         how much influence the leader is expected to gain in a round; it tells how long the game will last
    fielded      what it is worth to have any gladiator at all, since a ludus without one can be called shameful
    foils        how much the foils in our hand count
    whim         which share of its worth, at most, is added to the bid for a lot by mood
    outbid       how likely we win hosting although somebody has more coins
    kept         which share of the coins wanted for hosting is kept back when bidding for lots
    sure         how likely a combatant must win for us to wager on them
    pair         with how many ready gladiators we like to declare a Primus
    """

    plenty: int = 14
    rivals: float = 1.0
    rivals_coin: float = 0.25
    rivalry: float = 0.35
    pace: float = 1.4
    fielded: float = 5.0
    foils: float = 1.0
    whim: float = 0.5
    outbid: float = 0.3
    kept: float = 1.0
    sure: float = 0.54
    pair: int = 2


USUAL = Weights()
CHAMPION = Weights(
    plenty=28,
    rivals=0.6,
    rivals_coin=0.4,
    rivalry=0.15,
    pace=1.0,
    fielded=2.5,
    foils=1.4,
    whim=0.75,
    outbid=0.15,
    kept=1.5,
    sure=0.5,
    pair=100,
)
"""What won most games of the expansion among the weights that were tried (docs/champion-of-spartacus.md)."""
