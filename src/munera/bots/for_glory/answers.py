"""Reactions: what every answer to an event is worth at this moment."""

from __future__ import annotations

from typing import Any, cast

from munera.bots.for_glory.fight import Fight
from munera.bots.for_glory.reading import SeenGladiator
from munera.games.for_glory.cards.table import CARDS

# A reaction from hand is spent when it brings more than this; what lies on the table may answer again.
CARD, PATRON, ARENA, FREE = 0.7, 0.5, 0.8, 0.0
COIN = 0.35  # what a coin is worth in a battle


def answer(fight: Fight, window: str, option: Any) -> float:
    """Return what this reaction brings above what it costs; the bot does not react where that is below zero."""
    table = fight.table
    if isinstance(option, str):
        return WINDOWS[window](fight, option, 0) - CARD
    word, what = option
    if word == "return":  # Pierce, for two coin
        return 0.1 if table.arena_purse() >= 5 else -1.0
    card = table.card(what)
    price = COIN * CARDS[card].pay
    if card in ("nemausus", "lugdunum", "capua"):
        price += ARENA
    elif card == "vestalis":
        if not fight.spare(what):
            return -1.0
        price += PATRON
    return WINDOWS[window](fight, card, what) - price


def damage(fight: Fight, card: str, source: int) -> float:
    amount = CARDS[card].amount
    if card in ("parry", "nemausus", "vestalis", "murmillo"):
        return fight.prevents(amount)
    if card == "evade":
        return fight.prevents(99) + 0.5
    if card == "crupellarius":
        return fight.saved(fight.gladiators[source], 1)
    if card == "riposte":
        return fight.best(fight.theirs, amount)[0]
    if card == "gallus":
        taken = fight.hurt(fight.gladiators[source], 1)
        return taken + max(
            (fight.lifted(gladiator, 1) for gladiator in fight.mine if gladiator.id != source), default=-9.0
        )
    return fight.turned(fight.mine, amount)  # turn_the_tables, counterattack


def attack(fight: Fight, card: str, source: int) -> float:
    table = fight.table
    attacker = fight.gladiators.get(table.board.subject)
    if attacker is None:
        return -1.0
    if card == "retiarius":
        return 1.0
    if card == "parmularius":
        return fight.best(fight.theirs, 1)[0] if any(gladiator.damage for gladiator in fight.mine) else -1.0
    more = CARDS[card].amount
    gain = fight.boost(attacker, more)
    if card == "andabata":
        gain += fight.hurt(fight.gladiators[source], 1)
    elif card == "provocator":
        gain -= 0.8 * min((gladiator.attack for gladiator in fight.theirs if not gladiator.ready), default=0)
    return gain


def enter(fight: Fight, card: str, source: int) -> float:  # noqa: ARG001
    entered = fight.gladiators.get(fight.table.board.subject)
    if card == "veles":
        return fight.best(fight.theirs, CARDS[card].amount)[0]
    return fight.hurt(entered, CARDS[card].amount) + 0.4 if entered else -1.0  # ambush


def leave(fight: Fight, card: str, source: int) -> float:  # noqa: ARG001
    if card in ("dying_blow", "lugdunum"):
        return fight.best(fight.theirs, CARDS[card].amount)[0]
    if card == "arbelas":
        return fight.best(fight.theirs, CARDS[card].attack)[0]
    if card == "rudiarius":
        return 2.0
    return 1.5  # missio, gladiatrix, tertiarius: always welcome


WINDOWS = {"damage": damage, "attack": attack, "enter": enter, "leave": leave}


def aim(fight: Fight, card: str, role: str, options: tuple[Any, ...], force: int) -> Any:
    """Choose the target of a card. `force` is the strength of the attack, where the card is an attack."""
    gladiators = [fight.gladiators[id] for id in options if id in fight.gladiators]
    if not gladiators:
        return options[0]
    amount = CARDS[card].amount

    def rank(gladiator: SeenGladiator) -> float:
        if role == "attack":
            return fight.hurt(gladiator, force)
        if role == "from":
            if fight.pool:
                return fight.lifted(gladiator, amount)
            return fight.hurt(gladiator, -min(gladiator.damage, amount))
        if role == "to":
            return fight.hurt(gladiator, amount)
        return TARGETS.get(card, _hurt)(fight, gladiator, card)

    best = max(gladiators, key=rank)
    if role == "another" and rank(best) <= 0:
        return options[0]  # nobody else
    return cast("Any", best.id)


def _hurt(fight: Fight, gladiator: SeenGladiator, card: str) -> float:
    return fight.hurt(gladiator, CARDS[card].attack if card == "arbelas" else CARDS[card].amount)


def _protect(fight: Fight, gladiator: SeenGladiator, card: str) -> float:
    return fight.saved(gladiator, 99 if card == "evade" else CARDS[card].amount)


def _lift(fight: Fight, gladiator: SeenGladiator, card: str) -> float:  # noqa: ARG001
    return fight.lifted(gladiator, 1)


def _net(fight: Fight, gladiator: SeenGladiator, card: str) -> float:  # noqa: ARG001
    """Rank a gladiator to exhaust: the strongest enemy is best."""
    return -gladiator.attack if gladiator.mine else gladiator.attack + 0.01 * gladiator.left


def _rouse(fight: Fight, gladiator: SeenGladiator, card: str) -> float:  # noqa: ARG001
    """Rank a gladiator to ready: our strongest is best; Provocator must ready an enemy, best the weakest."""
    if card == "provocator":
        return -gladiator.attack
    return gladiator.attack + 0.01 * gladiator.left if gladiator.mine else -gladiator.attack


def _heal(fight: Fight, gladiator: SeenGladiator, card: str) -> float:
    return fight.hurt(gladiator, -min(gladiator.damage, CARDS[card].amount))


TARGETS = {
    **dict.fromkeys(("parry", "evade", "vestalis", "nemausus", "murmillo", "crupellarius"), _protect),
    "gallus": _lift,
    **dict.fromkeys(("net_throw", "laquearius", "retiarius"), _net),
    **dict.fromkeys(("second_wind", "doctor_of_the_ludus", "tarraco", "palus_drill", "provocator"), _rouse),
    "field_surgeon": _heal,
}
