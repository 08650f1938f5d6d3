"""6.4 Grants: which one a new seal would bring."""

from __future__ import annotations

from retorta.core.tells import Effect, Fact
from retorta.games.alchemists.cards import Ingredient
from retorta.games.alchemists.rules.grants import GRANT_PAYS, asked_for_grant
from retorta.games.alchemists.tells.conference import seals_that_count
from retorta.games.alchemists.tells.seen import Seen, span
from retorta.games.alchemists.views import GrantView


def grants_within_reach(seen: Seen, ingredient: Ingredient) -> list[GrantView]:
    """6.4 Return the grants that one has a right to with a seal on this book too."""
    studied = {*seals_that_count(seen), ingredient}
    asked = asked_for_grant(seen.me.grants)
    return [
        grant
        for grant in seen.public.grants
        if len(studied.intersection(grant.ingredients)) >= asked
    ]


def grant_brought(seen: Seen, ingredient: Ingredient) -> tuple[int, list[Effect]]:
    """6.4 Return the gold of the grant that a seal on this book brings, and its points."""
    grants = grants_within_reach(seen, ingredient)
    if not grants:
        return 0, []
    named = Fact("grant", {"grants": [grant.grant for grant in grants], "gold": GRANT_PAYS})
    points = seen.change("grant-points", *span([grant.points for grant in grants]))
    return GRANT_PAYS, [named, *points]
