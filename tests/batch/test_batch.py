"""What the batch refuses, how it answers nonsense, and that its kernel plays the same."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from munera.games.gladius.rulebook import BOOK
from munera.kernel import BadVariant
from munera.lab import batch
from munera.lab.batch.bits import nth, ones
from munera.lab.batch.chance import Sampled
from munera.lab.batch.lineup import SETUP
from munera.lab.batch.position import read
from munera.lab.batch.rollouts import BLOCK, fused_advance, fused_rollout
from tests.batch.compiling import compiled
from tests.batch.engine_counts import variants
from tests.without import python


@pytest.mark.parametrize(
    ("variant", "why"),
    [
        ({"fighter_2": "lion"}, "not against a lion"),
        ({"difficulty": "hard"}, "option of the solo game"),
        ({"mini_attack": 2}, "option of the solo game"),
        ({"stats_1": (0, 0, 0, 0, 10)}, "stats_1"),
        ({"turn_limit": 20_000}, "turn_limit"),
        ({"sudden_death": True}, "sudden_death"),
    ],
)
def test_what_it_does_not_play_is_refused(variant: dict[str, Any], why: str) -> None:
    with pytest.raises(BadVariant, match=why):
        batch.lineup([{}, variant])


def test_numbers_that_do_not_fit_into_a_word_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SETUP, "limit", (0, 8))
    assert batch.lineup([{"turn_limit": 255}]).lanes == 1
    with pytest.raises(batch.Unsupported, match="limit cannot be 256"):
        batch.lineup([{}, {"turn_limit": 256}])


def test_solo_games_and_nothing_at_all_are_refused() -> None:
    with pytest.raises(batch.Unsupported, match="two seats, not games of 1"):
        batch.lineup([{}], seats=1)
    with pytest.raises(batch.Unsupported, match="at least one"):
        batch.lineup([])


def test_every_other_option_is_played() -> None:
    for name, setting in BOOK.settings.items():
        if not setting.when:
            values = [value for value in setting.samples() if value not in ("lion", "tiger", "bear")]
            assert batch.lineup([{name: value} for value in values]).lanes == len(values)


def test_a_missing_extra_is_named_with_its_command() -> None:
    done = python("import munera.lab.batch", "jax", "jaxlib")
    assert "ExtraMissing: this needs the extra 'batch' (jax is missing)" in done.stderr
    assert 'python -m pip install "munera[batch]"' in done.stderr


def test_bits_are_found_by_their_number() -> None:
    rng = np.random.default_rng(1)
    bits = rng.integers(1, 2**32, 500, dtype=np.uint32)
    numbers = np.array([rng.integers(int(word).bit_count()) for word in bits], np.uint32)
    wanted = [
        [place for place in range(32) if int(word) >> place & 1][n] for word, n in zip(bits, numbers, strict=True)
    ]
    assert list(np.asarray(compiled(nth)(bits, numbers))) == [1 << place for place in wanted]
    assert list(np.asarray(compiled(ones)(bits))) == [int(word).bit_count() for word in bits]


def test_dice_and_cards_fall_as_they_should() -> None:
    """Of 65,536 tries: nine dice show one and a half ones on average, and every card is drawn by its share."""
    words = batch.random_words(jnp.arange(65_536, dtype=jnp.uint32), jnp.uint32(3), jnp.uint32(4))
    level = jnp.full_like(words, 9)
    hits = np.asarray(compiled(lambda words: Sampled(words).successes(1, level))(words))
    assert abs(hits.mean() - 1.5) < 4 * np.sqrt(9 * 5 / 36 / 65_536)
    assert abs(hits.var() - 1.25) < 0.05
    deck = tuple(jnp.full_like(words, plane) for plane in (0b1011, 0b0110, 0b1000))  # 1, 3, 2 and 5 of four titles
    drawn = np.asarray(compiled(lambda words: Sampled(words).card(deck, jnp.full_like(words, 11)))(words))
    for slot, copies in enumerate((1, 3, 2, 5)):
        share = copies / 11
        assert abs((drawn == 1 << slot).mean() - share) < 4 * np.sqrt(share * (1 - share) / 65_536)


def test_where_dice_or_a_lot_decide_each_begins_half_of_the_bouts() -> None:
    starts = ("roll", "random", "one", "two")
    duels = batch.lineup([{"fighter_1": "samnite", "start": start} for start in starts], 65_536)
    words = batch.random_words(jnp.arange(65_536, dtype=jnp.uint32), jnp.uint32(5), jnp.uint32(6))
    begins = np.asarray(read(tuple(compiled(batch.init)(duels, words))).active).reshape(-1, len(starts))
    by_lot, second = begins.mean(0)[:2], begins.mean(0)[2:]
    assert (np.abs(by_lot - 1 / 2) < 4 * np.sqrt(1 / 4 / len(begins))).all()
    assert list(second) == [0, 1]


def test_the_kernels_do_what_the_functions_do() -> None:
    """And an answer that is no option counts as to pass, or as some discard."""
    duels = batch.lineup(variants("brisk"), BLOCK)
    lanes, seed, steps = jnp.arange(BLOCK, dtype=jnp.uint32), jnp.uint32(9), 150
    state = begun = compiled(batch.init)(duels, batch.random_words(lanes, seed, seed))
    advance = compiled(partial(batch.advance, dtype=jnp.bfloat16))
    fused = compiled(partial(fused_advance, dtype=jnp.bfloat16, interpret=True))
    random_actions, random_words = compiled(batch.random_actions), compiled(batch.random_words)
    rng, bouts = np.random.default_rng(3), 0
    options = np.zeros((37, BLOCK), np.uint8)
    options[0] = 1
    for time in range(steps):
        words = random_words(lanes, jnp.uint32(time), seed)
        action, _ = random_actions(duels, state, words)
        seen = advance(duels, state, action, words)
        if time % 10 == 0:
            assert_same(seen, fused(duels, state, action, words))
            given = rng.integers(37, size=BLOCK, dtype=np.int32)
            passes = np.where(options[given, np.arange(BLOCK)], given, 0).astype(np.int32)
            assert_same(advance(duels, state, given, words), advance(duels, state, passes, words))
        state, options = seen.state, np.asarray(seen.mask)
        bouts += int(seen.outcome.over.sum())
    rollout = compiled(partial(fused_rollout, interpret=True), static_argnames="steps")
    after, counted = rollout(duels, begun, steps=steps, seed=seed, time=jnp.uint32(0))
    np.testing.assert_array_equal(after, state)
    assert int(counted.bouts.sum()) == bouts > BLOCK // 2
    exact = np.asarray(compiled(batch.observe)(duels, state))
    np.testing.assert_array_equal(np.asarray(seen.observation, np.float32), exact)


def assert_same(one: batch.Seen, other: batch.Seen) -> None:
    for a, b in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True):
        assert (np.asarray(a) == np.asarray(b)).all()


def test_both_kernels_can_be_compiled_for_a_gpu() -> None:
    """As far as they can without one: Triton knows everything that they do, with stats as well."""
    duels = batch.lineup(variants("stats"), BLOCK)
    words = jnp.zeros(BLOCK, jnp.uint32)
    state = compiled(batch.init)(duels, words)
    for kernel in (
        lambda duels, state: fused_rollout(duels, state, 9, words[0], words[0]),
        lambda duels, state: fused_advance(duels, state, words, words, jnp.bfloat16),
    ):
        lowered = jax.jit(kernel).trace(duels, state).lower(lowering_platforms=("cuda",))
        assert "triton" in lowered.as_text()


def test_a_kernel_takes_whole_blocks() -> None:
    duels = batch.lineup([{}], lanes=100)
    with pytest.raises(ValueError, match="by the 128, not 100"):
        batch.rollout(duels, jnp.zeros((25, 100), jnp.uint32), 1, 1, fused=True)
