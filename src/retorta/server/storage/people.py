"""Who is who: a secret in a cookie, of which only a hash is stored. There are no accounts.

A person needs no row in the database until there is something to remember: the hash of the
secret is the person, unless the device was made somebody's by a personal link.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Column, Engine, select

from retorta.server.storage.schema import BLOCKED, DEVICES, INVITED, LINKS, PERSONS
from retorta.server.storage.statements import (
    DeviceKept,
    DeviceRevoked,
    LinkMade,
    LinkUsed,
    PersonBlocked,
    PersonForgotten,
    PersonInvited,
    PersonNamed,
    PersonUnblocked,
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
    """The hash of the word that they gave, if they were ever asked for one."""


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
    """Return the hash of a secret, which is all that is stored of it."""
    return hashlib.sha256(b"retorta person\0" + token.encode()).hexdigest()


def name_of(base: str, secure: bool) -> str:
    """Return the name of the cookie, whose prefix tells browsers who may set it.

    If pages are encrypted, nobody but this very site can have set it; below a path, which
    ``__Host-`` does not allow, it can at least not have been set without encryption.
    """
    if not secure:
        return COOKIE
    return f"__Host-{COOKIE}" if base == "/" else f"__Secure-{COOKIE}"


def token_in(cookies: str, name: str = COOKIE) -> str | None:
    """Return the secret in a ``Cookie`` header, if there is a well-formed one."""
    # By hand: the standard library unquotes every cookie, in quadratic time.
    found = None
    for written in cookies.split(";"):
        key, sign, value = written.partition("=")
        if sign and key.strip() == name:
            found = value.strip().strip('"')
    return found if found is not None and _TOKEN.fullmatch(found) else None


def cookie(token: str, base: str, secure: bool) -> str:
    """Return the ``Set-Cookie`` header for a secret."""
    name = name_of(base, secure)
    written = f"{name}={token}; Path={base}; Max-Age={TEN_YEARS}; HttpOnly; SameSite=Lax"
    return f"{written}; Secure" if secure else written


def old_cookie_gone(base: str) -> str:
    """Return the ``Set-Cookie`` header that deletes the old cookie, which has been replaced."""
    return f"{COOKIE}=; Path={base}; Max-Age=0; HttpOnly; SameSite=Lax"


class People:
    """Everybody this server has met lately.

    The owner of a device may change while one of its requests or sockets is open. So callers do
    not keep a :class:`Person`: a device that is *in use* is never forgotten here, and callers ask
    :meth:`whose` it is now.
    """

    def __init__(self, engine: Engine, writer: Writer, changed: Callable[[str], None]) -> None:
        self._engine = engine
        self._writer = writer
        self._changed = changed
        """Called with the id of a person whose name, devices or rights have changed."""
        self._known: OrderedDict[str, Person | None] = OrderedDict()
        """People by the hash of their device's secret; ``None`` if the device was signed out."""
        self._in_use: Counter[str] = Counter()
        """How many requests and sockets each device has open."""
        self._changes = 0
        """How many changes there were: what was looked up during one may be out of date."""

    async def of(self, token: str) -> Person | None:
        """Return whose secret it is; ``None`` if the device was signed out."""
        key = hashed(token)
        while key not in self._known:
            changes = self._changes
            found = await asyncio.to_thread(self._look_up, key)
            if changes == self._changes:
                self._make_room()
                self._known[key] = found
        return self._known[key]

    @contextlib.contextmanager
    def in_use(self, device: str) -> Iterator[None]:
        """Remember whose *device* is while any of its requests or sockets is open."""
        self._in_use[device] += 1
        try:
            yield
        finally:
            self._in_use[device] -= 1
            if not self._in_use[device]:
                del self._in_use[device]

    def whose(self, device: str) -> Person | None:
        """Return whose a device in use is now; ``None`` if it was signed out."""
        return self._known.get(device)

    def is_here(self, device: str, person: str) -> bool:
        """Whether a device in use is still *person*'s, and *person* is not blocked."""
        now = self._known.get(device)
        return now is not None and now.id == person and not now.is_blocked

    def _make_room(self) -> None:
        if len(self._known) >= REMEMBERED:
            unused = next((key for key in self._known if key not in self._in_use), None)
            if unused is not None:
                del self._known[unused]

    async def rename(self, person: Person, nickname: str) -> Person:
        """Give *person* a nickname."""
        chosen = checked_name(nickname)
        if chosen == person.nickname:
            return person
        await self._writer.write(PersonNamed(person.id, chosen))
        return self._change(person, nickname=chosen)

    async def invite(self, person: Person, word: str) -> Person:
        """Store that *person* knew the word."""
        await self._writer.write(PersonInvited(person.id, hashed(word)))
        return self._change(person, word=hashed(word))

    async def block(self, person: str) -> None:
        """Block *person*, who may then only watch."""
        await self._writer.write(PersonBlocked(person, time.time()))
        self._know(person, is_blocked=True)

    async def unblock(self, person: str) -> None:
        """Unblock *person*."""
        await self._writer.write(PersonUnblocked(person))
        self._know(person, is_blocked=False)

    async def forget(self, person: str) -> None:
        """Forget *person*: their devices belong to nobody from now on."""
        await self._writer.write(PersonForgotten(person))
        self._changes += 1
        self._known.update((key, None) for key in self._devices_known(person))

    def _change(self, person: Person, **changed: str) -> Person:
        """Note what has changed for all devices of *person*, and tell others."""
        self._know(person.id, **changed)
        self._changed(person.id)
        return replace(person, **changed)  # type: ignore[arg-type]

    def _know(self, person: str, **changed: str | bool) -> None:
        self._changes += 1
        for key in self._devices_known(person):
            known = self._known[key]
            assert known is not None
            self._known[key] = replace(known, **changed)  # type: ignore[arg-type]

    def _devices_known(self, person: str) -> list[str]:
        return [key for key, known in self._known.items() if known and known.id == person]

    async def devices(self, person: Person) -> list[Device]:
        """Return the devices of *person*, the oldest first."""
        return await asyncio.to_thread(self._devices_of, person.id)

    async def revoke(self, person: Person, device: Device) -> None:
        """Sign out a device of *person*, and delete all their links that nobody has used yet.

        The device itself may have made one, in order to come back.
        """
        kept = DeviceKept(device.key, person.id, device.label, device.made)
        await self._writer.write(kept, DeviceRevoked(device.key, person.id))
        self._changes += 1
        self._known[device.key] = None
        self._changed(person.id)

    async def new_link(self, person: Person, label: str) -> str:
        """Return the secret of a link that makes another device this person's.

        From now on there are several devices to tell apart, so the *label* of this one is stored.
        """
        token = new_token()
        now = time.time()
        await self._writer.write(
            LinkMade(hashed(token), person.id, person.device, now + LINK_LASTS, now),
            DeviceKept(person.device, person.id, label, now),
        )
        return token

    async def claim(self, link: str, device: str, label: str) -> Person:
        """Make *device*, a fresh secret, belong to the person of *link*, which works only once."""
        key = hashed(link)
        owner = await asyncio.to_thread(self._owner_of, key)
        if owner is None:
            raise Missing("link")
        await self._writer.write(LinkUsed(key, hashed(device), label, time.time()))
        person = await self.of(device)
        if person is None or person.id != owner:
            raise Missing("link")
        return person

    # What somebody else may have changed.

    def ask_again(self) -> None:
        """Forget everybody: the database was restored."""
        self._changes += 1
        self._known.clear()

    async def look_again(self, person: str | None = None) -> None:
        """Look up *person*, or everybody, again: another server has changed them."""
        while True:
            changes = self._changes
            # A device that was signed out may have been this person's.
            changed = [
                key
                for key, known in self._known.items()
                if person is None or known is None or known.id == person
            ]
            found = await asyncio.to_thread(self._look_up_all, changed)
            if changes == self._changes:  # otherwise there was another change meanwhile
                self._changes += 1
                self._known.update(found)
                return

    async def find_sent_away(self) -> bool:
        """Find devices in use that were signed out or blocked elsewhere; return whether any was.

        All other devices are forgotten, and looked up when they come.
        """
        self._known = OrderedDict(
            (key, known) for key, known in self._known.items() if key in self._in_use
        )
        in_use = {key: known for key, known in self._known.items() if known is not None}
        persons = {key: known.id for key, known in in_use.items()}
        revoked, blocked = await asyncio.to_thread(self._sent_away, persons)
        # People changed here meanwhile may have been unblocked: the next check will tell.
        found: dict[str, Person | None] = {
            key: replace(known, is_blocked=True)
            for key, known in in_use.items()
            if known.id in blocked and self._known.get(key) is known
        }
        # A device that was revoked never comes back, whatever else has changed.
        found.update(dict.fromkeys(revoked))
        if found:
            self._changes += 1
            self._known.update(found)
        return bool(found)

    def _sent_away(self, persons: dict[str, str]) -> tuple[list[str], list[str]]:
        """Return which of these devices were revoked, and which of their *persons* are blocked."""
        if not persons:
            return [], []
        revoked = select(DEVICES.c.key).where(DEVICES.c.key.in_(persons), DEVICES.c.revoked)
        everybody = set(persons.values())
        blocked = select(BLOCKED.c.person).where(BLOCKED.c.person.in_(everybody))
        with self._engine.connect() as connection:
            return (
                list(connection.execute(revoked).scalars()),
                list(connection.execute(blocked).scalars()),
            )

    def _look_up_all(self, keys: list[str]) -> dict[str, Person | None]:
        return {key: self._look_up(key) for key in keys}

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
        query = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.made)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        found = [Device(row.key, row.label, row.made) for row in rows if not row.revoked]
        if not any(row.key == person for row in rows):
            found.insert(0, Device(person))  # of which nothing has been stored yet
        return found

    def _owner_of(self, key: str) -> str | None:
        query = select(LINKS.c.person).where(LINKS.c.key == key, LINKS.c.expires > time.time())
        with self._engine.connect() as connection:
            owner = connection.execute(query).scalar()
        return None if owner is None else str(owner)
