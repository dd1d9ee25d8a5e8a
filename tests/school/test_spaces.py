"""Choices that are too many to list: sets of gladiators, and the trading floor."""

from __future__ import annotations

from munera.games.school.choice import Subset
from munera.games.school.trade import Floor
from munera.kernel import Stream
from munera.testing.school import Table, campaign, retiarius, school, secutor


def test_a_set_of_gladiators_is_written_in_rising_order() -> None:
    space = Subset([7, 3, 5])
    for chosen in ((), (3,), (3, 7), (3, 5, 7)):
        assert chosen in space
    junk: object
    for junk in ((7, 3), (3, 3), (4,), [3], "3", None, 3, (3.0,), (True,), ("3",), ((3,),), {}):
        assert junk not in space
    assert space.default() == ()
    assert space.describe() == {"subset": [3, 5, 7], "most": 3}
    assert bool(Subset([]))  # nobody is a choice too


def test_at_most_so_many() -> None:
    space = Subset([3, 5, 7], 2)
    assert (3, 7) in space
    assert (3, 5, 7) not in space
    assert space.describe() == {"subset": [3, 5, 7], "most": 2}
    assert Subset([3], 9).describe() == {"subset": [3], "most": 1}


def test_random_players_choose_every_set() -> None:
    stream = Stream.seeded(1)
    assert {Subset([1, 2, 3]).sample(stream) for _ in range(200)} == {
        (), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3),
    }  # fmt: skip
    assert {len(Subset([1, 2, 3], 1).sample(stream)) for _ in range(50)} == {0, 1}


def floor() -> Table:
    return campaign(
        school(secutor("Flamma"), gold=9), school(retiarius("Kalendio"), gold=7), school(gold=0), stage="trading"
    )


def test_random_players_find_every_sort_of_move() -> None:
    m = floor()
    one, two = m.deal(0, 1, gives=3), m.deal(1, 0, gives=2)
    m.offer(one)
    m.offer(two)
    stream = Stream.seeded(1)
    moves = [Floor(m.state, 0).sample(stream) for _ in range(600)]
    assert all(move in Floor(m.state, 0) for move in moves)
    assert {move if isinstance(move, str) else move[0] for move in moves} == {
        "done", "offer", "withdraw", "decline", "accept",
    }  # fmt: skip
    offers = [move[1] for move in moves if move[0] == "offer"]
    assert {taker for _, taker, *_ in offers} == {1, 2}
    assert {gives for _, _, gives, *_ in offers} == set(range(10))
    assert {wants for _, taker, _, _, wants, _ in offers if taker == 1} == set(range(8))
    assert {sold for _, _, _, sold, _, _ in offers} == {(), (1,)}
    assert {bought for *_, bought in offers} == {(), (2,)}


def test_a_player_out_of_time_is_done_and_then_declines() -> None:
    m = floor()
    assert Floor(m.state, 1).default() == "done"
    m.done(1)
    offer = m.deal(0, 1, gives=3)
    m.offer(offer)
    assert Floor(m.state, 1).default() == ("decline", offer)


def test_junk_is_no_move() -> None:
    m = floor()
    junk: object
    for junk in (
        None,
        7,
        "accept",
        ("offer",),
        ("offer", None),
        ("offer", (0, 1)),
        ("accept", "all"),
        [],
        ("done",),
    ):
        assert junk not in Floor(m.state, 0)
    assert ("offer", (0, 1, 3, (), 0, ())) in Floor(m.state, 0)
    assert ("offer", (0, 1, 3, (), 0, ()), 1) not in Floor(m.state, 0)


def test_who_has_nothing_to_offer_is_done() -> None:
    m = campaign(school(gold=0), school(gold=0), stage="trading")
    stream = Stream.seeded(1)
    assert {Floor(m.state, 0).sample(stream) for _ in range(20)} == {"done"}
