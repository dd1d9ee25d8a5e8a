"""The package munera.testing: a table for any game, scripts that say everything, and checks that can fail."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import book
from munera.games.gladius import state as gladius_state
from munera.kernel import Illegal, RuleError
from munera.testing import PlainTable, check_position, check_recorded, check_refused
from tests.compiled import patches

GLADIUS, SCHOOL, SPARTACUS = book("gladius"), book("school"), book("spartacus")
DUEL: dict[str, Any] = {
    "fighters": [
        {"style": "retiarius", "hand": ["kick"], "stats": {"strength": 1}},
        {"style": "secutor", "hand": ["leap"]},
    ]
}


def test_any_game_can_be_told_at_a_plain_table() -> None:
    m = PlainTable.at(GLADIUS, DUEL)
    assert (m.kind, m.asked(), m.over) == ("attack", [(0, "attack")], False)
    assert m.offered()[:2] == ["pass", "kick"]
    m.answer("kick")
    assert m.asked() == [(1, "defend")]
    with pytest.raises(Illegal):
        m.answer("kick", 1)
    m.answer("pass", 1)
    assert m.event("undefended") == (1,)
    assert m.kinds("attacks", "hit") == ["attacks", "hit"]
    assert m.heard(None, "drawn") == []
    m.let_be(lambda: m.state.turns > 4)
    assert m.state.turns == 5


def test_a_new_game_at_a_plain_table() -> None:
    m = PlainTable.new(SPARTACUS, 3, "Capua", type="quick", rounds=1)
    assert m.state.options["type"] == "quick"
    m.let_be(lambda: m.kind == "bid")
    assert [seat for seat, kind in m.asked() if kind == "bid"] == [0, 1, 2]
    assert m.ask(1).seat == 1
    m.let_be(lambda: False)
    assert m.over


def test_chance_is_scripted_at_any_time() -> None:
    m = PlainTable.at(GLADIUS, DUEL)
    m.load(1, ("duck",))
    assert m.scripted == [1, ("duck",)]
    m.answer("kick")
    m.answer("pass")
    assert m.event("stat_roll") == (0, "strength", (1,))
    assert m.scripted == [("duck",)]
    m.load()
    assert m.scripted == []
    assert m.state.loaded is None


def test_a_block_rolls_exactly_what_it_says() -> None:
    m = PlainTable.at(GLADIUS, DUEL)
    with m.exactly():
        m.answer("kick")
    with m.exactly(1):
        m.answer("pass")
    m = PlainTable.at(GLADIUS, DUEL)
    m.answer("kick")
    with pytest.raises(RuleError, match="the script has no die left"), m.exactly():
        m.answer("pass")
    assert m.asked() == [(1, "defend")]  # and nothing has happened
    with pytest.raises(AssertionError, match="never rolled"), m.exactly(6, 6):
        m.answer("pass")


def test_copies_made_after_an_exact_block_roll_what_they_like() -> None:
    skilled = [{**DUEL["fighters"][0], "stats": {"skill": 1}}, {**DUEL["fighters"][1], "stats": {"skill": 1}}]
    m = PlainTable.at(GLADIUS, {"fighters": skilled})
    m.answer("pass")  # the other has drawn, and rolled for it
    with m.exactly(6):
        m.answer("pass")
    assert m.event("stat_roll") == (0, "skill", (6,))
    twin = PlainTable(m.match.fork(log=True))
    assert twin.state.dump() == m.state.dump()
    twin.answer("pass")
    assert len(twin.events_of("stat_roll")) >= 1


def test_the_checks_of_positions_can_fail() -> None:
    match = check_position(GLADIUS, DUEL, [(0, "attack")])
    assert check_recorded(match) == DUEL
    with pytest.raises(AssertionError, match="asked is"):
        check_position(GLADIUS, DUEL, [(1, "attack")])
    with pytest.raises(AssertionError, match="not refused"):
        check_refused(GLADIUS, DUEL, "fighters")
    with pytest.raises(AssertionError, match="a campaign has two"):
        check_refused(SCHOOL, {}, "three schools at least")
    check_refused(SCHOOL, {}, "two to six schools")


def test_a_state_that_copies_badly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    patches(gladius_state)
    state = gladius_state.Duel
    copied = state.copy

    def forgetful(self: Any) -> Any:
        twin = copied(self)
        twin.hp = [10, 10]
        return twin

    hurt = {"fighters": [{**DUEL["fighters"][0], "hp": 3}, DUEL["fighters"][1]]}
    check_position(GLADIUS, hurt, [(0, "attack")])
    monkeypatch.setattr(state, "copy", forgetful)
    with pytest.raises(AssertionError):
        check_position(GLADIUS, hurt, [(0, "attack")])
