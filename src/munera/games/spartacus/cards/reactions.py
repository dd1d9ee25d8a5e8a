"""What the reactions do, when nothing has answered them."""

from __future__ import annotations

from munera.games.spartacus.intrigue.reactions import ANNOUNCED, misery, state_reaction
from munera.games.spartacus.ruleset import ReactionCards
from munera.games.spartacus.table.asking import NO, YES, choose, pick_asset, pick_seat
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.guards import guard_back, guards_discarded
from munera.games.spartacus.table.records import Asset, Declared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Question, Seat

reaction: ReactionCards = ReactionCards()

# ---------------------------------------------------------------------- foils


@reaction("re-whispered-rumors")
async def whispered_rumors(s: Spartacus, it: Declared) -> None:  # noqa: ARG001
    s.foiled = True


@reaction("re-support-from-rome")
async def support_from_rome(s: Spartacus, it: Declared) -> None:
    """A guard may come back from the discard pile with it."""
    s.foiled = True
    for _ in range(min(s.rules.cards[it.card].guards_back, guards_discarded(s))):
        if await choose(s, it.seat, "guard_back", (NO, YES), it.card, "SP-VERB-11") == NO:
            s.tell("guard_stays", it.seat, already_known_to=(it.seat,))
            return
        s.tell("guard_back", it.seat, guard_back(s, it.seat).id, already_known_to=(it.seat,))


def has_slave(s: TableFacts, seat: Seat) -> bool:
    return bool(s.ready(seat, "slave"))


@reaction("re-sacrifice-for-the-dominus", payable=has_slave)
async def sacrifice(s: Spartacus, it: Declared) -> None:
    """A slave is the price."""
    slave = await pick_asset(s, it.seat, s.ready(it.seat, s.rules.cards[it.card].price_kind), it.card, "SP-99")
    s.discard_asset(slave, "price")
    s.foiled = True


def has_three_coins(s: TableFacts, seat: Seat) -> bool:
    return s.coins[seat] >= s.rules.cards["re-for-a-few-denarii"].price_coins


@reaction("re-for-a-few-denarii", payable=has_three_coins)
async def a_few_denarii(s: Spartacus, it: Declared) -> None:
    """Paid to another house; the coins are set aside while one chooses whom."""
    s.stake(it.seat, s.rules.cards[it.card].price_coins)
    payee = await pick_seat(s, it.seat, s.others(it.seat), it.card, "SP-99")
    s.pay(it.seat, payee, s.unstake(it.seat), "price")
    s.foiled = True


@reaction("re-jupiters-cock")
async def by_jupiter(s: Spartacus, it: Declared) -> None:
    """Foils a scheme; against a reaction or guard it is enough that it took effect (SP-18)."""
    if it.window != ANNOUNCED:
        s.foiled = True


# ---------------------------------------------------------------------- somebody's misery


def destitute(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    return misery(s, "re-destitute")


def without_slave(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    return misery(s, "re-empty-brothel")


def without_gladiator(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    return misery(s, "re-a-shameful-ludus")


async def shame(s: Spartacus, it: Declared) -> None:
    """A Dominus in misery loses influence."""
    state_reaction(s, it)


reaction("re-destitute", aims=destitute)(shame)
reaction("re-empty-brothel", aims=without_slave)(shame)
reaction("re-a-shameful-ludus", aims=without_gladiator)(shame)


# ---------------------------------------------------------------------- in the arena


def replaceable(s: Spartacus, seat: Seat) -> list[int]:
    """The sides on which this house's gladiators fight."""
    return [side for side, f in enumerate(s.fighters) if f.seat == seat and f.card in s.rules.gladiators]


def substitutes(s: Spartacus, seat: Seat) -> list[Asset]:
    """Who could replace this house's fighter: another ready gladiator that is not committed (SP-36)."""
    able = [a for a in s.combatants(seat) if a.card in s.rules.gladiators]
    return able if replaceable(s, seat) else []


def riggable(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    return [house for house in dict.fromkeys(f.seat for f in s.fighters) if substitutes(s, house)]


@reaction("re-rigging-the-match", aims=riggable)
async def rigging_the_match(s: Spartacus, it: Declared) -> None:
    """SWAP_FIGHTER: equipment, wagers and tribute stay; the old gladiator returns ready."""
    side = await side_to_rig(s, it)
    chosen = await pick_asset(s, it.seat, substitutes(s, it.target), it.card, "SP-36")
    old = s.fighters[side]
    s.put(s.assets[old.asset]._replace(committed=False))
    s.put(chosen._replace(committed=True))
    row = s.rules.cards[chosen.card]
    new = old._replace(asset=chosen.id, card=chosen.card, pools=(row.attack, row.defence, row.speed))
    s.fighters = tuple(new if i == side else f for i, f in enumerate(s.fighters))
    s.tell("swapped", it.target, old.asset, old.card, chosen.id, chosen.card)


async def side_to_rig(s: Spartacus, it: Declared) -> int:
    """Whom of the target's gladiators to replace; they stand in different places, so no two are alike."""
    sides = replaceable(s, it.target)
    if len(sides) == 1:
        return sides[0]
    found = await choose(s, it.seat, "pick", tuple(s.fighters[side].asset for side in sides), it.card, "SP-36")
    asset = s.assets[found]
    s.tell("picks", it.seat, asset.id, asset.card, asset.owner, already_known_to=(it.seat,))
    return next(side for side in sides if s.fighters[side].asset == found)


def bereaved(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    return [subject]


@reaction("re-blood-on-the-sand", aims=bereaved)
async def blood_on_the_sand(s: Spartacus, it: Declared) -> None:
    """The house of the dead gladiator gains."""
    s.change_influence(it.target, s.rules.cards[it.card].influence, "reaction")


ASKS = {"guard_back": Question((NO, YES), about=("card",))}
EVENTS = {
    "guard_stays": ("seat",),
    "guard_back": ("seat", "asset"),
    "swapped": ("seat", "asset", "card", "other_asset", "other_card"),
}
