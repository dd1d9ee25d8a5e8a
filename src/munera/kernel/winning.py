"""What wins a game and how far everybody is: an entry of a view by which every host can tell it.

A game whose view has `standings` in this form gets the strip at the top of its table, on any board.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, TypeAlias, TypedDict, Union

from munera.kernel.asks import Seat


class StandingView(TypedDict):
    """How far one side is.

    `seat`: who plays it, None where nobody does.
    `name`: a word of the game for a side that nobody plays, else "".
    `has`: how much of what is counted.
    `of`: how much of it wins, or how much there was at the beginning; None where neither can be said.
    `leads`: nobody has more, and somebody has less.
    """

    seat: int | None
    name: str
    has: int
    of: int | None
    leads: bool


class StandingsView(TypedDict):
    """What wins, and how far everybody is.

    `counted`: what is counted, in a word.
    `needed`: how much of it wins, None where another thing ends the game.
    `turns_left`: how many turns follow this one, None where no number of turns ends the game.
    `rule`: the rule that says what wins.
    `sides`: everybody, in the order of their seats.
    """

    counted: str
    needed: int | None
    turns_left: int | None
    rule: str
    sides: list[StandingView]


def standings(
    counted: str,
    has: Sequence[int],
    rule: str,
    *,
    needed: int | None = None,
    turns_left: int | None = None,
    gone: Collection[Seat] = (),
) -> StandingsView:
    """What wins and how far every seat is, where each seat counts for itself. `gone`: who has given up."""
    return StandingsView(
        counted=counted,
        needed=needed,
        turns_left=turns_left,
        rule=rule,
        sides=[
            StandingView(seat=seat, name="", has=much, of=needed, leads=leads)
            for seat, (much, leads) in enumerate(zip(has, leading(has, gone), strict=True))
        ],
    )


def leading(has: Sequence[int], gone: Collection[Seat] = ()) -> list[bool]:
    """Say of each whether they lead: nobody has more, and somebody has less. Those who are gone do not count."""
    counting = [much for seat, much in enumerate(has) if seat not in gone]
    return [seat not in gone and much == max(counting) and much > min(counting) for seat, much in enumerate(has)]


Figures: TypeAlias = Mapping[str, Union[float, Sequence[Union[float, None]], None]]
"""Numbers by name: one of the whole table, or one for each side in the order of the standings. None: not known."""

NOT_KNOWN: Final = -1.0


def features_of(found: StandingsView | None, figures: Figures, seat: Seat | None) -> dict[str, float]:
    """Standings and figures as numbers with names: this seat is `own`, the others `other_1` and so on."""
    if found is None:
        return {name: _number(value) for name, value in figures.items() if not isinstance(value, Sequence)}
    order = list(range(len(found["sides"])))
    if seat is not None:
        order.sort(key=lambda place: found["sides"][place]["seat"] != seat)
    own = seat is not None and found["sides"][order[0]]["seat"] == seat
    names = ["own"] * own + [f"other_{number}" for number in range(1, len(order) + 1 - own)]
    numbers = {"turns_left": _number(found["turns_left"])}
    numbers |= {name: _number(value) for name, value in figures.items() if not isinstance(value, Sequence)}
    for name, place in zip(names, order, strict=True):
        side = found["sides"][place]
        numbers[f"{name}_has"] = float(side["has"])
        numbers[f"{name}_of"] = float(side["of"] or 0)
        numbers[f"{name}_leads"] = float(side["leads"])
        for what, value in figures.items():
            if isinstance(value, Sequence):
                numbers[f"{name}_{what}"] = _number(value[place])
    return numbers


def _number(value: float | None) -> float:
    return NOT_KNOWN if value is None else float(value)
