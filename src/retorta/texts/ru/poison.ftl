poison = Зелья
poison-sentence = Варите зелья в трёх котлах, и пусть переполняют их другие.
poison-goal = Нужно набрать как можно меньше очков: не забирайте то, что переполнилось, или соберите больше всех карт одного цвета, и они не в счёт.

poison-option-rulebook = Правила
poison-option-rulebook-russian = русские: раундов столько, сколько игроков
poison-option-rulebook-polish = польские: каждый сдаёт один раз, втроём по два раза
poison-option-hand = Рука
poison-option-hand-whole = раздаётся вся колода
poison-option-hand-five = пять карт, после хода добор (польский вариант)
poison-option-taken = Взятые карты
poison-option-taken-closed = лицом вниз: видно только число
poison-option-taken-open = открыты всем, чтобы не запоминать
poison-option-aside = Откладывается (трое с пятью картами)
poison-option-aside-twelve = двенадцать карт: рука четвёртого в обычной игре
poison-option-aside-five = пять карт: рука четвёртого в этом варианте
poison-option-aside-none = ничего: играют все карты

error-poison-five-cards = Рука из пяти карт — вариант польских правил: выберите и их или раздайте всю колоду.
error-poison-aside = Сколько карт откладывать, выбирают только трое игроков с пятью картами в руке.

poison-colour-red = красное
    .gen = красного
    .acc = красное
poison-colour-blue = синее
    .gen = синего
    .acc = синее
poison-colour-purple = фиолетовое
    .gen = фиолетового
    .acc = фиолетовое
poison-colour-poison = яд
    .gen = яда
    .acc = яд

poison-card-red-1 = красное 1
poison-card-red-2 = красное 2
poison-card-red-4 = красное 4
poison-card-red-5 = красное 5
poison-card-red-7 = красное 7
poison-card-blue-1 = синее 1
poison-card-blue-2 = синее 2
poison-card-blue-4 = синее 4
poison-card-blue-5 = синее 5
poison-card-blue-7 = синее 7
poison-card-purple-1 = фиолетовое 1
poison-card-purple-2 = фиолетовое 2
poison-card-purple-4 = фиолетовое 4
poison-card-purple-5 = фиолетовое 5
poison-card-purple-7 = фиолетовое 7
poison-card-poison = яд

poison-move-play = { $card } в котёл { NTH($cauldron) }
poison-question-play-in-turn = Положите карту в котёл.

poison-event-round-begun = Раунд { $round }: сдаёт { PLAYER($giver) }, начинает { PLAYER($first) }.{ $set_aside ->
    [0] {""}
    [one] {" "}{ $set_aside } карта отложена вслепую.
    [few] {" "}{ $set_aside } карты отложены вслепую.
   *[many] {" "}{ $set_aside } карт отложено вслепую.
}
poison-event-card-played = { PLAYER($seat) } кладёт { $card } в котёл { NTH($cauldron) }. Теперь там { $total }.
poison-event-cauldron-overflowed = { PLAYER($seat) }: { $card } переполняет котёл { NTH($cauldron) }. Взято: { $taken }.
poison-event-card-drawn = { $card ->
    [none] { PLAYER($seat) } берёт карту из стопки;
   *[other] { PLAYER($seat) } берёт из стопки { $card };
} { $left ->
    [one] осталась { $left } карта.
    [few] осталось { $left } карты.
   *[many] осталось { $left } карт.
}
poison-event-round-scored = Раунд { $round } окончен: { SCORES($points) }. Всего: { SCORES($totals) }.
poison-event-game-ended = Игра окончена. Очки: { SCORES($totals) }. Победа: { PLAYERS($winners) }.

poison-reason-fewest-points = Побеждает тот, у кого меньше всего очков.
poison-reason-fewest-points-shared = Побеждает тот, у кого меньше всего очков; при равенстве победа общая.

poison-rule-from-your-hand = Играть можно только карту из своей руки.
poison-rule-one-colour-per-cauldron = Зелья двух цветов не встречаются в одном котле.
poison-rule-one-cauldron-per-colour = Зелье одного цвета не варят в двух котлах.

poison-line-round = Раунд { $round } из { $rounds }. Сдаёт { PLAYER($giver) }.
poison-line-cauldron-empty = Котёл { $number }: пуст.
poison-line-cauldron-poison = Котёл { $number }: цвета ещё нет, { $total } из 13: { $cards }.
poison-line-cauldron = Котёл { $number }: { $colour }, { $total } из 13: { $cards }.
poison-line-player = { PLAYER($player) }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} в руке, взято { $taken }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
poison-line-player-open = { PLAYER($player) }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} в руке, взято { $taken } ({ $pile }), { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $now ->
    [none] {""}
   *[other] , сейчас ещё { SIGNED($now) }
}.
poison-line-spared = Больше всех пока ({ $colour }): { PLAYER($player) }.
poison-line-pile = Стопка добора: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
poison-line-set-aside = Отложено: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
poison-line-hand = Ваши карты: { $hand }.

poison-hint-fits = В котле станет { $total } из 13: одной картой его ещё не переполнить.
poison-hint-ripe = В котле станет { $total } из 13: кто добавит больше { $room }, заберёт всё, что в нём лежит.
poison-hint-rid-of-poison = Вы избавляетесь от яда, и взять его, возможно, придётся другому.
poison-hint-keeps-small = На руке остаются мелкие карты, которые войдут и в почти полный котёл: { $cards }.
poison-hint-takes = Вы возьмёте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}, и это обойдётся примерно в { NUMBER($points, minimumFractionDigits: 1) } очка.
poison-hint-leads = Тогда { CASE($colour, "gen") } у вас больше всех, карт: { $cards }. Если так и останется, они ничего не стоят.

# What a choice brings, told before it is made.

poison-tells-holds = { $colour ->
    [none] цвета ещё нет
   *[other] { $colour }
}: { $total } из { $full }
poison-tells-brim = { $colour }: { $full } из { $full }, до краёв
poison-tells-overflows = перельётся! Вам: { $colours }
poison-tells-cards = { $amount } { $most ->
    [one] карта
    [few] карты
   *[many] карт
}
poison-tells-stays = в котле останется: { $card }{ $colour ->
    [none] , цвета у котла не будет
   *[other] {""}
}
poison-tells-counts = { $fixed ->
    [yes] { $most ->
        [one] в любом случае { $most } очко
        [few] в любом случае { $most } очка
       *[many] в любом случае { $most } очков
    }
   *[no] { $most ->
        [one] самое большее { $most } очко
        [few] самое большее { $most } очка
       *[many] самое большее { $most } очков
    }{ $least ->
        [0] {""}
       *[other] , самое меньшее { $least }
    }
}
poison-tells-standing = { $amount } { $most ->
    [one] очко
    [few] очка
   *[many] очков
}, если раунд так и кончится
poison-tells-spared = { $colour }, больше всех: { PLAYER($seat) } ({ $cards }), не считается
poison-tells-no-longer-spared = { $colour } снова считается: { PLAYER($seat) }
poison-tells-tied = { $colour }, поровну: { PLAYERS($seats) }, не освобождён никто
poison-tells-draws = потом добор{ $left ->
    [0] , последняя карта стопки
   *[other] {""}
}
poison-tells-draws-poison = в доборе яд
poison-tells-next-overflows = { PLAYER($seat) }: перельётся любая карта из руки
poison-tells-round-ends = подсчёт раунда{ $left ->
    [0] {""}
    [one] , { $left } карта в котле никому не в счёт
    [few] , { $left } карты в котлах никому не в счёт
   *[many] , { $left } карт в котлах никому не в счёт
}
poison-tells-points = { $amount } { $most ->
    [one] очко
    [few] очка
   *[many] очков
}
poison-tells-victory = игра окончена. Победа: { PLAYERS($winners) }
poison-tells-last-of-round = Последняя карта раунда.
poison-tells-last-of-game = Последняя карта игры.
poison-tells-all-overflow = У вас перельётся любая карта. Меньше всего придётся взять: { $fewest }.
poison-tells-unseen = Вам не видно: { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
} (красное ×{ $red }, синее ×{ $blue }, фиолетовое ×{ $purple }, яд ×{ $poison }).

# What only a drawn table says.

poison-web-taken = Взято карт
poison-web-finished = Очки за сыгранные раунды
poison-web-points-of = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
poison-web-now = сейчас { SIGNED($points) }
poison-web-signed = { $points ->
    [0] +0
   *[other] { SIGNED($points) }
}
poison-web-if-it-ended = Столько принёс бы раунд, если бы кончился сейчас
poison-web-deals = сдаёт
poison-web-cauldrons = Котлы
poison-web-empty = пусто
poison-web-would-be = → { $total }
poison-web-sheet-note = Карта — очко, яд — два. Больше всех карт цвета — цвет не считается: такие карты зачёркнуты.
poison-web-would-spill = перельётся! { $cards ->
    [one] вам { $cards } карта
    [few] вам { $cards } карты
   *[many] вам { $cards } карт
}
poison-letter-red = К
poison-letter-blue = С
poison-letter-purple = Ф
poison-letter-poison = Я
poison-event-cauldron-overflowed-since = { PLAYER($seat) }: { $card } переполняет котёл { NTH($cauldron) }. Взято лицом вниз: { $taken ->
    [one] { $taken } карта
    [few] { $taken } карты
   *[many] { $taken } карт
}.
poison-web-count = Подсчёт раунда { $round }
poison-web-spared = Больше всех { CASE($colour, "gen") }: { $name }, не в счёт
poison-web-nobody-spared = Больше всех { CASE($colour, "gen") }: поровну, все в счёт
poison-web-next-round = К следующему раунду
