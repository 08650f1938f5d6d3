"""Plays a game of each kind from the packed archives: what was left out is not missed.

TAB_PACK=src/retorta/server/client/site/engine node web/engine/run.mjs web/engine/play.py
"""

import sys
from random import Random

sys.path.append("/project/tests")

from support.tab import AT_A_REAL_TABLE, Database, Tab, play_to_the_end

from retorta import plugins

database = Database()
tab = Tab(database)
for info in tab.get("/api/shelf"):
    game, seats = info["id"], info["seats"][0]
    made = tab.table(game, "me", *["greedy"] * (seats - 1))
    page = tab.open(made)
    tab.post(f"/api/tables/{made}/hint", {"seat": 0})
    match = tab.host.tables[made].table.game()
    for level in ("novice", "apprentice", "adept", "master"):
        assert plugins.new_bot(game, level, 1).choose(match.pov(0)) in match.legal_moves(0)
    play_to_the_end(page, Random(1))
    record = tab.request("GET", f"/api/tables/{made}/record")[1]
    brought = tab.post("/api/records", record)["id"]
    assert tab.post(f"/api/replays/{brought}/verify")["promised"]
    assert tab.get(f"/api/replays/{made}")["finished"]
    again = Tab(database, seed=2).open(made)
    assert again.view["public"] == page.view["public"]
    print(f"{game}: {page.view['number']} lines of play")
opened = tab.post("/api/companion/alchemists/new", {})
for question, body in AT_A_REAL_TABLE:
    tab.post(f"/api/companion/{question}", body)
assert tab.post("/api/companion/alchemists/open", {"code": opened["code"]}) == opened
