"""Observations of For Glory: entries for written positions, compared with numbers worked out by hand."""

from __future__ import annotations

from typing import Any

from munera.games.for_glory.observation import OBSERVATION
from munera.testing.for_glory import THREE, Table, battle, foe, gladiator, machinations, me
from munera.testing.table import listed


def seen(m: Table, seat: int) -> dict[str, float]:
    return OBSERVATION.named(m.match.observation(seat))


def rows(m: Table, seat: int) -> dict[Any, dict[str, float]]:
    ask = m.match.ask_of(seat)
    return dict(zip(listed(ask), map(OBSERVATION.named, m.match.option_rows(seat)), strict=True))


def test_machinations_as_the_mover_and_the_other_know_them() -> None:
    m = machinations(
        me(hand=["veles", "veles", "shady_dealings"], deck=["pierce"], coins=2, patrons=["crooked_senator"]),
        foe(hand=["cestus"], reserve=["pierce"], discard=["veles"], coins=3),
    )
    row = seen(m, 0)
    assert (row["hand[veles]"], row["hand[shady_dealings]"]) == (2 / 4, 1 / 4)
    assert row["purse"] == (2 + 3) / 16
    assert (row["own.coins"], row["other.coins"]) == (2 / 16, 3 / 16)
    assert (row["own.hand_count"], row["other.hand_count"], row["other.reserve_count"]) == (3 / 8, 1 / 8, 1 / 8)
    assert (row["other.out_of_sight[cestus]"], row["other.out_of_sight[pierce]"]) == (1 / 4, 1 / 4)
    assert row["other.discard[veles]"] == 1 / 4
    assert row["own.patrons[crooked_senator]"] == 1 / 2
    assert (row["phase[machinations]"], row["whose[turn]"], row["question[action]"]) == (1.0, 1.0, 1.0)
    assert (row["victory"], row["bloodlust[boast]"]) == (6 / 8, m.match.view(0)["boast"] / 16)
    other = seen(m, 1)
    assert {name for name in other if name.startswith(("hand[", "reserve["))} == {
        "hand[cestus]",
        "reserve[pierce]",
    }
    assert other["other.out_of_sight[veles]"] == 2 / 4
    assert "whose[turn]" not in other
    assert other["other.patrons[crooked_senator]"] == 1 / 2
    entering = rows(m, 0)
    assert entering["done"]["verb[done]"] == 1.0
    there = entering["enter", "veles", 2]
    assert (there["verb[enter]"], there["card[veles]"], there["place[lasting]"]) == (1.0, 1.0, 1.0)
    assert there["printed[attack]"] == m.match.book.printed()["cards"]["veles"]["attack"] / 8


def test_a_battle_and_whom_an_attack_strikes() -> None:
    m = battle(
        me(gladiators=[gladiator("veles")], patrons=THREE),
        foe(gladiators=[gladiator("cestus", damage=1), gladiator("tiro", ready=False)], patrons=THREE),
    )
    row, view = seen(m, 0), m.match.view(0)
    ours, theirs = ([g for g in view["arenas"][2]["gladiators"] if g["owner"] == seat] for seat in (0, 1))
    assert row["arena_2.own.titles[veles]"] == 1 / 2
    assert row["arena_2.other.titles[cestus]"] == row["arena_2.other.titles[tiro]"] == 1 / 2
    assert row["arena_2.other.strength[gladiators]"] == 2 / 16
    assert row["arena_2.other.strength[attack]"] == sum(g["attack"] for g in theirs) / 16
    assert row["arena_2.other.strength[ready attack]"] == theirs[0]["attack"] / 16
    assert row["arena_2.other.strength[damage]"] == 1 / 16
    assert row["arena_2.own.strength[health left]"] == ours[0]["left"] / 16
    assert (row["arena_2.status[battle]"], row["initiative[own]"], row["question[combat]"]) == (1.0, 1.0, 1.0)
    assert seen(m, 1)["arena_2.own.strength[gladiators]"] == 2 / 16
    attack = rows(m, 0)["attack", m.thing("veles")]
    assert (attack["verb[attack]"], attack["owner[own]"], attack["now[attack]"]) == (
        1.0,
        1.0,
        ours[0]["attack"] / 8,
    )
    m.answer(("attack", m.thing("veles")))
    target = rows(m, 0)[m.thing("cestus")]
    assert (target["owner[other]"], target["now[damage]"], target["ready"]) == (1.0, 1 / 8, 1.0)
