# Sentences of the pages in the browser that are loaded only when they are needed.

web-keys = Keys
web-keys-explained = Hold Alt. What counts is the position of a key, whatever the keyboard layout. In a text field the keys type as usual.
web-key-choice = To the next thing you may choose
web-key-choice-back = To the previous one
web-key-rules = The rules for this decision, and these keys
web-key-escape = Cancel the choice, close what is open
web-nothing-changed = Nothing has happened since your turn.
web-nobody-leads = In this game nobody can tell who leads before it is over.
web-leads = Counting only what everybody can see, { $count ->
    [one] { PLAYERS($leaders) } leads
   *[other] { PLAYERS($leaders) } share the lead
}: { SCORES($points) }.
web-only-here = So far the server can be reached only from this machine: the link does not work elsewhere.
web-open-network = Open to the local network
web-network-open = The server is open to the local network until it stops. Scan this, or send the link above.
web-network-code = QR code of { $link }
web-pace = How long bots think
web-pace-quick = briefly
web-pace-usual = as usual
web-pace-long = longer
web-pace-explained = Only the strong bots make use of more time, and when the server is busy they get less.
web-is-away = { $name } is away.
web-away-for = { $unit ->
    [minutes] { $name } has been away for { $count ->
        [one] a minute
       *[other] { $count } minutes
    }.
    [seconds] { $name } has been away for { $count } seconds.
   *[none] { web-is-away }
}
web-bot-may-play-in = { $unit ->
    [minutes] A bot may play on in { $count ->
        [one] a minute
       *[other] { $count } minutes
    }.
   *[seconds] A bot may play on in { $count } seconds.
}
web-leave = Leave the game
web-leave-explained = A bot plays on for you at once, and everybody is told that you have left. The game counts as played with you. You still see your seat, and until the end you can take it back.
web-leave-alone-explained = A bot takes your seat. Nobody else is here: the game rests while you are away, and until the end you can take your seat back.
web-leave-now = Leave
web-leave-as = Leave: { $name }
web-stay = Stay
web-has-left = { $name } has left the game; a bot plays on.
web-is-back = { $name } is back in the game.
web-pace-from-now = This applies from the next move on.
web-bots-ranked = Bots, from the weakest to the strongest
web-bots-explained = For a first game “{ $bot }” is usual: it plays by the rules and for points, but does not look ahead. Take a stronger one when you win.
web-practice = Practice table:
web-practice-explained = you against bots, nobody else.
web-waits-explained = The game starts when everybody has sat down.
web-starts-at-once = The game starts at once.
web-aids-practice = At a practice table this is usual; among people, only what the rules say.
web-aids-together = Among people this is usual; at a practice table, chances as well.
web-open-score = Score that everybody can see
web-last-moves = Last moves
