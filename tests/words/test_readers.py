"""Texts for who reads them: `you` instead of the own name, no ids, and questions that say what they are about."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import munera.games
from munera.games import book, books
from munera.games.spartacus.cards.table import CARDS
from munera.kernel import Match, Seat, Space, Stream, pick, start
from munera.rules import games as written
from munera.rules import rules
from munera.testing.serpents import fighter as combatant
from munera.testing.serpents import primus, staffed
from munera.testing.serpents import table as serpents_table
from munera.testing.spartacus import Table, arena, auction, card, combat, fighter, house, intrigue, upkeep
from munera.words import LANGUAGES, Words, teller_of
from munera.words.inserted_titles import fit_inserted_titles
from munera.words.spartacus.occasions import LACKED

EN, PT = Words("en", strict=True), Words("pt-BR", strict=True)
NAMES = ("Zenobia", "Quartus", "Xanthe", "Hilarius", "Wulfila", "Oppia")  # no card is called so
RAW = re.compile(
    r"#\d|[{}]|\?\?\?|[a-z]_[a-z0-9]|\b(gl|sl|eq|sc|gu|ho)-[a-z]|re-(?!roll)[a-z]+-"  # ids, numbers, unresolved
    r"|  |\( | [.,;:?!)]|\.\.(?!\.)|[!?]\.|\bundefined\b"  # seams
    r"|\b[Yy]our (The|An?) [A-Z]|\bde [OA] [A-Z]|\b(de|em|por) o\b|\bYour you\b"  # articles
    r"|\bnone (of|plays|is|and)\b|\b(of|against|by|for|contra|de|para) none\b"  # an argument that nobody gave
)
TABLES = [
    ("gladius", 2, {}, 1),
    ("school", 3, {"turns": "8"}, 1),
    ("for_glory", 2, {}, 1),
    ("spartacus", 4, {"type": "quick", "rounds": 3}, 1),
    ("serpents", 6, {"type": "quick", "rounds": 2}, 1),
]


def wrong(reader: str, text: str) -> str | None:
    """What is wrong with a text, for this reader."""
    if reader in text:
        return f"{reader} reads the own name: {text}"
    return f"raw: {text}" if RAW.search(text) else None


def texts(match: Match[Any], words: Words, names: tuple[str, ...], seat: Seat) -> Iterator[str]:
    """The question to a seat: prompt, options, refused ones with their reasons."""
    ask = match.ask_of(seat)
    cast = teller_of(match.book, words).cast(match.book.view(match.state, seat), names, seat)
    yield words.prompt(match.book, ask, cast)
    options = [ask.options.default()] if isinstance(ask.options, Space) else ask.options
    yield from (words.option(match.book, ask.kind, option, cast) for option in list(options)[:40])
    for option, why in list(ask.refused().items())[:5]:
        yield words.option(match.book, ask.kind, option, cast)
        yield words.reason(match.book, why)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options", "seeds"), TABLES, ids=[one[0] for one in TABLES])
def test_nobody_reads_the_own_name_or_an_id(game: str, seats: int, options: Any, seeds: int, lang: str) -> None:
    words, names, found = Words(lang, strict=True), NAMES[:seats], Counter[str]()
    for seed in range(seeds):
        match, stream, often = start(book(game), seats, seed, options), Stream.seeded(seed), Counter[object]()
        for _ in range(1500):
            if match.over:
                break
            ask = match.waiting()[stream.below(len(match.waiting()))]
            occasion = ask.kind, ask.about[0] if isinstance(ask.about, tuple) else type(ask.about)
            often[occasion] += 1
            if often[occasion] <= 3 or stream.chance(4):
                for text in texts(match, words, names, ask.seat):
                    assert wrong(names[ask.seat], text) is None, (ask.kind, ask.about)
                found[ask.kind] += 1
            match.answer(ask.seat, pick(ask.options, stream))
        teller = teller_of(match.book, words)
        for viewer in match.seats:
            narrate = teller.narrator(match.book.view(match.state, viewer), names, viewer)
            seen = Counter[str]()
            for event in match.events(viewer):
                cast = narrate(event)
                seen[str(event[0])] += 1
                if seen[str(event[0])] <= 6:
                    assert wrong(names[viewer], words.event(match.book, event, cast)) is None, event
    assert len(found) >= min(len(book(game).vocabulary.asks) // 2, 3)


def test_what_is_wrong_is_found() -> None:
    for text in (
        "does Crixus of Zenobia live?",
        "gl-ashur moves",
        "phase_2",
        "two  spaces",
        "{$card} comes",
        "Your The Egyptian moves",
        "an attack by none.",
        "ataque de O Egípcio",
        "Vengeance!.",
    ):
        assert wrong("Zenobia", text), text
    assert wrong("Zenobia", "Your weapon lets you re-roll attack dice. Which ones?") is None


def test_words_about_a_card_have_its_form() -> None:
    said = [PT.form("serpents", id, "common-spent") for id in ("eq-sword", "eq-net", "eq-twin-swords", "gl-saxa")]
    assert said == ["esgotado", "esgotada", "esgotadas", "esgotada"]
    assert EN.form("serpents", "eq-net", "common-spent") == "exhausted"


def test_forms_that_cards_demand_exist() -> None:
    for one in books().values():
        for id in one.vocabulary.cards:
            form = PT.find(f"{one.id.replace('_', '-')}-card-{id.replace('_', '-')}", "form")
            assert form in (None, "f", "mp", "fp"), id


def test_seams() -> None:
    assert (
        fit_inserted_titles("en", "Your The Egyptian beats your own A Friend.")
        == "Your Egyptian beats your own Friend."
    )
    assert fit_inserted_titles("en", "You win Revenge!.") == "You win Revenge!"
    assert fit_inserted_titles("pt-BR", "Um ataque de O Egípcio em A Arena") == "Um ataque do Egípcio na Arena"
    assert fit_inserted_titles("pt-BR", "Passa a O Lobo. De A a B1") == "Passa ao Lobo. De A a B1"


# ---------------------------------------------------------------------- what a question is about


def prompt(m: Table, seat: Seat, words: Words = EN) -> str:
    return next(iter(texts(m.match, words, NAMES[: len(m.match.seats)], seat)))


def labels(m: Table, seat: Seat, words: Words = EN) -> list[str]:
    return list(texts(m.match, words, NAMES[: len(m.match.seats)], seat))[1:]


def schemer(*hands: list[str], guard: bool = False) -> Table:
    """Seat 0 robs seat 1, and seat 2 looks on; nobody is in misery."""
    warriors = ("gl-syrian-warrior", "gl-celt-warrior", "gl-thracian-warrior")
    slaves = ("sl-attendant", "sl-debtor", "sl-cook")
    guards = ((), ("gu-guard",) if guard else (), ())
    rows = zip(warriors, slaves, guards, hands, strict=True)
    m = intrigue(*(house(one, two, *more, hand=hand, coins=3, influence=8) for one, two, more, hand in rows))
    m.scheme("sc-robbery", 1)
    m.confirm()
    return m


def test_the_card_that_was_declared_is_named() -> None:
    m = schemer(["sc-robbery"], ["re-whispered-rumors"], ["re-jupiters-cock"])
    m.seal(s1=("play", "re-whispered-rumors"))
    assert m.kind == "react"
    assert prompt(m, 2) == (
        "Quartus plays Whispered Rumors. (Foil a Scheme.) Do you foil it before it takes effect?"
    )
    assert prompt(m, 2, PT) == (
        "Quartus joga Sussurros e Rumores. (Cancela um Esquema.) Você cancela a carta antes que tenha efeito?"
    )


def test_a_guard_is_sent_against_something() -> None:
    m = schemer(["sc-robbery"], ["sc-blackmail"], ["re-jupiters-cock"], guard=True)
    m.seal(s1=("guard", "table"))
    assert prompt(m, 2).startswith("Quartus sends a Guard against Robbery.")


def test_a_misery_of_ones_own_is_named_you() -> None:
    m = intrigue(
        house("gl-syrian-warrior", hand=["re-empty-brothel", "sc-robbery"], coins=2, influence=8),
        house("gl-celt-warrior", coins=2),
        house("gl-thracian-warrior", "sl-attendant", coins=2),
    )
    assert m.kind == "turn"
    m.answer(("cash", "sc-robbery"))
    assert m.kind == "react"
    assert labels(m, 0)[1:] == ["Play Empty Brothel on yourself", "Play Empty Brothel on Quartus"]
    assert labels(m, 0, PT)[1].endswith("sobre você")
    lacking = "At this moment you have no Ready Slave and Quartus has no Ready Slave."
    assert prompt(m, 0) == f"{lacking} Do you play a Reaction to that?"
    assert prompt(m, 0, PT).startswith("Neste momento você está sem Escravo Ativo e Quartus está sem Escravo")
    assert m.match.book.occasion(m.match.state, m.match.pending[0]) == ("quiet", ())


def test_what_a_house_lacks_is_known_by_titles() -> None:
    for kind, title in LACKED.items():
        assert all(card.startswith(title) == (CARDS[card].kind == kind) for card in CARDS)


def test_ones_own_are_ones_own() -> None:
    m = upkeep(house("sl-medicus", card("gl-varro", injured=True)), house(), house(), dice=[2])
    assert prompt(m, 0) == "Your Varro (injured) has not healed. Does a Healer of yours re-roll the die?"
    m = arena(house("gl-crixus", influence=5), house("gl-varro"), house("gl-barca"))
    m.nobody()
    assert "Yourself" in labels(m, 0)
    m.answer(1)
    assert prompt(m, 1) == (
        "Zenobia invites you to send the first combatant. To decline costs 1 Influence. Do you accept?"
    )
    m.answer("accept")
    m.nobody()
    assert prompt(m, 0).endswith("the second combatant, against Varro of Quartus?")


def test_a_wound_is_not_one_more() -> None:
    m = combat(
        fighter(0, "gl-crixus", hex=[0, 0], attack=3),
        fighter(1, "gl-varro", hex=[1, 0], attack=3, defence=3, speed=3),
        dice=[6, 3, 2, 5, 4, 3],
    )
    m.answer(("attack", 1))
    assert m.kind == "surrender"
    assert prompt(m, 1) == "Your Varro is wounded and loses 1 die. From which pool?"
    assert "mais" not in prompt(m, 1, PT)


def test_a_turn_says_what_is_left_of_it() -> None:
    m = combat(
        fighter(0, "gl-crixus", hex=[0, 0], attack=3),
        fighter(1, "gl-varro", hex=[1, 0], attack=3, defence=3, speed=3),
        dice=[1, 1, 1, 5, 4, 3],
    )
    assert prompt(m, 0) == "Your Crixus acts: one move and one attack, in either order. What do you do?"
    m.answer(("attack", 1))
    assert prompt(m, 0) == "Your Crixus has attacked. Do you move or end the turn?"


def test_the_chooser_of_another_ones_die_is_told_whose_it_is() -> None:
    m = primus(
        combatant(0, "gl-caburus", hex=[0, 0]),
        combatant(1, "gl-syrian-warrior"),
        combatant(2, "gl-gannicus", hex=[1, 0]),
        combatant(3, "gl-varro"),
        dice=[6, 6, 6, 6, 1, 1, 1, 1],
    )
    m.answer(next(option for option in m.offered() if option[0] == "attack"))
    assert m.asked() == [(0, "surrender")]
    assert prompt(m, 0).startswith("Your attack wounds Gannicus of Xanthe: ")


def test_tied_bidders_add_to_their_bids() -> None:
    m = auction(house(coins=3), house(coins=3), house(), market=["eq-sword", "eq-net", "eq-axe", "gl-varro"])
    m.nobody()
    assert prompt(m, 0).startswith("How much do you bid for ")
    m.seal(s0=2, s1=2)
    m.nobody()
    assert prompt(m, 0).startswith("A tie at 2 coins: how much do you add to your bid for ")


def test_a_primus_is_not_a_match_of_two() -> None:
    m = serpents_table(
        *staffed(house("gl-crixus", influence=10), house("gl-varro"), house("gl-barca"), house("gl-duro")),
        moment="arena",
    )
    m.nobody()
    assert m.kind == "primus"
    m.answer("yes")
    m.nobody()
    assert prompt(m, 0).endswith("the first combatant of the Primus?")
    m.answer(1)
    assert prompt(m, 1).startswith("Zenobia invites you to send the first combatant of the Primus.")


# ---------------------------------------------------------------------- why it is asked

RULE = re.compile(r"[A-Z]{2}-([A-Z]+-)?\d+")
ASKING = {"Ask", "ask", "choose", "inquire", "pick_asset", "pick_seat", "target"}


def questions() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the rules that puts a question."""
    for path in sorted(Path(munera.games.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in ASKING:
                yield f"{path.name}:{node.lineno}", node


def test_every_question_has_a_rule_that_is_written_down() -> None:
    known = {id for game in written() for id in rules(game)}
    kinds = {kind for one in books().values() for kind in one.vocabulary.asks}
    asked: set[str] = set()
    for where, call in questions():
        constants = [
            node.value for node in ast.walk(call) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        named = {node.id for node in ast.walk(call) if isinstance(node, ast.Name)}
        put = kinds & set(constants)
        if put:
            given = [text for text in constants if RULE.fullmatch(text)]
            assert given or "rule" in named, where
            assert set(given) <= known, where
            asked |= put
    assert kinds == asked
