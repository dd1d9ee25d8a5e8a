"""The duel, chapter by chapter: setup, and the four phases of a turn."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from munera.games.gladius.cards import WEAKEST_FIRST
from munera.games.gladius.state import (
    DRAWN,
    FIRST_CARDS,
    HAND_LIMIT,
    NOBODY,
    PROWESS,
    REFLEXES,
    SKILL,
    STATS,
    STRENGTH,
    TOO_LATE,
    Duel,
    Side,
    with_side,
)
from munera.kernel import Option, ask

PASS: Final = "pass"


# ---------------------------------------------------------------------- setup


async def deal(s: Duel) -> None:
    """Shuffle the shared deck, decide who starts, two cards each."""
    one, two = s.styles
    s.deck = s.cards.deck_of(one, two)
    s.shuffle_deck(s.deck)
    s.tell("bout", *s.styles)
    s.active = first_player(s)
    s.tell("starts", s.active)
    for side in (s.active, 1 - s.active):
        if s.owner[side] != NOBODY:  # the adversary of a solo bout holds no hand
            draw_cards(s, side, FIRST_CARDS)
    s.phase = "turn"


def first_player(s: Duel) -> Side:
    """The Retiarius goes first. Without exactly one of them, as the table chose."""
    if s.start in ("one", "two"):
        return ("one", "two").index(s.start)
    if s.styles.count("retiarius") == 1:
        return s.styles.index("retiarius")
    if s.start == "random":
        return s.choice((0, 1))
    if s.start == "weaker" and s.styles[0] != s.styles[1] and set(s.styles) <= set(WEAKEST_FIRST):
        return s.styles.index(min(s.styles, key=WEAKEST_FIRST.index))
    while True:
        one, two = s.roll(), s.roll()
        s.tell("start_roll", one, two, already_known_to=())
        if one != two:
            return 0 if one > two else 1


# ---------------------------------------------------------------------- the turn


async def turn(s: Duel) -> None:
    """Maneuver, attack, defense, hit. The questions stand here, what follows from the answers below."""
    me, foe = s.active, 1 - s.active
    begin_turn(s)
    maneuver_phase(s, me)
    while len(s.hands[me]) > HAND_LIMIT:
        discard(s, me, await which_discard(s, me))
    card = await which_attack(s, me) if may_attack(s, me) else PASS
    if attack_phase(s, me, card):
        defence = await which_defence(s, foe, card) if s.hands[foe] else PASS
        defense_phase(s, foe, defence)
        hit_phase(s, me, card, defence)
    end_turn(s)


def begin_turn(s: Duel) -> None:
    """A new exchange; the two before it are remembered."""
    s.past = s.past[1], s.exchange
    s.exchange = {"attacker": s.active}
    s.turns += 1
    s.tell_facts("turn", (s.active, s.turns))
    if s.turns == s.tires_after + 1 and s.tires_after:
        s.tell("fighters_tire")


def end_turn(s: Duel) -> None:
    """The table is cleared; a bout that lasts too long is decided on hit points (GL-16)."""
    s.clear_table()
    s.active = 1 - s.active
    if s.turns >= s.limit and s.phase != "over":
        one, two = s.hp
        finish(s, DRAWN if one == two else 0 if one > two else 1, "points")


def finish(s: Duel, winner: int, why: str) -> None:
    s.winner, s.ending, s.phase = winner, why, "over"
    if winner == DRAWN:
        s.tell("draw", why)
    else:
        s.tell("wins", winner, why)


# ---------------------------------------------------------------------- maneuver phase


def maneuver_phase(s: Duel, me: Side) -> None:
    """Draw one card, then one more for every 1 rolled for Skill; what is over five is discarded."""
    draw_cards(s, me, 1)
    if s.stats[me][SKILL] and (extra := stat_roll(s, me, SKILL)):
        draw_cards(s, me, extra)


def which_discard(s: Duel, me: Side) -> Awaitable[str]:
    """Which card goes is the owner's choice; each title is offered once."""
    return ask(
        s.owner[me],
        "discard",
        lambda _: tuple(dict.fromkeys(s.hands[me])),
        None,
        "GL-MANEUVER-2",
        lambda _: {PASS: "hand_limit"},
    )


def dead_card(s: Duel, me: Side) -> tuple[str] | None:
    """The card to discard if this fighter can never use it: the one that serves the other least (GL-ASK-1)."""
    style = s.styles[me]
    usable = s.cards.attacks[style] | s.cards.defences[style]
    dead = [card for card in s.hands[me] if card not in usable]
    return (min(dead, key=lambda card: s.cards.by_id[card].damage),) if dead else None


def discard(s: Duel, me: Side, card: str) -> None:
    s.leave_hand(me, card)
    s.discard.append(card)
    s.tell_facts("discards", (me, card), None, (s.owner[me],))


def draw_cards(s: Duel, me: Side, count: int) -> None:
    """Draw cards one by one. If the deck runs out in between, who counts cards knows those drawn before, too."""
    cards: list[str] = []
    hand = s.hands[me]
    for _ in range(count):
        if (card := s.draw()) is not None:
            cards.append(card)
            hand.append(card)
    s.tell_facts("draws", (me, len(cards)))
    if cards:
        s.tell_facts("drawn", cards, (s.owner[me],), ())


# ---------------------------------------------------------------------- attack phase


def may_attack(s: Duel, me: Side) -> bool:
    """Is this fighter asked for an attack? Not while immobilised, nor with an empty hand, which is public."""
    return not s.bound[me] and bool(s.hands[me])


def which_attack(s: Duel, me: Side) -> Awaitable[str]:
    """One attack card that the fighter can use, or none. Asked even if they hold none: silence tells nothing."""
    return ask(
        s.owner[me],
        "attack",
        lambda _: playable(s, me, s.cards.attacks),
        None,
        "GL-ATTACK-1",
        lambda _: unplayable(s, me, s.cards.attacks),
    )


def attack_phase(s: Duel, me: Side, card: str) -> bool:
    """Is there an attack? Whoever was immobilised has now lost theirs, and is free again."""
    if s.bound[me]:
        loses_attack(s, me)
        return False
    if card == PASS:
        s.exchange["idle"] = "holds"
        if s.cards.attacks[s.styles[me]].isdisjoint(s.hands[me]):
            s.exchange["unarmed"] = True
        s.tell_facts("holds", (me,), None, (s.owner[me],))
        return False
    s.leave_hand(me, card)
    put_attack(s, me, card)
    return True


def loses_attack(s: Duel, me: Side) -> None:
    """A fighter that was immobilised loses this attack and is free again."""
    exchange = s.exchange
    exchange["idle"], exchange["bound_by"] = "cannot_attack", s.binder[me]
    s.bound = with_side(s.bound, me, value=False)
    s.note_binder(me, "")
    s.tell("cannot_attack", me)


def put_attack(s: Duel, me: Side, card: str) -> None:
    """Put an attack on the table. A wild swing costs the next attack, whatever becomes of it (GL-08)."""
    s.table.append(card)
    s.exchange["attack"] = card
    s.tell_facts("attacks", (me, card), None, (s.owner[me],))
    if s.cards.by_id[card].spent:
        s.bind(me, card)
        s.tell("spent", me)


def playable(s: Duel, side: Side, usable: dict[str, frozenset[str]]) -> tuple[str, ...]:
    """What a fighter may play: pass, and every usable card in hand, each title once."""
    can = usable[s.styles[side]]
    options = [PASS]
    for card in s.hands[side]:
        if card in can and card not in options:
            options.append(card)
    return tuple(options)


def unplayable(s: Duel, side: Side, usable: dict[str, frozenset[str]]) -> dict[Option, str]:
    """The cards in hand that cannot be played now, each with the reason."""
    style = s.styles[side]
    why: dict[Option, str] = {}
    for card in s.hands[side]:
        if card not in usable[style]:
            own = card in s.cards.attacks[style] or card in s.cards.defences[style]
            why[card] = f"is_{s.cards.by_id[card].kind}" if own else "not_your_style"
    return why


# ---------------------------------------------------------------------- defense phase


def which_defence(s: Duel, foe: Side, card: str) -> Awaitable[str]:
    """One defence card that the opponent can use, or none. Asked whenever they hold any card at all."""
    return ask(
        s.owner[foe],
        "defend",
        lambda _: playable(s, foe, s.cards.defences),
        card,
        "GL-DEFENSE-1",
        lambda _: unplayable(s, foe, s.cards.defences),
    )


def defense_phase(s: Duel, foe: Side, defence: str) -> None:
    """The defence, if there is one, lies beside the attack."""
    if defence == PASS:
        if s.cards.defences[s.styles[foe]].isdisjoint(s.hands[foe]):
            s.exchange["helpless"] = True
        s.tell_facts("undefended", (foe,), None, (s.owner[foe],))
        return
    s.exchange["defence"] = defence
    s.leave_hand(foe, defence)
    s.table.append(defence)
    s.tell_facts("defends", (foe, defence), None, (s.owner[foe],))


# ---------------------------------------------------------------------- hit phase


def hit_phase(s: Duel, me: Side, card: str, defence: str) -> None:
    """Prowess may break the defence, Reflexes may still void the hit, Strength adds to damage (GS-22)."""
    foe, exchange, own = 1 - me, s.exchange, s.stats[me]
    if defence != PASS and not (s.tires_after and comes_too_late(s, foe, defence)):
        if not own[PROWESS] or not stat_roll(s, me, PROWESS):
            exchange["outcome"] = "stopped"
            s.tell("stopped", foe, defence)
            return
        exchange["broken"] = True
        s.tell("broken", foe, defence)
    if s.stats[foe][REFLEXES] and stat_roll(s, foe, REFLEXES):
        exchange["outcome"] = "voided"
        s.tell("voided", foe, card)
        return
    printed = s.cards.by_id[card]
    if printed.immobilise:
        exchange["outcome"] = "immobilised"
        s.bind(foe, card)
        s.tell("immobilised", foe)
        return
    damage = printed.damage
    if own[STRENGTH]:
        damage += stat_roll(s, me, STRENGTH)
    left = s.left_after(foe, damage)
    s.hp = with_side(s.hp, foe, left)
    exchange["outcome"], exchange["damage"], exchange["left"] = "hit", damage, left
    s.tell_facts("hit", (foe, damage, left))
    if left == 0:
        finish(s, me, "hit_points")


def comes_too_late(s: Duel, foe: Side, defence: str) -> bool:
    """Does this defence come too late? A die decides, once the fighters are tired (GL-22)."""
    if not s.tired():
        return False
    die = s.roll()
    late = die <= TOO_LATE
    s.exchange["tired"], s.exchange["late"] = die, late
    s.tell("too_late" if late else "in_time", foe, defence, die, already_known_to=())
    return late


def stat_roll(s: Duel, side: Side, stat: int) -> int:
    """Roll one die for each level of a stat, and return how many show 1 (GS-21)."""
    dice = tuple(s.dice(s.stats[side][stat]))
    exchange = s.exchange
    exchange["rolls"] = (*exchange.get("rolls", ()), (side, STATS[stat], dice))
    s.tell_facts("stat_roll", (side, STATS[stat], dice), None, ())
    return dice.count(1)
