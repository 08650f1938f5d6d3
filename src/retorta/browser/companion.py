"""Help at a real table, asked by a page of this tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from retorta.browser.asked import Asked
from retorta.companion.question import questions
from retorta.core import codec
from retorta.tables.refusals import Missing

if TYPE_CHECKING:
    from retorta.browser.host import Host


def ask(host: Host, asked: Asked) -> None:
    """Put a question; what answers it is loaded now, since most evenings do without."""
    game, name = asked.named
    question = questions(game).get(name)
    if question is None:
        raise Missing("nowhere")
    asked.tell(codec.plain(question.answer(asked.body(question.asked))))
