"""Advice for the questions of a fight: for every option, from what a seat sees, with what is preferred."""

from __future__ import annotations

from collections import Counter

import pytest

from munera.games.spartacus.rulebook import BOOK
from munera.kernel import Space, Stream
from munera.odds.spartacus.arena.advice import ANSWERS, is_duel, loadout
from munera.odds.spartacus.arena.facts import Duel
from munera.odds.spartacus.arena.native import NativeSolver
from munera.odds.spartacus.arena.solved import Solved
from munera.odds.spartacus.arena.values import PREFERENCE
from tests.counts import times
from tests.odds.arena import fights
from tests.odds.arena.fights import Pairing, advised, fight, needs_the_compiled_solver

ALL_QUESTIONS = (
    Pairing(fights.loadout("sl-cook", special="net"), fights.loadout("sl-cook", armour="shield")),
    Pairing(fights.loadout("gl-celt-warrior", weapon="axe"), fights.loadout("gl-kerza", armour="helmet")),
    Pairing(fights.loadout("gl-pericles", weapon="sword"), fights.loadout("gl-barca")),
)
"""Pairings that are asked all the questions of a fight."""


@needs_the_compiled_solver
def test_every_question_has_advice_for_every_option() -> None:
    kinds: Counter[str] = Counter()
    for pairing in ALL_QUESTIONS:
        duel = Duel(BOOK, pairing.one, pairing.two, "total")
        it, stream = Solved(duel, NativeSolver(duel)), Stream.seeded("advice")
        for number in range(times(12, 200)):
            match = fight(pairing, f"advice/{number}")
            while match.pending:
                ask = match.waiting()[0]
                kinds[ask.kind] += 1
                found = advised(match, it)
                assert not isinstance(ask.options, Space)
                assert [row.option for row in found.options] == list(ask.options)
                assert found.side == ask.seat
                assert found.preference == PREFERENCE
                assert sum(row.chance for row in found.options) == pytest.approx(1.0)
                for row in found.options:
                    assert all(-1e-6 <= part <= 1 + 1e-6 for part in row.odds)
                    assert row.odds.injury_two + row.odds.decapitation_two <= row.odds.win + 1e-4
                if kinds[ask.kind] < 5:
                    assert advised(match, it, seen=True) == found, "a seat sees all that counts"
                # Any answer, so that all kinds of positions come up.
                option = stream.choice(list(ask.options)) if stream.below(3) else found.best.option
                match.answer(ask.seat, option)
    assert set(kinds) == set(ANSWERS)


KEEPING = (
    (Pairing(fights.loadout("sl-cook"), fights.loadout("sl-cook", weapon="trident")), 1, 5),
    (
        Pairing(fights.loadout("gl-agron", armour="shield"), fights.loadout("gl-ashur", weapon="axe")),
        times(6, 60),
        60,
    ),
)


@needs_the_compiled_solver
@pytest.mark.parametrize(("pairing", "games", "least"), KEEPING)
def test_the_best_answer_keeps_what_the_position_is_worth(pairing: Pairing, games: int, least: int) -> None:
    duel = Duel(BOOK, pairing.one, pairing.two, "total")
    it, checked = Solved(duel, NativeSolver(duel)), Counter[str]()
    for game in range(games):
        match = fight(pairing, f"worth/{game}")
        assert is_duel(match.state)
        assert tuple(loadout(match.state, one) for one in match.state.fighters) == (pairing.one, pairing.two)
        while match.pending:
            ask = match.waiting()[0]
            best, before = advised(match, it).best, match.state.place
            match.answer(ask.seat, best.option)
            if match.pending and match.state.place == before:  # no die was rolled
                checked[ask.kind] += 1
                assert advised(match, it).best.worth == pytest.approx(best.worth, abs=1e-4), ask
    assert checked.total() >= least
    assert games == 1 or {"surrender", "gear", "combat_turn", "order"} <= set(checked)


def test_equipment_that_was_exhausted_beforehand_is_left_out() -> None:
    """Loosened Straps takes a Sword out of the match; a Shield that is exhausted has been used, and came along."""
    armed = fights.loadout("gl-varro", weapon="sword", armour="shield")
    s = fight(Pairing(armed, fights.loadout("gl-varro")), "straps").state
    assert loadout(s, s.fighters[0]) == armed
    for id in s.fighters[0].gear:
        s.put(s.assets[id]._replace(ready=False))
    assert loadout(s, s.fighters[0]) == fights.loadout("gl-varro", armour="shield")
