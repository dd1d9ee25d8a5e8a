"""What a seat has legally seen stays known, and what it may imagine of the rest (SP-66)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as how_often
from hypothesis import strategies as st

from munera.games.spartacus.cards.table import BASE
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.state import Spartacus
from munera.games.spartacus.view import view
from munera.kernel import Stream, start_from
from munera.kernel.laws import BASIC, Law
from munera.kernel.leaks import leaks
from munera.kernel.random_play import RandomPlayer
from munera.testing import PositionCase, acted, answered
from munera.testing.spartacus import Table, auction, calm, house, intrigue, new_game, offer_of
from munera.testing.spartacus.titles import GUARD, ROBBERY, RUMORS
from tests.counts import times
from tests.properties import same_examples

SCHEMES = BASE.titles("scheme")

BLACKMAIL = "sc-blackmail"


def known(m: Table, viewer: int | None, owner: int) -> list[str]:
    """What the viewer is sure of in a hand."""
    return m.view(viewer)["houses"][owner]["known"]


def imagined(state: Spartacus, seat: int | None, seed: int) -> Spartacus:
    twin = state.copy()
    BOOK.redeal(twin, seat, Stream.seeded(seed))
    return twin


def worlds(m: Table, seat: int | None, number: int = 40) -> list[Spartacus]:
    return [imagined(m.state, seat, seed) for seed in range(number)]


# ---------------------------------------------------------------------- what was seen


def test_at_first_nothing_is_known() -> None:
    m = new_game(4)
    for viewer in (0, 1, 2, 3, None):
        assert all(row["known"] == [] for row in m.view(viewer)["houses"])


@pytest.mark.rule("SP-66")
def test_what_a_spy_has_seen_stays_known_until_it_is_shown_to_all() -> None:
    m = intrigue(house("sl-indus"), house(hand=[ROBBERY]), house(), intrigue=[GUARD])
    m.answer(("ability", "sl-indus"))
    m.nobody()
    assert (known(m, 0, 1), known(m, 2, 1), known(m, None, 1)) == ([ROBBERY], [], [])
    assert all(world.hands[1] == [ROBBERY] for world in worlds(m, 0))
    assert len({tuple(world.hands[1]) for world in worlds(m, 2)}) > 5
    m.end_turn()
    assert known(m, 0, 1) == [ROBBERY]
    m.answer(("cash", ROBBERY))
    assert known(m, 0, 1) == []


@pytest.mark.rule("SP-66", "SP-DEAL-5")
def test_a_card_that_was_shown_stays_known() -> None:
    m = intrigue(house(hand=[ROBBERY, GUARD]), house(), house(hand=[RUMORS]))
    m.act(0, "show", GUARD, 2)
    assert (known(m, 2, 0), known(m, 1, 0)) == ([GUARD], [])
    events = [(to, already_known_to) for kind, _, to, already_known_to in m.match.log or () if kind == "shown"]
    assert events == [((0, 2), (0,))]
    assert all(GUARD in world.hands[0] for world in worlds(m, 2))
    assert any(GUARD not in world.hands[0] for world in worlds(m, 1))
    m.act(0, "lay")
    assert known(m, 2, 0) == []


@pytest.mark.rule("SP-66", "SP-77")
def test_a_scheme_shown_with_a_request_stays_known_when_it_is_taken_back() -> None:
    m = intrigue(house(hand=[BLACKMAIL, GUARD], influence=1), house(), house())
    m.answer(("prepare", BLACKMAIL))
    m.answer(("request", ((1, True), (2, False))))
    m.seal(s1="yes", s2="no")
    assert (known(m, 1, 0), known(m, 2, 0)) == ([BLACKMAIL], [])
    assert [m.view(seat)["prepared"][0]["card"] for seat in (0, 1, 2, None)] == [BLACKMAIL, BLACKMAIL, None, None]
    m.answer("take_back")
    assert known(m, 1, 0) == [BLACKMAIL]
    assert all(world.prepared[0].card == BLACKMAIL for world in worlds(m, 1))
    m.end_turn()
    assert known(m, 1, 0) == [BLACKMAIL]
    assert m.view(1)["prepared"] == []
    assert all(BLACKMAIL in world.hands[0] for world in worlds(m, 1))


@pytest.mark.rule("SP-66", "SP-SECRET-6")
def test_a_lot_that_an_informant_saw_stays_known() -> None:
    m = auction(house("sl-camila"), house(), house(), market=["gl-duro", "eq-net", "sl-mira"])
    m.answer((1, 2))
    assert m.view(0)["row"] == ["gl-duro", None, "sl-mira"]
    assert all(world.row[0] == "gl-duro" and world.row[2] == "sl-mira" for world in worlds(m, 0))
    assert len({world.row[1] for world in worlds(m, 0)}) > 5
    assert len({world.row[2] for world in worlds(m, 1)}) > 5
    m.bids(0, 0, 0)
    assert m.view(0)["row"] == ["", "eq-net", "sl-mira"]


def test_of_two_alike_one_is_sure_until_one_is_played() -> None:
    m = intrigue(
        house(hand=[ROBBERY, ROBBERY]),
        house(coins=3),
        house(),
        seen=[{"viewer": 1, "owner": 0, "cards": [ROBBERY]}],
    )
    assert all(ROBBERY in world.hands[0] for world in worlds(m, 1))
    m.plays(ROBBERY, 1)
    assert known(m, 1, 0) == []  # it may have been that one


def test_a_second_look_at_the_same_title_teaches_nothing_new() -> None:
    m = intrigue(house(hand=[GUARD, GUARD]), house(), house())
    m.act(0, "show", GUARD, 1)
    m.act(0, "show", GUARD, 1)
    assert known(m, 1, 0) == [GUARD]


def test_drawing_takes_no_knowledge_away() -> None:
    m = intrigue(
        house("sl-diona", hand=[GUARD, ROBBERY]),
        house(),
        house(),
        seen=[{"viewer": 2, "owner": 0, "cards": [GUARD, ROBBERY]}],
    )
    m.answer(("ability", "sl-diona"))
    m.answer(ROBBERY)
    assert known(m, 2, 0) == [GUARD]
    assert len(m.hand()) == 2
    assert len({tuple(sorted(world.hands[0])) for world in worlds(m, 2)}) > 5


# ---------------------------------------------------------------------- what lies face down


def test_a_prepared_card_is_a_scheme_in_every_imagined_world() -> None:
    m = intrigue(house(hand=[ROBBERY, GUARD, GUARD]), house(), house())
    m.answer(("prepare", ROBBERY))
    for viewer in (1, 2, None):
        titles = set()
        for world in worlds(m, viewer):
            (mark,) = world.prepared
            assert mark.card in SCHEMES
            assert mark.card in world.hands[0]
            titles.add(mark.card)
        assert len(titles) > 8
    assert all(world.prepared[0].card == ROBBERY for world in worlds(m, 0))


def test_two_prepared_cards_and_one_that_was_seen_fit_into_the_hand() -> None:
    m = intrigue(
        house(hand=[ROBBERY, BLACKMAIL, GUARD]),
        house(),
        house(),
        seen=[{"viewer": 1, "owner": 0, "cards": [ROBBERY, GUARD]}],
    )
    m.answer(("prepare", BLACKMAIL))
    m.answer("take_back")
    m.answer(("prepare", ROBBERY))
    for world in worlds(m, 1):
        cards = [mark.card for mark in world.prepared]
        assert ROBBERY in cards  # only one card of the hand is neither the Guard nor the Robbery
        assert not Counter(cards) - Counter(world.hands[0])
        assert Counter([ROBBERY, GUARD]) <= Counter(world.hands[0])
    firsts = {world.prepared[0].card == ROBBERY for world in worlds(m, 1)}
    assert firsts == {True, False}  # which of the two it is stays open


@pytest.mark.rule("SP-75")
@pytest.mark.parametrize("how", ["cash", "exchange", "discard"])
def test_nobody_learns_which_scheme_was_prepared_and_taken_back_unless_it_is_played(how: str) -> None:
    """Of two games that differ in nothing but which card lay there, the others are told the same."""
    found = []
    for lay in (ROBBERY, BLACKMAIL):
        hand = [ROBBERY, BLACKMAIL, GUARD, GUARD, GUARD] if how == "discard" else [ROBBERY, BLACKMAIL]
        m = calm(house("sl-diona", hand=hand, house="ho-tullius"), house(), house())
        m.answer(("prepare", lay))
        m.answer("take_back")
        if how == "discard":
            m.answer("end")
            m.answer(("discard", ROBBERY))
        elif how == "exchange":
            m.answer(("ability", "sl-diona"))
            m.answer(ROBBERY)
        else:
            m.answer(("cash", ROBBERY))
        if how != "discard":
            assert m.can(("again", 1)) == (lay == BLACKMAIL)
            assert [mark["number"] for mark in m.view(0)["prepared"]] == ([1] if lay == BLACKMAIL else [])
            assert [mark["number"] for mark in m.view(1)["prepared"]] == [1]
        sent = [(m.view(viewer), m.match.events(viewer)) for viewer in (1, 2, None)]
        found.append(json.dumps(sent, default=list, sort_keys=True))
        for world in worlds(m, 1):
            for mark in world.prepared:
                assert mark.gone or mark.card in world.hands[0]
    assert found[0] == found[1]


@pytest.mark.parametrize("copies", [1, 2])
def test_who_was_shown_a_prepared_card_doubts_it_once_one_of_its_title_has_left(copies: int) -> None:
    m = calm(house(hand=[ROBBERY] * copies + [BLACKMAIL], influence=1), house(), house())
    m.answer(("prepare", ROBBERY))
    m.answer(("request", ((1, True),)))
    m.answer("no")
    m.answer("take_back")
    assert all(ROBBERY in world.hands[0] for world in worlds(m, 1))
    m.answer(("cash", ROBBERY))
    assert m.can(("again", 1)) == (copies == 2)  # which only the schemer knows
    found = worlds(m, 1, 200)
    assert {ROBBERY in world.hands[0] for world in found} == {True, False}
    assert all(mark.gone or mark.card in world.hands[0] for world in found for mark in world.prepared)


def test_where_no_scheme_is_left_for_a_prepared_card_nobody_knows_it() -> None:
    """Neither do those to whom it was shown in truth: a bot may look through their eyes, and imagine on."""
    m = calm(house(hand=[ROBBERY], influence=1), house(), house())
    m.answer(("prepare", ROBBERY))
    m.answer(("request", ((1, True),)))
    m.answer("no")
    m.answer("take_back")
    m.answer(("cash", ROBBERY))
    assert m.view(1)["prepared"][0]["card"] == ROBBERY
    for world in worlds(m, 2):
        for seen in (world, *(imagined(world, seat, 1) for seat in (0, 1, None))):
            assert [mark["card"] for mark in BOOK.view(seen, 1)["prepared"]] == [None]


# ---------------------------------------------------------------------- what others know, and private deals


def test_nobody_imagines_what_others_have_seen() -> None:
    m = intrigue(
        house(hand=[ROBBERY]), house(), house(hand=[GUARD]), seen=[{"viewer": 1, "owner": 0, "cards": [ROBBERY]}]
    )
    for world in worlds(m, 2):
        assert world.known[1] == [(), (), ()]
    assert all(world.known[1][0] == (ROBBERY,) for world in worlds(m, 1))


@pytest.mark.rule("SP-DEAL-4")
def test_a_private_offer_is_seen_and_imagined_by_its_parties_only() -> None:
    m = intrigue(house(coins=3), house(coins=3), house(coins=3))
    offer = m.offer(0, 1, private=True, gives=2, returns=[("support",)])
    assert [len(m.view(viewer)["offers"]) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]
    assert [len(imagined(m.state, viewer, 1).offers) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]
    m.act(1, "accept", offer)
    assert [len(m.view(viewer)["ledger"]) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]
    assert [len(imagined(m.state, viewer, 1).ledger) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]
    deals = [(to, facts[:3]) for kind, facts, to, _ in m.match.log or () if kind == "deal"]
    assert deals == [(None, (0, 1, 2))]  # what moves is public


# ---------------------------------------------------------------------- imagined worlds


def test_imagining_knows_nothing_of_the_true_cards() -> None:
    """Two tables that differ in what seat 1 cannot see, and nothing else."""
    tables = [
        intrigue(
            house(hand=hand), house(hand=[RUMORS]), house(hand=other), intrigue=[*hand, *other][::-1][:2], seed=3
        )
        for hand, other in (([ROBBERY, GUARD], [BLACKMAIL]), ([BLACKMAIL, GUARD], [ROBBERY]))
    ]
    for m in tables:
        m.state.intrigue.sort()
    for seed in range(5):
        one, two = (imagined(m.state, 1, seed) for m in tables)
        assert [sorted(hand) for hand in one.hands] == [sorted(hand) for hand in two.hands]
        assert (one.intrigue, one.market) == (two.intrigue, two.market)


def test_what_is_imagined_looks_the_same_and_differs_in_what_is_hidden() -> None:
    m = intrigue(house(hand=[ROBBERY, GUARD]), house(hand=[RUMORS]), house(hand=[BLACKMAIL]))
    for viewer in (0, 1, 2, None):
        twins = worlds(m, viewer)
        assert all(view(world, viewer) == view(m.state, viewer) for world in twins)
        assert all(BOOK.totals(world) == "whole" for world in twins)
        for owner in (0, 1, 2):
            hands = {tuple(sorted(world.hands[owner])) for world in twins}
            assert hands == {tuple(m.hand(owner))} if owner == viewer else len(hands) > 5
        assert len({tuple(world.intrigue) for world in twins}) == len(twins)
        assert len({tuple(world.market) for world in twins}) == len(twins)


# ---------------------------------------------------------------------- the laws, from written positions


HANDS = [
    [ROBBERY, ROBBERY, GUARD, "sc-a-visitor-from-rome"],
    [RUMORS, GUARD, "sc-poisoned-wine", "re-destitute"],
    [BLACKMAIL, "re-jupiters-cock", "re-empty-brothel", "sc-robbery"],
]
ASSETS = [
    ["gl-ashur", "gl-duro", "sl-indus", "sl-diona", GUARD],
    ["gl-crixus", "sl-raxos", "sl-camila", GUARD, "eq-net"],
    ["gl-kerza", "sl-mira", "eq-shield"],
]
ONE_ROUND = {"rounds": 1}


def at_the_table(**given: Any) -> dict[str, Any]:
    """Three houses with something to do and something to hide; one round is played."""
    houses = [house(*ASSETS[seat], coins=4, influence=7, hand=HANDS[seat]) for seat in range(3)]
    return {"houses": houses, "options": ONE_ROUND, **given}


SEEN = [{"viewer": 1, "owner": 0, "cards": [ROBBERY]}, {"viewer": 0, "owner": 2, "cards": ["re-jupiters-cock"]}]
VISITOR = "sc-a-visitor-from-rome"
PEACE = offer_of(1, 2, private=True, promises=[("no_target", "phase")], returns=[("pay", 1, "phase_end")])
WRITTEN: dict[str, dict[str, Any]] = {
    "seen": {"seen": SEEN},
    "spied": {"played": [answered(0, "turn", ["ability", 3]), answered(0, "pick_house", 1)]},
    "shown": {"played": [acted(1, "show", RUMORS, 0), acted(2, "show", BLACKMAIL, 1)]},
    "prepared": {
        "seen": SEEN,
        "moment": "prepared",
        "scheme": {"card": ROBBERY, "shown": [1], "asked": [2], "pledged": [1]},
    },
    "prepared_twice": {
        "seen": SEEN,
        "played": [
            answered(0, "turn", ["prepare", ROBBERY]),
            answered(0, "prepared", "take_back"),
            answered(0, "turn", ["prepare", VISITOR]),
            answered(0, "prepared", ["cunning", 1]),
        ],
    },
    "private_offer": {
        "played": [
            acted(0, "offer", offer_of(0, 1, private=True, gives=1, returns=[("support",)])),
            acted(1, "offer", PEACE),
            acted(2, "accept", PEACE),
        ]
    },
    "informed": {"moment": "auction", "seen": SEEN, "played": [answered(1, "informant", [8, 1])]},
    "confirmed": {"seen": SEEN, "moment": "foil", "scheme": {"card": ROBBERY, "targets": [1]}},
}
SCENES = [PositionCase(BOOK, 3, {}, name, at_the_table(**written)) for name, written in WRITTEN.items()]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_written_position_leaks_nothing(scene: PositionCase) -> None:
    seen = leaks(scene, 1) + leaks(scene, 2)
    assert seen["(the same)"] > 10  # the law has looked at something


@pytest.mark.parametrize("scene", SCENES, ids=str)
@pytest.mark.parametrize("law", BASIC, ids=lambda law: law.__name__)
def test_a_written_position_keeps_the_law(scene: PositionCase, law: Law) -> None:
    law(scene, 1, False)


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_written_position_leaks_nothing_at_many_tables(scene: PositionCase) -> None:
    for seed in range(3, 3 + times(4, 12)):
        leaks(scene, seed)


# ---------------------------------------------------------------------- whole games


def claims_hold(s: Spartacus) -> None:
    """Everything that somebody is certain of is true."""
    for viewer in s.seats:
        for owner in s.seats:
            assert not Counter(s.known[viewer][owner]) - Counter(s.hands[owner])


def imagines_well(s: Spartacus, viewer: int | None, seed: int) -> None:
    """The world is possible, the same to the viewer, and keeps what they have seen."""
    world = imagined(s, viewer, seed)
    assert view(world, viewer) == view(s, viewer)
    assert BOOK.totals(world) == BOOK.totals(s)
    claims_hold(world)
    assert [len(hand) for hand in world.hands] == [len(hand) for hand in s.hands]
    marks = Counter(mark.card for mark in world.prepared if not mark.gone)
    assert not marks - Counter(world.hands[s.active] if world.prepared else [])
    assert set(marks) <= SCHEMES
    if viewer is not None:
        assert world.hands[viewer] == s.hands[viewer]
        for owner in s.seats:
            assert not Counter(s.known[viewer][owner]) - Counter(world.hands[owner])


@how_often(same_examples, max_examples=12)
@given(st.integers(0, 10**9))
def test_claims_are_true_and_imagined_worlds_possible(seed: int) -> None:
    match, player = (
        start_from(BOOK, at_the_table(seed=seed, seen=SEEN)),
        RandomPlayer(Stream.seeded(seed), acts=250),
    )
    for step in range(120):
        if match.over:
            break
        player.step(match)
        claims_hold(match.state)
        imagines_well(match.state, (0, 1, 2, None)[step % 4], seed + step)


@how_often(same_examples, max_examples=8)
@given(st.integers(0, 10**9))
def test_no_event_tells_a_card_that_only_some_may_see(seed: int) -> None:
    written = at_the_table(seed=seed, moment="draw")
    match, player = start_from(BOOK, written), RandomPlayer(Stream.seeded(seed), acts=250)
    private = {"drawn": 1, "spied": 1, "lot_seen": 1, "shown": 2, "prepared_card": 1, "shows_scheme": 1}
    for _ in range(120):
        if not match.over:
            player.step(match)
    for kind, _, to, _ in match.log or ():
        if kind in private:
            assert to is not None, kind
            assert len(to) == private[kind], kind
    assert any(event[0] == "drawn" for event in match.log or ())
