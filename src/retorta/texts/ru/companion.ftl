error-score-pad = Листа для подсчёта «{ $game }» нет; есть для: { $known }.
error-sheet-rounds = На листе должны быть «rounds»: список раундов, хотя бы один, и в каждом — список игроков.
error-sheet-seats = На листе { $found ->
    [one] { $found } игрок
    [few] { $found } игрока
   *[many] { $found } игроков
}; должно быть от { $fewest } до { $most }.
error-sheet-name = Игрок { $player }: имя «{ $found }» должно быть текстом не длиннее { $most } букв.
error-sheet-name-twice = Двух игроков зовут «{ $found }»; напишите одно из имён иначе.
error-sheet-nobody = Никого здесь не зовут «{ $found }»; игроки: { $known }.
error-sheet-count = { $what }: вместо «{ $found }» нужно целое число от 0 до { $most }.
error-sheet-key = На листе есть «{ $found }», а бывает только { $known }.
error-sheet-options = Опции листа должны быть текстами по именам, например {"{"}"data": "…"{"}"}.
error-sheet-toml = Лист не читается как TOML: { $problem }.
error-score-file = Нечего считать: назовите FILE или попросите пустой лист с --template.
error-score-players = { $players } — не то число игроков; должно быть от { $fewest } до { $most }.
error-sheet-players = В раунде { $round } на листе { $found ->
    [one] { $found } игрок
    [few] { $found } игрока
   *[many] { $found } игроков
}; должно быть от { $fewest } до { $most }.
error-sheet-players-differ = В каждом раунде должны быть те же игроки, что на листе ({ $players }), а их числа: { $counts }.
error-score-option = Настройка { $option } не меняет подсчёт в игре «{ $game }»; есть: { $known }.

# The same on a page of the browser.

companion-title = Помощь за настоящим столом
companion-all-games = Все игры
companion-done = Готово
companion-no = Нет
companion-not-kept = Этот браузер ничего не сохраняет: введённое пропадёт, когда вы закроете страницу.
