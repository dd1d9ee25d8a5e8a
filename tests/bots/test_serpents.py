"""The bots at the table of The Serpents and the Wolf: they are whole, and know the new cards and the Primus."""

from __future__ import annotations

from typing import Any, cast

import pytest

from munera import bots
from munera.bots import WAIT, Seen
from munera.bots.serpents.domini import Heuristic
from munera.bots.serpents.reading import SerpentsBotTable
from munera.bots.serpents.worth import ESTIMATES
from munera.games import book
from munera.games.serpents.cards.table import WHOLE
from munera.games.serpents.sight import SerpentsSeen
from munera.games.serpents.state import BOXES
from munera.kernel import Match, Option, Seat, Stream, start
from munera.lab.simulate import simulate
from munera.testing.serpents import (
    ASHUR,
    FAR,
    HERE,
    SEPPIUS,
    THERE,
    VARINIUS,
    Table,
    bout,
    calm,
    fighter,
    four,
    primus,
)
from munera.testing.spartacus.titles import CELT, SYRIAN, THRACIAN
from tests.counts import times

pytestmark = pytest.mark.slow  # bots play whole games

SERPENTS = book("serpents")
NAMES = ("greedy", "heuristic-silent", "heuristic")
SEATS = (3, 4, 5, 6)


def choice(table: Table, seat: Seat | None = None) -> Any:
    """What the heuristic answers."""
    ask = table.ask(seat)
    return bots.make("heuristic", "serpents", Stream.seeded(1)).choose(Seen(table.match, ask.seat), ask)


def variants(seats: int) -> list[dict[str, Option]]:
    """Short games with each part of the expansion that has houses for so many."""
    return [{"expansion": name, "rounds": times(4, 8)} for name, box in BOXES.items() if seats <= len(box.houses)]


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", NAMES)
def test_it_plays_whole_games_with_every_part_of_the_expansion(name: str, seats: int) -> None:
    report = simulate("serpents", games=3, seats=seats, bots=(name,), variants=variants(seats), seed="whole")
    assert (report.finished, report.failed, report.stand_ins) == (3, [], {})


@pytest.mark.parametrize("seats", SEATS)
def test_they_play_whole_games_together(seats: int) -> None:
    mixed = ("heuristic", "random", "greedy", "heuristic-silent", "heuristic", "random")[:seats]
    report = simulate("serpents", games=3, seats=seats, bots=mixed, variants=variants(seats), seed="mixed")
    assert (report.finished, report.failed, report.stand_ins) == (3, [], {})


def test_they_fight_single_fights() -> None:
    report = simulate("serpents", games=8, bots=("heuristic", "greedy"), variant={"mode": "fight"}, seed="fight")
    assert (report.finished, report.failed, report.stand_ins) == (8, [], {})


def played(seats: int, seed: int) -> Match[Any]:
    """A game of heuristics who do not deal."""
    match = start(SERPENTS, seats, seed, {"type": "quick", "rounds": 8})
    players = [bots.make("heuristic-silent", "serpents", Stream.seeded(f"{seed} {seat}")) for seat in range(seats)]
    while not match.over:
        ask = match.waiting()[0]
        said = players[ask.seat].choose(Seen(match, ask.seat), ask)
        match.answer(ask.seat, ask.default() if said == WAIT else said)
    return match


def test_a_primus_occurs() -> None:
    kinds = {event[0] for seed in range(12) for event in played(4, seed).events(None)}
    assert kinds >= {"primus", "in_team", "placed", "goes"}


# ---------------------------------------------------------------------- clear cases


def test_every_new_card_is_known() -> None:
    assert set(ESTIMATES.strength) >= WHOLE.titles("gladiator")
    assert set(ESTIMATES.gear) >= WHOLE.titles("equipment")
    assert {card for card in WHOLE.titles("reaction") if not WHOLE.cards[card].foils} == set(ESTIMATES.reactions)
    assert set(ESTIMATES.hope) <= WHOLE.titles("scheme")
    assert bots.names("serpents") == ("random", *NAMES, "champion")


def test_in_a_primus_the_nearest_foe_is_struck_and_never_a_mate() -> None:
    m = primus(
        fighter(0, CELT, hex=HERE),
        fighter(1, SYRIAN, hex=THERE),
        fighter(2, THRACIAN, hex=[0, 1]),
        fighter(3, CELT, hex=FAR),
    )
    assert choice(m) == ("attack", 2)


def test_in_a_primus_four_may_be_promised_an_invitation_and_the_word_is_kept() -> None:
    m = calm(*[{"assets": []}] * 6, moment="invitations", primus=True)
    host = Heuristic(Stream.seeded(1))
    host.honour = 0.0
    answers = []
    for guest in (5, 4, 3, 2, 1):
        m.offer(guest, 0, gives=2, returns=[("invite",)])
        answer, named, *_ = cast("Any", host.volunteer(Seen(m.match, 0)))
        m.act(0, answer, named)
        answers.append(answer)
    assert answers == ["accept"] * 4 + ["decline"]
    m.answer_by_default("audience")
    for host.honour, guests in ((10.0, [2, 3, 4, 5]), (0.0, [0])):
        assert host.choose(Seen(m.match, 0), m.ask(0)) in guests


def test_a_traitor_goes_to_a_team_that_is_far_ahead() -> None:
    worn = {"attack": 1, "defence": 1, "speed": 1}
    behind = primus(
        fighter(0, ASHUR, **worn),
        fighter(1, CELT, **worn),
        fighter(2, SYRIAN),
        fighter(3, THRACIAN),
        moment="combat",
    )
    assert (behind.kind, choice(behind)) == ("treachery", "switch")
    even = four(ASHUR, CELT, SYRIAN, THRACIAN, moment="combat")
    assert (even.kind, choice(even)) == ("treachery", "stay")


def test_seppius_meddles_with_what_would_crown_the_leader() -> None:
    m = calm(
        {"influence": 11, "hand": ["sc-bread-and-circuses"]},
        {"house": SEPPIUS, "influence": 4, "assets": ["gu-guard"] * 5},
        {"house": "ho-tullius", "influence": 4},
    )
    m.answer(("prepare", "sc-bread-and-circuses"))
    m.answer(("announce", (0,)))
    assert choice(m, 1) == ("meddle", 5)


def test_varinius_demands_nothing_for_a_scheme_of_another_that_has_enough() -> None:
    m = calm(
        {"influence": 7, "hand": ["sc-public-disgrace"]},
        {"house": VARINIUS, "influence": 5},
        {"house": SEPPIUS, "influence": 11, "assets": ["gu-guard"]},
    )
    m.answer(("prepare", "sc-public-disgrace"))
    assert choice(m, 1) == "pass"
    m.answer("pass", 1)
    m.answer(("announce", (2,)))  # against the leader: it serves us
    assert choice(m, 1) == "pass"
    m.answer("pass", 1)
    m.answer(("meddle", 1), 2)
    assert choice(m, 1) == ("demand", 2)  # 7 against 8


def test_varinius_demands_support_for_what_is_short_and_it_is_given() -> None:
    m = calm(
        {"house": VARINIUS, "influence": 5, "hand": ["sc-bread-and-circuses"], "coins": 9},
        {"house": "ho-tullius", "influence": 4},
        {"house": "ho-glaber", "influence": 4},
    )
    m.answer(choice(m))
    word, (other, _) = choice(m)
    assert word == "demand"
    m.answer(choice(m))
    assert (m.kind, choice(m, other)) == ("demand", "yes")


def test_seppius_keeps_its_guards_from_who_would_pay_for_it() -> None:
    def answer(coins: int) -> Any:
        m = calm(
            {"house": "ho-solonius", "influence": 7, "hand": ["sc-a-visitor-from-rome"], "coins": coins},
            {"house": SEPPIUS, "influence": 4, "assets": ["gu-guard"] * 3},
            {"house": "ho-tullius", "influence": 4},
        )
        m.answer(("prepare", "sc-a-visitor-from-rome"))
        m.answer(("announce", (0,)))
        return choice(m, 1)

    assert answer(coins=6) == "pass"
    assert answer(coins=0) == ("meddle", 2)


@pytest.mark.parametrize(("dice", "rolled_again"), [((1, 1, 6), (0, 1)), ((1, 5, 6), (0,)), ((6, 6, 6), ())])
def test_both_dice_of_twin_swords_are_considered(dice: tuple[int, ...], rolled_again: tuple[int, ...]) -> None:
    m = bout(fighter(0, "gl-germanic-warrior", "eq-twin-swords"), fighter(1, SYRIAN, defence=2), *dice, 4, 4)
    m.answer(("attack", 1))
    assert (m.kind, choice(m)) == ("reroll", rolled_again)


def test_with_six_at_the_table_a_gladiator_is_worth_less() -> None:
    def fights(seats: int) -> float:
        m = calm(*[{}] * seats)
        return SerpentsBotTable(cast("SerpentsSeen", m.view(0)), 0).fights

    assert fights(3) == fights(4) > fights(6)


@pytest.mark.parametrize(
    ("card", "foils"), [("re-whispered-rumors", True), ("re-whisper-from-below", False), ("gu-guard", False)]
)
def test_what_foils_only_somebody_with_more_influence_is_no_foil_for_any_scheme(card: str, foils: bool) -> None:
    assert SerpentsBotTable(cast("SerpentsSeen", calm({}, {}, {}).view(0)), 0).foils(card) is foils


def test_among_many_rivals_nobody_strips_their_house() -> None:
    """A gladiator, two slaves and a guard stay, unless it wins the game."""
    power = ("power", "a-finger-in-every-pie")

    def answer(seats: int, *more: str) -> Any:
        solonius = {"house": "ho-solonius", "influence": 4, "coins": 20, "assets": ["gu-guard", "gu-guard", *more]}
        m = calm(solonius, *[{}] * (seats - 1), round=2)
        assert m.can(power)
        return choice(m)

    assert answer(6) != power
    assert answer(6, "gl-duro", "sl-mira") != power
    assert answer(6, "gl-duro", "sl-mira", "sl-cook") == power
