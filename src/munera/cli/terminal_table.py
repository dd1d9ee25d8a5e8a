"""A game at the terminal and those who play it: bots answer by themselves, and every seat has its own story.

Nothing here writes to the terminal. What a seat gets to see comes from the match, through that seat's own view and
events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from secrets import token_hex
from typing import Any, ClassVar, NamedTuple

from munera import bots
from munera.bots import bout, standing_in
from munera.bots.advice import Suggestion, suggest
from munera.cli.seats import Player
from munera.kernel import (
    ANY,
    SEALED,
    AnyAsk,
    Illegal,
    Match,
    MuneraError,
    Option,
    Seat,
    Stream,
    record,
    replay,
)
from munera.tables.automatic_answers import automatic_answer
from munera.tables.details import decided, decides
from munera.tables.notices import Notices

Viewer = Seat | None
STAND_IN = "random"


class GivenAnswer(NamedTuple):
    """An answer that a seat has given: how many events it had been told before, and whether unasked."""

    events_told: int
    forced: bool = False
    kind: str = ""
    option: Option = None
    detail: bool = False  # did one's own people decide it?


class Failure(NamedTuple):
    """A bot that failed: it was late, crashed, or answered what was not offered. What it said may be secret."""

    name: str
    bot: str
    kind: str


def new_secret() -> str:
    """A secret from which the chance of the bots at one table comes."""
    return token_hex(16)


class TerminalTable:
    """A match with people and bots around it.

    The bots' chance comes from a secret of the table, not from the seed: else a bot could find the seed by trying,
    and with it all cards.
    """

    is_lesson: ClassVar = False
    """Does it teach, so that small and plain things are asked as well?"""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        seed: int | str,
        answers: Sequence[Sequence[GivenAnswer]] | None = None,
        secret: str = "",
    ) -> None:
        self.match, self.book, self.players, self.seed = match, match.book, list(players), seed
        self.secret = secret or new_secret()
        self.ask_everything = False  # is nothing answered for the only person unasked?
        self.ask_details = False  # are they asked the small things that their own people would decide?
        self.bots = {
            seat: self.make_bot(player.bot, seat)
            for seat, player in enumerate(self.players)
            if player.bot is not None
        }
        # What each seat answered so far: `undo` goes back over it, and what happened is told from its last one.
        self.answers = [list(answers[seat]) if answers else [] for seat in range(len(self.players))]
        self.failures: list[Failure] = []  # bots that were replaced, until somebody is told
        self.waits: set[Seat] = set()  # who lets others go first on this open floor
        self.delegated: dict[Seat, Option] = {}  # the stretches that people have left to a bot
        self._asked_to_volunteer: dict[Seat, int] = {}
        self._round = match.round
        self.notices = Notices()  # what one seat alone is told
        self._earlier = _earlier(match, self.notices)

    # ------------------------------------------------------------------ who

    def make_bot(self, spec: str, seat: Seat) -> bots.Bot:
        """A new bot for a seat."""
        return bots.make(spec, self.book.id, self._chance(seat))

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.human]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def next_human(self) -> Seat:
        """The seat of the person to ask now, after the bots have played."""
        asked = [a.seat for a in self._in_order() if a.seat not in self.bots]
        eager = [seat for seat in asked if seat not in self.waits]
        if not eager:  # everybody waits: round again
            self.waits -= set(asked)
        return (eager or asked)[0]

    def _in_order(self) -> list[AnyAsk]:
        """The open questions; on an open floor in random order, or the first seat would always have first pick."""
        asks = list(self.match.waiting())
        if self.match.mode == ANY:
            self._chance("floor").shuffle(asks)
        return asks

    # ------------------------------------------------------------------ what the people do

    def answer(self, seat: Seat, option: object) -> None:
        """Give a person's answer."""
        answer = GivenAnswer(self.match.events_told(seat))
        self._give(seat, option)
        self.answers[seat].append(answer)

    def answer_unasked(self, seat: Seat) -> bool:
        """Answer for the only person what need not be asked, and note it in their story. Was there anything?"""
        ask = self.match.ask_of(seat)
        if self.ask_everything:
            return False
        if self._answer_for(seat, automatic_answer(self.match, ask, undoable=False, lesson=self.is_lesson)):
            return True
        if self.ask_details or self.is_lesson:
            return False
        return self._answer_for(seat, decided(self.match, ask, undoable=False), detail=True)

    def decides_details(self) -> bool:
        """Have the people of this game small things to decide, for somebody who plays alone?"""
        return len(self.humans) == 1 and not self.ask_everything and decides(self.book.id) is not None

    def answer_settled(self, seat: Seat) -> bool:
        """Answer a question whose answer follows from what all can see, or one person alone. Was there one?"""
        alone = len(self.humans) == 1
        return self._answer_for(seat, self.book.settled(self.match.state, self.match.ask_of(seat), alone=alone))

    def _answer_for(self, seat: Seat, given: tuple[Option] | None, *, detail: bool = False) -> bool:
        if given is None:
            return False
        events_told, kind = self.match.events_told(seat), self.match.ask_of(seat).kind
        self._give(seat, given[0])
        self.answers[seat].append(GivenAnswer(events_told, forced=True, kind=kind, option=given[0], detail=detail))
        return True

    def concede(self, seat: Seat) -> None:
        """Let a person give up."""
        with self._noticing():
            self.match.concede(seat)

    def _give(self, seat: Seat, option: object) -> None:
        """Give the match an answer, of whomever."""
        with self._noticing():
            self.match.answer(seat, option)

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        """Note whose wishes were not needed, if the input that is given here closes a sealed round."""
        match = self.match
        asks, round = match.pending if match.mode == SEALED else (), match.round
        events_told = {ask.seat: match.events_told(ask.seat) for ask in asks}
        yield
        if asks and match.round != round:
            self.notices.round_closed(match, asks, events_told)

    def undo(self, seat: Seat) -> None:
        """Take back the last decision, and with it whatever was answered without a choice since.

        If only the latter can be taken back, nothing is lost: the host will answer it again.
        """
        while self.answers[seat] and self.match.can_undo(seat):
            self.match.undo(seat)
            if not self.answers[seat].pop().forced:
                return
        raise Illegal("too_late")

    def may_unseal(self, seat: Seat | None) -> bool:
        """Has this person sealed an answer in a round that is still open?"""
        match = self.match
        return seat in self.humans and match.mode == SEALED and seat in match.sealed()

    def unseal(self, seat: Seat) -> None:
        """Take a sealed answer back: the seat is asked again."""
        self.match.unseal(seat)
        self.answers[seat].pop()

    def wait(self, seat: Seat) -> None:
        """Let others go first."""
        if self.match.mode != ANY:
            raise Illegal("not_an_option")
        self.waits.add(seat)

    def may_delegate(self, seat: Seat) -> bool:
        """Is there anything that this seat can leave to a bot now?"""
        return seat in self.humans and self.book.delegable(self.match.state, seat) is not None

    def delegate(self, seat: Seat) -> None:
        """Leave what goes on to the usual bot, to its end."""
        if not self.may_delegate(seat):
            raise Illegal("not_an_option")
        self.delegated[seat] = self.book.delegable(self.match.state, seat)

    # ------------------------------------------------------------------ what the bots do

    def let_bots_play(self) -> None:
        """Let the bots play until a person is asked or the game is over."""
        while not self.match.over and self._bot_step():
            pass

    def _bot_step(self) -> bool:
        """Take one input from a bot. False: a person must decide first."""
        match = self.match
        if match.round != self._round:
            self._round, self.waits = match.round, set()
        if self._volunteers():
            return True
        for a in self._in_order():
            if a.seat in self.waits:
                continue
            if self.host_answers(a):
                self._give(a.seat, bout.play(bots.Seen(match, a.seat), a, self._chance("bout")))
                return True
            if self._delegates(a.seat):
                self._answer_delegated(a)
                return True
            if a.seat not in self.bots:
                if match.mode == ANY:
                    return False  # the floor is this person's first
                continue
            option = self._choice(a)
            if match.mode == ANY and (option == bots.WAIT or (option == a.default() and self._people_trade())):
                self.waits.add(a.seat)
                continue
            self._answer(a, option)
            return True
        return self._nobody_moves()

    def _delegates(self, seat: Seat) -> bool:
        """Does the stretch go on that this seat has left to a bot?"""
        if seat in self.delegated and self.book.delegable(self.match.state, seat) != self.delegated[seat]:
            del self.delegated[seat]
        return seat in self.delegated

    def _answer_delegated(self, ask: AnyAsk) -> None:
        """Answer as the usual bot would; if it fails, the player is asked themselves."""
        spec = bots.usual(self.book.id)
        try:
            bot = bots.make(spec, self.book.id, self._chance(ask.seat))
            self._give(ask.seat, standing_in.choose(self.match, bot, ask))
        except Exception as error:
            del self.delegated[ask.seat]
            self.failures.append(Failure(self.players[ask.seat].name, spec, _kind(error)))

    def _people_trade(self) -> bool:
        """Is a person still on the open floor? No bot leaves it then: the person may want to trade with it."""
        return any(a.seat not in self.bots and a.seat not in self.waits for a in self.match.waiting())

    def host_answers(self, ask: AnyAsk) -> bool:
        """Does the table want the host to answer this question, whoever is asked?"""
        return bout.plays_itself(bots.Seen(self.match, ask.seat), ask)

    def _choice(self, ask: AnyAsk) -> Option:
        try:
            return self.bot(ask.seat).choose(bots.Seen(self.match, ask.seat), ask)
        except Exception as error:
            self._replace(ask.seat, error)
            return self.bot(ask.seat).choose(bots.Seen(self.match, ask.seat), ask)

    def _answer(self, ask: AnyAsk, option: Option) -> None:
        try:
            self._give(ask.seat, option)
        except Illegal as error:
            self._replace(ask.seat, error)
            self._give(ask.seat, self._choice(ask))

    def _nobody_moves(self) -> bool:
        """If all wait on an open floor, let the first bot give its default answer, so that the game goes on."""
        waiting = self._in_order()
        if self.match.mode != ANY or not all(a.seat in self.waits for a in waiting):
            return False
        for a in waiting:
            if a.seat in self.bots:
                self.match.answer(a.seat, a.default())
                return True
        return False

    def _volunteers(self) -> bool:
        """Ask every bot once for each question whether it wants to make a move that is always allowed. Did one?"""
        for seat in self.bots:
            if self._asked_to_volunteer.get(seat) == self.match.round:
                continue
            self._asked_to_volunteer[seat] = self.match.round
            try:
                move = self.bot(seat).volunteer(bots.Seen(self.match, seat))
                if move is not None:
                    self.match.act(seat, move)
                    return True
            except Exception as error:
                self._replace(seat, error)
        return False

    def _replace(self, seat: Seat, error: Exception) -> None:
        """Let a random bot stand in for one that failed; if that fails too, it is our own bug."""
        player = self.players[seat]
        if player.bot == STAND_IN:
            raise error
        self.failures.append(Failure(player.name, str(player.bot), _kind(error)))
        self.bots[seat].close()
        self.players[seat] = Player(player.name, STAND_IN)
        self.bots[seat] = bots.make(STAND_IN, self.book.id, self._chance(seat))

    def close(self) -> None:
        """Close the bots, which are not needed any more."""
        for bot in self.bots.values():
            bot.close()

    def bot(self, seat: Seat) -> bots.Bot:
        """The bot of a seat. Its chance depends on the place in the game alone: a resumed game goes on alike."""
        bot = self.bots[seat]
        bot.stream = self._chance(seat)
        return bot

    def advise(self, spec: str, seat: Seat, ask: AnyAsk) -> Suggestion:
        """What a bot would do in that seat, and why."""
        adviser = bots.make(spec, self.book.id, self._chance(seat))
        return suggest(self.match, adviser, ask, self._chance(seat))

    def _chance(self, whose: Seat | str) -> Stream:
        inputs = len(self.match.entries)
        return Stream.seeded(f"{self.secret}/{whose}/{inputs}")

    # ------------------------------------------------------------------ what everybody knows

    def view(self, viewer: Viewer) -> dict[str, Any]:
        return dict(self.match.book.view(self.match.state, viewer))

    def events(self, viewer: Viewer, since: int = 0) -> list[tuple[Option, ...]]:
        """The events that the viewer was told, also those before the game was saved and resumed."""
        base = self.match.told_before_log.get(viewer, 0)
        return self._earlier.get(viewer, [])[since:base] + self.match.events(viewer, since)

    def unread(self, seat: Seat) -> tuple[int, list[GivenAnswer]]:
        """The first event since this seat's last decision, and its forced answers since then."""
        forced: list[GivenAnswer] = []
        for answer in reversed(self.answers[seat]):
            if not answer.forced:
                return answer.events_told, forced[::-1]
            forced.append(answer)
        return 0, forced[::-1]


def _kind(error: Exception) -> str:
    """The word for how a bot failed."""
    if isinstance(error, bots.BotFailed):
        return error.kind
    return bots.UNOFFERED if isinstance(error, Illegal) else bots.CRASHED


def _earlier(match: Match[Any], notices: Notices) -> dict[Viewer, list[tuple[Option, ...]]]:
    """The events before a match was resumed, found by playing all its inputs again. Notices are gathered, too."""
    if not match.entries and not any(match.told_before_log.values()):
        return {}
    try:
        whole = replay(match.book, record(match), check=False, watch=notices.watch)
    except MuneraError:  # saved under other rules: the story begins where the game was resumed
        return {}
    return {
        viewer: whole.events(viewer)[: match.told_before_log.get(viewer, 0)] for viewer in (None, *match.seats)
    }
