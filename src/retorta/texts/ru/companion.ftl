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
error-sheet-count = { $what }: вместо «{ $found }» нужно целое число от { $least } до { $most }.
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

# Подсчёт и подготовка к игре, общие для всех игр.

companion-players = Кто играет, в том порядке, как вы сидите
companion-one-more-player = Ещё один игрок
companion-sits-later = { $name } пересаживается на одно место дальше
companion-does-not-play = { $name } не играет
companion-begin = Начать подсчёт
companion-undo = Назад
companion-earlier = Партии
companion-share = Передать
companion-print = Печать
companion-pad-tools = Лист подсчёта
companion-new-game = Новая партия
companion-no-earlier = Больше ничего на этом телефоне пока нет.
companion-when-unknown = Дата неизвестна: партия пришла извне
companion-won = Победа: { $winners }
companion-open = Открыть
companion-forget = Удалить
companion-forget-question = Удалить это с телефона?
companion-arrived = Открыть то, что пришло по ссылке?
companion-arrived-more = То, что сейчас на телефоне, останется в списке.
companion-link-broken = Ссылка повреждена или обрезана: прочесть из неё ничего не удалось. Попросите её ещё раз.
companion-code = QR-код
companion-code-use = Другой телефон откроет это камерой. Всё записано в самом коде, сервер ничего не узнаёт.
companion-code-too-fine = Для QR-кода, который хорошо читают камеры, здесь слишком много. Передайте ссылку или сохраните файл.
companion-own-machine = Этот адрес работает только на этой машине; для других телефонов откройте сайт по его адресу в сети.
companion-copy-link = Скопировать ссылку
companion-send-link = Отправить ссылку
companion-nothing-to-share = Передавать пока нечего: начните подсчёт или прочтите его из файла.
companion-file = Файлом
companion-file-use = Файл — это лист, который считает и команда retorta score; лист, заполненный вручную, можно прочесть здесь.
companion-save-file = Сохранить файл
companion-read-file = Прочесть файл
companion-print-sheet = Этот подсчёт
companion-print-blank = Пустой бланк
companion-print-use = Для бумаги A4 или letter; хватит чёрно-белой печати.
companion-lot = Бросить жребий и разложить
companion-lot-again = Ещё раз
companion-install = Помощник — на главный экран
companion-install-by-menu = «Установить» или «На главный экран» в меню браузера сделает помощника приложением, которое открывается здесь.
companion-open-file = Открыть файл
companion-play-file = Играть с этим файлом в этой вкладке
