"""The Serpents and the Wolf: a row of the card tables as one line, ours and that of the card sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from munera.games.serpents.cards.table import OWN, OWN_HOUSES, SerpentsCard
from munera.games.spartacus.cards.table import BASE, Card
from tools.sheets.spartacus import KINDS, PAYEES, PRICES, STARTS, TARGETS, line, read, sheet_rows, windows

COLUMNS = [f.name for f in fields(SerpentsCard) if f.name not in ("id", "deck", "source", "sources", "harm")]
NOTHING = {f.name: f.default for f in fields(SerpentsCard)}  # what a card of the base game has of the new fields


def had(card: Card, name: str) -> Any:
    """What a card of either box has of this field."""
    return getattr(card, name, NOTHING[name])


# ---------------------------------------------------------------------- what our tables have


def our_lines() -> Iterator[str]:
    """What our tables have."""
    for id, card in OWN.items():
        yield line(id, {name: getattr(card, name) for name in COLUMNS}, COLUMNS, card.source, card.sources)
    for id, house in OWN_HOUSES.items():
        sources = {name: origin for name, origin in house.sources.items() if name != "colour"}
        yield line(id, {name: getattr(house, name) for name in STARTS}, list(STARTS), house.source, sources)
        for power in house.powers:
            facts = {name: getattr(power, name) for name in PRICES}
            yield line(f"{id}/{power.id}", facts, PRICES, house.origin("powers"), {})


# ---------------------------------------------------------------------- what the sheet has

# What the words of the engine column stand for: the groups are our fields.
ENGINE = [
    r"H0[12] REROLL_(?:ATK|DEF)\((?P<rerolls>\d)\)",
    r"H03 RANGE\((?P<range>\d)\)",
    r"H04 SPD_ATTACK\(range (?P<range>\d), every attack\)",
    r"H05 IGNORE\((?P<ignores>\d)\)",
    r"H14 LEVEL_MIN\((?P<level>\w+)\)",
    r"H22 PICK_DIE\((?P<picks>\d), when (?P<picks_from>\d) or more wounds\)",
    r"H24 BROTHER_DEF\((?P<dice>\d)\)",
    r"H27 MOVE_MOD\((?P<moves>[+-]\d)(?:, not below 1)?\)",
    r"H28 WIN_PURSE\((?P<coins>\d)\)",
    r"WAGER_CAP\(you, one field, (?P<stake>\d)\)",
    r"PEEK\(you, random hand card of one other Dominus, (?P<looks>\d)\)",
    r"PEEK\(you, whole (?P<looks_at>hand) of target\)",
    r"BANK_PAYS\(you, (?P<coins>\d)\)",
    r"BANK_PAYS\(each other Dominus, (?P<coins_others>\d)\)",
    r"COIN\(target, you, min\((?P<coins_most>\d), (?P<coins>\d) per Ready (?P<coins_per>\w+) of target\), up_to\)",
    r"COIN\(target, you, (?P<coins>\d), up_to\)",
    r"DRAW\(you, (?P<draws>\d)\)",
    r"DISCARD_HAND\(you, (?P<hand_discards>\d), you\)",
    r"DISCARD_HAND\(target, (?P<hand_discards>\d), (?P<chooser>you)\)",
    r"REQ\(own Scheme, -(?P<discount>\d)\)",
    r"COUNT_AS\((?P<counts_as>\d) Slaves\)",
    r"target chooses k in 0\.\.(?P<times>\d);",
    r"EXHAUST\(target, Ready Gladiator, (?P<exhausts_target>\d)k, (?P<chooser>target)\)",
    r"EXHAUST\(target, [\w /]+, (?P<exhausts_target>\d), (?P<chooser>\w+)\)",
    r"DISCARD\(target, Ready \w+, (?P<discards>\d), (?P<chooser>\w+)\)",
    r"MOVE\(target, you, Ready \w+, (?P<takes>\d), (?P<chooser>\w+), exhausted\)",
    r"BAR\(target, Ready Gladiator, (?P<bars>\d), (?P<chooser>you), until the end of the next Arena Phase\)",
    r"INF\((?:target|you), (?P<influence>[+-]\d)\)",
    r"GUARD_BACK\(target, (?P<guards_back>\d), ready\)",
    r"BID\(target, (?P<bid>-\d)\)",
    r"SUPPORT\(that Scheme, (?P<support>\d)\)",
    r"SET_ROLL\(that healing roll, (?P<sets_roll>\d)\)",
    r"H\d\d|W\d\d",  # ids, not numbers
]
FLAGS = {"exhausts": "EXHAUST(this)", "foils": "FOIL(", "treacherous": "SWITCH_TEAM"}

PRICE = [
    r"DISCARD\(you, Ready (?P<price_kind>\w+), (?P<price_cards>\d), you\)",
    r"PAY_(?P<price_to>BANK)\(you, (?P<price_coins>\d), exact\)",
    r"COIN\(you, (?P<price_to>\w+), (?P<price_coins>\d), exact\)",
]

NEW_TARGETS: dict[str, dict[str, Any]] = {
    "any Dominus with 3 Ready Gladiators, Slaves and Guards in all": {
        "target": "any",
        "target_has": ("gladiator", "slave", "guard"),
        "at_least": 3,
    },
    "any other Dominus with a Ready Gladiator and at least 1 coin": {
        "target": "other",
        "target_has": ("gladiator",),
        "at_least": 1,
        "target_coins": 1,
    },
    "the one Dominus with the most Influence, not you (illegal on a tie for most)": {"target": "first"},
    # a Champion has had three tokens, so that one of them is always enough
    "any Dominus owning a Ready Champion or 2 or more Favour tokens on its Ready combatants": {
        "target": "any",
        "target_has": ("favour",),
        "at_least": 2,
    },
    "any Dominus, you included; at least 1 Guard in the discard pile": {"target": "any", "pile_has": "guard"},
    "the Host": {"target": "host"},
    "the Host, with more Influence than you": {"target": "host"},
    "a bidder with less Influence than you": {"target": "bidder"},
    "a Dominus with less Influence than you and at least 1 coin": {
        "target": "any",
        "target_has": ("coin",),
        "at_least": 1,
    },
    "a Scheme of a Dominus with more Influence than you (that Dominus is the Target)": {"target": "scheme"},
    "a Scheme on the table or being prepared, of any Dominus": {"target": "any_scheme"},
    "a combatant just committed with Equipment, of another Dominus": {"target": "equipped"},
    "a Gladiator or Slave whose healing roll was just a 1": {"target": "dying"},
}
HAS = r" with (?:at least (?P<number>\d)|a|) ?(?:Ready )?(?P<kind>\w+?)s?(?: on the table| in hand)?$"

# How the flags of the sheet name our fields. What stands here with no field is not in the tables.
NAMED: dict[str, tuple[str, ...]] = {
    "name": ("name",),
    "aim": ("effect",),
    "effect": ("effect",),
    "copies": ("copies",),
    "cash": ("cash",),
    "powers": ("powers",),
    "price of three": ("exhausts",),
    "req 6 (1 was read)": ("requirement",),
    "cap 2 added": ("times",),
    "half of the effect was unreadable": ("effect",),
    "that a new Ashur exists": ("name",),
    "that such finishers exist": (),
    "that a support Reaction exists": (),
    "rest": (),
}
ALL_THE_REST = ("rest", "text, stats", "starting assets")  # what these flags cover is the card's own source


def engine(cell: str) -> dict[str, Any]:
    """What a card does."""
    cell = cell.replace(", never adjacent", "")
    cell = cell.replace("INF(target, +k)", "INF(target, +1)")  # for each time
    return read(ENGINE, cell) | {name: True for name, words in FLAGS.items() if words in cell}


def target(cell: str) -> dict[str, Any]:
    """Whom a card may be aimed at, and what the target must have."""
    if cell in NEW_TARGETS:
        return NEW_TARGETS[cell]
    facts: dict[str, Any] = {"target": TARGETS[re.sub(HAS, "", cell)]}
    if has := re.search(HAS, cell):
        facts |= {"target_has": (has["kind"].lower(),), "at_least": int(has["number"] or 1)}
    return facts


def price(cell: str) -> dict[str, Any]:
    if " and " in cell:  # a card of each
        both = [read(PRICE, one) for one in cell.split(" and ")]
        return {"price_cards": both[0]["price_cards"], "price_kinds": tuple(one["price_kind"] for one in both)}
    facts = read(PRICE, cell)
    return facts | ({"price_to": PAYEES.get(facts["price_to"], facts["price_to"])} if "price_to" in facts else {})


def provenance(flag: str, numbers: tuple[str, ...]) -> tuple[str, dict[str, str]]:
    """A flag cell as the source of the card and of the fields that have another."""
    named = [part.partition(": ")[::2] for part in flag.split(" · ")]
    rest = [origin for origin, words in named if not words or words in ALL_THE_REST]
    found = "reference" if any(origin.startswith("reference") for origin, _ in named) else named[0][0]
    source = rest[0] if rest else found
    sources: dict[str, str] = {}
    for origin, words in named:
        if words in ALL_THE_REST:
            continue
        for word in filter(None, words.split(", ")):
            names = numbers if word == "numbers" else NAMED[word]
            sources |= dict.fromkeys(names, origin.replace("reference+", ""))
    return source, {name: origin for name, origin in sources.items() if origin != source}


def requirement(cell: str) -> dict[str, Any]:
    return {"requirement": int(cell)} if cell.isdigit() else {"opposed": cell.lower()}


def sheet_card(section: str, cells: list[str], names: dict[str, str]) -> str:
    """A card of the sheet as one line."""
    id = cells[0]
    numbers: tuple[str, ...] = ()
    facts: dict[str, Any] = {"kind": KINDS[id[:2]], "copies": int(cells[4])}
    if section in ("4.1", "4.2", "4.3", "4.4"):
        attack, defence, speed = map(int, cells[5].split("/"))
        facts |= {"attack": attack, "defence": defence, "speed": speed, "value": int(cells[6])}
        facts |= {"starting": section in ("4.1", "4.3")} | engine(cells[8]) | windows(own_turn(cells[8]), names)
        facts["ability"] = own_ability(cells[7])
    elif section == "4.5":
        facts |= {"slot": cells[5].lower(), "value": int(cells[6])} | engine(cells[8])
        facts |= {"exhausts": cells[7] == "once, exhaust"}
        facts |= {"range_from": facts["range"]} if "never adjacent" in cells[8] else {}
    else:
        numbers = ("copies", "requirement", "cash")
        facts |= requirement(cells[5]) | {"cash": int(cells[6])}
        facts |= target(cells[-5]) | price(cells[-4]) | engine(cells[-3])
        facts |= {"times": 1} if cells[-3].startswith("target may ") else {}
        facts |= windows(cells[7], names) if section == "5.2" else {}
    return line(id, facts, COLUMNS, *provenance(cells[-1], numbers))


def own_turn(cell: str) -> str:
    """The part of an engine cell that names a window: a gladiator may have a combat hook before it."""
    return next((part for part in cell.split("; ") if part.startswith("W")), "")


def own_ability(cell: str) -> str:
    """The ability that is not Treacherous, which is a field of its own."""
    english = [both.partition(" / ")[0] for both in cell.split("; ")]
    return next((name.lower().replace(" ", "-") for name in english if name not in ("Treacherous", "-")), "")


def sheet_guard(cells: list[str], base_sheet: str) -> str:
    """The same card as in the base game, under its id; only the copies and the flag are the expansion's."""
    assert cells[7:11] == ["as base Guard"] * 4
    (printed,) = (row for _, row in sheet_rows(base_sheet) if row[0] == "gu-guard")
    assert cells[5:7] == printed[5:7]
    facts = {name: had(BASE.cards["gu-guard"], name) for name in COLUMNS} | {"copies": int(cells[4])}
    return line("gu-guard", facts, COLUMNS, *provenance(cells[-1], ()))


def sheet_power(house: str, cell: str) -> str:
    """A power of a house as one line."""
    name, _, effect = cell.partition(": ")
    facts: dict[str, Any] = {"windows": POWER_WINDOWS[name.partition(" / ")[0]], "exhausts": {}}
    for number in re.findall(r"EXHAUST\(you, Ready table Guard, (\d|k), you\)", effect):
        facts["exhausts"]["guard"] = 1 if number == "k" else int(number)
    if "REQ(a Scheme or Reaction just announced by another Dominus, +k until the phase ends)" in effect:
        facts["raises"] = 1  # k guards, k more: one for one
    if coins := re.search(r"BANK_PAYS\(Seppius, (\d)\)", effect):
        facts["coins"] = int(coins[1])
    if "DEMAND_SUPPORT(" in effect:
        facts |= {"once": "once per Intrigue Phase" in effect, "refusal": -1}
    if back := re.search(r"GUARD_BACK\(you, (\d), exhausted\)", effect):
        facts |= {"guards_back": int(back[1]), "pile_has": "guard"}
        assert "at least 1 Guard in the discard pile" in effect
    slug = name.partition(" / ")[0].lower().replace(" ", "-")
    return line(f"{house}/{slug}", facts, PRICES, "rulebook", {})


POWER_WINDOWS = {
    "Meddling": ("scheme_announced", "reaction_announced"),  # W06 or W08
    "Well Connected": ("scheme_resolved",),  # W10
    "Will of the Senate": ("scheme_announced",),  # W06
    "Praetor of Rome": ("intrigue_turn",),  # W05
}


def sheet_lines(text: str, base_sheet: str) -> Iterator[str]:
    """What the sheet has. The windows have their names in the sheet of the base game."""
    names = dict(re.findall(r"^\| (W\d\d) \| (\w+) \|", base_sheet + text, re.MULTILINE))
    assert "either pledges (final, like any support) or INF(d, -1)" in text  # what a refusal costs
    for section, cells in sheet_rows(text):
        if cells[0].startswith("ho-"):
            start = dict(zip(STARTS, map(int, cells[3:7]), strict=True))
            yield line(cells[0], start, list(STARTS), *provenance(cells[-1], ()))
            yield from (sheet_power(cells[0], cell) for cell in cells[7:9])
        elif cells[0] == "gu-guard-x":
            yield sheet_guard(cells, base_sheet)
        else:
            yield sheet_card(section, cells, names)
