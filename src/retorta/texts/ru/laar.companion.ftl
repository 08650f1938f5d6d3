laar-pad-memo = Памятка по зверям { $memo }.
laar-pad-player = { PLAYER($seat) }: { $total }. Заклинания { $spell }, самоцветы { $gem }, специи { $spice }, звери { $beast }, оружие { $weapon }.
laar-pad-spells = заклинания: { $spells }
laar-pad-gem-changes = изменённые самоцветы: { $changes }
laar-pad-gem-runs = последовательности самоцветов: { $runs }
laar-pad-beast-sets = наборы зверей: { $sets }
laar-pad-wards = защита: { $weapons }
laar-pad-side = сторона оружия: { $side }
laar-pad-winners = Победа: { PLAYERS($winners) }
laar-pad-winners-ours = По нашим значениям памятки { $memo }, а в вашей коробке они могут быть другими: { PLAYERS($winners) }
laar-pad-pair = { PLAYER($seat) } и сосед слева ({ PLAYER($left) }): отнимает { $takes }, теряет { $loses }.
remark-laar-more-than-deck = Внимание: на листе { $found } × { $thing } ({ $kind }), а в колоде — только { $most }. Считаем так, как записано.
remark-laar-more-than-ours = Внимание: на листе { $found } × { $thing } ({ $kind }), а в колоде, какой мы её восстановили, — только { $most }; в вашей может быть больше. Считаем так, как записано.
error-laar-sheet = Лист должен быть таким: {"{"}"memo": "IV", "players": [{"{"}"spice": ["anise"], "gem": [1, 2], …{"}"}, …]{"}"}.
error-laar-sheet-memo = Памятки по зверям «{ $found }» нет; есть { $known }.
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
error-laar-sheet-ward-twice = Игрок { $player }: две защиты названы от одного типа оружия; каждая должна быть от другого.
laar-pad-universal = универсальные товары положены: { $goods }
laar-sheet-template = Лист «Гильдий Лаара»: заполните его и посчитайте командой retorta score laar FILE. Памятка — от I до V; first_player считается с 0: кто начинал последний раунд. Названия можно писать на любом из наших языков и сокращать.
laar-sheet-template-players = На каждого игрока по часовой стрелке — взятые товары. Специя и зверь — названием, звери в порядке взятия; самоцвет — классом; оружие — {"{"} type = "pinga", left = 1, right = 2 {"}"}; заклинание — {"{"} kind = "ward", of = ["pinga"] {"}"}. Со своей колодой (--option data=FILE) карту можно назвать номером, "#17"; универсальные товары, названные так, кладутся туда, где дают больше всего.
remark-laar-memo-ours = Учтите: значения памятки { $memo } мы восстановили сами; кто победил по ним, по напечатанным мог бы и не победить. Свои значения: --option data=FILE.
remark-laar-universal-stays = Учтите: универсальный товар ({ PLAYER($seat) }) посчитан как заклинание. Назовите его номером карты ("#17"), и он ляжет туда, где даёт больше всего, или впишите его к тем товарам, куда его положили.
error-laar-sheet-card = Игрок { $player }: карты «{ $found }» нет; бывают от #1 до #{ $most }.
error-laar-sheet-card-twice = Игрок { $player }: карта #{ $card } уже есть у игрока { $other }; каждая карта в колоде одна.
error-laar-sheet-decided = Игрок { $player }: на карте #{ $card } решать нечего; оружие в «of» называет только защита, а стопку в «as» — только универсальный товар.
error-laar-sheet-zones = Игрок { $player }: универсальный товар без номера карты записывают со всеми зонами: { $known }; у других заклинаний их нет.
error-laar-sheet-from-box = «memo_from_box» — это «{ $found }», а должно быть true или false.
error-laar-deck-unfinished = { $found ->
    [one] Не заполнена ещё { $found } карта: { $cards }.
    [few] Не заполнены ещё { $found } карты: { $cards }.
   *[other] Не заполнено ещё { $found } карт, первые из них: { $cards }.
}
error-laar-deck-memo-empty = В памятке { $memo } должен быть хотя бы один набор зверей или вся таблица зверей.

# Что говорят только страницы.

laar-companion-score-pad = Подсчёт очков
laar-companion-score-pad-about = Отметьте товары каждого: лучшая раскладка найдётся и объяснится
laar-companion-deck = Колода и памятки
laar-companion-deck-about = Впишите карты своей коробки — для блокнота и для столов
laar-companion-set-up = Подготовка и раунды
laar-companion-set-up-about = Кто первый, что выложить и что дальше в каждом раунде
laar-companion-printables = На бумаге
laar-companion-printables-about = Пустой блокнот и памятки для печати
laar-companion-told = { $players } · памятка { $memo }
laar-companion-clockwise = Впишите игроков так, как они сидят, по часовой стрелке: следующий — сосед слева.
laar-companion-count = Счёт
laar-companion-kind = Вид товара
laar-companion-which = Что именно: { $kind }?
laar-companion-which-card = Какая это карта?
laar-companion-numbers = { $weapon }: левое и правое число
laar-companion-numbers-label = Левое и правое число
laar-companion-another = Другое
laar-companion-of = { $count ->
    [one] за что?
   *[other] за какие два? ({ $count })
}
laar-companion-empty-stack = Пока пусто. Нажмите на то, что взято.
laar-companion-in-order = Зверей вписывайте в том порядке, в каком их брали: его учитывает памятка V.
laar-companion-best = лучшее
laar-companion-take-away = Убрать с листа
laar-companion-ward-which = От какого оружия защита? «Лучшее» — от того, что отнимает больше всего.
laar-companion-laid-where = В какую стопку кладёт владелец? «Лучшее» — туда, где даёт больше всего.
laar-companion-universal-zones = Что ещё на этой карте? Тогда блокнот положит её туда, где она даёт больше всего.
laar-companion-stays-spell = Остаётся заклинанием
laar-companion-neighbours = Сосед слева: { $left }, справа: { $right }.
laar-companion-neighbour = Сосед с обеих сторон: { $name }.
laar-companion-by-cards = Вписывать картами
laar-companion-by-zones = Вписывать зонами
laar-companion-deck-ours = Эти карты восстановили мы, в вашей коробке они другие: вписывайте зонами или сначала впишите свою колоду.
laar-companion-which-side = Какая сторона оружия считается?
laar-companion-memo = Памятка
laar-companion-which-memo = Какая памятка лежит на столе?
laar-companion-which-memo-why = Одну из пяти вытянули в начале игры: по ней считают зверей, а значит, и победителя.
laar-companion-memo-ours = Числа памятки { $memo } — наша догадка. Что напечатано в вашей коробке? Исправьте один раз, этот телефон запомнит.
laar-companion-memo-printed = Так и напечатано
laar-companion-memo-from-box = Как в вашей коробке.
laar-companion-memo-order = Считается по порядку взятия.
laar-companion-memo-next = Очки за зверя (строка) в зависимости от того, какого зверя взяли сразу после него (столбец).
laar-companion-set-kind = Строка { $number }: какие звери
laar-companion-set-count = Строка { $number }: сколько
laar-companion-set-points = Строка { $number }: очки
laar-companion-set-away = Убрать строку { $number }
laar-companion-set-more = Ещё строка
laar-companion-set-again = Этих зверей — заново
laar-companion-one-more = Ещё один: { $thing } (сейчас { $count })
laar-companion-first = Кто был первым в последнем раунде?
laar-companion-explained = Откуда очки
laar-companion-universal = Универсальные товары
laar-companion-laid = { $card }: лучше всего в стопке { CASE($kind, "gen") } — { $zone }, { $gain }.
laar-companion-laid-stays = { $card }: лучше всего оставить среди заклинаний.
laar-companion-laid-told = { $card }: владелец положил в стопку { CASE($kind, "gen") }: { $gain }.
laar-companion-instead = Иначе было бы:
laar-companion-way = { $kind } ({ $zone }) { $gain }
laar-companion-way-stays = среди заклинаний { $gain }
laar-companion-shifted = изменено заклинаниями, это даёт { $gain }:
laar-companion-different = Разных — { $count }:
laar-companion-takes = Отнимает { $left } у соседа слева ({ $left-name }) и { $right } у соседа справа ({ $right-name }).
laar-companion-side = Считается сторона «{ $side }»: левая отняла бы { $left }, правая — { $right }.
laar-companion-void = Несколько карт одного типа оружия ({ $weapon }): все они не считаются.
laar-companion-ward-best = Защита от { CASE($weapon, "gen") } спасает { $saves }: больше не спасла бы ни одна.
laar-companion-ward-told = Защита от { CASE($weapon, "gen") }, как выбрал владелец, спасает { $saves }.
laar-companion-odd-laar-memo-ours = Числа памятки { $memo } восстановили мы: кто победил по ним, по напечатанным мог бы и не победить. Исправьте их выше.
laar-companion-odd-laar-universal-stays = Универсальный товар ({ PLAYER($seat) }) посчитан как заклинание: никто не сказал, что ещё на этой карте.
laar-companion-odd-laar-more-than-deck = Внимание: { $found } × { $thing } ({ $kind }), а в вашей колоде — только { $most }. Считаем так, как вписано.
laar-companion-odd-laar-more-than-ours = Внимание: { $found } × { $thing } ({ $kind }), а в колоде, какой мы её восстановили, — только { $most }; в вашей может быть больше. Считаем так, как вписано.
laar-companion-blank = Сначала заклинания, затем самоцветы, специи, звери и оружие. Универсальные товары раскладывают до подсчёта.
laar-companion-blank-takes = отнимает
laar-companion-blank-loses = теряет

laar-companion-cards = Карты
laar-companion-tallies = Сводка
laar-companion-file = Файл
laar-companion-deck-begin = Начать с пустых карт
laar-companion-deck-begin-question = Все 48 карт станут пустыми. Начать заново?
laar-companion-deck-ours-shown = Эту колоду восстановили мы. Исправьте то, что в вашей коробке напечатано иначе, или начните с пустых карт.
laar-companion-deck-finished = Заполнено карт: { $finished } из { $cards }.
laar-companion-card = Карта { $number }
laar-companion-card-before = Предыдущая карта
laar-companion-card-after = Следующая карта
laar-companion-all-cards = Все карты
laar-companion-alike = Карты { $cards } одинаковы во всех пяти зонах. Не вписана ли одна дважды?
laar-companion-too-often = { $thing } ({ $kind }) — на { $found } картах из 48: больше двух равных долей.
laar-companion-lacking = { $thing } ({ $kind }): карт с этим — { $found }, а правила показывают не меньше { $fewest }.
laar-companion-lacking-example = { $thing } есть в примере правил, но ни на одной карте.
laar-companion-nothing-odd = Пока ничего странного.
laar-companion-tally-ours = у нас
laar-companion-tally-note = На скольких картах это есть, и рядом — на скольких в нашей колоде; она лишь догадка.
laar-companion-save-note = Тот самый файл, что печатает retorta games laar --template: его принимает стол — здесь, на сервере и в командной строке.
laar-companion-use-pad = Взять для блокнота
laar-companion-used-pad = Теперь эти карты — в блокноте.

laar-companion-draw = Бросить жребий и разложить
laar-companion-draw-again = Бросить жребий снова
laar-companion-draw-question = Раунды начнутся заново. Бросить жребий снова?
laar-companion-begins = Жребий: первым будет { $name }.
laar-companion-lay-goods = Колода: карт товаров — { $goods }, перетасовать, лицом вниз.{ $back ->
    [0] {""}
   *[other] {" "}Остальные { $back } — в коробку, не подглядывая.
}
laar-companion-lay-experts = Каждому — пять разных экспертов: { $experts }. { $hidden ->
    [yes] Их держат в руке закрыто, и сброс лежит лицом вниз.
   *[no] Они лежат открыто.
}
laar-companion-lay-experts-back = Наборов экспертов в коробку: { $back }.
laar-companion-lay-memo = Памятка { $memo } — посередине, зверями вверх; каждому ещё по одной, специями вверх.
laar-companion-lay-gems = Самоцветы лежат { $open ->
    [yes] открыто, как и другие товары
   *[no] закрыто, как только взяты; смотреть может лишь владелец
}.
laar-companion-round = Раунд { $round } из { $rounds }
laar-companion-round-open = Откройте товары: { $count }.
laar-companion-round-assign = Эксперты, по одному: { $names }.
laar-companion-round-acquire = Берут товары, в обратном порядке: { $names }.
laar-companion-round-last-card = { $name }: последняя карта; её эксперта можно заменить другим из своих.
laar-companion-round-return = Затем все забирают всех пятерых экспертов.
laar-companion-round-pass = Карта первого игрока — налево: { $name }.
laar-companion-round-skip = Карта первого игрока — налево через одного: { $name }.
laar-companion-round-end = Это был последний раунд: считайте очки.
laar-companion-next-round = Следующий раунд
laar-companion-round-before = Предыдущий
laar-companion-to-pad = К блокноту
laar-paper-pad = Лист подсчёта
