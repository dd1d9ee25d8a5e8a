"""Written positions of a Primus: they are what they say, and say when they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.serpents.rulebook import BOOK
from munera.games.spartacus.arena import arena
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.kernel import BadPosition
from tests.serpents.table import fighter, homes, primus
from tests.spartacus.table.titles import CELT, SYRIAN, THRACIAN


def written(*fighters: dict[str, Any], **told: Any) -> dict[str, Any]:
    rows = homes(fighters, {}, 4)
    return {"houses": rows, "moment": "combat_turn", "primus": True, "fighters": list(fighters), **told}


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
