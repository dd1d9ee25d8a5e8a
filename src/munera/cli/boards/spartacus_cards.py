"""Writes the cards of Spartacus in a line: assets with their marks, hands, and what is printed on a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.text import Text

from munera.games.spartacus.cards.table import GUARD, INTRIGUE, Card
from munera.games.spartacus.rulebook import rules_of
from munera.kernel import Rulebook
from munera.words import Words
from munera.words.spartacus.coins import say_coins

View = Mapping[str, Any]
KINDS = ("gladiator", "slave", "equipment", "guard")  # as a house is listed
HAND = {  # as a hand is sorted
    "scheme": "cli-spartacus-schemes",
    "reaction": "cli-spartacus-reactions",
    "guard": "cli-spartacus-guards",
}
COLOUR = {"gladiator": "red", "slave": "yellow", "equipment": "cyan", "guard": "green", "reaction": "cyan"}
TYPE = {
    "gladiator": "common-type-gladiator",
    "slave": "common-type-slave",
    "weapon": "common-type-weapon",
    "armour": "common-type-armour",
    "special": "common-type-special",
    "scheme": "common-type-scheme",
    "reaction": "common-type-reaction",
    "guard": "common-type-guard",
}
POWERS = {
    "exhibition-match": "common-power-exhibition-match",
    "fodder-for-the-primus": "common-power-fodder-for-the-primus",
    "legionnaire-patrol": "common-power-legionnaire-patrol",
    "dispatch-to-rome": "common-power-dispatch-to-rome",
    "duplicitous-dealings": "common-power-duplicitous-dealings",
    "to-the-mines": "common-power-to-the-mines",
    "bribes-and-pandering": "common-power-bribes-and-pandering",
    "a-finger-in-every-pie": "common-power-a-finger-in-every-pie",
}


class Cards:
    """Writes cards on the board. Nothing is told by colour alone."""

    powers: Mapping[str, str] = POWERS

    def __init__(self, words: Words, book: Rulebook[Any], *, plain: bool) -> None:
        self.words, self.book, self.rules = words, book, rules_of(book)
        self.turned, self.hurt, self.star, self.crown, self.sent = (
            ("~", "+", "*", "CH", ">") if plain else ("↷", "✚", "★", "♛", "»")
        )

    def row(self, card: str) -> Card:
        """The printed facts of a card."""
        return self.rules.cards[card]

    def name(self, card: str) -> str:
        return self.words.card(self.book, card)

    # ---- assets

    def assets(self, assets: Iterable[View]) -> Iterator[Text]:
        """The assets of a house, gladiators first; equal ones are counted."""
        ordered = sorted(assets, key=lambda a: (KINDS.index(self.row(a["card"]).kind), a["id"]))
        counted = Counter(tuple((key, value) for key, value in a.items() if key != "id") for a in ordered)
        for facts, count in counted.items():
            yield self.asset(dict(facts), count)

    def asset(self, asset: View, count: int = 1) -> Text:
        card = self.row(asset["card"])
        mark = self.hurt if asset["injured"] else "" if asset["ready"] else self.turned
        mark = f"{self.sent}{mark}" if asset["committed"] else mark
        said = Text(mark, "magenta")
        said.append(self.name(card.id), COLOUR[card.kind] if asset["ready"] else "dim")
        if card.kind == "gladiator":
            said.append(f" {stats(card)}", "dim")
        if asset["champion"]:
            said.append(f" {self.crown}", "bold yellow")
        elif asset["favour"]:
            said.append(f" {self.star}{asset['favour']}", "yellow")
        return said.append(self.words.copies("", count)) if count > 1 else said

    def legend(self) -> str:
        return self.words.text(
            "cli-spartacus-legend",
            turned=self.turned,
            hurt=self.hurt,
            star=self.star,
            crown=self.crown,
            sent=self.sent,
        )

    # ---- hands

    def by_type(self, hand: Iterable[str]) -> Iterator[tuple[str, Text]]:
        """A hand by the use of its cards: message id of the type, and the cards."""
        cards = list(hand)
        for kind, id in HAND.items():
            if found := [card for card in cards if self.row(card).kind == kind]:
                yield id, self.listed(found)

    def listed(self, cards: Iterable[str], *, numbers: bool = True) -> Text:
        """Cards in a line, equal ones counted; with the Influence they need and what they bring."""
        said = Text()
        for card, count in sorted(Counter(cards).items(), key=lambda one: self.name(one[0])):
            said.append(" · " if said else "", "dim")
            said.append(self.words.copies(self.name(card), count), COLOUR.get(self.row(card).kind, ""))
            if numbers and self.row(card).deck == INTRIGUE:
                row = self.row(card)
                needs = self.requires(row)
                said.append(f" r{needs} +{row.cash}" if needs else f" +{row.cash}", "dim")
        return said

    def requires(self, row: Card) -> str:
        """The required Influence as a number; empty where any is enough."""
        return str(row.requirement or "")

    # ---- what is printed

    def facts(self, id: str) -> str:
        """Everything on a card beside its text."""
        card = self.row(id)
        kind = self.words.text(TYPE[card.slot or card.kind])
        if card.deck != INTRIGUE:
            dice = f" · {self.dice(card)}" if card.attack else ""
            return f"{kind}{dice} · {self.words.text('common-value', value=card.value)}"
        cash = self.words.text("cli-spartacus-cash", cash=card.cash)
        if card.kind == GUARD:
            return f"{kind} · {cash}"
        return f"{kind} · {self.needs(card)} · {cash}"

    def needs(self, card: Card) -> str:
        """The required Influence in words."""
        return self.words.text("cli-spartacus-requires", influence=card.requirement)

    def dice(self, card: Card) -> str:
        pools = (("attack", card.attack), ("defence", card.defence), ("speed", card.speed))
        return " ".join(f"{self.words.term(self.book, 'pool', pool)} {dice}" for pool, dice in pools)

    def house(self, id: str) -> str:
        """What a house starts with, and its powers."""
        house = self.rules.houses[id]
        powers = " ".join(
            f"{self.words.term(self.book, 'power', power.id)} ({self.power(power.id)})" for power in house.powers
        )
        return self.words.text(
            "cli-spartacus-house-facts",
            coins=say_coins(self.words, house.coins),
            gladiators=house.gladiators,
            slaves=house.slaves,
            guards=house.guards,
            powers=powers,
        )

    def power(self, id: str) -> str:
        """What a power costs and does."""
        return self.words.find(self.powers[id]) or ""


def stats(card: Card) -> str:
    """The dice of a gladiator as ATK/DEF/SPD."""
    return f"{card.attack}/{card.defence}/{card.speed}"
