"""Hit points: how much a gladiator can take."""

from __future__ import annotations

import pytest

from munera.games.gladius.cards import STYLES
from munera.testing.gladius import bout


@pytest.mark.rule("GL-HP-1")
@pytest.mark.parametrize("style", STYLES)
def test_every_gladiator_enters_with_ten(style: str) -> None:
    m = bout(style, "samnite" if style != "samnite" else "thracian")
    assert m.match.state.hp == [10, 10]
    assert [fighter["full_hp"] for fighter in m.view(None)["fighters"]] == [10, 10]


@pytest.mark.rule("GL-HP-1")
def test_a_gladiator_of_a_solo_bout_has_ten_on_either_side() -> None:
    assert bout("thracian", "murmillo", seats=1).match.state.hp == [10, 10]
