"""What is remembered of a campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from munera.words.ending import Award, Course, Depicted, Ending, Event, Figure, Figures, Luck, most


class Roll:
    """Who owns whom in the course of a campaign, and what everybody's gladiators are called."""

    def __init__(self, course: Course) -> None:
        people = course.opening["gladiators"]
        self.owners: dict[int, int] = {g["id"]: g["owner"] for g in people if g["owner"] is not None}
        self.names: dict[int, str] = {g["id"]: g["name"] for g in people}
        self.styles: dict[int, str] = {g["id"]: g["style"] for g in people}

    def hear(self, event: Event) -> None:
        """Note who was born, sold or traded."""
        match tuple(event):
            case ("founder", int(school), int(id), str(name), str(style)):
                self.owners[id], self.names[id], self.styles[id] = school, name, style
            case ("slave", int(id), str(name), str(style), *_):
                self.names[id], self.styles[id] = name, style
            case ("sold" | "taken", int(id), int(school), *_):
                self.owners[id] = school
            case ("trade_accept", int(one), int(two), _, tuple(sold), _, tuple(bought)):
                self.owners |= {id: two for id in sold if isinstance(id, int)}
                self.owners |= {id: one for id in bought if isinstance(id, int)}


def count(course: Course) -> Iterator[Award | None]:
    """Purses, victories, lessons and the dead, as everybody saw them."""
    roll, luck = Roll(course), Luck()
    earned, lost, bought, victories = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for event in course.events:
        roll.hear(event)
        match tuple(event):
            case ("match_won", int(id), *_):
                victories[id] += 1
            case ("dies", int(id), *_) if id in roll.owners:
                lost[roll.owners[id]] += 1
            case ("earns", int(school), _, int(gold)):
                earned[school] += gold
            case ("sold", _, int(school), int(gold)):
                bought[school] = max(bought[school], gold)
            case ("trains", int(id), int(die), _) if id in roll.owners:
                luck.throw(roll.owners[id], [die])
    yield champion(roll, victories)
    yield most("purse", earned, course.sides)
    yield luck.award("luck", course.sides)
    yield most("mourned", lost, course.sides)
    yield most("price", bought, course.sides)


def champion(roll: Roll, victories: Counter[int]) -> Award | None:
    """The gladiator with most victories, where that is one alone and they have several."""
    (id, count), *others = [*victories.most_common(2), (-1, 0)]
    if count < 2 or others[0][1] == count or id not in roll.owners:
        return None
    return Award("champion", (roll.owners[id],), {"gladiator": roll.names[id], "count": count})


def figures(course: Course) -> Figures:
    """The winner's gladiator with most victories, the last one who died, and the last of others who was spared."""
    roll, victories, dead, spared = Roll(course), Counter[int](), list[int](), list[int]()
    for event in course.events:
        roll.hear(event)
        match tuple(event):
            case ("match_won", int(id), *_):
                victories[id] += 1
            case ("dies", int(id), *_):
                dead.append(id)
            case ("spared", int(id)):
                spared.append(id)
    own = [id for id, _ in victories.most_common() if roll.owners.get(id) == course.victor and id not in dead]
    others = [id for id in spared if roll.owners.get(id) != course.victor and id not in dead]
    shown = (own[:1], dead[-1:], others[-1:])
    return Figures(*(_figure(roll, ids[0]) if ids else None for ids in shown))


def _figure(roll: Roll, id: int) -> Figure | None:
    return Figure(f"{id}-{roll.names[id]}", roll.styles[id], roll.owners.get(id)) if id in roll.names else None


def depict(course: Course, moment: range) -> Depicted:
    """The last match that a gladiator of the school with most of this fame has won."""
    roll, fame, fights = Roll(course), Counter[int](), dict[int, tuple[Figure, Figure]]()
    for number, event in enumerate(course.events[: moment.stop]):
        roll.hear(event)
        match tuple(event):
            case ("match_won", int(id), int(other)) if id in roll.owners:
                winner, loser = _figure(roll, id), _figure(roll, other)
                if winner and loser:
                    fights[roll.owners[id]] = winner, loser
            case ("fame", int(school), *_) if number in moment:
                fame[school] += 1
    shown = (fights[school] for school, _ in fame.most_common() if school in fights)
    return Depicted(figures=next(shown, ()))


def holdings(course: Course, side: int) -> dict[str, int | str]:
    """How many of their gladiators live."""
    people = course.final["gladiators"]
    return {"count": sum(one["owner"] == side and one["fate"] == "alive" for one in people)}


ENDING = Ending(
    frozenset({"fame"}),
    ("champion", "purse", "luck", "mourned", "price"),
    count,
    figures,
    depict=depict,
    holdings=holdings,
)
