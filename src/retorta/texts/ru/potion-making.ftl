potion-making = Зельеварение. Практикум
potion-making-sentence = Наполняйте общий шкаф элементами и собирайте из них эликсиры, талисманы и существ.
potion-making-goal = Нужно набрать больше всех очков к тому времени, когда кончатся колода и карты в руках: элементы пополняют общий шкаф, а собранные из него рецепты приносят больше.

potion-making-kind-simple-elixir = простой эликсир
potion-making-kind-complex-elixir = сложный эликсир
potion-making-kind-powder = порошок
potion-making-kind-great-elixir = великий эликсир
potion-making-kind-talisman = талисман
potion-making-kind-creature = существо
potion-making-kind-supreme-elixir = верховный эликсир
potion-making-kind-great-talisman = великий талисман

potion-making-move-play-as-element = как элемент: { $card }
potion-making-move-build = собрать: { $card }
potion-making-move-cast = наложить: { $card }
potion-making-move-use-element = из шкафа: { $card }
potion-making-move-use-built = { PLAYER($owner) }: { $card }{ $nth ->
    [0] {""}
   *[other] , № { NTH($nth) }
}
potion-making-move-learn = взять: { $card }
potion-making-move-destroy = разрушить: { PLAYER($owner) }, { $card }{ $nth ->
    [0] {""}
   *[other] , № { NTH($nth) }
}
potion-making-move-keep = оставить: { $card }
potion-making-move-keep-nothing = не оставлять ничего
potion-making-move-transform = превратить: { PLAYER($owner) }, { $card }{ $nth ->
    [0] {""}
   *[other] , № { NTH($nth) }
}
potion-making-move-turn-into = получить: { $card }
potion-making-move-put-back = вернуть: { $card }

potion-making-question-take-turn = Сыграйте карту: как элемент, как рецепт или как заклятье.
potion-making-question-choose-ingredient = Какой ингредиент вы берёте?
potion-making-question-choose-what-to-learn = Какую карту вы берёте из шкафа?
potion-making-question-choose-what-to-destroy = Какой из своих рецептов вы разрушаете?
potion-making-question-choose-what-to-keep = Какую из его карт вы оставляете собранной? Можно не оставлять ни одной.
potion-making-question-choose-what-to-transform = Какой из своих рецептов вы превращаете?
potion-making-question-choose-what-to-turn-into = Во что он превращается?
potion-making-question-return-cards = Какая карта ложится в свой ящик следующей? Последняя окажется сверху.

potion-making-event-game-begun = В шкафу: { $cabinet }. Начинает { PLAYER($first) }.
potion-making-event-card-drawn = { $card ->
    [none] { PLAYER($seat) } берёт карту из колоды;
   *[other] { PLAYER($seat) } берёт из колоды: { $card };
} { $left ->
    [one] осталась { $left } карта.
    [few] осталось { $left } карты.
   *[many] осталось { $left } карт.
}
potion-making-event-element-played = { PLAYER($seat) } играет как элемент: { $card }{ $points ->
    [0] .
    [one] , { $points } очко.
    [few] , { $points } очка.
   *[many] , { $points } очков.
}
potion-making-event-recipe-built = { PLAYER($seat) } собирает: { $card }. Пошло в дело: { $used }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.{ $half ->
    [0] {""}
   *[other] {" "}{ PLAYERS($helpers) }: { $half ->
        [few] { $half } очка
       *[many] { $half } очков
    } за помощь.
}
potion-making-event-spell-cast = { PLAYER($seat) } накладывает: { $card }.
potion-making-event-card-learned = { PLAYER($seat) } берёт из шкафа: { $card }.
potion-making-event-recipe-destroyed = { $kept ->
    [none] { PLAYER($seat) } разрушает: { $card }. Ничего не остаётся.
   *[other] { PLAYER($seat) } разрушает: { $card }. Остаётся: { $kept }.
}
potion-making-event-recipe-transformed = { PLAYER($seat) } превращает: { $card }. Получается: { $into }.
potion-making-event-cards-returned = Обратно в шкаф: { $cards }.
potion-making-event-game-ended = Сыграна последняя карта. Очки: { SCORES($totals) }. Победа: { PLAYERS($winners) }.

potion-making-reason-most-points = Побеждает тот, у кого больше всего очков.
potion-making-reason-most-points-shared = Побеждает тот, у кого больше всего очков; при равенстве победа общая.

potion-making-rule-from-your-hand = Играть можно только карту из своей руки.
potion-making-rule-element-from-cabinet = Элементы для рецепта берут только из шкафа, а нужного там нет.
potion-making-rule-element-from-top = Из ящика годится только верхняя карта.
potion-making-rule-recipe-not-built = Этому рецепту нужны другие рецепты: кто-нибудь должен их сначала собрать.
potion-making-rule-what-the-recipe-asks = В рецепт идёт только то, что в нём указано.
potion-making-rule-nothing-to-learn = Для заклятья познания нужен рецепт наверху какого-нибудь ящика.
potion-making-rule-learn-from-top = Заклятье познания достаёт только верхние карты шкафа.
potion-making-rule-learn-a-recipe = Заклятьем познания берут рецепт, а не другое заклятье.
potion-making-rule-nothing-to-destroy = Для заклятья разрушения нужен свой собранный рецепт, под которым есть карты.
potion-making-rule-destroy-your-own = Разрушать можно только рецепты, которые собрали вы сами.
potion-making-rule-nothing-under-it = Под этим рецептом ничего нет, высвобождать нечего.
potion-making-rule-keep-one-of-its-cards = Оставить можно сам рецепт или одну из карт под ним.
potion-making-rule-keep-a-recipe = На карте заклятья нет рецепта, оставить её нельзя.
potion-making-rule-nothing-to-transform = Для заклятья трансформы нужен свой собранный рецепт.
potion-making-rule-nothing-to-turn-into = Для заклятья трансформы нужен рецепт наверху какого-нибудь ящика.
potion-making-rule-transform-your-own = Превращать можно только рецепты, которые собрали вы сами.
potion-making-rule-turn-into-top = Заклятье трансформы достаёт только верхние карты шкафа.
potion-making-rule-turn-into-a-recipe = В заклятье ничего превратить нельзя.

potion-making-line-deck = Колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
potion-making-line-cabinet = Шкаф элементов, сначала верхние карты:
potion-making-line-cabinet-empty = Шкаф элементов пуст.
potion-making-line-stack = {"  "}{ $element }: { $cards }.
potion-making-line-apart = {"  "}отдельно, с тремя элементами: { $card }.
potion-making-line-returning = Возвращаются в шкаф: { $cards }.
potion-making-line-player = { PLAYER($player) }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} в руке, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
potion-making-line-built = {"  "}собрано: { $card }; под ним: { $under }.
potion-making-line-built-bare = {"  "}собрано: { $card }; под ним ничего нет.
potion-making-line-about = Речь о рецепте: { $card }.
potion-making-line-hand = { $cards ->
    [0] У вас нет карт.
   *[other] Ваши карты:
}
potion-making-line-held = {"  "}{ $recipe }, { $points ->
    [few] { $points } очка
   *[many] { $points } очков
}, состав: { $ingredients }. Как элемент: { $elements }.
potion-making-line-held-spell = {"  "}{ $spell }. Как элемент: { $elements }.

potion-making-element-fiery-light = Огненный свет
potion-making-element-belladonna = Белладонна
potion-making-element-snake-eye = Глаз змеи
potion-making-element-air-crystal = Кристалл воздуха
potion-making-element-blood-stone = Камень крови
potion-making-element-mandrake-root = Корень мандрагоры
potion-making-element-phoenix-feather = Перо феникса
potion-making-element-mushrooms = Мушрумы
potion-making-element-dragon-tooth = Зуб дракона
potion-making-element-fern-flower = Цветок папоротника
potion-making-element-spring-water = Родниковая вода
potion-making-element-astral-energy = Астральная энергия
potion-making-element-quintessence-of-will = Квинтэссенция воли
potion-making-element-energy-of-thought = Энергия мысли
potion-making-element-bat-wing = Крыло летучей мыши
potion-making-element-ether-waves = Волны эфира

potion-making-recipe-love-potion = Любовное зелье
potion-making-recipe-eternal-sleep-potion = Зелье вечного сна
potion-making-recipe-polyglotum-potion = Зелье «Полиглотум»
potion-making-recipe-isidas-mortum = Исидас Мортум
potion-making-recipe-divination-infusion = Настой прорицания
potion-making-recipe-eternity-solution = Раствор вечности
potion-making-recipe-warding-solution = Раствор-оберег
potion-making-recipe-fidelity-elixir = Эликсир верности
potion-making-recipe-eternal-youth-elixir = Эликсир вечной молодости
potion-making-recipe-oblivion-elixir = Эликсир забвения
potion-making-recipe-knowledge-elixir = Эликсир знания
potion-making-recipe-invisibility-elixir = Эликсир невидимости
potion-making-recipe-fire-elixir = Эликсир огня
potion-making-recipe-strength-elixir = Эликсир силы
potion-making-recipe-secret-sight-elixir = Эликсир тайного зрения
potion-making-recipe-emanation-of-power = Эманация власти
potion-making-recipe-telepathic-potion = Телепатическое снадобье
potion-making-recipe-wisdom-elixir = Эликсир мудрости
potion-making-recipe-plant-lord-elixir = Эликсир повелителя растений
potion-making-recipe-flight-elixir = Эликсир полёта
potion-making-recipe-powder-of-incorporeality = Порошок бестелесности
potion-making-recipe-powder-of-truth = Порошок истины
potion-making-recipe-powder-of-control = Порошок контроля
potion-making-recipe-powder-of-fate = Порошок судьбы
potion-making-recipe-great-elixir-of-timelessness = Великий эликсир безвременья
potion-making-recipe-great-elixir-of-eternal-love = Великий эликсир вечной любви
potion-making-recipe-great-elixir-of-rebirth = Великий эликсир возрождения
potion-making-recipe-great-elixir-of-protection = Великий эликсир защиты
potion-making-recipe-great-elixir-of-vanishing = Великий эликсир исчезновения
potion-making-recipe-great-elixir-of-might = Великий эликсир могущества
potion-making-recipe-great-elixir-of-omens = Великий эликсир предзнаменования
potion-making-recipe-great-elixir-of-insight = Великий эликсир прозрения
potion-making-recipe-palantirium-talisman = Талисман Палантириум
potion-making-recipe-beast-lord-talisman = Талисман повелителя зверей
potion-making-recipe-hidden-knowledge-talisman = Талисман скрытого знания
potion-making-recipe-teleportation-talisman = Талисман телепортации
potion-making-recipe-avocado-cadaver = Авокадо-кадавр
potion-making-recipe-banshee = Баньши
potion-making-recipe-basilisk = Василиск
potion-making-recipe-griffin = Грифон
potion-making-recipe-dragon = Дракон
potion-making-recipe-unicorn = Единорог
potion-making-recipe-unseen-guardian = Незримый страж
potion-making-recipe-fire-salamander = Огненная саламандра
potion-making-recipe-supreme-elixir = Верховный эликсир
potion-making-recipe-great-talisman-of-magic = Великий талисман магии

potion-making-spell-knowledge = Заклятье познания
potion-making-spell-destruction = Заклятье разрушения
potion-making-spell-transformation = Заклятье трансформы

potion-making-card-love-potion = { potion-making-recipe-love-potion } ({ potion-making-element-air-crystal })
potion-making-card-eternal-sleep-potion = { potion-making-recipe-eternal-sleep-potion } ({ potion-making-element-fiery-light })
potion-making-card-polyglotum-potion = { potion-making-recipe-polyglotum-potion } ({ potion-making-element-belladonna })
potion-making-card-isidas-mortum = { potion-making-recipe-isidas-mortum } ({ potion-making-element-snake-eye })
potion-making-card-divination-infusion = { potion-making-recipe-divination-infusion } ({ potion-making-element-blood-stone })
potion-making-card-eternity-solution = { potion-making-recipe-eternity-solution } ({ potion-making-element-mandrake-root })
potion-making-card-warding-solution = { potion-making-recipe-warding-solution } ({ potion-making-element-phoenix-feather })
potion-making-card-fidelity-elixir = { potion-making-recipe-fidelity-elixir } ({ potion-making-element-mushrooms })
potion-making-card-eternal-youth-elixir = { potion-making-recipe-eternal-youth-elixir } ({ potion-making-element-dragon-tooth })
potion-making-card-oblivion-elixir = { potion-making-recipe-oblivion-elixir } ({ potion-making-element-fern-flower })
potion-making-card-knowledge-elixir = { potion-making-recipe-knowledge-elixir } ({ potion-making-element-spring-water })
potion-making-card-invisibility-elixir = { potion-making-recipe-invisibility-elixir } ({ potion-making-element-astral-energy })
potion-making-card-fire-elixir = { potion-making-recipe-fire-elixir } ({ potion-making-element-quintessence-of-will })
potion-making-card-strength-elixir = { potion-making-recipe-strength-elixir } ({ potion-making-element-energy-of-thought })
potion-making-card-secret-sight-elixir = { potion-making-recipe-secret-sight-elixir } ({ potion-making-element-bat-wing })
potion-making-card-emanation-of-power = { potion-making-recipe-emanation-of-power } ({ potion-making-element-ether-waves })
potion-making-card-telepathic-potion-ether-waves = { potion-making-recipe-telepathic-potion } ({ potion-making-element-ether-waves })
potion-making-card-telepathic-potion-astral-energy = { potion-making-recipe-telepathic-potion } ({ potion-making-element-astral-energy })
potion-making-card-wisdom-elixir-astral-energy = { potion-making-recipe-wisdom-elixir } ({ potion-making-element-astral-energy })
potion-making-card-wisdom-elixir-quintessence-of-will = { potion-making-recipe-wisdom-elixir } ({ potion-making-element-quintessence-of-will })
potion-making-card-plant-lord-elixir-energy-of-thought = { potion-making-recipe-plant-lord-elixir } ({ potion-making-element-energy-of-thought })
potion-making-card-plant-lord-elixir-ether-waves = { potion-making-recipe-plant-lord-elixir } ({ potion-making-element-ether-waves })
potion-making-card-flight-elixir-quintessence-of-will = { potion-making-recipe-flight-elixir } ({ potion-making-element-quintessence-of-will })
potion-making-card-flight-elixir-energy-of-thought = { potion-making-recipe-flight-elixir } ({ potion-making-element-energy-of-thought })
potion-making-card-powder-of-incorporeality = { potion-making-recipe-powder-of-incorporeality } ({ potion-making-element-mandrake-root })
potion-making-card-powder-of-truth = { potion-making-recipe-powder-of-truth } ({ potion-making-element-mushrooms })
potion-making-card-powder-of-control = { potion-making-recipe-powder-of-control } ({ potion-making-element-fern-flower })
potion-making-card-powder-of-fate = { potion-making-recipe-powder-of-fate } ({ potion-making-element-belladonna })
potion-making-card-great-elixir-of-timelessness = { potion-making-recipe-great-elixir-of-timelessness } ({ potion-making-element-blood-stone })
potion-making-card-great-elixir-of-eternal-love = { potion-making-recipe-great-elixir-of-eternal-love } ({ potion-making-element-fiery-light })
potion-making-card-great-elixir-of-rebirth = { potion-making-recipe-great-elixir-of-rebirth } ({ potion-making-element-bat-wing })
potion-making-card-great-elixir-of-protection = { potion-making-recipe-great-elixir-of-protection } ({ potion-making-element-snake-eye })
potion-making-card-great-elixir-of-vanishing = { potion-making-recipe-great-elixir-of-vanishing } ({ potion-making-element-dragon-tooth })
potion-making-card-great-elixir-of-might = { potion-making-recipe-great-elixir-of-might } ({ potion-making-element-phoenix-feather })
potion-making-card-great-elixir-of-omens = { potion-making-recipe-great-elixir-of-omens } ({ potion-making-element-spring-water })
potion-making-card-great-elixir-of-insight = { potion-making-recipe-great-elixir-of-insight } ({ potion-making-element-air-crystal })
potion-making-card-palantirium-talisman = { potion-making-recipe-palantirium-talisman } ({ potion-making-element-air-crystal })
potion-making-card-beast-lord-talisman = { potion-making-recipe-beast-lord-talisman } ({ potion-making-element-spring-water })
potion-making-card-hidden-knowledge-talisman = { potion-making-recipe-hidden-knowledge-talisman } ({ potion-making-element-fiery-light })
potion-making-card-teleportation-talisman = { potion-making-recipe-teleportation-talisman } ({ potion-making-element-blood-stone })
potion-making-card-avocado-cadaver = { potion-making-recipe-avocado-cadaver } ({ potion-making-element-fern-flower })
potion-making-card-banshee = { potion-making-recipe-banshee } ({ potion-making-element-dragon-tooth })
potion-making-card-basilisk = { potion-making-recipe-basilisk } ({ potion-making-element-mandrake-root })
potion-making-card-griffin = { potion-making-recipe-griffin } ({ potion-making-element-mushrooms })
potion-making-card-dragon = { potion-making-recipe-dragon } ({ potion-making-element-snake-eye })
potion-making-card-unicorn = { potion-making-recipe-unicorn } ({ potion-making-element-belladonna })
potion-making-card-unseen-guardian = { potion-making-recipe-unseen-guardian } ({ potion-making-element-bat-wing })
potion-making-card-fire-salamander = { potion-making-recipe-fire-salamander } ({ potion-making-element-phoenix-feather })
potion-making-card-supreme-elixir = { potion-making-recipe-supreme-elixir } ({ potion-making-element-astral-energy }, { potion-making-element-quintessence-of-will }, { potion-making-element-ether-waves })
potion-making-card-great-talisman-of-magic = { potion-making-recipe-great-talisman-of-magic } ({ potion-making-element-phoenix-feather }, { potion-making-element-energy-of-thought }, { potion-making-element-dragon-tooth })
potion-making-card-spell-of-knowledge-belladonna = { potion-making-spell-knowledge } ({ potion-making-element-belladonna })
potion-making-card-spell-of-knowledge-mushrooms = { potion-making-spell-knowledge } ({ potion-making-element-mushrooms })
potion-making-card-spell-of-destruction-fern-flower = { potion-making-spell-destruction } ({ potion-making-element-fern-flower })
potion-making-card-spell-of-destruction-snake-eye = { potion-making-spell-destruction } ({ potion-making-element-snake-eye })
potion-making-card-spell-of-transformation-bat-wing = { potion-making-spell-transformation } ({ potion-making-element-bat-wing })
potion-making-card-spell-of-transformation-mandrake-root = { potion-making-spell-transformation } ({ potion-making-element-mandrake-root })

potion-making-tells-points = { $most ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
potion-making-tells-points-after = { $most ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} дальше в этот ход
potion-making-tells-on-top = { $element }: { $height ->
    [1] новый ящик
   *[other] карта сверху, всего в ящике { $height }; под ней { $covers }
}
potion-making-tells-at-bottom = в самый низ ящика: { $element }
potion-making-tells-apart = лежит отдельно, за все элементы сразу: { $elements }
potion-making-tells-uncovers = { $element }, сверху станет: { $top }
potion-making-tells-gone = исчезает из шкафа: { $elements }
potion-making-tells-beneath = потом поверх неё: { $cards }
potion-making-tells-uses = { PLAYER($owner) }, идёт в дело: { $card }
potion-making-tells-returns = обратно в шкаф: { $cards }
potion-making-tells-recipe-ready = { $card }: на столе всё есть
potion-making-tells-recipe-lacking = { $card }: ингредиентов { $has } из { $needs }; на столе нет: { $missing }
potion-making-tells-knowledge = рецепт с верха ящика — вам в руку; на выбор: { $choices }
potion-making-tells-destruction = свой рецепт разрушается, одна его карта может остаться; на выбор: { $choices }
potion-making-tells-transformation = рецепт с верха ящика встаёт на место вашего; на выбор ваших: { $choices }
potion-making-tells-learns = в руку: { $card }
potion-making-tells-breaks = разрушается: { $card }; под ним: { $under }
potion-making-tells-keeps = остаётся перед вами: { $card }
potion-making-tells-keeps-nothing = перед вами ничего не остаётся: { $card }
potion-making-tells-gives-up = уходит: { $card }
potion-making-tells-turns = уходит: { $card }; взамен: { $into }
potion-making-tells-play-on = затем вы играете ещё одну карту
potion-making-tells-draws-later = в следующий ход вы добираете до полной руки; карт не меньше, пока есть колода: { $number }
potion-making-tells-ends-game = последняя карта: конец игры
potion-making-tells-no-card-follows = карт, чтобы этим воспользоваться, у вас не остаётся
potion-making-tells-cards-left = { $deck ->
    [0] Колода пуста; карт в руке: { $hand }
   *[other] Карт в руке: { $hand }; в колоде: { $deck }
}
potion-making-tells-nobody-else = Ни у кого больше нет карт; ваши вы играете одну за другой: { $number }
potion-making-tells-wanted = Нужен ингредиент: { $ingredient }. Рецепт: { $card }

potion-making-hint-builds = Это сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
potion-making-hint-element = Карта, которую вы отдаёте, обещала примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
potion-making-hint-own = Это ваш собственный рецепт: никто другой на нём не заработает.
potion-making-hint-borrows = Его владелец — { PLAYER($player) }: он получит половину очков, но лишь один раз.
potion-making-hint-hand = Карты, что остаются на руке, обещают примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
potion-making-hint-offers = { $points ->
    [0] С тем, что тогда будет на столе, соперники почти ничего не наберут.
   *[other] С тем, что тогда будет на столе, соперники могут рассчитывать примерно на { NUMBER($points, minimumFractionDigits: 1) } очка.
}
potion-making-hint-spell = Если дальше сыграть лучшим образом, заклятье стоит для вас примерно { NUMBER($points, minimumFractionDigits: 1) } очка.

# What only a drawn table says.

potion-making-web-cabinet = Шкаф элементов
potion-making-web-your-recipes = Ваши рецепты
potion-making-web-drawer-empty = { $element }: пусто
potion-making-web-in-cabinet = в шкафу
potion-making-web-missing = на столе нет
potion-making-web-others-if-used = другие — только если взять их рецепт
potion-making-web-leaf-through = Ящики
potion-making-web-recipes = Рецепты
potion-making-web-returning = Возвращаются в шкаф
potion-making-web-drawer = { $element }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, сверху { $top }
potion-making-web-spell-knowledge = Возьмите в руку рецепт с верха ящика. Затем сыграйте ещё карту.
potion-making-web-spell-destruction = Сломайте свой рецепт: одна его карта остаётся собранной, остальные возвращаются в шкаф. Затем сыграйте ещё карту.
potion-making-web-spell-transformation = Рецепт с верха ящика встаёт на место одного из ваших. Затем сыграйте ещё карту.
potion-making-web-needs = состав: { $ingredients }
potion-making-web-triple = также { $card }: лежит отдельно
potion-making-web-choose = Выберите карту: здесь будет видно, что ей нужно и кому она приносит очки.
potion-making-web-nothing-built = готовых рецептов нет
potion-making-web-from-elements = Новые элементы
potion-making-web-from-recipes = Свои рецепты
potion-making-web-from-halves = Половины за чужие рецепты
