"""Trusted proxies: they say where a request came from, and whether it was encrypted."""

from __future__ import annotations

import ipaddress

from aiohttp import web

from retorta.server.http.limits import is_local


class Proxies:
    """Those on this machine, and those that whoever runs the server has named."""

    def __init__(self, networks: tuple[str, ...]) -> None:
        self._networks = [ipaddress.ip_network(it) for it in networks]

    def is_trusted(self, address: str) -> bool:
        """Whether what comes from *address* about others is believed."""
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
        """Return the request as the first proxy that is believed received it."""
        if not self.is_trusted(request.remote or ""):
            return request
        scheme = request.headers.get("x-forwarded-proto", "").strip()
        address = self._first_of(request.headers.get("x-forwarded-for", ""))
        if not address and scheme not in ("http", "https"):
            return request
        known_scheme = scheme if scheme in ("http", "https") else request.scheme
        return request.clone(remote=address or request.remote or "", scheme=known_scheme)

    def _first_of(self, forwarded: str) -> str:
        """Return the last address that is no proxy of ours; those before it anybody may claim."""
        address = ""
        for written in reversed(forwarded.split(",")):
            address = written.strip()
            if not self._networks or not self.is_trusted(address):
                break
        return address
