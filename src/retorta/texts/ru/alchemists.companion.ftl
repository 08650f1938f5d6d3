# Помощник «Алхимиков»: оракул, лист ведущего, выводы.

alchemists-aspect-sign-plus = плюс
alchemists-aspect-sign-minus = минус

alchemists-mixed = { $one } + { $other } = { $result }
alchemists-not-mixed = { $one } + { $other } — не { $result }
alchemists-only-sign = { $one } + { $other }: знак { $sign }
alchemists-sold = { $one } + { $other } на заказ «{ $order }»: { $quality }
alchemists-aspect = { $ingredient }: { $colour } { $sign }
alchemists-known = { $ingredient }: формула { $formula }
alchemists-excluded = { $ingredient }: не формула { $formula }
alchemists-probable = { $fact } (вес { $weight })

alchemy-letter-red = К
alchemy-letter-green = З
alchemy-letter-blue = С
alchemy-mark-neutral = 0
alchemy-formula-number = формула { $number }

alchemy-code = Код: { $code }
alchemy-promise = Обещание: { $promise }
alchemy-code-advice = Обещание покажите сейчас всем, а код — никому: в конце его проверит retorta alchemy reveal CODE --promise ОБЕЩАНИЕ.
alchemy-code-compatible-advice = Этот код читает и оригинальное приложение. Кто знает правило, увидит формулы прямо по буквам, так что не показывайте его тем, кто играет.
alchemy-mixed = { $one } + { $other }: { $potion }
alchemy-student-willing = Студент не против.
alchemy-student-unwilling = Студенту нехорошо: каждый следующий тест в этом раунде стоит 1 золотой.
alchemy-drink-healing = Ничего плохого с вами не происходит.
alchemy-drink-poison = Куб этого действия отправляется в больницу: в следующем раунде у вас на куб меньше.
alchemy-drink-speed = Ничего плохого с вами не происходит.
alchemy-drink-paralysis = Ваша колба встаёт на зелёное деление: в следующем раунде вы не выбираете деление, и ваш ход — последний.
alchemy-drink-wisdom = Ничего плохого с вами не происходит.
alchemy-drink-insanity = Вы теряете 1 очко репутации.
alchemy-drink-neutral = Ничего плохого с вами не происходит: это просто суп.
alchemy-sold = Заказ: { $order }. Качество: { $quality }.
alchemy-aspect = { $ingredient }, { $colour }: { $sign }
alchemy-confirmed = Да: { $one } + { $other } — это { $claim }.
alchemy-denied = Нет: { $one } + { $other } — это не { $claim }.
alchemy-exhibited = Обещание выполнено.
alchemy-not-exhibited = Обещано другое: { $claim }.
alchemy-revealed = { $ingredient }: формула { $number }, { $formula }
alchemy-promise-kept = Обещание сдержано: с этим кодом игра и начиналась.
alchemy-sheet-title = Лист ведущего
alchemy-sheet-use = Зелье из двух ингредиентов стоит в строке одного и столбце другого. Никому не показывайте.
alchemy-sheet-written = Лист записан в { $file }.

alchemy-left = { $count ->
    [one] { $count ->
        [1] С фактами согласуется один расклад формул: тайна раскрыта.
       *[other] С фактами согласуется { $count } расклад формул из { $all }.
    }
    [few] С фактами согласуются { $count } расклада формул из { $all }.
   *[many] С фактами согласуется { $count } раскладов формул из { $all }.
}
alchemy-table = Вероятность каждой формулы, в процентах:
alchemy-formulas = Формулы, большая буква — большой круг:
alchemy-certain = Известно точно:
alchemy-nothing-certain = Точно пока ничего не известно.
alchemy-experiments = Самые полезные опыты:
alchemy-no-experiments = Опыты больше ничего не дадут.
alchemy-experiment = { $one } + { $other }: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } бита: { $chances }
alchemy-chance = { $potion } { NUMBER($chance, style: "percent") }
alchemy-small-chance = { $potion } <1 %
alchemy-theories = Самые вероятные теории и что покроет страховка:
alchemy-theory = { $ingredient }, формула { $number }: верна { NUMBER($right, style: "percent") }; ошибка только в красном { NUMBER($red, style: "percent") }, в зелёном { NUMBER($green, style: "percent") }, в синем { NUMBER($blue, style: "percent") }

error-alchemy-ingredient = Ингредиента «{ $written }» нет; есть: { $known }.
error-alchemy-potion = Зелья «{ $written }» нет; есть: { $known }.
error-alchemy-colour = Цвета «{ $written }» нет; есть: { $known }.
error-alchemy-quality = Качества «{ $written }» нет; есть: { $known }.
error-alchemy-sign = «{ $written }» — не знак; пишите + или -.
error-alchemy-formula = «{ $written }» — не формула; пишите её номер в таблице, от 1 до { $most }, или знаки красного, зелёного и синего, например +--.
error-alchemy-ambiguous = «{ $written }» может значить разное: { $known }.
error-alchemy-same-twice = Ингредиент «{ $ingredient }» нельзя смешать с ним самим; назовите два разных из этих: { $known }.
error-alchemy-neutral-order = Нейтральное зелье нельзя ни заказать, ни обещать; назовите одно из шести цветных.
error-alchemy-best = --best считает опыты от 1, { $best } — слишком мало.

error-code-length = В коде игры { $original } буквы (из оригинального приложения) или { $own } знаков (из retorta alchemy new), а в этом знаков: { $found }.
error-code-letters = В коде из четырёх букв — только латинские буквы от A до Z, а не { $strange }.
error-code-newer = Код кончается на { $last }: как приложение читает коды на буквы от F до Z, не опубликовано; прочесть можно коды на буквы от A до E и код DEMO.
error-code-signs = В наших кодах не бывает { $strange }: они пишутся цифрами от 2 до 9 и латинскими буквами, кроме I, L и O.
error-code-check = В этом коде описка: последний знак не сходится с остальными.
error-code-version = Это код версии { $version }, а программа читает версию { $known }; может быть, его прочтёт более новая.
error-code-no-promise = У кода из четырёх букв нет обещания: таких кодов так мало, что можно перебрать все; код из { $length } знаков создаёт retorta alchemy new.
error-code-broken-promise = Обещан был другой код.

error-facts-file = Файл фактов должен иметь вид {"{"}"facts": [факт, факт, …]{"}"}; пример — в docs/companion.md.
error-facts-too-many = Фактов в файле: { $found }; читается не больше { $most }.
error-facts-bad = Факт { $number }: { $cause }
error-facts-kind = В факте должно быть одно из слов: { $known }.
error-facts-missing = Факту с «{ $kind }» нужно ещё: { $missing }.
error-facts-extra = В факте с «{ $kind }» не бывает: { $extra }.
error-facts-pair = Два ингредиента пишутся списком, например ["жаба", "папоротник"].
error-facts-weight = Вес — число от 0 до 1, а не { $written }.
error-facts-impossible = После факта { $number } ({ $fact }) не остаётся ни одного расклада: он не может быть верен вместе с { $count ->
    [0] остальными.
    [1] фактом { $against }.
   *[other] фактами { $against }.
}

# The same on a page of the browser.

alchemists-companion-oracle = Оракул
alchemists-companion-oracle-about = Знает формулы и отвечает так же, как приложение из правил.
alchemists-companion-title = «Алхимики» за настоящим столом
alchemists-companion-explained = Одно устройство заменяет приложение из правил: оно знает формулы и говорит только то, что игроку можно знать. На сервере ничего не хранится.
alchemists-companion-code = Код игры
alchemists-companion-new = Новая игра
alchemists-companion-promise = Обещание, которое всем стоит записать: { $promise }
alchemists-companion-what = Что происходит?
alchemists-companion-mix = Смешать, испытать или выпить
alchemists-companion-sell = Продать зелье
alchemists-companion-aspect = Опровергнуть, уровень ученика
alchemists-companion-claim = Опровергнуть, уровень магистра
alchemists-companion-exhibit = Показать на выставке
alchemists-companion-reveal = Раскрыть все формулы
alchemists-companion-first = Первый ингредиент
alchemists-companion-second = Второй ингредиент
alchemists-companion-potion = Зелье
alchemists-companion-colour = Цвет
alchemists-companion-ask = Спросить оракула
alchemists-companion-hide = Скрыть ответ
alchemists-companion-unwelcome = Неприятное: студент упрётся, а выпивший почувствует.
alchemists-companion-confirmed = Да: опыт это показывает.
alchemists-companion-not-confirmed = Нет: опыт показывает другое.
alchemists-companion-sign = Истинный знак: { $sign }
alchemists-companion-kept = Обещание сдержано.

alchemists-pad-player = { PLAYER($seat) }: { $total }. Репутация { $reputation }, артефакты { $artifacts }, гранты { $grants }, золото { $gold } (осталось монет: { $coins }), печати { $seals }, идол мудрости { $idol }.
alchemists-pad-theory = { $right ->
    [yes] { $ingredient }: { $formula } — верно. { $seals }
   *[no] { $ingredient }: { $formula } — неверно, на самом деле { $truth }. { $seals }
}
alchemists-pad-seal = { PLAYER($seat) }, { $seal }: { $points }
alchemists-pad-winners = Победа: { PLAYERS($winners) }
alchemists-sheet-template = Последний подсчёт «Алхимиков»: заполните лист и посчитайте командой retorta score alchemists FILE. Впишите код игры или вместо него таблицу [truth] с формулой каждого ингредиента. Названия можно писать на любом из наших языков и сокращать.
alchemists-sheet-template-players = На каждого игрока, в порядке рассадки: репутация, золото, услуги на руке, артефакты, гранты (или grant_points: сумма, напечатанная на них) и сколько разных ингредиентов лежит под пером в шляпе.
alchemists-sheet-template-theories = На каждую опубликованную теорию: формула знаками, красный первым, и печати на ней.
remark-alchemists-grants-ours = Учтите: сколько стоят гранты, мы восстановили сами. Впишите grant_points — сумму, напечатанную на ваших, — или дайте свои значения: --option data=FILE.
error-alchemists-sheet = На листе должны быть «players», таблица на каждого; образец печатает retorta score alchemists --template.
error-alchemists-sheet-truth = Не хватает правды: впишите «code» игры или «truth» с восемью ингредиентами, у каждого своя формула.
error-alchemists-sheet-player = Игрок { $player }: бывает только { $known }.
error-alchemists-sheet-unknown = Игрок { $player }: «{ $written }» — это не что-то одно; может быть { $known }.
error-alchemists-sheet-artifact-twice = { $artifact } бывает только один раз, а на листе стоит чаще.
error-alchemists-sheet-theories = «theories» — это список таблиц.
error-alchemists-sheet-theory = Теория { $number }: бывает только { $known }.
error-alchemists-sheet-theory-twice = Теорий про «{ $ingredient }» две; опубликовать можно только одну.
error-alchemists-sheet-formula-twice = Одна и та же формула опубликована для { $ingredients }; каждая бывает один раз.
error-alchemists-sheet-seal = Теория { $number }: печать пишется как {"{"} player = "…", seal = "gold" {"}"}: gold, silver, red, green или blue.
error-alchemists-sheet-seal-twice = На теории { $number } две печати одного игрока; каждый кладёт одну.
error-alchemists-sheet-seals = Игрок { $player }: { $seal } ×{ $found }, а есть только { $most }.

# Поправки и бумаги.

alchemists-companion-corrections = Поправки
alchemists-companion-corrections-about = Что напечатано в вашей коробке там, где мы могли лишь догадываться
alchemists-companion-printables = На бумаге
alchemists-companion-printables-about = Пустые треугольник и таблица для печати
alchemists-companion-corrections-use = Исправьте то, что в вашей коробке напечатано иначе. Под каждым числом стоит наше; отличающееся обведено. Стол принимает сохранённый файл: здесь, на сервере и в командной строке.
alchemists-companion-corrections-save = Сохранить файл
alchemists-companion-corrections-open = Открыть файл
alchemists-companion-corrections-play = Играть с ним в этой вкладке
alchemists-companion-corrections-ours = Вернуть наши
alchemists-companion-ours = наше: { $value }
alchemists-companion-one-more = { $label }: ещё одно число
alchemists-companion-one-less = { $label }: на одно число меньше
alchemists-companion-conferences = Конференции
alchemists-companion-conference = { $level }, конференция { $number }: изменение репутации за 0, 1, 2 … печати
alchemists-companion-grants = Гранты
alchemists-companion-points = Очки
alchemists-companion-faces = Улыбки на картах скидок
alchemists-companion-spaces = Шкала очерёдности
alchemists-companion-space-players = игроков, не меньше
alchemists-companion-space-gold = цена в золоте
alchemists-companion-space-favors = услуги
alchemists-companion-space-ingredients = ингредиенты
alchemists-companion-green = зелёное
alchemists-companion-debunk-cubes = Кубы за опровержение
alchemists-companion-cubes-few = Двое и трое игроков: первое действие, второе …
alchemists-companion-cubes-four = Четверо игроков: первое действие, второе …
alchemists-paper-triangle = Треугольник результатов
alchemists-paper-triangle-use = Впишите зелье туда, где встречаются два ингредиента.
alchemists-paper-grid = Таблица формул
alchemists-paper-grid-use = Вычёркивайте формулы, которых у ингредиента быть не может.
