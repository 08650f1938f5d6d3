"""The browser's files: the built client, and the texts it shares with us."""

from __future__ import annotations

import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from retorta import shelf
from retorta.server.refusals import Missing
from retorta.texts import HOUSE, LANGUAGES

CLIENT: Final = files("retorta.server").joinpath("client")
HOUSE_BOOKS: Final = ("core", "errors", "lessons", "web")
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


@get("/texts/{language:str}/{book:str}", media_type="text/plain")
async def text(language: FromPath[str], book: FromPath[str]) -> Response[bytes]:
    """Return a Fluent file."""
    content = _text(language, book.removesuffix(".ftl"))
    if content is None:
        raise Missing("nowhere")
    headers = {"cache-control": ASK_AGAIN}
    return Response(content, media_type="text/plain", headers=headers)


@cache
def _text(language: str, book: str) -> bytes | None:
    if language not in LANGUAGES or book not in (*HOUSE_BOOKS, *shelf.games()):
        return None
    package = HOUSE if book in HOUSE_BOOKS else shelf.box(book).texts
    file = files(package).joinpath(language, f"{book}.ftl")
    return file.read_bytes() if file.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the client; any other address is a page of its own making."""
    found = _file(path)
    if found is not None:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        kept = FOR_EVER if "/assets/" in path else ASK_AGAIN
        return Response(found.read_bytes(), media_type=kind, headers={"cache-control": kept})
    if path.startswith(("/api/", "/ws/", "/assets/")):
        raise Missing("nowhere")
    built = are_built()
    content = CLIENT.joinpath("index.html").read_bytes() if built else NOT_BUILT.encode()
    return Response(content, media_type="text/html", headers={"cache-control": ASK_AGAIN})


def are_built() -> bool:
    """Whether the pages came along when this was installed."""
    return CLIENT.joinpath("index.html").is_file()


def _file(path: str) -> Traversable | None:
    parts = [part for part in path.split("/") if part]
    if not parts or any(part.startswith(".") or "\\" in part for part in parts):
        return None
    found = CLIENT.joinpath(*parts)
    return found if found.is_file() else None
