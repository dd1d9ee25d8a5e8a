"""Saved games of the terminal: the kernel's save with the names, bots and answers of the seats, as a JSON file."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

from munera.cli.arguments import free_path, path_of, read_text, unusable
from munera.cli.seats import Player, check_bot
from munera.cli.terminal_table import GivenAnswer, TerminalTable
from munera.cli.trouble import Trouble
from munera.games import books
from munera.kernel import Damaged, Diverged, resume, save
from munera.kernel.plain import from_option, to_option

FORMAT = "munera-table/1"


def folder() -> Path:
    """The folder where games are saved unless the player names a file."""
    data = os.environ.get("XDG_DATA_HOME")
    base = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "munera" / "saves"


def new_path(game: str, where: Path | None = None) -> Path:
    """A free path in the default folder or another one, named after the game and the time."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    try:
        base = folder() if where is None else where
    except RuntimeError:  # nobody's home
        raise Trouble("file_trouble", path="~", why="HOME?") from None
    return next_free(base / f"{stem}.json")


def next_free(path: Path) -> Path:
    """Return this path if it is free, else the same with a number."""
    for extra in ("", *(f"-{n}" for n in range(2, 10_000))):
        one = path.with_name(f"{path.stem}{extra}{path.suffix}")
        try:
            return free_path(one)
        except Trouble as error:
            if error.code != "file_exists":
                raise
    raise Trouble("file_exists", path=str(path))


def chosen_path(text: str) -> Path:
    """The path that a player typed, which must be free."""
    return free_path(path_of(text))


def write(path: Path, table: TerminalTable) -> None:
    """Save the table, all or nothing: a crash in the middle leaves the old file whole."""
    data = {
        "format": FORMAT,
        "game": table.book.id,
        "seed": table.seed,
        "secret": table.secret,
        "players": [{"name": player.name, "bot": player.bot} for player in table.players],
        "marks": [[_plain_answer(answer) for answer in answers] for answers in table.answers],
        "save": json.loads(save(table.match)),
    }
    temporary = _write_temporary(path, json.dumps(data, ensure_ascii=False) + "\n")
    temporary.replace(path)


def write_record(path: Path, text: str) -> Path:
    """Write a record, all or nothing, and overwrite no file. Returns the path that it was written to.

    If the path is taken, the name gets a number; if it cannot be written, the current folder is used.
    """
    try:
        return _new_file(next_free(path), text + "\n")
    except (OSError, ValueError, Trouble) as error:
        with suppress(OSError, ValueError, Trouble):
            return _new_file(next_free(Path.cwd() / path.name), text + "\n")
        raise error if isinstance(error, Trouble) else unusable(path, error) from None


def _new_file(path: Path, text: str) -> Path:
    temporary = _write_temporary(path, text)
    try:
        path.hardlink_to(temporary)  # unlike a renaming, this fails if there is such a file by now
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):  # not on every file system
        temporary.replace(free_path(path))
    finally:
        temporary.unlink(missing_ok=True)
    return path


def _write_temporary(path: Path, text: str) -> Path:
    """Write the text into a temporary file beside that path, to be renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".munera-{os.getpid()}-{token_hex(4)}")
    try:
        with temporary.open("x", encoding="utf-8") as file:
            file.write(text)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def read(path: Path, game: str | None) -> TerminalTable:
    """Read a saved table. Trouble if anything is wrong with it."""
    text = read_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble("not_a_save", path=str(path)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Trouble("not_a_save", path=str(path))
    if not isinstance(data.get("game"), str) or data["game"] not in books():
        raise Trouble("not_a_save", path=str(path))
    if game is not None and game != data["game"]:
        raise Trouble("other_game", path=str(path), game=data["game"], wanted=game)
    book = books()[data["game"]]
    try:
        match = resume(book, json.dumps(data.get("save")))
        players, answers, seed, secret = _read_players(data, len(match.seats))
    except Diverged as error:
        raise Trouble("unfit_file", path=str(path), detail=str(error)) from error
    except Damaged as error:
        raise Trouble("damaged_file", path=str(path), detail=str(error)) from error
    for player in players:
        if player.bot is not None:
            check_bot(book, str(player.bot))
    return TerminalTable(match, players, seed, answers, secret)


def _read_players(
    data: dict[str, Any], seats: int
) -> tuple[list[Player], list[list[GivenAnswer]], int | str, str]:
    """Read the players, their answers, the seed and the secret. Damaged if they make no sense."""
    try:
        players = [Player(str(one["name"]), one["bot"]) for one in data["players"]]
        answers = [[_read_answer(answer) for answer in answers] for answers in data["marks"]]
        seed, secret = data["seed"], data.get("secret", "")
        if not (len(players) == len(answers) == seats) or not isinstance(seed, int | str):
            raise ValueError("seats")
        if not isinstance(secret, str) or not all(isinstance(one.bot, str | None) for one in players):
            raise ValueError("bots")
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Damaged(f"who plays cannot be read: {type(error).__name__}") from error
    return players, answers, seed, secret


def _plain_answer(answer: GivenAnswer) -> list[Any]:
    if not answer.forced:
        return [answer.events_told]
    return [answer.events_told, answer.kind, from_option(answer.option), *([True] if answer.detail else [])]


def _read_answer(data: Any) -> GivenAnswer:
    events_told, *rest = data
    if type(events_told) is not int or len(rest) not in (0, 2, 3):
        raise ValueError("mark")
    return (
        GivenAnswer(events_told, forced=True, kind=str(rest[0]), option=to_option(rest[1]), detail=len(rest) == 3)
        if rest
        else GivenAnswer(events_told)
    )
