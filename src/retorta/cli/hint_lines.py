"""A hint in words."""

from __future__ import annotations

from retorta.bots.hint import Hint, rounded
from retorta.texts import Speaker


def hint_lines(found: Hint, speaker: Speaker) -> list[str]:
    """Return what to play, why, and what else was thought of, a line for each."""
    best = found.best
    planned = "" if found.plans is None else "-planned"
    points = rounded(best.points)
    said = [
        speaker.say(f"core-hint-best{planned}", move=best.move, points=points, dreams=found.dreams)
    ]
    said += reasons(found, speaker)
    said += [
        speaker.say(f"core-hint-other{planned}", move=other.move, points=rounded(other.points))
        for other in found.others
    ]
    return said


def reasons(found: Hint, speaker: Speaker) -> list[str]:
    """Return why, a sentence for each reason."""
    return [speaker.say(reason.text, **reason.parts) for reason in found.reasons]
