"""The words of The Serpents and the Wolf: its own, those it borrows from Spartacus, and whole games in words."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from munera.games import book
from munera.games.serpents.cards.table import OWN_CARDS as PRINTED
from munera.kernel import Ask, Option, Space, Stream, pick, start
from munera.testing.serpents import ASHUR, SEPPIUS, VARINIUS, Table, calm, card, fighter, four, house, primus
from munera.testing.spartacus.titles import CELT, SYRIAN
from munera.words import EDITIONS, LANGUAGES, TITLES, Words, inherited_messages, needed_messages
from munera.words.spartacus.cast import HouseCast, house_cast, marks_of
from munera.words.spartacus.narrator import HouseNarrator

pytestmark = pytest.mark.slow  # whole games are told

SERPENTS, SPARTACUS = book("serpents"), book("spartacus")
NAMES = ("Livia", "Sally", "Pete", "John", "Nero", "Octavia")
EN, PT = Words("en", strict=True), Words("pt-BR", strict=True)
RAW = re.compile(r"#\d|\{|\?\?\?|[a-z]_[a-z]|\b(gl|sl|eq|sc|gu|ho)-[a-z]")
CORNERS = ("copies", "value", "attack", "defence", "speed", "cash", "requirement")  # printed beside the text
OWN = [id for id in SERPENTS.vocabulary.cards if id not in SPARTACUS.vocabulary.cards]


def cast_of(match: Any, words: Words = EN, you: int | None = 0) -> HouseCast:
    view = SERPENTS.view(match.state, you)
    return house_cast(words, SERPENTS, view, NAMES[: len(view["houses"])], you)


def asked(m: Table, words: Words = EN) -> tuple[str, list[str]]:
    """The first open question, and its answers."""
    ask: Any = m.match.waiting()[0]
    cast = cast_of(m.match, words, ask.seat)
    answers = [words.option(SERPENTS, ask.kind, option, cast) for option in ask.options]
    return words.prompt(SERPENTS, ask, cast), answers


def in_words(event: tuple[Any, ...], words: Words = EN, you: int | None = 0) -> str:
    match = calm(house(), house(), house()).match
    narrate = HouseNarrator(words, SERPENTS, HouseCast(NAMES[:3], you), SERPENTS.view(match.state, you))
    return words.event(SERPENTS, event, narrate(event))


# ---------------------------------------------------------------------- what is borrowed


def test_it_borrows_what_it_does_not_say_itself() -> None:
    for words in (EN, PT):
        for id in ("gl-crixus", "sc-robbery"):
            assert words.card(SERPENTS, id) == words.card(SPARTACUS, id)
            assert words.effect(SERPENTS, id) == words.effect(SPARTACUS, id)
        assert words.term(SERPENTS, "house", "ho-glaber") == words.term(SPARTACUS, "house", "ho-glaber")
        assert words.reason(SERPENTS, "rule_of_one") == words.reason(SPARTACUS, "rule_of_one")
        assert words.setting(SERPENTS, "rounds") == words.setting(SPARTACUS, "rounds")
        assert words.value(SERPENTS, "fighter_1", "gl-crixus") == "Crixus"
    needed = needed_messages(SERPENTS)
    assert "serpents-card-gl-crixus" not in needed
    assert "serpents-setting-rounds" not in needed
    assert needed["serpents-setting-house-1"] == {"ho-seppius", "ho-varinius"}, "only the new values"
    assert "serpents-game" in needed
    assert "serpents-game" not in inherited_messages(SERPENTS)
    assert inherited_messages(SPARTACUS) == {}


def test_it_may_say_in_its_own_way_what_it_could_borrow() -> None:
    assert EN.value(SPARTACUS, "mode", "game") == "three or four Domini"
    assert EN.value(SERPENTS, "mode", "game") == "three to six Domini"
    assert EN.value(SERPENTS, "mode", "fight") == EN.value(SPARTACUS, "mode", "fight")
    ask = Ask(0, "react", ("pass",), "quiet", "SP-63")
    assert EN.prompt(SERPENTS, ask) == EN.prompt(SPARTACUS, ask)


@pytest.mark.parametrize("words", [EN, PT], ids=LANGUAGES)
def test_every_value_of_a_table_option_has_words(words: Words) -> None:
    for name, setting in SERPENTS.settings.items():
        assert words.setting(SERPENTS, name)
        for value in getattr(setting, "values", ()):
            assert words.value(SERPENTS, name, value), (name, value)


# ---------------------------------------------------------------------- cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("titles", TITLES)
def test_titles_are_distinct(lang: str, edition: str, titles: str) -> None:
    words = Words(lang, strict=True, edition=edition, titles=titles)
    names = [words.card(SERPENTS, id) for id in SERPENTS.vocabulary.cards]
    assert len(set(names)) == len(names)


def test_titles_are_clean_unless_they_are_to_be_as_printed() -> None:
    porridge = "sc-piss-in-the-porridge"
    assert [words.card(SERPENTS, porridge) for words in (EN, PT)] == ["Spoiled Rations", "Ração Estragada"]
    assert Words("en", titles="printed").card(SERPENTS, porridge) == "Piss in the Porridge"


@pytest.mark.parametrize("words", [EN, PT], ids=LANGUAGES)
def test_card_texts_have_the_numbers_of_the_card_table(words: Words) -> None:
    """Every number in a text is on the card, and its coins and Influence are in the text."""
    for id in OWN:
        row, text = PRINTED[id], words.effect(SERPENTS, id)
        said = {int(number) for number in re.findall(r"\d+", text)} - {0, 1}
        values = (getattr(row, field.name) for field in fields(row) if field.name not in CORNERS)
        numbers = {abs(value) for value in values if isinstance(value, int)}
        most = row.times * (
            row.exhausts_target or row.discards
        )  # cards that its target can pay, and what they bring
        assert said <= numbers | {most, row.times * row.influence}, (id, text)
        wanted_here = (
            row.coins,
            row.price_coins,
            row.coins_others,
            row.influence,
            row.bid,
            row.support,
            row.stake,
        )
        assert {abs(number) for number in wanted_here} - {0, 1} <= said, (id, text)


# ---------------------------------------------------------------------- the Primus


def test_several_fighters_are_told_apart() -> None:
    m = primus(fighter(0, CELT), fighter(0, CELT), fighter(1, SYRIAN), fighter(2, SYRIAN), first=2)
    assert cast_of(m.match).fighters == (
        "Ia Celt Warrior I (you)",
        "Ib Celt Warrior II (you)",
        "IIa Syrian Warrior (Sally)",
        "IIb Syrian Warrior (Pete)",
    )


@pytest.mark.parametrize(
    ("teams", "marks"),
    [
        ([0, 1], ["I", "II"]),
        ([None], ["I"]),
        ([None, None], ["I", "II"]),
        ([None] * 4, [""] * 4),
        ([0, 1, 1, 0], ["Ia", "IIa", "IIb", "Ib"]),
        ([1, 0, 1, 1], ["IIa", "I", "IIb", "IIc"]),
    ],
)
def test_marks_on_the_sand(teams: list[int | None], marks: list[str]) -> None:
    assert marks_of([{"team": team} for team in teams]) == marks


def test_treachery_and_turns() -> None:
    m = four(ASHUR, CELT, SYRIAN, CELT, moment="combat")
    assert asked(m) == (
        "Your Ashur is Treacherous. Does he join the other Team now?",
        ["Stay with his Team", "Join the other Team"],
    )
    m = primus(fighter(0, CELT), fighter(0, SYRIAN), fighter(1, CELT), fighter(2, SYRIAN))
    m.answer("end")
    prompt, answers = asked(m)
    assert prompt.startswith("It is your Team's turn. Who goes now?")
    assert answers == ["IIa Celt Warrior (you)", "IIb Syrian Warrior (Pete)"]


PAIRED = HouseCast(NAMES, 0, fighters=("A", "B", "C", "D"))


@pytest.mark.parametrize(
    ("kind", "option", "said"),
    [
        ("teams", (0, 2), "I: A and C · II: B and D"),
        ("nets", (), "Throw no Net"),
        ("nets", (1, 3), "Throw: B and D"),
        ("who_goes", 2, "C"),
        ("place", 45, "F6"),
        ("combat_turn", ("daggers", 1), "Attack B with SPD dice"),
        ("react", ("meddle", 1), "Exhaust 1 Guard: it requires 1 more"),
        ("react", ("demand", 2), "Demand support from Pete for it"),
        ("short", ("demand", (1, True)), "Demand support from Sally (who sees the card)"),
        ("short", ("request", ((1, False),)), "Ask for support: Sally"),
        ("prepared", ("play", "re-a-friend-in-the-senate"), "Play A Friend in the Senate"),
        ("oblige", 0, "Not at all"),
        ("oblige", 2, "Twice"),
        ("bookmaker", "INJ", "Injury"),
        ("tongue", "sc-robbery", "Robbery"),
        ("turn", ("power", "praetor-of-rome"), "Use Praetor of Rome"),
    ],
)
def test_answers(kind: str, option: Option, said: str) -> None:
    assert EN.option(SERPENTS, kind, option, PAIRED) == said


@pytest.mark.parametrize(
    ("kind", "about", "begins"),
    [
        ("invite", 3, "You are the Host. Whom do you invite to send the fourth combatant of the Primus?"),
        ("invitation", 1, "You are invited to send the second combatant."),
        ("pick", "sc-stolen-livery", "Stolen Livery: which Guard do you take?"),
        ("pick", "heal", "Which of your injured rolls first to heal?"),
        ("react", ("scheme_announced", 1), "A Scheme of Sally lies face down, and support is asked for it."),
        ("react", ("combatant_died", 2), "A Gladiator of Pete died in the arena."),
        ("demand", (1, 1, 2), "Sally demands in the name of the Senate that you support the Scheme. "),
        ("demand", (1, 2, 2), "Sally demands in the name of the Senate that you support the Scheme of Pete. "),
        ("tongue", 2, "Which card do you discard from the hand of Pete?"),
    ],
)
def test_prompts_say_what_is_asked_and_why(kind: str, about: Option, begins: str) -> None:
    assert EN.prompt(SERPENTS, Ask(0, kind, ("none",), about, "SW-09"), HouseCast(NAMES, 0)).startswith(begins)


def test_one_thumb_for_several() -> None:
    match = calm(house(card("gl-crixus", favour=1)), house("gl-varro"), house()).match
    cast = cast_of(match)
    one, two = (next(id for id, name in cast.things.items() if name.startswith(by)) for by in ("Crixus", "Varro"))
    single, both = (
        EN.prompt(SERPENTS, Ask(0, "thumb", ("up", "down"), about, "SW-26"), cast) for about in (two, (one, two))
    )
    assert single.startswith("You are the Host: does Varro of Sally live?")
    assert both.startswith("You are the Host: do your Crixus (Favour 1) and Varro of Sally live?")


# ---------------------------------------------------------------------- events


@pytest.mark.parametrize(
    ("event", "english", "portuguese"),
    [
        (
            ("meddles", 1, 0, "sc-robbery", 2),
            "Sally exhausts 2 Guards: your card Robbery requires 2 more.",
            "Sally esgota 2 Guardas: Assalto, a sua carta, requer 2 a mais.",
        ),
        (
            ("demands", 1, 0, 2, True),
            "In the name of the Senate Sally demands your support for the Scheme, and shows it.",
            "Em nome do Senado Sally exige o seu apoio ao Esquema e o mostra.",
        ),
        (("influence", 2, -1, 3, "senate"), "Pete loses 1 Influence: 3 now (the will of the Senate).", None),
        (
            ("turns_traitor", 1, "gl-ashur-serpent", 1),
            "Treachery! Ashur of Sally joins Team II.",
            "Traição! Ashur de Sally se junta à Equipe II.",
        ),
        (("in_team", 1, "gl-donar", 0, 0), "Team I: your Donar.", "Equipe I: Donar, da sua Casa."),
        (("placed", 0, "gl-donar", 45), "Your Donar begins on F6.", None),
        (
            ("books", 0, 3, "sl-bookmaker", "INJ", 5),
            "Your Bookmaker takes up to 5 coins from you on Injury.",
            "Banqueiro de Apostas, da sua Casa, aceita até 5 denários seus em Ferimento.",
        ),
        (("bid_cut", 1, 2, 2), "Sally cuts the bid of Pete down by 2 coins.", None),
        (("hand_seen", 1, "gu-guard", "gu-guard"), "In the hand of Sally you see: Guard ×2.", None),  # noqa: RUF001
        (("bout", "primus"), "It is a Primus: the fight begins.", "Começa um Primus."),
        (("fights_instead", 1, 0), "Sally and you fight an ordinary match instead.", None),
    ],
)
def test_events_are_sentences(event: tuple[Any, ...], english: str, portuguese: str | None) -> None:
    assert in_words(event) == english
    if portuguese is not None:
        assert in_words(event, PT) == portuguese


# ---------------------------------------------------------------------- whole games


def played(match: Any, words: Words, seed: int, asked: set[str], kinds: set[str]) -> None:
    """Chance plays it, and everything that is asked and told is said: no raw ids, nothing empty."""
    stream = Stream.seeded(seed)
    for _ in range(3000):
        if match.over:
            break
        ask = match.waiting()[stream.below(len(match.waiting()))]
        if ask.kind not in asked or stream.chance(40):
            cast = cast_of(match, words, ask.seat)
            said = [words.prompt(SERPENTS, ask, cast)]
            options = [ask.options.default()] if isinstance(ask.options, Space) else ask.options
            said += [words.option(SERPENTS, ask.kind, option, cast) for option in options]
            assert all(said), ask
            assert not [text for text in said if RAW.search(text)], ask
            asked.add(ask.kind)
        match.answer(ask.seat, pick(ask.options, stream))
    for viewer in (0, None):
        narrate = HouseNarrator(
            words, SERPENTS, HouseCast(NAMES[: len(match.seats)], viewer), SERPENTS.view(match.state, viewer)
        )
        for event in match.events(viewer):
            assert not RAW.search(words.event(SERPENTS, event, narrate(event))), event
            kinds.add(str(event[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_random_games_say_has_words(lang: str) -> None:
    """Strict words raise where a message is missing or lacks an argument."""
    words, asked, found = Words(lang, strict=True), set[str](), set[str]()
    names = (SEPPIUS, VARINIUS, "ho-batiatus", "ho-glaber", "ho-tullius", "ho-solonius")
    houses: dict[str, Option] = {f"house_{place}": name for place, name in enumerate(names, 1)}
    options = {"type": "quick", "rounds": 3, "houses": "assigned", **houses}
    for seed, seats in enumerate((6, 5, 4, 3)):
        played(start(SERPENTS, seats, seed, options), words, seed, asked, found)
    serpents = (fighter(0, ASHUR, "eq-net"), fighter(1, CELT), fighter(2, SYRIAN), fighter(3, "gl-dagan"))
    for seed in range(2):
        played(primus(*serpents, moment="wagers", seed=seed).match, words, seed, asked, found)
    own = set(SERPENTS.vocabulary.events) - set(SPARTACUS.vocabulary.events)
    assert len(found & own) > 12, sorted(own - found)
    assert asked >= {"react", "demand", "who_goes", "nets", "treachery", "thumb"}, asked
