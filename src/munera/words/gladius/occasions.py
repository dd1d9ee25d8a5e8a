"""What a question is told of the ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from munera.words.phrasing import NONE, Args, Game, Named
from munera.words.ring import RingCast

if TYPE_CHECKING:
    from munera.words.speech import Words


def ring_args(words: Words, game: Game, kind: str, named: Named, cast: RingCast) -> Args:  # noqa: ARG001
    """The gladiator that the reader plays, in games where players have other names than their fighters."""
    return {"own": NONE if cast.side is None or not cast.fighters else cast.fighter(cast.side)}
