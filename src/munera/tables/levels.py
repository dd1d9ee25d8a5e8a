"""The levels of bots, as a client needs them to let people choose."""

from __future__ import annotations

from typing import Any

from munera import bots


def facts(game: str) -> list[dict[str, Any]]:
    """The levels of a game from the weakest to the strongest: id, bot, rating where it was measured, persons."""
    found = []
    everybody = bots.persons(game)
    for level, bot in bots.levels(game).items():
        rating = bots.rating(game, bot)
        persons = [_person(one) for one in everybody if one.level == level]
        rated = rating._asdict() if rating else None
        found.append({"id": f"{bots.PREFIX}{level}", "bot": bot, "rating": rated, "persons": persons})
    return found


def _person(one: bots.Person) -> dict[str, str]:
    """Somebody of a level: how they are named as a bot, the id of their words, their name and temperament."""
    return {"id": one.spec, "person": one.id, "name": one.name, "temperament": one.temperament}
