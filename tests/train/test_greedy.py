"""The greedy bot of the batch chooses what that of the engine chooses, in recorded games, question by question."""

from __future__ import annotations

from typing import Any, cast

import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from munera.bots.bot import Seen
from munera.bots.gladius import Greedy
from munera.games.gladius.duel import PASS
from munera.games.gladius.rulebook import BOOK
from munera.kernel import Stream, start
from munera.lab import batch
from munera.lab.batch.lineup import slots
from munera.lab.batch.position import read
from munera.lab.train.greedy import greedy_card, liked_cards
from tests.batch.compiling import compiled
from tests.batch.recorded import OPTIONS, Game
from tests.batch.test_engine import Script
from tests.counts import times
from tests.train.test_features import recorded


def questions(seed: str, game: Game) -> list[tuple[int, set[str]]]:
    """Whom a game asks, and what the bot of the engine answers, in whichever order it had drawn its cards."""
    match, found = start(BOOK, 2, seed, game.variant), []
    for question in game.questions:
        (ask,) = match.waiting()
        options = list(cast("tuple[str, ...]", ask.options))
        answers, cards = set(), [option for option in options if option != PASS]
        for first in range(max(1, len(cards))):
            turned = [*(option for option in options if option == PASS), *cards[first:], *cards[:first]]
            bot = Greedy(Stream.seeded(0))
            answers.add(str(bot.choose(Seen(match, ask.seat), cast("Any", Reordered(ask, tuple(turned))))))
        found.append((ask.seat, answers))
        match.answer(ask.seat, OPTIONS[question.answer])
    return found


class Reordered:
    """A question whose options come in another order."""

    def __init__(self, ask: Any, options: tuple[str, ...]) -> None:
        self.kind, self.options, self.seat = ask.kind, options, ask.seat


@compiled
def liked(duels: batch.Duels, state: Array, words: Array) -> tuple[Array, Array, Array]:
    f, p = duels.facts, read(tuple(state))
    return liked_cards(f, p), greedy_card(f, p, words), batch.asked_seat(duels, state)


@pytest.mark.parametrize("series", range(times(1, 12)))
def test_it_likes_what_the_greedy_bot_of_the_engine_likes(series: int) -> None:
    games = recorded(series)
    asked = [questions(seed, game) for seed, game in games]
    slot = [slots(game.variant["fighter_1"], game.variant["fighter_2"]) for _, game in games]
    script = Script([game for _, game in games])
    duels = batch.lineup([game.variant for _, game in games])
    begun: Any = np.array([game.starter << 31 for _, game in games], np.uint32)
    state, step = compiled(batch.init)(duels, begun), compiled(batch.step)
    lanes, at, ties, one_of_several = jnp.arange(len(games), dtype=jnp.uint32), [0] * len(games), 0, set()
    steps = 0
    while any(place < len(questions) for place, questions in zip(at, asked, strict=True)):
        words = batch.random_words(lanes, jnp.uint32(steps), jnp.uint32(5))
        sets, cards, seats = (np.asarray(row) for row in liked(duels, state, words))
        action = np.zeros(len(games), np.int32)
        for lane in np.flatnonzero(seats < 2):
            seat, answers = asked[lane][at[lane]]
            assert seat == seats[lane]
            wanted = sum(1 << slot[lane][card] for card in answers if card != PASS)
            assert sets[lane] == wanted, (games[lane][1].variant, answers)
            assert (cards[lane] & sets[lane]) == cards[lane]
            assert bool(cards[lane]) == bool(sets[lane])
            if len(answers) > 1:
                ties += 1
                one_of_several.add((wanted, int(cards[lane])))
            action[lane] = games[lane][1].questions[at[lane]].answer
            at[lane] += 1
        before = read(tuple(np.asarray(state)))
        state = step(duels, state, action, script.chance_of(np.asarray(before.turns, int)))
        script.draws += read(tuple(np.asarray(state))).left != before.left
        steps += 1
    assert sum(at) > 1_000
    assert ties > 50
    assert len(one_of_several) > len({several for several, _ in one_of_several}), "any of them is chosen"
