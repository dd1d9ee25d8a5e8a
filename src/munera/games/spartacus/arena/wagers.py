"""Wagers on the outcome of a match: on the victory of either team, on an Injury, on a Decapitation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from munera.games.spartacus.arena.stakes import Stakes
from munera.games.spartacus.cards.table import ARENA, Field
from munera.games.spartacus.combat import combat
from munera.games.spartacus.combat.bout import MATCH
from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.table.asking import choose, choose_sealed
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import NO_WAGER
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Question, Seat, Segment, Space, Stream
from munera.kernel.grammar import Grammar

VICTORY = "victory"

ASKS = {"wagers": Question(answer=("wagers*",))}
EVENTS = {
    "wagers": ("seat", "first", "second", "injury", "decapitation"),
    "wager_won": ("seat", "field", "coins"),
    "wager_lost": ("seat", "field", "coins"),
}
TERMS = {"field": tuple(field.id for field in ARENA.fields), "why": ("wager",)}

Wager: TypeAlias = tuple[int, int, int, int]
"""The coins on each betting field, in the order of the arena."""


class Wagers(Space[Wager]):
    """What a Dominus may place: from nothing to the limit of each field, with coins at hand only (SP-35)."""

    def __init__(self, s: Spartacus, seat: Seat) -> None:
        self.coins = s.coins[seat]
        self.most = tuple(
            s.highest_wager(seat, place) if may_wager(s, seat, field) else 0
            for place, field in enumerate(ARENA.fields)
        )

    def fits(self, coins: object, most: int) -> bool:
        """Nothing, or a stack of a legal height."""
        return type(coins) is int and (coins == 0 or ARENA.lowest_wager <= coins <= most)

    def __contains__(self, option: object) -> bool:
        if type(option) is not tuple or len(option) != len(self.most):
            return False
        if not all(self.fits(coins, most) for coins, most in zip(option, self.most, strict=True)):
            return False
        return sum(option) <= self.coins

    def __bool__(self) -> bool:
        return True

    def sample(self, stream: Stream) -> Wager:
        """Field by field in a random order, each with what is left."""
        placed, left = list(NO_WAGER), self.coins
        fields = list(range(len(placed)))
        stream.shuffle(fields)
        for i in fields:
            placed[i] = stream.below(min(self.most[i], left) + 1)
            left -= placed[i]
        first, second, injury, decapitation = placed
        return first, second, injury, decapitation

    def default(self) -> Wager:
        return NO_WAGER

    def only(self) -> tuple[Wager] | None:
        """Nothing, where no coin can be placed."""
        return (NO_WAGER,) if min(self.coins, max(self.most)) < ARENA.lowest_wager else None

    def grammar(self) -> Grammar:
        return Stakes(self.coins, self.most, ARENA.lowest_wager)

    def describe(self) -> object:
        return {"least": ARENA.lowest_wager, "most": list(self.most), "coins": self.coins}


def may_wager(s: TableFacts, seat: Seat, field: Field) -> bool:
    """Whoever has a combatant in the match cannot wager on the victory of the other team (SP-WAGER-5)."""
    own = [fighter.team for fighter in s.fighters if fighter.seat == seat]
    return field.outcome != VICTORY or not own or field.side in own


# ---------------------------------------------------------------------- placing


async def place_wagers(s: Spartacus) -> None:
    """All wager at the same time and in secret, or openly one by one from the Host on (W22, SP-WAGER-3)."""
    if s.option("wagers") == "open":
        seat = s.queue[0]
        wager = await choose(s, seat, "wagers", lambda seat: Wagers(s, seat), rule="SP-WAGER-3")
        place(s, seat, wager)
        s.tell_facts("wagers", (seat, *wager), already_known_to=(seat,))
        s.queue = s.queue[1:]
    else:
        questions = [Ask(seat, "wagers", lambda seat: Wagers(s, seat), rule="SP-WAGER-3") for seat in s.queue]
        sealed = await choose_sealed(s, questions)
        for seat, wager in zip(s.queue, sealed, strict=True):
            place(s, seat, wager)
            s.tell_facts("wagers", (seat, *wager), already_known_to=())
        s.queue = ()
    if not s.queue:
        s.step = "wagers_closed"


def place(s: Spartacus, seat: Seat, wager: Wager) -> None:
    """The coins go from the purse to the betting fields."""
    s.lose_coins(seat, sum(wager))
    s.wagers = tuple(wager if other == seat else placed for other, placed in enumerate(s.wagers))


async def wagers_closed(s: Spartacus) -> None:
    """Reactions to the closed wagers may be played (W23), such as Rigging the Match; then combat begins."""
    await reactions.window(s, "wagers_closed")
    combat.begin(s, MATCH)


# ---------------------------------------------------------------------- settling


def settle(s: Spartacus) -> None:
    """Won wagers come back and the Bank pays for each coin; lost ones are the Bank's (SP-WAGER-8)."""
    settled: list[tuple[Seat, str, int]] = []
    for seat in s.priority():
        for field, coins in zip(ARENA.fields, s.wagers[seat], strict=True):
            if coins and wins(s, field):
                s.take_coins(seat, coins)
                s.tell("wager_won", seat, field.id, coins)
                brings = coins * s.odds(field)
                s.bank_pays(seat, brings, "wager")
                settled.append((seat, field.id, brings))
            elif coins:
                s.tell("wager_lost", seat, field.id, coins)
                settled.append((seat, field.id, -coins))
    s.settled = tuple(settled)
    if s.ledger:
        for seat in s.priority():
            won = sum(coins for who, _, coins in settled if who == seat and coins > 0)
            promises.gained(s, seat, promises.WAGERS, won)
    s.wagers = (NO_WAGER,) * len(s.seats)


def wins(s: Spartacus, field: Field) -> bool:
    """Did the match end so? The final levels count; an execution by thumb is neither (SP-35)."""
    if field.outcome == VICTORY:
        return field.side == s.bout.winner
    return any(fighter.level == field.outcome for fighter in s.fighters)


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("arena", "wagers"): place_wagers,
    ("arena", "wagers_closed"): wagers_closed,
}
