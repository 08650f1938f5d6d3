"""A learner of Poison on one core: proximal policy optimisation with masks, by self-play.

    python examples/masked_ppo.py --decisions 10000000 --curve curve.csv

One network plays all four seats of many games at once. It sees what the seat to play sees, and
learns from the outcome at the end of the round: how many points fewer its seat got than the
others did on average. Rounds do not depend on one another, so it never looks beyond the current
one. Now and then the likeliest moves are played against three greedy bots, on deals reserved for
that; this makes the learning curve. The weights are saved beside this file, and the learned bot
plays anywhere a bot can:

    PYTHONPATH=examples retorta benchmark poison-4-greedy --bot masked_ppo:Learned
"""

from __future__ import annotations

import argparse
import csv
import sys
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from small_net import Adam, Net

from retorta import plugins
from retorta.core.box import Pov
from retorta.core.words import Move
from retorta.research.benchmark.luck import Luck
from retorta.research.benchmark.tasks import Score, play_deals, score, task_of
from retorta.research.tensors.layout import layout
from retorta.research.vector import make

PLAYERS = 4
GAMES = 256
"""Games played in parallel."""
STEPS = 100
"""Moves played in each between two updates: two rounds."""
HIDDEN = 192
PASSES = 3
BATCH = 4096
RATE = 5e-4
CUT = 0.2
"""How far an update may change the probability of a move: the *proximal* in the name."""
CURIOSITY = 0.01
TRUST = 0.95
"""How much of an advantage comes from what really followed (the λ of GAE)."""
POINTS = 0.1
"""What a point is worth to the learner: small numbers are learned more easily."""
LAYOUT = layout("poison", PLAYERS)
WEIGHTS = Path(__file__).with_name("masked_ppo.npz")
SCALE = {"totals": 13, "cards": 13, "heights": 13, "points": 50, "table": 50}
"""The divisors of the larger numbers of a view, by plane."""


def scales() -> Any:
    """Return the factor of each number of a view."""
    row = np.full(LAYOUT.size, 0.5, "f4")
    for name, most in SCALE.items():
        LAYOUT.named(row)[name][...] = 1 / most
    return row


@dataclass
class Played:
    """Observations, moves and values, with a row for each step and a column for each game."""

    seen: Any
    mask: Any
    move: Any
    chance: Any
    value: Any
    mover: Any
    paid: Any
    """The reward of each seat at a step."""
    closed: Any
    """Whether a step was the last of its round."""


class Tables:
    """Parallel games, all seats played by one net."""

    def __init__(self, seed: int) -> None:
        self._games = make("poison_v1", GAMES, players=PLAYERS)
        self._seen, self._info = self._games.reset(seed=seed)
        self._luck = np.random.default_rng(seed)
        self._scales = scales()
        self._points = np.zeros((GAMES, PLAYERS), "f4")

    def play(self, net: Net) -> Played:
        """Play the next steps, choosing each move with its probability."""
        kept: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            seen = self._seen * self._scales
            mask = self._info["action_mask"].astype(bool)
            mover = self._info["mover"].astype(np.intp)
            before = LAYOUT.named(self._seen)["table"][:, 0]
            chances, value, _ = net.forward(seen, mask)
            # The largest logit with Gumbel noise is a sample of the distribution.
            move = (chances + self._luck.gumbel(size=chances.shape)).argmax(axis=1)
            chance = chances[np.arange(GAMES), move]
            self._seen, rewards, ended, _, self._info = self._games.step(move)
            paid = self._paid(rewards, ended)
            closed = ended | (LAYOUT.named(self._seen)["table"][:, 0] != before)
            kept.append((seen, mask, move, chance, value, mover, paid, closed))
        return Played(*(np.stack(each) for each in zip(*kept, strict=True)))

    def _paid(self, rewards: Any, ended: Any) -> Any:
        """Return each seat's reward: the others' mean of new points minus its own."""
        around = LAYOUT.named(self._seen)["points"]
        mover = self._info["mover"].astype(np.intp)
        seats = (np.arange(PLAYERS)[None, :] - mover[:, None]) % PLAYERS
        now = np.where(ended[:, None], -rewards, np.take_along_axis(around, seats, axis=1))
        new = now - self._points
        self._points = np.where(ended[:, None], 0, now).astype("f4")
        others = (new.sum(axis=1, keepdims=True) - new) / (PLAYERS - 1)
        return (POINTS * (others - new)).astype("f4")


def advantages(played: Played) -> tuple[Any, Any]:
    """Return how much better each move turned out than expected, and which are known.

    A seat is rewarded for what happens until its next decision. For its last move in the sample
    that is not known yet, unless the round was over.
    """
    found = np.zeros_like(played.value)
    known = np.zeros(played.value.shape, bool)
    hope = np.zeros((GAMES, PLAYERS), "f4")
    carried = np.zeros((GAMES, PLAYERS), "f4")
    paid = np.zeros((GAMES, PLAYERS), "f4")
    certain = np.zeros((GAMES, PLAYERS), bool)
    rows = np.arange(GAMES)
    for step in reversed(range(len(found))):
        closed = played.closed[step][:, None]
        for each in (hope, carried, paid):
            each *= ~closed
        certain |= closed
        paid += played.paid[step]
        mover = played.mover[step]
        surprise = paid[rows, mover] + hope[rows, mover] - played.value[step]
        found[step] = surprise + TRUST * carried[rows, mover]
        known[step] = certain[rows, mover]
        hope[rows, mover] = played.value[step]
        carried[rows, mover] = found[step]
        paid[rows, mover] = 0
        certain[rows, mover] = True
    return found, known


def learn(net: Net, way: Adam, played: Played, rate: float, luck: Any) -> float:
    """Update the net with the games just played; return its entropy, in nats."""
    gained, known = advantages(played)
    hoped = (gained + played.value)[known]
    seen, mask, move = played.seen[known], played.mask[known], played.move[known]
    chance, gained = played.chance[known], gained[known]
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    undecided = []
    for _ in range(PASSES):
        order = luck.permutation(len(move))
        for first in range(0, len(order) - BATCH // 2, BATCH):
            some = order[first : first + BATCH]
            undecided.append(
                update(
                    net, way, rate, seen[some], mask[some], move[some], chance[some],
                    gained[some], hoped[some],
                )
            )  # fmt: skip
    return float(np.mean(undecided))


def update(
    net: Net,
    way: Adam,
    rate: float,
    seen: Any,
    mask: Any,
    move: Any,
    chance: Any,
    gained: Any,
    hoped: Any,
) -> float:
    """Take one gradient step on the loss; return the entropy."""
    chances, value, hidden = net.forward(seen, mask)
    likely = np.exp(chances)
    rows = np.arange(len(move))
    ratio = np.exp(chances[rows, move] - chance)
    # Once the probability has moved far enough towards the gain, the gradient is zero.
    pulls = np.where(gained > 0, ratio < 1 + CUT, ratio > 1 - CUT)
    by_logits = likely * (ratio * gained * pulls)[:, None]
    by_logits[rows, move] -= ratio * gained * pulls
    entropy = -(likely * np.where(mask, chances, 0)).sum(axis=1)
    by_logits += CURIOSITY * likely * (np.where(mask, chances, 0) + entropy[:, None])
    count = np.float32(len(move))
    slopes = net.backward(seen, hidden, (by_logits / count).astype("f4"), (value - hoped) / count)
    way.step(slopes, rate)
    return float(entropy.mean())


class Learned:
    """A bot that plays the net's likeliest move."""

    def __init__(self, seed: int = 0, net: Net | None = None) -> None:
        self._net = net or Net.load(WEIGHTS)
        self._scales = scales()
        self._catalogue = plugins.box("poison").rules.catalogue

    def choose(self, pov: Pov) -> Move:
        """Choose from what the seat sees."""
        row = LAYOUT.tensor(pov.view) * self._scales
        numbers = [self._catalogue.index(move) for move in pov.moves]
        mask = np.zeros(len(self._catalogue), bool)
        mask[numbers] = True
        chances, _, _ = self._net.forward(row[None, :], mask[None, :])
        return self._catalogue[int(chances[0].argmax())]


def judged(net: Net, deals: int) -> Score:
    """Return the net's score against three greedy bots."""
    task = task_of("poison-4-greedy")
    # The same luck at every point of the curve; our own bot may run in this process.
    luck = Luck(bots="curve")
    return score(list(play_deals(task, lambda seed: Learned(seed, net), deals, luck)), PLAYERS)


def train(decisions: int, seed: int, every: int, deals: int, curve: Path | None) -> Net:
    """Learn for a number of decisions; record and print the progress."""
    luck = np.random.default_rng(seed)
    net = Net.fresh(LAYOUT.size, HIDDEN, len(plugins.box("poison").rules.catalogue), luck)
    way = Adam(net)
    tables = Tables(seed)
    begun = process_time()
    updates = max(1, decisions // (GAMES * STEPS))
    rows: list[list[object]] = []
    for number in range(updates + 1):
        if number % every == 0 or number == updates:
            found = judged(net, deals)
            spent = process_time() - begun
            rows.append(
                [number * GAMES * STEPS, f"{spent:.0f}", f"{found.ahead:.2f}",
                 f"{found.low:.2f}", f"{found.high:.2f}", f"{found.wins:.3f}"]
            )  # fmt: skip
            print(*rows[-1], file=sys.stderr, flush=True)
            if curve is not None:
                with curve.open("w", newline="") as file:
                    writer = csv.writer(file, lineterminator="\n")
                    writer.writerow(["decisions", "seconds", "ahead", "low", "high", "wins"])
                    writer.writerows(rows)
        if number < updates:
            learn(net, way, tables.play(net), RATE * (1 - number / updates), luck)
    return net


def main() -> None:
    """Parse the arguments, learn, and save the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--decisions", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=20, help="updates between two trials")
    parser.add_argument("--deals", type=int, default=10, help="deals of a trial")
    parser.add_argument("--curve", type=Path, help="where the curve is written, as CSV")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="where they are kept")
    given = parser.parse_args()
    net = train(given.decisions, given.seed, given.every, given.deals, given.curve)
    net.save(given.weights)


if __name__ == "__main__":
    main()
