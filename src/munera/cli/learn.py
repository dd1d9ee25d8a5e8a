"""`munera learn`: a short lesson at this terminal, in a real game that begins at a written position."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from munera.bots import Bot, Seen
from munera.cli.arguments import find_game, path_of, read_text
from munera.cli.console import Host
from munera.cli.play import play_first
from munera.cli.reader import Keyboard, Reader, Script
from munera.cli.seats import Player
from munera.cli.session import TerminalSession
from munera.cli.terminal_table import TerminalTable
from munera.cli.trouble import Trouble
from munera.kernel import AnyAsk, Option, Seat, Stream, start_from
from munera.lessons import DONE, OTHER, SCRIPT, Lesson, Step, lesson, lessons, outcomes, scripted
from munera.tables.names import PEOPLE


def learn(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = None,
    script: Annotated[str | None, typer.Option("--script", metavar="FILE", help="cli-help-play-script")] = None,
) -> None:
    """Learn a game."""
    host: Host = ctx.obj
    book = find_game(game)
    found = lesson(book.id)
    if found is None:
        raise Trouble("no_lesson", game=book.id, known=", ".join(lessons()))
    reader: Reader
    if script is not None:
        reader = Script(host, read_text(path_of(script, "--script")).splitlines())
    elif host.interactive:
        reader = Keyboard()
    else:
        host.say("cli-learn-no-terminal", game=book.id)
        return
    session = LessonSession(host, found, reader)
    code = session.run()
    if code is None and session.wants_a_real_game():
        code = play_first(host, book, reader)
    raise typer.Exit(code or 0)


class ScriptedBot(Bot):
    """Plays a seat of a lesson as the script says."""

    def __init__(self, found: Lesson, stream: Stream) -> None:
        super().__init__(stream)
        self.script = found.script

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002  # a script looks at nothing else
        return scripted(self.script, ask)


class LessonTable(TerminalTable):
    """The table of a lesson: the learner, and others who follow the script."""

    is_lesson = True

    def __init__(self, found: Lesson) -> None:
        self.lesson = found
        others = iter(found.names)
        players = [
            Player(PEOPLE[0]) if seat == found.seat else Player(next(others), SCRIPT)
            for seat in range(len(found.names) + 1)
        ]
        super().__init__(start_from(find_game(found.game), found.position), players, found.position["seed"])

    def make_bot(self, spec: str, seat: Seat) -> Bot:  # noqa: ARG002  # all follow one script
        return ScriptedBot(self.lesson, self._chance(seat))


class LessonOver(Exception):
    """All steps are behind the learner."""


class LessonSession(TerminalSession):
    """A game at the terminal with a teacher: what to do stands below every question."""

    def __init__(self, host: Host, found: Lesson, reader: Reader) -> None:
        super().__init__(host, LessonTable(found), reader, None, None)
        self.lesson = found
        self.last_step = -1  # the step that was shown last

    def run(self) -> int | None:
        """Teach, and return the exit code of a lesson that was left; None for one that came to its end."""
        try:
            return super().run()
        except LessonOver:
            self.table.close()
            self.say_end()
            return None

    def say_remark(self) -> None:
        """Below the question: whatever else is to be said, then what the lesson says about it."""
        super().say_remark()
        if not self.table.match.over:
            self.teach()

    def turn(self, seat: Seat) -> None:
        if self.step_at() >= len(self.lesson.steps):
            raise LessonOver
        super().turn(seat)

    def step_at(self) -> int:
        """The step that is open: those that are only read are passed over with the one that follows them."""
        return len(outcomes(self.lesson, self.table.events(self.lesson.seat)))

    def teach(self) -> None:
        """Say what came of the last step, then the one that is open; what was said before is not said again."""
        at = self.step_at()
        while at + 1 < len(self.lesson.steps) and self.lesson.steps[at].read_only:
            at += 1  # what is only read is told together with what there is to do
        steps = self.lesson.steps[self.last_step + 1 : at + 1]
        if steps:
            self.host.show()
        self.say_outcomes(self.last_step, at)
        for step in steps:
            self.host.show(Text(self.words(step, "title"), "bold yellow"))
            self.host.show(self.words(step), indent=2)
        self.last_step = max(self.last_step, at)
        if at < len(self.lesson.steps) and not self.lesson.steps[at].read_only:
            self.host.show(Text(self.words(self.lesson.steps[at], "do"), "bold green"), indent=2)

    def say_outcomes(self, since: int, at: int) -> None:
        """Say what came of the steps that have ended since."""
        ended = outcomes(self.lesson, self.table.events(self.lesson.seat))
        for step, outcome in list(zip(self.lesson.steps, ended, strict=False))[max(since, 0) : at]:
            if outcome in (DONE, OTHER):
                self.host.show(Text(self.words(step, outcome), "green" if outcome == DONE else "dim"), indent=2)

    def words(self, step: Step, attribute: str | None = None) -> str:
        return self.host.words.text(f"common-learn-{self.lesson.game}-{step.id}", attribute)

    def finish(self) -> None:
        """Show the last screen, then what was learnt."""
        super().finish()
        self.say_end()

    def say_end(self) -> None:
        """Say which steps the learner has done, and what the lesson left out."""
        ended = outcomes(self.lesson, self.table.events(self.lesson.seat))
        self.say_outcomes(self.last_step, len(ended))
        self.host.show()
        self.host.say("common-learn-over", "bold yellow")
        for at, step in enumerate(self.lesson.steps):
            good = at < len(ended) and ended[at] != OTHER
            self.host.show(f"{'+' if good else '-'} {self.words(step, 'title')}", indent=2)
        self.host.show(self.host.words.text(f"common-learn-end-{self.lesson.game}"))

    def wants_a_real_game(self) -> bool:
        """Does the learner want to play now? Else they are told the command for it."""
        try:
            if self.confirms("cli-learn-play-now"):
                return True
        except (EOFError, KeyboardInterrupt):
            self.host.show()
        self.host.say("cli-learn-play-later")
        self.host.lines(f"  munera play {self.lesson.game} --first")
        return False

    def save(self, name: str) -> None:  # noqa: ARG002
        raise Trouble("lesson_unsaved")

    def leave(self) -> None:
        """A lesson is not kept: it begins anew."""
        self.table.close()
        self.host.show()
        self.host.say("cli-learn-left")
        self.host.lines(f"  munera learn {self.lesson.game}")

    def command(self) -> str:
        """No command plays a lesson again from its seed."""
        return ""
