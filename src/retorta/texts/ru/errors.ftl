
error-game = Игры «{ $game }» нет; на полке: { $known }.
error-option = У игры «{ $game }» нет настройки «{ $option }»; есть: { $known }.
error-option-value = Настройка { $option } не может быть «{ $value }»; возможно: { $allowed }.
error-option-form = «{ $option }» — не настройка; пишите имя=значение.
error-bot = Для игры «{ $game }» нет бота «{ $bot }»; есть: { $known } или любой модуль:Класс.
error-bot-object = { $bot } — не бот: назовите бота или передайте объект с методом choose(pov).
error-language = Языка «{ $language }» у нас нет; есть: { $known }.
error-command = Команды «{ $command }» нет; есть: { $known }.
error-extra-argument = «{ $argument }» — лишнее слово для retorta { $command }; см. retorta { $command } --help.
error-no-such-flag = Ключа { $flag } здесь нет; --help перечисляет имеющиеся.
error-flag-needs-value = После { $flag } нужно значение.
error-missing-argument = Не хватает { $argument }; --help показывает, как вызывать команду.
error-bad-value = Значение { $argument } должно быть числом.
error-usage = Команду нельзя понять; --help показывает, как её вызывать.
error-seats = В игру «{ $game }» играют от { $fewest } до { $most } игроков, а не { $seats }.
error-names = У каждого места может быть одно имя, не длиннее { $most } знаков.
error-bots-number = Для игры «{ $game }» нужно от { $fewest } до { $most } ботов, по одному на место, а не { $bots }.
error-seat-number = Места { $seat } нет; места — от 1 до { $seats }.
error-seat = «{ $seat }» — не место; места — от 1 до { $seats }.
error-salt-and-seed = Соль добавляют только в раздачу, которую нельзя угадать: уберите --salt или --seed.
error-budget = «{ $budget }» — не время на раздумье: укажите секунды (0.5) или число воображаемых партий (800x).
error-no-budget = Бот { $bot } не умеет думать заданное время; уберите всё, что после @.
error-games = Число партий должно быть от 1 до { $most }, а не { $games }.
error-no-template = Назовите игру, которая принимает файл данных: { $known }.
error-workers = Число процессов должно быть от 1 до { $most }, а не { $workers }.
error-resume-outside = { $bot } играет в отдельном процессе и мог бы прочесть в журнале удачу всей серии: пожалуйста, без --resume.
error-not-a-journal = { $path } — не журнал арены; назовите новый файл.
error-other-arena = { $path } — журнал другой арены: не совпадают игра, настройки, боты или случай; назовите новый файл.
error-bots-secret = Секрет для удачи ботов — одно слово; без --bots-secret он будет выбран заново.
error-deals-secret = В секрете для раскладов должно быть не меньше { $least } знаков, иначе его можно угадать.
error-bot-fault = Партия { $number } остановлена из-за бота. { $problem }
error-bot-raised = Бот { $bot } не справился: { $problem }
error-ray-missing = Ray не установлен: pip install "retorta[cluster]".
error-ray-too-old = Ray { $found } слишком стар: { $oldest } — первый, кластеры которого спрашивают токен. pip install --upgrade "retorta[cluster]".
error-ray-address = По адресу { $address } нет кластера Ray; назовите адрес его главной машины, например head:6379, или «local».
error-ray-and-workers = Уберите --workers или --ray: у кластера Ray свои процессы.
error-ray-other-code = На машинах кластера Ray другой Retorta: установите на все одну и ту же версию.
error-ray-lost = Партия { $number } снова и снова теряет свой процесс; возможно, она не по силам тем машинам. Остальные — в журнале --resume.
error-ray-failed = Кластер Ray не смог сыграть: { $problem }
error-bench-game = Назовите игру для замера: { $known }; или все сразу с --peers.
error-seconds = Время замера должно быть больше 0 и не больше 3600 секунд, а не { $seconds }.
error-until = --until считает ходы от 0, { $until } — слишком мало.
error-hint-over = Партия окончена, сделано ходов: { $moves }; укажите более раннее решение ключом --until.
error-until-past-end = В записи { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, остановиться после { $until } нельзя.

error-no-such-file = Файла { $path } нет.
error-file-exists = { $path } уже есть; назовите новый файл.
error-is-a-folder = { $path } — папка, а не файл.
error-no-permission = { $path } нельзя открыть; проверьте права доступа.
error-file-trouble = { $path } не открывается.
error-file-too-big = { $path } слишком велик: можно не больше { $most } МБ.
error-file-not-text = { $path } — не текст в UTF-8.
error-not-json = Это не JSON: { $problem }.
error-wrong-shape = Ожидалось: { $wanted }.

error-not-your-turn = { PLAYER($seat) } сейчас не решает.
error-illegal-move = Правила запрещают этот ход.
error-no-such-move = «{ $written }» — не ход этой игры.
error-no-undo = Последний ход нельзя взять назад: он закончил вашу очередь, использовал случай или что-то открыл.
error-not-over = Партия ещё не окончена, победителя пока нет.
error-game-over = Партия окончена, решать больше нечего.
error-luck-missing = записанных там случайных выборов не хватает
error-luck-out-of-range = случайный выбор { $picked } не лежит между 0 и { $most }

error-not-a-record = Это не запись Retorta: первой строкой должен быть заголовок с "record": 1.
error-record-empty = Запись пуста; она должна начинаться со строки-заголовка.
error-record-cut = Строка { $line } записи обрывается посередине; { $whole ->
    [one] { $whole } ход до неё цел
    [few] { $whole } хода до неё целы
   *[many] { $whole } ходов до неё целы
} (их покажет --until { $whole }).
error-record-not-json = Строка { $line } записи — не JSON.
error-record-line = Строка { $line } записи — не ход, не возврат хода и не конец.
error-record-line-long = Строка { $line } записи длиннее { $most } байт.
error-record-names = Имя в записи длиннее { $most } знаков.
error-record-too-long = В записи больше { $most } строк; таких длинных партий не бывает.
error-record-edited = Строка { $line } записи изменена: её контрольное число не сходится.
error-record-after-end = Строка { $line } записи стоит после конца партии.
error-flat-box = В коробке игры «{ $game }» все поля стоят в один ряд, как прежде; напишите: { $wanted }. См. «The parts of a Box» в docs/games.md.
error-record-edition = Запись сделана редакцией { $edition } игры «{ $game }», а здесь редакция { $known }: повторите её той версией, которая её сделала.
error-record-luck = В строке { $line } записи есть случайный выбор, который расстановка не использует.
error-record-luck-left = в ней есть случайный выбор, который ничто не использует
error-record-line-cause = То, что записано в строке { $line }, не могло произойти: { $cause }
error-record-refused = Строка { $line } записи против правил: { $cause }
error-record-not-over = партия там не окончена
error-record-result = результат не тот, что был сыгран
error-verify-promise = Зерно в записи — не то, что было обещано до игры.
error-verify-noted = Эта запись не отвечает записанному вами обещанию: это другая партия или другая раздача.
error-verify-note = Обещание — шестнадцатеричные цифры, не меньше { $least }.
error-verify-luck = В строке { $line } записи не тот случай, который даёт её зерно.
error-verify-seed = В записи нет читаемого зерна; должно быть 64 шестнадцатеричных цифры.

error-no-output = Напечатать результат не удалось.
error-too-many-bots = Ботов { $bots }, а мест кроме вашего только { $most }.
error-no-bot = «{ $bot }» — не бот: нужен класс, который создаётся с числом seed и умеет choose(pov).
error-file-empty = Файл { $path } пуст.
error-no-such-folder = Для файла «{ $path }» нет папки.
error-record-cut-header = Первая строка записи обрывается; показать из неё нечего.
error-no-notebook = В игре «{ $game }» нет записной книжки.
error-notebook-full = Записная книжка этого места заполнена.
error-table = Такого стола нет: возможно, ссылка обрезана или стол убрали.
error-table-waiting = Игра ещё не началась: есть свободные места.
error-table-started = Игра уже началась.
error-table-over = Игра окончена.
error-table-not-over = Игра ещё не окончена.
error-table-edition = За этим столом играют по редакции { $edition } игры «{ $game }»; продолжайте в той версии, где партия начата.
error-table-damaged = Стол не читается так, как был записан; восстановите его из резервной копии.
error-seat-taken = Место { $seat } занято.
error-seat-kinds = Место «я» может быть только одно.
error-seats-free = { $free ->
    [one] Свободно ещё { $free } место
    [few] Свободны ещё { $free } места
   *[many] Свободно ещё { $free } мест
}; дождитесь друзей или назовите бота для свободных мест.
error-not-your-seat = Место { $seat } не ваше.
error-not-seated = Это могут только те, кто сидит за столом.
error-not-host = Это может только хозяин стола.
error-not-host-here = Это может только хозяин стола, за той машиной, где работает сервер.
error-no-local-network = Этот компьютер сейчас не подключён к локальной сети.
error-not-absent = { $called ->
    [name] { $whose }
   *[seat] Игрок на месте { $seat }
}: за столом. Бот играет только за тех, кого нет.
error-not-absent-yet = { $called ->
    [name] { $whose }
   *[seat] Игрок на месте { $seat }
}: нет за столом уже { $away } с; бот сможет играть через { $wait } с.
error-bot-plays = На месте { $seat } за вас играет бот; сначала верните место себе.
error-hint-among-friends = За этим столом играет ещё один человек, а среди друзей машина не подсказывает: подсказки — для игры с ботами.
error-hint-under-way = Подсказки даются по одной: ваша ещё обдумывается.
error-bot-on-shelf = Для игры «{ $game }» нет бота «{ $bot }»; есть: { $known }.
error-nickname = В имени должно быть от 1 до { $most } знаков.
error-link = Эта личная ссылка уже использована или устарела; создайте новую.
error-no-cookie = Без cookie можно только смотреть; разрешите браузеру хранить cookie этой страницы.
error-not-stored = Сервер сейчас не может записывать, поэтому ничего не изменилось; попробуйте чуть позже.
error-blocked = Хозяин этого сервера вас заблокировал: можно смотреть, и только.
error-sent-away = Это устройство отключили, или его владельца попросили уйти: откройте страницу заново.
error-invitation-needed = Чтобы создать стол, нужно слово хозяина; попросите его или ссылку-приглашение.
error-invitation-wrong = Это не то слово.
error-host-secret = Это не секрет хозяина.
error-database-away = База данных сервера сейчас не отвечает, поэтому ничего не изменилось; попробуйте чуть позже.
error-unclear = Сервер пока не может сказать, записано ли это; отправьте ещё раз чуть позже, засчитано будет один раз.
error-hint-late = Игра тем временем ушла вперёд; попросите подсказку ещё раз.
error-needs-a-server = Для этого нужен сервер: одна вкладка браузера этого не умеет.
error-friends-need-a-server = Друзьям на других устройствах нужен сервер; в одной вкладке играйте с ботами или вместе на этом устройстве.
error-wire-version = Эта страница другой версии, чем сервер; загрузите её заново.
error-worker-busy = Сейчас слишком много запросов; попробуйте чуть позже.
error-device = У вас нет такого устройства.
error-person = Такого человека нет.
error-record = Такой записи нет.
error-record-too-big = Запись слишком велика: правильной может быть не больше { $most } МБ.
error-records-full = Вы уже загрузили записей: { $most }, больше не хранится.
error-record-hard = Просмотр этой записи занимает слишком много времени.
error-data-file-hard = Чтение этого файла данных занимает слишком много времени.
error-tables-full = За сутки у вас набралось незаконченных столов: { $most }; сначала доиграйте какие-нибудь из них.
error-bot-tables-full = За сутки у вас набралось столов, где сидят одни боты: { $most }; сначала досмотрите какие-нибудь из них.
error-listed-full = В списке уже ждут ваши столы: { $most }; больше мест для них там нет.
error-moment = В записи строки игры с 0 по { $total }, а не { $number }.
error-message-shape = Стол не понимает такого сообщения; они описаны в docs/wire.md.
error-message-binary = Сообщение — это текст, а не двоичные данные.
error-message-too-big = Сообщение слишком велико: не больше { $most } кБ.
error-hello-first = Первое сообщение в сокете — «hello».
error-too-fast = Слишком быстро; подождите секунду и продолжайте.
error-stored-much = Вы сегодня уже сохранили очень много; продолжите позже.
error-wrong-host = Этот сервер не откликается на такое имя; добавьте его ключом --name при запуске.
error-wrong-origin = Этот запрос пришёл со страницы другого сайта.
error-nowhere = По этому адресу ничего нет.
error-request-shape = Сервер не понимает такого запроса; они описаны в /schema/openapi.json.
error-body-too-big = Запрос слишком велик.
error-unexpected = На сервере произошла ошибка; ничего не изменилось.
error-base = «{ $base }» не может быть началом адреса; оно выглядит как /games/.
error-database-address = Адрес базы данных выглядит так: sqlite:////путь/к/файлу или postgresql://user@host/name.
error-database-closed = Базу данных не удаётся открыть ({ $cause }); проверьте адрес и права доступа.
error-database-broken = Файл { $path } повреждён или не является базой данных Retorta; замените его резервной копией или укажите другой через --database.
error-database-no-room = На диске нет места для { $path }; освободите его и запустите сервер снова.
error-database-unwritable = Записать { $path } не удаётся; разрешите пользователю сервера запись в файл и его папку или укажите другую через --data-dir.
error-database-served = Файл { $path } уже обслуживает другая Retorta; двум серверам нужны отдельные базы данных или PostgreSQL.
error-database-newer = База данных записана более новой Retorta; обновите эту или укажите другой файл через --database.
error-cluster-database = Несколько серверов делят столы через PostgreSQL: для --cluster нужна --database postgresql://…
error-database-in-use = Эту базу данных уже использует другой сервер. Несколько серверов могут, если каждый запущен с --cluster.
error-database-driver = Для PostgreSQL нужен драйвер: pip install 'retorta[postgresql]'.
error-environment-choice = { $variable } может быть только одним из: { $choices }
error-environment-number = { $variable } должно быть целым числом, а не «{ $value }».
error-environment-proxies = В RETORTA_PROXIES указаны не сети: { $value }
error-host-secret-short = Секрет хозяина должен быть не короче { $least } знаков.
error-port = Порт — это число от 0 до 65535, а не { $port }.
error-port-taken = Порт { $port } на { $host } недоступен: возможно, он занят другой программой. Выберите другой ключом --port.
error-not-a-backup = { $path } — не резервная копия Retorta или копия более новой версии.
error-backup-damaged = Резервная копия { $path } повреждена; из неё ничего не восстановлено.

error-other-tab = Эта партия открыта в другой вкладке; продолжите там или закройте ту вкладку и загрузите эту страницу заново.
error-tab-no-wasm = Этот браузер не может запустить движок: в нём нет WebAssembly. Подойдёт браузер поновее или игра на сервере.
error-tab-wasm-forbidden = Движок не запустился: WebAssembly здесь запрещён или слишком стар. Разрешите его для этой страницы или играйте на сервере.
error-tab-not-fetched = Движок загрузился не целиком; загрузите страницу заново, когда сеть станет лучше.
error-tab-broken = Движок остановился. Всё, что вы видели, сохранено; чтобы продолжить, загрузите страницу заново.
error-site-no-pages = Retorta установлена без страниц для браузера, поэтому записывать нечего; установите её заново без RETORTA_NO_CLIENT.
error-site-folder = В { $path } лежит что-то, что не сайт Retorta; назовите пустую папку или такую, которой ещё нет.
error-site-unwritable = В { $path } ничего нельзя записать; проверьте права и место на диске.
error-site-not-yet = Сайт, который играет без сервера, ещё собирается; попробуйте через минуту.
