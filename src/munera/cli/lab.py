"""`munera lab`: for whoever studies the games. `munera lab ladder` rates bots by letting them play each other."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer

from munera.cli.arguments import find_game, seed_of, variant, whole_number
from munera.cli.console import Host
from munera.cli.seats import check_bot
from munera.cli.simulate import MOST_GAMES, MOST_JOBS, percent, progress_bar
from munera.cli.trouble import Trouble
from munera.lab.ladder import ladder as run

EACH = "100"


def ladder(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli-help-ladder-games")] = EACH,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N", help="cli-help-ladder-seats")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B", help="cli-help-ladder-bots")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="cli-help-set")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="cli-help-seed")] = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N", help="cli-help-simulate-jobs")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """Rate bots."""
    host: Host = ctx.obj
    book = find_game(game)
    each = whole_number(games, "--games", 1, MOST_GAMES) or 1
    if bots is not None and not bots.strip():
        raise Trouble("value_missing", option="--bots")
    names = [name.strip() for name in bots.split(",")] if bots else []
    for name in names:
        check_bot(book, name)
    workers = whole_number(jobs, "--jobs", 1, MOST_JOBS) or min(os.cpu_count() or 1, MOST_JOBS)
    with progress_bar(host) as bar:
        task = bar.add_task(host.words.game(book), total=None)
        found = run(
            book.id,
            names,
            games=each,
            seats=whole_number(seats, "--seats"),
            variant=variant(book, settings or (), host.words),
            seed=seed_of(seed),
            jobs=workers,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    facts: dict[str, Any] = found.as_json()
    if as_json:
        host.json(facts)
    else:
        _show(host, facts)


def _show(host: Host, facts: dict[str, Any]) -> None:
    """Print ratings and pairings as tables."""
    headings = ("cli-simulate-bot", "cli-ladder-rating", "cli-ladder-error", "cli-simulate-played")
    rows = [[host.text(id) for id in headings]]
    rows += [
        [one["name"], str(round(one["mu"])), f"± {round(one['sigma'])}", str(one["games"])]
        for one in facts["ratings"]
    ]
    host.columns(rows, ("bold", ">", "dim>", ">"))
    host.show()
    pairing = ("cli-simulate-bot", "cli-ladder-among", "cli-simulate-played", "cli-simulate-rate")
    rows = [[*(host.text(id) for id in pairing), host.text("cli-simulate-interval")]]
    for one in facts["pairings"]:
        interval = f"{percent(host, one['low'])} … {percent(host, one['high'])}"
        rows.append([one["bot"], one["among"], str(one["games"]), percent(host, one["rate"]), interval])
    host.columns(rows, ("bold", "", ">", ">", "dim>"))
