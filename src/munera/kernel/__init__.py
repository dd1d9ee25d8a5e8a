"""The kernel: asks, restartable segments, anytime moves, forks, saves. It knows nothing about gladiators."""

from munera.kernel import pickling
from munera.kernel.asks import (
    ANY,
    ONE,
    SEALED,
    AnyAsk,
    Ask,
    Options,
    Rules,
    Seat,
    Segment,
    Space,
    Warnings,
    ask,
    ask_any,
    ask_sealed,
    legal,
    only,
    pick,
    shown,
)
from munera.kernel.bounds import Bounds
from munera.kernel.conditions import Is, Need, Seats
from munera.kernel.errors import (
    BadPosition,
    BadVariant,
    Damaged,
    Diverged,
    Illegal,
    MuneraError,
    RuleError,
    WrongVersion,
)
from munera.kernel.match import UNKNOWN, UNSET, Entry, Match
from munera.kernel.moves import NO_MOVE, Moves
from munera.kernel.plain import Option
from munera.kernel.publishing import published, unneeded
from munera.kernel.rulebook import Rulebook
from munera.kernel.settings import Choice, Number, Numbers, Setting, Switch, Variant
from munera.kernel.show import View
from munera.kernel.state import Event, State
from munera.kernel.storage import follow, other_version, record, replay, resume, save, start, start_from, written
from munera.kernel.stream import Stream
from munera.kernel.vocabulary import Question, Vocabulary
from munera.kernel.winning import Figures, StandingsView, StandingView, standings

__all__ = [
    "ANY",
    "NO_MOVE",
    "ONE",
    "SEALED",
    "UNKNOWN",
    "UNSET",
    "AnyAsk",
    "Ask",
    "BadPosition",
    "BadVariant",
    "Bounds",
    "Choice",
    "Damaged",
    "Diverged",
    "Entry",
    "Event",
    "Figures",
    "Illegal",
    "Is",
    "Match",
    "Moves",
    "MuneraError",
    "Need",
    "Number",
    "Numbers",
    "Option",
    "Options",
    "Question",
    "RuleError",
    "Rulebook",
    "Rules",
    "Seat",
    "Seats",
    "Segment",
    "Setting",
    "Space",
    "StandingView",
    "StandingsView",
    "State",
    "Stream",
    "Switch",
    "Variant",
    "View",
    "Vocabulary",
    "Warnings",
    "WrongVersion",
    "ask",
    "ask_any",
    "ask_sealed",
    "follow",
    "legal",
    "only",
    "other_version",
    "pick",
    "published",
    "record",
    "replay",
    "resume",
    "save",
    "shown",
    "standings",
    "start",
    "start_from",
    "unneeded",
    "written",
]

pickling.enable()
