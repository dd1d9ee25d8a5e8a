"""Logs: one JSON object a line, without secrets. No token, no name, no talk and no card is ever logged.

A person at a terminal reads no JSON: there only warnings are written, each as a plain line.

An error is logged as its type and the places in the code that it came through. What it says of itself is left out:
it may quote what somebody sent, or a hand. Whoever needs more has the journal, and plays the game again.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

OURS = "munera"
HOST = ("uvicorn", "uvicorn.error", "uvicorn.asgi")
LIBRARIES = ("asyncio", "websockets", "sqlalchemy", "alembic")  # below a warning they quote what people sent
ACCESS_LOG = "uvicorn.access"  # would have personal links in it

NONSENSE = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # what uvicorn says of it


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = error_lines(record.exc_info[1])
        return json.dumps(line)


class PlainFormatter(logging.Formatter):
    """Formats a log record as a line for a person, and an error as the lines that tell where it was."""

    def format(self, record: logging.LogRecord) -> str:
        lines = [f"{record.levelname.lower()}: {record.getMessage()}"]
        if record.exc_info and record.exc_info[1] is not None:
            lines += [f"  {line}" for line in error_lines(record.exc_info[1])]
        return "\n".join(lines)


def error_lines(error: BaseException) -> list[str]:
    """A line for an error and for each of its causes: its type, and the places it passed, the innermost last."""
    lines = []
    one: BaseException | None = error
    while one is not None:
        frames = traceback.extract_tb(one.__traceback__)
        places = " > ".join(f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
        lines.append(f"{type(one).__name__}: {places}")
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return lines


def _short(path: str) -> str:
    return "/".join(path.replace("\\", "/").split("/")[-2:])


def has_no_path(record: logging.LogRecord) -> bool:
    """Is this record free of paths? Uvicorn logs the path and query of every socket; those are left out."""
    return record.levelno >= logging.WARNING or "WebSocket" not in str(record.msg)


def is_no_nonsense(record: logging.LogRecord) -> bool:
    """Is it something else than that a client sent nonsense? Any stranger could fill the disk with that."""
    return str(record.msg) not in NONSENSE


def set_up(level: str, *, as_json: bool = False) -> None:
    """Send all logs to the standard error stream, whoever started this process.

    as_json: even if that is a terminal.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(has_no_path)
    handler.addFilter(is_no_nonsense)
    wanted = logging.getLevelNamesMapping()[level.upper()]
    if as_json or not sys.stderr.isatty():
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(PlainFormatter())
        wanted = max(wanted, logging.WARNING)
    least = {OURS: wanted} | dict.fromkeys(HOST, logging.INFO) | dict.fromkeys(LIBRARIES, logging.WARNING)
    for name, low in least.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(max(low, wanted))
    addresses = logging.getLogger(ACCESS_LOG)
    addresses.handlers, addresses.propagate, addresses.disabled = [], False, True
