"""Single fights with what the expansion adds."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.serpents.rulebook import BOOK
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.kernel import BadVariant, start
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream
from munera.testing.serpents import ASHUR, new_game


@pytest.mark.rule("SW-73")
def test_combatants_and_equipment_of_the_expansion_fight_single_fights() -> None:
    m = new_game(2, mode="fight", fighter_1=ASHUR, fighter_2="gl-donar", weapon_1="eq-ball-and-chain")
    assert [f.card for f in m.state.fighters] == [ASHUR, "gl-donar"]
    player = RandomPlayer(Stream.seeded("fight"), 0)
    kinds = set()
    while not m.over:
        kinds |= {kind for _, kind in m.asked()}
        player.step(m.match)
    assert "treachery" not in kinds
    assert all(
        len(dice) <= 4 for _, card, roll, *dice in m.events_of("rolls") if (card, roll) == ("gl-donar", "defence")
    )
    with pytest.raises(BadVariant):
        start(SPARTACUS, 2, 0, {"mode": "fight", "fighter_1": ASHUR})


@pytest.mark.rule("SW-73")
@pytest.mark.parametrize("option", [{"expansion": "houses"}, {"primus_injury_even": True}])
def test_options_of_a_whole_game_are_none_of_a_single_fight(option: dict[str, Any]) -> None:
    with pytest.raises(BadVariant):
        start(BOOK, 2, 0, {"mode": "fight", **option})
