"""The list of games, described for a person who is choosing one."""

from __future__ import annotations

from typing import cast

from retorta import plugins
from retorta.core.box import Box
from retorta.tables.answers import Aids, GameInfo, OptionInfo
from retorta.texts import books


def shown_shelf() -> list[GameInfo]:
    """Return every game; the first time this loads them all."""
    return [_game(plugins.box(name)) for name in plugins.games()]


def _game(box: Box) -> GameInfo:
    return GameInfo(
        id=box.name,
        edition=box.edition,
        seats=box.seats,
        minutes=box.minutes,
        weight=box.weight,
        reconstructed=box.is_reconstructed,
        options=[
            OptionInfo(
                it.name,
                list(it.values),
                it.default,
                it.is_file,
                dict(it.by_language),
                dict(it.needs),
                list(it.seats),
                it.beside,
                it.is_about_bots,
            )
            for it in box.options
        ],
        aids=[cast("Aids", value) for it in box.shared_options for value in it.values],
        bots=plugins.bots(box.name),
        usual_bot=plugins.usual_bot(box.name),
        books=books.game_books(box.words.texts, box.name),
        page=f"/guests/{box.name}/{plugins.PAGE}" if plugins.has_page(box.name) else None,
    )


def shelf_book(language: str, games: list[str]) -> str:
    """Return the lids of these games, the only part of their books that the shelf needs."""
    boxes = [plugins.box(game) for game in games]
    return "".join(books.lid(box.words.texts, language, box.name) for box in boxes)
