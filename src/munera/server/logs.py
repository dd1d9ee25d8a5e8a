"""Logs: one JSON object a line, without secrets. No token, no name, no talk and no card is ever logged.

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
ADDRESSES = "uvicorn.access"  # would have personal links in it


class Lines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = told(record.exc_info[1])
        return json.dumps(line)


def told(error: BaseException) -> list[str]:
    """An error and what caused it, each as its type and the places that it came through, the innermost last."""
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


def no_paths(record: logging.LogRecord) -> bool:
    """Every socket that is opened is said with its path and query: that is left out."""
    return record.levelno >= logging.WARNING or "WebSocket" not in str(record.msg)


def set_up(level: str) -> None:
    """Everything that is said goes to the standard error stream, whoever started us."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(no_paths)
    wanted = logging.getLevelNamesMapping()[level.upper()]
    least = {OURS: wanted} | dict.fromkeys(HOST, logging.INFO) | dict.fromkeys(LIBRARIES, logging.WARNING)
    for name, low in least.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(max(low, wanted))
    addresses = logging.getLogger(ADDRESSES)
    addresses.handlers, addresses.propagate, addresses.disabled = [], False, True
