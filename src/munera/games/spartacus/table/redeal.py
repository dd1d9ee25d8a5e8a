"""What a seat may imagine of what it cannot see: hands, decks, lots that lie face down, others' private deals."""

from __future__ import annotations

from collections import Counter

from munera.games.spartacus.deals import deals
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat, Stream
from munera.kernel.state import take


def redeal(s: Spartacus, seat: Seat | None, stream: Stream) -> None:
    deals.forget(s, seat)
    redeal_intrigue(s, seat, stream)
    redeal_market(s, seat, stream)
    for viewer in s.seats:
        if viewer != seat:  # what others have looked at is theirs to know
            s.known[viewer] = [()] * len(s.seats)


def redeal_market(s: Spartacus, seat: Seat | None, stream: Stream) -> None:
    """Draw anew the Market deck and the lots that lie face down and that the viewer has not looked at."""
    unseen = [i for i in range(s.revealed, len(s.row)) if s.row[i] and (seat is None or seat not in s.peeked[i])]
    pool = sorted([*s.market, *(s.row[i] for i in unseen)])
    stream.shuffle(pool)
    row = list(s.row)
    for i in unseen:
        row[i] = pool.pop()
    s.row, s.market = tuple(row), pool


def redeal_intrigue(s: Spartacus, seat: Seat | None, stream: Stream) -> None:
    """Draw hands and Intrigue deck anew from all unseen cards. What the viewer has seen of a hand stays (SP-66).

    The Dominus whose turn it is comes first: everybody knows that what they have prepared are Schemes, so these
    must be found before others draw from the pool.
    """
    owners = sorted((o for o in s.seats if o != seat), key=lambda owner: owner != s.active)
    pool = sorted([*s.intrigue, *(card for owner in owners for card in s.hands[owner])])
    certain = {owner: certainly(s, seat, owner) for owner in owners}
    for cards in certain.values():
        take(pool, cards)
    stream.shuffle(pool)
    for owner in owners:
        size, hand = len(s.hands[owner]), certain[owner]
        if owner == s.active:
            imagine_prepared(s, seat, hand, pool, size, stream)
        for _ in range(size - len(hand)):
            hand.append(pool.pop())
        s.hands[owner] = hand
    s.intrigue = pool


def certainly(s: Spartacus, seat: Seat | None, owner: Seat) -> list[str]:
    """The cards that the viewer knows to be in a hand: those seen, among them prepared ones shown to them."""
    seen = Counter(s.certain(seat, owner))
    if owner == s.active:
        seen |= Counter(mark.card for mark in s.prepared if mark.seen_by(seat) and not mark.doubtful)
    return sorted(seen.elements())


def imagine_prepared(
    s: Spartacus, seat: Seat | None, hand: list[str], pool: list[str], size: int, stream: Stream
) -> None:
    """Draw a scheme for each prepared card that the viewer has not seen, known to be in that hand or not.

    The card that lies face down now is still in that hand. For the others there may be no Scheme left to draw:
    such a card is taken to have left the hand.
    """
    loose = [card for card in hand if card in s.rules.schemes]
    sure = [mark for mark in s.prepared if mark.seen_by(seat) and not mark.doubtful]
    for mark in sure:
        loose.remove(mark.card)
    marks = list(sure)
    for mark in sorted(s.prepared, key=lambda mark: mark.number != s.face_down):
        if mark in sure:
            continue
        if mark.seen_by(seat):
            if there := mark.card in loose:
                loose.remove(mark.card)
            marks.append(mark._replace(gone=not there))
            continue
        others = [i for i, card in enumerate(pool) if card in s.rules.schemes] if len(hand) < size else []
        if not loose and not others:
            marks.append(mark._replace(card="", gone=True, doubtful=False))
            continue
        pick = stream.below(len(loose) + len(others))
        if pick < len(loose):
            card = loose.pop(pick)
        else:
            card = pool.pop(others[pick - len(loose)])
            hand.append(card)
        marks.append(mark._replace(card=card, gone=False, doubtful=False))
    s.prepared = tuple(sorted(marks, key=lambda mark: mark.number))
