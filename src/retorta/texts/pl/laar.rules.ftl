# The rules page, in our own words; sections as in docs/rules.

laar-rules-1-title = Karty
laar-rules-1-text = Karta towaru ma pięć stref: przyprawę, bestię, broń, zaklęcie i klejnot. Czym się stanie, decyduje położony na niej ekspert. Każdy ma pięciu ekspertów: kucharza (przyprawy), łowcę bestii (bestie), zbrojmistrza (broń), arkanistę (zaklęcia) i jubilera (klejnoty).
laar-rules-1-example = Ta sama karta i to, co robi z niej zbrojmistrz.
laar-rules-2-title = Przygotowanie
laar-rules-2-text = We czwórkę gra się wszystkimi 48 kartami, we trójkę 36, we dwójkę 24; reszta wraca do pudełka bez zaglądania. Losuje się jedną z pięciu ściąg: mówi ona, ile w tej grze warte są bestie. Każdy ma wszystkich pięciu ekspertów, odkrytych.
laar-rules-3-title = Pięć stosów
laar-rules-3-text = Wzięta karta trafia na jeden z twoich pięciu stosów, według rodzaju towaru, na wierzch; kolejności już się nie zmienia. Wszystkie stosy oprócz klejnotów może oglądać każdy. Klejnot ogłasza się na głos przy wzięciu, a potem leży zakryty i ogląda go tylko właściciel.
laar-rules-4-title = Runda
laar-rules-4-text = Rund jest dwanaście. Każda ma pięć kroków.
laar-rules-4-1-title = Nowe towary
laar-rules-4-1-text = Odkrywa się tyle kart, ilu jest graczy.
laar-rules-4-2-title = Wysyłanie ekspertów
laar-rules-4-2-text = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy kładzie na odkrytą kartę jednego z ekspertów, którzy mu zostali. Na karcie leży tylko jeden ekspert: to on decyduje, czym się ona stanie.
laar-rules-4-3-title = Branie towarów
laar-rules-4-3-text = Potem w odwrotnej kolejności każdy bierze jedną z kart, które jeszcze leżą, bez względu na to, czyj ekspert na niej jest. Odmówić nie można, nawet gdy karta szkodzi. Użyty ekspert idzie na stos odrzuconych.

    Pierwszy gracz dostaje ostatnią kartę i tylko on może zmienić jej rodzaj: leżący na niej ekspert trafia na jego rękę, a zamiast niego zagrywa on nowego ze swoich; musi on być z innej gildii, inny niż ten przy karcie.
laar-rules-4-4-title = Powrót ekspertów
laar-rules-4-4-text = Po czwartej i ósmej rundzie każdy znów ma pięciu ekspertów. Po dwunastej zaczyna się liczenie.
laar-rules-4-5-title = Zmiana pierwszego gracza
laar-rules-4-5-text = Pierwszym zostaje gracz po lewej. We czwórkę po czwartej i ósmej rundzie jest to gracz za nim, z pominięciem jednego, żeby z pięcioma ekspertami nie zaczynał zawsze ten sam.
laar-rules-5-title = Liczenie punktów
laar-rules-5-text = Po dwunastej rundzie liczy się rodzaje towarów po kolei, w tej kolejności. Gdy trzeba o czymś zdecydować, pierwszy decyduje pierwszy gracz ostatniej rundy, potem pozostali zgodnie z ruchem wskazówek zegara.
laar-rules-5-example = Klejnoty 7, 8 i 1 tworzą ciąg trzech i dają 9 punktów, sama czwórka daje 1. Trzy różne przyprawy dają 8.
laar-rules-5-0-title = Towary uniwersalne
laar-rules-5-0-text = Zaklęcie „towar uniwersalny” można przed liczeniem przełożyć na dowolny inny swój stos; kładzie się je tam na wierzch. Przekłada się tylko takie karty i tylko spośród zaklęć. Można je też zostawić.
laar-rules-5-1-title = Zaklęcia
laar-rules-5-1-text = Zaklęć jest dziesięć i każde liczy się osobno.

    __1 za towar__: punkt za każdą kartę na twoim stosie podanego rodzaju.

    __2 za zaklęcie__: dwa punkty za każde twoje zaklęcie, razem z tym.

    __2 za bestię__: dwa punkty za każdą podaną bestię.

    __4 za parę przypraw__: cztery punkty za każdą parę dwóch podanych przypraw; karta należy tylko do jednej pary.

    __4 za pięć różnych towarów__: cztery punkty za każdym razem, gdy masz po towarze każdego rodzaju, razem z tym zaklęciem.

    __4 za trzy różne bestie__: cztery punkty za każdy zestaw trzech różnych bestii.

    __Klejnot ±1__: zmień klasę jednego swojego klejnotu o 1; z 8 robi się 1, a z 1 robi się 8.

    __+2 do broni__, wzmocnienie: obie liczby twojej broni podanego typu rosną o 2.

    __Ochrona przed bronią__: patrz 5.5.

    __Towar uniwersalny__: patrz 5.0.
laar-rules-5-2-title = Klejnoty
laar-rules-5-2-text = Klejnoty dzieli się na ciągi sąsiednich klas; 8 i 1 sąsiadują. Ciąg n klejnotów daje n razy n: 1, 4, 9, 16, 25 i tak dalej. Każdy klejnot należy do jednego ciągu, a każda klasa jest w nim najwyżej raz. Najlepszy podział znajduje program.
laar-rules-5-3-title = Przyprawy
laar-rules-5-3-text = Liczą się różne przyprawy: od jednej do sześciu dają 2, 4, 8, 12, 20 lub 30 punktów. Druga karta tej samej przyprawy nic nie daje.
laar-rules-5-4-title = Bestie
laar-rules-5-4-text = Według ściągi tej gry. Bestia należy tylko do jednego zestawu, takich samych zestawów może być dowolnie wiele, a najlepszy podział znajduje program.

    __Ściąga I__ (nasza): bestie jednego gatunku; jedna daje 2, dwie 5, trzy 9, cztery 14.

    __Ściąga II__ (nasza): jednorożec z feniksem 7, pająk z wężem 7, dowolna bestia osobno 2.

    __Ściąga III__: dowolne dwie bestie 5, pojedyncza nic.

    __Ściąga IV__: dwie jednakowe 6; jedna, dwie, trzy lub cztery różne 2, 4, 8 lub 12.

    __Ściąga V__: liczy się kolejność brania. Każda bestia oprócz ostatniej daje 3, 4 lub 5 punktów, zależnie od tego, którą wzięto po niej; ile dokładnie, widać na stole.
laar-rules-5-5-title = Broń
laar-rules-5-5-text = Broń zabiera punkty sąsiadom: lewe liczby lewemu, prawe prawemu, a ich broń tobie. Dwie lub więcej kart broni jednego typu znoszą się nawzajem, ze wzmocnieniem czy bez; nadal są towarami.

    Wzmocnienie dodaje 2 do obu liczb broni swojego typu; dwa wzmocnienia jednego typu się sumują.

    Ochrona wskazuje typ: karty sąsiadów tego typu nic ci nie zabierają, nawet wzmocnione. Na twoje własne karty nie działa. Każda następna ochrona wskazuje inny typ.

    We dwójkę każdy wybiera jedną stronę, lewą albo prawą, dla całej swojej broni; druga się nie liczy.
laar-rules-5-6-title = Zwycięzca
laar-rules-5-6-text = Wygrywa ten, kto ma najwięcej punktów. Przy remisie ten, kto ma mniej punktów za broń, potem ten, kto ma mniej kart broni; inaczej jest remis.
laar-rules-6-title = Warianty
laar-rules-6-text = Bardziej otwarty: klejnoty leżą odkryte. Bardziej zamknięty: ekspertów trzyma się w ukryciu, a odrzuceni leżą zakryci.
laar-rules-7-title = Częste pytania
laar-rules-7-text = Na co odpowiada instrukcja na końcu.
laar-rules-7-1-title = Czy dwie zmiany klejnotu mogą trafić na jedną kartę?
laar-rules-7-1-text = Tak: z jedynki może zrobić się trójka.
laar-rules-7-2-title = Dwa zaklęcia za trzy różne bestie, a bestie to dwa jednorożce, dwa feniksy i pająk?
laar-rules-7-2-text = 8 punktów: zestaw trzech różnych bestii jest jeden i liczy go każde z dwóch zaklęć. Z jeszcze jednym pająkiem albo z wężem zestawy byłyby dwa, a punktów 16.
laar-rules-7-3-title = Kto pierwszy przekłada towary uniwersalne?
laar-rules-7-3-text = Pierwszy gracz ostatniej rundy, potem pozostali zgodnie z ruchem wskazówek zegara; tak samo jest z innymi decyzjami przy liczeniu.
laar-rules-7-4-title = Zaklęcia za miętę z goździkami i za miętę z anyżem, a przyprawy to mięta, dwa razy goździki i anyż?
laar-rules-7-4-text = 8 punktów: każde zaklęcie liczy się osobno i może użyć tej samej mięty. Drugie goździki bez drugiej mięty nic nie dają; z nią pierwsze zaklęcie dałoby 8, a razem 12.

# Where the rulebook is silent or says two things.

laar-ruling-1 = Pierwszego gracza wybiera los; w instrukcji jest to ten, kto ostatnio podróżował. Po lewej siedzi następny zgodnie z ruchem wskazówek zegara.
laar-ruling-2 = Wymieniony ekspert trafia na rękę pierwszego gracza, czyjkolwiek był, a nowy musi być z innej gildii. Można więc mieć dwóch ekspertów jednej gildii.
laar-ruling-3 = W ciągu każda klasa jest najwyżej raz: to najwyżej 8 klejnotów i 64 punkty.
laar-ruling-4 = Przełożony towar uniwersalny nie jest już zaklęciem, zostawiony jest. Wśród broni może podwoić typ, wśród bestii leży jako ostatni.
laar-ruling-5 = „Za towar” liczy stosy po przełożeniu towarów uniwersalnych. Broń, która się zniosła, to nadal towary.
laar-ruling-6 = Dwie ochrony to dwa typy: tego samego nie można wskazać znowu. Ochrona działa przeciw obu sąsiadom.
laar-ruling-7 = We dwójkę najpierw wskazuje się ochrony, potem strony. Kto nie ma broni, tego o stronę się nie pyta.
laar-ruling-8 = We trójkę obaj rywale są sąsiadami; we czwórkę gracza naprzeciwko broń nie dotyka. Punkty za broń i suma mogą być ujemne.
laar-ruling-9 = To, co ma najlepszą odpowiedź i dotyczy tylko ciebie, program robi najlepiej: zmiany klejnotów, ciągi i zestawy. O towary uniwersalne, ochrony i strony pyta.
laar-ruling-10 = Ściągę V czyta się jak w przykładzie z instrukcji: inaczej się on nie zgadza.
laar-ruling-11 = Przy remisie punkty za broń to różnica między tym, co dała, a tym, co zabrali sąsiedzi.

# What is printed in the box and had to be guessed.

laar-guessed-1 = Talia: na której karcie co jest i ile razy. Instrukcja podaje tylko rodzaje, liczby i działanie zaklęć.
laar-guessed-2 = Ściągi z bestiami I i II.
