### Number Duel, magyarul.

game-title = Számpárbaj
game-tagline = Tégy le egy számot képpel lefelé, mondd meg, milyen nagy, és érd el, hogy elhiggyék.
game-about = Mindkettőtöknél van néhány szám. Felváltva letesztek egyet képpel lefelé, és azt állítjátok róla, hogy legalább ekkora. Ha elhiszik, annyi pontot kapsz, amennyit mondtál, bármi is van ott. Ha kételkednek, a lap felfordul: az igazság kétszer annyit ér, a hazugság pedig azé, aki átlátott rajta.

## Az asztal

board-hand = Kéz
board-laid = Képpel lefelé
board-claims = Legalább …
board-claim = Az állítás: legalább
board-shown = Felfordítva
board-out = Játékon kívül
board-buried = Félretéve, látatlanul
board-points = Pont

## Lehetőségek

option-lay = Leteszed: { $number }
why-lay = Képpel lefelé fekszik; utána megmondod, milyen nagy.
option-claim = Legalább { $claim }
why-claim = Ha elhiszik, { $claim } pontot kapsz. Ha kételkednek, és igaz, kétszer annyit; ha nem igaz, a másik kap { $claim } pontot.
option-believe = Elhiszed
why-believe = A másik megkapja az állítás pontjait, és a lap látatlanul félrekerül.
option-doubt = Kételkedsz
why-doubt = A lap felfordul. A hazugságért te kapod az állítás pontjait, az igazságért a másik kap kétszer annyit.

## Kérdések

prompt-lay = Melyik számot teszed le képpel lefelé?
asks-lay = { $seat } letesz egy számot
prompt-claim = Mit mondasz, legalább mekkora?
asks-claim = { $seat } az állításán gondolkodik
prompt-answer = Elhiszed?
asks-answer = { $seat } eldönti, elhiszi-e

## Ami történik

event-laid = { $seat } letesz egy számot képpel lefelé.
    .you-seat = Leteszel egy számot képpel lefelé.
event-laid_myself = Ez a lap: { $number }.
event-claimed = { $seat }: „Legalább { $claim }!”
    .you-seat = Te: „Legalább { $claim }!”
event-believed = { $seat } elhiszi; a lap félrekerül.
    .you-seat = Elhiszed; a lap félrekerül.
event-turned_up = { $seat } lapja: { $number }.
    .you-seat = A te lapod: { $number }.
event-scored = { $seat } pontot kap: { $points }.
    .you-seat = Pontot kapsz: { $points }.

end-goal = Ennyi pont elég a párbajhoz.
end-cards = Elfogytak a számok; a több pont nyer, egyenlőségnél közös a győzelem.

## Szabályok

rule-1 = Minden szám egyszer van meg. Mindkét játékos ugyanannyi lapot kap; a többi látatlanul kimarad.
    .title = Előkészület
rule-2 = A játékosok felváltva következnek. Egy forduló egy számból, egy állításból és egy válaszból áll.
    .title = A forduló
rule-2-1 = Tedd le az egyik számodat képpel lefelé.
rule-2-2 = Mondj egy számot: azt állítod, hogy a lapod legalább ekkora. Hazudhatsz is.
rule-2-3 = Ha elhiszik: annyi pontot kapsz, amennyit mondtál, és a lap látatlanul félrekerül.
rule-2-4 = Ha kételkednek: a lap felfordul. Ha igaz volt az állítás, kétszer annyi pontot kapsz, amennyit mondtál; ha nem, a kételkedő kap annyit, amennyit mondtál.
rule-3 = Aki eléri a célt, azonnal nyer. Ha már senkinek sincs lapja, a több pont nyer; egyenlőségnél mindketten.
    .title = A játék vége
