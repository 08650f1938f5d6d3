"""A game of Alchemists played by the engine, and what a player at the table would have noted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Event, Move
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import Area
from retorta.games.alchemists.events import (
    AspectShown,
    ClaimAnswered,
    TheoryDebunked,
    TheoryEndorsed,
    TheoryPublished,
    TheoryRevised,
)
from retorta.games.alchemists.moves import (
    Claim,
    Disprove,
    Endorse,
    ExchangeFormula,
    Plan,
    PlayFavor,
    Propose,
    Publish,
)
from retorta.games.alchemists.rules.master import ClaimResult
from retorta.games.alchemists.rules.mixing import potion_of
from retorta.games.alchemists.state import Alchemists

ME = 0
"""Whose notebook it is, by seat."""
ON_THE_BOARD = (Publish, Endorse, Disprove, ExchangeFormula, PlayFavor)


def name_of(seat: int) -> str:
    return "me" if seat == ME else f"P{seat + 1}"


def noted_games(
    seats: int, options: dict[str, str], seed: int
) -> Iterator[tuple[list[dict[str, Any]], Alchemists]]:
    """Yield, after every move that is seen on the board, all that is noted, and the game."""
    match = Match(BOX, seats, SeededDealer(seed), options)
    luck = SeededDealer(seed + 1)
    facts: list[dict[str, Any]] = []
    while not match.is_over:
        seat = match.deciders()[0]
        state: Alchemists = match.state
        news = match.play(seat, _eager(state, match.legal_moves(seat), luck))
        noted = [fact for event in news for fact in facts_of(event)]
        facts += noted
        if noted:
            yield facts, match.state


def _eager(state: Alchemists, legal: list[Move], luck: SeededDealer) -> Move:
    """Return a move of somebody who is here to publish and to debunk, rightly or wrongly."""
    liked = [move for move in legal if _is_liked(state, move)]
    kinds = liked if liked and luck.pick(8) else legal
    return kinds[luck.pick(len(kinds))]


def _is_liked(state: Alchemists, move: Move) -> bool:
    if isinstance(move, Plan):
        return move.area in (Area.PUBLISH, Area.DEBUNK)
    if isinstance(move, Propose):
        return state.theories[move.first] is not None or state.theories[move.second] is not None
    if isinstance(move, Claim):
        step = state.agenda[-1]
        if not isinstance(step, ClaimResult):
            return False
        return move.potion is potion_of(state, step.first, step.second)
    return isinstance(move, ON_THE_BOARD)


def facts_of(event: Event) -> list[dict[str, Any]]:
    """Return what is noted of an event; seals are seen when they are opened."""
    match event:
        case TheoryPublished(seat, one, formula) if seat == ME:
            return [{"published": codec.plain(one), "formula": formula + 1, "by": "me"}]
        case TheoryPublished(seat, one, formula):
            theory = {"theory": codec.plain(one), "formula": formula + 1}
            return [{**theory, "weight": 0.5, "by": name_of(seat)}]
        case TheoryRevised(seat, one, formula):
            revised = {"published": codec.plain(one), "formula": formula + 1}
            return [{**revised, "by": name_of(seat)}]
        case TheoryEndorsed(seat, one):
            return [{"sealed": codec.plain(one), "by": name_of(seat)}]
        case AspectShown(_, one, colour, plus):
            sign = "+" if plus else "-"
            return [{"aspect": codec.plain(one), "colour": codec.plain(colour), "sign": sign}]
        case ClaimAnswered(_, first, second, potion, yes):
            pair = [codec.plain(first), codec.plain(second)]
            claim: dict[str, Any] = {"mix": pair, "all": True} if yes else {"not": pair}
            return [{**claim, "result": codec.plain(potion)}]
        case TheoryDebunked(_, one, owners=owners, seals=seals):
            return [
                {"sealed": codec.plain(one), "by": name_of(owner), "seal": codec.plain(seal)}
                for owner, seal in zip(owners, seals, strict=True)
            ]
    return []
