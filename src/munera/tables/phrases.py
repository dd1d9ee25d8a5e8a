"""Quick phrases and reactions: talk for those who do not type, which every reader has in their own language.

A phrase is sent and stored by its id; `common-phrase-...` are its words. What a bot answers is one of them, too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from munera.kernel import Rulebook, Seat
from munera.words import LANGUAGES, Words, message_id

SORRY, MAKE_OFFER, BETRAYED = "sorry", "make_offer", "betrayed"
GENERAL: Final = ("hail", "good_luck", "one_moment", "thanks", SORRY, "well_played")
REACTIONS: Final = ("applause", "laughter", "gasp", "groan")
BARGAINING: Final = (MAKE_OFFER, "offer_more", "why_not", "trust_me", BETRAYED)
ANSWERS: Final = ("nothing_to_offer", "considering", "too_little", "no_trust", "too_strong", "cannot", "not_now")
"""What a bot may answer, beside phrases that everybody has."""

PHRASES: Final = (*GENERAL, *REACTIONS, *BARGAINING, *ANSWERS)


def bargains(book: Rulebook[Any]) -> bool:
    """Can players of this game make each other offers, or something else at any time?"""
    return type(book).anytime is not Rulebook.anytime


def phrases_of(book: Rulebook[Any]) -> tuple[str, ...]:
    """The phrases that people at a table of this game may say."""
    return (*GENERAL, *BARGAINING, *REACTIONS) if bargains(book) else (*GENERAL, *REACTIONS)


def said(words: Words, phrase: str) -> str:
    """A phrase in words."""
    return words.text(message_id("common", "phrase", phrase))


def about_offers(phrase: str, text: str) -> bool:
    """Is this line of talk about offers? By its phrase, or by a word of any language that belongs to them."""
    if phrase:
        return phrase in BARGAINING
    spoken = set(re.findall(r"\w+", text.casefold()))
    return any(not spoken.isdisjoint(Words(lang).text("common-words-of-offers").split()) for lang in LANGUAGES)


def answer(view: Mapping[str, Any], speaker: Seat, bots: Sequence[Seat], phrase: str) -> tuple[Seat, str] | None:
    """Which bot answers talk about offers, and with which phrase, by what the speaker sees; None: none does.

    Who has declined an offer of theirs last says why again, who has one before them considers it, and else one
    asks for an offer, or has none to make. Who is told of a broken promise says sorry for it. So nobody learns
    anything from it that they have not been told. `phrase`: what was said, if it was one.
    """
    if not bots:
        return None
    if phrase == BETRAYED:
        broken = [one for one in view.get("ledger", ()) if (one["to"], one["state"]) == (speaker, "broken")]
        return next(((one["by"], SORRY) for one in reversed(broken) if one["by"] in bots), None)
    for refusal in reversed(view.get("refusals", ())):
        if refusal["offer"]["maker"] == speaker and refusal["seat"] in bots:
            why = str(refusal["said"][0]) if refusal["said"] else "not_now"
            return refusal["seat"], why if why in ANSWERS else "offer_more"
    for offer in view.get("offers", ()):
        asked = [seat for seat in offer.get("to", ()) if seat in bots]
        if offer["maker"] == speaker and asked:
            return asked[0], "considering"
    first = min(bots, key=lambda seat: (seat <= speaker, seat))
    if phrase == MAKE_OFFER:
        return first, "nothing_to_offer"
    return first, MAKE_OFFER if view.get("offers_left", 0) else "not_now"
