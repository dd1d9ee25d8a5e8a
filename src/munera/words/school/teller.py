"""How the story of a campaign is told."""

from __future__ import annotations

from collections.abc import Sequence

from munera.games.gladius.rulebook import BOOK as GLADIUS
from munera.kernel import Option
from munera.words.landmarks import DEATH, FIGHT, ROUND, VICTORY
from munera.words.school.cast import SchoolCast, gladiators_of, school_cast
from munera.words.school.narrator import SchoolNarrator
from munera.words.school.weights import WEIGHTS
from munera.words.teller import LOG, NOWHERE, Narrator, Teller, View
from munera.words.weights import NEWS

WOUNDS = ("spared", "injury", "shamed", "lamed", "loses_point")
BEASTS = ("animals", "beast", "beat_beast", "lost_to_beast", "beast_undecided")
SMALL_EVENTS = ("earns", "upkeep", "trade_done", "trains_extra", "fame")  # the ledger has the rest
PRIVATE = ("enters", "first_blood", "blood_lust", "acclaimed", "learns", *WOUNDS, *BEASTS)  # the owners' news
ON_THE_BOARD = ("slave", "trains")  # the board shows it, or later events tell what came of it


class SchoolTeller(Teller[SchoolCast]):
    """Tells a campaign turn by turn."""

    weights = WEIGHTS
    headings = frozenset({"new_turn", "enters", "beast", "turn"})
    chapter = "new_turn"
    landmarks = {
        "new_turn": ROUND,
        "enters": FIGHT,
        "beast": FIGHT,
        **dict.fromkeys(("match_won", "beat_beast", "lost_to_beast", "beast_undecided", "campaign_over"), VICTORY),
        "dies": DEATH,
    }

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> SchoolCast:
        return school_cast(self.words, self.book, view, names, you)

    def narrator(self, view: View, names: tuple[str, ...], you: int | None) -> Narrator[SchoolCast]:
        owners = {g["id"]: g["owner"] for g in view["gladiators"]}
        plays = view["options"]["bouts"] == "owners"
        cast = SchoolCast(names, you, gladiators_of(view))
        return SchoolNarrator(self.words, self.book, cast, owners, plays=plays)

    def channel_of(self, event: Sequence[Option], cast: SchoolCast) -> str:
        """The news leave out small events of other schools: blows, wounds, lessons, petty cash."""
        kind = event[0]
        if kind in GLADIUS.vocabulary.events and cast.side is None:
            return NOWHERE if kind == "drawn" else LOG  # the cards were nobody's own decision
        if kind in SMALL_EVENTS and event[1] != cast.you:
            return LOG
        if kind in PRIVATE and cast.own.isdisjoint(event[1 : 3 if kind == "enters" else 2]):
            return LOG
        return LOG if kind in ON_THE_BOARD else NEWS
