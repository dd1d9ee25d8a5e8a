"""Written positions: examples, puzzles, tests and tutorials begin in the middle of a bout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.games.gladius.cards import BEASTS, STYLES, deck_of
from munera.games.gladius.solo import SIZES
from munera.games.gladius.state import NOBODY, STATS, Duel, deal_in
from munera.kernel import BadPosition
from munera.kernel.state import take
from munera.kernel.storage import check_seed

_KEYS = {"fighters", "active", "turn", "limit", "discard", "top", "dice", "shuffles", "seed", "solo"}
_FIGHTER_KEYS = {"style", "hp", "hand", "stats", "cannot_attack"}


def position(written: Mapping[str, Any]) -> Duel:
    """A duel in progress, with `active` about to begin his turn.

    fighters: two of {style, hp, hand, stats, cannot_attack}; discard: cards; top: the next cards of the deck,
    first drawn first; every card that is not mentioned is in the deck below, shuffled by `seed`. solo: the
    adversary's mini-hands [defend, attack]. dice: the next dice. shuffles: the top cards after each reshuffle.
    """
    _known(written, _KEYS, "the position")
    fighters = _listed(written.get("fighters"), "fighters")
    if len(fighters) != 2:
        raise BadPosition("a bout has two fighters")
    s = Duel(check_seed(written.get("seed", 0)))
    if "solo" in written:
        s.owner, s.mini = [0, NOBODY], _mini_hands(written["solo"])
    for fighter in fighters:
        _known(fighter, _FIGHTER_KEYS, "a fighter")
    styles = [fighter.get("style", "") for fighter in fighters]
    for side, style in enumerate(styles):
        if style not in (STYLES + BEASTS if s.owner[side] == NOBODY else STYLES):
            raise BadPosition(f"{style!r} cannot fight on side {side}")
    deal_in(s, styles, [_stats(fighter) for fighter in fighters])
    s.deck = sorted(deck_of(*styles))
    for side, fighter in enumerate(fighters):
        _step_in(s, side, fighter)
    s.discard = _listed(written.get("discard", []), "discard")
    take(s.deck, s.discard)
    top = _listed(written.get("top", []), "top")
    take(s.deck, top)
    s.mix(s.deck)
    s.deck += reversed(top)
    s.active = _number(written.get("active", 0), "active", 0, 1)
    s.limit = _number(written.get("limit", 200), "limit", 1, 10_000)
    s.turns = _number(written.get("turn", 0), "turn", 0, s.limit - 1)
    s.loaded = [*_dice(written.get("dice", [])), *_shuffles(s, written.get("shuffles", []))] or None
    s.phase = "turn"
    return s


def _listed(value: object, what: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise BadPosition(f"{what} is a list, not {type(value).__name__}")
    return list(value)


def _number(value: object, what: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{what} is a whole number from {low} to {high}")
    return value


def _mini_hands(value: object) -> tuple[int, int]:
    sizes = _listed(value, "solo")
    if len(sizes) != 2:
        raise BadPosition("solo is two numbers: the mini-hands to defend and to attack")
    defend, attack = (_number(size, "a mini-hand", SIZES[0], SIZES[-1]) for size in sizes)
    return defend, attack


def _dice(value: object) -> list[int]:
    return [_number(die, "a die", 1, 6) for die in _listed(value, "dice")]


def _shuffles(s: Duel, value: object) -> list[tuple[str, ...]]:
    deck = deck_of(*s.styles)
    shuffles = [tuple(_listed(cards, "a shuffle")) for cards in _listed(value, "shuffles")]
    for cards in shuffles:
        take(list(deck), cards)
    return shuffles


def _known(mapping: object, keys: set[str], what: str) -> None:
    if not isinstance(mapping, dict) or not set(mapping) <= keys:
        raise BadPosition(f"{what} knows only: {', '.join(sorted(keys))}")


def _stats(fighter: Mapping[str, Any]) -> tuple[int, ...]:
    stats = fighter.get("stats", {})
    _known(stats, set(STATS), "a stat line")
    return tuple(_number(stats.get(name, 0), name, 0, 99) for name in STATS)


def _step_in(s: Duel, side: int, fighter: Mapping[str, Any]) -> None:
    hand = _listed(fighter.get("hand", []), "a hand")
    if hand and s.owner[side] == NOBODY:
        raise BadPosition("the adversary of a solo bout holds no hand")
    take(s.deck, hand)
    bound = fighter.get("cannot_attack", False)
    if type(bound) is not bool:
        raise BadPosition("cannot_attack is true or false")
    s.hands[side], s.bound[side] = hand, bound
    s.hp[side] = _number(fighter.get("hp", s.full_hp(side)), "hit points", 1, s.full_hp(side))
