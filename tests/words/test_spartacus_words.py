"""The words of Spartacus: houses, assets, offers and promises by name, both editions, and whole games in words."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from munera.games import book
from munera.games.spartacus.cards.table import CARDS, FACTS
from munera.kernel import Ask, Option, Space, Stream, pick, start
from munera.testing.spartacus import card, house, intrigue, market, table
from munera.words import CLEAN, EDITIONS, LANGUAGES, LOG, NEWS, TITLES, Words, teller_of
from munera.words.spartacus.cast import HouseCast, house_cast
from munera.words.spartacus.coins import say_coins
from munera.words.spartacus.hexes import HEX_NAMES, hex_named
from munera.words.spartacus.narrator import HouseNarrator
from munera.words.spartacus.occasions import occasion

pytestmark = pytest.mark.slow  # whole games are told

SPARTACUS = book("spartacus")
NAMES = ("Livia", "Sally", "Pete", "John")
EN, PT = Words("en", strict=True), Words("pt-BR", strict=True)
RAW = re.compile(r"#\d|\{|\?\?\?|[a-z]_[a-z]|\b(gl|sl|eq|sc|gu|ho)-[a-z]")


def cast_of(match: Any, words: Words = EN, you: int | None = 0) -> HouseCast:
    view = SPARTACUS.view(match.state, you)
    return house_cast(words, SPARTACUS, view, NAMES[: len(view["houses"])], you)


def labels(match: Any, words: Words = EN) -> list[str]:
    ask = match.waiting()[0]
    cast = cast_of(match, words, ask.seat)
    return [words.option(SPARTACUS, ask.kind, option, cast) for option in ask.options]


def in_words(event: tuple[Any, ...], words: Words = EN, you: int | None = 0) -> str:
    match = intrigue(house("eq-net"), house("eq-sword"), house()).match
    narrate = HouseNarrator(words, SPARTACUS, HouseCast(NAMES[:3], you), SPARTACUS.view(match.state, you))
    return words.event(SPARTACUS, event, narrate(event))


# ---------------------------------------------------------------------- how it is to look


def test_the_edition_changes_names_and_coins() -> None:
    new, old = Words("en"), Words("en", edition="2012")
    names = ("gl-theokoles", "gl-agron", "sl-indus")
    assert [new.card(SPARTACUS, name) for name in names] == ["Theron", "Alard", "Eglectus"]
    assert [old.card(SPARTACUS, name) for name in names] == ["Theokoles", "Agron", "Indus"]
    assert new.effect(SPARTACUS, "sc-robbery") == "Take 3 coins from the Target (all it has, if less)."
    assert old.effect(SPARTACUS, "sc-robbery") == "Take 3 denarii from the Target (all it has, if less)."
    assert [say_coins(old, count) for count in (0, 1, 2)] == ["0 denarii", "1 denarius", "2 denarii"]


def test_each_language_has_an_edition_of_its_own() -> None:
    assert say_coins(PT, 2) == "2 denários"
    assert say_coins(PT, 0) == "0 denários"
    assert say_coins(Words("pt-BR", edition="2020"), 1) == "1 moeda"
    assert say_coins(EN, 1) == "1 coin"


def test_titles_are_clean_unless_they_are_to_be_as_printed() -> None:
    assert EN.card(SPARTACUS, "re-jupiters-cock") == "By Jupiter!"
    assert PT.card(SPARTACUS, "sc-spread-cheeks-wide") == "Desgraça Partilhada"
    assert Words("en", titles="printed").card(SPARTACUS, "sc-spread-cheeks-wide") == "Spread Cheeks Wide..."


@pytest.mark.parametrize("wrong", [{"edition": "1999"}, {"titles": "loud"}])
def test_what_does_not_exist_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(LookupError):
        Words("en", **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("titles", TITLES)
def test_titles_are_distinct(lang: str, edition: str, titles: str) -> None:
    words = Words(lang, strict=True, edition=edition, titles=titles)
    names = [words.card(SPARTACUS, id) for id in SPARTACUS.vocabulary.cards]
    assert len(set(names)) == len(names)


# ---------------------------------------------------------------------- cards


@pytest.mark.parametrize("words", [EN, PT], ids=LANGUAGES)
def test_card_texts_have_the_numbers_of_the_card_table(words: Words) -> None:
    """Every number in a text is on the card, and the coins and Influence of the card are in its text."""
    for id in SPARTACUS.vocabulary.cards:
        row = CARDS[id]
        text = words.effect(SPARTACUS, id)
        said = {int(number) for number in re.findall(r"\d+", text.replace("4-6", "4"))}
        columns = [getattr(row, column.name) for column in fields(row) if column.name not in FACTS]
        influence = (row.influence, row.influence_self, row.influence_others, row.influence_chosen)
        printed = {abs(number) for number in columns if type(number) is int}
        assert said - {0, 1} <= printed, f"{id} says a number that is in no column of its row: {text}"
        if row.kind == "scheme" and row.coins_per != "value":
            assert {abs(number) for number in (row.coins, row.price_coins, *influence)} - {0, 1} <= said, (
                id,
                text,
            )


# ---------------------------------------------------------------------- questions and answers


def test_assets_alike_are_told_apart() -> None:
    match = market(
        house("gl-syrian-warrior", card("gl-syrian-warrior", favour=2), card("gl-crixus", champion=True)),
        house(card("sl-cook", injured=True)),
        house(),
    ).match
    assert labels(match)[1:] == [
        "Sell Syrian Warrior I to the Bank",
        "Sell Syrian Warrior II (Favour 2) to the Bank",
        "Sell Crixus (Champion) to the Bank",
    ]
    assert "Vender Crixus (Campeão) ao Banco" in labels(match, PT)
    assert cast_of(match).person(4) == "Cook (injured) (Sally)"


def test_the_turn_says_what_cards_bring() -> None:
    match = intrigue(house(hand=["sc-robbery"], house="ho-batiatus"), house(coins=3), house()).match
    assert labels(match) == ["End your turn", "Cash in Robbery for 2 coins", "Prepare Robbery"]
    assert labels(match, PT)[1] == "Trocar Assalto por 2 denários"


@pytest.mark.parametrize(
    ("kind", "option", "said"),
    [
        ("house", "ho-glaber", "House of Glaber"),
        ("prepared", ("request", ((1, False), (2, True))), "Ask for support: Sally and Pete (who sees the card)"),
        ("prepared", ("announce", ()), "Announce it, Target: everybody"),
        ("announced", ("target", (0, 2)), "Change the Target: you and Pete"),
        ("announced", ("bribe", 1), "Pay 1 coin to lower its requirement"),
        ("foil", ("guard", "table"), "Send a Guard (from the table): foils on 4 to 6"),
        ("react", ("play", "re-destitute", 2), "Play Destitute! on Pete"),
        ("react", ("play", "re-jupiters-cock"), "Play By Jupiter!"),
        ("bid", 0, "nothing"),
        ("bid", 2, "2 coins"),
        ("invite", 0, "Yourself"),
        ("wagers", (0, 3, 0, 1), "Victory II 3 and Decapitation 1"),
        ("wagers", (0, 0, 0, 0), "nothing"),
        ("combat_turn", ("move", 45), "Move to F6"),
        ("driven", 0, "A1"),
        ("reroll", (0, 2), "die 1 and die 3"),
        ("informant", (7, 2), "#7: lot 3"),
    ],
)
def test_answers(kind: str, option: Option, said: str) -> None:
    assert EN.option(SPARTACUS, kind, option, HouseCast(NAMES, 0)) == said


@pytest.mark.parametrize(
    ("kind", "about", "said"),
    [
        ("pick", "heal", "Which of your injured rolls first to heal? (A Healer may help one of them.)"),
        ("pick", "sc-poisoned-wine", "Poisoned Wine: which Gladiator or Slave is injured?"),
        ("pick_house", "sc-buying-secrets", "Buying Secrets: whom do you pay?"),
        ("exchange", "sl-diona", "Diona: which card of your hand do you discard for a new one?"),
        (
            "support",
            (1, 2),
            "Sally asks you to support the face-down Scheme with your Influence. A pledge is final. Do you?",
        ),
        ("react", ("combatant_died", 2), "A Gladiator of Pete died in the arena. Do you react?"),
        (
            "react",
            "quiet",
            "A Dominus has no coin, no Ready Slave or no Ready Gladiator. Do you play a Reaction to that?",
        ),
        (
            "bid",
            "host",
            "How much do you bid to host the games? All bids are opened together; only the winner pays.",
        ),
        ("reroll", "defence", "Your armour lets you re-roll in this defence. What do you re-roll?"),
        (
            "surrender",
            ("gl-varro", 2),
            "Varro is wounded and loses 2 dice. From which pools?",
        ),
    ],
)
def test_prompts_say_what_is_asked_and_why(kind: str, about: Option, said: str) -> None:
    assert EN.prompt(SPARTACUS, Ask(0, kind, ("none",), about, "SP-40"), HouseCast(NAMES, 0)) == said


@pytest.mark.parametrize(
    ("kind", "like", "said"),
    [
        ("pick", "sc-poisoned-wine", "Figs for Sally: which card is injured?"),
        ("pick", "sc-unlocked-gate", "Figs of John: which of your cards do you lose?"),
        ("pick", "sc-blackmail", "Figs: which of your Slaves do you discard as the price?"),
        ("pick_house", "sc-collusion", "Figs: whose Influence changes?"),
        ("pick_house", "sc-buying-secrets", "Figs: whom do you pay?"),
    ],
)
def test_a_new_card_that_is_like_another_is_asked_about_in_words(kind: str, like: str, said: str) -> None:
    """The messages name the cards of the box; any other card is asked about by what its row says."""
    cast = cast_of(intrigue(house(), house(), house()).match)
    args = occasion(EN, SPARTACUS, kind, {"what": like}, cast) | {"plot_targets": "Sally", "plot_by": "John"}
    assert EN.text(f"spartacus-ask-{kind.replace('_', '-')}", what="sc-figs", about="Figs", **args) == said


def test_codes_choose_the_form_in_every_language() -> None:
    for words, attack in ((EN, "attack"), (PT, "ataque")):
        for kind in ("reroll", "force"):
            assert attack in words.prompt(SPARTACUS, Ask(0, kind, ((),), "attack", "SP-REROLL-1"))
            assert attack not in words.prompt(SPARTACUS, Ask(0, kind, ((),), "defence", "SP-REROLL-1"))


def test_hexes_have_names_without_the_letter_of_a_fighter() -> None:
    assert HEX_NAMES[0] == "A1"
    assert HEX_NAMES[-1] == "L6"
    assert len(set(HEX_NAMES)) == 91
    assert not any(name.startswith("I") for name in HEX_NAMES)
    assert hex_named(" f11 ") == HEX_NAMES.index("F11")
    assert hex_named("F12") is None


# ---------------------------------------------------------------------- events


OFFER = (1, (0,), True, 2, (), 0, (1,), (), (("no_bid", "host"),), 0)


@pytest.mark.parametrize(
    ("event", "english", "portuguese"),
    [
        (("hits", 0, 1, 0, 0), "Your hits: 1.", "Acertos seus: 1."),
        (
            ("hits", 1, 3, 1, 2),
            f"Hits of {NAMES[1]}: 3, less 1 for sets, plus 2 for sets.",
            f"Acertos de {NAMES[1]}: 3, menos 1 por conjuntos, mais 2 por conjuntos.",
        ),
        (
            ("influence", 0, -2, 3, "scheme"),
            "You lose 2 Influence: 3 now (a Scheme).",
            "Você perde 2 de Influência e fica com 3 (um Esquema).",
        ),
        (
            ("influence", 1, 0, 12, "host"),
            "The Influence of Sally stays at 12 (honour to the Host).",
            "A Influência de Sally fica em 12 (honra ao Anfitrião).",
        ),
        (
            ("bids", "host", (0, 3), (1, 0), (2, 5)),
            "Bids to host the games: Sally none, you 3, Pete 5.",
            "Lances para sediar os jogos: Sally nenhum, você 3, Pete 5.",
        ),
        (
            ("declares", 2, "re-destitute"),
            "Pete plays Destitute! (A Dominus without a single coin loses 1 Influence. Not in the Market Phase.)",
            "Pete joga Desprovido! (Um Dominus com 0 denário perde 1 de Influência. Não na Fase de Mercado.)",
        ),
        (
            ("offer_made", 1, OFFER),
            "Offer from Sally to you: 2 coins, in return for Net and no bid for hosting the games (in private).",
            None,
        ),
        (("deal", 1, 0, 2, (2,), 0, (1,)), "Sally gives you 2 coins and Sword and gets Net.", None),
        (("deal", 0, 1, 2, (), 0, ()), "You give Sally 2 coins.", "Você dá 2 denários a Sally."),
        (("deal", 1, 0, 0, (), 0, (1,)), "Sally gets Net from you.", "Sally recebe Rede de você."),
        (
            ("offer_countered", 0, OFFER, (0, (1,), False, 2, (), 0, (), (), (("thumb", "up"),), 1)),
            "You counter the offer of Sally: from you to Sally: 2 coins, in return for the thumb up (as Host).",
            None,
        ),
        (
            ("promise_broken", 1, 0, "no_target", "round"),
            "Sally has broken the word given to you: no cards against you in this round.",
            "Sally quebrou a palavra dada a você: nenhuma carta contra você nesta rodada.",
        ),
        (("refreshes", 0, 1), "Ready again: Net.", "De novo na ativa: Rede."),
        (("roll_off", (0, 2), (6, 1)), "The dice decide: you 6, Pete 1.", "Os dados decidem: você 6, Pete 1."),
        (
            ("rolls", 1, "gl-crixus", "attack", 2, 6, 3),
            "Crixus of Sally rolls for attack: 6 3 2.",
            "Crixus de Sally rola para ataque: 6 3 2.",
        ),
        (("moves", 0, "gl-crixus", 45), "Your Crixus moves to F6.", "Crixus, da sua Casa, vai para F6."),
        (("invites", 1, 1), "Sally invites their own House.", "Sally convida a própria Casa."),
        (("equips", 1, "gl-crixus", "eq-net"), "Equipment of Crixus of Sally: Net.", None),
        (
            ("equips", 0, "gl-crixus"),
            "Your Crixus goes without Equipment.",
            "Crixus, da sua Casa, vai sem Equipamento.",
        ),
        (("wagers", 1, 0, 0, 0, 0), "Sally places no wager.", "Sally não aposta nada."),
        (
            ("influence", 1, 1, 12, "host"),
            "Sally gains 1 Influence: 12 now (honour to the Host). Whoever alone has 12 when the phase ends wins.",
            None,
        ),
    ],
)
def test_events_are_sentences(event: tuple[Any, ...], english: str, portuguese: str | None) -> None:
    assert in_words(event) == english
    if portuguese is not None:
        assert in_words(event, PT) == portuguese


def test_lots_get_their_names_when_they_are_turned_up() -> None:
    match = intrigue(house(), house(), house()).match
    narrate = HouseNarrator(EN, SPARTACUS, HouseCast(NAMES, None), SPARTACUS.view(match.state, None))
    story: list[tuple[Any, ...]] = [
        ("row_dealt", 3),
        ("looks_at_lot", 1, 5, "sl-camila", 2),
        ("lot_revealed", 0, "eq-sword"),
        ("bids", 0, (0, 1)),
        ("bids", 1, (0, 1)),
        ("bids_tied", 1, 3, 0, 1),
        ("bids", 1, (0, 1), (1, 2)),
        ("lot_won", 1, 1, "eq-axe", 31),
        ("bids", 2, (0, 1)),
    ]
    said = [EN.event(SPARTACUS, event, narrate(event)) for event in story]
    assert said[1] == "Camila of Sally looks at lot 3."
    assert said[3:5] == ["Bids for Sword: Livia 1.", "Bids for lot 2: Livia 1."]
    assert said[6] == "On top of 3 coins, for lot 2: Livia 1, Sally 2."
    assert said[8] == "Bids for lot 3: Livia 1."


def test_a_host_by_the_dice_pays_nothing_unless_the_table_says_so() -> None:
    match = intrigue(house(), house(), house()).match
    bids, dice, pays, host = (
        ("bids", "host"),
        ("roll_off", (1, 2), (6, 1)),
        ("pays_bank", 1, 3, "hosting"),
        ("becomes_host", 1),
    )

    def last(*story: tuple[Any, ...]) -> str:
        narrate = HouseNarrator(EN, SPARTACUS, HouseCast(NAMES, None), SPARTACUS.view(match.state, None))
        return [EN.event(SPARTACUS, event, narrate(event)) for event in story][-1]

    assert last(bids, dice, host) == "Sally hosts the games, by the dice: nobody pays."
    assert last(bids, dice, pays, host) == "Sally hosts the games."
    assert last(dice, bids, pays, host) == "Sally hosts the games."


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_random_games_say_has_words(lang: str) -> None:
    """Strict words raise where a message is missing or lacks an argument; raw ids are never said."""
    words, kinds, asked, moved = Words(lang, strict=True, titles=CLEAN), set[str](), set[str](), set[str]()
    for seed in range(4):
        seats = 3 + seed % 2
        match, stream = start(SPARTACUS, seats, seed, {"type": "quick", "rounds": 3}), Stream.seeded(seed)
        for _ in range(2000):
            if match.over:
                break
            ask = match.waiting()[stream.below(len(match.waiting()))]
            cast = cast_of(match, words, ask.seat)
            moves = SPARTACUS.anytime(match.state, ask.seat)
            if moves and stream.chance(60):
                move: Any = pick(moves, stream)
                assert not RAW.search(words.move(SPARTACUS, move, cast)), move
                moved.add(move[0])
                match.act(ask.seat, move)
                continue
            if ask.kind not in asked or stream.chance(50):
                assert not RAW.search(words.prompt(SPARTACUS, ask, cast))
                for option in [ask.options.default()] if isinstance(ask.options, Space) else ask.options:
                    said = words.option(SPARTACUS, ask.kind, option, cast)
                    assert said, option
                    assert not RAW.search(said), said
                asked.add(ask.kind)
            match.answer(ask.seat, pick(ask.options, stream))
        for viewer in (0, None):
            view = SPARTACUS.view(match.state, viewer)
            narrate = HouseNarrator(words, SPARTACUS, HouseCast(NAMES[:seats], viewer), view)
            for event in match.events(viewer):
                assert not RAW.search(words.event(SPARTACUS, event, narrate(event))), event
                kinds.add(str(event[0]))
    assert len(kinds) > 70, sorted(set(SPARTACUS.vocabulary.events) - kinds)
    assert len(asked) > 20, sorted(set(SPARTACUS.vocabulary.asks) - asked)
    assert moved >= {"give", "show", "offer"}


def test_what_befalls_somebody_names_the_card_and_who_played_it() -> None:
    match = intrigue(house(), house(), house()).match

    def in_words_after(words: Words, *events: tuple[Any, ...]) -> str:
        narrate = HouseNarrator(words, SPARTACUS, HouseCast(NAMES[:3], 0), SPARTACUS.view(match.state, 0))
        return [words.event(SPARTACUS, event, narrate(event)) for event in events][-1]

    destitute, loss = ("declares_at", 1, "re-destitute", 0), ("influence", 0, -1, 6, "reaction")
    assert in_words_after(EN, loss) == "You lose 1 Influence: 6 now (a Reaction)."
    assert in_words_after(EN, destitute, loss) == "You lose 1 Influence: 6 now (Destitute!, played by Sally)."
    assert in_words_after(PT, destitute, loss).endswith("jogada por Sally).")
    cock = ("declares", 2, "re-jupiters-cock")
    foiled = ("card_foiled", 2, "re-jupiters-cock")
    answer = ("declares", 0, "re-jupiters-cock")
    assert "played by Sally" in in_words_after(EN, destitute, cock, answer, foiled, loss)
    scheme = ("announces", 0, "sc-robbery", 1, 1)
    assert (
        in_words_after(EN, scheme, ("pays", 1, 0, 3, "scheme"))
        == "Sally pays you 3 coins (Robbery, played by you)."
    )
    assert in_words_after(EN, scheme, ("influence", 0, 2, 6, "scheme")) == "You gain 2 Influence: 6 now (Robbery)."


def test_schemes_have_numbers_only_where_several_lie() -> None:
    match = intrigue(house(), house(), house()).match

    def story(words: Words, *events: tuple[Any, ...]) -> list[str]:
        narrate = HouseNarrator(words, SPARTACUS, HouseCast(NAMES[:3], 0), SPARTACUS.view(match.state, 0))
        return [words.event(SPARTACUS, event, narrate(event)) for event in events]

    first, second = ("prepares", 1, 1), ("prepares", 1, 2)
    aside, asked = ("takes_back", 1, 1), ("supports", 0, 1, 2)
    done = (("announces", 1, "sc-robbery", 2, 0), ("succeeds", 1, "sc-robbery"))
    later = ("supports", 0, 1, 1)
    said = story(EN, first, aside, second, asked, *done, later, ("intrigue_turn", 2), ("prepares", 2, 1))
    assert said[:4] == [
        "Sally lays a Scheme face down.",
        "Sally sets the Scheme aside.",
        "Sally lays Scheme no. 2 face down.",
        "You support Scheme no. 2 of Sally.",
    ]
    assert said[6] == "You support the Scheme of Sally."
    assert said[-1] == "Pete lays a Scheme face down."
    assert story(PT, first, second, asked)[-1] == "Você apoia o Esquema nº 2 de Sally."
    assert story(PT, second, asked)[-1] == "Você apoia o Esquema de Sally."


# ---------------------------------------------------------------------- the audience


def test_the_audience_says_which_place_is_filled_and_who_stands() -> None:
    houses = [house("gl-crixus"), house("gl-barca"), house("gl-varro")]
    m = table(*houses, moment="invitations", host=2)
    ask = m.match.ask_of(0)
    assert "for the first place." in EN.prompt(SPARTACUS, ask, cast_of(m.match))
    m.match.answer(0, "ready")
    m.match.answer(1, "ready")
    m.match.answer(2, 1)
    m.match.answer(1, "accept")
    assert [(one.seat, one.kind) for one in m.match.pending] == [(0, "audience"), (1, "audience")]
    ask = m.match.ask_of(0)
    assert "for the second place; the first has Barca of Sally." in EN.prompt(SPARTACUS, ask, cast_of(m.match))
    assert "para o segundo lugar" in PT.prompt(SPARTACUS, ask, cast_of(m.match, PT))


@pytest.mark.parametrize(("you", "where"), [(0, NEWS), (1, NEWS), (2, LOG)])
def test_who_has_part_in_an_offer_is_told_that_it_has_lapsed(you: int, where: str) -> None:
    offer = (0, (1,), False, 2, (), 0, (), (), (("invite",),), 0)
    assert teller_of(SPARTACUS, EN).channel_of(("offer_lapsed", offer), HouseCast(NAMES, you)) == where
