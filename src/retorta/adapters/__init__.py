"""Other worlds: the browser, learners, other engines."""
