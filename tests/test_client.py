"""The sources of the browser's client agree with the house: a game is one folder there, too."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from retorta import plugins
from retorta.server.settings import USUAL_PORT
from retorta.texts import LANGUAGES, books

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
SOURCE = WEB / "src"
TEXTS = ROOT / "src" / "retorta" / "texts"
GAMES = [name for name in plugins.games() if plugins.box(name).words.texts == "retorta.texts"]
CLIENT_FILES = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in (".ts", ".svelte", ".css")
    and "generated" not in path.relative_to(SOURCE).parts
)


def game_of(path: Path) -> str | None:
    """Return the game in whose folder a file of the client lies."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


@cache
def keys(language: str, book: str) -> frozenset[str]:
    text = (TEXTS / language / f"{book}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


def house_books(language: str) -> list[str]:
    found = [path.name.removesuffix(".ftl") for path in (TEXTS / language).glob("*.ftl")]
    return [book for book in found if book.partition(".")[0] not in GAMES]


def test_the_client_in_development_asks_the_usual_port() -> None:
    """``npm run dev`` beside ``retorta serve`` works without a word about ports."""
    assert f"127.0.0.1:{USUAL_PORT}" in (WEB / "vite.config.ts").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_only_the_folder_of_a_game_names_it(game: str) -> None:
    """A fifth game is a folder more, and no line anywhere else."""
    named = re.compile(rf"\b{game.replace('-', '[-_ ]?')}\b", re.IGNORECASE)
    for path in CLIENT_FILES:
        text = path.read_text("utf-8")
        if game_of(path) is None:
            assert not named.search(text), path
        elif game_of(path) != game:
            # Poison is a potion elsewhere; but a game never draws with the parts of another.
            assert f"/{game}/" not in text, path
            assert f"generated/{game}" not in text, path


def test_every_page_is_opened() -> None:
    opened = (SOURCE / "App.svelte").read_text("utf-8")
    for page in (SOURCE / "pages").glob("*.svelte"):
        assert f'"./pages/{page.name}"' in opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_book_of_the_house_has_a_key_of_a_game(language: str) -> None:
    for book in house_books(language):
        for key in keys(language, book):
            assert not [game for game in GAMES if game in key], f"{key} in {book}"


def test_every_sentence_a_page_asks_for_by_its_name_is_in_a_book_it_opens() -> None:
    """A game's page says what its own books hold, any other what the house's do."""
    for path in CLIENT_FILES:
        game = game_of(path)
        opened = [
            *books.BROWSER_BOOKS,
            *(book.name.removesuffix(".ftl") for book in (TEXTS / "en").glob(f"{game}.*ftl")),
        ]
        known = {key for book in opened for key in keys("en", book)}
        said = set(re.findall(r'\bsay\(\s*"([^"]+)"', path.read_text("utf-8")))
        assert said <= known, f"{path}: {said - known}"


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_drawn_table_is_said_by_its_page(game: str) -> None:
    """What nobody says any more leaves the book."""
    pages = "\n".join(path.read_text("utf-8") for path in CLIENT_FILES if game_of(path) == game)
    for key in keys("en", game):
        if key.startswith(f"{game}-web-"):
            stem = key.rpartition("-")[0]
            assert f'"{key}"' in pages or f"`{stem}-${{" in pages, key


def test_every_sentence_of_the_house_in_the_browser_is_said_somewhere() -> None:
    pages = "\n".join(path.read_text("utf-8") for path in CLIENT_FILES)
    for key in [*keys("en", "web"), *keys("en", "web.later"), *keys("en", "club")]:
        stem = key.rpartition("-")[0]
        if key.startswith(("web-", "club-")):
            assert f'"{key}"' in pages or f"`{stem}-${{" in pages, key
