"""Viewers at the other end of a socket, each with an event that is set when there is something to send."""

from __future__ import annotations

import asyncio

from munera.kernel import Seat
from munera.server import metrics
from munera.server.play.live_table import LiveTable
from munera.tables.frames import frames_for
from munera.tables.viewers import Viewer
from munera.tables.wording import Wording


class SocketViewer(Viewer):
    """A viewer at the other end of a socket."""

    def __init__(self, seat: Seat | None, holder: str, since: int = 0, wording: Wording | None = None) -> None:
        super().__init__(seat, holder, since, wording)
        self.something_to_send = asyncio.Event()

    def wake(self) -> None:
        self.something_to_send.set()


async def stored_frames(live: LiveTable, viewer: Viewer) -> list[str]:
    """The frames to send to this viewer now. They tell nothing that is not stored yet."""
    async with live.lock:
        before = viewer.frames_sent
        found = frames_for(live, viewer)
    metrics.FRAMES.labels(live.meta.game).inc(viewer.frames_sent - before)
    return found
