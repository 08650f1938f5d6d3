# The rules page, in our own words; sections as in docs/rules.

poison-rules-1-title = Karty
poison-rules-1-text = Kart jest pięćdziesiąt: po czternaście czerwonych, niebieskich i fioletowych eliksirów o wartościach 1, 2, 4, 5 i 7 oraz osiem trucizn. Trucizna dodaje do kociołka 4, cokolwiek się w nim warzy.

    Punktów warto mieć jak najmniej. Każdy eliksir, z którym zostaniesz, to jeden punkt, każda trucizna dwa.
poison-rules-2-title = Rozdanie
poison-rules-2-text = Rozdaje się wszystkie karty. We trójkę rozdaje się też czwartą rękę i odkłada ją bez zaglądania. Zaczyna osoba po lewej stronie rozdającego.
poison-rules-3-title = Tura
poison-rules-3-text = W swojej turze zagrywasz jedną kartę, którą masz na ręce: wrzucasz ją do jednego z trzech kociołków. Nie można spasować.

    W każdym kociołku warzy się eliksir jednego koloru, a każdy kolor tylko w jednym kociołku: dopóki czerwony jest w pierwszym, do innych czerwony nie trafi, a do pierwszego nie trafi nic innego. Truciznę wrzucisz wszędzie; kociołek z samą trucizną nie ma jeszcze koloru.

    Kociołek mieści do 13. Jeśli twoja karta podnosi sumę powyżej 13, zostaje w kociołku, a wszystko, co leżało tam wcześniej, zabierasz zakryte do siebie.
poison-rules-3-example = W czerwonym jest 11. Czerwona dwójka daje równo 13 i nic się nie dzieje. Przy czerwonej czwórce kociołek kipi: zabierasz to, co w nim leżało, a czwórka zostaje sama.
poison-rules-4-title = Punkty za rundę
poison-rules-4-text = Po zagraniu wszystkich kart odkrywa się zebrane stosy. To, co zostało w kociołkach, nie liczy się nikomu.

    Kto jako jedyny ma najwięcej kart jednego koloru, temu ten kolor się nie liczy. Przy remisie liczy się wszystkim. Każdy inny eliksir to punkt, trucizna dwa, a od trucizny nic nie chroni.
poison-rules-4-example = Pięć czerwonych przeciw dwóm: pięć to najwięcej, więc te karty się nie liczą.
poison-rules-5-title = Koniec gry
poison-rules-5-text = Rund jest tyle, ilu graczy, żeby każdy rozdał raz; według polskich zasad we trójkę każdy rozdaje dwa razy. Wygrywa ten, kto ma najmniej punktów. Przy remisie zwycięstwo jest wspólne.
poison-rules-6-title = Wariant z pięcioma kartami
poison-rules-6-text = Polskie zasady mają wariant: każdy trzyma pięć kart, reszta tworzy stos, a po zagraniu karty dobierasz jedną, dopóki stos się nie skończy.

# Where the rulebook is silent or says two things.

poison-ruling-1 = Kto rozdaje pierwszy, rozstrzyga los.
poison-ruling-2 = Co zebrano, to wszyscy widzieli: zebrane karty leżą zakryte, ale zabierano je na oczach, i boty je pamiętają.
poison-ruling-3 = We trójkę nieobecny czwarty siedzi za rozdającym: kto dostaje ostatni, ma dwanaście kart i te się odkłada. W wariancie z pięcioma kartami dwanaście odkłada się przed utworzeniem stosu.
poison-ruling-4 = Gracza bez kart się pomija.
poison-ruling-5 = Przy remisie zwycięstwo jest wspólne: żadna instrukcja go nie rozstrzyga.
poison-ruling-6 = Pięć kart na ręce jest tylko w polskich zasadach, gdzie ten wariant wydrukowano.
poison-ruling-7 = Kolor, którego masz najwięcej, odrzuca się zawsze. Rosyjska instrukcja mówi, że można; nikt by nie chciał inaczej.
poison-ruling-8 = Gdy nikt nie zebrał koloru, nikt nie ma w nim większości.
