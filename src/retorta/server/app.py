"""The application: all its addresses, and what every request goes through first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from aiohttp import web

from retorta.server.http import (
    devices,
    health,
    hosting,
    local_network,
    offline,
    openapi,
    people,
    static,
)
from retorta.server.http.limits import place_of
from retorta.server.http.middleware import Middleware
from retorta.server.http.prepared_answers import BUILT, Built, PreparedAnswers, built
from retorta.server.http.request import REGISTRY, ServerRequest, sent_with
from retorta.server.registry import Registry
from retorta.server.sockets import session
from retorta.tables import routes
from retorta.tables.answers import Nothing
from retorta.tables.refusals import TooFast
from retorta.tables.routes.request import File
from retorta.tables.routes.route import SMALL, Route

ROUTES: Final[list[Route]] = [
    *routes.ROUTES,
    # What only a server can do.
    *people.ROUTES,
    *devices.ROUTES,
    *local_network.ROUTES,
    *hosting.ROUTES,
]
ONE_BROWSERS: Final = "private, no-cache"
"""Cached by browsers but not by proxies, since an answer may set a cookie."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def new_app(registry: Registry) -> web.Application:
    """Return the application of one server, under its base."""
    app = web.Application(middlewares=[*registry.ownership.middlewares, Middleware(registry).enter])
    app[REGISTRY] = registry
    app[BUILT] = PreparedAnswers()
    app[offline.OFFLINE] = site = offline.Offline(registry.settings.data_dir)

    async def stop_making(app: web.Application) -> None:
        await site.close()

    app.on_cleanup.append(stop_making)
    app.on_response_prepare.append(_say_nothing_of_ourselves)
    base = registry.settings.base.rstrip("/")
    router = app.router
    for route in [*ROUTES, *health.ROUTES]:
        _add(router, base, route, registry)
    if base:
        # Monitoring need not know the path below which a server runs.
        for route in health.ROUTES:
            _add(router, "", route, registry)
    described = built(openapi.described([*ROUTES, *health.ROUTES]), "application/json")

    async def describe(request: web.Request) -> web.Response:
        return described.sent(request)

    router.add_get(f"{base}/schema/openapi.json", describe)
    router.add_get(f"{base}/ws/tables/{{id}}", session.serve)
    router.add_get(f"{base}/texts/languages.json", static.languages)
    router.add_get(f"{base}/texts/vocabulary/{{game}}", static.vocabulary_of)
    router.add_get(f"{base}/texts/{{language}}/{{book}}", static.text)
    router.add_get(f"{base}/guests/{{game}}/{{path:.*}}", static.guest_page)
    router.add_get(f"{base}/offline/{{path:.*}}", offline.serve)
    router.add_get(f"{base}/{{path:.*}}", static.page)
    return app


async def _say_nothing_of_ourselves(request: web.Request, response: web.StreamResponse) -> None:
    """Remove the header that names the library and its version."""
    response.headers.popall("server", None)


def _add(router: web.UrlDispatcher, base: str, route: Route, registry: Registry) -> None:
    answer = _answering(registry, route)
    router.add_route(route.method, base + route.path, answer)
    if route.method == "GET":
        router.add_route("HEAD", base + route.path, answer)


def _answering(registry: Registry, route: Route) -> Handler:
    """Return the handler of a route."""
    limits = registry.settings.request_limit, registry.settings.body_limit
    bodies = registry.uploads if route.longest > SMALL else registry.bodies

    async def answer(request: web.Request) -> web.StreamResponse:
        with bodies.one_of(place_of(request.remote or "")) as allowed:
            if not allowed:
                raise TooFast("too-fast")
            body = await sent_with(request, route, *limits)
        asking = ServerRequest(request, registry, body)
        told = await route.answer(asking)
        if route.told is not Nothing:
            asking.demand_still_theirs()
        if isinstance(told, Built):
            return told.sent(request, ONE_BROWSERS)
        return _response(told, route.status)

    return answer


def _response(told: Any, status: int) -> web.Response:
    if isinstance(told, File):
        headers = {}
        if told.name:
            headers["content-disposition"] = f'attachment; filename="{told.name}"'
        return web.Response(body=told.content, content_type=told.kind, headers=headers)
    body = msgspec.json.encode(told)
    return web.Response(body=body, content_type="application/json", status=status)
