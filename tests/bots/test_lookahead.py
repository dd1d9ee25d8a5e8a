"""Lookahead: better answers are found, noise is not taken for better, and the effort is bounded and repeatable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from munera import bots
from munera.bots import WAIT, Bot, Imagined, Seen
from munera.bots.lookahead import Effort, Found, Outlook, Rollout, look_ahead, surely_better
from munera.bots.random_bot import RandomBot
from munera.games import book
from munera.kernel import ANY, AnyAsk, Match, Option, Rulebook, Space, Stream, pick, start, start_from
from tests.kernel.forum import BOOK as FORUM

GLADIUS = book("gladius")


class Lively(RandomBot):
    """Answers at random, waits now and then, and moves whenever it may."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        return WAIT if seen.mode == ANY and self.stream.chance(300) else super().choose(seen, ask)

    def volunteer(self, seen: Seen) -> Option:
        options = seen.anytime()
        return pick(options, self.stream) if options and self.stream.chance(300) else None


def lively(game: Imagined, option: Option, chance: Stream) -> Sequence[Bot]:
    return [Lively(chance) for _ in game.seats]


def heuristics(game: Imagined, option: Option, chance: Stream) -> Sequence[Bot]:
    return [bots.make("heuristic", "gladius", chance) for _ in game.seats]


def my_turn_again(game: Imagined) -> bool:
    return any(ask.seat == game.seat and ask.kind == "attack" for ask in game.waiting())


def lead(game: Imagined) -> int:
    """How many hit points more this seat's fighter has than the other."""
    hp = {fighter["seat"]: fighter["hp"] for fighter in game.view["fighters"]}
    return int(hp[game.seat] - hp[1 - game.seat])


def after(answers: int, judge: Callable[[Imagined], int]) -> Outlook:
    """Games that stop after so many looks at the boundary."""
    looks = [0]

    def stops(game: Imagined) -> bool:
        looks[0] += 1
        return looks[0] % answers == 0

    return Outlook(lively, stops, judge)


def duel() -> Match[Any]:
    """My turn: I can strike a samnite who holds nothing."""
    fighters = [{"style": "secutor", "hand": ["kick", "sword_stab"]}, {"style": "samnite", "hand": []}]
    return start_from(GLADIUS, {"fighters": fighters, "top": ["duck"], "seed": 3})


# ---------------------------------------------------------------------- what it finds


def test_the_better_answer_is_found_and_a_worse_one_is_not_taken() -> None:
    seen, outlook = Seen(duel(), 0), Outlook(heuristics, my_turn_again, lead)
    found = look_ahead(seen, "pass", ["kick", "sword_stab"], outlook, Stream.seeded(1))
    assert found.option == "sword_stab"
    assert found.games == 8
    assert found.gain > 0
    assert look_ahead(seen, "sword_stab", ["pass"], outlook, Stream.seeded(1)).option == "sword_stab"


@pytest.mark.parametrize(
    ("differences", "how", "sure"),
    [
        ((5, 5, 5, 5), {}, True),
        ((-5, -5, -5, -5), {}, False),
        ((0, 0), {}, False),
        ((9, -8, 9, -8), {}, False),  # mean 0.5, standard error 4.9
        ((9, 1, 9, 1), {}, True),  # mean 5, standard error 2.3
        ((9, 1, 9, 1), {"doubt": 900}, False),  # three of them
        ((5, 5), {"prior": 100}, False),
        ((5, 5, 5, 5), {"least": 6}, False),
    ],
)
def test_better_is_beyond_the_noise(differences: tuple[int, ...], how: dict[str, int], sure: bool) -> None:
    squares = sum(one * one for one in differences)
    assert surely_better(sum(differences), squares, len(differences), Effort(**how)) is sure  # type: ignore[arg-type]


def test_all_answers_are_tried_in_the_same_games() -> None:
    """An answer differs from itself in no game, though what is judged is hidden and drawn anew for each."""
    match = start(GLADIUS, 2, 3, {"start": "one"})
    ask = match.ask_of(0)
    judged: list[int] = []

    def hidden(game: Imagined) -> int:
        judged.append(sum(map(len, game.seen(1).view["hand"])))
        return judged[-1]

    effort = Effort(rounds=((8, 1),), doubt=0)
    found = look_ahead(Seen(match, 0), ask.default(), [ask.default()], after(6, hidden), Stream.seeded(2), effort)
    assert found == Found(ask.default(), 0, 8, found.steps)
    assert judged[::2] == judged[1::2]
    assert len(set(judged)) > 1


# ---------------------------------------------------------------------- bounded and repeatable


def test_the_effort_is_a_limit() -> None:
    seen, outlook = Seen(duel(), 0), Outlook(heuristics, my_turn_again, lead)
    whole = look_ahead(seen, "pass", ["kick", "sword_stab"], outlook, Stream.seeded(1))
    assert whole.games == 8
    for steps in (1, 5, whole.steps // 2, whole.steps - 1):
        found = look_ahead(seen, "pass", ["kick", "sword_stab"], outlook, Stream.seeded(1), Effort(steps=steps))
        assert found.steps <= steps
        assert found.games < 8
        if not found.games:
            assert found.option == "pass"


def test_games_that_never_reach_the_boundary_are_cut_off() -> None:
    seen, outlook = Seen(duel(), 0), Outlook(heuristics, lambda game: False, lead)
    found = look_ahead(seen, "pass", ["kick"], outlook, Stream.seeded(1), Effort(length=3))
    assert found.steps <= 3 * 2 * 8


@pytest.mark.parametrize(("rules", "seats"), [(GLADIUS, 2), (FORUM, 3)])
def test_it_finds_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    rules: Rulebook[Any], seats: int
) -> None:
    """All ways of asking, and moves at any time: nothing that is found depends on what is hidden."""
    effort = Effort(rounds=((2, 9), (2, 2)), doubt=0)
    asked: set[str] = set()
    tried = deviations = 0
    for seed in range(3):
        match, stream = start(rules, seats, seed), Stream.seeded(seed)
        while not match.over:
            ask = stream.choice(match.waiting())
            if stream.chance(120) and not (isinstance(ask.options, Space) or len(ask.options) < 2):
                usual, *others = ask.options[:4]
                outlook = after(7, lambda game: sum(map(len, map(str, game.view.values()))))
                found = look_ahead(Seen(match, ask.seat), usual, others, outlook, Stream.seeded(seed), effort)
                world = match.imagine(ask.seat, stream)
                outlook = after(7, outlook.judge)
                again = look_ahead(Seen(world, ask.seat), usual, others, outlook, Stream.seeded(seed), effort)
                assert again == found
                asked.add(match.mode)
                tried += 1
                deviations += found.option != usual
            match.answer(ask.seat, pick(ask.options, stream))
    assert tried >= 20
    assert deviations > 0
    assert len(asked) == (3 if rules is FORUM else 1)


@pytest.mark.parametrize("acts", [False, True])
def test_imagined_games_are_played_to_their_end_in_every_mode(acts: bool) -> None:
    """Bots seal, wait on the floor and, where that is wanted, move at any time."""
    modes: set[str] = set()
    moved = 0
    for seed in range(6):
        stream = Stream.seeded(seed)
        game = Seen(start(FORUM, 4, seed), 1).imagine(stream, keep=False, log=True)
        rollout = Rollout(game, lively(game, None, stream), stream, acts=acts)
        while not game.over:
            modes.add(game.mode)
            rollout.step()
        assert max(game.score()) > 0
        moved += sum(event[0] in ("offer", "give") for event in game.seen(1).events())
    assert modes == {"one", "sealed", "any"}
    assert (moved > 0) is acts
