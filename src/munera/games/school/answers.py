"""The shapes of questions and answers: what the web app is told, and a law proves."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from munera.games.gladius import answers as duel
from munera.games.school.state import Offer


class SubsetSpace(TypedDict):
    """Any of these gladiators, at most so many.

    `subset`: the gladiators that may be chosen; an answer has them in rising order.
    `most`: how many at most.
    """

    subset: list[int]
    most: int


class FloorSpace(TypedDict):
    """What may be done on the trading floor.

    `simple`: all answers but new offers.
    `offers_left`: how many offers may still be made.
    """

    simple: list[Trade]
    offers_left: int


Trade = Literal["done"] | tuple[Literal["offer", "accept", "decline", "withdraw"], Offer]
ANSWERS: dict[str, Any] = {
    **duel.ANSWERS,
    "bid": int,  # 0: no bid
    "rebid": int,
    "charity": Literal["pass"] | int,
    "send": tuple[int, ...],
    "arrange": Literal["done"] | tuple[Literal["challenge", "accept"], int, int],
    "lame": str,
    "release": int,
    "trade": Trade,
    "train": tuple[int, ...],
}
SPACES: dict[str, Any] = {"send": SubsetSpace, "trade": FloorSpace, "train": SubsetSpace}
ABOUT: dict[str, Any] = {
    **duel.ABOUT,
    "bid": int,  # the slave for sale
    "rebid": tuple[int, int],  # and the bid that was tied
    "charity": None,
    "send": None,
    "arrange": None,
    "lame": int,
    "release": None,
    "trade": None,
    "train": None,
}
ANYTIME: Any = tuple[()]
