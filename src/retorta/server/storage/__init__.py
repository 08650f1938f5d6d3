"""What must outlive the program: one schema, one writer, many readers."""
