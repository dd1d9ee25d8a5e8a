"""Saved tables: the kernel's save with the names and bots around it, as one JSON file."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from munera.cli.arguments import free_path, read_text
from munera.cli.seats import Player, check_bot
from munera.cli.table import Mark, Table
from munera.cli.trouble import Trouble
from munera.games import books
from munera.kernel import Damaged, Diverged, resume, save
from munera.kernel.plain import from_option, to_option

FORMAT = "munera-table/1"


def folder() -> Path:
    """Where games are saved unless somebody says otherwise."""
    data = os.environ.get("XDG_DATA_HOME")
    base = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "munera" / "saves"


def new_path(game: str) -> Path:
    """A free name in the default folder: the game and the time."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    paths = (folder() / f"{stem}{extra}.json" for extra in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def chosen_path(text: str) -> Path:
    """A path that somebody typed; it must be free."""
    return free_path(Path(text).expanduser())


def write(path: Path, table: Table) -> None:
    """Save, all or nothing: a crash in the middle leaves the old file whole."""
    data = {
        "format": FORMAT,
        "game": table.book.id,
        "seed": table.seed,
        "players": [{"name": player.name, "bot": player.bot} for player in table.players],
        "marks": [[_written(mark) for mark in marks] for marks in table.marks],
        "save": json.loads(save(table.match)),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f".{path.name}.{os.getpid()}")
    half.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    half.replace(path)


def write_record(path: Path, text: str) -> None:
    """A record, one line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")


def read(path: Path, game: str | None) -> Table:
    """A saved table. Anything that is wrong with it is Trouble, and nothing is written."""
    text = read_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble("not_a_save", path=str(path)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") not in books():
        raise Trouble("not_a_save", path=str(path))
    if game is not None and game != data["game"]:
        raise Trouble("other_game", path=str(path), game=data["game"], wanted=game)
    book = books()[data["game"]]
    try:
        match = resume(book, json.dumps(data.get("save")))
        players, marks, seed = _around(data, len(match.seats))
    except Diverged as error:
        raise Trouble("unfit_file", path=str(path), detail=str(error)) from error
    except Damaged as error:
        raise Trouble("damaged_file", path=str(path), detail=str(error)) from error
    for player in players:
        if player.bot is not None:
            check_bot(book, str(player.bot))
    return Table(match, players, seed, marks)


def _around(data: dict[str, Any], seats: int) -> tuple[list[Player], list[list[Mark]], int | str]:
    """What the file says about the players."""
    try:
        players = [Player(str(one["name"]), one["bot"]) for one in data["players"]]
        marks = [[_mark(mark) for mark in marks] for marks in data["marks"]]
        seed = data["seed"]
        if not (len(players) == len(marks) == seats) or not isinstance(seed, int | str):
            raise ValueError("seats")
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Damaged(f"who plays cannot be read: {type(error).__name__}") from error
    return players, marks, seed


def _written(mark: Mark) -> list[Any]:
    return [mark.told, mark.kind, from_option(mark.option)] if mark.forced else [mark.told]


def _mark(data: Any) -> Mark:
    told, *rest = data
    if type(told) is not int or len(rest) not in (0, 2):
        raise ValueError("mark")
    return Mark(told, forced=True, kind=str(rest[0]), option=to_option(rest[1])) if rest else Mark(told)
