market-day-lesson-1-title = A day
market-day-lesson-1-text = An adventurer comes and wants three potions.
market-day-lesson-2-title = The market
market-day-lesson-2-text = Everybody lays a discount card; whoever smiles most sells first, and cheapest.
