"""Named tasks with held-out deals, so that learners can be compared."""
