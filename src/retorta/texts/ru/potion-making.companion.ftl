potion-making-book-recipe = { $recipe }: { $kind }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
potion-making-book-spell = { $spell }
potion-making-book-made-of = Из чего: { $things }
potion-making-book-cards = { $copies ->
    [1] В шкафу: { $faces }
   *[other] В шкафу (карт: { $copies }): { $faces }
}
potion-making-book-leads-to = Куда идёт: { $recipes }
potion-making-book-have = Есть: { $have }.
potion-making-book-nothing = Только из этого ничего не собрать: { $have }.
potion-making-book-steps = { $steps ->
    [1] Можно собрать сразу:
    [one] Можно собрать за { $steps } шаг:
    [few] Можно собрать за { $steps } шага:
   *[many] Можно собрать за { $steps } шагов:
}
error-potion-making-thing = Элемента или рецепта «{ $written }» нет; элементы такие: { $known }.
error-potion-making-ambiguous = «{ $written }» — это может быть: { $known }. Напишите чуть больше.

potion-making-pad-player = { PLAYER($seat) }: { $total }. Новые элементы { $elements }, свои рецепты { $recipes }, половины за чужие рецепты { $halves }.
potion-making-pad-winners = Победа: { PLAYERS($winners) }
potion-making-sheet-template = Лист «Зельеварения»: заполните его и посчитайте командой retorta score potion-making FILE. Названия можно писать на любом из наших языков и сокращать.
potion-making-sheet-template-turns = По ходу игры — таблица на каждый ход с очками: сколько новых элементов карта принесла в шкаф или какой рецепт собран и из чьих рецептов.
potion-making-sheet-template-counts = Или только в конце, вместо ходов, таблица на каждого игрока: сколько новых элементов, какие рецепты собраны и очки за половины.
remark-potion-making-more-than-box = Учтите: { $recipe } — собрано раз: { $found }, а карт с этим рецептом: { $most }; для этого нужно заклятье познания. Посчитано как написано.
remark-potion-making-by-spell = Учтите: ход { $turn }, { $recipe }: игрок { $player } не собирал рецепта, который для этого нужен; такое бывает только после заклятья. Посчитано как написано.
error-potion-making-sheet = На листе должно быть либо «turns», либо «counts».
error-potion-making-sheet-turns = «turns» — это список не длиннее { $most } ходов.
error-potion-making-sheet-turn = В ходе { $turn } нужны «player» и либо «elements», либо «recipe»; «from» перечисляет, чьи рецепты пошли в дело. Бывает только это: { $known }.
error-potion-making-sheet-counts = В «counts» нужна таблица на каждого игрока, всего { $players }.
error-potion-making-sheet-count = Игрок { $player }: в подсчёте бывает только { $known }.
error-potion-making-recipe = Рецепта «{ $written }» нет; все показывает retorta recipes.
error-potion-making-sheet-owners = Ход { $turn }: { $recipe } — собранных рецептов для этого нужно: { $most }, а игроков, чьи рецепты использованы, названо: { $found }.
error-potion-making-sheet-nothing-built = Ход { $turn }: игрок { $player } до этого ничего не собрал, так что его рецепт использовать не могли.
error-potion-making-sheet-too-often = Рецепты собраны чаще, чем есть карт с ними: лишних раз { $found }. Заклятья познания возвращают карт не больше чем { $most }.

potion-making-companion-score-pad = Подсчёт очков
potion-making-companion-score-pad-about = По ходу игры или в конце
potion-making-companion-recipe-book = Книга рецептов
potion-making-companion-recipe-book-about = Что из чего собирают
potion-making-companion-set-up = Подготовка
potion-making-companion-set-up-about = Кто начинает и что где лежит
potion-making-companion-as-it-goes = Считать по ходу игры
potion-making-companion-last-count = Считать только в конце
potion-making-companion-over = Партия окончена
potion-making-companion-told = { $players }; записано ходов: { $turns }
potion-making-companion-who = Чей ход?
potion-making-companion-built = Собран рецепт
potion-making-companion-new-elements = { $elements ->
    [one] { $elements } новый элемент
    [few] { $elements } новых элемента
   *[many] { $elements } новых элементов
}
potion-making-companion-kind = Какого вида?
potion-making-companion-other-kind = Другой вид
potion-making-companion-back = Назад
potion-making-companion-whose = { $recipe }: чей?
potion-making-companion-write = Записать
potion-making-companion-line-built = { $name } — { $recipe }.
potion-making-companion-line-elements = { $name } — новых элементов: { $elements }.
potion-making-companion-strike = Вычеркнуть: { $what }
potion-making-companion-whose-count = Чьи карты считаем?
potion-making-companion-elements = Новые элементы
potion-making-companion-halves = Очки за половины
potion-making-companion-blank-note = Записывайте каждый ход с очками: очко за каждый элемент, которого в шкафу не было, очки рецепта — тому, кто его собрал, и половину, один раз, — каждому другому, чей рецепт пригодился.
potion-making-companion-search = Название элемента, рецепта или заклятья
potion-making-companion-have = У нас есть…
potion-making-companion-have-built = Собранный рецепт
potion-making-companion-can-be-made = { $recipes ->
    [0] Только из этого ничего не собрать.
   *[other] Можно собрать рецептов: { $recipes }
}
potion-making-companion-found = Найдено страниц: { $pages }
potion-making-companion-steps = { $steps ->
    [1] сразу
    [one] за { $steps } шаг
    [few] за { $steps } шага
   *[many] за { $steps } шагов
}
potion-making-companion-leads-to = Куда идёт:
potion-making-companion-lot = Начинает { $first }
potion-making-companion-shuffle = Перетасуйте все карты, их { $cards }.
potion-making-companion-hands = Сдайте каждому карт: { $cards }.
potion-making-companion-cabinet = Откройте в шкаф элементов карт: { $cards }, каждую к своему элементу; очков за них никто не получает.
potion-making-companion-deck = Остальные карты ({ $cards }) — колода.
potion-making-companion-running = Как идёт игра
potion-making-companion-draw = В начале хода доберите карты, чтобы на руке стало { $cards }.
potion-making-companion-play = Потом сыграйте одну карту: как элемент, как рецепт, если всё для него лежит на столе, или как заклятье. Чей рецепт вы взяли, тот получает половину, один раз.
potion-making-companion-spells = Заклятье очков не приносит, ложится на дно своего ящика и даёт сыграть ещё одну карту.
potion-making-companion-ends = Игра кончается, когда пусты колода и все руки; побеждает тот, у кого больше всего очков.
