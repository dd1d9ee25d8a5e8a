"""What a table may choose before the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS, INTRIGUE
from munera.games.spartacus.rulebook import BOOK, SpartacusBook, extra_options
from munera.games.spartacus.ruleset import Combat
from munera.kernel import BadPosition, BadVariant, start, start_from
from munera.kernel.laws import Case, check
from munera.testing.spartacus import Table, calm, house, new_game, table
from munera.testing.spartacus.titles import GUARD, LOOTING, VISITOR
from munera.testing.table import listed

GLADIATORS = ["gl-duro", "gl-kerza", "gl-agron", "gl-varro"]


def powers(m: Table) -> list[str]:
    return [option[1] for option in m.offered() if option[0] == "power"]


# SP-OPTION-1 is with the setup, SP-OPTION-2 with the single fights, SP-OPTION-4 with the purses.


@pytest.mark.rule("SP-OPTION-3")
@pytest.mark.parametrize("once", [False, True])
def test_powers_once_per_phase(once: bool) -> None:
    m = calm(house(*GLADIATORS, "gl-barca"), house(), house(), options={"powers_once": once})
    m.answer(("power", "exhibition-match"))
    m.answer_by_default("pick")
    both = ["exhibition-match", "fodder-for-the-primus"]
    assert powers(m) == (both[1:] if once else both)  # the other power is not touched
    assert m.view(1)["powers"] == ["exhibition-match"]


@pytest.mark.rule("SP-OPTION-3")
@pytest.mark.parametrize("once", [False, True])
def test_bribes_are_a_power_too(once: bool) -> None:
    m = calm(
        house(house="ho-solonius", hand=[VISITOR], influence=5),
        house(house="ho-glaber"),
        house(house="ho-tullius"),
        options={"powers_once": once},
    )
    m.answer(("prepare", VISITOR))
    m.answer(("bribe", 1))
    assert [(seat, coins) for seat, _, coins in m.events_of("bribes")] == [(0, 1)]
    assert ("bribe" in m.words()) != once


@pytest.mark.rule("SP-OPTION-3")
def test_in_the_next_phase_it_may_be_used_again() -> None:
    m = table(house(*GLADIATORS, coins=9), house(), house(), options={"powers_once": True})
    m.answer(("power", "exhibition-match"))
    m.answer_by_default("pick", "react")
    assert powers(m) == []
    m.answer_by_default_until(lambda: bool(m.state.round == 2 and m.asked() == [(0, "turn")]))
    assert "exhibition-match" in powers(m)


@pytest.mark.rule("SP-65")
def test_the_defaults_of_the_options() -> None:
    defaults = {name: setting.default for name, setting in BOOK.settings.items()}
    assert {name: defaults[name] for name in ("powers_once", "host_rolloff_pays", "purse_aid")} == {
        "powers_once": False,
        "host_rolloff_pays": False,
        "purse_aid": False,
    }
    assert (defaults["initiative"], defaults["wagers"]) == ("total", "sealed")
    for wrong in ({"initiative": "speed"}, {"wagers": "secret"}, {"powers_once": "twice"}):
        with pytest.raises(BadVariant):
            start(BOOK, 4, 0, wrong)


@pytest.mark.rule("SP-65")
def test_names_and_words_are_no_options() -> None:
    known = set(BOOK.settings)
    display = ("name", "word", "title", "coin", "lang")
    assert not any(word in name for name in known for word in display)
    assert set(new_game().state.options) == known
    with pytest.raises(BadVariant):
        new_game(names="2012")


@pytest.mark.rule("SP-OPTION-5")
def test_from_one_to_sixty_rounds() -> None:
    assert BOOK.settings["rounds"].default == 60
    for wrong in (0, 61):
        with pytest.raises(BadVariant):
            new_game(rounds=wrong)


@pytest.mark.rule("SP-OPTION-5")
@pytest.mark.parametrize(("rounds", "over"), [(3, False), (2, True), (1, True)])
def test_the_game_ends_after_so_many_rounds(rounds: int, over: bool) -> None:
    houses = [house(influence=4), house(influence=6), house(influence=5)]
    m = table(*houses, moment="phase_end", phase="arena", round=2, options={"rounds": rounds})
    assert m.over == over
    if over:
        assert m.events_of("game_won") == [(1, "rounds")]  # the highest influence (SP-64)


@pytest.mark.rule("SP-OPTION-5")
def test_not_before_the_arena_phase_of_the_last_round_is_over() -> None:
    for phase in ("upkeep", "intrigue", "market"):
        houses = [house(coins=1, hand=[GUARD], influence=2) for _ in range(3)]
        m = table(*houses, moment="phase_end", phase=phase, round=1, options={"rounds": 1})
        assert not m.over


# ---------------------------------------------------------------------- extra cards

EXTRA = "sc-plundered-villa"  # as Looting the Dead


class Extended(SpartacusBook):
    """The game with one extra card."""

    rules = SpartacusBook.rules.extended(
        BASE,
        cards={EXTRA: replace(CARDS[LOOTING], id=EXTRA, copies=2, source="original", sources={}, extra=True)},
        houses={},
        schemes={EXTRA: SpartacusBook.rules.scheme_effects[LOOTING]},
        reactions={},
        improvers={},
        powers={},
        combat=Combat(),
    )
    settings = {**SpartacusBook.settings, **extra_options(rules)}
    vocabulary = replace(SpartacusBook.vocabulary, cards=(*SpartacusBook.vocabulary.cards, EXTRA))


EXTENDED = Extended()


@pytest.mark.rule("SP-OPTION-6")
def test_extra_cards_are_in_the_decks_of_who_wants_them() -> None:
    plain, extended = (start(EXTENDED, 3, 0, {"extra_cards": wanted}).state for wanted in (False, True))
    assert plain.box.cards == BASE.cards
    assert extended.box.cards == {**BASE.cards, **EXTENDED.rules.extras}
    assert [state.box.whole(INTRIGUE).count(EXTRA) for state in (plain, extended)] == [0, 2]


@pytest.mark.rule("SP-OPTION-6")
def test_nobody_else_can_come_by_one() -> None:
    written = {"houses": [house(hand=[EXTRA], influence=6), house(), house()]}
    with pytest.raises(BadPosition, match=EXTRA):
        start_from(EXTENDED, written)
    m = Table(start_from(EXTENDED, {**written, "options": {"extra_cards": True}}))
    m.scheme(EXTRA, 0)
    m.confirm()
    m.nobody()
    assert m.coins() == [CARDS[LOOTING].coins, 0, 0]


@pytest.mark.rule("SP-OPTION-6")
def test_it_is_offered_where_there_are_such_cards() -> None:
    assert ("extra_cards" in BOOK.settings) == any(card.extra for card in CARDS.values())
    assert "extra_cards" in EXTENDED.settings
    with pytest.raises(BadVariant, match="mode=game only"):
        start(EXTENDED, 2, 0, {"mode": "fight", "extra_cards": True})


def test_what_a_seat_knows_in_numbers_stays_as_long_as_without_extra_cards() -> None:
    observation = EXTENDED.observation
    assert (observation.version, observation.digest) == (BOOK.observation.version, BOOK.observation.digest)
    written = {"houses": [house(hand=[EXTRA, LOOTING], influence=6), house(), house()]}
    m = Table(start_from(EXTENDED, {**written, "options": {"extra_cards": True}}))
    row = observation.named(m.match.observation(0))
    assert (row["hand[sc-looting-the-dead]"], row["house_0.hand_size[has]"]) == (1 / 2, 2 / 8)
    options = listed(m.match.ask_of(0))
    rows = m.match.option_rows(0, options)
    assert len({tuple(one) for one in rows}) == len(options)  # extra cards differ by their words
    printed = observation.named(rows[options.index(("cash", EXTRA))])
    assert printed["printed[cash]"] == CARDS[LOOTING].cash / 8


@pytest.mark.rule("SP-OPTION-6")
def test_a_game_with_extra_cards_keeps_the_laws() -> None:
    check(Case(EXTENDED, 3, {"rounds": 1, "type": "quick", "extra_cards": True}), range(2))
