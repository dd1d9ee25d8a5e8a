"""A position for every question that a game can ask: random players meet some of them rarely.

They are sorted by game and kind of question. Each is a written position with what was `played` since; the next
question is of that kind. What is asked when a game is set up, before there is a position, is not here.
"""

from __future__ import annotations

from typing import Any

Position = dict[str, Any]


def says(seat: int, ask: str, answer: Any) -> Position:
    """One seat answers."""
    return {"seat": seat, "ask": ask, "answer": answer}


def all_say(ask: str, *answers: Any) -> Position:
    """All who are asked answer in secret."""
    return {"ask": ask, "answers": list(answers)}


# ---------------------------------------------------------------------- Gladius

KICK = says(0, "attack", "kick")
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
    "rebid": {"stage": "auction", "schools": MEN, "lots": [{}], "played": [all_say("bid", 9, 9)]},
    "charity": {"stage": "charity", "schools": [{"gold": 0}, MEN[1]], "unsold": [{}]},
    "send": {"stage": "arena", "schools": MEN},
    "lame": {
        **bout(1, ["kick"], KICK, says(1, "defend", "pass"), dice=[3, 3]),
        "schools": [MEN[0], {"gladiators": [{"style": "retiarius", "stats": {"skill": 1, "charisma": 2}}]}],
    },
    "release": {"stage": "upkeep", "schools": [{"gold": 4, "gladiators": [{}, {}]}, {}]},
    "trade": {
        "stage": "trading",
        "schools": MEN,
        "played": [says(0, "trade", ["offer", [0, 1, 5, [], 0, [2]]])],  # so that one may be accepted
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
        "played": [says(0, "arrange", ["challenge", 1, 2])],  # so that one may be accepted
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
        "played": [says(0, "action", ["buy", "caesim"])],
    },
    "target": battle({}, {}, [CESTUS, TIRO, NOXIUS], says(0, "combat", ["attack", 1])),
    "react": battle({}, {"hand": ["parry"]}, [CESTUS, TIRO], says(0, "combat", ["attack", 1])),
    "combat": battle({"hand": ["feint", "caesim"]}, {}, [CESTUS, TIRO]),
    "register": {"phase": "registration", "players": [RICH | {"hand": ["cestus"]}, {}]},
    "forfeit": {
        "players": [{"patrons": ["publicanus", "decurion"]}, {}],
        "gladiators": [{"card": "veles"}, {"card": "gallus"}],
        "played": [says(0, "action", ["use", 6])],  # after the two and three arenas
    },
    "cull": {"players": [{"hand": ["cull", "cestus"]}, {}], "played": [says(0, "action", ["play", "cull"])]},
    "row": {
        "players": [{"arenas": ["thysdrus"]}, {}],
        "played": [says(0, "action", ["use", 4])],
    },
    "amount": battle(
        {"hand": ["field_surgeon"]},
        {},
        [{"card": "veles", "damage": 2}, TIRO],
        says(0, "combat", "field_surgeon"),
    ),
    "augury": {
        "players": [{"patrons": ["treacherous_augur"], "discard": ["cull", "cestus"]}, {}],
        "played": [says(0, "action", ["use", 4]), *[says(0, "pay", "coin")] * 2],  # after three arenas
    },
    "draw": {"stalled": 30, "played": [says(0, "action", "done")]},
    "may": battle(
        {},
        {"hand": ["evade"], "coins": 0, "thin": True},
        [CESTUS, TIRO],
        says(0, "combat", ["attack", 1]),
        says(1, "react", "evade"),
    ),
    "spare": battle(
        {"hand": ["caesim"]},
        {"hand": ["missio"]},
        [CESTUS, NOXIUS, TIRO | {"damage": 1}, ANDABATA],
        says(0, "combat", "caesim"),
        *(says(0, "target", answer) for answer in (2, 3, "none")),
        says(1, "react", "missio"),
    ),
    "topdeck": {
        "players": [{"patrons": ["aedile"], "hand": ["cull"]}, {}],
        "played": [says(0, "action", ["use", 4])],
    },
    "where": {
        "players": [{"arenas": ["pola"], "patrons": RICH["patrons"]}, {}],
        "gladiators": [CESTUS | {"arena": 2}],
        "played": [says(0, "action", ["use", 5])],
    },
}

# ---------------------------------------------------------------------- Spartacus

CELT, SYRIAN, THRACIAN = "gl-celt-warrior", "gl-syrian-warrior", "gl-thracian-warrior"
STRIKE = says(0, "combat_turn", ["attack", 1])


def house(*assets: Any, **told: Any) -> Position:
    return {"assets": list(assets), "coins": 5, **told}


def duel(
    one: str, two: str, *played: Position, gear: tuple[list[str], list[str]] = ([], []), **told: Any
) -> Position:
    """Two side by side on the sand, and the first of them acts."""
    return {
        "moment": "combat_turn",
        "houses": [house(one, *gear[0]), house(two, *gear[1]), house()],
        "fighters": [
            {"seat": 0, "card": one, "gear": gear[0], "hex": [0, 0]},
            {"seat": 1, "card": two, "gear": gear[1], "hex": [1, 0]},
        ],
        "dice": [6, 6, 6, 6, 6, 1, 1, 1, 1, 1],
        "played": list(played),
        **told,
    }


def turn(first: Position, *played: Position, second: Position | None = None, **told: Any) -> Position:
    """The intrigue turn of seat 0."""
    return {"calm": True, "houses": [first, second or house(), house()], "played": list(played), **told}


def scheme(moment: str, card: str, target: int, second: Position, *played: Position, **told: Any) -> Position:
    """A scheme of seat 0."""
    houses = [house(influence=12), second, house()]
    aimed = {"card": card, "targets": [target]}
    return {"calm": True, "moment": moment, "houses": houses, "scheme": aimed, "played": list(played), **told}


def invited(*assets: str) -> Position:
    """Seat 1 was invited and has accepted, with these assets."""
    return {
        "moment": "invitations",
        "houses": [house(), house(*assets), house()],
        "played": [
            all_say("audience", "ready", "ready"),
            says(0, "invite", 1),
            says(1, "invitation", "accept"),
        ],
    }


LAME = {"card": CELT, "injured": True}

SPARTACUS: dict[str, Position] = {
    "announced": scheme("announced", "sc-robbery", 1, house()),
    "audience": {"moment": "invitations", "houses": [house(CELT), house(SYRIAN), house()]},
    "bid": {"moment": "bid", "houses": [house(), house(), house()]},
    "combat_turn": duel(CELT, SYRIAN, gear=(["eq-javelin"], [])),
    "driven": {
        **duel(CELT, SYRIAN, *[says(seat, "combat_turn", "end") for seat in (0, 1)], quiet=2),
        "fighters": [{"seat": 0, "card": CELT, "hex": [5, -2]}, {"seat": 1, "card": SYRIAN, "hex": [-5, 2]}],
    },
    "foil": scheme("foil", "sc-robbery", 1, house("gu-guard", hand=["gu-guard"])),
    "invitation": {**invited(CELT), "played": invited(CELT)["played"][:2]},
    "invite": {**invited(CELT), "played": invited(CELT)["played"][:1]},
    "ledger": {"moment": "ledger", "houses": [house(CELT, SYRIAN, coins=1), house(), house()]},
    "open_market": {"moment": "market", "houses": [house(CELT, "eq-sword"), house(), house()]},
    "order": duel(CELT, SYRIAN, moment="combat"),
    "prepared": {
        "moment": "prepared",
        "houses": [house("gl-ashur", house="ho-tullius", hand=["sc-robbery"]), house(), house()],
        "scheme": {"card": "sc-robbery"},
    },
    "react": {
        "moment": "phase_end",
        "phase": "intrigue",
        "houses": [house(influence=12, hand=["re-destitute"], coins=0), house(coins=0), house(coins=0)],
    },
    "support": scheme(
        "announced", "sc-robbery", 1, house(), says(0, "announced", ["request", [[1, False], [2, False]]])
    ),
    "surrender": duel(CELT, SYRIAN, STRIKE, dice=[6, 6, 1, 1]),
    "turn": turn(house("sl-indus", hand=["gu-guard", "sc-robbery"]), second=house(hand=["gu-guard"])),
    "bodyguard": scheme(
        "foil",
        "sc-robbery",
        1,
        house("gu-guard", "sl-raxos"),
        all_say("foil", ["guard", "table"]),
        dice=[1],
    ),
    "combatant": invited(CELT, SYRIAN),
    "equip": invited(CELT, "eq-sword"),
    "exchange": turn(house("sl-diona", hand=["gu-guard", "sc-robbery"]), says(0, "turn", ["ability", 1])),
    "force": duel("gl-kerza", CELT, STRIKE),
    "gear": duel(CELT, SYRIAN, STRIKE, gear=([], ["eq-shield"]), dice=[6, 6, 1, 1]),
    "guard_back": scheme(
        "foil",
        "sc-robbery",
        1,
        house(hand=["re-support-from-rome"], influence=12),
        all_say("foil", ["play", "re-support-from-rome"]),
        intrigue_discard=["gu-guard"],
    ),
    "hand_limit": turn(house(hand=["gu-guard"] * 6, influence=1), says(0, "turn", "end")),
    "healer": {"moment": "upkeep", "houses": [house(LAME, "sl-medicus"), house(), house()], "dice": [2]},
    "healer_welcome": {
        "moment": "upkeep",
        "houses": [house("sl-medicus"), house(LAME), house()],
        "dice": [2],
        "played": [says(0, "healer", 1)],
    },
    "informant": {"moment": "auction", "houses": [house("sl-camila"), house(), house()]},
    "net": duel(CELT, SYRIAN, gear=(["eq-net"], []), moment="combat"),
    "pick": turn(
        house(CELT, SYRIAN, THRACIAN, house="ho-batiatus"), says(0, "turn", ["power", "exhibition-match"])
    ),
    "pick_house": turn(
        house("sl-indus"),
        says(0, "turn", ["ability", 1]),
        second=house(hand=["gu-guard"]),
        houses=[house("sl-indus"), house(hand=["gu-guard"]), house(hand=["gu-guard"])],
    ),
    "pool": duel(CELT, "gl-barca", STRIKE),
    "reroll": duel(CELT, SYRIAN, STRIKE, gear=(["eq-sword"], [])),
    "tactician": duel("gl-pericles", SYRIAN, moment="combat"),
    "thumb": {
        "moment": "thumb",
        "houses": [house(CELT), house(SYRIAN), house()],
        "fighters": [{"seat": 0, "card": CELT, "winner": True}, {"seat": 1, "card": SYRIAN}],
        "played": [all_say("audience", "ready", "ready")],
    },
    "wagers": duel(CELT, SYRIAN, moment="wagers"),
}

# ---------------------------------------------------------------------- The Serpents and the Wolf

ASHUR, EGYPTIAN = "gl-ashur-serpent", "gl-the-egyptian"


def primus(*cards: str, moment: str = "combat", played: tuple[Position, ...] = (), **told: Any) -> Position:
    """A Primus with one combatant of each house; those of seats 0 and 1 are Team I."""
    gear: dict[int, list[str]] = told.pop("gear", {})
    return {
        "moment": moment,
        "primus": True,
        "houses": [house(card, *gear.get(seat, ())) for seat, card in enumerate(cards)],
        "fighters": [{"seat": seat, "card": card, "gear": gear.get(seat, [])} for seat, card in enumerate(cards)],
        "dice": [6] * 5 + [1] * 15,
        "played": list(played),
        **told,
    }


FOUR = (CELT, SYRIAN, THRACIAN, "gl-numidian-warrior")

SERPENTS: dict[str, Position] = {
    **SPARTACUS,
    "prepared": {
        "moment": "prepared",
        "houses": [house("gl-ashur-serpent", house="ho-varinius", hand=["sc-robbery"]), house(), house()],
        "scheme": {"card": "sc-robbery"},
    },
    "demand": {
        **scheme("announced", "sc-robbery", 1, house(house="ho-varinius")),
        "played": [all_say("react", ["demand", 2])],
    },
    "bookmaker": {
        "moment": "wagers",
        "houses": [house(CELT), house(SYRIAN), house("sl-bookmaker")],
        "fighters": [{"seat": 0, "card": CELT}, {"seat": 1, "card": SYRIAN}],
    },
    "nets": primus(*FOUR, gear={0: ["eq-net"]}),
    "oblige": scheme("resolve", "sc-party-favors", 1, house("sl-cook", "sl-attendant")),
    "place": primus(*FOUR, moment="teams", played=(says(0, "teams", [0, 1]),)),
    "primus": {"moment": "arena", "calm": True, "houses": [house(influence=10), house(), house()]},
    "short": {
        "calm": True,
        "moment": "announced",
        "houses": [house(influence=1), house(coins=5), house()],
        "scheme": {"card": "sc-looting-the-dead", "targets": [0]},
    },
    "teams": primus(*FOUR, moment="teams"),
    "tongue": scheme("resolve", "sc-serpents-tongue", 1, house(hand=["gu-guard", "sc-robbery"])),
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
