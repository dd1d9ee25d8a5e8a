"""Exact odds for boards, which follow from public numbers alone."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, StringConstraints

from munera.odds.spartacus.dice import MOST, Clash, chances
from munera.server.api.dependencies import PROBLEMS
from munera.server.api.words import AN_HOUR

router = APIRouter(prefix="/api/odds", tags=["odds"], responses=PROBLEMS)
ATTACKS = 64  # in one request: more than one combatant makes in a match
TIES = "ties"
Dice = Annotated[str, StringConstraints(pattern=rf"^[0-{MOST}]-[0-{MOST}](-{TIES})?$")]
Clashes = Annotated[
    list[Dice],
    Query(
        min_length=1,
        max_length=ATTACKS,
        description=f"attack dice, defence dice, and `-{TIES}` where equal dice hit, too: `4-3`, `5-2-{TIES}`",
    ),
]


class Odds(BaseModel):
    """`exactly` and `at_least`: the chance of 0, 1, 2, ... hits, and of so many or more; `mean`: on average."""

    exactly: list[float]
    at_least: list[float]
    mean: float


@router.get("/spartacus")
def spartacus(clash: Clashes, response: Response) -> Odds:
    """The hits of these attacks together, before any die is rolled again."""
    found = chances(tuple(sorted(map(read, clash))))
    response.headers["Cache-Control"] = AN_HOUR
    return Odds(exactly=list(found.exactly), at_least=list(found.at_least), mean=found.mean)


def read(clash: str) -> Clash:
    attack, defence, *ties = clash.split("-")
    return Clash(int(attack), int(defence), bool(ties))
