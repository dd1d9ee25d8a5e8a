"""The greedy Dominus: coins now, schemes on the leader, half the purse on everything, and never a deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from munera.bots.bot import Bot, Seen
from munera.bots.spartacus.arena import beaten
from munera.bots.spartacus.dealing import named
from munera.bots.spartacus.fight import Duel, acting
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.refusals import CANNOT
from munera.bots.spartacus.scheming import lacks
from munera.games.spartacus.sight_types import SpartacusSeen
from munera.kernel import AnyAsk, Option

PASS = "pass"


def turn(table: BotTable, ask: AnyAsk) -> Option:
    """Play every scheme that needs no help, use every ability that brings coins, and cash in all other cards."""
    options = cast("tuple[Any, ...]", ask.options)
    marks = {p["card"] for p in table.view["prepared"]}
    for option in options:
        if option[0] == "prepare" and option[1] not in marks and not lacks(table, option[1]):
            return cast("Option", option)
    for option in options:
        if option[0] == "ability" and table.row(table.assets[option[1]].card).coins:
            return cast("Option", option)
    for option in options:
        if option[0] == "cash" and table.row(option[1]).kind != "guard":
            return cast("Option", option)
    return "end"


def prepared(table: BotTable, ask: AnyAsk) -> Option:
    """Aim what is good at our own house and what is bad at the leader."""
    options = cast("tuple[Any, ...]", ask.options)
    mark = next(p for p in table.view["prepared"] if p["lying"])
    ways = [option for option in options if option[0] == "announce"]
    harmful = table.row(cast("str", mark["card"])).target in ("other", "first")
    wanted = table.leader if harmful else table.seat
    ways = [way for way in ways if wanted in way[1] or not way[1]] or (ways if harmful else [])
    return cast("Option", ways[0]) if ways else "take_back"


def foil(table: BotTable, ask: AnyAsk) -> Option:
    """Foil whatever is aimed at our house, if possible."""
    _, _, targets = cast("tuple[int, str, tuple[int, ...]]", ask.about)
    return cast("tuple[Any, ...]", ask.options)[-1] if table.seat in targets else PASS


def react(table: BotTable, ask: AnyAsk) -> Option:
    """Play a reaction on the leader at once."""
    plays = [o for o in cast("tuple[Any, ...]", ask.options) if len(o) > 2 and o[2] == table.leader]
    return cast("Option", plays[0]) if ask.about == "quiet" and plays else PASS


def bid(table: BotTable, ask: AnyAsk) -> Option:  # noqa: ARG001
    return cast("range", ask.options)[-1] // 2


def accept(table: BotTable, ask: AnyAsk) -> Option:  # noqa: ARG001
    return "accept"


def combatant(table: BotTable, ask: AnyAsk) -> Option:
    """Send the combatant with the most dice."""

    def dice(id: int) -> int:
        row = table.row(table.assets[id].card)
        return row.attack + row.defence + row.speed

    return max(cast("tuple[int, ...]", ask.options), key=dice)


def last(table: BotTable, ask: AnyAsk) -> Option:  # noqa: ARG001
    """Choose the last option: it means all equipment, the use of a card, or the thumb down."""
    return cast("Sequence[Option]", ask.options)[-1]


def thumb(table: BotTable, ask: AnyAsk) -> Option:
    """Turn the thumb down for gladiators of others, unless that costs the crowd's favour."""
    spared = any(table.assets[id].owner == table.seat or table.assets[id].favour for id in beaten(ask))
    return "up" if spared else "down"


def combat_turn(table: BotTable, ask: AnyAsk) -> Option:
    """Move straight at the foe and attack."""
    options = cast("Sequence[Any]", ask.options)
    steps = [option for option in options if option[0] == "move"]
    bout = table.view["bout"]
    if options[0] != "end" or not steps or (bout is not None and bout["attacked"]):
        return cast("Option", options[0])
    duel = Duel(table, acting(table, ask))
    return cast("Option", min(steps, key=lambda step: duel.gap(step[1])))


ANSWERS: dict[str, Callable[[BotTable, AnyAsk], Option]] = {
    "turn": turn,
    "prepared": prepared,
    "foil": foil,
    "react": react,
    "bodyguard": last,
    "bid": bid,
    "invitation": accept,
    "combatant": combatant,
    "equip": last,
    "gear": last,
    "net": last,
    "thumb": thumb,
    "combat_turn": combat_turn,
}


class Greedy(Bot):
    """Answers a few questions as the functions above do, and all others by default."""

    hears = False
    imagines = False
    reading = BotTable

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        answer = ANSWERS.get(ask.kind)
        return (
            answer(self.reading(cast("SpartacusSeen", seen.part("sight")), seen.seat), ask)
            if answer
            else cast("Option", ask.default())
        )

    def volunteer(self, seen: Seen) -> Option:
        """Return what declines an offer, so that nobody waits for an answer; None where there is none.

        It says that it cannot do that: whoever hears a price, or nothing at all, would only try again.
        """
        made = (offer for offer in seen.part("offers") if seen.seat in offer["to"])
        possible = seen.anytime()
        return next((move for offer in made if (move := ("decline", named(offer), CANNOT)) in possible), None)
