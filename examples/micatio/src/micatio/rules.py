"""The rules: all players show fingers and call the sum at the same time, and who calls it right scores."""

from __future__ import annotations

from typing import TypedDict

from munera.kernel import (
    Ask,
    Number,
    Question,
    Rulebook,
    Seat,
    Segment,
    StandingsView,
    State,
    Stream,
    Variant,
    Vocabulary,
    ask_sealed,
    standings,
)

FEWEST, MOST = 1, 5  # fingers of one hand
LONGEST = 60  # rounds, after which the most points win

SHOW = "show"
Answer = tuple[str, int, int]
"""The word `show`, the fingers, and the sum that is called with them."""


class Micatio(State):
    """The table as plain data."""

    __slots__ = ("goal", "points", "round", "shown")

    def __init__(self, seed: int | str = 0, seats: int = 0) -> None:
        super().__init__(seed)
        self.goal = 0
        self.round = 0
        self.points = [0] * seats
        self.shown: list[int] = []  # the fingers of the last round, by seat

    def copy(self) -> Micatio:
        twin = Micatio()
        self.copy_chance(twin)
        twin.goal, twin.round = self.goal, self.round
        twin.points, twin.shown = self.points[:], self.shown[:]
        return twin


class MicatioView(TypedDict):
    """What everybody sees. `shown`: the fingers of the last round. `standings`: what wins, for any board."""

    round: int
    goal: int
    points: list[int]
    shown: list[int]
    standings: StandingsView


class Book(Rulebook[Micatio]):
    """Two to four players, each against all."""

    id = "micatio"
    version = "1"
    seats = range(2, 5)
    settings = {"goal": Number(3, 1, 10)}
    short_game = {"goal": 2}
    vocabulary = Vocabulary(
        asks={SHOW: Question(options={SHOW: ("fingers", "sum")})},
        events={
            "shows": ("seat", "fingers", "sum"),
            "total": ("sum",),
            "scores": ("seat", "points"),
            "wins": ("seat",),
        },
    )

    def setup(self, seats: int, seed: int | str, variant: Variant) -> Micatio:
        s = Micatio(seed, seats)
        goal = variant["goal"]
        assert isinstance(goal, int), "the kernel has checked it"
        s.goal = goal
        return s

    def segment(self, s: Micatio) -> Segment | None:
        return None if max(s.points) >= s.goal or s.round >= LONGEST else self.show(s)

    async def show(self, s: Micatio) -> None:
        """All show and call at once (MI-2); who has called the sum scores a point (MI-3)."""
        answers = await ask_sealed(
            [Ask(seat, SHOW, possible(len(s.points)), rule="MI-2") for seat in self.seats_of(s)]
        )
        s.round += 1
        s.shown = [fingers for _, fingers, _ in answers]
        for seat, (_, fingers, called) in enumerate(answers):
            s.tell("shows", seat, fingers, called, already_known_to=())
        total = sum(s.shown)
        s.tell("total", total)
        for seat, (_, _, called) in enumerate(answers):
            if called == total:
                s.points[seat] += 1
                s.tell("scores", seat, s.points[seat])
        for seat, points in enumerate(s.points):
            if points >= s.goal:
                s.tell("wins", seat)

    def view(self, s: Micatio, seat: Seat | None) -> MicatioView:  # noqa: ARG002  # everybody sees the same
        return MicatioView(
            round=s.round,
            goal=s.goal,
            points=s.points[:],
            shown=s.shown[:],
            standings=standings("points", s.points, "MI-1", needed=s.goal),
        )

    def redeal(self, s: Micatio, seat: Seat | None, stream: Stream) -> None:
        """Nothing is hidden but answers that are sealed, and the kernel guesses those."""

    def score(self, s: Micatio) -> tuple[float, ...]:
        return tuple(map(float, s.points))

    def blank(self) -> Micatio:
        return Micatio()

    def seats_of(self, s: Micatio) -> range:
        return range(len(s.points))


def possible(players: int) -> tuple[Answer, ...]:
    """Any fingers with any sum that can come of them (MI-2)."""
    others = players - 1
    return tuple(
        (SHOW, fingers, called)
        for fingers in range(FEWEST, MOST + 1)
        for called in range(fingers + others * FEWEST, fingers + others * MOST + 1)
    )


BOOK = Book()
