"""The application: all routers put together, and every error turned into a response of one form."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, cast

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from munera.games import games as games_known
from munera.kernel import Illegal
from munera.server.api import cards, endings, games, odds, operations, records, socket, tables, tutorials, words
from munera.server.garbage import GarbageCollector
from munera.server.http import licences
from munera.server.http.connections import OpenConnections
from munera.server.http.identity import Identities
from munera.server.http.middleware import GuardMiddleware, problem_response, refusal_response
from munera.server.http.static import serve_app
from munera.server.logs import set_up
from munera.server.play.hub import Hub
from munera.server.play.lobby import Lobby
from munera.server.records.replays import Replays
from munera.server.settings import Settings, from_environment
from munera.server.storage.database import FAILURES
from munera.tables.refusals import Refused
from munera.tables.wording import read_catalogues

log = logging.getLogger("munera.app")
# Replays and endings are made in threads. By default such a thread keeps the interpreter for 5 ms, and the event
# loop, which lets go of it at every message, may wait that long each time.
THREAD_SECONDS = 0.0005
CODES = {
    404: "no_page",
    405: "no_method",
    413: "too_large",
    429: "too_fast",
}  # what the framework reports by a status alone


def create(settings: Settings | None = None) -> FastAPI:
    """Make the application that uvicorn runs. Without settings, the whole process is the server's own."""
    chosen = settings or from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        set_up(chosen.log_level, as_json=chosen.log_json)
        hub = Hub(chosen)
        await hub.open()
        await asyncio.to_thread(read_catalogues)
        app.state.hub, app.state.lobby, app.state.replays = hub, Lobby(hub), Replays(hub)
        key = await hub.browsers.cookie_key()
        app.state.identities = Identities(key, hub.exchange, secure=chosen.secure_cookies)
        if not settings:
            sys.setswitchinterval(THREAD_SECONDS)
        beside = [] if settings else [asyncio.create_task(task) for task in _beside()]
        yield {"connections": OpenConnections(chosen)}
        for task in beside:
            task.cancel()
        await hub.close()

    app = FastAPI(
        title="Munera", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, redirect_slashes=False
    )
    app.add_middleware(GuardMiddleware, settings=chosen)
    app.add_exception_handler(Refused, lambda _, error: refusal_response(cast("Refused", error)))
    app.add_exception_handler(Illegal, lambda _, error: problem_response(409, cast("Illegal", error).code))
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http_error)
    for failure in FAILURES:
        app.add_exception_handler(failure, _database_error)
    for module in (games, tables, records, endings, words, cards, odds, tutorials, socket, operations, licences):
        app.include_router(module.router)
    serve_app(app)
    return app


def _beside() -> list[Coroutine[Any, Any, None]]:
    """What goes on beside the requests in a process that is the server's own."""
    return [asyncio.to_thread(_load_games), GarbageCollector().run()]


def _load_games() -> None:
    """Import the code of every game: else the first table of each would hold everybody up for up to a second."""
    for game in games_known().values():
        for part in ("rules", "words", "bots", "cards", "summary"):
            game.load(part)


def _unreadable(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0] if error.errors() else {}
    where = ".".join(str(part) for part in first.get("loc", ()))
    return problem_response(422, "bad_request", f"{where}: {first.get('msg', '')}"[:200])


def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem_response(error.status_code, CODES.get(error.status_code, "bad_request"))
    response.headers.update(error.headers or {})
    return response


def _database_error(_: Request, error: Exception) -> Response:
    log.error("the database failed: %s", type(error).__name__)
    return refusal_response(Refused("busy"))
