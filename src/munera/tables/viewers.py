"""Whoever looks at a table: one socket, what it was sent last, and what waits to be sent."""

from __future__ import annotations

import json
from typing import Any

from munera.kernel import Seat
from munera.tables.table_game import TableGame
from munera.tables.wording import Wording

MOST_STEPS = 32  # states between that wait for a viewer; whoever is slower sees only the newest


class Viewer:
    """Somebody who looks at a table: from a seat, or as a spectator."""

    def __init__(self, seat: Seat | None, holder: str, since: int = 0, wording: Wording | None = None) -> None:
        self.seat, self.holder, self.wording = seat, holder, wording
        self.replies: list[dict[str, Any]] = []
        self.parts: list[str] = []  # what it asked for by name
        self.number = 0  # frames about the game: counts only what this viewer can see
        self.events_told = max(0, since)
        self.forced = True  # send the state even if nothing changed
        self.steps: list[dict[str, Any]] = []  # states that others have left behind, still to be sent
        self.heard = 0  # the last line of talk that was looked at
        self.spoke = 0.0  # when it last wanted other words
        self.last_state = ""
        self.last_table = ""
        self.gone = False

    def wake(self) -> None:
        """There may be something to send: whoever carries frames to this viewer looks."""

    def speak(self, wording: Wording) -> None:
        """In other words from now on: the whole story comes again."""
        self.wording, self.events_told, self.forced = wording, 0, True
        self.steps.clear()
        self.wake()

    def reply(self, message: dict[str, Any]) -> None:
        """An answer to this socket alone."""
        self.replies.append(message)
        self.wake()

    def ask_part(self, name: str) -> None:
        """To be given with the next frames, once however often it was asked for."""
        if name not in self.parts:
            self.parts.append(name)
        self.wake()

    def between(self, game: TableGame) -> dict[str, Any]:
        """What it would see if the game stopped here: a blow, say, that nothing in hand can parry.

        Without the question, since it is answered already.
        """
        return game.message(self.seat, self.events_told) | {"ask": None, "anytime": [], "undo": False}

    def queue(self, step: dict[str, Any]) -> None:
        """A state between that is stored, and may be shown."""
        self.steps.append(step)
        if len(self.steps) > MOST_STEPS:
            self.steps.clear()

    def rewind(self, game: TableGame) -> None:
        """After an undo it has been told more than has happened."""
        self.steps.clear()
        events_told = game.match.events_told(self.seat)
        if self.events_told > events_told:
            self.events_told, self.forced = events_told, True

    def state(self, game: TableGame, message: dict[str, Any], names: tuple[str, ...]) -> list[str]:
        """The frame of a state, if there is anything new in it for this viewer."""
        events, since, events_told = message.pop("events"), message.pop("since"), message.pop("told")
        scenes = message.pop("scenes")
        known = max(0, min(self.events_told, events_told) - since)  # of a step: the one before it told that
        events, since = events[known:], since + known
        scenes = [scene for scene in scenes if since < scene["told"] < events_told or not since]
        rest = text(message)
        if not events and rest == self.last_state and not self.forced:
            return []
        self.last_state, self.events_told, self.forced = rest, events_told, False
        self.number += 1
        frame = {
            "type": "state",
            "n": self.number,
            "events": events,
            "since": since,
            "told": events_told,
            "scenes": scenes,
        }
        frame |= message
        if self.wording is not None:
            heard = game.match.events(self.seat)
            until = len(heard) - (game.match.events_told(self.seat) - events_told)
            frame["said"] = self.wording.said(message, heard[:until], since, names, self.seat)
        return [text(frame)]


def text(message: dict[str, Any]) -> str:
    """A frame as it is sent."""
    return json.dumps(message, sort_keys=True, separators=(",", ":"))
