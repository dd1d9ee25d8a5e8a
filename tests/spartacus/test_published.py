"""Published records of Spartacus and its expansion: wishes that came to nothing are not in them (SP-SECRET-7).

Whatever two tables do not tell anybody, their published records do not tell either: games that differ in foils
that were not needed and in private offers that came to nothing are published as the same text.
"""

from __future__ import annotations

import json
import zlib
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from munera import bots
from munera.bots.playing import play
from munera.games import book
from munera.games.spartacus.deals.deals import MOST_OFFERS
from munera.games.spartacus.table.records import Offer
from munera.kernel import Match, Seat, Stream, follow, hidden_choices, pick, published, record, replay, start_from
from munera.kernel.laws import short
from munera.kernel.laws.publishing import spectated
from munera.kernel.plain import from_option
from munera.kernel.random_play import RandomPlayer
from munera.testing.spartacus import Table, calm, house, market
from munera.testing.spartacus.titles import GUARD, JUPITER, ROBBERY, RUMORS, VISITOR
from tests.counts import LONG, times

TABLES = [("spartacus", 3), ("serpents", 4)] + [("spartacus", 4), ("serpents", 6)] * LONG
FOILS = ["re-whispered-rumors", "re-jupiters-cock", "re-a-heavy-purse", GUARD]
GAMES = times(1, 150)
TAXES = "sc-word-to-the-tax-collector"
DEAR = 90  # coins that nobody has: an offer that wants so many cannot be accepted


def entries(text: str) -> list[dict[str, Any]]:
    return [{key: value for key, value in entry.items() if key != "echo"} for entry in json.loads(text)["entries"]]


def form_of(m: Table) -> list[dict[str, Any]]:
    """What is published of a game that a test has told."""
    return entries(published(m.match.book, record(m.match)))


# ---------------------------------------------------------------------- one wish at a time


def foiled(wish: Any = "pass") -> Table:
    """A scheme that both others could foil: seat 1, who comes first, does, and seat 2 has this wish."""
    m = calm(
        house(hand=[VISITOR], influence=6), house(hand=[JUPITER], influence=6), house(hand=[RUMORS], influence=6)
    )
    m.scheme(VISITOR, 0)
    m.confirm()
    m.seal(s1=("play", JUPITER), s2=wish)
    return m


@pytest.mark.rule("SP-SECRET-7")
def test_a_foil_that_was_not_needed_is_not_published() -> None:
    wished = foiled(("play", RUMORS))
    assert ["play", RUMORS] in entries(record(wished.match))[-1]["answers"]
    assert form_of(wished)[-1]["answers"] == [["play", JUPITER], "pass"]
    assert published(wished.match.book, record(wished.match)) == record(foiled().match)


@pytest.mark.rule("SP-SECRET-7")
@pytest.mark.parametrize("end", ["open", "declined", "withdrawn", "countered", "lapsed"])
def test_a_private_offer_that_came_to_nothing_is_not_published(end: str) -> None:
    m = calm(house(coins=5), house(coins=5), house(coins=5))
    before = form_of(m)
    offer = m.offer(0, 1, private=True, gives=2)
    if end == "declined":
        m.act(1, "decline", offer)
    elif end == "withdrawn":
        m.act(0, "withdraw", offer)
    elif end == "countered":
        m.act(1, "counter", offer, (*Offer(1, (0,), True, 0, (), 3, (), (), (), 1),))
    assert form_of(m) == before
    if end == "lapsed":
        m.answer_by_default_until(lambda: m.state.phase != "intrigue")
        assert m.heard(0, "offer_lapsed")
        assert not any("act" in entry for entry in form_of(m))


@pytest.mark.rule("SP-SECRET-7", "SP-DEAL-2")
def test_a_private_offer_that_turned_out_void_is_not_published() -> None:
    m = calm(house(coins=5), house(coins=5), house(coins=5))
    offer = m.offer(0, 1, private=True, gives=5)
    m.act(0, "give", 2, 3)
    m.act(1, "accept", offer)
    assert m.heard(1, "offer_void")
    assert form_of(m) == [{"seat": 0, "act": ["give", 2, 3]}]


@pytest.mark.rule("SP-SECRET-7", "SP-DEAL-4")
def test_a_private_deal_is_published_without_what_led_to_it() -> None:
    """Made to two, declined by one, countered by the other and accepted: the deal alone moved something."""
    m = calm(house(coins=5), house(coins=5), house(coins=5))
    first = m.offer(0, (1, 2), private=True, gives=1, promises=[("no_target", "phase")])
    m.act(1, "decline", first)
    narrow = (first[0], (2,), *first[2:])
    counter = (*Offer(2, (0,), True, 0, (), 2, (), (), (("no_target", "phase"),), 1),)
    m.act(2, "counter", narrow, counter)
    m.act(1, "give", 2, 1)
    m.act(0, "accept", counter)
    assert m.coins() == [3, 4, 8]
    deal = from_option((*Offer(2, (0,), True, 0, (), 2, (), (), (("no_target", "phase"),), 0),))
    assert form_of(m) == [
        {"seat": 1, "act": ["give", 2, 1]},
        {"seat": 2, "act": ["offer", deal]},
        {"seat": 0, "act": ["accept", deal]},
    ]


def test_public_offers_stay_as_they_were_made() -> None:
    m = market(house("gl-duro", coins=5), house(coins=5), house(coins=5))
    offer = m.offer(0, (1, 2), gives=1)
    m.act(1, "decline", offer)
    m.act(2, "counter", (offer[0], (2,), *offer[2:]), (*Offer(2, (0,), False, 0, (), 2, (), (), (), 1),))
    m.act(0, "withdraw", (offer[0], (2,), *offer[2:]))
    assert form_of(m) == entries(record(m.match))
    assert len(form_of(m)) == 4


# ---------------------------------------------------------------------- cards that lay face down


def turn_of(*answers: Any) -> Table:
    """Seat 0, who holds three schemes, gives these answers in their turn and ends it."""
    m = calm(house(hand=[VISITOR, ROBBERY, TAXES], influence=9, coins=4), house(coins=4), house(coins=4))
    for answer in answers:
        if answer == "nobody":
            m.nobody()
        elif answer in ("no", "yes"):
            m.seal(s1=answer)
        else:
            m.answer(answer)
    m.end_turn()
    return m


def prepared(card: str) -> Any:
    return ("prepare", card)


LAID_OFTEN = [
    lambda one, two, _: (prepared(one), "take_back"),
    lambda one, two, _: (prepared(one), "take_back", prepared(two), "take_back"),
    lambda one, two, _: (prepared(one), "take_back", prepared(two), "take_back", ("again", 1), "take_back"),
    lambda one, two, _: (prepared(one), ("request", ((1, False),)), "yes", "take_back"),
    lambda one, two, _: (prepared(one), "take_back", ("cash", VISITOR)),
    lambda one, two, three: (prepared(one), "take_back", prepared(two), "take_back", prepared(three), "take_back"),
]


@pytest.mark.rule("SP-SECRET-7", "SP-75")
@pytest.mark.parametrize("answers", LAID_OFTEN)
def test_which_scheme_was_taken_back_is_not_published(answers: Any) -> None:
    """Whatever lay there, the same is published."""
    cards = (VISITOR, ROBBERY, TAXES)
    games = [turn_of(*answers(*order)) for order in permutations(cards)]
    assert len({record(m.match) for m in games}) > 1
    assert len({published(m.match.book, record(m.match)) for m in games}) == 1


@pytest.mark.rule("SP-SECRET-7", "SP-75")
def test_a_scheme_that_was_played_or_shown_is_published_as_it_was() -> None:
    played = [("announce", (1,)), "confirm", "nobody"]
    m = turn_of(prepared(TAXES), "take_back", prepared(ROBBERY), *played)
    cards = [entry["answer"][1] for entry in form_of(m) if entry.get("answer", "")[0] == "prepare"]
    assert cards[1] == ROBBERY
    assert cards[0] == min(VISITOR, TAXES)  # the robbery was still in hand to be laid
    for shown in (VISITOR, ROBBERY, TAXES):
        m = turn_of(prepared(shown), ("request", ((1, True),)), "no", "take_back")
        assert form_of(m) == entries(record(m.match))


def test_a_record_that_would_keep_a_server_busy_is_published_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for what could have lain there gives up after so many tries, whatever lay there."""
    m = turn_of(prepared(TAXES), "take_back", prepared(ROBBERY), "take_back", prepared(VISITOR), "take_back")
    assert form_of(m) != entries(record(m.match))
    monkeypatch.setattr(hidden_choices, "MOST_IN_ALL", -1)
    assert form_of(m) == entries(record(m.match))


# ---------------------------------------------------------------------- whole games


def random_game(game: str, seats: int, seed: int) -> str:
    match = short(book(game), seats).start(seed)
    _play_on(match, Stream.seeded(f"published {seed}"))
    return record(match)


def armed_game(game: str, seats: int, seed: int) -> str:
    """A round in which everybody holds foils and schemes, so that many want to foil at once."""
    houses = [house(influence=8, coins=6, hand=hand) for hand in _hands(game, seats, seed)]
    written: dict[str, Any] = {"moment": "intrigue", "active": seed % seats, "seed": seed, "houses": houses}
    written["options"] = {"rounds": 1}
    match = start_from(book(game), written)
    _play_on(match, Stream.seeded(f"armed {seed}"))
    return record(match)


def _hands(game: str, seats: int, seed: int) -> list[list[str]]:
    """The intrigue deck dealt out, foils and schemes first."""
    rules = book(game).rules  # type: ignore[attr-defined]
    cards = [id for id in rules.box.whole("intrigue") if id in rules.schemes or id in FOILS]
    Stream.seeded(f"hands {seed}").shuffle(cards)
    return [cards[seat::seats][:5] for seat in range(seats)]


def _play_on(match: Match[Any], stream: Stream) -> None:
    player = RandomPlayer(stream, 300)
    while not match.over:
        player.step(match)


def bot_game(game: str, seats: int, seed: int) -> str:
    match = short(book(game), seats).start(seed)
    stream = Stream.seeded(f"bots {seed}")
    players = [bots.make("greedy" if seat % 2 else "heuristic", game, stream) for seat in range(seats)]
    play(match, players, stream, stand_in=True)
    return record(match)


def public_echoes(game: str, text: str) -> list[int]:
    """A checksum of what everybody was told because of each entry; entries that told nothing are left out."""
    found: list[int] = []
    seen = [0]

    def watch(match: Match[Any]) -> None:
        events, seen[0] = match.events(None, seen[0]), match.events_told(None)
        found.extend([zlib.crc32(repr(events).encode())] if events else [])

    replay(book(game), text, watch=watch)
    return found


def check_published(game: str, text: str) -> str:
    """The published form tells everybody the same as the full record, entry by entry; it verifies and stays."""
    rules = book(game)
    form = published(rules, text)
    assert public_echoes(game, form) == public_echoes(game, text)
    full, again = replay(rules, text), replay(rules, form)  # with its own echoes and result
    assert again.events(None) == full.events(None)
    assert spectated(short(rules, 3), form, LONG) == spectated(short(rules, 3), text, LONG)
    assert again.state.place == full.state.place  # no chance has shifted
    assert json.loads(form)["result"] == json.loads(text)["result"]
    assert published(rules, form) == form
    return form


def with_other_wishes(game: str, text: str, stream: Stream) -> tuple[str, int]:
    """The same game with other wishes that come to nothing, and how many they are."""
    rules, count = book(game), 0
    match: Match[Any] = replay(rules, text, until=0)
    own = Counter(entry["seat"] for entry in entries(text) if "act" in entry)  # it must be able to make them all
    for entry in entries(text):
        if stream.below(4) == 0:
            count += _idle_offer(match, stream, count, own)
        if "answers" in entry and match.pending[0].kind in rules.windows:
            acted = next((i for i, answer in enumerate(entry["answers"]) if answer != "pass"), len(match.pending))
            for place, ask in enumerate(match.pending):
                if place > acted:
                    other = from_option(pick(ask.options, stream))
                    count += other != entry["answers"][place]
                    entry["answers"][place] = other
        follow(match, [entry])
    return record(match), count


def _idle_offer(match: Match[Any], stream: Stream, number: int, own: Counter[Seat]) -> int:
    """Somebody makes another a private offer that cannot be accepted; it is perhaps declined or withdrawn."""
    maker, taker = _two(match, stream)
    offer = (*Offer(maker, (taker,), True, 0, (), min(99, DEAR + number % 10), (), (), (), 0),)
    if own[maker] >= MOST_OFFERS or ("offer", offer) not in match.book.anytime(match.state, maker):
        return 0
    own[maker] += 1
    match.act(maker, ("offer", offer))
    end = stream.below(3)
    if end < 2:
        match.act((taker, maker)[end], (("decline", "withdraw")[end], offer))
    return 1


def _two(match: Match[Any], stream: Stream) -> tuple[Seat, Seat]:
    seats = list(match.seats)
    stream.shuffle(seats)
    return seats[0], seats[1]


@pytest.mark.rule("SP-SECRET-7")
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("kind", [random_game, armed_game, bot_game], ids=lambda kind: kind.__name__)
def test_what_is_published_tells_all_and_no_wish(kind: Any, game: str, seats: int) -> None:
    wishes = 0
    for seed in range(1, GAMES + 1):
        text = kind(game, seats, seed)
        form = check_published(game, text)
        other, count = with_other_wishes(game, text, Stream.seeded(f"wishes {seed}"))
        assert (other != text) == (count > 0)
        assert published(book(game), other) == form
        wishes += count
    assert wishes > 3 * GAMES
