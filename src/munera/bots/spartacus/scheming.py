"""What a scheme would bring us, whoever plays it, and what the cards of a hand are worth."""

from __future__ import annotations

from munera.bots.spartacus.promises import words_broken
from munera.bots.spartacus.reading import GLADIATOR, SLAVE, BotTable
from munera.bots.spartacus.worth import CARD, CARD_OF_RIVAL, loss, worth_of_influence
from munera.games.spartacus.cards.table import TRACK, Card
from munera.games.spartacus.queries import (
    GUARD_CARD,
    Prepared,
    legal,
    payees,
    price,
    reaction_lacks,
    short,
    victims,
)
from munera.kernel import Seat

Targets = tuple[Seat, ...]

NEAR = TRACK.highest - 2  # who is so far is watched by all
HELD = 0.85  # how often nobody foils a scheme; less where much is at stake
PAST_GUARD = 0.6  # and for each guard of the target
PATIENCE = 0.5  # of what a scheme could bring, if one has to wait for it
FOILS = (4.2, 3.3, 2.4)  # the first foil in hand, the second, ...


# ---------------------------------------------------------------------- outcomes


def outcome(table: BotTable, schemer: Seat, card: str, targets: Targets) -> float:
    """What it brings us if this scheme succeeds, its price included."""
    row = table.row(card)
    total = _price(table, schemer, row, targets)
    total += worth_of_influence(table, schemer, row.influence_self) if row.influence_self else 0.0
    if row.influence_others:
        total += sum(
            worth_of_influence(table, s, row.influence_others) for s in range(len(table.houses)) if s != schemer
        )
    if row.influence:
        total += sum(worth_of_influence(table, target, row.influence) for target in targets)
    if row.influence_chosen:
        total += worth_of_influence(table, schemer, row.influence_chosen)
    if row.draws:
        total += sum(CARD * row.draws if t == table.seat else -CARD_OF_RIVAL * row.draws for t in targets)
    total += _coins(table, schemer, row, targets) + _victims(table, row, targets)
    return total + table.more(schemer, row, targets)


def purse(table: BotTable, seat: Seat, coins: float) -> float:
    """Return what it brings us that a seat has so many more coins."""
    return coins if seat == table.seat else -table.weights.rivals_coin * coins


def _price(table: BotTable, schemer: Seat, row: Card, targets: Targets) -> float:
    total = 0.0
    if row.price_cards:
        given = cheapest(table, schemer, row)
        total -= given if schemer == table.seat else -table.weights.rivalry * given
    if not row.price_coins:
        return total
    total += purse(table, schemer, -price(table, schemer, row.id, targets))
    paid = payees(table, schemer, row.id, targets)
    if row.price_to == "third":
        paid = paid[:1]  # who of them, nobody knows yet
    return total + sum(purse(table, payee, row.price_coins) for payee in paid)


def cheapest(table: BotTable, seat: Seat, row: Card) -> float:
    """What the cards are worth to a house that playing this one costs it."""
    return sum(
        min((loss(table, seat, a) for a in table.ready(seat, kind)), default=0.0) for kind in row.kinds_of_price
    )


def _coins(table: BotTable, schemer: Seat, row: Card, targets: Targets) -> float:
    if not row.coins:
        return 0.0
    if row.coins_per == SLAVE:
        return sum(purse(table, t, row.coins * table.count(t, SLAVE)) for t in targets)
    if row.coins_per == "value":
        slaves = table.ready(schemer, SLAVE)
        cheapest = min(slaves, key=lambda a: loss(table, schemer, a), default=None)
        return purse(table, schemer, row.coins * table.row(cheapest.card).value if cheapest else 0)
    if row.target == "you":
        return purse(table, schemer, row.coins)
    taken = min(table.owed(row, targets[0]), table.coins[targets[0]])
    kept = 0.0 if row.id == "sc-word-to-the-tax-collector" else purse(table, schemer, taken)
    return purse(table, targets[0], -taken) + kept


def _victims(table: BotTable, row: Card, targets: Targets) -> float:
    """Return what it brings us that gladiators are injured or run away; the injured may heal."""
    if not row.injures and not row.discards:
        return 0.0
    target = targets[0]
    losses = [loss(table, target, a) for kind in row.target_has for a in table.ready(target, kind)]
    if not losses:
        return 0.0
    lost = max(losses) * 0.6 if row.chooser == "you" else max(0.5, min(losses))
    return -lost if target == table.seat else table.weights.rivalry * lost


# ---------------------------------------------------------------------- one's own schemes


def succeeds(table: BotTable, card: str, targets: Targets) -> float:
    """How likely it is that nobody foils it: guards of the target, and rivals who see us win."""
    likely = HELD if table.influence[table.seat] < NEAR else HELD - 0.15
    if table.row(card).foiled_by:
        return 0.97
    for target in targets:
        if target != table.seat:
            likely *= PAST_GUARD ** table.guards(target)
    return likely


def promise(table: BotTable, card: str, targets: Targets) -> float:
    """Return what it is worth to play a scheme on these targets; breaking a promise costs something, too."""
    gain = succeeds(table, card, targets) * outcome(table, table.seat, card, targets)
    return (
        gain
        + table.grudge(victims(table, table.seat, card, targets))
        - table.honour * words_broken(table, card, targets)
    )


def best_aim(table: BotTable, card: str) -> tuple[float, Targets]:
    """Return what a scheme is worth on its best targets, and these; very little where there are none."""
    choices = legal(table, table.seat, card)
    if not choices:
        return -9.0, ()
    return max(((promise(table, card, targets), targets) for targets in choices), key=lambda one: one[0])


def lacks(table: BotTable, card: str) -> int:
    """How much influence is missing for a scheme in hand, with nothing done for it yet."""
    return short(table, table.seat, Prepared(0, card))


# ---------------------------------------------------------------------- schemes of others that lack support


def unseen_support(table: BotTable, schemer: Seat) -> float:
    """Return what it costs us on average to support a scheme that nobody has shown us.

    It may be any that the schemer cannot play alone, and could with us: each as likely as its copies that are not
    among the discards. Our own hand does not count, since a price must not tell of it.
    """
    harm, copies = 0.0, 0
    for card in sorted(table.rules.schemes):
        row = table.row(card)
        left = row.copies - table.view["intrigue_discard"].count(card)
        if left > 0 and 0 < short(table, schemer, Prepared(0, card)) <= table.influence[table.seat]:
            ways = feared(table, schemer, row)
            harm -= left * sum(outcome(table, schemer, card, targets) for targets in ways) / len(ways)
            copies += left
    usual = -worth_of_influence(table, schemer, 1)  # what most of them bring
    return max(usual, harm / copies) if copies else usual


def feared(table: BotTable, schemer: Seat, row: Card) -> list[Targets]:
    """Return what a scheme that we have not seen is aimed at: the schemer, or any of the foremost others."""
    if row.target in ("you", "any"):
        return [(schemer,)]
    others = [seat for seat in range(len(table.houses)) if seat != schemer]
    foremost = max(table.influence[seat] for seat in others)
    return [(seat,) for seat in others if table.influence[seat] == foremost]


# ---------------------------------------------------------------------- the hand


def held(table: BotTable, card: str, copy: int = 0) -> float:
    """What it is worth to keep this card; `copy`: how many foils one has already counted."""
    row = table.row(card)
    if card == GUARD_CARD:
        return 1.8
    if card in table.rules.reactions:
        value = (
            table.weights.foils * FOILS[min(copy, len(FOILS) - 1)] if row.foils else table.estimates.reaction(card)
        )
        missing = reaction_lacks(table, table.seat, card)
        return value * (max(0.4, 0.8 - 0.1 * missing) if missing else 1.0)
    return _scheme_kept(table, card)


def _scheme_kept(table: BotTable, card: str) -> float:
    """Return what a scheme may bring later, if there is a time for it."""
    row = table.row(card)
    later = PATIENCE * max(table.estimates.hope.get(card, 0.0), HELD * _hope(table, row))
    missing = lacks(table, card)
    if missing > 0:
        later *= 0.8 if missing <= 2 else 0.6 if missing <= 5 else 0.4
    return later


def _hope(table: BotTable, row: Card) -> float:
    me = table.seat
    if row.target == "other":
        return max((outcome(table, me, row.id, (seat,)) for seat in table.rivals), default=0.0)
    if row.target == "last":
        return 3.0
    if row.target == "first":
        return outcome(table, me, row.id, (table.leader,))
    if row.target == "all":
        return 1.0
    targets = (me,) if row.targets == 1 else (me, table.rivals[0])
    value = outcome(table, me, row.id, targets)
    if row.target_has == (GLADIATOR,):
        lacking = row.at_least - len(table.ready(me, GLADIATOR))
        value *= 1.0 if lacking <= 0 else 0.9 if lacking == 1 else 0.4 if lacking == 2 else 0.2
    return value
