"""The invitation word: if the server has one, nobody may make tables without it."""

from __future__ import annotations

from typing import Final

from retorta.server.http import guess_limit
from retorta.server.http.request import ServerRequest
from retorta.tables.answers import Me, Word
from retorta.tables.routes.route import Route

WRONG: Final = 10.0
"""What a wrong word costs, in requests."""


async def invite_me(request: ServerRequest) -> Me:
    """Give the word that people need to make tables here."""
    given, word = request.body.word.strip(), request.registry.settings.invitation
    if not word:
        return request.shown(request.person)
    # A wrong word is expensive, so that nobody can try many.
    whose = [request.person.id, request.address]
    guess_limit.check(request, given, word, whose, WRONG, "invitation-wrong")
    return request.shown(await request.registry.people.invite(request.person, given))


ROUTES: Final = [
    Route("invite", "PUT", "/api/me/invitation", invite_me, Me, Word),
]
