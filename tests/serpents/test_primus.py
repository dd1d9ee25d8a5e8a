"""Whole Primus matches of every shape, played by chance; positions of a Primus; single fights."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.serpents.rulebook import BOOK
from munera.games.serpents.state import Serpents
from munera.games.spartacus import arena
from munera.games.spartacus.bout import DECAPITATION, INJURY
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.kernel import BadPosition, BadVariant, start
from munera.kernel.drive import Driver
from munera.kernel.stream import Stream
from tests.serpents.table import ASHUR, DAGAN, NEMETES, Table, fighter, homes, primus
from tests.spartacus.table.titles import CELT, COOK, SYRIAN, THRACIAN

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


def shaped(shape: str, **told: Any) -> Table:
    row = [fighter(seat, title) for seat, title in SHAPES[shape]]
    return primus(*row, **{"moment": "wagers", **told})


@pytest.mark.rule("SW-VICTORY-1", "SW-DEFEAT-1", "SW-PRIMUS-1")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(4))
def test_a_primus_of_every_shape_comes_to_a_right_end(shape: str, seed: int) -> None:
    m = shaped(shape, seed=seed)
    driver = Driver(Stream.seeded(f"{shape}{seed}"), 0)
    while m.state.phase == "arena" and m.state.step != "victory" and not m.told("influence"):
        _holds(m.state)
        driver.step(m.match)
        assert len(m.match.log or ()) < 20_000, "it never ends"
    winners = {seat for seat, _, _, why in m.told("influence") if why == "victory"}
    beaten = m.told("defeated")
    assert winners
    assert len({(seat, card) for seat, card, _ in beaten}) == len(beaten)  # nobody twice
    dead = sum(level == DECAPITATION for *_, level in beaten)
    assert [why for *_, why in m.told("asset_discarded")].count("decapitated") == dead
    assert len(m.told("injured")) == sum(level == INJURY for *_, level in beaten)


def _holds(state: Any) -> None:
    """What is true at every question of a Primus."""
    assert isinstance(state, Serpents)
    standing = [f for f in state.fighters if not f.level]
    assert {f.team for f in standing} <= {0, 1}
    if state.bout.kind == "primus" and state.step.startswith("combat_"):
        assert len({f.team for f in standing}) == 2
        assert all(f.hex >= 0 for f in standing)
        assert len({f.hex for f in standing}) == len(standing)
        assert all(f.hex == -1 for f in state.fighters if f.level)


# ---------------------------------------------------------------------- positions


def written(*fighters: dict[str, Any], **told: Any) -> dict[str, Any]:
    rows = homes(fighters, {}, 4)
    return {"houses": rows, "moment": "combat_turn", "primus": True, "fighters": list(fighters), **told}


FOUR = tuple(fighter(seat, title) for seat, title in SHAPES["four houses"])


def test_a_written_primus() -> None:
    s = BOOK.position(written(*FOUR[:3], {**FOUR[3], "level": "injury"}, first=2, radius=4, quiet=1))
    assert [f.team for f in s.fighters] == [0, 0, 1, 1]
    assert s.bout.order == (2,)
    assert (s.bout.fallen, s.fighters[3].level, s.fighters[3].hex) == ((3,), "injury", -1)
    assert (s.bout.radius, s.bout.quiet, s.primus) == (4, 1, True)
    s = BOOK.position({"houses": [{}] * 3, "moment": "invitations", "primus": True})
    assert (s.primus, s.step) == (True, "invitation")


@pytest.mark.parametrize(
    ("invited", "accepted", "chosen"),
    [
        ((0,), (), True),
        ((1, 2, 0), (1,), False),  # the last who was left, though another might be invited again afterwards
        ((1, 2, 0, 0), (1, 0), True),
        ((1, 2, 0, 1, 0), (1, 0, 1), False),
    ],
)
def test_who_invites_himself_to_a_primus(
    invited: tuple[int, ...], accepted: tuple[int, ...], chosen: bool
) -> None:
    s = BOOK.position({"houses": [{}] * 3, "moment": "invitations", "primus": True})
    sent = BOOK.position(written(*FOUR)).fighters[0]
    s.invited, s.fighters = invited, tuple(sent._replace(seat=seat) for seat in accepted)
    assert arena.invited_himself(s) == chosen


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"moment": "intrigue"}, "primus is written only at"),
        ({"fighters": list(FOUR[:3])}, "there are 4 fighters"),
        ({"fighters": [{**one, "hex": [0, 0]} for one in FOUR]}, "every hex holds one figure"),
        ({"fighters": [{**one, "team": 0} for one in FOUR]}, "decided when one team is left"),
        ({"moment": "decided"}, "decided when one team is left"),
        ({"fighters": [{**FOUR[0], "winner": True}, *FOUR[1:]]}, "a fighter knows only"),
        ({"fighters": [{**FOUR[0], "attack": 0}, *FOUR[1:]]}, "attack"),
        ({"first": 4}, "first"),
    ],
)
def test_a_primus_that_cannot_be(told: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        BOOK.position(written(*FOUR, **told))


def test_spartacus_knows_no_primus() -> None:
    with pytest.raises(BadPosition, match="the position knows only"):
        SPARTACUS.position({"houses": [{}] * 3, "moment": "invitations", "primus": True})


def test_everybody_sees_teams_and_levels() -> None:
    view = primus(*FOUR[:3], {**FOUR[3], "level": "injury"}).view(None)
    assert [(f["team"], f["level"]) for f in view["fighters"]] == [(0, ""), (0, ""), (1, ""), (1, "injury")]
    bout = view["bout"]
    assert bout is not None
    assert (bout["first"], bout["winner"], bout["level"]) == (0, None, "injury")


# ---------------------------------------------------------------------- single fights


@pytest.mark.rule("SW-73")
def test_combatants_and_equipment_of_the_expansion_fight_single_fights() -> None:
    chosen = {"mode": "fight", "fighter_1": ASHUR, "fighter_2": "gl-donar", "weapon_1": "eq-ball-and-chain"}
    m = Table(start(BOOK, 2, 0, chosen))
    assert [f.card for f in m.state.fighters] == [ASHUR, "gl-donar"]
    driver = Driver(Stream.seeded("fight"), 0)
    kinds = set()
    while not m.over:
        kinds |= {kind for _, kind in m.asked()}
        driver.step(m.match)
    assert "treachery" not in kinds
    assert all(
        len(dice) <= 4 for _, card, roll, *dice in m.told("rolls") if (card, roll) == ("gl-donar", "defence")
    )
    with pytest.raises(BadVariant):
        start(SPARTACUS, 2, 0, {"mode": "fight", "fighter_1": ASHUR})


@pytest.mark.rule("SW-73")
@pytest.mark.parametrize("option", [{"expansion": "houses"}, {"primus_injury_even": True}])
def test_options_of_a_whole_game_are_none_of_a_single_fight(option: dict[str, Any]) -> None:
    with pytest.raises(BadVariant):
        start(BOOK, 2, 0, {"mode": "fight", **option})
