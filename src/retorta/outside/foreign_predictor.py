"""Calling a third-party function that predicts from views, in a separate process.

The process that plays the games also knows the truth; the predictor is sent only views.
"""

from __future__ import annotations

import base64
import pickle
from typing import Any

from retorta.core.box import View
from retorta.core.errors import BadOption
from retorta.outside.foreign_bot import LONGEST, started
from retorta.outside.foreign_bot_program import PROTOCOL, START
from retorta.outside.process import Talking


class ForeignPredictor:
    """The function, as the measuring process sees it."""

    def __init__(self, name: str) -> None:
        self._talking: Talking = started(name)
        hello = {"say": "hello", "protocol": PROTOCOL, "predictor": name}
        self._talking.say(hello, START)
        self.is_found = self._talking.hear(START).get("say") == "ready"
        """Whether there is such a function."""

    def __call__(self, view: View) -> Any:
        """Return its prediction for a view."""
        written = base64.b64encode(pickle.dumps(view)).decode()
        self._talking.say({"say": "predict", "view": written}, LONGEST)
        answer = self._talking.hear(LONGEST)
        if "why" in answer:
            raise BadOption("predictor-failed", problem=str(answer["why"])[:200])
        return answer.get("chances")
