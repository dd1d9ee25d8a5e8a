"""Observations of Gladiator School: entries for written positions, compared with numbers worked out by hand."""

from __future__ import annotations

from munera.games.school.observation import OBSERVATION
from munera.testing.school import Table, campaign, fights, retiarius, ring, school, secutor


def seen(m: Table, seat: int) -> dict[str, float]:
    return OBSERVATION.named(m.match.observation(seat))


def test_schools_are_told_from_the_own_one_on() -> None:
    m = campaign(
        school(secutor("Flamma", experience=3, strength=2), gold=20, fame=4),
        school(retiarius("Kalendio", experience=2), secutor("Priscus", experience=9, charisma=1), gold=64),
        school(gold=5, fame=1),
        stage="auction",
        turn=3,
        lots=[secutor("Verus", experience=6, size="large")],
        turns="12",
    )
    row = seen(m, 1)
    assert (row["school_0.gold"], row["school_2.gold"]) == (1.0, 20 / 64)
    assert (row["school_0.gladiators[all]"], row["school_0.totals[experience]"]) == (2 / 8, 11 / 32)
    assert row["school_0.totals[charisma]"] == 1 / 32
    assert (row["school_1.fame"], row["school_2.fame"]) == (1 / 32, 4 / 32)
    assert "school_1.gladiator_0.there" not in row
    assert "school_3.present" not in row
    assert row["school_0.gladiator_0.experience"] == 9 / 16, "the most experienced comes first"
    assert row["school_0.gladiator_1.style[retiarius]"] == 1.0
    assert row["school_2.gladiator_0.stats[strength]"] == 2 / 8
    assert row["school_0.upkeep"] == 10 / 32
    assert (row["turn[now]"], row["turn[left]"]) == (3 / 32, 9 / 32)
    assert (row["stage[auction]"], row["question[bid]"]) == (1.0, 1.0)
    assert (row["lots_left"], row["lot_0.minimum_bid"]) == (1 / 8, 14 / 32)
    assert (row["subject.minimum_bid"], row["subject.large"]) == (14 / 32, 1.0)
    assert not [name for name in row if name.startswith("bout")]


def test_bids_and_choices() -> None:
    m = campaign(
        school(secutor("Flamma", experience=3), secutor("Priscus", experience=5), gold=20),
        school(gold=5),
        stage="auction",
        lots=[secutor("Verus", experience=6)],
    )
    rows = dict(zip(m.offered(0), map(OBSERVATION.named, m.match.option_rows(0)), strict=True))
    assert rows[0]["nothing"] == 1.0
    assert (rows[16]["gold"], rows[16]["share"]) == (16 / 64, 16 / 20)
    m.bid()
    m.until("arena")
    both = OBSERVATION.named(m.match.option_rows(0, [m.ids(["Flamma", "Priscus"])])[0])
    assert (both["chosen.there"], both["chosen.style[secutor]"], both["chosen.experience"]) == (2.0, 2.0, 8 / 16)
    assert OBSERVATION.named(m.match.option_rows(0, [()])[0]) == {"nothing": 1.0}


def test_a_bout_is_told_with_the_own_hand_and_to_others_with_none() -> None:
    m = campaign(
        school(retiarius("Kalendio")),
        school(secutor("Flamma")),
        school(secutor("Priscus")),
        stage="combat",
        bout=ring(
            fights("Kalendio", hand=["trident_thrust"], hp=4),
            fights("Flamma", hand=["parry", "parry"]),
            top=["kick"],
        ),
    )
    assert m.kind == "attack"
    owner, foe, watcher = (seen(m, seat) for seat in (0, 1, 2))
    assert owner["bout.hand[trident_thrust]"] == 1 / 4
    assert (owner["bout.own.hp"], foe["bout.other.hp"], watcher["bout.own.hp"]) == (4 / 16,) * 3
    assert foe["bout.hand[parry]"] == 2 / 4
    assert (foe["bout_owner[own 0]"], foe["bout_owner[other 2]"]) == (1.0, 1.0)
    assert owner["bout_now[own]"] == 1.0
    assert "bout_now[own]" not in watcher
    assert not [name for name in watcher if name.startswith(("bout.hand", "bout.known", "bout.usable"))]
    assert watcher["bout.unseen[parry]"] == 2 / 16
    assert (watcher["bout_owner[own 1]"], watcher["bout_owner[other 2]"]) == (1.0, 1.0)
    rows = [OBSERVATION.named(row) for row in m.match.option_rows(0)]
    assert (rows[0]["card.pass"], rows[1]["card.card[trident_thrust]"]) == (1.0, 1.0)


def test_an_offer_names_the_other_school_and_its_terms() -> None:
    m = campaign(
        school(secutor("Flamma", experience=4), gold=30), school(gold=40), school(gold=5), stage="trading"
    )
    offer = (0, 1, 0, m.ids(["Flamma"]), 16, ())
    row = OBSERVATION.named(m.match.option_rows(0, [("offer", offer)])[0])
    assert (row["verb[offer]"], row["terms[wants]"], row["partner[1]"]) == (1.0, 16 / 64, 1.0)
    assert row["chosen.experience"] == 4 / 16
    m.offer(offer)
    assert seen(m, 1)["school_0.offers[received]"] == 1 / 4
    assert seen(m, 1)["school_2.offers[made]"] == 1 / 4
