"""How the facts of The Serpents and the Wolf are put into words: as in Spartacus, with teams and many losers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from munera.words.phrasing import Args
from munera.words.spartacus.cast import SIDES, HouseCast
from munera.words.spartacus.occasions import whose
from munera.words.spartacus.phrasing import PHRASING as SPARTACUS
from munera.words.spartacus.phrasing import marks

if TYPE_CHECKING:
    from munera.words.speech import Words


# ---------------------------------------------------------------------- the Primus


def _team(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:  # noqa: ARG001
    return {name: SIDES[fact]}


def _pair(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """The two teams by the names of their fighters; the fact lists the sides of Team I."""
    one, two = (
        words.list([called for side, called in enumerate(cast.fighters) if (side in fact) is inside])
        for inside in (True, False)
    )
    return {name: words.text("common-teams", one=one, two=two)}


def _netters(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """The fighters whose Nets are thrown."""
    called = words.list([cast.fighter(side) for side in fact])
    return {name: words.text("common-nets", names=called) if fact else words.text("common-no-nets")}


def _judged(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """The losers who are judged by the thumb, with their owners."""
    said = [whose(words, cast.thing(id), owner, cast) for id in fact if (owner := cast.owners.get(id)) is not None]
    return {name: words.list(said), f"{name}_count": len(fact)}


# ---------------------------------------------------------------------- schemes


def _times(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:  # noqa: ARG001
    return {name: words.text("common-times", count=fact)}


PHRASING: Final = replace(
    SPARTACUS,
    say={
        **SPARTACUS.say,
        "team": _team,
        "pair": _pair,
        "netters": _netters,
        "judged": _judged,
        "often": _times,
        "mark": marks("serpents"),
    },
)
