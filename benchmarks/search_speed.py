"""How fast two builds search, in one run and in turn, by processor time.

    python benchmarks/search_speed.py --old PYTHON --new PYTHON [--rounds N]

Each Python has its own build of Retorta installed. In every round each build makes the same number
of iterations at the first decision of four players, from an empty tree, and plays random games.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from statistics import median

ITERATIONS = {"poison": 2000, "laar": 600, "potion-making": 2000}
PROBE = """
import json, math, sys
from time import thread_time
from retorta import plugins
from retorta.bots.levels import knowledge_of
from retorta.bots.search.search import Search
from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
game, iterations = sys.argv[1], int(sys.argv[2])
box = plugins.box(game)
match = Match(box, 4, SeededDealer(1))
pov = match.pov(match.deciders()[0])
best = 0.0
def known():
    # Some masters grow no tree; the other levels do. Older builds had one knowledge for all.
    try:
        return knowledge_of(box, False)
    except TypeError:
        return knowledge_of(box)
for _ in range(4):
    search = Search(known(), 1)
    begun = thread_time()
    search.think(pov, math.inf, iterations)
    best = max(best, iterations / (thread_time() - begun))
dealer = SeededDealer(1, listening=False)
random = 0.0
for _ in range(4):
    decisions, begun = 0, thread_time()
    while thread_time() - begun < 0.05:
        decisions += door.play_out(box.start(4, {}, dealer), dealer)
    random = max(random, decisions / (thread_time() - begun))
print(json.dumps([best, random]))
"""


def measured(python: str, game: str) -> tuple[float, float]:
    """Return iterations and random decisions a second, the best of four samples each."""
    command = [python, "-c", PROBE, game, str(ITERATIONS[game])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    search, random = json.loads(done.stdout)
    return search, random


def main() -> None:
    """Print a table in Markdown: medians over the rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--old", required=True)
    parser.add_argument("--new", required=True)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    print("| game | search, old | search, new | × | random play, old | new |")
    print("|---|---:|---:|---:|---:|---:|")
    for game in ITERATIONS:
        rounds = [
            (measured(given.old, game), measured(given.new, game)) for _ in range(given.rounds)
        ]
        old, new = (median(each[side][0] for each in rounds) for side in (0, 1))
        old_play, new_play = (median(each[side][1] for each in rounds) for side in (0, 1))
        times = f"{new / old:.2f}"
        print(f"| {game} | {old:.0f} | {new:.0f} | {times} | {old_play:.0f} | {new_play:.0f} |")


if __name__ == "__main__":
    main()
