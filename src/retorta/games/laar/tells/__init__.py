"""What each choice brings in Guilds of Laar: a module for each part of the rulebook.

A good counts only at the end of the game, and what it counts then depends on everything taken
until then. So what is told in points is always this: by how much more a player would count if the
points were counted right after the move. What the seat sees decides it, so it is certain, and says
no more than it says: "if counted now". As on the pad, and as bots and hints count
(``docs/rules/laar.md#rulings``, 9), wards and sides are chosen best, and others' universal goods
stay where they are; the seat's own are laid where they bring most, but at the count, where they
are being laid, they are counted where they lie. It is the player's own affair to calculate it.
"""

from __future__ import annotations

from typing import Any, Final

from retorta.core.tells import Choice, Effect, TellsRoom, Told
from retorta.core.words import Move, Seat
from retorta.games.laar.cards import Beast, Expert, Kind, WeaponType
from retorta.games.laar.events import MadeSet
from retorta.games.laar.moves import Acquire, Assign, Exchange
from retorta.games.laar.tells.asked import about_question
from retorta.games.laar.tells.counting import brought_by_answer
from retorta.games.laar.tells.each_card import other_cards
from retorta.games.laar.tells.gains import Gains
from retorta.games.laar.tells.seen import Seen, seen_in
from retorta.games.laar.tells.sending import brought_by_sending
from retorta.games.laar.tells.taking import brought_by_taking
from retorta.games.laar.views import Zone

NUMBERS: Final = (
    *("after", "cards", "different", "gem", "good", "points", "round", "rounds"),
    *("takes_left", "takes_right", "wards", "weapons"),
)
WORDS: Final[dict[str, Any]] = {
    **dict.fromkeys(NUMBERS, int),
    "back": Expert,
    "before": Beast,
    "experts": list[Expert],
    "kind": Kind,
    "left": Seat,
    "other": Seat,
    "right": Seat,
    "runs": list[str],
    "seats": list[Seat],
    "sets": list[MadeSet],
    "weapon": WeaponType,
    "zone": Zone,
}
"""What the parts of the facts are."""


def tell(choice: Choice) -> Told:
    """Return what the seat is told of its choice."""
    seen = seen_in(choice)
    question = about_question(seen)
    gains = Gains(seen.state, seen.seat, seen.table)
    if choice.chances:
        question += other_cards(seen, gains)
    return Told(question, [brought_by(seen, gains, move) for move in choice.moves])


def brought_by(seen: Seen, gains: Gains, move: Move) -> list[Effect]:
    """Return what one of the moves brings."""
    if isinstance(move, Assign):
        return brought_by_sending(seen, gains, move)
    if isinstance(move, Acquire | Exchange):
        return brought_by_taking(seen, gains, move)
    return brought_by_answer(seen, move)


ROOM: Final = TellsRoom(tell, WORDS)
