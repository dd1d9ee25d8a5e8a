"""`munera`: the command line. Help, errors and all other texts are in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from munera import __version__
from munera.cli import games, lab, learn, play, replay, rules, serve, simulate
from munera.cli.console import Host
from munera.cli.trouble import Trouble
from munera.kernel import MuneraError
from munera.words import CLEAN, EDITIONS, ENGLISH, LANGUAGES, TITLES, Words, find_language, language_of

BAD_INPUT, BUG, STOPPED = 2, 70, 130
DISPLAY = ("--lang", "--edition", "--titles")
# UsageError, wherever this release of Typer keeps its copy of click.
_USAGE: type[Exception] = typer.BadParameter.__mro__[1]
_USAGE_CODES = {
    "NoSuchOption": "no_such_option",
    "BadOptionUsage": "value_missing",
    "MissingParameter": "missing_argument",
}


class Command(TyperCommand):
    """A command whose help texts are ids of messages, with examples below the options."""

    allow_extra_args = True  # so that they can be refused in the language of the reader

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise Trouble("extra_arguments", text=" ".join(ctx.args))
        return super().invoke(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _worded_help(super().get_help_option(ctx), _host(ctx))

    def get_usage(self, ctx: Any) -> str:
        return _worded_usage(super().get_usage(ctx), _host(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        super().format_help(ctx, formatter)
        host = _host(ctx)
        if examples := host.words.find(f"cli-help-{self.name}", "examples"):
            host.say("cli-help-examples", "bold")
            for line in examples.splitlines():
                host.lines(f"  {line}")


class Interrupted(Exception):
    """Ctrl-C as an exception that click lets pass without a message of its own."""


class Group(TyperGroup):
    """The root command: it chooses the language, runs the command and prints every error as one line."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> Any:
        typed = list(sys.argv[1:] if args is None else args)
        host = Host(Words(language_of()))
        try:
            typed, words = _take_display_options(typed)
            host = Host(words)
            _localise(self, host.words)
            extra |= {"standalone_mode": False, "obj": host}
            code = super().main(typed, **extra)
            if sys.stdout is not None:
                sys.stdout.flush()  # what cannot be written is noticed here, not at the end of the process
        except (MuneraError, _USAGE) as error:
            host.fail(_as_trouble(error))
            sys.exit(BAD_INPUT)
        except (Interrupted, KeyboardInterrupt, typer.Abort):
            host.err.print(host.text("cli-stopped"))
            sys.exit(STOPPED)
        except (BrokenPipeError, SystemExit):  # the reader of a pipe has seen enough; Rich and click exit then
            _discard_output()
            sys.exit(0)
        except OSError as error:
            host.fail(_file_trouble(error))
            sys.exit(BAD_INPUT)
        except Exception as error:
            if os.environ.get("MUNERA_DEBUG"):
                raise
            host.complain("cli-bug", kind=type(error).__name__, detail=str(error))
            sys.exit(BUG)
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            raise Trouble("no_such_command", name=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        return _worded_help(super().get_help_option(ctx), _host(ctx))

    def get_usage(self, ctx: Any) -> str:
        return _worded_usage(super().get_usage(ctx), _host(ctx))


def _discard_output() -> None:
    """Discard whatever is still to be written to the output."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _file_trouble(error: OSError) -> Trouble:
    """The Trouble for an error of a file; a file without a name is the output."""
    why = error.strerror or str(error)
    if error.filename is not None:
        return Trouble("file_trouble", path=str(error.filename), why=why)
    _discard_output()
    return Trouble("output_trouble", why=why)


def _host(ctx: Any) -> Host:
    found = ctx.find_root().obj
    return found if isinstance(found, Host) else Host(Words(ENGLISH))


def _worded_help(option: Any, host: Host) -> Any:
    if option is not None:
        option.help = host.text("cli-help-help")
        option.rich_help_panel = host.text("cli-help-options")
    return option


def _worded_usage(usage: str, host: Host) -> str:
    return usage.replace("Usage:", host.text("cli-help-usage"), 1)


def _take_display_options(args: list[str]) -> tuple[list[str], Words]:
    """Take the options about language and titles, which may stand anywhere, out of the arguments.

    They must be known before anything is printed, so they are read first.
    """
    rest: list[str] = []
    chosen: dict[str, str] = {}
    typed = iter(args)
    for arg in typed:
        name, equals, value = arg.partition("=")
        if arg == "--":
            rest += [arg, *typed]
        elif name not in DISPLAY:
            rest.append(arg)
        else:
            wanted = value if equals else next(typed, None)
            if wanted is None:
                raise Trouble("value_missing", option=name)
            chosen[name] = wanted
    return rest, _words(chosen)


def _words(chosen: dict[str, str]) -> Words:
    """The words in the language, edition and titles that were asked for."""
    wanted = chosen.get("--lang")
    lang = language_of() if wanted is None else find_language(wanted)
    if lang is None:
        raise Trouble("no_such_language", name=str(wanted), known=", ".join(LANGUAGES))
    for name, known in (("--edition", EDITIONS), ("--titles", TITLES)):
        if chosen.get(name, known[0]) not in known:
            raise Trouble("bad_value", name=name, text=chosen[name], allowed=", ".join(known))
    return Words(lang, edition=chosen.get("--edition"), titles=chosen.get("--titles", CLEAN))


def _localise(command: Any, words: Words) -> None:
    """Replace the help texts, which are ids of messages in the source, by their words."""
    if command.help and (said := words.find(command.help)) is not None:
        command.help = said
        command.short_help = None
    command.rich_help_panel = words.text("cli-help-commands")
    for param in command.params:
        if getattr(param, "help", None):
            param.help = words.text(param.help)
        is_option = param.param_type_name == "option"
        param.rich_help_panel = words.text("cli-help-options") if is_option else words.text("cli-help-arguments")
    for child in getattr(command, "commands", {}).values():
        _localise(child, words)


def _as_trouble(error: BaseException) -> BaseException:
    """An error of the parser as a Trouble; any other error as it is."""
    if not isinstance(error, _USAGE):
        return error
    param, detail = getattr(error, "param", None), str(getattr(error, "message", error))
    code = _USAGE_CODES.get(type(error).__name__, "usage")
    if code == "value_missing" and "requires" not in detail:  # a value where none belongs
        code = "usage"
    option = str(getattr(error, "option_name", ""))
    name = str(getattr(param, "metavar", None) or getattr(param, "name", ""))
    return Trouble(code, option=option, name=name, detail=detail)


app = typer.Typer(
    name="munera",
    cls=Group,
    help="cli-help-app",
    add_completion=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|pt-BR", help="cli-help-lang")] = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="2012|2020", help="cli-help-edition")] = None,
    titles: Annotated[
        str | None, typer.Option("--titles", metavar="clean|printed", help="cli-help-titles")
    ] = None,
) -> None:
    """What happens before every command."""
    del lang, edition, titles  # read before anything else: see `_take_display_options`
    host: Host = ctx.obj
    if version:
        host.lines(f"munera {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None and (text := ctx.get_help()):  # with Rich it is shown already
        host.lines(text)


app.command("games", cls=Command, help="cli-help-games")(games.games)
app.command("play", cls=Command, help="cli-help-play")(play.play)
app.command("learn", cls=Command, help="cli-help-learn")(learn.learn)
app.command("simulate", cls=Command, help="cli-help-simulate")(simulate.simulate)
laboratory = typer.Typer(name="lab", cls=Group, help="cli-help-lab", add_completion=False)


@laboratory.callback(invoke_without_command=True)
def studies(ctx: typer.Context) -> None:
    """Show what can be studied, where nothing was asked for."""
    if ctx.invoked_subcommand is None and (text := ctx.get_help()):
        ctx.obj.lines(text)


laboratory.command("ladder", cls=Command, help="cli-help-ladder")(lab.ladder)
app.add_typer(laboratory)
app.command("replay", cls=Command, help="cli-help-replay")(replay.replay)
app.command("rules", cls=Command, help="cli-help-rules")(rules.rules)
app.command("serve", cls=Command, help="cli-help-serve")(serve.serve)


def main() -> None:
    """The entry point."""
    app()
