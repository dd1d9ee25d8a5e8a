"""`munera rules`: shows every rule, and the tests that prove it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

import munera
from munera.cli.arguments import find_game, path_of, unusable
from munera.cli.console import Host
from munera.cli.ruletext import mark_word, show_rule
from munera.cli.trouble import Trouble
from munera.rules import Rule
from munera.rules import games as games_with_rules
from munera.rules import rules as rules_of
from munera.rules_coverage import coverage
from munera.words.summary import summary as summary_of


@dataclass(frozen=True)
class Entry:
    """A rule of a game and the tests that prove it."""

    game: str
    rule: Rule
    tests: list[str]


def rules(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli-help-rules-game", show_default=False)
    ] = None,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="cli-help-rules-id", show_default=False)] = None,
    tests: Annotated[str | None, typer.Option("--tests", metavar="FOLDER", help="cli-help-rules-tests")] = None,
    summary: Annotated[bool, typer.Option("--summary", help="cli-help-rules-summary")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """Show the rules."""
    host: Host = ctx.obj
    if summary:
        if game is None or id is not None or as_json:
            raise Trouble("summary_game")
        _summary(host, find_game(game).id)
        return
    names = games_with_rules()
    if game is not None and game.lower() not in names:
        raise Trouble("no_such_game", name=game, known=", ".join(names))
    folder = _tests_folder(tests)
    entries = [entry for name in ([game.lower()] if game else names) for entry in _entries(host, name, folder)]
    if id is not None:
        entries = [entry for entry in entries if entry.rule.id == id.upper()]
        if not entries:
            raise Trouble("no_such_rule", id=id, game=str(game))
    if as_json:
        host.json(_facts(entries, found=folder is not None))
    elif id is not None:
        _one(host, entries[0], found=folder is not None)
    else:
        _matrix(host, entries, found=folder is not None)


def _tests_folder(named: str | None) -> Path | None:
    """The folder of the tests: the one that was named, or that of the checkout that this package runs from."""
    if named is not None:
        folder = path_of(named, "--tests")
        try:
            exists = folder.exists()
        except (OSError, ValueError) as error:
            raise unusable(folder, error) from None
        if not exists:
            raise Trouble("file_missing", path=named)
        if not folder.is_dir():
            raise Trouble("not_a_folder", path=named)
        return folder
    checkout = Path(munera.__file__).resolve().parents[2]
    folder = checkout / "tests"
    return folder if folder.is_dir() and (checkout / "pyproject.toml").is_file() else None


def _entries(host: Host, game: str, folder: Path | None) -> list[Entry]:
    try:
        proved = coverage(game, folder) if folder else {}
    except (ValueError, SyntaxError) as error:
        raise Trouble("test_marks", detail=str(error)) from None
    return [Entry(game, rule, proved.get(id, [])) for id, rule in rules_of(game, host.words.lang).items()]


def _facts(entries: list[Entry], *, found: bool) -> dict[str, Any]:
    return {
        "rules": {
            entry.rule.id: {
                "title": entry.rule.title,
                "text": entry.rule.text,
                "reason": entry.rule.reason,
                "game": entry.game,
                "chapter": entry.rule.chapter,
                "mark": entry.rule.mark,
                "tests": entry.tests,
            }
            for entry in entries
        },
        "covered": [entry.rule.id for entry in entries if entry.tests],
        "uncovered": [entry.rule.id for entry in entries if not entry.tests],
        "tests_found": found,
    }


def _summary(host: Host, game: str) -> None:
    """Show the game on one page."""
    host.say("common-summary-of", "bold", game=host.words.game(game))
    for section in summary_of(host.words, game):
        host.show()
        host.show(Text(section.title, "bold yellow"))
        for line in section.lines:
            host.columns([("-", line)], ("dim", ""), indent=0)


def _one(host: Host, entry: Entry, *, found: bool) -> None:
    show_rule(host, entry.rule)
    if found:
        host.say("cli-rules-proved", "bold", count=len(entry.tests))
        for test in entry.tests:
            host.lines(f"  {test}")


def _matrix(host: Host, entries: list[Entry], *, found: bool) -> None:
    """Print a table for each game; where the tests are found, with how many prove each rule."""
    for game in dict.fromkeys(entry.game for entry in entries):
        own = [entry for entry in entries if entry.game == game]
        grid = Grid(
            title=Text(host.words.game(game), "bold"),
            title_justify="left",
            box=box.ASCII if host.plain else box.SIMPLE_HEAD,
            pad_edge=False,
        )
        grid.add_column(host.text("cli-rules-id"), no_wrap=True, style="cyan")
        grid.add_column(host.text("cli-rules-title"))
        grid.add_column(host.text("cli-rules-mark"), style="dim")
        if found:
            grid.add_column(host.text("cli-rules-tests"), justify="right")
        for entry in own:
            row = [Text(entry.rule.id), Text(entry.rule.title), Text(mark_word(host, entry.rule))]
            count = Text(str(len(entry.tests)), "" if entry.tests else "bold red")
            grid.add_row(*row, *([count] if found else []))
        host.show(grid)
    total, covered = len(entries), sum(bool(entry.tests) for entry in entries)
    if found:
        host.say("cli-rules-summary", "bold", total=total, covered=covered, uncovered=total - covered)
    else:
        host.say("cli-rules-no-tests", count=total)
