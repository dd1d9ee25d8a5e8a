"""Every table says what wins and how far everybody is. `test_everybody` looks at it in the middle of games."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.goal import wrong_with_the_strip

pytestmark = pytest.mark.slow

WINS = (
    ("gladius", 2, "Perde quem ficar sem pontos de vida"),
    ("school", 6, "Vence quem tem mais fama no fim"),
    ("for_glory", 2, "Vence com 6 de glória"),
    ("spartacus", 4, "Vence com 12 de Influência"),
    ("serpents", 6, "Vence com 12 de Influência"),
)


def test_it_is_in_sight_in_longer_words_at_full_tables(visit: Visit) -> None:
    ana = visit(lang="pt-BR")
    wrong = []
    for game, seats, wins in WINS:
        page = ana.sit(ana.table(game, ["me", *["bot:random"] * (seats - 1)]))
        strip = page.get_by_role("region", name="O que vence")
        assert wins in strip.inner_text()
        heard = strip.locator("li").all_inner_texts()
        assert ["Você" in one for one in heard] == [seat == 0 for seat in range(seats)]
        wrong += [f"{game} {one}" for one in wrong_with_the_strip(page)]
    assert wrong == []
    page.get_by_role("button", name=wins).click()
    assert "SP-WIN-1" in page.locator("dialog[open] article").inner_text()  # of the game that this one expands
