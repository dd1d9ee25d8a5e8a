"""The rules ask and tell: questions, events, and what is conserved."""

from __future__ import annotations

import json

from munera.kernel.asks import Space, legal, pick, shown
from munera.kernel.laws.games import Case, Sample, moments, need, viewers
from munera.kernel.laws.same import contents, same, snapshot


def questions(case: Case, seed: int, thorough: bool) -> None:
    """Questions are non-empty, distinct, pure, JSON-able, one per seat, of declared kinds; samples are legal.

    Nobody changes anything by looking.
    """
    words = case.book.vocabulary
    sample = Sample(seed, thorough)
    for match, stream in moments(case, seed, 300):
        if match.over or not sample.now():
            continue
        match.state.dump()  # plain data, or it raises
        before = snapshot(contents(match))
        for viewer in viewers(match):
            match.message(viewer)
        asked = [a.seat for a in match.pending]
        need(len(set(asked)) == len(asked), "one_ask_per_seat", asked)
        for a in match.pending:
            need(a.kind in words.asks, "declared", f"ask {a.kind!r} is not in the vocabulary")
            options = a.options
            if not isinstance(options, Space):
                need(len(options) > 0, "ask_nonempty", a.kind)
                need(len(set(options)) == len(options), "ask_distinct", a.kind)
            need(bool(options), "ask_nonempty", a.kind)
            first = json.dumps([shown(options), a.about])
            a.refresh()
            need(json.dumps([shown(a.options), a.about]) == first, "options_pure", a.kind)
            legal(a.options, a.default())
            legal(a.options, pick(a.options, stream))
            for option, reason in a.refused().items():
                need(reason in words.reasons, "declared", f"reason {reason!r} is not in the vocabulary")
                need(option not in a.options, "refused_is_offered", a.kind, option)
        for seat in match.seats:
            if free := case.book.anytime(match.state, seat):
                legal(free, pick(free, stream))
        need(same(contents(match), before), "options_pure")


def declared_events(case: Case, seed: int, thorough: bool) -> None:  # noqa: ARG001
    """Events are of declared kinds, with the declared number of facts, and JSON-able."""
    kinds = case.book.vocabulary.events
    last = case.start(seed)
    for match, _ in moments(case, seed):
        last = match
    for kind, facts, _, _ in last.log or ():
        need(kind in kinds, "declared", f"event {kind!r} is not in the vocabulary")
        names = kinds[kind]
        many = bool(names) and names[-1].endswith("*")
        fits = len(facts) >= len(names) - 1 if many else len(facts) == len(names)
        need(fits, "declared", f"event {kind!r} has facts {facts}, declared are {names}")
        json.dumps(facts)


def conservation(case: Case, seed: int, thorough: bool) -> None:
    """Cards, coins and tokens: nothing vanishes, nothing appears, nothing is negative."""
    total = None
    sample = Sample(seed, thorough, 2)
    for match, _ in moments(case, seed, 300):
        if not sample.now() and not match.over:
            continue
        now = case.book.totals(match.state)
        need(total in (None, now), "conservation", total, now)
        total = now
