"""The titles of cards that many stories are told with, and what makes them useful there."""

from __future__ import annotations

# Gladiators without an ability: 2/3/2, 2/2/3 and 3/2/2 dice of attack, defence and speed.
CELT, SYRIAN, THRACIAN = "gl-celt-warrior", "gl-syrian-warrior", "gl-thracian-warrior"
# Gladiators with one.
SPARTACUS, CRIXUS, GANNICUS, OENOMAUS = "gl-spartacus", "gl-crixus", "gl-gannicus", "gl-oenomaus"
AGRON, VARRO, BARCA, RABANUS, GNAEUS = "gl-agron", "gl-varro", "gl-barca", "gl-rabanus", "gl-gnaeus"
SEGOVAX, PERICLES, KERZA, DURO, THEOKOLES = "gl-segovax", "gl-pericles", "gl-kerza", "gl-duro", "gl-theokoles"

COOK = "sl-cook"  # a slave without an ability, 1/1/1

SWORD, TRIDENT, AXE = "eq-sword", "eq-trident", "eq-axe"
HELMET, SHIELD, NET, JAVELIN = "eq-helmet", "eq-shield", "eq-net", "eq-javelin"

GUARD = "gu-guard"

ROBBERY = "sc-robbery"  # requires nothing: takes 3 coins
VISITOR = "sc-a-visitor-from-rome"  # requires 6: the target gains 1 influence
LOOTING = "sc-looting-the-dead"  # requires 4: 3 coins for the schemer
EAR = "sc-lend-me-your-ear"  # requires 9

RUMORS = "re-whispered-rumors"  # requires 6: foils
JUPITER = "re-jupiters-cock"  # requires 6: foils anything
DENARII = "re-for-a-few-denarii"  # requires 2: foils for 3 coins
SACRIFICE = "re-sacrifice-for-the-dominus"  # requires 2: foils for a slave
ROME = "re-support-from-rome"  # requires 8: foils, and a guard may come back
DESTITUTE = "re-destitute"
BROTHEL = "re-empty-brothel"
LUDUS = "re-a-shameful-ludus"
