"""What the books of a campaign tell is what the rules did: read once more from all that was told."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from munera.games.gladius.cards import TABLE, CardTable
from munera.games.school.gladiators import READY_MADE, RECRUITS, Recruits
from munera.games.school.rulebook import BOOK, GladiatorSchool
from munera.games.school.season import rank
from munera.games.school.state import TRAINING, UPKEEP
from munera.kernel import Match, Variant, resume, save, start, start_from
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream

VARIANTS: list[tuple[int, Variant]] = [
    (2, {"turns": "8"}),
    (4, {"turns": "8", "pairing": "arranged", "beasts": "fight", "first_blood": True}),
]
FLOOR = ("trade_offer", "trade_accept", "trade_decline", "trade_withdraw", "trade_lapse")


class Books:
    """A campaign, read from its events alone."""

    def __init__(self, schools: int) -> None:
        self.annals, self.fame = [[0] * schools], [0] * schools
        self.honours: list[tuple[Any, ...]] = []
        self.honoured = self.turn = 0
        self.sale: list[Any] | None = None
        self.entries: list[tuple[Any, ...]] = []
        self.lessons: dict[Any, list[Any]] = {}
        self.declined: dict[int, tuple[Any, ...]] = {}
        self.wins: list[tuple[Any, ...]] = []
        self.last = ""

    def hear(self, kind: str, *facts: Any) -> None:  # noqa: C901  # as many kinds as there are
        if self.last == "fame" != kind:
            self.annals.append(list(self.fame))
            self.wins, self.sale = [], None
        if kind == "new_turn":
            self.turn, self.entries, self.declined = facts[0], [], {}
        elif kind == "fame":
            if self.honoured != self.turn:
                self.honoured, self.honours = self.turn, []
            self.honours.append(facts[:2])
            self.fame[facts[0]] = facts[2]
        elif kind in ("bids", "rebids"):
            bids = dict(facts[1])
            self.sale = [facts[0], bids if kind == "bids" else {**(self.sale or [0, {}])[1], **bids}, None, 0]
        elif kind == "sold":
            assert self.sale
            self.sale[2:] = facts[1:]
            self.entries.append((facts[1], "bought", -facts[2], facts[0]))
        elif kind == "earns":
            self.entries.append((facts[0], "earned", facts[2], facts[1]))
        elif kind == "upkeep":
            self.entries.append((facts[0], "upkeep", -facts[1], ""))
        elif kind == "trains_extra" and len(facts) > 1:
            self.entries.append((facts[0], "trained", -TRAINING * (len(facts) - 1), ""))
        elif kind == "trains":
            if self.last in ("trains_extra", "trade_lapse") or self.last not in ("trains", "learns"):
                self.lessons = {}
            self.lessons[facts[0]] = [*facts[1:], ""]
        elif kind == "learns":
            self.lessons[facts[0]][-1] = facts[1]
        elif kind in FLOOR:
            self.declined.pop(facts[0], None)
            if kind == "trade_decline":
                self.declined[facts[0]] = facts
            flow = facts[4] - facts[2]
            if kind == "trade_accept" and flow:
                self.entries += [(facts[0], "traded", flow, facts[1]), (facts[1], "traded", -flow, facts[0])]
        elif kind == "match_won":
            self.wins.append(facts)
        self.last = kind


@pytest.mark.parametrize(("seats", "variant"), VARIANTS)
def test_the_books_are_what_was_told(seats: int, variant: Variant) -> None:
    seen: Counter[str] = Counter()
    for game in range(2):
        match = start(BOOK, seats, f"books {game}", variant)
        player, books, heard = RandomPlayer(Stream.seeded(f"books {game}"), 40_000), Books(seats), 0
        while True:
            for event in match.events(None, heard):
                books.hear(str(event[0]), *event[1:])
            heard = match.events_told(None)
            if match.state.phase == "none":
                check(match, books, seen)
            if match.over:
                break
            player.step(match)
    assert seen["sale"] > 5
    assert seen["awards"] > 20
    assert seen["entries"] > 50
    assert seen["lessons"] > 20


def check(match: Match[Any], books: Books, seen: Counter[str]) -> None:
    s = match.state
    view: Any = BOOK.view(s, None)
    found = [*books.annals, *([books.fame] if books.last == "fame" else [])]
    assert view["annals"] == found
    if books.honours:
        awards = view["awards"]
        assert awards["turn"] == books.honoured
        assert Counter({(one["seat"], one["award"]): one["count"] for one in awards["given"]}) == Counter(
            books.honours
        )
        assert awards["gained"] == [sum(seat == one for one, _ in books.honours) for seat in s.schools]
        assert awards["fresh"] == (view["sale"] is None)
        seen["awards"] += 1
    else:
        assert view["awards"] is None
    if books.sale:
        lot, bids, buyer, price = books.sale
        assert view["sale"] == {
            "lot": lot,
            "bids": sorted(bids.items(), key=lambda one: -one[1]),
            "buyer": buyer,
            "price": price,
        }
        seen["sale"] += 1
    for seat, chest in enumerate(view["chests"]):
        mine = [entry[1:] for entry in books.entries if entry[0] == seat]
        assert chest["brought"] + sum(entry["gold"] for entry in chest["entries"]) == s.gold[seat]
        sums: Counter[Any] = Counter()
        for what, gold, about in mine:
            sums[what, about] += gold
        shown: Counter[Any] = Counter()
        for entry in chest["entries"]:
            shown[entry["what"], entry["about"]] += entry["gold"]
        assert shown == sums
        assert chest["upkeep"] == UPKEEP * len(s.roster(seat))
        paid = any(what == "upkeep" for what, *_ in mine)
        assert not (paid and chest["due"])
        seen["entries"] += len(mine)
    assert {one["gladiator"]: [one["die"], one["total"], one["stat"]] for one in view["lessons"]} == books.lessons
    seen["lessons"] += len(books.lessons)
    assert {offer[0]: offer for offer in view["declined"]} == books.declined
    if match.over:
        order = sorted(s.schools, key=lambda seat: rank(s, seat), reverse=True)
        assert [view["places"][seat] for seat in order] == sorted(view["places"])
        for seat, tally in enumerate(view["tallies"]):
            own = [g for g in view["gladiators"] if g["owner"] == seat]
            assert (tally["wins"], tally["bouts"]) == (sum(g["wins"] for g in own), sum(g["bouts"] for g in own))


def test_what_a_training_needs_is_what_it_takes() -> None:
    """The die that is said to be enough is enough, with extra training and without."""
    match = start(BOOK, 3, "needs", {"turns": "8"})
    player, seen = RandomPlayer(Stream.seeded("needs"), 40_000), Counter[bool]()
    needs: dict[int, list[int]] = {}
    heard = 0
    while not match.over:
        if match.state.stage == "training":
            needs = {g["id"]: g["needs"] for g in BOOK.view(match.state, None)["gladiators"]}
        player.step(match)
        events = match.events(None, heard)
        heard = match.events_told(None)
        extra = {id for kind, *facts in events if kind == "trains_extra" for id in facts[1:]}
        learnt = {facts[0] for kind, *facts in events if kind == "learns"}
        for kind, *facts in events:
            if kind == "trains" and facts[0] in needs:
                enough = int(str(facts[1])) >= needs[int(str(facts[0]))][facts[0] in extra]
                assert enough == (facts[0] in learnt)
                seen[enough] += 1
    assert min(seen.values()) > 3


def test_ties_are_broken_as_the_standing_says() -> None:
    people = [{"experience": 9, "wins": 1}]
    position: dict[str, Any] = {
        "stage": "reputation",
        "turn": 8,
        "options": {"turns": "8"},
        "schools": [
            {"gold": 10, "fame": 3, "gladiators": people},
            {"gold": 10, "fame": 3, "gladiators": [{"experience": 4, "wins": 1}]},
        ],
    }
    match = start_from(BOOK, position)
    view: Any = BOOK.view(match.state, None)
    assert match.over
    assert view["places"] == [1, 2]
    assert view["tie"] == {"seat": 0, "fame": 5, "by": "experience", "more": 9, "less": 4}


def test_scenes_are_shown_between_questions() -> None:
    """Who meets whom, the last blow of each bout, what training brought, who got fame: every turn."""
    match = start(BOOK, 2, "scenes", {"turns": "8"})
    player, heard, kinds = RandomPlayer(Stream.seeded("scenes"), 40_000), match.events_told(0), Counter[str]()
    while not match.over:
        player.step(match)
        message = match.message(0, heard)
        for scene in message["scenes"]:
            view = scene["view"]
            before = message["events"][: scene["told"] - heard]
            if view["bout"]:
                assert before[-1][0] in ("wins", "draw")
                assert view["bout"]["phase"] == "over"
                kinds["bout"] += 1
            else:
                kinds[view["stage"]] += 1
        heard = message["told"]
    assert set(kinds) == {"bout", "combat", "reputation", "slaves"}


# ---------------------------------------------------------------------- other tables in the same process

ROWS = {row: ("secutor", 5, *facts[2:]) for row, facts in READY_MADE.items()}


class OnlySecutors(GladiatorSchool):
    """The same rules with other gladiators, and cards that hit harder."""

    cards: ClassVar[CardTable] = CardTable(
        {**TABLE.by_id, "sword_stab": replace(TABLE.by_id["sword_stab"], damage=9)}, TABLE.beasts
    )
    recruits: ClassVar[Recruits] = Recruits(ROWS, {nation: ["Nemo"] for nation in RECRUITS.names})


def test_a_campaign_reads_its_tables_from_its_rulebook() -> None:
    book = OnlySecutors()
    match = start(book, 2, "secutors", {"turns": "8"})
    player, hits = RandomPlayer(Stream.seeded("secutors"), 40_000), Counter[int]()
    for step in range(600):
        if match.over:
            break
        player.step(match)
        if step == 40:
            match = resume(book, save(match))
    assert {g.style for g in match.state.people.values()} == {"secutor"}
    assert all(g.name.startswith("Nemo") for g in match.state.people.values())
    hits.update(int(str(event[2])) for event in match.events(None) if event[0] == "hit")
    assert 9 in hits
    assert {g.style for g in start(BOOK, 6, "secutors").state.people.values()} != {"secutor"}
