"""What the houses of Spartacus own, by its names, and whose it is; and who is on the sand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from munera.games.spartacus.rulebook import rules_of
from munera.kernel import Option, Rulebook
from munera.words.cast import Cast
from munera.words.facts import Game
from munera.words.glory import Thing, table_names
from munera.words.occasions import GUARD
from munera.words.spartacus_facts import SIDES
from munera.words.speech import Words

LETTERS = "abcd"  # for those of one team


def assets_of(view: Mapping[str, Any]) -> Iterator[tuple[int, Thing, Mapping[str, Any]]]:
    """Every asset on the table: its number, what and whose it is, and how it looks."""
    for owner, house in enumerate(view["houses"]):
        for asset in house["assets"]:
            yield asset["id"], Thing(asset["card"], owner), asset


def house_cast(words: Words, game: Game, view: Mapping[str, Any], names: tuple[str, ...], you: int | None) -> Cast:
    """Who is who for questions and answers: with what tells equals apart."""
    assets = list(assets_of(view))
    called = table_names(words, game, {id: thing for id, thing, _ in assets})
    noted = {id: asset_noted(words, game, called[id], asset) for id, _, asset in assets}
    owners = {id: thing.owner for id, thing, _ in assets if thing.owner is not None}
    cast = Cast(names, you)
    people = {
        id: words.text("common-noted", name=noted[id], notes=reader(words, owner, cast))
        for id, owner in owners.items()
    }
    lots = tuple(words.card(game, card) if card else "" for card in view["row"])
    fighters = fighter_names(words, game, view["fighters"], called, cast)
    sides = [fighter["seat"] for fighter in view["fighters"]]
    side = sides.index(you) if you is not None and you in sides else None
    own = frozenset(id for id, owner in owners.items() if owner == you)
    cash = {card: rules_of(game).cards[card].cash for card in view["hand"]}
    lying = frozenset(mark["number"] for mark in view["prepared"])
    return Cast(names, you, people, fighters, side, noted, owners, lots, cash, own, view, lying=lying)


def reader(words: Words, seat: int, cast: Cast) -> str:
    """A name, or `you`."""
    return words.text("common-you") if seat == cast.you else cast.name(seat)


def fighter_names(
    words: Words, game: Game, fighters: Sequence[Mapping[str, Any]], called: Mapping[int, str], cast: Cast
) -> tuple[str, ...]:
    """Two by their cards; several with their marks on the sand, and whose they are."""
    if len(fighters) <= len(SIDES):
        return tuple(words.card(game, fighter["card"]) for fighter in fighters)
    marks = marks_of(fighters)
    names = [called.get(fighter["asset"]) or words.card(game, fighter["card"]) for fighter in fighters]
    return tuple(
        words.text("common-noted", name=f"{mark} {name}".strip(), notes=reader(words, fighter["seat"], cast))
        for mark, name, fighter in zip(marks, names, fighters, strict=True)
    )


def marks_of(fighters: Sequence[Mapping[str, Any]]) -> list[str]:
    """I and II; with a letter where a team is of several. Before there are teams, as they were committed."""
    teams = [fighter["team"] for fighter in fighters]
    if None in teams:
        return list(SIDES[: len(teams)]) if len(teams) <= len(SIDES) else [""] * len(teams)
    marks: list[str] = []
    for place, team in enumerate(teams):
        letter = LETTERS[teams[:place].count(team)] if teams.count(team) > 1 else ""
        marks.append(f"{SIDES[team]}{letter}")
    return marks


def asset_noted(words: Words, game: Game, name: str, asset: Mapping[str, Any]) -> str:
    """With Favour, and whether it is a Champion, exhausted or injured."""
    card = asset["card"]
    notes = [words.form(game, card, "common-champion")] if asset["champion"] else []
    if asset["favour"]:
        notes.append(words.text("common-favour", favour=asset["favour"]))
    if asset["injured"]:
        notes.append(words.form(game, card, "common-injured"))
    elif not asset["ready"]:
        notes.append(words.form(game, card, "common-spent"))
    return words.text("common-noted", name=name, notes=", ".join(notes)) if notes else name


class HouseNarrator:
    """Follows a game event by event: what every asset is called, and what is on sale."""

    def __init__(self, words: Words, book: Rulebook[Any], cast: Cast, view: Mapping[str, Any]) -> None:
        self.words, self.book = words, book
        things = {id: words.card(book, thing.card) for id, thing, _ in assets_of(view)}
        self.cast = replace(cast, things=things)
        self.announced = 0  # the number of the scheme that was announced last
        self.declared: list[tuple[Option, Option]] = []  # who played what, and nothing has foiled it yet

    def __call__(self, event: Sequence[Option]) -> Cast:
        """The cast for this event."""
        match tuple(event):
            case ("row_dealt", int(count)):
                self.cast = replace(self.cast, places=("",) * count)
            case ("lot_revealed" | "lot_seen", int(lot), str(card)) if lot < len(self.cast.places):
                lots = [*self.cast.places]
                lots[lot] = self.words.card(self.book, card)
                self.cast = replace(self.cast, places=tuple(lots))
            case ("roll_off", *_):
                self.cast = replace(self.cast, rolled=True)
            case (str(kind), *facts):
                if kind in ("bids", "pays_bank"):  # the next decision; or the table lets a roll-off cost something
                    self.cast = replace(self.cast, rolled=False)
                if kind != "bids":  # these are on top of it
                    tied = facts[1] if kind == "bids_tied" else 0
                    self.cast = replace(self.cast, tied=tied if isinstance(tied, int) else 0)
                self._learn(kind, facts)
                self._blame(kind, facts)
                self._lay(kind, facts)
        return self.cast

    def _blame(self, kind: str, facts: Sequence[Option]) -> None:
        """Whose card it is that does what comes next: the last Scheme, or the last card that was not foiled."""
        if kind not in ("announces", "declares", "declares_at", "card_foiled", "without_effect"):
            return
        played = (facts[0], facts[1])
        if kind == "announces":
            self._cause("scheme", *played)
        elif kind.startswith("declares"):
            self.declared.append(played)
        elif played in self.declared:  # and with it whatever answered it
            del self.declared[len(self.declared) - 1 - self.declared[::-1].index(played) :]
        if self.declared:
            self._cause("reaction", *self.declared[-1])

    def _lay(self, kind: str, facts: Sequence[Option]) -> None:
        """Which schemes lie on the table: of one alone no number need be told."""
        lying = self.cast.lying
        match kind, facts:
            case "intrigue_turn", _:
                lying = frozenset()
            case "prepares", [_, int(number)]:
                lying |= {number}
            case "announces", [_, _, int(number), *_]:
                self.announced = number
            case "was_prepared", [_, int(number), _]:
                lying -= {number}
            case "succeeds" | "foiled" | "scheme_fails", _:
                lying -= {self.announced}
        self.cast = replace(self.cast, lying=lying)

    def _cause(self, why: str, seat: Option, card: Option) -> None:
        if isinstance(seat, int) and isinstance(card, str):
            causes = {**self.cast.causes, why: (seat, self.words.card(self.book, card))}
            self.cast = replace(self.cast, causes=causes)

    def _learn(self, kind: str, facts: Sequence[Option]) -> None:
        """An asset and its card stand in the same event; without a card it is a Guard."""
        names = self.book.vocabulary.events.get(kind, ())
        if "asset" not in names:
            return
        id = facts[names.index("asset")]
        card = facts[names.index("card")] if "card" in names else GUARD
        if isinstance(id, int) and isinstance(card, str) and id not in self.cast.things:
            self.cast = replace(self.cast, things={**self.cast.things, id: self.words.card(self.book, card)})
