"""What views say of the sand is what the rules then do: over random fights with random equipment, and a Primus."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, cast

import pytest

from munera.games import book
from munera.games.serpents.cards.table import WHOLE
from munera.games.spartacus.cards.table import ARENA, EQUIPMENT, GLADIATOR
from munera.games.spartacus.combat import attack, combat, moving
from munera.games.spartacus.combat.bout import NO_STRIKE, POOLS, Strike
from munera.games.spartacus.combat.hexes import BESIDE, DIRECTIONS, HEXES, PLACE
from munera.games.spartacus.combat.sand import sand_printed
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Choice, Match, Stream, pick, start
from munera.testing.serpents import bout, fighter, primus
from munera.testing.spartacus import duel as staged
from munera.testing.spartacus.titles import CELT

FIGHTS, BRAWLS, LONGEST = 14, 6, 200
ALL = WHOLE.cards
COMBATANTS = sorted(WHOLE.titles(GLADIATOR))
GEAR = {slot: sorted(id for id in WHOLE.titles(EQUIPMENT) if ALL[id].slot == slot) for slot in combat.SLOTS}


class Moment(NamedTuple):
    """A question about a combatant's turn, with what the view says then."""

    match: Match[Spartacus]
    side: int
    options: list[Any]
    view: Any
    reach: dict[int, Any]


def moment(match: Match[Spartacus]) -> Moment:
    (ask,) = match.pending
    s = match.state
    reach = {one["side"]: one for one in match.part(None, "reach")}
    assert isinstance(ask.options, tuple)
    return Moment(match, s.bout.order[s.bout.acted], list(ask.options), match.book.view(s, ask.seat), reach)


def duel(number: int, game: str) -> Match[Spartacus]:
    """Two combatants with equipment, all drawn at random."""
    stream, settings = Stream.seeded(f"duel {number}"), book(game).settings
    names = [name for name in settings if name[-2:] in ("_1", "_2") and not name.startswith("house_")]
    options = {name: stream.choice(cast("Choice", settings[name]).values) for name in names}
    return start(book(game), 2, f"duel {number}", {"mode": "fight", **options})


def brawl(number: int) -> Match[Spartacus]:
    """A Primus: four combatants with equipment anywhere on the sand."""
    stream = Stream.seeded(f"brawl {number}")
    places, combatants = list(PLACE), list(COMBATANTS)
    chests = {slot: list(GEAR[slot]) for slot in combat.SLOTS}
    stream.shuffle(places)
    for deck in (combatants, *chests.values()):
        stream.shuffle(deck)
    fighters = []
    for seat in range(4):
        gear = [chests[slot].pop() for slot in combat.SLOTS if chests[slot] and stream.below(2)]
        fighters.append(fighter(seat, combatants.pop(), *gear, hex=list(places.pop())))
    return primus(*fighters).match


def turns(match: Match[Spartacus], name: str) -> Iterator[Moment]:
    """Random play of a fight; stops at every turn of a combatant, before it is answered."""
    stream = Stream.seeded(name)
    for _ in range(LONGEST):
        if match.over or not match.state.bout.kind:
            return
        ask = stream.choice(match.waiting())
        if ask.kind == "combat_turn":
            yield moment(match.fork(log=True))
        match.answer(ask.seat, pick(ask.options, stream))


@cache
def fights() -> list[Moment]:
    """All turns of some random fights, each as it was then."""
    duels = (
        turns(duel(number, ("spartacus", "serpents")[number % 2]), f"fight {number}") for number in range(FIGHTS)
    )
    brawls = (turns(brawl(number), f"brawl {number}") for number in range(BRAWLS))
    return [now for fight in (*duels, *brawls) for now in fight]


def moves(options: list[Any]) -> set[int]:
    return {option[1] for option in options if option[0] == moving.MOVE}


def blows(options: list[Any]) -> list[Any]:
    return [option for option in options if option != moving.END and option[0] != moving.MOVE]


# ---------------------------------------------------------------------- moving and attacking


def test_where_one_could_go_is_what_is_offered() -> None:
    seen = 0
    for now in fights():
        s = now.match.state
        mine, steps = now.view["fighters"][now.side], dict(now.reach[now.side]["steps"])
        hexes = moves(now.options)
        assert now.view["bout"]["left"] == max((steps[hex] for hex in hexes), default=0)
        assert max(steps.values()) <= mine["allowance"]
        if not s.bout.moved and not s.bout.steps:
            assert hexes == set(steps) - {mine["hex"]}
            seen += 1
        assert hexes <= set(steps)
    assert seen > 150


def test_attacks_from_a_hex_are_those_offered_there() -> None:
    seen = 0
    for now in fights():
        if now.match.state.bout.attacked:
            assert not blows(now.options)
            continue
        there = {hex: [tuple(one) for one in able] for hex, able in now.reach[now.side]["attacks"]}
        mine = now.view["fighters"][now.side]
        assert blows(now.options) == there.get(mine["hex"], [])
        for hex in sorted(moves(now.options))[::7]:
            after = now.match.fork()
            after.answer(after.pending[0].seat, (moving.MOVE, hex))
            asks = after.pending
            still = asks and asks[0].kind == "combat_turn" and after.state.fighters[now.side].hex == hex
            if still and after.state.bout.order[after.state.bout.acted] == now.side:
                assert isinstance(asks[0].options, tuple)
                assert blows(list(asks[0].options)) == there.get(hex, [])
                seen += bool(there.get(hex))
    assert seen > 30


def test_threatened_hexes_are_those_where_an_attack_would_be_offered() -> None:
    seen = {True: 0, False: 0}
    for number, now in enumerate(fights()):
        if number % 8:
            continue
        for side, one in now.reach.items():
            mine = now.view["fighters"][side]
            for foe in mine["foes"]:
                there = now.match.state.fighters[foe["side"]].hex
                assert foe["reached"] is (there in one["threatens"])
                assert foe["reached"] is attackable(now.match.state, side, foe["side"], dict(one["steps"]))
                assert foe["distance"] == far(mine["hex"], there)
            assert [foe["side"] for foe in mine["foes"]] == list(combat.opponents(now.match.state, side))
            for foe in mine["foes"][:1]:
                for hex in range(number % 13, len(HEXES), 13):
                    s = now.match.state.copy()
                    combat.put_fighter(s, foe["side"], s.fighters[foe["side"]]._replace(hex=hex))
                    could = attackable(s, side, foe["side"], dict(one["steps"]))
                    assert could is (hex in one["threatens"])
                    seen[could] += 1
    assert min(seen.values()) > 50


def attackable(s: Spartacus, side: int, other: int, steps: dict[int, int]) -> bool:
    """Is an attack on this one offered from any of these hexes?"""
    twin = s.copy()
    for hex in steps:
        combat.put_fighter(twin, side, twin.fighters[side]._replace(hex=hex))
        if any(option[1] == other for option in moving.attacks_from(twin, side, twin.fighters[side].hex)):
            return True
    return False


def far(one: int, two: int) -> int:
    """Step by step, as somebody would count."""
    seen, edge, steps = {one}, {one}, 0
    while two not in seen:
        edge = {beside for hex in edge for beside in BESIDE[hex] if beside >= 0} - seen
        seen |= edge
        steps += 1
    return steps


def test_dice_are_as_many_as_are_rolled() -> None:
    seen = speedy = 0
    for now in fights():
        for how, other in blows(now.options)[:2]:
            after = now.match.fork(log=True)
            count = after.events_told(None)
            after.answer(after.pending[0].seat, (how, other))
            agile = now.view["fighters"][other]["agile"]
            assert agile is bool(after.pending and after.pending[0].kind == "pool")
            if agile:
                after.answer(after.pending[0].seat, POOLS[1 + seen % 2])
            (mine, theirs) = [event[4:] for event in after.events(None, count) if event[0] == "rolls"][:2]
            (by,) = [one["dice"] for one in now.view["fighters"][now.side]["attacks"] if one["how"] == how][:1]
            assert len(mine) == by
            target = now.view["fighters"][other]
            with_speed = agile and seen % 2
            assert len(theirs) == (target["pools"][2] if with_speed else target["defence"])
            seen += 1
            speedy += how != moving.BLOW
    assert seen > 50
    assert speedy > 5


def test_a_silenced_ability_is_none() -> None:
    crixus, doctore = staged("gl-crixus", "gl-oenomaus").view(None)["fighters"]
    assert (crixus["ability"], doctore["ability"]) == ("", "doctore")


# ---------------------------------------------------------------------- the crowd, wagers and the thumb


@pytest.mark.parametrize("quiet", [0, 1, 2, 3])
@pytest.mark.parametrize("radius", [ARENA.radius, ARENA.smallest])
def test_the_patience_of_the_crowd(quiet: int, radius: int) -> None:
    m = bout(fighter(0, CELT), fighter(1, CELT), quiet=quiet, radius=radius)
    s, said = m.state, m.view(None)["bout"]
    assert said is not None
    for _ in range(said["patience"] - 1):
        s.bout = s.bout._replace(quiet=s.bout.quiet + 1)
    s.bout = s.bout._replace(struck=False)
    moving.end_round(s)
    assert s.step == "combat_crowd"
    if said["patience"] > 1:
        s.bout = s.bout._replace(quiet=quiet)
        moving.end_round(s)
        assert s.step == "combat_round"
    assert said["closes"] is (radius > ARENA.smallest)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "even"), [("spartacus", False), ("serpents", False), ("serpents", True)])
def test_what_a_field_pays_and_what_a_thumb_costs(game: str, even: bool) -> None:
    """Over random games: the Bank pays so much for every coin that won, and the Host loses so much Influence."""
    paid = thumbs = 0
    options = {"primus_injury_even": True} if even else {}
    for number in range(5):
        match: Match[Any] = start(book(game), 4, f"stakes {number}", {"rounds": 4, **options})
        stream = Stream.seeded(f"stakes {number}")
        pays: list[int] = []
        while not match.over:
            view = match.book.view(match.state, None)
            if any(map(sum, view["wagers"])):
                pays = view["pays"]
            ask = stream.choice(match.waiting())
            count = match.events_told(None)
            thumb = view["thumb"] if ask.kind == "thumb" else None
            assert (view["thumb"] is None) is (view["step"] != "thumb")
            match.answer(ask.seat, "down" if thumb else pick(ask.options, stream))
            events = match.events(None, count)
            for won, bank in pairwise(events):
                if won[0] == "wager_won":
                    field = next(at for at, one in enumerate(ARENA.fields) if one.id == won[2])
                    assert bank == ("bank_pays", won[1], int(str(won[3])) * pays[field], "wager")
                    paid += 1
            if thumb:
                lost = [event[2:4] for event in events if event[0] == "influence" and event[4] == "thumb"]
                assert lost == (
                    [(thumb["leaves"] - view["houses"][ask.seat]["influence"], thumb["leaves"])]
                    if thumb["costs"]
                    else []
                )
                thumbs += 1
    assert paid > 2
    assert thumbs > 2


# ---------------------------------------------------------------------- constants


def test_the_hexes_beside_one_are_in_the_order_of_the_directions() -> None:
    arena = sand_printed()
    for hex, (q, r) in enumerate(arena["places"]):
        for way, (dq, dr) in enumerate(DIRECTIONS):
            beside = arena["beside"][hex][way]
            assert (beside == arena["off"]) is ((q + dq, r + dr) not in PLACE)
            if beside != arena["off"]:
                assert arena["places"][beside] == (q + dq, r + dr)


def test_names_of_hexes_count_from_the_west_in_every_row() -> None:
    arena = sand_printed()
    counted: dict[int, int] = {}
    for (_, r), name in zip(arena["places"], arena["names"], strict=True):
        counted[r] = counted.get(r, 0) + 1
        assert name[1:] == str(counted[r])
        assert name[0] == "ABCDEFGHJKL"[r + arena["radius"]]


@pytest.mark.parametrize("card", sorted(id for id in WHOLE.titles(GLADIATOR) if ALL[id].ability))
def test_the_abilities_whose_sets_and_ties_count(card: str) -> None:
    """A roll of equal dice tells what an ability does with sets and ties, in attack and in defence."""
    arena, ability = sand_printed(), ALL[card].ability
    assert works(card, CELT, (4, 4, 4), (6, 5, 3)) is (ability in arena["attack_sets"])
    assert works(CELT, card, (6, 5, 2), (1, 1, 1)) is (ability in arena["defence_sets"])
    assert ties(card) is (ability in arena["ties"])


def works(one: str, two: str, mine: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
    """Does the comparison of these dice differ from that of dice without an ability?"""
    return compared(one, two, mine, theirs) != compared(CELT, CELT, mine, theirs)


def ties(card: str) -> bool:
    return compared(card, CELT, (5, 4, 1), (5, 4, 2))[0] > 0


def compared(one: str, two: str, mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, int]:
    """Wounds for the defender and wounds that wait for the attacker."""
    s = bout(fighter(0, one), fighter(1, two)).state
    s.strike = Strike(0, 1, attack=mine, defence=theirs)
    play = attack.compare(s)
    with pytest.raises(StopIteration):
        play.send(None)
    assert s.strike != NO_STRIKE
    return s.strike.wounds, s.strike.counter
