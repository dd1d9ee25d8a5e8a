"""What a seat may imagine of the cards that it cannot see."""

from __future__ import annotations

from collections import Counter

from munera.games.for_glory.money import completions
from munera.games.for_glory.state import Glory
from munera.games.for_glory.view import own_tops
from munera.kernel import Seat, Stream
from munera.kernel.state import take


def redeal(s: Glory, seat: Seat | None, stream: Stream) -> None:
    """Draw anew what the seat cannot know: every face-down deck, and where the other's unseen cards are."""
    for deck in (*s.supply, s.arena_deck):
        deck.sort()
        stream.shuffle(deck)
    for player in (0, 1):
        if player == seat:
            known = len(s.deck_tops_seen[player])
            deck = s.decks[player]
            rest = sorted(deck[: len(deck) - known])
            stream.shuffle(rest)
            s.decks[player] = rest + deck[len(deck) - known :]
        else:
            redeal_player(s, player, stream)


def redeal_player(s: Glory, seat: Seat, stream: Stream) -> None:
    """Draw hand, reserve and deck of a player anew from all that is unseen; what is known of them stays.

    The order of the steps makes every condition hold: the player can pay what they are paying for, only tactics
    and reactions (and gladiators, where Casinum allowed it) lie in reserve, and what is surely in hand is in hand.
    """
    count = len(s.decks[seat]) - len(s.deck_tops_seen[seat])
    seen = [card if shown else None for card, shown in zip(own_tops(s, seat), s.deck_tops_seen[seat], strict=True)]
    pool, held = s.hidden(seat), sorted(s.held[seat])
    hand, reserve = sorted(s.known[seat]), list[str]()
    take(pool, [card for card in seen if card is not None])
    take(pool, hand)
    take(pool, held)
    stream.shuffle(pool)
    stream.shuffle(held)
    free = len(s.hands[seat]) - len(hand)
    face_down = seen.count(None)

    def choose(cards: list[str], card: str) -> str:
        cards.remove(card)
        return card

    # what the player needs to pay
    if s.owed and s.busy == seat:
        ways = [
            way
            for way in completions(s, seat, hand, held + pool)
            if len(way) <= free and _room(s, seat, Counter(held) - Counter(way)) <= free - len(way) + face_down
        ]
        for card in stream.choice(ways):
            hand.append(choose(held if card in held else pool, card))
            free -= 1
    # the reserve: at least so many of the cards held that the rest fits elsewhere
    narrow = len(s.reserve[seat]) - s.possible_gladiators[seat]
    for i in range(len(s.reserve[seat])):
        fit = s.cards.reservable if i < narrow else s.cards.reservable | s.cards.gladiators
        crowded = len(held) > free + face_down + (len(s.reserve[seat]) - i - 1)
        mine, theirs = [c for c in held if c in fit], [c for c in pool if c in fit]
        if mine and (crowded or not theirs or stream.below(len(mine) + len(theirs)) < len(mine)):
            reserve.append(choose(held, mine[0]))
        else:
            reserve.append(choose(pool, theirs[0]))
    # the rest of what is held: in hand or face down on the deck
    slots = [0] * free + [1] * face_down
    stream.shuffle(slots)
    tops: list[str] = []
    for where in slots:
        (tops if where else hand).append(held.pop() if held else pool.pop())
    s.hands[seat], s.reserve[seat] = hand, reserve
    top = [tops.pop() if card is None else card for card in seen]
    assert len(pool) == count
    s.decks[seat] = pool + top


def _room(s: Glory, seat: Seat, held: Counter[str]) -> int:
    """How many of these cards at least cannot be in the reserve."""
    wide = s.possible_gladiators[seat]
    narrow = len(s.reserve[seat]) - wide
    cards = sum(held[card] for card in s.cards.reservable)
    gladiators = sum(held[card] for card in s.cards.gladiators)
    return held.total() - min(cards, narrow) - min(gladiators + max(0, cards - narrow), wide)
