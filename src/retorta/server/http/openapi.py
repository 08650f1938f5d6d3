"""The OpenAPI description of all requests, made from the types of the routes."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, Final

import msgspec

from retorta.tables.routes.route import Route

REFERENCE: Final = "#/components/schemas/{name}"
KINDS: Final = {int: "integer", str: "string"}


def described(routes: list[Route]) -> bytes:
    """Return the description as JSON."""
    types = [kind for route in routes for kind in (route.told, route.body) if _is_typed(kind)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schema_of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Retorta", "version": version("retorta")},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _is_typed(kind: Any) -> bool:
    return kind is not None and kind is not bytes


def _operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in route.parts
    ]
    parameters += [
        {
            "name": query.name,
            "in": "query",
            "required": query.required,
            "schema": {"type": KINDS[query.kind]},
        }
        for query in route.query
    ]
    parameters += [
        {"name": name, "in": "header", "required": True, "schema": {"type": "string"}}
        for name in route.headers
    ]
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": parameters,
        "responses": {
            str(route.status): {"description": "Done.", "content": _content(route.told, schema_of)},
            "default": {"description": "Refused; see ``docs/wire.md``."},
        },
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body, schema_of)}
    return operation


def _content(kind: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    if not _is_typed(kind):
        return {"application/octet-stream": {}}
    return {"application/json": {"schema": schema_of[str(kind)]}}
