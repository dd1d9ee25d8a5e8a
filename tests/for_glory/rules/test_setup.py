"""Introduction and setup: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from munera.games.for_glory.cards.table import ARENA, CARDS, titles, whole
from munera.kernel import BadVariant, start
from munera.testing.for_glory import BOOK, battle, foe, gladiator, machinations, me, new_game

SEEDS = range(12)


@pytest.mark.rule("FG-INTRO-1")
def test_two_schools_play() -> None:
    assert list(BOOK.seats) == [2]
    for seats in (1, 3):
        with pytest.raises(BadVariant, match="played by 2 to 2"):
            start(BOOK, seats, 0)
    assert len(new_game().view(None)["players"]) == 2


@pytest.mark.rule("FG-SETUP-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_begin_with_the_same_fourteen_cards(seat: int) -> None:
    m = new_game()
    assert Counter(m.deck(seat) + m.hand(seat)) == {
        "business_as_usual": 9,
        "cull": 1,
        "crooked_senator": 1,
        "fresh_perspective": 1,
        "cestus": 1,
        "andabata": 1,
    }
    assert (CARDS["business_as_usual"].type, CARDS["business_as_usual"].value) == ("income", 1)


@pytest.mark.rule("FG-SETUP-2")
def test_five_coin_tokens_each() -> None:
    m = new_game()
    assert (m.coins(0), m.coins(1)) == (5, 5)


@pytest.mark.rule("FG-SETUP-3")
def test_three_supply_decks_with_three_cards_face_up() -> None:
    m = new_game()
    assert m.view(None)["supply"] == [57 - 3, 45 - 3, 50 - 3]
    for row, deck, number in ((0, "gladiators", 57), (1, "training", 45), (2, "economy", 50)):
        face_up, face_down = m.state.rows[row], m.state.supply[row]
        assert len(face_up) == 3
        assert sorted(face_up + face_down) == sorted(whole(deck))
        assert len(whole(deck)) == number


@pytest.mark.rule("FG-SETUP-3")
def test_only_the_nine_cards_face_up_can_be_bought() -> None:
    m = machinations(me(coins=99), rows={"gladiators": ["veles", "tiro", "veles"], "training": ["pierce"]})
    bought = {option[1] for option in m.offered() if option[0] == "buy"}
    assert bought == {"veles", "tiro", "pierce", *m.state.rows[2]}


@pytest.mark.rule("FG-SETUP-3", "FG-SETUP-4", "FG-SETUP-7")
def test_everything_is_shuffled() -> None:
    games = [new_game(seed).state for seed in SEEDS]
    for pile in range(3):
        assert len({tuple(state.supply[pile]) for state in games}) == len(games)
    assert len({tuple(state.arena_deck) for state in games}) == len(games)
    for seat in (0, 1):
        assert len({tuple(state.decks[seat] + state.hands[seat]) for state in games}) == len(games)
    assert all(state.decks[0] != state.decks[1] for state in games)


@pytest.mark.rule("FG-SETUP-4")
def test_two_fleeting_arenas_and_a_lasting_one_on_top_of_thirteen() -> None:
    m = new_game()
    arenas = m.view(None)["arenas"]
    assert [arena["lasting"] for arena in arenas] == [False, False, True]
    assert [arena["holder"] for arena in arenas] == [None, None, None]
    assert len(m.state.arena_deck) == m.view(None)["arena_deck"] == 13
    assert sorted([*m.state.arena_deck, *(arena["card"] for arena in arenas)]) == sorted(titles(ARENA))
    assert len(titles(ARENA)) == 16


@pytest.mark.rule("FG-SETUP-5")
@pytest.mark.parametrize(("place", "glory"), [(0, 1), (1, 1), (2, 2)])
def test_glory_on_the_arenas(place: int, glory: int) -> None:
    m = battle(me([gladiator("andabata", place)]), foe([gladiator("cestus", place, damage=2)]), arena=place)
    m.attack("andabata")
    m.passes()
    won = m.event("battle_won")
    assert won is not None
    assert (won[0], won[2], won[3]) == (0, glory, glory)


@pytest.mark.rule("FG-SETUP-6")
def test_five_boasts_from_six_on_top_to_twenty_four() -> None:
    m = new_game()
    assert [CARDS[card].bloodlust for card in reversed(m.state.boasts)] == [6, 14, 19, 24, 24]
    assert (m.view(None)["boast"], m.view(None)["boasts"]) == (6, 5)


@pytest.mark.rule("FG-SETUP-7")
@pytest.mark.parametrize("seat", [0, 1])
def test_seven_cards_in_hand_and_seven_in_the_deck(seat: int) -> None:
    player = new_game().view(None)["players"][seat]
    assert (player["hand"], player["deck"], player["discard"], player["reserve"]) == (7, 7, [], 0)


@pytest.mark.rule("FG-05")
def test_chance_decides_who_goes_first() -> None:
    firsts = [new_game(seed).asked() for seed in range(60)]
    assert set(firsts) == {(0, "action"), (1, "action")}
    assert 15 < firsts.count((0, "action")) < 45


@pytest.mark.rule("FG-SETUP-8")
def test_the_second_player_has_the_crowds_favor() -> None:
    for seed in SEEDS:
        m = new_game(seed)
        first, _ = m.asked()
        assert m.view(None)["favor"] == 1 - first
        assert m.event("first_player") == (first,)


@pytest.mark.rule("FG-09")
def test_the_bank_never_runs_out_of_coin() -> None:
    m = machinations(me(coins=24, hand=["lucrative_investment"]), foe(coins=24))
    m.answer("play", "lucrative_investment")
    assert m.coins() == 26


@pytest.mark.rule("FG-09")
def test_the_bank_never_runs_out_of_damage() -> None:
    walls = [gladiator("thraex", damage=6), gladiator("thraex", damage=6), gladiator("rudiarius", damage=6)]
    m = battle(
        me([*walls, gladiator("andabata")], patrons=["imperial_procurator", "legatus", "legatus"]),
        foe(
            [gladiator("primus_palus", damage=7), gladiator("murmillo")],
            patrons=["treacherous_augur", "unscrupulous_consul"] * 2,
        ),
    )
    m.attack("andabata", "murmillo")
    m.passes()
    assert sum(g.damage for g in m.state.gladiators.values()) == 3 * 6 + 7 + 2  # more than 24
