"""The schemes, each in a story: what it does, whom it may be aimed at, what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS
from munera.testing.spartacus import STAFF, Table, card, house, intrigue

SCHEMES = BASE.titles("scheme")

GLADIATORS = ["gl-spartacus", "gl-crixus", "gl-gannicus", "gl-theokoles", "gl-oenomaus"]


def schemer(title: str, *assets: Any, **given: Any) -> dict[str, Any]:
    """The Dominus whose turn it is, with the scheme and otherwise well off."""
    return house(*(assets or STAFF[0]), **{"coins": 9, "hand": [title], "influence": 12, **given})


def rival(*assets: Any, **given: Any) -> dict[str, Any]:
    """Another house, rich in coins only. Nobody preys on the misery of others: all hands are empty."""
    return house(*assets, **{"coins": 9, **given})


def others() -> list[dict[str, Any]]:
    """Two rivals who have all that a scheme may ask for."""
    return [
        rival(*GLADIATORS, "sl-cook", "gu-guard", influence=8),
        rival("gl-celt-warrior", "sl-cook", influence=1),
    ]


def aims(m: Table, title: str) -> list[tuple[int, ...]]:
    """Prepare the scheme, and return the targets with which it could be announced."""
    m.answer(("prepare", title))
    return [option[1] for option in m.offered() if option[0] == "announce"]


# ---------------------------------------------------------------------- all of them


@pytest.mark.parametrize("title", sorted(SCHEMES))
def test_every_scheme_needs_its_influence_and_not_one_less(title: str) -> None:
    needed = CARDS[title].requirement
    if needed > 1:
        low = intrigue(schemer(title, influence=min(needed - 1, 12)), *others())
        assert aims(low, title) == []
        assert low.can("take_back")
    if needed <= 12:
        assert aims(intrigue(schemer(title, influence=max(needed, 1)), *others()), title) != []


@pytest.mark.parametrize("title", sorted(SCHEMES))
def test_every_scheme_is_discarded_when_it_succeeds_and_cashed_in_for_its_value(title: str) -> None:
    m = intrigue(schemer(title, *STAFF[0], "gl-ashur"), *others())
    if CARDS[title].requirement > 12:
        m.answer(("prepare", title))
        m.answer(("request", ((1, False),)))
        m.answer("yes")
        m.answer(("announce", (2,)))
    else:
        m.answer(("prepare", title))
        m.answer(next(option for option in m.offered() if option[0] == "announce"))
    m.confirm()
    m.nobody()
    m.answer_by_default("pick", "pick_house")
    assert m.events_of("succeeds") == [(0, title)]
    assert m.discards()[-1] == title
    m = intrigue(schemer(title), *others())
    m.answer(("cash", title))
    assert m.events_of("cashes_in") == [(0, title, CARDS[title].cash)]
    assert m.coins()[0] == 9 + CARDS[title].cash


# ---------------------------------------------------------------------- coins from the Bank


@pytest.mark.card("sc-black-market-profits", "sc-joint-venture", "sc-looting-the-dead")
@pytest.mark.parametrize(
    ("title", "needed", "coins"),
    [("sc-black-market-profits", 7, 5), ("sc-joint-venture", 12, 7), ("sc-looting-the-dead", 4, 3)],
)
def test_the_bank_pays_the_schemer_and_nobody_elses_guard_can_stop_it(title: str, needed: int, coins: int) -> None:
    m = intrigue(schemer(title, influence=needed), rival("gu-guard"), rival())
    assert aims(m, title) == [(0,)]
    m.answer(("announce", (0,)))
    m.confirm()
    assert m.asked() == [(0, "turn")]  # a guard is for its own Dominus alone (SP-07)
    assert m.events_of("bank_pays") == [(0, coins, "scheme")]
    assert m.coins() == [9 + coins, 9, 9]


@pytest.mark.card("sc-labor-contract", "sc-illicit-services")
@pytest.mark.parametrize(("title", "needed", "each"), [("sc-labor-contract", 1, 1), ("sc-illicit-services", 6, 2)])
def test_the_target_is_paid_for_every_ready_slave(title: str, needed: int, each: int) -> None:
    slaves = ["sl-cook", "sl-debtor", card("sl-convict", ready=False), card("sl-deserter", injured=True)]
    m = intrigue(schemer(title, influence=needed), rival(*slaves), rival())
    assert aims(m, title) == [(0,), (1,), (2,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.events_of("bank_pays") == [(1, 2 * each, "scheme")]
    assert m.coins() == [9, 9 + 2 * each, 9]


@pytest.mark.card("sc-labor-contract", "sc-illicit-services")
@pytest.mark.parametrize("title", ["sc-labor-contract", "sc-illicit-services"])
def test_without_a_ready_slave_it_succeeds_for_nothing(title: str) -> None:
    m = intrigue(schemer(title), rival(card("sl-cook", ready=False)), rival())
    m.plays(title, 1)
    assert m.events_of("succeeds") == [(0, title)]
    assert m.coins() == [9, 9, 9]


@pytest.mark.card("sc-illicit-auction")
def test_illicit_auction_sells_a_slave_for_twice_the_value() -> None:
    m = intrigue(schemer("sc-illicit-auction", "sl-naevia", "sl-cook", "gl-duro", influence=1), rival(), rival())
    assert aims(m, "sc-illicit-auction") == [(0,)]
    m.answer(("announce", (0,)))
    m.confirm()
    assert m.asked() == [(0, "pick")]
    m.pick("sl-naevia")
    assert m.events_of("asset_discarded") == [(1, "sl-naevia", 0, "price")]
    assert m.events_of("bank_pays") == [(0, 8, "scheme")]
    assert m.owned(0) == ["gl-duro", "sl-cook"]
    assert m.state.market_discard == ["sl-naevia"]


@pytest.mark.card("sc-illicit-auction")
@pytest.mark.parametrize("slave", [card("sl-naevia", ready=False), card("sl-naevia", injured=True)])
def test_illicit_auction_needs_a_ready_slave(slave: dict[str, Any]) -> None:
    m = intrigue(schemer("sc-illicit-auction", slave, "gl-duro"), rival(), rival())
    assert aims(m, "sc-illicit-auction") == []
    one = intrigue(schemer("sc-illicit-auction", slave, "sl-cook"), rival(), rival())
    assert aims(one, "sc-illicit-auction") == [(0,)]


# ---------------------------------------------------------------------- coins of others


@pytest.mark.card("sc-robbery")
@pytest.mark.parametrize(("purse", "taken"), [(1, 1), (3, 3), (7, 3)])
def test_robbery_takes_three_or_all(purse: int, taken: int) -> None:
    m = intrigue(schemer("sc-robbery", influence=1), rival(coins=purse), rival(coins=0))
    assert aims(m, "sc-robbery") == [(1,)]  # neither oneself nor a Dominus without a coin
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.events_of("pays") == [(1, 0, taken, "scheme")]
    assert m.coins() == [9 + taken, purse - taken, 0]


@pytest.mark.card("sc-robbery")
@pytest.mark.rule("SP-05", "SP-56")
def test_robbery_fails_when_the_coins_are_given_away_in_time() -> None:
    m = intrigue(schemer("sc-robbery"), rival("gu-guard", coins=2), rival(coins=0))
    m.scheme("sc-robbery", 1)
    m.confirm()
    assert m.asked() == [(1, "foil")]
    m.act(1, "give", 2, 2)
    m.answer("pass")
    assert m.events_of("scheme_fails") == [(0, "sc-robbery")]
    assert m.coins() == [9, 0, 2]
    assert m.discards() == ["sc-robbery"]


@pytest.mark.card("sc-word-to-the-tax-collector")
@pytest.mark.parametrize(("purse", "lost"), [(1, 1), (5, 5), (7, 5)])
def test_the_tax_collector_takes_five_or_all_for_the_bank(purse: int, lost: int) -> None:
    title = "sc-word-to-the-tax-collector"
    m = intrigue(schemer(title, influence=1), rival(coins=purse), rival(coins=0))
    assert aims(m, title) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.events_of("pays_bank") == [(1, lost, "scheme")]
    assert m.coins() == [9, purse - lost, 0]


# ---------------------------------------------------------------------- cards


@pytest.mark.card("sc-inside-information")
@pytest.mark.parametrize("target", [0, 1])
def test_inside_information_draws_two_cards_for_anybody(target: int) -> None:
    m = intrigue(
        schemer("sc-inside-information", influence=6), rival(), rival(), intrigue=["gu-guard", "sc-robbery"]
    )
    m.plays("sc-inside-information", target)
    assert m.hand(target) == ["gu-guard", "sc-robbery"]
    assert m.events_of("draws") == [(target, 2)]
    drawn = [event for event in m.match.log or () if event[0] == "drawn"]
    assert drawn == [("drawn", ("gu-guard", "sc-robbery"), (target,), ())]


# ---------------------------------------------------------------------- influence for anybody


@pytest.mark.card("sc-a-visitor-from-rome", "sc-final-blow", "sc-lend-me-your-ear")
@pytest.mark.parametrize(
    ("title", "needed"), [("sc-a-visitor-from-rome", 6), ("sc-final-blow", 11), ("sc-lend-me-your-ear", 9)]
)
def test_anybody_gains_one(title: str, needed: int) -> None:
    m = intrigue(schemer(title, influence=needed), rival(), rival())
    assert aims(m, title) == [(0,), (1,), (2,)]
    m.answer(("announce", (2,)))
    m.confirm()
    m.nobody()
    assert m.events_of("influence") == [(2, 1, 5, "scheme")]
    assert m.influence() == [needed, 4, 5]
    own = intrigue(schemer(title, influence=needed), rival(), rival())
    own.plays(title, 0)
    assert own.influence()[0] == needed + 1


@pytest.mark.card("sc-grand-feast")
def test_grand_feast_costs_two_for_every_other_house() -> None:
    m = intrigue(schemer("sc-grand-feast", coins=6, influence=5), rival(), rival(), rival())
    m.plays("sc-grand-feast", 0)
    assert m.coins() == [0, 11, 11, 11]
    assert m.influence() == [6, 4, 4, 4]
    poor = intrigue(schemer("sc-grand-feast", coins=5, influence=5), rival(), rival(), rival())
    assert aims(poor, "sc-grand-feast") == []
    three = intrigue(schemer("sc-grand-feast", coins=4, influence=5), rival(), rival())
    assert aims(three, "sc-grand-feast") == [(0,), (1,), (2,)]


@pytest.mark.card("sc-public-exhibition")
def test_public_exhibition_counts_three_ready_gladiators_and_costs_three() -> None:
    title, trio = "sc-public-exhibition", GLADIATORS[:3]
    m = intrigue(schemer(title, coins=3, influence=3), rival(*trio), rival(*GLADIATORS[3:]))
    assert aims(m, title) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.events_of("pays_bank") == [(0, 3, "price")]
    assert m.influence() == [3, 5, 4]
    tired = [*trio[:2], card(trio[2], ready=False)]
    assert aims(intrigue(schemer(title), rival(*tired), rival()), title) == []
    assert aims(intrigue(schemer(title, coins=2), rival(*trio), rival()), title) == []


@pytest.mark.card("sc-sate-roman-appetites", "sc-epic-spectacle")
@pytest.mark.parametrize(
    ("title", "number", "gain"), [("sc-sate-roman-appetites", 4, 1), ("sc-epic-spectacle", 5, 2)]
)
def test_many_ready_gladiators_please_the_crowd(title: str, number: int, gain: int) -> None:
    m = intrigue(schemer(title, *GLADIATORS[:number], coins=0, influence=1), rival(), rival())
    assert aims(m, title) == [(0,)]
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    assert m.events_of("influence") == [(0, gain, 1 + gain, "scheme")]
    few = [*GLADIATORS[: number - 1], card(GLADIATORS[number - 1], injured=True), "sl-naevia"]
    assert aims(intrigue(schemer(title, *few), rival(), rival()), title) == []


@pytest.mark.card("sc-collaboration")
def test_collaboration_raises_two_different_houses() -> None:
    title = "sc-collaboration"
    m = intrigue(schemer(title), rival(), rival())
    assert aims(m, title) == [(0, 1), (0, 2), (1, 2)]
    m.answer(("announce", (1, 2)))
    m.confirm()
    m.nobody()
    assert m.events_of("influence") == [(1, 1, 5, "scheme"), (2, 1, 5, "scheme")]
    at_the_top = intrigue(schemer(title), rival(), rival())
    at_the_top.plays(title, 0, 1)
    assert at_the_top.influence() == [12, 5, 4]  # a gain beyond twelve is lost (SP-01)


@pytest.mark.card("sc-collaboration")
@pytest.mark.rule("SP-17")
def test_a_guard_of_either_target_foils_the_whole_collaboration() -> None:
    m = intrigue(schemer("sc-collaboration"), rival("gu-guard"), rival("gu-guard"), rival("gu-guard"), dice=[3, 4])
    m.scheme("sc-collaboration", 1, 3)
    m.confirm()
    assert m.asked() == [(1, "foil"), (3, "foil")]
    m.seal(s1=("guard", "table"), s3=("guard", "table"))
    m.seal(s3=("guard", "table"))
    assert m.events_of("guard_rolls") == [(1, 3), (3, 4)]
    assert m.events_of("foiled") == [(0, "sc-collaboration")]
    assert m.influence() == [12, 4, 4, 4]


@pytest.mark.card("sc-revenge")
def test_revenge_is_for_the_one_in_last_place() -> None:
    m = intrigue(schemer("sc-revenge", influence=2), rival(influence=3), rival(influence=1))
    assert aims(m, "sc-revenge") == [(2,)]
    m.answer(("announce", (2,)))
    m.confirm()
    m.nobody()
    assert m.influence() == [2, 3, 3]
    tied = intrigue(schemer("sc-revenge"), rival(influence=3), rival(influence=3))
    assert aims(tied, "sc-revenge") == []
    own = intrigue(schemer("sc-revenge", influence=2), rival(influence=3), rival(influence=3))
    assert aims(own, "sc-revenge") == [(0,)]


# ---------------------------------------------------------------------- influence against somebody


@pytest.mark.card("sc-collusion")
@pytest.mark.parametrize(("gains", "after"), [(0, [11, 3, 4]), (2, [10, 3, 5])])
def test_collusion_lowers_the_target_and_raises_another(gains: int, after: list[int]) -> None:
    m = intrigue(schemer("sc-collusion", influence=10), rival(), rival())
    assert aims(m, "sc-collusion") == [(1,), (2,)]
    m.answer(("announce", (1,)))
    m.confirm()
    assert m.asked() == [(0, "pick_house")]
    assert m.offered() == [0, 2]  # not the target itself
    m.answer(gains)
    assert m.influence() == after


@pytest.mark.card("sc-caught-taking-bribes")
def test_caught_taking_bribes_pays_its_victim() -> None:
    title = "sc-caught-taking-bribes"
    m = intrigue(schemer(title, coins=3, influence=1), rival(), rival())
    assert aims(m, title) == [(1,), (2,)]
    m.answer(("announce", (1,)))
    assert m.coins() == [0, 9, 9]  # set aside
    m.confirm()
    m.nobody()
    assert m.events_of("pays") == [(0, 1, 3, "price")]
    assert (m.coins(), m.influence()) == ([0, 12, 9], [1, 3, 4])
    assert aims(intrigue(schemer(title, coins=2), rival(), rival()), title) == []


@pytest.mark.card("sc-buying-secrets")
def test_buying_secrets_pays_a_third_house() -> None:
    title = "sc-buying-secrets"
    m = intrigue(schemer(title, coins=3, influence=4), rival(), rival(), rival())
    assert aims(m, title) == [(1,), (2,), (3,)]
    m.answer(("announce", (2,)))
    m.confirm()
    assert m.asked() == [(0, "pick_house")]
    assert m.offered() == [1, 3]
    m.answer(3)
    assert m.events_of("pays") == [(0, 3, 3, "price")]
    assert (m.coins(), m.influence()) == ([0, 9, 9, 12], [4, 4, 3, 4])
    assert aims(intrigue(schemer(title, coins=2), rival(), rival()), title) == []


@pytest.mark.card("sc-buying-secrets")
@pytest.mark.rule("SP-ASK-1")
def test_with_three_houses_there_is_only_one_third() -> None:
    m = intrigue(schemer("sc-buying-secrets"), rival(), rival())
    m.plays("sc-buying-secrets", 1)
    assert m.events_of("pays") == [(0, 2, 3, "price")]
    assert m.kind == "turn"


@pytest.mark.card("sc-blackmail")
def test_blackmail_costs_a_slave() -> None:
    m = intrigue(schemer("sc-blackmail", "sl-mira", "sl-naevia", influence=4), rival(), rival())
    assert aims(m, "sc-blackmail") == [(1,), (2,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    m.pick("sl-naevia")  # this Slave counts twice and is one card as a price (SP-23)
    assert (m.owned(0), m.influence()) == (["sl-mira"], [4, 3, 4])
    assert m.events_of("asset_discarded") == [(2, "sl-naevia", 0, "price")]
    tired = schemer("sc-blackmail", card("sl-mira", ready=False), "gl-duro")
    assert aims(intrigue(tired, rival(), rival()), "sc-blackmail") == []
    one = schemer("sc-blackmail", "sl-mira", "gl-duro")
    assert aims(intrigue(one, rival(), rival()), "sc-blackmail") == [(1,), (2,)]


@pytest.mark.card("sc-conspiracy")
def test_conspiracy_always_needs_support() -> None:
    assert aims(intrigue(schemer("sc-conspiracy", influence=12), rival(), rival()), "sc-conspiracy") == []
    m = intrigue(schemer("sc-conspiracy", influence=11), rival(influence=1), rival(influence=4))
    m.answer(("prepare", "sc-conspiracy"))
    m.answer(("request", ((2, False),)))
    m.answer("yes")
    assert not m.can(("announce", (2,)))  # 15 of 16
    m.answer(("request", ((1, True),)))
    m.answer("yes")
    m.answer(("announce", (2,)))  # the target may have supported it (SP-13)
    m.confirm()
    m.nobody()
    assert m.events_of("influence") == [(2, -2, 2, "scheme")]
    assert m.influence() == [11, 1, 2]


@pytest.mark.card("sc-spread-cheeks-wide", "re-jupiters-cock")
def test_everybody_loses_and_only_jupiter_can_help() -> None:
    title = "sc-spread-cheeks-wide"
    mighty = rival("gu-guard", influence=12, hand=["re-whispered-rumors", "gu-guard", "re-jupiters-cock"])
    m = intrigue(schemer(title, influence=4), mighty, rival("gu-guard", influence=5, hand=["gu-guard"]))
    assert aims(m, title) == [()]
    m.answer(("announce", ()))
    m.confirm()
    assert m.asked() == [(1, "foil")]  # with less than six Influence nothing acts here
    assert m.offered() == ["pass", ("play", "re-jupiters-cock")]
    m.answer("pass")
    assert m.events_of("influence") == [(0, -2, 2, "scheme"), (1, -1, 11, "scheme"), (2, -1, 4, "scheme")]
    m = intrigue(schemer(title, influence=4), mighty, rival())
    m.scheme(title)
    m.confirm()
    m.answer(("play", "re-jupiters-cock"))
    assert m.events_of("foiled") == [(0, title)]
    assert m.influence() == [4, 12, 4]


@pytest.mark.card("sc-spread-cheeks-wide")
@pytest.mark.rule("SP-02")
def test_influence_is_no_price() -> None:
    m = intrigue(schemer("sc-spread-cheeks-wide", influence=4), rival(influence=1), rival(influence=2))
    m.plays("sc-spread-cheeks-wide")
    assert m.influence() == [2, 1, 1]  # cut off at one


# ---------------------------------------------------------------------- assets


@pytest.mark.card("sc-poisoned-wine")
def test_poisoned_wine_injures_whom_the_schemer_picks() -> None:
    title = "sc-poisoned-wine"
    victims = ["gl-spartacus", "sl-cook", card("gl-crixus", ready=False), "eq-sword", "gu-guard"]
    m = intrigue(schemer(title, influence=3), rival(*victims), rival("eq-net", card("sl-mira", ready=False)))
    assert aims(m, title) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.asked() == [(0, "pick")]
    assert m.offered() == [m.asset("gl-spartacus").id, m.asset("sl-cook", 1).id]
    m.pick("gl-spartacus")
    spartacus = m.asset("gl-spartacus")
    assert (spartacus.injured, spartacus.ready) == (True, False)
    assert m.events_of("injured") == [(spartacus.id, "gl-spartacus", 1)]
    single = intrigue(schemer(title), rival("sl-cook"), rival())
    single.plays(title, 1)
    assert single.events_of("injured") == [(single.asset("sl-cook").id, "sl-cook", 1)]  # without a question


@pytest.mark.card("sc-incite-rebellion", "sc-unlocked-gate")
@pytest.mark.rule("SP-08")
@pytest.mark.parametrize(
    ("title", "needed", "lost", "kept", "safe"),
    [
        ("sc-incite-rebellion", 5, "gl-duro", "gl-spartacus", "sl-cook"),
        ("sc-unlocked-gate", 1, "sl-cook", "sl-naevia", "gl-duro"),
    ],
)
def test_the_target_chooses_whom_it_loses(title: str, needed: int, lost: str, kept: str, safe: str) -> None:
    tired = card("gl-crixus" if lost.startswith("gl") else "sl-mira", ready=False)
    m = intrigue(schemer(title, influence=needed), rival(lost, kept, safe), rival(tired, "eq-net"))
    assert aims(m, title) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.asked() == [(1, "pick")]
    assert m.offered() == [m.asset(lost).id, m.asset(kept).id]
    m.pick(lost)
    assert m.events_of("asset_discarded") == [(m.events_of("picks")[0][1], lost, 1, "scheme")]
    assert m.owned(1) == sorted([kept, safe])
    single = intrigue(schemer(title, influence=needed), rival(lost), rival())
    single.plays(title, 1)
    assert single.owned(1) == []  # the only one, without a question


@pytest.mark.card("sc-incite-rebellion")
@pytest.mark.rule("SP-49")
def test_a_champion_lost_to_rebellion_costs_influence() -> None:
    m = intrigue(schemer("sc-incite-rebellion"), rival(card("gl-duro", champion=True), "sl-cook"), rival())
    m.plays("sc-incite-rebellion", 1)
    assert m.events_of("influence") == [(1, -1, 3, "champion")]


@pytest.mark.card("sc-bribe-the-guards")
def test_bribe_the_guards_exhausts_every_guard_on_the_table_for_a_coin_each() -> None:
    title = "sc-bribe-the-guards"
    guarded = rival("gu-guard", "gu-guard", card("gu-guard", ready=False))
    m = intrigue(schemer(title, coins=2, influence=1), guarded, rival())
    assert aims(m, title) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.answer("pass")
    assert m.events_of("pays_bank") == [(0, 2, "price")]
    assert m.events_of("exhausted") == [(3, "gu-guard", 1), (4, "gu-guard", 1)]
    assert (m.ready(1), m.coins()[0]) == ([], 0)
    assert aims(intrigue(schemer(title, coins=1), guarded, rival()), title) == []


@pytest.mark.card("sc-bribe-the-guards")
@pytest.mark.rule("SP-05")
def test_bribe_the_guards_concerns_only_those_who_were_there_and_still_are() -> None:
    title = "sc-bribe-the-guards"
    m = intrigue(schemer(title, coins=2), rival("gu-guard", "gu-guard", hand=["gu-guard"]), rival(), dice=[1])
    m.scheme(title, 1)
    m.act(1, "lay")
    m.confirm()
    m.answer(("guard", "table"))
    m.answer("pass")
    assert m.events_of("pays_bank") == [(0, 1, "price")]  # the one that was used costs nothing
    assert m.coins()[0] == 1
    assert [a.ready for a in m.assets("gu-guard")] == [False, True]  # and the new one was not bribed


@pytest.mark.card("sc-bribe-the-guards")
@pytest.mark.rule("SP-05", "SP-75")
def test_a_guard_laid_down_afterwards_does_not_make_the_bribe_too_dear() -> None:
    title = "sc-bribe-the-guards"
    m = intrigue(schemer(title, coins=1), rival("gu-guard", hand=["gu-guard"]), rival())
    m.scheme(title, 1)
    m.answer(("request", ((2, False),)))
    m.act(1, "lay")
    m.answer("no")
    assert m.asked() == [(0, "announced")]
    m.confirm()
    m.answer("pass")
    assert m.events_of("exhausted") == [(3, "gu-guard", 1)]
    assert m.coins()[0] == 0


@pytest.mark.card("sc-bribe-the-guards")
@pytest.mark.rule("SP-05")
def test_without_any_of_these_guards_the_bribe_fails() -> None:
    title = "sc-bribe-the-guards"
    m = intrigue(schemer(title, coins=1), rival("gu-guard", hand=["gu-guard"]), rival(), dice=[1])
    m.scheme(title, 1)
    m.act(1, "lay")
    m.confirm()
    m.answer(("guard", "table"))
    m.answer("pass")
    assert m.events_of("scheme_fails") == [(0, title)]
    assert (m.coins()[0], m.ready(1)) == (1, ["gu-guard"])
