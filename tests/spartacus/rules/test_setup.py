"""Introduction and setup: the houses, what they begin with, and how the decks are made."""

from __future__ import annotations

from collections import Counter

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS, INTRIGUE, MARKET
from munera.games.spartacus.rulebook import BOOK
from munera.kernel import BadVariant, start
from munera.testing.spartacus import Table, arena, calm, fighter, house, new_game, table
from munera.testing.spartacus.titles import GUARD

HOUSES = BASE.houses

SEEDS = range(12)
STARTING_GUARDS = {"ho-batiatus": 2, "ho-glaber": 3, "ho-tullius": 1, "ho-solonius": 1}


def settled(seats: int = 4, seed: int | str = 0, **options: str | int) -> Table:
    """A new game after everybody has taken the first free house: the ledgers of the first round are asked."""
    m = new_game(seats, seed, **options)
    m.answer_by_default("house")
    return m


def starting_assets(m: Table) -> dict[int, list[str]]:
    """What every seat was given, by title."""
    given: dict[int, list[str]] = {seat: [] for seat in m.state.seats}
    for seat, _, title in m.events_of("starting_asset"):
        given[seat].append(title)
    return given


# ---------------------------------------------------------------------- introduction


@pytest.mark.rule("SP-INTRO-1")
def test_everybody_heads_a_house_of_their_own_and_has_influence() -> None:
    view = settled().view(None)
    assert {h["house"] for h in view["houses"]} == {"ho-batiatus", "ho-glaber", "ho-tullius", "ho-solonius"}
    assert [h["influence"] for h in view["houses"]] == [4, 4, 4, 4]


@pytest.mark.rule("SP-59")
def test_three_or_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(BadVariant):
            start(BOOK, seats, 0)
    with pytest.raises(BadVariant, match="3 or more"):
        start(BOOK, 2, 0)  # two can only fight
    for seats in (3, 4):
        assert len(new_game(seats).view(None)["houses"]) == seats


@pytest.mark.rule("SP-59")
def test_with_three_nothing_changes() -> None:
    three, four = settled(3), settled(4)
    assert BOOK.settings["type"].default == "standard"
    for seat in three.state.seats:
        titles = HOUSES[three.state.houses[seat]]
        assert len(starting_assets(three)[seat]) == titles.gladiators + titles.slaves + titles.guards
    assert three.influence() == four.influence()[:3]
    m = arena(house("gl-syrian-warrior"), house("gl-celt-warrior"), house())
    assert m.asked() == [(1, "audience"), (2, "audience")]  # a match for two different houses follows


@pytest.mark.rule("SP-INTRO-2")
def test_the_phases_of_a_round_in_their_order() -> None:
    m = settled(rounds=2)
    m.answer_by_default_until(lambda: bool(m.over))
    assert m.events_of("new_round") == [(1,), (2,)]
    assert m.events_of("phase") == [
        ("intrigue",),
        ("market",),
        ("arena",),
        ("upkeep",),
        ("intrigue",),
        ("market",),
        ("arena",),
    ]
    kinds = m.kinds()
    assert kinds.index("new_round") < kinds.index("phase")  # the first round begins with its upkeep


@pytest.mark.rule("SP-INTRO-3")
@pytest.mark.parametrize(("influence", "over"), [(11, False), (12, True)])
def test_the_goal_is_twelve_influence(influence: int, over: bool) -> None:
    m = table(house(influence=influence), house(influence=4), house(influence=11), moment="phase_end")
    assert m.over == over
    assert m.winner == (0 if over else None)


# SP-INTRO-4 and SP-61, how many cards there are, are with the card tables.


@pytest.mark.rule("SP-09")
def test_repaired_numbers() -> None:
    assert CARDS["gl-gannicus"].defence == 2
    requirements = {"sc-lend-me-your-ear": 9, "sc-collusion": 10, "sc-final-blow": 11, "re-a-shameful-ludus": 3}
    assert {title: CARDS[title].requirement for title in requirements} == requirements
    assert (CARDS["sc-labor-contract"].cash, CARDS["re-a-shameful-ludus"].cash) == (1, 1)
    assert CARDS["gl-kerza"].value == 3
    assert CARDS["gl-duro"].ability == "determination"
    repaired = {"gl-gannicus": "defence", "sc-lend-me-your-ear": "requirement", "sc-collusion": "requirement"}
    assert all(CARDS[title].origin(fact) == "repaired" for title, fact in repaired.items())


@pytest.mark.rule("SP-INTRO-5")
def test_gladiators_slaves_equipment_and_guards_on_the_table_are_the_assets() -> None:
    titles = ["gl-duro", "sl-mira", "eq-net", GUARD]
    m = calm(house(*titles, hand=[GUARD]), house(), house(), moment="market")
    assert [a["card"] for a in m.view(1)["houses"][0]["assets"]] == ["gl-syrian-warrior", "sl-attendant", *titles]
    sold = [option[1] for option in m.offered(0) if option[0] == "sell"]
    assert [m.state.assets[number].card for number in sold] == ["gl-syrian-warrior", "sl-attendant", *titles]


# ---------------------------------------------------------------------- the roll for houses


@pytest.mark.rule("SP-SETUP-1")
def test_the_highest_die_takes_the_token_and_chooses_first_then_clockwise() -> None:
    for seed in SEEDS:
        m = new_game(4, seed)
        seats, dice = m.events_of("roll_off")[0]
        assert (seats, len(dice)) == ((0, 1, 2, 3), 4)
        (host,) = m.events_of("first_host")[0]
        assert dice[host] == max(dice)
        free = sorted(HOUSES)
        for turn in range(3):
            assert m.asked() == [((host + turn) % 4, "house")]
            assert m.offered() == free
            free.remove(m.offered()[-1])
            m.answer(m.offered()[-1])
        last = (host + 3) % 4
        assert m.events_of("takes_house")[-1] == (last, free[0])  # the only one left is not asked for
        assert len(set(m.state.houses)) == 4
        assert m.state.host == host


@pytest.mark.rule("SP-SETUP-1")
def test_with_three_the_last_still_chooses_between_two() -> None:
    m = new_game(3)
    m.answer("ho-solonius")
    m.answer("ho-batiatus")
    assert m.offered() == ["ho-glaber", "ho-tullius"]
    assert m.learned(None, "takes_house") == m.events_of("takes_house")


@pytest.mark.rule("SP-68")
def test_only_the_tied_roll_again_until_it_is_decided() -> None:
    ties = 0
    for seed in range(40):
        m = new_game(4, seed)
        rolls = m.events_of("roll_off")
        tied = (0, 1, 2, 3)
        for seats, dice in rolls:
            assert seats == tied
            tied = tuple(seat for seat, die in zip(seats, dice, strict=True) if die == max(dice))
        assert m.events_of("first_host") == [tied]
        assert m.learned(0, "roll_off") == rolls
        ties += len(rolls) - 1
    assert ties > 5


@pytest.mark.rule("SP-68")
def test_where_a_whole_order_is_needed_every_group_of_equals_rolls_for_its_own_places() -> None:
    two, three = "gl-syrian-warrior", "gl-duro"
    m = table(
        house(three, influence=12),
        house(two, influence=12),
        house("gl-kerza", influence=12),
        house("gl-celt-warrior", influence=12),
        moment="phase_end",
        dice=[5, 1, 2, 6],
    )
    assert m.events_of("roll_off") == [((1, 3), (5, 1)), ((0, 2), (2, 6))]
    assert list(m.state.seeds) == [3, 1, 0, 2]


# ---------------------------------------------------------------------- starting assets


@pytest.mark.rule("SP-SETUP-2")
def test_everybody_begins_with_what_the_house_names_all_ready() -> None:
    for seed in SEEDS:
        m = settled(seed=seed)
        for seat in m.state.seats:
            row = HOUSES[m.state.houses[seat]]
            kinds = Counter(CARDS[title].kind for title in starting_assets(m)[seat])
            assert kinds == {"gladiator": row.gladiators, "slave": row.slaves, "guard": row.guards}
            assert m.ready(seat) == m.owned(seat) == sorted(starting_assets(m)[seat])
            assert m.events_of("starts_with")[seat] == (seat, row.coins, 4)


@pytest.mark.rule("SP-SETUP-3")
def test_the_starting_cards_are_dealt_by_chance() -> None:
    dealt = []
    for seed in SEEDS:
        m = settled(seed=seed, houses="assigned")
        titles = [title for seat in m.state.seats for title in starting_assets(m)[seat] if title != GUARD]
        assert sorted(titles) == sorted([*BASE.starting("gladiator"), *BASE.starting("slave")])
        assert len(BASE.starting("gladiator")) == len(BASE.starting("slave")) == 8
        dealt.append(tuple(map(tuple, starting_assets(m).values())))
    assert len(set(dealt)) == len(dealt)


@pytest.mark.rule("SP-SETUP-3")
def test_gladiators_are_dealt_before_slaves_and_by_chance_for_everybody_to_see() -> None:
    m = settled()
    kinds = [CARDS[title].kind for _, _, title in m.events_of("starting_asset")]
    assert kinds == sorted(kinds, key=["gladiator", "slave", "guard"].index)
    dealt = [facts for facts in m.events_of("starting_asset") if facts[2] != GUARD]
    assert m.learned(0, "starting_asset") == dealt


@pytest.mark.rule("SP-SETUP-4")
def test_what_no_house_received_is_in_the_market_deck() -> None:
    m = settled(3, houses="assigned", house_1="ho-batiatus", house_2="ho-glaber", house_3="ho-tullius")
    given = Counter(title for titles in starting_assets(m).values() for title in titles)
    unused = Counter([*BASE.starting("gladiator"), *BASE.starting("slave")]) - given
    assert unused.total() == 2 + 2  # those of Solonius
    deck = Counter(m.state.market)
    assert len(m.state.market) == len(BASE.whole(MARKET)) - 6 - 6
    assert all(deck[title] == number for title, number in unused.items())
    places = {tuple(settled(3, seed, houses="assigned").state.market[-4:]) for seed in SEEDS}
    assert len(places) == len(SEEDS)  # shuffled in, not laid on top


@pytest.mark.rule("SP-SETUP-5")
def test_starting_guards_come_from_the_intrigue_deck_and_lie_on_the_table() -> None:
    m = settled()
    for seat, name in enumerate(m.state.houses):
        assert m.owned(seat).count(GUARD) == STARTING_GUARDS[name]
        assert m.hand(seat) == []
    assert m.state.intrigue.count(GUARD) == BASE.copies(GUARD) - 7
    assert len(m.state.intrigue) == m.view(None)["intrigue"] == len(BASE.whole(INTRIGUE)) - 7


@pytest.mark.rule("SP-SETUP-6")
def test_everybody_begins_with_the_coins_of_the_house() -> None:
    m = new_game(4, 3)
    m.answer_by_default("house")
    coins = {"ho-batiatus": 10, "ho-glaber": 10, "ho-tullius": 9, "ho-solonius": 12}
    assert m.coins() == [coins[name] for name in m.state.houses]


@pytest.mark.rule("SP-SETUP-7")
@pytest.mark.parametrize(("type_", "influence"), [("quick", 7), ("standard", 4), ("advanced", 1)])
def test_the_type_sets_the_influence_of_all(type_: str, influence: int) -> None:
    assert settled(type=type_).influence() == [influence] * 4
    with pytest.raises(BadVariant):
        new_game(type="endless")


@pytest.mark.rule("SP-69")
def test_the_type_is_standard_without_a_choice() -> None:
    assert BOOK.settings["type"].default == "standard"
    assert settled().influence() == settled(type="standard").influence() == [4] * 4


@pytest.mark.rule("SP-SETUP-8")
def test_both_decks_are_shuffled_and_there_are_no_discards() -> None:
    games = [settled(seed=seed, houses="assigned").state for seed in SEEDS]
    assert len({tuple(state.market) for state in games}) == len(games)
    assert len({tuple(state.intrigue) for state in games}) == len(games)
    assert all(state.market_discard == state.intrigue_discard == [] for state in games)


@pytest.mark.rule("SP-SETUP-8")
def test_discarded_cards_lie_open_beside_their_own_deck() -> None:
    m = table(house("gl-duro", GUARD, hand=["sc-robbery"]), house(), house())
    m.answer(("cash", "sc-robbery"))
    assert (m.view(None)["intrigue_discard"], m.view(None)["market_discard"]) == (["sc-robbery"], [])
    m = table(house("gl-duro", GUARD), house(), house(), moment="market")
    m.answer(("sell", "gl-duro"), 0)
    m.answer(("sell", GUARD), 0)
    assert (m.view(2)["intrigue_discard"], m.view(2)["market_discard"]) == ([GUARD], ["gl-duro"])


@pytest.mark.rule("SP-70")
def test_no_opening_hand_and_the_first_round_begins_with_upkeep() -> None:
    m = settled()
    assert (m.state.phase, m.state.round) == ("upkeep", 1)
    assert m.asked() == [(seat, "ledger") for seat in m.state.priority()]
    assert [h["hand"] for h in m.view(None)["houses"]] == [0] * 4
    assert m.events_of("draws") == []
    m.answer_by_default("ledger")
    assert m.events_of("draws") == [(seat, 3) for seat in m.state.priority()]


# ---------------------------------------------------------------------- the Host token


@pytest.mark.rule("SP-58")
def test_the_winner_of_the_roll_holds_the_token_until_hosting_is_decided() -> None:
    for seed in SEEDS:
        m = new_game(4, seed)
        ((host,),) = m.events_of("first_host")
        m.answer_by_default("house", "ledger")
        assert m.asked() == [(host, "turn")]  # and takes the first intrigue turn
        m.answer_by_default("turn", "hand_limit", "react")
        assert (m.state.phase, m.state.host) == ("market", host)
        while m.state.phase == "market":
            ask = m.match.waiting()[0]
            assert m.state.host == host
            m.match.answer(ask.seat, ask.default())


@pytest.mark.rule("SP-58")
def test_it_moves_when_hosting_has_been_decided() -> None:
    m = calm(house(), house(), house(), host=2, moment="hosting")
    m.bids(0, 3, 1)
    assert m.state.host == 1


@pytest.mark.rule("SP-58")
def test_nothing_in_the_arena_moves_it() -> None:
    m = table(
        house("gl-duro"),
        house("gl-kerza"),
        house(),
        moment="decided",
        host=2,
        fighters=[fighter(0, "gl-duro", winner=True), fighter(1, "gl-kerza", level="yield")],
    )
    m.answer_by_default("audience", "thumb", "react")
    assert m.state.host == 2
    assert m.events_of("new_round") == [(2,)]


# ---------------------------------------------------------------------- the option


@pytest.mark.rule("SP-OPTION-1")
def test_by_default_the_roll_decides_who_chooses() -> None:
    assert BOOK.settings["houses"].default == "roll"
    assert new_game().kind == "house"


@pytest.mark.rule("SP-OPTION-1")
def test_houses_by_chance() -> None:
    games = [new_game(4, seed, houses="random") for seed in SEEDS]
    assert all(m.kind == "ledger" for m in games)
    assert all(sorted(m.state.houses) == sorted(HOUSES) for m in games)
    assert len({tuple(m.state.houses) for m in games}) > len(SEEDS) // 2
    for m in games:
        assert m.events_of("roll_off") != []  # for the Host token
        assert m.learned(1, "given_house") == m.events_of("given_house")
    assert len(new_game(3, 0, houses="random").events_of("given_house")) == 3


@pytest.mark.rule("SP-OPTION-1")
def test_houses_as_listed() -> None:
    wanted = ["ho-solonius", "ho-tullius", "ho-batiatus"]
    m = new_game(3, 5, houses="assigned", house_1=wanted[0], house_2=wanted[1], house_3=wanted[2])
    assert m.kind == "ledger"
    assert m.state.houses == wanted
    assert m.events_of("given_house") == list(enumerate(wanted))
    assert m.events_of("roll_off") != []
    with pytest.raises(BadVariant, match="taken once"):
        new_game(3, 0, houses="assigned", house_1="ho-glaber", house_2="ho-glaber")
    with pytest.raises(BadVariant, match="houses=assigned only"):
        new_game(3, 0, houses="roll", house_1="ho-glaber")
