"""The arena phase beside the fighting: whom to invite, whom to send, what to wager, and the thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import cast

from munera.bots.spartacus.reading import EQUIPMENT, GLADIATOR, SLAVE, BotTable
from munera.bots.spartacus.worth import field_strength, loss, worth_of_influence
from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.queries import PLACES, Asset, Fighter, may_wager, tribute_for
from munera.kernel import AnyAsk, Option, Seat
from munera.odds.spartacus.matches import chance

FAVOUR = 1.5  # a Favour token: it pays, and the third makes a Champion
LOST = 0.45  # how often a beaten gladiator is lost, by the sword, the thumb or their wounds
LONG = 0.36  # a chance to wager on at two to one
BARRED = -1.0  # a field that one may not wager on


def best_of(table: BotTable, seat: Seat) -> float:
    """Return how strong the combatant is whom a house has sent, or could send now."""
    strength = table.best.get(seat)
    if strength is None:
        strength = table.best[seat] = _best_of(table, seat)
    return strength


def _best_of(table: BotTable, seat: Seat) -> float:
    for f in table.fighters:
        if f.seat == seat:
            return _led(table, f)
    men, gear = table.free(seat, GLADIATOR, SLAVE), table.free(seat, EQUIPMENT)
    return _skill(table, seat) + table.odds.champion_of(men, gear)


def _led(table: BotTable, fighter: Fighter) -> float:
    """Return how strong a combatant is with this equipment, and led by this Dominus."""
    gear = (table.assets[id].card for id in fighter.gear)
    return _skill(table, fighter.seat) + table.odds.armed(fighter.card, gear)


def _skill(table: BotTable, seat: Seat) -> float:
    """Return how much stronger this house is by skill: ours is that of single combat."""
    return table.skill if seat == table.seat and table.places == PLACES else 0.0


def prize(table: BotTable, seat: Seat) -> float:
    """What it brings us if this house wins a match."""
    glory = worth_of_influence(table, seat, 1)
    return glory + FAVOUR if seat == table.seat else glory - 0.3


def price(table: BotTable, seat: Seat) -> float:
    """What it brings us if this house loses one, with its best gladiator."""
    men = table.free(seat, GLADIATOR)
    lost = LOST * max((loss(table, seat, a) for a in men), default=0.5)
    return -lost if seat == table.seat else table.weights.rivalry * lost


def match_worth(table: BotTable, one: Seat, two: Seat) -> float:
    """What a match between two houses brings us."""
    win = chance(best_of(table, one) - best_of(table, two))
    wins, loses = prize(table, one) + price(table, two), prize(table, two) + price(table, one)
    return win * wins + (1 - win) * loses


# ---------------------------------------------------------------------- the Host


def pairings(table: BotTable, seats: Sequence[Seat]) -> list[tuple[Seat, Seat]]:
    """Return the pairs of houses that could meet, if these can still be invited."""
    committed = [f.seat for f in table.fighters]
    return [(committed[0], seat) for seat in seats] if committed else list(combinations(seats, 2))


def thumb(table: BotTable, ask: AnyAsk) -> Option:
    """Turn the thumb down for a rival's gladiator, unless the crowd's favour or a promise is against it."""
    ids = beaten(ask)
    if any(table.assets[id].owner == table.seat for id in ids):
        return "up"
    gain = sum(
        table.weights.rivalry * max(0.3, loss(table, table.assets[id].owner, table.assets[id])) for id in ids
    )
    favour = sum(table.assets[id].favour for id in ids)
    gain += worth_of_influence(table, table.seat, -favour) if favour else 0.0
    for other in table.rivals:
        gain -= table.honour if table.bound(other, "thumb", "up") else 0.0
        gain += table.honour if table.bound(other, "thumb", "down") else 0.0
    return "down" if gain > 0 else "up"


def beaten(ask: AnyAsk) -> tuple[int, ...]:
    """Return whom the thumb is about: one loser, or several."""
    about = cast("int | tuple[int, ...]", ask.about)
    return about if isinstance(about, tuple) else (about,)


# ---------------------------------------------------------------------- the invited


def invitation(table: BotTable, ask: AnyAsk) -> Option:  # noqa: ARG001
    """Accept an invitation, unless the match is expected to cost more than the influence that declining costs."""
    declining = worth_of_influence(table, table.seat, -1)
    foes = [f.seat for f in table.fighters] or [table.leader]
    return "accept" if match_worth(table, table.seat, foes[0]) > declining else "decline"


def foe_strength(table: BotTable) -> float:
    """Return how strong the opponent is: the other combatant if there is one; else whoever may come."""
    for f in table.fighters:
        if f.seat != table.seat:
            return best_of(table, f.seat)
    seeds = [seat for seat in table.view["seeds"] if seat != table.seat]
    if seeds:
        return max(best_of(table, seat) for seat in seeds)
    return max(field_strength(table, table.seat), best_of(table, table.host) if table.host != table.seat else -9.0)


def combatant(table: BotTable, ask: AnyAsk) -> Option:
    """Send the combatant with the best prospects, less what may be lost with them."""
    foe = foe_strength(table)
    gear = table.odds.arms(table.odds.outfit(a.card for a in table.free(table.seat, EQUIPMENT)))
    final = table.view["phase"] == "tournament"

    def value(id: int) -> float:
        asset = table.assets[id]
        win = chance(table.odds.strength(asset.card) + gear + _skill(table, table.seat) - foe)
        if final:
            return win
        return win * prize(table, table.seat) - (1 - win) * LOST * _risked(table, asset) + tribute_for(asset)

    return max(cast("tuple[int, ...]", ask.options), key=value)


def _risked(table: BotTable, asset: Asset) -> float:
    return max(0.5, loss(table, table.seat, asset))


def equip(table: BotTable, ask: AnyAsk) -> Option:
    """Equip the combatant with the best piece of every kind."""
    sets = cast("tuple[tuple[int, ...], ...]", ask.options)
    return max(sets, key=lambda ids: (sum(table.odds.gear[table.assets[id].card] for id in ids), -len(ids)))


# ---------------------------------------------------------------------- wagers


def wagers(table: BotTable, ask: AnyAsk) -> Option:  # noqa: ARG001
    """Wager on the favourite, and on blood where it is likely; never the coins for the next Upkeep."""
    left = to_wager(table)
    placed = [0, 0, 0, 0]
    for edge, field in sorted(edges(table), reverse=True):
        if edge > 0 and left > 0:
            placed[field] = min(table.highest_wager(table.seat, field), left)
            left -= placed[field]
    return tuple(placed)


def to_wager(table: BotTable) -> int:
    """Return how many coins may be wagered without becoming destitute."""
    return table.purse - max(1, table.upkeep)


def edges(table: BotTable) -> list[tuple[float, int]]:
    """Return for each betting field by how much a wager on it is better than it must be, and its place."""
    one, two = teams(table)
    ahead = might(table, one) - might(table, two)
    win = chance(ahead)
    injured, beheaded = (
        win * first + (1 - win) * second
        for first, second in zip(
            table.odds.levels(_best(table, one).card, ahead),
            table.odds.levels(_best(table, two).card, -ahead),
            strict=True,
        )
    )
    sure = table.weights.sure
    better = (win - sure, 1 - win - sure, injured - LONG, beheaded - LONG)
    return [
        (edge if may_wager(table, table.seat, field) else BARRED, place)
        for place, (edge, field) in enumerate(zip(better, ARENA.fields, strict=True))
    ]


def teams(table: BotTable) -> tuple[list[Fighter], list[Fighter]]:
    """The two sides of a match."""
    fighters = table.fighters
    return [f for f in fighters if f.team == 0], [f for f in fighters if f.team == 1]


def might(table: BotTable, team: Sequence[Fighter]) -> float:
    """Return how strong the fighters of a team are together."""
    return sum(_led(table, fighter) for fighter in team)


def _best(table: BotTable, team: Sequence[Fighter]) -> Fighter:
    return max(team, key=lambda f: table.odds.strength(f.card))


ANSWERS: dict[str, Callable[[BotTable, AnyAsk], Option]] = {
    "thumb": thumb,
    "invitation": invitation,
    "combatant": combatant,
    "equip": equip,
    "wagers": wagers,
}
