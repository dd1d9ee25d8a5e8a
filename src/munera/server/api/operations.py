"""For operators: the health of a worker and its metrics. Also the personal links to seats."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath
from fastapi.responses import JSONResponse, RedirectResponse
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess

from munera.server.api.dependencies import PROBLEMS, HubDependency
from munera.server.http.security import hashed, is_operator, new_token, set_cookie, token_of
from munera.server.storage.health import CLOSING, OK
from munera.tables.refusals import Refused

router = APIRouter()
SHARED_COUNTS = "PROMETHEUS_MULTIPROC_DIR"  # where several workers count together


@router.get("/healthz", tags=["operations"])
async def healthz(hub: HubDependency) -> Response:
    """Tell whether this worker reaches its database and can write to it, with room left on the disk."""
    status = CLOSING if hub.closing else await hub.health.look()
    return JSONResponse({"status": status}, 200 if status == OK else 503)


@router.get("/metrics", tags=["operations"], response_class=Response, responses=PROBLEMS)
async def counted(request: Request, hub: HubDependency) -> Response:
    """Prometheus' text format, for operators alone: counts tell players when others have answered."""
    if not is_operator(request, hub.settings):
        raise Refused("not_yours")
    registry = REGISTRY
    if folder := os.environ.get(SHARED_COUNTS):
        drop_ended_workers(Path(folder))
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def drop_ended_workers(folder: Path) -> None:
    """Remove the gauges of workers that have ended, so that their open sockets and tables do not count."""
    for file in folder.glob("gauge_live*_*.db"):
        number = file.stem.rpartition("_")[2]
        if number.isdecimal() and not _is_running(int(number)):
            multiprocess.mark_process_dead(int(number), str(folder))  # type: ignore[no-untyped-call]


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


@router.get("/seat/{token}", tags=["tables"], response_class=RedirectResponse, status_code=303, responses=PROBLEMS)
async def take_seat(
    token: Annotated[str, InPath(max_length=80)], request: Request, hub: HubDependency
) -> Response:
    """Exchange a personal link, once, for a cookie; then go to the table."""
    own = token_of(request) or new_token()
    found = await hub.store.use_link(hashed(token), hashed(own))
    if found is None:
        raise Refused("no_link")
    table, seat = found
    response = RedirectResponse(f"/table/{table}?seat={seat}", 303)
    set_cookie(response, own, hub.settings)
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cache-Control"] = "no-store"
    return response
