"""A campaign at the terminal: bids, offers, automatic bouts, careers, and who sees what."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.measure import Measurement
from rich.text import Text

from munera.cli import savefile
from munera.cli import seats as seats_module
from munera.cli.boards import Moment, Unclear, board_of
from munera.cli.boards.board import Packed
from munera.cli.console import Host
from munera.cli.reader import Reader
from munera.cli.seats import Player
from munera.cli.session import TerminalSession
from munera.cli.terminal_table import TerminalTable
from munera.games import book
from munera.games.gladius.cards import CARDS
from munera.games.school.gladiators import NAMES
from munera.kernel import Match, Option, record, replay, start, start_from
from munera.testing.school import campaign, retiarius, school, secutor
from munera.words import LANGUAGES, Cast, Words
from tests.cli.conftest import Munera
from tests.cli.terminal import Terminal

pytestmark = pytest.mark.slow  # whole campaigns are drawn

SCHOOL = book("school")
EN = Words("en")
AUTOMATIC = ("--set", "turns=8", "--set", "bouts=automatic", "--seat", "human:Livia", "--seat", "bot:random")
Lines = Callable[[TerminalSession], str]


class Person(Reader):
    """Types what a function says; on the screen is what was written since it was cleared."""

    def __init__(self, out: io.StringIO, lines: Lines) -> None:
        self.out, self.lines = out, lines
        self.session: TerminalSession | None = None

    def line(self, prompt: str = "> ") -> str:
        assert self.session is not None
        return self.lines(self.session)

    def pause(self, prompt: str) -> str:
        assert not any(card in self.out.getvalue() for card in ("Your attacks", "Your defences"))
        return ""


def session_of(match: Match[Any], players: Sequence[Player], lines: Lines) -> tuple[TerminalSession, io.StringIO]:
    host, out = Host(EN), io.StringIO()
    host.out = Console(file=out, width=100, highlight=False, markup=False)

    def clear() -> None:
        out.seek(0)
        out.truncate()

    host.clear = clear  # type: ignore[method-assign]
    reader = Person(out, lines)
    reader.session = TerminalSession(host, TerminalTable(match, players, 1), reader, None, None)
    return reader.session, out


def position(stage: str, **more: Any) -> Match[Any]:
    """Three schools; the first is that of the reader."""
    one = {"name": "Brennus", "style": "secutor", "experience": 4, "stats": {"strength": 2, "skill": 1}}
    two = {"name": "Brutus", "style": "thracian", "experience": 2, "stats": {"skill": 2}}
    three = {"name": "Syphax", "style": "retiarius", "experience": 3, "stats": {"prowess": 3}}
    schools = [
        {"gold": 30, "fame": 7, "gladiators": [one, two]},
        {"gold": 25, "fame": 3, "gladiators": [three]},
        {"gold": 10, "gladiators": []},
    ]
    return start_from(SCHOOL, {"turn": 3, "stage": stage, "schools": schools, **more})


def drawn(match: Match[Any], seat: int | None, words: Words = EN, *, plain: bool = False, width: int = 100) -> str:
    board, out = board_of(SCHOOL, words, plain=plain), io.StringIO()
    view = SCHOOL.view(match.state, seat)
    cast = board.teller.cast(view, ("Livia", "Gaius", "Julia"), seat)
    Console(file=out, width=width).print(board.draw(view, cast, {1: "(bot: random)"}))
    return out.getvalue()


def typed(match: Match[Any], text: str, *more: str, words: Words = EN) -> Option:
    """What the first school answers by typing this, and more lines if it is asked for them."""
    board, lines = board_of(SCHOOL, words), iter(more)
    view, ask = SCHOOL.view(match.state, 0), match.ask_of(0)
    cast = board.teller.cast(view, ("Livia", "Gaius", "Julia"), 0)
    answer = board.parse(text, Moment(ask, view, cast), lambda _: next(lines))
    assert answer is not None
    assert not list(lines)
    match.fork().answer(0, answer[0])
    return answer[0]


def refused(match: Match[Any], text: str, *more: str) -> str:
    with pytest.raises(Unclear) as error:
        typed(match, text, *more)
    return str(error.value)


LOT = {"name": "Cotus", "style": "samnite", "experience": 4, "size": "large", "career": "soldier"}


# ---------------------------------------------------------------------- a whole campaign


@pytest.fixture
def in_the_ring(tmp_path: Path) -> str:
    """A campaign of eight turns that Livia saved when the first bout was about to begin; the rival is a bot."""
    ours = school(secutor("Brennus", strength=3), secutor("Brutus"), secutor("Ambon"))
    match = campaign(
        *(ours, school(retiarius("Syphax"), retiarius("Juba"))),
        stage="combat",
        pairs=[("Brennus", "Syphax")],
        turns="8",
        bouts="automatic",
    ).match
    savefile.write(tmp_path / "begun.json", TerminalTable(match, [Player("Livia"), Player("Gaius", "random")], 1))
    return str(tmp_path / "begun.json")


def test_a_campaign_with_automatic_bouts_to_its_end(munera: Munera, tmp_path: Path, in_the_ring: str) -> None:
    """What does not fit a question is refused, and the next line of the script is tried."""
    script = ["all", "12", "0", "done", "1"] * 400
    out = munera("play", "--resume", in_the_ring, "--record", "c.json", script=script)
    assert out.exit_code == 0
    text = out.stdout
    assert "Gladiator School · turn 8 of 8" in text
    assert "the end" in text
    assert re.search(r"The campaign is over", text)
    assert "Which attack do you play?" not in text, "the bouts are the host's"
    assert "You send " in text
    assert "Brennus and Syphax enter the ring." in text
    assert " attacks with " not in text, "the news leave the blows out"
    match: Any = replay(SCHOOL, (tmp_path / "c.json").read_text("utf-8"))
    assert match.over
    assert any(event[0] == "attacks" for event in match.events(None)), "the record has the whole bout"


def test_the_end_of_a_campaign_says_how_to_play_it_again(munera: Munera) -> None:
    text = munera("play", "school", *AUTOMATIC, "--seed", "1", script=["concede", "yes"]).stdout
    assert "--set turns=8 --set bouts=automatic" in text


def test_the_log_tells_an_automatic_bout_whole(munera: Munera, in_the_ring: str) -> None:
    out = munera("play", "--resume", in_the_ring, script=["log", "log 1", "log all", "quit"]).stdout
    news, log, *_ = re.split(r"^> log.*$", out, flags=re.MULTILINE)
    assert "Brennus and Syphax enter the ring." in news
    assert " attacks with " not in news
    assert " attacks with " in log
    assert "This turn and the last one." in log
    assert not re.search(r"You (draw|attack|defend|start)", out), "a bot plays: gladiators go by their names"


def test_saved_and_resumed_at_any_question(munera: Munera) -> None:
    """A campaign that is left at every question goes on as the one that is not."""
    lines = ["12", "all", "done", "all"]
    straight = munera("play", "school", *AUTOMATIC, "--seed", "4", script=[*lines * 6, "quit"]).stdout
    first = munera("play", "school", *AUTOMATIC, "--seed", "4", "--save", "s.json", script=["quit"])
    assert first.exit_code == 0
    last = ""
    for line in lines * 6:
        last = munera("play", "--resume", "s.json", script=[line, "quit"]).stdout
    screens = [text.rsplit("╭─ Gladiator School", 1)[1].split("\n> ")[0] for text in (straight, last)]
    assert screens[0] == screens[1]


def test_resumed_in_the_middle_of_a_bout(tmp_path: Path) -> None:
    in_ring = [{"gladiator": 1, "hand": ["kick"]}, {"gladiator": 3, "hand": ["leap"]}]
    match = position("combat", bout={"fighters": in_ring})
    match.answer(0, "kick")
    players = [Player("Livia"), Player("Gaius", "random"), Player("Julia", "random")]
    savefile.write(tmp_path / "s.json", TerminalTable(match, players, 1))
    again = savefile.read(tmp_path / "s.json", "school")
    for seat in (0, 1, 2, None):
        assert again.view(seat) == match.book.view(match.state, seat)
        assert again.events(seat) == match.events(seat)
    assert json.loads(record(again.match))["entries"] == json.loads(record(match))["entries"]


def test_a_campaign_that_is_given_up_can_be_read_again(munera: Munera) -> None:
    script = ["12", "concede", "yes"]
    out = munera("play", "school", *AUTOMATIC, "--seed", "4", "--record", "c.json", script=script).stdout
    assert "You close your school." in out
    story = munera("replay", "c.json", "--seat", "2").stdout
    assert re.search(r"The bids for \w+: ", story)
    assert "Seat 1 gives up: the school closes." in story
    assert "The campaign is over, and your school is the most famous." in story
    assert "Seat 1 (closed)" in story


# ---------------------------------------------------------------------- what is typed


def test_bids_are_typed_as_gold() -> None:
    match = position("auction", lots=[LOT])
    assert [typed(match, text) for text in ("10", "30", "12 gold", "0", "none")] == [10, 30, 12, 0, 0]
    assert refused(match, "9") == refused(match, "31") == "You can bid from 10 to 30 gold, or 0 for no bid."
    for text in ("ten", "-5", "1e3", "12 apples", "٣"):
        assert "is no sum of gold" in refused(match, text)


def test_tied_bids_start_at_the_first() -> None:
    match = position("auction", lots=[LOT])
    for seat, bid in ((0, 12), (1, 12), (2, 0)):
        match.answer(seat, bid)
    assert match.ask_of(0).kind == "rebid"
    assert typed(match, "12") == 12
    assert refused(match, "0") == refused(match, "11") == "You can bid from 12 to 30 gold."
    prompt = EN.prompt(SCHOOL, match.ask_of(0), Cast(things={4: "Cotus"}))
    assert prompt == "Your bid of 12 for Cotus is tied. What do you bid now?"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("all", (1, 2)),
        ("none", ()),
        ("0", ()),
        ("1", (1,)),
        ("2, 1", (1, 2)),
        ("1 2", (1, 2)),
        ("brennus", (1,)),
        ("BRU and bre", (1, 2)),
        ("bren,bren", (1,)),
    ],
)
def test_several_gladiators_by_number_or_name(text: str, ids: tuple[int, ...]) -> None:
    assert typed(position("arena"), text) == ids


def test_several_gladiators_refused() -> None:
    match = position("arena")
    assert refused(match, "br") == "“br” may mean Brennus and Brutus."
    assert refused(match, "Syphax") == "There is no “Syphax” to choose. There are: Brennus and Brutus."
    for text in ("3", "1, 9", "brennus, zzz", ",", "all of them"):
        assert "There is no" in refused(match, text), text


def test_no_more_training_than_there_is_gold_for() -> None:
    people = [{"name": "Ambon"}, {"name": "Caros"}]
    schools = [{"gold": 9, "gladiators": people}, {"gladiators": [{"name": "Juba"}]}]
    match = start_from(SCHOOL, {"turn": 3, "stage": "training", "schools": schools})
    assert typed(match, "caros") == (2,)
    assert refused(match, "all") == refused(match, "1,2") == "That is too many: one at most."


@pytest.mark.parametrize(
    ("lines", "offer"),
    [
        (("offer Gaius 20 for Syphax",), (0, 1, 20, (), 0, (3,))),
        (("OFFER gaius: brennus, brutus for 25 gold",), (0, 1, 0, (1, 2), 25, ())),
        (("offer Gaius 5 and Brutus for Syphax",), (0, 1, 5, (2,), 0, (3,))),
        (("offer Julia nothing for 3",), (0, 2, 0, (), 3, ())),
        (("offer ju 10 for nothing",), (0, 2, 10, (), 0, ())),
        (("offer", "ga", "Brennus", "Syphax"), (0, 1, 0, (1,), 0, (3,))),
        (("offer", "Julia", "brutus", "10"), (0, 2, 0, (2,), 10, ())),
    ],
)
def test_offers_are_sentences_or_guided(lines: tuple[str, ...], offer: tuple[Any, ...]) -> None:
    assert typed(position("trading"), *lines) == ("offer", offer)


def test_offers_in_portuguese() -> None:
    words = Words("pt-BR")
    offer = typed(position("trading"), "oferta Gaius 5 e Brutus por Syphax", words=words)
    assert offer == ("offer", (0, 1, 5, (2,), 0, (3,)))


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (("offer Titus 20 for Syphax",), "NAME is one of: Gaius, Julia."),
        (("offer Gaius 20",), "Make an offer in this form"),
        (("offer Gaius 20 for Brennus",), "There is no “Brennus” to choose. There are: Syphax."),
        (("offer Gaius 5 for 6",), "Gold can flow one way only."),
        (("offer Gaius nothing for nothing",), "An offer must be about something."),
        (("offer Gaius 31 for Syphax",), "Livia has only 30 gold."),
        (("offer Gaius Brutus for 26",), "Gaius has only 25 gold."),
        (("offer", "zzz"), "Make an offer in this form"),
    ],
)
def test_offers_refused(lines: tuple[str, ...], says: str) -> None:
    assert says in refused(position("trading"), *lines)


def test_the_floor_in_a_conversation() -> None:
    """An offer, a look at it, a refusal to repeat it, and then being done."""
    offer = "offer Gaius 20 for Syphax"
    script = iter([offer, offer, "zzz", "career brennus", "withdraw", "done"])
    match = position("trading")
    for seat in (1, 2):
        match.answer(seat, "done")
    session, out = session_of(match, [Player("Livia"), Player("Gaius"), Player("Julia")], lambda _: next(script))
    session.holder = 0
    session.turn(0)
    assert match.state.offers == ((0, 1, 20, (), 0, (3,)),)
    session.turn(0)
    said = " ".join(out.getvalue().split())
    for part in (
        "You offer Gaius 20 gold for Syphax.",
        "2 Withdraw your offer to Gaius: 20 gold for Syphax",
        "(3 left)",
        "it is on the floor already",
        "“zzz” is not an option here",
        "Brennus Secutor, experience 4, 10 hit points · Roman",
    ):
        assert part in said, part
    assert not match.state.offers
    session.turn(0)
    assert match.ask_of(0).kind == "train"


# ---------------------------------------------------------------------- what is drawn


def test_the_ledger_the_roster_and_the_fame_race() -> None:
    text = drawn(position("arena"), 0)
    for part in (
        "turn 3 of 20 · Arena",
        "Livia (you)",
        "Gaius (bot: random)",
        "Brennus, Brutus",
        "███████ 7 ★",
        "███ 3",
    ):
        assert part in text, part
    assert re.search(r"Brennus +Secutor +4 +2 +1 +0 +0 +0 +0 +10 +0 of 0 +fit", text)
    assert "Brutus " not in drawn(position("arena"), None).split("╰")[1], "a spectator has no roster"
    plain = drawn(position("arena"), 0, plain=True)
    assert "####### 7 *" in plain
    assert plain.isascii() or "·" in plain


def test_the_slave_on_the_block() -> None:
    text = drawn(position("auction", lots=[LOT, {"name": "Drappes"}]), 0)
    for part in ("On the block", "Cotus  Samnite, experience 4", "Roman · Prime · Large · Soldier"):
        assert part in text, part
    assert "Minimum bid: 10 gold" in text
    assert re.search(r"Then +Style +Exp .* HP +From", text)
    assert re.search(r"Drappes +Secutor +1 +0 +0 +0 +0 +0 +0 +10 +2 ", text)
    assert "Lance mínimo: 10 de ouro" in drawn(position("auction", lots=[LOT]), 0, Words("pt-BR"))


HANNO = {"name": "Hanno", "style": "samnite", "experience": 9}


def test_the_ledger_at_the_end_is_in_the_order_of_places() -> None:
    match = position("trading")
    match.concede(0)
    assert "1. " not in drawn(match, 1)
    match.concede(2)
    text = drawn(match, 1)
    assert re.search(r"1\. Gaius \(you\).*\n.*2\. Livia \(closed\).*\n.*3\. Julia \(closed\)", text)


def test_news_are_what_concerns_the_reader() -> None:
    """What befalls the gladiators of others is in the log; their deaths, sales and bouts won are news."""
    board, view = board_of(SCHOOL, EN), SCHOOL.view(position("arena").state, 0)
    narrate = board.teller.narrator(view, ("Livia", "Gaius", "Julia"), 0)

    def level_of(*event: Any) -> str:
        return board.teller.channel_of(event, narrate(event))

    for kind, *facts in (("animals",), ("learns", "skill", 5), ("injury", 3), ("lamed", 2), ("spared",)):
        assert (level_of(kind, 1, *facts), level_of(kind, 3, *facts)) == ("news", "log"), kind
    assert (level_of("fame", 0, "gold", 5), level_of("fame", 1, "gold", 5)) == ("news", "log")
    assert level_of("enters", 3, 9) == "log"
    assert level_of("enters", 3, 2) == "news"
    assert level_of("dies", 3, "thumbs_down") == level_of("match_won", 3, 9) == level_of("retires", 3) == "news"
    level_of("trade_accept", 1, 0, 0, (3,), 5, (1,))  # they change schools
    assert (level_of("animals", 1), level_of("animals", 3)) == ("log", "news")
    level_of("sold", 9, 0, 12)
    assert level_of("animals", 9) == "news"


def test_stats_and_cards_are_not_torn_apart_at_the_end_of_a_line() -> None:
    out = io.StringIO()
    packed = Packed(Text(text) for text in ("Strength 1", "Endurance 1", "Prowess 4", "Reflexes 1"))
    Console(file=out, width=38).print(packed)
    assert out.getvalue().splitlines() == ["Strength 1 · Endurance 1 · Prowess 4", "Reflexes 1"]
    assert Measurement.get(Console(width=80), Console(width=80).options, packed) == (11, 49)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_the_longest_names_and_words_fit_80_columns(lang: str, plain: bool) -> None:
    longest = max((name for names in NAMES.values() for name in names), key=len)
    people = [
        {"name": longest, "style": "dimachaeri", "experience": 12, "healing": True, "wins": 3, "bouts": 7},
        {"name": "Hanno", "rests": 3},
    ]
    lots = [LOT, {"name": f"{longest[:-1]}x", "style": "dimachaeri", "surcharge": 12}]
    match = position("auction", lots=lots, schools=[{"gladiators": people}, {}])
    text = drawn(match, 0, Words(lang), plain=plain, width=80)
    assert "…" not in text
    rows = [line for line in text.splitlines() if longest[:-1] in line]
    assert len(rows) == 3, "ledger, block and roster"
    assert re.search(r"\b12\b.*\b3 (of|de) 7\b.*(healing|ferido)", rows[2])


def test_nobody_at_the_table_is_called_like_a_gladiator_unless_they_want_to_be() -> None:
    names = {name for names in NAMES.values() for name in names}
    seats = [*seats_module.players(SCHOOL, ["human"] * 6, 6), *seats_module.players(SCHOOL, ["bot"] * 6, 6)]
    assert not names & {player.name for player in seats}


def test_the_pairs_and_the_states() -> None:
    hurt = {"name": "Ambon", "rests": 3, "healing": True}
    tired = {"name": "Caros", "rests": 3}
    schools = [{"gladiators": [hurt, tired]}, {"gladiators": [{"name": "Juba"}]}]
    arranged = {"options": {"pairing": "arranged"}, "stage": "arena", "turn": 3}
    match = start_from(SCHOOL, {**arranged, "schools": [{"gladiators": [HANNO]}, schools[1]]})
    match.answer(0, (1,))
    match.answer(1, (2,))
    match.answer(0, ("challenge", 1, 2))
    text = drawn(match, 0)
    assert "Challenge       Juba (Gaius) is challenged by Hanno (Livia)" in text
    assert "Not paired yet  Livia: Hanno · Gaius: Juba" in text
    board, view = board_of(SCHOOL, EN), SCHOOL.view(match.state, 1)
    _, accept = board.offered(Moment(match.ask_of(1), view, board.teller.cast(view, ("Livia", "Gaius"), 1)))
    assert accept.label == "Juba accepts the challenge of Hanno"
    assert accept.detail == "Samnite, exp 9, 10 HP", "the gladiator to fight"
    text = drawn(start_from(SCHOOL, {"turn": 3, "stage": "training", "schools": schools}), 0)
    assert re.search(r"Ambon .* healing", text)
    assert re.search(r"Caros .* resting", text)


# ---------------------------------------------------------------------- careers


def career(match: Match[Any], name: str, words: Words = EN) -> str:
    board, out = board_of(SCHOOL, words), io.StringIO()
    view = SCHOOL.view(match.state, 0)
    found = board.career(view, name, board.teller.cast(view, ("Livia", "Gaius"), 0))
    assert found is not None
    Console(file=out, width=160).print(found)
    return out.getvalue()


def test_careers_and_epitaphs() -> None:
    match = start(SCHOOL, 2, 8, {"turns": "8", "bouts": "automatic", "first_blood": True, "beasts": "fight"})
    table = TerminalTable(match, [Player("Livia", "random"), Player("Gaius", "random")], 8)
    table.let_bots_play()
    assert match.over
    fates = set()
    for g in SCHOOL.view(match.state, None)["gladiators"]:
        for words in (EN, Words("pt-BR")):
            text = career(match, g["name"], words)
            assert g["name"] in text
            assert "#" not in text
            assert len(re.findall(r"^(?:Turno? \d|Before|Antes)", text, flags=re.MULTILINE)) == len(
                {m[0] for m in g["history"]}
            )
        fates.add(g["fate"])
        said = career(match, g["name"])
        assert ("Here lies" in said) == (g["fate"] == "dead")
        assert ("In the school of" in said) == (g["fate"] == "alive")
    assert {"dead", "unsold"} <= fates
    everybody = career(match, "")
    assert "first gladiator of Livia" in career(match, match.state.people[1].name)
    assert match.state.people[1].name in everybody
    assert "Type career and a name." in everybody


def test_nobody_is_called_so(munera: Munera) -> None:
    out = munera(
        "play", "school", *AUTOMATIC, "--seed", "4", script=["career zzz", "career 1", "help", "quit"]
    ).stdout
    assert out.count("Nobody is called “") == 2
    assert "career NAME tells the life" in out
    out = munera("play", "gladius", "--seed", "3", script=["career x", "help", "quit"]).stdout
    assert "Nobody has a career in this game." in out
    assert "career NAME" not in out


# ---------------------------------------------------------------------- privacy


def test_no_hand_is_seen_by_the_wrong_person() -> None:
    """Two people, one device, bouts of their own: what is on the screen is what the seat was told."""
    questions = 0

    def lines(session: TerminalSession) -> str:
        nonlocal questions
        table, seat = session.table, session.holder
        assert seat is not None
        assert isinstance(session.reader, Person)
        screen, state = session.reader.out.getvalue(), table.match.state
        kind = table.match.ask_of(seat).kind
        if kind not in ("attack", "defend", "discard"):
            return {"bid": "0", "send": "all", "trade": "done", "train": "none"}.get(kind, "1")
        questions += 1
        if questions > 60:
            raise EOFError
        side = state.owner.index(seat)
        events = {fact for event in table.events(seat) for fact in event if fact in CARDS}
        for card in {*state.hands[1 - side]} - {*state.hands[side]} - events:
            assert EN.card("gladius", card) not in screen, card
        for fighter in state.fighters:
            assert state.people[fighter].name in screen
        assert "Gladius · turn" in screen
        if questions == 1:
            session.advice.rule(table.match.ask_of(seat))
            assert "GL-" in session.reader.out.getvalue(), "a rule of the game that this one builds on"
        return "2" if questions % 3 else "1"

    players = [Player("Livia"), Player("Gaius")]
    session, _ = session_of(start(SCHOOL, 2, 6, {"turns": "8"}), players, lines)
    session.save = lambda name: None  # type: ignore[method-assign]
    session.run()
    assert questions > 20


def test_at_a_real_terminal(tmp_path: Path) -> None:
    """Bids of two people behind a curtain, in Portuguese."""
    args = ["play", "school", "--seat", "human:Livia", "--seat", "human:Gaius", "--lang", "pt", "--seed", "2"]
    with Terminal(args, tmp_path) as terminal:
        terminal.wait_for("Livia, aperte Enter")
        terminal.type("")
        terminal.wait_for("\n> ")
        assert "Lance mínimo" in terminal.screen
        terminal.type("xyz")
        terminal.wait_for("não é uma soma em ouro")
        terminal.wait_for("\n> ")
        terminal.type("17")
        terminal.wait_for("Gaius, aperte Enter")
        assert "17" not in terminal.screen
        terminal.type("")
        terminal.wait_for("\n> ")
        assert "17" not in terminal.screen.split("Lance mínimo")[1], "a sealed bid"
        terminal.type("nenhum")
        terminal.wait_for("Livia, aperte Enter")
        terminal.type("")
        terminal.wait_for("\n> ")
        assert "Gaius nenhum, você 17." in terminal.screen


# ---------------------------------------------------------------------- the trainer


def test_a_bout_can_be_left_to_the_trainer() -> None:
    asked: list[str] = []

    def lines(session: TerminalSession) -> str:
        asked.append(session.table.match.ask_of(0).kind)
        return "trainer" if asked[-1] in ("attack", "defend", "discard") else "quit"

    session, out = session_of(
        position("combat", pairs=[(1, 3)]),
        [Player("Livia"), Player("Gaius", "greedy"), Player("Julia", "greedy")],
        lines,
    )
    session.leave = lambda: None  # type: ignore[method-assign]
    session.run()
    assert asked[0] in ("attack", "defend", "discard")
    assert (
        sum(kind in ("attack", "defend", "discard") for kind in asked) == 1
    )  # one command, and no card of one's own
    assert re.search(r"Brennus (beats|beat|wins)|Syphax (beats|beat|wins)", out.getvalue())


def test_there_is_a_trainer_only_for_a_bout_of_ones_own(munera: Munera) -> None:
    script = ["trainer", "help", "quit"]
    out = munera("play", "gladius", "--seed", "3", script=script).stdout
    assert "let your trainer" not in out
    out = munera("play", "school", *AUTOMATIC, "--seed", "1", "--lang", "pt", script=["treinador", "sair"]).stdout
    assert "Salvo: " in out


def test_how_a_match_ended_is_told_however_much_came_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The news of a turn are cut to what there is room for, but never by who won."""
    session, out = session_of(
        position("combat", pairs=[(1, 3)]),
        [Player("Livia"), Player("Gaius", "greedy"), Player("Julia", "greedy")],
        lambda _: "",
    )
    monkeypatch.setattr("munera.cli.screen.MOST_NEWS", 1)
    session.table.let_bots_play()
    session.table.delegate(session.table.next_human())
    session.table.let_bots_play()
    session.screen.news(0)
    more, *found = out.getvalue().split("\n")
    assert re.match(r"\(\d+ lines more", more)
    assert found[0] in ("· Brennus beats Syphax.", "· Syphax beats Brennus.")
    assert len([line for line in found if line]) == 2  # and the last line
