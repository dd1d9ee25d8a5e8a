"""`munera lab`: ratings at the terminal."""

from __future__ import annotations

import json

from tests.cli.conftest import Munera

LADDER = (
    "lab",
    "ladder",
    "gladius",
    "--games",
    "4",
    "--bots",
    "random,level:recruit",
    "--seed",
    "1",
    "--jobs",
    "1",
)


def test_the_ladder_is_printed_for_programs_and_people(munera: Munera) -> None:
    facts = json.loads(munera(*LADDER, "--json").output)
    assert [one["name"] for one in facts["ratings"]] == ["level:recruit", "random"]
    assert set(facts["ratings"][0]) == {"name", "mu", "sigma", "games"}
    said = munera(*LADDER).output
    assert "rating" in said
    assert "level:recruit" in said
    assert "força" in munera(*LADDER, "--lang", "pt-BR").output


def test_what_there_is_to_study_is_listed(munera: Munera) -> None:
    assert "ladder" in munera("lab").output


def test_what_cannot_be_rated_is_refused_in_a_line(munera: Munera) -> None:
    for typed, why in {
        ("lab", "nothing"): "ladder",
        ("lab", "ladder", "gladius", "--bots", "nobody,random"): "nobody",
        ("lab", "ladder", "gladius", "--bots", "level:emperor,random"): "level:recruit",
        ("lab", "ladder", "gladius", "--bots", "random"): "two bots",
        ("lab", "ladder", "gladius", "--seats", "1"): "two seats",
    }.items():
        result = munera(*typed)
        assert result.exit_code == 2
        assert why in result.output


def test_games_lists_the_levels(munera: Munera) -> None:
    assert "recruit (greedy" in munera("games").output
    facts = json.loads(munera("games", "--json").output)["games"]["gladius"]["levels"]
    assert [one["id"] for one in facts][:2] == ["level:recruit", "level:veteran"]
