"""The process of a third-party bot or predictor: reads questions and writes its answers.

``python -m retorta.outside.foreign_bot_process``; the host sends the first line.
"""

from __future__ import annotations

import base64
import math
import pickle
import sys
from importlib import import_module
from time import process_time
from typing import Any, BinaryIO

from retorta import plugins
from retorta.core import codec
from retorta.core.box import Pov
from retorta.core.errors import TableError


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer lines until there are no more."""
    hello = codec.loads(questions.readline())
    if "predictor" in hello:
        _predict(hello["predictor"], questions, answers)
        return
    made = _made(hello)
    _write(answers, made if isinstance(made, dict) else _ready(made))
    if isinstance(made, dict):
        return
    box = plugins.box(hello["game"])
    for line in questions:
        message = codec.loads(line)
        if message["say"] == "choose":
            dream = pickle.loads(base64.b64decode(message["dream"]))
            _write(answers, _answer(made, Pov(box, dream, message["seat"])))
        elif message["say"] == "think":
            made.think_for(message["seconds"])
            _write(answers, {"say": "ready"})
        elif message["say"] == "over" and hasattr(made, "over"):
            made.over(message["seat"], message)


def _made(hello: dict[str, Any]) -> Any:
    """Return the bot, or the reason why it cannot be made."""
    game, name, seed = hello["game"], hello["bot"], hello["seed"]
    try:
        kind = plugins.bot_class(game, name)
        if hello["budget"] is not None and not getattr(kind, "takes_budget", False):
            return {"say": "refuse", "why": "no-budget"}
        bot = kind(seed) if hello["budget"] is None else kind(seed, hello["budget"])
    except TableError:
        return {"say": "refuse", "why": "unknown", "known": plugins.bots(game)}
    except Exception:  # creating a third-party bot may raise anything
        return {"say": "refuse", "why": "no-bot"}
    return bot if callable(getattr(bot, "choose", None)) else {"say": "refuse", "why": "no-bot"}


def _predict(name: str, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every view with a function's prediction."""
    module, _, function = name.partition(":")
    try:
        predict: Any = getattr(import_module(module), function)
    except Exception:  # importing a third-party module may raise anything
        predict = None
    if not callable(predict):
        _write(answers, {"say": "refuse", "why": "unknown"})
        return
    _write(answers, {"say": "ready"})
    for line in questions:
        view = pickle.loads(base64.b64decode(codec.loads(line)["view"]))
        try:
            chances = [[float(chance) for chance in row] for row in predict(view)]
            _write(answers, {"chances": chances})
        except Exception as problem:
            _write(answers, {"say": "fault", "why": f"{type(problem).__name__}: {problem}"})


def _ready(bot: Any) -> dict[str, Any]:
    told = {"say": "ready"}
    for name in ("budget", "floor", "seconds"):
        value = getattr(bot, name, None)
        if isinstance(value, int | float) and math.isfinite(value):
            told[name] = float(value)  # type: ignore[assignment]
    return told


def _answer(bot: Any, pov: Pov) -> dict[str, Any]:
    begun = process_time()
    try:
        move = bot.choose(pov)
        worked = process_time() - begun
        moves = pov.moves
        if move not in moves:
            return {"say": "fault", "why": f"{move!r} is no legal move"}
        return {"choice": moves.index(move), "worked": worked}
    except Exception as problem:
        return {"say": "fault", "why": f"{type(problem).__name__}: {problem}"}


def _write(answers: BinaryIO, message: dict[str, Any]) -> None:
    answers.write(codec.dumps(message) + b"\n")
    answers.flush()


if __name__ == "__main__":
    # What the bot prints must not be taken for an answer.
    answering = sys.stdout.buffer
    sys.stdout = sys.stderr
    main(sys.stdin.buffer, answering)
