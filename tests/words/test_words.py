"""Words: prompts, options, events, errors; the conventions behind them; languages."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import book
from munera.games.gladius.cards import CARDS
from munera.kernel import (
    AnyAsk,
    Damaged,
    Diverged,
    Illegal,
    Option,
    RuleError,
    Space,
    Stream,
    WrongVersion,
    pick,
    start,
)
from munera.words import LANGUAGES, Cast, Missing, Words, find_language, language_of, message_id, readable
from munera.words.facts import name_facts
from tests.kernel.forum import BOOK as FORUM


def every(ask: AnyAsk) -> list[Option]:
    assert not isinstance(ask.options, Space)
    return list(ask.options)


US = Cast(("Marcus", "Flamma"), 0)


def test_one_function_makes_the_ids() -> None:
    assert message_id("gladius", "card", "sword_stab") == "gladius-card-sword-stab"


@pytest.mark.parametrize(
    ("event", "english", "portuguese"),
    [
        (("drawn", "sword_stab"), "You draw Sword Stab.", "Você compra Estocada de Espada."),
        (("draws", 1, 1), "Flamma draws a card.", "Flamma compra uma carta."),
        (("draws", 1, 3), "Flamma draws 3 cards.", "Flamma compra 3 cartas."),
        (("draws", 0, 1), "", ""),  # told card by card
        (("draws", 0, 0), "You have no card left to draw.", "Você não tem mais carta para comprar."),
        (("hit", 0, 1, 4), "You lose 1 hit point: 4 left.", "Você perde 1 ponto de vida e fica com 4."),
        (
            ("hit", 1, 3, 0),
            "Flamma loses 3 hit points: 0 left.",
            "Flamma perde 3 pontos de vida e fica com 0.",
        ),
        (
            ("stat_roll", 1, "skill", (1, 4)),
            "Flamma rolls for Skill: 1, 4 (every 1 counts).",
            "Flamma rola Perícia: 1, 4 (cada 1 conta).",
        ),
        (
            ("mini_hand", 1, "duck", "parry", "duck"),
            "Flamma turns up Duck \u00d72 and Parry.",
            "Flamma revela Agachar \u00d72 e Aparar.",
        ),
        (("mini_hand", 1), "Flamma has no card left to turn up.", "Flamma não tem mais carta para revelar."),
        (
            ("bout", "lion", "secutor"),
            "The bout begins: Lion against Secutor.",
            "A luta começa: Leão contra Secutor.",
        ),
        (
            ("wins", 0, "concession"),
            "You win: the other side concedes.",
            "Você vence: o outro lado desistiu.",
        ),
    ],
)
def test_events_are_sentences(event: tuple[Any, ...], english: str, portuguese: str) -> None:
    assert Words("en", strict=True).event("gladius", event, US) == english
    assert Words("pt-BR", strict=True).event("gladius", event, US) == portuguese


def test_the_reader_is_you_and_a_spectator_is_nobody() -> None:
    words, event = Words("en"), ("attacks", 0, "trident_thrust")
    assert words.event("gladius", event, US) == "You attack with Trident Thrust (3 damage)."
    assert words.event("gladius", event, Cast(US.names)) == "Marcus attacks with Trident Thrust (3 damage)."
    assert words.event("gladius", event) == "#1 attacks with Trident Thrust (3 damage)."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
@pytest.mark.parametrize("seats", [1, 2])
def test_everything_that_random_games_say_has_words(lang: str, you: int | None, seats: int) -> None:
    """Strict words raise where a message is missing or lacks an argument."""
    words, gladius = Words(lang, strict=True), book("gladius")
    stats = (2, 2, 1, 2, 2)
    kinds: set[str] = set()
    for seed in range(12):
        stream = Stream.seeded(seed)
        styles = stream.choice(["thracian", "murmillo", "samnite", "dimachaeri", "retiarius"])
        foe = "bear" if seats == 1 and seed % 2 else "murmillo"
        variant: dict[str, Option] = {"fighter_1": styles, "fighter_2": foe, "turn_limit": 60}
        variant |= {"stats_1": stats, "stats_2": stats}
        match = start(gladius, seats, seed, variant)
        while not match.over:
            asked = match.pending[0]
            assert words.prompt(gladius, asked)
            for option in every(asked):
                assert words.option(gladius, asked.kind, option)
            for option, why in asked.refused().items():
                assert words.option(gladius, asked.kind, option) != readable(str(option)) or option in CARDS
                assert words.reason(gladius, why)
            if stream.chance(2):
                match.concede(asked.seat)
            else:
                match.answer(asked.seat, pick(asked.options, stream))
        for event in match.events(you):
            words.event(gladius, event, Cast(("Marcus", "Flamma"), you))
            kinds.add(str(event[0]))
    assert len(kinds) > 14


def test_prompts_say_what_comes() -> None:
    gladius = book("gladius")
    match = start(gladius, 2, 1)
    while match.pending[0].kind != "defend":
        match.answer(match.pending[0].seat, every(match.pending[0])[-1])
    prompt = Words("en", strict=True).prompt(gladius, match.pending[0])
    assert Words("en").card(gladius, str(match.pending[0].about)) in prompt
    assert prompt.endswith("How do you defend?")


def test_errors_have_words_and_details_stay_in_brackets() -> None:
    words = Words("pt-BR", strict=True)
    for code in Illegal.CODES:
        assert words.error(Illegal(code))
    assert words.error(Diverged("seat 3", 4)) == (
        "A jogada 5 é a primeira que não segue as regras (entry 4: seat 3)."
    )
    assert "(x)" in words.error(Diverged("x"))
    assert "(x)" in words.error(WrongVersion("x"))
    assert "A jogada 5 é a primeira que só a versão 1 das regras joga" in words.error(WrongVersion("x", 4, "1"))
    assert words.error(Damaged("x")) == "Não pode ser lido (x)."
    assert "(x)" in words.error(RuleError("x"))
    assert words.error(KeyError("odd")) == "'odd'"


def test_a_game_without_catalogue_is_readable() -> None:
    words = Words("pt-BR")
    match = start(FORUM, 3, 1)
    assert words.game(FORUM) == "Forum"
    assert words.about(FORUM) == ""
    assert words.prompt(FORUM, match.pending[0]) == "Scheme"
    assert words.option(FORUM, "scheme", "pass") == "Passar"
    assert words.option(FORUM, "lose", "pay") == "Pay"
    assert words.option(FORUM, "market", ("buy", "stall0a")) == "Buy e Stall0a"
    assert words.move(FORUM, ("give", 2, 3)) == "Give 2 3"
    assert words.reason(FORUM, "too_dear") == "Too dear"
    assert words.value(FORUM, "length", "two") == ""
    cast = Cast(("A", "B", "C"), 1)
    assert words.event(FORUM, ("paid", 0, 2), cast) == "Paid: A, C"
    assert words.event(FORUM, ("drawn", "wine"), cast) == "Drawn: Wine"
    assert words.event(FORUM, ("unheard", "of", 3), cast) == "Unheard: Of, 3"


def test_facts_get_their_names() -> None:
    assert name_facts(("seat", "seat"), (1, 2)) == {"seat": 1, "seat_2": 2}
    assert name_facts(("fighter", "cards*"), (1, "a", "b")) == {"fighter": 1, "cards": ("a", "b")}
    assert name_facts(("cards*",), ()) == {"cards": ()}
    assert name_facts((), (7,)) == {"fact_1": 7}


def test_odd_options_are_said() -> None:
    words = Words("en")
    assert words.thing("gladius", value=True) == "yes"
    assert words.thing("gladius", None) == "nothing"
    assert words.thing("gladius", 12345) == "12345"
    assert words.list([]) == "nothing"
    assert words.list(["a", "b", "c"]) == "a, b and c"
    assert readable("sand_in_the-eyes") == "Sand in the eyes"


def test_long_arguments_are_shortened() -> None:
    words = Words("en", strict=True)
    assert "x" * 199 + "…" in words.text("cli-play-not-understood", text="x" * 5000)
    assert "…" in words.text("cli-play-saved", path="x" * 5000)
    path = "x" * 1000
    assert path in words.text("cli-play-saved", path=path)


def test_only_strict_words_complain() -> None:
    assert Words("en").text("gladius-card-no-such-card") == "No such card"
    with pytest.raises(Missing):
        Words("en", strict=True).text("gladius-card-no-such-card")
    with pytest.raises(Missing):
        Words("en", strict=True).text("gladius-event-hit")
    with pytest.raises(LookupError):
        Words("xx")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT"}, "pt-BR"),
        ({"LANG": "pt_BR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "pt"}, "pt-BR"),
        ({"LC_ALL": "", "LANG": "pt_BR@euro"}, "pt-BR"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


def test_languages_are_found_by_what_people_type() -> None:
    assert [find_language(text) for text in ("pt", "PT-br", "en_GB", "en", "fr")] == [
        "pt-BR",
        "pt-BR",
        "en",
        "en",
        None,
    ]
