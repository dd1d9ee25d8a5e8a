"""What a seat sees of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from munera.games.for_glory.anytime import reserve_cost
from munera.games.for_glory.battle import glory_of
from munera.games.for_glory.cards.table import CardTable
from munera.games.for_glory.ending import glory_to_win
from munera.games.for_glory.influence import costly
from munera.games.for_glory.money import purse, values
from munera.games.for_glory.registration import fee
from munera.games.for_glory.state import DRAWN, LASTING, NOBODY, Arena, Gladiator, Glory, Patron
from munera.games.for_glory.strength import (
    agility,
    attack,
    bloodlust,
    boast,
    granted,
    health_left,
    influence,
    initiative_total,
    lacking,
    leader,
    needed,
    open_places,
    side,
    side_bloodlust,
    silenced,
)
from munera.games.for_glory.supply import buyable, price
from munera.games.for_glory.view_types import (
    ArenaView,
    DepartedView,
    EntrantView,
    GladiatorView,
    GloryView,
    IncomeView,
    PlayerView,
    ProjectedSideView,
    VillaCardView,
    WindowView,
)
from munera.kernel import Seat, standings
from munera.kernel.renamed import old_names_of_module


def view(s: Glory, seat: Seat | None) -> GloryView:
    return GloryView(
        phase=s.phase,
        step=s.step,
        active=s.active,
        favor=s.favor,
        turn=s.turns,
        round=s.rounds,
        initiative=None if s.initiative == NOBODY else s.initiative,
        struck=s.struck,
        tactics=s.tactics,
        bloodlust=bloodlust(s),
        boast=boast(s),
        boasts=len(s.boasts),
        victory=glory_to_win(s),
        arenas=[arena(s, place) for place in range(3)],
        arena_deck=len(s.arena_deck),
        rows=[list(row) for row in s.rows],
        supply=[len(deck) for deck in s.supply],
        withdrawn=[sorted(pile) for pile in s.withdrawn],
        removed=sorted(s.removed),
        table=[list(entry) for entry in s.table],
        windows=[window.kind for window in s.windows],
        window=_window(s),
        owed=s.owed,
        discount=s.discounts,
        prices=_prices(s, seat),
        to_hand=s.sales,
        players=[player(s, 0), player(s, 1)],
        hand=[] if seat is None else sorted(s.hands[seat]),
        reserve=[] if seat is None else sorted(s.reserve[seat]),
        own_tops=[] if seat is None else own_tops(s, seat),
        winner=None if s.winner in (NOBODY, DRAWN) else s.winner,
        arena_phase=s.in_arena_phase,
        fees=_prices(s, seat) if s.phase == "registration" else {},
        incomes=[] if seat is None else incomes(s, seat),
        purse=0 if seat is None else purse(s, seat),
        entrants={} if seat is None else _entrants(s, seat),
        standings=standings("glory", s.glory, "FG-WIN-1", needed=glory_to_win(s)),
    )


def incomes(s: Glory, seat: Seat) -> list[IncomeView]:
    worth, hand = values(s), s.hands[seat]
    held = sorted(s.cards.incomes.intersection(hand), key=lambda card: (-worth[card], card))
    return [IncomeView(card=card, count=hand.count(card), worth=worth[card]) for card in held]


class _Supposed(NamedTuple):
    """The table with one gladiator more, for what would be if it entered."""

    cards: CardTable
    initiative: Seat
    gladiators: Mapping[int, Gladiator]
    patrons: Mapping[int, Patron]
    arenas: Mapping[int, Arena]


def _entrants(s: Glory, seat: Seat) -> dict[str, EntrantView]:
    return {card: _entrant(s, seat, card) for card in sorted(s.cards.gladiators.intersection(s.hands[seat]))}


def _entrant(s: Glory, seat: Seat, card: str) -> EntrantView:
    there = []
    for place in range(len(s.slots)):
        with_entrant = {**s.gladiators, 0: Gladiator(0, card, seat, place)}
        then = _Supposed(s.cards, s.initiative, with_entrant, s.patrons, s.arenas)
        both = [initiative_total(then, one, place) for one in (0, 1)]
        there.append(
            ProjectedSideView(
                agility=both[seat],
                bloodlust=side_bloodlust(then, seat, place),
                leads=leader(both[0], both[1], s.favor) == seat,
            )
        )
    return EntrantView(bloodlust=bloodlust(then), there=there)


def _window(s: Glory) -> WindowView | None:
    if not s.windows:
        return None
    it = s.windows[-1]
    gone = [DepartedView(id=left.id, card=left.card, owner=left.owner) for left in it.gone]
    return WindowView(kind=it.kind, place=it.place, subject=it.subject or None, gone=gone)


def _prices(s: Glory, seat: Seat | None) -> dict[str, int]:
    if s.phase != "registration":
        return {card: price(s, card) for card in buyable(s)}
    hand = [] if seat is None else sorted(s.cards.gladiators.intersection(s.hands[seat]))
    return {card: fee(s, seat or 0, card) for card in hand}


def own_tops(s: Glory, seat: Seat) -> list[str]:
    """The cards that a player has put on top of their deck, top last."""
    count = len(s.deck_tops_seen[seat])
    return s.decks[seat][-count:] if count else []


def player(s: Glory, seat: Seat) -> PlayerView:
    return PlayerView(
        coins=s.coins[seat],
        glory=s.glory[seat],
        hand=len(s.hands[seat]),
        deck=len(s.decks[seat]),
        reserve=len(s.reserve[seat]),
        buy_back=reserve_cost(s, seat),
        discard=list(s.discard[seat]),
        patrons=[
            VillaCardView(id=p.id, card=p.card, ready=p.ready, costly=costly(s, p))
            for p in s.patrons.values()
            if p.owner == seat
        ],
        arenas=[
            VillaCardView(id=a.id, card=a.card, ready=a.ready, costly=False)
            for a in s.arenas.values()
            if a.holder == seat and a.id not in s.slots
        ],
        influence=influence(s, seat),
        needed=needed(s, seat),
        known=sorted(s.known[seat]),
        held=sorted(s.held[seat]),
        unseen=s.hidden(seat),
        tops=[
            card if seen else None for card, seen in zip(own_tops(s, seat), s.deck_tops_seen[seat], strict=True)
        ],
        haste=granted(s, seat, "initiative"),
    )


def arena(s: Glory, place: int) -> ArenaView:
    it = s.arenas.get(s.slots[place])
    one, two = initiative_total(s, 0, place), initiative_total(s, 1, place)
    contested = bool(side(s, 0, place) and side(s, 1, place))
    leads = leader(one, two, s.favor) if contested else None
    decided = contested and place == s.field and s.initiative != NOBODY
    return ArenaView(
        id=s.slots[place],
        card=it.card if it else "",
        lasting=place == LASTING,
        holder=None if it is None or it.holder == NOBODY else it.holder,
        ready=it is None or it.ready,
        active=place == s.field,
        gladiators=[gladiator(s, g) for g in s.at(place)],
        agility=[one, two],
        bloodlust=[side_bloodlust(s, 0, place), side_bloodlust(s, 1, place)],
        glory=glory_of(place),
        open=place in open_places(s),
        first=s.initiative if decided else leads,
        leads=leads,
        lacking=[lacking(one, two, s.favor == 0), lacking(two, one, s.favor == 1)] if contested else [0, 0],
        by_favor=not decided and one == two,
    )


def gladiator(s: Glory, g: Gladiator) -> GladiatorView:
    pool = [tokens for window in s.windows for tokens in window.pool if tokens.id == g.id]
    assigned = sum(tokens.plain + tokens.marked for tokens in pool)
    return GladiatorView(
        id=g.id,
        card=g.card,
        owner=g.owner,
        ready=g.ready,
        attack=attack(s, g),
        agility=agility(s, g),
        health=s.cards.by_id[g.card].health,
        damage=g.damage,
        assigned=assigned,
        unpreventable=sum(tokens.marked for tokens in pool),
        silenced=silenced(s, g),
        spent=g.spent,
        left=max(0, health_left(s, g)),
        falls=assigned > 0 and assigned >= health_left(s, g),
        bonus=[g.attack, g.agility],
    )


__getattr__ = old_names_of_module(__name__, {"ThingView": "VillaCardView", "LeftView": "DepartedView"})
