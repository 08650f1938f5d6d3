# Market Day: potions sold to adventurers, one day after another.

market-day = Market Day
market-day-sentence = Smile at adventurers, sell them potions, and heckle the others.
market-day-option-weather = Weather
market-day-option-weather-fine = fine

market-day-favour-heckler = heckler
market-day-favour-charm = charm
market-day-potion-red = red potion
market-day-potion-green = green potion
market-day-potion-blue = blue potion
market-day-potion-black = black potion

market-day-move-offer = smile { $smiles ->
    [one] once
   *[other] { $smiles } times
}
market-day-move-sell = sell the { $potion }
market-day-move-heckle = heckle
market-day-move-pass = pass

market-day-event-offer-laid = { PLAYER($seat) } has laid a discount card.
market-day-event-offers-turned = The discount cards are turned up: { $smiles }.
market-day-event-potion-sold = { PLAYER($seat) } sells the { $potion } for { $gold } gold.
market-day-event-heckle-heard = { PLAYER($seat) } heckles{ $drawn ->
    [none] {""}
   *[other] {" "}and draws a { $drawn }
}.

market-day-question-lay-offers = How broadly do you smile?
market-day-question-sell-in-turn = What do you sell?
market-day-question-heckling = Do you heckle?

market-day-rule-bought-once = The adventurer buys each of the potions wanted only once.
market-day-rule-no-heckler = To heckle, you must play a heckler.
market-day-reason-most-points = Most points win: one for each gold, and one for each heckler in hand.

market-day-line-day = Day { $day } of { $days }. Wanted: { $wanted }.
market-day-line-stall = { PLAYER($seat) }: { $gold } gold, cards: { $cards }
market-day-line-hand = Your hand: { $hand }
market-day-line-offer = Your discount card: { $smiles }
market-day-pad-line = { PLAYER($seat) }: { $points } points

market-day-tells-gold = gold: { $amount }
market-day-tells-hecklers = hecklers: { $amount }
market-day-tells-price = you ask for { $gold } gold
market-day-tells-sale = { PLAYER($seller) } asks for { $gold } gold
market-day-tells-spent = your { $favour } is spent: it would have been 1 point
market-day-tells-free = the potion is free already
market-day-tells-change = { $favour }: costs { $needs } gold, you have { $has }
