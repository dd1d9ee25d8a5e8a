"""Gladiator School as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from munera.games.gladius import duel
from munera.games.gladius.cards import BEASTS, TABLE, CardTable
from munera.games.gladius.rulebook import BOOK as GLADIUS
from munera.games.school import arena, auction, combat, earnings, season, slaves, trade, training
from munera.games.school.figures import figures
from munera.games.school.gladiators import (
    AGES,
    ALIVE,
    CAREERS,
    DEAD,
    NATIONALITIES,
    RECRUITS,
    RELEASED,
    RETIRED,
    SIZES,
    STAT_TABLE,
    UNSOLD,
    Recruits,
)
from munera.games.school.observation import OBSERVATION
from munera.games.school.position import position
from munera.games.school.printed import SchoolPrinted, printed
from munera.games.school.state import FAME_FOR_CHEERS, MOST_CHEERS, School
from munera.games.school.view import PARTS, bout, ledger, part, redeal, view
from munera.games.school.view_types import SchoolView
from munera.kernel import (
    AnyAsk,
    Bounds,
    Choice,
    Figures,
    Option,
    Question,
    Rulebook,
    Seat,
    Segment,
    Stream,
    Switch,
    Variant,
    Vocabulary,
)

SEGMENTS: dict[str, Callable[[School], Segment]] = {
    "founding": slaves.founding,
    "slaves": slaves.slave_segment,
    "auction": auction.auction,
    "charity": auction.charity,
    "arena": arena.send_fighters,
    "arranging": arena.arrange,
    "pairing": arena.pair_by_chance,
    "combat": combat.combat,
    "earnings": earnings.earnings,
    "upkeep": earnings.upkeep,
    "trading": earnings.trading,
    "training": training.training,
    "reputation": season.reputation,
}

GOLD_PER_TURN = 256  # more than a school can gain on average: it takes a dozen famous fighters
# What several facts of questions and events are called.
PAIR = ("gladiator", "other")
OFFER = ("school", "to", "gives", "sold", "wants", "bought")


@mypyc_attr(allow_interpreted_subclasses=True)
class GladiatorSchool(Rulebook[School]):
    """The campaign for two to six schools (GS-01)."""

    id = "school"
    version = "2"
    hostable = True
    seats = range(2, 7)
    parts = tuple(PARTS)
    cards: ClassVar[CardTable] = TABLE  # other cards or recruits: a subclass
    recruits: ClassVar[Recruits] = RECRUITS
    observation = OBSERVATION
    settings = {
        "turns": Choice("20", ("20", "12", "8")),
        "slaves": Choice("ready_made", ("ready_made", "rolled")),
        "pairing": Choice("random", ("random", "arranged")),
        "first_blood": Switch(),
        "beasts": Choice("purse", ("purse", "fight")),
        "bouts": Choice("owners", ("owners", "automatic")),
        "underdogs": Switch(ours=True, numbers={"fame": FAME_FOR_CHEERS, "most": MOST_CHEERS}),
    }
    short_game = {"turns": "8"}
    vocabulary = Vocabulary(
        asks={
            "bid": Question(about=("gladiator",), answer=("bid",)),
            "rebid": Question(about=("gladiator", "gold"), answer=("bid",)),
            "charity": Question(("pass",), answer=("gladiator",)),
            "send": Question(answer=("gladiators*",)),
            "arrange": Question({"done": (), "challenge": PAIR, "accept": PAIR}),
            "lame": Question(("hit_points", *STAT_TABLE), about=("gladiator",)),
            "release": Question(answer=("gladiator",)),
            "trade": Question({"done": (), "offer": OFFER, "accept": OFFER, "decline": OFFER, "withdraw": OFFER}),
            "train": Question(answer=("gladiators*",)),
            **GLADIUS.vocabulary.asks,
        },
        events={
            "founder": ("school", "gladiator", "name", "style"),
            "new_turn": ("number",),
            "slaves": ("count",),
            "slave": ("gladiator", "name", "style", "gold"),
            "pool_renewed": ("count",),
            "bids": ("gladiator", "bids"),
            "rebids": ("gladiator", "bids"),
            "unsold": ("gladiator",),
            "sold": ("gladiator", "school", "gold"),
            "tie_broken": ("school",),
            "taken": ("gladiator", "school"),
            "sends": ("school", "gladiators*"),
            "paired": PAIR,
            "arranged_out": ("school",),
            "challenges": PAIR,
            "arranged": PAIR,
            "enters": PAIR,
            "cheered": ("gladiator", "count"),
            "first_blood": ("gladiator", "die"),
            "blood_lust": ("gladiator", "stat"),
            "match_won": PAIR,
            "acclaimed": ("gladiator", "level"),
            "spared": ("gladiator",),
            "dies": ("gladiator", "how"),
            "injury": ("gladiator", "die"),
            "retires": ("gladiator",),
            "shamed": ("gladiator", "count"),
            "lamed": ("gladiator", "count"),
            "loses_point": ("gladiator", "stat"),
            "animals": ("gladiator",),
            "beast": ("gladiator", "beast"),
            "beat_beast": ("gladiator", "beast"),
            "lost_to_beast": ("gladiator", "beast"),
            "beast_undecided": ("gladiator", "beast"),
            "earns": ("school", "purse", "gold"),
            "released": ("gladiator", "school"),
            "upkeep": ("school", "gold"),
            "trade_done": ("school",),
            "trade_offer": OFFER,
            "trade_accept": OFFER,
            "trade_decline": OFFER,
            "trade_withdraw": OFFER,
            "trade_lapse": OFFER,
            "trains_extra": ("school", "gladiators*"),
            "trains": ("gladiator", "die", "total"),
            "learns": ("gladiator", "stat", "experience"),
            "fame": ("school", "award", "points"),
            "gives_up": ("school",),
            "again": ("school",),
            "void": PAIR,
            "campaign_over": ("schools*",),
            **GLADIUS.vocabulary.events,
        },
        reasons=GLADIUS.vocabulary.reasons,
        cards=GLADIUS.vocabulary.cards,
        terms={
            **GLADIUS.vocabulary.terms,
            "stat": (*STAT_TABLE, "hit_points"),
            "beast": BEASTS,
            "how": ("coward", "thumbs_down", "mortal_wound"),
            "purse": ("won", "lost", "animals", "charisma"),
            "award": season.AWARDS,
            "nationality": NATIONALITIES,
            "age": tuple(dict.fromkeys(AGES)),
            "size": tuple(dict.fromkeys(SIZES)),
            "career": CAREERS,
            "fate": (ALIVE, DEAD, RETIRED, RELEASED, UNSOLD),
        },
        borrows="gladius",
    )

    def setup(self, seats: int, seed: int | str, variant: Variant) -> School:
        s = School(seed, seats, self.cards, self.recruits)
        s.options = dict(variant)
        return s

    def segment(self, state: School) -> Segment | None:
        return None if state.stage == "over" else SEGMENTS[state.stage](state)

    def scene(self, state: School) -> bool:
        """Is this a moment worth a look: pairs, turns against a beast, the last blow of a bout, training, awards?

        All of this passes without a question to anybody.
        """
        if state.stage == "combat":
            if state.fighters:
                return state.phase == "over" or (state.solo and state.phase == "turn")
            return not state.matches and bool(state.pairs or state.animals)
        return state.stage == "reputation" or (state.stage in ("slaves", "over") and state.turn > 0)

    def score(self, state: School) -> tuple[float, ...]:
        """The rank of each school, the best highest: by fame, then by the tie-breakers."""
        order = sorted({season.rank(state, seat) for seat in state.schools})
        return tuple(float(order.index(season.rank(state, seat))) for seat in state.schools)

    def winners(self, state: School) -> tuple[Seat, ...]:
        return tuple(season.winners(state))

    def places(self, state: School) -> tuple[int, ...]:
        return tuple(season.places(state))

    def bounds(self, seats: int, variant: Variant) -> Bounds:
        """Bids go up to one's gold, and all gold may come into one hand. Gladiators are numbered as they come."""
        turns = int(str(variant["turns"]))
        gold = GOLD_PER_TURN * turns * seats
        return Bounds(1 + gold, (0, gold), (0.0, float(seats - 1)), 1000 * turns * seats)

    def may_concede(self, state: School, seat: Seat) -> bool:
        return seat not in state.conceded

    def bystander(self, state: School, seat: Seat) -> bool:
        """Is this school without part in the bout being fought? Then that goes on."""
        return (
            bool(state.fighters)
            and state.phase == "turn"
            and seat not in state.owner
            and len(state.active_schools) > 2
        )

    def concede(self, state: School, seat: Seat) -> None:
        """A school gives up and takes no further part (GS-46)."""
        state.tell("gives_up", seat, already_known_to=())
        combat.forfeit(state, seat)
        state.put(*(g._replace(fate=RELEASED).remember(state.turn, "closed", seat) for g in state.roster(seat)))
        state.conceded = (*state.conceded, seat)
        trade.lapse(state, [offer for offer in state.offers if seat in offer[:2]])
        if len(state.active_schools) < 2:
            combat.clear_sand(state)
            state.stage = "over"
            state.tell("campaign_over", *season.winners(state))

    def tell_restart(self, state: School, seat: Seat) -> None:
        """Whatever is not a bout of the school that left is played again, with the same dice where dice fell."""
        if state.stage != "combat" or state.phase != "none":
            state.tell("again", seat)

    def any_answer(self, state: School, ask: AnyAsk) -> tuple[Option] | None:
        """In a bout, cards that the fighter can never use go first."""
        return duel.dead_card(state, state.owner.index(ask.seat)) if ask.kind == "discard" else None

    def only_in_person(self, state: School, seat: Seat, ask: AnyAsk | None, option: Any) -> bool:  # noqa: ARG002
        """The owner's word in trades: only to decline is no deal (GS-31)."""
        return ask is not None and ask.kind == "trade" and option[0] in trade.BY_WORD

    def delegable(self, state: School, seat: Seat) -> Option:
        """A bout of one's own: the trainer may fight it, card by card, where its owner would have to."""
        if state.options["bouts"] != "owners" or state.phase == "over" or not state.fighters:
            return None
        if seat not in state.owner:
            return None
        return ("bout", state.turn, *state.fighters)

    def view(self, state: School, seat: Seat | None) -> SchoolView:
        return view(state, seat)

    def figures(self, view: Mapping[str, Any]) -> Figures:
        return figures(cast("SchoolView", view))

    def summary(self, view: Mapping[str, Any]) -> Mapping[str, Mapping[str, object]]:
        lines: dict[str, Mapping[str, object]] = {
            "table": {name: view[name] for name in ("turn", "last_turn", "stage")}
        }
        for seat, (gold, fame) in enumerate(zip(view["gold"], view["fame"], strict=True)):
            owned = [one["name"] for one in view["gladiators"] if (one["owner"], one["fate"]) == (seat, ALIVE)]
            lines[f"seat {seat}"] = {"fame": fame, "gold": gold, "gladiators": owned}
        if view["bout"] is not None:
            fighters = [(fighter["style"], fighter["hp"]) for fighter in view["bout"]["fighters"]]
            lines["bout"] = {"turn": view["bout"]["turn"], "fighters": fighters}
        return lines

    def part(self, state: School, seat: Seat | None, name: str) -> Any:
        """One entry of the view, or `deck`: how many of each card the deck of the bout has; none between bouts.

        Bots in this process also get the `ledger`, the public facts as the rules have them.
        """
        if name == "bout":
            return bout(state, seat)
        if name in PARTS:
            return part(state, name)
        return ledger(state) if name == "ledger" else super().part(state, seat, name)

    def printed(self) -> SchoolPrinted:
        return printed(self.cards)

    def redeal(self, state: School, seat: Seat | None, stream: Stream) -> None:
        redeal(state, seat, stream)

    def blank(self) -> School:
        return School(cards=self.cards, recruits=self.recruits)

    def seats_of(self, state: School) -> range:
        return state.schools

    def totals(self, state: School) -> Option:
        """Nobody is in debt, everybody is somewhere, and a bout's deck is whole."""
        assert all(gold >= 0 for gold in state.gold), "debts"
        assert len(state.people) == state.last_id, "somebody vanished"
        cards = sorted(state.deck + state.discard + state.table + state.hands[0] + state.hands[1])
        assert not cards or cards == sorted(self.cards.deck_of(*state.styles)), "the deck is not whole"
        return "whole"

    def position(self, written: Mapping[str, Any]) -> School:
        return position(written, self.settings, self.cards, self.recruits)


BOOK = GladiatorSchool()
