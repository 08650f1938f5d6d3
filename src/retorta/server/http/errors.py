"""Refusals over HTTP: their status, and their sentence in the reader's language."""

from __future__ import annotations

from functools import cache

import msgspec
from aiohttp import web

from retorta.core.errors import TableError
from retorta.tables.refusals import TooFast, refused, status_of
from retorta.texts import LANGUAGES, Speaker, tag_of


def response_to(problem: TableError, accepted: str, status: int = 0) -> web.Response:
    """Return the response for a refusal, in a language of an ``Accept-Language`` header."""
    body = refused(problem)
    body.message = sentence(problem, accepted)
    response = web.Response(
        body=msgspec.json.encode(body),
        content_type="application/json",
        status=status or status_of(problem),
    )
    if isinstance(problem, TooFast):
        response.headers["retry-after"] = "1"
    return response


def sentence(problem: TableError, accepted: str) -> str:
    """Return a refusal as one sentence, in a language of an ``Accept-Language`` header."""
    language = language_of(accepted)
    try:
        return _speaker(language).error(problem)
    except (KeyError, ValueError):
        # Its parts cannot be put into words; a client understands the name.
        return problem.name


def language_of(accepted: str) -> str:
    """Return the first language of the header that we speak; English if there is none."""
    wishes = []
    for place, written in enumerate(accepted.split(",")[:20]):
        name, _, weight = written.strip().partition(";q=")
        try:
            wish = float(weight) if weight else 1.0
        except ValueError:
            wish = 0.0
        if (language := tag_of(name)) in LANGUAGES:
            wishes.append((-wish, place, language))
    return min(wishes)[2] if wishes else "en"


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)
