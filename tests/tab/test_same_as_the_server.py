"""The same script at a server and at the host of a tab: the same frames, to the byte."""

from __future__ import annotations

import json
import re
import uuid
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.guests import OPEN, Guest, HouseOfTests
from support.tab import Database, Page, Tab, play_to_the_end

from retorta import plugins
from retorta.server import registry

SEED = bytes(range(32))
ID = "the-same-table-1"
WHEN = re.compile(r'"(changed|at)":[0-9.e+]+')
MOVES = {"poison": 120, "potion-making": 80, "laar": 80, "alchemists": 120}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HouseOfTests]:
    monkeypatch.setattr(registry, "fresh_seed", lambda: SEED)
    monkeypatch.setattr(registry, "new_id", lambda: ID)
    server = HouseOfTests(tmp_path, absence=30.0)
    yield server
    OPEN.close()
    server.stop()


def same_luck(size: int) -> bytes:
    """Hand a tab the seed and the id that the server has."""
    return SEED if size == len(SEED) else urlsafe_b64decode(ID)


def timeless(frame: str) -> str:
    """Return a frame without what the clock says."""
    return WHEN.sub(r'"\1":0', frame)


class Both:
    """A page at a server and one in a tab, at the same table, doing the same."""

    def __init__(self, house: HouseOfTests, game: str, seats: int) -> None:
        wish = {
            "game": game,
            "seats": [{"kind": "me", "name": "Ada"}, *[{"kind": "hotseat"}] * (seats - 1)],
            "salt": "salt",
        }
        self.guest: Guest = house.guest("Ada")
        self.tab = Tab(Database(), luck=same_luck)
        self.tab.request("PUT", "/api/me", {"nickname": "Ada"})
        for made in (self.guest.post("/api/tables", wish), self.tab.post("/api/tables", wish)):
            assert made["id"] == ID
        self.page: Page = self.tab.open(ID)
        self.compared = 1
        self.client = self.guest.open(ID)
        self.client.until(lambda: self.client.view)
        self.compare()

    def compare(self) -> None:
        """The frames are the same, but for the answer to a hello of another id."""
        served = [timeless(text) for text in self.client.frames[self.compared :]]
        alone = [timeless(text) for text in self.tab.frames[self.page.number][self.compared :]]
        assert served == alone
        self.compared += len(served)

    def say(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message at both; return what both were answered."""
        sent = {"id": str(uuid.uuid4()), **message}
        self.page.tab.host.send(self.page.number, json.dumps(sent))
        self.tab.go_on()
        self.client.socket.send(json.dumps(sent))
        while len(self.client.frames) < len(self.tab.frames[self.page.number]):
            self.client.next()
        self.compare()
        answers = (it for it in reversed(self.page.frames) if it["type"] in ("ok", "refused"))
        return next(answers)

    def ask(self, method: str, path: str, body: Any = None) -> None:
        """Ask the same over HTTP; the answers are the same."""
        headers = {"origin": self.guest.origin, "content-type": "application/json"}
        served = self.guest.http.request(method, path, json=body, headers=headers)
        status, told = self.tab.request(method, path, body)
        assert status == served.status_code
        if served.headers["content-type"].startswith("application/jsonl"):
            assert told == served.text
            return
        expected = json.loads(timeless(served.text))
        if isinstance(expected, dict) and expected.get("type") == "refused":
            expected["message"] = ""
        assert json.loads(timeless(json.dumps(told, separators=(",", ":")))) == expected


@pytest.mark.parametrize("game", plugins.games())
def test_the_same_script_gives_the_same_frames(house: HouseOfTests, game: str) -> None:
    luck = Random(11)
    both = Both(house, game, plugins.box(game).seats[0])
    page = both.page
    for step in range(MOVES[game]):
        if page.is_over:
            break
        seat = page.view["deciders"][0]
        both.say({"type": "look", "seat": seat})
        moves = page.view["moves"]
        both.say({"type": "move", "seat": seat, "move": luck.choice(moves)["move"]})
        if page.view["can_undo"] and luck.random() < 0.2:
            both.say({"type": "undo", "seat": seat})
        if step % 10 == 0:
            both.say({"type": "chat", "text": f"line {step}"})
            both.say({"type": "move", "seat": seat, "move": {"move": "nothing"}})
            both.say({"type": "jot", "seat": seat, "written": {"text": f"note {step}"}})
            for path in ("worth", "sources"):
                both.ask("GET", f"/api/tables/{ID}/{path}?seat={seat}")
    for method, path, body in (
        ("GET", f"/api/tables/{ID}", None),
        ("GET", "/api/tables", None),
        ("GET", "/api/shelf", None),
        ("GET", "/api/me", None),
        ("GET", f"/api/tables/{ID}/record", None),
        ("GET", f"/api/replays/{ID}", None),
        ("GET", f"/api/replays/{ID}/moments/3", None),
        ("GET", f"/api/replays/{ID}/moments/3?seat=0", None),
        ("GET", f"/api/replays/{ID}/moments/999999", None),
        ("GET", f"/api/replays/{ID}/judgements/3", None),
        ("GET", f"/api/replays/{ID}/judgements/0", None),
        ("POST", f"/api/replays/{ID}/verify", None),
        ("POST", f"/api/tables/{ID}/start", {"bot": "greedy"}),
        ("POST", f"/api/tables/{ID}/sit", {"seat": 0}),
        ("POST", f"/api/tables/{ID}/bot", {"seat": 9, "bot": "greedy"}),
        ("POST", f"/api/tables/{ID}/stand", {"seat": "one"}),
    ):
        both.ask(method, path, body)
    both.compare()


def test_a_game_goes_from_a_tab_to_a_server_and_back_as_a_record(house: HouseOfTests) -> None:
    tab, guest = Tab(Database()), house.guest("Ada")
    table = tab.table("poison", "me", "greedy", "greedy")
    play_to_the_end(tab.open(table), Random(3))
    status, record = tab.request("GET", f"/api/tables/{table}/record")
    assert status == 200
    sent = guest.http.post("/api/records", content=record, headers={"origin": guest.origin})
    there = sent.json()["id"]
    assert guest.post(f"/api/replays/{there}/verify")["promised"]
    back = tab.post("/api/records", guest.http.get(f"/api/replays/{there}/record").text)["id"]
    assert tab.post(f"/api/replays/{back}/verify")["promised"]
    last = tab.get(f"/api/replays/{table}")["total"]
    for number in (0, last // 2, last):
        moment = f"moments/{number}"
        shown = tab.get(f"/api/replays/{table}/{moment}")
        assert guest.get(f"/api/replays/{there}/{moment}") == shown
        assert tab.get(f"/api/replays/{back}/{moment}") == shown
