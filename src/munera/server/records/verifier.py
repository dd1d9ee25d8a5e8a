"""A process that plays a record again: `python -m munera.server.records.verifier`. A record in, a verdict out.

Anybody may send a record: it may be long, or written to make the rules run for ever. So it is read and played in a
process that can be ended, and costs the tables nothing.
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


def verify(text: str) -> dict[str, Any]:
    """Play a record again, and return it in canonical form with what a table needs to know about it.

    Refused if it is no finished game of ours.
    """
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
        "rules": again["rules"],
        "agreed": again.get("agreed"),
        "record": canonical_text(again),
        "seats": len(match.seats),
        "options": again.get("options", {}),
        "result": result,
    }


def canonical_text(record: dict[str, Any]) -> str:
    """The text of a record in canonical form."""
    text = json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refused("bad_record", "it holds what is no text") from None
    return text


def sent_record(body: bytes) -> str:
    """The record in the body of a request, which is `{"record": ...}`. Refused if it is something else."""
    try:
        sent = json.loads(body.decode())
        if not isinstance(sent, dict) or list(sent) != ["record"]:
            raise Refused("bad_record", "an object with the record in it is expected, and nothing else")
        return json.dumps(sent["record"])
    except (ValueError, RecursionError):
        raise Refused("bad_record", "not JSON, or nested too deep") from None


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("bad_record", "not JSON") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str) or data["game"] not in books():
        raise Refused("bad_record", "not a record of a game that is played here")
    return data


def _fair(data: dict[str, Any]) -> dict[str, Any]:
    """The opened secret of the dice, checked: nothing else may be written there."""
    claim = data["fair"]
    if fault := fair.fault(claim, data):
        raise Refused("bad_record", f"its dice do not fit: {fault}")
    return dict(claim)


def main() -> None:
    """Read one record, write the verdict, and end."""
    _limit()
    try:
        reply = verify(sent_record(sys.stdin.buffer.read()))
    except Refused as refused:
        reply = {"code": refused.code, "detail": refused.detail}
    sys.stdout.write(json.dumps(reply))


def _limit() -> None:
    """Limit the memory of this process. On Windows, which has no such limits, only its time is limited."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # only there

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main()
