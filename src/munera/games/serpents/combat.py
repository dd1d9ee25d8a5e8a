"""What the new gladiators and the new equipment do in combat. Treacherous is in `melee`: it needs a Primus."""

from __future__ import annotations

from typing import Final

from munera.games.spartacus.combat import moving
from munera.games.spartacus.combat.attack import puts_to_use
from munera.games.spartacus.combat.bout import YIELD
from munera.games.spartacus.combat.combat import carried, on_sand, spend
from munera.games.spartacus.combat.hexes import in_range
from munera.games.spartacus.combat.moving import ADJACENT, SNARED
from munera.games.spartacus.combat.wounds import level_of
from munera.games.spartacus.ruleset import Combat
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Question

DUELLIST, CRUSHING, SWIFT = "duellist", "crushing", "swift"
SHIELD_BROTHER, TWIN_DAGGERS, PLUNDERER = "shield-brother", "twin-daggers", "plunderer"
CHAIN, BLADE, THROWING_KNIVES = "eq-ball-and-chain", "eq-envenomed-blade", "eq-throwing-knives"

DAGGERS, KNIVES = "daggers", "knives"

ASKS = {
    "combat_turn": Question({**moving.ACTIONS, DAGGERS: ("fighter",), KNIVES: ("fighter",)}, about=("card",)),
}
EVENTS: dict[str, tuple[str, ...]] = {"snared": ("seat", "card")}
TERMS: dict[str, tuple[str, ...]] = {"how": (DAGGERS, KNIVES), "why": (PLUNDERER,)}


def brothers_dice(s: TableFacts, side: int) -> int:
    """BROTHER_DEF: extra dice while a team mate stands on the next hex; in a duel nobody does (SW-HOOK-4)."""
    me = s.fighters[side]
    mates = [s.fighters[other] for other in on_sand(s) if other != side and s.fighters[other].team == me.team]
    beside = any(in_range(me.hex, mate.hex, ADJACENT) for mate in mates)
    return s.rules.cards[me.card].dice if beside else 0


async def poison(s: Spartacus, least: str) -> str:
    """LEVEL_MIN by choice: whom a normal attack has beaten is injured, if they would yield (SW-40, SW-69)."""
    blade = carried(s, s.strike.attacker, BLADE)
    beaten = s.fighters[s.strike.defender]
    if blade is None or s.strike.speed or level_of(beaten.pools, least) != YIELD:
        return least
    return s.rules.cards[BLADE].level if await puts_to_use(s, blade, "SW-40") else least


async def snare(s: Spartacus) -> None:
    """SNARE: whom a normal attack has wounded cannot move on their next turn (SW-HOOK-6, SW-40)."""
    chain = carried(s, s.strike.attacker, CHAIN)
    if chain is not None and not s.strike.speed and await puts_to_use(s, chain, "SW-40"):
        snared = s.fighters[s.strike.defender]
        spend(s, s.strike.defender, SNARED)
        s.tell("snared", snared.seat, snared.card)


COMBAT: Final[Combat] = Combat(
    rerolls_attack=frozenset({DUELLIST}),  # in speed attacks too: it is no weapon (SW-38, SW-69)
    no_armour=frozenset({CRUSHING}),  # SW-72
    split_move=frozenset({SWIFT}),  # SW-70
    purses=frozenset({PLUNDERER}),  # SW-68
    speed_attacks={TWIN_DAGGERS: DAGGERS, THROWING_KNIVES: KNIVES},  # SW-38
    defence_dice={SHIELD_BROTHER: brothers_dice},
    level_choices=(poison,),
    after_wounds=(snare,),
)
