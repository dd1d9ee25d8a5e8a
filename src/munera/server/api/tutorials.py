"""Tutorials: which there are, their steps, and a table to play one at."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from munera.kernel.settings import complete
from munera.lessons import SCRIPT, Lesson, lesson, lessons
from munera.server.api.dependencies import PROBLEMS, Holder, HubDependency, LobbyDependency, info_for_browser
from munera.server.api.models import NameWish, TableInfo
from munera.server.api.words import Game
from munera.server.play.lobby import book_of
from munera.tables.meta import BOT, PERSON, Chair
from munera.tables.refusals import Refused

router = APIRouter(prefix="/api/tutorials", tags=["tutorials"], responses=PROBLEMS)


def lesson_of(game: Game) -> Lesson:
    """The tutorial of a game; Refused if it has none."""
    found = lesson(book_of(game).id)
    if found is None:
        raise Refused("no_game", f"there are tutorials for: {', '.join(lessons())}")
    return found


@router.get("")
async def known() -> dict[str, list[dict[str, Any]]]:
    """The games that have a tutorial, and how long it takes."""
    found = [found for game in lessons() if (found := lesson(game)) is not None]
    return {"tutorials": [{"game": one.game, "minutes": one.minutes, "steps": len(one.steps)} for one in found]}


@router.get("/{game}")
async def steps(game: Game) -> dict[str, Any]:
    """The steps of a tutorial: which rule each teaches, which events end it, and which answers lead there."""
    found = lesson_of(game)
    return {
        "game": found.game,
        "minutes": found.minutes,
        "seat": found.seat,
        "steps": [
            {
                "id": step.id,
                "rule": step.rule,
                "done": step.done,
                "passed": step.passed,
                "look": step.look,
                "answers": step.answers,
            }
            for step in found.steps
        ],
    }


@router.post("/{game}", status_code=201)
async def begin(
    game: Game, body: NameWish, hub: HubDependency, lobby: LobbyDependency, holder: Holder
) -> TableInfo:
    """A table for the tutorial: you, and an opponent who plays by its script."""
    found, book = lesson_of(game), book_of(game)
    others = iter(found.names)
    chairs = [
        Chair(PERSON, body.name) if seat == found.seat else Chair(BOT, next(others), SCRIPT)
        for seat in range(len(found.names) + 1)
    ]
    options = complete(book.settings, found.position.get("options"))
    terms: dict[str, Any] = {
        "options": {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()},
        "pace": {"kind": "none", "seconds": 0},
        "aids": True,
        "undo": "free",
        "publish_talk": False,
        "window": 0.0,
        "grace": 0.0,
    }
    origin = {"position": dict(found.position), "script": dict(found.script)}
    made = await lobby.make(game, chairs, terms, owner=holder, public=False, origin=origin)
    return TableInfo.model_validate(await info_for_browser(hub, await hub.live_table(made.id), holder))
