"""Shows a rule on the terminal."""

from __future__ import annotations

from rich.text import Text

from munera.cli.console import Host
from munera.rules import Rule


def mark_word(host: Host, rule: Rule) -> str:
    """The word for what kind of rule it is; empty for a rule of the rulebook itself."""
    if rule.mark == "ruling":
        return host.text("cli-rules-ruling")
    return host.text("cli-rules-ours") if rule.mark == "ours" else ""


def show_rule(host: Host, rule: Rule) -> None:
    """Print the id, title and text of a rule, and the reason of a ruling."""
    mark = mark_word(host, rule)
    host.show(
        Text.assemble((rule.id, "bold cyan"), " ", (rule.title, "bold"), (f" ({mark})" if mark else "", "dim"))
    )
    for paragraph in rule.text.splitlines():
        host.show(paragraph, indent=2)
    if rule.reason:
        host.show(Text(host.text("cli-rules-reason", reason=rule.reason), "dim"), indent=2)
