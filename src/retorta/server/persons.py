"""Who is who: a secret in a cookie, of which only a hash is kept. No accounts.

A person needs no row in the database until there is something to remember: the hash of the
secret is the person, unless the device was made somebody's by a personal link.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Final

from sqlalchemy import Engine, delete, insert, select, update

from retorta.core.errors import BadOption
from retorta.server.refusals import Missing
from retorta.server.storage.gathering import Statement
from retorta.server.storage.schema import DEVICES, LINKS, PERSONS
from retorta.server.storage.writer import Writer

COOKIE: Final = "retorta"
TEN_YEARS: Final = 10 * 365 * 24 * 3600
LINK_LASTS: Final = 24 * 3600
LONGEST_NAME: Final = 24
REMEMBERED: Final = 20_000
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_SPACE: Final = re.compile(r"\s+")


@dataclass(frozen=True)
class Person:
    """Somebody at this server."""

    id: str
    nickname: str = ""


def new_token() -> str:
    """Return 256 secret bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(b"retorta person\0" + token.encode()).hexdigest()


def token_in(cookies: str) -> str | None:
    """Return the secret in a ``Cookie`` header, if there is one in good shape."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    if found is None or not _TOKEN.fullmatch(found.value):
        return None
    return found.value


def cookie(token: str, secure: bool) -> str:
    """Return the ``Set-Cookie`` header of a secret."""
    written = f"{COOKIE}={token}; Path=/; Max-Age={TEN_YEARS}; HttpOnly; SameSite=Lax"
    return f"{written}; Secure" if secure else written


def checked_name(name: str) -> str:
    """Return a nickname without what nobody should have in a name."""
    kept = "".join(sign for sign in name if sign.isprintable() or sign.isspace())
    kept = _SPACE.sub(" ", kept).strip()
    if not 1 <= len(kept) <= LONGEST_NAME:
        raise BadOption("nickname", most=LONGEST_NAME)
    return kept


class Persons:
    """Everybody this server has met lately."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._known: OrderedDict[str, Person] = OrderedDict()
        """By the hash of a device's secret."""

    def forget(self) -> None:
        """Ask the database again: it was restored."""
        self._known.clear()

    async def of(self, token: str) -> Person:
        """Return whose secret it is."""
        key = hashed(token)
        known = self._known.get(key)
        if known is None:
            known = await asyncio.to_thread(self._look_up, key)
            self._known[key] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    async def rename(self, person: Person, nickname: str) -> Person:
        """Give *person* a nickname."""
        renamed = Person(person.id, checked_name(nickname))
        if renamed == person:
            return person
        statements: list[Statement] = [
            (delete(PERSONS).where(PERSONS.c.id == person.id), None),
            (insert(PERSONS), {"id": person.id, "nickname": renamed.nickname}),
        ]
        await self._writer.write(statements=statements)
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = renamed
        return renamed

    async def new_link(self, person: Person) -> str:
        """Return the secret of a link that makes another device this person's."""
        token = new_token()
        row = {"key": hashed(token), "person": person.id, "expires": time.time() + LINK_LASTS}
        expired = delete(LINKS).where(LINKS.c.expires < time.time())
        await self._writer.write(statements=[(expired, None), (insert(LINKS), row)])
        return token

    async def claim(self, link: str, device: str) -> Person:
        """Make *device*, a fresh secret, belong to the person of *link*; good once."""
        key = hashed(link)
        owner = await asyncio.to_thread(self._owner_of, key)
        if owner is None:
            raise Missing("link")
        # Two devices may claim at once. Only one of them finds the link's key still free.
        used = update(LINKS).where(LINKS.c.key == key).values(key=hashed(device), expires=0.0)
        given = insert(DEVICES).from_select(
            ["key", "person"],
            select(LINKS.c.key, LINKS.c.person).where(LINKS.c.key == hashed(device)),
        )
        gone = delete(LINKS).where(LINKS.c.key == hashed(device))
        await self._writer.write(statements=[(used, None), (given, None), (gone, None)])
        person = await self.of(device)
        if person.id != owner:
            raise Missing("link")
        return person

    def _look_up(self, key: str) -> Person:
        with self._engine.connect() as connection:
            owner = connection.execute(
                select(DEVICES.c.person).where(DEVICES.c.key == key)
            ).scalar()
            person = str(owner) if owner else key
            nickname = connection.execute(
                select(PERSONS.c.nickname).where(PERSONS.c.id == person)
            ).scalar()
        return Person(person, str(nickname or ""))

    def _owner_of(self, key: str) -> str | None:
        asked = select(LINKS.c.person).where(LINKS.c.key == key, LINKS.c.expires > time.time())
        with self._engine.connect() as connection:
            owner = connection.execute(asked).scalar()
        return None if owner is None else str(owner)
