"""Files for the browser: the built client, and the texts it shares with the server.

The client's files are there in compressed form too; the library decides which one is sent.
"""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from aiohttp import web

from retorta import plugins
from retorta.core import codec
from retorta.server.http.prepared_answers import ASK_AGAIN, BUILT, Built, built
from retorta.server.http.request import REGISTRY
from retorta.tables.refusals import Missing
from retorta.tables.shelf import shelf_book
from retorta.texts import LANGUAGES, books
from retorta.texts.vocabulary import vocabulary

CLIENT: Final = Path(str(files("retorta.server").joinpath("client")))
FOR_EVER: Final = "public, max-age=31536000, immutable"
JSON, PLAIN, HTML = "application/json", "text/plain", "text/html"

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Retorta</title>
<h1>Retorta</h1>
<p>The server runs, but the pages for the browser are not built.
Install Retorta again without <code>RETORTA_NO_CLIENT</code>,
or build them with <code>python3 run.py web</code>.</p>
</html>
"""


async def languages(request: web.Request) -> web.Response:
    """Return every language, with its own name for itself."""

    def make() -> bytes:
        return codec.dumps(books.own_names())

    return (await request.app[BUILT].get(("languages",), JSON, make)).sent(request)


async def text(request: web.Request) -> web.Response:
    """Return a Fluent file; sentences missing in the language are in English."""
    language = request.match_info["language"]
    book = request.match_info["book"].removesuffix(".ftl")
    package = _package_of(book) if language in LANGUAGES else None
    if package is None:
        raise Missing("nowhere")

    def make() -> bytes:
        if book == books.SHELF:
            return shelf_book(language, plugins.games()).encode()
        return (books.complete(package, language, book) or "").encode()

    return (await request.app[BUILT].get(("text", language, book), PLAIN, make)).sent(request)


async def vocabulary_of(request: web.Request) -> web.Response:
    """Return the words for the fields of a game, for a page that was not built with it."""
    game = request.match_info["game"].removesuffix(".json")
    if game not in plugins.games():
        raise Missing("nowhere")

    def make() -> bytes:
        return codec.dumps(vocabulary(plugins.box(game)))

    return (await request.app[BUILT].get(("vocabulary", game), JSON, make)).sent(request)


async def guest_page(request: web.Request) -> web.Response:
    """Return a file of the page that a guest has in its package."""
    game, path = request.match_info["game"], request.match_info["path"]
    found = plugins.page_file(game, path) if game in plugins.games() else None
    if found is None:
        raise Missing("nowhere")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    # Read every time, so that the author of such a page sees changes.
    return _compressed(found.read_bytes(), kind).sent(request)


_compressed = lru_cache(256)(built)


def _package_of(book: str) -> str | None:
    """Return the package that has a book; ``None`` if there is no such book."""
    if book in (*books.BROWSER_BOOKS, books.SHELF):
        return books.HOUSE
    game = book.partition(".")[0]
    if game not in plugins.games():
        return None
    package = plugins.box(game).words.texts
    return package if book in books.game_books(package, game) else None


async def page(request: web.Request) -> web.StreamResponse:
    """Return a file of the client; all other addresses are pages that the client shows."""
    path = request.match_info["path"]
    found = _file(path)
    if found is not None:
        kept = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        return web.FileResponse(found, headers=headers)
    if path.startswith(("api/", "ws/", "assets/", "texts/", "guests/")):
        raise Missing("nowhere")
    return (await _first_page(request)).sent(request)


async def _first_page(request: web.Request) -> Built:
    """Return the page that loads all others, as it is on the disk now.

    It is read again when its time or size has changed: the files that the old one names are gone.
    """
    first, base = CLIENT / "index.html", request.app[REGISTRY].settings.base
    try:
        found = first.stat()
    except OSError:
        return built(NOT_BUILT.encode(), HTML)

    def make() -> bytes:
        # Its links are relative, but it is served at many addresses.
        return first.read_text("utf-8").replace('="./', f'="{base}').encode()

    name = "page", str(first), str(found.st_mtime_ns), str(found.st_size)
    return await request.app[BUILT].get(name, HTML, make)


def are_built() -> bool:
    """Whether this installation includes the browser pages."""
    return (CLIENT / "index.html").is_file()


def _file(path: str) -> Path | None:
    parts = [part for part in path.split("/") if part]
    if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    if parts[-1].endswith((".br", ".gz")):
        return None
    found = CLIENT.joinpath(*parts)
    try:
        return found if found.is_file() else None
    except OSError:  # the name is too long
        return None
