"""How fast the engine is here, as one line of JSON: in a tab's Python, in plain or compiled Python.

TAB_PACK=src/retorta/server/client/site/engine node web/engine/run.mjs web/engine/figures.py
python web/engine/figures.py [--speed]

With ``--speed`` without a game at the host of a tab.
"""

import json
import sys
import time
from random import Random

started = time.perf_counter()

from retorta import plugins  # noqa: E402
from retorta.core import door  # noqa: E402
from retorta.core.dealer import SeededDealer  # noqa: E402
from retorta.core.match import Match  # noqa: E402

imported = time.perf_counter()
SECONDS = 2.0
DECISIONS = 4
SEATS = {"alchemists": 2, "laar": 2, "poison": 4, "potion-making": 2}


def decisions(game: str) -> int:
    """Return how many decisions of random play a second: the best of many short samples."""
    box, dealer = plugins.box(game), SeededDealer(1, listening=False)
    best, begun = 0.0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        start, done = time.perf_counter(), 0
        while time.perf_counter() - start < 0.05:
            done += door.play_out(box.start(SEATS[game], {}, dealer), dealer)
        best = max(best, done / (time.perf_counter() - start))
    return round(best)


def master(game: str) -> dict[str, float | None]:
    """Return how long a master thinks, and how many dreams it has, here and there in a game."""
    box = plugins.box(game)
    match = Match(box, SEATS[game], SeededDealer(3))
    bot, others = plugins.new_bot(game, "master", 1), plugins.new_bot(game, "greedy", 1)
    began, taken, dreams, turn = time.perf_counter(), [], [], 0
    first = 0.0
    while not match.is_over and len(taken) < DECISIONS:
        seat = match.deciders()[0]
        pov = match.pov(seat)
        if seat or len(pov.moves) < 2 or (turn := turn + 1) % 4 != 1:
            match.play(seat, others.choose(pov))
            continue
        start = time.perf_counter()
        move = bot.choose(pov)
        taken.append(time.perf_counter() - start)
        first = first or time.perf_counter() - began
        if hasattr(bot, "search"):
            dreams.append(bot.search(box).iterations)
        match.play(seat, move)
    return {
        "longest": round(max(taken), 2),
        "dreams": sorted(dreams)[len(dreams) // 2] if dreams else None,
    }


def whole_game() -> tuple[float, int]:
    """Play Alchemists at the host with a greedy bot; return the seconds and the decisions."""
    from retorta.tab.host import Host
    from retorta.tab.thinker import Thinker

    waiting: list[dict] = []
    rows: dict[str, list[str]] = {}
    told: dict[int, dict] = {}
    frames: list[dict] = []
    thinker, luck = Thinker(), Random(2)
    host = Host(
        lambda text: waiting.append(json.loads(text)),
        time.time,
        luck.randbytes,
        settings='{"bot_pause": 0}',
    )

    def go_on() -> None:
        while waiting:
            it = waiting.pop(0)
            if "write" in it:
                for _, store, key, value in it["steps"]:
                    if store == "rows":
                        rows.setdefault(key[0], []).append(value)
                host.written(it["write"])
            elif "read" in it:
                host.found(it["read"], json.dumps(rows.get(it["key"], [])))
            elif "wait" in it:
                host.waited(it["wait"])
            elif "think" in it:
                host.thought(it["think"], thinker.answer(it["job"]))
            elif "frame" in it:
                frames.append(json.loads(it["frame"]))
            else:
                told[it["answer"]] = it

    wish = {
        "game": "alchemists",
        "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3],
    }
    began = time.perf_counter()
    host.request(1, "POST", "/api/tables", json.dumps(wish))
    go_on()
    host.open(1, json.loads(told[1]["body"])["id"], "")
    host.send(1, json.dumps({"type": "hello", "id": "h", "wire": 3}))
    go_on()
    number = 0
    view = [it for it in frames if it["type"] == "view"][-1]
    while view["outcome"] is None:
        number += 1
        move = luck.choice(view["moves"])["move"]
        host.send(1, json.dumps({"type": "move", "id": str(number), "seat": 0, "move": move}))
        go_on()
        view = [it for it in frames if it["type"] == "view"][-1]
        del frames[:-3]
    return time.perf_counter() - began, view["number"]


def heap() -> float | None:
    """Return the megabytes that Python has in WebAssembly; nothing elsewhere."""
    if sys.platform != "emscripten":
        return None
    import pyodide_js

    return round(pyodide_js._module.HEAP8.length / 2**20, 1)


empty = heap()
for name in plugins.games():
    plugins.box(name)
ready = time.perf_counter()
found = {
    "build": "plain" if str(door.__file__).endswith(("py", "pyc")) else "compiled",
    "platform": sys.platform,
    "start": round(globals().get("SECONDS_TO_START", 0.0), 2),
    "import": round(imported - started, 2),
    "games": round(ready - imported, 2),
}
seconds, lines = (0.0, 0) if "--speed" in sys.argv else whole_game()
found |= {"game_seconds": round(seconds, 1), "game_lines": lines}
found |= {"heap_start": empty, "heap_game": heap()}
found["decisions"] = {name: decisions(name) for name in plugins.games()}
found["master"] = {name: master(name) for name in plugins.games()}
found["heap_end"] = heap()
print(json.dumps(found))
