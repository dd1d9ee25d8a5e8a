"""Reactions: who is asked, how one is declared and answered, and the quiet windows.

In a window everybody who is asked answers in secret at the same time; of those who want to act the first in
priority does, the others keep their cards unseen, and the window opens again until all pass (SP-15).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from munera.games.spartacus.cards.table import HARMS_TARGET
from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue.targets import victims
from munera.games.spartacus.ruleset import Answering, Ruled
from munera.games.spartacus.table.asking import PASS, choose_sealed
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import NOBODY, Declared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Ask, Option, Question, Seat

PLAY = "play"
QUIET = "quiet"
ANNOUNCED = "reaction_announced"
APPLIED, FOILED, RETURNED = "applied", "foiled", "returned"  # what becomes of a card that was declared

ASKS = {"react": Question({PASS: (), PLAY: ("card", "other")}, about=("window", "other"))}
EVENTS = {
    "declares": ("seat", "card"),
    "declares_at": ("seat", "card", "other"),
    "card_foiled": ("seat", "card"),
    "without_effect": ("seat", "card"),
}
TERMS = {
    "window": ("foil_window", ANNOUNCED, QUIET, "wagers_closed", "combatant_died"),
    "why": ("reaction",),
}

# ---------------------------------------------------------------------- who is asked


def could_hold(s: Spartacus, seat: Seat, card: str) -> bool:
    """By public facts (SP-78): has this seat cards, enough influence, and is a copy left that is not face up?"""
    row = s.rules.cards[card]
    if not s.hands[seat] or s.influence[seat] < row.requirement or s.phase == row.never_in:
        return False
    shown = s.intrigue_discard.count(card)
    for declared in s.declared:
        shown += declared.card == card
    return shown < s.box.copies(card)


def could_play(s: Spartacus, seat: Seat, card: str, subject: Seat) -> bool:
    """Could this seat play this card, which it holds: is there a legal target and a price that it can pay?"""
    r = s.rules.reaction_rules[card]
    return could_hold(s, seat, card) and r.payable(s, seat) and bool(r.aims(s, seat, subject))


def plays(s: Spartacus, seat: Seat, kind: str, subject: Seat) -> tuple[Option, ...]:
    """What a seat may do in this window: pass, or play a card that it does hold."""
    options: list[Option] = [PASS]
    hand = s.hands[seat]
    for card in s.box.answers(kind):
        if card in hand and may_play(s, seat, card, subject):
            options += [_play(card, aim) for aim in s.rules.reaction_rules[card].aims(s, seat, subject)]
    for power in answering_powers(s, seat, kind):
        if power.could(s, seat, kind):
            options += power.options(s, seat, kind)
    return tuple(options)


def may_play(s: Spartacus, seat: Seat, card: str, subject: Seat) -> bool:
    """May this seat play this card of its hand? A copy may require more than is printed."""
    return not lacks(s, seat, card) and could_play(s, seat, card, subject)


def lacks(s: TableFacts, seat: Seat, card: str) -> int:
    """How much influence a seat is short of to play this card from hand."""
    return max(0, s.requirement(seat, card) - s.influence[seat])


def payable(s: TableFacts, seat: Seat, card: str) -> bool:
    """Can this seat pay what the reaction costs?"""
    return s.rules.reaction_rules[card].payable(s, seat)


def answering_powers(s: Spartacus, seat: Seat, kind: str) -> list[Answering]:
    """The powers of a house that are for this window."""
    powers = s.rules.houses[s.houses[seat]].powers
    answers = s.rules.powers
    return [answers[power.id] for power in powers if kind in power.windows and power.id in answers]


def could_act(s: Spartacus, seat: Seat, kind: str, subject: Seat) -> bool:
    """By public facts: might this seat have anything to do in this window?"""
    if any(could_play(s, seat, card, subject) for card in s.box.answers(kind)):
        return True
    return any(power.could(s, seat, kind) for power in answering_powers(s, seat, kind))


def _play(card: str, aim: Seat) -> Option:
    return (PLAY, card) if aim == NOBODY else (PLAY, card, aim)


def acting(asked: list[Seat], given: tuple[Option, ...]) -> tuple[Seat, Any] | None:
    """The first in priority who does not pass, with the answer. What the others wanted stays unknown."""
    for seat, answer in zip(asked, given, strict=True):
        if answer != PASS:
            return seat, answer
    return None


def published(asks: tuple[AnyAsk, ...], answers: tuple[Option, ...]) -> tuple[Option, ...]:
    """The answers in a window as they may be published: only who acted did not pass (SP-SECRET-7)."""
    found = acting([ask.seat for ask in asks], answers)
    return tuple(
        answer if found is not None and found[0] == ask.seat else PASS
        for ask, answer in zip(asks, answers, strict=True)
    )


# ---------------------------------------------------------------------- windows


def closed(s: Spartacus) -> bool:
    """Are windows closed? In a tournament or a single fight no reaction can be played (SP-91)."""
    return s.phase in ("tournament", "fight")


async def window(s: Spartacus, kind: str, subject: Seat = NOBODY, but: Seat = NOBODY) -> None:
    """A window for all `but` one, until everybody passes. `subject`: whom the occasion concerns."""
    while not closed(s):
        found = await first_to_act(s, kind, subject, but)
        if found is None:
            return
        seat, answer = found
        if answer[0] == PLAY:
            await play(s, seat, answer, kind)
        else:
            await use(s, seat, answer, kind)


async def first_to_act(s: Spartacus, kind: str, subject: Seat, but: Seat) -> tuple[Seat, Any] | None:
    """All who could do something answer in secret; the first in priority who does not pass acts.

    If all pass, and meanwhile somebody else has got what they need to act, they are asked again.
    """
    while asked := able(s, kind, subject, (but,)):
        found = acting(asked, await choose_sealed(s, [_question(s, seat, kind, subject) for seat in asked]))
        if found is not None or not able(s, kind, subject, (but, *asked)):
            return found
    return None


def able(s: Spartacus, kind: str, subject: Seat, but: tuple[Seat, ...]) -> list[Seat]:
    """All but these who have anything to do in this window, in priority order."""
    return [seat for seat in s.priority() if seat not in but and could_act(s, seat, kind, subject)]


def _question(s: Spartacus, seat: Seat, kind: str, subject: Seat) -> Ask[Option]:
    about = kind if subject == NOBODY else (kind, subject)
    return Ask(seat, "react", lambda seat: plays(s, seat, kind, subject), about, "SP-REACTION-1")


async def play(s: Spartacus, seat: Seat, answer: Any, kind: str) -> bool:
    """A seat plays a card of its hand. Did it take effect?"""
    return await declare(s, seat, answer[1], kind, answer[2] if len(answer) > 2 else NOBODY)


async def use(s: Spartacus, seat: Seat, answer: Any, kind: str) -> None:
    """A seat uses the power of its house that this answer belongs to."""
    for power in answering_powers(s, seat, kind):
        if answer in power.options(s, seat, kind):
            await power.use(s, seat, answer, kind)
            return


async def declare(s: Spartacus, seat: Seat, card: str, kind: str, target: Seat = NOBODY) -> bool:
    """Declare a reaction, face up. Did it take effect? Not if it was foiled or cannot any more (SP-99).

    It is discarded either way.
    """
    declared = Declared(seat, card, kind, target, s.play_from_hand(seat, card))
    s.declared = (*s.declared, declared)
    if target == NOBODY:
        s.tell("declares", seat, card, already_known_to=(seat,))
    else:
        s.tell("declares_at", seat, card, target, already_known_to=(seat,))
    outcome = await answered(s)
    if outcome == RETURNED:
        s.take_back_declared()
        return False
    if outcome == APPLIED:
        r = s.rules.reaction_rules[card]
        if r.payable(s, seat) and target in r.aims(s, seat, target):
            if s.rules.cards[card].harm == HARMS_TARGET:
                promises.targeted(s, seat, target)
            promises.harmed(s, seat, victims(s, seat, card, (target,)))
            await r.effect(s, declared)
        else:
            s.tell("without_effect", seat, card)
    s.declared = s.declared[:-1]
    s.intrigue_discard.append(card)
    return outcome == APPLIED


async def answered(s: Spartacus) -> str:
    """W08: the reaction or guard that was declared last may be foiled before it is applied (SP-18)."""
    while True:
        it = s.declared[-1]
        found = await first_to_act(s, ANNOUNCED, NOBODY, it.seat)
        if found is None:
            return APPLIED
        seat, answer = found
        if answer[0] != PLAY:
            await use(s, seat, answer, ANNOUNCED)
            if s.influence[it.seat] < required(s, s.declared[-1]):
                return RETURNED
        elif await play(s, seat, answer, ANNOUNCED):
            s.tell("card_foiled", it.seat, it.card)
            return FOILED


def required(s: Ruled, it: Declared) -> int:
    """The influence that a declared card needs."""
    return s.rules.cards[it.card].requirement + it.raised


# ---------------------------------------------------------------------- quiet windows


def miseries(s: Spartacus) -> list[tuple[Seat, str]]:
    """Whose misery everybody can see: no coin, no ready slave, no ready gladiator."""
    slaves, gladiators = s.rules.kinds["slave"], s.rules.kinds["gladiator"]
    with_slave, with_gladiator = set(), set()
    for a in s.assets.values():
        if a.ready:
            if a.card in slaves:
                with_slave.add(a.owner)
            elif a.card in gladiators:
                with_gladiator.add(a.owner)
    found: list[tuple[Seat, str]] = []
    for seat in s.seats:
        if seat not in s.hidden and s.wealth(seat) == 0:
            found.append((seat, "coin"))
        if seat not in with_slave:
            found.append((seat, "slave"))
        if seat not in with_gladiator:
            found.append((seat, "gladiator"))
    return found


def misery(s: Spartacus, card: str) -> list[Seat]:
    """Whom a state reaction can hit now."""
    lacks = s.rules.cards[card].lacks
    return [seat for seat, what in miseries(s) if what == lacks]


def chances(s: Spartacus, seat: Seat, found: list[tuple[Seat, str]]) -> Iterator[tuple[Seat, str]]:
    """By public facts: the miseries that a seat could use now and has not passed on (SP-79)."""
    for card in s.box.answers(QUIET):
        if could_hold(s, seat, card):
            lacks = s.rules.cards[card].lacks
            for other, what in found:
                if what == lacks and (seat, other, what) not in s.passed:
                    yield other, what


async def quiet(s: Spartacus) -> None:
    """A quiet window: it opens only if a state reaction could be played that was not passed on yet (SP-63)."""
    while not closed(s):
        found = miseries(s)
        if not found:
            return
        asked = [seat for seat in s.priority() if seat not in s.conceded and any(chances(s, seat, found))]
        if not asked:
            return
        s.quiet = True
        given = await choose_sealed(s, [_question(s, seat, QUIET, NOBODY) for seat in asked])
        s.quiet = False
        who = acting(asked, given)
        if who is None:
            remember_passes(s, asked, found)  # and see whether a new misery has come meanwhile
        else:
            await play(s, who[0], who[1], QUIET)


def remember_passes(s: Spartacus, asked: list[Seat], found: list[tuple[Seat, str]]) -> None:
    """Note who passed on which misery: those that the window opened with, as far as they could be used (SP-79)."""
    now = miseries(s)
    held = [misery for misery in found if misery in now]
    fresh = {(seat, other, what) for seat in asked for other, what in chances(s, seat, held)}
    s.passed = tuple(sorted(fresh.union(s.passed)))


def state_reaction(s: Spartacus, declared: Declared) -> None:
    """Change the influence of the Dominus who is in that misery."""
    s.change_influence(declared.target, s.rules.cards[declared.card].influence, "reaction")
