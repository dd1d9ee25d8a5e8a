"""Written positions: they are what they say, and say when they cannot be."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from munera.games.gladius.cards import deck_of
from munera.kernel import BadPosition, Damaged, RuleError, Stream, record, replay, start_from
from munera.testing.gladius import BOOK, duel, retiarius, secutor, solo
from munera.testing.positions import check_position, check_recorded, check_refused

TWO: list[dict[str, Any]] = [{"style": "retiarius"}, {"style": "secutor"}]


def written(**changes: Any) -> dict[str, Any]:
    """The plainest position, with changes."""
    return {"fighters": TWO, **changes}


def with_fighter(**facts: Any) -> dict[str, Any]:
    """The plainest position, with a changed second fighter."""
    return {"fighters": [TWO[0], {**TWO[1], **facts}]}


def test_the_plainest_position_is_a_fresh_bout_without_hands() -> None:
    state = BOOK.position(written())
    assert state.styles == ["retiarius", "secutor"]
    assert state.hp == [10, 10]
    assert state.stats == [(0,) * 5, (0,) * 5]
    assert state.hands == [[], []]
    assert state.bound == [False, False]
    assert state.discard == state.table == []
    assert Counter(state.deck) == Counter(deck_of("retiarius", "secutor"))
    assert (state.active, state.turns, state.limit) == (0, 0, 200)
    assert (state.owner, state.mini) == ([0, 1], (0, 0))
    assert (state.phase, state.winner, state.loaded) == ("turn", -1, None)


def test_everything_that_is_written_is_there() -> None:
    state = BOOK.position(
        {
            "fighters": [
                {
                    "style": "thracian",
                    "hp": 3,
                    "hand": ["kick", "sword_slash"],
                    "stats": {"skill": 2, "reflexes": 1},
                    "cannot_attack": True,
                },
                {"style": "samnite", "stats": {"endurance": 4}, "hp": 14},
            ],
            "active": 1,
            "turn": 7,
            "limit": 8,
            "discard": ["leap", "cut"],
            "top": ["impale", "impale", "duck"],
            "dice": [6, 1],
            "shuffles": [["parry"]],
            "seed": 5,
            "solo": [3, 1],
        }
    )
    assert state.styles == ["thracian", "samnite"]
    assert state.hp == [3, 14]
    assert state.stats == [(0, 2, 0, 0, 1), (0, 0, 4, 0, 0)]
    assert state.hands == [["kick", "sword_slash"], []]
    assert state.bound == [True, False]
    assert state.discard == ["leap", "cut"]
    assert state.deck[-1:-4:-1] == ["impale", "impale", "duck"]
    assert len(state.deck) == 52
    assert (state.active, state.turns, state.limit) == (1, 7, 8)
    assert (state.owner, state.mini) == ([0, -1], (3, 1))
    assert state.loaded == [6, 1, ("parry",)]
    assert BOOK.totals(state) == "whole"


def test_the_seed_decides_what_is_not_written() -> None:
    decks = [BOOK.position(written(seed=seed)).deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert decks[0] != sorted(decks[0])
    assert BOOK.position(written()).deck == BOOK.position(written(seed=0)).deck


@pytest.mark.parametrize("size", [1, 2, 3])
def test_mini_hands_have_one_to_three_cards(size: int) -> None:
    assert solo(secutor(hand=["kick"]), retiarius(), mini=(size, 1)).match.state.mini == (size, 1)
    assert solo(secutor(hand=["kick"]), retiarius(), mini=(1, size)).match.state.mini == (1, size)


@pytest.mark.parametrize("hp", [1, 9, 12])
def test_hit_points_up_to_the_full_number(hp: int) -> None:
    m = duel(retiarius(hp=hp, endurance=2), secutor())
    assert m.hp("retiarius") == hp
    assert m.view(None)["fighters"][0]["full_hp"] == 12


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"fighters": []},
        {"fighters": TWO[:1]},
        {"fighters": [*TWO, TWO[0]]},
        {"fighters": [{"style": "hoplomachus"}, TWO[1]]},
        {"fighters": [{}, TWO[1]]},
        {"fighters": [TWO[0], {"style": "elephant"}]},
        written(weather="rain"),
        with_fighter(name="Verus"),
        with_fighter(stats={"charisma": 1}),
        with_fighter(stats={"skill": -1}),
        with_fighter(stats={"skill": 100}),
        with_fighter(stats={"skill": "1"}),
        with_fighter(stats={"skill": True}),
        with_fighter(hp=0),
        with_fighter(hp=-1),
        with_fighter(hp=11),
        with_fighter(hp="10"),
        with_fighter(hp=True),
        with_fighter(hand=["kick", "kick", "kick"]),
        with_fighter(hand=["sword_slash"]),
        with_fighter(hand=["nonsense"]),
        written(discard=["kick", "kick", "kick"]),
        written(top=["leap", "leap", "leap"]),
        written(discard=["leap", "leap"], top=["leap"]),
        written(active=2),
        written(active=-1),
        written(active="0"),
        written(turn=-1),
        written(turn=200),
        written(turn=5, limit=5),
        written(turn=True),
        written(turn="1"),
        written(limit=0),
        written(limit="9"),
        written(solo=[0, 1]),
        written(solo=[1, 0]),
        written(solo=[4, 1]),
        written(solo=[1, 4]),
        written(solo=[1]),
        written(solo=3),
        {**with_fighter(hand=["kick"]), "solo": [1, 1]},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(broken: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        start_from(BOOK, broken)


@pytest.mark.parametrize(
    "possible",
    [
        with_fighter(stats={"skill": 0}),
        with_fighter(stats={"reflexes": 99}),
        with_fighter(hp=10),
        with_fighter(hand=["kick", "kick"]),
        written(discard=["leap"], top=["leap"]),
        written(active=1),
        written(turn=199),
        written(turn=0, limit=1),
        written(dice=[1, 6]),
        {**written(solo=[1, 3]), "fighters": [{"style": "samnite", "hand": ["kick"]}, TWO[1]]},
    ],
    ids=str,
)
def test_a_position_at_the_edge_is_accepted(possible: dict[str, Any]) -> None:
    match = start_from(BOOK, possible)
    assert match.pending
    assert BOOK.totals(match.state) == "whole"


@pytest.mark.parametrize("fighters", [[], TWO[:1], [*TWO, TWO[0]]], ids=len)
def test_a_bout_has_two_fighters(fighters: list[dict[str, Any]]) -> None:
    with pytest.raises(BadPosition, match="two fighters"):
        BOOK.position({"fighters": fighters})


@pytest.mark.parametrize(
    ("broken", "what"),
    [
        (written(limit=0), "limit"),
        (written(limit=10_001), "limit"),
        (written(limit="9"), "limit"),
        (written(turn=200), "turn"),
        (written(turn=-1), "turn"),
        (written(turn=4, limit=4), "turn"),
        (written(active=2), "active"),
        (written(active=-1), "active"),
        (written(dice=[0]), "die"),
        (written(dice=[3, 7]), "die"),
        (written(dice=[True]), "die"),
        (written(dice="3"), "dice"),
        (written(shuffles=["kick"]), "shuffle"),
        (written(shuffles=[["kick", "kick", "kick"]]), "kick"),
        (written(solo=[0, 1]), "mini-hand"),
        (written(solo=[1, 4]), "mini-hand"),
        (written(solo=[1]), "two numbers"),
        (with_fighter(stats={"prowess": 100}), "prowess"),
        (with_fighter(stats={"strength": -1}), "strength"),
        (with_fighter(hp=0), "hit points"),
        (with_fighter(hp=11), "hit points"),
        (with_fighter(cannot_attack=1), "cannot_attack"),
    ],
    ids=str,
)
def test_a_refusal_says_what_is_wrong(broken: dict[str, Any], what: str) -> None:
    with pytest.raises(BadPosition, match=what):
        BOOK.position(broken)


def test_numbers_at_their_bounds() -> None:
    long = BOOK.position(written(limit=10_000, turn=9_999, dice=[1, 6]))
    assert (long.limit, long.turns, long.loaded) == (10_000, 9_999, [1, 6])
    short = BOOK.position(written(limit=1, shuffles=[["kick", "kick"], ["kick", "kick"]]))
    assert (short.limit, short.turns) == (1, 0)
    assert short.loaded == [("kick", "kick"), ("kick", "kick")]


def test_a_card_that_is_nowhere_in_the_deck_is_named() -> None:
    with pytest.raises(BadPosition, match="sword_slash"):
        duel(retiarius(hand=["sword_slash"]), secutor())


def test_the_words_of_a_refusal_name_what_is_known() -> None:
    with pytest.raises(BadPosition, match="cannot_attack, hand, hp, stats, style"):
        start_from(BOOK, with_fighter(name="Verus"))
    with pytest.raises(BadPosition, match="from 1 to 11"):
        duel(retiarius(endurance=1, hp=12), secutor())


def test_a_loaded_die_has_six_sides() -> None:
    with pytest.raises(BadPosition):
        duel(retiarius(skill=1), secutor(), dice=[7])


def test_a_loaded_shuffle_brings_cards_that_are_there() -> None:
    everything = sorted((Counter(deck_of("retiarius", "secutor")) - Counter(["kick"])).elements())
    with pytest.raises(BadPosition):
        duel(retiarius(), secutor(hand=["kick"]), discard=everything, shuffles=[["kick", "kick"]])


# ---------------------------------------------------------------------- thin decks, scripts, what was played


def test_a_thin_deck_is_written_whole_and_the_rest_is_discarded() -> None:
    m = duel(retiarius(hand=["kick"]), secutor(hand=["leap"]), deck=["sword_stab", "duck"], discard=["parry"])
    assert m.hand("retiarius") == ["kick", "sword_stab"]  # drawn at the beginning of the turn
    assert m.deck == ["duck"]
    assert m.discards[0] == "parry"
    assert m.cards == sorted(deck_of("retiarius", "secutor"))
    empty = duel(retiarius(hand=["kick"]), secutor(), deck=[], shuffles=[["leap", "duck"]])
    assert empty.hand("retiarius") == ["kick", "leap"]
    assert empty.kinds("reshuffle") == ["reshuffle"]


@pytest.mark.parametrize("deck", [[], ["leap"], ["leap", "duck"]])
def test_a_thin_deck_keeps_the_laws(deck: list[str]) -> None:
    fighters = [{"style": "retiarius", "hand": ["kick"]}, {"style": "secutor", "hand": ["leap"]}]
    check_position(BOOK, {"fighters": fighters, "deck": deck, "active": 1}, [(1, "attack")], steps=30)


def test_a_deck_is_written_in_one_way() -> None:
    check_refused(BOOK, written(deck=["leap"], top=["leap"]), "not both")
    check_refused(BOOK, written(deck=["leap"] * 3), "there is no 'leap' left")
    check_refused(BOOK, written(deck="leap"), "deck is a list")


def test_what_was_played_since_is_part_of_the_record() -> None:
    kick = {"seat": 0, "ask": "attack", "answer": "kick"}
    position = {"fighters": [{"style": "retiarius", "hand": ["kick"]}, {"style": "secutor", "hand": ["leap"]}]}
    match = check_position(BOOK, {**position, "played": [kick]}, [(1, "defend")])
    assert check_recorded(match) == position
    assert [(entry[1], entry[3]) for entry in match.entries] == [(0, "kick")]
    match.undo(0)
    assert match.pending[0].kind == "attack"


def test_a_record_has_what_was_played_in_its_entries() -> None:
    match = start_from(BOOK, {"fighters": TWO, "played": []})
    text = json.loads(record(match))
    assert "played" not in text["position"]
    text["position"]["played"] = []
    with pytest.raises(Damaged, match="in its entries, not in its position"):
        replay(BOOK, json.dumps(text))


@pytest.mark.parametrize(
    ("played", "words"),
    [
        ("kick", "played"),
        ([{"seat": 0, "answer": "kick"}], "entry 0 cannot be read"),
        ([{"seat": 1, "ask": "attack", "answer": "kick"}], "nobody asks that"),
        ([{"seat": 0, "ask": "defend", "answer": "leap"}], "the rules ask 'attack'"),
        ([{"seat": 0, "ask": "attack", "answer": "leap"}], "not_an_option"),
    ],
    ids=str,
)
def test_what_cannot_have_been_played_is_refused(played: Any, words: str) -> None:
    position = {"fighters": [{"style": "retiarius", "hand": ["kick"]}, {"style": "secutor", "hand": ["leap"]}]}
    with pytest.raises(BadPosition, match=words):
        start_from(BOOK, {**position, "played": played})


def test_dice_that_are_left_over_or_run_out_are_an_error_where_asked_for() -> None:
    def strike(*dice: int) -> None:
        m = duel(retiarius(hand=["kick"], strength=2), secutor(hand=["leap"]))
        with m.exactly(*dice):
            m.hits("kick")

    strike(1, 6)
    with pytest.raises(RuleError, match="the script has no die left"):
        strike(1)
    with pytest.raises(AssertionError, match=r"never rolled or shuffled: \[4\]"):
        strike(1, 6, 4)
    m = duel(retiarius(hand=["kick"], strength=2), secutor(hand=["leap"]), dice=[1], exact=True)
    with pytest.raises(RuleError, match="the script has no die left"):
        m.hits("kick")


def test_chance_is_free_again_after_an_exact_block() -> None:
    m = duel(retiarius(hand=["kick"], strength=1), secutor(hand=["leap"]))
    with m.exactly(1):
        m.hits("kick")
    assert m.scripted == []
    m.play_on(Stream.seeded(1))
    assert m.over
