"""The end of a game: who won, how it came to that, what is remembered, and a chronicle."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection

from munera.server.api.dependencies import PROBLEMS, HubDependency, OptionalHolder
from munera.server.api.records import (
    COST_OF_MOMENT,
    ENTRIES_A_UNIT,
    ReplaysDependency,
    names_of,
    work_of,
)
from munera.server.api.tables import TableId
from munera.server.api.words import Lang, PhrasingQuery
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.records.endings import Endings, is_in_words
from munera.server.records.replays import SeekableReplay
from munera.tables.meta import OVER
from munera.tables.refusals import Refused
from munera.tables.wording import Wording, words_of

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)
EVENTS_A_UNIT = 200  # of a story that is followed, to be told in an end
REPLAYS_PLAY_TWICE = 2  # and the end of a game plays it once more


class Verdict(BaseModel):
    """Who won, in words."""

    kind: Literal["won", "shared", "beaten", "nobody", "agreed"]
    victory: Annotated[bool, Field(description="has the reader won?")]
    title: str
    reason: str


class SideInfo(BaseModel):
    """How far one side came."""

    seat: Annotated[int | None, Field(description="nothing for an adversary that nobody plays")]
    name: str
    has: int
    rank: Annotated[int, Field(description="from 1; equal sides have the same")]
    won: bool
    you: bool
    holds: Annotated[str, Field(description="what else they have, in words; nothing where the game tells nothing")]


class RoundInfo(BaseModel):
    """A point of the curve: what every side had when a round ended. The first one is the beginning."""

    number: int
    title: str
    at: Annotated[int, Field(description="the place in the replay where the round begins")]
    has: list[int]


class Moved(BaseModel):
    """What the deciding moment changed for a side."""

    side: int
    before: int
    after: int


class FigureInfo(BaseModel):
    """Somebody on the sand."""

    id: str
    style: str
    side: int | None


class PictureInfo(BaseModel):
    """What a picture of the moment shows: a card, or those who fought."""

    card: Annotated[str, Field(description="nothing where no card decided it")]
    figures: Annotated[list[FigureInfo], Field(description="whoever won that fight first")]


class DecidingMoment(BaseModel):
    """The largest swing of the curve in favour of whoever won."""

    at: Annotated[int, Field(description="the place in the replay just before it")]
    round: Annotated[int, Field(description="which point of the curve")]
    title: str
    lines: list[str]
    moved: list[Moved]
    picture: PictureInfo


class AwardInfo(BaseModel):
    """What somebody is remembered for."""

    id: str
    sides: list[int]
    title: str
    text: str


class FiguresInfo(BaseModel):
    """Who stands, who lies on the sand, and who else was beaten and asks for mercy."""

    victor: FigureInfo | None
    fallen: FigureInfo | None
    pleading: FigureInfo | None


class ChronicleLine(BaseModel):
    """A sentence of the chronicle. `landmark` is a word as in the lines of a story."""

    text: str
    at: int
    landmark: str


class Chapter(BaseModel):
    """A round in the chronicle."""

    title: str
    at: int
    lines: list[ChronicleLine]


class EndingInfo(BaseModel):
    """The end of a game."""

    game: str
    verdict: Verdict
    counted: Annotated[str, Field(description="what the standings count, in a word")]
    curve: Annotated[str, Field(description="the title of the curve")]
    needed: Annotated[int | None, Field(description="how much of it wins")]
    sides: list[SideInfo]
    rounds: list[RoundInfo]
    moment: DecidingMoment | None
    awards: list[AwardInfo]
    figures: FiguresInfo
    chronicle: list[Chapter]


def endings_of(connection: HTTPConnection) -> Endings:
    state = connection.app.state
    if not hasattr(state, "endings"):
        state.endings = Endings(state.hub.turns)
    return cast("Endings", state.endings)


EndingsDependency = Annotated[Endings, Depends(endings_of)]
Reader = Annotated[int | None, Query(ge=0, le=15, description="the seat that is addressed as `you`, if any")]


@router.get("/tables/{table}/ending", response_model=EndingInfo)
async def ending(
    table: TableId,
    request: Request,
    hub: HubDependency,
    replays: ReplaysDependency,
    endings: EndingsDependency,
    holder: OptionalHolder,
    you: Reader = None,
    lang: Lang = "en",
    edition: PhrasingQuery = "",
    titles: PhrasingQuery = "",
) -> Response:
    """The end of a game that is over, by its published record: nothing in it was hidden from everybody."""
    live, work = await hub.live_table(table), work_of(request, hub)
    wording = Wording(live.book, words_of(lang, edition, titles))
    if you is not None and you >= len(live.meta.chairs):
        raise Refused("no_seat")
    free = await _first_look(hub, live, holder, endings)
    if not free:
        work.charge(_cost(live, replays.loaded.get(table)))
    seekable, names = await replays.load(table), names_of(live)
    if not free and not is_in_words(seekable.end, wording, names, you):
        work.charge(seekable.events_told(None) / EVENTS_A_UNIT)
    return Response(await endings.in_words(seekable, wording, names, you), media_type="application/json")


async def _first_look(hub: Hub, live: LiveTable, holder: str, endings: Endings) -> bool:
    """Does somebody see the end of their own game for the first time? Then it has been paid for by playing it.

    Else whoever has played a long game would be refused the next one. A game that goes on from a record was not
    played here.
    """
    if not holder or live.meta.status != OVER or live.meta.record is not None:
        return False
    return bool(await hub.store.held_seats(live.id, holder)) and endings.first_time(live.id)


def _cost(live: LiveTable, loaded: SeekableReplay | None) -> float:
    """What it costs to play the game again, where nobody has done it."""
    entries = len(live.started_game.match.entries) / ENTRIES_A_UNIT
    end = 0.0 if loaded is not None and loaded.end is not None else entries / REPLAYS_PLAY_TWICE
    return COST_OF_MOMENT + end + (entries if loaded is None else 0.0)
