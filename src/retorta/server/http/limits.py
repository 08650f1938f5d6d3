"""How many requests one address or person may make."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

MOST_BUCKETS: Final = 10_000
HOUSEHOLD: Final = 64
"""Length of an IPv6 network's prefix in bits: a household has all the addresses below it."""


class Bucket:
    """Lets through a steady number per second, and a burst now and then."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def has(self, cost: float) -> bool:
        """Whether there is enough left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= cost

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough left; if so, take it."""
        if not self.has(cost):
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for everybody, by address or person; those longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, whose: str, cost: float) -> bool:
        """Whether *whose* bucket has enough left; take nothing."""
        bucket = self._buckets.get(whose)
        return cost <= self._burst if bucket is None else bucket.has(cost)

    def take(self, whose: str, cost: float = 1.0) -> bool:
        """Whether *whose* bucket has enough left; if so, take it."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return bucket.take(cost)


class Sockets:
    """How many sockets are open: in total, of each person and from each address."""

    def __init__(self, most: int, most_of_one: int, most_of_person: int = 1 << 30) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._most_of_person = most_of_person
        self._open: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def one_of(self, address: str, person: str = "") -> Iterator[bool]:
        """Count one more while it is open; yield whether it is allowed."""
        # A person's name is longer than any address.
        whose = [name for name in (address, person) if name]
        full = self._open[address] >= self._most_of_one and not is_local(address)
        full = full or (bool(person) and self._open[person] >= self._most_of_person)
        allowed = self._all < self._most and not full
        self._all += allowed
        for name in whose:
            self._open[name] += allowed
        try:
            yield allowed
        finally:
            self._all -= allowed
            for name in whose:
                self._open[name] -= allowed
                if not self._open[name]:
                    del self._open[name]


def is_local(address: str) -> bool:
    """Whether an address is this machine's own; behind a proxy, it is that of the client."""
    return address in ("127.0.0.1", "::1")


def place_of(address: str) -> str:
    """Return what counts as one address: for IPv6 a household's network, except our own address."""
    if ":" not in address or is_local(address):
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, HOUSEHOLD), strict=False).network_address)


def is_our_host(host: str, names: tuple[str, ...]) -> bool:
    """Whether a ``Host`` header can mean us.

    A name that somebody else made point here (DNS rebinding) does not.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_our_origin(origin: str | None, host: str) -> bool:
    """Whether a request comes from one of our pages. Programs without pages send no origin."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host
