# One clear sentence for everything that can go wrong: what is wrong, and what would be right.

error-game = There is no game “{ $game }”; there are: { $known }.
error-option = { $game } has no option “{ $option }”; it has: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”; it can be: { $allowed }.
error-option-form = “{ $option }” is not an option; write it as name=value.
error-bot = There is no bot “{ $bot }” for { $game }; there are: { $known }, or any module:Class.
error-bot-object = { $bot } is not a bot: give the name of one, or an object with a method choose(pov).
error-language = There is no language “{ $language }”; there are: { $known }.
error-command = There is no command “{ $command }”; there are: { $known }.
error-extra-argument = retorta { $command } takes no further argument “{ $argument }”; see retorta { $command } --help.
error-no-such-flag = There is no option { $flag } here; --help lists the options.
error-flag-needs-value = { $flag } needs a value after it.
error-missing-argument = { $argument } is missing; --help shows how the command is used.
error-bad-value = The value of { $argument } should be a number.
error-usage = The command cannot be understood; --help shows how it is used.
error-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-names = Each seat can have one name, of at most { $most } letters.
error-bots-number = { $game } needs { $fewest } to { $most } bots, one for each seat, not { $bots }.
error-seat-number = There is no seat { $seat }; the seats are 1 to { $seats }.
error-seat = “{ $seat }” is not a seat; the seats are 1 to { $seats }.
error-salt-and-seed = With --seed the deal is fixed, so --salt cannot change it: leave out one of the two.
error-budget = “{ $budget }” is not a thinking time: write seconds (0.5) or a number of imagined games (800x).
error-no-budget = { $bot } cannot be given a thinking time; leave out everything from @ on.
error-games = The number of games should be from 1 to { $most }, not { $games }.
error-no-template = Name a game that takes a data file: { $known }.
error-workers = The number of workers should be from 1 to { $most }, not { $workers }.
error-resume-outside = { $bot } plays in a process of its own and could read the luck of the run from a journal: leave out --resume.
error-not-a-journal = { $path } is not the journal of an arena; name a new file.
error-other-arena = { $path } is the journal of an arena with a different game, options, bots or luck; name a new file.
error-bots-secret = The secret for the luck of the bots must be a single word; if you leave --bots-secret out, one is drawn.
error-deals-secret = A secret for deals must have at least { $least } characters, or it could be guessed.
error-bot-fault = Game { $number } stopped because of a bot. { $problem }
error-bot-raised = The bot { $bot } failed: { $problem }
error-ray-missing = Ray is not installed: pip install "retorta[cluster]".
error-ray-too-old = Ray { $found } is too old: { $oldest } is the first version whose clusters require a token. pip install --upgrade "retorta[cluster]".
error-ray-address = No Ray cluster answers at { $address }; name the address of its head, such as head:6379, or “local”.
error-ray-and-workers = Leave out either --workers or --ray: a Ray cluster has its own workers.
error-ray-other-code = The workers of the Ray cluster have a different Retorta: install this version on all of its machines.
error-ray-lost = Game { $number } lost its worker several times; it may be too much for those machines. The journal of --resume has all the other games.
error-ray-failed = The Ray cluster could not play: { $problem }
error-bench-game = Say which game to measure: { $known }; or all of them with --peers.
error-seconds = The measuring time should be above 0 and at most 3600 seconds, not { $seconds }.
error-until = --until counts moves from 0, so { $until } is too small.
error-hint-over = The game is over after { $moves } moves; name an earlier decision with --until.
error-until-past-end = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, so it cannot stop after { $until }.

error-no-such-file = There is no file { $path }.
error-file-exists = { $path } already exists; name a new file.
error-is-a-folder = { $path } is a folder, not a file.
error-no-permission = There is no permission to open { $path }; check its permissions.
error-file-trouble = { $path } cannot be opened.
error-file-too-big = { $path } is too big: a file of this kind has at most { $most } MB.
error-file-not-text = { $path } is not text in UTF-8.
error-not-json = This is not JSON: { $problem }.
error-wrong-shape = { $wanted } was expected.

error-not-your-turn = { PLAYER($seat) } has nothing to decide now.
error-illegal-move = The rules refuse this move.
error-no-such-move = “{ $written }” is not a move of this game.
error-no-undo = The last move cannot be taken back: it ended your turn, used luck or showed something hidden.
error-not-over = The game is not over yet; nobody has won it.
error-game-over = The game is over; there is nothing left to decide.
error-luck-missing = it has fewer random draws than the game uses
error-luck-out-of-range = the random draw { $picked } is not between 0 and { $most }

error-not-a-record = This is not a record of Retorta: its first line should be a header with "record": 1.
error-record-empty = The record is empty; it should begin with a header line.
error-record-cut = Line { $line } of the record is cut off in the middle; { $whole ->
    [one] { $whole } move before it is
   *[other] { $whole } moves before it are
} intact (--until { $whole } shows them).
error-record-not-json = Line { $line } of the record is not JSON.
error-record-line = Line { $line } of the record is not a move, an undo or an end.
error-record-line-long = Line { $line } of the record is longer than { $most } bytes.
error-record-names = A name in the record is longer than { $most } letters.
error-record-too-long = The record has more than { $most } lines; no game is that long.
error-record-edited = Line { $line } of the record was changed: its checksum does not match.
error-record-after-end = Line { $line } of the record comes after the end of the game.
error-flat-box = The Box of { $game } lists all its fields side by side, as older versions did; write: { $wanted }. See “The parts of a Box” in docs/games.md.
error-record-edition = The record was played with edition { $edition } of { $game }, and this is edition { $known }: replay it with the version of Retorta that made it.
error-record-luck = Line { $line } of the record has random draws that the set-up does not use.
error-record-luck-left = it has random draws that nothing uses
error-record-line-cause = Line { $line } of the record cannot have happened: { $cause }
error-record-refused = Line { $line } of the record is against the rules: { $cause }
error-record-not-over = the game is not over there
error-record-result = the result is not the one that was played
error-verify-promise = The seed in the record is not the one that was promised before the game.
error-verify-noted = This record does not match the promise you noted: that belongs to another game, or another deal.
error-verify-note = A promise consists of hexadecimal digits, at least { $least } of them.
error-verify-luck = Line { $line } of the record has random draws that do not come from its seed.
error-verify-seed = The record has no readable seed; it should be 64 hexadecimal digits.

error-no-output = The output could not be written.
error-too-many-bots = There are { $bots } bots, but only { $most } seats besides yours.
error-no-bot = “{ $bot }” is not a bot: it should be a class that takes a seed and has a method choose(pov).
error-file-empty = { $path } is empty.
error-no-such-folder = The folder of the file “{ $path }” does not exist.
error-record-cut-header = The first line of the record is cut off, so none of it can be shown.
error-no-notebook = There is no notebook in { $game }.
error-notebook-full = The notebook of this seat is full.

error-table = There is no such table; perhaps the link is incomplete, or the table has been closed.
error-table-waiting = The game has not started yet: there are free seats.
error-table-started = The game has already started.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-table-edition = This table was played with edition { $edition } of { $game }; continue it with the version of Retorta that began it.
error-table-damaged = The stored data of this table is damaged; restore it from a backup.
error-seat-taken = Seat { $seat } is taken.
error-seat-kinds = At most one seat can be “me”.
error-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free; wait for friends, or choose a bot for the free seats.
error-not-your-seat = Seat { $seat } is not yours.
error-not-seated = Only people who sit at the table can do that.
error-not-host = Only the host of the table can do that.
error-not-host-here = Only the host of the table can do that, on the machine that the server runs on.
error-no-local-network = This machine is not on a local network at the moment.
error-not-absent = { $called ->
    [name] { $whose }
   *[seat] The player of seat { $seat }
} is at the table; a bot plays only for somebody who is away.
error-not-absent-yet = { $called ->
    [name] { $whose }
   *[seat] The player of seat { $seat }
} has been away for { $away } s; a bot may play on in { $wait } s.
error-bot-plays = A bot plays for you on seat { $seat }; take your seat back first.
error-hint-among-friends = Another person plays at this table: hints are only for games against bots.
error-hint-under-way = One hint at a time: yours is still being worked out.
error-bot-on-shelf = There is no bot “{ $bot }” for { $game }; there are: { $known }.
error-nickname = A name has 1 to { $most } characters.
error-link = This personal link has already been used or is too old; make a new one.
error-no-cookie = Without a cookie you can only watch; allow the browser to keep the cookie of this page.
error-not-stored = The server cannot save anything just now, so nothing was changed; try again in a moment.
error-blocked = The host of this server has blocked you: you can only watch.
error-sent-away = This device has been signed out, or you have been removed from this server: open the page again.
error-invitation-needed = To make a table you need the invitation word; ask the host for it, or for an invitation link.
error-invitation-wrong = That is not the invitation word.
error-host-secret = That is not the host's secret.
error-database-away = The server's database is not answering just now, so nothing was changed; try again in a moment.
error-unclear = The server does not know yet whether this was saved; send it again in a moment, it will count only once.
error-hint-late = The game has moved on since you asked; ask for the hint again.
error-needs-a-server = This needs a server: it does not work in a tab alone.
error-friends-need-a-server = To play with friends on other devices you need a server. In this tab you can play against bots, or share this device.
error-wire-version = This page is from a different version than the server; reload it.
error-worker-busy = The server is very busy just now; try again in a moment.
error-device = You have no such device.
error-person = There is no such person.
error-record = There is no such record.
error-record-too-big = The record is too big: it may have at most { $most } MB.
error-records-full = You have already uploaded { $most } records, and no more can be kept.
error-record-hard = The record takes too long to check.
error-data-file-hard = The data file takes too long to read.
error-tables-full = You have made { $most } tables in one day that are not finished; finish some of them first.
error-bot-tables-full = You have made { $most } tables with only bots in one day; watch some of them to the end first.
error-listed-full = { $most } of your tables are already waiting in the list; it has no room for more.
error-moment = The moments of this record are numbered 0 to { $total }; there is no { $number }.
error-message-shape = The table does not understand this message; docs/wire.md describes the ones it does.
error-message-binary = A message is text, not binary data.
error-message-too-big = The message is too big: it may have at most { $most } kB.
error-hello-first = The first message on a socket must be “hello”.
error-too-fast = That was too fast; wait a second, then go on.
error-stored-much = You have stored a lot today; try again later.
error-wrong-host = This server does not answer to that host name; start it with --name to add one.
error-wrong-origin = This request comes from another site's page.
error-nowhere = There is nothing at this address.
error-request-shape = The server does not understand this request; /schema/openapi.json describes the ones it does.
error-body-too-big = The request is too big.
error-unexpected = Something went wrong on the server; nothing was changed.
error-base = “{ $base }” cannot be the base path; it should look like /games/.
error-database-address = The address of a database should look like sqlite:////path/to/file or postgresql://user@host/name.
error-database-closed = The database cannot be opened ({ $cause }); check its address and permissions.
error-database-broken = The file { $path } is damaged, or is not a database of Retorta; replace it with a backup, or name another one with --database.
error-database-no-room = There is no room on the disk for { $path }; free some space, then start again.
error-database-unwritable = { $path } cannot be written; give the server's user permission to write the file and its folder, or name another folder with --data-dir.
error-database-served = Another Retorta server is already using { $path }; each server needs its own file, or both can share a PostgreSQL database.
error-database-newer = The database was written by a newer Retorta; update this one, or name another file with --database.
error-cluster-database = Several servers share their tables through PostgreSQL: --cluster needs --database postgresql://…
error-database-in-use = Another server is using this database. Several may share it if each is started with --cluster.
error-database-driver = PostgreSQL needs its driver: pip install 'retorta[postgresql]'.
error-environment-choice = { $variable } must be one of: { $choices }
error-environment-number = { $variable } should be a whole number, not “{ $value }”.
error-environment-proxies = RETORTA_PROXIES should be a list of networks, not: { $value }
error-host-secret-short = The host's secret must have at least { $least } characters.
error-port = A port is a number from 0 to 65535, not { $port }.
error-port-taken = Port { $port } of { $host } cannot be used; perhaps another program is using it. Choose one with --port.
error-not-a-backup = { $path } is not a backup of Retorta, or comes from a newer version.
error-backup-damaged = The backup { $path } is damaged; nothing was restored from it.

error-other-tab = This game is open in another tab; continue there, or close that tab and reload this page.
error-tab-no-wasm = This browser cannot run the engine: it has no WebAssembly. Use a newer browser, or play on a server.
error-tab-wasm-forbidden = The engine did not start: WebAssembly is blocked here, or too old. Allow it for this page, or play on a server.
error-tab-not-fetched = The engine was not downloaded completely; reload the page when the network is better.
error-tab-broken = The engine stopped. Everything you have seen is saved; reload the page to go on.
error-site-no-pages = Retorta was installed without the pages for the browser, so there is no site to write; install it again without RETORTA_NO_CLIENT.
error-site-folder = { $path } contains something other than a Retorta site; name an empty folder, or one that does not exist yet.
error-site-unwritable = Nothing can be written into { $path }; check its permissions and the free space on the disk.
error-site-not-yet = The site that plays without a server is being built; try again in a minute.
