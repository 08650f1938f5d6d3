"""Nobody is told what is not theirs to know: in no frame, answer or line of the log."""

from __future__ import annotations

import base64
import random

import pytest
from support.guests import HouseOfTests, play_to_the_end

from retorta import plugins


def spellings(secret: bytes) -> list[str]:
    """Return the ways in which a secret might be written."""
    return [
        secret.hex(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        str(list(secret)),
        str(int.from_bytes(secret, "big")),
    ]


@pytest.mark.parametrize("game", plugins.games())
def test_seed_salts_cookies_and_persons_stay_on_the_server(
    house: HouseOfTests, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna, boris, onlooker = house.guest("Anna"), house.guest("Boris"), house.guest("Olga")
    fewest = plugins.box(game).seats[0]
    seats = ["me", "friend", *["random"] * 6][: max(fewest, 2)]
    table = anna.table(game, *seats, salt="salt of Anna")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1, "salt": "salt of Boris"})
    tabs = {
        "Anna": anna.open(table),
        "Boris": boris.open(table),
        "Olga": onlooker.open(table),
    }
    saved = house.registry.tables[table].table.saved
    luck = random.Random(11)
    for _ in range(12):
        number = max(tab.view.get("number", 0) for tab in tabs.values())
        for tab in tabs.values():
            tab.settle(number)
        deciding = [tab for tab in tabs.values() if tab.is_deciding]
        if deciding:
            deciding[0].move(luck.randrange(1000))
        elif tabs["Anna"].is_over:
            break
        else:
            tabs["Anna"].settle(number + 1)
    secrets = [*spellings(saved.seed), "salt of"]
    secrets += [guest.http.cookies["retorta"] for guest in (anna, boris, onlooker)]
    secrets += [chair.person for chair in saved.chairs if chair.person]
    heard = [frame for tab in tabs.values() for frame in tab.frames]
    heard += [guest.http.get(f"/api/tables/{table}").text for guest in (anna, onlooker)]
    heard += [onlooker.http.get(path).text for path in ("/metrics", "/api/tables")]
    heard += [onlooker.http.get(f"/api/tables/{table}/record").text]
    heard.append(caplog.text)
    for secret in secrets:
        assert not [text for text in heard if secret in text]


def test_a_hand_is_seen_by_its_owner_only(house: HouseOfTests) -> None:
    anna, boris, onlooker = house.guest("Anna"), house.guest("Boris"), house.guest("Olga")
    table = anna.table("poison", "me", "friend", "random")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    tabs = [anna.open(table), boris.open(table)]
    watching = onlooker.open(table)
    forged = onlooker.open(table, seat=0)
    play_to_the_end(tabs)
    for tab in (watching, forged):
        tab.until(lambda tab=tab: tab.is_over)  # type: ignore[misc]
    for tab, own in ((tabs[0], 0), (tabs[1], 1), (watching, None), (forged, None)):
        views = [frame for frame in tab.frames if '"type":"view"' in frame]
        assert views
        for frame in views:
            shown = frame.count('"hand":[')
            assert shown == (0 if own is None else 1)
        assert tab.view["seat"] == own
