"""What is secret: hands, decks, looks, and answers that were not carried out."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.cards.table import BASE, INTRIGUE, MARKET
from munera.kernel import Seat, Stream
from munera.testing.spartacus import Table, auction, calm, card, house, table
from munera.testing.spartacus.titles import EAR, GUARD, JUPITER, LOOTING, ROBBERY, RUMORS, VISITOR

SCHEMES = BASE.titles("scheme")

SIGHTS = 30


def imagined_hands(m: Table, viewer: Seat | None, owner: Seat) -> list[list[str]]:
    """What a viewer may imagine of a hand, many times over."""
    stream = Stream.seeded("secrets")
    return [sorted(m.match.imagine(viewer, stream).state.hands[owner]) for _ in range(SIGHTS)]


# ---------------------------------------------------------------------- hands, decks, assets


@pytest.mark.rule("SP-SECRET-1")
def test_one_sees_ones_own_hand_and_the_number_of_the_others() -> None:
    hands = [[ROBBERY, RUMORS], [GUARD], []]
    m = calm(*[house(hand=hand) for hand in hands])
    for seat, hand in enumerate(hands):
        assert m.view(seat)["hand"] == sorted(hand)
    assert m.view(None)["hand"] == []
    for viewer in (None, 0, 1, 2):
        assert [h["hand"] for h in m.view(viewer)["houses"]] == [2, 1, 0]
        assert [h["known"] for h in m.view(viewer)["houses"]] == [[], [], []]


@pytest.mark.rule("SP-SECRET-1")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    m = calm(house(), house(), house(), moment="draw")
    for seat in range(3):
        assert [sorted(cards) for cards in m.heard(seat, "drawn")] == [m.hand(seat)]
    assert m.heard(None, "drawn") == []
    assert m.heard(None, "draws") == [(0, 3), (1, 3), (2, 3)]


@pytest.mark.rule("SP-SECRET-2")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_decks_show_their_size_and_piles_everything(viewer: int | None) -> None:
    piles: dict[str, Any] = {"intrigue_discard": [GUARD, EAR], "market_discard": ["gl-duro", "eq-net"]}
    m = calm(house(hand=[ROBBERY]), house(), house(), **piles)
    view = m.view(viewer)
    whole = len(BASE.whole(INTRIGUE)), len(BASE.whole(MARKET))
    assert (view["intrigue"], view["market"]) == (whole[0] - 3, whole[1] - 6 - 2)
    assert (view["intrigue_discard"], view["market_discard"]) == ([GUARD, EAR], ["gl-duro", "eq-net"])
    hidden = {*m.state.intrigue, *m.state.market} - {GUARD, EAR, "eq-net", ROBBERY}
    shown = repr({**view, "houses": []})
    assert not any(repr(title) in shown for title in hidden)


@pytest.mark.rule("SP-SECRET-3")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_all_assets_are_open_with_their_tokens(viewer: int | None) -> None:
    m = table(
        house(
            card("gl-duro", ready=False, favour=2),
            card("gl-kerza", champion=True),
            card("sl-mira", injured=True),
            card(GUARD, ready=False),
            "eq-net",
            coins=1,
        ),
        house(),
        house(),
    )
    assets = m.view(viewer)["houses"][0]["assets"]
    facts = [(a["card"], a["ready"], a["injured"], a["favour"], a["champion"]) for a in assets]
    assert facts == [
        ("gl-duro", False, False, 2, False),  # an exhausted card keeps its known face
        ("gl-kerza", True, False, 0, True),
        ("sl-mira", False, True, 0, False),
        (GUARD, False, False, 0, False),
        ("eq-net", True, False, 0, False),
    ]


@pytest.mark.rule("SP-SECRET-3")
def test_dice_are_open() -> None:
    m = calm(house(hand=[ROBBERY]), house(GUARD), house(), dice=[3])
    m.scheme(ROBBERY, 1)
    m.confirm()
    m.answer(("guard", "table"))
    for viewer in (None, 0, 1, 2):
        assert m.learned(viewer, "guard_rolls") == [(1, 3)]


# ---------------------------------------------------------------------- looks


@pytest.mark.rule("SP-SECRET-6", "SP-VERB-7")
def test_what_a_spy_sees_is_known_to_their_dominus_alone() -> None:
    m = calm(house("sl-indus"), house(hand=[JUPITER]), house(hand=[GUARD]))
    m.answer(("ability", "sl-indus"))
    assert m.offered() == [1, 2]
    m.answer(1)
    assert m.heard(None, "spies") == m.heard(1, "spies") == [(0, 1)]  # that they looked is public
    assert m.learned(0, "spied") == [(1, JUPITER)]
    assert [m.heard(viewer, "spied") for viewer in (1, 2, None)] == [[], [], []]
    assert [m.view(viewer)["houses"][1]["known"] for viewer in (0, 2, None)] == [[JUPITER], [], []]
    assert m.hand(1) == [JUPITER]  # and it stays where it is


@pytest.mark.rule("SP-SECRET-6")
def test_what_an_informant_sees_is_known_to_their_dominus_alone() -> None:
    lots = ["gl-crixus", "eq-net", "sl-mira"]
    m = auction(house("sl-camila", coins=3), house(coins=3), house(coins=3), market=lots)
    assert m.asked() == [(0, "informant")]
    m.answer(next(option for option in m.offered() if option != "pass" and option[1] == 2))
    assert [m.view(viewer)["row"][2] for viewer in (0, 1, 2, None)] == ["sl-mira", None, None, None]
    assert m.learned(0, "lot_seen") == [(2, "sl-mira")]
    assert m.heard(1, "lot_seen") == []
    assert len(m.heard(None, "looks_at_lot")) == 1


# ---------------------------------------------------------------------- SP-66


@pytest.mark.rule("SP-66")
@pytest.mark.parametrize("how", ["spy", "shown", "support"])
def test_what_was_seen_stays_known_in_views_and_redeals(how: str) -> None:
    m = calm(house("sl-indus", hand=[EAR]), house(hand=[JUPITER]), house(hand=[GUARD, GUARD]))
    viewer, owner, title = 0, 1, JUPITER
    if how == "spy":
        m.answer(("ability", "sl-indus"))
        m.answer(1)
    elif how == "shown":
        m.act(1, "show", JUPITER, 0)
    else:
        m.answer(("prepare", EAR))
        m.answer(("request", ((1, True),)))
        m.answer("no")
        m.answer("take_back")
        viewer, owner, title = 1, 0, EAR
    assert m.view(viewer)["houses"][owner]["known"] == [title]
    assert imagined_hands(m, viewer, owner) == [[title]] * SIGHTS
    others = imagined_hands(m, 2, owner)
    assert len({tuple(hand) for hand in others}) > SIGHTS // 3  # who has not seen it may imagine anything
    m.answer("end")
    assert m.view(viewer)["houses"][owner]["known"] == [title]  # later too


@pytest.mark.rule("SP-66")
def test_it_is_forgotten_when_it_can_no_longer_be_inferred() -> None:
    seen = [{"viewer": 1, "owner": 0, "cards": [ROBBERY]}]
    m = calm(house(hand=[ROBBERY, ROBBERY, LOOTING]), house(), house(), seen=seen)
    m.answer(("cash", LOOTING))
    assert m.view(1)["houses"][0]["known"] == [ROBBERY]
    m.answer(("cash", ROBBERY))  # this one, or the other?
    assert m.view(1)["houses"][0]["known"] == []
    assert any(hand != [ROBBERY] for hand in imagined_hands(m, 1, 0))


@pytest.mark.rule("SP-66")
def test_of_two_that_were_seen_one_is_left() -> None:
    seen = [{"viewer": 1, "owner": 0, "cards": [ROBBERY, ROBBERY]}]
    m = calm(house(hand=[ROBBERY, ROBBERY]), house(), house(), seen=seen)
    m.plays(ROBBERY, 1)
    assert m.view(1)["houses"][0]["known"] == [ROBBERY]


@pytest.mark.rule("SP-66")
def test_a_second_look_may_have_met_the_same_card() -> None:
    seen = [{"viewer": 0, "owner": 1, "cards": [GUARD]}]
    m = calm(house("sl-indus"), house(hand=[GUARD, GUARD]), house(), seen=seen)
    m.answer(("ability", "sl-indus"))
    assert m.events_of("spied") == [(1, GUARD)]
    assert m.view(0)["houses"][1]["known"] == [GUARD]  # they are sure of one


@pytest.mark.rule("SP-66")
def test_a_card_that_lies_face_down_is_imagined_as_a_scheme() -> None:
    m = calm(house(hand=[ROBBERY, RUMORS]), house(), house())
    m.answer(("prepare", ROBBERY))
    assert all(any(title in SCHEMES for title in hand) for hand in imagined_hands(m, 1, 0))
    assert len({tuple(hand) for hand in imagined_hands(m, 1, 0)}) > SIGHTS // 3


# ---------------------------------------------------------------------- no hints


@pytest.mark.rule("SP-SECRET-7")
def test_windows_look_the_same_whatever_the_hands_hold() -> None:
    seen = []
    for hand in ([RUMORS, JUPITER], [GUARD, LOOTING]):
        m = calm(
            house(hand=[VISITOR], influence=6), house(hand=hand, influence=6), house(hand=[GUARD], influence=6)
        )
        m.scheme(VISITOR, 0)
        m.confirm()
        public = [(ask.seat, ask.kind, ask.about) for ask in m.match.waiting()]
        m.seal()
        events = [event[:2] for event in m.match.log or () if event[2] is None]
        seen.append((public, events, m.view(None), m.view(2)))
    assert seen[0] == seen[1]


@pytest.mark.rule("SP-SECRET-7")
def test_a_choice_that_was_not_carried_out_is_never_shown() -> None:
    runs = []
    for wanted in ("pass", ("play", RUMORS)):
        m = calm(
            house(hand=[VISITOR], influence=6),
            house(hand=[JUPITER], influence=6),
            house(hand=[RUMORS], influence=6),
        )
        m.scheme(VISITOR, 0)
        m.confirm()
        m.seal(s1=("play", JUPITER), s2=wanted)
        runs.append((m.match.log, m.view(0), m.view(1), m.view(None)))
    assert runs[0] == runs[1]


@pytest.mark.rule("SP-SECRET-7")
def test_everybody_passing_tells_nothing() -> None:
    m = calm(house(hand=[VISITOR], influence=6), house(hand=[RUMORS], influence=6), house())
    m.scheme(VISITOR, 0)
    m.confirm()
    before = len(m.kinds())
    m.answer("pass")
    assert m.kinds()[before:] == ["succeeds", "influence"]
