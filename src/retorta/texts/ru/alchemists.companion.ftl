# Помощник «Алхимиков»: оракул, лист ведущего, выводы.

alchemists-aspect-sign-plus = плюс
alchemists-aspect-sign-minus = минус

alchemists-mixed = { $one } + { $other } = { $result }
alchemists-not-mixed = { $one } + { $other } — не { $result }
alchemists-only-sign = { $one } + { $other }: знак { $sign }
alchemists-sold = { $one } + { $other } на заказ «{ $order }»: { $quality }
alchemists-aspect = { $ingredient }: { $colour } { $sign }
alchemists-known = { $ingredient }: формула { $formula }
alchemists-excluded = { $ingredient }: не формула { $formula }
alchemists-hedged = { $ingredient }: формула { $formula } или другой знак ({ $colour })
alchemists-glimpsed = { $ingredient } — один из двух ингредиентов, из которых вышло: { $potions }
alchemists-one-of = у одного из этих { $colour } { $sign }: { $ingredients }
alchemists-two-of = из двух из этих ({ $ingredients }) вышло: { $potions }
alchemists-published = { $ingredient }: опубликована формула { $formula }
alchemists-all-saw = все видели: { $potions }
alchemists-sealed = { $ingredient }: печать на теории
alchemists-probable = { $fact } (вес { $weight })

alchemy-letter-red = К
alchemy-letter-green = З
alchemy-letter-blue = С
alchemy-mark-neutral = 0
alchemy-formula-number = формула { $number }

alchemy-code = Код: { $code }
alchemy-promise = Обещание: { $promise }
alchemy-code-advice = Обещание покажите сейчас всем, а код — никому: в конце его проверит retorta alchemy reveal CODE --promise ОБЕЩАНИЕ.
alchemy-code-compatible-advice = Этот код читает и оригинальное приложение. Кто знает правило, увидит формулы прямо по буквам, так что не показывайте его тем, кто играет.
alchemy-mixed = { $one } + { $other }: { $potion }
alchemy-student-willing = Студент не против.
alchemy-student-unwilling = Студенту нехорошо: каждый следующий тест в этом раунде стоит 1 золотой.
alchemy-drink-healing = Ничего плохого с вами не происходит.
alchemy-drink-poison = Куб этого действия отправляется в больницу: в следующем раунде у вас на куб меньше.
alchemy-drink-speed = Ничего плохого с вами не происходит.
alchemy-drink-paralysis = Ваша колба встаёт на зелёное деление: в следующем раунде вы не выбираете деление, и ваш ход — последний.
alchemy-drink-wisdom = Ничего плохого с вами не происходит.
alchemy-drink-insanity = Вы теряете 1 очко репутации.
alchemy-drink-neutral = Ничего плохого с вами не происходит: это просто суп.
alchemy-sold = Заказ: { $order }. Качество: { $quality }.
alchemy-aspect = { $ingredient }, { $colour }: { $sign }
alchemy-confirmed = Да: { $one } + { $other } — это { $claim }.
alchemy-denied = Нет: { $one } + { $other } — это не { $claim }.
alchemy-exhibited = Обещание выполнено.
alchemy-not-exhibited = Обещано другое: { $claim }.
alchemy-revealed = { $ingredient }: формула { $number }, { $formula }
alchemy-promise-kept = Обещание сдержано: с этим кодом игра и начиналась.
alchemy-sheet-title = Лист ведущего
alchemy-sheet-use = Зелье из двух ингредиентов стоит в строке одного и столбце другого. Никому не показывайте.
alchemy-sheet-written = Лист записан в { $file }.

alchemy-left = { $count ->
    [one] { $count ->
        [1] С фактами согласуется один расклад формул: тайна раскрыта.
       *[other] С фактами согласуется { $count } расклад формул из { $all }.
    }
    [few] С фактами согласуются { $count } расклада формул из { $all }.
   *[many] С фактами согласуется { $count } раскладов формул из { $all }.
}
alchemy-table = Вероятность каждой формулы, в процентах:
alchemy-formulas = Формулы, большая буква — большой круг:
alchemy-certain = Известно точно:
alchemy-nothing-certain = Точно пока ничего не известно.
alchemy-experiments = Самые полезные опыты:
alchemy-no-experiments = Опыты больше ничего не дадут.
alchemy-experiment = { $one } + { $other }: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } бита: { $chances }
alchemy-chance = { $potion } { NUMBER($chance, style: "percent") }
alchemy-small-chance = { $potion } <1 %
alchemy-theories = Самые вероятные теории и что покроет страховка:
alchemy-theory = { $ingredient }, формула { $number }: верна { NUMBER($right, style: "percent") }; ошибка только в красном { NUMBER($red, style: "percent") }, в зелёном { NUMBER($green, style: "percent") }, в синем { NUMBER($blue, style: "percent") }

error-alchemy-ingredient = Ингредиента «{ $written }» нет; есть: { $known }.
error-alchemy-potion = Зелья «{ $written }» нет; есть: { $known }.
error-alchemy-colour = Цвета «{ $written }» нет; есть: { $known }.
error-alchemy-quality = Качества «{ $written }» нет; есть: { $known }.
error-alchemy-seal = Печати «{ $written }» нет; есть: { $known }.
error-alchemy-sign = «{ $written }» — не знак; пишите + или -.
error-alchemy-formula = «{ $written }» — не формула; пишите её номер в таблице, от 1 до { $most }, или знаки красного, зелёного и синего, например +--.
error-alchemy-ambiguous = «{ $written }» может значить разное: { $known }.
error-alchemy-same-twice = Ингредиент «{ $ingredient }» нельзя смешать с ним самим; назовите два разных из этих: { $known }.
error-alchemy-neutral-order = Нейтральное зелье нельзя ни заказать, ни обещать; назовите одно из шести цветных.
error-alchemy-best = --best считает опыты от 1, { $best } — слишком мало.

error-code-length = В коде игры { $original } буквы (из оригинального приложения) или { $own } знаков (наш), а в этом знаков: { $found }.
error-code-letters = В коде из четырёх букв — только латинские буквы от A до Z, а не { $strange }.
error-code-newer = Код кончается на { $last }: как приложение читает коды на буквы от F до Z, не опубликовано; прочесть можно коды на буквы от A до E и код DEMO.
error-code-signs = В наших кодах не бывает { $strange }: они пишутся цифрами от 2 до 9 и латинскими буквами, кроме I, L и O.
error-code-check = В этом коде описка: последний знак не сходится с остальными.
error-code-version = Это код версии { $version }, а программа читает версию { $known }; может быть, его прочтёт более новая.
error-code-no-promise = У кода из четырёх букв нет обещания: таких кодов так мало, что можно перебрать все; код из { $length } знаков создаёт retorta alchemy new.
error-code-broken-promise = Обещан был другой код.

error-facts-file = Файл фактов должен иметь вид {"{"}"facts": [факт, факт, …]{"}"}; пример — в docs/facts.md.
error-facts-too-many = Фактов в файле: { $found }; читается не больше { $most }.
error-facts-bad = Факт { $number }: { $cause }
error-facts-kind = В факте должно быть одно из слов: { $known }.
error-facts-missing = Факту с «{ $kind }» нужно ещё: { $missing }.
error-facts-extra = В факте с «{ $kind }» не бывает: { $extra }.
error-facts-pair = Два ингредиента пишутся списком, например ["жаба", "папоротник"].
error-facts-several = Несколько ингредиентов пишутся списком разных: ["жаба", "папоротник", "куриная лапа"].
error-notebook-hand = { $ingredient }: таких карт { $most }, поэтому { $found } на руках быть не может.
error-facts-weight = Вес — число от 0 до 1, а не { $written }.
error-facts-round = В игре раунды от 1 до { $most }, а не { $written }.
error-facts-by = «by» — это имя игрока, не длиннее { $most } букв.
error-facts-all = «all» — это true или false, а не { $written }.
error-facts-seen = Из того, что видели все, бывает: { $known }; «{ $written }» — не из этого.
error-facts-impossible = После факта { $number } ({ $fact }) не остаётся ни одного расклада: он не может быть верен вместе с { $count ->
    [0] остальными.
    [1] фактом { $against }.
   *[other] фактами { $against }.
}

# The same on a page of the browser.

alchemists-companion-oracle = Оракул
alchemists-companion-oracle-about = Знает формулы и отвечает так же, как приложение из правил.
alchemists-companion-school = Первый урок
alchemists-companion-school-about = Код DEMO шаг за шагом и две контрольные работы.
alchemists-companion-gamemaster = Ведущий
alchemists-companion-gamemaster-about = Тот, кто не играет, хранит ответы.
alchemists-companion-exam = Экзамен ведущего
alchemists-companion-exam-about = Три пары, прочитанные с поля.
alchemists-companion-explained = Этот телефон заменяет приложение из правил. Ту же партию может открыть каждый на своём телефоне: достаточно кода.
alchemists-companion-gamemaster-how = Вы не играете: другие передают вам две карты лицом вниз, вы нажимаете на них и объявляете, что сказал телефон. Он отвечает на один вопрос за раз.
alchemists-companion-what = Что происходит за столом?
alchemists-companion-student = Тест на студенте
alchemists-companion-drink = Испытание на себе
alchemists-companion-sell = Продажа зелья
alchemists-companion-aspect = Опровержение (ученик)
alchemists-companion-claim = Опровержение (магистр)
alchemists-companion-exhibit = Выставка
alchemists-companion-answers = Последние ответы
alchemists-companion-do-student = Смешать
alchemists-companion-do-drink = Смешать и выпить
alchemists-companion-do-sell = Продать
alchemists-companion-do-aspect = Опровергнуть
alchemists-companion-do-claim = Опровергнуть
alchemists-companion-do-exhibit = Показать зелье
alchemists-companion-two = Два ингредиента
alchemists-companion-one = Ингредиент теории
alchemists-companion-which-sell = Какое зелье заказано?
alchemists-companion-which-exhibit = Какое зелье вы обещаете?
alchemists-companion-which-claim = Что, по-вашему, получится?
alchemists-companion-which-colour = Какой элемент ошибочен?
alchemists-companion-back = Назад
alchemists-companion-ordered = Заказ: { $order }
alchemists-companion-sold-exact = Вам платят, что бы вы ни гарантировали.
alchemists-companion-sold-right-sign = Вам платят, если вы не гарантировали точное соответствие.
alchemists-companion-sold-neutral = Вам платят, только если вы гарантировали нейтральное зелье или вообще ничего. Вы теряете 1 очко репутации.
alchemists-companion-sold-wrong-sign = Вам платят, только если вы ничего не гарантировали. Вы теряете 1 очко репутации.
alchemists-companion-debunked = Сравните с теорией: если знаки разные, теория опровергнута.
alchemists-companion-yes = Да, получается.
alchemists-companion-not-so = Нет, не получается.
alchemists-companion-exhibited = Это обещанное зелье.
alchemists-companion-not-exhibited = Обещано было другое: { $promised }. Вы теряете 1 очко репутации.
alchemists-companion-last-round = Начинается последний раунд…
alchemists-companion-earlier-round = Это ещё не последний раунд…
alchemists-companion-ask-last-round = Начинается последний раунд?
alchemists-companion-ask-last-round-more = Вместо теста на студенте и испытания на себе открывается выставка, и можно будет посмотреть последние ответы.
alchemists-companion-ask-last-round-yes = Начинается
alchemists-companion-ask-earlier-round = Вернуться к прежнему раунду?
alchemists-companion-ask-earlier-round-more = Выставка и последние ответы закроются, тест на студенте и испытание на себе откроются.
alchemists-companion-ask-earlier-round-yes = Вернуться
alchemists-companion-ask-answers = Все подсчитали очки, кроме теорий?
alchemists-companion-ask-answers-more = Сейчас весь стол увидит формулы, и забыть их уже не получится.
alchemists-companion-ask-answers-yes = Показать формулы
alchemists-companion-ask-other = Отложить открытую партию?
alchemists-companion-ask-other-more = Она останется в списке прежних партий со всеми ответами.
alchemists-companion-ask-other-yes = Открыть другую
alchemists-companion-ask-board = Этот экран не видит никто из игроков?
alchemists-companion-ask-board-more = На поле все 28 зелий и все формулы.
alchemists-companion-ask-board-yes = Показать поле
alchemists-companion-board = Поле для печати
alchemists-companion-print = Напечатать
alchemists-companion-save = Сохранить файл
alchemists-companion-level = Как вы играете? Это спрашивают один раз за партию.
alchemists-companion-level-apprentice = Ученики
alchemists-companion-level-master = Магистры
alchemists-companion-new = Новая партия
alchemists-companion-compatible = с кодом, который читает и оригинальное приложение
alchemists-companion-code = Код партии
alchemists-companion-code-where = С телефона друга или четыре буквы оригинального приложения.
alchemists-companion-join = Открыть
alchemists-companion-readable = Этот код можно открыть.
alchemists-companion-this-game = Эта партия…
alchemists-companion-promise = Обещание, запишите все:
alchemists-companion-no-promise = У кода из четырёх букв нет обещания: их так мало, что можно перебрать все.
alchemists-companion-invite = Показать код, пригласить других
alchemists-companion-invite-how = Отсканируйте другим телефоном: он станет оракулом той же партии. Код не попадает ни на какой сервер.
alchemists-companion-qr = QR-код партии
alchemists-companion-copy-link = Скопировать ссылку
alchemists-companion-copy-code = Скопировать код
alchemists-companion-copied = Скопировано
alchemists-companion-arrived = Ссылка открылась в браузере. Если Retorta есть на вашем главном экране, откройте её там и введите код: приложение и браузер хранят всё отдельно.
alchemists-companion-stay = Остаться здесь
alchemists-companion-to-table = К столу
alchemists-companion-other = Другая партия
alchemists-companion-earlier = Прежние партии
alchemists-companion-forget = Забыть
alchemists-companion-forget-ask = Забыть эту партию?
alchemists-companion-forget-more = Её код и все её ответы исчезнут с этого телефона.
alchemists-companion-promise-kept = Обещание сдержано:
alchemists-companion-promise-broken = Обещание нарушено: из этого кода получаются другие слова, не
alchemists-companion-wrong = Не совсем: посмотрите ещё раз.
alchemists-companion-right = Верно!
alchemists-companion-next = Дальше
alchemists-companion-exam-question = { $number } из { $of }: { $pair }. Что вы объявите?
alchemists-companion-exam-passed = Все три ответа верны: поле вам больше не загадка.
alchemists-companion-school-step = Шаг { $step } из { $of }
alchemists-companion-school-mix = Зелье делают из двух разных ингредиентов. Нажмите на эти два: { $one }, { $other }.
alchemists-companion-school-those = Для урока возьмите два названных выше.
alchemists-companion-school-formulas = За каждым ингредиентом стоит одна из восьми формул: три элемента, каждый с плюсом или минусом, большой или маленький. Двух ингредиентов с одной формулой не бывает.
alchemists-companion-school-excluded = У вас получилось: { $potion }. Четыре формулы этого никогда не дают, поэтому их нет ни у первого ингредиента ({ $one }), ни у второго ({ $other }): вычеркните их.
alchemists-companion-school-out = вычеркнута
alchemists-companion-school-rule = Цвет и знак зелья — те, что в одной формуле большие, а в другой маленькие. Формулы, у которых нет ничего общего, дают нейтральное зелье.
alchemists-companion-school-test-1 = Первая контрольная: что получится из этих двух?
alchemists-companion-school-test-2 = Вторая контрольная: одна формула известна ({ $one }). Смешайте этот ингредиент с другим ({ $other }) и посмотрите.
alchemists-companion-school-neutral = Каждую формулу нейтрализует ровно одна другая. Какая же у второго ингредиента ({ $other })?
alchemists-companion-school-end = Это всё, что нужно знать алхимику; остальное выяснится за столом.
alchemists-companion-missing = { $count ->
    [one] Остался { $count } знак.
    [few] Осталось { $count } знака.
   *[many] Осталось { $count } знаков.
}
alchemists-companion-proof = { $wrong ->
    [0] { $count ->
        [0] Этот телефон ещё не отвечал.
        [one] Проверен по коду { $count } ответ этого телефона: он верен.
        [few] Проверены по коду { $count } ответа этого телефона: все верны.
       *[many] Проверены по коду { $count } ответов этого телефона: все верны.
    }
   *[other] Не сходятся с кодом ответы этого телефона: { $wrong } из { $count }.
}

# Личный блокнот.

alchemists-companion-notebook = Блокнот
alchemists-companion-notebook-about = Что вы видели и что из этого следует; только для вас.
alchemists-notebook-help = Помощь
alchemists-notebook-help-none = никакой
alchemists-notebook-help-crosses = крестики
alchemists-notebook-help-chances = вероятности
alchemists-notebook-help-advice = советы
alchemists-notebook-view-lab = Сетка
alchemists-notebook-view-facts = Факты
alchemists-notebook-view-advice = Советы
alchemists-notebook-view-notes = Заметки
alchemists-notebook-view-share = Перенос
alchemists-notebook-add = Добавить факт
alchemists-notebook-keep = Записать
alchemists-notebook-back = Назад
alchemists-notebook-drop = Убрать
alchemists-notebook-kept = Записано: { $fact }
alchemists-notebook-no-facts = Пока ничего не записано.
alchemists-notebook-all-facts = Все факты
alchemists-notebook-no-log = Из записанного здесь все вместе не видели ничего.
alchemists-notebook-round = Раунд
alchemists-notebook-whole = Весь блокнот
alchemists-notebook-whole-use = Для другого вашего телефона: всё, что здесь записано.
alchemists-notebook-log-use = Для остальных за столом: зелья, продажи, теории и опровержения по порядку, без ингредиентов, о которых знаете только вы. У того, кто это откроет, записи добавятся в его блокнот.
alchemists-notebook-log-file-use = Файл переносит то, что видели все, в другой блокнот или обратно.
alchemists-notebook-log-summary = { $count ->
    [0] то, что видели все; нового для вас там нет
    [one] то, что видели все; добавится { $count } новая запись
    [few] то, что видели все; добавятся { $count } новые записи
   *[many] то, что видели все; добавится { $count } новых записей
}
alchemists-notebook-names = Имена за столом
alchemists-notebook-names-use = С именами можно отмечать, чья теория. Имена те же, что в листах подсчёта.
alchemists-notebook-i-am = Я —
alchemists-notebook-clash = Всё это вместе верным быть не может. Что из этого ошибка?
alchemists-notebook-new = Новый блокнот
alchemists-notebook-no-file = Этот файл — не блокнот «Алхимиков».
alchemists-notebook-file-use = Файл переносит этот блокнот на другой телефон или обратно.
alchemists-notebook-summary = { $count ->
    [one] блокнот, в нём { $count } факт
    [few] блокнот, в нём { $count } факта
   *[other] блокнот, в нём { $count } фактов
}
alchemists-notebook-what = Что произошло?
alchemists-notebook-mix = Известное смешивание
alchemists-notebook-mix-about = Известны оба ингредиента и зелье: ваш опыт, испытание на себе, выставка.
alchemists-notebook-sold = Моя продажа
alchemists-notebook-sold-about = Известны оба ингредиента, а о зелье — только насколько оно близко к заказу.
alchemists-notebook-glimpsed = Перископ
alchemists-notebook-glimpsed-about = Вы увидели один ингредиент чужого зелья.
alchemists-notebook-two = Смешал соперник
alchemists-notebook-two-about = Зелье видели все, и вы знаете, из каких ингредиентов оно могло выйти.
alchemists-notebook-aspect = Опровержение ученика
alchemists-notebook-aspect-about = Был показан верный знак одного цвета.
alchemists-notebook-claim = Опровержение магистра
alchemists-notebook-claim-about = Был назван результат, и ответ — да или нет.
alchemists-notebook-theory = Теория на поле
alchemists-notebook-theory-about = Своя занимает формулу; чужая говорит вам столько, насколько вы ей верите.
alchemists-notebook-sealed = Печать на теории
alchemists-notebook-sealed-about = Кто-то согласился с теорией, или печать открыли.
alchemists-notebook-fallen = { $ingredient } (теория пала)
alchemists-notebook-fallen-about = Эта теория опровергнута: отметьте, чью печать открыли и какая она.
alchemists-notebook-one = Один из нескольких
alchemists-notebook-one-about = По крайней мере у одного из этих ингредиентов такой знак.
alchemists-notebook-ingredient = Ингредиент
alchemists-notebook-pair = Два ингредиента
alchemists-notebook-several = Два ингредиента или больше
alchemists-notebook-seen = Зелье видели все
alchemists-notebook-seen-about = Чужой опыт, продажа или выставка; об ингредиентах вы ничего не знаете.
alchemists-notebook-what-all-saw = Что видели все
alchemists-notebook-seen-potion = Зелье
alchemists-notebook-seen-sale = Продажу
alchemists-notebook-seen-exhibition = Выставку
alchemists-notebook-order = Заказано
alchemists-notebook-result = Зелье
alchemists-notebook-quality = Насколько близко
alchemists-notebook-answer = Ответ
alchemists-notebook-yes = Да
alchemists-notebook-no = Нет
alchemists-notebook-colour = Цвет
alchemists-notebook-sign = Знак
alchemists-notebook-formula = Формула
alchemists-notebook-who = Кто?
alchemists-notebook-whose = Чья она?
alchemists-notebook-mine = Моя
alchemists-notebook-rival = Соперника
alchemists-notebook-belief = Насколько вы ей верите, в процентах?
alchemists-notebook-belief-little = слабо
alchemists-notebook-belief-half = может быть
alchemists-notebook-belief-much = скорее да
alchemists-notebook-belief-nearly = почти точно
alchemists-notebook-seal = Печать, если вы её видели
alchemists-notebook-own-seal = Ваша печать, если хотите
alchemists-notebook-advice-off = За вашим столом играют без советов. Если все согласны, выберите их наверху в поле «Помощь».
alchemists-notebook-hand = Ингредиенты у меня на руке
alchemists-notebook-hand-use = Касание добавляет карту; после { $most } снова ни одной.
alchemists-notebook-hand-none = Ни одной
alchemists-notebook-experiments = Опыты с моими картами
alchemists-notebook-bits = бит: { $bits }
alchemists-notebook-publishable = После этого можно без риска опубликовать ещё одну теорию: { $chance }; формула известна точно: { $certain }.
alchemists-notebook-no-pair = Отметьте выше хотя бы два разных ингредиента.
alchemists-notebook-more = Ещё { $count }
alchemists-notebook-theories = Теории и печати
alchemists-notebook-theories-use = Вероятность, что теория верна, и сколько в среднем принесла бы в конце каждая печать.
alchemists-notebook-on-board = на поле
alchemists-notebook-debunk = Опровергается { CASE($colour, "ins") } цветом: { $chance }
alchemists-notebook-exhibition = Выставка
alchemists-notebook-seats = Игроков
alchemists-notebook-programme = Лучшее с вашими картами; очки репутации, если каждое показать первым: { $reputation }
alchemists-notebook-exhibits = Все пары, в которых вы уверены:
alchemists-notebook-no-exhibits = Точных результатов пока нет.
alchemists-fact-mix = { $pair }: { $seen }
alchemists-fact-not = { $pair }: не { $seen }
alchemists-fact-sold = продано на заказ «{ $order }», { $quality }
alchemists-fact-glimpsed = Перископ: { $ingredients }. Все видели: { $seen }
alchemists-fact-two = Два из этих: { $ingredients } — { $seen }
alchemists-fact-one = Один из этих: { $ingredients } — { $colour } { $sign }
alchemists-fact-aspect = { $ingredients }: { $colour } { $sign }
alchemists-fact-published = { $ingredients }: { $by ->
    [me] моя теория
    [none] теория
   *[other] теория ({ $by })
}{ $seal ->
    [none] {""}
   *[other] , { $seal }
}
alchemists-fact-sealed = { $ingredients }: { $by ->
    [me] моя печать на теории
    [none] печать на теории
   *[other] печать на теории ({ $by })
}{ $seal ->
    [none] {""}
   *[other] , { $seal }
}
alchemists-fact-seen = { $by ->
    [me] Я
    [none] Кто-то
   *[other] { $by }
}: { $seen }
alchemists-fact-exhibited = { $by ->
    [me] Я
    [none] Кто-то
   *[other] { $by }
} на выставке: { $seen }
alchemists-fact-theory = { $ingredients }: { $by ->
    [none] теория соперника
   *[other] теория ({ $by })
}, вера { $chance }{ $seal ->
    [none] {""}
   *[other] , { $seal }
}

# Взгляд назад на настоящую партию.

alchemists-companion-looking-back = Взгляд назад
alchemists-companion-looking-back-about = После последних ответов: разумной ли была каждая теория?
alchemists-back-use = Когда правда открыта: насколько вероятной была каждая теория из вашего блокнота в тот миг, когда её опубликовали. Введите код или отметьте формулы.
alchemists-back-as-counted = Правда из последнего подсчёта
alchemists-back-look = Посмотреть назад
alchemists-back-ask = Формулы уже видели все?
alchemists-back-ask-more = На следующей странице они названы.
alchemists-back-again = Другая партия
alchemists-back-none = В вашем блокноте нет ни одной теории: они записываются там как «Теория на поле».
alchemists-back-summary = Верных среди ваших теорий и согласий: { $right } из { $count }; по вашим записям следовало ожидать { $expected }.
alchemists-back-untrue = Эти факты не сходятся с правдой: их неверно увидели или записали. Ниже они учтены так, как записаны.
alchemists-back-published = { $by ->
    [me] Моя теория
    [none] Теория соперника
   *[other] Теория ({ $by })
}{ $round ->
    [0] {""}
   *[other] , раунд { $round }
}
alchemists-back-agreed = { $by ->
    [me] Моё согласие
    [none] Чьё-то согласие
   *[other] Согласие ({ $by })
}{ $round ->
    [0] {""}
   *[other] , раунд { $round }
}
alchemists-back-from-notes = По вашим тогдашним записям
alchemists-back-from-all = По тому, что к тому времени видели все
alchemists-back-chance = Верна: { $chance }
alchemists-back-but-for = Ошибка только в одном:
alchemists-back-seals = Очки в среднем:
alchemists-back-laid = , эта печать и лежала
alchemists-back-certain = Наверняка: ничего другого быть не могло.
alchemists-back-covered = Без риска: сомнителен был только { $colour } цвет, а его вопрос это покрывает.
alchemists-back-sound = Разумно: { $seal }, в среднем { $points }.
alchemists-back-bold = { $from ->
    [all] Насколько мог судить стол, это была догадка: более вероятной свободной формулы не было, и любая печать в среднем теряла очки.
   *[notes] Смело: более вероятной свободной формулы не было, но любая печать в среднем теряла очки.
}
alchemists-back-unlikely = Вряд ли разумно: любая печать в среднем теряла очки, а другая формула была вероятнее ({ $chance }):
alchemists-back-ruled-out = { $from ->
    [all] Вопреки всему: её исключало уже то, что видели все.
   *[notes] Вопреки всему: её уже исключали ваши записи.
}
alchemists-back-right = Она оказалась верной.
alchemists-back-near = Ошибка в одном цвете ({ $colours }): { $seal } её покрыл бы. На самом деле:
alchemists-back-wrong = Ошибка в нескольких цветах ({ $colours }). На самом деле:
alchemists-back-fell = Её опровергли ещё до конца игры — { CASE($colour, "ins") } цветом.
alchemists-back-brought = Печать ({ $seal }): { $points }.

# Последний подсчёт.

alchemists-companion-score-pad = Последний подсчёт
alchemists-companion-score-pad-about = Репутация, артефакты, гранты, золото и печати — и проверка по правде.
alchemists-count-reputation = Репутация
alchemists-count-gold = Золото
alchemists-count-favors = Услуги на руке
alchemists-count-set-aside = Разных ингредиентов под Бархатным беретом
alchemists-count-book-full = На этой книге печатей уже { $most }: больше не помещается.
alchemists-count-grants = Гранты
alchemists-count-grants-use = За каждый грант нажмите число, напечатанное на его жетоне.
alchemists-count-printed-nowhere = Что напечатано на пяти грантах вашей коробки? Нажмите число для каждого, в любом порядке. Телефон их запомнит; можно и пропустить, тогда годится любое число.
alchemists-count-printed-tokens = Числа на грантах вашей коробки, прочитанные здесь. Нажмите другое, чтобы изменить.
alchemists-count-printed-corrections = Числа на грантах, какими вы вписали их в поправках. Нажмите другое, чтобы изменить.
alchemists-count-printed-grant = Грант { $number }
alchemists-count-grant = Ещё грант: { $points }
alchemists-count-grant-back = Убрать грант: { $points }
alchemists-count-artifacts = Артефакты
alchemists-count-theories-use = Нажмите ингредиент с теорией, затем формулу и печать каждого.
alchemists-count-all-theories = Все теории
alchemists-count-no-theory = Здесь нет теории
alchemists-count-code = Код игры
alchemists-count-own-code = Партия, в которой отвечал этот телефон
alchemists-count-truth-use = Без кода: нажмите каждый ингредиент и его верную формулу.
alchemists-count-step-grants = Гранты
alchemists-count-step-theories = Теории
alchemists-count-step-truth = Правда
alchemists-count-step-count = Итог
alchemists-count-next = Дальше: { $step }
alchemists-count-total = Очки
alchemists-count-coins = Осталось монет
alchemists-count-winner = Побеждает { $names }.
alchemists-count-shared = Победа поделена: { $names }.
alchemists-count-ours = Гранты посчитаны по значениям, которые мы восстановили сами: прежде чем верить, кто победил, нажмите числа, напечатанные на ваших.
alchemists-count-right = верна
alchemists-count-wrong = неверна ({ $colours }); верно:
alchemists-count-conflicts = Жетоны противоречий в последнем подсчёте ничего не меняют.

# Подготовка и ход настоящей игры.

alchemists-companion-set-up = Подготовка
alchemists-companion-set-up-about = Кто начинает и что разложить на столько игроков.
alchemists-setup-first = Начинает { $name }: жетон первого игрока — сюда.
alchemists-setup-each = Каждому
alchemists-setup-cubes = { $cubes ->
    [one] { $cubes } куб
    [few] { $cubes } куба
   *[other] { $cubes } кубов
}, в первом раунде из них только { $first }
alchemists-setup-purse = { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
}; метка репутации — на { $reputation }
alchemists-setup-cards = ингредиентов: { $ingredients }; услуг: { $favors }, из них одну оставить
alchemists-setup-seals = Печати:
alchemists-setup-discounts = Карт скидки: { $cards }; лаборатория, ширма и две колбы
alchemists-setup-table = На стол
alchemists-setup-row = { $cards } ингредиентов лицом вверх, рядом колода
alchemists-setup-artifacts = По { $cards } артефакта каждого уровня лицом вверх; продаётся уровень I
alchemists-setup-adventurers = Искателей приключений { $tiles }: один уходит в коробку не глядя; жетоны конференций лежат под вторым и четвёртым из остальных
alchemists-setup-orders = { $seats ->
    [2] Заказы: одна продажа за раунд, любого зелья
    [3] Заказы: две продажи за раунд — левое или среднее зелье и правое
   *[other] Заказы: три продажи за раунд, каждое зелье один раз
}
alchemists-setup-grants = Гранты ({ $grants }) и восемь формул — у поля теорий
alchemists-setup-conflicts = Три пары жетонов противоречий
alchemists-setup-spaces = Деления очерёдности, сверху вниз
alchemists-setup-space-gold = заплатить { $gold } золотой
alchemists-setup-space-favors = { $favors ->
    [one] { $favors } услуга
    [few] { $favors } услуги
   *[other] { $favors } услуг
}
alchemists-setup-space-ingredients = { $ingredients ->
    [one] { $ingredients } ингредиент
    [few] { $ingredients } ингредиента
   *[other] { $ingredients } ингредиентов
}
alchemists-setup-space-nothing = ничего
alchemists-setup-green = Зелёное деление, для парализованных:
alchemists-setup-areas = Действия и их кубы
alchemists-setup-cubes-of = кубы: { $cubes }
alchemists-setup-from-round = с раунда { $round }
alchemists-companion-round-track = Раунды
alchemists-companion-round-track-about = Что сейчас и что легко забыть в конце раунда.
alchemists-rounds-level = Уровень
alchemists-rounds-now = Кубов у каждого: { $cubes }. Продаются артефакты уровня { $level }.
alchemists-rounds-no-adventurer = Искателя приключений в городе ещё нет.
alchemists-rounds-order = Очерёдность и планы
alchemists-rounds-order-use = Начиная с первого игрока, каждый выбирает деление и берёт карты с него. Потом планируют снизу вверх.
alchemists-rounds-actions = Действия, сверху вниз по очерёдности
alchemists-rounds-new = новое
alchemists-rounds-end = Конец раунда
alchemists-rounds-conference = Конференция: посчитайте свои печати, кроме тех, что на теориях с противоречием.
alchemists-rounds-seals = печатей { $seals }
alchemists-rounds-corrected = С числами вашей коробки:
alchemists-rounds-ours = Так восстановили мы: прочитайте числа на вашем жетоне.
alchemists-rounds-artifacts = Оставшиеся артефакты заменяются уровнем { $level }.
alchemists-rounds-top = Больше всего печатей: ещё очков репутации — { $gains }, при равенстве каждому.
alchemists-rounds-unused = Неиспользованные кубы: услуга за каждые { $cubes }; потом кубы забрать.
alchemists-rounds-hospital = Кубы из больницы становятся неиспользованными.
alchemists-rounds-adventurer = В город приходит следующий искатель приключений.
alchemists-rounds-row = Очистить поле, снять колбы, кроме попавших на зелёное деление в этом раунде; пять новых ингредиентов.
alchemists-rounds-first = Жетон первого игрока идёт налево, мимо парализованных.
alchemists-rounds-last-count = Последний подсчёт.
alchemists-rounds-next = Раунд { $round }
alchemists-rounds-again = Новая игра
alchemists-rounds-again-question = Вернуться к раунду 1?

alchemists-pad-player = { PLAYER($seat) }: { $total }. Репутация { $reputation }, артефакты { $artifacts }, гранты { $grants }, золото { $gold } (осталось монет: { $coins }), печати { $seals }, идол мудрости { $idol }.
alchemists-pad-theory = { $right ->
    [yes] { $ingredient }: { $formula } — верно. { $seals }
   *[no] { $ingredient }: { $formula } — неверно, на самом деле { $truth }. { $seals }
}
alchemists-pad-seal = { PLAYER($seat) }, { $seal }: { $points }
alchemists-pad-winners = Победа: { PLAYERS($winners) }
alchemists-sheet-template = Последний подсчёт «Алхимиков»: заполните лист и посчитайте командой retorta score alchemists FILE. Впишите код игры или вместо него таблицу [truth] с формулой каждого ингредиента. Названия можно писать на любом из наших языков и сокращать.
alchemists-sheet-template-players = На каждого игрока, в порядке рассадки: репутация, золото, услуги на руке, артефакты, гранты (или grant_points: сумма, напечатанная на них) и сколько разных ингредиентов лежит под Бархатным беретом.
alchemists-sheet-template-theories = На каждую опубликованную теорию: формула знаками, красный первым, и печати на ней.
remark-alchemists-grants-ours = Учтите: сколько стоят гранты, мы восстановили сами. Впишите grant_points — сумму, напечатанную на ваших, — или таблицу [grants] с числом на каждом, или дайте свои значения: --option data=FILE.
error-alchemists-sheet = На листе должны быть «players», таблица на каждого; образец печатает retorta score alchemists --template.
error-alchemists-sheet-truth = Не хватает правды: впишите «code» игры или «truth» с восемью ингредиентами, у каждого своя формула.
error-alchemists-sheet-player = Игрок { $player }: бывает только { $known }.
error-alchemists-sheet-unknown = Игрок { $player }: «{ $written }» — это не что-то одно; может быть { $known }.
error-alchemists-sheet-artifact-twice = { $artifact } бывает только один раз, а на листе стоит чаще.
error-alchemists-sheet-grants = В коробке { $most } грантов, а на листе их { $found }.
error-alchemists-sheet-gold = В коробке { $most } золотых, а на листе всего { $found }.
error-alchemists-sheet-favors = В коробке карт услуг: { $most }, а на листе всего { $found }.
error-alchemists-sheet-artifacts = За игру продаётся артефактов уровня { $level }: { $most }, а на листе их { $found }.
error-alchemists-sheet-set-aside = У игрока { $player } отложены ингредиенты, а такого артефакта нет: { $artifact }.
error-alchemists-sheet-book-full = На теории { $number } печатей: { $found }, а помещается только { $most }.
error-alchemists-sheet-grant-twice = На листе не один { $grant }, а в коробке он один.
error-alchemists-sheet-grant-numbers = В «grants» пишутся гранты и напечатанные на них числа; есть { $known }.
error-alchemists-sheet-theories = «theories» — это список таблиц.
error-alchemists-sheet-theory = Теория { $number }: бывает только { $known }.
error-alchemists-sheet-theory-twice = Теорий о { CASE($ingredient, "loc") } две; опубликовать можно только одну.
error-alchemists-sheet-formula-twice = Одна и та же формула опубликована для { CASE($ingredients, "gen") }; каждая бывает один раз.
error-alchemists-sheet-seal = Теория { $number }: печать пишется как {"{"} player = "…", seal = "gold" {"}"}: gold, silver, red, green или blue.
error-alchemists-sheet-seal-twice = На теории { $number } две печати одного игрока; каждый кладёт одну.
error-alchemists-sheet-seals = Игрок { $player }: { $seal } ×{ $found }, а есть только { $most }.

# Поправки и бумаги.

alchemists-companion-corrections = Поправки
alchemists-companion-corrections-about = Что напечатано в вашей коробке там, где мы могли лишь догадываться
alchemists-companion-printables = На бумаге
alchemists-companion-printables-about = Пустые треугольник и таблица для печати
alchemists-companion-corrections-use = Исправьте то, что в вашей коробке напечатано иначе. Под каждым числом стоит наше; отличающееся обведено. Стол принимает сохранённый файл: здесь, на сервере и в командной строке.
alchemists-companion-corrections-ours = Вернуть наши
alchemists-companion-ours = наше: { $value }
alchemists-companion-one-more = { $label }: ещё одно число
alchemists-companion-one-less = { $label }: на одно число меньше
alchemists-companion-conferences = Конференции
alchemists-companion-conference = { $level }, конференция { $number }: изменение репутации за 0, 1, 2 … печати
alchemists-companion-grants = Гранты
alchemists-companion-points = Очки
alchemists-companion-faces = Улыбки на картах скидок
alchemists-companion-spaces = Шкала очерёдности
alchemists-companion-space-players = игроков, не меньше
alchemists-companion-space-gold = цена в золоте
alchemists-companion-space-favors = услуги
alchemists-companion-space-ingredients = ингредиенты
alchemists-companion-green = зелёное
alchemists-companion-debunk-cubes = Кубы за опровержение
alchemists-companion-cubes-few = Двое и трое игроков: первое действие, второе …
alchemists-companion-cubes-four = Четверо игроков: первое действие, второе …
alchemists-paper-triangle = Треугольник результатов
alchemists-paper-triangle-use = Впишите зелье туда, где встречаются два ингредиента.
alchemists-paper-grid = Таблица формул
alchemists-paper-grid-use = Вычёркивайте формулы, которых у ингредиента быть не может.
