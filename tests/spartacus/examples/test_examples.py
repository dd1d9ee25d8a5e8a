"""The worked examples of the rulebook: each a written position beside this file, with the answers played.

John sits at seat 0, Sally at 1, Pete at 2 and Liz at 3. In a file `["Pete", answer]` answers a question, and
`{"Pete": move}` is a move that may be made at any time. `corrected` says where we differ from the printed example.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from munera.games.spartacus.combat.hexes import DISTANCE, NUMBER
from munera.games.spartacus.rulebook import BOOK
from munera.kernel import start_from
from munera.testing.spartacus import Table

EXAMPLES = Path(__file__).parent
PLAYERS = ["John", "Sally", "Pete", "Liz"]
JOHN, SALLY, PETE, LIZ = range(4)
NOTHING = [0, 0, 0, 0]


def plain(written: Any) -> Any:
    """An answer as the rules know it: lists are tuples."""
    return tuple(plain(part) for part in written) if isinstance(written, list) else written


class Example(Table):
    """A table at which an example is laid out; its stretches of play are named."""

    def __init__(self, name: str) -> None:
        self.written: dict[str, Any] = json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))
        assert self.written["players"] == PLAYERS
        super().__init__(start_from(BOOK, self.written["position"]))
        self.before = self.coins()

    def play(self, *stretches: str) -> None:
        for stretch in stretches:
            for step in self.written["played"][stretch]:
                if isinstance(step, dict):
                    ((who, move),) = step.items()
                    self.act(PLAYERS.index(who), *plain(move))
                else:
                    who, answer = step
                    self.answer(plain(answer), PLAYERS.index(who))

    def gained(self) -> list[int]:
        """How everybody's coins have changed."""
        return [now - then for now, then in zip(self.coins(), self.before, strict=True)]

    def wounds(self) -> int:
        """The wounds of the last attack."""
        wounded = self.event("wounded")
        assert wounded is not None
        return int(wounded[2])


def files() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted(EXAMPLES.glob("*.json")):
        yield path.stem, json.loads(path.read_text("utf-8"))


def test_every_example_is_written_down() -> None:
    assert {written["rule"] for _, written in files()} == {f"SP-EXAMPLE-{number}" for number in range(1, 40)}
    for name, written in files():
        assert written["rule"] == f"SP-EXAMPLE-{int(name[:2])}"


def test_what_is_corrected() -> None:
    corrected = {written["rule"] for _, written in files() if "corrected" in written}
    assert corrected == {f"SP-EXAMPLE-{number}" for number in (8, 15, 22, 23, 24, 25, 31, 34)}


# ---------------------------------------------------------------------- hand and upkeep


@pytest.mark.rule("SP-EXAMPLE-1")
def test_a_hand_size() -> None:
    m = Example("01_a_hand_size")
    assert m.view(JOHN)["houses"][JOHN]["hand_size"] == 4
    m.play("five cards")
    assert m.asked() == [(JOHN, "hand_limit")]
    assert len(m.hand(JOHN)) == 5
    m.play("four cards")
    assert len(m.hand(JOHN)) == 4
    assert m.asked() == [(SALLY, "turn")]


@pytest.mark.rule("SP-EXAMPLE-2")
def test_petes_upkeep() -> None:
    m = Example("02_petes_upkeep")
    assert m.events_of("refreshes") == [(PETE, 4, 5)]
    assert m.events_of("heal_rolls") == [(2, "gl-syrian-warrior", PETE, 3), (3, "gl-celt-warrior", PETE, 5)]
    assert m.events_of("stays_injured") == [(2, "gl-syrian-warrior", PETE)]
    first, second = m.asset("gl-syrian-warrior"), m.asset("gl-celt-warrior")
    assert (first.injured, first.ready) == (True, False)
    assert (second.injured, second.ready) == (False, True)
    m.play("Pete keeps both")
    assert m.events_of("bank_pays") == [(PETE, 2, "income")]
    assert m.events_of("pays_bank") == [(PETE, 2, "upkeep")]
    assert m.gained() == NOTHING


@pytest.mark.rule("SP-EXAMPLE-3")
def test_petes_ledger() -> None:
    m = Example("03_petes_ledger")
    m.play("Pete pays for all")
    assert m.gained() == [0, 0, -1, 0]
    assert len(m.owned(PETE)) == 5


@pytest.mark.rule("SP-EXAMPLE-4")
def test_sallys_ledger() -> None:
    m = Example("04_sallys_ledger")
    m.play("Sally pays")
    assert m.gained() == [0, 3, 0, 0]
    assert m.asset("gl-syrian-warrior").injured


@pytest.mark.rule("SP-EXAMPLE-5")
def test_johns_ledger() -> None:
    m = Example("05_johns_ledger")
    m.play("John pays")
    assert m.gained() == NOTHING
    assert m.owned(JOHN) == ["gl-thracian-warrior", "sl-cook"]


@pytest.mark.rule("SP-EXAMPLE-6")
def test_lizs_ledger() -> None:
    m = Example("06_lizs_ledger")
    assert not m.can((1, 2, 3))
    assert all(m.can(kept) for kept in [(1, 2), (1, 3), (2, 3), (1,), ()])  # whom to free is Liz's choice
    m.play("Liz pays for two")
    assert m.coins()[LIZ] == 0
    assert m.owned(LIZ) == ["gl-celt-warrior", "gl-thracian-warrior"]
    assert m.state.market_discard == ["gl-syrian-warrior"]


# ---------------------------------------------------------------------- schemes, support, foils


@pytest.mark.rule("SP-EXAMPLE-7")
def test_inside_information() -> None:
    m = Example("07_inside_information")
    m.play("Sally is the Target as well")
    assert m.asked() == [(JOHN, "foil")]
    m.play("nobody foils it")
    assert m.hand(SALLY) == ["re-whispered-rumors", "sc-robbery"]
    assert m.discards() == ["sc-inside-information"]


@pytest.mark.rule("SP-EXAMPLE-8")
def test_john_is_supported() -> None:
    m = Example("08_john_is_supported")
    m.play("John asks Liz")
    assert m.asked() == [(LIZ, "support")]
    m.play("Liz supports John")
    assert m.can(("announce", (JOHN,)))
    assert m.influence() == [6, 4, 4, 4]
    m.play("the other Scheme")
    assert not any(option[0] == "announce" for option in m.offered())
    m.play("John plays it")
    m.nobody()
    assert m.events_of("succeeds") == [(JOHN, "sc-lend-me-your-ear")]
    assert m.influence() == [7, 4, 4, 4]


@pytest.mark.rule("SP-EXAMPLE-9")
@pytest.mark.parametrize(
    ("pays", "state", "coins"), [(True, "kept", [0, 0, 4, 2]), (False, "broken", [0, 0, 6, 0])]
)
def test_black_market_profits(pays: bool, state: str, coins: list[int]) -> None:
    m = Example("09_black_market_profits")
    m.play("a promise", "Liz supports it")
    assert m.events_of("promise_kept") == [(LIZ, PETE, "support")]
    m.play("it succeeds")
    assert m.events_of("bank_pays") == [(PETE, 5, "scheme")]
    assert m.events_of("promise_due") == [(PETE, LIZ, "pay", 2, "scheme")]
    assert m.coins() == [0, 0, 6, 0]  # nothing was taken from them
    if pays:
        m.play("Pete pays")
    m.play("the phase ends")
    assert m.events_of(f"promise_{state}")[-1] == (PETE, LIZ, "pay", 2, "scheme")
    assert m.coins() == coins


@pytest.mark.rule("SP-EXAMPLE-10")
def test_destitute() -> None:
    m = Example("10_destitute")
    m.play("Sally pays for both")
    assert m.coins()[SALLY] == 0
    assert m.asked() == [(JOHN, "react")]
    m.play("John plays it")
    assert m.events_of("influence") == [(SALLY, -1, 3, "reaction")]
    assert m.discards() == ["re-destitute"]


@pytest.mark.rule("SP-EXAMPLE-11")
def test_whispered_rumors() -> None:
    m = Example("11_whispered_rumors")
    m.play("John plays it", "Liz foils it")
    assert m.influence()[JOHN] == 10
    assert sorted(m.discards()) == ["re-whispered-rumors", "sc-a-visitor-from-rome"]


@pytest.mark.rule("SP-EXAMPLE-12")
def test_petes_guards() -> None:
    m = Example("12_petes_guards")
    m.play("Sally plays it")
    assert m.offered(PETE) == ["pass", ("guard", "table"), ("guard", "hand")]
    m.play("the Guard on the table")
    assert m.events_of("guard_rolls") == [(PETE, 2)]
    m.play("a Guard of the hand")
    assert m.events_of("guard_rolls") == [(PETE, 2), (PETE, 5)]
    assert m.events_of("foiled") == [(SALLY, "sc-incite-rebellion")]
    assert (m.owned(PETE), m.hand(PETE)) == (["gl-thracian-warrior"], ["gu-guard"])
    assert m.discards() == ["gu-guard", "gu-guard", "sc-incite-rebellion"]


@pytest.mark.rule("SP-EXAMPLE-13")
def test_grand_feast_foiled() -> None:
    m = Example("13_grand_feast_foiled")
    m.play("Liz announces it")
    assert (m.coins()[LIZ], m.state.staked[LIZ]) == (0, 6)
    m.play("John foils it")
    assert m.gained() == NOTHING
    assert m.state.staked == NOTHING
    assert m.influence() == [6, 4, 4, 5]
    assert m.discards()[-1] == "sc-grand-feast"


# ---------------------------------------------------------------------- the market


@pytest.mark.rule("SP-EXAMPLE-14")
def test_a_day_on_the_market() -> None:
    m = Example("14_a_day_on_the_market")
    m.play("Pete asks for the Gladiator")
    assert (m.state.offers, m.gained()) == ((), NOTHING)
    m.play("Sally sells the Gladiator to the Bank")
    assert m.events_of("bank_pays") == [(SALLY, 2, "sale")]
    assert m.state.market_discard == ["gl-syrian-warrior"]
    m.play("John sells the Guard")
    assert m.coins() == [3, 3, 2, 2]
    assert (m.owned(JOHN), m.owned(PETE)) == ([], ["gu-guard"])
    m.play("all are done")
    assert m.events_of("lot_revealed") == [(0, "gl-agron")]
    assert m.kind == "bid"


@pytest.mark.rule("SP-EXAMPLE-15")
def test_agron_for_nobody() -> None:
    m = Example("15_agron_for_nobody")
    m.play("the first bids")
    assert m.events_of("bids_tied") == [(0, 3, JOHN, LIZ)]
    assert sorted(seat for seat, _ in m.asked()) == [JOHN, LIZ]  # Sally and Pete are out
    m.play("one more each")
    assert m.state.staked == [4, 0, 0, 4]
    m.play("nothing more")
    assert m.events_of("lot_discarded") == [(0, "gl-agron")]
    assert m.state.market_discard == ["gl-agron"]
    assert m.gained() == NOTHING


@pytest.mark.rule("SP-EXAMPLE-16")
@pytest.mark.parametrize(("name", "paid"), [("16_a_roll_for_hosting", 0), ("16_a_roll_for_hosting_pays", 8)])
def test_a_roll_for_hosting(name: str, paid: int) -> None:
    m = Example(name)
    m.play("the bids")
    assert sorted(m.asked()) == [(PETE, "bid"), (LIZ, "bid")]
    assert (m.offered(PETE), m.offered(LIZ)) == ([0], [0])
    m.play("nothing left")
    assert m.events_of("roll_off") == [((PETE, LIZ), (3, 5))]
    assert m.events_of("becomes_host") == [(LIZ,)]
    assert m.gained() == [0, 0, 0, -paid]


# ---------------------------------------------------------------------- invitations and wagers


@pytest.mark.rule("SP-EXAMPLE-17")
def test_johns_invitations() -> None:
    m = Example("17_johns_invitations")
    m.play("Liz declines")
    assert m.events_of("influence") == [(LIZ, -1, 3, "declined")]
    m.play("Pete pays and is invited")
    assert m.coins() == [3, 0, 0, 0]
    assert m.events_of("commits") == [(PETE, 3, "gl-celt-warrior", 0)]
    assert m.events_of("equips") == [(PETE, "gl-celt-warrior", "eq-trident", "eq-helmet", "eq-javelin")]
    m.answer_by_default("audience")
    assert m.offered() == [SALLY, JOHN]  # Sally has not been asked
    m = Example("17_johns_invitations")
    m.play("Liz declines", "Pete pays and is invited", "John takes part")
    assert [(f.seat, f.card) for f in m.state.fighters] == [(PETE, "gl-celt-warrior"), (JOHN, "gl-theokoles")]
    assert m.kind == "wagers"


@pytest.mark.rule("SP-EXAMPLE-18")
def test_sallys_wagers() -> None:
    m = Example("18_sallys_wagers")
    assert not m.can((0, 4, 0, 3), SALLY)  # three coins at most on a field
    m.play("Sally wagers")
    assert m.events_of("wagers")[SALLY] == (SALLY, 0, 3, 0, 3)
    assert m.gained() == [0, -6, 0, 0]
    assert m.state.wagers[SALLY] == (0, 3, 0, 3)


# ---------------------------------------------------------------------- combat


@pytest.mark.rule("SP-EXAMPLE-19")
def test_the_health_of_spartacus() -> None:
    m = Example("19_the_health_of_spartacus")
    assert m.view(None)["fighters"][0]["pools"] == [4, 4, 4]
    assert sum(m.state.fighters[0].pools) == 12


@pytest.mark.rule("SP-EXAMPLE-20")
def test_sally_goes_second() -> None:
    m = Example("20_sally_goes_second")
    rolls = m.events_of("speed_roll")
    assert [(seat, len(dice), sum(dice)) for seat, _, *dice in rolls] == [(JOHN, 3, 8), (SALLY, 4, 11)]
    assert m.asked() == [(SALLY, "order")]
    m.play("second")
    assert m.asked() == [(JOHN, "combat_turn")]


@pytest.mark.rule("SP-EXAMPLE-21")
def test_four_hexes() -> None:
    m = Example("21_four_hexes")
    distance = DISTANCE[m.state.fighters[0].hex]
    assert m.state.fighters[0].pools[2] == 4
    reached = {option[1] for option in m.offered() if option[0] == "move"}
    assert max(distance[hex] for hex in reached) == 4
    assert NUMBER[-4, 0] in reached
    assert NUMBER[-5, 0] not in reached


@pytest.mark.rule("SP-EXAMPLE-22")
def test_two_without_an_opponent() -> None:
    m = Example("22_two_without_an_opponent")
    m.play("the attack")
    assert m.events_of("rolls") == [
        (JOHN, "gl-pericles", "attack", 6, 4, 3, 2),
        (SALLY, "gl-thracian-warrior", "defence", 5, 4),
    ]
    assert m.wounds() == 2


@pytest.mark.rule("SP-EXAMPLE-23")
def test_twice_the_defence() -> None:
    m = Example("23_twice_the_defence")
    m.play("the attack")
    assert m.wounds() == 2


@pytest.mark.rule("SP-EXAMPLE-24")
def test_highest_first() -> None:
    m = Example("24_highest_first")
    m.play("the attack")
    assert m.events_of("hits") == [(JOHN, 2, 0, 0)]
    assert m.wounds() == 2
    assert m.asked() == [(SALLY, "surrender")]  # how dice are compared is nobody's choice


@pytest.mark.rule("SP-EXAMPLE-25")
def test_well_rolled_not_well_enough() -> None:
    m = Example("25_well_rolled_not_well_enough")
    m.play("the attack")
    assert m.wounds() == 2


@pytest.mark.rule("SP-EXAMPLE-26")
def test_pete_surrenders_two() -> None:
    m = Example("26_pete_surrenders_two")
    m.play("the attack")
    assert m.wounds() == 2
    m.play("Pete gives two dice")
    assert m.state.fighters[1].pools == (3, 2, 2)


@pytest.mark.rule("SP-EXAMPLE-27")
def test_sallys_last_speed_die() -> None:
    m = Example("27_sallys_last_speed_die")
    assert m.state.fighters[1].pools == (2, 2, 1)
    m.play("the attack")
    given = [pool for _, _, pool in m.events_of("surrenders")]
    assert sorted(given) == ["attack", "defence"]  # there is no other way, so nobody is asked
    assert m.state.fighters[1].pools == (1, 1, 1)
    assert m.asked() == [(JOHN, "combat_turn")]
    m.play("one more wound")
    assert m.wounds() == 1
    assert m.events_of("defeated") == [(SALLY, "gl-syrian-warrior", "yield")]


@pytest.mark.rule("SP-EXAMPLE-28")
def test_sallys_winnings() -> None:
    m = Example("28_sallys_winnings")
    assert m.events_of("asset_discarded") == [(1, "gl-theokoles", JOHN, "decapitated")]
    assert m.events_of("wager_lost") == [(SALLY, "V2", 3)]
    assert m.events_of("wager_won") == [(SALLY, "DEC", 3)]
    assert m.events_of("bank_pays")[0] == (SALLY, 6, "wager")
    assert m.coins()[SALLY] == 1 + 6 + 3  # what was left, the six that were placed, and three more


# ---------------------------------------------------------------------- abilities


@pytest.mark.rule("SP-EXAMPLE-29")
def test_pietros() -> None:
    m = Example("29_pietros")
    m.play("Liz exhausts Pietros")
    assert m.gained() == [0, 0, 0, 1]
    assert not m.asset("sl-pietros").ready
    assert m.offered() == ["end"]


@pytest.mark.rule("SP-EXAMPLE-30")
def test_illicit_services() -> None:
    m = Example("30_illicit_services")
    m.play("Sally is the Target as well")
    assert m.gained() == [0, 2, 0, 0]


@pytest.mark.rule("SP-EXAMPLE-31")
def test_the_last_slave() -> None:
    m = Example("31_the_last_slave")
    m.play("not Incite Rebellion")
    assert not any(option[0] == "announce" for option in m.offered())
    m.play("Unlocked Gate")
    assert m.events_of("asset_discarded") == [(1, "sl-mira", SALLY, "scheme")]
    assert m.events_of("picks") == []  # there is no choice


@pytest.mark.rule("SP-EXAMPLE-32")
def test_empty_brothel() -> None:
    m = Example("32_empty_brothel")
    m.play("the last Slave is gone")
    assert (m.owned(SALLY), m.ready(SALLY)) == (
        ["gl-syrian-warrior", "sl-cook", "sl-debtor"],
        ["gl-syrian-warrior"],
    )
    assert m.offered(JOHN) == ["pass", ("play", "re-empty-brothel", SALLY)]
    m.play("John plays it")
    assert m.influence() == [3, 3, 5, 4]


@pytest.mark.rule("SP-EXAMPLE-33")
@pytest.mark.parametrize(("choice", "wounds"), [("the 3 again", 2), ("or not", 1)])
def test_sallys_sword(choice: str, wounds: int) -> None:
    m = Example("33_sallys_sword")
    m.play("the attack", choice)
    assert m.wounds() == wounds


@pytest.mark.rule("SP-EXAMPLE-34")
def test_sallys_sword_the_other_way() -> None:
    m = Example("34_sallys_sword_the_other_way")
    m.play("the attack", "the 4 again")
    assert m.events_of("rerolls") == [(SALLY, "attack", 1, 4, 5)]
    assert m.wounds() == 2


@pytest.mark.rule("SP-EXAMPLE-35")
def test_agron_strikes_back() -> None:
    m = Example("35_agron_strikes_back")
    m.play("the attack", "the 2 again")
    assert m.state.strike.defence == (4, 3, 3, 3)
    m.answer_by_default("surrender")
    assert m.events_of("strikes_back") == [(SALLY, "gl-agron")]
    assert m.events_of("wounded") == [(SALLY, "gl-agron", 1), (JOHN, "gl-thracian-warrior", 1)]


@pytest.mark.rule("SP-EXAMPLE-36")
def test_spartacus_rolls_low() -> None:
    m = Example("36_spartacus_rolls_low")
    m.play("the attack")
    assert m.events_of("hits") == [(JOHN, 0, 0, 2)]
    assert m.wounds() == 2


@pytest.mark.rule("SP-EXAMPLE-37")
@pytest.mark.parametrize(
    ("name", "reached"),
    [
        ("37_the_trident_at_two_hexes", True),
        ("37_the_trident_at_three_hexes", False),
        ("37_no_trident_at_two_hexes", False),
    ],
)
def test_the_trident(name: str, reached: bool) -> None:
    assert Example(name).can(("attack", 1)) is reached


@pytest.mark.rule("SP-EXAMPLE-38")
def test_equipment_comes_home() -> None:
    m = Example("38_equipment_comes_home")
    m.play("the last attack", "the Shield is used")
    assert m.events_of("defeated") == [(SALLY, "gl-celt-warrior", "decapitation")]
    m.play("Liz has no Blood on the Sand")
    assert (m.state.phase, m.asked()) == ("arena", [(LIZ, "react")])  # after the match, before the next Upkeep
    assert m.state.market_discard == ["gl-celt-warrior"]
    assert m.owned(SALLY) == ["eq-shield", "eq-sword"]
    assert [(a.card, a.ready, a.committed) for a in m.state.of(SALLY)] == [
        ("eq-sword", True, False),
        ("eq-shield", False, False),
    ]


@pytest.mark.rule("SP-EXAMPLE-39")
def test_poisoned_wine() -> None:
    m = Example("39_poisoned_wine")
    m.play("Liz pays for a promise")
    assert m.events_of("promise_made") == [(JOHN, LIZ, "no_target", "phase")]
    m.play("John announces it on Pete", "Pete offers coins")
    assert m.can(("target", (LIZ,)))
    m.play("John confirms")
    assert m.asked() == [(PETE, "foil")]
    m.play("Pete tries a Guard")
    assert m.events_of("succeeds") == [(JOHN, "sc-poisoned-wine")]
    assert m.events_of("new_target") == []
    assert m.events_of("injured") == [(1, "gl-celt-warrior", PETE)]
    assert m.coins() == [1, 0, 2, 0]
