### Kertvárosi kémek, magyarul.

## A doboz

game-title = Kertvárosi kémek
game-tagline = Kínálj két lapot, válasszon a szomszéd, és kapd el, mielőtt ő kap el téged.
game-about = Két kém lakik ugyanabban a csendes utcában, és körbe-körbe üldözik egymást. A körödben két ügynököt játszol ki, az egyiket képpel felfelé, a másikat képpel lefelé. Az ellenfeled elveszi az egyiket, a másik a tiéd, azután mindkét figura lép. Kapd el a riválisodat, vagy gyűjts össze három kódfejtőt, és óvakodj a harmadik fenegyerektől.

## Az asztal beállításai

setting-mode = Játékváltozat
setting-mode-simple = Normál: feketepiac nélkül
setting-mode-advanced = Haladó: feketepiaccal
setting-first = Ki kezd
setting-first-random = Sorsolással dől el
setting-first-green = A zöld kém
setting-first-blue = A kék kém
setting-pair = A kétfős csapat színe
setting-pair-green = Zöld
setting-pair-blue = Kék

## Az oldalak és a kínált két kártya: .nom folyó szövegben

side-green = Zöld
    .nom = zöld kém
side-blue = Kék
    .nom = kék kém
which-face_up = Képpel felfelé fordított kártya
which-face_down = Képpel lefelé fordított kártya

## Ügynökök: .nom folyó szövegben, .acc tárgyesetben

agent-double_agent = Kettős ügynök
    .nom = kettős ügynök
    .acc = kettős ügynököt
agent-double_agent-text = Az elsővel 1 mezőt lépsz hátra, a másodikkal 6 mezőt előre, minden továbbival 1 mezőt hátra.
agent-enforcer = Végrehajtó
    .nom = végrehajtó
    .acc = végrehajtót
agent-enforcer-text = Előrelépsz: az elsővel 1, a másodikkal 2, minden továbbival 3 mezőt.
agent-codebreaker = Kódfejtő
    .nom = kódfejtő
    .acc = kódfejtőt
agent-codebreaker-text = Nem mozdít el. Ha a kör végén legalább három toborzott kódfejtőd van, győzöl.
agent-saboteur = Szabotőr
    .nom = szabotőr
    .acc = szabotőrt
agent-saboteur-text = Hátralépsz: az elsővel és a másodikkal 1, minden továbbival 2 mezőt.
agent-daredevil = Fenegyerek
    .nom = fenegyerek
    .acc = fenegyereket
agent-daredevil-text = Előrelépsz: az elsővel 2, a másodikkal 3 mezőt, a továbbiakkal semennyit. Ha a kör végén legalább három toborzott fenegyereked van, veszítesz.
agent-sentinel = Őrszem
    .nom = őrszem
    .acc = őrszemet
agent-sentinel-text = Az elsővel nem lépsz, a másodikkal 2 mezőt, minden továbbival 6 mezőt lépsz előre.
agent-sidekick = Csatlós
    .nom = csatlós
    .acc = csatlóst
agent-sidekick-text = 4 mezőt lépsz előre. Egyetlen példány van belőle.
agent-mole = Besúgó
    .nom = besúgó
    .acc = besúgót
agent-mole-text = 3 mezőt lépsz hátra. Egyetlen példány van belőle.

## Feketepiac-kártyák, elöl a folyamatos képességűek: .nom folyó szövegben, .acc tárgyesetben

kind-ongoing = Folyamatos
kind-ongoing-text = Előtted marad, és a játék végéig hat.
kind-instant = Azonnali
kind-instant-text = Egyszer hat, azonnal, utána a dobópaklira kerül.

card-distraction_device = Figyelemelterelő szerkezet
    .nom = figyelemelterelő szerkezet
    .acc = figyelemelterelő szerkezetet
card-distraction_device-text = A toborzott szabotőreiddel hátra helyett előrelépsz: 1, 1, majd 2 mezőt.
card-watchtower = Megfigyelőtorony
    .nom = megfigyelőtorony
    .acc = megfigyelőtornyot
card-watchtower-text = A toborzott végrehajtóiddal 2 mezővel többet lépsz: 3, 4, majd 5 mezőt.
card-sinister_twin = Gonosz iker
    .nom = gonosz iker
    .acc = gonosz ikret
card-sinister_twin-text = A toborzott kettős ügynökeiddel kétszer annyit lépsz: 2 mezőt hátra, 12 mezőt előre, majd 2 mezőt hátra.
card-supercomputer = Szuperszámítógép
    .nom = szuperszámítógép
    .acc = szuperszámítógépet
card-supercomputer-text = Minden toborzott kódfejtőddel 3 mezőt lépsz előre.
card-leader_of_the_pack = Falkavezér
    .nom = falkavezér
    .acc = falkavezért
card-leader_of_the_pack-text = Ha a kör végén legalább három toborzott fenegyereked van, vereség helyett győzöl.
card-getaway_car = Menekülőautó
    .nom = menekülőautó
    .acc = menekülőautót
card-getaway_car-text = Ha a figurád lépése pontosan valamelyik otthonon ér véget, még 3 mezőt gurulsz előre.
card-masterplan = Mesterterv
    .nom = mesterterv
    .acc = mestertervet
card-masterplan-text = Ha a kör végén legalább 7 különböző nevű toborzott ügynököd van, győzöl.
card-security_system = Védelmi rendszer
    .nom = védelmi rendszer
    .acc = védelmi rendszert
card-security_system-text = Győzöl, ha a kör végén az ellenfél figurája a te otthonodon áll.
card-outpost = Helyőrség
    .nom = helyőrség
    .acc = helyőrséget
card-outpost-text = Toborozz egy őrszemet a kezedből.
card-smoke_screen = Füstfüggöny
    .nom = füstfüggöny
    .acc = füstfüggönyt
card-smoke_screen-text = Toborozd az ügynökpakli felső lapját, bármi legyen is az.
card-mind_control = Elmekontroll
    .nom = elmekontroll
    .acc = elmekontrollt
card-mind_control-text = Vedd a kezedbe az ellenfél egyik toborzott ügynökét. Senki sem lép.
card-double_trouble = Dupla baj
    .nom = dupla baj
    .acc = dupla bajt
card-double_trouble-text = Mutass meg két azonos nevű lapot a kezedből; az egyiket toborozd, a másik nálad marad.
card-surveillance_truck = Megfigyelőkocsi
    .nom = megfigyelőkocsi
    .acc = megfigyelőkocsit
card-surveillance_truck-text = Lépj előre 1 mezőt.
card-secret_recruit = Titkos újonc
    .nom = titkos újonc
    .acc = titkos újoncot
card-secret_recruit-text = Toborozz a kezedből egy olyan ügynököt, amilyen nevű még nincs a toborzott ügynökeid között.
card-spycation = Kémping
    .nom = kémping
    .acc = kémpinget
card-spycation-text = Vedd vissza a kezedbe egy toborzott ügynöködet. Ezt az ügynököt azonnal újra toborozhatod.

## A játéktábla

board-home = Otthon
board-market-space = Feketepiac-mező
board-space = { $space }. mező
board-deck = Ügynökpakli
board-hand = A kezed
board-hand-of = { $seat } lapjai
board-row = Toborzott ügynökök
board-offer = Kijátszott kártyák
board-face-up = Képpel felfelé
board-face-down = Képpel lefelé
board-market = Feketepiac
board-supply = Kínálat
board-market-deck = Feketepiac-pakli
board-discard = Dobópakli
board-ongoing = Folyamatos képességek
board-swaps-left = Hátralévő cserék: { $count }
board-swap = Lapcsere (még { $count })
board-swapped = Az általad eldobott lapok
board-known = Látták a kezébe kerülni
board-to-catch = Az elkapásig { $count } mező
# A szám mellett.
board-still-to-catch =
    { $count ->
       *[other] mező az elkapásig
    }
board-speaker = ebben a körben ő dönt a csapat nevében
board-next-move = A következővel: { SIGNED($paces) }
board-own-numbers = Ennek az asztalnak a számai: { $numbers }.
board-turn-of = { CAP(THE(NAME($side, case: "nom"))) } köre
board-win = győzelem
board-lose = vereség

## Miről dönt valaki: neki magának és a többieknek

prompt-offer = Játssz ki egy kártyát képpel felfelé és egy másikat képpel lefelé. Cserélni csak előtte lehet.
asks-offer = { $seat } kijátszik két kártyát.
prompt-early_swap = Cserélsz lapot, mielőtt a csapatod kártyát játszik ki?
asks-early_swap = { $seat } lapot cserélhet.
prompt-order = Melyikőtök kezdje a kijátszást, képpel felfelé?
asks-order = { $seat } eldönti, ki kezdi a kijátszást.
prompt-face_up = Játssz ki egy kártyát képpel felfelé. Cserélni csak előtte lehet.
asks-face_up = { $seat } kijátszik egy kártyát képpel felfelé.
prompt-face_down = Játssz ki egy más nevű kártyát képpel lefelé. Cserélni csak előtte lehet.
asks-face_down = { $seat } kijátszik egy kártyát képpel lefelé.
prompt-choose = Melyik kártyát veszed el? A másik az ellenfélé lesz.
asks-choose = { $seat } választ a két kártya közül.
prompt-take_card = Vegyél el egy kártyát a feketepiacról.
asks-take_card = { $seat } kártyát választ a feketepiacról.
prompt-mind_control = Elmekontroll: az ellenfél melyik ügynökét veszed a kezedbe?
asks-mind_control = { $seat } elvesz egy ügynököt az ellenféltől.
prompt-spycation = Kémping: melyik ügynöködet veszed vissza a kezedbe?
asks-spycation = { $seat } visszaveszi egy saját ügynökét.
prompt-recruit_again = Azonnal újra toborzod ezt az ügynököt?
asks-recruit_again = { $seat } újra toborozhatja ezt az ügynököt.
prompt-secret_recruit = Titkos újonc: melyik új ügynököt toborzod?
asks-secret_recruit = { $seat } új ügynököt toboroz kézből.
prompt-double_trouble = Dupla baj: melyik párt mutatod meg?
asks-double_trouble = { $seat } megmutat egy párt.
half-offer = { NAME($up) } képpel felfelé. És melyik kártya képpel lefelé?
half-swap = Melyik kártyát cseréled?
half-market_for = { NAME($card) }: kinek a kezébe?

## Lehetőségek, és hogy mit tesznek

option-offer = { NAME($up) } képpel felfelé, { NAME($down, case: "nom") } képpel lefelé
why-offer = Az ellenfél elveszi az egyik kártyát, a másikat te toborzod. Azután mindkét figura lép.
option-swap = Csere: { NAME($agent, case: "nom") }
why-swap = A lap képpel lefelé kikerül a játékból, és húzol helyette egyet. Ez egy cserédbe kerül.
option-done = Nem cserélek
why-done = Megtartod a lapjaidat. A saját kártyád kijátszása előtt még cserélhetsz.
option-first = { $seat } kezd
    .you-seat = Én kezdek
why-first = { $seat } kijátszik egy kártyát képpel felfelé, azután a csapattársa egyet képpel lefelé.
    .you-seat = Kijátszol egy kártyát képpel felfelé, azután a csapattársad egyet képpel lefelé.
option-up = { NAME($agent) } képpel felfelé
why-up = Ezt a kártyát mindenki látja. A csapattársad ezután egy más nevűt tesz mellé képpel lefelé.
option-down = { NAME($agent) } képpel lefelé
why-down = Ezt a kártyát rajtad kívül senki sem látja, amíg az ellenfél nem választott.
option-take =
    { $which ->
        [which-face_up] Elveszem a képpel felfelé fordított kártyát
       *[which-face_down] Elveszem a képpel lefelé fordított kártyát
    }
why-take =
    { $which ->
        [which-face_up] Azt a kártyát toborzod, amelyiket látod; az ellenfélé lesz a rejtett. Azután mindkét figura lép.
       *[which-face_down] A rejtett kártyát toborzod; az ellenfélé lesz az, amelyiket látod. Azután mindkét figura lép.
    }
option-market = Elveszem { THE(NAME($card, case: "acc")) }
why-market = { TEXT($card) }
option-market_for = { NAME($card) }, elveszi: { $seat }
    .you-seat = { NAME($card) }, én veszem el
why-market_for = { $seat } kapja: { TEXT($card) }
    .you-seat = Te kapod: { TEXT($card) }
option-mind_control = Elveszem { THE(NAME($agent, case: "acc")) }
why-mind_control = Az ügynök az ellenféltől a kezedbe kerül. Senki sem lép.
option-spycation = Visszaveszem { THE(NAME($agent, case: "acc")) }
why-spycation = Az ügynök visszakerül a kezedbe, lépés nélkül. Azután újra toborozhatod.
option-recruit = Újra toborzom { THE(NAME($agent, case: "acc")) }
why-recruit = Az ügynök ismét a toborzott ügynökeid közé kerül, újra megszámolod, és lépsz vele.
option-keep = Kézben tartom { THE(NAME($agent, case: "acc")) }
why-keep = Az ügynök a kezedben marad; nem lépsz.
option-secret_recruit = Toborzom { THE(NAME($agent, case: "acc")) }
why-secret_recruit = Az ügynök a kezedből a toborzott ügynökeid közé kerül, és lépsz vele.
option-double_trouble = Két lapot mutatok: { NAME($agent, case: "nom") }
why-double_trouble = A kettő közül az egyiket toborzod, és lépsz vele; a másik a kezedben marad, de mindenki látta.

## Miért nem lehet

barred-deck-empty = Kifogyott az ügynökpakli, ezért már nem lehet cserélni.
barred-no-swaps-left = Nincs több cseréd.
barred-same-name = A két kártyának különböző nevűnek kell lennie, amíg van más nevű lapod.
barred-partners-name = A csapattársad már kijátszott egy { NAME($agent, case: "acc") }: amíg van más nevű lapod, azt játszd ki.
barred-partners-card = A pakli utolsó lapja a társadé, akinek a lapja már ott fekszik.
barred-already-in-row = Ilyen nevű ügynököd már van; a titkos újonchoz új név kell.
barred-no-pair = Ebből csak egy lap van a kezedben.

## Ami történik

event-turn_began = { CAP(THE(NAME($side, case: "nom"))) } köre következik.
    .you-side = Te következel.
    .one-side = { $seat } következik.
event-swapped =
    { $left ->
        [0] { $seat } lapot cserél; több cseréje nem maradt.
       *[other] { $seat } lapot cserél; még { $left } cseréje maradt.
    }
    .you-seat =
        { $left ->
            [0] Lapot cserélsz; több cseréd nem maradt.
           *[other] Lapot cserélsz; még { $left } cseréd maradt.
        }
event-swapped_out = Eldobsz egy { NAME($agent, case: "acc") }.
event-plays_first = { $seat } kezdi a kijátszást, képpel felfelé.
    .you-seat = Te kezded a kijátszást, képpel felfelé.
event-laid_up = { $seat } kijátszik egy { NAME($agent, case: "acc") } képpel felfelé.
    .you-seat = Kijátszol egy { NAME($agent, case: "acc") } képpel felfelé.
event-laid_down = { $seat } kijátszik egy kártyát képpel lefelé.
    .you-seat = Kijátszol egy kártyát képpel lefelé.
event-laid_down_myself = A képpel lefelé kijátszott kártyád: { NAME($agent, case: "nom") }.
event-drew = { $seat } húz { $count } kártyát.
    .you-seat = Húzol { $count } kártyát.
event-drew_agent = Húzol egy { NAME($agent, case: "acc") }.
event-chose =
    { $which ->
        [which-face_up] { $seat } a képpel felfelé fordított kártyát veszi el: { NAME($agent, case: "nom") }.
       *[which-face_down] { $seat } a képpel lefelé fordított kártyát veszi el: { NAME($agent, case: "nom") }.
    }
    .you-seat =
        { $which ->
            [which-face_up] A képpel felfelé fordított kártyát veszed el: { NAME($agent, case: "nom") }.
           *[which-face_down] A képpel lefelé fordított kártyát veszed el: { NAME($agent, case: "nom") }.
        }
event-recruited = { CAP(THE(NAME($side, case: "nom"))) } toboroz egy { NAME($agent, case: "acc") } (most { $count } van belőle).
    .you-side = Toborzol egy { NAME($agent, case: "acc") } (most { $count } van belőle).
    .one-side = { $seat } toboroz egy { NAME($agent, case: "acc") } (most { $count } van belőle).
event-moved = { CAP(THE(NAME($side, case: "nom"))) } lépése: { SIGNED($paces) }.
    .you-side = A kémed lépése: { SIGNED($paces) }.
    .one-side = { $seat } kémjének lépése: { SIGNED($paces) }.
event-drove_off = Menekülőautó, { THE(NAME($side, case: "nom")) } továbbgurul: { SIGNED($paces) }.
    .you-side = Menekülőautó, a kémed továbbgurul: { SIGNED($paces) }.
    .one-side = Menekülőautó, { $seat } kémje továbbgurul: { SIGNED($paces) }.
event-market_reached = { CAP(THE(NAME($side, case: "nom"))) } feketepiac-mezőre érkezik.
    .you-side = A kémed feketepiac-mezőre érkezik.
    .one-side = { $seat } kémje feketepiac-mezőre érkezik.
event-market_empty = Üres a feketepiac: { THE(NAME($side, case: "nom")) } nem kap kártyát.
    .you-side = Üres a feketepiac: nem kapsz kártyát.
    .one-side = Üres a feketepiac: { $seat } nem kap kártyát.
event-took = { $seat } elveszi { THE(NAME($card, case: "acc")) } a feketepiacról.
    .you-seat = Elveszed { THE(NAME($card, case: "acc")) } a feketepiacról.
event-turned_up = Új kártya a kínálatban: { NAME($card) }.
event-no_effect = { CAP(THE(NAME($card, case: "nom"))) } hatás nélkül marad.
event-abducted = { $seat } a kezébe vesz egy { NAME($agent, case: "acc") } { THE(NAME($side, case: "nom")) } ügynökei közül.
    .you-seat = A kezedbe veszel egy { NAME($agent, case: "acc") } az ellenfél ügynökei közül.
    .you-side = { $seat } a kezébe vesz egy { NAME($agent, case: "acc") } az ügynökeid közül.
event-called_back = { $seat } visszavesz a kezébe egy { NAME($agent, case: "acc") }.
    .you-seat = Visszaveszel a kezedbe egy { NAME($agent, case: "acc") }.
event-showed_pair = { $seat } két azonos nevű lapot mutat: { NAME($agent, case: "nom") }.
    .you-seat = Két azonos nevű lapot mutatsz: { NAME($agent, case: "nom") }.
event-won = { CAP(THE(NAME($side, case: "nom"))) } győz!
    .you-side = Győzöl!
    .one-side = { $seat } győz!

## Hogyan ért véget

end-caught = Elkapták az ellenfél kémjét. Győztes: { $names }.
    .won = Elkaptad az ellenfél kémjét.
    .lost = A kémedet elkapta a győztes: { $names }.
end-codebreakers = Három kódfejtő megfejtette a titkot. Győztes: { $names }.
    .won = Három kódfejtőd megfejtette a titkot.
    .lost = Három kódfejtő megfejtette a titkodat. Győztes: { $names }.
end-daredevils = Eggyel több fenegyerek volt a kelleténél. Vesztes: { $rivals }.
    .won = Győzöl: eggyel több fenegyerek volt a kelleténél. Vesztes: { $rivals }.
    .lost = A harmadik fenegyereked eggyel több volt a kelleténél.
end-pack = A falkavezér összegyűjtött három fenegyereket. Győztes: { $names }.
    .won = A falkavezéred összegyűjtött három fenegyereket.
    .lost = A falkavezér összegyűjtött három fenegyereket. Győztes: { $names }.
end-plan = Teljes a mesterterv: hét különböző ügynök. Győztes: { $names }.
    .won = Teljes a mesterterved: hét különböző ügynök.
    .lost = Teljes a mesterterv: hét különböző ügynök. Győztes: { $names }.
end-alarm = A védelmi rendszer tetten érte a riválist. Győztes: { $names }.
    .won = A védelmi rendszered tetten érte a riválist az otthonodban.
    .lost = A védelmi rendszer tetten ért a másik otthonában. Győztes: { $names }.
end-out-of-cards = Elfogytak a kártyák. Közelebb állt az elkapáshoz: { $names }.
    .won = Elfogytak a kártyák, és te álltál közelebb az elkapáshoz.
    .lost = Elfogytak a kártyák. Közelebb állt az elkapáshoz: { $names }.

## A szabályok fejezetenként

rule-1 = Két oldal, a zöld és a kék, egy utcán körbe-körbe üldözi egymást. Két játékosnál egy játszik egy ellen, háromnál kettő egy ellen, négynél kettő kettő ellen. A normál játékváltozatban nincs feketepiac, a haladóban van. Egy játék 10–20 percig tart.
    .title = Áttekintés
rule-2 = A játéktábla, 38 ügynökkártya és két figura; a haladó játékváltozathoz még 15 feketepiac-kártya.
    .title = Mi van a dobozban
rule-2-1 = 14 mezőből álló körpálya, a mezők számozása az óramutató járását követi. A 0. mező a zöld, a 7. mező a kék otthon. Előre az óramutató járása szerint haladsz. A két figura állhat ugyanazon a mezőn, és el is haladhatnak egymás mellett. Induláskor mindkét figura 7 mezővel a másik mögött áll: aki 7 mezőt behoz, elkapta a másikat. A haladó játékváltozatban a négy sarok (2, 5, 9, 12) feketepiac-mező.
    .title = A játéktábla
rule-2-2 = Hat ügynökből hat-hat lap van, a csatlósból és a besúgóból egy-egy. Egy ügynökön legfeljebb három szám áll. Számold meg az azonos nevű toborzott ügynökeidet, az újjal együtt: az elsőnél az első szám, a másodiknál a második, a harmadiktól kezdve a harmadik számít.
    .title = Ügynökök
rule-2-3 = Tizenöt különböző kártya. A folyamatos képességű (∞) előtted marad, és a játék végéig hat. Az azonnali képességű (⚡) egyszer hat, amikor elveszed.
    .title = Feketepiac-kártyák
rule-3 = Mindkét figura az otthonáról indul. Minden játékos 4 ügynökkártyát kap; a többi az ügynökpakli. Aki egyedül alkot egy oldalt, az egész játékban 4 lapot cserélhet, egy csapat tagjai 2-2 lapot. A haladó játékváltozatban 3 feketepiac-kártya kerül képpel felfelé a kínálatba; a többi 12 a feketepiac-pakli. A kezdő oldalt sorsoljuk, vagy a házigazda állítja be.
    .title = Előkészületek
rule-4 = Az oldalak felváltva kerülnek sorra. Egy kör három lépés: kártyakijátszás, toborzás, kör vége. A játék csak a kör végén érhet véget. Ha valakinek 4-nél kevesebb lap van a kezében, 4-re húz az ügynökpakliból; kijátszáskor csak akkor, amikor már mindkét kártya az asztalon van. A kézben tartott lapok és a toborzott ügynökök száma nincs korlátozva. Ha kifogyott a pakli, senki sem húz, és a játék megy tovább.
    .title = Egy kör
rule-4-1 = Csere, két kártya kijátszása, húzás; az ellenfél választ; mindkét oldal toboroz, és mindkét figura lép; az aktív oldal sorra kerül a feketepiacon, azután a másik; végül a kör végének ellenőrzése.
    .title = Egy kör sorrendje
rule-4-2 = Játssz ki a kezedből két különböző nevű kártyát, egyet képpel felfelé, egyet képpel lefelé. Két azonos nevűt csak akkor szabad, ha minden lapod ilyen nevű. Előtte cserélhetsz: egy lapot képpel lefelé kiteszel a játékból, és húzol egyet. Egy körben többször is cserélhetsz, amíg van cseréd, és a pakli nem üres.
    .title = Kártyakijátszás egyedül
rule-4-3 = Előbb mindketten cserélhettek. Azután a csapat eldönti, ki kezdi a kijátszást: ő bármelyik lapját kijátszhatja képpel felfelé, a csapattársa pedig egy más nevűt képpel lefelé. Ha a másodiknak minden lapja olyan nevű, mint az első kártya, akkor egy ilyet játszik ki. A saját kártyája kijátszása előtt is cserélhet mindenki. Az első játékos a felfedésig nem tudja meg, mit játszott ki a társa.
    .title = Kártyakijátszás csapatban
rule-4-4 = Amikor mindkét kártya az asztalon van, a kijátszók 4 lapra húznak. Csapatban az húz előbb, aki képpel felfelé játszott ki kártyát.
    .title = Húzás
rule-4-5 = Az ellenfélnek el kell vennie az egyik kártyát, a képpel felfelé vagy a képpel lefelé fordítottat, és a toborzott ügynökei közé teszi. A másik az aktív oldalé. Ekkor már mindkettőt mindenki látja.
    .title = Választás
rule-4-6 = Mindkét oldal egyszerre lép az éppen toborzott kártyával. Pozitív szám előre, negatív hátra visz; nullánál, vagy ha nincs szám, a figura helyben marad. A már meglévő folyamatos képességeid módosítják a számot. Csak az a mező számít, ahol a lépés véget ér. A haladó játékváltozatban feketepiac-kártyát kapsz, ha a lépésed feketepiac-mezőn ér véget.
    .title = Toborzás és lépés
rule-4-7 = Vegyél el egy kártyát a kínálatból; a helyére azonnal új kerül. A folyamatos képesség mostantól hat. Az azonnalit érvényesíted, amennyire lehet, azután a dobópaklira kerül. Az így toborzott ügynök a szokásos módon számít, és lépsz vele; azután húzol, és ha a lépésed feketepiac-mezőn ért véget, újabb kártyát veszel el. Az aktív oldal mindezt befejezi, mielőtt a másik kártyát vesz el.
    .title = A feketepiac
rule-4-8 = A csapattársak együtt döntenek arról, ki kezdi a kijátszást, melyik kínált kártyát veszik el, és melyik feketepiac-kártyát melyikük kapja. Felváltva szólnak a csapat nevében: az adott kör szószólójáé az utolsó szó. Minden másról az dönt, akinek a lapjairól szó van. A lehetőségekről beszélhettek, de a kezetekben lévő lapokat nem mutathatjátok meg, nem nevezhetitek meg, és nem írhatjátok körül.
    .title = Döntés csapatban
rule-4-9 = A végső állás számít. Ha csak az egyik oldalnak jár a győzelem, az győz. Ha mindkettőnek, az aktív oldal győz. Ha egyiknek sem, de kifogyott a pakli, és a következő oldal nem tud kártyát kijátszani, akkor az győz, aki közelebb áll az elkapáshoz, egyenlőségnél az aktív oldal. Különben a másik oldal köre következik.
    .title = Kör vége
rule-5 = Győzöl, ha a figurád utolérte vagy megelőzte a másikat, vagy ha három toborzott kódfejtőd van. Három fenegyerekkel veszítesz. A falkavezérrel a három fenegyerek is győzelem; a mestertervvel hét különböző névvel győzöl; a védelmi rendszerrel akkor, ha az ellenfél az otthonodon áll. Akkor is győzöl, ha az ellenfél veszít. A csapattársak együtt győznek és veszítenek; döntetlen nincs.
    .title = Győzelem és vereség
rule-6 = Mindenki látja a táblát, a toborzott ügynököket, a feketepiacot, és hogy melyik kézben és pakliban hány lap van. A lapjaidat, amit húzol és amit eldobsz, csak te ismered, a csapattársad sem. A képpel lefelé kijátszott kártyát a választásig csak az ismeri, aki kijátszotta.
    .title = Ki mit lát
rule-7 = Kártya elvétele, a kínálat feltöltése, az azonnali képesség érvényesítése, lépés, húzás, a kártya a dobópaklira; csak ezután jöhet a következő feketepiac-kártya.
    .title = Sorrend a feketepiacon

## Pontosítások: a kör vége

rule-R1 = Csapatjátékban a kezdőjátékos egész oldala kezd.
rule-R4 = Az elkapásnál csak az számít, hol állnak végül a figurák: akkor is elkaptad az ellenfelet, ha ő lépett vissza mögéd.
rule-R5 = A három kódfejtő vagy fenegyerek legalább hármat jelent, és a kör végén számít, nem a toborzás pillanatában.
rule-R6 = A harmadik kódfejtő vagy fenegyerek nem vet véget azonnal a játéknak; a kört végig kell játszani.
rule-R7 = Ha az egyik oldal győz, a másik pedig veszít, az nem döntetlen: mindkettő ugyanarra a győztesre mutat. Döntetlen az, ha mindkettő győz, mindkettő veszít, vagy az egyikre mindkettő igaz.
rule-R8 = A két figura sosem kaphatja el egyszerre egymást.
rule-R9 = Ha messze, akár egy teljes pályahosszal előzöd meg a riválist, az is elkapás.

## Pontosítások: kijátszás, kéz, csere

rule-R10 = A kijátszott kártyák után még az ellenfél választása előtt húzol.
rule-R11 = Cserénél mindig egy lapot húzol, öt vagy több lappal a kezedben is.
rule-R12 = Amíg üres az ügynökpakli, senki sem cserélhet. A legutolsó lapért még lehet cserélni.
rule-R13 = Hogy minden lapod azonos nevű-e, az a kijátszáskor dől el, akárhány lap van a kezedben.
rule-R14 = Az eldobott lapok sosem térnek vissza. A sajátjaidat megnézheted.
rule-R15 = Az üres ügynökpakli még nem vet véget a játéknak; addig tart, amíg a következő oldal tud kártyát kijátszani.
rule-R16 = Csak annak az oldalnak kell lap, amelyik következik. Az aktív oldal üres kézzel is befejezheti a körét.

## Pontosítások: lépés és feketepiac

rule-R17 = A megfigyelőtorony és a szuperszámítógép többlete ugyanahhoz a lépéshez tartozik; az útba eső feketepiac-mezőért nem jár semmi. A menekülőautó egy második lépés.
rule-R18 = Otthonra vagy feketepiac-mezőre csak olyan lépéssel érkezel, amely ott ér véget. Ha helyben maradsz rajta, nem jár érte semmi.
rule-R19 = A menekülőautó mindkét otthonról elindul, bármelyik irányból és bármi miatt érkeztél. Kétszer egymás után sosem indul.
rule-R20 = Ha elfogyott a feketepiac-pakli, nem keverjük újra, és a kínálat fogyni kezd. Üres kínálatból nem kapsz semmit.
rule-R21 = Feketepiac-kártyát kötelező elvenni, és az azonnali képességet érvényesíteni kell, amennyire lehet. Ha nem lehet, nincs hatása, és a dobópaklira kerül. Csak a kémping második fele szabad választás.
rule-R22 = A folyamatos képesség nem változtat annak az ügynöknek a lépésén, amelyik a piacra vitt.
rule-R23 = A mesterterv, a védelmi rendszer és a falkavezér már annak a körnek a végén számít, amelyikben elvetted.
rule-R24 = Mindkét figura lép, mielőtt bárki feketepiac-kártyát venne el, és az aktív oldal végez a kártyáival, mielőtt a másik elvenné a magáét.
rule-R25 = A feketepiac-kártyád biztos: akkor is jár, ha közben elveszik az ügynököt, amelyik odavitt.
rule-R26 = Ha egy azonnali képesség miatt kevesebb lapod lett, a lépés után és a következő feketepiac-kártya előtt húzol.
rule-R27 = Az elmekontroll és a kémping bármelyik toborzott ügynököt elviheti, az ebben a körben toborzottat is. A kör vége azt nézi, ami megmaradt.
rule-R28 = A kémping után csak azt az ügynököt toborozhatod, amelyiket visszavetted. Újra megszámolod, a sor mostani állása szerint.
rule-R29 = Csapatban az ügynök annak a kezébe kerül, aki a kártyát elvette.

## Pontosítások: csapatjáték

rule-R30 = A csapat szószólója minden saját körben más, és ő dönt, ha a csapattársak nem értenek egyet.
rule-R31 = A csapat kijátszása után az húz előbb, aki képpel felfelé játszott ki kártyát.
rule-R32 = Ha a csapat kijátszásának kezdetén egyetlen lap van a pakliban, az azé, aki képpel felfelé játszik ki kártyát: amint az ott fekszik, a társ már nem cserélhet érte. Korábbi csere még elviheti.
rule-R33 = Egyedül játszva 2-nél kevesebb lappal nem lehet kártyát kijátszani; egy csapat akkor nem tud, ha valamelyik tagjának nincs lapja.
rule-R34 = A saját kártyája kijátszása előtt mindkét csapattárs bármikor cserélhet, akár játszott már ki kártyát a társa, akár nem.
rule-R35 = Aki egyedül játszik egy pár ellen, úgy játszik, mint két játékosnál, 4 cserével; a párnak 2-2 cseréje van.
rule-R36 = Az áll közelebb, akinek előrefelé kevesebb mező hiányzik az elkapásig.
rule-R37 = A csapat első játékosa bármelyik lapját kijátszhatja, olyat is, amelynek a nevét a társa nem tudja elkerülni.
rule-R38 = A toborzott ügynökök, a folyamatos képességek és a figura az egész oldalé. A titkos újonc az oldal ügynökeit és az elvevő lapjait nézi.
rule-R47 = A csapattársak kezében eltérő számú lap lehet, és semmi sem egyenlíti ki. Üres paklinál egyetlen lap nélküli csapattag is elég ahhoz, hogy véget érjen a játék, ha az ő csapatuk következik.

## Pontosítások: egyes kártyák és egyetlen lehetőség

rule-R39 = A falkavezér a fenegyerekeket nézi, nem a szabotőröket.
rule-R40 = 15 feketepiac-kártya van; a némely listán szereplő tizenhatodikkal nem játszunk.
rule-R43 = A csatlósból és a besúgóból egy van. Ha valamelyik visszatér, és újra toborzod, ismét az elsőnek számít: +4 vagy −3.
rule-R44 = Ahol nincs mit választani (helyőrség, füstfüggöny, megfigyelőkocsi), az magától megtörténik. Ami a rejtett lapokon múlik, azt mindig megkérdezzük.
rule-R46 = Akkor is megkérdezünk, ha egyetlen lehetőséged van, hogy a szünetből senki se tudja meg, mi van a kezedben.

## Az első játszma, egy kör képei és a segítő

lesson-goal = Két kém üldözi egymást körbe ebben az utcában, az óramutató járásával egyező irányban. Ha hét mezőt behozol, elkaptad a riválisodat, és győztél. Te a zöld vagy.
lesson-turn = A körödben két ügynököt játszol ki a kezedből: egyet képpel felfelé, egyet képpel lefelé. A riválisod elveszi az egyiket, a másik a tiéd. Azután mindkét kém lép.
lesson-numbers = A kártya három száma azt mutatja, mennyit lép vele, aki megkapja: az első, a második és a harmadik ilyen nevű lapnál. A besúgó három lépést jelent hátra.
lesson-trap = Állíts egy kis csapdát: a látható szabotőr rossz lapnak tűnik, ezért a riválisod talán a rejtett lapot választja. Legyen az a besúgó. Válaszd előbb a szabotőrt, aztán a besúgót.
lesson-took-mole = Elvitte a besúgót, és három mezőt lépett hátra. Neked a szabotőr jutott, egy lépés hátra. Mindketten hátráltatok, de te két mezőt nyertél.
lesson-left-mole = A szabotőrt vitte el, így tiéd a besúgó, és három mezőt léptél hátra. Ez benne van: minden ajánlat kockázat.
lesson-choose = Most a riválisod kínál, és te választasz. Az egyik lapot látod, a másikat ki kell találnod. Amit otthagysz, az az övé lesz.
lesson-codebreakers = A kódfejtővel senki sem lép, de aki hármat gyűjt belőle, megnyeri a játékot. Egy még nem veszélyes. Most vedd el a rejtett lapot.
lesson-first-sentinel = Egy őrszem volt. Az elsővel nem lépsz, de már ott van a sorodban, és a második 2, a harmadik 6 mezőt ér.
lesson-rows = Ezek a toborzott ügynökök sorai. Számolj, mielőtt kínálsz: a következő ugyanilyen nevű lapnál a következő szám érvényes; ez van vastagon a kártyán.
lesson-both-good = Kínálj két olyan lapot, amelyet te is szívesen vennél: az őrszemet és a fenegyereket, amelyből az első 2 lépés. Bármelyiket viszi el, a másik neked segít.
lesson-ran = Az első fenegyerekeddel két mezőt léptél előre. Nézd, milyen közel vagy!
lesson-daredevils = A második fenegyerekkel 3 mezőt lépsz. De ha három van a sorodban, elveszíted a játékot! Kettő még nem baj.
lesson-decide = Te egy lapot ismersz, ő mindkettőt. Vajon mit szeretne, melyiket vidd? A fenegyerekkel karnyújtásnyira kerülsz.
lesson-close = Már csak néhány mező hiányzik. Az utcán a kis szám mutatja, mennyi.
lesson-swap = Nem tetszenek a lapjaid? Egy játékban négyszer cserélhetsz, mielőtt kínálsz. Válaszd a lapcserét, és válj meg egy végrehajtótól.
lesson-swapped = A régi lap kikerült a játékból, és húztál egy újat. Még három cseréd van.
lesson-last = Egy őrszem! A második 2 mezőt ér. Tedd le képpel lefelé egy kódfejtő mellé, és reméld, hogy a riválisod azt viszi, amit lát.
lesson-alone = Innen már mindent tudsz, ami kell. Fejezd be az üldözést!
lesson-won = Sikerült! Ez volt az első játszmád.
lesson-lost = Ezúttal a riválisod volt gyorsabb. Rövid játék: próbáld meg újra.
lesson-endings = A játék mindig egy kör végén ér véget: elkapással, három kódfejtővel (győzöl) vagy három fenegyerekkel (veszítesz). A feketepiac tizenöt további lapja a haladó változatban vár.

picture-offer = Két ügynököt játszol ki: egyet képpel felfelé, egyet képpel lefelé.
picture-choose = A másik oldal elveszi az egyiket. Ami marad, az a tiéd.
picture-move = Mindkét lap a sorokba kerül, és mindkét kém annyit lép, amennyi a lapján áll.

coach-offer = Mielőtt kínálsz, kérdezd meg kétszer: mit ér ez a lap nekik, és mit ér nekem? A vastag szám következik.
coach-choose = Amit otthagysz, az a másik oldalé. Nézd meg a sorukat: nekik mennyit érne ez a lap?
coach-swap = Az ajánlat előtt lapot cserélhetsz, az egész játékban négyszer. A besúgónál gyakran megéri, hacsak rá nem tudod sózni a másikra.
coach-market = Egy feketepiac-kártya! A ∞ a játék végéig hat, a ⚡ azonnal, egyszer. A folyamatos lapok korán érnek a legtöbbet.
coach-team = Társsal játszol: egyikőtök képpel felfelé, a másikótok képpel lefelé játszik ki egy lapot, más névvel.

board-taught-goal = Kapd el a másik kémet, vagy gyűjts három kódfejtőt. Harmadik fenegyerek soha.
piece-agent = Ügynökök
piece-black_market = Feketepiac

## A botok

bot-easy-name = Új szomszéd
bot-easy-style = Most költözött ide, és azt viszi, ami tetszik neki.
bot-normal-name = Pletykafészek
bot-normal-style = Mindenkit ismer az utcában, és józanul játszik.
bot-hard-name = Kapcsolattartó
bot-hard-style = Azon tűnődik, mit raknál le képpel lefelé, és miért.
bot-expert-name = Kémfőnök
bot-expert-style = Gondolatban bejárta az egész utcát, mielőtt kopognál.
