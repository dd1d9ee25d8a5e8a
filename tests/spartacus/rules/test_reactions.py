"""Reactions: when they are played, who is asked, and the misery of others."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS
from munera.games.spartacus.intrigue.reactions import miseries
from munera.testing.spartacus import Table, Written, calm, card, fighter, house, intrigue, market, staffed, table
from munera.testing.spartacus.titles import (
    BROTHEL,
    DENARII,
    DESTITUTE,
    GUARD,
    JUPITER,
    LOOTING,
    LUDUS,
    ROBBERY,
    ROME,
    RUMORS,
    SACRIFICE,
)

REACTIONS = BASE.titles("reaction")

WELL: list[Written] = [
    house("gl-duro", "sl-mira", coins=5),
    house("gl-kerza", "sl-cook", coins=5),
    house("gl-agron", "sl-debtor", coins=5),
]


def having(seat: int, **given: Any) -> Written:
    """One of three houses that lack nothing, with this too."""
    return {**WELL[seat], **given}


def foil_window(*others: Written, **given: Any) -> Table:
    """Seat 0 has confirmed a scheme for itself; all have staff and five coins."""
    m = calm(house(hand=[LOOTING]), *others, active=0, **given)
    m.scheme(LOOTING, 0)
    m.confirm()
    return m


# ---------------------------------------------------------------------- when


@pytest.mark.rule("SP-REACTION-1")
def test_each_reaction_has_its_windows() -> None:
    windows = {title: CARDS[title].windows for title in REACTIONS}
    assert windows == {
        RUMORS: ("foil_window",),
        ROME: ("foil_window",),
        SACRIFICE: ("foil_window",),
        DENARII: ("foil_window",),
        JUPITER: ("foil_window", "reaction_announced"),
        DESTITUTE: ("quiet",),
        BROTHEL: ("quiet",),
        LUDUS: ("quiet",),
        "re-rigging-the-match": ("wagers_closed",),
        "re-blood-on-the-sand": ("combatant_died",),
    }
    mine = calm(house(hand=sorted(REACTIONS), influence=12), house(), house())
    assert mine.words() == {"end", "cash"}  # none of them is an action of one's turn


@pytest.mark.rule("SP-REACTION-1")
def test_outside_the_own_turn_and_in_any_phase() -> None:
    m = foil_window(house(hand=[RUMORS], influence=6), house())
    assert m.asked() == [(1, "foil")]  # on the turn of another
    m = table(
        house("sl-mira", coins=5, hand=[BROTHEL]),
        house("gl-kerza", coins=5),
        house("gl-agron", "sl-cook", coins=5),
        moment="arena",
    )
    assert m.offered(0) == ["pass", ("play", BROTHEL, 1)]  # in the arena phase
    fighters = [fighter(0, "gl-duro", winner=True), fighter(1, "gl-kerza", level="decapitation")]
    bloody = having(2, hand=["re-blood-on-the-sand"])
    m = table(having(0), having(1), bloody, moment="decided", fighters=fighters)
    assert m.offered(2) == ["pass", ("play", "re-blood-on-the-sand", 1)]


@pytest.mark.rule("SP-REACTION-2")
@pytest.mark.parametrize(("influence", "playable"), [(5, False), (6, True)])
def test_the_own_influence_must_be_enough(influence: int, playable: bool) -> None:
    m = foil_window(house(hand=[RUMORS], influence=influence), house())
    assert m.asked() == [(1, "foil")]  # with 5 they might hold a cheaper one
    assert m.can(("play", RUMORS)) == playable


@pytest.mark.rule("SP-REACTION-3")
@pytest.mark.parametrize("title", [RUMORS, SACRIFICE, DENARII, JUPITER, ROME])
def test_after_it_was_played_it_is_discarded(title: str) -> None:
    m = foil_window(house(hand=[title], influence=12), house())
    m.answer(("play", title))
    m.answer_by_default("guard_back", "pick_house")
    assert m.hand(1) == []
    assert m.view(0)["intrigue_discard"] == [title, LOOTING]


# ---------------------------------------------------------------------- SP-15


@pytest.mark.rule("SP-15")
def test_all_answer_in_secret_and_the_first_in_priority_acts() -> None:
    m = foil_window(
        house(hand=[DENARII], influence=6), house(hand=[RUMORS], influence=6), house(hand=[GUARD]), host=2
    )
    assert m.asked() == [(2, "foil"), (3, "foil"), (1, "foil")]  # the Host, then clockwise
    m.answer(("play", DENARII), 1)
    assert m.events_of("declares") == []
    m.answer(("play", RUMORS), 2)
    m.answer("pass", 3)
    m.nobody()
    assert m.events_of("declares") == [(2, RUMORS)]
    assert m.hand(1) == [DENARII]  # kept, and nobody knows that they wanted to
    assert not any(DENARII in facts for kind, facts, *_ in m.match.log or () if kind != "drawn")


@pytest.mark.rule("SP-15")
def test_the_host_is_first_in_a_quiet_window_too() -> None:
    m = table(
        having(0, hand=[BROTHEL]),
        having(1, hand=[BROTHEL]),
        house("gl-agron", coins=5),
        moment="phase_end",
        phase="market",
        host=1,
    )
    assert m.asked() == [(1, "react"), (0, "react")]
    m.seal(s0=("play", BROTHEL, 2), s1=("play", BROTHEL, 2))
    assert m.events_of("declares_at") == [(1, BROTHEL, 2)]


@pytest.mark.rule("SP-15")
def test_the_window_opens_again_until_all_pass() -> None:
    m = calm(house(hand=[ROBBERY]), house(GUARD, GUARD, hand=[RUMORS], influence=6), house(), dice=[1])
    m.scheme(ROBBERY, 1)
    m.confirm()
    m.answer(("guard", "table"))
    assert m.asked() == [(1, "foil")]
    assert m.offered() == ["pass", ("guard", "table"), ("play", RUMORS)]
    m.answer("pass")
    assert m.asked() == [(0, "turn")]
    assert m.coins() == [8, 2, 5]


# ---------------------------------------------------------------------- SP-78


@pytest.mark.rule("SP-78")
def test_who_is_asked_does_not_depend_on_what_is_held() -> None:
    for hand in ([RUMORS], [GUARD], [LOOTING]):
        m = foil_window(house(hand=hand, influence=6), house())
        assert m.asked() == [(1, "foil")]


@pytest.mark.rule("SP-78")
def test_an_empty_hand_is_excluded_unless_a_guard_lies_ready() -> None:
    m = calm(house(hand=[ROBBERY]), house(GUARD), house(GUARD, influence=12))
    m.scheme(ROBBERY, 1)
    m.confirm()
    assert m.asked() == [(1, "foil")]  # seat 2 is no target and holds nothing
    m = calm(house(hand=[ROBBERY]), house(card(GUARD, ready=False), influence=12), house())
    m.scheme(ROBBERY, 1)
    m.confirm()
    assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-78")
@pytest.mark.parametrize(("influence", "asked"), [(1, False), (2, True)])
def test_too_little_influence_for_every_card_excludes(influence: int, asked: bool) -> None:
    m = foil_window(house(hand=[GUARD], influence=influence), house())
    assert (m.kind == "foil") == asked


@pytest.mark.rule("SP-78")
def test_a_price_that_nobody_could_pay_excludes() -> None:
    # With 2 to 5 influence there are the Sacrifice and the Denarii: no slave, and two coins.
    poor = house("gl-kerza", coins=2, hand=[GUARD], influence=5)
    m = intrigue(house("gl-duro", "sl-mira", coins=5, hand=[LOOTING]), poor, house("gl-agron", "sl-cook", coins=5))
    m.scheme(LOOTING, 0)
    m.confirm()
    assert "foil" not in [kind for _, kind in m.asked()]
    rich = {**poor, "coins": 3}
    m = intrigue(house("gl-duro", "sl-mira", coins=5, hand=[LOOTING]), rich, house("gl-agron", "sl-cook", coins=5))
    m.scheme(LOOTING, 0)
    m.confirm()
    assert m.asked() == [(1, "foil")]


@pytest.mark.rule("SP-78")
def test_a_card_whose_copies_all_lie_open_asks_nobody() -> None:
    gone = [SACRIFICE, SACRIFICE, DENARII, DENARII]
    m = foil_window(house(hand=[GUARD], influence=5), house(hand=[GUARD], influence=6), intrigue_discard=gone)
    assert m.asked() == [(2, "foil")]  # with 6 there are Rumors and Jupiter's Cock still
    gone += [RUMORS, RUMORS, JUPITER]
    m = foil_window(house(hand=[GUARD], influence=5), house(hand=[GUARD], influence=6), intrigue_discard=gone)
    assert m.asked() == [(0, "turn")]  # a window in which nobody is left to ask does not open


@pytest.mark.rule("SP-78")
def test_one_copy_in_a_hand_that_somebody_has_seen_is_no_public_fact() -> None:
    gone = [SACRIFICE, SACRIFICE, DENARII, DENARII, RUMORS, RUMORS]
    facts: dict[str, Any] = {
        "intrigue_discard": gone,
        "seen": [{"viewer": seat, "owner": 3, "cards": [JUPITER]} for seat in range(3)],
    }
    m = foil_window(house(hand=[GUARD], influence=6), house(), house(hand=[JUPITER], influence=1), **facts)
    assert m.asked() == [(1, "foil")]  # all have seen it with seat 3, who cannot play it


@pytest.mark.rule("SP-78")
def test_a_guard_of_the_hand_is_possible_as_long_as_one_may_be_hidden() -> None:
    gone = [SACRIFICE, SACRIFICE, DENARII, DENARII]
    guards = BASE.copies(GUARD)
    for shown, asked in ((guards - 1, True), (guards, False)):
        m = calm(
            house(hand=[ROBBERY]),
            house(hand=[LOOTING], influence=5),
            house(*[GUARD] * 10),
            intrigue_discard=[*gone, *[GUARD] * (shown - 10)],
        )
        m.scheme(ROBBERY, 1)
        m.confirm()
        assert (m.kind == "foil") == asked


# ---------------------------------------------------------------------- state reactions


MISERIES = [
    (DESTITUTE, house("gl-kerza", "sl-cook", coins=0)),
    (BROTHEL, house("gl-kerza", card("sl-cook", ready=False), coins=5)),
    (LUDUS, house(card("gl-kerza", injured=True), "sl-cook", coins=5)),
]


def in_misery(misery: Written, *hands: list[str], **given: Any) -> Table:
    """Seat 0 holds a card to cash in and more; seat 1 is in misery; the window after the first action is open."""
    mine, second, third = (*hands, [], [], [])[:3]
    m = intrigue(having(0, hand=[GUARD, *mine]), {**misery, "hand": second}, having(2, hand=third, **given))
    m.answer(("cash", GUARD))
    return m


@pytest.mark.rule("SP-19")
@pytest.mark.parametrize(("title", "misery"), MISERIES)
def test_misery_may_be_played_on_in_a_quiet_window(title: str, misery: Written) -> None:
    m = in_misery(misery, [title])
    assert m.asked() == [(0, "react")]
    assert m.offered() == ["pass", ("play", title, 1)]
    m.answer(("play", title, 1))
    assert m.events_of("declares_at") == [(0, title, 1)]
    assert m.events_of("influence") == [(1, -1, 3, "reaction")]
    assert m.discards() == [GUARD, title]


@pytest.mark.rule("SP-19")
def test_by_anybody_and_several_times_once_per_card() -> None:
    m = in_misery(MISERIES[0][1], [DESTITUTE, GUARD], [GUARD], [DESTITUTE])
    assert m.asked() == [(0, "react"), (1, "react"), (2, "react")]
    m.seal(s0=("play", DESTITUTE, 1), s2=("play", DESTITUTE, 1))
    assert m.asked() == [(0, "react"), (1, "react"), (2, "react")]
    m.seal(s2=("play", DESTITUTE, 1))
    assert m.influence() == [4, 2, 4]
    assert m.asked() == [(0, "turn")]  # both copies are gone


@pytest.mark.rule("SP-19")
def test_the_condition_is_checked_when_declared() -> None:
    m = in_misery(MISERIES[1][1], [DESTITUTE, BROTHEL, LUDUS])
    assert m.offered() == ["pass", ("play", BROTHEL, 1)]


@pytest.mark.rule("SP-19", "SP-99")
def test_the_condition_is_checked_again_when_applied() -> None:
    m = in_misery(MISERIES[0][1], [DESTITUTE], [], [GUARD], influence=6)
    m.seal(s0=("play", DESTITUTE, 1))
    assert m.asked() == [(2, "react")]  # Jupiter's Cock might answer
    m.act(2, "give", 1, 1)
    m.answer("pass")
    assert m.events_of("without_effect") == [(0, DESTITUTE)]
    assert (m.influence(), m.discards()) == ([4, 4, 6], [GUARD, DESTITUTE])


# ---------------------------------------------------------------------- SP-20, SP-63, SP-79


@pytest.mark.rule("SP-20")
@pytest.mark.parametrize(("title", "misery"), MISERIES)
def test_closed_phases_their_end_included(title: str, misery: Written) -> None:
    closed = {DESTITUTE: "market", LUDUS: "arena"}
    for phase in ("upkeep", "intrigue", "market", "arena"):
        m = table(having(0, hand=[title]), misery, having(2), moment="phase_end", phase=phase)
        open_here = (m.state.phase, m.kind) == (phase, "react")
        assert open_here == (closed.get(title) != phase)


@pytest.mark.rule("SP-20")
def test_coins_that_are_set_aside_still_count_as_owned() -> None:
    feast = "sc-grand-feast"
    m = intrigue(
        having(0, hand=[feast], influence=5, coins=4), having(1, hand=[DESTITUTE, GUARD]), having(2), dice=[1]
    )
    m.scheme(feast, 0)
    assert (m.coins()[0], m.state.staked[0]) == (0, 4)
    assert (0, "coin") not in miseries(m.state)
    m.confirm()  # with the payment it becomes misery
    m.answer("pass")
    assert m.asked() == [(1, "react")]
    assert m.offered() == ["pass", ("play", DESTITUTE, 0)]


@pytest.mark.rule("SP-63")
def test_a_quiet_window_opens_only_on_public_misery() -> None:
    m = intrigue(*[having(seat, hand=[DESTITUTE, GUARD] if seat == 0 else [GUARD]) for seat in range(3)])
    m.answer(("cash", GUARD))
    assert m.asked() == [(0, "turn")]  # nobody lacks anything
    m = in_misery(MISERIES[0][1], [LOOTING])
    assert m.asked() == [(0, "react")]


@pytest.mark.rule("SP-63")
def test_a_hidden_purse_is_no_public_misery() -> None:
    m = table(having(0, hand=[DESTITUTE]), having(1, coins=0), having(2), moment="auction")
    assert m.kind == "bid"
    assert (1, "coin") not in miseries(m.state)
    m = market(*[having(seat, hand=[BROTHEL]) for seat in range(2)], house("gl-agron", coins=5))
    m.answer_by_default("open_market")
    assert m.state.hidden == (0, 1, 2)
    assert m.kind == "bid"  # the windows of an auction come later
    m.seal()
    assert m.asked() == [(0, "react"), (1, "react")]  # a slave that is missing is seen by all


@pytest.mark.rule("SP-79")
def test_what_was_passed_on_is_not_asked_again() -> None:
    m = in_misery(MISERIES[1][1], [LOOTING, LOOTING])
    m.answer("pass")
    assert m.asked() == [(0, "turn")]
    m.answer(("cash", LOOTING))
    assert m.asked() == [(0, "turn")]
    assert m.heard(None, "passes") == []


@pytest.mark.rule("SP-79")
def test_it_is_asked_again_when_the_targets_influence_has_risen() -> None:
    m = in_misery(MISERIES[1][1], [LOOTING, LOOTING, LOOTING])
    m.answer("pass")
    m.state.change_influence(1, -1, "host")
    m.answer(("cash", LOOTING))
    assert m.asked() == [(0, "turn")]
    m.state.change_influence(1, 1, "host")
    m.answer(("cash", LOOTING))
    assert m.asked() == [(0, "react")]


@pytest.mark.rule("SP-79")
@pytest.mark.parametrize(("influence", "asked"), [(11, False), (12, True)])
def test_before_the_phase_ends_there_is_time_to_knock_down_who_is_at_twelve(influence: int, asked: bool) -> None:
    title, misery = MISERIES[1]
    m = table(having(0, hand=[title, GUARD]), {**misery, "influence": influence}, having(2), moment="phase_end")
    m.answer("pass")
    if not asked:
        assert not m.over
        return
    assert m.over  # asked once, and let them win
    m = intrigue(having(0, hand=[title, GUARD]), {**misery, "influence": influence}, having(2))
    m.answer(("cash", GUARD))
    m.answer("pass")
    assert m.asked() == [(0, "turn")]
    m.answer_by_default_until(lambda: m.kind == "react" and m.state.step == "phase_end")
    m.answer(("play", title, 1))
    m.nobody()
    assert not m.over
    assert m.influence()[1] == 11


@pytest.mark.rule("SP-79")
def test_each_seat_is_asked_for_what_it_has_not_passed_on() -> None:
    m = in_misery(MISERIES[1][1], [LOOTING], [], [GUARD])
    assert m.asked() == [(0, "react"), (2, "react")]
    m.seal()
    m.act(2, "give", 1, 5)  # now seat 2 has no coin: a new misery for all who hold cards
    m.answer(("cash", LOOTING))
    assert m.asked() == [(2, "react")]  # seat 0 has no card left
    assert ("play", DESTITUTE, 2) not in m.offered()


@pytest.mark.rule("SP-79")
def test_it_is_asked_again_when_the_misery_had_ended_once() -> None:
    m = in_misery(MISERIES[0][1], [LOOTING, LOOTING])
    m.answer("pass")
    m.act(2, "give", 1, 1)
    m.act(1, "give", 2, 1)
    m.answer(("cash", LOOTING))
    assert m.asked() == [(0, "react")]


@pytest.mark.rule("SP-79")
def test_it_is_asked_again_when_that_seat_has_drawn_a_card() -> None:
    m = intrigue(
        having(0, hand=[GUARD, "sc-inside-information"], influence=6), MISERIES[1][1], having(2, hand=[GUARD])
    )
    m.answer(("cash", GUARD))
    assert m.asked() == [(0, "react"), (2, "react")]
    m.seal()
    m.plays("sc-inside-information", 0)
    assert m.events_of("draws") == [(0, 2)]
    m = intrigue(
        having(0, hand=[GUARD, "sc-inside-information"], influence=6), MISERIES[1][1], having(2, hand=[GUARD])
    )
    m.answer(("cash", GUARD))
    m.seal()
    m.scheme("sc-inside-information", 0)
    m.confirm()
    m.answer_by_default("foil")
    assert m.asked() == [(0, "react")]  # a new card is a new chance, for them alone


@pytest.mark.rule("SP-79")
def test_nobody_passes_on_what_cannot_be_played_there() -> None:
    # Without a slave and without a gladiator; in the arena only the empty brothel can be played on.
    m = table(having(0, hand=[LUDUS]), house(coins=5), having(2), moment="phase_end", phase="arena")
    assert m.offered() == ["pass"]
    m.answer("pass")
    m.answer_by_default("ledger")
    assert m.asked() == [(0, "react")]  # in the upkeep of the next round
    assert m.offered() == ["pass", ("play", LUDUS, 1)]


@pytest.mark.rule("SP-79")
def test_nobody_passes_on_a_misery_that_began_after_they_answered() -> None:
    m = in_misery(MISERIES[1][1], [DESTITUTE, GUARD], [], [GUARD, GUARD])
    assert m.asked() == [(0, "react"), (2, "react")]
    m.answer("pass", 0)
    m.act(2, "give", 1, 5)  # seat 2 has no coin now
    m.answer("pass", 2)
    assert m.asked() == [(0, "react"), (2, "react")]  # the window opens again for it
    assert m.offered(0) == ["pass", ("play", DESTITUTE, 2)]


@pytest.mark.rule("SP-79")
def test_ones_own_misery_may_be_played_on() -> None:
    m = intrigue(house("gl-duro", coins=5, hand=[GUARD, BROTHEL]), having(1), having(2))
    m.answer(("cash", GUARD))
    assert m.offered() == ["pass", ("play", BROTHEL, 0)]
    m.answer(("play", BROTHEL, 0))
    assert m.influence() == [3, 4, 4]


# ---------------------------------------------------------------------- SP-99


@pytest.mark.rule("SP-99")
def test_a_reaction_needs_a_price_that_can_be_paid() -> None:
    for coins, slave, playable in ((3, [], {DENARII}), (2, ["sl-cook"], {SACRIFICE}), (2, [], set())):
        m = intrigue(
            having(0, hand=[LOOTING]),
            house("gl-kerza", *slave, coins=coins, hand=[DENARII, SACRIFICE, RUMORS], influence=6),
            having(2),
        )
        m.scheme(LOOTING, 0)
        m.confirm()
        assert {option[1] for option in m.offered()[1:]} == {RUMORS, *playable}


@pytest.mark.rule("SP-99")
def test_a_price_that_is_gone_when_it_takes_effect_leaves_it_without_effect() -> None:
    m = foil_window(house(hand=[DENARII], influence=2, coins=3), house(hand=[GUARD], influence=6))
    m.seal(s1=("play", DENARII))
    assert m.asked() == [(2, "react")]
    m.act(1, "give", 2, 1)
    m.answer("pass")
    assert m.events_of("without_effect") == [(1, DENARII)]
    assert m.coins() == [5, 2, 6]  # no price either
    m.nobody()
    assert m.events_of("succeeds") == [(0, LOOTING)]
    assert m.discards() == [DENARII, LOOTING]


@pytest.mark.rule("SP-99")
def test_its_choices_are_made_when_it_takes_effect() -> None:
    m = foil_window(house("sl-mira", hand=[SACRIFICE], influence=2), house(hand=[GUARD], influence=6))
    m.seal(s1=("play", SACRIFICE))
    assert m.asked() == [(2, "react")]  # first it may be answered
    m.answer("pass")
    assert m.asked() == [(1, "pick")]  # then: which slave
    m.pick("sl-mira")
    assert m.events_of("foiled") == [(0, LOOTING)]
    m = foil_window(house(hand=[DENARII], influence=2), house())
    m.answer(("play", DENARII))
    assert m.asked() == [(1, "pick_house")]  # who is paid
    assert m.offered() == [2, 0]
    m.answer(0)
    assert m.learned(2, "picks_house") == [(1, 0)]
    assert m.coins() == [8, 2, 5]


@pytest.mark.rule("SP-REACTION-2")
def test_a_state_reaction_needs_its_influence_too() -> None:
    rows = staffed(house(hand=[GUARD, BROTHEL], influence=2), house(), house())
    rows[1]["assets"] = ["gl-kerza"]
    m = intrigue(*rows)
    m.answer(("cash", GUARD))
    assert m.asked() == [(0, "turn")]
    m = calm(house(hand=[GUARD, BROTHEL], influence=3), house(), house(), moment="intrigue")
    m.answer(("cash", GUARD))
    assert m.asked() == [(0, "turn")]  # nobody is in misery here
