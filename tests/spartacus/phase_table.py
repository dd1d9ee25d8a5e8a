"""A table for the Market and Arena Phases: hand-built houses, one segment after the other, answers from a list.

    t = Table(coins=[5, 5, 5, 5], phase="market", step="bid")
    t.play(seals(0, 2, 3, 3))
    assert t.told("bids") == [(0, (0, 0), (1, 2), (2, 3), (3, 3))]

An answer is what the one who is asked says; `seals(...)` says it for all who are asked, in their order;
`floor(seat, option)` is the first to act on the open floor; `meanwhile(...)` happens while the question is open.
What belongs to other chapters - windows, offers, promises - is only noted in `calls`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import pytest

from munera.games.spartacus import (
    arena,
    auction,
    combat,
    deals,
    hosting,
    market,
    promises,
    reactions,
    setup,
    victory,
    wagers,
)
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.state import NOBODY, Asset, Spartacus
from munera.kernel import ANY, ONE, AnyAsk, Option, Seat, legal
from tests.compiled import patches

SEGMENTS = {
    **market.SEGMENTS,
    **auction.SEGMENTS,
    **hosting.SEGMENTS,
    **arena.SEGMENTS,
    **wagers.SEGMENTS,
    **victory.SEGMENTS,
}
CHAPTERS = (setup, market, auction, hosting, arena, wagers, victory, combat)
HOOKS = ("bids", "auction_over", "invites", "invitations_over", "won_match", "thumb", "thumb_pointed")
CHOICES: dict[str, Option] = {"host_rolloff_pays": False, "wagers": "sealed"}

WITH_REASON = ("influence", "bank_pays", "pays_bank", "pays", "asset_discarded")
TOLD_BY_STATE = (*WITH_REASON, "exhausted", "injured", "asset_moves")

GLADIATOR, SLAVE, GUARD = "gl-thracian-warrior", "sl-cook", "gu-guard"


class Sealed(NamedTuple):
    answers: tuple[Option, ...]


class Floor(NamedTuple):
    seat: Seat
    option: Option


class Meanwhile(NamedTuple):
    act: Callable[[Spartacus], None]


def seals(*answers: Option) -> Sealed:
    return Sealed(answers)


def floor(seat: Seat, option: Option) -> Floor:
    return Floor(seat, option)


def meanwhile(act: Callable[[Spartacus], None]) -> Meanwhile:
    return Meanwhile(act)


def gift(giver: Seat, taker: Seat, coins: int) -> Meanwhile:
    """Coins change hands while the game waits (SP-56)."""

    def act(s: Spartacus) -> None:
        s.pay(giver, taker, coins, "gift")

    return Meanwhile(act)


class Table:
    """Four houses with nothing but what the test gives them; seat 0 is the Host."""

    def __init__(self, phase: str, step: str, coins: Sequence[int] = (5, 5, 5, 5), **told: Any) -> None:
        s = self.s = BOOK.new("table", len(coins))
        s.options = dict(CHOICES)
        s.phase, s.step, s.host, s.round = phase, step, 0, 1
        s.coins = list(coins)
        s.influence = [4] * len(coins)
        s.log = []
        for name, value in told.items():
            setattr(s, name, value)
        self.asked: list[AnyAsk] = []
        self.steps: list[str] = []

    # ---- things

    def give(self, seat: Seat, *cards: str, **marks: Any) -> list[Asset]:
        """Assets for a house."""
        assets = [self.s.create(card, seat)._replace(**marks) for card in cards]
        for asset in assets:
            self.s.put(asset)
        return assets

    def cards(self, seat: Seat) -> list[str]:
        """What a house has."""
        return [asset.card for asset in self.s.of(seat)]

    # ---- playing

    def play(self, *answers: Any) -> None:
        """One segment. It must ask exactly what is answered."""
        left = list(answers)
        self._segment(left)
        assert left == [], f"not asked: {left}"

    def play_until(self, step: str, *answers: Any) -> None:
        """Segment after segment, until this step is reached."""
        left = list(answers)
        while self.s.step != step:
            self._segment(left)
        assert left == [], f"not asked: {left}"

    def _segment(self, left: list[Any]) -> None:
        if self.steps[-1:] != [self.s.step]:
            self.steps.append(self.s.step)
        run = SEGMENTS[self.s.phase, self.s.step](self.s)
        with suppress(StopIteration):
            step = run.send(None)
            while True:
                step = run.send(self._answer(step, left))
        assert min(self.s.coins) >= 0
        assert list(undeclared(self.s)) == []

    def _answer(self, step: Any, left: list[Any]) -> Any:
        mode, asks = step
        self._declared(asks)
        self.asked += asks
        while left and isinstance(left[0], Meanwhile):
            left.pop(0).act(self.s)
            for ask in asks:
                ask.refresh()
        assert left, f"nobody answers {asks}"
        answer = left.pop(0)
        if mode == ONE:
            return legal(asks[0].options, answer)
        if mode == ANY:
            (ask,) = [a for a in asks if a.seat == answer.seat]
            return answer.seat, legal(ask.options, answer.option)
        return tuple(legal(a.options, given) for a, given in zip(asks, answer.answers, strict=True))

    def _declared(self, asks: Sequence[AnyAsk]) -> None:
        kinds = [kind for chapter in CHAPTERS for kind in getattr(chapter, "ASKS", ())]
        assert all(a.kind in kinds and a.rule.startswith("SP-") for a in asks), asks

    # ---- what happened

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The facts of all events of a kind, in order."""
        return [facts for told, facts, _, _ in self.s.log or () if told == kind]

    def order(self, *kinds: str) -> list[str]:
        """The events of these kinds, in order."""
        return [kind for kind, _, _, _ in self.s.log or () if kind in kinds]

    def knew(self, kind: str) -> Any:
        """To whom the last event of a kind was no news."""
        return [knew for told, _, _, knew in self.s.log or () if told == kind][-1]

    def why(self, kind: str, why: str) -> list[tuple[Any, ...]]:
        """The events of a kind that happened for this reason, without it."""
        return [facts[:-1] for facts in self.told(kind) if facts[-1] == why]

    def offered(self, which: int) -> Any:
        """What could be answered to one of the questions."""
        return self.asked[which].options

    def questions(self) -> list[tuple[Seat, str]]:
        return [(a.seat, a.kind) for a in self.asked]


Calls = list[tuple[Any, ...]]


def neighbours(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Windows, audiences and promises are other chapters: here they are noted in order, and ask nothing."""
    patches(reactions, deals, promises)
    calls: Calls = []

    async def window(s: Spartacus, kind: str, subject: Seat = NOBODY) -> None:
        calls.append(("window", kind) if subject == NOBODY else ("window", kind, subject))

    async def quiet(s: Spartacus) -> None:
        calls.append(("quiet",))

    async def audience(s: Spartacus, host: Seat, about: str) -> None:
        calls.append(("audience", host, about))

    def note(name: str) -> Callable[..., None]:
        return lambda s, *facts: calls.append((name, *facts))

    monkeypatch.setattr(reactions, "window", window)
    monkeypatch.setattr(reactions, "quiet", quiet)
    monkeypatch.setattr(deals, "audience", audience)
    monkeypatch.setattr(deals, "done", note("done"))
    for hook in HOOKS:
        monkeypatch.setattr(promises, hook, note(hook))
    return calls


def undeclared(s: Spartacus) -> Iterator[str]:
    """Events that have not the facts that were declared for them, or words in them that were not."""
    names = {kind: facts for chapter in CHAPTERS for kind, facts in chapter.EVENTS.items()}
    whys = {word for chapter in CHAPTERS for word in chapter.TERMS.get("why", ())}
    for kind, facts, _, _ in s.log or ():
        if kind in names:
            many = names[kind][-1:] != () and names[kind][-1].endswith("*")
            fits = len(facts) >= len(names[kind]) - 1 if many else len(facts) == len(names[kind])
            if not fits:
                yield f"{kind}{facts}"
        elif kind not in TOLD_BY_STATE:
            yield kind
        elif kind in WITH_REASON and facts[-1] not in {*whys, "gift"}:
            yield f"{kind}{facts}"
