"""A bot of one build beside the same bot of another, at the same tables.

    python benchmarks/two_builds.py poison --old PYTHON --new PYTHON --bot master@0.05 --sets 100

Each Python has its own build of Retorta installed. Both follow every game with a table of their
own, dealt by the same seed, so that each bot thinks in the build it belongs to; what one plays is
played at both. A set is one deal played once for every rotation of the seats, half of which are
the new build's; it is won by who has more points on average. Both must agree on who is asked and
on how it ends, so the builds must have the same rules.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from retorta import plugins
from retorta.arena.journal import Journal
from retorta.arena.one_game import Played
from retorta.arena.plan import Plan, planned_game
from retorta.arena.results import paired, share_interval

SIDES = ("new", "old")
MIRROR = """
import json, sys
from time import perf_counter, thread_time
from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match

def asked(match):
    return {"deciders": match.deciders()[:1]}

for line in sys.stdin:
    message = json.loads(line)
    if "deal" in message:
        box = plugins.box(message["game"])
        dealer = SeededDealer(message["deal"])
        match = Match(box, message["players"], dealer, message["options"])
        bots = {
            int(seat): plugins.new_bot(message["game"], name, seed)
            for seat, (name, seed) in message["bots"].items()
        }
        answer = asked(match)
    elif "choose" in message:
        seat = message["choose"]
        begun, work_begun = perf_counter(), thread_time()
        move = bots[seat].choose(match.pov(seat))
        taken, worked = perf_counter() - begun, thread_time() - work_begun
        answer = {"move": box.rules.catalogue.plain(move), "taken": taken, "worked": worked}
    elif "play" in message:
        match.play(message["seat"], box.rules.catalogue.read(message["play"]))
        answer = asked(match)
    else:
        end = match.end()
        answer = {"points": end.points, "winners": end.winners}
    print(json.dumps(answer), flush=True)
"""


class Mirror:
    """A process of one build that follows the games and thinks for its own bots."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, "-c", MIRROR], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message, and return what is answered."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        answered = self._process.stdout.readline()
        if not answered:
            raise SystemExit("one of the two builds has ended; what it said stands above")
        found: dict[str, Any] = json.loads(answered)
        return found


@dataclass
class Work:
    """What the bots of a side took, over all games."""

    decisions: int = 0
    worked: float = 0.0
    slowest: float = 0.0


@dataclass
class Duel:
    """Two builds that play the games of a plan."""

    pythons: tuple[str, str]
    budgets: tuple[str, str]
    plan: Plan
    work: tuple[Work, Work] = field(default_factory=lambda: (Work(), Work()))
    _own: threading.local = field(default_factory=threading.local)

    def play(self, number: int) -> Played:
        """Play one game in both builds."""
        if not hasattr(self._own, "mirrors"):
            self._own.mirrors = [Mirror(python) for python in self.pythons]
        mirrors: list[Mirror] = self._own.mirrors
        table = planned_game(self.plan, number)
        sides = [SIDES.index(self.plan.bots[bot]) for bot in table.seats]
        answers = [
            mirror.ask(
                game=self.plan.game,
                players=len(sides),
                deal=table.deal,
                options={},  # the usual ones: the older build may not know all that there are
                bots={
                    seat: (self.budgets[side], table.seeds[seat])
                    for seat, side in enumerate(sides)
                    if side == own
                },
            )
            for own, mirror in enumerate(mirrors)
        ]
        seats = len(sides)
        decisions, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
        while agreed(answers)["deciders"]:
            seat = answers[0]["deciders"][0]
            chosen = mirrors[sides[seat]].ask(choose=seat)
            self.note(sides[seat], chosen["worked"])
            decisions[seat] += 1
            seconds[seat] += chosen["taken"]
            slowest[seat] = max(slowest[seat], chosen["taken"])
            answers = [mirror.ask(seat=seat, play=chosen["move"]) for mirror in mirrors]
        end = agreed([mirror.ask(end=True) for mirror in mirrors])
        late = [0] * seats
        times = (decisions, seconds, slowest, late, late)
        return Played(number, table.seats, end["points"], end["winners"], *times, None)

    def note(self, side: int, worked: float) -> None:
        """Count what a decision took of the processor."""
        work = self.work[side]
        work.decisions += 1
        work.worked += worked
        work.slowest = max(work.slowest, worked)

    def games(self, numbers: list[int], workers: int) -> Iterator[Played]:
        """Play games, so many at once, and yield them in their order."""
        with ThreadPoolExecutor(workers) as pool:
            yield from pool.map(self.play, numbers)


def agreed(answers: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what both builds say, if they say the same."""
    if answers[0] != answers[1]:
        raise SystemExit(f"the two builds play different games: {answers[0]} and {answers[1]}")
    return answers[0]


def told(plan: Plan, games: list[Played], work: tuple[Work, Work]) -> str:
    """Return how the sets went so far."""
    fewest_win = plugins.box(plan.game).rules.fewest_points_win
    found = paired(plan, games, *SIDES, fewest_win)
    low, high = share_interval(found.sets * found.deals, found.deals)
    least, most = found.points_interval
    won = dict.fromkeys(SIDES, 0.0)
    for game in games:
        for winner in game.winners:
            won[plan.bots[game.seats[winner]]] += 100 / len(game.winners) / len(games)
    worked = [1000 * each.worked / max(each.decisions, 1) for each in work]
    return (
        f"{found.deals} sets: {100 * found.sets:.0f} % [{100 * low:.0f}, {100 * high:.0f}] won by "
        f"the new build, {found.points:+.2f} [{least:+.2f}, {most:+.2f}] points a set, "
        f"{won['new']:.0f} % of the games beside {won['old']:.0f}; "
        f"{worked[0]:.1f} and {worked[1]:.1f} ms of processor time a decision, "
        f"at most {work[0].slowest:.2f} and {work[1].slowest:.2f} s"
    )


def main() -> None:
    """Play the sets, and tell how they go."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--old", required=True, help="the Python of one build")
    parser.add_argument("--new", required=True, help="the Python of the other")
    parser.add_argument("--bot", default="master@0.05")
    parser.add_argument("--bot-of-old", help="the bot of the old build, if it is another")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--sets", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--resume", help="a journal to go on with")
    arguments = parser.parse_args()
    box = plugins.box(arguments.game)
    new = arguments.players // 2
    seats = [SIDES[0]] * new + [SIDES[1]] * (arguments.players - new)
    games = arguments.players * arguments.sets
    options = box.checked_options({})
    plan = Plan(arguments.game, box.edition, options, seats, games, True, arguments.seed, None)
    duel = Duel(
        (arguments.new, arguments.old), (arguments.bot, arguments.bot_of_old or arguments.bot), plan
    )
    journal = Journal(arguments.resume, plan)
    missing = [number for number in range(games) if number not in journal.played]
    played = [journal.played[number] for number in range(games) if number in journal.played]
    for game in duel.games(missing, arguments.workers):
        journal.add(game)
        played.append(game)
        if len(played) % arguments.players == 0:
            print(told(plan, played, duel.work), flush=True)
    if not missing:
        print(told(plan, played, duel.work))


if __name__ == "__main__":
    sys.exit(main())
