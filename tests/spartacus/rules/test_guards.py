"""Guards: whom they protect, their die, the hand and the table."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.spartacus import (
    ATTACK,
    Table,
    Written,
    calm,
    card,
    combat,
    fighter,
    house,
    market,
    staffed,
    upkeep,
)
from munera.testing.spartacus.titles import (
    AGRON,
    AXE,
    CELT,
    GUARD,
    KERZA,
    LOOTING,
    PERICLES,
    ROBBERY,
    RUMORS,
    SHIELD,
    SWORD,
    SYRIAN,
)

COLLABORATION = "sc-collaboration"


def robbed(victim: Written, other: Written | None = None, **given: Any) -> Table:
    """Seat 0 has confirmed a robbery of seat 1."""
    m = calm(house(hand=[ROBBERY]), victim, other or house(), **given)
    m.scheme(ROBBERY, 1)
    m.confirm()
    return m


@pytest.mark.rule("SP-GUARD-1")
def test_only_the_target_uses_guards() -> None:
    m = robbed(house(GUARD), house(GUARD, hand=[GUARD], influence=1))
    assert m.asked() == [(1, "foil")]
    m = robbed(house(GUARD), house(GUARD, hand=[GUARD], influence=2))
    assert m.asked() == [(1, "foil"), (2, "foil")]  # seat 2 might hold a reaction
    assert m.offered(2) == ["pass"]


@pytest.mark.rule("SP-GUARD-2", "SP-VERB-13")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_guard_foils_with_four_five_or_six(die: int) -> None:
    m = robbed(house(GUARD), dice=[die])
    m.answer(("guard", "table"))
    assert m.events_of("guard_rolls") == m.learned(1, "guard_rolls") == [(1, die)]
    assert m.events_of("foiled") == ([(0, ROBBERY)] if die >= 4 else [])
    assert m.coins() == ([5, 5, 5] if die >= 4 else [8, 2, 5])


@pytest.mark.rule("SP-GUARD-3")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("where", ["hand", "table"])
def test_the_guard_is_discarded_either_way(die: int, where: str) -> None:
    victim = house(GUARD) if where == "table" else house(hand=[GUARD])
    m = robbed(victim, dice=[die])
    m.answer(("guard", where))
    m.nobody()
    assert (m.hand(1), m.owned(1)) == ([], ["gl-thracian-warrior", "sl-debtor"])
    assert m.discards() == [GUARD, ROBBERY]


@pytest.mark.rule("SP-GUARD-4")
def test_after_a_failure_another_guard_or_a_reaction() -> None:
    m = robbed(house(GUARD, GUARD, hand=[GUARD, RUMORS], influence=6), dice=[1, 2, 3])
    everything = ["pass", ("guard", "table"), ("guard", "hand"), ("play", RUMORS)]
    assert m.offered() == everything
    m.answer(("guard", "table"))
    assert m.offered() == everything
    m.answer(("guard", "hand"))
    assert m.offered() == ["pass", ("guard", "table"), ("play", RUMORS)]
    m.answer(("guard", "table"))
    assert m.offered() == ["pass", ("play", RUMORS)]
    m.answer(("play", RUMORS))
    assert m.events_of("foiled") == [(0, ROBBERY)]


@pytest.mark.rule("SP-GUARD-5")
@pytest.mark.parametrize("where", ["hand", "table"])
def test_guards_work_from_hand_and_table(where: str) -> None:
    m = robbed(house(GUARD, hand=[GUARD]), dice=[4])
    m.answer(("guard", where))
    assert m.learned(2, "uses_guard") == [(1, where)]
    assert m.events_of("foiled") == [(0, ROBBERY)]
    assert (m.ready(1).count(GUARD), m.hand(1).count(GUARD)) == ((1, 0) if where == "hand" else (0, 1))


# ---------------------------------------------------------------------- on the table


@pytest.mark.rule("SP-GUARD-6")
def test_a_guard_of_the_hand_may_be_laid_down_and_becomes_an_asset() -> None:
    m = calm(house(), house(hand=[GUARD]), house())
    m.act(1, "lay")
    assert (m.hand(1), m.ready(1).count(GUARD)) == ([], 1)
    assert m.learned(0, "lays_guard") == [(1, m.asset(GUARD).id)]
    assert not m.may_act(1, "lay")
    m = market(*staffed(house(GUARD), house(), house()))
    guard = m.asset(GUARD).id
    assert m.can(("sell", guard), 0)
    m.act(0, "offer", (0, (1,), False, 0, (guard,), 3, (), (), (), 0))
    m.act(1, "accept", (0, (1,), False, 0, (guard,), 3, (), (), (), 0))
    assert (m.owned(1).count(GUARD), m.coins()) == (1, [8, 2, 5])


@pytest.mark.rule("SP-GUARD-6")
def test_it_cannot_return_to_the_hand() -> None:
    m = calm(house(GUARD), house(), house())
    assert m.words() == {"end"}
    for word in ("take", "lay", "take_back"):
        assert not m.may_act(0, word)
    assert m.hand(0) == []


@pytest.mark.rule("SP-22")
@pytest.mark.parametrize("moment", ["ledger", "intrigue", "market", "hosting", "arena"])
def test_a_guard_may_be_laid_whenever_the_game_waits_for_anybody(moment: str) -> None:
    m = calm(*[house(hand=[GUARD]) for _ in range(3)], moment=moment)
    for seat in range(3):
        assert m.may_act(seat, "lay")
        m.act(seat, "lay")
        assert m.asset(GUARD, seat).ready


@pytest.mark.rule("SP-22")
def test_not_between_a_roll_and_its_result() -> None:
    m = robbed(house(GUARD, "sl-raxos", hand=[GUARD]), house(hand=[GUARD]), dice=[1])
    m.seal(s1=("guard", "table"))
    assert m.asked() == [(1, "bodyguard")]
    assert not any(m.may_act(seat, "lay") for seat in range(3))
    m.answer("pass")
    assert m.may_act(1, "lay")
    m = upkeep(
        house(card("gl-duro", injured=True), "sl-medicus", coins=3, hand=[GUARD]), house(), house(), dice=[1]
    )
    assert m.asked() == [(0, "healer")]
    assert not m.may_act(0, "lay")


OPEN_DICE: dict[str, tuple[Written, Written, list[int]]] = {
    "reroll": (fighter(0, CELT, SWORD), fighter(1, SYRIAN), [1, 1, 6, 6]),
    "force": (fighter(0, KERZA), fighter(1, SYRIAN), [1, 1, 1, 6, 6]),
    "gear": (fighter(0, CELT, AXE), fighter(1, SYRIAN), [1, 1, 6, 6]),
    "gear of who is struck back": (fighter(0, CELT, SHIELD), fighter(1, AGRON), [1, 1, 3, 3, 3, 6]),
}
"""By the question that is asked while dice lie open: who attacks whom, and the dice."""


@pytest.mark.rule("SP-22")
@pytest.mark.parametrize("question", OPEN_DICE)
def test_nor_while_the_dice_of_an_attack_lie_open(question: str) -> None:
    one, two, dice = OPEN_DICE[question]
    houses = (house(one["card"], *one["gear"]), house(two["card"]), house(hand=[GUARD]))
    m = combat({**one, "hex": [0, 0]}, {**two, "hex": [1, 0]}, *houses, dice=dice)
    assert m.may_act(2, "lay")
    m.answer(ATTACK)
    assert m.kind == question.split(maxsplit=1)[0]
    assert not m.may_act(2, "lay")
    m.answer(m.ask().default())
    assert m.kind in ("combat_turn", "surrender")
    assert m.may_act(2, "lay")


@pytest.mark.rule("SP-22")
def test_nor_while_the_dice_of_the_initiative_lie_open() -> None:
    houses = (house(PERICLES), house(SYRIAN), house(hand=[GUARD]))
    m = combat(fighter(0, PERICLES), fighter(1, SYRIAN), *houses, moment="combat", dice=[6, 6, 6, 1, 1, 1])
    assert m.kind == "tactician"
    assert not m.may_act(2, "lay")
    m.answer("no")
    assert m.kind == "order"
    assert m.may_act(2, "lay")


@pytest.mark.rule("SP-22")
def test_a_guard_laid_in_the_foil_window_can_be_used_at_once() -> None:
    m = robbed(house(hand=[GUARD]), dice=[6])
    assert m.offered() == ["pass", ("guard", "hand")]
    m.act(1, "lay")
    assert m.offered() == ["pass", ("guard", "table")]
    m.answer(("guard", "table"))
    assert m.events_of("foiled") == [(0, ROBBERY)]


# ---------------------------------------------------------------------- SP-17


@pytest.mark.rule("SP-17")
def test_ready_guards_on_the_table_or_any_in_the_hand() -> None:
    m = robbed(house(card(GUARD, ready=False), hand=[LOOTING], influence=2))
    assert m.offered() == ["pass"]
    m = robbed(house(card(GUARD, ready=False), hand=[GUARD]))
    assert m.offered() == ["pass", ("guard", "hand")]


@pytest.mark.rule("SP-17")
def test_never_the_schemer() -> None:
    m = calm(house(GUARD, hand=[COLLABORATION, GUARD], influence=12), house(), house(GUARD))
    m.scheme(COLLABORATION, 0, 1)
    m.confirm()
    assert m.asked() == [(0, "turn")]  # seat 1 has nothing, seat 2 is no target, seat 0 schemes


@pytest.mark.rule("SP-17")
def test_either_of_two_targets_and_a_success_foils_all_of_it() -> None:
    m = calm(house(hand=[COLLABORATION], influence=12), house(GUARD), house(GUARD), dice=[1, 5])
    m.scheme(COLLABORATION, 1, 2)
    m.confirm()
    assert m.asked() == [(1, "foil"), (2, "foil")]
    m.seal(s1=("guard", "table"), s2=("guard", "table"))
    assert m.events_of("uses_guard") == [(1, "table")]  # one at a time
    assert m.asked() == [(2, "foil")]
    m.answer(("guard", "table"))
    assert m.events_of("foiled") == [(0, COLLABORATION)]
    assert m.influence() == [12, 4, 4]


@pytest.mark.rule("SP-17")
def test_each_bodyguard_rolls_the_die_once_more() -> None:
    m = robbed(house(GUARD, "sl-raxos", "sl-marius"), dice=[1, 2, 6])
    m.answer(("guard", "table"))
    assert m.asked() == [(1, "bodyguard")]
    m.pick("sl-marius")
    assert [m.state.assets[id].card for id in m.offered() if id != "pass"] == ["sl-raxos"]
    scheme = m.view(None)["scheme"]
    assert scheme is not None
    assert scheme["tries"] == [{"seat": 1, "where": "table", "dice": [1, 2]}]
    m.pick("sl-raxos")
    assert m.events_of("guard_rolls") == [(1, 1), (1, 2), (1, 6)]
    assert m.events_of("foiled") == [(0, ROBBERY)]
    assert [m.asset(title).ready for title in ("sl-raxos", "sl-marius")] == [False, False]


@pytest.mark.rule("SP-17")
def test_a_bodyguard_is_not_asked_after_a_success_or_when_exhausted_or_for_others() -> None:
    m = robbed(house(GUARD, "sl-raxos"), dice=[4])
    m.answer(("guard", "table"))
    assert m.asked() == [(0, "turn")]
    m = robbed(house(GUARD, card("sl-raxos", ready=False)), house("sl-marius"), dice=[1])
    m.answer(("guard", "table"))
    assert m.asked() == [(0, "turn")]
    assert m.coins() == [8, 2, 5]
