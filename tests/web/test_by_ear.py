"""A whole game is played by ear and keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Page
from support import browser_tables as tables
from support.ear import Heard, Listener, alike, nameless
from support.rotation import SOAKING, in_turn

GAMES = ("poison", "laar", "potion-making", "alchemists")
HEADINGS = {
    "poison": {"What has to be decided", "The players", "The cauldrons", "Your hand"},
    "laar": {"What has to be decided", "The players", "The market", "Your experts", "Your goods"},
    "potion-making": {
        *("What has to be decided", "The players", "Cabinet of elements"),
        *("Your recipes", "Your hand"),
    },
    "alchemists": {"What has to be decided", "The other players", "Your hand", "Order track"},
}
MOST = 1500
"""Choices. A whole game of Alchemists by chance takes some three hundred."""
OFTEN = 12
"""Choices after which everything there is to hear is listened to again."""


# `run.py soak` chooses its tests by this mark.
@pytest.mark.hypothesis
@pytest.mark.parametrize("game", GAMES if SOAKING else [in_turn(GAMES)])
def test_a_whole_game_is_played_by_ear_and_keys(visit: Callable[..., Page], game: str) -> None:
    """16.10: by headings, keys and names; nothing takes the focus away or swallows a key."""
    page = visit("/")
    rivals = ["bot:random"] * (2 if game == "poison" else 1)
    tables.set_up(page, game, ["me", *rivals])
    ear, luck = Listener(page), random.Random(16)
    wait_for(ear, "What has to be decided")
    headings = {node.name for node in ear.tree() if node.role == "heading"}
    assert HEADINGS[game] <= headings, headings
    choices = 0
    while choose(ear, luck):
        choices += 1
        assert choices < MOST
        if choices % OFTEN == 1:
            listen(ear)
    assert choices > 10
    listen(ear)


def wait_for(ear: Listener, words: str) -> None:
    end = monotonic() + tables.PATIENCE
    while not ear.hears(words):
        assert monotonic() < end, f"{words} is never heard"
        ear.page.wait_for_timeout(20)


def choose(ear: Listener, luck: random.Random) -> bool:
    """Go to something that may be chosen, and choose it; say whether the game goes on."""
    for _ in range(2000):
        ear.press("Alt+q")
        question = ear.focused()
        assert question.role == "paragraph", f"the question cannot be gone to: {question}"
        if question.name == "The game is over.":
            return False
        for _ in range(luck.randint(1, 4)):
            ear.press("Alt+j")
        thing = ear.focused()
        # Who is no longer asked by the time the key is pressed finds it unavailable.
        if thing.role == "button" and not thing.is_disabled:
            ear.press("Enter")
            assert not lost(ear.focused()), f"the focus is lost after {thing.name}"
            return True
        ear.page.wait_for_timeout(10)
    raise AssertionError("nothing may be chosen, and the game is not over")


def lost(node: Heard) -> bool:
    return node.role in ("RootWebArea", "generic", "none", "")


def listen(ear: Listener) -> None:
    """Hear everything: all of it has a name, and no two names sound the same."""
    tree = ear.tree()
    assert nameless(tree) == []
    assert alike({node.name for node in tree if node.role in ("button", "image")}) == []


def test_keys_lead_through_the_table_and_never_write(visit: Callable[..., Page]) -> None:
    """Every place has its key, told under «?»; what changed and who leads is answered aloud."""
    page = visit("/")
    tables.set_up(page, "alchemists", ["me", "bot:random", "bot:random"])
    ear, luck = Listener(page), random.Random(3)
    wait_for(ear, "What has to be decided")
    for _ in range(6):
        assert choose(ear, luck)
    rounds = [pressed(ear, "Alt+p") for _ in range(4)]
    assert [node.role for node in rounds] == ["heading"] * 4
    assert rounds[0] == rounds[3]
    assert len({node.name for node in rounds}) == 3
    assert pressed(ear, "Alt+l") == Heard("heading", "Your laboratory", False, 0)
    listen(ear)
    assert pressed(ear, "Alt+m").name == "Order track"
    # Through the views that are closed, too: the market is opened for it.
    assert "Artifacts on sale" in {pressed(ear, "Alt+m").name for _ in range(3)}
    assert pressed(ear, "Alt+c").name == "Your hand"

    page.keyboard.press("Alt+r")
    wait_for(ear, "Counting only what everybody can see")
    page.keyboard.press("Alt+n")
    wait_for(ear, "Maria")

    page.keyboard.press("?")
    wait_for(ear, "Keys")
    for _ in range(9):
        if pressed(ear, "Tab").name == "Keys":
            break
    page.keyboard.press("Enter")
    wait_for(ear, "To the previous one")
    told = {node.name for node in ear.tree()}
    assert {"Town", "Your laboratory", "The players", "Your hand", "Who leads?"} <= told
    page.keyboard.press("Alt+q")
    assert page.get_by_role("dialog").count() == 1
    page.keyboard.press("Escape")
    wait_for(ear, "What has to be decided")

    chat = page.get_by_role("textbox", name="Say something")
    chat.focus()
    page.keyboard.press("Alt+q")
    page.keyboard.type("?q")
    assert ear.focused().role == "textbox"
    assert chat.input_value() == "?q"
    assert page.get_by_role("dialog").count() == 0


def pressed(ear: Listener, key: str) -> Heard:
    """Press a key that leads somewhere; return where."""
    ear.press(key)
    return ear.focused()
