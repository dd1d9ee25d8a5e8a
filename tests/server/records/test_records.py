"""Games leave the server and come back as records; of one that goes on nobody gets more than their view."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera import fair
from munera.games import book, books
from munera.kernel import Stream, pick, record, replay, start
from munera.server.records.verifier import verify
from munera.server.storage import schema
from munera.tables.refusals import Refused
from tests.server.clients import Guest, RunningServer, chance, play, served

pytestmark = pytest.mark.anyio
SCHEMA = json.loads((Path(__file__).parents[3] / "docs" / "record.schema.json").read_text("utf-8"))


async def finished(guest: Guest, seed: int = 1, **terms: Any) -> str:
    """A duel that one browser has played with both hands."""
    table = await guest.make("gladius", ["me", "me"], **terms)
    await play([await guest.sit(table, 0), await guest.sit(table, 1)], chance(seed))
    return table


def played(seed: int = 1, game: str = "gladius") -> dict[str, Any]:
    """A record from elsewhere."""
    stream, match = Stream.seeded(seed), start(book(game), 2, seed)
    while not match.over:
        asked = match.pending[0]
        match.answer(asked.seat, pick(asked.options, stream))
    data: dict[str, Any] = json.loads(record(match))
    return data


# ---------------------------------------------------------------------- out


async def test_a_finished_game_is_exported_whole_and_to_anybody_who_sees_the_table(server: RunningServer) -> None:
    ana, stranger = server.guest("Ana"), server.guest()
    before = (await ana.call("GET", "/api/tables/none/record")).json()
    assert before["code"] == "no_table"
    table = await finished(ana, entropy="of my own")
    response = await stranger.call("GET", f"/api/tables/{table}/record")
    assert response.status_code == 200
    assert f"munera-{table}.json" in response.headers["content-disposition"]
    data = response.json()
    jsonschema.validate(data, SCHEMA)
    assert response.text == json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    match = replay(book("gladius"), response.text)
    assert match.over
    assert fair.fault(data["fair"], data) == ""
    assert data["fair"]["entropy"] == ["of my own", "of my own"]
    assert data["fair"]["commitment"] == (await ana.info(table))["commitment"]


async def test_a_draw_by_consent_stands_in_the_record(server: RunningServer) -> None:
    ana, bob = server.guest("Ana"), server.guest("Bob")
    table = await ana.make("gladius", ["me", "open"])
    await bob.join(table)
    one, two = await ana.sit(table), await bob.sit(table)
    await one.until(lambda: one.state)
    await one.do("propose", what="draw")
    await two.do("consent", what="draw")
    await one.until(lambda: one.over)
    data = await ana.get(f"/api/tables/{table}/record")
    jsonschema.validate(data, SCHEMA)
    assert data["agreed"] == "draw"
    assert data["result"] is None
    end = await ana.get(f"/api/tables/{table}/replay?viewer=0")
    assert end["over"]
    assert end["ask"] is None
    again = await bob.post("/api/records", {"record": data})
    assert again["status"] == "over"
    assert again["result"]["agreed"] == "draw"
    assert await bob.get(f"/api/tables/{again['id']}/record") == data


async def test_nobody_gets_seed_or_cards_of_a_game_that_goes_on(server: RunningServer) -> None:
    ana, bob, stranger = server.guest("Ana"), server.guest("Bob"), server.guest()
    table = await ana.make("gladius", ["me", "open"], entropy="mine alone")
    await bob.join(table)
    one, two = await ana.sit(table), await bob.sit(table)
    await two.until(lambda: two.state)
    await one.until(lambda: one.state)
    live = await server.live_table(table)
    assert live.meta.origin is not None
    secrets = [live.meta.origin["seed"], live.meta.key, live.meta.salt, "mine alone"]
    others = json.dumps(two.state["view"])
    for guest in (ana, bob, stranger):
        for path in ("record", "replay", "replay?viewer=open", "replay?at=0&viewer=1"):
            answer = await guest.call("GET", f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over"), path
        body = {"at": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
        forked = await guest.call("POST", f"/api/tables/{table}/fork", body)
        assert forked.json()["code"] == "not_over"
        texts = [
            (await guest.call("GET", path)).text
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/view", "/api/tables", "/api/tables/mine")
        ]
        for text in texts:
            assert not [secret for secret in secrets if secret in text]
    assert (await stranger.call("GET", f"/api/tables/{table}/view?seat=0")).json()["code"] == "not_yours"
    assert (await ana.call("GET", f"/api/tables/{table}/view?seat=1")).json()["code"] == "not_yours"
    mine = await ana.get(f"/api/tables/{table}/view?seat=0")
    assert mine["format"] == "munera-view/1"
    assert mine["viewer"] == 0
    assert mine["view"] == one.state["view"]
    assert mine["events"] == one.events
    assert json.dumps(mine["view"]) != others
    public = await stranger.get(f"/api/tables/{table}/view")
    assert public["viewer"] is None
    assert public["ask"] is None
    assert len(public["events"]) < len(mine["events"])


async def test_a_table_that_waits_has_nothing_to_export(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "open"])
    for path in ("record", "view", "replay"):
        assert (await ana.call("GET", f"/api/tables/{table}/{path}")).json()["code"] == "not_started"


# ---------------------------------------------------------------------- in


async def test_a_record_is_taken_in_and_given_back_as_it_was(server: RunningServer) -> None:
    ana, stranger = server.guest("Ana"), server.guest()
    data = played()
    made = await ana.post("/api/records", {"record": data})
    assert made["status"] == "over"
    assert made["result"] == data["result"]
    assert made["began"] == {"how": "imported"}
    assert made["commitment"] == ""
    assert "fair" not in made
    assert data["seed"] == 1
    assert "record" not in json.dumps(made["terms"])
    assert await stranger.get(f"/api/tables/{made['id']}/record") == data
    assert [one["id"] for one in (await ana.get("/api/tables/mine"))["tables"]] == [made["id"]]
    end = await stranger.get(f"/api/tables/{made['id']}/replay")
    assert (end["at"], end["of"], end["over"]) == (len(data["entries"]), len(data["entries"]), True)
    line = await stranger.look(made["id"])
    await line.until(lambda: line.over)
    assert line.state["view"] == end["view"]


async def test_the_schema_knows_what_a_draw_and_a_claim_need() -> None:
    data = played()
    jsonschema.validate(data, SCHEMA)
    found = fair.opened(*fair.secret(), ["", ""])
    jsonschema.validate({**data, "fair": found}, SCHEMA)
    jsonschema.validate({**data, "agreed": "draw", "result": None}, SCHEMA)
    for wrong in (
        {**data, "agreed": "draw"},
        {**data, "agreed": "yes", "result": None},
        {**data, "fair": {**found, "more": 1}},
        {**data, "fair": {**found, "commitment": "abc"}},
        {**data, "fair": {**found, "key": "abc"}},
        {**data, "fair": {**found, "salt": found["key"]}},
    ):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(wrong, SCHEMA)


async def test_the_claim_of_fairness_travels_with_the_record(server: RunningServer) -> None:
    ana = server.guest("Ana")
    data = await ana.get(f"/api/tables/{await finished(ana)}/record")
    made = await ana.post("/api/records", {"record": data})
    assert await ana.get(f"/api/tables/{made['id']}/record") == data
    for part, value in (("commitment", "0" * 64), ("entropy", ["x", ""]), ("key", 7), ("scheme", "other/1")):
        forged = {**data, "fair": {**data["fair"], part: value}}
        with pytest.raises(Refused) as refused:
            verify(json.dumps(forged))
        assert refused.value.code == "bad_record", part


def _entry(data: dict[str, Any], **change: Any) -> dict[str, Any]:
    entries = [*data["entries"]]
    entries[4] = {**entries[4], **change}
    return {**data, "entries": entries}


DAMAGED: dict[str, tuple[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "empty": ("bad_record", lambda _: {}),
    "another format": ("bad_record", lambda data: {**data, "format": "munera-save/1"}),
    "another game": ("bad_record", lambda data: {**data, "game": "chess"}),
    "another seed": ("bad_record", lambda data: {**data, "seed": 2}),
    "a changed answer": ("bad_record", lambda data: _entry(data, answer="no_such_card")),
    "a changed echo": ("bad_record", lambda data: _entry(data, echo="00000000")),
    "another end": ("bad_record", lambda data: {**data, "result": {"scores": [1, 0], "winners": [0, 1]}}),
    "a draw that was none": ("bad_record", lambda data: {**data, "agreed": "draw"}),
    "a deep nest": ("bad_record", lambda data: _entry(data, answer=[[[[[[[[[["x"]]]]]]]]]])),
    "no text": ("bad_record", lambda data: {**data, "seed": "\ud800"}),
    "other rules": ("other_rules", lambda data: _entry({**data, "rules": "0"}, echo="00000000")),
    "cut short": ("not_over", lambda data: {**data, "entries": data["entries"][:5], "result": None}),
}


@pytest.mark.parametrize("how", DAMAGED)
async def test_a_damaged_or_foreign_record_is_refused(how: str) -> None:
    code, damage = DAMAGED[how]
    with pytest.raises(Refused) as refused:
        verify(json.dumps(damage(played())))
    assert refused.value.code == code


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_no_record_can_make_the_verifier_stumble(data: st.DataObject) -> None:
    record = played()
    keys = [*record, "position", "agreed", "fair"]
    for key in data.draw(st.lists(st.sampled_from(keys), min_size=1, max_size=3)):
        record[key] = data.draw(JSON)
    with suppress(Refused):
        assert json.loads(verify(json.dumps(record))["record"])["entries"] == record["entries"]


async def test_a_refused_record_leaves_nothing(server: RunningServer) -> None:
    ana = server.guest("Ana")
    for how in ("another seed", "other rules"):
        code, damage = DAMAGED[how]
        answer = await ana.call("POST", "/api/records", {"record": damage(played())})
        assert answer.is_client_error
        assert answer.json()["code"] == code
    assert (await ana.get("/api/tables/mine"))["tables"] == []
    assert await server.rows(schema.tables) == []


async def test_records_that_take_too_long_are_given_up(tmp_path: Path) -> None:
    async with served(tmp_path, import_seconds=0.01) as server:
        answer = await server.guest().call("POST", "/api/records", {"record": played()})
        assert answer.json() == {"code": "bad_record", "detail": "it takes too long to play it again"}


async def test_only_so_many_records_are_taken_from_one_address(tmp_path: Path) -> None:
    async with served(tmp_path, imports=0.0001, import_seconds=0.01) as server:
        codes = [
            (await server.guest().call("POST", "/api/records", {"record": {}})).json()["code"] for _ in range(21)
        ]
        assert codes == ["bad_record"] * 20 + ["too_fast"]


# ---------------------------------------------------------------------- other versions


async def test_a_game_of_other_rules_is_read_where_these_play_the_same(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = server.guest("Ana")
    table = await finished(ana)
    before = await ana.get(f"/api/tables/{table}/record")
    await server.hub.unload(table)
    monkeypatch.setattr(type(books()["gladius"]), "version", "another")
    assert not (await ana.info(table))["other_rules"]
    assert await ana.get(f"/api/tables/{table}/record") == {**before, "rules": "another"}
    assert verify(json.dumps(before))["record"]  # and an old record of it


async def test_a_game_of_other_rules_that_play_otherwise_is_refused_with_a_word(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = server.guest("Ana")
    table = await finished(ana)
    await server.hub.unload(table)
    gladius = type(books()["gladius"])
    monkeypatch.setattr(gladius, "version", "another")
    monkeypatch.setattr(gladius, "segment", no_rules)
    assert (await ana.info(table))["other_rules"]
    for path in ("record", "replay?at=0", "view"):
        answer = await ana.call("GET", f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")


def no_rules(book: object, state: object) -> Any:
    raise NotImplementedError


def test_a_record_that_only_other_rules_play_is_refused_with_its_entry_and_their_version() -> None:
    with pytest.raises(Refused) as refused:
        verify(json.dumps(DAMAGED["other rules"][1](played())))
    assert refused.value.detail.startswith("entry ")
    assert "version 0 of the rules plays it" in refused.value.detail


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"[]", "application/json"),
        (b"{}", "application/json"),
        (b'{"record": {}, "more": 1}', "application/json"),
        (b'{"record": 7}', "application/json"),
        (b'{"record": {"game": "gladius", "x": NaN}}', "application/json"),
        (b"[" * 100_000, "application/json"),
        (b'{"record": ' + b'{"a":' * 100_000, "application/json"),
        (b"\xff\xfe", "application/json"),
        (b'{"record": {}}', "text/plain"),
    ],
    ids=[
        "nothing",
        "a list",
        "empty",
        "more",
        "a number",
        "NaN",
        "deep",
        "deep inside",
        "no text",
        "another type",
    ],
)
async def test_a_body_that_is_no_record_is_refused(server: RunningServer, body: bytes, kind: str) -> None:
    reply = await server.guest().http.post("/api/records", content=body, headers={"Content-Type": kind})
    assert (reply.status_code, reply.json()["code"]) == (400, "bad_record")


async def test_a_record_is_not_read_where_all_tables_wait(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two megabytes of empty lists kept every table waiting for half a second: another process reads them."""
    read: list[bytes] = []

    async def given(body: bytes) -> Any:
        read.append(body)
        raise Refused("bad_record")

    monkeypatch.setattr(server.app.state.replays, "_verify", given)
    body = b'{  "record" : [[],[], not JSON at all'
    reply = await server.guest().http.post(
        "/api/records", content=body, headers={"Content-Type": "application/json; charset=utf-8"}
    )
    assert (reply.status_code, read) == (400, [body])
