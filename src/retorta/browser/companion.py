"""The oracle of Alchemists for a real table, asked by a page of this tab."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from retorta.browser.asked import Asked
from retorta.companion.alchemists.questions import (
    AspectDebunked,
    Claim,
    Code,
    Known,
    Mixing,
    NewCode,
    Reveal,
    Sale,
    Sheet,
)

if TYPE_CHECKING:
    from retorta.browser.host import Host

QUESTIONS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "new": (NewCode, ("compatible",)),
    "mix": (Mixing, ("code", "ingredients")),
    "sell": (Sale, ("code", "ingredients", "order")),
    "aspect": (AspectDebunked, ("code", "ingredient", "colour")),
    "claim": (Claim, ("code", "ingredients", "claim")),
    "exhibit": (Claim, ("code", "ingredients", "claim")),
    "reveal": (Reveal, ("code", "promise")),
    "triangle": (Sheet, ("code",)),
    "deduce": (Known, ("facts",)),
}
"""Every question by the last word of its address: its type, and what of it is put."""


def ask(host: Host, asked: Asked) -> None:
    """Put a question to the oracle."""
    name = asked.named[0]
    kind, parts = QUESTIONS[name]
    body = asked.body(kind)
    # Here and not above: it loads a game and its deductions, which most evenings do without.
    answers = import_module("retorta.companion.alchemists.answers")
    answer = getattr(answers, name)(*(getattr(body, part) for part in parts))
    if name == "new":
        asked.tell(Code(*answer), status=201)
    else:
        asked.tell(answer)
