"""The laws that every rulebook keeps, as checks that play random games and raise `Broken`.

For whoever writes a game: `check(Case(book, seats))` runs them all. Each law plays whole random games, anytime
moves and changed minds included. `thorough` looks at every decision; otherwise at a random third of them.
The largest law, that nobody learns what they may not know, is in `munera.kernel.leaks`.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from munera.kernel.laws.answers import bounds, spelling
from munera.kernel.laws.asking import conservation, declared_events, questions
from munera.kernel.laws.changes import acts, undo
from munera.kernel.laws.copies import forks, imagined, records, same_future, saves
from munera.kernel.laws.games import Broken, Case, Law, cases, combined, moments, need, short
from munera.kernel.laws.histories import histories, imagined_log, pickles
from munera.kernel.laws.hosting import hosted
from munera.kernel.laws.inputs import accidents, no_trace, refused, stale_clicks
from munera.kernel.laws.observing import featured, observed
from munera.kernel.laws.publishing import publishing, wishes
from munera.kernel.laws.same import looks, same_for_all
from munera.kernel.storage import record

BASIC: tuple[Law, ...] = (
    questions,
    declared_events,
    spelling,
    bounds,
    conservation,
    no_trace,
    stale_clicks,
    forks,
    same_future,
    saves,
    records,
    publishing,
    wishes,
    imagined,
    histories,
    pickles,
    imagined_log,
    observed,
    featured,
    hosted,
    accidents,
    undo,
    acts,
)


def check(case: Case, seeds: Iterable[int] = range(3), *, thorough: bool = False) -> dict[str, int]:
    """Check all laws, the leak law included. Returns at which kinds of news the worlds of the leak law parted."""
    from munera.kernel.leaks import leaks  # noqa: PLC0415  # it builds on this package

    parted: dict[str, int] = {}
    for seed in seeds:
        for law in BASIC:
            law(case, seed, thorough)
        for kind, count in leaks(case, seed, thorough).items():
            parted[kind] = parted.get(kind, 0) + count
    return parted


def fingerprint(case: Case, seeds: Iterable[int]) -> str:
    """A digest of whole games: equal in every process, whatever the hash seed."""
    digest = sha256()
    for seed in seeds:
        for match, _ in moments(case, seed, 250):
            if not match.over:
                for look in looks(match):
                    digest.update(look.encode())
            else:
                digest.update(record(match).encode())
    return digest.hexdigest()


__all__ = [
    "BASIC",
    "Broken",
    "Case",
    "Law",
    "cases",
    "check",
    "combined",
    "fingerprint",
    "moments",
    "need",
    "observed",
    "refused",
    "same_for_all",
    "short",
]
