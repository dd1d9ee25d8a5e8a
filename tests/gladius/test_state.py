"""The state of a bout is plain data: fresh, copied, saved, checked."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.gladius.cards import BEASTS, STYLES
from munera.games.gladius.duel import PASS, hit_phase, loses_attack
from munera.games.gladius.state import Duel
from munera.kernel import Stream, pick, record, replay, resume, save
from munera.testing.gladius import BOOK, Table, bout, duel, retiarius, secutor
from tests.properties import same_examples


def facts(state: Duel) -> dict[str, Any]:
    """Everything about a bout, as it is now: nothing is shared with the state."""
    return {name: deepcopy(getattr(state, name)) for name in Duel.fields()}


def test_an_empty_table() -> None:
    assert facts(Duel()) == {
        "styles": [],
        "stats": [],
        "owner": [0, 1],
        "mini": (0, 0),
        "start": "roll",
        "limit": 200,
        "tires_after": 0,
        "phase": "deal",
        "deck": [],
        "discard": [],
        "table": [],
        "hands": [[], []],
        "certain": [[], []],
        "hp": [0, 0],
        "bound": [False, False],
        "active": 0,
        "turns": 0,
        "winner": -1,
        "ending": "",
        "binder": ("", ""),
        "exchange": {},
        "past": ({}, {}),
    }
    assert facts(BOOK.blank()) == facts(Duel())
    with pytest.raises(AssertionError, match="two fighters"):
        BOOK.totals(BOOK.blank())


def test_the_seed_is_the_seed_of_the_bout() -> None:
    assert Duel(5).key == bout(seed=5).match.state.key != Duel(6).key
    assert Duel().key == Duel(0).key


def midway() -> Duel:
    """A table on which something lies everywhere."""
    m = duel(
        retiarius(hand=["kick", "leap"], hp=4),
        secutor(hand=["duck"], hp=3, cannot_attack=True),
        discard=["parry"],
        dice=[1],
    )
    m.match.state.certain = [["kick"], ["duck"]]
    m.attack("kick")
    m.match.state.certain = [["leap"], ["duck"]]
    return m.match.state


def test_a_copy_has_everything() -> None:
    state = midway()
    twin = state.copy()
    assert type(twin) is Duel
    assert facts(twin) == facts(state)
    assert (twin.key, twin.place, twin.loaded) == (state.key, state.place, state.loaded)
    assert twin.log is None


def test_a_copy_shares_nothing_that_changes() -> None:
    state = midway()
    before = facts(state)
    twin = state.copy()
    for zone in (twin.deck, twin.discard, twin.table, *twin.hands):
        zone.append("nonsense")
    twin.hands.append([])
    twin.exchange["attacker"] = 99
    assert facts(state) == before


def test_what_copies_share_is_replaced_and_never_changed() -> None:
    """Nothing that a fighter suffers reaches a copy that was made before: neither wounds, nets nor lost cards."""
    state = midway()
    twin = state.copy()
    before = {name: deepcopy(getattr(twin, name)) for name in Duel.kept}
    state.hands = [["leap", "leap"], ["duck"]]
    for side, card in ((0, "leap"), (1, "duck")):
        state.leave_hand(side, card)
        state.bind(side, "net")
        loses_attack(state, side)
        hit_phase(state, side, "kick", PASS)
    assert {name: getattr(twin, name) for name in Duel.kept} == before
    assert all(getattr(state, name) != before[name] for name in ("certain", "hp"))


def test_a_bout_that_is_over_has_no_next_segment() -> None:
    m = bout(turn_limit=1)
    m.passes()
    assert BOOK.segment(m.match.state) is None


def test_totals_find_what_must_never_be() -> None:
    assert BOOK.totals(midway()) == "whole"
    lost = midway()
    lost.deck.pop()
    with pytest.raises(AssertionError, match="deck"):
        BOOK.totals(lost)
    for side in (0, 1):
        twice = midway()
        twice.hands[side].append("kick")
        with pytest.raises(AssertionError, match="deck"):
            BOOK.totals(twice)
        below = midway()
        below.hp[side] = -1
        with pytest.raises(AssertionError, match="hit points"):
            BOOK.totals(below)
        wrong = midway()
        wrong.certain[side].append("grapple")
        with pytest.raises(AssertionError, match="certain"):
            BOOK.totals(wrong)
        doubly = midway()
        doubly.certain[side] = doubly.hands[side][:1] * 2  # one card is there, not two
        with pytest.raises(AssertionError, match="certain"):
            BOOK.totals(doubly)
        above = midway()
        above.hp[side] = 11
        with pytest.raises(AssertionError, match="hit points"):
            BOOK.totals(above)
        zero = midway()
        zero.hp[side] = 0
        assert BOOK.totals(zero) == "whole"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("active", 2),
        ("active", -1),
        ("phase", "lunch"),
        ("hp", [1]),
        ("hands", [[]]),
        ("stats", []),
        ("styles", []),
    ],
)
def test_totals_find_a_table_that_is_none(field: str, value: object) -> None:
    state = midway()
    setattr(state, field, value)
    with pytest.raises(AssertionError):
        BOOK.totals(state)


def test_cards_on_the_table_and_discards_are_counted_too() -> None:
    for zone in ("discard", "table"):
        state = midway()
        getattr(state, zone).append("kick")
        with pytest.raises(AssertionError, match="deck"):
            BOOK.totals(state)


@same_examples
@given(
    one=st.sampled_from(STYLES),
    two=st.sampled_from(STYLES + BEASTS),
    seed=st.integers(0, 10**9),
    stats=st.tuples(*[st.integers(0, 3)] * 5),
)
def test_forks_saves_and_records_tell_the_same_bout(one: str, two: str, seed: int, stats: tuple[int, ...]) -> None:
    seats = 1 if two in BEASTS else 1 + seed % 2
    m = bout(one, two, seats=seats, seed=seed, stats_1=stats, stats_2=stats[::-1], turn_limit=12)
    stream = Stream.seeded(seed)
    while not m.over:
        fork = m.match.fork()
        assert facts(fork.state) == facts(m.match.state)
        before = facts(m.match.state)
        Table(fork).play_on(Stream.seeded(seed + 1))
        assert facts(m.match.state) == before
        again = resume(BOOK, save(m.match))
        assert facts(again.state) == before
        assert (Table(again).asked(), Table(again).offered()) == (m.asked(), m.offered())
        assert BOOK.totals(m.match.state) == "whole"
        m.match.answer(m.ask.seat, pick(m.ask.options, stream))
    found = replay(BOOK, record(m.match))
    assert facts(found.state) == facts(m.match.state)
    assert found.log == m.match.log
