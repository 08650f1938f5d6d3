"""The search for an address's route, among the routes of every host and the companion's."""

from __future__ import annotations

from typing import Final

from retorta.tab import companion
from retorta.tables import routes
from retorta.tables.refusals import Missing
from retorta.tables.routes.route import Route

ROUTES: Final[list[Route]] = [*routes.ROUTES, *companion.ROUTES]


def route_at(method: str, address: str) -> tuple[Route, dict[str, str]]:
    """Return the route of an address, and the parameters in the address."""
    for route in ROUTES:
        named = route.named_in(address) if route.method == method else None
        if named is not None:
            return route, named
    raise Missing("nowhere")
