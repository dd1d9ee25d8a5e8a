"""The bots of Spartacus: what they do in clear cases, that they are honest, whole and strong enough."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from munera import bots
from munera.bots import WAIT, Seen
from munera.bots.spartacus import dealing, haggling, proposals
from munera.bots.spartacus.arena import match_worth
from munera.bots.spartacus.estimates import ESTIMATES, GEAR, HOPE, REACTION_WORTH, STRENGTH
from munera.bots.spartacus.fight import Duel, hurts, wounds
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.market import OVER
from munera.bots.spartacus.reading import BotTable as Reading
from munera.bots.spartacus.scheming import best_aim, held, outcome
from munera.bots.spartacus.worth import OWN, RIVAL, loss, worth, worth_of_influence
from munera.games import book
from munera.games.spartacus.cards.table import BASE, CARDS, TRACK
from munera.games.spartacus.queries import Offer, exchange
from munera.games.spartacus.sight import sight
from munera.kernel import AnyAsk, Match, Option, Seat, Stream, start
from munera.lab.simulate import simulate
from munera.lab.strength import cases
from munera.odds.spartacus.matches import Odds, chance
from munera.testing.spartacus import (
    Table,
    arena,
    auction,
    combat,
    fighter,
    hosting,
    house,
    intrigue,
    market,
    upkeep,
)

pytestmark = pytest.mark.slow  # bots play whole games

SPARTACUS = book("spartacus")
NAMES = ("greedy", "heuristic-silent", "heuristic")
HONEST, FALSE = 10.0, 0.0

ONE = ("gl-syrian-warrior", "sl-attendant")
TWO = ("gl-celt-warrior", "sl-debtor")
THREE = ("gl-numidian-warrior", "sl-cook")


def bot(name: str, honour: float | None = None) -> bots.Bot:
    made = bots.make(name, "spartacus", Stream.seeded(1))
    if honour is not None:
        assert isinstance(made, Heuristic)
        made.honour = honour
    return made


def choice(name: str, table: Table, seat: Seat | None = None, honour: float | None = None) -> Any:
    """What a bot answers."""
    ask = table.ask(seat)
    return bot(name, honour).choose(Seen(table.match, ask.seat), ask)


def offers(table: Table, seat: Seat, honour: float = HONEST) -> Any:
    """What it volunteers, without what it says to a no."""
    move: Any = bot("heuristic", honour).volunteer(Seen(table.match, seat))
    return move[:2] if move is not None and move[0] == "decline" else move


def offered(move: Any) -> Offer:
    assert move is not None
    assert move[0] == "offer"
    return Offer(*move[1])


def reading(table: Table, seat: Seat = 0, honour: float = 0.0) -> Reading:
    return Reading(sight(table.state, seat), seat, honour=honour)


# ---------------------------------------------------------------------- greedy


def test_greedy_plays_schemes_on_the_leader_and_cashes_in_the_rest() -> None:
    table = intrigue(
        house(*ONE, coins=3, hand=["sc-robbery", "sc-conspiracy"]),
        house(*TWO, coins=3, influence=5),
        house(*THREE, coins=9, influence=4),
    )
    assert choice("greedy", table) == ("prepare", "sc-robbery")
    table.answer(("prepare", "sc-robbery"))
    assert choice("greedy", table) == ("announce", (1,))
    table.answer(("announce", (1,)))
    table.confirm()
    table.nobody()
    assert choice("greedy", table) == ("cash", "sc-conspiracy")


def test_greedy_bids_half_its_purse_and_declines_every_offer() -> None:
    table = auction(house(*ONE, coins=9), house(*TWO, coins=3), house(*THREE), market=["gl-crixus"])
    assert choice("greedy", table, 0) == 4
    rich = market(house(*ONE, coins=9), house(*TWO, coins=3), house(*THREE))
    rich.offer(1, 0, gives=3)
    word, _, *said = cast("Any", bot("greedy").volunteer(Seen(rich.match, 0)))
    assert word == "decline"
    assert said == ["cannot"]
    rich.act(0, *cast("Any", bot("greedy").volunteer(Seen(rich.match, 0))))
    assert bot("greedy").volunteer(Seen(rich.match, 0)) is None


def test_greedy_goes_straight_at_the_foe() -> None:
    table = combat(fighter(0, "gl-crixus"), fighter(1, "gl-varro"))
    word, hex = choice("greedy", table)
    assert word == "move"
    table.answer((word, hex))
    assert table.state.fighters[0].hex == hex


# ---------------------------------------------------------------------- what things are worth


def test_every_gladiator_reaction_and_piece_of_equipment_is_known() -> None:
    assert set(STRENGTH) >= BASE.titles("gladiator")
    assert set(GEAR) >= BASE.titles("equipment")
    assert {card for card in BASE.titles("reaction") if not CARDS[card].foils} == set(REACTION_WORTH)
    assert set(HOPE) <= BASE.titles("scheme")
    assert len(OWN) == len(RIVAL) == TRACK.highest + 1


def test_a_card_that_was_never_measured_is_judged_by_what_is_printed() -> None:
    """An extra card is four files and its story: bots play with it without a number of their own for it."""
    mace = replace(CARDS["eq-axe"], id="eq-mace")
    hero = replace(CARDS["gl-spartacus"], id="gl-hero")
    maid = replace(CARDS["sl-cook"], id="sl-maid")
    odds = Odds({**CARDS, **{card.id: card for card in (mace, hero, maid)}}, STRENGTH, GEAR)
    assert odds.armed("gl-hero", ["eq-mace"]) > odds.strength("gl-hero") > odds.strength("gl-varro")
    assert odds.strength("sl-maid") == odds.strength("sl-cook")
    assert odds.outfit(["eq-mace", "eq-trident"]) == ["eq-mace"]
    assert min(REACTION_WORTH.values()) <= ESTIMATES.reaction("re-new") <= max(REACTION_WORTH.values())


def test_the_last_steps_are_worth_most() -> None:
    table = reading(intrigue(house(*ONE, influence=11), house(*TWO, influence=11), house(*THREE, influence=4)))
    assert worth_of_influence(table, 0, 1) > 10
    assert worth_of_influence(table, 1, 1) < -5 < worth_of_influence(table, 2, 1) < 0
    assert worth_of_influence(table, 1, -1) > 0
    assert worth_of_influence(table, 0, -1) < 0
    assert worth_of_influence(table, 0, 5) == worth_of_influence(table, 0, 1)  # there is nothing beyond twelve


def test_a_strong_gladiator_is_worth_more_than_a_weak_one_and_most_to_who_has_none() -> None:
    table = reading(intrigue(house(*ONE), house("gl-crixus", "sl-debtor"), house("sl-cook")))
    assert worth(table, 0, "gl-spartacus") > worth(table, 0, "gl-duro")
    assert worth(table, 2, "gl-gannicus") > worth(table, 1, "gl-gannicus")
    best = next(a for a in table.owned(1, "gladiator"))
    assert loss(table, 1, best) > 2


def test_the_odds_follow_strength() -> None:
    strength, levels = Reading.odds.strength, Reading.odds.levels
    assert chance(strength("gl-spartacus") - strength("gl-celt-warrior")) > 0.95
    assert chance(0.0) == 0.5
    assert strength("sl-cook") < strength("sl-raxos") < strength("gl-duro")
    assert levels("gl-rabanus", 0.0) == (0.0, 1.0)
    assert levels("gl-gnaeus", 0.0)[0] > levels("gl-varro", 0.0)[0]
    assert wounds(3, 0) == 0.0


# ---------------------------------------------------------------------- schemes


def test_schemes_are_aimed_where_they_help() -> None:
    table = reading(
        intrigue(
            house(*ONE, coins=3, influence=6),
            house(*TWO, coins=3, influence=6),
            house(*THREE, coins=3, influence=9),
        )
    )
    assert best_aim(table, "sc-a-visitor-from-rome")[1] == (0,)
    assert best_aim(table, "sc-conspiracy")[1] == (2,)
    assert best_aim(table, "sc-revenge") == (-9.0, ())  # two are last
    assert outcome(table, 2, "sc-a-visitor-from-rome", (2,)) < 0
    assert outcome(table, 1, "sc-robbery", (0,)) < outcome(table, 1, "sc-robbery", (2,))


def test_a_third_house_is_paid_and_never_the_target() -> None:
    m = intrigue(house(*ONE, coins=9), house(*TWO, coins=3), house(*THREE, coins=3))
    assert outcome(reading(m, 2), 0, "sc-buying-secrets", (1,)) > CARDS["sc-buying-secrets"].price_coins


def test_guarded_targets_are_avoided_and_a_word_protects() -> None:
    hand = ["sc-robbery"]
    table = intrigue(
        house(*ONE, coins=1, hand=hand), house(*TWO, "gu-guard", "gu-guard", coins=5), house(*THREE, coins=5)
    )
    assert best_aim(reading(table), "sc-robbery")[1] == (2,)
    table.act(2, "offer", (2, (0,), False, 1, (), 0, (), (), (("no_target", "round"),), 0))
    table.act(0, "accept", (2, (0,), False, 1, (), 0, (), (), (("no_target", "round"),), 0))
    assert best_aim(reading(table, honour=HONEST), "sc-robbery")[1] != (2,)
    assert best_aim(reading(table, honour=FALSE), "sc-robbery")[1] == (2,)


def test_foils_are_kept_and_junk_is_cashed_in() -> None:
    table = intrigue(
        house(*ONE, coins=3, influence=6, hand=["re-whispered-rumors", "sc-bribe-the-guards"]),
        house(*TWO, coins=3),
        house(*THREE, coins=3),
    )
    assert held(reading(table), "re-whispered-rumors") > CARDS["re-whispered-rumors"].cash
    assert choice("heuristic", table) == ("cash", "sc-bribe-the-guards")


def test_a_scheme_is_played_before_slaves_are_used() -> None:
    table = intrigue(
        house("gl-syrian-warrior", "sl-mira", "sl-cook", coins=3, hand=["sc-labor-contract"]),
        house(*TWO, coins=3),
        house("gl-numidian-warrior", "sl-convict", coins=3),
    )
    table.answer(choice("heuristic", table))
    assert choice("heuristic", table) == ("announce", (0,))
    table.answer(("announce", (0,)))
    table.confirm()
    table.nobody()
    assert choice("heuristic", table) == ("ability", table.asset("sl-mira").id)


def test_solonius_pays_for_what_they_lack() -> None:
    table = intrigue(
        house(*ONE, house="ho-solonius", coins=9, influence=5, hand=["sc-a-visitor-from-rome"]),
        house(*TWO, house="ho-glaber", coins=3),
        house(*THREE, house="ho-tullius", coins=3),
    )
    table.answer(choice("heuristic-silent", table))
    assert choice("heuristic-silent", table) == ("bribe", 1)
    table.answer(("bribe", 1))
    assert choice("heuristic-silent", table) == ("announce", (0,))


def test_it_guards_what_matters_and_foils_a_winner() -> None:
    table = intrigue(
        house(*ONE, coins=3, influence=11, hand=["sc-final-blow", "sc-unlocked-gate"]),
        house(*TWO, "gu-guard", coins=3, influence=6, hand=["re-whispered-rumors"]),
        house(*THREE, coins=3),
    )
    table.scheme("sc-final-blow", 0)
    table.confirm()
    assert choice("heuristic", table, 1) == ("play", "re-whispered-rumors")
    other = intrigue(
        house(*ONE, coins=3, influence=6, hand=["sc-poisoned-wine"]),
        house("gl-crixus", "sl-debtor", "gu-guard", coins=3),
        house(*THREE, coins=3),
    )
    other.scheme("sc-poisoned-wine", 1)
    other.confirm()
    assert choice("heuristic", other, 1) == ("guard", "table")


def test_misery_is_used_but_not_against_oneself() -> None:
    table = intrigue(
        house(*ONE, coins=3, influence=4, hand=["re-empty-brothel"]),
        house("gl-celt-warrior", coins=3, influence=9),
        house(*THREE, coins=3),
    )
    table.answer("end")
    assert choice("heuristic", table, 0) == ("play", "re-empty-brothel", 1)
    alone = intrigue(
        house("gl-syrian-warrior", coins=3, influence=4, hand=["re-empty-brothel"]),
        house(*TWO, coins=3, influence=9),
        house(*THREE, coins=3),
    )
    alone.answer("end")
    assert choice("heuristic", alone, 0) == "pass"


# ---------------------------------------------------------------------- market and arena


def test_it_bids_no_more_than_it_takes_and_nothing_for_nothing() -> None:
    table = auction(house(*ONE, coins=12), house(*TWO, coins=1), house(*THREE), market=["gl-spartacus"])
    seen = Seen(table.match, 0)
    it = Heuristic(Stream.seeded(1))
    it.purses.coins = [12, 1, 0]
    it.heard = len(seen.events())
    assert it.choose(seen, table.ask(0)) == 2
    poor = auction(house(*ONE), house(*TWO, coins=1), house(*THREE), market=["gl-spartacus"])
    assert choice("heuristic", poor, 0) == 0


def bids_of(table: Table, purses: list[int], mood: int) -> list[Any]:
    """What the heuristics bid that know what is in the purses."""
    said = []
    for ask in table.match.waiting():
        seen, it = Seen(table.match, ask.seat), Heuristic(Stream.seeded(f"{mood}/{ask.seat}"))
        it.purses.coins, it.heard = list(purses), len(seen.events())
        said.append(it.choose(seen, ask))
    return said


@pytest.mark.parametrize("card", ["gl-crixus", "gl-gannicus"])
@pytest.mark.parametrize("influence", [5, 9])
def test_a_great_gladiator_does_not_go_unsold_for_hosting(card: str, influence: int) -> None:
    """Who will hardly be Host has no reason to keep all coins for it, and nobody refuses a bargain."""
    table = auction(
        house("gl-spartacus", "gl-duro", "sl-attendant", coins=11, influence=influence),
        house("gl-theokoles", "gl-varro", "sl-debtor", coins=13, influence=influence),
        house("gl-oenomaus", "gl-kerza", "sl-cook", coins=6, influence=influence),
        market=[card],
    )
    for mood in range(20):
        assert any(bids_of(table, [11, 13, 6], mood))


def test_equal_bids_are_raised_but_not_by_the_whole_worth_again() -> None:
    def raised(staked: int) -> list[Any]:
        table = auction(house(*ONE, coins=20), house(*TWO, coins=20), house(*THREE, coins=1), market=["gl-crixus"])
        table.bids(staked, staked, 0)
        assert 4 < worth(reading(table), 0, "gl-crixus") < 7
        return [bids_of(table, [20, 20, 1], mood) for mood in range(20)]

    assert all(any(both) for both in raised(4)), "else nobody would get the gladiator"
    assert any(one != two for one, two in raised(4))
    assert max(max(both) for both in raised(7)) <= OVER


def test_one_step_before_the_end_all_is_bid_for_hosting() -> None:
    table = hosting(house(*ONE, coins=9, influence=11), house(*TWO, coins=9), house(*THREE, coins=9))
    it = Heuristic(Stream.seeded(1))
    it.purses.coins = [9, 9, 9]
    assert it.choose(Seen(table.match, 0), table.ask(0)) == 9


def test_it_sells_what_only_costs() -> None:
    table = market(
        house("gl-syrian-warrior", "gl-syrian-warrior", "gl-crixus", "sl-attendant", house="ho-glaber", coins=3),
        house(*TWO, house="ho-tullius", coins=3),
        house(*THREE, house="ho-solonius", coins=3),
    )
    word, id = choice("heuristic", table, 0)
    assert (word, table.state.assets[id].card) == ("sell", "gl-syrian-warrior")


def test_it_waits_in_open_market_while_its_offer_is_open_but_not_for_ever() -> None:
    table = market(house(*ONE, coins=3), house(*TWO, coins=3), house(*THREE, coins=3))
    table.offer(0, 1, wants=1)
    it = bot("heuristic")
    said = [it.choose(Seen(table.match, 0), table.ask(0)) for _ in range(3)]
    assert said == [WAIT, WAIT, "done"]


def test_the_host_invites_a_weak_foe_first_and_themselves_last() -> None:
    table = arena(
        house("gl-spartacus", "sl-attendant", coins=1),
        house("gl-celt-warrior", "sl-debtor", coins=1),
        house("gl-crixus", "sl-cook", coins=1),
    )
    table.answer_by_default("audience")
    assert choice("heuristic", table) == 1
    assert match_worth(reading(table), 0, 1) > match_worth(reading(table), 0, 2)


def test_who_cannot_come_is_invited_for_the_loss() -> None:
    table = arena(house(*ONE, coins=1), house(*TWO, coins=1), house(coins=1))
    table.answer_by_default("audience", "react")
    assert choice("heuristic", table) == 2


def test_wagers_go_to_the_favourite() -> None:
    table = combat(
        fighter(0, "gl-spartacus"),
        fighter(1, "gl-celt-warrior"),
        house("gl-spartacus", "sl-attendant", coins=9),
        house("gl-celt-warrior", "sl-debtor", coins=9),
        house(*THREE, coins=9),
        moment="wagers",
    )
    first, second, _, _ = choice("heuristic", table, 2)
    assert (first, second) == (3, 0)
    assert choice("heuristic", table, 1)[0] == 0  # never against its own


def test_the_thumb_is_down_for_strangers_and_a_word_saves_them() -> None:
    def verdict(honour: float, *, promised: bool, favour: int = 0) -> Any:
        table = combat(
            fighter(2, "gl-spartacus", winner=True),
            fighter(1, "gl-crixus", level="yield"),
            house(*ONE, coins=1),
            house({"card": "gl-crixus", "favour": favour}, "sl-debtor", coins=3),
            house("gl-spartacus", "sl-cook", coins=1),
            moment="decided",
        )
        if promised:
            offer = table.offer(1, 0, gives=1, returns=[("thumb", "up")])
            table.act(0, "accept", offer)
        table.answer_by_default("audience")
        return choice("heuristic", table, 0, honour)

    assert verdict(HONEST, promised=False) == "down"
    assert verdict(HONEST, promised=True) == "up"
    assert verdict(FALSE, promised=True) == "down"
    assert verdict(HONEST, promised=False, favour=1) == "up"


# ---------------------------------------------------------------------- the fight


def test_a_fighter_closes_in_strikes_and_withdraws_from_a_slower_one() -> None:
    near = combat(fighter(0, "gl-crixus", hex=[-1, 0]), fighter(1, "gl-theokoles", hex=[1, 0]))
    word, hex = choice("heuristic", near)
    assert word == "move"
    near.answer((word, hex))
    assert choice("heuristic", near) == ("attack", 1)
    beside = combat(fighter(0, "gl-crixus", hex=[0, 0]), fighter(1, "gl-theokoles", hex=[1, 0]))
    assert choice("heuristic", beside) == ("attack", 1)
    beside.answer(("attack", 1))
    while beside.kind == "surrender":
        beside.answer(choice("heuristic", beside))
    word, hex = choice("heuristic", beside)
    duel = Duel(reading(beside))
    assert word == "move"
    beside.answer((word, hex))
    assert Duel(reading(beside)).distance > duel.foe.threat


def test_a_trident_strikes_from_afar() -> None:
    table = combat(fighter(0, "gl-crixus", "eq-trident", hex=[-3, 0]), fighter(1, "gl-theokoles", hex=[1, 0]))
    table.answer(choice("heuristic", table))
    assert Duel(reading(table)).distance == 2


def test_out_of_reach_one_stays_on_the_brink() -> None:
    table = combat(fighter(0, "gl-theokoles"), fighter(1, "gl-crixus"))
    assert choice("heuristic", table) == "end"
    assert Duel(reading(table)).distance == 6


def test_the_worst_die_is_rolled_again_and_a_good_roll_is_kept() -> None:
    def rolls(*dice: int) -> Any:
        table = combat(
            fighter(0, "gl-varro", "eq-sword", hex=[0, 0]), fighter(1, "gl-duro", hex=[1, 0]), dice=list(dice)
        )
        table.answer(("attack", 1))
        return choice("heuristic", table)

    assert rolls(6, 1, 5, 3, 2) == (1,)
    assert rolls(6, 6, 6, 3, 2) == ()


def test_wounds_count_what_both_can_do() -> None:
    table = combat(fighter(0, "gl-spartacus", hex=[0, 0]), fighter(1, "gl-crixus", hex=[1, 0]))
    seen = reading(table)
    assert hurts(exchange(seen, 0, 1), (2, 2, 1, 1), (6, 6, 6)) == 2
    assert hurts(exchange(seen, 1, 0), (6, 5, 4, 3), (5, 5, 1, 1)) == 3


def test_defence_goes_first_and_attack_last() -> None:
    table = combat(
        fighter(0, "gl-crixus", hex=[0, 0]),
        fighter(1, "gl-varro", hex=[1, 0]),
        dice=[6, 6, 6, 6, 1, 1, 1],
    )
    table.answer(("attack", 1))
    assert table.kind == "surrender"
    assert choice("heuristic", table) == "defence"


# ---------------------------------------------------------------------- deals


def test_it_buys_support_and_the_other_accepts() -> None:
    table = intrigue(
        house(*ONE, coins=6, influence=4, hand=["sc-a-visitor-from-rome"], house="ho-tullius"),
        house(*TWO, coins=3, influence=5, house="ho-glaber"),
        house(*THREE, coins=3, influence=4, house="ho-batiatus"),
        round=2,
        promises=[
            {"by": by, "to": 0, "promise": ["support"], "state": "kept", "round": 1, "phase": "intrigue"}
            for by in (1, 2)
        ],
    )
    offer = offered(offers(table, 0))
    assert offer.returns == (("support",),)
    assert offer.gives > 0, "they have kept their word before"
    table.act(0, "offer", (*offer,))
    taker = offer.to[0]
    assert offers(table, taker) == ("accept", (*offer,))
    table.act(taker, "accept", (*offer,))
    table.answer(choice("heuristic", table))
    assert choice("heuristic", table) == ("request", ((taker, False),))
    table.answer(("request", ((taker, False),)))
    assert choice("heuristic", table, taker, HONEST) == "yes"
    assert choice("heuristic", table, taker, FALSE) == "no"


def test_who_does_not_trust_pays_later_and_who_was_refused_takes_the_offer_back() -> None:
    table = intrigue(
        house(*ONE, coins=6, influence=4, hand=["sc-a-visitor-from-rome"], house="ho-tullius"),
        house(*TWO, coins=3, influence=5, house="ho-glaber"),
        house(*THREE, coins=3, influence=1, house="ho-batiatus"),
    )
    offer = offered(offers(table, 0, honour=FALSE))
    assert [promise[0] for promise in offer.promises] == ["pay"]
    table.act(0, "offer", (*offer,))
    table.answer(("prepare", "sc-a-visitor-from-rome"))
    table.answer(("request", ((1, False),)))
    assert offers(table, 0) is None, "who is asked may still say yes"
    table.answer("no", 1)
    assert offers(table, 0) == ("withdraw", (*offer,))


def test_offers_of_people_are_answered_in_the_upkeep_phase_too() -> None:
    for gives, answer in ((3, "accept"), (0, "decline")):
        table = upkeep(house(*ONE, coins=6), house(*TWO, coins=3), house(*THREE, coins=3))
        assert offers(table, 1) is None
        offer = Offer(0, (1,), False, gives, (), 0 if gives else 3, ())
        table.act(0, "offer", (*offer,))
        assert offers(table, 1) == (answer, (*offer,))
        assert offers(table, 2) is None


def test_debts_of_honour_are_paid() -> None:
    def pays(honour: float) -> Any:
        table = intrigue(
            house(*ONE, coins=6, influence=4, hand=["sc-looting-the-dead"], house="ho-tullius"),
            house(*TWO, coins=3, influence=12, house="ho-glaber"),
            house(*THREE, coins=3, influence=12, house="ho-batiatus"),
        )
        promised: tuple[Any, ...] = (("pay", 2, "scheme"),)
        offer = table.offer(0, 1, promises=promised, returns=[("support",)])
        table.act(1, "accept", offer)
        table.answer(("prepare", "sc-looting-the-dead"))
        table.answer(("request", ((1, False),)))
        table.answer("yes", 1)
        table.answer(("announce", (0,)))
        table.confirm()
        table.nobody()
        moves = dealing.moves(reading(table, honour=honour), haggling.Memory())
        return [move for move in moves if isinstance(move, tuple) and move[0] == "give"]

    assert pays(HONEST) == [("give", 1, 2)]
    assert pays(FALSE) == []


@pytest.mark.parametrize("honour", [HONEST, FALSE])
def test_the_host_promises_no_more_invitations_than_there_are_places(honour: float) -> None:
    table = arena(*(house(*assets, coins=9) for assets in (ONE, TWO, THREE, ("gl-varro", "sl-mira"))))
    table.answer_by_default("audience")
    taken = []
    for guest in (1, 2, 3):
        offer = table.offer(guest, 0, gives=9, returns=[("invite",)])
        answer, named = offers(table, 0, honour)
        table.act(0, answer, named)
        assert named == offer
        taken.append(answer)
    assert taken == ["accept", "accept", "decline"]


def test_the_first_place_is_worth_an_offer_though_the_host_has_the_strongest_gladiator() -> None:
    table = arena(
        house("gl-spartacus", "sl-attendant", coins=9),
        house("gl-crixus", "sl-cook", coins=9),
        house("gl-celt-warrior", "sl-debtor", coins=9),
        house(*TWO, coins=9),
    )
    table.answer_by_default("audience")
    assert match_worth(reading(table, 1), 1, 0) < proposals.INVITED_GAIN
    assert offered(offers(table, 1)).returns == (("invite",),)
    assert offers(table, 2) is None  # whoever it were, they would lose


def test_nobody_pays_a_host_who_has_promised_all_places() -> None:
    table = arena(
        house(*ONE, coins=9),
        house(*TWO, coins=9),
        house(*THREE, coins=9),
        house("gl-spartacus", "sl-mira", coins=9),
    )
    table.answer_by_default("audience")
    assert offered(offers(table, 3)).returns == (("invite",),)
    for guest in (1, 2):
        table.act(0, "accept", table.offer(guest, 0, gives=1, returns=[("invite",)]))
    assert offers(table, 3) is None


@pytest.mark.parametrize(
    "returns",
    [
        [("thumb", "down"), ("thumb", "up")],
        [("invite",), ("no_bid", "host")],
        [("no_bid", "host"), ("thumb", "up")],
        [("pay", 4, "round_end")],
    ],
)
def test_promises_that_cannot_be_kept_together_are_not_given(returns: list[Any]) -> None:
    table = market(house(*ONE, coins=3), house(*TWO, coins=9), house(*THREE, coins=9))
    offer = table.offer(1, 0, gives=9, returns=returns)
    assert offers(table, 0, FALSE) == ("decline", offer)


def test_a_promise_is_remembered_when_the_opposite_is_asked() -> None:
    table = market(house(*ONE, coins=3), house(*TWO, coins=9), house(*THREE, coins=9))
    up = table.offer(1, 0, gives=9, returns=[("thumb", "up")])
    assert offers(table, 0, FALSE) == ("accept", up)
    table.act(0, "accept", up)
    for opposite in (("thumb", "down"), ("no_bid", "host")):
        offer = table.offer(2, 0, gives=9, returns=[opposite])
        assert offers(table, 0, FALSE) == ("decline", offer)
        table.act(0, "decline", offer)
    again = table.offer(2, 0, gives=9, returns=[("thumb", "up")])
    assert offers(table, 0, FALSE) == ("accept", again)


def test_nobody_promises_coins_twice() -> None:
    table = market(house(*ONE, coins=3), house(*TWO, coins=9), house(*THREE, coins=9))
    coins: tuple[Any, ...] = (("pay", 2, "round_end"),)
    first = table.offer(1, 0, gives=0, promises=[("no_target", "round"), ("thumb", "up")], returns=coins)
    table.act(0, "accept", first)
    spare = table.offer(2, 0, promises=[("no_bid", "host")], returns=coins)
    assert offers(table, 0, FALSE) == ("decline", spare)


def test_gifts_are_taken_and_bad_trades_declined() -> None:
    table = market(house("gl-spartacus", *ONE[1:], coins=3), house(*TWO, coins=9), house(*THREE, coins=3))
    gift = table.offer(1, 0, gives=2)
    assert offers(table, 0) == ("accept", gift)
    table.act(0, "accept", gift)
    cheap = table.offer(1, 0, gives=2, asks=[table.asset("gl-spartacus").id])
    assert offers(table, 0) == ("decline", cheap)


def test_a_spare_gladiator_is_sold_to_who_needs_them() -> None:
    table = market(
        house("gl-spartacus", "gl-crixus", "sl-attendant", coins=0, house="ho-glaber"),
        house("sl-debtor", coins=12, house="ho-tullius"),
        house("gl-gannicus", "sl-cook", coins=0, house="ho-solonius"),
    )
    offer = offered(offers(table, 0))
    assert offer.to == (1,)
    (sold,) = offer.goods
    assert table.state.assets[sold].card in BASE.titles("gladiator")
    assert offer.wants > CARDS[table.state.assets[sold].card].value
    table.act(0, "offer", (*offer,))
    assert offers(table, 1) == ("accept", (*offer,))


def test_the_silent_never_deals() -> None:
    table = market(house(*ONE, coins=3), house(*TWO, coins=9), house(*THREE, coins=3))
    table.offer(1, 0, gives=2)
    assert bot("heuristic-silent").volunteer(Seen(table.match, 0)) is None


def test_characters_differ() -> None:
    drawn = {Heuristic(Stream.seeded(seed)).honour for seed in range(40)}
    assert min(drawn) < 2 < 8 < max(drawn)


# ---------------------------------------------------------------------- honest, whole and strong


@pytest.mark.parametrize("name", [*NAMES, "champion"])
def test_it_decides_from_what_its_seat_knows(name: str) -> None:
    """In every world that its seat cannot tell from the real one it does the same."""
    match, stream = start(SPARTACUS, 3, 5, {"type": "quick", "rounds": 3}), Stream.seeded(5)
    seen: dict[str, int] = {}
    while not match.over:
        ask = match.waiting()[0]
        said = fresh(name, Seen(match, ask.seat), ask)
        seen[ask.kind] = seen.get(ask.kind, 0) + 1
        if seen[ask.kind] <= 6:
            world = match.imagine(ask.seat, stream)
            seen_there = Remembering(world, ask.seat)
            seen_there.past = match
            assert fresh(name, seen_there, world.ask_of(ask.seat)) == said
        match.answer(ask.seat, ask.default() if said == WAIT else said)
    assert seen["turn"] > 6
    assert seen["bid"] > 6


class Remembering(Seen):
    """An imagined world has no past: what the seat was told in the real one is what it knows."""

    past: Match[Any]

    def events(self, since: int = 0) -> list[tuple[Option, ...]]:
        return self.past.events(self.seat, since)


def fresh(name: str, seen: Seen, ask: AnyAsk) -> Option:
    return bots.make(name, "spartacus", Stream.seeded(ask.seat)).choose(seen, ask)


class Blurred(Seen):
    """The view alone, as a bot in another process has it."""

    def part(self, name: str) -> Any:
        return self.view.get(name)


def test_from_afar_it_sees_the_same_parts() -> None:
    match = start(SPARTACUS, 3, 9, {"type": "quick", "rounds": 1})
    while not match.over:
        ask = match.waiting()[0]
        near, far = Seen(match, ask.seat), Blurred(match, ask.seat)
        assert [near.part(name) for name in near.view] == [far.part(name) for name in near.view]
        match.answer(ask.seat, ask.default())


OPTIONS: list[dict[str, Option]] = [
    {"type": type, "powers_once": once, "initiative": initiative, "wagers": wagers, "houses": houses}
    for type, once, initiative, wagers, houses in (
        ("quick", False, "total", "sealed", "roll"),
        ("quick", True, "string", "open", "random"),
        ("standard", True, "total", "open", "assigned"),
    )
]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_it_plays_whole_games_with_all_options(name: str, seats: int) -> None:
    variants = [{**one, "rounds": 8} for one in OPTIONS]
    report = simulate("spartacus", games=len(OPTIONS), seats=seats, bots=(name,), variants=variants, seed="whole")
    assert (report.finished, report.failed, report.stand_ins) == (len(OPTIONS), [], {})


def test_they_play_whole_games_together_and_single_fights() -> None:
    mixed = ("heuristic", "random", "greedy", "heuristic-silent")
    variants = [{**one, "rounds": 8} for one in OPTIONS]
    report = simulate("spartacus", games=4, bots=mixed, variants=variants, seed="mixed")
    assert (report.finished, report.failed, report.stand_ins) == (4, [], {})
    fights = simulate("spartacus", games=8, bots=("heuristic", "random"), variant={"mode": "fight"}, seed="fight")
    assert (fights.finished, fights.failed, fights.stand_ins) == (8, [], {})


@pytest.mark.slow
def test_heuristic_games_are_full_of_deals() -> None:
    """The bars are those of `make soak`, which counts many more."""
    report = simulate("spartacus", games=6, seats=4, bots=("heuristic",), seed="talk")
    assert report.stats["deals"]["all"]["two_sided_deals"] >= 3
    promises = report.stats["promises"]
    assert len(promises) >= 4
    assert sum(row["kept"] for row in promises.values()) > 0
    assert sum(row["broken"] for row in promises.values()) > 0
    assert 4 <= report.stats["game"]["all"]["rounds"] <= 10


@pytest.mark.slow
@pytest.mark.parametrize(("other", "bar"), [("random", 0.85), ("greedy", 0.6)])
def test_one_heuristic_beats_three_others(other: str, bar: float) -> None:
    """The bars are 85 % and 40 % of hundreds of games (`make soak`)."""
    (found,) = cases("spartacus", ("heuristic", *(other,) * 3), [{}], 16, seats=4, seed="test")
    assert found.result.rate >= bar


def test_the_house_has_these_bots_beside_the_random_one() -> None:
    assert bots.names("spartacus") == ("random", *NAMES, "champion")
