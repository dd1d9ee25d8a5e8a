"""The champion of Spartacus: it fights by judgement and foresees bids, the same from the same seed."""

from __future__ import annotations

from typing import Any

import pytest

from munera import bots
from munera.bots.bot import Seen
from munera.bots.serpents.domini import Leading
from munera.bots.serpents.reading import SerpentsBotTable
from munera.bots.spartacus import champion
from munera.bots.spartacus.champion import Champion, advised, chosen
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.weights import USUAL
from munera.bots.spartacus.worth import worth, worth_of_influence
from munera.games import book
from munera.games.serpents.rulebook import BOOK as SERPENTS
from munera.kernel import Match, Stream, start
from munera.lab.simulate import simulate
from munera.odds.spartacus.arena.advice import Advice, Worth
from munera.odds.spartacus.arena.judged import Judgements, judged
from munera.odds.spartacus.arena.values import Odds
from munera.testing.serpents import bout, fighter, four
from munera.testing.spartacus import ATTACK, auction, duel, house, market

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


LEFT_OUT = (
    {"fighter_1": "gl-crixus", "weapon_1": "eq-ball-and-chain", "fighter_2": "gl-crixus"},
    {"fighter_1": "gl-saxa", "weapon_1": "eq-envenomed-blade", "fighter_2": "gl-agron"},
    {"fighter_1": "gl-nasir", "fighter_2": "gl-caburus"},
)
"""Fights in which somebody can do what the solver has no place for."""


@pytest.mark.parametrize("options", LEFT_OUT, ids=lambda options: options["fighter_1"])
def test_what_the_solver_does_not_know_is_left_out_of_its_judgement(options: dict[str, Any]) -> None:
    """But for that every answer is judged; whether to use such equipment, the heuristic knows."""
    answers = dict[bool, set[str]]({True: set(), False: set()})
    for seed in range(4):
        match = start(book("serpents"), 2, f"left out {seed}", {"mode": "fight", **options})
        while not match.over:
            ask = match.waiting()[0]
            seen = Seen(match, ask.seat)
            table = SerpentsBotTable(seen.part("sight"), ask.seat)
            answers[advised(table, ask, SERPENTS, judged) is not None].add(ask.kind)
            match.answer(ask.seat, bots.make("champion", "serpents", Stream.seeded(f"{seed}")).choose(seen, ask))
    assert {"order", "combat_turn", "surrender"} <= answers[True]
    assert answers[False] <= ({"gear"} if "weapon_1" in options else set())


@pytest.mark.parametrize("striker", ["gl-caburus", "gl-dagan"])
def test_who_picks_the_dice_of_the_other_picks_what_hurts_most(striker: str) -> None:
    """Brutal: the attacker is asked; otherwise whoever is wounded."""
    blows = [6, 6, 1, 1] if striker == "gl-caburus" else [6, 6, 1]
    m = bout(fighter(0, striker), fighter(1, "gl-celt-warrior"), *blows, 4, 4, 4)
    m.answer(ATTACK)
    (ask,) = m.match.waiting()
    assert ask.kind == "surrender"
    found = advised(SerpentsBotTable(Seen(m.match, ask.seat).part("sight"), ask.seat), ask, SERPENTS, judged)
    assert found is not None
    worths = {it.option: it.worth for it in found.options}
    assert (ask.seat, found.side) == ((0, 0) if striker == "gl-caburus" else (1, 1))
    best = max(worths, key=lambda it: worths[it] if ask.seat == 0 else -worths[it])
    assert len(set(worths.values())) > 1
    assert chosen(found, Stream.seeded(1)) == best


def test_in_a_melee_of_more_than_two_it_fights_as_the_heuristic() -> None:
    m = four("gl-crixus", "gl-varro", "gl-agron", "gl-barca")
    (ask,) = m.match.waiting()
    table = SerpentsBotTable(Seen(m.match, ask.seat).part("sight"), ask.seat)
    assert advised(table, ask, SERPENTS, judged) is None


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


def test_it_supposes_that_others_judge_as_usual() -> None:
    """Whoever is asked for support does not fight as a champion does, nor weigh things as one."""
    m = four("gl-saxa", "gl-varro", "gl-agron", "gl-barca")
    ours = Leading(Seen(m.match, 0).part("sight"), 0)
    theirs = ours.through(1)
    assert (ours.skill > theirs.skill, theirs.weights, theirs.skill) == (True, USUAL, 0.0)
    assert type(theirs) is SerpentsBotTable


@pytest.mark.parametrize(
    ("leading", "usually"),
    [(Leading, SerpentsBotTable), (champion.Leading, BotTable)],
    ids=["serpents", "spartacus"],
)
def test_it_makes_less_of_the_influence_of_rivals_and_more_of_slaves(
    leading: type[BotTable], usually: type[BotTable]
) -> None:
    m = four("gl-saxa", "gl-varro", "gl-agron", "gl-barca") if leading is Leading else market(*houses())
    ours, usual = (kind(Seen(m.match, 0).part("sight"), 0) for kind in (leading, usually))
    assert 0 > worth_of_influence(ours, 1, 1) > worth_of_influence(usual, 1, 1)
    assert worth_of_influence(ours, 0, 1) == worth_of_influence(usual, 0, 1)
    assert worth(ours, 0, "sl-cook") > worth(usual, 0, "sl-cook") + 1


# ---------------------------------------------------------------------- in the market


@pytest.mark.parametrize(("kind", "best"), [("champion", "gl-saxa"), ("heuristic", "gl-auctus")])
def test_it_sends_whom_fights_have_shown_to_be_better(kind: str, best: str) -> None:
    """Twin Daggers turned out to be worth more than the dice of Saxa tell."""
    m = four("gl-saxa", "gl-varro", "gl-agron", "gl-barca")
    it = bots.make(kind, "serpents", Stream.seeded(1))
    assert isinstance(it, Heuristic)
    table = it.reading(Seen(m.match, 0).part("sight"), 0)
    assert max(("gl-saxa", "gl-auctus"), key=table.odds.strength) == best


def houses(*coins: int) -> list[Any]:
    return [house(*staff, coins=has) for staff, has in zip(HOUSES, coins or (5, 5, 5), strict=True)]


def bids(kind: type[Heuristic], *coins: int, card: str, **more: Any) -> list[Any]:
    """What it bids for a card from several seeds, if it knows all purses."""
    m = auction(*houses(*coins), market=[card], **more)
    found = []
    for seed in range(6):
        it, seen = kind(Stream.seeded(seed)), Seen(m.match, 0)
        it.purses.coins, it.heard = list(coins), len(seen.events())
        found.append(it.choose(seen, m.ask(0)))
    return found


HOUSES = (
    ("gl-syrian-warrior", "sl-attendant"),
    ("gl-celt-warrior", "sl-debtor"),
    ("gl-numidian-warrior", "sl-cook"),
)


def test_a_weighed_bid_is_above_what_the_others_will_bid_where_that_pays() -> None:
    usual, weighed = (bids(kind, 12, 8, 8, card="gl-spartacus") for kind in (Heuristic, Champion))
    assert sum(weighed) > sum(usual)
    assert max(weighed) <= max(usual) + 1, "no more than in the boldest mood"
    assert len(set(weighed)) < len(set(usual)), "it hangs on the others, not on our mood"


def test_a_weighed_bid_is_no_more_than_it_takes() -> None:
    assert min(bids(Heuristic, 8, 12, 12, card="sl-cook")) > 1
    assert set(bids(Champion, 8, 12, 12, card="sl-cook")) == {1}


REST = ("heuristic",) * 5


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("spartacus", 3), ("serpents", 5)])
def test_it_plays_whole_games(game: str, seats: int) -> None:
    names = ("champion", *REST[: seats - 1])
    report = simulate(game, games=1, seats=seats, bots=names, variant={"rounds": 3}, seed="w")
    assert (report.finished, report.failed, report.stand_ins) == (1, [], {})
