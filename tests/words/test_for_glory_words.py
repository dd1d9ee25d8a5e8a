"""The words of For Glory: things on the table by name and owner, prices and places, and whole games in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from munera.games import book
from munera.games.for_glory.cards.table import CARDS
from munera.kernel import Ask, Option, Options, Space, Stream, pick, start, start_from
from munera.words import LANGUAGES, Words
from munera.words.for_glory.cast import GloryCast, glory_cast
from munera.words.for_glory.narrator import GloryNarrator

pytestmark = pytest.mark.slow  # whole games are told

GLORY = book("for_glory")
NAMES = ("Livia", "Flamma")
EN, PT = Words("en", strict=True), Words("pt-BR", strict=True)
RAW = re.compile(r"#\d|\{|\?\?\?|[a-z]_[a-z]")


def position(**more: Any) -> Any:
    """A battle in the lasting arena; Livia has two alike, one of them hurt."""
    men = [
        {"card": "veles", "owner": 0},
        {"card": "veles", "owner": 0, "damage": 1, "ready": False},
        {"card": "veles", "owner": 1, "damage": 2},
    ]
    players = [
        {
            "patrons": ["imperial_procurator", "praetor"],
            "hand": ["cestus", "substitution", "pierce"],
            "arenas": ["casinum"],
        },
        {"patrons": ["decurion"]},
    ]
    facts: dict[str, Any] = {
        "phase": "battle",
        "arenas": ["capua", "verona", "pola"],
        "gladiators": men,
        "players": players,
        **more,
    }
    return start_from(GLORY, facts)


def cast_of(match: Any, words: Words = EN, you: int | None = 0) -> GloryCast:
    return glory_cast(words, GLORY, GLORY.view(match.state, you), NAMES, you)


def every(options: Options[Option]) -> list[Option]:
    assert not isinstance(options, Space)
    return list(options)


def labels(match: Any, words: Words = EN) -> list[str]:
    ask = match.waiting()[0]
    cast = cast_of(match, words, ask.seat)
    return [words.option(GLORY, ask.kind, option, cast) for option in ask.options]


# ---------------------------------------------------------------------- questions and answers


def test_gladiators_alike_are_told_apart() -> None:
    match = position()
    assert labels(match)[0] == "Attack with Veles I"
    assert "Use Casinum: put in Cestus" in labels(match)
    assert "Substitution: Cestus" in labels(match)
    assert "Usar Casinum: pôr Cestus na batalha" in labels(match, PT)
    cast = cast_of(match)
    said = [EN.option(GLORY, "target", id, cast) for id in (1, 2, 3)]
    assert said == ["Veles I (you)", "Veles II (you, wounded: 1, exhausted)", "Veles (Flamma, wounded: 2)"]
    assert PT.option(GLORY, "target", 2, cast_of(match, PT)) == "Veles II (você, ferido: 1, exaurido)"


def test_assigned_damage_tells_targets_apart() -> None:
    men = [{"card": "veles", "owner": 0}, {"card": "veles", "owner": 1, "damage": 1}]
    players = [{"patrons": ["decurion"], "hand": ["pierce"]}, {"patrons": ["decurion"], "hand": ["parry"]}]
    match = position(gladiators=men, players=players)
    match.answer(0, "pierce")
    match.answer(0, 2)
    assert EN.option(GLORY, "target", 2, cast_of(match)) == "Veles (Flamma, wounded: 1, about to take 1)"


def test_a_window_says_who_is_about_to_be_hurt_and_how_much() -> None:
    """Nothing else: whether they are exhausted or wounded is seen on the table."""
    men = [{"card": "veles", "owner": 0}, {"card": "bestiarius", "owner": 1, "damage": 1, "ready": False}]
    players = [{"patrons": ["decurion"], "hand": ["pierce"]}, {"patrons": ["decurion"], "hand": ["parry"]}]
    match = position(gladiators=men, players=players)
    match.answer(0, "pierce")
    match.answer(0, 2)
    (ask, *_) = (one for one in match.waiting() if one.kind == "react")

    def prompt(words: Words, seat: int) -> str:
        return words.prompt(GLORY, ask, cast_of(match, words, seat))

    assert prompt(EN, 1) == "A blow is about to land in Pola: 1 damage to your Bestiarius. Do you react first?"
    assert (
        prompt(EN, 0) == "A blow is about to land in Pola: 1 damage to Bestiarius of Flamma. Do you react first?"
    )
    assert prompt(PT, 1) == "Um golpe vai cair em Pola: seu Bestiário sofre 1 de dano. Você reage antes?"


def test_prices_and_places_are_said() -> None:
    facts: dict[str, Any] = {
        "phase": "machinations",
        "gladiators": [],
        "rows": {"training": ["evade"], "economy": [], "gladiators": []},
        "players": [{"hand": ["cestus", "parry"], "coins": 9}, {}],
        "arenas": ["capua", "verona", "pola"],
    }
    match = start_from(GLORY, facts)
    assert labels(match) == [
        "End your turn",
        "Buy Evade for 7",
        "Send Cestus to Capua",
        "Send Cestus to Verona",
        "Send Cestus to Pola",
        "Reserve Parry",
    ]
    assert labels(match, PT)[1:3] == ["Adquirir Esquiva por 7", "Enviar Cestus a Cápua"]
    match = start_from(GLORY, {**facts, "phase": "registration", "active": 0, "favor": 1})
    assert "Register Cestus in Capua for 3" in labels(match)


def test_without_a_cast_prices_are_left_out() -> None:
    assert EN.option("for_glory", "action", ("buy", "evade")) == "Buy Evade"


def test_who_has_left_can_still_be_named() -> None:
    """Arbelas strikes back after leaving the arena: no view of the arenas holds the card."""
    men = [
        {"card": "arbelas", "owner": 0},
        {"card": "cestus", "owner": 0},
        {"card": "veles", "owner": 1},
    ]
    match = position(gladiators=men, active=1, players=[{"patrons": ["praetor"]}, {"patrons": ["praetor"]}])
    match.answer(1, ("attack", 3))
    while match.waiting()[0].kind != "react" or ("use", 1) not in match.waiting()[0].options:
        ask = match.waiting()[0]
        match.answer(ask.seat, 1 if ask.kind == "target" else ask.default())
    assert "Use Arbelas" in labels(match)


@pytest.mark.parametrize(
    ("kind", "about", "said"),
    [
        ("pay", 3, "3 still to pay. What do you give?"),
        ("target", ("veles", "attack"), "Veles strikes. Whom does he hit?"),
        ("target", ("punctim", "target"), "Punctim: whom do you choose? (2 damage to a gladiator.)"),
        ("react", "attack", "A gladiator attacks. Do you react before he strikes?"),
        ("may", ("evade", "take_back"), "Evade: do you pay to take the card back into your hand?"),
        ("cull", "manumission", "Manumission: which card of your hand leaves the game for good?"),
        ("combat", True, "Your combat turn: you have attacked. Do you use a tactic or end the turn?"),
        ("topdeck", "aedile", "Aedile: which card of your hand do you put on top of your deck?"),
        (
            "augury",
            "treacherous_augur",
            "Treacherous Augur: which card of your discards do you put on top of your deck?",
        ),
        ("spare", "missio", "Missio: whom do you take back into your hand?"),
        ("where", "pola", "Pola: to which arena does the gladiator move?"),
        ("draw", None, "Nobody has sent a gladiator for thirty turns. Do you agree to a draw?"),
    ],
)
def test_prompts_say_what_is_asked_and_why(kind: str, about: Option, said: str) -> None:
    assert EN.prompt(GLORY, Ask(0, kind, ("none",), about, "FG-TARGET-1")) == said


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (("buy_back", 0, ()), "Take back your reserve for nothing"),
        (("buy_back", 2, ()), "Buy back your reserve with 2 tokens"),
        (
            ("buy_back", 1, ("business_as_usual", "business_as_usual")),
            "Buy back your reserve with Business as Usual ×2 and one token",  # noqa: RUF001
        ),
        (("free", "puteoli", 0, ()), "Use Puteoli (Any time: exhaust to gain 1 coin token.)"),
    ],
)
def test_moves_at_any_time_tell_their_price(move: Option, said: str) -> None:
    assert EN.move("for_glory", move) == said


# ---------------------------------------------------------------------- events


@pytest.mark.parametrize(
    ("event", "english", "portuguese"),
    [
        (
            ("enters", 4, "tiro", 0, "capua"),
            "Your Tiro enters Capua.",
            "Seu Tiro entra em Cápua.",
        ),
        (
            ("enters", 4, "gladiatrix", 0, "capua"),
            "Your Gladiatrix enters Capua.",
            "Sua Gladiadora entra em Cápua.",
        ),
        (
            ("damaged", 9, "thraex", 1, 2, 5),
            "Thraex of Flamma takes 2 damage: 5 health left.",
            "Trácio de Flamma sofre 2 de dano e fica com 5 de vida.",
        ),
        (
            ("reassigned", 9, "thraex", 1, 4, "tiro", 0, 1),
            "1 damage meant for Thraex of Flamma is put on your Tiro.",
            "1 de dano passa de Trácio de Flamma para seu Tiro.",
        ),
        (("pays", 1, "coin", 2), "Flamma pays with a token: 2 to go.", "Flamma paga com uma ficha: faltam 2."),
        (
            ("pays", 0, "business_as_usual", 0),
            "You pay with Business as Usual.",
            "Você paga com Negócios de Sempre.",
        ),
        (
            ("defeated", 9, "thraex", 1, "defeat"),
            "Thraex of Flamma is defeated.",
            "Trácio de Flamma cai na areia.",
        ),
        (
            ("plays_with", 0, "substitution", "tiro"),
            "You play Substitution with Tiro.",
            "Você joga Substituição com Tiro, o Novato.",
        ),
        (("row_replaced", "training"), None, "Uma fileira da oferta é trocada: treino."),
        (
            ("battle_won", 0, "capua", 1, 3),
            "You win the battle in Capua: 1 glory, 3 in all.",
            "Você vence a batalha em Cápua: 1 de glória, 3 ao todo.",
        ),
    ],
)
def test_events_are_sentences(event: tuple[Any, ...], english: str | None, portuguese: str) -> None:
    for words, said in ((EN, english), (PT, portuguese)):
        narrate = GloryNarrator(words, GLORY, GloryCast(NAMES, 0))
        if said is not None:
            assert words.event(GLORY, event, narrate(event)) == said


def test_the_story_numbers_those_alike_while_they_stand() -> None:
    narrate = GloryNarrator(EN, GLORY, GloryCast(NAMES, 0))
    story: list[tuple[Any, ...]] = [
        ("enters", 4, "veles", 0, "capua"),
        ("attacks", 4, "veles", 0),
        ("enters", 7, "veles", 0, "capua"),
        ("enters", 8, "veles", 1, "capua"),
        ("exhausted", 7, "veles"),
        ("exhausted", 8, "veles"),
        ("defeated", 4, "veles", 0, "defeat"),
        ("attacks", 7, "veles", 0),
        ("all_home",),
        ("enters", 9, "veles", 0, "capua"),
    ]
    events = [EN.event(GLORY, event, narrate(event)) for event in story]
    assert events[1] == "Your Veles attacks."
    assert events[2] == "Your Veles II enters Capua."
    assert events[3] == "Veles of Flamma enters Capua."
    assert events[4:6] == ["Your Veles II is exhausted.", "Veles of Flamma is exhausted."]
    assert events[6:8] == ["Your Veles I is defeated.", "Your Veles attacks."]
    assert events[9] == "Your Veles enters Capua."


def test_patrons_are_known_by_their_use() -> None:
    narrate = GloryNarrator(EN, GLORY, GloryCast(NAMES, 0))
    story: list[tuple[Any, ...]] = [("uses", 1, "praetor", 12), ("exhausted", 12, "praetor")]
    events = [EN.event(GLORY, event, narrate(event)) for event in story]
    assert events[0].startswith("Flamma uses Praetor. (")
    assert events[1] == "Praetor of Flamma is exhausted."


# ---------------------------------------------------------------------- cards


@pytest.mark.parametrize("words", [EN, PT], ids=LANGUAGES)
def test_card_texts_have_the_numbers_of_the_card_table(words: Words) -> None:
    """Numbers that a text says in letters, or that are always one, are left out."""
    in_letters = {"aedile", "emerita_augusta", "feint"}
    for id, card in CARDS.items():
        if card.type == "boast":
            assert str(card.bloodlust) in words.card(GLORY, id)
            continue
        text = words.effect(GLORY, id)
        said = {int(number) for number in re.findall(r"\d+", text)}
        printed = {card.amount, card.pay, card.value, card.arena_value, card.initiative, card.discount}
        printed |= {card.registers_for_less, card.buys_back_for_less}
        if card.type == "arena":
            printed.add(card.influence)
        printed -= {0}
        if id in in_letters:
            printed -= {1}
        assert printed <= said, id
        assert said <= printed | {1}, id


@pytest.mark.parametrize("words", [EN, PT], ids=LANGUAGES)
def test_titles_are_distinct(words: Words) -> None:
    names: dict[str, str] = {}
    for id, card in CARDS.items():
        name = words.card(GLORY, id).split(",")[0]
        assert name not in names or card.type == "boast", (id, names[name])
        names[name] = id


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_random_games_say_has_words(lang: str) -> None:
    """Strict words raise where a message is missing or lacks an argument; raw ids are never said."""
    words, kinds, asked, moved = Words(lang, strict=True), set[str](), set[str](), 0
    for seed in range(4):
        match, stream = start(GLORY, 2, seed), Stream.seeded(seed)
        for _ in range(1500):
            if match.over:
                break
            ask = match.waiting()[stream.below(len(match.waiting()))]
            if ask.kind not in asked or ask.kind in ("react", "combat", "target") or stream.chance(50):
                cast = cast_of(match, words, ask.seat)
                assert not RAW.search(words.prompt(GLORY, ask, cast))
                for option in every(ask.options):
                    said = words.option(GLORY, ask.kind, option, cast)
                    assert said, option
                    assert not RAW.search(said), said
                for option, why in ask.refused().items():
                    assert not RAW.search(words.option(GLORY, ask.kind, option, cast))
                    assert words.reason(GLORY, why)
                for move in every(GLORY.anytime(match.state, ask.seat))[:5]:
                    assert not RAW.search(words.move(GLORY, move))
                    moved += 1
                asked.add(ask.kind)
            match.answer(ask.seat, pick(ask.options, stream))
        for viewer in (0, None):
            narrate = GloryNarrator(words, GLORY, GloryCast(NAMES, viewer))
            for event in match.events(viewer):
                cast = narrate(event)
                if event[0] not in kinds or stream.chance(200):
                    assert not RAW.search(words.event(GLORY, event, cast)), event
                    kinds.add(str(event[0]))
    assert len(kinds) > 40, sorted(set(GLORY.vocabulary.events) - kinds)
    assert len(asked) > 9, sorted(set(GLORY.vocabulary.asks) - asked)
    assert moved > 10


@pytest.mark.parametrize("words", [EN, PT])
def test_who_has_nothing_left_is_told_nothing(words: Words) -> None:
    assert words.unused(GLORY, {"coins": 0, "tokens": 0}) == ""
    assert words.unused(GLORY, {"coins": 0, "tokens": 2}) != ""
