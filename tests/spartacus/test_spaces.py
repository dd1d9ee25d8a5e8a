"""Questions and moves with too many answers to list: what is in these spaces, and how they are drawn from."""

from __future__ import annotations

import json
from typing import Any

import pytest

from munera.games.spartacus.arena.wagers import Wagers
from munera.games.spartacus.deals import anytime
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.records import NO_WAGER, Offer
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Stream
from munera.kernel.laws.inputs import bend, junk
from munera.kernel.plain import same_kind, to_option
from munera.testing.spartacus import fighter, house, intrigue, offer_of, table
from munera.testing.spartacus.titles import CELT, GUARD, ROBBERY, SYRIAN

FEAST = "sc-grand-feast"


def test_wagers_are_sampled_and_described() -> None:
    coins = (5, 2, 0, 12)
    houses = [house(CELT, coins=5), house(SYRIAN, coins=2), house(), house(coins=12)]
    m = table(*houses, moment="wagers", fighters=[fighter(1, SYRIAN), fighter(0, CELT)])
    stream = Stream.seeded("wagers")
    assert m.coins() == list(coins)
    for seat in range(4):
        space = Wagers(m.state, seat)
        assert all(space.sample(stream) in space for _ in range(50))
        assert space
        assert space.default() == NO_WAGER
        assert NO_WAGER in space
    assert Wagers(m.state, 1).describe() == {"least": 1, "most": [3, 0, 3, 3], "coins": 2}
    drawn = {Wagers(m.state, 3).sample(stream) for _ in range(3000)}
    assert len(drawn) == 4**4  # every combination comes up


# ---------------------------------------------------------------------- moves that may be made at any time


def busy(moment: str, **given: Any) -> Spartacus:
    """A table with something of everything."""
    houses = [
        house("gl-celt-warrior", "sl-naevia", coins=5, hand=[GUARD, ROBBERY]),
        house("gl-celt-warrior", "sl-cook", coins=5, hand=[FEAST]),
        house("gl-syrian-warrior", "sl-cook", coins=5),
    ]
    if moment == "decided":
        given["fighters"] = [fighter(0, "gl-celt-warrior", winner=True), fighter(1, "gl-celt-warrior")]
    s = table(*houses, moment=moment, **given).state
    s.offers = (
        Offer(*offer_of(0, 1, gives=1)),
        Offer(*offer_of(1, (0, 2), private=True, wants=2)),
        Offer(*offer_of(2, 0, returns=(("no_target", "round"),))),
    )
    return s


@pytest.mark.parametrize("moment", ["ledger", "intrigue", "market", "auction", "decided"])
def test_random_moves_are_legal_plain_and_done_without_chance(moment: str) -> None:
    stream, words = Stream.seeded(moment), set()
    for _ in range(60):
        s = busy(moment)
        for _ in range(6):
            seat = stream.choice(s.seats)
            space = anytime.options(s, seat)
            json.dumps(anytime.Anytime(s, seat).describe())
            move = space.sample(stream)  # type: ignore[union-attr]
            assert move in space
            assert same_kind(to_option(json.loads(json.dumps(move))), move)
            place, coins = s.place, sum(s.coins)
            assert set(BOOK.act(s, seat, move)) <= set(s.seats)
            assert (s.place, sum(s.coins)) == (place, coins)
            words.add(move[0])
    assert words >= {"give", "show", "offer", "counter", "accept", "decline", "withdraw"}


def test_junk_is_no_move_and_never_an_error() -> None:
    stream = Stream.seeded("junk")
    s = busy("market")
    for seat in s.seats:
        space = anytime.options(s, seat)
        for _ in range(400):
            bent = bend(bend(space.sample(stream), stream), stream)  # type: ignore[union-attr]
            for move in (*junk(stream, space), bent):
                if move in space:
                    BOOK.act(s.copy(), seat, move)
    bad: list[Any] = [(), (None,), (1, 9), ((), ()), ({}, []), ("x", "y", "z"), (object(),)]
    for word in anytime.MOVES:
        assert not any((word, *rest) in anytime.Anytime(s, 2) for rest in bad)


def test_a_move_that_is_not_possible_is_refused_before_anything_happens() -> None:
    m = intrigue(*[house(coins=5)] * 4)
    with pytest.raises(ValueError, match="not possible"):
        anytime.act(m.state, 0, ("give", 1, 6))
    assert (m.coins(), m.state.gifts, m.match.log) == ([5] * 4, (0,) * 4, [])


def test_whoever_can_do_anything_has_an_idle_move() -> None:
    m = intrigue(house(), *[house(coins=5)] * 3)
    for wants in (1, 2, 3):
        m.offer(0, 1, wants=wants)
    space = anytime.Anytime(m.state, 0)
    assert space
    assert space.default() in space
    assert space.some_offer(Stream.seeded(1), (1,), private=False, counters=0) not in m.state.offers


@pytest.mark.rule("SP-SECRET-4")
def test_what_a_seat_may_do_does_not_depend_on_what_it_cannot_know() -> None:
    one, two = busy("auction"), busy("auction")
    assert one.hidden == two.hidden == (0, 1, 2)
    two.coins[1:] = [0, 99]
    two.hands[1:] = [[GUARD], [ROBBERY]]
    two.offers = (*two.offers, Offer(*offer_of(1, 2, private=True, gives=3)))
    assert anytime.Anytime(one, 0).describe() == anytime.Anytime(two, 0).describe()
    for world in (one, two):
        assert ("offer", offer_of(0, 1, wants=50)) in anytime.options(world, 0)
