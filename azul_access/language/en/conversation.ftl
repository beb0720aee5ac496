### The conversation in English, for every game.

## Small parts

number = { $number }
number-range = { $first } to { $last }
name = { $name }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
grid-position = row { $row }, { $places }
grid-pair = { $form ->
    [braille] { $row }{ $place }
   *[show] { $row } { $place }
}
place = place { $place }
places = places { $places }
grid-row = Row { $row }: { $labels }.
language-de = German
language-en = English
language-nl = Dutch
space-empty = empty
label-r = { $form ->
    [braille] r
   *[show] R
}
label-b = { $form ->
    [braille] b
   *[show] B
}
label-sch = { $form ->
    [braille] ⠱
    [say] S C H
   *[show] SCH
}
label-x = { $form ->
    [braille] x
   *[show] X
}
label-o = { $form ->
    [braille] o
   *[show] O
}
label-l = { $form ->
    [braille] l
   *[show] L
}
label-y = { $form ->
    [braille] y
   *[show] Y
}
label-g = { $form ->
    [braille] g
   *[show] G
}
label-1 = { $form ->
    [braille] ⠂
   *[show] start marker
}

## Score cards

cards = { $verbosity ->
    [terse] { $player }, cards: { $turns }.
   *[normal] { $player }, score cards: { $turns }.
}
card-tens = { $verbosity ->
    [terse] tens { $digit }
   *[normal] tens to { $digit }
}
card-ones = { $verbosity ->
    [terse] ones { $digit }
   *[normal] ones to { $digit }
}
cards-whole-score = { $player } has { $score } points in all.

## Game and conversation

game-begins = New game: { $players }.
h-helps = Type h for help.
program-can-draw = You draw the tiles. The program can draw them, too: start it with --bag virtual.
game-resumed = The game goes on.
resumed-at = { $game }, round { $round }. Scores: { $scores }.
incomplete-entry = The last entry was not completely saved and does not count.
entries-lost = The file is damaged: { $count ->
    [one] one entry
   *[other] { $count } entries
} at its end can no longer be read.
file-restored = The file is damaged, but nothing is missing: everything in it could be restored.
entries-lost-between = The file is damaged: { $count ->
    [0] some entries
    [one] one entry
   *[other] { $count } entries
} in the middle of it can no longer be read.
entries-wait = { $count ->
    [one] The entry after that can be read, but counts
   *[other] The { $count } entries after that can be read, but count
} only together with what is missing. Playing on with --resume asks for it.
entries-refused = { $count ->
    [one] The last entry in the file breaks the rules and does not count.
   *[other] The last { $count } entries in the file do not count: the first of them breaks the rules.
}
last-entry-left = The last one that is there: { $entry }, { $command }.
last-entry-before = The last one before that: { $entry }, { $command }.
no-entry-left = There is none before that.
missing-move = { $number ->
    [0] The first move, by { $player }, is missing.
   *[other] { $player }'s move after entry { $number } is missing.
} What was it?
missing-draw = { $number ->
    [0] What was drawn at the beginning is missing.
   *[other] What was drawn after entry { $number } is missing.
} Which tiles were they?
missing-how = { $answered ->
    [0] Enter alone if nobody knows: then the game goes on from there.
   *[other] Enter alone if nothing else is missing.
}
missing-proved = That is exactly what was in the file.
missing-filled = { $count ->
    [one] The entry after it counts
   *[other] The { $count } entries after it count
} again. Please check whether this is the table:
missing-breaks = With that, what comes after it in the file would be impossible. Please try again.
prompt-missing = What is missing
rescued-missing = The file { $name } was no longer there.
rescued-away = The drive or network folder that { $name } was on is no longer there.
went-on-elsewhere = This game went on in another file and has more entries there: { $form ->
    [say] { $name }.
   *[show] { $path }
}
rescued-changed = The file { $name } is no longer as it was saved: another program has changed it.
rescued-read-only = The file { $name } can only be read.
rescued-unchanged = The file { $name } stays as it is.
rescued-full = There is no more room where { $name } is.
rescued-unwritable = The file { $name } can no longer be written to.
saved-here = { $form ->
    [say] The game is saved here now: { $name }.
   *[show] The game is saved here now: { $path }
}
saved-goodbye = Saved. See you soon.
how-to-resume = To go on: { $program } play --resume "{ $path }"
nothing-yet = Nothing has happened yet.
redone = Redone.
command-of-player = { $player }, { $command }
taken-back = Taken back: { $command }.
correction-taken-back = Correction taken back. { $entry }, is again: { $command }.
corrected = { $entry }, corrected: { $new }, instead of { $old }.
entry-of-player = Round { $round }, entry { $number }, { $player }
entry-of-draw = Round { $round }, entry { $number }
correction-asked = { $entry }, should be different: { $new }, instead of { $old }.
correction-changes = This would change:
correction-changes-nothing = Nothing on the table would change.
correction-before = So far:
correction-after = Then:
correction-winners = The win would go to { $winners }, not to { $before }.
correction-ends-game = The game would then be over, and the win would go to { $winners }.
correction-reopens-game = The game would then not be over yet.
correction-unchanged = { $entry }: { $command }. That is what it says already. Nothing has changed.
correction-of-other = { $entry }: { $command }. This correction does not fit that.
correction-refused = { $entry }, cannot be changed to that.
correction-breaks = That does not work: { $entry }, { $command }, would then be impossible.
correction-reason = Because then: { $reason }
correction-undo = “u { $count }” takes back everything from there on. Then correct, and enter the moves again.
correction-set = Or say with “set” what lies on the table, for example “set factory 2 rrbb”.
changed-answers = This is different now:
other-turn = It is the turn of { $expected }, not of { $player }.
corrected-player = { $entry }, corrected: the move was by { $player }, { $command }.
correction-asked-player = { $entry }, should be a move by { $player }: { $command }.
other-turn-last = If the last move was by { $expected }, say “that was { $expected }”.
other-turn-set = If it is the turn of { $player } after all, say “set turn { $player }”.
by-player = { $player }:
page-turn-of = It is the turn of { $player }.
page-moves-for = Here you only move for { $player }.
page-own-board = Here you can only set what lies on the board of { $player }. For anything else, say it at the table.
page-own-corrections = That was a move by { $player }. It can be corrected at the table, or where { $player } plays.
page-of-player = { $player } plays here.
asked-at-table = This is asked at the table now, because it concerns everybody.
page-goes-on = The game goes on at the table and can only be left there. You can simply close a page.
terminal-yours = { $player } plays here. What you ask is answered only here. q leaves only this terminal, and the game goes on.
terminal-joined = { $player } now plays at a keyboard of their own.
terminal-left = The keyboard of { $player } has left.
terminal-game-left = The game was left at the table.
page-set-at-table = That can only be set at the table. Here you choose the language and how much is said, on a page also reading aloud.
question-dropped = The question from before is dropped, because the game has gone on.
walk-check-interrupted = Taking stock ends here, because the game has gone on.
walk-lay-interrupted = Rebuilding ends here, because the game has gone on.
error-no-move = The last entry is no move. “u” takes it back.
error-no-statements = That is not possible in this game. “u” takes back the last move.
read-back-last-mover = the last move was by { $player }
line-refused = Nothing in this line was accepted.
line-stopped = { $done ->
    [0] Not done: { $rest }.
    [one] The first part of the line is done. Not done: { $rest }.
   *[other] The first { $done } parts of the line are done. Not done: { $rest }.
}
word-yes = yes
word-no = no
word-wrong = wrong
not-done = All right, not done.
consent = Please confirm: { $command }.
consent-question = Does everyone agree? Yes or no.
unsure = Which do you mean? { $choices }.
# Several of these stand in a row.
unsure-choice = number { $number }: { $command }
unsure-two = Did you mean 1: { $first }, or 2: { $second }?
confirm = So: { $command }. Right?
note-written = Noted.
note-empty = Write behind “note” what should go into the story of the game, for example: note Ben laughed.
note-too-long = A note has at most { $most } characters, this one has { $count }. Nothing is noted. Make two notes of it.
note-taken-back = Taken back: the note “{ $text }”
note-redone = Noted again: “{ $text }”
taken-back-at-once = Taken back.
was-meant = Was it: { $command }?
did-you-mean = Did you mean: { $command }?
suggestion = { $verbosity ->
    [terse] { $command }?
   *[normal] Did you mean: { $command }? Enter means yes.
}
suggested-text = “{ $text }”
probably-meant = You probably mean “{ $text }”.
say-which = { $count ->
    [2] Please say: the first or the second.
   *[other] Please say the number, 1 to { $count }.
}
say-yes-or-no = Once more, please: yes or no?
not-heard = I did not understand that.
read-back-all = { $commands }
read-back-correction = { $entry }, correct it: { $command }
read-back-undo = { $count ->
    [one] take back the last entry
   *[other] take back the last { $count } entries
}
read-back-redo = { $count ->
    [one] redo the last entry
   *[other] redo the last { $count } entries
}
read-back-quit = leave the program
read-back-language = { $language } from now on
read-back-voice-on = switch the voice on
read-back-voice-off = switch the voice off
read-back-voice-screen-reader = let the screen reader read aloud
read-back-listening-off = stop listening
read-back-listening-key = listen only when the key is pressed
read-back-listening-wake = listen only for the wake word
read-back-listening-always = listen all the time
read-back-verbosity-terse = short from now on
read-back-verbosity-normal = normal from now on
read-back-verbosity-verbose = full from now on
read-back-pace-flow = announce the tiling in one go
read-back-pace-step = announce the tiling step by step
read-back-sounds-on = switch the sounds on
read-back-sounds-off = switch the sounds off
read-back-tips-on = allow tips
read-back-tips-off = switch tips off
read-back-colour-names-on = name the colours on the pages
read-back-colour-names-off = name no colours on the pages
read-back-confirm-always = confirm every spoken move
read-back-confirm-when-unsure = ask only when unsure
read-back-voice = change the voice
read-back-other = something else, no move
read-back-question = a question, no move
history-empty = No entries yet.
history-line = { $number }: { $command }.
told-round = Round { $round }:
steps-remaining = { $count ->
    [one] One more step.
   *[other] { $count } more steps.
} Press Enter to go on.
prompt-steps = Enter to go on
help-always = { $verbosity ->
    [terse] w, l, dot, f, c, m, u, plus, q, n, previous, later.
   *[normal] w: whose turn. l: last move. Dot: repeat. f: factories. c: centre. b: your board. score: points. m: possible moves. tip: what I would do. u: undo. plus: redo. fix: correct an entry. set row 3 empty: say what is on the table. take stock: check the table. rebuild: lay it again. v1, v2, v3: short, normal, full. q: quit. You can also ask in your own words, for example: where are three reds. While the voice reads, a key skips the paragraph; two quick keys silence it. Enter: read on. “previous” and “later”: move one paragraph.
}
help-at-page = { $verbosity ->
    [terse] Write or dictate a move or a question, or choose a move with the buttons.
   *[normal] On this page: write or dictate a move or a question into the field, and send it. Or choose a move step by step with the buttons under “Choose a move”. The buttons under “Ask” repeat announcements, tell whose turn it is and what lies on your board, and take back the last move or make it again. Questions can be asked in your own words, for example: where are three reds. Short ones are w whose turn, l what happened last, f factories, c centre, m possible moves. Under “Settings” you choose your language, how much is said, and what is read aloud.
}
help-yes-or-no-at-page = { $verbosity ->
    [terse] Yes or no.
   *[normal] This question takes yes or no: touch the button, or write the word. “Last announcement” repeats the question.
}
help-yes-or-no = { $verbosity ->
    [terse] Yes or no.
   *[normal] This question takes yes or no. Enter and the space bar also mean yes, Escape means no. “Again” repeats the question.
}
help-choice = This question takes a number, such as “the first”. No means none of them.
help-microphone = { $verbosity ->
    [terse] Listen, calibrate, listening, confirm; yes, no, the first, the second; wrong.
   *[normal] Everything that can be typed can be said. “Listen” listens once; “listening off”, “by key”, “with wake word” or “always”; “calibrate”; “confirm always” or “only when unsure”. To a question: yes, no, the first, the second. If a move was misheard, “wrong” takes it back.
}

## Settings

set-verbosity-terse = Short from now on.
set-verbosity-normal = Normal from now on.
set-verbosity-verbose = Full from now on.
set-amounts = From now on: { $amounts }.
set-expert = Expert from now on: announcements short, answers normal. “v2” sets everything back.
set-me = You play as { $player }.
settings-amounts = Except: { $amounts }.
amount-of-kind = { $kind } { $amount }
kind-draws = draws
kind-own = own moves
kind-others = moves of others
kind-tiling = tiling
kind-cards = score cards
kind-centre = centre
kind-answers = answers
read-back-amount = change the announcements
set-pace-flow = Tiling is announced in one go.
set-pace-step = Tiling is announced step by step.
set-language = English from now on.
set-voice-on = Voice on.
set-voice-off = Voice off.
set-voice-screen-reader = The screen reader reads aloud.
set-sounds-on = Sounds on.
set-sounds-off = Sounds off.
set-tips-on = Tips on.
set-tips-off = Tips off in this game.
set-colour-names-on = Colour names on: on the pages, screen readers read the colour with each letter.
set-colour-names-off = Colour names off: on the pages, screen readers read the letters only.
set-confirm-always = Every spoken move is read back and counts only after a yes.
set-confirm-when-unsure = Spoken moves count at once. I ask only when I am not sure.
set-listening-off = I am no longer listening.
set-listening-key = I listen when the key is pressed.
set-listening-wake = I listen when I hear the wake word.
set-listening-always = I am always listening from now on.
calibrating = I am measuring the room. Please be quiet for a moment.
confirm-always = every time
confirm-when-unsure = only when unsure
number-pitch = Pitch { $value }.
number-rate = Speed { $value } words a minute.
number-volume = Volume { $value } percent.
number-voice = Voice { $value }.
settings-now = Language { $language }, announcements { $amount }, tiling { $pace }, voice { $voice }, speed { $rate }, volume { $volume } percent, pitch { $pitch }, spoken moves confirmed { $confirm }.
verbosity-terse = short
verbosity-normal = normal
verbosity-verbose = full
pace-flow = in one go
pace-step = step by step

## Questions before the game

ask-language = { $form ->
    [braille] Language?
   *[show] Which language? { $values }. Enter alone means 1.
}
ask-join = Who is playing here? { $values }. Enter alone means 1.
ask-game = { $form ->
    [braille] Which game?
   *[show] Which game? { $values }. Enter alone means 1.
}
ask-bag = { $form ->
    [braille] Who draws the tiles?
   *[show] Who draws the tiles? { $values }. Enter alone means 1.
}
ask-numbered = { $number }: { $label }
ask-bag-table = we do
ask-bag-virtual = the program
ask-speech-own = the program's voice
ask-speech-off = no voice
ask-speech-screenreader = the screen reader
ask-players = { $form ->
    [braille] Who is playing? Names with commas, or how many.
   *[show] Who is playing? Names in turn order, clockwise, with commas between them.
}
ask-starts = { $form ->
    [braille] Who begins?
   *[show] Who begins? { $players }. Enter alone means { $player }.
}
ask-speech = { $form ->
    [braille] Who reads aloud?
   *[show] Who reads aloud? { $reader ->
        [none] 1: the program's own voice, which you hear now.
       *[other] { $reader } is running. 1: the program's own voice.
    } 2: my screen reader reads the text itself, so no voice. 3: speak through the screen reader. Enter means { $number }.
}
prompt-speech = Reading aloud
error-setup-speech = Please type 1, 2 or 3.
prompt-language = Language
prompt-game = Game
prompt-join = Who
prompt-bag = Who draws
prompt-players = Names
prompt-starts = First player
help-language = Type the name of the language, or its number.
help-game = Type the name of the game, or its number.
help-join = Type your name, or its number.
help-bag = If you draw from the bag yourselves, you tell the program what lies on the factories. If the program draws, it tells you which tiles go where. Type the number.
help-players = Name everybody, for example: Anna, Ben and Clara. Or only how many play, for example 2.
help-starts = Type one of the names, or its number: 1 is { $player }.
help-speech = Type one of the three numbers, then Enter.
help-questions = A dot repeats the question, back goes to the question before, q leaves the program.
first-question = This is the first question.
questions-left = All right. Nothing was begun.

## What cannot be done

error-no-story = There is nothing to tell of this game yet.
error-no-round = { $count ->
    [one] So far there was only one round.
   *[other] So far there were { $count } rounds.
}
error-unknown-word = I do not know “{ $text }”.
question-left-out = Not answered: “{ $text }” Please ask that by itself.
error-who-meant = Who do you mean? Please say the name.
error-goes-on = I did not understand the question before. Please ask again in a whole sentence.
error-what-meant = What do you mean? Please ask in a whole sentence.
error-not-understood = I did not understand “{ $text }”.
error-no-walk = You are not taking stock or rebuilding at the moment.
error-nothing-to-confirm = There is nothing to confirm.
error-not-listening = No microphone is listening here. Please start the program with --listen.
error-no-step = There are no more steps.
error-no-more-history = That is as far as the history goes.
error-nothing-to-undo = { $count ->
    [0] There is nothing to undo.
   *[other] That is more than can be undone, at most { $count }.
}
error-nothing-to-redo = { $count ->
    [0] There is nothing to redo.
   *[other] That is more than can be redone, at most { $count }.
}
error-nothing-to-correct = There is no such entry. The word “record” lists the last ones with their numbers.
error-correction-breaks = A correction does not fit the entries after it.
error-not-filled-this-round = Factory { $place } has not been filled this round. For round { $round }: “fix round { $round } factory { $place }” or “fix entry { $number }”, and then the tiles.
error-never-filled = Factory { $place } has not been filled yet.
error-not-an-entry = This saved game contains something that this program does not know.
error-setup-players = The game is for { $least } to { $most } players, but { $count ->
    [0] nobody was named.
    [one] one was named. Please put commas between the names. Alone, you can play against the computer: “Anna, computer”.
   *[other] { $count } were named.
}
error-setup-names-alike = The name { $name } is there twice. Please tell them apart, for example by the first letter of the last name.
error-setup-name-without-letter = The name “{ $name }” has no letter in it.
error-setup-name-too-long = The name { $name } is too long. Please use { $most } characters at most.
error-setup-name-unprintable = The name { $name } contains a character that cannot be read.
error-setup-choice = That is not among the choices. Possible: { $values }.
error-setup-starts = That person is not playing. The players are: { $players }.
error-setup-no-game = No game that can be joined is running on this computer. First begin one in another terminal.
error-setup-foreign-option = This game has no option --{ $option }.
error-setup-option = “{ $value }” is not possible for { $option }. Possible: { $choices }.
error-setup-no-virtual-bag = In this game the program cannot draw tiles. Please leave out --bag virtual, and draw them yourselves.
error-internal = Something went wrong in the program. Nothing is lost. Please try another way. Details: { $detail }

## Taking stock and rebuilding

walk-check-begins = Taking stock, { $count ->
    [one] one step
   *[other] { $count } steps
}. { $verbosity ->
    [terse] Go on if it is right; otherwise say what is there.
   *[normal] Enter or “right” goes on. Otherwise say what is there. “Finished” ends it.
}
walk-lay-begins = Rebuilding, { $count ->
    [one] one step
   *[other] { $count } steps
}. { $part ->
    [board] First clear { $player }'s board.
    [factories] First clear the factories.
    [centre] First clear the centre.
    [bag] First put all tiles beside the table together.
   *[all] First clear the whole table.
}{ $verbosity ->
    [terse] { "" }
   *[normal] { " " }Enter or “next” goes on, “undo” goes back one step.
}
walk-check-help = Taking stock: Enter or right goes on. Otherwise say what is there: 2 r for a row, r r b s for a factory, a number for the points, or empty. No goes through several places one by one. Undo goes back one step, dot repeats, finished ends it.
walk-lay-help = Rebuilding: Enter goes on, undo goes back one step, dot repeats, finished ends it.
walk-say-what = { $asked ->
    [score] How many points? For example: 12.
    [turn] Whose turn is it? A name is enough.
   *[tiles] What is there? For example: 2 r, or empty. Type h for all forms.
}
walk-held = Noted. It will be set when the rest has been checked.
walk-left = { $count ->
    [one] One thing is
   *[other] { $count } things are
} not set yet.
walk-check-ends = { $count ->
    [0] Stock taken, everything is right.
    [one] Stock taken, one place has been put right.
   *[other] Stock taken, { $count } places have been put right.
}
walk-check-stopped = { $count ->
    [0] Stopped taking stock, nothing has been changed.
    [one] Stopped taking stock, one place has been put right.
   *[other] Stopped taking stock, { $count } places have been put right.
}
walk-lay-ends = Rebuilding is done.
walk-lay-stopped = Stopped rebuilding.
walk-nothing = Nothing is there.
walk-check-prompt = Stock { $number } of { $count }
walk-lay-prompt = Rebuild { $number } of { $count }
position-set = The position is set. Rebuild dictates it place by place.
rebuild-offer = Has the table been disturbed? “rebuild” says what goes where, “take stock” checks it.

## Saved game

error-log-missing = There is no file { $name }. It should be here: { $folder }.
error-log-unreadable = The file { $name } cannot be read. Please check its permissions.
error-log-not-ours = { $name } is not a saved game of Azul Access.
error-log-empty = There is no game in { $name } yet.
error-log-damaged = The saved game { $name } is damaged in its very first line, so no game can be read from it. The file stays as it is. Please keep a copy of it.
error-log-newer = The saved game { $name } comes from a newer version of the program. Please update Azul Access.
error-log-exists = { $name } already exists. A saved game is never overwritten. Please choose another name, or go on playing with --resume.
error-log-not-created = { $name } cannot be made here: { $folder }. Please name another file with --log.
error-log-in-use = { $name } is already open in another window. Please go on playing there, or close it.
error-log-changed = { $name } was changed by another program. The last move does not count. Please quit and open it again with --resume.
error-log-lost = { $name } is gone or was changed, and nothing can be saved anywhere else either. Please make room or connect the drive again, and quit once more. Ctrl D leaves the program without saving.
error-log-read-only = { $name } cannot be written to. Please change its permissions, or name another file with --log.
error-log-folder-read-only = The folder { $folder } cannot be written to. Please use --log to name a file in another folder.
error-log-disk-full = The disk is full. The last move is not saved and does not count. Please make room and enter it again.
error-log-write-failed = Saving has failed. The last move does not count. Please enter it again.
