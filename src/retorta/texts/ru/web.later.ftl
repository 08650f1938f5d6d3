# Слова браузера, за которыми он ходит, когда они понадобятся.

web-keys = Клавиши
web-keys-explained = Вместе с Alt, по месту на клавиатуре, какая бы ни была раскладка. Пока вы пишете, они пишут.
web-key-choice = Следующее, что можно выбрать
web-key-choice-back = Предыдущее
web-key-rules = Правила к вопросу и эти клавиши
web-key-escape = Отменить выбор, закрыть открытое
web-nothing-changed = После вашего хода ничего не случилось.
web-nobody-leads = В этой игре до конца не видно, кто впереди.
web-leads = Судя по тому, что открыто, { $count ->
    [one] впереди { PLAYERS($leaders) }
   *[other] впереди поровну { PLAYERS($leaders) }
}: { SCORES($points) }.
web-only-here = Пока сервер виден только этому компьютеру: у других ссылка не откроется.
web-open-network = Открыть для локальной сети
web-network-open = Открыто для локальной сети, пока сервер не остановят. Наведите камеру или отправьте ссылку выше.
web-network-code = QR-код: { $link }
web-pace = Как долго думают боты
web-pace-quick = быстро
web-pace-usual = как обычно
web-pace-long = подольше
web-pace-explained = Действует со следующего хода. Лишнее время идёт на пользу только сильным ботам, а когда на сервере много игр, его дают меньше.
web-is-away = { $name }: нет за столом.
web-away-for = { $unit ->
    [minutes] { $name }: нет за столом { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }.
    [seconds] { $name }: нет за столом { $count } секунд.
   *[none] { web-is-away }
}
web-bot-may-play-in = { $unit ->
    [minutes] Бот сможет играть через { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }.
   *[seconds] Бот сможет играть через { $count } секунд.
}
web-leave = Выйти из игры
web-leave-explained = За вас сразу играет бот, и всем говорят, что вы вышли. В записи игры остаётесь вы. Своё место вы видите и дальше и до конца игры можете его вернуть.
web-leave-alone-explained = Ваше место займёт бот. Других людей здесь нет: пока вас нет, игра стоит, и до её конца место можно вернуть.
web-leave-now = Выйти
web-leave-as = Выйти: { $name }
web-stay = Остаться
web-has-left = { $name } — больше не в игре: играет бот.
web-is-back = { $name } — снова в игре.
