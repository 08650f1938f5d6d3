"""What a seat sees as numbers: named planes made only from views, the same for all libraries."""
