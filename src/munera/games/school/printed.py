"""The constants of the campaign, and the cards of its bouts: for boards."""

from __future__ import annotations

from munera.games.gladius.cards import CardTable
from munera.games.gladius.printed import DuelPrinted
from munera.games.gladius.printed import printed as duel_printed
from munera.games.school.combat import BRAVE
from munera.games.school.earnings import DIE, PURSE
from munera.games.school.gladiators import LARGE, MATTERS, STAT_TABLE
from munera.games.school.season import AWARDS
from munera.games.school.state import TRAINING, UPKEEP
from munera.games.school.training import HEALING, TRAINED
from munera.games.school.view import SEGMENTS


class SchoolPrinted(DuelPrinted):
    """`purse`: gold that a result brings on average, and a level of charisma; `dice`: how many dice of gold it is.

    `upkeep`: what a gladiator costs each turn. `training`: what extra training costs; `trained`: what a die must
    show; `healing`: so much is taken off it. `hurt`: at so many hit points a winner has been hurt. `large`: what a
    large one costs on top.

    `levels`: the six stats of a gladiator, in their order. `matters`: what of age, size and career counts for
    something. `segments`: of a turn, in their order.
    """

    purse: dict[str, float]
    dice: dict[str, int]
    upkeep: int
    training: int
    trained: int
    healing: int
    hurt: int
    large: int
    levels: list[str]
    matters: list[str]
    awards: list[str]
    segments: list[str]


def printed(table: CardTable) -> SchoolPrinted:
    return SchoolPrinted(
        **duel_printed(table),
        purse={result: DIE * dice for result, dice in PURSE.items()} | {"charisma": DIE},
        dice=dict(PURSE),
        upkeep=UPKEEP,
        training=TRAINING,
        trained=TRAINED,
        healing=HEALING,
        hurt=BRAVE,
        large=LARGE,
        levels=list(STAT_TABLE),
        matters=list(MATTERS),
        awards=list(AWARDS),
        segments=list(SEGMENTS),
    )
