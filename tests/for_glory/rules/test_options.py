"""What a table may choose before the game: extra coins, who starts, how much glory wins."""

from __future__ import annotations

import pytest

from munera.kernel import BadVariant
from munera.testing.for_glory import BOOK, battle, foe, gladiator, me, new_game


@pytest.mark.rule("FG-OPTION-1")
@pytest.mark.parametrize("extra", [0, 2, 5])
@pytest.mark.parametrize(("start", "first"), [("one", 0), ("two", 1)])
def test_extra_coins_for_the_second_player(extra: int, start: str, first: int) -> None:
    m = new_game(extra_coins=extra, start=start)
    assert m.coins(first) == 5
    assert m.coins(1 - first) == 5 + extra


@pytest.mark.rule("FG-OPTION-1")
def test_no_extra_coins_unless_the_table_says_so() -> None:
    assert BOOK.settings["extra_coins"].default == 0
    for wrong in (-1, 6):
        with pytest.raises(BadVariant):
            new_game(extra_coins=wrong)


@pytest.mark.rule("FG-OPTION-2")
@pytest.mark.parametrize(("start", "first"), [("one", 0), ("two", 1)])
def test_a_chosen_seat_takes_the_first_turn(start: str, first: int) -> None:
    for seed in range(6):
        m = new_game(seed, start=start)
        assert m.asked() == (first, "action")
        assert m.view(None)["favor"] == 1 - first


@pytest.mark.rule("FG-OPTION-2")
def test_in_a_series_the_seats_start_in_turn() -> None:
    firsts = [new_game(seed, start="series", game=game).asked()[0] for seed in (0, 1) for game in range(1, 5)]
    assert firsts == [0, 1, 0, 1] * 2
    assert new_game(start="series", game=99).asked()[0] == 0


@pytest.mark.rule("FG-OPTION-2")
def test_a_random_start_is_the_default_and_a_series_has_99_games() -> None:
    assert (BOOK.settings["start"].default, BOOK.settings["game"].default) == ("random", 1)
    for wrong in (0, 100):
        with pytest.raises(BadVariant):
            new_game(start="series", game=wrong)


@pytest.mark.rule("FG-OPTION-3")
@pytest.mark.parametrize("victory", ["6", "9", "10"])
def test_so_much_glory_wins(victory: str) -> None:
    needed = int(victory)
    for glory, over in ((needed - 3, False), (needed - 2, True), (needed - 1, True)):
        m = battle(
            me([gladiator("andabata")], glory=glory),
            foe([gladiator("cestus", damage=2)]),
            options={"victory": victory},
        )
        m.attack("andabata")
        m.passes()
        assert m.over == over
        assert m.state.glory[0] == glory + 2
    assert m.winner == 0


@pytest.mark.rule("FG-OPTION-3")
def test_six_glory_is_the_default() -> None:
    assert BOOK.settings["victory"].default == "6"
    assert new_game().view(0)["victory"] == 6
    with pytest.raises(BadVariant):
        new_game(victory="7")
