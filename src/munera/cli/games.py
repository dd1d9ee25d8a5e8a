"""`munera games`: lists the games that can be played, and of one game its table options."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from munera import bots
from munera.cli.arguments import as_typed, conditions, find_game, values
from munera.cli.console import Host
from munera.cli.seats import seats_of
from munera.games import books
from munera.kernel import Choice, Rulebook
from munera.kernel.plain import from_option
from munera.tables import first_games, stand_ins
from munera.tables.levels import facts as level_facts
from munera.words import message_id


def games(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli-help-games-game", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """List the games; of one game its table options, too."""
    host: Host = ctx.obj
    shown = list(books().values()) if game is None else [find_game(game)]
    if as_json:
        host.json({"games": {book.id: _facts(host, book) for book in shown}})
        return
    for book in shown:
        _show(host, book, only=game is not None)
        if game is not None:
            _show_settings(host, book)
    if game is None:
        host.show(Text(host.text("cli-games-more"), "dim"))


def _facts(host: Host, book: Rulebook[Any]) -> dict[str, Any]:
    """One game as JSON for programs."""
    words = host.words
    settings = {
        name: {
            "about": words.setting(book, name),
            "default": from_option(setting.default),
            "values": values(setting, words),
            "choices": {value: words.value(book, name, value) for value in setting.values}
            if isinstance(setting, Choice)
            else None,
            "when": [condition.plain() for condition in setting.when],
            "needs": [need.plain() for need in setting.needs],
            "ours": setting.ours,
        }
        for name, setting in book.settings.items()
    }
    return {
        "name": words.game(book),
        "about": words.about(book),
        "version": book.version,
        "seats": list(book.seats),
        "settings": settings,
        "bots": list(bots.names(book.id)),
        "levels": level_facts(book.id),
        "stand_in": stand_ins.facts(book),
        "first": first_games.facts(book),
    }


def _levels(host: Host, book: Rulebook[Any]) -> str:
    """The levels of a game, each with its bot, and its rating where that was measured."""
    said = []
    for level, bot in bots.levels(book.id).items():
        rating = bots.rating(book.id, bot)
        if rating is None:
            said.append(host.text("cli-games-level", level=level, bot=bot))
        else:
            said.append(host.text("cli-games-rated-level", level=level, bot=bot, mu=rating.mu, sigma=rating.sigma))
    return ", ".join(said)


def _persons(host: Host, book: Rulebook[Any]) -> None:
    """Print as whom the levels of a game come: how each is named as a bot, and of what temperament they are."""
    host.show(host.text("cli-games-persons"), indent=2)
    rows = []
    for one in bots.persons(book.id):
        temper = message_id("common", "temper", one.temperament)
        means, line = host.words.text(temper, "means"), host.text(message_id("common", "person", one.id))
        said = host.text("common-says", line=line)
        rows.append((one.spec, host.text("cli-games-person", temper=host.text(temper), means=means, said=said)))
    host.columns(rows, ("cyan", ""), indent=4)


def _show(host: Host, book: Rulebook[Any], *, only: bool = False) -> None:
    """Print what a game is, and who can play it; of one game alone also the persons of its levels."""
    words = host.words
    host.show(Text.assemble((words.game(book), "bold"), (f"  {book.id}", "cyan")))
    if about := words.about(book):
        host.show(about, indent=2)
    host.show(host.text("cli-games-seats", seats=seats_of(book)), indent=2)
    host.show(host.text("cli-games-bots", bots=", ".join(bots.names(book.id))), indent=2)
    if rated := _levels(host, book):
        host.show(host.text("cli-games-levels", levels=rated), indent=2)
    if only:
        _persons(host, book)
    away = host.text("cli-games-stand-ins", kinds=", ".join(stand_ins.kinds(book)), default=stand_ins.usual(book))
    host.show(away, indent=2)
    host.show()


def _show_settings(host: Host, book: Rulebook[Any]) -> None:
    """Print the table options of a game, with what each may be."""
    words = host.words
    if not book.settings:
        return
    host.show(Text(host.text("cli-games-settings"), "bold"), indent=2)
    for name, setting in book.settings.items():
        default = as_typed(setting.default)
        ours = f" ({host.text('common-our-rule')})" if setting.ours else ""
        host.show(Text.assemble((name, "cyan"), "  ", words.setting(book, name), ours), indent=2)
        if when := conditions(book, name, words):
            host.show(Text(host.text("cli-games-when", when=when), "dim"), indent=4)
        if isinstance(setting, Choice):
            mark = {setting.default: host.text("cli-games-default")}
            rows = [(one, f"{words.value(book, name, one)} {mark.get(one, '')}".strip()) for one in setting.values]
            host.columns(rows, ("", "dim"), indent=4)
        else:
            line = host.text("cli-games-values", values=values(setting, words), default=default)
            host.show(Text(line, "dim"), indent=4)
    host.show()
