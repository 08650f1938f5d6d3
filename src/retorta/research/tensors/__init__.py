"""What a seat sees as numbers: named planes, built from views alone, the same for all doors."""
