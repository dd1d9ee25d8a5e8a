"""The bots of Gladius: what they do in clear cases, that they are honest, fast and strong enough."""

from __future__ import annotations

from typing import Any

import pytest

from munera import bots
from munera.bots import Seen
from munera.games import book
from munera.games.gladius.cards import BEASTS, STYLES
from munera.kernel import AnyAsk, Match, Option, Stream, start, start_from
from munera.lab.strength import Case, cases, pairings

pytestmark = pytest.mark.slow  # bots play many games

GLADIUS = book("gladius")
NAMES = ("greedy", "heuristic")


def choice(name: str, match: Match[Any], seat: int | None = None) -> Option:
    ask = match.pending[0] if seat is None else match.ask_of(seat)
    return bots.make(name, "gladius", Stream.seeded(1)).choose(Seen(match, ask.seat), ask)


def duel(hand: list[str], foe: dict[str, Any] | None = None, style: str = "secutor", **rest: Any) -> Match[Any]:
    """My turn; I drew `duck`."""
    me = {"style": style, "hand": hand, **rest.pop("me", {})}
    return start_from(
        GLADIUS, {"fighters": [me, {"style": "samnite", **(foe or {})}], "top": ["duck"], "seed": 3, **rest}
    )


def attacked(by: str, hand: list[str], me: dict[str, Any] | None = None, **rest: Any) -> Match[Any]:
    """The samnite attacks me, a secutor."""
    match = start_from(
        GLADIUS,
        {
            "fighters": [
                {"style": "samnite", "hand": [by], **rest.pop("foe", {})},
                {"style": "secutor", "hand": hand, **(me or {})},
            ],
            "top": ["duck"],
            "seed": 3,
            **rest,
        },
    )
    match.answer(0, by)
    assert match.ask_of(1).kind == "defend"
    return match


# ---------------------------------------------------------------------- greedy


def test_greedy_plays_the_biggest_blow_and_damage_before_immobilising() -> None:
    assert choice("greedy", duel(["kick", "sword_stab", "disarm"])) == "sword_stab"
    assert choice("greedy", duel(["disarm", "kick"])) == "kick"
    assert choice("greedy", duel(["disarm"])) == "disarm"
    assert choice("greedy", duel(["wild_swing", "sword_swipe"], style="murmillo")) == "wild_swing"


def test_greedy_defends_whenever_it_can() -> None:
    for by in ("cut", "grapple", "impale"):
        assert choice("greedy", attacked(by, ["leap"])) == "leap"
    assert choice("greedy", attacked("cut", ["kick"])) == "pass"


def test_greedy_discards_the_other_styles_cards_first() -> None:
    hand = ["sword_stab", "impale", "kick", "leap", "grapple"]
    assert choice("greedy", duel(hand)) == "impale"
    assert choice("greedy", duel(["sword_stab", "sword_stab", "kick", "leap", "grapple"])) == "grapple"


# ---------------------------------------------------------------------- heuristic: attacking


def test_it_draws_defences_out_with_small_blows() -> None:
    guarded = {"hand": ["leap", "parry", "dodge", "passive_shield", "armor_samnite"]}
    assert choice("heuristic", duel(["sword_stab", "kick"], guarded)) == "kick"


def test_it_strikes_hard_at_an_empty_hand() -> None:
    assert choice("heuristic", duel(["sword_stab", "kick"], {"hand": []})) == "sword_stab"


def test_it_kills_when_it_can() -> None:
    assert choice("heuristic", duel(["sword_stab", "kick"], {"hp": 1, "hand": ["leap"] * 2})) == "kick"
    assert choice("heuristic", duel(["sword_stab", "disarm"], {"hp": 3})) == "sword_stab"


def test_a_wild_swing_waits_until_there_is_no_other_attack_to_lose() -> None:
    assert choice("heuristic", duel(["wild_swing", "sword_swipe"], style="murmillo")) == "sword_swipe"
    assert choice("heuristic", duel(["wild_swing", "disarm"], style="murmillo")) == "wild_swing"
    assert choice("heuristic", duel(["wild_swing", "sword_swipe"], {"hp": 3}, style="murmillo")) == "wild_swing"


def test_in_a_duel_immobilising_comes_last_and_never_twice() -> None:
    assert choice("heuristic", duel(["disarm", "kick"])) == "kick"
    assert choice("heuristic", duel(["disarm"])) == "disarm"
    assert choice("heuristic", duel(["disarm"], {"cannot_attack": True})) == "pass"


def test_alone_against_an_adversary_immobilising_comes_first() -> None:
    assert choice("heuristic", duel(["disarm", "sword_stab"], solo=[1, 2])) == "disarm"
    assert choice("heuristic", duel(["kick", "sword_stab"], solo=[1, 2])) == "sword_stab"
    assert choice("heuristic", duel(["disarm", "sword_stab"], {"hp": 3}, solo=[1, 2])) == "sword_stab"
    wild = {"cannot_attack": True, "style": "murmillo"}
    assert choice("heuristic", duel(["disarm", "sword_stab"], wild, solo=[1, 2])) == "sword_stab"


def test_in_its_last_turn_it_strikes_with_the_best_it_has() -> None:
    guarded = {"hand": ["leap", "parry", "dodge", "passive_shield", "armor_samnite"]}
    assert choice("heuristic", duel(["sword_stab", "kick"], guarded, turn=198)) == "sword_stab"


# ---------------------------------------------------------------------- heuristic: defending


def test_it_never_spends_a_defence_on_being_immobilised() -> None:
    assert choice("heuristic", attacked("grapple", ["leap", "parry", "dodge", "shield_block"])) == "pass"


def test_it_keeps_its_only_defence_for_a_big_blow() -> None:
    assert choice("heuristic", attacked("cut", ["leap"])) == "pass"
    assert choice("heuristic", attacked("impale", ["leap"])) == "leap"


def test_it_stops_a_small_blow_with_defences_to_spare_or_when_it_would_die() -> None:
    assert choice("heuristic", attacked("cut", ["leap", "parry", "dodge"])) != "pass"
    assert choice("heuristic", attacked("cut", ["leap"], {"hp": 1})) == "leap"
    strong = {"stats": {"strength": 2}}
    assert choice("heuristic", attacked("cut", ["leap"], {"hp": 2}, foe=strong)) == "leap"


def test_it_counts_when_the_big_blows_are_gone() -> None:
    """All four impales of the samnite lie in the discards: nothing worse than a cut can come."""
    assert choice("heuristic", attacked("cut", ["leap"], discard=["impale"] * 4)) == "leap"


def test_before_the_end_there_is_nothing_to_save_for() -> None:
    assert choice("heuristic", attacked("cut", ["leap"], turn=198)) == "leap"


def test_it_plays_its_own_defences_before_those_that_serve_both() -> None:
    assert choice("heuristic", attacked("impale", ["leap", "shield_block"])) == "shield_block"


# ---------------------------------------------------------------------- heuristic: discarding


def test_it_keeps_from_the_opponent_what_hurts_most() -> None:
    assert choice("heuristic", duel(["sword_stab", "impale", "cut", "leap", "kick"])) == "cut"
    assert (
        choice("heuristic", duel(["sword_stab", "impale", "passive_shield", "leap", "kick"])) == "passive_shield"
    )
    assert choice("heuristic", duel(["sword_stab", "impale", "disarm", "leap", "kick"])) == "disarm"
    assert choice("heuristic", duel(["sword_stab", "impale", "sword_stab", "leap", "kick"])) == "impale"


def test_of_its_own_cards_it_gives_up_spare_defences_before_blows() -> None:
    assert choice("heuristic", duel(["sword_stab", "leap", "dodge", "parry", "kick"])) in (
        "leap",
        "dodge",
        "parry",
        "duck",
    )
    assert choice("heuristic", duel(["sword_stab", "sword_stab", "shield_bash", "leap", "kick"])) == "shield_bash"


# ---------------------------------------------------------------------- honest and fast

VARIANTS: list[tuple[int, dict[str, Option]]] = [
    (2, {"fighter_1": "murmillo", "fighter_2": "retiarius"}),
    (2, {"fighter_1": "samnite", "fighter_2": "samnite"}),
    (
        2,
        {
            "fighter_1": "thracian",
            "fighter_2": "dimachaeri",
            "stats_1": (2, 2, 1, 2, 1),
            "stats_2": (1, 3, 0, 1, 2),
        },
    ),
    (1, {"fighter_1": "secutor", "fighter_2": "murmillo", "difficulty": "hard"}),
    (1, {"fighter_1": "retiarius", "fighter_2": "bear", "stats_2": (1, 1, 1, 1, 1)}),
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("seats", "variant"), VARIANTS)
def test_it_decides_from_what_its_seat_knows(name: str, seats: int, variant: dict[str, Option]) -> None:
    """In every world that its seat cannot tell from the real one it does the same."""
    decided = 0
    for seed in range(3):
        match, stream = start(GLADIUS, seats, seed, variant), Stream.seeded(seed)
        players = [bots.make(name, "gladius", Stream.seeded(seat)) for seat in range(seats)]
        while not match.over:
            ask = match.pending[0]
            said = players[ask.seat].choose(Seen(match, ask.seat), ask)
            for _ in range(2):
                world = match.imagine(ask.seat, stream)
                twin = bots.make(name, "gladius", Stream.seeded(ask.seat))
                assert twin.choose(Seen(world, ask.seat), world.ask_of(ask.seat)) == said
                decided += 1
            match.answer(ask.seat, said)
    assert decided > 100


def test_other_questions_than_gladius_asks_are_answered_somehow() -> None:
    match = start(GLADIUS, 2, 1)
    ask: AnyAsk = AnyAsk(0, "bid", (0, 1, 2))
    for name in NAMES:
        assert bots.make(name, "gladius", Stream.seeded(1)).choose(Seen(match, 0), ask) in (0, 1, 2)


# ---------------------------------------------------------------------- strong


def total(found: list[Case]) -> float:
    return sum(case.result.wins for case in found) / sum(case.result.games for case in found)


def test_heuristic_beats_random_everywhere() -> None:
    """The bar is 95 % of 400 games in every pairing (`make soak`); here with room for 24."""
    found = pairings("gladius", "heuristic", "random", 24, seed="test")
    assert len(found) == 30
    assert min(case.result.rate for case in found) >= 0.9
    assert total(found) >= 0.98


def test_heuristic_beats_greedy_everywhere() -> None:
    """The bar is 55 %; it wins about nine games in ten."""
    found = pairings("gladius", "heuristic", "greedy", 20, seed="test")
    assert min(case.result.rate for case in found) >= 0.7
    assert total(found) >= 0.88


def test_greedy_beats_random() -> None:
    assert total(pairings("gladius", "greedy", "random", 20, seed="test")) >= 0.9


@pytest.mark.parametrize("beast", BEASTS)
def test_beasts_are_a_match_for_it(beast: str) -> None:
    """35-65 % over all styles and 20-80 % for each, by 1,000 bouts a style; here 100."""
    variants = [{"fighter_1": style, "fighter_2": beast} for style in STYLES]
    found = cases("gladius", ("heuristic",), variants, 100, seats=1, seed="test")
    assert 0.4 <= total(found) <= 0.6
    assert all(0.25 <= case.result.rate <= 0.75 for case in found)


def test_stat_lines_help_it() -> None:
    """A trained fighter wins more often than their untrained mirror image."""
    for stats in ((3, 0, 0, 0, 0), (0, 3, 0, 0, 0), (0, 0, 3, 0, 0), (0, 0, 0, 3, 0), (0, 0, 0, 0, 3)):
        variant: dict[str, Option] = {"fighter_1": "thracian", "fighter_2": "thracian", "stats_1": stats}
        found = cases("gladius", ("heuristic", "heuristic"), [variant], 120, seats=2, seed="test")
        assert found[0].result.rate > 0.5
