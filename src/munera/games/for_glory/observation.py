"""What a seat of For Glory knows in numbers, and what each of its options is; `observation_fields` says where.

What is not public is read in three places: `write_private` (the viewer's hand and reserve), `next_card` (the top
of a deck, where the viewer knows it) and `write_out_of_sight` (deck, hand and reserve of a player together, which
everybody can count, and of each only how many cards it has).
"""

from __future__ import annotations

from typing import Any, Final

from munera.games.for_glory import observation_fields as at
from munera.games.for_glory.ending import glory_to_win
from munera.games.for_glory.money import purse
from munera.games.for_glory.state import DRAWN, NOBODY, Gladiator, Glory
from munera.games.for_glory.strength import (
    agility,
    attack,
    bloodlust,
    boast,
    granted,
    health_left,
    needed,
    open_places,
)
from munera.kernel.asks import AnyAsk, Seat
from munera.kernel.observation import Observation
from munera.kernel.plain import Option
from munera.kernel.spelling import write_words


def observe(s: Glory, seat: Seat, ask: AnyAsk | None) -> list[float]:
    """The table as a seat knows it."""
    row = [0.0] * at.SIZE
    if ask is not None:
        write_question(ask, row)
    write_private(s, seat, row)
    for place, whose in enumerate((seat, 1 - seat)):
        write_out_of_sight(s, whose, row, at.PLAYERS[place])
        write_player(s, whose, row, at.PLAYERS[place])
        top = next_card(s, whose, seat)
        if top:
            row[at.PLAYERS[place] + at.NEXT + at.TITLE[top]] = 1.0
    for owner, card in s.table:
        row[at.PLAYERS[owner != seat] + at.PLAYED + at.TITLE[card]] += 1 / 4
    write_villas(s, seat, row)
    write_table(s, seat, row)
    write_battle(s, seat, row)
    write_arenas(s, seat, row)
    write_supply(s, row)
    if s.phase == "over":
        row[at.RESULT + (2 if s.winner == DRAWN else 0 if s.winner == seat else 1)] = 1.0
    return row


def write_question(ask: AnyAsk, row: list[float]) -> None:
    """Write what is asked, and about what: all of this is public."""
    row[at.QUESTION_AT + at.QUESTION[ask.kind]] = 1.0
    about = ask.about
    first = about[0] if isinstance(about, tuple) else about
    if isinstance(first, str):
        if first in at.CARD:
            row[at.ABOUT_CARD + at.CARD[first]] = 1.0
    elif isinstance(first, int):
        row[at.ABOUT_NUMBER] = first / 16


# ---------------------------------------------------------------------- what is not public


def write_private(s: Glory, seat: Seat, row: list[float]) -> None:
    """Write what only the viewer sees."""
    count(s.hands[seat], row, at.HAND)
    count(s.reserve[seat], row, at.RESERVE)
    row[at.PURSE] = purse(s, seat) / 16


def next_card(s: Glory, whose: Seat, viewer: Seat) -> str:
    """The top card of a deck, "" where the viewer does not know it.

    One's own card is known if one has put it there, that of the other if everybody saw it.
    """
    laid = s.deck_tops_seen[whose]
    return s.decks[whose][-1] if laid and (whose == viewer or laid[-1]) else ""


def write_out_of_sight(s: Glory, whose: Seat, row: list[float], begin: int) -> None:
    """Write all that a player has out of sight, but not where it is."""
    deck, hand, reserve = s.decks[whose], s.hands[whose], s.reserve[whose]
    together = begin + at.OUT_OF_SIGHT
    count(deck, row, together)
    count(hand, row, together)
    count(reserve, row, together)
    row[begin + at.DECK_COUNT] = len(deck) / 32
    row[begin + at.HAND_COUNT] = len(hand) / 8
    row[begin + at.RESERVE_COUNT] = len(reserve) / 8


def count(cards: list[str], row: list[float], begin: int) -> None:
    """Count cards by title."""
    for card in cards:
        row[begin + at.TITLE[card]] += 1 / 4


# ---------------------------------------------------------------------- what everybody sees


def write_player(s: Glory, whose: Seat, row: list[float], begin: int) -> None:
    """Write what everybody sees and knows of a player."""
    row[begin + at.GLORY] = s.glory[whose] / 8
    row[begin + at.COINS] = s.coins[whose] / 16
    row[begin + at.DISCARD_COUNT] = len(s.discard[whose]) / 32
    row[begin + at.INFLUENCE] = granted(s, whose, "influence") / 16
    row[begin + at.INFLUENCE + 1] = needed(s, whose) / 16
    row[begin + at.HASTE] = granted(s, whose, "initiative") / 8
    count(s.discard[whose], row, begin + at.DISCARD)
    count(s.known[whose], row, begin + at.KNOWN)
    count(s.held[whose], row, begin + at.HELD)
    if s.owed and s.busy == whose:
        row[begin + at.OWES] = max(0, s.owed) / 8
    if whose in s.closed:
        row[begin + at.CLOSED] = 1.0


def write_villas(s: Glory, seat: Seat, row: list[float]) -> None:
    """Write the patrons and the arenas in both villas."""
    for patron in s.patrons.values():
        begin = at.PLAYERS[patron.owner != seat] + at.PATRON_PLACE[patron.card]
        row[begin + at.PATRONS_READY] += 1 / 2
        if not patron.ready:
            row[begin + at.PATRONS_TIRED] += 1 / 2
    for arena in s.arenas.values():
        if arena.holder != NOBODY and arena.id not in s.slots:
            row[at.PLAYERS[arena.holder != seat] + at.VILLA + at.ARENA_PLACE[arena.card]] = 1.0


def write_table(s: Glory, seat: Seat, row: list[float]) -> None:
    """Write what is being played, and how far it is."""
    row[at.PHASE_AT + at.PHASE[s.phase]] = 1.0
    if s.active == seat:
        row[at.OURS] = 1.0
    if s.favor == seat:
        row[at.OURS + 1] = 1.0
    if s.mover == seat:
        row[at.OURS + 2] = 1.0
    if s.first == seat:
        row[at.OURS + 3] = 1.0
    row[at.TURN] = s.turns / 64
    row[at.BOAST] = bloodlust(s) / 16
    row[at.BOAST + 1] = boast(s) / 16
    row[at.BOAST + 2] = len(s.boasts) / 16
    row[at.VICTORY] = glory_to_win(s) / 8
    row[at.BUYING] = s.discounts / 4
    row[at.BUYING + 1] = s.sales / 4
    row[at.STALLED] = s.stalled / 16
    if s.draw_offered:
        row[at.DRAW] = 1.0


def write_supply(s: Glory, row: list[float]) -> None:
    """Write what may be bought, and how much is left."""
    for place, cards in enumerate(s.rows):
        count(cards, row, at.ROW_AT)
        row[at.STACKS + place] = len(s.supply[place]) / 64
    row[at.STACKS + len(s.rows)] = len(s.arena_deck) / 64


def write_battle(s: Glory, seat: Seat, row: list[float]) -> None:
    """Write the combat round, and what may be reacted to."""
    if s.initiative != NOBODY:
        row[at.INITIATIVE + (s.initiative != seat)] = 1.0
    row[at.ROUND] = s.rounds / 16
    row[at.ROUND + 1] = s.quiet / 16
    if s.acted:
        row[at.COMBAT] = 1.0
    if s.struck:
        row[at.COMBAT + 1] = 1.0
    row[at.TACTICS] = s.tactics / 4
    row[at.TACTICS + 1] = s.boost / 4
    row[at.TACTICS + 2] = s.passes / 4
    attacker = s.gladiators.get(s.attacker)
    if attacker is not None:
        row[at.ATTACKER + at.GLADIATOR_PLACE[attacker.card]] = 1.0
    if not s.windows:
        return
    window = s.windows[-1]
    row[at.WINDOWS_OPEN] = len(s.windows) / 4
    row[at.WINDOW_AT + at.WINDOW[window.kind]] = 1.0
    if window.place >= 0:
        row[at.WINDOW_PLACE + window.place] = 1.0
    subject = s.gladiators.get(window.subject)
    if subject is not None:
        row[at.SUBJECT + at.GLADIATOR_PLACE[subject.card]] = 1.0
        if subject.owner == seat:
            row[at.SUBJECT_OWN] = 1.0
    for left in window.gone:
        row[at.GONE + at.GLADIATOR_PLACE[left.card]] += 1 / 2


def write_arenas(s: Glory, seat: Seat, row: list[float]) -> None:
    """Write the three arenas in the middle, and who stands there."""
    for place, id in enumerate(s.slots):
        begin = at.ARENA_AT[place]
        arena = s.arenas.get(id)
        if arena is not None:
            row[begin + at.TITLE_AT + at.ARENA_PLACE[arena.card]] = 1.0
            if arena.holder != NOBODY:
                row[begin + at.HOLDER + (arena.holder != seat)] = 1.0
            if arena.ready:
                row[begin + at.STATUS] = 1.0
        if place == s.field:
            row[begin + at.STATUS + 1] = 1.0
        if place in s.battles:
            row[begin + at.STATUS + 2] = 1.0
    for place in open_places(s):
        row[at.ARENA_AT[place] + at.STATUS + 3] = 1.0
    assigned: dict[int, int] = {}
    for window in s.windows:
        for id, plain, marked in window.pool:
            assigned[id] = assigned.get(id, 0) + plain + marked
    for g in s.gladiators.values():
        write_gladiator(s, g, assigned.get(g.id, 0), row, at.ARENA_AT[g.place] + at.FORCES[g.owner != seat])


def write_gladiator(s: Glory, g: Gladiator, assigned: int, row: list[float], begin: int) -> None:
    """Add a gladiator to their side in an arena."""
    row[begin + at.GLADIATORS_AT + at.GLADIATOR_PLACE[g.card]] += 1 / 2
    sums = begin + at.STRENGTH
    strength = attack(s, g)
    row[sums] += 1 / 16
    row[sums + 1] += strength / 16
    if g.ready:
        row[sums + 2] += strength / 16
    row[sums + 3] += max(0, health_left(s, g)) / 16
    row[sums + 4] += g.damage / 16
    row[sums + 5] += assigned / 16
    row[sums + 6] += agility(s, g) / 16
    row[sums + 7] += s.cards.by_id[g.card].bloodlust / 16


# ---------------------------------------------------------------------- options


def option_row(s: Glory, seat: Seat, ask: AnyAsk | None, option: Option) -> list[float]:
    """What one answer is."""
    row = [0.0] * at.ROW_SIZE
    kind = "" if ask is None else ask.kind
    parts: tuple[Any, ...] = option if isinstance(option, tuple) else (option,)
    cards = 0
    for part in parts:
        if isinstance(part, str):
            if part in at.VERB:
                row[at.ROW_VERB + at.VERB[part]] = 1.0
            else:
                write_card(s, part, row, at.ROW_OTHER if cards else at.ROW_CARD)
                cards += 1
        elif isinstance(part, int):
            write_number(s, seat, kind, parts, part, row)
    write_words(option, row, at.ROW_WORDS, at.SPELT)
    return row


def write_card(s: Glory, card: str, row: list[float], begin: int) -> None:
    """Write a card, and, of the first one, what is printed on it."""
    row[begin + at.CARD[card]] = 1.0
    if begin == at.ROW_OTHER:
        return
    it = s.cards.by_id[card]
    for place, value in enumerate(
        (it.cost, it.attack, it.health, it.agility, it.bloodlust, it.influence, it.value, it.amount)
    ):
        if value:
            row[at.ROW_PRINTED + place] = value / 8


def write_number(s: Glory, seat: Seat, kind: str, parts: tuple[Any, ...], number: int, row: list[float]) -> None:
    """Write what a number stands for: an amount, a place, or a thing on the table."""
    verb = parts[0]
    if kind in ("amount", "marked") or verb in ("buy_back", "free"):
        row[at.ROW_NUMBER] = number / 16
    elif kind == "where" or verb == "enter":
        row[at.ROW_PLACE + number] = 1.0
    else:
        write_thing(s, seat, number, row)


def write_thing(s: Glory, seat: Seat, number: int, row: list[float]) -> None:
    """Write a gladiator, a patron or an arena on the table, by its number."""
    g = s.gladiators.get(number)
    if g is not None:
        write_card(s, g.card, row, at.ROW_CARD)
        row[at.ROW_KIND] = 1.0
        row[at.ROW_OWNER + (g.owner != seat)] = 1.0
        if g.ready:
            row[at.ROW_READY] = 1.0
        row[at.ROW_NOW] = attack(s, g) / 8
        row[at.ROW_NOW + 1] = max(0, health_left(s, g)) / 8
        row[at.ROW_NOW + 2] = g.damage / 8
        row[at.ROW_NOW + 3] = agility(s, g) / 8
        row[at.ROW_PLACE + g.place] = 1.0
        return
    patron = s.patrons.get(number)
    if patron is not None:
        write_card(s, patron.card, row, at.ROW_CARD)
        row[at.ROW_KIND + 1] = 1.0
        row[at.ROW_OWNER + (patron.owner != seat)] = 1.0
        if patron.ready:
            row[at.ROW_READY] = 1.0
        return
    arena = s.arenas.get(number)
    if arena is not None:
        write_card(s, arena.card, row, at.ROW_CARD)
        row[at.ROW_KIND + 2] = 1.0
        if arena.holder != NOBODY:
            row[at.ROW_OWNER + (arena.holder != seat)] = 1.0
        if arena.ready:
            row[at.ROW_READY] = 1.0


OBSERVATION: Final = Observation(
    version=1,
    fields=tuple(at.LAYOUT.fields),
    option_fields=tuple(at.ROW.fields),
    observe=observe,
    option_row=option_row,
)
