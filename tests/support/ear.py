"""Who plays by ear and keys: hears what Chromium tells a screen reader, and presses keys.

No selector, no mouse: what is known of a page is its accessibility tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

CONTROLS = ("button", "link", "checkbox", "radio", "combobox", "textbox", "searchbox", "tab")
AGAIN = 20


@dataclass(frozen=True)
class Heard:
    """A node of the tree, as it is read out."""

    role: str
    name: str
    is_disabled: bool
    depth: int


class Listener:
    """Somebody before a page with a screen reader and a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.send("Accessibility.enable")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> Heard:
        """Return what has the focus; a thing that is drawn anew meanwhile is asked for again."""
        for _ in range(AGAIN):
            found = self._cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})
            where = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
            node = self._cdp.send("Accessibility.getPartialAXTree", where)["nodes"][0]
            if not node.get("ignored"):
                break
        return _heard(node, 0)

    def tree(self) -> list[Heard]:
        """Return everything there is to hear, in the order it is read."""
        nodes = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        return list(_read(nodes))

    def hears(self, words: str) -> bool:
        """Whether somewhere on the page these words are read out."""
        return any(words in node.name for node in self.tree())


def _read(nodes: list[dict[str, Any]]) -> Iterator[Heard]:
    by_id = {node["nodeId"]: node for node in nodes}
    waiting = [(node, 0) for node in reversed(nodes) if "parentId" not in node]
    while waiting:
        node, depth = waiting.pop()
        if not node.get("ignored"):
            yield _heard(node, depth)
        children = [by_id[each] for each in node.get("childIds", []) if each in by_id]
        waiting.extend((child, depth + 1) for child in reversed(children))


def _heard(node: dict[str, Any], depth: int) -> Heard:
    told = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return Heard(
        role=node.get("role", {}).get("value", ""),
        name=node.get("name", {}).get("value", "") or "",
        is_disabled=bool(told.get("disabled")),
        depth=depth,
    )


def alike(names: set[str]) -> list[list[str]]:
    """Return the names that differ by letter case or a bare symbol alone."""
    groups: dict[str, list[str]] = {}
    for name in sorted(names):
        # A number tells things apart, and so does a sign before it.
        bare = re.sub(r"[^\w+−\d]|[+−](?!\d)", "", name).casefold()
        groups.setdefault(bare, []).append(name)
    return [group for group in groups.values() if len(group) > 1]


def nameless(tree: list[Heard]) -> list[Heard]:
    """Return controls, pictures and headings that have no word for a name."""
    wanted = (*CONTROLS, "image", "heading")
    return [node for node in tree if node.role in wanted and not re.search(r"\w", node.name)]
