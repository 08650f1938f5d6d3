# The browser's own words; those of the games are in their own books.

web-skip = Skip to the table
web-pages = Pages
web-language = Language
web-theme-lamp = Dark: by lamplight
web-theme-paper = Light: on paper
web-rules = Rules
web-records = Records
web-about = About
web-no-page = There is no such page.
web-to-lobby = To the shelf
web-loading = One moment …
web-went-wrong = Something went wrong; please try again.
error-no-connection = There is no connection to the server.
web-lobby-title = What shall we brew tonight?
web-lobby-sentence = One click starts a game against bots; one link brings friends to the table.
web-nickname = Your name at the table
web-save = Save
web-saved = Saved
web-my-tables = My tables
web-shelf = The shelf
web-listed-tables = Open tables
web-finished = Finished games
web-none-finished = No game has been finished yet.
web-play-now = Play now
web-new-table = Set up a table
web-players = { $from }–{ $to } players
web-minutes = about { $minutes } min
web-weight = weight { $weight } of 5
web-reconstructed = Some of the printed cards had to be reconstructed.
web-over = finished
web-under-way = under way
web-your-turn = Your turn
web-free = free seat
web-seats = Seats
web-how-many = How many sit at the table?
web-who-sits = Who has seat { $number }
web-name-of-seat = Name of the player on seat { $number }
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-hotseat = somebody at this device
web-seat-bot = bot: { $bot }
web-bot-level-random = plays anything
web-bot-level-greedy = takes what looks best
web-bot-level-search = thinks ahead
web-bot-level-easy = easy
web-bot-level-medium = medium
web-bot-level-hard = hard
web-seats-explained = Several people at one device pass it round; a curtain hides the hand between turns.
web-own-file = Your own file
web-who-may-come = Who may come?
web-private = Only who has the link
web-listed = Anybody: the table is listed in the lobby
web-open-table = Open the table
web-start = Start
web-you = you
web-bot = bot
web-bot-for-absent = a bot plays for an absent player
web-here = here
web-away = away
web-is-asked = is to decide
web-sit = Sit down here
web-stand = Stand up
web-seat-a-bot = A bot instead
web-come-back = Take my seat back
web-replace = Let a bot play
web-invite = Send this link to your friends:
web-invite-watch = Link to this table, to watch:
web-copy = Copy
web-copied = Copied
web-start-with-bots = Start; bots take the free seats
web-table-waits = The table waits for its players. It starts by itself when the last seat is taken.
web-commitment = Is the deal fair?
web-commitment-explained = This line binds the shuffle before the first card. When the game is over, the replay page can check it.
web-no-table = There is no such table.
web-connection-lost = The connection is lost; trying again … Nothing is lost from the game.
web-pass-device = Now it is { $name }’s turn
web-pass-device-explained = Pass the device on. Nobody else looks.
web-i-am = I am { $name }: show my cards
web-you-watch = You are watching: you see what no player keeps secret.
web-log = What happened
web-chat = Chat
web-log-and-chat = Log and chat
web-at-table = At the table
web-close = Close
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-bystander = Bystander
web-question = What is asked
web-waiting-for = Waiting for { $names }.
web-game-over = The game is over.
web-put-back = Put back
web-undo = Undo
web-took-back = The move is taken back.
web-find-move = Find a move
web-your-hand = Your hand
web-hand-empty = Your hand is empty.
web-on-the-table = On the table
web-points = Points
web-player = Player
web-total = Total
web-round = Round { $round }
web-score-sheet = Score sheet
web-rematch = Play again
web-join-rematch = To the next game
web-replay = Replay
web-first-move = To the beginning
web-move-back = One move back
web-move-on = One move on
web-last-move = To the end
web-move-number = Move { $number } of { $total }
web-seen-by = Seen by
web-all-open = all open
web-link-to-move = Link to this move
web-download = Download the record
web-verify = Verify this deal
web-verified-promise = The deal is the one that was promised before the first card.
web-verified-no-promise = No promise was made for this deal, so only the rules are checked.
web-records-explained = A finished game is a small text file. Hand one in to watch it move by move.
web-upload = Hand in a record
web-about-what = Retorta brings four board games of potions and alchemy to one table: in the browser, against friends or bots, without an account. It is free software.
web-about-fair = Nobody sees more than the seat may see, and every deal can be checked afterwards.
web-other-device = Another device
web-other-device-explained = Your seats belong to this browser. A personal link, good once and for a day, takes them to your phone.
web-personal-link = Personal link
web-make-link = Make a personal link
web-claim-explained = This link was made on your other device. Say yes, and this one gets the same name and the same seats.
web-claim = Yes, this is my device
web-credits = Credits
web-credits-icons = Icons:
web-credits-fonts = Fonts:
web-credits-games = The games belong to their authors and publishers. Nothing of their artwork or wording is used here: drawings and sentences are our own.
web-poison-round = Round { $round } of { $rounds }
web-poison-in-hand = Cards in hand
web-poison-taken = Cards taken
web-poison-deals = deals
web-poison-empty = empty
web-poison-would-be = → { $total }
web-poison-sheet-note = A card is a point, poison two. Who has most of a colour is spared it: those cards are crossed out.
web-contents = Contents
web-no-rules-yet = These rules are not written down here yet.
web-laar-round = Round { $round } of { $rounds }
web-laar-market = The market
web-laar-memo = Beast memo { $memo }
web-laar-your-experts = Your experts
web-laar-experts = Experts: { $experts }
web-laar-deck = Cards in the deck: { $cards }
web-first-player = first player
web-face-down = face down: { $cards }
web-cabinet = Cabinet of elements
web-drawer-empty = { $element }: empty
web-leaf-through = Leaf through the drawers, top card first
web-returning = On the way back into the cabinet
web-gold = Gold
web-reputation = Reputation
web-ingredients = Ingredients
web-favors = Favors
web-cubes = Cubes
web-face-down-seal = a seal, face down
web-alchemists-triangle = Result triangle
web-alchemists-grid = Formula grid
web-alchemists-ruled-out = ruled out by a result
web-alchemists-mark-blank = empty
web-alchemists-mark-cross = crossed out
web-alchemists-mark-maybe = maybe
web-alchemists-mark-sure = sure
web-alchemists-order = Order track
web-alchemists-ladder = Reputation: { $standing }
web-alchemists-town = Round the town
web-alchemists-row = Ingredients to forage
web-alchemists-gate = At the gate
web-alchemists-nobody = Nobody is in town.
web-alchemists-next = Next: { $adventurer }
web-alchemists-shop = Artifacts on sale
web-alchemists-theories = Theory board
web-alchemists-no-theory = { $ingredient }: no theory yet
web-alchemists-laboratory = Your laboratory
web-alchemists-seals = Seals:
web-alchemists-truth = The truth
web-alchemists-score-reputation = Reputation
web-alchemists-score-artifacts = Artifacts
web-alchemists-score-grants = Grants
web-alchemists-score-gold = Gold
web-alchemists-score-seals = Seals on theories
web-alchemists-score-idol = Wisdom Idol
web-alchemists-score-coins = Coins left over, for a tie
web-bot-name-0 = Hermes
web-bot-name-1 = Maria
web-bot-name-2 = Geber
web-bot-name-3 = Flamel
web-bot-name-4 = Trotula
web-bot-name-5 = Sendivogius
web-bot-name-6 = Paracelsus
web-bot-name-7 = Kleopatra

web-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-verified = Dealt and played again: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} by the rules, { $picks ->
    [one] { $picks } draw
   *[other] { $picks } draws
} of luck.
web-drawer = { $element }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, on top { $top }
web-n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-poison-would-spill = spills! { $cards ->
    [one] you take { $cards } card
   *[other] you take { $cards } cards
}
