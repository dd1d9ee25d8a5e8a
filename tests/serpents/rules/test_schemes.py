"""Rulings on the new schemes and reactions that need more than one card to tell."""

from __future__ import annotations

import pytest

from munera.testing.serpents import Table, calm, card, fighter, house, table
from munera.testing.spartacus.titles import GUARD, RUMORS

PORRIDGE, TONGUE, WOLF = "sc-piss-in-the-porridge", "sc-serpents-tongue", "sc-wolf-at-the-door"
LAURELS, STRAPS, TITHE = "sc-laurels", "re-loosened-straps", "re-tithe-to-the-mighty"
RIGGING = "re-rigging-the-match"


# ---------------------------------------------------------------------- barred gladiators


def invited(*assets: str, barred: list[int]) -> Table:
    """The Host has invited seat 1, whose assets are these."""
    m = table(
        house("gl-crixus", "sl-cook", coins=5),
        house(*assets, coins=5),
        house("gl-agron", "sl-debtor", coins=5),
        moment="invitations",
        barred=barred,
    )
    m.nobody()
    m.answer(1)
    return m


@pytest.mark.rule("SW-13")
def test_a_barred_gladiator_is_not_committed() -> None:
    m = invited("gl-duro", "gl-kerza", "sl-mira", barred=[3])
    m.answer("accept")
    assert [m.state.assets[id].card for id in m.offered()] == ["gl-kerza", "sl-mira"]


@pytest.mark.rule("SW-13")
def test_to_have_the_only_fighter_barred_does_not_excuse() -> None:
    m = invited("gl-duro", barred=[3])
    assert m.events_of("cannot_accept") == [(1,)]
    assert m.influence()[1] == 3


@pytest.mark.rule("SW-13")
def test_a_barred_gladiator_is_not_swapped_in() -> None:
    duel = [fighter(0, "gl-crixus"), fighter(1, "gl-duro")]
    houses = [house("gl-crixus", influence=9, hand=[RIGGING]), house("gl-duro", "gl-kerza"), house()]
    m = table(*houses, moment="wagers", fighters=duel, barred=[3])
    m.answer_by_default("wagers")
    assert m.events_of("bout") == [("match",)]  # there is nobody to swap, and nobody is asked
    m = table(*houses, moment="wagers", fighters=duel)
    m.answer_by_default("wagers")
    assert ("play", RIGGING, 1) in m.offered(0)


@pytest.mark.rule("SW-13")
def test_a_barred_gladiator_is_ready_and_counts_and_the_mark_follows_them() -> None:
    m = calm(house(hand=[PORRIDGE]), house("gl-duro"), house(), moment="intrigue")
    m.plays(PORRIDGE, 1)
    m.pick("gl-duro")
    assert m.ready(1) == ["gl-duro", "gl-thracian-warrior", "sl-debtor"]
    m.state.hand_over((m.asset("gl-duro"), 2))
    assert m.asset("gl-duro").barred
    assert m.view(0)["barred"] == [m.asset("gl-duro").id]  # type: ignore[typeddict-item]  # of the expansion


def tied(phase: str) -> Table:
    """Two have twelve influence at the end of a phase, and the only combatant of seat 0 is barred."""
    return table(
        house("gl-crixus", influence=12, coins=5),
        house("gl-duro", "sl-mira", influence=12, coins=5),
        house("gl-agron", "sl-cook", coins=5),
        moment="phase_end",
        phase=phase,
        barred=[1],
    )


@pytest.mark.rule("SW-63")
@pytest.mark.parametrize("phase", ["intrigue", "market"])
def test_in_a_tournament_before_the_arena_the_barred_may_fight(phase: str) -> None:
    m = tied(phase)
    m.nobody()
    assert m.events_of("no_combatant") == []
    assert m.state.phase == "tournament"
    m.answer_by_default("combatant")
    assert "gl-crixus" in {f.card for f in m.state.fighters}


@pytest.mark.rule("SW-63", "SW-13")
def test_in_a_tournament_after_the_arena_the_barred_may_not_fight() -> None:
    m = tied("arena")
    m.nobody()
    assert m.events_of("no_combatant") == [(0,)]
    assert m.winner == 1


@pytest.mark.rule("SW-63")
def test_the_mark_is_taken_off_when_the_next_round_begins() -> None:
    m = table(
        *(house(*assets, coins=5) for assets in (["gl-crixus", "sl-cook"], ["gl-duro", "sl-mira"], ["gl-agron"])),
        moment="phase_end",
        phase="arena",
        barred=[1],
    )
    m.nobody()
    assert m.state.phase == "upkeep"
    assert not m.asset("gl-crixus").barred


# ---------------------------------------------------------------------- schemes


@pytest.mark.rule("SW-65")
def test_between_the_look_and_the_discard_no_guard_is_laid() -> None:
    m = calm(house(influence=5, hand=[TONGUE]), house(hand=[GUARD]), house())
    m.scheme(TONGUE, 1)
    m.confirm()
    m.nobody()
    assert m.kind == "tongue"
    assert not m.may_act(1, "lay")
    m.answer(GUARD)
    assert m.hand(1) == []


@pytest.mark.rule("SW-65")
def test_if_the_hand_is_empty_when_it_resolves_the_scheme_fails() -> None:
    m = calm(house(influence=5, hand=[TONGUE]), house(hand=[GUARD]), house())
    m.scheme(TONGUE, 1)
    m.confirm()
    m.act(1, "lay")
    m.nobody()
    assert m.events_of("scheme_fails") == [(0, TONGUE)]


@pytest.mark.rule("SW-33")
def test_a_meddled_card_is_seen_and_may_be_discarded() -> None:
    hand = [RUMORS, GUARD]
    m = calm(
        house(influence=5, hand=[TONGUE]), house(hand=hand), house(), raised=[{"seat": 1, "card": RUMORS, "by": 2}]
    )
    m.plays(TONGUE, 1)
    assert m.events_of("hand_seen") == [(1, GUARD, RUMORS)]
    m.answer(RUMORS)
    assert m.state.raised == ()
    assert m.view(0)["houses"][1]["known"] == [GUARD]
    assert m.view(2)["houses"][1]["known"] == m.view(None)["houses"][1]["known"] == []


@pytest.mark.rule("SW-43")
def test_a_tie_for_first_place_that_arises_in_between_makes_the_wolf_fail() -> None:
    m = calm(house(influence=3, hand=[WOLF]), house(influence=6), house(influence=5, hand=[RUMORS]))
    m.scheme(WOLF, 1)
    m.confirm()
    m.state.change_influence(2, 1, "host")
    m.nobody()
    assert m.events_of("scheme_fails") == [(0, WOLF)]
    assert m.influence() == [3, 6, 6]


@pytest.mark.rule("SW-43")
def test_laurels_for_a_champion_who_tires_in_between_fail() -> None:
    m = calm(
        house(influence=3, hand=[LAURELS]),
        house(card("gl-duro", champion=True)),
        house(influence=6, hand=[RUMORS]),
    )
    m.scheme(LAURELS, 1)
    m.confirm()
    m.state.put(m.asset("gl-duro")._replace(ready=False))
    m.nobody()
    assert m.events_of("scheme_fails") == [(0, LAURELS)]


# ---------------------------------------------------------------------- promises


@pytest.mark.rule("SW-PROMISE-1")
def test_a_tithe_breaks_a_promise_not_to_target() -> None:
    m = calm(house(influence=6, hand=[TITHE]), house(), house(influence=6), moment="ledger")
    m.act(1, "accept", m.offer(0, 1, promises=(("no_target", "phase"),)))
    m.answer_by_default("ledger")
    m.answer(("play", TITHE, 1))
    assert m.events_of("promise_broken") == [(0, 1, "no_target", "phase")]


@pytest.mark.rule("SW-PROMISE-1", "SW-03")
def test_a_whisper_against_a_scheme_breaks_no_promise_not_to_target_the_schemer() -> None:
    whisper = "re-whisper-from-below"
    m = calm(house(influence=6, hand=["sc-robbery"]), house(influence=2, hand=[whisper]), house())
    m.act(0, "accept", m.offer(1, 0, promises=(("no_target", "phase"),)))
    m.scheme("sc-robbery", 2)
    m.confirm()
    m.seal(s1=("play", whisper))
    m.nobody()
    assert m.events_of("foiled") == [(0, "sc-robbery")]
    assert m.events_of("promise_broken") == []


@pytest.mark.rule("SW-PROMISE-1")
def test_loosened_straps_break_it_too() -> None:
    m = calm(house(hand=[STRAPS]), house("eq-sword"), house(), moment="invitations")
    m.act(1, "accept", m.offer(0, 1, promises=(("no_target", "round"),)))
    m.nobody()
    m.answer(1)
    m.answer("accept")
    m.answer(m.asset("gl-thracian-warrior").id)
    m.answer((m.asset("eq-sword").id,))
    m.answer(("play", STRAPS, 1))
    assert m.events_of("promise_broken") == [(0, 1, "no_target", "round")]
