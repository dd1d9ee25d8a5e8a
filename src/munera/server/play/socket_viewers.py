"""Viewers at the other end of a socket, each with an event that is set when there is something to send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from time import thread_time

from munera.kernel import Seat
from munera.server import metrics
from munera.server.play.allowance import BYTES_SENT
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.turns import SLICE, UNIT, Turns
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

        self.turns: Turns | None = None  # from when it is let in until it leaves
        self.news_under_way = False  # something that was played is not sent yet
        self.hears_in_turns = False  # a long story, say, during which news wait

    def wake(self) -> None:
        self.something_to_send.set()
        if self.turns is not None and self.comes_first and not self.news_under_way:
            self.news_under_way = True
            self.turns.begin()

    @property
    def comes_first(self) -> bool:
        """Is it a player who is only told what was played? Whoever has asked for more waits for their turn."""
        return self.seat is not None and not self.owes_work and not self.hears_in_turns

    def all_is_sent(self) -> None:
        """Note that nothing that was played waits to be sent."""
        if self.news_under_way and self.turns is not None:
            self.news_under_way = False
            self.turns.end()


async def stored_texts(hub: Hub, live: LiveTable, viewer: SocketViewer) -> AsyncIterator[str]:
    """The frames to send to this viewer now, as texts. They tell nothing that is not stored yet.

    What they tell is settled under the lock of the table. They are put into words afterwards, while the game goes
    on; what is long, or not for a player, is done in turns, between which others play.
    """
    if not viewer.comes_first:
        viewer.all_is_sent()
        await hub.turns.turn()
    async with live.lock:
        owes, viewer.owes_work = viewer.owes_work, False
        first, before, began = viewer.seat is not None and not owes, viewer.frames_sent, thread_time()
        viewer.hears_in_turns = not first
        texts = texts_of(frames_for(live, viewer))
    metrics.FRAMES.labels(live.meta.game).inc(viewer.frames_sent - before)
    while True:
        text = _next(texts, began)
        seconds = thread_time() - began
        if owes:
            viewer.cost += max(seconds / UNIT, len(text or "") / BYTES_SENT)
        if text is None:
            viewer.hears_in_turns = False
            return
        if text == PAUSE:  # a long story: nobody else waits for it
            viewer.hears_in_turns = True
            viewer.all_is_sent()
        else:
            yield text
        if text == PAUSE or not first:
            await hub.turns.turn()
        began = thread_time()


def _next(texts: Iterator[str], began: float) -> str | None:
    """The next text; PAUSE if there is none yet and it is time for one; None if there are no more."""
    for text in texts:
        if text != PAUSE or thread_time() - began >= SLICE:
            return text
    return None
