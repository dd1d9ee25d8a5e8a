"""The champion of Spartacus: it fights by judgement, from what its seat knows, and the same from the same seed."""

from __future__ import annotations

from typing import Any

import pytest

from munera import bots
from munera.bots.bot import Seen
from munera.bots.spartacus.champion import Champion, chosen
from munera.games import book
from munera.kernel import Match, Stream, start
from munera.lab.simulate import simulate
from munera.odds.spartacus.arena.advice import Advice, Worth
from munera.odds.spartacus.arena.judged import Judgements, judged
from munera.odds.spartacus.arena.values import Odds
from munera.testing.spartacus import ATTACK, duel

FIGHT = {"mode": "fight", "fighter_1": "gl-syrian-warrior", "fighter_2": "gl-thracian-warrior"}
NOTHING = Odds(0.0, 0.0, 0.0, 0.0, 0.0)


def fought(seed: str, *names: str, **options: Any) -> Match[Any]:
    """A single fight between these bots."""
    match = start(book("spartacus"), 2, seed, {**FIGHT, **options})
    players = [bots.make(name, "spartacus", Stream.seeded(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while not match.over:
        ask = match.waiting()[0]
        match.answer(ask.seat, players[ask.seat].choose(Seen(match, ask.seat), ask))
    return match


@pytest.mark.parametrize("name", ["champion", "level:champion"])
@pytest.mark.parametrize("game", ["spartacus", "serpents"])
def test_it_is_the_champion(game: str, name: str) -> None:
    assert isinstance(bots.make(name, game, Stream.seeded(1)), Champion)


def test_it_answers_the_same_from_the_same_seed() -> None:
    def events() -> list[Any]:
        return fought("again", "champion", "champion", weapon_1="eq-sword", armour_2="eq-helmet").events(None)

    once = events()
    judged.cache_clear()  # whatever was judged before must not matter
    assert events() == once


def test_it_wins_more_fights_than_the_heuristic() -> None:
    """Two thirds of thousands (docs/champion-of-spartacus.md); the solver would win as many."""
    won = sum(fought(f"w{n}", *names).state.bout.winner == side for n in range(15) for side, names in SIDES)
    assert won >= 18


SIDES = ((0, ("champion", "heuristic")), (1, ("heuristic", "champion")))


def test_a_decision_takes_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A block takes some hundredths of a second, and no decision asks for more than these."""
    made: list[Any] = []
    real = Judgements.judging

    def counting(self: Judgements, block: Any) -> Any:
        made.append(block)
        return real(self, block)

    monkeypatch.setattr(Judgements, "judging", counting)
    gear = {"weapon_1": "eq-axe", "armour_1": "eq-shield", "special_2": "eq-net", "armour_2": "eq-helmet"}
    match = start(book("spartacus"), 2, "steps", {**FIGHT, **gear})
    player, most = bots.make("champion", "spartacus", Stream.seeded(1)), 0
    while not match.over:
        ask = match.waiting()[0]
        made.clear()
        match.answer(ask.seat, player.choose(Seen(match, ask.seat), ask))
        most = max(most, len(set(made)))
    assert 4 <= most <= 24


def test_a_fast_one_keeps_out_of_reach() -> None:
    """The Syrian goes three hexes and the Thracian two: whoever is slower must be let come."""
    match = fought("reach", "champion", "champion")
    assert match.state.bout.round > 3


def test_against_what_nobody_can_judge_it_fights_as_the_heuristic() -> None:
    """Ball and Chain is not known to the judgement, nor is a melee of more than two."""
    options = {
        "weapon_1": "eq-ball-and-chain",
        "fighter_1": "gl-crixus",
        "fighter_2": "gl-crixus",
        "mode": "fight",
    }
    match = start(book("serpents"), 2, "unknown", options)
    asked = 0
    while not match.over:
        ask = match.waiting()[0]
        found = [
            bots.make(name, "serpents", Stream.seeded(1)).choose(Seen(match, ask.seat), ask)
            for name in ("champion", "heuristic")
        ]
        assert found[0] == found[1]
        asked += 1
        match.answer(ask.seat, found[0])
    assert asked > 10


def test_of_equals_the_first_is_chosen_and_secret_answers_are_drawn() -> None:
    def advice(side: int, *rows: tuple[str, float, float]) -> Advice:
        return Advice(side, tuple(Worth(option, NOTHING, chance, worth) for option, chance, worth in rows))

    stream = Stream.seeded(1)
    assert chosen(advice(0, ("a", 1.0, 0.5), ("b", 0.0, 0.5 + 1e-9)), stream) == "a"
    assert chosen(advice(0, ("a", 1.0, 0.5), ("b", 0.0, 0.6)), stream) == "b"
    assert chosen(advice(1, ("a", 1.0, 0.5), ("b", 0.0, 0.6)), stream) == "a"
    mixed = [chosen(advice(0, ("a", 0.25, 0.5), ("b", 0.75, 0.5)), stream) for _ in range(200)]
    assert 25 < mixed.count("a") < 75


def test_the_dice_that_are_given_up_are_judged() -> None:
    """Who has one step more than the other keeps it: the slower is hunted. The heuristic thinks of blows first."""
    m = duel("gl-syrian-warrior", "gl-syrian-warrior", dice=[6, 6, 1, 1])
    m.answer(ATTACK)
    (ask,) = m.match.waiting()
    assert ask.kind == "surrender"
    it = bots.make("champion", "spartacus", Stream.seeded(1))
    option = it.choose(Seen(m.match, ask.seat), ask)
    assert option in ask.options
    assert it.why(ask, option).key in ("judged", "surrender")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("spartacus", 3), ("serpents", 5)])
def test_it_plays_whole_games(game: str, seats: int) -> None:
    names = ("champion", *("heuristic",) * (seats - 1))
    report = simulate(game, games=1, seats=seats, bots=names, variant={"rounds": 3}, seed="w")
    assert (report.finished, report.failed, report.stand_ins) == (1, [], {})
