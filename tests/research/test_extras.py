"""A door whose packages are not installed says which extra brings them."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("door", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "research"),
        ("vector", "gymnasium", "research"),
        ("tensors.layout", "numpy", "research"),
        ("openspiel", "pyspiel", "openspiel"),
        ("ismcts", "pyspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_told_with_its_extra(door: str, package: str, extra: str) -> None:
    pytest.importorskip("numpy")
    code = f"import sys; sys.modules[{package!r}] = None; import retorta.research.{door}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: {package}")
    assert f'"retorta[{extra}]"' in last
