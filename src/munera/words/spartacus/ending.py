"""What is remembered of a game of Spartacus, and of its expansion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from munera.words.ending import Award, Course, Ending, Figure, Figures, Luck, most

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
    """The last combatant of whoever won who was not defeated, and the last of the others who was."""
    victor = fallen = None
    for event in course.events:
        match tuple(event):
            case ("commits", int(seat), _, str(card), _) if seat == course.victor:
                victor = Figure(card, card, seat)
            case ("defeated", int(seat), str(card), *_) if seat != course.victor:
                fallen = Figure(card, card, seat)
    return Figures(victor, fallen)


ENDING = Ending(
    frozenset({"influence", "starts_with"}),
    ("generous", "faithless", "luck", "merciless", "schemer", "gambler", "arena", "merciful"),
    count,
    figures,
)
