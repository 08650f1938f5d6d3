"""In a tab everybody is one person: bots keep their chairs, and of several seats somebody chooses.

Whatever is done at the table, no page is shown a bot's own, or a seat that was not chosen while
others play on the same device.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from support.boxes_that_tell import telling, wrong_with_tells
from support.tab import Database, Page, Tab
from support.whose_frame import has_note, note, wrong_with

SEATS: Final = 3
SEAT: Final = st.integers(0, SEATS - 1)
WHICH: Final = st.integers(0, 9)
KINDS: Final = ("me", "hotseat", "random")


class Thinker:
    """Fails on demand, so that the seat of a bot may be taken."""

    def answer(self, job: str) -> str:
        return '{"failed": "MemoryError"}'


class PagesOfATab(RuleBasedStateMachine):
    """One table of a tab, and its pages."""

    def __init__(self, looked_at: list[dict[str, Any]]) -> None:
        super().__init__()
        self.looked_at = looked_at
        """Every view that a page was shown, and what it was told of choices."""

    @initialize(
        game=st.sampled_from(("alchemists", "laar", "poison", "potion-making")),
        seats=st.lists(st.sampled_from(KINDS[1:]), min_size=SEATS, max_size=SEATS),
    )
    def lay(self, game: str, seats: list[str]) -> None:
        self.tab = Tab(Database())
        self.pages: list[tuple[Page, int | None]] = []
        """Each with the seat that it chose."""
        self.table = self.tab.table(game, *seats)

    @rule(chosen=st.none() | SEAT)
    def come(self, chosen: int | None) -> None:
        if len(self.pages) < 3:
            page = self.tab.open(self.table, "" if chosen is None else str(chosen))
            self.pages.append((page, chosen))

    @precondition(lambda self: self.pages)
    @rule(which=WHICH)
    def leave(self, which: int) -> None:
        self.pages.pop(which % len(self.pages))[0].close()

    @precondition(lambda self: self.pages)
    @rule(which=WHICH, seat=SEAT)
    def look(self, which: int, seat: int) -> None:
        place = which % len(self.pages)
        page, chosen = self.pages[place]
        # Chosen before it is asked for: what comes then is shown already.
        self.pages[place] = page, seat if seat in self.mine() else chosen
        self.look_at_all()
        page.send({"type": "look", "seat": seat})

    @precondition(lambda self: self.pages)
    @rule(which=WHICH, moves=st.integers(1, 3))
    def play(self, which: int, moves: int) -> None:
        page = self.pages[which % len(self.pages)][0]
        for _ in range(moves):
            view = page.view
            if view and view["moves"] and view["outcome"] is None:
                move = view["moves"][0]["move"]
                page.send({"type": "move", "seat": view["seat"], "move": move})

    @precondition(lambda self: self.pages)
    @rule(which=WHICH, seat=SEAT)
    def take_a_note(self, which: int, seat: int) -> None:
        page = self.pages[which % len(self.pages)][0]
        page.send({"type": "jot", "seat": seat, "written": note(seat)})

    @rule(seat=SEAT, what=st.sampled_from(("bot", "return", "sit", "stand")))
    def change_seats(self, seat: int, what: str) -> None:
        body = {"seat": seat, "bot": "random"} if what == "bot" else {"seat": seat}
        self.tab.request("POST", f"/api/tables/{self.table}/{what}", body)

    @rule(broken=st.booleans())
    def bots_break_or_not(self, broken: bool) -> None:
        self.tab.thinker = Thinker() if broken else None  # type: ignore[assignment]

    @rule(seat=SEAT, what=st.sampled_from(("worth", "sources", "hint")))
    def peek(self, seat: int, what: str) -> None:
        mine = self.mine()
        path = f"/api/tables/{self.table}/{what}"
        if what == "hint":
            status, told = self.tab.request("POST", path, {"seat": seat})
        else:
            status, told = self.tab.request("GET", f"{path}?seat={seat}")
        assert seat in mine or (status, told["error"]) == (403, "not-your-seat")

    @invariant()
    def look_at_all(self) -> None:
        """Look at every frame that came since the last look."""
        if not hasattr(self, "pages"):
            return
        mine = self.mine()
        for page, chosen in self.pages:
            for frame in page.frames[getattr(page, "looked", 0) :]:
                self.look_at(frame, mine, chosen, page)
            page.looked = len(page.frames)  # type: ignore[attr-defined]

    def look_at(
        self, frame: dict[str, Any], mine: list[int], chosen: int | None, page: Page
    ) -> None:
        if frame["type"] not in ("view", "tells"):
            return
        self.looked_at.append(frame)
        if frame["type"] == "tells":
            before = page.frames[: page.frames.index(frame)]
            last = [it for it in before if it["type"] == "view"][-1]
            assert wrong_with_tells(frame, last) == []
        else:
            assert wrong_with(frame, self.tab.host.tables[self.table].table) == []
        if frame["seat"] is None:
            return
        assert frame["seat"] in mine, "a bot's own was shown"
        assert chosen == frame["seat"] or (chosen is None and len(mine) == 1), "nobody chose it"

    def mine(self) -> list[int]:
        found: list[int] = self.tab.get(f"/api/tables/{self.table}")["mine"]
        return found


@pytest.mark.hypothesis
def test_no_page_is_shown_what_is_not_its_seat_s() -> None:
    looked_at: list[dict[str, Any]] = []
    usual = settings()
    with telling():
        run_state_machine_as_test(
            partial(PagesOfATab, looked_at),  # type: ignore[arg-type]  # any callable will do
            settings=settings(
                usual, max_examples=max(2 * usual.max_examples, 60), stateful_step_count=25
            ),
        )
    views = [frame for frame in looked_at if frame["type"] == "view"]
    assert {frame["seat"] for frame in views} == {None, *range(SEATS)}
    assert any(has_note(frame["own"]) for frame in views), "nobody was shown a note"
    told = {frame["seat"] for frame in looked_at if frame["type"] == "tells"}
    assert told == set(range(SEATS)), "not every seat was told what choices bring"
