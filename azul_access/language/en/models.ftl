### Models of speech recognition.

cli-models = list, fetch, check and delete models of speech recognition
cli-models-action = list: name them; get: fetch one from the network; check: see whether they are unchanged; remove: delete one; add: take one from a file, for instance on a memory stick
cli-models-model = name of a model; with get also a language, such as de; with add a zip file or a folder
cli-yes = without asking

models-folder = Models are in { $folder }.
models-model = { $name }: hears { $languages }, { $size } megabytes, by { $publishers }, licence { $licence }.
models-here = It is here.
models-can-get = Fetch it with: { $program } models get { $name }
models-begun = Begun, { $size } megabytes are here. Go on with: { $program } models get { $name }
models-no-package = There is no package of Vosk for the Mac. Instead: { $program } models get whisper-base
models-needs-vosk = The extra package Vosk is missing. Remedy: { $install-vosk }
models-needs-whisper = The extra package Whisper is missing. Remedy: { $install-whisper }
models-own = { $name }: a model of your own, to be used with --speech-model { $name }.
models-none = There is no model here yet.
models-already = { $name } is here already, and unchanged.
models-ask = Fetch { $size } megabytes from { $host }? Yes or no:
models-unverified = Nobody has published checksums for it, so nobody can tell whether it is the genuine one.
models-ask-unverified = Nobody has published checksums for it, so nobody can tell whether it is the genuine one. Take it all the same? Yes or no:
models-declined = Nothing was fetched.
models-addresses = { $count ->
    [one] The address of the file is:
   *[other] The addresses of the { $count } files, which belong into a folder named { $name }:
}
models-goes-on = Going on at { $percent } percent.
models-progress = { $percent } percent, { $size } megabytes.
models-done = { $name } is now in { $folder }.
models-how = From now on the program hears with it: { $program } play --listen
models-how-by-name = Use it with: { $program } play --listen --speech-model { $name }
models-sound = { $name }: unchanged.
models-unchecked = { $name }: the program has not put this model here itself, so it cannot be checked.
models-damaged = { $name }: damaged, namely { $files }. Remedy: { $program } models remove { $name }, then fetch it again.
models-removed = { $name } is deleted.
models-offer = There is a better model for { $language }: { $size } megabytes, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. “Get the model” fetches it while you play.
models-fetching = I am fetching the model, { $size } megabytes, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Just play on.
models-ready = The model is here and checked. From now on I hear with it.
models-best-here = There is no better model for { $language }.
models-fetch-again = “Get the model” tries it again; what is here already stays.
doctor-models = Speech recognition { $language }: model { $name }.
doctor-models-bundled = Speech recognition { $language }: the model in the program.
doctor-models-offer = Speech recognition { $language }: the model in the program. A better one, { $size } megabytes, comes with: { $program } models get { $tag }

error-models-unknown = I know no model “{ $name }”. There are { $known }.
error-models-not-installed = There is no model “{ $name }” here. The list shows them: { $program } models
error-models-no-network = { $host } cannot be reached. Please check the network and give the same command again; what is here already stays. Or fetch the file elsewhere: { $program } models add FILE
error-models-no-proxy = The proxy { $proxy } does not answer. Please check the network settings, or fetch the file elsewhere: { $program } models add FILE
error-models-proxy = The proxy { $proxy } does not allow this. Please ask whoever runs the network, or fetch the file elsewhere: { $program } models add FILE
error-models-certificate = { $host } cannot show this computer that it is what it says, so nothing was fetched. Please check date and time, or fetch the file elsewhere: { $program } models add FILE
error-models-gone = { $name } is no longer at { $host }, or it is locked. Please take another model; the list shows them: { $program } models
error-models-server = { $host } reports an error, number { $code }. Please try again later; what is here already stays.
error-models-cut = The connection to { $host } breaks again and again. Please give the same command once more: { $name } goes on where it stopped.
error-models-size = { $name } has { $size } bytes, { $expected } are expected. It is not the right file and was not taken. Please fetch it again.
error-models-sum = { $name } is not the file that it should be: the checksum is wrong. It was not taken. Please fetch it again.
error-models-not-trusted = { $name } was not taken.
error-models-full = There is not enough space: { $needed } megabytes are missing. Please make space and give the same command again.
error-models-denied = Writing in { $folder } is not allowed. Please allow it for this folder.
error-models-disk = The folder { $folder } cannot be read or written, error { $code }. Please check the drive.
error-models-no-file = There is no { $path }, or it is no plain file. After add comes the zip file or the folder of a model.
error-models-no-archive = { $path } is not a zip file, or it is damaged. Please fetch it again.
error-models-unsafe = { $path } wants to write where no model belongs: { $member }. Nothing was taken.
error-models-too-large = { $path } is too large for a model when it is unpacked. Nothing was taken.
error-models-no-model = There is no model that I know in { $path }. Models of Whisper, for CTranslate2, of Vosk and of Sphinx can be used.
error-models-stopped = Stopped. What is here already stays; the same command goes on with it.
