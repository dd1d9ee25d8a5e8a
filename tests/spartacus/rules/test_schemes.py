"""Schemes: prepared, announced, confirmed, and what happens then."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.spartacus import Table, calm, card, house
from munera.testing.spartacus.titles import (
    DENARII,
    DESTITUTE,
    EAR,
    GUARD,
    LOOTING,
    ROBBERY,
    ROME,
    RUMORS,
    SACRIFICE,
    VISITOR,
)

FEAST = "sc-grand-feast"  # requires 5: 2 coins for each other house, 1 influence for the target
BLACKMAIL = "sc-blackmail"  # requires 4: a slave is the price
SECRETS = "sc-buying-secrets"  # requires 4: 3 coins for a third house
WINE = "sc-poisoned-wine"  # requires 3: the schemer picks who is injured
EXHIBITION = "sc-public-exhibition"  # requires 3: 3 coins, the target has 3 gladiators


def announced(m: Table) -> list[tuple[int, ...]]:
    """The targets with which the prepared scheme may be announced."""
    return [option[1] for option in m.offered() if option[0] == "announce"]


def prepared(m: Table, title: str) -> list[tuple[int, ...]]:
    m.answer(("prepare", title))
    return announced(m)


# ---------------------------------------------------------------------- requirement and target


@pytest.mark.rule("SP-SCHEME-1")
@pytest.mark.parametrize(("influence", "playable"), [(5, False), (6, True), (7, True)])
def test_the_influence_must_be_at_least_what_is_required(influence: int, playable: bool) -> None:
    m = calm(house(hand=[VISITOR], influence=influence), house(), house())
    assert prepared(m, VISITOR) == ([(0,), (1,), (2,)] if playable else [])


@pytest.mark.rule("SP-SCHEME-1")
def test_only_schemes_of_the_own_hand_can_be_played() -> None:
    m = calm(house(hand=[RUMORS, GUARD, LOOTING, LOOTING]), house(hand=[ROBBERY]), house())
    assert [option[1] for option in m.offered() if option[0] == "prepare"] == [LOOTING]


@pytest.mark.rule("SP-SCHEME-2")
def test_the_target_is_declared_and_may_be_oneself() -> None:
    m = calm(house(hand=[VISITOR, ROBBERY], influence=6), house(), house(), house())
    assert prepared(m, ROBBERY) == [(1,), (2,), (3,)]  # the card says: another
    m.answer("take_back")
    assert prepared(m, VISITOR) == [(0,), (1,), (2,), (3,)]
    m.answer(("announce", (0,)))
    assert m.learned(3, "announces") == [(0, VISITOR, 2, 0)]
    assert m.view(None)["scheme"] == {
        "seat": 0,
        "card": VISITOR,
        "targets": [0],
        "pledged": [],
        "discount": 0,
        "confirmed": False,
        "changes_left": 20,
        "requests_left": 20,
        "stand": {
            "required": 6,
            "lacks": 0,
            "own": 6,
            "pledges": [],
            "extra": 0,
            "total": 6,
            "with_each": [6, 10, 10, 10],
            "bribe": None,
        },
        "tries": [],
    }


@pytest.mark.rule("SP-04")
def test_influence_that_moves_after_the_announcement_does_not_undo_it() -> None:
    # Who supported with 3 falls to 2 before the scheme of 9 is confirmed and resolved.
    m = calm(house(hand=[EAR], influence=6), house(influence=3), house())
    m.answer(("prepare", EAR))
    m.answer(("request", ((1, False),)))
    m.answer("yes")
    m.answer(("announce", (0,)))
    m.state.change_influence(1, -1, "reaction")  # nothing of the base game does this here
    m.confirm()
    assert m.events_of("succeeds") == [(0, EAR)]
    assert m.influence() == [7, 2, 4]


@pytest.mark.rule("SP-04")
def test_it_is_checked_when_it_is_announced() -> None:
    m = calm(house(hand=[EAR, GUARD], influence=6), house(influence=3, coins=0), house(hand=[DESTITUTE]))
    m.answer(("prepare", EAR))
    m.answer(("request", ((1, False),)))
    m.answer("yes")
    assert announced(m) == [(0,), (1,), (2,)]
    m.answer("take_back")
    m.answer(("cash", GUARD))
    m.seal(s2=("play", DESTITUTE, 1))
    m.nobody()
    m.answer(("again", 1))
    assert announced(m) == []  # 6 and 2


# ---------------------------------------------------------------------- SP-05


@pytest.mark.rule("SP-05")
@pytest.mark.parametrize(("coins", "playable"), [(3, False), (4, True)])
def test_the_price_must_be_payable_in_full_and_is_set_aside(coins: int, playable: bool) -> None:
    m = calm(house(hand=[FEAST], influence=5, coins=coins), house(), house())
    assert (prepared(m, FEAST) != []) == playable
    assert m.ask().refused() == ({} if playable else {"announce": "price_too_high"})
    if playable:
        m.answer(("announce", (0,)))
        assert (m.coins()[0], m.view(1)["houses"][0]["staked"]) == (0, 4)
        assert not m.may_act(0, "give", 1, 1)  # what is set aside cannot be given away


@pytest.mark.rule("SP-05")
def test_no_legal_target_no_announcement() -> None:
    m = calm(house(hand=[EXHIBITION]), house("gl-duro"), house())
    assert prepared(m, EXHIBITION) == []
    m = calm(house(hand=[EXHIBITION]), house("gl-duro", "gl-kerza"), house())
    assert prepared(m, EXHIBITION) == [(1,)]


@pytest.mark.rule("SP-05")
def test_without_a_legal_target_at_the_end_it_fails_without_price_or_effect() -> None:
    m = calm(house(hand=[ROBBERY]), house(GUARD, coins=1), house())
    m.scheme(ROBBERY, 1)
    m.confirm()
    m.act(1, "give", 2, 1)
    m.answer("pass")
    assert m.events_of("scheme_fails") == [(0, ROBBERY)]
    assert (m.coins(), m.discards()) == ([5, 0, 6], [ROBBERY])
    assert m.events_of("succeeds") == []


@pytest.mark.rule("SP-05")
def test_coins_of_a_scheme_that_fails_come_back() -> None:
    # The price is paid by the schemer, but nothing is left to bribe: the only guard was used, and failed.
    bribe = "sc-bribe-the-guards"
    m = calm(house(hand=[bribe]), house(GUARD), house(), dice=[1])
    m.scheme(bribe, 1)
    assert m.coins()[0] == 4
    m.confirm()
    m.answer(("guard", "table"))
    assert m.events_of("scheme_fails") == [(0, bribe)]
    assert (m.coins()[0], m.state.staked[0]) == (5, 0)


# ---------------------------------------------------------------------- SP-06, SP-07, SP-08


@pytest.mark.rule("SP-06")
def test_everything_but_the_target_is_chosen_when_it_resolves() -> None:
    m = calm(house(hand=[SECRETS]), house(), house(), house())
    assert prepared(m, SECRETS) == [(1,), (2,), (3,)]
    m.answer(("announce", (1,)))
    m.confirm()
    assert m.asked() == [(0, "pick_house")]  # who is paid
    assert m.offered() == [2, 3]
    m.answer(3)
    assert m.coins() == [2, 5, 5, 8]
    m = calm(house("sl-mira", hand=[BLACKMAIL]), house(), house())
    m.scheme(BLACKMAIL, 1)
    m.confirm()
    assert m.asked() == [(0, "pick")]  # which slave is discarded
    m = calm(house(hand=[WINE]), house(), house())
    m.scheme(WINE, 1)
    m.confirm()
    assert m.asked() == [(0, "pick")]  # the card that suffers
    assert [m.state.assets[id].card for id in m.offered()] == ["gl-thracian-warrior", "sl-debtor"]


@pytest.mark.rule("SP-06")
def test_a_choice_of_the_target_is_made_by_the_target() -> None:
    m = calm(house(hand=["sc-incite-rebellion"], influence=5), house("gl-duro"), house())
    m.plays("sc-incite-rebellion", 1)
    assert m.asked() == [(1, "pick")]


@pytest.mark.rule("SP-07")
def test_a_scheme_for_oneself_can_be_foiled_but_not_by_guards() -> None:
    m = calm(
        house(GUARD, hand=[LOOTING, RUMORS, GUARD], influence=6),
        house(GUARD, hand=[RUMORS], influence=6),
        house(GUARD),
    )
    assert prepared(m, LOOTING) == [(0,)]
    m.answer(("announce", (0,)))
    m.confirm()
    assert m.asked() == [(1, "foil")]  # nobody with guards alone, and never the schemer
    assert m.offered() == ["pass", ("play", RUMORS)]


@pytest.mark.rule("SP-07")
def test_nobody_foils_their_own_scheme_or_guards_against_it() -> None:
    hand = [VISITOR, RUMORS, ROME, DENARII, SACRIFICE, GUARD]
    m = calm(house(GUARD, hand=hand, influence=12), house(), house())
    m.scheme(VISITOR, 0)
    m.confirm()
    assert m.asked() == [(0, "turn")]  # nobody was asked
    assert m.events_of("succeeds") == [(0, VISITOR)]


@pytest.mark.rule("SP-08")
@pytest.mark.parametrize(("title", "lost"), [("sc-incite-rebellion", "gl-duro"), ("sc-unlocked-gate", "sl-mira")])
def test_rebellion_takes_gladiators_and_the_gate_slaves(title: str, lost: str) -> None:
    m = calm(house(hand=[title], influence=5), house("gl-duro", "sl-mira"), house())
    m.plays(title, 1)
    kinds = {m.state.assets[id].card[:2] for id in m.offered()}
    assert kinds == {lost[:2]}
    m.pick(lost)
    assert m.events_of("asset_discarded") == [(m.events_of("picks")[0][1], lost, 1, "scheme")]


# ---------------------------------------------------------------------- SP-14, SP-75


@pytest.mark.rule("SP-14")
def test_the_target_may_be_changed_until_it_is_confirmed() -> None:
    m = calm(house(hand=[ROBBERY]), house(hand=[RUMORS], influence=6), house())
    m.scheme(ROBBERY, 1)
    assert m.asked() == [(0, "announced")]  # nobody can foil yet
    assert m.can(("target", (2,)))
    assert not m.can(("target", (1,)))
    m.answer(("target", (2,)))
    assert m.learned(1, "new_target") == [(0, ROBBERY, 2)]
    m.act(1, "give", 0, 1)  # and everybody may pay
    m.confirm()
    assert m.ask(1).about == (0, ROBBERY, (2,))
    assert m.view(1)["scheme"]["confirmed"]  # type: ignore[index]
    m.answer("pass", 1)
    m.nobody()
    assert m.coins() == [9, 4, 2]


@pytest.mark.rule("SP-14")
def test_in_the_foil_window_the_target_is_locked() -> None:
    m = calm(house(hand=[ROBBERY]), house(GUARD), house(), dice=[1])
    m.scheme(ROBBERY, 1)
    m.confirm()
    m.answer(("guard", "table"))
    assert m.events_of("succeeds") == [(0, ROBBERY)]  # a guard failed, and the schemer was not asked again
    assert m.coins() == [8, 2, 5]


@pytest.mark.rule("SP-75")
def test_a_scheme_is_prepared_face_down() -> None:
    m = calm(house(hand=[ROBBERY, VISITOR]), house(), house())
    m.answer(("prepare", ROBBERY))
    assert m.learned(1, "prepares") == [(0, 1)]
    assert m.heard(1, "prepared_card") == m.heard(None, "prepared_card") == []
    assert m.heard(0, "prepared_card") == [(1, ROBBERY)]
    assert [m.view(viewer)["prepared"][0]["card"] for viewer in (0, 1, 2, None)] == [ROBBERY, None, None, None]
    assert m.view(1)["houses"][0]["hand"] == 2  # it still belongs to the hand


@pytest.mark.rule("SP-75")
def test_a_prepared_scheme_may_be_taken_back_and_keeps_what_was_done_for_it() -> None:
    m = calm(house("gl-ashur", hand=[EAR], influence=4), house(influence=3), house())
    m.answer(("prepare", EAR))
    m.answer(("cunning", "gl-ashur"))
    m.answer(("request", ((1, False),)))
    m.answer("yes")
    m.answer("take_back")
    assert m.asked() == [(0, "turn")]
    assert m.hand(0) == [EAR]
    assert ("prepare", EAR) not in m.offered()
    m.answer(("again", 1))
    assert announced(m) == [(0,), (1,), (2,)]  # 4 and 3 are enough for 9 less 2
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    assert m.influence()[0] == 5


@pytest.mark.rule("SP-75")
def test_what_was_done_for_it_ends_with_the_turn() -> None:
    m = calm(house("gl-ashur", hand=[EAR], influence=7), house(), house())
    m.answer(("prepare", EAR))
    m.answer(("cunning", "gl-ashur"))
    m.answer("take_back")
    m.answer("end")
    assert m.state.prepared == ()
    assert m.view(0)["prepared"] == []


@pytest.mark.rule("SP-75")
def test_an_announced_scheme_cannot_be_taken_back() -> None:
    m = calm(house(hand=[ROBBERY]), house(), house())
    m.scheme(ROBBERY, 1)
    assert m.words() == {"confirm", "target", "request"}
    assert m.hand(0) == []


@pytest.mark.rule("SP-75")
def test_changing_the_target_sets_the_price_aside_anew() -> None:
    bribe = "sc-bribe-the-guards"
    m = calm(house(hand=[bribe], coins=3), house(GUARD, GUARD, GUARD), house(GUARD))
    m.scheme(bribe, 1)
    assert (m.coins()[0], m.state.staked[0]) == (0, 3)
    m.answer(("target", (2,)))
    assert (m.coins()[0], m.state.staked[0]) == (2, 1)
    m.act(0, "give", 1, 1)
    assert not m.can(("target", (1,)))  # now they could not pay for three
    m.confirm()
    m.nobody()
    assert (m.coins()[0], m.events_of("pays_bank")) == (1, [(0, 1, "price")])


@pytest.mark.rule("SP-75")
def test_if_nobody_is_a_legal_target_any_more_it_fails_at_once() -> None:
    m = calm(house(hand=[ROBBERY]), house(coins=1, hand=[RUMORS], influence=6), house(coins=0))
    m.scheme(ROBBERY, 1)
    m.act(1, "give", 0, 1)
    assert "target" not in m.words()
    m.confirm()
    assert m.events_of("scheme_fails") == [(0, ROBBERY)]
    assert "foil" not in [kind for _, kind in m.asked()]  # nobody is asked to foil what can do nothing
    assert m.discards() == [ROBBERY]


@pytest.mark.rule("SP-75")
def test_it_fails_before_it_is_confirmed() -> None:
    m = calm(house(hand=[ROBBERY]), house(coins=1), house(coins=0))
    m.scheme(ROBBERY, 1)
    m.answer(("request", ((2, False),)))
    m.act(1, "give", 0, 1)
    m.answer("no")
    assert m.events_of("scheme_fails") == [(0, ROBBERY)]
    assert m.events_of("confirms") == []
    assert m.coins() == [6, 0, 0]


# ---------------------------------------------------------------------- discounts


def solonius(**given: Any) -> Table:
    return calm(
        house(house="ho-solonius", **given),
        house(house="ho-glaber", hand=[RUMORS], influence=6),
        house(house="ho-tullius"),
    )


@pytest.mark.rule("SP-10")
def test_bribes_are_for_a_scheme_that_is_prepared_or_announced() -> None:
    m = solonius(hand=[VISITOR], influence=5)
    assert m.words() == {"end", "cash", "prepare"}
    m.answer(("prepare", VISITOR))
    assert [option[1] for option in m.offered() if option[0] == "bribe"] == [1, 2, 3, 4, 5]
    m.answer(("bribe", 1))
    m.answer(("announce", (0,)))
    assert [option[1] for option in m.offered() if option[0] == "bribe"] == [1, 2, 3, 4]
    m.confirm()
    assert m.asked() == [(1, "foil")]  # and then it is too late


@pytest.mark.rule("SP-10")
def test_the_coins_of_a_bribe_are_gone_even_if_the_scheme_is_foiled() -> None:
    m = solonius(hand=[VISITOR], influence=5)
    m.answer(("prepare", VISITOR))
    m.answer(("bribe", 2))
    m.answer(("announce", (0,)))
    m.confirm()
    m.answer(("play", RUMORS))
    assert m.events_of("foiled") == [(0, VISITOR)]
    assert m.coins()[0] == 3


@pytest.mark.rule("SP-10")
def test_the_coins_of_a_bribe_are_gone_even_if_the_card_is_taken_back() -> None:
    m = solonius(hand=[VISITOR], influence=5)
    m.answer(("prepare", VISITOR))
    m.answer(("bribe", 5))
    assert not m.can(("bribe", 1))  # nothing left
    m.answer("take_back")
    m.nobody()
    assert m.coins()[0] == 0
    assert m.events_of("pays_bank") == [(0, 5, "bribe")]


@pytest.mark.rule("SP-11")
def test_ashur_lowers_the_requirement_by_two() -> None:
    m = calm(house("gl-ashur", hand=[VISITOR, LOOTING], influence=4), house(), house())
    assert prepared(m, VISITOR) == []
    m.answer(("cunning", "gl-ashur"))
    assert announced(m) == [(0,), (1,), (2,)]
    assert not m.asset("gl-ashur").ready
    assert not m.can(("cunning", m.asset("gl-ashur").id))
    assert m.learned(1, "cunning") == [(0, 1, m.asset("gl-ashur").id, "gl-ashur")]
    m.answer("take_back")
    m.answer(("prepare", LOOTING))
    assert m.view(0)["prepared"][0]["discount"] == 2  # for that card only, until the turn ends
    assert m.view(0)["prepared"][1]["discount"] == 0


@pytest.mark.rule("SP-11")
def test_ashur_may_be_used_while_it_is_announced_and_a_foil_does_not_undo_it() -> None:
    m = calm(house("gl-ashur", hand=[VISITOR], influence=6), house(hand=[RUMORS], influence=6), house())
    m.scheme(VISITOR, 0)
    m.answer(("cunning", "gl-ashur"))
    m.confirm()
    m.answer(("play", RUMORS))
    assert not m.asset("gl-ashur").ready


@pytest.mark.rule("SP-11")
def test_who_was_exhausted_for_a_discount_counts_no_more() -> None:
    # Ashur would be the third gladiator; once exhausted they cannot serve twice.
    m = calm(house("gl-ashur", "gl-duro", hand=[EXHIBITION], influence=3), house(), house())
    assert prepared(m, EXHIBITION) == [(0,)]
    m.answer(("cunning", "gl-ashur"))
    assert announced(m) == []


@pytest.mark.rule("SP-62")
@pytest.mark.parametrize(
    ("title", "needed"), [(EXHIBITION, 3), ("sc-sate-roman-appetites", 4), ("sc-epic-spectacle", 5)]
)
def test_the_ready_gladiators_of_the_target_are_counted(title: str, needed: int) -> None:
    favoured = [card("gl-duro", favour=2), card("gl-kerza", champion=True), card("gl-agron"), card("gl-varro")]
    enough = favoured[: needed - 1]  # with the one of their staff
    too_few = ["gl-barca", "gl-crixus", "gl-pericles"][: needed - 2]
    m = calm(house(hand=[title]), house(*enough), house(*too_few))
    assert prepared(m, title) == [(1,)]
    tired = [*enough[:-1], card("gl-gnaeus", ready=False)]
    assert prepared(calm(house(hand=[title]), house(*tired), house()), title) == []


@pytest.mark.rule("SP-62")
def test_they_are_counted_again_when_it_resolves() -> None:
    m = calm(house("gl-ashur", "gl-duro", hand=[EXHIBITION], influence=3), house(), house())
    m.scheme(EXHIBITION, 0)
    m.answer(("cunning", "gl-ashur"))  # while it is announced
    assert m.events_of("scheme_fails") == [(0, EXHIBITION)]
    assert m.coins()[0] == 5
    assert m.influence()[0] == 3


# ---------------------------------------------------------------------- success


@pytest.mark.rule("SP-SCHEME-3")
def test_a_scheme_that_is_not_foiled_succeeds() -> None:
    m = calm(house(hand=[FEAST], influence=5), house(hand=[RUMORS], influence=6), house())
    m.scheme(FEAST, 0)
    m.confirm()
    m.answer("pass")
    assert m.events_of("succeeds") == [(0, FEAST)]
    assert m.coins() == [1, 7, 7]
    assert m.influence() == [6, 6, 4]
    assert (m.view(2)["intrigue_discard"], m.view(2)["scheme"]) == ([FEAST], None)
    assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-76")
def test_the_price_is_paid_before_the_effects() -> None:
    m = calm(house(hand=[FEAST], influence=5), house(), house())
    m.plays(FEAST, 0)
    assert m.kinds("pays", "influence") == ["pays", "pays", "influence"]
    m = calm(house(hand=[BLACKMAIL]), house(), house())
    m.plays(BLACKMAIL, 1)
    assert m.kinds("asset_discarded", "influence") == ["asset_discarded", "influence"]


@pytest.mark.rule("SP-76")
def test_the_effects_happen_in_the_order_of_the_card() -> None:
    m = calm(house(hand=["sc-spread-cheeks-wide"]), house(), house())
    m.plays("sc-spread-cheeks-wide")
    assert [facts[0] for facts in m.events_of("influence")] == [0, 1, 2]  # you first, then every other
    m = calm(house(hand=["sc-collusion"], influence=10), house(), house())
    m.plays("sc-collusion", 1)
    assert m.events_of("influence") == [(1, -1, 3, "scheme")]  # the loss before somebody is chosen who gains
    m.answer(2)
    assert m.events_of("influence")[1:] == [(2, 1, 5, "scheme")]
