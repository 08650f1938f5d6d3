"""Web app manifests: the site can be installed as two apps; they say where each opens.

People at a real table want the companion and not the lobby, so it is an app of its own: pages of
the companion link its manifest instead of the other (``web/src/tab/installing.ts``). All addresses
are relative, since a site may be at any path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from retorta.companion.question import questions
from retorta.texts import Speaker

DESCRIPTION: Final = "Four games of potions and alchemy, at one table."
AT_A_REAL_TABLE: Final = "For friends round the box: oracle, notebook, score pads, recipe book."
COLOUR: Final = "#211821"
COMPANION: Final = "./#/companion"
LOBBY_FILE: Final = "manifest.webmanifest"
COMPANION_FILE: Final = "companion.webmanifest"


def manifests(games: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Return both manifests, by the names of their files."""
    speaker = Speaker("en")
    titles = {game: speaker.say(game) for game in games}
    new = [_shortcut(title, f"./#/new/{game}") for game, title in titles.items()]
    helped = {game: title for game, title in titles.items() if questions(game)}
    return {
        LOBBY_FILE: {
            "id": "./",
            "name": "Retorta",
            "short_name": "Retorta",
            "description": DESCRIPTION,
            "start_url": "./",
            "shortcuts": [*new, _shortcut("Companion", COMPANION)],
            **_common(),
        },
        COMPANION_FILE: {
            # There is no such page: the id tells the two apps apart, which share a scope.
            "id": "./companion",
            "name": "Retorta Companion",
            "short_name": "Companion",
            "description": AT_A_REAL_TABLE,
            "start_url": COMPANION,
            "shortcuts": [
                _shortcut(title, f"{COMPANION}/{game}") for game, title in helped.items()
            ],
            **_common(),
        },
    }


def _common() -> dict[str, Any]:
    return {
        "lang": "en",
        "scope": "./",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "categories": ["games"],
        "icons": [
            {"src": "favicon.svg", "type": "image/svg+xml", "sizes": "any"},
            _icon("icon-192.png", 192),
            _icon("icon-512.png", 512),
            {**_icon("icon-maskable-512.png", 512), "purpose": "maskable"},
        ],
    }


def _icon(name: str, size: int) -> dict[str, Any]:
    return {"src": name, "type": "image/png", "sizes": f"{size}x{size}"}


def _shortcut(name: str, address: str) -> dict[str, Any]:
    return {"name": name, "url": address, "icons": [_icon("icon-192.png", 192)]}
