"""Answers that are the same for everybody: built once, kept as bytes, sent with an ETag."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aiohttp import ETag, web

BUILT: Final = web.AppKey["PreparedAnswers"]("built")
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class Built:
    """Something to send, plain and compressed."""

    plain: bytes
    pressed: bytes
    kind: str
    tag: str
    """The ETag with which a browser asks whether its copy is still the same."""

    def sent(self, request: web.Request, kept: str = ASK_AGAIN) -> web.Response:
        """Return it as a response, compressed if possible, or without content for a valid copy."""
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        if any(tag.value == self.tag for tag in request.if_none_match or ()):
            response = web.Response(status=304, headers=headers)
        else:
            content = self.plain
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                content = self.pressed
            charset = "utf-8" if self.kind.startswith("text/") else None
            response = web.Response(
                body=content, content_type=self.kind, charset=charset, headers=headers
            )
        # The tag is the same whether or not the answer is compressed, so it is weak.
        response.etag = ETag(self.tag, is_weak=True)
        return response


def built(content: bytes, kind: str) -> Built:
    """Return *content*, ready to be sent."""
    tag = hashlib.sha256(content).hexdigest()[:32]
    return Built(content, gzip.compress(content, 9), kind, tag)


class PreparedAnswers:
    """All prepared answers of one server."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, ...], Built] = {}

    async def get(self, name: tuple[str, ...], kind: str, make: Callable[[], bytes]) -> Built:
        """Return the answer of that name; the first time, build it in a thread."""
        found = self._kept.get(name)
        if found is None:
            found = await asyncio.to_thread(lambda: built(make(), kind))
            self._kept[name] = found
        return found
