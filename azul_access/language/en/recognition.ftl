### Hearing recordings, teaching one's own voice, models of one's own.

error-recording-missing = There is no recording { $name }.
error-recording-unreadable = { $name } cannot be read as a recording. The file is damaged or of an unknown format. WAV works best.
error-recording-empty = There is no sound in { $name }.
error-recording-too-long = { $name } is too long. A recording may last { $seconds } seconds at most.
error-recording-not-written = The recording { $name } cannot be saved.
error-taught-not-written = The file { $path } cannot be changed.
error-model-no-folder = There is no folder { $path }. What belongs after --speech-model is the folder of an unpacked model.
error-model-unknown = There is no model in { $path } that I know. Models of Whisper, Vosk and Sphinx work, unpacked.
error-model-no-dictionary = The model in { $path } lacks its dictionary, a file that ends in dict or dic.
error-model-no-whisper = This model needs the extra package Whisper. Remedy: { $install-whisper }
error-model-no-vosk = This model needs the extra package Vosk. Remedy: { $install-vosk }
error-model-no-sphinx = Speech recognition needs the package pocketsphinx. Remedy: { $reinstall }
model-dropped = The model in { $folder } cannot be loaded: it is damaged or made for another language, or there is not enough memory. I go on listening without this model.
model-missing = This model does not know some words of the game: { $words }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
} They can only be typed.

## Where no game is running

standalone-no-microphone = There is no microphone to be found.
standalone-unknown-microphone = There is no microphone “{ $name }” here. What there is: { $known }.
standalone-microphone-busy = Another program is using the microphone.
standalone-microphone-denied = The operating system does not allow the microphone. Please permit it in the privacy settings.
standalone-microphone-lost = The microphone is gone.
standalone-noise = It is too loud to understand anything.
standalone-recogniser-lost = Speech recognition failed over this.
standalone-broken-model = Speech recognition cannot be loaded with the model in { $folder }. Please download the model again.
standalone-no-recogniser = Speech recognition cannot be loaded: { $detail }. It mostly helps to install the program once more{ $form ->
    [show] : { $reinstall }
   *[other] . The command is on the screen.
}
standalone-hearing-internal = Something went wrong in the program while listening: { $detail }.

## The command hear

cli-hear = say what can be understood in recordings
cli-hear-files = the recordings
cli-game-log = saved game that the recordings are meant for; else a new game of three
hear-file = { $name }:
hear-woken = With the wake word.
hear-nothing = No command.
hear-guess = “{ $text }”. That means: { $meaning }.
hear-sure = Sure.
hear-likely = Likely.
hear-fair = Fairly likely: moves are asked about.
hear-narrow = Narrow.
hear-doubtful = Unclear: it counts only where the program was asked to listen.
hear-score = Score { $score }.
hear-no-alternative = It can be nothing else.
hear-second = { $margin } ahead of the second guess “{ $text }”, that means: { $meaning }.
hear-no-meaning = nothing that can be said now
hear-either = one of several: { $meanings }
hear-impossible = { $meaning }, but that is not possible now
hear-answer = an answer

## The command learn-voice

cli-learn-voice = teach the program your own voice
cli-words = how many words at most
cli-learn-from = recordings from this folder instead of the microphone; each is named after its word, such as red.wav
cli-keep-audio = keep the recordings in this folder; else none is kept
cli-forget = forget what was taught
learn-begin = I will learn how you speak. There { $count ->
    [one] is one word
   *[other] are { $count } words
}, each to be said twice. Everything stays on this computer.
learn-not-kept = No recording is kept.
learn-kept = The recordings are kept in { $folder }.
learn-how = Press Enter before each word, then speak. q stops, and what was said until then counts.
cli-delete-audio = delete kept recordings in this folder, and nothing else
give-question = You can give these recordings to the project, so that the program understands people better. Then everybody may hear and use them, licence { $licence }. Nothing is sent; you pass on the folder yourself. Do you want that? Yes or no.
prompt-give = Yes or no
give-declined = Fine, the recordings stay with you alone.
give-name-question = Which name shall stand with them? Enter means: no name.
prompt-give-name = Name or Enter
give-no-name = no name
give-sentence = I give these recordings to everybody, licence CC0.
give-say-sentence = Press Enter, then say: “{ $sentence }”.
give-commands = Thank you. Now { $count ->
    [one] one whole sentence
   *[other] { $count } whole sentences
}, each once. q stops.
give-done = Thank you! The folder { $folder } has the recordings and your consent, spoken and as text.
give-how = How to pass them on stands in docs/recordings.md. To delete them: { $program } learn-voice --delete-audio { $folder }
give-deleted = { $count ->
    [0] There is no recording of this program in { $folder }.
    [one] One file in { $folder } is deleted.
   *[other] { $count } files in { $folder } are deleted.
}
learn-say = { $number } of { $count }: please say “{ $word }”.
learn-again = Once more: “{ $word }”.
learn-silent = I heard nothing. Enter again and “{ $word }”, or q.
prompt-learn = Enter or q
learn-working = I am comparing now. This can take some minutes.
learn-done = { $learned ->
    [0] Done. I understand your words as well as before, there was nothing to change.
    [one] Done. One word I now understand the way you say it.
   *[other] Done. { $learned } of { $count } words I now understand the way you say them.
}
learn-where = What was learned is in { $path }. To delete it: { $program } learn-voice --forget
learn-nothing = There is no recording. Nothing was learned.
learn-unknown = These recordings belong to no word of the game: { $names }.
learn-forgotten = Forgotten: what you taught for { $language } is deleted.
learn-not-taught = Nothing was taught for { $language }.

## doctor

doctor-microphones = { $count ->
    [one] Microphone: { $names }.
   *[other] { $count } microphones: { $names }.
}
doctor-recogniser = Speech recognition: pocketsphinx { $version }, for { $languages }.
doctor-taught = Your own voice for { $language }: { $count ->
    [one] one word learned
   *[other] { $count } words learned
}.
