"""The bots of For Glory: what they do in clear cases, that they are honest, fast and strong enough."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pytest

from munera import bots
from munera.bots import Seen
from munera.bots.for_glory.champion import EFFORT, tried
from munera.bots.for_glory.fight import Fight
from munera.bots.for_glory.habits import HABITS
from munera.bots.for_glory.odds import Outlook
from munera.bots.for_glory.reading import BotBoard as Reading
from munera.bots.for_glory.reading import board_of, stock_of
from munera.bots.for_glory.value import WON, judge
from munera.bots.for_glory.worth import WORTH, Stock, worth
from munera.bots.lookahead import Found, look_ahead
from munera.games import book
from munera.games.for_glory.cards.table import CARDS, GLADIATORS, INCOMES, SUPPLIES
from munera.games.for_glory.state import FLEETING, LASTING
from munera.games.for_glory.strength import bloodlust
from munera.kernel import AnyAsk, Match, Option, Stream, start
from munera.lab.simulate import simulate
from munera.lab.strength import cases
from munera.testing.for_glory import ENOUGH, Table, battle, foe, gladiator, machinations, me, registration

pytestmark = pytest.mark.slow  # bots play whole games

GLORY = book("for_glory")
NAMES = ("greedy", "heuristic")
OF_ME: dict[str, Any] = {"patrons": ["legatus", "legatus"], "hand": [], "glory": 3}
OF_FOE: dict[str, Any] = {"patrons": ["decurion"], "hand": [], "glory": 3}
THEIRS = ["legatus", "legatus"]  # influence for the foe: there is one procurator only


def bot(name: str) -> bots.Bot:
    return bots.make(name, "for_glory", Stream.seeded(1))


def choice(name: str, table: Table) -> Any:
    """What a bot answers, gladiators and things by their titles."""
    ask = table.ask
    return table._named(bot(name).choose(Seen(table.match, ask.seat), ask))


def plays_on(name: str, table: Table, *kinds: str) -> None:
    """A bot answers until it is asked something else."""
    player = bot(name)
    while not table.over and table.kind in kinds:
        ask = table.ask
        table.match.answer(ask.seat, player.choose(Seen(table.match, ask.seat), ask))


# ---------------------------------------------------------------------- greedy


def test_greedy_buys_the_dearest_and_plays_everything() -> None:
    rows = {"gladiators": ["tiro", "retiarius"], "training": [], "economy": ["legatus"]}
    rich = machinations(me(coins=6, hand=["decurion"]), foe(), rows=rows)
    assert choice("greedy", rich) == ("buy", "retiarius")
    poor = machinations(me(coins=0, hand=["decurion"]), foe(), rows=rows)
    assert choice("greedy", poor) == ("play", "decurion")


def test_greedy_attacks_the_weakest_and_prevents_what_it_can() -> None:
    table = battle(
        me([gladiator("samnite")], patrons=ENOUGH, hand=[]),
        foe([gladiator("crupellarius"), gladiator("veles", damage=2)], patrons=THEIRS, hand=["parry"]),
    )
    table.answer("attack", "samnite")
    assert choice("greedy", table) == "veles"
    table.answer("crupellarius")
    assert table.asked() == (1, "react")
    assert choice("greedy", table) in ("parry", ("use", "crupellarius"))


# ---------------------------------------------------------------------- heuristic: machinations


def test_every_card_of_the_supply_has_a_worth() -> None:
    assert set(WORTH) == {id for id, card in CARDS.items() if card.deck in SUPPLIES}


def test_a_patron_is_worth_more_to_whoever_lacks_influence() -> None:
    poor = Stock(("murmillo", "murmillo", "veles"), (), ())
    rich = Stock((), ("imperial_procurator", "legatus"), ())
    assert worth("legatus", poor, {}) > worth("legatus", rich, {})
    assert worth("murmillo", poor, {}) < worth("murmillo", rich, {})


def test_likes_go_by_title_or_by_type() -> None:
    stock = Stock((), (), ())
    assert worth("tiro", stock, {"tiro": 2.0}) > worth("tiro", stock, {})
    assert worth("tiro", stock, {"gladiator": 2.0}) == worth("tiro", stock, {"tiro": 2.0})
    assert worth("tiro", stock, {"tiro": 1.0, "gladiator": 2.0}) == worth("tiro", stock, {})


def test_patrons_come_before_gladiators_who_need_them() -> None:
    table = machinations(me(hand=["decurion", "veles"], coins=0, thin=True), foe())
    assert choice("heuristic", table) == ("play", "decurion")
    table.answer("play", "decurion")
    word, card, _ = choice("heuristic", table)
    assert (word, card) == ("enter", "veles")


def test_gladiators_are_split_over_the_arenas() -> None:
    """Where nobody stands one gladiator is worth most."""
    table = machinations(me(hand=["cestus", "andabata"], coins=0), foe())
    plays_on("heuristic", table, "action")
    assert {g.place in FLEETING for g in table.state.gladiators.values() if g.owner == 0} == {True, False}


def test_it_pays_with_incomes_that_would_be_lost_and_keeps_tokens() -> None:
    rows: dict[str, list[str]] = {"gladiators": [], "training": ["caesim"], "economy": []}
    table = machinations(me(hand=["shady_dealings"], coins=5, thin=True), foe(), rows=rows)
    table.answer("buy", "caesim")
    assert choice("heuristic", table) == "shady_dealings"


def test_it_culls_boasts_and_small_coin_and_no_gladiator() -> None:
    table = machinations(me(hand=["cull", "business_as_usual", "cestus"], thin=True), foe())
    table.answer("play", "cull")
    assert choice("heuristic", table) == "business_as_usual"
    poor = machinations(me(hand=["cull", "cestus", "shady_dealings"], thin=True), foe())
    poor.answer("play", "cull")
    assert choice("heuristic", poor) == "none"


def test_tactics_and_reactions_go_to_the_reserve_before_the_turn_ends() -> None:
    rows: dict[str, list[str]] = {"gladiators": [], "training": [], "economy": []}
    table = machinations(me(hand=["parry", "punctim"], coins=0, thin=True), foe(), rows=rows)
    plays_on("heuristic", table, "action")
    assert sorted(table.state.reserve[0]) == ["parry", "punctim"]


# ---------------------------------------------------------------------- heuristic: the arena phase


def test_the_stronger_side_is_expected_to_win_and_a_walkover_more_so() -> None:
    table = machinations(me([gladiator("murmillo")], patrons=ENOUGH), foe([gladiator("cestus")]))
    outlook = Outlook(Reading(Seen(table.match, 0)), 0.5)
    assert outlook.chance(LASTING) > 0.6
    assert outlook.gain("scissor", FLEETING[0]) > 0
    alone = machinations(me([gladiator("murmillo")], patrons=ENOUGH), foe())
    assert Outlook(Reading(Seen(alone.match, 0)), 0.5).chance(LASTING) > outlook.chance(LASTING)


def test_it_registers_late_when_that_wins_a_battle() -> None:
    coin = ["shady_dealings"]
    table = registration(
        me([gladiator("cestus", 0)], hand=["scissor", *coin], patrons=ENOUGH, thin=True),
        foe([gladiator("cestus"), gladiator("andabata", 0)]),
    )
    word, card, place = choice("heuristic", table)
    assert (word, card, place) == ("enter", "scissor", LASTING)


def test_it_strikes_whom_it_can_defeat() -> None:
    table = battle(
        me([gladiator("samnite")], patrons=ENOUGH),
        foe([gladiator("crupellarius"), gladiator("veles", damage=1)], patrons=THEIRS),
    )
    table.answer("attack", "samnite")
    assert choice("heuristic", table) == "veles"


def test_a_tactic_comes_first_where_it_makes_the_blow_deadly() -> None:
    table = battle(
        me([gladiator("samnite")], hand=["pierce"], patrons=ENOUGH),
        foe([gladiator("veles")], patrons=THEIRS),
    )
    assert choice("heuristic", table) == "pierce"


def test_it_saves_whom_it_would_lose_and_not_whom_it_can_afford_to_see_hurt() -> None:
    def parries(damage: int) -> bool:
        table = battle(
            me([gladiator("scissor", damage=damage)], hand=["parry"], patrons=ENOUGH),
            foe([gladiator("cestus")]),
            active=1,
        )
        table.answer("attack", "cestus")
        return bool(choice("heuristic", table) == "parry") if table.kind == "react" else False

    assert parries(damage=4)
    assert not parries(damage=0)


def test_a_patron_whose_influence_is_needed_is_not_exhausted() -> None:
    def burns(*patrons: str) -> Any:
        table = battle(
            me([gladiator("veles")], hand=[], patrons=list(patrons)), foe([gladiator("cestus", damage=2)])
        )
        return choice("heuristic", table)

    assert burns("praetor") == ("attack", "veles")
    assert burns("praetor", "decurion") == ("use", "praetor")


def test_the_reserve_is_bought_back_for_a_battle_and_not_before() -> None:
    def offers(table: Table) -> Option:
        return bot("heuristic").volunteer(Seen(table.match, 0))

    mine: dict[str, Any] = {"reserve": ["parry"], "coins": 3, "hand": []}
    assert offers(machinations(me(**mine), foe())) is None
    table = battle(me([gladiator("cestus")], **mine), foe([gladiator("cestus")]))
    assert offers(table) == ("buy_back", 1, ())


def test_it_answers_damage_in_an_arena_where_no_battle_is_fought() -> None:
    """A Vestalis who answers a blow may cost a gladiator elsewhere, whose last blow may be answered there."""
    table = battle(
        me([gladiator("cestus", 0), gladiator("arbelas")], patrons=["vestalis"], hand=[]),
        foe([gladiator("samnite", 0), gladiator("crupellarius")], patrons=ENOUGH, hand=[]),
        arena=0,
        active=1,
    )
    table.answer("attack", "samnite")
    table.answer("use", "vestalis")
    table.answer("use", "arbelas")
    assert table.offered() == ["pass", ("use", "crupellarius")]
    assert choice("heuristic", table) == ("use", "crupellarius")


def test_two_walls_do_not_stand_for_ever() -> None:
    """Parmularii pass damage on between walls that let none through: after a while nobody prevents any more."""
    wall = [gladiator(card) for card in ("murmillo", "crupellarius", "parmularius")]
    mine, theirs = ["imperial_procurator", "unscrupulous_consul"], ["legatus", "legatus", "decurion"]
    table = battle(me(wall, patrons=mine, hand=[]), foe(wall, patrons=theirs, hand=[]))
    table.match.state.options = {**table.match.state.options, "endless_draw": False}
    answers = 0
    players = [bot("heuristic"), bot("heuristic")]
    while table.state.phase == "battle" and answers < 3000:
        ask = table.ask
        table.match.answer(ask.seat, players[ask.seat].choose(Seen(table.match, ask.seat), ask))
        answers += 1
    assert answers < 3000


# ---------------------------------------------------------------------- champion


def test_the_champion_foresees_what_the_heuristic_does_not() -> None:
    """The spiculus could hurt an enemy and itself; in the battle that follows it is missed."""
    table = battle(
        me([gladiator(one) for one in ("cestus", "andabata")] + [gladiator("spiculus", damage=1)], **OF_ME),
        foe([gladiator(one) for one in ("hoplomachus", "auctoratus", "cestus")], **OF_FOE),
    )
    assert choice("heuristic", table) == ("use", "spiculus")
    assert choice("champion", table) == ("attack", "cestus")


def test_the_champion_plays_a_whole_game_within_its_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Found] = []

    def noted(*given: Any) -> Found:
        found.append(look_ahead(*given))
        return found[-1]

    monkeypatch.setattr("munera.bots.for_glory.champion.look_ahead", noted)
    report = simulate("for_glory", games=1, bots=("champion", "heuristic"), seed="whole")
    assert (report.finished, report.failed, report.stand_ins) == (1, [], {})
    assert len(found) > 20
    assert max(one.steps for one in found) <= EFFORT.steps
    assert 0 < sum(one.gain > 0 for one in found) < len(found) / 2


def test_a_position_is_worth_as_much_less_to_the_other() -> None:
    """What the champion judges by is known to both, and what one gains the other loses."""
    match, stream = start(GLORY, 2, 13), Stream.seeded(13)
    player = [bot("heuristic"), bot("heuristic")]
    found: set[int] = set()
    while not match.over:
        ask = match.waiting()[0]
        if ask.kind in ("action", "combat"):
            mine, theirs = (judge(Seen(match, seat).imagine(stream)) for seat in (0, 1))
            assert mine + theirs == pytest.approx(WON, abs=1)
            found.add(mine)
        match.answer(ask.seat, player[ask.seat].choose(Seen(match, ask.seat), ask))
    assert len(found) > 30
    over = Seen(match, 0).imagine(stream)
    assert judge(over) == WON * GLORY.score(match.state)[0]


def test_glory_and_a_strong_arena_are_worth_something() -> None:
    def worth(**of_me: Any) -> int:
        table = machinations(me(of_me.pop("gladiators", ()), hand=[], patrons=ENOUGH, **of_me), foe())
        return judge(Seen(table.match, 0).imagine(Stream.seeded(1)))

    assert worth() < worth(glory=2) < worth(glory=4) < worth(glory=5)
    assert worth() < worth(gladiators=[gladiator("murmillo"), gladiator("samnite")])


# ---------------------------------------------------------------------- honest, whole and fast

OPTIONS: list[dict[str, Option]] = [
    {"victory": victory, "start": begin, "strict_end": strict, "endless_draw": endless}
    for victory, begin, strict, endless in product(("6", "10"), ("random", "two"), (False, True), (True, False))
]


@pytest.mark.parametrize("name", NAMES)
def test_it_plays_whole_games_with_all_options(name: str) -> None:
    report = simulate("for_glory", games=len(OPTIONS), bots=(name,), variants=OPTIONS, seed="whole")
    assert (report.finished, report.failed, report.stand_ins) == (len(OPTIONS), [], {})


@pytest.mark.slow
def test_they_play_whole_games_together() -> None:
    games = 4 * len(OPTIONS)
    report = simulate("for_glory", games=games, bots=("heuristic", "random"), variants=OPTIONS, seed="mixed")
    assert (report.finished, report.failed, report.stand_ins) == (games, [], {})


@pytest.mark.parametrize("name", [*NAMES, "champion"])
def test_it_decides_from_what_its_seat_knows(name: str) -> None:
    """In every world that its seat cannot tell from the real one it does the same."""
    match, stream = start(GLORY, 2, 5), Stream.seeded(5)
    seen: dict[str, int] = {}
    most = 3 if name == "champion" else 25  # it thinks for long
    while not match.over:
        ask = match.waiting()[0]
        searched = name != "champion" or tried(ask, said := fresh("heuristic", match, ask))
        seen[ask.kind] = seen.get(ask.kind, 0) + bool(searched)
        if searched and seen[ask.kind] <= most:
            said = fresh(name, match, ask)
            world = match.imagine(ask.seat, stream)
            assert fresh(name, world, world.ask_of(ask.seat)) == said
        elif name != "champion":
            said = fresh(name, match, ask)
        match.answer(ask.seat, said)
    assert seen["action"] > most
    assert seen["combat"] >= 10


def fresh(name: str, match: Match[Any], ask: AnyAsk) -> Option:
    return bots.make(name, "for_glory", Stream.seeded(ask.seat)).choose(Seen(match, ask.seat), ask)


class Blurred(Seen):
    """The view alone, as a bot in another process has it."""

    def part(self, name: str) -> Any:
        return self.view.get(name)


def test_from_afar_it_knows_the_same() -> None:
    """Only the view travels to a bot in a process of its own: the same board is made of it."""
    match = start(GLORY, 2, 9)
    player, fights = [bot("heuristic"), bot("heuristic")], 0
    while not match.over:
        ask = match.waiting()[0]
        near, far = Seen(match, ask.seat), Blurred(match, ask.seat)
        one, two = board_of(near), board_of(far)
        assert list(one.gladiators.items()) == list(two.gladiators.items())
        assert dict(one.patrons) == dict(two.patrons)
        assert dict(one.arenas) == dict(two.arenas)
        assert sorted(one.pool) == sorted(two.pool)
        fights += bool(one.pool)
        one, two = (board._replace(gladiators={}, patrons={}, arenas={}, pool=()) for board in (one, two))
        assert one == two
        assert stock_of(near) == stock_of(far)
        match.answer(ask.seat, player[ask.seat].choose(near, ask))
    assert fights


def test_the_board_counts_like_the_rules() -> None:
    """Whom one may attack, how strong they are, and how much influence is spare."""
    match = start(GLORY, 2, 11)
    player, looked = [bot("heuristic"), bot("heuristic")], 0
    while not match.over:
        ask = match.waiting()[0]
        reading = Reading(Seen(match, ask.seat))
        view = GLORY.view(match.state, ask.seat)
        me_too = view["players"][ask.seat]
        assert reading.spare_influence() == me_too["influence"] - me_too["needed"]
        assert bloodlust(reading.board) == view["bloodlust"]
        for place in range(3):
            shown = {g["id"]: g for g in view["arenas"][place]["gladiators"]}
            fight = Fight(reading, place)
            assert {id: (m.attack, m.agility) for id, m in fight.gladiators.items()} == {
                id: (g["attack"], g["agility"]) for id, g in shown.items()
            }
            looked += len(shown)
        if ask.kind == "target" and cast("tuple[str, str]", ask.about)[1] == "attack":
            able = {m.id for m in Fight(reading, reading.board.field).attackable()}
            assert able == set(cast("tuple[int, ...]", ask.options))
        match.answer(ask.seat, player[ask.seat].choose(Seen(match, ask.seat), ask))
    assert looked


# ---------------------------------------------------------------------- habits and strength


def test_the_champion_is_the_strongest_of_the_house_and_habits_have_names() -> None:
    names = bots.names("for_glory")
    assert names[:3] == ("random", "greedy", "curious")
    assert names[-2:] == ("heuristic", "champion")
    assert set(names[3:-2]) == set(HABITS)
    assert set(HABITS) == {
        f"habit-{one}" for one in ("balanced", "rush", "patron", "burn", "control", "thin", "money")
    }


def test_habits_buy_what_they_like() -> None:
    def bought(name: str, *titles: str) -> float:
        report = simulate("for_glory", games=12, bots=(name,), seed="habits")
        rows = {t: row for deck in SUPPLIES for t, row in report.stats[f"bought_{deck}"].items()}
        return sum(row["bought"] for title, row in rows.items() if title in titles)

    assert bought("habit-money", *INCOMES) > 1.5 * bought("habit-balanced", *INCOMES)
    cheap = [id for id in GLADIATORS if CARDS[id].cost <= 4]
    assert bought("habit-rush", *cheap) > bought("habit-balanced", *cheap)


def test_the_curious_try_what_the_heuristic_leaves() -> None:
    report = simulate("for_glory", games=60, bots=("curious",), seed="curious")
    tried = {title for deck in SUPPLIES for title in report.stats[f"bought_{deck}"]}
    assert len(set(WORTH) - tried) <= 2


@pytest.mark.parametrize(("other", "bar"), [("random", 0.9), ("greedy", 0.75)])
def test_heuristic_beats_the_others(other: str, bar: float) -> None:
    """The bars are 95 % and 60 % of hundreds of games (`make soak`); here with room for 40."""
    (found,) = cases("for_glory", ("heuristic", other), [{}], 40, seed="test")
    assert found.result.rate >= bar
