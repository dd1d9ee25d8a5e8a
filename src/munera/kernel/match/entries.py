"""What the trail of a match is made of, and what stands in the place of a missing answer."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from munera.kernel.asks import Seat
from munera.kernel.plain import Option


class NoAnswer:
    """What stands in the place of an answer that is missing or unknown."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


UNSET: Final = NoAnswer("UNSET")  # not sealed
UNKNOWN: Final = NoAnswer("UNKNOWN")  # sealed by a seat whose answer this copy must not know
GivenAnswer: TypeAlias = Option | NoAnswer

ANSWER: Final = "="
FLOOR: Final = "*"
ACT: Final = "!"
REDEAL: Final = "~"
CONCEDE: Final = "x"
CHANCE: Final = "%"  # what a host has decided for the inputs that follow; None: ordinary chance again


Entry: TypeAlias = tuple[str, Seat | None, str, Any]
"""One input in the trail: (op, seat, kind, value). A sealed round is one entry without a seat."""

UndoMark: TypeAlias = tuple[int, int, int]
"""Where the log (from the checkpoint) and the random stream stood before an entry: what undo compares with."""

FinishedSegment: TypeAlias = tuple[list[Entry], list[UndoMark], int]
"""A finished segment: its trail, the marks before each entry, and where in the log it began."""
