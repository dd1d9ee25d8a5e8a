"""Written positions: they are what they say, and say when they cannot be."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.for_glory.cards.table import ARENAS, BOASTS, CARDS, STARTING, whole
from munera.games.for_glory.position import KEYS
from munera.games.for_glory.state import NOBODY
from munera.kernel import BadPosition, start_from
from munera.testing.for_glory import BOOK, battle, foe, gladiator, machinations, me, table
from munera.testing.positions import check_position, check_recorded, check_refused
from tests.positions import junk
from tests.properties import same_examples

ONE = "business_as_usual"
FIGHTING: dict[str, Any] = {
    "phase": "battle",
    "players": [{"patrons": ["unscrupulous_consul", "crooked_senator"], "hand": ["feint"]}, {}],
    "gladiators": [{"card": "provocator", "spent": True}, {"card": "cestus", "owner": 1}],
}


def with_player(**facts: Any) -> dict[str, Any]:
    """The plainest position, but for the first player."""
    return {"players": [facts, {}]}


def with_man(**facts: Any) -> dict[str, Any]:
    """The plainest position with a Cestus, told in this way."""
    return {"gladiators": [{"card": "cestus", **facts}]}


# Good positions


def test_the_plainest_position_is_a_game_without_hands() -> None:
    s = BOOK.position({})
    assert (s.phase, s.step, s.active, s.mover, s.favor) == ("machinations", "actions", 0, 0, 1)
    assert (s.coins, s.glory, s.turns, s.stalled) == ([5, 5], [0, 0], 1, 0)
    for seat in (0, 1):
        assert sorted(s.decks[seat]) == sorted(STARTING)
        assert s.decks[seat] != sorted(STARTING)
        assert s.hands[seat] == s.discard[seat] == s.reserve[seat] == []
    assert [len(row) for row in s.rows] == [3, 3, 3]
    assert sorted(s.rows[0] + s.supply[0]) == sorted(whole("gladiators"))
    assert len(s.arena_deck) == 13
    assert s.boasts == list(reversed(BOASTS))
    assert (s.gladiators, s.patrons, s.removed) == ({}, {}, [])
    assert BOOK.totals(s) == "whole"


def test_everything_that_is_written_is_there() -> None:
    s = BOOK.position(
        {
            "phase": "battle",
            "battle": 1,
            "active": 1,
            "favor": 0,
            "turn": 12,
            "round": 3,
            "initiative": 0,
            "boasts": 3,
            "players": [
                {
                    "coins": 7,
                    "glory": 3,
                    "hand": ["parry", "cull", "boast_1"],
                    "deck": ["cestus", ONE],
                    "discard": ["evade", "andabata"],
                    "reserve": ["pierce"],
                    "patrons": ["legatus", {"card": "praetor", "ready": False}],
                    "arenas": ["capua", {"card": "pola", "ready": False}],
                },
                {"thin": True, "deck": ["cull"], "coins": 0},
            ],
            "arenas": [{"card": "verona", "holder": 1, "ready": False}, "tarraco", None],
            "arena_deck": ["italica", "pompeii"],
            "gladiators": [
                {"card": "veles", "owner": 0, "arena": 1, "damage": 2, "attack": 1, "agility": 2},
                {"card": "cestus", "owner": 1, "arena": 1, "ready": False},
                {"card": "noxius", "owner": 1, "arena": 2},
            ],
            "rows": {"gladiators": ["veles", "veles"], "training": []},
            "shuffles": [["cull"]],
            "seed": "Capua",
            "options": {"victory": "9", "strict_end": True},
        }
    )
    assert (s.phase, s.step, s.field, s.battles) == ("battle", "turn", 1, (2,))
    assert (s.active, s.favor, s.mover, s.turns, s.rounds, s.initiative) == (1, 0, 0, 12, 3, 0)
    assert (s.coins, s.glory) == ([7, 0], [3, 0])
    assert s.hands == [["parry", "cull", "boast_1"], []]
    assert s.decks[0][-2:] == [ONE, "cestus"]  # the first drawn on top
    assert sorted(s.decks[0]) == sorted([*[ONE] * 9, "cestus", "crooked_senator", "fresh_perspective"])
    assert s.decks[1] == ["cull"]
    assert s.discard[0] == ["evade", "andabata"]
    assert s.reserve[0] == ["pierce"]
    assert [(p.card, p.owner, p.ready) for p in s.patrons.values()] == [
        ("legatus", 0, True),
        ("praetor", 0, False),
    ]
    arenas = [(a.card, a.holder, a.ready) for a in s.arenas.values()]
    assert arenas[:2] == [("verona", 1, False), ("tarraco", NOBODY, True)]
    assert arenas[3:] == [("capua", 0, True), ("pola", 0, False)]
    assert s.arena_deck[::-1][:2] == ["italica", "pompeii"]
    veles, cestus, noxius = s.gladiators.values()
    assert [veles.id, cestus.id, noxius.id] == [1, 2, 3]
    assert (veles.owner, veles.place, veles.ready, veles.damage, veles.attack, veles.agility) == (
        0,
        1,
        True,
        2,
        1,
        2,
    )
    assert (cestus.owner, cestus.ready, noxius.place) == (1, False, 2)
    assert s.boasts == ["boast_5", "boast_4", "boast_3"]
    assert s.rows[:2] == [["veles", "veles"], []]
    assert len(s.rows[2]) == 3
    assert s.loaded == [("cull",)]
    assert (s.options["victory"], s.options["strict_end"], s.options["stall_net"]) == ("9", True, True)
    assert Counter(s.removed) == Counter(
        ["boast_2", *(card for card in STARTING if card not in ("cull", "cestus"))]
    )
    assert BOOK.totals(s) == "whole"


def test_the_seed_decides_what_is_not_written() -> None:
    one, two, three = (BOOK.position({"seed": seed}) for seed in (1, 1, 2))
    assert one.dump() == two.dump()
    assert one.decks != three.decks
    assert one.supply != three.supply


@pytest.mark.parametrize(
    ("phase", "kind"), [("machinations", "action"), ("registration", "register"), ("resolution", "action")]
)
def test_where_the_game_goes_on(phase: str, kind: str) -> None:
    match = start_from(BOOK, {"phase": phase})
    assert (match.pending[0].seat, match.pending[0].kind) == (0, kind)


@pytest.mark.parametrize("favor", [0, 1])
def test_late_registration_begins_without_the_crowds_favor(favor: int) -> None:
    match = start_from(BOOK, {"phase": "registration", "favor": favor})
    assert match.pending[0].seat == 1 - favor


def test_a_position_where_the_draw_was_offered_already() -> None:
    m = machinations(stalled=31)
    m.done()
    assert m.kind == "action"


def test_without_a_deck_the_hand_is_known() -> None:
    s = BOOK.position(with_player(hand=["cull", "parry"], thin=True))
    assert s.known[0] == ["cull", "parry"]
    s = BOOK.position(with_player(hand=["cull", "parry"], reserve=["evade"], thin=True))
    assert (s.known[0], s.held[0]) == ([], ["cull", "evade", "parry"])


@pytest.mark.rule("FG-35")
@pytest.mark.parametrize("holder", [0, 1])
def test_gladiators_in_reserve_where_casinum_was_or_is_held(holder: int) -> None:
    s = BOOK.position(
        {**with_player(reserve=["veles", "parry"]), "arenas": [{"card": "casinum", "holder": holder}, None, None]}
    )
    assert (s.reserve[0], s.possible_gladiators[0]) == (["veles", "parry"], 2)


def test_a_game_from_a_position_can_be_recorded() -> None:
    m = battle(me([gladiator("andabata")], glory=5), foe([gladiator("cestus", damage=2)]))
    m.attack("andabata")
    m.passes()
    assert m.winner == 0
    assert check_recorded(m.match)["phase"] == "battle"


# In the middle of things

THREE = ["unscrupulous_consul", "crooked_senator"]


def test_the_other_player_has_just_passed() -> None:
    m = battle(
        me([gladiator("veles", ready=False)], patrons=THREE, hand=["feint"]),
        foe([gladiator("cestus", ready=False)]),
        passes=1,
        quiet=3,
    )
    m.answer("end")
    assert m.events_of("passes") == [(0,)]
    assert m.kinds("all_readied") == ["all_readied"]  # both have passed: a new round
    assert m.state.quiet == 4


@pytest.mark.parametrize("spent", [False, True])
def test_an_ability_that_works_once_a_round_was_used(spent: bool) -> None:
    m = battle(
        me([gladiator("provocator", spent=spent)], patrons=THREE),
        foe([gladiator("cestus", ready=False), gladiator("andabata", ready=False)], patrons=THREE),
    )
    assert m.gladiator("provocator").spent is spent
    m.answer("attack", "provocator")
    assert (m.asked() == (0, "react")) is not spent


def test_the_attack_of_this_turn_was_made_and_a_tactic_is_left() -> None:
    m = battle(me([gladiator("veles")], patrons=THREE, hand=["feint"]), foe([gladiator("cestus")]), struck=True)
    assert m.asked() == (0, "combat")
    assert not [option for option in m.offered() if option[0] == "attack"]
    m.answer("end")
    assert m.events_of("passes") == []  # something was done
    m = battle(me([gladiator("veles")], patrons=THREE, hand=["feint"]), foe([gladiator("cestus")]), tactics=0)
    assert [option[0] for option in m.offered()] == ["attack"]


def test_an_open_window_and_the_passes_in_it() -> None:
    position = {
        "phase": "battle",
        "players": [{"patrons": THREE, "hand": ["parry"]}, {"patrons": THREE, "hand": ["parry"], "coins": 3}],
        "gladiators": [{"card": "veles"}, {"card": "cestus", "owner": 1}],
    }
    strike = {"seat": 0, "ask": "combat", "answer": ["attack", 1]}
    passes = {"seat": 1, "ask": "react", "answer": "pass"}
    match = check_position(BOOK, {**position, "played": [strike]}, [(1, "react")])
    assert match.pending[0].about == "damage"
    assert match.state.windows[-1].kind == "damage"
    match = check_position(BOOK, {**position, "played": [strike, passes]}, [(0, "react")])
    assert check_recorded(match) == position


def test_a_machinations_turn_in_progress() -> None:
    rows = {"gladiators": [], "training": ["caesim"], "economy": []}
    price = CARDS["caesim"].cost
    m = machinations(me(coins=price - 2, thin=True), foe(), discount=2, sales=1, rows=rows)
    m.buy("caesim")
    assert (m.hand(), m.coins()) == (["caesim"], 0)
    m = machinations(me(hand=["banquet"], thin=True), foe(), feasts=["banquet"])
    assert m.refused()["play", "banquet"] == "once_a_turn"


def test_one_player_registers_nobody_any_more() -> None:
    m = table(me(hand=["cestus"]), foe(), phase="registration", closed=[1])
    assert m.asked() == (0, "register")
    m.answer("pass")
    assert m.state.phase != "registration"


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ({**FIGHTING, "passes": 1, "round": 3, "quiet": 11}, (0, "combat")),
        ({**FIGHTING, "struck": True, "tactics": 2}, (0, "combat")),
        ({"discount": 3, "sales": 2, "feasts": ["banquet"], "stalled": 29}, (0, "action")),
        ({"phase": "registration", "favor": 0, "closed": [0]}, (1, "register")),
    ],
    ids=str,
)
def test_what_stands_in_the_middle_keeps_the_laws(written: dict[str, Any], asked: tuple[int, str]) -> None:
    check_position(BOOK, written, [asked], steps=25)


# Bad positions


BAD: list[tuple[Any, str]] = [
    # junk instead of lists and mappings
    (None, "names and values, not as NoneType"),
    ([], "names and values, not as list"),
    ({"weather": "rain"}, "the position knows only"),
    ({"phase": "lunch"}, "a phase is one of"),
    ({"phase": "over"}, "a phase is one of"),
    ({"phase": ["battle"]}, "a phase is one of"),
    ({"players": {}}, "players is a list"),
    ({"players": "two"}, "players is a list"),
    ({"players": None}, "players is a list"),
    ({"players": [{}]}, "there are two players, not 1"),
    ({"players": [{}, {}, {}]}, "there are two players, not 3"),
    ({"players": [{}, "Paul"]}, "a player is told as names and values"),
    ({"players": [{}, None]}, "a player is told as names and values"),
    (with_player(name="Paul"), "a player knows only"),
    (with_player(hand="parry"), "hand is a list"),
    (with_player(hand={"parry": 1}), "hand is a list"),
    (with_player(hand=[["parry"]]), "hand: there is no card"),
    (with_player(hand=[None]), "hand: there is no card None"),
    (with_player(hand=[7]), "hand: there is no card 7"),
    (with_player(deck=5), "deck is a list"),
    (with_player(discard=[{}]), "discard: there is no card"),
    (with_player(reserve=None), "reserve is a list"),
    (with_player(patrons="legatus"), "patrons is a list"),
    (with_player(patrons=[None]), "None is no patron"),
    (with_player(patrons=[["legatus"]]), "there is no card"),
    (with_player(patrons=[{"card": "legatus", "ready": "yes"}]), "ready is true or false"),
    (with_player(patrons=[{"card": "legatus", "holder": 1}]), "knows only: card, ready"),
    (with_player(arenas={"capua": True}), "arenas is a list"),
    (with_player(arenas=[None]), "there is no arena None left"),
    (with_player(arenas=[{"card": "capua", "holder": 0}]), "knows only: card, ready"),
    (with_player(thin="very"), "thin is true or false"),
    ({"gladiators": {}}, "gladiators is a list"),
    ({"gladiators": ["cestus"]}, "a gladiator is told as names and values"),
    ({"gladiators": [{}]}, "there is no card None"),
    (with_man(name="Flamma"), "a gladiator knows only"),
    (with_man(card=["cestus"]), "there is no card"),
    (with_man(ready=1), "ready is true or false, not 1"),
    ({"arenas": "capua"}, "arenas is a list"),
    ({"arenas": ["capua", "pola"]}, "three arenas in the middle, not 2"),
    ({"arenas": [None] * 4}, "three arenas in the middle, not 4"),
    ({"arenas": [7, None, None]}, "there is no card 7"),
    ({"arenas": ["", None, None]}, "there is no card ''"),
    ({"arenas": [{"card": "capua", "glory": 2}, None, None]}, "knows only: card, holder, ready"),
    ({"arenas": [{"card": "capua", "holder": "me"}, None, None]}, "holder"),
    ({"arenas": [{"card": "capua", "ready": None}, None, None]}, "ready is true or false"),
    ({"arena_deck": "capua"}, "the arena deck is a list"),
    ({"rows": []}, "the supply is told as names and values"),
    ({"rows": {"slaves": []}}, "the supply knows only"),
    ({"rows": {"training": "parry"}}, "a row is a list"),
    ({"rows": {"training": None}}, "a row is a list"),
    ({"shuffles": ["cull"]}, "a shuffle is a list"),
    ({"shuffles": 3}, "shuffles is a list"),
    ({"shuffles": [["lion"]]}, "there is no card 'lion'"),
    ({"options": [1]}, "options are a mapping"),
    ({"options": {"victory": "7"}}, "must be 6 | 9 | 10"),
    ({"options": {"colour": "red"}}, "no option 'colour'"),
    ({"seed": 1.5}, "a seed is a whole number or a text"),
    ({"seed": None}, "a seed is a whole number or a text"),
    # numbers that cannot be
    ({"active": 2}, "active is a whole number from 0 to 1"),
    ({"active": -1}, "active is"),
    ({"active": True}, "active is"),
    ({"favor": None}, "favor is"),
    ({"favor": "one"}, "favor is"),
    ({"turn": 0}, "turn is"),
    ({"turn": 1.0}, "turn is"),
    ({"stalled": -1}, "stalled is"),
    ({"boasts": 6}, "boasts is"),
    ({"boasts": -1}, "boasts is"),
    (with_player(coins=-1), "coins is"),
    (with_player(coins=2.5), "coins is"),
    (with_player(coins="many"), "coins is"),
    (with_player(glory=-1), "glory is"),
    (with_player(glory=6), "glory is a whole number from 0 to 5, not 6"),
    ({**with_player(glory=9), "options": {"victory": "9"}}, "glory is a whole number from 0 to 8"),
    (with_man(owner=2), "owner is"),
    (with_man(arena=3), "arena is"),
    (with_man(arena=-1), "arena is"),
    (with_man(arena="capua"), "arena is"),
    (with_man(damage=-1), "damage is"),
    (with_man(damage=3), "damage is a whole number from 0 to 2, not 3"),
    (with_man(attack=-1), "attack is"),
    (with_man(agility=-1), "agility is"),
    ({"arenas": [{"card": "capua", "holder": 2}, None, None]}, "holder"),
    # cards that are not there
    (with_player(hand=["lion"]), "hand: there is no card 'lion'"),
    (with_player(hand=["capua"]), "there is no 'capua' left"),
    (with_player(hand=["boast_1"]), "there is no 'boast_1' left"),
    (with_player(hand=["cestus", "cestus"]), "there is no 'cestus' left"),
    (with_player(hand=[ONE] * 10), "there is no 'business_as_usual' left"),
    (with_player(hand=["evade"] * 3), "there is no 'evade' left"),
    ({"players": [{"hand": ["evade"]}, {"deck": ["evade", "evade"]}]}, "there is no 'evade' left"),
    (
        {**with_player(hand=["evade", "evade"]), "rows": {"training": ["evade"]}},
        "there is no 'evade' left in training",
    ),
    ({"rows": {"training": ["veles"]}}, "there is no 'veles' left in training"),
    ({"rows": {"training": ["parry"] * 4}}, "a row has 3 cards at most"),
    ({"rows": {"economy": ["cull"]}}, "there is no 'cull' left in economy"),
    (with_player(patrons=["veles"]), "'veles' is no patron"),
    (with_player(patrons=["imperial_procurator"] * 2), "there is no 'imperial_procurator' left"),
    ({"gladiators": [{"card": "parry"}]}, "'parry' is no gladiator"),
    ({"gladiators": [{"card": "cestus"}, {"card": "cestus"}]}, "there is no 'cestus' left"),
    (with_player(arenas=["cestus"]), "there is no arena 'cestus' left"),
    ({"arenas": ["capua", "capua", None]}, "there is no arena 'capua' left"),
    ({**with_player(arenas=["capua"]), "arenas": ["capua", None, None]}, "there is no arena 'capua' left"),
    ({"arenas": ["capua", None, None], "arena_deck": ["capua"]}, "there is no 'capua' left for the arena deck"),
    ({"arena_deck": ["capua", "capua"]}, "there is no 'capua' left for the arena deck"),
    ({"arena_deck": sorted(ARENAS)}, "no arena is left for the middle"),
    # contradictions
    (
        {"gladiators": [{"card": "cestus", "arena": 0}, {"card": "andabata", "arena": 1}]},
        "one fleeting arena at most",
    ),
    ({"gladiators": [{"card": "veles"}]}, "player 0 has not enough influence"),
    (
        {"gladiators": [{"card": "veles", "owner": 1}], **with_player(patrons=["legatus"])},
        "player 1 has not enough",
    ),
    (
        {"gladiators": [{"card": "veles"}], **with_player(patrons=[{"card": "legatus", "ready": False}])},
        "player 0 has not enough influence",
    ),
    (with_player(reserve=[ONE]), "'business_as_usual' cannot be in reserve"),
    (with_player(reserve=["cull"]), "'cull' cannot be in reserve"),
    (with_player(reserve=["veles"]), "'veles' cannot be in reserve"),
    ({**with_player(reserve=["veles"]), "arenas": ["casinum", None, None]}, "'veles' cannot be in reserve"),
    (
        {**with_player(reserve=["cull"]), "arenas": [{"card": "casinum", "holder": 0}, None, None]},
        "'cull' cannot be",
    ),
    ({"arenas": [None, None, {"card": "capua", "holder": 0}]}, "nobody holds the lasting arena"),
    ({"arenas": [{"card": "capua", "ready": False}, None, None]}, "an arena that nobody holds is ready"),
    ({"phase": "battle"}, "a battle needs gladiators of both players"),
    ({"phase": "battle", **with_man()}, "a battle needs gladiators of both players"),
    (
        {
            "phase": "battle",
            "battle": 0,
            "gladiators": [{"card": "cestus"}, {"card": "cestus", "owner": 1}],
        },
        "a battle needs gladiators of both players",
    ),
    ({"battle": 2}, "only in the phase battle there is"),
    ({"phase": "battle", "battle": -1}, "battle is a whole number from 0 to 2"),
    ({"phase": "registration", "initiative": 0}, "only in the phase battle there is"),
    ({"phase": "resolution", "round": 1}, "only in the phase battle there is"),
]
FIGHT = {"phase": "battle", "gladiators": [{"card": "cestus"}, {"card": "cestus", "owner": 1}]}
BAD += [
    ({**FIGHT, "battle": 3}, "battle is"),
    ({**FIGHT, "battle": "last"}, "battle is"),
    ({**FIGHT, "round": 0}, "round is"),
    ({**FIGHT, "initiative": -1}, "initiative is"),
    ({**FIGHT, "initiative": 2}, "initiative is"),
    ({**FIGHT, "passes": 2}, "passes is a whole number from 0 to 1"),
    ({**FIGHT, "struck": 1}, "struck is true or false"),
    ({**FIGHT, "tactics": -1}, "tactics is"),
    ({**FIGHT, "quiet": 12}, "quiet is a whole number from 0 to 11"),
    ({**FIGHT, "sales": 1}, "only in the phase machinations there is: discount, feasts, sales"),
    ({"passes": 1}, "only in the phase battle there is"),
    ({"closed": [1]}, "only in the phase registration there is: closed"),
    ({"discount": -1}, "discount is"),
    ({"feasts": ["lunch"]}, "there is no card 'lunch'"),
    ({"phase": "registration", "closed": [0, 1]}, "one player still does"),
    ({"phase": "registration", "active": 1, "closed": [1]}, "who has passed for good registers nobody"),
    (with_man(spent=True), "'cestus' has no ability that works once in a combat round"),
    (with_man(spent=1), "spent is true or false"),
    (with_man(card="provocator", spent=True), "is spent in a battle only"),
    ({"exact": "yes"}, "exact is true or false"),
]


@pytest.mark.parametrize(("written", "words"), BAD, ids=lambda value: str(value)[:60])
def test_what_contradicts_itself_is_refused_and_says_why(written: Any, words: str) -> None:
    check_refused(BOOK, written, words)


def test_a_shuffle_that_cannot_be_is_refused_when_it_comes() -> None:
    with pytest.raises(BadPosition, match="not among the cards"):
        start_from(
            BOOK, {**with_player(discard=["cestus"], thin=True), "phase": "resolution", "shuffles": [["cull"]]}
        )


NAMES = sorted({name for part, names in KEYS.items() for name in names if part != "position"})
WORDS = sorted(CARDS)


@same_examples
@given(
    st.dictionaries(st.sampled_from(sorted(KEYS["position"])), junk(WORDS, NAMES), max_size=4),
    st.dictionaries(st.sampled_from(sorted(KEYS["player"])), junk(WORDS, NAMES), max_size=4),
)
def test_whatever_somebody_writes_is_a_game_or_a_clear_refusal(written: Any, player: Any) -> None:
    if player and "players" not in written:
        written = {**written, "players": [player, {}]}
    with suppress(BadPosition):
        assert BOOK.totals(BOOK.position(written)) == "whole"
