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
error-sheet-count = { $what }: “{ $found }” should be a whole number from { $least } to { $most }.
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

# Score pads and setting up, whatever the game.

companion-players = Who plays, in the order you sit
companion-one-more-player = One more player
companion-sits-later = { $name } sits one place further
companion-does-not-play = { $name } does not play
companion-begin = Begin the count
companion-undo = Undo
companion-earlier = Games
companion-share = Share
companion-print = Print
companion-pad-tools = The pad
companion-new-game = New game
companion-no-earlier = Nothing else is kept on this phone yet.
companion-when-unknown = No date known: it came from elsewhere
companion-won = Victory: { $winners }
companion-open = Open
companion-forget = Delete
companion-forget-question = Delete this from this phone?
companion-arrived = Open what the link brought?
companion-arrived-more = What is on this phone now stays in the list.
companion-link-broken = The link is damaged or was cut off: nothing could be read from it. Ask for it again.
companion-code = QR code
companion-code-use = Another phone opens this with its camera. Everything is in the code itself; no server learns of it.
companion-code-too-fine = This is too much for a QR code that cameras read well. Send the link, or save a file.
companion-own-machine = This address works on this machine only; for other phones open the site under its address on the network.
companion-copy-link = Copy the link
companion-send-link = Send the link
companion-nothing-to-share = There is nothing to share yet: begin a count, or read one from a file.
companion-file = As a file
companion-file-use = The file is a sheet that retorta score counts too; a sheet filled in by hand can be read here.
companion-save-file = Save the file
companion-read-file = Read a file
companion-print-sheet = This count
companion-print-blank = Empty pad
companion-print-use = For A4 or letter paper; black and white is enough.
companion-lot = Draw lots and lay out
companion-lot-again = Once more
companion-install = Put the companion on the home screen
companion-install-by-menu = “Install” or “Add to home screen” in the browser’s menu makes the companion an app that opens here.
companion-open-file = Open a file
companion-play-file = Play with it in this tab
