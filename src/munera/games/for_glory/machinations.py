"""The machinations phase: ready, take actions, discard, refill, draw, check for an arena phase."""

from __future__ import annotations

from typing import Any

from munera.games.for_glory import arenas, ending, registration, supply
from munera.games.for_glory.abilities import ABILITIES, Use, hand_cards, price_of, table_cards
from munera.games.for_glory.cards.table import SCHEME
from munera.games.for_glory.influence import ready_villa
from munera.games.for_glory.money import most, pay, purse, values
from munera.games.for_glory.reactions import card_of, may_use, play_card, use_ability
from munera.games.for_glory.state import ELSEWHERE, HAND, Glory, Patron
from munera.games.for_glory.strength import bloodlust, boast, fits, open_places
from munera.kernel import Ask, Option, Seat, ask, ask_sealed

DONE = "done"
DRAW, NO, YES = "draw", "no", "yes"
OFFER_DRAW, CALL_OFF = 30, 60  # machinations turns of a phase in which nobody enters an arena (FG-03)


def begin_turn(s: Glory, seat: Seat) -> None:
    """Begin a turn: the player's patrons and arenas become ready."""
    s.phase, s.step, s.active, s.mover = "machinations", "actions", seat, seat
    s.turns += 1
    s.stalled += 1
    s.tell("turn", seat, s.turns)
    ready_villa(s, seat)


# ---------------------------------------------------------------------- take actions


async def take_action(s: Glory) -> None:
    """One action, as many as one likes, in any order; done ends the turn."""
    seat = s.active
    answer = await ask(
        seat, "action", lambda seat: actions(s, seat), None, "FG-TURN-3", lambda seat: refusals(s, seat)
    )
    if answer == DONE:
        end_turn(s)
        return
    match answer:
        case ("buy", card):
            await buy(s, seat, card)
        case ("play", card):
            await play(s, seat, card)
        case ("enter", card, place):
            await arenas.put(s, seat, card, place)
        case ("reserve", card):
            s.reserve_card(seat, card, s.holds(seat, "casinum"))
        case ("use", source):
            await use_ability(s, Use(seat, card_of(s, source), source, ELSEWHERE))


def actions(s: Glory, seat: Seat) -> tuple[Any, ...]:
    """Everything that may be done now."""
    options: list[Any] = [DONE]
    coin = purse(s, seat)
    most = coin + s.discounts
    options += [("buy", card) for card in supply.buyable(s) if s.cards.cost[card] <= most]
    schemes = hand_cards(SCHEME)
    for card in dict.fromkeys(s.hands[seat]):
        if card in s.cards.gladiators:
            if fits(s, seat, card):
                options += [("enter", card, place) for place in open_places(s)]
            if s.holds(seat, "casinum"):
                options.append(("reserve", card))
        elif card in s.cards.patrons or (card in schemes and playable(s, seat, card)):
            options.append(("play", card))
        if card in s.cards.reservable:
            options.append(("reserve", card))
    options += [("use", source) for source in schemes_on_table(s, seat, coin)]
    return tuple(options)


def playable(s: Glory, seat: Seat, card: str) -> bool:
    return ABILITIES[card].usable(s, Use(seat, card, 0, ELSEWHERE))


def schemes_on_table(s: Glory, seat: Seat, coin: int) -> list[int]:
    """Scheme abilities of patrons, and the free actions of arenas that belong to this step."""
    schemes, free = table_cards(SCHEME), table_cards("free")
    things = [(p.id, p.card) for p in s.patrons.values() if p.ready and p.owner == seat and p.card in schemes]
    things += [(a.id, a.card) for a in s.arenas.values() if a.holder == seat and a.card in free]
    return [
        id
        for id, card in things
        if coin >= price_of(s, ABILITIES[card]) and may_use(s, ABILITIES[card], Use(seat, card, id, ELSEWHERE))
    ]


def refusals(s: Glory, seat: Seat) -> dict[Option, str]:
    """The cards in hand and supply that are of no use now, each with the reason."""
    why: dict[Option, str] = {}
    offered = set(actions(s, seat))
    for card in supply.buyable(s):
        if ("buy", card) not in offered:
            why["buy", card] = "too_dear"
    for card in dict.fromkeys(s.hands[seat]):
        if card in s.cards.gladiators and not fits(s, seat, card):
            why["play", card] = "no_influence"
        elif card in hand_cards(SCHEME) and ("play", card) not in offered:
            why["play", card] = "once_a_turn" if card in s.feasts else "no_target"
    return why


async def buy(s: Glory, seat: Seat, card: str) -> None:
    """Buy a card: it goes on top of the discard pile, or to hand after a private sale."""
    cost = supply.price(s, card)
    supply.take(s, card)
    s.table.append((seat, card))
    s.discounts = 0
    s.tell("buys", seat, card, cost, already_known_to=(seat,))
    await pay(s, seat, cost)
    s.table.remove((seat, card))
    if s.sales:
        s.sales -= 1
        s.shown_to_hand(seat, card)
        s.tell("takes_to_hand", seat, card)
    else:
        s.lay(seat, (card,))


async def play(s: Glory, seat: Seat, card: str) -> None:
    """Play a card from hand: a patron goes to the villa, a scheme does what it says."""
    if card in s.cards.patrons:
        s.shown_from_hand(seat, card)
        patron = Patron(s.number(), card, seat)
        s.patrons[patron.id] = patron
        s.tell("welcomes", seat, card, s.cards.by_id[card].influence, already_known_to=(seat,))
    else:
        await play_card(s, Use(seat, card, 0, ELSEWHERE))


# ---------------------------------------------------------------------- the end of the turn


def end_turn(s: Glory) -> None:
    """Discard the rest of the hand, refill the supply, draw seven, and check for an arena phase."""
    seat = s.active
    discard_hand(s, seat)
    s.discounts, s.sales, s.feasts = 0, 0, ()
    supply.refill(s)
    s.draw(seat, HAND)
    if s.favor == seat and bloodlust(s) >= boast(s):
        s.tell("arena_phase", bloodlust(s), boast(s))
        registration.begin(s)
    elif s.options["stall_net"] and s.stalled >= OFFER_DRAW:
        s.step = "stalled"
    else:
        begin_turn(s, 1 - seat)


def discard_hand(s: Glory, seat: Seat) -> None:
    cards = sorted(s.hands[seat])
    for card in cards:
        s.shown_from_hand(seat, card)
    s.lay(seat, cards)
    if cards:
        s.tell("discards_hand", seat, *cards, already_known_to=(seat,))


def unused(s: Glory, seat: Seat) -> dict[str, int]:
    """The coin that whoever ends their turn now has not spent: incomes go with the hand, tokens stay."""
    return {"coins": most(values(s), s.hands[seat], 0), "tokens": s.coins[seat]}


def agreed(answers: tuple[Option, ...]) -> bool:
    """Do both want a draw?"""
    return answers == (YES, YES)


def published(answers: tuple[Option, ...]) -> tuple[Option, ...]:
    """The answers about a draw as they may be published: a refusal does not tell who wanted one (FG-03)."""
    return answers if agreed(answers) else (NO, NO)


async def stalled(s: Glory) -> None:
    """Nobody has sent a gladiator for thirty turns: a draw is offered; after sixty glory decides (FG-03)."""
    if s.stalled >= CALL_OFF:
        one, two = s.glory
        ending.finish(s, 2 if one == two else int(two > one), "stalled")
        return
    if not s.draw_offered:
        s.draw_offered = True
        answers = await ask_sealed([Ask(seat, "draw", (NO, YES), None, "FG-03") for seat in (0, 1)])
        if agreed(answers):
            ending.finish(s, 2, "agreed")
            return
        s.tell("draw_refused", already_known_to=())
    begin_turn(s, 1 - s.mover)
