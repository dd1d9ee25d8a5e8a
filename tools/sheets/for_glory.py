"""For Glory: a row of the card tables as one line, ours and that of the card sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields

from munera.games.for_glory.abilities import ABILITIES
from munera.games.for_glory.anytime import FREE_ACTIONS
from munera.games.for_glory.cards.table import BOASTS, CARDS, INCOMES, Card

NUMBERS = [
    field.name
    for field in fields(Card)
    if field.name not in ("id", "deck", "type", "copies", "source", "printed", "read")
]
SOURCES = {"rulebook": "rulebook", "rulebook+completed": "completed", "original": "original"}

# Cards that are always on, without a use of their own. (Casinum is on and has a tactic.)
STATIC = {
    *("tiro", "eques", "sagittarius", "hoplomachus", "secutor", "essedarius", "scissor", "thraex", "primus_palus"),
    *("legatus", "unscrupulous_consul"),
    *("pompeii", "arelate", "carnuntum", "londinium"),
}
BLANK = {"cestus", "crooked_senator", "decurion", "imperial_procurator"}  # numbers and nothing else

# ---------------------------------------------------------------------- a card as one line


def line(id: str, type: str, source: str, copies: int, numbers: dict[str, int], ability: list[str]) -> str:
    """A card as it stands in the pinned file: what is nought is left out."""
    found = [f"{name}={numbers[name]}" for name in NUMBERS if numbers.get(name)]
    return " ".join([id, type, source, f"copies={copies}", *found, "|", *ability])


def ours(card: Card) -> str:
    """A card as our tables have it."""
    numbers = {name: getattr(card, name) for name in NUMBERS}
    return line(card.id, card.type, card.source, card.copies, numbers, our_ability(card.id))


def our_lines() -> Iterator[str]:
    """What our tables have."""
    return map(ours, CARDS.values())


def our_ability(id: str) -> list[str]:
    if id in FREE_ACTIONS:
        return ["free", "exhausts"]
    if id not in ABILITIES:
        return ["income"] if id in INCOMES else ["static"] if id in STATIC else ["none"]
    a = ABILITIES[id]
    flags = [name for name in ("mandatory", "once", "exhausts", "enters") if getattr(a, name)]
    # where the engine listens elsewhere than the sheet says: only to the battle, only to its own card
    trigger = {"tertiarius": "own_leaves", "noxius": "own_defeated"}.get(id, a.trigger)
    return [a.kind, *([trigger] if trigger else []), *flags]


# ---------------------------------------------------------------------- the sheet


def sheet_rows(text: str) -> Iterator[tuple[str, list[str]]]:
    """The rows that describe a card, with the number of their section."""
    section = ""
    for row in text.splitlines():
        if row.startswith("## "):
            section = row[3:].partition(".")[0]
        elif section in tuple("45678") and row.startswith("| `"):
            yield section, [cell.strip(" `") for cell in row.strip("|").split("|")]


def sheet_lines(text: str) -> Iterator[str]:
    """What the sheet has; it explains every card that was completed."""
    rows = list(sheet_rows(text))
    completed = {cells[0] for _, cells in rows if any(SOURCES.get(cell) == "completed" for cell in cells)}
    explained = text.partition("## 9.")[2].partition("## 10.")[0]
    titles = {
        title.strip().lower().replace(" ", "_")
        for row in explained.splitlines()
        if row.startswith("| ") and not row.startswith(("| ---", "| Card"))
        for title in row.split("|")[1].split(",")
    }
    assert titles == completed, titles ^ completed
    return (sheet_line(section, cells) for section, cells in rows)


def sheet_line(section: str, cells: list[str]) -> str:
    """A row of the sheet as one line."""
    id, type, copies = cells[0], cells[3].replace("/", "_"), 1
    numbers: dict[str, int] = {}
    names: list[str]
    if section == "4":
        type, copies, source, effect = "gladiator", int(cells[3]), cells[10], cells[11]
        names = ["cost", "attack", "health", "agility", "bloodlust", "influence"]
        numbers = dict(zip(names, map(int, cells[4:10]), strict=True))
    elif section == "5":
        copies, source, effect = int(cells[4]), cells[6], cells[7]
        numbers = {"cost": int(cells[5])}
    elif section == "6":
        copies, source, effect = int(cells[4]), cells[8], cells[9]
        names = ["cost", "value", "influence"]
        numbers = {name: int(cell) for name, cell in zip(names, cells[5:8], strict=True) if cell != "-"}
    elif section == "8":
        type, source, effect = "arena", cells[4], cells[5]
    elif id in BOASTS:
        type, source, effect = "boast", cells[5], cells[6]
        numbers = {"bloodlust": int(cells[4])}
    else:
        copies, source, effect = int(cells[4]), cells[6], cells[7]
        short = {"ATK": "attack", "HP": "health", "AGI": "agility", "BL": "bloodlust", "INF": "influence"}
        numbers = {short.get(word, word): int(n) for word, n in re.findall(r"(\w+) (\d+)", cells[5])}
    numbers |= effect_numbers(effect)
    return line(id, type, SOURCES[source], copies, numbers, sheet_ability(effect))


def effect_numbers(effect: str) -> dict[str, int]:
    """The numbers in the words of the sheet."""
    patterns = {
        "pay": r"PAY\((\d)",
        "registers_for_less": r"COST\(late_registration[^,]*, -(\d)",
        "buys_back_for_less": r"COST\(reserve_buy_back, -(\d)",
        "discount": r"COST\(next buy this turn, -(\d)",
        "initiative": r"INIT\(\+(\d)",
        "influence": r"INFLUENCE\(\+(\d)",
        "arena_value": r"ARENA_VALUE\((\d)",
        "amount": r"(?:(?:DEAL|PREVENT|REASSIGN|MOVE_DMG|REMOVE_DMG|COIN|DRAW)\((?:up to )?|(?:ATK|AGI) \+)(\d)",
    }
    gained = effect.partition("Effect: ")[2] or effect  # not the numbers of the cost
    found = {name: re.search(p, gained if name == "amount" else effect) for name, p in patterns.items()}
    return {name: int(number[1]) for name, number in found.items() if number}


def sheet_ability(effect: str) -> list[str]:
    """What kind of ability the words of the sheet describe."""
    for word in ("FREE", "SCHEME/TACTIC", "REACTION", "TACTIC", "SCHEME", "INCOME", "STATIC", "none"):
        if word in effect:
            kind = word.lower().replace("/", "_")
            break
    trigger = re.search(r"@(\w+)", effect) if kind == "reaction" else None
    flags = [
        name
        for name, words in {
            "mandatory": "mandatory",
            "once": "[1/round]",
            "exhausts": "Cost: EXHAUST(",
            "enters": "AS_",
        }.items()
        if words in effect
    ]
    return [kind, *([trigger[1]] if trigger else []), *flags]
