"""Three browsers at one table of every game: what each is told, and what each sees move.

What must not appear is asked from the game: the parts of a seat's view and of its events that
a bystander is not shown. They may appear for another seat only as often as they do when
everything that seat cannot know is dealt anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support import browser_tables as tables
from support.browser_tables import Ear
from support.saved_games import forbidden
from web.conftest import Visitor

from retorta import plugins
from retorta.core import codec, door
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.record import Turn
from retorta.core.words import Event, Move, Rule
from retorta.server.storage.database import open_engine
from retorta.server.storage.load import load
from retorta.tables.saved_table import SavedTable

MOVES = 8
OPTIONS: dict[str, dict[str, str]] = {
    # Cards are drawn in the middle of play.
    "poison": {"rulebook": "polish", "hand": "five"},
    # Experts are hidden too, and nobody is helped to remember what was once open.
    "laar": {"variant": "closed", "memory": "none"},
}
COUNT_FLIGHTS = """
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.flights += 1;
        return animate.apply(this, how);
    };
"""


@dataclass
class Evening:
    """What was heard and seen: by Anna on seat 0, Boris on seat 1, Olga who watches."""

    saved: SavedTable
    ears: list[Ear]
    flights: list[int]


@pytest.fixture(scope="module", params=plugins.games())
def evening(request: pytest.FixtureRequest, guests: Visitor, folder: Path) -> Evening:
    """Some moves of a game between two people; Anna wants less motion."""
    game: str = request.param
    bots = ["bot:random"] * (plugins.box(game).seats[0] - 2)
    ears: list[Ear] = []
    hear = {"before": lambda page: ears.append(Ear(page)), "script": COUNT_FLIGHTS}
    anna = guests(f"/new/{game}", **hear)
    tables.set_up(anna, game, ["me", "friend", *bots], **OPTIONS.get(game, {}))
    olga = guests(anna.url, motion="no-preference", **hear)
    boris = guests(anna.url, motion="no-preference", **hear)
    ears[1], ears[2] = ears[2], ears[1]
    boris.locator("li .button.main").first.click()
    for _ in range(MOVES):
        tables.play_something(tables.whoever_decides(anna, boris))
    engine = open_engine(f"sqlite:///{folder / 'retorta.sqlite3'}")
    saved = load(engine, anna.url.split("/")[-1])
    engine.dispose()
    flights = [int(page.evaluate("window.flights")) for page in (anna, boris, olga)]
    for page in (anna, boris, olga):
        page.close()
    return Evening(saved, ears, flights)


def test_each_sees_only_their_own_secrets(evening: Evening) -> None:
    searched = 0
    for number, match in enumerate(moments(evening.saved)):
        for looker, ear in zip((0, 1, None), evening.ears, strict=True):
            for frame in ear.of("view"):
                if (frame["seat"], frame["number"]) == (looker, number):
                    searched += search(frame, match, evening.saved)
    assert searched >= MOVES, "there was hardly anything to look for"
    assert all(evening.saved.seed.hex() not in text(ear.frames) for ear in evening.ears)


def test_things_travel_to_their_places_unless_less_motion_is_wanted(evening: Evening) -> None:
    anna, boris, olga = evening.flights
    assert anna == 0
    assert boris > 0
    assert olga > 0


def moments(saved: SavedTable) -> Iterator[Match]:
    """Play the game of a table again; yield it after each line of play."""
    assert saved.match is not None
    match = saved.deal(saved.chairs)
    yield match
    for entry in saved.match.entries:
        assert isinstance(entry, Turn)
        match.play(entry.seat, saved.box.rules.catalogue.read(entry.move))
        yield match


def search(frame: dict[str, Any], match: Match, saved: SavedTable) -> int:
    """Look through a frame for what others alone may know; return how much was looked for."""
    looker, box = frame["seat"], match.box
    shown = {
        "view": {"public": frame["public"], "own": frame["own"]},
        "moves": [each["move"] for each in frame["moves"]],
        "refused": {each["rule"]: each["targets"] for each in frame["refused"]},
    }
    looked_for = 0
    for owner in range(match.seats):
        if owner == looker or match.is_over:
            continue
        dreamer = (owner + 1) % match.seats if looker is None else looker
        dream = box.views.imagine(match.state, dreamer, SeededDealer(frame["number"]))
        innocent = all_that_is_shown(box, dream, looker)
        own = list(private(codec.plain(match.view(owner)), codec.plain(match.view(None))))
        for each in own:
            assert text(shown).count(each) <= text(innocent).count(each), f"{looker} is told {each}"
        assert shown == innocent, f"what {looker} is shown depends on what it cannot know"
        looked_for += len(own)
    for line in frame["events"]:
        told = text(line["events"])
        for event in saved.log[line["number"]].events:
            public = seen(event, looker)
            others = {seen(event, owner) for owner in range(match.seats)} - {public, "null"}
            for each in others:
                assert each not in told, f"{looker} is told {each}"
            looked_for += len(others)
    return looked_for


def all_that_is_shown(box: Box, state: Any, looker: int | None) -> dict[str, Any]:
    moves: list[Move] = []
    refused: list[tuple[Move, Rule]] = []
    if looker is not None and looker in door.deciders(state):
        moves = door.legal_moves(state, looker)
        refused = door.refusals(state, looker)
    return {
        "view": codec.plain(box.view(state, looker)),
        "moves": [codec.plain(move) for move in moves],
        "refused": forbidden(box, refused),
    }


def private(own: Any, public: Any, name: str = "") -> Iterator[str]:
    """Yield what *own* shows and *public* does not, each with its name."""
    if own == public or own in (None, [], {}) or name == "seat":
        return
    if isinstance(own, dict) and isinstance(public, dict):
        for key, value in own.items():
            yield from private(value, public.get(key), key)
    elif isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        for each, shown in zip(own, public, strict=True):
            yield from private(each, shown, name)
    elif name:
        yield text({name: own})[1:-1]


def seen(event: Event, seat: int | None) -> str:
    found = event.seen_by(seat)
    return "null" if found is None else text(codec.plain(found))


def text(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
