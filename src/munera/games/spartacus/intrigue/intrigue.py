"""The intrigue phase: cards are drawn, then everybody takes a turn: cash in, powers, abilities, schemes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from munera.games.spartacus.cards.table import BASE, Power
from munera.games.spartacus.intrigue import marks, schemes
from munera.games.spartacus.intrigue.reactions import quiet
from munera.games.spartacus.intrigue.targets import legal
from munera.games.spartacus.table.asking import choose, pick_asset, pick_seat
from munera.games.spartacus.table.guards import guard_back, lay_guard
from munera.games.spartacus.table.records import GUARD_CARD, Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Question, Seat, Segment

END, CASH, PREPARE, AGAIN, POWER, ABILITY = "end", "cash", "prepare", "again", "power", "ability"
LAY, DISCARD, ENOUGH, NONE = "lay", "discard", "enough", "none"
DRAW = 3
USED, OTHER_TIME, PRICE, PILE = "used", "other_time", "price", "pile"  # why a power cannot be used

ASKS = {
    "turn": Question(
        {END: (), CASH: ("card",), PREPARE: ("card",), AGAIN: ("mark",), POWER: ("power",), ABILITY: ("asset",)}
    ),
    "hand_limit": Question(
        {LAY: (), CASH: ("card",), DISCARD: ("card",), ENOUGH: (), PREPARE: ("card",), AGAIN: ("mark",)}
    ),
    "exchange": Question((NONE,), about=("what",)),
}
EVENTS = {
    "intrigue_turn": ("seat",),
    "ends_turn": ("seat",),
    "cashes_in": ("seat", "card", "coins"),
    "uses_power": ("seat", "power"),
    "spies": ("seat", "other"),
    "spied": ("other", "card"),
    "exchanges_no_more": ("seat",),
}
TERMS = {
    "power": tuple(power.id for house in BASE.houses.values() for power in house.powers),
    "why": ("cashed", "ability", "power", "hand_limit", "exchange"),
    "unused": ("schemes", "powers", "abilities"),
}


async def draw_cards(s: Spartacus) -> None:
    """Everybody draws three, the Host first (SP-74)."""
    for seat in s.priority():
        s.draw(seat, DRAW)
    s.queue = s.priority()
    s.powers = ()
    begin_turn(s)


def begin_turn(s: Spartacus) -> None:
    """Begin the turn of the next Dominus, or end the phase."""
    s.prepared = ()
    if not s.queue:
        s.active, s.step = -1, "phase_end"
        return
    s.active, s.queue = s.queue[0], s.queue[1:]
    s.step = "turn"
    s.tell("intrigue_turn", s.active)


async def turn(s: Spartacus) -> None:
    """With no scheme pending, the Dominus whose turn it is takes one action or ends the turn (W05)."""
    seat = s.active
    answer: Any = await choose(s, seat, "turn", lambda seat: actions(s, seat), None, "SP-INTRIGUE-4")
    if answer == END:
        s.tell("ends_turn", seat, already_known_to=(seat,))
        s.step = "turn_end"
        return
    word, what = answer
    s.step = "after_action"
    if word == CASH:
        cash_in(s, seat, what)
    elif word == PREPARE:
        schemes.prepare(s, seat, what)
    elif word == AGAIN:
        schemes.prepare_again(s, seat, what)
    elif word == POWER:
        await use_power(s, seat, what)
    else:
        await use_ability(s, seat, s.assets[what])


def actions(s: Spartacus, seat: Seat) -> tuple[Option, ...]:
    options: list[Option] = [END]
    options += [(CASH, card) for card in dict.fromkeys(s.hands[seat])]
    options += to_prepare(s, seat)
    options += [(POWER, power.id) for power in usable_powers(s, seat)]
    options += [(ABILITY, a.id) for a in usable_abilities(s, seat)]
    return tuple(options)


def unused(s: Spartacus, seat: Seat) -> dict[str, int]:
    """What a Dominus who ends the turn now leaves unused: Schemes that could be played, powers and abilities."""
    hand = schemes.preparable(s, seat)
    in_reach = [card for card in hand if not marks.lacks(s, seat, card) and legal(s, seat, card)]
    powers, abilities = usable_powers(s, seat), usable_abilities(s, seat)
    return {"schemes": len(in_reach), "powers": len(powers), "abilities": len(abilities)}


def to_prepare(s: Spartacus, seat: Seat) -> list[Option]:
    """The schemes of a hand that may be prepared now, for the first time or again."""
    again = [(AGAIN, p.number) for p in s.prepared if p.times < schemes.MOST_TIMES and not p.gone]
    return [*((PREPARE, card) for card in schemes.preparable(s, seat)), *again]


def cash_in(s: Spartacus, seat: Seat, card: str) -> None:
    """Discard a card of the hand for the coins printed on it (SP-CASH-1)."""
    s.from_hand(seat, card)
    s.intrigue_discard.append(card)
    s.take_coins(seat, s.rules.cards[card].cash)
    s.tell("cashes_in", seat, card, s.rules.cards[card].cash, already_known_to=(seat,))


# ---------------------------------------------------------------------- house powers


def usable_powers(s: Spartacus, seat: Seat) -> list[Power]:
    """The house powers for one's own turn whose price can be paid; the discount is for schemes only (SP-12)."""
    return [power for power in s.rules.houses[s.houses[seat]].powers if not hindrance(s, seat, power)]


def hindrance(s: Spartacus, seat: Seat, power: Power) -> str:
    """Why this power cannot be used by itself in one's own turn now, or "" if it can."""
    if power.id in s.powers and (power.once or s.option("powers_once")):
        return USED
    if "intrigue_turn" not in power.windows or power.discount:
        return OTHER_TIME
    if price_lacking(s, seat, power):
        return PRICE
    if power.pile_has and not s.lies_in_pile(power.pile_has):
        return PILE
    return ""


def price_lacking(s: Spartacus, seat: Seat, power: Power) -> dict[str, int]:
    """How many ready assets of each kind are missing for the price of a power."""
    price = (*power.exhausts.items(), *power.discards.items())
    missing = {kind: number - len(s.ready(seat, kind)) for kind, number in price}
    return {kind: number for kind, number in missing.items() if number > 0}


async def use_power(s: Spartacus, seat: Seat, id: str) -> None:
    """Pay the price of a house power, then do what it brings."""
    power = next(p for p in s.rules.houses[s.houses[seat]].powers if p.id == id)
    s.tell("uses_power", seat, id, already_known_to=(seat,))
    s.powers = (*s.powers, id)
    for kind, number in power.exhausts.items():
        for left in range(number, 0, -1):
            s.exhaust(await one_of_price(s, seat, kind, left, id))
    for kind, number in power.discards.items():
        for left in range(number, 0, -1):
            s.discard_asset(await one_of_price(s, seat, kind, left, id), "power")
    s.bank_pays(seat, power.coins, "power")
    if power.draws:
        s.draw(seat, power.draws)
    if power.hand_discards:
        await exchange(s, seat, 0, power.hand_discards, id)
    if power.influence:
        s.change_influence(seat, power.influence, "power")
    for _ in range(power.guards_back):
        guard = guard_back(s, seat, ready=False)
        s.tell("guard_back", seat, guard.id)


async def one_of_price(s: Spartacus, seat: Seat, kind: str, left: int, about: str) -> Asset:
    """The next card of a price of so many. If all of them must go there is nothing to choose (SP-ASK-1)."""
    ready = s.ready(seat, kind)
    return ready[0] if len(ready) == left else await pick_asset(s, seat, ready, about, "SP-POWER-1")


async def exchange(s: Spartacus, seat: Seat, least: int, most: int, about: str) -> None:
    """Exchange cards of the hand for new ones, from `least` to `most`; fewer only with an empty hand."""

    def may_stop(seat: Seat) -> tuple[str, ...]:
        return (NONE, *dict.fromkeys(s.hands[seat]))

    def must_go_on(seat: Seat) -> tuple[str, ...]:
        return tuple(dict.fromkeys(s.hands[seat])) or (NONE,)

    count = 0
    while count < most and s.hands[seat]:
        options = may_stop if count >= least else must_go_on
        card = await choose(s, seat, "exchange", options, about, "SP-VERB-6")
        if card == NONE:
            s.tell("exchanges_no_more", seat, already_known_to=(seat,))
            break
        s.discard_from_hand(seat, card, "exchange")
        count += 1
    if count:
        s.draw(seat, count)


# ---------------------------------------------------------------------- abilities of cards


def usable_abilities(s: Spartacus, seat: Seat) -> list[Asset]:
    """Ready cards with an ability for one's own turn that is of use now."""
    slaves = s.rules.kinds["slave"]
    return [
        a
        for a in s.assets.values()
        if a.owner == seat and a.ready and a.card in slaves and of_use(s, seat, s.rules.cards[a.card].ability)
    ]


def of_use(s: Spartacus, seat: Seat, ability: str) -> bool:
    if ability == "spy":
        return bool(spied_on(s, seat))
    if ability == "handmaid":
        return bool(s.hands[seat])
    return ability in ("skilled", "exceptional")


def spied_on(s: Spartacus, seat: Seat) -> list[Seat]:
    return [other for other in s.others(seat) if s.hands[other]]


async def use_ability(s: Spartacus, seat: Seat, asset: Asset) -> None:
    """The card is exhausted, then its effect happens (SP-EXHAUST-1)."""
    card = s.rules.cards[asset.card]
    s.tell("uses_asset", seat, asset.id, asset.card, already_known_to=(seat,))
    s.exhaust(asset)
    if card.ability == "spy":
        await spy(s, seat)
    elif card.ability == "handmaid":
        await exchange(s, seat, card.hand_discards, card.hand_discards, asset.card)
    else:
        s.bank_pays(seat, card.coins, "ability")


async def spy(s: Spartacus, seat: Seat) -> None:
    """PEEK: a random card of a rival's hand, for the spy's Dominus alone."""
    other = await pick_seat(s, seat, spied_on(s, seat), "spy", "SP-VERB-7")
    s.tell("spies", seat, other, already_known_to=(seat,))
    if not s.hands[other]:  # their last card was a guard, and they have laid it down
        return
    card = s.choice(sorted(s.hands[other]))
    s.learn(seat, other, card)
    s.tell("spied", other, card, to=(seat,), already_known_to=())


# ---------------------------------------------------------------------- the end of a turn


async def turn_end(s: Spartacus) -> None:
    """W11: the hand is brought down to its size, then the next Dominus has their turn."""
    seat = s.active
    while len(s.hands[seat]) > s.hand_size(seat):
        answer: Any = await choose(s, seat, "hand_limit", lambda seat: too_many(s, seat), None, "SP-03")
        if answer == ENOUGH:  # they have laid down guards meanwhile
            s.tell("ends_turn", seat, already_known_to=(seat,))
        elif answer == LAY:
            lay_guard(s, seat)
        elif answer[0] == CASH:
            cash_in(s, seat, answer[1])
        elif answer[0] == DISCARD:
            s.discard_from_hand(seat, answer[1], "hand_limit")
        else:  # the turn goes on with a scheme
            (schemes.prepare if answer[0] == PREPARE else schemes.prepare_again)(s, seat, answer[1])
            return
    await quiet(s)
    begin_turn(s)


def too_many(s: Spartacus, seat: Seat) -> tuple[Option, ...]:
    """What may be done with a hand that is too large: lay guards, cash cards in, discard or play them."""
    if len(s.hands[seat]) <= s.hand_size(seat):
        return (ENOUGH,)
    hand = sorted(set(s.hands[seat]), key=lambda card: (s.rules.cards[card].cash, card))
    lay: list[Option] = [LAY] if GUARD_CARD in hand else []
    cards = (*((CASH, card) for card in hand), *((DISCARD, card) for card in hand))
    return (*lay, *cards, *to_prepare(s, seat))


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("intrigue", "draw"): draw_cards,
    ("intrigue", "turn"): turn,
    ("intrigue", "turn_end"): turn_end,
}
