"""For operators: the health of a worker and its metrics. Also the personal links to seats."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess

from munera.server.api.dependencies import PROBLEMS, Holder, HubDependency
from munera.server.api.models import LinkedSeat
from munera.server.http.identity import UNSEALED, hashed
from munera.server.http.security import is_operator
from munera.server.http.static import app_page
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


@router.post("/seat/{token}", tags=["tables"], responses=PROBLEMS)
async def take_seat(
    token: Annotated[str, InPath(max_length=80)], hub: HubDependency, holder: Holder
) -> LinkedSeat:
    """Use a personal link: this browser holds its seat, too.

    To open the link changes nothing: that shows a page with a button, so that programs that look at links in
    messages use none up.
    """
    found = await hub.browsers.use_link(
        hashed(_link_secret(token)),
        holder,
        network=hub.store.asking_network(),
        seconds=hub.settings.link_seconds,
        most=hub.settings.most_devices,
    )
    if found is None:
        raise Refused("no_link")
    table, seat = found
    return LinkedSeat(table=table, seat=seat)


@router.get("/seat/{token}", tags=["tables"], response_class=Response, responses=PROBLEMS)
@router.head("/seat/{token}", include_in_schema=False)
async def show_link(token: Annotated[str, InPath(max_length=80)]) -> Response:
    """The page of a personal link, with the button that uses it. Whether the link is still good is not told."""
    _link_secret(token)
    return app_page()


def _link_secret(text: str) -> str:
    """The secret of a link, if it is one; Refused if no link ever looked so."""
    if not UNSEALED.fullmatch(text):
        raise Refused("no_link")
    return text
