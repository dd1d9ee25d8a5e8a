"""What players may ask before they decide: the rule, a hint, the story, the discards, the commands."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from munera import bots
from munera.cli import commands
from munera.cli.choices import Choice, folded, options_meant
from munera.cli.console import Host
from munera.cli.ruletext import show_rule
from munera.cli.screen import Screen
from munera.cli.seats import usual_bot
from munera.cli.terminal_table import TerminalTable
from munera.kernel import AnyAsk, Seat
from munera.rules import rules


class Advice:
    """Answers commands that change nothing. It uses what the seat knows, and no more."""

    def __init__(self, host: Host, table: TerminalTable, screen: Screen) -> None:
        self.host, self.table, self.screen = host, table, screen
        self.book = table.book

    def give(self, command: commands.TypedCommand, seat: Seat, ask: AnyAsk) -> None:
        """Answer one of the commands that only ask for something."""
        match command.command:
            case "rule":
                self.rule(ask)
            case "hint":
                self.hint(seat, ask)
            case "log":
                self.screen.story(seat, command.rest)
            case "career":
                self.career(seat, command.rest)
            case "card":
                self.card(command.rest)
            case "discard":
                self.discards(seat)
            case _:
                self.help()

    def rule(self, ask: AnyAsk) -> None:
        """Show the rule behind the question, and why the rest of the hand is not offered."""
        lang, borrows = self.host.words.lang, self.book.vocabulary.borrows
        rule = rules(self.book.id, lang).get(ask.rule)
        if rule is None and borrows:
            rule = rules(borrows, lang).get(ask.rule)
        if rule is None:
            self.host.say("cli-play-no-rule")
        else:
            show_rule(self.host, rule)
        if refused := ask.refused():
            self.host.say("cli-play-not-offered", "bold")
            for option, why in refused.items():
                said = self.host.words.option(self.book, ask.kind, option, self.screen.cast(ask.seat))
                reason = self.host.words.reason(self.book, why)
                self.host.show(f"{said}: {reason}", indent=2)

    def refusal(self, ask: AnyAsk, line: str) -> str:
        """Why something that the player typed and holds is not offered now; empty if they hold no such thing."""
        words, cast = self.host.words, self.screen.cast(ask.seat)
        refused = ask.refused()
        held = [Choice(option, words.option(self.book, ask.kind, option, cast)) for option in refused]
        if line.isdecimal() or not (found := options_meant(line, held)):
            return ""
        return f"{found[0].label}: {words.reason(self.book, refused[found[0].option])}"

    def hint(self, seat: Seat, ask: AnyAsk) -> None:
        """Say what the usual bot would do with what this seat knows, and why."""
        bot, words = usual_bot(self.book), self.host.words
        option, then, (key, facts) = self.table.advise(bot, seat, ask)
        if option == bots.WAIT:
            said = commands.command_name(words, "wait")
        else:
            offered = {choice.option: choice.label for choice in self._offered(seat, ask)}
            cast = self.screen.cast(seat)
            labels = [offered.get(one) or words.option(self.book, ask.kind, one, cast) for one in (option, *then)]
            said = words.list(labels)
        self.host.say("cli-play-hint", bot=bot, option=said, why=words.advice(self.book, key, facts))

    def _offered(self, seat: Seat, ask: AnyAsk) -> list[Choice]:
        return self.screen.board.offered(self.screen.moment(seat, ask))

    def career(self, seat: Seat, name: str) -> None:
        """Show the career of a gladiator in this game."""
        found = self.screen.board.career(self.table.view(seat), name, self.screen.cast(seat))
        if found is None:
            self.host.say("cli-play-no-careers")
        else:
            self.host.show(found)

    def card(self, name: str) -> None:
        """Show what is printed on the cards of this name."""
        words, board, wanted = self.host.words, self.screen.board, folded(name)
        named = {words.card(self.book, card): card for card in self.book.vocabulary.cards}
        found = [one for one in sorted(named) if wanted and wanted in folded(one)]
        if not found:
            self.host.say("cli-play-which-card")
        for one in found:
            line = Text.assemble((one, "bold"), "  ", (board.card_facts(named[one]), "cyan"))
            self.host.show(line)
            self.host.show(words.effect(self.book, named[one]), indent=2)

    def discards(self, seat: Seat) -> None:
        """Show the cards of the discard pile with their counts, or all piles of a game with several."""
        piles = self.screen.board.piles(self.table.view(seat), self.screen.cast(seat))
        if piles is not None:
            self.host.show(piles)
            return
        pile = self.screen.board.discards(self.table.view(seat))
        if not pile:
            self.host.say("cli-play-no-discards")
            return
        words, counted = self.host.words, Counter(pile)
        cards = sorted(counted, key=lambda one: words.card(self.book, one))
        rows = [(f"{counted[one]}x", words.card(self.book, one), words.effect(self.book, one)) for one in cards]
        self.host.say("cli-play-discards", "bold", count=len(pile))
        self.host.columns(rows, ("bold>", "", "dim"))

    def help(self) -> None:
        """List every command."""
        words = self.host.words
        rows: list[tuple[str, str]] = []
        for command in filter(self.screen.usable, commands.COMMANDS):
            name = commands.command_name(words, command)
            rows.append((f"?, {name}" if command == "rule" else name, commands.command_help(words, command)))
        self.host.say("cli-play-help")
        self.host.columns(rows, ("bold cyan", ""))
