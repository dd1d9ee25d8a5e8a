"""A position for every question that a game can ask: random players meet some of them rarely.

They are sorted by game and kind of question. Each is a written position with what was `played` since; the next
question is of that kind. What is asked when a game is set up, before there is a position, is not here.
"""

from __future__ import annotations

from typing import Any

from munera.testing import answered, sealed
from munera.testing.spartacus import fighter, house
from munera.testing.spartacus.titles import CELT, SYRIAN, THRACIAN

Position = dict[str, Any]

# ---------------------------------------------------------------------- Gladius

KICK = answered(0, "attack", "kick")
SIX = ["kick", "kick", "leap", "leap", "duck", "duck"]
RING: list[Position] = [{"style": "retiarius", "hand": ["kick"]}, {"style": "secutor", "hand": ["leap"]}]

GLADIUS: dict[str, Position] = {
    "attack": {"fighters": RING},
    "defend": {"fighters": RING, "played": [KICK]},
    "discard": {"fighters": [{"style": "retiarius", "hand": SIX}, {"style": "secutor"}]},
}

# ---------------------------------------------------------------------- Gladiator School

MEN: list[Position] = [{"gladiators": [{}]}, {"gladiators": [{"style": "retiarius"}]}]


def bout(hp: int, hand: list[str], *played: Position, dice: list[int] | None = None) -> Position:
    """A bout in which the gladiator of school 0 begins a turn with this hand, against somebody with so many hp."""
    ring = {"fighters": [{"gladiator": 1, "hp": 4, "hand": hand}, {"gladiator": 2, "hp": hp, "hand": ["leap"]}]}
    return {"stage": "combat", "schools": MEN, "bout": ring, "dice": dice or [], "played": list(played)}


SCHOOL: dict[str, Position] = {
    "bid": {"stage": "auction", "schools": MEN, "lots": [{}]},
    "rebid": {"stage": "auction", "schools": MEN, "lots": [{}], "played": [sealed("bid", 9, 9)]},
    "charity": {"stage": "charity", "schools": [{"gold": 0}, MEN[1]], "unsold": [{}]},
    "send": {"stage": "arena", "schools": MEN},
    "lame": {
        **bout(1, ["kick"], KICK, answered(1, "defend", "pass"), dice=[3, 3]),
        "schools": [MEN[0], {"gladiators": [{"style": "retiarius", "stats": {"skill": 1, "charisma": 2}}]}],
    },
    "release": {"stage": "upkeep", "schools": [{"gold": 4, "gladiators": [{}, {}]}, {}]},
    "trade": {
        "stage": "trading",
        "schools": MEN,
        "played": [answered(0, "trade", ["offer", [0, 1, 5, [], 0, [2]]])],  # so that one may be accepted
    },
    "train": {"stage": "training", "schools": MEN},
    "attack": bout(9, ["kick"]),
    "defend": bout(9, ["kick"], KICK),
    "discard": bout(9, ["kick", "kick", "leap", "duck", "duck", "sword_stab"]),
    "arrange": {
        "stage": "arranging",
        "options": {"pairing": "arranged"},
        "standing": [1, 2],
        "schools": [{"gladiators": [{}]}, {"gladiators": [{}]}],
        "played": [answered(0, "arrange", ["challenge", 1, 2])],  # so that one may be accepted
    },
}

# ---------------------------------------------------------------------- For Glory

RICH = {"patrons": ["unscrupulous_consul", "crooked_senator"], "coins": 9}


def battle(mine: Position, theirs: Position, men: list[Position], *played: Position) -> Position:
    """A battle in which player 0 takes a combat turn."""
    return {"phase": "battle", "players": [RICH | mine, RICH | theirs], "gladiators": men, "played": list(played)}


CESTUS, TIRO = {"card": "cestus"}, {"card": "tiro", "owner": 1}
NOXIUS, ANDABATA = {"card": "noxius", "owner": 1}, {"card": "andabata", "owner": 1}

FOR_GLORY: dict[str, Position] = {
    "action": {"players": [RICH | {"hand": ["cull", "cestus", "feint", "legatus"]}, {}]},
    "pay": {
        "players": [{"coins": 5, "hand": ["business_as_usual"]}, {}],
        "rows": {"gladiators": [], "training": ["caesim"], "economy": []},
        "played": [answered(0, "action", ["buy", "caesim"])],
    },
    "target": battle({}, {}, [CESTUS, TIRO, NOXIUS], answered(0, "combat", ["attack", 1])),
    "react": battle({}, {"hand": ["parry"]}, [CESTUS, TIRO], answered(0, "combat", ["attack", 1])),
    "combat": battle({"hand": ["feint", "caesim"]}, {}, [CESTUS, TIRO]),
    "register": {"phase": "registration", "players": [RICH | {"hand": ["cestus"]}, {}]},
    "forfeit": {
        "players": [{"patrons": ["publicanus", "decurion"]}, {}],
        "gladiators": [{"card": "veles"}, {"card": "gallus"}],
        "played": [answered(0, "action", ["use", 6])],  # after the two and three arenas
    },
    "cull": {"players": [{"hand": ["cull", "cestus"]}, {}], "played": [answered(0, "action", ["play", "cull"])]},
    "row": {
        "players": [{"arenas": ["thysdrus"]}, {}],
        "played": [answered(0, "action", ["use", 4])],
    },
    "amount": battle(
        {"hand": ["field_surgeon"]},
        {},
        [{"card": "veles", "damage": 2}, TIRO],
        answered(0, "combat", "field_surgeon"),
    ),
    "marked": battle(  # both kinds of tokens are on the third of them
        {"hand": ["riposte"]},
        {"patrons": ["imperial_procurator"], "hand": ["turn_the_tables", "counterattack"]},
        [{"card": "scissor"}, CESTUS, {"card": "thraex", "owner": 1}, TIRO],
        answered(0, "combat", ["attack", 1]),
        answered(0, "target", 3),
        answered(1, "react", "turn_the_tables"),
        answered(1, "target", 2),
        answered(0, "react", "riposte"),
        answered(0, "target", 3),
        answered(1, "react", "counterattack"),
        answered(1, "target", 4),
        answered(1, "amount", 2),
    ),
    "augury": {
        "players": [{"patrons": ["treacherous_augur"], "discard": ["cull", "cestus"]}, {}],
        "played": [answered(0, "action", ["use", 4]), *[answered(0, "pay", "coin")] * 2],  # after three arenas
    },
    "draw": {"stalled": 30, "played": [answered(0, "action", "done")]},
    "may": battle(
        {},
        {"hand": ["evade"], "coins": 0, "thin": True},
        [CESTUS, TIRO],
        answered(0, "combat", ["attack", 1]),
        answered(1, "react", "evade"),
    ),
    "spare": battle(
        {"hand": ["caesim"]},
        {"hand": ["missio"]},
        [CESTUS, NOXIUS, TIRO | {"damage": 1}, ANDABATA],
        answered(0, "combat", "caesim"),
        *(answered(0, "target", answer) for answer in (2, 3, "none")),
        answered(1, "react", "missio"),
    ),
    "topdeck": {
        "players": [{"patrons": ["aedile"], "hand": ["cull"]}, {}],
        "played": [answered(0, "action", ["use", 4])],
    },
    "where": {
        "players": [{"arenas": ["pola"], "patrons": RICH["patrons"]}, {}],
        "gladiators": [CESTUS | {"arena": 2}],
        "played": [answered(0, "action", ["use", 5])],
    },
}

# ---------------------------------------------------------------------- Spartacus

STRIKE = answered(0, "combat_turn", ["attack", 1])


def rich(*assets: str | Position, **given: Any) -> Position:
    """A house with some coins, unless told otherwise."""
    return house(*assets, **{"coins": 5, **given})


def duel(
    one: str, two: str, *played: Position, gear: tuple[list[str], list[str]] = ([], []), **given: Any
) -> Position:
    """Two side by side on the sand, and the first of them acts."""
    return {
        "moment": "combat_turn",
        "houses": [rich(one, *gear[0]), rich(two, *gear[1]), rich()],
        "fighters": [
            fighter(0, one, *gear[0], hex=[0, 0]),
            fighter(1, two, *gear[1], hex=[1, 0]),
        ],
        "dice": [6, 6, 6, 6, 6, 1, 1, 1, 1, 1],
        "played": list(played),
        **given,
    }


def turn(first: Position, *played: Position, second: Position | None = None, **given: Any) -> Position:
    """The intrigue turn of seat 0."""
    return {"calm": True, "houses": [first, second or rich(), rich()], "played": list(played), **given}


def scheme(moment: str, card: str, target: int, second: Position, *played: Position, **given: Any) -> Position:
    """A scheme of seat 0."""
    houses = [rich(influence=12), second, rich()]
    aimed = {"card": card, "targets": [target]}
    return {"calm": True, "moment": moment, "houses": houses, "scheme": aimed, "played": list(played), **given}


def invited(*assets: str) -> Position:
    """Seat 1 was invited and has accepted, with these assets."""
    return {
        "moment": "invitations",
        "houses": [rich(), rich(*assets), rich()],
        "played": [
            sealed("audience", "ready", "ready"),
            answered(0, "invite", 1),
            answered(1, "invitation", "accept"),
        ],
    }


LAME = {"card": CELT, "injured": True}

SPARTACUS: dict[str, Position] = {
    "announced": scheme("announced", "sc-robbery", 1, rich()),
    "audience": {"moment": "invitations", "houses": [rich(CELT), rich(SYRIAN), rich()]},
    "bid": {"moment": "bid", "houses": [rich(), rich(), rich()]},
    "combat_turn": duel(CELT, SYRIAN, gear=(["eq-javelin"], [])),
    "driven": {
        **duel(CELT, SYRIAN, *[answered(seat, "combat_turn", "end") for seat in (0, 1)], quiet=2),
        "fighters": [fighter(0, CELT, hex=[5, -2]), fighter(1, SYRIAN, hex=[-5, 2])],
    },
    "foil": scheme("foil", "sc-robbery", 1, rich("gu-guard", hand=["gu-guard"])),
    "invitation": {**invited(CELT), "played": invited(CELT)["played"][:2]},
    "invite": {**invited(CELT), "played": invited(CELT)["played"][:1]},
    "ledger": {"moment": "ledger", "houses": [rich(CELT, SYRIAN, coins=1), rich(), rich()]},
    "open_market": {"moment": "market", "houses": [rich(CELT, "eq-sword"), rich(), rich()]},
    "order": duel(CELT, SYRIAN, moment="combat"),
    "prepared": {
        "moment": "prepared",
        "houses": [rich("gl-ashur", house="ho-tullius", hand=["sc-robbery"]), rich(), rich()],
        "scheme": {"card": "sc-robbery"},
    },
    "react": {
        "moment": "phase_end",
        "phase": "intrigue",
        "houses": [rich(influence=12, hand=["re-destitute"], coins=0), rich(coins=0), rich(coins=0)],
    },
    "support": scheme(
        "announced", "sc-robbery", 1, rich(), answered(0, "announced", ["request", [[1, False], [2, False]]])
    ),
    "surrender": duel(CELT, SYRIAN, STRIKE, dice=[6, 6, 1, 1]),
    "turn": turn(rich("sl-indus", hand=["gu-guard", "sc-robbery"]), second=rich(hand=["gu-guard"])),
    "bodyguard": scheme(
        "foil",
        "sc-robbery",
        1,
        rich("gu-guard", "sl-raxos"),
        sealed("foil", ["guard", "table"]),
        dice=[1],
    ),
    "combatant": invited(CELT, SYRIAN),
    "equip": invited(CELT, "eq-sword"),
    "exchange": turn(rich("sl-diona", hand=["gu-guard", "sc-robbery"]), answered(0, "turn", ["ability", 1])),
    "force": duel("gl-kerza", CELT, STRIKE),
    "gear": duel(CELT, SYRIAN, STRIKE, gear=([], ["eq-shield"]), dice=[6, 6, 1, 1]),
    "guard_back": scheme(
        "foil",
        "sc-robbery",
        1,
        rich(hand=["re-support-from-rome"], influence=12),
        sealed("foil", ["play", "re-support-from-rome"]),
        intrigue_discard=["gu-guard"],
    ),
    "hand_limit": turn(rich(hand=["gu-guard"] * 6, influence=1), answered(0, "turn", "end")),
    "healer": {"moment": "upkeep", "houses": [rich(LAME, "sl-medicus"), rich(), rich()], "dice": [2]},
    "healer_welcome": {
        "moment": "upkeep",
        "houses": [rich("sl-medicus"), rich(LAME), rich()],
        "dice": [2],
        "played": [answered(0, "healer", 1)],
    },
    "informant": {"moment": "auction", "houses": [rich("sl-camila"), rich(), rich()]},
    "net": duel(CELT, SYRIAN, gear=(["eq-net"], []), moment="combat"),
    "pick": turn(
        rich(CELT, SYRIAN, THRACIAN, house="ho-batiatus"), answered(0, "turn", ["power", "exhibition-match"])
    ),
    "pick_house": turn(
        rich("sl-indus"),
        answered(0, "turn", ["ability", 1]),
        second=rich(hand=["gu-guard"]),
        houses=[rich("sl-indus"), rich(hand=["gu-guard"]), rich(hand=["gu-guard"])],
    ),
    "pool": duel(CELT, "gl-barca", STRIKE),
    "reroll": duel(CELT, SYRIAN, STRIKE, gear=(["eq-sword"], [])),
    "tactician": duel("gl-pericles", SYRIAN, moment="combat"),
    "thumb": {
        "moment": "thumb",
        "houses": [rich(CELT), rich(SYRIAN), rich()],
        "fighters": [fighter(0, CELT, winner=True), fighter(1, SYRIAN)],
        "played": [sealed("audience", "ready", "ready")],
    },
    "wagers": duel(CELT, SYRIAN, moment="wagers"),
}

# ---------------------------------------------------------------------- The Serpents and the Wolf

ASHUR, EGYPTIAN = "gl-ashur-serpent", "gl-the-egyptian"


def primus(*cards: str, moment: str = "combat", played: tuple[Position, ...] = (), **given: Any) -> Position:
    """A Primus with one combatant of each house; those of seats 0 and 1 are Team I."""
    gear: dict[int, list[str]] = given.pop("gear", {})
    return {
        "moment": moment,
        "primus": True,
        "houses": [rich(card, *gear.get(seat, ())) for seat, card in enumerate(cards)],
        "fighters": [fighter(seat, card, *gear.get(seat, [])) for seat, card in enumerate(cards)],
        "dice": [6] * 5 + [1] * 15,
        "played": list(played),
        **given,
    }


FOUR = (CELT, SYRIAN, THRACIAN, "gl-numidian-warrior")

SERPENTS: dict[str, Position] = {
    **SPARTACUS,
    "prepared": {
        "moment": "prepared",
        "houses": [rich("gl-ashur-serpent", house="ho-varinius", hand=["sc-robbery"]), rich(), rich()],
        "scheme": {"card": "sc-robbery"},
    },
    "demand": {
        **scheme("announced", "sc-robbery", 1, rich(house="ho-varinius")),
        "played": [sealed("react", ["demand", 2])],
    },
    "bookmaker": {
        "moment": "wagers",
        "houses": [rich(CELT), rich(SYRIAN), rich("sl-bookmaker")],
        "fighters": [fighter(0, CELT), fighter(1, SYRIAN)],
    },
    "nets": primus(*FOUR, gear={0: ["eq-net"]}),
    "oblige": scheme("resolve", "sc-party-favors", 1, rich("sl-cook", "sl-attendant")),
    "place": primus(*FOUR, moment="teams", played=(answered(0, "teams", [0, 1]),)),
    "primus": {"moment": "arena", "calm": True, "houses": [rich(influence=10), rich(), rich()]},
    "short": {
        "calm": True,
        "moment": "announced",
        "houses": [rich(influence=1), rich(coins=5), rich()],
        "scheme": {"card": "sc-looting-the-dead", "targets": [0]},
    },
    "teams": primus(*FOUR, moment="teams"),
    "tongue": scheme("resolve", "sc-serpents-tongue", 1, rich(hand=["gu-guard", "sc-robbery"])),
    "treachery": primus(ASHUR, *FOUR[1:]),
    "who_goes": primus(*FOUR, moment="combat_turn", acted=[0]),
}

ASKING: dict[str, dict[str, Position]] = {
    "gladius": GLADIUS,
    "school": SCHOOL,
    "for_glory": FOR_GLORY,
    "spartacus": SPARTACUS,
    "serpents": SERPENTS,
}
