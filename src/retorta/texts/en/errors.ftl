# One clear sentence for everything that can be wrong: what it is, and what would be right.

error-game = There is no game “{ $game }”; the shelf has: { $known }.
error-option = { $game } has no option “{ $option }”; it has: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”; it can be: { $allowed }.
error-option-form = “{ $option }” is not an option; write it as name=value.
error-bot = There is no bot “{ $bot }” for { $game }; there are: { $known }, or any module:Class.
error-language = We do not speak “{ $language }”; we speak: { $known }.
error-command = There is no command “{ $command }”; there are: { $known }.
error-extra-argument = “{ $argument }” is one word too many for retorta { $command }; see retorta { $command } --help.
error-no-such-flag = There is no option { $flag } here; --help lists those there are.
error-flag-needs-value = { $flag } needs a value after it.
error-missing-argument = { $argument } is missing; --help shows how the command is used.
error-bad-value = The value of { $argument } should be a number.
error-usage = The command cannot be understood; --help shows how it is used.
error-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-bots-number = { $game } needs { $fewest } to { $most } bots, one for each seat, not { $bots }.
error-seat-number = There is no seat { $seat }; the seats are 1 to { $seats }.
error-seat = “{ $seat }” is no seat; the seats are 1 to { $seats }.
error-salt-and-seed = Salt goes into an unguessable deal only: leave out either --salt or --seed.
error-budget = “{ $budget }” is no time to think: write seconds (0.5) or a number of dreams (800x).
error-no-budget = { $bot } does not think for a given time; leave out what stands after @.
error-games = The number of games should be 1 to { $most }, not { $games }.
error-no-template = Name a game that takes a data file: { $known }.
error-workers = The number of workers should be 1 to { $most }, not { $workers }.
error-not-a-journal = { $path } is not the journal of an arena; name a new file.
error-other-arena = { $path } is the journal of an arena with another game, other options, bots or other luck; name a new file.
error-bots-secret = A secret for the luck of the bots is one word; leave --bots-secret out, and one is drawn.
error-deals-secret = A secret for deals has at least { $least } characters, or it could be guessed.
error-bot-fault = Game { $number } stopped because of a bot. { $problem }
error-bot-raised = The bot { $bot } failed: { $problem }
error-ray-missing = Ray is not installed: pip install "retorta[cluster]".
error-ray-address = No Ray cluster answers at { $address }; name the address of its head, such as head:6379, or “local”.
error-ray-and-workers = Leave out either --workers or --ray: a Ray cluster has its own workers.
error-ray-other-code = The workers of the Ray cluster do not have this very Retorta: install the same version on all its machines.
error-ray-lost = Game { $number } lost its worker again and again; it may be too much for those machines. The journal of --resume has all the others.
error-ray-failed = The Ray cluster could not play: { $problem }
error-bench-game = Say which game to measure: { $known }; or all of them with --peers.
error-seconds = The time to measure should be above 0 and at most 3600 seconds, not { $seconds }.
error-until = --until counts moves from 0, so { $until } is too small.
error-hint-over = The game is over after { $moves } moves; name an earlier decision with --until.
error-until-past-end = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, so it cannot be stopped after { $until }.

error-no-such-file = There is no file { $path }.
error-file-exists = { $path } exists already; name a new file.
error-is-a-folder = { $path } is a folder, not a file.
error-no-permission = { $path } may not be opened; check its permissions.
error-file-trouble = { $path } cannot be opened.
error-file-too-big = { $path } is too big: at most { $most } MB can be right.
error-file-not-text = { $path } is not a text in UTF-8.
error-not-json = This is not JSON: { $problem }.
error-wrong-shape = { $wanted } was expected.

error-not-your-turn = { PLAYER($seat) } is not asked now.
error-illegal-move = The rules refuse this move.
error-no-such-move = “{ $written }” is not a move of this game.
error-no-undo = The last move cannot be taken back: it ended your turn, used luck or showed something hidden.
error-luck-missing = the luck written there is not enough
error-luck-out-of-range = the luck { $picked } is not between 0 and { $most }

error-not-a-record = This is not a record of Retorta: its first line should be a header with "record": 1.
error-record-empty = The record is empty; it should begin with a header line.
error-record-cut = Line { $line } of the record is cut off in the middle; { $whole ->
    [one] { $whole } move before it is
   *[other] { $whole } moves before it are
} whole (--until { $whole } shows them).
error-record-not-json = Line { $line } of the record is not JSON.
error-record-line = Line { $line } of the record is not a move, an undo or an end.
error-record-line-long = Line { $line } of the record is longer than { $most } bytes.
error-record-names = A name in the record is longer than { $most } letters.
error-record-too-long = The record has more than { $most } lines; no game is that long.
error-record-edited = Line { $line } of the record was changed: its check does not fit.
error-record-after-end = Line { $line } of the record stands after the end of the game.
error-record-edition = The record was played by edition { $edition } of { $game }, and this is edition { $known }: replay it with the version that made it.
error-record-luck = Line { $line } of the record has luck that the set-up does not use.
error-record-luck-left = it has luck that nothing uses
error-record-line-cause = Line { $line } of the record cannot have happened: { $cause }
error-record-refused = Line { $line } of the record is against the rules: { $cause }
error-record-not-over = the game is not over there
error-record-result = the result is not the one that was played
error-verify-promise = The seed in the record is not the one that was promised before the game.
error-verify-noted = This record was not promised by what you noted: it is another game's, or another deal.
error-verify-note = A promise is hexadecimal digits, at least { $least } of them.
error-verify-luck = Line { $line } of the record has other luck than its seed gives.
error-verify-seed = The record shows no readable seed; it should be 64 hexadecimal digits.

error-no-output = What was to be printed could not be written.
error-too-many-bots = There are { $bots } bots, but only { $most } seats besides yours.
error-no-bot = “{ $bot }” is no bot: it should be a class that is made with a seed and has a method choose(pov).
error-file-empty = { $path } is empty.
error-no-such-folder = There is no folder for the file “{ $path }”.
error-record-cut-header = The first line of the record is cut off; nothing of it can be shown.
error-no-notebook = There is no notebook in { $game }.
error-notebook-full = The notebook of this seat is full.

error-table = There is no such table; perhaps the link is cut off, or the table was put away.
error-table-waiting = The game has not started: there are free seats.
error-table-started = The game has started already.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-table-edition = This table was played by edition { $edition } of { $game }; go on with the version that began it.
error-table-damaged = The table cannot be read back as it was written; restore it from a backup.
error-seat-taken = Seat { $seat } is taken.
error-seat-kinds = At most one seat can be “me”.
error-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free; wait for friends, or name a bot for the free seats.
error-not-your-seat = Seat { $seat } is not yours.
error-not-seated = Only those who sit at the table can do that.
error-not-host = Only the host of the table can do that.
error-not-host-here = Only the host of the table can do that, at the machine the server runs on.
error-no-local-network = This machine is in no local network at the moment.
error-not-absent = The player of seat { $seat } has not been away long enough to be replaced.
error-bot-plays = A bot plays for you on seat { $seat }; take your seat back first.
error-hint-among-friends = Another person plays at this table, and among friends the machine does not whisper: hints are for games against bots.
error-hint-under-way = One hint at a time: yours is still being thought of.
error-bot-on-shelf = There is no bot “{ $bot }” for { $game }; there are: { $known }.
error-nickname = A nickname has 1 to { $most } characters.
error-link = This personal link was used already or is too old; make a new one.
error-no-cookie = Without a cookie you can only look on; let the browser keep the cookie of this page.
error-not-stored = The server cannot write just now, so nothing was changed; try again in a moment.
error-blocked = The host of this server has blocked you: you may look, and nothing else.
error-sent-away = This device has been signed out, or its person has been sent away: open the page again.
error-invitation-needed = Making a table needs the host's word; ask for it, or for an invitation link.
error-invitation-wrong = That is not the word.
error-host-secret = That is not the host's secret.
error-database-away = The server's database does not answer just now, so nothing was changed; try again in a moment.
error-unclear = The server cannot say yet whether this was written down; send it again in a moment, it will count once.
error-hint-late = The table has moved on meanwhile; ask for the hint again.
error-needs-a-server = This needs a server: a tab alone cannot do it.
error-friends-need-a-server = Friends on other devices need a server; in a tab alone play against bots, or several of you on this device.
error-wire-version = This page is of another version than the server; load it again.
error-worker-busy = Too much is being asked just now; try again in a moment.
error-device = There is no such device of yours.
error-person = There is no such person.
error-record = There is no such record.
error-record-too-big = The record is too big: at most { $most } MB can be right.
error-records-full = You have brought { $most } records already, and more are not kept.
error-record-hard = The record takes too long to look at.
error-data-file-hard = The data file takes too long to read.
error-tables-full = You have made { $most } tables in a day that are not over; finish some of them first.
error-bot-tables-full = You have made { $most } tables of bots alone in a day; watch some of them to the end first.
error-listed-full = { $most } tables of yours wait in the list already; that is all it has room for.
error-moment = The record has lines of play 0 to { $total }, not { $number }.
error-message-shape = The message is not one that a table understands; docs/wire.md describes them.
error-message-binary = A message is text, not binary data.
error-message-too-big = The message is too big: at most { $most } kB.
error-hello-first = The first message on a socket is “hello”.
error-too-fast = That was too fast; wait a second and go on.
error-stored-much = You have stored a great deal today; come back later with more.
error-wrong-host = This server does not go by that name; start it with --name to add one.
error-wrong-origin = This request comes from another site's page.
error-nowhere = There is nothing at this address.
error-request-shape = The request is not one that the server understands; /schema/openapi.json describes them.
error-body-too-big = The request is too big.
error-unexpected = Something went wrong on the server; nothing was changed.
error-base = “{ $base }” cannot be the beginning of an address; it looks like /games/.
error-database-address = The address of a database looks like sqlite:////path/to/file or postgresql://user@host/name.
error-database-closed = The database cannot be opened ({ $cause }); check its address and permissions.
error-database-broken = The file { $path } is damaged, or no database of Retorta; put a backup in its place, or name another with --database.
error-database-no-room = There is no room on the disk for { $path }; make some, and start again.
error-database-unwritable = { $path } cannot be written here; let the server's user write the file and its folder, or name another with --data-dir.
error-database-served = Another Retorta serves { $path } already; two servers need a database each, or PostgreSQL.
error-database-newer = The database was written by a newer Retorta; update this one, or name another file with --database.
error-cluster-database = Several servers share their tables through PostgreSQL: --cluster needs --database postgresql://…
error-database-in-use = Another server uses this database. Several may if each is started with --cluster.
error-database-driver = PostgreSQL needs its driver: pip install 'retorta[postgresql]'.
error-environment-choice = { $variable } must be one of: { $choices }
error-environment-number = { $variable } should be a whole number, not “{ $value }”.
error-environment-proxies = RETORTA_PROXIES does not name networks: { $value }
error-host-secret-short = The host's secret must have at least { $least } characters.
error-port = A port is a number from 0 to 65535, not { $port }.
error-port-taken = Port { $port } of { $host } cannot be used; perhaps another program has it. Choose one with --port.
error-not-a-backup = { $path } is not a backup of Retorta, or one of a newer version.

error-other-tab = This game is open in another tab; go on there, or close that tab and load this page again.
error-tab-no-wasm = This browser cannot run the engine: it has no WebAssembly. A newer browser, or a game on a server, will do.
error-tab-wasm-forbidden = The engine did not start: WebAssembly is forbidden here, or is too old. Allow it for this page, or play on a server.
error-tab-not-fetched = The engine did not come whole; load the page again when the network is better.
error-tab-broken = The engine stopped. Everything you have seen is kept; load the page again to go on.
error-site-no-pages = The pages for the browser did not come along when Retorta was installed, so there is no site to write; install it again without RETORTA_NO_CLIENT.
error-site-folder = { $path } holds something that is no site of Retorta; name an empty folder, or one that does not exist yet.
error-site-unwritable = Nothing can be written into { $path }; check its permissions and the room on the disk.
error-site-not-yet = The site that plays without a server is being put together; try again in a minute.
