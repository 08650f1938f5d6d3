"""Descriptions of the wire: TypeScript for the browser, tables for the docs.

``python tools/wire.py`` regenerates ``wire.ts`` and ``requests.ts`` in ``web/src/generated``, the
lists between the marks in ``docs/wire.md``, and ``docs/wire-types.md``, from the types in
``tables/messages.py``, ``tables/answers.py``, ``tables/record_answers.py`` and ``core/tells.py``,
and from the routes.
"""

from __future__ import annotations

import ast
import inspect
import json
import types
import typing
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
import wire_requests

from retorta.core import tells
from retorta.server.app import ROUTES
from retorta.server.http import health
from retorta.tab import companion
from retorta.tables import answers, messages, record_answers

ROOT: Final = Path(__file__).parent.parent
TYPESCRIPT: Final = ROOT / "web/src/generated/wire.ts"
REQUESTS: Final = ROOT / "web/src/generated/requests.ts"
PAGE: Final = ROOT / "docs/wire.md"
TYPES: Final = ROOT / "docs/wire-types.md"
TYPES_OF: Final = (answers, record_answers, tells, messages)
"""The modules that contain the types."""
UNIONS: Final = {
    tells.Effect: "Effect",
    messages.ClientMessage: "ClientMessage",
    messages.TableRequest: "TableRequest",
    messages.ServerMessage: "ServerMessage",
}
"""Unions with a name of their own."""
HEAD: Final = "// Written by `python3 run.py types` from the Python classes; not by hand.\n"
TITLE: Final = """# The types of the wire

What the requests and messages of [wire.md](wire.md) are made of.
Written by `python3 run.py types` from the Python classes; a `?` marks what may be left out.

"""
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
WORDS: Final = {int: "number", float: "number", str: "text", bool: "yes or no", type(None): "null"}


def main() -> None:
    """Regenerate everything."""
    TYPESCRIPT.write_text(typescript(), "utf-8")
    REQUESTS.write_text(requests(), "utf-8")
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
    TYPES.write_text(types_page(), "utf-8")


# TypeScript.


def typescript() -> str:
    """Return the module of all messages."""
    parts = [
        HEAD,
        f"export const WIRE = {messages.WIRE};\nexport const WIRE_2 = {messages.WIRE_2};\n",
    ]
    parts += [_interface(kind) for kind in structs(*TYPES_OF)]
    for union, name in UNIONS.items():
        listed = "\n  | ".join(kind.__name__ for kind in typing.get_args(union))
        parts.append(f"export type {name} =\n  | {listed};\n")
    return "\n".join(parts)


def requests() -> str:
    """Return the module of all requests, the companion's too, which only a tab answers."""
    return wire_requests.typescript(HEAD, [*ROUTES, *companion.ROUTES], _typescript)


def structs(*modules: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the types that *modules* define, in their order."""
    return [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
    ]


def _interface(kind: type[msgspec.Struct]) -> str:
    lines = [f"export interface {kind.__name__} {{"]
    form = kind.__struct_config__
    if form.tag_field:
        lines.append(f"  {form.tag_field}: {json.dumps(form.tag)};")
    optional = _optional(kind)
    for name, hint in typing.get_type_hints(kind).items():
        if name in kind.__struct_fields__:
            mark = "?" if name in optional else ""
            lines.append(f"  {name}{mark}: {_typescript(hint)};")
    return "\n".join([*lines, "}\n"])


def _optional(kind: type[msgspec.Struct]) -> set[str]:
    """Return the fields that a client may leave out of a request, or we out of an answer."""
    form = kind.__struct_config__
    if not form.forbid_unknown_fields and not form.omit_defaults:
        return set()
    names = kind.__struct_fields__
    return set(names[len(names) - len(kind.__struct_defaults__) :])


def _union(hint: Any) -> str:
    """Return the name of a union that has one; empty for any other type."""
    return next((name for union, name in UNIONS.items() if union == hint), "")


def _typescript(hint: Any) -> str:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if name := _union(hint):
        return name
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_typescript(each) for each in arguments)
    if origin is typing.Literal:
        return " | ".join(json.dumps(each) for each in arguments)
    if origin is list:
        inner = _typescript(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_typescript(each) for each in arguments)}]"
    if origin is dict:
        return f"Record<string, {_typescript(arguments[1])}>"
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return "unknown"


# Tables for the docs.


def with_tables(page: str) -> str:
    """Return the page about the wire, with regenerated tables."""
    written = {
        "http": _routes(),
        "from-the-client": _messages(messages.ClientMessage),
        "from-the-server": _messages(messages.ServerMessage),
    }
    for name, table in written.items():
        before, mark, rest = page.partition(f"<!-- {name} -->\n")
        assert mark, f"docs/wire.md has no place for {name}"
        end = f"<!-- /{name} -->"
        page = f"{before}{mark}{table}{end}{rest.partition(end)[2]}"
    return page


def _routes() -> str:
    lines = ["| request | sent | answered | |", "|---|---|---|---|"]
    for route in [*ROUTES, *health.ROUTES]:
        query = "&".join(f"{it.name}=…" if it.required else f"{it.name}=…?" for it in route.query)
        address = f"`{route.method} {route.path}{'?' + query if query else ''}`"
        types = f"{_words(route.body)} | {_words(route.told)}"
        lines.append(f"| {address} | {types} | {route.summary} |")
    return "\n".join(lines) + "\n"


def _messages(union: Any) -> str:
    return "\n".join(_described(kind) for kind in typing.get_args(union))


def types_page() -> str:
    """Return the page of all types that are parts of messages, or are sent over HTTP."""
    told = set(typing.get_args(messages.ClientMessage)) | set(
        typing.get_args(messages.ServerMessage)
    )
    others = [kind for kind in structs(*TYPES_OF) if kind not in told]
    listed = [_described(kind) for kind in others]
    effects = " or ".join(kind.__name__ for kind in typing.get_args(tells.Effect))
    listed.append(f"**Effect**: {effects}; its `kind` tells which.\n")
    return TITLE + "\n".join(listed)


def _described(kind: type[msgspec.Struct]) -> str:
    """Return one type as a line, followed by its fields if it has any."""
    tag = kind.__struct_config__.tag
    title = f"**{kind.__name__}**" + (f" (`{tag}`)" if tag else "")
    summary = (kind.__doc__ or "").partition("\n")[0].replace("``", "`")
    lines = [f"{title}: {summary}"]
    meanings = _meanings(kind)
    optional = _optional(kind)
    for name, hint in typing.get_type_hints(kind).items():
        if name not in kind.__struct_fields__:
            continue
        mark = "?" if name in optional else ""
        meaning = f": {meanings[name]}" if name in meanings else ""
        lines.append(f"- `{name}`{mark} {_words(hint)}{meaning}")
    return "\n".join(lines) + "\n"


def _meanings(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Return the documentation below each field of a class."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__ not in {module.__name__ for module in TYPES_OF}:
            continue
        (definition,) = ast.parse(inspect.getsource(base)).body
        assert isinstance(definition, ast.ClassDef)
        for field, below in zip(definition.body, definition.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                text = " ".join(str(below.value.value).split())
                found[field.target.id] = text.replace("``", "`")
    return found


def _words(hint: Any) -> str:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint is None:
        return ""
    if name := _union(hint):
        return name
    if origin in (typing.Union, types.UnionType):
        return " or ".join(_words(each) for each in arguments)
    if origin is typing.Literal:
        return " or ".join(f"`{each}`" for each in arguments)
    if origin is list:
        return f"list of {_words(arguments[0])}"
    if origin is tuple:
        return ", ".join(_words(each) for each in arguments)
    if origin is dict:
        return f"object of {_words(arguments[1])}"
    if hint is bytes:
        return "a file"
    if hint in WORDS:
        return WORDS[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return "JSON"


if __name__ == "__main__":
    main()
