"""Written positions: examples, puzzles, tests and tutorials begin in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from munera.games.for_glory import battle
from munera.games.for_glory.cards.table import (
    ARENAS,
    BOASTS,
    CARDS,
    GLADIATORS,
    PATRONS,
    STARTING,
    SUPPLIES,
    whole,
)
from munera.games.for_glory.state import LASTING, NOBODY, Arena, Gladiator, Glory, Patron
from munera.games.for_glory.strength import influence, needed
from munera.games.for_glory.supply import ROW, fill_row
from munera.kernel import BadPosition, Setting
from munera.kernel.settings import complete
from munera.kernel.storage import check_seed

_KEYS = {
    "phase",
    "active",
    "favor",
    "turn",
    "stalled",
    "boasts",
    "players",
    "arenas",
    "arena_deck",
    "gladiators",
    "rows",
    "battle",
    "round",
    "initiative",
    "shuffles",
    "seed",
    "options",
}
_PLAYER = {"coins", "glory", "hand", "deck", "discard", "reserve", "patrons", "arenas", "thin"}
_GLADIATOR = {"card", "owner", "arena", "ready", "damage", "attack", "agility"}
_PHASES = ("machinations", "registration", "battle", "resolution")


def position(written: Mapping[str, Any], settings: Mapping[str, Setting]) -> Glory:
    """A game in progress.

    phase: "machinations" (`active` is about to act), "registration", "battle" (`active` takes a combat turn in
    the arena at the place `battle`) or "resolution". players: two of {coins, glory, hand, deck (first drawn
    first), discard (top last), reserve, patrons, arenas (won for good), thin}. arenas: the three in the middle, as
    titles or {card, holder, ready}, the lasting one last; arena_deck: the next ones. gladiators: {card, owner,
    arena (0, 1 or 2), ready, damage, attack, agility (bonuses)}; they are numbered from 1 as written. rows:
    {gladiators, training, economy: up to three titles}; a row that is not written is dealt. boasts: how many are
    left. What is not mentioned is where it belongs: a player's other starting cards at the bottom of his deck (or
    out of the game, if `thin`), the rest in the supply. shuffles: the cards on top after each shuffle.
    """
    _known(written, _KEYS, "the position")
    s = Glory(check_seed(written.get("seed", 0)))
    s.options = complete(settings, written.get("options"))
    s.phase = written.get("phase", "machinations")
    if s.phase not in _PHASES:
        raise BadPosition(f"a phase is one of {', '.join(_PHASES)}")
    s.supply = [sorted(whole(deck)) for deck in SUPPLIES]
    boxes = [sorted(STARTING), sorted(STARTING)]
    _gladiators(s, written.get("gladiators", ()), boxes)
    players = written.get("players", ({}, {}))
    if len(players) != 2:
        raise BadPosition("there are two players")
    gone = _number(written.get("boasts", len(BOASTS)), "boasts", 0, len(BOASTS))
    s.boasts = list(reversed(BOASTS))[:gone]
    loose = [card for card in BOASTS if card not in s.boasts]
    _arenas(s, written, players)
    for seat, player in enumerate(players):
        _player(s, seat, player, boxes[seat], loose)
    s.removed += loose
    _rows(s, written.get("rows", {}))
    _moment(s, written)
    for seat in (0, 1):
        if needed(s, seat) > influence(s, seat):
            raise BadPosition(f"player {seat} has not enough influence for his gladiators")
    s.loaded = [tuple(top) for top in written.get("shuffles", ())] or None
    return s


def _gladiators(s: Glory, rows: Iterable[Mapping[str, Any]], boxes: list[list[str]]) -> None:
    for row in rows:
        _known(row, _GLADIATOR, "a gladiator")
        owner = _number(row.get("owner", 0), "owner", 0, 1)
        card = row.get("card")
        if card not in GLADIATORS:
            raise BadPosition(f"{card!r} is no gladiator")
        _take(s, str(card), boxes[owner])
        s.put(
            Gladiator(
                s.number(),
                str(card),
                owner,
                _number(row.get("arena", LASTING), "arena", 0, 2),
                bool(row.get("ready", True)),
                _number(row.get("damage", 0), "damage", 0, CARDS[str(card)].health - 1),
                _number(row.get("attack", 0), "attack", 0, 99),
                _number(row.get("agility", 0), "agility", 0, 99),
            )
        )
    if {0, 1} <= {g.place for g in s.gladiators.values()}:
        raise BadPosition("gladiators stand in one fleeting arena at most")


def _arenas(s: Glory, written: Mapping[str, Any], players: Iterable[Mapping[str, Any]]) -> None:
    s.arena_deck = sorted(ARENAS)
    for place, row in enumerate(written.get("arenas", (None, None, None))):
        facts = row if isinstance(row, Mapping) else {"card": row}
        _known(facts, {"card", "holder", "ready"}, "an arena")
        card = facts.get("card") or next(c for c in s.arena_deck if c not in _named(written, players))
        _arena(s, card, facts.get("holder", NOBODY), bool(facts.get("ready", True)), place)
    for seat, player in enumerate(players):
        for row in player.get("arenas", ()):
            facts = row if isinstance(row, Mapping) else {"card": row}
            _arena(s, facts.get("card"), seat, bool(facts.get("ready", True)), None)
    s.mix(s.arena_deck)
    top = list(written.get("arena_deck", ()))
    for card in top:
        if card not in s.arena_deck:
            raise BadPosition(f"there is no {card!r} left for the arena deck")
        s.arena_deck.remove(card)
    s.arena_deck += reversed(top)


def _named(written: Mapping[str, Any], players: Iterable[Mapping[str, Any]]) -> set[object]:
    """The arenas that the position speaks of."""
    rows = [*written.get("arenas", ()), *written.get("arena_deck", ())]
    rows += [row for player in players for row in player.get("arenas", ())]
    return {row.get("card") if isinstance(row, Mapping) else row for row in rows}


def _arena(s: Glory, card: Any, holder: int, ready: bool, place: int | None) -> None:
    if card not in s.arena_deck:
        raise BadPosition(f"there is no arena {card!r} left")
    if holder not in (NOBODY, 0, 1):
        raise BadPosition("an arena is held by player 0, player 1, or -1: nobody")
    s.arena_deck.remove(card)
    arena = Arena(s.number(), card, holder, ready)
    s.arenas[arena.id] = arena
    if place is not None:
        s.slots[place] = arena.id


def _player(s: Glory, seat: int, player: Mapping[str, Any], box: list[str], boasts: list[str]) -> None:
    _known(player, _PLAYER, "a player")
    s.coins[seat] = _number(player.get("coins", 5), "coins", 0, 999)
    s.glory[seat] = _number(player.get("glory", 0), "glory", 0, int(str(s.options["victory"])) - 1)
    for row in player.get("patrons", ()):
        facts = row if isinstance(row, Mapping) else {"card": row}
        if facts.get("card") not in PATRONS:
            raise BadPosition(f"{facts.get('card')!r} is no patron")
        _take(s, str(facts["card"]), box)
        patron = Patron(s.number(), str(facts["card"]), seat, bool(facts.get("ready", True)))
        s.patrons[patron.id] = patron
    for zone, name in ((s.hands, "hand"), (s.discard, "discard"), (s.reserve, "reserve"), (s.decks, "deck")):
        for card in player.get(name, ()):
            if card in boasts:
                boasts.remove(card)
            else:
                _take(s, card, box)
            zone[seat].append(card)
    if player.get("thin"):
        s.removed += box
        s.decks[seat].reverse()
    else:
        s.shuffle(box)
        s.decks[seat] = box + s.decks[seat][::-1]
    s.wide[seat] = len(s.reserve[seat]) if s.holds(seat, "casinum") else 0
    if not s.decks[seat]:
        s.count_cards(seat)
        s.settle_held(seat)


def _rows(s: Glory, rows: Mapping[str, Any]) -> None:
    _known(rows, set(SUPPLIES), "the supply")
    for i, deck in enumerate(SUPPLIES):
        cards = rows.get(deck, ())
        if len(cards) > ROW:
            raise BadPosition(f"a row has {ROW} cards at most")
        for card in cards:
            if card not in s.supply[i]:
                raise BadPosition(f"there is no {card!r} left in {deck}")
            s.supply[i].remove(card)
        s.rows[i] = list(cards)
        s.shuffle(s.supply[i])
        if deck not in rows:
            fill_row(s, i)


def _moment(s: Glory, written: Mapping[str, Any]) -> None:
    """Whose move it is, and in which step."""
    s.active = _number(written.get("active", 0), "active", 0, 1)
    s.favor = _number(written.get("favor", 1), "favor", 0, 1)
    s.mover, s.first = s.active, 0
    s.turns = _number(written.get("turn", 1), "turn", 1, 9999)
    s.stalled = _number(written.get("stalled", 0), "stalled", 0, 9999)
    if s.phase == "machinations":
        s.step = "actions"
    elif s.phase == "registration":
        s.mover = s.favor
    elif s.phase == "battle":
        s.mover = s.favor
        s.field = _number(written.get("battle", LASTING), "battle", 0, 2)
        if not (s.side(0, s.field) and s.side(1, s.field)):
            raise BadPosition("a battle needs gladiators of both players")
        s.battles = (LASTING,) if s.field != LASTING and s.at(LASTING) else ()
        s.step, s.rounds = "turn", _number(written.get("round", 1), "round", 1, 99)
        s.initiative = _number(written.get("initiative", s.active), "initiative", 0, 1)
        battle.begin_turn(s, s.active)


def _take(s: Glory, card: str, box: list[str]) -> None:
    """A card from the player's starting deck, or from the supply."""
    if card in box:
        box.remove(card)
        return
    deck = CARDS[card].deck if card in CARDS else ""
    if deck not in SUPPLIES or card not in s.supply[SUPPLIES.index(deck)]:
        raise BadPosition(f"there is no {card!r} left")
    s.supply[SUPPLIES.index(deck)].remove(card)


def _known(mapping: Mapping[str, Any], keys: set[str], what: str) -> None:
    if not set(mapping) <= keys:
        raise BadPosition(f"{what} knows only: {', '.join(sorted(keys))}")


def _number(value: object, what: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{what} is a whole number from {low} to {high}, not {value!r}")
    return value
