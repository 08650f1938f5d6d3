"""What a finished game says about its decisions: points lost, by what each seat knew."""
