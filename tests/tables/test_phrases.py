"""Quick phrases: each has words in every language, and bots answer talk about offers by what the speaker knows."""

from __future__ import annotations

import pytest

from munera.games import book
from munera.tables.phrases import ANSWERS, PHRASES, about_offers, answer, phrases_of, said
from munera.testing.spartacus import house, intrigue
from munera.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_words_of_its_own(lang: str) -> None:
    texts = [said(Words(lang), phrase) for phrase in PHRASES]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_only_games_with_offers_have_phrases_about_them() -> None:
    assert "make_offer" in phrases_of(book("spartacus"))
    assert "make_offer" not in phrases_of(book("gladius"))
    for game in ("spartacus", "gladius"):
        assert not set(ANSWERS) & set(phrases_of(book(game)))


@pytest.mark.parametrize(
    ("phrase", "text", "about"),
    [
        ("why_not", "", True),
        ("hail", "", False),
        ("", "Take my OFFER!", True),
        ("", "aceite a minha oferta", True),
        ("", "offering nothing", False),
        ("", "", False),
    ],
)
def test_talk_about_offers_is_known_by_its_words(phrase: str, text: str, about: bool) -> None:
    assert about_offers(phrase, text) is about


def test_a_bot_answers_what_the_speaker_has_been_told() -> None:
    m = intrigue(*[house(coins=5)] * 4)
    bots = [1, 2, 3]
    assert answer(m.view(0), 0, [], "why_not") is None
    assert answer(m.view(0), 0, bots, "why_not") == (1, "make_offer")
    assert answer(m.view(2), 2, bots, "why_not") == (3, "make_offer")
    offer = m.offer(0, 2, gives=1)
    assert answer(m.view(0), 0, bots, "why_not") == (2, "considering")
    assert answer(m.view(1), 1, [2], "why_not") == (2, "make_offer")  # it is no offer of theirs
    m.act(2, "decline", offer, "no_trust")
    assert answer(m.view(0), 0, bots, "why_not") == (2, "no_trust")
    assert answer(m.view(0), 0, [1], "why_not") == (1, "make_offer")
    m.act(3, "decline", m.offer(0, 3, gives=1), "price", 2)
    assert answer(m.view(0), 0, bots, "why_not") == (3, "offer_more")
    m.act(1, "decline", m.offer(0, 1, gives=1))
    assert answer(m.view(0), 0, bots, "why_not") == (1, "not_now")


def test_who_asks_for_an_offer_is_not_asked_for_one() -> None:
    m = intrigue(*[house(coins=5)] * 3)
    assert answer(m.view(0), 0, [1, 2], "make_offer") == (1, "nothing_to_offer")


def test_who_has_broken_a_promise_is_sorry_and_nobody_else() -> None:
    broken = {"by": 2, "to": 0, "promise": ["support"], "state": "broken"}
    m = intrigue(*[house(coins=5)] * 3, promises=[broken])
    assert answer(m.view(0), 0, [1, 2], "betrayed") == (2, "sorry")
    assert answer(m.view(0), 0, [1], "betrayed") is None
    assert answer(m.view(1), 1, [2], "betrayed") is None
