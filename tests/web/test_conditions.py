"""The form for a new table judges options as the rules do: the same data, read by the browser's code and ours."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from munera.games import books
from munera.kernel import Rulebook, Stream
from munera.kernel.conditions import Chosen
from munera.kernel.plain import from_option
from munera.server.api.games import option_facts

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "web/src/pages/newtable/conditions.ts"
NODE = ROOT / ".venv-node/bin/node"
TABLES = 1000
READ = """
import {{ readFileSync }} from 'node:fs'
import {{ Chosen }} from {module!r}
const {{ settings, tables }} = JSON.parse(readFileSync(0, 'utf8'))
const judged = tables.map(([seats, values]) => {{
  const chosen = new Chosen(settings, seats, values)
  return [Object.keys(settings).filter((name) => chosen.matters(name)), chosen.faults()]
}})
console.log(JSON.stringify(judged))
"""


def random_table(book: Rulebook[Any], stream: Stream) -> tuple[int, dict[str, Any]]:
    """Any number of seats; half of the options as usual, so that some tables are all right."""
    pick = {name: (setting.default, stream.choice(setting.samples())) for name, setting in book.settings.items()}
    return stream.choice(book.seats), {name: both[stream.below(2)] for name, both in pick.items()}


@pytest.mark.parametrize("book", books().values(), ids=lambda book: book.id)
def test_the_browser_judges_table_options_as_the_rules_do(book: Rulebook[Any]) -> None:
    stream = Stream.seeded(f"tables of {book.id}")
    tables = [random_table(book, stream) for _ in range(TABLES)]
    judged = []
    for seats, variant in tables:
        chosen = Chosen(book.settings, seats, variant)
        matters = [name for name in book.settings if chosen.matters(name)]
        judged.append([matters, [fault.plain() for fault in chosen.faults()]])
    sent = {
        "settings": {name: option_facts(setting) for name, setting in book.settings.items()},
        "tables": [
            (seats, {name: from_option(value) for name, value in chosen.items()}) for seats, chosen in tables
        ],
    }
    node = NODE if NODE.exists() else "node"
    code = READ.format(module=MODULE.as_uri())
    done = subprocess.run(
        [node, "--input-type=module", "--eval", code],
        input=json.dumps(sent),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == judged
    if any(setting.needs for setting in book.settings.values()):
        assert {bool(faults) for _, faults in judged} == {True, False}  # some are all right, some are not
