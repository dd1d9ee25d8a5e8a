"""What views say of the fighting is what was told while it happened: in random fights, and in stories."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from munera.games import book
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import resume, save, start
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream
from munera.testing.spartacus import ATTACK, Table, card, combat, duel, fighter, house
from munera.testing.spartacus.titles import (
    AGRON,
    AXE,
    CELT,
    CRIXUS,
    DURO,
    HELMET,
    SHIELD,
    SPARTACUS,
    SWORD,
    SYRIAN,
    VARRO,
)

Happening = tuple[str, tuple[Any, ...]]
View = Mapping[str, Any]
LONGEST = 400  # inputs of one fight
SEED = 13  # of games in which combatants meet
FIGHTS: list[tuple[str, int, dict[str, Any]]] = [
    (
        "spartacus",
        2,
        {"mode": "fight", "weapon_1": SWORD, "armour_1": HELMET, "weapon_2": AXE, "armour_2": SHIELD},
    ),
    ("spartacus", 2, {"mode": "fight", "fighter_1": CRIXUS, "fighter_2": AGRON, "special_1": "eq-javelin"}),
    ("spartacus", 2, {"mode": "fight", "fighter_1": "gl-gannicus", "fighter_2": DURO, "armour_2": HELMET}),
    ("serpents", 2, {"mode": "fight", "fighter_1": "gl-caburus", "weapon_1": "eq-ball-and-chain"}),
    ("spartacus", 3, {"type": "quick", "rounds": 2}),
    ("serpents", 4, {"type": "quick", "rounds": 2}),
]
OVER = ("attacks", "moves", "ends_combat_turn", "combat_round", "bout", "goes", "crowd_wounds", "ring_closed")


@cache
def played(at: int) -> tuple[tuple[tuple[Spartacus, View, int], ...], tuple[Happening, ...]]:
    """A random game: at every question the table, what a spectator is shown, how much was told; and all that."""
    game, seats, options = FIGHTS[at]
    match = start(book(game), seats, f"fighting {at} {SEED}", options)
    player, moments = RandomPlayer(Stream.seeded(f"fighting {at} {SEED}"), 50), []
    for _ in range(LONGEST if seats == 2 else 3 * LONGEST):
        moments.append((match.state.copy(), match.book.view(match.state, None), len(match.log or ())))
        if match.over:
            break
        player.step(match)
    return tuple(moments), tuple((kind, facts) for kind, facts, *_ in match.log or ())


everywhere = pytest.mark.parametrize("at", range(len(FIGHTS)))


def moments(at: int) -> Iterator[tuple[Spartacus, View, list[Happening]]]:
    """Of every moment the table, the view, and what had been told since the last games began, or the last bout."""
    found, log = played(at)
    for s, view, seen in found:
        last = max((i for i in range(seen) if log[i][0] in ("bout", "becomes_host")), default=0)
        yield s, view, list(log[last:seen])


def who(seat: int, title: str) -> View:
    return {"seat": seat, "card": title}


def last_attack(events: list[Happening]) -> list[Happening]:
    """The last attack of the bout, to its end."""
    begun = max((i for i, (kind, _) in enumerate(events) if kind == "attacks"), default=None)
    if begun is None:
        return []
    end = next((i for i in range(begun + 1, len(events)) if events[i][0] in OVER), len(events))
    return events[begun:end]


def every(story: list[Happening], *kinds: str) -> list[tuple[Any, ...]]:
    return [facts for kind, facts in story if kind in kinds]


def dice_rolled(story: list[Happening]) -> dict[str, list[int]]:
    """The dice as they lie now."""
    dice = {facts[2]: list(facts[3:]) for facts in every(story, "rolls")}
    for *_, roll, die, _, after in every(story, "rerolls", "forces"):
        dice[roll][die] = after
    return dice


@everywhere
def test_the_last_attack_is_the_one_that_was_told(at: int) -> None:
    seen = 0
    for _, view, found in moments(at):
        story, blow = last_attack(found), view["blow"]
        assert (blow is not None) == bool(story)
        if blow is None:
            continue
        seen += 1
        seat, title, how, other, target = story[0][1]
        assert (blow["attacker"], blow["how"], blow["defender"]) == (who(seat, title), how, who(other, target))
        assert blow["number"] == len(every(found, "attacks"))
        dice = dice_rolled(story)
        assert (blow["roll"] is not None) == bool(dice)
        for roll in ("attack", "defence"):
            faces = [pair[roll]["face"] for pair in blow["pairs"] if pair[roll]]
            assert faces == sorted(dice.get(roll, []), reverse=True)
        marks = [pair["mark"] for pair in blow["pairs"]]
        assert marks.count("hit") + marks.count("tie") == blow["compared"]
        assert blow["stopped"] == bool(every(story, "stopped"))
        hits = [(blow["compared"], blow["blocked"], blow["automatic"])] if blow["hits"] is not None else []
        assert hits == [facts[1:] for facts in every(story, "hits")]
        wounds = [n for n in (blow["wounds"], blow["back"]) if n is not None]
        assert wounds == [facts[2] for facts in every(story, "wounded")]
        assert blow["gear"] == [facts[1] for facts in every(story, "puts_to_use")]
        assert [(one["before"], one["after"]) for one in blow["again"]] == [
            facts[-2:] for facts in every(story, "rerolls", "forces")
        ]
        assert [one["forced"] for one in blow["again"]] == [
            kind == "forces" for kind, _ in story if kind in ("rerolls", "forces")
        ]
        assert [one["seat"] for one in blow["kept"]] == [facts[0] for facts in every(story, "keeps_dice")]
        assert blow["stood"] == bool(every(story, "last_stand"))
        assert blow["fallen"] == [
            {"who": who(*facts[:2]), "level": facts[2]} for facts in every(story, "defeated")
        ]
    assert seen


@everywhere
def test_dice_lost_are_those_that_were_told(at: int) -> None:
    """Of all who fought, when it is decided: the crowd takes dice, too."""
    seen = 0
    for _, view, found in moments(at):
        given = [(facts[:2], facts[2]) for facts in every(found, "surrenders")]
        for one in view["deeds"]:
            seen += 1
            mine = [pool for name, pool in given if name == (one["who"]["seat"], one["who"]["card"])]
            assert one["lost"] == [mine.count(pool) for pool in ("attack", "defence", "speed")]
        if view["deeds"]:
            assert sum(len(one["rolls"]) for one in view["deeds"]) == len(every(found, "attacks"))
            rolled = every(found, "rerolls", "forces")
            assert sum(one["again"] for one in view["deeds"]) == len(rolled)
    assert seen or FIGHTS[at][1] > 2


@everywhere
def test_who_fought_and_what_became_of_the_wagers_is_what_was_told(at: int) -> None:
    """As long as it can be read: from the end of a match until somebody else is Host."""
    for s, view, found in moments(at):
        fallen = {facts[:2]: facts[2] for facts in every(found, "defeated")}
        thumbs = {facts[2]: facts[1] for facts in every(found, "thumb")}
        thumbs |= {facts[0]: "up" for facts in every(found, "champion_spared")}
        if every(found, "mob_spares"):
            thumbs |= {one["asset"]: "up" for one in view["fought"] if one["level"] in ("yield", "injury")}
        for one in view["fought"]:
            assert not s.fighters or s.bout.kind == ""
            assert one["level"] == fallen.get((one["seat"], one["card"]), "")
            assert one["thumb"] == thumbs.get(one["asset"], "")
        assert bool(view["fought"]) <= bool(every(found, "bout"))
        won = [facts for facts in every(found, "bank_pays") if facts[2] == "wager"]
        lost = every(found, "wager_lost")
        assert [(one["seat"], one["coins"]) for one in view["settled"] if one["won"]] == [
            facts[:2] for facts in won
        ]
        assert [(one["seat"], one["field"], one["coins"]) for one in view["settled"] if not one["won"]] == lost


def test_a_match_is_over_in_some_of_these_games() -> None:
    """Else the tests above would prove little."""
    views = [view for at in range(len(FIGHTS)) for _, view, _ in moments(at)]
    assert any(view["fought"] for view in views)
    assert any(view["settled"] for view in views)
    assert any(one["thumb"] for view in views for one in view["fought"])


# ---------------------------------------------------------------------- stories


def marks(m: Table) -> list[str]:
    blow = m.view(None)["blow"]
    assert blow is not None
    return [pair["mark"] for pair in blow["pairs"]]


def test_who_may_roll_dice_again_and_by_what() -> None:
    m = duel(VARRO, CELT, gear=((SWORD,), (HELMET,)), dice=[1, 2, 3, 6, 6, 6, 5])
    assert m.view(0)["rerolls"] == []
    m.answer(ATTACK)
    assert m.view(0)["rerolls"] == [
        {"side": 0, "dice": 1, "cards": [SWORD]},
        {"side": 1, "dice": 1, "cards": [HELMET]},
    ]
    m.seal(s0=(0,))
    assert m.view(0)["rerolls"] == []


def test_a_die_that_was_rolled_again_and_what_it_changed() -> None:
    m = duel(VARRO, CELT, gear=((SWORD,), ()), dice=[1, 2, 3, 4, 1, 1, 6])
    m.answer(ATTACK)
    m.answer((0,))
    blow = m.view(None)["blow"]
    assert blow is not None
    assert blow["pairs"][0]["attack"] == {"face": 6, "before": 1, "set": False}
    assert (blow["at_first"], blow["compared"]) == (1, 3)  # 3-2-1 against 4-1-1, then 6-3-2
    assert blow["again"] == [{"by": who(0, VARRO), "before": 1, "after": 6, "forced": False}]


@pytest.mark.parametrize(("attacker", "equal"), [("gl-gannicus", "tie"), (VARRO, "block")])
def test_equal_dice_hit_for_the_relentless_and_say_so(attacker: str, equal: str) -> None:
    m = duel(attacker, CELT, pools=((3, 2, 2), (2, 3, 2)), dice=[5, 4, 4, 5, 4, 6])
    m.answer(ATTACK)
    assert marks(m) == ["block", "block", equal]  # 5-4-4 against 6-5-4


def test_a_lone_die_hits_or_misses() -> None:
    m = duel(SPARTACUS, CELT, pools=(None, (2, 1, 2)), dice=[1, 6, 3, 2, 6])
    m.answer(ATTACK)
    assert marks(m) == ["block", "hit", "miss", "miss"]


def test_dice_of_a_set_that_counts_are_marked_once() -> None:
    m = duel(CELT, CRIXUS, dice=[6, 6, 5, 5, 5])  # Impervious: pairs block
    m.answer(ATTACK)
    blow = m.view(None)["blow"]
    assert blow is not None
    assert [pair["defence"]["set"] for pair in blow["pairs"] if pair["defence"]] == [True, True, False]
    assert (blow["hits"], blow["blocked"]) == (2, 1)


def test_what_fell_and_was_spared_can_be_read_when_the_sand_is_empty() -> None:
    one, two = fighter(1, CELT, winner=True), fighter(2, SYRIAN, level="injury")
    m = combat(one, two, house(), house(CELT), house(card(SYRIAN, champion=True)), moment="decided")
    m.nobody()
    assert m.view(None)["fighters"] == []
    assert [(f["card"], f["level"], f["thumb"]) for f in m.view(None)["fought"]] == [
        (CELT, "", ""),
        (SYRIAN, "injury", "up"),
    ]


@pytest.mark.parametrize(("champion", "after"), [(True, "homecoming"), (False, "thumb")])
def test_a_frame_that_leaps_over_the_end_of_a_match_shows_it(champion: bool, after: str) -> None:
    """The last blow, then what the victory has brought, before a thumb is pointed or all go home."""
    one, two = fighter(1, CELT, hex=[-2, 0]), fighter(2, SYRIAN, hex=[-1, 0], attack=1, defence=1, speed=1)
    loser = house(card(SYRIAN, champion=champion))
    m = combat(one, two, house(), house(CELT), loser, dice=[6, 6, 1, 1], host=0)
    m.answer(("attack", 1))
    m.answer_by_default_until(lambda: m.state.phase != "arena" or m.kind == "thumb")
    sent = m.match.message(1, 1)
    scenes = [scene["view"] for scene in sent["scenes"]]
    if after == "thumb":  # the Host is being asked: that is no scene, but what is to be seen now
        scenes.append(sent["view"])
    assert [view["step"] for view in scenes] == ["decided", after]
    assert [view["houses"][1]["influence"] for view in scenes] == [4, 5]
    assert all(view["bout"]["winner"] == 0 for view in scenes)


def test_a_save_of_a_bout_keeps_its_attacks() -> None:
    m = duel(VARRO, CELT, gear=((SWORD,), ()), dice=[1, 2, 3, 4, 1, 1, 6])
    m.answer(ATTACK)
    m.answer((0,))
    m.answer_by_default("surrender")
    again: Any = resume(m.match.book, save(m.match))
    assert again.state.blows == m.state.blows != ()
    course, before = again.state.blows[0].course, m.state.blows[0].course
    assert [type(one) for one in course.again + course.tolls] == [type(one) for one in before.again + before.tolls]
