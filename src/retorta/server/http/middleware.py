"""What every request goes through before a handler sees it, sockets included.

It checks whether the request is meant for this server, whether it comes from one of our pages,
who sent it, and whether they send too many; and it adds the headers that tell browsers what our
pages may do.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from aiohttp import web

from retorta.core.errors import TableError
from retorta.server.http.errors import response_to
from retorta.server.http.limits import is_local, is_our_host, is_our_origin, place_of
from retorta.server.http.proxies import Proxies
from retorta.server.http.request import FRESH, PERSON, READING, TOKEN, may_change
from retorta.server.logs import access
from retorta.server.policy import POLICY, WORKER_POLICY
from retorta.server.registry import Registry
from retorta.server.storage.database import is_away
from retorta.server.storage.people import (
    cookie,
    name_of,
    new_token,
    old_cookie_gone,
    token_in,
)
from retorta.tables.refusals import Forbidden, Missing, NotStored, TooBig, TooFast

WORKER: Final = re.compile(r"/offline/assets/[\w.-]+\.worker-[\w-]+\.js")
"""The script of the worker in which the engine runs."""
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
WORK: Final = ("/metrics", "/readyz")
"""Paths whose answers are computed anew for every request."""
COSTLY: Final = 2.0
"""What one of these counts as, in requests."""
WORTH_COMPRESSING: Final = 2 << 10
"""Bytes above which an answer is compressed."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_log = logging.getLogger("retorta.server")


class Middleware:
    """Runs before every handler of one server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._base = registry.settings.base
        self._proxies = Proxies(registry.settings.proxies)

    @web.middleware
    async def enter(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request in, or refuse it."""
        metrics = self._registry.metrics
        metrics.requests += 1
        began = time.perf_counter()
        self._registry.header_timeout.head_came(request.protocol)
        request = self._proxies.seen_through(request)
        path = "/" + request.path.removeprefix(self._base)
        accepted = request.headers.get("accept-language", "")
        fresh = False
        try:
            self._demand_ours(request)
            if not path.startswith("/api/"):
                self._allow_place(request, path)
            if path.startswith(("/api/", "/ws/")):
                fresh = await self._recognise(request, path)
            with self._in_use(request):
                response = await handler(request)
        except TableError as problem:
            response = response_to(problem, accepted)
        except web.HTTPRequestEntityTooLarge:
            response = response_to(TooBig("body-too-big"), accepted)
        except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
            response = response_to(Missing("nowhere"), accepted)
        except web.HTTPException as problem:
            response = response_to(TableError("request-shape"), accepted, problem.status)
        except Exception as problem:
            response = response_to(TableError("unexpected"), accepted, 500)
            if is_away(problem):
                self._registry.reading.failed(problem)
                response = response_to(NotStored("database-away"), accepted)
            # The client may have disconnected, which need not be logged.
            elif not isinstance(problem, ConnectionError) or request.transport is not None:
                metrics.failures += 1
                _log.exception("%s %s failed", request.method, _pattern(request))
        if not response.prepared:
            self._dress(request, response, path, fresh)
        seconds = time.perf_counter() - began
        access(
            request.method, _pattern(request), response.status, seconds, request.remote or "nowhere"
        )
        return response

    def _demand_ours(self, request: web.Request) -> None:
        host = request.headers.get("host", "")
        if not is_our_host(host, self._registry.settings.names):
            raise Forbidden("wrong-host")
        if may_change(request) and not is_our_origin(request.headers.get("origin"), host):
            raise Forbidden("wrong-origin")

    async def _recognise(self, request: web.Request, path: str) -> bool:
        """Find out whose request it is; return whether the person is new."""
        token = self._token_of(request)
        person = None if token is None else await self._registry.people.of(token)
        fresh = person is None and not path.startswith("/ws/")
        if fresh:
            token = new_token()
            person = await self._registry.people.of(token)
        request[TOKEN] = token if person is not None else None
        request[FRESH] = fresh
        if person is not None:
            request[PERSON] = person
            if path.startswith("/api/"):
                self._allow(request, person.id, fresh)
            if person.is_blocked and may_change(request):
                raise Forbidden("blocked")
        return fresh

    def _in_use(self, request: web.Request) -> AbstractContextManager[None]:
        """Keep the device of a request known until the request is answered or closed."""
        person = request.get(PERSON)
        return nullcontext() if person is None else self._registry.people.in_use(person.device)

    def _token_of(self, request: web.Request) -> str | None:
        """Return the secret that came with the request, in the current cookie or the old one."""
        written = request.headers.get("cookie", "")
        secure = request.scheme == "https"
        return token_in(written, name_of(self._base, secure)) or token_in(written)

    def _allow(self, request: web.Request, person: str, fresh: bool) -> None:
        """Refuse too many requests; somebody without a cookie is known only by the address.

        People are counted first, and everybody behind an address together only as a last resort:
        a whole club may have just one.
        """
        address = place_of(request.remote or "")
        cost = 0.1 if request.method in READING else 1.0
        buckets = self._registry.requests
        if is_local(address):
            allowed = fresh or buckets.take(person, cost)
        elif fresh:
            allowed = buckets.take(address, cost)
        else:
            allowed = buckets.take(person, cost) and self._registry.addresses.take(address, cost)
        if not allowed:
            raise TooFast("too-fast")

    def _allow_place(self, request: web.Request, path: str) -> None:
        """Refuse an address that sends too many requests for which no cookie is needed.

        That includes sockets, for which a table may be read from the disk. The number of open
        sockets is limited too, but a socket that is turned away does not count as open.
        """
        address = place_of(request.remote or "")
        # With a base path, they are served at the root as well.
        is_work = path in WORK or request.path in WORK
        cost = COSTLY if is_work else 1.0 if path.startswith("/ws/") else 0.1
        if not is_local(address) and not self._registry.addresses.take(address, cost):
            raise TooFast("too-fast")

    def _dress(
        self, request: web.Request, response: web.StreamResponse, path: str, fresh: bool
    ) -> None:
        """Add the headers that all our responses have."""
        response.headers.update(HEADERS)
        if WORKER.fullmatch(path):
            response.headers["content-security-policy"] = WORKER_POLICY
        if not path.startswith("/api/"):
            return
        if response.etag is None:
            response.headers["cache-control"] = "no-store"
            body = response.body if isinstance(response, web.Response) else None
            if isinstance(body, bytes) and len(body) > WORTH_COMPRESSING:
                response.enable_compression()
        self._set_cookie(request, response, path, fresh)

    def _set_cookie(
        self, request: web.Request, response: web.StreamResponse, path: str, fresh: bool
    ) -> None:
        token, secure = request.get(TOKEN), request.scheme == "https"
        if not token or response.status >= 400:
            return
        written = request.headers.get("cookie", "")
        is_old = secure and token_in(written, name_of(self._base, secure)) is None
        is_old = is_old and token_in(written) is not None
        # Browsers forget a cookie after some hundred days unless it is set again.
        if fresh or is_old or path == "/api/me" or path.startswith("/api/claim/"):
            response.headers.add("set-cookie", cookie(token, self._base, secure))
        if is_old:
            response.headers.add("set-cookie", old_cookie_gone(self._base))


def _pattern(request: web.Request) -> str:
    """Return the kind of address that was requested: the address itself may contain a secret."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "an address"
