"""Wordings that must not come back: English that reads like the engine, Portuguese out of a dictionary.

Each trap is a pattern with the reason why no message may match it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from munera.words.catalogue import sources


class Trap(NamedTuple):
    """A pattern, why nobody says so, and a text that it catches; `apart`: messages that mean something else."""

    pattern: str
    why: str
    caught: str
    apart: str = "$^"


ENGLISH = (
    Trap(
        r"(?<!\$)\bassigned\b",
        "damage is about to be dealt",
        "Veles (you, 2 assigned)",
        r".*-card-.*|.*-setting-house.*",
    ),
    Trap(
        r"\bresolves?\b",
        "effects happen; the engine resolves",
        "Do you react before it resolves?",
        "web-sp-step-.*",
    ),
    Trap(r"\bDamage in \{", "say who is about to be hurt", "Damage in { $place } for { $who }."),
    Trap(r"\bended so\b", "how it was decided", "Why the match ended so"),
    Trap(r"\bWhom not to\b", "to mute somebody", "Whom not to hear"),
    Trap(r"\bnothing against\b", "'Promises nothing' says the opposite", "nothing against you in this round"),
    Trap(r"^Promises \{|\bthe promise of \{", "what is promised comes after a colon", "Promises { $what }."),
    Trap(r"^(you|\{ \$name \}) nothing\b", "a bid of nothing is none", "you nothing"),
    Trap(r"\bawaited\b", "one waits for somebody", "Also awaited: { $names }"),
    Trap(r"\bThe line is lost\b", "a connection is lost", "The line is lost. Connecting again…"),
    Trap(r"\bcalmest\b", "one passes", "your questions get the calmest answer"),
    Trap(r"\bunasked\b", "without being asked", "You pass unasked in this turn."),
    Trap(r"\bno longer done\b|\bBe done\b", "to finish, to go back", "Be done with the Open Market"),
    Trap(r"\bfinds no card\b|\bfind no card\b", "there is no card left", "You find no card to draw."),
    Trap(r"\bTo the main part\b", "what every site calls skipping to the content", "To the main part"),
    Trap(r"^Aids$", "an illness; these are hints", "Aids"),
    Trap(
        r"\b(at|on) the (right|left)\b|\b[Cc]hoose (it |one )?above\b",
        "what is beside the board on a desktop is below it on a phone",
        "Choose on the board or at the right.",
    ),
    Trap(
        r"\bas long as he\b|\bof his own after he\b|\beach for his own\b",
        "a player is they",
        "as long as he likes",
    ),
)
PORTUGUESE = (
    Trap(
        r"\b(primeiro|um|sugerir um|outro) lance\b(?! (de|selado|por|em|para))|\blance a lance\b",
        "*lance* is a bid; a move is a *jogada*",
        "antes do primeiro lance",
        r".*-(bid|bids|rebid).*|.*learn.*",
    ),
    Trap(r"\bhosped", "games are *sediados*; guests are *hospedados*", "Lances para hospedar os jogos"),
    Trap(r"\}( \(.*\))? a \{ \$to \}:", "*De Ana para você*", "{ $maker } a { $to }: { $given }"),
    Trap(r"\b[Ll]igaç(ão|ões)\b", "*conexão*; a *ligação* is a phone call", "A ligação caiu."),
    Trap(
        r"\bà (direita|esquerda)\b|\b[Ee]scolha acima\b",
        "what is beside the board on a desktop is below it on a phone",
        "Escolha na mesa ou à direita.",
    ),
    Trap(r"\bse espera:", "*Aguardando também*", "Também se espera: { $names }"),
    Trap(r"\b[Rr]eprises?\b", "*replay*; a *reprise* is on television", "Na reprise todas as cartas"),
    Trap(r"\b(você|\{ \$name \}) nada\b", "*nenhum*", "você nada"),
    Trap(r"\bparte principal\b", "*Ir para o conteúdo*", "Para a parte principal"),
    Trap(r"\b[Ll]acrad|\b[Ll]ances? fechad", "one word for it: *selado*", "Seu lance fechado"),
    Trap(r"\bSerpentes e o Lobo\b", "the games keep their titles", "As Serpentes e o Lobo se joga"),
    Trap(r"\bvillas?\b|\bVillas?\b", "one word for it: *vila*", "vem para a sua villa"),
    Trap(r"\bmultidão\b", "one word for it: *público*", "A multidão adora"),
    Trap(r"\bsem ser consultado\b|\bnão foi perguntado\b", "who reads may be a woman", "passa sem ser consultado"),
    Trap(r"\b[Cc]aduc", "offers *expiram*", "A oferta caducou"),
    Trap(r"\bnada contra\b", "*nenhuma carta contra*", "nada contra você nesta rodada"),
    Trap(r"^A quem\b", "*Para quem?*", "A quem?"),
    Trap(r"\bresposta mais calma\b", "one passes", "recebem a resposta mais calma"),
    Trap(r"\b1 (pontos|cartas|dados|ofertas|moedas|lugares|jogadas)\b", "plurals agree", "1 cartas na mão"),
)
SPARTACUS = re.compile(
    r"(web-sp|web-arena|common-learn-(end-|about-)?s(partacus|erpents)"
    r"|spartacus|serpents|common-(limit|power|promise))-"
)
TRAPS = [("en", trap) for trap in ENGLISH] + [("pt-BR", trap) for trap in PORTUGUESE]


@cache
def said(lang: str) -> list[tuple[str, str]]:
    """Every variant of every message and attribute of a language, with its id."""
    found: list[tuple[str, str]] = []
    for _, text in sources(lang):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                patterns = [entry.value, *(one.value for one in entry.attributes)]
                found += [(entry.id.name, line) for one in patterns if one for line in variants(one)]
    return found


def variants(pattern: ftl.Pattern) -> list[str]:
    """The texts of a pattern, one for each line of it."""
    lines = serialize_pattern(pattern).splitlines()
    return [re.sub(r"^\s*(\*?\[\w+\] )?", "", line) for line in lines]


@pytest.mark.parametrize(("lang", "trap"), TRAPS, ids=[trap.caught for _, trap in TRAPS])
def test_no_message_falls_into_a_trap(lang: str, trap: Trap) -> None:
    assert re.search(trap.pattern, trap.caught), "a trap that catches nothing"
    fallen = [f"{id}: {text}" for id, text in said(lang) if re.search(trap.pattern, text)]
    fallen = [one for one in fallen if not re.fullmatch(trap.apart, one.split(":")[0])]
    assert fallen == [], trap.why


class Numbers(Visitor):
    """Finds where a number chooses between texts: its name, and what is said where it is `one`."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # the name is Fluent's
        keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        if keys == {"one", "other"} and isinstance(node.selector, ftl.VariableReference):
            ones = [one for one in node.variants if isinstance(one.key, ftl.Identifier) and one.key.name == "one"]
            self.found += [(node.selector.id.name, serialize_pattern(one.value)) for one in ones]
        self.generic_visit(node)


def without_a_number(text: str) -> list[str]:
    """What is said as of one thing, also where there is none: 0 is `one` in Portuguese."""
    numbers = Numbers()
    numbers.visit(FluentParser().parse(text))
    wrong = [said.strip() for name, said in numbers.found if f"${name}" not in said]
    return [said for said in wrong if re.search(r"\b(1|um|uma)\b", said, re.IGNORECASE)]


def test_nothing_is_not_one_in_portuguese() -> None:
    """A text that names the number itself is of exactly one, `[1]`: "1 carta na mão" was said of an empty hand."""
    assert without_a_number("a = { $count ->\n    [one] 1 carta\n   *[other] { $count } cartas\n }\n") == [
        "1 carta"
    ]
    assert without_a_number("a = { $count ->\n    [1] 1 carta\n   *[other] { $count } cartas\n }\n") == []
    assert {name: without_a_number(text) for name, text in sources("pt-BR") if without_a_number(text)} == {}


def test_the_money_of_spartacus_has_the_name_of_its_edition() -> None:
    """Denarii or coins: which is for the reader's edition to say, so no text of Spartacus names them."""
    for lang, coins in (("en", r"\bdenari"), ("pt-BR", r"\bmoedas?\b|\bdenário")):
        named = [f"{id}: {text}" for id, text in said(lang) if SPARTACUS.match(id) and re.search(coins, text)]
        assert named == [], lang


def test_a_game_has_one_title() -> None:
    """Titles are not translated, and a language says them as the other does."""
    titles = {
        lang: {id: text for id, text in said(lang) if id.startswith("common-game-")} for lang in ("en", "pt-BR")
    }
    assert titles["en"] == titles["pt-BR"]
