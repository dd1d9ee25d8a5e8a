"""The shapes of questions and answers: what the web app is told, and a law proves."""

from __future__ import annotations

from typing import Any, Literal

Place = int
Number = int  # of a thing on the table
Uses = tuple[Literal["use"], Number]
Enters = tuple[Literal["enter"], str, Place]
ANSWERS: dict[str, Any] = {
    "action": Literal["done"] | tuple[Literal["buy", "play", "reserve"], str] | Enters | Uses,
    "pay": str,  # an income in hand, or "coin"
    "target": Literal["none"] | Number,
    "amount": int,
    "marked": int,  # of the tokens that are taken
    "may": Literal["no", "yes"],
    # A card from hand (or "pass"); an ability; a card that comes back.
    "react": str | Uses | tuple[Literal["return"], str],
    # A tactic from hand (or "end"), or one with the gladiator that it brings; an attack; an ability, the same.
    "combat": str | tuple[Literal["attack"], Number] | tuple[Literal["use"], Number, str] | Uses | tuple[str, str],
    "register": Literal["pass"] | Enters | Uses,
    "forfeit": Number,
    "cull": str,
    "topdeck": str,
    "augury": str,
    "spare": str,
    "row": str,
    "where": Place,
    "draw": Literal["no", "yes"],
}
SPACES: dict[str, Any] = {}
ABOUT: dict[str, Any] = {
    "action": None,
    "pay": int,  # what is owed
    "target": tuple[str, str],  # the card that chooses, and what for
    "amount": str,
    "marked": str,
    "may": tuple[str, str],
    "react": Literal["damage", "attack", "enter", "leave"],
    "combat": bool,  # was the attack of this turn made?
    "register": None,
    "forfeit": None,
    "cull": str,
    "topdeck": str,
    "augury": str,
    "spare": str,
    "row": str,
    "where": str,
    "draw": None,
}
# The reserve bought back, or the free action of an arena, with the tokens and incomes that pay for it.
ANYTIME: Any = tuple[
    tuple[Literal["buy_back"], int, tuple[str, ...]] | tuple[Literal["free"], str, int, tuple[str, ...]], ...
]
