"""Refusals: a code, which tells no fact about the game. Hosts have words for every code, in both languages."""

from __future__ import annotations

from munera.kernel import MuneraError


class Refused(MuneraError):
    """A request that is not carried out. Nothing has changed."""

    CODES = {
        "bad_request": 400,  # it cannot be read
        "bad_option": 400,  # a table option that does not exist, or a value that it does not take
        "bad_seats": 400,  # not so many seats, or a seat that makes no sense
        "bad_bot": 400,  # no bot of this name plays this game
        "bad_record": 400,  # not a record, or a damaged one
        "bad_standing": 400,  # standing answers that make no sense
        "bad_room": 400,  # nobody, or somebody who does not sit there
        "bad_text": 400,  # nothing to read, or too much of it
        "no_page": 404,  # no such path
        "no_method": 405,  # the path knows other methods
        "no_game": 404,  # no such game
        "no_table": 404,  # no such table, or not for you
        "no_seat": 404,  # no such seat
        "no_link": 404,  # the link was used or revoked, has expired, or never existed
        "no_moment": 404,  # no such place in a replay
        "not_yours": 403,  # the seat, or the table, is somebody else's
        "in_person": 403,  # only the player of the seat can do that, and no stand-in
        "origin": 403,  # a browser came from another site
        "host": 421,  # a browser asked for a name that is not this server's
        "taken": 409,  # the seat is not free any more
        "started": 409,  # the game has begun
        "not_started": 409,  # it has not
        "not_over": 409,  # it is still going on
        "not_now": 409,  # it makes no sense at this moment
        "closing": 409,  # everybody has answered, and it is too late to change one's mind
        "paused": 409,  # the table has agreed to pause
        "other_rules": 409,  # the game was begun under another version of its rules, which plays it otherwise
        "stuck": 409,  # the rules failed at this table; the operator has been told
        "blocked": 403,  # that player does not want to hear you
        "too_large": 413,
        "too_many": 429,  # viewers, rooms or lines
        "too_many_tables": 429,  # one browser has as many tables as it may have
        "too_many_from_here": 429,  # one address has
        "too_many_in_use": 429,  # one address uses as many tables at the same time as it may
        "too_much_stored": 429,  # one address has as many megabytes of records stored as it may
        "too_many_imports": 429,  # so many records of this address, or of all, are being checked already
        "too_fast": 429,
        "failed": 500,  # our fault; the operator has been told
        "busy": 503,  # the database cannot be reached; nothing is lost, try again
    }

    def __init__(self, code: str, detail: str = "", **facts: int) -> None:
        super().__init__(code)
        self.code, self.detail, self.facts = code, detail, facts  # facts: numbers that its words name
        self.status = self.CODES[code]
