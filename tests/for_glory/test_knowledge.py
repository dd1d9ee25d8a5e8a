"""What a seat has legally seen stays known, and what it may imagine of the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.for_glory.cards.table import GLADIATORS, RESERVABLE
from munera.games.for_glory.money import pieces
from munera.games.for_glory.redeal import redeal
from munera.games.for_glory.state import Glory
from munera.games.for_glory.view import view
from munera.games.for_glory.view_types import PlayerView
from munera.kernel import Match, Stream, start_from
from munera.kernel.random_play import RandomPlayer
from munera.testing.for_glory import BOOK, Table, battle, foe, gladiator, machinations, me, new_game, registration
from tests.properties import same_examples

pytestmark = pytest.mark.slow  # many games

ONE, TWO, THREE = "business_as_usual", "grain_contract", "shady_dealings"
NOTHING: dict[str, list[str]] = {"gladiators": [], "training": [], "economy": []}


def seen(m: Table, viewer: int | None = 1) -> PlayerView:
    """What the viewer sees of me."""
    return m.view(viewer)["players"][0]


def imagined(state: Glory, seat: int | None, seed: int) -> Glory:
    twin = state.copy()
    redeal(twin, seat, Stream.seeded(seed))
    return twin


def worlds(m: Table, seat: int | None = 1, number: int = 30) -> list[Glory]:
    return [imagined(m.state, seat, seed) for seed in range(number)]


# What was seen


def test_at_first_nothing_is_known() -> None:
    m = new_game()
    for viewer in (0, 1, None):
        for player in m.view(viewer)["players"]:
            assert (player["known"], player["held"], player["tops"]) == ([], [], [])


def test_a_card_bought_into_the_hand_is_known_until_it_is_shown_again() -> None:
    m = machinations(me(hand=["private_sale", ONE], coins=9), rows={**NOTHING, "economy": [THREE, "decurion"]})
    m.answer("play", "private_sale")
    m.buy("decurion")
    for viewer in (1, None):
        assert seen(m, viewer)["known"] == ["decurion"]
    assert all("decurion" in world.hands[0] for world in worlds(m))
    m.answer("play", "decurion")
    assert seen(m)["known"] == []


def test_a_card_that_augur_put_on_the_deck_is_known_there_and_in_the_hand() -> None:
    m = machinations(me(coins=2, discard=["smooth_talk", "cestus"], patrons=["treacherous_augur"], deck=["cull"]))
    m.answer("use", "treacherous_augur")
    m.pays()
    m.answer("smooth_talk")
    assert seen(m)["tops"] == ["smooth_talk"]
    assert all(world.decks[0][-1] == "smooth_talk" for world in worlds(m))
    assert len({tuple(world.decks[0]) for world in worlds(m)}) > 20
    m.done()
    assert (seen(m)["tops"], seen(m)["known"]) == ([], ["smooth_talk"])
    assert all("smooth_talk" in world.hands[0] for world in worlds(m))


def test_one_on_top_of_the_other() -> None:
    m = machinations(
        me(coins=4, discard=["smooth_talk", "cestus"], patrons=["treacherous_augur"] * 2, hand=["banquet"])
    )
    for card in ("smooth_talk", "cestus"):
        m.answer("use", "treacherous_augur")
        m.pays()
        if m.kind == "augury":
            m.answer(card)
    assert seen(m)["tops"] == ["smooth_talk", "cestus"]  # top last
    m.answer("play", "banquet")
    assert seen(m)["known"] == ["cestus", "smooth_talk"]


def test_a_gladiator_saved_by_missio_is_known() -> None:
    m = battle(
        me([gladiator("cestus", damage=2), gladiator("andabata")], hand=["missio"]),
        foe([gladiator("andabata"), gladiator("tiro")]),
        active=1,
    )
    m.attack("andabata 2", "cestus")
    while "missio" not in m.offered():
        m.let_be(m.ask.seat)
    m.react(0, "missio")
    assert seen(m)["known"] == ["cestus"]


def test_pierce_taken_back_is_known() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"], coins=2), foe([gladiator("noxius"), gladiator("andabata")])
    )
    m.tactic("pierce", "noxius")
    m.answer("return", "pierce")
    m.pays()
    m.passes()
    assert (m.hand(), seen(m)["known"]) == (["pierce"], ["pierce"])


def test_when_the_deck_runs_out_whoever_counts_knows_the_hand() -> None:
    m = machinations(me(deck=["cull", "cestus"] + [ONE] * 5, discard=["andabata"], thin=True))
    assert seen(m)["known"] == []
    m.done()
    assert seen(m)["deck"] == 0
    assert seen(m)["known"] == sorted(["cull", "cestus"] + [ONE] * 5)
    m = machinations(me(deck=["cull", "cestus"] + [ONE] * 6, discard=["andabata"], thin=True))
    m.done()
    assert seen(m)["known"] == []  # one card is left: it could be any


def test_what_comes_after_the_reshuffle_is_unknown_again() -> None:
    m = machinations(
        me(
            deck=["cull", ONE],
            discard=["andabata", "cestus", TWO, TWO, THREE, THREE, "parry", "pierce"],
            thin=True,
        )
    )
    m.done()
    assert seen(m)["known"] == [ONE, "cull"]
    hands = {tuple(sorted((Counter(world.hands[0]) - Counter([ONE, "cull"])).elements())) for world in worlds(m)}
    assert len(hands) > 5


def test_with_a_reserve_the_counter_knows_only_both_together() -> None:
    m = machinations(
        me(deck=["cull", "parry"] + [ONE] * 5, reserve=["pierce"], thin=True, hand=["evade"], coins=1)
    )
    m.answer("reserve", "evade")
    m.done()
    assert seen(m)["known"] == []
    assert seen(m)["held"] == sorted(["cull", "parry", "pierce", "evade"] + [ONE] * 5)
    reserves = {tuple(sorted(world.reserve[0])) for world in worlds(m)}
    assert reserves == {("evade", "parry"), ("evade", "pierce"), ("parry", "pierce")}
    m.act(0, "buy_back", 1, (ONE,))
    assert seen(m)["known"] == sorted(["cull", "parry", "pierce", "evade"] + [ONE] * 4)
    assert seen(m)["held"] == []


def test_a_card_laid_face_down_on_the_deck_may_be_any_that_was_known() -> None:
    m = machinations(
        me(hand=["private_sale", "cull", ONE], coins=9, patrons=["aedile"], deck=["cestus"]),
        rows={**NOTHING, "economy": [THREE]},
    )
    m.answer("play", "private_sale")
    m.buy(THREE)
    m.answer("use", "aedile")
    m.answer(THREE)
    assert (seen(m)["known"], seen(m)["held"], seen(m)["tops"]) == ([], [THREE], [None])
    assert m.view(0)["own_tops"] == [THREE]
    assert m.view(1)["own_tops"] == []
    tops = Counter(world.decks[0][-1] == THREE for world in worlds(m))
    assert set(tops) == {True, False}  # on the deck or in the hand
    assert all(THREE in [*world.hands[0], world.decks[0][-1]] for world in worlds(m))
    assert all(world.decks[0][-1] == THREE for world in worlds(m, 0))  # its owner knows
    m.answer("play", "cull")
    m.answer("none")
    m.done()
    assert (seen(m)["known"], seen(m)["held"]) == ([THREE], [])  # drawn again: now it is in hand for sure


def test_reserving_may_hide_a_known_card_and_buying_back_shows_it() -> None:
    m = machinations(me(hand=["private_sale", "pierce"], coins=9), rows={**NOTHING, "training": ["parry"]})
    m.answer("play", "private_sale")
    m.buy("parry")
    assert seen(m)["known"] == ["parry"]
    m.answer("reserve", "pierce")  # or was it the Parry?
    assert (seen(m)["known"], seen(m)["held"]) == ([], ["parry"])
    assert {("parry" in world.reserve[0]) for world in worlds(m)} == {True, False}
    m.act(0, "buy_back", 1, ())
    assert (seen(m)["known"], seen(m)["held"]) == (["parry"], [])


def test_reserving_does_not_hide_what_cannot_be_reserved() -> None:
    m = machinations(
        me(hand=["private_sale", "pierce"], coins=9),
        rows={**NOTHING, "gladiators": ["tiro"]},
    )
    m.answer("play", "private_sale")
    m.buy("tiro")
    m.answer("reserve", "pierce")
    assert (seen(m)["known"], seen(m)["held"]) == (["tiro"], [])


@pytest.mark.rule("FG-CONCEPT-1")
def test_with_casinum_it_may_be_a_gladiator() -> None:
    m = machinations(
        me(hand=["private_sale", "pierce"], coins=9),
        rows={**NOTHING, "gladiators": ["tiro"]},
        arenas=[{"card": "casinum", "holder": 0}, None, None],
    )
    m.answer("play", "private_sale")
    m.buy("tiro")
    m.answer("reserve", "pierce")
    assert (seen(m)["known"], seen(m)["held"]) == ([], ["tiro"])
    assert {tuple(world.reserve[0]) for world in worlds(m)} >= {("tiro",), ("pierce",)}


def test_a_reserve_without_casinum_never_seems_to_hold_a_gladiator() -> None:
    m = machinations(me(hand=["pierce", "cestus"], reserve=["parry"]))
    m.answer("reserve", "pierce")
    assert all(set(world.reserve[0]) <= RESERVABLE for world in worlds(m))


def test_a_discarded_hand_is_known_no_more() -> None:
    m = machinations(me(hand=["private_sale"], coins=9, deck=[ONE] * 8), rows={**NOTHING, "training": ["parry"]})
    m.answer("play", "private_sale")
    m.buy("parry")
    m.done()
    assert (seen(m)["known"], m.discard()) == ([], ["private_sale", "parry"])


# Imagining


def test_who_is_paying_can_pay_in_every_imagined_world() -> None:
    m = machinations(me(hand=[THREE], coins=1), rows={**NOTHING, "training": ["finishing_stroke"]})
    m.answer("buy", "finishing_stroke")
    for world in worlds(m):
        assert pieces(world, 0)
        assert sum(3 if card == THREE else 1 for card in world.hands[0] if card in (ONE, THREE)) >= 3
    m.answer("coin")
    assert all(THREE in world.hands[0] for world in worlds(m))  # three ones would not fit into one card


def test_who_is_paying_still_holds_what_they_surely_hold() -> None:
    """The reserve has no room for a gladiator or a scheme: they are in hand, and leave less room for incomes."""
    m = machinations(
        me(
            hand=["banquet", "cull"],
            deck=["cestus"],
            reserve=["punctim"],
            discard=[THREE, *[ONE] * 5, "evade"],
            coins=0,
            thin=True,
        ),
        rows={**NOTHING, "training": ["parry"]},
        shuffles=[["evade", THREE]],
    )
    m.answer("play", "banquet")
    assert seen(m)["held"] == ["cestus", "cull", "punctim"]
    m.answer("reserve", "evade")
    m.answer("buy", "parry")
    assert m.kind == "pay"
    for world in worlds(m, number=60):
        assert {"cestus", "cull"} <= set(world.hands[0])
        assert THREE in world.hands[0]
        assert set(world.reserve[0]) <= RESERVABLE
        assert BOOK.totals(world) == "whole"


def test_what_is_imagined_looks_the_same_and_differs_in_what_is_hidden() -> None:
    m = new_game(5)
    for viewer in (0, 1):
        twins = worlds(m, viewer)
        assert all(view(world, viewer) == view(m.state, viewer) for world in twins)
        assert len({tuple(sorted(world.hands[1 - viewer])) for world in twins}) > 5
        assert all(world.hands[viewer] == m.state.hands[viewer] for world in twins)
        assert len({tuple(world.arena_deck) for world in twins}) == len(twins)
        assert len({tuple(world.supply[0]) for world in twins}) == len(twins)


def test_imagining_knows_nothing_of_the_true_cards() -> None:
    one = machinations(foe(), me(hand=["cull", "cestus"], deck=[ONE, ONE], reserve=["parry"], discard=["pierce"]))
    two = machinations(foe(), me(hand=[ONE, ONE], deck=["cestus"], reserve=["parry"], discard=["pierce"]))
    for seed in range(5):
        a, b = imagined(one.state, 0, seed), imagined(two.state, 0, seed)
        assert (sorted(a.hands[1]), a.reserve[1]) == (sorted(b.hands[1]), b.reserve[1])
        assert a.decks[1] == b.decks[1]


# Whole games


RICH = [
    "private_sale",
    "banquet",
    "manumission",
    TWO,
    "shady_dealings",
    "parry",
    "pierce",
    "evade",
    "feint",
    "missio",
]
MEN = ["veles", "tiro", "noxius", "samnite", "tertiarius", "arbelas"]


def workshop(seed: int) -> Match[Glory]:
    """A rich position: much to reserve, to lay on the deck, to buy into the hand and to count."""
    stream = Stream.seeded(seed)
    players = []
    for seat in (0, 1):
        cards = [*RICH, *MEN[seat * 3 : seat * 3 + 3], "cull", "cestus", "andabata", ONE, ONE, ONE]
        stream.shuffle(cards)
        at = [stream.below(8), 8 + stream.below(6)]
        players.append(
            {
                "hand": cards[: at[0]],
                "deck": cards[at[0] : at[1]],
                "discard": cards[at[1] :],
                "patrons": ["aedile", "treacherous_augur"],
                "coins": stream.below(9),
                "thin": bool(stream.below(2)),
            }
        )
    arenas = [{"card": "casinum", "holder": stream.below(3) - 1}, {"card": "emerita_augusta", "holder": 0}, None]
    written: dict[str, Any] = {"players": players, "arenas": arenas, "seed": seed, "active": stream.below(2)}
    return start_from(BOOK, written)


def claims_hold(s: Glory) -> None:
    """Everything that others are certain of is true."""
    for seat in (0, 1):
        hand = Counter(s.hands[seat])
        top = s.decks[seat][len(s.decks[seat]) - len(s.deck_tops_seen[seat]) :]
        laid = [card for card, shown in zip(top, s.deck_tops_seen[seat], strict=True) if not shown]
        known, held = Counter(s.known[seat]), Counter(s.held[seat])
        assert known <= hand
        assert known + held <= hand + Counter(s.reserve[seat]) + Counter(laid)
        assert (
            sum(card in GLADIATORS for card in s.reserve[seat])
            <= s.possible_gladiators[seat]
            <= len(s.reserve[seat])
        )
        assert set(s.reserve[seat]) <= RESERVABLE | GLADIATORS


def imagines_well(s: Glory, viewer: int | None, seed: int) -> None:
    world = imagined(s, viewer, seed)
    assert view(world, viewer) == view(s, viewer)
    assert BOOK.totals(world) == BOOK.totals(s)
    claims_hold(world)
    for seat in (0, 1):
        for zone in ("hands", "decks", "reserve", "discard"):
            assert len(getattr(world, zone)[seat]) == len(getattr(s, zone)[seat])
        if s.owed and s.busy == seat:
            assert pieces(world, seat)
        if seat == viewer:
            assert (world.hands[seat], world.reserve[seat]) == (s.hands[seat], s.reserve[seat])
            assert sorted(world.decks[seat]) == sorted(s.decks[seat])


def shows_nothing_hidden(match: Match[Glory], viewer: int | None, seed: int) -> None:
    """In an imagined world, where hidden cards lie elsewhere, the viewer is sent exactly the same."""
    twin = match.imagine(viewer, Stream.seeded(seed))
    real, other = match.message(viewer), twin.message(viewer)
    for part in ("view", "ask", "asked", "awaited", "anytime", "over"):
        assert real[part] == other[part], part


@same_examples
@given(st.integers(0, 10**9))
def test_claims_are_true_and_imagined_worlds_possible_in_rich_games(seed: int) -> None:
    match, player = workshop(seed), RandomPlayer(Stream.seeded(seed), acts=150)
    for step in range(70):
        if match.over:
            break
        player.step(match)
        claims_hold(match.state)
        viewer = (0, 1, None)[step % 3]
        imagines_well(match.state, viewer, seed + step)
        if step % 5 == 0:
            shows_nothing_hidden(match, viewer, seed + step)


@same_examples
@given(st.integers(0, 10**9))
def test_and_in_games_from_the_start(seed: int) -> None:
    match, player = new_game(seed).match, RandomPlayer(Stream.seeded(seed))
    for step in range(120):
        if match.over:
            break
        player.step(match)
        claims_hold(match.state)
        if step % 4 == 0:
            imagines_well(match.state, (0, 1, None)[step % 3], seed + step)
        if step % 10 == 0:
            shows_nothing_hidden(match, step % 2, seed + step)


@same_examples
@given(st.integers(0, 10**9))
def test_no_event_tells_a_card_that_only_the_other_may_see(seed: int) -> None:
    match, player = workshop(seed), RandomPlayer(Stream.seeded(seed), acts=150)
    for _ in range(60):
        if not match.over:
            player.step(match)
    private = {"drawn", "laid", "reserved"}
    events = [event for event in match.log or () if event[0] in private]
    assert events
    assert all(to in ((0,), (1,)) for _, _, to, _ in events)
    assert all(to is None for kind, _, to, _ in match.log or () if kind not in private)
    for viewer in (0, 1, None):
        heard = [event for event in match.events(viewer) if event[0] in private]
        assert heard == [(kind, *facts) for kind, facts, to, _ in events if to == (viewer,)]


# ---------------------------------------------------------------------- what a player chose is their news


def already_known_to(m: Table, kind: str) -> list[object]:
    """Who knew it before, for every event of a kind."""
    return [event[3] for event in m.match.log or () if event[0] == kind]


def test_that_a_card_was_laid_on_the_deck_is_news_to_the_other() -> None:
    m = machinations(me(hand=["cull", "banquet"], patrons=["aedile"]))
    m.answer("use", "aedile")
    m.answer("banquet")
    assert already_known_to(m, "lays_on_deck") == [(0,)]


def test_that_a_card_is_wanted_back_is_told_before_it_is_paid_for() -> None:
    m = battle(
        me([gladiator("andabata")], hand=["pierce"]), foe([gladiator("cestus", damage=2), gladiator("andabata")])
    )
    m.tactic("pierce", "cestus")
    while m.asked() != (0, "react"):
        m.let_be(m.ask.seat)
    m.answer("return", "pierce")
    assert m.asked() == (0, "pay")
    assert m.event("wants_back") == (0, "pierce")
    assert already_known_to(m, "wants_back") == [(0,)]


def test_where_a_gladiator_is_registered_is_told_before_the_fee_is_paid() -> None:
    m = registration(me(hand=["cestus"]), arenas=["capua", "verona", "pompeii"])
    m.answer("enter", "cestus", 1)
    assert m.asked() == (0, "pay")
    assert m.event("registers") == (0, "cestus", "verona")
