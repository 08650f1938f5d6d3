"""Trusted proxies: they say where a request came from, and whether it was encrypted."""

from __future__ import annotations

import ipaddress

from aiohttp import web

from retorta.server.http.limits import is_local


class Proxies:
    """The proxies on this machine, and those in the networks that the operator has named."""

    def __init__(self, networks: tuple[str, ...]) -> None:
        self._networks = [ipaddress.ip_network(it) for it in networks]

    def is_trusted(self, address: str) -> bool:
        """Whether *address* is trusted to say where requests come from."""
        if is_local(address):
            return True
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def seen_through(self, request: web.Request) -> web.Request:
        """Return the request as the first trusted proxy received it."""
        if not self.is_trusted(request.remote or ""):
            return request
        scheme = request.headers.get("x-forwarded-proto", "").strip()
        address = self._first_of(request.headers.get("x-forwarded-for", ""))
        if not address and scheme not in ("http", "https"):
            return request
        known_scheme = scheme if scheme in ("http", "https") else request.scheme
        return request.clone(remote=address or request.remote or "", scheme=known_scheme)

    def _first_of(self, forwarded: str) -> str:
        """Return the last address that is not a trusted proxy's; those before it may be forged."""
        address = ""
        for written in reversed(forwarded.split(",")):
            address = written.strip()
            if not self._networks or not self.is_trusted(address):
                break
        return address
