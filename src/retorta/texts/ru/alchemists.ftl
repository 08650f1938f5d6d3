alchemists = Алхимики
alchemists-sentence = Смешивайте, продавайте, публикуйте: узнайте, из чего состоят восемь ингредиентов, раньше коллег.
alchemists-goal = Нужно набрать больше всех очков за шесть раундов: репутация, артефакты, гранты, золото и верные теории.

alchemists-option-level = Уровень
alchemists-option-level-apprentice = ученик: конференции мягче, опровергать просто
alchemists-option-level-master = магистр: конференции строже, опровержение опытом
alchemists-option-ingredients = Начальные ингредиенты (уровень или по одному на место: apprentice,master,…)
alchemists-option-conferences = Конференции (уровень или по одному на место)
alchemists-option-debunking = Опровержение (уровень или по одному на место)
alchemists-option-data = Свой файл с поправками из вашей коробки: конференции, гранты, улыбки, очерёдность хода, опровержение (пусто: по реконструкции)
alchemists-option-easing = Смена уровня во время игры
alchemists-option-easing-no = нельзя
alchemists-option-easing-yes = магистр может продолжить как ученик, когда выбирает деление шкалы очерёдности
alchemists-option-publisher = Издатель — услуга, которой нет в коробке
alchemists-option-publisher-no = без неё
alchemists-option-publisher-yes = две такие карты среди услуг

error-alchemists-levels = Настройка { $option } не может быть «{ $value }»: оставьте её пустой, напишите apprentice или master один раз для всех или по разу на каждое из мест (их { $seats }) через запятую.
error-alchemists-easing = За этим столом все и так ученики: менять уровень некому.
error-alchemists-data = Файл данных, строка { $line }: { $reason }
error-alchemists-data-long = Файл данных слишком длинный: не больше { $most } знаков.
error-alchemists-data-toml = это не TOML: { $problem }
error-alchemists-data-table = таблицы «{ $found }» нет; есть { $known }.
error-alchemists-data-key = ключа «{ $found }» здесь нет; есть { $known }.
error-alchemists-data-shape = «{ $entry }» записано не так, как в образце.
error-alchemists-data-unknown = { $entry }: «{ $found }» не существует; есть { $known }.
error-alchemists-data-number = { $entry }: { $found }, а должно быть целое число от { $fewest } до { $most }.
error-alchemists-data-twice = { $entry } «{ $found }» записано дважды.
error-alchemists-data-many = «{ $entry }» встречается { $found } раз, а читается не больше { $most }.
error-alchemists-data-tiles = для { $entry } нужны два списка, по одному на конференцию.
error-alchemists-data-ingredients = на гранте не меньше { $fewest } разных ингредиентов.
error-alchemists-data-faces = в faces нужно { $expected } числа, по одному на карту скидки, а записано { $found }.
error-alchemists-data-actions = { $entry }: действий { $found }, а читается не больше { $most }.
error-alchemists-data-spaces = при числе игроков { $players } делений без платы золотом осталось бы { $found }, а место должно найтись каждому.
error-alchemists-mark = «{ $written }» — не один ингредиент. Пометка — это ингредиент, клетка от 1 до 8 и знак, например «n жаба 3 x»; ингредиенты: { $known }.
alchemists-notebook = «n жаба 3 x» ставит пометку в третью клетку жабы (x, ? или o; точка стирает); любой другой текст после n становится вашей заметкой. Клетки: 1 — { alchemists-formula-blue-minus }, 2 — { alchemists-formula-blue-plus }, 3 — { alchemists-formula-green-minus }, 4 — { alchemists-formula-green-plus }, 5 — { alchemists-formula-red-minus }, 6 — { alchemists-formula-red-plus }, 7 — { alchemists-formula-all-minus }, 8 — { alchemists-formula-all-plus }.
error-alchemists-note-long = В заметке не больше { $most } знаков.

alchemists-colour-red = красный
alchemists-colour-green = зелёный
alchemists-colour-blue = синий

alchemists-formula-blue-minus = к− з+ С−
alchemists-formula-blue-plus = к+ з− С+
alchemists-formula-green-minus = к+ З− с−
alchemists-formula-green-plus = к− З+ с+
alchemists-formula-red-minus = К− з− с+
alchemists-formula-red-plus = К+ з+ с−
alchemists-formula-all-minus = К− З− С−
alchemists-formula-all-plus = К+ З+ С+

alchemists-ingredient-mushroom = гриб
alchemists-ingredient-fern = папоротник
alchemists-ingredient-toad = жаба
alchemists-ingredient-claw = куриная лапа
alchemists-ingredient-flower = цветок
alchemists-ingredient-mandrake = корень мандрагоры
alchemists-ingredient-scorpion = скорпион
alchemists-ingredient-feather = перо ворона

alchemists-potion-healing = исцеление (К+)
alchemists-potion-poison = яд (К−)
alchemists-potion-speed = ускорение (З+)
alchemists-potion-paralysis = паралич (З−)
alchemists-potion-wisdom = мудрость (С+)
alchemists-potion-insanity = безумие (С−)
alchemists-potion-neutral = нейтральное зелье

alchemists-favor-assistant = Помощница
alchemists-favor-herbalist = Травница
alchemists-favor-associate = Приспешник
alchemists-favor-custodian = Сторож
alchemists-favor-barmaid = Трактирщица
alchemists-favor-merchant = Купец
alchemists-favor-shopkeeper = Лавочник
alchemists-favor-sage = Мудрец
alchemists-favor-publisher = Издатель

alchemists-favor-text-assistant = При планировании: ещё один куб на этот раунд.
alchemists-favor-text-herbalist = Сразу: возьмите три ингредиента, затем сбросьте любые два.
alchemists-favor-text-associate = При планировании: ваши кубы в одной области переходят в верхний ряд.
alchemists-favor-text-custodian = При планировании: куб на раннее испытание на себе, ещё до продажи.
alchemists-favor-text-barmaid = При продаже: качество считается на уровень выше; точное соответствие даёт вместо этого 1 очко репутации.
alchemists-favor-text-merchant = При продаже: свободный выбор заказа; у кого он и так есть, получает 1 золотой.
alchemists-favor-text-shopkeeper = При покупке: артефакт дешевле на 1 золотой.
alchemists-favor-text-sage = При трансмутации: на 1 золотой больше.
alchemists-favor-text-publisher = Вместо опровержения: замените свою печать на теории неиспользованной; если других печатей там нет, можно заменить и формулу или только её.

alchemists-seal-gold = золотая звезда
alchemists-seal-silver = серебряная звезда
alchemists-seal-red = красный вопрос
alchemists-seal-green = зелёный вопрос
alchemists-seal-blue = синий вопрос

alchemists-artifact-periscope = Перископ
alchemists-artifact-magic-mortar = Волшебная ступка
alchemists-artifact-discount-card = Скидочная карта
alchemists-artifact-boots-of-speed = Сапоги-скороходы
alchemists-artifact-printing-press = Печатный станок
alchemists-artifact-robe-of-respect = Мантия почёта
alchemists-artifact-witchs-trunk = Сундук ведьмы
alchemists-artifact-hypnotic-amulet = Гипнотический амулет
alchemists-artifact-amulet-of-rhetoric = Амулет красноречия
alchemists-artifact-seal-of-authority = Печать авторитета
alchemists-artifact-thinking-cap = Колпак познаний
alchemists-artifact-silver-chalice = Серебряный кубок
alchemists-artifact-altar-of-gold = Золотой алтарь
alchemists-artifact-feather-in-cap = Бархатный берет
alchemists-artifact-bronze-cup = Бронзовый кубок
alchemists-artifact-magic-mirror = Волшебное зеркало
alchemists-artifact-wisdom-idol = Идол мудрости
alchemists-artifact-crystal-cabinet = Хрустальный шкаф

alchemists-artifact-text-periscope = Раз в раунд, сразу после чужого смешивания, посмотрите на один из двух ингредиентов.
alchemists-artifact-text-magic-mortar = При смешивании сбрасывается только один из двух ингредиентов, выбранный вслепую.
alchemists-artifact-text-discount-card = Следующий артефакт дешевле на 2 золотых, каждый дальнейший — на 1.
alchemists-artifact-text-boots-of-speed = Раз в раунд действуйте ещё раз там, где есть ваш куб, после всех остальных; не при продаже.
alchemists-artifact-text-printing-press = Издателю вы ничего не платите.
alchemists-artifact-text-robe-of-respect = Каждая прибавка репутации больше на 1, кроме последнего раунда.
alchemists-artifact-text-witchs-trunk = Возьмите семь ингредиентов; шкала очерёдности их больше не даёт.
alchemists-artifact-text-hypnotic-amulet = Возьмите четыре услуги.
alchemists-artifact-text-amulet-of-rhetoric = Получите 5 очков репутации.
alchemists-artifact-text-seal-of-authority = Публикация или согласие приносит на 2 очка репутации больше.
alchemists-artifact-text-thinking-cap = Испытайте до двух пар из руки, не тратя карт и без дурных последствий.
alchemists-artifact-text-silver-chalice = Стоит 6 очков.
alchemists-artifact-text-altar-of-gold = Заплатите от 1 до 8 золотых и получите столько же репутации.
alchemists-artifact-text-feather-in-cap = Откладывайте ингредиенты удачно выставленных зелий: 1 очко за каждый новый.
alchemists-artifact-text-bronze-cup = Стоит 4 очка.
alchemists-artifact-text-magic-mirror = 1 очко за каждые полные 5 очков репутации в конце.
alchemists-artifact-text-wisdom-idol = 1 очко за каждую вашу печать на верной теории.
alchemists-artifact-text-crystal-cabinet = 2 очка за каждый ваш артефакт, включая этот.

alchemists-adventurer-ranger = следопыт
alchemists-adventurer-barbarian = варвар
alchemists-adventurer-cleric = жрица
alchemists-adventurer-thief = вор
alchemists-adventurer-mage = маг
alchemists-adventurer-warrior = воин

alchemists-grant-a = грант А
alchemists-grant-b = грант Б
alchemists-grant-c = грант В
alchemists-grant-d = грант Г
alchemists-grant-centre = центральный грант

alchemists-area-forage = сбор ингредиентов
alchemists-area-transmute = трансмутация
alchemists-area-custodian = испытание у Сторожа
alchemists-area-sell = продажа зелья
alchemists-area-buy = покупка артефакта
alchemists-area-debunk = опровержение теории
alchemists-area-publish = публикация теории
alchemists-area-student = тест на студенте
alchemists-area-drink = испытание на себе
alchemists-area-exhibition = выставка

alchemists-quality-exact = точное соответствие
alchemists-quality-right-sign = верный знак
alchemists-quality-neutral = нейтральное
alchemists-quality-wrong-sign = неверный знак

alchemists-how-on-student = на студенте
alchemists-how-on-self = на себе
alchemists-how-for-sale = на продажу
alchemists-how-at-exhibition = на выставке
alchemists-how-with-cap = с Колпаком познаний

alchemists-level-apprentice = ученик
alchemists-level-master = магистр

alchemists-move-keep = оставить: { $favor }
alchemists-move-take-space = деление { NTH($space) } шкалы очерёдности
alchemists-move-plan = кубы на действие: { $area }
alchemists-move-send-associate = Приспешник: { $area }
alchemists-move-play-favor = сыграть услугу: { $favor }
alchemists-move-finish-planning = планы готовы
alchemists-move-decline = отказаться
alchemists-move-pass = пас
alchemists-move-gather = взять из ряда: { $ingredient }
alchemists-move-gather-unseen = взять верхнюю карту колоды
alchemists-move-discard = сбросить: { $ingredient }
alchemists-move-mix = { $first } + { $second }
alchemists-move-lay-discount = скидка { $gold }
alchemists-move-take-order = { $slot ->
    [0] левый заказ
    [1] средний заказ
   *[other] правый заказ
}
alchemists-move-guarantee = гарантия: { $quality } или лучше
alchemists-move-buy = купить: { $artifact }
alchemists-move-offer = положить на алтарь { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
}
alchemists-move-publish = теория: { $ingredient } — { $formula }
alchemists-move-endorse = согласиться с теорией: { $ingredient }
alchemists-move-lay-seal = печать: { $seal }
alchemists-move-take-grant = взять: { $grant }
alchemists-move-disprove = { $ingredient }, элемент: { $colour }
alchemists-move-propose = опыт: { $first } + { $second }
alchemists-move-claim = зелье: { $potion }
alchemists-move-look = посмотреть в Перископ
alchemists-move-hurry = надеть Сапоги-скороходы
alchemists-move-give-up-mortar = отложить оба ингредиента
alchemists-move-become-apprentice = продолжить как ученик: мягче конференции, проще опровержение
alchemists-move-exchange-seal = другая печать на теории: { $ingredient }
alchemists-move-exchange-formula = исправить теорию: { $ingredient } — { $formula }

alchemists-question-keep-favors = Какую из двух услуг вы оставляете?
alchemists-question-herbalist = Травница: сбросьте ингредиент.
alchemists-question-choose-spaces = Выберите деление шкалы очерёдности.
alchemists-question-plan-actions = Спланируйте действия.
alchemists-question-forage = Сбор: возьмите ингредиент.
alchemists-question-transmute = Трансмутация: какой ингредиент станет золотом?
alchemists-question-look-through-periscope = Посмотрите в Перископ?
alchemists-question-try-on-student = Тест на студенте: смешайте два ингредиента.
alchemists-question-drink-potion = Испытание на себе: смешайте два ингредиента.
alchemists-question-lay-discounts = Положите карту скидки лицом вниз.
alchemists-question-take-an-order = Какой заказ вы берёте?
alchemists-question-give-guarantee = Какое качество вы гарантируете?
alchemists-question-brew-for-sale = Смешайте зелье на продажу.
alchemists-question-buy-artifact = Какой артефакт вы покупаете?
alchemists-question-think-with-cap = Колпак познаний: испытайте пару из руки.
alchemists-question-offer-gold = Сколько золота вы кладёте на алтарь?
alchemists-question-choose-grant = Какой грант вы берёте?
alchemists-question-publish-theory = Опубликуйте теорию или согласитесь с чужой.
alchemists-question-choose-seal = Какую печать вы кладёте?
alchemists-question-disprove-aspect = Какой элемент какой теории неверен?
alchemists-question-revise-theory = Издатель: что вы замените?
alchemists-question-choose-new-seal = Какая печать теперь ляжет на теорию?
alchemists-question-publish-at-once = Публикуете ли сразу о том, что только что опровергнуто?
alchemists-question-propose-experiment = Опровержение: какие два ингредиента смешать?
alchemists-question-claim-result = Опровержение: какое зелье вы заявляете?
alchemists-question-exhibit-potion = Какое зелье вы выставляете?
alchemists-question-brew-for-exhibition = Смешайте зелье для выставки.
alchemists-question-feather-or-mortar = Отложить и этот ингредиент?
alchemists-question-put-on-boots = Сапоги-скороходы: действуете здесь ещё раз ({ $area })?

alchemists-event-favor-kept = { $favor ->
    [none] { PLAYER($seat) } оставляет себе услугу.
   *[other] { PLAYER($seat) } оставляет себе услугу: { $favor }.
}
alchemists-event-round-begun = { $adventurer ->
    [none] Раунд { $round }. Первый игрок: { PLAYER($first) }. В ряду: { $row }.
   *[other] Раунд { $round }. Первый игрок: { PLAYER($first) }. В городе: { $adventurer }. В ряду: { $row }.
}
alchemists-event-space-taken = { PLAYER($seat) } занимает деление { NTH($space) } шкалы очерёдности.
alchemists-event-level-lowered = { PLAYER($seat) } продолжает на уровне ученика.
alchemists-event-green-space-kept = { PLAYER($seat) } остаётся на зелёном делении: паралич.
alchemists-event-ingredients-drawn = { $ingredients ->
    [none] { PLAYER($seat) } берёт { $number ->
        [one] { $number } ингредиент
        [few] { $number } ингредиента
       *[many] { $number } ингредиентов
    }.
   *[other] { PLAYER($seat) } берёт: { $ingredients }.
}
alchemists-event-favors-drawn = { $favors ->
    [none] { PLAYER($seat) } берёт { $number ->
        [one] { $number } услугу
        [few] { $number } услуги
       *[many] { $number } услуг
    }.
   *[other] { PLAYER($seat) } берёт: { $favors }.
}
alchemists-event-favor-played = { PLAYER($seat) } играет услугу: { $favor }.
alchemists-event-associate-sent = { PLAYER($seat) } посылает Приспешника: { $area }.
alchemists-event-ingredient-discarded = { $ingredient ->
    [none] { PLAYER($seat) } сбрасывает ингредиент.
   *[other] { PLAYER($seat) } сбрасывает: { $ingredient }.
}
alchemists-event-action-planned = { PLAYER($seat) } кладёт { $cubes ->
    [one] { $cubes } куб
    [few] { $cubes } куба
   *[many] { $cubes } кубов
}: { $area }.
alchemists-event-planning-finished = { PLAYER($seat) } завершает планирование{ $unused ->
    [0] .
    [one] ; { $unused } куб не использован.
    [few] ; { $unused } куба не использованы.
   *[many] ; { $unused } кубов не использовано.
}
alchemists-event-action-declined = { PLAYER($seat) } отказывается от действия: { $area }.
alchemists-event-ingredient-gathered = { PLAYER($seat) } берёт из ряда: { $ingredient }.
alchemists-event-ingredient-transmuted = { $ingredient ->
    [none] { PLAYER($seat) } превращает ингредиент в золото: { $gold }.
   *[other] { PLAYER($seat) } превращает в золото ({ $gold }): { $ingredient }.
}
alchemists-event-discount-laid = { PLAYER($seat) } кладёт карту скидки.
alchemists-event-discounts-turned = Скидки открыты: { SCORES($gold, $sellers) }.
alchemists-event-order-taken = { PLAYER($seat) } берёт заказ: { $potion }.
alchemists-event-quality-guaranteed = { PLAYER($seat) } гарантирует: { $quality } или лучше, за { $price ->
    [one] { $price } золотой
    [few] { $price } золотых
   *[many] { $price } золотых
}.
alchemists-event-potion-sold = { $first ->
    [none] { PLAYER($seat) } продаёт зелье. Заказ «{ $order }»: { $quality }; золота получено: { $gold }.
   *[other] { PLAYER($seat) } продаёт { $first } + { $second }. Заказ «{ $order }»: { $quality }; золота получено: { $gold }.
}
alchemists-event-potion-tested = { $first ->
    [none] { PLAYER($seat) } испытывает зелье { $how }: { $potion }.
   *[other] { PLAYER($seat) } испытывает { $how }: { $first } + { $second } — { $potion }.
}
alchemists-event-potion-exhibited = { $first ->
    [none] { PLAYER($seat) }: обещано { $claimed }, вышло { $potion }.
   *[other] { PLAYER($seat) }: обещано { $claimed }, вышло { $potion } ({ $first } + { $second }).
}
alchemists-event-student-unwilling = Студенту нехорошо: до конца раунда каждый тест стоит 1 золотой.
alchemists-event-potion-harmed = { PLAYER($seat) } чувствует действие зелья: { $potion }.
alchemists-event-ingredient-seen = { $ingredient ->
    [none] { PLAYER($seat) } смотрит в Перископ (котёл: { PLAYER($owner) }).
   *[other] { PLAYER($seat) } смотрит в Перископ (котёл: { PLAYER($owner) }) и видит: { $ingredient }.
}
alchemists-event-mortar-used = { $kept ->
    [none] { PLAYER($seat) }: Волшебная ступка сберегает один из двух ингредиентов.
   *[other] { PLAYER($seat) }: Волшебная ступка сберегает ингредиент: { $kept }.
}
alchemists-event-mortar-given-up = { PLAYER($seat) } откладывает оба ингредиента.
alchemists-event-reputation-changed = { PLAYER($seat) }: { SIGNED($change) } к репутации, теперь { $reputation }.
alchemists-event-artifact-bought = { PLAYER($seat) } покупает за { $price ->
    [one] { $price } золотой
    [few] { $price } золотых
   *[many] { $price } золотых
}: { $artifact }.
alchemists-event-gold-offered = { PLAYER($seat) } кладёт на алтарь золото: { $gold }.
alchemists-event-boots-used = { PLAYER($seat) } надевает Сапоги-скороходы: { $area }.
alchemists-event-theory-published = { $seal ->
    [none] { PLAYER($seat) } публикует теорию: { $ingredient } — { $formula }.
   *[other] { PLAYER($seat) } публикует теорию: { $ingredient } — { $formula }; печать: { $seal }.
}
alchemists-event-theory-endorsed = { $seal ->
    [none] { PLAYER($seat) } соглашается с теорией (плата: { $gold }): { $ingredient }.
   *[other] { PLAYER($seat) } соглашается с теорией (плата: { $gold }): { $ingredient }; печать: { $seal }.
}
alchemists-event-theory-revised = { PLAYER($seat) } исправляет теорию: теперь { $ingredient } — { $formula }.
alchemists-event-seal-exchanged = { $seal ->
    [none] { PLAYER($seat) } меняет печать на теории: { $ingredient }.
   *[other] { PLAYER($seat) } меняет печать на теории: { $ingredient }; теперь { $seal }.
}
alchemists-event-grant-taken = { PLAYER($seat) } берёт: { $grant }. Он приносит 2 золотых.
alchemists-event-aspect-shown = { PLAYER($seat) } проверяет: { $ingredient }, { $colour } элемент — { $plus ->
    [yes] плюс
   *[no] минус
}.
alchemists-event-claim-answered = { PLAYER($seat) } заявляет: { $first } + { $second } = { $potion }. Ответ: { $yes ->
    [yes] да
   *[no] нет
}.
alchemists-event-theory-debunked = { PLAYER($seat) } опровергает теорию { $ingredient } = { $formula }, элемент: { $colour }. Чьи печати: { PLAYERS($owners) }; какие: { $seals }.
alchemists-event-conflict-shown = { PLAYER($seat) } показывает противоречие между теориями: { $first } и { $second }.
alchemists-event-debunking-failed = { PLAYER($seat) } ничего не опровергает.
alchemists-event-conference-held = Конференция { $number }. Печатей в зачёт: { SCORES($seals) }.
alchemists-event-artifacts-replaced = Новые артефакты: { $artifacts }.
alchemists-event-top-alchemists = Звание лучшего алхимика: { PLAYERS($seats) }.
alchemists-event-truth-revealed = Большое открытие: { PAIRS("гриб, папоротник, жаба, куриная лапа, цветок, корень мандрагоры, скорпион, перо ворона", $formulas) }.
alchemists-event-theory-checked = { $ingredient } = { $formula }: { $right ->
    [yes] верно
   *[no] неверно
}. Чьи печати: { PLAYERS($owners) }; какие: { $seals }.
alchemists-event-lab-counted = { PLAYER($seat) }, подсчёт: репутация { $reputation }{ $artifacts ->
    [0] {""}
   *[other] , артефакты { $artifacts }
}{ $grants ->
    [0] {""}
   *[other] , гранты { $grants }
}{ $gold ->
    [0] {""}
   *[other] , золото { $gold }
}{ $seals ->
    [0] {""}
   *[other] , печати { $seals }
}{ $idol ->
    [0] {""}
   *[other] , Идол мудрости { $idol }
}; монет осталось: { $coins }. Услуги на руках: { $favors }. Отложено: { $set_aside }.
alchemists-event-game-ended = Игра окончена. Очки: { SCORES($points) }. Победа: { PLAYERS($winners) }.

alchemists-reason-most-points = Побеждает тот, у кого больше всего очков.
alchemists-reason-most-coins = Побеждает тот, у кого больше всего очков, а при равенстве — больше монет.
alchemists-reason-shared = Побеждает тот, у кого больше всего очков; при равенстве и в монетах победа общая.

alchemists-rule-from-your-hand = Ингредиент берут только из своей руки.
alchemists-rule-favor-dealt = Оставить можно одну из двух розданных вам услуг.
alchemists-rule-one-flask-per-space = На делении стоит только одна колба.
alchemists-rule-levels-stay = За этим столом уровни остаются такими, как договорились.
alchemists-rule-already-apprentice = Вы уже ученик: уровня проще нет.
alchemists-rule-space-for-more-players = Это деление — для большего числа игроков.
alchemists-rule-top-space-costs-gold = Верхнее деление стоит 1 золотой.
alchemists-rule-not-this-round = В этом раунде область закрыта.
alchemists-rule-no-more-actions-there = В этой области у вас больше нет действий.
alchemists-rule-not-enough-cubes = На это действие не хватает кубов.
alchemists-rule-no-such-favor = У вас нет такой услуги.
alchemists-rule-associate-needs-cubes = Приспешник идёт туда, где есть ваши кубы.
alchemists-rule-one-associate-per-area = Ваши Приспешники идут в разные области.
alchemists-rule-not-in-the-row = Этого ингредиента нет в ряду.
alchemists-rule-no-ingredients-left = Ингредиентов больше нет.
alchemists-rule-favor-commits = Ради этого действия сыграна услуга, от него не отказываются.
alchemists-rule-favor-needs-action = Услугу играют только ради действия, которое можно выполнить.
alchemists-rule-two-different = Смешивают два разных ингредиента.
alchemists-rule-student-wants-gold = Студент просит 1 золотой.
alchemists-rule-nothing-left-of-the-price = Скидка и зона репутации ничего не оставляют от этой цены.
alchemists-rule-order-taken = Этот заказ занят.
alchemists-rule-not-on-sale = Этого артефакта нет в продаже.
alchemists-rule-too-dear = На этот артефакт не хватает золота.
alchemists-rule-cards-used-already = Одна карта не входит в обе пары.
alchemists-rule-no-gold-to-offer = Столько золота на алтарь вы положить не можете: у вас его нет.
alchemists-rule-no-right-to-grant = Ваши печати не дают права на этот грант.
alchemists-rule-theory-published-already = Об этом ингредиенте теория уже есть.
alchemists-rule-formula-used-already = Эта формула занята другой теорией.
alchemists-rule-publisher-wants-gold = Издатель просит 1 золотой.
alchemists-rule-no-seal-left = У вас не осталось печатей.
alchemists-rule-not-your-seal = Такой печати у вас не осталось.
alchemists-rule-no-theory-to-endorse = Об этом ингредиенте нет теории, с которой можно согласиться.
alchemists-rule-endorsed-already = Ваша печать уже лежит на этой книге.
alchemists-rule-book-full = На книге помещаются три печати.
alchemists-rule-colleagues-want-gold = За согласие платят по 1 золотому издателю и каждому коллеге на книге.
alchemists-rule-theory-conflicted = С противоречивой теорией согласиться нельзя.
alchemists-rule-not-your-theory = Исправить можно только теорию, на которой лежит ваша печать.
alchemists-rule-conflicted-theory-stays = Противоречивую теорию не исправляют.
alchemists-rule-colleagues-sealed-it = На этой теории есть чужие печати: формула остаётся прежней.
alchemists-rule-no-theory-to-debunk = Об этом ингредиенте нет теории, опровергать нечего.
alchemists-rule-not-about-what-fell = Немедленно публикуют только об ингредиенте или с формулой опровергнутой теории.
alchemists-rule-the-very-theory-that-fell = Ту самую теорию, что опровергнута, немедленно не публикуют.
alchemists-rule-exhibited-already = Это зелье вы уже показали.
alchemists-rule-no-soup-at-the-exhibition = Нейтральное зелье не выставляют.

alchemists-line-round = Раунд { $round } из 6. Первый игрок: { PLAYER($first) }.
alchemists-line-order = Очерёдность: { PLAYERS($order) }.
alchemists-line-space = Деление { $number }: { $gold ->
    [0] {""}
   *[other] плата: { $gold }{" "}
}{ $favors ->
    [0] {""}
   *[other] услуги: { $favors }{" "}
}{ $ingredients ->
    [0] {""}
   *[other] ингредиенты: { $ingredients }{" "}
}{ $owner ->
    [none] (свободно)
   *[other] — { PLAYER($owner) }
}
alchemists-line-adventurer = В городе { $adventurer }, нужны зелья: { $wants }.
alchemists-line-next-adventurer = Затем в городе { $adventurer }, нужны зелья: { $wants }.
alchemists-line-orders-taken = Заказы взяты: { $potions }.
alchemists-line-row = Ряд ингредиентов: { $row }. В колоде: { $deck }, в сбросе: { $discard }.
alchemists-line-on-sale = В продаже, цена { $price }: { $artifact }. { $text }
alchemists-line-to-come = Артефакты впереди: { $artifacts }.
alchemists-line-area = { $area }: { $rows }
alchemists-line-cubes = { PLAYER($seat) } ({ $actions })
alchemists-line-unwilling = Студент просит 1 золотой за каждый тест.
alchemists-line-theory = Теория: { $ingredient } — { $formula }. Печати: { $seals }
alchemists-line-theory-conflict = Противоречивая теория: { $ingredient } — { $formula }. Печати: { $seals }
alchemists-line-seal = { $seal ->
    [none] { PLAYER($seat) }
   *[other] { PLAYER($seat) }, { $seal }
}
alchemists-line-grant = Свободен { $grant } — { $ingredients }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
alchemists-line-conference = Ближайшая конференция, { $level }: репутация за 0, 1, 2 … печати: { $changes }.
alchemists-line-player = { PLAYER($player) }: золото { $gold }, репутация { $reputation }, ингредиенты { $cards }, услуги { $favors }, кубы { $free }, неиспользованные { $unused }, в больнице { $hospital }.
alchemists-line-player-has = { PLAYER($player) }. Артефакты: { $artifacts }; гранты: { $grants }; умеет делать: { $results }.
alchemists-line-player-shows = { PLAYER($player) }. Показано на выставке: { $potions }.
alchemists-line-hand = Ваши ингредиенты: { $hand }.
alchemists-line-favor = Ваша услуга: { $favor }. { $text }
alchemists-line-seals = Ваши печати: золотые { $gold }, серебряные { $silver }, красные { $red }, зелёные { $green }, синие { $blue }.
alchemists-line-fact = { $number ->
    [one] Известно: { $ingredients } = { $potions }.
   *[other] Известно: { $ingredients } — одно из: { $potions }.
}
alchemists-line-fact-not = Известно: { $ingredients } — не { $potions }.
alchemists-line-share = { $number ->
    [one] Известно: { $ingredient } может входить в зелье: { $potions }.
   *[other] Известно: { $ingredient } может входить в одно из зелий: { $potions }.
}
alchemists-line-grid = Таблица, { $ingredient }: { $cells }
alchemists-line-note = Ваша заметка: { $text }
alchemists-line-truth = { $ingredient } — { $formula }.
alchemists-line-score = { PLAYER($player) }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.

alchemists-hint-space = Это деление даёт ингредиенты: { $ingredients }, услуги: { $favors }.
alchemists-hint-space-paid = Плата золотом: { $gold }; сейчас это для вас примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-space-late = Ходить позже, чем с верхнего деления, — потеря примерно в { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-space-first = С верхнего деления вы действуете раньше всех.
alchemists-hint-card-teaches = С этой картой ближайшие опыты дадут примерно на { NUMBER($bits, minimumFractionDigits: 1) } бита больше знаний.
alchemists-hint-card-sells = С этой картой намеченная продажа принесёт примерно на { NUMBER($points, minimumFractionDigits: 1) } очка больше.
alchemists-hint-card-shows = С этой картой выставка обещает примерно на { NUMBER($points, minimumFractionDigits: 1) } очка больше.
alchemists-hint-card-new = Такого ингредиента у вас ещё нет.
alchemists-hint-card-stock = Карта пополнит запас на следующие раунды.
alchemists-hint-card-unseen = В ряду нет ничего полезнее, чем в среднем карта из колоды.
alchemists-hint-coin = Монета сейчас стоит для вас примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-card-double = У вас есть ещё один такой ингредиент.
alchemists-hint-card-spare = Без этой карты легче всего обойтись: рука станет хуже лишь примерно на { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-plan = План на оставшиеся кубы целиком: { $areas }.
alchemists-hint-plan-experiments = { $number ->
    [one] { $number } опыт даст
    [few] { $number } опыта дадут
   *[many] { $number } опытов дадут
} примерно { NUMBER($bits, minimumFractionDigits: 1) } бита из { NUMBER($left, minimumFractionDigits: 1) } ещё неизвестных; это около { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-plan-sell = Продажа ({ $first } + { $second }) принесёт в среднем { NUMBER($gold, minimumFractionDigits: 1) } золотого; с учётом знаний и риска это около { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-plan-buy = Покупка: { $artifacts }; за вычетом цены это около { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-plan-forage = Свежие ингредиенты дадут остальному плану и следующему раунду примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-plan-transmute = Золото от трансмутации стоит примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-plan-debunk = Есть теории, которые, похоже, можно опровергнуть: это обещает около { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-plan-exhibition = Выставка обещает около { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-finish = { $cubes ->
    [one] Оставшийся куб принёс
   *[other] Оставшиеся кубы принесли
} бы на поле меньше, чем без дела: два неиспользованных куба дают услугу.
alchemists-hint-finish-laid = Все кубы разложены по плану.
alchemists-hint-assistant = С ещё одним кубом план стоит примерно на { NUMBER($points, minimumFractionDigits: 1) } очка больше.
alchemists-hint-decline = Ничто здесь не стоит своей цены, а вернувшиеся кубы дадут примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-pass = То, что предлагают, принесёт не больше, чем отказ.
alchemists-hint-mix-sells = Гарантия ({ $quality }) будет выполнена с вероятностью { $percent } %.
alchemists-hint-mix-shows = Обещанное зелье — { $potion } — получится с вероятностью { $percent } %.
alchemists-hint-mix-known = Нового это почти не даст, но лучшего не осталось.
alchemists-hint-mix-teaches = Результат откроет примерно { NUMBER($bits, minimumFractionDigits: 1) } бита из { NUMBER($left, minimumFractionDigits: 1) } ещё неизвестных; каждый бит вдвое сужает возможности.
alchemists-hint-mix-harms = Вероятность, что зелье вам навредит, — { $percent } %.
alchemists-hint-mix-paid = Студент просит за это монету; сейчас она стоит для вас примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-discount = Со скидкой { $gold } вы, по оценке, продаёте раньше других примерно в { $percent } случаях из ста, и выбор заказа за вами.
alchemists-hint-order = Лучше всего смешать { $first } + { $second } с гарантией «{ $quality }»: она сбудется с вероятностью { $percent } %, в среднем это { NUMBER($gold, minimumFractionDigits: 1) } золотого.
alchemists-hint-guarantee = Пара { $first } + { $second }: гарантия сбудется с вероятностью { $percent } %, тогда вам заплатят золотом: { $gold }.
alchemists-hint-guarantee-risk = Вероятность, что зелье выйдет нейтральным или хуже и будет стоить вам репутации, — { $percent } %.
alchemists-hint-exhibit = Пара { $first } + { $second } даёт его с вероятностью { $percent } %.
alchemists-hint-exhibit-first = Его ещё никто не показывал: первый получит репутацию.
alchemists-hint-exhibit-both = Вы уже показали: { $potion }. Оба знака одного цвета принесут ещё { $reputation ->
    [one] { $reputation } очко
    [few] { $reputation } очка
   *[many] { $reputation } очков
} репутации.
alchemists-hint-ware = Всего артефакт стоит для вас примерно { NUMBER($points, minimumFractionDigits: 1) } очка; цена в золоте: { $gold }.
alchemists-hint-altar = Каждая монета станет очком репутации ({ $gold }); остаток ({ $left }) — на то, за что ещё предстоит платить.
alchemists-hint-look = Это ничего не стоит и покажет один из двух ингредиентов.
alchemists-hint-grant = Он принесёт золото сразу: { $gold }, и очки в конце: { $points }.
alchemists-hint-mortar = Каждый отложенный новый ингредиент — очко в конце.
alchemists-hint-hurry = Ещё одно действие здесь ({ $area }) стоит примерно { NUMBER($points, minimumFractionDigits: 1) } очка, и лучшего применения Сапогам в этом раунде не будет.
alchemists-hint-certain = Ваши результаты это доказывают: { $ingredient } — { $formula }.
alchemists-hint-likely = Теория «{ $ingredient } — { $formula }» верна с вероятностью { $percent } %.
alchemists-hint-hearsay = По одним вашим результатам было бы { $percent } %; разница — то, на что намекают теории соперников.
alchemists-hint-sealed = Печать для неё: { $seal }.
alchemists-hint-impression = Репутация сразу: { $reputation }.
alchemists-hint-presence = Ещё одна печать на доске — это около { NUMBER($points, minimumFractionDigits: 1) } очка на конференциях, в наградах и грантах.
alchemists-hint-paid = Вы платите золотом: { $gold }; сейчас это для вас примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
alchemists-hint-star = Если она верна, звезда принесёт в конце очки: { $points }; если нет, вы теряете { $loss ->
    [one] { $loss } очко
    [few] { $loss } очка
   *[many] { $loss } очков
}, а при опровержении { $reputation ->
    [one] { $reputation } очко
    [few] { $reputation } очка
   *[many] { $reputation } очков
} репутации.
alchemists-hint-hedge = С вопросом вы ничего не теряете, если теория верна или неверна только в этом цвете ({ $colour }): { $percent } %.
alchemists-hint-wrong = В этом цвете ({ $colour }) теория неверна с вероятностью { $percent } %.
alchemists-hint-falls = Чьи печати падут вместе с ней: { PLAYERS($players) }.
alchemists-hint-claim = Что заявить: { $potion }; вероятность — { $percent } %.
alchemists-hint-conflict = Опыт может показать всем, что две теории противоречат друг другу.

# What only a drawn table says.

alchemists-web-setting-ingredients = Начальные ингредиенты
alchemists-web-setting-conferences = Конференции
alchemists-web-setting-debunking = Опровержение
alchemists-web-as-table = как у стола
alchemists-web-gold = Золото
alchemists-web-reputation = Репутация
alchemists-web-ingredients = Ингредиенты
alchemists-web-favors = Услуги
alchemists-web-cubes = Кубы
alchemists-web-costs = кубов на действие: { $cubes }
alchemists-web-face-down-seal = печать лицом вниз
alchemists-web-triangle = Треугольник результатов
alchemists-web-triangle-several = Несколько знаков в клетке: одно из этих зелий. ≠: не это зелье.
alchemists-web-one-of = одно из: { $potions }
alchemists-web-none-of = { $number ->
    [one] не { $potions }
   *[other] ни одно из: { $potions }
}
alchemists-web-sold-so = { $potion }: { $quality }
alchemists-web-sold-not = не { $potion }: { $quality }
alchemists-web-grid = Таблица формул
alchemists-web-ruled-out = исключено опытом
alchemists-web-mark-blank = пусто
alchemists-web-mark-cross = зачёркнуто
alchemists-web-mark-question = возможно
alchemists-web-mark-circle = точно
alchemists-web-order = Порядок хода
alchemists-web-ladder = Репутация: { $standing }
alchemists-web-town = По городу
alchemists-web-row = Ингредиенты в лесу
alchemists-web-gate = У ворот
alchemists-web-nobody = В городе никого.
alchemists-web-next = Следующий гость: { $adventurer }
alchemists-web-shop = Артефакты на продажу
alchemists-web-theories = Доска теорий
alchemists-web-no-theory = { $ingredient }: теории ещё нет
alchemists-web-note = Мои заметки
alchemists-web-note-hint = Их видите только вы
alchemists-web-grants = Гранты
alchemists-web-first-shown = показано первым
alchemists-web-level = Уровень { $level }
alchemists-web-laboratory = Ваша лаборатория
alchemists-web-seals = Печати:
alchemists-web-seals-and-truth = Печати и истина
alchemists-web-right = верно
alchemists-web-wrong = неверно
alchemists-web-conference = Конференция: раунд { $round }
alchemists-web-n-seals = { $seals ->
    [one] { $seals } печать
    [few] { $seals } печати
   *[many] { $seals } печатей
}{ $more ->
    [yes] {" "}и больше
   *[no] {""}
}:
alchemists-web-players = Другие игроки
alchemists-web-bench = Всё открытое
alchemists-web-views = Виды стола
alchemists-web-view-town = Город
alchemists-web-view-market = Рынок
alchemists-web-view-theories = Теории
alchemists-web-view-exhibition = Выставка
alchemists-web-view-laboratory = Лаборатория
alchemists-web-view-players = Игроки
alchemists-web-turns = Очерёдность: { $names }
alchemists-web-green-space = Зелёное деление, паралич:
alchemists-web-frozen = В следующем раунде на зелёном делении:
alchemists-web-unused = не использовано: { $cubes }
alchemists-web-hospital = Кубы в больнице
alchemists-web-actions-left = действий: { $actions }
alchemists-web-discard = сброс: { $cards }
alchemists-web-favor-deck = Услуг в колоде: { $cards }.
alchemists-web-favors-played = Сыграны:
alchemists-web-blocked = заказ больше не взять
alchemists-web-discounts = Скидки:
alchemists-web-for-gold = золото: { $gold }
alchemists-web-to-come = Уровень { $level }, после раунда { $round }
alchemists-web-levels = Уровень
alchemists-web-confers-as = конференции: { $level }
alchemists-web-debunks-as = опровержение: { $level }
alchemists-web-artifacts = Артефакты
alchemists-web-used = в этом раунде использовано
alchemists-web-can-make = Умеет делать
alchemists-web-sealed = Печати на книгах
alchemists-web-lost-seals = Потерянные печати
alchemists-web-laid-away = Вы сбросили
alchemists-web-experiments = Опыты
alchemists-web-none-yet = пока нет
alchemists-web-conflict-with = противоречит: { $ingredients }
alchemists-web-seal-gold = печать с золотой звездой
alchemists-web-seal-silver = печать с серебряной звездой
alchemists-web-seal-red = печать с вопросом, красная
alchemists-web-seal-green = печать с вопросом, зелёная
alchemists-web-seal-blue = печать с вопросом, синяя
alchemists-web-aspect = { $size ->
    [large] большой
   *[small] малый
} { $colour ->
    [red] красный
    [green] зелёный
   *[blue] синий
} { $sign ->
    [plus] плюс
   *[minus] минус
}
alchemists-web-score-reputation = Репутация
alchemists-web-score-artifacts = Артефакты
alchemists-web-score-grants = Гранты
alchemists-web-score-gold = Золото и услуги
alchemists-web-score-seals = Печати на теориях
alchemists-web-score-idol = Идол мудрости
alchemists-web-score-coins = Оставшиеся монеты, при равенстве

# What each choice brings.

alchemists-tells-gold = золото { $amount }
alchemists-tells-reputation = репутация { $amount }
alchemists-tells-ingredients = ингредиенты { $amount }
alchemists-tells-favors = услуги { $amount }
alchemists-tells-cubes = кубы { $amount }
alchemists-tells-unused = неиспользованные кубы { $amount }
alchemists-tells-artifact-points = очки за артефакты { $amount }
alchemists-tells-grant-points = очки за гранты { $amount }
alchemists-tells-seal-points = в конце, если устоит: очки { $amount }
alchemists-tells-favor-assistant = { alchemists-favor-text-assistant }
alchemists-tells-favor-herbalist = { alchemists-favor-text-herbalist }
alchemists-tells-favor-associate = { alchemists-favor-text-associate }
alchemists-tells-favor-custodian = { alchemists-favor-text-custodian }
alchemists-tells-favor-barmaid = { alchemists-favor-text-barmaid }
alchemists-tells-favor-merchant = { alchemists-favor-text-merchant }
alchemists-tells-favor-shopkeeper = { alchemists-favor-text-shopkeeper }
alchemists-tells-favor-sage = { alchemists-favor-text-sage }
alchemists-tells-favor-publisher = { alchemists-favor-text-publisher }
alchemists-tells-artifact-periscope = { alchemists-artifact-text-periscope }
alchemists-tells-artifact-magic-mortar = { alchemists-artifact-text-magic-mortar }
alchemists-tells-artifact-discount-card = { alchemists-artifact-text-discount-card }
alchemists-tells-artifact-boots-of-speed = { alchemists-artifact-text-boots-of-speed }
alchemists-tells-artifact-printing-press = { alchemists-artifact-text-printing-press }
alchemists-tells-artifact-robe-of-respect = { alchemists-artifact-text-robe-of-respect }
alchemists-tells-artifact-witchs-trunk = { alchemists-artifact-text-witchs-trunk }
alchemists-tells-artifact-hypnotic-amulet = { alchemists-artifact-text-hypnotic-amulet }
alchemists-tells-artifact-amulet-of-rhetoric = { alchemists-artifact-text-amulet-of-rhetoric }
alchemists-tells-artifact-seal-of-authority = { alchemists-artifact-text-seal-of-authority }
alchemists-tells-artifact-thinking-cap = { alchemists-artifact-text-thinking-cap }
alchemists-tells-artifact-silver-chalice = { alchemists-artifact-text-silver-chalice }
alchemists-tells-artifact-altar-of-gold = { alchemists-artifact-text-altar-of-gold }
alchemists-tells-artifact-feather-in-cap = { alchemists-artifact-text-feather-in-cap }
alchemists-tells-artifact-bronze-cup = { alchemists-artifact-text-bronze-cup }
alchemists-tells-artifact-magic-mirror = { alchemists-artifact-text-magic-mirror }
alchemists-tells-artifact-wisdom-idol = { alchemists-artifact-text-wisdom-idol }
alchemists-tells-artifact-crystal-cabinet = { alchemists-artifact-text-crystal-cabinet }
alchemists-tells-gold-now = золото: { $gold }
alchemists-tells-cubes-left = осталось кубов: { $cubes }
alchemists-tells-unused-already = неиспользованные кубы: { $cubes }
alchemists-tells-seals-left = осталось печатей: { $number }
alchemists-tells-conference = конференция после раунда { $round }, печати: { $seals } → репутация { SIGNED($change) }
alchemists-tells-position = место в очерёдности: { $least }{ $spread ->
    [0] {""}
   *[other] –{ $most }
}
alchemists-tells-acts-after = раньше вас: { PLAYERS($seats) }
alchemists-tells-trunk-gets-none = ингредиентов нет: у вас Сундук ведьмы
alchemists-tells-becomes-apprentice = дальше ученик, и обратно уже нельзя
alchemists-tells-unused-cubes = неиспользованные кубы: { $cubes }; { $favors ->
    [0] один куб ничего не даёт
   *[other] услуги в конце раунда: { $favors }
}
alchemists-tells-nothing-lost = ничего не стоит
alchemists-tells-sells-too = продают тоже: { PLAYERS($seats) }
alchemists-tells-sells-later = ещё будут продавать: { PLAYERS($seats) }
alchemists-tells-top-row = ваши кубы там первые: { $area }
alchemists-tells-buying = самый дешёвый требует золота: { $needs }, в наличии { $has }; { $sale ->
    [0] трансмутация раньше
   *[other] трансмутация и продажа раньше
}
alchemists-tells-publishing = издателю нужно золота: { $needs }, в наличии { $has }; { $sale ->
    [0] трансмутация раньше
   *[other] трансмутация и продажа раньше
}
alchemists-tells-seals = нужно печатей: { $needs }, в наличии { $has }
alchemists-tells-theories = ещё нет ни одной теории
alchemists-tells-no-theory = опровергать нечего: теорий нет, и раньше они не появятся
alchemists-tells-nothing-on-sale = в этом раунде в продаже ничего нет
alchemists-tells-two-different = нужны два разных ингредиента, в наличии { $has }
alchemists-tells-enough-ingredients = на всё задуманное нужно ингредиентов: { $needs }; в руке и со сбора: { $has }
alchemists-tells-held = уже в руке: { $number }
alchemists-tells-all-see-card = это видят все
alchemists-tells-unseen-card = неизвестная карта, её не видит никто другой
alchemists-tells-left = в руке останется таких: { $number }
alchemists-tells-prices = точное соответствие — { $exact }, верный знак — { $right }, нейтральное — { $neutral }, неверный знак — { $wrong } (золото)
alchemists-tells-faces = улыбки: { $faces }
alchemists-tells-sells-first = ваша продажа — первая
alchemists-tells-sells-last = ваша продажа — последняя
alchemists-tells-ahead-on-tie = при равных улыбках после вас: { PLAYERS($seats) }
alchemists-tells-order = приготовить: { $order }
alchemists-tells-blocks = после вас без Купца не продать: { $potions } ({ PLAYERS($seats) })
alchemists-tells-paid-if = золото { SIGNED($gold) }, если выйдет не хуже: { $quality }
alchemists-tells-stake = нейтральное или неверный знак стоит репутации, что ни обещай: { $loss }
alchemists-tells-quality = выйдет: { $quality }
alchemists-tells-quality-better = качество считается выше, уровней: { $levels }; точное соответствие даёт репутацию
alchemists-tells-all-see-quality = все видят качество, ингредиентов не видит никто
alchemists-tells-all-see-potion = все видят зелье, ингредиентов не видит никто
alchemists-tells-potion = выйдет: { $potion }
alchemists-tells-known = { $number ->
    [1] уже известно: { $potions }
   *[other] уже известно, одно из: { $potions }
}
alchemists-tells-known-not = уже известно, что это не: { $potion }
alchemists-tells-student-charges = студент берёт за каждый тест золото: { $gold }
alchemists-tells-spoils-student = плохое зелье: каждый следующий тест раунда стоит золота: { $gold }
alchemists-tells-harm-poison = { alchemists-potion-poison }: куб в больницу, в следующем раунде он не используется
alchemists-tells-harm-paralysis = { alchemists-potion-paralysis }: в следующем раунде ход последний
alchemists-tells-harm-insanity = { alchemists-potion-insanity }: это стоит репутации
alchemists-tells-cheaper = артефакт дешевле на 1 золотой, и купить надо обязательно
alchemists-tells-keeps-cards = ингредиенты остаются в руке
alchemists-tells-sees-ingredient = вам покажут один из двух ингредиентов
alchemists-tells-keeps-periscope = Перископ ещё можно использовать в этом раунде
alchemists-tells-acts-again = ещё одно действие, без куба: { $area }
alchemists-tells-keeps-boots = Сапоги ещё можно использовать в этом раунде
alchemists-tells-stays-in-hand = остаётся в руке: { $ingredient }
alchemists-tells-grant = даёт: { $grants }
alchemists-tells-right = теория верна
alchemists-tells-cannot-be-right = ваши результаты вместе это исключают
alchemists-tells-ruled-out = исключено результатом
alchemists-tells-marked-cross = зачёркнуто в вашей таблице
alchemists-tells-marked-question = «возможно» в вашей таблице
alchemists-tells-marked-circle = «точно» в вашей таблице
alchemists-tells-if-right = окажется верной: очки { SIGNED($points) }
alchemists-tells-if-wrong = окажется неверной: очки −{ $points }
alchemists-tells-if-debunked = будет опровергнута: репутация −{ $loss }
alchemists-tells-hedges = ничего не стоит, если неверен только этот цвет: { $colour }
alchemists-tells-seals-of-kind = таких осталось: { $number }
alchemists-tells-seal-returns = вернётся к вам: { $seal }
alchemists-tells-seal-stays = остаётся там: { $seal }
alchemists-tells-seal-now = сейчас там: { $seal }
alchemists-tells-publishes-later = действие публикации останется на свой черёд
alchemists-tells-later-grants = следующий грант требует теорий: { $number }
alchemists-tells-all-see-sign = верный знак видят все
alchemists-tells-falls = падёт теория: { $ingredients }
alchemists-tells-may-publish-at-once = потом можно сразу публиковать
alchemists-tells-proves-nothing = никакой ответ ничего не опровергнет
alchemists-tells-answer-yes = ответ: да
alchemists-tells-yes-falls = да: падёт теория — { $ingredients }
alchemists-tells-yes-conflict = да: две теории противоречат друг другу
alchemists-tells-yes-fails = да: ничего не опровергнуто
alchemists-tells-no-conflict = нет: две теории противоречат друг другу
alchemists-tells-no-fails = нет: ничего не опровергнуто
alchemists-tells-first-to-show = ещё никем не показано: репутация { SIGNED($reputation) }
alchemists-tells-both-signs = оба знака цвета: репутация { SIGNED($reputation) }
alchemists-tells-nothing-to-gain = уже показано: удача репутации не даст
alchemists-tells-failing-costs = другое зелье вместо обещанного стоит репутации: { $loss }
alchemists-tells-succeeds = выйдет обещанное
