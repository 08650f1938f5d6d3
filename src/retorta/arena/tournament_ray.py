"""A tournament whose games are tasks of Ray, on as many machines as it has.

Tasks get the plan and the numbers of games, and return the games. Both are sent as bytes, so that
a worker with different code can report it instead of misreading them. If a worker or machine is
lost, its games are played again, with the same result.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Any, Final

from retorta import on_ray
from retorta.arena.one_game import Played, play
from retorta.arena.plan import Plan
from retorta.core import codec, reading
from retorta.core.errors import TableError

TASK: Final = 1.0
"""The seconds a task should take; short games are grouped, since each task has overhead."""
LARGEST: Final = 64
"""The most games in a task: no more are lost with a worker, or reported at once."""
TRIES: Final = 5
"""How often a game may lose its worker before it is considered the cause."""
LOOK: Final = 1.0
"""Seconds after which Ray is asked again how many cores it has."""


class RayError(TableError):
    """Ray cannot play the games."""


class RayTournament:
    """Plays games on the cluster at an address."""

    def __init__(self, address: str) -> None:
        self.ray = on_ray.connect(address)
        self.task = self.ray.remote(num_cpus=1, max_retries=0)(play_some)
        self.lost = 0
        """The number of games that were played again."""

    def __call__(self, plan: Plan, numbers: list[int]) -> Iterator[Played]:
        """Play games; yield each when its task is done."""
        errors = self.ray.exceptions
        waiting = deque(numbers)
        alone: deque[int] = deque()
        losses: Counter[int] = Counter()
        running: dict[Any, list[int]] = {}
        size = 1
        told = codec.dumps(codec.plain(plan))
        try:
            while waiting or alone or running:
                while len(running) < 2 * max(on_ray.cores(self.ray), 1) and (alone or waiting):
                    if alone:
                        some = [alone.popleft()]
                    else:
                        some = [waiting.popleft() for _ in range(min(size, len(waiting)))]
                    running[self.task.remote(on_ray.code(), told, some)] = some
                done, _ = self.ray.wait(list(running), timeout=LOOK)
                for task in done:
                    some = running.pop(task)
                    try:
                        seconds, answer = self.ray.get(task)
                    except errors.RayTaskError as problem:
                        raise _error_of(problem) from None
                    except errors.RayError:
                        losses.update(some)
                        if max(losses[number] for number in some) >= TRIES:
                            raise RayError("ray-lost", number=str(some[0])) from None
                        self.lost += len(some)
                        alone.extend(some)
                        continue
                    size = min(max(int(TASK * len(some) / max(seconds, 1e-6)), 1), LARGEST)
                    yield from _read(answer)
        finally:
            # After leaving the cluster nothing runs there; asking would start a new one.
            for task in running if self.ray.is_initialized() else ():
                self.ray.cancel(task, force=True)

    def close(self) -> None:
        """Leave the cluster."""
        self.ray.shutdown()


def play_some(code: str, plan: bytes, numbers: list[int]) -> tuple[float, bytes]:
    """Play games on a worker; return the time it took, and the games."""
    on_ray.demand_same(code)
    begun = perf_counter()
    if not numbers:
        return 0.0, b"[]"
    wanted = reading.read(Plan, codec.loads(plan))
    played = [codec.plain(play(wanted, number)) for number in numbers]
    return perf_counter() - begun, codec.dumps(played)


def _read(answer: bytes) -> Iterable[Played]:
    games: Any = codec.loads(answer)
    return [reading.read(Played, game) for game in games]


def _error_of(problem: Any) -> TableError:
    """Return the error of a task as one of ours."""
    cause = problem.cause
    if isinstance(cause, on_ray.OtherCode | ImportError | AttributeError):
        return on_ray.OtherCode("ray-other-code")
    return RayError("ray-failed", problem=f"{type(cause).__name__}: {cause}")
