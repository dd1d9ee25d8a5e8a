"""Games as records: they are exported, imported, replayed, and continued from the middle."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, ParamSpec, TypeVar, cast

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.requests import HTTPConnection

from munera.kernel import Rulebook, Seat
from munera.server.api.dependencies import (
    PROBLEMS,
    Holder,
    HubDependency,
    LobbyDependency,
    OptionalHolder,
    held_seat,
    info_for_browser,
)
from munera.server.api.models import Fork, Moment, TableInfo
from munera.server.api.tables import SeatQuery, TableId, chairs_of
from munera.server.api.words import Lang, PhrasingQuery
from munera.server.http.security import address_of
from munera.server.play.allowance import BYTES_SENT
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.play.lobby import agreed_terms
from munera.server.rates import Bucket, Rates
from munera.server.records.replays import Replays, SeekableReplay
from munera.tables.meta import BOT, Chair
from munera.tables.names import PEOPLE
from munera.tables.refusals import Refused
from munera.tables.story import Story
from munera.tables.wording import Wording, words_of
from munera.words import Words

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)
P = ParamSpec("P")
T = TypeVar("T")
OPEN_CARDS, SPECTATOR = "open", "spectator"
IMPORTS_AT_ONCE = 20  # from one address
# What replays cost, in units of `Settings.work`:
COST_OF_MOMENT = 1.0  # beside what each viewer costs
COST_OF_VIEW = 2.0  # beside what is sent
ENTRIES_A_UNIT = 6  # played again, twice: as it was, and as it is published, where a replay is not in memory
LINES_A_UNIT = 100  # sent
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A file", "content": {"application/json": {"schema": {"type": "object"}}}}
}
# What is taken in is not read by the framework, so the description of the API is told what it is.
AN_OBJECT = {"type": "object", "required": ["record"], "additionalProperties": False}
A_RECORD: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {**AN_OBJECT, "properties": {"record": {"type": "object"}}}}},
    }
}


def replays_of(connection: HTTPConnection) -> Replays:
    return cast("Replays", connection.app.state.replays)


def imports_of(connection: HTTPConnection) -> Rates:
    """The rate limit of imports: each needs a process for a moment, and some room in the database."""
    state = connection.app.state
    if not hasattr(state, "imports"):
        state.imports = Rates(state.hub.settings.imports, IMPORTS_AT_ONCE)
    return cast("Rates", state.imports)


ReplaysDependency = Annotated[Replays, Depends(replays_of)]
ImportsDependency = Annotated[Rates, Depends(imports_of)]
WithStory = Annotated[bool, Query(description="also everything that the viewer was told until then")]
Part = Annotated[str, Query(max_length=40, description="also what the rules give on request under this name")]
At = Annotated[int | None, Query(ge=0, le=10_000_000, description="after so many entries; else at the end")]
Whose = Annotated[
    str,
    Query(
        pattern="^(spectator|open|[0-9]{1,2})$",
        description="whose eyes: a seat's number, `spectator`, or `open` for all of them at once",
    ),
]


@router.get("/tables/{table}/record", response_class=Response, responses=A_FILE)
async def export(table: TableId, request: Request, hub: HubDependency, replays: ReplaysDependency) -> Response:
    """The record of a game that is over, as docs/record.md describes it."""
    seekable = await _loaded(table, hub, replays, work_of(request, hub))
    return _file(seekable.text, f"munera-{table}.json")


@router.get("/tables/{table}/view", response_model=dict[str, Any])
async def view(
    table: TableId,
    request: Request,
    hub: HubDependency,
    replays: ReplaysDependency,
    holder: OptionalHolder,
    seat: SeatQuery = None,
) -> Response:
    """What your seat, or a spectator, was sent of a game, at any time: format munera-view/1."""
    work = hub.work_rates.bucket(address_of(request, hub.settings))
    if not work.take(COST_OF_VIEW):
        raise Refused("too_fast")
    viewer = None if seat is None else await held_seat(hub, table, holder, seat)
    text, units = await hub.turns.beside(json.dumps, await replays.view(table, viewer))
    work.charge(max(units, len(text) / BYTES_SENT))
    headers = {
        "Content-Disposition": f'attachment; filename="munera-view-{table}.json"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{table}/replay", response_model=Moment)
async def moment(
    table: TableId,
    request: Request,
    hub: HubDependency,
    replays: ReplaysDependency,
    at: At = None,
    viewer: Whose = SPECTATOR,
    lang: Lang = "",
    edition: PhrasingQuery = "",
    titles: PhrasingQuery = "",
    story: WithStory = False,
    part: Part = "",
) -> Response:
    """One place in a game that is over: what a viewer saw then, and what the last entry told them."""
    work = work_of(request, hub)
    seekable = await _loaded(table, hub, replays, work)
    place = len(seekable) if at is None else at
    if place > len(seekable):
        raise Refused("no_moment")
    live = await hub.live_table(table)
    teller = MomentTeller(
        hub, seekable, live.book, words_of(lang, edition, titles) if lang else None, names_of(live), work
    )
    shown: dict[str, Any] = {"at": place, "of": len(seekable)} | ({"names": teller.names} if lang else {})
    if viewer == OPEN_CARDS:
        public, *seats = await teller.moment(place, [None, *seekable.seats], story, part)
        entry = seekable.entries[place - 1] if place else None
        return await teller.sent({**shown, **public, "seats": seats, "entry": entry})
    seat = None if viewer == SPECTATOR else int(viewer)
    if seat is not None and seat not in seekable.seats:
        raise Refused("no_seat")
    (seen,) = await teller.moment(place, [seat], story, part)
    return await teller.sent({**shown, **seen})


class MomentTeller:
    """Shows moments of a replay, in words if a language is given, in turns. What it takes is charged to `work`."""

    def __init__(
        self,
        hub: Hub,
        seekable: SeekableReplay,
        book: Rulebook[Any],
        words: Words | None,
        names: tuple[str, ...],
        work: Bucket,
    ) -> None:
        self.hub, self.replay, self.names, self.work = hub, seekable, names, work
        self.wording = Wording(book, words) if words else None

    async def moment(
        self, at: int, viewers: Sequence[Seat | None], story: bool, part: str = ""
    ) -> list[dict[str, Any]]:
        """What each viewer was sent at a moment; with `story` also all that they were told before."""
        seen = await self._beside(self.replay.moment, at, viewers, part)
        return [await self._in_words(one, story) for one in seen]

    async def sent(self, moment: dict[str, Any]) -> Response:
        """The response with this moment. The web framework would take many times as long to write a long story."""
        text = await self._beside(lambda: Moment.model_validate(moment).model_dump_json(by_alias=True))
        return Response(text, media_type="application/json")

    async def _beside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do what takes some milliseconds in a thread."""
        result, units = await self.hub.turns.beside(work, *args, **kwargs)
        self._charge(units)
        return result

    def _charge(self, units: float) -> None:
        """Charge what was done. Refused if far too much is owed: by many requests at once, say."""
        self.work.charge(units)
        self.work.check_debt()

    async def _in_words(self, seen: dict[str, Any], story: bool) -> dict[str, Any]:
        viewer, since, told = seen["viewer"], 0 if story else seen["since"], seen["told"]
        self._charge(1 + (told - since) / LINES_A_UNIT)
        if self.wording is not None:
            lines = await self._lines(self.wording, viewer, since, told)
            seen = {**seen, "said": {**self.wording.in_words(seen, self.names, viewer), "lines": lines}}
        return {**seen, "heard": await self._beside(self.replay.events, viewer, told)} if story else seen

    async def _lines(self, wording: Wording, viewer: Seat | None, since: int, told: int) -> list[Any]:
        whole = await self._beside(self.replay.story, wording, self.names, viewer)
        await self.hub.turns.turn()
        await self.hub.turns.through(whole.tell(since, told), self._charge)
        return await self._beside(self._placed, whole, viewer, since, told)

    def _placed(self, whole: Story, viewer: Seat | None, since: int, told: int) -> list[Any]:
        lines = [json.loads(line) for line in whole.lines(since, told)]
        return [line | self._place(viewer, line) for line in lines]

    def _place(self, viewer: Seat | None, line: Mapping[str, Any]) -> dict[str, int]:
        """For a landmark of the story: the place in the replay where it is told."""
        return {"at": self.replay.place_of(viewer, line["n"])} if line["landmark"] else {}


def names_of(live: LiveTable) -> tuple[str, ...]:
    """The names of the players; the seats of an imported game, where nobody sits, are given names."""
    free = [name for name in PEOPLE if name not in {chair.name for chair in live.meta.chairs}]
    return tuple(chair.name or free.pop(0) for chair in live.meta.chairs)


def _going_on(chairs: list[Chair], names: Sequence[str]) -> list[Chair]:
    """The seats of a fork: bots keep the names of the seats, and no person gets the name of a bot."""
    kept = {name.casefold() for chair, name in zip(chairs, names, strict=True) if chair.kind == BOT}
    return [
        replace(chair, name=name) if chair.kind == BOT or chair.name.casefold() in kept else chair
        for chair, name in zip(chairs, names, strict=True)
    ]


@router.post("/tables/{table}/fork", status_code=201)
async def fork(
    table: TableId,
    body: Fork,
    request: Request,
    hub: HubDependency,
    lobby: LobbyDependency,
    replays: ReplaysDependency,
    holder: Holder,
) -> TableInfo:
    """A new table that goes on from the middle of a game that is over. Its dice are no secret any more."""
    seekable = await _loaded(table, hub, replays, work_of(request, hub))
    playable, units = await hub.turns.beside(seekable.playable, body.at)
    hub.work_rates.bucket(address_of(request, hub.settings)).charge(units)
    if not playable:
        raise Refused("no_moment")
    if len(body.seats) != len(seekable.seats):
        raise Refused("bad_seats", f"this game has {len(seekable.seats)}")
    old = (await hub.live_table(table)).meta
    terms = agreed_terms(old)
    made = await lobby.make(
        old.game,
        _going_on(chairs_of(body.seats), [chair.name for chair in old.chairs]),
        terms,
        owner=holder,
        public=body.public,
        origin={"record": seekable.text, "until": body.at},
    )
    return await _table_info(hub, await hub.live_table(made.id), holder)


@router.post("/records", status_code=201, openapi_extra=A_RECORD)
async def take_in(
    request: Request,
    hub: HubDependency,
    replays: ReplaysDependency,
    imports: ImportsDependency,
    holder: Holder,
) -> TableInfo:
    """Import a record: it is played again, and if it is right there is a table where it can be replayed."""
    imports.check([address_of(request, hub.settings)])
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("bad_record", "not sent as application/json")
    return await _table_info(hub, await replays.take_in(await request.body(), holder), holder)


def work_of(request: Request, hub: Hub) -> Bucket:
    """How much the address that asks may still look at. Refused if that is nothing."""
    work = hub.work_rates.bucket(address_of(request, hub.settings))
    if not work.covers(COST_OF_MOMENT):
        raise Refused("too_fast")
    return work


async def _loaded(table: str, hub: Hub, replays: Replays, work: Bucket) -> SeekableReplay:
    """The replay of a table. Whoever asks is charged for playing it again, where it is not in memory."""
    if table not in replays.loaded:
        live = await hub.live_table(table)
        work.charge(len(live.started_game.match.entries) / ENTRIES_A_UNIT)
    work.charge(COST_OF_MOMENT)
    return await replays.load(table)


def _file(text: str, name: str) -> Response:
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def _table_info(hub: Hub, live: LiveTable, holder: str) -> TableInfo:
    return TableInfo.model_validate(await info_for_browser(hub, live, holder))
