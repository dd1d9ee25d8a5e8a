"""How a Primus is declared, who is invited to it, and what happens when it fails."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.combat.hexes import START
from munera.games.spartacus.deals import promising
from munera.testing.serpents import Table, Written, card, house, table
from munera.testing.spartacus.titles import BROTHEL, CELT, COOK, DESTITUTE, SYRIAN, THRACIAN

SPECTACLE, COCK = "re-a-spectacle-of-blood-and-death", "re-jupiters-cock"
STRAPS = "re-loosened-straps"
NUMIDIAN, GERMAN = "gl-numidian-warrior", "gl-germanic-warrior"
STAFF = (CELT, SYRIAN, THRACIAN, NUMIDIAN, GERMAN, "gl-cilician-warrior")
SLAVES = (COOK, "sl-attendant", "sl-debtor", "sl-convict", "sl-stable-hand", "sl-water-carrier")
JOHN, SALLY, PETE, LIZ = range(4)


def honoured(*hands: list[str], influence: int = 9, host: int = 0, **given: Any) -> Table:
    """The Host is honoured; everybody has a gladiator, a slave and a coin, and beside the Host 9 influence."""
    rows = [house(STAFF[seat], SLAVES[seat], influence=9, coins=1) for seat in range(4)]
    rows[host]["influence"] = influence
    for row, hand in zip(rows, hands, strict=False):
        row["hand"] = hand
    return table(*rows, moment="arena", host=host, **given)


def inviting(*houses: Written, **given: Any) -> Table:
    """A Primus has been declared, and the invitations begin."""
    m = table(*houses, moment="invitations", primus=True, **given)
    m.answer_by_default("audience")
    return m


def staffed(*numbers: int) -> list[Written]:
    """Houses with a gladiator, or a gladiator and a slave, and 5 influence."""
    return [house(*(STAFF[seat], SLAVES[seat])[:number], influence=5) for seat, number in enumerate(numbers)]


def invites(m: Table, seat: int, answer: str = "accept") -> None:
    """The Host invites this one, unless nobody else is left; who answers sends their first, with nothing."""
    if m.kind == "invite":
        m.answer(seat)
    if m.asked() == [(seat, "invitation")]:
        m.answer(answer)
    m.answer_by_default("combatant", "equip", "react", "audience")


# ---------------------------------------------------------------------- declaring


@pytest.mark.rule("SW-PRIMUS-2", "SW-WINDOW-7")
@pytest.mark.parametrize(("before", "asked"), [(8, False), (9, True), (11, True), (12, True)])
def test_a_host_of_ten_with_the_honour_may_declare_a_primus(before: int, asked: bool) -> None:
    m = honoured(influence=before)
    if not asked:
        assert m.kind != "primus"
        assert not m.state.primus
        return
    assert (m.asked(), m.offered()) == ([(0, "primus")], ["no", "yes"])
    m.answer("yes")
    assert m.events_of("primus") == [(0,)]
    assert m.state.primus


@pytest.mark.rule("SW-51")
def test_by_default_the_match_is_an_ordinary_one() -> None:
    m = honoured()
    assert m.ask().default() == "no"
    m.answer("no")
    assert m.events_of("ordinary_match") == [(0,)]
    assert not m.state.primus


@pytest.mark.rule("SW-51")
def test_a_host_of_nine_who_becomes_destitute_is_offered_no_primus() -> None:
    m = honoured([], [DESTITUTE])
    m.state.coins[0] = 0
    while m.kind == "react" and m.ask(1).about != "quiet":
        m.seal()
    assert m.influence()[0] == 10
    m.reacts(1, "play", DESTITUTE, 0)
    m.answer_by_default("react", "audience")
    assert m.influence()[0] == 9
    assert (m.kind, m.events_of("primus"), m.events_of("ordinary_match")) == ("invite", [], [])


@pytest.mark.rule("SW-PRIMUS-3", "SW-VERB-5", "SW-15")
@pytest.mark.parametrize("influence", [4, 9])
@pytest.mark.parametrize("player", [0, 2])
def test_a_spectacle_forces_any_host(influence: int, player: int) -> None:
    m = honoured(*([SPECTACLE] if seat == player else [] for seat in range(4)), influence=influence)
    assert m.kind == "react"
    m.reacts(player, "play", SPECTACLE)
    m.answer_by_default("react")
    assert m.state.primus
    assert m.events_of("primus") == [(0,)]
    assert m.kind in ("invite", "audience")  # the Host is not asked


@pytest.mark.rule("SW-15")
def test_the_first_spectacle_closes_its_window_and_jupiter_leaves_the_choice() -> None:
    m = honoured([], [SPECTACLE], [SPECTACLE], [])
    m.reacts(1, "play", SPECTACLE)
    m.answer_by_default("react")
    assert m.hand(2) == [SPECTACLE]
    m = honoured([], [SPECTACLE], [COCK], [])
    m.reacts(1, "play", SPECTACLE)
    m.reacts(2, "play", COCK)
    m.answer_by_default("react")
    assert m.asked() == [(0, "primus")]


@pytest.mark.rule("SW-51")
def test_the_host_is_asked_after_the_quiet_window_and_by_the_influence_of_that_moment() -> None:
    rows = [house(STAFF[seat], SLAVES[seat], coins=1, influence=9) for seat in range(3)]
    rows[0] = house(CELT, coins=1, influence=9)
    rows[1]["hand"] = [BROTHEL]
    m = table(*rows, moment="arena")
    while m.kind == "react" and m.ask(1).about != "quiet":
        m.seal()
    assert m.influence()[0] == 10
    m.reacts(1, "play", BROTHEL, 0)
    m.answer_by_default("react", "audience")
    assert m.influence()[0] == 9
    assert m.events_of("primus") == []
    assert m.kind == "invite"


# ---------------------------------------------------------------------- invitations


@pytest.mark.rule("SW-PRIMUS-1", "SW-INVITE-1", "SW-INVITE-2")
def test_the_host_fills_four_places_with_everybody_once_first() -> None:
    m = inviting(*staffed(1, 1, 1, 2))
    assert m.offered() == [1, 2, 3, 0]
    invites(m, 3)
    assert m.offered() == [1, 2, 0]
    invites(m, 0)
    invites(m, 2)
    invites(m, 1)
    assert [fighter.seat for fighter in m.state.fighters] == [3, 0, 2, 1]
    assert m.asked() == [(0, "teams")]


@pytest.mark.rule("SW-INVITE-1")
def test_with_six_houses_the_places_are_full_before_all_were_asked() -> None:
    m = inviting(*staffed(1, 1, 1, 1, 1, 1))
    for seat in (5, 4, 3, 2):
        invites(m, seat)
    assert m.asked() == [(0, "teams")]


@pytest.mark.rule("SW-INVITE-3", "SW-INVITE-4", "SW-16", "SW-52")
def test_a_second_invitation_is_for_those_who_accepted_the_first() -> None:
    m = inviting(*staffed(2, 2, 2, 1))
    invites(m, 1)
    invites(m, 2, "decline")
    assert m.influence() == [5, 5, 4, 5]
    invites(m, 3)
    invites(m, 0, "decline")
    assert m.offered() == [1, 3]  # clockwise, and nobody who declined
    invites(m, 3)
    assert m.event("cannot_accept") == (3,)  # without another combatant they decline by force
    assert m.influence() == [4, 5, 4, 4]
    assert [fighter.seat for fighter in m.state.fighters] == [1, 3]  # the first stays
    invites(m, 1)
    assert m.events_of("primus_failed") == [()]  # nobody twice declines, nobody comes a third time


@pytest.mark.rule("SW-16")
def test_with_three_players_the_host_may_take_two_places() -> None:
    m = inviting(*staffed(2, 1, 1))
    for seat in (1, 2, 0):
        invites(m, seat)
    assert m.offered() == [1, 2, 0]
    invites(m, 0)
    assert [fighter.seat for fighter in m.state.fighters] == [1, 2, 0, 0]
    assert m.asked() == [(0, "teams")]


@pytest.mark.rule("SW-INVITE-5", "SW-18", "SW-52")
def test_equipment_is_given_to_each_combatant_by_itself() -> None:
    m = inviting(house(CELT, SYRIAN, "eq-sword", "eq-net"), *staffed(1, 1))
    m.answer(0)
    m.answer("accept")
    m.pick(CELT)
    m.answer((3,))
    m.answer_by_default("audience")
    for seat in (1, 2):
        invites(m, seat)
    m.answer(0)
    m.answer("accept")
    assert m.asked() == [(0, "equip")]  # the Syrian is the only one left
    assert m.offered() == [(), (4,)]  # and the Sword is taken


@pytest.mark.rule("SW-PROMISE-2", "SW-16")
@pytest.mark.parametrize(("second", "kind"), [(SALLY, "promise_kept"), (JOHN, "promise_broken")])
def test_a_second_invitation_can_be_promised_once_the_first_was_accepted(second: int, kind: str) -> None:
    m = inviting(*staffed(2, 2, 2))
    word = ("invite",)
    invites(m, SALLY)
    assert word in promising.choices(m.state, JOHN, SALLY)
    m.act(SALLY, "accept", m.offer(JOHN, SALLY, promises=(word,)))
    invites(m, PETE)
    invites(m, JOHN)
    assert m.events_of("promise_kept") == m.events_of("promise_broken") == []
    invites(m, second)
    assert m.events_of(kind) == [(JOHN, SALLY, "invite")]
    assert word not in promising.choices(m.state, JOHN, SALLY)


@pytest.mark.rule("SW-PROMISE-2")
def test_no_second_invitation_can_be_promised_to_who_declined_or_without_a_primus() -> None:
    m = inviting(*staffed(2, 2, 2))
    invites(m, SALLY, "decline")
    assert ("invite",) not in promising.choices(m.state, JOHN, SALLY)
    m = table(*staffed(2, 2, 2), moment="invitations")
    m.answer_by_default("audience")
    invites(m, SALLY)
    assert ("invite",) not in promising.choices(m.state, JOHN, SALLY)


# ---------------------------------------------------------------------- a failed Primus


@pytest.mark.rule("SW-FAILED-1", "SW-54", "SW-17")
def test_with_three_combatants_the_first_two_houses_fight_an_ordinary_match() -> None:
    m = inviting(*staffed(1, 2, 1, 1))
    invites(m, 1)
    invites(m, 3, "decline")
    invites(m, 2)
    invites(m, 0, "decline")
    invites(m, 1)  # a slave
    invites(m, 2)  # has nobody else
    assert m.events_of("primus_failed") == [()]
    assert m.events_of("fights_instead") == [(1, 2)]
    assert [(f.seat, f.card, f.team, f.hex) for f in m.state.fighters] == [
        (1, SYRIAN, 0, START[0]),
        (2, THRACIAN, 1, START[1]),
    ]
    slave = m.asset(SLAVES[1])
    assert (slave.committed, slave.ready) == (False, True)
    assert (m.kind, m.state.primus) == ("wagers", False)
    m.answer_by_default("wagers", "react")
    assert m.events_of("bout") == [("match",)]


@pytest.mark.rule("SW-54", "SW-14")
def test_what_is_not_needed_any_more_returns_as_it_is() -> None:
    rows = staffed(1, 2, 1)
    rows[1]["assets"].append("eq-sword")
    rows[2]["hand"] = [STRAPS]
    m = inviting(*rows)
    invites(m, PETE)
    invites(m, SALLY)
    invites(m, JOHN, "decline")
    m.answer(SALLY)
    m.answer("accept")
    m.answer_by_default("combatant")
    m.answer((m.asset("eq-sword").id,))
    m.reacts(PETE, "play", STRAPS, SALLY)
    m.answer_by_default("react", "invite", "audience")
    assert m.events_of("fights_instead") == [(PETE, SALLY)]
    slave, sword = m.asset(SLAVES[1]), m.asset("eq-sword")
    assert (slave.committed, slave.ready) == (False, True)
    assert (sword.committed, sword.ready) == (False, False)


@pytest.mark.rule("SW-54")
def test_two_of_the_first_house_are_not_a_match_with_each_other() -> None:
    m = inviting(*staffed(2, 2, 1))
    invites(m, 1)
    invites(m, 2, "decline")
    invites(m, 0, "decline")
    invites(m, 1)
    assert m.events_of("no_match") == [()]
    m = inviting(*staffed(1, 2, 1))
    invites(m, 1)
    invites(m, 2, "decline")
    invites(m, 0)
    invites(m, 1)
    invites(m, 0)  # has nobody else
    assert m.events_of("fights_instead") == [(1, 0)]
    assert [f.card for f in m.state.fighters] == [SYRIAN, CELT]


@pytest.mark.rule("SW-54", "SW-FAILED-1")
def test_with_two_combatants_of_two_houses_both_fight() -> None:
    m = inviting(*staffed(1, 1, 1))
    invites(m, 2)
    invites(m, 1, "decline")
    invites(m, 0)
    invites(m, 2)  # neither has another
    invites(m, 0)
    assert m.events_of("fights_instead") == [(2, 0)]


@pytest.mark.rule("SW-15")
def test_the_host_is_bound_even_if_four_look_impossible() -> None:
    rows = [house(card(STAFF[seat], injured=True), SLAVES[seat], coins=1, influence=4) for seat in range(3)]
    rows[1]["hand"] = [SPECTACLE]
    m = table(*rows, moment="arena")
    m.reacts(1, "play", SPECTACLE)
    m.answer_by_default("react")
    assert m.state.primus
