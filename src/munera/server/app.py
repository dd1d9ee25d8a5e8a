"""The application: doors put together, every no in one form, every response with the usual headers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from munera.kernel import Illegal
from munera.server import metrics
from munera.server.api import games, operations, records, socket, tables, words
from munera.server.api.models import Problem
from munera.server.hub import Hub
from munera.server.lobby import Lobby
from munera.server.logs import set_up
from munera.server.refusals import Refused
from munera.server.security import SAFE_METHODS, Rates, address_of, check_origin, holder_of, secured
from munera.server.settings import Settings, from_environment

log = logging.getLogger("munera.app")
Next = Callable[[Request], Awaitable[Response]]


def create(settings: Settings | None = None) -> FastAPI:
    """An application for uvicorn."""
    chosen = settings or from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        set_up(chosen.log_level)
        hub = Hub(chosen)
        await hub.open()
        app.state.hub, app.state.lobby = hub, Lobby(hub)
        yield
        await hub.close()

    app = FastAPI(title="Munera", version="1", lifespan=lifespan, docs_url=None, redoc_url=None)
    rates = Rates(chosen.requests, 4 * chosen.requests)

    @app.middleware("http")
    async def door(request: Request, go_on: Next) -> Response:
        try:
            _check(request, chosen, rates)
            response = await go_on(request)
        except Refused as refused:
            response = _no(refused)
        secured(response.headers, chosen)
        return response

    app.add_exception_handler(Refused, lambda _, error: _no(cast("Refused", error)))
    app.add_exception_handler(Illegal, lambda _, error: _problem(409, cast("Illegal", error).code))
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _no_database)
    for router in (games.router, tables.router, records.router, words.router, socket.router, operations.router):
        app.include_router(router)
    _document(app)
    return app


def _check(request: Request, settings: Settings, rates: Rates) -> None:
    """Before anything is read: not too large, not too often, and not from another site."""
    length = request.headers.get("content-length", "")
    if request.method not in SAFE_METHODS:
        if not length.isdecimal() and "transfer-encoding" in request.headers:
            raise Refused("too_large", "send a Content-Length")
        if length.isdecimal() and int(length) > settings.largest_body:
            raise Refused("too_large")
        check_origin(request, settings)
    if request.url.path.startswith(("/api", "/seat")):
        address = address_of(request, settings)
        rates.check([one for one in (holder_of(request), address) if one])


def _no(refused: Refused) -> Response:
    metrics.REFUSALS.labels(refused.code).inc()
    return _problem(refused.status, refused.code, refused.detail)


def _problem(status: int, code: str, detail: str = "") -> Response:
    return JSONResponse({"code": code, "detail": detail}, status)


def _unreadable(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0] if error.errors() else {}
    where = ".".join(str(part) for part in first.get("loc", ()))
    return _problem(422, "bad_request", f"{where}: {first.get('msg', '')}"[:200])


def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "no_such_page", 405: "no_such_method"}
    response = _problem(error.status_code, codes.get(error.status_code, "bad_request"))
    response.headers.update(error.headers or {})
    return response


def _no_database(_: Request, error: Exception) -> Response:
    log.error("the database failed: %s", type(error).__name__)
    return _no(Refused("busy"))


def _document(app: FastAPI) -> None:
    """The OpenAPI document also describes how a no looks."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        document = made()
        schemas = document.setdefault("components", {}).setdefault("schemas", {})
        schemas.setdefault("Problem", Problem.model_json_schema())
        return document

    app.openapi = openapi  # type: ignore[method-assign]
