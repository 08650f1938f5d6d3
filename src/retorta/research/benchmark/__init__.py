"""Named tasks for comparing learners, on public deals or on your own."""
