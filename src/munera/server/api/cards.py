"""The cards of a game: what is printed on each and where that comes from, and what boards show of them."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from munera.games.sheets import Row, rows_of
from munera.server.api.dependencies import PROBLEMS
from munera.server.api.words import AN_HOUR, Game
from munera.server.play.lobby import book_of

router = APIRouter(prefix="/api", tags=["words"], responses=PROBLEMS)


@router.get("/cards/{game}")
async def cards(game: Game, response: Response) -> dict[str, list[Row]]:
    """Every card: id, type, set, copies, facts, and the source of each."""
    book = book_of(game)
    response.headers["Cache-Control"] = AN_HOUR
    return {"cards": rows_of(book.id)}


@router.get("/printed/{game}")
async def printed(game: Game, response: Response) -> dict[str, Any]:
    """What is printed on the components of a game, and its constants: what a board needs to know."""
    book = book_of(game)
    response.headers["Cache-Control"] = AN_HOUR
    return dict(book.printed())
