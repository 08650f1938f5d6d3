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
from collections.abc import Callable
from dataclasses import dataclass, replace
from http.cookies import CookieError, SimpleCookie
from typing import Final

from sqlalchemy import Column, Engine, select

from retorta.server.storage.schema import BLOCKED, DEVICES, INVITED, LINKS, PERSONS
from retorta.server.storage.statements import (
    DeviceKept,
    DeviceRevoked,
    LinkMade,
    LinkUsed,
    PersonInvited,
    PersonNamed,
)
from retorta.server.storage.writer import Writer
from retorta.tables.chairs import checked_name
from retorta.tables.refusals import Missing

COOKIE: Final = "retorta"
TEN_YEARS: Final = 10 * 365 * 24 * 3600
LINK_LASTS: Final = 24 * 3600
REMEMBERED: Final = 20_000
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True)
class Person:
    """Somebody at this server."""

    id: str
    nickname: str = ""
    device: str = ""
    """The hash of the secret by which they were recognised."""
    is_blocked: bool = False
    word: str = ""
    """The hash of the word that they knew, if they were ever asked for one."""


@dataclass(frozen=True)
class Device:
    """A device of somebody."""

    key: str
    label: str = ""
    made: float = 0.0


def new_token() -> str:
    """Return 256 secret bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(b"retorta person\0" + token.encode()).hexdigest()


def name_of(base: str, secure: bool) -> str:
    """Return what the cookie is called, so that browsers hold it to what it is.

    Where pages come encrypted, nobody but this very site can have set it; below a path, which
    ``__Host-`` does not allow, at least nobody who speaks without encryption.
    """
    if not secure:
        return COOKIE
    return f"__Host-{COOKIE}" if base == "/" else f"__Secure-{COOKIE}"


def token_in(cookies: str, name: str = COOKIE) -> str | None:
    """Return the secret in a ``Cookie`` header, if there is one in good shape."""
    try:
        found = SimpleCookie(cookies).get(name)
    except CookieError:
        return None
    if found is None or not _TOKEN.fullmatch(found.value):
        return None
    return found.value


def cookie(token: str, base: str, secure: bool) -> str:
    """Return the ``Set-Cookie`` header of a secret."""
    name = name_of(base, secure)
    written = f"{name}={token}; Path={base}; Max-Age={TEN_YEARS}; HttpOnly; SameSite=Lax"
    return f"{written}; Secure" if secure else written


def old_cookie_gone(base: str) -> str:
    """Return the ``Set-Cookie`` header that takes the old cookie away: it was exchanged."""
    return f"{COOKIE}=; Path={base}; Max-Age=0; HttpOnly; SameSite=Lax"


class People:
    """Everybody this server has met lately."""

    def __init__(self, engine: Engine, writer: Writer, changed: Callable[[str], None]) -> None:
        self._engine = engine
        self._writer = writer
        self._changed = changed
        """Told of whoever is called otherwise, or has another device."""
        self._known: OrderedDict[str, Person | None] = OrderedDict()
        """By the hash of a device's secret; nobody's, if it was sent away."""

    def forget(self, person: str | None = None) -> None:
        """Ask the database again who *person* is; ``None`` is everybody."""
        for key, known in list(self._known.items()):
            # Nobody's device may have been this person's.
            if person is None or known is None or known.id == person:
                del self._known[key]

    async def of(self, token: str) -> Person | None:
        """Return whose secret it is; nobody's, if the device was sent away."""
        key = hashed(token)
        known = self._known.get(key)
        if key not in self._known:
            known = await asyncio.to_thread(self._look_up, key)
            self._known[key] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    async def rename(self, person: Person, nickname: str) -> Person:
        """Give *person* a nickname."""
        chosen = checked_name(nickname)
        if chosen == person.nickname:
            return person
        await self._writer.write(PersonNamed(person.id, chosen))
        return self._change(person, nickname=chosen)

    async def invite(self, person: Person, word: str) -> Person:
        """Take note that *person* knew the word."""
        await self._writer.write(PersonInvited(person.id, hashed(word)))
        return self._change(person, word=hashed(word))

    def _change(self, person: Person, **changed: str) -> Person:
        """Know all devices of *person* by what has changed."""
        for key, known in self._known.items():
            if known is not None and known.id == person.id:
                self._known[key] = replace(known, **changed)  # type: ignore[arg-type]
        self._changed(person.id)
        return replace(person, **changed)  # type: ignore[arg-type]

    async def devices(self, person: Person) -> list[Device]:
        """Return the devices of *person*, the first of all first."""
        return await asyncio.to_thread(self._devices_of, person.id)

    async def revoke(self, person: Person, device: Device) -> None:
        """Let a device of *person* be nobody's."""
        kept = DeviceKept(device.key, person.id, device.label, device.made)
        await self._writer.write(kept, DeviceRevoked(device.key, person.id))
        self._known.pop(device.key, None)
        self._changed(person.id)

    async def new_link(self, person: Person, label: str) -> str:
        """Return the secret of a link that makes another device this person's.

        From now on there are several to be told apart: so what *label* this one has is kept.
        """
        token = new_token()
        now = time.time()
        await self._writer.write(
            LinkMade(hashed(token), person.id, now + LINK_LASTS, now),
            DeviceKept(person.device, person.id, label, now),
        )
        return token

    async def claim(self, link: str, device: str, label: str) -> Person:
        """Make *device*, a fresh secret, belong to the person of *link*; good once."""
        key = hashed(link)
        owner = await asyncio.to_thread(self._owner_of, key)
        if owner is None:
            raise Missing("link")
        await self._writer.write(LinkUsed(key, hashed(device), label, time.time()))
        person = await self.of(device)
        if person is None or person.id != owner:
            raise Missing("link")
        return person

    def _look_up(self, key: str) -> Person | None:
        with self._engine.connect() as connection:
            device = connection.execute(
                select(DEVICES.c.person, DEVICES.c.revoked).where(DEVICES.c.key == key)
            ).first()
            if device is not None and device.revoked:
                return None
            person = str(device.person) if device is not None else key

            def found(column: Column[str], key: Column[str]) -> str | None:
                return connection.execute(select(column).where(key == person)).scalar()

            return Person(
                person,
                nickname=found(PERSONS.c.nickname, PERSONS.c.id) or "",
                device=key,
                is_blocked=found(BLOCKED.c.person, BLOCKED.c.person) is not None,
                word=found(INVITED.c.word, INVITED.c.person) or "",
            )

    def _devices_of(self, person: str) -> list[Device]:
        asked = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.made)
        with self._engine.connect() as connection:
            rows = connection.execute(asked).all()
        found = [Device(row.key, row.label, row.made) for row in rows if not row.revoked]
        if not any(row.key == person for row in rows):
            found.insert(0, Device(person))  # of which there was nothing to say yet
        return found

    def _owner_of(self, key: str) -> str | None:
        asked = select(LINKS.c.person).where(LINKS.c.key == key, LINKS.c.expires > time.time())
        with self._engine.connect() as connection:
            owner = connection.execute(asked).scalar()
        return None if owner is None else str(owner)
