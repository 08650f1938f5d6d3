"""A choice and the answers that belong to it: where it ends, and what happened until then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from laws.tells_law import Followed

from retorta.core import door
from retorta.core.tells import Fact
from retorta.core.words import Event, Move
from retorta.games.alchemists import events as told
from retorta.games.alchemists import moves as played
from retorta.games.alchemists.cards import (
    Artifact,
    Favor,
)

Holds = Callable[[Followed, Fact], bool]
"""Whether a fact came true."""

BELONGS: dict[type, tuple[str, ...]] = {
    played.Keep: ("herbalist",),
    played.TakeSpace: ("herbalist",),
    played.Buy: ("herbalist", "think-with-cap", "offer-gold"),
    played.PlayFavor: (
        "transmute",
        "buy-artifact",
        "take-an-order",
        "give-guarantee",
        "revise-theory",
    ),
    played.TakeOrder: ("give-guarantee",),
    played.Guarantee: ("brew-for-sale",),
    played.Publish: ("choose-seal",),
    played.Endorse: ("choose-seal",),
    played.LaySeal: ("choose-grant",),
    played.Disprove: ("choose-grant", "publish-at-once"),
    played.Propose: ("claim-result",),
    played.Claim: ("choose-grant", "publish-at-once", "brew-for-exhibition"),
    played.TakeGrant: ("publish-at-once",),
    played.Mix: ("feather-or-mortar",),
    played.ExchangeSeal: ("choose-new-seal",),
    played.ExchangeFormula: ("choose-new-seal",),
}
"""The questions that still belong to a choice, by the move just made."""
ENDS_OF_ROUND = (
    told.ConferenceHeld,
    told.TopAlchemists,
    told.RoundBegun,
    told.GreenSpaceKept,
    told.TruthRevealed,
)
"""What happens by itself."""


def own_part(followed: Followed) -> tuple[list[Event], Any]:
    """Return the events of the choice itself, and the state at its end."""
    kept: list[Event] = []
    last, asked = followed.move, door.question(followed.before)
    for number, part in enumerate(followed.parts):
        whole, end = True, followed.states[number]
        may_draw = isinstance(last, played.TakeSpace | played.Keep) or last == played.Buy(
            Artifact.HYPNOTIC_AMULET
        )
        for event in part:
            if isinstance(event, ENDS_OF_ROUND):
                whole = False
            if isinstance(event, told.FavorsDrawn):
                # Without a reason of one's own they come from unused cubes.
                whole = whole and may_draw
                may_draw = False
            if not whole:
                break
            kept.append(event)
        if not whole or number + 1 == len(followed.parts):
            return kept, end
        coming = door.question(end)
        goes_on = coming in BELONGS.get(type(last), ())
        if isinstance(last, played.Discard):
            goes_on = asked == coming == "herbalist" and followed.move != last and number > 0
        if isinstance(last, played.PlayFavor) and last.favor in (Favor.ASSISTANT, Favor.CUSTODIAN):
            goes_on = False
        if not goes_on:
            return kept, end
        last, asked = followed.answers[number], coming
    raise AssertionError("a choice has a first part")


def events_of(followed: Followed, kind: type) -> list[Any]:
    return [event for event in own_part(followed)[0] if isinstance(event, kind)]


def sent(move: Move) -> Any:
    return move
