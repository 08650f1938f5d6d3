"""How long bots think is chosen where a table is made, and changed where it is played."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from support import browser_tables as tables
from support.guests import HouseOfTests
from web.conftest import visiting

from retorta.core import codec
from retorta.thinking.followed_game import Answer, FollowedGame
from retorta.thinking.thinking_job import ThinkingJob

NAME = "How long bots think"


class Attentive:
    """A thinker that notes how long it was to think."""

    def __init__(self) -> None:
        self.paces: list[str] = []

    def knows(self, table: str) -> bool:
        return False

    async def drop(self) -> None:
        """Nothing is to be ended."""

    async def think(self, thought: ThinkingJob) -> Answer:
        self.paces.append(thought.pace)
        game = FollowedGame(codec.plain(thought.header))
        game.follow(codec.plain(thought.entries))
        return game.choose(thought.seat, "random", 1, 1.0, "usual")


def test_the_choice_of_pace_reaches_the_bots_and_is_the_hosts_alone(
    browser: Browser, tmp_path: Path
) -> None:
    house = HouseOfTests(tmp_path)
    thinker = Attentive()
    house.registry.thinking.free[:] = [thinker]
    try:
        with visiting(browser, f"http://127.0.0.1:{house.port}") as visit:
            page = visit("/new/poison")
            page.get_by_label(NAME).select_option(label="longer")
            page.get_by_role("button", name="Start", exact=True).click()
            page.wait_for_url("**/table/*")
            play_once(page)
            assert set(thinker.paces) == {"long"}

            pace = opened(page).get_by_label(NAME)
            expect(pace).to_have_value("long")
            with page.expect_response("**/pace") as answered:
                pace.select_option(label="briefly")
            assert answered.value.ok
            thinker.paces.clear()
            play_once(page)
            assert set(thinker.paces) == {"quick"}

            page.reload()
            tables.my_turn(page)
            expect(opened(page).get_by_label(NAME)).to_have_value("quick")
            onlooker = visit(page.url, refused=True)
            expect(opened(onlooker).get_by_text("You are watching")).to_be_visible()
            table = page.url.rsplit("/", 1)[1]
            answer = onlooker.request.post(f"/api/tables/{table}/pace", data={"pace": "long"})
            assert not answer.ok
            expect(onlooker.get_by_label(NAME)).to_have_count(0)
    finally:
        house.stop()


def play_once(page: Page) -> None:
    """Play, and wait until the bots have played too."""
    tables.my_turn(page)
    tables.play_something(page)
    tables.my_turn(page)


def opened(page: Page) -> Page:
    """Open the part of the drawer that says who sits at the table."""
    page.get_by_role("heading", name="At the table").click()
    return page
