"""What a Ray worker does for a server: it is sent everything each time, and may cache it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from retorta import on_ray
from retorta.thinking.desk import Desk
from retorta.thinking.followed_game import GAMES_KEPT

_desk = Desk()
_told: OrderedDict[str, tuple[Any, list[Any]]] = OrderedDict()
"""Header and moves of the games that the desk follows; the next job may go to another worker."""


def answer(code: str, body: bytes) -> bytes:
    """Return the answer to a request, if it comes from a server with the same code."""
    on_ray.demand_same(code)
    request = msgspec.json.decode(body)
    try:
        found = _answer(request)
    except Exception as problem:
        # Its message may reveal what nobody should know.
        found = {"failed": type(problem).__name__}
    return msgspec.json.encode(found)


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    if request.get("header") is None:
        return _desk.answer(request)
    key, header, entries = request["key"], request["header"], request["entries"]
    known = _told.pop(key, None)
    found: dict[str, Any] = {"unheard": True}
    if known is not None and known[0] == header and known[1] == entries[: len(known[1])]:
        so_far = len(known[1])
        found = _desk.answer(
            {**request, "header": None, "from": so_far, "entries": entries[so_far:]}
        )
    if "unheard" in found:
        found = _desk.answer(request)
    _told[key] = (header, entries)
    if len(_told) > GAMES_KEPT:
        _told.popitem(last=False)
    return found
