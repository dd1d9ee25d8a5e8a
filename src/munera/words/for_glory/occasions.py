"""What a question of For Glory is told of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from munera.words.for_glory.cast import GloryCast
from munera.words.phrasing import NONE, Args, Game, Named

if TYPE_CHECKING:
    from munera.words.speech import Words


def window_args(words: Words, game: Game, kind: str, named: Named, cast: GloryCast) -> Args:  # noqa: ARG001
    """What a reaction window is about: where something happens, and to whom."""
    if kind != "react":
        return {}
    window = cast.table.get("window")
    if window is None:
        return {"who": NONE, "place": NONE, "own": NONE}
    if window["kind"] == "damage":
        ids = [g["id"] for arena in cast.table["arenas"] for g in arena["gladiators"] if g["assigned"]]
    elif window["kind"] == "leave":
        ids = [left["id"] for left in window["gone"]]
    else:
        ids = [window["subject"]]
    said = [
        cast.person(id) if id in cast.people else _with_owner(words, cast.thing(id), cast.owners[id], cast)
        for id in ids
        if id in cast.owners
    ]
    here = [g for arena in cast.table["arenas"] for g in arena["gladiators"] if g["id"] == window["subject"]]
    own = [words.card(game, g["card"]) for g in here if g["owner"] == cast.you and window["kind"] == "attack"]
    return {
        "who": words.list(said) if said else NONE,
        "place": cast.place(window["place"]),
        "own": own[0] if own else NONE,
    }


def _with_owner(words: Words, name: str, owner: int, cast: GloryCast) -> str:
    notes = words.text("common-you") if owner == cast.you else cast.name(owner)
    return words.text("common-noted", name=name, notes=notes)
