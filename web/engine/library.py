"""Finds which modules of Python's library a tab needs; writes ``tab/stdlib.txt`` anew.

node web/engine/run.mjs web/engine/library.py

Run it on the built pages when Pyodide's version changes, or when a room or msgspec asks for a
module it did not ask for before.
Everything that a tab has is loaded, and a game of each kind is played, with hints, records and
the companion; what Python has loaded by then, it needs.
"""

import importlib
import pkgutil
import shutil
import sys
import zipfile
from pathlib import Path
from random import Random

ROOT = "/project"
LIST = f"{ROOT}/src/retorta/tab/stdlib.txt"
ALSO = {"encodings.ascii", "encodings.cp437", "encodings.latin_1"}
"""What an archive and a message of an error may want."""
PACKED = f"{ROOT}/src/retorta/server/client/site/engine"
UNPACKED = "/tmp/tab"
sys.path[:0] = [UNPACKED, f"{ROOT}/tests"]
for name in ("msgspec.zip", "engine.zip"):
    shutil.unpack_archive(f"{PACKED}/{name}", UNPACKED)


def play_everything() -> None:
    """Do in Python what pages of a tab may ask for."""
    from support.tab import AT_A_REAL_TABLE, Database, Tab, play_to_the_end

    tab = Tab(Database())
    for game in ("alchemists", "laar", "poison", "potion-making"):
        made = tab.table(game, "me", "novice", *(["greedy"] if game == "poison" else []))
        page = tab.open(made)
        tab.post(f"/api/tables/{made}/hint", {"seat": page.view["deciders"][0]})
        play_to_the_end(page, Random(1))
        record = tab.request("GET", f"/api/tables/{made}/record")[1]
        brought = tab.post("/api/records", record)["id"]
        tab.post(f"/api/replays/{brought}/verify")
        tab.get(f"/api/replays/{brought}/moments/1")
    for question, body in AT_A_REAL_TABLE:
        tab.post(f"/api/companion/{question}", body)
    for path in ("shelf", "tables", "me", "nowhere"):
        tab.request("GET", f"/api/{path}")


import retorta  # noqa: E402

for found in list(pkgutil.walk_packages(retorta.__path__, "retorta.")):
    importlib.import_module(found.name)
ours = set(sys.modules)
loaded_by_itself = {name for name in ours if not name.startswith(("retorta", "msgspec"))}
play_everything()
late = set(sys.modules) - ours - {name for name in sys.modules if name.startswith("support")}
with zipfile.ZipFile("/lib/python314.zip") as library:
    there = {
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in library.namelist()
        if name.endswith(".py")
    }
wanted = sorted(((loaded_by_itself | late) & there) - {"runpy"} | ALSO)
Path(LIST).write_text("\n".join(wanted) + "\n")
print(f"{len(wanted)} modules")
