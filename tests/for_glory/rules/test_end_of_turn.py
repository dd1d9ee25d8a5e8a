"""The end of a machinations turn: discard, refill, draw, and the check for the Arena phase."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.for_glory.cards.table import whole
from munera.kernel import published, record
from munera.testing.for_glory import ENOUGH, Table, foe, gladiator, machinations, me, new_game
from munera.testing.table import Written

ONE = "business_as_usual"


# Discard, refill, draw


@pytest.mark.rule("FG-DISCARD-1")
def test_the_rest_of_the_hand_is_discarded_face_up() -> None:
    m = machinations(me(hand=["parry", "cestus", ONE], discard=["cull"]))
    m.done()
    assert m.event("discards_hand") == (0, ONE, "cestus", "parry")
    assert sorted(m.discard()) == sorted(["cull", ONE, "cestus", "parry"])
    assert ("discards_hand", 0, ONE, "cestus", "parry") in m.match.events(1)


@pytest.mark.rule("FG-DISCARD-1")
def test_reserved_cards_are_not_in_hand() -> None:
    m = machinations(me(hand=["parry", ONE]))
    m.answer("reserve", "parry")
    m.done()
    assert (m.discard(), m.state.reserve[0]) == ([ONE], ["parry"])


@pytest.mark.rule("FG-REFILL-1")
def test_every_row_is_filled_up_to_three() -> None:
    rows = {"gladiators": [], "training": ["parry"], "economy": ["aedile", "decurion"]}
    m = machinations(rows=rows)
    tops = [deck[::-1][:3] for deck in m.state.supply]
    m.done()
    assert m.state.rows == [tops[0], ["parry", *tops[1][:2]], ["aedile", "decurion", *tops[2][:1]]]


def with_an_empty_training_deck(**given: Any) -> Table:
    """All training cards but two in my discard pile."""
    pile = whole("training")
    pile.remove("parry")
    pile.remove("pierce")
    return machinations(
        me(discard=pile, hand=["fresh_perspective"]), rows={"training": ["parry", "pierce"]}, **given
    )


@pytest.mark.rule("FG-REFILL-2")
def test_an_empty_supply_deck_is_made_anew_from_its_own_discard_pile() -> None:
    m = with_an_empty_training_deck()
    assert m.view(None)["supply"][1] == 0
    m.answer("play", "fresh_perspective")
    m.answer("training")  # both are discarded, shuffled, and turned up again
    assert sorted(m.state.rows[1]) == ["parry", "pierce"]
    assert m.state.withdrawn[1] == []
    assert m.events_of("supply_reshuffled") == [("training",)]


@pytest.mark.rule("FG-REFILL-2")
def test_not_before_a_card_must_be_turned_up() -> None:
    pile = whole("training")
    for card in ("parry", "pierce", "ambush", "evade", "feint", "missio"):
        pile.remove(card)
    m = machinations(
        me(discard=pile, hand=["fresh_perspective"]), rows={"training": ["parry", "pierce", "ambush"]}
    )
    m.answer("play", "fresh_perspective")
    m.answer("training")
    assert sorted(m.state.rows[1]) == ["evade", "feint", "missio"]
    assert (m.state.supply[1], sorted(m.state.withdrawn[1])) == ([], ["ambush", "parry", "pierce"])
    m.done()
    assert m.events_of("supply_reshuffled") == []


@pytest.mark.rule("FG-07")
def test_with_nothing_left_the_places_stay_empty() -> None:
    m = with_an_empty_training_deck()
    m.done()
    assert m.state.rows[1] == ["parry", "pierce"]
    assert [len(row) for row in m.state.rows] == [3, 2, 3]
    assert m.asked() == (1, "action")


@pytest.mark.rule("FG-DRAW-1")
def test_seven_cards_are_drawn_from_the_top() -> None:
    deck = ["cestus", "cull", "andabata", ONE, ONE, "fresh_perspective", ONE, "crooked_senator"]
    m = machinations(me(deck=deck, hand=[ONE]))
    m.done()
    assert m.hand() == sorted(deck[:7])
    assert m.deck()[0] == "crooked_senator"
    assert m.event("draws") == (0, 7)


@pytest.mark.rule("FG-DRAW-2")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_and_drawing_goes_on() -> None:
    m = machinations(
        me(deck=["cestus"] + [ONE] * 2, discard=["parry"] * 4, hand=["cull"], thin=True), shuffles=[["cull"]]
    )
    m.done()
    kinds = m.kinds()
    assert kinds.index("discards_hand") < kinds.index("reshuffles") < kinds.index("draws")
    assert sorted(m.hand()) == sorted(["cestus", ONE, ONE, "cull", "parry", "parry", "parry"])
    assert (m.deck(), m.discard()) == (["parry"], [])


@pytest.mark.rule("FG-DRAW-2")
def test_a_deck_that_has_just_become_empty_is_not_made_anew_yet() -> None:
    m = machinations(me(deck=[ONE] * 7, discard=["cull"], hand=["cestus"], thin=True))
    m.done()
    assert (m.deck(), m.discard()) == ([], ["cull", "cestus"])
    assert "reshuffles" not in m.kinds()


@pytest.mark.rule("FG-06")
def test_with_nothing_left_one_draws_what_there_was() -> None:
    m = machinations(me(deck=["cull"], hand=["cestus"], discard=[ONE], thin=True))
    m.done()
    assert m.hand() == sorted(["cull", "cestus", ONE])
    assert m.event("draws") == (0, 3)
    assert m.asked() == (1, "action")
    m.done()
    assert m.asked() == (0, "action")


@pytest.mark.rule("FG-06")
def test_without_any_card_the_game_goes_on() -> None:
    m = machinations(me(thin=True))
    m.done()
    assert m.hand() == []
    m.done()
    assert m.asked() == (0, "action")


# The check


def side(*cards: str, **given: Any) -> Written:
    return me([gladiator(card) for card in cards], **given)


@pytest.mark.rule("FG-CHECK-1")
def test_bloodlust_of_both_players_in_all_arenas_against_the_top_boast() -> None:
    m = machinations(me([gladiator("cestus", 0), gladiator("andabata", 2)]), foe([gladiator("tiro", 0)]), favor=0)
    assert (m.view(None)["bloodlust"], m.view(None)["boast"]) == (5, 6)
    m.done()
    assert m.asked() == (1, "action")
    m = machinations(
        me([gladiator("cestus", 0), gladiator("andabata", 2)]),
        foe([gladiator("tiro", 0), gladiator("cestus")]),
        favor=0,
    )
    m.done()
    assert m.event("arena_phase") == (6, 6)
    assert m.kind == "register"


@pytest.mark.rule("FG-CHECK-1")
@pytest.mark.parametrize(("left", "number"), [(5, 6), (4, 14), (3, 19), (2, 24), (1, 24), (0, 24)])
def test_the_number_of_the_top_boast_counts(left: int, number: int) -> None:
    m = machinations(side("cestus", "andabata"), side("primus_palus", "tiro", "tiro", patrons=ENOUGH), boasts=left)
    assert m.view(None)["boast"] == number
    assert m.view(None)["bloodlust"] == 12
    m = machinations(
        side("cestus", "andabata"), side("primus_palus", "tiro", "tiro", patrons=ENOUGH), boasts=left, favor=0
    )
    m.done()
    assert (m.kind == "register") == (number <= 12)


@pytest.mark.rule("FG-CHECK-2")
def test_nothing_is_checked_without_the_crowds_favor() -> None:
    m = machinations(side("cestus", "andabata"), side("cestus", "andabata"), favor=1)
    m.done()
    assert m.asked() == (1, "action")
    m.done()
    assert m.event("arena_phase") == (6, 6)


@pytest.mark.rule("FG-CHECK-3")
def test_bloodlust_has_no_other_use() -> None:
    m = machinations(side("cestus"), side("andabata", "noxius", "auctoratus"), favor=0)
    m.done()
    assert m.event("arena_phase") == (1 + 6, 6)
    m.answer("pass")
    m.answer("pass")
    assert m.event("initiative") == (0, 1, 0)  # agility decides, however bloodthirsty the others are
    m.attack("cestus", "auctoratus")
    m.passes()
    assert m.gladiator("auctoratus").damage == 1


@pytest.mark.rule("FG-04")
def test_the_check_comes_when_the_seven_cards_have_been_drawn() -> None:
    m = machinations(side("cestus", "andabata", hand=["cull"]), side("cestus", "andabata"), favor=0)
    m.done()
    kinds = m.kinds()
    assert kinds.index("discards_hand") < kinds.index("draws") < kinds.index("arena_phase")
    assert len(m.hand()) == 7
    assert "turn" not in kinds  # the foe had no turn in between


@pytest.mark.rule("FG-04")
def test_reaching_the_number_in_the_middle_of_a_turn_starts_nothing() -> None:
    m = machinations(side("cestus", hand=["andabata"]), side("cestus", "andabata"), favor=0)
    m.answer("enter", "andabata", 2)
    assert m.view(None)["bloodlust"] == 6
    assert m.asked() == (0, "action")


# Nobody plays gladiators


@pytest.mark.rule("FG-03", "FG-63")
def test_after_thirty_turns_a_draw_is_offered_to_both_in_secret() -> None:
    m = new_game()
    for _ in range(30):
        assert m.kind == "action"
        m.done()
    assert [(a.seat, a.kind) for a in m.match.pending] == [(0, "draw"), (1, "draw")]
    m.match.answer(1, "yes")
    assert m.match.awaited() == (0,)
    assert b"yes" not in m.match.sent(0).replace(b'"options":["no","yes"]', b"")
    m.match.answer(0, "yes")
    assert (m.winner, m.event("game_drawn")) == ("draw", ("agreed",))


@pytest.mark.rule("FG-63")
@pytest.mark.parametrize("answers", [("no", "yes"), ("yes", "no"), ("no", "no")])
def test_unless_both_accept_the_game_goes_on(answers: tuple[str, str]) -> None:
    m = machinations(stalled=30)
    m.done()
    for seat in (0, 1):
        m.match.answer(seat, answers[seat])
    assert m.asked() == (1, "action")
    assert m.events_of("draw_refused") == [()]
    m.done()
    assert m.asked() == (0, "action")  # offered once in a Machinations phase


@pytest.mark.rule("FG-63")
def test_who_wanted_a_draw_that_was_refused_is_not_published() -> None:
    forms = set()
    for answers in (("no", "yes"), ("yes", "no"), ("no", "no")):
        m = machinations(stalled=30)
        m.done()
        for seat in (0, 1):
            m.match.answer(seat, answers[seat])
        forms.add(published(m.match.book, record(m.match)))
    assert len(forms) == 1


@pytest.mark.rule("FG-03")
@pytest.mark.parametrize(("glory", "winner"), [((3, 2), 0), ((2, 3), 1), ((2, 2), "draw"), ((0, 0), "draw")])
def test_after_sixty_turns_more_glory_wins(glory: tuple[int, int], winner: int | str) -> None:
    m = machinations(me(glory=glory[0]), foe(glory=glory[1]), stalled=59)
    m.done()
    assert m.asked() == (1, "action")
    m.done()
    assert m.over
    assert m.winner == winner
    assert "stalled" in (m.event("game_won") or m.event("game_drawn") or ())


@pytest.mark.rule("FG-03")
def test_the_table_may_do_without_this_net() -> None:
    m = machinations(stalled=29, options={"stall_net": False})
    for _ in range(40):
        assert m.kind == "action"
        m.done()


@pytest.mark.rule("FG-63")
def test_a_gladiator_from_a_hand_starts_the_count_again() -> None:
    m = machinations(me(hand=["cestus"]), stalled=30)
    m.answer("enter", "cestus", 2)
    m.done()
    assert m.asked() == (1, "action")
    for _ in range(29):
        m.done()
        assert m.kind == "action"
    m.done()
    assert m.kind == "draw"


@pytest.mark.rule("FG-63")
def test_moving_a_gladiator_does_not() -> None:
    m = machinations(me([gladiator("cestus")]), stalled=30, arenas=[{"card": "pola", "holder": 0}, None, None])
    m.answer("use", "pola")
    m.answer(0)
    m.done()
    assert m.kind == "draw"


@pytest.mark.rule("FG-63")
def test_an_arena_phase_starts_the_count_again() -> None:
    m = machinations(side("cestus", "andabata"), side("cestus", "andabata"), favor=0, stalled=40)
    m.done()
    assert m.kind == "register"  # no matter how long nobody entered
    m.answer("pass")
    m.answer("pass")
    while m.kind != "action":
        m.answer(m.offered()[0])
    assert m.state.stalled == 1
    assert not m.state.draw_offered
