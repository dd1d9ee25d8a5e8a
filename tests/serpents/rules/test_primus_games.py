"""Whole Primus matches of every shape, played by chance."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.serpents.state import Serpents
from munera.games.spartacus.combat.bout import DECAPITATION, INJURY
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream
from munera.testing.serpents import ASHUR, DAGAN, NEMETES, Table, fighter, primus
from munera.testing.spartacus.titles import CELT, COOK, SYRIAN, THRACIAN

pytestmark = pytest.mark.slow  # whole fights

NUMIDIAN = "gl-numidian-warrior"

SHAPES = {
    "four houses": ((0, CELT), (1, SYRIAN), (2, THRACIAN), (3, NUMIDIAN)),
    "one double": ((0, CELT), (0, SYRIAN), (1, THRACIAN), (2, NUMIDIAN)),
    "two doubles": ((0, CELT), (0, COOK), (1, THRACIAN), (1, NUMIDIAN)),
    "serpents": ((0, ASHUR), (1, DAGAN), (2, NEMETES), (3, "gl-the-egyptian")),
    "brothers": ((0, "gl-donar"), (1, "gl-caburus"), (2, "gl-agron"), (3, "gl-nasir")),
    "doctore": ((0, "gl-oenomaus"), (1, "gl-varro"), (2, "gl-lugo"), (3, ASHUR)),
}


def shaped(shape: str, **given: Any) -> Table:
    row = [fighter(seat, title) for seat, title in SHAPES[shape]]
    return primus(*row, **{"moment": "wagers", **given})


@pytest.mark.rule("SW-VICTORY-1", "SW-DEFEAT-1", "SW-PRIMUS-1")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(4))
def test_a_primus_of_every_shape_comes_to_a_right_end(shape: str, seed: int) -> None:
    m = shaped(shape, seed=seed)
    player = RandomPlayer(Stream.seeded(f"{shape}{seed}"), 0)
    while m.state.phase == "arena" and m.state.step != "victory" and not m.events_of("influence"):
        _holds(m.state)
        player.step(m.match)
        assert len(m.match.log or ()) < 20_000, "it never ends"
    winners = {seat for seat, _, _, why in m.events_of("influence") if why == "victory"}
    beaten = m.events_of("defeated")
    assert winners
    assert len({(seat, card) for seat, card, _ in beaten}) == len(beaten)  # nobody twice
    dead = sum(level == DECAPITATION for *_, level in beaten)
    assert [why for *_, why in m.events_of("asset_discarded")].count("decapitated") == dead
    assert len(m.events_of("injured")) == sum(level == INJURY for *_, level in beaten)


def _holds(state: Any) -> None:
    """What is true at every question of a Primus."""
    assert isinstance(state, Serpents)
    on_sand = [f for f in state.fighters if not f.level]
    assert {f.team for f in on_sand} <= {0, 1}
    if state.bout.kind == "primus" and state.step.startswith("combat_"):
        assert len({f.team for f in on_sand}) == 2
        assert all(f.hex >= 0 for f in on_sand)
        assert len({f.hex for f in on_sand}) == len(on_sand)
        assert all(f.hex == -1 for f in state.fighters if f.level)
