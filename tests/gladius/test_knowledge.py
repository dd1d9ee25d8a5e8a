"""What a seat knows: certain cards after a reshuffle, and what it may imagine of the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from munera.games.gladius.state import Duel
from munera.games.gladius.view import redeal, side_of, view
from munera.kernel import Stream
from munera.testing.gladius import BOOK, Table, bout, duel, lion, retiarius, secutor, solo


def after_a_reshuffle() -> Table:
    """The Retiarius just made the deck anew, and drew a Parry."""
    return duel(
        retiarius(hand=["kick", "leap"]),
        secutor(hand=["sword_stab", "kick", "armor_secutor"]),
        deck=[],
        shuffles=[["parry", "duck", "dodge"]],
    )


def test_after_a_reshuffle_everybody_who_counts_knows_the_other_hand() -> None:
    m = after_a_reshuffle()
    assert m.view("retiarius")["known"] == ["armor_secutor", "kick", "sword_stab"]
    assert m.view("secutor")["known"] == ["kick", "leap"]  # what came after is unknown
    assert m.view(None)["known"] == []
    assert m.hand("retiarius") == ["kick", "leap", "parry"]


def test_a_known_card_that_leaves_the_hand_is_no_longer_known() -> None:
    m = after_a_reshuffle()
    m.attack("kick")
    assert m.view("secutor")["known"] == ["leap"]
    m.defend("armor_secutor")
    assert m.view("retiarius")["known"] == ["kick", "sword_stab"]
    m.attack("kick")  # the Secutor's own
    assert m.view("retiarius")["known"] == ["sword_stab"]
    assert m.view("secutor")["known"] == ["leap"]
    assert BOOK.totals(m.match.state) == "whole"


def test_a_card_drawn_later_stays_unknown_even_when_played() -> None:
    m = after_a_reshuffle()
    m.passes()
    m.passes()
    assert m.hand("secutor") == ["sword_stab", "kick", "armor_secutor", "duck"]
    assert m.view("retiarius")["known"] == ["armor_secutor", "kick", "sword_stab"]
    m.attack("kick")
    m.defend("duck")
    assert m.view("retiarius")["known"] == ["armor_secutor", "kick", "sword_stab"]
    assert m.view("secutor")["known"] == ["leap"]


def test_a_second_reshuffle_makes_the_knowledge_new() -> None:
    m = duel(
        retiarius(hand=["kick"], skill=2),
        secutor(hand=["sword_stab"]),
        dice=[1, 1],
        deck=["leap"],
        shuffles=[["duck", "parry"]],
    )
    assert m.hand("retiarius") == ["kick", "leap", "duck", "parry"]
    assert m.view("secutor")["known"] == ["kick", "leap"]  # the Leap came before the deck was made anew


def test_before_a_reshuffle_nothing_is_known() -> None:
    m = bout()
    assert m.view("retiarius")["known"] == m.view("secutor")["known"] == []


def test_in_solo_a_reshuffle_tells_nothing_about_a_hand_that_is_not_there() -> None:
    m = solo(retiarius(hand=["kick"]), secutor(), deck=[], shuffles=[["leap"]])
    assert m.view("retiarius")["known"] == []
    assert m.match.state.certain == [["kick"], []]


def test_who_watches_has_no_side() -> None:
    m = solo(retiarius(hand=["kick"]), lion())
    assert side_of(m.match.state, 0) == 0
    assert side_of(m.match.state, None) is None
    assert side_of(m.match.state, 1) is None
    two = bout()
    assert (side_of(two.match.state, 0), side_of(two.match.state, 1)) == (0, 1)


# Imagining


def imagined(m: Table, seat: int | None, seed: int) -> Duel:
    state = m.match.state.copy()
    redeal(state, seat, Stream.seeded(seed))
    return state


def zones(state: Duel) -> Counter[str]:
    return Counter(state.deck + state.hands[0] + state.hands[1] + state.discard + state.table)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_imagined_looks_the_same_and_keeps_every_card(seat: int | None) -> None:
    m = after_a_reshuffle()
    m.passes()  # now the Secutor holds one unknown card too
    for seed in range(30):
        state = imagined(m, seat, seed)
        assert zones(state) == zones(m.match.state)
        assert view(state, seat) == view(m.match.state, seat)
        assert BOOK.totals(state) == "whole"
        if seat is not None:
            assert state.hands[seat] == m.match.state.hands[seat]
            assert not Counter(state.certain[1 - seat]) - Counter(state.hands[1 - seat])


def test_hidden_cards_change_places_and_certain_ones_do_not() -> None:
    m = after_a_reshuffle()
    m.passes()
    hands = [imagined(m, 0, seed).hands[1] for seed in range(60)]
    known = ["armor_secutor", "kick", "sword_stab"]
    assert all(sorted(hand[:3]) == known for hand in hands)
    assert len({hand[3] for hand in hands}) > 8
    decks = {tuple(imagined(m, 0, seed).deck) for seed in range(10)}
    assert len(decks) == 10


def test_whoever_only_watches_imagines_both_hands() -> None:
    m = after_a_reshuffle()
    states = [imagined(m, None, seed) for seed in range(30)]
    assert all(state.certain == [[], []] for state in states)
    assert all([len(hand) for hand in state.hands] == [3, 3] for state in states)
    for side in (0, 1):
        assert len({tuple(sorted(state.hands[side])) for state in states}) > 20


def test_imagining_knows_nothing_of_the_true_cards() -> None:
    one = duel(retiarius(hand=["kick"]), secutor(hand=["leap", "duck"]), top=["parry", "dodge", "pommel"], seed=1)
    two = duel(
        retiarius(hand=["kick"]), secutor(hand=["dodge", "grapple"]), top=["parry", "leap", "disarm"], seed=2
    )
    for seed in range(5):
        mine, yours = imagined(one, 0, seed), imagined(two, 0, seed)
        assert (mine.hands, mine.deck) == (yours.hands, yours.deck)


def test_a_solo_player_imagines_only_the_deck() -> None:
    m = solo(retiarius(hand=["kick"]), lion(), top=["leap"])
    state = imagined(m, 0, 99)
    assert state.hands == [["kick", "leap"], []]
    assert Counter(state.deck) == Counter(m.match.state.deck)
    assert state.deck != m.match.state.deck


def test_an_imagined_bout_is_dealt_anew_and_goes_on() -> None:
    m = after_a_reshuffle()
    for seat in (0, 1, None):
        twins = [m.match.imagine(seat, Stream.seeded(seed)) for seed in range(5)]
        assert len({tuple(twin.state.deck) for twin in twins}) == 5
        for twin in twins:
            assert view(twin.state, seat) == view(m.match.state, seat)
            Table(twin).play_on(Stream.seeded(4))
            assert twin.over
            assert BOOK.totals(twin.state) == "whole"


def test_a_card_drawn_before_the_deck_ran_out_in_the_same_draw_is_known_too() -> None:
    """Two more cards for Skill: the first is the last of the deck, the second comes after the reshuffle."""
    m = duel(
        retiarius(hand=["kick", "leap"], skill=2),
        secutor(hand=["sword_stab", "kick", "armor_secutor"]),
        deck=["parry", "duck"],
        dice=[1, 1],
        shuffles=[["dodge"]],
    )
    assert m.hand("retiarius") == ["kick", "leap", "parry", "duck", "dodge"]
    assert m.view("secutor")["known"] == ["duck", "kick", "leap", "parry"]
