"""Promises about harm, foils, targets, the highest bid and shares: decided by what everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.serpents.rulebook import BOOK as SERPENTS
from munera.games.spartacus.deals import promises, promising
from munera.games.spartacus.rulebook import BOOK
from munera.testing.spartacus import (
    Table,
    auction,
    card,
    combat,
    fighter,
    house,
    intrigue,
    table,
    upkeep,
)
from munera.testing.spartacus.titles import CELT, COOK, SYRIAN

RUMORS = "re-whispered-rumors"


def promise(m: Table, by: int, to: int, *promised: Any) -> None:
    """One gives another their word."""
    m.act(to, "accept", m.offer(by, to, promises=[promised]))
    assert m.state.ledger[-1][:3] == (by, to, promised)


def states(m: Table) -> list[str]:
    """What has become of the promises."""
    return [word.state for word in m.state.ledger]


def scheming(*hands: list[str], **given: Any) -> Table:
    """Seat 0 has the turn; all have coins and influence, nobody is in misery."""
    cards = [(CELT, COOK), (CELT, COOK), (SYRIAN, "sl-debtor"), (SYRIAN, "sl-debtor")]
    held = [*hands, *([] for _ in range(4 - len(hands)))]
    given.setdefault("seats", 4)
    count = given.pop("seats")
    houses = [house(*cards[seat], coins=5, influence=8, hand=held[seat]) for seat in range(count)]
    return intrigue(*houses, **given)


def test_every_scheme_and_reaction_says_whom_it_harms() -> None:
    for book in (BOOK, SERPENTS):
        rows = [row for row in book.rules.cards.values() if row.kind in ("scheme", "reaction")]
        assert {row.harm for row in rows} == {"target", "fighter", "others", "nobody"}
        kind = {"nobody"}
        helpful = [row for row in rows if row.kind == "scheme" and (row.influence > 0 or row.draws)]
        assert {row.harm for row in helpful} == kind
        assert all(row.harm == "target" for row in rows if row.influence < 0)


@pytest.mark.rule("SP-PROMISE-10")
def test_a_scheme_that_helps_its_target_does_no_harm() -> None:
    m = scheming(["sc-inside-information", "sc-robbery"])
    promise(m, 0, 1, "no_harm", "phase")
    promise(m, 0, 2, "no_harm", "phase")
    m.scheme("sc-inside-information", 1)
    m.confirm()
    m.nobody()
    assert states(m) == ["open", "open"]
    m.scheme("sc-robbery", 1)
    assert states(m) == ["open", "open"]  # announced is not confirmed
    m.confirm()
    assert states(m) == ["broken", "open"]


@pytest.mark.rule("SP-PROMISE-10")
def test_a_scheme_without_a_target_may_harm_all_others() -> None:
    m = scheming(["sc-spread-cheeks-wide"])
    promise(m, 0, 1, "no_harm", "round")
    word(m, 0, 2, "no_target", "round")
    m.scheme("sc-spread-cheeks-wide")
    m.confirm()
    assert states(m) == ["broken", "open"]  # nobody was its target


@pytest.mark.rule("SP-PROMISE-10")
def test_a_reaction_does_harm_as_well() -> None:
    m = upkeep(house(COOK, hand=["re-a-shameful-ludus"]), house(COOK), house("sl-debtor", SYRIAN))
    promise(m, 0, 1, "no_harm", "round")
    m.answer_by_default("ledger")
    m.answer(("play", "re-a-shameful-ludus", 1))
    assert states(m) == ["broken"]


@pytest.mark.rule("SP-PROMISE-10")
def test_to_replace_a_fighter_is_harm_but_no_target() -> None:
    houses = [house(hand=["re-rigging-the-match"]), house(CELT, CELT), house(SYRIAN)]
    m = table(*houses, moment="wagers", fighters=[fighter(1, CELT), fighter(2, SYRIAN)])
    promise(m, 0, 1, "no_harm", "round")
    word(m, 0, 1, "no_target", "round")
    m.answer_by_default("wagers")
    m.answer(("play", "re-rigging-the-match", 1))
    assert states(m) == ["broken", "open"]


@pytest.mark.rule("SP-PROMISE-10")
def test_peace_is_kept_when_its_time_ends() -> None:
    m = scheming(seats=3)
    promise(m, 0, 1, "no_harm", "phase")
    promise(m, 0, 1, "no_harm", "round")
    for _ in range(3):
        m.end_turn()
    assert (m.state.phase, states(m)) == ("market", ["kept", "open"])
    m.answer_by_default_until(lambda: m.state.round != 1)
    assert states(m) == ["kept", "kept"]


def test_new_offers_of_peace_mean_no_harm_and_old_ones_are_understood() -> None:
    m = scheming()
    said = promising.choices(m.state, 0, 1)
    assert ("no_harm", "round") in said
    assert not any(one[0] == "no_target" for one in said)
    assert promising.possible(m.state, 0, 1, ("no_target", "round"))
    assert not promising.possible(m.state, 0, 1, ("no_target", "victory"))
    assert not promising.possible(m.state, 0, 1, ("no_target",))


# ---------------------------------------------------------------------- foils


@pytest.mark.rule("SP-PROMISE-11")
def test_to_foil_is_kept_by_the_attempt() -> None:
    m = scheming(["sc-robbery"], [], [RUMORS])
    promise(m, 2, 1, "foil", 0)
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.answer(("play", RUMORS), 2)
    assert states(m) == ["kept"]


@pytest.mark.rule("SP-PROMISE-11", "SP-PROMISE-9")
def test_a_foil_that_was_not_needed_leaves_its_promise_open() -> None:
    m = scheming(["sc-robbery"], [RUMORS], [RUMORS])
    promise(m, 2, 1, "foil", 0)
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.answer(("play", RUMORS), 1)
    m.answer(("play", RUMORS), 2)  # seat 1 comes first
    m.nobody()
    assert m.state.scheme is None
    assert states(m) == ["open"]


@pytest.mark.rule("SP-PROMISE-11", "SP-PROMISE-9")
def test_who_was_asked_and_let_it_pass_has_broken_it_and_who_was_not_asked_has_not() -> None:
    m = scheming(["sc-robbery"], [], [RUMORS], [])
    promise(m, 2, 1, "foil", 0)
    promise(m, 3, 1, "foil", 0)  # without a card nobody is asked
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.nobody()
    assert states(m) == ["broken", "open"]


@pytest.mark.rule("SP-PROMISE-12")
def test_not_to_foil() -> None:
    m = scheming(["sc-robbery"], [], [RUMORS])
    promise(m, 2, 0, "no_foil")
    promise(m, 1, 0, "no_foil")
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.answer(("play", RUMORS), 2)
    assert states(m) == ["broken", "open"]
    m.nobody()
    for _ in range(4):
        m.end_turn()
    assert (m.state.phase, states(m)) == ("market", ["broken", "kept"])


# ---------------------------------------------------------------------- targets


@pytest.mark.rule("SP-PROMISE-13")
@pytest.mark.parametrize(("target", "state"), [(2, "kept"), (3, "broken")])
def test_to_target(target: int, state: str) -> None:
    m = scheming(["sc-robbery"])
    promise(m, 0, 1, "target", 2)
    m.scheme("sc-robbery", target)
    m.confirm()
    assert states(m) == [state]


@pytest.mark.rule("SP-PROMISE-13", "SP-PROMISE-9")
def test_nobody_is_held_to_a_card_that_could_not_be_aimed_so() -> None:
    houses = [house(CELT, COOK, coins=5, hand=["sc-robbery", "sc-inside-information"], influence=8)]
    houses += [house(CELT, COOK, coins=5), house(SYRIAN, "sl-debtor"), house(SYRIAN, "sl-debtor", coins=5)]
    m = intrigue(*houses)
    promise(m, 0, 1, "target", 2)
    m.scheme("sc-inside-information", 0)
    m.confirm()
    m.nobody()
    m.scheme("sc-robbery", 3)  # seat 2 has no coin to rob
    m.confirm()
    assert states(m) == ["open"]


@pytest.mark.rule("SP-PROMISE-14")
@pytest.mark.parametrize(("target", "state"), [(2, "kept"), (None, "broken")])
def test_to_redirect(target: int | None, state: str) -> None:
    m = scheming(["sc-robbery"])
    assert ("redirect",) not in promising.choices(m.state, 0, 1)
    m.scheme("sc-robbery", 1)
    assert ("redirect",) not in promising.choices(m.state, 0, 2)
    promise(m, 0, 1, "redirect")
    if target is not None:
        m.answer(("target", (target,)))
    assert states(m) == ["open"]
    m.confirm()
    assert states(m) == [state]


# ---------------------------------------------------------------------- coins


@pytest.mark.rule("SP-PROMISE-15")
def test_to_bid_at_most() -> None:
    m = auction(house(coins=5), house(coins=5), house(coins=5), market=["eq-net", "eq-axe", COOK])
    promise(m, 0, 1, "bid_at_most", 0, 2)
    promise(m, 2, 1, "bid_at_most", 0, 3)
    promise(m, 1, 0, "bid_at_most", 0, 1)
    promise(m, 1, 0, "bid_at_most", "host", 4)
    m.bids(2, 2, 2)
    assert states(m) == ["open", "open", "broken", "open"]
    m.bids(1, 0, 1)  # with what lies on the table already
    assert states(m) == ["broken", "open", "broken", "open"]
    m.bids(0, 0)
    assert states(m) == ["broken", "kept", "broken", "open"]


@pytest.mark.rule("SP-PROMISE-16")
def test_half_of_what_a_scheme_brings() -> None:
    m = scheming(["sc-robbery", "sc-looting-the-dead"])
    promise(m, 0, 1, "share", "scheme")
    m.scheme("sc-robbery", 2)
    m.confirm()
    m.nobody()
    assert m.events_of("promise_due") == [(0, 1, "share", "scheme", 1)]
    assert [(word.due, word.amount) for word in m.state.ledger] == [(True, 1)]
    m.scheme("sc-looting-the-dead", 0)
    m.confirm()
    m.nobody()
    assert len(m.events_of("promise_due")) == 1  # the next one was shared, not all
    assert m.view(0)["ledger"][0]["owed"] == 1
    m.act(0, "give", 1, 1)
    assert states(m) == ["kept"]


@pytest.mark.rule("SP-PROMISE-16")
def test_a_share_that_is_not_given_is_broken_with_the_phase() -> None:
    m = scheming(["sc-looting-the-dead"], seats=3)
    promise(m, 0, 1, "share", "scheme")
    promise(m, 2, 1, "share", "scheme")
    m.scheme("sc-looting-the-dead", 0)
    m.confirm()
    m.nobody()
    for _ in range(3):
        m.end_turn()
    assert states(m) == ["broken", "open"]


@pytest.mark.rule("SP-PROMISE-16")
def test_half_of_what_wagers_win() -> None:
    houses = (house(coins=9), house(CELT, coins=9), house(SYRIAN, coins=9))
    one, two = fighter(1, CELT, hex=[0, 0]), fighter(2, SYRIAN, hex=[1, 0], attack=1, defence=1, speed=1)
    wagers = [[3, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    m = combat(one, two, *houses, dice=[6, 1, 1], wagers=wagers)
    promise(m, 0, 1, "share", "wagers")
    promise(m, 1, 0, "share", "wagers")
    m.answer(("attack", 1))
    due = m.events_of("promise_due")
    assert [fact[:4] for fact in due] == [(0, 1, "share", "wagers")]
    assert due[0][4] == m.state.ledger[0].amount > 0


# ---------------------------------------------------------------------- what may be promised


def word(m: Table, by: int, to: int, *promised: Any) -> None:
    """A word given without an offer, as tables of earlier releases have it."""
    promises.give(m.state, by, to, promised, ())


def test_what_is_no_promise_of_intrigue_is_not_possible() -> None:
    m = scheming()
    good: list[Any] = [
        ("no_foil",),
        ("foil", 2),
        ("target", 3),
        ("share", "scheme"),
        ("bid_at_most", 0, 1),
        ("bid_at_most", "host", 99),
    ]
    assert all(promising.possible(m.state, 0, 1, promised) for promised in good)
    junk: list[Any] = [
        ("no_harm",),
        ("no_harm", "victory"),
        ("foil",),
        ("foil", 0),  # oneself
        ("foil", 1),  # the other
        ("foil", True),
        ("foil", "2"),
        ("target", 9),
        ("target", 2.0),
        ("redirect",),  # nothing is announced
        ("redirect", 2),
        ("share",),
        ("share", "everything"),
        ("bid_at_most", 0),
        ("bid_at_most", 0, 0),
        ("bid_at_most", 0, 100),
        ("bid_at_most", 0, True),
        ("bid_at_most", True, 1),
        ("bid_at_most", 9, 1),
        ("bid_at_most", "lot", 1),
        ("bid_at_most", 0, 1, 1),
    ]
    assert not [promised for promised in junk if promising.possible(m.state, 0, 1, promised)]


def test_after_the_intrigue_phase_there_is_nothing_to_foil_or_to_aim() -> None:
    m = auction(house(coins=5), house(coins=5), house(card(CELT), coins=5), market=["eq-net", "eq-axe", COOK])
    words = {promised[0] for promised in promising.choices(m.state, 0, 1)}
    assert words == {"no_harm", "invite", "thumb", "no_bid", "share"}
    assert ("share", "scheme") not in promising.choices(m.state, 0, 1)
