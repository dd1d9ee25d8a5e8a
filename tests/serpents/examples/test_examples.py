"""The worked examples of the expansion: each a written position beside this file, with the answers played.

As in Spartacus: John sits at seat 0, Sally at 1, Pete at 2 and Liz at 3. Five are printed, the others ours.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from munera.games.serpents.rulebook import BOOK
from munera.kernel import start_from
from munera.testing.spartacus import Table
from munera.testing.spartacus.titles import GUARD
from tests.spartacus.examples.test_examples import JOHN, LIZ, PETE, PLAYERS, SALLY, plain

EXAMPLES = Path(__file__).parent


class Example(Table):
    """A table at which an example is laid out; its stretches of play are named."""

    def __init__(self, name: str) -> None:
        self.written: dict[str, Any] = json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))
        players = self.written["players"]
        assert players[: len(PLAYERS)] == PLAYERS[: len(players)]
        super().__init__(start_from(BOOK, self.written["position"]))
        self.before = self.coins()

    def play(self, *stretches: str) -> None:
        """Nobody plays a card or asks for an audience before a stretch."""
        for stretch in stretches:
            self.answer_by_default("audience", "equip")
            for who, answer in self.written["played"][stretch]:
                self.answer(plain(answer), PLAYERS.index(who))

    def gained(self) -> list[int]:
        """How everybody's coins have changed."""
        return [now - then for now, then in zip(self.coins(), self.before, strict=True)]


def test_every_file_names_its_rule() -> None:
    for file in EXAMPLES.glob("*.json"):
        number = int(file.name.partition("_")[0])
        assert json.loads(file.read_text("utf-8"))["rule"] == f"SW-EXAMPLE-{number}"


def test_what_is_corrected() -> None:
    written = [json.loads(file.read_text("utf-8")) for file in EXAMPLES.glob("*.json")]
    assert {one["rule"] for one in written if "corrected" in one} == {"SW-EXAMPLE-5"}


@pytest.mark.rule("SW-EXAMPLE-1")
def test_sallys_betters() -> None:
    m = Example("01_sallys_betters")
    m.play("the bids", "Sally's answer")
    m.nobody()
    assert m.events_of("bid_cut") == [(SALLY, JOHN, 2)]
    assert m.events_of("lot_won")[0][:3] == (SALLY, 0, "gl-spartacus")
    assert m.gained() == [0, -8, 0, 0]  # John has all their coins


@pytest.mark.rule("SW-EXAMPLE-2")
def test_petes_visitor_goes_back_to_their_hand_where_all_know_it() -> None:
    m = Example("02_petes_visitor")
    m.play("Pete plays it", "Liz meddles")
    assert m.asked() == [(PETE, "short")]
    m.play("Pete takes it back")
    assert m.hand(PETE) == ["sc-a-visitor-from-rome"]
    for viewer in (JOHN, SALLY, LIZ, None):
        assert m.view(viewer)["houses"][PETE]["known"] == ["sc-a-visitor-from-rome"]


@pytest.mark.rule("SW-EXAMPLE-2")
def test_petes_visitor_comes_with_the_support_of_one() -> None:
    m = Example("02_petes_visitor")
    m.play("Pete plays it", "Liz meddles", "Pete finds support")
    m.nobody()
    assert m.events_of("succeeds") == [(PETE, "sc-a-visitor-from-rome")]
    assert m.influence() == [1, 4, 8, 4]


@pytest.mark.rule("SW-EXAMPLE-3")
def test_johns_primus() -> None:
    m = Example("03_johns_primus")
    m.play("Sally accepts", "Pete declines")
    assert m.influence()[PETE] == 3
    m.play("Liz accepts with the only gladiator", "John takes part")
    m.answer_by_default("audience")
    assert m.offered() == [SALLY, LIZ, JOHN]  # Pete cannot be invited again
    m.play("Liz sends a slave")
    assert m.events_of("commits")[-1][2] == "sl-cook"
    assert m.influence()[LIZ] == 11
    assert m.offered() == [(0, 2), (1, 3)]  # the two of Liz are one team, John and Sally the other
    assert {m.state.fighters[side].seat for side in (1, 3)} == {LIZ}


@pytest.mark.rule("SW-EXAMPLE-4")
def test_thirteen_against_thirteen() -> None:
    m = Example("04_thirteen_against_thirteen")
    assert [sum(facts[2:]) for facts in m.events_of("speed_roll")] == [13, 11, 13, 5]
    assert m.asked() == [(SALLY, "order")]
    m.play("Sally decides")
    assert m.state.bout.first == 1  # the team of Liz


@pytest.mark.rule("SW-TURN-3", "SW-EXAMPLE-5")
def test_gannicus_and_a_team_mate() -> None:
    m = Example("05_gannicus_and_a_team_mate")
    m.play("Gannicus attacks", "the other team", "the team mate of Gannicus attacks")
    assert m.events_of("hits") == [(JOHN, 2, 0, 0), (SALLY, 0, 0, 0)]


@pytest.mark.rule("SW-EXAMPLE-6")
def test_one_of_seppiuss_coins() -> None:
    m = Example("06_one_of_seppiuss_coins")
    m.play("the dole")
    assert m.gained() == [1, 4, 1, 2]
    m.nobody()
    m.play("Sally and Pete end their turns")
    m.nobody()
    m.play("Liz profits")
    m.nobody()
    assert m.gained()[LIZ] == 2 + 5


@pytest.mark.rule("SW-EXAMPLE-7")
@pytest.mark.parametrize(
    ("answer", "influence", "enough"), [("Pete pledges", 6, True), ("Pete refuses", 5, False)]
)
def test_the_senate_calls(answer: str, influence: int, enough: bool) -> None:
    m = Example("07_the_senate_calls")
    m.play("the demand", answer)
    assert m.influence()[PETE] == influence
    assert m.can(("announce", (JOHN,))) is enough
    assert not any(option[0] == "demand" for option in m.offered())


@pytest.mark.rule("SW-EXAMPLE-8")
def test_three_guards_for_one() -> None:
    m = Example("08_three_guards_for_one")
    m.play("Rome sends a guard")
    m.nobody()
    assert sorted(guard.ready for guard in m.assets(GUARD, JOHN)) == [False] * 4 + [True]
    assert m.discards() == [GUARD]
    assert not m.can(("power", "praetor-of-rome"))


@pytest.mark.rule("SW-EXAMPLE-9", "SW-TREACHERY-2")
def test_three_against_one() -> None:
    m = Example("09_three_against_one")
    m.play("Ashur changes sides")
    assert [one.team for one in m.state.fighters] == [1, 0, 1, 1]
    m.play("Spartacus goes", "Donar is beaten")
    assert [seat for seat, _, _, why in m.events_of("influence") if why == "victory"] == [JOHN, PETE, LIZ]
    assert m.events_of("wager_won") == [(PETE, "V2", 3)]
    assert m.events_of("wager_lost") == [(SALLY, "V1", 1)]


@pytest.mark.rule("SW-EXAMPLE-9", "SW-TREACHERY-3")
def test_had_donar_been_beaten_before() -> None:
    assert Example("09_had_donar_been_beaten_before").kind != "treachery"


@pytest.mark.rule("SW-EXAMPLE-10", "SW-26")
def test_a_dear_thumb() -> None:
    m = Example("10_a_dear_thumb")
    m.play("thumb down")
    assert m.events_of("influence")[-1] == (JOHN, -3, 7, "thumb")  # after the victory
    assert m.owned(PETE) == m.owned(LIZ) == []


@pytest.mark.rule("SW-EXAMPLE-10", "SW-26")
def test_with_a_champion_both_live() -> None:
    m = Example("10_with_a_champion")
    m.answer_by_default("audience")
    assert m.events_of("champion_spared") == [(LIZ, "gl-thracian-warrior", PETE)]
    assert m.kind != "thumb"
    assert m.owned(PETE) + m.owned(LIZ) == ["gl-thracian-warrior", "gl-numidian-warrior"]


@pytest.mark.rule("SW-EXAMPLE-11", "SW-17", "SW-54")
def test_a_primus_that_failed() -> None:
    m = Example("11_a_primus_that_failed")
    m.play("Sally accepts", "Pete declines", "John declines", "Sally accepts again")
    assert (m.events_of("primus_failed"), m.events_of("no_match")) == ([()], [()])
    assert m.influence() == [4, 5, 4]
    assert not any(asset.committed for asset in m.state.assets.values())


@pytest.mark.rule("SW-EXAMPLE-12")
def test_injured_and_beheaded() -> None:
    m = Example("12_injured_and_beheaded")
    assert m.coins()[PETE] == 3 + 6


@pytest.mark.rule("SW-EXAMPLE-13", "SW-TOURNAMENT-1", "SW-30")
def test_five_at_twelve() -> None:
    m = Example("13_five_at_twelve")
    m.nobody()
    mary = 4
    assert sorted(m.events_of("seeded")) == [(JOHN, 14), (SALLY, 11), (PETE, 9), (LIZ, 6), (mary, 4)]
    assert m.events_of("meet") == [(LIZ, PETE)]
    assert m.state.seeds == (LIZ, PETE, SALLY, JOHN)
    assert m.influence()[mary] == 12  # who watches stays


@pytest.mark.rule("SW-EXAMPLE-14")
def test_a_tie_after_the_bow() -> None:
    m = Example("14_a_tie_after_the_bow")
    m.play("the bids", "Sally bows")
    assert m.events_of("bids_tied") == [("host", 3, JOHN, SALLY, PETE)]
    assert m.asked() == [(JOHN, "bid"), (SALLY, "bid"), (PETE, "bid")]
    assert m.state.staked == [3, 3, 3, 0]
