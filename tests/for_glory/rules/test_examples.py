"""The examples of the rulebook: each a written position in `tests/for_glory/examples`, with the answers played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from munera.games.for_glory.cards.table import CARDS
from munera.games.for_glory.state import LASTING
from munera.games.for_glory.strength import open_places
from munera.kernel import start_from
from munera.testing.for_glory import BOOK, Table, new_game

EXAMPLES = Path(__file__).parents[1] / "examples"


class Example(Table):
    """A table at which an example is laid out; its stretches of play are named."""

    def __init__(self, name: str) -> None:
        self.written: dict[str, Any] = json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))
        if "setup" in self.written:
            setup = self.written["setup"]
            super().__init__(new_game(setup["seed"], **setup["options"]).match)
        else:
            super().__init__(start_from(BOOK, self.written["position"]))

    def play(self, stretch: str) -> None:
        """The answers of a stretch, each by the player who is asked."""
        for seat, answer in self.written["played"][stretch]:
            assert self.ask.seat == seat, f"the table waits for {self.asked()}"
            self.answer(*answer) if isinstance(answer, list) else self.answer(answer)


def test_every_example_is_played() -> None:
    rules = {json.loads(path.read_text("utf-8"))["rule"] for path in EXAMPLES.glob("*.json")}
    assert rules == {f"FG-EXAMPLE-{number}" for number in range(1, 20)}


@pytest.mark.rule("FG-EXAMPLE-1")
def test_the_table_before_the_first_turn() -> None:
    m = Example("01_before_the_first_turn")
    view = m.view(None)
    for player in view["players"]:
        assert (player["coins"], player["hand"], player["deck"]) == (5, 7, 7)
    assert [len(row) for row in view["rows"]] == [3, 3, 3]
    assert [(arena["lasting"], arena["holder"]) for arena in view["arenas"]] == [
        (False, None),
        (False, None),
        (True, None),
    ]
    assert view["arena_deck"] == 13
    assert [CARDS[card].bloodlust for card in reversed(m.state.boasts)] == [6, 14, 19, 24, 24]
    assert (view["active"], view["favor"]) == (0, 1)
    assert m.state.gladiators == {}


@pytest.mark.rule("FG-EXAMPLE-1")
@pytest.mark.parametrize(("place", "glory"), [(0, 1), (1, 1), (LASTING, 2)])
def test_the_glory_on_the_arenas(place: int, glory: int) -> None:
    """A gladiator alone in an arena of the first phase wins what lies there."""
    position = {
        "phase": "registration",
        "gladiators": [{"card": "cestus", "owner": 0, "arena": place}],
    }
    m = Table(start_from(BOOK, position))
    m.passes("register")
    assert m.state.glory == [glory, 0]


@pytest.mark.rule("FG-EXAMPLE-2")
def test_not_only_yours() -> None:
    m = Example("02_not_only_yours")
    m.play("pierce")
    assert m.offered() == ["cestus", "andabata", "cestus 2", "tiro"]


@pytest.mark.rule("FG-EXAMPLE-3")
@pytest.mark.parametrize(("bought", "other"), [("pierce", "vestalis"), ("vestalis", "pierce")])
def test_smooth_talk_for_two_cards(bought: str, other: str) -> None:
    m = Example("03_smooth_talk_for_two_cards")
    assert ("buy", other) in m.offered()
    m.play(bought)
    assert (m.hand(), m.coins()) == ([], 0)
    assert m.offered() == ["done"]
    assert m.refused() == {("buy", other): "too_dear"}


@pytest.mark.rule("FG-EXAMPLE-4")
def test_two_augurs() -> None:
    m = Example("04_two_augurs")
    m.play("the first")
    assert m.offered() == ["shady_dealings"]
    m.play("paid")
    assert m.deck()[0] == "cull"
    assert m.hand() == ["business_as_usual"]
    assert m.offered() == ["done"]


@pytest.mark.rule("FG-EXAMPLE-5")
def test_six_cards_in_reserve() -> None:
    m = Example("05_six_cards_for_six_coin")
    assert m.moves(0) == [("buy_back", 6, ())]
    m.act(0, "buy_back", 6, ())
    assert (len(m.hand()), m.state.reserve[0], m.coins()) == (6, [], 0)
    for name in ("05_six_cards_for_five_coin", "05_four_cards_for_three_coin"):
        assert Example(name).moves(0) == []


@pytest.mark.rule("FG-EXAMPLE-6")
def test_pauls_actions() -> None:
    m = Example("06_pauls_actions")
    m.play("Paul buys Evade")
    assert m.discard()[-1] == "evade"
    assert m.coins() == 0
    m.play("Paul plays Consul")
    assert m.view(0)["players"][0]["influence"] == 3
    m.play("Paul plays Hoplomachus")
    assert m.view(0)["players"][0]["needed"] == 2
    assert open_places(m.state) == (0, LASTING)
    m.play("Paul reserves Parry")
    assert m.view(1)["players"][0]["reserve"] == 1
    assert m.hand() == []
    m.play("Paul's turn ends")
    assert [option for option in m.offered() if option[:2] == ("enter", "tiro")] == [
        ("enter", "tiro", 0),
        ("enter", "tiro", LASTING),
    ]


@pytest.mark.rule("FG-EXAMPLE-7")
def test_tinas_check() -> None:
    m = Example("07_tinas_check")
    assert (m.view(None)["bloodlust"], m.view(None)["boast"]) == (23, 19)
    m.play("Tina's turn ends")
    assert m.events_of("arena_phase") == [(23, 19)]
    assert m.asked() == (1, "register")


@pytest.mark.rule("FG-EXAMPLE-8")
def test_four_ones_for_three() -> None:
    m = Example("08_four_ones_for_three")
    m.play("three")
    assert m.here("spiculus")
    assert m.hand() == ["business_as_usual"]
    assert m.asked() == (1, "register")


@pytest.mark.rule("FG-EXAMPLE-9")
def test_all_gladiators_of_the_arena() -> None:
    m = Example("09_all_gladiators_of_the_arena")
    m.play("Caesim")
    assert m.offered() == ["cestus", "tiro", "noxius"]
    m.play("three of them")
    assert sorted(fact[:3] for fact in m.events_of("damaged")) == [
        ("cestus", 0, 1),
        ("noxius", 1, 1),
        ("tiro", 1, 1),
    ]
    assert (m.gladiator("andabata").damage, m.gladiator("cestus 2").damage) == (0, 0)


@pytest.mark.rule("FG-EXAMPLE-10")
@pytest.mark.parametrize("kind", ["tactic", "scheme"])
def test_exhaust_aedile_to_draw(kind: str) -> None:
    m = Example(f"10_exhaust_aedile_as_a_{kind}")
    assert ("use", "aedile") in m.offered()
    m.play("Aedile")
    kinds = m.kinds()
    assert kinds.index("exhausted") < kinds.index("defeated") < kinds.index("draws")
    assert m.events_of("defeated") == [("veles", 0, "influence")]
    assert m.view(0)["players"][0]["influence"] == 0
    assert m.hand() == ["cull"]
    assert ("use", "aedile") not in m.offered()


@pytest.mark.rule("FG-EXAMPLE-11")
def test_samnite_falls() -> None:
    m = Example("11_samnite_falls")
    m.play("the attack")
    assert m.gladiator("samnite").damage == 2
    m.play("one more")
    assert m.events_of("defeated") == [("samnite", 1, "defeat")]
    assert m.discard(1) == ["samnite"]
    assert m.coins(1) == 6


@pytest.mark.rule("FG-EXAMPLE-12")
def test_parmularius_passes_it_on() -> None:
    m = Example("12_parmularius_passes_it_on")
    m.play("the damage is moved")
    assert m.events_of("moved") == [("cestus", 0, "cestus", 1, 1)]
    assert m.events_of("damaged") == [("cestus", 1, 1, 2), ("cestus", 1, 1, 1)]
    assert (m.gladiator("cestus").damage, m.gladiator("cestus 2").damage) == (0, 2)


@pytest.mark.rule("FG-EXAMPLE-13")
def test_counterattack() -> None:
    m = Example("13_counterattack")
    m.play("the attack")
    m.play("the answer")
    assert m.gladiator("cestus").damage == 0
    assert m.events_of("defeated") == [("andabata", 1, "defeat")]
    assert m.coins(1) == 6


@pytest.mark.rule("FG-EXAMPLE-14")
def test_turn_the_tables() -> None:
    m = Example("14_turn_the_tables")
    m.play("the attack")
    m.play("the answer")
    assert (m.gladiator("cestus").damage, m.gladiator("andabata").damage) == (1, 1)


@pytest.mark.rule("FG-EXAMPLE-15")
def test_seven_cards_from_four() -> None:
    m = Example("15_seven_cards_from_four")
    assert (len(m.deck()), len(m.discard())) == (4, 10)
    m.play("the turn ends")
    assert m.events_of("reshuffles") == [(0, 10)]
    assert (len(m.hand()), len(m.deck()), m.discard()) == (7, 7, [])
    assert {"cull", "cestus", "andabata"} <= set(m.hand())


@pytest.mark.rule("FG-EXAMPLE-16")
def test_a_culled_coin() -> None:
    m = Example("16_a_culled_coin")
    assert ("buy", "pierce") in m.offered()
    m.play("Cull")
    assert m.refused()["buy", "pierce"] == "too_dear"
    assert m.state.removed == ["business_as_usual"]
    assert "business_as_usual" not in m.discard()


@pytest.mark.rule("FG-EXAMPLE-17")
@pytest.mark.parametrize(
    ("bought", "coins", "gone"),
    [("one is bought", 5 - 1 + 1, ["parry", "pierce"]), ("three are bought", 5 - 4 + 1, [])],
)
def test_two_cards_left_in_a_row(bought: str, coins: int, gone: list[str]) -> None:
    m = Example("17_two_cards_left_in_a_row")
    m.play(bought)
    m.play("Fresh Perspective")
    assert m.view(0)["withdrawn"][1] == gone
    assert len(m.view(0)["rows"][1]) == 3
    assert m.coins() == coins


@pytest.mark.rule("FG-EXAMPLE-18")
def test_the_net_of_retiarius() -> None:
    m = Example("18_the_net_of_retiarius")
    m.play("the net")
    assert not m.ready("andabata")
    assert m.events_of("assigned") == []
    m.play("the blow")
    assert m.events_of("damaged") == [("cestus", 1, 1, 2)]
    m.play("the others")
    assert m.kind == "target"  # another attacks: no reaction of Retiarius is offered


@pytest.mark.rule("FG-EXAMPLE-19")
def test_a_fresh_champion() -> None:
    m = Example("19_a_fresh_champion")
    assert ("use", "verona") not in m.offered()
    m.play("the first battle")
    assert m.view(None)["arenas"][0]["holder"] == 0
    assert m.events_of("battle") == [("pompeii",)]
    m.play("Verona")
    assert not m.ready("verona")
    assert m.events_of("damaged")[-1] == ("cestus", 1, 2, 1)
