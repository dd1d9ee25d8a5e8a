"""The odds of bouts at their beginning, as they were worked out before: `start_odds.bin`, made by `make odds`.

The file begins with its name, a version and the number of loadouts; then come their digests, eight bytes each, and
then a row for every pair of them, in which the later loadout is I, the other II: how likely I wins, is injured and
is beheaded, and the last two of II, as shares of 65534, two bytes each, the lower byte first. A row in which every
bit is set is missing.

A digest is made of all that combat reads of a combatant, of each piece of equipment and of the arena. A loadout
that is changed or new has another digest, so that no row is found for it. New loadouts are added at the end: rows
never move.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache, lru_cache
from hashlib import blake2b
from itertools import product
from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple

from munera.games.spartacus.arena.fight import NONE
from munera.games.spartacus.cards.table import ARENA, Card
from munera.games.spartacus.combat.attack import hits_of
from munera.games.spartacus.combat.combat import (
    AGILE,
    COUNTER_ATTACK,
    CRUEL,
    DETERMINATION,
    DOCTORE,
    HARDENED,
    IMPERVIOUS,
    INITIATE,
    MERCILESS,
    NET,
    RELENTLESS,
    SLOTS,
    TACTICIAN,
    UNOPPOSED,
    VENGEFUL,
)
from munera.games.spartacus.rulebook import BOOK, SpartacusBook
from munera.games.spartacus.ruleset import Ruleset
from munera.odds.spartacus.arena.facts import Loadout, NotSolved
from munera.odds.spartacus.arena.rolls import MOST, strings
from munera.odds.spartacus.arena.solved import Solved, solved
from munera.odds.spartacus.arena.values import PREFERENCE, TOLERANCE, Odds, Preference

FILE: Final = Path(__file__).with_name("start_odds.bin")
MAGIC: Final = b"munera-odds\0"
HEAD: Final = Struct("<12sHI")
VERSION: Final = 1
DIGEST: Final = 8
SOLVER: Final = 1  # the version of the solver: raised when it finds other odds
WHOLE: Final = 65534
NUMBERS: Final = len(Odds._fields)
MISSING: Final = (65535,) * NUMBERS

ABILITIES: Final = frozenset(
    {
        AGILE,
        COUNTER_ATTACK,
        CRUEL,
        DETERMINATION,
        DOCTORE,
        HARDENED,
        IMPERVIOUS,
        INITIATE,
        MERCILESS,
        RELENTLESS,
        TACTICIAN,
        VENGEFUL,
    }
)
"""The abilities of the base game that change who wins, or how."""


# ---------------------------------------------------------------------- digests


@cache
def _constants() -> str:
    """The arena, how dice are compared, and what is preferred."""
    dice = [hits_of(one, two, ties=ties) for ties in (False, True) for one in strings(2) for two in strings(2)]
    arena = (ARENA.radius, ARENA.starts, ARENA.quiet_rounds, ARENA.smallest, ARENA.crowd_wounds)
    return repr((SOLVER, tuple(PREFERENCE), TOLERANCE, arena, UNOPPOSED, dice))


def _combatant(rules: Ruleset, card: Card) -> tuple[object, ...]:
    """All that combat reads of a combatant."""
    combat = rules.combat
    abilities = ABILITIES | combat.rerolls_attack | combat.no_armour | combat.split_move
    abilities = abilities | set(combat.speed_attacks) | set(combat.defence_dice)
    dice = (card.attack, card.defence, card.speed)
    picks = [card.picks_die(dealt, taken) for dealt in range(MOST) for taken in range(dealt)]
    if card.ability not in abilities and not any(picks):
        return dice
    sets = (card.alike, card.wounds, card.blocks, card.rerolls, card.level)
    return (*dice, card.ability, *sets, card.nearest, card.range, picks)


def kind_of(rules: Ruleset, card: str) -> tuple[object, ...]:
    """All that combat reads of a combatant but the dice: nothing, if they have no ability that matters."""
    return _combatant(rules, rules.cards[card])[3:]


def _piece(rules: Ruleset, card: Card) -> tuple[object, ...]:
    """All that combat reads of a piece of equipment; its title, where the rules name it."""
    special = card.id if card.id == NET or card.id in rules.combat.speed_attacks else ""
    numbers = (card.exhausts, card.wounds, card.ignores, card.rerolls, card.nearest, card.range, card.level)
    return (special, card.slot, *numbers, card.hexes(True), card.hexes(False))  # noqa: FBT003


@lru_cache(maxsize=4096)
def digest(rules: Ruleset, it: Loadout) -> bytes:
    """The digest by which rows are found: of a combatant, their equipment and the arena."""
    facts = (_combatant(rules, rules.cards[it.card]), [_piece(rules, rules.cards[card]) for card in it.gear])
    return blake2b(repr((_constants(), facts)).encode(), digest_size=DIGEST).digest()


# ---------------------------------------------------------------------- rows


class OddsFile:
    """The rows of a file of start odds."""

    def __init__(self, digests: list[bytes], numbers: array[int]) -> None:
        self.digests, self.numbers = digests, numbers
        self.places = {digest: place for place, digest in enumerate(digests)}

    @classmethod
    def empty(cls) -> OddsFile:
        return cls([], array("H"))

    @classmethod
    def read(cls, data: bytes) -> OddsFile:
        magic, version, count = HEAD.unpack_from(data)
        if magic != MAGIC or version != VERSION:
            raise ValueError("these are no odds of this version")
        rows_begin = HEAD.size + DIGEST * count
        digests = [data[at : at + DIGEST] for at in range(HEAD.size, rows_begin, DIGEST)]
        numbers = array("H")
        numbers.frombytes(data[rows_begin:])
        return cls(digests, _lower_first(numbers))

    def dump(self) -> bytes:
        head = HEAD.pack(MAGIC, VERSION, len(self.digests))
        return head + b"".join(self.digests) + _lower_first(self.numbers[:]).tobytes()

    def add(self, digest: bytes) -> None:
        """Make room for the rows of another loadout."""
        if digest not in self.places:
            self.places[digest] = len(self.digests)
            self.digests.append(digest)
            self.numbers.extend(MISSING * len(self.digests))

    def _at(self, one: bytes, two: bytes) -> tuple[int, bool] | None:
        """Where the row of this pair begins, and whether the second is I in it."""
        mine, theirs = self.places.get(one), self.places.get(two)
        if mine is None or theirs is None:
            return None
        turned = mine < theirs
        later, sooner = (theirs, mine) if turned else (mine, theirs)
        return (later * (later + 1) // 2 + sooner) * NUMBERS, turned

    def row(self, one: bytes, two: bytes) -> Odds | None:
        """The odds of this pair; None where the row is missing."""
        found = self._at(one, two)
        if found is None:
            return None
        at, turned = found
        numbers = self.numbers[at : at + NUMBERS]
        if tuple(numbers) == MISSING:
            return None
        odds = Odds(*(number / WHOLE for number in numbers))
        return odds.turned if turned else odds

    def put(self, one: bytes, two: bytes, odds: Odds) -> None:
        """Keep the odds of a pair for which there is room."""
        found = self._at(one, two)
        assert found is not None, "there is room for it"
        at, turned = found
        row = odds.turned if turned else odds
        self.numbers[at : at + NUMBERS] = array("H", [round(min(1.0, max(0.0, part)) * WHOLE) for part in row])

    def filled(self) -> int:
        """How many rows are not missing."""
        return sum(self.numbers[at] != MISSING[0] for at in range(0, len(self.numbers), NUMBERS))


def _lower_first(numbers: array[int]) -> array[int]:
    """These numbers with the lower byte first, whatever the machine has."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def shipped() -> OddsFile:
    """The rows that came with this version."""
    return OddsFile.read(FILE.read_bytes()) if FILE.exists() else OddsFile.empty()


# ---------------------------------------------------------------------- asking


class StartOdds(NamedTuple):
    """The odds of a bout that is about to begin. `solved`: they were worked out just now, as no row has them."""

    odds: Odds
    solved: bool
    preference: Preference = PREFERENCE


def known_odds(rules: Ruleset, one: Loadout, two: Loadout) -> Odds | None:
    """The odds of a bout by the base rules, looked up; None where they would have to be worked out."""
    return shipped().row(digest(rules, one), digest(rules, two))


def start_odds(
    one: Loadout, two: Loadout, initiative: str = "total", book: SpartacusBook = BOOK
) -> StartOdds | NotSolved:
    """The odds of a bout, looked up or worked out, which takes from milliseconds to minutes."""
    found = known_odds(book.rules, one, two) if initiative == "total" else None
    if found is not None:
        return StartOdds(found, solved=False)
    try:
        return StartOdds(odds_of(solved(one, two, initiative, book)), solved=True)
    except NotSolved as why:
        return why


def odds_of(it: Solved) -> Odds:
    """The odds at the beginning of a duel that is solved."""
    return Odds(*it.odds()[1:])


# ---------------------------------------------------------------------- all pairings


def loadouts(rules: Ruleset) -> list[Loadout]:
    """All combatants with all outfits, those with the least equipment first; of equal ones in combat only one."""
    fighters = _distinct(rules, [Loadout(card) for card in sorted(rules.box.titles("gladiator", "slave"))])
    pieces = [
        [NONE, *sorted(card for card in rules.box.titles("equipment") if rules.cards[card].slot == slot)]
        for slot in SLOTS
    ]
    outfits = sorted(product(*pieces), key=lambda outfit: (sum(piece != NONE for piece in outfit), outfit))
    return _distinct(rules, [Loadout(fighter.card, *outfit) for outfit in outfits for fighter in fighters])


def _distinct(rules: Ruleset, found: list[Loadout]) -> list[Loadout]:
    first: dict[bytes, Loadout] = {}
    for it in found:
        first.setdefault(digest(rules, it), it)
    return list(first.values())


def how_common(rules: Ruleset, it: Loadout) -> float:
    """Roughly how often a loadout is met, by the copies of its cards; starting gladiators are dealt at setup."""
    card = rules.cards[it.card]
    often = card.copies * (3.0 if card.starting else 1.0) * (1.0 if card.kind == "gladiator" else 0.3)
    for piece in it.gear:
        often *= rules.cards[piece].copies / 6
    return often
