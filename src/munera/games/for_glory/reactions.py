"""Reaction windows: both players in turn, one reaction at a time, until both pass in a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from munera.games.for_glory import influence
from munera.games.for_glory.abilities import (
    ABILITIES,
    Ability,
    Use,
    answers,
    price_of,
    reacting_to_leaving,
    table_cards,
    times_triggered,
    within_reach,
)
from munera.games.for_glory.cards.table import REACTION
from munera.games.for_glory.money import pay, purse
from munera.games.for_glory.state import Glory
from munera.games.for_glory.strength import fits, silenced
from munera.kernel import Option, Seat, ask

PASS = "pass"
RETURN = "return"


async def open_window(s: Glory, forced_only: bool = False) -> None:
    """The window on top of `s.windows`. What is mandatory comes first; then the inactive player begins (FG-13)."""
    await apply_mandatory(s)
    if forced_only:
        return
    seat, passes = 1 - s.active, 0
    kind = s.windows[-1].kind
    while passes < 2:
        if could_react(s, seat):
            answer = await ask(seat, "react", lambda seat: reactions(s, seat), kind, "FG-REACTION-3")
            if answer == PASS:
                passes += 1
            else:
                passes = 0
                await react(s, seat, answer)
        else:
            passes += 1
        seat = 1 - seat


async def apply_mandatory(s: Glory) -> None:
    """Reactions that happen by themselves: everybody is paid before anybody reacts."""
    window = s.windows[-1]
    if window.kind != "leave":
        return
    for seat in (1 - s.active, s.active):
        for source, a in list(on_table(s, seat)):
            for _ in range(times_triggered(s, window, a.trigger, seat, source) if a.mandatory else 0):
                use = Use(seat, a.card, source, window.place)
                if a.usable(s, use):
                    await a.effect(s, use)


# ---------------------------------------------------------------------- who is asked, and what they may do


def could_react(s: Glory, seat: Seat) -> bool:
    """By public facts: has this player such a card in play, or might one come to their hand (FG-53)?"""
    window = s.windows[-1]
    for trigger, cards in answers(window.kind):
        if times_triggered(s, window, trigger, seat, 0) and within_reach(s, seat, cards):
            return True
    if s.pierced and _returns(s, seat):
        return True
    return any(True for _ in usable_on_table(s, seat))


def on_table(s: Glory, seat: Seat) -> Iterator[tuple[int, Ability]]:
    """The reaction abilities that a player has in this window: their gladiators there or gone, patrons, arenas."""
    window, reacting, leaving = s.windows[-1], table_cards(REACTION), reacting_to_leaving()
    for g in s.gladiators.values():
        if g.owner == seat and g.card in reacting and g.place == window.place and not silenced(s, g):
            yield g.id, ABILITIES[g.card]
    for left in window.gone:
        if left.owner == seat and left.card in leaving and not left.silenced:
            yield left.id, ABILITIES[left.card]
    for patron in s.patrons.values():
        if patron.owner == seat and patron.ready and patron.card in reacting:
            yield patron.id, ABILITIES[patron.card]
    for arena in s.arenas.values():
        if arena.holder == seat and arena.card in reacting:
            yield arena.id, ABILITIES[arena.card]


def usable_on_table(s: Glory, seat: Seat) -> Iterator[tuple[int, Ability]]:
    """Those that match the trigger, were not used for this event, can be exhausted if they must, have a target."""
    window = s.windows[-1]
    for source, a in on_table(s, seat):
        if (
            not a.mandatory
            and times_triggered(s, window, a.trigger, seat, source) > window.used.count(source)
            and may_use(s, a, Use(seat, a.card, source, window.place))
        ):
            yield source, a


def may_use(s: Glory, a: Ability, use: Use) -> bool:
    """Can the ability be used, coin apart?"""
    thing = s.gladiators.get(use.source) or s.patrons.get(use.source) or s.arenas.get(use.source)
    if thing is not None and a.exhausts and not thing.ready:
        return False
    if a.once and s.gladiators[use.source].spent:
        return False
    return a.usable(s, use)


def reactions(s: Glory, seat: Seat) -> tuple[Option, ...]:
    """To pass, the cards in hand that answer this, each title once, and the abilities on the table."""
    window = s.windows[-1]
    options: list[Option] = [PASS]
    hand = s.hands[seat]
    for trigger, cards in answers(window.kind):
        if times_triggered(s, window, trigger, seat, 0):
            options += [
                card for card in dict.fromkeys(hand) if card in cards and card_usable(s, seat, card, window.place)
            ]
    coin = purse(s, seat)
    options += [("use", source) for source, a in usable_on_table(s, seat) if coin >= price_of(s, a)]
    options += [(RETURN, card) for card in _returns(s, seat) if coin >= s.cards.by_id[card].pay]
    return tuple(options)


def card_usable(s: Glory, seat: Seat, card: str, place: int) -> bool:
    """Is it any use now? A gladiator needs influence."""
    a = ABILITIES[card]
    return (not a.enters or fits(s, seat, card)) and a.usable(s, Use(seat, card, 0, place))


def _returns(s: Glory, seat: Seat) -> list[str]:
    """Pierce may come back at the defeat of whom it hit, while it is still there to come back (FG-37)."""
    window = s.windows[-1]
    if window.kind != "leave":
        return []
    beaten = {left.id for left in window.gone if left.defeated}
    due = any(owner == seat and id in beaten for owner, id in s.pierced)
    return ["pierce"] if due and ((seat, "pierce") in s.table or "pierce" in s.discard[seat]) else []


# ---------------------------------------------------------------------- reacting


async def react(s: Glory, seat: Seat, answer: Any) -> None:
    place = s.windows[-1].place
    if isinstance(answer, str):
        await play_card(s, Use(seat, answer, 0, place))
    elif answer[0] == RETURN:
        await return_pierce(s, seat)
    else:
        window = s.windows[-1]
        s.windows[-1] = window._replace(used=(*window.used, answer[1]))
        await use_ability(s, Use(seat, card_of(s, answer[1]), answer[1], place))


async def play_card(s: Glory, use: Use) -> None:
    """A scheme, tactic or reaction from hand: face up while it resolves, then onto the discard pile (FG-39)."""
    seat, card = use.seat, use.card
    s.shown_from_hand(seat, card)
    s.table.append((seat, card))
    if use.choice:
        s.tell("plays_with", seat, card, use.choice, already_known_to=(seat,))
    else:
        s.tell("plays", seat, card, already_known_to=(seat,))
    await ABILITIES[card].effect(s, use)
    if (seat, card) in s.table:
        s.table.remove((seat, card))
        s.lay(seat, (card,))


async def use_ability(s: Glory, use: Use) -> None:
    """The cost first, as printed; then the effect, even if its card has left play meanwhile (FG-21).

    Exhausting a patron may cost gladiators, and what answers that may cost the coin: then nothing comes of it.
    """
    a = ABILITIES[use.card]
    if use.choice:
        s.tell("uses_with", use.seat, use.card, use.source, use.choice, already_known_to=(use.seat,))
    else:
        s.tell("uses", use.seat, use.card, use.source, already_known_to=(use.seat,))
    if a.once:
        s.put(s.gladiators[use.source]._replace(spent=True))
    if a.exhausts:
        await influence.exhaust(s, use.source)
    if price := price_of(s, a):
        if purse(s, use.seat) < price:
            s.tell("cannot_pay", use.seat, use.card)
            return
        await pay(s, use.seat, price)
    await a.effect(s, use)


async def return_pierce(s: Glory, seat: Seat) -> None:
    beaten = {left.id for left in s.windows[-1].gone}
    waiting = list(s.pierced)
    waiting.remove(next(due for due in waiting if due[0] == seat and due[1] in beaten))
    s.pierced = tuple(waiting)
    await buy_back(s, seat, "pierce")


async def buy_back(s: Glory, seat: Seat, card: str) -> None:
    """Pay for a card that comes back to hand. That they want it is told before they are asked for the coin."""
    s.tell("wants_back", seat, card, already_known_to=(seat,))
    await pay(s, seat, s.cards.by_id[card].pay)
    take_back(s, seat, card)


def take_back(s: Glory, seat: Seat, card: str) -> None:
    """TO_HAND: from the discard pile, or from the table while it is being played; if it is still there (FG-37)."""
    if (seat, card) in s.table:
        s.table.remove((seat, card))
    elif card in s.discard[seat]:
        pile = s.discard[seat]
        del pile[len(pile) - 1 - pile[::-1].index(card)]
    else:
        return
    s.shown_to_hand(seat, card)
    s.tell("takes_back", seat, card, already_known_to=(seat,))


def card_of(s: Glory, source: int) -> str:
    """The title of a thing on the table, or of a gladiator that has just left it."""
    thing = s.gladiators.get(source) or s.patrons.get(source) or s.arenas.get(source)
    if thing is not None:
        return thing.card
    return next(left.card for left in s.windows[-1].gone if left.id == source)
