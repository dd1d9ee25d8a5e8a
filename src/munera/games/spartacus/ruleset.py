"""What a game of Spartacus is played with: its cards and houses, and what each of them does.

The base game makes one ruleset, and an expansion another by extending it: neither knows of the other's, and
several live side by side in one process. A match asks the ruleset of its rulebook (`s.rules`), never a module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

from munera.games.spartacus.cards.table import (
    EQUIPMENT,
    GLADIATOR,
    GUARD,
    REACTION,
    SCHEME,
    SLAVE,
    Box,
    Card,
    House,
    Power,
)
from munera.games.spartacus.combat.bout import NOBODY
from munera.kernel import Option, Rules, Seat

if TYPE_CHECKING:
    from munera.games.spartacus.table.facts import TableFacts
    from munera.games.spartacus.table.records import Declared, Prepared, Scheme
    from munera.games.spartacus.table.state import Spartacus

ASSETS: Final = (GLADIATOR, SLAVE, EQUIPMENT, GUARD)
"""The kinds of cards that belong to a house."""

# ---------------------------------------------------------------------- what cards and powers do

SchemeEffect: TypeAlias = "Callable[[Spartacus, Scheme], Rules[None]]"
ReactionEffect: TypeAlias = "Callable[[Spartacus, Declared], Rules[None]]"
Aims: TypeAlias = "Callable[[Spartacus, Seat, Seat], list[Seat]]"
Payable: TypeAlias = "Callable[[TableFacts, Seat], bool]"


class Reaction(NamedTuple):
    """What a reaction does, whom it may be aimed at and whether its price can be paid, all by public facts."""

    effect: ReactionEffect
    aims: Aims
    payable: Payable


class Answering(NamedTuple):
    """A power used in windows: could it be used now, by public facts; in which ways; and what using it does."""

    could: Callable[[Spartacus, Seat, str], bool]
    options: Callable[[Spartacus, Seat, str], list[Option]]
    use: Callable[[Spartacus, Seat, Any, str], Rules[None]]


class Improver(NamedTuple):
    """What can be done for a scheme before it is confirmed: the schemer's options, and what each does."""

    options: Callable[[Spartacus, Seat, Prepared], list[Option]]
    do: Callable[[Spartacus, Seat, Prepared, Any], Rules[None]]


def itself(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    """The targets of a reaction that answers what is on the table: there is nobody to name."""
    return [NOBODY]


def free_of_charge(s: TableFacts, seat: Seat) -> bool:  # noqa: ARG001
    return True


class Ruled(Protocol):
    """What is played by a ruleset: a table, a view of it, a board that shows it."""

    @property
    def rules(self) -> Ruleset: ...


class SchemeCards:
    """What the schemes of a package do: `scheme = SchemeCards()`, then `@scheme("sc-robbery")`."""

    def __init__(self) -> None:
        self.effects: dict[str, SchemeEffect] = {}

    def __call__(self, *cards: str) -> Callable[[SchemeEffect], SchemeEffect]:
        def enter(effect: SchemeEffect) -> SchemeEffect:
            for card in cards:
                self.effects[card] = effect
            return effect

        return enter


class ReactionCards:
    """What the reactions of a package do, in the same way: `@reaction("re-destitute", aims=destitute)`."""

    def __init__(self) -> None:
        self.rules: dict[str, Reaction] = {}

    def __call__(
        self, *cards: str, aims: Aims = itself, payable: Payable = free_of_charge
    ) -> Callable[[ReactionEffect], ReactionEffect]:
        def enter(effect: ReactionEffect) -> ReactionEffect:
            for card in cards:
                self.rules[card] = Reaction(effect, aims, payable)
            return effect

        return enter


# ---------------------------------------------------------------------- combat


@dataclass(frozen=True)
class Combat:
    """What some combatants and their equipment can do: the steps of combat look for it here.

    rerolls_attack   abilities: in every attack they may re-roll so many of their dice
    no_armour        abilities: armour does nothing against their attacks
    split_move       abilities: what is left of their move they may use after the attack
    purses           abilities: the Bank pays coins for their victory
    speed_attacks    equipment and abilities that attack with speed dice, and the word for it
    defence_dice     abilities: extra dice, which are no health
    level_choices    what may raise the level of a defeat
    after_wounds     what follows when the defender has lost dice and still stands
    """

    rerolls_attack: frozenset[str] = frozenset()
    no_armour: frozenset[str] = frozenset()
    split_move: frozenset[str] = frozenset()
    purses: frozenset[str] = frozenset()
    speed_attacks: Mapping[str, str] = field(default_factory=dict)
    defence_dice: Mapping[str, Callable[[TableFacts, int], int]] = field(default_factory=dict)
    level_choices: tuple[Callable[[Spartacus, str], Rules[str]], ...] = ()
    after_wounds: tuple[Callable[[Spartacus], Rules[None]], ...] = ()

    def extended(self, more: Combat) -> Combat:
        """These abilities, and more."""
        return Combat(
            self.rerolls_attack | more.rerolls_attack,
            self.no_armour | more.no_armour,
            self.split_move | more.split_move,
            self.purses | more.purses,
            {**self.speed_attacks, **more.speed_attacks},
            {**self.defence_dice, **more.defence_dice},
            self.level_choices + more.level_choices,
            self.after_wounds + more.after_wounds,
        )


# ---------------------------------------------------------------------- all of it


class Ruleset:
    """The cards and houses that a game knows, what they do, and the box that is played with. It is never changed.

    Extra cards are known as well (`extras`), and played with where the table wants them. An expansion knows all
    cards of the base game, also those that are not in its box. `improvers` are known by the word
    that their options begin with, and stand in the order in which these are offered.
    """

    def __init__(
        self,
        box: Box,
        cards: Mapping[str, Card],
        houses: Mapping[str, House],
        schemes: Mapping[str, SchemeEffect],
        reactions: Mapping[str, Reaction],
        improvers: Mapping[str, Improver],
        powers: Mapping[str, Answering],
        combat: Combat,
    ) -> None:
        self.box = box
        self.cards: Mapping[str, Card] = dict(cards)
        self.extras: Mapping[str, Card] = {id: card for id, card in cards.items() if card.extra}
        self.box_with_extras = box.extended(self.extras)
        self.houses: Mapping[str, House] = dict(houses)
        self.scheme_effects: Mapping[str, SchemeEffect] = dict(schemes)
        self.reaction_rules: Mapping[str, Reaction] = dict(reactions)
        self.improvers: Mapping[str, Improver] = dict(improvers)
        self.powers: Mapping[str, Answering] = dict(powers)
        self.combat = combat
        self.gladiators, self.slaves = self._titles(GLADIATOR), self._titles(SLAVE)
        self.combatants = self.gladiators | self.slaves
        self.equipment, self.guards = self._titles(EQUIPMENT), self._titles(GUARD)
        self.schemes, self.reactions = self._titles(SCHEME), self._titles(REACTION)
        self.kinds: Mapping[str, frozenset[str]] = {kind: self._titles(kind) for kind in ASSETS}
        without_verb = self.schemes.difference(self.scheme_effects) | self.reactions.difference(
            self.reaction_rules
        )
        if without_verb:
            raise ValueError(
                f"schemes.py and reactions.py beside the cards have no verb for {', '.join(sorted(without_verb))}"
            )

    def _titles(self, kind: str) -> frozenset[str]:
        return frozenset(id for id, card in self.cards.items() if card.kind == kind)

    def power(self, house: str, id: str) -> Power:
        """What is printed on the house."""
        return next(power for power in self.houses[house].powers if power.id == id)

    def extended(
        self,
        box: Box,
        *,
        cards: Mapping[str, Card],
        houses: Mapping[str, House],
        schemes: Mapping[str, SchemeEffect],
        reactions: Mapping[str, Reaction],
        improvers: Mapping[str, Improver],
        powers: Mapping[str, Answering],
        combat: Combat,
    ) -> Ruleset:
        """The ruleset of an expansion: all of this one, and more. What both have stays as it is printed here."""
        return Ruleset(
            box,
            {**self.cards, **cards, **self.cards},
            {**self.houses, **houses, **self.houses},
            {**self.scheme_effects, **schemes},
            {**self.reaction_rules, **reactions},
            {**self.improvers, **improvers},
            {**self.powers, **powers},
            self.combat.extended(combat),
        )


NO_RULES: Final[Ruleset] = Ruleset(Box({}, {}), {}, {}, {}, {}, {}, {}, Combat())
"""The ruleset of a table that has not been given one yet: there is nothing to play with."""
