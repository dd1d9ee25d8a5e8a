"""What the champion looks at: a duel as whole numbers, and what it may answer.

Cards that do the same belong to one *class*, whatever they are called, so that one policy serves all pairings of
styles. A class says whose style the cards belong to, and what they do; where both fighters have one style, its
cards are "mine". `munera.lab.train` makes the same numbers from the batch, and a test compares both.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from munera.bots.gladius import Reading
from munera.games.gladius.cards import CARDS, STYLES, Card

KINDS: Final = ("blow_1", "blow_2", "blow_3", "blow_4", "hold", "swing", "defence")
CLASSES: Final = (
    ("common", "blow_1"),
    ("common", "hold"),
    ("common", "defence"),
    *(("mine", kind) for kind in KINDS),
    *(("theirs", kind) for kind in KINDS),
)
ANSWERS: Final = 1 + len(CLASSES)  # to pass, or to play or discard a card of a class
QUESTIONS: Final = ("discard", "attack", "defend")
MOST_HIT_POINTS: Final = 16  # each number of them has an entry; the last one also stands for more
FAR: Final = 127  # turns: more of them look the same
SOON: Final = 16  # the same for entries that tell single turns apart
STATS: Final = 5  # levels of a fighter


class Field(NamedTuple):
    """Numbers side by side in the row. `scale`: they are divided by this before the network weighs them."""

    name: str
    size: int
    scale: int


FIELDS: Final = (
    Field("hand", len(CLASSES), 2),
    Field("known", len(CLASSES), 2),
    Field("discard", len(CLASSES), 8),
    Field("unseen", len(CLASSES), 8),
    Field("attack", len(CLASSES), 1),  # the one under way
    Field("own_hp_is", MOST_HIT_POINTS, 1),
    Field("other_hp_is", MOST_HIT_POINTS, 1),
    Field("hp", 2, 8),  # own first, here and below
    Field("cards", 2, 4),
    Field("cannot_attack", 2, 1),
    Field("deck", 1, 32),
    Field("turns_left", 1, 64),
    Field("turns_left_soon", 1, 16),
    Field("tires", 2, 1),  # at some time, now
    Field("turns_until_tired", 1, 16),
    Field("own_stats", STATS, 4),
    Field("other_stats", STATS, 4),
    Field("own_style", len(STYLES), 1),
    Field("other_style", len(STYLES), 1),
    Field("mirror", 1, 1),
    Field("question", len(QUESTIONS), 1),
    Field("advice", ANSWERS, 1),  # what the heuristic would answer
)
SIZE: Final = sum(field.size for field in FIELDS)
SCALES: Final = tuple(field.scale for field in FIELDS for _ in range(field.size))
_sizes = [field.size for field in FIELDS]
AT: Final = {field.name: sum(_sizes[:i]) for i, field in enumerate(FIELDS)}


def kind_of(card: Card) -> str:
    """What a card does."""
    if card.kind == "defence":
        return "defence"
    return "hold" if card.immobilise else "swing" if card.spent else f"blow_{card.damage}"


@cache
def classes_of(mine: str, theirs: str) -> dict[str, int]:
    """The class of every card in a duel, as one side looks at it."""
    whose = {"common": "common", theirs: "theirs"} | {mine: "mine"}
    return {
        card.id: CLASSES.index((whose[card.set], kind_of(card))) for card in CARDS.values() if card.set in whose
    }


@cache
def whole_deck(mine: str, theirs: str) -> tuple[int, ...]:
    """How many cards of each class the deck has."""
    classes, found = classes_of(mine, theirs), [0] * len(CLASSES)
    for set in ("common", mine, theirs):
        for card in CARDS.values():
            if card.set == set:
                found[classes[card.id]] += card.copies
    return tuple(found)


def features(r: Reading, question: str, advice: int) -> list[int]:
    """The row of SIZE numbers: what the seat knows when it is asked something, and the heuristic's answer."""
    view, me, foe = r.view, r.me, r.foe
    classes = classes_of(me["style"], foe["style"])
    row = [0] * SIZE
    unseen = AT["unseen"]
    row[unseen : unseen + len(CLASSES)] = whole_deck(me["style"], foe["style"])

    def count(name: str, cards: Iterable[str]) -> None:
        at = AT[name]
        for card in cards:
            row[at + classes[card]] += 1
            row[unseen + classes[card]] -= 1

    count("hand", view["hand"])
    count("known", view["known"])
    count("discard", view["discard"])
    count("attack", view["table"])
    left = view["limit"] - view["turn"]
    for place, (name, one) in enumerate((("own", me), ("other", foe))):
        row[AT[f"{name}_hp_is"] + min(one["hp"], MOST_HIT_POINTS) - 1] = 1
        row[AT["hp"] + place] = one["hp"]
        row[AT["cards"] + place] = one["cards"]
        row[AT["cannot_attack"] + place] = int(one["cannot_attack"])
        for stat, level in enumerate(one["stats"]):
            row[AT[f"{name}_stats"] + stat] = level
        row[AT[f"{name}_style"] + STYLES.index(one["style"])] = 1
    row[AT["deck"]] = view["deck"]
    row[AT["turns_left"]] = min(left, FAR)
    row[AT["turns_left_soon"]] = min(left, SOON)
    after = view["tires_after"]
    if after:
        tired = view["turn"] > after
        row[AT["tires"]] = 1
        row[AT["tires"] + 1] = int(tired)
        row[AT["turns_until_tired"]] = 0 if tired else min(after + 1 - view["turn"], SOON)
    row[AT["mirror"]] = int(me["style"] == foe["style"])
    row[AT["question"] + QUESTIONS.index(question)] = 1
    row[AT["advice"] + advice] = 1
    return row
