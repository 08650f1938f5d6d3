"""14. One test for each favor, and for several at once."""

from __future__ import annotations

import pytest
from support.alchemists_bench import Bench, is_resting
from support.table import ANNA, BORIS, CLEO

from retorta.core.dealer import SeededDealer
from retorta.core.door import NOT_ASKED
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    Adventurer,
    Area,
    Artifact,
    Favor,
    Ingredient,
    Quality,
)
from retorta.games.alchemists.moves import (
    DECLINE,
    FINISH,
    Buy,
    Discard,
    Guarantee,
    Mix,
    Plan,
    PlayFavor,
    SendAssociate,
    TakeOrder,
    TakeSpace,
)
from retorta.games.alchemists.rules.areas import ResolveAreas
from retorta.games.alchemists.rules.artifacts import BuyArtifact
from retorta.games.alchemists.rules.discounts import most_faces_first
from retorta.games.alchemists.rules.end_of_round import EndRound
from retorta.games.alchemists.rules.order import ChooseSpaces
from retorta.games.alchemists.rules.planning import (
    ASSOCIATE_NEEDS_CUBES,
    NO_SUCH_FAVOR,
    NOT_ENOUGH_CUBES,
    ONE_ASSOCIATE_PER_AREA,
    PlanActions,
)
from retorta.games.alchemists.rules.selling import (
    ORDER_TAKEN,
    SellInTurn,
    improved,
)
from retorta.games.alchemists.rules.transmute import (
    FAVOR_COMMITS,
    FAVOR_NEEDS_ACTION,
    Transmute,
)

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = Ingredient


def test_14_assistant() -> None:
    """One more cube for this round only."""
    bench = Bench()
    bench.lab(ANNA).free = 5
    bench.favors(ANNA, Favor.ASSISTANT)
    bench.ask(PlanActions([ANNA], []))
    bench.play(ANNA, PlayFavor(Favor.ASSISTANT))
    assert bench.lab(ANNA).free == 6
    assert bench.refused(ANNA, PlayFavor(Favor.ASSISTANT)) == NO_SUCH_FAVOR
    bench.play(ANNA, FINISH)

    bench.ask(EndRound(0))
    assert bench.lab(ANNA).free == 5


def test_14_herbalist() -> None:
    """Drawn from the order track she comes at once, two of them one after the other."""
    bench = Bench()
    bench.state.favor_deck = [Favor.HERBALIST] * 2
    bench.ask(ChooseSpaces([ANNA, BORIS]))
    bench.play(ANNA, TakeSpace(5))
    assert sum(bench.lab(ANNA).hand) == 3
    for _ in range(4):
        assert bench.question() == "herbalist"
        bench.play(ANNA, bench.match.legal_moves(ANNA)[0])

    assert sum(bench.lab(ANNA).hand) == 2
    assert sum(bench.lab(ANNA).favors) == 0
    assert bench.match.deciders() == [BORIS]


def test_14_associate() -> None:
    """Cubes go to the top row; a later Associate goes above an earlier one."""
    bench = Bench()
    bench.favors(CLEO, Favor.ASSOCIATE, Favor.ASSOCIATE)
    bench.favors(ANNA, Favor.ASSOCIATE)
    bench.ask(PlanActions([ANNA, BORIS, CLEO], []))
    assert bench.refused(CLEO, SendAssociate(Area.FORAGE)) == ASSOCIATE_NEEDS_CUBES
    bench.play(CLEO, Plan(Area.FORAGE), SendAssociate(Area.FORAGE))
    assert bench.refused(CLEO, SendAssociate(Area.FORAGE)) == ONE_ASSOCIATE_PER_AREA
    bench.play(CLEO, FINISH)
    bench.play(BORIS, Plan(Area.FORAGE), FINISH)
    assert bench.state.rows[Area.FORAGE] == [CLEO, BORIS]

    bench.play(ANNA, Plan(Area.FORAGE))
    assert bench.state.rows[Area.FORAGE] == [CLEO, ANNA, BORIS]
    bench.play(ANNA, SendAssociate(Area.FORAGE))
    assert bench.state.rows[Area.FORAGE] == [ANNA, CLEO, BORIS]


def test_14_an_associate_at_the_sale_wins_ties() -> None:
    bench = Bench()
    bench.state.discounts = [1, 1, 2]

    assert most_faces_first(bench.state, [BORIS, ANNA, CLEO]) == [CLEO, BORIS, ANNA]


def test_14_custodian() -> None:
    """An early drink between transmuting and selling, beyond the limit of the drink area."""
    bench = Bench()
    bench.hand(ANNA, MUSHROOM, TOAD)
    bench.favors(ANNA, Favor.CUSTODIAN)
    bench.favors(BORIS, Favor.CUSTODIAN)
    bench.lab(CLEO).free = 0
    bench.favors(CLEO, Favor.CUSTODIAN)
    bench.ask(ResolveAreas(None, list(Area)), PlanActions([ANNA, BORIS, CLEO], []))
    assert bench.refused(CLEO, PlayFavor(Favor.CUSTODIAN)) == NOT_ENOUGH_CUBES
    bench.play(CLEO, FINISH)
    bench.play(BORIS, PlayFavor(Favor.CUSTODIAN), FINISH)
    bench.play(ANNA, Plan(Area.DRINK), Plan(Area.DRINK), Plan(Area.TRANSMUTE))
    bench.play(ANNA, PlayFavor(Favor.CUSTODIAN), FINISH)
    assert bench.state.rows[Area.CUSTODIAN] == [ANNA, BORIS], "the later planner is above"

    assert bench.question() == "transmute"
    bench.play(ANNA, DECLINE)
    assert (bench.question(), bench.match.deciders()) == ("drink-potion", [ANNA])
    bench.play(ANNA, Mix(MUSHROOM, TOAD))
    bench.play(BORIS, DECLINE)
    assert bench.lab(BORIS).unused == 5 + 1


def barbarian() -> Bench:
    bench = Bench()
    bench.state.adventurer = Adventurer.BARBARIAN
    for seat in range(3):
        bench.hand(seat, *Ingredient, *Ingredient)
    return bench


RIGHT_SIGN = Mix(FERN, CLAW)
SOUP = Mix(MUSHROOM, FERN)
EXACT = Mix(MUSHROOM, CLAW)


def test_14_barmaid() -> None:
    """Soup counts as right sign: the guarantee holds and no reputation is lost."""
    bench = barbarian()
    bench.favors(ANNA, Favor.BARMAID)
    bench.ask(SellInTurn([ANNA]))
    bench.play(ANNA, TakeOrder(2), PlayFavor(Favor.BARMAID))
    assert bench.refused(ANNA, PlayFavor(Favor.BARMAID)) == NO_SUCH_FAVOR
    bench.play(ANNA, Guarantee(Quality.RIGHT_SIGN), SOUP)

    assert bench.lab(ANNA).gold == 2 + 3
    assert bench.lab(ANNA).reputation == 10


def test_14_a_barmaid_with_an_exact_match_brings_reputation() -> None:
    bench = barbarian()
    bench.favors(ANNA, Favor.BARMAID)
    bench.ask(SellInTurn([ANNA]))
    bench.play(ANNA, TakeOrder(2), PlayFavor(Favor.BARMAID), Guarantee(Quality.EXACT), EXACT)

    assert bench.lab(ANNA).reputation == 11


@pytest.mark.parametrize(
    ("quality", "barmaids", "counted", "delight"),
    [
        (Quality.RIGHT_SIGN, 2, Quality.EXACT, 1),
        (Quality.EXACT, 2, Quality.EXACT, 2),
        (Quality.WRONG_SIGN, 1, Quality.NEUTRAL, 0),
        (Quality.NEUTRAL, 0, Quality.NEUTRAL, 0),
    ],
)
def test_14_two_barmaids(quality: Quality, barmaids: int, counted: Quality, delight: int) -> None:
    """The first lifts right sign to exact, the second then brings reputation."""
    assert improved(quality, barmaids) == (counted, delight)


def test_14_merchant() -> None:
    """Not first: any order, even a blocked one; each further Merchant is a gold."""
    bench = barbarian()
    bench.favors(BORIS, Favor.MERCHANT, Favor.MERCHANT)
    bench.ask(SellInTurn([ANNA, BORIS]))
    bench.play(ANNA, TakeOrder(0), Guarantee(Quality.EXACT), SOUP)
    assert bench.refused(BORIS, TakeOrder(0)) == ORDER_TAKEN
    bench.play(BORIS, PlayFavor(Favor.MERCHANT))
    assert bench.refused(BORIS, DECLINE) == FAVOR_COMMITS
    bench.play(BORIS, PlayFavor(Favor.MERCHANT), TakeOrder(0), Guarantee(Quality.WRONG_SIGN))
    bench.play(BORIS, SOUP)

    assert bench.lab(BORIS).gold == 2 + 1 + 1


def test_14_a_merchant_of_the_first_seller_is_a_gold() -> None:
    bench = barbarian()
    bench.favors(ANNA, Favor.MERCHANT)
    bench.ask(SellInTurn([ANNA]))
    bench.play(ANNA, PlayFavor(Favor.MERCHANT), TakeOrder(1), Guarantee(Quality.EXACT), SOUP)

    assert bench.lab(ANNA).gold == 2 + 1


def test_14_each_merchant_of_the_first_seller_is_a_gold() -> None:
    bench = barbarian()
    bench.favors(ANNA, Favor.MERCHANT, Favor.MERCHANT)
    bench.ask(SellInTurn([ANNA]))
    bench.play(ANNA, PlayFavor(Favor.MERCHANT), PlayFavor(Favor.MERCHANT), TakeOrder(1))
    bench.play(ANNA, Guarantee(Quality.EXACT), SOUP)

    assert bench.lab(ANNA).gold == 2 + 1 + 1


def test_14_an_order_taken_twice_shows_both_sellers() -> None:
    """Boris comes with a Merchant to the order that Anna has taken."""
    bench = barbarian()
    bench.favors(BORIS, Favor.MERCHANT)
    bench.ask(SellInTurn([ANNA, BORIS]))
    bench.play(ANNA, TakeOrder(0), Guarantee(Quality.EXACT), SOUP)
    bench.play(BORIS, PlayFavor(Favor.MERCHANT), TakeOrder(0))

    assert bench.match.view(None).public.orders == [[ANNA, BORIS], [], []]


def test_14_a_merchant_needs_something_to_sell() -> None:
    bench = barbarian()
    bench.hand(ANNA, TOAD)
    bench.favors(ANNA, Favor.MERCHANT)
    bench.ask(SellInTurn([ANNA]))

    assert bench.refused(ANNA, PlayFavor(Favor.MERCHANT)) == FAVOR_NEEDS_ACTION


def shop(gold: int, *favors: Favor, edition: int = BOX.edition) -> Bench:
    """Anna buys; only the Periscope is there, at three gold."""
    bench = Bench(edition=edition)
    bench.state.on_sale = [Artifact.PERISCOPE]
    bench.lab(ANNA).gold = gold
    bench.favors(ANNA, *favors)
    bench.ask(BuyArtifact(ANNA, 0, 0))
    return bench


def test_14_shopkeeper() -> None:
    """One gold less each; once played, something is bought."""
    bench = shop(2, Favor.SHOPKEEPER, Favor.SHOPKEEPER)
    bench.play(ANNA, PlayFavor(Favor.SHOPKEEPER))
    assert bench.refused(ANNA, DECLINE) == FAVOR_COMMITS
    bench.play(ANNA, PlayFavor(Favor.SHOPKEEPER), Buy(Artifact.PERISCOPE))

    assert bench.lab(ANNA).gold == 1


def test_14_two_shopkeepers_are_played_together() -> None:
    """With one gold neither is enough for a price of three, but both are.

    Between the two nothing can be paid yet, and the first commits already: the second follows.
    """
    bench = shop(1, Favor.SHOPKEEPER, Favor.SHOPKEEPER)
    bench.play(ANNA, PlayFavor(Favor.SHOPKEEPER))
    assert bench.match.legal_moves(ANNA) == [PlayFavor(Favor.SHOPKEEPER)]
    bench.play(ANNA, PlayFavor(Favor.SHOPKEEPER), Buy(Artifact.PERISCOPE))

    assert bench.lab(ANNA).gold == 0
    assert bench.lab(ANNA).artifacts == [Artifact.PERISCOPE]


def test_14_shopkeepers_that_are_not_enough_are_not_called() -> None:
    bench = shop(1, Favor.SHOPKEEPER)
    assert bench.refused(ANNA, PlayFavor(Favor.SHOPKEEPER)) == FAVOR_NEEDS_ACTION
    bench = shop(0, Favor.SHOPKEEPER, Favor.SHOPKEEPER)
    assert bench.refused(ANNA, PlayFavor(Favor.SHOPKEEPER)) == FAVOR_NEEDS_ACTION

    bench.play(ANNA, DECLINE)
    assert is_resting(bench)


def test_14_who_called_one_shopkeeper_in_vain_is_known_to_have_the_other() -> None:
    """Nobody dreams a table at which Anna, who has to buy, cannot."""
    bench = shop(1, Favor.SHOPKEEPER, Favor.SHOPKEEPER, Favor.SAGE)
    bench.play(ANNA, PlayFavor(Favor.SHOPKEEPER))
    others = set()
    for seed in range(40):
        dream = BOX.views.imagine(bench.state, BORIS, SeededDealer(seed))
        assert dream.labs[ANNA].favors[Favor.SHOPKEEPER] == 1
        assert BOX.views.census(dream) == BOX.views.census(bench.state)
        others.add(tuple(dream.labs[ANNA].favors))

    assert len(others) > 1, "what else she holds is not known"


def test_14_in_the_first_edition_each_shopkeeper_had_to_be_enough() -> None:
    bench = shop(1, Favor.SHOPKEEPER, Favor.SHOPKEEPER, edition=1)

    assert bench.refused(ANNA, PlayFavor(Favor.SHOPKEEPER)) == FAVOR_NEEDS_ACTION
    assert bench.match.legal_moves(ANNA) == [DECLINE]


def test_14_sage() -> None:
    """Two Sages make three gold of one ingredient."""
    bench = Bench()
    bench.hand(ANNA, FEATHER)
    bench.favors(ANNA, Favor.SAGE, Favor.SAGE)
    bench.ask(Transmute(BORIS, 1, 0), Transmute(ANNA, 0, 0))
    bench.play(ANNA, PlayFavor(Favor.SAGE), PlayFavor(Favor.SAGE))
    assert bench.refused(ANNA, DECLINE) == FAVOR_COMMITS
    bench.play(ANNA, Discard(FEATHER))
    assert bench.lab(ANNA).gold == 2 + 3

    bench.favors(BORIS, Favor.SAGE)
    assert bench.refused(BORIS, PlayFavor(Favor.SAGE)) == FAVOR_NEEDS_ACTION
    bench.play(BORIS, DECLINE)
    assert is_resting(bench)


def test_14_a_favor_for_something_else_is_not_what_is_asked() -> None:
    """Nobody is told that it needs an action they can carry out."""
    poor = shop(0, Favor.SAGE, Favor.MERCHANT)
    assert poor.refused(ANNA, PlayFavor(Favor.SAGE)) is NOT_ASKED
    poor.ask(Transmute(ANNA, 0, 0))
    assert poor.refused(ANNA, PlayFavor(Favor.MERCHANT)) is NOT_ASKED
    bench = barbarian()
    bench.hand(ANNA, TOAD)
    bench.favors(ANNA, Favor.SAGE)
    bench.ask(SellInTurn([ANNA]))
    assert bench.refused(ANNA, PlayFavor(Favor.SAGE)) is NOT_ASKED
