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
        return {"who": NONE, "place": NONE, "own": NONE, "own_first": NONE}
    assigned: dict[int, int] = {}
    if window["kind"] == "damage":
        assigned = {
            g["id"]: g["assigned"] for arena in cast.table["arenas"] for g in arena["gladiators"] if g["assigned"]
        }
        ids = list(assigned)
    elif window["kind"] == "leave":
        ids = [left["id"] for left in window["gone"]]
    else:
        ids = [window["subject"]]
    called = {id: _with_owner(words, id, cast) for id in ids if id in cast.owners}
    said = [
        words.text("common-glory-hurt", damage=assigned[id], name=name) if id in assigned else name
        for id, name in called.items()
    ]
    here = [g for arena in cast.table["arenas"] for g in arena["gladiators"] if g["id"] == window["subject"]]
    mine = [words.card(game, g["card"]) for g in here if g["owner"] == cast.you and window["kind"] == "attack"]
    return {
        "who": words.list(said) if said else NONE,
        "place": cast.place(window["place"]),
        "own": mine[0] if mine else NONE,
        "own_first": own(words, mine[0], cast.form(window["subject"]))[1] if mine else NONE,
    }


def own(words: Words, name: str, form: str) -> tuple[str, str]:
    """A name as the reader's own: `your Veles`, and as the first words of a sentence."""

    def said(id: str) -> str:
        return words.find(id, form, name=name) or words.text(id, name=name)

    return said("common-glory-yours"), said("common-glory-yours-first")


def _with_owner(words: Words, thing: int, cast: GloryCast) -> str:
    """A name with its owner: `your Veles`, `Veles of Pete`."""
    name, owner = cast.names_alone.get(thing) or cast.thing(thing), cast.owners[thing]
    if owner == cast.you:
        return own(words, name, cast.form(thing))[0]
    return words.text("common-whose", name=name, owner=cast.name(owner))
