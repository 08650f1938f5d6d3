laar = Гильдии Лаара
laar-sentence = Каждая карта может стать одним из пяти товаров: отправьте нужного эксперта и заберите нужную карту.

laar-option-variant = Вариант
laar-option-variant-basic = обычный: самоцветы закрыты, эксперты открыты
laar-option-variant-open = более открытый: самоцветы тоже открыты
laar-option-variant-closed = более закрытый: эксперты тоже скрыты
laar-option-memo = Памятка по зверям
laar-option-memo-random = случайная
laar-option-memo-I = памятка I (восстановлена нами)
laar-option-memo-II = памятка II (восстановлена нами)
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
laar-event-goods-opened = Раунд { $round }: начинает { PLAYER($first) }. Новые товары: { $goods }.
laar-event-expert-assigned = { PLAYER($seat) }: { $expert } — на товар { NTH($good) } ({ $zone }).
laar-event-good-acquired = { PLAYER($seat) } берёт карту № { $card } в стопку «{ $kind }»: { $zone }.
laar-event-expert-exchanged = { PLAYER($seat) } меняет эксперта: обратно в руку — { $taken }, на карту — { $played }.
laar-event-experts-returned = После раунда { $round } у всех снова по пять экспертов.
laar-event-good-transferred = { PLAYER($seat) } перекладывает универсальный товар № { $card } в стопку «{ $kind }»: { $zone }.
laar-event-goods-left = { PLAYER($seat) } оставляет универсальные товары среди заклинаний.
laar-event-spells-counted = Очки за заклинания: { $points }.
laar-event-gems-counted = { PLAYER($seat) }, самоцветы: { $gems }. Последовательности: { $runs }. Очки: { $points }.
laar-event-spices-counted = Очки за специи: { $points }.
laar-event-beasts-counted = { PLAYER($seat) }, очки за зверей: { $points }. Наборы: { $sets ->
    [none] нет
   *[other] { $sets }
}.
laar-event-ward-named = { PLAYER($seat) }: защита от оружия «{ $weapon }».
laar-event-side-chosen = { PLAYER($seat) }: действует { $side } сторона оружия.
laar-event-weapons-counted = Очки за оружие: { $points }.
laar-event-game-ended = Игра окончена, очки: { $totals }. Победа: { PLAYERS($winners) }.

laar-reason-most-points = Побеждает тот, у кого больше всего очков.
laar-reason-fewest-weapon-points = При равенстве побеждает тот, у кого меньше очков за оружие.
laar-reason-fewest-weapons = При равенстве побеждает тот, у кого меньше карт оружия.
laar-reason-draw = Ничья: поровну и очков, и очков за оружие, и карт оружия.

laar-rule-your-own-expert = Играть можно только эксперта, который у вас есть.
laar-rule-one-expert-per-card = На карту с экспертом второго не играют.
laar-rule-still-open = Взять можно только карту, которая ещё лежит.
laar-rule-first-player-exchanges = Менять эксперта может только первый игрок и только на последней карте.
laar-rule-another-expert = Новый эксперт должен отличаться от того, что лежит у карты.
laar-rule-exchange-from-your-own = Новый эксперт — из тех, что у вас остались.
laar-rule-only-universal-goods = Перекладывать можно только универсальные товары из своих заклинаний.
laar-rule-ward-another-type = Каждая защита называет другой тип оружия.

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
error-laar-data-memo-missing = нет памятки { $memo }.
error-laar-data-memo-twice = памятка { $memo } записана дважды.
error-laar-data-sets = памятке { $memo } нужен список наборов.
error-laar-data-set = набор — это ровно одно из { $known } и очки.
error-laar-data-score = «{ $entry }» задано правилами: { $expected }.

laar-pad-memo = Памятка по зверям { $memo }.
laar-pad-player = { PLAYER($seat) }: { $total }. Заклинания { $spell }, самоцветы { $gem }, специи { $spice }, звери { $beast }, оружие { $weapon }.
laar-pad-spells = заклинания: { $spells }
laar-pad-gem-changes = изменённые самоцветы: { $changes }
laar-pad-gem-runs = последовательности самоцветов: { $runs }
laar-pad-beast-sets = наборы зверей: { $sets }
laar-pad-wards = защита: { $weapons }
laar-pad-side = сторона оружия: { $side }
laar-pad-winners = Победа: { PLAYERS($winners) }

remark-laar-more-than-deck = Внимание: на листе { $kind } «{ $thing }» встречается { $found } { $found ->
    [few] раза
   *[many] раз
}, а в колоде — только { $most }. Считаем так, как записано.

error-laar-sheet = Лист должен быть таким: {"{"}"memo": "IV", "players": [{"{"}"spice": ["anise"], "gem": [1, 2], …{"}"}, …]{"}"}.
error-laar-sheet-key = На листе есть «{ $found }», а бывает только { $known }.
error-laar-sheet-options = Настройки на листе — это тексты по именам, например {"{"}"data": "…"{"}"}.
error-laar-sheet-memo = Памятки по зверям «{ $found }» нет; есть { $known }.
error-laar-sheet-players = На листе { $found ->
    [one] { $found } игрок
    [few] { $found } игрока
   *[many] { $found } игроков
}, а в «Гильдии Лаара» играют от { $fewest } до { $most }.
error-laar-sheet-first = Первый игрок «{ $found }» должен быть числом от 0 до { $most }.
error-laar-sheet-player = Игрок { $player }: нужны стопки { $known }, каждая — список.
error-laar-sheet-player-key = Игрок { $player }: есть «{ $found }», а бывает только { $known }.
error-laar-sheet-stack = Игрок { $player }: «{ $stack }» должно быть списком.
error-laar-sheet-order = Игрок { $player }: памятка { $memo } смотрит на порядок взятия, поэтому «beast» должно быть списком в этом порядке.
error-laar-sheet-goods = Игрок { $player }: товаров { $found }, но за двенадцать раундов их не больше { $most }.
error-laar-sheet-unknown = Игрок { $player }: { $entry } «{ $found }» не существует; есть { $known }.
error-laar-sheet-gem = Игрок { $player }: самоцвета «{ $found }» нет, классы идут от 1 до { $most }.
error-laar-sheet-weapon = Игрок { $player }: оружие записывают так: {"{"}"type": "pinga", "left": 1, "right": 2{"}"}.
error-laar-sheet-number = Игрок { $player }: число оружия ({ $side }) — «{ $found }», а должно быть от 0 до { $most }.
error-laar-sheet-spell = Игрок { $player }: заклинание записывают так: {"{"}"kind": "two_per_beast", "of": ["unicorn"]{"}"}.
error-laar-sheet-of = { $wanted ->
    [0] Игрок { $player }: заклинание { $spell } ничего не называет в «of».
    [one] Игрок { $player }: заклинание { $spell } называет в «of» что-то одно.
   *[many] Игрок { $player }: разных названий в «of» у заклинания { $spell } должно быть { $wanted }.
}
error-laar-sheet-side = Игрок { $player }: сторона «{ $found }», а должна быть «left» или «right».
error-laar-sheet-ward-twice = Игрок { $player }: две защиты названы от одного вида оружия; каждая должна быть от другого.

laar-hint-gain = Как товар ({ $kind }) эта карта принесла бы вам сейчас { $points ->
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
