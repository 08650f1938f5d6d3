"""Every address that a page may ask, and what answers there; ``docs/wire.md`` lists them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from retorta.browser import companion, replays, requests
from retorta.browser.asked import Asked
from retorta.browser.held import Held
from retorta.tables.refusals import Missing

if TYPE_CHECKING:
    from retorta.browser.host import Host

Handler = Callable[["Host", Asked], None]
TABLE: Final = r"/api/tables/([\w-]+)"
REPLAY: Final = r"/api/replays/([\w-]+)"


def _at_table(answer: Callable[[Any, Asked, Held], None]) -> Handler:
    """Return what answers once the table that the address names is at hand."""

    def found(host: Host, asked: Asked) -> None:
        host.with_table(asked.named[0], lambda held: answer(host, asked, held), asked)

    return found


ROUTES: Final[list[tuple[str, str, Handler]]] = [
    ("GET", r"/api/shelf", requests.shelf),
    ("GET", r"/api/me", requests.me),
    ("PUT", r"/api/me", requests.rename),
    ("POST", r"/api/me/link", requests.needs_server),
    ("POST", r"/api/claim/([^/]+)", requests.needs_server),
    ("GET", r"/api/tables", requests.tables),
    ("POST", r"/api/tables", requests.make_table),
    ("GET", TABLE, _at_table(requests.show_table)),
    ("DELETE", TABLE, _at_table(requests.put_away)),
    ("POST", rf"{TABLE}/({'|'.join(requests.BY_MESSAGE)})", _at_table(requests.change_seats)),
    ("POST", TABLE + r"/rematch", _at_table(requests.rematch)),
    ("GET", TABLE + r"/worth", _at_table(requests.worth)),
    ("GET", TABLE + r"/standing", _at_table(requests.standing)),
    ("GET", TABLE + r"/sources", _at_table(requests.sources)),
    ("POST", TABLE + r"/hint", _at_table(requests.hint)),
    ("GET", TABLE + r"/lines", requests.needs_server),
    ("GET", TABLE + r"/record", _at_table(requests.record)),
    ("POST", r"/api/records", replays.bring),
    ("GET", REPLAY, replays.info),
    ("GET", REPLAY + r"/record", replays.whole),
    ("GET", REPLAY + r"/moments/([^/]+)", replays.moment),
    ("GET", REPLAY + r"/judgements/([^/]+)", replays.judge),
    ("POST", REPLAY + r"/verify", replays.verify),
    ("POST", r"/api/companion/([a-z][a-z-]*)/([a-z][a-z-]*)", companion.ask),
]
_ROUTES: Final = [(method, re.compile(pattern), handler) for method, pattern, handler in ROUTES]


def route(method: str, address: str) -> tuple[Handler, tuple[str, ...]]:
    """Return what answers at an address, and what the address names."""
    for wanted, pattern, handler in _ROUTES:
        found = pattern.fullmatch(address) if wanted == method else None
        if found is not None:
            return handler, found.groups()
    return _nowhere, ()


def _nowhere(host: Host, asked: Asked) -> None:
    raise Missing("nowhere")
