"""For Glory at the terminal: the board at every question, payments, piles, what may be done at any time."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from munera.cli import savefile
from munera.cli.boards import Moment, board_of
from munera.cli.boards.glory_cards import purse
from munera.cli.console import Host
from munera.cli.seats import Player
from munera.cli.session import TerminalSession
from munera.cli.terminal_table import TerminalTable
from munera.games import book
from munera.games.for_glory.cards.table import CARDS
from munera.kernel import AnyAsk, Match, Option, Space, Stream, pick, start, start_from
from munera.words import LANGUAGES, Words
from tests.cli.conftest import Munera
from tests.cli.terminal import Terminal
from tests.cli.typist import Typist

pytestmark = pytest.mark.slow  # whole games are drawn

GLORY = book("for_glory")
EN = Words("en")
NAMES = ("Livia", "Flamma")
SEATS = ("--seat", "human:Livia", "--seat", "bot:random")
PEOPLE = (Player("Livia"), Player("Flamma"))


def drawn(match: Match[Any], seat: int | None, words: Words = EN, width: int = 100, *, plain: bool = False) -> str:
    board, out = board_of(GLORY, words, plain=plain), io.StringIO()
    view = GLORY.view(match.state, seat)
    cast = board.teller.cast(view, NAMES, seat)
    Console(file=out, width=width).print(board.draw(view, cast, {1: "(bot: random)"}))
    return out.getvalue()


def every(ask: AnyAsk) -> list[Option]:
    assert not isinstance(ask.options, Space)
    return list(ask.options)


def played(match: Match[Any], lines: Sequence[str], words: Words = EN) -> tuple[TerminalTable, str]:
    """What is on the paper after the first player has typed this."""
    host, out = Host(words), io.StringIO()
    host.out = Console(file=out, width=100, highlight=False, markup=False)
    table = TerminalTable(match, [Player("Livia"), Player("Flamma", "random")], 1)
    table.ask_everything = True  # these tests are about how to type answers
    session = TerminalSession(host, table, Typist(lines), None, None)
    session.leave = lambda: None  # type: ignore[method-assign]  # nothing is saved
    session.run()
    return table, out.getvalue()


def machinations(**player: Any) -> Match[Any]:
    """Livia's turn; three prices in the supply."""
    facts = {
        "players": [player, {"patrons": ["praetor"], "discard": ["parry"]}],
        "rows": {"gladiators": ["thraex"], "training": ["pierce"], "economy": ["smooth_talk"]},
        "arenas": [{"card": "capua", "holder": 0, "ready": False}, "verona", "pola"],
    }
    return start_from(GLORY, facts)


def battle(**more: Any) -> Match[Any]:
    men = [
        {"card": "veles", "owner": 0},
        {"card": "veles", "owner": 0, "damage": 1, "ready": False},
        {"card": "thraex", "owner": 1, "damage": 2},
    ]
    consul = ["unscrupulous_consul"]
    players = [{"patrons": consul, "hand": ["pierce"]}, {"patrons": consul, "hand": ["parry"]}]
    facts = {"phase": "battle", "gladiators": men, "players": players, "arenas": ["capua", "verona", "pola"]}
    return start_from(GLORY, {**facts, **more})


# ---------------------------------------------------------------------- the board


def test_gladiators_stand_in_their_arenas_with_their_numbers() -> None:
    text = drawn(battle(), 0)
    assert "For Glory · turn 1 · battle, round 1" in text
    assert re.search(r"Veles I 1/3/3", text)
    assert re.search(r"↷ Veles II 1/2/3 -1", text)
    assert re.search(r"Thraex 4/5/1 -2", text), "damage makes this one stronger"
    assert "Livia · agility 6" in text
    assert "bloodlust 6 of 6" in text
    assert text.index("Flamma · agility") < text.index("Livia · agility"), "the viewer sits below"
    other = drawn(battle(), 1)
    assert other.index("Livia · agility") < other.index("Flamma · agility")


def test_the_supply_marks_what_can_be_paid() -> None:
    text = drawn(machinations(coins=6, hand=["shady_dealings"], thin=True), 0)
    assert re.search(r"✓  1 Pierce", text)
    assert re.search(r"✓  6 Smooth Talk", text)
    assert re.search(r"✓  8 Thraex 2/7/1 b2 i2", text)
    assert "(9 to spend)" in text
    poor = drawn(machinations(coins=0, hand=["shady_dealings"], thin=True), 0)
    assert re.search(r"✓  1 Pierce", poor)
    assert re.search(r"   6 Smooth Talk", poor)
    assert "champion: Livia ↷" in poor
    assert re.search(r"Villa of Flamma +Praetor \+1i", poor)


def test_only_the_owner_sees_their_cards() -> None:
    match = machinations(hand=["evade"], reserve=["dying_blow"], coins=0)
    assert "Evade" in drawn(match, 0)
    assert re.search(r"Your reserve +Dying Blow +\(all back for 1\)", drawn(match, 0))
    for viewer in (1, None):
        assert "Evade" not in drawn(match, viewer)
        assert "Dying Blow" not in drawn(match, viewer)


def test_the_open_window_is_shown() -> None:
    match = battle()
    match.answer(0, "pierce")
    ask = match.waiting()[0]
    match.answer(ask.seat, 3)
    text = drawn(match, 1)
    assert "Thraex 4/5/1 -2 !1" in text
    assert re.search(r"You may react to +damage: Thraex \(you, wounded: 2, about to take 1\)", text)
    assert re.search(r"On the table +Pierce", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_question_of_a_game_has_a_board(lang: str, seed: int) -> None:
    """At 80 and 100 columns, for the asked and for a spectator, in colour and in plain letters."""
    words, kinds = Words(lang, strict=True), set[str]()
    match, stream = start(GLORY, 2, seed), Stream.seeded(seed)
    for number in range(260):
        if match.over:
            break
        ask = match.waiting()[0]
        if ask.kind not in kinds or number % 9 == 0:
            for width in (80, 100):
                text = drawn(match, ask.seat, words, width, plain=number % 2 == 0)
                assert max(map(len, text.splitlines())) <= width
                assert not re.search(r"#\d|[a-z]_[a-z]", text), text
            drawn(match, None, words)
            board = board_of(GLORY, words)
            view = GLORY.view(match.state, ask.seat)
            moment = Moment(ask, view, board.teller.cast(view, NAMES, ask.seat))
            listed = board.offered(moment)
            assert [one.option for one in listed] == every(ask)
            board.tip(moment)
            kinds.add(ask.kind)
        match.answer(ask.seat, pick(ask.options, stream))
    assert {"action", "pay", "react", "combat"} <= kinds


def test_plain_letters_are_ascii() -> None:
    text = drawn(battle(), 0, plain=True)
    assert text.replace("·", "-").isascii()
    assert "~ Veles II" in text


# ---------------------------------------------------------------------- answers


def test_all_pays_the_rest() -> None:
    match = machinations(coins=5, hand=["business_as_usual"] * 3, thin=True)
    table, text = played(match, ["smooth", "all"])
    assert "6 still to pay. What do you give?" in text
    assert "all: pay the rest in this order" in text
    assert "You had no choice" not in text
    player = GLORY.view(table.match.state, 0)["players"][0]
    assert player["coins"] == 2, "incomes first: tokens keep"
    assert player["discard"] == ["business_as_usual"] * 3 + ["smooth_talk"]


def test_a_payment_that_is_taken_back_is_asked_again() -> None:
    match = machinations(coins=5, hand=["business_as_usual"] * 4, thin=True)
    table, text = played(match, ["smooth", "all", "undo"])
    assert "Taken back." in text
    assert table.match.ask_of(0).kind == "pay"
    table, _ = played(
        machinations(coins=5, hand=["business_as_usual"] * 4, thin=True), ["smooth", "1", "2", "undo", "2"]
    )
    assert GLORY.view(table.match.state, 0)["owed"] == 4


def test_portuguese_pays_with_its_own_word() -> None:
    match = machinations(coins=5, hand=["business_as_usual"] * 3, thin=True)
    table, text = played(match, ["adquirir boa", "tudo"], Words("pt-BR"))
    assert "Falta pagar 6." in text
    assert table.match.ask_of(0).kind == "action"


def test_what_is_too_dear_says_so() -> None:
    match = machinations(coins=1, hand=["thraex"], thin=True)
    _, text = played(match, ["smooth", "thraex", "?"])
    assert "Buy Smooth Talk for 6: you cannot pay that much" in text
    assert "Play Thraex: you do not have enough influence" in text
    assert "FG-TURN-3" in text
    assert text.count("Buy Thraex for 8: you cannot pay that much") >= 1


def test_the_reserve_is_bought_back_at_any_time() -> None:
    match = machinations(coins=3, reserve=["dying_blow", "parry"], hand=["business_as_usual"], thin=True)
    table, text = played(match, ["do", "do 1"])
    assert "At any time (type do): your reserve for 2" in text
    assert "Buy back your reserve with Business as Usual and one token" in text
    assert sorted(GLORY.view(table.match.state, 0)["hand"])[:2] == ["dying_blow", "parry"]


def test_a_patron_whose_influence_is_needed_comes_with_a_warning() -> None:
    men = [{"card": "veles", "owner": 0, "arena": 0}]
    facts = {"players": [{"patrons": ["publicanus"], "hand": []}, {}], "gladiators": men}
    _, text = played(start_from(GLORY, facts), [])
    assert "Use Publicanus" in text
    assert "Your gladiators need this influence" in " ".join(text.split())


def test_attacks_say_what_they_deal_and_targets_their_numbers() -> None:
    men = [{"card": c, "owner": o} for c, o in (("primus_palus", 0), ("veles", 0), ("veles", 1), ("thraex", 1))]
    players = [{"patrons": ["imperial_procurator", "decurion"]}, {"patrons": ["unscrupulous_consul", "decurion"]}]
    _, text = played(battle(gladiators=men, players=players), ["2"])
    assert re.search(r"Attack with Primus Palus +deals 4", text)
    assert re.search(r"Attack with Veles +deals 2", text)
    assert re.search(r"Thraex \(Flamma\) +2/7/1", text)


# ---------------------------------------------------------------------- what one may look up


def test_piles_and_cards_can_be_read() -> None:
    match = machinations(discard=["missio"], hand=["evade"])
    _, text = played(match, ["discard", "card tables", "card zzz"])
    assert re.search(r"Discards of Livia \(1\)\n +Missio", text)
    assert re.search(r"Discards of Flamma \(1\)\n +Parry", text)
    assert re.search(r"Cards of Flamma that are not face up: hand, deck, reserve \(\d+\)", text)
    assert re.search(r"Turn the Tables +reaction · cost 3\n +When damage is assigned", text)
    assert "Type card and the name of one" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_looked_up(lang: str) -> None:
    board = board_of(GLORY, Words(lang, strict=True))
    for card in CARDS:
        assert board.card_facts(card)


def test_the_purse_counts_what_incomes_are_worth_now() -> None:
    hand = ["betting_ring"]
    calm = machinations(coins=1, hand=hand, thin=True)
    assert purse(GLORY.view(calm.state, 0), 0) == 3
    consul = ["unscrupulous_consul"]
    players = [{"patrons": consul, "hand": hand, "coins": 1}, {"patrons": consul}]
    assert purse(GLORY.view(battle(players=players).state, 0), 0) == 6


# ---------------------------------------------------------------------- whole games


def test_a_game_by_script_is_played_given_up_and_read_again(munera: Munera) -> None:
    script = ["9", "7", "5", "3", "2", "1"] * 12
    args = ("play", "for_glory", *SEATS, "--seed", "3", "--record", "g.json")
    out = munera(*args, script=[*script, "concede", "yes"])
    assert out.exit_code == 0
    assert "The arena phase begins" in out.stdout
    assert "Automaton wins the game: the other side concedes." in out.stdout
    assert not re.search(r"#\d", out.stdout)
    story = munera("replay", "g.json", "--seat", "2", "--lang", "pt").stdout
    assert "Você vence a partida: o outro lado desiste." in story
    assert re.search(r"(Seu|Sua) \w+ entra em \w+", story)


def test_the_last_battle_is_told_and_drawn() -> None:
    players = [{"glory": 5, "patrons": ["decurion"]}, {"glory": 4, "patrons": ["decurion"]}]
    men = [{"card": "veles", "owner": 0}, {"card": "cestus", "owner": 1, "damage": 2}]
    table, text = played(battle(players=players, gladiators=men), ["1"] * 9)
    assert table.match.over
    assert "You win the battle in Pola: 2 glory, 7 in all." in text
    assert "You win the game: the glory is reached." in text
    assert "For Glory · turn 1 · the end" in text
    assert "You win!" in text


def test_saved_in_the_middle_of_a_payment_and_resumed(tmp_path: Path) -> None:
    match = start(GLORY, 2, 5, {"start": "one"})
    dear = next(option for option in every(match.ask_of(0)) if isinstance(option, tuple) and option[0] == "buy")
    match.answer(0, dear)
    ask = match.ask_of(0)
    assert ask.kind == "pay"
    match.answer(0, every(ask)[0])
    savefile.write(tmp_path / "s.json", TerminalTable(match, PEOPLE, 1))
    again = savefile.read(tmp_path / "s.json", "for_glory")
    for seat in (0, 1, None):
        assert again.view(seat) == GLORY.view(match.state, seat)
        assert again.events(seat) == match.events(seat)
    again.match.undo(0)
    assert again.match.ask_of(0).about == ask.about


def test_the_game_at_a_real_terminal(tmp_path: Path) -> None:
    args = ["play", "for_glory", "--seed", "5", "--set", "start=one", *SEATS, "--save", "g.json"]
    with Terminal(args, tmp_path) as terminal:
        terminal.wait_for("\n> ")
        assert "Your machinations" in terminal.screen
        assert "card · discard" in terminal.screen
        for line in ("buy", "2", "all"):
            terminal.type(line)
            terminal.wait_for("\n> ", "may mean")
        terminal.type("quit")
        terminal.wait_for("--resume")
        assert terminal.end() == 0
    with Terminal(["play", "--resume", "g.json", "--lang", "pt"], tmp_path) as terminal:
        terminal.wait_for("\n> ")
        assert "As suas maquinações" in terminal.screen
