### Setting up, in English. Each message is one line without variants.

install-old-python = Azul Access needs Python 3.11 or newer; this is { $version }. You get a new Python at python.org.
install-begins = Setting up Azul Access in the folder { $folder }. This takes about a minute.
install-no-environment = Python cannot make an environment of its own here. On Debian, Ubuntu and Raspberry Pi OS this helps: sudo apt install python3-venv
install-part = Part { $number }: { $name }
install-unpacks = All parts are here and are being unpacked.
install-no-network = Setting up did not work: the internet cannot be reached. It is needed only this once. Then type the same command again.
install-disk-full = Setting up did not work: there is too little room on the disk, { $megabytes } MB are needed. Make room, then type the same command again.
install-not-writable = Setting up did not work: nothing may be saved in the folder { $folder }. Copy the whole folder to another place, such as your home folder, and type the command there.
install-failed = Setting up did not work. The lines above say why. Typing the same command again does no harm.
install-done = Done, the program is starting. Next time, in this folder: { $command }
install-missing = Azul Access is not set up here yet: { $name } is missing. In the folder { $folder } this helps: { $command }
