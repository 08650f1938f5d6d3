alchemists = Alchemicy
alchemists-sentence = Mieszaj, sprzedawaj i publikuj: odkryj, z czego składa się osiem składników, zanim zrobią to inni.
alchemists-goal = Chcesz mieć najwięcej punktów po sześciu rundach: reputacja, artefakty, stypendia, złoto i teorie, które okażą się prawdziwe.

alchemists-option-level = Poziom
alchemists-option-level-apprentice = uczeń: łagodniejsze konferencje, proste obalanie
alchemists-option-level-master = mistrz: surowsze konferencje, obalanie doświadczeniem
alchemists-option-ingredients = Składniki na start (poziom albo po jednym na miejsce: apprentice,master,…)
alchemists-option-conferences = Konferencje (poziom albo po jednym na miejsce)
alchemists-option-debunking = Obalanie teorii (poziom albo po jednym na miejsce)
alchemists-option-data = Własny plik z poprawkami z twojego pudełka: konferencje, stypendia, uśmiechy, tor kolejności, obalanie teorii (pusto: według rekonstrukcji)
alchemists-option-easing = Zmiana poziomu w trakcie gry
alchemists-option-easing-no = nie
alchemists-option-easing-yes = mistrz może grać dalej jako uczeń, gdy wybiera pole toru kolejności
alchemists-option-publisher = Wydawca – przysługa spoza pudełka
alchemists-option-publisher-no = bez niej
alchemists-option-publisher-yes = dwie takie karty wśród przysług

error-alchemists-levels = Opcja { $option } nie może mieć wartości „{ $value }”: zostaw ją pustą albo wpisz apprentice lub master raz dla wszystkich lub po razie na każde miejsce (jest ich { $seats }), po przecinku.
error-alchemists-easing = Przy tym stole wszyscy są już uczniami: nikt nie może zmienić poziomu.
error-alchemists-data = Plik danych, wiersz { $line }: { $reason }
error-alchemists-data-long = Plik danych jest za długi: najwyżej { $most } znaków.
error-alchemists-data-toml = to nie jest TOML: { $problem }
error-alchemists-data-table = nie ma tabeli „{ $found }”; znane to { $known }.
error-alchemists-data-key = nie ma tu klucza „{ $found }”; znane to { $known }.
error-alchemists-data-shape = „{ $entry }” zapisano inaczej niż we wzorze.
error-alchemists-data-unknown = { $entry }: „{ $found }” nie istnieje; znane to { $known }.
error-alchemists-data-number = { $entry }: { $found }, a musi to być liczba całkowita od { $fewest } do { $most }.
error-alchemists-data-twice = { $entry } „{ $found }” jest zapisane dwa razy.
error-alchemists-data-many = „{ $entry }” jest tam { $found } razy, a czyta się najwyżej { $most }.
error-alchemists-data-tiles = { $entry } potrzebuje dwóch list, po jednej na konferencję.
error-alchemists-data-ingredients = stypendium wymienia co najmniej { $fewest } różne składniki.
error-alchemists-data-faces = faces potrzebuje { $expected } liczb, po jednej na kartę rabatu, a ma { $found }.
error-alchemists-data-actions = { $entry }: akcji jest { $found }, a czyta się najwyżej { $most }.
error-alchemists-data-spaces = przy { $players } graczach tylko { $found } pól toru kolejności nie kosztowałoby złota, a każdy musi mieć swoje.
error-alchemists-mark = „{ $written }” to nie jeden składnik. Znak to składnik, pole od 1 do 8 i symbol, na przykład „n ropucha 3 x”; składniki: { $known }.
alchemists-notebook = „n ropucha 3 x” stawia znak na trzecim polu ropuchy (x, ? albo o; kropka wymazuje); każdy inny tekst po n staje się twoją notatką. Pola: 1 — { alchemists-formula-blue-minus }, 2 — { alchemists-formula-blue-plus }, 3 — { alchemists-formula-green-minus }, 4 — { alchemists-formula-green-plus }, 5 — { alchemists-formula-red-minus }, 6 — { alchemists-formula-red-plus }, 7 — { alchemists-formula-all-minus }, 8 — { alchemists-formula-all-plus }.
error-alchemists-note-long = Notatka ma najwyżej { $most } znaków.

alchemists-colour-red = czerwony
alchemists-colour-green = zielony
alchemists-colour-blue = niebieski

alchemists-formula-blue-minus = c− z+ N−
alchemists-formula-blue-plus = c+ z− N+
alchemists-formula-green-minus = c+ Z− n−
alchemists-formula-green-plus = c− Z+ n+
alchemists-formula-red-minus = C− z− n+
alchemists-formula-red-plus = C+ z+ n−
alchemists-formula-all-minus = C− Z− N−
alchemists-formula-all-plus = C+ Z+ N+

alchemists-ingredient-mushroom = grzyb
alchemists-ingredient-fern = paproć
alchemists-ingredient-toad = ropucha
alchemists-ingredient-claw = kurza łapka
alchemists-ingredient-flower = kwiat
alchemists-ingredient-mandrake = korzeń mandragory
alchemists-ingredient-scorpion = skorpion
alchemists-ingredient-feather = krucze pióro

alchemists-potion-healing = leczenie (C+)
alchemists-potion-poison = trucizna (C−)
alchemists-potion-speed = szybkość (Z+)
alchemists-potion-paralysis = paraliż (Z−)
alchemists-potion-wisdom = mądrość (N+)
alchemists-potion-insanity = szaleństwo (N−)
alchemists-potion-neutral = mikstura neutralna

alchemists-favor-assistant = Asystentka
alchemists-favor-herbalist = Zielarka
alchemists-favor-associate = Wspólnik
alchemists-favor-custodian = Stróż
alchemists-favor-barmaid = Karczmarka
alchemists-favor-merchant = Kupiec
alchemists-favor-shopkeeper = Sklepikarz
alchemists-favor-sage = Mędrzec
alchemists-favor-publisher = Wydawca

alchemists-favor-text-assistant = Przy planowaniu: jedna kostka więcej w tej rundzie.
alchemists-favor-text-herbalist = Od razu: dobierz trzy składniki, potem odrzuć dowolne dwa.
alchemists-favor-text-associate = Przy planowaniu: twoje kostki w jednym obszarze przechodzą do najwyższego rzędu.
alchemists-favor-text-custodian = Przy planowaniu: kostka na wcześniejsze wypicie mikstury, jeszcze przed sprzedażą.
alchemists-favor-text-barmaid = Przy sprzedaży: jakość liczy się o poziom wyżej; dokładna zgodność daje zamiast tego 1 punkt reputacji.
alchemists-favor-text-merchant = Przy sprzedaży: wolny wybór zamówienia; kto i tak go ma, dostaje 1 monetę.
alchemists-favor-text-shopkeeper = Przy zakupie: artefakt kosztuje o 1 monetę mniej.
alchemists-favor-text-sage = Przy transmutacji: o 1 monetę więcej.
alchemists-favor-text-publisher = Zamiast obalania: wymień swoją pieczęć na teorii na nieużytą; jeśli nie ma tam innych pieczęci, także formułę albo samą formułę.

alchemists-seal-gold = złota gwiazda
alchemists-seal-silver = srebrna gwiazda
alchemists-seal-red = czerwony znak zapytania
alchemists-seal-green = zielony znak zapytania
alchemists-seal-blue = niebieski znak zapytania

alchemists-artifact-periscope = Peryskop
alchemists-artifact-magic-mortar = Magiczny moździerz
alchemists-artifact-discount-card = Karta rabatowa
alchemists-artifact-boots-of-speed = Buty szybkości
alchemists-artifact-printing-press = Prasa drukarska
alchemists-artifact-robe-of-respect = Szata szacunku
alchemists-artifact-witchs-trunk = Kufer wiedźmy
alchemists-artifact-hypnotic-amulet = Hipnotyczny amulet
alchemists-artifact-amulet-of-rhetoric = Amulet retoryki
alchemists-artifact-seal-of-authority = Pieczęć autorytetu
alchemists-artifact-thinking-cap = Czapka myśliciela
alchemists-artifact-silver-chalice = Srebrny kielich
alchemists-artifact-altar-of-gold = Złoty ołtarz
alchemists-artifact-feather-in-cap = Beret z piórkiem
alchemists-artifact-bronze-cup = Brązowy puchar
alchemists-artifact-magic-mirror = Magiczne lustro
alchemists-artifact-wisdom-idol = Bożek mądrości
alchemists-artifact-crystal-cabinet = Kryształowa gablota

alchemists-artifact-text-periscope = Raz na rundę, zaraz po cudzym mieszaniu, zobacz jeden z dwóch składników.
alchemists-artifact-text-magic-mortar = Przy mieszaniu odrzucasz tylko jeden z dwóch składników, wybrany na ślepo.
alchemists-artifact-text-discount-card = Następny artefakt kosztuje o 2 monety mniej, każdy kolejny o 1.
alchemists-artifact-text-boots-of-speed = Raz na rundę działasz jeszcze raz tam, gdzie masz kostkę, po wszystkich innych; nie przy sprzedaży.
alchemists-artifact-text-printing-press = Nie płacisz wydawcy.
alchemists-artifact-text-robe-of-respect = Każdy przyrost reputacji jest o 1 większy, poza ostatnią rundą.
alchemists-artifact-text-witchs-trunk = Dobierz siedem składników; tor kolejności już ci ich nie daje.
alchemists-artifact-text-hypnotic-amulet = Dobierz cztery przysługi.
alchemists-artifact-text-amulet-of-rhetoric = Zyskujesz 5 punktów reputacji.
alchemists-artifact-text-seal-of-authority = Publikacja lub poparcie daje o 2 punkty reputacji więcej.
alchemists-artifact-text-thinking-cap = Wypróbuj do dwóch par z ręki, bez zużycia kart i bez złych skutków.
alchemists-artifact-text-silver-chalice = Wart 6 punktów.
alchemists-artifact-text-altar-of-gold = Zapłać od 1 do 8 monet i zyskaj tyle samo reputacji.
alchemists-artifact-text-feather-in-cap = Odkładaj składniki udanych mikstur z wystawy: 1 punkt za każdy nowy.
alchemists-artifact-text-bronze-cup = Wart 4 punkty.
alchemists-artifact-text-magic-mirror = 1 punkt za każde pełne 5 punktów reputacji na koniec.
alchemists-artifact-text-wisdom-idol = 1 punkt za każdą twoją pieczęć na prawdziwej teorii.
alchemists-artifact-text-crystal-cabinet = 2 punkty za każdy twój artefakt, łącznie z tym.

alchemists-adventurer-ranger = tropicielka
alchemists-adventurer-barbarian = barbarzyńca
alchemists-adventurer-cleric = kapłanka
alchemists-adventurer-thief = złodziej
alchemists-adventurer-mage = mag
alchemists-adventurer-warrior = wojownik

alchemists-grant-a = stypendium A
alchemists-grant-b = stypendium B
alchemists-grant-c = stypendium C
alchemists-grant-d = stypendium D
alchemists-grant-centre = stypendium centralne

alchemists-area-forage = zbieranie składników
alchemists-area-transmute = transmutacja
alchemists-area-custodian = picie u Stróża
alchemists-area-sell = sprzedaż mikstury
alchemists-area-buy = zakup artefaktu
alchemists-area-debunk = obalenie teorii
alchemists-area-publish = publikacja teorii
alchemists-area-student = test na studencie
alchemists-area-drink = wypicie mikstury
alchemists-area-exhibition = wystawa

alchemists-quality-exact = dokładna zgodność
alchemists-quality-right-sign = dobry znak
alchemists-quality-neutral = neutralna
alchemists-quality-wrong-sign = zły znak

alchemists-how-on-student = na studencie
alchemists-how-on-self = na sobie
alchemists-how-for-sale = na sprzedaż
alchemists-how-at-exhibition = na wystawie
alchemists-how-with-cap = w Czapce myśliciela

alchemists-level-apprentice = uczeń
alchemists-level-master = mistrz

alchemists-move-keep = zachowaj: { $favor }
alchemists-move-take-space = pole { NTH($space) } toru kolejności
alchemists-move-plan = kostki na: { $area }
alchemists-move-send-associate = Wspólnik: { $area }
alchemists-move-play-favor = zagraj przysługę: { $favor }
alchemists-move-finish-planning = plany gotowe
alchemists-move-decline = rezygnacja
alchemists-move-pass = pas
alchemists-move-gather = weź z rzędu: { $ingredient }
alchemists-move-gather-unseen = weź wierzchnią kartę talii
alchemists-move-discard = odrzuć: { $ingredient }
alchemists-move-mix = { $first } + { $second }
alchemists-move-lay-discount = rabat { $gold }
alchemists-move-take-order = { $slot ->
    [0] lewe zamówienie
    [1] środkowe zamówienie
   *[other] prawe zamówienie
}
alchemists-move-guarantee = gwarancja: { $quality } lub lepiej
alchemists-move-buy = kup: { $artifact }
alchemists-move-offer = połóż na ołtarzu { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}
alchemists-move-publish = teoria: { $ingredient } to { $formula }
alchemists-move-endorse = poprzyj teorię: { $ingredient }
alchemists-move-lay-seal = pieczęć: { $seal }
alchemists-move-take-grant = weź: { $grant }
alchemists-move-disprove = { $ingredient }, aspekt: { $colour }
alchemists-move-propose = doświadczenie: { $first } + { $second }
alchemists-move-claim = mikstura: { $potion }
alchemists-move-look = spójrz przez Peryskop
alchemists-move-hurry = użyj Butów szybkości
alchemists-move-give-up-mortar = odłóż oba składniki
alchemists-move-become-apprentice = graj dalej jako uczeń: łagodniejsze konferencje, prostsze obalanie
alchemists-move-exchange-seal = inna pieczęć na teorii: { $ingredient }
alchemists-move-exchange-formula = popraw teorię: { $ingredient } to { $formula }

alchemists-question-keep-favors = Którą z dwóch przysług zachowujesz?
alchemists-question-herbalist = Zielarka: odrzuć składnik.
alchemists-question-choose-spaces = Wybierz pole toru kolejności.
alchemists-question-plan-actions = Zaplanuj akcje.
alchemists-question-forage = Zbieranie: weź składnik.
alchemists-question-transmute = Transmutacja: który składnik zamieniasz w złoto?
alchemists-question-look-through-periscope = Patrzysz przez Peryskop?
alchemists-question-try-on-student = Test na studencie: zmieszaj dwa składniki.
alchemists-question-drink-potion = Wypicie mikstury: zmieszaj dwa składniki.
alchemists-question-lay-discounts = Połóż zakrytą kartę rabatu.
alchemists-question-take-an-order = Które zamówienie bierzesz?
alchemists-question-give-guarantee = Jaką jakość gwarantujesz?
alchemists-question-brew-for-sale = Zmieszaj miksturę na sprzedaż.
alchemists-question-buy-artifact = Który artefakt kupujesz?
alchemists-question-think-with-cap = Czapka myśliciela: wypróbuj parę z ręki.
alchemists-question-offer-gold = Ile złota kładziesz na ołtarzu?
alchemists-question-choose-grant = Które stypendium bierzesz?
alchemists-question-publish-theory = Opublikuj teorię albo poprzyj cudzą.
alchemists-question-choose-seal = Którą pieczęć kładziesz?
alchemists-question-disprove-aspect = Który aspekt której teorii jest błędny?
alchemists-question-revise-theory = Wydawca: co wymieniasz?
alchemists-question-choose-new-seal = Która pieczęć będzie tam leżeć?
alchemists-question-publish-at-once = Publikujesz od razu o tym, co właśnie upadło?
alchemists-question-propose-experiment = Obalanie: które dwa składniki zmieszać?
alchemists-question-claim-result = Obalanie: jaką miksturę zapowiadasz?
alchemists-question-exhibit-potion = Którą miksturę wystawiasz?
alchemists-question-brew-for-exhibition = Zmieszaj miksturę na wystawę.
alchemists-question-feather-or-mortar = Odkładasz także ten składnik?
alchemists-question-put-on-boots = Buty szybkości: działasz tu jeszcze raz ({ $area })?

alchemists-event-favor-kept = { $favor ->
    [none] { PLAYER($seat) } zachowuje przysługę.
   *[other] { PLAYER($seat) } zachowuje przysługę: { $favor }.
}
alchemists-event-round-begun = { $adventurer ->
    [none] Runda { $round }. Zaczyna { PLAYER($first) }. W rzędzie: { $row }.
   *[other] Runda { $round }. Zaczyna { PLAYER($first) }. W mieście: { $adventurer }. W rzędzie: { $row }.
}
alchemists-event-space-taken = { PLAYER($seat) } zajmuje pole { NTH($space) } toru kolejności.
alchemists-event-level-lowered = { PLAYER($seat) } gra dalej na poziomie ucznia.
alchemists-event-green-space-kept = { PLAYER($seat) } zostaje na zielonym polu: paraliż.
alchemists-event-ingredients-drawn = { $ingredients ->
    [none] { PLAYER($seat) } dobiera { $number ->
        [one] { $number } składnik
        [few] { $number } składniki
       *[many] { $number } składników
    }.
   *[other] { PLAYER($seat) } dobiera: { $ingredients }.
}
alchemists-event-favors-drawn = { $favors ->
    [none] { PLAYER($seat) } dobiera { $number ->
        [one] { $number } przysługę
        [few] { $number } przysługi
       *[many] { $number } przysług
    }.
   *[other] { PLAYER($seat) } dobiera: { $favors }.
}
alchemists-event-favor-played = { PLAYER($seat) } zagrywa przysługę: { $favor }.
alchemists-event-associate-sent = { PLAYER($seat) } wysyła Wspólnika: { $area }.
alchemists-event-ingredient-discarded = { $ingredient ->
    [none] { PLAYER($seat) } odrzuca składnik.
   *[other] { PLAYER($seat) } odrzuca: { $ingredient }.
}
alchemists-event-action-planned = { PLAYER($seat) } kładzie { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}: { $area }.
alchemists-event-planning-finished = { PLAYER($seat) } kończy planowanie{ $unused ->
    [0] .
    [one] ; nieużyta: { $unused } kostka.
    [few] ; nieużyte: { $unused } kostki.
   *[many] ; nieużytych: { $unused } kostek.
}
alchemists-event-action-declined = { PLAYER($seat) } rezygnuje z akcji: { $area }.
alchemists-event-ingredient-gathered = { PLAYER($seat) } bierze z rzędu: { $ingredient }.
alchemists-event-ingredient-transmuted = { $ingredient ->
    [none] { PLAYER($seat) } zamienia składnik w złoto: { $gold }.
   *[other] { PLAYER($seat) } zamienia w złoto ({ $gold }): { $ingredient }.
}
alchemists-event-discount-laid = { PLAYER($seat) } kładzie kartę rabatu.
alchemists-event-discounts-turned = Rabaty odkryte: { SCORES($gold, $sellers) }.
alchemists-event-order-taken = { PLAYER($seat) } bierze zamówienie: { $potion }.
alchemists-event-quality-guaranteed = { PLAYER($seat) } gwarantuje: { $quality } lub lepiej, za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}.
alchemists-event-potion-sold = { $first ->
    [none] { PLAYER($seat) } sprzedaje miksturę. Zamówienie „{ $order }”: { $quality }; zarobione złoto: { $gold }.
   *[other] { PLAYER($seat) } sprzedaje { $first } + { $second }. Zamówienie „{ $order }”: { $quality }; zarobione złoto: { $gold }.
}
alchemists-event-potion-tested = { $first ->
    [none] { PLAYER($seat) } próbuje mikstury { $how }: { $potion }.
   *[other] { PLAYER($seat) } próbuje { $how }: { $first } + { $second } – { $potion }.
}
alchemists-event-potion-exhibited = { $first ->
    [none] { PLAYER($seat) } zapowiada { $claimed }, wychodzi { $potion }.
   *[other] { PLAYER($seat) } zapowiada { $claimed }, wychodzi { $potion } ({ $first } + { $second }).
}
alchemists-event-student-unwilling = Student źle się czuje: do końca rundy każdy test kosztuje 1 monetę.
alchemists-event-potion-harmed = { PLAYER($seat) } czuje skutki mikstury: { $potion }.
alchemists-event-ingredient-seen = { $ingredient ->
    [none] { PLAYER($seat) } patrzy przez Peryskop (kociołek: { PLAYER($owner) }).
   *[other] { PLAYER($seat) } patrzy przez Peryskop (kociołek: { PLAYER($owner) }) i widzi: { $ingredient }.
}
alchemists-event-mortar-used = { $kept ->
    [none] { PLAYER($seat) }: Magiczny moździerz ocala jeden z dwóch składników.
   *[other] { PLAYER($seat) }: Magiczny moździerz ocala składnik: { $kept }.
}
alchemists-event-mortar-given-up = { PLAYER($seat) } odkłada oba składniki.
alchemists-event-reputation-changed = { PLAYER($seat) }: { SIGNED($change) } do reputacji, teraz { $reputation }.
alchemists-event-artifact-bought = { PLAYER($seat) } kupuje za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}: { $artifact }.
alchemists-event-gold-offered = { PLAYER($seat) } kładzie złoto na ołtarzu: { $gold }.
alchemists-event-boots-used = { PLAYER($seat) } używa Butów szybkości: { $area }.
alchemists-event-theory-published = { $seal ->
    [none] { PLAYER($seat) } publikuje teorię: { $ingredient } to { $formula }.
   *[other] { PLAYER($seat) } publikuje teorię: { $ingredient } to { $formula }; pieczęć: { $seal }.
}
alchemists-event-theory-endorsed = { $seal ->
    [none] { PLAYER($seat) } popiera teorię (koszt: { $gold }): { $ingredient }.
   *[other] { PLAYER($seat) } popiera teorię (koszt: { $gold }): { $ingredient }; pieczęć: { $seal }.
}
alchemists-event-theory-revised = { PLAYER($seat) } poprawia teorię: teraz { $ingredient } to { $formula }.
alchemists-event-seal-exchanged = { $seal ->
    [none] { PLAYER($seat) } wymienia pieczęć na teorii: { $ingredient }.
   *[other] { PLAYER($seat) } wymienia pieczęć na teorii: { $ingredient }; teraz { $seal }.
}
alchemists-event-grant-taken = { PLAYER($seat) } bierze: { $grant }. Daje ono 2 monety.
alchemists-event-aspect-shown = { PLAYER($seat) } sprawdza: { $ingredient }, aspekt { $colour } – { $plus ->
    [yes] plus
   *[no] minus
}.
alchemists-event-claim-answered = { PLAYER($seat) } twierdzi: { $first } + { $second } = { $potion }. Odpowiedź: { $yes ->
    [yes] tak
   *[no] nie
}.
alchemists-event-theory-debunked = { PLAYER($seat) } obala teorię { $ingredient } = { $formula }, aspekt: { $colour }. Czyje pieczęcie: { PLAYERS($owners) }; jakie: { $seals }.
alchemists-event-conflict-shown = { PLAYER($seat) } wykazuje sprzeczność między teoriami: { $first } i { $second }.
alchemists-event-debunking-failed = { PLAYER($seat) } niczego nie obala.
alchemists-event-conference-held = Konferencja { $number }. Liczące się pieczęcie: { SCORES($seals) }.
alchemists-event-artifacts-replaced = Nowe artefakty: { $artifacts }.
alchemists-event-top-alchemists = Tytuł najlepszego alchemika: { PLAYERS($seats) }.
alchemists-event-truth-revealed = Wielkie odkrycie: { PAIRS("grzyb, paproć, ropucha, kurza łapka, kwiat, korzeń mandragory, skorpion, krucze pióro", $formulas) }.
alchemists-event-theory-checked = { $ingredient } = { $formula }: { $right ->
    [yes] prawda
   *[no] fałsz
}. Czyje pieczęcie: { PLAYERS($owners) }; jakie: { $seals }.
alchemists-event-lab-counted = { PLAYER($seat) } liczy: reputacja { $reputation }{ $artifacts ->
    [0] {""}
   *[other] , artefakty { $artifacts }
}{ $grants ->
    [0] {""}
   *[other] , stypendia { $grants }
}{ $gold ->
    [0] {""}
   *[other] , złoto { $gold }
}{ $seals ->
    [0] {""}
   *[other] , pieczęcie { $seals }
}{ $idol ->
    [0] {""}
   *[other] , Bożek mądrości { $idol }
}; zostało monet: { $coins }. Przysługi na ręce: { $favors }. Odłożone: { $set_aside }.
alchemists-event-game-ended = Koniec gry. Punkty: { SCORES($points) }. Zwycięstwo: { PLAYERS($winners) }.

alchemists-reason-most-points = Wygrywa ten, kto ma najwięcej punktów.
alchemists-reason-most-coins = Wygrywa ten, kto ma najwięcej punktów, a przy remisie więcej monet.
alchemists-reason-shared = Wygrywa ten, kto ma najwięcej punktów; gdy remis jest także w monetach, zwycięstwo jest wspólne.

alchemists-rule-from-your-hand = Używasz składnika z własnej ręki.
alchemists-rule-favor-dealt = Zachowujesz jedną z dwóch przysług, które ci rozdano.
alchemists-rule-one-flask-per-space = Na polu stoi tylko jedna kolba.
alchemists-rule-levels-stay = Przy tym stole poziomy zostają takie, jak ustalono.
alchemists-rule-already-apprentice = Jesteś już uczniem.
alchemists-rule-space-for-more-players = To pole jest dla większej liczby graczy.
alchemists-rule-top-space-costs-gold = Najwyższe pole kosztuje 1 monetę.
alchemists-rule-not-this-round = W tej rundzie obszar jest zamknięty.
alchemists-rule-no-more-actions-there = W tym obszarze nie masz już akcji.
alchemists-rule-not-enough-cubes = Na tę akcję brakuje ci kostek.
alchemists-rule-no-such-favor = Nie masz takiej przysługi.
alchemists-rule-associate-needs-cubes = Wspólnik idzie tam, gdzie masz kostki.
alchemists-rule-one-associate-per-area = Twoi Wspólnicy idą do różnych obszarów.
alchemists-rule-not-in-the-row = Tego składnika nie ma w rzędzie.
alchemists-rule-no-ingredients-left = Nie ma już składników do dobrania.
alchemists-rule-favor-commits = Dla tej akcji zagrano przysługę, więc trzeba ją wykonać.
alchemists-rule-favor-needs-action = Przysługę zagrywa się tylko dla akcji, którą można wykonać.
alchemists-rule-two-different = Miesza się dwa różne składniki.
alchemists-rule-student-wants-gold = Student żąda 1 monety.
alchemists-rule-nothing-left-of-the-price = Po rabacie i strefie reputacji z tej ceny nic nie zostaje.
alchemists-rule-order-taken = To zamówienie jest zajęte.
alchemists-rule-not-on-sale = Tego artefaktu nie ma w sprzedaży.
alchemists-rule-too-dear = Nie stać cię na ten artefakt.
alchemists-rule-cards-used-already = Jedna karta nie należy do obu par.
alchemists-rule-no-gold-to-offer = Nie masz tyle złota.
alchemists-rule-no-right-to-grant = Twoje pieczęcie nie dają prawa do tego stypendium.
alchemists-rule-theory-published-already = O tym składniku jest już teoria.
alchemists-rule-formula-used-already = Ta formuła należy do innej teorii.
alchemists-rule-publisher-wants-gold = Wydawca żąda 1 monety.
alchemists-rule-no-seal-left = Nie masz już pieczęci.
alchemists-rule-not-your-seal = Takiej pieczęci już nie masz.
alchemists-rule-no-theory-to-endorse = O tym składniku nie ma teorii, którą można poprzeć.
alchemists-rule-endorsed-already = Twoja pieczęć leży już na tej księdze.
alchemists-rule-book-full = Na księdze mieszczą się trzy pieczęcie.
alchemists-rule-colleagues-want-gold = Za poparcie płacisz po 1 monecie wydawcy i każdemu koledze na księdze.
alchemists-rule-theory-conflicted = Sprzecznej teorii nie można poprzeć.
alchemists-rule-not-your-theory = Poprawiasz tylko teorię, na której leży twoja pieczęć.
alchemists-rule-conflicted-theory-stays = Sprzecznej teorii się nie poprawia.
alchemists-rule-colleagues-sealed-it = Na tej teorii leżą cudze pieczęcie: formuła zostaje.
alchemists-rule-no-theory-to-debunk = O tym składniku nie ma teorii do obalenia.
alchemists-rule-not-about-what-fell = Od razu publikuje się tylko o składniku albo z formułą obalonej teorii.
alchemists-rule-the-very-theory-that-fell = Tej samej teorii, która upadła, nie publikuje się od razu.
alchemists-rule-exhibited-already = Tę miksturę masz już pokazaną.
alchemists-rule-no-soup-at-the-exhibition = Mikstury neutralnej się nie wystawia.

alchemists-line-round = Runda { $round } z 6. Zaczyna { PLAYER($first) }.
alchemists-line-order = Kolejność: { PLAYERS($order) }.
alchemists-line-space = Pole { $number }: { $gold ->
    [0] {""}
   *[other] opłata: { $gold }{" "}
}{ $favors ->
    [0] {""}
   *[other] przysługi: { $favors }{" "}
}{ $ingredients ->
    [0] {""}
   *[other] składniki: { $ingredients }{" "}
}{ $owner ->
    [none] (wolne)
   *[other] – { PLAYER($owner) }
}
alchemists-line-adventurer = W mieście: { $adventurer }, chce kupić: { $wants }.
alchemists-line-next-adventurer = Następnie w mieście: { $adventurer }, chce kupić: { $wants }.
alchemists-line-orders-taken = Zajęte zamówienia: { $potions }.
alchemists-line-row = Rząd składników: { $row }. W talii: { $deck }, odrzucone: { $discard }.
alchemists-line-on-sale = W sprzedaży, cena { $price }: { $artifact }. { $text }
alchemists-line-to-come = Następne artefakty: { $artifacts }.
alchemists-line-area = { $area }: { $rows }
alchemists-line-cubes = { PLAYER($seat) } ({ $actions })
alchemists-line-unwilling = Student żąda 1 monety za każdy test.
alchemists-line-theory = Teoria: { $ingredient } to { $formula }. Pieczęcie: { $seals }
alchemists-line-theory-conflict = Sprzeczna teoria: { $ingredient } to { $formula }. Pieczęcie: { $seals }
alchemists-line-seal = { $seal ->
    [none] { PLAYER($seat) }
   *[other] { PLAYER($seat) }, { $seal }
}
alchemists-line-grant = Wolne { $grant } – { $ingredients }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
alchemists-line-conference = Najbliższa konferencja, { $level }: reputacja za 0, 1, 2 … pieczęcie: { $changes }.
alchemists-line-player = { PLAYER($player) }: złoto { $gold }, reputacja { $reputation }, składniki { $cards }, przysługi { $favors }, kostki { $free }, nieużyte { $unused }, w szpitalu { $hospital }.
alchemists-line-player-has = { PLAYER($player) } ma: { $artifacts }; stypendia: { $grants }; umie zrobić: { $results }.
alchemists-line-player-shows = { PLAYER($player) }. Pokazane na wystawie: { $potions }.
alchemists-line-hand = Twoje składniki: { $hand }.
alchemists-line-favor = Twoja przysługa: { $favor }. { $text }
alchemists-line-seals = Twoje pieczęcie: złote { $gold }, srebrne { $silver }, czerwone { $red }, zielone { $green }, niebieskie { $blue }.
alchemists-line-fact = { $number ->
    [one] Wiadomo: { $ingredients } = { $potions }.
   *[other] Wiadomo: { $ingredients } to jedna z: { $potions }.
}
alchemists-line-fact-not = Wiadomo: { $ingredients } to nie { $potions }.
alchemists-line-share = { $number ->
    [one] Wiadomo: { $ingredient } może wchodzić w skład mikstury: { $potions }.
   *[other] Wiadomo: { $ingredient } może wchodzić w skład jednej z mikstur: { $potions }.
}
alchemists-line-grid = Tabela, { $ingredient }: { $cells }
alchemists-line-note = Twoja notatka: { $text }
alchemists-line-truth = { $ingredient } to { $formula }.
alchemists-line-score = { PLAYER($player) }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}.

alchemists-hint-space = Dostajesz składniki: { $ingredients }, przysługi: { $favors }.
alchemists-hint-space-paid = Kosztuje to złoto: { $gold }; teraz jest ono dla ciebie warte około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-space-late = Późniejsza kolejność niż z najwyższego pola kosztuje około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-space-first = Z najwyższego pola działasz przed wszystkimi.
alchemists-hint-card-teaches = Dzięki tej karcie najbliższe doświadczenia dadzą o około { NUMBER($bits, minimumFractionDigits: 1) } bita wiedzy więcej.
alchemists-hint-card-sells = Dzięki tej karcie zaplanowana sprzedaż da o około { NUMBER($points, minimumFractionDigits: 1) } punktu więcej.
alchemists-hint-card-shows = Dzięki tej karcie wystawa obiecuje o około { NUMBER($points, minimumFractionDigits: 1) } punktu więcej.
alchemists-hint-card-new = Takiego składnika jeszcze nie masz.
alchemists-hint-card-stock = Uzupełnia zapas na następne rundy.
alchemists-hint-card-unseen = W rzędzie nie ma nic cenniejszego niż przeciętna karta z talii.
alchemists-hint-coin = Moneta jest teraz dla ciebie warta około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-card-double = Masz jeszcze jeden taki składnik.
alchemists-hint-card-spare = Najłatwiej obejść się bez tej karty: ręka traci na wartości tylko około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-plan = Plan na pozostałe kostki jako całość: { $areas }.
alchemists-hint-plan-experiments = { $number ->
    [one] { $number } doświadczenie da
    [few] { $number } doświadczenia dadzą
   *[many] { $number } doświadczeń da
} około { NUMBER($bits, minimumFractionDigits: 1) } bita z { NUMBER($left, minimumFractionDigits: 1) } jeszcze nieznanych; to około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-plan-sell = Sprzedaż mikstury ({ $first } + { $second }) da średnio { NUMBER($gold, minimumFractionDigits: 1) } monety; z uwzględnieniem wiedzy i ryzyka to około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-plan-buy = Do kupienia: { $artifacts }; po odliczeniu ceny to około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-plan-forage = Świeże składniki dadzą reszcie planu i następnej rundzie około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-plan-transmute = Złoto z transmutacji jest warte około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-plan-debunk = Są teorie, które zapewne da się obalić: to obiecuje około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-plan-exhibition = Wystawa obiecuje około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-finish = { $cubes ->
    [one] Pozostała kostka dałaby
   *[other] Pozostałe kostki dałyby
} na planszy mniej niż nieużyte: dwie nieużyte to przysługa.
alchemists-hint-finish-laid = Wszystkie kostki leżą zgodnie z planem.
alchemists-hint-assistant = Z jeszcze jedną kostką plan jest wart o około { NUMBER($points, minimumFractionDigits: 1) } punktu więcej.
alchemists-hint-decline = Nic tutaj nie jest warte swojej ceny, a zwrócone kostki dadzą około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-pass = To, co jest proponowane, nie da więcej niż rezygnacja.
alchemists-hint-mix-sells = Gwarancja ({ $quality }) zostanie dotrzymana z szansą { $percent } %.
alchemists-hint-mix-shows = Obiecana mikstura, { $potion }, powstanie z szansą { $percent } %.
alchemists-hint-mix-known = Prawie nic nowego to nie da, ale nic lepszego nie zostało.
alchemists-hint-mix-teaches = Wynik odkryje około { NUMBER($bits, minimumFractionDigits: 1) } bita z { NUMBER($left, minimumFractionDigits: 1) } jeszcze nieznanych; każdy bit zmniejsza liczbę możliwości o połowę.
alchemists-hint-mix-harms = Szansa, że ci zaszkodzi, to { $percent } %.
alchemists-hint-mix-paid = Student chce za to monety; teraz jest ona dla ciebie warta około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-discount = Z rabatem { $gold } sprzedajesz przed innymi szacunkowo w { $percent } przypadkach na sto i wybór zamówienia należy do ciebie.
alchemists-hint-order = Najlepiej zmieszać { $first } + { $second } z gwarancją „{ $quality }”: szansa dotrzymania { $percent } %, średnio { NUMBER($gold, minimumFractionDigits: 1) } monety.
alchemists-hint-guarantee = Para { $first } + { $second }: szansa dotrzymania to { $percent } %; wtedy dostajesz złoto: { $gold }.
alchemists-hint-guarantee-risk = Szansa, że mikstura wyjdzie neutralna albo gorsza i będzie cię kosztowała reputację, to { $percent } %.
alchemists-hint-exhibit = Para { $first } + { $second } da go z szansą { $percent } %.
alchemists-hint-exhibit-first = Nikt go jeszcze nie pokazał: pierwszy zyska reputację.
alchemists-hint-exhibit-both = Masz już pokazane: { $potion }. Oba znaki jednego koloru dają jeszcze { $reputation ->
    [one] { $reputation } punkt
    [few] { $reputation } punkty
   *[many] { $reputation } punktów
} reputacji.
alchemists-hint-ware = W sumie artefakt jest dla ciebie wart około { NUMBER($points, minimumFractionDigits: 1) } punktu; cena w złocie: { $gold }.
alchemists-hint-altar = Każda moneta zamienia się w punkt reputacji ({ $gold }); reszta ({ $left }) jest na to, za co jeszcze zapłacisz.
alchemists-hint-look = To nic nie kosztuje i pokazuje jeden z dwóch składników.
alchemists-hint-grant = Daje złoto od razu: { $gold }, i punkty na koniec: { $points }.
alchemists-hint-mortar = Każdy odłożony nowy składnik to punkt na koniec.
alchemists-hint-hurry = Jeszcze jedna akcja tutaj ({ $area }) jest warta około { NUMBER($points, minimumFractionDigits: 1) } punktu, a lepszego użycia Butów w tej rundzie nie będzie.
alchemists-hint-certain = Twoje wyniki tego dowodzą: { $ingredient } to { $formula }.
alchemists-hint-likely = Teoria „{ $ingredient } to { $formula }” jest prawdziwa z szansą { $percent } %.
alchemists-hint-hearsay = Z samych twoich wyników byłoby { $percent } %; różnica to podpowiedź z teorii rywali.
alchemists-hint-sealed = Pieczęć na nią: { $seal }.
alchemists-hint-impression = Reputacja od razu: { $reputation }.
alchemists-hint-presence = Jeszcze jedna pieczęć na planszy to około { NUMBER($points, minimumFractionDigits: 1) } punktu z konferencji, nagród i stypendiów.
alchemists-hint-paid = Płacisz złotem: { $gold }; teraz jest ono dla ciebie warte około { NUMBER($points, minimumFractionDigits: 1) } punktu.
alchemists-hint-star = Jeśli jest prawdziwa, gwiazda da na koniec punkty: { $points }; jeśli nie, tracisz { $loss ->
    [one] { $loss } punkt
    [few] { $loss } punkty
   *[many] { $loss } punktów
}, a po obaleniu { $reputation ->
    [one] { $reputation } punkt
    [few] { $reputation } punkty
   *[many] { $reputation } punktów
} reputacji.
alchemists-hint-hedge = Ze znakiem zapytania nic nie tracisz, jeśli teoria jest prawdziwa albo błędna tylko w tym kolorze ({ $colour }): { $percent } %.
alchemists-hint-wrong = W tym kolorze ({ $colour }) teoria jest błędna z szansą { $percent } %.
alchemists-hint-falls = Czyje pieczęcie upadną razem z nią: { PLAYERS($players) }.
alchemists-hint-claim = Co zapowiedzieć: { $potion }; szansa to { $percent } %.
alchemists-hint-conflict = Doświadczenie może pokazać wszystkim, że dwie teorie są sprzeczne.

# What only a drawn table says.

alchemists-web-setting-ingredients = Początkowe składniki
alchemists-web-setting-conferences = Konferencje
alchemists-web-setting-debunking = Obalanie
alchemists-web-as-table = jak stół
alchemists-web-gold = Złoto
alchemists-web-reputation = Reputacja
alchemists-web-ingredients = Składniki
alchemists-web-favors = Przysługi
alchemists-web-cubes = Kostki
alchemists-web-costs = kostek na akcję: { $cubes }
alchemists-web-face-down-seal = zakryta pieczęć
alchemists-web-triangle = Trójkąt wyników
alchemists-web-triangle-several = Kilka znaków w polu: jedna z tych mikstur. ≠: nie ta.
alchemists-web-one-of = jedna z: { $potions }
alchemists-web-none-of = { $number ->
    [one] nie { $potions }
   *[other] żadna z: { $potions }
}
alchemists-web-sold-so = { $potion }: { $quality }
alchemists-web-sold-not = nie { $potion }: { $quality }
alchemists-web-grid = Tabela formuł
alchemists-web-ruled-out = wykluczone przez wynik
alchemists-web-mark-blank = puste
alchemists-web-mark-cross = skreślone
alchemists-web-mark-question = może
alchemists-web-mark-circle = na pewno
alchemists-web-order = Tor kolejności
alchemists-web-ladder = Reputacja: { $standing }
alchemists-web-town = Dookoła miasta
alchemists-web-row = Składniki w lesie
alchemists-web-gate = Przy bramie
alchemists-web-nobody = W mieście nie ma nikogo.
alchemists-web-next = Następny gość: { $adventurer }
alchemists-web-shop = Artefakty na sprzedaż
alchemists-web-theories = Tablica teorii
alchemists-web-no-theory = { $ingredient }: nie ma jeszcze teorii
alchemists-web-note = Moje notatki
alchemists-web-note-hint = Widzisz je tylko ty
alchemists-web-grants = Stypendia
alchemists-web-first-shown = pokazany jako pierwszy
alchemists-web-level = Poziom { $level }
alchemists-web-laboratory = Twoje laboratorium
alchemists-web-seals = Pieczęcie:
alchemists-web-seals-and-truth = Pieczęcie a prawda
alchemists-web-right = trafna
alchemists-web-wrong = błędna
alchemists-web-conference = Konferencja: runda { $round }
alchemists-web-n-seals = { $seals ->
    [one] { $seals } pieczęć
    [few] { $seals } pieczęcie
   *[many] { $seals } pieczęci
}{ $more ->
    [yes] {" "}lub więcej
   *[no] {""}
}:
alchemists-web-players = Inni gracze
alchemists-web-bench = Wszystko, co jawne
alchemists-web-views = Widoki stołu
alchemists-web-view-town = Miasto
alchemists-web-view-market = Targ
alchemists-web-view-theories = Teorie
alchemists-web-view-exhibition = Wystawa
alchemists-web-view-laboratory = Laboratorium
alchemists-web-view-players = Gracze
alchemists-web-turns = Kolejność: { $names }
alchemists-web-green-space = Zielone pole, paraliż:
alchemists-web-frozen = W następnej rundzie na zielonym polu:
alchemists-web-unused = nieużyte: { $cubes }
alchemists-web-hospital = Kostki w szpitalu
alchemists-web-actions-left = akcji: { $actions }
alchemists-web-discard = odrzucone: { $cards }
alchemists-web-favor-deck = Przysług w talii: { $cards }.
alchemists-web-favors-played = Zagrane:
alchemists-web-blocked = nikt już go nie weźmie
alchemists-web-discounts = Rabaty:
alchemists-web-for-gold = złoto: { $gold }
alchemists-web-to-come = Poziom { $level }, po rundzie { $round }
alchemists-web-levels = Poziom
alchemists-web-confers-as = konferencje: { $level }
alchemists-web-debunks-as = obalanie: { $level }
alchemists-web-artifacts = Artefakty
alchemists-web-used = użyte w tej rundzie
alchemists-web-can-make = Umie zrobić
alchemists-web-sealed = Pieczęcie na
alchemists-web-lost-seals = Stracone pieczęcie
alchemists-web-laid-away = Twoje odrzucone
alchemists-web-experiments = Doświadczenia
alchemists-web-none-yet = jeszcze nic
alchemists-web-conflict-with = w sprzeczności z: { $ingredients }
alchemists-web-seal-gold = pieczęć ze złotą gwiazdą
alchemists-web-seal-silver = pieczęć ze srebrną gwiazdą
alchemists-web-seal-red = pieczęć ze znakiem zapytania, czerwona
alchemists-web-seal-green = pieczęć ze znakiem zapytania, zielona
alchemists-web-seal-blue = pieczęć ze znakiem zapytania, niebieska
alchemists-web-aspect = { $size ->
    [large] duży
   *[small] mały
} { $colour ->
    [red] czerwony
    [green] zielony
   *[blue] niebieski
} { $sign ->
    [plus] plus
   *[minus] minus
}
alchemists-web-score-reputation = Reputacja
alchemists-web-score-artifacts = Artefakty
alchemists-web-score-grants = Stypendia
alchemists-web-score-gold = Złoto i przysługi
alchemists-web-score-seals = Pieczęcie na teoriach
alchemists-web-score-idol = Bożek mądrości
alchemists-web-score-coins = Pozostałe monety, przy remisie

# What each choice brings.

alchemists-tells-gold = złoto { $amount }
alchemists-tells-reputation = reputacja { $amount }
alchemists-tells-ingredients = składniki { $amount }
alchemists-tells-favors = przysługi { $amount }
alchemists-tells-cubes = kostki { $amount }
alchemists-tells-unused = nieużyte kostki { $amount }
alchemists-tells-artifact-points = punkty za artefakty { $amount }
alchemists-tells-grant-points = punkty za stypendia { $amount }
alchemists-tells-seal-points = na koniec, jeśli przetrwa: punkty { $amount }
alchemists-tells-favor-assistant = { alchemists-favor-text-assistant }
alchemists-tells-favor-herbalist = { alchemists-favor-text-herbalist }
alchemists-tells-favor-associate = { alchemists-favor-text-associate }
alchemists-tells-favor-custodian = { alchemists-favor-text-custodian }
alchemists-tells-favor-barmaid = { alchemists-favor-text-barmaid }
alchemists-tells-favor-merchant = { alchemists-favor-text-merchant }
alchemists-tells-favor-shopkeeper = { alchemists-favor-text-shopkeeper }
alchemists-tells-favor-sage = { alchemists-favor-text-sage }
alchemists-tells-favor-publisher = { alchemists-favor-text-publisher }
alchemists-tells-artifact-periscope = { alchemists-artifact-text-periscope }
alchemists-tells-artifact-magic-mortar = { alchemists-artifact-text-magic-mortar }
alchemists-tells-artifact-discount-card = { alchemists-artifact-text-discount-card }
alchemists-tells-artifact-boots-of-speed = { alchemists-artifact-text-boots-of-speed }
alchemists-tells-artifact-printing-press = { alchemists-artifact-text-printing-press }
alchemists-tells-artifact-robe-of-respect = { alchemists-artifact-text-robe-of-respect }
alchemists-tells-artifact-witchs-trunk = { alchemists-artifact-text-witchs-trunk }
alchemists-tells-artifact-hypnotic-amulet = { alchemists-artifact-text-hypnotic-amulet }
alchemists-tells-artifact-amulet-of-rhetoric = { alchemists-artifact-text-amulet-of-rhetoric }
alchemists-tells-artifact-seal-of-authority = { alchemists-artifact-text-seal-of-authority }
alchemists-tells-artifact-thinking-cap = { alchemists-artifact-text-thinking-cap }
alchemists-tells-artifact-silver-chalice = { alchemists-artifact-text-silver-chalice }
alchemists-tells-artifact-altar-of-gold = { alchemists-artifact-text-altar-of-gold }
alchemists-tells-artifact-feather-in-cap = { alchemists-artifact-text-feather-in-cap }
alchemists-tells-artifact-bronze-cup = { alchemists-artifact-text-bronze-cup }
alchemists-tells-artifact-magic-mirror = { alchemists-artifact-text-magic-mirror }
alchemists-tells-artifact-wisdom-idol = { alchemists-artifact-text-wisdom-idol }
alchemists-tells-artifact-crystal-cabinet = { alchemists-artifact-text-crystal-cabinet }
alchemists-tells-gold-now = złoto: { $gold }
alchemists-tells-cubes-left = zostało kostek: { $cubes }
alchemists-tells-unused-already = nieużyte kostki: { $cubes }
alchemists-tells-seals-left = zostało pieczęci: { $number }
alchemists-tells-conference = konferencja po rundzie { $round }, pieczęcie: { $seals } → reputacja { SIGNED($change) }
alchemists-tells-position = miejsce w kolejności: { $least }{ $spread ->
    [0] {""}
   *[other] –{ $most }
}
alchemists-tells-acts-after = przed tobą: { PLAYERS($seats) }
alchemists-tells-trunk-gets-none = bez składników: masz Kufer wiedźmy
alchemists-tells-becomes-apprentice = odtąd uczeń, bez powrotu
alchemists-tells-unused-cubes = nieużyte kostki: { $cubes }; { $favors ->
    [0] jedna nic nie daje
   *[other] przysługi na koniec rundy: { $favors }
}
alchemists-tells-nothing-lost = nic nie kosztuje
alchemists-tells-sells-too = sprzedają też: { PLAYERS($seats) }
alchemists-tells-sells-later = będą jeszcze sprzedawać: { PLAYERS($seats) }
alchemists-tells-top-row = twoje kostki będą tam pierwsze: { $area }
alchemists-tells-buying = najtańszy wymaga złota: { $needs }, masz { $has }; { $sale ->
    [0] wcześniej jest transmutacja
   *[other] wcześniej są transmutacja i sprzedaż
}
alchemists-tells-publishing = wydawca chce złota: { $needs }, masz { $has }; { $sale ->
    [0] wcześniej jest transmutacja
   *[other] wcześniej są transmutacja i sprzedaż
}
alchemists-tells-seals = potrzeba pieczęci: { $needs }, masz { $has }
alchemists-tells-theories = nie ma jeszcze żadnej teorii
alchemists-tells-no-theory = nie ma czego obalać: teorii nie ma i wcześniej nie będzie
alchemists-tells-nothing-on-sale = w tej rundzie nic nie jest na sprzedaż
alchemists-tells-two-different = potrzeba dwóch różnych składników, masz { $has }
alchemists-tells-enough-ingredients = na cały plan potrzeba składników: { $needs }; na ręce i ze zbierania: { $has }
alchemists-tells-held = już na ręce: { $number }
alchemists-tells-all-see-card = widzą to wszyscy
alchemists-tells-unseen-card = nieznana karta, nikt inny jej nie widzi
alchemists-tells-left = na ręce zostanie takich: { $number }
alchemists-tells-prices = dokładna zgodność – { $exact }, właściwy znak – { $right }, neutralna – { $neutral }, zły znak – { $wrong } (złoto)
alchemists-tells-faces = uśmiechy: { $faces }
alchemists-tells-sells-first = twoja sprzedaż jest pierwsza
alchemists-tells-sells-last = twoja sprzedaż jest ostatnia
alchemists-tells-ahead-on-tie = przy równych uśmiechach po tobie: { PLAYERS($seats) }
alchemists-tells-order = do zrobienia: { $order }
alchemists-tells-blocks = po tobie bez Kupca nie da się sprzedać: { $potions } ({ PLAYERS($seats) })
alchemists-tells-paid-if = złoto { SIGNED($gold) }, jeśli wyjdzie co najmniej: { $quality }
alchemists-tells-stake = neutralna albo zły znak kosztuje reputację bez względu na obietnicę: { $loss }
alchemists-tells-quality = wyjdzie: { $quality }
alchemists-tells-quality-better = jakość liczy się wyżej o poziomy: { $levels }; dokładna zgodność daje reputację
alchemists-tells-all-see-quality = wszyscy widzą jakość, składników nikt
alchemists-tells-all-see-potion = wszyscy widzą miksturę, składników nikt
alchemists-tells-potion = wyjdzie: { $potion }
alchemists-tells-known = { $number ->
    [1] już wiadomo: { $potions }
   *[other] już wiadomo, jedno z: { $potions }
}
alchemists-tells-known-not = już wiadomo, że to nie: { $potion }
alchemists-tells-student-charges = student bierze za każdy test złoto: { $gold }
alchemists-tells-spoils-student = zła mikstura: każdy następny test w tej rundzie kosztuje złoto: { $gold }
alchemists-tells-harm-poison = { alchemists-potion-poison }: kostka do szpitala, w następnej rundzie nieużyta
alchemists-tells-harm-paralysis = { alchemists-potion-paralysis }: w następnej rundzie ruch na końcu
alchemists-tells-harm-insanity = { alchemists-potion-insanity }: to kosztuje reputację
alchemists-tells-cheaper = artefakt tańszy o 1, a kupić trzeba
alchemists-tells-keeps-cards = składniki zostają na ręce
alchemists-tells-sees-ingredient = zobaczysz jeden z dwóch składników
alchemists-tells-keeps-periscope = Peryskopu można jeszcze użyć w tej rundzie
alchemists-tells-acts-again = jeszcze jedna akcja, bez kostki: { $area }
alchemists-tells-keeps-boots = Butów można jeszcze użyć w tej rundzie
alchemists-tells-stays-in-hand = zostaje na ręce: { $ingredient }
alchemists-tells-grant = daje: { $grants }
alchemists-tells-right = teoria jest prawdziwa
alchemists-tells-cannot-be-right = twoje wyniki razem to wykluczają
alchemists-tells-ruled-out = wykluczone przez wynik
alchemists-tells-marked-cross = skreślone w twojej tabeli
alchemists-tells-marked-question = „może” w twojej tabeli
alchemists-tells-marked-circle = „na pewno” w twojej tabeli
alchemists-tells-if-right = okaże się prawdziwa: punkty { SIGNED($points) }
alchemists-tells-if-wrong = okaże się fałszywa: punkty −{ $points }
alchemists-tells-if-debunked = zostanie obalona: reputacja −{ $loss }
alchemists-tells-hedges = nic nie kosztuje, jeśli zły jest tylko ten kolor: { $colour }
alchemists-tells-seals-of-kind = takich zostało: { $number }
alchemists-tells-seal-returns = wraca do ciebie: { $seal }
alchemists-tells-seal-stays = zostaje tam: { $seal }
alchemists-tells-seal-now = leży tam teraz: { $seal }
alchemists-tells-publishes-later = akcja publikacji zostaje na swoją kolej
alchemists-tells-later-grants = następne stypendium wymaga teorii: { $number }
alchemists-tells-all-see-sign = prawdziwy znak widzą wszyscy
alchemists-tells-falls = upadnie teoria: { $ingredients }
alchemists-tells-may-publish-at-once = potem można od razu publikować
alchemists-tells-proves-nothing = żadna odpowiedź niczego nie obali
alchemists-tells-answer-yes = odpowiedź: tak
alchemists-tells-yes-falls = tak: upadnie teoria – { $ingredients }
alchemists-tells-yes-conflict = tak: dwie teorie są sprzeczne
alchemists-tells-yes-fails = tak: nic nie jest obalone
alchemists-tells-no-conflict = nie: dwie teorie są sprzeczne
alchemists-tells-no-fails = nie: nic nie jest obalone
alchemists-tells-first-to-show = nikt go nie pokazał: reputacja { SIGNED($reputation) }
alchemists-tells-both-signs = oba znaki koloru: reputacja { SIGNED($reputation) }
alchemists-tells-nothing-to-gain = już pokazane: sukces nie da reputacji
alchemists-tells-failing-costs = inna mikstura niż obiecana kosztuje reputację: { $loss }
alchemists-tells-succeeds = wyjdzie obiecana
