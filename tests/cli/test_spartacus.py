"""Spartacus at the terminal: the board at every question, typed answers, bargains at any time, both displays."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from munera.cli import savefile
from munera.cli.boards import Moment, Unclear, board_of
from munera.cli.console import Host
from munera.cli.screen import Screen
from munera.cli.seats import Player, seat_count
from munera.cli.session import TerminalSession
from munera.cli.terminal_table import TerminalTable
from munera.games import book
from munera.games.spartacus.rulebook import BOOK
from munera.kernel import AnyAsk, Match, Stream, pick, replay, start, start_from
from munera.testing.spartacus import arena, auction, calm, card, combat, fighter, house, intrigue, market, upkeep
from munera.testing.spartacus.titles import VISITOR
from munera.words import LANGUAGES, LOG, NEWS, NOWHERE, Words
from munera.words.spartacus.cast import HouseCast, house_cast
from tests.cli.conftest import Munera
from tests.cli.terminal import Terminal
from tests.cli.typist import Typist

pytestmark = pytest.mark.slow  # whole screens are drawn

EN = Words("en")
NAMES = ("Livia", "Sally", "Pete", "John")
# a gladiator and a slave for everybody: nobody's misery
WELL_OFF = ("gl-syrian-warrior", "sl-attendant")
ALSO = ("gl-thracian-warrior", "sl-cook")
TOO = ("gl-celt-warrior", "sl-debtor")


def drawn(match: Match[Any], seat: int | None, words: Words = EN, width: int = 100, *, plain: bool = False) -> str:
    """The board as this seat sees it, with what it is asked now if it is."""
    board, out = board_of(BOOK, words, plain=plain), io.StringIO()
    view: Any = BOOK.view(match.state, seat)
    cast = board.teller.cast(view, NAMES[: len(view["houses"])], seat)
    asks = [ask for ask in match.waiting() if ask.seat == seat]
    labels = {1: "(bot: random)"}
    picture = board.draw_asked(Moment(asks[0], view, cast), labels) if asks else board.draw(view, cast, labels)
    Console(file=out, width=width).print(picture)
    return out.getvalue()


def moment(match: Match[Any], seat: int | None = None) -> Moment:
    ask = next(ask for ask in match.waiting() if seat in (None, ask.seat))
    view: Any = BOOK.view(match.state, ask.seat)
    return Moment(ask, view, board_of(BOOK, EN).teller.cast(view, NAMES[: len(view["houses"])], ask.seat))


def parsed(match: Match[Any], text: str, words: Words = EN) -> Any:
    """What was typed, as an answer."""
    found = board_of(BOOK, words).parse(text, moment(match), lambda _: "")
    return None if found is None else found[0]


def moved(match: Match[Any], text: str, *more: str, seat: int | None = None, words: Words = EN) -> Any:
    """What was typed, as a move at any time; `more`: the answers to further questions."""
    at, lines = moment(match, seat), list(more)
    found = board_of(BOOK, words).move(
        text, BOOK.anytime(match.state, at.ask.seat), at, lambda _: lines.pop(0) if lines else ""
    )
    return None if found is None else found[0]


def played(match: Match[Any], lines: Sequence[str], words: Words = EN) -> tuple[TerminalTable, str]:
    """What is on the paper after the first player has typed this."""
    host, out = Host(words), io.StringIO()
    host.out = Console(file=out, width=100, highlight=False, markup=False)
    seats = len(match.seats)
    table = TerminalTable(match, [Player("Livia"), *(Player(name, "random") for name in NAMES[1:seats])], 1)
    session = TerminalSession(host, table, Typist(lines), None, None)
    session.leave = lambda: None  # type: ignore[method-assign]  # nothing is saved
    session.run()
    return table, out.getvalue()


# ---------------------------------------------------------------------- the board


def test_the_houses_show_influence_coins_hands_and_assets() -> None:
    match = intrigue(
        house(*WELL_OFF, "gu-guard", "gu-guard", coins=3, hand=["sc-robbery", "gu-guard"], influence=5),
        house(card("gl-crixus", champion=True), card("sl-cook", injured=True), coins=5),
        house(card("gl-varro", favour=2), card("eq-net", ready=False)),
    ).match
    text = drawn(match, 0)
    assert "Spartacus · round 1 · Intrigue Phase" in text
    assert re.search(r"▶ Livia · \w+ \[Host\] \(you\) +■■■■■□□□□□□□ 5 +3 coins +hand 2/4", text)
    assert "Syrian Warrior 2/2/3 · Attendant · Guard ×2" in text  # noqa: RUF001
    assert "Crixus 4/3/4 ♛ · ✚Cook" in text
    assert "Varro 3/3/3 ★2 · ↷Net" in text
    assert re.search(r"Your Schemes +Robbery \+2", text)
    assert text.index("Sally ·") < text.index("Pete ·") < text.index("Livia ·"), "the viewer sits below"
    assert "Robbery" not in drawn(match, 1)
    assert "Robbery" not in drawn(match, None)


def test_purses_are_hidden_after_the_open_market() -> None:
    match = market(house(*WELL_OFF, coins=3), house(coins=5), house(coins=7)).match
    match.answer(1, "done")
    assert "5 coins" in drawn(match, 1)
    assert "5 coins" not in drawn(match, 0)
    assert "hidden" in drawn(match, 0)


def test_bots_are_the_last_to_leave_the_open_market() -> None:
    """While a person is on the floor nobody is done; when they are, the market closes."""
    match = market(house(*WELL_OFF, coins=3), house(coins=5), house(coins=7)).match
    table = TerminalTable(match, [Player("Livia"), Player("Sally", "greedy"), Player("Pete", "greedy")], 1)
    table.let_bots_play()
    assert not match.state.done
    assert table.next_human() == 0
    table.answer(0, "done")
    table.let_bots_play()
    assert sorted(match.state.done) == [0, 1, 2]


def test_a_prepared_scheme_is_seen_by_whom_it_was_shown() -> None:
    match = intrigue(
        house(*WELL_OFF, hand=["sc-black-market-profits"]), house(*ALSO, influence=6), house(*TOO)
    ).match
    match.answer(0, ("prepare", "sc-black-market-profits"))
    assert "Black Market Profits · needs 7, has 4" in drawn(match, 0)
    match.answer(0, ("request", ((1, True), (2, False))))
    assert "Black Market Profits · needs 7, has 4" in drawn(match, 1)
    assert "a Scheme that you have not seen" in drawn(match, 2)
    for ask in list(match.waiting()):
        match.answer(ask.seat, "yes" if ask.seat == 1 else "no")
    assert "needs 7, has 10 · support: 4 own, Sally 6" in drawn(match, 0)
    match.answer(0, ("announce", (0,)))
    assert re.search(r"Scheme +Livia: Black Market Profits · Target: Livia .* not confirmed yet", drawn(match, 2))


def test_the_auction_row() -> None:
    match = auction(
        house(*WELL_OFF, coins=3), house(coins=5), house(), market=["gl-crixus", "eq-net", "sl-mira"]
    ).match
    assert re.search(r"Lots +1 \w.*\(value \d\) · 2 \? · 3 \?", drawn(match, 0))


def test_offers_and_promises_are_on_the_table() -> None:
    match = intrigue(house(*WELL_OFF, coins=3), house(*ALSO, coins=5), house(*TOO)).match
    match.act(0, moved(match, "offer sally 2 for support"))
    text = drawn(match, 1)
    assert re.search(r"Offer 1 +from Livia to you: 2 coins, in return for support for a Scheme of Livia", text)
    match.act(1, ("accept", (0, (1,), False, 2, (), 0, (), (), (("support",),), 0)))
    assert re.search(r"Promise +from Sally to Livia: support for a Scheme of Livia \(open\)", drawn(match, 2))


def test_a_private_offer_is_drawn_for_its_parties_alone() -> None:
    match = intrigue(house(*WELL_OFF, coins=3), house(*ALSO, coins=5), house(*TOO)).match
    match.act(0, moved(match, "offer sally privately 2 for support"))
    assert "Offer 1" in drawn(match, 1)
    for viewer in (2, None):
        assert "Offer 1" not in drawn(match, viewer)


# ---------------------------------------------------------------------- the arena


def duel(**given: Any) -> Match[Any]:
    one = fighter(0, "gl-gannicus", "eq-sword", "eq-javelin", hex=[-1, 0])
    return combat(one, fighter(1, "gl-crixus", "eq-helmet", hex=[2, 0], defence=1), **given).match


def test_the_sand_shows_where_one_can_go() -> None:
    text = drawn(duel(), 0, width=80)
    rows = {match[1]: match[2] for match in re.finditer(r"│ ([A-HJKL]) +(.*?) {3,}\S*.*│", text)}
    assert sorted(rows) == list("ABCDEFGHJKL")
    row = next(line for line in text.splitlines() if line.startswith("│ F "))
    assert re.match(r"│ F  F1  F2  F3  F4  I   F6  F7  II ", row)
    assert "F1" not in drawn(duel(), 1), "only the player who is asked is shown where to go"
    assert re.search(r"▶ I Gannicus \(Livia\)", text)
    assert re.search(r"DEF ■□□ 1", text)
    assert "Sword, Javelin" in text
    assert "Relentless" in text


def test_closed_rings_are_crossed_out() -> None:
    match = duel(radius=3)
    text = drawn(match, 0)
    row = next(line for line in text.splitlines() if line.startswith("│ A "))
    assert re.match(r"│ A +x   x   x   x   x   x ", row)


def test_dice_strings_are_aligned_with_their_hits() -> None:
    match = combat(fighter(0, "gl-gannicus", "eq-sword", hex=[1, 0]), fighter(1, "gl-crixus", hex=[2, 0])).match
    match.answer(0, ("attack", 1))
    at = moment(match)
    assert at.ask.kind == "reroll"
    strike = at.view["strike"]
    text = drawn(match, 0)
    attack, defence = (sorted(strike[roll], reverse=True) for roll in ("attack", "defence"))
    assert re.search(rf"Attack +{' '.join(map(str, attack))} +Gannicus", text)
    assert re.search(rf"Defence +{' '.join(map(str, defence))} +Crixus", text)
    faced = [*defence, *(3 for _ in attack)]  # a die without an opponent must show three
    marks = ["x" if die >= block else "-" for die, block in zip(attack, faced, strict=False)]
    assert " ".join(marks) in text, "equal dice hit for who is Relentless"
    choices = board_of(BOOK, EN).offered(at)
    assert choices[0].label == "Keep all dice"
    assert all(re.fullmatch(r"Re-roll: \d", one.label) for one in choices[1:])
    asked = EN.prompt(BOOK, at.ask, house_cast(EN, BOOK, at.view, NAMES[: len(at.view["houses"])], 0))
    assert asked == "Sword: you may re-roll one attack die. Which one?"


# ---------------------------------------------------------------------- typed answers


def test_bids() -> None:
    match = auction(
        house(*WELL_OFF, coins=3), house(coins=5), house(), market=["gl-crixus", "eq-net", "sl-mira"]
    ).match
    assert board_of(BOOK, EN).offered(moment(match)) == []
    assert [parsed(match, text) for text in ("2", "3 coins", "0", "nothing")] == [2, 3, 0, 0]
    for wrong in ("4", "x", "-1"):
        with pytest.raises(Unclear, match="from 0 to 3"):
            parsed(match, wrong)


def test_the_ledger_is_a_list_to_choose_from() -> None:
    match = upkeep(house("gl-syrian-warrior", "gl-crixus", coins=1), house(), house()).match
    assert [one.label for one in board_of(BOOK, EN).offered(moment(match))] == ["Crixus", "Syrian Warrior"]
    assert parsed(match, "1") == (2,)
    assert parsed(match, "syrian") == (1,)
    assert parsed(match, "none") == ()
    with pytest.raises(Unclear, match="too many"):
        parsed(match, "all")


def wagering() -> Match[Any]:
    """Seats 1 and 2 have sent their gladiators, and everybody may wager."""
    houses = (house(*WELL_OFF, coins=6), house(*ALSO, coins=6), house(*TOO, coins=6))
    return combat(fighter(1, ALSO[0]), fighter(2, TOO[0]), *houses, moment="wagers").match


@pytest.mark.parametrize(
    ("text", "wager"),
    [
        ("nothing", (0, 0, 0, 0)),
        ("injury 2", (0, 0, 2, 0)),
        ("dec 3 and 1 on injury", (0, 0, 1, 3)),
        ("INJ 1, DEC 2", (0, 0, 1, 2)),
        ("Victory I 2", (2, 0, 0, 0)),
        ("0 0 3 1", (0, 0, 3, 1)),
    ],
)
def test_wagers(text: str, wager: tuple[int, ...]) -> None:
    assert parsed(wagering(), text) == wager


def test_wagers_are_explained() -> None:
    match = wagering()
    at = moment(match)
    assert "At most 3 on each of" in board_of(BOOK, EN).how(at)
    for wrong in ("injury 4", "death 2", "injury", "7"):
        with pytest.raises(Unclear):
            parsed(match, wrong)


def test_support_and_bribes() -> None:
    match = intrigue(
        house(*WELL_OFF, hand=["sc-conspiracy"], house="ho-solonius", coins=4), house(*ALSO), house(*TOO)
    ).match
    match.answer(0, ("prepare", "sc-conspiracy"))
    assert parsed(match, "ask sally") == ("request", ((1, False),))
    assert parsed(match, "ask pete show, sally") == ("request", ((1, False), (2, True)))
    assert parsed(match, "pedir pete mostrar", Words("pt-BR")) == ("request", ((2, True),))
    assert parsed(match, "bribe 3") == ("bribe", 3)
    assert parsed(match, "set it aside") is None, "an option on the list"
    with pytest.raises(Unclear, match="as a bribe"):
        parsed(match, "bribe 9")
    with pytest.raises(Unclear, match="Who is"):
        parsed(match, "ask nero")
    listed = [one.label for one in board_of(BOOK, EN).offered(moment(match))]
    assert "Ask for support: Sally and Pete" in listed
    assert not any("coin" in label for label in listed), "bribes are typed"


def test_hexes() -> None:
    match = duel()
    assert parsed(match, "f6") == ("move", 45)
    assert parsed(match, "move F6") == ("move", 45)
    assert parsed(match, "Move to F6") == ("move", 45)
    with pytest.raises(Unclear, match="no way to A1"):
        parsed(match, "a1")
    assert not any("Move" in one.label for one in board_of(BOOK, EN).offered(moment(match)))


# ---------------------------------------------------------------------- at any time


def bazaar() -> Match[Any]:
    return market(
        house(*WELL_OFF, "eq-net", coins=4, hand=["sc-robbery", "gu-guard"]),
        house(*ALSO, "eq-sword", coins=5),
        house(*TOO),
    ).match


def test_gifts_guards_and_cards() -> None:
    match = bazaar()
    assert moved(match, "give 3 to sally") == ("give", 1, 3)
    assert moved(match, "give pete 1 coin") == ("give", 2, 1)
    assert moved(match, "dar 2 a sally", words=Words("pt-BR")) == ("give", 1, 2)
    assert moved(match, "lay") == ("lay",)
    assert moved(match, "show rob to pete") == ("show", "sc-robbery", 2)
    assert moved(match, "sell net") is None
    for wrong in ("give 5 to sally", "give sally", "give 1 to nero", "show net to pete", "show robbery", "reopen"):
        with pytest.raises(Unclear):
            moved(match, wrong)


def test_offers_in_one_line() -> None:
    match = bazaar()
    assert moved(match, "offer sally 2 for sword") == ("offer", (0, (1,), False, 2, (), 0, (4 + 2,), (), (), 0))
    assert moved(match, "offer all privately net for 3") == ("offer", (0, (1, 2), True, 0, (3,), 3, (), (), (), 0))
    made = moved(match, "offer pete no harm to pete in this phase, no bid hosting for pay 2 when this round")
    assert made[1][7:9] == ((("no_bid", "host"), ("no_harm", "phase")), (("pay", 2, "round_end"),))
    made = moved(match, "offer pete no bid above 3 hosting the games for 1")
    assert made[1][7:9] == ((("bid_at_most", "host", 3),), ())
    for wrong in (
        "offer sally 2",
        "offer sally nothing for nothing",
        "offer sally 1 for 1",
        "offer sally fish for 1",
        "offer sally no bid above for 1",
        "offer sally no bid above 0 hosting the games for 1",
        "offer sally no bid above 3 the moon for 1",
    ):
        with pytest.raises(Unclear):
            moved(match, wrong)


def test_offers_step_by_step() -> None:
    match = bazaar()
    made = moved(match, "offer", "sally", "1, thumb up", "sword, pay 2 after a victory", "yes")
    promised, returned = (("thumb", "up"),), (("pay", 2, "victory"),)
    assert made == ("offer", (0, (1,), True, 1, (), 0, (6,), promised, returned, 0))


def test_answers_to_offers() -> None:
    match = bazaar()
    match.act(0, moved(match, "offer sally 2 for sword"))
    offer = (0, (1,), False, 2, (), 0, (6,), (), (), 0)
    for word in ("accept", "decline"):
        assert moved(match, f"{word} 1", seat=1) == (word, offer)
        assert moved(match, word, seat=1) == (word, offer)
        assert moved(match, f"{word} livia", seat=1) == (word, offer)
    assert moved(match, "decline 1 too little", seat=1) == ("decline", offer, "too_little")
    assert moved(match, "decline livia not now", seat=1) == ("decline", offer, "not_now")
    assert moved(match, "decline I cannot do that", seat=1) == ("decline", offer, "cannot")
    assert moved(match, "decline 1 3", seat=1) == ("decline", offer, "price", 3)
    for wrong in ("decline 1 for no reason", "decline 1 0", "decline 1 999"):
        with pytest.raises(Unclear):
            moved(match, wrong, seat=1)
    assert moved(match, "withdraw 1") == ("withdraw", offer)
    countered = moved(match, "counter 1", "sword", "3", "no", seat=1)
    assert countered == ("counter", offer, (1, (0,), False, 0, (6,), 3, (), (), (), 1))
    with pytest.raises(Unclear):
        moved(match, "accept 1", seat=2)
    board = board_of(BOOK, EN)
    at = moment(match, 1)
    assert "accept, decline or counter 1" in board.tip(at)
    listed = [(one.label, one.detail) for one in board.moves(BOOK.anytime(match.state, 1), at)]
    assert listed == [
        ("decline 1", "Decline: from Livia to you: 2 coins, in return for Sword"),
        ("accept 1", "Accept: from Livia to you: 2 coins, in return for Sword"),
    ]


def test_what_would_break_a_promise_is_said_before_it_is_answered() -> None:
    peace = {"by": 0, "to": 1, "promise": ["no_harm", "round"]}
    houses = [house(*WELL_OFF, coins=3, hand=["sc-robbery"]), house(*ALSO, coins=3), house(*TOO, coins=3)]
    match = intrigue(*houses, promises=[peace]).match
    match.answer(0, ("prepare", "sc-robbery"))
    said = " ".join(played(match, [])[1].split())
    assert said.count("This breaks your promise to Sally: no harm to Sally in this round.") == 1
    low = {"by": 0, "to": 1, "promise": ["bid_at_most", 0, 2]}
    match = auction(*houses, promises=[low]).match
    said = " ".join(played(match, [])[1].split())
    assert "3 coins: This breaks your promise to Sally: no bid above 2 coins for" in said


def test_bots_answer_talk_about_offers() -> None:
    match = intrigue(house(*WELL_OFF, coins=3), house(*ALSO), house(*TOO)).match
    _, text = played(match, ["say", "say hail", "say make me an offer", "say what a day", "say Take my offer!"])
    assert "1. Hail!" in text
    assert text.count("Livia: “") == 4
    assert text.count("Sally: “I have nothing to offer now.”") == 1
    assert text.count("Sally: “Make me an offer.”") == 1
    assert not match.state.offers


def test_moves_and_answers_at_the_prompt() -> None:
    match = intrigue(house(*WELL_OFF, coins=3, hand=["gu-guard", "sc-robbery"]), house(*ALSO), house(*TOO)).match
    table, text = played(match, ["give 9 to sally", "give 1 to sally", "lay", "cash in robbery"])
    assert "You have 3 coins to give." in text
    assert "You give Sally 1 coin." in text
    assert "You lay a Guard on your table." in text
    assert "You cash in Robbery for 2 coins." in text
    assert table.match.state.coins[0] == 4


def test_an_invitation_is_accepted_by_its_own_word() -> None:
    """`accept` is the answer to the question where there is one, though offers are accepted so too."""
    match = arena(house(*WELL_OFF), house(*ALSO), house(*TOO), host=1).match
    while (ask := match.waiting()[0]).kind != "invitation":
        match.answer(ask.seat, 0 if ask.kind == "invite" else ask.default())
    _, text = played(match, ["accept"])
    assert "You accept." in text


def test_one_is_not_asked_in_windows_where_one_can_only_pass() -> None:
    match = intrigue(
        house(*WELL_OFF, hand=["sc-collusion"], influence=9),
        house(*ALSO, hand=["sc-labor-contract"], influence=9),
        house(*TOO),
        active=1,
    ).match
    match.answer(1, ("prepare", "sc-labor-contract"))
    match.answer(1, ("announce", (1,)))
    match.answer(1, "confirm")
    assert any(ask.seat == 0 and ask.kind == "foil" for ask in match.waiting()), "the others do not know it"
    _, text = played(match, [])
    assert "Do you try to foil it?" not in text


# ---------------------------------------------------------------------- the story, piles, cards


def test_the_news_leave_out_what_is_small() -> None:
    board = board_of(BOOK, EN)
    watching, fighting = HouseCast(NAMES, 0), HouseCast(NAMES, 0, side=1)
    assert board.teller.channel_of(("draws", 1, 3), watching) == LOG
    assert board.teller.channel_of(("hits", 1, 1, 0, 0), watching) == LOG
    assert board.teller.channel_of(("hits", 1, 1, 0, 0), fighting) == NEWS
    assert board.teller.channel_of(("ends_combat_turn", 1, "gl-varro"), fighting) == NEWS, "it was waited for"
    assert board.teller.channel_of(("ends_combat_turn", 0, "gl-varro"), fighting) == LOG
    assert board.teller.channel_of(("ends_combat_turn", 1, "gl-varro"), watching) == LOG
    assert board.teller.channel_of(("asset_discarded", 3, "eq-net", 1, "sold"), watching) == LOG
    assert board.teller.channel_of(("asset_discarded", 3, "eq-net", 1, "scheme"), watching) == NEWS
    assert board.teller.channel_of(("phase", "upkeep"), watching) == NOWHERE
    assert board.teller.channel_of(("offer_made", 1, (1, (2,), False, 1, (), 0, (), (), (), 0)), watching) == LOG
    assert board.teller.channel_of(("offer_void", (1, (0, 2), False, 1, (), 0, (), (), (), 0)), watching) == NEWS
    assert board.teller.channel_of(("promise_kept", 1, 2, "invite"), watching) == LOG
    assert board.teller.channel_of(("promise_broken", 1, 2, "invite"), watching) == NEWS
    assert board.teller.channel_of(("promise_kept", 1, 0, "invite"), watching) == NEWS


@pytest.mark.parametrize(
    ("id", "facts"),
    [
        ("gl-crixus", "Gladiator · ATK 4 DEF 3 SPD 4 · value 5"),
        ("eq-net", "Special · value 1"),
        ("sc-conspiracy", "Scheme · requires 16 · cash 2"),
        ("gu-guard", "Guard · cash 1"),
    ],
)
def test_what_is_printed_on_cards(id: str, facts: str) -> None:
    assert board_of(BOOK, EN).card_facts(id) == facts


# ---------------------------------------------------------------------- whole games


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "plain"), [(80, False), (100, True)])
def test_every_question_of_a_game_has_a_board(lang: str, width: int, plain: bool) -> None:
    words = Words(lang)
    board, stream = board_of(BOOK, words, plain=plain), Stream.seeded(width)
    match, seen = start(BOOK, 4, width, {"type": "quick", "rounds": 3}), set[str]()
    for _ in range(1500):
        if match.over:
            break
        ask: AnyAsk = match.waiting()[stream.below(len(match.waiting()))]
        if ask.kind not in seen or stream.chance(30):
            view: Any = BOOK.view(match.state, ask.seat)
            at = Moment(ask, view, board.teller.cast(view, NAMES, ask.seat))
            out = io.StringIO()
            Console(file=out, width=width).print(board.draw_asked(at, {}))
            assert all(len(line) <= width for line in out.getvalue().splitlines())
            assert not plain or "■" not in out.getvalue()
            board.offered(at), board.how(at), board.tip(at), board.piles(view, at.cast)
            seen.add(ask.kind)
        moves = BOOK.anytime(match.state, ask.seat)
        if moves and stream.chance(40):
            match.act(ask.seat, pick(moves, stream))
        else:
            match.answer(ask.seat, pick(ask.options, stream))
    for viewer in (0, None):
        drawn(match, viewer, words, width, plain=plain)
    assert len(seen) > 12


@pytest.mark.slow
def test_a_game_is_played_to_its_end_by_typing_numbers() -> None:
    """A person who types nonsense, numbers and words against three bots."""
    match = start(BOOK, 4, 3, {"type": "quick", "rounds": 1})
    lines = [
        "all",
        "1",
        "2",
        "0",
        "nothing",
        "give 1 to sally",
        "f6",
        "accept",
        "help",
        "zzz",
        "offer sally 1 for support",
    ]
    table, text = played(match, lines * 60)
    assert table.match.over
    assert "wins" in text or "You win" in text


def test_display_options_are_read_anywhere(munera: Munera) -> None:
    old = munera("games", "spartacus", "--edition", "2012").stdout
    assert "Theokoles" in old
    assert "Theron" not in old
    assert "Theron" in munera("--edition=2020", "games", "spartacus", "--lang", "pt").stdout
    assert "--edition cannot be “1999”. Possible: 2012, 2020." in munera("games", "--edition", "1999").stderr
    assert "--titles cannot be “loud”" in munera("games", "--titles", "loud").stderr
    assert "--titles needs a value" in munera("games", "--titles").stderr


def test_as_many_seats_as_the_table_options_allow() -> None:
    spartacus = book("spartacus")
    assert seat_count(spartacus, None, 0) == 4
    assert seat_count(spartacus, None, 3) == 3
    assert seat_count(spartacus, None, 1, {"mode": "fight"}) == 2
    assert seat_count(book("school"), None, 0) == 2


@pytest.mark.slow
def test_a_real_terminal(tmp_path: Path) -> None:
    args = (
        "play",
        "spartacus",
        "--seed",
        "3",
        "--set",
        "mode=fight",
        "--seat",
        "human:Livia",
        "--seat",
        "bot:random",
    )
    with Terminal(args, tmp_path) as terminal:
        terminal.wait_for("What now?", "act first or second")
        assert "a single fight · combat round 1" in terminal.screen
        assert "I Spartacus (Livia)" in terminal.screen
        terminal.type("quit")
        terminal.wait_for("munera play --resume")


def test_hosts_who_invite_themselves_are_asked_like_everybody() -> None:
    houses = [house(assets=[*cards]) for cards in (("gl-crixus", "sl-cook"), ("gl-barca",), ("gl-varro",))]
    match = start_from(BOOK, {"houses": houses, "host": 0, "moment": "invitations"})
    table = TerminalTable(match, [Player(name) for name in NAMES[:3]], 1)
    for seat in (1, 2):
        table.answer(seat, "ready")
    assert match.ask_of(0).kind == "invite"
    assert not table.answer_settled(0)
    table.answer(0, 0)
    assert match.ask_of(0).kind == "invitation"
    assert not table.answer_settled(0)
    table.answer(0, "accept")
    assert match.ask_of(0).kind == "combatant"
    for kind in ("invitation", "invite"):
        table.undo(0)
        assert match.ask_of(0).kind == kind


# ---------------------------------------------------------------------- what one seat alone is told


def foil_together() -> TerminalTable:
    """Three people at one keyboard: both others wanted to foil a scheme, and Gaius was first."""
    m = calm(
        house(hand=[VISITOR], influence=6),
        house(hand=["re-jupiters-cock"], influence=6),
        house(hand=["re-whispered-rumors"], influence=6),
    )
    m.scheme(VISITOR, 0)
    m.confirm()
    table = TerminalTable(m.match, [Player("Livia"), Player("Gaius"), Player("Flavia")], 1)
    table.answer(1, ("play", "re-jupiters-cock"))
    table.answer(2, ("play", "re-whispered-rumors"))
    return table


def news_of(table: TerminalTable, seat: int | None, lang: str = "en") -> str:
    """What a seat is shown since it decided last, and the whole of its story."""
    words, out = Words(lang), io.StringIO()
    host = Host(words)
    host.out = Console(file=out, width=400)
    screen = Screen(host, table, board_of(BOOK, words, plain=True))
    if seat is None:
        screen.public_news(99)
    else:
        screen.news(seat, whole=True)
    screen.story(seat, "all")
    return out.getvalue()


@pytest.mark.parametrize(("lang", "said"), [("en", "was not needed"), ("pt-BR", "não foi necessária")])
def test_whoever_was_not_needed_is_told_so_and_nobody_else(lang: str, said: str, tmp_path: Path) -> None:
    table = foil_together()
    savefile.write(tmp_path / "saved.json", table)
    for one in (table, savefile.read(tmp_path / "saved.json", None)):
        assert news_of(one, 2, lang).count(said) == 2  # among the news, and in the story
        assert "Gaius" in news_of(one, 2, lang)
        for viewer in (None, 0, 1):
            assert said not in news_of(one, viewer, lang)


def test_the_record_of_a_game_at_the_terminal_has_no_wish_that_came_to_nothing(tmp_path: Path) -> None:
    table = foil_together()
    for seat in (0, 1):
        table.concede(seat)
    host = Host(EN)
    host.out = Console(file=io.StringIO(), width=100)
    session = TerminalSession(host, table, Typist([]), None, tmp_path / "game.json")
    session.finish()
    text = (tmp_path / "game.json").read_text("utf-8")
    assert replay(BOOK, text).over
    assert "re-jupiters-cock" in json.dumps(json.loads(text)["entries"])
    assert "re-whispered-rumors" not in json.dumps(json.loads(text)["entries"])


@pytest.mark.rule("SP-LIMIT-1")
@pytest.mark.parametrize(
    ("language", "left", "text"),
    [
        ("en", 6, ""),
        ("en", 2, "2 more offers in this phase"),
        ("en", 1, "1 more offer in this phase"),
        ("en", 0, "No more offers in this phase"),
        ("pt-BR", 2, "Mais 2 ofertas nesta fase"),
    ],
)
def test_limits_are_told_before_they_are_reached(language: str, left: int, text: str) -> None:
    m = intrigue(house(*WELL_OFF, coins=3), house(*ALSO), house(*TOO))
    for coins in range(1, 21 - left):
        m.offer(0, 1, wants=coins, private=True)
    _, _, said = board_of(BOOK, Words(language)).tip(moment(m.match)).partition("\n")
    assert said == text


# ---------------------------------------------------------------------- small things


@pytest.mark.rule("SP-ASK-4")
def test_gladiators_decide_small_things_until_their_player_wants_to(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_order() -> Match[Any]:
        sides = fighter(0, "gl-celt-warrior", hex=[-2, 0]), fighter(1, "gl-celt-warrior", hex=[3, 0])
        return combat(*sides, moment="combat", dice=[6, 6, 1, 1]).match

    def played(lines: Sequence[str]) -> tuple[TerminalTable, str]:
        host, out = Host(EN), io.StringIO()
        host.out = Console(file=out, width=100, highlight=False, markup=False)
        players = [Player("Livia"), Player("Flamma", "random"), Player("Verus", "random")]
        table = TerminalTable(at_order(), players, 1)
        session = TerminalSession(host, table, Typist(lines), None, None)
        monkeypatch.setattr(session, "leave", lambda: None)
        session.run()
        return table, " ".join(out.getvalue().split())

    table, text = played(["quit"])
    assert table.answers[0][0].detail
    assert "(Your gladiator decided: " in text
    assert "details" in text
    table, text = played(["details", "details", "quit"])
    assert not table.ask_details
    assert "You decide small things in the arena yourself from now on." in text
    assert "Your gladiators decide small things in the arena themselves from now on." in text
