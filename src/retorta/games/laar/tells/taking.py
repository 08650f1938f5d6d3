"""4.3 Taking a card: which good joins a stack, and what that makes of it."""

from __future__ import annotations

from typing import Final

from retorta.core.tells import Change, Effect, Fact
from retorta.games.laar.cards import SPELL, WEAPON, Expert, Kind, SpellKind
from retorta.games.laar.moves import Acquire, Exchange
from retorta.games.laar.rules.acquiring import last_good
from retorta.games.laar.rules.best import points_of_arms
from retorta.games.laar.rules.rounds import EXPERTS_RETURN_AFTER, ROUNDS
from retorta.games.laar.rules.stacks import with_good
from retorta.games.laar.tells.gains import Gains
from retorta.games.laar.tells.pad import written
from retorta.games.laar.tells.seen import Seen
from retorta.games.laar.tells.sending import experts_in
from retorta.games.laar.tells.stacks import joins

CHANGES_ARMS: Final = (SpellKind.WARD, SpellKind.WEAPON_BOOST)
"""The spells that count among weapons."""


def brought_by_taking(seen: Seen, gains: Gains, move: Acquire | Exchange) -> list[Effect]:
    """Return what a card brings as the good that it is, or that an exchange makes of it."""
    state = seen.state
    place = move.good if isinstance(move, Acquire) else last_good(state)
    kind = state.assigned[place] if isinstance(move, Acquire) else int(move.expert)
    good = seen.goods[place]
    assert good is not None, "a card is taken that lies open"
    told: list[Effect] = []
    if isinstance(move, Exchange):
        told += _exchanged(seen, state.assigned[place], kind)
    told += joins(seen, good, Kind(kind))
    last = seen.seat == state.first
    if kind == Kind.GEM and seen.closed and not (last and state.round == ROUNDS):
        # At the end of the last round gems are turned up again.
        told.append(Fact("face-down", {"gem": good.gem}))
    if seen.chances:
        told += changed_by(seen, gains, good.card - 1, kind)
        if last and state.round == ROUNDS:
            told += written(seen, move)
    return told


def _exchanged(seen: Seen, lying: int, played: int) -> list[Effect]:
    """4.3 The expert that lay there comes to the hand; after some rounds all of them do."""
    told: list[Effect] = [Fact("comes-back", {"back": Expert(lying)})]
    if seen.state.round in EXPERTS_RETURN_AFTER:
        return told
    left = seen.state.hands[seen.seat].copy()
    left[lying] += 1
    left[played] -= 1
    return [*told, Fact("experts-left", {"experts": experts_in(left)})]


def changed_by(seen: Seen, gains: Gains, card: int, kind: int) -> list[Effect]:
    """Return by how much more everybody would count now: the taker, and whom weapons concern."""
    state, seat, table = seen.state, seen.seat, seen.table
    gained = gains.of(card, kind)
    told: list[Effect] = [Change("points-now", seat, gained, gained, deduced=True)]
    spell = state.cardboard.spells[card].kind if kind == SPELL else None
    if kind != WEAPON and spell not in CHANGES_ARMS:
        return told
    before = points_of_arms(table)
    after_it = table.copy()
    after_it[seat] = with_good(table[seat], state.cardboard, card, kind)
    return told + others_changed(seat, before, points_of_arms(after_it))


def others_changed(seat: int, before: list[int], after: list[int]) -> list[Effect]:
    """Return the changes of all others who would count more or less now."""
    return [
        Change("points-now", other, now - was, now - was, deduced=True)
        for other, (was, now) in enumerate(zip(before, after, strict=True))
        if other != seat and now != was
    ]
