"""Tutorials: a model learner gets through each of them, whoever strays is not stuck, and all of it has words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from munera.games import books
from munera.kernel import Match, Stream, pick, start_from
from munera.kernel.plain import from_option
from munera.lessons import DONE, OTHER, READ, SCRIPT, Lesson, Step, fits, lesson, lessons, outcomes, scripted
from munera.rules import rules
from munera.words import LANGUAGES
from munera.words.catalogue import entries, sources
from munera.words.summary import SECTIONS
from tests.server.clients import RunningServer, eventually

pytestmark = pytest.mark.anyio
MOST = 300  # answers in one lesson


def of(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def begun(game: str) -> tuple[Lesson, Match[Any]]:
    found = of(game)
    return found, start_from(books()[game], found.position)


def answer_one(found: Lesson, match: Match[Any], step: Step) -> None:
    """As the step says for the learner, as the script says for the others."""
    ask = match.waiting()[0]
    match.answer(ask.seat, scripted(step.answers if ask.seat == found.seat else found.script, ask))
    if match.held:
        match.reveal()


@pytest.mark.parametrize("game", lessons())
def test_a_model_learner_does_every_step(game: str) -> None:
    found, match = begun(game)
    since = answers = 0
    for step in found.steps:
        if step.read_only:
            continue
        while (end := step.ended(match.events(found.seat), since)) is None:
            answers += 1
            assert answers < MOST, step.id
            answer_one(found, match, step)
        since = end[0] + 1
        assert end[1] == DONE, f"{step.id} ended by {match.events(found.seat)[end[0]]}"
    events = match.events(found.seat)
    assert outcomes(found, events) == [READ if step.read_only else DONE for step in found.steps]
    claimed = [(step.id, pattern) for step in found.steps for pattern in step.shows]
    unseen = [(id, pattern) for id, pattern in claimed if not any(fits(pattern, event) for event in events)]
    assert unseen == []  # what a step tells has really happened


@pytest.mark.parametrize("game", lessons())
@pytest.mark.parametrize("seed", range(3))
def test_whoever_strays_is_always_asked_something_that_can_be_answered(game: str, seed: int) -> None:
    found, match = begun(game)
    stream = Stream.seeded(seed)
    for _ in range(MOST):
        if match.over:
            break
        ask = match.waiting()[0]
        option = pick(ask.options, stream) if ask.seat == found.seat else scripted(found.script, ask)
        match.answer(ask.seat, option)
        if match.held:
            match.reveal()


# What everybody must have learnt to play the game: the rule, and the lesson that has a step for it.
ESSENTIALS = {
    "gladius": ("VICTORY-1", "DECK-3", "MANEUVER-2", "ATTACK-1", "DEFENSE-1", "HIT-2", "HIT-3"),
    "for_glory": ("WIN-1", "PATRON-1", "GLADIATOR-1", "BUY-1", "CHECK-1", "COMBAT-2", "END-3"),
    "school": ("VICTORY-1", "AUCTION-2", "ARENA-1", "COMBAT-1", "COMBAT-3", "TRAINING-1", "REPUTATION-1"),
    "spartacus": ("INTRO-3", "SCHEME-1", "AUCTION-3", "HOSTING-1", "INVITE-1", "WAGER-1", "MOVE-1"),
    "serpents": ("INTRO-2", "OPPOSED-2", "VARINIUS-2", "PRIMUS-3", "TEAM-1", "TURN-2"),
}


@pytest.mark.parametrize("game", lessons())
def test_every_step_teaches_a_rule_and_the_essentials_are_taught(game: str) -> None:
    found = of(game)
    assert 5 <= len(found.steps) <= 8
    assert found.minutes < 10
    assert len({step.id for step in found.steps}) == len(found.steps)
    texts = rules(game)
    borrows = books()[game].vocabulary.borrows
    texts |= rules(borrows) if borrows else {}
    assert [step.rule for step in found.steps if step.rule not in texts] == []
    taught = {step.rule.split("-", 1)[1] for step in found.steps}
    assert set(ESSENTIALS[game]) <= taught


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_lesson_speaks_in_codes(lang: str) -> None:
    """Rules are named by what they say: GL-ATTACK-1 is for those who look a rule up."""
    code = re.compile(r"\b(GL|GS|FG|SP|SW|SO)-[A-Z\d]")
    assert {id: text for id, text in texts_of_lessons(lang).items() if code.search(text)} == {}


def texts_of_lessons(lang: str) -> dict[str, str]:
    """Every text that a lesson shows, in the browser and at the terminal."""
    prefixes = ("common-learn-", "web-learn-", "cli-learn-")
    found: dict[str, str] = {}
    for _, text in sources(lang):
        found |= {id: piece for id, piece in entries(text) if id.startswith(prefixes)}
    assert len(found) > 50
    return found


def test_what_ends_a_step_otherwise_may_be_what_the_next_one_wants() -> None:
    """Whoever ends the turn without the Scheme has ended the turn, and is not asked to do so again."""
    found = [("ends_turn", 2), ("lot_discarded", 0, "sl-cook"), ("becomes_host", 0)]
    assert outcomes(of("spartacus"), found) == [READ, OTHER, DONE, OTHER, OTHER]
    assert outcomes(of("gladius"), [("discards", 0, "x"), ("holds", 0)]) == [READ, READ, DONE, OTHER]


def test_patterns() -> None:
    assert fits(("attacks", 0), ("attacks", 0, "kick"))
    assert fits(("attacks", "*", "kick"), ("attacks", 1, "kick"))
    assert not fits(("attacks", 0, "kick"), ("attacks", 0))
    assert not fits(("attacks", 1), ("attacks", 0))


async def test_a_table_to_learn_at(server: RunningServer) -> None:
    ana = server.guest("Ana")
    known = (await ana.get("/api/tutorials"))["tutorials"]
    assert [one["game"] for one in known] == list(lessons())
    found = await ana.get("/api/tutorials/gladius")
    assert [step["id"] for step in found["steps"]] == [step.id for step in of("gladius").steps]
    assert "script" not in found
    assert found["steps"][2]["answers"] == {"discard": ["pommel"]}  # what the light falls on

    made = await ana.post("/api/tutorials/gladius", {"name": "Ana"})
    assert (made["status"], made["began"], made["yours"]) == ("playing", {"how": "position"}, [0])
    assert [(seat["name"], seat["bot"]) for seat in made["seats"]] == [("Ana", ""), ("Doctore", SCRIPT)]
    assert "script" not in str(made["terms"])
    assert made["commitment"] == ""
    line = await ana.sit(made["id"])
    for step in of("gladius").steps:
        while step.answers and step.ended(line.events, 0) is None and not line.over:
            await line.until(lambda: line.asked or line.over)
            if line.ask is None:
                break
            expected = step.answers.get(line.ask["kind"], [])
            option = next((one for one in expected if one in line.ask["options"]), line.ask["options"][0])
            await line.answer(from_option(option))
            await line.settle()
    await line.until(lambda: line.over)
    assert line.events[-1] == ["wins", 0, "hit_points"]

    # It can be looked at again, and a rematch is against a bot that plays by itself.
    await eventually(lambda: server.hub.live_tables[made["id"]].meta.status == "over")
    moment = await ana.get(f"/api/tables/{made['id']}/replay?at=1&viewer=0&lang=en&story=true")
    assert moment["names"] == ["Ana", "Doctore"]
    assert moment["said"]["lines"]
    assert {"weight", "setback"} <= moment["said"]["lines"][0].keys()
    again = await ana.post(f"/api/tables/{made['id']}/rematch")
    assert [seat["bot"] for seat in again["seats"] if seat["kind"] == "bot"] != [SCRIPT]


async def test_a_lesson_asks_small_things(server: RunningServer) -> None:
    """Else a gladiator would strike the blow that a step is about."""
    ana = server.guest("Ana")
    lesson = await ana.post("/api/tutorials/spartacus", {"name": "Ana"})
    game = await ana.make("spartacus", ["me", "bot:greedy", "bot:greedy"])
    assert lesson["details"] == {"may": False, "on": False}
    assert (await ana.info(game))["details"] == {"may": True, "on": True}


async def test_scripts_are_for_tutorials(server: RunningServer) -> None:
    ana = server.guest("Ana")
    refused = await ana.call("POST", "/api/tutorials/senet", {"name": ""})
    assert (refused.status_code, refused.json()["code"]) == (404, "no_game")
    body = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "bot", "bot": SCRIPT}]}
    refused = await ana.call("POST", "/api/tables", body)
    assert refused.json()["code"] == "bad_bot"


async def test_every_game_on_one_page(server: RunningServer) -> None:
    found = await server.guest("Ana").get("/api/summary/gladius?lang=pt-BR")
    assert found["title"] == "Gladius em uma página"
    assert [section["id"] for section in found["sections"]] == list(SECTIONS)
