### For the braille display: views, keys, and short forms. short-NAME stands there instead of NAME.

## Views

view-factories = factories
view-factories-short = f
view-centre = centre
view-centre-short = c
view-supply = supply
view-supply-short = su
view-lines = lines { $player }
view-lines-short = li { $player }
view-wall = wall { $player }
view-wall-short = w { $player }
view-floor = floor { $player }
view-floor-short = fl { $player }:
view-tiles = tiles { $player }
view-tiles-short = t { $player }:
view-stars = stars { $player }
view-stars-short = s { $player }
view-scores = scores
view-scores-short = sc
view-turn = turn
view-choices = choices
cell-free = ⠤
cell-centre = c
cell-star = { $number }:
cell-pass = pass
cell-keep-fewer = keep fewer
cell-no-more = no more
cell-wild = Wild { $label }.

## Conversation

braille-ask = { $command }?
braille-ask-player = { $player }: { $command }?
braille-made = { $command }.
braille-made-short = ok
braille-undo = undo
braille-undo-question = take back the last move?
braille-redo = redo
braille-settings = settings
braille-end = end game
braille-leave = quit
braille-leave-question = Leave the game?
braille-without-asking = braille without asking
braille-asking = braille asking
voice-on = voice on
voice-off = voice off
voice-screen-reader = screen reader
sounds-on = sounds on
sounds-off = sounds off
braille-help-key = Which key?
set-braille-asking = The braille display asks before each move again.
set-braille-without-asking = The braille display does not ask: a picked move is made at once, and escape takes it back.
read-back-braille-asking = ask before each move on the braille display
read-back-braille-without-asking = make moves on the braille display without asking
braille-tables = Braille tables: { $tables }. Choose by number: braille table 1. Table 0 is the program's own.
braille-table-of-kind = { $number }: { $kind } ({ $table })
braille-kind-computer-8 = computer braille with eight dots
braille-kind-computer-6 = computer braille with six dots
braille-kind-uncontracted = uncontracted
braille-kind-partial = partly contracted
braille-kind-contracted = contracted
braille-kind-other = other
set-braille-table = The braille display writes by the table { $table }.
set-braille-own = The braille display writes by the program's own table.
read-back-braille-table = change the braille table
braille-table-missing = There is no braille table { $table } on this computer. The braille display writes by the program's own. Braille tables names what there is.
error-no-braille-tables = There are no braille tables to choose from. That needs a braille display in the game, and liblouis.
error-no-braille-table = There is no such number. Possible are 0 to { $count }.
braille-one-hand = one hand, dots one after the other, space ends
braille-two-hands = both hands
braille-action-on = read on
braille-action-back = read back
braille-action-next-view = next view
braille-action-last-view = view before
braille-action-touch = take or place what is under the key
braille-action-line = choose the line beside the key
braille-action-confirm = yes, send, or choose
braille-action-escape = one step out, no
braille-action-choices = show what is possible now
braille-action-earlier = earlier message
braille-action-later = later message
braille-action-first = to the first message or view
braille-action-last = newest message
braille-action-whose-turn = whose turn it is
braille-action-undo = take back the last move
braille-action-redo = make the move again that was taken back
braille-action-erase = erase the last sign
braille-action-one-hand = write with one hand, or with both again
braille-action-listen = the microphone hears what is said next
braille-action-help = say what a key does
braille-action-type = writes a sign
braille-action-nothing = this key does nothing here
display-given = { $count ->
    [one] The braille display
   *[other] Braille display { $number }
} belongs to { $player } now.
display-given-table = { $count ->
    [one] The braille display
   *[other] Braille display { $number }
} is for everybody at the table now.
display-moves = { $count ->
    [one] The braille display
   *[other] Braille display { $number }
} moves for everybody now.
display-which = There are { $count } braille displays at the table. Add the number, for example: display 1 belongs to { $player }.
display-whose = whose display?
display-everybody = everybody
read-back-display = give the braille display to somebody
error-no-displays = The game has no braille display. Start it with --braille auto.
braille-connected = Braille display { $model } is there, { $rows ->
    [one] { $columns } cells
   *[other] { $rows } lines of { $columns } cells
}.
braille-none = No braille display was found. Is it switched on and plugged in?
braille-search = I keep looking at { $port }; you can read without it.
braille-search-anywhere = I keep looking at all ports; you can read without it.
braille-lost-port-missing = Braille display: there is no { $port }. Please plug it in and switch it on.
braille-lost-port-denied = Braille display: { $port } may not be opened. { $group ->
    [none] Please ask whoever looks after this computer.
   *[other] It helps to join the group { $group } and to log in again.
}
braille-lost-port-busy = Braille display: { $port } is used by another program. Please close that, or share it with --braille brlapi.
braille-lost-port-gone = The braille display is gone. The game goes on; please plug it in again.
braille-lost-port-wrong = Braille display: { $port } is no port. For example: --braille auto.
braille-lost-port-failed = Braille display: { $port } does not work. Please unplug it and plug it in again.
braille-lost-silent = Braille display: nothing answers at { $port }. Is it switched on?
braille-lost-unacknowledged = The braille display no longer answers. Please switch it off and on.
braille-lost-stuck = The braille display takes nothing more. Please unplug it and plug it in again.
braille-lost-flooded = Braille display: too much arrives from { $port } at once. The game goes on. Please unplug it and plug it in again.
braille-lost-powered-off = The braille display was switched off. The game goes on.
braille-lost-brlapi-missing = BRLTTY does not answer. Please start BRLTTY.
braille-lost-brlapi-strange = What answers at { $port } is not BRLTTY.
braille-lost-brlapi-key-missing = BRLTTY asks for a key, and the key file is missing.
braille-lost-brlapi-key-denied = BRLTTY asks for a key, and the key file may not be read. Joining the group brlapi usually helps.
braille-lost-brlapi-key-wrong = BRLTTY refuses the key.
braille-lost-brlapi-no-display = BRLTTY has no braille display at the moment. The game goes on.
braille-lost-brlapi-taken = Another program has the braille display. The game goes on.
braille-lost-brlapi-closed = BRLTTY has ended. The game goes on.
braille-lost-internal = Something went wrong in the program with the braille display. The game goes on.
error-keys-unreadable = The key file { $file } cannot be read. Please check its permissions.
error-keys-no-toml = The key file { $file } is not written correctly: { $detail }.
error-keys-no-key = The key file { $file } names a key that does not exist: “{ $key }”.
error-keys-no-action = The key file { $file } says “{ $action }”. Possible: { $choices }.

## Short forms

short-confirm = { $command }?
short-did-you-mean = or { $command }?
short-suggestion = { $command }?
short-unsure-two = 1: { $first }; 2: { $second }?
short-command-fill = f{ $factory } with { $labels }
short-factory = f{ $factory }
short-from-factory = f{ $factory }
short-from-centre = c
short-azul-taken = { $player } { $tiles } { $source } { $landing }.
short-azul-landing-line = ro{ $line } { $status }
short-azul-line-now = { $now } of { $line }
short-to-centre = c plus { $tiles }.
short-azul-tiled = ro{ $line } { $label } place { $place }, plus { $points }.
short-azul-what-if = { $tiles } { $landing }.
short-azul-what-if-points = Wall plus { $points }.
short-sp-what-if-take = { $tiles }.
short-sp-what-if-place = { $tiles }.
short-cards = { $player } { $turns }.
short-card-tens = tens { $digit }
short-card-ones = ones { $digit }
short-expect-turn = { $player }'s turn.
short-sp-taken = { $player } { $tiles } { $source }.
short-sp-placed = { $player } { $space } { $tiles }.
short-sp-points = plus { $points }.
short-star-space = { $star } { $space }
short-onto-star-space = { $star } { $space }
short-sp-expect-place = { $player }'s turn.
short-tiles-red = { $count ->
    [one] { label-r }
   *[other] { $count } { label-r }
}
short-tiles-blue = { $count ->
    [one] { label-b }
   *[other] { $count } { label-b }
}
short-sp-tiles-blue = { $count ->
    [one] { label-b }
   *[other] { $count } { label-b }
}
short-tiles-orange = { $count ->
    [one] { label-o }
   *[other] { $count } { label-o }
}
short-tiles-black = { $count ->
    [one] { label-sch }
   *[other] { $count } { label-sch }
}
short-tiles-turquoise = { $count ->
    [one] { label-x }
   *[other] { $count } { label-x }
}
short-tiles-white = { $count ->
    [one] { label-x }
   *[other] { $count } { label-x }
}
short-tiles-yellow = { $count ->
    [one] { label-o }
   *[other] { $count } { label-o }
}
short-tiles-purple = { $count ->
    [one] { label-l }
   *[other] { $count } { label-l }
}
short-tiles-yellow-y = { $count ->
    [one] { label-y }
   *[other] { $count } { label-y }
}
short-tiles-green = { $count ->
    [one] { label-g }
   *[other] { $count } { label-g }
}
