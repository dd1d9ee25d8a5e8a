"""A game for 0.1.0: *Sortes* of its page, with lots that are shuffled as a deck and options too many to list."""

from __future__ import annotations

from munera.kernel import Ask, Rulebook, Seat, Segment, Space, State, Stream, Variant, Vocabulary, ask_sealed


class Sortes(State):
    __slots__ = ("hands", "points", "urn")

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.urn = [f"lot{number:02}" for number in range(12)]
        self.hands: list[list[str]] = [[], []]
        self.points = [0, 0]

    def copy(self) -> Sortes:
        twin = Sortes()
        self.copy_chance(twin)
        twin.urn, twin.points = self.urn[:], self.points[:]
        twin.hands = [hand[:] for hand in self.hands]
        return twin


class Hand(Space[str]):
    """Any lot of a hand."""

    def __init__(self, lots: list[str]) -> None:
        self.lots = lots

    def __contains__(self, option: object) -> bool:
        return type(option) is str and option in self.lots

    def __bool__(self) -> bool:
        return bool(self.lots)

    def sample(self, stream: Stream) -> str:
        return stream.choice(self.lots)

    def idle(self) -> str:
        return self.lots[0]

    def describe(self) -> object:
        return list(self.lots)


class Book(Rulebook[Sortes]):
    id, version, seats = "sortes", "1", range(2, 3)
    vocabulary = Vocabulary(
        asks={"lot": ()}, events={"revealed": ("one", "two"), "scores": ("seat",), "drawn": ()}
    )

    def setup(self, seats: int, seed: int | str, variant: Variant) -> Sortes:
        s = Sortes(seed)
        s.mix(s.urn)
        s.hands = [sorted(s.urn.pop() for _ in range(3)) for _ in range(seats)]
        return s

    def segment(self, s: Sortes) -> Segment | None:
        return self.reveal(s) if s.hands[0] else None

    async def reveal(self, s: Sortes) -> None:
        lots = await ask_sealed([Ask(i, "lot", lambda i: Hand(s.hands[i])) for i in (0, 1)])
        for seat, lot in enumerate(lots):
            s.hands[seat].remove(lot)
        s.tell_all("revealed", lots, knew=())
        if lots[0][-1] == lots[1][-1]:
            s.tell("drawn", knew=())
        winner = int(lots[1] > lots[0])
        s.points[winner] += 1
        s.tell("scores", winner)

    def view(self, s: Sortes, seat: Seat | None) -> dict[str, object]:
        return {"hand": [] if seat is None else s.hands[seat], "lots": len(s.hands[0]), "points": s.points}

    def redeal(self, s: Sortes, seat: Seat | None, stream: Stream) -> None:
        others = [i for i in (0, 1) if i != seat]
        pool = sorted(s.urn + [lot for i in others for lot in s.hands[i]])
        stream.shuffle(pool)
        for i in others:
            s.hands[i] = sorted(pool.pop() for _ in s.hands[i])
        s.urn = pool

    def score(self, s: Sortes) -> tuple[float, ...]:
        return tuple(map(float, s.points))

    def blank(self) -> Sortes:
        return Sortes()

    def seats_of(self, s: Sortes) -> range:
        return range(2)


BOOK = Book()


def hooked() -> Rulebook[Sortes]:
    """The same game with every hook that may be defined."""

    class Hooked(Book):
        brief = {"lots": 1}
        trials = (2,)
        rolling = ("draw",)

        def brief_for(self, seats: int) -> Variant:
            return self.brief

        def opens(self, state: Sortes, seat: Seat) -> bool:
            return seat == 1

        def stretches(self, state: Sortes) -> dict[str, int]:
            return {"turn": sum(state.points)}

        def card_in(self, option: object) -> str:
            return f"the {super().card_in(option)}"  # type: ignore[misc]  # types know the new names alone

        def repeats(self, state: Sortes, seat: Seat) -> None:
            state.tell("scores", seat)

    return Hooked()
