"""Where everything stands in the rows of numbers that a seat of For Glory is told, and what it means."""

from __future__ import annotations

from typing import Final

from munera.games.for_glory.cards.table import ARENA, PATRON, SUPPLIES, TABLE
from munera.kernel.observation import Layout, add_words

CARDS: Final = tuple(TABLE.by_id)
CARD: Final = {title: place for place, title in enumerate(CARDS)}
TITLES: Final = tuple(id for id, card in TABLE.by_id.items() if card.type != ARENA)  # what a player may own
TITLE: Final = {title: place for place, title in enumerate(TITLES)}
GLADIATORS: Final = tuple(title for title in TITLES if title in TABLE.gladiators)
GLADIATOR_PLACE: Final = {title: place for place, title in enumerate(GLADIATORS)}
PATRONS: Final = tuple(id for id, card in TABLE.by_id.items() if card.type == PATRON)
PATRON_PLACE: Final = {title: place for place, title in enumerate(PATRONS)}
ARENAS: Final = tuple(id for id, card in TABLE.by_id.items() if card.type == ARENA)
ARENA_PLACE: Final = {title: place for place, title in enumerate(ARENAS)}
PHASES: Final = ("setup", "machinations", "registration", "battle", "resolution", "over")
PHASE: Final = {phase: place for place, phase in enumerate(PHASES)}
WINDOWS: Final = ("damage", "attack", "enter", "leave")
WINDOW: Final = {kind: place for place, kind in enumerate(WINDOWS)}
QUESTIONS: Final = (
    *("action", "pay", "target", "amount", "marked", "may", "react", "combat", "register", "forfeit"),
    *("cull", "topdeck", "augury", "spare", "row", "where", "draw"),
)
QUESTION: Final = {kind: place for place, kind in enumerate(QUESTIONS)}
VERBS: Final = (
    *("done", "pass", "end", "none", "no", "yes", "coin"),
    *("buy", "play", "enter", "reserve", "use", "attack", "return", "buy_back", "free"),
    *SUPPLIES,
)
VERB: Final = {verb: place for place, verb in enumerate(VERBS)}
SIDES: Final = ("own", "other")
PLACES: Final = ("first fleeting", "second fleeting", "lasting")
SPELT: Final = 8

# ---------------------------------------------------------------------- a player

PLAYER: Final = Layout()
GLORY: Final = PLAYER.numbers("glory", "Glory won so far.", scale=8)
COINS: Final = PLAYER.numbers("coins", "Coin tokens.", scale=16)
HAND_COUNT: Final = PLAYER.numbers("hand_count", "How many cards are in hand.", scale=8)
DECK_COUNT: Final = PLAYER.numbers("deck_count", "How many cards are in the deck.", scale=32)
DISCARD_COUNT: Final = PLAYER.numbers("discard_count", "How many cards are discarded.", scale=32)
RESERVE_COUNT: Final = PLAYER.numbers("reserve_count", "How many cards are in reserve.", scale=8)
INFLUENCE: Final = PLAYER.numbers(
    "influence",
    "The influence that patrons and arenas grant, and what the gladiators in arenas need.",
    ("granted", "needed"),
    scale=16,
)
HASTE: Final = PLAYER.numbers("haste", "What patrons and arenas add to agility in every arena.", scale=8)
OUT_OF_SIGHT: Final = PLAYER.numbers(
    "out_of_sight",
    "How many cards of this title are in deck, hand and reserve together: everybody can count them.",
    TITLES,
    scale=4,
)
DISCARD: Final = PLAYER.numbers("discard", "How many cards of this title are discarded.", TITLES, scale=4)
KNOWN: Final = PLAYER.numbers(
    "known", "How many cards of this title are in hand for everybody to know.", TITLES, scale=4
)
HELD: Final = PLAYER.numbers(
    "held",
    "How many cards of this title everybody knows to be in hand, in reserve or face down on the deck.",
    TITLES,
    scale=4,
)
NEXT: Final = PLAYER.flags("next_card", "The top card of the deck, where the viewer knows it.", TITLES)
PLAYED: Final = PLAYER.numbers("played", "How many cards of this title are being played now.", TITLES, scale=4)
PATRONS_READY: Final = PLAYER.numbers(
    "patrons", "How many patrons of this title are in the villa.", PATRONS, scale=2
)
PATRONS_TIRED: Final = PLAYER.numbers("patrons_exhausted", "How many of them are exhausted.", PATRONS, scale=2)
VILLA: Final = PLAYER.flags("arenas", "The arenas in the villa.", ARENAS)
OWES: Final = PLAYER.numbers("owes", "What is still to be paid for something.", scale=8)
CLOSED: Final = PLAYER.flags("registers_no_more", "They register nobody any more in this arena phase.")

# ---------------------------------------------------------------------- an arena

FORCE: Final = Layout()
GLADIATORS_AT: Final = FORCE.numbers(
    "titles", "How many gladiators of this title stand there.", GLADIATORS, scale=2
)
STRENGTH: Final = FORCE.numbers(
    "strength",
    "Sums over the gladiators there: how many, their attack, that of the ready ones, the health that is left,"
    " damage that has resolved, damage that has not, agility with what adds to it, bloodlust.",
    ("gladiators", "attack", "ready attack", "health left", "damage", "assigned", "agility", "bloodlust"),
    scale=16,
)

PLACE: Final = Layout()
TITLE_AT: Final = PLACE.flags("title", "The arena.", ARENAS)
HOLDER: Final = PLACE.flags("holder", "Who has its ability.", SIDES)
STATUS: Final = PLACE.flags(
    "status",
    "Not exhausted; the battle is fought here; a battle is still to be fought here; gladiators may be sent here.",
    ("ready", "battle", "to come", "open"),
)
FORCES: Final = (PLACE.block("own", "the viewer's side", FORCE), PLACE.block("other", "the other side", FORCE))

# ---------------------------------------------------------------------- the table

LAYOUT: Final = Layout()
QUESTION_AT: Final = LAYOUT.flags("question", "What the viewer is asked now; all zero if nothing.", QUESTIONS)
ABOUT_CARD: Final = LAYOUT.flags("about_card", "The card that the question is about.", CARDS)
ABOUT_NUMBER: Final = LAYOUT.numbers("about_number", "The number that the question is about.", scale=16)
PHASE_AT: Final = LAYOUT.flags("phase", "What is being played.", PHASES)
OURS: Final = LAYOUT.flags(
    "whose",
    "What is the viewer's: the turn, the Crowd's Favor, the last machinations turn, the first turn of the game.",
    ("turn", "favor", "machinations", "first"),
)
INITIATIVE: Final = LAYOUT.flags("initiative", "Who has the initiative in this combat round.", SIDES)
TURN: Final = LAYOUT.numbers("turn", "Machinations turns so far, with this one.", scale=64)
ROUND: Final = LAYOUT.numbers(
    "round",
    "The combat round of the battle, or of the last one, and rounds in a row without damage.",
    ("now", "quiet"),
    scale=16,
)
COMBAT: Final = LAYOUT.flags(
    "combat_turn", "In this combat turn something was done, and the attack was made.", ("acted", "struck")
)
TACTICS: Final = LAYOUT.numbers(
    "tactics",
    "Tactics that may still be played, what is added to the attack under way, passes in a row.",
    ("left", "boost", "passes"),
    scale=4,
)
BOAST: Final = LAYOUT.numbers(
    "bloodlust",
    "That of all gladiators, that which starts an arena phase, and the cards left in the stack of boasts.",
    ("now", "boast", "boasts left"),
    scale=16,
)
VICTORY: Final = LAYOUT.numbers("victory", "The glory that wins the game.", scale=8)
BUYING: Final = LAYOUT.numbers(
    "buying",
    "Taken off the next price; so many of the next cards bought go to hand.",
    ("discount", "to hand"),
    scale=4,
)
STALLED: Final = LAYOUT.numbers("stalled", "Machinations turns of this phase since a gladiator entered.", scale=16)
DRAW: Final = LAYOUT.flags("draw_offered", "A draw was offered in this phase.")
ROW_AT: Final = LAYOUT.numbers("supply_row", "How many cards of this title may be bought.", TITLES, scale=4)
STACKS: Final = LAYOUT.numbers(
    "stacks", "How many cards are left in the supply decks and the arena deck.", (*SUPPLIES, "arenas"), scale=64
)
ATTACKER: Final = LAYOUT.flags("attacker", "The gladiator that attacks.", GLADIATORS)
WINDOW_AT: Final = LAYOUT.flags("window", "What may be reacted to now.", WINDOWS)
WINDOWS_OPEN: Final = LAYOUT.numbers("windows_open", "How many reaction windows are open.", scale=4)
WINDOW_PLACE: Final = LAYOUT.flags("window_place", "Where it happened.", PLACES)
SUBJECT: Final = LAYOUT.flags("window_subject", "Who attacks or has entered.", GLADIATORS)
SUBJECT_OWN: Final = LAYOUT.flags("window_subject_own", "Who attacks or has entered is the viewer's.")
GONE: Final = LAYOUT.numbers("window_gone", "How many of this title have just left.", GLADIATORS, scale=2)
RESULT: Final = LAYOUT.flags("result", "How the game ended; all zero until then.", ("won", "lost", "drawn"))
HAND: Final = LAYOUT.numbers("hand", "How many cards of this title the viewer holds.", TITLES, scale=4)
RESERVE: Final = LAYOUT.numbers(
    "reserve", "How many cards of this title are in the viewer's reserve.", TITLES, scale=4
)
PURSE: Final = LAYOUT.numbers("purse", "The most that the viewer can pay, with coin tokens and incomes.", scale=16)
PLAYERS: Final = (LAYOUT.block("own", "the viewer", PLAYER), LAYOUT.block("other", "the opponent", PLAYER))
ARENA_AT: Final = tuple(LAYOUT.block(f"arena_{place}", name, PLACE) for place, name in enumerate(PLACES))

# ---------------------------------------------------------------------- options

ROW: Final = Layout()
ROW_VERB: Final = ROW.flags("verb", "The first word, if it is no card.", VERBS)
ROW_CARD: Final = ROW.flags("card", "The card, or that of the thing on the table.", CARDS)
ROW_OTHER: Final = ROW.flags("other_card", "The second card, of those that are played with another.", CARDS)
ROW_PRINTED: Final = ROW.numbers(
    "printed",
    "What is printed on the card.",
    ("cost", "attack", "health", "agility", "bloodlust", "influence", "value", "amount"),
    scale=8,
)
ROW_KIND: Final = ROW.flags("thing", "What sort of thing on the table it is.", ("gladiator", "patron", "arena"))
ROW_OWNER: Final = ROW.flags("owner", "Whose it is.", SIDES)
ROW_READY: Final = ROW.flags("ready", "It is not exhausted.")
ROW_NOW: Final = ROW.numbers(
    "now", "Of a gladiator as strong as now.", ("attack", "health left", "damage", "agility"), scale=8
)
ROW_PLACE: Final = ROW.flags("place", "Where it is, or would be.", PLACES)
ROW_NUMBER: Final = ROW.numbers("number", "An amount, or coin tokens.", scale=16)
ROW_WORDS: Final = add_words(ROW, SPELT)

SIZE: Final = LAYOUT.size
ROW_SIZE: Final = ROW.size
