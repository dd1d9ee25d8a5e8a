"""Several games of one family in one process: each has its own cards, and none changes those of another."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from munera.games.serpents.rulebook import BOOK as SERPENTS
from munera.games.spartacus.cards.table import CARDS
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.games.spartacus.rulebook import SpartacusBook, rules_of
from munera.kernel import BadPosition, resume, save, start_from
from munera.kernel.laws import Case, Law
from munera.kernel.laws.asking import conservation, declared_events, questions
from munera.kernel.laws.copies import saves
from munera.testing.spartacus import STAFF, Table, Tables, fighter, house
from tests.spartacus.capua.played import checksum
from tests.spartacus.capua.rulebook import BOOK as CAPUA
from tests.spartacus.capua.rulebook import BOOTS, EDICT, FRENZY, GAMES, HALF_GIANT, MAGISTRATE

ROOT = Path(__file__).parents[2]

PLAYED = {  # by version 2 of their rules
    "spartacus": "5676fbb2f2db169b5a7268e630d00aeae6d7b6af219953a6242a939a48f4032d",
    "serpents": "9bcc189a81dff8e5594cac4d2064c8b6fcd7695ec759355effcf9454ed048dca",
}


def output_of(module: str, *words: str) -> list[str]:
    command = [sys.executable, "-m", f"tests.spartacus.capua.{module}", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


capua = Tables(CAPUA, Table).table


# ---------------------------------------------------------------------- side by side


@pytest.mark.parametrize("book", [SPARTACUS, SERPENTS], ids=lambda book: book.id)
def test_a_game_is_played_as_if_there_were_no_other(book: SpartacusBook) -> None:
    assert checksum(book, "beside") == PLAYED[book.id]


def test_three_games_in_one_process_whatever_is_loaded_first() -> None:
    names = ("spartacus", "serpents", "capua")
    one, two = (dict(line.split() for line in output_of("played", *order)) for order in (names, names[::-1]))
    assert one == two
    assert {name: one[name] for name in PLAYED} == PLAYED


@pytest.mark.parametrize("law", [questions, declared_events, conservation, saves], ids=lambda law: law.__name__)
def test_whole_games_of_the_small_expansion_keep_the_laws(law: Law) -> None:
    for seed in range(2):
        law(Case(CAPUA, 4, {"rounds": 2}), seed, False)


def test_expansions_change_nothing_of_the_base_game() -> None:
    counted, *changed = output_of("untouched")
    assert int(counted.split()[0]) > 500
    assert changed == []


def test_nobody_knows_the_cards_of_an_expansion_but_the_expansion() -> None:
    own = {GAMES, HALF_GIANT, BOOTS}
    assert own <= set(CAPUA.rules.cards)
    for book in (SPARTACUS, SERPENTS):
        assert own.isdisjoint(book.rules.cards)
        assert MAGISTRATE not in book.rules.houses
        assert FRENZY not in book.rules.combat.rerolls_attack
        assert EDICT not in book.rules.powers
        with pytest.raises(BadPosition, match=GAMES):
            start_from(book, {"houses": [house(hand=[GAMES]), house(), house()]})
    assert own.isdisjoint(CARDS)
    assert "gl-caburus" in SERPENTS.rules.cards
    assert "gl-caburus" not in CAPUA.rules.cards
    assert "gl-caburus" not in SPARTACUS.rules.cards


def test_a_game_of_the_family_is_found_by_its_name_or_its_book() -> None:
    assert rules_of("serpents") is SERPENTS.rules is rules_of(SERPENTS)
    assert rules_of(CAPUA) is CAPUA.rules


# ---------------------------------------------------------------------- the small expansion


def test_its_scheme_is_played_by_its_own_rules() -> None:
    m = capua(
        house(*STAFF[0], coins=1, hand=[GAMES]), house(*STAFF[1], coins=1), house(HALF_GIANT, "sl-cook", coins=1)
    )
    m.scheme(GAMES, 0)
    m.confirm()
    m.nobody()
    assert m.coins() == [4, 1, 1]


def duel(*gear: str, **given: object) -> Table:
    """The Half-Giant acts; they begin beside the other."""
    fighters = [fighter(0, HALF_GIANT, *gear, hex=[0, 0]), fighter(1, STAFF[1][0], hex=[1, 0])]
    houses = house(HALF_GIANT, BOOTS, "sl-cook"), house(*STAFF[1]), house(*STAFF[0])
    return capua(*houses, moment="combat_turn", fighters=fighters, **given)


def test_its_equipment_carries_its_gladiator_further() -> None:
    moves, more = ([option for option in m.offered() if option[0] == "move"] for m in (duel(), duel(BOOTS)))
    assert len(more) > len(moves)


def test_its_ability_lets_attack_dice_be_rolled_again() -> None:
    m = duel(dice=[1, 2, 3, 4, 6, 6, 6])
    m.answer(("attack", 1))
    assert m.kind == "reroll"
    assert max(len(dice) for dice in m.offered()) == 2


def test_its_house_is_asked_in_its_window_and_its_rules_are_no_part_of_a_save() -> None:
    m = capua(house(*STAFF[0], coins=2, house=MAGISTRATE), house(*STAFF[1]), house(*STAFF[2]), moment="ledger")
    m.answer_by_default("ledger")
    twin = resume(CAPUA, save(m.match))
    assert twin.state.rules is CAPUA.rules
    assert "rules" not in m.state.dump()
    assert m.offered() == ["pass", (EDICT,)]
    m.answer((EDICT,))
    assert m.coins()[0] == 3
