"""How bots weigh what is hard to know: all alike, but for champions."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """Numbers by which a Dominus judges what things are worth, in coins where nothing else is said.

    plenty       so many coins more than a modest purse make influence worth twice as many
    rivals       how much the influence of rivals counts
    rivals_coin  what a coin costs us that a rival gets
    rivalry      of what a rival loses so much is our gain
    pace         influence that the foremost gains in a round: so many rounds are left in which things are of use
    fielded      to have a gladiator at all: nobody can call the ludus shameful
    foils        how much foils in hand count
    whim         of its worth up to so much more is bid for a lot, by mood
    outbid       how likely one wins hosting although somebody has more coins
    kept         how much of the coins for hosting is kept from lots
    sure         a chance to wager on
    pair         ready gladiators with which one likes a Primus
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
