"""What is remembered of a campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from munera.words.ending import Award, Course, Ending, Event, Figure, Figures, Luck, most


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
    """The winner's gladiator with most victories, and the last one who died."""
    roll, victories, dead = Roll(course), Counter[int](), list[int]()
    for event in course.events:
        roll.hear(event)
        match tuple(event):
            case ("match_won", int(id), *_):
                victories[id] += 1
            case ("dies", int(id), *_):
                dead.append(id)
    own = [id for id, _ in victories.most_common() if roll.owners.get(id) == course.victor and id not in dead]
    return Figures(_figure(roll, own[0] if own else -1), _figure(roll, dead[-1] if dead else -1))


def _figure(roll: Roll, id: int) -> Figure | None:
    return Figure(f"{id}-{roll.names[id]}", roll.styles[id], roll.owners.get(id)) if id in roll.names else None


ENDING = Ending(frozenset({"fame"}), ("champion", "purse", "luck", "mourned", "price"), count, figures)
