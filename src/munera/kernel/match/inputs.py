"""What a host puts in: answers and seals, anytime moves, concessions."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from munera.kernel.asks import ANY, ONE, Seat, legal
from munera.kernel.errors import Illegal
from munera.kernel.match.entries import ACT, ANSWER, CHANCE, CONCEDE, FLOOR, REDEAL, UNSET, NoAnswer
from munera.kernel.match.message import Observed
from munera.kernel.plain import Option
from munera.kernel.state import HOSTED, State, is_hosted

S = TypeVar("S", bound=State)


class AcceptingInputs(Observed[S]):
    """A running game that takes inputs. What is refused leaves no trace."""

    def answer(self, seat: object, option: object, ask_id: str | None = None, *, hold: bool = False) -> None:
        """Answer the open question of this seat; in a sealed round, seal or seal anew.

        hold: the last seal does not resume the rules, nor does the answer to a question asked of one seat: the
        host does, when it is time (`reveal`). On the open floor nothing is held.
        """
        pending = self.pending
        i = 0 if pending and type(seat) is int and pending[0].seat == seat else self._asked(seat)
        if ask_id is not None and ask_id != self.ask_id(seat):
            raise Illegal("stale")
        ask = pending[i]
        options = ask._options  # here already if somebody looked at them
        value = legal(ask.options if options is None else options, option)
        mode = self.mode
        if mode == ONE:
            if hold:
                self._answers = [value]
                return
            if self._answers:
                self._answers = []
            self._resume((ANSWER, ask.seat, ask.kind, value), value)
        elif mode == ANY:
            self._resume((FLOOR, ask.seat, ask.kind, value), (ask.seat, value))
        else:
            before, self._answers[i] = self._answers[i], value
            if hold or not self.held:
                return
            try:
                self.reveal()
            except BaseException:
                self._answers[i] = before
                raise

    def reveal(self) -> None:
        """Give the rules all answers that were held."""
        if not self.held:
            raise Illegal("not_sealed")
        ask, given = self.pending[0], self._answers
        if self.mode == ONE:
            self._resume((ANSWER, ask.seat, ask.kind, given[0]), given[0])
        else:
            self._resume((ANSWER, None, ask.kind, tuple(given)), tuple(given))

    def unseal(self, seat: object) -> None:
        """Take a sealed answer back, while the round is open."""
        i = self._asked(seat)
        if not self._answers or self._answers[i] is UNSET:
            raise Illegal("not_sealed")
        self._answers[i] = UNSET

    def act(self, who: object, move: object) -> None:
        """Make an anytime move. It asks nothing, resumes nothing, and is legal by what the seat itself knows."""
        seat = self._seat(who)
        checked = legal(self.book.anytime(self.state, seat), move, "not_a_move")
        given, self._answers = self._answers, self._answers[:]
        self._note((ACT, seat, "", checked))
        try:
            self._touch(self.book.act(self.state, seat, checked))
        except BaseException as error:
            self._answers = given
            self._recover(error)
        self.version += 1  # that somebody acted is public; what was done may be secret

    def decide_chance(self, decided: tuple[Option, ...] | None) -> None:
        """Let a host decide chance from now on, this much of it at once; None: ordinary chance. See `hosting`."""
        self._note((CHANCE, None, "", decided))
        self.state.loaded = None if decided is None else [HOSTED, *decided]

    def take_decisions_back(self) -> None:
        """Take back what was decided last, for an input that was not taken."""
        self._trail.pop()
        self._marks.pop()
        self.state.loaded = [HOSTED]

    def concede(self, who: object, *, passing: bool = True) -> None:
        """Give up, if the rulebook lets this seat.

        A seat that steps aside, or is a bystander, leaves as if by an anytime move; otherwise the running segment
        begins again from its checkpoint without it, or whatever the rulebook says comes next. passing: the open
        question of a seat that steps aside gets the default answer; a replay has that as the next input.
        """
        seat = self._seat(who)
        book = self.book
        if not book.may_concede(self.state, seat):
            raise Illegal("cannot_concede")
        if book.steps_aside(self.state, seat):
            self._step_aside(seat)
            if passing:
                self._pass_for(seat)
            return
        self._note((CONCEDE, seat, "", None))
        given, self._answers = self._answers, self._answers[:]
        try:
            if book.bystander(self.state, seat):
                book.concede(self.state, seat)
                self._touch(self.seats)
                self.version += 1
            else:
                self._leave(seat)
                self._next_segment()
        except BaseException as error:
            self._answers = given
            self._recover(error)

    def _step_aside(self, seat: Seat) -> None:
        """Let a seat leave without disturbing the running segment."""
        given, self._answers = self._answers, self._answers[:]
        self._note((CONCEDE, seat, "", None))
        try:
            self.book.concede(self.state, seat)
            self._touch(())
        except BaseException as error:
            self._answers = given
            self._recover(error)
        self.version += 1

    def _pass_for(self, seat: Seat) -> None:
        """Give the default answer to the question that is still open to a seat: an input like any other."""
        for i, a in enumerate(self.pending):
            if a.seat == seat and (not self._answers or self._answers[i] is UNSET):
                self.answer(seat, a.default())
                return

    def _leave(self, seat: Seat) -> None:
        run, self._run = self._run, None
        if run is not None:
            run.close()
        repeats = False
        if self.keep and not self._ends_game(seat):
            decided = self.state.loaded
            self.state = self._checkpoint.copy()
            self.state.log = self.log
            if is_hosted(decided) or is_hosted(self.state.loaded):
                self.state.loaded = decided  # what was decided for the first try was for that one
            for op, viewer, _, how in self._trail:
                if op == REDEAL:  # the checkpoint of an imagined game is that of the real one
                    self._draw_anew(viewer, how)
            repeats = any(to is None for _, _, to, _ in (self.log or [])[self._log_start :])
        self.book.concede(self.state, seat)
        if repeats:
            self.book.tell_restart(self.state, seat)

    def _ends_game(self, seat: Seat) -> bool:
        """Would the game be over without this seat? Then everything stays on the table as it is."""
        after = self.state.copy()
        self.book.concede(after, seat)
        run = self.book.segment(after)
        if run is not None:
            run.close()
        return run is None

    def _seat(self, who: object) -> Seat:
        if not self.pending:
            raise Illegal("over")
        if type(who) is not int or who not in self.seats:
            raise Illegal("not_a_seat")
        return who

    def _touch(self, touched: Collection[Seat]) -> None:
        """After an anytime move, look options up again and give touched seats their sealed answers back.

        They get them back always: if only illegal ones came back, everybody would know what they were.
        """
        for i, a in enumerate(self.pending):
            a.refresh()
            if not self._answers:
                continue
            given = self._answers[i]
            if given is not UNSET and a.seat in touched:
                self._answers[i] = UNSET
            elif not isinstance(given, NoAnswer):
                legal(a.options, given)  # an act that breaks an untouched seal is a rules bug
