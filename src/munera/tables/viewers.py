"""A viewer of a table: what they were sent last, and what waits to be sent."""

from __future__ import annotations

import json
from typing import Any

from munera.kernel import Seat
from munera.tables.table_game import TableGame
from munera.tables.wording import Wording

MOST_STEPS = 32  # states between that wait for a viewer; whoever is slower sees only the newest


class Viewer:
    """Somebody who looks at a table, from a seat or as a spectator. Each open socket is a viewer of its own."""

    def __init__(self, seat: Seat | None, holder: str, since: int = 0, wording: Wording | None = None) -> None:
        self.seat, self.holder, self.wording = seat, holder, wording
        self.replies: list[dict[str, Any]] = []
        self.parts_wanted: list[str] = []  # what it asked for by name
        self.frames_sent = 0  # about the game: it counts only what this viewer can see
        self.events_told = max(0, since)
        self.must_send_state = True  # send the state even if nothing changed
        self.steps_to_send: list[dict[str, Any]] = []  # states that others have left behind, still to be sent
        self.last_talk = 0  # the number of the last line of talk that was considered
        self.phrasing_changed_at = 0.0  # the time when the viewer last wanted other words
        self.last_state = ""
        self.last_table = ""
        self.gone = False

    def wake(self) -> None:
        """Say that there may be something to send. Hosts override it."""

    def change_wording(self, wording: Wording) -> None:
        """Use another wording from now on, and send the whole story again in it."""
        self.wording, self.events_told, self.must_send_state = wording, 0, True
        self.steps_to_send.clear()
        self.wake()

    def reply(self, message: dict[str, Any]) -> None:
        """Send a message to this viewer alone."""
        self.replies.append(message)
        self.wake()

    def want_part(self, name: str) -> None:
        """Send this part of the view with the next frames, once however often it was asked for."""
        if name not in self.parts_wanted:
            self.parts_wanted.append(name)
        self.wake()

    def state_without_question(self, game: TableGame) -> dict[str, Any]:
        """What the viewer would see if the game stopped here: a blow, say, that nothing in hand can parry.

        The question is left out, since it is answered already.
        """
        return game.message(self.seat, self.events_told) | {"ask": None, "anytime": [], "undo": False}

    def queue_step(self, step: dict[str, Any]) -> None:
        """Queue a state between two others, now that it is stored and may be shown."""
        self.steps_to_send.append(step)
        if len(self.steps_to_send) > MOST_STEPS:
            self.steps_to_send.clear()

    def rewind(self, game: TableGame) -> None:
        """After an undo, when the viewer has been told more than has happened, send the state again."""
        self.steps_to_send.clear()
        events_told = game.match.events_told(self.seat)
        if self.events_told > events_told:
            self.events_told, self.must_send_state = events_told, True

    def state(self, game: TableGame, message: dict[str, Any], names: tuple[str, ...]) -> list[str]:
        """The frame of a state, if there is anything new in it for this viewer; else nothing."""
        events, since, events_told = message.pop("events"), message.pop("since"), message.pop("told")
        scenes, notices = message.pop("scenes"), message.pop("notices")
        already_sent = max(0, min(self.events_told, events_told) - since)  # by the step before this one
        events, since = events[already_sent:], since + already_sent
        scenes = [scene for scene in scenes if since < scene["told"] < events_told or not since]
        notices = [notice for notice in notices if since <= notice["told"] < events_told]
        rest = frame_text(message)
        if not events and rest == self.last_state and not self.must_send_state:
            return []
        self.last_state, self.events_told, self.must_send_state = rest, events_told, False
        self.frames_sent += 1
        frame = {
            "type": "state",
            "n": self.frames_sent,
            "events": events,
            "since": since,
            "told": events_told,
            "scenes": scenes,
            "notices": notices,
        }
        frame |= message
        if self.wording is not None:
            heard = game.match.events(self.seat)
            until = len(heard) - (game.match.events_told(self.seat) - events_told)
            frame["said"] = self.wording.in_words(message, heard[:until], since, names, self.seat)
            self.wording.add_notices(frame["said"]["lines"], notices, message["view"], names, self.seat)
        return [frame_text(frame)]


def frame_text(message: dict[str, Any]) -> str:
    """The text of a frame, as it is sent."""
    return json.dumps(message, sort_keys=True, separators=(",", ":"))
