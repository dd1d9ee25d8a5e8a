"""Observations, what a seat knows as a row of numbers: how the kernel describes them and asks for them."""

from __future__ import annotations

import pytest

from munera.kernel import Illegal, Stream, start
from munera.kernel.observation import Field, Layout, add_words
from munera.kernel.spelling import code_of, write_words
from munera.testing.table import listed
from tests.kernel.forum import BOOK, ForumState
from tests.kernel.forum import Forum as Game


class Mute(Game):
    """A game without observations, as games of other packages may be."""

    observation = None  # type: ignore[assignment]


def test_fields_stand_one_after_another() -> None:
    inner, layout = Layout(), Layout()
    assert inner.flags("there", "It is there.") == 0
    assert inner.numbers("coins", "Its coins.", ("gold", "silver"), scale=8) == 1
    assert layout.block("one", "the first", inner) == 0
    assert layout.block("all", "summed up", inner, summed=True) == 3
    assert [field.name for field in layout.fields] == ["one.there", "one.coins", "all.there", "all.coins"]
    assert layout.size == 6
    assert layout.fields[0].flag
    assert not layout.fields[2].flag, "a sum of flags is a number"
    assert layout.fields[3].whose == "summed up"


def test_an_entry_fits_its_field_or_not() -> None:
    flag, number = Field("a", "A.", high=1.0, flag=True), Field("b", "B.", low=-1.0, high=2.0)
    assert flag.fits(0.0)
    assert flag.fits(1.0)
    assert not flag.fits(0.5)
    assert number.fits(-1.0)
    assert not number.fits(2.5)
    assert not number.fits(float("nan"))
    assert not Field("c", "C.").fits(float("inf"))


def test_words_are_written_as_codes_and_numbers_as_themselves() -> None:
    layout = Layout()
    begin = add_words(layout, 6)
    row = [0.0] * layout.size
    write_words(("give", 2, (0,)), row, begin, 6)
    assert row[:6] == [code_of("give"), 1.0, code_of("("), 1.0, code_of(")"), 0.0]
    assert row[6:] == [0.0, 2 / 16, 0.0, 0.0, 0.0, 0.0], "a 0 is told apart from nothing by the 1 among the words"


def test_two_answers_that_begin_with_the_same_words_have_two_rows() -> None:
    layout, rows = Layout(), list[list[float]]()
    begin = add_words(layout, 4)
    for option in ((1, 2, 3, 4), (1, 2, 3, 4, 5), (1, 2, 3, 4, 6), (1, 2, 3, "a", (4, 6))):
        rows.append([0.0] * layout.size)
        write_words(option, rows[-1], begin, 4)
    assert rows[0] == [1.0] * 4 + [1 / 16, 2 / 16, 3 / 16, 4 / 16]
    assert all(row[:3] == [1.0] * 3 and row[4:] == [1 / 16, 2 / 16, 3 / 16, 0.0] for row in rows[1:])
    assert len({row[3] for row in rows}) == 4
    assert all(0 < row[3] < 1 for row in rows[1:])


def test_only_seats_have_observations() -> None:
    match = start(BOOK, 3, 1)
    asked = match.pending[0].seat
    for nobody in (None, 3, -1, True, "0"):
        for ask in (match.observation, match.option_rows, lambda seat: match.move_rows(seat, ())):
            with pytest.raises(Illegal, match="not_a_seat"):
                ask(nobody)
    with pytest.raises(Illegal, match="not_asked"):
        match.option_rows((asked + 1) % 3)
    assert len(match.option_rows(asked)) == len(listed(match.pending[0]))
    described = BOOK.observation
    assert described is not None
    for seat in match.seats:
        assert described.named(match.observation(seat)).get("asked") == (1.0 if seat == asked else None)


def test_options_that_cannot_be_listed_must_be_named() -> None:
    match = start(BOOK, 3, 1)
    moves = BOOK.anytime(match.state, 0)
    some = [moves.sample(Stream.seeded(seed)) for seed in range(3)]
    assert len(match.move_rows(0, some)) == 3
    match.pending[0]._source = moves
    match.pending[0].refresh()
    with pytest.raises(TypeError, match="too many to list"):
        match.option_rows(match.pending[0].seat)
    assert len(match.option_rows(match.pending[0].seat, some)) == 3


def test_a_game_need_not_have_observations() -> None:
    match = start(Mute(), 3, 1)
    assert isinstance(match.state, ForumState)
    with pytest.raises(NotImplementedError, match="has no observation"):
        match.observation(0)
