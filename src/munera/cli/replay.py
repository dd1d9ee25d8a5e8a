"""`munera replay`: shows a recorded game, or verifies it by playing it again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from munera.cli.arguments import path_of, read_text, whole_number
from munera.cli.console import Host
from munera.cli.ending import show_ending
from munera.cli.replay_viewer import ReplayViewer
from munera.cli.trouble import Trouble
from munera.fair import FIRST_SCHEME, fault
from munera.games import books
from munera.kernel import Damaged, Diverged, Match, MuneraError, Rulebook
from munera.kernel import replay as play_again
from munera.kernel.plain import from_option

FAILED = 1


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-help-replay-file", show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help="cli-help-replay-verify")] = False,
    seat: Annotated[str | None, typer.Option("--seat", metavar="N", help="cli-help-replay-seat")] = None,
    line: Annotated[str | None, typer.Option("--line", metavar="N", help="cli-help-replay-line")] = None,
    ending: Annotated[bool, typer.Option("--ending", help="cli-help-replay-ending")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """Show or verify records."""
    host: Host = ctx.obj
    path = path_of(file, "FILE")
    records = _records(path)
    number = whole_number(line, "--line", 1)
    if number is not None:
        if number not in records:
            raise Trouble("no_such_line", line=str(number), path=str(path))
        records = {number: records[number]}
    if verify:
        raise typer.Exit(_verify(host, records, as_json=as_json))
    if len(records) > 1:
        raise Trouble("many_records", path=str(path), count=len(records))
    ((_, text),) = records.items()
    book = _book(text)
    viewer = _viewer(seat, _seats(text, book))
    if ending:
        show_ending(host, book, text, viewer, as_json=as_json)
    elif as_json:
        host.json(_facts(book, text, viewer))
    else:
        ReplayViewer(host, book, text, viewer).show(stepping=host.interactive)


def _records(path: Path) -> dict[int, str]:
    """The records in a file, by line. A file that is one JSON value over several lines is one record."""
    text = read_text(path)
    lines = {number: line for number, line in enumerate(text.split("\n"), 1) if line.strip()}
    if not lines:
        raise Trouble("no_records", path=str(path))
    if len(lines) > 1 and path.suffix != ".jsonl" and (_is_json(text) or not any(map(_is_json, lines.values()))):
        return {1: text}
    return lines


def _is_json(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def _book(text: str) -> Rulebook[Any]:
    """The rulebook of the game that a record is of."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Damaged("not a record") from None
    game = data.get("game") if isinstance(data, dict) else None
    if not isinstance(game, str):
        raise Trouble("not_a_record")
    if game not in books():
        raise Trouble("no_such_game", name=game, known=", ".join(books()))
    return books()[game]


def _seats(text: str, book: Rulebook[Any]) -> int:
    return len(play_again(book, text, until=0).seats)


def _viewer(seat: str | None, seats: int) -> int | None:
    """The seat that was asked for; None for a spectator. People count seats from one."""
    number = whole_number(seat, "--seat")
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise Trouble("no_such_seat", seat=str(number), count=seats)
    return number - 1


def _verify(host: Host, records: dict[int, str], *, as_json: bool) -> int:
    """Play every record again, report each difference with its place, and return the exit code."""
    results: list[dict[str, Any]] = []
    for line, text in records.items():
        try:
            match: Match[Any] = play_again(_book(text), text)
            dice = _dice(text)
        except (Diverged, Damaged, Trouble) as error:
            results.append(_difference(host, line, error))
            continue
        counts = {"entries": len(match.entries), "events": len(match.log or ())}
        results.append({"line": line, "ok": True, **counts, "dice": dice})
    failed = [result for result in results if not result["ok"]]
    if as_json:
        host.json({"records": results, "ok": not failed})
    else:
        for result in failed:
            host.show(
                Text(host.text("cli-replay-differs", line=result["line"], error=result["error"]), "bold red")
            )
        if failed:
            host.say("cli-replay-failed", failed=len(failed), count=len(results))
        else:
            entries, events = (sum(result[key] for result in results) for key in ("entries", "events"))
            host.say("cli-replay-ok", "bold green", count=len(results), entries=entries, events=events)
            _say_dice(host, [result["dice"] for result in results])
    return FAILED if failed else 0


def _dice(text: str) -> dict[str, Any] | None:
    """What a record proves about its dice: the commitment, and how many seats added something. None: nothing."""
    data = json.loads(text)
    if "fair" not in data:
        return None
    claim = data["fair"]
    match fault(claim, data):
        case "scheme":
            raise Trouble("dice_scheme")
        case "form":
            raise Trouble("dice_form")
        case "position":
            raise Trouble("dice_position")
        case "commitment":
            raise Trouble("dice_commitment")
        case "seed":
            raise Trouble("dice_seed")
    return {
        "scheme": claim["scheme"],
        "commitment": claim["commitment"],
        "seats": data["seats"],
        "added": sum(map(bool, claim["entropy"])),
    }


def _say_dice(host: Host, dice: list[dict[str, Any] | None]) -> None:
    """Say what was checked of the dice, and what only the reader can check."""
    claimed = [one for one in dice if one]
    if not claimed:
        host.say("cli-replay-dice-none", count=len(dice))
        return
    if len(dice) > 1:
        host.say("cli-replay-dice-many", count=len(claimed), all=len(dice))
    else:
        (one,) = claimed
        host.say("cli-replay-dice", commitment=one["commitment"])
        host.say("cli-replay-dice-added", added=one["added"], seats=one["seats"])
    if blind := sum(not one["added"] for one in claimed):
        host.say("cli-replay-dice-blind", count=blind)
    if old := sum(one["scheme"] == FIRST_SCHEME for one in claimed):
        host.say("cli-replay-dice-first-scheme", count=old)
    host.say("cli-replay-dice-limits")


def _difference(host: Host, line: int, error: MuneraError) -> dict[str, Any]:
    entry = error.entry if isinstance(error, Diverged) else None
    return {"line": line, "ok": False, "entry": entry, "error": host.words.error(error)}


def _facts(book: Rulebook[Any], text: str, viewer: int | None) -> dict[str, Any]:
    """A record as JSON for programs: what the viewer was told, and how the game ended."""
    match = play_again(book, text)
    data = json.loads(text)
    begun = {key: data[key] for key in ("seats", "seed", "options", "position") if key in data}
    return {
        "game": book.id,
        "rules": book.version,
        **begun,
        "entries": len(data["entries"]),
        "viewer": None if viewer is None else viewer + 1,
        "events": [from_option(event) for event in match.events(viewer)],
        "result": data.get("result"),
    }
