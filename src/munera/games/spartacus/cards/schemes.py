"""What the schemes do, once they are paid for. The numbers are those of the card rows."""

from __future__ import annotations

from munera.games.spartacus.intrigue.resolving import bribed, bring, give_up, take
from munera.games.spartacus.ruleset import SchemeCards
from munera.games.spartacus.table.asking import pick_asset, pick_seat
from munera.games.spartacus.table.records import Scheme
from munera.games.spartacus.table.state import Spartacus

scheme: SchemeCards = SchemeCards()

# ---------------------------------------------------------------------- coins


@scheme("sc-black-market-profits", "sc-joint-venture", "sc-looting-the-dead")
async def profit(s: Spartacus, it: Scheme) -> None:
    """The Bank pays the schemer."""
    bring(s, it, s.rules.cards[it.card].coins)


@scheme("sc-labor-contract", "sc-illicit-services")
async def hired_out(s: Spartacus, it: Scheme) -> None:
    """The Bank pays the target for each ready slave."""
    target = it.targets[0]
    coins = s.rules.cards[it.card].coins * s.count(target, "slave")
    if target == it.seat:
        bring(s, it, coins)
    else:
        s.bank_pays(target, coins, "scheme")


@scheme("sc-illicit-auction")
async def illicit_auction(s: Spartacus, it: Scheme) -> None:
    """A slave is discarded for twice the value."""
    (slave,) = await give_up(s, it)
    bring(s, it, s.rules.cards[it.card].coins * s.rules.cards[slave.card].value)


@scheme("sc-robbery")
async def robbery(s: Spartacus, it: Scheme) -> None:
    take(s, it, s.rules.cards[it.card].coins)


@scheme("sc-word-to-the-tax-collector")
async def taxes(s: Spartacus, it: Scheme) -> None:
    target = it.targets[0]
    s.pay_bank(target, min(s.rules.cards[it.card].coins, s.coins[target]), "scheme")


# ---------------------------------------------------------------------- cards


@scheme("sc-inside-information")
async def inside_information(s: Spartacus, it: Scheme) -> None:
    s.draw(it.targets[0], s.rules.cards[it.card].draws)


# ---------------------------------------------------------------------- influence


@scheme(
    "sc-a-visitor-from-rome",
    "sc-grand-feast",
    "sc-public-exhibition",
    "sc-sate-roman-appetites",
    "sc-epic-spectacle",
    "sc-final-blow",
    "sc-lend-me-your-ear",
    "sc-collaboration",
    "sc-revenge",
    "sc-caught-taking-bribes",
    "sc-buying-secrets",
    "sc-conspiracy",
)
async def change_influence_of_targets(s: Spartacus, it: Scheme) -> None:
    """The influence of every target changes."""
    for target in it.targets:
        s.change_influence(target, s.rules.cards[it.card].influence, "scheme")


@scheme("sc-blackmail")
async def blackmail(s: Spartacus, it: Scheme) -> None:
    """A slave of one's own is the price."""
    await give_up(s, it)
    s.change_influence(it.targets[0], s.rules.cards[it.card].influence, "scheme")


@scheme("sc-collusion")
async def collusion(s: Spartacus, it: Scheme) -> None:
    """One falls, another of the schemer's choice rises."""
    s.change_influence(it.targets[0], s.rules.cards[it.card].influence, "scheme")
    others = [seat for seat in s.clockwise(it.seat) if seat not in it.targets]
    chosen = await pick_seat(s, it.seat, others, it.card, "SP-06")
    s.change_influence(chosen, s.rules.cards[it.card].influence_chosen, "scheme")


@scheme("sc-spread-cheeks-wide")
async def shared_disgrace(s: Spartacus, it: Scheme) -> None:
    """Everybody loses, the schemer more."""
    s.change_influence(it.seat, s.rules.cards[it.card].influence_self, "scheme")
    for other in s.others(it.seat):
        s.change_influence(other, s.rules.cards[it.card].influence_others, "scheme")


# ---------------------------------------------------------------------- assets


@scheme("sc-poisoned-wine")
async def poisoned_wine(s: Spartacus, it: Scheme) -> None:
    """The schemer picks who falls ill."""
    victims = s.ready(it.targets[0], *s.rules.cards[it.card].target_has)
    s.injure(await pick_asset(s, it.seat, victims, it.card, "SP-06"))


@scheme("sc-incite-rebellion", "sc-unlocked-gate")
async def runaways(s: Spartacus, it: Scheme) -> None:
    """The target chooses whom it loses."""
    target = it.targets[0]
    victims = s.ready(target, *s.rules.cards[it.card].target_has)
    s.discard_asset(await pick_asset(s, target, victims, it.card, "SP-06"), "scheme")


@scheme("sc-bribe-the-guards")
async def bribe_the_guards(s: Spartacus, it: Scheme) -> None:
    for guard in bribed(s, it):
        s.exhaust(guard)
