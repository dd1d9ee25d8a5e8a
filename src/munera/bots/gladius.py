"""Bots for Gladius: `Greedy` does the obvious, `Heuristic` counts cards.

What the heuristic does was found by experiment (docs/balance/gladius.md): a policy was learnt by self-play in a
fast model of the duel, and what it does was written down here as rules. Nearly all of its strength against
`Greedy` is in defending, most of it in never spending a defence on being immobilised; which attack is played
hardly matters. Our reading of that: cards are scarce, turns are not.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from munera.bots.bot import Bot, Reason, Seen
from munera.games.gladius.cards import ATTACKS, CARDS, DEFENCES, Card, deck_of
from munera.games.gladius.duel import PASS
from munera.games.gladius.state import PROWESS, SKILL, STRENGTH
from munera.games.gladius.view import DuelView, FighterView
from munera.kernel import AnyAsk, Option, pick

ODDS = 1 / 6  # of a 1 on one die
DEFENCE_IN_HAND = 2.5  # to the greedy bot, which ranks attacks by their damage


class Greedy(Bot):
    """Plays its strongest attack, always defends, and discards what is of no use."""

    hears = False
    imagines = False

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        options = cast("tuple[str, ...]", ask.options)
        if ask.kind == "attack":
            return max(options, key=lambda card: -1.0 if card == PASS else _force(CARDS[card]))
        if ask.kind == "defend":
            return options[-1]
        if ask.kind == "discard":
            style = _side(_view(seen), seen.seat)["style"]
            return min(options, key=lambda card: _use(card, style))
        return _any(self, ask)


def _force(card: Card) -> float:
    """Rank an attack: damage counts first, then immobilising; a wild swing costs something."""
    return card.damage - 0.1 * card.spent


def _use(card: str, style: str) -> float:
    """Return roughly what a card is worth in hand."""
    if card in DEFENCES[style]:
        return DEFENCE_IN_HAND
    return _force(CARDS[card]) if card in ATTACKS[style] else -1.0


class Heuristic(Bot):
    """Keeps defences for the blows that matter, and counts cards to know how many it needs."""

    hears = False
    imagines = False

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        options = cast("tuple[str, ...]", ask.options)
        if ask.kind not in ("attack", "defend", "discard"):
            return _any(self, ask)
        if ask.kind != "discard" and len(options) == 1:
            self.reason = Reason(f"{ask.kind}-none")
            return PASS
        reading = Reading(seen)
        chosen = answer(reading, ask)
        self.reason = reading.reason
        return chosen


# ---------------------------------------------------------------------- what a seat can work out


class Deck:
    """The whole deck of a bout, as one side looks at it. Counted once for each pair of styles."""

    def __init__(self, mine: str, theirs: str) -> None:
        deck = deck_of(mine, theirs)
        self.size = len(deck)
        self.my_defences, self.their_defences = DEFENCES[mine], DEFENCES[theirs]
        self.mine = ATTACKS[mine] | DEFENCES[mine]
        self.blows = {card: CARDS[card].damage for card in ATTACKS[theirs] if CARDS[card].damage}
        self.their_blows = [self.blows[card] for card in deck if card in self.blows]
        self.my_count = sum(card in self.my_defences for card in deck)
        self.their_count = sum(card in self.their_defences for card in deck)


_deck = cache(Deck)


class Reading:
    """A view of the duel and what follows from it: the cards that are out of sight."""

    def __init__(self, seen: Seen) -> None:
        self.view = view = _view(seen)
        fighters = view["fighters"]
        self.me = _side(view, seen.seat)
        self.foe = fighters[1] if fighters[0] is self.me else fighters[0]
        self.solo = self.foe["seat"] is None
        self.deck = deck = _deck(self.me["style"], self.foe["style"])
        self.seen = [*view["hand"], *view["discard"], *view["table"]]
        self.unseen = max(1, deck.size - len(self.seen))
        self.defences = sum(card in deck.my_defences for card in view["hand"])
        self.turns_left = view["limit"] - view["turn"]
        self.reason: Reason | None = None  # why what was chosen by this reading was chosen

    def open_to_a_hit(self) -> float:
        """How likely it is that an attack now meets no defence that stops it."""
        deck, foe = self.deck, self.foe
        known = self.view["known"]
        hidden = self.view["mini"][0] if self.solo else foe["cards"] - len(known)
        pool = self.unseen - len(known)
        theirs = deck.their_count - sum(card in deck.their_defences for card in self.seen)
        chance = 0.0 if any(card in deck.their_defences for card in known) else 1.0
        for drawn in range(min(hidden, pool)):
            chance *= max(0, pool - theirs - drawn) / (pool - drawn)
        return 1 - (1 - chance) * (1 - ODDS) ** self.me["stats"][PROWESS]

    def worse_to_come(self, damage: int) -> float:
        """The damage above this much that the opponent's attacks are expected to do in each of their turns."""
        left = sum(blow - damage for blow in self.deck.their_blows if blow > damage)
        for card in self.seen:
            if (blow := self.deck.blows.get(card, 0)) > damage:
                left -= blow - damage
        turned_up = self.view["mini"][1] if self.solo else 1
        return (turned_up + self.foe["stats"][SKILL] * ODDS) * left / self.unseen

    def defences_to_come(self) -> float:
        """Return how many defences one can expect to draw in each turn."""
        left = self.deck.my_count - sum(card in self.deck.my_defences for card in self.seen)
        return (1 + self.me["stats"][SKILL] * ODDS) * left / self.unseen


def _view(seen: Seen) -> DuelView:
    return cast("DuelView", seen.view)


def _side(view: DuelView, seat: int) -> FighterView:
    one, two = view["fighters"]
    return one if one["seat"] == seat else two


def answer(r: Reading, ask: AnyAsk) -> str:
    """Choose where there is a choice."""
    options = cast("tuple[str, ...]", ask.options)
    if ask.kind == "attack":
        return attack(r, options[1:])
    if ask.kind == "defend":
        return defend(r, str(ask.about), options[1:])
    return discard(r, options)


# ---------------------------------------------------------------------- attacking

STRIKE = 0.4  # from here on a blow is likely enough to go through not to waste the chance on a small one


def attack(r: Reading, usable: tuple[str, ...]) -> str:
    """Choose an attack: there always is one, because a turn without an attack is wasted."""
    cards = sorted((CARDS[card] for card in usable), key=lambda card: (card.damage, card.set == "common"))
    deadly = [card for card in cards if card.damage >= r.foe["hp"]]
    if deadly:
        r.reason = Reason("attack-deadly", {"damage": deadly[0].damage, "left": r.foe["hp"]})
        return deadly[0].id
    holds = [card for card in cards if card.immobilise]
    blows = [card for card in cards if card.damage and not card.spent]
    swings = [card for card in cards if card.spent]
    if r.foe["cannot_attack"]:
        holds = []  # they have lost their next attack already
    if r.solo:
        # An adversary who loses an attack loses it for good: they keep no cards. And as they always defend from
        # fresh ones, there is nothing to be drawn out of them: the biggest blow first.
        best = holds[:1] or blows[-1:] or swings
        r.reason = Reason("attack-hold" if holds else "attack-biggest" if blows else "attack-swing")
    elif blows:
        # Big blows are stopped by whoever can, so the opponent's defences should go on the smallest of them.
        # A blow for 1 is rather taken: it draws nothing out, and waits if a bigger one may well hit.
        last = r.turns_left < 2
        open = r.open_to_a_hit() if blows[0].damage == 1 and not last else 0.0
        best = [blows[-1] if last or open >= STRIKE else blows[0]]
        if last or open < STRIKE:
            r.reason = Reason("attack-last" if last else "attack-small")
        else:
            r.reason = Reason("attack-open", {"chance": round(100 * open)})
    else:
        # A wild swing costs the next attack: it is made when there is none to lose. In a duel immobilising
        # comes last, for whoever is immobilised still keeps their cards.
        best = swings or holds
        r.reason = Reason("attack-swing" if swings else "attack-immobilise")
    if not best:
        r.reason = Reason("attack-pass")
        return PASS
    return best[0].id


# ---------------------------------------------------------------------- defending

TURNS_AHEAD = 4.5  # how far worse blows are feared,
TURNS_DRAWN = 2.0  # and how far defences yet to be drawn are relied upon; both from self-play


def defend(r: Reading, against: str, usable: tuple[str, ...]) -> str:
    """Defend if enough defences are left for worse attacks to come, or if there may be no later turn."""
    card = CARDS[against]
    if card.immobilise:
        r.reason = Reason("defend-turn")
        return PASS  # it costs a turn, and turns are not scarce; a defence is
    might = min(1, r.foe["stats"][STRENGTH])
    deadly = card.damage + might >= r.me["hp"]
    last = r.defences > r.turns_left // 2  # more than they have attacks left before the bout is decided on points
    if not deadly and not last:
        reserve = TURNS_AHEAD * r.worse_to_come(card.damage) - TURNS_DRAWN * r.defences_to_come()
        if r.defences < 1 + reserve:
            r.reason = Reason("defend-keep", {"damage": card.damage})
            return PASS
    r.reason = Reason("defend-deadly" if deadly else "defend-last" if last else "defend-enough")
    # Common defences serve the opponent too once they are discarded: play one's own first.
    return min(usable, key=lambda one: CARDS[one].set == "common")


# ---------------------------------------------------------------------- discarding

# What goes first. Cards that only the opponent can use are kept from them while they are held, so their best
# blows go last of them - even after one's own immobilising cards, of which there are always enough.
THEIRS = {0: 100, 1: 91, 2: 80, 3: 70, 4: 60}  # by damage; 0 immobilises
THEIR_DEFENCE, HOLD, SPARE_DEFENCE, DEFENCE, BLOW = 90, 65, 40, 20, 35
SPARE = 3  # with so many defences in hand one of them is worth less than a blow


def discard(r: Reading, hand: tuple[str, ...]) -> str:
    """Choose the least useful card."""

    def rank(id: str) -> float:
        card = CARDS[id]
        if id not in r.deck.mine:
            return THEIR_DEFENCE if card.kind == "defence" else THEIRS[min(card.damage, 4)]
        common = 0.5 * (card.set == "common")  # one's own cards cannot help the opponent
        if card.kind == "defence":
            return (SPARE_DEFENCE if r.defences >= SPARE else DEFENCE) - common
        return (HOLD if card.immobilise else BLOW - card.damage) - common

    worst = max(hand, key=rank)
    spare = CARDS[worst].kind == "defence" and r.defences >= SPARE
    r.reason = Reason("discard-theirs" if worst not in r.deck.mine else "discard-spare" if spare else "discard")
    return worst


def _any(bot: Bot, ask: AnyAsk) -> Option:
    """Answer a question that is not of Gladius at random."""
    option: Option = pick(ask.options, bot.stream)
    return option


BOTS = {"greedy": Greedy, "heuristic": Heuristic}
