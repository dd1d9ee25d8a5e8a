"""Viewers at the other end of a socket, each with an event that is set when there is something to send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from munera.kernel import Seat
from munera.server import metrics
from munera.server.play.allowance import BYTES_SENT
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.tables.frames import frames_for, texts_of
from munera.tables.viewers import PAUSE, Viewer
from munera.tables.wording import Wording


class SocketViewer(Viewer):
    """A viewer at the other end of a socket."""

    def __init__(self, seat: Seat | None, holder: str, since: int = 0, wording: Wording | None = None) -> None:
        super().__init__(seat, holder, since, wording)
        self.something_to_send = asyncio.Event()
        self.owes_work = True  # it has asked for what it is sent next; at first it has come in
        self.cost = 0.0  # of what it was sent at its own request, in units of an Allowance, not charged yet

    def wake(self) -> None:
        self.something_to_send.set()


async def stored_texts(hub: Hub, live: LiveTable, viewer: SocketViewer) -> AsyncIterator[str]:
    """The frames to send to this viewer now, as texts. They tell nothing that is not stored yet.

    What they tell is settled under the lock of the table. They are put into words afterwards, while the game goes
    on; a long story is told bit by bit, between which the server does other things.
    """
    owes, viewer.owes_work = viewer.owes_work, False
    async with live.lock:
        before = viewer.frames_sent
        texts = texts_of(frames_for(live, viewer))
    metrics.FRAMES.labels(live.meta.game).inc(viewer.frames_sent - before)
    cost = 0.0
    while (text := next(texts, None)) is not None:
        if text == PAUSE:
            async with hub.long_story:
                while text == PAUSE:
                    cost += 1
                    await asyncio.sleep(0)
                    text = next(texts)
        cost += len(text) / BYTES_SENT
        yield text
    if owes:
        viewer.cost += cost
