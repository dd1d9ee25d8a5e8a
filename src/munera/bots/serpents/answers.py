"""What the expansion asks: the Primus, the new powers of Seppius and Varinius, and the new cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from munera.bots.bot import Reason
from munera.bots.serpents.reading import as_expansion
from munera.bots.serpents.scheming import DEMANDED
from munera.bots.spartacus import arena, guests, intrigue
from munera.bots.spartacus.fight import Duel, SeenFighter, own_sides
from munera.bots.spartacus.intrigue import NO, PASS, YES
from munera.bots.spartacus.offers import spared
from munera.bots.spartacus.reading import GLADIATOR, GUARD, SLAVE, BotTable
from munera.bots.spartacus.scheming import held, outcome, purse
from munera.bots.spartacus.worth import loss, worth_of_influence
from munera.games.serpents.queries import STAY, SWITCH
from munera.games.spartacus.cards.table import ARENA, TRACK
from munera.games.spartacus.queries import (
    DISTANCE,
    OFF,
    START,
    Fighter,
    backing,
    bribing,
    opponents,
    reaction_required,
    required,
)
from munera.kernel import AnyAsk, Ask, Option, Seat
from munera.odds.spartacus.matches import chance

HALF = 0.5  # how often a team wins a Primus
DESERTED = 4  # dice by which the other team must be ahead to desert to it
EDGE = 0.15  # a betting field that is worth a Bookmaker
TIRED_GUARD = 0.4  # a guard that is exhausted
MEDDLED = 0.6  # how often a card that was made short stays so,
BOUGHT = 0.05  # and a scheme whose schemer can bribe
MANY = 4  # rivals, of whom one will strike at whoever is stripped;
KEPT = {GLADIATOR: 1, SLAVE: 2, GUARD: 1}  # so many stay then, whatever a power brings
CARD_SPENT = 1.2  # a reaction that is played

Judge = Callable[[BotTable, Any], float]


# ---------------------------------------------------------------------- the Primus


def primus(table: BotTable, ask: AnyAsk) -> Option:  # noqa: ARG001
    """Declare a Primus if two of our gladiators can fight side by side."""
    return YES if two_ready(table) else NO


def two_ready(table: BotTable) -> bool:
    return len(table.free(table.seat, GLADIATOR)) >= table.weights.pair


def invite(table: BotTable, ask: AnyAsk) -> Option:
    """Invite to a Primus: our own house as often as promises allow, then those promised, then the weakest."""
    if not as_expansion(table).own["primus"]:
        return guests.invite(table, ask)
    seats = cast("tuple[int, ...]", ask.options)
    promised = sum(table.bound(seat, "invite") for seat in table.rivals)
    breaks = promised >= table.places_left and table.honour > HALF * arena.prize(table, table.seat)
    if table.seat in seats and table.free(table.seat, GLADIATOR) and not breaks:
        table.reason = Reason("invite-own")
        return table.seat
    table.reason = Reason("invite-guest")
    return min(seats, key=lambda seat: (not table.bound(seat, "invite"), arena.best_of(table, seat), seat))


def invitation(table: BotTable, ask: AnyAsk) -> Option:
    """Accept an invitation to a Primus with any gladiator, since to decline costs influence."""
    if not as_expansion(table).own["primus"]:
        return arena.invitation(table, ask)
    word = "accept" if table.free(table.seat, GLADIATOR) or table.seat not in fighting(table) else "decline"
    table.reason = Reason(f"invitation-primus-{word}")
    return word


def fighting(table: BotTable) -> list[Seat]:
    return [fighter.seat for fighter in table.fighters]


def teams(table: BotTable, ask: AnyAsk) -> Option:
    """Choose the teams so that the victory we can hope for serves us best."""
    fighters = table.fighters

    def value(pair: tuple[int, int]) -> float:
        one = [fighter for side, fighter in enumerate(fighters) if side in pair]
        two = [fighter for side, fighter in enumerate(fighters) if side not in pair]
        win = chance(arena.might(table, one) - arena.might(table, two))
        return win * glory(table, one) + (1 - win) * glory(table, two)

    return max(cast("tuple[tuple[int, int], ...]", ask.options), key=value)


def glory(table: BotTable, team: Sequence[Fighter]) -> float:
    """Return what it brings us if these win: every house of a team gains."""
    return sum(arena.prize(table, seat) for seat in {fighter.seat for fighter in team})


def place(table: BotTable, ask: AnyAsk) -> Option:
    """Place a combatant as near to the other team as possible, or to its mark on the sand."""
    hexes = cast("tuple[int, ...]", ask.options)
    waiting = (f for f in table.fighters if f.seat == table.seat and f.hex == OFF)
    team = next(f.team for f in waiting)
    foes = [f.hex for f in table.fighters if f.team != team and f.hex != OFF]
    marks = foes or [mark for side, mark in enumerate(START) if side != team]
    return min(hexes, key=lambda at: (min(DISTANCE[at][mark] for mark in marks), at))


def treachery(table: BotTable, ask: AnyAsk) -> Option:
    """Change to a team that is far ahead, unless that leaves another combatant of our house behind."""
    fighters = table.fighters
    own = own_sides(table)
    side = next(side for side in own if fighters[side].card == ask.about)
    team = [i for i, f in enumerate(fighters) if f.hex != OFF and f.team == fighters[side].team]
    if any(other in team for other in own if other != side):
        return STAY
    mine, theirs = (sum(SeenFighter(table, one).dice for one in sides) for sides in (team, opponents(table, side)))
    return SWITCH if theirs >= mine + DESERTED else STAY


def nets(table: BotTable, ask: AnyAsk) -> Option:
    """Use all nets, in the round in which the first attack is possible."""
    choices = cast("Sequence[tuple[int, ...]]", ask.options)
    return choices[-1] if any(Duel(table, side).strikes() for side in choices[-1]) else ()


def who_goes(table: BotTable, ask: AnyAsk) -> Option:
    """Choose the combatant who can attack before the others, and hardest."""

    def value(side: int) -> tuple[bool, int, bool]:
        duel = Duel(table, side)
        return duel.strikes(), duel.me.attack, duel.me.seat == table.seat

    return max(cast("tuple[int, ...]", ask.options), key=value)


def bookmaker(table: BotTable, ask: AnyAsk) -> Option:
    """Use the Bookmaker on the field that we will wager most on, if there are coins for it."""
    edge, field = max(arena.edges(table))
    named = ARENA.fields[field].id
    rich = arena.to_wager(table) > table.highest_wager(table.seat, field)
    return named if edge > EDGE and rich and named in cast("tuple[Option, ...]", ask.options) else PASS


# ---------------------------------------------------------------------- one's own turn


def turn(table: BotTable, ask: AnyAsk) -> Option:
    """Take a turn as in Spartacus, but use no power that leaves the house defenceless among many rivals."""
    kept = tuple(option for option in cast("tuple[Any, ...]", ask.options) if not strips(table, option))
    return intrigue.turn(table, Ask(ask.seat, ask.kind, kept, ask.about, ask.rule))


def strips(table: BotTable, option: Any) -> bool:
    """Would this power leave too few assets of a kind, without winning the game?"""
    if option[0] != "power" or len(table.rivals) < MANY or table.influence[table.seat] >= TRACK.highest - 1:
        return False
    power = next(p for p in table.rules.houses[table.houses[table.seat]].powers if p.id == option[1])
    return any(len(table.ready(table.seat, kind)) < number + KEPT[kind] for kind, number in power.discards.items())


# ---------------------------------------------------------------------- schemes that are short


def surplus(table: BotTable) -> int:
    """Return how much more influence than it requires counts for the announced scheme."""
    it = table.announced()
    assert it is not None, "a scheme was announced"
    return backing(table, it.seat, it.mark) - required(table, it.mark)


def short(table: BotTable, ask: AnyAsk) -> Option:
    """Find help for a scheme that was meddled with, if there is any."""
    scheme = table.view["scheme"]
    assert scheme is not None, "a scheme was announced"
    options = cast("Sequence[Any]", ask.options)
    return intrigue.improve(table, options, scheme["card"], scheme["pledged"], -surplus(table))


def demand(table: BotTable, ask: AnyAsk) -> Option:
    """Answer a demand for support: pledge, unless the scheme hurts more than refusing."""
    _, schemer, number = cast("tuple[int, int, int]", ask.about)
    refusal = -worth_of_influence(table, table.seat, -1)
    return YES if intrigue.harm_of_support(table, schemer, number) <= refusal else NO


# ---------------------------------------------------------------------- schemes that ask something


def oblige(table: BotTable, ask: AnyAsk) -> Option:
    """Do what the card offers as often as it pays."""
    row = as_expansion(table).printed(str(ask.about))
    able = sorted(loss(table, table.seat, a) for kind in row.target_has for a in table.ready(table.seat, kind))
    costs = TIRED_GUARD * row.exhausts_target + sum(able[: row.discards])
    times = cast("range", ask.options)
    return times[-1] if worth_of_influence(table, table.seat, row.influence) > costs else 0


def tongue(table: BotTable, ask: AnyAsk) -> Option:
    """Choose the card that we would most like to have ourselves."""
    return max(cast("Sequence[str]", ask.options), key=lambda card: (held(table, card), card))


# ---------------------------------------------------------------------- reactions


def react(table: BotTable, ask: AnyAsk) -> Option:
    """Choose a reaction, also in the windows of the expansion and with the powers of its houses."""
    window = str(ask.about[0] if isinstance(ask.about, tuple) else ask.about)
    best: tuple[float, Option] = (0.0, PASS)
    for option in cast("tuple[Any, ...]", ask.options)[1:]:
        judge = POWERS.get(option[0]) or WINDOWS.get(window)
        if judge is not None:
            best = max(best, (judge(table, option), option), key=lambda one: one[0])
    return best[1]


def _meddles(table: BotTable, option: Any) -> float:
    """Return what it brings to exhaust just enough guards that a card which hurts us lacks influence."""
    number, stays = option[1], MEDDLED
    if table.view["declared"]:
        it = table.declared()[-1]
        spare, harm = table.influence[it.seat] - reaction_required(table, it), intrigue.answering(table)
    else:
        scheme = table.view["scheme"]
        assert scheme is not None, "a scheme was announced"
        spare, harm = surplus(table), -outcome(table, scheme["seat"], scheme["card"], tuple(scheme["targets"]))
        stays = BOUGHT if bribes(table, scheme["seat"]) else MEDDLED
    return stays * harm - TIRED_GUARD * number if number == spare + 1 else -1.0


def bribes(table: BotTable, seat: Seat) -> bool:
    """Can this house bribe its way out of meddling? Then one guard more costs it only one coin more."""
    return table.coins[seat] > 0 and bribing(table, seat) is not None


def _demands(table: BotTable, option: Any) -> float:
    """Return what it brings to demand the leader's support for another's scheme that lacks it and serves us."""
    scheme = table.view["scheme"]
    if scheme is None or surplus(table) >= 0 or option[1] != table.leader:
        return -1.0
    return outcome(table, scheme["seat"], scheme["card"], tuple(scheme["targets"])) - DEMANDED


def _mercy(table: BotTable, option: Any) -> float:
    """Return what mercy brings: it is for a gladiator of our own."""
    return 1.0 if option[2] == table.seat else -1.0


def _tithe(table: BotTable, option: Any) -> float:
    """Return what Tithe to the Mighty brings: most against who loses most and is protected by no promise."""
    target: Seat = option[2]
    coins = min(table.row(option[1]).coins, table.coins[target])
    word = table.honour if table.spares(target) else 0.0
    danger = table.influence[target] / 100  # of equals the foremost
    return coins + purse(table, target, -coins) + danger - CARD_SPENT - word


def _submit(table: BotTable, option: Any) -> float:
    """Return what it brings to lower a rival's bid: something only if our bid is the highest then."""
    target, mine = option[2], table.staked[table.seat]
    bids = {seat: table.staked[seat] for seat in table.rivals}
    rest = max((bid for seat, bid in bids.items() if seat != target), default=0)
    wins = mine > rest and bids[target] >= mine > bids[target] + as_expansion(table).printed(option[1]).bid
    return 1.0 if wins else -1.0


def _spectacle(table: BotTable, option: Any) -> float:  # noqa: ARG001
    return 1.0 if two_ready(table) else -1.0


def _straps(table: BotTable, option: Any) -> float:
    """Return what the straps bring: something if we fight in this match, or if they hinder the leader."""
    target = option[2]
    return 1.0 if table.seat in fighting(table) or target == table.leader else -1.0


def _roar(table: BotTable, option: Any) -> float:  # noqa: ARG001
    return spared(table, up=True) - CARD_SPENT


POWERS: dict[str, Judge] = {"meddle": _meddles, "demand": _demands}

WINDOWS: dict[str, Judge] = {
    **intrigue.WINDOWS,
    "heal_rolled": _mercy,
    "ledger_balanced": _tithe,
    "bids_revealed": _submit,
    "host_honoured": _spectacle,
    "combatant_committed": _straps,
    "thumb": _roar,
}

ANSWERS: dict[str, Callable[[BotTable, AnyAsk], Option]] = {
    "turn": turn,
    "primus": primus,
    "invite": invite,
    "invitation": invitation,
    "teams": teams,
    "place": place,
    "treachery": treachery,
    "nets": nets,
    "who_goes": who_goes,
    "bookmaker": bookmaker,
    "short": short,
    "demand": demand,
    "oblige": oblige,
    "tongue": tongue,
    "react": react,
}
