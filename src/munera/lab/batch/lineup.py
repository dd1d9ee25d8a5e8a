"""What each lane plays: the cards of its styles as bits, stats, limit and start, from the game's own tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from munera.games.gladius.cards import STYLES, TABLE
from munera.games.gladius.duel import first_player
from munera.games.gladius.rulebook import BOOK
from munera.games.gladius.state import STATS, Duel
from munera.kernel import BadVariant, Variant
from munera.kernel.chance import Undecided
from munera.kernel.settings import complete
from munera.kernel.state import HOSTED
from munera.lab.batch.bits import Heap, Word

# ---------------------------------------------------------------------- slots

COMMON = tuple(card.id for card in TABLE.by_id.values() if card.set == "common")
OF_STYLE = {style: tuple(card.id for card in TABLE.by_id.values() if card.set == style) for style in STYLES}
FIRST: Final = len(COMMON)  # slot of the first card of the first fighter's style
SECOND: Final = FIRST + max(map(len, OF_STYLE.values()))  # and of the second fighter's
SLOTS: Final = SECOND + SECOND - FIRST
DECK_PLANES: Final = 5  # a title is up to 31 times in a deck
DAMAGE_PLANES: Final = 3  # an attack does up to 7 damage
(DECK_SIZE,) = {len(TABLE.deck_of(one, two)) for one in STYLES for two in STYLES}
assert SLOTS <= 32, "a set of titles is one word"


@cache
def slots(one: str, two: str) -> Mapping[str, int]:
    """The slot of every card of a duel. Two of one style share the slots of the first fighter."""
    found = {card: slot for slot, card in enumerate(COMMON)}
    found |= {card: FIRST + i for i, card in enumerate(OF_STYLE[one])}
    return found if one == two else found | {card: SECOND + i for i, card in enumerate(OF_STYLE[two])}


# ---------------------------------------------------------------------- the facts of a lane


class Facts(NamedTuple):
    """What never changes in a lane. Sets of titles are words; a pair is by side."""

    deck: Heap  # all cards
    attacks: tuple[Array, Array]  # titles that each fighter can attack with
    defences: tuple[Array, Array]
    immobilise: Array
    spent: Array  # whoever plays one cannot attack on their next turn
    damage: Heap
    setup: Array  # the numbers of SETUP
    stats: tuple[Array, Array]  # levels of each fighter, four bits a stat

    def setting(self, name: str) -> Array:
        """A number of SETUP."""
        at, bits = SETUP[name]
        return (self.setup >> Word(at)) & Word((1 << bits) - 1)

    def level(self, side: int, stat: int) -> Array:
        """The level of a fighter in a stat."""
        return (self.stats[side] >> Word(4 * stat)) & Word(15)


# Where each number stands in the word: first bit, and how many. `start` is the side that begins, or EITHER.
SETUP = {"limit": (0, 14), "start": (14, 2), "one": (16, 3), "two": (19, 3), "tires_after": (22, 5)}
EITHER: Final = 2
ROWS: Final = DECK_PLANES + 2 + 2 + 1 + 1 + DAMAGE_PLANES + 1 + 2


@partial(jax.tree_util.register_dataclass, data_fields=["rows"], meta_fields=["stats", "brisk"])
@dataclass(frozen=True)
class Duels:
    """The duels of a batch, one for each lane.

    `rows`: uint32[facts, lanes]. `stats`: some fighter has stats; `brisk`: some fighters tire. Without them steps
    are compiled without dice.
    """

    rows: Array
    stats: bool
    brisk: bool

    @property
    def lanes(self) -> int:
        return int(self.rows.shape[1])

    @property
    def facts(self) -> Facts:
        return facts_of(tuple(self.rows[i] for i in range(ROWS)))


def facts_of(rows: Sequence[Array]) -> Facts:
    """The facts in rows of words."""
    rest = iter(rows)

    def some(number: int) -> tuple[Array, ...]:
        return tuple(next(rest) for _ in range(number))

    def pair() -> tuple[Array, Array]:
        return next(rest), next(rest)

    deck, attacks, defences = some(DECK_PLANES), pair(), pair()
    immobilise, spent, damage, setup = next(rest), next(rest), some(DAMAGE_PLANES), next(rest)
    return Facts(deck, attacks, defences, immobilise, spent, damage, setup, pair())


# ---------------------------------------------------------------------- from variants


class Unsupported(BadVariant):
    """The batch does not play this variant. It plays duels of two seats, and plays them exactly or not at all."""


def lineup(variants: Sequence[Variant], lanes: int | None = None, *, seats: int = 2) -> Duels:
    """The duels of these variants of Gladius; with `lanes` so many lanes, which take the variants in turn.

    Raises BadVariant for options that Gladius does not have, Unsupported for those that the batch does not play.
    """
    if seats != 2:
        raise Unsupported(f"the batch plays duels of two seats, not games of {seats}")
    if not variants:
        raise Unsupported("a batch needs at least one variant")
    chosen = [_checked(variant) for variant in variants]
    rows = np.stack([_rows(options) for options in chosen], axis=1)
    table = jnp.asarray(rows)
    return Duels(
        table if lanes is None else table[:, jnp.arange(lanes) % len(chosen)],
        stats=any(any(options[name]) for options in chosen for name in ("stats_1", "stats_2")),
        brisk=any(options["brisk"] for options in chosen),
    )


def _checked(variant: Variant) -> dict[str, Any]:
    options: dict[str, Any] = complete(BOOK.settings, variant)
    for name, setting in BOOK.settings.items():
        if setting.when and options[name] != setting.default:
            raise Unsupported(f"{name} is an option of the solo game, and the batch plays duels")
    if options["fighter_2"] not in STYLES:
        raise Unsupported(f"the batch plays duels of two styles, not against a {options['fighter_2']}")
    BOOK.check(2, options)
    return options


def _rows(options: Mapping[str, Any]) -> NDArray[np.uint32]:
    """The facts of a lane as words, in the order of Facts."""
    one, two = options["fighter_1"], options["fighter_2"]
    slot = slots(one, two)
    deck = TABLE.deck_of(one, two)

    def bits(cards: Sequence[str]) -> int:
        return sum(1 << slot[card] for card in cards)

    def planes(number: Mapping[str, int], count: int) -> list[int]:
        assert max(number.values()) < 1 << count, "too few planes"
        return [bits([card for card, n in number.items() if n >> b & 1]) for b in range(count)]

    cards = [TABLE.by_id[card] for card in slot]
    duel = BOOK.setup(2, 0, options)
    setup = {
        "limit": duel.limit,
        "start": _start(duel),
        "one": STYLES.index(one),
        "two": STYLES.index(two),
        "tires_after": duel.tires_after,
    }
    words = [
        *planes({card: deck.count(card) for card in slot}, DECK_PLANES),
        *(bits([card for card in slot if card in TABLE.attacks[style]]) for style in (one, two)),
        *(bits([card for card in slot if card in TABLE.defences[style]]) for style in (one, two)),
        bits([card.id for card in cards if card.immobilise]),
        bits([card.id for card in cards if card.spent]),
        *planes({card.id: card.damage for card in cards}, DAMAGE_PLANES),
        _packed(setup),
        *(sum(level << 4 * stat for stat, level in enumerate(options[name])) for name in ("stats_1", "stats_2")),
    ]
    return np.array(words, np.uint32)


def _packed(setup: Mapping[str, int]) -> int:
    for name, (_, bits) in SETUP.items():
        if not 0 <= setup[name] < 1 << bits:
            raise Unsupported(f"{name} cannot be {setup[name]} in a batch")
    return sum(setup[name] << at for name, (at, _) in SETUP.items())


def _start(duel: Duel) -> int:
    """The side that begins by the rule, or EITHER where dice or a lot decide, which favour nobody (GL-03)."""
    duel.loaded = [HOSTED]  # whoever asks chance now is told that nothing is decided
    try:
        return first_player(duel)
    except Undecided:
        return EITHER


assert len(STATS) * 4 <= 32, "the stats of a fighter are one word"
