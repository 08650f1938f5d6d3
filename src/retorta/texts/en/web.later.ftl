# The browser's own words that are fetched when somebody wants them.

web-keys = Keys
web-keys-explained = With Alt, by their place on the keyboard whatever its alphabet. While you are writing they write.
web-key-choice = The next thing you may choose
web-key-choice-back = The one before
web-key-rules = The rules of what is asked, and these keys
web-key-escape = Cancel the choice, close what is open
web-nothing-changed = Nothing has happened since your turn.
web-nobody-leads = This game does not tell who leads before it is over.
web-leads = By what lies open { $count ->
    [one] { PLAYERS($leaders) } leads
   *[other] { PLAYERS($leaders) } are level in front
}: { SCORES($points) }.
web-only-here = So far only this machine reaches the server: the link does not work elsewhere.
web-open-network = Open to the local network
web-network-open = Open to the local network until the server stops. Scan this, or send the link above.
web-network-code = QR code of { $link }
web-pace = How long bots think
web-pace-quick = quickly
web-pace-usual = as usual
web-pace-long = longer
web-pace-explained = It holds from the next move on. Only strong bots make use of more time, and where many play they are given less.
