"""Click in three languages: the help and errors of commands come from our texts.

The help of a command is the text ``cli-<command>``; of an option, ``cli-<command>-<option>``
or, where several commands share it, ``cli-option-<option>``.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any

import click

from retorta.core.errors import Unknown
from retorta.texts import LANGUAGES, Speaker

JSON = click.option("--json", "as_json", is_flag=True)
"""For commands that print data."""


def speaker_of(context: click.Context) -> Speaker:
    """Return the speaker of the command line."""
    speaker = context.find_root().obj
    assert isinstance(speaker, Speaker)
    return speaker


class _Spoken(click.Command):
    """The common part of commands and their group: help in the reader's language."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        speaker = speaker_of(ctx)
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, speaker.say("cli-usage"))

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        # Only two words in it are click's; the others are names of arguments.
        spoken = {
            self.options_metavar: "cli-usage-options",
            getattr(self, "subcommand_metavar", ""): "cli-usage-command",
        }
        return [
            speaker_of(ctx).say(spoken[piece]) if piece in spoken else piece
            for piece in super().collect_usage_pieces(ctx)
        ]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(speaker_of(ctx).say(f"cli-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [_option_record(param, ctx) for param in self.get_params(ctx)]
        with formatter.section(speaker_of(ctx).say("cli-options")):
            formatter.write_dl([record for record in records if record is not None])

    def get_short_help_str(self, limit: int = 45) -> str:
        # Click calls this without a context: return the key, which the group puts into words.
        return f"cli-{self.name}"


class Command(_Spoken):
    """One command of ``retorta``."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.allow_extra_args = True
        self.params.append(
            click.Option(["--lang"], expose_value=False, metavar="|".join(LANGUAGES))
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if ctx.args:
            path = ctx.command_path.partition(" ")[2]
            raise Unknown("extra-argument", argument=ctx.args[0], command=path)
        return rest


class Group(_Spoken, click.Group):
    """All commands: each is a module of ``retorta.cli.commands`` with the command's name."""

    key_of_commands = "cli-"
    """The prefix of the texts of its commands."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.params.append(
            click.Option(["--lang"], expose_value=False, metavar="|".join(LANGUAGES))
        )
        self.params.append(
            click.Option(
                ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_version
            )
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        package = import_module("retorta.cli.commands")
        return sorted(module.name for module in pkgutil.iter_modules(package.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            raise Unknown("command", command=cmd_name, known=self.list_commands(ctx))
        found = import_module(f"retorta.cli.commands.{cmd_name}").command
        assert isinstance(found, click.Command)
        return found

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        speaker = speaker_of(ctx)
        with formatter.section(speaker.say("cli-commands")):
            formatter.write_dl(
                [
                    (name, speaker.say(f"{self.key_of_commands}{name}-short"))
                    for name in self.list_commands(ctx)
                ]
            )


class Family(Group):
    """A command with subcommands: ``retorta alchemy mix``.

    Each subcommand, and its texts, uses the names of both, as in ``command("alchemy-mix")``.
    """

    def __init__(self, name: str, *members: Command) -> None:
        super().__init__(name=name)
        self.params = [param for param in self.params if param.name != "version"]
        self.key_of_commands = f"cli-{name}-"
        self._members = {str(each.name).removeprefix(f"{name}-"): each for each in members}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._members)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._members:
            raise Unknown("command", command=cmd_name, known=list(self._members))
        return self._members[cmd_name]


def command(name: str) -> Callable[[Callable[..., None]], Command]:
    """Turn a function into the command *name*."""

    def made(function: Callable[..., None]) -> Command:
        made_command = click.command(name, cls=Command)(function)
        made_command.help = None
        return made_command

    return made


def explain(problem: click.ClickException, speaker: Speaker) -> str:
    """Return one of click's errors as one of our sentences."""
    if isinstance(problem, click.NoSuchOption):
        return speaker.say("error-no-such-flag", flag=problem.option_name)
    if isinstance(problem, click.BadOptionUsage):
        return speaker.say("error-flag-needs-value", flag=problem.option_name)
    if isinstance(problem, click.MissingParameter) and problem.param is not None:
        return speaker.say("error-missing-argument", argument=_shown(problem.param))
    if isinstance(problem, click.BadParameter) and problem.param is not None:
        return speaker.say("error-bad-value", argument=_shown(problem.param))
    return speaker.say("error-usage")


def _shown(param: click.Parameter) -> str:
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _option_record(param: click.Parameter, ctx: click.Context) -> tuple[str, str] | None:
    if not isinstance(param, click.Option):
        return None
    record = param.get_help_record(ctx)
    if record is None:
        return None
    speaker = speaker_of(ctx)
    name = param.opts[0].lstrip("-")
    own = f"cli-{ctx.command.name}-{name}"
    return record[0], speaker.say(own if speaker.has(own) else f"cli-option-{name}")


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        from retorta import __version__

        click.echo(f"retorta {__version__}")
        ctx.exit()
