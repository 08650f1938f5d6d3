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
potion-making-book-any = любой { $kind }
potion-making-book-have = Есть: { $have }.
potion-making-book-nothing = Только из этого ничего не собрать: { $have }.
potion-making-book-steps = { $steps ->
    [1] Можно собрать сразу:
    [one] Можно собрать за { $steps } шаг:
    [few] Можно собрать за { $steps } шага:
   *[many] Можно собрать за { $steps } шагов:
}
error-potion-making-element = Элемента «{ $written }» нет; есть такие: { $known }.
error-potion-making-thing = Элемента или рецепта «{ $written }» нет; элементы такие: { $known }.
error-potion-making-ambiguous = «{ $written }» — это может быть: { $known }. Напишите чуть больше.

potion-making-pad-player = { PLAYER($seat) }: { $total }. Новые элементы { $elements }, свои рецепты { $recipes }, половины за чужие рецепты { $halves }.
potion-making-pad-winners = Победа: { PLAYERS($winners) }
potion-making-sheet-template = Лист «Зельеварения»: заполните его и посчитайте командой retorta score potion-making FILE. Названия можно писать на любом из наших языков и сокращать.
potion-making-sheet-template-turns = По ходу игры — таблица на каждый ход с очками: сколько новых элементов карта принесла в шкаф или какой рецепт собран и из чьих рецептов.
potion-making-sheet-template-counts = Или только в конце, вместо ходов, таблица на каждого игрока: сколько новых элементов, какие рецепты собраны и очки за половины.
remark-potion-making-more-than-box = Учтите: { $recipe } — собрано раз: { $found }, а карт с этим рецептом: { $most }; для этого нужно заклятье познания. Посчитано как написано.
error-potion-making-sheet = На листе должно быть либо «turns», либо «counts».
error-potion-making-sheet-turns = «turns» — это список не длиннее { $most } ходов.
error-potion-making-sheet-turn = В ходе { $turn } нужны «player» и либо «elements», либо «recipe»; «from» перечисляет, чьи рецепты пошли в дело. Бывает только это: { $known }.
error-potion-making-sheet-counts = В «counts» нужна таблица на каждого игрока, всего { $players }.
error-potion-making-sheet-count = Игрок { $player }: в подсчёте бывает только { $known }.
error-potion-making-recipe = Рецепта «{ $written }» нет; все показывает retorta recipes.
error-potion-making-sheet-owners = Ход { $turn }: { $recipe } — собранных рецептов для этого нужно: { $most }, а игроков, чьи рецепты использованы, названо: { $found }.
