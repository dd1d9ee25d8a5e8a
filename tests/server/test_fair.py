"""Fair dice: committed to before the first card, opened at the end, checked offline, and not easily forged."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera import fair
from tests.cli.conftest import Munera, munera
from tests.server.clients import RunningServer, chance, play

__all__ = ["munera"]
ADDED = st.lists(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12), min_size=1, max_size=6)


def claim(entropy: list[str]) -> dict[str, Any]:
    key, salt = fair.secret()
    return {
        "seats": len(entropy),
        "seed": fair.seed(key, entropy),
        "fair": json.loads(json.dumps(fair.opened(key, salt, entropy))),
    }


def test_the_scheme_is_what_the_documentation_says() -> None:
    told = sha256(b"munera-fair/1:s:k").hexdigest()
    assert fair.commitment("k", "s") == told
    assert fair.seed("k", ["ab", ""]) == sha256(b"munera-fair/1:k:2:ab:0:").hexdigest()


def test_secrets_are_never_the_same() -> None:
    assert len({fair.secret() for _ in range(100)}) == 100
    assert [len(part) for part in fair.secret()] == [64, 32]


@given(ADDED)
def test_what_was_opened_honestly_fits(entropy: list[str]) -> None:
    record = claim(entropy)
    assert fair.fault(record["fair"], record) == ""


@given(ADDED, ADDED)
def test_other_additions_give_other_dice(one: list[str], two: list[str]) -> None:
    assert (fair.seed("key", one) == fair.seed("key", two)) == (one == two)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"scheme": "munera-fair/2"}, "scheme"),
        ({"key": "0" * 64}, "commitment"),
        ({"salt": "0" * 32}, "commitment"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"commitment": "\u00e9"}, "scheme"),
        ({"commitment": None}, "scheme"),
        ({"key": None}, "scheme"),
        ({"entropy": ["mine", "theirs!"]}, "seed"),
        ({"entropy": ["mine"]}, "scheme"),
        ({"entropy": ["mine", "theirs", "one more, to choose the dice with"]}, "scheme"),
        ({"entropy": "xy"}, "scheme"),
        ({"entropy": ["mine", 7]}, "scheme"),
    ],
)
def test_whatever_is_changed_shows(change: dict[str, Any], fault: str) -> None:
    record = claim(["mine", "theirs"])
    assert fair.fault({**record["fair"], **change}, record) == fault


def test_another_seed_shows() -> None:
    record = claim(["", ""])
    assert fair.fault(record["fair"], {**record, "seed": 7}) == "seed"
    assert fair.fault(None, record) == "scheme"
    assert fair.fault([], record) == "scheme"


def test_an_addition_by_the_operator_after_the_fact_shows() -> None:
    record = claim(["mine", "theirs"])
    told, key = record["fair"], record["fair"]["key"]
    ground = [*told["entropy"], "chosen"]
    forged = {**record, "seed": fair.seed(key, ground), "fair": {**told, "entropy": ground}}
    assert fair.fault(forged["fair"], forged) == "scheme"


# ---------------------------------------------------------------------- at a table


@pytest.mark.anyio
async def test_the_commitment_stands_before_the_first_card_and_is_opened_at_the_end(house: RunningServer) -> None:
    ana, bob = house.guest("Ana"), house.guest("Bob")
    table = await ana.make("gladius", ["me", "open"])
    before = await bob.info(table)
    assert before["status"] == "open"
    assert len(before["commitment"]) == 64
    await ana.post(f"/api/tables/{table}/seats/0/entropy", {"entropy": "from Ana, who has seen it"})
    joined = await bob.post(f"/api/tables/{table}/join", {"name": "Bob", "entropy": "from Bob"})
    assert joined["commitment"] == before["commitment"]
    assert [seat["stirred"] for seat in joined["seats"]] == [True, True]
    assert "fair" not in joined
    assert "from Ana" not in json.dumps(joined)
    late = await ana.call("POST", f"/api/tables/{table}/seats/0/entropy", {"entropy": "again"})
    assert late.json()["code"] == "started"
    await play([await ana.sit(table), await bob.sit(table)], chance(3))
    opened = (await ana.info(table))["fair"]
    assert opened["commitment"] == before["commitment"]
    assert opened["entropy"] == ["from Ana, who has seen it", "from Bob"]
    record = await ana.get(f"/api/tables/{table}/record")
    assert record["fair"] == opened
    assert fair.fault(opened, record) == ""


# ---------------------------------------------------------------------- offline


async def exported(house: RunningServer, entropy: str) -> dict[str, Any]:
    ana = house.guest("Ana")
    table = await ana.make("gladius", ["me", "me"], entropy=entropy)
    await play([await ana.sit(table, 0), await ana.sit(table, 1)], chance(3))
    data: dict[str, Any] = await ana.get(f"/api/tables/{table}/record")
    return data


@pytest.mark.anyio
async def test_verify_says_in_words_what_it_checked(house: RunningServer, munera: Munera, tmp_path: Path) -> None:
    data = await exported(house, "mine")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    said = " ".join(munera("replay", str(file), "--verify").stdout.split())
    assert said.startswith("OK: 1 record, ")
    assert f"opens the commitment {data['fair']['commitment']}" in said
    assert "what 2 of 2 seats added" in said
    assert "no seat added anything" not in said
    assert "Not checked, because it cannot be" in said
    dito = " ".join(munera("replay", str(file), "--verify", "--lang", "pt-BR").stdout.split())
    assert f"abre o compromisso {data['fair']['commitment']}" in dito
    assert "2 de 2 lugares" in dito
    told = json.loads(munera("replay", str(file), "--verify", "--json").stdout)
    assert told["records"][0]["dice"] == {"commitment": data["fair"]["commitment"], "seats": 2, "added": 2}
    for part, words in (
        ("commitment", "Its secret does not open the commitment"),
        ("entropy", "Its seed does not follow"),
        ("scheme", "What it says about its dice cannot be read"),
    ):
        changed = {**data["fair"], part: ["x", "y"] if part == "entropy" else "0" * 64}
        file.write_text(json.dumps({**data, "fair": changed}), "utf-8")
        result = munera("replay", str(file), "--verify")
        assert result.exit_code == 1
        assert words in " ".join(result.stdout.split())


@pytest.mark.anyio
async def test_verify_says_when_nothing_is_proven(house: RunningServer, munera: Munera, tmp_path: Path) -> None:
    data = await exported(house, "")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    said = " ".join(munera("replay", str(file), "--verify").stdout.split())
    assert "In one game no seat added anything: there the server could choose" in said
    bare = {name: value for name, value in data.items() if name != "fair"}
    file.write_text(json.dumps(bare), "utf-8")
    said = " ".join(munera("replay", str(file), "--verify").stdout.split())
    assert "says nothing about where its dice came from" in said
    many = tmp_path / "games.jsonl"
    many.write_text(f"{json.dumps(data)}\n{json.dumps(bare)}\n", "utf-8")
    said = " ".join(munera("replay", str(many), "--verify").stdout.split())
    assert "1 of 2 records open their commitment" in said
