"""A route: an address, the types of request and answer, and what to do.

The server's application, the tab's addresses, the reading of bodies, the OpenAPI description and
the browser's functions are all made from the list of routes.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from retorta.core import codec, reading
from retorta.core.errors import TableError, Unreadable

SMALL: Final = 64 << 10
"""Bytes of a body, where nothing else is said."""
_NAMED: Final = re.compile(r"{(\w+)}")


@dataclass(frozen=True)
class Query:
    """Something that may stand behind the question mark of an address."""

    name: str
    kind: type
    required: bool = False


@dataclass(frozen=True)
class Route:
    """An address, and what answers there."""

    name: str
    """What a client calls it."""
    method: str
    path: str
    answer: Callable[[Any], Awaitable[Any]]
    """Is handed the host's own :class:`Request`."""
    told: Any
    """The type of the answer; ``bytes`` where it is a file."""
    body: Any = None
    """The type of what is sent; ``bytes`` where it is a file."""
    query: tuple[Query, ...] = ()
    headers: tuple[str, ...] = ()
    """Headers that it needs."""
    longest: int = SMALL
    """Bytes of the body at most."""
    status: int = 200

    @property
    def summary(self) -> str:
        """What it does, in a sentence; where several take a message each, what that asks for."""
        said = self.body if self.answer.__name__ == "take_message" else self.answer
        return (said.__doc__ or "").partition("\n")[0]

    @property
    def parts(self) -> list[str]:
        """The names of what the address itself says."""
        return _NAMED.findall(self.path)

    def named_in(self, address: str) -> dict[str, str] | None:
        """Return what an address says, by name; ``None`` if it is not one of this route.

        For a host without a library that finds the routes.
        """
        wanted, given = self.path.split("/"), address.split("/")
        if len(wanted) != len(given):
            return None
        named: dict[str, str] = {}
        for part, said in zip(wanted, given, strict=True):
            if _NAMED.fullmatch(part):
                named[part[1:-1]] = said
            elif part != said:
                return None
        return named if all(named.values()) else None


def body_of(route: Route, content: bytes) -> Any:
    """Return what was sent, as the route reads it."""
    if route.body is None or route.body is bytes:
        return content if route.body else None
    return read_body(route.body, content)


def read_body(kind: Any, content: bytes) -> Any:
    """Return what was sent, as *kind*."""
    try:
        return reading.read(kind, codec.loads(content))
    except Unreadable:
        raise TableError("request-shape") from None
