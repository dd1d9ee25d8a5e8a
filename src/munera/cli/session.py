"""A game at the terminal: who is asked next, what they type, and how the game ends."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from munera.cli import commands, savefile
from munera.cli.advice import Advice
from munera.cli.arguments import as_typed, same_file, unusable
from munera.cli.boards import Unclear, board_of
from munera.cli.choices import Choice, option_from_json, options_meant
from munera.cli.console import Host
from munera.cli.reader import Reader
from munera.cli.screen import Screen
from munera.cli.seats import seat_count
from munera.cli.talking import talk
from munera.cli.terminal_table import TerminalTable
from munera.cli.trouble import Trouble
from munera.kernel import AnyAsk, Illegal, MuneraError, Seat, Space, published, record
from munera.kernel.plain import to_option

STOPPED = 130
LAST_EVENTS = 12


class Quit(Exception):
    """A player has typed `quit`."""


class TerminalSession:
    """Plays one game at the terminal, to its end or until somebody leaves."""

    def __init__(
        self, host: Host, table: TerminalTable, reader: Reader, saved: Path | None, recorded: Path | None
    ) -> None:
        self.host, self.table, self.reader = host, table, reader
        self.saved, self.recorded = saved, recorded
        self.screen = Screen(host, table, board_of(table.book, host.words, plain=host.plain))
        self.advice = Advice(host, table, self.screen)
        self.holder: Seat | None = None  # the seat whose player holds the device
        self.remark = ""  # shown below the next screen, which would wipe it away otherwise

    def run(self) -> int | None:
        """Play, and return the exit code of a game that was left; None for one that was played to its end."""
        match = self.table.match
        try:
            while True:
                self.table.let_bots_play()
                self.report_failures()
                if match.over:
                    break
                self.turn(self.table.next_human())
                self.write_save_again()
        except (Quit, EOFError):
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return STOPPED
        except Exception:  # a bug, or a rule that fails: the game itself is as it was before
            with suppress(Trouble):
                self.leave()
            raise
        self.finish()
        return None

    def report_failures(self) -> None:
        """Say which bots failed and were replaced, but not what they said: it may tell what they hold."""
        for name, bot, kind in self.table.failures:
            self.remark += self.host.text("cli-play-stand-in", name=name, bot=bot, kind=kind) + "\n"
        self.table.failures = []

    # ------------------------------------------------------------------ one question

    def turn(self, seat: Seat) -> None:
        """Ask this seat. A question that leaves no choice is answered for it, unless that would tell the others.

        Where people share a device, an answer that comes by itself would tell that the seat had no choice.
        """
        if self.table.answer_settled(seat):
            return
        if len(self.table.humans) > 1:
            if self.holder != seat:
                seat = self.hand_over(seat)
        elif self.table.answer_unasked(seat):
            return
        ask = self.table.match.ask_of(seat)
        moment = self.screen.moment(seat, ask)
        if (answered := self.screen.board.carry_on(moment)) is not None:
            self.table.answer(seat, answered[0])
            return
        offered = self.screen.offered(seat, ask)
        self.screen.question(seat, ask, offered)
        self.say_remark()
        while not self.respond(seat, ask, offered, self.reader.line()):
            pass

    def hand_over(self, seat: Seat) -> Seat:
        """Pass the device on. Whoever has just sealed an answer may take it back instead and keep the device.

        Returns the seat that holds the device now.
        """
        last, self.holder = self.holder, seat
        players, text = self.table.players, self.host.text
        self.screen.hide_and_pass_on(seat)
        if last is None or not self.table.may_unseal(last):
            self.reader.pause(text("cli-play-press-enter", name=players[seat].name))
            return seat
        undo = commands.command_name(self.host.words, "undo")
        self.host.say("cli-play-may-unseal", "dim", name=players[last].name, undo=undo)
        said = commands.read_command(
            self.reader.pause(text("cli-play-press-enter", name=players[seat].name)), self.host.words
        )
        if said is None or said.command != "undo":
            return seat
        self.table.unseal(last)
        self.remark = text("cli-play-undone") + "\n"
        return self.hand_over(last)  # a curtain again: somebody else may have typed it

    def say_remark(self) -> None:
        if self.remark:
            self.host.show(self.remark.rstrip())
            self.remark = ""

    def respond(self, seat: Seat, ask: AnyAsk, offered: list[Choice], line: str) -> bool:
        """Do what was typed. Returns whether the game may have changed; else the same question is still open.

        Enter alone takes the only option there is; where there are more, it shows the table again.
        """
        if not line:
            only = not isinstance(ask.options, Space) and len(ask.options) == len(offered) == 1
            return not only or self.answer(seat, ask, offered, "1")
        command = commands.read_command(line, self.host.words)
        answers = bool(options_meant(line, offered))
        try:
            if not answers and self.make_typed_move(seat, line):
                return True
            if command is None or (command.rest and answers):  # "do not attack" is an answer
                return self.answer(seat, ask, offered, line)
            return self.run_command(seat, ask, command)
        except Unclear as error:
            self.host.show(str(error))
            return False
        except (Illegal, Trouble) as error:
            self.host.show(self.host.words.error(error))
            return False

    def answer(self, seat: Seat, ask: AnyAsk, offered: list[Choice], line: str) -> bool:
        """Answer, first in the game's own way to type answers, then by the numbers and names on the list."""
        try:
            parsed = self.screen.board.parse(line, self.screen.moment(seat, ask), self.reader.line)
        except Unclear as error:
            self.host.show(str(error))
            return False
        if parsed is not None:
            self.table.answer(seat, parsed[0])
            return True
        found = options_meant(line, offered)
        options = [choice.option for choice in found] or option_from_json(line, ask.options)
        if len(options) == 1:
            self.table.answer(seat, options[0])
            return True
        if options:
            names = self.host.words.list([choice.label for choice in found])
            self.host.say("cli-play-ambiguous", text=line, names=names)
        elif refused := self.advice.refusal(ask, line):
            self.host.show(refused)
        else:
            self.host.say("cli-play-not-understood", text=line)
        return False

    def run_command(self, seat: Seat, ask: AnyAsk, command: commands.TypedCommand) -> bool:
        match command.command:
            case "undo":
                return self.undo(seat)
            case "do":
                return self.make_named_move(seat, command.rest)
            case "wait":
                self.table.wait(seat)
                return True
            case "trainer":
                self.table.delegate(seat)
                return True
            case "details":
                return self.switch_details()
            case "concede":
                return self.concede(seat)
            case "say":
                talk(self.host, self.table, seat, command.rest)
            case "save":
                self.save(command.rest)
            case "quit":
                raise Quit
            case _:
                self.advice.give(command, seat, ask)
        return False

    def switch_details(self) -> bool:
        """From now on the player decides small things, or their people do: perhaps this very one."""
        if not self.table.decides_details():
            self.host.say("cli-play-no-details")
            return False
        self.table.ask_details = not self.table.ask_details
        self.remark = self.host.text("cli-play-details", asked="yes" if self.table.ask_details else "no") + "\n"
        return True

    def undo(self, seat: Seat) -> bool:
        """Go back to the last decision. If only forced answers were taken back, they are given again."""
        version = self.table.match.version
        try:
            self.table.undo(seat)
        except Illegal as error:
            if self.table.match.version == version:
                raise
            self.remark = self.host.words.error(error) + "\n"
            return True
        self.remark = self.host.text("cli-play-undone") + "\n"
        return True

    def make_named_move(self, seat: Seat, which: str) -> bool:
        """Make a move that is allowed at any time; without a name, list such moves."""
        if which and self.make_typed_move(seat, which):
            return True
        options = self.table.book.anytime(self.table.match.state, seat)
        board, moment = self.screen.board, self.screen.moment(seat, self.table.match.ask_of(seat))
        offered = board.moves(options, moment)
        if not offered:
            tip = board.tip(moment) if options else ""  # there are moves, but only typed ones
            self.host.show(tip or self.host.text("cli-play-no-moves"))
            return False
        found = [choice.option for choice in options_meant(which, offered)] or (
            option_from_json(which, options) if which else []
        )
        if len(found) == 1:
            self.table.match.act(seat, found[0])
            return True
        self.screen.options(offered)
        self.host.say("cli-play-which-move", "dim")
        return False

    def make_typed_move(self, seat: Seat, line: str) -> bool:
        """Was this a move in the game's own words? If so, it is made."""
        options = self.table.book.anytime(self.table.match.state, seat)
        moment = self.screen.moment(seat, self.table.match.ask_of(seat))
        found = self.screen.board.move(line, options, moment, self.reader.line)
        if found is None:
            return False
        self.table.match.act(seat, found[0])
        return True

    def concede(self, seat: Seat) -> bool:
        """Concede, if the player says yes to a second question."""
        if not self.confirms("cli-play-really-concede"):
            return False
        self.table.concede(seat)
        return True

    def confirms(self, id: str) -> bool:
        """Did the player say yes to this question? Anything but a yes is a no."""
        said = self.reader.line(f"{self.host.text(id)} ").lower()
        return bool(said) and any(word.startswith(said) for word in (self.host.text("common-yes"), "yes"))

    # ------------------------------------------------------------------ saving and leaving

    def write_save_again(self) -> None:
        """Write the save again, if the game has one, so that a crash loses nothing. A failure is reported."""
        try:
            self._write_save()
        except Trouble as error:
            self.remark += self.host.words.error(error) + "\n"

    def _write_save(self) -> None:
        if self.saved is None:
            return
        try:
            savefile.write(self.saved, self.table)
        except (OSError, ValueError) as error:
            raise unusable(self.saved, error) from None

    def save(self, name: str) -> None:
        """Save now, under a name if one was given; if that fails, the file stays the one of before."""
        before = self.saved
        if name:
            chosen = savefile.chosen_path(name)
            if same_file(chosen, self.recorded):
                raise Trouble("same_file", path=str(chosen))
            self.saved = chosen
        elif self.saved is None:
            self.saved = savefile.new_path(self.table.book.id)
        try:
            self._write_save()
        except Trouble:
            self.saved = before
            raise
        self.host.say("cli-play-saved", path=str(self.saved))

    def leave(self) -> None:
        """Save, clear the screen for the next person, and say how to resume."""
        self.table.close()
        if len(self.table.humans) > 1:
            self.host.clear()
        self.host.show()
        try:
            self.save("")
        except Trouble as error:
            self.host.show(self.host.words.error(error))
            self.save_anywhere(error)
        self.host.say("cli-play-resume")
        self.host.lines(f"  munera play --resume {_quoted(self.saved)}")

    def save_anywhere(self, why: Trouble) -> None:
        """Save in the default folder, or else in the current one, since the chosen file cannot be written."""
        for folder in (None, Path.cwd()):
            try:
                self.saved = savefile.new_path(self.table.book.id, folder)
                self._write_save()
            except Trouble:
                continue
            self.host.say("cli-play-saved", path=str(self.saved))
            return
        raise why

    def finish(self) -> None:
        """Show the last screen, as the only person sees it or as everybody may; write the record."""
        people = self.table.humans
        self.host.clear()
        if len(people) == 1:
            self.screen.news(people[0], whole=True)
        else:
            self.screen.public_news(LAST_EVENTS)
        self.screen.draw(people[0] if len(people) == 1 else None)
        self.host.show()
        self.result()
        self.write_save_again()
        self.say_remark()
        self.table.close()
        if self.recorded is not None:
            path = savefile.write_record(self.recorded, self.record())
            self.host.say("cli-play-recorded", path=str(path))
        if command := self.command():
            self.host.lines(self.host.text("cli-play-seed", command=command))  # unwrapped, to be copied

    def record(self) -> str:
        """The record as it may be passed on; the full one of a game whose beginning these rules do not play."""
        match = self.table.match
        full = record(match)
        try:
            return published(match.book, full)
        except MuneraError:
            return full

    def command(self) -> str:
        """What to type for a game with the same cards; nothing if this one began in the middle."""
        table, origin = self.table, self.table.match.origin or {}
        if "seed" not in origin:
            return ""
        parts = ["munera play", table.book.id, f"--seed {origin['seed']}"]
        chosen = {name: to_option(value) for name, value in origin["options"].items()}
        if len(table.players) != seat_count(table.book, None, 0, chosen):
            parts.append(f"--seats {len(table.players)}")
        for name, setting in table.book.settings.items():
            if chosen[name] != setting.default:
                parts.append(f"--set {name}={as_typed(chosen[name])}")
        return " ".join(parts)

    def result(self) -> None:
        """Say who won."""
        match, people = self.table.match, self.table.humans
        winners = match.book.winners(match.state)
        if len(people) == 1 and people[0] in winners:
            self.host.say("cli-play-you-win", "bold green")
        elif len(people) == 1 and len(match.seats) == 1 and match.book.score(match.state)[0] == 0:
            self.host.say("cli-play-you-lose", "bold red")
        elif winners:
            names = self.host.words.list([self.table.players[seat].name for seat in winners])
            self.host.say("cli-play-winners", "bold", names=names, count=len(winners))
        else:
            self.host.say("cli-play-no-winner", "bold")


def _quoted(path: Path | None) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text
