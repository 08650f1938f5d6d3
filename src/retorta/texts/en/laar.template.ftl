# The comments of a data file to fill in (retorta games laar --template).

laar-template = Deck and memos of Guilds of Laar from your own box. Everything stands here as the game plays now, so as it is the file changes nothing: put right what your box prints otherwise. A memo that is left out stays as it is, and so does the whole deck if no card is given. Names stay in English. Play with it: retorta play laar --option data=FILE, or choose the file when you make a table in the browser.
laar-template-memo = The five beast memos. type “sets”: each line is a set of beasts and its points; same = n are n alike, different = n are n different ones, any = n any n, beasts = [names] these very ones. III, IV and V are as the rulebook has them; I and II are reconstructed.
laar-template-next = The points of a beast (the row) by the beast taken right after it (the column).
laar-template-card = The 48 goods cards; the whole deck is reconstructed. gem: class 1 to 8. weapon: boomerang, pinga, shuriken or katar, what it takes from the left neighbour and from the right one, 0 to 2. spell: its kind, and in “of” what it speaks of.
