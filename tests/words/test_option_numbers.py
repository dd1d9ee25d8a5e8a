"""The numbers that table options tell are those of the rules, in the words and on the page of rules."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from munera.games import books
from munera.games.gladius.solo import DIFFICULTY
from munera.kernel import Rulebook
from munera.rules import rules
from munera.words import LANGUAGES, Words
from munera.words.catalogue import sources
from munera.words.ids import message_id

TELLING = [
    pytest.param(book, name, id=f"{book.id}: {name}")
    for book in books().values()
    for name, setting in book.settings.items()
    if setting.numbers
]
# Numbers that are no constant of ours: what a value means, or what is printed on dice and fields. (The options for
# the houses of seats have the numbers of these seats.)
TYPED = {
    "gladius-setting-mini-defend": "the value that leaves it to the difficulty",
    "gladius-setting-mini-attack": "the value that leaves it to the difficulty",
    "school-setting-first-blood": "the lowest and the highest face of a die",
    "serpents-setting-primus-injury-even": "even money",
}


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_rules_of_ours_tell_their_numbers() -> None:
    named = {param.values[1] for param in TELLING}
    assert {"brisk", "underdogs", "stall_net", "endless_draw"} <= named


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("book", "name"), TELLING)
def test_the_words_of_an_option_have_the_numbers_of_the_rules(book: Rulebook[Any], name: str, lang: str) -> None:
    said = Words(lang, strict=True).setting(book, name)
    assert sorted(numbers_in(said)) == sorted(book.settings[name].numbers.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("book", "name"), TELLING)
def test_the_page_of_rules_has_the_same_numbers(book: Rulebook[Any], name: str, lang: str) -> None:
    (rule,) = [rule for rule in rules(book.id, lang).values() if f"`{name}`" in rule.text]
    assert set(book.settings[name].numbers.values()) <= set(numbers_in(rule.text)), rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_option_has_a_number_typed_into_its_words(lang: str) -> None:
    prefixes = tuple(message_id(book.id, "setting", "") for book in books().values())
    typed = {
        entry.id.name
        for _, text in sources(lang)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(prefixes) and entry.value
        if re.search(r"\d", serialize_pattern(entry.value)) and not re.search(r"-house-\d$", entry.id.name)
    }
    assert typed == set(TYPED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_cards_an_adversary_turns_up_is_told_as_it_is(lang: str) -> None:
    words, book = Words(lang, strict=True), books()["gladius"]
    assert {word: numbers_in(words.value(book, "difficulty", word)) for word in DIFFICULTY} == {
        word: list(sizes) for word, sizes in DIFFICULTY.items()
    }
