"""Spartacus: A Game of Blood and Treachery, as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from munera.games import books
from munera.games.spartacus import in_person
from munera.games.spartacus.arena import arena, fight, tournament, victory, wagers
from munera.games.spartacus.cards import reactions as reaction_cards
from munera.games.spartacus.cards import schemes as scheme_cards
from munera.games.spartacus.cards.table import BASE, CARDS, HOUSES, INTRIGUE, MARKET, TRACK, Box
from munera.games.spartacus.combat import attack, combat, initiative, moving, wounds
from munera.games.spartacus.deals import anytime, breaking, deals, promises
from munera.games.spartacus.figures import figures
from munera.games.spartacus.foregone import foregone
from munera.games.spartacus.intrigue import foils, intrigue, reactions, resolving, schemes, support
from munera.games.spartacus.market import auction, hosting, market
from munera.games.spartacus.observation import observation_of
from munera.games.spartacus.printed import SpartacusPrinted, printed
from munera.games.spartacus.rounds import ending, setup, upkeep, winning
from munera.games.spartacus.ruleset import Ruleset
from munera.games.spartacus.table.position import position
from munera.games.spartacus.table.redeal import redeal
from munera.games.spartacus.table.state import Spartacus
from munera.games.spartacus.view import PARTS, part, view
from munera.games.spartacus.view_types import SpartacusView
from munera.kernel import (
    AnyAsk,
    BadVariant,
    Bounds,
    Choice,
    Figures,
    Is,
    Need,
    Number,
    Option,
    Options,
    Question,
    Rulebook,
    Seat,
    Seats,
    Segment,
    Setting,
    Stream,
    Switch,
    Variant,
    Vocabulary,
    Warnings,
    conditions,
    only,
)
from munera.kernel.observation import Observation

CHAPTERS: tuple[ModuleType, ...] = (
    setup,
    upkeep,
    intrigue,
    schemes,
    support,
    resolving,
    foils,
    reactions,
    reaction_cards,
    market,
    auction,
    hosting,
    arena,
    wagers,
    combat,
    initiative,
    moving,
    attack,
    wounds,
    victory,
    winning,
    tournament,
    fight,
    deals,
    promises,
    anytime,
    ending,
)
"""Every chapter says what it asks and tells; those with steps of their own also what is played in them."""

ASKED_BY_ALL = {
    "pick": Question(about=("what",), answer=("asset",)),
    "pick_house": Question(about=("what",), answer=("player",)),
}
EVENTS_OF_ALL = {
    "influence": ("seat", "change", "level", "why"),
    "bank_pays": ("seat", "coins", "why"),
    "pays_bank": ("seat", "coins", "why"),
    "pays": ("seat", "other", "coins", "why"),
    "exhausted": ("asset", "card", "seat"),
    "injured": ("asset", "card", "seat"),
    "asset_discarded": ("asset", "card", "seat", "why"),
    "asset_moves": ("asset", "card", "seat", "other"),
    "intrigue_reshuffled": ("count",),
    "draws": ("seat", "count"),
    "drawn": ("cards*",),
    "hand_discarded": ("seat", "card", "why"),
    "lays_guard": ("seat", "asset"),
    "picks": ("seat", "asset", "card", "other"),
    "picks_house": ("seat", "other"),
    "roll_off": ("seats", "dice"),
    "passes": ("seat",),
    "concedes": ("seat",),
}

Play = Callable[[Spartacus], Segment]


class Gathered(NamedTuple):
    """The segments, questions and events of all chapters."""

    segments: dict[tuple[str, str], Play]
    asks: dict[str, tuple[str, ...] | Question]
    events: dict[str, tuple[str, ...]]
    reasons: tuple[str, ...]
    terms: dict[str, tuple[str, ...]]

    def vocabulary(self, box: Box) -> Vocabulary:
        cards = tuple(box.cards)
        return Vocabulary(
            self.asks, self.events, self.reasons, anytime.MOVES, cards, self.terms, warnings=breaking.WARNINGS
        )


def gather(chapters: Iterable[ModuleType]) -> Gathered:
    """Collect what chapters declare; a later chapter may replace a segment of an earlier one."""
    found = Gathered({}, dict(ASKED_BY_ALL), dict(EVENTS_OF_ALL), (), {"why": ("champion",)})
    reasons: list[str] = []
    for chapter in chapters:
        found.segments.update(getattr(chapter, "SEGMENTS", {}))
        found.asks.update(getattr(chapter, "ASKS", {}))
        found.events.update(getattr(chapter, "EVENTS", {}))
        reasons += getattr(chapter, "REASONS", ())
        for fact, words in getattr(chapter, "TERMS", {}).items():
            found.terms[fact] = tuple(dict.fromkeys((*found.terms.get(fact, ()), *words)))
    return found._replace(reasons=tuple(dict.fromkeys(reasons)))


OBSERVATIONS: dict[type[Rulebook[Spartacus]], Observation[Spartacus]] = {}
LAST_ROUND = 60  # a server must be sure of an end (SP-64)
MOST_LISTED = 1023  # whatever is asked besides bids; places of the arena are numbers, too
COINS_PER_ROUND = 64  # more than a house can gain on average
BOOKED = gather(CHAPTERS)

RULES = Ruleset(
    BASE,
    CARDS,
    HOUSES,
    schemes=scheme_cards.scheme.effects,
    reactions=reaction_cards.reaction.rules,
    improvers=support.IMPROVERS,
    powers={},
    combat=moving.COMBAT,
)
"""What the base game is played with."""


class Rounds(Number):
    """How many rounds are played at most. The laws need no game of sixty."""

    def samples(self) -> tuple[Option, ...]:
        return (1, 2, 3)


WHOLE_GAME = (Is("mode", "game"),)
ASSIGNED = Is("houses", "assigned")


def house_options(box: Box, *needs: Need) -> dict[str, Setting]:
    """Who has which house, if the table says so."""
    houses = tuple(box.houses)
    return {
        f"house_{seat}": Choice(house, houses, when=(ASSIGNED, Seats(seat)), apart="house", needs=needs)
        for seat, house in enumerate(houses, 1)
    }


def extra_options(rules: Ruleset) -> dict[str, Setting]:
    """Whether the extra cards are in the decks, where there are any."""
    return {"extra_cards": Switch(when=WHOLE_GAME)} if rules.extras else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SpartacusBook(Rulebook[Spartacus]):
    """Three or four Domini; with two seats a single fight (`mode = fight`)."""

    id = "spartacus"
    version = "2"
    hostable = True
    seats = range(2, 5)
    piecemeal = ("surrender",)
    settings = {
        "mode": Choice(
            "game", ("game", "fight"), needs=(Need(("game",), Seats(3)), Need(("fight",), Seats(2, 2))), first=True
        ),
        "type": Choice("standard", tuple(TRACK.start), when=WHOLE_GAME, first=True),
        "rounds": Rounds(LAST_ROUND, 1, LAST_ROUND, when=WHOLE_GAME),
        "houses": Choice("roll", ("roll", "random", "assigned"), when=WHOLE_GAME),
        **house_options(BASE),
        "powers_once": Switch(when=WHOLE_GAME),
        "initiative": Choice("total", ("total", "string")),
        "wagers": Choice("sealed", ("sealed", "open"), when=WHOLE_GAME),
        "host_rolloff_pays": Switch(when=WHOLE_GAME),
        "purse_aid": Switch(when=WHOLE_GAME),
        **extra_options(RULES),
        **fight.settings(RULES.box_with_extras),
    }
    vocabulary = BOOKED.vocabulary(RULES.box_with_extras)
    segments: ClassVar[Mapping[tuple[str, str], Play]] = BOOKED.segments
    windows = ("react", "foil")
    turn_ends = {"turn": intrigue.END, "combat_turn": moving.END}
    rules: ClassVar[Ruleset] = RULES
    warners: ClassVar[Mapping[str, breaking.Warner]] = breaking.WARNERS
    parts = tuple(PARTS)

    def new(self, seed: int | str = 0, seats: int = 0) -> Spartacus:
        """An empty table for so many."""
        return Spartacus(self.rules, seed, seats)

    def occasion(self, state: Spartacus, ask: AnyAsk) -> tuple[str, tuple[Seat, ...]]:
        """A scheme and its targets, a card that was declared and its own, or whom the occasion concerns."""
        about: Any = ask.about
        if ask.kind == "foil":
            return foils.FOIL_WINDOW, tuple(about[2])
        kind = about if isinstance(about, str) else about[0]
        if kind == reactions.ANNOUNCED:
            return kind, (state.declared[-1].target,)
        if kind == reactions.QUIET:  # whoever plays a card on a misery names its target then
            return kind, ()
        return kind, tuple(state.seats) if isinstance(about, str) else (about[1],)

    def scene(self, state: Spartacus) -> bool:
        """The last blow of a match, and what the victory has brought, before the sand is empty."""
        return state.phase == "arena" and state.step in ("decided", "homecoming", "thumb")

    def periods(self, state: Spartacus) -> Mapping[str, Option]:
        """The phase, and in the Intrigue Phase the turn of one Dominus."""
        phase = (state.round, state.phase)
        return {"phase": phase, "turn": (*phase, state.active)}

    def card_played(self, option: Option) -> str:
        """A card from hand is played by its title; everything else is known by its first word."""
        if isinstance(option, tuple) and option[0] == reactions.PLAY:
            return str(option[1])
        return super().card_played(option)

    def short_game_for(self, seats: int) -> Variant:
        """A quick game; two seats can only fight."""
        return {"mode": "fight"} if seats == 2 else {"type": "quick", "rounds": 1}

    def setup(self, seats: int, seed: int | str, variant: Variant) -> Spartacus:
        s = self.new(seed, seats)
        s.options = dict(variant)
        if variant["mode"] == "fight":
            s.phase, s.step = "fight", "set_up"
        return s

    def check(self, seats: int, variant: Variant) -> None:
        """An option that another one leaves without effect is a mistake, and is said to be one."""
        super().check(seats, variant)
        for name, lack in conditions.Chosen(self.settings, seats, variant).without_effect().items():
            if isinstance(lack, Is):  # the house of a seat that nobody has is no contradiction
                raise BadVariant(f"{name} can be said with {lack} only")

    def segment(self, state: Spartacus) -> Segment | None:
        return None if state.phase == "over" else self.segments[state.phase, state.step](state)

    def score(self, state: Spartacus) -> tuple[float, ...]:
        """The winner scores highest, the others by influence (SP-92)."""
        top = TRACK.highest + 1
        return tuple(float(top if seat == state.winner else state.influence[seat]) for seat in state.seats)

    def winners(self, state: Spartacus) -> tuple[Seat, ...]:
        return tuple(seat for seat in state.seats if seat == state.winner)

    def bounds(self, seats: int, variant: Variant) -> Bounds:
        """Bids go up to one's coins, and all coins may come into one hand. Assets are numbered as they come."""
        rounds = variant["rounds"] if variant["mode"] == "game" else 10
        assert isinstance(rounds, int)
        coins = max(MOST_LISTED, COINS_PER_ROUND * (rounds + 1) * seats)
        scores = float(TRACK.lowest), float(TRACK.highest + 1)
        return Bounds(1 + coins, (0, coins), scores, 500 * (rounds + 1) * seats)

    def may_concede(self, state: Spartacus, seat: Seat) -> bool:
        return seat not in state.conceded

    def steps_aside(self, state: Spartacus, seat: Seat) -> bool:  # noqa: ARG002  # whoever it is
        """The others play on: nothing that was done, rolled or agreed is undone (SP-93)."""
        return len(state.active_seats()) > 2

    def concede(self, state: Spartacus, seat: Seat) -> None:
        """From now on this seat answers by default, and cannot win (SP-93)."""
        state.tell("concedes", seat, already_known_to=())
        state.conceded = (*state.conceded, seat)
        deals.leave(state, seat)
        if len(active := state.active_seats()) == 1:
            ending.finish(state, active[0], "concession")

    def anytime(self, state: Spartacus, seat: Seat) -> Options[Any]:
        return anytime.options(state, seat)

    def act(self, state: Spartacus, seat: Seat, move: Any) -> Collection[Seat]:
        return anytime.act(state, seat, move)

    def published_answers(self, asks: tuple[AnyAsk, ...], answers: tuple[Option, ...]) -> tuple[Option, ...]:
        """In a window of several only one acts; every other sealed answer is opened."""
        return reactions.published(asks, answers) if asks[0].kind in self.windows else answers

    def published_choices(self, state: Spartacus, ask: AnyAsk, answer: Any) -> tuple[Option, ...]:
        """Which scheme lay face down nobody learns unless it is played or shown (SP-75)."""
        if ask.kind not in ("turn", "hand_limit") or answer[0] != intrigue.PREPARE:
            return (answer,)
        return tuple((intrigue.PREPARE, card) for card in sorted(schemes.preparable(state, ask.seat)))

    def published_moves(self, state: Spartacus, seat: Seat, move: Any) -> tuple[tuple[Seat, Any], ...]:
        return anytime.published(state, seat, move)

    def could_gain_options(self, state: Spartacus, seat: Seat) -> bool:
        return anytime.could_gain_options(state, seat)

    def unused(self, state: Spartacus, ask: AnyAsk) -> Mapping[str, int]:
        return intrigue.unused(state, ask.seat) if ask.kind == "turn" else moving.unused(state)

    def only_words(self, move: Any) -> bool:
        """Offers, what refuses them and what withdraws them; whoever accepts one gives or promises something."""
        return move[0] in (anytime.OFFER, anytime.COUNTER, anytime.DECLINE, anytime.WITHDRAW)

    def warnings(self, state: Spartacus, ask: AnyAsk) -> Warnings:
        """The promises that an answer would break."""
        return breaking.warnings(state, ask, self.warners)

    def only_in_person(self, state: Spartacus, seat: Seat, ask: AnyAsk | None, option: Any) -> bool:
        """Deals, gifts, shown cards, pledges, a Healer for another House; a word given in person may be kept."""
        return in_person.of_moves(state, seat, option) if ask is None else in_person.of_answers(state, ask, option)

    def settled(self, state: Spartacus, ask: AnyAsk, *, alone: bool = False) -> tuple[Option] | None:
        """Who has no coin, and is offered none, bids and wagers nothing.

        What is in a hidden purse, and what was offered in private, nobody may learn from the time.
        """
        seat = ask.seat
        if ask.kind not in ("bid", "wagers") or (seat in state.hidden and not alone):
            return None
        return None if deals.offered_coins(state, seat, seat if alone else None) else only(ask.options)

    def any_answer(self, state: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
        return foregone(state, ask)

    def view(self, state: Spartacus, seat: Seat | None) -> SpartacusView:
        return view(state, seat)

    def printed(self) -> SpartacusPrinted:
        return printed(self.rules.box_with_extras)

    def figures(self, view: Mapping[str, Any]) -> Figures:
        return figures(self.rules, view)

    def summary(self, view: Mapping[str, Any]) -> Mapping[str, Mapping[str, object]]:
        lines: dict[str, Mapping[str, object]] = {
            "table": {name: view[name] for name in ("round", "phase", "step", "active", "host")}
        }
        for seat, house in enumerate(view["houses"]):
            known = {name: house[name] for name in ("house", "influence", "coins", "hand")}
            lines[f"seat {seat}"] = {**known, "assets": len(house["assets"])}
        return lines

    def part(self, state: Spartacus, seat: Seat | None, name: str) -> Any:
        """One entry of the view, or `reach`: of each combatant on the sand, where they could go and attack."""
        return part(state, seat, name)

    @property
    def observation(self) -> Observation[Spartacus]:
        """Made once for each class of rulebooks, since an expansion has more cards, houses and questions."""
        book = type(self)
        made = OBSERVATIONS.get(book)
        if made is None:
            made = OBSERVATIONS[book] = self.made_observation()
        return made

    def made_observation(self) -> Observation[Spartacus]:
        """What a seat knows in numbers, by the cards, houses and questions of this rulebook."""
        return observation_of(self.rules, self.seats[-1], self.vocabulary, self.segments)

    def redeal(self, state: Spartacus, seat: Seat | None, stream: Stream) -> None:
        redeal(state, seat, stream)

    def blank(self) -> Spartacus:
        return self.new()

    def seats_of(self, state: Spartacus) -> range:
        return state.seats

    def totals(self, state: Spartacus) -> Option:
        """Every card is somewhere, once; nobody is in debt; what is known of a hand is true."""
        assert all(n >= 0 for n in (*state.coins, *state.staked)), "debts"
        assert all(TRACK.lowest <= n <= TRACK.highest for n in state.influence), "influence off the track"
        if state.phase in ("setup", "fight") or state.options.get("mode") == "fight":
            return "whole"
        cards = Counter(a.card for a in state.assets.values())
        piles = (*state.hands, state.intrigue, state.intrigue_discard, state.market, state.market_discard)
        for pile in piles:
            cards.update(pile)
        cards.update(card for card in state.row if card)
        cards.update(d.card for d in state.declared)
        cards.update([state.scheme.card] if state.scheme else [])
        whole = Counter(state.box.whole(MARKET) + state.box.whole(INTRIGUE))
        assert cards == whole, f"cards: {cards - whole} too many, {whole - cards} missing"
        for viewer in state.seats:
            for owner in state.seats:
                unknown = Counter(state.known[viewer][owner]) - Counter(state.hands[owner])
                assert not unknown, "somebody is certain of what is not in hand"
        return "whole"

    def position(self, written: Mapping[str, Any]) -> Spartacus:
        return position(written, self.new, self.seats[-1], self.settings)


def rules_of(game: str | Rulebook[Any]) -> Ruleset:
    """What a game of this family is played with: Spartacus or an expansion, by its book or its name."""
    found = books()[game] if isinstance(game, str) else game
    assert isinstance(found, SpartacusBook), "this is no game of Spartacus"
    return found.rules


BOOK = SpartacusBook()
