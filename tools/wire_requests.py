"""A function in TypeScript for each request that a page may make, from the list of routes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from retorta.tables.routes.route import Route

NUMBERS: Final = {"number": "number"}
"""Parts of addresses that are not strings."""
_NAMED: Final = re.compile(r"{(\w+)}")
_TYPE: Final = re.compile(r"\b[A-Z]\w+")
Written = Callable[[Any], str]
"""Returns a type in TypeScript."""


def typescript(head: str, routes: list[Route], written: Written) -> str:
    """Return the module of all requests."""
    functions = [_function(route, written) for route in routes]
    named = {
        name
        for route in routes
        for kind in (route.told, route.body)
        if _is_typed(kind)
        for name in _TYPE.findall(written(kind))
        if name != "Record"
    }
    return "\n".join(
        [
            head,
            f'import type {{ {", ".join(sorted(named))} }} from "./wire";',
            'import { ask, fetched, withQuery } from "../lib/request";\n',
            *functions,
        ]
    )


def _function(route: Route, written: Written) -> str:
    path = _NAMED.sub(lambda it: f"${{encodeURIComponent({it[1]})}}", route.path)
    address = f"`{path}`" if route.parts else f'"{route.path}"'
    takes = [f"{part}: {NUMBERS.get(part, 'string')}" for part in route.parts]
    hands = [f'"{route.method}"', address]
    if route.body is not None:
        takes.append(f"body: {written(route.body) if _is_typed(route.body) else 'string'}")
    if route.query:
        parts = [
            f"{it.name}{'' if it.required else '?'}: {written(it.kind)}"
            f"{'' if it.required else ' | undefined'}"
            for it in route.query
        ]
        takes.append(f"query: {{ {'; '.join(parts)} }}")
        hands[1] = f"withQuery({address}, query)"
    if route.headers:
        parts = [f'"{name}": string' for name in route.headers]
        takes.append(f"headers: {{ {'; '.join(parts)} }}")
    if route.body is not None or route.headers:
        hands.append("body" if route.body is not None else "undefined")
    if route.headers:
        hands.append("headers")
    told = written(route.told) if _is_typed(route.told) else "Response"
    call = f"ask<{told}>" if _is_typed(route.told) else "fetched"
    return (
        f"/** {route.summary} */\n"
        f"export const {_camel(route.name)} = ({', '.join(takes)}): Promise<{told}> =>\n"
        f"  {call}({', '.join(hands)});\n"
    )


def _is_typed(kind: Any) -> bool:
    return kind is not None and kind is not bytes


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(part.title() for part in others)
