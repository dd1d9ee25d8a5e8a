"""Victory: the end of a campaign, its ties, and giving up."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.school.season import rank
from munera.kernel import BadVariant, Illegal, record, replay
from munera.testing.school import BOOK, Table, campaign, founded, retiarius, school, secutor
from munera.testing.table import Written


def last_reputation(*schools: Written) -> Table:
    """The last awards of a campaign of eight turns."""
    return campaign(*schools, stage="reputation", turn=8, turns="8")


@pytest.mark.rule("GS-VICTORY-1")
def test_after_twenty_turns_the_most_fame_wins() -> None:
    m = campaign(school(gold=90, fame=3), school(gold=10, fame=5), stage="reputation", turn=20)
    assert m.over
    assert m.fame == (4, 5)  # the richest has their point
    assert m.winners == (1,)
    assert m.event("campaign_over") == (1,)
    assert BOOK.score(m.state) == (0.0, 1.0)


@pytest.mark.rule("GS-VICTORY-1")
def test_after_nineteen_turns_nobody_has_won() -> None:
    m = campaign(school(fame=3), school(fame=50), stage="reputation", turn=19)
    assert not m.over
    assert m.event("campaign_over") is None
    assert m.turn == 20


@pytest.mark.rule("GS-40")
@pytest.mark.parametrize("turns", ["8", "12", "20"])
def test_a_campaign_has_as_many_turns_as_the_table_chose(turns: str) -> None:
    m = founded(2, turns=turns)
    m.until("over")
    assert m.events_of("new_turn") == [(n,) for n in range(1, int(turns) + 1)]
    assert m.event("campaign_over") == m.winners


@pytest.mark.rule("GS-40")
def test_twenty_turns_unless_the_table_chose() -> None:
    assert founded(2).state.last_turn == 20
    assert BOOK.settings["turns"].default == "20"
    assert founded(2, turns=8).state.last_turn == 8  # a number for what is written in digits
    for turns in ("10", "21", 10, True):
        with pytest.raises(BadVariant):
            founded(2, turns=turns)


# ---------------------------------------------------------------------- ties


@pytest.mark.rule("GS-34")
def test_fame_before_everything() -> None:
    rich = school(secutor("Flamma", wins=9, experience=9), gold=90, fame=4)
    poor = school(retiarius("Kalendio"), gold=10, fame=6)
    m = last_reputation(rich, poor)
    assert m.fame == (6, 7)  # gold, and twice the same number of gladiators
    assert m.winners == (1,)


@pytest.mark.rule("GS-34")
def test_tied_in_fame_gold_decides() -> None:
    m = last_reputation(school(gold=11, fame=4), school(secutor("Flamma", wins=9), gold=10, fame=4))
    assert m.fame == (5, 5)
    assert m.winners == (0,)


@pytest.mark.rule("GS-34")
def test_then_match_wins() -> None:
    m = last_reputation(
        school(secutor("Flamma", wins=2), secutor("Verus", wins=1)),
        school(retiarius("Kalendio", wins=2, experience=9), retiarius("Tetraites")),
    )
    assert (m.fame, m.gold) == ((2, 2), (50, 50))
    assert m.winners == (0,)


@pytest.mark.rule("GS-34")
def test_then_experience() -> None:
    m = last_reputation(
        school(secutor("Flamma", experience=5)), school(retiarius("Kalendio", experience=6)), school(gold=50)
    )
    assert m.winners == (1,)
    assert BOOK.score(m.state) == (1.0, 2.0, 0.0)


@pytest.mark.rule("GS-34")
def test_schools_that_are_equal_in_everything_share_their_place() -> None:
    m = last_reputation(
        school(secutor("Flamma", experience=5, wins=2), fame=3),
        school(fame=1),
        school(secutor("Verus", experience=5, wins=2), fame=3),
    )
    assert m.winners == (0, 2)
    assert m.event("campaign_over") == (0, 2)
    assert BOOK.score(m.state) == (1.0, 0.0, 1.0)


@pytest.mark.rule("GS-34")
def test_the_wins_of_the_dead_count_and_their_experience_does_not() -> None:
    m = campaign(
        school(retiarius("Kalendio", wins=4, experience=9)),
        school(secutor("Flamma", wins=1, experience=1)),
        stage="combat",
        turn=8,
        turns="8",
        pairs=[("Kalendio", "Flamma")],
        dice=[1] * 20,
    )
    m.fight("Flamma")
    m.until("over")
    assert m.gladiator("Kalendio").fate == "dead"
    assert rank(m.state, 0) == (1, 1, 52, 4, 0)
    assert rank(m.state, 1) == (1, 4, 50, 2, 1)


@pytest.mark.rule("GS-34")
def test_the_wins_of_the_released_stay_with_their_last_school() -> None:
    m = campaign(
        school(secutor("Flamma", wins=3, experience=4), gold=4),
        school(gold=4),
        stage="upkeep",
        turn=8,
        turns="8",
    )
    m.release("Flamma")
    m.until("over")
    assert (m.fame, m.gold) == ((1, 1), (4, 4))
    assert m.winners == (0,)


@pytest.mark.rule("GS-34")
def test_wins_go_with_a_gladiator_who_is_traded() -> None:
    m = campaign(
        school(secutor("Flamma", wins=3)),
        school(secutor("Verus")),
        stage="trading",
        turn=8,
        turns="8",
        dice=[1, 1],
    )
    swap = m.deal(0, 1, sells=["Flamma"], buys=["Verus"])
    m.offer(swap)
    m.settle("accept", swap)
    m.until("over")
    assert (m.fame, m.gold) == ((2, 2), (50, 50))
    assert m.winners == (1,)


# ---------------------------------------------------------------------- conceding


def three(**position: Any) -> Table:
    """Three schools with two gladiators each."""
    return campaign(
        school(retiarius("Kalendio"), retiarius("Tetraites")),
        school(secutor("Flamma"), secutor("Verus")),
        school(secutor("Priscus"), secutor("Celadus"), fame=9),
        **position,
    )


@pytest.mark.rule("GS-46")
def test_a_school_that_gives_up_closes() -> None:
    m = three(stage="arena")
    m.concede(2)
    assert m.event("gives_up") == (2,)
    assert m.state.conceded == (2,)
    assert (m.gladiator("Priscus").fate, m.gladiator("Celadus").fate) == ("released", "released")
    assert m.roster(2) == []
    assert m.asked() == [(0, "send"), (1, "send")]


@pytest.mark.rule("GS-46")
@pytest.mark.parametrize("stage", ["slaves", "auction", "arena", "upkeep", "trading", "training"])
def test_it_takes_no_further_part(stage: str) -> None:
    m = three(stage=stage, lots=[secutor("Carpophorus")] if stage == "auction" else (), turn=5, turns="8")
    m.concede(2)
    seats = set()
    while not m.over:
        seats |= {seat for seat, _ in m.asked()}
        m.answer_by_default()
    assert seats == {0, 1}
    assert m.gold[2] in (50, 40)  # only an upkeep that was paid before
    assert m.fame[2] == 9
    assert m.event("campaign_over") == m.winners


@pytest.mark.rule("GS-46")
def test_it_ranks_behind_all_that_stayed() -> None:
    m = three(stage="training", turn=8, turns="8")
    m.concede(2)
    m.until("over")
    assert m.fame[2] > max(m.fame[:2])
    assert m.winners != (2,)
    assert BOOK.score(m.state)[2] == 0.0
    assert min(BOOK.score(m.state)[:2]) > 0.0


@pytest.mark.rule("GS-46")
def test_nobody_gives_up_twice() -> None:
    m = three(stage="arena")
    m.concede(2)
    with pytest.raises(Illegal, match="cannot_concede"):
        m.concede(2)
    assert m.events_of("gives_up") == [(2,)]


@pytest.mark.rule("GS-46")
def test_when_only_one_school_is_left_the_campaign_ends() -> None:
    m = three(stage="arena")
    m.concede(2)
    assert not m.over
    m.concede(0)
    assert m.over
    assert m.winners == (1,)
    assert m.event("campaign_over") == (1,)
    assert m.event("new_turn") is None
    with pytest.raises(Illegal, match="over"):
        m.concede(1)


@pytest.mark.rule("GS-46")
def test_the_last_school_wins_in_the_middle_of_a_bout_too() -> None:
    m = campaign(
        school(retiarius("Kalendio"), fame=9),
        school(secutor("Flamma")),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
    )
    m.concede(0)
    assert m.over
    assert m.winners == (1,)
    assert m.ring == []
    assert m.gladiator("Flamma").fate == "alive"


@pytest.mark.rule("GS-46")
def test_in_an_auction_the_others_bid_anew() -> None:
    m = three(stage="auction", lots=[secutor("Carpophorus", experience=3)])
    m.answer(0, "bid", 10)
    m.answer(2, "bid", 40)
    m.concede(2)
    assert m.asked() == [(0, "bid"), (1, "bid")]
    assert m.match.sealed() == ()
    m.bid({0: 6, 1: 7})
    assert m.event("sold") == ("Carpophorus", 1, 7)
    assert m.gold == (50, 43, 50)


@pytest.mark.rule("GS-46")
def test_in_a_second_bid_the_first_one_is_repeated_without_who_left() -> None:
    m = three(stage="auction", lots=[secutor("Carpophorus", experience=3)])
    m.bid({1: 10, 2: 10})
    assert m.asked() == [(1, "rebid"), (2, "rebid")]
    m.concede(2)
    assert m.asked() == [(0, "bid"), (1, "bid")]
    m.bid({1: 6})
    assert m.event("sold") == ("Carpophorus", 1, 6)
    assert m.kinds() == ["bids", "gives_up", "again", "bids", "sold"]  # the reader knows which bids count
    assert m.event("again") == (2,)


@pytest.mark.rule("GS-46")
def test_an_injury_that_was_told_before_somebody_left_falls_the_same_again() -> None:
    m = three(stage="combat", pairs=[("Kalendio", "Flamma")], dice=[3, 4])
    m.fight_on("Kalendio", left=5)
    assert m.asked() == [(1, "lame")]
    m.loses("hit_points")
    m.concede(2)
    once = ["match_won", "spared", "injury", "lamed"]
    events = [kind for kind in m.kinds() if kind in (*once, "loses_point", "gives_up", "again", "void")]
    assert events == [*once, "loses_point", "gives_up", "again", *once]
    assert m.events_of("injury") == [("Flamma", 3)] * 2
    assert m.gladiator("Flamma").full_hp() == 10  # the point that they had chosen is theirs again
    m.loses("hit_points", "hit_points")
    assert m.gladiator("Flamma").full_hp() == 8


@pytest.mark.rule("GS-46")
def test_nothing_is_said_to_begin_again_where_nothing_was_told() -> None:
    m = three(stage="auction", lots=[secutor("Carpophorus", experience=3)])
    m.answer(0, "bid", 10)
    m.concede(2)
    assert m.kinds() == ["gives_up"]


@pytest.mark.rule("GS-46")
def test_the_offers_of_and_to_a_school_that_closes_lapse() -> None:
    m = three(stage="trading")
    offers = [m.deal(0, 2, gives=5), m.deal(2, 1, gives=5), m.deal(0, 1, gives=5)]
    for offer in offers:
        m.offer(offer)
    m.concede(2)
    assert m.events_of("trade_lapse") == offers[:2]
    assert m.state.offers == (offers[2],)
    assert "again" not in m.kinds()  # each step of the floor is a segment of its own


@pytest.mark.rule("GS-46")
def test_the_gladiators_of_who_left_remember_how_they_left() -> None:
    m = three(stage="arena", turn=4)
    m.concede(2)
    assert m.history("Priscus") == m.history("Celadus") == ((4, "closed", 2),)


@pytest.mark.rule("GS-46")
def test_while_pairs_are_arranged_an_opponent_may_find_another() -> None:
    m = three(stage="arena", pairing="arranged")
    m.send("Kalendio", "Tetraites", "Flamma", "Priscus")
    m.challenge("Kalendio", "Priscus")
    m.accept("Priscus", "Kalendio")
    assert m.event("arranged") == ("Kalendio", "Priscus")
    m.concede(2)
    assert m.asked() == [(0, "arrange"), (1, "arrange")]
    m.challenge("Flamma", "Kalendio")
    m.accept("Kalendio", "Flamma")
    assert m.ring == ["Flamma", "Kalendio"]


@pytest.mark.rule("GS-46")
def test_challenges_of_and_to_the_gladiators_of_who_left_lapse() -> None:
    m = three(stage="arena", pairing="arranged")
    m.send("Kalendio", "Flamma", "Priscus", "Celadus")
    m.challenge("Kalendio", "Priscus")
    m.challenge("Celadus", "Flamma")
    m.concede(2)
    assert m.state.challenges == ()
    assert m.offered(0) == ["done", ("challenge", m.gladiator("Kalendio").id, m.gladiator("Flamma").id)]


@pytest.mark.rule("GS-46")
def test_a_bout_under_way_is_void_and_the_opponent_meets_the_animals() -> None:
    m = three(stage="combat", pairs=[("Kalendio", "Priscus")], dice=[3, 4])
    m.concede(2)
    assert m.kinds()[-6:-1] == ["gives_up", "void", "animals", "earns", "upkeep"]
    assert m.event("void") == ("Kalendio", "Priscus")
    assert "again" not in m.kinds()
    assert m.events_of("animals") == [("Kalendio",)]
    assert m.events_of("earns") == [(0, "animals", 7)]
    assert m.events_of("match_won", "dies", "spared", "injury") == []
    kalendio = m.gladiator("Kalendio")
    assert (kalendio.wins, kalendio.bouts, kalendio.won, kalendio.healing) == (0, 0, False, False)
    assert m.stage == "trading"


@pytest.mark.rule("GS-46")
def test_opponents_still_waiting_for_their_bout_count_as_not_paired() -> None:
    m = three(stage="combat", pairs=[("Kalendio", "Flamma"), ("Tetraites", "Priscus")], dice=[3, 4, 6, 6])
    m.concede(2)
    assert m.ring == ["Kalendio", "Flamma"]
    m.fight("Kalendio")
    assert m.events_of("match_won") == [("Kalendio", "Flamma")]
    assert m.events_of("animals") == [("Tetraites",)]


@pytest.mark.rule("GS-46")
def test_a_bystander_does_not_disturb_a_bout() -> None:
    m = three(stage="combat", pairs=[("Kalendio", "Flamma"), ("Tetraites", "Priscus")], seed=4)
    while m.state.turns < 6:
        m.answer_by_default()
    (ask,) = m.match.pending
    before = (m.match.round, m.match.ask_id(ask.seat), m.state.hp, m.state.hands, m.state.deck, m.state.turns)
    m.concede(2)
    after = (m.match.round, m.match.ask_id(ask.seat), m.state.hp, m.state.hands, m.state.deck, m.state.turns)
    assert before == after
    assert m.match.pending == (ask,)
    m.fight("Flamma")
    assert m.event("animals") == ("Tetraites",)
    again = replay(BOOK, record(m.match))
    assert again.state.dump() == m.state.dump()


@pytest.mark.rule("GS-46")
def test_a_match_that_is_decided_stays_decided() -> None:
    m = three(stage="combat", pairs=[("Kalendio", "Priscus")], dice=[3, 5])
    m.fight("Kalendio", left=5)
    assert m.asked() == [(2, "lame")]
    m.concede(2)
    assert m.gladiator("Kalendio").wins == 1
    assert m.gladiator("Priscus").fate == "released"
    assert m.events_of("animals") == []
    assert [purse[:2] for purse in m.events_of("earns")] == [(0, "won")]
    assert m.asked() == [(0, "trade"), (1, "trade")]


@pytest.mark.rule("GS-46")
def test_a_beaten_gladiator_is_injured_though_their_victor_has_left() -> None:
    m = three(stage="combat", pairs=[("Kalendio", "Priscus")], dice=[3, 1])
    m.fight("Kalendio", left=5)
    m.concede(0)
    assert m.asked() == [(2, "lame")]
    m.loses("hit_points")
    assert (m.gladiator("Priscus").full_hp(), m.gladiator("Priscus").rests) == (9, 2)
    assert [purse[:2] for purse in m.events_of("earns")] == [(2, "lost")]


@pytest.mark.rule("GS-46")
def test_open_offers_of_and_to_who_left_lapse() -> None:
    m = three(stage="trading")
    for offer in (m.deal(2, 0, wants=3, sells=["Priscus"]), m.deal(0, 2, gives=3, buys=["Celadus"])):
        m.offer(offer)
    stays = m.deal(0, 1, gives=3, buys=["Verus"])
    m.offer(stays)
    m.concede(2)
    assert m.state.offers == (stays,)
    assert not m.allows(0, ("offer", (0, 2, 1, (), 0, ())))


@pytest.mark.rule("GS-34", "GS-46")
def test_everybody_sees_the_places_when_the_campaign_is_over() -> None:
    m = campaign(
        school(gold=50, fame=5), school(gold=90, fame=5), school(gold=90, fame=5), school(fame=9), stage="training"
    )
    m.concede(3)
    assert m.view(None)["places"] == []
    m.until("over")
    assert m.view(None)["places"] == [3, 1, 1, 4]
