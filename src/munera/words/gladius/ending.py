"""What is remembered of a duel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from munera.words.ending import Award, Course, Depicted, Ending, Figure, Figures, most


def count(course: Course) -> Iterator[Award | None]:
    """Hits and parries, as everybody saw them. An event names who is hit, and who parries."""
    hardest, hits, parries, nets = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for event in course.events:
        match tuple(event):
            case ("hit", int(fighter), int(damage), *_):
                hardest[1 - fighter] = max(hardest[1 - fighter], damage)
                hits[1 - fighter] += 1
            case ("stopped", int(fighter), *_):
                parries[fighter] += 1
            case ("immobilised", int(fighter)):
                nets[1 - fighter] += 1
    yield most("blow", hardest, course.sides)
    yield most("parries", parries, course.sides)
    yield most("hits", hits, course.sides, least=2)
    yield most("held", nets, course.sides)


def figures(course: Course) -> Figures:
    """Both fighters, by their styles."""
    styles = next((event[1:3] for event in course.events if event[0] == "bout"), ())
    if len(styles) < 2 or course.victor is None:
        return Figures()
    victor, fallen = (Figure(f"{side}-{styles[side]}", str(styles[side]), side) for side in _order(course.victor))
    return Figures(victor, fallen)


def _order(victor: int) -> tuple[int, int]:
    return victor, 1 - victor


def depict(course: Course, moment: range) -> Depicted:
    """The attack that hit."""
    attacks = (event[2] for event in reversed(course.events[: moment.stop]) if event[0] == "attacks")
    return Depicted(str(next(attacks, "")))


def holdings(course: Course, side: int) -> dict[str, int | str]:
    """How they fight; the name of whoever nobody plays says that already."""
    own = course.final["fighters"][side]
    return {} if own["seat"] is None else {"style": own["style"]}


ENDING = Ending(
    frozenset({"hit"}), ("blow", "parries", "hits", "held"), count, figures, depict=depict, holdings=holdings
)
