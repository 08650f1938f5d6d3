# What the companion says of every game: sheets and pads.

error-score-pad = There is no score pad for “{ $game }”; there are pads for: { $known }.
error-sheet-rounds = The sheet should have “rounds”: a list of at least one round, each a list of the players.
error-sheet-seats = The sheet has { $found ->
    [one] { $found } player
   *[other] { $found } players
}; there should be { $fewest } to { $most }.
error-sheet-name = Player { $player }: the name “{ $found }” should be a text of at most { $most } letters.
error-sheet-name-twice = Two players are called “{ $found }”; write one of the names differently.
error-sheet-nobody = Nobody here is called “{ $found }”; the players are { $known }.
error-sheet-count = { $what }: “{ $found }” should be a whole number from 0 to { $most }.
error-sheet-key = The sheet has “{ $found }”, which is none of { $known }.
error-sheet-options = The options of the sheet should be texts by name, such as {"{"}"data": "…"{"}"}.
error-sheet-toml = The sheet cannot be read as TOML: { $problem }.
error-score-file = There is no sheet to count: name a FILE, or ask for an empty one with --template.
error-score-players = { $players } players cannot play this; there should be { $fewest } to { $most }.
error-sheet-players = Round { $round } of the sheet has { $found ->
    [one] { $found } player
   *[other] { $found } players
}; it should have { $fewest } to { $most }.
error-sheet-players-differ = Every round should have the same players as the sheet ({ $players }), but their numbers are { $counts }.
error-score-option = The option { $option } changes nothing in the count of { $game }; there are: { $known }.

# The same on a page of the browser.

companion-title = Help at a real table
companion-all-games = All games
companion-done = Done
companion-no = No
companion-not-kept = Nothing is kept in this browser: what you enter lasts until you close the page.
