"""What a seat knows of a duel in numbers, and what each of its options is. The campaign tells its bouts so, too.

What is not public is read in two places alone: `observe` takes the viewer's hand, and of the other one what they
can be certain of; `write_option` counts in the viewer's hand. The rest is how many cards deck and hands have.
"""

from __future__ import annotations

from typing import Final

from munera.games.gladius.cards import BEASTS, STYLES, TABLE, CardTable
from munera.games.gladius.state import DRAWN, STATS, Duel, Side
from munera.kernel.asks import AnyAsk, Seat
from munera.kernel.observation import Layout, Observation
from munera.kernel.plain import Option

TITLES: Final = tuple(TABLE.by_id)  # a subclass with another table has the same titles, or its own observation
PLACE: Final = {title: place for place, title in enumerate(TITLES)}
FIGHTERS: Final = STYLES + BEASTS
STYLE: Final = {style: place for place, style in enumerate(FIGHTERS)}
QUESTIONS: Final = ("discard", "attack", "defend")
MOST_HIT_POINTS: Final = 16  # that have an entry of their own
FAR: Final = 256  # turns
SOON: Final = 16

CARD: Final = 1 / 4  # one card of a hand or on the table
PILED: Final = 1 / 16  # one card of the discards or out of sight


# ---------------------------------------------------------------------- the fields

BOUT_LAYOUT: Final = Layout()
HAND: Final = BOUT_LAYOUT.numbers("hand", "How many cards of this title the viewer holds.", TITLES, scale=4)
KNOWN: Final = BOUT_LAYOUT.numbers(
    "known",
    "How many cards of this title the opponent holds for certain (the deck ran out in between).",
    TITLES,
    scale=4,
)
ON_TABLE: Final = BOUT_LAYOUT.numbers(
    "table", "How many cards of this title were played or turned up in this turn.", TITLES, scale=4
)
DISCARD: Final = BOUT_LAYOUT.numbers("discard", "How many cards of this title are discarded.", TITLES, scale=16)
UNSEEN: Final = BOUT_LAYOUT.numbers(
    "unseen",
    "How many cards of this title are out of sight: in the deck, or in the opponent's hand and not known.",
    TITLES,
    scale=16,
)
ATTACK: Final = BOUT_LAYOUT.flags("attack", "The attack under way, until its outcome is decided.", TITLES)
DAMAGE: Final = BOUT_LAYOUT.numbers("attack_damage", "The printed damage of the attack under way.", scale=4)
IMMOBILISES: Final = BOUT_LAYOUT.flags("attack_immobilises", "The attack under way immobilises whom it hits.")
USABLE: Final = BOUT_LAYOUT.numbers(
    "usable",
    "How many cards of the own hand the viewer's fighter can use, by kind.",
    ("attacks", "defences"),
    scale=4,
)

SIDE_LAYOUT: Final = Layout()
STYLE_AT: Final = SIDE_LAYOUT.flags("style", "The fighting style, or the beast.", FIGHTERS)
HP: Final = SIDE_LAYOUT.numbers("hp", "The hit points that are left.", scale=16)
FULL_HP: Final = SIDE_LAYOUT.numbers("full_hp", "The hit points at the start of the bout.", scale=16)
HP_IS: Final = SIDE_LAYOUT.flags(
    "hp_is",
    "The hit points that are left, one entry for each number of them; the last one also for more.",
    tuple(str(points + 1) for points in range(MOST_HIT_POINTS)),
)
CARDS: Final = SIDE_LAYOUT.numbers("cards", "How many cards are in hand.", scale=8)
BOUND: Final = SIDE_LAYOUT.flags(
    "cannot_attack", "The next attack is lost: they were immobilised, or have swung wide."
)
STATS_AT: Final = SIDE_LAYOUT.numbers("stats", "The levels of the five stats.", STATS, scale=8)

OWN: Final = BOUT_LAYOUT.block("own", "the viewer's fighter", SIDE_LAYOUT)
OTHER: Final = BOUT_LAYOUT.block("other", "the opponent", SIDE_LAYOUT)
DECK: Final = BOUT_LAYOUT.numbers("deck", "How many cards are left in the shared deck.", scale=64)
MY_TURN: Final = BOUT_LAYOUT.flags("own_turn", "It is the turn of the viewer's fighter.")
TURN: Final = BOUT_LAYOUT.numbers(
    "turn", f"The number of this turn, those of both fighters counted; {FAR} for more.", scale=FAR, high=1.0
)
LEFT: Final = BOUT_LAYOUT.numbers(
    "turns_left",
    f"How many turns are left after this one, until hit points decide; {FAR} for more.",
    scale=FAR,
    high=1.0,
)
LEFT_SOON: Final = BOUT_LAYOUT.numbers(
    "turns_left_soon", f"The same on a smaller scale: {SOON} for more.", scale=SOON, high=1.0
)
TIRES: Final = BOUT_LAYOUT.flags(
    "tires", "Fighters may tire at this table, or do so in this turn.", ("at some time", "now")
)
UNTIL_TIRED: Final = BOUT_LAYOUT.numbers(
    "turns_until_tired",
    f"How many turns it is until they tire; {SOON} for more, 0 if never.",
    scale=SOON,
    high=1.0,
)
MINI: Final = BOUT_LAYOUT.numbers(
    "mini_hands",
    "How many cards the adversary of a solo bout turns up; 0 in a duel.",
    ("to defend", "to attack"),
    scale=4,
)
RESULT: Final = BOUT_LAYOUT.flags("result", "How the bout ended; all zero until then.", ("won", "lost", "drawn"))

LAYOUT: Final = Layout()
LAYOUT.block("", "", BOUT_LAYOUT)
QUESTION: Final = LAYOUT.flags("question", "What the viewer is asked now; all zero if nothing.", QUESTIONS)

# The row of an option: its fields are called ROW_... here.
ROW_LAYOUT: Final = Layout()
ROW_PASS: Final = ROW_LAYOUT.flags("pass", "To play no card.")
ROW_CARD: Final = ROW_LAYOUT.flags("card", "The card that is played or discarded.", TITLES)
ROW_KIND: Final = ROW_LAYOUT.flags("kind", "What sort of card it is.", ("attack", "defence"))
ROW_DAMAGE: Final = ROW_LAYOUT.numbers("damage", "Its printed damage.", scale=4)
ROW_MARKS: Final = ROW_LAYOUT.flags("marks", "What is printed on it.", ("immobilises", "costs the next attack"))
ROW_HELD: Final = ROW_LAYOUT.numbers("held", "How many cards of this title the viewer holds.", scale=4)
ROW_OWN: Final = ROW_LAYOUT.flags("usable", "The viewer's fighter can use it.")
ROW_KILLS: Final = ROW_LAYOUT.flags("deadly", "Its printed damage is enough to kill the opponent.")

SIZE: Final = LAYOUT.size
ROW_SIZE: Final = ROW_LAYOUT.size


# ---------------------------------------------------------------------- the table


def observe(s: Duel, seat: Seat, ask: AnyAsk | None) -> list[float]:
    """The duel as a seat knows it."""
    row = [0.0] * SIZE
    side = s.owner.index(seat)
    write_duel(s, side, s.hands[side], s.certain[1 - side], row, 0)
    if ask is not None:
        row[QUESTION + QUESTIONS.index(ask.kind)] = 1.0
    return row


def write_duel(s: Duel, side: Side, hand: list[str], known: list[str], row: list[float], at: int) -> None:
    """Write what the player of a side knows into a row that is still zero from `at` on.

    `hand` and `known`: the cards of their own hand, and what they know of the other one.
    """
    other = 1 - side
    unseen = at + UNSEEN
    if s.phase != "deal":
        row[unseen : unseen + len(TITLES)] = whole_deck(s.cards, s.styles[0], s.styles[1])
    count(hand, row, at + HAND, CARD, unseen)
    count(known, row, at + KNOWN, CARD, unseen)
    count(s.table, row, at + ON_TABLE, CARD, unseen)
    count(s.discard, row, at + DISCARD, PILED, unseen)
    write_usable(s, side, hand, row, at + USABLE)
    exchange = s.exchange
    if "attack" in exchange and "outcome" not in exchange:
        card = exchange["attack"]
        printed = s.cards.by_id[card]
        row[at + ATTACK + PLACE[card]] = 1.0
        row[at + DAMAGE] = printed.damage / 4
        if printed.immobilise:
            row[at + IMMOBILISES] = 1.0
    write_side(s, side, row, at + OWN)
    write_side(s, other, row, at + OTHER)
    row[at + DECK] = len(s.deck) / 64
    if s.active == side:
        row[at + MY_TURN] = 1.0
    write_turns(s, row, at)
    row[at + MINI] = s.mini[0] / 4
    row[at + MINI + 1] = s.mini[1] / 4
    if s.phase == "over":
        row[at + RESULT + (2 if s.winner == DRAWN else 0 if s.winner == side else 1)] = 1.0


_DECKS: Final[dict[tuple[CardTable, str, str], list[float]]] = {}


def whole_deck(cards: CardTable, one: str, two: str) -> list[float]:
    """How many cards of each title the deck of two fighters has, scaled."""
    key = (cards, one, two)
    found = _DECKS.get(key)
    if found is None:
        deck = cards.deck_of(one, two)
        found = _DECKS[key] = [deck.count(title) * PILED for title in TITLES]
    return found


def count(cards: list[str], row: list[float], begin: int, each: float, unseen: int) -> None:
    """Count cards by title; what lies there is not out of sight."""
    for card in cards:
        place = PLACE[card]
        row[begin + place] += each
        row[unseen + place] -= PILED


def write_usable(s: Duel, side: Side, hand: list[str], row: list[float], begin: int) -> None:
    """Count what a fighter can use of their hand."""
    style = s.styles[side]
    attacks, defences = s.cards.attacks[style], s.cards.defences[style]
    for card in hand:
        if card in attacks:
            row[begin] += CARD
        elif card in defences:
            row[begin + 1] += CARD


def write_side(s: Duel, side: Side, row: list[float], begin: int) -> None:
    """Write what everybody sees of a fighter."""
    row[begin + STYLE_AT + STYLE[s.styles[side]]] = 1.0
    hp = s.hp[side]
    row[begin + HP] = hp / 16
    row[begin + FULL_HP] = s.full_hp(side) / 16
    if hp > 0:
        row[begin + HP_IS + min(hp, MOST_HIT_POINTS) - 1] = 1.0
    row[begin + CARDS] = len(s.hands[side]) / 8
    if s.bound[side]:
        row[begin + BOUND] = 1.0
    for stat, level in enumerate(s.stats[side]):
        if level:
            row[begin + STATS_AT + stat] = level / 8


def write_turns(s: Duel, row: list[float], at: int) -> None:
    """Write what turn it is, and how many there will be."""
    turns, tires_after = s.turns, s.tires_after
    left = s.limit - turns
    row[at + TURN] = min(turns, FAR) / FAR
    row[at + LEFT] = min(left, FAR) / FAR
    row[at + LEFT_SOON] = min(left, SOON) / SOON
    if tires_after:
        row[at + TIRES] = 1.0
        if turns > tires_after:
            row[at + TIRES + 1] = 1.0
        else:
            row[at + UNTIL_TIRED] = min(tires_after + 1 - turns, SOON) / SOON


# ---------------------------------------------------------------------- options


def option_row(s: Duel, seat: Seat, ask: AnyAsk | None, option: Option) -> list[float]:  # noqa: ARG001
    """A card of the own hand, or to pass."""
    row = [0.0] * ROW_SIZE
    write_option(s, s.owner.index(seat), str(option), row, 0)
    return row


def write_option(s: Duel, side: Side, card: str, row: list[float], at: int) -> None:
    """Write what a card in the hand of a side would be into a row that is still zero from `at` on."""
    printed = s.cards.by_id.get(card)
    if printed is None:
        row[at + ROW_PASS] = 1.0
        return
    row[at + ROW_CARD + PLACE[card]] = 1.0
    style = s.styles[side]
    if printed.kind == "attack":
        row[at + ROW_KIND] = 1.0
        usable = card in s.cards.attacks[style]
    else:
        row[at + ROW_KIND + 1] = 1.0
        usable = card in s.cards.defences[style]
    damage = printed.damage
    if damage:
        row[at + ROW_DAMAGE] = damage / 4
        if damage >= s.hp[1 - side]:
            row[at + ROW_KILLS] = 1.0
    if printed.immobilise:
        row[at + ROW_MARKS] = 1.0
    if printed.spent:
        row[at + ROW_MARKS + 1] = 1.0
    row[at + ROW_HELD] = s.hands[side].count(card) * CARD
    if usable:
        row[at + ROW_OWN] = 1.0


OBSERVATION: Final = Observation(
    version=1,
    fields=tuple(LAYOUT.fields),
    option_fields=tuple(ROW_LAYOUT.fields),
    observe=observe,
    option_row=option_row,
)
