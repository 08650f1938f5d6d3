"""What people do at a table, from sitting down to the replay, over the real wire."""

from __future__ import annotations

import random
from typing import Any

import pytest
from support.guests import Guest, HouseOfTests, Refused, play_to_the_end

from retorta import plugins


def fill(game: str, *first: str) -> list[str]:
    """Return kinds of seats for the fewest players of a game."""
    seats = [*first, *["random"] * 6]
    return seats[: max(plugins.box(game).seats[0], len(first))]


def test_the_shelf_shows_every_game(house: HouseOfTests) -> None:
    shown = {game["id"]: game for game in house.guest().get("/api/shelf")}
    assert sorted(shown) == plugins.games()
    for name, game in shown.items():
        assert game["seats"] == list(plugins.box(name).seats)
        assert game["usual_bot"] in game["bots"]


@pytest.mark.parametrize("game", plugins.games())
def test_a_whole_game_against_bots_and_its_replay(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    anna = house.guest("Anna")
    table = anna.table(game, *fill(game, "me", "random"), salt="a pinch of mine")
    tab = anna.open(table)
    promise = tab.info["commitment"]
    luck = random.Random(5)
    play_to_the_end([tab], lambda number: luck.randrange(1000))
    assert tab.view["outcome"]["winners"]
    assert tab.view["points"] == tab.view["outcome"]["points"]
    for at_hand in (True, False):
        if not at_hand:
            monkeypatch.setattr(house.registry, "_table_at_hand", lambda _: None)
        (listed,) = anna.get("/api/tables")["finished"]
        assert (listed["id"], listed["outcome"]) == (table, tab.view["outcome"])
    assert tab.view["moves"] == tab.view["refused"] == []

    record = anna.http.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("application/jsonl")
    verdict = anna.post(f"/api/replays/{table}/verify")
    assert verdict["promised"]
    assert verdict["finished"]
    info = anna.get(f"/api/replays/{table}")
    assert info["commitment"] == promise
    assert info["total"] == len(info["moves"]) == tab.view["number"]
    for number in (0, info["total"] // 2, info["total"]):
        seen = anna.get(f"/api/replays/{table}/moments/{number}?seat=0")
        assert seen["number"] == number
        assert seen["owns"] is None
        whole = anna.get(f"/api/replays/{table}/moments/{number}")
        assert len(whole["owns"]) == info["seats"]
        assert (whole["public"], whole["owns"][0]) == (seen["public"], seen["own"])
    last = anna.get(f"/api/replays/{table}/moments/{info['total']}?seat=0")
    public = tab.shown["public"]
    assert last["public"] == {**public, "asked": public["deciders"]}, (
        "by both names, for one version"
    )
    assert last["own"] == tab.shown["own"]
    assert last["outcome"] == tab.view["outcome"]
    with pytest.raises(Refused, match="moment"):
        anna.get(f"/api/replays/{table}/moments/{info['total'] + 1}")
    judged = anna.get(f"/api/replays/{table}/judgements/{info['total']}")
    assert (judged["seat"], judged["lost"] >= 0) == (last["by"], True)
    assert judged["played"]["move"]

    boris = house.guest()
    brought = boris.http.post(
        "/api/records", content=record.content, headers={"content-type": "application/jsonl"}
    ).json()["id"]
    assert boris.get(f"/api/replays/{brought}")["total"] == info["total"]
    assert boris.post(f"/api/replays/{brought}/verify") == verdict
    kept = boris.http.get(f"/api/replays/{brought}/record")
    assert kept.content == record.content


def test_two_people_and_a_bot(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "greedy", listed=True)
    waiting = boris.get("/api/tables")["listed"]
    assert [it["id"] for it in waiting if it["id"] == table] == [table]
    at_annas = anna.open(table)
    assert at_annas.view == {}
    assert at_annas.info["phase"] == "waiting"
    info = boris.post(f"/api/tables/{table}/sit", {"seat": 1, "salt": "mine"})
    assert info["phase"] == "playing"
    assert info["mine"] == [1]
    at_boriss = boris.open(table)
    at_annas.until(lambda: at_annas.info["phase"] == "playing")
    assert [seat["name"] for seat in at_annas.info["seats"]] == ["Anna", "Boris", ""]
    play_to_the_end([at_annas, at_boriss])
    assert at_annas.view["seat"] == 0
    assert at_boriss.view["seat"] == 1
    mine = anna.get("/api/tables")
    assert table in [it["id"] for it in mine["finished"]]
    assert table not in [it["id"] for it in mine["mine"]]


def test_hot_seat_on_one_device(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    for _ in range(12):
        (seat,) = tab.view["deciders"]
        if tab.view["seat"] != seat:
            tab.ask({"type": "look", "seat": seat})
            tab.until(lambda seat=seat: tab.view["seat"] == seat)  # type: ignore[misc]
        assert tab.view["own"]["seat"] == seat
        tab.move()


def test_my_tables_with_those_waiting_for_me_first(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    waiting = anna.table("poison", "me", "friend", "friend")
    alone = anna.table("poison", "me", "hotseat", "hotseat")
    newest = anna.table("poison", "me", "friend", "friend")
    shown = anna.get("/api/tables")["mine"]
    assert [it["id"] for it in shown] == [alone, newest, waiting]
    assert [it["waiting_for_me"] for it in shown] == [True, False, False]
    assert boris.get("/api/tables")["mine"] == []


def test_sitting_standing_starting_and_putting_away(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "friend", "friend")
    boris.post(f"/api/tables/{table}/sit", {"seat": 2})
    info = boris.post(f"/api/tables/{table}/sit", {"seat": 1, "nickname": "Cleo"})
    assert (info["mine"], info["seats"][1]["name"]) == ([1, 2], "Cleo")
    boris.post(f"/api/tables/{table}/stand", {"seat": 1})
    with pytest.raises(Refused, match="seat-taken"):
        house.guest().post(f"/api/tables/{table}/sit", {"seat": 2})
    with pytest.raises(Refused, match="not-host"):
        boris.post(f"/api/tables/{table}/start", {"bot": "random"})
    with pytest.raises(Refused, match="not-your-seat"):
        boris.post(f"/api/tables/{table}/stand", {"seat": 0})
    boris.post(f"/api/tables/{table}/stand", {"seat": 2})
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "greedy"})
    with pytest.raises(Refused, match="seats-free"):
        anna.post(f"/api/tables/{table}/start", {})
    info = anna.post(f"/api/tables/{table}/start", {"bot": "random"})
    assert [seat["bot"] for seat in info["seats"]] == [None, "greedy", "random", "random"]
    assert info["phase"] == "playing"
    with pytest.raises(Refused, match="table-started"):
        anna.call("DELETE", f"/api/tables/{table}")
    other = anna.table("poison", "me", "friend", "friend")
    tab = boris.open(other)
    anna.call("DELETE", f"/api/tables/{other}")
    assert tab.drain() == 4404
    with pytest.raises(Refused, match="table"):
        anna.get(f"/api/tables/{other}")


def test_an_absent_player_is_replaced_and_comes_back(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "random")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    at_annas, at_boriss = anna.open(table), boris.open(table)
    at_annas.until(lambda: at_annas.info["seats"][1]["present"])
    with pytest.raises(Refused, match="not-absent"):
        anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "greedy"})
    with pytest.raises(Refused, match="not-seated"):
        house.guest().post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "greedy"})
    at_boriss.close()
    at_annas.until(lambda: not at_annas.info["seats"][1]["present"])
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "greedy"})
    at_annas.until(lambda: at_annas.info["seats"][1]["replaced"])
    for _ in range(3):
        at_annas.until(lambda: at_annas.is_deciding)
        at_annas.move()
    at_annas.until(lambda: at_annas.is_deciding)
    back = boris.open(table)
    back.settle(at_annas.view["number"])
    with pytest.raises(Refused, match="bot-plays"):
        back.ask({"type": "move", "seat": 1, "move": {}})
    boris.post(f"/api/tables/{table}/return", {"seat": 1})
    at_annas.move()
    back.until(lambda: back.is_deciding)
    back.move()


def test_who_leaves_the_game_is_played_for_at_once_and_may_return(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "random")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    at_annas, at_boriss = anna.open(table), boris.open(table)
    at_boriss.until(lambda: at_boriss.view)
    boris.post(f"/api/tables/{table}/leave", {"seat": 1})
    at_annas.until(lambda: at_annas.info["seats"][1]["left"])
    seat = at_annas.info["seats"][1]
    assert (seat["name"], seat["replaced"], seat["present"]) == ("Boris", True, True)
    for _ in range(2):
        at_annas.until(lambda: at_annas.is_deciding)
        at_annas.move()
    at_boriss.until(lambda: at_boriss.view["number"] > 3)
    assert at_boriss.view["seat"] == at_boriss.view["own"]["seat"] == 1
    listed = boris.get("/api/tables")["mine"]
    assert [(it["id"], it["seats"][1]["left"]) for it in listed] == [(table, True)]

    boris.post(f"/api/tables/{table}/return", {"seat": 1})
    at_annas.until(lambda: not at_annas.info["seats"][1]["left"])
    assert at_annas.info["seats"][1]["bot"] is None


def test_a_rematch_is_made_once_and_everybody_hears_of_it(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "random", options={"taken": "open"})
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    tabs = [anna.open(table), boris.open(table)]
    with pytest.raises(Refused, match="table-not-over"):
        anna.post(f"/api/tables/{table}/rematch")
    play_to_the_end(tabs)
    new = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert boris.post(f"/api/tables/{table}/rematch")["id"] == new
    tabs[1].until(lambda: tabs[1].info["rematch"] == new)
    info = boris.get(f"/api/tables/{new}")
    assert info["phase"] == "playing"
    assert info["mine"] == [0], "the seats are turned"
    assert info["options"]["taken"] == "open"
    assert info["commitment"] != tabs[0].info["commitment"]


def test_chat_reaches_everybody_once_and_newcomers_too(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "random", "random")
    at_annas, at_boriss = anna.open(table), boris.open(table)
    said = {"id": "one and only", "type": "chat", "text": "Good luck!"}
    at_annas.ask(said)
    at_annas.ask(said)
    at_boriss.ask({"type": "chat", "text": "Thanks"})
    at_boriss.until(lambda: len(at_boriss.chat) == 2)
    assert [(line["seat"], line["name"], line["text"]) for line in at_boriss.chat] == [
        (0, "Anna", "Good luck!"),
        (None, "Boris", "Thanks"),
    ]
    cleo = house.guest("Cleo").open(table)
    cleo.until(lambda: len(cleo.chat) == 2)
    assert cleo.chat == at_boriss.chat


def test_undo_follows_the_four_nevers(house: HouseOfTests) -> None:
    """In Poison every move ends the turn, so there is nothing to take back."""
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    seat = tab.view["deciders"][0]
    tab.ask({"type": "look", "seat": seat})
    tab.until(lambda: tab.view["seat"] == seat)
    assert not tab.view["can_undo"]
    tab.move()
    after = tab.view["deciders"][0]
    for anybody in (seat, after):
        with pytest.raises(Refused, match="no-undo"):
            tab.ask({"type": "undo", "seat": anybody})


def first_undo(house: HouseOfTests, game: str) -> tuple[Any, Any] | None:
    """Play by hot-seat until a move can be taken back."""
    anna = house.guest("Anna")
    fewest = plugins.box(game).seats[0]
    tab = anna.open(anna.table(game, "me", *["hotseat"] * (fewest - 1)))
    tab.settle(0)
    luck = random.Random(3)
    for _ in range(120):
        if not tab.view["deciders"]:
            return None
        seat = tab.view["deciders"][0]
        if tab.view["seat"] != seat:
            tab.ask({"type": "look", "seat": seat})
            tab.until(lambda seat=seat: tab.view["seat"] == seat)  # type: ignore[misc]
        before = tab.view
        tab.move(luck.randrange(1000))
        if tab.view["can_undo"]:
            return tab, before
    return None


def test_a_move_is_taken_back(house: HouseOfTests) -> None:
    """In some game at least there is a move that can be."""
    found = [it for game in plugins.games() if (it := first_undo(house, game)) is not None]
    assert found
    for tab, before in found:
        number = tab.view["number"]
        message = {"id": "back", "type": "undo", "seat": tab.view["seat"]}
        assert tab.ask(message)["number"] == number + 1
        tab.settle(number + 1)
        assert tab.shown == {"public": before["public"], "own": before["own"]}
        assert tab.view["moves"] == before["moves"]
        assert tab.story[-1]["undo"]
        assert tab.ask(message)["number"] == number + 1, "an undo is taken once"


def test_a_personal_link_moves_a_seat_to_another_device(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "random", "random")
    link = anna.post("/api/me/link")["url"]
    token = link.removeprefix("/claim/")
    phone = house.guest()
    assert phone.post(f"/api/claim/{token}") == {"nickname": "Anna"}
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]
    tab = phone.open(table)
    tab.until(lambda: tab.is_deciding)
    tab.move()
    with pytest.raises(Refused, match="link"):
        house.guest().post(f"/api/claim/{token}")
    assert anna.get(f"/api/tables/{table}")["mine"] == [0], "the first device keeps it too"


def test_refusals_name_the_rule(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    tab = anna.open(anna.table("poison", "me", "hotseat", "hotseat"))
    tab.settle(0)
    while not tab.view["refused"]:
        (seat,) = tab.view["deciders"]
        tab.ask({"type": "look", "seat": seat})
        tab.until(lambda: tab.is_deciding)
        if not tab.view["refused"]:
            tab.move()
    refused = tab.view["refused"][0]
    card, cauldron = (target.split(":")[1] for target in refused["targets"][0])
    move = {"move": "play", "card": card, "cauldron": int(cauldron)}
    with pytest.raises(Refused, match="illegal-move") as caught:
        tab.ask({"type": "move", "seat": tab.view["seat"], "move": move})
    assert caught.value.answer["rule"] == refused["rule"]
    assert caught.value.answer["section"] == refused["section"]


def test_the_language_of_a_refusal(house: HouseOfTests) -> None:
    anna: Guest = house.guest()
    for language, word in (("ru-RU,ru;q=0.9", "стола"), ("pl", "stołu"), ("de", "table")):
        with pytest.raises(Refused) as caught:
            anna.call("GET", "/api/tables/nowhere", **{"accept-language": language})
        assert word in caught.value.answer["message"]
        assert caught.value.status == 404
