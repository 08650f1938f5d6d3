"""4.5 Test on a student, and 4.6 drink a potion."""

from __future__ import annotations

from collections import Counter

from retorta.core.codec import plain
from retorta.core.tells import Effect, Fact, Told
from retorta.games.alchemists.cards import Potion
from retorta.games.alchemists.moves import Mix
from retorta.games.alchemists.rules.experiments import BAD_POTIONS, STUDENT_COSTS
from retorta.games.alchemists.tells.mixing import known, potion_chances, potions, used_up
from retorta.games.alchemists.tells.seen import Seen


def try_on_student(seen: Seen) -> Told:
    """4.5 Everybody sees the potion; a bad one makes every later test cost a gold."""
    public = seen.public
    common: list[Effect] = [*used_up(seen), Fact("all-see-potion")]
    question: list[Effect] = []
    if public.unwilling:
        common += seen.change("gold", -STUDENT_COSTS)
        question.append(Fact("student-charges", {"gold": STUDENT_COSTS}))
    else:
        common.append(Fact("spoils-student", {"gold": STUDENT_COSTS}, "possible"))
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if not isinstance(move, Mix):
            moves.append(seen.declined())
            continue
        effects = [*common, *known(seen, move.first, move.second)]
        if seen.chances:
            effects += potion_chances(seen, move)
            if not public.unwilling:
                bad = sum(potions(seen, move)[potion] for potion in BAD_POTIONS)
                effects += seen.worlds.fact("spoils-student", {"gold": STUDENT_COSTS}, bad)
        moves.append(effects)
    return Told(question, moves)


def drink_potion(seen: Seen) -> Told:
    """4.6 A bad potion acts on who drinks it, each once a round."""
    loss = seen.moved(-1)
    harms = {
        potion: Fact(f"harm-{plain(potion)}", {}, "possible")
        for potion in BAD_POTIONS
        if potion not in seen.task.harmed
    }
    common: list[Effect] = [*used_up(seen), Fact("all-see-potion"), *harms.values()]
    if Potion.INSANITY in harms:
        common += seen.change("reputation", loss, 0)
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if not isinstance(move, Mix):
            moves.append(seen.declined())
            continue
        effects = [*common, *known(seen, move.first, move.second)]
        if seen.chances:
            effects += potion_chances(seen, move)
            if Potion.INSANITY in harms:
                worlds = Counter({loss: potions(seen, move)[Potion.INSANITY]})
                worlds[0] += seen.worlds.count - worlds[loss]
                effects += seen.worlds.changes("reputation", seen.seat, worlds)
        moves.append(effects)
    return Told([], moves)
