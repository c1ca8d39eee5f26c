"""The command line: `undercover`. Commands are imported when they are called, so that it starts at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

import undercover

#: Every command: the module it lives in, and what it does.
COMMANDS = {
    "games": ("undercover.terminal.games", "The games on the shelf, with their seats and options."),
    "play": ("undercover.terminal.play", "Play at this keyboard, against bots or with each other."),
    "learn": ("undercover.terminal.learn", "Learn a game by playing a guided first game."),
    "resume": ("undercover.terminal.resume", "Go on with a saved match."),
    "replay": ("undercover.terminal.replay", "Look at a match again, step by step, or verify its record."),
    "verify": ("undercover.terminal.verify", "Check the seal of a deal and every choice of a match."),
    "simulate": ("undercover.terminal.simulate", "Let bots play many games and count who wins."),
    "arena": ("undercover.terminal.arena", "Let players meet in every seating, and rate them."),
    "analyse": ("undercover.terminal.analyse", "Who stood how at every step of a match, and where it turned."),
    "dataset": ("undercover.research.dataset", "Write matches of bots as records and arrays, for learning."),
    "data": ("undercover.terminal.data", "The component values of a game, and which of them are reconstructed."),
    "serve": ("undercover.server.command", "Serve tables to browsers."),
    "backup": ("undercover.server.keeping", "Copy all the server has written down, also while it runs."),
    "restore": ("undercover.server.keeping", "Put a backup into a database."),
    "admin": ("undercover.server.admin", "Tables, guests and reports of a server; close, mute, purge."),
    "reports": ("undercover.server.command", "What people at the server's tables have reported."),
    "settings": ("undercover.server.configured", "All settings of the server, with their values and meaning."),
    "doctor": ("undercover.server.doctor", "Say what is wrong with this installation."),
}
#: What is meant by no command at all.
ALONE = ["serve", "--open"]
BAD_INPUT = 2
INTERRUPTED = 130


class Commands(click.Group):
    """A group that imports late, and whose errors are one line that says what is wrong."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        typed = list(sys.argv[1:] if args is None else args)
        try:
            return super().main(typed or ALONE, *rest, **{**extra, "standalone_mode": False})
        except click.ClickException as problem:
            click.echo(f"undercover: {one_line(problem)}", err=True)
            sys.exit(BAD_INPUT)
        except click.Abort:
            sys.exit(INTERRUPTED)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command:
        if name not in COMMANDS:
            raise click.UsageError(f"there is no command {name!r}; there are {', '.join(COMMANDS)}")
        module = COMMANDS[name][0]
        try:
            command = getattr(import_module(module), name)
        except ModuleNotFoundError as missing:
            part = module.split(".")[1]
            if part not in ("server", "research"):
                raise
            package = "undercover" if part == "server" else f"'undercover[{part}]'"
            raise click.UsageError(
                f"{name!r} needs the {part}, of which a part is not installed here ({missing.name} is missing): "
                f"pip install {package}"
            ) from None
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, what) for name, (_, what) in COMMANDS.items()])


def one_line(problem: click.ClickException) -> str:
    """What is wrong; and where to read what is allowed, if that is about the command line itself."""
    text = " ".join(problem.format_message().split())
    if isinstance(problem, click.NoSuchOption | click.MissingParameter) and problem.ctx is not None:
        return f"{text} See: {problem.ctx.command_path} --help"
    return text


def engine() -> str:
    """Which engine runs: the compiled one, or the same rules as plain Python."""
    agenda = import_module("undercover.table.agenda")
    return "plain" if str(agenda.__file__).endswith(".py") else "compiled"


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(undercover.__version__, message=f"undercover %(version)s ({engine()} engine)")
def main() -> None:
    """Five tabletop games about agents, in the terminal and in the browser.

    Without a command the tables are opened in the browser.
    """
