"""The gate: what every request passes before anything looks at it.

Whether it can be meant for us, whether it comes from a page of ours, whose it is, and the
headers that tell browsers what a page of ours may do.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from retorta.core.errors import TableError
from retorta.server import refusals
from retorta.server.house import House
from retorta.server.language import sentence
from retorta.server.limits import is_local, is_our_host, is_our_origin
from retorta.server.persons import Person, cookie, new_token, token_in
from retorta.server.refusals import Forbidden, TooFast

PIPE: Final = "retorta.pipe"
"""The extension of a socket's scope through which frames are sent without waiting."""
PERSON: Final = "retorta.person"
TOKEN: Final = "retorta.token"
"""Where a handler puts a new secret for the cookie."""
SOCKETS: Final = "/ws/tables/"
READING: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


ServeSocket = Callable[[House, str, Scope, Receive, Send], Awaitable[None]]


class Gate:
    """Stands in front of the application."""

    def __init__(self, app: ASGIApp, house: House, sockets: ServeSocket) -> None:
        self._app = app
        self._house = house
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers[b"origin"].decode("latin-1") if b"origin" in headers else None
        named = is_our_host(host, self._house.settings.names)
        if kind == "websocket":
            if named and is_our_origin(origin, host) and scope["path"].startswith(SOCKETS):
                table = scope["path"].removeprefix(SOCKETS)
                await self._sockets(self._house, table, scope, receive, send)
            else:
                # Before it is accepted, closing answers with status 403.
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self._house.metrics.requests += 1
        try:
            await self._enter(scope, receive, send, named, is_our_origin(origin, host))
        except TableError as problem:
            await _refuse(scope, send, problem)

    async def _enter(
        self, scope: Any, receive: Receive, send: Send, named: bool, ours: bool
    ) -> None:
        if not named:
            raise Forbidden("wrong-host")
        changing = scope["method"] not in READING
        if changing and not ours:
            raise Forbidden("wrong-origin")
        fresh = None
        if scope["path"].startswith("/api/"):
            headers = dict(scope["headers"])
            token = token_in(headers.get(b"cookie", b"").decode("latin-1"))
            if token is None:
                token = fresh = new_token()
            elif scope["path"] == "/api/me":
                # Browsers forget a cookie after some hundred days unless it is set again.
                scope[TOKEN] = token
            person = await self._house.persons.of(token)
            scope[PERSON] = person
            self._allow(scope, person, changing, fresh is not None)
        await self._app(scope, receive, _Answer(scope, send, fresh).send)

    def _allow(self, scope: Any, person: Person, changing: bool, fresh: bool) -> None:
        """Refuse whoever asks too much; a new face is known by its address only."""
        address = (scope.get("client") or ("", 0))[0]
        cost = 1.0 if changing else 0.1
        requests = self._house.requests
        if is_local(address):
            allowed = fresh or requests.take(person.id, cost)
        elif fresh:
            allowed = requests.take(address, cost)
        else:
            allowed = requests.take(person.id, cost) and requests.take(address, cost / 10)
        if not allowed:
            raise TooFast("too-fast")


class _Answer:
    """Adds our headers to whatever the application answers."""

    def __init__(self, scope: Any, send: Send, fresh: str | None) -> None:
        self._scope = scope
        self._send = send
        self._fresh = fresh

    async def send(self, message: Message) -> None:
        """Pass a message on."""
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *HEADERS]
            token = self._scope.get(TOKEN) or self._fresh
            if token:
                written = cookie(token, secure=_is_secure(self._scope))
                headers.append((b"set-cookie", written.encode()))
            if self._scope["path"].startswith("/api/"):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await self._send(message)


def _is_secure(scope: Any) -> bool:
    return bool(scope["scheme"] == "https")


async def _refuse(scope: Any, send: Send, problem: TableError) -> None:
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = {**refusals.written(problem), "message": sentence(problem, accepted)}
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *HEADERS]
    if isinstance(problem, TooFast):
        headers.append((b"retry-after", b"1"))
    await send(
        {
            "type": "http.response.start",
            "status": refusals.status_of(problem),
            "headers": headers,
        }
    )
    await send(
        {"type": "http.response.body", "body": msgspec.json.encode(body), "more_body": False}
    )
