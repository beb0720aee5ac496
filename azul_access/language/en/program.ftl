### The program in English: command line, voice, check of the computer.

error-log-no-game = { $name } holds something that this program does not know or that the rules do not allow. The file stays as it is.
error-setup-resumed = A resumed game already has its players, its first player and its file. Please leave these options out.
error-log-none = There is no saved game in the folder { $folder } yet.
error-log-none-open = No game in the folder { $folder } can go on: all are over or cannot be read. For a list: { $program } games
error-log-no-number = There is no game number { $number }. { $count ->
    [0] None is saved yet.
    [one] One is saved.
   *[other] { $count } are saved.
}
error-setup-no-position = There is no position in { $path }. It has to be what show --json writes.
error-setup-position-has-players = The position has the names and whose turn it is already. Please leave these options out.
error-setup-unanswered = An answer is missing: who plays, and who starts? This works too: { $program } play --players Anna,Ben --starts Anna
ended-from-outside = The program was ended from outside. A game is saved up to the last move that was announced.
settings-left-aside = The settings in { $path } cannot be read. The usual ones apply; the file stays as it is.
last-event = Last:

typed-line = { $form ->
    [say] { $kind ->
        [question] Typed: question mark { $spelled }.
       *[text] Typed: { $spelled }.
    }
   *[other] { $prompt }{ $text }
}

## The voice

fault-no-voice = No voice: the speech software cannot be loaded. The game goes on in text.
fault-no-audio = No sound: there is no loudspeaker to be found. The game goes on in text.
fault-voice-lost = The voice has failed. The game goes on in text.
announcements-missed = While the voice was gone, { $count ->
    [one] one earlier announcement was
   *[other] { $count } earlier announcements were
} not spoken. After that:
announcements-unheard = The voice did not come back: { $count ->
    [one] one announcement was
   *[other] { $count } announcements were
} only written and not spoken.
fault-no-language-voice = There is no voice for this language here. Another one is speaking.
fault-unknown-voice = That voice does not exist here. Another one is speaking.
fault-no-screen-reader = No screen reader answers. The program's own voice goes on, if there is one here.
remedy-no-voice = What helps: { $platform ->
    [win32] add a voice in the settings of Windows, under “Time and language”,
    [darwin] download a voice in the system settings, under “Accessibility”,
    [linux] install the package espeak-ng,
   *[other] install espeak-ng,
} or install the program once more: { $reinstall }
remedy-no-audio = What helps: connect a loudspeaker or headphones and check { $platform ->
    [linux] the sound service: PulseAudio, PipeWire or ALSA.
   *[other] in the settings of your system where sound is played.
}
remedy-voice-lost = What helps: start the program again, and send these lines to the developers.
remedy-no-language-voice = What helps: add a voice for this language in the settings of your system.
remedy-unknown-voice = What helps: choose another voice.
remedy-no-screen-reader = What helps: start the screen reader, and install the extra package: { $install-screenreader }

## Command line

cli-usage = Usage:
cli-description = Azul at the table: announces, keeps the rules and remembers every move, for blind, low-vision and sighted people.
cli-commands = Commands
cli-options = Options
cli-arguments = Files
cli-help = shows this help
cli-version = shows which version this is
cli-play = start a game or go on with one
cli-join = take part in a running game from another terminal
cli-join-player = who is playing here
cli-games = list the saved games, with numbers for play --resume
games-in-folder = { $count ->
    [0] No saved game yet
    [one] One saved game
   *[other] { $count } saved games
} in the folder { $folder }
listed-game = { $number }: { $date }, { $players }, round { $round }: { $name }.
listed-over = { $number }: { $date }, { $players }, over: { $name }.
listed-unreadable = { $number }: { $why }
date-unknown = without a date
games-how-to-resume = To go on: { $program } play --resume { $number }
games-skipped = Skipped: { $games }.
skipped-over = { $name } (over)
skipped-unreadable = { $name } (cannot be read)
skipped-more = { $count ->
    [one] one more
   *[other] { $count } more
}
cli-show = show a saved game, in words or as data
cli-think = moves of the computer player for other programs, one line of JSON for each position
cli-demo = play a short game for you, without questions
cli-doctor = check what works on this computer
cli-language = language; otherwise that of the system
cli-game = which game
cli-edition = edition
option-with-detail = { $text }. { $detail }
cli-players = names, clockwise
cli-starts = who starts
cli-verbosity = how much is announced
cli-bag = table: people draw; virtual: the program draws
cli-seed = number that makes the program draw the same again
cli-pace = tiling announced in one go or step by step
cli-speech = own: the program's voice; screenreader: through the screen reader; off: text only
cli-braille = braille display: a port, auto, brlapi (through BRLTTY), or off
cli-display = kind of braille display at the port: only this one is searched for
cli-braille-table = table of liblouis for the braille display; in the game “braille tables” names all
cli-log = file for the new game
cli-position = begin a game at a position: the file that show --json writes
cli-take-over = take over a game that is being played already: you are asked about the table
cli-resume = go on with a saved game: a file, or a number from games; otherwise the last one that is not over
cli-show-file = the saved game
cli-show-json = as one JSON object
cli-error = I do not understand “{ $about }” here.
cli-needs-value = A value is missing after { $about }.
cli-missing = This is missing: { $arguments }.
cli-unknown = I do not know these: { $arguments }
cli-choice = “{ $value }” does not work here. Possible: { $choices }.
cli-number = “{ $value }” is not a whole number.
cli-millimetres = “{ $value }” is not a length in millimetres, such as 20 or 20.5.
cli-see-help = For help: { $command } --help

## Check of the computer

doctor-versions = Azul Access { $version }, running on Python { $python }, { $system }.
doctor-language = Language: { $language }.
doctor-terminal-prompt = Input: a line with history; any key silences the voice.
doctor-terminal-cooked = Input: a plain line for screen readers; Enter silences the voice.
doctor-terminal-piped = Input: from a file or another program.
doctor-folder = Saved games: { $folder }, { $count ->
    [0] none yet
    [one] one file
   *[other] { $count } files
}.
doctor-folder-closed = Saved games: { $folder } cannot be written to. What helps: give yourself the right to write there, or name a file with --log when you play.
doctor-engine = Voice: { $engine }, { $library }.
doctor-library-default = included
doctor-library-asked = as asked for
doctor-library-newer = the system's, because newer
doctor-library-only = the only one here
doctor-library-system = the system's
doctor-voices = Voices for { $language }: { $count }.
doctor-no-voice = There is no voice for { $language } here. What helps: add one in the settings of your system.
doctor-sound = Sound: { $backend }, heard first after { $duration } milliseconds.
doctor-braille = Braille for { $language }: { $table }, liblouis { $version }.
doctor-braille-own = Braille for { $language }: the program's own table, without liblouis.
doctor-word = Azul is ready.
doctor-well = Everything is ready.
doctor-trouble = Not everything works. The game itself always runs in text, too.

think-no-object = This line is no JSON object. It has to be one position on a line, as show --json writes it, without line breaks inside.
think-no-position = There is no position in this line. “position” has to be what show --json writes.
think-part = In this position “{ $part }” is not as show --json writes it, or it is missing.
think-level = The level is a number from 1 to { $most }.
think-seed = seed is a whole number.
think-seconds = seconds is a number above 0 and at most { $most }.
think-nobody-moves = There is no move to make in this position: tiles are being drawn, or the game is over.
