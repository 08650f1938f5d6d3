poison-pad-round = Round { $round }: { SCORES($points) }
poison-pad-most = { $colour }: { PLAYER($seat) } has the most and discards them
poison-pad-totals = In all: { SCORES($points) }
poison-pad-winners = Victory: { PLAYERS($winners) }
poison-sheet-template = A score sheet of Poison: fill it in and count it with retorta score poison FILE. Names and colours may be written in any of our languages.
poison-sheet-template-rounds = One list for each round, with the number of cards of each colour that each player took. Colours that a player did not take may be left out. If only the points of a round are known, write {"{"} points = [4, 5, 9] {"}"} instead. Name the dealer of the first round with dealer = "NAME".
error-poison-sheet-pile = Player { $player } of round { $round } should be written like {"{"}"red": 2, "blue": 1, "purple": 3, "poison": 1{"}"}.
error-poison-sheet-colour = Player { $player } of round { $round } has “{ $colour }”; a sheet has red, blue, purple and poison.
error-poison-sheet-count = Player { $player } of round { $round }: the number of { $colour } cards cannot be { $count }; it should be a whole number, 0 or more.
error-poison-sheet-too-many = Round { $round } has { $found } { $colour } cards in all, but there are only { $most } in the box.
error-poison-sheet-in-play = Round { $round } has { $found } cards in all, but with { $players } players only { $most } are in play.
error-poison-sheet-points = Player { $player } of round { $round } cannot have { $found } points; it should be a whole number, 0 or more.
error-poison-sheet-points-alone = Player { $player } of round { $round } cannot have { $found } points: with these rules a round brings at most { $most }.
error-poison-sheet-points-in-all = Round { $round } has { $found } points in all, but with these rules there are at most { $most }.
remark-poison-more-rounds = Note: the sheet has { $found } rounds, but with these rules a game has { $most }. All are counted.

poison-companion-score-pad = Score pad
poison-companion-score-pad-about = Round by round
poison-companion-set-up = Set up
poison-companion-set-up-about = Who deals, how many cards
poison-companion-place = { $name }, { $colour }: { $count ->
    [none] empty
   *[other] { $count }
}
poison-companion-place-points = { $name }, points: { $count ->
    [none] empty
   *[other] { $count }
}
poison-companion-how-many-points = How many points: { $name }
poison-companion-way = What to enter
poison-companion-by-cards = Cards
poison-companion-by-points = Points only
poison-companion-points-note = Enter each player’s points for the round. A card is one point, a poison two; whoever has the most of a colour discards it.
poison-companion-fill = { $count ->
    [one] Put 0 in the empty place
   *[other] Put 0 in the { $count } empty places
}
poison-companion-who-dealt = Who deals first?
poison-companion-deals = { $giver } deals.
poison-companion-correct = Correct round { $round }
poison-companion-correcting = Correcting round { $round }
poison-companion-correct-done = Save the correction
poison-companion-correct-leave = Leave it as it was
poison-companion-how-many = How many: { $name }, { $colour }
poison-companion-points = Points
poison-companion-spared = most of it: discards it
poison-companion-round-done = Finish this round
poison-companion-round-note = Count the cards that everybody took; cards left in the cauldrons count for nobody. A shield marks the player who has the most of a colour and discards it.
poison-companion-told = { $players }; rounds counted: { $rounds }
poison-companion-lot = { $giver } deals first, { $first } begins
poison-companion-cauldrons = Leave room for { $cauldrons } cauldrons in the middle.
poison-companion-shuffle = Shuffle all { $cards } cards.
poison-companion-aside = Set { $cards } cards aside unseen: nobody plays them this round.
poison-companion-hands = Deal one card at a time, clockwise from the dealer’s left: { $hands }.
poison-companion-pile = The other { $cards } cards are the draw pile.
poison-companion-running = During the game
poison-companion-ends = A round ends when all hands are empty.
poison-companion-ends-pile = After playing a card, draw one while the pile lasts; a round ends when the pile and all hands are empty.
poison-companion-deal-passes = After each round the deal passes to the left. { $rounds ->
    [one] One round is played
   *[other] { $rounds } rounds are played
}; the player with the fewest points wins.
