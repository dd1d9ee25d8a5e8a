"""The Arena Phase before the match: honour to the Host, invitations, committed cards, tribute."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.combat.hexes import NUMBER
from munera.games.spartacus.rulebook import BOOK
from munera.kernel import Illegal, Option
from munera.testing.spartacus import Table, arena, card, fighter, house, invitations, table
from munera.testing.spartacus.titles import AXE, CELT, COOK, HELMET, NET, SWORD, SYRIAN


def invite(m: Table, seat: int) -> None:
    """The audience is over, and the Host invites."""
    m.answer_by_default("audience")
    m.answer(seat)


def invited(*assets: Any) -> Table:
    """Seat 1 has these assets, was invited, and accepts."""
    m = invitations(house(CELT), house(*assets), house())
    invite(m, 1)
    m.answer("accept")
    return m


def equipped(m: Table, *gear: str) -> None:
    """Who is asked commits this equipment."""
    m.answer(tuple(m.asset(name).id for name in gear))


# ---------------------------------------------------------------------- the phase, and honour to the Host


@pytest.mark.rule("SP-ARENA-1")
def test_the_six_steps_of_the_arena_phase() -> None:
    rounds = [6, 1, 1, 1, 1, 1, 6, 6, 6, 6]  # the cook wins the first initiative, Crixus the second
    m = arena(house(card(COOK, favour=1)), house("gl-crixus"), house(coins=1), dice=[*rounds, 6, 1, 1, 1, 1])
    for seat in (0, 1):
        invite(m, seat)
        m.answer("accept")
    m.seal(s2=(0, 1, 0, 0))
    m.answer("first")
    m.answer("end")
    m.answer(("move", NUMBER[-1, 0]))
    m.answer("first")
    m.answer(("move", NUMBER[-2, 0]))
    m.answer(("attack", 0))
    m.answer_by_default("audience")
    m.answer("up")
    steps = ("influence", "invites", "bank_pays", "wagers", "bout", "defeated", "favour", "wager_won", "thumb")
    assert [(kind, *facts[:2]) for kind, facts, *_ in m.match.log or () if kind in steps] == [
        ("influence", 0, 1),
        ("invites", 0, 0),
        ("invites", 0, 1),
        ("bank_pays", 0, 2),  # tribute
        ("wagers", 0, 0),
        ("wagers", 1, 0),
        ("wagers", 2, 0),
        ("bout", "match"),
        ("defeated", 0, COOK),
        ("influence", 1, 1),
        ("favour", 2, "gl-crixus"),
        ("wager_won", 2, "V2"),
        ("bank_pays", 2, 1),
        ("thumb", 0, "up"),
    ]


@pytest.mark.rule("SP-ARENA-2")
@pytest.mark.parametrize("host", [0, 2])
def test_the_host_gains_one_influence(host: int) -> None:
    m = arena(house(), house(), house(), host=host)
    assert m.event("influence") == (host, 1, 5, "host")
    assert m.influence() == [5 if seat == host else 4 for seat in range(3)]


@pytest.mark.rule("SP-ARENA-3")
def test_in_the_arena_phase_coins_change_hands_and_assets_do_not() -> None:
    m = arena(house(CELT, coins=3), house(SYRIAN, coins=3), house())
    assert not m.may_act(0, "offer", (0, (1,), False, 0, (1,), 1, (), (), (), 0))
    assert not m.may_act(0, "offer", (0, (1,), False, 1, (), 0, (2,), (), (), 0))
    m.act(1, "give", 0, 2)
    m.act(1, "accept", m.offer(0, 1, gives=4))
    assert m.coins() == [1, 5, 0]


@pytest.mark.rule("SP-WINDOW-19")
def test_a_quiet_window_follows_the_honour() -> None:
    m = arena(
        house(CELT, COOK),
        house("sl-debtor", SYRIAN, coins=1, hand=["re-destitute", "re-a-shameful-ludus"]),
        house("sl-debtor", coins=1, hand=["sc-robbery"]),
    )
    assert (m.influence()[0], m.asked()) == (5, [(1, "react"), (2, "react")])
    assert m.offered(1) == ["pass", ("play", "re-destitute", 0)]  # A Shameful Ludus is closed in the whole phase
    assert [ask.default() for ask in m.match.pending] == ["pass", "pass"]
    m.seal()
    assert m.kind == "audience"


# ---------------------------------------------------------------------- invitations


@pytest.mark.rule("SP-INVITE-1")
def test_the_host_invites_one_at_a_time_also_the_own_house_until_two_places_are_filled() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK), house("sl-debtor"), host=1)
    m.answer_by_default("audience")
    assert m.asked() == [(1, "invite")]
    assert m.offered() == [2, 3, 0, 1]
    m.answer(1)
    assert m.asked() == [(1, "invitation")]
    m.answer("accept")
    m.answer_by_default("audience")
    assert m.offered() == [2, 3, 0]
    m.answer(3)
    m.answer("accept")
    assert m.events_of("invites") == [(1, 1), (1, 3)]
    assert (m.learned(0, "invites"), m.learned(1, "invites")) == ([(1, 1), (1, 3)], [])
    assert (m.learned(0, "accepts"), m.learned(3, "accepts")) == ([(1,), (3,)], [(1,)])
    assert m.kind == "wagers"


@pytest.mark.rule("SP-INVITE-2")
def test_a_gladiator_or_a_slave_of_the_own_house_fights() -> None:
    m = invitations(house(CELT), house(SYRIAN, COOK, "eq-net", "gu-guard"), house())
    invite(m, 1)
    m.answer("accept")
    assert m.kind == "combatant"
    assert m.offered() == [m.asset(SYRIAN).id, m.asset(COOK).id]
    m.pick(COOK)
    equipped(m, NET)
    assert m.event("commits") == (1, m.asset(COOK).id, COOK, 0)
    assert m.state.fighters[0].pools == (1, 1, 1)


@pytest.mark.rule("SP-INVITE-3")
def test_the_first_stands_on_one_with_the_equipment_they_use_and_all_lies_open() -> None:
    m = invitations(house(CELT), house(SYRIAN, SWORD, HELMET), house())
    invite(m, 1)
    m.answer("accept")
    sword, helmet = m.asset(SWORD).id, m.asset(HELMET).id
    assert m.offered() == [(), (helmet,), (sword,), (sword, helmet)]
    equipped(m, SWORD)
    (one,) = m.view(2)["fighters"]
    assert (one["seat"], one["card"], one["hex"], one["gear"]) == (1, SYRIAN, NUMBER[-3, 0], [sword])
    assert m.events_of("commits") == [(1, m.asset(SYRIAN).id, SYRIAN, 0)]
    assert m.events_of("equips") == [(1, SYRIAN, SWORD)]
    with pytest.raises(Illegal):
        m.match.answer(1, (helmet,))


@pytest.mark.rule("SP-INVITE-4")
def test_the_second_stands_on_two() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    invite(m, 2)
    m.answer("accept")
    invite(m, 1)
    m.answer("accept")
    assert [(f["seat"], f["hex"]) for f in m.view(None)["fighters"]] == [(2, NUMBER[-3, 0]), (1, NUMBER[3, 0])]


@pytest.mark.rule("SP-INVITE-5")
def test_who_will_not_accept_loses_one_influence_and_the_host_invites_another() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    invite(m, 1)
    assert m.offered() == ["decline", "accept"]
    m.answer("decline")
    assert (m.influence(), m.event("influence")) == ([4, 3, 4], (1, -1, 3, "declined"))
    assert m.state.fighters == ()
    assert (m.learned(0, "declines"), m.learned(1, "declines")) == ([(1,)], [])
    m.answer_by_default("audience")
    assert m.offered() == [2, 0]


@pytest.mark.rule("SP-INVITE-6")
def test_after_all_others_the_host_must_invite_the_own_house() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    invite(m, 1)
    m.answer("accept")
    invite(m, 2)
    m.answer("decline")
    assert m.events_of("invites") == [(0, 1), (0, 2), (0, 0)]  # without a question
    assert m.asked() == [(0, "invitation")]
    assert m.offered() == ["decline", "accept"]
    m.answer("accept")
    assert m.kind == "wagers"


@pytest.mark.rule("SP-INVITE-7")
@pytest.mark.parametrize("accepting", [0, 1, 2, None])
def test_with_less_than_two_there_is_no_match_and_the_phase_ends(accepting: int | None) -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK), house())
    while m.event("no_match") is None:
        if m.kind == "invitation":
            m.answer("accept" if m.ask().seat == accepting else "decline")
        else:
            m.answer_by_default("audience", "invite")
    assert m.events_of("bout") == m.events_of("wagers") == []
    assert (m.state.phase, m.state.round) == ("upkeep", 2)


@pytest.mark.rule("SP-32")
def test_each_is_asked_once_and_nobody_fills_both_places() -> None:
    m = invitations(house(CELT, SYRIAN), house(COOK, "sl-debtor"), house("sl-attendant"))
    invite(m, 1)
    m.answer("accept")
    m.pick(COOK)
    m.answer_by_default("audience")
    assert m.offered() == [2, 0]
    m.answer(2)
    m.answer("decline")
    assert m.asked() == [(0, "invitation")]
    m.answer("decline")
    assert m.event("no_match") == ()
    assert [facts[1] for facts in m.events_of("invites")] == [1, 2, 0]


@pytest.mark.rule("SP-32")
def test_every_decline_costs_one_also_the_hosts_own_and_a_forced_one() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(card(COOK, ready=False), card("sl-debtor", injured=True)))
    invite(m, 0)
    m.answer("decline")
    invite(m, 2)
    assert m.events_of("cannot_accept") == [(2,)]
    assert m.influence() == [3, 4, 3]


@pytest.mark.rule("SP-82")
def test_the_host_goes_on_until_everybody_has_been_asked() -> None:
    m = invitations(house(CELT), house(), house(), house())
    invite(m, 1)
    invite(m, 2)
    m.answer_by_default("audience")
    assert m.offered() == [3, 0]  # there is no way to stop
    m.answer(3)
    assert m.asked() == [(0, "invitation")]


@pytest.mark.rule("SP-32", "SP-82")
def test_the_last_one_is_invited_without_a_question() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK), house("sl-debtor"))
    for seat, answer in ((0, "accept"), (1, "decline"), (2, "decline")):
        invite(m, seat)
        m.answer(answer)
    m.answer("accept", 3, kind="invitation")
    assert m.events_of("invites") == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert [one.seat for one in m.state.fighters] == [0, 3]


@pytest.mark.rule("SP-INVITE-6", "SP-82")
@pytest.mark.parametrize(
    "answers",
    [
        (0,),  # whoever chooses their own house may still decline
        (1, "decline", 0),
        (1,),
        (0, "accept", 1),
        (1, "decline", 2, "decline", 3, "decline"),  # at last by force
    ],
)
def test_nobody_accepts_for_who_is_invited(answers: tuple[Option, ...]) -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK), house("sl-debtor"))
    for answer in answers:
        m.answer_by_default("audience")
        m.answer(answer)
    assert m.kind == "invitation"
    assert BOOK.settled(m.state, m.ask()) is None
    assert m.offered() == ["decline", "accept"]


@pytest.mark.rule("SP-32")
def test_hosts_who_invite_themselves_may_decline_while_others_are_left() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    invite(m, 0)
    m.answer("decline")
    assert m.influence()[0] == 3
    m.answer_by_default("audience")
    assert m.offered() == [1, 2]


@pytest.mark.rule("SP-82")
def test_without_a_match_committed_cards_return_ready_and_nothing_is_paid_or_taken() -> None:
    m = invitations(house(), house(card(CELT, favour=2), SWORD, coins=3), house())
    invite(m, 1)
    m.answer("accept")
    equipped(m, SWORD)
    assert m.asset(CELT).committed
    invite(m, 2)
    assert m.event("no_match") == ()
    assert not any(asset.committed for asset in m.state.assets.values())
    assert m.ready(1) == [SWORD, CELT]
    assert m.events_of("wagers") == []
    assert "tribute" not in [facts[-1] for facts in m.events_of("bank_pays")]


@pytest.mark.rule("SP-33")
def test_coins_for_an_invitation_are_paid_before_or_after_and_enforce_nothing() -> None:
    m = invitations(house(CELT), house(SYRIAN, coins=5), house(COOK, coins=5))
    m.act(1, "give", 0, 3)
    m.act(0, "accept", m.offer(2, 0, gives=2, returns=[("invite",)]))
    m.answer_by_default("audience")
    assert m.offered() == [1, 2, 0]
    m.answer(0)  # the Host keeps the coins and invites themselves
    m.answer("accept")
    invite(m, 1)
    m.answer("accept")
    m.act(1, "give", 0, 1)
    assert m.coins() == [6, 1, 3]
    assert m.event("promise_broken") == (0, 2, "invite")


@pytest.mark.rule("SP-83")
def test_only_ready_cards_are_committed() -> None:
    m = invitations(house(CELT), house(SYRIAN, card(COOK, ready=False), card(SWORD, ready=False), AXE), house())
    invite(m, 1)
    m.answer("accept")
    assert m.kind == "equip"  # Syrian Warrior is the only one who can
    assert m.offered() == [(), (m.asset(AXE).id,)]


@pytest.mark.rule("SP-83")
def test_a_committed_card_is_ready_and_counts_but_is_used_for_nothing_else() -> None:
    m = invitations(
        house(CELT, COOK), house(SYRIAN, COOK), house(hand=["re-empty-brothel", "re-rigging-the-match"])
    )
    invite(m, 1)
    m.answer("accept")
    m.pick(COOK, of=1)
    cook = m.asset(COOK, 1)
    assert (cook.ready, cook.committed) == (True, True)
    assert m.state.count(1, "slave") == 1
    assert cook not in m.state.free(1, "slave")


@pytest.mark.rule("SP-ASK-1")
def test_what_cannot_be_told_apart_is_offered_once_and_a_single_one_not_at_all() -> None:
    m = invited(COOK, COOK, SWORD, SWORD)
    assert m.asked() == [(1, "equip")]
    assert m.offered() == [(), (m.asset(SWORD).id,)]
    m.answer(())
    assert m.fighter(0).asset == m.asset(COOK).id
    assert m.events_of("equips") == [(1, COOK)]


def test_two_cooks_are_told_apart_by_their_favour() -> None:
    m = invited(COOK, card(COOK, favour=1))
    assert m.asked() == [(1, "combatant")]
    assert m.offered() == [m.asset(COOK).id, m.asset(f"{COOK} 2").id]


@pytest.mark.rule("SP-WINDOW-20")
def test_defaults_of_an_invitation() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK), house("sl-debtor"), host=2)
    m.answer_by_default("audience")
    assert m.ask().default() == 3  # the next clockwise
    m.answer(3)
    assert m.ask().default() == "decline"
    m.answer("decline")
    m.answer_by_default("audience")
    assert m.ask().default() == 0
    m.answer(1)
    m.answer("accept")
    m.answer_by_default("audience")
    assert m.ask().default() == 0


@pytest.mark.rule("SP-WINDOW-21")
def test_nobody_is_asked_when_a_combatant_is_committed() -> None:
    hand = ["re-rigging-the-match", "re-jupiters-cock"]
    m = invitations(
        house(CELT, COOK, coins=1), house(SYRIAN, "sl-debtor", coins=1), house(COOK, CELT, coins=1, hand=hand)
    )
    invite(m, 1)
    m.answer("accept")
    m.pick(SYRIAN)
    assert m.kind == "audience"


# ---------------------------------------------------------------------- tribute


def tribute(one: dict[str, Any], two: dict[str, Any]) -> Table:
    """Both are committed, and tribute is paid."""
    fighters = [fighter(1, one["card"]), fighter(2, two["card"])]
    return table(house(), house(one), house(two, card("gl-crixus", favour=2)), moment="wagers", fighters=fighters)


@pytest.mark.rule("SP-TRIBUTE-1")
@pytest.mark.parametrize("favour", [0, 1, 2])
def test_two_coins_for_every_favour_before_the_wagers(favour: int) -> None:
    m = tribute(card(CELT, favour=favour), card(SYRIAN))
    assert m.coins() == [0, 2 * favour, 0]
    assert m.events_of("bank_pays") == ([(1, 2 * favour, "tribute")] if favour else [])
    assert m.kind == "wagers"


@pytest.mark.rule("SP-TRIBUTE-2")
def test_six_coins_for_a_champion() -> None:
    m = tribute(card(CELT), card(COOK, champion=True))
    assert m.coins() == [0, 0, 6]


@pytest.mark.rule("SP-34", "SP-WINDOW-22")
def test_both_are_paid_at_once_for_committed_combatants_only() -> None:
    m = tribute(card(CELT, favour=1), card(SYRIAN, champion=True))
    assert m.coins() == [0, 2, 6]  # nothing for Crixus, who stays at home
    assert [(ask.kind, ask.default()) for ask in m.match.pending] == [("wagers", (0, 0, 0, 0))] * 3


@pytest.mark.rule("SP-34")
def test_rigging_the_match_does_not_bring_tribute_back() -> None:
    m = table(
        house(hand=["re-rigging-the-match"]),
        house(card(CELT, favour=1), card(SYRIAN, favour=2)),
        house(COOK),
        moment="wagers",
        fighters=[fighter(1, CELT), fighter(2, COOK)],
    )
    m.seal()
    m.answer(("play", "re-rigging-the-match", 1))
    assert m.state.fighters[0].card == SYRIAN
    assert m.coins() == [0, 2, 0]
