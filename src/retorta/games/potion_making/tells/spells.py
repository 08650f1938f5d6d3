"""4. What a spell brings: what it takes, breaks or turns, and that its caster plays on."""

from __future__ import annotations

from typing import Final

from retorta.core.tells import Change, Effect, Fact, Pointless
from retorta.core.words import Seat
from retorta.games.potion_making.cards import ELEMENT, NOTHING, SPELL, Card, Face, Spell
from retorta.games.potion_making.rules.destruction import ChooseWhatToDestroy, ChooseWhatToKeep
from retorta.games.potion_making.rules.knowledge import ChooseWhatToLearn
from retorta.games.potion_making.rules.transformation import (
    ChooseWhatToTransform,
    ChooseWhatToTurnInto,
)
from retorta.games.potion_making.rules.turn import FULL_HAND
from retorta.games.potion_making.state import Built, PotionMaking
from retorta.games.potion_making.tells import table
from retorta.games.potion_making.tells.cabinet import gone, laid, taken_out
from retorta.games.potion_making.tells.recipes import returns, told_of

ASKED_BY: Final = {
    "choose-what-to-learn": Spell.KNOWLEDGE,
    "choose-what-to-destroy": Spell.DESTRUCTION,
    "choose-what-to-keep": Spell.DESTRUCTION,
    "choose-what-to-transform": Spell.TRANSFORMATION,
    "choose-what-to-turn-into": Spell.TRANSFORMATION,
}
"""The spell that asks each of these questions."""
_WHAT: Final = {
    Spell.KNOWLEDGE: "knowledge",
    Spell.DESTRUCTION: "destruction",
    Spell.TRANSFORMATION: "transformation",
}


def cast(before: PotionMaking, seat: Seat, face: Face, after: PotionMaking) -> list[Effect]:
    """4.1 Return where the card goes, what it works upon, and what is played and drawn later."""
    spell = Spell(SPELL[face])
    step = table.question(after)
    asks = isinstance(step, ChooseWhatToLearn | ChooseWhatToDestroy | ChooseWhatToTransform)
    choices = len(step.legal_moves(after, seat)) if step and asks else 1
    told: list[Effect] = [
        Change("points", seat, 0, 0),
        laid(before, face),
        Fact(_WHAT[spell], {"choices": choices}),
        *worked(before, seat, spell, after),
    ]
    cards = table.cards_then(after, seat)
    if cards:
        told.append(Fact("play-on"))
        cards -= 1
    elif not before.deck:
        told.append(Pointless("no-card-follows"))
    if before.deck:
        told.append(Fact("draws-later", {"number": FULL_HAND - cards}))
    return told


def worked(before: PotionMaking, seat: Seat, spell: Spell, after: PotionMaking) -> list[Effect]:
    """Return what a spell has taken, broken or turned by now, if that is certain by now."""
    if spell == Spell.KNOWLEDGE:
        return _learnt(before, seat, after)
    step = table.question(after)
    if isinstance(step, ChooseWhatToKeep | ChooseWhatToTurnInto):
        built = after.built[seat][step.place]
        return _given_up(built) if spell == Spell.TRANSFORMATION else _broken(built)
    old, new = _exchanged(before.built[seat], after.built[seat])
    if old is None:
        return []
    cards = [old.card, *old.under]
    if new is None:
        kept = Fact("keeps-nothing", {"card": Card(old.card)}, warns=True)
        return [kept, *returns(cards)]
    into = Card(new.card)
    if spell == Spell.DESTRUCTION:
        cards.remove(new.card)
        return [Fact("keeps", {"card": into}), *returns(cards)]
    turned = Fact("turns", {"card": Card(old.card), "into": into})
    return [
        turned,
        *returns(cards),
        *_left_open(before, new.card, after),
    ]


def _learnt(before: PotionMaking, seat: Seat, after: PotionMaking) -> list[Effect]:
    """4.2 Return the card that goes into the hand, and whether it can be built from there."""
    learnt = [
        face
        for face in set(after.hands[seat])
        if after.hands[seat].count(face) > before.hands[seat].count(face)
    ]
    if not learnt:
        return []
    [face] = learnt
    return [
        Fact("learns", {"card": Card(face)}),
        told_of(after, seat, face),
        *_left_open(before, face, after),
    ]


def _left_open(before: PotionMaking, face: Face, after: PotionMaking) -> list[Effect]:
    """Return what the cabinet shows where a card was taken out, and what it lacks."""
    element = ELEMENT[face]
    uncovered = [] if element == NOTHING else taken_out(before, after, element)
    return [*uncovered, *gone(before, [after])]


def _broken(built: Built) -> list[Effect]:
    """4.3 Return what is broken, and what was in it."""
    parts = {"card": Card(built.card), "under": [Card(face) for face in sorted(built.under)]}
    return [Fact("breaks", parts)]


def _given_up(built: Built) -> list[Effect]:
    """4.4 Return what is given up, all of which returns to the cabinet."""
    return [
        Fact("gives-up", {"card": Card(built.card)}),
        *returns([built.card, *built.under]),
    ]


def _exchanged(before: list[Built], after: list[Built]) -> tuple[Built | None, Built | None]:
    """Return which recipe of a row has gone, and which has come in its place."""
    old = [each for each in before if not any(each is other for other in after)]
    new = [each for each in after if not any(each is other for other in before)]
    return (old[0] if old else None), (new[0] if new else None)
