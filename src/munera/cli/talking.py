"""Talk with the bots of a terminal table: a quick phrase or a line, and what one of them answers."""

from __future__ import annotations

from munera.cli.choices import Choice, options_meant
from munera.cli.console import Host
from munera.cli.terminal_table import TerminalTable
from munera.kernel import Seat
from munera.tables.phrases import about_offers, answer, bargains, phrases_of, said


def bots_listen(table: TerminalTable) -> bool:
    """Are there bots that answer? People at one keyboard need no command for it."""
    return bargains(table.book) and any(player.bot for player in table.players)


def talk(host: Host, table: TerminalTable, seat: Seat, line: str) -> None:
    """Say a phrase, by its number or words, or a line; without one, list the phrases."""
    phrases = [Choice(one, said(host.words, one)) for one in phrases_of(table.book)]
    if not line:
        for number, one in enumerate(phrases, 1):
            host.show(f"{number}. {one.label}", indent=2)
        return
    found = options_meant(line, phrases)
    phrase, text = (str(found[0].option), found[0].label) if len(found) == 1 else ("", line)
    host.say("cli-play-says", name=table.players[seat].name, text=text)
    bots = [other for other, player in enumerate(table.players) if player.bot]
    replied = answer(table.view(seat), seat, bots, phrase) if about_offers(phrase, text) else None
    if replied is not None:
        host.say("cli-play-says", name=table.players[replied[0]].name, text=said(host.words, replied[1]))
