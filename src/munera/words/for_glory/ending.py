"""What is remembered of a game of For Glory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from munera.words.ending import Award, Course, Depicted, Ending, Figure, Figures, most


def count(course: Course) -> Iterator[Award | None]:
    """Battles, the fallen and the money, as everybody saw them."""
    battles, lost, spent, sent = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    fallen: Counter[str] = Counter()  # by arena
    arena = ""
    for event in course.events:
        match tuple(event):
            case ("battle", str(where)):
                arena = where
            case ("battle_won", int(seat), *_):
                battles[seat] += 1
            case ("defeated", _, _, int(seat), *_):
                lost[seat] += 1
                fallen[arena] += bool(arena)
            case ("buys", int(seat), _, int(coin)):
                spent[seat] += coin
            case ("enters", _, _, int(seat), *_):
                sent[seat] += 1
    yield most("battles", battles, course.sides)
    yield most("fallen", {1 - seat: count for seat, count in lost.items()}, course.sides)
    yield bloodiest(fallen)
    yield most("spender", spent, course.sides)
    yield most("sent", sent, course.sides)


def bloodiest(fallen: Counter[str]) -> Award | None:
    """The arena in which most gladiators fell, where that is one alone and more than one fell there."""
    (arena, count), *others = [*fallen.most_common(2), ("", 0)]
    if count < 2 or others[0][1] == count:
        return None
    return Award("arena", (), {"card": arena, "count": count})


def figures(course: Course) -> Figures:
    """The gladiator of the winner who attacked last, and the last two of the other who were defeated."""
    victor = fallen = pleading = None
    for event in course.events:
        match tuple(event):
            case ("attacks", _, str(card), int(seat)) if seat == course.victor:
                victor = Figure(card, card, seat)
            case ("defeated", _, str(card), int(seat), *_) if seat != course.victor:
                if fallen is not None and fallen.id != card:
                    pleading = fallen
                fallen = Figure(card, card, seat)
    return Figures(victor, fallen, pleading)


def depict(course: Course, moment: range) -> Depicted:
    """The battle that was won: who attacked last for the winner of it, and who fell last; else its arena."""
    won = next((event for event in reversed(course.events[: moment.stop]) if event[0] == "battle_won"), None)
    if won is None:
        return Depicted()
    _, winner, arena, *_ = won
    victor = fallen = None
    for event in reversed(course.events[: moment.stop]):
        match tuple(event):
            case ("battle", *_):
                break
            case ("attacks", _, str(card), int(seat)) if seat == winner and victor is None:
                victor = Figure(card, card, seat)
            case ("defeated", _, str(card), int(seat), *_) if seat != winner and fallen is None:
                fallen = Figure(card, card, seat)
    return Depicted(figures=(victor, fallen)) if victor and fallen else Depicted(str(arena))


def holdings(course: Course, side: int) -> dict[str, int | str]:
    """All the cards they own that are not in an arena, and their coins."""
    own = course.final["players"][side]
    count = own["hand"] + own["deck"] + own["reserve"] + len(own["discard"])
    return {"count": count, "coins": own["coins"]}


ENDING = Ending(
    frozenset({"battle_won"}),
    ("battles", "fallen", "arena", "spender", "sent"),
    count,
    figures,
    depict=depict,
    holdings=holdings,
)
