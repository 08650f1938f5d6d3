# Помощник «Алхимиков»: оракул, лист ведущего, выводы.

cli-alchemy-short = Помощь за настоящим столом «Алхимиков»: оракул и выводы.
cli-alchemy = Отвечает за настоящим столом вместо приложения «Алхимиков» (смешать, испытать, продать, опровергнуть…), печатает лист ведущего и говорит, что следует из того, что вы знаете. Названия ингредиентов и зелий можно писать по-русски, по-английски или по-польски и сокращать.
cli-alchemy-new-short = Создать код игры.
cli-alchemy-new = Создаёт код, который задаёт формулу каждого ингредиента. Прячьте его от игроков, а им покажите обещание: в конце оно докажет, что код не подменили.
cli-alchemy-new-compatible = Код из четырёх букв, который так же прочтёт и оригинальное приложение.
cli-alchemy-mix-short = Смешать два ингредиента.
cli-alchemy-mix = Говорит, какое зелье дают ингредиенты A и B в игре CODE.
cli-alchemy-test-short = Смешать два ингредиента и испытать на студенте.
cli-alchemy-test = Говорит, какое зелье дают A и B и что думает об этом студент.
cli-alchemy-drink-short = Смешать два ингредиента и выпить зелье.
cli-alchemy-drink = Говорит, какое зелье дают A и B и что с вами от него станет.
cli-alchemy-sell-short = Продать зелье: видно только качество.
cli-alchemy-sell = Говорит, насколько зелье из A и B подходит к заказу, и больше ничего.
cli-alchemy-sell-order = Зелье, которое заказывает искатель приключений.
cli-alchemy-debunk-short = Опровергнуть теорию.
cli-alchemy-debunk = Для учеников: A — ингредиент, B — цвет, ответ — верный знак. Для магистров: A и B — ингредиенты, --claim называет зелье, ответ — да или нет.
cli-alchemy-debunk-claim = Зелье, которое, по словам магистра, дают A и B.
cli-alchemy-exhibit-short = Показать зелье на выставке.
cli-alchemy-exhibit = Говорит, какое зелье дают A и B и обещанное ли оно.
cli-alchemy-exhibit-claim = Обещанное зелье.
cli-alchemy-reveal-short = Показать формулы всех ингредиентов.
cli-alchemy-reveal = Открывает тайну кода CODE, для конца игры.
cli-alchemy-reveal-promise = Обещание, показанное до игры; по нему проверяется CODE.
cli-alchemy-triangle-short = Показать, что даёт каждая пара.
cli-alchemy-triangle = Показывает лист ведущего для CODE. Зелье из двух ингредиентов стоит в строке одного и столбце другого.
cli-alchemy-triangle-svg = Записать лист в этот файл — рисунок формата A4 для печати; файла ещё не должно быть.
cli-alchemy-deduce-short = Сказать, что следует из известных фактов.
cli-alchemy-deduce = Читает факты из FILE (- — стандартный ввод) и говорит, насколько вероятна каждая формула, что известно точно и какие опыты дадут больше всего. Файл описан в docs/companion.md.
cli-alchemy-deduce-best = Сколько опытов показать. По умолчанию 5.

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
alchemy-drink-paralysis = Ваша колба встаёт на зелёную ячейку: в следующем раунде вы не выбираете место, и ваш ход — последний.
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
