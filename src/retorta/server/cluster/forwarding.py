"""Forwarding: sends a request for a table of another node to its owner, by the same protocol.

This is a reverse proxy for one request or one socket. It comes before everything else, so that
the owner sees the client unchanged: its cookie, its origin, its language. It is hardly ever
needed if the proxy routes by the table's id (``docs/cluster.md``).
"""

from __future__ import annotations

import asyncio
import hmac
import re
from asyncio import FIRST_COMPLETED
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol, TypeVar

import aiohttp
from aiohttp import WSMsgType, web

from retorta.server.cluster.owners import Peer
from retorta.server.http.errors import response_to
from retorta.server.sockets.connection import WINDOW
from retorta.server.sockets.session import LONGEST_FRAME, PING
from retorta.tables.closing import AGAIN_LATER, LEFT, RESTARTED
from retorta.tables.refusals import NotStored, Unclear

T = TypeVar("T")
SECRET: Final = "x-retorta-node"
"""The header with the secret of the receiving node, which the sender has read in the database."""
CLIENT: Final = "x-retorta-client"
"""The header with the address that the client came from, and whether it used TLS."""
ELSEWHERE: Final = "x-retorta-elsewhere"
"""The header of an answer that says that the table is not here either."""
ATTEMPTS: Final = 40
UNREACHABLE: Final = 8
"""Attempts after which an owner that is alive, but that we cannot reach, is asked to let go."""
PAUSE: Final = 0.1
"""Seconds until the owner is looked up again if it did not answer."""
CONNECTING: Final = 1.0
WAITING: Final = 0.25
"""Seconds between two checks whether the owner is still alive."""
OF_ONE_HOP: Final = frozenset(
    (
        *("connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te"),
        *("trailer", "transfer-encoding", "upgrade", "content-length", SECRET, CLIENT),
    )
)
"""Headers that are not passed on."""
HANDSHAKE: Final = "sec-websocket-"
_TABLE: Final = re.compile(r"/(?:api/tables|ws/tables|api/replays|api/host/tables)/([^/]+)")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class TableFinder(Protocol):
    """Knows where each table is."""

    myself: Peer
    """This node, as others reach it."""

    async def find(self, id: str) -> Peer | None:
        """Return the node that holds the table; ``None`` if this node should answer."""

    def is_alive(self, peer: Peer) -> bool:
        """Whether another node is alive."""

    def forget_where(self, id: str) -> None:
        """Forget where a table is: it was not where we thought."""

    def has_passed_on(self, request: web.Request) -> None:
        """Count a request or a socket that went to another node."""

    def has_been_passed(self, request: web.Request) -> None:
        """Note that another node forwarded a request: its connections serve many people."""

    def want(self, id: str, owner: Peer) -> None:
        """Ask an owner that cannot be reached to let go of a table."""


class NotThere(Exception):
    """The owner could not be reached, or is no longer the owner; nothing was done."""


class Gone(Exception):
    """The owner died while handling the request: nobody can say what became of it."""


def table_in(path: str, base: str) -> str | None:
    """Return the id of the table that an address is about."""
    found = _TABLE.match("/" + path.removeprefix(base))
    return found[1] if found else None


class Forwarding:
    """The middleware of one node that forwards requests to other nodes."""

    def __init__(self, finds: TableFinder, base: str, compression: bool) -> None:
        self._finds = finds
        self._base = base
        self._compression = compression
        self._session: aiohttp.ClientSession | None = None

    async def open(self) -> None:
        """Get ready to reach other nodes."""
        self._session = aiohttp.ClientSession(
            auto_decompress=False,
            cookie_jar=aiohttp.DummyCookieJar(),
            connector=aiohttp.TCPConnector(limit=0),
            timeout=aiohttp.ClientTimeout(total=None, sock_connect=CONNECTING),
        )

    async def close(self) -> None:
        """Close all connections to other nodes."""
        if self._session is not None:
            await self._session.close()

    @web.middleware
    async def enter(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request here, or forward it to the owner of its table."""
        is_passed_on = self._is_from_node(request)
        if is_passed_on:
            self._finds.has_been_passed(request)
            request = _as_it_came(request)
        id = table_in(request.path, self._base)
        try:
            if id is None:
                return await handler(request)
            if not is_passed_on:
                return await self._answer(request, id, handler)
            if await self._is_ours(id):
                return await handler(request)
        except ConnectionResetError:  # the client is gone: nobody reads this
            return web.Response(status=503)
        return web.Response(status=503, headers={ELSEWHERE: "1"})

    async def _is_ours(self, id: str) -> bool:
        try:
            return await self._finds.find(id) is None
        except NotStored:
            return False

    def _is_from_node(self, request: web.Request) -> bool:
        told = request.headers.get(SECRET)
        return told is not None and hmac.compare_digest(
            told.encode(), self._finds.myself.secret.encode()
        )

    async def _answer(self, request: web.Request, id: str, handler: Handler) -> web.StreamResponse:
        accepted = request.headers.get("accept-language", "")
        is_socket = request.headers.get("upgrade", "").lower() == "websocket"
        assert self._session is not None
        body = b""
        for attempt in range(ATTEMPTS):
            peer = None
            try:
                peer = await self._finds.find(id)
                if peer is None and not body:
                    return await handler(request)
                if peer is None:
                    # The body has been read and cannot be read again, so we forward the
                    # request to ourselves, as if to another node.
                    peer = self._finds.myself
                if self._session.closed:  # we are leaving, and can no longer reach others
                    break
                self._finds.has_passed_on(request)
                if is_socket:
                    return await self._pass_socket(request, peer)
                body = body or await request.read()
                return await self._pass_request(request, body, peer)
            except NotThere:
                self._finds.forget_where(id)
                if peer is not None and attempt % UNREACHABLE == UNREACHABLE - 1:
                    self._finds.want(id, peer)
                await asyncio.sleep(PAUSE)
            except Gone:
                self._finds.forget_where(id)
                return response_to(Unclear("unclear"), accepted)
            except NotStored:
                break
        if is_socket:
            return await _turned_away(request)
        return response_to(NotStored("not-stored"), accepted)

    # Requests.

    async def _pass_request(
        self, request: web.Request, body: bytes, peer: Peer
    ) -> web.StreamResponse:
        assert self._session is not None
        asking = self._session.request(
            request.method,
            peer.address + request.raw_path,
            data=body or None,
            headers=self._headers(request, peer),
            allow_redirects=False,
        )
        try:
            answer = await self._while_alive(peer, _whole(asking))
        except aiohttp.ClientConnectorError:
            raise NotThere from None
        except (aiohttp.ClientError, TimeoutError, Gone):
            if request.method in ("GET", "HEAD"):
                raise NotThere from None
            raise Gone from None
        status, headers, content = answer
        if ELSEWHERE in headers:
            raise NotThere
        response = web.Response(body=content, status=status)
        for name, value in headers.items():
            if name.lower() not in OF_ONE_HOP:
                response.headers.add(name, value)
        return response

    def _headers(self, request: web.Request, peer: Peer) -> list[tuple[str, str]]:
        kept = [
            (name, value)
            for name, value in request.headers.items()
            if name.lower() not in OF_ONE_HOP and not name.lower().startswith(HANDSHAKE)
        ]
        return [*kept, (SECRET, peer.secret), (CLIENT, f"{request.scheme} {request.remote or ''}")]

    async def _while_alive(self, peer: Peer, asking: Coroutine[Any, Any, T]) -> T:
        """Wait for an answer as long as the owner is alive; a paused owner gives none."""
        task = asyncio.ensure_future(asking)
        try:
            while not (await asyncio.wait([task], timeout=WAITING))[0]:
                if not self._finds.is_alive(peer):
                    raise Gone
            return task.result()
        finally:
            task.cancel()

    # Sockets.

    async def _pass_socket(self, request: web.Request, peer: Peer) -> web.StreamResponse:
        assert self._session is not None
        connecting = self._session.ws_connect(
            peer.address.replace("http", "ws", 1) + request.raw_path,
            headers=self._headers(request, peer),
            max_msg_size=0,
        )
        try:
            upstream = await self._while_alive(peer, _entered(connecting))
        except aiohttp.WSServerHandshakeError as problem:
            if problem.headers and ELSEWHERE in problem.headers:
                raise NotThere from None
            return web.Response(status=problem.status)
        except (aiohttp.ClientError, TimeoutError, Gone):
            raise NotThere from None
        try:
            socket = web.WebSocketResponse(
                heartbeat=PING, max_msg_size=LONGEST_FRAME, compress=self._compression
            )
            await socket.prepare(request)
            await self._talk(socket, upstream, peer)
        finally:
            await upstream.close()
        return socket

    async def _talk(
        self, socket: web.WebSocketResponse, upstream: aiohttp.ClientWebSocketResponse, peer: Peer
    ) -> None:
        """Pass messages both ways until either side closes, or the owner is dead."""
        up = asyncio.ensure_future(_carry_up(socket, upstream))
        down = asyncio.ensure_future(_carry_down(upstream, socket))
        try:
            while self._finds.is_alive(peer):
                done, _ = await asyncio.wait([up, down], timeout=1.0, return_when=FIRST_COMPLETED)
                if done:
                    break
            code, reason = RESTARTED, b""
            if down.done() and down.exception() is None:
                code, reason = down.result()
            await socket.close(code=code, message=reason)
        finally:
            for task in (up, down):
                task.cancel()
            await asyncio.gather(up, down, return_exceptions=True)


async def _whole(asking: Any) -> tuple[int, Any, bytes]:
    async with asking as answer:
        return answer.status, answer.headers, await answer.read()


async def _entered(connecting: Any) -> aiohttp.ClientWebSocketResponse:
    found: aiohttp.ClientWebSocketResponse = await connecting
    return found


async def _carry_up(
    socket: web.WebSocketResponse, upstream: aiohttp.ClientWebSocketResponse
) -> None:
    async for message in socket:
        if message.type is WSMsgType.TEXT:
            await upstream.send_str(message.data)
        elif message.type is WSMsgType.BINARY:
            await upstream.send_bytes(message.data)
    await upstream.close(code=socket.close_code or LEFT)


async def _carry_down(
    upstream: aiohttp.ClientWebSocketResponse, socket: web.WebSocketResponse
) -> tuple[int, bytes]:
    """Forward the owner's messages; return the code and the reason with which it closed."""
    while True:
        message = await upstream.receive()
        if message.type is WSMsgType.TEXT:
            frame = message.data.encode()
            await socket.send_frame(frame, WSMsgType.TEXT, WINDOW if socket.compress else None)
        elif message.type is WSMsgType.CLOSE:
            return int(message.data or RESTARTED), (message.extra or "").encode()
        elif message.type is not WSMsgType.BINARY:  # cut: the owner is gone
            return RESTARTED, b""


async def _turned_away(request: web.Request) -> web.WebSocketResponse:
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    await socket.close(code=AGAIN_LATER)
    return socket


def _as_it_came(request: web.Request) -> web.Request:
    """Return a request that another node forwarded, as its client sent it."""
    scheme, _, address = request.headers.get(CLIENT, "").partition(" ")
    headers = request.headers.copy()
    for name in (SECRET, CLIENT):
        headers.popall(name, None)
    return request.clone(
        remote=address, scheme=scheme if scheme == "https" else "http", headers=headers
    )
