"""The batch plays what the engine plays: recorded games, fed with their answers and chance. It leaks nothing."""

from __future__ import annotations

import sys
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array
from numpy.typing import NDArray

from munera.games.gladius.cards import STYLES
from munera.lab import batch
from munera.lab.batch.bits import copies
from munera.lab.batch.lineup import slots
from munera.lab.batch.position import OVER, Position, read, write
from munera.lab.batch.titles import slot_finder
from tests.batch.compiling import compiled
from tests.batch.recorded import CHANCE, NUMBERS, OPTIONS, TITLES, Game, alike, record_game
from tests.batch.redealing import redealt
from tests.counts import times

RANDOM, CAREFUL, MIXED = (0, 1), (), (1,)
LEVELS = ((2, 1, 2, 1, 1), (0, 3, 0, 0, 2), (9, 9, 9, 9, 9), (1, 0, 4, 2, 0), (0, 9, 0, 0, 0), (3, 3, 3, 3, 3))
LEAKS_EVERY = 37  # steps
NOT_ROLLED = dict.fromkeys(CHANCE, 9) | {"late": 1}
PASS_ALONE = np.arange(len(OPTIONS)) == 0
STARTS = ("roll", "random", "weaker", "one", "two")


def recorded(series: int) -> list[Game]:
    """Games of all pairings: plain, with stats, and with other limits, starts and fighters who tire."""
    games = []
    for number, (one, two) in enumerate((one, two) for one in STYLES for two in STYLES):
        plain = {"fighter_1": one, "fighter_2": two, "start": STARTS[number % 5]}
        levels = {"stats_1": LEVELS[number % 6], "stats_2": LEVELS[number // 6]}
        short = {"turn_limit": (1, 9, 40, 300)[number % 4], "brisk": number % 3 > 0}
        kinds: list[tuple[dict[str, Any], tuple[int, ...]]] = [
            *((plain, seats) for seats in (RANDOM,) * 4 + (CAREFUL,) * 3 + (MIXED,)),
            *((plain | levels, seats) for seats in (RANDOM, RANDOM, CAREFUL)),
            (plain | levels | short, RANDOM),
            (plain | short, CAREFUL),
        ]
        games += [record_game(kind, f"{series}/{number}/{i}", seats) for i, (kind, seats) in enumerate(kinds)]
    return games


def seen_by(duels: batch.Duels, state: Array, seat: int) -> Array:
    """What the view of a seat tells, from the state of a batch: as `recorded.seen_in` does."""
    f, p = duels.facts, read(tuple(state))
    full = [jnp.full_like(p.table, 10) + f.level(side, 2) for side in (0, 1)]
    starter = jnp.where(p.turns % 2 == 1, p.active, 1 - p.active)
    cards = p.cards[seat]
    numbers = [p.turns, f.setting("limit"), p.active, p.left, starter, jnp.where(cards > 5, cards - 5, 0)]
    numbers.append(f.setting("tires_after"))
    for side in (0, 1):
        numbers += [p.hp[side], full[side], p.cards[side], p.bound[side]]
    assert len(numbers) == len(NUMBERS)
    slot = slot_finder(f)(np.arange(len(TITLES), dtype=np.uint32)[:, None])
    heaps = (p.hands[seat], p.known[1 - seat], p.discard, (p.table,))
    return jnp.concatenate([jnp.stack(numbers), *(copies(heap, slot) for heap in heaps)])


@compiled
def look(duels: batch.Duels, state: Array) -> dict[str, Array]:
    """All that is compared."""
    p = read(tuple(state))
    return {
        "asked": batch.asked_seat(duels, state),
        "mask": batch.mask(duels, state),
        "views": jnp.stack([seen_by(duels, state, seat) for seat in (0, 1)]),
        "observations": jnp.stack([batch.observe(duels, state, seat) for seat in (0, 1)]),
        "advice": batch.heuristic(duels, state),
        "turns": p.turns,
        "left": p.left,
        "over": p.phase == OVER,
        "winner": batch.settle(duels, state, p.table)[1].winner,
        "hp": jnp.stack(p.hp),
    }


class Script:
    """What is fed to a batch, lane by lane: the answers, and what chance did."""

    def __init__(self, games: list[Game]) -> None:
        self.lanes = np.arange(len(games))
        most = 2 + max(game.turns for game in games)
        # Where the engine rolled nothing, a batch that looks at the dice shall go wrong.
        self.chance = {what: np.full((len(games), most), NOT_ROLLED[what], np.uint32) for what in CHANCE}
        self.drawn = np.zeros((len(games), 1 + max(len(game.drawn) for game in games)), np.uint32)
        for lane, game in enumerate(games):
            slot = slots(game.variant["fighter_1"], game.variant["fighter_2"])
            self.drawn[lane, : len(game.drawn)] = [1 << slot[card] for card in game.drawn]
            for what, by_turn in game.chance.items():
                self.chance[what][lane, list(by_turn)] = list(by_turn.values())
        self.draws = np.zeros(len(games), int)

    def chance_of(self, turns: NDArray[Any]) -> batch.KnownChance:
        """What chance does in this step: it belongs to a turn, and Skill to the one that begins."""
        now: Any = {what: self.chance[what][self.lanes, turns + (what == "skill")] for what in CHANCE}
        card: Any = self.drawn[self.lanes, self.draws]
        return batch.KnownChance(card, now["strength"], now["skill"], now["prowess"], now["reflexes"], now["late"])


def same_games(games: list[Game]) -> int:
    """Play the games in a batch, comparing at every question; return how many these were."""
    duels = batch.lineup([game.variant for game in games])
    script = Script(games)
    begin = np.cumsum([0, *(len(game.questions) for game in games)])[:-1]
    questions = [question for game in games for question in game.questions]
    views = np.stack([question.views for question in questions])
    observations = np.stack([question.observations for question in questions])
    seats = np.array([question.seat for question in questions])
    answers = np.array([question.answer for question in questions], np.int32)
    masks = np.zeros((len(questions), len(OPTIONS)), bool)
    for number, question in enumerate(questions):
        masks[number, question.options] = True
    step = compiled(batch.step)
    state = compiled(batch.init)(duels, np.array([game.starter << 31 for game in games], np.uint32))
    asked, steps, worlds = np.zeros(len(games), int), 0, 0
    now = {name: np.asarray(value) for name, value in look(duels, state).items()}
    while not now["over"].all():
        lanes = np.flatnonzero(now["asked"] < 2)
        rows = (begin + asked)[lanes]
        np.testing.assert_array_equal(now["asked"][lanes], seats[rows])
        np.testing.assert_array_equal(now["mask"][:, lanes].T, masks[rows])
        assert (now["mask"][:, now["asked"] == 2].T == PASS_ALONE).all(), "without a question, to pass is all"
        np.testing.assert_array_equal(now["views"][:, :, lanes].transpose(2, 0, 1), views[rows])
        difference = np.abs(now["observations"][:, :, lanes].transpose(2, 0, 1) - observations[rows])
        assert difference.max(initial=0) <= 1e-6
        for lane, row in zip(lanes, rows, strict=True):
            chosen, advice = OPTIONS[now["advice"][lane]], questions[row].advice
            assert chosen == advice or alike(chosen, advice), (games[lane].variant, advice, chosen)
        if steps % LEAKS_EVERY == 0:
            worlds += leaks_nothing(duels, state, now)
        steps += 1
        action = np.zeros(len(games), np.int32)
        action[lanes] = answers[rows]
        asked[lanes] += 1
        state = step(duels, state, action, script.chance_of(now["turns"]))
        before, now = now, {name: np.asarray(value) for name, value in look(duels, state).items()}
        script.draws += now["left"] != before["left"]
    assert worlds > 10 * len(games), "there was something to hide"
    assert list(asked) == [len(game.questions) for game in games], "every question came"
    assert list(script.draws) == [len(game.drawn) for game in games], "every card was drawn"
    assert list(now["winner"]) == [game.winner for game in games]
    assert list(now["turns"]) == [game.turns for game in games]
    ended = ["hit_points" if 0 in points else "points" for points in now["hp"].T]
    assert ended == [game.ending for game in games]
    return len(questions)


def leaks_nothing(duels: batch.Duels, state: Array, now: dict[str, NDArray[Any]]) -> int:
    """The leak law: what a seat cannot know changes neither what it sees nor what it may choose.

    Return in how many worlds something else was hidden.
    """
    rng, p, hidden = np.random.default_rng(1), read(tuple(np.asarray(state))), 0
    for seat in (0, 1):
        other = together(redealt(p, seat, rng))
        changed = (np.asarray(other) != np.asarray(state)).any(0)
        hidden += int(changed.sum())
        then = {name: np.asarray(value) for name, value in look(duels, other).items()}
        np.testing.assert_array_equal(then["asked"], now["asked"])
        mine = now["asked"] == seat
        for name in ("views", "observations"):
            np.testing.assert_array_equal(then[name][seat], now[name][seat])
        np.testing.assert_array_equal(then["mask"][:, mine], now["mask"][:, mine])
        np.testing.assert_array_equal(then["advice"][mine], now["advice"][mine])
    return hidden


@compiled
def together(p: Position) -> Array:
    return jnp.stack(write(p))


@pytest.mark.parametrize("series", range(times(1, 8)))
def test_recorded_games_are_the_same_question_by_question(series: int) -> None:
    games = recorded(series)
    with_stats = [game for game in games if "stats_1" in game.variant]
    plain = [game for game in games if "stats_1" not in game.variant]
    questions = same_games(plain), same_games(with_stats)
    said = f"{len(games)} games, {sum(questions):,} questions; with stats {len(with_stats)} and {questions[1]:,}"
    sys.stdout.write(f"replayed: {said}\n")  # pytest -s shows it
    assert len(games) >= 400
    assert len(with_stats) >= 100
    assert sum(questions) >= 50_000
