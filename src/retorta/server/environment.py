"""Settings from the environment: every limit of a server can be set there."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from retorta import plugins
from retorta.core.errors import BadOption
from retorta.server.logs import FORMATS, LEVELS
from retorta.server.settings import number_from

WHOLE: Final = {
    "RETORTA_SOCKETS": "sockets",
    "RETORTA_SOCKETS_OF_ADDRESS": "sockets_per_address",
    "RETORTA_SOCKETS_OF_PERSON": "sockets_per_person",
    "RETORTA_CONNECTIONS_OF_ADDRESS": "connections_per_address",
    "RETORTA_LISTED_OF_ADDRESS": "listed_per_address",
    "RETORTA_BACKUPS_KEPT": "backups_kept",
}
SECONDS: Final = {
    "RETORTA_DATABASE_LIMIT": "database_limit",
    "RETORTA_REQUEST_LIMIT": "request_limit",
    "RETORTA_BODY_LIMIT": "body_limit",
    "RETORTA_SEND_LIMIT": "send_limit",
    "RETORTA_HELLO_LIMIT": "hello_limit",
    "RETORTA_BOT_LIMIT": "bot_limit",
    "RETORTA_REPLAY_LIMIT": "replay_limit",
    "RETORTA_ABSENCE": "absence",
    "RETORTA_IDLE": "idle",
}
MEGABYTES: Final = {
    "RETORTA_STORED_OF_PERSON": "stored_by_person",
    "RETORTA_STORED_OF_ADDRESS": "stored_from_address",
    "RETORTA_RECORDS_KEPT": "records_kept",
    "RETORTA_STORED": "stored_in_all",
}
HOURS: Final = {"RETORTA_BACKUP_HOURS": "backup_every"}
DAYS: Final = {
    "RETORTA_WAITING_DAYS": "waiting_expires",
    "RETORTA_RECORD_DAYS": "records_expire",
}
PACES: Final = {
    "RETORTA_MESSAGES": "messages",
    "RETORTA_REQUESTS": "requests",
    "RETORTA_REQUESTS_OF_ADDRESS": "requests_of_address",
}
"""Number per second; a burst may be five times as large."""
BURST: Final = 5
SECRETS: Final = {"RETORTA_INVITATION": "invitation", "RETORTA_HOST_SECRET": "host_secret"}
SHORTEST_SECRET: Final = 8
"""Minimum length of the host's secret, in characters."""


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the settings found in the environment; refuse invalid values."""
    found: dict[str, Any] = {}
    measures = ((WHOLE, 1), (SECONDS, 1.0), (MEGABYTES, 1e6), (HOURS, 3600.0), (DAYS, 86400.0))
    for names, factor in measures:
        for variable, name in names.items():
            if environment.get(variable):
                found[name] = number_from(environment, variable, 0) * factor
    for variable, name in PACES.items():
        if environment.get(variable):
            pace = float(number_from(environment, variable, 0) or 1)
            found[name] = (pace, BURST * pace)
    for variable, name in SECRETS.items():
        if environment.get(variable):
            found[name] = environment[variable]
    if 0 < len(found.get("host_secret", "")) < SHORTEST_SECRET:
        raise BadOption("host-secret-short", least=SHORTEST_SECRET)
    for game in plugins.games():
        for path in plugins.programs(game).values():
            if not Path(path).is_file():
                raise BadOption("program-missing", path=path)
    found["proxies"] = _proxies(environment.get("RETORTA_PROXIES", ""))
    found["log_format"] = _one_of(environment, "RETORTA_LOG_FORMAT", FORMATS, "plain")
    found["log_level"] = _one_of(environment, "RETORTA_LOG_LEVEL", LEVELS, "info")
    found["access_log"] = bool(number_from(environment, "RETORTA_ACCESS_LOG", 0))
    if environment.get("RETORTA_BACKUP_DIR"):
        found["backup_dir"] = Path(environment["RETORTA_BACKUP_DIR"])
    return found


def _proxies(written: str) -> tuple[str, ...]:
    """Return the networks of trusted proxies, which are *written* with commas between them."""
    try:
        return tuple(
            str(ipaddress.ip_network(part.strip(), strict=False))
            for part in written.split(",")
            if part.strip()
        )
    except ValueError:
        raise BadOption("environment-proxies", value=written) from None


def _one_of(
    environment: Mapping[str, str], variable: str, known: tuple[str, ...], usual: str
) -> str:
    written = environment.get(variable) or usual
    if written not in known:
        raise BadOption("environment-choice", variable=variable, choices=", ".join(known))
    return written
