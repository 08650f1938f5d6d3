"""Passwords and secrets that somebody may try to guess: each wrong guess costs time."""

from __future__ import annotations

import hmac

from retorta.server.http.request import ServerRequest
from retorta.tables.refusals import Forbidden, TooFast


def check(
    request: ServerRequest, given: str, right: str, whose: list[str], cost: float, name: str
) -> None:
    """Refuse a wrong guess, with the error *name*, and charge *cost* to each of *whose*.

    Without enough budget for a wrong guess, nobody is told whether the guess was right. Otherwise
    one could go on guessing, and the limit would only hide that a guess was wrong.
    """
    buckets = request.registry.requests
    if not all(buckets.has(each, cost) for each in whose):
        raise TooFast("too-fast")
    if not hmac.compare_digest(given.encode(), right.encode()):
        for each in whose:
            buckets.take(each, cost)
        raise Forbidden(name)
