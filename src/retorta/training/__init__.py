"""What is worth how much, learned from games of the house's own bots."""
