"""Questions whose answer is foregone: whoever plays alone with bots is not asked them."""

from __future__ import annotations

import pytest

from munera.games.spartacus.rulebook import BOOK
from munera.testing.spartacus import house, invitations, table
from munera.testing.spartacus.titles import CELT, COOK, SYRIAN


@pytest.mark.rule("SP-ASK-3")
def test_a_host_who_invites_their_own_house_has_accepted() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    m.answer_by_default("audience")
    m.answer(0)
    assert m.kind == "invitation"
    assert BOOK.any_answer(m.state, m.ask(0)) == ("accept",)


def test_a_guest_and_who_comes_last_by_force_are_asked() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK))
    for seat in (1, 2):
        m.answer_by_default("audience")
        m.answer(seat)
        assert BOOK.any_answer(m.state, m.ask(seat)) is None
        m.answer("decline")
    assert m.kind == "invitation"  # nobody but the Host is left
    assert BOOK.any_answer(m.state, m.ask(0)) is None


def test_who_pays_for_gladiators_is_asked_however_rich_they_are() -> None:
    m = table(house("gl-duro", "gl-kerza", coins=20), house(), house(), moment="ledger")
    assert BOOK.any_answer(m.state, m.ask(0)) is None


@pytest.mark.parametrize("rival", [True, False])
def test_nobody_is_asked_about_a_reaction_that_harms_none_but_themselves(rival: bool) -> None:
    holder = house("gl-duro", "sl-debtor", coins=0, hand=["re-destitute"])
    other = house("gl-crixus", "sl-cook", coins=0 if rival else 1)
    m = table(holder, other, house("gl-barca", "sl-mira", coins=1), moment="phase_end", phase="intrigue")
    assert m.kind == "react"
    assert ("play", "re-destitute", 0) in m.offered()
    assert BOOK.any_answer(m.state, m.ask(0)) == (None if rival else ("pass",))


@pytest.mark.rule("SP-ASK-3")
def test_who_has_not_bargained_is_not_asked_for_an_audience() -> None:
    m = invitations(house(CELT, coins=3), house(SYRIAN, coins=3), house(COOK, coins=3))
    assert m.kind == "audience"
    assert BOOK.any_answer(m.state, m.ask(1)) == ("ready",)
    m.offer(1, 0, gives=1, returns=[("invite",)])
    assert BOOK.any_answer(m.state, m.ask(1)) is None  # they have just made an offer
    assert BOOK.any_answer(m.state, m.ask(2)) == ("ready",)
