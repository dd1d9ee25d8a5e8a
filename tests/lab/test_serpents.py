"""What simulations of The Serpents and the Wolf count beside what those of Spartacus do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from munera.games import book
from munera.lab.runner import play_some
from munera.lab.simulate import planned, simulate
from munera.lab.stats import needs_events, spartacus, statistician
from munera.lab.stats.serpents import OPPOSED, TABLES, Stats, summary_of_events
from munera.lab.stats.spartacus import Summary
from munera.testing.serpents import SEPPIUS, VARINIUS, Table, calm, house, table
from munera.testing.spartacus.titles import CELT, EAR, GUARD, JUPITER, LOOTING, SYRIAN, THRACIAN, VISITOR

SPECTACLE, WHISPER = "re-a-spectacle-of-blood-and-death", "re-whisper-from-below"
NUMIDIAN = "gl-numidian-warrior"
SLAVES = ("sl-attendant", "sl-debtor", "sl-cook", "sl-convict")


def counted(m: Table) -> Summary:
    """The summary of a story: it is plain data."""
    summary = summary_of_events(m.view(None), m.match.events(None))
    return dict(json.loads(json.dumps(summary)))


def tables(*summaries: Summary) -> dict[str, Any]:
    stats = Stats()
    for summary in summaries:
        stats.add(summary, ("bot",) * 4, (0.0,) * 4)
    return stats.tables()


def honoured(*hands: list[str], influence: int = 9) -> Table:
    """The Host, at seat 0, is honoured."""
    rows = [
        house(*staff, influence=influence if seat == 0 else 9, coins=1)
        for seat, staff in enumerate(zip((CELT, SYRIAN, THRACIAN, NUMIDIAN), SLAVES, strict=True))
    ]
    for row, hand in zip(rows, hands, strict=False):
        row["hand"] = hand
    return table(*rows, moment="arena")


def test_a_primus_is_declared_or_not() -> None:
    m = honoured()
    m.answer("yes")
    assert counted(m)["primus"] == {"declared": 1}
    m = honoured()
    m.answer("no")
    assert counted(m)["primus"] == {"refrained": 1}


def test_a_primus_that_is_forced_was_not_declared() -> None:
    m = honoured([], [SPECTACLE], influence=4)
    m.reacts(1, "play", SPECTACLE)
    m.answer_by_default("react")
    assert counted(m)["primus"] == {"forced": 1}


def test_a_spectacle_that_was_foiled_forces_nobody() -> None:
    m = honoured([JUPITER], [SPECTACLE])
    m.reacts(1, "play", SPECTACLE)
    m.reacts(0, "play", JUPITER)
    m.answer_by_default("react")
    m.answer("yes")
    assert counted(m)["primus"] == {"declared": 1}


def inviting(*assets: list[str]) -> Table:
    return table(*(house(*own, influence=5) for own in assets), moment="invitations", primus=True)


def all_accept(m: Table) -> None:
    """Whoever the Host names first is invited, and comes."""
    while m.kind in ("invite", "invitation", "combatant", "equip", "react", "audience"):
        if m.kind == "invitation":
            m.answer("accept")
        else:
            m.answer_by_default(m.kind)


def test_a_primus_of_four_houses_and_one_of_two() -> None:
    m = inviting([CELT], [SYRIAN], [THRACIAN], [NUMIDIAN])
    all_accept(m)
    m.answer_by_default("teams", "place", "wagers", "react", "bookmaker")
    assert counted(m)["primus"] == {"fought": 1, "four_houses": 1}
    m = inviting([CELT], [SYRIAN, THRACIAN], [NUMIDIAN])
    all_accept(m)
    m.answer_by_default("teams", "place", "wagers", "react", "bookmaker")
    assert counted(m)["primus"] == {"fought": 1, "one_double": 1}


def test_a_primus_that_fails() -> None:
    m = inviting([CELT], [SYRIAN], [THRACIAN])
    all_accept(m)
    assert counted(m)["primus"] == {"failed": 1}


def test_meddling_and_what_goes_back() -> None:
    m = calm(house(hand=[VISITOR], influence=7), house(GUARD, GUARD, house=SEPPIUS), house())
    m.scheme(VISITOR, 0)
    m.reacts(1, "meddle", 2)
    m.answer("take_back")
    powers = counted(m)["powers"]
    assert (powers["meddled"], powers["guards_meddling"], powers["back_in_hand"]) == (1, 2, 1)


def test_the_will_of_the_senate_and_who_refuses() -> None:
    m = calm(house(hand=[EAR], influence=4, house=VARINIUS), house(), house(influence=6))
    m.answer(("prepare", EAR))
    m.answer(("demand", (2, False)))
    m.answer("no")
    powers = counted(m)["powers"]
    assert (powers["demanded"], powers["refused"]) == (1, 1)


def test_a_reaction_with_an_arrow_and_one_that_is_foiled() -> None:
    m = calm(house(hand=[LOOTING, JUPITER], influence=9), house(hand=[WHISPER], influence=4), house())
    m.scheme(LOOTING, 0)
    m.confirm()
    m.seal(s1=("play", WHISPER))
    m.reacts(0, "play", JUPITER)
    m.nobody()
    summary = counted(m)
    assert summary["opposed"][WHISPER] == summary["opposed_foiled"][WHISPER] == 1
    assert tables(summary, summary)["opposed"] == {WHISPER: {"played": 1.0, "foiled": 1.0}}


def test_shapes_are_parts_of_those_that_were_fought() -> None:
    m = calm(house(), house(), house())
    one = counted(m) | {"primus": {"forced": 2, "fought": 2, "four_houses": 2}}
    two = one | {"primus": {"declared": 2, "failed": 1, "fought": 1, "two_doubles": 1, "traitors": 1}}
    row = tables(one, two)["primus"]["all"]
    assert (row["declared"], row["forced"], row["failed"], row["fought"]) == (1.0, 1.0, 0.5, 1.5)
    assert (row["four_houses_share"], row["one_double_share"], row["two_doubles_share"]) == (2 / 3, 0.0, 1 / 3)
    assert row["traitors"] == 0.5


def test_every_defeat_in_a_primus_is_a_part_of_all() -> None:
    one = counted(calm(house(), house(), house()))
    one |= {"deeds": {"fought": 1}, "levels": {"yield": 2, "injury": 1}}
    row = tables(one)["matches"]["all"]
    assert (row["yield_share"], row["injury_share"]) == (2 / 3, 1 / 3)


@pytest.mark.slow
def test_whole_games_are_counted_and_every_table_has_its_columns() -> None:
    report = simulate("serpents", games=3, seats=6, bots=("heuristic",), variant={"type": "quick"}, seed="stats")
    assert set(report.stats) == set(TABLES) > set(spartacus.TABLES)
    for name, counts in report.stats.items():
        for row in counts.values():
            assert tuple(row) == TABLES[name].columns
    assert sum(row["wins"] for row in report.stats["houses"].values()) == 3
    assert {SEPPIUS, VARINIUS} < set(report.stats["houses"])
    assert set(report.stats["opposed"]) <= set(OPPOSED)


def test_summaries_travel_and_nothing_is_counted_of_nothing() -> None:
    assert needs_events(statistician("serpents"))
    assert Stats().tables() == {}
    plan = planned(book("serpents"), 1, 5, ("greedy",), ({"type": "quick", "rounds": 2},), "travel")
    (played,) = play_some(plan, [0])
    assert json.loads(json.dumps(played.summary)) == played.summary
