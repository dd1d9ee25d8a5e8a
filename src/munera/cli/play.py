"""`munera play`: plays a game at this terminal, against bots or with others who share it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from munera.cli import savefile
from munera.cli.arguments import (
    conditions,
    find_game,
    free_path,
    new_seed,
    path_of,
    read_text,
    same_file,
    seed_of,
    try_path,
    variant,
    whole_number,
)
from munera.cli.console import Host
from munera.cli.reader import Keyboard, Reader, Script
from munera.cli.seats import Player, players, seat_count
from munera.cli.session import TerminalSession
from munera.cli.terminal_table import TerminalTable
from munera.cli.trouble import Trouble
from munera.kernel import Option, Rulebook, start
from munera.kernel.conditions import Chosen
from munera.kernel.settings import complete
from munera.tables import first_games


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="WHO", help="cli-help-play-seat")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N", help="cli-help-play-seats")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="cli-help-seed")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="cli-help-set")] = None,
    first: Annotated[bool, typer.Option("--first", help="cli-help-play-first")] = False,
    everything: Annotated[bool, typer.Option("--ask-everything", help="cli-help-play-ask-everything")] = False,
    details: Annotated[bool, typer.Option("--ask-details", help="cli-help-play-ask-details")] = False,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE", help="cli-help-play-save")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="cli-help-play-resume")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE", help="cli-help-play-record")] = None,
    script: Annotated[str | None, typer.Option("--script", metavar="FILE", help="cli-help-play-script")] = None,
) -> None:
    """Play."""
    host: Host = ctx.obj
    recorded = free_path(path_of(record, "--record")) if record is not None else None
    saved = free_path(path_of(save, "--save")) if save is not None else None
    if same_file(recorded, saved):
        raise Trouble("same_file", path=str(recorded))
    if resume is not None:
        said = {"--first": first, "--seat": seat, "--seats": seats, "--seed": seed, "--set": settings}
        if option := _typed(said):
            raise Trouble("resume_settles", option=option)
        path = path_of(resume, "--resume")
        table = savefile.read(path, find_game(game).id if game else None)
        saved = saved or path
    else:
        book = find_game(game)
        if first and (option := _typed({"--seat": seat, "--seats": seats, "--set": settings})):
            raise Trouble("first_settles", option=option)
        specs, chosen = _first_game(book) if first else (seat or [], variant(book, settings or (), host.words))
        count = seat_count(book, whole_number(seats, "--seats"), len(specs), chosen)
        plan = Plan(book, players(book, specs, count), chosen)
        table = plan.table(seed_of(seed))
        _note_options_without_effect(host, plan)
    table.ask_everything, table.ask_details = everything, details
    reader = _reader(host, table, script)
    if reader is None:
        host.say("cli-play-no-terminal", game=table.book.id)
        return
    for path in filter(None, (saved, recorded)):
        try_path(path)
    raise typer.Exit(_play(host, table, reader, saved, recorded))


def play_first(host: Host, book: Rulebook[Any], reader: Reader) -> int:
    """Play somebody's first game, and return the exit code."""
    specs, chosen = _first_game(book)
    plan = Plan(book, players(book, specs, len(specs)), chosen)
    return _play(host, plan.table(new_seed()), reader, None, None)


def _typed(options: Mapping[str, object]) -> str | None:
    """The first of these options that was typed."""
    return next((option for option, value in options.items() if value), None)


def _first_game(book: Rulebook[Any]) -> tuple[list[str], dict[str, Option]]:
    """Who plays, and with which table options, in somebody's first game."""
    first = first_games.first_game(book)
    return ["human", *(f"bot:{bot}" for bot in first.bots)], dict(first.options)


@dataclass(frozen=True)
class Plan:
    """What a table is made from, and what a rematch keeps."""

    book: Rulebook[Any]
    players: list[Player]
    variant: dict[str, Option]

    def table(self, seed: int) -> TerminalTable:
        return TerminalTable(start(self.book, len(self.players), seed, self.variant), self.players, seed)


def _note_options_without_effect(host: Host, plan: Plan) -> None:
    """Say which of the options that were typed have no effect at this table."""
    settings = plan.book.settings
    for name in Chosen(settings, len(plan.players), complete(settings, plan.variant)).without_effect():
        host.say("cli-play-idle", "yellow", name=name, when=conditions(plan.book, name, host.words))


def _reader(host: Host, table: TerminalTable, script: str | None) -> Reader | None:
    """The reader of the players' lines; None if people are to play and there is no terminal."""
    if script is not None:
        return Script(host, read_text(path_of(script, "--script")).splitlines())
    if host.interactive or not table.humans:
        return Keyboard()
    return None


def _play(host: Host, table: TerminalTable, reader: Reader, saved: Path | None, recorded: Path | None) -> int:
    """Play one game after another, while people want a rematch, and return the exit code."""
    for number in range(1, 10_000):
        code = TerminalSession(host, table, reader, saved, _numbered(recorded, number)).run()
        if code is not None:
            return code
        if not (table.humans and isinstance(reader, Keyboard) and _again(host, reader)):
            return 0
        table, saved = _rematch(table), None
    return 0


def _again(host: Host, reader: Reader) -> bool:
    try:
        said = reader.line(f"{host.text('cli-play-again')} ").lower()
    except (EOFError, KeyboardInterrupt):
        host.show()
        return False
    return bool(said) and any(word.startswith(said) for word in (host.text("common-yes"), "yes"))


def _rematch(table: TerminalTable) -> TerminalTable:
    """A new table with the same people, bots and options, and with new cards."""
    origin = table.match.origin or {}
    chosen: dict[str, Any] = {}
    for name, value in origin.get("options", {}).items():
        chosen[name] = tuple(value) if isinstance(value, list) else value
    next = Plan(table.book, table.players, chosen).table(new_seed())
    next.ask_everything, next.ask_details = table.ask_everything, table.ask_details
    return next


def _numbered(path: Path | None, number: int) -> Path | None:
    """The path for the record of this game: a rematch gets a number, and nothing is overwritten."""
    if path is None or number == 1:
        return path
    return savefile.next_free(path.with_name(f"{path.stem}-{number}{path.suffix}"))
