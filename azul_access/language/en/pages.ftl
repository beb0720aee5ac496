# Pages in a browser

web-open-here = { $form ->
    [say] The pages are open, on this computer only. Their addresses are on the screen.
   *[show] The pages are open, on this computer only. For phones, start with --web lan.
}
web-open-network = { $form ->
    [say] The pages are open. “pages” says their address, and codes of five digits.
   *[show] The pages are open. “pages” tells address and codes of five digits, “pages qr” shows QR codes for phones.
}
web-address = { $page }: { $address }
web-page-of-player = { $player }
web-onlookers = Onlookers
web-no-network = The pages are open, but this computer is not in a network at the moment. Join the network of the phones, then type “pages”.
web-seat-title = { $player }'s place
web-missed = { $count ->
    [one] While this page was away, there was one announcement:
   *[other] While this page was away, there were { $count } announcements:
}
web-lost = { $count ->
    [one] One announcement before these is no longer kept here; the table is as it is now.
   *[other] { $count } announcements before these are no longer kept here; the table is as it is now.
}
web-restarted = { $count ->
    [0] The game was opened again.
    [one] The game was opened again. One announcement since then:
   *[other] The game was opened again. { $count } announcements since then:
}
error-web-no-place = “{ $text }” is not a place for pages. Say a port, such as 8450, or “lan”, or “lan:8450”.
error-web-port-taken = Another program uses port { $port }, so there are no pages. The game goes on. For pages, start with another port, such as { $next }.
error-web-not-allowed = This program may not use port { $port }, so there are no pages. The game goes on. For pages, start with a port above 1023, such as 8450.
error-web-not-served = The pages cannot be opened: { $detail }. The game goes on without them.
cli-web = pages for phones and tablets: on this computer, or with “lan” in its network
cli-web-anyone = every player's page moves for all players, not only for its own
read-back-pages = the addresses of the pages
error-no-pages = There are no pages. Please start the program with --web.
web-codes = { $form ->
    [say] The QR codes are on the screen.
   *[show] The QR codes as pictures, on this computer: { $address }
}
web-for-phones = These pages are for this computer only. For phones, please start with --web lan.
web-renewed = { $count ->
    [one] The old address is no longer valid. New:
   *[other] The old addresses are no longer valid. New:
}
web-computer-title = The pages
web-stopped = The pages have failed ({ $detail }). The game goes on. For new pages, leave the program and resume the game with --web.
web-join-at = { $form ->
    [say] In the browser of the phone: { $spelled }.
   *[show] In the browser of the phone: { $address }
}
web-code = { $page }, five digits: { $digits }.
web-codes-last = { $count ->
    [one] The code lasts ten minutes, for one device.
   *[other] Each code lasts ten minutes, for one device.
}
web-codes-ended = Ten wrong codes: the codes have ended. “pages” tells new ones.
web-sign-dot = dot
web-sign-colon = colon
web-sign-hyphen = hyphen
web-sign-bracket = open bracket
web-sign-bracket-end = close bracket
web-join-title = Join in
web-join-how = Whoever types “pages” at the table hears five digits for each page.
web-join-label = Your five digits
web-join-button = Go to the page
web-join-wrong = These digits do not count, or count no more. “pages” at the table tells new ones.
web-join-again = Last on this device:
web-rules = The rules
web-rules-back = Back to the game
web-rules-contents = Contents
