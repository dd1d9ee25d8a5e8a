"""The catalogues are complete, hold nothing superfluous, and say the same things in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import munera
from munera import bots, games
from munera.bots.persons import PERSONS, TEMPERAMENTS
from munera.cli.commands import COMMANDS
from munera.cli.trouble import Trouble
from munera.extras import ExtraMissing
from munera.games.gladius.cards import BEASTS, CARDS
from munera.kernel import MuneraError, errors
from munera.lab.runner import BadSimulation
from munera.lab.stats import statistician
from munera.lessons import lesson, lessons
from munera.rules import rules
from munera.server.settings import BadSetting
from munera.tables.refusals import Refused
from munera.words import (
    ENGLISH,
    LANGUAGES,
    Words,
    ending,
    inherited_messages,
    needed_error_messages,
    needed_messages,
    needed_person_messages,
    needed_table_messages,
)
from munera.words.catalogue import Catalogue, bundle, sources
from munera.words.catalogue import entries as pieces
from munera.words.games import words_of_game
from munera.words.ids import message_id
from munera.words.summary import SECTIONS

SOURCE = Path(munera.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
FORMS = {"form", "f", "mp", "fp"}  # that a card demands of words about it, in some languages
BROWSER_CODES = ("offline",)  # what the web app refuses by itself
CHROME = re.compile(r"(cli|common)(-[a-z0-9]+)+")


@cache
def entries(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language, as written; anything that is no message or term fails."""
    found: dict[str, ftl.Message] = {}
    for name, text in sources(lang):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang}/{name}: {entry.id.name} twice"
                assert entry.value is not None, f"{lang}/{name}: {entry.id.name} says nothing"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_the_whole_file(lang: str) -> None:
    for name, text in sources(lang):
        body = FluentParser().parse(text).body
        whole = [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
        single = [FluentParser().parse_entry(piece) for _, piece in pieces(text)]
        assert len(single) == len(whole), f"{lang}/{name}"
        for one, other in zip(single, whole, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), f"{lang}/{name}: {other.id.name}"


def test_a_message_brings_what_it_names() -> None:
    words = Catalogue(
        "en", ["-gold = coins\n    .of = x\nmine = My { -gold } { hers }", "hers = mine, hers\nmine = no\n"]
    )
    mine = words.get_message("mine").value
    assert mine is not None
    assert words.format_pattern(mine, {}) == ("My coins mine, hers", [])
    assert words.has_message("hers")
    assert not words.has_message("-gold")
    assert not words.has_message("theirs")
    with pytest.raises(LookupError):
        words.get_message("theirs")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there(lang: str) -> None:
    assert all(bundle(lang).has_message(id) for id in entries(lang))


class Variables(Visitor):
    """The variables that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ftl.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# ---------------------------------------------------------------------- what is used


def trees() -> Iterator[ast.Module]:
    for folder in ("cli", "tables", "words"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))


def chrome_used() -> set[str]:
    """Every id of the command line that the source names, and the typed commands, whose ids are made."""
    strings = {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CHROME.fullmatch(node.value)
    }
    made = {message_id("cli-command", command) for command in COMMANDS} | {message_id("common", "option", "pass")}
    return strings | made


def error_kinds() -> set[type[MuneraError]]:
    """Every kind of error that is not named by its code."""
    found: set[type[MuneraError]] = {
        games.UnknownGame,
        bots.UnknownBot,
        bots.BotFailed,
        BadSimulation,
        ExtraMissing,
    }
    for name in dir(errors):
        kind = getattr(errors, name)
        if isinstance(kind, type) and issubclass(kind, MuneraError) and kind is not errors.Illegal:
            found.add(kind)
    return found


def tables_of(game: str, counted: str) -> dict[str, set[str]]:
    """The messages that a game would need for the tables of this or another one."""
    counts = statistician(counted)
    return (
        needed_table_messages(game, {name: table.columns for name, table in counts.TABLES.items()})
        if counts
        else {}
    )


def reasons_given(tree: ast.Module) -> Iterator[str]:
    """The shapes of all reasons that bots name in this module, as patterns."""
    for call in ast.walk(tree):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id == "Reason"
            and call.args
        ):
            for node in ast.walk(call.args[0]):
                if isinstance(node, ast.JoinedStr):
                    yield "".join(
                        re.escape(str(n.value)) if isinstance(n, ast.Constant) else ".+" for n in node.values
                    )
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield re.escape(node.value)


def advice_used(ids: set[str]) -> set[str]:
    """Of these messages those by which a bot says why: by a reason that it names, or by question and answer."""
    named = "|".join(
        sorted(
            {
                shape
                for path in (SOURCE / "bots").rglob("*.py")
                for shape in reasons_given(ast.parse(path.read_text("utf-8")))
            }
        )
    )
    found: set[str] = set()
    for book in games.books().values():
        start = message_id(book.id, "advice") + "-"
        answered = {
            message_id(kind, word).rstrip("-")
            for kind in book.vocabulary.asks
            for word in ("", "none", "wait", *book.vocabulary.question(kind).options)
        }
        for id in ids:
            key = id.removeprefix(start)
            if id.startswith(start) and (key in answered or re.fullmatch(named, key)):
                found.add(id)
    return found


def lesson_messages() -> dict[str, set[str]]:
    """What the lessons say: what each is about, what it leaves out, and the texts of each step."""
    need: dict[str, set[str]] = {}
    for game in lessons():
        found = lesson(game)
        assert found is not None
        need |= {f"common-learn-{part}-{game}": set() for part in ("about", "end")}
        for step in found.steps:
            facts = {"title"} | ({"do", "done"} if step.done else set()) | ({"other"} if step.passed else set())
            need[f"common-learn-{game}-{step.id}"] = facts
    return need


def summary_messages() -> set[str]:
    """The headings of the one-page summaries, and the lines that each game has."""
    ids = {message_id("summary", part) for part in SECTIONS}
    for name, game in games.games().items():
        own = {message_id("summary", name, part, *more) for part in SECTIONS for more in ((), ("more",))}
        ids |= own & set(entries(ENGLISH)) if game.summary else set()
    return ids


def ending_messages() -> set[str]:
    """What every end is told with, and the awards and other words of games with an end of their own."""
    ids = set(ending.MESSAGES)
    for game, (_, _, found) in ((game, words_of_game(game)) for game in games.games()):
        lender = games.book(game).vocabulary.borrows
        if found is ending.PLAIN_ENDING or (lender and words_of_game(lender).ending is found):
            continue
        ids |= {message_id(game, "ending", part) for part in ending.OWN}
        ids |= {message_id(game, "award", id, *more) for id in found.awards for more in ((), ("why",))}
    return ids


def all_wanted() -> dict[str, set[str]]:
    need: dict[str, set[str]] = {}
    for book in games.books().values():
        need |= needed_messages(book)
        lent = tables_of(book.id, book.vocabulary.borrows)
        need |= {id: attrs for id, attrs in tables_of(book.id, book.id).items() if id not in lent}
    need |= needed_error_messages(error_kinds(), (*Trouble.CODES, *Refused.CODES, *BadSetting.CODES))
    need |= {id: set() for id in chrome_used()}
    need |= needed_person_messages([person.id for person in PERSONS], TEMPERAMENTS)
    need |= lesson_messages()
    need |= {id: set() for id in summary_messages() | ending_messages()}
    for command in COMMANDS:
        need[message_id("cli-command", command)] = {"help"}
    for id in need:
        if id.startswith("cli-help-") and id.removeprefix("cli-help-") in (
            "games",
            "ladder",
            "learn",
            "play",
            "simulate",
            "replay",
            "rules",
            "serve",
        ):
            need[id] = {"examples"}
    return need


# ---------------------------------------------------------------------- the tests


def test_no_code_means_two_things() -> None:
    codes = [*errors.Illegal.CODES, *Trouble.CODES, *Refused.CODES, *BadSetting.CODES]
    assert sorted(codes) == sorted(set(codes))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    have = {(id, attr) for id, message in entries(lang).items() for attr in ("", *attributes(message))}
    need = {(id, attr) for id, attrs in all_wanted().items() for attr in ("", *attrs)}
    missing = [f"{id}.{attr}".rstrip(".") for id, attr in sorted(need - have)]
    assert not missing, "\n".join(["these messages are missing:", *missing])  # all of them, for who adds a game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    """What a game could borrow it may also say in its own way."""
    have = {(id, attr) for id, message in entries(lang).items() for attr in ("", *attributes(message))}
    need = {(id, attr) for id, attrs in all_wanted().items() for attr in ("", *attrs)}
    need |= {(message_id("error", code), "") for code in BROWSER_CODES}
    need |= {(message_id("spartacus", "setting", "extra_cards"), "")}  # offered as soon as there are such cards
    lent = {
        (id, attr)
        for book in games.books().values()
        for id, attrs in inherited_messages(book).items()
        for attr in ("", *attrs)
    }
    forms = {(id, attr) for id, attr in have if attr in FORMS}
    need |= {(id, "") for id in advice_used({id for id, _ in have})}
    unused = {(id, attr) for id, attr in have - need - lent - forms if not id.startswith("web-")}  # they are below
    plain, shapes = web_ids()
    unused = {(id, attr) for id, attr in unused if attr or not named_by_web(lang, id, plain, shapes)}
    assert not unused, "\n".join(
        ["nobody says these:", *(f"{id}.{attr}".rstrip(".") for id, attr in sorted(unused))]
    )


def web_ids() -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids that the web app names, and the shapes of those that it makes from parts."""
    texts = [path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    found = {one for text in texts for one in re.findall(r"(?:web|common)-[\w$.{}()\[\]?!:' |=-]*", text)}
    plain = {one.rstrip("-.") for one in re.findall(r"(?:web|common)-[a-z0-9_-]+", "\n".join(texts))}
    shapes = [re.escape(one.split("${")[0]) + r"[A-Za-z0-9_-]+" for one in found if "${" in one]
    return plain, [re.compile(shape) for shape in sorted(set(shapes))]


def named_by_web(lang: str, id: str, plain: set[str], shapes: list[re.Pattern[str]]) -> bool:
    """Does the web app name this message, or another message that says it in turn?"""
    if id in plain or any(shape.fullmatch(id) for shape in shapes):
        return True
    return bool(re.search(rf"\{{ {re.escape(id)} \}}", "".join(text for _, text in sources(lang))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_web_app_uses_every_message_of_its_own(lang: str) -> None:
    plain, shapes = web_ids()
    own = {id for id in entries(lang) if id.startswith("web-")}
    assert sorted(id for id in own if not named_by_web(lang, id, plain, shapes)) == []


# ---------------------------------------------------------------------- one wording

# What the interface of the web app says in words that happen to stand in another catalogue, too, and why it is not
# the same message.
COINCIDENCES = {
    "web-options": "a button; in the terminal a heading of the help",
    "web-options-list": "a list of answers; in the terminal a heading of the help",
    "web-arena-marked": "two names side by side: no words of its own",
    "web-arena-lose-part": "a number and a name: no words of its own",
    "web-arena-of": "a name and another in brackets: no words of its own",
    "web-sp-own-count": "a name and a number: no words of its own",
    "web-goal-side-open": "a name and a number: no words of its own",
    "web-gladius-discards-of": "so many cards of all; elsewhere bouts, or whose something is",
    "web-replay-at": "a place of all; elsewhere bouts, or whose something is",
    "web-school-picked": "so many chosen of all; elsewhere bouts, or whose something is",
    "web-cards-f-hit_points": "a fact on a card; elsewhere what the curve of a game counts",
    "web-glory-where-turn": "where a game is; elsewhere a point of a curve, which other games count otherwise",
    "web-glory-do-play": "one verb of a family that says more than the options do",
    "web-glory-do-move": "a gladiator to an arena; elsewhere a fighter to a hex",
    "web-gladius-do-attack": "a card to attack with; elsewhere a gladiator",
    "web-school-why-gold": "one of the reasons of awards, which all take a value",
    "web-sp-phase-arena": "a phase of Spartacus; elsewhere a card, or a segment of another game",
    "web-sp-closing-house": "a column of the final table; elsewhere a kind of card",
    "web-sp-reroll": "the deed of a reaction; elsewhere the answer to a question",
}
REFERENCE = re.compile(r"\{ [a-z]+-[\w-]+ \}")  # to a message that is said elsewhere


def wordings(lang: str) -> dict[str, str]:
    """What every message and attribute says; the names of variables make no difference."""
    found: dict[str, str] = {}
    for id, message in entries(lang).items():
        parts = [(id, message.value), *((f"{id}.{one.id.name}", one.value) for one in message.attributes)]
        for name, pattern in parts:
            assert pattern is not None
            text = " ".join(serialize_pattern(pattern).split())
            if REFERENCE.fullmatch(text) is None:
                found[name] = unnamed(text)
    return found


def unnamed(text: str) -> str:
    numbers: dict[str, int] = {}
    return re.sub(r"\$(\w+)", lambda one: f"${numbers.setdefault(one[1], len(numbers))}", text)


def test_the_web_app_says_nothing_a_second_time() -> None:
    """What is the same in every language is one message: the game's, or one that all hosts share.

    A game that was added has no board of its own in the web app: a word in common with it is chance.
    """
    said = [wordings(lang) for lang in LANGUAGES]
    boards = {folder.name for folder in (Path(__file__).parents[2] / "web/src/boards").iterdir()}
    others = tuple(f"{message_id(game)}-" for game in games.books() if game not in boards)
    theirs: dict[tuple[str, ...], str] = {}
    for id in said[0]:
        if not id.startswith(("web-", "common-learn-", *others)):  # the titles of steps are words of their own
            theirs[tuple(one.get(id, "") for one in said)] = id
    twice = {
        id: theirs[text]
        for id in said[0]
        if id.startswith("web-") and (text := tuple(one.get(id, "") for one in said)) in theirs
    }
    assert {id: other for id, other in twice.items() if id not in COINCIDENCES} == {}
    assert sorted(COINCIDENCES) == sorted(twice)  # and none is listed that is none


# ---------------------------------------------------------------------- numbers of the rules

BOARDS = ("arena", "for_glory", "gladius", "school", "spartacus")
SOME = re.compile(
    r"(?<![\w,.])(?!1\b)\d+|\b(?:three|four|five|six|seven|eight|nine|ten|twelve|third|twice)\b", re.IGNORECASE
)
# What the boards say with a number in it that no rule has, and why.
NUMBERS_OF_BOARDS = {
    "web-arena-why-more": "of a hundred",
    "web-arena-why-fewer": "of a hundred",
    "web-glory-brief-provocator": "what a card does, in a word: a text of its own, like the card's",
    "web-glory-brief-rudiarius": "what a card does, in a word: a text of its own, like the card's",
    "web-school-send-stakes": "the sides of a die",
    "web-sp-foils-from": "the sides of a die",
}


class Texts(Visitor):
    """All that a pattern says itself, without what is put in."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.said.append(node.value)


def test_the_words_of_boards_hold_no_numbers_of_the_rules() -> None:
    """Whoever changes a number of a rule changes what the boards say: they are told it, as all other facts."""
    found = set()
    for file in BOARDS:
        text = dict(sources(ENGLISH))[f"web_{file}.ftl"]
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                texts = Texts()
                texts.visit(entry.value)
                if SOME.search(" ".join(texts.said)):
                    found.add(entry.id.name)
    assert found == set(NUMBERS_OF_BOARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_web_app_names_is_there(lang: str) -> None:
    plain, shapes = web_ids()
    own = {id for id in entries(lang) if id.startswith(("web-", "common-"))}
    begun = {shape.pattern.replace("\\", "").removesuffix("[A-Za-z0-9_-]+").rstrip("-") for shape in shapes}
    missing = {
        id
        for id in plain
        if id not in own and id not in begun and not any(one.startswith(f"{id}-") for one in own)
    }
    assert sorted(missing) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_term_is_missing_or_unused(lang: str) -> None:
    text = "\n".join(text for _, text in sources(lang))
    defined = set(re.findall(r"^-([a-z-]+) =", text, flags=re.MULTILINE))
    used = set(re.findall(r"\{ -([a-z-]+)", text))
    assert defined == used


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != ENGLISH])
def test_languages_use_the_same_variables(lang: str) -> None:
    for id, message in entries(lang).items():
        english = entries(ENGLISH)[id]
        assert variables(message) == variables(english), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_keep_one_layout(lang: str) -> None:
    assert [name for name, _ in sources(lang)] == [name for name, _ in sources(ENGLISH)]
    assert list(entries(lang)) == list(entries(ENGLISH))


def test_every_call_gives_what_its_message_needs() -> None:
    """`text("id", name=...)`: the arguments in the source are those of the catalogue."""
    checked = 0
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            first, name = node.args[0], getattr(node.func, "attr", "")
            if name not in {"text", "say", "label"} or not isinstance(first, ast.Constant):
                continue
            message = entries(ENGLISH)[str(first.value)]
            given = {keyword.arg for keyword in node.keywords if keyword.arg} - {"style"}
            assert message.value is not None
            assert given == variables(message.value), first.value
            checked += 1
    assert checked > 60


def test_every_trouble_gives_what_its_message_needs() -> None:
    raised: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Trouble":
                continue
            code = node.args[0]
            if not isinstance(code, ast.Constant):
                continue  # made from a refusal of the parser, with every fact that any of them needs
            given = {keyword.arg for keyword in node.keywords}
            message = entries(ENGLISH)[message_id("error", str(code.value))]
            assert given == variables(message), code.value
            raised.add(str(code.value))
    assert raised | {"usage", "missing_argument", "no_such_option"} == set(Trouble.CODES)


def test_terms_are_what_the_facts_may_say() -> None:
    """The families of terms are facts of events or questions, or what a board says about somebody."""
    boards = {"adversary", "nationality", "age", "size", "career", "fate", "about", "window", "unused"}
    for book in games.books().values():
        facts = {
            re.sub(r"_\d+$", "", fact.rstrip("*")) for facts in book.vocabulary.events.values() for fact in facts
        }
        assert set(book.vocabulary.terms) - facts <= boards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_effects_say_what_the_cards_do(lang: str) -> None:
    words = Words(lang, strict=True)
    names: dict[str, str] = {}
    for card in CARDS.values():
        effect, name = words.effect("gladius", card.id), words.card("gladius", card.id)
        numbers = [int(number) for number in re.findall(r"\d+", effect)]
        assert numbers == ([card.damage] if card.damage else []), card.id
        if card.tag:
            english = Words(ENGLISH).effect("gladius", card.id)
            assert card.tag in english
        assert ("imobiliza" in effect or "immobilises" in effect) == card.immobilise
        assert (("," in effect) and not card.tag) == card.spent
        assert name not in names, f"{card.id} and {names[name]} are both {name}"
        names[name] = card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_the_names_of_the_rule_texts(lang: str) -> None:
    """The player reads the same name on the card and in the rule."""
    words, text = Words(lang), " ".join(rule.text for rule in rules("gladius", lang).values())
    for card in CARDS.values():
        if card.set not in BEASTS:
            name = words.card("gladius", card.id).split(" (")[0]
            assert name in text, name
