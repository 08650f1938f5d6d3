laar = Гильдии Лаара
laar-sentence = Каждая карта может стать одним из пяти товаров: отправьте нужного эксперта и заберите нужную карту.
laar-goal = Нужно собрать товары, которые вместе дадут больше всего очков, когда карты кончатся: каким товаром станет карта, решает лежащий на ней эксперт.

laar-option-variant = Вариант
laar-option-variant-basic = обычный: самоцветы закрыты, эксперты открыты
laar-option-variant-open = более открытый: самоцветы тоже открыты
laar-option-variant-closed = более закрытый: эксперты тоже скрыты
laar-option-memo = Памятка по зверям
laar-option-memo-random = случайная
laar-option-memo-I = памятка I (восстановлена нами, если её нет в вашем файле)
laar-option-memo-II = памятка II (восстановлена нами, если её нет в вашем файле)
laar-option-memo-III = памятка III: любая пара
laar-option-memo-IV = памятка IV: одинаковые пары или разные звери
laar-option-memo-V = памятка V: порядок взятия
laar-option-memory = Память
laar-option-memory-aid = боты помнят все увиденные самоцветы и экспертов
laar-option-memory-none = боты забывают то, что лежит лицом вниз
laar-option-data = Свой файл с колодой и памятками (пусто: восстановленные данные из коробки)

laar-kind-spice = специи
laar-kind-beast = звери
laar-kind-weapon = оружие
laar-kind-spell = заклинания
laar-kind-gem = самоцветы

laar-expert-cook = кулинар
laar-expert-beast-catcher = зверолов
laar-expert-armourer = оружейник
laar-expert-arcanist = арканист
laar-expert-jeweller = ювелир

laar-spice-anise = анис
laar-spice-mint = мята
laar-spice-pepper = перец
laar-spice-juniper = можжевельник
laar-spice-lotus = лотос
laar-spice-clove = гвоздика

laar-beast-phoenix = феникс
laar-beast-serpent = морской змей
laar-beast-spider = гигантский паук
laar-beast-unicorn = единорог

laar-weapon-type-boomerang = бумеранг
laar-weapon-type-pinga = пинга
laar-weapon-type-shuriken = сюрикен
laar-weapon-type-katar = катар

laar-spell-kind-point-per-good = 1 за товар
laar-spell-kind-two-per-spell = 2 за заклинание
laar-spell-kind-two-per-beast = 2 за зверя
laar-spell-kind-four-per-spice-pair = 4 за пару специй
laar-spell-kind-four-per-five-kinds = 4 за пять разных товаров
laar-spell-kind-four-per-three-beasts = 4 за трёх разных зверей
laar-spell-kind-gem-shift = самоцвет ±1
laar-spell-kind-weapon-boost = +2 к оружию
laar-spell-kind-ward = защита от оружия
laar-spell-kind-universal = универсальный товар

laar-set-kind-same = одинаковые
laar-set-kind-different = разные
laar-set-kind-any = любые
laar-set-kind-named = названные

laar-side-left = левая
laar-side-right = правая

laar-gem-view = класс { $number }
laar-weapon-view = { $type } { $left }–{ $right }
laar-spell-view = { $of ->
    [none] { $kind }
   *[other] { $kind } ({ $of })
}
laar-good-view = № { $card } [{ $spice } | { $beast } | { $weapon } | { $spell } | самоцвет { $gem }]
laar-beast-set-view = { $beasts ->
    [none] { $kind } ×{ $count } = { $points }
   *[other] ({ $beasts }) = { $points }
}
laar-made-set = ({ $beasts }) = { $points }
laar-zone = { $zone }

laar-move-assign = { $expert } — на товар { NTH($good) }
laar-move-acquire = взять товар { NTH($good) }
laar-move-exchange = сменить эксперта ({ $expert }) и взять товар
laar-move-transfer = универсальный товар № { $card }: в стопку «{ $kind }»
laar-move-leave = оставить универсальные товары среди заклинаний
laar-move-ward = защита от оружия «{ $weapon }»
laar-move-choose-side = действует { $side } сторона

laar-question-assign-experts = Сыграйте эксперта на открытую карту.
laar-question-acquire-goods = Возьмите карту.
laar-question-place-universal-goods = Переложите универсальные товары или оставьте их.
laar-question-name-wards = Назовите оружие, которое ничего у вас не отнимет.
laar-question-choose-sides = Выберите сторону оружия, которая действует.

laar-event-game-begun = Памятка по зверям { $memo }. Первый игрок — { PLAYER($first) }.
laar-event-goods-opened = Раунд { $round }: начинает { PLAYER($first) }, открыты новые товары.
laar-event-expert-assigned = { PLAYER($seat) } посылает эксперта к товару { NTH($good) }: { $expert } ({ $zone }).
laar-event-good-acquired = { PLAYER($seat) } берёт в стопку «{ $kind }»: { $zone }.
laar-event-expert-exchanged = { PLAYER($seat) } меняет эксперта: обратно в руку — { $taken }, на карту — { $played }.
laar-event-experts-returned = После раунда { $round } у всех снова по пять экспертов.
laar-event-good-transferred = { PLAYER($seat) } перекладывает универсальный товар № { $card } в стопку «{ $kind }»: { $zone }.
laar-event-goods-left = { PLAYER($seat) } оставляет универсальные товары среди заклинаний.
laar-event-spells-counted = Очки за заклинания: { SCORES($points) }.
laar-event-gems-counted = { PLAYER($seat) } получает за самоцветы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $gems } (последовательности: { $runs }).
laar-event-spices-counted = Очки за специи: { SCORES($points) }.
laar-event-beasts-counted = { PLAYER($seat) } получает за зверей { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Наборы: { $sets ->
    [none] нет
   *[other] { $sets }
}.
laar-event-ward-named = { PLAYER($seat) }: защита от оружия «{ $weapon }».
laar-event-side-chosen = { PLAYER($seat) }: действует { $side } сторона оружия.
laar-event-weapons-counted = Очки за оружие: { SCORES($points) }.
laar-event-game-ended = Игра окончена. Очки: { SCORES($totals) }. Победа: { PLAYERS($winners) }.

laar-reason-most-points = Побеждает тот, у кого больше всего очков.
laar-reason-fewest-weapon-points = При равенстве побеждает тот, у кого меньше очков за оружие.
laar-reason-fewest-weapons = При равенстве побеждает тот, у кого меньше карт оружия.
laar-reason-draw = Победа поделена: поровну и очков, и очков за оружие, и карт оружия.

laar-rule-your-own-expert = Играть можно только эксперта, который у вас есть.
laar-rule-one-expert-per-card = На карту с экспертом второго не играют.
laar-rule-still-open = Взять можно только карту, которая ещё лежит.
laar-rule-first-player-exchanges = Менять эксперта может только первый игрок и только на последней карте.
laar-rule-another-expert = Новый эксперт должен отличаться от того, что лежит у карты.
laar-rule-exchange-from-your-own = Новый эксперт — из тех, что у вас остались.
laar-rule-only-universal-goods = Перекладывать можно только универсальные товары из своих заклинаний.
laar-rule-ward-another-type = Две защиты — два типа оружия: правила об этом молчат, так решили мы (решение 6), ведь назвать тип ещё раз ничего не даёт.

laar-line-round = Раунд { $round } из { $rounds }. Первый игрок — { PLAYER($first) }. В колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}.
laar-line-memo = Памятка по зверям { $memo }: { $sets }.
laar-line-memo-order = Памятка по зверям { $memo }, очки — по тому, какой зверь взят следующим:
laar-line-memo-next = { $beast }: перед фениксом { $phoenix }, перед змеем { $serpent }, перед пауком { $spider }, перед единорогом { $unicorn }
laar-line-good-taken = { $number }. карту уже взяли
laar-line-good = { $number }. { $good }{ $expert ->
    [none] {""}
   *[other] {" "}— { $expert }
}
laar-line-player = { PLAYER($player) }, эксперты: { $experts ->
    [none] нет
   *[other] { $experts }
}.
laar-line-player-hidden = { PLAYER($player) }, скрытых экспертов: { $experts }.
laar-line-stack = { $kind }: { $goods }
laar-line-gems-hidden = самоцветов лицом вниз: { $gems }
laar-line-wards = защита: { $weapons }
laar-line-side = сторона оружия, которая действует: { $side }
laar-line-discard = В сбросе эксперты: { $experts }.
laar-line-discard-hidden = В сбросе экспертов, лицом вниз: { $experts }.
laar-line-sheet = Очки, { $kind }: { $points }.
laar-line-totals = Всего очков: { $points }.
laar-line-suggested = Лучший ответ: { $move }.

error-laar-data = Файл данных, строка { $line }: { $reason }
error-laar-data-long = Файл данных слишком длинный: не больше { $most } знаков.
error-laar-data-toml = это не TOML: { $problem }
error-laar-data-table = таблицы «{ $found }» нет; есть { $known }.
error-laar-data-key = ключа «{ $found }» здесь нет; есть { $known }.
error-laar-data-shape = «{ $entry }» записано не так, как в файле из коробки.
error-laar-data-unknown = { $entry }: «{ $found }» не существует; есть { $known }.
error-laar-data-number = { $entry }: { $found }, а должно быть целое число от { $fewest } до { $most }.
error-laar-data-cards = { $found ->
    [one] найдена { $found } карта
    [few] найдены { $found } карты
   *[many] найдено { $found } карт
}, а в колоде их { $expected }.
error-laar-data-card-twice = карта { $card } записана дважды.
error-laar-data-of = { $wanted ->
    [0] заклинание { $spell } ничего не называет в «of».
    [one] заклинание { $spell } называет в «of» что-то одно.
   *[many] разных названий в «of» у заклинания { $spell } должно быть { $wanted }.
}
error-laar-data-copies = у заклинания { $spell } записано копий: { $copies }, а в колоде их { $found }.
error-laar-data-many-sets = в памятке { $memo } наборов: { $found }, а читается не больше { $most }.
error-laar-data-many = «{ $entry }» встречается { $found } раз, а читается не больше { $most }.
error-laar-data-nothing = в файле нет ни карт, ни памяток.
error-laar-data-memo-twice = памятка { $memo } записана дважды.
error-laar-data-sets = памятке { $memo } нужен список наборов.
error-laar-data-set = набор — это ровно одно из { $known } и очки.
error-laar-data-score = «{ $entry }» задано правилами: { $expected }.

laar-hint-gain = В стопке «{ $kind }» эта карта принесла бы вам сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
laar-hint-denies = И она не достанется сопернику: { PLAYER($player) } получил бы за неё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
laar-hint-tempts = Берегитесь: { PLAYER($player) } может получить за неё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
laar-hint-counted = Никакой другой ответ не даст при подсчёте больше очков.

# What each choice brings.

laar-tells-points = { $amount } в блокнот
laar-tells-points-now = { $amount }, если считать сейчас
laar-tells-would-bring = { $amount } сейчас, если карта достанется вам
laar-tells-becomes = { $kind }: { $zone }
laar-tells-joins = в стопку «{ $kind }»: { $zone }
laar-tells-experts-left = останутся: { $experts }
laar-tells-comes-back = обратно в руку: { $back }
laar-tells-face-down = объявляется класс { $gem }, потом карта лежит лицом вниз
laar-tells-spices = разных специй: { $different }, то есть { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
laar-tells-spice-again = такая специя уже есть: разных больше не станет
laar-tells-follows = предыдущий зверь, { $before }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
laar-tells-sets = наборы: { $sets }; вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
laar-tells-runs = ряды: { $runs }; вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
laar-tells-takes = против соседа слева ({ PLAYER($left) }): { $takes_left }, справа ({ PLAYER($right) }): { $takes_right }
laar-tells-takes-one-side = { $takes_left }, если действует левая сторона, { $takes_right }, если правая
laar-tells-void = { $weapon } ×{ $weapons }: ни одна из этих карт ничего не отнимает
laar-tells-universal = перед подсчётом можно переложить в другую стопку
laar-tells-suggested = больше сейчас не даёт никакой другой ответ
laar-tells-stops = сейчас спасает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
laar-tells-ward-idle = ничего не спасает: оружием «{ $weapon }» соседи ничего у вас не отнимают
laar-tells-side-takes = { PLAYER($other) } теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
laar-tells-round = раунд { $round } из { $rounds }
laar-tells-experts-return = эксперты вернутся после раунда { $after }
laar-tells-experts-last = эксперты больше не вернутся
laar-tells-two-experts = осталось только два эксперта
laar-tells-send-after = после вас посылают: { PLAYERS($seats) }
laar-tells-take-before = раньше вас берут: { PLAYERS($seats) }; ни одна карта ещё не ваша
laar-tells-you-take-first = посылаете вы после всех, зато берёте раньше всех
laar-tells-take-after = после вас берут: { PLAYERS($seats) }
laar-tells-may-exchange = последняя карта ваша; эксперта на ней можно сменить
laar-tells-universal-left = разложить: { $cards ->
    [one] { $cards } универсальный товар
    [few] { $cards } универсальных товара
   *[many] { $cards } универсальных товаров
}
laar-tells-wards-left = назвать: { $wards ->
    [one] { $wards } защиту
    [few] { $wards } защиты
   *[many] { $wards } защит
}
laar-tells-decide-after = после вас решают: { PLAYERS($seats) }
laar-tells-card-would-bring = товар { NTH($good) } в стопке «{ $kind }»: { SIGNED($points) } сейчас

# What only a drawn table says.

laar-web-all-aids = Памятки
laar-web-discard = В сбросе:
laar-web-market = Рынок
laar-web-memo = Памятка по зверям { $memo }
laar-web-your-experts = Ваши эксперты
laar-web-your-goods = Ваши товары
laar-web-experts = Экспертов: { $experts }
laar-web-face-down = лицом вниз: { $cards }
laar-web-worth = Что карта принесла бы мне сейчас
laar-web-left = сосед слева
laar-web-right = сосед справа
laar-web-both = сосед с обеих сторон
laar-web-own-data = За этим столом свой файл данных: колода или памятки не такие, как у нас в коробке.
laar-web-aids = Специи, самоцветы и оружие
laar-web-aid-spices = Разных специй
laar-web-aid-runs = Ряд самоцветов, по длине
laar-web-aid-gems = Самоцветы идут по кругу: за классом 8 снова следует 1. Каждый самоцвет входит только в один ряд.
laar-web-aid-weapons = Левое число оружия отнимает очки у соседа слева, правое — у соседа справа. Две карты одного типа и больше не действуют. Вдвоём каждый в конце выбирает одну сторону.
laar-web-aid-points = Очки
laar-web-pair = { PLAYER($seat) } и { PLAYER($left) }: { PLAYER($seat) } отнимает { $takes }, { PLAYER($left) } отнимает { $loses }
laar-web-spells-of = Заклинания по одному
laar-web-pairs = Оружие по соседям
laar-web-no-points = действует на другие товары
laar-event-good-acquired-since = { PLAYER($seat) } берёт самоцвет лицом вниз.
laar-event-expert-assigned-since = { PLAYER($seat) } посылает эксперта к товару { NTH($good) }: { $expert }.
