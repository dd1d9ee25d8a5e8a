"""Every response carries the usual headers, whatever it says; browsers from other sites get nothing done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import websockets
from fastapi import FastAPI

from munera.server.http.security import HEADERS
from munera.server.storage import schema
from tests.server.clients import Guest, RunningServer, served

pytestmark = pytest.mark.anyio
ELSEWHERE = "https://elsewhere.example"


@pytest.fixture
async def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RunningServer]:
    """A server with one path at which our own code fails."""
    (tmp_path / "index.html").write_text("<title>Munera</title>")
    monkeypatch.setenv("MUNERA_WEB", str(tmp_path))
    async with served(tmp_path) as server:
        _add_fault(server.app)
        yield server


def _add_fault(app: FastAPI) -> None:
    @app.get("/api/fault")
    async def fault() -> None:
        raise ZeroDivisionError("a secret of the server")

    app.router.routes.insert(0, app.router.routes.pop())  # before the web app, which takes whatever is left


async def test_every_kind_of_response_has_the_headers(broken: RunningServer) -> None:
    guest = broken.guest("Ana")
    table = await guest.make("gladius", ["me", "open"])
    link = (await guest.post(f"/api/tables/{table}/seats/0/link"))["path"]
    wanted = {
        ("GET", "/api/games"): 200,
        ("GET", "/openapi.json"): 200,
        ("GET", "/healthz"): 200,
        ("GET", "/metrics"): 200,
        ("GET", "/api/nowhere"): 404,
        ("GET", "/api/tables/"): 404,
        ("PUT", "/api/tables"): 405,
        ("TRACE", "/api/games"): 405,
        ("POST", "/api/tables"): 422,
        ("GET", f"/api/tables/{'a' * 20}"): 404,
        ("GET", "/seat/unknown"): 404,
        ("GET", link): 200,
        ("POST", link): 200,
        ("DELETE", f"/api/tables/{table}/seats/0/link"): 204,
        ("GET", "/api/fault"): 500,
    }
    for (method, path), status in wanted.items():
        response = await guest.call(method, path)
        assert response.status_code == status, (method, path, response.text)
        for name, value in HEADERS.items():
            assert response.headers.get(name) == value, (method, path, name)
        if status >= 400:
            assert set(response.json()) == {"code", "detail"}, (method, path)
            assert "Traceback" not in response.text
            assert "secret" not in response.text


async def test_what_the_policy_forbids() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "object-src 'none'" in policy


async def test_https_is_remembered_where_cookies_need_it(tmp_path: Path) -> None:
    async with served(tmp_path, secure_cookies=True) as server:
        response = await server.guest().call("GET", "/api/games")
        assert "max-age" in response.headers["Strict-Transport-Security"]
    async with served(tmp_path) as server:
        response = await server.guest().call("GET", "/api/games")
        assert "Strict-Transport-Security" not in response.headers


# ---------------------------------------------------------------------- other sites


async def _post(guest: Guest, origin: str, method: str = "POST", path: str = "/api/tables") -> tuple[int, str]:
    body = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
    response = await guest.http.request(method, path, json=body, headers={"Origin": origin})
    return response.status_code, response.json().get("code", "") if response.content else ""


async def test_other_sites_change_nothing(server: RunningServer) -> None:
    guest = server.guest("Ana")
    table = await guest.make("gladius", ["me", "open"])
    host = server.url.removeprefix("http://")
    foreign = [
        ELSEWHERE,
        "null",
        "",
        "http://[",
        f"{server.url}.evil.example",
        f"http://{host}@evil",
        f"ftp://{host}",
        f"http://{host}/",
        f"http://{host}, {ELSEWHERE}",
        host,
    ]
    for origin in foreign:
        assert await _post(guest, origin) == (403, "origin"), origin
        assert await _post(guest, origin, "DELETE", f"/api/tables/{table}/seats/0/link") == (403, "origin"), origin
    assert len(await server.rows(schema.tables)) == 1
    assert (await _post(guest, server.url))[0] == 201
    assert (await _post(guest, f"https://{host}"))[0] == 201  # a proxy took https off
    response = await guest.http.get("/api/games", headers={"Origin": ELSEWHERE})
    assert response.status_code == 200  # reading is harmless: without CORS headers the other site sees nothing
    assert not [name for name in response.headers if name.startswith("access-control")]


async def test_two_origins_must_both_be_ours(server: RunningServer) -> None:
    headers = [("Origin", server.url), ("Origin", ELSEWHERE)]
    response = await server.guest().http.post("/api/tables", json={}, headers=headers)
    assert response.status_code == 403


async def test_origins_that_the_operator_names(tmp_path: Path) -> None:
    async with served(tmp_path, origins=(ELSEWHERE,)) as server:
        assert (await _post(server.guest(), ELSEWHERE))[0] == 201


async def test_sockets_of_other_sites_are_not_opened(server: RunningServer) -> None:
    guest = server.guest("Ana")
    table = await guest.make("gladius", ["me", "open"])
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat=0"
    cookie = f"munera={guest.http.cookies['munera']}"
    for origin, fine in ((ELSEWHERE, False), ("null", False), (server.url, True)):
        headers = {"Cookie": cookie, "Origin": origin}
        if fine:
            async with websockets.connect(address, additional_headers=headers) as socket:
                assert await socket.recv()
            continue
        with pytest.raises(websockets.InvalidStatus) as caught:
            await websockets.connect(address, additional_headers=headers)
        assert caught.value.response.status_code == 403
        assert b'"origin"' in (caught.value.response.body or b"")
