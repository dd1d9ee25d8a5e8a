"""Written positions: they are what they say, and say when they cannot be."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.cards.table import BASE, INTRIGUE, MARKET
from munera.games.spartacus.combat.bout import MATCH
from munera.games.spartacus.combat.hexes import NUMBER
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.moments import DECIDED, FIGHTS, MOMENTS, SCHEMING
from munera.games.spartacus.table.position import KEYS
from munera.games.spartacus.table.records import NO_WAGER, NOBODY
from munera.kernel import BadPosition, RuleError, start_from
from munera.testing.positions import check_position, check_recorded, check_refused
from munera.testing.spartacus import card, combat, fighter, house, intrigue, table
from tests.positions import junk
from tests.properties import same_examples

CARDS = BASE.cards
HOUSES = BASE.houses

THREE: dict[str, Any] = {"houses": [{}, {}, {}]}
ROBBERY: dict[str, Any] = {"card": "sc-robbery", "targets": [1]}


def with_house(**facts: Any) -> dict[str, Any]:
    """The plainest position, but for the first house."""
    return {"houses": [facts, {}, {}]}


def with_asset(**facts: Any) -> dict[str, Any]:
    """The plainest position with a Duro, told in this way."""
    return with_house(assets=[{"card": "gl-duro", **facts}])


def with_scheme(moment: str = "announced", **facts: Any) -> dict[str, Any]:
    """Seat 0 plays Robbery on seat 1; what is told of the scheme comes on top."""
    aimed = {} if moment == "prepared" else {"targets": [1]}
    houses = [{"hand": ["sc-robbery"]} if moment == "prepared" else {}, {"coins": 4, "hand": ["gu-guard"]}, {}]
    return {"moment": moment, "houses": houses, "scheme": {"card": "sc-robbery", **aimed, **facts}}


def with_promise(**facts: Any) -> dict[str, Any]:
    """Seat 0 has promised seat 1 something, told in this way."""
    return {**THREE, "promises": [{"by": 0, "to": 1, "promise": ["support"], **facts}]}


def with_fighters(one: Any = None, two: Any = None, moment: str = "combat_turn", **facts: Any) -> dict[str, Any]:
    """Duro of seat 0 and Crixus of seat 1 on the sand; what is told of them comes on top."""
    houses = [
        {"assets": ["gl-duro", "sl-cook", "eq-sword", "eq-axe", card("eq-net", ready=False)]},
        {"assets": ["gl-crixus", card("gl-agron", ready=False)]},
        {},
    ]
    fighters = [{"card": "gl-duro", **(one or {})}, {"card": "gl-crixus", **(two or {})}]
    return {"moment": moment, "houses": houses, "fighters": fighters, **facts}


# ---------------------------------------------------------------------- good positions


def test_the_plainest_position_is_a_first_turn_of_poor_houses() -> None:
    s = BOOK.position(THREE)
    assert (s.phase, s.step, s.active, s.host, s.queue, s.round) == ("intrigue", "turn", 0, 0, (1, 2), 1)
    assert s.houses == list(HOUSES)[:3]
    assert (s.influence, s.coins, s.staked) == ([4, 4, 4], [0, 0, 0], [0, 0, 0])
    assert (s.hands, s.assets) == ([[], [], []], {})
    assert Counter(s.market) == Counter(BASE.whole(MARKET))
    assert Counter(s.intrigue) == Counter(BASE.whole(INTRIGUE))
    assert s.market != BASE.whole(MARKET)  # shuffled
    assert s.intrigue_discard == s.market_discard == []
    assert s.loaded is None
    assert s.options["type"] == "standard"
    assert BOOK.totals(s) == "whole"


def test_everything_that_is_written_of_a_round_is_there() -> None:
    s = BOOK.position(
        {
            "moment": "intrigue",
            "round": 7,
            "host": 2,
            "active": 3,
            "houses": [
                {
                    "house": "ho-solonius",
                    "influence": 9,
                    "coins": 17,
                    "hand": ["sc-robbery", "gu-guard", "sc-robbery"],
                    "assets": [
                        "gu-guard",
                        card("gl-duro", favour=2),
                        card("gl-crixus", champion=True, ready=False),
                        card("sl-mira", injured=True),
                        card("eq-net", ready=False),
                    ],
                },
                {},
                {"house": "ho-batiatus"},
                {"hand": ["re-destitute"]},
            ],
            "intrigue": ["sc-revenge", "gu-guard"],
            "market": ["eq-axe", "gl-agron"],
            "intrigue_discard": ["sc-blackmail", "gu-guard"],
            "market_discard": ["gl-varro", "sl-indus"],
            "seen": [{"viewer": 1, "owner": 0, "cards": ["sc-robbery", "gu-guard"]}],
            "dice": [1, 6],
            "shuffles": [["sc-collusion"], []],
            "seed": "Capua",
            "options": {"powers_once": True, "rounds": 9},
        }
    )
    assert (s.round, s.host, s.active, s.queue) == (7, 2, 3, (0, 1))
    assert s.houses == ["ho-solonius", "ho-glaber", "ho-batiatus", "ho-tullius"]  # who names none gets a free one
    assert (s.influence, s.coins) == ([9, 4, 4, 4], [17, 0, 0, 0])
    assert s.hands == [["sc-robbery", "gu-guard", "sc-robbery"], [], [], ["re-destitute"]]
    facts = [(a.id, a.card, a.owner, a.ready, a.injured, a.favour, a.champion) for a in s.assets.values()]
    assert facts == [
        (1, "gu-guard", 0, True, False, 0, False),
        (2, "gl-duro", 0, True, False, 2, False),
        (3, "gl-crixus", 0, False, False, 0, True),
        (4, "sl-mira", 0, False, True, 0, False),
        (5, "eq-net", 0, False, False, 0, False),
    ]
    assert s.last_asset_id == 5
    assert s.intrigue[::-1][:2] == ["sc-revenge", "gu-guard"]
    assert s.market[::-1][:2] == ["eq-axe", "gl-agron"]
    assert s.intrigue_discard == ["sc-blackmail", "gu-guard"]
    assert s.market_discard == ["gl-varro", "sl-indus"]
    assert s.known[1][0] == ("gu-guard", "sc-robbery")
    assert s.known[2][0] == ()
    assert s.loaded == [1, 6, ("sc-collusion",), ()]
    assert (s.options["powers_once"], s.options["rounds"], s.options["wagers"]) == (True, 9, "sealed")
    assert BOOK.totals(s) == "whole"


def test_everything_that_is_written_of_a_match_is_there() -> None:
    one = {"seat": 2, "card": "sl-cook", "gear": ["eq-net", "eq-axe"], "hex": [-1, 2]}
    two = {"seat": 0, "card": "gl-duro", "attack": 2, "defence": 1, "speed": 1}
    s = BOOK.position(
        {
            "moment": "combat_turn",
            "houses": [{"assets": ["gl-duro"]}, {}, {"assets": ["sl-cook", "eq-axe", "eq-net"]}],
            "fighters": [one, two],
            "wagers": [[0, 3, 0, 1], [1, 2, 3, 0], [0, 0, 0, 0]],
            "radius": 4,
            "quiet": 5,
            "first": 1,
        }
    )
    cook, duro = s.fighters
    assert (cook.seat, cook.card, cook.pools, cook.hex) == (2, "sl-cook", (1, 1, 1), NUMBER[-1, 2])
    assert [s.assets[id].card for id in cook.gear] == ["eq-net", "eq-axe"]
    assert (duro.seat, duro.pools, duro.hex, duro.gear) == (0, (2, 1, 1), NUMBER[3, 0], ())
    assert [a.card for a in s.assets.values() if a.committed] == ["gl-duro", "sl-cook", "eq-axe", "eq-net"]
    assert s.invited == (2, 0)
    assert s.wagers == ((0, 3, 0, 1), (1, 2, 3, 0), NO_WAGER)
    bout = s.bout
    assert (bout.kind, bout.round, bout.radius, bout.quiet, bout.order) == (MATCH, 1, 4, 5, (1, 0))


def test_a_decided_match() -> None:
    s = BOOK.position(with_fighters({"winner": True}, {"defence": 0, "level": "injury"}, "decided"))
    assert (s.bout.winner, s.fighters[1].level, s.fighters[1].pools) == (0, "injury", (4, 0, 4))
    s = BOOK.position(with_fighters({}, {"winner": True}, "decided"))
    assert (s.bout.winner, s.fighters[0].level) == (1, "yield")


@pytest.mark.parametrize(
    ("moment", "asked"),
    [
        ("upkeep", [(0, "ledger"), (1, "ledger")]),
        ("ledger", [(0, "ledger"), (1, "ledger")]),
        ("draw", [(0, "turn")]),
        ("intrigue", [(0, "turn")]),
        ("prepared", [(0, "prepared")]),
        ("announced", [(0, "announced")]),
        ("foil", [(1, "foil")]),
        ("resolve", [(0, "turn")]),
        ("market", [(0, "open_market"), (1, "open_market"), (2, "open_market")]),
        ("auction", [(0, "bid"), (1, "bid"), (2, "bid")]),
        ("bid", [(0, "bid"), (1, "bid"), (2, "bid")]),
        ("hosting", [(0, "bid"), (1, "bid"), (2, "bid")]),
        ("arena", [(1, "audience"), (2, "audience")]),
        ("invitations", [(1, "audience"), (2, "audience")]),
        ("wagers", [(0, "wagers"), (1, "wagers"), (2, "wagers")]),
        ("combat", [(0, "order")]),
        ("combat_turn", [(0, "combat_turn")]),
        ("decided", [(1, "audience"), (2, "audience")]),
        ("thumb", [(1, "audience"), (2, "audience")]),
        ("phase_end", [(0, "ledger"), (1, "ledger")]),
    ],
)
def test_where_the_game_goes_on(moment: str, asked: list[tuple[int, str]]) -> None:
    hand = ["sc-robbery"] if moment == "prepared" else []
    houses = [house("gl-duro", coins=3, hand=hand), house("gl-crixus", "gu-guard", coins=3), house(coins=3)]
    written: dict[str, Any] = {"moment": moment, "houses": houses, "dice": [6, 6, 1, 1, 1, 1]}
    if moment in SCHEMING:
        written["scheme"] = {"card": "sc-robbery"} | ({} if moment == "prepared" else {"targets": [1]})
    if moment in FIGHTS:
        written["fighters"] = [{"card": "gl-duro"}, {"card": "gl-crixus"}]
    if moment in DECIDED:
        written["fighters"][0]["winner"] = True
    check_position(BOOK, written, asked)


def test_every_moment_is_tried() -> None:
    every = test_where_the_game_goes_on.pytestmark  # type: ignore[attr-defined]
    marks = [mark for mark in every if mark.name == "parametrize"]
    assert {moment for moment, _ in marks[0].args[1]} == set(MOMENTS)


@pytest.mark.parametrize(
    ("phase", "then"), [("upkeep", "intrigue"), ("intrigue", "market"), ("market", "arena"), ("arena", "upkeep")]
)
def test_the_end_of_every_phase(phase: str, then: str) -> None:
    match = start_from(BOOK, {**with_house(assets=["gl-duro"]), "moment": "phase_end", "phase": phase})
    assert match.state.phase == then
    assert match.state.round == (2 if phase == "arena" else 1)


# ---------------------------------------------------------------------- in the middle of things


def test_an_announced_scheme_has_its_price_set_aside_and_its_support() -> None:
    written = with_scheme(card="sc-looting-the-dead", targets=[0], pledged=[2], asked=[1], discount=1, changes=2)
    looting = BASE.cards["sc-looting-the-dead"]
    s = BOOK.position(written)
    assert s.scheme is not None
    assert (s.scheme.seat, s.scheme.card, s.scheme.targets, s.scheme.confirmed) == (0, looting.id, (0,), False)
    assert (s.scheme.mark.pledged, s.scheme.mark.asked, s.scheme.mark.discount) == ((2,), (1, 2), 1)
    assert s.scheme.changes == 2
    assert s.intrigue.count(looting.id) == looting.copies - 1
    priced = next(c for c in CARDS.values() if c.price_coins and c.price_to == "bank" and c.target == "other")
    rich = {
        "houses": [{"coins": 9}, *[{"coins": 9, "assets": ["gl-duro", "gu-guard"]}, {}]],
        "moment": "announced",
    }
    s = BOOK.position({**rich, "scheme": {"card": priced.id, "targets": [1]}})
    assert (s.coins[0], s.staked[0]) == (9 - priced.price_coins, priced.price_coins)


@pytest.mark.parametrize("targets", [[0, 2], [2, 0]])
def test_targets_are_written_in_any_order(targets: list[int]) -> None:
    assert CARDS["sc-collaboration"].targets == 2
    houses = [house(coins=9), house(coins=9), house(coins=9)]
    scheme = {"card": "sc-collaboration", "targets": targets}
    s = BOOK.position({"houses": houses, "moment": "announced", "active": 1, "scheme": scheme})
    assert s.scheme is not None
    assert s.scheme.targets == (2, 0)  # clockwise, as they are offered


def test_a_scheme_face_down_is_known_to_whom_it_was_shown() -> None:
    s = BOOK.position(with_scheme("prepared", shown=[2]))
    assert (s.known[2][0], s.known[1][0]) == (("sc-robbery",), ())
    assert (s.face_down, s.prepared[0].card, s.prepared[0].shown) == (1, "sc-robbery", (2,))


def test_a_guard_foils_a_confirmed_scheme() -> None:
    m = table(house(), house("gu-guard", coins=4), house(), moment="foil", scheme=ROBBERY, calm=True)
    with m.exactly(6):
        m.answer(("guard", "table"))
    assert m.event("foiled") == (0, "sc-robbery")
    assert (m.coins()[1], m.kind) == (4, "turn")
    m = table(house(), house("gu-guard", coins=4), house(), moment="foil", scheme=ROBBERY, calm=True)
    m.nobody()
    assert m.event("succeeds") == (0, "sc-robbery")


def test_those_who_are_tied_bid_again_with_the_coins_that_they_have_left() -> None:
    lots = ["eq-sword", "gl-crixus", "sl-cook"]
    houses = (house(coins=5), house(coins=9), house(coins=1))
    m = table(*houses, moment="bid", lot=1, bids=[2, 1, 2], market=lots)
    assert m.asked_about() == [(0, "bid", 1), (2, "bid", 1)]
    assert m.state.row == ("", "gl-crixus", "sl-cook")
    assert m.state.market_discard == ["eq-sword"]
    m.bids(0, 1)
    assert m.event("lot_won") == (2, 1, "gl-crixus", 1)
    assert m.event("pays_bank") == (2, 3, "auction")
    assert m.coins() == [7, 9, 0]  # what was bid on top of what is written comes back to the first
    m = table(*houses, moment="hosting", bids=[2, 1, 2])
    assert m.asked_about() == [(0, "bid", "host"), (2, "bid", "host")]


@pytest.mark.parametrize(("level", "injured"), [("yield", False), ("injury", True)])
def test_the_thumb_comes_when_all_else_is_booked(level: str, injured: bool) -> None:
    m = table(
        *(house("gl-duro"), house(card("gl-crixus", favour=1)), house()),
        moment="thumb",
        fighters=[fighter(0, "gl-duro", winner=True), fighter(1, "gl-crixus", level=level)],
    )
    assert m.asset("gl-crixus").injured is injured
    assert m.influence() == [4, 4, 4]
    m.answer_by_default("audience")
    m.answer("down")
    assert m.influence() == [3, 4, 4]  # a Favour was on the loser
    assert m.owned(1) == []


def test_a_champion_is_never_judged() -> None:
    written = with_fighters({"winner": True}, {}, "thumb")
    written["houses"][1]["assets"][0] = card("gl-crixus", champion=True)
    check_refused(BOOK, written, "for no Champion")


def test_a_combat_goes_on_in_a_later_round() -> None:
    m = combat(fighter(0, "gl-duro"), fighter(1, "gl-crixus"), combat_round=3, acted=[1])
    assert (m.state.bout.round, m.state.bout.order, m.asked()) == (3, (1, 0), [(0, "combat_turn")])
    m.answer("end")
    assert m.event("combat_round") == (4,)  # both have acted
    m = combat(fighter(0, "gl-duro"), fighter(1, "gl-crixus"), moment="combat", combat_round=5, dice=[1] * 9)
    assert m.events_of("combat_round") == [(5,)]


def test_what_works_once_was_used() -> None:
    duro = fighter(0, "gl-duro", hex=[0, 0])
    m = combat(duro, fighter(1, "gl-crixus", hex=[1, 0], spent=["snared"]), first=1)
    assert (m.fighter(1).spent, m.asked()) == (("snared",), [(1, "combat_turn")])
    assert m.moves() == []  # until the next turn


def test_promises_stand_in_the_ledger() -> None:
    m = table(
        *(house(coins=3), house(), house()),
        moment="phase_end",
        phase="arena",
        round=2,
        promises=[
            {"by": 0, "to": 1, "promise": ["pay", 2, "round_end"]},
            {"by": 1, "to": 2, "promise": ["no_target", "round"], "private": True},
            {"by": 2, "to": 0, "promise": ["no_bid", "host"], "round": 1, "phase": "market", "state": "broken"},
        ],
    )
    assert m.heard(None, "promise_kept") == []
    assert m.heard(1, "promise_kept") == [(1, 2, "no_target", "round")]
    assert m.heard(2, "promise_due") == m.heard(None, "promise_due")
    assert [word.state for word in m.state.ledger][2] == "broken"


def test_powers_that_were_used() -> None:
    house_ = {"house": "ho-batiatus", "assets": ["gl-duro", "gl-crixus"]}
    options = {"powers_once": True}
    m = table(house_, house(), house(), options=options)
    assert m.can(("power", "exhibition-match"))
    m = table(house_, house(), house(), options=options, powers=["exhibition-match"])
    assert not m.can(("power", "exhibition-match"))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_calm_position_opens_no_quiet_window(seats: int) -> None:
    preys = ["re-destitute", "re-empty-brothel", "re-a-shameful-ludus"]
    rich, others = {"influence": 9, "hand": preys[:1]}, [house(influence=9)] * (seats - 1)
    m = table(rich, *others, moment="phase_end", phase="intrigue")
    assert m.kind == "react"  # everybody is in misery
    m = table(rich, *others, moment="market", calm=True)
    assert all(m.state.coins)
    m.answer_by_default("open_market")
    m.answer_by_default("bid")
    assert "react" not in {entry[2] for entry in m.match.entries}
    assert m.state.phase == "arena"
    numbered = table(house("gl-duro", coins=2), house(), house(), calm=True)
    assert numbered.asset("gl-duro").id == 1  # what is written comes first
    assert numbered.coins() == [2, 5, 5]
    assert [numbered.state.count(seat, "slave") for seat in (0, 1, 2)] == [1, 1, 1]


def test_chance_picks_what_is_scripted() -> None:
    hand = ["gu-guard", "sc-robbery", "sc-revenge"]
    for wanted in hand:
        m = table(house("sl-indus"), house(hand=hand), house(), picks=[wanted])
        m.answer(("ability", "sl-indus"))
        assert m.heard(0, "spied") == [(1, wanted)]
    m = table(house("sl-indus"), house(hand=hand), house(), picks=["gl-duro"])
    with pytest.raises(RuleError, match="a scripted pick wants 'gl-duro'"):
        m.answer(("ability", "sl-indus"))


def test_purses_are_hidden_while_all_bid() -> None:
    for moment in ("auction", "hosting"):
        s = BOOK.position({**THREE, "moment": moment, "host": 1})
        assert (s.hidden, s.done, s.queue) == ((0, 1, 2), (0, 1, 2), (1, 2, 0))
    s = BOOK.position({**THREE, "moment": "market"})
    assert (s.hidden, s.done, s.active) == ((), (), NOBODY)


def test_the_seed_decides_what_is_not_written() -> None:
    one, two, three = (BOOK.position({**THREE, "seed": seed}) for seed in (1, 1, 2))
    assert one.dump() == two.dump()
    assert one.intrigue != three.intrigue
    assert one.market != three.market


def test_a_game_from_a_position_can_be_recorded() -> None:
    m = intrigue(house(coins=3, hand=["sc-robbery"]), house(coins=5), house())
    m.plays("sc-robbery", 1)
    assert check_recorded(m.match)["moment"] == "intrigue"


# ---------------------------------------------------------------------- bad positions


BAD: list[tuple[Any, str]] = [
    # junk instead of lists and mappings
    (None, "names and values, not as NoneType"),
    ([], "names and values, not as list"),
    ({"weather": "rain"}, "the position knows only"),
    ({}, "3 to 4 houses, not 0"),
    ({"houses": [{}, {}]}, "3 to 4 houses, not 2"),
    ({"houses": [{}] * 5}, "3 to 4 houses, not 5"),
    ({"houses": "three"}, "houses is a list"),
    ({"houses": {}}, "houses is a list"),
    ({"houses": None}, "houses is a list"),
    ({"houses": [{}, {}, "John"]}, "a house is told as names and values"),
    ({"houses": [{}, {}, None]}, "a house is told as names and values"),
    (with_house(name="John"), "a house knows only"),
    (with_house(house="ho-varus"), "house is one of ho-batiatus"),
    (with_house(house=["ho-glaber"]), "house is one of"),
    ({"houses": [{"house": "ho-glaber"}, {"house": "ho-glaber"}, {}]}, "every house is there once"),
    (with_house(hand="gu-guard"), "hand is a list"),
    (with_house(hand=[["gu-guard"]]), "there is no card"),
    (with_house(hand=[None]), "there is no card None"),
    (with_house(assets="gl-duro"), "assets is a list"),
    (with_house(assets=[None]), "an asset is told as names and values"),
    (with_house(assets=[{}]), "there is no card None"),
    (with_asset(name="Flamma"), "an asset knows only"),
    (with_asset(card=["gl-duro"]), "there is no card"),
    (with_asset(ready=1), "ready is true or false, not 1"),
    (with_asset(injured="badly"), "injured is true or false"),
    (with_asset(champion=None), "champion is true or false"),
    ({**THREE, "moment": "lunch"}, "a moment is one of upkeep"),
    ({**THREE, "moment": ["intrigue"]}, "a moment is one of"),
    ({**THREE, "moment": "phase_end", "phase": "over"}, "a phase is one of"),
    ({**THREE, "moment": "phase_end", "phase": ["arena"]}, "a phase is one of"),
    ({**THREE, "intrigue": "gu-guard"}, "intrigue is a list"),
    ({**THREE, "market": {}}, "market is a list"),
    ({**THREE, "intrigue_discard": 5}, "intrigue_discard is a list"),
    ({**THREE, "market_discard": [{}]}, "there is no card {}"),
    ({**THREE, "seen": {}}, "seen is a list"),
    ({**THREE, "seen": ["Pete"]}, "what was seen is told as names and values"),
    ({**THREE, "seen": [{"card": "gu-guard"}]}, "what was seen knows only"),
    ({**THREE, "dice": 6}, "dice is a list"),
    ({**THREE, "shuffles": ["gu-guard"]}, "a shuffle is a list"),
    ({**THREE, "shuffles": [["lion"]]}, "there is no card 'lion'"),
    ({**THREE, "options": [1]}, "options are a mapping"),
    ({**THREE, "options": {"type": "endless"}}, "must be quick | standard | advanced"),
    ({**THREE, "options": {"colour": "red"}}, "no option 'colour'"),
    ({**THREE, "options": {"mode": "fight"}}, "a single fight is not written"),
    ({**THREE, "seed": 1.5}, "a seed is a whole number or a text"),
    ({**THREE, "seed": None}, "a seed is a whole number or a text"),
    ({**with_fighters(), "fighters": {}}, "fighters is a list"),
    ({**with_fighters(), "fighters": []}, "there are 2 fighters, not 0"),
    ({**with_fighters(), "fighters": [{"card": "gl-duro"}]}, "there are 2 fighters, not 1"),
    ({**with_fighters(), "fighters": ["gl-duro", "gl-crixus"]}, "a fighter is told as names and values"),
    (with_fighters({"name": "Flamma"}), "a fighter knows only"),
    (with_fighters({"gear": "eq-sword"}), "gear is a list"),
    (with_fighters({"hex": 7}), "hex is a list"),
    (with_fighters(wagers=7), "wagers is a list"),
    (with_fighters(wagers=[0, 0, 0]), "wagers is a list"),
    # numbers that cannot be
    (with_house(influence=0), "influence is a whole number from 1 to 12"),
    (with_house(influence=13), "influence is"),
    (with_house(influence=True), "influence is"),
    (with_house(coins=-1), "coins is"),
    (with_house(coins=2.5), "coins is"),
    (with_house(coins="many"), "coins is"),
    (with_asset(favour=3), "favour is a whole number from 0 to 2, not 3"),
    (with_asset(favour=-1), "favour is"),
    ({**THREE, "round": 0}, "round is"),
    ({**THREE, "round": 61}, "round is"),
    ({**THREE, "host": 3}, "host is a whole number from 0 to 2"),
    ({**THREE, "host": -1}, "host is"),
    ({**THREE, "active": 3}, "active is"),
    ({**THREE, "active": None}, "active is"),
    ({**THREE, "dice": [0]}, "a die is a whole number from 1 to 6"),
    ({**THREE, "dice": [7]}, "a die is"),
    ({**THREE, "seen": [{"viewer": 3, "owner": 0}]}, "viewer is"),
    ({**THREE, "seen": [{"viewer": 1}]}, "owner is"),
    (with_fighters({"seat": 3}), "seat is"),
    (with_fighters({"attack": 4}), "attack is a whole number from 1 to 3, not 4"),
    (with_fighters({"speed": 0}), "speed is a whole number from 1 to 2, not 0"),
    (with_fighters({"winner": True, "speed": -1}, {}, "decided"), "speed is a whole number from 0 to 2"),
    (with_fighters({"hex": [0]}), "[0] is no open hex"),
    (with_fighters({"hex": [4, 4]}), "[4, 4] is no open hex"),
    (with_fighters({"hex": [6, 0]}), "hex is a whole number from -5 to 5"),
    (with_fighters({"hex": ["a", []]}), "hex is"),
    (with_fighters(radius=0), "radius is a whole number from 1 to 5"),
    (with_fighters(radius=6), "radius is"),
    (with_fighters(quiet=-1), "quiet is"),
    (with_fighters(first=2), "first is"),
    (with_fighters(wagers=[[0, 0, 0, 4], [0] * 4, [0] * 4]), "a wager is a whole number from 0 to 3, not 4"),
    (with_fighters({"winner": 1}, {}, "decided"), "winner is true or false"),
    # cards that are not there
    (with_house(hand=["lion"]), "there is no card 'lion'"),
    (with_house(hand=["gl-duro"]), "there is no 'gl-duro' left"),
    (with_house(hand=["re-jupiters-cock"] * 2), "there is no 're-jupiters-cock' left"),
    ({**with_house(hand=["re-jupiters-cock"]), "intrigue": ["re-jupiters-cock"]}, "'re-jupiters-cock' left"),
    ({**with_house(hand=["gu-guard"] * 12, assets=["gu-guard"] * 12)}, "there is no 'gu-guard' left"),
    (with_house(assets=["sc-robbery"]), "'sc-robbery' is no asset"),
    (with_house(assets=["gl-duro", "gl-duro"]), "there is no 'gl-duro' left"),
    ({**with_house(assets=["gl-duro"]), "market": ["gl-duro"]}, "there is no 'gl-duro' left"),
    ({**with_house(assets=["gl-duro"]), "market_discard": ["gl-duro"]}, "there is no 'gl-duro' left"),
    ({**THREE, "market": ["sc-robbery"]}, "there is no 'sc-robbery' left"),
    ({**THREE, "seen": [{"viewer": 1, "owner": 0, "cards": ["gu-guard"]}]}, "there is no 'gu-guard' left"),
    (with_fighters({"card": None}), "house 0 has no ready None"),
    (with_fighters({"card": "gl-crixus"}), "house 0 has no ready 'gl-crixus'"),
    (with_fighters({}, {"card": "gl-agron"}), "house 1 has no ready 'gl-agron'"),
    (with_fighters({"gear": ["eq-net"]}), "house 0 has no ready 'eq-net'"),
    (with_fighters({"gear": ["eq-sword", "eq-sword"]}), "house 0 has no ready 'eq-sword'"),
    # contradictions
    (with_asset(injured=True, ready=True), "'gl-duro' is injured and cannot be ready"),
    (with_asset(champion=True, favour=1), "'gl-duro' is a Champion and has no Favour any more"),
    (with_asset(card="eq-net", favour=1), "'eq-net' is no combatant and has no tokens"),
    (with_asset(card="gu-guard", injured=True), "'gu-guard' is no combatant and has no tokens"),
    (with_asset(card="eq-net", champion=True), "'eq-net' is no combatant and has no tokens"),
    (
        {**with_house(hand=["gu-guard"]), "seen": [{"viewer": 0, "owner": 0, "cards": ["gu-guard"]}]},
        "everybody knows the own hand",
    ),
    (with_fighters({"gear": ["eq-sword", "eq-axe"]}), "at most one weapon, one armour and one special"),
    (with_fighters({}, {"seat": 0, "card": "sl-cook"}), "one house never fills both places"),
    (with_fighters({"hex": [1, 1]}, {"hex": [1, 1]}), "every hex holds one figure"),
    (with_fighters({"hex": [5, 0]}, radius=4), "[5, 0] is no open hex"),
    (with_fighters({"winner": True}), "a fighter knows only"),
    (with_fighters({}, {"level": "injury"}, "combat"), "a fighter knows only"),
    (with_fighters({}, {}, "decided"), "one fighter is the winner"),
    (with_fighters({"winner": True}, {"winner": True}, "decided"), "one fighter is the winner"),
    (with_fighters({"winner": True, "level": "injury"}, {}, "decided"), "only a defeat has a level"),
    (with_fighters({"winner": True}, {"level": "draw"}, "decided"), "level is one of yield, injury, decapitation"),
    (with_fighters(wagers=[[0] * 4]), "wagers are written for every seat"),
    (with_fighters(wagers=[[0] * 3] * 3), "there are 4 betting fields"),
    # schemes, bids, promises, later rounds, the thumb
    ({**THREE, "moment": "foil"}, "a scheme is told as names and values"),
    (with_scheme(name="Robbery"), "a scheme knows only"),
    (with_scheme(card="gu-guard"), "a scheme is one of"),
    (with_scheme("prepared", card="sc-revenge"), "'sc-revenge' is prepared, but not in the hand of house 0"),
    (with_scheme("prepared", targets=[1]), "a scheme that lies face down has no targets yet"),
    (with_scheme("prepared", changes=1), "a scheme that lies face down has no changes yet"),
    (with_scheme(targets=[0]), "'sc-robbery' cannot be announced by house 0 at [0]"),
    (with_scheme(targets=[2]), "'sc-robbery' cannot be announced by house 0 at [2]"),  # without a coin
    (with_scheme(targets=[]), "'sc-robbery' cannot be announced by house 0 at []"),
    (with_scheme(targets=[7]), "a target is a whole number from 0 to 2"),
    (with_scheme(pledged=[0]), "pledged names other houses than the schemer's"),
    (with_scheme(pledged=[1, 1]), "pledged names other houses than the schemer's, each once"),
    (with_scheme(asked=[3]), "asked is a whole number from 0 to 2"),
    (with_scheme(shown=[2]), "only a scheme that lies face down is shown to somebody"),
    (with_scheme(changes=21), "changes is a whole number from 0 to 20"),
    (with_scheme(discount=100), "discount is"),
    (with_scheme(support=-1), "support is"),
    ({**with_scheme(), "intrigue": ["sc-robbery"] * 4}, "there is no 'sc-robbery' left"),
    ({**THREE, "moment": "bid", "lot": 3}, "lot is a whole number from 0 to 2"),
    ({**THREE, "moment": "bid", "bids": [1, 1]}, "bids are written for every seat"),
    ({**THREE, "moment": "bid", "bids": [2, 1, 1]}, "there is a tie only if at least two have bid the same"),
    ({**THREE, "moment": "hosting", "bids": [0, 0, 0]}, "there is a tie only if"),
    ({**THREE, "moment": "hosting", "bids": [1, 1, "1"]}, "a bid is a whole number"),
    ({**THREE, "powers": ["dispatch-to-the-moon"]}, "a power is one of exhibition-match"),
    (with_promise(about="coins"), "a promise knows only"),
    (with_promise(to=0), "nobody promises anything to the own house"),
    (with_promise(by=3), "by is a whole number from 0 to 2"),
    (with_promise(promise=["marry"]), "a promise is one of support"),
    (with_promise(promise=[]), "a promise is one of support"),
    (with_promise(promise=["support", "up"]), "['support', 'up'] is no promise"),
    (with_promise(promise=["thumb", "sideways"]), "['thumb', 'sideways'] is no promise"),
    (with_promise(promise=["no_bid", 3]), "['no_bid', 3] is no promise"),
    (with_promise(promise=["pay", 3, "never"]), "['pay', 3, 'never'] is no promise"),
    (with_promise(promise=["pay", 0, "victory"]), "a promised payment is a whole number from 1 to 99"),
    (with_promise(state="forgotten"), "state is one of open, kept, broken"),
    (with_promise(round=2), "round is a whole number from 1 to 1"),
    (with_fighters(combat_round=0), "combat_round is a whole number from 1 to 99"),
    (with_fighters(acted=[0, 1]), "acted names some of the sides, each once"),
    (with_fighters(acted=[0], first=0), "whoever acts has not acted in this round"),
    (with_fighters(acted=[2]), "a side is a whole number from 0 to 1"),
    (with_fighters({"spent": ["tactician"]}), "what is spent is one of"),
    (with_fighters({"winner": True}, {"level": "decapitation"}, "thumb"), "the thumb is for losers who are alive"),
    ({**THREE, "picks": [{}]}, "picks: not an option"),
    ({**THREE, "exact": 1}, "exact is true or false"),
    ({**THREE, "calm": "very"}, "calm is true or false"),
    # what would be without effect
    ({**THREE, "scheme": {}}, "scheme is written only at: prepared, announced, foil, resolve"),
    ({**THREE, "lot": 0}, "lot is written only at: bid"),
    ({**THREE, "moment": "auction", "bids": [1, 1, 0]}, "bids is written only at: bid, hosting"),
    (with_fighters(moment="combat", acted=[0]), "acted is written only at: combat_turn"),
    (with_fighters(moment="wagers", combat_round=2), "combat_round is written only at: combat, combat_turn"),
    (with_fighters({"winner": True}, {}, "thumb", wagers=[[0] * 4] * 3), "wagers is written only at"),
    ({**THREE, "phase": "arena"}, "phase is written only at: phase_end"),
    ({**THREE, "moment": "market", "active": 1}, "active is written only at: intrigue"),
    ({**with_fighters(), "moment": "arena"}, "fighters is written only at: wagers, combat, combat_turn, decided"),
    (with_fighters(moment="wagers", wagers=[[0] * 4] * 3), "wagers is written only at"),
    (with_fighters(moment="wagers", radius=3), "radius is written only at"),
    ({**THREE, "quiet": 1}, "quiet is written only at"),
    (with_fighters(moment="combat", first=1), "first is written only at: combat_turn"),
]


@pytest.mark.parametrize(("written", "words"), BAD, ids=lambda value: str(value)[:60])
def test_what_contradicts_itself_is_refused_and_says_why(written: Any, words: str) -> None:
    check_refused(BOOK, written, words)


def test_a_shuffle_that_cannot_be_is_refused_when_it_comes() -> None:
    intrigue = [title for title in BASE.whole(INTRIGUE) if title != "sc-revenge"]
    written = {**THREE, "moment": "draw", "intrigue_discard": [], "intrigue": intrigue}
    assert BOOK.totals(BOOK.position(written)) == "whole"
    rest = {"intrigue_discard": BASE.whole(INTRIGUE), "shuffles": [["gl-duro"]]}
    with pytest.raises(BadPosition, match="not among the cards"):
        start_from(BOOK, {**THREE, "moment": "draw", **rest})


# ---------------------------------------------------------------------- whatever somebody writes

NAMES = sorted({name for part, names in KEYS.items() for name in names if part != "position"})
WORDS = [*sorted(CARDS), *MOMENTS, *HOUSES]


@same_examples
@given(
    st.dictionaries(st.sampled_from(sorted(KEYS["position"])), junk(WORDS, NAMES), max_size=3),
    st.dictionaries(st.sampled_from(sorted(KEYS["house"])), junk(WORDS, NAMES), max_size=4),
)
def test_whatever_somebody_writes_is_a_game_or_a_clear_refusal(written: Any, row: Any) -> None:
    with suppress(BadPosition):
        assert BOOK.totals(BOOK.position({"houses": [row, {}, {}], **written})) == "whole"
