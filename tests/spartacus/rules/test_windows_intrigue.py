"""The windows of Upkeep and Intrigue: who is asked, for what, and what happens when nobody answers."""

from __future__ import annotations

import pytest

from munera.testing.spartacus import calm, card, hosting, house, intrigue, new_game, table, upkeep
from munera.testing.spartacus.titles import (
    BROTHEL,
    DESTITUTE,
    EAR,
    GUARD,
    JUPITER,
    LOOTING,
    LUDUS,
    ROBBERY,
    RUMORS,
    VISITOR,
)

WELL = [
    house("gl-duro", "sl-mira", coins=5),
    house("gl-kerza", "sl-cook", coins=5),
    house("gl-agron", "sl-debtor", coins=5),
]
NO_SLAVE = house("gl-kerza", coins=5)


# ---------------------------------------------------------------------- questions


@pytest.mark.rule("SP-ASK-1")
def test_a_choice_that_everybody_sees_to_be_none_is_not_asked() -> None:
    m = calm(house("sl-indus"), house(hand=[GUARD]), house())
    m.answer(("ability", "sl-indus"))
    assert m.events_of("spies") == [(0, 1)]  # only one of them has cards
    m = calm(house(hand=["sc-unlocked-gate"]), house(), house())
    m.plays("sc-unlocked-gate", 1)
    assert m.owned(1) == ["gl-thracian-warrior"]  # their only slave
    m = calm(house(hand=["sc-unlocked-gate"]), house("sl-debtor"), house())
    m.plays("sc-unlocked-gate", 1)
    assert m.asked() == [(0, "turn")]  # two that cannot be told apart


@pytest.mark.rule("SP-ASK-1")
def test_what_can_be_told_apart_is_asked() -> None:
    m = calm(house(hand=["sc-unlocked-gate"]), house(card("sl-debtor", favour=1)), house())
    m.plays("sc-unlocked-gate", 1)
    assert m.asked() == [(1, "pick")]


@pytest.mark.rule("SP-ASK-1")
def test_where_it_depends_on_something_hidden_it_is_asked() -> None:
    m = hosting(house(coins=0), house(coins=3), house(coins=0))
    assert m.asked() == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert m.can(0, 0)
    assert not m.can(1, 0)


@pytest.mark.rule("SP-ASK-2")
def test_the_default_of_a_ledger_pays_for_the_most_valuable() -> None:
    poor = house("gl-celt-warrior", "gl-spartacus", "gl-duro", card("gl-kerza", champion=True), coins=2)
    m = table(poor, house(), house(), moment="ledger")
    assert m.ask().default() == (2, 4)  # the Champion, and Spartacus, who is worth five
    m.answer(m.ask().default())
    assert m.owned(0) == ["gl-kerza", "gl-spartacus"]


@pytest.mark.rule("SP-ASK-2")
def test_the_default_house_is_the_first_that_is_free() -> None:
    m = new_game(4, 2)
    taken = []
    while m.kind == "house":
        assert m.ask().default() == m.offered()[0]
        taken.append(m.offered()[0])
        m.answer(m.ask().default())
    assert taken == ["ho-batiatus", "ho-glaber", "ho-solonius"]
    assert m.events_of("takes_house")[-1][1] == "ho-tullius"


@pytest.mark.rule("SP-ASK-2")
def test_every_other_default_is_the_first_option() -> None:
    m = calm(house(hand=["sc-poisoned-wine"]), house(), house())
    m.plays("sc-poisoned-wine", 1)
    assert m.ask().default() == m.offered()[0] == m.asset("gl-thracian-warrior").id
    m = calm(house(hand=["sc-buying-secrets"]), house(), house(), house())
    m.plays("sc-buying-secrets", 1)
    assert m.ask().default() == m.offered()[0] == 2


# ---------------------------------------------------------------------- upkeep


@pytest.mark.rule("SP-WINDOW-1")
def test_nobody_is_asked_while_cards_are_refreshed() -> None:
    m = upkeep(house(card("gl-duro", ready=False), coins=5), house(), house(), round=3)
    assert m.kinds()[:2] == ["new_round", "refreshes"]
    assert m.events_of("new_round") == [(3,)]
    assert m.asked_about() == [(0, "ledger", None)]


@pytest.mark.rule("SP-WINDOW-2")
def test_after_a_failed_healing_roll_the_owners_of_ready_healers_are_asked() -> None:
    m = upkeep(
        house(card("gl-duro", injured=True), coins=5),
        house("sl-medicus", coins=5),
        house("sl-cook", coins=5),
        dice=[3],
    )
    assert m.asked_about() == [(1, "healer", 1)]
    assert m.offered() == ["pass", 2]
    assert m.ask().default() == "pass"
    m.answer("pass")
    assert m.events_of("stays_injured") == [(1, "gl-duro", 0)]


# Window 3, after the ledgers: see test_upkeep.py.


# ---------------------------------------------------------------------- the intrigue turn


@pytest.mark.rule("SP-WINDOW-4")
def test_nobody_is_asked_when_the_cards_are_drawn() -> None:
    m = table(house(coins=5), house(coins=5), house(coins=5), moment="draw")
    assert m.asked_about() == [(0, "turn", None)]  # although nobody has a slave or a gladiator
    assert m.kinds() == ["draws", "drawn"] * 3 + ["intrigue_turn"]


@pytest.mark.rule("SP-WINDOW-5")
def test_one_acts_with_nothing_pending_and_after_each_action_it_is_quiet() -> None:
    for action in (("cash", GUARD), ("ability", 3), ("power", "exhibition-match")):
        m = intrigue(
            house("gl-duro", "gl-varro", "sl-mira", "gl-barca", "sl-cook", coins=5, hand=[GUARD, GUARD]),
            NO_SLAVE,
            WELL[2],
        )
        assert m.asked_about() == [(0, "turn", None)]
        assert m.ask().default() == "end"
        m.answer(action)
        m.answer_by_default("pick")
        assert m.asked_about() == [(0, "react", "quiet")]
        m.answer("pass")
        assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-WINDOW-5")
def test_preparing_and_taking_back_is_no_finished_action() -> None:
    m = intrigue(house("gl-duro", "sl-mira", coins=5, hand=[EAR]), NO_SLAVE, WELL[2])
    m.answer(("prepare", EAR))
    m.answer("take_back")
    assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-WINDOW-6")
def test_a_prepared_and_an_announced_scheme() -> None:
    m = calm(house(hand=[EAR], influence=9), house(hand=[JUPITER], influence=9), house())
    m.answer(("prepare", EAR))
    assert m.asked_about() == [(0, "prepared", 1)]
    assert m.ask().default() == "take_back"
    m.answer(("request", ((1, False), (2, False))))
    assert m.asked_about() == [(1, "support", (0, 1)), (2, "support", (0, 1))]
    assert (m.ask(1).default(), m.ask(2).default()) == ("no", "no")
    m.seal()
    m.answer(("announce", (0,)))
    assert m.asked_about() == [(0, "announced", (EAR, (0,)))]
    assert m.ask().default() == "confirm"
    m.answer(m.ask().default())
    assert m.events_of("confirms") == [(0, EAR)]


@pytest.mark.rule("SP-WINDOW-6")
def test_a_prepared_card_is_taken_back_by_default() -> None:
    m = calm(house(hand=[VISITOR], influence=9), house(), house())
    m.answer(("prepare", VISITOR))
    m.answer(m.ask().default())
    assert (m.hand(0), m.events_of("takes_back")) == ([VISITOR], [(0, 1)])
    assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-WINDOW-7")
def test_all_but_the_schemer_may_foil_and_only_targets_with_guards() -> None:
    others = [house(GUARD, hand=[GUARD], influence=6), house(GUARD, hand=[RUMORS], influence=6)]
    m = calm(house(GUARD, hand=[ROBBERY, RUMORS], influence=6), *others, dice=[1])
    m.scheme(ROBBERY, 1)
    m.confirm()
    about = (0, ROBBERY, (1,))
    assert m.asked_about() == [(1, "foil", about), (2, "foil", about)]
    assert (m.words(1), m.words(2)) == ({"pass", "guard"}, {"pass", "play"})
    assert m.ask(1).default() == m.ask(2).default() == "pass"
    m.seal(s1=("guard", "hand"))
    m.seal()  # nobody answers the attempt
    assert m.asked_about() == [(1, "foil", about), (2, "foil", about)]  # it failed: on until all pass
    m.seal()
    assert m.events_of("succeeds") == [(0, ROBBERY)]


@pytest.mark.rule("SP-WINDOW-8")
def test_a_declared_card_may_be_answered_by_all_but_its_player() -> None:
    others = [house(hand=[RUMORS, GUARD], influence=6), house(hand=[GUARD], influence=6), house(hand=[GUARD])]
    m = calm(house(hand=[LOOTING, GUARD], influence=6), *others)
    m.scheme(LOOTING, 0)
    m.confirm()
    m.seal(s1=("play", RUMORS))
    # Seat 3 has too little influence for Jupiter's Cock; the schemer may answer too.
    assert m.asked_about() == [(0, "react", "reaction_announced"), (2, "react", "reaction_announced")]
    assert m.ask(0).default() == "pass"
    m.seal()
    assert m.events_of("foiled") == [(0, LOOTING)]


@pytest.mark.rule("SP-WINDOW-8")
def test_it_does_not_open_when_the_only_copy_lies_face_up() -> None:
    others = [house(hand=[RUMORS], influence=6), house(hand=[GUARD], influence=6)]
    m = calm(house(hand=[LOOTING]), *others, intrigue_discard=[JUPITER])
    m.scheme(LOOTING, 0)
    m.confirm()
    m.seal(s1=("play", RUMORS))
    assert m.events_of("foiled") == [(0, LOOTING)]


@pytest.mark.rule("SP-WINDOW-9")
def test_the_dominus_of_a_failed_guard_may_use_a_bodyguard() -> None:
    m = calm(house(hand=[ROBBERY]), house(GUARD, "sl-raxos"), house("sl-marius"), dice=[2])
    m.scheme(ROBBERY, 1)
    m.confirm()
    m.answer(("guard", "table"))
    assert m.asked_about() == [(1, "bodyguard", 2)]  # about the die
    assert m.offered() == ["pass", m.asset("sl-raxos").id]
    assert m.ask().default() == "pass"
    m.answer("pass")
    assert m.heard(0, "passes") == [(1,)]
    assert m.asset("sl-raxos").ready
    assert m.events_of("succeeds") == [(0, ROBBERY)]


@pytest.mark.rule("SP-WINDOW-10")
@pytest.mark.parametrize("foiled", [False, True])
def test_when_a_scheme_is_resolved_or_foiled_it_is_quiet(foiled: bool) -> None:
    m = intrigue(
        house("gl-duro", "sl-mira", coins=5, hand=["sc-incite-rebellion"], influence=5),
        house("gl-kerza", "gl-varro", coins=5, hand=[RUMORS, GUARD], influence=6),
        house("gl-agron", "sl-debtor", coins=5, influence=1),
    )
    m.scheme("sc-incite-rebellion", 1)
    m.confirm()
    if foiled:
        m.answer(("play", RUMORS))
    else:
        m.answer("pass")
        assert m.asked_about() == [(1, "pick", "sc-incite-rebellion")]  # the choices of its text are made first
        m.pick("gl-varro")
    assert m.discards()[-1] == "sc-incite-rebellion"
    assert m.asked_about() == [(1, "react", "quiet")]
    m.answer("pass")
    assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-WINDOW-11")
def test_the_hand_limit_then_a_quiet_window() -> None:
    m = intrigue(
        house("gl-duro", coins=5, influence=1, hand=[RUMORS, GUARD, ROBBERY, LOOTING, VISITOR]),
        house("gl-kerza", "sl-cook", coins=5, hand=[GUARD]),
        WELL[2],
    )
    m.answer("end")
    assert m.asked_about() == [(0, "hand_limit", None)]
    m.answer_by_default("hand_limit")
    assert m.asked_about() == [(1, "react", "quiet")]
    assert m.events_of("intrigue_turn") == []  # before the next turn begins
    m.answer("pass")
    assert m.asked() == [(1, "turn")]


@pytest.mark.rule("SP-WINDOW-11")
def test_by_default_guards_are_laid_down_then_the_cheapest_cards_are_cashed_in() -> None:
    hand = [RUMORS, GUARD, ROBBERY, GUARD, LOOTING, VISITOR, JUPITER, EAR]
    m = calm(house(hand=hand, influence=1), house(), house())
    m.answer("end")
    m.answer_by_default("hand_limit")
    assert m.events_of("lays_guard") == [(0, 7), (0, 8)]
    assert [facts[1] for facts in m.events_of("cashes_in")] == [EAR, LOOTING, VISITOR]  # 1, 1 and 2 coins
    assert m.hand(0) == sorted([RUMORS, ROBBERY, JUPITER])


@pytest.mark.rule("SP-WINDOW-35")
@pytest.mark.parametrize(
    ("phase", "title", "misery"),
    [
        ("upkeep", DESTITUTE, house("gl-kerza", "sl-cook", coins=0)),
        ("intrigue", LUDUS, house("sl-cook", coins=5)),
        ("market", BROTHEL, NO_SLAVE),
        ("arena", BROTHEL, NO_SLAVE),
    ],
)
def test_the_last_step_of_every_phase_is_quiet(phase: str, title: str, misery: dict[str, object]) -> None:
    mine = house("gl-duro", "sl-mira", coins=5, hand=[title])
    m = table(mine, {**misery, "influence": 12}, WELL[2], moment="phase_end", phase=phase)
    assert m.asked_about() == [(0, "react", "quiet")]
    assert m.ask().default() == "pass"
    assert not m.over  # the victory check comes after it
    m.answer(("play", title, 1))
    assert not m.over
    assert m.influence()[1] == 11


@pytest.mark.rule("SP-WINDOW-35")
def test_passing_there_lets_the_check_decide() -> None:
    mine = house("gl-duro", "sl-mira", coins=5, hand=[BROTHEL])
    m = table(mine, {**NO_SLAVE, "influence": 12}, WELL[2], moment="phase_end", phase="arena")
    m.answer("pass")
    assert (m.over, m.winner) == (True, 1)


@pytest.mark.rule("SP-WINDOW-4")
def test_a_drawn_state_reaction_waits_for_the_first_quiet_window() -> None:
    m = calm(house(), house(coins=0), house(), intrigue=[DESTITUTE, GUARD, GUARD], moment="draw")
    assert m.asked() == [(0, "turn")]
    m.answer(("cash", GUARD))
    assert ("play", DESTITUTE, 1) in m.offered(0)


# ---------------------------------------------------------------------- time runs out


@pytest.mark.rule("SP-60")
def test_defaults_alone_play_a_whole_game() -> None:
    m = new_game(4, 4, rounds=2)
    kinds = set()
    while not m.over:
        for ask in m.match.waiting():
            kinds.add(ask.kind)
            assert ask.default() in ask.options
            m.match.answer(ask.seat, ask.default())
    assert {"house", "ledger", "turn", "open_market", "bid", "invite", "invitation"} <= kinds
    # nothing is done for a seat
    assert m.events_of("announces") == m.events_of("uses_power") == m.events_of("declares") == []


@pytest.mark.rule("SP-60")
def test_a_default_is_an_answer_like_any_other() -> None:
    houses = [house(hand=[ROBBERY]), house(GUARD, hand=[RUMORS], influence=6), house()]
    silent, spoken = calm(*houses), calm(*houses)
    for m in (silent, spoken):
        m.scheme(ROBBERY, 1)
        m.confirm()
    silent.answer(silent.ask().default())  # out of time
    spoken.answer("pass")
    assert silent.match.log == spoken.match.log
    assert silent.state.dump() == spoken.state.dump()
