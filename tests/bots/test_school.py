"""The bots of Gladiator School: what they do in clear cases, that they are honest, fast and strong enough."""

from __future__ import annotations

from collections import Counter
from itertools import product
from time import perf_counter
from typing import Any

import pytest

from munera import bots
from munera.bots import WAIT, Seen
from munera.bots.bout import BoutSeen
from munera.bots.lookahead import Found, look_ahead
from munera.bots.playing import play
from munera.bots.school_champion import DICE, EFFORT, OTHERS
from munera.bots.school_estimates import Books, chance, gone, ledger_of, power, written
from munera.bots.school_value import WON, judge
from munera.games import book
from munera.games.school.gladiators import ready_made
from munera.kernel import AnyAsk, Match, Option, Stream, start
from munera.lab.simulate import simulate
from munera.lab.strength import cases
from munera.testing.school import Table, campaign, fights, gladiator, retiarius, ring, school, secutor
from tests.counts import times

pytestmark = pytest.mark.slow  # bots play whole campaigns

SCHOOL = book("school")
NAMES = ("greedy", "heuristic")
BOUT = ("attack", "defend", "discard")
STRONG: dict[str, Any] = {"experience": 6, "skill": 3, "prowess": 3}
OPTIONS: list[dict[str, Option]] = [
    {"turns": "8", "slaves": slaves, "pairing": pairing, "first_blood": blood, "beasts": beasts}
    for slaves, pairing, blood, beasts in product(
        ("ready_made", "rolled"), ("random", "arranged"), (False, True), ("purse", "fight")
    )
]


def choice(name: str, table: Table, seat: int = 0) -> Any:
    bot = bots.make(name, "school", Stream.seeded(1))
    return bot.choose(Seen(table.match, seat), table.match.ask_of(seat))


# ---------------------------------------------------------------------- greedy


def test_greedy_bids_the_minimum_and_never_more() -> None:
    lots = [gladiator("Lot", experience=4)]
    table = campaign(school(), school(), stage="auction", lots=lots)
    assert choice("greedy", table) == 8
    table.bid({0: 8, 1: 8})
    assert choice("greedy", table) == 8


def test_greedy_sends_everybody_trains_nobody_and_releases_the_weakest() -> None:
    weak, strong = secutor("Weak"), secutor("Strong", **STRONG)
    rivals = school(secutor("Rival", **STRONG))
    assert choice("greedy", campaign(school(weak, strong), rivals, stage="arena")) == (1, 2)
    assert choice("greedy", campaign(school(weak, strong), rivals, stage="training")) == ()
    assert choice("greedy", campaign(school(weak, strong, gold=5), rivals, stage="upkeep")) == 1


def test_greedy_declines_every_offer_and_makes_none() -> None:
    table = campaign(school(secutor("A")), school(secutor("B")), stage="trading")
    assert choice("greedy", table) == "done"
    offer = table.deal(1, 0, gives=40)
    table.offer(offer)
    assert choice("greedy", table) == ("decline", offer)


# ---------------------------------------------------------------------- heuristic


def test_power_is_skill_and_prowess_before_strength() -> None:
    plain = ready_made(111)._replace(style="secutor", stats=(0, 0, 0, 0, 0, 0), lost_hp=0)
    strong, skilled = plain.with_stat(0, 2), plain.with_stat(1, 2)
    lame = plain._replace(lost_hp=2)
    assert power(lame) < power(plain) < power(strong) < power(skilled)
    assert power(plain) == power(plain.with_stat(5, 3))  # charisma wins no bout
    assert chance(0) == 0.5
    assert gone(-3) > gone(0) > gone(3) > 1 / 3


def test_it_bids_for_the_good_and_not_for_the_expensive_in_the_last_turn() -> None:
    rivals = school(secutor("Rival"))
    good = [gladiator("Good", **STRONG)]
    assert choice("heuristic", campaign(school(secutor("A")), rivals, stage="auction", lots=good)) >= 12
    poor = [gladiator("Poor", surcharge=40)]
    late = campaign(school(secutor("A", experience=2)), rivals, stage="auction", lots=poor, turn=20)
    assert choice("heuristic", late) == 0


def test_it_pays_a_coin_more_than_others_lately_did() -> None:
    lots = [gladiator(name, **STRONG) for name in ("One", "Two")]
    table = campaign(school(secutor("A")), school(secutor("B")), stage="auction", lots=lots)
    table.bid({1: 15})  # three above the minimum
    assert choice("heuristic", table) == 12 + 4


def test_it_keeps_the_promising_from_a_hopeless_bout() -> None:
    monster = school(secutor("Monster", skill=6, prowess=6, reflexes=4, experience=16))
    hope = gladiator("Hope", experience=4, skill=2, prowess=2)
    assert choice("heuristic", campaign(school(hope), monster, stage="arena")) == ()
    late = campaign(school(hope), monster, stage="arena", turn=20)
    assert choice("heuristic", late) == (1,)  # nothing to save them for


def test_the_lame_lose_what_wins_the_fewest_bouts() -> None:
    bot = bots.make("heuristic", "school", Stream.seeded(1))
    seen = Seen(start(SCHOOL, 2, 1), 0)

    def loses(*options: str) -> Option:
        return bot.choose(seen, AnyAsk(0, "lame", options))

    assert loses("hit_points", "prowess", "strength") == "strength"
    assert loses("hit_points", "prowess", "skill") == "hit_points"
    assert loses("skill", "prowess", "charisma") == "charisma"


def test_it_releases_whom_it_needs_least_not_whoever_has_least_experience() -> None:
    men = school(secutor("Talent", skill=2, prowess=2), secutor("Orator", experience=2), gold=5)
    table = campaign(men, school(secutor("Rival", **STRONG)), stage="upkeep")
    assert choice("heuristic", table) == 2


def test_it_trains_the_promising_early_and_nobody_at_the_end() -> None:
    men = school(secutor("Hope", skill=1, prowess=1, experience=2), gold=60)
    rivals = school(secutor("Rival", skill=1, prowess=1))
    assert choice("heuristic", campaign(men, rivals, stage="training")) == (1,)
    assert choice("heuristic", campaign(men, rivals, stage="training", turn=20)) == ()


def test_it_accepts_clear_gains_only() -> None:
    table = campaign(school(secutor("A", **STRONG), secutor("C")), school(secutor("B"), gold=300), stage="trading")
    for offer, word in (
        (table.deal(1, 0, gives=250, buys=("C",)), "accept"),
        (table.deal(1, 0, gives=1, buys=("A",)), "decline"),
        (table.deal(1, 0, wants=20), "decline"),
    ):
        table.offer(offer)
        assert choice("heuristic", table) == (word, offer)
        table.settle("decline", offer)


def test_it_never_sells_its_last_gladiator() -> None:
    table = campaign(school(secutor("A")), school(secutor("B"), gold=999), stage="trading")
    offer = table.deal(1, 0, gives=900, buys=("A",))
    table.offer(offer)
    assert choice("heuristic", table) == ("decline", offer)


def test_a_rich_school_makes_one_offer_and_waits_for_the_answer() -> None:
    men = school(secutor("A"), gold=200)
    table = campaign(men, school(secutor("B", **STRONG), secutor("C")), stage="trading")
    word, offer = choice("heuristic", table)
    assert word == "offer"
    table.offer(offer)
    assert choice("heuristic", table) == WAIT
    table.settle("decline", offer)
    assert choice("heuristic", table) == "done"


def test_it_challenges_the_weak_and_accepts_what_is_better_than_the_lot() -> None:
    mine, theirs = school(secutor("A", skill=2)), school(secutor("Weak"), secutor("Strong", **STRONG))
    table = campaign(mine, theirs, stage="arena", pairing="arranged")
    table.send("A", "Weak", "Strong")
    assert choice("heuristic", table) == ("challenge", 1, 2)
    table.challenge("Strong", "A")
    table.challenge("A", "Weak")
    assert choice("heuristic", table) == WAIT
    assert choice("heuristic", table, 1) == WAIT  # for an answer to Strong; Weak had better not accept


# ---------------------------------------------------------------------- champion


def test_the_champion_bids_a_coin_more_than_the_others_will() -> None:
    lots = [gladiator("Lot", **STRONG)]
    three = [school(secutor(name), gold=60) for name in "ABC"]
    table = campaign(*three, stage="auction", lots=lots)
    assert choice("heuristic", table) == choice("heuristic", table, 1) == 31
    assert choice("champion", table) == 32
    poor = [school(secutor("A"), gold=60), school(secutor("B"), gold=14)]
    alone = campaign(*poor, stage="auction", lots=lots)
    assert choice("champion", alone) <= 15  # nobody else can pay more
    assert choice("champion", alone) < choice("heuristic", alone)


def test_the_champion_offers_what_will_just_be_accepted() -> None:
    theirs = school(secutor("B"), secutor("Star", **STRONG), gold=60)
    table = campaign(school(secutor("A"), gold=400), theirs, stage="trading", turn=10)
    word, offer = choice("champion", table)
    assert (word, offer[-1]) == ("offer", (3,))  # Star
    low = (*offer[:2], offer[2] - 2, *offer[3:])
    table.offer(low)
    assert choice("heuristic", table, 1) == ("decline", low)
    table.settle("decline", low)
    table.offer(offer)
    assert choice("heuristic", table, 1) == ("accept", offer)


def test_the_champion_plays_a_whole_campaign_within_its_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Found] = []

    def noted(*given: Any) -> Found:
        found.append(look_ahead(*given))
        return found[-1]

    monkeypatch.setattr("munera.bots.school_champion.look_ahead", noted)
    mixed = ("champion", "heuristic", "heuristic")
    report = simulate("school", games=1, seats=3, bots=mixed, variant={"turns": "8"}, seed="whole")
    assert (report.finished, report.failed, report.stand_ins) == (1, [], {})
    assert len(found) > 20
    assert max(one.steps for one in found) <= max(EFFORT.steps, DICE.steps)
    assert 0 < sum(one.gain > 0 for one in found) < len(found) / 2


@pytest.mark.parametrize("variant", [OPTIONS[0], OPTIONS[-1]])
def test_the_champion_decides_from_what_its_seat_knows(variant: dict[str, Option]) -> None:
    match, stream = start(SCHOOL, 3, 5, variant), Stream.seeded(5)
    asked: Counter[str] = Counter()
    while not match.over and min(asked[kind] for kind in OTHERS if kind != "rebid") < 4:
        ask = match.waiting()[stream.below(len(match.waiting()))]
        said = fresh("heuristic", match, ask)
        if ask.kind in OTHERS and asked[ask.kind] < 6:
            asked[ask.kind] += 1
            said = fresh("champion", match, ask)
            world = match.imagine(ask.seat, stream)
            assert fresh("champion", world, world.ask_of(ask.seat)) == said
        match.answer(ask.seat, ask.default() if said == WAIT else said)
    assert asked["bid"] >= 4


def test_all_schools_together_win_once() -> None:
    """What the champion judges by is the chance of each school, and everybody knows it."""
    match, stream = start(SCHOOL, 3, 8, {"turns": "8"}), Stream.seeded(8)
    judged: set[int] = set()
    while not match.over:
        ask = match.waiting()[0]
        if ask.kind in ("bid", "train"):
            chances = [judge(Seen(match, seat).imagine(stream)) for seat in match.seats]
            assert sum(chances) == pytest.approx(WON, abs=2)
            judged.add(chances[0])
        said = fresh("heuristic", match, ask)
        match.answer(ask.seat, ask.default() if said == WAIT else said)
    assert len(judged) > 20
    assert judge(Seen(match, 0).imagine(stream)) == WON * (0 in SCHOOL.winners(match.state))


def test_fame_gold_and_good_gladiators_are_worth_something() -> None:
    def worth(*men: Any, **mine: Any) -> int:
        table = campaign(school(*men, **mine), school(secutor("B")), stage="auction")
        return judge(Seen(table.match, 0).imagine(Stream.seeded(1)))

    plain = worth(secutor("A"))
    assert plain < worth(secutor("A"), fame=5) < worth(secutor("A"), fame=15)
    assert worth(secutor("A"), gold=10) < plain < worth(secutor("A", **STRONG))


# ---------------------------------------------------------------------- honest, whole and fast

SOME = OPTIONS[:: times(3, 1)]  # every value is among them


@pytest.mark.parametrize("name", NAMES)
def test_it_plays_whole_campaigns_with_all_options(name: str) -> None:
    report = simulate("school", games=len(SOME), seats=3, bots=(name,), variants=SOME, seed="whole")
    assert (report.finished, report.failed, report.stand_ins) == (len(SOME), [], {})


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 6])
def test_they_play_whole_campaigns_together(seats: int) -> None:
    mixed = ("heuristic", "greedy", "random", "heuristic", "greedy", "heuristic")[:seats]
    variants = SOME if seats == 2 else OPTIONS[:: times(5, 1)]
    games = times(2, seats) * len(variants)  # in the soak every rotation with the same options
    report = simulate("school", games=games, seats=seats, bots=mixed, variants=variants, seed="whole")
    assert (report.finished, report.failed, report.stand_ins) == (games, [], {})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("variant", [OPTIONS[0], OPTIONS[-1]])
def test_it_decides_from_what_its_seat_knows(name: str, variant: dict[str, Option]) -> None:
    """In every world that its seat cannot tell from the real one it does the same: in bouts and on the market."""
    match, stream = start(SCHOOL, 3, 5, variant), Stream.seeded(5)
    bouts = market = 0
    while not match.over and (bouts < 60 or market < 60):
        ask = match.waiting()[stream.below(len(match.waiting()))]
        said = fresh(name, match, ask)
        if ask.kind in BOUT:
            bouts += 1
            checked = bouts <= 60
        else:
            market += 1
            checked = True
        for _ in range(2 if checked else 0):
            world = match.imagine(ask.seat, stream)
            assert fresh(name, world, world.ask_of(ask.seat)) == said
        match.answer(ask.seat, ask.default() if said == WAIT else said)
    assert min(bouts, market) >= 60


def fresh(name: str, match: Match[Any], ask: AnyAsk) -> Option:
    return bots.make(name, "school", Stream.seeded(ask.seat)).choose(Seen(match, ask.seat), ask)


class Blurred(Seen):
    """The view alone, as a bot in another process has it."""

    def part(self, name: str) -> Any:
        return self.view.get(name)


def test_from_afar_it_knows_the_same() -> None:
    """Only the view travels to a bot in a process of its own: the same is made of it, and the same chosen."""
    match = start(SCHOOL, 3, 9, {"turns": "8"})
    seen = 0
    while not match.over and seen < 120:
        ask = match.waiting()[0]
        said = fresh("heuristic", match, ask)
        if ask.kind not in BOUT:
            seen += 1
            far = bots.make("heuristic", "school", Stream.seeded(ask.seat)).choose(Blurred(match, ask.seat), ask)
            assert far == said
        match.answer(ask.seat, ask.default() if said == WAIT else said)
    near = ledger_of(Seen(match, 0))
    for g, shown in zip(near.people, match.book.view(match.state, 0)["gladiators"], strict=True):
        again = written(shown, near.affairs["turn"])
        assert (again.minimum_bid(), again.full_hp(), power(again)) == (g.minimum_bid(), g.full_hp(), power(g))
    assert Books(Blurred(match, 0)).premium() == Books(Seen(match, 0)).premium()


def test_a_bout_is_seen_as_a_duel() -> None:
    in_ring = ring(fights("Kalendio", hand=["kick"]), fights("Flamma", hand=["leap"]))
    match = campaign(school(retiarius("Kalendio")), school(secutor("Flamma")), stage="combat", bout=in_ring).match
    seat = match.pending[0].seat
    bout = BoutSeen(Seen(match, seat))
    assert bout.game == "gladius"
    assert bout.view == Seen(match, seat).view["bout"]
    assert bout.part("hand") == bout.view["hand"]


def test_a_champion_fights_its_bouts_as_the_champion_of_gladius() -> None:
    """What the policy of Gladius says, which is not always what the heuristic says."""
    otherwise = asked = 0
    match = start(book("school"), 2, "bouts of champions")
    player = bots.make("heuristic", "school", Stream.seeded(1))
    master, fighter = (bots.make("champion", game, Stream.seeded(2)) for game in ("school", "gladius"))
    while not match.over and otherwise < 3:
        ask = match.waiting()[0]
        seen = Seen(match, ask.seat)
        said = player.choose(seen, ask)
        if ask.kind in ("attack", "defend", "discard"):
            asked += 1
            wanted = fighter.choose(BoutSeen(seen), ask)
            assert master.choose(seen, ask) == wanted
            assert master.why(ask, wanted) == fighter.why(ask, wanted)
            otherwise += wanted != said
        match.answer(ask.seat, ask.default() if said == WAIT else said)
    assert otherwise == 3, asked


def test_a_campaign_decision_takes_less_than_a_millisecond() -> None:
    spent, choices = 0.0, 0

    class Timed(bots.Bot):
        hears = imagines = False

        def __init__(self, stream: Stream) -> None:
            super().__init__(stream)
            self.inner = bots.make("heuristic", "school", stream)

        def choose(self, seen: Seen, ask: AnyAsk) -> Option:
            nonlocal spent, choices
            begun = perf_counter()
            option = self.inner.choose(seen, ask)
            if ask.kind not in BOUT:
                spent, choices = spent + perf_counter() - begun, choices + 1
            return option

    match = start(SCHOOL, 4, 1, keep=False, log=False)
    play(match, [Timed(Stream.seeded(seat)) for seat in range(4)], Stream.seeded(0))
    assert choices > 300
    assert spent / choices < 0.001


# ---------------------------------------------------------------------- strong


@pytest.mark.parametrize(("other", "bar"), [("random", 0.8), ("greedy", 0.75)])
def test_heuristic_beats_the_others(other: str, bar: float) -> None:
    """The bars are 90 % and 60 % of hundreds of campaigns (`make soak`); here with room for 40."""
    (found,) = cases("school", ("heuristic", other), [{"turns": "8"}], 40, seats=2, seed="test")
    assert found.result.rate >= bar
