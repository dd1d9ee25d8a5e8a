"""Written positions of the expansion: those of Spartacus, with the keys that the expansion adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from munera.games.serpents.melee import PRIMUS, TEAMS
from munera.games.serpents.state import COMBATANTS, Serpents
from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat import combat, wounds
from munera.games.spartacus.combat.bout import LEVELS, OFF
from munera.games.spartacus.combat.hexes import NUMBER
from munera.games.spartacus.table.moments import (
    DECIDED,
    FIGHTS,
    MOMENTS,
    ONLY_AT,
    await_thumb,
    begin_round,
    fighter_on,
    place_wagers,
    sides_acted,
)
from munera.games.spartacus.table.position import position as written_position
from munera.games.spartacus.table.records import Asset
from munera.kernel import BadPosition, Setting
from munera.kernel.positions import flag, known, listed, number, word

_OWN = {"barred", "raised", "primus"}
_ON_SAND = {"fighters", "wagers", "radius", "quiet", "combat_round", "acted", "first"}
_FIGHTER = {"seat", "card", "attack", "defence", "speed", "hex", "gear", "spent", "team", "level"}
_WAITING = {"seat", "card", "gear"}  # the keys of a fighter who has no team yet
_INVITING, _FORMING = "invitations", "teams"
_FIGHTING = (_FORMING, *FIGHTS)
_BARRED = {"seat", "card"}
_RAISED = {"seat", "card", "by"}
KEYS = {"position": _OWN, "fighter": {"team"}, "barred": _BARRED, "raised": _RAISED}
"""Every key that a position may have beside those of Spartacus: docs/positions.md lists them all."""
MOST = 99  # the most by which a requirement can have been raised


def position(
    written: Mapping[str, Any],
    new: Callable[[int | str, int], Serpents],
    most: int,
    settings: Mapping[str, Setting],
) -> Serpents:
    """A game in progress, written as for Spartacus, with these keys more.

    barred: gladiators who may not fight in the next arena phase, each a number or {seat, card}. raised: {seat,
    card, by} of reactions in hand that were meddled with in this phase. primus: the Host has declared one; written
    at "invitations", "teams" (the Host is about to form them), "wagers", "combat", "combat_turn", "decided" and
    "thumb". It has four `fighters`, each with a `team` (0 or 1). Those with a `level` were defeated, in the order
    in which they are written. `first`: who acts; without it the team whose turn it is says who goes.
    """
    for_spartacus = {key: written[key] for key in written if key not in _OWN}
    primus = flag(written.get("primus", False), "primus")
    moments = (*MOMENTS, _FORMING) if primus else tuple(MOMENTS)
    moment = word(written.get("moment", "intrigue"), "a moment", moments)
    if primus and moment not in (_INVITING, *_FIGHTING):
        raise BadPosition(f"primus is written only at: {', '.join((_INVITING, *_FIGHTING))}")
    if primus and moment in _FIGHTING:
        for key in ("combat_round", "acted"):
            if key in written and moment not in ONLY_AT[key]:
                raise BadPosition(f"{key} is written only at: {', '.join(ONLY_AT[key])}")
        before = {key: value for key, value in for_spartacus.items() if key not in _ON_SAND}
        for_spartacus = before | {"moment": _INVITING}
    s = written_position(for_spartacus, new, most, settings)
    assert isinstance(s, Serpents), "`new` makes states of the expansion"
    s.primus = primus
    if primus and moment in _FIGHTING:
        _fight(s, moment, written)
    _bar(s, listed(written.get("barred", ()), "barred"))
    _raise(s, listed(written.get("raised", ()), "raised"))
    return s


# ---------------------------------------------------------------------- a Primus


def _fight(s: Serpents, moment: str, written: Mapping[str, Any]) -> None:
    """Put the fighters of a Primus where the position has them, with the wagers on them."""
    rows = listed(written.get("fighters", ()), "fighters")
    if len(rows) != COMBATANTS:
        raise BadPosition(f"there are {COMBATANTS} fighters in a Primus, not {len(rows)}")
    if moment == _FORMING:
        _wait_for_teams(s, rows)
        return
    radius = number(written.get("radius", ARENA.radius), "radius", ARENA.smallest, ARENA.radius)
    for side, row in enumerate(rows):
        _enter(s, side, known(row, _FIGHTER, "a fighter"), radius)
    s.invited = tuple(fighter.seat for fighter in s.fighters)
    hexes = [fighter.hex for fighter in s.fighters if fighter.hex != OFF]
    if len(set(hexes)) < len(hexes):
        raise BadPosition("every hex holds one figure")
    place_wagers(s, listed(written.get("wagers", ()), "wagers"))
    s.step = MOMENTS[moment][1]
    if moment != "wagers":
        _begin(s, moment, written, radius)


def _wait_for_teams(s: Serpents, rows: Sequence[Any]) -> None:
    """Commit all four fighters; the Host is about to say who fights beside whom."""
    for side, row in enumerate(rows):
        known(row, _WAITING, "a fighter without a team")
        fighter = fighter_on(s, side, row, 1, ARENA.radius, ARENA.places[0][0])
        s.fighters = (*s.fighters, fighter._replace(hex=OFF))
    s.invited, s.step = tuple(fighter.seat for fighter in s.fighters), "teams"
    if any(s.invited.count(seat) > len(TEAMS) for seat in s.invited):
        raise BadPosition("a house sends two combatants at most")


def _enter(s: Serpents, side: int, row: Mapping[str, Any], radius: int) -> None:
    """Put a fighter where written or else on the team's first free place; one with a `level`, off the sand."""
    team = number(row.get("team", side // len(TEAMS)), "team", *TEAMS)
    level = word(row["level"], "level", LEVELS) if "level" in row else ""
    taken = [fighter.hex for fighter in s.fighters]
    free = next(place for place in ARENA.places[team] if NUMBER[place] not in taken)
    fighter = fighter_on(s, side, row, 0 if level else 1, ARENA.radius if level else radius, free)
    s.fighters = (*s.fighters, fighter._replace(team=team, hex=OFF if level else fighter.hex, level=level))


def _begin(s: Serpents, moment: str, written: Mapping[str, Any], radius: int) -> None:
    """Set the bout to this moment: the fight goes on, or is decided."""
    fallen = tuple(side for side, fighter in enumerate(s.fighters) if fighter.level)
    left = {fighter.team for fighter in s.fighters if not fighter.level}
    if len(left) != (1 if moment in DECIDED else len(TEAMS)):
        raise BadPosition("a Primus is decided when one team is left, and not before")
    step = s.step
    combat.begin(s, PRIMUS)
    s.step = step
    quiet = number(written.get("quiet", 0), "quiet", 0, 99)
    s.bout = s.bout._replace(radius=radius, quiet=quiet, fallen=fallen)
    begin_round(s, moment, written)
    if moment == "combat_turn":
        _take_turns(s, written)
    if moment in DECIDED:
        s.bout = s.bout._replace(winner=min(left))
    if moment == "thumb":
        for side in combat.losers(s):
            wounds.take_off(s, side)
        await_thumb(s)


def _take_turns(s: Serpents, written: Mapping[str, Any]) -> None:
    """Set who has acted in this round; now `first` acts, or the team whose turn it is says who of them does."""
    acted = sides_acted(s, written)
    order = acted
    if "first" in written or not acted:
        first = number(written.get("first", 0), "first", 0, COMBATANTS - 1)
        if first in acted:
            raise BadPosition("whoever acts has not acted in this round")
        order = (*acted, first)
    s.bout = s.bout._replace(order=order, acted=len(acted), first=s.fighters[order[0]].team)


# ---------------------------------------------------------------------- what lasts for a phase or a round


def _bar(s: Serpents, rows: Sequence[Any]) -> None:
    """Bar gladiators from the next arena phase."""
    for row in rows:
        asset = _named(s, known(row, _BARRED, "barred")) if isinstance(row, dict) else _numbered(s, row)
        if asset.card not in s.rules.gladiators:
            raise BadPosition(f"{asset.card!r} is no gladiator and cannot be barred")
        s.put(asset._replace(barred=True))


def _numbered(s: Serpents, value: object) -> Asset:
    """The asset with this number."""
    return s.assets[number(value, "barred", 1, s.last_asset_id)]


def _named(s: Serpents, row: Mapping[str, Any]) -> Asset:
    """The first asset of that title that a house has and that is not barred yet."""
    seat = number(row.get("seat"), "seat", 0, len(s.seats) - 1)
    found = [asset for asset in s.of(seat) if asset.card == row.get("card") and not asset.barred]
    if not found:
        raise BadPosition(f"house {seat} has no {row.get('card')!r} that could be barred")
    return found[0]


def _raise(s: Serpents, rows: Sequence[Any]) -> None:
    """Raise what reactions require that went back to a hand; everybody knows these cards."""
    for row in rows:
        known(row, _RAISED, "what was raised")
        seat = number(row.get("seat"), "seat", 0, len(s.seats) - 1)
        card = word(row.get("card"), "a reaction", s.rules.reactions)
        s.raised = tuple(sorted((*s.raised, (seat, card, number(row.get("by"), "by", 1, MOST)))))
        if len(s.raises(seat, card)) > s.hands[seat].count(card):
            raise BadPosition(f"house {seat} has not so many {card!r} in hand")
        s.keep_in_sight(seat, card)
