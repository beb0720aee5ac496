# Pages in a browser

web-open = { $form ->
    [say] The pages are open. Their addresses are on the screen.
   *[show] The pages are open:
}
web-address = { $page }: { $address }
web-onlookers = Onlookers
web-no-network = The pages are open, but this computer is in no network at the moment. Join the network of the phones, then type “pages”.
web-table-title = The table
web-seat-title = { $player }’s place
web-missed = { $count ->
    [one] While this page was away, there was one announcement:
   *[other] While this page was away, there were { $count } announcements:
}
web-restarted = { $count ->
    [0] The game was opened again.
    [one] The game was opened again. One announcement since then:
   *[other] The game was opened again. { $count } announcements since then:
}
error-web-no-place = “{ $text }” is no place for pages. Say a port, such as 8450, or “lan”, or “lan:8450”.
error-web-port-taken = Another program uses port { $port }, so there are no pages. The game goes on. For pages, start with another port, such as { $next }.
error-web-not-allowed = This program may not use port { $port }, so there are no pages. The game goes on. For pages, start with a port above 1023, such as 8450.
error-web-not-served = The pages cannot be opened: { $detail }. The game goes on without them.
cli-web = pages for phones and tablets: on this computer, or with “lan” in its network
