"""What a finished game says about its decisions: points lost, judged by what each seat knew."""
