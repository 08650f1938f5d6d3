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
web-new-table = Накрыть стол
web-players = игроков: { $from }–{ $to }
web-minutes = около { $minutes } мин
web-weight = сложность { $weight } из 5
web-reconstructed = Часть напечатанных карт пришлось восстановить.
web-over = сыграно
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
web-bot-level-random = ходит наугад
web-bot-level-greedy = берёт то, что лучше на вид
web-bot-level-novice = новичок
web-bot-level-apprentice = ученик
web-bot-level-adept = знаток
web-bot-level-master = мастер
web-seats-explained = Несколько человек за одним устройством передают его по кругу; между ходами карты закрывает занавес.
web-more-settings = Ещё настройки
web-choose-file = Выбрать файл
web-no-file = файл не выбран
web-alchemists-setting-ingredients = Начальные ингредиенты
web-alchemists-setting-conferences = Конференции
web-alchemists-setting-debunking = Опровержение
web-alchemists-as-table = как у стола
web-who-may-come = Кто может прийти?
web-private = Только те, у кого есть ссылка
web-listed = Любой: стол виден в общем списке
web-open-table = Открыть стол
web-start = Начать
web-you = вы
web-bot = бот
web-bot-for-absent = бот играет за отсутствующего
web-here = на месте
web-away = нет на месте
web-is-asked = принимает решение
web-sit = Сесть сюда
web-stand = Встать
web-seat-a-bot = Посадить бота
web-come-back = Вернуться за стол
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
web-chat = Разговор
web-log-and-chat = Ход игры и разговор
web-at-table = За столом
web-close = Закрыть
web-chat-empty = Пока все молчат.
web-chat-say = Сказать что-нибудь
web-send = Отправить
web-bystander = Зритель
web-question = Что решается
web-waiting-for = Ждём: { $names }.
web-game-over = Игра окончена.
web-put-back = Отменить выбор
web-undo = Взять ход назад
web-hint = Подсказка
web-hint-thinking = Думаю …
web-hint-hide = Убрать подсказку
web-hint-why = Почему?
web-hinted = по подсказке
web-took-back = Ход взят назад.
web-find-move = Найти ход
web-your-hand = Ваши карты
web-hand-empty = В руке пусто.
web-on-the-table = На столе
web-points = Очки
web-player = Игрок
web-total = Всего
web-round = Раунд { $round }
web-score-sheet = Подсчёт очков
web-rematch = Сыграть ещё раз
web-join-rematch = К следующей партии
web-replay = Запись партии
web-first-move = В начало
web-move-back = На ход назад
web-move-on = На ход вперёд
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
web-poison-round = Раунд { $round } из { $rounds }
web-poison-in-hand = Карт в руке
web-poison-taken = Взято карт
web-poison-deals = сдаёт
web-poison-empty = пусто
web-poison-would-be = → { $total }
web-poison-sheet-note = Карта — очко, яд — два. Больше всех карт цвета — цвет не считается: такие карты зачёркнуты.
web-contents = Содержание
web-no-rules-yet = Эти правила здесь пока не записаны.
web-laar-round = Раунд { $round } из { $rounds }
web-laar-market = Рынок
web-laar-memo = Памятка по зверям { $memo }
web-laar-your-experts = Ваши эксперты
web-laar-experts = Экспертов: { $experts }
web-laar-deck = Карт в колоде: { $cards }
web-first-player = первый игрок
web-face-down = лицом вниз: { $cards }
web-cabinet = Шкаф элементов
web-drawer-empty = { $element }: пусто
web-in-cabinet = в шкафу
web-missing = на столе нет
web-would-serve = подойдёт
web-others-if-used = другие — только если взять их рецепт
web-leaf-through = Просмотреть ящики, верхняя карта первой
web-returning = Возвращаются в шкаф
web-gold = Золото
web-reputation = Репутация
web-ingredients = Ингредиенты
web-favors = Услуги
web-cubes = Кубики
web-face-down-seal = печать лицом вниз
web-alchemists-triangle = Треугольник результатов
web-alchemists-grid = Таблица формул
web-alchemists-ruled-out = исключено опытом
web-alchemists-mark-blank = пусто
web-alchemists-mark-cross = зачёркнуто
web-alchemists-mark-question = возможно
web-alchemists-mark-circle = точно
web-alchemists-order = Порядок хода
web-alchemists-ladder = Репутация: { $standing }
web-alchemists-town = По городу
web-alchemists-row = Ингредиенты в лесу
web-alchemists-gate = У ворот
web-alchemists-nobody = В городе никого.
web-alchemists-next = Следующий гость: { $adventurer }
web-alchemists-shop = Артефакты на продажу
web-alchemists-theories = Доска теорий
web-alchemists-no-theory = { $ingredient }: теории ещё нет
web-read-rule = Прочитать правило (откроется рядом со столом)
web-laar-worth = Что карта принесла бы мне сейчас
web-alchemists-note = Мои заметки
web-alchemists-note-hint = Их видите только вы
web-alchemists-grants = Гранты
web-alchemists-first-shown = показано первым
web-alchemists-level = Уровень { $level }
web-alchemists-laboratory = Ваша лаборатория
web-alchemists-seals = Печати:
web-alchemists-truth = Как было на самом деле
web-alchemists-score-reputation = Репутация
web-alchemists-score-artifacts = Артефакты
web-alchemists-score-grants = Гранты
web-alchemists-score-gold = Золото
web-alchemists-score-seals = Печати на теориях
web-alchemists-score-idol = Идол мудрости
web-alchemists-score-coins = Оставшиеся монеты, при равенстве
web-companion = Помощник
web-companion-title = «Алхимики» за настоящим столом
web-companion-explained = Одно устройство заменяет приложение из правил: оно знает формулы и говорит только то, что игроку можно знать. На сервере ничего не хранится.
web-companion-code = Код игры
web-companion-new = Новая игра
web-companion-promise = Обещание, которое всем стоит записать: { $promise }
web-companion-what = Что происходит?
web-companion-mix = Смешать, испытать или выпить
web-companion-sell = Продать зелье
web-companion-aspect = Опровергнуть, уровень ученика
web-companion-claim = Опровергнуть, уровень магистра
web-companion-exhibit = Показать на выставке
web-companion-reveal = Раскрыть все формулы
web-companion-first = Первый ингредиент
web-companion-second = Второй ингредиент
web-companion-potion = Зелье
web-companion-colour = Цвет
web-companion-ask = Спросить оракула
web-companion-hide = Скрыть ответ
web-companion-unwelcome = Неприятное: студент упрётся, а выпивший почувствует.
web-companion-confirmed = Да: опыт это показывает.
web-companion-not-confirmed = Нет: опыт показывает другое.
web-companion-sign = Истинный знак: { $sign }
web-companion-kept = Обещание сдержано.
web-companion-sheet = Лист ведущего для печати
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
web-drawer = { $element }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, сверху { $top }
web-n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-poison-would-spill = перельётся! { $cards ->
    [one] вам { $cards } карта
    [few] вам { $cards } карты
   *[many] вам { $cards } карт
}
