"""What a player at the terminal sees when it is their turn to decide: the news, the board, the question."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.rule import Rule as HorizontalLine
from rich.text import Text

from munera import bots
from munera.cli import commands
from munera.cli.boards import Board, Moment
from munera.cli.boards.board import Packed
from munera.cli.choices import Choice
from munera.cli.console import Host
from munera.cli.story import chapter, tell
from munera.cli.talking import bots_listen
from munera.cli.terminal_table import TerminalTable, Viewer
from munera.kernel import ANY, AnyAsk, Option, Rulebook, Seat, Space
from munera.words import Cast, Narrator, message_id

MOST_NEWS = 16  # lines of what happened; `log` shows the rest
MOST_VICTORIES = 4  # lines about how fights were decided, which are shown even among many others
# The commands that a line below every question names, where they are of use.
SHOWN_COMMANDS = (
    "rule",
    "hint",
    "trainer",
    "details",
    "career",
    "card",
    "discard",
    "wait",
    "undo",
    "log",
    "help",
    "quit",
)


class Screen:
    """Draws for one viewer at a time, from that viewer's own view and events."""

    def __init__(self, host: Host, table: TerminalTable, board: Board) -> None:
        self.host, self.table, self.board = host, table, board

    def labels(self) -> dict[Seat, str]:
        """The label of each seat that a bot plays."""
        players = enumerate(self.table.players)
        return {seat: self._label(player.bot) for seat, player in players if player.bot}

    def _label(self, bot: str) -> str:
        """What kind of bot plays: its name, or the temperament of a person."""
        person = bots.person(bot)
        if person is None:
            return self.host.text("cli-play-bot", bot=bot)
        temper = self.host.text(message_id("common", "temper", person.temperament))
        return self.host.text("cli-play-person", level=person.level, temper=temper)

    def cast(self, viewer: Viewer) -> Cast:
        cast: Cast = self.board.teller.cast(self.table.view(viewer), self.table.names, viewer)
        return cast

    def narrator(self, viewer: Viewer) -> Narrator[Cast]:
        return self.board.teller.narrator(self.table.view(viewer), self.table.names, viewer)

    def moment(self, seat: Seat, ask: AnyAsk) -> Moment:
        return Moment(ask, self.table.view(seat), self.cast(seat))

    def offered(self, seat: Seat, ask: AnyAsk) -> list[Choice]:
        """The options that are listed, each with its warnings."""
        warned = {option: " ".join(texts) for option, texts in self.warnings(seat).items()}
        listed = self.board.offered(self.moment(seat, ask))
        return [
            one._replace(detail=" ".join((warned[one.option], one.detail))) if one.option in warned else one
            for one in listed
        ]

    def warnings(self, seat: Seat) -> dict[Option, list[str]]:
        """What the seat should know before it answers, in words."""
        words, book, cast = self.host.words, self.board.book, self.cast(seat)
        found = self.table.match.warnings(seat).items()
        return {option: [words.warning(book, one, cast) for one in warnings] for option, warnings in found}

    def unlisted_warnings(self, seat: Seat, ask: AnyAsk, offered: Sequence[Choice]) -> None:
        """Show the warnings about answers that are not listed but typed, such as amounts: each text once."""
        listed, said = {one.option for one in offered}, set[str]()
        for option, texts in self.warnings(seat).items():
            for text in texts:
                if option not in listed and text not in said:
                    label = self.host.words.option(self.board.book, ask.kind, option, self.cast(seat))
                    self.host.say("cli-play-warned", "yellow", option=label, text=text)
                    said.add(text)

    def question(self, seat: Seat, ask: AnyAsk, offered: Sequence[Choice]) -> None:
        """Show the news, the board, the question and its options."""
        self.host.clear()
        self.news(seat)
        self.standings(seat)
        self.host.show(self.board.draw_asked(self.moment(seat, ask), self.labels()))
        self.host.show()
        self.host.show(Text(self.host.words.prompt(self.board.book, ask, self.cast(seat)), "bold"))
        self.options(offered)
        self.unlisted_warnings(seat, ask, offered)
        first = self.host.text("cli-play-keys")
        if how := self.board.how(self.moment(seat, ask)):
            self.host.show(Text(how, "cyan"))
            first = ""
        elif isinstance(ask.options, Space):
            self.host.say("cli-play-space", "dim", described=str(ask.options.describe()))
        elif len(offered) == 1:
            first = self.host.text("cli-play-only")
        if tip := self.board.tip(self.moment(seat, ask)):
            self.host.show(Text(tip, "cyan"))
        self.host.show(self.keys(first))

    def keys(self, first: str) -> Packed:
        """A line that says how to answer and what else may be typed here."""
        names = {
            command: commands.command_name(self.host.words, command)
            for command in SHOWN_COMMANDS
            if self.usable(command)
        }
        names["rule"] = f"? {names['rule']}"
        return Packed(Text(text, "dim") for text in (first, *names.values()) if text)

    def usable(self, command: str) -> bool:
        """Is this command of any use here? One that the game has no use for need not be explained."""
        book = self.board.book
        if command == "do":
            return type(book).anytime is not Rulebook.anytime
        if command == "say":
            return bots_listen(self.table)
        if command == "career":
            return type(self.board).career is not Board.career
        if command == "card":
            return bool(book.vocabulary.cards)
        if command == "wait":
            return self.table.match.mode == ANY
        if command == "details":
            return self.table.decides_details()
        if command == "trainer":
            return any(self.table.may_delegate(seat) for seat in self.table.humans)
        return command != "concede" or type(book).concede is not Rulebook.concede

    def draw(self, viewer: Viewer) -> None:
        view = self.table.view(viewer)
        self.standings(viewer)
        self.host.show(self.board.draw(view, self.cast(viewer), self.labels()))

    def standings(self, viewer: Viewer) -> None:
        """Show what wins and how far everybody is, where the game tells it."""
        if (line := self.board.standings(self.table.view(viewer), self.cast(viewer))) is not None:
            self.host.show(line)

    def news(self, seat: Seat, *, whole: bool = False) -> None:
        """Show what has happened since this seat last decided: all of it, or what there is room for."""
        first, forced = self.table.unread(seat)
        notices = self.table.notices.of(seat, first)
        victories: list[Text] = []
        lines = tell(
            self.host,
            self.board,
            self.table.events(seat),
            self.narrator(seat),
            first,
            forced,
            notices,
            brief=True,
            victories=victories,
        )
        self._news(lines, whole=whole, kept=victories[-MOST_VICTORIES:])

    def public_news(self, count: int) -> None:
        """Show the last events that everybody may know of."""
        events = self.table.events(None)
        first = max(0, len(events) - count)
        self._news(tell(self.host, self.board, events, self.narrator(None), first), whole=True)

    def _news(self, lines: list[Text], *, whole: bool, kept: Sequence[Text] = ()) -> None:
        """Show lines of the story: all of them, or the last ones and those that are kept in any case."""
        if not lines:
            return
        room = (
            min(MOST_NEWS, max(6, self.host.out.height - self.board.lines))
            if self.host.out.is_terminal
            else MOST_NEWS
        )
        if len(lines) > room and not whole:
            cut, last = lines[:-room], lines[-room:]
            early = [line for line in cut if any(line is one for one in kept)]
            left = Text(self.host.text("cli-play-more-news", count=len(cut) - len(early)), "dim")
            lines = [left, *early, *last]
        for line in lines:
            self.host.show(line)
        self.host.show()

    def story(self, viewer: Viewer, which: str = "") -> None:
        """Show what happened, as far as this viewer may know; of a long story, the chapters asked for."""
        events = self.table.events(viewer)
        first, end = chapter(self.board, events, which)
        notices = [one for one in self.table.notices.of(viewer, first) if one.told < end]
        for line in tell(self.host, self.board, events[:end], self.narrator(viewer), first, notices=notices):
            self.host.show(line)
        if self.board.teller.chapter and not which:
            self.host.say("cli-play-chapters", "dim")

    def options(self, offered: Sequence[Choice]) -> None:
        room = 999
        if len(offered) >= self.board.dense:
            room = self.host.out.width - 11 - max(cell_len(choice.label) for choice in offered)
        rows = [(str(at), choice.label, _cropped(choice.detail, room)) for at, choice in enumerate(offered, 1)]
        self.host.columns(rows, ("bold cyan>", "", "dim"))

    def hide_and_pass_on(self, seat: Seat) -> None:
        """Clear the screen between two players of one device, and ask the next one to take it."""
        self.host.clear()
        self.host.show(HorizontalLine(style="yellow", characters="-" if self.host.plain else "─"))
        self.host.say("cli-play-pass-device", "bold", name=self.table.players[seat].name)


def _cropped(text: str, room: int) -> str:
    """As much of a text as fits into a line."""
    return text if len(text) <= room else f"{text[: room - 1].rstrip()}…" if room > 9 else ""
