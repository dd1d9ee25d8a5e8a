"""Written positions of a Primus: they are what they say, and say when they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.serpents.rulebook import BOOK
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.kernel import BadPosition
from munera.testing import check_position, listed
from munera.testing.serpents import fighter, homes, house, primus
from munera.testing.spartacus.titles import CELT, SYRIAN, THRACIAN


def written(*fighters: dict[str, Any], **given: Any) -> dict[str, Any]:
    rows = homes(fighters, {}, 4)
    return {"houses": rows, "moment": "combat_turn", "primus": True, "fighters": list(fighters), **given}


THREE_OF_ONE = [{"seat": 0, "card": CELT}] * 3
FOUR = tuple(fighter(seat, title) for seat, title in enumerate((CELT, SYRIAN, THRACIAN, "gl-numidian-warrior")))


def test_a_written_primus() -> None:
    s = BOOK.position(written(*FOUR[:3], {**FOUR[3], "level": "injury"}, first=2, radius=4, quiet=1))
    assert [f.team for f in s.fighters] == [0, 0, 1, 1]
    assert s.bout.order == (2,)
    assert (s.bout.fallen, s.fighters[3].level, s.fighters[3].hex) == ((3,), "injury", -1)
    assert (s.bout.radius, s.bout.quiet, s.primus) == (4, 1, True)
    s = BOOK.position({"houses": [{}] * 3, "moment": "invitations", "primus": True})
    assert (s.primus, s.step) == (True, "invitation")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"moment": "intrigue"}, "primus is written only at"),
        ({"fighters": list(FOUR[:3])}, "there are 4 fighters"),
        ({"fighters": [{**one, "hex": [0, 0]} for one in FOUR]}, "every hex holds one figure"),
        ({"fighters": [{**one, "team": 0} for one in FOUR]}, "decided when one team is left"),
        ({"moment": "decided"}, "decided when one team is left"),
        ({"fighters": [{**FOUR[0], "winner": True}, *FOUR[1:]]}, "a fighter knows only"),
        ({"fighters": [{**FOUR[0], "attack": 0}, *FOUR[1:]]}, "attack"),
        ({"first": 4}, "first"),
        ({"acted": [0, 0]}, "acted names some of the sides, each once"),
        ({"acted": [0, 1, 2, 3]}, "acted names some of the sides"),
        ({"acted": [0], "first": 0}, "whoever acts has not acted"),
        ({"moment": "combat", "acted": [0]}, "acted is written only at"),
        ({"moment": "wagers", "combat_round": 2}, "combat_round is written only at"),
        (
            {"moment": "teams", "fighters": [{**one, "team": 0} for one in FOUR]},
            "a fighter without a team knows only",
        ),
        ({"moment": "teams", "fighters": [THREE_OF_ONE[0]] * 4}, "has no ready"),
        ({"moment": "thumb"}, "decided when one team is left"),
        ({"barred": [{"seat": 0, "card": "gl-duro"}]}, "house 0 has no 'gl-duro' that could be barred"),
        ({"barred": [{"seat": 4, "card": CELT}]}, "seat is a whole number"),
        ({"barred": [{"owner": 0}]}, "barred knows only"),
        ({"barred": [9]}, "barred is a whole number"),
    ],
)
def test_a_primus_that_cannot_be(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        BOOK.position(written(*FOUR, **given))


# ---------------------------------------------------------------------- in the middle of things


def test_a_gladiator_is_barred_by_number_or_by_house_and_title() -> None:
    houses = [house(CELT), house(CELT, SYRIAN), house()]
    by_number = BOOK.position({"houses": houses, "moment": "invitations", "barred": [2]})
    by_name = BOOK.position({"houses": houses, "moment": "invitations", "barred": [{"seat": 1, "card": CELT}]})
    assert by_name.dump() == by_number.dump()
    assert [asset.id for asset in by_name.assets.values() if asset.barred] == [2]
    assert [asset.card for asset in by_name.combatants(1)] == [SYRIAN]
    twice = [house(CELT, CELT), house(), house()]
    both = [{"seat": 0, "card": CELT}] * 2
    assert not BOOK.position({"houses": twice, "moment": "invitations", "barred": both}).combatants(0)


def test_the_host_is_about_to_form_teams() -> None:
    plain = [{key: row[key] for key in ("seat", "card", "gear")} for row in FOUR]
    match = check_position(BOOK, written(*plain, moment="teams", host=2), [(2, "teams")])
    assert [fighter.hex for fighter in match.state.fighters] == [-1] * 4
    assert len(listed(match.pending[0])) == 6


def test_a_primus_goes_on_in_a_later_round() -> None:
    match = check_position(
        BOOK, written(*FOUR, combat_round=3, acted=[0]), [(2, "who_goes"), (3, "who_goes")], steps=3
    )
    assert (match.state.bout.round, match.state.bout.order, match.state.bout.first) == (3, (0,), 0)
    match = check_position(BOOK, written(*FOUR, combat_round=3, acted=[0, 2]), [(1, "combat_turn")], steps=3)
    match = check_position(BOOK, written(*FOUR, acted=[2], first=1), [(1, "combat_turn")], steps=3)
    assert (match.state.bout.order, match.state.bout.acted, match.state.bout.first) == ((2, 1), 1, 1)


def test_one_thumb_for_all_losers() -> None:
    beaten = [{**FOUR[2], "level": "yield"}, {**FOUR[3], "level": "injury"}]
    match = check_position(
        BOOK, written(*FOUR[:2], *beaten, moment="thumb", host=1), [(seat, "audience") for seat in (0, 2, 3)]
    )
    for seat in (2, 3, 0):
        match.answer(seat, "ready")
    assert (match.pending[0].seat, match.pending[0].about) == (1, (3, 4))
    dead = [{**FOUR[2], "level": "decapitation"}, {**FOUR[3], "level": "yield"}]
    match = check_position(
        BOOK, written(*FOUR[:2], *dead, moment="thumb", host=1), [(seat, "audience") for seat in (0, 2, 3)]
    )
    assert FOUR[2]["card"] in match.state.market_discard


def test_spartacus_knows_no_primus() -> None:
    with pytest.raises(BadPosition, match="the position knows only"):
        SPARTACUS.position({"houses": [{}] * 3, "moment": "invitations", "primus": True})


def test_everybody_sees_teams_and_levels() -> None:
    view = primus(*FOUR[:3], {**FOUR[3], "level": "injury"}).view(None)
    assert [(f["team"], f["level"]) for f in view["fighters"]] == [(0, ""), (0, ""), (1, ""), (1, "injury")]
    bout = view["bout"]
    assert bout is not None
    assert (bout["first"], bout["winner"], bout["level"]) == (0, None, "injury")
