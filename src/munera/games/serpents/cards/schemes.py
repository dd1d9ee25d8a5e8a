"""What the schemes of the expansion do, once they are paid for. The numbers are those of the card rows."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.serpents.cards.table import SerpentsCard, printed
from munera.games.spartacus.cards.schemes import blackmail, change_influence_of_targets, profit
from munera.games.spartacus.intrigue.resolving import bring, give_up, take
from munera.games.spartacus.rounds import upkeep
from munera.games.spartacus.ruleset import SchemeCards
from munera.games.spartacus.table.asking import choose, pick_asset
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.guards import guard_back, guards_discarded
from munera.games.spartacus.table.records import Asset, Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Question, Seat, Segment

scheme: SchemeCards = SchemeCards()

ASKS = {"oblige": Question(about=("card",), answer=("often",)), "tongue": Question(about=("other",))}
EVENTS = {
    "obliges": ("seat", "card", "times"),
    "barred": ("asset", "card", "seat"),
    "hand_seen": ("other", "cards*"),
    "takes_from_hand": ("seat", "other", "card"),
}

scheme("sc-coin-of-the-senate")(profit)
scheme("sc-blood-offering")(blackmail)
scheme("sc-public-disgrace", "sc-wolf-at-the-door", "sc-laurels", "sc-bread-and-circuses")(
    change_influence_of_targets
)


# ---------------------------------------------------------------------- what the target may do


@scheme("sc-set-hands-to-purpose", "sc-test-of-the-brotherhood", "sc-party-favors")
async def cards_for_influence(s: Spartacus, it: Scheme) -> None:
    """The target decides how often it pays with cards for influence, or not at all (SW-37)."""
    target, card = it.targets[0], printed(s, it.card)
    times = await choose(s, target, "oblige", lambda _: range(most_times(s, it) + 1), it.card, "SW-37")
    s.tell("obliges", target, it.card, times, already_known_to=(target,))
    for left in range(times * (card.exhausts_target or card.discards), 0, -1):
        asset = await next_card(s, target, s.ready(target, *card.target_has), left, it.card)
        if card.exhausts_target:
            s.exhaust(asset)
        else:
            s.discard_asset(asset, "scheme")
    if times:
        s.change_influence(target, times * card.influence, "scheme")


def most_times(s: Spartacus, it: Scheme) -> int:
    """How often the target can pay: as often as the card allows and its ready cards suffice (SW-64)."""
    card = printed(s, it.card)
    return min(
        card.times, len(s.ready(it.targets[0], *card.target_has)) // (card.exhausts_target or card.discards)
    )


async def next_card(s: Spartacus, seat: Seat, able: list[Asset], left: int, about: str) -> Asset:
    """The next of `left` cards to give. If all that are able must go, there is nothing to choose (SP-ASK-1)."""
    return able[0] if len(able) == left else await pick_asset(s, seat, able, about, "SW-37")


# ---------------------------------------------------------------------- assets


@scheme("sc-sabotage")
async def sabotage(s: Spartacus, it: Scheme) -> None:
    """The schemer picks what is destroyed."""
    s.discard_asset(await chosen_asset(s, it, it.seat), "scheme")


@scheme("sc-piss-in-the-porridge")
async def spoiled_rations(s: Spartacus, it: Scheme) -> None:
    """BAR: a gladiator stays ready, but may not fight in the arena phase of this round (SW-13)."""
    gladiator = await chosen_asset(s, it, it.seat)
    s.put(gladiator._replace(barred=True))
    s.tell("barred", gladiator.id, gladiator.card, gladiator.owner)


@scheme("sc-stolen-livery")
async def stolen_livery(s: Spartacus, it: Scheme) -> None:
    take_over(s, await chosen_asset(s, it, it.seat), it.seat)


@scheme("sc-poached-servant")
async def poached_servant(s: Spartacus, it: Scheme) -> None:
    """The target chooses whom it sells."""
    take_over(s, await chosen_asset(s, it, it.targets[0]), it.seat)


async def chosen_asset(s: Spartacus, it: Scheme, chooser: Seat) -> Asset:
    """One of the target's ready cards of the kind that the scheme is about, as `chooser` picks."""
    return await pick_asset(
        s, chooser, s.ready(it.targets[0], *s.rules.cards[it.card].target_has), it.card, "SP-06"
    )


def take_over(s: Spartacus, asset: Asset, to: Seat) -> None:
    """MOVE: the asset joins the house exhausted, with its tokens (SW-32)."""
    s.hand_over((asset._replace(ready=False), to))
    s.tell("exhausted", asset.id, asset.card, to)


@scheme("sc-hecatomb")
async def hecatomb(s: Spartacus, it: Scheme) -> None:
    await give_up(s, it)
    s.change_influence(it.seat, s.rules.cards[it.card].influence, "scheme")


@scheme("sc-levy-of-the-cohort")
async def levy(s: Spartacus, it: Scheme) -> None:
    """The target takes back as many guards as the card says, or as lie in the discard pile."""
    target = it.targets[0]
    for _ in range(min(s.rules.cards[it.card].guards_back, guards_discarded(s))):
        s.tell("guard_back", target, guard_back(s, target).id)


async def lift_bars(s: Spartacus) -> None:
    """A new round begins: whoever was barred may fight again (SW-63)."""
    for asset in [a for a in s.assets.values() if a.barred]:
        s.put(asset._replace(barred=False))
    await upkeep.refresh(s)


# ---------------------------------------------------------------------- coins


@scheme("sc-grain-dole")
async def grain_dole(s: Spartacus, it: Scheme) -> None:
    """The Bank pays the schemer, and every other house its share."""
    bring(s, it, s.rules.cards[it.card].coins)
    for other in s.others(it.seat):
        s.bank_pays(other, printed(s, it.card).coins_others, "scheme")


@scheme("sc-debts-called-in")
async def debts_called_in(s: Spartacus, it: Scheme) -> None:
    """The target pays coins for each of its ready gladiators, as far as it has them."""
    target = it.targets[0]
    take(s, it, owed(s, printed(s, it.card), target))


def owed(s: TableFacts, card: SerpentsCard, target: Seat) -> int:
    """The coins that the target owes: some for each ready card of a kind, at most as many as the card allows."""
    return min(card.coins_most, card.coins * len(s.ready(target, card.coins_per)))


# ---------------------------------------------------------------------- cards


@scheme("sc-serpents-tongue")
async def serpents_tongue(s: Spartacus, it: Scheme) -> None:
    """The whole hand is seen, and one card of it discarded; meanwhile no guard can be laid from it (SW-65)."""
    target = it.targets[0]
    s.learn_hand(it.seat, target)
    s.tell_facts("hand_seen", (target, *sorted(s.hands[target])), to=(it.seat,), already_known_to=())
    s.rolling = True
    card = await choose(s, it.seat, "tongue", lambda _: sorted(set(s.hands[target])), target, "SW-33")
    s.rolling = False
    s.tell("takes_from_hand", it.seat, target, card, already_known_to=(it.seat,))
    s.from_hand(target, card)
    s.intrigue_discard.append(card)


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {("upkeep", "refresh"): lift_bars}
