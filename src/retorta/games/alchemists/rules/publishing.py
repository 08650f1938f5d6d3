"""6. Publish a theory, or endorse one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import Area, Artifact, Formula, Ingredient, Seal
from retorta.games.alchemists.events import TheoryEndorsed, TheoryPublished
from retorta.games.alchemists.moves import (
    DECLINE,
    ENDORSEMENTS,
    PUBLICATIONS,
    SEALS,
    Decline,
    Endorse,
    LaySeal,
    Publish,
)
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.grants import award_grant, has_seal, is_conflicted
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.state import Alchemists, LaidSeal

PUBLISHER_ASKS: Final = 1
COLLEAGUE_ASKS: Final = 1
PUBLICATION_BRINGS: Final = 1
AUTHORITY_BRINGS: Final = 2
SEALS_PER_BOOK: Final = 3

THEORY_PUBLISHED_ALREADY: Final = Rule("alchemists", "theory-published-already", "6.1")
FORMULA_USED_ALREADY: Final = Rule("alchemists", "formula-used-already", "6.1")
PUBLISHER_WANTS_GOLD: Final = Rule("alchemists", "publisher-wants-gold", "6.1")
NO_SEAL_LEFT: Final = Rule("alchemists", "no-seal-left", "6.2")
NOT_YOUR_SEAL: Final = Rule("alchemists", "not-your-seal", "6.2")
NO_THEORY_TO_ENDORSE: Final = Rule("alchemists", "no-theory-to-endorse", "6.3")
ENDORSED_ALREADY: Final = Rule("alchemists", "endorsed-already", "6.3")
BOOK_FULL: Final = Rule("alchemists", "book-full", "6.3")
COLLEAGUES_WANT_GOLD: Final = Rule("alchemists", "colleagues-want-gold", "6.3")
THEORY_CONFLICTED: Final = Rule("alchemists", "theory-conflicted", "7.5")


def publisher_price(state: Alchemists, seat: Seat) -> int:
    """6.1 The publisher is paid; 13. not by the owner of the Printing Press."""
    return price_to_publish(state.labs[seat].artifacts)


def price_to_publish(artifacts: list[Artifact]) -> int:
    """6.1 What the publisher asks of the owner of these artifacts."""
    return 0 if Artifact.PRINTING_PRESS in artifacts else PUBLISHER_ASKS


def objection_to_author(state: Alchemists, seat: Seat) -> Rule | None:
    """6.1 To publish anything you need a seal and gold for the publisher."""
    lab = state.labs[seat]
    if not sum(lab.seals):
        return NO_SEAL_LEFT
    if lab.gold < publisher_price(state, seat):
        return PUBLISHER_WANTS_GOLD
    return None


def objection_to_theory(state: Alchemists, ingredient: Ingredient, formula: Formula) -> Rule | None:
    """6.1 One theory for an ingredient, one ingredient for a formula."""
    if state.theories[ingredient] is not None:
        return THEORY_PUBLISHED_ALREADY
    if formula in state.theories:
        return FORMULA_USED_ALREADY
    return None


def objection_to_endorsement(state: Alchemists, seat: Seat, ingredient: Ingredient) -> Rule | None:
    """6.3 Not your own theory, not a full book, not one that is in doubt, and pay for it."""
    if state.theories[ingredient] is None:
        return NO_THEORY_TO_ENDORSE
    if has_seal(state, seat, ingredient):
        return ENDORSED_ALREADY
    if is_conflicted(state, ingredient):
        return THEORY_CONFLICTED
    colleagues = len(state.books[ingredient])
    if colleagues >= SEALS_PER_BOOK:
        return BOOK_FULL
    price = publisher_price(state, seat) + COLLEAGUE_ASKS * colleagues
    if state.labs[seat].gold < price:
        return COLLEAGUES_WANT_GOLD
    return objection_to_author(state, seat)


@dataclass(init=False)
class PublishTheory(Action):
    """6. Publish a new theory or endorse one that stands."""

    def question(self) -> str:
        return "publish-theory"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for ingredient in Ingredient:
            if state.theories[ingredient] is None:
                moves.extend(PUBLICATIONS[ingredient])
            else:
                moves.append(ENDORSEMENTS[ingredient])
        moves.append(DECLINE)
        return moves

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Publish):
            rule = objection_to_theory(state, move.ingredient, move.formula)
            return rule if rule is not None else objection_to_author(state, seat)
        if isinstance(move, Endorse):
            return objection_to_endorsement(state, seat, move.ingredient)
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        if objection_to_author(state, seat) is not None:
            return [DECLINE]
        unused = [formula for formula in Formula if formula not in state.theories]
        moves: list[Move] = []
        for ingredient in Ingredient:
            if state.theories[ingredient] is None:
                publications = PUBLICATIONS[ingredient]
                for formula in unused:
                    moves.append(publications[formula])
            elif objection_to_endorsement(state, seat, ingredient) is None:
                moves.append(ENDORSEMENTS[ingredient])
        moves.append(DECLINE)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Decline):
            state.agenda.pop()
            decline_action(state, seat, Area.PUBLISH, self.cubes, dealer)
        elif isinstance(move, Publish):
            state.agenda[-1] = ChooseSeal(seat, self.cubes, move.ingredient, move.formula)
        else:
            assert isinstance(move, Endorse)
            state.agenda[-1] = ChooseSeal(seat, self.cubes, move.ingredient, None)

    def copy(self) -> PublishTheory:
        return PublishTheory(self.seat, self.cubes)


@dataclass(init=False)
class ChooseSeal(Action):
    """6.2 The seal lies face down: a star for certainty, or a colour you doubt."""

    ingredient: Ingredient
    formula: Formula | None
    """``None`` to endorse the theory that stands."""

    def __init__(
        self, seat: Seat, cubes: int, ingredient: Ingredient, formula: Formula | None
    ) -> None:
        super().__init__(seat, cubes)
        self.ingredient = ingredient
        self.formula = formula

    def question(self) -> str:
        return "choose-seal"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return SEALS

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, LaySeal) and not state.labs[seat].seals[move.seal]:
            return NOT_YOUR_SEAL
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        seals = state.labs[seat].seals
        return [SEALS[seal] for seal in Seal if seals[seal]]

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, LaySeal)
        state.agenda.pop()
        finish_action(state, seat, Area.PUBLISH, self.cubes)
        if self.formula is None:
            endorse(state, seat, self.ingredient, move.seal, dealer)
        else:
            publish(state, seat, self.ingredient, self.formula, move.seal, dealer)
        award_grant(state, seat, dealer)

    def copy(self) -> ChooseSeal:
        return ChooseSeal(self.seat, self.cubes, self.ingredient, self.formula)


def lay_seal(state: Alchemists, seat: Seat, ingredient: Ingredient, seal: Seal) -> None:
    """6.2 A seal leaves the player's supply for a book."""
    state.labs[seat].seals[seal] -= 1
    state.books[ingredient].append(LaidSeal(seat, seal))


def publish(
    state: Alchemists,
    seat: Seat,
    ingredient: Ingredient,
    formula: Formula,
    seal: Seal,
    dealer: Dealer,
) -> None:
    """6.1 Pay the publisher and gain reputation; 13. more with the Seal of Authority."""
    lab = state.labs[seat]
    lab.gold -= publisher_price(state, seat)
    state.theories[ingredient] = formula
    lay_seal(state, seat, ingredient, seal)
    if dealer.listening:
        dealer.announce(TheoryPublished(seat, ingredient, formula, seal))
    change_reputation(state, seat, PUBLICATION_BRINGS + authority(state, seat), dealer)


def endorse(
    state: Alchemists, seat: Seat, ingredient: Ingredient, seal: Seal, dealer: Dealer
) -> None:
    """6.3 Pay the publisher and every colleague on the book; no reputation by itself."""
    lab = state.labs[seat]
    paid = publisher_price(state, seat)
    for colleague in state.books[ingredient]:
        state.labs[colleague.seat].gold += COLLEAGUE_ASKS
        paid += COLLEAGUE_ASKS
    lab.gold -= paid
    lay_seal(state, seat, ingredient, seal)
    if dealer.listening:
        dealer.announce(TheoryEndorsed(seat, ingredient, paid, seal))
    change_reputation(state, seat, authority(state, seat), dealer)


def authority(state: Alchemists, seat: Seat) -> int:
    """13. The Seal of Authority brings two more for a publication or an endorsement."""
    return authority_of(state.labs[seat].artifacts)


def authority_of(artifacts: list[Artifact]) -> int:
    """13. What the Seal of Authority brings, if it is among these artifacts."""
    return AUTHORITY_BRINGS if Artifact.SEAL_OF_AUTHORITY in artifacts else 0
