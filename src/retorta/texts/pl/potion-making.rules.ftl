# The rules page, in our own words; sections as in docs/rules.

potion-making-rules-1-title = Karty
potion-making-rules-1-text = Każda z 76 kart to dwie rzeczy: u góry przepis, u dołu element. Zagrywasz ją albo tak, albo tak. Przepis pokazuje, z czego powstaje, a pieczęć, ile daje punktów. Na sześciu kartach zamiast przepisu jest zaklęcie.

    Proste eliksiry potrzebują dwóch elementów, złożone trzech. Proszki, wielkie eliksiry, talizmany i stworzenia powstają z tego, co już gotowe.
potion-making-rules-1-example = Przepis stworzony z elementów daje punkty, a zagrany dolną połową uzupełnia szufladę szafki.
potion-making-rules-2-title = Przygotowanie
potion-making-rules-2-text = Każdy dostaje cztery karty. Kolejne cztery odkrywa się do szafki z elementami na środku stołu. Kto zaczyna, rozstrzyga los.
potion-making-rules-3-title = Tura
potion-making-rules-3-text = Dobierz karty do pięciu i zagraj jedną: jako element, jako przepis albo jako zaklęcie.
potion-making-rules-3-example = Dwie szuflady mają to, czego wymaga eliksir. Gotowy stoi przed tobą, a składniki leżą pod nim.
potion-making-rules-3-1-title = Dobieranie i zagranie
potion-making-rules-3-1-text = Dobierz karty do pięciu, a gdy talia się kończy, tyle, ile jest. Potem musisz zagrać kartę ze swojej ręki. Kto nie ma kart ani czego dobrać, tego się pomija.
potion-making-rules-3-2-title = Karta jako element
potion-making-rules-3-2-text = Trafia na wierzch szuflady swojego elementu: punkt, jeśli tego elementu nie było jeszcze w szafce, inaczej nic.
potion-making-rules-3-3-title = Karta jako przepis
potion-making-rules-3-3-text = Kładziesz ją przed sobą, jeśli na stole jest wszystko, czego wymaga. Do przepisu idzie dokładnie to, co na nim podano, i nic innego.
potion-making-rules-3-4-title = Składniki
potion-making-rules-3-4-text = Elementy bierze się tylko z szafki, nie z ręki i nie spod przepisów, i zawsze wierzchnią kartę szuflady: to, co leży głębiej, się nie nadaje. Eliksiry, proszki, talizmany i stworzenia muszą leżeć gotowe u któregokolwiek gracza; nikt nie może odmówić. Gdy nadaje się kilka rzeczy, wybierasz ty. Składniki wsuwa się pod nowy przepis.
potion-making-rules-3-5-title = Punkty
potion-making-rules-3-5-text = Dostajesz punkty z pieczęci. Każdy inny gracz, którego przepis się przydał, dostaje połowę, raz, ilu jego przepisów byś nie użył. To, co leżało pod użytym przepisem, wraca do szafki.
potion-making-rules-4-title = Zaklęcia
potion-making-rules-4-text = Sześć kart to zaklęcia. Zaklęcie nie daje punktów.
potion-making-rules-4-example = Trzy zaklęcia: poznania, zniszczenia i transformacji.
potion-making-rules-4-1-title = Rzucanie
potion-making-rules-4-1-text = Zaklęcie rzuca się w swojej turze zamiast zagrania karty; trafia ono na spód swojej szuflady, a potem zagrywasz jeszcze jedną kartę. Można je rzucić tylko wtedy, gdy ma na co działać; inaczej nadaje się jedynie na element.
potion-making-rules-4-2-title = Poznanie
potion-making-rules-4-2-text = Weź na rękę przepis z wierzchu szuflady. Sięga się tylko po karty z wierzchu i tylko po przepis: musi tam być, a innego zaklęcia wziąć nie można.
potion-making-rules-4-3-title = Zniszczenie
potion-making-rules-4-3-text = Zniszcz własny gotowy przepis (niszczyć można tylko swoje), pod którym leżą karty: bez nich nie ma czego uwolnić. Jedna z jego kart z przepisem, on sam albo karta spod niego, może zostać u ciebie jako gotowy przepis, możesz też nie zachować żadnej; karta zaklęcia nie ma przepisu i zostać nie może. Reszta wraca do szafki.
potion-making-rules-4-4-title = Transformacja
potion-making-rules-4-4-text = Postaw przepis z wierzchu szuflady na miejscu jednego z własnych gotowych: przemieniać można tylko swoje. Potrzebne są oba: twój gotowy przepis i przepis na wierzchu szuflady, nie zaklęcie. Dawny przepis i to, co pod nim leżało, wraca do szafki.
potion-making-rules-4-5-title = Kilka zaklęć
potion-making-rules-4-5-text = Po zaklęciu możesz rzucić następne, dopóki masz karty.
potion-making-rules-5-title = Dwie szczególne karty
potion-making-rules-5-text = Najwyższy Eliksir i Wielki Talizman Magii mają po trzy elementy i leżą osobno. Taka karta zagrana jako element daje punkt za każdy swój element, którego w szafce nie było. Dopóki tam leży, w szafce są wszystkie trzy: inna karta z jednym z nich nie daje punktu. W przepisie służy jako dowolny jeden z trzech, nigdy jako dwa naraz, i zostaje zużyta w całości.
potion-making-rules-5-example = Trzy elementy na jednej karcie.
potion-making-rules-6-title = Karty, które wracają
potion-making-rules-6-text = Wracające karty kładzie się na wierzch ich szuflad. Gdy kolejność ma znaczenie, wybiera ją ten, czyja jest tura.
potion-making-rules-7-title = Koniec gry
potion-making-rules-7-text = Gra kończy się, gdy nie ma kart ani w talii, ani na rękach. Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.

# Where the rulebook is silent or says two things.

potion-making-ruling-1 = Po zaklęciu musisz zagrać jeszcze jedną kartę, jeśli ją masz. Karty to nakazują, instrukcja pozwala.
potion-making-ruling-2 = Zaklęcie rzuca się tylko wtedy, gdy ma na co działać. Inaczej karta nadaje się jedynie na element.
potion-making-ruling-3 = Karta zaklęcia zawsze trafia na spód swojej szuflady: rzucona, zagrana jako element, wyłożona na początku albo wracająca.
potion-making-ruling-4 = Dwie potrójne karty leżą osobno i liczą się jako wierzchnie: Poznanie może je wziąć, Transformacja w nie przemienić.
potion-making-ruling-5 = Najpierw kładzie się kartę zaklęcia; Transformacja wybiera, w co przemienić, zanim wrócą dawne karty.
potion-making-ruling-6 = Zniszczenie może zachować każdą kartę z przepisem, także taką, która leżała tylko jako element.
potion-making-ruling-7 = Kto tworzy, wybiera składniki, gdy nadaje się kilka.
potion-making-ruling-8 = Jako element nadaje się tylko wierzchnia karta szuflady.
potion-making-ruling-9 = Wracające karty kładzie się na wierzch ich szuflad w kolejności, którą wybiera gracz mający turę; nie dają punktów.
potion-making-ruling-10 = „Dowolne dwa wielkie eliksiry” i „dowolne dwa talizmany” to dwie różne karty.
potion-making-ruling-11 = Gracza bez kart się pomija, talii nie tasuje się ponownie. Przy remisie zwycięstwo jest wspólne.
potion-making-ruling-12 = Odkryte jest wszystko oprócz rąk i kolejności talii: szuflady może przejrzeć każdy.
