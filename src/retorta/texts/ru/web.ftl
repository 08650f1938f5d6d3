# The browser's own words; those of the games are in their own books.

web-skip = К содержанию
web-pages = Страницы
web-language = Язык
web-theme-lamp = Тёмная тема: при лампе
web-theme-paper = Светлая тема: бумага
web-rules = Правила
web-records = Записи партий
web-about = О программе
web-no-page = Такой страницы нет.
web-to-lobby = К полке с играми
web-loading = Минутку…
web-went-wrong = Что-то пошло не так; попробуйте ещё раз.
error-no-connection = Нет связи с сервером.
web-lobby-title = Что сварим сегодня?
web-lobby-sentence = Один щелчок — и партия с ботами началась; одна ссылка — и друзья за столом.
web-nickname = Ваше имя за столом
web-save = Сохранить
web-saved = Сохранено
web-my-tables = Мои столы
web-shelf = Полка с играми
web-listed-tables = Открытые столы
web-finished = Сыгранные партии
web-none-finished = Ни одной партии ещё не сыграно.
web-play-now = Играть
web-new-table = Новый стол
web-players = игроков: { $from }–{ $to }
web-minutes = около { $minutes } мин
web-weight = сложность { $weight } из 5
web-reconstructed = Часть напечатанных карт пришлось восстановить.
web-under-way = идёт игра
web-your-turn = Ваш ход
web-free = свободное место
web-seats = Места
web-how-many = Сколько мест за столом?
web-who-sits = Кто на месте { $number }
web-name-of-seat = Имя игрока на месте { $number }
web-seat-me = я
web-seat-friend = друг по ссылке
web-seat-hotseat = кто-то за этим же устройством
web-seat-bot = бот: { $bot }
web-bot-level-random = самый слабый, ходит наугад
web-bot-level-greedy = слабый, берёт то, что лучше на вид
web-bot-level-novice = скромный (новичок), знает только правила
web-bot-level-apprentice = средний (ученик), знает игру
web-bot-level-adept = сильный (знаток), думает наперёд
web-bot-level-master = самый сильный (мастер), думает долго
web-seats-explained = Несколько человек за одним устройством передают его по кругу; между ходами карты закрывает занавес.
web-option-by-language = Выбрано по языку: так в коробке, изданной на нём.
web-option-switched = «{ $value }» бывает только вместе с «{ $needed }», поэтому выбрано и это.
web-more-settings = Ещё настройки
web-own-file = Этот стол играет с вашим файлом из помощника.
web-choose-file = Выбрать файл
web-no-file = файл не выбран
web-who-may-come = Кто может прийти?
web-private = Только те, у кого есть ссылка
web-listed = Любой: стол виден в общем списке
web-open-table = Открыть стол
web-start = Начать
web-you = вы
web-bot = бот
web-bot-for-absent = бот играет за отсутствующего
web-bot-for-gone = вне игры, играет бот
web-you-left = Вы вышли из игры; за вас играет бот.
web-here = на месте
web-away = нет на месте
web-is-asked = принимает решение
web-sit = Сесть сюда
web-sit-beside = Кто-то рядом со мной
web-stand = Встать
web-seat-a-bot = Посадить бота
web-come-back = Вернуться за стол
web-bot-plays-for-you = За вас играет бот.
web-bot-played-for-you = Пока вас не было, за вас играл бот. Место снова ваше.
web-bots-hurried = Сейчас с ботами играют и другие, поэтому здесь боты думают меньше обычного.
web-bot-stuck = Бот ({ $name }) не может решить, как ходить, и партия ждёт.
web-bot-again = Спросить ещё раз
web-bot-another = Посадить другого бота
web-bot-take = Занять место бота
web-replace = Пусть играет бот
web-invite = Отправьте друзьям эту ссылку:
web-invite-watch = Ссылка на этот стол для зрителей:
web-copy = Скопировать
web-copied = Скопировано
web-start-with-bots = Начать; свободные места займут боты
web-table-waits = Стол ждёт игроков. Игра начнётся сама, когда займут последнее место.
web-commitment = Честна ли раздача?
web-commitment-explained = Эта строка закрепляет тасовку до первой карты. После игры её можно проверить на странице записи.
web-no-table = Такого стола нет.
web-connection-lost = Связь потеряна, пробуем снова… Из партии ничего не пропадёт.
web-pass-device = Теперь ходит { $name }
web-pass-device-explained = Передайте устройство. Остальные не смотрят.
web-i-am = Я { $name }: показать мои карты
web-you-watch = Вы смотрите со стороны: видно то, что ни для кого не тайна.
web-log = Ход игры
web-see-again = Показать ещё раз
web-ask-changes = Что было после моего хода?
web-ask-standing = Кто впереди?
web-ask-first = Спрашивать перед каждым ходом
web-chat = Разговор
web-log-and-chat = Ход игры и разговор
web-new-lines = новых: { $count }
web-at-table = За столом
web-close = Закрыть
web-chat-empty = Пока все молчат.
web-chat-say = Сказать что-нибудь
web-send = Отправить
web-bystander = Зритель
web-question = Что решается
web-everybody = Игроки
web-waiting-for = Ждём: { $names }.
web-game-over = Игра окончена.
web-put-back = Отменить выбор
web-undo = Взять ход назад
web-hint = Подсказка
web-hint-thinking = Думаю …
web-hint-hide = Убрать подсказку
web-hint-best = Совет: { $move }
web-hint-figures = Подробнее, в цифрах
web-hinted = по подсказке
web-took-back = Ход взят назад.
web-choose-among = Выбрать из { $count }
web-what-each-brings = Что приносит каждый выбор
web-show-it = Показать, где лежит
web-out-of-sight = { $count ->
    [one] { $count } вариант не виден: показать
    [few] { $count } варианта не видны: показать следующий
   *[many] { $count } вариантов не видны: показать следующий
}
web-find-move = Найти ход
web-your-hand = Ваши карты
web-hand-empty = В руке пусто.
web-on-the-table = На столе
web-points = Очки
web-player = Игрок
web-total = Всего
web-place = Место
web-round = Раунд { $round }
web-score-sheet = Подсчёт очков
web-rematch = Сыграть ещё раз
web-join-rematch = К следующей партии
web-replay = Запись партии
web-first-move = В начало
web-move-back = На ход назад
web-move-on = На ход вперёд
web-play-on = Показывать дальше
web-pause = Пауза
web-moves = Ходы
web-last-move = В конец
web-move-number = Ход { $number } из { $total }
web-seen-by = Чьими глазами
web-all-open = всё открыто
web-link-to-move = Ссылка на этот ход
web-download = Скачать запись
web-verify = Проверить раздачу
web-verified-promise = Раздача та самая, что была обещана до первой карты.
web-verified-no-promise = Обещания для этой раздачи не было, поэтому проверены только правила.
web-records-explained = Сыгранная партия — небольшой текстовый файл. Загрузите его и смотрите ход за ходом.
web-upload = Загрузить запись
web-about-what = Retorta собирает за одним столом четыре настольные игры о зельях и алхимии: в браузере, с друзьями или ботами, без учётной записи. Это свободная программа.
web-about-fair = Никто не видит больше, чем положено его месту, а любую раздачу можно потом проверить.
web-other-device = Другое устройство
web-other-device-explained = Ваши места привязаны к этому браузеру. Личная ссылка (на один раз, на сутки) перенесёт их на телефон.
web-personal-link = Личная ссылка
web-make-link = Сделать личную ссылку
web-claim-explained = Эта ссылка сделана на другом вашем устройстве. Согласитесь, и здесь будут то же имя и те же места.
web-claim = Да, это моё устройство
web-credits = Благодарности
web-credits-icons = Значки:
web-credits-fonts = Шрифты:
web-credits-games = Игры принадлежат авторам и издателям. Их рисунков и текстов здесь нет: рисунки и слова наши.
web-round-of = Раунд { $round } из { $rounds }
web-in-hand = Карт в руке
web-contents = Содержание
web-no-rules-yet = Эти правила здесь пока не записаны.
web-rulings = Наши решения
web-rulings-explained = Где книга правил молчит или говорит двояко, здесь играют так. Эти слова — наши.
web-guessed = Что пришлось восстановить
web-guessed-explained = В коробке это напечатано, а в правилах нет. За своим столом это можно поправить.
web-corrections = Что за этим столом иначе
web-corrections-explained = Стол принёс свой файл:
web-deck = Карт в колоде: { $cards }
web-first-player = первый игрок
web-would-serve = подойдёт
web-read-rule = Прочитать правило (откроется рядом со столом)
web-read-rules = Правила: о чём сейчас спрашивают
web-rules-page = Вся страница
web-companion = Помощник
web-companion-no-site = На этом сервере нет файлов помощника; они появятся с новой установкой Retorta, а ещё помощник есть на любом сайте Retorta.
web-bot-name-0 = Гермес
web-bot-name-1 = Мария
web-bot-name-2 = Гебер
web-bot-name-3 = Фламель
web-bot-name-4 = Тротула
web-bot-name-5 = Сендивогий
web-bot-name-6 = Парацельс
web-bot-name-7 = Клеопатра

web-free-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}
web-wins = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
web-verified = Роздано и сыграно заново: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} по правилам, жребий брошен { $picks ->
    [one] { $picks } раз
    [few] { $picks } раза
   *[many] { $picks } раз
}.
web-n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# Игра без сервера.
web-offline = Играть без сервера
web-offline-what = Те же правила и те же боты работают прямо в вашем браузере: против ботов или с людьми за этим же устройством. Когда всё загрузится, сеть больше не нужна.
web-offline-open = Открыть
web-offline-not-yet = Всё нужное собирается на этом сервере впервые. Страница ждёт и продолжит сама.
web-offline-cannot = Чего так нельзя
web-offline-friends = Друзьям на других устройствах нужен сервер: кто-то должен стоять между вами.
web-offline-trust = Раздачу можно потом проверить по обещанию, но все карты лежат в этом устройстве: кто держит его в руках, мог бы подглядеть.
web-offline-games = Партии остаются в этом браузере. Законченную можно перенести на сервер или на другое устройство как запись: скачайте её там, принесите сюда.
web-tab-coming = Движок загружается: { $percent } %. Правила можно читать уже сейчас.
web-tab-starting = Движок запускается…
web-tab-still-works = Полка и правила по-прежнему открыты.
web-tab-gathered = Готово: сеть больше не нужна.
web-tab-what-is-missing = Чего здесь нет и почему
web-tab-ready = Движок работает в этой вкладке.
web-tab-not-ready = Движка здесь ещё нет.
web-tab-installed = Браузер хранит весь сайт: он откроется и без сети.
web-tab-insecure = Эта страница пришла по простому HTTP. Так браузер не даёт установить её, не хранит сайт на потом, не бережёт партию от второй вкладки и не удерживает экран включённым. Всё остальное работает, пока вкладка открыта, даже если сервер выключен; для остального откройте сайт по HTTPS.
web-tab-persistent = Браузер обещал хранить ваши партии.
web-tab-not-persistent = Браузер не обещал хранить ваши партии: если место на диске кончится, он может их стереть. Скачайте то, что хотите сберечь.
web-tab-memory = Память: { $tables } МБ на столы, { $thinking } МБ на раздумья ботов.
web-tab-install = Установить
web-tab-install-by-menu = Чтобы установить, выберите «Установить» или «На главный экран» в меню браузера.
web-tab-update = Есть новая версия; начатые партии продолжатся.
web-tab-take-update = Перейти на неё
web-tab-full = На этом устройстве не осталось места. Всё, что вы видели, сохранено; новое не сохранится, пока место не появится.
web-tab-broken = Браузер не смог это записать. Всё, что вы видели, сохранено; чтобы продолжить, загрузите страницу заново.
web-tab-fleeting = Этот браузер здесь ничего не хранит (возможно, окно приватное): партии живут, пока открыта вкладка.
web-credits-engine = Python в браузере:
web-credits-licences = Все лицензии
