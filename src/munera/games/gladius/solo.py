"""Solo rules: the adversary has no hand and makes no choices; it fights with mini-hands from the shared deck."""

from __future__ import annotations

from munera.games.gladius.cards import CardTable
from munera.games.gladius.duel import (
    PASS,
    attack_phase,
    begin_turn,
    defense_phase,
    discard,
    end_turn,
    hit_phase,
    loses_attack,
    maneuver_phase,
    may_attack,
    put_attack,
    stat_roll,
    which_attack,
    which_defence,
    which_discard,
)
from munera.games.gladius.state import HAND_LIMIT, NOBODY, SKILL, Duel, Side

# Mini-hands as defend, attack (ruling SO-03). "hard" is what is printed.
DIFFICULTY = {"easy": (2, 1), "normal": (1, 2), "tough": (2, 2), "hard": (2, 3)}
SIZES = (1, 2, 3)


def mini_hands(
    cards: CardTable, adversary: str, difficulty: str, by_type: bool, defend: int, attack: int
) -> tuple[int, int]:
    """How many cards the adversary turns up to defend and to attack."""
    sizes = DIFFICULTY[difficulty]
    if adversary in cards.beasts and difficulty == "normal":
        sizes = (cards.beasts[adversary].defend, cards.beasts[adversary].attack)
    if by_type and difficulty == "tough" and adversary in ("secutor", "dimachaeri"):
        sizes = (sizes[0] + 1, sizes[1])  # SO-04: these two hold more defences than the others
    return defend or sizes[0], attack or sizes[1]


async def turn(s: Duel) -> None:
    """The human's turn as in a duel, against a mini-hand; or the adversary's."""
    me, foe = s.active, 1 - s.active
    begin_turn(s)
    if s.owner[me] == NOBODY:
        card = adversary_attacks(s, me)
        if card != PASS:
            defence = await which_defence(s, foe, card) if s.hands[foe] else PASS
            defense_phase(s, foe, defence)
            hit_phase(s, me, card, defence)
    else:
        maneuver_phase(s, me)
        while len(s.hands[me]) > HAND_LIMIT:
            discard(s, me, await which_discard(s, me))
        card = await which_attack(s, me) if may_attack(s, me) else PASS
        if attack_phase(s, me, card):
            hit_phase(s, me, card, adversary_defends(s, foe))
    end_turn(s)


def turn_up(s: Duel, side: Side, count: int) -> list[str]:
    """A mini-hand: fresh cards from the deck, face up; all go to the discard when the turn ends (SO-02)."""
    cards = [card for _ in range(count) if (card := s.draw()) is not None]
    s.table += cards
    s.exchange["turned"] = tuple(cards)
    s.tell("mini_hand", side, *cards, already_known_to=())
    return cards


def adversary_defends(s: Duel, side: Side) -> str:
    """Any defence that turned up is used."""
    usable = s.cards.defences[s.styles[side]]
    for card in turn_up(s, side, s.mini[0]):
        if card in usable:
            s.exchange["defence"] = card
            s.tell("defends", side, card)
            return card
    s.tell("undefended", side)
    return PASS


def adversary_attacks(s: Duel, side: Side) -> str:
    """The best attack that turned up. Immobilised, it turns up nothing; Skill turns up more (GL-19)."""
    if s.bound[side]:
        loses_attack(s, side)
        return PASS
    more = stat_roll(s, side, SKILL) if s.stats[side][SKILL] else 0
    cards = turn_up(s, side, s.mini[1] + more)
    usable = [card for card in cards if card in s.cards.attacks[s.styles[side]]]
    if not usable:
        s.exchange["idle"], s.exchange["unarmed"] = "holds", True
        s.tell("holds", side)
        return PASS
    best = max(usable, key=lambda card: worth(s.cards, card, s.hp[1 - side]))
    s.table.remove(best)
    put_attack(s, side, best)
    return best


def worth(cards: CardTable, card: str, hit_points: int) -> tuple[bool, float]:
    """A killing blow first, then the most damage; to immobilise is worth more than one damage (SO-05)."""
    printed = cards.by_id[card]
    return printed.damage >= hit_points, 1.5 if printed.immobilise else printed.damage
