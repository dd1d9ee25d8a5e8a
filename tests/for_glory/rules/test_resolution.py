"""Resolution, boasts, and the next round."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.for_glory import Table, battle, foe, gladiator, machinations, me, registration, table

FIRST, LAST = 0, 2
ONE = "business_as_usual"
THIRTEEN = [
    "arelate",
    "capua",
    "carnuntum",
    "casinum",
    "emerita_augusta",
    "falerii_novi",
    "italica",
    "londinium",
    "lugdunum",
    "nemausus",
    "pola",
    "puteoli",
    "tarraco",
]


def won(place: int = LAST, winner: int = 0, one: dict[str, Any] | None = None, **given: Any) -> Table:
    """Somebody has just won their battle by one blow; the Arena phase is over."""
    mine, theirs = [gladiator("andabata", place)], [gladiator("cestus", place, damage=2)]
    if winner:
        mine, theirs = theirs, mine
    two = given.pop("two", {})
    m = battle({**me(mine), **(one or {})}, {**foe(theirs), **two}, arena=place, active=winner, **given)
    m.attack("andabata")
    m.passes()
    return m


@pytest.mark.rule("FG-RESOLUTION-1")
def test_the_order_of_resolution() -> None:
    m = won()
    steps = ["battle_won", "new_arena", "all_home", "favor", "draws", "turn"]
    assert list(dict.fromkeys(kind for kind in m.kinds() if kind in steps)) == steps


@pytest.mark.rule("FG-RESOLUTION-2")
def test_the_next_arena_of_the_deck_becomes_the_lasting_one() -> None:
    m = won(arenas=["capua", "verona", "pola"], arena_deck=["tarraco", "italica"])
    assert [arena["card"] for arena in m.view(None)["arenas"]] == ["capua", "verona", "tarraco"]
    assert m.view(None)["arena_deck"] == 12
    assert m.event("new_arena") == ("tarraco",)


@pytest.mark.rule("FG-RESOLUTION-2")
def test_fleeting_arenas_are_never_replaced() -> None:
    m = won(FIRST, arenas=["capua", "verona", "pola"])
    assert [arena["card"] for arena in m.view(None)["arenas"]] == ["capua", "verona", "pola"]
    assert m.event("new_arena") is None


@pytest.mark.rule("FG-01")
def test_a_lasting_arena_that_nobody_won_stays() -> None:
    m = registration(arenas=["capua", "verona", "pola"])
    m.answer("pass")
    m.answer("pass")
    assert m.asked() == (0, "action")
    assert m.view(None)["arenas"][LAST]["card"] == "pola"
    assert (m.view(None)["arena_deck"], m.view(None)["boasts"]) == (13, 5)


@pytest.mark.rule("FG-01")
def test_also_after_a_draw() -> None:
    m = battle(
        me([gladiator("cestus", damage=2)], hand=["caesim"]),
        foe([gladiator("cestus", damage=2)]),
        arenas=["capua", "verona", "pola"],
    )
    m.tactic("caesim", "cestus", "cestus 2")
    m.passes()
    assert m.events_of("battle_drawn") == [()]
    assert m.view(None)["arenas"][LAST]["card"] == "pola"
    assert m.event("new_arena") is None


@pytest.mark.rule("FG-02")
def test_when_the_stack_of_boasts_is_empty_its_last_number_goes_on_counting() -> None:
    m = won(boasts=0)
    assert m.view(None)["boast"] == 24
    assert m.event("takes_boast") is None
    assert m.state.glory == [2, 0]


@pytest.mark.rule("FG-02")
def test_when_the_arena_deck_is_empty_the_lasting_arena_stays() -> None:
    m = won(one={"arenas": THIRTEEN}, arenas=["pompeii", "thysdrus", "verona"])
    middle = m.view(None)["arenas"][LAST]
    assert (middle["card"], middle["holder"]) == ("verona", None)
    assert len(m.view(None)["players"][0]["arenas"]) == 13
    assert (m.state.glory[0], m.event("takes_boast")) == (2, (0, "boast_1"))


@pytest.mark.rule("FG-02")
def test_the_last_arena_of_the_deck_is_still_turned_up() -> None:
    m = won(one={"arenas": THIRTEEN[1:]}, arenas=["pompeii", "thysdrus", "verona"])
    assert m.view(None)["arenas"][LAST]["card"] == "arelate"
    assert len(m.view(None)["players"][0]["arenas"]) == 13
    assert m.view(None)["arena_deck"] == 0


@pytest.mark.rule("FG-RESOLUTION-3")
def test_glory_that_was_not_won_stays_and_is_not_added_to() -> None:
    men = ["cestus", "andabata"]
    m = registration(me(hand=men), foe(hand=men))
    m.answer("pass")
    m.answer("pass")  # nobody wins anything
    for place in (LAST, FIRST):
        for card in men:
            m.answer("enter", card, place)
        m.done()
    m.answer("pass")
    m.answer("pass")  # each stands alone in their arena
    assert sorted((seat, glory) for seat, _, glory, _ in m.events_of("battle_won")) == [(0, 2), (1, 1)]


@pytest.mark.rule("FG-RESOLUTION-3")
def test_glory_that_was_won_is_there_again() -> None:
    men = ["cestus", "andabata"]
    m = registration(me([gladiator("tiro", FIRST)], hand=men), foe(hand=men))
    m.answer("pass")
    m.answer("pass")
    assert m.state.glory == [1, 0]
    for place in (FIRST, LAST):
        for card in men:
            m.answer("enter", card, place)
        m.done()
    m.answer("pass")
    m.answer("pass")
    assert m.state.glory == [2, 2]


@pytest.mark.rule("FG-RESOLUTION-4")
def test_all_gladiators_go_home_without_insurance() -> None:
    m = won(FIRST, one={"coins": 0, "patrons": ["argentarius"]}, two={"coins": 0})
    assert m.state.gladiators == {}
    assert m.discard(0) == ["andabata"]
    assert m.events_of("defeated") == [("cestus", 1, "defeat")]
    assert (m.coins(0), m.coins(1)) == (0, 1)


@pytest.mark.rule("FG-RESOLUTION-4")
def test_to_the_piles_of_their_owners() -> None:
    m = table(
        me([gladiator("veles", FIRST), gladiator("cestus")], patrons=["crooked_senator"], coins=0),
        foe([gladiator("tiro"), gladiator("noxius")], coins=0),
        phase="resolution",
    )
    assert sorted(m.discard(0)) == ["cestus", "veles"]
    assert sorted(m.discard(1)) == ["noxius", "tiro"]
    assert (m.coins(0), m.coins(1)) == (0, 0)


@pytest.mark.rule("FG-RESOLUTION-5")
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize(("glory", "favor"), [((1, 3), 0), ((3, 1), 1), ((0, 5), 0)])
def test_the_crowd_favors_the_player_with_less_glory(before: int, glory: tuple[int, int], favor: int) -> None:
    m = table(me(glory=glory[0]), foe(glory=glory[1]), phase="resolution", favor=before)
    assert m.view(None)["favor"] == favor
    assert m.event("favor") == (favor,)


@pytest.mark.rule("FG-46")
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("glory", [0, 4])
def test_with_equal_glory_it_does_not_move(before: int, glory: int) -> None:
    m = table(me(glory=glory), foe(glory=glory), phase="resolution", favor=before)
    assert m.view(None)["favor"] == before


@pytest.mark.rule("FG-RESOLUTION-6")
def test_both_hands_are_filled_up_to_seven() -> None:
    m = table(me(hand=["cull", ONE]), foe(hand=["cestus"] + [ONE] * 4), phase="resolution")
    assert [len(m.hand(seat)) for seat in (0, 1)] == [7, 7]
    assert "cull" in m.hand(0)
    assert "cestus" in m.hand(1)
    assert m.events_of("discards_hand") == []
    assert m.events_of("draws") == [(0, 5), (1, 2)]


@pytest.mark.rule("FG-RESOLUTION-6")
def test_an_empty_deck_is_made_anew_for_it() -> None:
    m = table(me([gladiator("cestus")], hand=["cull"], discard=[ONE, ONE], thin=True), foe(), phase="resolution")
    assert m.hand() == sorted([ONE, ONE, "cestus", "cull"])  # the gladiator came home before


@pytest.mark.rule("FG-44")
@pytest.mark.parametrize("count", [7, 8, 9])
def test_whoever_has_seven_or_more_keeps_them_all(count: int) -> None:
    m = table(me(hand=[ONE] * count), foe(), phase="resolution")
    assert m.hand() == [ONE] * count
    assert m.events_of("draws") == [(1, 7)]


@pytest.mark.rule("FG-RESOLUTION-7", "FG-45")
@pytest.mark.parametrize("favor", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_next_turn_belongs_to_whoever_did_not_have_the_last_one(favor: int, winner: int) -> None:
    crowd = [gladiator(card) for card in ("cestus", "andabata", "tiro", "noxius")]
    m = machinations(
        me(crowd if winner == 0 else []), foe(crowd if winner == 1 else []), active=favor, favor=favor, turn=8
    )
    m.done()
    assert m.event("arena_phase") == (7, 6)
    m.answer("pass")
    m.answer("pass")
    assert m.event("favor") == (1 - winner,)
    assert m.asked() == (1 - favor, "action")
    assert m.events_of("turn") == [(1 - favor, 9)]
    m.done()
    assert m.asked() == (favor, "action")


# Boasts


@pytest.mark.rule("FG-BOAST-1")
def test_the_boast_on_top_sets_the_next_number() -> None:
    m = won()
    assert (m.view(None)["boast"], m.view(None)["boasts"]) == (14, 4)
    m = won(boasts=4)
    assert (m.view(None)["boast"], m.view(None)["boasts"]) == (19, 3)
    m = won(FIRST)
    assert (m.view(None)["boast"], m.view(None)["boasts"]) == (6, 5)  # taken in the lasting arena only


@pytest.mark.rule("FG-BOAST-2")
def test_in_a_deck_a_boast_is_a_scheme_that_does_nothing() -> None:
    m = machinations(me(hand=["boast_1", ONE], coins=3), boasts=4)
    before = m.view(1)
    m.answer("play", "boast_1")
    after = m.view(1)
    assert m.discard() == ["boast_1"]
    assert (after["boast"], after["bloodlust"], after["players"][0]["coins"]) == (14, 0, 3)
    assert before["rows"] == after["rows"]


@pytest.mark.rule("FG-BOAST-2")
def test_it_can_be_played_in_the_take_actions_step_only() -> None:
    hand = ["boast_1"]
    assert ("play", "boast_1") in machinations(me(hand=hand), boasts=4).offered()
    assert registration(me(hand=hand), boasts=4).offered() == ["pass"]
    m = battle(me([gladiator("cestus")], hand=hand), foe([gladiator("cestus")]), boasts=4)
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-BOAST-3")
def test_a_boast_can_be_culled() -> None:
    m = machinations(me(hand=["cull", "boast_1"]), boasts=4)
    m.answer("play", "cull")
    m.answer("boast_1")
    assert (m.hand(), m.state.removed) == ([], ["boast_1"])


@pytest.mark.rule("FG-BOAST-3")
def test_it_stays_in_hand_through_the_arena_phase() -> None:
    m = registration(me([gladiator("cestus")], hand=["boast_1", "cull"]), boasts=4)
    assert m.offered() == ["pass"]
    m.answer("pass")
    m.answer("pass")
    assert m.asked() == (0, "action")
    assert "boast_1" in m.hand()
