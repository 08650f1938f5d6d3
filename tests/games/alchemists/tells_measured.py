"""How what Alchemists tells is measured: from the states and the events, never from its tells.

A number counts what the choice itself moves, with the answers that belong to it: an order, its
promise and its mixing are one choice, the next action is another. What then happens by itself,
such as the end of a round, is nobody's choice.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from laws.tells_law import Followed, Measured

from retorta.core import door
from retorta.core.tells import Effect, Fact, Lacking, Pointless
from retorta.core.words import Event, Move, Seat
from retorta.games.alchemists import events as told
from retorta.games.alchemists import moves as played
from retorta.games.alchemists.cards import (
    HEDGE,
    SIGNS,
    WANTS,
    Area,
    Artifact,
    Colour,
    Favor,
    Formula,
    How,
    Ingredient,
    Level,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.knowledge import facts_of
from retorta.games.alchemists.moves import DISCOUNTS
from retorta.games.alchemists.rules import scoring
from retorta.games.alchemists.rules.artifacts import price_for
from retorta.games.alchemists.rules.discounts import LayDiscounts, most_faces_first
from retorta.games.alchemists.rules.grants import rightful_grants, seals_that_count
from retorta.games.alchemists.rules.mixing import potion_of
from retorta.games.alchemists.rules.reputation import loss_from
from retorta.games.alchemists.rules.selling import is_blocked, price_of
from retorta.games.alchemists.state import LaidSeal

# A choice, and the answers that belong to it

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


# Numbers


def gold(followed: Followed, seat: Seat) -> int:
    end = own_part(followed)[1]
    return int(end.labs[seat].gold - followed.before.labs[seat].gold)


def reputation(followed: Followed, seat: Seat) -> int:
    changes = events_of(followed, told.ReputationChanged)
    return sum(event.change for event in changes if event.seat == seat)


def ingredients(followed: Followed, seat: Seat) -> int:
    """Cards that come and go; what a Herbalist brings and takes is hers."""
    number = 0
    # A second one may come when the first is done.
    herbalists = len(followed.parts) if asks_herbalist(followed) else 0
    for event in own_part(followed)[0]:
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, told.FavorPlayed) and event.favor is Favor.HERBALIST:
            herbalists += 1
        elif isinstance(event, told.IngredientsDrawn):
            number += 0 if herbalists else event.number
            herbalists -= bool(herbalists)
        elif isinstance(event, told.IngredientGathered):
            number += 1
        elif isinstance(event, told.IngredientTransmuted):
            number -= 1
        elif isinstance(event, told.PotionSold | told.PotionExhibited) or tests_cards(event):
            number -= 2
        elif isinstance(event, told.MortarUsed):
            number += 1
        elif isinstance(event, told.MortarGivenUp):
            number -= 1
    if asks_herbalist(followed) and followed.seat == seat:
        number -= 1
    return number


def tests_cards(event: Event) -> bool:
    """Whether a test uses its ingredients up: not with the Thinking Cap."""
    return isinstance(event, told.PotionTested) and event.how is not How.WITH_CAP


def asks_herbalist(followed: Followed) -> bool:
    return door.question(followed.before) == "herbalist"


def favors(followed: Followed, seat: Seat) -> int:
    """Cards drawn, and the one that the move itself plays."""
    drawn = sum(e.number for e in events_of(followed, told.FavorsDrawn) if e.seat == seat)
    plays = isinstance(followed.move, played.PlayFavor | played.SendAssociate)
    return int(drawn) - (plays and seat == followed.seat)


def cubes(followed: Followed, seat: Seat) -> int:
    return int(followed.first.labs[seat].free - followed.before.labs[seat].free)


def unused(followed: Followed, seat: Seat) -> int:
    first, *_ = followed.parts
    for event in first:
        if isinstance(event, told.ActionDeclined) and event.seat == seat:
            return event.cubes
        if isinstance(event, told.PlanningFinished) and event.seat == seat:
            return event.unused
    return 0


def artifact_points(followed: Followed, seat: Seat) -> int:
    """What artifacts would count, reputation aside."""
    before, after = followed.before.labs[seat].copy(), own_part(followed)[1].labs[seat].copy()
    after.reputation = before.reputation
    return scoring.points_for_artifacts(after) - scoring.points_for_artifacts(before)


def grant_points(followed: Followed, seat: Seat) -> int:
    points = followed.before.options.printed.grant_points
    before, after = followed.before.labs[seat].grants, own_part(followed)[1].labs[seat].grants
    return sum(points[grant] for grant in after) - sum(points[grant] for grant in before)


def seal_points(followed: Followed, seat: Seat) -> int:
    """What the seal just laid would count if the game ended now."""
    return alone(followed, followed.before.formulas)


def alone(followed: Followed, formulas: list[Formula]) -> int:
    """Count one's new seal by itself, against a truth."""
    end = own_part(followed)[1].copy()
    (laid,) = [
        event
        for part in followed.parts[:1]
        for event in part
        if isinstance(event, told.TheoryPublished | told.TheoryEndorsed | told.SealExchanged)
    ]
    end.formulas = formulas
    for kind in Ingredient:
        if kind is not laid.ingredient:
            end.books[kind] = []
        else:
            end.books[kind] = [seal for seal in end.books[kind] if seal.seat == followed.seat]
    return scoring.points_for_seals(end, followed.seat).points


# Facts of moves

Holds = Callable[[Followed, Fact], bool]


def sent(move: Move) -> Any:
    return move


def is_favor_text(favor: Favor) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        return sent(followed.move).favor is favor

    return holds


def is_artifact_text(artifact: Artifact) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        return artifact in own_part(followed)[1].labs[followed.seat].artifacts

    return holds


def position(followed: Followed, fact: Fact) -> bool:
    state, seat = followed.first, followed.seat
    least, most = fact.parts["least"], fact.parts["most"]
    above = [s for s in state.spaces if s is not None and s < state.spaces[seat]]
    free = [
        number
        for number in range(state.spaces[seat])
        if number not in state.spaces and state.options.printed.space_players[number] <= state.seats
    ]
    chooses = [
        other
        for other, at in enumerate(state.spaces)
        if at is None and other not in state.paralysed
    ]
    settled = sorted(range(state.seats), key=lambda s: (state.spaces[s] is None, state.spaces[s]))
    if not chooses:
        assert settled.index(seat) + 1 == least == most
    return len(above) + 1 == least and most == least + min(len(free), len(chooses))


def acts_after(followed: Followed, fact: Fact) -> bool:
    spaces = followed.first.spaces
    earlier = [s for s, at in enumerate(spaces) if at is not None and at < spaces[followed.seat]]
    return fact.parts["seats"] == earlier


def unused_cubes(followed: Followed, fact: Fact) -> bool:
    seat = followed.seat
    cubes = followed.before.labs[seat].unused + unused(followed, seat)
    assert fact.parts["favors"] == cubes // 2
    return bool(fact.parts["cubes"] == cubes)


def nothing_lost(followed: Followed, fact: Fact) -> bool:
    return not events_of(followed, told.ActionDeclined) or all(
        event.cubes == 0 for event in events_of(followed, told.ActionDeclined)
    )


def sells_too(followed: Followed, fact: Fact) -> bool:
    row = followed.before.rows[Area.SELL]
    return fact.parts["seats"] == [seat for seat in row if seat != followed.seat]


def top_row(followed: Followed, fact: Fact) -> bool:
    return bool(followed.first.rows[fact.parts["area"]][0] == followed.seat)


def shows_card(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.IngredientGathered)
    return event.seen_by(None) == event


def hides_card(followed: Followed, fact: Fact) -> bool:
    return all(
        event.seen_by(None).ingredients is None
        for event in events_of(followed, told.IngredientsDrawn)
    )


def held(followed: Followed, fact: Fact) -> bool:
    before = followed.before.labs[followed.seat].hand[sent(followed.move).ingredient]
    return bool(before == fact.parts["number"])


def left(followed: Followed, fact: Fact) -> bool:
    before = followed.before.labs[followed.seat].hand[sent(followed.move).ingredient]
    return bool(before - 1 == fact.parts["number"])


def prices(followed: Followed, fact: Fact) -> bool:
    state = followed.before.copy()
    state.discounts[followed.seat] = sent(followed.move).gold
    return prices_are(state, followed.seat, fact)


def prices_are(state: Any, seat: Seat, fact: Fact) -> bool:
    names = ("exact", "right", "neutral", "wrong")
    return all(
        max(price_of(state, seat, quality), 0) == fact.parts[name]
        for quality, name in zip(Quality, names, strict=True)
    )


def faces(followed: Followed, fact: Fact) -> bool:
    state = followed.before
    smiles = state.options.printed.faces[sent(followed.move).gold]
    smiles += 1 if state.labs[followed.seat].reputation >= 14 else 0
    return bool(fact.parts["faces"] == smiles)


def place_among_sellers(place: int) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        queues = all_queues(followed)
        return all(queue[place] == followed.seat for queue in queues)

    return holds


def all_queues(followed: Followed) -> list[list[Seat]]:
    """Return the order of the sellers for everything that the others may lay."""
    state = followed.before.copy()
    step = state.agenda[-1]
    assert isinstance(step, LayDiscounts)
    others = [seat for seat in step.choosing if seat != followed.seat]
    laid = sent(followed.move).gold
    queues = []
    for chosen in product(range(len(DISCOUNTS)), repeat=len(others)):
        if any(
            step.objection(state, seat, DISCOUNTS[gold])
            for seat, gold in zip(others, chosen, strict=True)
        ):
            continue
        state.discounts[followed.seat] = laid
        for seat, gold in zip(others, chosen, strict=True):
            state.discounts[seat] = gold
        queues.append(most_faces_first(state, step.choosing))
    return queues


def order(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.OrderTaken)
    return bool(event.potion is fact.parts["order"])


def blocks(followed: Followed, fact: Fact) -> bool:
    before, after = followed.before, followed.first
    wants = WANTS[before.adventurer]
    lost = [
        wants[slot] for slot in range(3) if is_blocked(after, slot) and not is_blocked(before, slot)
    ]
    waiting = [
        seat
        for seat in before.rows[Area.SELL]
        if seat != followed.seat and before.done[Area.SELL][seat] == 0
    ]
    return fact.parts["potions"] == lost and fact.parts["seats"] == waiting


def paid_if(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.QualityGuaranteed)
    assert event.quality is fact.parts["quality"]
    return bool(event.price == fact.parts["gold"])


def loss_of_one(state: Any, seat: Seat) -> int:
    before = state.labs[seat].reputation
    return int(before - max(before - loss_from(before, 1), 1))


def stake(followed: Followed, fact: Fact) -> bool:
    """At the end of a sale that came out neutral or wrong, and no Barmaid helped."""
    sold = events_of(followed, told.PotionSold)
    helped = any(e.favor is Favor.BARMAID for e in events_of(followed, told.FavorPlayed))
    step = followed.before.agenda[-1]
    helped = helped or bool(getattr(step, "barmaids", 0))
    loss = fact.parts["loss"]
    assert loss == loss_of_one(followed.before, followed.seat)
    if helped or not sold or sold[0].quality < Quality.NEUTRAL:
        return True
    return reputation(followed, followed.seat) == -loss


def quality(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.PotionSold)
    return bool(event.quality is fact.parts["quality"])


def shows_quality(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.PotionSold)
    seen = event.seen_by(None)
    return seen.quality is event.quality and seen.first is None and seen.second is None


def levels_better(followed: Followed, fact: Fact) -> bool:
    step = followed.first.agenda[-1]
    return bool(step.barmaids == fact.parts["levels"])


def mixed(followed: Followed) -> Potion:
    move = sent(followed.move)
    return potion_of(followed.before, move.first, move.second)


def shows_potion(followed: Followed, fact: Fact) -> bool:
    shown = events_of(followed, told.PotionTested) + events_of(followed, told.PotionExhibited)
    seen = shown[0].seen_by(None)
    return seen.potion is mixed(followed) and seen.first is None


def potion(followed: Followed, fact: Fact) -> bool:
    return mixed(followed) is fact.parts["potion"]


def known(followed: Followed, fact: Fact) -> bool:
    return mixed(followed) in fact.parts["potions"] and single(followed, fact.parts["potions"])


def known_not(followed: Followed, fact: Fact) -> bool:
    others = [each for each in Potion if each is not fact.parts["potion"]]
    return mixed(followed) in others and single(followed, others)


def single(followed: Followed, potions: list[Potion]) -> bool:
    """Whether one fact about the pair says just that."""
    move, bits = sent(followed.move), sum(1 << each for each in potions)
    return any(
        (fact.first, fact.second, fact.potions) == (move.first, move.second, bits)
        for fact in facts_of(followed.before, followed.seat)
    )


def spoils(followed: Followed, fact: Fact) -> bool:
    return bool(events_of(followed, told.StudentUnwilling))


def harms(potion: Potion) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        harmed = events_of(followed, told.PotionHarmed)
        return any(event.potion is potion for event in harmed)

    return holds


def cheaper(followed: Followed, fact: Fact) -> bool:
    return bool(followed.first.agenda[-1].shopkeepers == followed.before.agenda[-1].shopkeepers + 1)


def trunk(followed: Followed, fact: Fact) -> bool:
    return ingredients(followed, followed.seat) == 0


def keeps_cards(followed: Followed, fact: Fact) -> bool:
    return bool(followed.first.labs[followed.seat].hand == followed.before.labs[followed.seat].hand)


def sees(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.IngredientSeen)
    return event.ingredient is not None and event.seen_by(None).ingredient is None


def not_used(name: str) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        return not getattr(followed.first.labs[followed.seat], name)

    return holds


def acts_again(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.BootsUsed)
    return bool(event.area is fact.parts["area"])


def stays_in_hand(followed: Followed, fact: Fact) -> bool:
    kind = fact.parts["ingredient"]
    return bool(kind == followed.before.agenda[-1].kept) and keeps_cards(followed, fact)


def became_apprentice(followed: Followed, fact: Fact) -> bool:
    options = followed.first.options
    levels = options.debunking[followed.seat], options.conferences[followed.seat]
    return levels == (Level.APPRENTICE, Level.APPRENTICE)


def conference(followed: Followed, fact: Fact) -> bool:
    state = own_part(followed)[1]
    return conference_in(state, followed.seat, fact, followed.before)


def conference_in(state: Any, seat: Seat, fact: Effect, before: Any) -> bool:
    assert isinstance(fact, Fact)
    held = 0 if before.round <= 3 else 1
    tile = before.options.printed.conferences[before.options.conferences[seat]][held]
    seals = seals_that_count(state, seat)
    assert fact.parts["round"] == (3, 5)[held]
    assert fact.parts["seals"] == seals
    return bool(fact.parts["change"] == tile[min(seals, len(tile) - 1)])


def grant(followed: Followed, fact: Fact) -> bool:
    """The right to these arises when the seal lies there."""
    before, move = followed.before.copy(), sent(followed.move)
    kind = getattr(move, "ingredient", None)
    if kind is None:
        kind = before.agenda[-1].ingredient
    before.books[kind].append(LaidSeal(followed.seat, Seal.GOLD))
    assert fact.parts["gold"] == 2
    return rightful_grants(before, followed.seat) == fact.parts["grants"]


def about(followed: Followed) -> tuple[Ingredient, Formula]:
    """The theory that a move is about."""
    state, move = followed.before, sent(followed.move)
    kind = getattr(move, "ingredient", None)
    formula = getattr(move, "formula", None)
    if kind is None:
        step = state.agenda[-1]
        kind, formula = step.ingredient, getattr(step, "formula", None)
    return kind, state.theories[kind] if formula is None else formula


def right(followed: Followed, fact: Fact) -> bool:
    return theory_is_right(followed.before, *about(followed))


def theory_is_right(state: Any, kind: Ingredient, formula: Formula) -> bool:
    return bool(state.formulas[kind] is formula)


def cannot_be_right(followed: Followed, fact: Fact) -> bool:
    return not right(followed, fact)


def ruled_out(followed: Followed, fact: Fact) -> bool:
    """One result alone leaves no world where the theory is right."""
    return ruled_out_in(followed.before, followed.seat, *about(followed))


def ruled_out_in(state: Any, seat: Seat, kind: Ingredient, formula: Formula) -> bool:
    from retorta.games.alchemists.worlds import by_formula

    return any(
        not fact.worlds() & by_formula(kind)[formula]
        for fact in facts_of(state, seat)
        if kind in (fact.first, fact.second)
    )


def marked(sign: str) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        kind, formula = about(followed)
        marks = followed.before.labs[followed.seat].marks.decode()
        return bool(marks[8 * kind + formula] == sign)

    return holds


def if_right(followed: Followed, fact: Fact) -> bool:
    kind, formula = sealed(followed)
    formulas = list(followed.before.formulas)
    formulas[kind] = formula
    return alone(followed, formulas) == fact.parts["points"]


def sealed(followed: Followed) -> tuple[Ingredient, Formula]:
    step = followed.before.agenda[-1]
    end = own_part(followed)[1]
    return step.ingredient, end.theories[step.ingredient]


def by_wrong_colours(followed: Followed) -> dict[frozenset[Colour], int]:
    """What the seal counts for every truth, by the colours that are wrong."""
    kind, formula = sealed(followed)
    found = {}
    for truth in Formula:
        formulas = list(followed.before.formulas)
        formulas[kind] = truth
        wrong = [c for c in Colour if SIGNS[truth][c] is not SIGNS[formula][c]]
        found[frozenset(wrong)] = alone(followed, formulas)
    return found


def if_wrong(followed: Followed, fact: Fact) -> bool:
    found = by_wrong_colours(followed)
    worst = [points for wrong, points in found.items() if len(wrong) > 1]
    return set(worst) == {-fact.parts["points"]}


def hedges(followed: Followed, fact: Fact) -> bool:
    assert sent(followed.move).seal is HEDGE[fact.parts["colour"]]
    return by_wrong_colours(followed)[frozenset([fact.parts["colour"]])] == 0


def if_debunked(followed: Followed, fact: Fact) -> bool:
    from retorta.games.alchemists.rules.debunking import cost_of_seal

    seal = sent(followed.move).seal
    costs = {cost_of_seal(seal, colour) for colour in Colour}
    return max(costs) == fact.parts["loss"]


def seals_of_kind(followed: Followed, fact: Fact) -> bool:
    seals = followed.before.labs[followed.seat].seals
    return bool(seals[sent(followed.move).seal] == fact.parts["number"])


def seal_returns(followed: Followed, fact: Fact) -> bool:
    book = followed.before.books[sent(followed.move).ingredient]
    return LaidSeal(followed.seat, fact.parts["seal"]) in book


def seal_stays(followed: Followed, fact: Fact) -> bool:
    book = followed.first.books[followed.before.agenda[-1].ingredient]
    return LaidSeal(followed.seat, fact.parts["seal"]) in book


def publishes_later(followed: Followed, fact: Fact) -> bool:
    return not events_of(followed, told.TheoryPublished)


def shows_sign(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.AspectShown)
    return event.seen_by(None) == event


def fell(followed: Followed) -> list[Ingredient]:
    return [event.ingredient for event in events_of(followed, told.TheoryDebunked)]


def falls(followed: Followed, fact: Fact) -> bool:
    return fell(followed) == fact.parts["ingredients"]


def may_publish(followed: Followed, fact: Fact) -> bool:
    return True


def proves_nothing(followed: Followed, fact: Fact) -> bool:
    return bool(events_of(followed, told.DebunkingFailed))


def answer(followed: Followed) -> bool:
    (event,) = events_of(followed, told.ClaimAnswered)
    return bool(event.yes)


def answered(yes: bool, kind: str) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        if answer(followed) is not yes:
            return True
        if kind == "falls":
            return fell(followed) == fact.parts["ingredients"]
        wanted = told.ConflictShown if kind == "conflict" else told.DebunkingFailed
        return bool(events_of(followed, wanted))

    return holds


def first_to_show(followed: Followed, fact: Fact) -> bool:
    return first_to_show_in(followed.before, followed.seat, sent(followed.move).potion, fact)


def first_to_show_in(state: Any, seat: Seat, potion: Potion, fact: Effect) -> bool:
    assert isinstance(fact, Fact)
    return state.first_shown[potion] is None and fact.parts["reputation"] == 1


def both_signs_in(state: Any, seat: Seat, potion: Potion, fact: Effect) -> bool:
    assert isinstance(fact, Fact)
    return potion ^ 1 in state.labs[seat].exhibited and fact.parts["reputation"] == 2


def both_signs(followed: Followed, fact: Fact) -> bool:
    return both_signs_in(followed.before, followed.seat, sent(followed.move).potion, fact)


def nothing_to_gain(followed: Followed, fact: Fact) -> bool:
    return reputation(followed, followed.seat) <= 0


def succeeds(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.PotionExhibited)
    return bool(event.potion is event.claimed)


# What is lacking, and what is pointless


def buying(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    lab = state.labs[seat]
    helpers = lab.favors[Favor.SHOPKEEPER]
    cheapest = min(price_for(card, lab.artifacts, helpers) for card in state.on_sale)
    assert effect.parts["sale"] == (state.round >= 2)
    return bool(effect.needs == cheapest and effect.has == lab.gold)


def publishing(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    assert Artifact.PRINTING_PRESS not in state.labs[seat].artifacts
    number = state.planned[Area.PUBLISH][seat] + 1
    return bool(effect.needs == number and effect.has == state.labs[seat].gold)


def lacking_seals(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    number = state.planned[Area.PUBLISH][seat] + 1
    return bool(effect.needs == number and effect.has == sum(state.labs[seat].seals))


def lacking_theories(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    return not any(theory is not None for theory in state.theories) and effect.has == 0


def two_different(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    kinds = sum(1 for cards in state.labs[seat].hand if cards)
    return effect.needs == 2 and effect.has == kinds


def lacking_ingredients(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    """What the planned actions use up one after the other, with all that is foraged."""
    lab = state.labs[seat]
    per_mix = 1 if Artifact.MAGIC_MORTAR in lab.artifacts else 2
    mixing = (Area.CUSTODIAN, Area.SELL, Area.STUDENT, Area.DRINK, Area.EXHIBITION)
    area = move.area if isinstance(move, played.Plan) else Area.CUSTODIAN
    planned = [state.planned[each][seat] + (each is area) for each in Area]
    needs = per_mix * sum(planned[each] for each in mixing) + planned[Area.TRANSMUTE]
    has = sum(lab.hand) + planned[Area.FORAGE]
    return effect.needs == needs and effect.has == has


def never(kind: type) -> Callable[[Followed, Pointless], bool]:
    def holds(followed: Followed, effect: Pointless) -> bool:
        for event in followed.events:
            if isinstance(event, told.RoundBegun):
                return True
            if isinstance(event, kind) and getattr(event, "seat", None) == followed.seat:
                return False
        return True

    return holds


# Questions as a whole


def fact_of(effect: Effect) -> dict[str, Any]:
    assert isinstance(effect, Fact)
    return effect.parts


def gold_now(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["gold"] == state.labs[seat].gold)


def cubes_left(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["cubes"] == state.labs[seat].free)


def unused_already(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["cubes"] == state.labs[seat].unused)


def seals_left(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["number"] == sum(state.labs[seat].seals))


def student_charges(state: Any, seat: Seat, effect: Effect) -> bool:
    return state.unwilling and fact_of(effect)["gold"] == 1


def sellers(state: Any, seat: Seat, effect: Effect) -> bool:
    others = [s for s in state.rows[Area.SELL] if s != seat and not state.done[Area.SELL][s]]
    return bool(fact_of(effect)["seats"] == others)


def ahead_on_tie(state: Any, seat: Seat, effect: Effect) -> bool:
    """With the same faces as all others, these sell after oneself."""
    row = state.rows[Area.SELL]
    return bool(fact_of(effect)["seats"] == row[row.index(seat) + 1 :])


def prices_now(state: Any, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    return prices_are(state, seat, effect)


def promised(state: Any, seat: Seat, effect: Effect) -> bool:
    step, parts = state.agenda[-1], fact_of(effect)
    assert parts["quality"] is step.guaranteed
    return bool(parts["gold"] == price_of(state, seat, step.guaranteed))


def staked(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["loss"] == loss_of_one(state, seat))


def later_grants(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["number"] == 3)


def conference_now(state: Any, seat: Seat, effect: Effect) -> bool:
    return conference_in(state, seat, effect, state)


def seal_now(state: Any, seat: Seat, effect: Effect) -> bool:
    book = state.books[state.agenda[-1].ingredient]
    return LaidSeal(seat, fact_of(effect)["seal"]) in book


def asked_about(state: Any) -> tuple[Ingredient, Formula]:
    step = state.agenda[-1]
    formula = getattr(step, "formula", None)
    return step.ingredient, state.theories[step.ingredient] if formula is None else formula


def question_ruled_out(state: Any, seat: Seat, effect: Effect) -> bool:
    return ruled_out_in(state, seat, *asked_about(state))


def question_right(state: Any, seat: Seat, effect: Effect) -> bool:
    """A chance is held to its frequency with the moves; here it must be possible."""
    assert isinstance(effect, Fact)
    if effect.how == "certain":
        return theory_is_right(state, *asked_about(state))
    return True


def question_wrong(state: Any, seat: Seat, effect: Effect) -> bool:
    return not theory_is_right(state, *asked_about(state))


def question_marked(sign: str) -> Callable[[Any, Seat, Effect], bool]:
    def holds(state: Any, seat: Seat, effect: Effect) -> bool:
        kind, formula = asked_about(state)
        return bool(state.labs[seat].marks.decode()[8 * kind + formula] == sign)

    return holds


def claimed_first(state: Any, seat: Seat, effect: Effect) -> bool:
    return first_to_show_in(state, seat, state.agenda[-1].claimed, effect)


def claimed_both(state: Any, seat: Seat, effect: Effect) -> bool:
    return both_signs_in(state, seat, state.agenda[-1].claimed, effect)


def claimed_for_nothing(state: Any, seat: Seat, effect: Effect) -> bool:
    potion = state.agenda[-1].claimed
    shown = state.first_shown[potion] is not None
    return shown and potion ^ 1 not in state.labs[seat].exhibited


CHANGES: dict[str, Callable[[Followed, Seat], int]] = {
    "gold": gold,
    "reputation": reputation,
    "ingredients": ingredients,
    "favors": favors,
    "cubes": cubes,
    "unused": unused,
    "artifact-points": artifact_points,
    "grant-points": grant_points,
    "seal-points": seal_points,
}
FACTS: dict[str, Holds] = {
    **{f"favor-{favor.name.lower()}": is_favor_text(favor) for favor in Favor},
    **{
        f"artifact-{card.name.lower().replace('_', '-')}": is_artifact_text(card)
        for card in Artifact
    },
    "position": position,
    "acts-after": acts_after,
    "trunk-gets-none": trunk,
    "becomes-apprentice": became_apprentice,
    "unused-cubes": unused_cubes,
    "nothing-lost": nothing_lost,
    "sells-too": sells_too,
    "top-row": top_row,
    "held": held,
    "all-see-card": shows_card,
    "unseen-card": hides_card,
    "left": left,
    "prices": prices,
    "faces": faces,
    "sells-first": place_among_sellers(0),
    "sells-last": place_among_sellers(-1),
    "order": order,
    "blocks": blocks,
    "paid-if": paid_if,
    "stake": stake,
    "quality": quality,
    "quality-better": levels_better,
    "all-see-quality": shows_quality,
    "all-see-potion": shows_potion,
    "potion": potion,
    "known": known,
    "known-not": known_not,
    "spoils-student": spoils,
    "harm-poison": harms(Potion.POISON),
    "harm-paralysis": harms(Potion.PARALYSIS),
    "harm-insanity": harms(Potion.INSANITY),
    "cheaper": cheaper,
    "keeps-cards": keeps_cards,
    "sees-ingredient": sees,
    "keeps-periscope": not_used("periscope_used"),
    "acts-again": acts_again,
    "keeps-boots": not_used("boots_used"),
    "stays-in-hand": stays_in_hand,
    "conference": conference,
    "grant": grant,
    "right": right,
    "cannot-be-right": cannot_be_right,
    "ruled-out": ruled_out,
    "marked-cross": marked("x"),
    "marked-question": marked("?"),
    "marked-circle": marked("o"),
    "if-right": if_right,
    "if-wrong": if_wrong,
    "if-debunked": if_debunked,
    "hedges": hedges,
    "seals-of-kind": seals_of_kind,
    "seal-returns": seal_returns,
    "seal-stays": seal_stays,
    "publishes-later": publishes_later,
    "all-see-sign": shows_sign,
    "falls": falls,
    "may-publish-at-once": may_publish,
    "proves-nothing": proves_nothing,
    "answer-yes": lambda followed, fact: answer(followed),
    "yes-falls": answered(True, "falls"),
    "yes-conflict": answered(True, "conflict"),
    "yes-fails": answered(True, "fails"),
    "no-conflict": answered(False, "conflict"),
    "no-fails": answered(False, "fails"),
    "first-to-show": first_to_show,
    "both-signs": both_signs,
    "nothing-to-gain": nothing_to_gain,
    "succeeds": succeeds,
}

MEASURED = Measured(
    changes=CHANGES,
    facts=FACTS,
    lacking={
        "buying": buying,
        "publishing": publishing,
        "seals": lacking_seals,
        "theories": lacking_theories,
        "two-different": two_different,
        "enough-ingredients": lacking_ingredients,
    },
    pointless={
        "nothing-on-sale": never(told.ArtifactBought),
        "no-theory": never(told.AspectShown),
    },
    questions={
        "gold-now": gold_now,
        "cubes-left": cubes_left,
        "unused-already": unused_already,
        "conference": conference_now,
        "seals-left": seals_left,
        "student-charges": student_charges,
        "sells-too": sellers,
        "sells-later": sellers,
        "ahead-on-tie": ahead_on_tie,
        "prices": prices_now,
        "paid-if": promised,
        "stake": staked,
        "failing-costs": staked,
        "later-grants": later_grants,
        "seal-now": seal_now,
        "ruled-out": question_ruled_out,
        "right": question_right,
        "cannot-be-right": question_wrong,
        "marked-cross": question_marked("x"),
        "marked-question": question_marked("?"),
        "marked-circle": question_marked("o"),
        "first-to-show": claimed_first,
        "both-signs": claimed_both,
        "nothing-to-gain": claimed_for_nothing,
    },
    complete=frozenset({"gold", "reputation", "ingredients", "favors"}),
)
"""Cards, gold and reputation: every change of the choice itself is told."""
