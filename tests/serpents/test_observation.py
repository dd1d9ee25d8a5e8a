"""What the expansion adds to the observations of Spartacus, compared with numbers worked out by hand."""

from __future__ import annotations

from munera.testing.serpents import BOOK, CELT, OENOMAUS, SYRIAN, THRACIAN, Table, fighter, house, intrigue, primus

OBSERVATION = BOOK.observation


def seen(m: Table, seat: int) -> dict[str, float]:
    return OBSERVATION.named(m.match.observation(seat))


def test_six_houses_and_their_own_cards() -> None:
    m = intrigue(
        *(house("gl-celt-warrior", "sl-cook", coins=seat + 1) for seat in range(2)),
        house("gl-nemetes", "sl-debtor", coins=3, house="ho-seppius"),
        house("gl-syrian-warrior", coins=4),
        house("gl-thracian-warrior", coins=5),
        house("gl-numidian-warrior", coins=6),
    )
    row = seen(m, 1)
    assert [row[f"house_{place}.coins[at hand]"] * 16 for place in range(6)] == [2, 3, 4, 5, 6, 1]
    assert (row["house_1.house[ho-seppius]"], row["house_1.assets[gl-nemetes]"]) == (1.0, 1 / 2)
    assert "primus[primus]" not in row


def test_a_primus_has_four_on_the_sand() -> None:
    m = primus(fighter(0, CELT), fighter(1, SYRIAN), fighter(2, THRACIAN), fighter(3, OENOMAUS), first=2)
    row = seen(m, 3)
    assert row["primus[primus]"] == row["bout[primus]"] == 1.0
    assert row["fighter_0.there[own]"] == row["fighter_0.flags[team II]"] == 1.0
    assert row["fighter_3.flags[team II]"] == row["fighter_1.flags[team I]"] == 1.0
    assert [row[f"fighter_{place}.seat[viewer + {seat}]"] for place, seat in ((1, 1), (2, 2), (3, 3))] == [1.0] * 3
