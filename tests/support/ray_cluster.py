"""A Ray cluster on this machine, in a process of its own, whose nodes a test may kill.

Run as a program it is the cluster: each argument is a node with so many cores, the first is the
head. It says its address, kills a node for every line it reads, and ends with its input.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import uuid
from pathlib import Path
from types import TracebackType
from typing import Any

NAME = "RETORTA_TEST_CLUSTER"
STARTS = 3
"""How often a cluster may be started: Ray gives a node thirty seconds to come up, which is written
into it and too little where the machine has much else to do."""
ENVIRONMENT = {
    # On this machine alone, and without a word to anybody.
    "RAY_AUTH_MODE": "disabled",
    "RAY_USAGE_STATS_ENABLED": "0",
    # A node that does not answer is given up soon.
    "RAY_health_check_initial_delay_ms": "1000",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "4",
}


class RayCluster:
    """A cluster with nodes of so many cores each."""

    def __init__(self, *cores: int, path: Path) -> None:
        self.name = uuid.uuid4().hex
        """Its workers have it in their environment, so that they are known from others."""
        self.environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": str(path)}
        for _ in range(STARTS):
            self._process = subprocess.Popen(
                [sys.executable, __file__, *map(str, cores)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**self.environment, NAME: self.name},
            )
            assert self._process.stdout is not None
            self.address = self._process.stdout.readline().strip()
            if self.address:
                return
            said = self._process.communicate()[1]
        raise AssertionError(said)

    def kill_a_node(self) -> None:
        """Kill the youngest node with all that it does."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "killed\n"

    def __enter__(self) -> RayCluster:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate(timeout=60)


def main(cores: list[int]) -> None:
    """Be a cluster until there is no more input."""
    utilities: Any = importlib.import_module("ray.cluster_utils")
    # Ray takes the usual 127.0.0.1 for the address that others reach this machine at.
    usual = {"node_ip_address": "127.0.0.2", "object_store_memory": 80 << 20}
    cluster = utilities.Cluster(
        initialize_head=True,
        head_node_args={**usual, "num_cpus": cores[0], "include_dashboard": False},
    )
    nodes = [cluster.add_node(num_cpus=each, **usual) for each in cores[1:]]
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(nodes.pop(), allow_graceful=False)
        print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main([int(each) for each in sys.argv[1:]])
