"""What arenas do for their holder. Those not here are always on (`strength.granted`) or lower a price."""

from __future__ import annotations

from munera.games.for_glory import arenas, supply
from munera.games.for_glory.abilities import ATTACKS_OWN, DAMAGE, DEFEATED_OWN, LEAVES_OWN, Use, ability
from munera.games.for_glory.asking import inquire, target
from munera.games.for_glory.cards.families import (
    anybody,
    deal_to,
    exhausted,
    has_gladiator,
    hurt,
    move_damage_up_to,
    own,
    prevent_up_to,
    preventable,
    ready_one,
    someone,
    two_of,
)
from munera.games.for_glory.cards.table import TACTIC
from munera.games.for_glory.money import earn
from munera.games.for_glory.state import Glory
from munera.games.for_glory.strength import open_places

FREE = "free"  # used in one's own steps before a battle; those for any time are in `anytime.py`


# ---------------------------------------------------------------------- tactics


ability("falerii_novi", TACTIC, usable=two_of(hurt), exhausts=True)(move_damage_up_to(all_of_it=False))
ability("verona", TACTIC, usable=someone(exhausted), exhausts=True)(deal_to(exhausted))
ability("tarraco", TACTIC, usable=someone(exhausted), exhausts=True)(ready_one(exhausted))


@ability("casinum", TACTIC, usable=has_gladiator, exhausts=True, puts=True)
async def casinum(s: Glory, use: Use) -> None:
    await arenas.put(s, use.seat, use.choice, use.place)


# ---------------------------------------------------------------------- reactions


ability("nemausus", trigger=DAMAGE, usable=someone(preventable), exhausts=True)(
    prevent_up_to(preventable, all_of_it=False)
)
ability("lugdunum", trigger=LEAVES_OWN, usable=someone(anybody), exhausts=True)(deal_to(anybody))


@ability("capua", trigger=ATTACKS_OWN, exhausts=True)
async def capua(s: Glory, use: Use) -> None:
    s.boost += s.cards.by_id[use.card].amount


@ability("italica", trigger=DEFEATED_OWN, mandatory=True)
async def italica(s: Glory, use: Use) -> None:
    earn(s, use.seat, s.cards.by_id[use.card].amount)


# ---------------------------------------------------------------------- free actions


@ability("thysdrus", FREE, exhausts=True)
async def thysdrus(s: Glory, use: Use) -> None:
    await supply.replace_some_row(s, use)
    s.discounts += s.cards.by_id[use.card].discount


@ability("pola", FREE, exhausts=True, usable=someone(own))
async def pola(s: Glory, use: Use) -> None:
    g = await target(s, use, own(s, use))
    if g is not None:
        places = tuple(place for place in open_places(s, without=g.id) if place != g.place)
        place = places[0]
        if len(places) > 1:
            place = await inquire(s, use.seat, "where", places, use.card, "FG-VERB-23")
        await arenas.move(s, g.id, place)
