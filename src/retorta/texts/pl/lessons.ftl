lesson-poison-1-title = Karty
lesson-poison-1-text = Kart jest pięćdziesiąt: po czternaście czerwonych, niebieskich i fioletowych eliksirów o wartościach 1, 2, 4, 5 i 7 oraz osiem trucizn. Trucizna dodaje do kociołka 4, cokolwiek się w nim warzy.

    Punktów warto mieć jak najmniej. Każdy eliksir, z którym zostaniesz, to jeden punkt, każda trucizna dwa.
lesson-poison-2-title = Rozdanie
lesson-poison-2-text = Rozdaje się wszystkie karty. We trójkę rozdaje się też czwartą rękę i odkłada ją bez zaglądania. Zaczyna osoba po lewej stronie rozdającego.
lesson-poison-3-title = Tura
lesson-poison-3-text = W swojej turze wrzucasz jedną kartę do jednego z trzech kociołków. Nie można spasować.

    W każdym kociołku warzy się eliksir jednego koloru, a każdy kolor tylko w jednym kociołku: dopóki czerwony jest w pierwszym, do innych czerwony nie trafi, a do pierwszego nie trafi nic innego. Truciznę wrzucisz wszędzie; kociołek z samą trucizną nie ma jeszcze koloru.

    Kociołek mieści do 13. Jeśli twoja karta podnosi sumę powyżej 13, zostaje w kociołku, a wszystko, co leżało tam wcześniej, zabierasz zakryte do siebie.
lesson-poison-3-example = W czerwonym jest 11. Czerwona dwójka daje równo 13 i nic się nie dzieje. Przy czerwonej czwórce kociołek kipi: zabierasz to, co w nim leżało, a czwórka zostaje sama.
lesson-poison-4-title = Punkty za rundę
lesson-poison-4-text = Po zagraniu wszystkich kart odkrywa się zebrane stosy. To, co zostało w kociołkach, nie liczy się nikomu.

    Kto ma zdecydowanie najwięcej kart jednego koloru, temu ten kolor się nie liczy. Przy remisie liczy się wszystkim. Każdy inny eliksir to punkt, trucizna dwa, a od trucizny nic nie chroni.
lesson-poison-4-example = Pięć czerwonych przeciw dwóm: pięć to najwięcej, więc te karty się nie liczą.
lesson-poison-5-title = Koniec gry
lesson-poison-5-text = Rund jest tyle, ilu graczy, żeby każdy rozdał raz; według polskich zasad we trójkę każdy rozdaje dwa razy. Wygrywa najmniej punktów. Przy remisie zwycięstwo jest wspólne.
lesson-poison-6-title = Wariant z pięcioma kartami
lesson-poison-6-text = Polskie zasady mają wariant: każdy trzyma pięć kart, reszta tworzy stos, a po zagraniu karty dobierasz jedną, dopóki stos się nie skończy.

lesson-potion-making-1-title = Karty
lesson-potion-making-1-text = Każda z 76 kart to dwie rzeczy: u góry przepis, u dołu element. Zagrywasz ją albo tak, albo tak. Przepis pokazuje, z czego powstaje, a pieczęć, ile daje punktów. Na sześciu kartach zamiast przepisu jest zaklęcie.

    Proste eliksiry potrzebują dwóch elementów, złożone trzech. Proszki, wielkie eliksiry, talizmany i stworzenia powstają z tego, co już zbudowano.
lesson-potion-making-1-example = Zbudowany przepis daje punkty, a zagrany dolną połową uzupełnia szufladę szafki.
lesson-potion-making-2-title = Przygotowanie
lesson-potion-making-2-text = Każdy dostaje cztery karty. Kolejne cztery odkrywa się do szafki z elementami na środku stołu. Kto zaczyna, rozstrzyga los.
lesson-potion-making-3-title = Tura
lesson-potion-making-3-text = Dobierz karty do pięciu i zagraj jedną.

    Jako element trafia do swojej szuflady: punkt, jeśli szuflada była pusta, inaczej nic.

    Jako przepis kładziesz ją przed sobą, jeśli na stole jest wszystko, czego potrzebuje. Elementy bierze się z szafki, zawsze wierzchnią kartę szuflady. Eliksiry, proszki i talizmany mogą być czyjekolwiek. Dostajesz punkty z pieczęci, a każdy inny gracz, którego dzieło się przydało, połowę, i to tylko raz. To, co leżało pod użytym przepisem, wraca do szafki.
lesson-potion-making-4-title = Zaklęcia
lesson-potion-making-4-text = Zaklęcie nie daje punktów i trafia na spód swojej szuflady; potem zagrywasz jeszcze jedną kartę.

    Poznanie bierze na rękę przepis z wierzchu szuflady. Zniszczenie rozbija twój przepis: jedną z jego kart zostawiasz jako zbudowaną, reszta wraca do szafki. Transformacja stawia przepis z wierzchu szuflady na miejscu jednego z twoich.
lesson-potion-making-5-title = Dwie szczególne karty
lesson-potion-making-5-text = Najwyższy Eliksir i Wielki Talizman Magii mają po trzy elementy i leżą osobno. Taka karta zagrana jako element daje punkt za każdy swój element, którego w szafce nie było.
lesson-potion-making-6-title = Karty, które wracają
lesson-potion-making-6-text = Wracające karty kładzie się na wierzch ich szuflad. Gdy kolejność ma znaczenie, wybiera ją ten, czyja jest tura.
lesson-potion-making-7-title = Koniec gry
lesson-potion-making-7-text = Gra kończy się, gdy nie ma kart ani w talii, ani na rękach. Wygrywa najwięcej punktów; przy remisie zwycięstwo jest wspólne.

lesson-laar-1-title = Karty
lesson-laar-1-text = Karta towaru ma pięć stref: przyprawę, bestię, broń, zaklęcie i klejnot. Czym się stanie, decyduje położony na niej ekspert. Każdy ma pięciu ekspertów, po jednym od każdego rodzaju towaru.
lesson-laar-1-example = Ta sama karta i to, co robi z niej zbrojmistrz.
lesson-laar-2-title = Przygotowanie
lesson-laar-2-text = We czwórkę gra się wszystkimi 48 kartami, we trójkę 36, we dwójkę 24. Losuje się jedną z pięciu ściąg: mówi ona, ile w tej grze warte są bestie.
lesson-laar-3-title = Pięć stosów
lesson-laar-3-text = Wzięta karta trafia na jeden z twoich pięciu stosów, według rodzaju, w kolejności brania. Klejnot ogłasza się na głos, a potem leży zakryty.
lesson-laar-4-title = Runda
lesson-laar-4-text = Odkrywa się tyle kart, ilu jest graczy. Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy kładzie eksperta na karcie, na której jeszcze nikogo nie ma. Potem w odwrotnej kolejności każdy bierze kartę, bez względu na to, czyj ekspert na niej leży; użyci eksperci idą na stos odrzuconych.

    Pierwszy gracz bierze ostatnią kartę i może zmienić jej przeznaczenie: leżący na niej ekspert trafia na rękę, a zamiast niego zagrywa się innego.

    Rund jest dwanaście. Po czwartej i ósmej każdy znów ma pięciu ekspertów. Pierwszym zostaje gracz po lewej, a we czwórkę po czwartej i ósmej rundzie co drugi.
lesson-laar-5-title = Liczenie punktów
lesson-laar-5-text = Najpierw towary uniwersalne można przełożyć z zaklęć na dowolny inny stos. Potem liczy się rodzaje po kolei.

    Zaklęcia dają to, co na nich napisano. Klejnoty dzieli się na ciągi sąsiednich klas, przy czym 8 i 1 sąsiadują; ciąg n klejnotów daje n razy n. Różne przyprawy dają 2, 4, 8, 12, 20 lub 30. Bestie liczy się według ściągi.

    Broń zabiera punkty sąsiadom: lewa liczba lewemu, prawa prawemu, a oni tobie tak samo. Dwie bronie jednego typu znoszą się nawzajem. Ochrona wskazuje typ, który nic ci nie zabierze. We dwójkę wybierasz, która strona broni się liczy.

    Wygrywa najwięcej punktów. Przy remisie mniej punktów za broń, potem mniej samej broni.
lesson-laar-6-title = Warianty
lesson-laar-6-text = Bardziej otwarty: klejnoty leżą odkryte. Bardziej zamknięty: ekspertów trzyma się w ukryciu, a odrzuceni leżą zakryci.

lesson-alchemists-1-title = Alchemia
lesson-alchemists-1-text = Za ośmioma składnikami kryje się osiem formuł, ale nikt nie wie, która jest która. Formuła ma trzy koła, czerwone, zielone i niebieskie, każde z plusem lub minusem, każde duże lub małe.

    Zmieszaj dwa składniki: jeśli kolor ma w obu formułach ten sam znak, ale w jednej koło jest duże, a w drugiej małe, ten kolor i znak to eliksir. Jeśli takiego koloru nie ma, wynik jest neutralny.
lesson-alchemists-1-example = Dwie formuły: zielony minus w jednej jest duży, w drugiej mały, więc razem dają paraliż.
lesson-alchemists-2-title = Przygotowanie
lesson-alchemists-2-text = Każdy ma na początek trochę złota, składniki, 10 reputacji i zestaw pieczęci; z dwóch kart przysług zostawia jedną. Rund jest sześć.
lesson-alchemists-3-title = Runda
lesson-alchemists-3-text = Najpierw każdy zajmuje pole na torze kolejności: im później się działa, tym więcej składników i przysług. Potem, od dołu toru, wszyscy rozkładają kostki na wybranych akcjach. Potem odwiedza się miejsca po kolei, od góry toru; z akcji można zrezygnować.
lesson-alchemists-4-title = Zbieranie i próby
lesson-alchemists-4-text = Zbieranie: weź składnik z rzędu albo z talii. Transmutacja: odrzuć składnik za sztukę złota. Możesz kupić artefakt. Próba na studencie albo na sobie: zmieszaj dwa składniki i poznaj wynik; inni widzą tylko eliksir.

    Po złym eliksirze student się opiera: dalsze próby w tej rundzie kosztują sztukę złota. Gdy pijesz samodzielnie, trucizna zabiera kostkę, paraliż miejsce w kolejności, a obłęd punkt reputacji.
lesson-alchemists-5-title = Sprzedaż
lesson-alchemists-5-text = Od drugiej rundy do miasta przychodzi poszukiwacz przygód i chce trzech eliksirów. Kto sprzedaje, kładzie zakrytą kartę zniżki; największa zniżka wybiera pierwsza. Bierzesz zamówienie, obiecujesz jakość i mieszasz: dokładne trafienie daje najwięcej złota. Złamana obietnica nie daje nic i kosztuje reputację.
lesson-alchemists-6-title = Publikowanie
lesson-alchemists-6-text = Zapłać sztukę złota i ogłoś, że składnik ma taką a taką formułę. Połóż zakrytą pieczęć: gwiazda znaczy, że masz pewność, znak zapytania, że wątpisz w jeden kolor. Inni mogą poprzeć teorię własną pieczęcią, płacąc autorom. Na tych, którzy piszą o właściwych składnikach, czekają granty.
lesson-alchemists-7-title = Obalanie
lesson-alchemists-7-text = Uczeń pokazuje prawdziwy znak jednego koła opisanego składnika; jeśli teoria mówi inaczej, upada. Mistrz miesza dwa składniki publicznie i zapowiada wynik. Autorzy upadłej teorii tracą reputację, chyba że ich pieczęć wątpiła właśnie w ten kolor.
lesson-alchemists-8-title = Koniec rundy
lesson-alchemists-8-text = Reputację zyskuje ten, kto opublikował najwięcej; niewykorzystane kostki przynoszą przysługi. Po trzeciej i piątej rundzie konferencja pyta, ile teorii ma twoją pieczęć.
lesson-alchemists-9-title = Wystawa
lesson-alchemists-9-text = W ostatniej rundzie nie ma prób: zamiast tego eliksiry pokazuje się na wystawie. Zapowiedz eliksir, zmieszaj go przy wszystkich i zyskaj reputację, jeśli się uda.
lesson-alchemists-10-title = Końcowe liczenie
lesson-alchemists-10-text = Reputacja zamienia się w punkty, potem liczy się artefakty, granty i złoto. Potem wychodzi na jaw prawda: gwiazda na prawdziwej teorii daje punkty, na fałszywej je odbiera, chyba że znak zapytania obejmuje właśnie ten błąd. Wygrywa najwięcej punktów.
lesson-alchemists-11-title = Uczniowie i mistrzowie
lesson-alchemists-11-text = Poziomy różnią się tym, jak obala się teorie i jak surowe są konferencje. Przy jednym stole można je mieszać.
lesson-alchemists-12-title = Notatnik
lesson-alchemists-12-text = W laboratorium masz trójkąt wyników i tabelę osiem na osiem. Tabela sama skreśla to, co wyklucza pojedynczy wynik; reszta należy do ciebie. Kliknięcie w pole idzie w kółko: puste, skreślone, może, na pewno.
