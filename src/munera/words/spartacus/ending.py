"""What is remembered of a game of Spartacus, and of its expansion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from munera.words.ending import Award, Course, Depicted, Ending, Event, Figure, Figures, Luck, most

DICE = ("rolls", "speed_roll", "heal_rolls", "guard_rolls")


def count(course: Course) -> Iterator[Award | None]:
    """Coins, words, dice and thumbs, as everybody saw them."""
    given, broken, down, up = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    schemes, wagers, beaten, luck = Counter[int](), Counter[int](), Counter[int](), Luck()
    fighting: list[int] = []
    for event in course.events:
        match tuple(event):
            case ("gives", int(seat), _, int(coins)):
                given[seat] += coins
            case ("deal", int(maker), int(taker), int(gives), _, int(wants), _):
                given[maker] += gives
                given[taker] += wants
            case ("promise_broken", int(seat), *_):
                broken[seat] += 1
            case ("thumb", int(seat), thumb, *_):
                (down if thumb == "down" else up)[seat] += 1
            case ("succeeds", int(seat), *_):
                schemes[seat] += 1
            case ("wager_won", int(seat), _, int(coins)):
                wagers[seat] += coins
            case ("commits", int(seat), _, _, side):
                fighting = [seat] if side == 0 else [*fighting, seat]
            case ("defeated", int(seat), *_) if len(fighting) == 2 and seat in fighting:
                beaten[fighting[1 - fighting.index(seat)]] += 1
            case ("rolls", int(seat), _, _, *dice) | ("speed_roll", int(seat), _, *dice):
                luck.throw(seat, dice)
            case ("heal_rolls", _, _, int(seat), *dice) | ("guard_rolls", int(seat), *dice):
                luck.throw(seat, dice)
    yield most("generous", given, course.sides)
    yield most("faithless", broken, course.sides)
    yield luck.award("luck", course.sides)
    yield most("merciless", down, course.sides)
    yield most("schemer", schemes, course.sides)
    yield most("gambler", wagers, course.sides)
    yield most("arena", beaten, course.sides)
    yield most("merciful", up, course.sides)


def figures(course: Course) -> Figures:
    """The last combatant of whoever won, and the last two of the others who were defeated."""
    victor = fallen = pleading = None
    for event in course.events:
        match tuple(event):
            case ("commits", int(seat), _, str(card), _) if seat == course.victor:
                victor = Figure(card, card, seat)
            case ("defeated", int(seat), str(card), *_) if seat != course.victor:
                if fallen is not None and fallen.id != card:
                    pleading = fallen
                fallen = Figure(card, card, seat)
    return Figures(victor, fallen, None if pleading and victor and pleading.id == victor.id else pleading)


def depict(course: Course, moment: range) -> Depicted:
    """The card that moved most influence, or the fight that did; else the House whose influence it was."""
    changes = list[tuple[int, int, str]]()  # how much, whose, and why
    for event in course.events[moment.start : moment.stop]:
        match tuple(event):
            case ("influence", int(seat), int(change), _, str(why)):
                changes.append((abs(change), seat, why))
    if not changes:
        return Depicted()
    _, seat, why = max(changes)
    before = course.events[: moment.stop]
    if why in ("scheme", "reaction"):
        return Depicted(_last_card(before))
    fight = _last_fight(before)
    if why in ("victory", "champion", "thumb") and fight:
        return Depicted(figures=fight)
    return Depicted(str(course.final["houses"][seat]["house"]))


def _last_card(events: Sequence[Event]) -> str:
    """The Scheme that succeeded last, or the Reaction that was played after it."""
    kinds = ("succeeds", "declares", "declares_at")
    return str(next((event[2] for event in reversed(events) if event[0] in kinds), ""))


def _last_fight(events: Sequence[Event]) -> tuple[Figure, ...]:
    """Whoever was defeated last, after whoever of the others struck or was sent to the sand last before that."""
    fallen = None
    for event in reversed(events):
        match tuple(event):
            case ("defeated", int(seat), str(card), *_) if fallen is None:
                fallen = Figure(card, card, seat)
            case ("attacks", int(seat), str(card), *_) if fallen and seat != fallen.side:
                return Figure(card, card, seat), fallen
            case ("commits", int(seat), _, str(card), _) if fallen and seat != fallen.side:
                return Figure(card, card, seat), fallen
    return ()


def holdings(course: Course, side: int) -> dict[str, int | str]:
    """Their House, and their coins."""
    own = course.final["houses"][side]
    return {"house": own["house"], "coins": own["coins"]}


ENDING = Ending(
    frozenset({"influence", "starts_with"}),
    ("generous", "faithless", "luck", "merciless", "schemer", "gambler", "arena", "merciful"),
    count,
    figures,
    depict=depict,
    holdings=holdings,
)
