"""A table as rows of the database, read, checked and written."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any

from munera.games import books
from munera.kernel import Seat
from munera.tables.meta import BOT, OPEN, OVER, PERSON, PLAYING, Chair, TableMeta


def as_json(value: Any) -> str | None:
    """A value as a column keeps it: JSON without spaces, NULL for None."""
    return None if value is None else json.dumps(value, separators=(",", ":"))


def checked(meta: TableMeta) -> TableMeta:
    """The same table, unless its row was damaged: then ValueError, TypeError or LookupError."""
    terms = meta.terms
    kinds = {chair.kind for chair in meta.chairs}
    if meta.status not in (OPEN, PLAYING, OVER) or not kinds or not kinds <= {OPEN, PERSON, BOT}:
        raise ValueError(meta.status)
    if meta.game not in books() or not isinstance(terms["options"], dict):
        raise ValueError(meta.game)
    for seconds in (terms["pace"]["seconds"], terms["window"], terms["grace"]):
        if not 0 <= float(seconds) < math.inf:
            raise ValueError(seconds)
    for name in ("aids", "undo", "publish_talk"):
        terms[name]
    texts = [meta.rules, meta.owner, meta.key, meta.salt, meta.successor or "", meta.record or ""]
    texts += [text for chair in meta.chairs for text in (chair.name, chair.bot, chair.entropy)]
    if not all(isinstance(text, str) for text in texts):
        raise TypeError("bytes")  # SQLite keeps them in a column of texts
    for stored in (meta.origin, meta.result):
        if not isinstance(stored, dict | None):
            raise TypeError(type(stored))
    return meta


def meta_of(row: Any, seats: Sequence[Any]) -> TableMeta:
    """A table, from its row and those of its seats. A seat that several browsers hold has several rows."""
    chairs = {seat.seat: Chair(seat.kind, seat.name, seat.bot, seat.entropy) for seat in seats}
    same_person = sharing([(seat.seat, seat.holder) for seat in seats])
    same_network = sharing([(seat.seat, seat.network) for seat in seats])
    return TableMeta(
        row.id,
        row.game,
        row.rules,
        row.owner,
        row.status,
        row.public,
        json.loads(row.terms),
        row.made,
        row.changed,
        row.key,
        row.salt,
        None if row.origin is None else json.loads(row.origin),
        None if row.result is None else json.loads(row.result),
        row.successor,
        tuple(chairs.values()),
        row.record,
        {seat: tuple(sorted(others)) for seat, others in same_person.items()},
        {
            seat: tuple(sorted(others - same_person.get(seat, set())))
            for seat, others in same_network.items()
            if others - same_person.get(seat, set())
        },
    )


def sharing(marks: Sequence[tuple[Seat, str | None]]) -> dict[Seat, set[Seat]]:
    """Which other seats have the same mark as each seat - a browser, a network; seats with none are left out."""
    seats: dict[str, set[Seat]] = {}
    for seat, mark in marks:
        if mark:
            seats.setdefault(mark, set()).add(seat)
    found: dict[Seat, set[Seat]] = {}
    for together in seats.values():
        for seat in together:
            if len(together) > 1:
                found.setdefault(seat, set()).update(together - {seat})
    return found
