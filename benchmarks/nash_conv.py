"""How far from unbeatable: ours, OpenSpiel's CFR and random play at a Poison small enough to solve.

    python benchmarks/nash_conv.py [--bots A,B,…] [--iterations 10,100,1000] [--seeds 8]

Needs the extra ``openspiel``. The game is ``games/poison/small.py``; its whole tree is grown by
the engine and given to OpenSpiel as a file of Gambit's, which its C++ solves. NashConv is counted
twice, by us over our tree and by OpenSpiel over its own, and must be the same.
What a bot plays at a decision is how often it chose each move with so many seeds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import process_time
from typing import Any

import pyspiel

from retorta import plugins
from retorta.games.poison.small import BOX
from retorta.research.game_tree import END, Node, Policy
from retorta.research.whole_tree import WholeTree

BOTS = "greedy,apprentice@100x,adept,master@100x,master@1000x"
"""The apprentice searches without solving ends, as the adept and the master do."""


def gambit(tree: WholeTree) -> str:
    """Return the tree as Gambit writes one."""
    deals = " ".join(f'"{number}" {chance:.17g}' for number, (chance, _) in enumerate(tree.deals))
    lines = ['EFG 2 R "small Poison" { "0" "1" } ""', f'c "" 1 "" {{ {deals} }} 0']
    # Places are numbered anew for each seat, as they are met.
    numbers: tuple[dict[int, int], ...] = ({}, {})
    for _, first in tree.deals:
        lines += _written(first, numbers)
    return "\n".join(lines) + "\n"


def _written(node: Node, numbers: tuple[dict[int, int], ...]) -> Iterator[str]:
    if node.seat == END:
        yield f't "" 1 "" {{ {node.worth:g}, {-node.worth:g} }}'
        return
    moves = " ".join(f'"{node.place}.{move}"' for move in range(len(node.children)))
    number = numbers[node.seat].setdefault(node.place, len(numbers[node.seat]) + 1)
    yield f'p "" {node.seat + 1} {number} "{node.place}" {{ {moves} }} 0'
    for child in node.children:
        yield from _written(child, numbers)


def both_ways(tree: WholeTree, game: Any) -> dict[int, Any]:
    """Return for each of our places one of OpenSpiel's states that lies there."""
    found: dict[int, Any] = {}

    def walk(node: Node, state: Any) -> None:
        if node.seat == END:
            return
        found.setdefault(node.place, state)
        for child, action in zip(node.children, state.legal_actions(), strict=True):
            walk(child, state.child(action))

    root = game.new_initial_state()
    for (_, first), (action, _) in zip(tree.deals, root.chance_outcomes(), strict=True):
        walk(first, root.child(action))
    return found


def given_to_openspiel(policy: Policy, states: dict[int, Any]) -> Any:
    """Return a policy of ours as one of OpenSpiel's."""
    table = {}
    for place, state in states.items():
        actions = state.legal_actions()
        likely = list(zip(actions, policy[place], strict=True))
        table[state.information_state_string()] = likely
    return pyspiel.TabularPolicy(table)


def taken_from_openspiel(policy: Any, tree: WholeTree, states: dict[int, Any]) -> Policy:
    """Return a policy of OpenSpiel's as one of ours."""
    found = []
    for place in range(len(tree.places)):
        likely = policy.action_probabilities(states[place])
        found.append([likely[action] for action in states[place].legal_actions()])
    return found


def played_by(tree: WholeTree, bot: str, seeds: int) -> Policy:
    """Return what a bot plays, by how often it chooses each move."""
    found = []
    for place in tree.places:
        counts = [0] * len(place.moves)
        for seed in range(seeds):
            if len(place.moves) > 1:
                move = plugins.new_bot(BOX.name, bot, seed).choose(place.pov)
                counts[tree.choice(place, move)] += 1
        found.append([count / seeds for count in counts] if sum(counts) else [1.0])
    return found


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--iterations", default="10,100,1000")
    parser.add_argument("--seeds", type=int, default=8)
    given = parser.parse_args()
    tree = WholeTree(BOX)
    game = pyspiel.load_efg_game(gambit(tree))
    states = both_ways(tree, game)
    print(f"{len(tree.deals)} deals, {tree.nodes} positions, {len(tree.places)} places", flush=True)
    print("| policy | NashConv | the same by OpenSpiel | first seat ahead | processor, s |")
    print("|---|---:|---:|---:|---:|")

    def tell(name: str, policy: Policy, spent: float) -> None:
        ours = tree.nash_conv(policy)
        theirs = pyspiel.nash_conv(game, given_to_openspiel(policy, states))
        ahead = tree.value(policy)
        print(f"| {name} | {ours:.4f} | {theirs:.4f} | {ahead:+.4f} | {spent:.0f} |", flush=True)

    tell("random", tree.uniform(), 0)
    for bot in given.bots.split(","):
        begun = process_time()
        policy = played_by(tree, bot, given.seeds)
        tell(f"`{bot}`", policy, process_time() - begun)
    for iterations in (int(each) for each in given.iterations.split(",")):
        begun = process_time()
        solver = pyspiel.CFRSolver(game)
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        spent = process_time() - begun
        policy = taken_from_openspiel(solver.average_policy(), tree, states)
        tell(f"OpenSpiel's CFR, {iterations} iterations", policy, spent)


if __name__ == "__main__":
    main()
