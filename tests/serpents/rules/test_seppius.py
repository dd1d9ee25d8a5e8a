"""House Seppius: what can be meddled with, what goes back to the hand, and who knows of it."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.cards.table import CARDS
from munera.kernel.state import is_told_to
from munera.testing.serpents import BOOK, SEPPIUS, Table, calm, card, house, table
from munera.testing.spartacus.titles import (
    BROTHEL,
    DENARII,
    DESTITUTE,
    GUARD,
    JUPITER,
    LOOTING,
    ROBBERY,
    RUMORS,
    VISITOR,
)

LABOR = "sc-labor-contract"  # requires 1: coins for the target's slaves
FEAST = "sc-grand-feast"
SABOTAGE = "sc-sabotage"  # requires 2: equipment of the target is discarded


def played(*guards: Any, hand: list[str] | None = None, **given: Any) -> Table:
    """Seat 0 has announced A Visitor From Rome on itself with 6 influence; seat 1 is Seppius with these guards."""
    m = calm(
        house(influence=6, hand=[VISITOR, *(hand or [])]),
        house(*(guards or (GUARD, GUARD)), house=SEPPIUS),
        house(),
        **given,
    )
    m.scheme(VISITOR, 0)
    return m


def countered(*hand: str, influence: int = 6, guards: int = 1) -> Table:
    """Seat 0 has confirmed Looting the Dead, and seat 2 with this hand may foil it; seat 1 is Seppius."""
    m = calm(
        house(hand=[LOOTING]),
        house(*[GUARD] * guards, house=SEPPIUS, influence=1),
        house(influence=influence, hand=list(hand)),
    )
    m.scheme(LOOTING, 0)
    m.reacts(1)
    m.confirm()
    return m


# ---------------------------------------------------------------------- what can be meddled with


@pytest.mark.rule("SW-SEPPIUS-2", "SW-45")
def test_seppius_may_exhaust_any_number_of_their_ready_guards_on_the_table() -> None:
    m = played(GUARD, GUARD, card(GUARD, ready=False))
    assert m.ask().about == ("scheme_announced", 0)
    assert m.offered() == ["pass", ("meddle", 1), ("meddle", 2)]
    m.answer(("meddle", 2))
    assert m.state.scheme is not None
    assert m.state.scheme.mark.discount == -2
    assert not any(guard.ready for guard in m.assets(GUARD))


@pytest.mark.rule("SW-ASK-1")
@pytest.mark.parametrize(("influence", "asked"), [(9, False), (6, True)])
def test_nobody_is_asked_about_meddling_that_would_stop_nothing(influence: int, asked: bool) -> None:
    m = calm(house(influence=influence, hand=[VISITOR]), house(GUARD, GUARD, house=SEPPIUS), house())
    m.scheme(VISITOR, 0)
    assert m.offered() == ["pass", ("meddle", 1), ("meddle", 2)]
    assert BOOK.any_answer(m.state, m.ask()) == (None if asked else ("pass",))


@pytest.mark.rule("SP-ASK-6")
@pytest.mark.parametrize(("guards", "asked"), [((), False), ((GUARD,), True)])
def test_who_might_be_meddled_with_confirms_their_own_schemes(guards: tuple[str, ...], asked: bool) -> None:
    m = calm(house(influence=9, hand=["sc-looting-the-dead"]), house(*guards, house=SEPPIUS), house())
    m.scheme("sc-looting-the-dead", 0)
    if guards:
        m.answer("pass")
    assert m.kind == "announced"
    assert BOOK.any_answer(m.state, m.ask()) == (None if asked else ("confirm",))


@pytest.mark.rule("SP-ASK-12")
@pytest.mark.parametrize(("guards", "asked"), [((), False), ((GUARD,), True)])
def test_who_might_be_meddled_with_announces_their_own_schemes(guards: tuple[str, ...], asked: bool) -> None:
    m = calm(house(influence=9, hand=["sc-looting-the-dead"]), house(*guards, house=SEPPIUS), house())
    m.answer(("prepare", "sc-looting-the-dead"))
    assert m.kind == "prepared"
    assert BOOK.any_answer(m.state, m.ask()) == (None if asked else (("announce", (0,)),))


@pytest.mark.rule("SW-45")
@pytest.mark.parametrize("guards", [[card(GUARD, ready=False)], ["gl-duro"]])
def test_without_a_ready_guard_seppius_is_not_asked(guards: list[Any]) -> None:
    assert played(*guards).asked() == [(0, "announced")]


@pytest.mark.rule("SW-45")
def test_a_guard_of_their_hand_helps_once_it_is_laid() -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(GUARD, house=SEPPIUS, hand=[GUARD]), house())
    m.scheme(VISITOR, 0)
    m.act(1, "lay")
    assert m.offered() == ["pass", ("meddle", 1), ("meddle", 2)]


@pytest.mark.rule("SW-05")
def test_seppius_does_not_meddle_with_cards_of_their_own() -> None:
    m = calm(house(GUARD, house=SEPPIUS, influence=6, hand=[VISITOR]), house(), house())
    m.scheme(VISITOR, 0)
    assert m.asked() == [(0, "announced")]


@pytest.mark.rule("SW-05")
def test_not_with_guards() -> None:
    m = calm(house(hand=[ROBBERY]), house(house=SEPPIUS), house(GUARD), dice=[1])
    m.state.create(GUARD, 1)
    m.scheme(ROBBERY, 2)
    m.answer("pass", 1)
    m.confirm()
    m.answer(("guard", "table"), 2)
    assert m.events_of("guard_rolls") == [(2, 1)]  # nobody was asked between


@pytest.mark.rule("SW-05", "SW-46")
@pytest.mark.parametrize("phase", ["upkeep", "intrigue", "market", "arena"])
def test_seppius_meddles_in_every_phase(phase: str) -> None:
    misery = table(
        house("gl-crixus", coins=5, influence=6, hand=[BROTHEL]),
        house("gl-duro", "sl-mira", coins=5),
        house("gl-agron", "sl-debtor", GUARD, coins=5, house=SEPPIUS),
        moment="phase_end",
        phase=phase,
    )
    assert misery.ask().about == "quiet"
    misery.answer(("play", BROTHEL, 0))
    assert misery.asked() == [(2, "react")]
    assert misery.ask().about == "reaction_announced"


@pytest.mark.rule("SW-07")
def test_a_requirement_of_nothing_is_raised_from_nothing() -> None:
    m = calm(house(influence=1, hand=[ROBBERY]), house(GUARD, GUARD, house=SEPPIUS), house())
    m.scheme(ROBBERY, 2)
    m.answer(("meddle", 2))
    assert m.asked() == [(0, "short")]  # 1 against 2


@pytest.mark.rule("SW-07")
def test_a_discount_beyond_the_requirement_is_lost_when_it_is_raised() -> None:
    ashur = "gl-ashur-serpent"
    m = calm(house(ashur, influence=1, hand=[LABOR]), house(GUARD, GUARD, house=SEPPIUS), house())
    m.answer(("prepare", LABOR))
    m.answer(("cunning", ashur))  # 2 off a requirement of 1
    m.answer(("announce", (0,)))
    m.answer(("meddle", 2))
    assert m.asked() == [(0, "short")]  # it requires 2 now, and not 1


@pytest.mark.rule("SW-05", "SW-45")
def test_seppius_is_asked_again_when_something_was_added() -> None:
    m = played(GUARD, GUARD)
    m.answer(("meddle", 1))
    assert m.asked() == [(0, "short")]  # not again for the same
    m.answer(("request", ((2, False),)))
    m.answer("yes")
    assert m.asked() == [(1, "react")]  # 10 against 7: the second guard would not be enough
    m.reacts(1)
    assert m.asked() == [(0, "announced")]


@pytest.mark.rule("SW-45")
def test_seppius_is_asked_again_for_a_new_target_but_not_for_a_refused_request() -> None:
    m = played()
    m.reacts(1)
    m.answer(("request", ((2, False),)))
    m.answer("no")
    assert m.asked() == [(0, "announced")]
    m.answer(("target", (2,)))
    assert m.asked() == [(1, "react")]


@pytest.mark.rule("SW-45")
@pytest.mark.parametrize(("card", "target"), [(LOOTING, 0), (VISITOR, 0), (VISITOR, 2)])
def test_seppius_is_asked_about_every_scheme_also_the_same_again(card: str, target: int) -> None:
    m = calm(house(influence=8, hand=[card, card]), house(GUARD, house=SEPPIUS), house())
    for _ in range(2):
        m.scheme(card, target)
        assert m.asked() == [(1, "react")]
        m.reacts(1)
        m.confirm()
        m.nobody()


@pytest.mark.rule("SW-45")
def test_seppius_is_asked_about_the_next_scheme_also_if_the_first_was_foiled() -> None:
    m = countered(RUMORS)
    m.state.hands[0].append(LOOTING)
    m.answer(("play", RUMORS), 2)
    m.reacts(1)
    assert m.events_of("foiled") == [(0, LOOTING)]
    m.scheme(LOOTING, 0)
    assert m.asked() == [(1, "react")]


@pytest.mark.rule("SW-45")
def test_seppius_is_asked_about_the_next_scheme_also_if_the_first_failed() -> None:
    m = calm(house(hand=[SABOTAGE, SABOTAGE]), house(GUARD, house=SEPPIUS), house("eq-sword"))
    m.scheme(SABOTAGE, 2)
    m.reacts(1)
    m.state.put(m.asset("eq-sword")._replace(ready=False))
    m.confirm()
    m.nobody()
    assert m.events_of("scheme_fails") == [(0, SABOTAGE)]
    m.state.put(m.asset("eq-sword")._replace(ready=True))
    m.scheme(SABOTAGE, 2)
    assert m.asked() == [(1, "react")]


@pytest.mark.rule("SW-45")
@pytest.mark.parametrize(("influence", "then"), [(6, "short"), (7, "turn")])
def test_a_guard_that_is_laid_while_the_schemer_thinks_meddles_before_the_scheme_is_confirmed(
    influence: int, then: str
) -> None:
    m = calm(house(influence=influence, hand=[VISITOR]), house(house=SEPPIUS, hand=[GUARD]), house())
    m.scheme(VISITOR, 2)
    assert m.asked() == [(0, "announced")]
    m.act(1, "lay")
    m.confirm()
    assert m.asked() == [(1, "react")]
    assert m.state.scheme is not None
    assert not m.state.scheme.confirmed
    m.answer(("meddle", 1))
    m.answer_by_default("foil")
    assert m.kind == then
    assert len(m.events_of("succeeds")) == (then == "turn")


@pytest.mark.rule("SW-45")
def test_without_a_new_guard_nobody_is_asked_after_the_confirmation() -> None:
    m = played(GUARD)
    m.reacts(1)
    m.confirm()
    assert "react" not in [kind for _, kind in m.asked()]
    m = played(GUARD)
    m.reacts(1)
    m.state.hands[1].append(GUARD)
    m.act(1, "lay")
    m.confirm()
    assert m.offered() == ["pass", ("meddle", 1), ("meddle", 2)]
    m.reacts(1)
    assert m.events_of("confirms") == [(0, VISITOR)]
    assert m.kind != "announced"  # the confirmation stands


@pytest.mark.rule("SW-45", "SW-48")
def test_a_promise_is_not_broken_by_a_scheme_that_was_made_short_after_its_confirmation() -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(house=SEPPIUS, hand=[GUARD]), house())
    m.act(2, "accept", m.offer(0, 2, promises=(("no_target", "phase"),)))
    m.scheme(VISITOR, 2)
    m.act(1, "lay")
    m.confirm()
    m.answer(("meddle", 1))
    assert (m.asked(), m.events_of("promise_broken")) == ([(0, "short")], [])


@pytest.mark.rule("SW-45", "SW-WINDOW-5")
def test_a_guard_that_is_laid_while_another_may_answer_a_reaction_meddles_with_it() -> None:
    m = calm(
        house(influence=6, hand=[LOOTING]),
        house(house=SEPPIUS, influence=1, hand=[GUARD]),
        house(influence=6, hand=[RUMORS]),
    )
    m.scheme(LOOTING, 0)
    m.confirm()
    m.state.hands[0].append(JUPITER)
    m.seal(s2=("play", RUMORS))
    assert m.asked() == [(0, "react")]  # Jupiter's Cock
    m.act(1, "lay")
    m.reacts(0)
    assert m.asked() == [(0, "react"), (1, "react")]
    m.answer(("meddle", 1), 1)
    m.nobody()
    assert m.hand(2) == [RUMORS]
    assert m.events_of("succeeds") == [(0, LOOTING)]


# ---------------------------------------------------------------------- short, and back to the hand


@pytest.mark.rule("SW-48", "SW-SEPPIUS-5")
def test_a_short_scheme_cannot_be_confirmed_nor_aimed_anew_but_helped() -> None:
    m = played()
    m.answer(("meddle", 1))
    words = {option if isinstance(option, str) else option[0] for option in m.offered()}
    assert words == {"take_back", "request"}
    m.answer(("request", ((2, False),)))
    m.answer("yes")
    m.reacts(1)
    assert m.can("confirm")  # the play goes on where it was


@pytest.mark.rule("SW-48")
def test_a_raise_that_the_schemers_own_influence_carries_changes_nothing() -> None:
    m = calm(house(influence=8, hand=[VISITOR]), house(GUARD, GUARD, house=SEPPIUS), house())
    m.scheme(VISITOR, 0)
    m.answer(("meddle", 2))
    assert m.asked() == [(0, "announced")]


@pytest.mark.rule("SW-06")
def test_coins_of_the_price_return_and_what_was_spent_on_discounts_does_not() -> None:
    m = calm(
        house(house="ho-solonius", influence=11, coins=9, hand=[FEAST]),
        house(*[GUARD] * 9, house=SEPPIUS),
        house(),
    )
    m.answer(("prepare", FEAST))
    m.answer(("bribe", 2))
    m.answer(next(option for option in m.offered() if option[0] == "announce"))
    assert (m.state.coins[0], m.state.staked[0]) == (3, 4)
    m.answer(("meddle", 9))
    m.answer("take_back")
    assert (m.state.coins[0], m.state.staked[0]) == (7, 0)


@pytest.mark.rule("SW-06", "SW-SEPPIUS-6")
def test_pledges_and_the_raise_stay_with_the_card() -> None:
    m = played(*[GUARD] * 5)
    m.answer(("meddle", 5))
    m.answer(("request", ((2, False),)))
    m.answer("yes")  # 6 + 4 against 11
    assert m.kind == "short"
    m.answer("take_back")
    m.answer(("again", 1))
    assert not m.can(("announce", (0,)))
    mark = m.state.prepared[0]
    assert (mark.pledged, mark.discount) == ((2,), -5)


@pytest.mark.rule("SW-SEPPIUS-5", "SW-05")
def test_with_more_influence_it_is_played_again_and_seppius_is_asked_again() -> None:
    m = played(GUARD, GUARD, hand=["sc-coin-of-the-senate"])
    m.answer(("meddle", 1))
    m.answer("take_back")
    m.answer(("again", 1))
    m.answer(("request", ((2, True),)))
    m.answer("yes")
    m.answer(("announce", (2,)))
    assert m.asked() == [(1, "react")]
    assert m.offered() == ["pass", ("meddle", 1)]
    m.reacts(1)
    m.confirm()
    m.nobody()
    assert m.influence() == [6, 4, 5]


@pytest.mark.rule("SW-45")
def test_a_scheme_that_is_announced_anew_is_asked_about_even_if_nothing_was_added() -> None:
    m = played(GUARD, GUARD)
    m.answer(("meddle", 1))
    m.answer("take_back")
    m.state.change_influence(0, 1, "host")
    m.answer(("again", 1))
    m.answer(("announce", (0,)))
    assert m.asked() == [(1, "react")]


@pytest.mark.rule("SW-SEPPIUS-4", "SW-47")
def test_another_copy_of_the_scheme_keeps_its_requirement() -> None:
    m = played(hand=[VISITOR])
    m.answer(("meddle", 1))
    m.answer("take_back")
    assert m.can(("prepare", VISITOR))
    assert m.can(("again", 1))
    m.answer(("prepare", VISITOR))
    assert m.can(("announce", (0,)))
    m.answer("take_back")
    m.answer(("cash", VISITOR))  # the one that was meddled with leaves last of its title
    assert m.can(("again", 1))
    assert not m.can(("again", 2))
    assert m.view(2)["houses"][0]["known"] == []  # nobody else knows that there were two (SP-75)


@pytest.mark.rule("SW-06", "SW-SEPPIUS-3")
def test_a_reaction_that_goes_back_opens_its_window_again_with_its_raise() -> None:
    m = countered(RUMORS, DENARII)
    m.answer(("play", RUMORS), 2)
    m.answer(("meddle", 1), 1)
    assert m.state.raised == ((2, RUMORS, 1),)
    assert m.asked() == [(2, "foil")]
    assert m.offered() == ["pass", ("play", DENARII)]
    m.answer(("play", DENARII))
    m.answer_by_default("pick_house")
    assert m.events_of("foiled") == [(0, LOOTING)]


@pytest.mark.rule("SW-SEPPIUS-2")
def test_a_reaction_that_is_still_carried_takes_effect() -> None:
    m = countered(RUMORS, influence=7)
    m.answer(("play", RUMORS), 2)
    m.answer(("meddle", 1), 1)
    assert m.events_of("foiled") == [(0, LOOTING)]
    assert m.hand(2) == []


@pytest.mark.rule("SW-05", "SW-46")
def test_jupiters_cock_can_be_meddled_with_too() -> None:
    m = calm(
        house(influence=6, hand=[LOOTING, JUPITER]), house(GUARD, house=SEPPIUS), house(influence=6, hand=[RUMORS])
    )
    m.scheme(LOOTING, 0)
    m.reacts(1)
    m.confirm()
    m.answer(("play", RUMORS), 2)
    m.seal(s0=("play", JUPITER))
    m.answer(("meddle", 1), 1)
    assert m.hand(0) == [JUPITER]
    assert m.ask(0).about == "reaction_announced"  # whether to answer Whispered Rumors
    assert m.offered(0) == ["pass"]
    m.nobody()
    assert m.events_of("foiled") == [(0, LOOTING)]


@pytest.mark.rule("SW-46", "SW-SEPPIUS-6")
def test_a_raise_ends_with_the_phase() -> None:
    houses = [house(influence=6, hand=[DESTITUTE]), house(coins=0), house(GUARD, house=SEPPIUS)]
    m = calm(*houses, moment="phase_end", phase="upkeep", raised=[{"seat": 0, "card": DESTITUTE, "by": 9}])
    assert m.offered(0) == ["pass"]  # asked by what is printed, and offered by what is required
    m.nobody()
    assert (m.state.phase, m.state.raised) == ("intrigue", ())
    assert m.state.requirement(0, DESTITUTE) == CARDS[DESTITUTE].requirement
    assert m.view(None)["houses"][0]["known"] == [DESTITUTE]  # everybody still knows it


@pytest.mark.rule("SW-46")
@pytest.mark.parametrize("once", [True, False])
def test_with_powers_once_they_meddle_once_in_each_phase(once: bool) -> None:
    m = played(GUARD, GUARD, options={"powers_once": once}, hand=[ROBBERY])
    m.answer(("meddle", 1))
    m.answer("take_back")
    m.scheme(ROBBERY, 2)
    assert m.asked() == [(0, "announced")] if once else [(1, "react")]
    m.state.phase_over()
    assert "meddling" not in m.state.powers


# ---------------------------------------------------------------------- a meddled card is known


@pytest.mark.rule("SW-07")
def test_everybody_knows_a_scheme_that_went_back_spectators_too() -> None:
    m = played()
    m.answer(("meddle", 2))
    m.answer("take_back")
    for viewer in (1, 2, None):
        assert m.view(viewer)["houses"][0]["known"] == [VISITOR]
        assert m.view(viewer)["prepared"][0]["card"] == VISITOR
    m.end_turn()
    for viewer in (1, 2, None):
        assert m.view(viewer)["houses"][0]["known"] == [VISITOR]


@pytest.mark.rule("SW-07")
def test_everybody_knows_a_reaction_that_went_back_until_it_leaves_the_hand() -> None:
    m = countered(RUMORS, GUARD)
    m.answer(("play", RUMORS), 2)
    m.answer(("meddle", 1), 1)
    m.nobody()
    for viewer in (0, 1, None):
        assert m.view(viewer)["houses"][2]["known"] == [RUMORS]
    m.end_turn()
    m.end_turn()
    m.answer(("cash", RUMORS))
    assert m.state.raised == ()
    for viewer in (0, 1, None):
        assert m.view(viewer)["houses"][2]["known"] == []


@pytest.mark.rule("SW-SEPPIUS-4", "SW-47")
def test_of_two_copies_of_a_reaction_the_one_that_requires_least_is_played() -> None:
    m = countered(RUMORS, RUMORS)
    m.answer(("play", RUMORS), 2)
    m.answer(("meddle", 1), 1)
    assert m.offered(2) == ["pass", ("play", RUMORS)]
    m.answer(("play", RUMORS), 2)
    assert m.events_of("copy_played") == [(2, RUMORS, 0)]
    assert m.events_of("foiled") == [(0, LOOTING)]
    assert m.state.raised == ((2, RUMORS, 1),)  # it is still in the hand, and everybody sees it there
    for viewer in (0, None):
        assert m.view(viewer)["houses"][2]["known"] == [RUMORS]


@pytest.mark.rule("SW-07", "SW-47")
def test_two_copies_that_went_back_are_both_known() -> None:
    m = countered(RUMORS, RUMORS, guards=3)
    for guards in (1, 2):
        m.answer(("play", RUMORS), 2)
        m.answer(("meddle", guards), 1)
    assert m.state.raised == ((2, RUMORS, 1), (2, RUMORS, 2))
    assert m.state.requirement(2, RUMORS) == 7
    for viewer in (0, 1, None):
        assert m.view(viewer)["houses"][2]["known"] == [RUMORS, RUMORS]


@pytest.mark.rule("SW-47")
def test_of_two_meddled_copies_the_dearer_one_is_cashed_in() -> None:
    raised = [{"seat": 0, "card": RUMORS, "by": by} for by in (1, 3)]
    m = calm(house(hand=[RUMORS, RUMORS]), house(), house(), raised=raised)
    m.answer(("cash", RUMORS))
    assert m.state.raised == ((0, RUMORS, 1),)
    assert m.view(1)["houses"][0]["known"] == [RUMORS]


@pytest.mark.rule("SW-47")
def test_in_any_other_way_the_copy_that_requires_most_leaves_first() -> None:
    m = calm(house(hand=[RUMORS, RUMORS]), house(), house(), raised=[{"seat": 0, "card": RUMORS, "by": 2}])
    m.answer(("cash", RUMORS))
    assert m.state.raised == ()
    assert m.state.requirement(0, RUMORS) == 6
    assert m.view(1)["houses"][0]["known"] == []  # the other copy was never seen


# ---------------------------------------------------------------------- well connected


@pytest.mark.rule("SW-08")
def test_one_coin_for_each_scheme_also_if_seppius_is_the_target() -> None:
    m = calm(house(hand=["sc-grain-dole"]), house(house=SEPPIUS), house())
    m.plays("sc-grain-dole", 0)
    assert m.coins() == [9, 7, 6]
    m = calm(house(hand=[LABOR]), house(house=SEPPIUS), house())
    m.plays(LABOR, 1)
    assert m.coins() == [5, 7, 5]


@pytest.mark.rule("SW-08")
def test_no_coin_for_ones_own_scheme_for_a_foiled_one_or_if_the_bank_paid_nothing() -> None:
    own = calm(house(hand=[LOOTING], house=SEPPIUS), house(), house())
    own.plays(LOOTING, 0)
    assert own.events_of("bank_pays") == [(0, 3, "scheme")]
    foiled = calm(house(hand=[LOOTING]), house(house=SEPPIUS, influence=6, hand=[RUMORS]), house())
    foiled.scheme(LOOTING, 0)
    foiled.confirm()
    foiled.answer(("play", RUMORS), 1)
    assert foiled.events_of("bank_pays") == []
    rival = calm(house(hand=[ROBBERY]), house(house=SEPPIUS), house())
    rival.plays(ROBBERY, 2)
    assert rival.events_of("bank_pays") == []
    nothing = calm(house(hand=[LABOR]), house(house=SEPPIUS), house(card("sl-mira", ready=False)))
    nothing.state.put(nothing.asset("sl-cook")._replace(ready=False))
    nothing.plays(LABOR, 2)
    assert nothing.events_of("bank_pays") == []


@pytest.mark.rule("SW-46")
def test_well_connected_is_not_limited_by_powers_once() -> None:
    m = calm(house(hand=[LOOTING, LOOTING]), house(house=SEPPIUS), house(), options={"powers_once": True})
    m.plays(LOOTING, 0)
    m.plays(LOOTING, 0)
    assert m.coins()[1] == 7


@pytest.mark.rule("SW-07")
def test_what_was_meddled_is_told_to_all() -> None:
    m = played()
    m.answer(("meddle", 1))
    kinds = [event[0] for event in m.match.log or () if is_told_to(event, None)]
    assert "meddles" in kinds
