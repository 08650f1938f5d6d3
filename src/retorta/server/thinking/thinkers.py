"""Chooses the workers that think for a server, according to its settings, and counts their work."""

from __future__ import annotations

import gc

from retorta import plugins
from retorta.core.tells import room_of
from retorta.server.metrics import Metrics
from retorta.server.settings import Settings
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import Dispatcher
from retorta.server.thinking.local_thinker import LocalThinker
from retorta.server.thinking.ray_bridge import RayBridge
from retorta.server.thinking.ray_thinker import RayProcess
from retorta.server.thinking.replays import Replays
from retorta.server.thinking.thinking_worker import ThinkingWorker


def thinkers(settings: Settings, metrics: Metrics) -> tuple[Dispatcher[ThinkingWorker], Counts]:
    """Return the queue of bots and hints, and its counts.

    Thinkers of a Ray cluster join when it is known how many there are.
    """
    counts = Counts()
    metrics.sections.append(lambda: counts.lines("retorta_thinking"))
    here = 0 if settings.ray else settings.workers
    found: list[ThinkingWorker] = [LocalThinker() for _ in range(here)]
    return Dispatcher(found, settings.bot_limit, settings.bot_wait, counts), counts


def readers(settings: Settings, metrics: Metrics, ray: RayBridge | None) -> Replays:
    """Return the queues of records, and add their counts to the metrics."""
    reading, judging = Counts(), Counts()
    metrics.sections.append(lambda: reading.lines("retorta_replays"))
    metrics.sections.append(lambda: judging.lines("retorta_judgements"))
    limits = ((settings.replay_limit, reading), (settings.bot_limit, judging))
    return Replays(*limits, lambda: RayProcess(ray)) if ray else Replays(*limits)


def unpack_games() -> None:
    """Load the games, and what they tell of choices: nobody has to wait for them later."""
    for name in plugins.games():
        room_of(plugins.box(name))
    # All this stays, so the garbage collector need not go through it repeatedly.
    gc.freeze()
