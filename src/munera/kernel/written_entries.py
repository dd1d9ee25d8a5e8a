"""The inputs of a game as JSON: what saves and records are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.kernel.errors import Damaged
from munera.kernel.match import ACT, ANSWER, CHANCE, CONCEDE, FLOOR, Entry
from munera.kernel.plain import Json, from_option, to_option


def write_entries(entries: list[Entry], echoes: list[str] | None = None) -> list[Json]:
    """Entries as JSON, each with what its echo was."""
    out: list[Json] = []
    for i, (op, seat, kind, value) in enumerate(entries):
        if op == ANSWER and seat is None:
            item: dict[str, Json] = {"ask": kind, "answers": [from_option(v) for v in value]}
        elif op in (ANSWER, FLOOR):
            item = {"seat": seat, "ask": kind, "answer": from_option(value)}
        elif op == ACT:
            item = {"seat": seat, "act": from_option(value)}
        elif op == CHANCE:
            item = {"chance": from_option(value)}
        else:
            item = {"seat": seat, "concede": True}
        if echoes and i < len(echoes) and echoes[i]:
            item["echo"] = echoes[i]
        out.append(item)
    return out


RECORDED: dict[frozenset[str], str] = {
    frozenset({"ask", "answers"}): "sealed",
    frozenset({"seat", "ask", "answer"}): ANSWER,
    frozenset({"seat", "act"}): ACT,
    frozenset({"seat", "concede"}): CONCEDE,
}
SAVED = RECORDED | {frozenset({"chance"}): CHANCE}  # no record has it: there the seed tells chance


def read_entries(items: list[Any], shapes: Mapping[frozenset[str], str] = RECORDED) -> list[tuple[Entry, str]]:
    """Entries from JSON, with their echoes; only those of these shapes."""
    out: list[tuple[Entry, str]] = []
    for number, item in enumerate(items):
        shape = shapes.get(frozenset(item) - {"echo"}) if isinstance(item, dict) else None
        seat = item.get("seat", 0) if shape else None
        kind = item.get("ask", "") if shape else None
        answers = item.get("answers", []) if shape else None
        if shape is None or type(seat) is not int or type(kind) is not str or type(answers) is not list:
            raise Damaged(f"entry {number} cannot be read: {str(item)[:80]}")
        if shape == "sealed":
            entry: Entry = (ANSWER, None, kind, tuple(to_option(v) for v in answers))
        elif shape == ANSWER:
            entry = (ANSWER, seat, kind, to_option(item["answer"]))
        elif shape == ACT:
            entry = (ACT, seat, "", to_option(item["act"]))
        elif shape == CHANCE:
            entry = (CHANCE, None, "", to_option(item["chance"]))
        else:
            entry = (CONCEDE, seat, "", None)
        out.append((entry, str(item.get("echo", ""))))
    return out
