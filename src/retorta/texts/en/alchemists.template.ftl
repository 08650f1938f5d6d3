# The comments of a data file to fill in (retorta games alchemists --template).

alchemists-template = Corrections of Alchemists from your own box. Everything stands here as the game plays now, so as it is the file changes nothing: put right what your box prints otherwise, and leave out what you like. Names of tables and keys stay in English. Play with it: retorta play alchemists --option data=FILE, or choose the file when you make a table in the browser.
alchemists-template-conference = The two conference tiles: the change of reputation for 0, 1, 2 … seals; the last number holds for all more. Certain is only that the first apprentice conference asks for one theory.
alchemists-template-grant = The five grants: at least three ingredients, and the points at the end. Certain are the ingredients of a. The ingredients: mushroom, fern, toad, claw, flower, mandrake, scorpion, feather.
alchemists-template-discounts = Smiling faces on the discount cards 0, 1, 2 and 3. Those of 0 are certain.
alchemists-template-space = The order track from the top down. players: the fewest who may choose the space; gold: what it costs. The four-player side, which is space 7, rests on one source.
alchemists-template-green = What the green space of the paralysed brings.
alchemists-template-area = Cubes for the first action of debunking, the second: on the board for two and three players (few), and on the one for four. The second cube is likely, not certain.
