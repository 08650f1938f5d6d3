"""Nobody is told what is not theirs to know: in no frame, answer or line of the log."""

from __future__ import annotations

import base64
import dataclasses
import random

import pytest
from guests import HouseOfTests, play_to_the_end
from kept_games import dealt

from retorta import shelf
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.server.frames import Frames
from retorta.server.story import Line


def spellings(secret: bytes) -> list[str]:
    """Return the ways in which a secret might be written."""
    return [
        secret.hex(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        str(list(secret)),
        str(int.from_bytes(secret, "big")),
    ]


@pytest.mark.parametrize("game", shelf.games())
def test_seed_salts_cookies_and_persons_stay_on_the_server(
    house: HouseOfTests, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna, boris, onlooker = house.guest("Anna"), house.guest("Boris"), house.guest("Olga")
    fewest = shelf.box(game).seats[0]
    seats = ["me", "friend", *["random"] * 6][: max(fewest, 2)]
    table = anna.table(game, *seats, salt="salt of Anna")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1, "salt": "salt of Boris"})
    tabs = {
        "Anna": anna.open(table),
        "Boris": boris.open(table),
        "Olga": onlooker.open(table),
    }
    kept = house.house.tables[table].kept
    luck = random.Random(11)
    for _ in range(12):
        number = max(tab.view.get("number", 0) for tab in tabs.values())
        for tab in tabs.values():
            tab.settle(number)
        asked = [tab for tab in tabs.values() if tab.is_asked]
        if asked:
            asked[0].move(luck.randrange(1000))
        elif tabs["Anna"].is_over:
            break
        else:
            tabs["Anna"].settle(number + 1)
    secrets = [*spellings(kept.seed), "salt of"]
    secrets += [guest.http.cookies["retorta"] for guest in (anna, boris, onlooker)]
    secrets += [chair.person for chair in kept.chairs if chair.person]
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


@pytest.mark.parametrize("game", shelf.games())
def test_a_frame_depends_only_on_what_the_seat_knows(game: str) -> None:
    """Deal what a seat cannot know anew: its frame, and a bystander's, stay as they are."""
    kept = dealt(game)
    box, match = kept.box, kept.match
    assert match is not None
    seats = box.seats[0]
    luck = random.Random(4)
    for _ in range(60):
        if match.is_over:
            break
        for seat in range(seats):
            dream = dataclasses.replace(kept, match=kept.deal())
            assert dream.match is not None
            dream.match.state = box.imagine(match.state, seat, SeededDealer(luck.randrange(99)))
            dream.match.entries = match.entries
            dream.match._before = match._before
            now = len(match.entries)
            assert Frames(dream).view(seat, now) == Frames(kept).view(seat, now)
            assert Frames(dream).view(None, now) == Frames(kept).view(None, now)
        seat = match.deciders()[0]
        events = match.play(seat, luck.choice(match.legal_moves(seat)))
        kept.story.append(Line(len(match.entries), seat, False, events))


@pytest.mark.parametrize(
    ("game", "options"), [("poison", {"hand": "five", "rulebook": "polish"}), ("alchemists", {})]
)
def test_a_frame_is_what_the_seat_sees_whoever_was_written_before(
    game: str, options: dict[str, str]
) -> None:
    """What seats share is written once; what only one of them sees is not shared."""
    kept = dealt(game, options)
    box, match = kept.box, kept.match
    assert match is not None
    seats = box.seats[0]
    luck = random.Random(7)
    for number in range(40):
        lookers = [None, *range(seats)]
        luck.shuffle(lookers)
        frames = Frames(kept)
        for seat in lookers:
            frame = codec.loads(frames.view(seat, number - 1))
            seen = [event.seen_by(seat) for event in kept.story[-1].events]
            told = [event for line in frame["events"] for event in line["events"]]
            assert frame["view"] == codec.plain(box.view(match.state, seat))
            assert told == [codec.plain(event) for event in seen if event is not None]
        by = match.deciders()[0]
        events = match.play(by, luck.choice(match.legal_moves(by)))
        kept.story.append(Line(len(match.entries), by, False, events))
