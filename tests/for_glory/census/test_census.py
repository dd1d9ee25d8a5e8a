"""Census: how many ways a game can go from a fixed position, counted exactly ("perft").

`ways`: sequences of answers of that length. `questions`: different questions (whom, what, about what, with which
options) that stand at their ends. A rule that offers too much or too little, or asks the wrong one, changes them.
"""

from __future__ import annotations

from typing import Any

from munera.kernel import Space
from tests.for_glory.table import ENOUGH, Table, battle, foe, machinations, man, me, registration

Question = tuple[Any, ...]


def walk(m: Table, depth: int, questions: set[Question]) -> int:
    """The ways of this length from here; the questions at their ends are added."""
    if depth == 0:
        about = (m.winner,) if m.over else (*m.asked(), m.ask.about, *m.offered())
        questions.add((m.kind, *about))
        return 1
    ways = 0
    if m.over:
        return 0
    options = m.ask.options
    assert not isinstance(options, Space)
    for option in options:
        twin = Table(m.match.fork())
        twin.match.answer(m.ask.seat, option)
        ways += walk(twin, depth - 1, questions)
    return ways


def census(m: Table, depths: int) -> list[tuple[int, int]]:
    """Ways and questions for every depth from 1 on."""
    counts = []
    for depth in range(1, depths + 1):
        questions: set[Question] = set()
        ways = walk(m, depth, questions)
        counts.append((ways, len(questions)))
    return counts


def test_a_battle() -> None:
    m = battle(
        me(
            [man("retiarius"), man("murmillo", ready=False), man("spiculus", damage=1)],
            patrons=[*ENOUGH, "praetor"],
            hand=["pierce", "samnite", "counterattack"],
            arenas=["falerii_novi"],
        ),
        foe(
            [man("gallus", damage=2), man("arbelas"), man("crupellarius", ready=False)],
            patrons=["legatus", "vestalis", "unscrupulous_consul"],
            hand=["parry", "evade", "missio", "tertiarius"],
        ),
    )
    assert census(m, 5) == [(7, 7), (23, 11), (94, 15), (237, 32), (612, 57)]


def test_a_machinations_turn() -> None:
    m = machinations(
        me(
            [man("cestus", damage=1)],
            hand=["cull", "veles", "field_surgeon", "manumission", "shady_dealings"],
            patrons=["treacherous_augur", "aedile"],
            discard=["pierce", "parry"],
            arenas=["pola", "casinum"],
            coins=2,
        ),
        foe([man("andabata")], hand=["ambush", "riposte"], patrons=["crooked_senator"]),
        rows={"gladiators": ["tiro"], "training": ["pierce", "parry"], "economy": []},
    )
    assert census(m, 4) == [(15, 10), (81, 38), (459, 99), (2488, 215)]


def test_late_registration() -> None:
    m = registration(
        me([man("cestus")], hand=["veles", "tiro"], patrons=ENOUGH, arenas=["carnuntum", "lugdunum"], coins=4),
        foe([man("noxius")], hand=["andabata", "ambush", "dying_blow"], coins=4),
    )
    assert census(m, 6) == [(7, 3), (13, 7), (30, 9), (54, 14), (130, 27), (367, 59)]
