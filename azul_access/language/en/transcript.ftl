### Narrated games in English: what is read, heard, felt or gone through once more after a game.

## Title and beginning

transcript-title = { $game }: { $players }
transcript-author = Recorded by { $author }.
transcript-played-on = Played on { $date }.
transcript-computers = Played by the computer: { $players }.
transcript-players = Clockwise at the table: { $players }.
transcript-unfinished = The game is not over yet.
transcript-scores = Scores: { $scores }.
transcript-damaged = The saved game is not complete. It is told as far as it goes.
transcript-note = Note: “{ $text }”
transcript-undone = { $count ->
    [one] One entry was taken back.
   *[other] { $count } entries were taken back.
}
transcript-corrected = { $count ->
    [one] One entry was corrected.
   *[other] { $count } entries were corrected.
}
transcript-as-it-stands = The game is told as it finally stood.
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Parts

transcript-round = Round { $round }
transcript-beginning = Beginning
transcript-ending = End of the game
transcript-boards = The boards at the end
transcript-standing = How the game stands
transcript-contents = Contents
transcript-draws = filling the factories
transcript-turn = turn { $number }: { $player }
transcript-in-round = Round { $round }, { $label }
transcript-label-again = { $label } ({ $number })
transcript-choice = choice: { $player }
transcript-scoring = scoring

## The game in numbers

transcript-numbers = The game in numbers
transcript-points = Points by source
transcript-points-of = { $player }: { $parts }; { $points ->
    [one] one point
   *[other] { $points } points
} in all.
transcript-points-chart = Points by source, as bars
transcript-points-table = { $player }: points in each round
transcript-tiles = Tiles taken, by colour
transcript-tiles-of = { $player }: { $tiles }; { $count ->
    [one] one tile
   *[other] { $count } tiles
} in all.
transcript-tiles-chart = Tiles taken, by colour, as bars
transcript-scores-curve = Scores after each round, the last ones with the final count
transcript-board-of = { $player }: { $board }
transcript-board-before = Before the deciding take, { $player }: { $board }
transcript-tiles-table = { $player }: tiles taken in each round
transcript-stage = { $stage }: { $players }.
transcript-stage-name = Part
transcript-player-parts = { $player } { $parts }
transcript-nothing = nothing
transcript-sum = To­tal
number-below = { $form ->
    [say] minus { $number }
   *[show] −{ $number }
}
# What heads a table has soft hyphens: telephones are narrow.
gain-bonuses = bonuses { $points }
gain-bonuses-name = Bo­nuses
gain-set = put right by { $points }
gain-set-name = Put right
plan-free = free

## Narrating

transcript-written = Written: { $path }
transcript-written-many = Written: { $count ->
    [one] one file
   *[other] { $count } files
} in the folder { $folder }
transcript-progress = { $done } of { $total }: { $part }
transcript-narrator = { $engine }, { $language }
transcript-summary = A game of Azul in sentences, with a heading for each round and a place to jump to for each turn. The only pictures are charts; what they show is also told in sentences and tables beside them. { $audio ->
    [yes] Text and voice run together.
   *[no] Everything is text.
}

## Going through a game once more

replay-begins = Replay: { $players }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
replay-help = Enter goes on, the less-than sign goes back. These jump: “round 2”, “turn 12”, “next round”, “next turn of Anna”, “next big score”, “search start marker”, “to the beginning” and “to the end”. Questions are about the moment that was told last. q leaves.
replay-prompt = { $place }, { $at } of { $total }
replay-at-end = The record ends here. The less-than sign goes back, q leaves.
replay-at-start = This is the beginning; there is nothing before it.
replay-back-to = Back to:
replay-no-round = There is no round { $round } in this game, only { $rounds ->
    [one] round 1
   *[other] 1 to { $rounds }
}.
replay-no-turn = There is no turn { $turn } there, { $turns ->
    [0] and no other turn either
    [one] only turn 1
   *[other] only 1 to { $turns }
}.
replay-no-turn-left = There is no turn after this.
replay-no-turn-of = There is no turn of { $player } after this.
replay-last-round = There is no round after this.
replay-no-big-score = There is no big score after this.
replay-not-found = “{ $text }” does not occur in this game.
replay-search-what = Write what you want to find after “search”, for example: search start marker.
replay-changes-nothing = This is a replay: nothing is taken or corrected here. Enter goes on.
replay-end = End of the replay.

## Command line

cli-narrate = narrate saved games: as text, page, book, braille or sound
cli-replay = go through a saved game once more, step by step
cli-narrate-files = one saved game or several
cli-to = format
cli-output = file or, for several games, folder; a minus for standard output. Otherwise in this folder, under the saved game's name
cli-length = summary: in one minute. story: a paragraph for each round. record: every move
cli-voice = voice: 1 to 9, or its name
cli-rate = speed in words a minute, 80 to 900
cli-title = title; otherwise game and names
cli-author = who recorded this
cli-partial = also narrate games that are still running, as far as they go
cli-force = replace a file that already exists
cli-tables = boards as tables as well, for html, epub and pdf
cli-no-audio = book without sound, for epub
cli-no-opinion = story without the computer's opinion which take was the most important; faster
cli-cells = braille cells a line for brf, otherwise 40
cli-lines = lines a page for brf, otherwise 25
cli-narrate-braille-table = table of liblouis for brf, also for contracted braille
cli-from = from this round on

## What cannot be done

about-file = About { $name }:
error-export-running = { $name } is being played in another window. With --partial, what has been saved so far is told.
error-export-no-voice = No voice: the speech software espeak-ng cannot be loaded. Without sound there are txt, html, brf, and epub with --no-audio.
error-export-no-language-voice = There is no voice for this language here: { $language }. Without sound there are txt, html, brf, and epub with --no-audio.
error-export-unknown-voice = There is no voice “{ $voice }” here. It can be 1 to 9, or the name of an espeak-ng voice.
error-export-voice-failed = The voice has failed. Nothing was written.
error-export-no-encoder = A part is missing for { $format }: { $package }. Please use wav, or install the program once more: { $reinstall }
error-export-no-m4b = For m4b one part is still missing. This line adds it: { $install-m4b }
error-export-no-pdf = For pdf one part is still missing. This line adds it: { $install-set }
error-export-folder-missing = There is no folder { $folder }.
error-export-not-writable = { $path } cannot be written to. Please name another place with -o.
error-export-exists = { $path } already exists and stays as it is. With --force the file is replaced, with -o the new one gets another name.
error-export-disk-full = The disk is full: { $path } was not written.
error-export-write-failed = { $path } could not be written: { $code }.
error-export-is-a-log = { $path } is a saved game and is not overwritten. Please give another name with -o.
error-export-needs-folder = Several games need a folder, and { $path } is not one.
error-export-no-stdout = Only txt, html, brf and svg can go to standard output, and only one game at a time.
error-export-no-table = The braille table { $table } is not on this computer. It belongs to the program liblouis; without --braille-table, uncontracted braille is written.
error-export-interrupted = Interrupted. Nothing was written.
error-export-no-round = There is no round { $round } in this game, only 1 to { $rounds }.
