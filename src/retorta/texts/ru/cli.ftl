
cli-usage = {"Вызов: "}
cli-usage-options = {"["}НАСТРОЙКИ{"]"}
cli-usage-command = КОМАНДА …
cli-options = Ключи
cli-commands = Команды
cli-option-lang = Язык всех сообщений: en, ru или pl. По умолчанию — из окружения.
cli-option-json = Выдать результат в формате JSON.
cli-option-help = Показать эту справку и выйти.
cli-option-version = Показать версию и выйти.
cli-option-option = Настройка игры, например hand=five; можно указать несколько раз.
cli-option-seed = Сдать по этому числу: то же число даёт ту же раздачу. По умолчанию — случай, который нельзя угадать.
cli-option-record = Записывать партию в этот файл по ходу игры; файла ещё не должно быть.
cli-option-players = Сколько игроков.

cli-retorta = Настольные игры про зелья и алхимию: играть с ботами, смотреть, повторять, считать очки.

cli-games-short = Показать игры на полке.
cli-games = Показывает игры на полке: имя, название, число игроков и настройки с их значениями.
cli-games-title = { $id }: { $title }
cli-games-facts = игроков: { $fewest }–{ $most }, около { $minutes } минут
cli-games-bots = боты: { $bots }
cli-games-reconstructed = Часть напечатанных на картах данных восстановлена; стол может загрузить свои.
cli-games-option = настройка { $name }: { $title }
cli-games-option-file = настройка { $name }=ФАЙЛ: { $title }
cli-games-value = { $value }: { $title }
cli-games-default = { $value } (по умолчанию): { $title }

cli-play-short = Сыграть с ботами.
cli-play = Партия GAME с ботами, простыми строками. Наберите номер хода или слова из него; ? объясняет, почему другие ходы запрещены.
cli-play-seat = Ваше место, считая с 1. По умолчанию 1.
cli-play-bots = Боты на остальных местах, через запятую; если их меньше, чем мест, они чередуются.
cli-play-salt = После обещания спросить вашу щепотку случая и подмешать её в раздачу.
cli-play-keys = Номер или слова хода — сделать ход. h: подсказка, n: записная книжка, если она есть в игре, u: взять назад, v: посмотреть ещё раз, ?: что нельзя и почему, q: уйти.
cli-welcome = Добро пожаловать в игру «{ $title }». Справка: ?
cli-promise = Раздача обещана: { $commitment }
cli-offered = { $move } (лучший ответ: нажмите Enter)
cli-prompt = {"> "}
cli-you = Игрок { $number } (вы)
cli-bot-name = { $bot } { $number }
cli-refused = { $rule } Поэтому нельзя: { $moves }.
cli-nothing-refused = Сейчас ничего не запрещено.
cli-which = Какой именно? { $moves }.
cli-not-understood = Наберите номер от 1 до { $most } или слова одного из ходов; ? — справка.
cli-left = Вы ушли из-за стола до конца игры.
cli-points = { PLAYER($player) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-winners = Победа: { PLAYERS($winners) }.
cli-can-verify = Проверить раздачу: retorta verify { $file }
cli-undone = { PLAYER($seat) }: последний ход взят назад.
cli-seen-by = Видит { PLAYER($seat) }:
cli-not-over = Партия не окончена; решает: { PLAYERS($asked) }.

cli-watch-short = Смотреть игру ботов.
cli-watch = Показывает партию ботов глазами зрителя.
cli-watch-bots = Боты через запятую, по одному на место.

cli-replay-short = Показать записанную партию.
cli-replay = Показывает партию из файла RECORD ход за ходом, с открытыми картами или глазами одного игрока; - читает стандартный ввод.
cli-replay-seat = Смотреть глазами этого места, считая с 1.
cli-replay-until = Остановиться после стольких ходов и показать стол.

cli-hint-short = Спросить, как сыграть и почему.
cli-hint = Обдумывает решение, на котором обрывается RECORD, зная лишь то, что знает этот игрок, и говорит, как сыграть, почему и чего ждать; - читает стандартный ввод.
cli-hint-until = Обдумать решение после стольких ходов.
cli-hint-think = Сколько думать: секунды (0.5) или число воображаемых партий (800x). По умолчанию: 2.
cli-hint-for = Решает { PLAYER($seat) }.

cli-verify-short = Проверить, честной ли была раздача.
cli-verify = Повторяет партию из RECORD и сдаёт её заново по её зерну; - читает стандартный ввод.
cli-verify-replays = Запись цела: { $moves ->
    [one] { $moves } ход повторяется
    [few] { $moves } хода повторяются
   *[many] { $moves } ходов повторяются
} как записано.
cli-verify-promised = Раздача честная: { $picks ->
    [one] { $picks } случайный выбор получен
    [few] все { $picks } случайных выбора получены
   *[many] все { $picks } случайных выборов получены
} из зерна, обещанного до игры.
cli-verify-no-promise = До этой партии ничего не обещали (её сдали по заданному числу), поэтому сам случай проверить нельзя.
cli-verify-unfinished = Партия не окончена, зерно ещё не показано, и случай проверить нельзя.

cli-score-short = Посчитать очки партии за настоящим столом.
cli-score = Считает очки игры GAME по листу из FILE (JSON); - читает стандартный ввод.

cli-recipes-short = Показать книгу рецептов «Зельеварения».
cli-recipes = Показывает, что из чего собирают в «Зельеварении», какой элемент на какой карте и куда идёт каждый рецепт; если названы элементы — что из них получится.
cli-recipes-have = Какие элементы есть, через запятую: id или названия на любом языке. Можно указать несколько раз.

cli-bench-short = Измерить скорость игры.
cli-bench = Играет случайные партии GAME на одном ядре и показывает лучший из многих коротких замеров.
cli-bench-seconds = Сколько секунд измерять. По умолчанию 5.
cli-bench-compiled = { $title }, игроков: { $seats }, скомпилировано
cli-bench-plain = { $title }, игроков: { $seats }, обычный Python
cli-bench-decisions = решений в секунду: { $decisions } (за партию { $per_game })
cli-bench-copies = копий состояния в секунду: { $copies } (по { $nanoseconds } нс)
cli-salt-prompt = Наберите что угодно, чтобы подмешать в раздачу: {""}

cli-arena-short = Сыграть много партий ботов и сравнить их.
cli-arena = Боты играют много партий GAME, меняясь местами; показывает рейтинги (OpenSkill), очки, победы и время с интервалами 95 %. Боты с заданным числом воображаемых партий (master@800x) дают один и тот же результат на любой машине и при любом числе процессов; боты, думающие по часам (master@0.5), — нет.
cli-arena-bots = Боты через запятую, по одному на место; можно module:Class и время на раздумье: master@0.5 (секунды) или master@800x (воображаемые партии).
cli-arena-games = Сколько партий. По умолчанию 100.
cli-arena-duplicate = Играть каждую раздачу по разу при каждой пересадке ботов, чтобы меньше зависеть от удачи.
cli-arena-workers = Сколько партий идёт одновременно, каждая в своём процессе. По умолчанию 1.
cli-arena-seed = Раздачи и случай ботов. По умолчанию 1.
cli-arena-svg = Нарисовать рейтинги в этот файл.
cli-arena-resume = Вести журнал в этом файле; если он есть, продолжить с места остановки.
cli-arena-progress = Партии
cli-arena-title = { $title }: рейтинги после { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[many] { $games } партий
}
cli-arena-column-bot = бот
cli-arena-column-games = партий
cli-arena-column-rating = рейтинг
cli-arena-column-points = очки
cli-arena-column-wins = победы
cli-arena-column-time = мс на решение
cli-arena-column-slowest = дольше всего
cli-arena-comparison = { $better } против { $worse }: разница рейтингов { $rating } [{ $low }, { $high }]; средние очки лучше в { $sets } % раздач
cli-arena-late = { $bot }: с опозданием больше чем на четверть отведённого времени — { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
} (из них { $own } — по вине самого бота, остальные — из-за машины)
cli-bench-views = { $microseconds } мкс на то, что видит место в конце игры, в виде JSON
cli-bench-search = итераций поиска в секунду на первом решении: { $iterations }
cli-bench-peers = Измерить все игры, обычные и скомпилированные, рядом с OpenSpiel, RLCard и PettingZoo, если они установлены; печатает таблицу в Markdown.
cli-peers-system = система
cli-peers-game = игра
cli-peers-decisions = решений/с
cli-peers-search = итераций поиска/с
cli-peers-ratio = «Зелья» быстрее в … раз
cli-peers-machine = Одно ядро: { $machine }, { $date }
cli-peers-absent = Не установлено и потому не измерено: { $names }.

cli-option-database = Где хранятся столы: sqlite:////путь/к/файлу или postgresql://user@host/name. По умолчанию — файл в папке данных. Также RETORTA_DATABASE.
cli-option-data-dir = Папка данных. По умолчанию — обычное место этой системы. Также RETORTA_DATA_DIR.

cli-serve-short = Открыть столы для браузеров.
cli-serve = Открывает столы для браузеров и работает, пока его не остановят. Больше ничего не нужно: всё хранится в одном файле.
cli-serve-host = Адрес, на котором ждать. По умолчанию 127.0.0.1, только этот компьютер. Также RETORTA_HOST.
cli-serve-port = Порт, на котором ждать; 0 — любой свободный. По умолчанию 8642. Также RETORTA_PORT.
cli-serve-name = Имя этого сервера, например games.example.org; можно указать несколько раз. Также RETORTA_NAMES, через запятую.
cli-serve-lan = Открыть для локальной сети; показать адрес и код для сканирования.
cli-serve-open = Открыть браузер.
cli-serve-at = Столы здесь: { $address }
cli-serve-shared = Для других в этой сети: { $address }
cli-serve-no-pages = Страниц для браузера нет, потому что программа установлена без них: установите её снова без RETORTA_NO_CLIENT или соберите страницы командой python3 run.py web.
cli-serve-stop = Ctrl-C останавливает сервер; столы остаются как есть.

cli-backup-short = Сохранить всё, что хранит сервер.
cli-backup = Записывает всё, что хранит сервер, в FILE, которого ещё не должно быть; сервер при этом может работать.
cli-backup-done = В { $file } сохранено всё: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}.

cli-restore-short = Вернуть всё из резервной копии.
cli-restore = Заменяет всё, что хранит сервер, содержимым FILE; прежнее сначала сохраняется. Сервер может работать: игроков просят подключиться снова.
cli-restore-done = Всё теперь как в { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}.
cli-restore-saved = То, что было раньше, сохранено в { $file }
