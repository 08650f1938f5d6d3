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
