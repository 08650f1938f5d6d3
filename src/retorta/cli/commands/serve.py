"""``retorta serve``: tables in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from typing import Final

import click

from retorta.cli import speech
from retorta.cli.speech import speaker_of
from retorta.core.errors import BadOption
from retorta.texts import Speaker

ANYWHERE: Final = "0.0.0.0"
HIGHEST_PORT: Final = 65535


@speech.command("serve")
@click.option("--host", metavar="H")
@click.option("--port", type=int, metavar="N")
@click.option("--database", metavar="URL")
@click.option("--data-dir", metavar="DIR")
@click.option("--name", "names", multiple=True, metavar="NAME")
@click.option("--lan", is_flag=True)
@click.option("--open", "opening", is_flag=True)
@click.pass_context
def command(
    context: click.Context,
    host: str | None,
    port: int | None,
    database: str | None,
    data_dir: str | None,
    names: tuple[str, ...],
    lan: bool,
    opening: bool,
) -> None:
    """Serve until stopped."""
    from retorta.server import serving, settings

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
        names=(*names, *(name.strip() for name in known.split(",") if name.strip())),
        workers=settings.number_from(os.environ, "RETORTA_WORKERS", min(max(cores - 1, 1), 4)) or 1,
        bot_pause=settings.number_from(os.environ, "RETORTA_BOT_PAUSE", 700) / 1000,
        hint_time=settings.number_from(os.environ, "RETORTA_HINT_TIME", 2000) / 1000,
    )
    speaker = speaker_of(context)
    serving.run(chosen, lambda port: announce(speaker, chosen.host, port, lan, opening))


def announce(speaker: Speaker, host: str, port: int, lan: bool, opening: bool) -> None:
    """Say where the tables are."""
    from retorta.server import pages

    own = "127.0.0.1" if host in (ANYWHERE, "::") else f"[{host}]" if ":" in host else host
    address = f"http://{own}:{port}/"
    click.echo(speaker.say("cli-serve-at", address=address))
    if lan:
        shared = f"http://{lan_address()}:{port}/"
        click.echo(speaker.say("cli-serve-shared", address=shared))
        show_code(shared)
    if not pages.are_built():
        click.echo(speaker.say("cli-serve-no-pages"))
    click.echo(speaker.say("cli-serve-stop"))
    sys.stdout.flush()
    if opening and can_open():
        # A browser may take its time to start; the tables do not wait for it.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def lan_address() -> str:
    """Return the address under which others on the local network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which way it would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_code(address: str) -> None:
    """Draw a QR code, to be scanned from the screen."""
    import segno

    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True, border=2)


def can_open() -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
