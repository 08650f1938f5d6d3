# The comments of a data file to fill in (retorta games alchemists --template).

alchemists-template = Corrections of Alchemists from your own box. These are the values that the game uses now, so the file as it stands changes nothing. Correct whatever is different in your box, and leave out what you like. Names of tables and keys stay in English. Play with it: retorta play alchemists --option data=FILE, or choose the file when you make a table in the browser.
alchemists-template-conference = The two conference tiles: the change of reputation for 0, 1, 2 … seals; the last number also applies to any more seals. Only one thing is certain: apprentices need one theory at the first conference.
alchemists-template-grant = The five grants: at least three ingredients, and the points at the end. Only the ingredients of grant a are certain. The names of ingredients: mushroom, fern, toad, claw, flower, mandrake, scorpion, feather.
alchemists-template-discounts = Smiling faces on the discount cards 0, 1, 2 and 3. Those of 0 are certain.
alchemists-template-space = The order track from the top down. players: the smallest number of players with whom the space is used; gold: what it costs. The four-player side, that is space 7, rests on a single source.
alchemists-template-green = What a paralysed player gets on the green space.
alchemists-template-area = Cubes for the first and the second action of debunking: on the board for two and three players (few), and on the one for four. The cube of the second action is likely, not certain.
