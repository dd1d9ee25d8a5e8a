"""What things are worth to a Dominus, in coins: influence, assets, cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from munera.bots.spartacus.reading import EQUIPMENT, GLADIATOR, SLAVE, BotTable
from munera.games.spartacus.cards.table import TRACK
from munera.games.spartacus.queries import Asset, counted
from munera.kernel import Seat
from munera.odds.spartacus.matches import chance

# What a step of one's own influence is worth, by the level it starts from, and what a rival's step costs us.
OWN = (0.0, *(9.0,) * 8, 9.5, 11.0, 22.0, 0.0)
RIVAL = (0.0, 0.8, 0.8, 0.8, 0.9, 1.0, 1.1, 1.4, 1.8, 2.6, 4.2, 12.0, 0.0)
CARD = 1.8  # a card that is drawn
CARD_OF_RIVAL = 0.5

MODEST = 8  # coins with which one counts every one of them

GLORY = 6.0  # a victory: influence, Favour, and what Favour pays
SHARES = (1.0, 0.3, 0.12, 0.06, 0.03)  # only one gladiator fights: what the second best and so on are good for
SERVED = 3.0  # to have a slave at all
SPECTACLE = 3.0  # what a gladiator is worth who makes a scheme possible
KEEP = 0.8  # how heavily the coin weighs that a gladiator costs in a round
SPARE = 0.4  # of what equipment is worth if its place is taken
GUARD_WORTH = (1.8, 1.5, 1.2, 1.0)
FAVOUR = 1.5  # a token of favour
CROWNED = 6.0  # a Champion
SKILLS = {"skilled": 1.0, "exceptional": 2.0, "handmaid": 0.5, "bodyguard": 0.4, "healer": 0.3}


def own(level: int) -> float:
    return OWN[level]


def worth_of_influence(table: BotTable, seat: Seat, change: int) -> float:
    """What it brings us if the influence of a seat changes by so much."""
    now = table.influence[seat]
    then = TRACK.moved(now, change)
    steps = OWN if seat == table.seat else RIVAL
    brings = sum(steps[level] for level in range(min(now, then), max(now, then))) * ease(table, table.seat)
    if seat != table.seat:
        brings *= table.weights.rivals
    rises = then > now
    return brings if rises == (seat == table.seat) else -brings


def ease(table: BotTable, seat: Seat) -> float:
    """Return the factor by which influence is worth more coins to the rich, to whom a coin means less."""
    return 1.0 + max(0, table.coins[seat] - MODEST) / table.weights.plenty


def rounds_left(table: BotTable) -> float:
    """Return how many rounds the game will probably last, by the influence of whoever leads."""
    foremost = max(table.influence)
    return max(1.0, (TRACK.highest - foremost) / table.weights.pace)


# ---------------------------------------------------------------------- assets


def field_strength(table: BotTable, seat: Seat) -> float:
    """Return how strong the opponents of this house will be: as the best gladiator of an ordinary rival."""
    if seat in table.rival_strength:
        return table.rival_strength[seat]
    foes = [_champion(table, other) for other in table.seats if other != seat]
    table.rival_strength[seat] = sum(foes) / len(foes)
    return table.rival_strength[seat]


def _champion(table: BotTable, seat: Seat) -> float:
    """Return how strong the best gladiator of a house is, with its best equipment."""
    strength = table.champions.get(seat)
    if strength is None:
        strength = table.odds.champion_of(table.owned(seat, GLADIATOR), table.owned(seat, EQUIPMENT))
        table.champions[seat] = strength
    return strength


def stable(table: BotTable, seat: Seat, gladiators: Sequence[str], gear: Sequence[str], foe: float) -> float:
    """What these gladiators with this equipment will bring the house."""
    turns = rounds_left(table)
    arms = table.odds.arms(table.odds.outfit(gear))
    wins = sorted((chance(table.odds.strength(card) + arms - foe) for card in gladiators), reverse=True)
    glory = sum(share * win for share, win in zip(SHARES, wins, strict=False)) * table.fights * GLORY * turns
    spare = sum(SPARE * table.row(piece).value for piece in gear)
    costs = KEEP * turns * len(gladiators) - KEEP * turns * shows(table, seat, len(gladiators))
    return glory + spare + (table.weights.fielded if gladiators else 0.0) - costs


def shows(table: BotTable, seat: Seat, gladiators: int) -> int:
    """The coins of an Exhibition Match in every round, for a house that has it: the best one stays out of it."""
    for power in table.rules.houses[table.houses[seat]].powers:
        if power.coins and GLADIATOR in power.exhausts:
            return power.coins * ((gladiators - 1) // power.exhausts[GLADIATOR]) if gladiators else 0
    return 0


def worth(table: BotTable, seat: Seat, card: str, favour: int = 0) -> float:
    """What one more of this card would be worth to a house; never less than the Bank pays in the next market."""
    if card in table.rules.guards:
        guards = len(table.owned(seat, "guard"))
        return GUARD_WORTH[min(guards, len(GUARD_WORTH) - 1)]
    floor = table.row(card).value - 0.5
    if card in table.rules.slaves:
        return max(floor, _serves(table, card, table.owned(seat, SLAVE)))
    value = max(floor - (card in table.rules.gladiators), _gained(table, seat, card)) + FAVOUR * favour
    return value + _spectacle(table) if card in table.rules.gladiators and seat == table.seat else value


def _spectacle(table: BotTable) -> float:
    """Return what one more gladiator adds to schemes in hand that need so many."""
    count = len(table.owned(table.seat, GLADIATOR))
    schemes = [c for c in table.hand if table.row(c).target_has == (GLADIATOR,) and table.row(c).influence > 0]
    return SPECTACLE * sum(table.row(c).influence for c in schemes if table.row(c).at_least == count + 1)


def loss(table: BotTable, seat: Seat, asset: Asset) -> float:
    """What a house loses with this asset."""
    card = asset.card
    if card in table.rules.guards:
        guards = len(table.owned(seat, "guard")) - 1
        return GUARD_WORTH[min(guards, len(GUARD_WORTH) - 1)]
    if card in table.rules.slaves:
        rest = [a for a in table.owned(seat, SLAVE) if a.id != asset.id]
        return _serves(table, card, rest)
    tokens = FAVOUR * asset.favour + (CROWNED if asset.champion else 0.0)
    return -_lost(table, seat, card) + tokens


def _serves(table: BotTable, card: str, others: Sequence[Asset]) -> float:
    income = counted(table.rules, (card,)) + SKILLS.get(table.row(card).ability, 0.0)
    return 0.75 * income * rounds_left(table) + (0.0 if others else SERVED)


def _gained(table: BotTable, seat: Seat, card: str) -> float:
    """Return by how much the stable of a house gains with one more of this card."""
    change = table.stable_gains.get((seat, card))
    if change is None:
        gladiators, gear = _armed(table, seat)
        (gear if card in table.rules.equipment else gladiators).append(card)
        change = table.stable_gains[seat, card] = _change(table, seat, gladiators, gear)
    return change


def _lost(table: BotTable, seat: Seat, card: str) -> float:
    """Return by how much the stable of a house gains, mostly below zero, with one fewer of this card."""
    change = table.stable_losses.get((seat, card))
    if change is None:
        gladiators, gear = _armed(table, seat)
        (gear if card in table.rules.equipment else gladiators).remove(card)
        change = table.stable_losses[seat, card] = _change(table, seat, gladiators, gear)
    return change


def _armed(table: BotTable, seat: Seat) -> tuple[list[str], list[str]]:
    """Return the gladiators and the equipment of a house."""
    return [a.card for a in table.owned(seat, GLADIATOR)], [a.card for a in table.owned(seat, EQUIPMENT)]


def _change(table: BotTable, seat: Seat, gladiators: Sequence[str], gear: Sequence[str]) -> float:
    """Return how much more than now the stable of a house would be worth with these."""
    foe = field_strength(table, seat)
    before = table.stable_worth.get(seat)
    if before is None:
        before = table.stable_worth[seat] = stable(table, seat, *_armed(table, seat), foe)
    return stable(table, seat, gladiators, gear, foe) - before
