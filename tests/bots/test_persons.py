"""The persons of every level: named like bots, judging like their level, each of a temper of their own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from munera import bots
from munera.bots.levels import BOT_OF, PREFIX
from munera.bots.persons import PERSONS, TEMPERAMENTS, level_of, person
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.temper import EVEN
from munera.cli.seats import players
from munera.games import book
from munera.kernel import Stream
from munera.lab.simulate import simulate
from munera.tables.levels import facts
from munera.tables.meta import Chair
from munera.tables.names import BOTS, PEOPLE, names_of

LOCUSTA = "level:veteran/locusta"
OURS = ("for_glory", "gladius", "school", "serpents", "spartacus")


def test_every_level_comes_as_one_person_of_each_temperament() -> None:
    for level in BOT_OF:
        own = [one for one in PERSONS if one.level == level]
        assert [one.temperament for one in own] == list(TEMPERAMENTS)
    assert len({one.id for one in PERSONS}) == len(PERSONS)
    assert not {one.name for one in PERSONS} & {*PEOPLE, *BOTS}
    assert all(one.id.isascii() and one.id.isalpha() and one.id.islower() for one in PERSONS)
    assert all(len(one.spec) <= 40 for one in PERSONS)


@pytest.mark.parametrize("game", OURS)
def test_in_every_game_a_person_plays_the_bot_of_the_level(game: str) -> None:
    assert [one.level for one in bots.persons(game)] == [
        level for level in bots.levels(game) for _ in TEMPERAMENTS
    ]
    for one in bots.persons(game):
        made = bots.make(one.spec, game, Stream.seeded(1))
        assert type(made) is type(bots.make(f"{PREFIX}{one.level}", game, Stream.seeded(1)))
        assert made.temper == one.temper
        assert one.spec in bots.choosable(game)


def test_the_names_of_bots_mean_what_they_meant() -> None:
    for spec in ("heuristic", "level:veteran"):
        made = bots.make(spec, "spartacus", Stream.seeded(1))
        assert isinstance(made, Heuristic)
        assert (made.temper, made.honour) == (EVEN, Heuristic(Stream.seeded(1)).honour)
    assert (person("heuristic"), level_of("heuristic"), level_of(LOCUSTA)) == (None, "heuristic", "level:veteran")


def test_every_person_has_a_face() -> None:
    drawn = (Path(__file__).parents[2] / "web/src/art/figures/seats.ts").read_text("utf-8")
    assert [one.name for one in PERSONS if f"'{one.name}'" not in drawn] == []


@pytest.mark.parametrize("spec", ["level:veteran/nobody", "level:recruit/locusta", "level:emperor/locusta"])
def test_nobody_of_that_name(spec: str) -> None:
    with pytest.raises(bots.UnknownBot, match="nobody is called"):
        bots.make(spec, "spartacus", Stream.seeded(1))


def test_temperaments_differ_in_what_they_are_called_for() -> None:
    honest, faithless, cautious, gambler, grudge = TEMPERAMENTS.values()
    assert honest.honour == max(one.honour or 0 for one in TEMPERAMENTS.values())
    assert faithless.honour == min(one.honour or 0 for one in TEMPERAMENTS.values())
    assert cautious.faith == min(one.faith for one in TEMPERAMENTS.values())
    assert cautious.nerve < EVEN.nerve < gambler.nerve
    assert grudge.grudge > 5 * EVEN.grudge
    assert all(type(number) is int for one in TEMPERAMENTS.values() for number in one)


def test_clients_are_told_who_there_is() -> None:
    recruits, veterans = facts("spartacus")[:2]
    assert recruits["persons"][0] == {
        "id": "level:recruit/vesta",
        "person": "vesta",
        "name": "Vesta",
        "temperament": "honest",
    }
    assert [one["temperament"] for one in veterans["persons"]] == list(TEMPERAMENTS)


def test_who_sits_down_bears_their_name() -> None:
    assert (names_of(LOCUSTA), names_of("heuristic")) == (("Locusta",), BOTS)
    seated = players(book("spartacus"), ["human", f"bot:{LOCUSTA}", f"bot:{LOCUSTA}"], 3)
    assert [one.name for one in seated[1:]] == ["Locusta", "Locusta 2"]
    assert replace(Chair("bot"), bot=LOCUSTA).bot == LOCUSTA


@pytest.mark.slow
def test_the_ledger_shows_the_nature_of_the_honest_and_the_faithless() -> None:
    """The honest keep what they promise, the faithless often not. `python -m tools.persons` counts many games."""

    def broken(spec: str) -> float:
        games = simulate("spartacus", games=4, seats=4, bots=(spec,), variant={"type": "quick"}, seed="nature")
        assert (games.failed, games.stand_ins) == ([], {})
        rows = games.stats["promises"].values()
        return sum(row["broken"] for row in rows) / sum(row["made"] for row in rows)

    assert broken(LOCUSTA) > 2 * broken("level:veteran/cassia")
