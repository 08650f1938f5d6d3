"""What a page asks the oracle."""

from __future__ import annotations

from typing import Any, Final

from retorta.companion.alchemists import answers
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
from retorta.companion.question import Question

QUESTIONS: Final[dict[str, Question]] = {
    "new": Question(NewCode, Code, lambda asked: Code(*answers.new(asked.compatible))),
    "mix": Question(
        Mixing, dict[str, Any], lambda asked: answers.mix(asked.code, asked.ingredients)
    ),
    "sell": Question(
        Sale, dict[str, Any], lambda asked: answers.sell(asked.code, asked.ingredients, asked.order)
    ),
    "aspect": Question(
        AspectDebunked,
        dict[str, Any],
        lambda asked: answers.aspect(asked.code, asked.ingredient, asked.colour),
    ),
    "claim": Question(
        Claim,
        dict[str, Any],
        lambda asked: answers.claim(asked.code, asked.ingredients, asked.claim),
    ),
    "exhibit": Question(
        Claim,
        dict[str, Any],
        lambda asked: answers.exhibit(asked.code, asked.ingredients, asked.claim),
    ),
    "reveal": Question(
        Reveal, dict[str, Any], lambda asked: answers.reveal(asked.code, asked.promise)
    ),
    "triangle": Question(Sheet, dict[str, Any], lambda asked: answers.triangle(asked.code)),
    "deduce": Question(Known, dict[str, Any], lambda asked: answers.deduce(asked.facts)),
}
