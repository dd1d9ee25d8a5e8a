"""The sand, for tests: two fighters where the test puts them, dice as it scripts them, answers as it gives them.

    t = sand("gl-spartacus", "gl-theokoles", dice=[2, 2, 1, 1, 6, 6, 6, 6, 6])
    t.play(("attack", 1))
    assert t.told("hits") == [(0, 0, 0, 2)]

`play` answers one question after the other and stops at the first that it has no answer for; that one is `asked`.
`seals(...)` answers a sealed round, in the order in which the seats are asked. No die falls that is not scripted.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from munera.games.spartacus import attack, combat, fight, initiative, moving, tournament, wounds
from munera.games.spartacus.bout import FIGHT, MATCH, TOURNAMENT, Bout, Fighter
from munera.games.spartacus.cards.table import ARENA, BASE
from munera.games.spartacus.hexes import NUMBER
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.state import Asset, Spartacus
from munera.kernel import SEALED, AnyAsk, Option, Question, Seat, Segment, legal

CHAPTERS = (combat, initiative, moving, attack, wounds, tournament, fight)
SEGMENTS: dict[tuple[str, str], combat.Play] = {}
for chapter in CHAPTERS:
    SEGMENTS |= getattr(chapter, "SEGMENTS", {})

ASKS = {kind: words for chapter in CHAPTERS for kind, words in chapter.ASKS.items()}
EVENTS = {kind: facts for chapter in CHAPTERS for kind, facts in chapter.EVENTS.items()}
TERMS: dict[str, set[str]] = {}
for chapter in CHAPTERS:
    for fact, words in chapter.TERMS.items():
        TERMS.setdefault(fact, set()).update(words)

TOLD_ELSEWHERE = {
    "influence": ("seat", "change", "level", "why"),
    "bank_pays": ("seat", "coins", "why"),
    "exhausted": ("asset", "card", "seat"),
    "injured": ("asset", "card", "seat"),
    "asset_discarded": ("asset", "card", "seat", "why"),
    "roll_off": ("seats", "dice"),
    "game_won": ("seat", "reason"),
}

PHASE = {MATCH: "arena", TOURNAMENT: "tournament", FIGHT: "fight"}

ME, FOE = 0, 1
WEST, EAST = NUMBER[0, 0], NUMBER[1, 0]  # beside each other
PLAIN = "gl-celt-warrior"  # 2/3/2, no ability


class Sealed(NamedTuple):
    answers: tuple[Option, ...]


def seals(*answers: Option) -> Sealed:
    return Sealed(answers)


class Table:
    """A state, and whatever part of the rules is running."""

    def __init__(self, s: Spartacus, dice: Sequence[int] = ()) -> None:
        self.s = s
        s.log = []
        s.loaded = list(dice)
        self._place = s.place
        self._run: Segment | None = None
        self.mode = ""
        self.asks: tuple[AnyAsk, ...] = ()
        self.seen: list[AnyAsk] = []

    # ---- playing

    def load(self, *dice: int) -> None:
        """The next dice."""
        self.s.loaded = list(dice)

    def play(self, *answers: Any) -> Table:
        """Answer, and go on to the next question without an answer, or to where other chapters begin."""
        left = list(answers)
        self._go_on()
        while left:
            assert self.asks, f"nobody is asked {left}"
            self._answer(left.pop(0))
            self._go_on()
        assert self.s.place == self._place, "a die fell that is not scripted"
        return self

    def _answer(self, answer: Any) -> None:
        asks, self.asks = self.asks, ()
        heard = len(self.s.log or ())
        result: Any
        if self.mode == SEALED:
            assert isinstance(answer, Sealed), f"sealed: {asks}"
            result = tuple(legal(a.options, given) for a, given in zip(asks, answer.answers, strict=True))
        else:
            result = legal(asks[0].options, answer)
        self._send(result)
        knew = [event[3] for event in (self.s.log or [])[heard:]]
        for a in asks:
            assert any(known is not None and set(known) <= {a.seat} for known in knew), f"not told: {a}"

    def _go_on(self) -> None:
        while not self.asks:
            if self._run is None:
                play = SEGMENTS.get((self.s.phase, self.s.step))
                if play is None or self._over():
                    break
                self._run = play(self.s)
            self._send(None)
        check_events(self.s)

    def _over(self) -> bool:
        return self.s.step == "decided" and self.s.phase == "arena"

    def _send(self, value: Any) -> None:
        assert self._run is not None
        try:
            self.mode, self.asks = self._run.send(value)
        except StopIteration:
            self._run, self.asks = None, ()
            assert not self.s.rolling
        for a in self.asks:
            check_ask(a)
        self.seen += self.asks

    # ---- the open question

    @property
    def asked(self) -> AnyAsk:
        (one,) = self.asks
        return one

    @property
    def options(self) -> Any:
        return listed(self.asked)

    def open(self) -> list[tuple[Seat, str]]:
        """Who is asked what."""
        return [(a.seat, a.kind) for a in self.asks]

    def questions(self) -> list[tuple[Seat, str]]:
        """All that was asked so far."""
        return [(a.seat, a.kind) for a in self.seen]

    # ---- what is and what was

    def fighter(self, side: int) -> Fighter:
        return self.s.fighters[side]

    def pools(self, side: int) -> tuple[int, int, int]:
        return self.s.fighters[side].pools

    def gear(self, side: int, card: str) -> Asset:
        return next(a for id in self.s.fighters[side].gear if (a := self.s.assets[id]).card == card)

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        return [facts for told, facts, _, _ in self.s.log or () if told == kind]

    def order(self, *kinds: str) -> list[str]:
        return [kind for kind, _, _, _ in self.s.log or () if kind in kinds]

    @property
    def result(self) -> tuple[int, str]:
        """The side that won, and the level of the defeat."""
        return self.s.bout.winner, self.s.fighters[self.s.bout.fallen[-1]].level


def sand(
    one: str = PLAIN,
    two: str = PLAIN,
    *,
    gear: tuple[Sequence[str], Sequence[str]] = ((), ()),
    pools: tuple[tuple[int, int, int] | None, tuple[int, int, int] | None] = (None, None),
    hexes: tuple[int, int] = (WEST, EAST),
    dice: Sequence[int] = (),
    kind: str = MATCH,
    step: str = "combat_turn",
    options: dict[str, Option] | None = None,
    **bout: Any,
) -> Table:
    """A bout in progress: the fighters stand side by side, and it is the turn of the first."""
    s = empty()
    s.options |= options or {}
    for side, card in enumerate((one, two)):
        asset = committed(s, side, card)
        things = tuple(committed(s, side, thing).id for thing in gear[side])
        fighter = combat.fighter_of(s, side, asset.id, things, side)
        s.fighters += (fighter._replace(hex=hexes[side], pools=pools[side] or fighter.pools),)
    s.phase, s.step = PHASE[kind], step
    s.bout = Bout(kind, round=1, radius=ARENA.radius, order=(0, 1))._replace(**bout)
    return Table(s, dice)


def empty(seats: int = 4) -> Spartacus:
    """A table without anything on it; seat 3 is the Host."""
    s = BOOK.new("sand", seats)
    s.options = {"initiative": "total"}
    s.host, s.houses = seats - 1, list(BASE.houses)[:seats]
    s.phase, s.step, s.round = "arena", "", 1
    return s


def committed(s: Spartacus, seat: Seat, card: str) -> Asset:
    asset = s.create(card, seat)._replace(committed=True)
    s.put(asset)
    return asset


def alone(s: Spartacus, *dice: int) -> Table:
    """A table for what is called directly."""
    return Table(s, dice)


# ---------------------------------------------------------------------- everything is declared


def listed(a: AnyAsk) -> tuple[Option, ...]:
    """Combat lists all its options."""
    options = a.options
    assert isinstance(options, Sequence)
    return tuple(options)


def words_of(asked: Question | tuple[str, ...]) -> Collection[str]:
    """The words among the options of a kind of question."""
    return asked.options if isinstance(asked, Question) else asked


def check_ask(a: AnyAsk) -> None:
    assert a.kind in ASKS, a.kind
    assert a.rule.startswith("SP-"), a.rule
    options = listed(a)
    assert len(options) > 1, f"one answer is no question: {a}"
    assert len(set(options)) == len(options)
    for option in options:
        word = option[0] if isinstance(option, tuple) and option else option
        assert not isinstance(word, str) or word in words_of(ASKS[a.kind]), option
    reasons = {reason for chapter in CHAPTERS for reason in chapter.REASONS}
    assert all(reason in reasons and option not in options for option, reason in a.refused().items())


def check_events(s: Spartacus) -> None:
    names = EVENTS | TOLD_ELSEWHERE
    for kind, facts, _, _ in s.log or ():
        assert kind in names, kind
        declared = names[kind]
        many = bool(declared) and declared[-1].endswith("*")
        assert len(facts) >= len(declared) - 1 if many else len(facts) == len(declared), (kind, facts)
        for name, fact in zip(declared, facts, strict=False):
            assert name not in TERMS or fact in TERMS[name], (kind, name, fact)
