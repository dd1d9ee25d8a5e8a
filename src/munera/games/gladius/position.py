"""Written positions: examples, puzzles, tests and tutorials begin in the middle of a bout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.gladius.cards import BEASTS, STYLES, TABLE, CardTable
from munera.games.gladius.solo import SIZES
from munera.games.gladius.state import NOBODY, STATS, Duel, deal_in
from munera.kernel import BadPosition
from munera.kernel.positions import flag, known, listed, number, script
from munera.kernel.state import take
from munera.kernel.storage import check_seed

BOUT_KEYS = {"active", "turn", "limit", "discard", "top", "deck"}
FIGHTER_KEYS = {"hp", "hand", "cannot_attack"}
_KEYS = BOUT_KEYS | {"fighters", "dice", "shuffles", "exact", "seed", "solo", "tires_after"}
_FIGHTER_KEYS = FIGHTER_KEYS | {"style", "stats"}
KEYS = {"position": _KEYS, "fighter": _FIGHTER_KEYS, "stats": set(STATS)}
"""Every key that a position knows, by what it is part of: docs/positions.md lists them all."""


def position(written: Mapping[str, Any], cards: CardTable = TABLE) -> Duel:
    """A duel in progress, with `active` about to begin their turn.

    fighters: two of {style, hp, hand, stats, cannot_attack}; discard: cards; top: the next cards of the deck,
    first drawn first; every card that is not mentioned is in the deck below, shuffled by `seed`. deck, instead of
    top: all that is left of it, first drawn first; then what is not mentioned has been discarded. solo: the
    adversary's mini-hands [defend, attack]. dice: the next dice. shuffles: the top cards after each reshuffle.
    exact: a die or shuffle that is not scripted is an error. tires_after: from the turn after this one on defences
    may come too late; 0: they never do.
    """
    known(written, _KEYS, "the position")
    fighters = listed(written.get("fighters"), "fighters")
    if len(fighters) != 2:
        raise BadPosition("a bout has two fighters")
    s = Duel(check_seed(written.get("seed", 0)), cards)
    if "solo" in written:
        s.owner, s.mini = [0, NOBODY], _mini_hands(written["solo"])
    for fighter in fighters:
        known(fighter, _FIGHTER_KEYS, "a fighter")
    styles = [fighter.get("style", "") for fighter in fighters]
    for side, style in enumerate(styles):
        if style not in (STYLES + BEASTS if s.owner[side] == NOBODY else STYLES):
            raise BadPosition(f"{style!r} cannot fight on side {side}")
    deal_in(s, styles, [_stats(fighter) for fighter in fighters])
    s.limit = number(written.get("limit", 200), "limit", 1, 10_000)
    s.tires_after = number(written.get("tires_after", 0), "tires_after", 0, s.limit)
    read_bout(s, written, fighters)
    s.loaded = script(written, _shuffles(s, written.get("shuffles", ())))
    return s


def read_bout(s: Duel, written: Mapping[str, Any], fighters: Sequence[Mapping[str, Any]]) -> None:
    """The cards and hit points of a bout between two who stand on the sand, with `active` about to begin."""
    s.deck = sorted(s.cards.deck_of(s.styles[0], s.styles[1]))
    for side, fighter in enumerate(fighters):
        _step_in(s, side, fighter)
    s.discard = listed(written.get("discard", ()), "discard")
    take(s.deck, s.discard)
    if "deck" in written:
        if "top" in written:
            raise BadPosition("the deck is written as a whole (deck) or from its top (top), not both")
        deck = listed(written["deck"], "deck")
        take(s.deck, deck)
        s.discard, s.deck = [*s.discard, *s.deck], deck[::-1]
    else:
        top = listed(written.get("top", ()), "top")
        take(s.deck, top)
        s.shuffle_deck(s.deck)
        s.deck += reversed(top)
    s.active = number(written.get("active", 0), "active", 0, 1)
    s.turns = number(written.get("turn", 0), "turn", 0, s.limit - 1)
    s.phase = "turn"


def _mini_hands(value: object) -> tuple[int, int]:
    sizes = listed(value, "solo")
    if len(sizes) != 2:
        raise BadPosition("solo is two numbers: the mini-hands to defend and to attack")
    defend, attack = (number(size, "a mini-hand", SIZES[0], SIZES[-1]) for size in sizes)
    return defend, attack


def _shuffles(s: Duel, value: object) -> list[tuple[str, ...]]:
    deck = s.cards.deck_of(s.styles[0], s.styles[1])
    shuffles = [tuple(listed(cards, "a shuffle")) for cards in listed(value, "shuffles")]
    for cards in shuffles:
        take(list(deck), cards)
    return shuffles


def _stats(fighter: Mapping[str, Any]) -> tuple[int, ...]:
    stats = known(fighter.get("stats", {}), STATS, "a stat line")
    return tuple(number(stats.get(name, 0), name, 0, 99) for name in STATS)


def _step_in(s: Duel, side: int, fighter: Mapping[str, Any]) -> None:
    hand = listed(fighter.get("hand", ()), "a hand")
    if hand and s.owner[side] == NOBODY:
        raise BadPosition("the adversary of a solo bout holds no hand")
    take(s.deck, hand)
    s.hands[side], s.bound[side] = hand, flag(fighter.get("cannot_attack", False), "cannot_attack")
    s.hp[side] = number(fighter.get("hp", s.full_hp(side)), "hit points", 1, s.full_hp(side))
