"""A process that plays a record again: `python -m munera.server.records.verifier`. A record in, a verdict out.

A record comes from anywhere: it may be long, or written to make the rules go round in circles. So it is tried
where it can be ended, and costs the tables nothing.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from munera import fair
from munera.games import books
from munera.kernel import MuneraError, WrongVersion, record, replay
from munera.kernel.plain import Json
from munera.tables.refusals import Refused

MOST_MEMORY = 2 << 30  # bytes; a long game of the largest rulebook needs a twentieth of it


def verdict(text: str) -> dict[str, Any]:
    """The record, canonically, with what a table needs to know. Refused if it is no finished game of ours."""
    data = _read(text)
    book = books()[data["game"]]
    try:
        match = replay(book, text)
        again: dict[str, Any] = json.loads(record(match))
    except WrongVersion as error:
        raise Refused("other_rules", str(error)[:200]) from error
    except (MuneraError, RecursionError) as error:
        raise Refused("bad_record", str(error)[:200]) from error
    result: Json = again["result"]
    if data.get("agreed"):
        again["agreed"] = data["agreed"]
        result = {"scores": None, "winners": [], "agreed": data["agreed"]}
    if result is None:
        raise Refused("not_over")
    if "fair" in data:
        again["fair"] = _fair(data)
    return {
        "game": book.id,
        "record": written(again),
        "seats": len(match.seats),
        "options": again.get("options", {}),
        "result": result,
    }


def written(record: dict[str, Any]) -> str:
    """A record as text, canonically."""
    text = json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refused("bad_record", "it holds what is no text") from None
    return text


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("bad_record", "not JSON") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str) or data["game"] not in books():
        raise Refused("bad_record", "not a record of a game that is played here")
    return data


def _fair(data: dict[str, Any]) -> dict[str, Any]:
    """The opened secret, and nothing else that somebody may have written there."""
    claim = data["fair"]
    if fault := fair.fault(claim, data):
        raise Refused("bad_record", f"its dice do not fit: {fault}")
    return fair.opened(claim["key"], claim["salt"], claim["entropy"])


def main() -> None:
    """One record, then the end."""
    _limit()
    try:
        reply = verdict(sys.stdin.buffer.read().decode())
    except Refused as refused:
        reply = {"code": refused.code, "detail": refused.detail}
    sys.stdout.write(json.dumps(reply))


def _limit() -> None:
    """What this process may use. Where there are no such limits, its time is limited from outside all the same."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # only there

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main()
