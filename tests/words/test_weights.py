"""What weight an event has is said by its teller: the durations that browsers show rest on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from munera.games import books
from munera.kernel import Option
from munera.kernel.laws.games import Case, moments
from munera.tables.wording import Wording
from munera.words import Words, teller_of
from munera.words.school.cast import SchoolCast
from munera.words.weights import BLOW, DECIDING, NEWS, QUIET, REVEAL
from tests.stories import lines as lines_of

WEB = Path(__file__).parents[2] / "web" / "src"
RELEASED = ("gladius", "school", "for_glory", "spartacus", "serpents")  # the games of release 0.1.0
NAMES = ("Ana", "Bruno", "Clara", "Davi")

# What release 0.1.0 showed for how long: its browser had these tables, for all games together. Of later kinds of
# events those stand here that are no plain news.
SLIGHT = """turn draws drawn holds cannot_attack discards reshuffle reshuffles spent passes trade_done earns upkeep
    trains pays gains_coin readied exhausted moves paid combat_round assigned"""
GRAVE = {
    BLOW: "rolls hits strikes_back wounded crowd_wounds hit stat_roll heal_rolls guard_rolls first_blood injury"
    " too_late fighters_tire",
    REVEAL: "bids rebids bids_tied purses_open",
    DECIDING: "turns_traitor defeated thumb last_stand match_won dies fame",
}
BEFALLS = """influence pays injured asset_discarded asset_moves hand_discarded foiled wounded defeated thumb
    stays_injured takes_from_hand hand_seen dies injury lamed loses_point shamed promise_broken bid_cut"""
ASIDE = re.compile(
    r"bids|rebids|bids_tied|purses_open|roll_off|seeded|meet|passes|assigned"
    r"|offer_.*|promise_(made|kept|revealed)|trade_.*"
)
WILLED = ["power", "sold", "sale", "price", "freed", "cashed", "bribe", "hand_limit", "exchange", "hosting"]


def weight_before(kind: str) -> str:
    grave = next((word for word, kinds in GRAVE.items() if kind in kinds.split()), None)
    return grave or (QUIET if kind in SLIGHT.split() else NEWS)


@pytest.mark.parametrize("game", RELEASED)
def test_every_kind_of_event_has_the_weight_that_it_had(game: str) -> None:
    book = books()[game]
    teller = teller_of(book, Words())
    kinds = book.vocabulary.events
    assert {kind: teller.weight((kind,)) for kind in kinds} == {kind: weight_before(kind) for kind in kinds}
    assert teller.weights.setbacks == {kind for kind in kinds if kind in BEFALLS.split()}
    assert teller.weights.neutral == {kind for kind in kinds if ASIDE.fullmatch(kind)}
    assert teller.weights.voluntary == {why for why in WILLED if why in book.vocabulary.terms.get("why", ())}


def setback_before(line: dict[str, Any], event: Sequence[Option], you: int | None) -> bool:
    """As release 0.1.0 told what befell the viewer from what they did; the first fact must be a seat for it."""
    kind, subject, *facts = [*event, None, None][: max(2, len(event))]
    if not line["you"] or line["level"] == "log" or ASIDE.fullmatch(str(kind)):
        return False
    if facts and facts[-1] in WILLED:
        return False
    return subject != you or kind in BEFALLS.split()


PLAYED: dict[str, tuple[int, dict[str, Option]]] = {
    "gladius": (2, {}),
    "school": (3, {"turns": "8"}),
    "for_glory": (2, {}),
    "spartacus": (4, {"rounds": 3}),
    "serpents": (4, {"rounds": 3}),
}
SEATED = ("seat", "school", "to", "fighter")  # the names of facts that are seats, where fighters are numbered so


@pytest.mark.parametrize("game", PLAYED)
def test_lines_tell_their_weight_and_what_is_a_setback(game: str) -> None:
    book, (seats, variant) = books()[game], PLAYED[game]
    wording = Wording(book, Words())
    seen: Counter[str] = Counter()
    match = [match for match, _ in moments(Case(book, seats, variant), 5)][-1]
    for viewer in (None, *match.seats):
        message, events = match.message(viewer), match.events(viewer)
        lines = lines_of(wording, message["view"], events, NAMES[:seats], viewer)
        by_number = {line["n"]: line for line in lines}
        for number, event in enumerate(events):
            kind, line = str(event[0]), by_number.get(number)
            before = weight_before(kind)
            if line is None:
                assert before in (QUIET, NEWS), event  # a weight travels with a line
                continue
            assert line["weight"] == (QUIET if (before, line["level"]) == (NEWS, "log") else before)
            seen[line["weight"]] += 1
            first = book.vocabulary.events[kind][:1]
            if not first or first[0] in SEATED[: 2 if game == "school" else None] or kind in BEFALLS.split():
                assert line["setback"] == setback_before(line, event, viewer), event
                seen["compared"] += line["setback"]
    assert seen[QUIET]
    assert seen[NEWS]
    assert seen["compared"] or game in ("gladius", "school")  # whose stories speak of fighters


@pytest.mark.parametrize("side", [0, 1])
def test_what_a_fighter_does_is_no_setback_to_whoever_plays_it(side: int) -> None:
    """The sides of a bout are no seats: the player of seat 2 may fight on either."""
    teller = teller_of(books()["school"], Words())
    cast = SchoolCast(NAMES, 2, fighters=("Brennus", "Syphax"), side=side)
    assert [teller.setback(("attacks", one, "sword_stab"), cast) for one in (0, 1)] == [side != 0, side != 1]


def test_nothing_befalls_a_spectator() -> None:
    book = books()["spartacus"]
    match = [match for match, _ in moments(Case(book, 3, {"rounds": 1}), 5)][-1]
    lines = lines_of(Wording(book, Words()), match.view(), match.events(None), NAMES[:3], None)
    assert lines
    assert not any(line["setback"] or line["you"] for line in lines)


# ---------------------------------------------------------------------- the browser

# Words that are also kinds of event, and what they mean there.
ELSEWHERE = {
    "turn": "a sound, a stretch of standing answers",
    "phase": "a stretch of standing answers",
    "hit": "a sound, a search hit",
    "shown": "how long a state stays",
    "draw": "an agreement on a draw",
    "beast": "a kind of card",
    "slave": "a kind of card",
    "influence": "a kind of fact on a card",
    "again": "a style of the choice not to be asked again",
}


def test_what_is_generic_in_the_browser_names_no_kinds_of_event() -> None:
    kinds = {kind for game in RELEASED for kind in books()[game].vocabulary.events}
    generic = [file for part in ("lib", "pages", "ui") for file in (WEB / part).rglob("*")]
    named: dict[str, set[str]] = {}
    for file in generic:
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name:
            words = set(re.findall(r"['\"]([a-z_]+)['\"]", file.read_text("utf-8")))
            for kind in words & kinds:
                named.setdefault(kind, set()).add(file.name)
    assert named.keys() == ELSEWHERE.keys(), named
