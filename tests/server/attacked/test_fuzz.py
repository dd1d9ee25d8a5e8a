"""A socket that says anything at all: nothing changes, nobody notices, the table goes on to its end.

Every message here is wrong for sure. After each one the database and what every viewer is sent are as before.
MUNERA_FUZZ=500 tries so many at every table, new ones each time; `make soak` does.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from munera.games import books
from munera.server.play.requests import HANDLERS
from tests.server.clients import RunningServer
from tests.server.elsewhere import running

EXAMPLES = int(os.environ.get("MUNERA_FUZZ", "0"))
SETTINGS = hypothesis_settings(
    max_examples=EXAMPLES or 60,
    derandomize=not EXAMPLES,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
GAMES = {"gladius": 2, "for_glory": 2, "spartacus": 3}
TABLES = ("tables", "seats", "holders", "links", "journal", "talk", "mutes")


class Ear:
    """One socket, spoken to in plain sequence."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.count = socket, 0

    def send(self, message: str | bytes) -> None:
        self.socket.send(message)

    def reply(self) -> dict[str, Any]:
        """The next answer to a request."""
        while True:
            frame: dict[str, Any] = json.loads(self.socket.recv(20))
            if frame["type"] in ("done", "refused"):
                return frame

    def look(self) -> dict[str, Any]:
        """The state, freshly sent; less its number."""
        self.count += 1
        self.send(json.dumps({"type": "look", "ref": self.count}))
        state: dict[str, Any] = {}
        while True:
            frame = json.loads(self.socket.recv(20))
            if frame["type"] == "state":
                state = frame
            elif frame["type"] == "done" and frame["ref"] == self.count:
                return {name: value for name, value in state.items() if name not in ("n", "events", "since")}


class PlayedTable:
    """A table, the sockets of all its seats, a spectator's, and its database."""

    def __init__(self, url: str, folder: Path, table: str, cookies: list[str], game: str) -> None:
        self.game, self.random = game, Random(1)
        self.database = sqlite3.connect(folder / "munera.db", check_same_thread=False)
        self.stack = ExitStack()
        address = f"ws{url[4:]}/api/tables/{table}/socket"
        self.seats = [self._open(f"{address}?seat={seat}", cookie) for seat, cookie in enumerate(cookies)]
        self.spectator = self._open(address, "")
        self.sent: list[str] = []  # answers that were taken, word by word

    def _open(self, address: str, cookie: str) -> Ear:
        headers = {"Cookie": f"munera={cookie}"} if cookie else {}
        return Ear(self.stack.enter_context(connect(address, additional_headers=headers, max_size=None)))

    def close(self) -> None:
        self.stack.close()
        self.database.close()

    def everything(self) -> tuple[list[Any], list[Any]]:
        """What is stored, and what everybody sees."""
        with closing(self.database.cursor()) as cursor:
            stored = [cursor.execute(f"SELECT * FROM {name}").fetchall() for name in TABLES]
        return stored, [ear.look() for ear in (*self.seats, self.spectator)]

    def refuses(self, ear: Ear, message: str | bytes) -> str:
        """It is refused, with a code, and nothing else happens. Returns the code."""
        before = self.everything()
        ear.send(message)
        reply = ear.reply()
        assert reply["type"] == "refused", (message, reply)
        assert reply["code"] not in ("busy", "stuck", "failed"), (message, reply)
        assert self.everything() == before, message
        return str(reply["code"])

    def is_right_now(self, ear: Ear, message: str | bytes) -> bool:
        """Does this take back an answer that is sealed? Nothing else here is ever right."""
        ask = ear.look()["ask"]
        return message == json.dumps({"type": "unseal"}) and ask is not None and ask["mine"] is not None

    def step(self) -> bool:
        """Somebody who is asked answers. False: the game is over."""
        for ear in self.seats:
            state = ear.look()
            if state["over"]:
                return False
            ask = state["ask"]
            if ask is None or ask["mine"] is not None:
                continue
            option = self._hint(ear) if ask["space"] else self.random.choice(ask["options"])
            message = json.dumps({"type": "answer", "ask": ask["id"], "option": option})
            ear.send(message)
            if ear.reply()["type"] == "done" and state["mode"] != "any":
                self.sent.append(message)
            return True
        return True

    def _hint(self, ear: Ear) -> Any:
        ear.send(json.dumps({"type": "hint"}))
        while True:
            frame = json.loads(ear.socket.recv(20))
            if frame["type"] == "hint":
                ear.reply()
                return frame["option"]


async def _furnish(server: RunningServer) -> list[tuple[str, str, list[str]]]:
    made = []
    for game, seats in GAMES.items():
        guests = [server.guest(f"Guest {seat}") for seat in range(seats)]
        kinds = ["me", *["open"] * (seats - 1)]
        table = await guests[0].make(game, kinds, undo="off", options=dict(books()[game].short_game_for(seats)))
        for seat, guest in enumerate(guests[1:], 1):
            await guest.join(table, seat)
        made.append((server.url, table, [guest.http.cookies["munera"] for guest in guests]))
    return made


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, PlayedTable]]:
    folder = tmp_path_factory.mktemp("fuzz")
    with running(folder, _furnish) as made, ExitStack() as stack:
        found = {}
        for game, (url, table, cookies) in zip(GAMES, made, strict=True):
            found[game] = PlayedTable(url, folder, table, cookies, game)
            stack.callback(found[game].close)
        yield found


# ---------------------------------------------------------------------- messages that are wrong for sure

LONG_ENOUGH = 400  # answers; a longer game is given up
NOT_A_WORD = "zz-no-such-thing"
NESTED: list[Any] = []
for _ in range(12):
    NESTED = [NESTED]
JUNK: list[Any] = [None, True, 1.5, -1, 10**6, 2**63, 10**400, NOT_A_WORD, "", "\x00", "\ud800", "z" * 600]
JUNK += [[], {}, {"a": 1}, NESTED, [NOT_A_WORD], [[NOT_A_WORD, 1], None]]
ANY_JUNK = st.sampled_from(JUNK) | st.floats(allow_nan=False, allow_infinity=False)
KINDS = st.sampled_from(sorted(HANDLERS))
# What each request needs, and its every field: junk in one of them makes it wrong.
FIELDS: dict[str, dict[str, Any]] = {
    "answer": {"ask": "1-00000000", "option": NOT_A_WORD},
    "act": {"move": NOT_A_WORD},
    "propose": {"what": NOT_A_WORD},
    "consent": {"what": "draw"},
    "refuse": {"what": "draw"},
    "standing": {"answers": NOT_A_WORD},
    "say": {"text": 5, "room": None},
    "mute": {"seat": NOT_A_WORD, "how": "mute"},
    "speak": {"lang": NOT_A_WORD, "edition": "", "titles": ""},
    "part": {"name": NOT_A_WORD},
    "delegate": {"on": NOT_A_WORD, "pause": 0},
}
WRONG_NOW = ("unseal", "undo", "go_on", "more_time", "back")  # nothing is sealed, agreed on, paused, or timed


def _objects() -> st.SearchStrategy[dict[str, Any]]:
    wrong_fields = st.sampled_from(sorted(FIELDS)).flatmap(
        lambda kind: st.sampled_from(sorted(FIELDS[kind])).flatmap(
            lambda name: ANY_JUNK.map(lambda junk: {"type": kind, **FIELDS[kind], name: junk})
        )
    )
    return st.one_of(
        wrong_fields.filter(_is_wrong),
        st.sampled_from(sorted(FIELDS)).map(lambda kind: {"type": kind}),  # without its fields
        st.sampled_from(WRONG_NOW).map(lambda kind: {"type": kind}),
        ANY_JUNK.map(lambda junk: {"type": junk}),
        KINDS.map(lambda kind: {"type": kind.upper()}),
        KINDS.map(lambda kind: {"type": [kind]}),
        KINDS.map(lambda kind: {"kind": kind}),
        st.tuples(KINDS, st.sampled_from([[], {}, 1.5, True, "r" * 61, 10**61])).map(
            lambda two: {"type": two[0], "ref": two[1]}
        ),
    )


def _is_wrong(message: dict[str, Any]) -> bool:
    """Junk may hit something that can be said: a line of talk, no standing answers at all, a seat to be heard."""
    kind = message["type"]
    if kind == "say":
        text = message["text"]
        return not isinstance(text, str) or len(text) > 500 or text in ("", "\x00", "\ud800")
    return (kind, message.get("answers")) != ("standing", [])


def _damaged(text: str) -> st.SearchStrategy[str]:
    return st.integers(1, len(text) - 1).map(lambda cut: text[:cut])


TEXTS = st.one_of(
    _objects().map(json.dumps),
    _objects().map(json.dumps).flatmap(_damaged),
    st.text(max_size=200).filter(lambda text: not text.lstrip().startswith("{")),
    st.recursive(st.none() | st.booleans() | st.integers(), st.lists, max_leaves=5).map(json.dumps),
    st.sampled_from(
        ["NaN", "[" * 30_000, '{"a":' * 30_000, "9" * 5000, '{"type": NaN}', "x" * 70_000, "\u20ac" * 30_000]
    ),
    st.just('{"type": "answer", "ask": "", "option": ' + "[" * 5000 + "]" * 5000 + "}"),
)


@pytest.mark.parametrize("kind", sorted(FIELDS))
def test_every_field_of_every_request(tables: dict[str, PlayedTable], kind: str) -> None:
    table = tables["spartacus"]
    for name in FIELDS[kind]:
        for junk in JUNK:
            message = {"type": kind, **FIELDS[kind], name: junk}
            if _is_wrong(message):
                table.refuses(table.seats[0], json.dumps(message))


def test_every_request_is_among_them() -> None:
    """What is right as it stands, without any field, is only sent with a name that no request may have."""
    assert {*FIELDS, *WRONG_NOW, "concede", "leave", "hint", "look"} == set(HANDLERS)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_said_changes_anything(tables: dict[str, PlayedTable], game: str) -> None:
    table = tables[game]

    @SETTINGS
    @given(TEXTS | st.binary(max_size=100), st.integers(0, len(table.seats) - 1), st.integers(0, 5))
    def hold(message: str | bytes, seat: int, on: int) -> None:
        if not table.is_right_now(table.seats[seat], message):
            table.refuses(table.seats[seat], message)
        if not on:
            table.step()

    hold()


@pytest.mark.parametrize("game", GAMES)
def test_stale_foreign_and_replayed_answers(tables: dict[str, PlayedTable], game: str) -> None:
    table = tables[game]
    for _ in range(6):
        table.step()
    states = [ear.look() for ear in table.seats]
    asks = [state["ask"] for state in states]
    late = ("over",) if states[0]["over"] else ("stale", "not_asked", "closing")
    for seat, ear in enumerate(table.seats):
        own = asks[seat]["id"] if asks[seat] else ""
        for message in table.sent[-6:]:  # word by word, from whoever sent it first and from everybody else
            if json.loads(message)["ask"] != own:  # a seal that is still open may be given anew
                assert table.refuses(ear, message) in late
        for other, ask in enumerate(asks):
            if ask is None or other == seat or (asks[seat] and asks[seat]["id"] == ask["id"]):
                continue
            option = ask["options"][0] if not ask["space"] else NOT_A_WORD
            foreign = {"type": "answer", "ask": ask["id"], "option": option, "seat": other, "viewer": other}
            assert table.refuses(ear, json.dumps(foreign)) in ("stale", "not_asked", "not_an_option")


@pytest.mark.parametrize("game", GAMES)
def test_look_alikes_of_an_option_are_none(tables: dict[str, PlayedTable], game: str) -> None:
    """1.0, true and "1" are not 1; an option in an array is not the option."""
    table = tables[game]
    for ear in table.seats:
        ask = ear.look()["ask"]
        if ask is None or ask["space"]:
            continue
        for option in ask["options"][:3]:
            for wrong in (
                [option],
                [option, option],
                {"option": option},
                float(len(ask["options"])),
                f" {option}",
                None,
            ):
                message = {"type": "answer", "ask": ask["id"], "option": wrong}
                assert table.refuses(ear, json.dumps(message)) == "not_an_option"


@pytest.mark.parametrize("kind", sorted(set(HANDLERS) - {"look"}))
def test_spectators_only_look(tables: dict[str, PlayedTable], kind: str) -> None:
    table = tables["gladius"]
    state = table.seats[0].look()
    ask = (state["ask"] or {}).get("id", "")
    body = {
        "ask": ask,
        "option": "x",
        "move": "x",
        "what": "pause",
        "answers": [],
        "text": "ave",
        "seat": 0,
        "how": "",
    }
    assert table.refuses(table.spectator, json.dumps({"type": kind, **body})) in (
        "not_yours",
        "not_now",
        "bad_request",
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_table_goes_on_to_its_end(tables: dict[str, PlayedTable], game: str) -> None:
    table = tables[game]
    for _ in range(LONG_ENOUGH):
        if not table.step():
            break
    else:
        table.seats[0].send(json.dumps({"type": "concede"}))
        assert table.seats[0].reply()["type"] == "done"
    assert all(ear.look()["over"] for ear in table.seats)
    for kind in ("answer", "act", "concede", "unseal", "undo"):
        message = {"type": kind, **FIELDS.get(kind, {})}
        assert table.refuses(table.seats[0], json.dumps(message)) in ("over", "not_now", "not_asked")
