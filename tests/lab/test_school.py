"""What simulations of Gladiator School count beside wins."""

from __future__ import annotations

import json
from typing import Any

import pytest

from munera.games import book
from munera.lab.runner import play_some
from munera.lab.simulate import planned, simulate
from munera.lab.stats import statistician
from munera.lab.stats.school import TABLES, Stats, summary
from munera.testing.school import Table, campaign, gladiator, retiarius, school, secutor

SHORT = {"turns": "8"}


def tables(*campaigns: Table, bots: tuple[str, ...] = ("one", "two")) -> dict[str, Any]:
    stats = Stats()
    for table in campaigns:
        counted = summary(table.match.book.view(table.state, None))
        stats.add(json.loads(json.dumps(counted)), bots, table.match.book.score(table.state))  # it is plain data
    return stats.tables()


def season() -> Table:
    """One buys a slave; Flamma kills Kalendio in the first bout; the second is decided against Flamma."""
    table = campaign(
        school(secutor("Flamma")),
        school(retiarius("Kalendio"), gladiator("Idle", "samnite")),
        stage="auction",
        lots=[gladiator("Spiculus", "thracian", experience=3)],
    )
    table.bid({0: 9})
    table.send("Flamma", "Kalendio")
    table.fight("Flamma")  # unhurt: thumbs down
    return table


def test_a_scripted_turn_is_counted() -> None:
    table = season()
    table.until("training")
    found = tables(table)
    assert found["survival"]["one"] == {"fought": 1, "alive_share": 1.0, "deaths_per_campaign": 0.0}
    assert found["survival"]["two"] == {"fought": 1, "alive_share": 0.0, "deaths_per_campaign": 1.0}
    assert found["survival"]["all"] == {"fought": 2, "alive_share": 0.5, "deaths_per_campaign": 1.0}
    assert found["prices_by_experience"] == {"3": {"sold": 1, "price": 9.0, "per_point": 3.0}}
    assert found["prices_by_style"] == {"thracian": {"sold": 1, "price": 9.0, "per_point": 3.0}}
    assert found["bouts_by_style"]["secutor"] == {"bouts": 1, "wins": 1, "win_rate": 1.0}
    assert found["bouts_by_style"]["retiarius"] == {"bouts": 1, "wins": 0, "win_rate": 0.0}


def test_fame_is_counted_by_bot_and_by_place() -> None:
    table = season()
    table.next_turn()
    fame = table.state.fame
    assert fame[0] > fame[1]
    found = tables(table)
    assert found["fame"]["one"]["fame"] == fame[0]
    assert found["fame"]["two"]["gold"] == table.state.gold[1]
    assert found["places"] == {"1": {"schools": 1, "fame": fame[0]}, "2": {"schools": 1, "fame": fame[1]}}
    twice = tables(table, table, bots=("one", "one"))
    assert twice["fame"] == {"one": {"schools": 4, "fame": sum(fame) / 2, "gold": sum(table.state.gold) / 2}}


def test_a_price_is_that_of_the_experience_a_gladiator_came_with() -> None:
    table = campaign(school(), school(), stage="auction", lots=[gladiator("Spiculus", experience=3)])
    table.bid({1: 11})
    table.until("training")
    while table.gladiator("Spiculus").experience == 3:
        table.next_turn()
    assert tables(table)["prices_by_experience"]["3"]["price"] == 11


def test_mirror_matches_say_nothing_about_a_style() -> None:
    table = campaign(school(secutor("A")), school(secutor("B")), stage="arena")
    table.send("A", "B")
    table.fight("A")
    assert tables(table)["bouts_by_style"] == {}


def test_a_game_without_statistics_reports_none() -> None:
    assert statistician("gladius") is None
    assert statistician("../school") is None
    assert simulate("gladius", games=2, bots=("random",), seats=2).as_json()["stats"] == {}


@pytest.mark.slow
def test_what_is_counted_does_not_depend_on_the_processes() -> None:
    def run(jobs: int) -> dict[str, Any]:
        bots = ("heuristic", "greedy")
        report = simulate("school", games=16, seats=2, bots=bots, variant=SHORT, seed="jobs", jobs=jobs)
        return report.as_json()

    one, two = run(1), run(2)
    assert one["digest"] == two["digest"]
    assert one["stats"] == two["stats"]
    assert one["stats"]["fame"]["heuristic"]["schools"] == 16
    assert 0 < one["stats"]["survival"]["all"]["alive_share"] < 1
    assert sum(row["wins"] for row in one["stats"]["bouts_by_style"].values()) > 0
    json.dumps(one)


def test_summaries_add_up() -> None:
    """Every bout between different styles has two sides, and at most one of them won."""
    games = 3
    plan = planned(book("school"), games, 2, ("greedy",), [SHORT], "sum")
    stats = Stats()
    for played in play_some(plan, range(games)):
        assert not played.error
        stats.add(played.summary, played.deal.bots, played.scores)
    found = stats.tables()
    sides = sum(row["bouts"] for row in found["bouts_by_style"].values())
    assert sides % 2 == 0
    assert sum(row["wins"] for row in found["bouts_by_style"].values()) <= sides / 2
    assert found["survival"]["all"]["fought"] == found["survival"]["greedy"]["fought"]
    assert sum(row["sold"] for row in found["prices_by_style"].values()) == sum(
        row["sold"] for row in found["prices_by_experience"].values()
    )


def test_tables_have_the_headings_that_are_registered() -> None:
    """Hosts find words by them."""
    report = simulate("school", games=2, seats=2, bots=("greedy",), variant=SHORT, seed="headings")
    assert list(report.stats) == list(TABLES)
    for name, table in report.stats.items():
        assert table, name
        for row in table.values():
            assert tuple(row) == TABLES[name].columns, name
