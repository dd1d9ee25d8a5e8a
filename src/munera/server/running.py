"""How uvicorn runs the server: with our guarded connections, and without logs of its own."""

from __future__ import annotations

from typing import Any

from munera.server.http.connections import GuardedHttp, GuardedSocket
from munera.server.settings import Settings

APP = "munera.server.app:create"
SHUTDOWN_SECONDS = 10  # in which open requests may finish


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Everything that `uvicorn.Config` must be told about our application, wherever it listens."""
    return {
        "lifespan": "on",
        "http": GuardedHttp,
        "ws": GuardedSocket,
        "ws_max_size": 4 * settings.largest_message,  # bytes: only what is far too large is cut off there
        "log_config": None,
        "access_log": False,  # it would show personal links
        "proxy_headers": False,  # whether a proxy is trusted is a setting of ours
        "server_header": False,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
    }
