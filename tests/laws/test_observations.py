"""Observations of all games: described, as long as described, of a known version, and without secrets.

That nothing hidden gets into it is a law (`munera.kernel.laws.observing`), and part of the leak law; here the law
is shown to see it when a game reads what it must not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from munera.games import books
from munera.kernel import Illegal, Rulebook, Space, Stream, pick
from munera.kernel.laws import Broken, Case, observed, short
from munera.kernel.observation import Field, Observation
from munera.kernel.spelling import code_of
from tests.counts import times

BOOKS = {game: book for game, book in books().items() if book.observation is not None}
OURS = ("gladius", "school", "for_glory", "spartacus", "serpents")
LONGEST_NAME = 40

# If this fails, what was learnt from the old rows means something else in the new ones: raise the `version` of the
# game's observation, write the new digest here, run `python -m tools.observations`, and say so in CHANGELOG.md.
VERSIONS = {
    "gladius": (1, "ed54f2634dde633c"),
    "school": (1, "b345c1da579538d9"),
    "for_glory": (1, "517509edd886b5b6"),
    "spartacus": (1, "7798a32bea72b1fb"),
    "serpents": (1, "3cc822f2faa68980"),
}


def observation_of(book: Rulebook[Any]) -> Observation[Any]:
    assert book.observation is not None
    return book.observation


def smallest(book: Rulebook[Any]) -> Case:
    """The smallest table of a whole game: two seats of Spartacus only fight."""
    return short(book, 3 if book.id in ("spartacus", "serpents") else 2)


@pytest.mark.parametrize("game", OURS)
def test_whatever_changes_the_rows_is_a_new_version(game: str) -> None:
    found = observation_of(BOOKS[game])
    assert (found.version, found.digest) == VERSIONS[game], "read what is said above VERSIONS"


@pytest.mark.parametrize("game", BOOKS)
def test_every_entry_is_described(game: str) -> None:
    for fields in (observation_of(BOOKS[game]).fields, observation_of(BOOKS[game]).option_fields):
        assert len({field.name for field in fields}) == len(fields), "a name is there once"
        for field in fields:
            assert field.meaning.endswith("."), field.name
            assert field.meaning[0].isupper(), field.name
            assert len(field.name) <= LONGEST_NAME, field.name
            assert len(set(field.entries)) == field.size, field.name
            assert field.size == 1 or all(field.entries), field.name
            assert math.log2(field.scale).is_integer(), "what is divided by a power of two is exact"


@pytest.mark.parametrize("game", OURS)
def test_rows_are_as_long_as_described_through_a_whole_game(game: str) -> None:
    book = BOOKS[game]
    match, stream = smallest(book).start(5, keep=False), Stream.seeded(5)
    size, option_size = observation_of(book).size, observation_of(book).option_size
    asked = 0
    while not match.over:
        ask = match.waiting()[0]
        option = pick(ask.options, stream)
        some = (option,) if isinstance(ask.options, Space) else ask.options[:3]
        rows = match.option_rows(ask.seat, some)
        row = match.observation(ask.seat)
        assert len(row) == size
        assert all(map(math.isfinite, row))
        assert all(len(one) == option_size and all(map(math.isfinite, one)) for one in rows)
        asked += 1
        match.answer(ask.seat, option)
    assert asked > 50
    for seat in match.seats:
        won = observation_of(book).named(match.observation(seat)).get("result[won]")
        assert game == "school" or won == (1.0 if seat in book.winners(match.state) else None)


JUNK: tuple[Any, ...] = (
    *(None, -1, 99, True, 1.5, 10**30, float("nan"), "x", "\0wait", b"x", object(), [1], {"a": 1}),
    *((), ("x",), (1, 2, 3), (((),),), ("offer", (0, 1, 2)), ("enter", 999, 0), ("attack",)),
)


@pytest.mark.parametrize("game", OURS)
def test_there_are_no_rows_of_what_is_not_offered(game: str) -> None:
    """Nobody asks by an option of their own about a card that lies face down, and no rule meets nonsense."""
    book = BOOKS[game]
    match, stream = smallest(book).start(7, keep=False), Stream.seeded(7)
    for step in range(60):
        ask, before = match.waiting()[0], match.sent(None)
        for one in [one for one in JUNK if one not in ask.options] if step % 6 == 0 else ():
            with pytest.raises(Illegal, match="not_an_option"):
                match.option_rows(ask.seat, [one])
            with pytest.raises(Illegal, match="not_a_move"):
                match.move_rows(ask.seat, [one])
        assert match.sent(None) == before
        match.answer(ask.seat, pick(ask.options, stream))
        if match.over:
            break


@pytest.mark.parametrize("game", BOOKS)
def test_no_two_words_of_a_game_have_the_same_number(game: str) -> None:
    words = [word for word in BOOKS[game].words if isinstance(word, str)]
    codes = {code_of(word) for word in words}
    assert len(codes) == len(set(words))
    assert all(0 < code < 1 for code in codes)


@pytest.mark.parametrize("game", OURS)
def test_nothing_hidden_is_in_the_rows_of_whole_games(game: str) -> None:
    """At the largest tables, where schemes, deals and promises are made: two seats of Spartacus only fight."""
    for seed in range(times(5, 60)):
        observed(short(BOOKS[game], BOOKS[game].seats[-1]), seed, False)


# ---------------------------------------------------------------------- a game that tells too much


def _other_hand(state: Any, seat: int) -> float:
    """A number that depends on what is in the hand of another seat."""
    return float(sum(map(len, state.hands[seat - 1]))) if len(state.hands) > seat else 0.0


def _hand_in_a_bout(state: Any, seat: int) -> float:
    return float(sum(map(len, state.hands[1 - state.owner.index(seat)]))) if seat in state.owner else 0.0


LEAKS: dict[str, Callable[[Any, int], float]] = {
    "gladius": _hand_in_a_bout,
    "school": _hand_in_a_bout,
    "for_glory": _other_hand,
    "spartacus": _other_hand,
    "serpents": _other_hand,
}


def first_number(fields: Sequence[Field]) -> int:
    """The first entry that may be any number."""
    places = [place for place, field in enumerate(fields) if not field.flag]
    return sum(field.size for field in fields[: places[0]])


def telling(book: Rulebook[Any], secret: Callable[[Any, int], float], of_options: bool) -> Rulebook[Any]:
    """The game with an observation that adds a secret to one entry of its rows."""
    found = observation_of(book)

    def observe(state: Any, seat: int, ask: Any) -> list[float]:
        row = found.observe(state, seat, ask)
        row[first_number(found.fields)] += secret(state, seat)
        return row

    def option_row(state: Any, seat: int, ask: Any, option: Any) -> list[float]:
        row = found.option_row(state, seat, ask, option)
        row[first_number(found.option_fields)] += secret(state, seat)
        return row

    broken = replace(found, option_row=option_row) if of_options else replace(found, observe=observe)
    made: Rulebook[Any] = type("Telling", (type(book),), {"observation": broken})()
    return made


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("of_options", [False, True], ids=["table", "options"])
def test_the_law_sees_what_is_read_from_another_hand(game: str, of_options: bool) -> None:
    case = smallest(telling(BOOKS[game], LEAKS[game], of_options))

    def play() -> None:
        for seed in range(6):
            observed(case, seed, thorough=game == "gladius")

    with pytest.raises(Broken, match="observed_hidden"):
        play()
