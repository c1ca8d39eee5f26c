"""Settings of the server: by file, by environment, by command line; and `undercover settings`, which lists them.

Every option of `undercover serve` is a setting. The command line counts before the environment (UNDERCOVER_PORT=8080),
the environment before the file (port = 8080), the file before what is usual.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any

import click
import platformdirs
from click.core import ParameterSource

PREFIX = "UNDERCOVER"
#: Names another file than the one in the user's settings folder.
WHERE = "UNDERCOVER_CONFIG"
SOURCES: dict[ParameterSource | None, str] = {
    ParameterSource.ENVIRONMENT: "environment",
    ParameterSource.DEFAULT_MAP: "file",
    ParameterSource.DEFAULT: "usual",
}


def file() -> Path:
    named = os.environ.get(WHERE)
    return Path(named) if named else platformdirs.user_config_path("undercover", appauthor=False) / "undercover.toml"


def wanted() -> dict[str, Any]:
    """What the file says; nothing, if there is none and none was named."""
    found = file()
    try:
        said = tomllib.loads(found.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if WHERE in os.environ:
            raise click.ClickException(f"there is no file {found}, which {WHERE} names") from None
        return {}
    except (OSError, ValueError) as problem:
        raise click.ClickException(f"the settings in {found} cannot be read: {problem}") from None
    known = [str(option.name) for option in options()]
    for name in said:
        if name not in known:
            raise click.ClickException(f"{found}: there is no setting {name!r}; there are {', '.join(known)}")
    return said


class Configured(click.Command):
    """A command whose options are settings."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        extra.setdefault("default_map", wanted())
        extra.setdefault("auto_envvar_prefix", PREFIX)
        return super().make_context(info_name, args, parent, **extra)


def options() -> list[click.Option]:
    from undercover.server.command import serve  # which is Configured itself

    return [option for option in serve.params if isinstance(option, click.Option) and option.name != "open_browser"]


def present() -> dict[str, tuple[Any, str]]:
    """Every setting: its value now, and where that comes from."""
    from undercover.server.command import serve

    context = serve.make_context("serve", [])
    found = {}
    for option in options():
        assert option.name is not None
        source = context.get_parameter_source(option.name)
        found[option.name] = discreet(context.params[option.name]), SOURCES.get(source, "usual")
    return found


def discreet(value: Any) -> Any:
    """Without the password that an address may have."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", value) if isinstance(value, str) else value


@click.command(cls=Configured)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def settings(as_json: bool) -> None:
    """All settings of the server: value, where it comes from, meaning.

    A setting is an option of `undercover serve`, a variable of the environment (UNDERCOVER_PORT=8080) or a line of the
    settings file (port = 8080), which UNDERCOVER_CONFIG may name.
    """
    values, where = present(), file()
    if as_json:
        found = {name: {"value": value, "from": source} for name, (value, source) in values.items()}
        click.echo(json.dumps({"file": str(where), "settings": found}, indent=2, default=str))
        return
    click.echo(f"# {where}{'' if where.exists() else ' (not there)'}")
    for option in options():
        assert option.name is not None
        value, source = values[option.name]
        click.echo(f"\n# {option.help}\n# {PREFIX}_{option.name.upper()}, serve {option.opts[-1]} ({source})")
        click.echo(f"{'# ' if value is None else ''}{option.name} = {_toml(value)}")


def _toml(value: Any) -> str:
    """As it stands in the file."""
    if value is None:
        return '""'
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
