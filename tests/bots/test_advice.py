"""Suggestions say why in one sentence, in every language, and are whole where a choice is asked for in pieces."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from munera import bots
from munera.bots.advice import suggest
from munera.bots.bot import WAIT, Reason
from munera.games import book
from munera.kernel import Match, Option, Space, Stream, start
from munera.testing.spartacus import ATTACK, duel
from munera.words import LANGUAGES, Words
from tests.counts import times

GAMES: list[tuple[str, int, dict[str, Option]]] = [
    ("gladius", 2, {}),
    ("school", 3, {"turns": "8", "pairing": "arranged"}),
    ("for_glory", 2, {}),
    ("spartacus", 4, {"type": "quick", "rounds": 2}),
    ("serpents", 5, {"type": "quick", "rounds": 2}),
]
WORDS = [Words(lang, strict=True) for lang in LANGUAGES]
SAME = {words.lang: words.text("common-advice-any") for words in WORDS}
EQUAL = {"for_glory": {"where"}}  # here the bot draws lots, and says so


def sentences(match: Match[Any], reason: Reason) -> list[str]:
    return [words.advice(match.book, reason.key, reason.facts) for words in WORDS]


def played(game: str, seats: int, seed: int, options: dict[str, Option]) -> Counter[str]:
    """Let the best bots play, each asked why at every question; which kinds of question it had a reason for."""
    stream, match = Stream.seeded(f"{game}{seed}"), start(book(game), seats, seed, options)
    best = [bots.make(bots.usual(game), game, Stream.seeded(f"{seed}/{seat}")) for seat in match.seats]
    explained: Counter[str] = Counter()
    while not match.over:
        ask = stream.choice(match.waiting())
        option, then, reason = suggest(match, best[ask.seat], ask, stream)
        assert then == () or ask.kind in match.book.piecemeal
        if isinstance(ask.options, Space) or len(ask.options) > 1:
            texts = sentences(match, reason)
            for words, text in zip(WORDS, texts, strict=True):
                assert text.endswith((".", "!")), (ask.kind, option, text)
                if ask.kind not in EQUAL.get(game, ()):
                    assert text != SAME[words.lang], f"{game}: no reason for {ask.kind} ({option})"
            explained[ask.kind] += 1
        match.answer(ask.seat, ask.default() if option == WAIT else option)
    return explained


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[one[0] for one in GAMES])
def test_every_suggestion_has_a_reason(game: str, seats: int, options: dict[str, Option]) -> None:
    explained = sum((played(game, seats, seed, options) for seed in range(times(1, 20))), Counter())
    assert len(explained) > 2


def test_all_the_dice_that_a_wound_costs_are_suggested_at_once() -> None:
    m = duel("gl-varro", "gl-celt-warrior", dice=[6, 6, 6, 1, 1, 1])
    m.answer(ATTACK)
    (ask,) = m.match.waiting()
    assert ask.kind == "surrender"
    assert ask.about == ("gl-celt-warrior", 3)
    option, then, reason = suggest(
        m.match, bots.make("heuristic", "spartacus", Stream.seeded("a")), ask, Stream.seeded("b")
    )
    assert reason.key == "surrender"
    for pool in (option, *then):
        assert m.kind == "surrender"
        m.answer(pool)
    assert m.kind != "surrender"
