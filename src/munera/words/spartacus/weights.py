"""How much the events of Spartacus deserve to be looked at."""

from __future__ import annotations

from typing import Final

from munera.words.weights import Weights

OFFERS: Final = (
    "offer_made",
    "offer_countered",
    "offer_accepted",
    "offer_declined",
    "offer_withdrawn",
    "offer_void",
    "offer_lapsed",
)
PROMISES: Final = ("promise_made", "promise_kept", "promise_revealed")
OPENED: Final = ("bids", "bids_tied", "purses_open")

WEIGHTS: Final = Weights(
    quiet=frozenset({"draws", "drawn", "passes", "pays", "exhausted", "moves", "combat_round"}),
    blow=frozenset({"rolls", "hits", "strikes_back", "wounded", "crowd_wounds", "heal_rolls", "guard_rolls"}),
    reveal=frozenset(OPENED),
    deciding=frozenset({"defeated", "thumb", "last_stand"}),
    setbacks=frozenset(
        {
            "influence",
            "pays",
            "injured",
            "asset_discarded",
            "asset_moves",
            "hand_discarded",
            "foiled",
            "wounded",
            "defeated",
            "thumb",
            "stays_injured",
            "promise_broken",
        }
    ),
    neutral=frozenset({*OPENED, *OFFERS, *PROMISES, "roll_off", "seeded", "meet", "passes"}),
    voluntary=frozenset(
        {
            "power",
            "sold",
            "sale",
            "price",
            "freed",
            "cashed",
            "bribe",
            "hand_limit",
            "exchange",
            "hosting",
        }
    ),
)
