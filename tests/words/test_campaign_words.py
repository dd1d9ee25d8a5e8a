"""The words of a campaign: gladiators by their names, bids and offers as sentences, and who is in the ring."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import book
from munera.kernel import Option, Space, Stream, pick, start
from munera.words import LANGUAGES, Words
from munera.words.school.cast import SchoolCast
from munera.words.school.narrator import SchoolNarrator

SCHOOL = book("school")
US = SchoolCast(("Livia", "Gaius", "Julia"), 0, {1: "Brennus", 2: "Syphax", 3: "Cotus"})


@pytest.mark.parametrize(
    ("event", "english", "portuguese"),
    [
        (
            ("bids", 3, ((0, 12), (1, 0), (2, 8))),
            "The bids for Cotus: Gaius none, Julia 8, you 12.",
            "Os lances por Cotus: Gaius nenhum, Julia 8, você 12.",
        ),
        (
            ("bids", 3, ()),
            "Nobody has the gold to bid for Cotus.",
            "Ninguém tem ouro para dar um lance por Cotus.",
        ),
        (("sold", 3, 0, 12), "You buy Cotus for 12 gold.", "Você compra Cotus por 12 de ouro."),
        (("sends", 1), "Gaius sends nobody.", "Gaius não envia ninguém."),
        (("sends", 0, 1, 3), "You send Brennus and Cotus.", "Você envia Brennus e Cotus."),
        (
            ("trade_offer", 0, 1, 20, (), 0, (2,)),
            "You offer Gaius 20 gold for Syphax.",
            "Você oferece a Gaius 20 de ouro por Syphax.",
        ),
        (
            ("trade_offer", 1, 2, 20, (2,), 0, ()),
            "Gaius offers Julia 20 gold and Syphax for nothing.",
            "Gaius oferece a Julia 20 de ouro e Syphax por nada.",
        ),
        (
            ("trade_accept", 1, 0, 0, (2,), 9, ()),
            "You accept: Gaius gives Syphax for 9 gold.",
            "Você aceita: Gaius dá Syphax por 9 de ouro.",
        ),
        (("dies", 2, "thumbs_down"), "Syphax dies: thumbs down.", "Syphax morre: polegar para baixo."),
        (
            ("campaign_over", 1),
            "The campaign is over, and the school of Gaius is the most famous.",
            "A campanha acabou, e a escola de Gaius é a mais famosa.",
        ),
        (
            ("campaign_over", 0, 2),
            "The campaign is over: Livia and Julia share the victory.",
            "A campanha acabou: Livia e Julia dividem a vitória.",
        ),
    ],
)
def test_events_are_sentences(event: tuple[Any, ...], english: str, portuguese: str) -> None:
    assert Words("en", strict=True).event("school", event, US) == english
    assert Words("pt-BR", strict=True).event("school", event, US) == portuguese


@pytest.mark.parametrize(
    ("kind", "option", "said"),
    [
        ("bid", 0, "no bid"),
        ("bid", 12, "12 gold"),
        ("release", 2, "Syphax"),
        ("charity", "pass", "Take nobody"),
        ("send", (), "nobody"),
        ("send", (1, 3), "Brennus and Cotus"),
        ("arrange", ("challenge", 1, 2), "Brennus challenges Syphax"),
        ("trade", "done", "Done trading"),
        ("trade", ("accept", (1, 0, 5, (), 0, (1,))), "Accept the offer of Gaius: 5 gold for Brennus"),
        ("lame", "hit_points", "One hit point"),
        ("attack", "pass", "Do not attack"),
        ("attack", "sword_stab", "Sword Stab"),
    ],
)
def test_answers_are_words(kind: str, option: Option, said: str) -> None:
    assert Words("en", strict=True).option("school", kind, option, US) == said


def test_fighters_are_the_gladiators_in_the_ring() -> None:
    words = Words("en", strict=True)
    narrate = SchoolNarrator(words, "school", US, {}, plays=True)
    story: list[tuple[Any, ...]] = [
        ("founder", 0, 1, "Brennus", "secutor"),
        ("founder", 1, 2, "Syphax", "retiarius"),
        ("enters", 2, 1),
        ("hit", 0, 2, 8),
        ("hit", 1, 1, 9),
        ("trade_accept", 0, 1, 0, (1,), 5, ()),
        ("enters", 1, 3),
        ("hit", 0, 3, 5),
        ("beast", 1, "lion"),
        ("hit", 1, 3, 5),
    ]
    events = [words.event("school", event, narrate(event)) for event in story]
    assert events[3] == "Syphax loses 2 hit points: 8 left."
    assert events[4] == "You lose 1 hit point: 9 left."
    assert events[7] == "Brennus loses 3 hit points: 5 left.", "the gladiator is another school's by now"
    assert events[9] == "The Lion loses 3 hit points: 5 left."
    nobody = SchoolNarrator(words, "school", US, {}, plays=False)
    assert [words.event("school", event, nobody(event)) for event in story][4].startswith("Brennus loses")


def test_a_story_without_its_beginning_asks_the_books_for_owners() -> None:
    words = Words("en", strict=True)
    narrate = SchoolNarrator(words, "school", US, {1: 0, 2: 1}, plays=True)
    narrate(("enters", 1, 2))
    assert words.event("school", ("holds", 0), narrate(("holds", 0))) == "You do not attack."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_random_campaigns_say_has_words(lang: str) -> None:
    """Strict words raise where a message is missing or lacks an argument."""
    words, kinds, asked = Words(lang, strict=True), set[str](), set[str]()
    variants: list[dict[str, Option]] = [
        {"pairing": "arranged", "beasts": "fight", "first_blood": True, "slaves": "rolled"},
        {},
    ]
    for seed, variant in enumerate(variants):
        match, stream = start(SCHOOL, 3, seed, {"turns": "8", **variant}), Stream.seeded(seed)
        for _ in range(2500):
            if match.over:
                break
            ask = match.waiting()[stream.below(len(match.waiting()))]
            if ask.kind not in asked or stream.chance(20):
                people = {g.id: g.name for g in match.state.people.values()}
                cast = SchoolCast(US.names, ask.seat, people)
                assert "#" not in words.prompt(SCHOOL, ask, cast)
                listed = [pick(ask.options, stream)] if isinstance(ask.options, Space) else ask.options
                for option in listed:
                    assert "#" not in words.option(SCHOOL, ask.kind, option, cast)
                asked.add(ask.kind)
            match.answer(ask.seat, pick(ask.options, stream))
        people = {g.id: g.name for g in match.state.people.values()}
        narrate = SchoolNarrator(words, SCHOOL, SchoolCast(US.names, 1, people), {}, plays=True)
        for event in match.events(1):
            cast = narrate(event)
            if event[0] not in kinds or stream.chance(100):
                assert "#" not in words.event(SCHOOL, event, cast)
                kinds.add(str(event[0]))
    assert len(kinds) > 45, sorted(set(SCHOOL.vocabulary.events) - kinds)
    assert len(asked) > 8
