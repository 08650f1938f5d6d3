poison-pad-round = Раунд { $round }: { SCORES($points) }
poison-pad-most = Больше всех { CASE($colour, "gen") }: { PLAYER($seat) }, эти карты сбрасываются
poison-pad-totals = Всего: { SCORES($points) }
poison-pad-winners = Победа: { PLAYERS($winners) }
poison-sheet-template = Лист «Зелий»: заполните его и посчитайте командой retorta score poison FILE. Имена и цвета можно писать на любом из наших языков.
poison-sheet-template-rounds = Список на каждый раунд; в нём для каждого игрока — сколько карт какого цвета он взял. Чего не взяли, можно не писать. Если известны только очки раунда, вместо списка пишут {"{"} points = [4, 5, 9] {"}"}. Кто раздавал первым: dealer = "ИМЯ".
error-poison-sheet-pile = Игрок { $player } в раунде { $round } должен быть записан как {"{"}"red": 2, "blue": 1, "purple": 3, "poison": 1{"}"}: красные, синие, фиолетовые карты и яды.
error-poison-sheet-colour = У игрока { $player } в раунде { $round } стоит «{ $colour }»; бывают red (красные), blue (синие), purple (фиолетовые) и poison (яды).
error-poison-sheet-count = Игрок { $player } в раунде { $round }: число { $colour ->
    [red] красных карт
    [blue] синих карт
    [purple] фиолетовых карт
   *[poison] ядов
} не может быть { $count }, нужно целое число от нуля.
error-poison-sheet-too-many = В раунде { $round } { $colour ->
    [red] красных карт
    [blue] синих карт
    [purple] фиолетовых карт
   *[poison] ядов
} всего { $found }, а в коробке их только { $most }.
error-poison-sheet-in-play = В раунде { $round } всего { $found } карт, а при { $players } игроках в игре только { $most }.
error-poison-sheet-points = У игрока { $player } в раунде { $round } не может быть столько очков: { $found }; нужно целое число от нуля.
error-poison-sheet-points-alone = У игрока { $player } в раунде { $round } не может быть { $found } очков: за этим столом раунд приносит одному не больше { $most }.
error-poison-sheet-points-in-all = В раунде { $round } всего { $found } очков, а за этим столом их может быть не больше { $most }.
remark-poison-more-rounds = Учтите: на листе раундов: { $found }, а за этим столом их играют { $most }. Посчитаны все.

poison-companion-score-pad = Подсчёт очков
poison-companion-score-pad-about = Раунд за раундом
poison-companion-set-up = Подготовка
poison-companion-set-up-about = Кто сдаёт и по сколько карт
poison-companion-place = { $name }, { $colour }: { $count ->
    [none] пусто
   *[other] { $count }
}
poison-companion-place-points = { $name }, очки: { $count ->
    [none] пусто
   *[other] { $count }
}
poison-companion-how-many-points = Сколько очков: { $name }
poison-companion-way = Что записать
poison-companion-by-cards = Карты
poison-companion-by-points = Только очки
poison-companion-points-note = Запишите, сколько очков принёс раунд каждому. Карта — одно очко, яд — два; у кого больше всех карт цвета, тот за этот цвет не платит.
poison-companion-fill = { $count ->
    [one] Поставить 0 в { $count } пустой клетке
   *[other] Поставить 0 в { $count } пустых клетках
}
poison-companion-who-dealt = Кто сдаёт первым?
poison-companion-deals = Сдаёт { $giver }.
poison-companion-correct = Исправить раунд { $round }
poison-companion-correcting = Исправляем раунд { $round }
poison-companion-correct-done = Сохранить исправление
poison-companion-correct-leave = Оставить как было
poison-companion-how-many = Сколько: { $name }, { $colour }
poison-companion-points = Очки
poison-companion-spared = больше всех: сбрасывает
poison-companion-round-done = Раунд посчитан
poison-companion-round-note = Посчитайте карты, которые каждый взял; то, что осталось в котлах, никому не засчитывается. Щит отмечает того, у кого карт цвета больше всех: он их сбрасывает.
poison-companion-told = { $players }; посчитано раундов: { $rounds }
poison-companion-lot = Первым сдаёт { $giver }, начинает { $first }
poison-companion-cauldrons = Оставьте в середине место для котлов: { $cauldrons }.
poison-companion-shuffle = Перетасуйте все карты, их { $cards }.
poison-companion-aside = Отложите не глядя карт: { $cards }; в этом раунде ими никто не играет.
poison-companion-hands = Сдавайте по одной карте, по часовой стрелке, начиная слева от сдающего: { $hands }.
poison-companion-pile = Остальные карты ({ $cards }) — стопка добора.
poison-companion-running = Как идёт игра
poison-companion-ends = Раунд кончается, когда все руки пусты.
poison-companion-ends-pile = Сыграв карту, доберите одну, пока стопка не кончится; раунд кончается, когда пусты и стопка, и руки.
poison-companion-deal-passes = После каждого раунда сдаёт сосед слева. Всего раундов: { $rounds }; побеждает тот, у кого меньше всего очков.
