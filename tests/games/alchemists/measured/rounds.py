"""2 to 4.3, 13: what holds of the order of play, of cubes, cards and artifacts."""

from __future__ import annotations

from games.alchemists.measured.choice import Holds, events_of, own_part, sent
from games.alchemists.measured.numbers import ingredients, unused
from laws.tells_law import Followed

from retorta.core.tells import Fact
from retorta.games.alchemists import events as told
from retorta.games.alchemists.cards import (
    Area,
    Artifact,
    Favor,
    Level,
)


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
    return bool(len(above) + 1 == least and most == least + min(len(free), len(chooses)))


def acts_after(followed: Followed, fact: Fact) -> bool:
    spaces = followed.first.spaces
    earlier = [s for s, at in enumerate(spaces) if at is not None and at < spaces[followed.seat]]
    return bool(fact.parts["seats"] == earlier)


def became_apprentice(followed: Followed, fact: Fact) -> bool:
    options = followed.first.options
    levels = options.debunking[followed.seat], options.conferences[followed.seat]
    return levels == (Level.APPRENTICE, Level.APPRENTICE)


def trunk(followed: Followed, fact: Fact) -> bool:
    return ingredients(followed, followed.seat) == 0


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
    return bool(fact.parts["seats"] == [seat for seat in row if seat != followed.seat])


def top_row(followed: Followed, fact: Fact) -> bool:
    return bool(followed.first.rows[fact.parts["area"]][0] == followed.seat)


def shows_card(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.IngredientGathered)
    return bool(event.seen_by(None) == event)


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


def cheaper(followed: Followed, fact: Fact) -> bool:
    return bool(followed.first.agenda[-1].shopkeepers == followed.before.agenda[-1].shopkeepers + 1)


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
    "cheaper": cheaper,
    "keeps-cards": keeps_cards,
    "sees-ingredient": sees,
    "keeps-periscope": not_used("periscope_used"),
    "acts-again": acts_again,
    "keeps-boots": not_used("boots_used"),
    "stays-in-hand": stays_in_hand,
}
