"""Written positions: examples, puzzles, tests and tutorials begin in the middle of a bout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.games.gladius.cards import BEASTS, STYLES, deck_of
from munera.games.gladius.solo import SIZES
from munera.games.gladius.state import NOBODY, STATS, Duel, deal_in
from munera.kernel import BadPosition
from munera.kernel.state import take

_KEYS = {"fighters", "active", "turn", "limit", "discard", "top", "dice", "shuffles", "seed", "solo"}
_FIGHTER_KEYS = {"style", "hp", "hand", "stats", "cannot_attack"}


def position(written: Mapping[str, Any]) -> Duel:
    """A duel in progress, with `active` about to begin his turn.

    fighters: two of {style, hp, hand, stats, cannot_attack}; discard: cards; top: the next cards of the deck,
    first drawn first; every card that is not mentioned is in the deck below, shuffled by `seed`. solo: the
    adversary's mini-hands [defend, attack]. dice: the next dice. shuffles: the top cards after each reshuffle.
    """
    _known(written, _KEYS, "the position")
    fighters = written.get("fighters", [])
    if len(fighters) != 2:
        raise BadPosition("a bout has two fighters")
    s = Duel(written.get("seed", 0))
    if "solo" in written:
        defend, attack = written["solo"]
        if defend not in SIZES or attack not in SIZES:
            raise BadPosition("a mini-hand has one to three cards")
        s.owner, s.mini = [0, NOBODY], (defend, attack)
    for fighter in fighters:
        _known(fighter, _FIGHTER_KEYS, "a fighter")
    styles = [fighter.get("style", "") for fighter in fighters]
    for style in styles:
        if style not in STYLES + BEASTS:
            raise BadPosition(f"there is no style {style!r}")
    deal_in(s, styles, [_stats(fighter) for fighter in fighters])
    s.deck = sorted(deck_of(*styles))
    for side, fighter in enumerate(fighters):
        _step_in(s, side, fighter)
    s.discard = list(written.get("discard", ()))
    take(s.deck, s.discard)
    top = list(written.get("top", ()))
    take(s.deck, top)
    s.mix(s.deck)
    s.deck += reversed(top)
    s.active, s.turns, s.limit = written.get("active", 0), written.get("turn", 0), written.get("limit", 200)
    if (
        s.active not in (0, 1)
        or type(s.turns) is not int
        or type(s.limit) is not int
        or not 0 <= s.turns < s.limit
    ):
        raise BadPosition("active is 0 or 1, and the turn is below the limit")
    s.loaded = [*written.get("dice", ()), *(tuple(cards) for cards in written.get("shuffles", ()))] or None
    s.phase = "turn"
    return s


def _known(mapping: Mapping[str, Any], keys: set[str], what: str) -> None:
    if not set(mapping) <= keys:
        raise BadPosition(f"{what} knows only: {', '.join(sorted(keys))}")


def _stats(fighter: Mapping[str, Any]) -> tuple[int, ...]:
    stats = fighter.get("stats", {})
    _known(stats, set(STATS), "a stat line")
    if not all(type(level) is int and 0 <= level <= 99 for level in stats.values()):
        raise BadPosition("a stat is a whole number from 0 to 99")
    return tuple(stats.get(name, 0) for name in STATS)


def _step_in(s: Duel, side: int, fighter: Mapping[str, Any]) -> None:
    hp = fighter.get("hp", s.full_hp(side))
    if type(hp) is not int or not 1 <= hp <= s.full_hp(side):
        raise BadPosition(f"hit points are from 1 to {s.full_hp(side)}, not {hp!r}")
    hand = list(fighter.get("hand", ()))
    if hand and s.owner[side] == NOBODY:
        raise BadPosition("the adversary of a solo bout holds no hand")
    take(s.deck, hand)
    s.hands[side], s.hp[side], s.bound[side] = hand, hp, bool(fighter.get("cannot_attack", False))
