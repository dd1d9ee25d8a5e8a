"""The champion looks at the same numbers in the engine as in the batch in which it was trained."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from munera.bots.bot import Seen
from munera.bots.duellist.features import FIELDS, SIZE, classes_of, features
from munera.bots.gladius import Reading, answer
from munera.games.gladius.cards import STYLES
from munera.games.gladius.rulebook import BOOK
from munera.kernel import start
from munera.lab import batch
from munera.lab.batch.position import read
from munera.lab.train.features import class_sets, look
from tests.batch.compiling import compiled
from tests.batch.recorded import OPTIONS, Game, record_game
from tests.batch.test_engine import Script
from tests.counts import times

LEVELS = ((2, 1, 2, 1, 1), (0, 3, 0, 0, 2), (9, 9, 9, 9, 9))
Row = tuple[int, list[int], set[int], int]  # the seat, the features, the answers, the advised one


PAIRINGS = tuple((one, two) for one in STYLES for two in STYLES)


def recorded(series: int) -> list[tuple[str, Game]]:
    found = []
    for number, (one, two) in enumerate(PAIRINGS[series % 3 :: 3]):
        variant: dict[str, Any] = {"fighter_1": one, "fighter_2": two, "turn_limit": (200, 40)[number % 3 == 0]}
        if number % 2:
            variant |= {
                "stats_1": LEVELS[number % 3],
                "stats_2": LEVELS[number // 2 % 3],
                "brisk": number % 3 == 0,
            }
        seed = f"{series}/{number}"
        found.append((seed, record_game(variant, seed, ((0, 1), (1,))[number % 2])))
    return found


def rows_of(seed: str, game: Game) -> list[Row]:
    """What the champion is told at each question of a game, by its own features."""
    match, found = start(BOOK, 2, seed, game.variant), []
    for question in game.questions:
        (ask,) = match.waiting()
        reading = Reading(Seen(match, ask.seat))
        classes = {"pass": -1} | classes_of(reading.me["style"], reading.foe["style"])
        options: Any = ask.options
        advised = answer(reading, ask) if len(options) > 1 else options[0]
        row = features(reading, ask.kind, 1 + classes[advised])
        found.append((ask.seat, row, {1 + classes[option] for option in options}, 1 + classes[advised]))
        match.answer(ask.seat, OPTIONS[question.answer])
    return found


@compiled
def shown(duels: batch.Duels, state: jax.Array) -> Any:
    return look(duels, class_sets(duels), tuple(state)), batch.asked_seat(duels, state)


def test_features_are_those_of_the_batch() -> None:
    for series in range(times(1, 12)):
        games = recorded(series)
        rows = [rows_of(seed, game) for seed, game in games]
        script = Script([game for _, game in games])
        duels = batch.lineup([game.variant for _, game in games])
        begun: Any = np.array([game.starter << 31 for _, game in games], np.uint32)
        state, step = compiled(batch.init)(duels, begun), compiled(batch.step)
        at, questions = [0] * len(games), 0
        names = [field.name for field in FIELDS for _ in range(field.size)]
        while any(place < len(game.questions) for place, (_, game) in zip(at, games, strict=True)):
            seen, asked = shown(duels, state)
            found, mask, advice = np.asarray(seen.features), np.asarray(seen.mask), np.asarray(seen.advice)
            action = np.zeros(len(games), np.int32)
            for lane in np.flatnonzero(np.asarray(asked) < 2):
                seat, row, answers, advised = rows[lane][at[lane]]
                assert seat == asked[lane]
                wrong = [(names[i], row[i], found[i, lane]) for i in range(SIZE) if row[i] != found[i, lane]]
                assert wrong == []
                assert set(np.flatnonzero(mask[:, lane])) == answers
                assert advice[lane] == advised
                action[lane] = games[lane][1].questions[at[lane]].answer
                at[lane] += 1
                questions += 1
            before = read(tuple(np.asarray(state)))
            state = step(duels, state, action, script.chance_of(np.asarray(before.turns, int)))
            script.draws += read(tuple(np.asarray(state))).left != before.left
        assert questions > 1_000
