"""Named tasks, so that learners can be compared: on public deals, or on somebody's own."""
