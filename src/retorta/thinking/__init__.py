"""What is thought about apart from a table, whoever hosts it: bots' turns, hints, records."""
