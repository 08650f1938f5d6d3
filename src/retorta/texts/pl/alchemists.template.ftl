# The comments of a data file to fill in (retorta games alchemists --template).

alchemists-template = Poprawki do „Alchemików” z twojego pudełka. Wszystko jest tu zapisane tak, jak gra teraz, więc w tej postaci plik niczego nie zmienia: popraw to, co w twoim pudełku wydrukowano inaczej, a resztę możesz usunąć. Nazwy tabel i kluczy zostają po angielsku. Gra z plikiem: retorta play alchemists --option data=PLIK albo wybierz plik, gdy zakładasz stół w przeglądarce.
alchemists-template-conference = Dwa żetony konferencji: zmiana reputacji za 0, 1, 2 … pieczęcie; ostatnia liczba obowiązuje za wszystkie dalsze. Pewne jest tylko to, że pierwsza konferencja uczniów wymaga jednej teorii.
alchemists-template-grant = Pięć stypendiów: co najmniej trzy składniki i punkty na koniec. Pewne są składniki stypendium a. Składniki: mushroom – grzyb, fern – paproć, toad – ropucha, claw – kurza łapka, flower – kwiat, mandrake – korzeń mandragory, scorpion – skorpion, feather – krucze pióro.
alchemists-template-discounts = Uśmiechy na kartach rabatu 0, 1, 2 i 3. Pewna jest liczba na karcie 0.
alchemists-template-space = Tor kolejności od góry. players: przy ilu graczach (co najmniej) można zająć pole; gold: ile kosztuje. Strona dla czterech graczy, czyli pole 7, opiera się na jednym źródle.
alchemists-template-green = Co daje zielone pole sparaliżowanym.
alchemists-template-area = Kostki za pierwszą akcję obalania teorii, za drugą: na planszy dla dwóch i trzech graczy (few) i na planszy dla czterech (four). Druga kostka jest prawdopodobna, nie pewna.
