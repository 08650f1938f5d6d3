# Potion-Making: Practice, by S. Machin: names, sentences and rules in our own words.

potion-making = Potion-Making: Practice
potion-making-sentence = Fill a shared cabinet with elements and build elixirs, talismans and creatures out of it.
potion-making-goal = You want the most points when the deck and all hands are empty: new elements in the shared cabinet score a little, recipes built from it score more.

potion-making-kind-simple-elixir = simple elixir
potion-making-kind-complex-elixir = complex elixir
potion-making-kind-powder = powder
potion-making-kind-great-elixir = great elixir
potion-making-kind-talisman = talisman
potion-making-kind-creature = creature
potion-making-kind-supreme-elixir = supreme elixir
potion-making-kind-great-talisman = great talisman

potion-making-move-play-as-element = as an element: { $card }
potion-making-move-build = build: { $card }
potion-making-move-cast = cast: { $card }
potion-making-move-use-element = from the cabinet: { $card }
potion-making-move-use-built = { $card } of { PLAYER($owner) }{ $nth ->
    [0] {""}
   *[other] , number { NTH($nth) }
}
potion-making-move-learn = take { $card }
potion-making-move-destroy = destroy { $card } of { PLAYER($owner) }{ $nth ->
    [0] {""}
   *[other] , number { NTH($nth) }
}
potion-making-move-keep = keep { $card }
potion-making-move-keep-nothing = keep nothing
potion-making-move-transform = transform { $card } of { PLAYER($owner) }{ $nth ->
    [0] {""}
   *[other] , number { NTH($nth) }
}
potion-making-move-turn-into = into { $card }
potion-making-move-put-back = put back { $card }

potion-making-question-take-turn = Play a card: as an element, as a recipe or as a spell.
potion-making-question-choose-ingredient = Which ingredient do you use?
potion-making-question-choose-what-to-learn = Which card do you take from the cabinet?
potion-making-question-choose-what-to-destroy = Which of your recipes do you destroy?
potion-making-question-choose-what-to-keep = Which of its cards do you keep as a built recipe, if any?
potion-making-question-choose-what-to-transform = Which of your recipes do you transform?
potion-making-question-choose-what-to-turn-into = What does it turn into?
potion-making-question-return-cards = Which card goes back into its drawer next? The last one goes on top.

potion-making-event-game-begun = In the cabinet: { $cabinet }. { PLAYER($first) } starts.
potion-making-event-card-drawn = { $card ->
    [none] { PLAYER($seat) } draws a card;
   *[other] { PLAYER($seat) } draws { $card };
} { $left ->
    [one] { $left } card is left.
   *[other] { $left } cards are left.
}
potion-making-event-element-played = { PLAYER($seat) } plays as an element: { $card }{ $points ->
    [0] .
    [one] , { $points } point.
   *[other] , { $points } points.
}
potion-making-event-recipe-built = { PLAYER($seat) } builds { $card } from: { $used }. { $points } points.{ $half ->
    [0] {""}
   *[other] {" "}{ PLAYERS($helpers) }: { $half } points for the help.
}
potion-making-event-spell-cast = { PLAYER($seat) } casts { $card }.
potion-making-event-card-learned = { PLAYER($seat) } takes { $card } from the cabinet.
potion-making-event-recipe-destroyed = { $kept ->
    [none] { PLAYER($seat) } destroys { $card } and keeps nothing.
   *[other] { PLAYER($seat) } destroys { $card } and keeps { $kept }.
}
potion-making-event-recipe-transformed = { PLAYER($seat) } transforms { $card } into { $into }.
potion-making-event-cards-returned = Back into the cabinet: { $cards }.
potion-making-event-game-ended = The last card has been played. Points: { SCORES($totals) }. Victory: { PLAYERS($winners) }.

potion-making-reason-most-points = Most points win.
potion-making-reason-most-points-shared = Most points win; the tied players share the victory.

potion-making-rule-from-your-hand = You can play only a card that you hold.
potion-making-rule-element-from-cabinet = Elements for a recipe come only from the cabinet, and one that you need is not there.
potion-making-rule-element-from-top = Only the top card of a drawer can be used.
potion-making-rule-recipe-not-built = The recipes that this one is made of must have been built already, by any player.
potion-making-rule-what-the-recipe-asks = Only what the recipe names can go into it.
potion-making-rule-nothing-to-learn = Knowledge needs a recipe on top of a drawer.
potion-making-rule-learn-from-top = With Knowledge you can take only a top card of the cabinet.
potion-making-rule-learn-a-recipe = With Knowledge you can take a recipe, but not a spell.
potion-making-rule-nothing-to-destroy = Destruction needs a built recipe of your own with cards under it.
potion-making-rule-destroy-your-own = You can destroy only what you have built yourself.
potion-making-rule-nothing-under-it = There is nothing under this recipe to be set free.
potion-making-rule-keep-one-of-its-cards = You can keep the recipe itself or one of the cards under it.
potion-making-rule-keep-a-recipe = A spell card has no recipe to keep.
potion-making-rule-nothing-to-transform = Transformation needs a built recipe of your own.
potion-making-rule-nothing-to-turn-into = Transformation needs a recipe on top of a drawer.
potion-making-rule-transform-your-own = You can transform only what you have built yourself.
potion-making-rule-turn-into-top = With Transformation you can lay out only a top card of the cabinet.
potion-making-rule-turn-into-a-recipe = A recipe cannot be turned into a spell.

potion-making-line-deck = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
potion-making-line-cabinet = Cabinet of elements, top cards first:
potion-making-line-cabinet-empty = The cabinet of elements is empty.
potion-making-line-stack = {"  "}{ $element }: { $cards }.
potion-making-line-apart = {"  "}by itself, with three elements: { $card }.
potion-making-line-returning = On the way back into the cabinet: { $cards }.
potion-making-line-player = { PLAYER($player) }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
potion-making-line-built = {"  "}built: { $card }; under it: { $under }.
potion-making-line-built-bare = {"  "}built: { $card }; nothing under it.
potion-making-line-about = This is about: { $card }.
potion-making-line-hand = { $cards ->
    [0] Your hand is empty.
   *[other] Your hand:
}
potion-making-line-held = {"  "}{ $recipe }, { $points } points, made of: { $ingredients }. As an element: { $elements }.
potion-making-line-held-spell = {"  "}{ $spell }. As an element: { $elements }.

potion-making-element-fiery-light = Fiery Light
potion-making-element-belladonna = Belladonna
potion-making-element-snake-eye = Snake Eye
potion-making-element-air-crystal = Crystal of Air
potion-making-element-blood-stone = Blood Stone
potion-making-element-mandrake-root = Mandrake Root
potion-making-element-phoenix-feather = Phoenix Feather
potion-making-element-mushrooms = Mushrooms
potion-making-element-dragon-tooth = Dragon Tooth
potion-making-element-fern-flower = Fern Flower
potion-making-element-spring-water = Spring Water
potion-making-element-astral-energy = Astral Energy
potion-making-element-quintessence-of-will = Quintessence of Will
potion-making-element-energy-of-thought = Energy of Thought
potion-making-element-bat-wing = Bat Wing
potion-making-element-ether-waves = Waves of Ether

potion-making-recipe-love-potion = Love Potion
potion-making-recipe-eternal-sleep-potion = Potion of Eternal Sleep
potion-making-recipe-polyglotum-potion = Polyglotum Potion
potion-making-recipe-isidas-mortum = Isidas Mortum
potion-making-recipe-divination-infusion = Divination Infusion
potion-making-recipe-eternity-solution = Solution of Eternity
potion-making-recipe-warding-solution = Warding Solution
potion-making-recipe-fidelity-elixir = Elixir of Fidelity
potion-making-recipe-eternal-youth-elixir = Elixir of Eternal Youth
potion-making-recipe-oblivion-elixir = Elixir of Oblivion
potion-making-recipe-knowledge-elixir = Elixir of Knowledge
potion-making-recipe-invisibility-elixir = Elixir of Invisibility
potion-making-recipe-fire-elixir = Elixir of Fire
potion-making-recipe-strength-elixir = Elixir of Strength
potion-making-recipe-secret-sight-elixir = Elixir of Secret Sight
potion-making-recipe-emanation-of-power = Emanation of Power
potion-making-recipe-telepathic-potion = Telepathic Potion
potion-making-recipe-wisdom-elixir = Elixir of Wisdom
potion-making-recipe-plant-lord-elixir = Elixir of the Plant Lord
potion-making-recipe-flight-elixir = Elixir of Flight
potion-making-recipe-powder-of-incorporeality = Powder of Incorporeality
potion-making-recipe-powder-of-truth = Powder of Truth
potion-making-recipe-powder-of-control = Powder of Control
potion-making-recipe-powder-of-fate = Powder of Fate
potion-making-recipe-great-elixir-of-timelessness = Great Elixir of Timelessness
potion-making-recipe-great-elixir-of-eternal-love = Great Elixir of Eternal Love
potion-making-recipe-great-elixir-of-rebirth = Great Elixir of Rebirth
potion-making-recipe-great-elixir-of-protection = Great Elixir of Protection
potion-making-recipe-great-elixir-of-vanishing = Great Elixir of Vanishing
potion-making-recipe-great-elixir-of-might = Great Elixir of Might
potion-making-recipe-great-elixir-of-omens = Great Elixir of Omens
potion-making-recipe-great-elixir-of-insight = Great Elixir of Insight
potion-making-recipe-palantirium-talisman = Palantirium Talisman
potion-making-recipe-beast-lord-talisman = Talisman of the Beast Lord
potion-making-recipe-hidden-knowledge-talisman = Talisman of Hidden Knowledge
potion-making-recipe-teleportation-talisman = Talisman of Teleportation
potion-making-recipe-avocado-cadaver = Avocado Cadaver
potion-making-recipe-banshee = Banshee
potion-making-recipe-basilisk = Basilisk
potion-making-recipe-griffin = Griffin
potion-making-recipe-dragon = Dragon
potion-making-recipe-unicorn = Unicorn
potion-making-recipe-unseen-guardian = Unseen Guardian
potion-making-recipe-fire-salamander = Fire Salamander
potion-making-recipe-supreme-elixir = Supreme Elixir
potion-making-recipe-great-talisman-of-magic = Great Talisman of Magic

potion-making-spell-knowledge = Spell of Knowledge
potion-making-spell-destruction = Spell of Destruction
potion-making-spell-transformation = Spell of Transformation

potion-making-card-love-potion = { potion-making-recipe-love-potion } ({ potion-making-element-air-crystal })
potion-making-card-eternal-sleep-potion = { potion-making-recipe-eternal-sleep-potion } ({ potion-making-element-fiery-light })
potion-making-card-polyglotum-potion = { potion-making-recipe-polyglotum-potion } ({ potion-making-element-belladonna })
potion-making-card-isidas-mortum = { potion-making-recipe-isidas-mortum } ({ potion-making-element-snake-eye })
potion-making-card-divination-infusion = { potion-making-recipe-divination-infusion } ({ potion-making-element-blood-stone })
potion-making-card-eternity-solution = { potion-making-recipe-eternity-solution } ({ potion-making-element-mandrake-root })
potion-making-card-warding-solution = { potion-making-recipe-warding-solution } ({ potion-making-element-phoenix-feather })
potion-making-card-fidelity-elixir = { potion-making-recipe-fidelity-elixir } ({ potion-making-element-mushrooms })
potion-making-card-eternal-youth-elixir = { potion-making-recipe-eternal-youth-elixir } ({ potion-making-element-dragon-tooth })
potion-making-card-oblivion-elixir = { potion-making-recipe-oblivion-elixir } ({ potion-making-element-fern-flower })
potion-making-card-knowledge-elixir = { potion-making-recipe-knowledge-elixir } ({ potion-making-element-spring-water })
potion-making-card-invisibility-elixir = { potion-making-recipe-invisibility-elixir } ({ potion-making-element-astral-energy })
potion-making-card-fire-elixir = { potion-making-recipe-fire-elixir } ({ potion-making-element-quintessence-of-will })
potion-making-card-strength-elixir = { potion-making-recipe-strength-elixir } ({ potion-making-element-energy-of-thought })
potion-making-card-secret-sight-elixir = { potion-making-recipe-secret-sight-elixir } ({ potion-making-element-bat-wing })
potion-making-card-emanation-of-power = { potion-making-recipe-emanation-of-power } ({ potion-making-element-ether-waves })
potion-making-card-telepathic-potion-ether-waves = { potion-making-recipe-telepathic-potion } ({ potion-making-element-ether-waves })
potion-making-card-telepathic-potion-astral-energy = { potion-making-recipe-telepathic-potion } ({ potion-making-element-astral-energy })
potion-making-card-wisdom-elixir-astral-energy = { potion-making-recipe-wisdom-elixir } ({ potion-making-element-astral-energy })
potion-making-card-wisdom-elixir-quintessence-of-will = { potion-making-recipe-wisdom-elixir } ({ potion-making-element-quintessence-of-will })
potion-making-card-plant-lord-elixir-energy-of-thought = { potion-making-recipe-plant-lord-elixir } ({ potion-making-element-energy-of-thought })
potion-making-card-plant-lord-elixir-ether-waves = { potion-making-recipe-plant-lord-elixir } ({ potion-making-element-ether-waves })
potion-making-card-flight-elixir-quintessence-of-will = { potion-making-recipe-flight-elixir } ({ potion-making-element-quintessence-of-will })
potion-making-card-flight-elixir-energy-of-thought = { potion-making-recipe-flight-elixir } ({ potion-making-element-energy-of-thought })
potion-making-card-powder-of-incorporeality = { potion-making-recipe-powder-of-incorporeality } ({ potion-making-element-mandrake-root })
potion-making-card-powder-of-truth = { potion-making-recipe-powder-of-truth } ({ potion-making-element-mushrooms })
potion-making-card-powder-of-control = { potion-making-recipe-powder-of-control } ({ potion-making-element-fern-flower })
potion-making-card-powder-of-fate = { potion-making-recipe-powder-of-fate } ({ potion-making-element-belladonna })
potion-making-card-great-elixir-of-timelessness = { potion-making-recipe-great-elixir-of-timelessness } ({ potion-making-element-blood-stone })
potion-making-card-great-elixir-of-eternal-love = { potion-making-recipe-great-elixir-of-eternal-love } ({ potion-making-element-fiery-light })
potion-making-card-great-elixir-of-rebirth = { potion-making-recipe-great-elixir-of-rebirth } ({ potion-making-element-bat-wing })
potion-making-card-great-elixir-of-protection = { potion-making-recipe-great-elixir-of-protection } ({ potion-making-element-snake-eye })
potion-making-card-great-elixir-of-vanishing = { potion-making-recipe-great-elixir-of-vanishing } ({ potion-making-element-dragon-tooth })
potion-making-card-great-elixir-of-might = { potion-making-recipe-great-elixir-of-might } ({ potion-making-element-phoenix-feather })
potion-making-card-great-elixir-of-omens = { potion-making-recipe-great-elixir-of-omens } ({ potion-making-element-spring-water })
potion-making-card-great-elixir-of-insight = { potion-making-recipe-great-elixir-of-insight } ({ potion-making-element-air-crystal })
potion-making-card-palantirium-talisman = { potion-making-recipe-palantirium-talisman } ({ potion-making-element-air-crystal })
potion-making-card-beast-lord-talisman = { potion-making-recipe-beast-lord-talisman } ({ potion-making-element-spring-water })
potion-making-card-hidden-knowledge-talisman = { potion-making-recipe-hidden-knowledge-talisman } ({ potion-making-element-fiery-light })
potion-making-card-teleportation-talisman = { potion-making-recipe-teleportation-talisman } ({ potion-making-element-blood-stone })
potion-making-card-avocado-cadaver = { potion-making-recipe-avocado-cadaver } ({ potion-making-element-fern-flower })
potion-making-card-banshee = { potion-making-recipe-banshee } ({ potion-making-element-dragon-tooth })
potion-making-card-basilisk = { potion-making-recipe-basilisk } ({ potion-making-element-mandrake-root })
potion-making-card-griffin = { potion-making-recipe-griffin } ({ potion-making-element-mushrooms })
potion-making-card-dragon = { potion-making-recipe-dragon } ({ potion-making-element-snake-eye })
potion-making-card-unicorn = { potion-making-recipe-unicorn } ({ potion-making-element-belladonna })
potion-making-card-unseen-guardian = { potion-making-recipe-unseen-guardian } ({ potion-making-element-bat-wing })
potion-making-card-fire-salamander = { potion-making-recipe-fire-salamander } ({ potion-making-element-phoenix-feather })
potion-making-card-supreme-elixir = { potion-making-recipe-supreme-elixir } ({ potion-making-element-astral-energy }, { potion-making-element-quintessence-of-will }, { potion-making-element-ether-waves })
potion-making-card-great-talisman-of-magic = { potion-making-recipe-great-talisman-of-magic } ({ potion-making-element-phoenix-feather }, { potion-making-element-energy-of-thought }, { potion-making-element-dragon-tooth })
potion-making-card-spell-of-knowledge-belladonna = { potion-making-spell-knowledge } ({ potion-making-element-belladonna })
potion-making-card-spell-of-knowledge-mushrooms = { potion-making-spell-knowledge } ({ potion-making-element-mushrooms })
potion-making-card-spell-of-destruction-fern-flower = { potion-making-spell-destruction } ({ potion-making-element-fern-flower })
potion-making-card-spell-of-destruction-snake-eye = { potion-making-spell-destruction } ({ potion-making-element-snake-eye })
potion-making-card-spell-of-transformation-bat-wing = { potion-making-spell-transformation } ({ potion-making-element-bat-wing })
potion-making-card-spell-of-transformation-mandrake-root = { potion-making-spell-transformation } ({ potion-making-element-mandrake-root })

potion-making-tells-points = { $most ->
    [one] { $amount } point
   *[other] { $amount } points
}
potion-making-tells-points-after = { $most ->
    [one] { $amount } point
   *[other] { $amount } points
} by what follows in this turn
potion-making-tells-on-top = { $element }: { $height ->
    [1] a new drawer
   *[other] { $height } cards, with this one on top; beneath it { $covers }
}
potion-making-tells-at-bottom = to the bottom of the drawer: { $element }
potion-making-tells-apart = lies by itself, for all of: { $elements }
potion-making-tells-uncovers = then on top, { $element }: { $top }
potion-making-tells-gone = then missing from the cabinet: { $elements }
potion-making-tells-beneath = later on top of it: { $cards }
potion-making-tells-uses = { PLAYER($owner) }, used up: { $card }
potion-making-tells-returns = back into the cabinet: { $cards }
potion-making-tells-recipe-ready = { $card }: everything for it is there
potion-making-tells-recipe-lacking = { $card }: { $has } of { $needs } ingredients; missing: { $missing }
potion-making-tells-knowledge = a recipe on top of a drawer goes into your hand; to choose from: { $choices }
potion-making-tells-destruction = you break a recipe of yours, and one of its cards may stay; to choose from: { $choices }
potion-making-tells-transformation = a recipe of yours gives way to one on top of a drawer; to choose from: { $choices }
potion-making-tells-learns = into your hand: { $card }
potion-making-tells-breaks = broken: { $card }; beneath it: { $under }
potion-making-tells-keeps = stays before you: { $card }
potion-making-tells-keeps-nothing = nothing of it stays before you: { $card }
potion-making-tells-gives-up = given up: { $card }
potion-making-tells-turns = given up: { $card }; in its place: { $into }
potion-making-tells-play-on = then you play one more card
potion-making-tells-draws-later = next turn you draw up to a full hand; cards at least, while the deck lasts: { $number }
potion-making-tells-ends-game = the last card: the game ends
potion-making-tells-no-card-follows = you have no card left that could make use of it
potion-making-tells-cards-left = { $deck ->
    [0] The deck is empty; cards in your hand: { $hand }
   *[other] Cards in your hand: { $hand }; in the deck: { $deck }
}
potion-making-tells-nobody-else = Nobody else has a card left; you play yours one after the other: { $number }
potion-making-tells-wanted = Wanted: { $ingredient }. Recipe: { $card }

potion-making-hint-builds = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
potion-making-hint-element = As a recipe, the card might have scored about { NUMBER($points, minimumFractionDigits: 1) } points.
potion-making-hint-own = It is your own recipe, so nobody else scores for it.
potion-making-hint-borrows = It belongs to { PLAYER($player) }, who scores half the points once, however many are used.
potion-making-hint-hand = The cards left in your hand should score about { NUMBER($points, minimumFractionDigits: 1) } points.
potion-making-hint-offers = { $points ->
    [0] With what is then on the table, the others can hardly score next.
   *[other] With what is then on the table, the others should score about { NUMBER($points, minimumFractionDigits: 1) } points next.
}
potion-making-hint-spell = Together with the best turn after it, the spell is worth about { NUMBER($points, minimumFractionDigits: 1) } points to you.

# Sentences of the table in the browser.

potion-making-web-cabinet = Cabinet of elements
potion-making-web-your-recipes = Your recipes
potion-making-web-drawer-empty = { $element }: empty
potion-making-web-in-cabinet = in the cabinet
potion-making-web-missing = missing
potion-making-web-others-if-used = the others score only if one of their recipes is used
potion-making-web-leaf-through = Drawers
potion-making-web-recipes = Recipes
potion-making-web-returning = On the way back into the cabinet
potion-making-web-drawer = { $element }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, on top { $top }
potion-making-web-spell-knowledge = Take the recipe on top of a drawer into your hand. Then play another card.
potion-making-web-spell-destruction = Break one of your recipes: one of its cards may stay as a built recipe, the rest return to the cabinet. Then play another card.
potion-making-web-spell-transformation = A recipe on top of a drawer takes the place of one of yours. Then play another card.
potion-making-web-needs = made of: { $ingredients }
potion-making-web-triple = also { $card }, which lies by itself
potion-making-web-choose = Choose a card to see what it needs and who scores for it.
potion-making-web-nothing-built = no built recipes
potion-making-web-from-elements = New elements
potion-making-web-from-recipes = Own recipes
potion-making-web-from-halves = Halves of others’ recipes
