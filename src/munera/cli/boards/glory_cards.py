"""Writes the cards of For Glory in a line: names with their numbers, purses, piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from munera.games.for_glory.cards.table import ARENA_VALUE, CARDS, INCOMES, VALUE
from munera.kernel import Rulebook
from munera.words import Cast, Words

View = Mapping[str, Any]
TYPES = {  # as a hand is sorted
    "gladiator": "common-gladiators",
    "patron": "cli-glory-type-patron",
    "scheme": "cli-glory-type-scheme",
    "tactic": "cli-glory-type-tactic",
    "reaction": "common-glory-reactions",
    "income": "cli-glory-type-income",
}
SORT = {"boast": "scheme", "scheme_tactic": "tactic"}  # where the other types belong
KIND = {
    "scheme": "cli-glory-facts-scheme",
    "tactic": "cli-glory-facts-tactic",
    "reaction": "cli-glory-facts-reaction",
    "income": "cli-glory-facts-income",
    "scheme_tactic": "cli-glory-facts-scheme-tactic",
    "arena": "cli-glory-facts-arena",
    "boast": "cli-glory-facts-boast",
}
COLOUR = {"gladiator": "red", "patron": "magenta", "tactic": "yellow", "reaction": "cyan", "income": "green"}


def purse(view: View, seat: int) -> int:
    """The most that the viewer can pay at this moment."""
    worth = VALUE if view["phase"] == "machinations" else ARENA_VALUE
    coins: int = view["players"][seat]["coins"]
    return coins + sum(worth[card] for card in view["hand"] if card in INCOMES)


class Cards:
    """Writes cards on the board."""

    def __init__(self, words: Words, book: Rulebook[Any]) -> None:
        self.words, self.book = words, book

    def short(self, card: str) -> str:
        """The title of a card without its epithet."""
        return self.words.card(self.book, card).split(",", maxsplit=1)[0]

    def numbers(self, card: str) -> str:
        """The printed numbers of a gladiator or a patron; empty for other cards."""
        it = CARDS[card]
        if it.type == "gladiator":
            stats = self.words.text("cli-glory-stats", attack=it.attack, health=it.health, agility=it.agility)
            needs = self.words.text("cli-glory-needs", bloodlust=it.bloodlust, influence=it.influence)
            return f" {stats} {needs}"
        return f" +{it.influence}i" if it.type == "patron" else ""

    def facts(self, card: str) -> str:
        """Everything that is printed on a card beside its text."""
        it = CARDS[card]
        if it.type == "gladiator":
            return self.words.text(
                "cli-glory-facts-gladiator",
                cost=it.cost,
                attack=it.attack,
                health=it.health,
                agility=it.agility,
                bloodlust=it.bloodlust,
                influence=it.influence,
            )
        if it.type == "patron":
            return self.words.text("cli-glory-facts-patron", cost=it.cost, influence=it.influence)
        kind = self.words.text(KIND[it.type])
        return self.words.text("cli-glory-facts-cost", type=kind, cost=it.cost) if it.cost else kind

    def listed(self, cards: Iterable[str], *, numbers: bool = True) -> Text:
        """Cards in a line, equal ones counted, sorted by type and name."""
        counted, listed = Counter(cards), Text()
        kinds = list(TYPES)
        order = sorted(counted, key=lambda one: (kinds.index(_type(one)), self.words.card(self.book, one)))
        for card in order:
            if listed:
                listed.append(" · ", "dim")
            name = self.words.copies(self.short(card), counted[card])
            listed.append(name, COLOUR.get(_type(card), ""))
            if numbers:
                listed.append(self.numbers(card), "dim")
        return listed

    def by_type(self, cards: Iterable[str]) -> dict[str, list[str]]:
        """A hand by the use of its cards: message id of the type, and the cards."""
        sorted_out: dict[str, list[str]] = {}
        hand = list(cards)
        for kind, id in TYPES.items():
            if found := [card for card in hand if _type(card) == kind]:
                sorted_out[id] = found
        return sorted_out

    def piles(self, view: View, cast: Cast) -> RenderableType:
        """Draw the discard piles, the cards that each owns unseen, and those removed from the game."""
        parts: list[RenderableType] = []

        def add(id: str, cards: list[str], **args: str) -> None:
            parts.append(Text(self.words.text(id, count=len(cards), **args), "bold"))
            body = self.listed(cards) if cards else Text(self.words.text("cli-glory-no-cards"), "dim")
            parts.append(Padding(body, (0, 0, 0, 2)))

        for seat, player in enumerate(view["players"]):
            add("cli-glory-pile-discard", player["discard"], name=cast.name(seat))
        for seat, player in enumerate(view["players"]):
            add("cli-glory-pile-unseen", player["unseen"], name=cast.name(seat))
        if view["removed"]:
            add("cli-glory-pile-removed", view["removed"])
        return Group(*parts)


def _type(card: str) -> str:
    kind = CARDS[card].type
    return SORT.get(kind, kind)
