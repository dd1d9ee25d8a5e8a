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
from munera.games.spartacus.table.position import MOMENTS
from munera.games.spartacus.table.records import NO_WAGER, NOBODY
from munera.kernel import BadPosition, start_from
from tests.positions import check_recorded, check_refused, junk
from tests.spartacus.table import card, house, intrigue
from tests.table import same_examples

CARDS = BASE.cards
HOUSES = BASE.houses

THREE: dict[str, Any] = {"houses": [{}, {}, {}]}


def with_house(**facts: Any) -> dict[str, Any]:
    """The plainest position, but for the first house."""
    return {"houses": [facts, {}, {}]}


def with_asset(**facts: Any) -> dict[str, Any]:
    """The plainest position with a Duro, told in this way."""
    return with_house(assets=[{"card": "gl-duro", **facts}])


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
    assert s.made == 5
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
        ("market", [(0, "open_market"), (1, "open_market"), (2, "open_market")]),
        ("auction", [(0, "bid"), (1, "bid"), (2, "bid")]),
        ("hosting", [(0, "bid"), (1, "bid"), (2, "bid")]),
        ("arena", [(1, "audience"), (2, "audience")]),
        ("invitations", [(1, "audience"), (2, "audience")]),
        ("wagers", [(0, "wagers"), (1, "wagers"), (2, "wagers")]),
        ("combat", [(0, "order")]),
        ("combat_turn", [(0, "combat_turn")]),
        ("decided", [(1, "audience"), (2, "audience")]),
        ("phase_end", [(0, "ledger"), (1, "ledger")]),
    ],
)
def test_where_the_game_goes_on(moment: str, asked: list[tuple[int, str]]) -> None:
    houses = [house("gl-duro", coins=3), house("gl-crixus", coins=3), house(coins=3)]
    written: dict[str, Any] = {"moment": moment, "houses": houses, "dice": [6, 6, 1, 1, 1, 1]}
    if moment in ("wagers", "combat", "combat_turn", "decided"):
        written["fighters"] = [{"card": "gl-duro"}, {"card": "gl-crixus"}]
    if moment == "decided":
        written["fighters"][0]["winner"] = True
    match = start_from(BOOK, written)
    assert [(a.seat, a.kind) for a in match.pending] == asked


def test_every_moment_is_tried() -> None:
    marks = [mark for mark in test_where_the_game_goes_on.pytestmark if mark.name == "parametrize"]  # type: ignore[attr-defined]
    assert {moment for moment, _ in marks[0].args[1]} == set(MOMENTS)


@pytest.mark.parametrize(
    ("phase", "then"), [("upkeep", "intrigue"), ("intrigue", "market"), ("market", "arena"), ("arena", "upkeep")]
)
def test_the_end_of_every_phase(phase: str, then: str) -> None:
    match = start_from(BOOK, {**with_house(assets=["gl-duro"]), "moment": "phase_end", "phase": phase})
    assert match.state.phase == then
    assert match.state.round == (2 if phase == "arena" else 1)


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
    # what would be without effect
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

NAMES = ["card", "seat", "viewer", "owner", "cards", "ready", "favour", "hand", "hex"]
WORDS = [*sorted(CARDS), *MOMENTS, *HOUSES]
KEYS = [
    "moment",
    "phase",
    "round",
    "host",
    "active",
    "houses",
    "intrigue",
    "market_discard",
    "seen",
    "fighters",
    "wagers",
    "radius",
    "first",
    "dice",
    "shuffles",
]
HOUSE = ["house", "influence", "coins", "hand", "assets"]


@same_examples
@given(
    st.dictionaries(st.sampled_from(KEYS), junk(WORDS, NAMES), max_size=3),
    st.dictionaries(st.sampled_from(HOUSE), junk(WORDS, NAMES), max_size=4),
)
def test_whatever_somebody_writes_is_a_game_or_a_clear_refusal(written: Any, row: Any) -> None:
    with suppress(BadPosition):
        assert BOOK.totals(BOOK.position({"houses": [row, {}, {}], **written})) == "whole"
