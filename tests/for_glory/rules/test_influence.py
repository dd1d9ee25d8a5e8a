"""Influence: what gladiators need, and what happens when it is lost."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import ENOUGH, Table, battle, foe, gladiator, machinations, me, registration

FIRST, SECOND, LAST = 0, 1, 2
SENATOR = "crooked_senator"


def influence(m: Table, seat: int = 0) -> tuple[int, int]:
    """What a player needs, of what they have."""
    player = m.view(None)["players"][seat]
    return player["needed"], player["influence"]


def enterable(m: Table) -> set[str]:
    return {option[1] for option in m.offered() if option[0] == "enter"}


@pytest.mark.rule("FG-INFLUENCE-1")
def test_ready_patrons_and_other_cards_add_up() -> None:
    m = machinations(
        me(patrons=[SENATOR, "legatus", {"card": "imperial_procurator", "ready": False}]),
        foe(patrons=["decurion"]),
        arenas=[{"card": "pompeii", "holder": 0}, None, None],
    )
    assert influence(m, 0) == (0, 1 + 2 + 1)
    assert influence(m, 1) == (0, 1)


@pytest.mark.rule("FG-INFLUENCE-2")
def test_all_gladiators_in_all_arenas_share_the_influence() -> None:
    m = machinations(
        me(
            [gladiator("veles", FIRST), gladiator("veles", LAST)],
            hand=["gallus", "murmillo", "cestus"],
            patrons=ENOUGH,
        )
    )
    assert influence(m) == (2, 3)
    assert enterable(m) == {"gallus", "cestus"}  # Murmillo needs 2
    assert m.refused()["play", "murmillo"] == "no_influence"
    m.answer("enter", "gallus", LAST)
    assert influence(m) == (3, 3)


@pytest.mark.rule("FG-INFLUENCE-2")
def test_the_limit_counts_in_late_registration_and_in_battle() -> None:
    m = registration(me([gladiator("veles")], hand=["gallus"], patrons=[SENATOR]))
    assert m.offered() == ["pass"]
    m = battle(
        me([gladiator("veles")], hand=["samnite", "substitution", "gallus", "cestus"], patrons=[SENATOR]),
        foe([gladiator("cestus")]),
        arenas=[{"card": "casinum", "holder": 0}, None, None],
    )
    assert m.offered() == [("attack", "veles"), ("substitution", "cestus"), ("use", "casinum", "cestus")]


@pytest.mark.rule("FG-INFLUENCE-3")
def test_nobody_is_removed_to_make_room() -> None:
    m = machinations(me([gladiator("veles")], hand=["gallus"], patrons=[SENATOR]), rows={"gladiators": []})
    assert not any("veles" in option for option in m.offered() if isinstance(option, tuple))
    assert enterable(m) == set()


@pytest.mark.rule("FG-INFLUENCE-4")
def test_the_influence_of_one_who_left_is_free_at_once() -> None:
    m = machinations(me(hand=["arbelas", "gallus"], patrons=[SENATOR]), foe(hand=["ambush"]))
    m.answer("enter", "arbelas", LAST)
    assert influence(m) == (1, 1)
    m.react(1, "ambush")
    m.passes()
    assert influence(m) == (0, 1)
    assert enterable(m) == {"gallus"}


@pytest.mark.rule("FG-INFLUENCE-5")
def test_whoever_loses_influence_discards_gladiators_at_once() -> None:
    m = machinations(
        me(
            [gladiator("veles", FIRST), gladiator("gallus", LAST), gladiator("cestus")],
            patrons=["publicanus", "decurion"],
            coins=0,
        )
    )
    m.answer("use", "publicanus")
    assert m.asked() == (0, "forfeit")
    assert m.offered() == ["veles", "gallus"]  # Cestus needs nothing
    assert m.coins() == 0
    m.answer("gallus")
    assert m.discard() == ["gallus"]
    assert influence(m) == (1, 1)
    assert m.coins() == 2  # the insurance, and what Publicanus was exhausted for


@pytest.mark.rule("FG-INFLUENCE-5")
def test_it_can_happen_in_the_middle_of_a_battle() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("cestus"), gladiator("veles"), gladiator("gallus")], patrons=["vestalis", "decurion"]),
    )
    m.attack("cestus", "cestus 2")
    m.react(1, "vestalis")
    assert m.asked() == (1, "forfeit")
    m.answer("veles")
    m.passes()
    assert m.events_of("prevented") == [("cestus", 1, 1)]
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-INFLUENCE-6")
def test_during_the_lasting_battle_the_fleeting_arena_is_spared() -> None:
    m = battle(
        me(
            [gladiator("veles", FIRST), gladiator("gallus", FIRST), gladiator("laquearius"), gladiator("cestus")],
            patrons=["praetor", "legatus"],
        ),
        foe([gladiator("cestus")]),
    )
    m.answer("use", "praetor")
    assert m.events_of("defeated") == [("laquearius", 0, "influence")]
    assert (m.here("veles"), m.here("gallus")) == (True, True)


@pytest.mark.rule("FG-INFLUENCE-7")
def test_it_counts_as_a_defeat_in_every_way() -> None:
    m = machinations(
        me(
            [gladiator("arbelas"), gladiator("gladiatrix", ready=False)],
            patrons=["publicanus", "argentarius"],
            coins=0,
        ),
        foe([gladiator("cestus")]),
    )
    m.answer("use", "publicanus")
    m.answer("arbelas")
    assert m.coins() == 1 + 1  # insurance and Argentarius, who pays for the defeated
    assert m.asked() == (0, "react")
    assert set(m.offered()) == {"pass", ("use", "gladiatrix"), ("use", "arbelas")}
    m.react(0, "arbelas", "cestus")
    m.passes()
    assert m.gladiator("cestus").damage == 2
    assert m.coins() == 3


@pytest.mark.rule("FG-29")
def test_one_stops_as_soon_as_the_rest_fits() -> None:
    m = machinations(me([gladiator("murmillo"), gladiator("veles")], patrons=["publicanus", "legatus"], coins=0))
    m.answer("use", "publicanus")
    assert m.offered() == ["murmillo", "veles"]
    m.answer("murmillo")
    assert influence(m) == (1, 2)
    assert m.here("veles")


@pytest.mark.rule("FG-29")
def test_if_those_of_the_lasting_arena_are_not_enough_nothing_more_happens() -> None:
    m = battle(
        me([gladiator("murmillo", FIRST), gladiator("cestus")], patrons=["praetor", "decurion"]),
        foe([gladiator("cestus"), gladiator("andabata")]),
    )
    m.tactic("praetor", "cestus 2")
    m.passes()
    assert influence(m) == (2, 1)
    assert m.here("murmillo")
    assert m.events_of("defeated") == []


@pytest.mark.rule("FG-29")
def test_during_a_fleeting_battle_any_arena_may_lose_one() -> None:
    m = battle(
        me([gladiator("veles", FIRST), gladiator("gallus", LAST)], patrons=["praetor", "decurion"]),
        foe([gladiator("cestus", FIRST), gladiator("andabata", FIRST)]),
        arena=FIRST,
    )
    m.answer("use", "praetor")
    assert m.asked() == (0, "forfeit")
    assert m.offered() == ["veles", "gallus"]
    m.answer("gallus")
    assert m.kind == "target"


@pytest.mark.rule("FG-29")
def test_in_late_registration_too() -> None:
    m = registration(
        me(
            [gladiator("veles", FIRST), gladiator("gallus", LAST)],
            hand=["cestus"],
            patrons=["vestalis", "decurion"],
        ),
        foe(hand=["ambush"]),
    )
    m.answer("enter", "cestus", LAST)
    m.pays()
    m.react(1, "ambush")
    m.react(0, "vestalis")
    assert m.asked() == (0, "forfeit")
    assert m.offered() == ["veles", "gallus"]


@pytest.mark.rule("FG-61")
def test_one_after_the_other_each_with_their_window() -> None:
    m = machinations(
        me(
            [gladiator("arbelas"), gladiator("veles"), gladiator("gallus")],
            patrons=["treacherous_augur", SENATOR],
            discard=["cull"],
        ),
        foe([gladiator("cestus")]),
    )
    m.answer("use", "treacherous_augur")
    assert m.asked() == (0, "forfeit")
    m.answer("arbelas")
    m.react(0, "arbelas", "gallus")  # two damage: Gallus lives
    assert m.asked() == (0, "forfeit")
    assert m.offered() == ["veles", "gallus"]
    m.answer("veles")
    assert m.events_of("defeated") == [("arbelas", 0, "influence"), ("veles", 0, "influence")]
    m.pays()
    assert m.kind == "augury"


@pytest.mark.rule("FG-61")
def test_another_defeat_in_the_window_may_free_what_is_missing() -> None:
    m = machinations(
        me(
            [gladiator("arbelas"), gladiator("veles", damage=1), gladiator("gallus")],
            patrons=["treacherous_augur", SENATOR],
            discard=["cull"],
        )
    )
    m.answer("use", "treacherous_augur")
    m.answer("arbelas")
    m.react(0, "arbelas", "veles")
    m.passes()
    assert m.events_of("defeated") == [("arbelas", 0, "influence"), ("veles", 0, "defeat")]
    m.pays()  # no second choice
    assert m.kind == "augury"
    assert m.here("gallus")


@pytest.mark.rule("FG-61")
def test_a_single_choice_is_made_for_you() -> None:
    m = machinations(me([gladiator("veles"), gladiator("cestus")], patrons=["publicanus"]))
    m.answer("use", "publicanus")
    assert m.events_of("defeated") == [("veles", 0, "influence")]
    assert m.asked() == (0, "action")


@pytest.mark.rule("FG-30")
def test_a_needed_patron_may_be_exhausted_and_the_loss_comes_before_the_effect() -> None:
    m = battle(
        me([gladiator("veles"), gladiator("cestus")], patrons=["praetor"], coins=0),
        foe([gladiator("cestus"), gladiator("andabata")]),
    )
    assert ("use", "praetor") in m.offered()
    m.answer("use", "praetor")
    assert m.events_of("defeated") == [("veles", 0, "influence")]
    assert m.coins() == 1
    assert m.kind == "target"  # only now
    assert m.offered() == ["cestus", "cestus 2", "andabata"]


@pytest.mark.rule("FG-30", "FG-55")
@pytest.mark.parametrize("spent", [False, True])
def test_the_loss_comes_before_the_coin_and_what_is_spent_meanwhile_is_gone(spent: bool) -> None:
    m = machinations(
        me(
            [gladiator("veles")],
            patrons=["treacherous_augur"],
            discard=["cull"],
            hand=["dying_blow"],
            reserve=["parry"] * 2,
            coins=2,
        ),
        foe([gladiator("cestus")]),
    )
    m.answer("use", "treacherous_augur")
    assert m.coins() == 3  # the insurance of Veles
    assert m.asked() == (0, "react")
    if spent:
        m.act(0, *m.moves(0)[0])  # the reserve comes back
    m.passes()
    if spent:
        assert m.event("cannot_pay") == (0, "treacherous_augur")
        assert (m.coins(), m.discard()[:1], m.ready("treacherous_augur")) == (1, ["cull"], False)
        return
    m.pays()
    m.answer("cull")
    assert m.deck()[0] == "cull"


@pytest.mark.rule("FG-62")
def test_who_needs_nothing_may_always_enter() -> None:
    m = battle(
        me(
            [gladiator("murmillo", FIRST), gladiator("cestus", ready=False)],
            hand=["substitution", "noxius", "veles"],
            patrons=["praetor", "praetor"],
        ),
        foe([gladiator("thraex", ready=False)], patrons=["legatus"]),
    )
    m.tactic("praetor", "thraex")
    assert influence(m) == (2, 1)  # more is needed than they have
    assert m.offered() == ["end", ("substitution", "noxius"), ("use", "praetor")]
    m.answer("substitution", "noxius")
    assert m.gladiator("noxius").place == LAST


@pytest.mark.rule("FG-69")
def test_an_arena_that_is_lost_takes_its_influence_along() -> None:
    m = battle(
        me([gladiator("andabata", FIRST)]),
        foe(
            [gladiator("cestus", FIRST, damage=2), gladiator("veles"), gladiator("gallus")],
            patrons=["decurion"],
            coins=0,
        ),
        arena=FIRST,
        arenas=[{"card": "pompeii", "holder": 1}, None, None],
    )
    m.attack("andabata")
    m.passes()
    assert m.event("battle_won") == (0, "pompeii", 1, 1)
    assert m.asked() == (1, "forfeit")
    assert m.offered() == ["veles", "gallus"]
    assert m.view(None)["active"] == 0  # who was active when the battle ended
    assert (m.view(None)["arenas"][0]["holder"], "battle" in m.kinds()) == (0, False)
    m.answer("veles")
    assert m.events_of("defeated")[-1] == ("veles", 1, "influence")
    assert m.coins(1) == 2
    assert m.event("battle") is not None  # and only now the lasting arena
