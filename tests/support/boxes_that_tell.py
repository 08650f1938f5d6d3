"""Games that tell of every move with whose eyes it was looked at, whatever they tell otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from retorta import plugins
from retorta.core.tells import Choice, Effect, Fact, TellsRoom, Told


def tell(choice: Choice) -> Told:
    """Tell whose choice it is, whose own part of the view is looked at, and which move it is."""
    own = choice.view.own
    whose = Fact("eyes", {"seat": choice.seat, "own": own.seat, "note": getattr(own, "note", "")})
    moves: list[list[Effect]] = [[Fact("move", {"which": move})] for move in choice.moves]
    return Told([whose], moves)


ROOM: Final = TellsRoom(tell)


@contextmanager
def telling() -> Iterator[None]:
    """Let all games on the shelf tell this, for a while."""
    rooms = {game: plugins.box(game).rooms for game in plugins.games()}
    try:
        for game, usual in rooms.items():
            # A box is frozen, but everybody who plays has the same one.
            object.__setattr__(plugins.box(game), "rooms", replace(usual, tells=__name__))
        yield
    finally:
        for game, usual in rooms.items():
            object.__setattr__(plugins.box(game), "rooms", usual)


def wrong_with_tells(frame: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """Return what is wrong with a message about choices; *view* was sent before it."""
    found = []
    if (frame["number"], frame["seat"]) != (view["number"], view["seat"]):
        found.append(f"choices of seat {frame['seat']} were told to who looks from {view['seat']}")
    note = (view["own"] or {}).get("note", "")
    seen = {"seat": frame["seat"], "own": frame["seat"], "note": note}
    if [fact["parts"] for fact in frame["question"]] != [seen]:
        found.append(f"seat {frame['seat']} was told what another sees")
    told = [frame["brings"][place][0]["parts"]["which"] for place in frame["which"]]
    if told != [each["move"] for each in view["moves"]]:
        found.append(f"seat {frame['seat']} was told of other moves than it was shown")
    return found
