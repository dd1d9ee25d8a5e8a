"""A viewer of a table: what they were sent last, and what waits to be sent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from munera.kernel import Seat
from munera.tables.json_text import json_text
from munera.tables.story import Names, Stories, Story
from munera.tables.table_game import TableGame
from munera.tables.wording import Wording

MOST_STEPS = 32  # states between that wait for a viewer; whoever is slower sees only the newest
MOST_EVENTS = 150  # in one frame, two milliseconds of work; whoever must be told more gets it in several
PAUSE = ""  # between two frames: a host may do other things before it goes on
WITHOUT_QUESTION: dict[str, Any] = {"ask": None, "anytime": [], "undo": False}


@dataclass
class StateFrames:
    """A state that was stored and is to be sent. Whatever becomes of the game, it can be put into words later."""

    message: dict[str, Any]
    text: str  # the message as JSON
    number: int  # of the first frame
    events: list[Any]
    since: int  # the number of the first of these events
    scenes: list[dict[str, Any]]
    notices: list[dict[str, Any]]  # what this seat alone is told
    names: Names
    seat: Seat | None
    wording: Wording | None
    story: Story | None

    @property
    def count(self) -> int:
        """In how many frames it is sent."""
        return max(1, -(-len(self.events) // MOST_EVENTS))

    def texts(self) -> Iterator[str]:
        """The texts of its frames, and a PAUSE wherever the host had better do something else for a moment."""
        for piece in range(self.count):
            first, last = piece * MOST_EVENTS, piece == self.count - 1
            events = self.events[first : first + MOST_EVENTS]
            since, told = self.since + first, self.since + first + len(events)
            head: dict[str, Any] = {
                "type": "state",
                "n": self.number + piece,
                "events": events,
                "since": since,
                "told": told,
                "scenes": [
                    one
                    for one in self.scenes
                    if (since < one["told"] or not first) and (last or one["told"] <= told)
                ],
                "notices": [one for one in self.notices if since <= one["told"] < told],
            }
            if not last:
                head["more"] = True
            message = self.message if last else self.message | WITHOUT_QUESTION
            text = joined(json_text(head), self.text if last else json_text(message))
            if self.story is not None and self.wording is not None:
                for _ in self.story.tell(since, told):
                    yield PAUSE
                lines = self.story.numbered_lines(since, told)
                notices = self.wording.notice_lines(head["notices"], message["view"], self.names, self.seat)
                lines += [(one["n"], json_text(one)) for one in notices]
                story = '{"lines":[' + ",".join(line for _, line in sorted(lines)) + "]}"
                said = json_text(self.wording.in_words(message, self.names, self.seat))
                text = joined(text, '{"said":' + joined(story, said) + "}")
            yield text


def joined(one: str, other: str) -> str:
    """Two JSON objects as one. Neither may be empty, and they have no key in common."""
    return f"{one[:-1]},{other[1:]}"


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
        return game.message(self.seat, self.events_told) | WITHOUT_QUESTION

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

    def state(self, game: TableGame, message: dict[str, Any], names: Names, stories: Stories) -> list[StateFrames]:
        """The frames of a state, if there is anything new in it for this viewer; else nothing."""
        events, since, events_told = message.pop("events"), message.pop("since"), message.pop("told")
        scenes, notices = message.pop("scenes"), message.pop("notices")
        already_sent = max(0, min(self.events_told, events_told) - since)  # by the step before this one
        events, since = events[already_sent:], since + already_sent
        scenes = [scene for scene in scenes if since < scene["told"] or not since]
        notices = [notice for notice in notices if since <= notice["told"] < events_told]
        text = json_text(message)
        if not events and text == self.last_state and not self.must_send_state:
            return []
        self.last_state, self.events_told, self.must_send_state = text, events_told, False
        story = None if self.wording is None else stories.story(game, self.wording, names, self.seat)
        number = self.frames_sent + 1
        found = StateFrames(
            message, text, number, events, since, scenes, notices, names, self.seat, self.wording, story
        )
        self.frames_sent += found.count
        return [found]
