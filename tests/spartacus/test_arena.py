"""The Arena Phase without the fight: honour, invitations, tribute, wagers, victory, life and death."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.bout import DECAPITATION, INJURY, MATCH, YIELD, Bout
from munera.games.spartacus.cards.table import ARENA, CARDS
from munera.games.spartacus.combat import fall, fighter_of
from munera.games.spartacus.hexes import START
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.state import NO_WAGER, Asset, Offer
from munera.games.spartacus.wagers import Wagers
from munera.kernel import Ask, Illegal, Option, Seat, Space, Stream
from tests.spartacus.phase_table import GLADIATOR, SLAVE, Calls, Table, gift, neighbours, seals

JOHN, LIZ, PETE, SALLY = 0, 1, 2, 3
THEOKOLES, BARCA = "gl-theokoles", "gl-barca"
NONE = NO_WAGER


@pytest.fixture(autouse=True)
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    return neighbours(monkeypatch)


@pytest.mark.rule("SP-ARENA-1", "SP-THUMB-6")
def test_the_steps_of_the_arena_phase() -> None:
    t = Table("arena", "honour")
    for seat in (0, 1):
        t.give(seat, GLADIATOR)
    t.play_until("combat_round", 1, "accept", 0, "accept", seals(NONE, NONE, NONE, NONE))
    fall(t.s, 1, YIELD)
    t.s.bout = t.s.bout._replace(winner=0)
    t.s.step = "decided"
    t.play_until("phase_end", "down")
    invited = ["invitation", "invited", "commit"]
    before = ["honour", *invited, *invited, "tribute", "wagers", "wagers_closed"]
    assert t.steps == [*before, "decided", "victory", "thumb", "execution"]


# ---------------------------------------------------------------------- honour to the Host


@pytest.mark.rule("SP-ARENA-2", "SP-WINDOW-19")
def test_the_host_is_honoured(calls: Calls) -> None:
    t = Table("arena", "honour", host=2, invited=(1,))
    t.play()
    assert t.s.influence == [4, 4, 5, 4]
    assert t.why("influence", "host") == [(2, 1, 5)]
    assert calls == [("quiet",)]
    assert (t.s.step, t.s.invited) == ("invitation", ())


# ---------------------------------------------------------------------- invitations


def invitations(*without: Seat, host: Seat = JOHN) -> Table:
    """The Host is about to invite; everybody has a Gladiator, except these."""
    t = Table("arena", "invitation", host=host)
    for seat in t.s.seats:
        if seat not in without:
            t.give(seat, GLADIATOR)
    return t


@pytest.mark.rule("SP-INVITE-1", "SP-WINDOW-20", "SP-DEAL-6")
def test_the_host_invites_one_at_a_time_after_an_audience(calls: Calls) -> None:
    t = invitations(host=1)
    t.play(3)
    assert t.offered(0) == (2, 3, 0, 1)  # clockwise, the own house last
    assert t.asked[0].idle() == 2
    assert t.told("invites") == [(1, 3)]
    assert t.knew("invites") == (1,)
    assert calls == [("audience", 1, "invitation"), ("invites", 1, 3)]
    assert (t.s.invited, t.s.step) == ((3,), "invited")


@pytest.mark.rule("SP-INVITE-5", "SP-32")
def test_declining_costs_influence_and_the_host_goes_on() -> None:
    t = invitations()
    t.play(2)
    t.play("decline")
    assert t.offered(-1) == ("decline", "accept")
    assert t.s.influence == [4, 4, 3, 4]
    assert t.knew("declines") == (2,)
    t.play(1)
    assert t.offered(-1) == (1, 3, 0)  # nobody is asked twice
    assert t.s.fighters == ()


@pytest.mark.rule("SP-INVITE-2", "SP-INVITE-3", "SP-INVITE-4", "SP-WINDOW-21", "SP-83")
def test_who_accepts_first_stands_on_one_the_second_on_two(calls: Calls) -> None:
    t = invitations()
    (slave,) = t.give(3, SLAVE)
    (net,) = t.give(3, "eq-net")
    t.play_until("tribute", 3, "accept", slave.id, (net.id,), 1, "accept")
    assert [(f.seat, f.card, f.hex, f.gear) for f in t.s.fighters] == [
        (3, SLAVE, START[0], (net.id,)),
        (1, GLADIATOR, START[1], ()),
    ]
    assert t.s.assets[slave.id].committed
    assert t.s.assets[net.id].committed
    assert t.s.ready(3, "slave")  # still ready, and counted as such
    assert not t.s.free(3, "slave", "equipment")
    assert t.knew("accepts") == (1,)
    assert calls.count(("window", "combatant_committed")) == 2
    assert calls[-1] == ("invitations_over",)


@pytest.mark.rule("SP-INVITE-1", "SP-32")
def test_the_host_may_invite_the_own_house_before_the_others() -> None:
    t = invitations()
    t.play_until("tribute", 0, "accept", 1, "accept")
    assert [f.seat for f in t.s.fighters] == [0, 1]


@pytest.mark.rule("SP-82", "SP-83", "SP-32")
def test_without_a_ready_combatant_one_declines_unasked() -> None:
    t = invitations(1)
    t.give(1, "gl-crixus", ready=False)
    t.give(1, "eq-sword")
    t.play(1)
    t.play()
    assert t.told("cannot_accept") == [(1,)]
    assert t.s.influence == [4, 3, 4, 4]
    assert t.s.step == "invitation"


@pytest.mark.rule("SP-INVITE-6", "SP-ASK-1")
def test_the_host_must_invite_the_own_house_at_last(calls: Calls) -> None:
    t = invitations()
    t.play_until("tribute", 1, "decline", 2, "accept", 3, "decline", "accept")
    assert [f.seat for f in t.s.fighters] == [2, 0]
    assert [ask for ask in t.questions() if ask[1] == "invite"] == [(0, "invite")] * 3
    assert calls.count(("audience", 0, "invitation")) == 3


@pytest.mark.rule("SP-32", "SP-82")
def test_the_last_one_is_invited_without_a_question() -> None:
    t = invitations()
    t.play_until("tribute", 0, "accept", 1, "decline", 2, "decline", "accept")
    assert t.told("invites") == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert [f.seat for f in t.s.fighters] == [0, 3]


@pytest.mark.rule("SP-INVITE-7", "SP-82")
def test_with_one_combatant_there_is_no_match(calls: Calls) -> None:
    t = invitations(0)
    (net,) = t.give(2, "eq-net")
    t.play_until("phase_end", 1, "decline", 2, "accept", (net.id,), 3, "decline")
    assert t.told("no_match") == [()]
    assert t.s.influence == [3, 3, 4, 3]  # the Host's own decline costs as much
    assert t.s.fighters == ()
    assert all(a.ready and not a.committed for a in t.s.of(2))
    assert t.s.coins == [5, 5, 5, 5]
    assert calls[-1] == ("invitations_over",)


@pytest.mark.rule("SP-INVITE-7", "SP-01")
def test_if_all_decline_there_is_no_match_either() -> None:
    t = invitations()
    t.s.influence = [4, 1, 4, 4]
    t.play_until("phase_end", 1, "decline", 2, "decline", 3, "decline", "decline")
    assert t.s.influence == [3, 1, 3, 3]


@pytest.mark.rule("SP-INVITE-6", "SP-82")
@pytest.mark.parametrize(
    ("answers", "settled"),
    [
        ((0,), ("accept",)),  # whoever chooses himself wants to fight
        ((1, "decline", 0), ("accept",)),
        ((1,), None),
        ((0, "accept", 1), None),
        ((1, "decline", 2, "decline", 3, "decline"), None),  # at last by force: he may decline
    ],
)
def test_who_invites_himself_by_choice_has_accepted(answers: tuple[Option, ...], settled: Any) -> None:
    t = invitations()
    t.play_until("invited", *answers[:1])
    for answer in answers[1:]:
        t.play(answer)
        if t.s.step == "commit":
            t.play()
    if t.s.step == "invitation":
        t.play()
    ask = Ask(t.s.invited[-1], "invitation", ("decline", "accept"))
    assert BOOK.settled(t.s, ask) == settled


@pytest.mark.rule("SP-93")
def test_a_host_who_conceded_invites_clockwise() -> None:
    t = invitations()
    t.s.left = (0, 2)
    t.play_until("tribute", "accept", "accept")
    assert t.told("invites") == [(0, 1), (0, 2), (0, 3)]
    assert t.told("declines") == [(2,)]


@pytest.mark.rule("SP-EXAMPLE-17", "SP-33", "SP-EQUIPMENT-1")
def test_johns_invitations() -> None:
    t = Table("arena", "invitation")
    (theokoles,) = t.give(JOHN, THEOKOLES)
    t.give(LIZ, "gl-thracian-warrior")
    t.give(SALLY, GLADIATOR)
    barca, trident, helmet, javelin = t.give(PETE, BARCA, "eq-trident", "eq-helmet", "eq-javelin")
    gear = (trident.id, helmet.id, javelin.id)
    t.play_until("tribute", LIZ, "decline", gift(PETE, JOHN, 3), PETE, "accept", gear, JOHN, "accept")
    assert t.s.influence == [4, 3, 4, 4]
    assert (t.s.coins[JOHN], t.s.coins[PETE]) == (8, 2)
    one, two = t.s.fighters
    assert (one.seat, one.asset, one.gear, one.hex) == (PETE, barca.id, gear, START[0])
    assert (two.seat, two.asset, two.hex) == (JOHN, theokoles.id, START[1])
    assert SALLY not in t.s.invited


# ---------------------------------------------------------------------- tribute


def match(step: str, one: Asset, two: Asset, table: Table) -> Table:
    """These two are committed."""
    s = table.s
    for asset in (one, two):
        s.put(asset._replace(committed=True))
    s.fighters = tuple(fighter_of(s, a.owner, a.id, (), side) for side, a in enumerate((one, two)))
    s.invited = tuple(f.seat for f in s.fighters)
    s.step, s.queue = step, s.priority()
    return table


def committed(step: str, **told: Any) -> Table:
    """Barca of seat 1 on I against Theokoles of seat 0 on II."""
    t = Table("arena", step, **told)
    (barca,), (theokoles,) = t.give(1, BARCA), t.give(0, THEOKOLES)
    return match(step, barca, theokoles, t)


@pytest.mark.rule("SP-TRIBUTE-1", "SP-TRIBUTE-2", "SP-34", "SP-WINDOW-22")
def test_tribute_for_favour_and_for_a_champion() -> None:
    t = Table("arena", "tribute")
    (one,), (two,) = t.give(1, BARCA, favour=2), t.give(0, THEOKOLES, champion=True)
    t.give(2, GLADIATOR, favour=2)  # not committed: nothing for him
    match("tribute", one, two, t)
    t.play()
    assert t.why("bank_pays", "tribute") == [(1, 2 * ARENA.tribute), (0, ARENA.champion_tribute)]
    assert t.s.coins == [11, 9, 5, 5]
    assert t.s.step == "wagers"


def test_no_favour_no_tribute() -> None:
    t = committed("tribute")
    t.play()
    assert t.told("bank_pays") == []


# ---------------------------------------------------------------------- wagers


@pytest.mark.rule("SP-WAGER-1", "SP-WAGER-3", "SP-35", "SP-EXAMPLE-18", "SP-WINDOW-23")
def test_wagers_are_sealed_and_opened_together(calls: Calls) -> None:
    t = committed("wagers", coins=[5, 5, 5, 6])
    t.play(seals((0, 1, 1, 0), (2, 0, 0, 3), NONE, (0, 3, 0, 3)))
    assert t.questions() == [(seat, "wagers") for seat in range(4)]
    assert t.s.wagers == ((0, 1, 1, 0), (2, 0, 0, 3), NONE, (0, 3, 0, 3))
    assert t.s.coins == [3, 0, 5, 0]
    assert t.told("wagers") == [(0, 0, 1, 1, 0), (1, 2, 0, 0, 3), (2, *NONE), (3, 0, 3, 0, 3)]
    assert t.knew("wagers") == ()
    t.play()
    assert calls == [("window", "wagers_closed")]
    assert (t.s.bout.kind, t.s.step) == (MATCH, "combat_round")


@pytest.mark.rule("SP-WAGER-3", "SP-65")
def test_open_wagers_are_placed_in_turn_from_the_host_on() -> None:
    t = committed("wagers", host=2)
    t.s.options["wagers"] = "open"
    for seat in (2, 3, 0):
        t.play((0, 1, 0, 0))
        assert t.knew("wagers") == (seat,)
        assert t.s.step == "wagers"
    t.play(NONE)
    assert [ask.seat for ask in t.asked] == [2, 3, 0, 1]
    assert t.s.wagers == ((0, 1, 0, 0), NONE, (0, 1, 0, 0), (0, 1, 0, 0))
    assert t.s.step == "wagers_closed"


@pytest.mark.rule("SP-WAGER-5", "SP-WAGER-2", "SP-35")
@pytest.mark.parametrize(
    ("seat", "wager", "fits"),
    [
        (2, (3, 3, 0, 0), True),  # a spectator may bet on both
        (2, (3, 3, 3, 3), False),  # with five or six coins that is too much
        (2, (0, 0, 4, 0), False),
        (2, (0, 0, -1, 0), False),
        (1, (3, 0, 1, 1), True),  # on I: never on the victory of II
        (1, (0, 1, 0, 0), False),
        (0, (0, 3, 1, 1), True),
        (0, (1, 0, 0, 0), False),
        (2, (1, 1, 1), False),
        (2, (True, 0, 0, 0), False),
        (2, [1, 0, 0, 0], False),
        (2, "none", False),
        (2, None, False),
    ],
)
def test_what_may_be_wagered(seat: Seat, wager: Any, fits: bool) -> None:
    t = committed("wagers", coins=[5, 5, 6, 6])
    assert (wager in Wagers(t.s, seat)) == fits


def test_wagers_are_sampled_and_described() -> None:
    t = committed("wagers", coins=[5, 2, 0, 12])
    stream = Stream.seeded("wagers")
    for seat in t.s.seats:
        space = Wagers(t.s, seat)
        assert all(space.sample(stream) in space for _ in range(50))
        assert space
        assert space.idle() == NONE
        assert NONE in space
    assert Wagers(t.s, 1).describe() == {"least": 1, "most": [3, 0, 3, 3], "coins": 2}
    drawn = {Wagers(t.s, 3).sample(stream) for _ in range(3000)}
    assert len(drawn) == 4**4  # every combination comes up


@pytest.mark.parametrize(
    ("coins", "only"), [((5, 2, 0, 12), (False, False, True, False)), ((0, 0, 1, 0), (True, True, False, True))]
)
def test_with_an_empty_purse_nothing_can_be_wagered(coins: Any, only: tuple[bool, ...]) -> None:
    t = committed("wagers", coins=list(coins))
    t.s.hidden = ()
    asks = [Ask(seat, "wagers", lambda seat: Wagers(t.s, seat)) for seat in t.s.seats]
    given = [(NONE,) if alone else None for alone in only]
    assert [ask.options.only() for ask in asks if isinstance(ask.options, Space)] == given
    assert [BOOK.settled(t.s, ask) for ask in asks] == given


def test_a_purse_that_is_hidden_or_about_to_be_filled_is_asked_about() -> None:
    t = committed("wagers", coins=[5, 5, 0, 0])
    asks = [Ask(seat, "wagers", lambda seat: Wagers(t.s, seat)) for seat in (2, 3)]
    t.s.hidden = (2,)
    assert [BOOK.settled(t.s, ask) for ask in asks] == [None, (NONE,)]
    t.s.hidden = ()
    plain = Offer(0, (2,), False, 2, (), 0, (), (), (), 0)
    for offers, asked in (((plain,), [2]), ((plain._replace(private=True),), [])):  # of that nobody may know
        t.s.offers = offers
        assert [ask.seat for ask in asks if BOOK.settled(t.s, ask) is None] == asked
    t.s.offers = (Offer(3, (0,), False, 0, (), 2, (), (), (), 0),)
    assert [BOOK.settled(t.s, ask) for ask in asks] == [(NONE,), None]


@pytest.mark.rule("SP-96")
def test_coins_given_away_cannot_be_wagered() -> None:
    t = committed("wagers", coins=[3, 0, 0, 0])
    with pytest.raises(Illegal):
        t.play(gift(0, 2, 2), seals((0, 3, 0, 0), NONE, NONE, NONE))
    t = committed("wagers", coins=[3, 0, 0, 0])
    t.play(gift(0, 2, 2), seals((0, 1, 0, 0), NONE, (0, 0, 2, 0), NONE))
    assert t.s.coins == [0, 0, 0, 0]


# ---------------------------------------------------------------------- victory


def decided(winner: int, level: str, wagers: tuple[Any, ...] = (NONE,) * 4, **told: Any) -> Table:
    """Barca of seat 1 on I against Theokoles of seat 0, the Host, on II; the match is over."""
    t = committed("decided", **told)
    t.s.wagers = wagers
    t.s.bout = Bout(MATCH, round=3, winner=winner)
    fall(t.s, 1 - winner, level)
    return t


def marked(t: Table, side: int, **marks: Any) -> Asset:
    asset = t.s.assets[t.s.fighters[side].asset]._replace(**marks)
    t.s.put(asset)
    return asset


@pytest.mark.rule("SP-VICTORY-1", "SP-VICTORY-2", "SP-DEFEAT-2", "SP-89")
def test_the_winner_gains_influence_and_favour(calls: Calls) -> None:
    t = decided(0, YIELD)
    t.play_until("phase_end", "up")
    barca, theokoles = t.s.of(1)[0], t.s.of(0)[0]
    assert t.s.influence == [4, 5, 4, 4]
    assert t.why("influence", "victory") == [(1, 1, 5)]
    assert (barca.favour, barca.ready, barca.committed) == (1, True, False)
    assert (theokoles.ready, theokoles.committed) == (True, False)
    assert t.told("favour") == [(barca.id, BARCA, 1, 1)]
    assert ("won_match", 1) in calls
    assert t.s.fighters == ()


@pytest.mark.rule("SP-DEFEAT-3", "SP-89")
def test_an_injured_loser_stays_injured_and_equipment_returns_as_it_is() -> None:
    t = decided(0, INJURY)
    used, fresh = t.give(0, "eq-axe", "eq-shield", committed=True)
    t.s.put(used._replace(ready=False))
    t.s.fighters = (t.s.fighters[0], t.s.fighters[1]._replace(gear=(used.id, fresh.id)))
    t.play_until("phase_end", "up")
    theokoles = t.s.of(0)[0]
    assert (theokoles.injured, theokoles.ready, theokoles.committed) == (True, False, False)
    assert not t.s.assets[used.id].ready
    assert t.s.assets[fresh.id].ready
    assert not any(a.committed for a in t.s.of(0))


@pytest.mark.rule("SP-DEFEAT-4", "SP-WINDOW-34", "SP-EXAMPLE-38")
def test_a_decapitated_gladiator_is_mourned_and_there_is_no_thumb(calls: Calls) -> None:
    t = decided(0, DECAPITATION)
    (axe,) = t.give(0, "eq-axe", committed=True)
    t.s.fighters = (t.s.fighters[0], t.s.fighters[1]._replace(gear=(axe.id,)))
    t.play_until("phase_end")
    assert t.s.market_discard == [THEOKOLES]
    assert t.cards(0) == ["eq-axe"]
    assert not t.s.assets[axe.id].committed
    assert calls == [("window", "combatant_died", 0), ("won_match", 1)]


@pytest.mark.rule("SP-51")
def test_nobody_bleeds_on_the_sand_for_a_slave(calls: Calls) -> None:
    t = Table("arena", "decided")
    (barca,), (slave,) = t.give(1, BARCA), t.give(0, SLAVE)
    match("decided", barca, slave, t)
    t.s.bout = Bout(MATCH, winner=0)
    fall(t.s, 1, DECAPITATION)
    t.play_until("phase_end")
    assert t.s.market_discard == [SLAVE]
    assert calls == [("won_match", 1)]


@pytest.mark.rule("SP-CHAMPION-1", "SP-CHAMPION-2", "SP-49")
def test_the_third_favour_makes_a_champion() -> None:
    t = decided(0, YIELD)
    barca = marked(t, 0, favour=ARENA.champion_favours - 1)
    t.play_until("phase_end", "up")
    assert (t.s.assets[barca.id].favour, t.s.assets[barca.id].champion) == (0, True)
    assert t.s.influence == [4, 6, 4, 4]
    assert t.told("champion") == [(barca.id, BARCA, 1)]


@pytest.mark.rule("SP-49")
def test_a_champion_collects_no_more_favour() -> None:
    t = decided(0, YIELD)
    barca = marked(t, 0, champion=True)
    t.play_until("phase_end", "up")
    assert t.s.assets[barca.id].favour == 0
    assert t.s.influence == [4, 5, 4, 4]
    assert t.told("favour") == t.told("champion") == []


@pytest.mark.rule("SP-CHAMPION-3", "SP-49")
def test_a_decapitated_champion_costs_influence() -> None:
    t = decided(0, DECAPITATION)
    marked(t, 1, champion=True)
    t.play_until("phase_end")
    assert t.s.influence == [3, 5, 4, 4]


@pytest.mark.rule("SP-52", "SP-SETTLE-1", "SP-WINDOW-32")
def test_the_order_of_the_bookings() -> None:
    t = decided(0, INJURY, wagers=((0, 1, 0, 0), (1, 0, 0, 0), NONE, NONE))
    marked(t, 0, favour=2)
    marked(t, 1, favour=1)
    t.s.influence = [12, 10, 4, 4]
    t.play_until("phase_end", "down")
    kinds = ("injured", "influence", "champion", "wager_won", "wager_lost", "thumb", "asset_discarded")
    assert t.order(*kinds) == [
        "injured",
        "influence",  # for the victory
        "champion",
        "influence",
        "wager_lost",
        "wager_won",
        "thumb",
        "influence",  # of the Host, who falls from 12
        "asset_discarded",
    ]
    assert t.s.influence == [11, 12, 4, 4]


# ---------------------------------------------------------------------- wagers are settled


@pytest.mark.rule("SP-WAGER-4", "SP-WAGER-6", "SP-WAGER-7", "SP-WAGER-8", "SP-35")
@pytest.mark.parametrize(
    ("winner", "level", "wager", "back"),
    [
        (0, YIELD, (3, 0, 0, 0), 6),
        (0, YIELD, (0, 3, 0, 0), 0),
        (1, YIELD, (1, 2, 0, 0), 4),
        (0, YIELD, (0, 0, 3, 3), 0),
        (1, INJURY, (0, 0, 2, 3), 6),
        (0, DECAPITATION, (0, 0, 2, 3), 9),
        (1, DECAPITATION, (3, 3, 3, 3), 15),
    ],
)
def test_wagers_are_settled(winner: int, level: str, wager: Option, back: int) -> None:
    t = decided(winner, level, wagers=(NONE, NONE, NONE, wager), coins=[0, 0, 0, 0])
    t.play_until("phase_end", *([] if level == DECAPITATION else ["up"]))
    assert t.s.coins == [0, 0, 0, back]
    assert t.s.wagers == (NONE,) * 4


@pytest.mark.rule("SP-35")
def test_an_execution_by_thumb_is_no_decapitation() -> None:
    t = decided(0, YIELD, wagers=(NONE, NONE, NONE, (0, 0, 0, 3)), coins=[0, 0, 0, 0])
    t.play_until("phase_end", "down")
    assert t.s.coins == [0, 0, 0, 0]
    assert t.told("wager_lost") == [(3, "DEC", 3)]


@pytest.mark.rule("SP-EXAMPLE-28", "SP-EXAMPLE-18")
def test_sallys_winnings() -> None:
    t = committed("wagers", coins=[5, 5, 5, 8])
    t.play(seals(NONE, NONE, NONE, (0, 3, 0, 3)))
    t.s.bout = Bout(MATCH, winner=0)
    fall(t.s, 1, DECAPITATION)
    t.s.step = "decided"
    t.play_until("phase_end")
    assert t.s.coins[SALLY] == 8 + 3
    assert t.told("wager_lost") == [(SALLY, "V2", 3)]
    assert t.told("wager_won") == [(SALLY, "DEC", 3)]
    assert t.why("bank_pays", "wager") == [(SALLY, 6)]


# ---------------------------------------------------------------------- life and death


@pytest.mark.rule("SP-THUMB-1", "SP-THUMB-2", "SP-50", "SP-WINDOW-33", "SP-DEAL-6")
def test_the_host_spares_the_own_loser(calls: Calls) -> None:
    t = decided(0, YIELD)
    marked(t, 1, favour=2)
    t.play_until("phase_end", "up")
    (question,) = t.asked
    assert (question.seat, question.options, question.idle()) == (0, ("up", "down"), "up")
    assert t.knew("thumb") == (0,)
    assert t.cards(0) == [THEOKOLES]
    assert t.s.influence == [4, 5, 4, 4]
    assert calls[-3:] == [("audience", 0, "thumb"), ("thumb", 0, True), ("thumb_pointed", 0)]


@pytest.mark.rule("SP-THUMB-3", "SP-WINDOW-34", "SP-50")
def test_an_executed_loser_goes_to_the_pile_injured_or_not(calls: Calls) -> None:
    t = decided(1, INJURY)
    (net,) = t.give(1, "eq-net", committed=True)
    t.s.fighters = (t.s.fighters[0]._replace(gear=(net.id,)), t.s.fighters[1])
    t.play_until("phase_end", "down")
    assert t.s.market_discard == [BARCA]
    assert t.why("asset_discarded", "executed") != []
    assert t.cards(1) == ["eq-net"]
    assert not t.s.assets[net.id].committed
    assert t.s.influence == [5, 4, 4, 4]  # no favour, no price
    assert calls[-3:] == [("thumb", 0, False), ("thumb_pointed", 0), ("window", "combatant_died", 1)]


@pytest.mark.rule("SP-THUMB-4", "SP-50")
def test_favour_makes_the_thumb_expensive_but_not_below_one() -> None:
    t = decided(0, YIELD)
    marked(t, 1, favour=2)
    t.play_until("phase_end", "down")
    assert t.why("influence", "thumb") == [(0, -2, 2)]

    t = decided(0, YIELD)
    marked(t, 1, favour=2)
    t.s.influence = [2, 4, 4, 4]
    t.play_until("phase_end", "down")
    assert t.s.influence[0] == 1


@pytest.mark.rule("SP-THUMB-5", "SP-90")
@pytest.mark.parametrize("level", [YIELD, INJURY])
def test_a_champion_is_spared_without_a_question(level: str, calls: Calls) -> None:
    t = decided(0, level)
    champion = marked(t, 1, champion=True)
    t.play_until("phase_end")
    assert t.cards(0) == [THEOKOLES]
    assert t.told("champion_spared") == [(champion.id, THEOKOLES, 0)]
    assert calls == [("won_match", 1), ("thumb", t.s.host, True), ("thumb_pointed", t.s.host)]  # the thumb is up


def test_the_numbers_come_from_the_cards() -> None:
    assert [(field.id, field.pays) for field in ARENA.fields] == [("V1", 1), ("V2", 1), ("INJ", 2), ("DEC", 2)]
    assert CARDS[THEOKOLES].kind == CARDS[BARCA].kind == "gladiator"
