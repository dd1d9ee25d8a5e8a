"""Spartacus: a row of the card tables as one line, ours and that of the card sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from munera.games.spartacus.cards.table import ARENA, BASE, TRACK, Card, Power

# Whom a card harms is no column of the sheet, but follows from its text (SP-PROMISE-10).
COLUMNS = [f.name for f in fields(Card) if f.name not in ("id", "deck", "source", "sources", "harm")]
PRICES = [f.name for f in fields(Power) if f.name != "id"]
STARTS = ("coins", "gladiators", "slaves", "guards")

# ---------------------------------------------------------------------- a row as one line


def value(it: Any) -> str:
    if isinstance(it, Mapping):
        return "+".join(f"{key}:{value(it[key])}" for key in it)
    return "+".join(map(value, it)) if isinstance(it, tuple) else str(it)


def line(id: str, facts: dict[str, Any], order: list[str], source: str, sources: Mapping[str, str]) -> str:
    """A row as it stands in the pinned file: what it does not have is left out."""
    had = [name for name in order if facts.get(name) and (name, facts[name]) != ("targets", 1)]
    found = [name if facts[name] is True else f"{name}={value(facts[name])}" for name in had]
    return " ".join([id, *found, "|", source, *(f"{name}={sources[name]}" for name in sorted(sources))])


def our_lines() -> Iterator[str]:
    """What our tables have."""
    for id, card in BASE.cards.items():
        yield line(id, {name: getattr(card, name) for name in COLUMNS}, COLUMNS, card.source, card.sources)
    for id, house in BASE.houses.items():
        sources = {name: origin for name, origin in house.sources.items() if name != "colour"}
        yield line(id, {name: getattr(house, name) for name in STARTS}, list(STARTS), house.source, sources)
        for power in house.powers:
            facts = {name: getattr(power, name) for name in PRICES}
            yield line(f"{id}/{power.id}", facts, PRICES, house.source, {})
    track = {"lowest": TRACK.lowest, "highest": TRACK.highest, "hands": TRACK.hands, "start": TRACK.start}
    yield line("track", track, list(track), TRACK.source, TRACK.sources)
    arena = {
        "radius": ARENA.radius,
        "starts": tuple(f"{q},{r}" for q, r in ARENA.starts),
        "places": tuple(f"{q},{r}" for team in ARENA.places for q, r in team),
        "fields": {field.id: field.pays for field in ARENA.fields},
        "wagers": (ARENA.lowest_wager, ARENA.highest_wager),
        "tribute": (ARENA.tribute, ARENA.champion_tribute),
        "champion_favours": ARENA.champion_favours,
        "crowd": (ARENA.quiet_rounds, ARENA.smallest, ARENA.crowd_wounds),
    }
    yield line("arena", arena, list(arena), ARENA.source, ARENA.sources)


# ---------------------------------------------------------------------- the sheet

KINDS = {"gl": "gladiator", "sl": "slave", "eq": "equipment", "sc": "scheme", "re": "reaction", "gu": "guard"}

# What the words of the engine column stand for: the groups are our fields.
ENGINE = [
    r"H0[12] REROLL_(?:ATK|DEF)\((?P<rerolls>\d)\)",
    r"H03 RANGE\((?P<range>\d)\)",
    r"H04 SPD_ATTACK\(range (?P<range>\d)\)",
    r"H05 IGNORE\((?P<ignores>\d)\)",
    r"H06 EXTRA\((?P<wounds>\d)\)",
    r"H08 DOUBLE_WOUND\((?P<wounds>\d)\)",
    r"H09 DOUBLE_BLOCK\((?P<blocks>\d)\)",
    r"H10 TRIPLE_COUNTER\((?P<wounds>\d)\)",
    r"H14 LEVEL_MIN\((?P<level>\w+)\)",
    r"H17 FORCE_REROLL\((?P<rerolls>\d),",
    r"H19 BOUNTY\((?P<dice>\d) dice, (?P<coins>\d) coin\)",
    r"H20 HEAL_BEST_OF\((?P<dice>\d)\)",
    r"REROLL\(that [\w ]+, (?P<rerolls>\d)\)",
    r"PEEK\(you, [\w -]+, (?P<looks>\d)\)",
    r"BANK_PAYS\((?:you|target), (?P<coins>\d)(?: per Ready (?P<coins_per>\w+) of target)?\)",
    r"BANK_PAYS\(you, (?P<coins>\d) x printed (?P<coins_per>value) of that Slave\)",
    r"(?:COIN\(target, you|PAY_BANK\(target), (?P<coins>\d), up_to\)",
    r"DRAW\(\w+, (?P<draws>\d)\)",
    r"DISCARD_HAND\(you, (?P<hand_discards>\d), you\)",
    r"REQ\(own Scheme, -(?P<discount>\d)\)",
    r"COUNT_AS\((?P<counts_as>\d) Slaves\)",
    r"INF\(target(?: [AB])?, (?P<influence>[+-]\d)\)",
    r"INF\(you, (?P<influence_self>-\d)\)",
    r"INF\(each other Dominus, (?P<influence_others>-\d)\)",
    r"INF\(Dominus of your choice except target, (?P<influence_chosen>\+\d)\)",
    r"INJURE\(target, [\w ]+, (?P<injures>\d), (?P<chooser>\w+)\)",
    r"DISCARD\(target, [\w ]+, (?P<discards>\d), (?P<chooser>\w+)\)",
    r"SWAP_FIGHTER\(target, Ready Gladiator of target, (?P<chooser>\w+)\)",
    r"GUARD_BACK\(you, (?P<guards_back>\d), ready\)",
    r"d6, (?P<foils_from>\d)-6 FOIL\(that Scheme\), 1-3 nothing",
    r"foiled only by (?P<foiled_by>[\w-]+)",
    r"H\d\d|W\d\d",  # ids, not numbers
]
FLAGS = {"exhausts": "EXHAUST(this)", "once": "once per match", "foils": "FOIL("}
SETS = {"DOUBLE": 2, "TRIPLE": 3}

PRICE = [
    r"DISCARD\(you, Ready (?P<price_kind>\w+), (?P<price_cards>\d), you\)",
    r"PAY_(?P<price_to>BANK)\(you, (?P<price_coins>\d)(?: per (?P<price_per>Guard) exhausted)?, exact\)",
    r"COIN\(you, (?P<price_to>[\w ]+), (?P<price_coins>\d), exact\)",
]
PAYEES = {
    "each other dominus": "each",
    "one dominus other than you and target": "third",
    "one other dominus of your choice": "other",
}

TARGETS = {
    "yourself only": "you",
    "any Dominus": "any",
    "any Dominus, you included": "any",
    "any other Dominus": "other",
    "two different Domini, you may be one": "any",
    "the one Dominus with the least Influence (illegal on a tie for least)": "last",
    "no Target: all Domini": "all",
    "a Dominus": "any",
    "a Scheme of another Dominus": "scheme",
    "a Scheme of another Dominus, or any Reaction or Guard attempt of another Dominus": "card",
    "a Scheme of another Dominus that has you as a Target": "scheme_at_you",
    "an invited Dominus whose committed Gladiator can be replaced by another of its Ready Gladiators": "committed",
    "the Dominus who owned a Gladiator that just died in the Arena": "bereaved",
}
HAS = r" with (?:at least (?P<number>\d)|a)(?: Ready)? (?P<kind>\w+?)s?(?: or (?P<or>\w+))?(?: on the table)?$"
LACKS = r" with (?:0|no Ready) (?P<lacks>\w+?)s?$"

# How the flags of the sheet name our fields. What stands here with no field is not in the tables.
NAMED: dict[str, tuple[str, ...]] = {
    "name": ("name",),
    "names": ("name",),
    "weakness": (),  # a word of the rulebook, no number
    "stats": ("attack", "defence", "speed"),
    "DEF": ("defence",),
    "value": ("value",),
    "ability": ("effect",),
    "effect": ("effect",),
    "class": ("effect",),
    "effect (SP-R8)": ("effect",),
    "copies": ("copies",),
    "req": ("requirement",),
    "cash": ("cash",),
    "range": ("range",),
    "once": ("exhausts",),
    "SPD 2 (a second reading had 3)": ("speed",),
    "DEF 2 (1 was read; see SP-R9)": ("defence",),
    "value 3 (4 was read)": ("value",),
    "second copy added to reach 8": ("copies",),
    "name chosen": ("name",),
    "rest as found": (),
    "cash 1 (0 was read)": ("cash",),
    "req 11 (1 was read)": ("requirement",),
    "req 10 (1 was read)": ("requirement",),
    "req 9 (1 was read)": ("requirement",),
    "req 3 and cash 1 taken over an older 0 and 2": ("requirement", "cash"),
    "numbers": (),  # all that is not the effect: the card's own source
    "rest": (),
}
NEW_ABILITY = "; ability text unreadable, replaced by an original one"


def sheet_rows(text: str) -> Iterator[tuple[str, list[str]]]:
    """The rows that describe a card or a house, with the number of their section."""
    section = ""
    for row in text.splitlines():
        if row.startswith("#"):
            section = row.split()[1].strip(".")
        elif re.match(r"\| (?:gl|sl|eq|sc|re|gu|ho)-", row):
            yield section, [cell.strip() for cell in row.strip("|").split("|")]


def read(patterns: list[str], cell: str) -> dict[str, Any]:
    """The fields in a cell. No number may be left over."""
    found: dict[str, Any] = {}
    for pattern in patterns:
        for match in re.finditer(pattern, cell):
            for name, text in match.groupdict().items():
                if text is not None:
                    found[name] = int(text) if re.fullmatch(r"[+-]?\d+", text) else text.lower()
        cell = re.sub(pattern, "", cell)
    assert not re.search(r"\d", cell), cell
    return found


def windows(cell: str, names: dict[str, str]) -> dict[str, Any]:
    """When a card may be used, and in which phase not."""
    found = tuple(names[id].lower() for id in re.findall(r"W\d\d", cell.partition(":")[0].partition("(")[0]))
    barred = re.search(r"quiet window(?: except in the (\w+) Phase)?", cell)
    if barred:
        return {"windows": ("quiet",), "never_in": (barred[1] or "").lower()}
    return {"windows": found}


def target(cell: str) -> dict[str, Any]:
    """Whom a card may be aimed at, and what the target must have."""
    whom = re.sub(HAS, "", re.sub(LACKS, "", cell))
    facts: dict[str, Any] = {"target": TARGETS[whom], "targets": 2 if whom.startswith("two ") else 1}
    if lacks := re.search(LACKS, cell):
        facts["lacks"] = lacks["lacks"].lower()
    if has := re.search(HAS, cell):
        facts["target_has"] = tuple(kind.lower() for kind in (has["kind"], has["or"]) if kind)
        facts["at_least"] = int(has["number"] or 1)
    return facts


def engine(cell: str) -> dict[str, Any]:
    """What a card does."""
    facts = read(ENGINE, cell)
    facts |= {name: True for name, words in FLAGS.items() if words in cell}
    for word, size in SETS.items():
        if word in cell:
            facts["alike"] = size
    return facts | ({"foiled_by": (facts["foiled_by"],)} if "foiled_by" in facts else {})


def price(cell: str) -> dict[str, Any]:
    facts = read(PRICE, cell)
    return facts | ({"price_to": PAYEES.get(facts["price_to"], facts["price_to"])} if "price_to" in facts else {})


def provenance(flag: str) -> tuple[str, dict[str, str]]:
    """A flag cell as the source of the card and of the fields that have another."""
    sources: dict[str, str] = {}
    if NEW_ABILITY in flag:
        flag = flag.replace(NEW_ABILITY, "")
        sources["effect"] = "original"
    named = [part.partition(":") for part in flag.split(" · ")]
    flags = [flag for flag, _, _ in named]
    # what is not named was found where the rest was found; only equipment is in the rulebook or ours
    source = "reference" if any(flag.startswith("reference") for flag in flags) else flags[0]
    for flag, _, words in named:
        origin = flag.replace("reference+", "")
        for word in filter(None, words.strip().split(", ")):
            sources |= dict.fromkeys(NAMED[word], origin)
    return source, {name: origin for name, origin in sources.items() if origin != source}


def sheet_card(section: str, cells: list[str], names: dict[str, str]) -> str:
    """A card of the sheet as one line."""
    id = cells[0]
    facts: dict[str, Any] = {"kind": KINDS[id[:2]], "copies": int(cells[4])}
    if section in ("4.1", "4.2", "4.3", "4.4"):
        attack, defence, speed = map(int, cells[5].split("/"))
        facts |= {"attack": attack, "defence": defence, "speed": speed, "value": int(cells[6])}
        facts |= {"starting": section in ("4.1", "4.3")} | engine(cells[8]) | windows(cells[8], names)
        facts["ability"] = cells[7].partition(" / ")[0].lower().replace(" ", "-").strip("-")
    elif section == "4.5":
        facts |= {"slot": cells[5].lower(), "value": int(cells[6])} | engine(cells[8])
        facts |= {"exhausts": cells[7] == "once, exhaust"}
    else:
        facts |= {"requirement": int(cells[5]), "cash": int(cells[6])}
        facts |= target(cells[-5]) | price(cells[-4]) | engine(cells[-3])
        facts |= windows(cells[7], names) if section != "5.1" else {}
        facts |= {"value": 1} if section == "5.3" else {}  # 7.3: sold to the bank for 1
    return line(id, facts, COLUMNS, *provenance(cells[-1]))


def sheet_power(house: str, cell: str) -> str:
    """A power of a house as one line."""
    name, _, effect = cell.partition(": ")
    facts: dict[str, Any] = {"windows": ("intrigue_turn",), "exhausts": {}, "discards": {}}
    for verb, kind, number in re.findall(r"(EXHAUST|DISCARD)\(you, Ready (?:table )?(\w+), (\d), you\)", effect):
        facts[f"{verb.lower()}s"][kind.lower()] = int(number)
    if "PAY_BANK(you, X, exact); REQ(own Scheme, -X)" in effect:  # X coins, X less: one for one
        facts |= {"price_coins": 1, "discount": 1, "windows": ("intrigue_turn", "scheme_announced")}
    brings = {
        "coins": r"BANK_PAYS\(you, (\d)\)",
        "draws": r"DRAW\(you, (\d)\)",
        "hand_discards": r"DISCARD_HAND\(you, 0-(\d), you\); DRAW\(you, as many\)",
        "influence": r"INF\(you, \+(\d)\)",
    }
    facts |= {name: int(found[1]) for name, words in brings.items() if (found := re.search(words, effect))}
    slug = name.partition(" / ")[0].lower().replace(" ", "-")
    return line(f"{house}/{slug}", facts, PRICES, "reference", {})


def sheet_track(text: str) -> str:
    """The influence track as one line."""
    (spaces,) = re.findall(r"^\| Influence ((?:\| \d+ )+)\|$", text, re.MULTILINE)
    (hands,) = re.findall(r"^\| hand size ((?:\| \d+ )+)\|$", text, re.MULTILINE)
    (start,) = re.findall(r"Start: (Quick \d+, Standard \d+, Advanced \d+) \(`rulebook`\)", text)
    (ends,) = re.findall(r"Lowest value \*\*(\d+)\*\*, highest \*\*(\d+)\*\*", text)
    assert re.findall(r"\d+", spaces) == [str(n) for n in range(int(ends[0]), int(ends[1]) + 1)]
    facts = {
        "lowest": ends[0],
        "highest": ends[1],
        "hands": tuple(re.findall(r"\d+", hands)),
        "start": dict(re.findall(r"(\w+) (\d+)", start.lower())),
    }
    return line("track", facts, list(facts), "reference", {"start": "rulebook"})


def sheet_arena(text: str) -> str:
    """The arena as one line."""
    items = r"^\| (start hex I+|Primus places, Team I+|betting fields) \| (.*) \|$"
    rows = dict(re.findall(items, text, re.MULTILINE))
    hexes = {name: tuple(map(",".join, re.findall(r"\((-?\d), ?(-?\d)\)", rows[name]))) for name in rows}
    numbers = {
        "radius": r"\*\*radius (\d): ",
        "wagers": r"Sealed wagers of (\d)-(\d) coins per field",
        "tribute": r"Tribute: (\d) coins per Favour, (\d) for a Champion",
        "crowd": r"after (\d) combat rounds in a row .*\(not below radius (\d)\).* deals (\d) wound to each",
    }
    found = {name: re.search(words, text) for name, words in numbers.items()}
    facts: dict[str, Any] = {name: match.groups() for name, match in found.items() if match}
    facts["starts"] = hexes["start hex I"] + hexes["start hex II"]
    facts["places"] = hexes["Primus places, Team I"] + hexes["Primus places, Team II"]
    facts["fields"] = dict(re.findall(r"(V1|V2|INJ|DEC) [^(]*\((\d):1\)", rows["betting fields"]))
    facts["champion_favours"] = {"third": 3}[re.findall(r"(\w+) Favour -> Champion", text)[0]]
    order = ["radius", "starts", "places", "fields", "wagers", "tribute", "champion_favours", "crowd"]
    # the grid and the crowd are flagged as ours; the fields and what is paid are the rulebook's
    assert "no obstacles (`original`; hexes, start marks and betting fields `rulebook`)" in text
    assert "Restless Crowd (`original`)" in text
    ours = ("radius", "starts", "places", "quiet_rounds", "smallest", "crowd_wounds")
    return line("arena", facts, order, "rulebook", dict.fromkeys(ours, "original"))


def sheet_lines(text: str) -> Iterator[str]:
    """What the sheet has."""
    names = dict(re.findall(r"^\| (W\d\d) \| (\w+) \|", text, re.MULTILINE))
    for section, cells in sheet_rows(text):
        if cells[0].startswith("ho-"):
            start = dict(zip(STARTS, map(int, cells[3:7]), strict=True))
            yield line(cells[0], start, list(STARTS), *provenance(cells[-1]))
            yield from (sheet_power(cells[0], cell) for cell in cells[7:9])
        else:
            yield sheet_card(section, cells, names)
    yield sheet_track(text)
    yield sheet_arena(text)
