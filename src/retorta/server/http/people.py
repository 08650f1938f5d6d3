"""People: what they are called, and how they move to another device."""

from __future__ import annotations

from typing import Final

from retorta.server.http import guessing
from retorta.server.http.asked import TOKEN, Asked, Route
from retorta.server.http.devices import label_of
from retorta.server.storage.people import LINK_LASTS, Person, hashed, new_token
from retorta.tables.answers import Link, Me, NewName, Word

WRONG: Final = 10.0
"""What a wrong word costs, in requests."""


def is_invited(asked: Asked, person: Person) -> bool:
    """Whether *person* may make tables: no word is asked for, or they knew it."""
    word = asked.registry.settings.invitation
    return not word or person.word == hashed(word)


def _shown(asked: Asked, person: Person) -> Me:
    return Me(person.nickname, uninvited=not is_invited(asked, person))


async def show_me(asked: Asked) -> Me:
    """Tell what I am called."""
    return _shown(asked, asked.person)


async def rename_me(asked: Asked) -> Me:
    """Choose what I am called."""
    return _shown(asked, await asked.registry.people.rename(asked.person, asked.body.nickname))


async def invite_me(asked: Asked) -> Me:
    """Say the word without which nobody may make tables here."""
    given, word = asked.body.word.strip(), asked.registry.settings.invitation
    if not word:
        return _shown(asked, asked.person)
    # Nobody tries many.
    whose = [asked.person.id, asked.address]
    guessing.check(asked, given, word, whose, WRONG, "invitation-wrong")
    return _shown(asked, await asked.registry.people.invite(asked.person, given))


async def link_me(asked: Asked) -> Link:
    """Make a personal link that moves me to another device."""
    token = await asked.registry.people.new_link(asked.person, _label(asked))
    return Link(f"/claim/{token}", LINK_LASTS)


async def claim(asked: Asked) -> Me:
    """Make this device the person's who made the link."""
    device = new_token()
    link = asked.request.match_info["token"]
    person = await asked.registry.people.claim(link, device, _label(asked))
    asked.request[TOKEN] = device
    return _shown(asked, person)


def _label(asked: Asked) -> str:
    return label_of(asked.request.headers.get("user-agent", ""))


ROUTES: Final = [
    Route("GET", "/api/me", show_me, Me),
    Route("PUT", "/api/me", rename_me, Me, NewName),
    Route("PUT", "/api/me/invitation", invite_me, Me, Word),
    Route("POST", "/api/me/link", link_me, Link, status=201),
    Route("POST", "/api/claim/{token}", claim, Me, status=201),
]
