"""Names that fit, and a career as it is remembered."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from munera.games.school.gladiators import NAMES, NATIONALITIES
from munera.games.school.state import roman
from munera.kernel import Stream
from munera.kernel.random_play import RandomPlayer
from munera.testing.school import Table, campaign, founded, retiarius, school, secutor
from tests.properties import same_examples

# ---------------------------------------------------------------------- names


def test_there_is_a_list_for_every_nationality_and_no_name_is_in_two() -> None:
    assert set(NAMES) == set(NATIONALITIES)
    names = [name for own in NAMES.values() for name in own]
    assert len(names) == len(set(names))
    assert {len(own) for own in NAMES.values()} == {20}


@settings(same_examples, max_examples=10)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6), slaves=st.sampled_from(["ready_made", "rolled"]))
def test_names_fit_and_nobody_shares_theirs(seed: int, seats: int, slaves: str) -> None:
    m = founded(seats, seed, slaves=slaves)
    m.until("over")
    people = list(m.state.people.values())
    assert len({g.name for g in people}) == len(people) == m.state.last_id
    assert m.state.names == tuple(g.name for g in people)
    born: Counter[str] = Counter()
    for g in people:
        plain, *numeral = g.name.split()
        assert plain in NAMES[g.nationality]
        assert bool(numeral) == (born[g.nationality] >= 20)  # numerals only when the list is used up
        born[g.nationality] += 1


def test_numerals() -> None:
    assert [roman(n) for n in (1, 4, 9, 14, 40, 49, 90, 99, 100, 126)] == [
        "I", "IV", "IX", "XIV", "XL", "XLIX", "XC", "XCIX", "C", "CXXVI",
    ]  # fmt: skip


# ---------------------------------------------------------------------- history


def test_a_founder_is_remembered() -> None:
    m = founded(2)
    for seat in (0, 1):
        assert m.history(m.roster(seat)[0]) == ((0, "founder", seat),)


def test_a_whole_career_is_remembered() -> None:
    """Bought, beaten, badly hurt, trained, traded, victorious over one animal and one fighter, and slain."""
    m = campaign(
        school(gold=90),
        school(retiarius("Kalendio"), gold=90),
        stage="auction",
        turn=3,
        turns="8",
        lots=[secutor("Flamma", experience=3)],
        dice=[5, *(1, 1, 1, 1), *(1, 1), 6, 3, 1, 1, *(1, 1, 1)],
    )
    flamma, kalendio = m.gladiator("Flamma").id, m.gladiator("Kalendio").id
    m.bid({0: 17, 1: 6})
    m.send("Flamma", "Kalendio")
    m.fight("Kalendio", left=5)
    story = [(3, "bought", 0, 17), (3, "lost", kalendio), (3, "injury", 5)]
    assert m.history("Flamma") == tuple(story)
    sale = m.deal(0, 1, sells=["Flamma"], wants=4)
    m.offer(sale)
    m.settle("accept", sale)
    story += [(3, "traded", 0, 1)]
    m.done(0, 1)
    m.train("Flamma")  # the dice: a 6 for Kalendio, who learns endurance, and a 1 for Flamma
    assert m.history("Flamma") == tuple(story)
    assert m.history("Kalendio") == ((3, "won", flamma), (3, "trained", "endurance"))
    m.until("trading")  # the turn of rest
    assert m.turn == 4
    back = m.deal(1, 0, sells=["Flamma"])
    m.offer(back)
    m.settle("accept", back)
    story += [(4, "traded", 1, 0)]
    m.next_turn()
    story += [memory for memory in m.history("Flamma") if memory[1] == "trained"]
    m.until("arena")
    m.send("Flamma")
    story += [(5, "animals")]
    assert m.history("Flamma") == tuple(story)
    m.next_turn()
    story += [memory for memory in m.history("Flamma") if memory[:2] == (5, "trained")]
    m.until("arena")
    m.send("Flamma", "Kalendio")
    m.fight("Kalendio")
    story += [(6, "lost", kalendio), (6, "died", "thumbs_down")]
    assert m.history("Flamma") == tuple(story)
    m.next_turn()
    assert m.history("Flamma") == tuple(story)  # a story that is over
    assert (m.gladiator("Flamma").bouts, m.gladiator("Kalendio").bouts, m.gladiator("Kalendio").wins) == (2, 2, 2)


def test_charity_release_and_a_beast_are_remembered() -> None:
    m = campaign(
        school(gold=1), school(), stage="auction", turn=2, lots=[retiarius("Verus")], beasts="fight", dice=[1, 6]
    )
    m.bid()
    m.take(0, "Verus")
    m.send("Verus")
    m.stand_off()
    m.release("Verus")
    assert m.history("Verus") == (
        (2, "taken", 0),
        (2, "lost_to_beast", "lion"),
        (2, "injury", 6),
        (2, "released", 0),
    )


def test_a_slave_whom_nobody_bought_is_remembered() -> None:
    m = campaign(school(), school(), stage="auction", turn=2, lots=[retiarius("Verus"), secutor("Flamma")])
    m.bid()
    m.bid({0: 5})
    m.until("arena", "trading")
    assert m.history("Verus") == ((2, "unsold"),)
    assert m.history("Flamma") == ((2, "bought", 0, 5),)


def test_everybody_sees_every_history() -> None:
    m = campaign(school(secutor("Flamma")), school(), stage="combat", animals=["Flamma"])
    for viewer in (None, 0, 1):
        assert m.view(viewer)["gladiators"][0]["history"] == [[1, "animals"]]


@settings(same_examples, max_examples=8)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_history_agrees_with_what_was_told(seed: int, seats: int) -> None:
    """In a random campaign: prices, wins, injuries, deaths and lessons, all of them and no others."""
    m = founded(seats, seed, turns="8", beasts="fight", first_blood=True)
    player = RandomPlayer(Stream.seeded(seed))
    while not m.over:
        player.step(m.match)
    people = m.state.people.values()
    assert sold(m) == sorted(m.events_of("sold"))
    events = Counter(m.kinds())
    remembered = Counter(memory[1] for g in people for memory in g.history)
    for memory, event in {
        "won": "match_won",
        "injury": "injury",
        "died": "dies",
        "trained": "learns",
        "animals": "animals",
        "released": "released",
        "taken": "taken",
        "blood_lust": "blood_lust",
        "beat_beast": "beat_beast",
        "lost_to_beast": "lost_to_beast",
        "founder": "founder",
    }.items():
        assert remembered[memory] == events[event], memory
    for g in people:
        assert g.wins == sum(memory[1] == "won" for memory in g.history)
        assert g.bouts == sum(memory[1] in ("won", "lost", "draw") for memory in g.history)
        assert (g.fate == "dead") == any(memory[1] == "died" for memory in g.history)
        assert [memory[0] for memory in g.history] == sorted(int(memory[0]) for memory in g.history)


def sold(m: Table) -> list[tuple[object, ...]]:
    """Every purchase that is remembered: whom, by which school, for how much."""
    return sorted(
        (g.name, *memory[2:]) for g in m.state.people.values() for memory in g.history if memory[1] == "bought"
    )
