"""A hint in words."""

from __future__ import annotations

from retorta.bots.hint import Hint
from retorta.texts import Speaker


def advice(found: Hint, speaker: Speaker) -> list[str]:
    """Return what to play, why, and what else was thought of, a line for each."""
    best = found.best
    planned = "" if found.plans is None else "-planned"
    points = _told(best.points)
    said = [
        speaker.say(f"core-hint-best{planned}", move=best.move, points=points, dreams=found.dreams)
    ]
    said += reasons(found, speaker)
    said += [
        speaker.say(f"core-hint-other{planned}", move=other.move, points=_told(other.points))
        for other in found.others
    ]
    return said


def _told(points: float) -> float:
    return round(points, 1) + 0.0  # no minus before nought


def reasons(found: Hint, speaker: Speaker) -> list[str]:
    """Return why, a sentence for each reason."""
    return [speaker.say(reason.text, **reason.parts) for reason in found.reasons]
