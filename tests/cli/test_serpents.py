"""The Serpents and the Wolf at the terminal: six houses, a Primus on the sand, and what was meddled with."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from munera.cli.boards import Moment, Unclear, board_of
from munera.games.serpents.rulebook import BOOK
from munera.kernel import AnyAsk, Match, Stream, pick, start
from munera.testing.serpents import ASHUR, SEPPIUS, VARINIUS, Table, calm, fighter, four, house, primus
from munera.testing.spartacus.titles import CELT, COOK, GUARD, SYRIAN, THRACIAN
from munera.words import LANGUAGES, LOG, NEWS, Words
from munera.words.spartacus.cast import HouseCast
from tests.counts import LONG

pytestmark = pytest.mark.slow  # whole screens are drawn

EN = Words("en")
NAMES = ("Livia", "Sally", "Pete", "John", "Nero", "Octavia")
VISITOR = "sc-a-visitor-from-rome"  # requires 6


def moment(match: Match[Any], seat: int | None = None, words: Words = EN) -> Moment:
    ask = next(ask for ask in match.waiting() if seat in (None, ask.seat))
    view: Any = BOOK.view(match.state, ask.seat)
    return Moment(ask, view, board_of(BOOK, words).teller.cast(view, NAMES[: len(view["houses"])], ask.seat))


def drawn(m: Table, seat: int | None, words: Words = EN, width: int = 100, *, plain: bool = False) -> str:
    """The board as this seat sees it, with what it is asked now if it is."""
    board, out = board_of(BOOK, words, plain=plain), io.StringIO()
    view: Any = BOOK.view(m.match.state, seat)
    if any(ask.seat == seat for ask in m.match.waiting()):
        picture = board.draw_asked(moment(m.match, seat, words), {})
    else:
        picture = board.draw(view, board.teller.cast(view, NAMES[: len(view["houses"])], seat), {})
    Console(file=out, width=width).print(picture)
    return out.getvalue()


def offered(m: Table) -> list[str]:
    return [one.label for one in board_of(BOOK, EN).offered(moment(m.match))]


def parsed(m: Table, text: str) -> Any:
    found = board_of(BOOK, EN).parse(text, moment(m.match), lambda _: "")
    return None if found is None else found[0]


# ---------------------------------------------------------------------- houses and schemes


def test_six_houses_sit_at_the_table() -> None:
    m = calm(*(house() for _ in range(6)))
    text = drawn(m, 0, width=80)
    places = [text.index(f"{name} ·") for name in (*NAMES[1:], NAMES[0])]
    assert places == sorted(places), "the viewer sits below"
    assert all(len(line) <= 80 for line in text.splitlines())
    for name in ("Seppius", "Varinius"):
        assert re.search(rf"\w+ · {name}", text)


def test_a_scheme_that_was_meddled_with_falls_short() -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(GUARD, GUARD, house=SEPPIUS), house(influence=3))
    m.scheme(VISITOR, 0)
    assert offered(m) == ["Pass", "Exhaust 1 Guard: it requires 1 more", "Exhaust 2 Guards: it requires 2 more"]
    assert re.search(r"Counts for it +needs 6, has 6", drawn(m, 2))
    m.answer(("meddle", 2))
    assert re.search(r"Counts for it +needs 8, has 6", drawn(m, 0))
    assert "ask NAME, NAME" in board_of(BOOK, EN).how(moment(m.match))
    assert parsed(m, "ask pete") == ("request", ((2, False),))
    m.answer(("request", ((2, False),)))
    m.answer("yes", 2)
    assert re.search(r"Counts for it +needs 8, has 9", drawn(m, 0))


def test_a_friend_in_the_senate_counts_for_the_scheme_under_way() -> None:
    friend = "re-a-friend-in-the-senate"
    m = calm(house(influence=4, hand=[VISITOR, friend]), house(), house())
    m.answer(("prepare", VISITOR))
    assert "needs 6, has 4" in drawn(m, 0)
    m.answer(("play", friend))
    while m.kind == "react":
        m.answer("pass")
    assert "needs 6, has 7" in drawn(m, 0)


def test_reactions_in_hand_that_require_more_are_shown_to_all() -> None:
    rumors = "re-whispered-rumors"
    m = calm(house(), house(influence=6, hand=[rumors]), house(), raised=[{"seat": 1, "card": rumors, "by": 2}])
    for viewer in (0, None):
        assert re.search(r"Meddled with +Whispered Rumors \(Sally\) requires 2 more", drawn(m, viewer))


def test_arrows_stand_in_place_of_requirements() -> None:
    m = calm(house(hand=["re-whisper-from-below", "re-submit-to-your-betters"]), house(), house())
    assert "Submit to Your Betters r↑ +2 · Whisper from Below r↓ +3" in drawn(m, 0)
    assert "Submit to Your Betters r> +2 · Whisper from Below r< +3" in drawn(m, 0, plain=True)
    board = board_of(BOOK, EN)
    facts = board.card_facts("re-whisper-from-below")
    assert facts == "Reaction · requires less Influence than the Target · cash 3"


def test_houses_are_chosen_by_their_powers() -> None:
    match = start(BOOK, 6, 0, {"houses": "roll"})
    while match.waiting()[0].kind != "house":
        match.answer(match.waiting()[0].seat, match.waiting()[0].default())
    details = {one.option: one.detail for one in board_of(BOOK, EN).offered(moment(match))}
    assert "9 coins, Gladiators 2, Slaves 1, Guards 2. Meddling (Exhaust Guards" in details[SEPPIUS]
    assert "Praetor of Rome (Exhaust 3 Guards" in details[VARINIUS]


# ---------------------------------------------------------------------- a Primus


def test_four_fighters_in_two_teams() -> None:
    m = primus(
        fighter(0, CELT, "eq-sword"),
        fighter(1, ASHUR),
        fighter(2, SYRIAN),
        {**fighter(3, "gl-crixus"), "level": "injury"},
        first=2,
    )
    text = drawn(m, 2, width=80)
    assert "The Serpents and the Wolf · round 1 · Primus · combat round 1" in text
    lines = [line[48:].strip(" │") for line in text.splitlines()]
    at = lines.index("Ia Celt Warrior (Livia)")
    assert lines[at : at + 10] == [
        "Ia Celt Warrior (Livia)",
        "ATK 2/2 DEF 3/3 SPD 2/2",
        "Sword",
        "Ib Ashur (Sally)",
        "ATK 3/3 DEF 3/3 SPD 3/3",
        "Treacherous: in a Primus …",
        "▶ IIa Syrian Warrior (Pete)",
        "ATK 2/2 DEF 2/2 SPD 3/3",
        "IIb Crixus (John)",
        "Injury",
    ]
    rows = [re.findall(r"I+[ab]", line[:48]) for line in text.splitlines()]
    assert sorted(mark for row in rows for mark in row) == ["IIa", "Ia", "Ib"], "the beaten one is off the sand"


def test_who_may_be_attacked_is_named_by_their_mark() -> None:
    m = primus(
        fighter(0, "gl-saxa", hex=[0, 0]),
        fighter(1, CELT, hex=[0, 1]),
        fighter(2, CELT, hex=[1, 0]),
        fighter(3, SYRIAN),
    )
    assert offered(m) == [
        "Attack IIa Celt Warrior (Pete)",
        "Attack IIa Celt Warrior (Pete) with SPD dice",
        "End the turn",
    ]


def invited() -> Table:
    """Four combatants of four houses are committed; the Host forms the teams."""
    order = ((1, SYRIAN), (2, THRACIAN), (3, COOK), (0, CELT))
    return primus(*(fighter(seat, title) for seat, title in order), moment="teams")


def test_teams_are_formed_and_figures_placed() -> None:
    m = invited()
    assert re.search(r"In the arena +Syrian Warrior \(Sally\) · ", drawn(m, 0)), "no marks before there are teams"
    assert "I: Cook (John) and Celt Warrior (you) · II: Syrian Warrior (Sally) and Thracian Warrior (Pete)" in (
        offered(m)
    )
    m.answer(m.offered()[0])
    at = moment(m.match)
    assert at.ask.kind == "place"
    text = drawn(m, at.ask.seat)
    assert all(f" {hex} " in text for hex in ("F4", "E3", "E2", "F2", "G2", "G3")), "where one may begin"
    assert parsed(m, "e3") in m.offered()
    with pytest.raises(Unclear, match="no way to A1"):
        parsed(m, "a1")
    m.answer(parsed(m, "e3"))
    assert re.search(r"│ E +.   .   I[ab]", drawn(m, None))


def test_wagers_say_where_a_bookmaker_takes_more() -> None:
    rich = {seat: {"coins": 9, "assets": ["sl-bookmaker"] if seat == 0 else []} for seat in range(4)}
    m = four(CELT, SYRIAN, THRACIAN, COOK, moment="wagers", more=rich, options={"wagers": "open"})
    m.answer("INJ")
    assert re.search(r"Bookmaker +Livia up to 5 coins on Injury", drawn(m, 1))
    how = board_of(BOOK, EN).how(moment(m.match, 0))
    assert "At most 3 on each of Victory I and Decapitation; 5 on Injury; you have 9 coins." in how
    assert parsed(m, "injury 5, I 3") == (3, 0, 5, 0)
    with pytest.raises(Unclear, match="5 on Injury"):
        parsed(m, "dec 4")


def test_whoever_is_barred_is_named() -> None:
    m = calm(house(), house(), house(), barred=[3])
    assert re.search(r"May not fight +Thracian Warrior \(Sally\)", drawn(m, 0))


# ---------------------------------------------------------------------- the story


def test_the_news_leave_out_what_is_small() -> None:
    board, watching = board_of(BOOK, EN), HouseCast(NAMES, 0)
    for small in (("goes", 1, CELT), ("placed", 1, CELT, 45), ("stays_loyal", 1, ASHUR), ("draws", 1, 3)):
        assert board.teller.channel_of(small, watching) == LOG
    for great in (("primus", 1), ("turns_traitor", 1, ASHUR, 1), ("meddles", 1, 2, VISITOR, 1)):
        assert board.teller.channel_of(great, watching) == NEWS


# ---------------------------------------------------------------------- whole games


def watched(match: Match[Any], words: Words, width: int, seed: int, *, plain: bool) -> set[str]:
    """Chance plays; the board is drawn at every kind of question, and often beside."""
    board, stream, seen = board_of(BOOK, words, plain=plain), Stream.seeded(seed), set[str]()
    for _ in range(2000):
        if match.over:
            break
        ask: AnyAsk = match.waiting()[stream.below(len(match.waiting()))]
        if ask.kind not in seen or stream.chance(30):
            view: Any = BOOK.view(match.state, ask.seat)
            at = Moment(ask, view, board.teller.cast(view, NAMES[: len(view["houses"])], ask.seat))
            out = io.StringIO()
            Console(file=out, width=width).print(board.draw_asked(at, {}))
            assert all(len(line) <= width for line in out.getvalue().splitlines())
            assert not plain or not re.search("[■↑↓…]", out.getvalue())
            board.offered(at), board.how(at), board.tip(at), board.piles(view, at.cast)
            seen.add(ask.kind)
        match.answer(ask.seat, pick(ask.options, stream))
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "plain"), [(80, False), (100, True)])
def test_every_question_of_a_game_has_a_board(lang: str, width: int, plain: bool) -> None:
    words = Words(lang)
    for seats in (5, 6) if LONG else (6 if plain else 5,):
        match = start(BOOK, seats, width, {"type": "quick", "rounds": 3})
        assert len(watched(match, words, width, seats, plain=plain)) > 12
    m = four(ASHUR, CELT, SYRIAN, "gl-dagan", moment="wagers")
    assert watched(m.match, words, width, 1, plain=plain) >= {"treachery", "who_goes", "combat_turn"}
