"""What hosts and seats may see: who is asked, who is awaited, and the one message that a viewer is sent."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from munera.kernel.asks import ANY, SEALED, AnyAsk, Seat, Space, Warnings, legal, only, shown
from munera.kernel.errors import Illegal
from munera.kernel.match.entries import UNSET, NoAnswer
from munera.kernel.match.undo import Undoable
from munera.kernel.observation import Observation
from munera.kernel.plain import Option, from_option
from munera.kernel.renamed import renamed
from munera.kernel.show import View, aligned, facts
from munera.kernel.state import State, is_told_to

S = TypeVar("S", bound=State)


class Observed(Undoable[S]):
    """A running game as it is seen from outside. Nothing leaves it but through `message` and `sent`."""

    def __repr__(self) -> str:
        asked = ", ".join(f"{a.seat} {a.kind}" for a in self.pending)
        return f"<Match of {self.book.id}, {len(self.seats)} seats, {f'asked: {asked}' if asked else 'over'}>"

    def __str__(self) -> str:
        """What a spectator may know, and nothing else: the table, each seat in a line, and what is asked."""
        book = self.book
        lines = [(book.id, f"{len(self.seats)} seats")]
        lines += [(title, facts(line)) for title, line in book.summary(book.view(self.state, None)).items()]
        how = {SEALED: " (in secret)", ANY: " (whoever is first)"}.get(self.mode, "")
        sealed = self.sealed()
        lines += [("asked", f"{a.question()}{' (sealed)' if a.seat in sealed else how}") for a in self.pending]
        if not self.pending:
            winners = ", ".join(f"seat {seat}" for seat in book.winners(self.state))
            lines.append(("over", f"won by {winners}" if winners else "nobody has won"))
        return aligned(lines)

    def view(self, viewer: object = None) -> View:
        """What a seat (None: a spectator) may see. It is a dict, and prints readably."""
        if viewer is not None and (type(viewer) is not int or viewer not in self.seats):
            raise Illegal("not_a_seat")
        return View(self.book.view(self.state, viewer))

    def waiting(self) -> tuple[AnyAsk, ...]:
        """The questions without a known answer: a host must get one for each."""
        if not self._answers:
            return self.pending
        return tuple([a for a, g in zip(self.pending, self._answers, strict=True) if isinstance(g, NoAnswer)])

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the table waits for: a public fact."""
        if not self._answers:
            return tuple(a.seat for a in self.pending)
        return tuple(a.seat for a, g in zip(self.pending, self._answers, strict=True) if g is UNSET)

    def sealed(self) -> tuple[Seat, ...]:
        """The seats that have sealed an answer in this round: a public fact."""
        return tuple(a.seat for a, g in zip(self.pending, self._answers, strict=False) if g is not UNSET)

    @property
    def held(self) -> bool:
        """Has everybody answered, while the rules wait until a host reveals it (`reveal`)?"""
        return bool(self._answers) and NoAnswer not in map(type, self._answers)

    def ask_of(self, seat: object) -> AnyAsk:
        """The open question of a seat, or Illegal."""
        return self.pending[self._asked(seat)]

    def _asked(self, seat: object) -> int:
        for i, a in enumerate(self.pending):
            if type(seat) is int and a.seat == seat:
                return i
        raise Illegal("not_asked" if self.pending else "over")

    def ask_id(self, seat: object) -> str:
        """The name of the open question: an answer that carries it cannot hit another question by accident.

        On the open floor it names the seat's own options alone, else every neighbour's purchase would
        invalidate one's click.
        """
        a = self.ask_of(seat)
        own = json.dumps([a.kind, a.about, shown(a.options)], sort_keys=True)
        digest = f"{zlib.crc32(own.encode()):08x}"
        return digest if self.mode == ANY else f"{self.round}-{digest}"

    def forced(self, seat: Seat) -> tuple[Option] | None:
        """The only answer that this seat can give, as a 1-tuple, or None. For the host of that seat alone."""
        found = only(self.ask_of(seat).options)
        return None if self.book.could_gain_options(self.state, seat) else found

    def warnings(self, seat: Seat) -> Warnings:
        """What this seat should know before it answers, option by option."""
        return self.book.warnings(self.state, self.ask_of(seat))

    def sealed_answer(self, seat: object) -> tuple[Option] | None:
        """The seat's own sealed answer, as a 1-tuple, or None."""
        i = self._asked(seat)
        given = self._answers[i] if self._answers else UNSET
        return None if isinstance(given, NoAnswer) else (given,)

    def mine(self, seat: object) -> tuple[Option] | None:
        """The old name of `sealed_answer`."""
        renamed("Match.mine", "sealed_answer")
        return self.sealed_answer(seat)

    def where(self) -> list[str]:
        """The old name of `waiting_rules`."""
        renamed("Match.where", "waiting_rules")
        return self.waiting_rules()

    def events(self, viewer: Seat | None, since: int = 0) -> list[tuple[Option, ...]]:
        """What the viewer was told, each event as (kind, *facts). Numbers count the viewer's own events only."""
        return self._events_of(viewer)[max(0, since - self.told_before_log.get(viewer, 0)) :]

    def events_told(self, viewer: Seat | None) -> int:
        """How many events the viewer was told since the game began."""
        return self.told_before_log.get(viewer, 0) + len(self._events_of(viewer))

    def _events_of(self, viewer: Seat | None) -> list[tuple[Option, ...]]:
        """The events that the viewer was told; every event of the log is looked at once."""
        log = self.log or []
        at, heard = self._heard.get(viewer, (0, []))
        if at < len(log):
            heard += [(e[0], *e[1]) for e in log[at:] if is_told_to(e, viewer)]
            self._heard[viewer] = len(log), heard
        return heard

    def sent(self, viewer: object, since: int = 0) -> bytes:
        """All that a viewer (None: a spectator) is ever sent, as canonical JSON."""
        return json.dumps(self.message(viewer, since), sort_keys=True, separators=(",", ":")).encode()

    def message(self, viewer: object, since: int = 0) -> dict[str, Any]:
        """What `sent` writes as JSON, with the viewer's events from number `since` on."""
        if viewer is not None and (type(viewer) is not int or viewer not in self.seats):
            raise Illegal("not_a_seat")
        own = None
        for i, a in enumerate(self.pending):
            if a.seat == viewer:
                given = self._answers[i] if self._answers else UNSET
                own = {
                    "id": self.ask_id(a.seat),
                    "kind": a.kind,
                    "about": a.about,
                    "rule": a.rule,
                    "options": shown(a.options),
                    "space": isinstance(a.options, Space),
                    "refused": [[from_option(o), why] for o, why in a.refused().items()],
                    "warnings": [[o, list(warned)] for o, warned in self.warnings(a.seat).items()],
                    "mine": None if isinstance(given, NoAnswer) else [given],
                }
        free = self.book.anytime(self.state, viewer) if viewer is not None and self.pending else ()
        return {
            "view": self.book.view(self.state, viewer),
            "ask": own,
            "asked": [(a.seat, a.kind, a.about) for a in self.pending],
            "awaited": self.awaited(),
            "mode": self.mode,
            "anytime": shown(free),
            "undo": viewer is not None and self.can_undo(viewer),
            "version": self.version,
            "round": self.round,
            "told": self.events_told(viewer),
            "events": self.events(viewer, since),
            "scenes": self._shown(viewer, since),
            "over": self.over,
        }

    def _shown(self, viewer: Seat | None, since: int) -> list[dict[str, Any]]:
        """The scenes since event `since`: after how many events, and how the table looked to the viewer then.

        Who has heard nothing yet is shown the beginning, while it is still remembered, and nothing of the middle.
        Where the table has moved on without a word, the last of them stands after all that was told.
        """
        scenes = self._scenes
        if not scenes or (not since and (scenes[0][0] or self.told_before_log)):
            return []
        log, now = self.log or [], self.events_told(viewer)
        most = now - 1 if self.book.scene(self.state) else now
        heard, end = now, len(log)
        found: list[dict[str, Any]] = []
        for at, state in reversed(scenes):
            heard -= sum(is_told_to(e, viewer) for e in log[at:end])
            end = at
            if heard < since:
                break
            if since < heard <= most or (not since and heard < now):
                found.append({"told": heard, "view": self.book.view(state, viewer)})
        return found[::-1]

    def features(self, viewer: object) -> dict[str, float]:
        """What this viewer knows as numbers with names, on request (`Rulebook.features`)."""
        if viewer is not None and (type(viewer) is not int or viewer not in self.seats):
            raise Illegal("not_a_seat")
        return dict(self.book.features(self.state, viewer))

    def observation(self, seat: object) -> list[float]:
        """What this seat knows as a row of numbers, on request (`Rulebook.observation` says what each is)."""
        whose, described = self._observer(seat)
        return described.observe(self.state, whose, self._open_to(whose))

    def option_rows(self, seat: object, options: Iterable[object] | None = None) -> list[list[float]]:
        """The options of the question that is open to this seat, each as a row of numbers.

        Where they are too many to list (a `Space`), give those that matter. What is not offered is Illegal.
        """
        whose, described = self._observer(seat)
        ask = self.ask_of(whose)
        offered = ask.options
        chosen: Sequence[Option]
        if options is not None:
            chosen = [legal(offered, option) for option in options]
        elif isinstance(offered, Space):
            raise TypeError("too many to list: say which options")
        else:
            chosen = offered
        row, state = described.option_row, self.state
        return [row(state, whose, ask, option) for option in chosen]

    def move_rows(self, seat: object, moves: Iterable[object]) -> list[list[float]]:
        """Moves that this seat may make at any time, each as a row of numbers like those of options.

        Others are Illegal.
        """
        whose, described = self._observer(seat)
        free = self.book.anytime(self.state, whose) if self.pending else ()
        checked = [legal(free, move, "not_a_move") for move in moves]
        return [described.option_row(self.state, whose, None, move) for move in checked]

    def _observer(self, seat: object) -> tuple[Seat, Observation[Any]]:
        if type(seat) is not int or seat not in self.seats:
            raise Illegal("not_a_seat")
        described = self.book.observation
        if described is None:
            raise NotImplementedError(f"{self.book.id} has no observation")
        return seat, described

    def _open_to(self, seat: Seat) -> AnyAsk | None:
        """The question that is open to a seat, if there is one."""
        for a in self.pending:
            if a.seat == seat:
                return a
        return None

    def part(self, viewer: object, name: object) -> Any:
        """What the rulebook gives this viewer on request, beside what every message holds."""
        if viewer is not None and (type(viewer) is not int or viewer not in self.seats):
            raise Illegal("not_a_seat")
        if not isinstance(name, str) or name not in self.book.parts:
            raise Illegal("no_part")
        return self.book.part(self.state, viewer, name)
