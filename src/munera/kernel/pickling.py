"""Matches can be pickled: a match is pickled as it is saved, and `copy.deepcopy` forks it.

So a rollout can be neither, and an imagined match is never pickled: it was made from the real one.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from munera.kernel.match import Match
from munera.kernel.rulebook import Rulebook
from munera.kernel.storage import resume, save


def _pickled(match: Match[Any]) -> tuple[Callable[..., Match[Any]], tuple[Rulebook[Any], str, bool]]:
    return _unpickled, (match.book, save(match), match.log is not None)


def _unpickled(book: Rulebook[Any], text: str, logged: bool) -> Match[Any]:
    match = resume(book, text)
    if not logged:
        match.log = match.state.log = None
    return match


def enable() -> None:
    """Teach `pickle` how: `Match` itself knows nothing of saves."""
    copyreg.pickle(Match, _pickled)
