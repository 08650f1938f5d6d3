"""A camera held before a page: what its QR code says, read by a decoder that is none of ours."""

from __future__ import annotations

from io import BytesIO

import zxingcpp
from PIL import Image, ImageFilter
from playwright.sync_api import Page

BLUR = 0.6
"""In points of the screen: as sharp as a hand that holds a phone."""


def scanned(page: Page) -> list[str]:
    """Return what is read off the whole screen, code and everything round it, not quite sharp."""
    page.get_by_role("img", name="QR").scroll_into_view_if_needed()
    seen = (
        Image.open(BytesIO(page.screenshot())).convert("L").filter(ImageFilter.GaussianBlur(BLUR))
    )
    return [each.text for each in zxingcpp.read_barcodes(seen)]
