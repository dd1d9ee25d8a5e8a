"""What a view tells of a duel is what the rules did: every turn of random bouts is told again by its events."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from munera.games.gladius.cards import TABLE, CardTable
from munera.games.gladius.rulebook import BOOK, Gladius
from munera.games.gladius.state import HAND_LIMIT, Duel
from munera.kernel import AnyAsk, Match, Space, Variant, resume, save, start
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream

VARIANTS: list[tuple[int, Variant]] = [
    (2, {"stats_1": (2, 1, 0, 2, 1), "stats_2": (1, 0, 2, 1, 2)}),
    (2, {"fighter_1": "murmillo", "fighter_2": "samnite"}),
    (1, {"fighter_1": "murmillo", "fighter_2": "lion", "stats_1": (1, 1, 1, 1, 1)}),
    (1, {"fighter_1": "thracian", "fighter_2": "murmillo", "difficulty": "tough"}),
]


class Story:
    """The turns of a bout, read from its events alone."""

    def __init__(self) -> None:
        self.turns: list[dict[str, Any]] = []
        self.binder = ["", ""]
        self.starter = -1

    def hear(self, kind: str, *facts: Any) -> None:  # noqa: C901  # as many kinds as there are
        if kind == "starts":
            self.starter = facts[0]
        if kind == "turn":
            self.turns.append({"attacker": facts[0], "rolls": [], "turned": []})
        if not self.turns:
            return
        now = self.turns[-1]
        if kind == "attacks":
            now["attack"] = facts[1]
        elif kind in ("holds", "cannot_attack"):
            now["idle"] = kind
            if kind == "cannot_attack":
                now["bound_by"], self.binder[facts[0]] = self.binder[facts[0]], ""
        elif kind == "spent":
            self.binder[facts[0]] = now["attack"]
        elif kind == "mini_hand":
            now["turned"] = list(facts[1:])
        elif kind == "defends":
            now["defence"] = facts[1]
        elif kind == "stat_roll":
            now["rolls"].append({"side": facts[0], "stat": facts[1], "dice": list(facts[2])})
        elif kind == "broken":
            now["broken"] = True
        elif kind in ("stopped", "voided", "immobilised", "hit"):
            now["outcome"] = kind
            if kind == "immobilised":
                self.binder[facts[0]] = now["attack"]
            if kind == "hit":
                now["damage"], now["left"] = facts[1:]

    def is_shown(self, turn: dict[str, Any]) -> bool:
        return "attack" in turn or "idle" in turn or bool(turn["turned"])


PLAIN = {"attack": None, "idle": "", "bound_by": "", "defence": None, "broken": False, "damage": 0, "left": 0}


def alike(shown: dict[str, Any], turn: dict[str, Any]) -> bool:
    outcome = turn.get("outcome", "pending" if "attack" in turn else "none")
    wanted = {**PLAIN, **turn, "outcome": outcome, "answered": "outcome" in turn}
    return all(shown[key] == value for key, value in wanted.items())


@pytest.mark.parametrize(("seats", "variant"), VARIANTS)
def test_exchanges_are_what_was_told(seats: int, variant: Variant) -> None:
    seen: Counter[str] = Counter()
    for game in range(6):
        match = start(BOOK, seats, f"facts {game}", variant)
        player, story, heard = RandomPlayer(Stream.seeded(f"facts {game}"), 4000), Story(), 0
        while not match.over:
            for event in match.events(None, heard):
                story.hear(str(event[0]), *event[1:])
            heard = match.events_told(None)
            check(match, story, seen)
            player.step(match)
    assert seen["past"] > 20
    assert seen["stakes"] > 20


def listed(ask: AnyAsk) -> tuple[Any, ...]:
    """The answers: a duel lists them all."""
    assert not isinstance(ask.options, Space)
    return tuple(ask.options)


def check(match: Match[Duel], story: Story, seen: Counter[str]) -> None:
    for viewer in (None, *match.seats):
        view: Any = BOOK.view(match.state, viewer)
        current = story.turns[-1] if story.turns else None
        assert (view["exchange"] is not None) == bool(current and story.is_shown(current))
        if current and view["exchange"]:
            assert alike(view["exchange"], current)
        past = [turn for turn in story.turns[-3:-1] if story.is_shown(turn)]
        assert len(view["past"]) == len(past)
        assert all(alike(shown, turn) for shown, turn in zip(view["past"], past, strict=True))
        seen["past"] += len(past)
        if story.turns:
            assert view["starter"] == story.starter
        assert view["surplus"] == max(0, len(view["hand"]) - HAND_LIMIT)
    ask = match.pending[0]
    mine = BOOK.view(match.state, ask.seat)
    if ask.kind == "attack":
        offered = [card for card in listed(ask) if card != "pass"]
        assert sorted(mine["stakes"]) == sorted(offered)  # the attacks that may be made
        for card in offered:
            foe = mine["fighters"][1 - ask.seat]
            assert mine["stakes"][str(card)]["left"] == max(0, foe["hp"] - TABLE.by_id[str(card)].damage)
            seen["stakes"] += 1
    if ask.kind == "defend":
        assert str(ask.about) in mine["stakes"]


def test_who_had_no_card_is_told_to_nobody_else() -> None:
    """What a hand lacked: its owner knows; of an adversary everybody does."""
    found: Counter[str] = Counter()
    for game in range(40):
        match = start(BOOK, 2, f"lacks {game}", {})
        player = RandomPlayer(Stream.seeded(f"lacks {game}"), 4000)
        while not match.over:
            ask = match.pending[0]
            only = len(listed(ask)) == 1
            kind, seat = ask.kind, ask.seat
            player.step(match)
            shown: list[Any] = [BOOK.view(match.state, viewer) for viewer in (0, 1, None)]
            for viewer, view in zip((0, 1, None), shown, strict=True):
                for one in [*view["past"], *([view["exchange"]] if view["exchange"] else [])]:
                    assert not one["unarmed"] or one["attacker"] == viewer
                    assert not one["helpless"] or 1 - one["attacker"] == viewer
            if kind == "defend" and only:
                last = [*shown[seat]["past"], *([shown[seat]["exchange"]] if shown[seat]["exchange"] else [])]
                found["helpless"] += any(one["helpless"] for one in last)
    assert found["helpless"] > 5


def test_scenes_are_the_turns_between() -> None:
    match = start(BOOK, 1, "scenes", {"fighter_2": "lion"})
    player, count, shown = RandomPlayer(Stream.seeded("scenes"), 4000), match.events_told(0), 0
    while not match.over:
        player.step(match)
        message = match.message(0, count)
        for scene in message["scenes"]:
            assert count < scene["told"] < message["told"]
            events = message["events"][: scene["told"] - count]
            hits = [event for event in events if event[0] == "hit"]
            for _, side, _, left in hits[-1:]:
                assert scene["view"]["fighters"][side]["hp"] == left
            assert message["events"][scene["told"] - count][0] in ("turn", "wins", "draw")
            shown += 1
        count = message["told"]
    assert shown > 3
    assert match.message(0, count)["scenes"] == []


def test_a_deck_is_told_on_request() -> None:
    match = start(BOOK, 2, 1, {"fighter_1": "secutor", "fighter_2": "secutor"})
    assert match.part(0, "deck") == Counter(TABLE.deck_of("secutor", "secutor"))
    assert match.part(None, "deck")["sword_stab"] == 2 * TABLE.by_id["sword_stab"].copies


# ---------------------------------------------------------------------- another table in the same process

HEAVY = CardTable({**TABLE.by_id, "kick": replace(TABLE.by_id["kick"], damage=7, copies=20)}, TABLE.beasts)


class HeavyKicks(Gladius):
    """The same rules with another table."""

    cards: ClassVar[CardTable] = HEAVY


def test_a_match_reads_its_cards_from_its_rulebook() -> None:
    book = HeavyKicks()
    assert book.printed()["cards"]["kick"]["damage"] == 7
    assert BOOK.printed()["cards"]["kick"]["damage"] == 1
    heavy, usual = hits_of(book), hits_of(BOOK)
    assert heavy == {7}
    assert usual == {1}


def hits_of(book: Gladius) -> set[Any]:
    """The damage of unanswered kicks in random bouts, saved and resumed on the way."""
    found = set()
    for game in range(12):
        match = start(book, 2, f"heavy {game}", {})
        player, steps = RandomPlayer(Stream.seeded(f"heavy {game}"), 4000), 0
        while not match.over:
            player.step(match)
            steps += 1
            if steps == 5:
                match = resume(book, save(match))
                assert match.state.cards is book.cards
        events = match.events(None)
        for one, two, three in zip(events, events[1:], events[2:], strict=False):
            if (one[0], one[2:3]) == ("attacks", ("kick",)) and two[0] == "undefended" and three[0] == "hit":
                found.add(three[2])
        book.totals(match.state)
    return found
