"""A game at the terminal, answered by scripts."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from munera.cli import play, savefile
from munera.cli.console import Host
from munera.cli.reader import Reader
from munera.cli.seats import Player
from munera.cli.session import TerminalSession
from munera.cli.terminal_table import TerminalTable
from munera.games import book
from munera.games.gladius.cards import ATTACKS, DEFENCES
from munera.kernel import replay, start
from munera.words import Words
from tests.cli.conftest import Munera

BOARD = "╭─ Gladius · turn"


def resume_path(text: str) -> str:
    found = re.search(r"munera play --resume (\S+)", text)
    assert found, text
    return found[1]


def always(*lines: str) -> list[str]:
    """More lines than any bout needs."""
    return list(lines) * 400


def test_a_whole_duel_from_a_script(munera: Munera, tmp_path: Path) -> None:
    result = munera("play", "gladius", "--seed", "7", "--record", "game.json", script=always("2", "1"))
    assert result.exit_code == 0
    assert re.search(r"^(· You win|· Automaton wins): ", result.stdout, flags=re.MULTILINE)
    assert "The same cards again: munera play gladius --seed 7" in result.stdout
    match: Any = replay(book("gladius"), (tmp_path / "game.json").read_text("utf-8"))
    assert match.over
    assert match.origin["seed"] == 7


def test_the_screen_shows_what_matters(munera: Munera) -> None:
    result = munera(
        "play", "gladius", "--seed", "3", "--set", "stats_1=1,0,2,0,0", "--seat", "human:Livia", script=["quit"]
    )
    screen = result.stdout
    for part in (
        "Gladius · turn 1",
        "▶ Livia (you)",
        "(bot: heuristic)",
        "Retiarius",
        "Secutor",
        "12/12",
        "10/10",
        "Strength 1 · Endurance 2",
        "3 cards in hand",
        "2 cards in hand",
        "deck 51 · discards 0",
        "Which attack do you play?",
        "1  Do not attack",
    ):
        assert part in screen, part


def test_hands_are_grouped_by_use(munera: Munera) -> None:
    words, gladius = Words("en"), book("gladius")
    for seed in range(8):
        screen = munera("play", "gladius", "--seed", str(seed), script=["quit"]).stdout
        match = start(gladius, 2, seed)
        if match.pending[0].seat != 0:
            continue
        for card in match.state.hands[0]:
            label = (
                "Your attacks"
                if card in ATTACKS["retiarius"]
                else "Your defences"
                if card in DEFENCES["retiarius"]
                else "No use to you"
            )
            (line,) = [line for line in screen.splitlines() if line.startswith(label)]
            assert words.card(gladius, card) in line


def test_answers_by_number_name_and_beginning(munera: Munera) -> None:
    for answer in ("2", "Pommel", "pommel", "POM", "  pom "):
        out = munera("play", "gladius", "--seed", "3", script=[answer, "quit"]).stdout
        assert "You attack with Pommel (1 damage)." in out, answer
    for answer in ("1", "pass", "do not", "Do not attack"):
        out = munera("play", "gladius", "--seed", "3", script=[answer, "log", "quit"]).stdout
        assert "You do not attack." in out, answer


def test_answers_that_are_none(munera: Munera) -> None:
    out = munera("play", "gladius", "--seed", "3", script=["9", "0", "zzz", "parry", "sword", "-1", "quit"]).stdout
    assert out.count("is not an option here") == 4
    assert "Parry: a defence can be played only against an attack" in out
    assert "Sword Stab: your style cannot use it" in out
    assert out.count(BOARD) == 1, "the question stayed open"


def test_the_rule_behind_the_question(munera: Munera) -> None:
    out = munera("play", "gladius", "--seed", "3", script=["?", "quit"]).stdout
    assert "GL-ATTACK-1 One attack" in out
    assert "your fighter must be able to use it" in " ".join(out.split())
    assert "Parry: a defence can be played only against an attack" in out
    out = munera("play", "gladius", "--seed", "3", "--lang", "pt", script=["?", "sair"]).stdout
    assert "GL-ATTACK-1 Um ataque" in out
    assert "Aparar: uma defesa só pode ser jogada contra um ataque" in out


def test_help_hint_log_and_discards(munera: Munera) -> None:
    script = ["help", "hint", "discard", "2", "discard", "log", "quit"]
    out = munera("play", "gladius", "--seed", "3", script=script).stdout
    assert "take back your last decision" in out
    assert "anybody may act" not in out, "Gladius has no open floor"
    assert re.search(r"The heuristic bot would choose: \w+\nYour opponent has nothing to stop it", out)
    assert "There are no discards." in out
    assert re.search(r"cards? in the discards\n.*\n?.*1x  Pommel", out)
    story = out.split("> log")[1]
    assert "The bout begins: Retiarius against Secutor." in story
    assert "You attack with Pommel (1 damage)." in story


def test_commands_are_understood_in_both_languages(munera: Munera) -> None:
    out = munera(
        "play", "gladius", "--seed", "3", "--lang", "pt", script=["ajuda", "help", "historia", "q"]
    ).stdout
    assert out.count("desfaz a sua última decisão") == 2
    assert out.count("A luta começa: Reciário contra Secutor.") == 2
    assert "Salvo: " in out


# ---------------------------------------------------------------------- saving


def final_story(out: str) -> str:
    return out.rpartition("> log")[2].partition("> ")[0]


def test_a_resumed_game_is_the_same_game(munera: Munera) -> None:
    """Stopped and resumed after every second answer, the story is that of the game played in one go."""
    answers = ["2", "1"] * 9
    whole = munera("play", "gladius", "--seed", "11", script=[*answers, "log", "quit"]).stdout
    path, found = "", ""
    for at in range(0, len(answers), 2):
        start_or_resume = ["--resume", path] if path else ["gladius", "--seed", "11"]
        script = answers[at : at + 2]
        last = at + 2 >= len(answers)
        result = munera("play", *start_or_resume, script=[*script, *(["log"] if last else []), "quit"])
        assert result.exit_code == 0
        found, path = result.stdout, resume_path(result.stdout)
    assert "Turn 5" in final_story(whole)
    assert final_story(found) == final_story(whole)


def test_the_news_after_a_resume_are_those_before(munera: Munera) -> None:
    before = munera("play", "gladius", "--seed", "3", script=["2", "quit"]).stdout
    after = munera("play", "--resume", resume_path(before), script=["quit"]).stdout
    last = before[before.index("> 2\n") + 4 : before.index("> quit")]
    assert after.startswith(last)


def test_save_under_a_name_and_never_over_another_file(munera: Munera, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious", encoding="utf-8")
    out = munera("play", "gladius", "--seed", "3", script=["save mine.json", "save new.json", "2", "quit"]).stdout
    assert "mine.json exists already, and nothing is overwritten" in " ".join(out.split())
    assert (tmp_path / "mine.json").read_text("utf-8") == "precious"
    data = json.loads((tmp_path / "new.json").read_text("utf-8"))
    assert len(data["save"]["history"]) + len(data["save"]["trail"]) >= 1, "the file follows the game"
    assert resume_path(out) == "new.json"
    for option in ("--save", "--record"):
        result = munera("play", "gladius", option, "mine.json", script=["quit"])
        assert result.exit_code == 2
        assert "nothing is overwritten" in result.stderr


def test_a_save_that_cannot_be_written_does_not_end_the_game(munera: Munera, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file, not a folder", encoding="utf-8")
    out = munera("play", "gladius", "--seed", "3", script=["save blocked/game.json", "2", "quit"]).stdout
    assert "cannot be used" in out
    assert "You attack with Pommel" in out


def test_a_file_that_vanishes_does_not_end_the_game(
    munera: Munera, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    munera("play", "gladius", "--seed", "3", "--save", str(folder / "x.json"), script=["quit"])
    saved = folder / "x.json"
    kept = saved.rename(tmp_path / "x.json")
    folder.rmdir()
    folder.write_text("in the way", encoding="utf-8")
    for option in ("--save", "--record"):
        result = munera("play", "--resume", str(kept), option, str(saved), script=["2", "quit"])
        assert result.exit_code == 2, "that is said before the game"
        assert "cannot be used" in result.stderr
        assert result.stdout == ""
    monkeypatch.setattr("munera.cli.play.try_path", lambda _: None)
    result = munera("play", "--resume", str(kept), "--save", str(saved), script=["2", "quit"])
    assert "You attack with Pommel" in result.stdout
    assert "cannot be used" in " ".join(result.stdout.split())  # the path may break the line there
    assert Path(resume_path(result.stdout)).parent == tmp_path / "data" / "munera" / "saves"
    assert result.exit_code == 0


def test_a_game_is_saved_here_if_it_cannot_be_elsewhere(
    munera: Munera, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_text("a file, not a folder", encoding="utf-8")
    result = munera("play", "gladius", "--seed", "3", script=["2", "quit"])
    assert result.exit_code == 0
    assert Path(resume_path(result.stdout)).parent == tmp_path
    monkeypatch.setattr(savefile, "_write_temporary", lambda *_: (tmp_path / "no" / "such").write_text("x"))
    result = munera("play", "gladius", "--seed", "3", script=["2", "quit"])
    assert result.exit_code == 2
    assert "cannot be used" in result.stderr
    assert "--resume" not in result.stdout


def test_a_rule_that_fails_loses_no_game(munera: Munera, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(TerminalTable, "answer", broken)
    result = munera("play", "gladius", "--seed", "3", script=["2", "quit"])
    assert result.exit_code == 70
    assert result.stderr.startswith("Error: This is a bug in Munera (ZeroDivisionError: a bug).")
    assert Path(resume_path(result.stdout)).exists()
    monkeypatch.setenv("MUNERA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        munera("play", "gladius", "--seed", "3", script=["2", "quit"])


def test_a_save_and_a_record_are_two_files(munera: Munera, tmp_path: Path) -> None:
    result = munera("play", "gladius", "--save", "x.json", "--record", "./x.json", script=["quit"])
    assert result.exit_code == 2
    assert "both the saved game and the record" in result.stderr
    script = ["save x.json", "save", "concede", "yes"]
    out = munera("play", "gladius", "--record", "x.json", script=script).stdout
    assert "both the saved game and the record" in out
    assert json.loads((tmp_path / "x.json").read_text("utf-8"))["format"].startswith("munera-record/")


def test_a_record_is_written_over_nothing(tmp_path: Path) -> None:
    """Not even if the file came while the game was played, nor as the record of a rematch."""
    path = tmp_path / "x.json"
    assert savefile.write_record(path, "one") == path
    assert savefile.write_record(path, "two") == tmp_path / "x-2.json"
    assert path.read_text("utf-8") == "one\n"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["x-2.json", "x.json"]
    assert play._numbered(path, 2) == tmp_path / "x-2-2.json"


@pytest.mark.parametrize(
    "line",
    ["9" * 5000, "save a\0b", "save " + "a" * 5000, "save ~nobody-here/x", "do " + "9" * 5000, "²", "\u0661"],
)
def test_odd_lines_do_not_end_the_game(munera: Munera, line: str) -> None:
    result = munera("play", "gladius", "--seed", "3", script=[line, "2", "quit"])
    assert result.exit_code == 0
    assert "You attack with Pommel" in result.stdout
    assert "{???}" not in result.stdout


def test_the_bots_chance_is_a_secret_that_is_kept(munera: Munera, tmp_path: Path) -> None:
    gladius = book("gladius")
    one, two = (
        TerminalTable(start(gladius, 2, 1), [Player("A"), Player("B", "random")], 1, None, key) for key in "ab"
    )
    assert one._chance(1).key != two._chance(1).key
    savefile.write(tmp_path / "x.json", one)
    assert savefile.read(tmp_path / "x.json", None)._chance(1).key == one._chance(1).key


def test_the_default_folder_is_that_of_the_system(munera: Munera, tmp_path: Path) -> None:
    out = munera("play", "gladius", script=["save", "quit"]).stdout
    assert Path(resume_path(out)).parent == tmp_path / "data" / "munera" / "saves"


def test_a_script_that_ends_saves_the_game(munera: Munera) -> None:
    result = munera("play", "gladius", "--seed", "3", script=["# a comment", "", "2  # and another"])
    assert result.exit_code == 0
    assert "You attack with Pommel" in result.stdout
    assert Path(resume_path(result.stdout)).exists()


def broken(data: dict[str, Any], how: str) -> dict[str, Any]:
    if how == "players":
        return data | {"players": data["players"][:1]}
    if how == "bot":
        return data | {"players": [data["players"][0], {"name": "X", "bot": "genius"}]}
    if how == "save":
        return data | {"save": data["save"] | {"state": {}}}
    if how == "version":
        return data | {"save": data["save"] | {"rules": "0", "asks": [[1, "bid"]]}}
    if how == "marks":
        return data | {"marks": [["x"], []]}
    return {key: value for key, value in data.items() if key != how}


@pytest.mark.parametrize("how", ["players", "bot", "save", "version", "marks", "seed", "game", "format"])
def test_a_save_that_was_changed_is_refused(munera: Munera, tmp_path: Path, how: str) -> None:
    munera("play", "gladius", "--seed", "3", "--save", "game.json", script=["2", "quit"])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(broken(json.loads(path.read_text("utf-8")), how)), encoding="utf-8")
    before = path.read_bytes()
    result = munera("play", "--resume", "game.json", script=["2"])
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert path.read_bytes() == before


def test_a_finished_game_can_be_looked_at_again(munera: Munera) -> None:
    munera("play", "gladius", "--seed", "3", "--save", "game.json", script=["concede", "yes"])
    result = munera("play", "--resume", "game.json", script=["2"])
    assert result.exit_code == 0
    assert "Automaton wins." in result.stdout


# ---------------------------------------------------------------------- undo, conceding, ends


def test_undo_takes_back_a_discard_and_then_says_it_is_too_late(munera: Munera) -> None:
    """A discard teaches nothing, so it can be taken back before the attack; a bot's answer cannot."""
    passes = ["pass"] * 4  # draw up to six cards without attacking or defending
    base = munera("play", "gladius", "--seed", "4", "--ask-everything", script=[*passes, "quit"]).stdout
    assert "Which card do you discard?" in base
    script = [*passes, "1", "undo", "2", "undo", "1", "pass", "undo", "quit"]
    out = munera("play", "gladius", "--seed", "4", "--ask-everything", script=script).stdout
    assert out.count("Taken back.") == 2
    assert out[: out.index("> pass", out.rindex("Taken back."))].count("Which card do you discard?") == 3
    assert "It is too late to take that back" in " ".join(out.split())


def test_conceding_needs_a_second_thought(munera: Munera) -> None:
    out = munera("play", "gladius", "--seed", "3", script=["concede", "no", "concede", "yes"]).stdout
    assert out.count("Really give up?") == 2
    assert "Automaton wins: the other side concedes." in out
    assert out.splitlines()[-2] == "Automaton wins."


def test_solo_with_one_seat(munera: Munera) -> None:
    args = ("play", "gladius", "--seats", "1", "--set", "fighter_2=lion", "--seed", "2")
    out = munera(*args, script=["2", "1", "quit"]).stdout
    assert "The Lion" in out
    assert "turns up 1 to defend, 2 to attack" in out
    assert re.search(r"The Lion turns up \w+", out)
    out = munera(*args, "--lang", "pt", script=["concede", "sim"]).stdout
    assert "O Leão vence: o outro lado desistiu." in out
    assert "As mesmas cartas de novo: munera play gladius --seed 2 --seats 1 --set fighter_2=lion" in out
    assert "Você perdeu." in out


def test_bots_alone_need_no_terminal(munera: Munera) -> None:
    result = munera("play", "gladius", "--seat", "bot:random", "--seat", "bot:greedy", "--seed", "1")
    assert result.exit_code == 0
    assert re.search(r"^(Automaton|Machina) wins\.$", result.stdout, flags=re.MULTILINE)


def test_a_draw_is_nobodys(munera: Munera) -> None:
    out = munera("play", "gladius", "--set", "turn_limit=1", "--seed", "3", script=["1"]).stdout
    assert "A draw, with equal hit points" in out
    assert "Nobody wins." in out


@pytest.mark.slow
def test_forced_answers_are_given_with_a_note(munera: Munera) -> None:
    """Somewhere in these bouts the only option is to pass: it is passed, and the player is told."""
    notes = 0
    for seed in range(6):
        out = munera("play", "gladius", "--seed", str(seed), script=always("2", "1")).stdout
        notes += out.count("(You had no choice: Do not")
        assert "There is no other choice" not in out
    assert notes > 3


# ---------------------------------------------------------------------- one device, two people


class Peeping(Reader):
    """Plays the last option for everybody, and at every prompt looks for what the seat may not see."""

    def __init__(self, host: Host) -> None:
        self.host, self.out = host, io.StringIO()
        self.host.out = Console(file=self.out, width=100, highlight=False, markup=False)
        self.session: TerminalSession | None = None
        self.from_here = self.looks = self.curtains = 0

    def pause(self, prompt: str) -> str:
        self.curtains += 1
        self.from_here = len(self.out.getvalue())
        return ""

    def line(self, prompt: str = "> ") -> str:
        assert self.session is not None
        table, seat = self.session.table, self.session.holder
        assert seat is not None
        if self.looks % 2 == 0:
            self.looks += 1
            return "log"
        known = {*table.view(seat)["hand"], *table.view(seat)["discard"], *table.view(seat)["table"]}
        known |= {fact for event in table.events(seat) for fact in event if isinstance(fact, str)}
        screen = self.out.getvalue()[self.from_here :]
        for card in set(table.match.state.hands[1 - seat]) - known:
            assert self.host.words.card("gladius", card) not in screen
            self.looks += 2
        self.looks += 1
        options: Any = table.match.ask_of(seat).options
        return str(len(options))


@pytest.mark.parametrize("seed", range(6))
def test_the_curtain_hides_the_other_hand(seed: int) -> None:
    """Between two curtains, nothing is shown of the other hand that its owner has not shown."""
    host = Host(Words("en"))
    reader = Peeping(host)
    people = [Player("Livia"), Player("Marcus")]
    table = TerminalTable(start(book("gladius"), 2, seed, {"turn_limit": 30}), people, seed)
    reader.session = TerminalSession(host, table, reader, None, None)
    assert reader.session.run() is None
    assert reader.curtains > 10
    assert reader.looks > 40


def test_who_had_no_choice_still_gets_the_device(munera: Munera) -> None:
    """Answering for somebody without passing the device would tell the other what they do not hold."""
    seats = ("--seat", "human:Livia", "--seat", "human:Marcus")
    out = munera("play", "gladius", "--seed", "5", *seats, script=["2", "pass", "quit"]).stdout
    marcus = out.split("Pass the device to Marcus.")[1]
    assert "comes at you. How do you defend?" in marcus
    assert "There is no other choice: press Enter." in marcus


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_answered_for_where_people_share_a_device(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also whoever holds it: silence would tell the others."""

    def forced(*_: object) -> bool:
        raise AssertionError("answered by itself")

    monkeypatch.setattr(TerminalTable, "answer_unasked", forced)
    host = Host(Words("en"))
    reader = Peeping(host)
    table = TerminalTable(
        start(book("gladius"), 2, seed, {"turn_limit": 10}), [Player("Livia"), Player("Marcus")], seed
    )
    reader.session = TerminalSession(host, table, reader, None, None)
    assert reader.session.run() is None


def test_names_are_kept_apart_and_never_read_as_markup(munera: Munera) -> None:
    out = munera("play", "gladius", "--seat", "human:[red]X", "--seat", "human:[red]X", script=["quit"]).stdout
    assert "Pass the device to [red]X" in out
    assert "[red]X 2" in munera("play", "--resume", resume_path(out), script=["quit"]).stdout


BOT = """
class Plain:
    def __init__(self, stream): self.stream = stream
    def choose(self, seen, ask): return ask.options[-1]

class Crashing(Plain):
    def choose(self, seen, ask): raise RuntimeError("no idea")

class Lying(Plain):
    def choose(self, seen, ask): return "victory"
"""


def test_bots_of_others_play_and_are_replaced_when_they_fail(munera: Munera, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BOT, encoding="utf-8")
    args = ("play", "gladius", "--seed", "3", "--seat", "human")
    out = munera(*args, "--seat", "bot:mybots:Plain", script=["2", "quit"]).stdout
    assert "(bot: mybots:Plain)" in out
    for name, why in {"Crashing": "crashed", "Lying": "answered what was not offered"}.items():
        out = munera(*args, "--seat", f"bot:mybots:{name}", script=["2", "1", "quit"]).stdout
        assert f"The bot mybots:{name} of Automaton failed: it {why}." in " ".join(out.split())
        assert "no idea" not in out, "its own words may tell what it holds"
        assert "victory" not in out
        assert "(bot: random)" in out
        assert json.loads(Path(resume_path(out)).read_text("utf-8"))["players"][1]["bot"] == "random"
    result = munera(*args, "--seat", "bot:mybots:Missing", script=["quit"])
    assert result.exit_code == 2
    assert "has no 'Missing'" in result.stderr


def test_an_option_that_changes_nothing_at_this_table_is_named(munera: Munera) -> None:
    args = ("play", "gladius", "--seat", "bot:random", "--seat", "bot:random", "--seed", "1")
    noted = munera(*args, "--set", "difficulty=hard").stdout
    assert "difficulty changes nothing at this table; it matters only with 1 seat." in noted
    assert "changes nothing" not in munera(*args, "--set", "start=one").stdout
    assert "só importa com 1 lugar" in munera("--lang", "pt-BR", *args, "--set", "by_type=on").stdout
