"""The cards of a game for readers: what is printed on each of them, and where every number comes from.

Sources: `rulebook` and `reference` are official; `read` is printed, but which number stands for what is our
reading; `repaired`, `completed` and `original` are ours.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter, Response

from munera.games.for_glory.cards import table as glory
from munera.games.gladius import cards as gladius
from munera.games.school import gladiators as school
from munera.games.serpents.cards import table as serpents
from munera.games.spartacus.cards import table as spartacus
from munera.server.api.doors import PROBLEMS
from munera.server.api.words import AN_HOUR, Game
from munera.server.play.lobby import book_of

router = APIRouter(prefix="/api", tags=["words"], responses=PROBLEMS)
Row = dict[str, Any]
RULEBOOK, ORIGINAL, READ, REPAIR = "rulebook", "original", "read", "repaired"


@router.get("/cards/{game}")
async def cards(game: Game, response: Response) -> dict[str, list[Row]]:
    """Every card: id, type, set, copies, facts, and the source of each."""
    book = book_of(game)
    response.headers["Cache-Control"] = AN_HOUR
    return {"cards": rows_of(book.id)}


@router.get("/printed/{game}")
async def printed(game: Game, response: Response) -> dict[str, Any]:
    """What is printed on the components of a game, and its constants: what a board needs to know."""
    book = book_of(game)
    response.headers["Cache-Control"] = AN_HOUR
    return dict(book.printed())


@lru_cache(maxsize=16)
def rows_of(game: str) -> list[Row]:
    """The rows of a game; a game without a table of cards has none."""
    return list(TABLES[game]()) if game in TABLES else []


def _row(
    id: str, type: str, set: str, copies: int, facts: Mapping[str, Any], source: Callable[[str], str], **more: Any
) -> Row:
    """`source` says where a field comes from: `name`, `effect`, `copies` and every fact."""
    sources = {name: source(name) for name in ("name", "effect", "copies", *facts)}
    return {"id": id, "type": type, "set": set, "copies": copies, "facts": dict(facts), "sources": sources, **more}


# ---------------------------------------------------------------------- gladius


def _gladius() -> Iterable[Row]:
    for card in gladius.CARDS.values():
        facts: dict[str, Any] = {"damage": card.damage} if card.damage else {}
        facts |= {"tag": card.tag} if card.tag else {}
        type = "immobilise" if card.immobilise else card.kind
        yield _row(card.id, type, card.set, card.copies, facts, partial(_gladius_source, card))
    for name, beast in gladius.BEAST.items():
        facts = {"hit_points": beast.hit_points, "defend": beast.defend, "attack": beast.attack}
        yield _row(name, "beast", name, 1, facts, partial(_all, beast.source))


def _gladius_source(card: gladius.Card, name: str) -> str:
    return card.tag_source if name == "tag" else card.source


def _all(source: str, _: str) -> str:
    return source


# ---------------------------------------------------------------------- school

_MISSPELT: Final = frozenset(
    tomllib.loads(files("munera.games.school").joinpath("gladiators.toml").read_text("utf-8"))["repaired"]
)


def _school() -> Iterable[Row]:
    """The 108 ready-made gladiators, by the three dice that find them. They get their names at the table."""
    for number, (style, experience, nationality, age, size, career, *stats) in school.READY_MADE.items():
        facts = {
            "experience": experience,
            **dict(zip(school.STAT_TABLE, stats, strict=True)),
            "nationality": nationality,
            "age": age,
            "size": size,
            "career": career,
        }
        row = _row(str(number), "fighter", style, 1, facts, partial(_all, RULEBOOK))
        row["sources"]["style"] = REPAIR if number in _MISSPELT else RULEBOOK
        yield row


# ---------------------------------------------------------------------- for glory

_GLORY_FACTS: Final = ("cost", "attack", "health", "agility", "bloodlust", "influence", "value", "arena_value")
_FIGHTER: Final = ("attack", "health", "agility", "bloodlust", "influence")  # shown even if they are nought


def _for_glory() -> Iterable[Row]:
    """The other numbers of a card stand in its text and come from where the text does."""
    for card in glory.CARDS.values():
        fights, bought = card.type == glory.GLADIATOR, card.deck in glory.SUPPLIES
        shown = {
            name: getattr(card, name)
            for name in _GLORY_FACTS
            if getattr(card, name) or (fights and name in _FIGHTER) or (bought and name == "cost")
        }
        yield _row(card.id, card.type, card.deck, card.copies, shown, partial(_glory_source, card))


def _glory_source(card: glory.Card, name: str) -> str:
    if name in card.printed:
        return RULEBOOK
    if name in card.read:
        return READ
    if name == "copies":
        return ORIGINAL
    if name == "name" and card.source == "completed":
        return RULEBOOK
    return card.source


# ---------------------------------------------------------------------- spartacus and its expansion

_PRINTED: Final = ("slot", "attack", "defence", "speed", "value", "requirement", "cash", "opposed", "starting")
_APART: Final = {"id", "deck", "kind", "copies", "source", "sources", *_PRINTED}


def _sourced(card: spartacus.Card, **more: Any) -> Row:
    """What is printed beside the text; a number of the text only where it comes from elsewhere than that."""
    effect = card.origin("effect")
    facts = {name: value for name in _PRINTED if (value := getattr(card, name))}
    facts |= {
        one.name: getattr(card, one.name)
        for one in fields(card)
        if one.name not in _APART and getattr(card, one.name) != one.default and card.origin(one.name) != effect
    }
    if card.kind in (spartacus.SCHEME, spartacus.REACTION) and not card.opposed:
        facts = {"requirement": card.requirement, **facts}
    return _row(card.id, card.kind, card.deck, card.copies, facts, card.origin, **more)


def _house(house: spartacus.House, **more: Any) -> Row:
    facts = {name: getattr(house, name) for name in ("coins", "gladiators", "slaves", "guards")}

    def source(name: str) -> str:
        return house.origin("powers" if name == "effect" else name)

    powers = [power.id for power in house.powers]
    return _row(house.id, "house", "house", 1, facts, source, powers=powers, **more)


def _spartacus() -> Iterable[Row]:
    yield from (_house(house) for house in spartacus.BASE.houses.values())
    yield from (_sourced(card) for card in spartacus.BASE.cards.values())


def _serpents() -> Iterable[Row]:
    """What the expansion adds first; then the base game, less who is replaced."""
    yield from (_house(house, new=True) for house in serpents.OWN_HOUSES.values())
    yield from (_sourced(card, new=True) for id, card in serpents.OWN.items() if id not in spartacus.BASE.cards)
    yield from (_house(house) for house in spartacus.BASE.houses.values())
    for id, card in serpents.WHOLE.cards.items():
        if id in spartacus.BASE.cards:
            row = _sourced(card)
            if id in serpents.OWN:  # some of its copies are of the expansion, and how many is ours
                row["sources"]["copies"] = "completed"
            yield row


TABLES: Final[Mapping[str, Callable[[], Iterable[Row]]]] = {
    "gladius": _gladius,
    "school": _school,
    "for_glory": _for_glory,
    "spartacus": _spartacus,
    "serpents": _serpents,
}
