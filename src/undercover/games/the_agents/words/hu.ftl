### The Agents (Az Ügynökök), magyarul.

## A doboz

game-title = The Agents
game-tagline = Minden lapnak két vége van: a szomszédodnak adod a parancsot, vagy a pontokat.
game-about = Mindkét szomszédoddal közös ügynöksorod van. Minden lap, amelyet leteszel, az egyikőtök felé a parancsát, a másikótok felé a pontjait fordítja. Illessz össze rád mutató fél nyilakat, vállalj küldetéseket, rontsd el, amit a szomszédaid építenek, és legyen nálad elsőként 40 pont. De a pont pénz is.

## Az asztal beállításai

setting-equal_turns = Hogyan ér véget
setting-equal_turns-false = Azonnal: akinél 40 pont van, győz
setting-equal_turns-true = Egyenlő számú kör: a fordulót végigjátsszuk, azután az győz, akinek a legtöbb pontja van

## Osztagok, a küldetések származása és a paklik

faction-A = A
faction-B = B
faction-C = C
faction-D = D
faction-E = E
from-A = A osztagból
from-B = B osztagból
from-C = C osztagból
from-D = D osztagból
from-E = E osztagból
from-hand = kézből
pile-agent_draw = ügynökök húzópaklija
    .from = ügynökök húzópaklijából
pile-agent_retired = ügynökök nyugdíjas-paklija
    .from = ügynökök nyugdíjas-paklijából
pile-mission_draw = küldetések húzópaklija
    .from = küldetések húzópaklijából
pile-mission_retired = küldetések nyugdíjas-paklija
    .from = küldetések nyugdíjas-paklijából

## A parancsok csoportjai

kind-kill = Gyilkos ügynökök
kind-extract = Eltávolító ügynökök
kind-turn = Átfordító ügynökök
kind-swap = Kicserélő ügynökök
kind-independent = Szabadúszók
kind-free = Független ügynökök

## Ügynökök: .nom folyó szövegben, .acc tárgyesetben. Egy osztagbeli ügynök két lapja a fél nyilaiban különbözik

agent-marksman = Mesterlövész
    .nom = mesterlövész
    .acc = mesterlövészt
agent-marksman-text = Ölj meg egy élő ügynököt a másik osztagodban.
card-marksman_1 = I. { agent-marksman.nom }
    .nom = I. { agent-marksman.nom }
    .acc = I. { agent-marksman.acc }
card-marksman_1-text = { agent-marksman-text }
card-marksman_2 = II. { agent-marksman.nom }
    .nom = II. { agent-marksman.nom }
    .acc = II. { agent-marksman.acc }
card-marksman_2-text = { agent-marksman-text }
agent-assassin = Bérgyilkos
    .nom = bérgyilkos
    .acc = bérgyilkost
agent-assassin-text = Ölj meg egy élő ügynököt ebben az osztagban, amelyik nem szomszédos ezzel a lappal.
card-assassin_1 = I. { agent-assassin.nom }
    .nom = I. { agent-assassin.nom }
    .acc = I. { agent-assassin.acc }
card-assassin_1-text = { agent-assassin-text }
card-assassin_2 = II. { agent-assassin.nom }
    .nom = II. { agent-assassin.nom }
    .acc = II. { agent-assassin.acc }
card-assassin_2-text = { agent-assassin-text }
agent-abductor = Emberrabló
    .nom = emberrabló
    .acc = emberrablót
agent-abductor-text = Vegyél a kezedbe egy élő vagy halott ügynököt a másik osztagodból.
card-abductor_1 = I. { agent-abductor.nom }
    .nom = I. { agent-abductor.nom }
    .acc = I. { agent-abductor.acc }
card-abductor_1-text = { agent-abductor-text }
card-abductor_2 = II. { agent-abductor.nom }
    .nom = II. { agent-abductor.nom }
    .acc = II. { agent-abductor.acc }
card-abductor_2-text = { agent-abductor-text }
agent-extractor = Kommandós
    .nom = kommandós
    .acc = kommandóst
agent-extractor-text = Vegyél a kezedbe egy élő vagy halott ügynököt ebből az osztagból, amelyik nem szomszédos ezzel a lappal.
card-extractor_1 = I. { agent-extractor.nom }
    .nom = I. { agent-extractor.nom }
    .acc = I. { agent-extractor.acc }
card-extractor_1-text = { agent-extractor-text }
card-extractor_2 = II. { agent-extractor.nom }
    .nom = II. { agent-extractor.nom }
    .acc = II. { agent-extractor.acc }
card-extractor_2-text = { agent-extractor-text }
agent-hacker = Hacker
    .nom = hacker
    .acc = hackert
agent-hacker-text = Fordíts át egy élő ügynököt a másik osztagodban.
card-hacker_1 = I. { agent-hacker.nom }
    .nom = I. { agent-hacker.nom }
    .acc = I. { agent-hacker.acc }
card-hacker_1-text = { agent-hacker-text }
card-hacker_2 = II. { agent-hacker.nom }
    .nom = II. { agent-hacker.nom }
    .acc = II. { agent-hacker.acc }
card-hacker_2-text = { agent-hacker-text }
agent-temptress = Csábító
    .nom = csábító
    .acc = csábítót
agent-temptress-text = Fordíts át egy élő ügynököt ebben az osztagban, amelyik nem szomszédos ezzel a lappal.
card-temptress_1 = I. { agent-temptress.nom }
    .nom = I. { agent-temptress.nom }
    .acc = I. { agent-temptress.acc }
card-temptress_1-text = { agent-temptress-text }
card-temptress_2 = II. { agent-temptress.nom }
    .nom = II. { agent-temptress.nom }
    .acc = II. { agent-temptress.acc }
card-temptress_2-text = { agent-temptress-text }
agent-decoy = Csali
    .nom = csali
    .acc = csalit
agent-decoy-text = Cserélj ki ebben az osztagban egy ügynököt, amelyik nem szomszédos ezzel a lappal, a másik osztagod bármelyik ügynökével.
card-decoy_1 = I. { agent-decoy.nom }
    .nom = I. { agent-decoy.nom }
    .acc = I. { agent-decoy.acc }
card-decoy_1-text = { agent-decoy-text }
card-decoy_2 = II. { agent-decoy.nom }
    .nom = II. { agent-decoy.nom }
    .acc = II. { agent-decoy.acc }
card-decoy_2-text = { agent-decoy-text }
agent-activist = Aktivista
    .nom = aktivista
    .acc = aktivistát
agent-activist-text = Cseréld ki a másik osztagod bármelyik két ügynökét egymással.
card-activist_1 = I. { agent-activist.nom }
    .nom = I. { agent-activist.nom }
    .acc = I. { agent-activist.acc }
card-activist_1-text = { agent-activist-text }
card-activist_2 = II. { agent-activist.nom }
    .nom = II. { agent-activist.nom }
    .acc = II. { agent-activist.acc }
card-activist_2-text = { agent-activist-text }
agent-medic = Felcser
    .nom = felcser
    .acc = felcsert
agent-medic-text = Élessz fel egy halott ügynököt bármelyik osztagodban, és döntsd el, melyik tulajdonos felé nézzen.
card-medic_1 = I. { agent-medic.nom }
    .nom = I. { agent-medic.nom }
    .acc = I. { agent-medic.acc }
card-medic_1-text = { agent-medic-text }
card-medic_2 = II. { agent-medic.nom }
    .nom = II. { agent-medic.nom }
    .acc = II. { agent-medic.acc }
card-medic_2-text = { agent-medic-text }
agent-infiltrator = Behatoló
    .nom = behatoló
    .acc = behatolót
agent-infiltrator-text = Két lap közé is beteheted. Hajtsd végre egy szomszédos ügynök parancsát, bármerre nézzen is.
card-infiltrator_1 = I. { agent-infiltrator.nom }
    .nom = I. { agent-infiltrator.nom }
    .acc = I. { agent-infiltrator.acc }
card-infiltrator_1-text = { agent-infiltrator-text }
card-infiltrator_2 = II. { agent-infiltrator.nom }
    .nom = II. { agent-infiltrator.nom }
    .acc = II. { agent-infiltrator.acc }
card-infiltrator_2-text = { agent-infiltrator-text }
agent-jack_of_all_trades = Mindenes
    .nom = mindenes
    .acc = mindenest
agent-jack_of_all_trades-text = Hajtsd végre ebben az osztagban bármelyik parancsot, amelyik az ellenfeled felé néz.
card-jack_of_all_trades_1 = I. { agent-jack_of_all_trades.nom }
    .nom = I. { agent-jack_of_all_trades.nom }
    .acc = I. { agent-jack_of_all_trades.acc }
card-jack_of_all_trades_1-text = { agent-jack_of_all_trades-text }
card-jack_of_all_trades_2 = II. { agent-jack_of_all_trades.nom }
    .nom = II. { agent-jack_of_all_trades.nom }
    .acc = II. { agent-jack_of_all_trades.acc }
card-jack_of_all_trades_2-text = { agent-jack_of_all_trades-text }

## Független ügynökök

agent-gunner = Tüzér
    .nom = tüzér
    .acc = tüzért
agent-gunner-text = Ölj meg egy élő ügynököt bármelyik osztagban.
card-gunner = { agent-gunner }
    .nom = { agent-gunner.nom }
    .acc = { agent-gunner.acc }
card-gunner-text = { agent-gunner-text }
agent-recruiter = Toborzó
    .nom = toborzó
    .acc = toborzót
agent-recruiter-text = Húzz 2 ügynököt.
card-recruiter = { agent-recruiter }
    .nom = { agent-recruiter.nom }
    .acc = { agent-recruiter.acc }
card-recruiter-text = { agent-recruiter-text }
agent-strategist = Stratéga
    .nom = stratéga
    .acc = stratégát
agent-strategist-text = Lopj el egy küldetést bármelyik másik játékostól: egy általad választott csatoltat, vagy véletlenszerűen egyet a kezéből. Ennek a lapnak a pontjait az áldozat kapja.
card-strategist = { agent-strategist }
    .nom = { agent-strategist.nom }
    .acc = { agent-strategist.acc }
card-strategist-text = { agent-strategist-text }
agent-mercenary = Zsoldos
    .nom = zsoldos
    .acc = zsoldost
agent-mercenary-text = Hajts végre most egy további akciót. Ennek a lapnak a kijátszása nem kerül akcióba.
card-mercenary = { agent-mercenary }
    .nom = { agent-mercenary.nom }
    .acc = { agent-mercenary.acc }
card-mercenary-text = { agent-mercenary-text }
agent-tracker = Vadász
    .nom = vadász
    .acc = vadászt
agent-tracker-text = Nézd át az ügynökök húzópakliját, vegyél a kezedbe egy tetszőleges lapot, és keverd meg a többit.
card-tracker = { agent-tracker }
    .nom = { agent-tracker.nom }
    .acc = { agent-tracker.acc }
card-tracker-text = { agent-tracker-text }
agent-undercover = Beépített ügynök
    .nom = beépített ügynök
    .acc = beépített ügynököt
agent-undercover-text = Fordíts át egy élő ügynököt bármelyik osztagban.
card-undercover = { agent-undercover }
    .nom = { agent-undercover.nom }
    .acc = { agent-undercover.acc }
card-undercover-text = { agent-undercover-text }
agent-interrogator = Vallató
    .nom = vallató
    .acc = vallatót
agent-interrogator-text = Nézd meg egy másik játékos kezében az ügynököket, és vedd el egyiküket.
card-interrogator = { agent-interrogator }
    .nom = { agent-interrogator.nom }
    .acc = { agent-interrogator.acc }
card-interrogator-text = { agent-interrogator-text }

## Küldetések

card-bloodbath = Vérfürdő
    .nom = „Vérfürdő” küldetés
    .acc = „Vérfürdő” küldetést
card-bloodbath-text = 3 pont, ha ebben az osztagban két halott ügynök fekszik egymás mellett.
card-chosen_few = A kiválasztott kevesek
    .nom = „A kiválasztott kevesek” küldetés
    .acc = „A kiválasztott kevesek” küldetést
card-chosen_few-text = 1 pont, ha ebben az osztagban kevesebb ügynök van, mint a másik osztagodban.
card-code_breaking = Kódtörés
    .nom = „Kódtörés” küldetés
    .acc = „Kódtörés” küldetést
card-code_breaking-text = 1 pont minden rád mutató kétszínű nyílért, mindkét osztagodban.
card-code_of_honor = Becsületkódex
    .nom = „Becsületkódex” küldetés
    .acc = „Becsületkódex” küldetést
card-code_of_honor-text = 1 pont minden élő ügynökért ebben az osztagban, akinek a parancsa feléd néz.
card-man_down = Ember a földön
    .nom = „Ember a földön” küldetés
    .acc = „Ember a földön” küldetést
card-man_down-text = 1 pont minden halott ügynökért ebben az osztagban.
card-meet_your_match = Egyezés
    .nom = „Egyezés” küldetés
    .acc = „Egyezés” küldetést
card-meet_your_match-text = 2 pont, ha ennek az osztagnak a nyilai mindkét tulajdonosnak ugyanannyit érnek, akár semmit.
card-poor_mans_game = Szegény ember játéka
    .nom = „Szegény ember játéka” küldetés
    .acc = „Szegény ember játéka” küldetést
card-poor_mans_game-text = 3 pont, ha egyik osztagodban sem ér neked semmit egyetlen nyíl sem.
card-reinforcements = Erősítés
    .nom = „Erősítés” küldetés
    .acc = „Erősítés” küldetést
card-reinforcements-text = 4 pont, ha ebben az osztagban két feléd néző élő ügynöknek azonos típusú a parancsa.
card-stand_united = Egységben az erő
    .nom = „Egységben az erő” küldetés
    .acc = „Egységben az erő” küldetést
card-stand_united-text = 4 pont, ha ebben az osztagban két azonos nevű élő ügynök fekszik egymás mellett.
card-strength_in_numbers = Számbeli fölény
    .nom = „Számbeli fölény” küldetés
    .acc = „Számbeli fölény” küldetést
card-strength_in_numbers-text = 1 pont, ha ebben az osztagban több ügynök van, mint a másik osztagodban.
card-face_down = Halott ügynök
    .nom = halott ügynök
    .acc = halott ügynököt
card-face_down-text = Halott ügynök: megtartja a helyét, de nincs neve, parancsa és nyila.

## A játéktábla

board-faction = { NAME($faction) } osztag
board-empty-row = még nincs ügynök
board-hand = Az ügynökeid
board-missions = A küldetéseid
board-no-cards = nincs
board-agents-in-hand = { $count } ügynök a kézben
board-missions-in-hand = { $count } küldetés a kézben
board-points = { $points } / { $target } pont
board-income = { SIGNED($points) } körönként
board-arrows = nyilakért { $points }
board-worth = most { $points } pontot ér
board-agent-pile = Ügynökök
board-mission-pile = Küldetések
board-draw-pile = Húzópakli: { $count }
board-retired-pile = Nyugdíjas-pakli: { $count }
board-actions = Hátralévő akciók: { $count }
board-operations = Küldetések mozgatása még: { $count }
board-turn-of = { $turn }. kör: { $seat }
board-last-round = Utolsó forduló!
board-between = Az asztalon
board-performs = végrehajtja: { $seat }
    .you-seat = te hajtod végre
board-token = a pontokat kapja: { $seat }
    .you-seat = te kapod a pontokat
board-looking = Ezeket a lapokat nézed
board-dead = halott
board-faces = a parancs { $seat } felé néz
    .you-seat = feléd néz a parancs
board-preview = { $seat }: { SIGNED($points) } körönként
board-drew-in-need = ebben a körben nincs több akciója
board-own-rows = Saját sorok
board-other-rows = Többi sor
board-points-reconstructed = A pontérték rekonstruált.
board-price = { $points } pont és egy akció
board-exchange = Csere
board-black-half = fekete fél nyíl
board-white-half = fehér fél nyíl
board-complete-arrow = teljes nyíl és a pontjai
board-arrow = { $seat } felé mutató nyíl, értéke { $points }
    .you-seat = Feléd mutató nyíl, értéke { $points }
board-arrows-change = nyilakért { $points } → { $later }
board-gain = { $name }: { SIGNED($points) }
board-victim = az áldozat
board-command = parancs
board-zone = parancs: { $to }, pont: { $other }
board-zone-here = Ide jönnek az ügynökeid
board-its-points = pont
board-retired = nyugdíjas
board-missions-of = { $seat } küldetései
    .you-seat = Küldetéseid
board-clip = Csatolás ide
board-halves-reconstructed = Ennek a lapnak a fél nyilait nem lehetett ellenőrizni; rekonstruáltak.

## Miről dönt valaki: neki magának és a többieknek

prompt-act = Te jössz, { $actions } akciód van hátra. A küldetéseidet is rendezheted.
prompt-act-end_turn =
    { $actions ->
        [0] Nincs több akciód: rendezd a küldetéseidet, vagy fejezd be a kört.
       *[other] Nem kell akciót végrehajtanod: rendezd a küldetéseidet, vagy fejezd be a kört.
    }
asks-act = { $seat } van soron.
prompt-bonus = Bónuszakció: hajts végre most egy akciót.
asks-bonus = { $seat } bónuszakciót hajt végre.
prompt-marksman = Mesterlövész: ölj meg egy ügynököt a másik osztagodban.
asks-marksman = { $seat } a mesterlövésszel céloz.
prompt-assassin = Bérgyilkos: ölj meg egy ügynököt, amelyik nem szomszédos vele.
asks-assassin = { $seat } elküldi a bérgyilkost.
prompt-abductor = Emberrabló: vegyél el egy ügynököt a másik osztagodból.
asks-abductor = { $seat } elrabol egy ügynököt.
prompt-extractor = Kommandós: vegyél el egy ügynököt, amelyik nem szomszédos vele.
asks-extractor = { $seat } eltávolít egy ügynököt.
prompt-hacker = Hacker: fordíts át egy ügynököt a másik osztagodban.
asks-hacker = { $seat } átfordít egy ügynököt a hackerrel.
prompt-temptress = Csábító: fordíts át egy ügynököt, amelyik nem szomszédos vele.
asks-temptress = { $seat } átfordít egy ügynököt a csábítóval.
prompt-decoy = Csali: melyik két ügynök cseréljen helyet?
asks-decoy = { $seat } kicserél két ügynököt a csalival.
prompt-activist = Aktivista: a másik osztagod melyik két ügynöke cseréljen helyet?
asks-activist = { $seat } kicserél két ügynököt az aktivistával.
prompt-medic = Felcser: melyik halott ügynököt éleszted fel, és merre nézzen?
asks-medic = { $seat } feléleszt egy ügynököt.
prompt-infiltrator = Behatoló: kinek a parancsát hajtod végre?
asks-infiltrator = { $seat } egy másik parancsot hajt végre a behatolóval.
prompt-jack_of_all_trades = Mindenes: kinek a parancsát hajtod végre?
asks-jack_of_all_trades = { $seat } egy másik parancsot hajt végre a mindenessel.
prompt-gunner = Tüzér: ölj meg bármelyik ügynököt.
asks-gunner = { $seat } a tüzérrel céloz.
prompt-undercover = Beépített ügynök: fordíts át bármelyik ügynököt.
asks-undercover = { $seat } átfordít egy ügynököt a beépített ügynökkel.
prompt-strategist = Stratéga: melyik küldetést lopod el?
asks-strategist = { $seat } küldetést lop.
prompt-track = Vadász: a húzópakli melyik lapját veszed el?
asks-track = { $seat } átnézi a húzópaklit.
prompt-interrogator = Vallató: kinek a kezét nézed meg?
asks-interrogator = { $seat } eldönti, kit vallat ki.
prompt-interrogate = Vallató: melyik ügynököt veszed el?
asks-interrogate = { $seat } megnézi valakinek a kezét, és elvesz egy ügynököt.
half-play = { NAME($card) }: hová kerül, és ki felé néz a parancs?
half-free = { NAME($card) }: kié a parancs, kié a pont?
half-attach = { NAME($mission) }: melyik osztaghoz?
half-swap = { NAME($card) }: kivel cserél helyet?

## Lehetőségek, és hogy mit tesznek

option-play = { NAME($card) } ide: { $place }, { $facing } felé néz
    .you-facing = { NAME($card) } ide: { $place }, felém néz
why-play = Ha lehet, { $facing } rögtön végrehajtja: { TEXT($card) } A nyilak a másikra mutatnak.
    .you-facing = Ha lehet, rögtön végrehajtod: { TEXT($card) } A nyilak a másikra mutatnak.
option-free = { NAME($card) } köztem és { $other } közt, parancs { $to } felé
    .you-to = { NAME($card) } köztem és { $other } közt, parancs felém
why-free =
    { $card ->
        [card-strategist] { $to } végrehajtja a parancsot: { TEXT($card) }
       *[other] { $to } végrehajtja a parancsot: { TEXT($card) } A pontokat kettőtök közül a másik kapja.
    }
    .you-to =
        { $card ->
            [card-strategist] Végrehajtod a parancsot: { TEXT($card) }
           *[other] Végrehajtod a parancsot: { TEXT($card) } A pontokat { $other } kapja.
        }
option-reactivate = Újraaktiválom { THE(NAME($card, case: "acc")) } ({ $place })
why-reactivate = Újra végrehajtod a parancsát: { TEXT($card) }
option-buy =
    { $pile ->
        [pile-agent_draw] Ügynököt veszek a húzópakliból
        [pile-agent_retired] Megveszem a nyugdíjas-pakli felső ügynökét
        [pile-mission_draw] Küldetést veszek a húzópakliból
       *[pile-mission_retired] Megveszem a nyugdíjas-pakli felső küldetését
    }
why-buy =
    { $pile ->
        [pile-agent_draw] 1 pont és egy akció egy ügynökért, akit rajtad kívül senki sem lát.
        [pile-agent_retired] 2 pont és egy akció a nyugdíjas-pakli tetején fekvő ügynökért.
        [pile-mission_draw] 3 pont és egy akció egy küldetésért, amelyet rajtad kívül senki sem lát.
       *[pile-mission_retired] 4 pont és egy akció a nyugdíjas-pakli tetején fekvő küldetésért.
    }
option-exchange = Elcserélem { THE(NAME($mission, case: "acc")) } ({ NAME($from) })
why-exchange = A küldetés a nyugdíjas-paklira kerül, és húzol egy másikat. Egy akcióba kerül, pontba nem.
option-emergency_draw = Szükségből húzok egy ügynököt
why-emergency_draw = Nincs se ügynököd, se pontod: ingyen húzol egy ügynököt. Ebben a körben nincs több akciód.
option-decline = Lemondok róla
why-decline = Nem húzol. A bónuszakció elvész.
option-attach = Csatolom { THE(NAME($mission, case: "acc")) } { THE(NAME($faction)) } osztaghoz
why-attach = { TEXT($mission) } Minden saját köröd végén fizet.
option-detach = Visszaveszem { THE(NAME($mission, case: "acc")) } { THE(NAME($faction)) } osztagtól
why-detach = A küldetés visszakerül a kezedbe. Nem kerül semmibe.
option-move = Áthelyezem { THE(NAME($mission, case: "acc")) } { THE(NAME($faction)) } osztaghoz
why-move = A küldetés a másik osztagodhoz kerül. Nem kerül semmibe.
option-end_turn = Befejezem a kört
why-end_turn = Megkapod a nyilaid és a küldetéseid pontjait; azután a következő játékos jön.
option-play_in = Ügynököt teszek { THE(NAME($faction)) } osztagba
why-play_in = Az ügynök a sor egyik végére kerül.
option-insert = Ügynököt teszek { THE(NAME($faction)) } osztag belsejébe
why-insert = Az ügynök két másik közé kerül.
option-kill = Megölöm { THE(NAME($card, case: "acc")) } ({ $place })
why-kill = Képpel lefelé fordul, és a helyén marad. A parancsa és a nyilai elvesznek.
option-turn = Átfordítom { THE(NAME($card, case: "acc")) } ({ $place })
why-turn = A parancsa ezután a másik tulajdonos felé néz, a fél nyilai is megfordulnak.
option-extract = Elveszem { THE(NAME($card, case: "acc")) } ({ $place })
why-extract = Az ügynök a kezedbe kerül, a sor összezárul.
option-swap = Helycsere: { NAME($card) } ({ $place }) és { NAME($partner) } ({ $partner_place })
why-swap = A kettő helyet cserél. Aki feléd nézett, továbbra is feléd néz; a halott halott marad.
option-revive = Felélesztem az ügynököt ({ $place }), a parancs { $facing } felé néz
    .you-facing = Felélesztem az ügynököt ({ $place }), a parancs felém néz
why-revive = Képpel felfelé fordul, a parancsa { $facing } felé néz. Más nem történik.
    .you-facing = Képpel felfelé fordul, a parancsa feléd néz. Más nem történik.
option-borrow = Végrehajtom { THE(NAME($card, case: "nom")) } parancsát ({ $place })
why-borrow = { TEXT($card) } A szomszédságot és ezt az osztagot attól a laptól kell nézni, a „te” te vagy.
option-steal = Ellopom { $victim } küldetését { THE(NAME($faction)) } osztagtól: { NAME($mission) }
why-steal = A küldetés a kezedbe kerül, a stratéga pontjait { $victim } kapja.
option-steal_blindly = Küldetést lopok { $victim } kezéből
why-steal_blindly = Egy véletlenszerű küldetés a kezedbe kerül, a stratéga pontjait { $victim } kapja.
option-question = { $victim } ügynökeit nézem meg
why-question = Megnézed az összes ügynököt, akit { $victim } a kezében tart, és egyet elveszel.
option-take = Elveszem { THE(NAME($card, case: "acc")) }
why-take = A lap a kezedbe kerül.

## Miért nem lehet

barred-own-text = Egy parancs sosem érinti azt a lapot, amelyiken áll.
barred-adjacent = Szomszédos azzal a lappal, amelyiké a parancs; az csak a távolabbiakat éri el.
barred-dead = Halott ügynököt nem lehet sem megölni, sem átfordítani.
barred-in-chain = Ennek a lapnak a parancsa már szerepel ebben a láncban.
barred-nothing-to-do = Ennek a parancsnak most nem lenne mit tennie.
barred-no-mission-in-hand = { $victim } kezében nincs küldetés.
barred-no-agent-in-hand = { $victim } kezében nincs ügynök.
barred-no-actions-left = Ebben a körben nincs több akciód.
barred-faction-full = Ez az osztag megtelt; a halott ügynökök is számítanak.
barred-ends-only = Az ügynökök a sor végeire kerülnek; csak a behatoló tehető két lap közé.
barred-no-living-agent = Nincs élő ügynök az asztalon.
barred-too-few-to-draw = Nem maradt két ügynök, akit húzni lehetne.
barred-no-mission-to-steal = Senki másnak nincs küldetése, amelyet el lehetne lopni.
barred-pile-empty = Ebben a pakliban nincs lap.
barred-no-hand-to-see = Senki másnak nincs ügynök a kezében.
barred-drew-in-need = Aki szükségből húzott, annak ebben a körben nincs több akciója.
barred-no-action-possible = Nem lenne akció, amelyet végrehajthatnál vele.
barred-no-action-for-them = Az a játékos nem tudna vele akciót végrehajtani.
barred-faces-opponent = Ez a parancs másvalaki felé néz.
barred-cannot-pay = Nincs elég pontod.
barred-has-agents = Van még ügynök a kezedben.
barred-has-points = Van még pontod.
barred-operations-used-up = Ebben a körben már elégszer mozgattad a küldetéseidet.
barred-actions-left = Van még végrehajtható akciód.
barred-bonus-compulsory = A bónuszakciót kötelező végrehajtani, ha lehet.
barred-faction-empty = A küldetéshez legalább egy ügynök kell az osztagban.
barred-same-mission = Ugyanilyen küldetésed már van ennél az osztagnál.
barred-two-missions = Ennél az osztagnál már van két küldetésed.

## Ami történik

event-turn_began = { $turn }. kör: { $seat }.
    .you-seat = { $turn }. kör: te jössz.
event-scored = { $seat } a nyilakért { $arrows }, a küldetésekért { $missions } pontot kap.
    .you-seat = A nyilakért { $arrows }, a küldetésekért { $missions } pontot kapsz.
event-mission_paid = { $seat } { $points } pontot kap: { NAME($mission) } ({ NAME($faction) } osztag).
    .you-seat = { $points } pontot kapsz: { NAME($mission) } ({ NAME($faction) } osztag).
event-gained = { $seat } { $points } pontot kap, és most { $total } pontja van.
    .you-seat = { $points } pontot kapsz, és most { $total } pontod van.
event-paid = { $seat } { $points } pontot fizet, és { $total } pontja marad.
    .you-seat = { $points } pontot fizetsz, és { $total } pontod marad.
event-last_round = { $seat } elért { $points } pontot: ez az utolsó forduló.
    .you-seat = Elértél { $points } pontot: ez az utolsó forduló.
event-actions_lost = { $seat } nem tehet mást; elvesző akciók száma: { $count }.
    .you-seat = Nem tehetsz mást; elvesző akciók száma: { $count }.
event-won = { $seat } győz { $points } ponttal!
    .you-seat = Győzöl { $points } ponttal!
event-played = { $seat } kijátssza { THE(NAME($card, case: "acc")) } ide: { $place }; a parancs { $facing } felé néz.
    .you-seat = Kijátszod { THE(NAME($card, case: "acc")) } ide: { $place }; a parancs { $facing } felé néz.
    .you-facing = { $seat } kijátssza { THE(NAME($card, case: "acc")) } ide: { $place }; a parancs feléd néz.
    .you-seat-facing = Kijátszod { THE(NAME($card, case: "acc")) } ide: { $place }; a parancs feléd néz.
    .self-facing = { $seat } kijátssza { THE(NAME($card, case: "acc")) } ide: { $place }; a parancs saját maga felé néz.
event-played_free = { $seat } kijátssza { THE(NAME($card, case: "acc")) } maga és { $other } közé; a parancs { $to } felé néz.
    .you-seat = Kijátszod { THE(NAME($card, case: "acc")) } magad és { $other } közé; a parancs { $to } felé néz.
    .you-seat-to = Kijátszod { THE(NAME($card, case: "acc")) } magad és { $other } közé; a parancs feléd néz.
    .you-other = { $seat } kijátssza { THE(NAME($card, case: "acc")) } kettőtök közé; a parancs { $to } felé néz.
    .you-other-to = { $seat } kijátssza { THE(NAME($card, case: "acc")) } kettőtök közé; a parancs feléd néz.
    .self-to = { $seat } kijátssza { THE(NAME($card, case: "acc")) } maga és { $other } közé; a parancs saját maga felé néz.
event-reactivated = { $seat } újraaktiválja { THE(NAME($card, case: "acc")) } ({ $place }).
    .you-seat = Újraaktiválod { THE(NAME($card, case: "acc")) } ({ $place }).
event-bought = { $seat } lapot vesz { THE(NAME($pile, case: "from")) }.
    .you-seat = Lapot veszel { THE(NAME($pile, case: "from")) }.
event-bought_openly = { $seat } megveszi { THE(NAME($card, case: "acc")) } a nyugdíjas-pakli tetejéről.
    .you-seat = Megveszed { THE(NAME($card, case: "acc")) } a nyugdíjas-pakli tetejéről.
event-exchanged = { $seat } elcseréli { THE(NAME($mission, case: "acc")) } ({ NAME($from) }).
    .you-seat = Elcseréled { THE(NAME($mission, case: "acc")) } ({ NAME($from) }).
event-drew_in_need = { $seat } ügynök és pont nélkül maradt, ezért húz egy ügynököt.
    .you-seat = Ügynök és pont nélkül maradtál, ezért húzol egy ügynököt.
event-drew_card = Megkapod { THE(NAME($card, case: "acc")) }.
event-reshuffled = Új húzópakli { $count } nyugdíjas lapból: { NAME($pile) }.
event-bonus = { $seat } bónuszakciót kap.
    .you-seat = Bónuszakciót kapsz.
event-bonus_lapsed = { $seat } nem tud akciót végrehajtani: a bónuszakció elvész.
    .you-seat = Nem tudsz akciót végrehajtani: a bónuszakció elvész.
event-declined = { $seat } lemond a bónuszakcióról.
    .you-seat = Lemondasz a bónuszakcióról.
event-retired = Nyugdíjba megy: { NAME($card) }.
event-attached = { $seat } { THE(NAME($faction)) } osztaghoz csatolja { THE(NAME($mission, case: "acc")) }.
    .you-seat = { CAP(THE(NAME($faction))) } osztaghoz csatolod { THE(NAME($mission, case: "acc")) }.
event-detached = { $seat } visszaveszi { THE(NAME($mission, case: "acc")) } { THE(NAME($faction)) } osztagtól.
    .you-seat = Visszaveszed { THE(NAME($mission, case: "acc")) } { THE(NAME($faction)) } osztagtól.
event-moved = { $seat } áthelyezi { THE(NAME($mission, case: "acc")) } { THE(NAME($faction)) } osztaghoz.
    .you-seat = Áthelyezed { THE(NAME($mission, case: "acc")) } { THE(NAME($faction)) } osztaghoz.
event-returned = Kiürült { THE(NAME($faction)) } osztag: { THE(NAME($mission, case: "nom")) } visszakerül { $seat } kezébe.
    .you-seat = Kiürült { THE(NAME($faction)) } osztag: { THE(NAME($mission, case: "nom")) } visszakerül a kezedbe.
event-stole = { $seat } ellopja { $victim } küldetését { THE(NAME($faction)) } osztagtól: { NAME($mission) }.
    .you-seat = Ellopod { $victim } küldetését { THE(NAME($faction)) } osztagtól: { NAME($mission) }.
    .you-victim = { $seat } ellopja a küldetésedet { THE(NAME($faction)) } osztagtól: { NAME($mission) }.
event-stole_blindly = { $seat } küldetést lop { $victim } kezéből.
    .you-seat = Küldetést lopsz { $victim } kezéből.
    .you-victim = { $seat } küldetést lop a kezedből.
event-stole_this = { $seat } ezt a küldetést lopta { $victim } kezéből: { NAME($mission) }.
    .you-seat = Ezt a küldetést loptad { $victim } kezéből: { NAME($mission) }.
    .you-victim = { $seat } ezt a küldetést lopta a kezedből: { NAME($mission) }.
event-no_effect = { $facing } nem tudja végrehajtani { THE(NAME($card, case: "nom")) } parancsát.
    .you-facing = Nem tudod végrehajtani { THE(NAME($card, case: "nom")) } parancsát.
event-borrowed = { $seat } végrehajtja { THE(NAME($card, case: "nom")) } parancsát ({ $place }).
    .you-seat = Végrehajtod { THE(NAME($card, case: "nom")) } parancsát ({ $place }).
event-killed = { $seat } megöli { THE(NAME($card, case: "acc")) } ({ $place }).
    .you-seat = Megölöd { THE(NAME($card, case: "acc")) } ({ $place }).
event-turned = { $seat } átfordítja { THE(NAME($card, case: "acc")) } ({ $place }); a parancs { $facing } felé néz.
    .you-seat = Átfordítod { THE(NAME($card, case: "acc")) } ({ $place }); a parancs { $facing } felé néz.
    .you-facing = { $seat } átfordítja { THE(NAME($card, case: "acc")) } ({ $place }); a parancs feléd néz.
    .you-seat-facing = Átfordítod { THE(NAME($card, case: "acc")) } ({ $place }); a parancs feléd néz.
    .self-facing = { $seat } átfordítja { THE(NAME($card, case: "acc")) } ({ $place }); a parancs saját maga felé néz.
event-extracted = { $seat } a kezébe veszi { THE(NAME($card, case: "acc")) } ({ $place }).
    .you-seat = A kezedbe veszed { THE(NAME($card, case: "acc")) } ({ $place }).
event-swapped = Helycsere: { NAME($card) } ({ $place }) és { NAME($partner) } ({ $partner_place }).
event-revived = { $seat } feléleszti { THE(NAME($card, case: "acc")) } ({ $place }); a parancs { $facing } felé néz.
    .you-seat = Feléleszted { THE(NAME($card, case: "acc")) } ({ $place }); a parancs { $facing } felé néz.
    .you-facing = { $seat } feléleszti { THE(NAME($card, case: "acc")) } ({ $place }); a parancs feléd néz.
    .you-seat-facing = Feléleszted { THE(NAME($card, case: "acc")) } ({ $place }); a parancs feléd néz.
    .self-facing = { $seat } feléleszti { THE(NAME($card, case: "acc")) } ({ $place }); a parancs saját maga felé néz.
event-recruited = { $seat } húz { $count } ügynököt.
    .you-seat = Húzol { $count } ügynököt.
event-questioned = { $seat } megnézi { $victim } kézben tartott ügynökeit.
    .you-seat = Megnézed { $victim } kézben tartott ügynökeit.
    .you-victim = { $seat } megnézi a kézben tartott ügynökeidet.
event-saw_card = { $victim } kezében: { NAME($card) }.
event-took = { $seat } elvesz egy ügynököt { $victim } kezéből.
    .you-seat = Elveszel egy ügynököt { $victim } kezéből.
    .you-victim = { $seat } elvesz egy ügynököt a kezedből.
event-took_this = { $seat } ezt az ügynököt vette el { $victim } kezéből: { NAME($card) }.
    .you-seat = Ezt az ügynököt vetted el { $victim } kezéből: { NAME($card) }.
    .you-victim = { $seat } ezt az ügynököt vette el a kezedből: { NAME($card) }.
event-searched =
    { $count ->
        [one] { $seat } elveszi a húzópakli egyetlen lapját.
       *[other] { $seat } átnézi a húzópakli { $count } lapját, és elvesz egyet.
    }
    .you-seat =
        { $count ->
            [one] Elveszed a húzópakli egyetlen lapját.
           *[other] Átnézed a húzópakli { $count } lapját, és elveszel egyet.
        }

## Hogyan ért véget

end-reached = Megvan a cél: { $names }, { $score } ponttal.
    .won = { $score } ponttal elérted a célt.
    .lost = { $names } érte el a célt, { $score } ponttal.
end-last-round = Vége az utolsó fordulónak: { $names }, { $score } ponttal.
    .won = Vége az utolsó fordulónak, és neked van a legtöbb pontod: { $score }.
    .lost = Vége az utolsó fordulónak: { $names }, { $score } ponttal.
end-deadlock = Egy teljes fordulón át senki sem tehetett semmit. A legtöbb pont: { $names }, { $score }.
    .won = Egy teljes fordulón át senki sem tehetett semmit, és neked van a legtöbb pontod: { $score }.
    .lost = Egy teljes fordulón át senki sem tehetett semmit. A legtöbb pont: { $names }, { $score }.
end-turn-cap = A játék elég sokáig tartott. A legtöbb pont: { $names }, { $score }.
    .won = A játék elég sokáig tartott, és neked van a legtöbb pontod: { $score }.
    .lost = A játék elég sokáig tartott. A legtöbb pont: { $names }, { $score }.
tally-start = Kezdés
tally-arrows = Nyilak
tally-missions = Küldetések
tally-free_agents = Szabadúszók
tally-spent = Elköltve

## A szabályok fejezetenként

rule-1 = 2–5 játékos, mindenki magáért játszik. Minden két szomszédnak van egy közös ügynöksora, egy osztaga. Minden ügynöknek két vége van: az egyiken parancs áll, a másik pontot ad annak, akire mutat. Aki elsőként tart kézben 40 pontot, győz. A pont egyben pénz is.
    .title = Áttekintés
rule-2 = 36 ügynök (11 osztagbeli és 7 független ügynökből kettő-kettő), 20 küldetés (tízből kettő-kettő), és pontlapok váltópénznek. Az ügynökök és a küldetések hátlapja különböző, ezért mindenki látja, melyikből hány van a kezedben.
    .title = Mi van a dobozban
rule-2-1 = Az egyik rövid végen parancs áll, az átellenes végen két fél nyíl, mindkettő fekete vagy fehér. Ha a parancs a sor egyik tulajdonosa felé néz, a fél nyilak a másikra mutatnak. Egy ügynök két lapjának fél nyilai különböznek.
    .title = Osztagbeli ügynökök
rule-2-2 = Az egyik végen parancs áll, a másikon pontot érő adattoken. A független ügynököt egyszer, két játékos között játsszuk ki, azután nyugdíjba megy. Sosem fekszik osztagban.
    .title = Független ügynökök
rule-3-1 = Két játékosnál két osztag van, mindkettő mindkettejüké. Több játékosnál minden két szomszéd között egy osztag van, így mindenkinek kettő jut. Ügynököt csak a saját osztagaidba tehetsz.
    .title = Helyek és osztagok
rule-3-2 = A sor helyeit balról számozzuk, ahogy az osztag első tulajdonosa látja; a másik tulajdonos a túloldalról nézi. A halott ügynök is elfoglalja a helyét.
    .title = A sor helyei
rule-3-3 = Ha két szomszédos élő ügynök parancsa ugyanarra az oldalra néz, a fél nyilaik teljes nyíllá állnak össze. A nyíl azé, akire mutat, és 2 pontot ér, ha a két fél azonos színű, különben 1-et. A sor szélén, halott ügynök mellett vagy másfelé néző ügynök mellett a fél nyíl nem ér semmit.
    .title = Nyilak
rule-3-4 = Egy osztagban két játékosnál 7, többnél 5 ügynök fér el, az élők és a halottak együtt. Tele osztagba nem kerülhet több ügynök.
    .title = Méret
rule-4 = Mindenki kap 3 ügynököt, 1 küldetést és 5 pontot. Minden osztag üres. A kezdőjátékost sorsoljuk.
    .title = Előkészületek
rule-5-1 = Egy parancsot végre kell hajtani, amikor az ügynökét kijátsszák (az hajtja végre, aki felé néz), amikor az, aki felé néz, újraaktiválja, vagy amikor egy másik parancs erre utasít. A kijátszott ügynök parancsát végre kell hajtani, ha lehet; ha nem, az ügynök egyszerűen ott marad. Független ügynök, újraaktiválás vagy kölcsönvett parancs csak akkor megengedett, ha a parancs teljesen végrehajtható. A „másik osztagod” a végrehajtóé. Egy parancs sosem érinti azt a lapot, amelyiken áll.
    .title = Ki hajtja végre a parancsot
rule-5-2 = Megölés: az ügynök a helyén képpel lefelé fordul. Átfordítás: a parancsa a másik tulajdonos felé néz. Eltávolítás: élve vagy holtan a végrehajtó kezébe kerül, és a rés bezárul. Kicserélés: két ügynök, élő vagy halott, helyet cserél; aki a végrehajtó felé nézett, továbbra is felé néz. Felélesztés: a halott ügynök képpel felfelé fordul, az előre megnevezett tulajdonos felé.
    .title = Az öt művelet
rule-5-3 = Ha egy osztagban nem marad ügynök, az összes ottani küldetés visszakerül a tulajdonosa kezébe.
    .title = Üres osztag
rule-5-4 = Ha egy húzópakli elfogy, a hozzá tartozó nyugdíjas-paklit azonnal megkeverjük, és az lesz az új húzópakli.
    .title = Paklik
rule-5-5 = Akinél közvetlenül pontszerzés után legalább 40 pont van, azonnal győz.
    .title = Győzelem
rule-6-1 = Két akciód van, és végre kell hajtanod őket, amíg van lehetséges: osztagbeli ügynök kijátszása, független ügynök kijátszása, feléd néző parancs újraaktiválása, lapvásárlás vagy küldetés cseréje. Ha nincs ügynök a kezedben és nincs pontod, szükségből húzhatsz egy ügynököt, és ezzel az akcióid véget érnek. A zsoldos nem kerül akcióba. A küldetéseket az akciók között rendezheted, körönként legfeljebb 12-szer.
    .title = A kör
rule-6-2 = Az osztagbeli ügynök valamelyik sorod végére kerül, bármelyik tulajdonos felé nézve. A független ügynök közéd és bármelyik másik játékos közé kerül, parancsa az egyikőtök, pontjai a másikótok felé. A húzópakliból egy lap 1 (ügynök) vagy 3 (küldetés) pont, a nyugdíjas-pakli felső lapja 2 vagy 4. Az elcserélt küldetés nyugdíjba megy, azután húzol egyet.
    .title = Az akciók
rule-6-3 = A végrehajtó meghozza a döntést, amelyet a lap kér. Egy lap szövege egy kölcsönvett parancsokból álló láncban csak egyszer szerepelhet.
    .title = Végrehajtás
rule-6-4 = A független ügynök parancsát végrehajtjuk, azután kifizetjük a pontjait, azután nyugdíjba megy. A bónuszakció egy akció, mintha te lennél soron; végre kell hajtanod, ha tudod. Ha nem, elvész.
    .title = Független ügynökök és bónuszakciók
rule-6-5 = A saját körödben ingyen csatolhatsz küldetéseket az osztagaidhoz, áthelyezheted és visszaveheted őket. Ehhez az osztagban lennie kell egy ügynöknek, élve vagy holtan. Egy osztagnál két küldetésed lehet, és sosem két egyforma. A csatolt küldetések nyíltan fekszenek, és minden saját köröd végén fizetnek.
    .title = Küldetések
rule-6-6 = A köröd végén megkapod mindkét osztagodban a rád mutató nyilak pontjait és a csatolt küldetéseid jutalmát.
    .title = Pontozás
rule-7-1 = A „nem szomszédos” azt jelenti, hogy legalább egy lap van közte. A kölcsönvett parancsot a kölcsönvett laptól mérjük, és a kölcsönvevő hajtja végre. A kölcsönvevő lapot sosem éri.
    .title = Az osztagbeli ügynökök parancsai
rule-7-2 = Az hajtja végre, aki felé a parancs néz, a pontokat a másik kapja. A stratéga pontjait az kapja, akit meglopnak.
    .title = A független ügynökök parancsai
rule-8 = Minden csatolt küldetést egyszer nézünk meg, a tulajdonosa körének végén, és a helyén marad.
    .title = A küldetések jutalma
rule-9-1 = Akinél közvetlenül pontszerzés után 40 pont van, azonnal győz, bárki köre van is. Az elköltött pont elveszett.
    .title = A játék vége
rule-9-2 = Ha egy teljes fordulón át senki sem hajt végre akciót és senki sem szerez pontot, vagy fejenként 100 kör után a játék véget ér: az győz, akinek a legtöbb pontja van, egyenlőségnél közös a győzelem.
    .title = Patthelyzet
rule-9-3 = Egyenlő számú körnél a 40 pont elérése az aktuális fordulót teszi utolsóvá. Amikor mindenki sorra került, az győz, akinek a legtöbb pontja van, egyenlőségnél közös a győzelem.
    .title = Egyenlő számú kör
rule-12 = Mindenki látja a sorokat, a csatolt küldetéseket, a pontokat, a nyugdíjas-paklikat, és hogy melyik kézben hány lap van. A kezek és a húzópaklik rejtettek. A halott ügynök képpel lefelé fekszik: hogy ki volt, arra emlékezni kell.
    .title = Ki mit lát

## Pontosítások: pontok és lapok

rule-R1 = 40 pont azonnal győz, másvalaki körében is.
rule-R2 = A kézben tartott pont számít, nem az összes megszerzett.
rule-R5 = A Számbeli fölény ugyanolyan küldetés, mint a többi.
rule-R6 = A csali olyan ügynököt cserél ki, amelyik nem szomszédos vele.
rule-R7 = A „másik osztagod” a végrehajtóé, bárki tette is le a lapot.
rule-R8 = A kölcsönvett parancsot a kölcsönvett laptól mérjük; a „te” a kölcsönvevő.
rule-R9 = Egy lap egyszer szerepelhet egy kölcsönvett parancsokból álló láncban, és a láncnak végrehajtható paranccsal kell végződnie.
rule-R10 = A kölcsönvett parancs nem éri sem azt, amelyik kölcsönvette, sem azt a lapot, amelyiké a szöveg. Ami mást nem érhetne, az nem vehető kölcsön.
rule-R11 = Az a parancs, amelyik nem tenne semmit, nem aktiválható újra.
rule-R12 = Passzolni nem lehet. Csak akkor vesznek el az akciók, ha egyik sem lehetséges. A zsoldos és a szükségből húzás nem kötelező.
rule-R13 = A szükségből húzáshoz nem lehet ügynök a kezedben, és pontosan 0 pontodnak kell lennie; az osztagokban fekvő ügynökök nem számítanak.
rule-R14 = Az Erősítéshez azonos típusú parancs kell. Két felcser ilyen; két különböző szabadúszó nem.
rule-R15 = A halott ügynöknek nincs neve, iránya és színe. A Vérfürdőnél, az Ember a földön küldetésnél és a sor hosszánál számít.
rule-R16 = A nyugdíjas-paklit abban a pillanatban keverjük meg, amikor a húzópakli elfogy, nem a következő húzáskor.
rule-R17 = A toborzóhoz a két pakliban együtt két ügynök kell.
rule-R18 = A stratéga pontjait az áldozat kapja, akkor is, ha az adattokennél más ül.
rule-R19 = Kézből véletlenszerűen lopunk küldetést; a csatoltak közül szabadon választunk.
rule-R20 = A stratéga és a vallató bármelyik másik játékost választhatja.
rule-R21 = A zsoldost a saját körödben bármikor kijátszhatod, mindkét akció után is, és a saját bónuszakciódon belül.
rule-R22 = Nincsenek menedékházak, és nem 50 pont kell: az osztagok üresen indulnak, és 40 pont győz.
rule-R23 = A független ügynököt bármelyik másik játékossal ki lehet játszani, nem csak szomszéddal.
rule-R24 = A pont sosem fogy el.
rule-R25 = Az ügynök egy saját sor valamelyik végére kerül; csak a behatoló kerülhet két lap közé.

## Pontosítások: műveletek

rule-R26 = Két osztag közötti csere után az az ügynök, amelyik feléd nézett, feléd néz, amelyik a szomszédod felé, a másik szomszédod felé.
rule-R27 = Egy soron belüli csere után egyik irány sem változik.
rule-R28 = A felélesztett ügynök irányát a felfordítás előtt kell megnevezni.
rule-R29 = A halott ügynököket nem mutatjuk meg, bár mindenki látta őket meghalni.
rule-R30 = Az eltávolított lap azé, aki a parancsot végrehajtja.
rule-R31 = A csatolt küldetések nyíltak.
rule-R32 = A pontok nyíltak.
rule-R33 = Amikor az utolsó ügynök elhagyja az osztagot, mindkét tulajdonos küldetései visszatérnek. Egy halott ügynök is elég, hogy maradjanak.
rule-R38 = Osztagbeli ügynököt akkor is ki lehet játszani, ha a parancsa nem hajtható végre.
rule-R39 = Független ügynököt nem lehet olyan felé kijátszani, aki nem tudja végrehajtani.
rule-R40 = A parancsot akkor is végre kell hajtani, ha a végrehajtónak árt.
rule-R44 = Halott ügynököt el lehet távolítani és ki lehet cserélni, de megölni és átfordítani nem.
rule-R45 = Bármelyik feléd néző parancsot újraaktiválhatod, bárki tette is le a lapot.

## Pontosítások: küldetések

rule-R34 = Egy játékosnak egy osztagnál nem lehet két egyforma küldetése.
rule-R35 = Minden csatolt küldetés körönként egyszer fizet; a két osztagnál lévő két példány is fizet.
rule-R36 = A küldetés cseréje akció, és nem kerül pontba.
rule-R37 = A küldetések húzópaklija nélkül nem lehet cserélni.
rule-R42 = Az Egyezés akkor is fizet, ha mindketten semmit sem kapnak.
rule-R43 = Az üres osztag hossza 0.
rule-R46 = Az ellopott küldetés a kézbe kerül.
rule-R47 = 0 pontot kapni nem különleges.

## Pontosítások: a játék vége, bónuszakciók, emlékezet

rule-R41 = Ketten egyszerre nem érhetik el a 40-et; patthelyzet után az egyenlő pontok közös győzelmet jelentenek.
rule-R48 = Hogy a zsoldos másvalaki felé fordítható-e, azt a kezének megnézése nélkül döntjük el: elég bármilyen ügynök a kezében, elég pont egy lapra, egy cserélhető küldetés, egy újraaktiválható parancs vagy a szükségből húzás. Ha kiderül, hogy semmit sem tehet, a bónuszakció elvész, a pontokat pedig így is kifizetjük.
rule-R49 = Aki szükségből húz, annak a kör végéig nincs több akciója, zsoldossal sem. A felé néző parancsokat továbbra is végrehajtja.
rule-R50 = Az asztal nem ismétli meg, amit már láttatok; aki emlékszik, előnyben van.

## A botok

bot-easy-name = Gyakornok
bot-easy-style = Az asztalon fekvő első aktát játssza ki.
bot-normal-name = Árnyék
bot-normal-style = Azt teszi, ami pontot hoz, néha elkésve.
bot-hard-name = Irányító
bot-hard-style = Számon tartja, ki mennyit fog szerezni.
bot-expert-name = Igazgató
bot-expert-style = Látja az utolsó kört, mielőtt bejelentenék.

## Az első játszma, egy kör képei és a segítő

lesson-goal = Legyen nálad elsőként 40 pont. De a pont pénz is: a lapvásárlás elvisz belőle.
lesson-rows = Közted és a riválisod között két sor van, ezek az osztagok. Mindkettő mindkettőtöké, és mindketten tehettek oda ügynököket.
lesson-ends = Minden ügynöknek két vége van. A parancsot az hajtja végre, aki felé néz. A másik játékosra mutatnak a fél nyilak, és azok pontot érnek.
lesson-first-card = Tedd az aktivistát az A osztagba úgy, hogy a parancsa a riválisod felé nézzen. Övé a parancs, tieid a nyilak.
lesson-no-command = Még nem volt mit kicserélni, így a parancs nem tett semmit. Az ügynök ott marad, és a fél nyilai rád mutatnak.
lesson-arrow = Két egymás melletti fél nyíl egész nyilat ad: 2 pontot ér, ha a két fél azonos színű, különben 1-et. Tedd a mesterlövészt az aktivista mellé, szintén a riválisod felé.
lesson-end = Ez volt a két akciód. Fejezd be a kört: most fizet minden nyíl, amely rád mutat.
lesson-paid = Két pont! Ez a nyíl újra meg újra fizet, amíg áll.
lesson-mission = A küldetések is fizetnek. Ez 1 pontot ad, ha az osztagában kevesebb ügynök van, mint a másik osztagodban. Csatold a B osztaghoz. Ez nem kerül akcióba.
lesson-buy = Lapot vehetsz: egy ügynök 1 pont, egy küldetés 3. Vegyél egy ügynököt.
lesson-infiltrator = Egy behatoló! Az egyik szomszédja parancsát hajtja végre, bármerre nézzen is az.
lesson-borrow = Tedd az A osztag elejére, ezúttal feléd nézve. Így a mellette lévő mesterlövészt használod: ő megöl egy ügynököt a másik osztagban.
lesson-shot = A mesterlövész lelőtte a kommandóst. A halott ügynök a helyén marad, de se parancsa, se nyila nincs már.
lesson-end-again = Fejezd be a kört, és nézd meg, mennyit fizet a nyíl és a küldetés.
lesson-robbed = A riválisod kijátszott egy emberrablót maga felé, és elvitte az aktivistádat. Eltört a nyíl. Ezt nem hagyod annyiban.
lesson-reactivate = A feléd néző parancsot újra használhatod: ez külön akció. Aktiváld újra a behatolót.
lesson-shot-again = Az emberrabló nincs többé. Még egy akciód van.
lesson-forced = A parancsot végre kell hajtani, akkor is, ha fáj. Tedd a csábítót az A osztag végére, a riválisod felé: neki át kell fordítania egy ügynököt, amelyik nem szomszédos vele.
lesson-turned = Csak a behatolódat fordíthatta át. Most mindhárom a riválisod felé néz, és két nyíl mutat rád!
lesson-last = Fejezd be a kört, és számolj.
lesson-four = Három pont a nyilakért, egy a küldetésért.
lesson-well-done = Már mindent tudsz: a nyilak fizetnek, a parancsok zavarnak, a küldetések jutalmaznak, és mindennek ára van. Az győz, akinél elsőként van 40 pont. Játssz tovább, vagy kezdj egy játszmát segítséggel.

picture-play = Játssz ki egy ügynököt: a parancs az egyikőtöké, a fél nyilak a másikótokéi.
picture-arrow = Két egymás melletti fél nyíl egész nyíl. A tulajdonosa minden köre végén fizet.
picture-mission = A sorhoz csatolt küldetés is fizet, ha teljesül, amit kér.
picture-command = A parancsok ölnek, fordítanak, cserélnek és lopnak. Ami feléd néz, azt újra használhatod.

coach-act = Körönként két akciód van. Minden ügynöknél kérdezd meg: kié lesz a parancs, és kié a nyilak? A rossz parancsot add másnak.
coach-free = A független ügynököt egyszer játszod ki valaki és közted: az egyikőtöké a parancsa, a másikótoké a pontjai, azonnal.
coach-mission = A küldetés csatolása nem kerül akcióba, és minden körödben áthelyezheted. Nézd meg, hol fizet a legtöbbet.
coach-reactivate = Egy parancs feléd néz: újra használni egy akció, és nem kerül lapba.

board-taught-goal = Az győz, akinél elsőként van { $target } pont. Zárójelben: mennyit hoz most egy kör.
piece-faction_agent = Osztagbeli ügynökök
piece-free_agent = Független ügynökök
piece-mission = Küldetések
