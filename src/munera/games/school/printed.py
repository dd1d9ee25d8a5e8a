"""The constants of the campaign, and the cards of its bouts: for boards."""

from __future__ import annotations

from munera.games.gladius.cards import CardTable
from munera.games.gladius.printed import DuelPrinted
from munera.games.gladius.printed import printed as duel_printed
from munera.games.school.earnings import DIE, PURSE
from munera.games.school.gladiators import MATTERS, STAT_TABLE
from munera.games.school.season import AWARDS
from munera.games.school.state import TRAINING
from munera.games.school.view import SEGMENTS


class SchoolPrinted(DuelPrinted):
    """`purse`: gold that a result brings on average, and a level of charisma. `training`: what extra costs.

    `levels`: the six stats of a gladiator, in their order. `matters`: what of age, size and career counts for
    something. `segments`: of a turn, in their order.
    """

    purse: dict[str, float]
    training: int
    levels: list[str]
    matters: list[str]
    awards: list[str]
    segments: list[str]


def printed(table: CardTable) -> SchoolPrinted:
    return SchoolPrinted(
        **duel_printed(table),
        purse={result: DIE * dice for result, dice in PURSE.items()} | {"charisma": DIE},
        training=TRAINING,
        levels=list(STAT_TABLE),
        matters=list(MATTERS),
        awards=list(AWARDS),
        segments=list(SEGMENTS),
    )
