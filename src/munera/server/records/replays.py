"""Finished games: exported as records, imported from elsewhere, and shown at any entry to any viewer."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Lock
from time import time
from typing import Any, Final

from munera import fair
from munera.games import books
from munera.kernel import Match, Rulebook, Seat, follow, replay
from munera.kernel.publishing import keeps_no_wish_secret
from munera.server import asker
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.play.lobby import quota_of, table_id
from munera.server.records.verifier import canonical_text
from munera.server.storage.records import digest_of
from munera.server.turns import FairLock
from munera.tables import stand_ins
from munera.tables.ending import GameEnd
from munera.tables.meta import OPEN, OVER, Chair, TableMeta
from munera.tables.refusals import Refused
from munera.tables.story import Names, Story
from munera.tables.wording import Wording

VIEW_FORMAT: Final = "munera-view/1"
ENTRIES_BETWEEN_SNAPSHOTS = 32
MOST_IN_MEMORY = 8  # replays
MOST_PUBLISHED = 32  # texts of published records, which take longer to make than the replays
VERIFIER, PUBLISHER = "munera.server.records.verifier", "munera.server.records.publisher"
MOST_STORIES = 16  # of one replay: by viewer and phrasing


class SeekableReplay:
    """A finished game that can be shown after any of its entries. Forks are kept at intervals, to go on from."""

    def __init__(self, book: Rulebook[Any], text: str, between: Callable[[], None] = lambda: None) -> None:
        """Play a published record. `between` is called at every entry, for a pause."""
        data = json.loads(text)
        self.text, self.rules = text, book.version
        self.entries: list[Any] = data["entries"]
        self.agreed: str | None = data.get("agreed")
        self._snapshots: list[Match[Any]] = []
        self._first_events: dict[Seat | None, list[Any]] = {}  # before the first entry: no fork has them
        self._entries_seen = 0
        # how much each viewer had been told before each entry
        self._events_told: dict[Seat | None, list[int]] = {}
        self._stories: dict[tuple[Any, ...], Story] = {}
        self.end: GameEnd | None = None  # made when somebody wants to see it
        self._between = between
        self._lock = Lock()  # even a view changes a match, which notes what was told
        self._final_match = last = replay(book, text, check=False, watch=self._keep_snapshot)
        self.seats = last.seats

    def _keep_snapshot(self, match: Match[Any]) -> None:
        if self._entries_seen == 0:
            self._first_events = {viewer: match.events(viewer) for viewer in (None, *match.seats)}
        for viewer in (None, *match.seats):
            self._events_told.setdefault(viewer, []).append(match.events_told(viewer))
        if self._entries_seen % ENTRIES_BETWEEN_SNAPSHOTS == 0:
            self._snapshots.append(match.fork(log=True))
        self._entries_seen += 1
        self._between()

    def __len__(self) -> int:
        return len(self.entries)

    def playable(self, at: int) -> bool:
        """Is there anything left to play after so many entries?"""
        with self._lock:
            return at <= len(self) and not self._match_after(at).over

    def moment(self, at: int, viewers: Sequence[Seat | None], part: str = "") -> list[dict[str, Any]]:
        """What each viewer was sent after so many entries, with the events that the last of them brought.

        With `part`, also the part of the view with this name.
        """
        with self._lock:
            match = self._match_after(max(0, at - 1))
            since = {viewer: match.events_told(viewer) if at else 0 for viewer in viewers}
            follow(match, self.entries[max(0, at - 1) : at])
            seen = [self._seen_by(match, viewer, since[viewer], at) for viewer in viewers]
            if not part:
                return seen
            return [one | {"parts": {part: match.part(one["viewer"], part)}} for one in seen]

    def events(self, viewer: Seat | None, count: int | None = None) -> list[Any]:
        """The first `count` events that a viewer was told in this game, or all of them."""
        with self._lock:
            return self._final_match.events(viewer)[:count]

    def events_told(self, viewer: Seat | None) -> int:
        """How many events a viewer was told in this game. It waits for nobody: the event loop may ask."""
        return self._events_told[viewer][-1]

    def place_of(self, viewer: Seat | None, event: float) -> int:
        """After how many entries a viewer was told the event of this number."""
        return bisect_right(self._events_told[viewer], event)

    def opening_view(self, viewer: Seat | None) -> Mapping[str, Any]:
        """What a viewer saw before the first entry."""
        first = self._snapshots[0]
        return first.book.view(first.state, viewer)

    def story(self, wording: Wording, names: Names, viewer: Seat | None) -> Story:
        """The whole story of a viewer, in this wording. What is told of it is kept for all who want it."""
        words = wording.words
        key = (viewer, words.lang, words.edition, words.titles, names)
        if key not in self._stories:
            story = self._stories[key] = Story(wording, names, viewer, lambda: self.opening_view(viewer))
            story.hear(self.events(viewer))
            while len(self._stories) > MOST_STORIES:
                self._stories.pop(next(iter(self._stories)))
        return self._stories[key]

    def _match_after(self, at: int) -> Match[Any]:
        snapshot = at // ENTRIES_BETWEEN_SNAPSHOTS
        match = self._snapshots[snapshot].fork(log=True)
        follow(match, self.entries[snapshot * ENTRIES_BETWEEN_SNAPSHOTS : at])
        return match

    def _seen_by(self, match: Match[Any], viewer: Seat | None, since: int, at: int) -> dict[str, Any]:
        message = match.message(viewer, since)
        del message["version"], message["undo"]
        if at == 0:
            message["events"] = self._first_events[viewer]
        if self.agreed and at == len(self):
            message |= {"over": True, "ask": None, "asked": [], "awaited": [], "anytime": []}
        return {"viewer": viewer, "since": since, **message}


class Replays:
    """Exports, imports and shows finished games; the replays used last stay in memory."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.loaded: OrderedDict[str, SeekableReplay] = OrderedDict()
        self._published: OrderedDict[tuple[str, str], str] = OrderedDict()  # by table and version of the rules
        self._loading_lock, self._verifier_slot = FairLock(), FairLock()
        self._pending_imports: Counter[str] = Counter()  # by address

    # ------------------------------------------------------------------ out

    async def _full_record(self, table: str) -> str:
        """The record of the whole game with wishes that nobody may ever see. Refused while it is not over."""
        live = await self.hub.live_table(table)
        async with live.lock:
            game = live.started_game
            if live.meta.status != OVER:
                raise Refused("not_over")
            data = json.loads(game.record())
        dice = opened_dice(live)
        return canonical_text(data | {"fair": dice} if dice else data)

    async def view(self, table: str, seat: Seat | None) -> dict[str, Any]:
        """What one viewer was sent, as a file; of a game that is not over nobody gets more."""
        live = await self.hub.live_table(table)
        async with live.lock:
            message = live.started_game.message(seat)
        head = {"format": VIEW_FORMAT, "game": live.meta.game, "rules": live.meta.rules, "viewer": seat}
        return head | message

    async def load(self, table: str) -> SeekableReplay:
        """The replay of a finished game, played again if it is not in memory."""
        book = (await self.hub.live_table(table)).book  # it may have been deleted since it was replayed last
        found = self.loaded.get(table)
        if found is None or found.rules != book.version:
            async with self._loading_lock:
                found = self.loaded.get(table)
                if found is None or found.rules != book.version:
                    found = self.loaded[table] = await self._load(table, book)
        self.loaded.move_to_end(table)
        while len(self.loaded) > MOST_IN_MEMORY:
            self.loaded.popitem(last=False)
        return found

    async def _load(self, table: str, book: Rulebook[Any]) -> SeekableReplay:
        turns, text = self.hub.turns, await self._full_record(table)
        key = table, book.version
        if key not in self._published:
            self._published[key] = text if keeps_no_wish_secret(book) else await self._publish(text)
            while len(self._published) > MOST_PUBLISHED:
                self._published.popitem(last=False)
        self._published.move_to_end(key)
        found, _ = await turns.beside(SeekableReplay, book, self._published[key], turns.give_way)
        return found

    async def _publish(self, text: str) -> str:
        """The record as it may be published. A long one is played again for a second, so a process does it."""
        try:
            out = await self._run(PUBLISHER, text.encode())
        except TimeoutError:
            out = None
        if out is None:
            raise Refused("failed")
        return out.decode()

    # ------------------------------------------------------------------ in

    async def take_in(self, body: bytes, owner: str) -> LiveTable:
        """Make a table from the record of a finished game, which is verified first. Refused if it is wrong.

        body: as it was sent. To read a large one alone would keep all tables waiting, so the verifier does that.
        """
        with self._pending_import():
            found = await self._verify(body)
        now, settings = time(), self.hub.settings
        key, salt = fair.secret()
        terms = {
            "options": found["options"],
            "pace": {"kind": "none", "seconds": 0},
            "aids": True,
            "undo": "free",
            "publish_talk": False,
            "window": settings.window,
            "grace": settings.grace,
            stand_ins.TERM: stand_ins.usual(books()[found["game"]]),
            "origin": {"imported": True},
        }
        meta = TableMeta(
            id=table_id(),
            game=found["game"],
            rules=found["rules"],
            owner=owner,
            status=OVER,
            public=False,
            terms=terms,
            made=now,
            changed=now,
            key=key,
            salt=salt,
            origin={"record": None, "until": None, "at": now, "agreed": found["agreed"]},
            result=found["result"],
            successor=None,
            chairs=(Chair(OPEN),) * found["seats"],
            record=digest_of(found["record"]),
        )
        await self.hub.store.make(meta, {}, quota_of(settings), found["record"])
        return await self.hub.live_table(meta.id)

    @contextmanager
    def _pending_import(self) -> Iterator[None]:
        """Count a record that is checked, or waits for it. Refused if there are too many already."""
        address, settings = asker.address.get(), self.hub.settings
        for count, most in (
            (self._pending_imports[address], settings.most_imports_from_address),
            (self._pending_imports.total(), settings.most_imports),
        ):
            if count >= most:
                raise Refused("too_many_imports", most=most)
        self._pending_imports[address] += 1
        try:
            yield
        finally:
            self._pending_imports[address] -= 1
            if not self._pending_imports[address]:
                del self._pending_imports[address]

    async def _verify(self, body: bytes) -> dict[str, Any]:
        """Let the verifier read and check a record, in a process of its own. Refused if it is wrong."""
        async with self._verifier_slot:
            try:
                out = await self._run(VERIFIER, body)
            except TimeoutError:
                raise Refused("bad_record", "it takes too long to play it again") from None
        if out is None:
            raise Refused("bad_record", "it cannot be played again")
        reply: dict[str, Any] = json.loads(out)
        if "code" in reply:
            raise Refused(reply["code"], reply["detail"])
        return reply

    async def _run(self, module: str, given: bytes) -> bytes | None:
        """What a process of its own writes when it is given this; None if it fails. TimeoutError if it is slow."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        try:
            async with asyncio.timeout(self.hub.settings.import_seconds):
                out, _ = await process.communicate(given)
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return None if process.returncode else out


def opened_dice(live: LiveTable) -> dict[str, Any] | None:
    """The opened secret of the dice of a finished game. An imported game brings its own; a fork has none."""
    meta = live.meta
    if fair.claimed(meta.terms):
        return meta.opened_dice()
    if "imported" not in meta.terms["origin"] or meta.record is None:
        return None
    dice: dict[str, Any] | None = json.loads(live.beginning["record"]).get("fair")
    return dice
