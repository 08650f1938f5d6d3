potion-making = Warzenie eliksirów: Praktyka
potion-making-sentence = Zapełniaj wspólną szafkę elementami i twórz z nich eliksiry, talizmany i stworzenia.
potion-making-goal = Chcesz mieć najwięcej punktów, gdy skończą się talia i karty na ręku: elementy zapełniają wspólną szafkę, a złożone z niej przepisy dają więcej.

potion-making-kind-simple-elixir = prosty eliksir
potion-making-kind-complex-elixir = złożony eliksir
potion-making-kind-powder = proszek
potion-making-kind-great-elixir = wielki eliksir
potion-making-kind-talisman = talizman
potion-making-kind-creature = stworzenie
potion-making-kind-supreme-elixir = najwyższy eliksir
potion-making-kind-great-talisman = wielki talizman

potion-making-move-play-as-element = jako element: { $card }
potion-making-move-build = stwórz: { $card }
potion-making-move-cast = rzuć: { $card }
potion-making-move-use-element = z szafki: { $card }
potion-making-move-use-built = { PLAYER($owner) }: { $card }{ $nth ->
    [0] {""}
   *[other] , nr { NTH($nth) }
}
potion-making-move-learn = weź: { $card }
potion-making-move-destroy = zniszcz: { PLAYER($owner) }, { $card }{ $nth ->
    [0] {""}
   *[other] , nr { NTH($nth) }
}
potion-making-move-keep = zachowaj: { $card }
potion-making-move-keep-nothing = nic nie zachowuj
potion-making-move-transform = przemień: { PLAYER($owner) }, { $card }{ $nth ->
    [0] {""}
   *[other] , nr { NTH($nth) }
}
potion-making-move-turn-into = w zamian: { $card }
potion-making-move-put-back = odłóż: { $card }

potion-making-question-take-turn = Zagraj kartę: jako element, jako przepis albo jako zaklęcie.
potion-making-question-choose-ingredient = Którego składnika używasz?
potion-making-question-choose-what-to-learn = Którą kartę bierzesz z szafki?
potion-making-question-choose-what-to-destroy = Który ze swoich przepisów niszczysz?
potion-making-question-choose-what-to-keep = Którą z jego kart zachowujesz jako gotowy przepis? Możesz nie zachować żadnej.
potion-making-question-choose-what-to-transform = Który ze swoich przepisów przemieniasz?
potion-making-question-choose-what-to-turn-into = W co się przemienia?
potion-making-question-return-cards = Która karta wraca teraz do swojej szuflady? Ostatnia znajdzie się na wierzchu.

potion-making-event-game-begun = W szafce: { $cabinet }. Zaczyna { PLAYER($first) }.
potion-making-event-card-drawn = { $card ->
    [none] { PLAYER($seat) } dobiera kartę;
   *[other] { PLAYER($seat) } dobiera: { $card };
} { $left ->
    [one] została { $left } karta.
    [few] zostały { $left } karty.
   *[many] zostało { $left } kart.
}
potion-making-event-element-played = { PLAYER($seat) } zagrywa jako element: { $card }{ $points ->
    [0] .
    [one] , { $points } punkt.
    [few] , { $points } punkty.
   *[many] , { $points } punktów.
}
potion-making-event-recipe-built = { PLAYER($seat) } tworzy: { $card }. Zużyte: { $used }. { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.{ $half ->
    [0] {""}
   *[other] {" "}{ PLAYERS($helpers) }: { $half ->
        [few] { $half } punkty
       *[many] { $half } punktów
    } za pomoc.
}
potion-making-event-spell-cast = { PLAYER($seat) } rzuca: { $card }.
potion-making-event-card-learned = { PLAYER($seat) } bierze z szafki: { $card }.
potion-making-event-recipe-destroyed = { $kept ->
    [none] { PLAYER($seat) } niszczy: { $card }. Nic nie zostaje.
   *[other] { PLAYER($seat) } niszczy: { $card }. Zostaje: { $kept }.
}
potion-making-event-recipe-transformed = { PLAYER($seat) } przemienia: { $card }. Powstaje: { $into }.
potion-making-event-cards-returned = Z powrotem do szafki: { $cards }.
potion-making-event-game-ended = Ostatnia karta zagrana. Punkty: { SCORES($totals) }. Zwycięstwo: { PLAYERS($winners) }.

potion-making-reason-most-points = Wygrywa ten, kto ma najwięcej punktów.
potion-making-reason-most-points-shared = Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.

potion-making-rule-from-your-hand = Zagrywasz kartę, którą masz na ręce.
potion-making-rule-element-from-cabinet = Elementy do przepisu bierze się tylko z szafki, a potrzebnego tam nie ma.
potion-making-rule-element-from-top = Z szuflady można użyć tylko karty z wierzchu.
potion-making-rule-recipe-not-built = Przepis złożony z innych przepisów wymaga, żeby leżały gotowe na stole, obojętnie u kogo.
potion-making-rule-what-the-recipe-asks = Do przepisu idzie tylko to, co w nim podano.
potion-making-rule-nothing-to-learn = Zaklęcie Poznania wymaga przepisu na wierzchu którejś szuflady.
potion-making-rule-learn-from-top = Zaklęcie Poznania sięga tylko po karty z wierzchu.
potion-making-rule-learn-a-recipe = Zaklęciem Poznania bierze się przepis, nigdy inne zaklęcie.
potion-making-rule-nothing-to-destroy = Zaklęcie Zniszczenia wymaga własnego gotowego przepisu, pod którym leżą karty.
potion-making-rule-destroy-your-own = Niszczyć można tylko przepisy, które masz przed sobą gotowe.
potion-making-rule-nothing-under-it = Pod tym przepisem nic nie leży, nie ma czego uwolnić.
potion-making-rule-keep-one-of-its-cards = Zachować można sam przepis albo jedną z kart pod nim.
potion-making-rule-keep-a-recipe = Karta zaklęcia nie ma przepisu, nie można jej zachować.
potion-making-rule-nothing-to-transform = Zaklęcie Transformacji wymaga własnego gotowego przepisu.
potion-making-rule-nothing-to-turn-into = Zaklęcie Transformacji wymaga przepisu na wierzchu którejś szuflady.
potion-making-rule-transform-your-own = Przemieniać można tylko przepisy, które masz przed sobą gotowe.
potion-making-rule-turn-into-top = Zaklęcie Transformacji sięga tylko po karty z wierzchu.
potion-making-rule-turn-into-a-recipe = Niczego nie można przemienić w zaklęcie.

potion-making-line-deck = Talia: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
potion-making-line-cabinet = Szafka z elementami, najpierw karty z wierzchu:
potion-making-line-cabinet-empty = Szafka z elementami jest pusta.
potion-making-line-stack = {"  "}{ $element }: { $cards }.
potion-making-line-apart = {"  "}osobno, z trzema elementami: { $card }.
potion-making-line-returning = Wracają do szafki: { $cards }.
potion-making-line-player = { PLAYER($player) }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręce, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
potion-making-line-built = {"  "}gotowe: { $card }; pod spodem: { $under }.
potion-making-line-built-bare = {"  "}gotowe: { $card }; nic pod spodem.
potion-making-line-about = Chodzi o przepis: { $card }.
potion-making-line-hand = { $cards ->
    [0] Nie masz kart.
   *[other] Twoje karty:
}
potion-making-line-held = {"  "}{ $recipe }, { $points ->
    [few] { $points } punkty
   *[many] { $points } punktów
}, skład: { $ingredients }. Jako element: { $elements }.
potion-making-line-held-spell = {"  "}{ $spell }. Jako element: { $elements }.

potion-making-element-fiery-light = Ogniste Światło
potion-making-element-belladonna = Wilcza Jagoda
potion-making-element-snake-eye = Oko Węża
potion-making-element-air-crystal = Kryształ Powietrza
potion-making-element-blood-stone = Kamień Krwi
potion-making-element-mandrake-root = Korzeń Mandragory
potion-making-element-phoenix-feather = Pióro Feniksa
potion-making-element-mushrooms = Grzyby
potion-making-element-dragon-tooth = Smoczy Ząb
potion-making-element-fern-flower = Kwiat Paproci
potion-making-element-spring-water = Woda Źródlana
potion-making-element-astral-energy = Energia Astralna
potion-making-element-quintessence-of-will = Kwintesencja Woli
potion-making-element-energy-of-thought = Energia Myśli
potion-making-element-bat-wing = Skrzydło Nietoperza
potion-making-element-ether-waves = Fale Eteru

potion-making-recipe-love-potion = Napój Miłosny
potion-making-recipe-eternal-sleep-potion = Mikstura Wiecznego Snu
potion-making-recipe-polyglotum-potion = Mikstura „Poliglotum”
potion-making-recipe-isidas-mortum = Isidas Mortum
potion-making-recipe-divination-infusion = Napar Wieszczenia
potion-making-recipe-eternity-solution = Roztwór Wieczności
potion-making-recipe-warding-solution = Roztwór Ochronny
potion-making-recipe-fidelity-elixir = Eliksir Wierności
potion-making-recipe-eternal-youth-elixir = Eliksir Wiecznej Młodości
potion-making-recipe-oblivion-elixir = Eliksir Zapomnienia
potion-making-recipe-knowledge-elixir = Eliksir Wiedzy
potion-making-recipe-invisibility-elixir = Eliksir Niewidzialności
potion-making-recipe-fire-elixir = Eliksir Ognia
potion-making-recipe-strength-elixir = Eliksir Siły
potion-making-recipe-secret-sight-elixir = Eliksir Tajemnego Wzroku
potion-making-recipe-emanation-of-power = Emanacja Władzy
potion-making-recipe-telepathic-potion = Specyfik Telepatyczny
potion-making-recipe-wisdom-elixir = Eliksir Mądrości
potion-making-recipe-plant-lord-elixir = Eliksir Władcy Roślin
potion-making-recipe-flight-elixir = Eliksir Lotu
potion-making-recipe-powder-of-incorporeality = Proszek Bezcielesności
potion-making-recipe-powder-of-truth = Proszek Prawdy
potion-making-recipe-powder-of-control = Proszek Kontroli
potion-making-recipe-powder-of-fate = Proszek Przeznaczenia
potion-making-recipe-great-elixir-of-timelessness = Wielki Eliksir Bezczasu
potion-making-recipe-great-elixir-of-eternal-love = Wielki Eliksir Wiecznej Miłości
potion-making-recipe-great-elixir-of-rebirth = Wielki Eliksir Odrodzenia
potion-making-recipe-great-elixir-of-protection = Wielki Eliksir Ochrony
potion-making-recipe-great-elixir-of-vanishing = Wielki Eliksir Zniknięcia
potion-making-recipe-great-elixir-of-might = Wielki Eliksir Potęgi
potion-making-recipe-great-elixir-of-omens = Wielki Eliksir Przepowiedni
potion-making-recipe-great-elixir-of-insight = Wielki Eliksir Olśnienia
potion-making-recipe-palantirium-talisman = Talizman Palantirium
potion-making-recipe-beast-lord-talisman = Talizman Władcy Zwierząt
potion-making-recipe-hidden-knowledge-talisman = Talizman Ukrytej Wiedzy
potion-making-recipe-teleportation-talisman = Talizman Teleportacji
potion-making-recipe-avocado-cadaver = Awokado-Kadawer
potion-making-recipe-banshee = Banshee
potion-making-recipe-basilisk = Bazyliszek
potion-making-recipe-griffin = Gryf
potion-making-recipe-dragon = Smok
potion-making-recipe-unicorn = Jednorożec
potion-making-recipe-unseen-guardian = Niewidzialny Strażnik
potion-making-recipe-fire-salamander = Ognista Salamandra
potion-making-recipe-supreme-elixir = Najwyższy Eliksir
potion-making-recipe-great-talisman-of-magic = Wielki Talizman Magii

potion-making-spell-knowledge = Zaklęcie Poznania
potion-making-spell-destruction = Zaklęcie Zniszczenia
potion-making-spell-transformation = Zaklęcie Transformacji

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
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}
potion-making-tells-points-after = { $most ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} dalej w tej turze
potion-making-tells-on-top = { $element }: { $height ->
    [1] nowa szuflada
   *[other] karta na wierzchu, razem w szufladzie { $height }; pod nią { $covers }
}
potion-making-tells-at-bottom = na sam spód szuflady: { $element }
potion-making-tells-apart = leży osobno, za wszystkie elementy naraz: { $elements }
potion-making-tells-uncovers = { $element }, na wierzchu będzie: { $top }
potion-making-tells-gone = znika z szafki: { $elements }
potion-making-tells-beneath = potem na niej: { $cards }
potion-making-tells-uses = { PLAYER($owner) }, zużyte: { $card }
potion-making-tells-returns = z powrotem do szafki: { $cards }
potion-making-tells-recipe-ready = { $card }: na stole jest wszystko
potion-making-tells-recipe-lacking = { $card }: składniki { $has } z { $needs }; brak na stole: { $missing }
potion-making-tells-knowledge = przepis z wierzchu szuflady trafia na rękę; do wyboru: { $choices }
potion-making-tells-destruction = rozbijasz swój przepis, jedna z jego kart może zostać; do wyboru: { $choices }
potion-making-tells-transformation = przepis z wierzchu szuflady staje na miejscu twojego; twoje do wyboru: { $choices }
potion-making-tells-learns = na rękę: { $card }
potion-making-tells-breaks = rozbite: { $card }; pod spodem: { $under }
potion-making-tells-keeps = zostaje przed tobą: { $card }
potion-making-tells-keeps-nothing = nic z tego nie zostaje przed tobą: { $card }
potion-making-tells-gives-up = odchodzi: { $card }
potion-making-tells-turns = odchodzi: { $card }; w zamian: { $into }
potion-making-tells-play-on = potem zagrywasz jeszcze jedną kartę
potion-making-tells-draws-later = w następnej turze dobierasz do pełnej ręki; kart co najmniej, póki starczy talii: { $number }
potion-making-tells-ends-game = ostatnia karta: koniec gry
potion-making-tells-no-card-follows = nie masz już karty, która by z tego skorzystała
potion-making-tells-cards-left = { $deck ->
    [0] Talia jest pusta; kart na ręce: { $hand }
   *[other] Kart na ręce: { $hand }; w talii: { $deck }
}
potion-making-tells-nobody-else = Nikt inny nie ma już kart; swoje zagrywasz jedną po drugiej: { $number }
potion-making-tells-wanted = Potrzebny składnik: { $ingredient }. Przepis: { $card }

potion-making-hint-builds = Daje to od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
potion-making-hint-element = Oddawana karta obiecywała około { NUMBER($points, minimumFractionDigits: 1) } punktu.
potion-making-hint-own = To twój własny przepis: nikt inny na nim nie zyska.
potion-making-hint-borrows = Jego właścicielem jest { PLAYER($player) }: dostanie połowę punktów, ale tylko raz.
potion-making-hint-hand = Karty, które zostają na ręce, obiecują około { NUMBER($points, minimumFractionDigits: 1) } punktu.
potion-making-hint-offers = { $points ->
    [0] Z tym, co będzie leżało na stole, rywale prawie nic nie zdobędą.
   *[other] Z tym, co będzie leżało na stole, rywale mogą liczyć na około { NUMBER($points, minimumFractionDigits: 1) } punktu.
}
potion-making-hint-spell = Przy najlepszym dokończeniu tury zaklęcie jest dla ciebie warte około { NUMBER($points, minimumFractionDigits: 1) } punktu.

# What only a drawn table says.

potion-making-web-cabinet = Szafka z elementami
potion-making-web-your-recipes = Twoje przepisy
potion-making-web-drawer-empty = { $element }: pusto
potion-making-web-in-cabinet = w szafce
potion-making-web-missing = brak na stole
potion-making-web-others-if-used = inni tylko wtedy, gdy użyjesz ich przepisu
potion-making-web-leaf-through = Szuflady
potion-making-web-recipes = Przepisy
potion-making-web-returning = Wracają do szafki
potion-making-web-drawer = { $element }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, na wierzchu { $top }
potion-making-web-spell-knowledge = Weź na rękę przepis z wierzchu szuflady. Potem zagraj jeszcze jedną kartę.
potion-making-web-spell-destruction = Rozbij swój przepis: jedna z jego kart może zostać jako gotowy przepis, reszta wraca do szafki. Potem zagraj jeszcze jedną kartę.
potion-making-web-spell-transformation = Przepis z wierzchu szuflady staje na miejscu jednego z twoich. Potem zagraj jeszcze jedną kartę.
potion-making-web-needs = skład: { $ingredients }
potion-making-web-triple = także { $card }: leży osobno
potion-making-web-choose = Wybierz kartę: tu zobaczysz, czego potrzebuje i komu da punkty.
potion-making-web-nothing-built = brak gotowych przepisów
potion-making-web-from-elements = Nowe elementy
potion-making-web-from-recipes = Własne przepisy
potion-making-web-from-halves = Połowy za cudze przepisy
