### Number Duel, po polsku.

game-title = Pojedynek liczb
game-tagline = Połóż zakrytą liczbę, powiedz, jak jest duża, i spraw, by ci uwierzono.
game-about = Oboje macie po kilka liczb. Na zmianę kładziecie jedną zakrytą i twierdzicie, że wynosi co najmniej tyle. Jeśli ci uwierzą, zdobywasz tyle punktów, ile podano w twierdzeniu, cokolwiek tam leży. Jeśli ktoś zwątpi, karta zostaje odkryta: prawda jest warta dwa razy tyle, a kłamstwo daje punkty temu, kto je przejrzał.

## Stół

board-hand = Ręka
board-laid = Zakryta
board-claims = Co najmniej …
board-claim = Twierdzenie: co najmniej
board-shown = Odkryte
board-out = Poza grą
board-buried = Odłożone, niewidziane
board-points = Punkty

## Możliwości

option-lay = Połóż { $number }
why-lay = Karta leży zakryta; potem mówisz, jak jest duża.
option-claim = Co najmniej { $claim }
why-claim = Jeśli ci uwierzą, zdobywasz punkty: { $claim }. Jeśli zwątpią, a to prawda, dwa razy tyle; jeśli nie, tyle zdobywa druga osoba.
option-believe = Uwierz
why-believe = Druga osoba zdobywa punkty za twierdzenie, a karta zostaje odłożona bez pokazywania.
option-doubt = Zwątp
why-doubt = Karta zostaje odkryta. Za kłamstwo zdobywasz punkty z twierdzenia, za prawdę druga osoba zdobywa dwa razy tyle.

## Pytania

prompt-lay = Którą liczbę kładziesz zakrytą?
asks-lay = { $seat } kładzie liczbę
prompt-claim = Ile twoim zdaniem wynosi co najmniej?
asks-claim = { $seat } zastanawia się nad twierdzeniem
prompt-answer = Wierzysz w to?
asks-answer = { $seat } rozważa, czy uwierzyć

## Co się dzieje

event-laid = { $seat } kładzie zakrytą liczbę.
    .you-seat = Kładziesz zakrytą liczbę.
event-laid_myself = To liczba { $number }.
event-claimed = { $seat }: „Co najmniej { $claim }!”
    .you-seat = Ty: „Co najmniej { $claim }!”
event-believed = { $seat } wierzy; karta zostaje odłożona.
    .you-seat = Wierzysz; karta zostaje odłożona.
event-turned_up = { $seat } – na karcie widnieje { $number }.
    .you-seat = Na twojej karcie widnieje { $number }.
event-scored = { $seat } zdobywa punkty: { $points }.
    .you-seat = Zdobywasz punkty: { $points }.

end-goal = Tyle punktów wystarcza, by wygrać pojedynek.
end-cards = Liczby się skończyły; wygrywa więcej punktów, a przy remisie oboje.

## Zasady

rule-1 = Każda liczba jest jedna. Oboje dostają tyle samo kart; pozostałe są poza grą i nikt ich nie widzi.
    .title = Przygotowanie
rule-2 = Gracze grają na zmianę. Tura to liczba, twierdzenie i odpowiedź.
    .title = Tura
rule-2-1 = Połóż jedną ze swoich liczb zakrytą.
rule-2-2 = Podaj liczbę: twierdzisz, że twoja karta wynosi co najmniej tyle. Wolno kłamać.
rule-2-3 = Gdy ci uwierzą: zdobywasz tyle punktów, ile podano w twierdzeniu, a karta zostaje odłożona bez pokazywania.
rule-2-4 = Gdy ktoś zwątpi: karta zostaje odkryta. Jeśli twierdzenie było prawdziwe, zdobywasz dwa razy tyle, ile podano; jeśli nie, tyle zdobywa wątpiący.
rule-3 = Kto osiągnie cel, od razu wygrywa. Gdy nikt nie ma już kart, wygrywa więcej punktów; przy remisie wygrywają oboje.
    .title = Koniec gry
