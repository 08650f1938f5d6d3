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
"""The default limit of a body, in bytes."""
_NAMED: Final = re.compile(r"{(\w+)}")


@dataclass(frozen=True)
class Query:
    """A query parameter."""

    name: str
    kind: type
    required: bool = False


@dataclass(frozen=True)
class Route:
    """An address and its handler."""

    name: str
    """Its name in a client."""
    method: str
    path: str
    answer: Callable[[Any], Awaitable[Any]]
    """The handler; it is given the host's own :class:`Request`."""
    told: Any
    """The type of the answer; ``bytes`` for a file."""
    body: Any = None
    """The type of the body; ``bytes`` for a file."""
    query: tuple[Query, ...] = ()
    headers: tuple[str, ...] = ()
    """The headers it needs."""
    longest: int = SMALL
    """The limit of the body, in bytes."""
    status: int = 200

    @property
    def summary(self) -> str:
        """Its description in one sentence; for a route with a message of its own, the message's."""
        said = self.body if self.answer.__name__ == "take_message" else self.answer
        return (said.__doc__ or "").partition("\n")[0]

    @property
    def parts(self) -> list[str]:
        """The names of the parameters in the path."""
        return _NAMED.findall(self.path)

    def named_in(self, address: str) -> dict[str, str] | None:
        """Return the parameters of an address; ``None`` if it does not match this route.

        Used by a host without a routing library.
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
    """Return the body, decoded for the route."""
    if route.body is None or route.body is bytes:
        return content if route.body else None
    return read_body(route.body, content)


def read_body(kind: Any, content: bytes) -> Any:
    """Return the body as *kind*."""
    try:
        return reading.read(kind, codec.loads(content))
    except Unreadable:
        raise TableError("request-shape") from None
