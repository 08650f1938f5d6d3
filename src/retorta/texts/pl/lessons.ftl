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
