"""Turn sequence: who starts, who follows, what is seen and what is asked."""

from __future__ import annotations

from itertools import permutations

import pytest

from munera.games.gladius.cards import STYLES
from munera.testing.gladius import Table, bout, duel, murmillo, retiarius, samnite, secutor, solo

OTHERS = [style for style in STYLES if style != "retiarius"]
WEAKEST_FIRST = ["samnite", "retiarius", "thracian", "murmillo", "dimachaeri", "secutor"]


@pytest.mark.rule("GL-TURN-1")
def test_the_fighters_take_turns() -> None:
    m = bout()
    m.passes(6)
    assert m.events_of("turn") == [
        ("retiarius", 1),
        ("secutor", 2),
        ("retiarius", 3),
        ("secutor", 4),
        ("retiarius", 5),
        ("secutor", 6),
        ("retiarius", 7),
    ]


@pytest.mark.rule("GL-TURN-1")
def test_an_attack_is_followed_by_the_turn_of_the_other() -> None:
    m = duel(retiarius(hand=["kick"]), secutor(hand=["leap"]))
    m.attack("kick")
    m.defend("leap")
    assert m.asked() == ("secutor", "attack")
    assert m.active == "secutor"
    m.passes()
    assert m.active == "retiarius"


@pytest.mark.rule("GL-TURN-2")
@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("start", ["roll", "random", "weaker"])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_only_retiarius_starts(other: str, start: str, seats: int) -> None:
    for pairing in (("retiarius", other), (other, "retiarius")):
        m = bout(*pairing, seats=seats, start=start, dice=[1, 1])
        assert m.events_of("starts") == [("retiarius",)]
        assert m.events_of("turn")[0] == ("retiarius", 1)
        assert m.event("start_roll") is None


@pytest.mark.rule("GL-TURN-3")
def test_manoeuvre_attack_defence_hit() -> None:
    m = duel(retiarius(hand=["dagger", *["leap"] * 2, *["duck"] * 2]), secutor(hand=["parry"]), top=["kick"])
    assert m.asked() == ("retiarius", "discard")
    m.discard("leap")
    assert m.asked() == ("retiarius", "attack")
    m.attack("dagger")
    assert m.asked() == ("secutor", "defend")
    m.passes()
    turn = [event[0] for event in m.events if event[0] != "drawn"]
    assert turn[:7] == ["turn", "draws", "discards", "attacks", "undefended", "hit", "turn"]


@pytest.mark.rule("GL-TURN-3")
def test_without_an_attack_there_is_neither_defence_nor_hit() -> None:
    m = duel(retiarius(hand=["dagger"]), secutor(hand=["parry"]))
    m.passes()
    assert [event[0] for event in m.events[:5]] == ["turn", "draws", "drawn", "holds", "turn"]
    assert m.events_of("holds") == [("retiarius",)]
    assert m.asked() == ("secutor", "attack")


# Who starts otherwise


@pytest.mark.rule("GL-03")
@pytest.mark.parametrize("pairing", [("thracian", "murmillo"), ("retiarius", "retiarius")])
@pytest.mark.parametrize(("dice", "first"), [([6, 5], 0), ([2, 1], 0), ([1, 2], 1), ([5, 6], 1)])
def test_the_higher_roll_starts(pairing: tuple[str, str], dice: list[int], first: int) -> None:
    m = bout(*pairing, dice=dice)
    assert m.events_of("start_roll") == [tuple(dice)]
    assert m.active == m.name(first)
    assert m.events_of("starts") == [(m.name(first),)]
    assert m.events_of("turn") == [(m.name(first), 1)]


@pytest.mark.rule("GL-03")
def test_ties_roll_again() -> None:
    m = bout("thracian", "murmillo", dice=[4, 4, 1, 1, 3, 5])
    assert m.events_of("start_roll") == [(4, 4), (1, 1), (3, 5)]
    assert m.active == "murmillo"
    assert m.scripted == []


@pytest.mark.rule("GL-03")
def test_random_lets_either_start_without_a_roll() -> None:
    bouts = [bout("thracian", "murmillo", start="random", seed=seed) for seed in range(40)]
    firsts = [m.active for m in bouts]
    assert 10 <= firsts.count("thracian") <= 30
    assert 10 <= firsts.count("murmillo") <= 30
    assert all(m.event("start_roll") is None for m in bouts)


@pytest.mark.rule("GL-03")
@pytest.mark.parametrize(("one", "two"), list(permutations(OTHERS, 2)))
def test_weaker_lets_the_weaker_style_start(one: str, two: str) -> None:
    m = bout(one, two, start="weaker")
    assert m.active == min((one, two), key=WEAKEST_FIRST.index)
    assert m.event("start_roll") is None


@pytest.mark.rule("GL-03")
@pytest.mark.parametrize("style", STYLES)
def test_two_of_one_style_have_no_weaker_side(style: str) -> None:
    for dice, first in (([3, 2], style), ([2, 3], f"other {style}")):
        m = bout(style, style, start="weaker", dice=dice)
        assert m.events_of("start_roll") == [tuple(dice)]
        assert m.active == first


@pytest.mark.rule("GL-03")
@pytest.mark.parametrize("beast", ["lion", "tiger", "bear"])
def test_a_beast_is_neither_weaker_nor_a_retiarius(beast: str) -> None:
    for style in OTHERS:
        m = bout(style, beast, seats=1, start="weaker", dice=[2, 3])
        assert m.events_of("start_roll") == [(2, 3)]
        assert m.events_of("starts") == [(beast,)]
    assert bout("retiarius", beast, seats=1, dice=[2, 3]).events_of("starts") == [("retiarius",)]


@pytest.mark.rule("GL-03")
def test_a_solo_bout_starts_by_the_same_rules() -> None:
    rolled = bout("thracian", "murmillo", seats=1, dice=[2, 6])
    assert rolled.events_of("starts") == [("murmillo",)]
    assert rolled.events_of("turn")[0] == ("murmillo", 1)
    weaker = bout("secutor", "samnite", seats=1, start="weaker")
    assert weaker.events_of("starts") == [("samnite",)]


@pytest.mark.rule("GL-04", "GL-TURN-2")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("pairing", [("retiarius", "secutor"), ("secutor", "retiarius"), ("samnite", "samnite")])
def test_a_series_may_say_who_starts_even_against_a_retiarius(pairing: tuple[str, str], seats: int) -> None:
    for start, first in (("one", 0), ("two", 1)):
        m = bout(*pairing, seats=seats, start=start)
        assert m.events_of("starts") == [(m.name(first),)]
        assert m.events_of("turn")[0] == (m.name(first), 1)
        assert m.event("start_roll") is None


@pytest.mark.rule("GL-04")
def test_the_second_fighter_gets_nothing_for_being_second() -> None:
    for start in ("one", "two"):
        m = bout("samnite", "thracian", start=start)
        m.passes()
        assert m.match.state.hp == [10, 10]
        assert [len(m.hand("samnite")), len(m.hand("thracian"))] == [3, 3]
        assert [count for _, count in m.events_of("draws")] == [2, 2, 1, 1]


# What your opponent sees


def seen_by(m: Table, fighter: str | None) -> str:
    """Everything that the player of a fighter is sent, as text."""
    seat = None if fighter is None else m.match.state.owner[m.side(fighter)]
    return m.match.sent(seat).decode()


@pytest.mark.rule("GL-18")
def test_hands_are_secret_and_the_rest_is_open() -> None:
    m = duel(
        retiarius(hand=["withdraw", "cast_net", "dagger"], hp=7),
        secutor(hand=["sword_stab", "shield_block"], hp=4, cannot_attack=True),
        top=["kick"],
        discard=["parry", "duck"],
    )
    for viewer in ("retiarius", "secutor", None):
        view = m.view(viewer)
        assert [fighter["hp"] for fighter in view["fighters"]] == [7, 4]
        assert [fighter["cards"] for fighter in view["fighters"]] == [4, 2]
        assert [fighter["style"] for fighter in view["fighters"]] == ["retiarius", "secutor"]
        assert [fighter["seat"] for fighter in view["fighters"]] == [0, 1]
        assert [fighter["cannot_attack"] for fighter in view["fighters"]] == [False, True]
        assert view["discard"] == ["duck", "parry"]
        assert view["deck"] == 48
        assert view["known"] == []
        assert (view["phase"], view["turn"], view["limit"]) == ("turn", 1, 200)
        assert (view["active"], view["winner"]) == (0, None)
    assert m.view("retiarius")["hand"] == ["cast_net", "dagger", "kick", "withdraw"]
    assert m.view("secutor")["hand"] == ["shield_block", "sword_stab"]
    assert m.view(None)["hand"] == []


@pytest.mark.rule("GL-18")
def test_nothing_that_a_player_is_sent_names_a_card_of_the_other_hand() -> None:
    m = duel(retiarius(hand=["withdraw", "cast_net"]), secutor(hand=["sword_stab", "shield_block"]), top=["kick"])
    assert "kick" in seen_by(m, "retiarius")
    for viewer, hidden in (
        ("retiarius", ["sword_stab", "shield_block"]),
        ("secutor", ["withdraw", "cast_net", "kick"]),
        (None, ["withdraw", "cast_net", "kick", "sword_stab", "shield_block"]),
    ):
        assert not [card for card in hidden if card in seen_by(m, viewer)]


@pytest.mark.rule("GL-18")
def test_a_card_that_is_played_or_discarded_is_seen_by_all() -> None:
    m = duel(
        retiarius(hand=["dagger", "leap", "duck", "parry", "withdraw"]),
        secutor(hand=["armor_secutor"]),
        top=["kick"],
    )
    m.discard("withdraw")
    m.attack("dagger")
    assert m.view("secutor")["table"] == m.view(None)["table"] == ["dagger"]
    assert m.view("secutor")["discard"] == m.view(None)["discard"] == ["withdraw"]
    for viewer in (0, 1, None):
        events = m.match.events(viewer)
        assert ("discards", 0, "withdraw") in events
        assert ("attacks", 0, "dagger") in events
    m.defend("armor_secutor")
    assert ("defends", 1, "armor_secutor") in m.match.events(0)
    assert ("defends", 1, "armor_secutor") in m.match.events(None)


@pytest.mark.rule("GL-18")
def test_the_end_is_seen_by_all() -> None:
    m = duel(retiarius(hand=["dagger"]), secutor(hp=1), active="retiarius")
    m.attack("dagger")
    for viewer in ("retiarius", "secutor", None):
        assert (m.view(viewer)["phase"], m.view(viewer)["winner"]) == ("over", 0)


# Silence tells nothing


@pytest.mark.rule("GL-20")
def test_you_are_asked_for_an_attack_even_if_you_hold_none() -> None:
    m = duel(retiarius(hand=["leap", "sword_stab"]), secutor(), top=["withdraw"])
    assert m.asked() == ("retiarius", "attack")
    assert m.offered() == ["pass"]


@pytest.mark.rule("GL-20")
def test_you_are_asked_for_a_defence_even_if_you_hold_none() -> None:
    m = duel(retiarius(hand=["dagger"]), secutor(hand=["withdraw"]), top=["leap"])
    m.attack("dagger")
    assert m.asked() == ("secutor", "defend")
    assert m.ask.about == "dagger"
    assert m.offered() == ["pass"]


@pytest.mark.rule("GL-20")
def test_an_empty_hand_is_not_asked_for_a_defence() -> None:
    m = duel(retiarius(hand=["dagger"]), secutor(), top=["leap", "duck"])
    m.attack("dagger")
    assert m.events_of("undefended") == [("secutor",)]
    assert m.hp("secutor") == 9
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-20")
def test_an_empty_hand_is_not_asked_for_an_attack() -> None:
    m = duel(retiarius(), secutor(hand=bout().cards))  # nothing is left to draw
    assert m.events_of("draws")[0] == ("retiarius", 0)
    assert m.events_of("holds") == [("retiarius",)]
    assert m.asked() == ("secutor", "discard")


@pytest.mark.rule("GL-20")
def test_whoever_lost_their_attack_is_not_asked_for_it() -> None:
    m = duel(murmillo(hand=["sword_swipe"], cannot_attack=True), samnite(hand=["cut"]))
    assert m.events_of("cannot_attack") == [("murmillo",)]
    assert m.events_of("holds") == []
    assert m.asked() == ("samnite", "attack")


@pytest.mark.rule("GL-20")
def test_in_solo_you_are_asked_in_the_same_way() -> None:
    m = solo(secutor(hand=["kick"]), retiarius(), active="retiarius", top=["trident_thrust", "leap"])
    assert m.asked() == ("secutor", "defend")
    assert m.offered() == ["pass"]
    bare = solo(secutor(), retiarius(), active="retiarius", top=["trident_thrust", "leap"])
    assert bare.events_of("undefended") == [("secutor",)]
    assert bare.asked() == ("secutor", "attack")
