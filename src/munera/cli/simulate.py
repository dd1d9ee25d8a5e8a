"""`munera simulate`: plays many games between bots, and reports the results."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from munera.cli.arguments import find_game, path_of, seed_of, unusable, variant, whole_number
from munera.cli.console import Host
from munera.cli.seats import check_bot, seat_count, usual_bot
from munera.cli.trouble import Trouble
from munera.kernel import Rulebook
from munera.lab.simulate import simulate as run
from munera.lab.stats import ALL, StatsTable, statistician

FAILED = 1
MOST_GAMES, MOST_JOBS = 10_000_000, 256
MOST_FAILURES = 5  # that are shown; --json has all


def simulate(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli-help-simulate-games")] = "1000",
    seats: Annotated[str | None, typer.Option("--seats", metavar="N", help="cli-help-simulate-seats")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B", help="cli-help-simulate-bots")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="cli-help-set")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="cli-help-seed")] = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N", help="cli-help-simulate-jobs")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="cli-help-simulate-out")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="cli-help-simulate-overwrite")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """Simulate."""
    host: Host = ctx.obj
    book = find_game(game)
    total = whole_number(games, "--games", 1, MOST_GAMES) or 1
    names = _bots(book, bots)
    chosen = variant(book, settings or (), host.words)
    count = seat_count(book, whole_number(seats, "--seats"), len(names) if len(names) > 1 else 0, chosen)
    if len(names) not in (1, count):
        raise Trouble("bot_count", count=len(names), seats=count)
    records = _records_path(path_of(out, "--out"), overwrite=overwrite) if out is not None else None
    number = seed_of(seed)
    workers = whole_number(jobs, "--jobs", 1, MOST_JOBS) or min(os.cpu_count() or 1, MOST_JOBS)
    with progress_bar(host) as bar:
        task = bar.add_task(host.words.game(book), total=total)
        report = run(
            book.id,
            games=total,
            seats=count,
            bots=names,
            variant=chosen,
            seed=number,
            jobs=workers,
            out=records,
            overwrite=overwrite,
            progress=lambda done: bar.update(task, completed=done),
        )
    facts: dict[str, Any] = report.as_json()
    if as_json:
        host.json(facts)
    else:
        _show(host, book, facts, records)
    raise typer.Exit(FAILED if facts["failed"] else 0)


def _records_path(path: Path, *, overwrite: bool) -> Path:
    """Return the path of the records. Trouble if there is a file and nobody said to overwrite it."""
    try:
        taken = path.is_file()
    except (OSError, ValueError) as error:
        raise unusable(path, error) from None
    if taken and not overwrite:
        raise Trouble("records_exist", path=str(path))
    return path


def _bots(book: Rulebook[Any], text: str | None) -> list[str]:
    """The names of the bots by seat, or one for all seats."""
    if text is not None and not text.strip():
        raise Trouble("value_missing", option="--bots")
    names = [name.strip() for name in (text or usual_bot(book)).split(",")]
    for name in names:
        check_bot(book, name)
    return names


def _show(host: Host, book: Rulebook[Any], facts: dict[str, Any], out: Path | None) -> None:
    """Print the counts as tables."""
    host.say(
        "cli-simulate-title", "bold", game=host.words.game(book), games=facts["games"], seed=str(facts["seed"])
    )
    length = facts["length"]
    host.say("cli-simulate-games", finished=facts["finished"], draws=facts["draws"], failed=len(facts["failed"]))
    host.say(
        "cli-simulate-length",
        unit=length["unit"],
        mean=_short(host, length["mean"]),
        median=_short(host, length["median"]),
        max=length["max"],
    )
    speed, seconds = facts["decisions_per_second"], _short(host, facts["seconds"])
    host.say("cli-simulate-speed", decisions=facts["decisions"], seconds=seconds, speed=speed)
    host.show()
    headings = ("cli-simulate-bot", "cli-simulate-played", "cli-simulate-wins", "cli-simulate-rate")
    rows = [[*(host.text(id) for id in headings), host.text("cli-simulate-interval")]]
    for name, row in facts["bots"].items():
        interval = f"{percent(host, row['low'])} … {percent(host, row['high'])}"
        rows.append([name, str(row["games"]), str(row["wins"]), percent(host, row["rate"]), interval])
    for seat, wins in enumerate(facts["wins"], 1):
        rate = percent(host, wins / facts["finished"]) if facts["finished"] else "-"
        rows.append([host.text("cli-simulate-seat", seat=seat), str(facts["finished"]), str(wins), rate, ""])
    host.columns(rows, ("bold", ">", ">", ">", "dim>"))
    host.show()
    _show_stats(host, book, facts["stats"])
    for name, one in facts["stand_ins"].items():
        reasons = "; ".join(one["reasons"])
        host.show(
            Text(host.text("cli-simulate-stand-ins", bot=name, games=one["games"], reasons=reasons), "yellow")
        )
    for one in facts["failed"][:MOST_FAILURES]:
        failed = host.text("cli-simulate-failure", game=one["game"], seed=str(one["seed"]), error=one["error"])
        host.show(Text(failed, "bold red"))
    if out is not None:
        host.say("cli-simulate-out", path=str(out))


def _show_stats(host: Host, book: Rulebook[Any], stats: dict[str, StatsTable]) -> None:
    """Print the statistics of this game; a table in which nothing was counted is left out."""
    counts = statistician(book.id)
    words, headings = host.words, counts.TABLES if counts else {}
    for name, table in stats.items():
        if not table:
            continue
        kind, columns = headings[name]
        rows = [[words.table(book, name), *(words.column(book, column) for column in columns)]]
        for row, values in table.items():
            rows.append([_row(host, book, kind, row), *(_cell(host, one, values[one]) for one in columns)])
        host.columns(rows, ("bold", *[">"] * len(columns)))
        host.show()


def _row(host: Host, book: Rulebook[Any], kind: str, row: str) -> str:
    """The heading of a row: a card or term in words; bots and numbers as they are."""
    if row == ALL:
        return host.text("cli-simulate-all")
    if kind == "card":
        return host.words.card(book, row)
    return host.words.term(book, kind, row) if kind in book.vocabulary.terms else row


def _cell(host: Host, column: str, value: float) -> str:
    if column.endswith(("rate", "share")):
        return percent(host, value)
    return str(value) if isinstance(value, int) else _short(host, value)


def percent(host: Host, rate: float) -> str:
    return f"{_short(host, rate * 100)}%"


def _short(host: Host, number: float) -> str:
    """A number with one decimal, as this language writes it."""
    whole_part, tenths = divmod(round(number * 10), 10)
    return host.text("cli-decimal", whole=str(whole_part), tenths=str(tenths))


def progress_bar(host: Host) -> Progress:
    """A bar for as long as games are played; it goes to the error stream, and only where that is a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=host.err,
        transient=True,
        disable=not host.err.is_terminal,
    )
