"""For operators: is it alive, and how much does it do? And the personal links."""

from __future__ import annotations

import os
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess
from sqlalchemy import text

from munera.server.api.doors import PROBLEMS, TheHub
from munera.server.refusals import Refused
from munera.server.security import COOKIE, TOKEN_LENGTH, hashed, new_token, set_cookie

router = APIRouter()


@router.get("/healthz", tags=["operations"])
async def healthz(hub: TheHub) -> Response:
    """Can this worker reach its database?"""
    try:
        async with hub.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        return JSONResponse({"status": "no database"}, 503)
    return JSONResponse({"status": "closing" if hub.closing else "ok"}, 503 if hub.closing else 200)


@router.get("/metrics", tags=["operations"], response_class=Response)
async def counted() -> Response:
    """Prometheus' text format."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


@router.get("/seat/{token}", tags=["tables"], response_class=RedirectResponse, status_code=303, responses=PROBLEMS)
async def take_seat(token: Annotated[str, Path(max_length=80)], request: Request, hub: TheHub) -> Response:
    """Exchange a personal link, once, for a cookie; then go to the table."""
    own = request.cookies.get(COOKIE, "")
    if len(own) != TOKEN_LENGTH:
        own = new_token()
    found = await hub.store.use_link(hashed(token), hashed(own))
    if found is None:
        raise Refused("no_link")
    table, seat = found
    response = RedirectResponse(f"/table/{table}?seat={seat}", 303)
    set_cookie(response, own, hub.settings)
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cache-Control"] = "no-store"
    return response
