"""The program at a real pseudo-terminal, typed at as a person would."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from munera.games import book
from munera.kernel import start
from munera.words import Words
from tests.cli.terminal import Terminal

pytestmark = pytest.mark.slow  # a real terminal is used

PROMPT, AGAIN = "\n> ", "Once more?"


def options(screen: str) -> list[str]:
    """The numbered options on the screen."""
    return re.findall(r"^ +\d+  (\S.*?)(?:  .*)?$", screen, flags=re.MULTILINE)


def test_a_full_duel_is_played_to_its_end(tmp_path: Path) -> None:
    with Terminal(["play", "gladius", "--seed", "6", "--record", "game.json"], tmp_path) as terminal:
        decisions = 0
        while terminal.wait_for(PROMPT, AGAIN) == PROMPT:
            offered = options(terminal.screen)
            assert offered, terminal.screen
            if decisions == 0:
                terminal.type("?")
                terminal.wait_for("GL-ATTACK-1")
                terminal.wait_for(PROMPT)
            # by turns a number and a name
            terminal.type(str(len(offered)) if decisions % 2 else offered[-1])
            decisions += 1
        assert "wins" in terminal.screen or "You win" in terminal.screen
        assert decisions > 5
        terminal.type("no")
        assert terminal.end() == 0
    assert (tmp_path / "game.json").exists()


def test_a_rematch_deals_new_cards(tmp_path: Path) -> None:
    with Terminal(["play", "gladius", "--seed", "6"], tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("concede")
        terminal.wait_for("Really give up?")
        terminal.type("y")
        terminal.wait_for(AGAIN)
        assert "--seed 6" in terminal.screen
        terminal.type("yes")
        terminal.wait_for(PROMPT)
        terminal.type("log")  # where the bot has a long first turn, its beginning is no longer on the screen
        terminal.wait_for("The bout begins")
        terminal.wait_for(PROMPT)
        terminal.type("concede")
        terminal.wait_for("Really give up?")
        terminal.type("y")
        terminal.wait_for(AGAIN)
        assert re.search(r"--seed \d+", terminal.screen)
        assert "--seed 6\n" not in terminal.screen
        terminal.type("")
        assert terminal.end() == 0


def test_the_end_of_input_saves(tmp_path: Path) -> None:
    with Terminal(["play", "gladius"], tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.press(b"\x04")
        terminal.wait_for("munera play --resume ")
        assert terminal.end() == 0
    (saved,) = (tmp_path / ".local" / "share" / "munera" / "saves").iterdir()
    with Terminal(["play", "--resume", str(saved)], tmp_path) as terminal:
        terminal.wait_for(PROMPT)


def test_an_interrupt_saves(tmp_path: Path) -> None:
    with Terminal(["play", "gladius", "--lang", "pt"], tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.interrupt("munera play --resume ")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.raw
    assert list((tmp_path / ".local" / "share" / "munera" / "saves").iterdir())


def test_the_curtain_clears_the_screen(tmp_path: Path) -> None:
    """Two people, one terminal: after the curtain nothing is left of the first hand, not even by scrolling."""
    seed, words, gladius = 5, Words("en"), book("gladius")
    match = start(gladius, 2, seed)
    seats = ["--seat", "human:Livia", "--seat", "human:Marcus"]
    with Terminal(["play", "gladius", "--seed", str(seed), *seats], tmp_path) as terminal:
        terminal.wait_for("press Enter when nobody else is looking.")
        assert "Pass the device to Livia." in terminal.screen
        terminal.type("")
        terminal.wait_for(PROMPT)
        livia = [words.card(gladius, card) for card in match.state.hands[0]]
        assert all(name in terminal.screen for name in livia)
        terminal.type("log")
        terminal.wait_for(PROMPT)
        match.answer(0, "pass")
        terminal.type("pass")
        terminal.wait_for("press Enter when nobody else is looking.")
        assert "Pass the device to Marcus." in terminal.screen
        assert "\x1b[3J" in terminal.raw, "what was scrolled off is cleared too"
        assert not any(name in terminal.screen for name in livia)
        terminal.type("")
        terminal.wait_for(PROMPT)
        marcus = [words.card(gladius, card) for card in match.state.hands[1]]
        assert all(name in terminal.screen for name in marcus)
        assert not any(name in terminal.screen for name in set(livia) - set(marcus))


def test_a_sealed_answer_can_be_taken_back_at_the_curtain(tmp_path: Path) -> None:
    """While somebody else at this terminal has still to seal theirs."""
    seats = ["--seat", "human:Livia", "--seat", "human:Marcus", "--set", "turns=8"]
    with Terminal(["play", "school", "--seed", "1", *seats], tmp_path) as terminal:
        terminal.wait_for("Livia, press Enter")
        assert "sealed" not in terminal.screen
        terminal.type("")
        terminal.wait_for(PROMPT)
        terminal.type("none")
        terminal.wait_for("Marcus, press Enter")
        assert "Livia, your answer is sealed. To take it back, type undo here." in terminal.screen
        terminal.type("undo")
        terminal.wait_for("Livia, press Enter")
        assert "sealed" not in terminal.screen
        terminal.type("")
        terminal.wait_for("Taken back.")
        terminal.type("20")
        terminal.wait_for("Marcus, press Enter")
        terminal.type("")
        terminal.wait_for(PROMPT)
        terminal.type("none")
        terminal.wait_for("Livia, press Enter")  # all have sealed: it is too late
        assert "sealed" not in terminal.screen
        terminal.type("undo")
        terminal.wait_for("You buy")
        assert "for 20 gold" in terminal.screen


@pytest.mark.parametrize("where", ["typer", "munera.words"])
def test_an_interrupt_while_the_program_is_loading_is_a_clean_end(tmp_path: Path, where: str) -> None:
    """Something that it imports takes its time, says so, and hides Ctrl-C as libraries may."""
    slow = """if True:
        import importlib, sys, time
        class Slow:
            def find_spec(self, name, path=None, target=None):
                if name == "WHERE":
                    sys.stdout.write("loading\\n"); sys.stdout.flush()
                    try:
                        time.sleep(20)
                    except BaseException as error:
                        raise ImportError("broken") from error
        sys.meta_path.insert(0, Slow())
    """.replace("WHERE", where)
    (tmp_path / "sitecustomize.py").write_text(slow, "utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    with Terminal(["games"], tmp_path, {"PYTHONPATH": path}) as terminal:
        terminal.wait_for("loading")
        terminal.press(b"\x03")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.raw
        assert "broken" not in terminal.raw


def test_a_record_can_be_stepped_through(tmp_path: Path) -> None:
    with Terminal(["play", "gladius", "--seed", "6", "--record", "game.json"], tmp_path) as terminal:
        for line in ("1", "concede", "y", "n"):
            terminal.wait_for(PROMPT, "Really give up?", AGAIN)
            terminal.type(line)
        assert terminal.end() == 0
    with Terminal(["replay", "game.json", "--seat", "1"], tmp_path) as terminal:
        terminal.wait_for("[0/")
        assert "You draw" in terminal.screen
        terminal.type("")
        terminal.wait_for("[1/")
        terminal.type("b")
        terminal.wait_for("[0/")
        terminal.type("99")
        terminal.wait_for("This is the end of the record.")
        assert "wins: the other side concedes." in terminal.screen
        terminal.type("q")
        assert terminal.end() == 0
