### Wie er op de plaatsen speelt: mensen en de computer.

computer-level-1 = leert nog
computer-level-2 = speelt mee
computer-level-3 = denkt mee
computer-level-4 = plant vooruit
computer-level-5 = speelt sterk
computer-level-6 = is meester
computer-plays = { $player } speelt op niveau { $level } van 6: { $word }.
computer-plays-for = Voor { $player } speelt de computer, op niveau { $level } van 6: { $word }.
computer-plays-even = { $player } speelt gelijkwaardig, deze keer op niveau { $level } van 6: { $word }.
computer-plays-for-even = Voor { $player } speelt de computer gelijkwaardig, deze keer op niveau { $level } van 6: { $word }.
computer-hands = { $people ->
    [one] Jij legt
   *[other] Jullie leggen
} { $count ->
    [one] zijn zetten.
   *[other] hun zetten.
} Enter betekent: het ligt er. Ontbreekt er iets, zeg dan "dat ligt er niet".
by-computer = De computer zet.
turn-of-computer = { $player } is aan de beurt en denkt nog na. Zo meteen komt de zet.
prompt-hands = Ligt het er
computer-hung = De computer heeft te lang nagedacht. Deze zet is een eenvoudige.
error-nothing-of-computer = De laatste zet was niet van de computer. Zeg met "is" wat er op tafel ligt, bijvoorbeeld "is fabriek 2 rrbb", of controleer het met "inventaris".
error-move-of-computer = De laatste zet was van de computer. "u" neemt die en de zet daarvoor terug.
seat-to-person = { $player } speelt vanaf nu zelf, op de plaats van { $before }.
seat-person-back = { $player } speelt vanaf nu weer zelf.
seat-renamed = { $before } heet vanaf nu { $player }.
seat-how-back = Terug kan met "{ $player } speelt zelf".
seat-is-computer = Voor { $player } speelt de computer al zo.
seat-is-person = { $player } speelt al zelf.
seat-no-player = Niemand aan tafel heet { $name }. Aan tafel zitten: { $players }.
error-me-computer = Voor { $player } speelt de computer. Zeg je eigen naam, of "{ $player } speelt zelf".
seat-whose = Voor wie? Bijvoorbeeld "{ $player } is nu de computer".
seat-no-computer = De computer speelt niet mee. Bijvoorbeeld "Ben is nu de computer" geeft hem een plaats.
seat-which-computer = Welke computer? Noem hem bij zijn naam: { $players }.
seat-name-of-computer = { $player } is een naam van de computer. Noem de naam van de persoon, bijvoorbeeld "de plaats van { $player } is van Carla".
seat-has-device = { $player } heeft hier een eigen apparaat, dat de computer niet kan lezen. Zeg eerst "leesregel is van iedereen", of verlaat de andere terminal met q.
read-back-seat = een plaats krijgt een andere speler
ask-players-alone = 1, tegen de computer
error-setup-only-computers = De computer kan hoogstens { $most } plaatsen hebben, want iemand moet de tegels leggen. Noem minstens één persoon, bijvoorbeeld "Anna, computer".
error-setup-level = "{ $level }" is geen niveau van de computer. Er zijn { $least } tot en met { $most } en gelijkwaardig, bijvoorbeeld "Anna, computer 3".
error-setup-level-alone = Voor "{ $level }" staat geen computer. Het niveau hoort er direct achter, bijvoorbeeld "Anna, computer 3, Ben".
web-choose-hands = Zet van de computer
web-choose-laid = Ligt er
word-not-there = dat ligt er niet
display-of-computer = Voor { $player } speelt de computer, die geen brailleleesregel leest. Geef hem aan een persoon, of zeg "leesregel is van iedereen".
help-hands = { $verbosity ->
    [terse] Enter: ligt er. Dat ligt er niet, punt, stap, u.
   *[normal] Leg nu de zet van de computer. Enter, "klaar" of de volgende zet betekent dat hij er ligt. Een punt zegt hem nog een keer, "stap voor stap" handgreep voor handgreep. "Dat ligt er niet" neemt hem terug als er iets van niet op tafel ligt. u neemt hem en jouw zet daarvoor terug.
}
hands-put-back = Leg terug wat je ervan al hebt gelegd.
