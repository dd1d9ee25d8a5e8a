"""The career of a gladiator in words, with an epitaph for those who are gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from munera.cli.boards.school_answers import SchoolAnswers
from munera.games.school.gladiators import ALIVE, DEAD, RELEASED, RETIRED, STAT_TABLE, UNSOLD
from munera.kernel import Rulebook
from munera.words import Cast, Words
from munera.words.facts import args_of, name_facts

# The entries of a gladiator's history: the message for each, and the names of its facts.
MEMORIES: dict[str, tuple[str, tuple[str, ...]]] = {
    "founder": ("common-career-founder", ("school",)),
    "bought": ("common-career-bought", ("school", "gold")),
    "taken": ("common-career-taken", ("school",)),
    "traded": ("common-career-traded", ("school", "to")),
    "released": ("common-career-released", ("school",)),
    "closed": ("common-career-closed", ("school",)),
    "unsold": ("common-career-unsold", ()),
    "won": ("common-career-won", ("gladiator",)),
    "lost": ("common-career-lost", ("gladiator",)),
    "draw": ("common-career-draw", ("gladiator",)),
    "died": ("common-career-died", ("how",)),
    "injury": ("cli-career-injury", ("die",)),
    "animals": ("common-career-animals", ()),
    "beat_beast": ("common-career-beat-beast", ("beast",)),
    "lost_to_beast": ("common-career-lost-to-beast", ("beast",)),
    "beast_undecided": ("common-career-beast-undecided", ("beast",)),
    "trained": ("common-career-trained", ("stat",)),
    "blood_lust": ("common-career-blood-lust", ("stat",)),
}
EPITAPH = {
    DEAD: "common-career-epitaph-dead",
    RETIRED: "common-career-epitaph-retired",
    RELEASED: "common-career-epitaph-released",
    UNSOLD: "common-career-epitaph-unsold",
}


class Careers:
    """Tells careers. Everything in them is public, so it does not matter who asks."""

    def __init__(self, words: Words, book: Rulebook[Any], view: Mapping[str, Any], cast: Cast) -> None:
        self.words, self.book, self.view, self.cast = words, book, view, cast

    def tell(self, name: str) -> RenderableType:
        """The career of the gladiator of this name; without a name, a list of all who belonged to a school."""
        known = {g["id"]: g for g in self.view["gladiators"]}
        if not name:
            return self._everybody([g for g in known.values() if g["fate"] != UNSOLD and g["owner"] is not None])
        g = known[SchoolAnswers(self.words).somebody(name, list(known), self.cast)]
        parts: list[RenderableType] = [Text.assemble((g["name"], "bold"), "  ", self.about(g))]
        if g["fate"] == ALIVE and g["owner"] is not None:
            owner = self.cast.name(g["owner"])
            parts.append(
                Text(self.words.text("cli-career-now", name=owner, wins=g["wins"], bouts=g["bouts"]), "dim")
            )
        parts.append(self._history(g))
        if g["fate"] in EPITAPH:
            parts += ["", Text(self._epitaph(g), "italic")]
        return Group(*parts)

    def about(self, g: Mapping[str, Any]) -> Text:
        """Who a gladiator is and what they can do, in two lines."""
        term = self.words.term
        facts = [term(self.book, family, g[family]) for family in ("nationality", "age", "size", "career")]
        stats = [
            f"{term(self.book, 'stat', stat)} {level}"
            for stat, level in zip(STAT_TABLE, g["stats"], strict=True)
            if level
        ]
        style = term(self.book, "style", g["style"])
        line = self.words.text("cli-school-line", kind=style, experience=g["experience"], hp=g["hit_points"])
        said = Text(" · ".join((line, *facts)))
        return said.append("\n" + " · ".join(stats), "cyan") if stats else said

    def _history(self, g: Mapping[str, Any]) -> Grid:
        """A line for every turn in which something happened to a gladiator."""
        turns: dict[int, list[str]] = {}
        for turn, what, *facts in g["history"]:
            turns.setdefault(turn, []).append(self._memory(what, facts))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for turn, lines in turns.items():
            when = self.words.text("common-career-turn", turn=turn)
            grid.add_row(when, Text("; ".join(lines)))
        return grid

    def _memory(self, what: str, facts: list[Any]) -> str:
        id, names = MEMORIES[what]
        return self.words.text(id, **args_of(self.words, self.book, name_facts(names, facts), self.cast))

    def _epitaph(self, g: Mapping[str, Any]) -> str:
        last = g["history"][-1] if g["history"] else [self.view["turn"]]
        foes = [facts[0] for turn, what, *facts in g["history"] if what == "lost" and turn == last[0]]
        how = last[2] if len(last) > 2 and last[1] == "died" else ""
        return self.words.text(
            EPITAPH[g["fate"]],
            name=g["name"],
            style=self.words.term(self.book, "style", g["style"]),
            nationality=self.words.term(self.book, "nationality", g["nationality"]),
            owner=self.words.text("common-nobody") if g["owner"] is None else self.cast.name(g["owner"]),
            wins=g["wins"],
            bouts=g["bouts"],
            turn=last[0],
            how=self.words.term(self.book, "how", how) if how else "",
            by=self.cast.thing(foes[-1]) if foes else "",
            killed="yes" if foes else "no",
        )

    def _everybody(self, people: list[Mapping[str, Any]]) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for style in ("bold", "", "", "dim"):
            grid.add_column(style=style, no_wrap=True)
        for g in people:
            fate = self.words.term(self.book, "fate", g["fate"])
            wins = self.words.text("common-school-record", wins=g["wins"], bouts=g["bouts"])
            style = self.words.term(self.book, "style", g["style"])
            grid.add_row(g["name"], style, self.cast.name(g["owner"]), f"{wins} · {fate}")
        return Group(grid, Text(self.words.text("cli-career-which"), "dim"))
