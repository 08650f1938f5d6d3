"""How long the bots of a site think, listened to at the worker in which they do."""

from __future__ import annotations

from playwright.sync_api import Page

TIMING = b"""
{
  const told = new BroadcastChannel("thinking times");
  const jobs = new Map();
  let free = 0;
  const send = self.postMessage.bind(self);
  self.addEventListener("message", ({ data }) => {
    if ("job" in data) jobs.set(data.job, [JSON.parse(data.text).bot, performance.now()]);
  });
  self.postMessage = (said, ...rest) => {
    const [bot, asked] = jobs.get(said.answered) ?? [];
    if (bot) told.postMessage([bot, performance.now() - Math.max(asked, free)]);
    free = performance.now();
    send(said, ...rest);
  };
}
"""
"""Before the worker's own script: from a question, or from when the worker was free for it (Python
started, the one before answered), until the answer is on the way."""
LISTEN = """() => {
    window.thinking = [];
    window.listening = new BroadcastChannel("thinking times");
    listening.onmessage = ({ data }) => thinking.push(data);
}"""


def times_of(page: Page, bot: str) -> list[float]:
    """Return how many seconds each answer of *bot* took, the quickest first."""
    heard = page.evaluate("thinking")
    return sorted(milliseconds / 1000 for whose, milliseconds in heard if whose == bot)
