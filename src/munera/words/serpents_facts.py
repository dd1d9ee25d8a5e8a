"""How The Serpents and the Wolf speaks of its facts: as Spartacus does, and of teams, demands and many losers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from munera.words.cast import Cast
from munera.words.manner import Args
from munera.words.occasions import whose
from munera.words.spartacus_facts import SCHEME, SIDES, SPARTACUS, marks

if TYPE_CHECKING:
    from munera.words.speech import Words


# ---------------------------------------------------------------------- the Primus


def _team(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    return {name: SIDES[fact]}


def _pair(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """Who is Team I; the others are Team II."""
    one, two = (
        words.list([called for side, called in enumerate(cast.fighters) if (side in fact) is inside])
        for inside in (True, False)
    )
    return {name: words.text("common-teams", one=one, two=two)}


def _netters(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """Whose Nets are thrown."""
    called = words.list([cast.fighter(side) for side in fact])
    return {name: words.text("common-nets", names=called) if fact else words.text("common-no-nets")}


def _judged(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """Those under the thumb, and whose they are."""
    said = [whose(words, cast.thing(id), owner, cast) for id in fact if (owner := cast.owners.get(id)) is not None]
    return {name: words.list(said), f"{name}_count": len(fact)}


# ---------------------------------------------------------------------- schemes


def _times(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    return {name: words.text("common-times", count=fact)}


IMPROVEMENT: Final = {**SCHEME, "bribe": ("coins",), "demand": ("other", "shown"), "play": ("card",)}

SERPENTS: Final = SPARTACUS._replace(
    answers={
        **SPARTACUS.answers,
        **{
            (kind, word): names
            for kind in ("prepared", "announced", "short")
            for word, names in IMPROVEMENT.items()
        },
        ("react", "meddle"): ("guards",),
        ("react", "demand"): ("other",),
        "oblige": ("often",),
        "teams": ("pair*",),
        "place": ("hex",),
        "nets": ("netters*",),
        "who_goes": ("fighter",),
        ("combat_turn", "daggers"): ("fighter",),
        ("combat_turn", "knives"): ("fighter",),
    },
    about={
        **SPARTACUS.about,
        "short": ("card", "targets"),
        "demand": ("seat", "other", "mark"),
        "oblige": ("card",),
        "tongue": ("other",),
        "bookmaker": ("asset",),
        "place": ("card",),
        "treachery": ("card",),
        "thumb": ("judged*",),
    },
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
