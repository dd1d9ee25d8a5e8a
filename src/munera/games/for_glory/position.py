"""Written positions: examples, puzzles, tests and tutorials begin in the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.for_glory import battle
from munera.games.for_glory.abilities import ABILITIES
from munera.games.for_glory.cards.table import SUPPLIES, TABLE, CardTable
from munera.games.for_glory.machinations import OFFER_DRAW
from munera.games.for_glory.printed import PHASES
from munera.games.for_glory.state import LASTING, NOBODY, Arena, Gladiator, Glory, Patron
from munera.games.for_glory.strength import influence, needed
from munera.games.for_glory.supply import ROW, fill_row
from munera.kernel import BadPosition, BadVariant, Setting
from munera.kernel.positions import flag, known, listed, number, script
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
    "passes",
    "struck",
    "tactics",
    "quiet",
    "closed",
    "discount",
    "sales",
    "feasts",
    "shuffles",
    "exact",
    "seed",
    "options",
}
_PLAYER = {"coins", "glory", "hand", "deck", "discard", "reserve", "patrons", "arenas", "thin"}
_GLADIATOR = {"card", "owner", "arena", "ready", "damage", "attack", "agility", "spent"}
_ONLY_IN = {
    "machinations": {"discount", "sales", "feasts"},
    "registration": {"closed"},
    "battle": {"battle", "round", "initiative", "passes", "struck", "tactics", "quiet"},
}
"""What only one phase knows: elsewhere it would be silently without effect."""
_ARENA, _VILLA = {"card", "holder", "ready"}, {"card", "ready"}
KEYS = {
    "position": _KEYS,
    "player": _PLAYER,
    "gladiator": _GLADIATOR,
    "arena": _ARENA,
    "patron": _VILLA,
    "rows": set(SUPPLIES),
}
"""Every key that a position knows, by what it is part of: docs/positions.md lists them all."""


def position(written: Mapping[str, Any], settings: Mapping[str, Setting], cards: CardTable = TABLE) -> Glory:
    """A game in progress.

    phase: "machinations" (`active` is about to act), "registration", "battle" (`active` takes a combat turn in
    the arena at the place `battle`) or "resolution". players: two of {coins, glory, hand, deck (first drawn
    first), discard (top last), reserve, patrons, arenas (won for good), thin}. arenas: the three in the middle, as
    titles or {card, holder, ready}, the lasting one last; arena_deck: the next ones. gladiators: {card, owner,
    arena (0, 1 or 2), ready, damage, attack, agility (bonuses), spent (an ability that works once a round was
    used)}; they are numbered from 1 as written. rows: {gladiators, training, economy: up to three titles}; a row
    that is not written is dealt. boasts: how many are left. What is not mentioned is where it belongs: a player's
    other starting cards at the bottom of the deck (or out of the game, if `thin`), the rest in the supply.

    Of a machinations turn: discount (off the next buy), sales (so many buys go to hand), feasts (titles that were
    played and are played once a turn). Of a registration: closed, the seats that have passed for good. Of a
    battle: the combat `round`, who has the `initiative`, passes (1: the other player has just passed), struck (the
    attack of this turn was made), tactics (still allowed in this turn), quiet (rounds in a row without damage).
    shuffles: the cards on top after each shuffle; exact: a shuffle that is not scripted is an error.
    """
    known(written, _KEYS, "the position")
    try:
        s = Glory(check_seed(written.get("seed", 0)), cards)
        s.options = complete(settings, written.get("options"))
    except BadVariant as error:
        raise BadPosition(str(error)) from error
    s.phase = written.get("phase", "machinations")
    if s.phase not in PHASES:
        raise BadPosition(f"a phase is one of {', '.join(PHASES)}, not {s.phase!r}")
    for phase, keys in _ONLY_IN.items():
        if s.phase != phase and not keys.isdisjoint(written):
            raise BadPosition(f"only in the phase {phase} there is: {', '.join(sorted(keys))}")
    s.supply = [sorted(s.cards.whole(deck)) for deck in SUPPLIES]
    boxes = [sorted(s.cards.starting), sorted(s.cards.starting)]
    _gladiators(s, listed(written.get("gladiators", ()), "gladiators"), boxes)
    players = listed(written.get("players", ({}, {})), "players")
    if len(players) != 2:
        raise BadPosition(f"there are two players, not {len(players)}")
    for player in players:
        known(player, _PLAYER, "a player")
    left = number(written.get("boasts", len(s.cards.boasts)), "boasts", 0, len(s.cards.boasts))
    s.boasts = list(reversed(s.cards.boasts))[:left]
    taken = [card for card in s.cards.boasts if card not in s.boasts]
    _arenas(s, written, players)
    for seat, player in enumerate(players):
        _player(s, seat, player, boxes[seat], taken)
    s.removed += taken
    _rows(s, written.get("rows", {}))
    _moment(s, written)
    for seat in (0, 1):
        if needed(s, seat) > influence(s, seat):
            raise BadPosition(f"player {seat} has not enough influence for their gladiators")
    shuffles = [_titles(s, top, "a shuffle") for top in listed(written.get("shuffles", ()), "shuffles")]
    s.loaded = script(written, shuffles)
    return s


def _gladiators(s: Glory, rows: Sequence[Any], boxes: list[list[str]]) -> None:
    for row in rows:
        known(row, _GLADIATOR, "a gladiator")
        owner = number(row.get("owner", 0), "owner", 0, 1)
        card = _title(s, row.get("card"), "a gladiator")
        if card not in s.cards.gladiators:
            raise BadPosition(f"{card!r} is no gladiator")
        _take(s, card, boxes[owner])
        s.put(
            Gladiator(
                s.number(),
                card,
                owner,
                number(row.get("arena", LASTING), "arena", 0, 2),
                flag(row.get("ready", True), "ready"),
                number(row.get("damage", 0), "damage", 0, s.cards.by_id[card].health - 1),
                number(row.get("attack", 0), "attack", 0, 99),
                number(row.get("agility", 0), "agility", 0, 99),
                _spent(s, row, card),
            )
        )
    if {0, 1} <= {g.place for g in s.gladiators.values()}:
        raise BadPosition("gladiators stand in one fleeting arena at most")


def _spent(s: Glory, row: Mapping[str, Any], card: str) -> bool:
    """Was the ability of this gladiator used, which works once in a combat round?"""
    spent = flag(row.get("spent", False), "spent")
    if spent and not (card in ABILITIES and ABILITIES[card].once):
        raise BadPosition(f"{card!r} has no ability that works once in a combat round")
    if spent and s.phase != "battle":
        raise BadPosition("an ability that works once in a combat round is spent in a battle only")
    return spent


def _arenas(s: Glory, written: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> None:
    """The three in the middle, those in villas, and the rest in the arena deck."""
    s.arena_deck = sorted(s.cards.arenas)
    middle = [_thing(s, row, _ARENA) for row in listed(written.get("arenas", (None,) * 3), "arenas")]
    if len(middle) != 3:
        raise BadPosition(f"there are three arenas in the middle, not {len(middle)}")
    villas = [[_thing(s, row, _VILLA) for row in listed(p.get("arenas", ()), "arenas")] for p in players]
    top = _titles(s, written.get("arena_deck", ()), "the arena deck")
    named = {row["card"] for row in [*middle, *villas[0], *villas[1]]} | set(top)
    unnamed = [card for card in s.arena_deck if card not in named]
    if len(unnamed) < sum(row["card"] is None for row in middle):
        raise BadPosition("no arena is left for the middle of the table")
    for place, row in enumerate(middle):
        card = unnamed.pop(0) if row["card"] is None else row["card"]
        holder = number(row.get("holder", NOBODY), "holder (-1: nobody)", NOBODY, 1)
        if place == LASTING and holder != NOBODY:
            raise BadPosition("nobody holds the lasting arena in the middle: it is won for good or not at all")
        if holder == NOBODY and not row["ready"]:
            raise BadPosition("an arena that nobody holds is ready")
        _arena(s, card, holder, row["ready"], place)
    for seat, villa in enumerate(villas):
        for row in villa:
            _arena(s, row["card"], seat, row["ready"], None)
    s.shuffle_deck(s.arena_deck)
    for card in top:
        if card not in s.arena_deck:
            raise BadPosition(f"there is no {card!r} left for the arena deck")
        s.arena_deck.remove(card)
    s.arena_deck += reversed(top)


def _arena(s: Glory, card: str | None, holder: int, ready: bool, place: int | None) -> None:
    if card is None or card not in s.arena_deck:
        raise BadPosition(f"there is no arena {card!r} left")
    s.arena_deck.remove(card)
    arena = Arena(s.number(), card, holder, ready)
    s.arenas[arena.id] = arena
    if place is not None:
        s.slots[place] = arena.id


def _player(s: Glory, seat: int, player: Mapping[str, Any], box: list[str], boasts: list[str]) -> None:
    s.coins[seat] = number(player.get("coins", 5), "coins", 0, 999)
    s.glory[seat] = number(player.get("glory", 0), "glory", 0, int(str(s.options["victory"])) - 1)
    for row in listed(player.get("patrons", ()), "patrons"):
        facts = _thing(s, row, _VILLA)
        if facts["card"] not in s.cards.patrons:
            raise BadPosition(f"{facts['card']!r} is no patron")
        _take(s, facts["card"], box)
        patron = Patron(s.number(), facts["card"], seat, facts["ready"])
        s.patrons[patron.id] = patron
    for zone, name in ((s.hands, "hand"), (s.discard, "discard"), (s.reserve, "reserve"), (s.decks, "deck")):
        for card in _titles(s, player.get(name, ()), name):
            if card in boasts:
                boasts.remove(card)
            else:
                _take(s, card, box)
            zone[seat].append(card)
    _reserve(s, seat)
    if flag(player.get("thin", False), "thin"):
        s.removed += box
        s.decks[seat].reverse()
    else:
        s.shuffle(box)
        s.decks[seat] = box + s.decks[seat][::-1]
    if not s.decks[seat]:
        s.count_cards(seat)
        s.settle_held(seat)


def _reserve(s: Glory, seat: int) -> None:
    """Tactics and reactions; gladiators too, where the player has Casinum or may have lost it again (FG-35)."""
    casinum = next((a for a in s.arenas.values() if a.card == "casinum"), None)
    lost = casinum is not None and casinum.holder == 1 - seat and casinum.id in s.slots
    wide = s.holds(seat, "casinum") or lost
    for card in s.reserve[seat]:
        if card not in s.cards.reservable and not (wide and card in s.cards.gladiators):
            raise BadPosition(f"{card!r} cannot be in reserve")
    s.possible_gladiators[seat] = len(s.reserve[seat]) if wide else 0


def _rows(s: Glory, rows: Any) -> None:
    known(rows, set(SUPPLIES), "the supply")
    for i, deck in enumerate(SUPPLIES):
        cards = _titles(s, rows.get(deck, ()), "a row")
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
    s.favor = number(written.get("favor", 1), "favor", 0, 1)
    starts = 1 - s.favor if s.phase == "registration" else 0
    s.active = number(written.get("active", starts), "active", 0, 1)
    s.mover, s.first = s.active, 0
    s.turns = number(written.get("turn", 1), "turn", 1, 9999)
    s.stalled = number(written.get("stalled", 0), "stalled", 0, 9999)
    s.draw_offered = s.stalled > OFFER_DRAW
    if s.phase == "machinations":
        s.step = "actions"
        s.discounts = number(written.get("discount", 0), "discount", 0, 99)
        s.sales = number(written.get("sales", 0), "sales", 0, 99)
        s.feasts = _titles(s, written.get("feasts", ()), "feasts")
        return
    s.mover = s.favor  # only their turn can end in an Arena phase
    if s.phase == "registration":
        s.closed = tuple(number(seat, "closed", 0, 1) for seat in listed(written.get("closed", ()), "closed"))
        if s.active in s.closed or len(s.closed) > 1:
            raise BadPosition("who has passed for good registers nobody any more, and one player still does")
    if s.phase == "battle":
        s.field = number(written.get("battle", LASTING), "battle", 0, 2)
        if not (s.side(0, s.field) and s.side(1, s.field)):
            raise BadPosition("a battle needs gladiators of both players")
        s.battles = (LASTING,) if s.field != LASTING and s.at(LASTING) else ()
        s.step, s.rounds = "turn", number(written.get("round", 1), "round", 1, 99)
        s.initiative = number(written.get("initiative", s.active), "initiative", 0, 1)
        battle.begin_turn(s, s.active)
        s.passes = number(written.get("passes", 0), "passes", 0, 1)
        s.quiet = number(written.get("quiet", 0), "quiet", 0, battle.QUIET_ROUNDS - 1)
        s.struck = flag(written.get("struck", False), "struck")
        s.tactics = number(written.get("tactics", s.tactics), "tactics", 0, 9)
        s.acted = s.struck or not s.tactics


def _take(s: Glory, card: str, box: list[str]) -> None:
    """A card from the player's starting deck, or from the supply."""
    if card in box:
        box.remove(card)
        return
    deck = s.cards.by_id[card].deck if card in s.cards.by_id else ""
    if deck not in SUPPLIES or card not in s.supply[SUPPLIES.index(deck)]:
        raise BadPosition(f"there is no {card!r} left")
    s.supply[SUPPLIES.index(deck)].remove(card)


# ---------------------------------------------------------------------- reading what somebody wrote


def _thing(s: Glory, row: object, keys: set[str]) -> dict[str, Any]:
    """A patron or arena, as a title or as {card, ready}; None: any arena."""
    facts: dict[str, Any] = {"card": row}
    if isinstance(row, Mapping):
        known(row, keys, "a patron or arena")
        facts = {"card": None, **row}
    if facts["card"] is not None:
        _title(s, facts["card"], "a patron or arena")
    return {**facts, "ready": flag(facts.get("ready", True), "ready")}


def _titles(s: Glory, value: object, what: str) -> tuple[str, ...]:
    return tuple(_title(s, card, what) for card in listed(value, what))


def _title(s: Glory, value: object, what: str) -> str:
    if not isinstance(value, str) or value not in s.cards.by_id:
        raise BadPosition(f"{what}: there is no card {value!r}")
    return value
