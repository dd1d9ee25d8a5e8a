"""Fight battles: initiative, combat turns, attacks and tactics, the end of a battle."""

from __future__ import annotations

from typing import Any

from munera.games.for_glory import damage, ending, reactions
from munera.games.for_glory.abilities import ABILITIES, Use, hand_cards, price_of, table_cards, within_reach
from munera.games.for_glory.asking import target
from munera.games.for_glory.cards.table import TACTIC
from munera.games.for_glory.influence import keep_within
from munera.games.for_glory.money import purse
from munera.games.for_glory.reactions import card_of, card_usable, may_use, play_card, use_ability
from munera.games.for_glory.state import ELSEWHERE, FLEETING, LASTING, NOBODY, Glory, Window
from munera.games.for_glory.strength import (
    attack_now,
    attackable,
    fits,
    initiative_total,
    leader,
    silenced,
    walkover,
)
from munera.kernel import Option, Seat, ask

END = "end"
QUIET_ROUNDS = 12  # combat rounds in a row without damage or loss: a draw (FG-33)


def begin_phase(s: Glory) -> None:
    """Plan a battle in every arena with gladiators, the fleeting one first."""
    s.battles = tuple(place for place in (*FLEETING, LASTING) if s.at(place))
    next_battle(s)


def next_battle(s: Glory) -> None:
    """Go on to the next arena in which somebody is left; elsewhere there is no battle (FG-43)."""
    s.field, s.initiative = ELSEWHERE, NOBODY
    s.battles = tuple(place for place in s.battles if s.at(place))
    if s.battles:
        s.phase, s.step = "battle", "begin"
    else:
        s.phase, s.step = "resolution", ""


async def begin(s: Glory) -> None:
    """Begin the next battle. Whoever is alone in the arena has won it at once."""
    s.field, s.battles = s.battles[0], s.battles[1:]
    s.rounds, s.quiet, s.new_damage = 0, 0, 0
    s.tell("battle", s.arenas[s.slots[s.field]].card)
    if not await settle(s):
        new_round(s)


# ---------------------------------------------------------------------- rounds


def new_round(s: Glory) -> None:
    """Determine initiative, and with it the first combat turn: the higher agility, at a tie the Crowd's Favor."""
    one, two = initiative_total(s, 0, s.field), initiative_total(s, 1, s.field)
    s.initiative = leader(one, two, s.favor)
    s.rounds += 1
    s.passes = 0
    for g in s.at(s.field):
        if g.spent:
            s.put(g._replace(spent=False))
    s.tell("initiative", s.initiative, one, two)
    s.step = "turn"
    begin_turn(s, s.initiative)


def begin_turn(s: Glory, seat: Seat) -> None:
    s.active, s.acted, s.struck, s.tactics, s.pierced = seat, False, False, 1, ()


async def end_round(s: Glory) -> None:
    """Both passed in a row: gladiators are readied, damage stays, initiative is determined again."""
    s.quiet = 0 if s.new_damage > 0 else s.quiet + 1
    s.new_damage = 0
    if s.options["endless_draw"] and s.quiet >= QUIET_ROUNDS:
        s.tell("endless")
        await end_in_draw(s)
        return
    for g in s.at(s.field):
        if not g.ready:
            s.put(g._replace(ready=True))
    s.tell("all_readied")
    new_round(s)


# ---------------------------------------------------------------------- a combat turn


async def combat(s: Glory) -> None:
    """One attack and one tactic, in either order. With a ready gladiator one must attack (FG-25)."""
    seat = s.active
    if not must_ask(s, seat):
        await end_turn(s)
        return
    answer: Any = await ask(
        seat,
        "combat",
        lambda seat: options(s, seat),
        s.struck,
        "FG-COMBAT-2",
        lambda seat: refusals(s, seat),
    )
    if answer == END:
        await end_turn(s)
        return
    s.acted = True
    match answer:
        case ("attack", id):
            await strike(s, id)
        case ("use", source):
            await tactic(s, Use(seat, card_of(s, source), source, s.field))
        case ("use", source, choice):
            await tactic(s, Use(seat, card_of(s, source), source, s.field, choice))
        case (card, choice):
            await tactic(s, Use(seat, card, 0, s.field, choice))
        case card:
            await tactic(s, Use(seat, card, 0, s.field))
    if not await settle(s) and not must_ask(s, seat):
        await end_turn(s)


async def tactic(s: Glory, use: Use) -> None:
    """Use a tactic: a card from hand, or the ability of something on the table."""
    s.tactics -= 1
    if use.source:
        await use_ability(s, use)
    else:
        await play_card(s, use)


async def end_turn(s: Glory) -> None:
    s.passes = 0 if s.acted else s.passes + 1
    if not s.acted:
        s.tell("passes", s.active, already_known_to=(s.active,))
    if s.passes == 2:
        await end_round(s)
    else:
        begin_turn(s, 1 - s.active)


def ready_to_strike(s: Glory, seat: Seat) -> list[int]:
    return [] if s.struck else [g.id for g in s.side(seat, s.field) if g.ready]


def must_ask(s: Glory, seat: Seat) -> bool:
    """By public facts: can this player attack, or might they have a tactic?"""
    if ready_to_strike(s, seat):
        return True
    if not s.tactics:
        return False
    if within_reach(s, seat, hand_cards(TACTIC)):
        return True
    return any(may_use(s, ABILITIES[card], Use(seat, card, id, s.field)) for id, card in tactics_on_table(s, seat))


def tactics_on_table(s: Glory, seat: Seat) -> list[tuple[int, str]]:
    """The tactics of a player's gladiators in the active arena that are not silenced, ready patrons and arenas."""
    cards = table_cards(TACTIC)
    found = [(g.id, g.card) for g in s.side(seat, s.field) if g.card in cards and not silenced(s, g)]
    found += [(p.id, p.card) for p in s.patrons.values() if p.owner == seat and p.ready and p.card in cards]
    return found + [(a.id, a.card) for a in s.arenas.values() if a.holder == seat and a.card in cards]


def options(s: Glory, seat: Seat) -> tuple[Any, ...]:
    """What a player may do: end the turn, unless they must attack; attack; use a tactic."""
    attackers = ready_to_strike(s, seat)
    able: list[Any] = [] if attackers else [END]
    able += [("attack", id) for id in attackers]
    if not s.tactics:
        return tuple(able)
    hand = dict.fromkeys(s.hands[seat])
    fitting = [card for card in hand if card in s.cards.gladiators and fits(s, seat, card)]
    for card in hand:
        if card in hand_cards(TACTIC) and card_usable(s, seat, card, s.field):
            able += [(card, choice) for choice in fitting] if ABILITIES[card].puts else [card]
    coin = purse(s, seat)
    for id, card in tactics_on_table(s, seat):
        a = ABILITIES[card]
        if coin >= price_of(s, a) and may_use(s, a, Use(seat, card, id, s.field)):
            able += [("use", id, choice) for choice in fitting] if a.puts else [("use", id)]
    return tuple(able)


def refusals(s: Glory, seat: Seat) -> dict[Option, str]:
    """Why the turn cannot end, and why tactics in hand are of no use now."""
    why: dict[Option, str] = {}
    if ready_to_strike(s, seat):
        why[END] = "must_attack"
    offered = {answer[0] if isinstance(answer, tuple) else answer for answer in options(s, seat)}
    for card in dict.fromkeys(s.hands[seat]):
        if card in hand_cards(TACTIC) and card not in offered:
            why[card] = "no_target" if s.tactics else "one_tactic"
    return why


async def strike(s: Glory, id: int) -> None:
    """Exhaust the attacker and ask for reactions; only then are target and strength of the attack settled."""
    seat = s.active
    g = s.gladiators[id]
    s.struck, s.attacker, s.boost = True, id, 0
    s.put(g._replace(ready=False))
    s.tell("attacks", id, g.card, seat, already_known_to=(seat,))
    s.windows.append(Window("attack", s.field, subject=id))
    await reactions.open_window(s)
    s.windows.pop()
    if id in s.gladiators:
        foe = await target(
            s, Use(seat, g.card, id, s.field), attackable(s, seat, s.field), "attack", "FG-ATTACK-3"
        )
        if foe is not None:
            force = attack_now(s, s.gladiators[id])
            await damage.deal(s, (foe.id,), force, unpreventable=g.card == "scissor")
    s.attacker, s.boost = 0, 0


# ---------------------------------------------------------------------- the end of a battle


async def settle(s: Glory) -> bool:
    """Is the battle over? Looked at when everything that was begun is finished (FG-24)."""
    ours, theirs = s.side(0, s.field), s.side(1, s.field)
    if ours and theirs:
        return False
    if not ours and not theirs:
        await end_in_draw(s)
    else:
        await win(s, walkover(s, s.field))
    return True


async def end_in_draw(s: Glory) -> None:
    """End a battle without glory, arena and boast; the champion's token stays (FG-32)."""
    s.tell("battle_drawn")
    next_battle(s)


async def win(s: Glory, seat: Seat) -> None:
    """A player wins the battle: glory, and the arena's ability, for a reign or for good."""
    place = s.field
    arena = s.arenas[s.slots[place]]
    glory = glory_of(place)
    s.glory[seat] += glory
    s.tell("battle_won", seat, arena.card, glory, s.glory[seat])
    if place != LASTING:
        s.arenas[arena.id] = arena._replace(holder=seat)
    else:
        take_spoils(s, seat)
    if s.glory[seat] >= ending.glory_to_win(s):
        ending.finish(s, seat, "glory")
        return
    if arena.holder == 1 - seat:
        await keep_within(s, 1 - seat)  # a lost Pompeii takes its influence along
    next_battle(s)


def glory_of(place: int) -> int:
    """The glory that winning an arena brings."""
    return 2 if place == LASTING else 1


def take_spoils(s: Glory, seat: Seat) -> None:
    """The lasting arena goes to the winner's villa, the top boast to their discards, if there are more (FG-02)."""
    if s.arena_deck:
        id, s.slots[LASTING] = s.slots[LASTING], 0
        s.arenas[id] = s.arenas[id]._replace(holder=seat)
    if s.boasts:
        card = s.boasts.pop()
        s.lay(seat, (card,))
        s.tell("takes_boast", seat, card)
