"""Makes bytecode of the archives of a tab; run by the very Python that a tab has.

node run.mjs web/engine/compile.py SOURCE.zip TARGET.zip LIST …

LIST is a file that names the modules to be taken, one a line; ``-`` takes everything. Without
docstrings and assertions, but for Pyodide's own modules, which read theirs.
"""

import importlib.util
import marshal
import sys
import zipfile
from pathlib import Path

LONG_AGO = (1980, 1, 1, 0, 0, 0)
UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)
"""Bytecode that is believed without a look at its source, and is the same whenever it is made."""
READS_DOCS = ("pyodide/", "_pyodide/")


def write(source: str, target: str, listed: str) -> None:
    """Write the archive *target*."""
    wanted = None if listed == "-" else set(Path(listed).read_text().split())
    with zipfile.ZipFile(source) as sources, zipfile.ZipFile(target, "w") as archive:
        for name in sorted(sources.namelist()):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith("/") or (wanted is not None and module not in wanted):
                continue
            content = sources.read(name)
            if name.endswith(".py"):
                level = 0 if name.startswith(READS_DOCS) else 2
                code = compile(content, name, "exec", dont_inherit=True, optimize=level)
                content = importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
                name += "c"
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)


for at in range(1, len(sys.argv), 3):
    write(*sys.argv[at : at + 3])
