"""The apps that the site can be installed as."""

from __future__ import annotations

from pathlib import Path

from retorta import plugins
from retorta.server.manifests import COMPANION_FILE, LOBBY_FILE, manifests

PICTURES = [Path(__file__).parents[2] / "web" / folder for folder in ("site", "public")]


def test_two_apps_open_each_at_its_own_place() -> None:
    found = manifests(plugins.games())
    lobby, companion = found[LOBBY_FILE], found[COMPANION_FILE]
    assert (lobby["start_url"], companion["start_url"]) == ("./", "./#/companion")
    assert lobby["id"] != companion["id"]
    assert lobby["name"] != companion["name"]
    urls = [shortcut["url"] for shortcut in companion["shortcuts"]]
    assert urls == [f"./#/companion/{game}" for game in plugins.games()]
    assert "./#/companion" in [shortcut["url"] for shortcut in lobby["shortcuts"]]


def test_nothing_in_them_says_where_the_site_stands() -> None:
    for manifest in manifests(plugins.games()).values():
        for address in (manifest["id"], manifest["start_url"], manifest["scope"]):
            assert address.startswith("./")
        for icon in manifest["icons"]:
            assert any((folder / icon["src"]).is_file() for folder in PICTURES)
