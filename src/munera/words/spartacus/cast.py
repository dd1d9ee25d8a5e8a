"""The names of what the houses of Spartacus own, its owners, and the fighters on the sand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from munera.games.spartacus.rulebook import rules_of
from munera.words.cast import Cast
from munera.words.naming import Thing, names_of
from munera.words.phrasing import Game
from munera.words.ring import RingCast
from munera.words.speech import Words

SIDES: Final = ("I", "II")  # the marks of the arena, and who begins there
LETTERS: Final = "abcd"  # for those of one team


@dataclass(frozen=True)
class HouseCast(RingCast):
    """Who is who in Spartacus.

    things: the names of the assets on the table, by number. people: the same names with their owners. owners: the
    owner of each asset. places: the lots on sale. prices: the cash of the cards in hand. table: the view of the
    reader, from which questions tell their occasion. rolled: whether dice have decided what no bid did, so that
    nobody pays. tied: at how many coins the bids before were equal. prepared_numbers: the numbers of the prepared
    schemes. causes: who caused something with which card, by the word for the reason.
    """

    people: Mapping[int, str] = field(default_factory=dict)
    owners: Mapping[int, int] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    prices: Mapping[str, int] = field(default_factory=dict)
    table: Mapping[str, Any] = field(default_factory=dict)
    rolled: bool = False
    tied: int = 0
    prepared_numbers: frozenset[int] = frozenset()
    causes: Mapping[str, tuple[int, str]] = field(default_factory=dict)

    def person(self, who: int) -> str:
        return self.people.get(who) or f"#{who}"


def assets_of(view: Mapping[str, Any]) -> Iterator[tuple[int, Thing, Mapping[str, Any]]]:
    """Every asset on the table: its number, its card and owner, and its part of the view."""
    for owner, house in enumerate(view["houses"]):
        for asset in house["assets"]:
            yield asset["id"], Thing(asset["card"], owner), asset


def house_cast(
    words: Words, game: Game, view: Mapping[str, Any], names: tuple[str, ...], you: int | None
) -> HouseCast:
    """Who is who for questions and answers, with notes that tell equal assets apart."""
    assets = list(assets_of(view))
    called = names_of(words, game, {id: thing for id, thing, _ in assets})
    noted = {id: asset_with_notes(words, game, called[id], asset) for id, _, asset in assets}
    owners = {id: thing.owner for id, thing, _ in assets if thing.owner is not None}
    cast = Cast(names, you)
    people = {
        id: words.text("common-noted", name=noted[id], notes=name_or_you(words, owner, cast))
        for id, owner in owners.items()
    }
    lots = tuple(words.card(game, card) if card else "" for card in view["row"])
    fighters = fighter_names(words, game, view["fighters"], called, cast)
    sides = [fighter["seat"] for fighter in view["fighters"]]
    side = sides.index(you) if you is not None and you in sides else None
    return HouseCast(
        names,
        you,
        noted,
        fighters,
        side,
        people=people,
        owners=owners,
        places=lots,
        prices={card: rules_of(game).cards[card].cash for card in view["hand"]},
        table=view,
        prepared_numbers=frozenset(mark["number"] for mark in view["prepared"]),
    )


def name_or_you(words: Words, seat: int, cast: Cast) -> str:
    """The name of a seat, or `you`."""
    return words.text("common-you") if seat == cast.you else cast.name(seat)


def fighter_names(
    words: Words, game: Game, fighters: Sequence[Mapping[str, Any]], called: Mapping[int, str], cast: Cast
) -> tuple[str, ...]:
    """Two fighters by their cards; more than two also with their marks on the sand and their owners."""
    if len(fighters) <= len(SIDES):
        return tuple(words.card(game, fighter["card"]) for fighter in fighters)
    marks = marks_of(fighters)
    names = [called.get(fighter["asset"]) or words.card(game, fighter["card"]) for fighter in fighters]
    return tuple(
        words.text("common-noted", name=f"{mark} {name}".strip(), notes=name_or_you(words, fighter["seat"], cast))
        for mark, name, fighter in zip(marks, names, fighters, strict=True)
    )


def marks_of(fighters: Sequence[Mapping[str, Any]]) -> list[str]:
    """The marks of the fighters on the sand: I and II, with a letter in a team of several.

    Before there are teams, two fighters are marked in the order in which they were committed.
    """
    teams = [fighter["team"] for fighter in fighters]
    if None in teams:
        return list(SIDES[: len(teams)]) if len(teams) <= len(SIDES) else [""] * len(teams)
    marks: list[str] = []
    for place, team in enumerate(teams):
        letter = LETTERS[teams[:place].count(team)] if teams.count(team) > 1 else ""
        marks.append(f"{SIDES[team]}{letter}")
    return marks


def asset_with_notes(words: Words, game: Game, name: str, asset: Mapping[str, Any]) -> str:
    """An asset's name with notes: its Favour, and whether it is a Champion, exhausted or injured."""
    card = asset["card"]
    notes = [words.form(game, card, "common-champion")] if asset["champion"] else []
    if asset["favour"]:
        notes.append(words.text("common-favour", favour=asset["favour"]))
    if asset["injured"]:
        notes.append(words.form(game, card, "common-injured"))
    elif not asset["ready"]:
        notes.append(words.form(game, card, "common-spent"))
    return words.text("common-noted", name=name, notes=", ".join(notes)) if notes else name
