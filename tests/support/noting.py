"""What a person does to note a fact in the notebook of Alchemists."""

from __future__ import annotations

from playwright.sync_api import Page

NOTEBOOK = "/companion/alchemists/notebook"


def tap(page: Page, group: str, *names: str) -> None:
    for name in names:
        page.get_by_role("group", name=group).get_by_role("button", name=name).click()


def add(page: Page, kind: str) -> None:
    page.get_by_role("button", name="Add a fact").click()
    tap(page, "What happened?", kind)


def keep(page: Page) -> None:
    page.get_by_role("button", name="Write it down").click()


def view(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Notebook").get_by_role("button", name=name).click()
