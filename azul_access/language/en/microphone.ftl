### The microphone: what can be wrong with it, and what it reports.

fault-no-microphone = There is no microphone to be found. The game goes on with the keyboard. As soon as there is a microphone, I listen again.
fault-unknown-microphone = There is no microphone “{ $name }” here. What there is: { $known }. The game goes on with the keyboard.
fault-microphone-busy = Another program is using the microphone. The game goes on with the keyboard. As soon as it is free, I listen again.
fault-microphone-denied = The operating system does not allow the microphone. Please permit it in the privacy settings. The game goes on with the keyboard.
fault-microphone-lost = The microphone is gone. The game goes on with the keyboard. Please plug it in again.
fault-noise = It is too loud to understand anything. I am adjusting to the room again. A headset helps, and typing always works.
fault-recogniser-lost = Speech recognition has failed. I will try again with the next sentence, and typing always works.
fault-broken-model = Speech recognition cannot be loaded with the model in { $folder }. Please download the model again, or play without --speech-model. Typing always works.
fault-no-recogniser = Speech recognition cannot be loaded: { $detail }. The game goes on with the keyboard. It mostly helps to install the program once more{ $form ->
    [show] : { $reinstall }
   *[other] . The command is on the screen.
}
fault-hearing-internal = Something went wrong in the program while listening: { $detail }. The game goes on.
microphone-far = The microphone seems to be far away. Bring it closer, or use a headset; until then short sentences help, and typing always works.
microphone-back = The microphone is there.
microphone-calibrated = The microphone is adjusted to the room.
cli-listen = speak your moves. push: after the tab key; wake: after the word “computer”; open: at any time. Without a value: push
cli-microphone = which microphone: its name or a part of it; else that of the system
cli-speech-model = model of speech recognition: a name from models, a folder, or bundled for the one in the program; otherwise the best one that is here
