"""What a seat sees and may choose, as rows of numbers: those of `games/gladius/observation.py`, for every lane.

An answer is numbered by its title, whoever fights: 0 is to pass, 1 the first title of `option_names`, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from munera.games.gladius import observation as layout
from munera.games.gladius.cards import STYLES
from munera.games.gladius.duel import PASS
from munera.games.gladius.state import ENDURANCE, HIT_POINTS, STATS
from munera.lab.batch.bits import Heap, Word, copies, count, flag
from munera.lab.batch.lineup import Duels, Facts
from munera.lab.batch.playing import Options, asked, options, printed_damage, seat_to_answer
from munera.lab.batch.position import ATTACK, DEFEND, DISCARD, OVER, Position, heap_of, of, read
from munera.lab.batch.titles import TITLES, Index, slot_finder

OPTIONS: Final = 1 + len(TITLES)
FEATURES: Final = layout.SIZE

Entry = Callable[[Index], Array]


class Entries(NamedTuple):
    """Entries of a row that stand side by side: where they begin, how many they are, and what each is."""

    begin: int
    many: int
    entry: Entry


# ---------------------------------------------------------------------- for callers


def option_names() -> tuple[str, ...]:
    """What the numbers of answers mean."""
    return (PASS, *TITLES)


def mask(duels: Duels, state: Array) -> Array:
    """What the seat that is to answer may choose, bool[options, lanes]; without a question, to pass alone."""
    f, p = duels.facts, read(tuple(state))
    return stacked(mask_entries(f, options(f, p)), OPTIONS, duels.lanes, jnp.bool_)


def observe(duels: Duels, state: Array, seat: int | None = None, dtype: DTypeLike = jnp.float32) -> Array:
    """[features, lanes]: what a seat knows, by default the one that is to answer.

    The rows are those of the engine's own observation. Every entry is a small number over a power of two, so that
    bfloat16 holds it as exactly as float32 does.
    """
    f, p = duels.facts, read(tuple(state))
    viewer = seat_to_answer(p) if seat is None else jnp.full_like(p.table, seat)
    return stacked(observed_entries(f, p, viewer), FEATURES, duels.lanes, dtype)


def stacked(entries: Sequence[Entries], rows: int, lanes: int, dtype: DTypeLike) -> Array:
    """All rows in one array; those that nothing is said of are zero."""
    parts, at = [], 0
    for begin, number, entry in sorted(entries, key=lambda one: one.begin):
        parts.append(jnp.zeros((begin - at, lanes), dtype))
        column = np.arange(number, dtype=np.uint32)[:, None]
        parts.append(jnp.broadcast_to(entry(column).astype(dtype), (number, lanes)))
        at = begin + number
    return jnp.concatenate([*parts, jnp.zeros((rows - at, lanes), dtype)])


# ---------------------------------------------------------------------- entries


def mask_entries(f: Facts, o: Options) -> list[Entries]:
    """Which options there are."""
    slot_of = slot_finder(f)
    return [
        Entries(0, 1, lambda _: o.may_pass == 1),
        Entries(1, len(TITLES), lambda title: ((o.cards >> slot_of(title)) & Word(1)) == 1),
    ]


def observed_entries(f: Facts, p: Position, viewer: Array) -> list[Entries]:
    """What the viewer knows of the duel."""
    other, slot_of = 1 - viewer, slot_finder(f)
    hand, known = heap_of(viewer, p.hands), heap_of(other, p.known)
    table, discard = (p.table,), p.discard

    def titles(begin: int, heap: Heap, scale: int) -> Entries:
        return Entries(begin, len(TITLES), lambda title: scaled(copies(heap, slot_of(title)), scale))

    def unseen(title: Index) -> Array:
        slot = slot_of(title)
        shown = sum((copies(heap, slot) for heap in (known, table, discard)), copies(hand, slot))
        return scaled(copies(f.deck, slot) - shown, 16)

    usable = (of(viewer, f.attacks), of(viewer, f.defences))
    left = f.setting("limit") - p.turns
    return [
        titles(layout.HAND, hand, 4),
        titles(layout.KNOWN, known, 4),
        titles(layout.ON_TABLE, table, 4),
        titles(layout.DISCARD, discard, 16),
        Entries(layout.UNSEEN, len(TITLES), unseen),
        titles(layout.ATTACK, table, 1),
        number(layout.DAMAGE, printed_damage(f, p.table), 4),
        number(layout.IMMOBILISES, flag((p.table & f.immobilise) != 0)),
        number(layout.USABLE, count(hand, usable[0]), 4),
        number(layout.USABLE + 1, count(hand, usable[1]), 4),
        *side_entries(f, p, viewer, layout.OWN),
        *side_entries(f, p, other, layout.OTHER),
        number(layout.DECK, p.left, 64),
        number(layout.MY_TURN, flag(p.active == viewer)),
        number(layout.TURN, jnp.minimum(p.turns, Word(layout.FAR)), layout.FAR),
        number(layout.LEFT, jnp.minimum(left, Word(layout.FAR)), layout.FAR),
        number(layout.LEFT_SOON, jnp.minimum(left, Word(layout.SOON)), layout.SOON),
        *tiring_entries(f, p),
        *result_entries(p, viewer),
        *question_entries(p, viewer),
    ]


def side_entries(f: Facts, p: Position, side: Array, begin: int) -> list[Entries]:
    """What everybody sees of a fighter."""
    style, hp = of(side, (f.setting("one"), f.setting("two"))), of(side, p.hp)
    stats = of(side, f.stats)
    capped = jnp.minimum(hp, Word(layout.MOST_HIT_POINTS))
    full = ((stats >> Word(4 * ENDURANCE)) & Word(15)) + Word(HIT_POINTS)
    return [
        Entries(begin + layout.STYLE_AT, len(STYLES), lambda i: scaled(flag(style == i))),
        number(begin + layout.HP, hp, 16),
        number(begin + layout.FULL_HP, full, 16),
        Entries(begin + layout.HP_IS, layout.MOST_HIT_POINTS, lambda i: scaled(flag(capped == i + Word(1)))),
        number(begin + layout.CARDS, of(side, p.cards), 8),
        number(begin + layout.BOUND, of(side, p.bound)),
        Entries(begin + layout.STATS_AT, len(STATS), lambda i: scaled((stats >> (Word(4) * i)) & Word(15), 8)),
    ]


def tiring_entries(f: Facts, p: Position) -> list[Entries]:
    """When fighters tire, if they do."""
    after = f.setting("tires_after")
    tired = (after > 0) & (p.turns > after)
    until = jnp.where((after > 0) & ~tired, after + Word(1) - p.turns, Word(0))
    return [
        number(layout.TIRES, flag(after > 0)),
        number(layout.TIRES + 1, flag(tired)),
        number(layout.UNTIL_TIRED, jnp.minimum(until, Word(layout.SOON)), layout.SOON),
    ]


def result_entries(p: Position, viewer: Array) -> list[Entries]:
    """How the bout ended, where it has."""
    over = p.phase == OVER
    mine, theirs = of(viewer, p.hp), of(1 - viewer, p.hp)
    results = (mine > theirs, mine < theirs, mine == theirs)
    return [number(layout.RESULT + i, flag(over & result)) for i, result in enumerate(results)]


def question_entries(p: Position, viewer: Array) -> list[Entries]:
    """What the viewer is asked."""
    mine = asked(p) == viewer
    phases = {"discard": DISCARD, "attack": ATTACK, "defend": DEFEND}
    now = [flag(mine & (p.phase == phases[kind])) for kind in layout.QUESTIONS]
    return [number(layout.QUESTION + i, asks) for i, asks in enumerate(now)]


def number(begin: int, value: Array, scale: int = 1) -> Entries:
    """A single entry."""
    return Entries(begin, 1, lambda _: scaled(value, scale))


def scaled(value: Array, scale: int = 1) -> Array:
    """A number as an entry."""
    return value.astype(jnp.float32) * np.float32(1 / scale)
