"""The intrigue phase: one's own turn, support, foils, reactions and all the small choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from munera.bots.bot import Reason
from munera.bots.spartacus.arena import might, teams
from munera.bots.spartacus.promises import words_broken
from munera.bots.spartacus.reading import GLADIATOR, GUARD, SLAVE, BotTable
from munera.bots.spartacus.scheming import best_aim, cheapest, held, lacks, outcome, promise, unseen_support
from munera.bots.spartacus.worth import loss, worth_of_influence
from munera.games.spartacus.cards.table import TRACK, Power
from munera.games.spartacus.queries import FOIL, GUARD_CARD, NO_FOIL, NO_HARM, bribing, short
from munera.games.spartacus.sight_types import PreparedSeen
from munera.kernel import AnyAsk, Option, Seat
from munera.odds.spartacus.matches import chance

PASS, YES, NO = "pass", "yes", "no"
BETTER = 0.1  # a scheme must bring so much more than the coins for it
GUARD_COST = 1.2  # what a guard that is spent is worth
GUARD_FOILS = 0.5
FOIL_HELPS = 0.95
JUPITER = 4.0  # what answers everything is kept for so much
MISERY = 2.0  # to have nobody left: somebody may play on it
SETTLED = 1  # the round after which a house knows what it can spare
SPENT = 0.8  # a state reaction is played for so much


# ---------------------------------------------------------------------- one's own turn


def turn(table: BotTable, ask: AnyAsk) -> Option:
    """Play schemes that bring coins, then others, abilities and powers; cash in what is not worth keeping."""
    options = cast("tuple[Any, ...]", ask.options)
    plays = [(gain, option) for option in options if (gain := _scheme_now(table, option)) > 0]
    if plays:
        return cast("Option", max(plays, key=lambda one: one[0])[1])
    uses = [(gain, option) for option in options if (gain := _use(table, option)) > 0]
    if uses:
        return cast("Option", max(uses, key=lambda one: one[0])[1])
    return _cash(table, options)


def _scheme_now(table: BotTable, option: Any) -> float:
    """What preparing this scheme now brings, above its coins."""
    if option[0] == "prepare":
        card, missing, pledged = option[1], lacks(table, option[1]), []
    elif option[0] == "again":
        mark = next(p for p in table.view["prepared"] if p["number"] == option[1])
        card, missing, pledged = cast("str", mark["card"]), lacking(table, mark), mark["pledged"]
    else:
        return 0.0
    costs = help_for(table, card, missing, pledged)
    if costs is None:
        return 0.0
    value, _ = best_aim(table, card)
    return value - costs - max(table.row(card).cash, waiting(table, card)) - BETTER


def lacking(table: BotTable, mark: PreparedSeen) -> int:
    """How much influence is still missing for a prepared scheme."""
    return short(table, table.seat, table.mark(mark))


def help_for(table: BotTable, card: str, missing: int, pledged: Sequence[Seat]) -> float | None:
    """Return what it costs to find so much influence, or None if we cannot."""
    if missing <= 0:
        return 0.0
    if any(table.row(a.card).discount >= missing for a in table.free(table.seat, GLADIATOR, SLAVE)):
        return 0.3
    if enough(table, [seat for seat in table.supporters() if seat not in pledged], missing):
        return 0.0
    if (costs := table.other_help(missing)) is not None:
        return costs
    return missing if bribing(table, table.seat) and table.purse >= missing + table.row(card).price_coins else None


def waiting(table: BotTable, card: str) -> float:
    """What it is worth to wait with a scheme that could be played: only where there will be more to gain."""
    row = table.row(card)
    if row.coins_per == SLAVE or row.target_has == (GLADIATOR,):
        return 0.0
    if row.target == "other" and len(table.hand) <= table.me["hand_size"]:
        return 0.5
    return 0.0


def _use(table: BotTable, option: Any) -> float:
    if option[0] == "ability":
        return _ability(table, table.assets[option[1]].card)
    if option[0] == "power":
        power = next(p for p in table.rules.houses[table.houses[table.seat]].powers if p.id == option[1])
        return _power(table, power)
    return 0.0


def _ability(table: BotTable, card: str) -> float:
    """Return what an ability brings; the last ready slave stays ready, for somebody may hold Empty Brothel."""
    ability = table.row(card).ability
    if len(table.ready(table.seat, SLAVE)) < 2:
        return 0.0
    if ability == "handmaid":
        return 0.5 if worst(table)[0] < 1.5 else 0.0
    return float(table.row(card).coins) or 0.1


def _power(table: BotTable, power: Power) -> float:
    """Return what a house power brings, less what is given for it.

    In the first round nobody knows yet what they will need, and nothing is given up unless that wins the game.
    """
    me = table.seat
    wins = table.influence[me] + power.influence >= TRACK.highest
    if power.discards and table.view["round"] <= SETTLED and not wins:
        return 0.0
    gain = float(power.coins) + 1.8 * power.draws
    if power.influence:
        gain += worth_of_influence(table, me, power.influence)
    for kind, number in power.discards.items():
        costs = sorted(_given_up(table, a) for a in table.ready(me, kind))
        gain -= sum(costs[:number]) + (MISERY if len(costs) == number and kind != GUARD else 0.0)
    for kind, number in power.exhausts.items():
        if len(table.ready(me, kind)) <= number:  # somebody must stay
            return 0.0
        if kind == GUARD:
            gain -= 0.5 * number
    if power.hand_discards:
        junk = sum(held(table, card) < 1.4 for card in table.hand)
        gain += 0.9 * min(junk, power.hand_discards) - 0.2
    if any(table.row(c).target_has == (GLADIATOR,) for c in table.hand) and GLADIATOR in power.exhausts:
        gain -= 0.5
    return gain


def _given_up(table: BotTable, asset: Any) -> float:
    return max(loss(table, table.seat, asset), table.row(asset.card).value - 1.0, 0.5)


def worst(table: BotTable) -> tuple[float, str]:
    """The card of the hand that is best cashed in, and what its loss costs beside its coins."""
    foils = 0
    ranked: list[tuple[float, str]] = []
    for card in sorted(table.hand, key=lambda card: -table.row(card).cash):
        ranked.append((held(table, card, foils) - table.row(card).cash, card))
        foils += table.row(card).foils
    return min(ranked)


def _cash(table: BotTable, options: Sequence[Any]) -> Option:
    """Cash in cards that are worth less than their coins; more of them if the hand is too large."""
    if not table.hand:
        return "end"
    costs, card = worst(table)
    return ("cash", card) if costs < 0 and ("cash", card) in options else "end"


def hand_limit(table: BotTable, ask: AnyAsk) -> Option:
    options = cast("tuple[Any, ...]", ask.options)
    if options[0] in ("lay", "enough"):
        return cast("Option", options[0])
    return ("cash", worst(table)[1])


def exchange(table: BotTable, ask: AnyAsk) -> Option:
    """Exchange the card that is worth least."""
    options = cast("tuple[str, ...]", ask.options)
    cards = [card for card in options if card != "none"]
    if not cards:
        return options[0]
    card = min(cards, key=lambda card: (held(table, card), card))
    return card if options[0] != "none" or held(table, card) < 1.5 else "none"


# ---------------------------------------------------------------------- a scheme of one's own


def prepared(table: BotTable, ask: AnyAsk) -> Option:
    """Announce a prepared scheme if possible and good; else look for support or a discount, or take it back."""
    options = cast("tuple[Any, ...]", ask.options)
    mark = next(p for p in table.view["prepared"] if p["lying"])
    card = cast("str", mark["card"])
    ways = [(promise(table, card, option[1]), option) for option in options if option[0] == "announce"]
    if ways:
        gain, option = max(ways, key=lambda one: one[0])
        return cast("Option", option) if gain > 0 else "take_back"
    missing = lacking(table, mark)
    return improve(table, options, card, mark["pledged"], missing) if missing > 0 else "take_back"


def improve(table: BotTable, options: Sequence[Any], card: str, pledged: Sequence[Seat], missing: int) -> Option:
    """Find missing influence: Ashur for a small gap, then those who have promised support, and at last coins."""
    cunning = [o for o in options if o[0] == "cunning" and table.row(table.assets[o[1]].card).discount >= missing]
    if cunning:
        return cast("Option", cunning[0])
    willing = [seat for seat in table.supporters() if seat not in pledged]
    friends = enough(table, willing, missing)
    request = ("request", tuple((seat, False) for seat in table.rivals if seat in friends))
    if friends and request in options:
        return cast("Option", request)
    if (option := table.other_improvement(options, missing)) is not None:
        return option
    value, _ = best_aim(table, card)
    if ("bribe", missing) in options and value - missing > table.row(card).cash:
        return ("bribe", missing)
    return "take_back"


def enough(table: BotTable, willing: Sequence[Seat], missing: int) -> list[Seat]:
    """Choose as few supporters as possible, those with much influence first."""
    friends: list[Seat] = []
    for seat in sorted(willing, key=lambda seat: table.influence[seat], reverse=True):
        if missing > 0:
            friends.append(seat)
            missing -= table.influence[seat]
    return friends if missing <= 0 else []


def announced(table: BotTable, ask: AnyAsk) -> Option:
    """Choose to confirm, unless a promise was made meanwhile that makes another target better."""
    card, targets = cast("tuple[str, tuple[int, ...]]", ask.about)
    if words_broken(table, card, targets) <= 0:
        return "confirm"
    options = cast("tuple[Any, ...]", ask.options)
    others = [(promise(table, card, option[1]), option) for option in options if option[0] == "target"]
    gain, option = max(others, key=lambda one: one[0], default=(0.0, "confirm"))
    return cast("Option", option) if gain > promise(table, card, targets) else "confirm"


def support(table: BotTable, ask: AnyAsk) -> Option:
    """Answer a request for support: keep a promise or break it by character; else support what serves us."""
    schemer, number = cast("tuple[int, int]", ask.about)
    return YES if harm_of_support(table, schemer, number) < 0 else NO


def harm_of_support(table: BotTable, schemer: Seat, number: int) -> float:
    """Return what the scheme will cost us, less what keeping our promise is worth to us."""
    mark = next((p for p in table.view["prepared"] if p["number"] == number), None)
    scheme = table.view["scheme"]
    card = scheme["card"] if scheme is not None else mark["card"] if mark else None
    harm = cost_of_support(table, schemer, card)
    if table.bound(schemer, "support"):
        harm -= table.honour
    return harm


def cost_of_support(table: BotTable, schemer: Seat, card: str | None) -> float:
    """Return what this scheme of another costs us; where we have not seen it, any that needs support."""
    if card is None:
        return unseen_support(table, schemer)
    return -max((outcome(table, schemer, card, t) for t in theirs(table, schemer, card)), default=0.0)


def shown(table: BotTable, schemer: Seat) -> str | None:
    """Return the scheme of another that waits for support, if we know it; else None."""
    scheme = table.view["scheme"]
    if scheme is not None and scheme["seat"] == schemer:
        return scheme["card"]
    prepared = table.view["prepared"] if table.view["active"] == schemer else ()
    return next((mark["card"] for mark in prepared if mark["lying"]), None)


def theirs(table: BotTable, schemer: Seat, card: str) -> list[tuple[Seat, ...]]:
    """Return the targets that another seat may choose: itself, or whoever suits it."""
    row = table.row(card)
    if row.target in ("you", "any") and row.targets == 1:
        return [(schemer,)]
    return [(table.leader,)] if table.leader != schemer else [(table.seat,)]


# ---------------------------------------------------------------------- foils and reactions


def foil(table: BotTable, ask: AnyAsk) -> Option:
    """Foil with a guard if the scheme hurts us, with a card if it hurts enough."""
    schemer, card, targets = cast("tuple[int, str, tuple[int, ...]]", ask.about)
    harm = -outcome(table, schemer, card, targets)
    options = cast("tuple[Any, ...]", ask.options)
    word = table.honour * (table.own_word(FOIL, schemer) - table.bound(schemer, NO_FOIL))
    best: tuple[float, Option] = (-word, PASS)
    for option in options[1:]:
        if option[0] == GUARD:
            gain = GUARD_FOILS * harm - GUARD_COST
        else:
            gain = FOIL_HELPS * harm - _cost(table, option[1])
        best = max(best, (gain, option), key=lambda one: one[0])
    return best[1]


def _cost(table: BotTable, card: str) -> float:
    """Return what playing a reaction costs: the card, and its price."""
    row = table.row(card)
    costs = max(held(table, card) - 1.0, 0.8 * row.cash) + row.price_coins
    if row.price_cards:
        costs += cheapest(table, table.seat, row)
    return costs


def react(table: BotTable, ask: AnyAsk) -> Option:
    window = ask.about[0] if isinstance(ask.about, tuple) else ask.about
    options = cast("tuple[Any, ...]", ask.options)
    if len(options) == 1:
        return PASS
    judge = WINDOWS.get(str(window), _never)
    gain, option = max(((judge(table, option), option) for option in options[1:]), key=lambda one: one[0])
    return cast("Option", option) if gain > 0 else PASS


def _never(table: BotTable, option: Any) -> float:  # noqa: ARG001
    return -1.0


def _misery(table: BotTable, option: Any) -> float:
    """Return what a state reaction against this target brings; breaking a promise to them costs something."""
    target = option[2]
    if target == table.seat:
        return -1.0
    word = table.honour if table.spares(target) else 0.0
    return worth_of_influence(table, target, table.row(option[1]).influence) - SPENT - word


def _mourned(table: BotTable, option: Any) -> float:
    return worth_of_influence(table, option[2], 1) - 2.0


def _answered(table: BotTable, option: Any) -> float:  # noqa: ARG001
    """Return what it brings to cancel the last reaction: a foil of our scheme, or what is played on us."""
    return answering(table) - JUPITER


def answering(table: BotTable) -> float:
    """What it brings us if the reaction that was just played does nothing."""
    declared = table.view["declared"][-1]
    card = declared["card"]
    scheme = table.view["scheme"]
    if declared["target"] == table.seat and not table.row(card).foils:
        return -worth_of_influence(table, table.seat, table.row(card).influence)
    if scheme is not None and scheme["seat"] == table.seat:
        gain = outcome(table, table.seat, scheme["card"], tuple(scheme["targets"]))
        return gain * (GUARD_FOILS if card == GUARD_CARD else 1.0)
    return 0.0


def _rigged(table: BotTable, option: Any) -> float:
    """Return what replacing a gladiator brings: something if it turns a match that we have a stake in."""
    seat = option[2]
    fighters = table.fighters
    ours = [i for i, f in enumerate(fighters) if f.seat == table.seat]
    fighter = next(f for f in fighters if f.seat == seat)
    both = teams(table)
    now = [might(table, team) for team in both]
    others = [table.odds.strength(a.card) for a in table.free(seat, GLADIATOR)]
    if not others:
        return -1.0
    swapped = max(others) if seat == table.seat else min(others)
    change = swapped - table.odds.strength(fighter.card)
    ahead = now[0] - now[1]
    before, after = chance(ahead), chance(ahead + change if fighter.team == 0 else ahead - change)
    one, two = (sum(worth_of_influence(table, owner, 1) for owner in {f.seat for f in team}) for team in both)
    worth_one = one - two
    wagers = table.view["wagers"][table.seat]
    worth_one += 2.0 * (wagers[0] - wagers[1])
    word = table.honour if seat != table.seat and table.bound(seat, NO_HARM) else 0.0
    return (after - before) * worth_one - (2.0 if ours else 2.3) - word


WINDOWS: dict[str, Callable[[BotTable, Any], float]] = {
    "quiet": _misery,
    "combatant_died": _mourned,
    "reaction_announced": _answered,
    "wagers_closed": _rigged,
}


# ---------------------------------------------------------------------- small choices


def pick(table: BotTable, ask: AnyAsk) -> Option:
    """Choose a card of a house: our worst, or another's best; in a rigged match the other way round."""
    ids = cast("tuple[int, ...]", ask.options)
    mine = table.assets[ids[0]].owner == table.seat

    def value(id: int) -> float:
        return loss(table, table.assets[id].owner, table.assets[id])

    if ask.about == "re-rigging-the-match":
        table.reason = Reason("pick-strong")
        best = max if mine else min
        return best(ids, key=lambda one: table.odds.strength(table.assets[one].card))
    if ask.about == "heal":
        table.reason = Reason("pick-best")
        return max(ids, key=value)
    table.reason = Reason("pick-own" if mine else "pick-other")
    return min(ids, key=value) if mine else max(ids, key=value)


def pick_house(table: BotTable, ask: AnyAsk) -> Option:
    """Choose the house that is spied on, the leader; or that gains, our own or whoever is last."""
    seats = cast("tuple[int, ...]", ask.options)
    if ask.about == "spy":
        table.reason = Reason("pick-house-spy")
        return max(seats, key=lambda seat: (table.influence[seat], seat))
    table.reason = Reason("pick-house-own" if table.seat in seats else "pick-house-last")
    if table.seat in seats:
        return table.seat
    return min(seats, key=lambda seat: (table.influence[seat], seat))


def healer(table: BotTable, ask: AnyAsk) -> Option:
    options = cast("tuple[Any, ...]", ask.options)
    return cast("Option", options[1]) if own(table, cast("int", ask.about)) else PASS


def own(table: BotTable, id: int) -> bool:
    asset = table.assets.get(id)
    return asset is not None and asset.owner == table.seat


def bodyguard(table: BotTable, ask: AnyAsk) -> Option:  # noqa: ARG001
    return cast("tuple[Option, ...]", ask.options)[1]


def yes(table: BotTable, ask: AnyAsk) -> Option:  # noqa: ARG001
    return YES


ANSWERS: dict[str, Callable[[BotTable, AnyAsk], Option]] = {
    "turn": turn,
    "hand_limit": hand_limit,
    "exchange": exchange,
    "prepared": prepared,
    "announced": announced,
    "support": support,
    "foil": foil,
    "react": react,
    "pick": pick,
    "pick_house": pick_house,
    "healer": healer,
    "healer_welcome": yes,
    "bodyguard": bodyguard,
    "guard_back": yes,
}
