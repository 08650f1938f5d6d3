"""Tells what each play of a seat brings, and what concerns all of them."""

from __future__ import annotations

from retorta.core.tells import Change, Choice, Effect, Fact, Told
from retorta.core.words import Seat
from retorta.games.poison.moves import Play
from retorta.games.poison.state import Poison
from retorta.games.poison.tells.cauldron import in_the_cauldron
from retorta.games.poison.tells.points import (
    Piles,
    in_hidden_piles,
    in_open_piles,
    of_a_hidden_round,
    of_an_open_round,
    victory,
)
from retorta.games.poison.tells.shown_table import after_play, next_seat, shown_table
from retorta.games.poison.tells.unseen import (
    Unseen,
    drawn_poison,
    next_overflows,
    out_of_sight,
    unseen,
)
from retorta.games.poison.views import PublicView


def tell(choice: Choice) -> Told:
    """Return what every play of the seat brings."""
    public: PublicView = choice.view.public
    table = shown_table(public)
    not_seen = unseen(choice.view) if choice.chances else None
    moves = []
    for move in choice.moves:
        assert isinstance(move, Play)
        moves.append(_of_a_play(public, table, choice.seat, move, not_seen))
    return Told(_of_the_question(public, moves, not_seen), moves)


def _of_a_play(
    public: PublicView, table: Poison, seat: Seat, play: Play, not_seen: Unseen | None
) -> list[Effect]:
    after = after_play(table, seat, play)
    spilt = after.taken[seat][len(table.taken[seat]) :]
    piles = Piles(seat, table.taken, after.taken, spilt)
    found = in_the_cauldron(after.cauldrons[play.cauldron], seat, play, spilt)
    following = next_seat(after, seat)
    if following < 0:
        return found + _of_the_last_card(public, after, piles)
    found += in_open_piles(piles) if _are_open(public) else in_hidden_piles(piles)
    if public.pile:
        found.append(Fact("draws", {"left": len(after.pile)}))
    if not_seen is not None:
        if public.pile:
            found += drawn_poison(not_seen)
        found += next_overflows(not_seen, after, following)
    return found


def _of_the_last_card(public: PublicView, after: Poison, piles: Piles) -> list[Effect]:
    """4. The round is counted, and what still lies in cauldrons counts for nobody."""
    left = sum(len(cauldron.cards) for cauldron in after.cauldrons)
    found: list[Effect] = [Fact("round-ends", {"left": left})]
    if not _are_open(public):
        return found + of_a_hidden_round(piles)
    found += of_an_open_round(piles)
    if public.round == public.rounds:
        found += victory(piles, [player.points for player in public.players])
    return found


def _of_the_question(
    public: PublicView, moves: list[list[Effect]], not_seen: Unseen | None
) -> list[Effect]:
    """Return what concerns every play.

    That all cards of a seat overflow, and the fewest it can take, is told to everybody: it
    concludes nothing about what is hidden, but sums up what stands on the plays themselves.
    """
    found: list[Effect] = []
    if not public.pile and sum(player.cards for player in public.players) == 1:
        last = public.round == public.rounds
        found.append(Fact("last-of-game" if last else "last-of-round"))
    elif not_seen is not None:
        found.append(out_of_sight(not_seen))
    taken = [
        effect.least
        for effects in moves
        for effect in effects
        if isinstance(effect, Change) and effect.what == "cards"
    ]
    if len(taken) == len(moves):
        found.append(Fact("all-overflow", {"fewest": min(taken)}, warns=True))
    return found


def _are_open(public: PublicView) -> bool:
    return all(player.taken_cards is not None for player in public.players)
