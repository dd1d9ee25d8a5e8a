"""The frames that viewers are sent. They tell nothing that is not stored yet or that the viewer may not know."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Any, TypeAlias

from munera import bots, fair
from munera.kernel import Seat
from munera.tables.details import decides
from munera.tables.json_text import json_text
from munera.tables.meta import OVER
from munera.tables.phrases import PHRASES, phrases_of, said
from munera.tables.stand_ins import bot_for
from munera.tables.table import Table
from munera.tables.viewers import PAUSE, StateFrames, Viewer
from munera.tables.wording import words_of
from munera.words import ENGLISH

TABLE_ROOM = "table"

Frame: TypeAlias = "str | StateFrames"


def frames_for(table: Table, viewer: Viewer) -> list[Frame]:
    """What this viewer must be sent now. It is settled here; states are put into words by `texts_of`, later."""
    replies, viewer.replies = viewer.replies, []
    found: list[Frame] = []
    news = json_text({"type": "table", **table_info(table, viewer.seat, viewer.holder)})
    if news != viewer.last_table:
        viewer.last_table = news
        found.append(news)
    found += [json_text(line) for line in _talk_frames(table, viewer)]
    found += _state_frames(table, viewer)
    found += [json_text(part) for part in _part_frames(table, viewer)]
    return found + [json_text(reply) for reply in replies]


def texts_of(frames: Iterable[Frame]) -> Iterator[str]:
    """The texts of these frames, and a PAUSE wherever a host had better do something else for a moment."""
    for frame in frames:
        if isinstance(frame, StateFrames):
            yield from frame.texts()
        else:
            yield frame


def all_texts(table: Table, viewer: Viewer) -> list[str]:
    """The texts of all frames that this viewer must be sent now, for hosts that have nothing else to do."""
    return [text for text in texts_of(frames_for(table, viewer)) if text != PAUSE]


def _state_frames(table: Table, viewer: Viewer) -> list[StateFrames]:
    """The states between that wait to be sent, and the newest one."""
    game = table.game
    if game is None:
        return []
    names = tuple(chair.name for chair in table.meta.chairs)
    steps, viewer.steps_to_send = viewer.steps_to_send, []
    found = [frame for step in steps for frame in viewer.state(game, step, names, table.stories)]
    message = game.message(viewer.seat, viewer.events_told)
    if viewer.seat is not None and message["ask"] is not None:
        alone, unseen = game.eased(viewer.seat, alone=table.meta.alone()), len(table.meta.people()) < 2
        message["ask"]["takes_back"] = list(game.takes_back(viewer.seat, alone=alone, unseen=unseen))
    found += viewer.state(game, message, names, table.stories)
    return found


def _part_frames(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """The parts that the viewer asked for by name, made from the very state that was sent last."""
    names, viewer.parts_wanted = viewer.parts_wanted, []
    match = table.game.match if table.game is not None else None
    return [
        {"type": "part", "name": name, "n": viewer.frames_sent, "value": match.part(viewer.seat, name)}
        for name in names
        if match is not None
    ]


def _talk_frames(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """The lines of talk that this viewer may read and has not been sent."""
    lines = []
    quiet = table.mutes.get(viewer.seat, {}) if viewer.seat is not None else {}
    words = viewer.wording.words if viewer.wording is not None else words_of(ENGLISH)
    for _, at, seat, room, text, phrase in table.talk[
        bisect_right(table.talk, viewer.last_talk, key=itemgetter(0)) :
    ]:
        if seat not in quiet and _may_hear(table, viewer.seat, room):
            line = {"type": "talk", "at": round(at), "seat": seat, "room": _seats_of(room), "text": text}
            if phrase:  # a later version may know phrases that this one has no words for
                line |= {"text": said(words, phrase) if phrase in PHRASES else phrase, "phrase": phrase}
            lines.append(line)
    viewer.last_talk = max(viewer.last_talk, table.talk[-1][0] if table.talk else 0)
    return lines


def person_of(bot: str) -> dict[str, str]:
    """Which person of its level a bot is, and of what temperament; both empty if it is none."""
    person = bots.person(bot)
    return {
        "person": "" if person is None else person.id,
        "temperament": "" if person is None else person.temperament,
    }


def _may_hear(table: Table, viewer: Seat | None, room: str) -> bool:
    """May this viewer read a room? Its members may, and everybody the table's room; after the game perhaps all."""
    published = table.meta.status == OVER and table.meta.terms["publish_talk"]
    return room == TABLE_ROOM or published or (viewer is not None and viewer in (_seats_of(room) or ()))


def _seats_of(room: str) -> list[Seat] | None:
    """The seats of a room; None: the whole table."""
    return None if room == TABLE_ROOM else [int(seat) for seat in room.split(",")]


def table_info(table: Table, viewer: Seat | None, holder: str = "") -> dict[str, Any]:
    """What this viewer may know about the table; the game itself is in the state."""
    meta, game = table.meta, table.game
    here = {one.seat for one in table.viewers}
    clocks = game.clocks.awaited_since if game is not None else {}
    if game is not None and game.window:  # nobody is told who has answered
        clocks = {seat: at for seat, at in clocks.items() if seat == viewer}
    seats = [
        {
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            **person_of(chair.bot),
            "here": seat in here,
            "stand_in": game.stand_ins.get(seat, "") if game else "",
            "stand_in_bot": bot_for(meta, game, seat) if game else "",
            "conceded": bool(game and seat in game.conceded),
            "stirred": bool(chair.entropy),
            "same_person": list(meta.same_person.get(seat, ())),
            "same_network": list(meta.same_network.get(seat, ())),
        }
        for seat, chair in enumerate(meta.chairs)
    ]
    info: dict[str, Any] = {
        "id": meta.id,
        "game": meta.game,
        "rules": meta.rules,
        "status": meta.status,
        "public": meta.public,
        "terms": {name: value for name, value in meta.terms.items() if name != "origin"},
        "began": fair.beginning(meta.terms),
        "seats": seats,
        "you": viewer,
        "owner": bool(holder) and holder == meta.owner,
        "commitment": fair.commitment(meta.key, meta.salt, fair.scheme_of(meta.terms))
        if fair.claimed(meta.terms)
        else "",
        "result": meta.result,
        "successor": meta.successor,
        "stuck": table.stuck,
        "other_rules": table.differs is not None,
        "differs_at": table.differs,
        "paused": bool(game and game.paused),
        "closing": _is_closing(table),
        "proposals": {
            what: {"seat": one.seat, "agreed": sorted(one.agreed)}
            for what, one in (game.proposals if game else {}).items()
        },
        "deadlines": {seat: due - table.ahead for seat, due in table.deadlines().items() if seat in clocks},
    }
    if viewer is not None:
        info["standing"] = [list(one) for one in game.standing_answers.get(viewer, ())] if game is not None else []
        info["mutes"] = table.mutes.get(viewer, {})
        info["phrases"] = list(phrases_of(table.book))
        info["delegation"] = _delegation(table, viewer)
        info["details"] = _details(table, viewer)
    if meta.status == OVER and fair.claimed(meta.terms):
        info["fair"] = meta.opened_dice()
    return info


def _delegation(table: Table, seat: Seat) -> dict[str, bool]:
    """Whether this seat may leave what goes on to a bot, and whether it has."""
    game = table.game
    able = game is not None and not game.over and bool(table.meta.terms["aids"])
    return {
        "may": able and game is not None and game.book.delegable(game.match.state, seat) is not None,
        "on": game is not None and seat in game.delegated,
    }


def _details(table: Table, seat: Seat) -> dict[str, bool]:
    """Whether the people of this seat may decide small things themselves, and whether they do."""
    game, alone = table.game, table.meta.alone()
    may = game is not None and alone and not game.is_lesson and decides(table.meta.game) is not None
    return {"may": may, "on": may and game is not None and game.leaves_details(seat, alone=alone)}


def _is_closing(table: Table) -> bool:
    """Has everybody sealed, so that the reveal is a moment away? In a window nobody is told that."""
    game = table.game
    return game is not None and game.match.held and not game.window
