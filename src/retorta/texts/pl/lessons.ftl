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
lesson-potion-making-3-example = Dwie szuflady mają to, czego wymaga eliksir. Zbudowany stoi przed tobą, a składniki leżą pod nim.
lesson-potion-making-4-title = Zaklęcia
lesson-potion-making-4-text = Zaklęcie nie daje punktów i trafia na spód swojej szuflady; potem zagrywasz jeszcze jedną kartę.

    Poznanie bierze na rękę przepis z wierzchu szuflady. Zniszczenie rozbija twój przepis: jedną z jego kart zostawiasz jako zbudowaną, reszta wraca do szafki. Transformacja stawia przepis z wierzchu szuflady na miejscu jednego z twoich.
lesson-potion-making-4-example = Trzy zaklęcia: poznania, zniszczenia i transformacji.
lesson-potion-making-5-title = Dwie szczególne karty
lesson-potion-making-5-text = Najwyższy Eliksir i Wielki Talizman Magii mają po trzy elementy i leżą osobno. Taka karta zagrana jako element daje punkt za każdy swój element, którego w szafce nie było.
lesson-potion-making-5-example = Trzy elementy na jednej karcie.
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
lesson-laar-5-example = Klejnoty 7, 8 i 1 tworzą ciąg trzech i dają 9 punktów, sama czwórka daje 1. Trzy różne przyprawy dają 8.
lesson-laar-6-title = Warianty
lesson-laar-6-text = Bardziej otwarty: klejnoty leżą odkryte. Bardziej zamknięty: ekspertów trzyma się w ukryciu, a odrzuceni leżą zakryci.

lesson-alchemists-1-title = Alchemia
lesson-alchemists-1-text = Za ośmioma składnikami kryje się osiem formuł, ale nikt nie wie, która jest która. Formuła ma trzy koła, czerwone, zielone i niebieskie, każde z plusem lub minusem, każde duże lub małe.

    Zmieszaj dwa składniki: jeśli kolor ma w obu formułach ten sam znak, ale w jednej koło jest duże, a w drugiej małe, ten kolor i znak to eliksir. Jeśli takiego koloru nie ma, wynik jest neutralny.
lesson-alchemists-1-example = Dwie formuły: zielony minus w jednej jest duży, w drugiej mały, więc razem dają paraliż.
lesson-alchemists-2-title = Przygotowanie
lesson-alchemists-2-text = Każdy zaczyna z 2 sztukami złota, 10 reputacji, trzema składnikami (mistrzowie: dwoma) i zestawem pieczęci; z dwóch kart przysług zostawia jedną. W sprzedaży są trzy artefakty, leży pięć odkrytych grantów. Rund jest sześć; w pierwszej każdy ma trzy kostki, potem sześć przy dwóch graczach, pięć przy trzech, cztery przy czterech.
lesson-alchemists-3-title = Runda
lesson-alchemists-3-text = Runda ma cztery części: kolejność, plany, akcje, koniec rundy.
lesson-alchemists-3-1-title = Kolejność
lesson-alchemists-3-1-text = Od pierwszego gracza każdy stawia kolbę na wolnym polu toru. Im niższe pole, tym później się działa i tym więcej dostaje składników i przysług. Najwyższe pole kosztuje 1 sztukę złota.
lesson-alchemists-3-2-title = Planowanie
lesson-alchemists-3-2-text = Pierwszy planuje ten, kto jest ostatni w kolejności: kładzie kostki od razu na wszystkie akcje, których chce; potem następny od dołu. Kto działa pierwszy, zna więc plany innych. Kratki w obszarze pokazują, ile kostek kosztuje pierwsza akcja, ile druga i tak dalej.
lesson-alchemists-3-3-title = Akcje
lesson-alchemists-3-3-text = Obszary odwiedza się po kolei. W każdym najpierw wszystkie pierwsze akcje, potem wszystkie drugie, od górnego rzędu w dół. Z każdej akcji można zrezygnować; jej kostki liczą się wtedy jako niewykorzystane.
lesson-alchemists-4-title = Zbieranie i próby
lesson-alchemists-4-text = Miejsca, w których zdobywa się rzeczy, i te, w których poznaje się ich naturę.
lesson-alchemists-4-1-title = Zbieranie składników
lesson-alchemists-4-1-text = Weź składnik z rzędu albo wierzchnią kartę talii. Na początku rundy w rzędzie leży pięć kart; to, co zostanie po zbieraniu, się odrzuca.
lesson-alchemists-4-2-title = Transmutacja
lesson-alchemists-4-2-text = Odrzuć zakryty składnik i weź 1 sztukę złota.
lesson-alchemists-4-3-title = Zakup artefaktu
lesson-alchemists-4-3-text = Zapłać cenę wystawionego artefaktu i weź go. Nowy pojawi się w jego miejscu dopiero po najbliższej konferencji.
lesson-alchemists-4-4-title = Mieszanie
lesson-alchemists-4-4-text = Dwa różne składniki z ręki trafiają do kociołka i na stos odrzuconych. Dowiadujesz się, jaki eliksir dają; inni widzą eliksir, ale nie składniki.
lesson-alchemists-4-4-example = Każdy wynik trafia do twojego trójkąta: grzyb i paproć dały truciznę, grzyb i ropucha eliksir neutralny.
lesson-alchemists-4-5-title = Test na studencie
lesson-alchemists-4-5-text = Pierwszy test jest darmowy. Gdy student wypije zły eliksir (ze znakiem minus), każdy następny test w tej rundzie kosztuje 1 sztukę złota.
lesson-alchemists-4-6-title = Wypicie eliksiru
lesson-alchemists-4-6-text = Nic nie kosztuje, ale zły eliksir szkodzi, każdy raz na rundę: trucizna wysyła kostkę do szpitala, po paraliżu w następnej rundzie działasz jako ostatni, szaleństwo kosztuje 1 punkt reputacji.
lesson-alchemists-5-title = Sprzedaż
lesson-alchemists-5-text = Od drugiej rundy przy bramie stoi poszukiwacz przygód i chce trzech eliksirów. Sprzedaż wymaga dwóch kostek.
lesson-alchemists-5-1-title = Zamówienia
lesson-alchemists-5-1-text = Pierwszy sprzedający wybiera dowolny z trzech eliksirów. Przy czterech graczach każde zamówienie można wziąć raz; przy trzech dwa lewe blokują się nawzajem, więc zostaje jedno z nich i prawe; przy dwóch pierwsza sprzedaż jest jedyna.
lesson-alchemists-5-2-title = Gwarancja
lesson-alchemists-5-2-text = Przed mieszaniem obiecujesz jakość: dokładny eliksir za 4 sztuki złota, dobry znak za 3, co najmniej neutralny za 2, cokolwiek za 1. Jeśli eliksir jest co najmniej tak dobry, dostajesz zapłatę pomniejszoną o zniżkę. Eliksir neutralny albo ze złym znakiem kosztuje 1 punkt reputacji, niezależnie od obietnicy. Wszyscy widzą, jak dobry był eliksir; samego eliksiru nie widzi nikt, nawet ty.
lesson-alchemists-5-2-example = Zamówiono leczenie. Dokładna zgodność, dobry znak, neutralny, zły znak.
lesson-alchemists-5-3-title = Zniżki
lesson-alchemists-5-3-text = Gdy sprzedających jest kilku, każdy kładzie zakrytą kartę zniżki i wszyscy odkrywają je razem. Więcej uśmiechów wybiera wcześniej. Kto sprzedaje sam, nie daje zniżki. Nie można obiecać jakości, z której ceny zniżka nic nie zostawi.
lesson-alchemists-5-4-title = Co daje reputacja
lesson-alchemists-5-4-text = Do 6 trwa strefa czerwona: sprzedaż daje o sztukę złota mniej, ale straty reputacji są o 1 mniejsze. Od 14 strefa zielona: o jeden uśmiech więcej, ale straty o 1 większe. Od 18 strefa niebieska: ten sam uśmiech i o sztukę złota więcej za sprzedaż, ale straty o 2 większe. Reputacja nigdy nie spada poniżej 1.
lesson-alchemists-6-title = Publikowanie
lesson-alchemists-6-text = Teorie od razu dają reputację, a prawdziwe także punkty na końcu. Publikować można od drugiej rundy.
lesson-alchemists-6-1-title = Teoria
lesson-alchemists-6-1-text = Zapłać wydawcy 1 sztukę złota i ogłoś, że składnik ma taką a taką formułę. O jednym składniku jest jedna teoria, a każda formuła stoi tylko w jednej. Zyskujesz 1 punkt reputacji.
lesson-alchemists-6-1-example = Półka z trzema teoriami: jedną opieczętowało dwóch graczy, jedna jest sprzeczna z inną.
lesson-alchemists-6-2-title = Pieczęcie
lesson-alchemists-6-2-text = Połóż na księdze zakrytą pieczęć. Gwiazda znaczy, że masz pewność; znak zapytania, że wątpisz w jeden kolor: nie daje punktów, ale ratuje, jeśli błędny był właśnie ten kolor.
lesson-alchemists-6-3-title = Poparcie
lesson-alchemists-6-3-text = Połóż własną pieczęć na istniejącej teorii: zapłać po sztuce złota wydawcy i każdemu, czyja pieczęć już tam leży. Na księdze mieszczą się trzy pieczęcie; sprzecznej teorii poprzeć nie można.
lesson-alchemists-6-4-title = Granty
lesson-alchemists-6-4-text = Każdy z pięciu grantów wymienia trzy składniki. Pierwszy wymaga twoich pieczęci na dwóch z nich, każdy następny na wszystkich trzech. Dostajesz go od razu razem z 2 sztukami złota, a jego punkty na końcu.
lesson-alchemists-7-title = Obalanie
lesson-alchemists-7-text = Kto wie lepiej, może od drugiej rundy obalić teorię.
lesson-alchemists-7-1-title = Uczniowie
lesson-alchemists-7-1-text = Nazwij składnik, o którym jest teoria, i kolor: wszyscy widzą prawdziwy znak. Jeśli teoria mówi inaczej, upada. Jeśli nie, tracisz 1 punkt reputacji.
lesson-alchemists-7-2-title = Gdy teoria upada
lesson-alchemists-7-2-text = Zyskujesz 2 punkty reputacji. Pieczęcie odkrywa się i usuwa z gry; każda kosztuje właściciela 5 punktów reputacji, chyba że wątpiła właśnie w pokazany kolor.
lesson-alchemists-7-3-title = Publikacja od razu
lesson-alchemists-7-3-text = Jeśli masz kostki w obszarze publikacji, możesz od razu użyć tej akcji do teorii o zwolnionym składniku albo ze zwolnioną formułą; tylko nie do tej samej teorii, która upadła.
lesson-alchemists-7-4-title = Mistrzowie
lesson-alchemists-7-4-text = Nazwij dwa składniki i eliksir, który dają; karty nie są potrzebne. Odpowiedź brzmi tylko tak albo nie. Jeśli tak, oba składniki mają znak tego eliksiru, a teorie, które mówią inaczej, upadają.
lesson-alchemists-7-5-title = Sprzeczności
lesson-alchemists-7-5-text = Jeśli z odpowiedzi wynika tylko, że dwie teorie nie mogą być obie prawdziwe, obie dostają żeton sprzeczności. Dopóki jedna nie upadnie, nie można ich poprzeć, a ich pieczęcie nie liczą się na konferencjach ani do grantów.
lesson-alchemists-8-title = Koniec rundy
lesson-alchemists-8-text = Dzieje się pięć rzeczy, w tej kolejności.
lesson-alchemists-8-1-title = Konferencja
lesson-alchemists-8-1-text = Po trzeciej i piątej rundzie liczy się twoje pieczęcie na teoriach. Gdy jest ich dość, zyskujesz reputację, gdy za mało, tracisz; druga konferencja wymaga o jedną więcej niż pierwsza, a od mistrzów wymaga się o jedną więcej niż od uczniów. Potem do sprzedaży trafiają trzy nowe artefakty.
lesson-alchemists-8-2-title = Najlepszy alchemik
lesson-alchemists-8-2-text = Kto ma najwięcej pieczęci na teoriach, zyskuje 1 punkt reputacji; przy remisie zyskują wszyscy remisujący.
lesson-alchemists-8-3-title = Niewykorzystane kostki
lesson-alchemists-8-3-text = Każde dwie niewykorzystane kostki dają przysługę.
lesson-alchemists-8-4-title = Szpital
lesson-alchemists-8-4-text = Kostki ze szpitala nie można położyć w następnej rundzie; liczy się w niej jako niewykorzystana.
lesson-alchemists-8-5-title = Nowy poszukiwacz przygód
lesson-alchemists-8-5-text = Do bramy przychodzi następny poszukiwacz przygód i odkrywa się tego, który przyjdzie po nim, żeby wszyscy mogli się przygotować.
lesson-alchemists-9-title = Wystawa
lesson-alchemists-9-text = W szóstej rundzie nie ma już prób: eliksiry się pokazuje. Nazwij jeden z sześciu kolorowych eliksirów i zmieszaj go przy wszystkich. Jeśli się uda, staje na scenie: kto pokazał eliksir pierwszy, zyskuje 1 punkt reputacji, a kto pokazał oba znaki jednego koloru, jeszcze 2. Jeśli się nie uda, tracisz 1. Jedna kostka to jeden eliksir, każdy eliksir raz.
lesson-alchemists-9-example = Scena: pokazano trzy eliksiry i widać, kto był pierwszy.
lesson-alchemists-10-title = Końcowe liczenie
lesson-alchemists-10-text = Reputacja to punkty. Dodaj punkty artefaktów i grantów. Pozostałe przysługi sprzedaje się po 2 sztuki złota, a każde 3 sztuki złota to punkt.
lesson-alchemists-10-1-title = Prawda
lesson-alchemists-10-1-text = Potem pokazuje się formuły i sprawdza każdą teorię. Na prawdziwej złota gwiazda daje 5 punktów, srebrna 3, znak zapytania nic. Na fałszywej każda pieczęć kosztuje 4 punkty, oprócz znaku zapytania, którego kolor był jedynym błędem.
lesson-alchemists-10-1-example = Wynik dwóch graczy, wiersz po wierszu.
lesson-alchemists-10-2-title = Zwycięzca
lesson-alchemists-10-2-text = Wygrywa najwięcej punktów. Przy remisie decyduje, komu zostało więcej złota; jeśli i tego jest po równo, zwycięstwo jest wspólne.
lesson-alchemists-11-title = Uczniowie i mistrzowie
lesson-alchemists-11-text = Poziomy różnią się liczbą składników na początku, tym, jak obala się teorie, i surowością konferencji. Przy jednym stole można je mieszać: każdą z trzech różnic ustala się dla każdego miejsca.
lesson-alchemists-12-title = Notatnik
lesson-alchemists-12-text = W laboratorium masz trójkąt wyników i tabelę osiem na osiem. Tabela sama skreśla to, co wyklucza pojedynczy wynik; reszta należy do ciebie. Kliknięcie w pole idzie w kółko: puste, skreślone, może, na pewno.
lesson-alchemists-13-title = Artefakty
lesson-alchemists-13-text = Jest ich osiemnaście, po sześć każdego poziomu; w sprzedaży są naraz trzy jednego poziomu: pierwsze do konferencji po trzeciej rundzie, drugie do konferencji po piątej. Liczba w rogu to cena; liczba z laurem to punkty na końcu gry.
lesson-alchemists-13-example = Wszystkie artefakty i ich działanie.
lesson-alchemists-14-title = Przysługi
lesson-alchemists-14-text = Przysługę zagrywa się wtedy, gdy mówi o tym jej tekst, po kilka naraz, a potem się ją odrzuca. Kto zagrał przysługę dla akcji, tę akcję wykonuje.
lesson-alchemists-14-example = Wszystkie przysługi i chwile, w których się je zagrywa.
