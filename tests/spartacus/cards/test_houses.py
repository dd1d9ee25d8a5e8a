"""The powers of the houses, each in a story."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.cards.table import BASE
from munera.testing.spartacus import Table, card, house, intrigue, new_game

THREE = {
    "fodder-for-the-primus": ("ho-batiatus", ["gl-duro", "gl-crixus", "gl-barca"], "gl-spartacus"),
    "dispatch-to-rome": ("ho-glaber", ["gu-guard"] * 3, "gu-guard"),
    "to-the-mines": ("ho-tullius", ["sl-cook", "sl-mira", "sl-indus"], "sl-naevia"),
}


def powerful(name: str, *assets: Any, options: dict[str, Any] | None = None, **given: Any) -> Table:
    """The turn of a certain house."""
    return intrigue(house(*assets, house=name, **given), house(), house(), options=options or {})


def powers(m: Table) -> list[str]:
    return [option[1] for option in m.offered() if option[0] == "power"]


# ---------------------------------------------------------------------- exhausting


@pytest.mark.card("exhibition-match")
@pytest.mark.rule("SP-HOUSE-6")
def test_exhibition_match_exhausts_two_gladiators_for_two_coins() -> None:
    m = powerful("ho-batiatus", "gl-duro", "gl-crixus", "gl-barca", "gl-agron", card("gl-varro", ready=False))
    m.answer(("power", "exhibition-match"))
    m.pick("gl-duro")
    m.pick("gl-barca")
    assert m.events_of("uses_power") == [(0, "exhibition-match")]
    assert m.events_of("exhausted") == [(1, "gl-duro", 0), (3, "gl-barca", 0)]
    assert (m.coins()[0], m.ready(0)) == (2, ["gl-agron", "gl-crixus"])
    m.answer(("power", "exhibition-match"))  # as often as they can pay
    m.answer_by_default("pick")
    assert (m.coins()[0], m.ready(0)) == (4, [])
    assert powers(m) == []


@pytest.mark.card("legionnaire-patrol")
@pytest.mark.rule("SP-HOUSE-8")
def test_legionnaire_patrol_exhausts_three_guards_for_a_card() -> None:
    m = powerful("ho-glaber", *["gu-guard"] * 4, card("gu-guard", ready=False))
    assert powers(m) == ["legionnaire-patrol", "dispatch-to-rome"]
    m.answer(("power", "legionnaire-patrol"))
    assert (m.events_of("draws"), len(m.hand())) == ([(0, 1)], 1)
    assert len(m.events_of("exhausted")) == 3  # one is like the other: nobody is asked which
    m.nobody()
    assert powers(m) == []
    in_hand = powerful("ho-glaber", *["gu-guard"] * 2, hand=["gu-guard"])
    assert powers(in_hand) == []  # guards in hand do not count


@pytest.mark.card("duplicitous-dealings")
@pytest.mark.rule("SP-HOUSE-10")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_duplicitous_dealings_exchanges_up_to_three_cards(number: int) -> None:
    hand = ["gu-guard", "sc-robbery", "sc-blackmail", "sc-revenge"]
    m = powerful("ho-tullius", "sl-cook", "sl-mira", "sl-indus", hand=hand)
    m.answer(("power", "duplicitous-dealings"))
    m.answer_by_default("pick")
    assert m.ready(0) == []
    for title in hand[:number]:
        m.answer(title)
    if number < 3:
        assert m.offered()[0] == "none"
        m.answer("none")
    assert m.events_of("exchanges_no_more") == ([(0,)] if number < 3 else [])
    assert m.discards() == hand[:number]
    assert m.events_of("draws") == ([(0, number)] if number else [])
    assert len(m.hand()) == 4


@pytest.mark.card("duplicitous-dealings")
def test_duplicitous_dealings_needs_three_ready_slaves() -> None:
    m = powerful("ho-tullius", "sl-cook", "sl-naevia", card("sl-indus", ready=False), hand=["gu-guard"])
    assert powers(m) == []


# ---------------------------------------------------------------------- discarding


@pytest.mark.card(*THREE)
@pytest.mark.rule("SP-HOUSE-7", "SP-HOUSE-9", "SP-HOUSE-11")
@pytest.mark.parametrize("power", THREE)
def test_three_of_a_kind_are_discarded_for_influence(power: str) -> None:
    name, victims, spare = THREE[power]
    m = powerful(name, *victims, spare)
    m.answer(("power", power))
    for victim in victims:
        if m.kind == "pick":
            m.pick(victim)
    assert [(title, why) for _, title, _, why in m.events_of("asset_discarded")] == [
        (title, "power") for title in victims
    ]
    assert m.events_of("influence") == [(0, 1, 5, "power")]
    assert m.owned(0) == [spare]
    few = powerful(name, *victims[:2], card(spare, ready=False))
    assert power not in powers(few)


@pytest.mark.card("fodder-for-the-primus")
@pytest.mark.rule("SP-49")
def test_a_champion_as_fodder_costs_what_they_bring() -> None:
    m = powerful("ho-batiatus", card("gl-duro", champion=True), "gl-crixus", "gl-barca")
    m.answer(("power", "fodder-for-the-primus"))
    m.answer_by_default("pick")
    assert m.influence()[0] == 4


@pytest.mark.card("a-finger-in-every-pie")
@pytest.mark.rule("SP-HOUSE-13")
@pytest.mark.parametrize("missing", [None, "gl-duro", "sl-cook", "gu-guard"])
def test_a_finger_in_every_pie_takes_one_of_each(missing: str | None) -> None:
    assets = [card(title, ready=title != missing) for title in ("gl-duro", "sl-cook", "gu-guard")]
    m = powerful("ho-solonius", *assets)
    if missing:
        assert powers(m) == []
        return
    m.answer(("power", "a-finger-in-every-pie"))
    assert m.owned(0) == []
    assert (m.state.market_discard, m.discards()) == (["gl-duro", "sl-cook"], ["gu-guard"])
    assert m.influence()[0] == 5


# ---------------------------------------------------------------------- Bribes and Pandering


@pytest.mark.card("bribes-and-pandering")
@pytest.mark.rule("SP-HOUSE-12", "SP-10")
def test_bribes_lower_the_requirement_by_every_coin() -> None:
    title = "sc-a-visitor-from-rome"
    m = powerful("ho-solonius", coins=3, hand=[title])
    assert powers(m) == []  # only for a scheme that is being played
    m.answer(("prepare", title))
    assert [option for option in m.offered() if option[0] == "bribe"] == [("bribe", n) for n in (1, 2, 3)]
    m.answer(("bribe", 1))
    assert not m.can(("announce", (0,)))  # five of four
    m.answer(("bribe", 1))
    assert m.events_of("pays_bank") == [(0, 1, "bribe"), (0, 1, "bribe")]
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    assert (m.coins()[0], m.influence()[0]) == (1, 5)


@pytest.mark.card("bribes-and-pandering")
@pytest.mark.rule("SP-10")
def test_bribes_are_gone_when_the_scheme_is_foiled() -> None:
    title = "sc-a-visitor-from-rome"
    foiler = house(influence=6, hand=["re-whispered-rumors"])
    m = intrigue(house(house="ho-solonius", coins=2, hand=[title]), foiler, house())
    m.answer(("prepare", title))
    m.answer(("bribe", 2))
    m.answer(("announce", (0,)))
    m.confirm()
    m.answer(("play", "re-whispered-rumors"))
    assert m.events_of("foiled") == [(0, title)]
    assert m.coins()[0] == 0


@pytest.mark.card("bribes-and-pandering")
def test_coins_that_are_set_aside_bribe_nobody_and_other_houses_cannot() -> None:
    m = powerful("ho-solonius", coins=4, hand=["sc-caught-taking-bribes"])
    m.scheme("sc-caught-taking-bribes", 1)
    assert [option for option in m.offered() if option[0] == "bribe"] == [("bribe", 1)]
    m = powerful("ho-glaber", coins=4, hand=["sc-caught-taking-bribes"])
    m.answer(("prepare", "sc-caught-taking-bribes"))
    assert not any(option[0] == "bribe" for option in m.offered())


# ---------------------------------------------------------------------- all of them


@pytest.mark.rule("SP-POWER-1")
@pytest.mark.parametrize("name", BASE.houses)
def test_nobody_has_the_powers_of_another_house(name: str) -> None:
    everything = ["gl-duro", "gl-crixus", "gl-barca", "sl-cook", "sl-mira", "sl-indus", *["gu-guard"] * 3]
    m = powerful(name, *everything)
    assert powers(m) == [power.id for power in BASE.houses[name].powers if not power.discount]


@pytest.mark.rule("SP-OPTION-3")
def test_with_powers_once_each_serves_once_in_a_phase() -> None:
    gladiators = ["gl-duro", "gl-crixus", "gl-barca", "gl-agron", "gl-varro"]
    m = powerful("ho-batiatus", *gladiators, options={"powers_once": True})
    m.answer(("power", "exhibition-match"))
    m.answer_by_default("pick")
    assert powers(m) == ["fodder-for-the-primus"]
    m = powerful("ho-solonius", coins=4, hand=["sc-a-visitor-from-rome"], options={"powers_once": True})
    m.answer(("prepare", "sc-a-visitor-from-rome"))
    m.answer(("bribe", 1))
    assert not any(option[0] == "bribe" for option in m.offered())


@pytest.mark.rule("SP-HOUSE-2", "SP-HOUSE-3", "SP-HOUSE-4", "SP-HOUSE-5")
def test_the_houses_start_with_what_they_name() -> None:
    m = new_game(4, houses="random")
    for seat, name in enumerate(m.state.houses):
        row, kinds = BASE.houses[name], [title[:2] for title in m.owned(seat)]
        assert [kinds.count(kind) for kind in ("gl", "sl", "gu")] == [row.gladiators, row.slaves, row.guards]
        start = [facts for facts in m.events_of("starts_with") if facts[0] == seat]
        assert start == [(seat, row.coins, 4)]
