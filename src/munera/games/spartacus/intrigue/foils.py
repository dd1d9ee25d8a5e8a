"""Foiling a scheme: reactions of anybody else, and guards of its targets."""

from __future__ import annotations

from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue.reactions import APPLIED, PLAY, acting, answered, could_play, may_play, play
from munera.games.spartacus.table.asking import PASS, choose, choose_sealed
from munera.games.spartacus.table.records import GUARD_CARD, NOBODY, Asset, Declared, Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Option, Question, Seat

GUARD, HAND, TABLE = "guard", "hand", "table"
FOIL_WINDOW = "foil_window"

ASKS = {
    "foil": Question(
        {PASS: (), PLAY: ("card",), GUARD: ("where",), HAND: (), TABLE: ()}, about=("seat", "card", "targets")
    ),
    "bodyguard": Question((PASS,), about=("die",), answer=("asset",)),
}
EVENTS = {
    "uses_guard": ("seat", "where"),
    "guard_rolls": ("seat", "die"),
    "foiled": ("seat", "card"),
}
TERMS = {"where": (HAND, TABLE)}


def foil_cards(s: Spartacus, scheme: Scheme) -> list[str]:
    """The reactions that can foil a scheme: of some schemes only a few."""
    only = s.rules.cards[scheme.card].foiled_by
    return [card for card in s.box.answers(FOIL_WINDOW) if not only or card in only]


def guarded(s: Spartacus, scheme: Scheme, seat: Seat) -> bool:
    """May this seat use guards? Targets other than the schemer may, if guards can foil the scheme (SP-17)."""
    return seat in scheme.targets and seat != scheme.seat and not s.rules.cards[scheme.card].foiled_by


def guards_at_large(s: Spartacus) -> bool:
    """Is there a guard that is neither on a table nor face up in the discard pile?"""
    shown = s.intrigue_discard.count(GUARD_CARD) + sum(a.card == GUARD_CARD for a in s.assets.values())
    shown += sum(d.card == GUARD_CARD for d in s.declared)
    return shown < s.box.copies(GUARD_CARD)


def could_foil(s: Spartacus, scheme: Scheme, seat: Seat) -> bool:
    """By public facts: might this seat foil the scheme (SP-78)?"""
    if seat == scheme.seat:
        return False
    if guarded(s, scheme, seat) and (s.free(seat, "guard") or (s.hands[seat] and guards_at_large(s))):
        return True
    return any(could_play(s, seat, card, NOBODY) for card in foil_cards(s, scheme))


def ways(s: Spartacus, scheme: Scheme, seat: Seat) -> tuple[Option, ...]:
    """What a Dominus may do against the scheme: use guards on the table or in hand, play reactions."""
    options: list[Option] = [PASS]
    hand = s.hands[seat]
    if guarded(s, scheme, seat):
        options += [(GUARD, TABLE)] if s.free(seat, "guard") else []
        options += [(GUARD, HAND)] if GUARD_CARD in hand else []
    options += [(PLAY, c) for c in foil_cards(s, scheme) if c in hand and may_play(s, seat, c, NOBODY)]
    return tuple(options)


async def foil_window(s: Spartacus, scheme: Scheme) -> bool:
    """One attempt at a time, until the scheme is foiled or all pass in a row. Was it foiled?"""
    s.foiled = False
    about: Option = (scheme.seat, scheme.card, scheme.targets)
    while not s.foiled:
        asked = [seat for seat in s.priority() if could_foil(s, scheme, seat)]
        questions = [Ask(seat, "foil", lambda seat: ways(s, scheme, seat), about, "SP-FOIL-1") for seat in asked]
        found = acting(asked, await choose_sealed(s, questions))
        if found is None:
            if all(seat in asked for seat in s.priority() if could_foil(s, scheme, seat)):
                promises.not_foiled(s, scheme.seat, asked)
                return False
            continue  # somebody was given what they need for a foil (SP-56)
        seat, answer = found
        promises.tried_to_foil(s, seat, scheme.seat)
        if answer[0] == GUARD:
            await guard_attempt(s, seat, answer[1])
        else:
            await play(s, seat, answer, FOIL_WINDOW)
    return True


async def guard_attempt(s: Spartacus, seat: Seat, where: str) -> None:
    """Discard a guard and roll a die: the guard is gone either way (SP-GUARD-2)."""
    if where == TABLE:
        del s.assets[s.free(seat, "guard")[0].id]
    else:
        s.from_hand(seat, GUARD_CARD)
    s.declared = (*s.declared, Declared(seat, GUARD_CARD, GUARD))
    s.guard_attempts = (*s.guard_attempts, (seat, where, ()))
    s.tell("uses_guard", seat, where, already_known_to=(seat,))
    if await answered(s) == APPLIED and await guard_roll(s, seat):
        s.foiled = True
    s.declared = s.declared[:-1]
    s.intrigue_discard.append(GUARD_CARD)


async def guard_roll(s: Spartacus, seat: Seat) -> bool:
    """Roll the die of a Guard; each bodyguard lets it be rolled once more (W09). Does the Guard foil?"""
    needed = s.rules.cards[GUARD_CARD].foils_from
    die = roll_guard(s, seat)
    while die < needed and (bodyguards := ready_bodyguards(s, seat)):
        s.rolling = True
        chosen: str | int = await choose(
            s, seat, "bodyguard", (PASS, *(a.id for a in bodyguards)), die, "SP-WINDOW-9"
        )
        s.rolling = False
        if not isinstance(chosen, int):
            s.tell("passes", seat, already_known_to=(seat,))
            break
        s.tell("uses_asset", seat, chosen, s.assets[chosen].card, already_known_to=(seat,))
        s.exhaust(s.assets[chosen])
        die = roll_guard(s, seat)
    return die >= needed


def roll_guard(s: Spartacus, seat: Seat) -> int:
    die = s.roll()
    who, where, dice = s.guard_attempts[-1]
    s.guard_attempts = (*s.guard_attempts[:-1], (who, where, (*dice, die)))
    s.tell("guard_rolls", seat, die, already_known_to=())
    return die


def ready_bodyguards(s: Spartacus, seat: Seat) -> list[Asset]:
    return [a for a in s.free(seat, "slave") if s.rules.cards[a.card].ability == "bodyguard"]
