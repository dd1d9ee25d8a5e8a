"""How much the events of a campaign deserve to be looked at."""

from __future__ import annotations

from typing import Final

from munera.words.gladius.weights import WEIGHTS as DUEL
from munera.words.weights import Weights

OFFERS: Final = ("trade_offer", "trade_accept", "trade_decline", "trade_withdraw", "trade_lapse")

WEIGHTS: Final = Weights(
    quiet=DUEL.quiet | {"trade_done", "earns", "upkeep", "trains"},
    blow=DUEL.blow | {"first_blood", "injury"},
    reveal=frozenset({"bids", "rebids"}),
    deciding=frozenset({"match_won", "dies", "fame"}),
    setbacks=frozenset({"dies", "injury", "lamed", "loses_point", "shamed"}),
    neutral=frozenset({"bids", "rebids", "trade_done", *OFFERS}),
)
