"""What arenas do for whoever has them."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.for_glory import Table, battle, foe, gladiator, machinations, me, registration

FIRST, SECOND, LAST = 0, 1, 2


def fleeting(card: str, holder: int = 0, **given: Any) -> list[Any]:
    """The arenas in the middle: this one is the first, and its champion is known."""
    return [{"card": card, "holder": holder, **given}, None, None]


def used(m: Table) -> list[str]:
    return [option[1] for option in m.offered() if option[0] == "use"]


@pytest.mark.rule("FG-ARENA-1")
def test_an_arena_in_the_villa_lends_its_ability_for_good() -> None:
    m = machinations(me(arenas=["pompeii", "thysdrus"]), foe())
    assert m.view(0)["players"][0]["influence"] == 1
    assert used(m) == ["thysdrus"]
    for _ in range(4):
        m.done()
    assert m.view(0)["players"][0]["influence"] == 1
    assert used(m) == ["thysdrus"]


@pytest.mark.rule("FG-ARENA-1")
def test_an_arena_phase_does_not_take_it_away() -> None:
    m = registration(me(arenas=["pompeii"]), foe([gladiator("cestus", 0)]))
    m.answer("pass")
    m.answer("pass")
    assert m.event("battle_won") is not None
    assert [arena["card"] for arena in m.view(1)["players"][0]["arenas"]] == ["pompeii"]


@pytest.mark.rule("FG-ARENA-2")
@pytest.mark.parametrize(("holder", "mine"), [(0, 1), (1, 0), (-1, 0)])
def test_a_fleeting_arena_serves_its_champion_alone(holder: int, mine: int) -> None:
    m = machinations(me(), foe(), arenas=fleeting("pompeii", holder))
    one, two = m.view(None)["players"]
    assert one["influence"] == mine
    assert two["influence"] == (1 if holder == 1 else 0)


@pytest.mark.rule("FG-ARENA-2")
def test_the_lasting_arena_in_the_middle_serves_nobody() -> None:
    m = machinations(me(), foe(), arenas=[None, None, "pompeii"])
    assert [player["influence"] for player in m.view(None)["players"]] == [0, 0]


@pytest.mark.rule("FG-ARENA-2")
def test_the_ability_goes_with_the_champions_token() -> None:
    m = battle(
        me([gladiator("andabata", FIRST)]),
        foe([gladiator("cestus", FIRST, damage=2)]),
        arena=FIRST,
        arenas=fleeting("pompeii", 1),
    )
    m.attack("andabata")
    m.passes()
    assert [player["influence"] for player in m.view(None)["players"]] == [1, 0]


@pytest.mark.rule("FG-ARENA-3")
def test_from_the_moment_of_the_win_also_in_the_next_battle() -> None:
    m = battle(
        me([gladiator("andabata", FIRST), gladiator("cestus", LAST)]),
        foe(
            [
                gladiator("cestus", FIRST, damage=2),
                gladiator("tiro", LAST, ready=False),
                gladiator("thraex", LAST),
            ],
            patrons=["legatus"],
        ),
        arena=FIRST,
        arenas=fleeting("verona", -1),
    )
    assert used(m) == []
    m.attack("andabata")
    m.passes()
    assert m.view(None)["arenas"][LAST]["active"]
    while m.ask.seat != 0:
        m.answer(m.offered()[0])
    assert used(m) == ["verona"]


@pytest.mark.rule("FG-ARENA-4")
@pytest.mark.parametrize("place", [FIRST, SECOND, LAST])
def test_an_arena_ability_can_be_used_in_every_arena(place: int) -> None:
    m = battle(
        me([gladiator("cestus", place)]),
        foe([gladiator("cestus", place, ready=False)]),
        arena=place,
        arenas=fleeting("verona"),
    )
    m.tactic("verona")
    m.passes()
    assert m.gladiator("cestus 2").damage == 2


@pytest.mark.rule("FG-ARENA-5")
def test_tactics_and_reactions_of_arenas_are_used_like_others() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("thraex", ready=False)], patrons=["legatus"]),
        arenas=fleeting("verona"),
    )
    m.tactic("verona")
    m.passes()
    assert m.offered() == [("attack", "cestus")]  # it was the tactic of the turn
    m = battle(
        me([gladiator("cestus")]), foe([gladiator("thraex")], patrons=["legatus"]), arenas=fleeting("capua")
    )
    m.answer("attack", "cestus")
    assert m.offered() == ["pass", ("use", "capua")]
    m.react(0, "capua")
    m.passes()
    assert m.gladiator("thraex").damage == 3


@pytest.mark.rule("FG-ARENA-5")
def test_a_free_action_is_no_tactic() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["pierce"], coins=0),
        foe([gladiator("thraex")], patrons=["legatus"]),
        arenas=fleeting("puteoli"),
    )
    m.act(0, "free", "puteoli", 0, ())
    assert (m.coins(), m.ready("puteoli")) == (1, False)
    assert m.offered() == ["end", "pierce"]


@pytest.mark.rule("FG-49")
def test_a_free_action_whenever_the_game_waits_for_anybody() -> None:
    tables = [
        machinations(me(coins=0), arenas=fleeting("puteoli")),
        machinations(me(coins=0), active=1, arenas=fleeting("puteoli")),
        registration(me(coins=0), favor=0, arenas=fleeting("puteoli")),
        battle(
            me([gladiator("cestus")], coins=0), foe([gladiator("cestus")]), active=1, arenas=fleeting("puteoli")
        ),
    ]
    for m in tables:
        asked = m.asked()
        assert m.moves(1) == []
        m.act(0, "free", "puteoli", 0, ())
        assert (m.coins(), m.asked(), m.moves(0)) == (1, asked, [])


@pytest.mark.rule("FG-49")
def test_it_neither_is_nor_takes_back_a_pass() -> None:
    m = battle(
        me([gladiator("andabata")], hand=["parry"], coins=0),
        foe([gladiator("cestus"), gladiator("andabata")], hand=["parry"]),
        arenas=fleeting("puteoli", 1),
    )
    m.attack("andabata", "cestus")
    m.let_be(1)
    m.act(1, "free", "puteoli", 0, ())
    assert m.asked() == (0, "react")
    m.let_be(0)
    assert m.gladiator("cestus").damage == 2


@pytest.mark.rule("FG-49")
def test_never_in_the_middle_of_an_own_effect() -> None:
    m = machinations(me(hand=["fresh_perspective"]), arenas=fleeting("puteoli"))
    m.answer("play", "fresh_perspective")
    assert m.moves(0) == []
    m.answer("none")
    assert m.moves(0) == [("free", "puteoli", 0, ())]


@pytest.mark.rule("FG-49")
def test_emerita_augusta_is_paid_and_draws() -> None:
    m = machinations(
        me(hand=["business_as_usual"], deck=["cestus"], coins=1), active=1, arenas=fleeting("emerita_augusta")
    )
    assert m.moves(0) == [
        ("free", "emerita_augusta", 0, ("business_as_usual",)),
        ("free", "emerita_augusta", 1, ()),
    ]
    m.act(0, "free", "emerita_augusta", 1, ())
    assert (m.hand(), m.coins()) == (["business_as_usual", "cestus"], 0)


@pytest.mark.rule("FG-49")
@pytest.mark.parametrize(
    ("card", "actions", "registering", "fighting"),
    [("thysdrus", True, False, False), ("pola", True, True, False)],
)
def test_a_text_may_limit_it_to_a_step(card: str, actions: bool, registering: bool, fighting: bool) -> None:
    mine = me([gladiator("cestus")])
    arenas = fleeting(card)
    tables = [
        machinations(mine, arenas=arenas),
        registration(mine, arenas=arenas),
        battle(mine, foe([gladiator("cestus")]), arenas=arenas),
    ]
    assert [used(m) == [card] for m in tables] == [actions, registering, fighting]
    assert all(m.moves(0) == [] for m in tables)
    m = machinations(mine, active=1, arenas=arenas)
    assert m.moves(0) == []


@pytest.mark.rule("FG-ARENA-6")
def test_an_arena_is_readied_only_in_the_ready_step_of_its_holder() -> None:
    m = registration(
        me([gladiator("cestus")], arenas=[{"card": "capua", "ready": False}]),
        foe([gladiator("andabata")]),
        arenas=fleeting("tarraco", ready=False),
        favor=1,
    )
    m.answer("pass")
    m.answer("pass")
    while m.kind != "action":
        assert not m.ready("capua")
        assert not m.ready("tarraco")
        m.answer(m.offered()[0])
    assert m.asked() == (0, "action")
    assert (m.ready("capua"), m.ready("tarraco")) == (True, True)


@pytest.mark.rule("FG-ARENA-6")
def test_not_in_the_ready_step_of_the_other() -> None:
    m = machinations(me(arenas=[{"card": "capua", "ready": False}]), arenas=fleeting("tarraco", ready=False))
    m.done()
    assert m.asked() == (1, "action")
    assert (m.ready("capua"), m.ready("tarraco")) == (False, False)


@pytest.mark.rule("FG-34")
def test_an_exhausted_arena_changes_hands_exhausted() -> None:
    m = battle(
        me([gladiator("cestus", FIRST, damage=2), gladiator("andabata", LAST)]),
        foe([gladiator("andabata", FIRST), gladiator("cestus", LAST)]),
        arena=FIRST,
        active=1,
        favor=0,
        arenas=fleeting("tarraco", 0, ready=False),
    )
    m.attack("andabata 2")
    m.passes()
    assert m.view(None)["arenas"][FIRST]["holder"] == 1
    while m.kind != "action":
        assert not m.ready("tarraco")
        assert "tarraco" not in used(m)
        m.answer(m.offered()[0])
    assert m.asked() == (1, "action")  # the turn of the new holder, who readies it
    assert m.ready("tarraco")
