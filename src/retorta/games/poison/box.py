"""The box of Poison: read it like the back of the real one."""

from __future__ import annotations

from collections.abc import Mapping

from retorta.core.box import Box, DataFile, Insights, Rooms, Rules, Views, Words
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.poison.build_views import counted_now, own, public, recall
from retorta.games.poison.cards import Card
from retorta.games.poison.imagine import imagine
from retorta.games.poison.lines import lines
from retorta.games.poison.moves import MOVES
from retorta.games.poison.options import OPTIONS, checked
from retorta.games.poison.printed import printed_cards
from retorta.games.poison.questions import SECTIONS
from retorta.games.poison.rules.end import Rounds, outcome
from retorta.games.poison.rules.set_up import clear_table
from retorta.games.poison.state import Poison
from retorta.games.poison.targets import alike, targets


def set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Poison:
    """2. Return the table before the first deal; who deals first is drawn by lot."""
    state = Poison(
        agenda=[Rounds()],
        options=checked(options, seats),
        seats=seats,
        round=0,
        giver=dealer.pick(seats),
        hands=[],
        pile=[],
        set_aside=[],
        cauldrons=[],
        open_plays=[],
        taken=[],
        sheets=[],
        totals=[0] * seats,
    )
    clear_table(state)
    return state


def points(state: Poison) -> list[int]:
    """Return the points written down so far."""
    return list(state.totals)


def open_points(state: Poison) -> list[int]:
    """4. Return the points of finished rounds, and what open piles count as they stand."""
    now = counted_now(state)
    if now is None:
        return list(state.totals)
    return [total + more for total, more in zip(state.totals, now.points, strict=True)]


def census(state: Poison) -> list[int]:
    """Return how many of each card there are, wherever they lie."""
    lying = [*state.pile, *state.set_aside]
    for pile in state.taken:
        lying.extend(pile)
    for cauldron in state.cauldrons:
        lying.extend(cauldron.cards)
    return [lying.count(card) + sum(hand[card] for hand in state.hands) for card in Card]


def secrets(state: Poison, seat: Seat) -> dict[str, object]:
    """Return what *seat* cannot know: other hands, the pile, the hand set aside."""
    hidden: dict[str, object] = {
        f"hand of {owner}": list(state.hands[owner])
        for owner in range(state.seats)
        if owner != seat
    }
    if state.pile:
        hidden["pile"] = sorted(state.pile)
    if state.set_aside:
        hidden["set aside"] = sorted(state.set_aside)
    return hidden


BOX = Box(
    name="poison",
    edition=1,
    seats=(3, 6),
    minutes=30,
    weight=1,
    options=OPTIONS,
    package="retorta.games.poison",
    rules=Rules(set_up, Catalogue(MOVES), points, outcome, fewest_points_win=True, alike=alike),
    views=Views(public, own, imagine, secrets, census, recall),
    words=Words(lines, targets, SECTIONS),
    data_file=DataFile(printed_cards),
    insights=Insights(open_points=open_points),
    rooms=Rooms(
        bots="retorta.games.poison.bots",
        companion="retorta.games.poison.companion",
        tensors="retorta.games.poison.tensors",
        tells="retorta.games.poison.tells",
    ),
)
