"""The shapes of all questions and answers of this game: those of Spartacus, and what the expansion adds."""

from __future__ import annotations

from types import NoneType
from typing import Any, Literal

from munera.games.spartacus import answers
from munera.games.spartacus.answers import YesNo

Demand = tuple[Literal["demand"], tuple[int, bool]]
PlayCard = tuple[Literal["play"], str]
Improvement = answers.Improvement | Demand | PlayCard

ANSWERS: dict[str, Any] = {
    **answers.ANSWERS,
    "prepared": Literal["take_back"] | tuple[Literal["announce"], tuple[int, ...]] | Improvement,
    "announced": Literal["confirm"] | tuple[Literal["target"], tuple[int, ...]] | Improvement,
    "short": Literal["take_back"] | Improvement,
    "react": answers.ANSWERS["react"] | tuple[Literal["meddle"], int] | tuple[Literal["demand"], int],
    "demand": YesNo,
    "oblige": int,
    "tongue": str,
    "bookmaker": Literal["pass", "V1", "V2", "INJ", "DEC"],
    "primus": YesNo,
    "teams": tuple[int, int],
    "place": int,
    "treachery": Literal["stay", "switch"],
    "nets": tuple[int, ...],
    "who_goes": int,
    "combat_turn": Literal["end"] | tuple[Literal["move", "attack", "javelin", "daggers", "knives"], int],
}
SPACES: dict[str, Any] = answers.SPACES
ABOUT: dict[str, Any] = {
    **answers.ABOUT,
    "short": tuple[str, tuple[int, ...]],  # the card and its targets
    "demand": tuple[int, int, int],  # who demands, the schemer, and the number of the scheme
    "oblige": str,
    "tongue": int,  # whose hand it is
    "bookmaker": int,  # the asset
    "primus": NoneType,
    "teams": NoneType,
    "place": str,
    "treachery": str,
    "nets": NoneType,
    "who_goes": NoneType,
}
ANYTIME: Any = answers.ANYTIME
NAMES = answers.NAMES
