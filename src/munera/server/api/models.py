"""The forms of requests and responses. The OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=80)]
Seats = Annotated[int, Field(ge=0, le=15)]
Entropy = Annotated[
    str, Field(max_length=128, pattern="^[ -~]*$", description="what you add to the dice, in plain ASCII")
]
Value = str | int | bool | list[int] | None


class Body(BaseModel):
    """A body of a request. Unknown fields are errors, so that a misspelt one is not a default."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name = ""
    bot: Annotated[str, Field(max_length=120, description="which bot; by default the best")] = ""


class Pace(Body):
    """How long a player may think about one question."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=30 * 86400)] = 0


class NewTable(Body):
    """A table to be made."""

    game: Annotated[str, Field(max_length=40, examples=["gladius"])]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    options: dict[Annotated[str, Field(max_length=60)], Value] = {}
    pace: Pace = Pace()
    aids: Annotated[bool, Field(description="may players ask the bot for a hint?")] = True
    undo: Literal["off", "free", "consent"] = "free"
    public: bool = False
    publish_talk: Annotated[bool, Field(description="is private talk told to all after the game?")] = False
    window: Annotated[float | None, Field(ge=0, le=86400, description="the least time of a reaction window")] = (
        None
    )
    grace: Annotated[float | None, Field(ge=0, le=60, description="between the last seal and the reveal")] = None
    stand_in: Annotated[
        str,
        Field(
            max_length=120, description="who answers for players who are away: `passive` or a bot; else the best"
        ),
    ] = ""
    entropy: Entropy = ""


class Join(Body):
    """A request for an open seat."""

    name: Name = ""
    seat: Seats | None = None
    entropy: Entropy = ""


class BotWish(Body):
    """The bot that is to take a seat; by default the best."""

    bot: Annotated[str, Field(max_length=120)] = ""


class NameWish(Body):
    """The name that a player wants."""

    name: Name


class Stir(Body):
    """What a player adds to the dice, before the game begins."""

    entropy: Entropy


class Fork(Body):
    """A new table from the middle of a game that is over."""

    at: Annotated[int, Field(ge=0, le=10_000_000, description="after so many entries")]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    public: bool = False


class SeatInfo(BaseModel):
    """Who sits at a seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    person: Annotated[str, Field(description="who the bot is, if it is one of the persons of its level")]
    temperament: Annotated[str, Field(description="of that person")]
    here: Annotated[bool, Field(description="is a socket of this seat open?")]
    stand_in: Annotated[str, Field(description="why somebody stands in; nothing if nobody does")]
    stand_in_bot: Annotated[str, Field(description="the bot that stands in; nothing: the passive answer is given")]
    conceded: Annotated[bool, Field(description="has it given up?")]
    stirred: Annotated[bool, Field(description="has it added something to the dice?")]
    same_person: Annotated[list[int], Field(description="other seats that the same browser holds")]
    same_network: Annotated[
        list[int], Field(description="seats of other browsers at the same address: a weak mark")
    ]


class Proposal(BaseModel):
    """What a seat asks of the others, and who has agreed."""

    seat: int
    agreed: list[int]


class TableInfo(BaseModel):
    """A table, as the asking browser may see it.

    Whoever has a seat also gets their `standing` answers and `mutes`; after the game, `fair` opens the dice.
    """

    model_config = ConfigDict(extra="allow")

    id: str
    game: str
    rules: Annotated[str, Field(description="the version of its rules")]
    status: Literal["open", "playing", "over"]
    public: bool
    terms: Annotated[
        dict[str, Any], Field(description="options, pace, aids, undo, publish_talk, window, grace, stand_in")
    ]
    began: Annotated[dict[str, Any], Field(description="how: dealt, forked, imported or position")]
    seats: list[SeatInfo]
    yours: Annotated[list[int], Field(description="the seats of the asking browser")]
    you: Annotated[int | None, Field(description="the seat for which this is told")]
    owner: Annotated[bool, Field(description="did the asking browser make it?")]
    commitment: Annotated[str, Field(description="the hash of the secret of the dice, told before the first card")]
    result: dict[str, Any] | None
    successor: Annotated[str | None, Field(description="the rematch")]
    stuck: Annotated[bool, Field(description="the rules failed; the operator has been told")]
    other_rules: Annotated[bool, Field(description="begun under a version of the rules that plays otherwise")]
    differs_at: Annotated[int | None, Field(description="the first input that only that version plays")]
    paused: bool
    closing: Annotated[bool, Field(description="everybody has sealed, and the reveal is a moment away")]
    proposals: dict[str, Proposal]
    deadlines: Annotated[dict[int, float], Field(description="when the clocks of awaited seats run out")]


class Listing(BaseModel):
    """A list of tables."""

    tables: list[TableInfo]


class Link(BaseModel):
    """A personal link: who first confirms it, within so many seconds, holds the seat too."""

    path: str
    seconds: float


class LinkedSeat(BaseModel):
    """The seat that a personal link has given to this browser, too."""

    table: str
    seat: int


class Moment(BaseModel):
    """One place in a replay: what a viewer saw then."""

    model_config = ConfigDict(extra="allow")

    at: int
    of: int


class Problem(BaseModel):
    """Why a request was refused. `code` has words in every language; `detail` is for programmers."""

    code: str
    detail: str = ""
    facts: Annotated[dict[str, int], Field(description="numbers in these words, such as a limit")] = {}
