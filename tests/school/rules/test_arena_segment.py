"""Arena segment: who fights, against whom, and the animals."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.gladius.cards import BEAST, CARDS
from munera.kernel import Illegal
from munera.testing.school import Table, campaign, retiarius, school, secutor
from tests.properties import same_examples


def groups(*sizes: int, **position: Any) -> Table:
    """So many fighters of each school, all standing. They are called 0a, 0b, 1a, ..."""
    schools = [school(*[secutor(f"{seat}{chr(97 + i)}") for i in range(n)]) for seat, n in enumerate(sizes)]
    names = [fighter["name"] for one in schools for fighter in one["gladiators"]]
    return campaign(*schools, stage="pairing", standing=names, **position)


# ---------------------------------------------------------------------- choosing


@pytest.mark.rule("GS-ARENA-1")
def test_every_school_chooses_among_its_own_gladiators() -> None:
    m = campaign(school(secutor("Flamma"), secutor("Verus")), school(retiarius("Kalendio")), stage="arena")
    assert m.asked() == [(0, "send"), (1, "send")]
    assert (m.men_offered(0), m.men_offered(1)) == (["Flamma", "Verus"], ["Kalendio"])
    flamma, verus, kalendio = (m.gladiator(name).id for name in ("Flamma", "Verus", "Kalendio"))
    for choice in ((), (flamma,), (verus,), (flamma, verus)):
        assert m.allows(0, choice)
    wrong: Any
    for wrong in ((kalendio,), (verus, flamma), (flamma, flamma), (99,), [flamma], (True,)):
        assert not m.allows(0, wrong)
    m.send("Verus", "Kalendio")
    assert m.events_of("sends") == [(0, "Verus"), (1, "Kalendio")]
    assert set(m.ring) == {"Verus", "Kalendio"}


@pytest.mark.rule("GS-ARENA-1")
def test_a_school_without_gladiators_is_not_asked() -> None:
    m = campaign(school(secutor("Flamma")), school(), stage="arena")
    assert m.asked() == [(0, "send")]


@pytest.mark.rule("GS-09")
def test_nobody_must_fight_and_whoever_stays_home_still_costs_upkeep() -> None:
    m = campaign(school(secutor("Flamma", charisma=3)), school(secutor("Verus")), stage="arena")
    m.send()
    assert m.events_of("sends") == [(0,), (1,)]
    assert m.events_of("paired", "enters", "animals", "earns") == []
    assert m.events_of("upkeep") == [(0, 5), (1, 5)]
    assert m.gold == (45, 45)
    assert not m.gladiator("Flamma").fought


@pytest.mark.rule("GS-09")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    m = campaign(school(secutor("Flamma"), secutor("Verus")), school(retiarius("Kalendio")), stage="arena")
    other = m.match.fork(log=True)
    m.match.answer(0, m.ids(["Flamma", "Verus"]))
    other.answer(0, ())
    assert m.match.sent(1) == other.sent(1)
    assert m.events_of("sends") == []
    m.match.answer(0, m.ids(["Verus"]))  # a change of mind
    m.match.answer(1, ())
    assert m.events_of("sends") == [(0, "Verus"), (1,)]


# ---------------------------------------------------------------------- pairing


@pytest.mark.rule("GS-ARENA-2")
def test_a_match_is_one_against_one() -> None:
    m = groups(2, 2)
    assert [len(pair) for pair in m.events_of("paired")] == [2, 2]
    assert len(m.ring) == 2
    assert len(m.state.hands) == 2
    assert {m.gladiator(name).owner for name in m.ring} == {0, 1}


@pytest.mark.rule("GS-ARENA-3")
@same_examples
@given(sizes=st.lists(st.integers(0, 5), min_size=2, max_size=6), seed=st.integers(0, 99))
def test_a_gladiator_fights_once_a_turn_at_most(sizes: list[int], seed: int) -> None:
    m = groups(*sizes, seed=seed)
    paired = [name for pair in m.events_of("paired") for name in pair]
    assert len(paired) == len(set(paired))


@pytest.mark.rule("GS-ARENA-3")
def test_the_surplus_of_one_school_does_not_wait_for_a_second_match() -> None:
    m = groups(3, 1)
    (pair,) = m.events_of("paired")
    m.fight(m.ring[0])
    assert len(m.events_of("enters")) == 1
    assert len(m.events_of("animals")) == 2
    assert not {name for (name,) in m.events_of("animals")} & set(pair)


@pytest.mark.rule("GS-ARENA-4")
def test_pairs_are_drawn_unless_the_table_chose() -> None:
    m = campaign(school(secutor("Flamma")), school(retiarius("Kalendio")), stage="arena")
    m.send("Flamma", "Kalendio")
    assert m.kinds().count("paired") == 1
    assert m.stage == "combat"
    m = campaign(school(secutor("Flamma")), school(retiarius("Kalendio")), stage="arena", pairing="arranged")
    m.send("Flamma", "Kalendio")
    assert m.asked() == [(0, "arrange"), (1, "arrange")]
    assert m.kinds().count("paired") == 0


@pytest.mark.rule("GS-08")
@same_examples
@given(sizes=st.lists(st.integers(0, 6), min_size=2, max_size=6), seed=st.integers(0, 99))
def test_nobody_is_drawn_against_their_own_school(sizes: list[int], seed: int) -> None:
    for one, two in groups(*sizes, seed=seed).events_of("paired"):
        assert one[0] != two[0]


@pytest.mark.rule("GS-08")
def test_chance_decides_who_meets_whom() -> None:
    met = {frozenset(pair) for seed in range(40) for pair in groups(2, 2, seed=seed).events_of("paired")}
    assert met == {frozenset(pair) for pair in (("0a", "1a"), ("0a", "1b"), ("0b", "1a"), ("0b", "1b"))}


@pytest.mark.rule("GS-08", "GS-44")
@same_examples
@given(sizes=st.lists(st.integers(0, 6), min_size=2, max_size=6), seed=st.integers(0, 99))
def test_as_few_as_possible_are_left_over(sizes: list[int], seed: int) -> None:
    m = groups(*sizes, seed=seed)
    left = sum(sizes) - 2 * len(m.events_of("paired"))
    assert left == max(sum(sizes) % 2, 2 * max(sizes) - sum(sizes))


@pytest.mark.rule("GS-44")
def test_the_largest_group_is_drawn_from_first() -> None:
    for seed in range(10):
        m = groups(3, 1, 1, 1, seed=seed)
        assert [("0" in (one[0], two[0])) for one, two in m.events_of("paired")] == [True] * 3
        assert groups(1, 2, seed=seed).events_of("paired")[0][0][0] == "1"


@pytest.mark.rule("GS-44")
def test_among_equal_groups_everybody_may_be_left_over() -> None:
    left = set()
    for seed in range(40):
        m = groups(1, 1, 1, seed=seed)
        left |= {m.name(id) for id in m.state.animals}
    assert left == {"0a", "1a", "2a"}


# ---------------------------------------------------------------------- arranged pairing


def floor(*sizes: int) -> Table:
    """The floor on which pairs are arranged."""
    schools = [school(*[secutor(f"{seat}{chr(97 + i)}") for i in range(n)]) for seat, n in enumerate(sizes)]
    m = campaign(*schools, stage="arena", pairing="arranged")
    m.send(*[fighter["name"] for one in schools for fighter in one["gladiators"]])
    return m


def dares(m: Table, seat: int) -> list[tuple[str, ...]]:
    """What a school may do on that floor, gladiators by name."""
    options = [option if isinstance(option, tuple) else (option,) for option in m.offered(seat)]
    return [(option[0], *map(m.name, option[1:])) for option in options]


@pytest.mark.rule("GS-08")
def test_an_arranged_pair_needs_the_consent_of_both() -> None:
    m = floor(1, 1)
    assert dares(m, 0) == [("done",), ("challenge", "0a", "1a")]
    m.challenge("0a", "1a")
    assert m.event("challenges") == ("0a", "1a")
    assert m.events_of("arranged") == []
    assert dares(m, 0) == [("done",)]
    assert dares(m, 1) == [("done",), ("accept", "1a", "0a")]
    m.accept("1a", "0a")
    assert m.event("arranged") == ("0a", "1a")
    assert m.ring == ["0a", "1a"]


@pytest.mark.rule("GS-08")
def test_nobody_challenges_their_own() -> None:
    m = floor(2, 2, 1)
    dared = [dare[1:] for dare in dares(m, 0) if dare[0] == "challenge"]
    assert dared == [(mine, theirs) for mine in ("0a", "0b") for theirs in ("1a", "1b", "2a")]
    with pytest.raises(Illegal):
        m.challenge("0a", "0b")


@pytest.mark.rule("GS-44")
def test_each_fighter_makes_one_challenge() -> None:
    m = floor(2, 2)
    m.challenge("0a", "1a")
    assert dares(m, 0) == [("done",), ("challenge", "0b", "1a"), ("challenge", "0b", "1b")]
    m.challenge("0b", "1a")
    assert dares(m, 0) == [("done",)]
    assert [dare for dare in dares(m, 1) if dare[0] == "accept"] == [
        ("accept", "1a", "0a"),
        ("accept", "1a", "0b"),
    ]
    assert [dare for dare in dares(m, 1) if dare[0] == "challenge"] == [
        ("challenge", "1b", "0a"),
        ("challenge", "1b", "0b"),
    ]  # whom 1a could meet by accepting they need not challenge


@pytest.mark.rule("GS-44")
def test_a_challenge_lapses_when_one_of_the_two_is_paired() -> None:
    m = floor(2, 2, 1)
    m.challenge("0a", "1a")
    m.challenge("2a", "0a")
    m.challenge("0b", "1a")
    m.challenge("1b", "2a")
    m.accept("1a", "0a")
    assert [(m.name(a), m.name(b)) for a, b in m.state.challenges] == [("1b", "2a")]
    assert ("challenge", "0b", "1b") in dares(m, 0)  # their challenge is gone, they may make another
    assert not any("1a" in dare or "0a" in dare for seat in range(3) for dare in dares(m, seat))


@pytest.mark.rule("GS-44")
def test_a_challenge_lapses_when_an_owner_is_done() -> None:
    m = floor(1, 1, 1)
    m.challenge("0a", "1a")
    m.challenge("2a", "0a")
    m.done(0)
    assert m.event("arranged_out") == (0,)
    assert m.state.challenges == ()
    assert m.asked() == [(1, "arrange"), (2, "arrange")]
    assert dares(m, 1) == [("done",), ("challenge", "1a", "2a")]


@pytest.mark.rule("GS-44")
def test_whoever_is_not_paired_when_all_are_done_is_paired_by_chance() -> None:
    m = floor(2, 2)
    m.challenge("0b", "1a")
    m.accept("1a", "0b")
    m.done(0, 1)
    assert m.events_of("arranged") == [("0b", "1a")]
    assert [set(pair) for pair in m.events_of("paired")] == [{"0a", "1b"}]
    assert m.ring == ["0b", "1a"]
    m.fight("0b")
    assert set(m.ring) == {"0a", "1b"}


@pytest.mark.rule("GS-44")
def test_arranging_does_not_make_the_unpaired_meet_their_own() -> None:
    m = floor(2, 1, 1)
    m.challenge("1a", "2a")
    m.accept("2a", "1a")
    assert m.events_of("paired") == []
    m.fight("1a")
    assert m.events_of("animals") == [("0a",), ("0b",)]


# ---------------------------------------------------------------------- the animals


@pytest.mark.rule("GS-ARENA-5")
def test_whoever_finds_no_opponent_meets_the_animals() -> None:
    m = campaign(school(secutor("Flamma"), secutor("Verus")), school(retiarius("Kalendio")), stage="arena")
    m.send("Verus", "Kalendio", "Flamma")
    (lonely,) = m.state.animals
    m.fight("Kalendio")
    assert m.events_of("animals") == [(m.name(lonely),)]


@pytest.mark.rule("GS-ARENA-5")
def test_a_school_alone_in_the_arena_meets_only_animals() -> None:
    m = campaign(school(secutor("Flamma"), secutor("Verus")), school(retiarius("Kalendio")), stage="arena")
    m.send("Verus", "Flamma")
    assert m.events_of("animals") == [("Flamma",), ("Verus",)]
    assert m.events_of("enters") == []


@pytest.mark.rule("GS-18")
def test_the_animals_are_a_purse_without_a_fight() -> None:
    m = campaign(school(secutor("Flamma")), school(), stage="combat", animals=["Flamma"], dice=[5, 6])
    flamma = m.gladiator("Flamma")
    assert m.events_of("earns") == [(0, "animals", 11)]
    assert m.gold[0] == 50 + 11 - 5
    assert (flamma.healing, flamma.won, flamma.wins, flamma.bouts, flamma.fate) == (False, False, 0, 0, "alive")
    assert flamma.fought
    assert flamma.in_ring
    assert m.events_of("beast", "bout") == []


@pytest.mark.rule("GS-18")
def test_who_met_a_beast_has_fought_for_charisma_gold_and_the_fame_awards() -> None:
    m = campaign(
        school(secutor("Flamma", charisma=2)),
        school(secutor("Verus", charisma=9, experience=9)),
        stage="combat",
        turn=8,
        turns="8",
        animals=["Flamma"],
        dice=[1, 1, 3, 4, 1, 1],
    )
    assert m.events_of("earns") == [(0, "animals", 2), (0, "charisma", 7)]
    m.until("over")
    assert (0, "experience", 3) in m.events_of("fame")
    assert (0, "charisma", 4) in m.events_of("fame")
    assert not any(award == "match" for _, award, _ in m.events_of("fame"))


@pytest.mark.rule("GS-18")
def test_it_is_their_first_time_in_the_ring() -> None:
    m = campaign(
        school(secutor("Flamma")), school(), stage="combat", animals=["Flamma"], first_blood=True, dice=[3]
    )
    assert m.events_of("first_blood") == [("Flamma", 3)]
    assert m.gladiator("Flamma").in_ring


def against_the_beast(*dice: int | tuple[str, ...], limit: int = 200, seed: int = 0, **given: Any) -> Table:
    """A Retiarius meets the beast that the first die brings."""
    return campaign(
        school(retiarius("Kalendio", **given)),
        school(),
        stage="combat",
        animals=["Kalendio"],
        beasts="fight",
        dice=dice,
        limit=limit,
        seed=seed,
    )


@pytest.mark.rule("GS-19")
@pytest.mark.parametrize(("die", "beast"), [(1, "lion"), (3, "tiger"), (5, "bear")])
def test_a_beast_fights_by_the_solo_rules(die: int, beast: str) -> None:
    m = against_the_beast(die, endurance=2)
    assert m.event("beast") == ("Kalendio", beast)
    assert m.event("bout") == ("retiarius", beast)
    assert m.state.solo
    assert m.state.hp == [12, BEAST[beast].hit_points]
    assert m.state.mini == (BEAST[beast].defend, BEAST[beast].attack)
    assert m.asked() == [(0, "attack")]
    while not m.events_of("mini_hand"):
        m.hold()
    assert len(m.events_of("mini_hand")[0]) == 1 + BEAST[beast].attack


@pytest.mark.rule("GS-19")
def test_the_victor_over_a_beast_gets_the_purse_and_no_match() -> None:
    m = against_the_beast(1, strength=60, reflexes=60)
    m.slay_beast()
    assert m.event("beat_beast") == ("Kalendio", "lion")
    ((seat, purse, gold),) = m.events_of("earns")
    assert (seat, purse) == (0, "animals")
    assert m.gold[0] == 50 + gold - 5
    kalendio = m.gladiator("Kalendio")
    assert (kalendio.wins, kalendio.bouts, kalendio.won, kalendio.fought) == (0, 0, False, True)
    assert m.events_of("match_won", "injury", "spared") == []


@pytest.mark.rule("GS-19")
def test_whoever_is_beaten_by_a_beast_rolls_for_their_injury_and_has_no_purse() -> None:
    m = against_the_beast(1, 4, 1, charisma=2)
    m.stand_off()
    assert m.event("lost_to_beast") == ("Kalendio", "lion")
    assert m.state.hp[1] == BEAST["lion"].hit_points  # they did nothing to it, and yet they are not killed
    assert m.events_of("injury") == [("Kalendio", 4)]
    assert m.events_of("spared", "dies") == []
    kalendio = m.gladiator("Kalendio")
    assert (kalendio.fate, kalendio.healing, kalendio.rests, kalendio.bouts) == ("alive", True, 2, 0)
    assert [purse for _, purse, _ in m.events_of("earns")] == ["charisma"]


@pytest.mark.rule("GS-19")
def test_a_beast_can_kill_by_the_injury_roll() -> None:
    m = against_the_beast(1, 1)
    m.stand_off()
    assert m.event("dies") == ("Kalendio", "mortal_wound")
    assert m.events_of("earns") == []


@pytest.mark.rule("GS-19", "GS-COMBAT-4")
def test_a_victor_over_a_beast_may_be_wounded() -> None:
    m = against_the_beast(3, strength=60, prowess=60, endurance=5)
    m.slay_beast(wounds=10)
    assert m.event("beat_beast") == ("Kalendio", "tiger")
    assert 1 <= m.state.hp[0] <= 5
    assert m.gladiator("Kalendio").healing


@pytest.mark.rule("GS-45", "GS-COMBAT-4")
@pytest.mark.parametrize(("left", "wounded"), [(5, True), (6, False)])
def test_a_beast_wounds_as_a_gladiator_does(left: int, wounded: bool) -> None:
    deck = ("leap", "leap", "duck", "rake", "rake")
    m = against_the_beast(3, deck, limit=2, lost_hp=10 - left - CARDS["rake"].damage)
    m.stand_off()
    assert m.event("hit") == (0, CARDS["rake"].damage, left)
    assert m.event("beast_undecided") == ("Kalendio", "tiger")
    assert m.gladiator("Kalendio").healing is wounded


@pytest.mark.rule("GS-45")
@pytest.mark.parametrize(
    ("die", "beast"), [(1, "lion"), (2, "lion"), (3, "tiger"), (4, "tiger"), (5, "bear"), (6, "bear")]
)
def test_a_die_decides_the_beast(die: int, beast: str) -> None:
    assert against_the_beast(die).event("beast") == ("Kalendio", beast)


@pytest.mark.rule("GS-45")
@pytest.mark.parametrize("lost_hp", [0, 4])
def test_undecided_at_the_turn_limit_there_is_neither_purse_nor_injury(lost_hp: int) -> None:
    m = against_the_beast(5, limit=1, lost_hp=lost_hp)  # ahead of the bear or behind it
    m.stand_off()
    assert m.event("beast_undecided") == ("Kalendio", "bear")
    assert m.events_of("earns", "injury", "beat_beast", "lost_to_beast") == []
    assert m.gold[0] == 45
    assert (m.gladiator("Kalendio").fate, m.gladiator("Kalendio").fought) == ("alive", True)
