"""Runs pytest under Pyodide in Node: ``node run.mjs web/engine/suite.py``, and its arguments.

Libraries are those that ``tools/pyodide_suite.py`` has laid into ``build/pyodide``; ours is the
plain source.
"""

import os
import sys

SITE = "/project/build/pyodide"
sys.path[:0] = [SITE, "/project/src"]
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

import pytest  # noqa: E402

sys.exit(
    pytest.main(
        [
            *("-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider", "-p", "no:faulthandler"),
            *("--rootdir=/project", *sys.argv[1:]),
        ]
    )
)
