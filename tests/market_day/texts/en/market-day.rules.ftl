market-day-rules-1-title = A day
market-day-rules-1-text = An adventurer comes and wants three potions.
market-day-rules-2-title = The market
market-day-rules-2-text = Everybody lays a discount card; whoever smiles most sells first, and cheapest.
