"""Gladius as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from munera.games.gladius import duel, solo
from munera.games.gladius.cards import BEASTS, STYLES, TABLE, CardTable
from munera.games.gladius.figures import figures
from munera.games.gladius.observation import OBSERVATION
from munera.games.gladius.position import position
from munera.games.gladius.printed import DuelPrinted, printed
from munera.games.gladius.state import BRISK, DRAWN, NOBODY, STATS, TOO_LATE, Duel, deal_in
from munera.games.gladius.view import PARTS, DuelView, part, redeal, view
from munera.kernel import (
    AnyAsk,
    Bounds,
    Choice,
    Figures,
    Need,
    Number,
    Numbers,
    Option,
    Rulebook,
    Seat,
    Seats,
    Segment,
    Stream,
    Switch,
    Variant,
    Vocabulary,
)

SOLO = (Seats(1, 1),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gladius(Rulebook[Duel]):
    """A duel for two seats; with one seat, the solo game against `fighter_2`."""

    id = "gladius"
    version = "1"
    hostable = True
    seats = range(1, 3)
    parts = tuple(PARTS)
    cards: ClassVar[CardTable] = TABLE  # another table: a subclass
    observation = OBSERVATION
    settings = {
        "fighter_1": Choice("retiarius", STYLES),
        "fighter_2": Choice("secutor", STYLES + BEASTS, needs=(Need(BEASTS, Seats(1, 1), "solo_only"),)),
        "start": Choice("roll", ("roll", "random", "weaker", "one", "two")),
        "stats_1": Numbers(STATS, 0, 9),
        "stats_2": Numbers(STATS, 0, 9),
        "turn_limit": Number(200, 1, 10_000),
        "brisk": Switch(ours=True, numbers={"turn": BRISK + 1, "late": TOO_LATE}),
        "difficulty": Choice("normal", tuple(solo.DIFFICULTY), when=SOLO),
        "by_type": Switch(when=SOLO),
        "mini_defend": Number(0, 0, 3, when=SOLO),
        "mini_attack": Number(0, 0, 3, when=SOLO),
    }
    vocabulary = Vocabulary(
        asks={"discard": (), "attack": ("pass",), "defend": ("pass",)},
        events={
            "bout": ("style_1", "style_2"),
            "start_roll": ("one", "two"),
            "starts": ("fighter",),
            "turn": ("fighter", "number"),
            "fighters_tire": (),
            "draws": ("fighter", "count"),
            "drawn": ("cards*",),
            "reshuffle": ("count",),
            "discards": ("fighter", "card"),
            "cannot_attack": ("fighter",),
            "holds": ("fighter",),
            "attacks": ("fighter", "card"),
            "spent": ("fighter",),
            "undefended": ("fighter",),
            "defends": ("fighter", "card"),
            "mini_hand": ("fighter", "cards*"),
            "stat_roll": ("fighter", "stat", "dice"),
            "too_late": ("fighter", "card", "die"),
            "in_time": ("fighter", "card", "die"),
            "stopped": ("fighter", "card"),
            "broken": ("fighter", "card"),
            "voided": ("fighter", "card"),
            "immobilised": ("fighter",),
            "hit": ("fighter", "damage", "left"),
            "wins": ("fighter", "why"),
            "draw": ("why",),
        },
        reasons=("hand_limit", "is_attack", "is_defence", "not_your_style"),
        cards=tuple(TABLE.by_id),
        terms={
            "style": STYLES + BEASTS,
            "adversary": STYLES + BEASTS,  # how a sentence about them begins: they have no name
            "stat": STATS,
            "why": ("hit_points", "points", "concession"),
        },
    )

    def setup(self, seats: int, seed: int | str, variant: Variant) -> Duel:
        s = Duel(seed, self.cards)
        chosen: Mapping[str, Any] = variant
        adversary = chosen["fighter_2"]
        if seats == 1:
            s.owner = [0, NOBODY]
            s.mini = solo.mini_hands(
                self.cards,
                adversary,
                chosen["difficulty"],
                chosen["by_type"],
                chosen["mini_defend"],
                chosen["mini_attack"],
            )
        s.start, s.limit = chosen["start"], chosen["turn_limit"]
        s.tires_after = BRISK if chosen["brisk"] else 0
        deal_in(s, (chosen["fighter_1"], adversary), (chosen["stats_1"], chosen["stats_2"]))
        return s

    def segment(self, state: Duel) -> Segment | None:
        if state.phase == "over":
            return None
        if state.phase == "deal":
            return duel.deal(state)
        return solo.turn(state) if NOBODY in state.owner else duel.turn(state)  # without a call of `solo`

    def scene(self, state: Duel) -> bool:
        """The adversary of a solo bout asks nobody: every turn is shown, and how it began."""
        return NOBODY in state.owner

    def score(self, state: Duel) -> tuple[float, ...]:
        """One for a win, a half for a draw."""
        if state.winner == DRAWN:
            return (0.5,) * len(self.seats_of(state))
        return tuple(float(state.winner == seat) for seat in self.seats_of(state))

    def winners(self, state: Duel) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats_of(state) if state.winner == seat)

    def places(self, state: Duel) -> tuple[int, ...]:
        """Who loses alone comes second: the adversary won."""
        if state.solo and state.winner not in (0, DRAWN):
            return (2,)
        return super().places(state)

    def bounds(self, seats: int, variant: Variant) -> Bounds:  # noqa: ARG002  # alone one is asked no more
        """Each card once, and to pass. In a turn one attacks, one defends, and as many are discarded as drawn."""
        deck = max(len(self.cards.deck_of(one, two)) for one in STYLES for two in STYLES)
        limit = variant["turn_limit"]
        assert isinstance(limit, int)
        return Bounds(1 + len(self.vocabulary.cards), (0, 0), (0.0, 1.0), limit * (2 + deck))

    def may_concede(self, state: Duel, seat: Seat) -> bool:  # noqa: ARG002
        return True

    def concede(self, state: Duel, seat: Seat) -> None:
        state.clear_table()
        duel.finish(state, 1 - state.owner.index(seat), "concession")

    def any_answer(self, state: Duel, ask: AnyAsk) -> tuple[Option] | None:
        """Cards that the fighter can never use go first."""
        return duel.dead_card(state, state.owner.index(ask.seat)) if ask.kind == "discard" else None

    def view(self, state: Duel, seat: Seat | None) -> DuelView:
        return view(state, seat)

    def figures(self, view: Mapping[str, Any]) -> Figures:
        return figures(cast("DuelView", view))

    def summary(self, view: Mapping[str, Any]) -> Mapping[str, Mapping[str, object]]:
        lines: dict[str, Mapping[str, object]] = {
            "table": {name: view[name] for name in ("turn", "phase", "deck")}
        }
        for fighter in view["fighters"]:
            whose = "adversary" if fighter["seat"] is None else f"seat {fighter['seat']}"
            lines[whose] = {name: fighter[name] for name in ("style", "hp", "cards")}
        return lines

    def part(self, state: Duel, seat: Seat | None, name: str) -> Any:
        """One entry of the view, or `deck`: how many of each card the deck of this duel has, by card."""
        return part(state, name) if name in PARTS else super().part(state, seat, name)

    def printed(self) -> DuelPrinted:
        return printed(self.cards)

    def redeal(self, state: Duel, seat: Seat | None, stream: Stream) -> None:
        redeal(state, seat, stream)

    def blank(self) -> Duel:
        return Duel(cards=self.cards)

    def seats_of(self, state: Duel) -> range:
        return range(1 if state.solo else 2)

    def totals(self, state: Duel) -> Option:
        """The shared deck is always whole, and nobody is below zero."""
        assert len(state.styles) == len(state.stats) == len(state.hp) == len(state.hands) == 2, "two fighters"
        assert state.owner in ([0, 1], [0, NOBODY]), "whose fighters"
        assert state.active in (0, 1), "whose turn"
        assert state.phase in ("deal", "turn", "over"), "which phase"
        for side in (0, 1):
            assert 0 <= state.hp[side] <= state.full_hp(side), "hit points"
            left = list(state.hands[side])
            for card in state.certain[side]:
                assert card in left, "somebody is certain of what is not there"
                left.remove(card)
        cards = sorted(state.deck + state.discard + state.table + state.hands[0] + state.hands[1])
        assert not cards or cards == sorted(self.cards.deck_of(*state.styles)), "the deck is not whole"
        return "whole"

    def position(self, written: Mapping[str, Any]) -> Duel:
        return position(written, self.cards)


BOOK = Gladius()
