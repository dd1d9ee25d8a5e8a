"""Observations of Gladius: entries for written positions, compared with numbers worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.gladius.observation import OBSERVATION
from munera.kernel import Illegal
from munera.testing.gladius import duel, retiarius, samnite, secutor, solo

HAND = ["trident_thrust", "trident_thrust", "duck"]


def seen(m: Any, seat: int) -> dict[str, float]:
    return OBSERVATION.named(m.match.observation(seat))


def options(m: Any, seat: int) -> dict[Any, dict[str, float]]:
    rows = m.match.option_rows(seat)
    return dict(zip(m.offered(), map(OBSERVATION.named, rows), strict=True))


def test_a_duel_as_the_attacker_knows_it() -> None:
    m = duel(
        retiarius(hand=HAND, hp=7, strength=2),
        secutor(hand=["shield_block"] * 2, hp=3, cannot_attack=True),
        top=["kick"],
        discard=["leap", "leap", "sword_stab"],
        turn=10,
    )
    row = seen(m, 0)
    assert {name: row[name] for name in row if name.startswith("hand[")} == {
        "hand[trident_thrust]": 2 / 4,
        "hand[duck]": 1 / 4,
        "hand[kick]": 1 / 4,
    }
    assert row["discard[leap]"] == 2 / 16
    assert row["discard[sword_stab]"] == 1 / 16
    assert row["unseen[shield_block]"] == 4 / 16, (
        "two of them are in the other hand, for all that the viewer knows"
    )
    assert row["unseen[trident_thrust]"] == 6 / 16
    assert row["unseen[duck]"] == 1 / 16
    assert "unseen[leap]" not in row
    assert row["usable[attacks]"] == 3 / 4
    assert row["usable[defences]"] == 1 / 4
    assert (row["own.hp"], row["own.hp_is[7]"], row["own.full_hp"]) == (7 / 16, 1.0, 10 / 16)
    assert (row["other.hp"], row["other.hp_is[3]"], row["other.cards"]) == (3 / 16, 1.0, 2 / 8)
    assert (row["own.style[retiarius]"], row["other.style[secutor]"]) == (1.0, 1.0)
    assert row["own.stats[strength]"] == 2 / 8
    assert "own.cannot_attack" not in row
    assert row["other.cannot_attack"] == 1.0
    assert (row["own_turn"], row["question[attack]"]) == (1.0, 1.0)
    assert (row["turn"], row["turns_left"], row["turns_left_soon"]) == (11 / 256, 189 / 256, 1.0)
    assert row["deck"] == (56 - 3 - 1 - 2 - 3) / 64
    assert not [name for name in row if name.startswith(("known", "table", "attack", "result", "tires", "mini"))]


def test_the_options_of_an_attacker() -> None:
    m = duel(retiarius(hand=HAND), secutor(hp=3), top=["cast_net"])
    rows = options(m, 0)
    assert rows["pass"] == {"pass": 1.0}
    assert rows["trident_thrust"] == {
        "card[trident_thrust]": 1.0,
        "kind[attack]": 1.0,
        "damage": 3 / 4,
        "held": 2 / 4,
        "usable": 1.0,
        "deadly": 1.0,
    }
    assert rows["cast_net"] == {
        "card[cast_net]": 1.0,
        "kind[attack]": 1.0,
        "marks[immobilises]": 1.0,
        "held": 1 / 4,
        "usable": 1.0,
    }
    assert len(rows) == 3


def test_an_attack_as_the_defender_knows_it() -> None:
    m = duel(retiarius(hand=HAND), secutor(hand=["shield_block", "dagger"]), top=["kick"])
    m.attack("trident_thrust")
    row = seen(m, 1)
    assert (row["attack[trident_thrust]"], row["table[trident_thrust]"]) == (1.0, 1 / 4)
    assert (row["attack_damage"], row["question[defend]"]) == (3 / 4, 1.0)
    assert "own_turn" not in row
    assert row["other.cards"] == 3 / 8
    assert row["unseen[trident_thrust]"] == 7 / 16, "the viewer does not know who holds the others"
    assert {name for name in row if name.startswith("hand[")} == {"hand[shield_block]", "hand[dagger]"}
    asker = seen(m, 0)
    assert not [name for name in asker if name.startswith("question")]
    assert asker["attack[trident_thrust]"] == 1.0


def test_who_counts_cards_knows_the_other_hand_when_the_deck_ran_out() -> None:
    m = duel(retiarius(hand=HAND), secutor(hand=["parry"]), deck=[], turn=0)
    assert seen(m, 0)["known[parry]"] == 1 / 4
    assert "unseen[parry]" in seen(m, 0), "there are two of them"


def test_a_solo_bout_and_its_end() -> None:
    m = solo(samnite(hand=["impale"]), secutor(hp=1), mini=(2, 1))
    row = seen(m, 0)
    assert (row["mini_hands[to defend]"], row["mini_hands[to attack]"]) == (2 / 4, 1 / 4)
    m.concede("samnite")
    assert seen(m, 0)["result[lost]"] == 1.0


def test_fighters_tire_at_a_brisk_table() -> None:
    m = duel(retiarius(hand=HAND), secutor(), tires_after=20, turn=17)
    row = seen(m, 0)
    assert (row["tires[at some time]"], row["turns_until_tired"]) == (1.0, 3 / 16)
    m = duel(retiarius(hand=HAND), secutor(), tires_after=20, turn=20)
    assert seen(m, 0)["tires[now]"] == 1.0


def test_nobody_else_is_told_anything() -> None:
    m = duel(retiarius(hand=HAND), secutor(hand=["parry"]))
    for nobody in (None, 2, -1, True, "0"):
        with pytest.raises(Illegal, match="not_a_seat"):
            m.match.observation(nobody)
        with pytest.raises(Illegal, match="not_a_seat"):
            m.match.option_rows(nobody)
    with pytest.raises(Illegal, match="not_asked"):
        m.match.option_rows(1)
