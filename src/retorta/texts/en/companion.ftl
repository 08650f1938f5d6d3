# Sentences of the companion about every game: sheets and pads.

error-score-pad = There is no score pad for “{ $game }”; there are pads for: { $known }.
error-sheet-rounds = The sheet should have “rounds”: a list of at least one round, each a list of the players.
error-sheet-seats = The sheet has { $found ->
    [one] { $found } player
   *[other] { $found } players
}; there should be { $fewest } to { $most }.
error-sheet-name = Player { $player }: the name “{ $found }” should be text of at most { $most } letters.
error-sheet-name-twice = Two players are called “{ $found }”; change one of the names.
error-sheet-nobody = Nobody here is called “{ $found }”; the players are { $known }.
error-sheet-count = { $what }: “{ $found }” should be a whole number from { $least } to { $most }.
error-sheet-key = The sheet has “{ $found }”, which is none of { $known }.
error-sheet-options = The options of the sheet should be texts with their names, such as {"{"}"data": "…"{"}"}.
error-sheet-toml = The sheet cannot be read as TOML: { $problem }.
error-score-file = There is no sheet to count: name a FILE, or get an empty sheet with --template.
error-score-players = This game is not for { $players } players; there should be { $fewest } to { $most }.
error-sheet-players = Round { $round } of the sheet has { $found ->
    [one] { $found } player
   *[other] { $found } players
}; it should have { $fewest } to { $most }.
error-sheet-players-differ = Every round should have as many players as the sheet ({ $players }), but the rounds have { $counts }.
error-score-option = The option { $option } makes no difference to the score of { $game }; these do: { $known }.

# The companion's pages in the browser.

companion-title = Help at a real table
companion-all-games = All games
companion-done = Done
companion-no = No
companion-not-kept = This browser does not save anything: what you enter lasts until you close the page.

# Score pads and setting up, whatever the game.

companion-players = Who is playing, in the order you sit
companion-one-more-player = One more player
companion-sits-later = Move { $name } one place further
companion-does-not-play = { $name } is not playing
companion-begin = Start counting
companion-undo = Undo
companion-earlier = Games
companion-share = Share
companion-print = Print
companion-pad-tools = The pad
companion-new-game = New game
companion-no-earlier = There are no other games on this phone yet.
companion-when-unknown = Date unknown: it came from another device
companion-won = Victory: { $winners }
companion-open = Open
companion-forget = Delete
companion-forget-question = Delete this from this phone?
companion-arrived = Open the game from the link?
companion-arrived-more = The one that is open now stays in the list.
companion-link-broken = The link is damaged or incomplete and cannot be read. Ask for it again.
companion-code = QR code
companion-code-use = Another phone can open this with its camera. Everything is in the code itself; nothing is sent to a server.
companion-code-too-fine = This is too much for a QR code that cameras can read well. Send the link, or save a file.
companion-own-machine = This address works only on this machine; for other phones, open the site at its address on the network.
companion-copy-link = Copy the link
companion-send-link = Send the link
companion-nothing-to-share = There is nothing to share yet: start counting, or open a file.
companion-file = As a file
companion-file-use = The file is a score sheet that “retorta score” can count as well, and a sheet filled in by hand can be opened here.
companion-save-file = Save the file
companion-read-file = Read a file
companion-print-sheet = This count
companion-print-blank = Empty pad
companion-print-use = For A4 or letter paper; black and white is enough.
companion-lot = Draw lots and set up
companion-lot-again = Draw again
companion-install = Put the companion on the home screen
companion-install-by-menu = “Install” or “Add to home screen” in the browser’s menu makes the companion an app that opens here.
companion-open-file = Open a file
companion-play-file = Play with it in this tab
