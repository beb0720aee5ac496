### Das Einrichten auf Deutsch. Jede Meldung steht in einer Zeile und hat keine Varianten.

install-old-python = Azul Access braucht Python 3.11 oder neuer; das hier ist { $version }. Ein neues Python gibt es auf python.org.
install-begins = Azul Access wird im Ordner { $folder } eingerichtet. Das dauert etwa eine Minute.
install-no-environment = Python kann hier keine eigene Umgebung anlegen. Unter Debian, Ubuntu und Raspberry Pi OS hilft: sudo apt install python3-venv
install-part = Baustein { $number }: { $name }
install-unpacks = Alle Bausteine sind da und werden ausgepackt.
install-no-network = Das Einrichten ging nicht: Das Internet ist nicht zu erreichen. Es wird nur dieses eine Mal gebraucht. Danach denselben Befehl noch einmal eingeben.
install-disk-full = Das Einrichten ging nicht: Auf dem Datenträger ist zu wenig Platz, gebraucht werden { $megabytes } MB. Platz schaffen und dann denselben Befehl noch einmal eingeben.
install-not-writable = Das Einrichten ging nicht: Im Ordner { $folder } darf nichts gespeichert werden. Den ganzen Ordner an eine andere Stelle kopieren, etwa in den eigenen Benutzerordner, und den Befehl dort eingeben.
install-failed = Das Einrichten ging nicht. Die Zeilen darüber sagen, warum. Denselben Befehl noch einmal einzugeben schadet nie.
install-done = Fertig, das Programm startet. Nächstes Mal in diesem Ordner: { $command }
install-missing = Azul Access ist hier noch nicht eingerichtet: { $name } fehlt. Im Ordner { $folder } hilft: { $command }
