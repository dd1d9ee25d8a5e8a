"""Where everything stands in the rows of numbers that a seat is told, and what it means.

Which cards, houses, questions and words there are is a matter of the ruleset, so an expansion makes its own
`Fields`, with more of everything. Extra cards (SP-OPTION-6) have no entries of their own, so that a new one leaves
all rows as they are: where they are played they count in all sums, and the words of an answer name them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from munera.games.spartacus.cards.table import EQUIPMENT, GLADIATOR, INTRIGUE, MARKET, SCHEME, SLAVE, in_the_box
from munera.games.spartacus.combat.bout import LEVELS, POOLS
from munera.games.spartacus.ruleset import ASSETS, Ruleset
from munera.kernel.observation import Layout, add_words

PHASES: Final = ("setup", "upkeep", "intrigue", "market", "arena", "tournament", "fight", "over")
BOUTS: Final = ("match", "tournament", "fight", "primus")
FACES: Final = ("1", "2", "3", "4", "5", "6")
WAGERS: Final = ("victory of I", "victory of II", "injury", "decapitation")
OPTIONS: Final = (
    ("powers_once", True),
    ("initiative", "string"),
    ("wagers", "open"),
    ("host_rolloff_pays", True),
    ("purse_aid", True),
)
KIND: Final = {kind: place for place, kind in enumerate(ASSETS)}
PRINTED: Final = ("attack", "defence", "speed", "value", "requirement", "cash")
SPELT: Final = 24


def places_of(names: Iterable[str]) -> dict[str, int]:
    """The place of each name, from 0."""
    return {name: place for place, name in enumerate(names)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """The layouts for a ruleset, at tables of up to `seats`, with up to `fighters` in a bout."""

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        fighters: int,
        questions: tuple[str, ...],
        steps: tuple[str, ...],
        verbs: tuple[str, ...],
    ) -> None:
        self.seats, self.fighters = seats, fighters
        cards = in_the_box(rules.cards)
        self.cards = tuple(cards)
        self.intrigue = tuple(id for id, card in cards.items() if card.deck == INTRIGUE)
        self.market = tuple(id for id, card in cards.items() if card.deck == MARKET)
        self.schemes = tuple(id for id, card in cards.items() if card.kind == SCHEME)
        self.owned = tuple(id for id, card in cards.items() if card.kind in ASSETS)
        self.combatants = tuple(id for id, card in cards.items() if card.kind in (GLADIATOR, SLAVE))
        self.gear = tuple(id for id, card in cards.items() if card.kind == EQUIPMENT)
        self.houses = tuple(rules.houses)
        self.powers = tuple(power.id for house in rules.houses.values() for power in house.powers)
        self.questions, self.steps, self.verbs = questions, steps, verbs
        self.card = places_of(self.cards)
        self.in_intrigue, self.in_market = places_of(self.intrigue), places_of(self.market)
        self.in_schemes, self.in_owned = places_of(self.schemes), places_of(self.owned)
        self.in_combatants, self.in_gear = places_of(self.combatants), places_of(self.gear)
        self.house, self.power = places_of(self.houses), places_of(self.powers)
        self.question, self.step, self.verb = places_of(questions), places_of(steps), places_of(verbs)
        self.phase, self.bout = places_of(PHASES), places_of(BOUTS)
        self.whose = tuple("viewer" if not place else f"viewer + {place}" for place in range(seats))
        self.layout, self.row = Layout(), Layout()
        self.describe_table()
        self.describe_intrigue()
        self.describe_market()
        self.describe_houses(self.house_layout())
        self.describe_fight(self.fighter_layout())
        self.describe_options()

    # ---- a house

    def house_layout(self) -> Layout:
        """What is told of each house."""
        it = Layout()
        self.present = it.flags("present", "There is such a house, and it has not conceded.")
        self.house_is = it.flags("house", "Which house it is.", self.houses)
        self.influence = it.numbers("influence", "Its Influence.", scale=16)
        self.hand_size = it.numbers(
            "hand_size", "How many cards it may keep, and how many it holds.", ("may", "has"), scale=8
        )
        self.coins = it.numbers(
            "coins",
            "Coins at hand, 0 while the purse is concealed from the viewer; coins set aside.",
            ("at hand", "set aside"),
            scale=16,
        )
        self.status = it.flags(
            "status",
            "The purse is concealed from the viewer; done with the Open Market; Host; it is their intrigue turn;"
            " still in the bidding; invited to the match; still in the tournament.",
            ("concealed", "done", "host", "turn", "bidding", "invited", "in tournament"),
        )
        self.last_bid = it.numbers("last_bid", "What they bid when bids were opened last in this round.", scale=16)
        self.wagers = it.numbers("wagers", "Coins on the betting fields.", WAGERS, scale=8)
        self.known = it.numbers(
            "known",
            "How many cards of this title the viewer has seen in this hand and knows to be still there.",
            self.intrigue,
            scale=2,
        )
        self.assets = it.numbers("assets", "How many assets of this title it has.", self.owned, scale=2)
        self.ready_assets = it.numbers("ready_assets", "How many of them are ready.", self.owned, scale=2)
        self.counts = it.numbers(
            "counts",
            "How many assets of this kind it has, are ready and are injured.",
            tuple(f"{kind} {how}" for kind in ASSETS for how in ("all", "ready", "injured")),
            scale=8,
        )
        self.sums = it.numbers(
            "sums",
            "Sums over its assets: dice of the gladiators and slaves that are ready, printed value, Favour,"
            " Champions, those committed to the arena, and those barred from it.",
            (*POOLS, "value", "favour", "champions", "committed", "barred"),
            scale=16,
        )
        self.best = it.numbers("best_dice", "All dice of its strongest ready gladiator.", scale=16)
        self.deals = it.numbers(
            "deals",
            "Offers that the viewer knows of: open ones from them to the viewer and from the viewer to them, and"
            " all that they made in this phase.",
            ("to viewer", "from viewer", "made"),
            scale=4,
        )
        self.promises = it.numbers(
            "promises",
            "Promises that the viewer knows of: open ones to the viewer and from the viewer, and all of theirs"
            " that were kept and broken.",
            ("to viewer", "from viewer", "kept", "broken"),
            scale=4,
        )
        self.owed = it.numbers(
            "owed",
            "Coins promised and due: to the viewer, and from the viewer.",
            ("to viewer", "from viewer"),
            scale=16,
        )
        return it

    def describe_houses(self, house: Layout) -> None:
        """Every house, the viewer's own first."""
        self.house_at = tuple(
            self.layout.block(
                f"house_{place}",
                "the viewer's own house" if not place else f"that of the seat {place} after the viewer's",
                house,
            )
            for place in range(self.seats)
        )

    # ---- the table

    def describe_table(self) -> None:
        """What is being played, and what the viewer is asked."""
        it = self.layout
        self.question_at = it.flags(
            "question", "What the viewer is asked now; all zero if nothing.", self.questions
        )
        self.about_card = it.flags("about_card", "The cards that the question is about.", self.cards)
        self.about_seat = it.flags("about_seat", "The house that the question is about.", self.whose)
        self.about_number = it.numbers("about_number", "The number that the question is about.", scale=16)
        self.phase_at = it.flags("phase", "What is being played.", PHASES)
        self.step_at = it.flags("step", "What is being played of it.", self.steps)
        self.round = it.numbers(
            "round", "The round, and how many are left after it at most.", ("now", "left"), scale=64
        )
        self.options_at = it.flags(
            "options", "The settings of this table that are not as usual.", tuple(f"{a}={b}" for a, b in OPTIONS)
        )
        self.result = it.flags("result", "How the game ended; all zero until then.", ("won", "lost"))

    def describe_intrigue(self) -> None:
        """Hand, piles, schemes."""
        it = self.layout
        self.hand = it.numbers(
            "hand", "How many intrigue cards of this title the viewer holds.", self.intrigue, scale=2
        )
        self.decks = it.numbers("decks", "How many cards are left in the decks.", ("intrigue", "market"), scale=64)
        self.intrigue_discard = it.numbers(
            "intrigue_discard", "How many intrigue cards of this title are discarded.", self.intrigue, scale=4
        )
        self.powers_used = it.flags(
            "powers_used", "House powers used in this intrigue phase, or the last.", self.powers
        )
        self.scheme = it.flags("scheme", "The scheme that is being played, face up.", self.schemes)
        self.schemer = it.flags("schemer", "Who plays it.", self.whose)
        self.targets = it.flags("scheme_targets", "The houses it is aimed at.", self.whose)
        self.pledged = it.flags("pledged", "Who supports the scheme that is played or lies face down.", self.whose)
        self.asked = it.flags("asked", "Who was asked to support the scheme that lies face down.", self.whose)
        self.scheme_facts = it.numbers(
            "scheme_facts", "What is taken off the Influence that it requires.", scale=4, low=-16.0
        )
        self.scheme_flags = it.flags(
            "scheme_flags",
            "A scheme lies face down; the target of the one played is final; it was foiled.",
            ("face down", "confirmed", "foiled"),
        )
        self.face_down = it.flags(
            "face_down", "The scheme that lies face down, where the viewer knows it.", self.schemes
        )
        self.prepared = it.numbers("prepared", "How many schemes were laid face down in this turn.", scale=4)
        self.declared = it.flags(
            "declared", "The reaction that was declared last and is not applied yet.", self.intrigue
        )
        self.declarer = it.flags("declarer", "Who declared it.", self.whose)
        self.declared_target = it.flags("declared_target", "Whom it is aimed at.", self.whose)
        self.declared_count = it.numbers("declared_count", "How many were declared.", scale=4)

    def describe_market(self) -> None:
        """Lots and piles."""
        it = self.layout
        self.market_discard = it.numbers(
            "market_discard", "How many market cards of this title are discarded.", self.market, scale=4
        )
        self.lots = it.numbers(
            "lots",
            "How many lots of this title are for sale, as far as the viewer has seen them.",
            self.market,
            scale=2,
        )
        self.lot_counts = it.numbers(
            "lot_counts",
            "How many lots are for sale, and how many of them the viewer has not seen.",
            ("all", "unseen"),
            scale=8,
        )
        self.offers_left = it.numbers(
            "offers_left", "Offers that the viewer may still make in this phase.", scale=8
        )

    # ---- the fight

    def fighter_layout(self) -> Layout:
        """What is told of each combatant."""
        it = Layout()
        self.fighter_there = it.flags(
            "there", "There is such a combatant, and it is the viewer's.", ("any", "own")
        )
        self.fighter_seat = it.flags("seat", "Whose combatant it is.", self.whose)
        self.fighter_card = it.flags("card", "Who it is.", self.combatants)
        self.pools = it.numbers("pools", "The dice that are left.", POOLS, scale=8)
        self.on_sand = it.flags("on_sand", "They stand on the sand.")
        self.place = it.numbers(
            "place", "Where: two axial coordinates from the middle.", ("q", "r"), scale=8, low=-1.0, high=1.0
        )
        self.distances = it.numbers(
            "distances",
            "Hexes to the middle, and to the nearest opponent on the sand.",
            ("middle", "opponent"),
            scale=8,
        )
        self.fighter_gear = it.flags("gear", "Their equipment.", self.gear)
        self.fighter_flags = it.flags(
            "flags",
            "They act now; they cannot move on their next turn; team I or II; a Champion.",
            ("acts", "snared", "team I", "team II", "champion"),
        )
        self.fighter_spent = it.numbers(
            "spent", "Abilities used that work once; Favour.", ("spent", "favour"), scale=4
        )
        self.level = it.flags("defeat", "The level of their defeat.", LEVELS)
        self.thumb = it.flags("thumb", "What the Host has decided about them.", ("up", "down"))
        return it

    def describe_fight(self, fighter: Layout) -> None:
        """The bout, and its combatants, the viewer's own first."""
        it = self.layout
        which = tuple(str(place) for place in range(self.fighters))
        self.bout_kind = it.flags("bout", "What the fight is part of.", BOUTS)
        self.bout_numbers = it.numbers(
            "bout_numbers",
            "The combat round, how far from the middle the open hexes reach, and rounds without attack.",
            ("round", "radius", "quiet"),
            scale=16,
        )
        self.bout_flags = it.flags(
            "bout_flags",
            "In this round there was an attack; who acts has moved, and has attacked.",
            ("struck", "moved", "attacked"),
        )
        self.attacker = it.flags("attacker", "Who attacks, by their place below.", which)
        self.defender = it.flags("defender", "Who is attacked.", which)
        self.victim = it.flags("victim", "Who takes the wounds.", which)
        self.strike_flags = it.flags(
            "strike_flags", "It is an attack with speed dice, and a defence with them.", ("speed", "agile")
        )
        self.wounds = it.numbers(
            "wounds",
            "Wounds still to be taken, and those that wait for the attacker.",
            ("now", "counter"),
            scale=8,
        )
        self.attack_dice = it.numbers("attack_dice", "How many dice of the attacker show this.", FACES, scale=4)
        self.defence_dice = it.numbers("defence_dice", "How many dice of the defender show this.", FACES, scale=4)
        self.fighter_at = tuple(
            it.block(f"fighter_{place}", f"combatant {place}; those of the viewer come first", fighter)
            for place in range(self.fighters)
        )

    # ---- options

    def describe_options(self) -> None:
        """What one answer, or one move at any time, is."""
        it = self.row
        which = tuple(str(place) for place in range(self.fighters))
        self.row_verb = it.flags("verb", "The words in it.", self.verbs)
        self.row_card = it.flags("cards", "The cards in it, or those of the assets in it.", self.cards)
        self.row_power = it.flags("power", "The house power.", self.powers)
        self.row_house = it.flags("house", "The house that is chosen to play.", self.houses)
        self.row_printed = it.numbers("printed", "What is printed on these cards, summed up.", PRINTED, scale=8)
        self.row_kinds = it.numbers("kinds", "How many assets of this kind are in it.", ASSETS, scale=4)
        self.row_assets = it.numbers(
            "assets",
            "How many assets are in it, are ready, injured, Champions, committed; their Favour.",
            ("all", "ready", "injured", "champions", "committed", "favour"),
            scale=4,
        )
        self.row_owner = it.flags("owner", "Whose assets are in it.", self.whose)
        self.row_seat = it.flags(
            "seats", "The houses in it: targets, supporters, those it is offered to.", self.whose
        )
        self.row_coins = it.numbers("coins", "Coins that are bid or given.", scale=16)
        self.row_share = it.numbers("share", "The same as a part of the viewer's coins at hand.")
        self.row_wagers = it.numbers("wagers", "Coins on the betting fields.", WAGERS, scale=8)
        self.row_place = it.numbers(
            "place", "A hex: two axial coordinates from the middle.", ("q", "r"), scale=8, low=-1.0, high=1.0
        )
        self.row_distances = it.numbers(
            "distances",
            "Hexes from there to the middle, and to the nearest combatant of another team.",
            ("middle", "opponent"),
            scale=8,
        )
        self.row_fighter = it.flags("fighter", "The combatant that is attacked or named, by their place.", which)
        self.row_pools = it.numbers("pools", "The dice that are left to them.", POOLS, scale=8)
        self.row_dice = it.numbers(
            "dice", "How many dice are rolled again, and what they show together.", ("count", "sum"), scale=16
        )
        self.row_terms = it.numbers(
            "terms",
            "Of an offer: coins given and wanted, assets given and wanted, promises of its maker and in return.",
            ("gives", "wants", "goods", "asks", "promises", "returns"),
            scale=8,
        )
        self.row_private = it.flags("private", "Of an offer: it is made in private.")
        self.row_words = add_words(it, SPELT)
