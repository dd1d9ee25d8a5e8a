"""One story for every card, and the card table against the rulebook."""

from __future__ import annotations

import sys

import pytest

from munera.games.gladius.cards import BEASTS, CARDS, STYLES, Card
from munera.testing.gladius import Fighter, Table, duel, solo

ANYBODY = (*STYLES, *BEASTS)

# The lists of the rulebook, typed out again: title, copies, who, what it does.
RULEBOOK = """
pommel            2  common      1 damage
kick              2  common      1 damage
disarm            2  common      immobilise
knockdown         2  common      immobilise
sand_in_the_eyes  2  common      immobilise
grapple           2  common      immobilise
duck              2  common      defence
leap              2  common      defence
dodge             2  common      defence
parry             2  common      defence
trident_thrust    8  retiarius   3 damage
cast_net          4  retiarius   immobilise
withdraw          4  retiarius   defence
dagger            2  retiarius   1 damage
sword_stab        8  secutor     3 damage
shield_block      4  secutor     defence
armor_secutor     4  secutor     defence
shield_bash       2  secutor     1 damage
sword_slash      12  thracian    2 damage
buckler           2  thracian    defence
armor_thracian    2  thracian    defence
fleet_footed      2  thracian    defence
sword_flurry      6  dimachaeri  2 damage
crossed_swords    4  dimachaeri  defence
sidestep          4  dimachaeri  defence
double_thrust     4  dimachaeri  3 damage
sword_swipe       6  murmillo    2 damage
stunning_blow     2  murmillo    immobilise
shield            4  murmillo    defence
armor_murmillo    2  murmillo    defence
wild_swing        2  murmillo    3 damage
overhead_swing    2  murmillo    4 damage
impale            4  samnite     4 damage
cut               8  samnite     1 damage
passive_shield    4  samnite     defence
armor_samnite     2  samnite     defence
"""

# The labels of the printed defences: seen in print, or completed by the name. They have no effect.
SEEN = {
    "evade": ["duck", "leap", "dodge", "withdraw"],
    "block": ["parry", "shield_block"],
    "armor": ["armor_secutor"],
}
COMPLETED = {
    "evade": ["fleet_footed", "sidestep"],
    "block": ["buckler", "crossed_swords", "shield", "passive_shield"],
    "armor": ["armor_thracian", "armor_murmillo", "armor_samnite"],
}


# ---------------------------------------------------------------------- what a card does, whoever plays it


def foe_of(style: str) -> str:
    """Somebody else for this fighter to meet: a gladiator, never a beast."""
    return "thracian" if style == "samnite" else "samnite"


def attacks_with(card: str, fighter: str) -> Table:
    """A fighter attacks with the card; their opponent, who holds a Leap, lets it happen."""
    foe = Fighter(foe_of(fighter), hand=["leap"])
    if fighter in BEASTS:  # a beast plays what it turns up
        m = solo(foe, Fighter(fighter), mini=(1, 1), active=fighter, top=[card])
    else:
        m = duel(Fighter(fighter, hand=[card, "dodge"]), foe, top=["dodge", "duck"])
        assert card in m.offered()
        m.attack(card)
        assert card not in m.hand(fighter)
    assert m.laid == [card]
    assert m.events_of("attacks") == [(fighter, card)]
    m.passes()
    assert card in m.discards
    return m


def useless_to(card: str, users: tuple[str, ...]) -> None:
    """Nobody outside the card's own set can attack or defend with it."""
    for fighter in STYLES:
        if fighter in users:
            continue
        (owner,) = users
        mini = (1, 1) if owner in BEASTS else None
        m = duel(Fighter(fighter, hand=[card]), Fighter(owner), top=["dodge"], mini=mini)
        assert m.offered() == ["pass"]
        assert m.refused()[card] == "not_your_style"
        if owner in BEASTS:
            m = solo(Fighter(fighter, hand=[card]), Fighter(owner), mini=(1, 1), active=owner, top=["kick"])
        else:
            m = duel(Fighter(owner, hand=["kick"]), Fighter(fighter, hand=[card]), top=["dodge"])
            m.attack("kick")
        assert m.offered() == ["pass"]
        assert m.refused() == {card: "not_your_style"}


def hurts(card: str, damage: int, *users: str) -> None:
    """An attack that takes this many hit points and does nothing else."""
    for fighter in users or ANYBODY:
        m = attacks_with(card, fighter)
        foe = foe_of(fighter)
        assert m.events_of("hit") == [(foe, damage, 10 - damage)]
        assert m.hp(foe) == 10 - damage
        assert m.events_of("immobilised") == []
        assert m.asked() == (foe, "attack")
    if users:
        useless_to(card, users)


def holds_fast(card: str, *users: str) -> None:
    """An attack that costs the opponent their next attack and no hit points."""
    for fighter in users or ANYBODY:
        m = attacks_with(card, fighter)
        foe = foe_of(fighter)
        assert m.events_of("immobilised") == [(foe,)]
        assert m.events_of("hit") == []
        assert m.hp(foe) == 10
        assert m.events_of("cannot_attack") == [(foe,)]
        assert m.events_of("spent") == []
    if users:
        useless_to(card, users)


def stops(card: str, *users: str) -> None:
    """A defence that counters a damaging and an immobilising attack."""
    for fighter in users or ANYBODY:
        foe = foe_of(fighter)
        for attack in ("pommel", "grapple"):
            attacker = Fighter(foe, hand=[attack, "kick"])
            if fighter in BEASTS:
                m = solo(attacker, Fighter(fighter), mini=(1, 1), top=["dodge", card])
                m.attack(attack)
            else:
                m = duel(attacker, Fighter(fighter, hand=[card, "kick"]), top=["disarm", "knockdown"])
                m.attack(attack)
                assert m.offered() == ["pass", card]
                m.defend(card)
                assert card not in m.hand(fighter)
            assert m.events_of("defends") == m.events_of("stopped") == [(fighter, card)]
            assert m.events_of("hit") == m.events_of("immobilised") == []
            assert m.discards[:2] == [attack, card]
        if fighter not in BEASTS:
            m = duel(Fighter(fighter, hand=[card]), attacker)
            assert card not in m.offered()
            assert m.refused()[card] == "is_defence"
    if users:
        useless_to(card, users)


# ---------------------------------------------------------------------- common cards


def test_pommel() -> None:
    hurts("pommel", 1)


def test_kick() -> None:
    hurts("kick", 1)


def test_disarm() -> None:
    holds_fast("disarm")


def test_knockdown() -> None:
    holds_fast("knockdown")


def test_sand_in_the_eyes() -> None:
    holds_fast("sand_in_the_eyes")


def test_grapple() -> None:
    holds_fast("grapple")


def test_duck() -> None:
    stops("duck")


def test_leap() -> None:
    stops("leap")


def test_dodge() -> None:
    stops("dodge")


def test_parry() -> None:
    stops("parry")


# ---------------------------------------------------------------------- Retiarius


def test_trident_thrust() -> None:
    hurts("trident_thrust", 3, "retiarius")


def test_cast_net() -> None:
    holds_fast("cast_net", "retiarius")


def test_withdraw() -> None:
    stops("withdraw", "retiarius")


def test_dagger() -> None:
    hurts("dagger", 1, "retiarius")


# ---------------------------------------------------------------------- Secutor


def test_sword_stab() -> None:
    hurts("sword_stab", 3, "secutor")


def test_shield_block() -> None:
    stops("shield_block", "secutor")


def test_armor_secutor() -> None:
    stops("armor_secutor", "secutor")


def test_shield_bash() -> None:
    hurts("shield_bash", 1, "secutor")


# ---------------------------------------------------------------------- Thracian


def test_sword_slash() -> None:
    hurts("sword_slash", 2, "thracian")


def test_buckler() -> None:
    stops("buckler", "thracian")


def test_armor_thracian() -> None:
    stops("armor_thracian", "thracian")


def test_fleet_footed() -> None:
    stops("fleet_footed", "thracian")


# ---------------------------------------------------------------------- Dimachaeri


def test_sword_flurry() -> None:
    hurts("sword_flurry", 2, "dimachaeri")


def test_double_thrust() -> None:
    hurts("double_thrust", 3, "dimachaeri")


def test_crossed_swords() -> None:
    stops("crossed_swords", "dimachaeri")


def test_sidestep() -> None:
    stops("sidestep", "dimachaeri")


# ---------------------------------------------------------------------- Murmillo


def test_sword_swipe() -> None:
    hurts("sword_swipe", 2, "murmillo")


def test_stunning_blow() -> None:
    holds_fast("stunning_blow", "murmillo")


def test_wild_swing() -> None:
    hurts("wild_swing", 3, "murmillo")
    m = attacks_with("wild_swing", "murmillo")
    assert m.events_of("spent") == [("murmillo",)]
    m.passes()  # the Samnite holds back, and the Murmillo cannot attack
    assert m.events_of("cannot_attack") == [("murmillo",)]
    assert m.asked() == ("samnite", "attack")


def test_overhead_swing() -> None:
    hurts("overhead_swing", 4, "murmillo")


def test_shield() -> None:
    stops("shield", "murmillo")


def test_armor_murmillo() -> None:
    stops("armor_murmillo", "murmillo")


# ---------------------------------------------------------------------- Samnite


def test_impale() -> None:
    hurts("impale", 4, "samnite")


def test_cut() -> None:
    hurts("cut", 1, "samnite")


def test_passive_shield() -> None:
    stops("passive_shield", "samnite")


def test_armor_samnite() -> None:
    stops("armor_samnite", "samnite")


# ---------------------------------------------------------------------- beasts (their numbers are tuned)


def test_pounce() -> None:
    hurts("pounce", CARDS["pounce"].damage, "lion")


def test_maul() -> None:
    hurts("maul", CARDS["maul"].damage, "lion")


def test_roar() -> None:
    holds_fast("roar", "lion")


def test_shake_off() -> None:
    stops("shake_off", "lion")


def test_ambush() -> None:
    hurts("ambush", CARDS["ambush"].damage, "tiger")


def test_rake() -> None:
    hurts("rake", CARDS["rake"].damage, "tiger")


def test_twist_away() -> None:
    stops("twist_away", "tiger")


def test_crushing_hug() -> None:
    holds_fast("crushing_hug", "bear")


def test_swipe() -> None:
    hurts("swipe", CARDS["swipe"].damage, "bear")


def test_bite() -> None:
    hurts("bite", CARDS["bite"].damage, "bear")


def test_thick_hide() -> None:
    stops("thick_hide", "bear")


# ---------------------------------------------------------------------- the table


def test_every_card_has_a_story() -> None:
    named = {name.removeprefix("test_") for name in vars(sys.modules[__name__]) if name.startswith("test_")}
    assert set(CARDS) - named == set()


def what(card: Card) -> str:
    """What a row says that its card does."""
    if card.kind == "defence":
        return "defence"
    return "immobilise" if card.immobilise else f"{card.damage} damage"


def test_the_rows_are_those_of_the_rulebook() -> None:
    rows = [f"{c.id} {c.copies} {c.set} {what(c)}" for c in CARDS.values() if c.set not in BEASTS]
    assert sorted(rows) == sorted(" ".join(row.split()) for row in RULEBOOK.strip().splitlines())


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_row_makes_sense(card: Card) -> None:
    assert CARDS[card.id] is card
    assert card.kind in ("attack", "defence")
    assert card.set in ("common", *STYLES, *BEASTS)
    assert card.copies > 0
    assert card.damage >= 0
    effects = [card.damage > 0, card.immobilise]
    assert effects.count(True) == (1 if card.kind == "attack" else 0)
    assert card.spent == (card.id == "wild_swing")
    assert (card.tag != "") == (card.kind == "defence")


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_row_names_its_sources(card: Card) -> None:
    assert card.source == ("original" if card.set in BEASTS else "rulebook")
    if card.kind == "attack":
        assert (card.tag, card.tag_source) == ("", "")
    elif card.set in BEASTS:
        assert card.tag_source == "original"
    else:
        labels = {"reference": SEEN, "completed": COMPLETED}[card.tag_source]
        assert card.id in labels[card.tag]


def test_every_printed_defence_has_a_label() -> None:
    labelled = [card for labels in (SEEN, COMPLETED) for cards in labels.values() for card in cards]
    printed = [card.id for card in CARDS.values() if card.kind == "defence" and card.set not in BEASTS]
    assert sorted(labelled) == sorted(printed)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        CARDS["kick"].damage = 5  # type: ignore[misc]
