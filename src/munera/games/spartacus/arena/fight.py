"""A single fight: two combatants, chosen as table options, meet without the game around them (SP-67)."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.spartacus.cards.table import EQUIPMENT, GLADIATOR, SLAVE, Box
from munera.games.spartacus.combat import combat
from munera.games.spartacus.combat.bout import FIGHT
from munera.games.spartacus.rounds import ending
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Choice, Is, Seat, Segment, Setting

ASKS: dict[str, tuple[str, ...]] = {}
EVENTS: dict[str, tuple[str, ...]] = {}
REASONS: tuple[str, ...] = ()
TERMS: dict[str, tuple[str, ...]] = {}

NONE = "none"
SINGLE_FIGHT = (Is("mode", "fight"),)
FIGHTERS = ("gl-spartacus", "gl-theokoles")  # unless others are chosen


def settings(box: Box) -> dict[str, Setting]:
    """Who may fight with what, of all that is in the box.

    The laws need no more than the weakest slaves: there they have no abilities.
    """
    combatants = tuple(sorted(box.titles(GLADIATOR, SLAVE)))
    tried = tuple(card for card in combatants if box.cards[card].kind == GLADIATOR or box.cards[card].starting)
    found: dict[str, Setting] = {
        f"fighter_{i}": Choice(card, combatants, tried=tried, when=SINGLE_FIGHT)
        for i, card in enumerate(FIGHTERS, 1)
    }
    for i in range(1, len(FIGHTERS) + 1):
        for slot in combat.SLOTS:
            fitting = sorted(card for card in box.titles(EQUIPMENT) if box.cards[card].slot == slot)
            found[f"{slot}_{i}"] = Choice(NONE, (NONE, *fitting), when=SINGLE_FIGHT)
    return found


async def set_up(s: Spartacus) -> None:
    """Each has one combatant with at most one weapon, one armour and one special; the bout begins at once."""
    for seat in s.seats:
        enter(s, seat)
    combat.begin(s, FIGHT)


def enter(s: Spartacus, seat: Seat) -> None:
    """Give this seat the combatant that the table has chosen for it; the first begins on I."""
    cards = [str(s.option(f"{place}_{seat + 1}")) for place in ("fighter", *combat.SLOTS)]
    ids = [s.create(card, seat).id for card in cards if card != NONE]
    for id in ids:
        s.put(s.assets[id]._replace(committed=True))
    s.tell("commits", seat, ids[0], cards[0], seat)
    s.tell("equips", seat, cards[0], *(s.assets[id].card for id in ids[1:]))
    s.fighters = (*s.fighters, combat.fighter_of(s, seat, ids[0], tuple(ids[1:]), seat))


async def decided(s: Spartacus) -> None:
    """The winner of the match has won the game; the sand stays as it is."""
    ending.finish(s, s.fighters[s.bout.winner].seat, "fight")


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("fight", "set_up"): set_up,
    ("fight", "decided"): decided,
}
