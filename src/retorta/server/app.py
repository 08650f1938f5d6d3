"""The application: every address, and what stands in front of them."""

from __future__ import annotations

import logging
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from retorta.core.errors import TableError
from retorta.server import alchemy, api, pages, refusals, socket, wire
from retorta.server.gate import Gate
from retorta.server.house import House
from retorta.server.language import sentence
from retorta.server.refusals import Missing, TooBig

_log = logging.getLogger("retorta.server")


def new_app(house: House) -> ASGIApp:
    """Return the application of one server."""
    app = Litestar(
        route_handlers=[api.API, alchemy.ALCHEMY, api.health, api.metrics, pages.text, pages.page],
        on_startup=[house.open],
        on_shutdown=[house.close],
        exception_handlers={
            TableError: _refuse,
            HTTPException: _refuse_request,
            Exception: _apologise,
        },
        openapi_config=OpenAPIConfig(
            title="Retorta",
            version=version("retorta"),
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"house": house}),
        logging_config=None,
        pdb_on_exception=False,
    )
    return Gate(app, house, socket.serve)


def _refuse(request: Request[Any, Any, Any], problem: TableError) -> Response[wire.Refused]:
    message = sentence(problem, request.headers.get("accept-language", ""))
    body = wire.Refused(**refusals.written(problem), message=message)
    return Response(body, status_code=refusals.status_of(problem))


def _refuse_request(
    request: Request[Any, Any, Any], problem: HTTPException
) -> Response[wire.Refused]:
    """Put Litestar's own refusals into our words; what was sent is not repeated."""
    named: TableError = TableError("request-shape")
    if problem.status_code == 413:
        named = TooBig("body-too-big")
    elif problem.status_code in (404, 405):
        named = Missing("nowhere")
    elif problem.status_code >= 500:
        return _apologise(request, problem)
    return _refuse(request, named)


def _apologise(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.Refused]:
    request.app.state.house.metrics.failures += 1
    _log.error("%s failed", request.route_handler.name, exc_info=problem)
    answer = _refuse(request, TableError("unexpected"))
    answer.status_code = 500
    return answer
