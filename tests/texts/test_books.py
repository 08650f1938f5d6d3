"""A language is one folder: it is found there, names itself, and lacks nothing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from support.copied_house import house_with_language

from retorta import plugins
from retorta.tables.shelf import shelf_book
from retorta.texts import LANGUAGES, Speaker, books, tag_of

ESPERANTO = {
    "core": "core-language = Esperanto\ncore-player = Ludanto { $number }\n",
    "poison": "poison = Veneno\n",
}
"""A language that somebody has only begun."""
FAIR = """\
fair = The fair

# How many.
fair-eggs = { $n ->
    [one] an egg

   *[other] { $n } eggs
}
fair-end =
    It is over.
"""


def keys(text: str) -> list[str]:
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def test_every_language_says_what_it_is_called() -> None:
    assert books.own_names() == {"en": "English", "pl": "Polski", "ru": "Русский"}
    assert tuple(books.own_names()) == LANGUAGES


@pytest.mark.parametrize(
    ("written", "tag"), [("pl_PL.UTF-8", "pl"), ("ru-RU", "ru"), ("EN", "en"), ("C", "c"), ("", "")]
)
def test_a_language_is_known_by_the_first_part_of_its_tag(written: str, tag: str) -> None:
    assert tag_of(written) == tag


@pytest.mark.parametrize("game", ["alchemists", "laar", "poison", "potion-making"])
def test_a_game_has_a_book_and_its_rules_page(game: str) -> None:
    found = books.game_books(plugins.box(game).words.texts, game)
    assert found[0] == game
    assert f"{game}.rules" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complete_book_is_given_as_it_is_written(language: str) -> None:
    for book in (*books.BROWSER_BOOKS, "poison", "poison.rules"):
        assert books.complete(books.HOUSE, language, book) == books.source(
            books.HOUSE, language, book
        )


@pytest.mark.parametrize("book", ["../en/core", "core.ftl/..", "", "Core", "."])
def test_nothing_beside_the_books_is_read(book: str) -> None:
    assert books.source(books.HOUSE, "en", book) is None


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Books of a game: the English ones whole, another language just begun."""
    home = tmp_path_factory.mktemp("library")
    package = home / "fair_of_tests"
    for language, text in (("en", FAIR), ("pl", "fair = Jarmark\n")):
        (package / language).mkdir(parents=True)
        (package / language / "fair.ftl").write_text(text, "utf-8")
    (package / "en" / "fair.rules.ftl").write_text("fair-rules-1-title = Eggs\n", "utf-8")
    (package / "en" / "fairground.ftl").write_text("fairground = Another game\n", "utf-8")
    (package / "__init__.py").touch()
    return home


def test_what_a_language_lacks_is_in_english(
    library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole entries, with all their lines; what it says itself stands."""
    monkeypatch.syspath_prepend(library)

    found = books.complete("fair_of_tests", "pl", "fair")
    whole = books.complete("fair_of_tests", "pl", "fair.rules")

    assert found is not None
    assert keys(found) == ["fair", "fair-eggs", "fair-end"]
    assert "fair = Jarmark" in found
    assert "The fair" not in found
    assert "*[other] { $n } eggs" in found
    assert whole == "fair-rules-1-title = Eggs\n"
    assert books.complete("fair_of_tests", "pl", "fair.absent") is None


def test_a_game_does_not_read_the_books_of_another_with_a_longer_name(
    library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(library)
    assert books.game_books("fair_of_tests", "fair") == ["fair", "fair.rules"]


OLD_RULES = """\
fair-lesson-1-title = Eggs
fair-lesson-1-text = No lesson-1 is fair-lesson-like.
fair-lesson-1-1-text = See { fair-lesson-1-title }.
"""


def test_the_rules_page_of_a_guest_is_read_as_it_once_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """File and keys, in each language for itself: one may be renamed and the other not yet."""
    package = tmp_path / "old_fair_of_tests"
    for language in ("en", "pl"):
        (package / language).mkdir(parents=True)
        (package / language / "fair.ftl").write_text(FAIR, "utf-8")
    (package / "__init__.py").touch()
    (package / "en" / "fair.lessons.ftl").write_text(OLD_RULES, "utf-8")
    (package / "pl" / "fair.rules.ftl").write_text("fair-lesson-1-title = Jajka\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    assert books.game_books("old_fair_of_tests", "fair") == ["fair", "fair.rules"]
    assert books.complete("old_fair_of_tests", "en", "fair.rules") == (
        "fair-rules-1-title = Eggs\n"
        "fair-rules-1-text = No lesson-1 is fair-lesson-like.\n"
        "fair-rules-1-1-text = See { fair-rules-1-title }.\n"
    )
    polish = books.complete("old_fair_of_tests", "pl", "fair.rules") or ""
    assert keys(polish) == ["fair-rules-1-title", "fair-rules-1-text", "fair-rules-1-1-text"]
    assert "Jajka" in polish


@pytest.fixture(scope="module")
def house_with_esperanto(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole house as it is installed, and one folder more."""
    home = tmp_path_factory.mktemp("house")
    return house_with_language(home, "eo", ESPERANTO, "client")


def said(home: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_folder_more_is_a_language_more(house_with_esperanto: Path) -> None:
    """It is listed, asked for by its tag, and speaks English where it has no sentence yet."""
    shown = said(house_with_esperanto, "-m", "retorta", "games", "--json", "--lang", "eo")
    titles = {game["id"]: game["titles"]["eo"] for game in json.loads(shown)}
    assert titles["poison"] == "Veneno"
    assert titles["laar"] == Speaker("en", "laar").say("laar")

    spoken = said(
        house_with_esperanto,
        "-c",
        "from retorta.texts import LANGUAGES, Speaker, books\n"
        "print(LANGUAGES, books.own_names()['eo'])\n"
        "speaker = Speaker('eo', 'poison')\n"
        "print(speaker.player(0), '|', speaker.say('poison-sentence'))",
    ).splitlines()
    assert spoken[0] == "('en', 'eo', 'pl', 'ru') Esperanto"
    assert spoken[1] == f"Ludanto 1 | {Speaker('en', 'poison').say('poison-sentence')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lids_of_the_shelf_have_every_game_and_nothing_else_of_it(language: str) -> None:
    said = shelf_book(language, plugins.games())

    speaker = Speaker(language)
    for game in plugins.games():
        assert f"{game} = {speaker.say(game)}\n" in said
        assert f"{game}-sentence = {speaker.say(f'{game}-sentence')}\n" in said
    assert len(said.splitlines()) == 2 * len(plugins.games())


@pytest.mark.parametrize("game", ["alchemists", "laar", "poison", "potion-making"])
def test_a_table_says_only_what_stands_in_the_book_that_it_opens(game: str) -> None:
    """The companion's book is opened by its pages alone; at a table its words would be blanks."""
    folder = Path(__file__).parent.parent.parent / "web" / "src" / "games" / game
    said = set[str]()
    for path in folder.iterdir():
        if path.suffix in (".svelte", ".ts"):
            said |= set(re.findall(rf'say\(\s*"({game}-[\w-]+)"', path.read_text("utf-8")))
    text = books.source("retorta.texts", "en", game)
    assert text is not None
    assert len(said) > 10
    assert said <= set(keys(text))
