"""What simulations of For Glory count beside wins."""

from __future__ import annotations

import json
from typing import Any

import pytest

from munera.games import book
from munera.lab.runner import play_some
from munera.lab.simulate import planned, simulate
from munera.lab.stats import needs_events, statistician
from munera.lab.stats.for_glory import DEEDS, Stats, deed, summary_of_events
from munera.testing.for_glory import ENOUGH, Table, foe, gladiator, machinations, me, registration


def counted(table: Table) -> Any:
    """The summary of a story: it is plain data."""
    summary = summary_of_events(table.view(None), table.match.events(None))
    assert json.loads(json.dumps(summary)) == json.loads(json.dumps(list(summary)))
    return summary


def tables(*played: tuple[Any, tuple[float, float]], bots: tuple[str, str] = ("one", "two")) -> dict[str, Any]:
    stats = Stats()
    for summary, scores in played:
        stats.add(json.loads(json.dumps(summary)), bots, scores)
    return stats.tables()


def test_a_purchase_and_a_culled_card_are_counted() -> None:
    rows: dict[str, list[str]] = {"gladiators": ["tiro"], "training": ["punctim"], "economy": []}
    table = machinations(me(coins=9, hand=["cull", "business_as_usual"], thin=True), foe(), rows=rows)
    table.answer("play", "cull")
    table.answer("business_as_usual")
    table.buy("tiro")
    table.buy("punctim")
    _, _, _, players = counted(table)
    assert players[0][1] == {"tiro": 1, "punctim": 1}
    assert players[0][2] == {"culled": 1}
    assert players[1][1:] == ({}, {})


def test_a_tactic_a_reaction_and_a_battle_are_counted() -> None:
    table = registration(
        me([gladiator("samnite")], hand=["pierce"], patrons=ENOUGH),
        foe([gladiator("cestus")], hand=["riposte"]),
    )
    while table.kind == "register":
        table.let_be(table.ask.seat)
    table.tactic("pierce", "cestus")
    table.react(1, "riposte")
    table.passes()
    table.attack("samnite")
    table.passes()
    _, _, phases, players = counted(table)
    assert players[0][2] == {"tactics": 1}
    assert players[1][2] == {"reactions": 1}
    assert (phases["fought"], phases["rounds"], phases["held"]) == (1, 1, 1)


def test_late_registrations_and_walkovers_are_counted() -> None:
    table = registration(me([gladiator("cestus")], hand=["tiro"], coins=4), foe([gladiator("andabata", 0)]))
    table.answer("enter", "tiro", 2)
    table.pays()
    while table.kind == "register":
        table.let_be(table.ask.seat)
    table.passes()
    _, _, phases, players = counted(table)
    assert players[0][2] == {"late_registrations": 1, "gladiators_sent": 1}
    assert phases["walkovers"] == 2
    assert phases["fought"] == 0


def test_schemes_are_no_tactics() -> None:
    assert deed("banquet", fighting=True) == ""
    assert deed("field_surgeon", fighting=False) == ""
    assert deed("field_surgeon", fighting=True) == "tactics"
    assert deed("parry", fighting=False) == "reactions"
    assert deed("decurion", fighting=True) == ""


def test_whoever_bought_more_of_a_title_is_compared_with_the_winner() -> None:
    def game(one: dict[str, int], two: dict[str, int]) -> Any:
        return 1, 20, {"phases": 3, "fought": 5, "rounds": 10, "held": 4}, [(6, one, {}), (3, two, {})]

    found = tables(
        (game({"tiro": 2}, {"tiro": 1}), (1.0, 0.0)),
        (game({"tiro": 1}, {"tiro": 1}), (1.0, 0.0)),
        (game({}, {"tiro": 1, "evade": 1}), (1.0, 0.0)),
        (game({"tiro": 1}, {}), (0.5, 0.5)),
    )
    assert found["bought_gladiators"] == {"tiro": {"bought": 7, "games": 2, "win_rate": 0.5}}
    assert found["bought_training"] == {"evade": {"bought": 1, "games": 1, "win_rate": 0.0}}
    assert found["bought_economy"] == {}
    assert found["game"]["all"]["first_player_rate"] == 0.125  # the draw is half a win
    assert found["battles"]["all"]["first_initiative_rate"] == 0.8
    assert found["battles"]["all"]["rounds"] == 2.0
    assert found["arena_phases"] == {"3": {"games": 4, "share": 1.0}}


def test_it_is_told_the_events_and_others_are_not() -> None:
    assert needs_events(statistician("for_glory"))
    assert not needs_events(statistician("school"))
    assert not needs_events(statistician("gladius"))
    assert Stats().tables() == {}


@pytest.mark.slow
def test_what_is_counted_does_not_depend_on_the_processes() -> None:
    def run(jobs: int) -> dict[str, Any]:
        return simulate("for_glory", games=16, bots=("heuristic", "greedy"), seed="jobs", jobs=jobs).as_json()

    one, two = run(1), run(2)
    assert one["digest"] == two["digest"]
    assert one["stats"] == two["stats"]
    statistics = {**one["stats"]["players"]["heuristic"], **one["stats"]["deeds"]["heuristic"]}
    assert set(statistics) == {"games", "glory", *DEEDS}


def test_summaries_add_up() -> None:
    """Every arena phase has a battle at least, and glory comes from battles alone."""
    games = 6
    for played in play_some(planned(book("for_glory"), games, 2, ("heuristic",), [{}], "sum"), range(games)):
        assert not played.error
        first, turns, phases, players = played.summary
        assert first in (0, 1)
        assert turns == played.turns
        battles = phases["fought"] + phases.get("walkovers", 0)
        assert phases["phases"] <= battles <= 2 * phases["phases"]
        assert battles <= sum(player[0] for player in players) + phases.get("drawn", 0) <= 3 * phases["phases"]
        assert max(player[0] for player in players) >= 6
