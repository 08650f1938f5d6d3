# The comments of a data file to fill in (retorta games laar --template).

laar-template = Deck and memos of Guilds of Laar from your own box. These are the values that the game uses now, so the file as it stands changes nothing. Correct whatever is different in your box. A memo that is left out stays as it is, and so does the whole deck if no card is given. Names stay in English. Play with it: retorta play laar --option data=FILE, or choose the file when you make a table in the browser.
laar-template-memo = The five beast memos. type “sets”: each line is a set of beasts and its points; same = n means n alike, different = n means n different ones, any = n means any n, beasts = [names] means exactly these. III, IV and V are as in the rulebook; I and II are reconstructed.
laar-template-next = The points of a beast (the row) by the beast taken right after it (the column).
laar-template-card = The 48 goods cards; the whole deck is reconstructed. gem: class 1 to 8. weapon: boomerang, pinga, shuriken or katar, then what it takes from the left neighbour and from the right one, 0 to 2. spell: its kind, and in “of” the things it names.
