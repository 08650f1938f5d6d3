# Words of the house's own pages: devices, invitations, the host's page.

club-devices = My devices
club-devices-explained = Whoever has one of these devices is you. Send away what you have lost or lent.
club-device-unknown = a browser
club-device-this = this one
club-device-made = yours since { $date }
club-send-away = Send away
club-send-away-this = Forget me here
club-sent-away = It is nobody's now.
club-invitation = An invitation
club-invitation-explained = Making tables here needs the host's word. Whoever gave you the address knows it.
club-word = The word
club-word-say = Say it
club-invited = Welcome: you may make tables now.
club-host = The host's page
club-host-explained = For whoever runs this server. The secret is kept in this tab only.
club-host-secret = The host's secret
club-host-enter = Open
club-host-leave = Close
club-tables = Tables ({ $count })
club-people = People ({ $count })
club-no-tables = There is no table.
club-no-people = Nobody is known yet.
club-nobody = nameless
club-free-chair = free
club-waiting = waiting
club-playing = under way
club-over = finished
club-watching = { $count ->
    [0] nobody looks
    [one] { $count } looks
   *[other] { $count } look
}
club-chairs = { $count ->
    [one] { $count } chair
   *[other] { $count } chairs
}
club-here = here
club-blocked = blocked
club-end = End
club-end-sure = End this table, with all that was played at it?
club-forget = Forget
club-forget-sure = Forget { $name }: name, devices and records? Games stay, without the name.
club-block = Block
club-unblock = Let in again
club-yes = Yes
club-no = No
club-renew = Look again
