"""Late registration: the last gladiators are sent to the arenas, for a fee."""

from __future__ import annotations

from typing import Any

from munera.games.for_glory import arenas, battle
from munera.games.for_glory.abilities import ABILITIES, Use
from munera.games.for_glory.money import pay, purse
from munera.games.for_glory.reactions import card_of, may_use, use_ability
from munera.games.for_glory.state import ELSEWHERE, Glory
from munera.games.for_glory.strength import fits, granted, open_places
from munera.kernel import Seat, ask

FEE = 3
PASS = "pass"


def begin(s: Glory) -> None:
    """Begin late registration: the player without the Crowd's Favor starts."""
    s.phase, s.step, s.closed = "registration", "", ()
    s.active = 1 - s.favor


async def register(s: Glory) -> None:
    """Let a player register one gladiator or pass for good, then the other, until both have passed."""
    seat = s.active
    answer = await ask(seat, "register", lambda seat: options(s, seat), None, "FG-LATE-2")
    match answer:
        case ("use", source):  # a free action: their turn goes on
            await use_ability(s, Use(seat, card_of(s, source), source, ELSEWHERE))
            return
        case ("enter", card, place):
            s.shown_from_hand(seat, card)
            s.table.append((seat, card))
            s.tell("registers", seat, card, arenas.arena_at(s, place), already_known_to=(seat,))
            await pay(s, seat, fee(s, seat, card))
            s.table.remove((seat, card))
            await arenas.enter(s, seat, card, place)
        case _:
            s.closed = (*s.closed, seat)
            s.tell("registers_no_more", seat, already_known_to=(seat,))
    if len(s.closed) == 2:
        battle.begin_phase(s)
    elif 1 - seat not in s.closed:
        s.active = 1 - seat


def options(s: Glory, seat: Seat) -> tuple[Any, ...]:
    coin = purse(s, seat)
    able: list[Any] = [PASS]
    for card in dict.fromkeys(s.hands[seat]):
        if card in s.cards.gladiators and fits(s, seat, card) and fee(s, seat, card) <= coin:
            able += [("enter", card, place) for place in open_places(s)]
    for arena in s.arenas.values():
        if arena.holder == seat and arena.card == "pola":
            a = ABILITIES["pola"]
            able += [("use", arena.id)] if may_use(s, a, Use(seat, "pola", arena.id, ELSEWHERE)) else []
    return tuple(able)


def fee(s: Glory, seat: Seat, card: str) -> int:
    """The fee to register: three coin, less what patrons, arenas and the gladiator itself take off."""
    return max(0, FEE - granted(s, seat, "registers_for_less") - s.cards.by_id[card].registers_for_less)
