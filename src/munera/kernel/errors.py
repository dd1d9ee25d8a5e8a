"""Every way in which the kernel says no.

An input that a seat may not give raises `Illegal`: a code, never a fact, so that an error text tells a seat
nothing it did not know. Everything else is for operators and programmers and may say what it knows.
"""

from __future__ import annotations


class MuneraError(Exception):
    """The root of all errors that the kernel raises on purpose."""


class Illegal(MuneraError, ValueError):
    """A refused input. Nothing changed. `code` is one of `CODES`; hosts turn it into words."""

    CODES = (
        "not_an_option",  # the question is open, but does not offer this
        "not_asked",  # this seat is not being asked anything
        "not_a_seat",  # there is no such seat in this game
        "not_sealed",  # there is no sealed answer to take back
        "not_a_move",  # nothing that may be done at any time
        "cannot_concede",  # these rules know no concession
        "stale",  # the question that was answered is no longer the one that is open
        "over",  # the game has ended
        "too_late",  # something was learnt since, or somebody else acted
        "no_part",  # these rules give nothing of that name on request
        "rollout",  # a match that keeps no trail cannot be forked, undone, saved or recorded
        "hosted",  # a game whose chance was decided from outside has no record: its seed does not tell it
        "imagined",  # an imagined match is never saved: it was made from the real one
    )

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class RuleError(MuneraError, RuntimeError):
    """A rule raised. The match is as it was before the input; the message says where. For operators only."""


class Diverged(MuneraError, RuntimeError):
    """A save or record does not fit these rules: `entry` is the first one that differs, counted from 0."""

    def __init__(self, message: str, entry: int | None = None) -> None:
        super().__init__(message if entry is None else f"entry {entry}: {message}")
        self.entry, self.reason = entry, message


class WrongVersion(Diverged):
    """A save or record that these rules do not play, made under another version of them, `made`, which does."""

    def __init__(self, message: str, entry: int | None = None, made: str = "") -> None:
        super().__init__(message, entry)
        self.made = made


class Damaged(MuneraError, ValueError):
    """A save or record that cannot be read at all: not ours, cut off, or changed by hand."""


class BadPosition(MuneraError, ValueError):
    """A written position that contradicts itself or the rules."""


class BadVariant(MuneraError, ValueError):
    """A table option that does not exist, or a value it does not take."""
