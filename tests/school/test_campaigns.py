"""Whole campaigns by random players: they end, nobody is in debt, nobody is lost, and records tell them again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munera.games.school.state import School
from munera.kernel import Illegal, Match, Option, Stream, record, replay, resume, save, start
from munera.kernel.random_play import RandomPlayer
from munera.testing.school import BOOK
from tests.counts import times
from tests.properties import same_examples

pytestmark = pytest.mark.slow  # whole campaigns

FATES = {"alive", "dead", "retired", "released", "unsold"}

seats = st.integers(2, 6)
seeds = st.integers(0, 10**9)
options = st.fixed_dictionaries(
    {
        "turns": st.just("8"),
        "slaves": st.sampled_from(["ready_made", "rolled"]),
        "pairing": st.sampled_from(["random", "arranged"]),
        "first_blood": st.booleans(),
        "beasts": st.sampled_from(["purse", "fight"]),
        "bouts": st.sampled_from(["owners", "automatic"]),
    }
)


def everybody_is_somewhere(s: School) -> None:
    """In a school, for sale, or gone; and whoever is in the arena is alive and of a school that plays."""
    assert min(s.gold) >= 0
    assert sorted(s.people) == list(range(1, s.last_id + 1))
    for g in s.people.values():
        assert g.fate in FATES
        assert min(g.stats) >= 0
        assert g.full_hp() >= 6
        for_sale = g.id in (*s.lots, *s.unsold)
        assert for_sale == (g.owner < 0 and g.fate == "alive")
    for id in (*s.unpaired, *s.animals, *s.fighters, *(id for pair in s.pairs for id in pair)):
        assert s.people[id].fate == "alive"
        assert s.people[id].owner in s.active_schools
    arena = [*s.unpaired, *s.animals, *s.fighters, *(id for pair in s.pairs for id in pair)]
    assert len(arena) == len(set(arena))
    for one, two in s.pairs:
        assert s.people[one].owner != s.people[two].owner
    BOOK.totals(s)


@settings(same_examples, max_examples=times(12, 25))
@given(seats=seats, seed=seeds, options=options)
def test_a_random_campaign_ends_and_can_be_told_again(seats: int, seed: int, options: dict[str, Option]) -> None:
    match = start(BOOK, seats, seed, options)
    player = RandomPlayer(Stream.seeded(seed))
    while not match.over:
        assert 1 <= match.state.turn <= 8
        if match.state.phase == "none" or not match.state.fighters:
            everybody_is_somewhere(match.state)
        player.step(match)
    assert match.state.turn == 8
    assert len([event for event in match.log or () if event[0] == "new_turn"]) == 8
    assert BOOK.winners(match.state) == tuple(
        seat for seat, score in enumerate(BOOK.score(match.state)) if score == max(BOOK.score(match.state))
    )
    again = replay(BOOK, record(match))
    assert again.state.dump() == match.state.dump()
    assert again.log == match.log


@pytest.mark.rule("GS-ARENA-3")
@settings(same_examples, max_examples=10)
@given(seats=seats, seed=seeds, options=options)
def test_nobody_is_in_two_bouts_of_a_turn_or_meets_their_own(
    seats: int, seed: int, options: dict[str, Option]
) -> None:
    match = start(BOOK, seats, seed, options)
    player = RandomPlayer(Stream.seeded(seed))
    while not match.over:
        player.step(match)
    busy: list[Option] = []
    for kind, facts, *_ in match.log or ():
        if kind == "new_turn":
            busy = []
        elif kind in ("enters", "animals", "beast"):
            men = facts if kind == "enters" else facts[:1]
            assert not set(men) & set(busy)
            busy += men


@pytest.mark.rule("GS-46")
@settings(same_examples, max_examples=times(12, 25))
@given(seats=st.integers(3, 6), seed=seeds, options=options)
def test_schools_give_up_at_any_moment(seats: int, seed: int, options: dict[str, Option]) -> None:
    """Whoever leaves is asked nothing any more, and the others play on to an end that can be told again."""
    match = start(BOOK, seats, seed, options)
    stream = Stream.seeded(seed)
    player = RandomPlayer(stream)
    while not match.over:
        if stream.below(150) == 0:
            seat = stream.below(seats)
            if seat in match.state.conceded:
                with pytest.raises(Illegal, match="cannot_concede"):
                    match.concede(seat)
            else:
                match.concede(seat)
        else:
            player.step(match)
        assert not set(match.state.conceded) & {ask.seat for ask in match.pending}
        assert all(not match.state.roster(seat) for seat in match.state.conceded)
        everybody_is_somewhere(match.state)
    assert set(BOOK.winners(match.state)) <= set(match.state.active_schools)
    assert replay(BOOK, record(match)).state.dump() == match.state.dump()


@settings(same_examples, max_examples=6)
@given(seats=seats, seed=seeds, options=options)
def test_a_campaign_goes_on_from_a_save(seats: int, seed: int, options: dict[str, Option]) -> None:
    match: Match[School] = start(BOOK, seats, seed, options)
    player = RandomPlayer(Stream.seeded(seed))
    for number in range(400):
        if match.over:
            break
        if number % 80 == 79:
            twin = resume(BOOK, save(match))
            assert twin.state.dump() == match.state.dump()
            assert [(ask.seat, ask.kind) for ask in twin.pending] == [
                (ask.seat, ask.kind) for ask in match.pending
            ]
            match = twin
        player.step(match)
