"""The reactions, each in a story: when it may be played, what it costs, what it does."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.spartacus import Table, arena, card, combat, fighter, house, intrigue, market, table, upkeep
from munera.testing.spartacus.titles import VISITOR

FOILS = ["re-whispered-rumors", "re-support-from-rome", "re-sacrifice-for-the-dominus", "re-for-a-few-denarii"]


def visitor(*foilers: dict[str, Any], **given: Any) -> Table:
    """Seat 0 has confirmed A Visitor From Rome on itself; the others may foil it."""
    m = intrigue(house(influence=6, coins=5, hand=[VISITOR]), *foilers, **given)
    m.scheme(VISITOR, 0)
    m.confirm()
    return m


def with_card(title: str, *assets: Any, **given: Any) -> dict[str, Any]:
    return house(*assets, **{"influence": 12, "coins": 9, "hand": [title], **given})


# ---------------------------------------------------------------------- what all foils have in common


@pytest.mark.card(*FOILS, "re-jupiters-cock")
@pytest.mark.parametrize(("title", "needed"), [*zip(FOILS, (6, 8, 2, 2), strict=True), ("re-jupiters-cock", 6)])
def test_a_foil_needs_its_influence_and_not_one_less(title: str, needed: int) -> None:
    m = visitor(with_card(title, "sl-cook", influence=needed), house())
    assert m.offered(1) == ["pass", ("play", title)]
    m = visitor(with_card(title, "sl-cook", influence=needed - 1), with_card("gu-guard"))
    assert m.asked()[-1] == (2, "foil")  # they are asked, whatever they hold (SP-78)
    low = [m.offered(seat) for seat, _ in m.asked() if seat == 1]
    assert low in ([], [["pass"]])  # seat 1 only if another foil asks for less


@pytest.mark.card(*FOILS)
@pytest.mark.parametrize("title", FOILS)
def test_a_foiled_scheme_has_no_effect_and_both_cards_are_discarded(title: str) -> None:
    m = visitor(with_card(title, "sl-cook"), house())
    m.answer(("play", title))
    m.answer_by_default("pick_house")
    assert m.events_of("declares") == [(1, title)]
    assert m.events_of("foiled") == [(0, VISITOR)]
    assert m.influence() == [6, 12, 4]
    assert m.discards() == [title, VISITOR]
    assert m.asked() == [(0, "turn")]


@pytest.mark.card(*FOILS)
@pytest.mark.parametrize("title", FOILS)
def test_nobody_foils_their_own_scheme(title: str) -> None:
    m = intrigue(house("sl-cook", influence=12, coins=5, hand=[VISITOR, title]), house(), house())
    m.scheme(VISITOR, 0)
    m.confirm()
    assert m.events_of("succeeds") == [(0, VISITOR)]


@pytest.mark.rule("SP-15")
def test_of_two_who_want_to_foil_the_first_in_priority_does() -> None:
    m = visitor(with_card("re-whispered-rumors"), with_card("re-whispered-rumors"))
    m.seal(s1=("play", "re-whispered-rumors"), s2=("play", "re-whispered-rumors"))
    m.nobody()
    assert m.events_of("declares") == [(1, "re-whispered-rumors")]
    assert m.hand(2) == ["re-whispered-rumors"]


# ---------------------------------------------------------------------- the foils


@pytest.mark.card("re-whispered-rumors")
def test_whispered_rumors_foils_for_nothing() -> None:
    m = visitor(with_card("re-whispered-rumors", coins=0), house())
    m.answer(("play", "re-whispered-rumors"))
    assert m.events_of("foiled") == [(0, VISITOR)]
    assert m.coins() == [5, 0, 0]


@pytest.mark.card("re-support-from-rome")
@pytest.mark.parametrize(("answer", "guards", "pile"), [("yes", ["gu-guard"], 1), ("no", [], 2)])
def test_support_from_rome_may_bring_a_guard_back(answer: str, guards: list[str], pile: int) -> None:
    m = visitor(with_card("re-support-from-rome"), house(), intrigue_discard=["gu-guard", "gu-guard"])
    m.answer(("play", "re-support-from-rome"))
    assert m.asked() == [(1, "guard_back")]
    m.answer(answer)
    assert m.events_of("foiled") == [(0, VISITOR)]
    assert m.ready(1) == guards
    assert m.discards().count("gu-guard") == pile


@pytest.mark.card("re-support-from-rome")
def test_without_a_guard_in_the_pile_nobody_is_asked_for_one() -> None:
    m = visitor(with_card("re-support-from-rome"), house(), intrigue_discard=["sc-robbery"])
    m.answer(("play", "re-support-from-rome"))
    assert m.asked() == [(0, "turn")]
    assert m.events_of("foiled") == [(0, VISITOR)]


@pytest.mark.card("re-sacrifice-for-the-dominus")
@pytest.mark.rule("SP-99")
def test_sacrifice_costs_a_ready_slave_of_ones_choice() -> None:
    title = "re-sacrifice-for-the-dominus"
    m = visitor(with_card(title, "sl-cook", "sl-mira", card("sl-naevia", ready=False)), house())
    m.answer(("play", title))
    assert m.asked() == [(1, "pick")]
    assert m.offered() == [m.asset("sl-cook").id, m.asset("sl-mira").id]
    m.pick("sl-cook")
    assert m.events_of("asset_discarded") == [(1, "sl-cook", 1, "price")]
    assert m.events_of("foiled") == [(0, VISITOR)]
    m = visitor(with_card(title, "gl-duro", card("sl-naevia", ready=False)), house())
    assert m.offered(1) == ["pass"]  # asked for the other foils


@pytest.mark.card("re-for-a-few-denarii")
def test_for_a_few_denarii_pays_any_other_house_three() -> None:
    title = "re-for-a-few-denarii"
    m = visitor(with_card(title, coins=3), house())
    m.answer(("play", title))
    assert m.asked() == [(1, "pick_house")]
    assert m.offered() == [2, 0]  # the schemer as well
    m.answer(0)
    assert m.events_of("pays") == [(1, 0, 3, "price")]
    assert m.coins() == [8, 0, 0]
    assert visitor(with_card(title, coins=2), house()).offered(1) == ["pass"]


@pytest.mark.card("re-for-a-few-denarii")
@pytest.mark.rule("SP-56", "SP-99")
def test_the_price_of_a_foil_can_be_given_by_a_friend_and_is_gone_with_the_coins() -> None:
    title = "re-for-a-few-denarii"
    m = visitor(with_card(title, coins=2), with_card("re-jupiters-cock"))
    assert m.offered(1) == ["pass"]
    m.act(2, "give", 1, 1)
    assert m.offered(1) == ["pass", ("play", title)]
    m.seal(s1=("play", title))
    assert m.asked() == [(2, "react")]  # Jupiter may be in any hand that is not empty
    m.act(1, "give", 0, 1)
    m.seal()
    assert m.events_of("without_effect") == [(1, title)]
    assert m.coins() == [6, 2, 8]


# ---------------------------------------------------------------------- Jupiter


@pytest.mark.card("re-jupiters-cock")
def test_jupiter_foils_a_scheme() -> None:
    m = visitor(with_card("re-jupiters-cock", influence=6), house())
    m.answer(("play", "re-jupiters-cock"))
    assert m.events_of("foiled") == [(0, VISITOR)]
    assert m.influence()[0] == 6


@pytest.mark.card("re-jupiters-cock", "re-whispered-rumors")
@pytest.mark.rule("SP-18")
def test_jupiter_foils_a_foil_and_the_window_goes_on() -> None:
    m = intrigue(
        house(influence=6, hand=[VISITOR, "re-jupiters-cock"]),
        with_card("re-whispered-rumors"),
        with_card("re-whispered-rumors"),
    )
    m.scheme(VISITOR, 0)
    m.confirm()
    m.seal(s1=("play", "re-whispered-rumors"))
    assert m.asked() == [(0, "react"), (2, "react")]
    m.seal(s0=("play", "re-jupiters-cock"))
    assert m.events_of("card_foiled") == [(1, "re-whispered-rumors")]
    assert m.asked() == [(2, "foil")]  # seat 1 has no card left
    m.answer("pass")
    assert m.events_of("succeeds") == [(0, VISITOR)]
    assert m.discards() == ["re-jupiters-cock", "re-whispered-rumors", VISITOR]


@pytest.mark.card("re-jupiters-cock", "re-sacrifice-for-the-dominus")
@pytest.mark.rule("SP-16")
def test_a_foil_that_was_foiled_costs_only_its_card() -> None:
    m = intrigue(
        house(influence=6, hand=[VISITOR, "re-jupiters-cock"]),
        with_card("re-sacrifice-for-the-dominus", "sl-cook"),
        house(),
    )
    m.scheme(VISITOR, 0)
    m.confirm()
    m.answer(("play", "re-sacrifice-for-the-dominus"))
    m.answer(("play", "re-jupiters-cock"))
    assert m.owned(1) == ["sl-cook"]
    assert m.events_of("succeeds") == [(0, VISITOR)]


@pytest.mark.card("re-jupiters-cock", "gu-guard")
@pytest.mark.rule("SP-18")
def test_jupiter_foils_a_guard_before_its_die_is_rolled() -> None:
    m = intrigue(
        house(influence=6, hand=["sc-robbery", "re-jupiters-cock"]), house("gu-guard", coins=4), house(), dice=[6]
    )
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.answer(("guard", "table"))
    assert m.asked() == [(0, "react")]
    m.answer(("play", "re-jupiters-cock"))
    assert m.events_of("card_foiled") == [(1, "gu-guard")]
    assert m.events_of("guard_rolls") == []
    assert m.coins() == [3, 1, 0]
    assert m.discards() == ["re-jupiters-cock", "gu-guard", "sc-robbery"]


@pytest.mark.card("re-jupiters-cock", "re-blood-on-the-sand")
@pytest.mark.rule("SP-18")
def test_jupiter_answers_reactions_in_every_phase_but_not_ones_own() -> None:
    m = death("decapitation", house("gl-duro"), hand=["re-blood-on-the-sand", "re-jupiters-cock"])
    assert m.asked() == [(2, "react")]
    m.answer(("play", "re-blood-on-the-sand", 1))
    assert m.events_of("influence")[0] == (1, 1, 5, "reaction")  # nobody else could answer it
    m = death("decapitation", house("gl-duro", influence=6, hand=["re-jupiters-cock"]), ["re-blood-on-the-sand"])
    m.seal(s2=("play", "re-blood-on-the-sand", 1))
    assert m.asked() == [(1, "react")]
    m.answer(("play", "re-jupiters-cock"))
    assert m.events_of("card_foiled") == [(2, "re-blood-on-the-sand")]
    assert m.influence()[1] == 6


# ---------------------------------------------------------------------- somebody's misery


@pytest.mark.card("re-destitute")
def test_destitute_shames_a_dominus_without_a_coin() -> None:
    m = upkeep(
        house("gl-duro", coins=1, influence=3, hand=["re-destitute"]),
        house("gl-crixus", "sl-cook", coins=0),
        house("gl-barca", "sl-debtor", coins=4),
    )
    m.answer_by_default("ledger")
    assert m.coins() == [0, 0, 4]  # upkeep has cost seat 0 its coin
    assert m.asked() == [(0, "react")]
    assert m.offered() == ["pass", ("play", "re-destitute", 0), ("play", "re-destitute", 1)]  # oneself too (SP-79)
    m.answer(("play", "re-destitute", 1))
    assert m.events_of("declares_at") == [(0, "re-destitute", 1)]
    assert m.events_of("influence") == [(1, -1, 3, "reaction")]
    assert m.discards() == ["re-destitute"]


@pytest.mark.card("re-destitute")
@pytest.mark.rule("SP-20")
def test_destitute_is_silent_in_the_market_and_set_aside_coins_count() -> None:
    poor = house("gl-crixus", "sl-cook", coins=0)
    holder = house("gl-duro", "sl-debtor", coins=1, hand=["re-destitute"])
    m = table(holder, poor, house("gl-barca", "sl-mira", coins=1), moment="phase_end", phase="market")
    assert (m.kind, m.state.phase) == ("react", "arena")  # not at the end of the market, but right after
    m = table(holder, poor, house("gl-barca", "sl-mira", coins=1), moment="phase_end", phase="intrigue")
    assert m.asked() == [(0, "react")]
    m = intrigue(
        house("gl-duro", "sl-debtor", coins=3, hand=["sc-caught-taking-bribes"]),
        house("gl-crixus", "sl-cook", coins=1, hand=["re-destitute"]),
        house("gl-barca", "sl-mira", coins=1),
    )
    m.scheme("sc-caught-taking-bribes", 1)
    assert m.coins()[0] == 0
    m.confirm()
    m.answer("pass")
    assert m.asked() == [(1, "react")]  # only now the coins are gone
    assert m.offered() == ["pass", ("play", "re-destitute", 0)]


@pytest.mark.card("re-empty-brothel")
def test_empty_brothel_shames_a_dominus_without_a_ready_slave_in_every_phase() -> None:
    for moment, phase in (("phase_end", "intrigue"), ("phase_end", "market"), ("phase_end", "arena")):
        m = table(
            house("gl-duro", "sl-debtor", coins=1, influence=3, hand=["re-empty-brothel"]),
            house("gl-crixus", card("sl-cook", ready=False), coins=1),
            house("gl-barca", "sl-mira", coins=1),
            moment=moment,
            phase=phase,
        )
        assert m.offered() == ["pass", ("play", "re-empty-brothel", 1)]
        m.answer(("play", "re-empty-brothel", 1))
        assert m.events_of("influence")[0] == (1, -1, 3, "reaction")


@pytest.mark.card("re-a-shameful-ludus")
@pytest.mark.rule("SP-20")
def test_a_shameful_ludus_needs_a_ready_gladiator_except_in_the_arena() -> None:
    def end_of(phase: str, gladiator: Any) -> Table:
        return table(
            house("gl-duro", "sl-debtor", coins=1, influence=3, hand=["re-a-shameful-ludus"]),
            house(gladiator, "sl-cook", coins=1),
            house("gl-barca", "sl-mira", coins=1),
            moment="phase_end",
            phase=phase,
        )

    m = end_of("market", card("gl-crixus", injured=True))
    assert m.offered() == ["pass", ("play", "re-a-shameful-ludus", 1)]
    m.answer(("play", "re-a-shameful-ludus", 1))
    assert m.influence() == [4, 3, 4]  # and the Arena Phase has honoured its Host
    assert end_of("market", "gl-crixus").kind != "react"
    assert end_of("arena", card("gl-crixus", injured=True)).events_of("phase") == [("upkeep",)]  # nobody was asked


@pytest.mark.card("re-destitute", "re-empty-brothel", "re-a-shameful-ludus")
@pytest.mark.rule("SP-19")
def test_each_copy_shames_once_more_and_two_influence_are_too_little() -> None:
    shames = ["re-empty-brothel", "re-empty-brothel", "re-a-shameful-ludus", "re-destitute"]
    m = table(
        house("gl-duro", "sl-debtor", coins=1, influence=3, hand=shames),
        house(coins=0, influence=9),
        house("gl-barca", "sl-mira", coins=1),
        moment="phase_end",
        phase="intrigue",
    )
    for title in shames:
        m.answer(("play", title, 1))
    assert m.influence()[1] == 5
    weak = table(
        house("gl-duro", "sl-debtor", coins=1, influence=2, hand=shames),
        house(coins=0, influence=9),
        house("gl-barca", "sl-mira", coins=1),
        moment="phase_end",
        phase="intrigue",
    )
    assert weak.kind != "react"


@pytest.mark.card("re-destitute")
@pytest.mark.rule("SP-19", "SP-99")
def test_a_coin_given_in_time_ends_the_misery() -> None:
    m = table(
        house("gl-duro", "sl-debtor", coins=1, hand=["re-destitute"]),
        house("gl-crixus", "sl-cook", coins=0),
        house("gl-barca", "sl-mira", coins=1, influence=6, hand=["sc-robbery"]),
        moment="phase_end",
        phase="intrigue",
    )
    m.seal(s0=("play", "re-destitute", 1))
    assert m.asked() == [(2, "react")]  # it may be Jupiter's
    m.act(2, "give", 1, 1)
    m.seal()
    assert m.events_of("without_effect") == [(0, "re-destitute")]
    assert m.influence() == [4, 4, 6]


# ---------------------------------------------------------------------- Rigging the Match


def rigged(*houses: dict[str, Any], **given: Any) -> Table:
    """Wagers are closed: seats 0 and 1 fight, seat 2 holds the card."""
    one, two = fighter(0, "gl-duro", "eq-net"), fighter(1, houses[1]["assets"][0])
    m = combat(one, two, *houses, moment="wagers", **given)
    m.seal(s0=(1, 0, 0, 0))
    return m


@pytest.mark.card("re-rigging-the-match")
@pytest.mark.rule("SP-36")
def test_rigging_the_match_replaces_a_gladiator_and_nothing_else() -> None:
    m = rigged(
        house("gl-duro", "gl-spartacus", "gl-crixus", card("gl-barca", ready=False), "sl-cook", "eq-net", coins=3),
        house("gl-gannicus", "sl-mira"),
        house(influence=1, hand=["re-rigging-the-match"]),
    )
    assert m.asked() == [(2, "react")]
    assert m.offered() == ["pass", ("play", "re-rigging-the-match", 0)]  # seat 1 has nobody to put in their place
    m.answer(("play", "re-rigging-the-match", 0))
    assert m.asked() == [(2, "pick")]
    assert m.offered() == [m.asset("gl-spartacus").id, m.asset("gl-crixus").id]
    m.pick("gl-spartacus")
    spartacus = m.state.fighters[0]
    assert (spartacus.card, spartacus.pools) == ("gl-spartacus", (4, 4, 4))
    assert spartacus.gear == (m.asset("eq-net").id,)
    assert m.state.wagers[0] == (1, 0, 0, 0)
    duro = m.asset("gl-duro")
    assert (duro.ready, duro.committed) == (True, False)
    assert m.asset("gl-spartacus").committed
    assert m.events_of("swapped") == [(0, duro.id, "gl-duro", m.asset("gl-spartacus").id, "gl-spartacus")]


@pytest.mark.card("re-rigging-the-match")
@pytest.mark.rule("SP-36")
def test_a_slave_is_never_replaced_and_never_a_replacement() -> None:
    m = rigged(
        house("gl-duro", "sl-cook", "eq-net", coins=3),
        house("sl-mira", "gl-gannicus"),
        house(hand=["re-rigging-the-match"]),
    )
    assert m.kind != "react"


@pytest.mark.card("re-rigging-the-match")
@pytest.mark.rule("SP-36")
def test_the_second_copy_may_rig_it_back() -> None:
    m = rigged(
        house("gl-duro", "gl-spartacus", "eq-net", coins=3),
        house("gl-gannicus", hand=["re-rigging-the-match"]),
        house(hand=["re-rigging-the-match"]),
    )
    m.seal(s1=("play", "re-rigging-the-match", 0))
    assert m.state.fighters[0].card == "gl-spartacus"
    m.seal(s2=("play", "re-rigging-the-match", 0))
    assert m.state.fighters[0].card == "gl-duro"
    assert m.kind != "react"  # both copies lie in the discard pile


# ---------------------------------------------------------------------- Blood on the Sand


def death(level: str, bereaved: dict[str, Any], hand: list[str] | None = None, loser: str = "gl-duro") -> Table:
    """Seat 1 has lost a match; seat 2 holds cards."""
    one, two = fighter(0, "gl-barca", winner=True), fighter(1, loser, level=level)
    holder = house(influence=1, hand=hand or ["re-blood-on-the-sand"])
    return combat(one, two, house("gl-barca"), bereaved, holder, moment="decided")


@pytest.mark.card("re-blood-on-the-sand")
@pytest.mark.rule("SP-51")
def test_blood_on_the_sand_comforts_the_house_of_the_dead() -> None:
    m = death("decapitation", house("gl-duro"))
    assert m.asked() == [(2, "react")]
    assert m.offered() == ["pass", ("play", "re-blood-on-the-sand", 1)]
    m.answer(("play", "re-blood-on-the-sand", 1))
    assert m.events_of("influence")[0] == (1, 1, 5, "reaction")
    assert m.state.market_discard == ["gl-duro"]


@pytest.mark.card("re-blood-on-the-sand")
@pytest.mark.rule("SP-51")
def test_blood_on_the_sand_after_a_thumb_down() -> None:
    m = death("yield", house("gl-duro"))
    m.answer_by_default("audience")
    m.answer("down")
    assert m.asked() == [(2, "react")]
    m.answer(("play", "re-blood-on-the-sand", 1))
    assert m.influence()[1] == 5


@pytest.mark.card("re-blood-on-the-sand")
@pytest.mark.rule("SP-51")
def test_nobody_bleeds_for_a_slave_or_for_one_who_lives() -> None:
    m = death("decapitation", house("sl-cook"), loser="sl-cook")
    assert m.kind != "react"
    m = death("injury", house("gl-duro"))
    m.answer_by_default("audience")
    m.answer("up")
    assert m.events_of("declares_at") == []
    assert m.hand(2)[0] == "re-blood-on-the-sand"


def test_reactions_are_no_actions_of_ones_own_turn() -> None:
    m = intrigue(house(influence=12, coins=9, hand=["re-whispered-rumors"]), house(), house())
    assert m.offered() == ["end", ("cash", "re-whispered-rumors")]
    m.answer(("cash", "re-whispered-rumors"))
    assert m.coins()[0] == 12


def test_no_reaction_is_played_in_the_open_market() -> None:
    m = market(house(coins=1, hand=["re-empty-brothel"]), house(), house())
    assert {kind for _, kind in m.asked()} == {"open_market"}


def test_the_host_is_honoured_before_misery_is_looked_at() -> None:
    m = arena(
        house(coins=1, influence=2, hand=["re-empty-brothel"]), house("gl-duro", "sl-cook"), house("sl-mira")
    )
    assert m.influence()[0] == 3
    assert m.offered() == ["pass", ("play", "re-empty-brothel", 0)]
