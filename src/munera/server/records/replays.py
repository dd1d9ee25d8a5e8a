"""Finished games: written down as records, taken in from elsewhere, and looked at from any place and any seat."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from threading import Lock
from time import time
from typing import Any, Final

from munera import fair
from munera.kernel import Match, Rulebook, Seat, follow, replay
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.play.lobby import table_id
from munera.server.records.verifier import written
from munera.tables.meta import OPEN, OVER, Chair, Meta
from munera.tables.refusals import Refused

VIEW_FORMAT: Final = "munera-view/1"
STRIDE = 32  # entries between two stills of a reel
MOST_REELS = 8  # in memory


class Reel:
    """A game that can be looked at after any of its entries: there is a fork every so often, to go on from."""

    def __init__(self, book: Rulebook[Any], text: str) -> None:
        data = json.loads(text)
        self.text = text
        self.entries: list[Any] = data["entries"]
        self.agreed: str | None = data.get("agreed")
        self._stills: list[Match[Any]] = []
        self._first: dict[Seat | None, list[Any]] = {}  # what was told before the first entry: no fork has that
        self._wound = 0
        self._turn = Lock()  # a match notes what was heard, so that even looking is done one after the other
        self._last = last = replay(book, text, check=False, watch=self._watch)
        self.seats = last.seats

    def _watch(self, match: Match[Any]) -> None:
        if self._wound == 0:
            self._first = {viewer: match.events(viewer) for viewer in (None, *match.seats)}
        if self._wound % STRIDE == 0:
            self._stills.append(match.fork(log=True))
        self._wound += 1

    def __len__(self) -> int:
        return len(self.entries)

    def playable(self, at: int) -> bool:
        """Is there anything left to play after so many entries?"""
        with self._turn:
            return at <= len(self) and not self._match(at).over

    def moment(self, at: int, viewers: Sequence[Seat | None], part: str = "") -> list[dict[str, Any]]:
        """What each viewer was sent after so many entries, with the events that the last of them brought.

        With `part` also what the rules gave it on request under this name.
        """
        with self._turn:
            match = self._match(max(0, at - 1))
            since = {viewer: match.events_told(viewer) if at else 0 for viewer in viewers}
            follow(match, self.entries[max(0, at - 1) : at])
            seen = [self._seen(match, viewer, since[viewer], at) for viewer in viewers]
            if not part:
                return seen
            return [one | {"parts": {part: match.part(one["viewer"], part)}} for one in seen]

    def heard(self, viewer: Seat | None, dice: int | None = None) -> list[Any]:
        """The first `dice` events of all that a viewer was told in this game."""
        with self._turn:
            return self._last.events(viewer)[:dice]

    def _match(self, at: int) -> Match[Any]:
        still = at // STRIDE
        match = self._stills[still].fork(log=True)
        follow(match, self.entries[still * STRIDE : at])
        return match

    def _seen(self, match: Match[Any], viewer: Seat | None, since: int, at: int) -> dict[str, Any]:
        message = match.message(viewer, since)
        del message["version"], message["undo"]
        if at == 0:
            message["events"] = self._first[viewer]
        if self.agreed and at == len(self):
            message |= {"over": True, "ask": None, "asked": [], "awaited": [], "anytime": []}
        return {"viewer": viewer, "since": since, **message}


class Replays:
    """All that has to do with games that are over; the last ones that were looked at stay in memory."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        self._winding = asyncio.Lock()
        self._verifying = asyncio.Semaphore(1)

    # ------------------------------------------------------------------ out

    async def record(self, table: str) -> str:
        """The whole game, once it is over."""
        live = await self.hub.live_table(table)
        async with live.lock:
            game = live.started_game
            if live.meta.status != OVER:
                raise Refused("not_over")
            data = json.loads(game.record())
        dice = opened_dice(live.meta)
        return written(data | {"fair": dice} if dice else data)

    async def view(self, table: str, seat: Seat | None) -> dict[str, Any]:
        """What one viewer was sent: all that anybody gets of a game that goes on."""
        live = await self.hub.live_table(table)
        async with live.lock:
            message = live.started_game.message(seat)
        head = {"format": VIEW_FORMAT, "game": live.meta.game, "rules": live.meta.rules, "viewer": seat}
        return head | message

    async def reel(self, table: str) -> Reel:
        """The game of a table that is over, wound up to be looked at."""
        async with self._winding:
            reel = self.reels.get(table)
            if reel is None:
                text = await self.record(table)
                book = (await self.hub.live_table(table)).book
                reel = self.reels[table] = await asyncio.to_thread(Reel, book, text)
            self.reels.move_to_end(table)
            while len(self.reels) > MOST_REELS:
                self.reels.popitem(last=False)
            return reel

    # ------------------------------------------------------------------ in

    async def take_in(self, record: dict[str, Any], owner: str) -> LiveTable:
        """A table at which this game was played to its end. It is played again first; Refused if it differs."""
        try:
            text = json.dumps(record)
        except RecursionError:
            raise Refused("bad_record", "it is nested too deep") from None
        found = await self._verified(text)
        data, now, settings = json.loads(found["record"]), time(), self.hub.settings
        key, salt = fair.secret()
        terms = {
            "options": found["options"],
            "pace": {"kind": "none", "seconds": 0},
            "aids": True,
            "undo": "free",
            "publish_talk": False,
            "window": settings.window,
            "grace": settings.grace,
            "origin": {"imported": True},
        }
        meta = Meta(
            id=table_id(),
            game=found["game"],
            rules=data["rules"],
            owner=owner,
            status=OVER,
            public=False,
            terms=terms,
            made=now,
            changed=now,
            key=key,
            salt=salt,
            origin={"record": found["record"], "until": None, "at": now, "agreed": data.get("agreed")},
            result=found["result"],
            successor=None,
            chairs=(Chair(OPEN),) * found["seats"],
        )
        await self.hub.store.make(meta, {})
        return await self.hub.live_table(meta.id)

    async def _verified(self, text: str) -> dict[str, Any]:
        """What the verifier says, in a process of its own."""
        async with self._verifying:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "munera.server.records.verifier", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
            try:
                async with asyncio.timeout(self.hub.settings.import_seconds):
                    out, _ = await process.communicate(text.encode())
            except TimeoutError:
                raise Refused("bad_record", "it takes too long to play it again") from None
            finally:
                if process.returncode is None:
                    with suppress(ProcessLookupError):
                        process.kill()
                    await process.wait()
        if process.returncode != 0:
            raise Refused("bad_record", "it cannot be played again")
        reply: dict[str, Any] = json.loads(out)
        if "code" in reply:
            raise Refused(reply["code"], reply["detail"])
        return reply


def opened_dice(meta: Meta) -> dict[str, Any] | None:
    """The opened secret of the dice of a finished game. An imported game brings its own; a fork has none."""
    if fair.claimed(meta.terms):
        return fair.opened(meta.key, meta.salt, [chair.entropy for chair in meta.chairs])
    if "imported" not in meta.terms["origin"] or meta.origin is None:
        return None
    dice: dict[str, Any] | None = json.loads(meta.origin["record"]).get("fair")
    return dice
