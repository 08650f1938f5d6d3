"""The browser's files: the built client, and the texts it shares with us.

The client's files lie there compressed as well; which of them is sent is the library's affair.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from aiohttp import web

from retorta import plugins
from retorta.core import codec
from retorta.server.http.asked import REGISTRY
from retorta.tables.refusals import Missing
from retorta.tables.shelf import shelf_book
from retorta.texts import LANGUAGES, books
from retorta.texts.vocabulary import vocabulary

CLIENT: Final = Path(str(files("retorta.server").joinpath("client")))
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Retorta</title>
<h1>Retorta</h1>
<p>The server runs, but the pages for the browser are not built.
Install Retorta again without <code>RETORTA_NO_CLIENT</code>,
or build them with <code>python3 run.py web</code>.</p>
</html>
"""


async def languages(request: web.Request) -> web.Response:
    """Return every language, and what it calls itself."""
    return _sent(request, codec.dumps(books.own_names()), "application/json")


async def text(request: web.Request) -> web.Response:
    """Return a Fluent file; what the language lacks is in English."""
    book = request.match_info["book"].removesuffix(".ftl")
    content = _text(request.match_info["language"], book)
    if content is None:
        raise Missing("nowhere")
    return _sent(request, content, "text/plain")


async def vocabulary_of(request: web.Request) -> web.Response:
    """Return how the fields of a game are put into words, for a page that was not built with it."""
    game = request.match_info["game"].removesuffix(".json")
    if game not in plugins.games():
        raise Missing("nowhere")
    return _sent(request, codec.dumps(vocabulary(plugins.box(game))), "application/json")


async def guest_page(request: web.Request) -> web.Response:
    """Return a file of the page that a guest brings."""
    game, path = request.match_info["game"], request.match_info["path"]
    found = plugins.page_file(game, path) if game in plugins.games() else None
    if found is None:
        raise Missing("nowhere")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return _sent(request, found.read_bytes(), kind)


def _text(language: str, book: str) -> bytes | None:
    if language not in LANGUAGES:
        return None
    if book == books.SHELF:
        return shelf_book(language, plugins.games()).encode()
    package = _package_of(book)
    if package is None:
        return None
    found = books.complete(package, language, book)
    return None if found is None else found.encode()


def _package_of(book: str) -> str | None:
    """Return where a book lies; of one that nobody wrote nothing is remembered."""
    if book in books.BROWSER_BOOKS:
        return books.HOUSE
    game = book.partition(".")[0]
    if game not in plugins.games():
        return None
    package = plugins.box(game).texts
    return package if book in books.game_books(package, game) else None


def _sent(request: web.Request, content: bytes, kind: str) -> web.Response:
    """Return a file that changes when the server does, compressed for who can read that."""
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = _compressed(content)
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(body=content, content_type=kind, charset=charset, headers=headers)


@lru_cache(256)
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, 9)


async def page(request: web.Request) -> web.StreamResponse:
    """Return a file of the client; any other address is a page of its own making."""
    path = request.match_info["path"]
    found = _file(path)
    if found is not None:
        kept = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        return web.FileResponse(found, headers=headers)
    if path.startswith(("api/", "ws/", "assets/", "texts/", "guests/")):
        raise Missing("nowhere")
    content = _first_page(request.app[REGISTRY].settings.base) if are_built() else NOT_BUILT
    return web.Response(
        text=content, content_type="text/html", headers={"cache-control": ASK_AGAIN}
    )


@cache
def _first_page(base: str) -> str:
    """Return the page that loads all others. Its addresses are relative, and it has many."""
    return (CLIENT / "index.html").read_text("utf-8").replace('="./', f'="{base}')


def are_built() -> bool:
    """Whether the pages came along when this was installed."""
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
    except OSError:  # longer than any name can be
        return None
