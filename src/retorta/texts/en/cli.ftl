# The sentences of the command line.

cli-usage = {"Usage: "}
cli-usage-options = {"["}OPTIONS{"]"}
cli-usage-command = COMMAND …
cli-options = Options
cli-commands = Commands
cli-option-lang = Language of all output: en, ru or pl. Default: the language of your environment.
cli-option-json = Print the result as JSON.
cli-option-help = Show this help and exit.
cli-option-version = Show the version and exit.
cli-option-option = An option of the game, such as hand=five; may be given several times.
cli-option-seed = Deal from this number: the same number deals the same game. Default: a deal that nobody can guess.
cli-option-bots-secret = The secret that decides the luck of the bots, to repeat a run. Default: drawn anew, and shown at the end.
cli-option-in-process = Let bots that do not come with Retorta play in this process: faster, but they can see everything there. For bots that you wrote yourself.
cli-inside = Bots that do not come with Retorta played in this process, where they could see everything.
cli-option-record = Write the game to this file as it is played; the file must not exist yet.
cli-option-players = The number of players.

cli-retorta = Potion-and-alchemy board games: play against bots, watch, replay, count the points of a real game.

cli-games-short = List the games.
cli-games = Lists the games: id, title, players, and options with their values. With GAME, only that one.
cli-games-template = Print the data file of GAME as it is here, with comments, for you to correct.
cli-games-title = { $id }: { $title }
cli-games-facts = { $fewest }–{ $most } players, about { $minutes } minutes
cli-games-bots = bots: { $bots }
cli-games-reconstructed = Some of the printed card data had to be reconstructed; you can play with a file of your own.
cli-games-option = option { $name }: { $title }
cli-games-option-file = option { $name }=FILE: { $title }
cli-games-value = { $value }: { $title }
cli-games-default = { $value } (default): { $title }

cli-play-short = Play a game against bots.
cli-play = Plays GAME against bots, in plain lines. Type the number of a move, or words from it; ? explains why other moves are refused.
cli-play-seat = Your seat, counted from 1. Default: 1.
cli-play-bots = Bots for the other seats, separated by commas; if there are fewer than seats, they repeat in turn.
cli-play-salt = After the promise is shown, ask you for a text and mix it into the deal.
cli-play-one-a-line = List moves one to a line, which suits screen readers. Default: in columns, if the terminal is wide enough.
cli-play-keys = Type a number, or words from a move, to play it. h: hint, w: what each move brings, n: your notebook (if the game has one), u: take back, v: show the table again, ?: what is refused and why, q: leave.
cli-welcome = Welcome to { $title }. Type ? for help.
cli-promise = The promise of this deal: { $commitment }
cli-offered = { $move } (best answer: press Enter)
cli-prompt = {"> "}
cli-you = Player { $number } (you)
cli-bot-name = { $bot } { $number }
cli-refused = { $rule } So you cannot play: { $moves }.
cli-nothing-refused = None of your moves is refused now.
cli-which = Which one? { $moves }.
cli-not-understood = Please type a number from 1 to { $most }, or words from one move; ? for help.
cli-left = You left the table before the end.
cli-points = { PLAYER($player) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-winners = Victory: { PLAYERS($winners) }.
cli-can-verify = To check the deal: retorta verify { $file }
cli-undone = { PLAYER($seat) } takes the last move back.
cli-seen-by = { PLAYER($seat) } sees:
cli-not-over = The game is not over; waiting for { PLAYERS($deciders) }.

cli-watch-short = Watch bots play a game.
cli-watch = Shows a game between bots as a spectator sees it.
cli-watch-bots = The bots, separated by commas, one for each seat.

cli-replay-short = Show a recorded game.
cli-replay = Shows the game in RECORD move by move, with all cards open or as one seat saw it; - reads standard input.
cli-replay-seat = Show what this seat saw, counted from 1.
cli-replay-until = Stop after this many moves and show the table.

cli-hint-short = Ask what to play, and why.
cli-hint = Thinks about the decision at which RECORD stops, using only what that seat may know, and says what to play, why, and what to expect; - reads standard input.
cli-hint-until = Think about the decision after this many moves.
cli-hint-think = How long to think: seconds (0.5) or a number of imagined games (800x). Default: 2.
cli-hint-for = { PLAYER($seat) } has to decide.

cli-moves-short = List the moves of a moment, and what each brings.
cli-moves = Lists what may be played in RECORD after so many moves, each with what it brings: what the rules say, and chances and deductions from what that seat sees; - reads standard input.
cli-moves-until = List the moves after this many moves.
cli-moves-seat = Only the moves of this seat, counted from 1. Default: of everybody who has to decide.
cli-brings = { $move }: { $brings }
cli-brings-warning = careful: { $loss }
cli-brings-more = w: what each of these brings

cli-verify-short = Check that a recorded deal was honest.
cli-verify = Replays RECORD and deals the game again from its seed; - reads standard input.
cli-verify-commitment = The promise that you noted before the game; the record must match it. Its first 16 digits are enough.
cli-verify-replays = The record is intact: { $moves ->
    [one] { $moves } move replays
   *[other] { $moves } moves replay
} as recorded.
cli-verify-promised = The deal is honest: { $picks ->
    [one] { $picks } random choice comes
   *[other] all { $picks } random choices come
} from the seed promised before the game.
cli-verify-no-promise = Nothing was promised before this game (it was dealt from a given number), so the luck itself cannot be checked.
cli-verify-unfinished = The game is not finished, so the seed is not shown yet and the luck cannot be checked.

cli-score-short = Count the points of a game that you played at a real table.
cli-score = Counts the points of GAME from the score sheet in FILE (TOML or JSON); - reads standard input. If the sheet has several mistakes, they are listed together.
cli-score-template = Print an empty sheet for this many players instead, with comments.

cli-recipes-short = Show the recipe book of Potion-Making.
cli-recipes = Shows what is made of what in Potion-Making, which element every card is, and what it goes into: the whole book, or only the pages of the things you name. With --have, what can be built from what lies on the table. Names may be written in English, Russian or Polish, without accents, and shortened.
cli-recipes-have = Elements and built recipes on the table, separated by commas. May be given several times.

cli-bench-short = Measure how fast the program plays a game.
cli-bench = Plays random games of GAME on one core and shows the best of many short samples, by processor time.
cli-bench-seconds = How long to measure, in seconds of processor time. Default: 5.
cli-bench-compiled = { $title }, { $seats } players, compiled
cli-bench-plain = { $title }, { $seats } players, plain Python
cli-bench-decisions = { $decisions } decisions a second ({ $per_game } in a game)
cli-bench-copies = { $copies } copies of a state a second ({ $nanoseconds } ns each)
cli-salt-prompt = Type anything to mix into the deal: {""}

cli-review-short = See what each decision of a game cost.
cli-review = Goes through RECORD decision by decision and says how many points each one lost against the best move, judged by what that seat knew at the time; - reads standard input.
cli-review-dreams = How many imagined games a decision is judged by; in Alchemists, how many plans. Default: 400.
cli-review-seed = The luck of the imagined games: the same number gives the same judgement. Default: 1.
cli-review-progress = Decisions
cli-review-column-player = player
cli-review-column-lost = points lost
cli-review-column-decisions = decisions
cli-review-column-agreed = without loss
cli-review-decision = Move { $number }, { PLAYER($seat) }: { $played } lost about { $lost } points; better: { $best }
cli-review-nothing = No decision lost a noticeable number of points.

cli-train-short = Learn from games between bots what each thing is worth.
cli-train = Lets bots play GAME against each other, notes in FOLDER what every player had during the game, and works out how many points at the end each thing is worth. Games that are already in FOLDER are not played again. The weights are written to learned.toml there, in the words of the rulebook. Bots that think a fixed number of imagined games (adept@300x) give the same result on any machine.
cli-train-bots = The bots, separated by commas, one for each seat.
cli-train-games = How many games. Default: 500.
cli-train-workers = How many games are played at once, each in a process of its own. Default: 1.
cli-train-seed = The deals and the luck of the bots. Default: 1.
cli-train-written = { $path } is written, learned from { $positions } positions. Points at the end have a standard deviation of { $spread }; in games set aside for testing, the prediction is off by { $error }.
cli-dataset-short = Let bots play, and save their games as data.
cli-dataset = Lets bots play GAME against each other and writes the games into FOLDER: complete records, compressed, and a datasheet. Bots that think a fixed number of imagined games (master@200x) play the same games on any machine.
cli-dataset-bots = The bots, separated by commas, one for each seat.
cli-dataset-games = How many games. Default: 100.
cli-dataset-workers = How many games are played at once, each in a process of its own. Default: 1.
cli-dataset-seed = The deals, and the luck of the bots if all of them come with Retorta. Default: 1.
cli-dataset-bots-secret = The secret that decides the luck of the bots. Default: the seed; if other bots play, drawn anew and written into the datasheet.
cli-dataset-parquet = Also write a table of all decisions as Parquet; needs retorta[dataset].
cli-dataset-written = { $games ->
    [one] One game is in { $folder }.
   *[other] { $games } games are in { $folder }.
}

cli-benchmark-short = Measure a bot at a named task.
cli-benchmark = Lets a bot play the deals of TASK from every seat against the opponents of the task, and says how many points it is ahead of them, with a 95 % interval. The default deals are public; --deals-secret deals others. Without TASK, lists the tasks.
cli-benchmark-bot = The bot to measure, written as in the arena, or ./program. Default: the usual bot.
cli-benchmark-deals = How many deals, each played from every seat. Default: the number set by the task.
cli-benchmark-deals-secret = Deal from a secret of your own, at least 16 characters, in this file (- for standard input): use this to measure bots that others wrote.
cli-benchmark-public = On the public deals, which anybody can look up in advance.
cli-benchmark-secret = On your own deals, { $dealt }: the same secret gives the same name.
cli-benchmark-luck = To give the bots the same luck again: { $given }
cli-benchmark-progress = Deals
cli-benchmark-task = { $task }: { $game }, { $players } players, against { $opponent }
cli-benchmark-score = { $task }: { $bot } is { $ahead } points ahead of its opponents [{ $low }, { $high }] and wins { $wins } % of { $games } games
cli-benchmark-beliefs = { $task }: how likely each formula is for each ingredient of Alchemists, judged from the views of { $games } games; the bot is uniform, posterior, hearsay or module:function
cli-benchmark-beliefs-score = { $task }: the truth surprises { $bot } by { $bits } bits an ingredient [{ $low }, { $high }], over { $games ->
    [one] one game
   *[other] { $games } games
}

cli-arena-short = Let bots play many games and compare them.
cli-arena = Lets bots play GAME many times, rotating the seats, and shows ratings (OpenSkill), points, wins and time with 95 % intervals. Bots that think a fixed number of imagined games (master@800x) give the same result on any machine and with any number of workers; bots that think for a fixed time (master@0.5) do not.
cli-arena-bots = The bots, separated by commas, one for each seat; also module:Class. How long a bot thinks follows @: master@0.5 (seconds) or master@800x (imagined games).
cli-arena-games = How many games. Default: 100.
cli-arena-duplicate = Play every deal once for each rotation of the bots, so that luck counts less.
cli-arena-workers = How many games are played at once, each in a process of its own. Default: 1.
cli-arena-ray = Play on the Ray cluster at this address (head:6379), as many games at once as it has cores; “local” starts one on this machine. Needs retorta[cluster].
cli-arena-seed = The deals. Default: drawn anew, and shown at the end.
cli-arena-luck = To play the same games again: { $given }
cli-arena-svg = Draw the ratings as a picture in this file.
cli-arena-resume = Keep a journal in this file; if it exists, continue where it stopped.
cli-arena-progress = Games
cli-arena-again = { $games ->
    [one] { $games } game was played again because its worker was lost.
   *[other] { $games } games were played again because their workers were lost.
}
cli-arena-title = { $title }: ratings after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-arena-column-bot = bot
cli-arena-column-games = games
cli-arena-column-rating = rating
cli-arena-column-points = points
cli-arena-column-wins = wins
cli-arena-column-time = ms a decision
cli-arena-column-slowest = slowest
cli-arena-comparison = { $better } over { $worse }: { $rating } rating [{ $low }, { $high }]; { $points } points ahead [{ $least }, { $most }]; better mean points in { $sets } % of the deals
cli-arena-late = { $bot } exceeded its time by more than a quarter in { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} ({ $own } of them through its own work, the rest because the machine was busy)

cli-levels-short = Show how far each level of bots is ahead of the one below.
cli-levels = Lets every level of Retorta's bots play the level below it, in all games or those you name, with every number of players, each deal once for every rotation of the seats; prints a table in Markdown of how many points it is ahead, with 95 % intervals over deals.
cli-levels-players = Only tables with this many players. Default: every number the game allows.
cli-levels-deals = How many deals for each line of the table. Default: 20.
cli-levels-master = How long the master thinks, as in the arena: 400x (imagined games) or 0.5 (seconds). Default: 400x.
cli-levels-workers = How many games are played at once, each in a process of its own. Default: 1.
cli-levels-seed = The deals and the luck of the bots. Default: 1.
cli-levels-resume = Keep a journal for each line of the table in this folder; games that are already there are not played again.
cli-levels-column-game = game
cli-levels-column-players = players
cli-levels-column-levels = level > the one below
cli-levels-column-deals = deals
cli-levels-column-ahead = points ahead
cli-levels-column-better = deals where it was better

cli-bench-views = { $microseconds } µs to write what a seat sees late in a game as JSON
cli-bench-search = { $iterations } search iterations a second at the first decision
cli-bench-peers = Measure all games, plain and compiled, beside OpenSpiel, RLCard and PettingZoo where they are installed; prints a table in Markdown.
cli-peers-system = system
cli-peers-game = game
cli-peers-decisions = decisions/s
cli-peers-search = search iterations/s
cli-peers-ratio = Poison ×
cli-peers-unlike = not the same work
cli-peers-unlike-game = another game
cli-peers-unlike-policy = plays on at random
cli-peers-how = By processor time, the best of samples of 0.05 s; random play driven move by move from the same loop in Python; every search { $iterations } iterations from an empty tree at the first decision. “Poison ×”: how many times as fast the first line of Poison is.
cli-peers-machine = One core of { $machine }, { $date }
cli-peers-absent = Not installed, so not measured: { $names }.

cli-option-database = Where the tables are kept: sqlite:////path/to/file or postgresql://user@host/name. Default: a file in the data folder. Also RETORTA_DATABASE.
cli-option-data-dir = The data folder. Default: the usual place on this system. Also RETORTA_DATA_DIR.

cli-serve-short = Serve tables to browsers.
cli-serve = Serves tables to browsers until it is stopped. Nothing else is needed: everything is kept in one file.
cli-serve-host = The address to listen on. Default: 127.0.0.1, this machine only. Also RETORTA_HOST.
cli-serve-port = The port to listen on; 0 takes any free one. Default: 8642. Also RETORTA_PORT.
cli-serve-base = The path under which everything is served, such as /games/, if a proxy serves other things as well. Also RETORTA_BASE.
cli-serve-name = A host name of this server, such as games.example.org; may be given several times. Also RETORTA_NAMES, separated by commas.
cli-serve-cluster = Share the tables with other servers on the same PostgreSQL database. Also RETORTA_CLUSTER=1.
cli-serve-address = The address at which the other servers reach this one, such as http://10.0.0.5:8642. Default: this machine's address. Also RETORTA_ADDRESS.
cli-serve-ray = Let bots think on the Ray cluster at this address (head:6379) instead of this machine. The cluster can see the luck of all games. Needs retorta[cluster].
cli-serve-lan = Open the server to the local network; show the address and a code to scan.
cli-serve-open = Open the browser.
cli-serve-at = The tables are at { $address }
cli-serve-shared = For others on this network: { $address }
cli-serve-no-pages = The pages for the browser are missing because Retorta was installed without them: install it again without RETORTA_NO_CLIENT, or build them with python3 run.py web.
cli-serve-stop = Ctrl-C stops the server; all tables are kept.

cli-backup-short = Save everything the server keeps.
cli-backup = Writes everything the server keeps into FILE, which must not exist yet; the server may keep running.
cli-backup-done = Everything is saved in { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.

cli-restore-short = Bring everything back from a backup.
cli-restore = Replaces everything the server keeps with what is in FILE; what was there is saved first. The server may keep running: its players are made to reconnect.
cli-restore-done = Everything is restored from { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
cli-restore-saved = What was there before is saved in { $file }

cli-alchemy-short = Help at a real table of Alchemists: oracle and deduction.
cli-alchemy = Stands in for the app of Alchemists at a real table (mix, test, sell, debunk …), prints the gamemaster's sheet, and says what follows from what you know. Names of ingredients and potions may be written in English, Russian or Polish and shortened.
cli-alchemy-new-short = Make a game code.
cli-alchemy-new = Makes a code that fixes the formula of every ingredient. Do not let the players see it, but show them the promise: at the end it proves that the code was not exchanged.
cli-alchemy-new-compatible = Make a code of four letters that the original app reads the same way.
cli-alchemy-mix-short = Mix two ingredients.
cli-alchemy-mix = Says which potion the ingredients A and B make in the game of CODE.
cli-alchemy-test-short = Mix two ingredients and test them on the student.
cli-alchemy-test = Says which potion A and B make, and what the student thinks of it.
cli-alchemy-drink-short = Mix two ingredients and drink the potion.
cli-alchemy-drink = Says which potion A and B make, and what it does to you.
cli-alchemy-sell-short = Sell a potion: only its quality is shown.
cli-alchemy-sell = Says how close the potion made of A and B comes to the order, and nothing more.
cli-alchemy-sell-order = The potion the adventurer ordered.
cli-alchemy-debunk-short = Debunk a theory.
cli-alchemy-debunk = For apprentices: A is an ingredient and B a colour; you are shown the true sign. For masters: A and B are ingredients and --claim names a potion; the answer is yes or no.
cli-alchemy-debunk-claim = The potion a master claims that A and B make.
cli-alchemy-exhibit-short = Show a potion at the exhibition.
cli-alchemy-exhibit = Says which potion A and B make, and whether it is the promised one.
cli-alchemy-exhibit-claim = The potion that was promised.
cli-alchemy-reveal-short = Show the formula of every ingredient.
cli-alchemy-reveal = Shows the secret of CODE, for the end of the game.
cli-alchemy-reveal-promise = The promise shown before the game; it is checked against CODE.
cli-alchemy-triangle-short = Show what every pair makes.
cli-alchemy-triangle = Shows the gamemaster's sheet of CODE. The result of two ingredients is in the row of one and the column of the other.
cli-alchemy-triangle-svg = Write the sheet to this file as an A4 drawing to print; the file must not exist yet.
cli-alchemy-deduce-short = Work out what follows from the facts you know.
cli-alchemy-deduce = Reads facts from FILE (- is standard input) and shows the chance of every formula, what is certain, and which experiments would tell you most. docs/facts.md describes the file.
cli-alchemy-deduce-best = How many experiments to list. Default: 5.

cli-site-short = Write the games as files for any web host.
cli-site = Writes the site that plays without a server into DIR: pages, texts and the engine, for any web host, under any path. If there is a site already, it is replaced.
cli-site-done = The site is in { $folder }: { $size } MB. Any web host serves it; to try it here: python3 -m http.server -d { $folder }

# Errors that only the command line and the environments for research report.
error-program-missing = There is no program at “{ $path }”: give the path of a file that can be run.
error-program-start = The bot { $bot } could not be started: { $problem }. It should be a file that can be run.
error-program-late = The bot { $bot } did not answer within { $seconds } s and was stopped.
error-program-ended = The bot { $bot } exited instead of answering; its last output: { $words }
error-program-said = The bot { $bot } wrote “{ $said }”, which is not a JSON object on one line.
error-program-choice = The bot { $bot } answered { $said }; it should be a choice from 0 to { $most }.
error-program-refused = The bot { $bot } refuses to play: { $why }
error-program-time = “{ $budget }” is not a thinking time for a program: write seconds, such as 0.5; at most { $most }.
error-programs = RETORTA_PROGRAMS cannot be read at “{ $value }”: write name=/path/to/program, separated by commas if there are several.
error-tensors = There are no tensors for { $game }; there are for: { $known }.
error-rewards = There are no rewards called “{ $rewards }”; there are: { $known }.
error-environment = There is no environment called “{ $wanted }”; there are: { $known }.
error-game-print = “{ $wanted }” has different cards or moves from the version installed here, which is { $known }.
error-vector-game = “{ $wanted }” cannot step many games at once; these can: { $known }.
error-observations = There are no observations called “{ $wanted }”; there are: { $known }.
error-render-mode = There is no render mode “{ $wanted }”; there is: { $known }.
error-action = { $action } is not an action: it should be a number from 0 to { $most }.
error-no-reset = No game has been dealt yet: call reset first.
error-agent = There is no agent called “{ $agent }”; there are: { $known }.
error-vector-number = { $games } is not a number of games: it should be 1 or more.
error-vector-actions = The actions should be whole numbers from 0 to { $most }, one for each of { $games } games.
error-dreams = { $dreams } is not a number of imagined games: it should be from 1 to { $most }.
error-features = There are no features to learn from for { $game }; there are for: { $known }.
error-training-games = The number of games to learn from should be from { $least } to { $most }, not { $games }.
error-not-a-training = { $path } is not the folder of a training run; name another folder.
error-other-training = { $path } belongs to another training run: the game, its edition, the options, the bots or the seed differ; name another folder.
error-no-parquet = A Parquet table needs a library: install retorta[dataset].
error-no-extra = { $package } is not installed: pip install "retorta[{ $extra }]".
error-dataset-exists = { $folder } is not empty; name a new folder.
error-task = There is no task “{ $task }”; there are: { $known }.
error-task-version = The opponents of “{ $task }” are not the bots installed here: it belongs to another release of Retorta; this one has { $known }.
error-predictor = There is no predictor “{ $predictor }”; it should be module:function, or one of: { $known }.
error-predictor-failed = The predictor failed: { $problem }
error-predictor-shape = The predictor should return { $rows } rows, one for each ingredient, of { $numbers } chances, one for each formula.
error-predictor-sum = The chances of an ingredient should add up to 1, and none be below 0; these do not: { $row }.
error-deals = { $deals } is not a number of deals: it should be from 1 to { $most }.
error-database-encoding = The database stores text as { $encoding }, which cannot hold every name; create one in UTF-8: createdb --encoding UTF8 --template template0.
