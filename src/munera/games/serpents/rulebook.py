"""The Serpents and the Wolf, as the kernel knows it: Spartacus with more of everything."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any

from mypy_extensions import mypyc_attr

from munera.games.serpents import bookmaker, combat, melee, primus, scheming, seppius, teams, varinius
from munera.games.serpents.cards import reactions as reaction_cards
from munera.games.serpents.cards import schemes as scheme_cards
from munera.games.serpents.cards.table import OWN_CARDS, OWN_HOUSES, WHOLE
from munera.games.serpents.foregone import foregone
from munera.games.serpents.observation import observation_of
from munera.games.serpents.position import position
from munera.games.serpents.printed import SerpentsPrinted, printed
from munera.games.serpents.sight import sight
from munera.games.serpents.state import BOXES, Serpents, as_serpents
from munera.games.serpents.view import SerpentsView, view
from munera.games.spartacus import in_person
from munera.games.spartacus.arena import fight
from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.deals import deals
from munera.games.spartacus.rulebook import (
    CHAPTERS,
    WHOLE_GAME,
    SpartacusBook,
    extra_options,
    gather,
    house_options,
)
from munera.games.spartacus.table.asking import PASS
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Choice, Is, Need, Option, Seat, Seats, Switch
from munera.kernel.observation import Observation

OWN_CHAPTERS: tuple[ModuleType, ...] = (
    scheming,
    seppius,
    varinius,
    scheme_cards,
    reaction_cards,
    bookmaker,
    primus,
    teams,
    melee,
    combat,
)
"""What the expansion adds, and the steps that it plays in its own way."""

BOOKED = gather((*CHAPTERS, *OWN_CHAPTERS))

RULES = SpartacusBook.rules.extended(
    WHOLE,
    cards=OWN_CARDS,
    houses=OWN_HOUSES,
    schemes=scheme_cards.scheme.effects,
    reactions=reaction_cards.reaction.rules,
    improvers={**varinius.IMPROVERS, **reaction_cards.IMPROVERS},
    powers={**seppius.POWERS, **varinius.POWERS},
    combat=combat.COMBAT,
)
"""What the expansion is played with; how much of it is in play says a table option."""


def needed_boxes() -> tuple[Need, ...]:
    """Conditions of the houses: nobody can have one that is not in play."""
    holders = {house: tuple(name for name, box in BOXES.items() if house in box.houses) for house in WHOLE.houses}
    return tuple(
        Need((house,), Is("expansion", *names), "not_in_play")
        for house, names in holders.items()
        if len(names) < len(BOXES)
    )


def needed_seats() -> tuple[Need, ...]:
    """Conditions of the number of seats: as many can play as there are houses."""
    few = {name: len(box.houses) for name, box in BOXES.items() if len(box.houses) < len(WHOLE.houses)}
    return tuple(Need((name,), Seats(1, most), "too_many") for name, most in few.items())


@mypyc_attr(allow_interpreted_subclasses=True)
class SerpentsBook(SpartacusBook):
    """Three to six Domini; with two seats a single fight."""

    id = "serpents"
    version = "2"
    seats = range(2, 7)
    law_seats = (2, 3)  # a single fight, and the smallest game: at six seats the laws take ten times as long
    settings = {
        **{name: SpartacusBook.settings[name] for name in ("mode", "type", "rounds", "houses")},
        **house_options(WHOLE, *needed_boxes()),  # those of all seats together
        **{name: each for name, each in SpartacusBook.settings.items() if not name.startswith("house_")},
        **extra_options(RULES),
        **fight.settings(RULES.box_with_extras),
        "expansion": Choice("all", tuple(BOXES), when=WHOLE_GAME, needs=needed_seats()),
        "primus_injury_even": Switch(when=WHOLE_GAME),
    }
    vocabulary = replace(BOOKED.vocabulary(RULES.box_with_extras), borrows=SpartacusBook.id)
    segments = BOOKED.segments
    rules = RULES
    warners = varinius.WARNERS

    def new(self, seed: int | str = 0, seats: int = 0) -> Serpents:
        return Serpents(self.rules, seed, seats)

    def act(self, state: Spartacus, seat: Seat, move: Any) -> Collection[Seat]:
        """Make a move. While Tithe to the Mighty may be played, gifts of coins concern everybody."""
        touched = super().act(state, seat, move)
        return state.seats if touched and state.step == "balanced" else touched

    def settled(self, state: Spartacus, ask: AnyAsk, *, alone: bool = False) -> tuple[Option] | None:
        """A Bookmaker raises nothing for a seat that has nothing to wager and is offered nothing."""
        seat = ask.seat
        if ask.kind != "bookmaker":
            return super().settled(state, ask, alone=alone)
        poor = state.coins[seat] < ARENA.lowest_wager and (alone or seat not in state.hidden)
        return (PASS,) if poor and not deals.offered_coins(state, seat, seat if alone else None) else None

    def any_answer(self, state: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
        return foregone(state, ask)

    def only_in_person(self, state: Spartacus, seat: Seat, ask: AnyAsk | None, option: Any) -> bool:
        """Also to show a scheme with a demand."""
        if ask is not None and ask.kind != "react" and in_person.is_called(option, varinius.DEMAND):
            _, shown = option[1]
            return bool(shown)
        return super().only_in_person(state, seat, ask, option)

    def view(self, state: Spartacus, seat: Seat | None) -> SerpentsView:
        return view(as_serpents(state), seat)

    def made_observation(self) -> Observation[Spartacus]:
        return observation_of(self.rules, self.seats[-1], self.vocabulary, self.segments)

    def printed(self) -> SerpentsPrinted:
        return printed(self.rules.box_with_extras)

    def part(self, state: Spartacus, seat: Seat | None, name: str) -> Any:
        if name == "sight":
            return sight(as_serpents(state), seat)
        known = ("phase", "step", "offers", *self.parts)
        return super().part(state, seat, name) if name in known else self.view(state, seat).get(name)

    def position(self, written: Mapping[str, Any]) -> Serpents:
        return position(written, self.new, self.seats[-1], self.settings)


BOOK = SerpentsBook()
