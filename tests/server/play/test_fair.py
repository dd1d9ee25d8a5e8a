"""Fair dice: committed to before the first card, opened at the end, checked offline, and not easily forged."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import update

from munera import fair
from munera.games import book
from munera.kernel import Stream, pick, record, start_from
from munera.lessons import lesson
from munera.server.records.verifier import verify
from munera.server.storage import schema
from munera.tables.refusals import Refused
from tests.cli.conftest import Munera, munera
from tests.server.clients import RunningServer, chance, play

__all__ = ["munera"]
ADDED = st.lists(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12), min_size=1, max_size=6)


VERIFIER = Path(__file__).parents[3] / "tools" / "verify_dice.py"


def claim(entropy: list[str], scheme: str = fair.SCHEME) -> dict[str, Any]:
    """A record as far as its dice go."""
    key, salt = fair.secret()
    return {
        "format": "munera-record/1",
        "seats": len(entropy),
        "seed": fair.seed(key, entropy, scheme),
        "fair": json.loads(json.dumps(fair.opened(key, salt, entropy, scheme))),
    }


def test_the_schemes_are_what_the_documentation_says() -> None:
    found = sha256(b"24:munera-fair/2 commitment,1:s,1:k,").hexdigest()
    assert fair.commitment("k", "s") == found
    assert fair.seed("k", ["ab", ""]) == sha256(b"18:munera-fair/2 seed,1:k,2:ab,0:,").hexdigest()
    assert fair.commitment("k", "s", fair.FIRST_SCHEME) == sha256(b"munera-fair/1:s:k").hexdigest()
    first = sha256(b"munera-fair/1:k:2:ab:0:").hexdigest()
    assert fair.seed("k", ["ab", ""], fair.FIRST_SCHEME) == first


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
        ({"scheme": "munera-fair/1"}, "commitment"),
        ({"scheme": "munera-fair/3"}, "scheme"),
        ({"scheme": ["munera-fair/2"]}, "scheme"),
        ({"key": "0" * 64}, "commitment"),
        ({"salt": "0" * 32}, "commitment"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"commitment": "\u00e9"}, "form"),
        ({"commitment": None}, "form"),
        ({"key": None}, "form"),
        ({"key": "ABCDEF01" * 8}, "form"),
        ({"key": "0" * 64 + "\n"}, "form"),
        ({"key": "0" * 63}, "form"),
        ({"salt": "0" * 31 + ":"}, "form"),
        ({"salt": "0" * 64}, "form"),
        ({"more": ""}, "form"),
        ({"entropy": ["mine", "theirs!"]}, "seed"),
        ({"entropy": ["mine"]}, "form"),
        ({"entropy": ["mine", "theirs", "one more, to choose the dice with"]}, "form"),
        ({"entropy": "xy"}, "form"),
        ({"entropy": ["mine", 7]}, "form"),
        ({"entropy": ["mine", "x" * 129]}, "form"),
        ({"entropy": ["mine", "\u00e9"]}, "form"),
        ({"entropy": ["mine", "theirs\n"]}, "form"),
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
    found, key = record["fair"], record["fair"]["key"]
    ground = [*found["entropy"], "chosen"]
    forged = {**record, "seed": fair.seed(key, ground), "fair": {**found, "entropy": ground}}
    assert fair.fault(forged["fair"], forged) == "form"


def openings(text: str) -> list[tuple[str, str]]:
    """All ways to read the text of a commitment of scheme 1 as a salt and a key."""
    places = [place for place, letter in enumerate(text) if letter == ":"]
    return [(text[:place], text[place + 1 :]) for place in places]


def test_no_commitment_opens_to_two_seeds() -> None:
    """Under scheme 1 one text with 200 colons in it was 200 secrets, each with a seed of its own."""
    many = openings(":".join("ab" for _ in range(201)))
    assert len({fair.commitment(key, salt, fair.FIRST_SCHEME) for salt, key in many}) == 1
    assert len({fair.seed(key, [""], fair.FIRST_SCHEME) for _, key in many}) == 200
    for salt, key in many:
        forged = {"seats": 1, "seed": fair.seed(key, [""], fair.FIRST_SCHEME)}
        forged["fair"] = fair.opened(key, salt, [""], fair.FIRST_SCHEME)
        assert fair.fault(forged["fair"], forged) == "form"
    assert len({fair.commitment(key, salt) for salt, key in many}) == 200


@given(st.text(max_size=40), st.text(max_size=40), st.text(max_size=40), st.text(max_size=40))
def test_a_commitment_parts_salt_and_key(key: str, salt: str, other_key: str, other_salt: str) -> None:
    same = fair.commitment(key, salt) == fair.commitment(other_key, other_salt)
    assert same == ((key, salt) == (other_key, other_salt))
    assert fair.commitment(key, salt) != fair.seed(salt, [key])  # each hash says what it is for


def test_records_of_the_first_scheme_are_still_good() -> None:
    record = claim(["mine", ""], fair.FIRST_SCHEME)
    assert fair.fault(record["fair"], record) == ""
    assert fair.fault({**record["fair"], "scheme": fair.SCHEME}, record) == "commitment"


def test_a_written_position_was_not_dealt() -> None:
    record = claim(["mine", ""])
    assert fair.fault(record["fair"], {**record, "position": {}}) == "position"


# ---------------------------------------------------------------------- at a table


@pytest.mark.anyio
async def test_the_commitment_stands_before_the_first_card_and_is_opened_at_the_end(server: RunningServer) -> None:
    ana, bob = server.guest("Ana"), server.guest("Bob")
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
    assert opened["scheme"] == "munera-fair/2"
    assert opened["commitment"] == before["commitment"]
    assert opened["entropy"] == ["from Ana, who has seen it", "from Bob"]
    record = await ana.get(f"/api/tables/{table}/record")
    assert record["fair"] == opened
    assert fair.fault(opened, record) == ""


# ---------------------------------------------------------------------- offline


async def exported(server: RunningServer, entropy: str) -> dict[str, Any]:
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "me"], entropy=entropy)
    await play([await ana.sit(table, 0), await ana.sit(table, 1)], chance(3))
    data: dict[str, Any] = await ana.get(f"/api/tables/{table}/record")
    return data


@pytest.mark.anyio
async def test_verify_says_in_words_what_it_checked(server: RunningServer, munera: Munera, tmp_path: Path) -> None:
    data = await exported(server, "mine")
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
    reply = json.loads(munera("replay", str(file), "--verify", "--json").stdout)
    dice = {"scheme": "munera-fair/2", "commitment": data["fair"]["commitment"], "seats": 2, "added": 2}
    assert reply["records"][0]["dice"] == dice
    assert "munera-fair/1" not in said
    for part, words in (
        ("commitment", "Its secret does not open the commitment"),
        ("entropy", "Its seed does not follow"),
        ("key", "does not open the commitment"),
        ("salt", "a key of 64 and a salt of 32 hexadecimal digits"),
        ("scheme", "is of no scheme that is known here"),
    ):
        changed = {**data["fair"], part: ["x", "y"] if part == "entropy" else "0" * 64}
        file.write_text(json.dumps({**data, "fair": changed}), "utf-8")
        result = munera("replay", str(file), "--verify")
        assert result.exit_code == 1
        assert words in " ".join(result.stdout.split())


@pytest.mark.anyio
async def test_verify_says_when_nothing_is_proven(server: RunningServer, munera: Munera, tmp_path: Path) -> None:
    data = await exported(server, "")
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


# ---------------------------------------------------------------------- both verifiers


def checked_alone(file: Path, *arguments: str) -> tuple[int, str]:
    """What the verifier of one file says, in a Python that knows nothing of us."""
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), *arguments]
    done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


def verifier_module() -> Any:
    """The verifier of one file as a module, for whoever has many records."""
    spec = importlib.util.spec_from_file_location("verify_dice", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_verifier_of_one_file_needs_nothing_else() -> None:
    names = re.findall(r"^(?:from|import) (\w+)", VERIFIER.read_text("utf-8"), re.MULTILINE)
    assert set(names) <= {*sys.stdlib_module_names, "__future__"}
    assert "munera" not in names


@pytest.mark.anyio
async def test_both_verifiers_accept_what_a_server_exports(server: RunningServer, tmp_path: Path) -> None:
    data = await exported(server, "of my own")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    found = data["fair"]["commitment"]
    code, said = checked_alone(file, "--commitment", found.upper(), "--added", "1=of my own")
    assert (code, said.splitlines()[0]) == (0, f"OK: the secret opens the commitment {found}.")
    assert "2 of 2 seats" in said
    assert "scheme 1" not in said
    assert checked_alone(file, "--commitment", "0" * 64) == (
        1,
        "WRONG: The commitment is not the one that you were shown.\n",
    )
    assert checked_alone(file, "--added", "0=of another")[0] == 1
    assert checked_alone(file, "--added", "9=x")[0] == 2
    old = {**data, **claim(["a", ""], fair.FIRST_SCHEME)}
    file.write_text(json.dumps(old), "utf-8")
    code, said = checked_alone(file)
    assert code == 0
    assert "This is the old scheme 1" in said
    file.write_text(json.dumps({name: old[name] for name in old if name != "fair"}), "utf-8")
    assert checked_alone(file)[0] == 2
    file.write_text("[", "utf-8")
    assert checked_alone(file)[0] == 2


def tampered(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The record with one thing changed, for every field of `fair` in many ways, and for what it speaks of."""
    found: dict[str, dict[str, Any]] = {}
    for name, value in data["fair"].items():
        others: list[Any] = [None, 0, True, [], {}, "", [value], data["seed"]]
        if isinstance(value, str):
            others += [
                value.upper() + " ",
                value[:-1],
                value + "0",
                f"0{value[1:]}" if value[0] != "0" else f"1{value[1:]}",
            ]
            others += [value + "\n", ":" + value[1:], value[::-1]]
        else:
            others += [value[::-1], value[:-1], [*value, ""], [*value[:-1], value[-1] + " "], ["".join(value), ""]]
            others += [[*value[:-1], None], dict(enumerate(value))]
        for number, other in enumerate(others):
            if other != value:
                found[f"{name} {number}"] = {**data, "fair": {**data["fair"], name: other}}
        gone = {other: data["fair"][other] for other in data["fair"] if other != name}
        found[f"without {name}"] = {**data, "fair": gone}
    found["one field more"] = {**data, "fair": {**data["fair"], "more": 1}}
    found["nothing"] = {**data, "fair": None}
    found["a list"] = {**data, "fair": list(data["fair"])}
    found["another seed"] = {**data, "seed": "0" * 64}
    found["a number as seed"] = {**data, "seed": 7}
    found["more seats"] = {**data, "seats": data["seats"] + 1}
    found["a position"] = {**data, "position": {}}
    return found


@pytest.mark.parametrize("scheme", fair.SCHEMES)
def test_whatever_is_tampered_with_is_refused_by_both_verifiers(scheme: str, tmp_path: Path) -> None:
    alone = verifier_module()
    data = claim(["mine", "theirs"], scheme)
    assert alone.check(data) == data["fair"]
    cases = tampered(data)
    assert len(cases) > 70
    for how, forged in cases.items():
        assert fair.fault(forged["fair"], forged), how
        with pytest.raises(alone.Wrong):
            alone.check(forged)
    file = tmp_path / "game.json"
    for how in ("key 11", "entropy 8", "without salt", "a position"):
        file.write_text(json.dumps(cases[how]), "utf-8")
        code, said = checked_alone(file)
        assert (code, said[:6]) == (1, "WRONG:"), how
    file.write_text(json.dumps(data)[:-1] + ', "seed": "again"}', "utf-8")
    assert checked_alone(file)[0] == 1


@pytest.mark.anyio
async def test_a_stacked_hand_with_an_honest_secret_is_refused(
    server: RunningServer, munera: Munera, tmp_path: Path
) -> None:
    """A record whose dice are fair, and whose cards lay as somebody wrote them."""
    data = await exported(server, "mine")
    found = lesson("gladius")
    assert found is not None
    match = start_from(book("gladius"), found.position)
    while not match.over:
        asked = match.pending[0]
        match.answer(asked.seat, pick(asked.options, Stream.seeded(1)))
    stacked = json.loads(record(match))
    both = {**data, **stacked, "fair": data["fair"]}
    file = tmp_path / "game.json"
    for forged in (both, {**stacked, "fair": data["fair"]}):
        with pytest.raises(Refused) as refused:
            verify(json.dumps(forged))
        assert refused.value.code == "bad_record"
        assert fair.fault(forged["fair"], forged) == "position"
        file.write_text(json.dumps(forged), "utf-8")
        assert munera("replay", str(file), "--verify").exit_code == 1
        assert checked_alone(file)[0] == 1
    said = " ".join(munera("replay", str(file), "--verify").stdout.split())
    assert "fair dice for a game that began at a written position" in said


@pytest.mark.anyio
async def test_verify_says_what_the_first_scheme_does_not_prove(
    server: RunningServer, munera: Munera, tmp_path: Path
) -> None:
    """A table of 0.1.0 goes on under the commitment that it has shown, and its record says so."""
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "open"])
    live = await server.live_table(table)
    terms = {name: value for name, value in live.meta.terms.items() if name != "dice"}
    t = schema.tables
    async with server.hub.engine.begin() as connection:
        await connection.execute(update(t).where(t.c.id == table).values(terms=json.dumps(terms)))
    await server.hub.refresh(table)
    shown = (await ana.info(table))["commitment"]
    assert shown == fair.commitment(live.meta.key, live.meta.salt, fair.FIRST_SCHEME)
    await ana.post(f"/api/tables/{table}/join", {"name": "Ana", "entropy": "late"})
    await play([await ana.sit(table, 0), await ana.sit(table, 1)], chance(3))
    data = await ana.get(f"/api/tables/{table}/record")
    assert (data["fair"]["scheme"], data["fair"]["commitment"]) == (fair.FIRST_SCHEME, shown)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    said = " ".join(munera("replay", str(file), "--verify").stdout.split())
    assert "One record is of the old scheme munera-fair/1, which proves less" in said
    dito = " ".join(munera("replay", str(file), "--verify", "--lang", "pt-BR").stdout.split())
    assert "Um registro é do antigo esquema munera-fair/1, que prova menos" in dito
    assert checked_alone(file)[0] == 0
