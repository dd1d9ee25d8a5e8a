"""The names that a server answers to: no page elsewhere makes its own name point here and is let in."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import websockets
from starlette.requests import HTTPConnection

from munera.server.http.hosts import check_host, is_ours
from munera.server.settings import Settings
from munera.server.storage import schema
from munera.tables.refusals import Refused
from tests.server.clients import RunningServer, served

pytestmark = pytest.mark.anyio
NAMED = Settings(hosts=("munera.example", "*.play.example"), origins=("https://arena.example:8443",))

AT_HOME = (
    "localhost",
    "LOCALHOST:8000",
    "munera.localhost",
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.20:8000",
    "203.0.113.9",
    "[::1]",
    "[::1]:8000",
    "[fd00::7]:80",
    "laptop",
    "laptop.local:8000",
    "laptop.local.",
    "laptop.lan",
    "laptop.home.arpa",
    socket.gethostname(),
    "",
)
STRANGE = (
    "evil.example",
    "evil.example:8000",
    "evil.example.",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "127.0.0.1@evil.example",
    "evil.local.example",
    "[evil.example]",
    "1.2.3.4.5",
)


@pytest.mark.parametrize("host", AT_HOME)
def test_at_home_every_name_works_that_no_stranger_can_have(host: str) -> None:
    assert is_ours(host, Settings())


@pytest.mark.parametrize("host", STRANGE)
def test_names_of_strangers_are_not_ours(host: str) -> None:
    assert not is_ours(host, Settings())
    assert not is_ours(host, NAMED)
    assert is_ours(host, Settings(hosts=("*",)))


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("munera.example", True),
        ("Munera.Example:443", True),
        ("arena.example:8443", True),
        ("one.play.example", True),
        ("play.example", False),
        ("evilplay.example", False),
        ("x.munera.example", False),
        ("notmunera.example", False),
    ],
)
def test_the_operator_names_more(host: str, ours: bool) -> None:
    assert is_ours(host, NAMED) is ours


async def test_no_request_and_no_socket_to_another_name(server: RunningServer) -> None:
    """As after DNS rebinding: the site of the page and the name in the address agree, and are a stranger's."""
    ana, eve = server.guest("Ana"), server.guest("Eve")
    table = await ana.make("gladius", ["me", "open"])
    port = server.url.rpartition(":")[2]
    stranger = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    setup = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for method, path in (
        ("GET", f"/api/tables/{table}"),
        ("GET", "/"),
        ("GET", "/metrics"),
        ("GET", "/healthz"),
        ("POST", "/api/tables"),
    ):
        response = await eve.http.request(method, path, headers=stranger, json=setup if method == "POST" else None)
        assert (response.status_code, response.json()["code"]) == (421, "host"), path
        assert "set-cookie" not in response.headers
    with pytest.raises(websockets.InvalidStatus) as caught:
        await websockets.connect(
            f"ws://evil.example:{port}/api/tables/{table}/socket",
            host="127.0.0.1",
            origin=websockets.Origin(stranger["Origin"]),
        )
    assert caught.value.response.status_code == 421
    assert len(await server.rows(schema.tables)) == 1


def test_two_names_are_one_too_many() -> None:
    hosts = [(b"host", b"127.0.0.1:8000"), (b"host", b"localhost")]
    with pytest.raises(Refused, match="host"):
        check_host(HTTPConnection({"type": "http", "headers": hosts}), Settings())


async def test_a_name_that_the_operator_has_set(tmp_path: Path) -> None:
    async with served(tmp_path, hosts=("munera.example",)) as server:
        response = await server.guest().http.get("/api/games", headers={"Host": "munera.example"})
        assert response.status_code == 200
