"""The reactions of the expansion, each in a story: when it may be played, against whom, what it does."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.serpents.cards.table import OWN
from munera.testing.serpents import SEPPIUS, Table, calm, card, fighter, house, table
from munera.testing.spartacus.titles import CELT, GUARD, JUPITER, VISITOR

SPECTACLE, SUBMIT, TITHE = (
    "re-a-spectacle-of-blood-and-death",
    "re-submit-to-your-betters",
    "re-tithe-to-the-mighty",
)
WHISPER, ROAR, FRIEND = "re-whisper-from-below", "re-roar-of-the-mob", "re-a-friend-in-the-senate"
STRAPS, MERCY = "re-loosened-straps", "re-mercy-of-the-gods"

REACTIONS = sorted(id for id, row in OWN.items() if row.kind == "reaction")


@pytest.mark.parametrize("title", REACTIONS)
def test_every_reaction_is_cashed_in_for_its_value(title: str) -> None:
    m = calm(house(hand=[title]), house(), house())
    m.answer(("cash", title))
    assert m.coins()[0] == 5 + OWN[title].cash


# ---------------------------------------------------------------------- upkeep


def sick_bay(*houses: dict[str, Any], dice: list[int]) -> Table:
    """Seat 0 has an injured gladiator, and everybody is well off."""
    first = {**houses[0], "assets": [*houses[0].get("assets", ()), card("gl-duro", injured=True)]}
    return calm(first, *houses[1:], moment="upkeep", dice=dice)


@pytest.mark.card(MERCY)
@pytest.mark.rule("SW-34", "SW-VERB-8", "SW-WINDOW-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_mercy_of_the_gods_saves_anybodys_card_from_a_one(seat: int) -> None:
    houses = [house(hand=[MERCY] if seat == other else [GUARD]) for other in range(3)]
    m = sick_bay(*houses, dice=[1])
    assert m.asked() == [(0, "react"), (1, "react"), (2, "react")]  # it requires nothing: all with cards are asked
    assert m.offered(seat) == ["pass", ("play", MERCY, 0)]
    assert not m.may_act(0, "lay")  # between the roll and its result
    m.reacts(seat, "play", MERCY, 0)
    m.nobody()
    assert m.asset("gl-duro").injured
    assert m.events_of("stays_injured") == [(3, "gl-duro", 0)]
    assert m.discards() == [MERCY]


@pytest.mark.card(MERCY)
@pytest.mark.rule("SW-34")
@pytest.mark.parametrize(("die", "kind"), [(2, "stays_injured"), (4, "heals")])
def test_mercy_is_for_a_one_only(die: int, kind: str) -> None:
    m = sick_bay(house(), house(hand=[MERCY]), house(), dice=[die])
    assert m.kind == "ledger"
    assert m.event(kind) is not None


@pytest.mark.card(MERCY)
@pytest.mark.rule("SW-34")
def test_mercy_waits_for_the_healers() -> None:
    m = sick_bay(house("sl-medicus"), house(hand=[MERCY]), house(), dice=[1, 1])
    assert m.asked() == [(0, "healer")]
    m.pick("sl-medicus")
    assert m.asked() == [(1, "react")]
    m.reacts(1)
    assert m.events_of("asset_discarded") == [(4, "gl-duro", 0, "died")]


@pytest.mark.card(TITHE)
@pytest.mark.rule("SW-35", "SW-WINDOW-3")
@pytest.mark.parametrize(("purse", "paid"), [(1, 1), (2, 2), (5, 2)])
def test_tithe_to_the_mighty_takes_two_coins_after_the_ledgers(purse: int, paid: int) -> None:
    m = calm(
        house(influence=6, hand=[TITHE]), house(influence=5, coins=purse), house(influence=6), moment="ledger"
    )
    m.answer_by_default("ledger")  # a slave's income pays for the gladiator
    assert m.asked() == [(0, "react")]
    assert m.offered() == ["pass", ("play", TITHE, 1)]  # never against an equal
    m.answer(("play", TITHE, 1))
    m.nobody()
    assert m.events_of("pays") == [(1, 0, paid, "tithe")]


@pytest.mark.card(TITHE)
@pytest.mark.rule("SW-35")
def test_who_becomes_poor_by_the_tithe_can_be_called_destitute() -> None:
    m = calm(house(influence=6, hand=[TITHE, "re-destitute"]), house(coins=2), house(), moment="ledger")
    m.answer_by_default("ledger")
    m.answer(("play", TITHE, 1))
    assert m.ask().about == "ledger_balanced"  # there is another copy, and somebody else to tithe
    m.answer("pass")
    assert m.ask().about == "quiet"
    m.answer(("play", "re-destitute", 1))
    assert m.influence() == [6, 3, 4]


@pytest.mark.card(TITHE)
@pytest.mark.rule("SW-35")
def test_who_falls_below_in_the_same_window_can_be_tithed() -> None:
    """Called Destitute for no Slave, and then less mighty than who holds the Tithe."""
    brothel = "re-empty-brothel"
    houses = (house(influence=5, hand=[TITHE, brothel]), house(CELT, coins=4, influence=5), house(influence=6))
    m = table(*houses, moment="ledger")
    m.answer_by_default("ledger")
    m.answer_by_default_until(lambda: m.kind == "react" and m.can(("play", brothel, 1), 0))
    assert m.ask(0).about == "quiet"
    m.reacts(0, "play", brothel, 1)
    m.answer_by_default_until(lambda: m.kind == "react" and m.ask(0).about == "ledger_balanced")
    assert ("play", TITHE, 1) in m.offered(0)


@pytest.mark.card(TITHE)
def test_nobody_without_a_coin_is_tithed_and_a_gift_may_save_them() -> None:
    m = calm(house(influence=6, hand=[TITHE, GUARD]), house(coins=0), house(), moment="ledger")
    m.answer_by_default("ledger")
    assert m.offered() == ["pass", ("play", TITHE, 2)]
    m.act(2, "give", 1, 5)
    assert m.offered() == ["pass", ("play", TITHE, 1)]


# ---------------------------------------------------------------------- schemes


@pytest.mark.card(WHISPER)
@pytest.mark.rule("SW-OPPOSED-1", "SW-OPPOSED-3", "SW-OPPOSED-4", "SW-03")
@pytest.mark.parametrize(("influence", "asked"), [(5, True), (6, False), (7, False)])
def test_whisper_from_below_foils_the_scheme_of_a_mightier_dominus(influence: int, asked: bool) -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(influence=influence, hand=[WHISPER]), house())
    m.scheme(VISITOR, 2)
    m.confirm()
    if not asked:
        assert ("play", WHISPER) not in (m.offered(1) if (1, "foil") in m.asked() else [])
        return
    m.answer(("play", WHISPER), 1)
    m.nobody()
    assert m.events_of("foiled") == [(0, VISITOR)]
    assert m.influence() == [6, influence, 4]


@pytest.mark.card(FRIEND)
@pytest.mark.rule("SW-12", "SW-67")
def test_the_schemer_plays_a_friend_in_the_senate_for_a_hidden_card() -> None:
    m = calm(house(influence=3, hand=[VISITOR, FRIEND]), house(), house())
    m.answer(("prepare", VISITOR))
    assert not m.can(("announce", (0,)))
    m.answer(("play", FRIEND))
    assert m.events_of("lends_support") == [(0, 0, 1, 3)]
    assert m.can(("announce", (0,)))
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    assert m.influence()[0] == 4


@pytest.mark.card(FRIEND)
@pytest.mark.rule("SW-67", "SW-WINDOW-4")
def test_others_lend_a_friend_as_soon_as_a_scheme_is_prepared() -> None:
    m = calm(house(influence=2, hand=[VISITOR]), house(influence=1, hand=[FRIEND]), house(influence=1))
    m.answer(("prepare", VISITOR))
    assert m.asked() == [(1, "react")]
    assert m.ask().about == ("scheme_announced", 0)
    m.answer(("play", FRIEND))
    assert m.events_of("lends_support") == [(1, 0, 1, 3)]
    m.answer(("request", ((2, False),)))
    m.answer("yes")
    m.answer(("announce", (0,)))  # 2 + 1 + 3
    assert m.asked() == [(0, "announced")]


@pytest.mark.card(FRIEND)
@pytest.mark.rule("SW-67", "SW-WINDOW-4")
def test_others_lend_a_friend_to_a_scheme_that_lies_face_up_and_has_enough() -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(influence=1, hand=[FRIEND]), house(influence=1))
    m.answer(("prepare", VISITOR))
    m.reacts(1)
    m.answer(("announce", (0,)))
    assert m.asked() == [(1, "react")]
    m.answer(("play", FRIEND))
    shown = m.view(2)["scheme"]
    assert shown is not None
    assert shown["stand"]["total"] == 9
    m.confirm()


@pytest.mark.card(FRIEND)
@pytest.mark.rule("SW-67")
def test_others_are_asked_for_a_friend_once_for_the_scheme_as_it_is() -> None:
    ashur = "gl-ashur-serpent"
    m = calm(house(ashur, influence=5, hand=[VISITOR]), house(influence=1, hand=[FRIEND]), house(influence=1))
    m.answer(("prepare", VISITOR))
    m.reacts(1)
    m.answer(("cunning", ashur))
    assert m.asked() == [(0, "prepared")]
    m.answer(("request", ((1, False),)))
    m.answer("no")
    assert m.asked() == [(1, "react")]
    m.reacts(1)
    m.answer("take_back")
    m.answer(("again", 1))
    assert m.asked() == [(0, "prepared")]
    m.answer(("announce", (0,)))
    assert m.asked() == [(1, "react")]
    m.reacts(1)
    m.answer(("target", (2,)))
    assert m.asked() == [(1, "react")]
    m.reacts(1)
    m.confirm()
    assert m.kind != "react"


@pytest.mark.card(FRIEND)
@pytest.mark.rule("SW-67", "SP-78")
def test_whoever_is_asked_for_a_friend_may_hold_one_as_far_as_all_can_see() -> None:
    """Those with any card are asked, whether or not they hold it; nobody is once both copies lie face up."""
    for hand in (FRIEND, GUARD):
        m = calm(house(influence=6, hand=[VISITOR]), house(hand=[hand]), house(), friends=True)
        m.answer(("prepare", VISITOR))
        assert m.asked() == [(1, "react")]
        assert len(m.offered()) == 1 + (hand == FRIEND)
        assert m.match.message(2)["asked"] == [(1, "react", ("scheme_announced", 0))]
    m = calm(house(influence=6, hand=[VISITOR]), house(hand=[GUARD]), house(), intrigue_discard=[FRIEND] * 2)
    m.answer(("prepare", VISITOR))
    assert m.asked() == [(0, "prepared")]


@pytest.mark.card(FRIEND)
@pytest.mark.rule("SW-67", "SW-48")
def test_others_are_asked_for_a_friend_when_meddling_has_left_a_scheme_short() -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(GUARD, house=SEPPIUS), house(hand=[FRIEND]))
    m.answer(("prepare", VISITOR))
    m.reacts(2)
    m.answer(("announce", (0,)))
    assert m.asked() == [(1, "react"), (2, "react")]
    m.reacts(1, "meddle", 1)
    assert m.asked() == [(2, "react")]
    m.answer(("play", FRIEND))
    assert m.asked() == [(0, "announced")]  # 9 against 7
    assert m.can("confirm")


@pytest.mark.card(FRIEND)
@pytest.mark.rule("SW-12")
def test_a_friend_who_is_foiled_does_not_count() -> None:
    m = calm(house(influence=3, hand=[VISITOR, FRIEND]), house(influence=6, hand=[JUPITER]), house())
    m.answer(("prepare", VISITOR))
    m.reacts(1)
    m.answer(("play", FRIEND))
    m.answer(("play", JUPITER))
    assert m.events_of("card_foiled") == [(0, FRIEND)]
    assert not m.can(("announce", (0,)))
    assert m.discards() == [JUPITER, FRIEND]


@pytest.mark.card(FRIEND)
@pytest.mark.rule("SW-12", "SW-05")
def test_a_friend_can_be_meddled_with() -> None:
    m = calm(house(influence=3, hand=[VISITOR, FRIEND]), house(*[GUARD] * 4, house=SEPPIUS), house())
    m.answer(("prepare", VISITOR))
    m.answer(("play", FRIEND))
    m.answer(("meddle", 4))
    assert m.hand(0) == [FRIEND, VISITOR]
    assert m.asked() == [(0, "prepared")]
    assert not m.can(("play", FRIEND))  # it requires 4 now


# ---------------------------------------------------------------------- market


def lot(*influence: int, hands: dict[int, list[str]], coins: int = 9) -> Table:
    """Spartacus is bid for."""
    houses = [house(influence=n, coins=coins, hand=hands.get(seat, ())) for seat, n in enumerate(influence)]
    return calm(*houses, moment="auction", market=["gl-spartacus"])


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-04", "SW-66", "SW-VERB-3", "SW-WINDOW-6", "SW-OPPOSED-2")
def test_submit_to_your_betters_cuts_the_bid_of_a_lesser_dominus() -> None:
    m = lot(9, 8, 9, hands={0: [SUBMIT]})
    m.bids(5, 6, 3)
    assert m.asked() == [(0, "react")]
    assert m.offered() == ["pass", ("play", SUBMIT, 1)]
    m.answer(("play", SUBMIT, 1))
    assert m.events_of("bid_cut") == [(0, 1, 2)]
    assert m.events_of("lot_won")[0][:3] == (0, 0, "gl-spartacus")
    assert m.coins() == [4, 9, 9]


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-04")
def test_who_still_wins_pays_the_smaller_total() -> None:
    m = lot(9, 8, 4, hands={0: [SUBMIT]})
    m.bids(0, 6, 3)
    m.answer(("play", SUBMIT, 1))
    assert m.events_of("lot_won")[0][:2] == (1, 0)
    assert m.coins() == [9, 5, 9]


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-04", "SW-66")
def test_a_tie_after_the_bow_is_bid_again_by_exactly_those_tied() -> None:
    m = lot(9, 8, 8, hands={0: [SUBMIT]})
    m.bids(2, 5, 3)
    m.answer(("play", SUBMIT, 1))
    assert m.events_of("bids_tied") == [(0, 3, 1, 2)]
    assert m.asked() == [(1, "bid"), (2, "bid")]


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-04", "SW-66")
def test_if_every_total_is_nothing_the_auction_fails() -> None:
    m = lot(9, 8, 8, hands={0: [SUBMIT]})
    m.bids(0, 2, 0)
    m.answer(("play", SUBMIT, 1))
    assert m.events_of("lot_discarded") == [(0, "gl-spartacus")]
    assert m.coins() == [9, 9, 9]


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-66")
def test_a_bow_in_a_round_without_bids_leaves_the_other_as_the_winner() -> None:
    m = lot(9, 8, 8, hands={0: [SUBMIT]})
    m.bids(0, 3, 3)
    m.reacts(0)
    m.bids(0, 0)
    m.answer(("play", SUBMIT, 1))
    assert m.events_of("lot_won")[0][:2] == (2, 0)
    assert m.coins() == [9, 9, 6]


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-66", "SW-04")
def test_a_bow_in_a_round_without_bids_leaves_a_new_tie_that_is_bid_again() -> None:
    m = lot(9, 8, 8, 8, hands={0: [SUBMIT]})
    m.bids(0, 5, 5, 5)
    m.reacts(0)
    m.bids(0, 0, 0)
    m.answer(("play", SUBMIT, 1))
    assert m.events_of("bids_tied") == [(0, 5, 1, 2, 3), (0, 5, 2, 3)]
    assert m.asked() == [(2, "bid"), (3, "bid")]
    m.bids(0, 0)
    m.nobody()
    assert m.events_of("lot_discarded") == [(0, "gl-spartacus")]  # now the same two are tied as before


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-66")
def test_a_bow_of_all_who_are_tied_changes_nothing() -> None:
    m = lot(9, 9, 8, 8, hands={0: [SUBMIT], 1: [SUBMIT]})
    m.bids(0, 0, 5, 5)
    m.nobody()
    m.bids(0, 0)
    for seat in (0, 1):
        m.seal(**{f"s{seat}": ("play", SUBMIT, seat + 2)})
        while m.kind == "react" and m.ask(m.asked()[0][0]).about == "reaction_announced":
            m.seal()
    m.nobody()
    assert m.events_of("bid_cut") == [(0, 2, 2), (1, 3, 2)]
    assert m.events_of("lot_discarded") == [(0, "gl-spartacus")]


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-04")
def test_several_copies_add_up_and_the_total_is_never_below_nothing() -> None:
    m = lot(9, 9, 8, hands={0: [SUBMIT], 1: [SUBMIT]})
    m.bids(1, 0, 3)
    m.seal(s0=("play", SUBMIT, 2), s1=("play", SUBMIT, 2))
    m.reacts(1)  # nobody answers the first
    m.answer(("play", SUBMIT, 2), 1)
    assert m.events_of("bid_cut") == [(0, 2, 2), (1, 2, 1)]
    assert m.events_of("lot_won")[0][:2] == (0, 0)


@pytest.mark.card(SUBMIT)
@pytest.mark.rule("SW-PROMISE-1", "SW-04")
def test_to_submit_somebody_breaks_a_promise_not_to_target_them() -> None:
    m = calm(house(influence=9, hand=[SUBMIT]), house(), house(), moment="hosting")
    m.act(0, "offer", (0, (1,), False, 0, (), 0, (), (("no_target", "phase"),), (), 0))
    m.act(1, "accept", (0, (1,), False, 0, (), 0, (), (("no_target", "phase"),), (), 0))
    m.bids(0, 3, 1)
    m.answer(("play", SUBMIT, 1))
    assert m.events_of("promise_broken") == [(0, 1, "no_target", "phase")]
    assert m.kind == "bid"  # 1 and 1


# ---------------------------------------------------------------------- arena


@pytest.mark.card(STRAPS)
@pytest.mark.rule("SW-14", "SW-WINDOW-8")
def test_loosened_straps_exhausts_equipment_of_a_rivals_combatant() -> None:
    m = calm(house(influence=4, hand=[STRAPS]), house("eq-sword", "eq-helmet"), house(), moment="invitations")
    m.nobody()
    m.answer(1)
    m.answer("accept")
    m.answer(m.asset("gl-thracian-warrior").id)
    m.answer((m.asset("eq-sword").id, m.asset("eq-helmet").id))
    assert m.asked() == [(0, "react")]
    m.answer(("play", STRAPS, 1))
    assert m.asked() == [(0, "pick")]
    m.pick("eq-sword")
    sword = m.asset("eq-sword")
    assert (sword.ready, sword.committed) == (False, True)
    assert m.kind == "audience"  # the next invitation
    assert len(m.state.fighters[0].gear) == 2


@pytest.mark.card(STRAPS)
@pytest.mark.rule("SW-14")
@pytest.mark.parametrize("geared", [True, False])
def test_loosened_straps_is_for_others_who_carry_something(geared: bool) -> None:
    m = calm(house("eq-sword", hand=[STRAPS]), house("eq-helmet"), house(), moment="invitations")
    m.nobody()
    seat = 0 if geared else 1
    m.answer(seat)
    m.answer("accept")
    m.answer(m.asset(("gl-syrian-warrior", "gl-thracian-warrior")[seat]).id)
    m.answer((m.asset("eq-sword").id,) if geared else ())
    assert m.kind != "react"


def beaten(*houses: dict[str, Any], favour: int = 0, host: int = 0) -> Table:
    """Duro of seat 1 has yielded to Crixus of seat 0."""
    one = fighter(0, "gl-crixus", winner=True)
    two = fighter(1, "gl-duro", level="yield")
    first, second, *rest = houses
    return table(
        {**first, "assets": ["gl-crixus", "sl-cook"], "coins": 5},
        {**second, "assets": [card("gl-duro", favour=favour), "sl-mira"], "coins": 5},
        *({**other, "assets": ["gl-agron", "sl-debtor"], "coins": 5} for other in rest),
        moment="decided",
        fighters=[one, two],
        host=host,
    )


@pytest.mark.card(ROAR)
@pytest.mark.rule("SW-62", "SW-VERB-6", "SW-WINDOW-12", "SW-03")
def test_roar_of_the_mob_spares_the_loser_and_the_host_is_not_asked() -> None:
    m = beaten(house(influence=5), house(influence=6), house(influence=5, hand=[ROAR]))
    assert m.asked() == [(2, "react")]  # before the audience
    m.answer(("play", ROAR))
    assert m.events_of("mob_spares") == [(2,)]
    assert m.events_of("thumb") == []
    assert m.asset("gl-duro").owner == 1
    assert m.state.spared is False  # the phase is over
    assert m.state.phase == "upkeep"


@pytest.mark.card(ROAR)
@pytest.mark.rule("SW-OPPOSED-4")
@pytest.mark.parametrize("influence", [6, 7])
def test_the_mob_roars_only_against_a_mightier_host(influence: int) -> None:
    m = beaten(house(influence=5), house(influence=1), house(influence=influence, hand=[ROAR]))
    assert m.kind == "audience"  # the Host has 6 after the victory


@pytest.mark.card(ROAR)
@pytest.mark.rule("SW-62")
def test_promises_about_the_thumb_stay_open_when_the_mob_has_spoken() -> None:
    m = beaten(house(influence=5), house(influence=6), house(influence=5, hand=[ROAR]))
    offer = m.offer(0, 1, promises=(("thumb", "up"),))
    m.act(1, "accept", offer)
    m.answer(("play", ROAR))
    assert m.events_of("promise_kept") == m.events_of("promise_broken") == []


@pytest.mark.card(SPECTACLE)
@pytest.mark.rule("SW-15", "SW-VERB-5")
def test_a_spectacle_makes_the_host_declare_a_primus() -> None:
    m = calm(house(influence=4), house(influence=3, hand=[SPECTACLE]), house(), moment="arena")
    assert m.asked() == [(1, "react"), (2, "react")] or m.asked() == [(1, "react")]
    m.answer(("play", SPECTACLE), 1)
    m.nobody()
    assert m.state.primus
