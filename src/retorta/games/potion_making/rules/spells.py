"""4.1 Spell cards, and what they have in common."""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.core.words import Rule, Seat
from retorta.games.potion_making.cards import SPELL, Card, Face, Spell
from retorta.games.potion_making.events import SpellCast
from retorta.games.potion_making.rules.asking import ask
from retorta.games.potion_making.rules.cabinet import lay
from retorta.games.potion_making.rules.destruction import (
    ChooseWhatToDestroy,
    objection_to_destruction,
)
from retorta.games.potion_making.rules.knowledge import ChooseWhatToLearn, objection_to_knowledge
from retorta.games.potion_making.rules.transformation import (
    ChooseWhatToTransform,
    objection_to_transformation,
)
from retorta.games.potion_making.state import PotionMaking


def objection_to_casting(state: PotionMaking, seat: Seat, face: Face) -> Rule | None:
    """4.1 A spell is cast only where it has something to act on.

    See ``docs/rules/potion_making.md#rulings`` (2).
    """
    spell = SPELL[face]
    if spell == Spell.KNOWLEDGE:
        return objection_to_knowledge(state)
    if spell == Spell.DESTRUCTION:
        return objection_to_destruction(state, seat)
    return objection_to_transformation(state, seat)


def cast(state: PotionMaking, face: Face, dealer: Dealer) -> None:
    """4.1 The card goes into the cabinet first, to the bottom of its stack; then it works."""
    lay(state, face)
    if dealer.listening:
        dealer.announce(SpellCast(state.active, Card(face)))
    spell = SPELL[face]
    if spell == Spell.KNOWLEDGE:
        ask(state, ChooseWhatToLearn(), dealer)
    elif spell == Spell.DESTRUCTION:
        ask(state, ChooseWhatToDestroy(), dealer)
    else:
        ask(state, ChooseWhatToTransform(), dealer)
