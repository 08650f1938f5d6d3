"""``retorta serve``: tables in the browser."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Final

import click

from retorta import plugins
from retorta.cli import speech
from retorta.cli.speech import speaker_of
from retorta.core.errors import BadOption
from retorta.texts import Speaker

if TYPE_CHECKING:
    from retorta.server.settings import Settings

ANYWHERE: Final = "0.0.0.0"
HIGHEST_PORT: Final = 65535


@speech.command("serve")
@click.option("--host", metavar="H")
@click.option("--port", type=int, metavar="N")
@click.option("--database", metavar="URL")
@click.option("--data-dir", metavar="DIR")
@click.option("--base", metavar="PATH")
@click.option("--name", "names", multiple=True, metavar="NAME")
@click.option("--cluster", is_flag=True)
@click.option("--address", metavar="URL")
@click.option("--ray", metavar="ADDRESS")
@click.option("--lan", is_flag=True)
@click.option("--open", "opening", is_flag=True)
@click.pass_context
def command(
    context: click.Context,
    host: str | None,
    port: int | None,
    database: str | None,
    data_dir: str | None,
    base: str | None,
    names: tuple[str, ...],
    cluster: bool,
    address: str | None,
    ray: str | None,
    lan: bool,
    opening: bool,
) -> None:
    """Serve until stopped."""
    from retorta.server import run, settings
    from retorta.server.environment import from_environment

    place = settings.place(data_dir, database)
    if port is None:
        port = settings.number_from(os.environ, "RETORTA_PORT", settings.USUAL_PORT)
    if not 0 <= port <= HIGHEST_PORT:
        raise BadOption("port", port=str(port))
    if host is None:
        host = ANYWHERE if lan else os.environ.get("RETORTA_HOST", settings.USUAL_HOST)
    known = os.environ.get("RETORTA_NAMES", "")
    cores = os.cpu_count() or 1
    chosen = settings.Settings(
        data_dir=place.data_dir,
        database=place.database,
        host=host,
        port=port,
        local_address=os.environ.get("RETORTA_LOCAL_ADDRESS", ""),
        base=settings.checked_base(base or os.environ.get("RETORTA_BASE", "/")),
        names=(*names, *(name.strip() for name in known.split(",") if name.strip())),
        workers=settings.number_from(os.environ, "RETORTA_WORKERS", min(max(cores - 1, 1), 4)) or 1,
        ray=ray or os.environ.get("RETORTA_RAY") or None,
        bot_pause=settings.number_from(os.environ, "RETORTA_BOT_PAUSE", 700) / 1000,
        blink=settings.number_from(os.environ, "RETORTA_BLINK", 0) / 1000,
        cluster=cluster or os.environ.get("RETORTA_CLUSTER", "") == "1",
        address=(address or os.environ.get("RETORTA_ADDRESS", "")).rstrip("/"),
        hint_time=settings.number_from(os.environ, "RETORTA_HINT_TIME", 2000) / 1000,
        **from_environment(os.environ),
        **settings.thinking_from(os.environ),
    )
    plugins.open_guests()
    speaker = speaker_of(context)
    run.run(chosen, lambda port: announce(speaker, chosen, port, lan, opening))


def announce(speaker: Speaker, chosen: Settings, port: int, lan: bool, opening: bool) -> None:
    """Say where the tables are."""
    from retorta.server.http import static
    from retorta.server.local_network import lan_address

    host = chosen.host
    own = "127.0.0.1" if host in (ANYWHERE, "::") else f"[{host}]" if ":" in host else host
    address = f"http://{own}:{port}{chosen.base}"
    click.echo(speaker.say("cli-serve-at", address=address))
    if lan:
        shared = f"http://{lan_address()}:{port}{chosen.base}"
        click.echo(speaker.say("cli-serve-shared", address=shared))
        show_code(shared)
    if not static.are_built():
        click.echo(speaker.say("cli-serve-no-pages"))
    click.echo(speaker.say("cli-serve-stop"))
    sys.stdout.flush()
    if opening and can_open():
        # A browser may take its time to start; the tables do not wait for it.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def show_code(address: str) -> None:
    """Draw a QR code, to be scanned from the screen."""
    import segno

    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True, border=2)


def can_open() -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
