### Rogue Agent, magyarul.

## A doboz

game-title = Rogue Agent
game-tagline = Tartsd életben az eső és a neon városát: bombáról bombára, golyóról golyóra, alkuról alkura.
game-about = Bűnözők járják a várost, bérgyilkosok vadásznak, bombák ketyegnek. Járőrözöl, nyomozol, támadsz, letartóztatsz, átfésülsz és vásárolsz, informátorokat helyezel el, és drótról drótra hatástalanítod a bombákat. Ha mindenki lépett, a város visszavág. Kinek lesz végül a legtöbb befolyása? Android módban talán nem mindenki ember az asztalnál.

## Az asztal beállításai

setting-mode = Mód
setting-mode-agent = Ügynök mód: 6 forduló, mindenki mindenki ellen
setting-mode-android = Android mód: 8 forduló, rejtett azonosságokkal
setting-mode-shadow_watch = Árnyékőrség: amíg elég bűnözőt be nem szolgáltatnak vagy el nem veszítenek
setting-leader = Ki az első műveletirányító
setting-leader-random = Sorsolás dönt
setting-leader-first = Játékos 1
setting-watch = Az Árnyékőrség hossza
setting-watch-short = Rövid: 3 beszolgáltatott bűnöző
setting-watch-long = Hosszú: 4 beszolgáltatott bűnöző
setting-easier = Könnyebb Árnyékőrség
setting-easier-false = Minden szindikátus
setting-easier-true = A legnehezebb szindikátus nélkül

## Helyszínek: .at hol, .to hová

tile-headquarters = Főhadiszállás
    .at = főhadiszálláson
    .to = főhadiszállásra
tile-headquarters-text = Innen indul mindenki, és itt kell beszolgáltatni a bűnözőket. Átfésülés két pár kockával, páronként egy színnel. Hat bizonyítékért 1 befolyás. Ügynököknek biztonságos.
tile-hospital = Kórház
    .at = kórházban
    .to = kórházba
tile-hospital-text = Akit kiütnek, itt tér magához. Átfésülés 2 fekete kockával. 1 kreditért egy ügynökfejlesztés. Ügynököknek biztonságos.
tile-ammo_depot = Lőszerraktár
    .at = lőszerraktárban
    .to = lőszerraktárba
tile-ammo_depot-text = Átfésülés 2 piros és 1 fekete kockával. 1 kreditért 2 lőszer.
tile-fuel_station = Töltőállomás
    .at = töltőállomáson
    .to = töltőállomásra
tile-fuel_station-text = Átfésülés 2 zöld és 1 tetszőleges színű kockával. 1 kreditért 2 üzemanyag.
tile-data_archive = Adatarchívum
    .at = adatarchívumban
    .to = adatarchívumba
tile-data_archive-text = Átfésülés 2 fekete és 2 más színű kockával. 1 kreditért 2 bizonyíték.
tile-gun_shop = Fegyverbolt
    .at = fegyverboltban
    .to = fegyverboltba
tile-gun_shop-text = Átfésülés 2 piros és 1 tetszőleges színű kockával. 1 kreditért egy fegyverfejlesztés. Androidoknak biztonságos.
tile-garage = Szerelőműhely
    .at = szerelőműhelyben
    .to = szerelőműhelybe
tile-garage-text = Átfésülés 2 zöld és 1 fekete kockával. 1 kreditért egy járőrautó-fejlesztés. Androidoknak biztonságos.
tile-precinct_1 = 1. kerület
    .at = 1. kerületben
    .to = 1. kerületbe
tile-precinct_1-text = Kikötői negyed. 2 gengszter támad arra, aki belép, ha nincs ott a rendőrség.
tile-precinct_2 = 2. kerület
    .at = 2. kerületben
    .to = 2. kerületbe
tile-precinct_2-text = Neon sugárút. 2 gengszter támad arra, aki belép, ha nincs ott a rendőrség.
tile-precinct_3 = 3. kerület
    .at = 3. kerületben
    .to = 3. kerületbe
tile-precinct_3-text = Régi csatornák. 1 gengszter támad arra, aki belép, ha nincs ott a rendőrség.
tile-precinct_4 = 4. kerület
    .at = 4. kerületben
    .to = 4. kerületbe
tile-precinct_4-text = Öntöde sor. 1 gengszter támad arra, aki belép, ha nincs ott a rendőrség.
tile-precinct_5 = 5. kerület
    .at = 5. kerületben
    .to = 5. kerületbe
tile-precinct_5-text = A Mocsár. 3 gengszter támad arra, aki belép, ha nincs ott a rendőrség.
tile-precinct_6 = 6. kerület
    .at = 6. kerületben
    .to = 6. kerületbe
tile-precinct_6-text = Magasvasút. 1 gengszter támad arra, aki belép, ha nincs ott a rendőrség.

## Eseménykorongok: .nom folyó szövegben, .acc tárgyesetben

disc-criminal_1 = 1. bűnöző
    .nom = 1. bűnöző
    .acc = 1. bűnözőt
disc-criminal_1-text = Amíg féktelen, minden Város fázisban egy helyszínt halad az eseményútvonalon. Legyőzve letartóztatható.
disc-criminal_2 = 2. bűnöző
    .nom = 2. bűnöző
    .acc = 2. bűnözőt
disc-criminal_2-text = Amíg féktelen, minden Város fázisban egy helyszínt halad az eseményútvonalon. Legyőzve letartóztatható.
disc-criminal_3 = 3. bűnöző
    .nom = 3. bűnöző
    .acc = 3. bűnözőt
disc-criminal_3-text = Amíg féktelen, minden Város fázisban egy helyszínt halad az eseményútvonalon. Legyőzve letartóztatható.
disc-criminal_4 = 4. bűnöző
    .nom = 4. bűnöző
    .acc = 4. bűnözőt
disc-criminal_4-text = Amíg féktelen, minden Város fázisban egy helyszínt halad az eseményútvonalon. Legyőzve letartóztatható.
disc-criminal_5 = 5. bűnöző
    .nom = 5. bűnöző
    .acc = 5. bűnözőt
disc-criminal_5-text = Amíg féktelen, minden Város fázisban egy helyszínt halad az eseményútvonalon. Legyőzve letartóztatható.
disc-criminal_6 = 6. bűnöző
    .nom = 6. bűnöző
    .acc = 6. bűnözőt
disc-criminal_6-text = Amíg féktelen, minden Város fázisban egy helyszínt halad az eseményútvonalon. Legyőzve letartóztatható.
disc-bomb = Bomba
    .nom = bomba
    .acc = bombát
disc-bomb-text = Az időzítője minden Város fázisban 1-gyel csökken. 0-nál felrobban: ott 4, mellette 2 állóképesség.
disc-assassin = Bérgyilkos
    .nom = bérgyilkos
    .acc = bérgyilkost
disc-assassin-text = Ügynökökre és informátorokra vadászik az eseményútvonalon. Két találat eltávolítja.

## Kockák, jeleik és oldalaik

colour-red = piros
colour-green = zöld
colour-black = fekete
symbol-explosion = robbanás
symbol-explosion-text = Támadásban egy találat. Átfésülésnél 1 állóképességbe kerül, ha semmi sem védi ki. A bombalapon csak robbanás alá kerülhet.
symbol-boost = fokozás
symbol-boost-text = Támadásban megdupláz egy robbanást. Átfésülésnél megdupláz egy kockát, vagy kiolt egy robbanást. A bombalapon ez az X: három egy vonalban hatástalanít.
face-explosion = robbanás
face-boost = fokozás
face-fuel = üzemanyag
face-ammo = lőszer
face-evidence = bizonyíték
face-car = autó
face-weapon = fegyver
face-agent = ügynök
face-heal = gyógyulás
face-credit = kredit
face-fuel-2 = 2 üzemanyag
face-ammo-2 = 2 lőszer
face-evidence-2 = 2 bizonyíték
face-car-2 = 2 autó
face-weapon-2 = 2 fegyver
face-agent-2 = 2 ügynök
face-heal-2 = 2 gyógyulás
face-credit-2 = 2 kredit
face-fuel-boosted = üzemanyag, duplázva
face-ammo-boosted = lőszer, duplázva
face-evidence-boosted = bizonyíték, duplázva
face-car-boosted = autó, duplázva
face-weapon-boosted = fegyver, duplázva
face-agent-boosted = ügynök, duplázva
face-heal-boosted = gyógyulás, duplázva
face-credit-boosted = kredit, duplázva
face-fuel-2-boosted = 2 üzemanyag, duplázva
face-ammo-2-boosted = 2 lőszer, duplázva
face-evidence-2-boosted = 2 bizonyíték, duplázva
face-car-2-boosted = 2 autó, duplázva
face-weapon-2-boosted = 2 fegyver, duplázva
face-agent-2-boosted = 2 ügynök, duplázva
face-heal-2-boosted = 2 gyógyulás, duplázva
face-credit-2-boosted = 2 kredit, duplázva
die-red-explosion = piros robbanás
die-red-boost = piros fokozás
die-red-fuel = piros üzemanyag
die-red-ammo = piros lőszer
die-red-evidence = piros bizonyíték
die-red-car = piros autó
die-red-weapon = piros fegyver
die-red-agent = piros ügynök
die-red-heal = piros gyógyulás
die-red-credit = piros kredit
die-red-fuel-2 = piros dupla üzemanyag
die-red-ammo-2 = piros dupla lőszer
die-red-evidence-2 = piros dupla bizonyíték
die-red-car-2 = piros dupla autó
die-red-weapon-2 = piros dupla fegyver
die-red-agent-2 = piros dupla ügynök
die-red-heal-2 = piros dupla gyógyulás
die-red-credit-2 = piros dupla kredit
die-red = piros kocka
die-green-explosion = zöld robbanás
die-green-boost = zöld fokozás
die-green-fuel = zöld üzemanyag
die-green-ammo = zöld lőszer
die-green-evidence = zöld bizonyíték
die-green-car = zöld autó
die-green-weapon = zöld fegyver
die-green-agent = zöld ügynök
die-green-heal = zöld gyógyulás
die-green-credit = zöld kredit
die-green-fuel-2 = zöld dupla üzemanyag
die-green-ammo-2 = zöld dupla lőszer
die-green-evidence-2 = zöld dupla bizonyíték
die-green-car-2 = zöld dupla autó
die-green-weapon-2 = zöld dupla fegyver
die-green-agent-2 = zöld dupla ügynök
die-green-heal-2 = zöld dupla gyógyulás
die-green-credit-2 = zöld dupla kredit
die-green = zöld kocka
die-black-explosion = fekete robbanás
die-black-boost = fekete fokozás
die-black-fuel = fekete üzemanyag
die-black-ammo = fekete lőszer
die-black-evidence = fekete bizonyíték
die-black-car = fekete autó
die-black-weapon = fekete fegyver
die-black-agent = fekete ügynök
die-black-heal = fekete gyógyulás
die-black-credit = fekete kredit
die-black-fuel-2 = fekete dupla üzemanyag
die-black-ammo-2 = fekete dupla lőszer
die-black-evidence-2 = fekete dupla bizonyíték
die-black-car-2 = fekete dupla autó
die-black-weapon-2 = fekete dupla fegyver
die-black-agent-2 = fekete dupla ügynök
die-black-heal-2 = fekete dupla gyógyulás
die-black-credit-2 = fekete dupla kredit
die-black = fekete kocka
column-A = A
column-B = B
column-C = C
column-D = D
column-E = E
column-F = F
column-G = G

## Táblák: sávok, áruk, fejlesztések, informátorhelyek

track-fuel = üzemanyag
track-fuel-text = A kör minden további járőrözéséhez, elkobzáshoz és védekezéshez. 0-tól 8-ig.
track-ammo = lőszer
track-ammo-text = Gengsztert és robbanást hárít, támadásban fekete kockát ad. 0-tól 8-ig.
track-evidence = bizonyíték
track-evidence-text = Kettő egy nyomozáshoz, négy egy átvilágításhoz, hat 1 befolyáshoz a főhadiszálláson. 0-tól 8-ig.
track-car = járőrautó
track-car-text = Pajzs 2-nél, motor 4-nél, 1 befolyás 6-nál.
track-weapon = fegyver
track-weapon-text = Pisztoly 2-nél, 4-nél és 6-nál, és 1 befolyás 6-nál.
track-agent = ügynök
track-agent-text = Felderítő képesség 2-nél, páncél 4-nél, 1 befolyás 6-nál.
track-stamina = állóképesség
track-stamina-text = 8-ról indul. 0-nál kiütnek, és a kórházban térsz magadhoz 5-tel.
item-fuel = üzemanyag
item-ammo = lőszer
item-evidence = bizonyíték
item-car = járőrautó-fejlesztés
item-weapon = fegyverfejlesztés
item-agent = ügynökfejlesztés
item-stamina = állóképesség
item-influence = befolyás
upgrade-shield = Pajzs
upgrade-shield-text = Eggyel kevesebb gengszter, valahányszor kerületbe lépsz.
upgrade-engine = Motor
upgrade-engine-text = Minden járőrözés egy helyszínnel messzebbre érhet.
upgrade-pistol_1 = Pisztoly
upgrade-pistol_1-text = Egy zöld kocka minden támadásban.
upgrade-pistol_2 = Második pisztoly
upgrade-pistol_2-text = Még egy zöld kocka minden támadásban.
upgrade-pistol_3 = Harmadik pisztoly
upgrade-pistol_3-text = A harmadik zöld kocka minden támadásban.
upgrade-scouting = Felderítő képesség
upgrade-scouting-text = Átfésülésnél másodszor is újradobhatsz.
upgrade-armor = Páncél
upgrade-armor-text = Minden átfésülésben kivéd egy robbanást.
space-top = felső
space-bottom = alsó

## Azonosságok

token-human = Ember
token-human-text = Nincs mit rejtegetni.
token-android = Android
token-android-text = A második, amelyet felfedsz, leleplez.

## Szindikátusok

syndicate-red = Vörös Kanóc
syndicate-red-text = Piros, hét bűnöző.
syndicate-blue = Kobalt Áramkör
syndicate-blue-text = Kék, hét bűnöző.
syndicate-green = Jáde Viperák
syndicate-green-text = Zöld, hét bűnöző.
syndicate-yellow = Aranygyűrű
syndicate-yellow-text = Sárga, hét bűnöző.
syndicate-purple = Bársonyálarcok
syndicate-purple-text = Lila, hét bűnöző.
syndicate-orange = Rozsdakutyák
syndicate-orange-text = Narancs, hét bűnöző.
syndicate-white = Magányos farkasok
syndicate-white-text = Vad: a végén a legnagyobb csoportodhoz csatlakozik.

## Amit a bűnözők tesznek

effect-lose_stamina = állóképesség-veszteség
effect-lose_stamina-text = Állóképességet veszítesz, és semmi sem védi ki.
effect-lose_ammo = lőszerveszteség
effect-lose_ammo-text = Lőszert veszítesz, amennyid van.
effect-lose_fuel = üzemanyag-veszteség
effect-lose_fuel-text = Üzemanyagot veszítesz, amennyid van.
effect-lose_evidence = bizonyítékveszteség
effect-lose_evidence-text = Bizonyítékot veszítesz, amennyid van.
effect-lose_credits = kreditveszteség
effect-lose_credits-text = Kreditet fizetsz a készletbe, amennyid van.
effect-lose_influence = befolyásveszteség
effect-lose_influence-text = Befolyást veszítesz, de nem 0 alá.
effect-tick_all = minden időzítő csökken
effect-tick_all-text = A város minden időzítője csökken; 0-nál robbanás.
effect-ambush = rajtaütés
effect-ambush-text = Az Adat Folyamból egy bérgyilkos jelenik meg itt, ha van.
effect-burn_informant = lebukik egy informátor
effect-burn_informant-text = Egy itteni informátorod kikerül a játékból.
effect-release_one = szökés az őrizetből
effect-release_one-text = Egy általad választott bűnöző megszökik az őrizetedből.
effect-slip_away = a bűnöző kereket old
effect-slip_away-text = Továbbáll az útvonalon, és a támadás véget ér.
effect-flee = a bűnöző elmenekül
effect-flee-text = Továbbáll az útvonalon.
effect-tougher = nagyobb életerő
effect-tougher-text = Ebben a támadásban nagyobb az életereje.
effect-fewer_red = kevesebb piros kocka
effect-fewer_red-text = Ebben a támadásban kevesebb piros kockával dobsz.
effect-reveal_identity = egy azonosság felfedése
effect-reveal_identity-text = Android módban felfedsz egy azonosságjelzőt.
effect-gain_ammo = lőszer
effect-gain_ammo-text = Lőszert kapsz.
effect-gain_fuel = üzemanyag
effect-gain_fuel-text = Üzemanyagot kapsz.
effect-gain_evidence = bizonyíték
effect-gain_evidence-text = Bizonyítékot kapsz.
effect-gain_credits = kredit
effect-gain_credits-text = Kreditet kapsz a készletből.
effect-heal = gyógyulás
effect-heal-text = Állóképességet kapsz.
effect-weaker = kisebb életerő
effect-weaker-text = Ebben a támadásban kisebb az életereje, legalább 1.
effect-bonus_black = ingyenes fekete kocka
effect-bonus_black-text = Ebben a támadásban ingyenes fekete kockát kapsz, összesen legfeljebb hármat.
effect-no_retaliation = nincs megtorlás
effect-no_retaliation-text = Ha ez a támadás kudarcot vall, nincs megtorlás.
effect-clock_slow = lassabb járőrözés
effect-clock_slow-text = Óra: a járőrözésed egy helyszínnel rövidebb.
effect-clock_no_ammo_dice = nincs lőszer fekete kockára
effect-clock_no_ammo_dice-text = Óra: nem költhetsz lőszert fekete kockára.
effect-clock_no_cover = nincs fedezék az informátoroktól
effect-clock_no_cover-text = Óra: az informátoraid nem védenek.
effect-clock_no_purchase = nincs vásárlás
effect-clock_no_purchase-text = Óra: nem vásárolhatsz.
effect-clock_search_minus = eggyel kevesebb kocka az átfésüléshez
effect-clock_search_minus-text = Óra: minden átfésülésből kihagysz egy kockát.

## Bűnözők

card-terrorist_jack = Terrorista Jack
card-terrorist_jack-text = Vörös Kanóc, életerő: 3, jutalom: 4. Piros, ha nem nyomoztad le: 2 állóképességet veszítesz. Megtorlás: minden időzítő 1-gyel csökken.
card-fuse_annie = Kanócos Annie
card-fuse_annie-text = Vörös Kanóc, életerő: 1, jutalom: 2. Fehér, ha lenyomoztad: 1 lőszert kapsz. Megtorlás: 1 állóképességet veszítesz.
card-dockside_pyro = Dokki Piromán
card-dockside_pyro-text = Vörös Kanóc, életerő: 1, jutalom: 1. Megtorlás: 1 állóképességet veszítesz.
card-sapper_mole = Vakond, az utász
card-sapper_mole-text = Vörös Kanóc, életerő: 2, jutalom: 3. Piros, ha nem nyomoztad le: minden időzítő 1-gyel csökken. Megtorlás: 2 állóképességet veszítesz.
card-the_chemist = A Vegyész
card-the_chemist-text = Vörös Kanóc, életerő: 2, jutalom: 3. Fehér, ha lenyomoztad: életereje 1-gyel kisebb. Megtorlás: óra, az informátoraid nem védenek.
card-demolition_duke = Robbantó Herceg
card-demolition_duke-text = Vörös Kanóc, életerő: 3, jutalom: 4. Piros, ha nem nyomoztad le: 2 lőszert veszítesz. Megtorlás: minden időzítő 1-gyel csökken.
card-mother_blast = Dinamit Mama
card-mother_blast-text = Vörös Kanóc, életerő: 4, jutalom: 5. Piros, ha nem nyomoztad le: 2 állóképességet veszítesz. Megtorlás: minden időzítő 1-gyel csökken; 1 állóképességet veszítesz.
card-ice_queen_vera = Jégkirálynő Vera
card-ice_queen_vera-text = Kobalt Áramkör, életerő: 3, jutalom: 4. Piros, ha nem nyomoztad le: 1 piros kockával kevesebb. Megtorlás: 2 állóképességet veszítesz.
card-firewall_finn = Tűzfal Finn
card-firewall_finn-text = Kobalt Áramkör, életerő: 2, jutalom: 3. Piros, ha nem nyomoztad le: életereje 1-gyel nagyobb. Megtorlás: 2 bizonyítékot veszítesz.
card-null_pointer = Nullmutató
card-null_pointer-text = Kobalt Áramkör, életerő: 2, jutalom: 3. Piros, ha nem nyomoztad le: 2 bizonyítékot veszítesz. Megtorlás: felfedsz egy azonosságjelzőt (Android mód).
card-doctor_silicon = Szilícium Doktor
card-doctor_silicon-text = Kobalt Áramkör, életerő: 3, jutalom: 4. Piros, ha nem nyomoztad le: 1 állóképességet veszítesz. Megtorlás: felfedsz egy azonosságjelzőt (Android mód); 1 állóképességet veszítesz.
card-the_architect = Az Építész
card-the_architect-text = Kobalt Áramkör, életerő: 4, jutalom: 6. Piros, ha nem nyomoztad le: 1 piros kockával kevesebb. Megtorlás: 1 befolyást veszítesz.
card-overseer_nine = Kilences Felügyelő
card-overseer_nine-text = Kobalt Áramkör, életerő: 4, jutalom: 6. Fehér, ha lenyomoztad: 1 ingyenes fekete kocka. Megtorlás: felfedsz egy azonosságjelzőt (Android mód); 2 állóképességet veszítesz.
card-black_ice_baron = Feketejég Báró
card-black_ice_baron-text = Kobalt Áramkör, életerő: 3, jutalom: 5. Piros, ha nem nyomoztad le: 2 lőszert veszítesz. Megtorlás: óra, nincs lőszer fekete kockára.
card-little_asp = Kis Áspis
card-little_asp-text = Jáde Viperák, életerő: 1, jutalom: 2. Megtorlás: 1 állóképességet veszítesz.
card-needle_ko = Tűs Ko
card-needle_ko-text = Jáde Viperák, életerő: 1, jutalom: 2. Fehér, ha lenyomoztad: 1 állóképességet visszanyersz. Megtorlás: 1 állóképességet veszítesz.
card-mister_venom = Méreg Úr
card-mister_venom-text = Jáde Viperák, életerő: 2, jutalom: 3. Piros, ha nem nyomoztad le: 1 állóképességet veszítesz. Megtorlás: óra, minden átfésülésnél eggyel kevesebb kocka.
card-jade_widow = Jáde Özvegy
card-jade_widow-text = Jáde Viperák, életerő: 2, jutalom: 3. Fehér, ha lenyomoztad: ha elvéted, nincs megtorlás. Megtorlás: 2 állóképességet veszítesz.
card-the_apothecary = A Patikus
card-the_apothecary-text = Jáde Viperák, életerő: 2, jutalom: 2. Fehér, ha lenyomoztad: 2 állóképességet visszanyersz. Megtorlás: 1 állóképességet veszítesz.
card-twin_cobra = Ikerkobra
card-twin_cobra-text = Jáde Viperák, életerő: 3, jutalom: 4. Piros, ha nem nyomoztad le: 1 piros kockával kevesebb. Megtorlás: 2 állóképességet veszítesz.
card-grandfather_coil = Tekergő Nagyapó
card-grandfather_coil-text = Jáde Viperák, életerő: 4, jutalom: 5. Piros, ha nem nyomoztad le: 2 állóképességet veszítesz. Megtorlás: 3 állóképességet veszítesz.
card-coin_flip_cole = Pénzfeldobó Cole
card-coin_flip_cole-text = Aranygyűrű, életerő: 1, jutalom: 2. Fehér, ha lenyomoztad: 1 kreditet kapsz. Megtorlás: 1 kreditet fizetsz.
card-fence_freddy = Orgazda Freddy
card-fence_freddy-text = Aranygyűrű, életerő: 1, jutalom: 2. Megtorlás: 1 kreditet fizetsz.
card-the_notary = A Közjegyző
card-the_notary-text = Aranygyűrű, életerő: 2, jutalom: 3. Fehér, ha lenyomoztad: 2 bizonyítékot kapsz. Megtorlás: óra, nincs vásárlás.
card-loan_shark_lou = Uzsorás Lou
card-loan_shark_lou-text = Aranygyűrű, életerő: 2, jutalom: 3. Piros, ha nem nyomoztad le: 2 kreditet fizetsz. Megtorlás: 2 kreditet fizetsz.
card-bookie_bea = Bukméker Bea
card-bookie_bea-text = Aranygyűrű, életerő: 2, jutalom: 4. Piros, ha nem nyomoztad le: a bűnöző 1 helyszínt továbbáll, és a támadás véget ér. Megtorlás: 1 kreditet fizetsz.
card-golden_glove = Aranykesztyű
card-golden_glove-text = Aranygyűrű, életerő: 3, jutalom: 5. Fehér, ha lenyomoztad: 2 kreditet kapsz. Megtorlás: 2 kreditet fizetsz; 1 állóképességet veszítesz.
card-madame_ingot = Aranyrúd Madame
card-madame_ingot-text = Aranygyűrű, életerő: 3, jutalom: 5. Piros, ha nem nyomoztad le: életereje 1-gyel nagyobb. Megtorlás: óra, nincs vásárlás; 1 állóképességet veszítesz.
card-whisper = Suttogó
card-whisper-text = Bársonyálarcok, életerő: 1, jutalom: 2. Piros, ha nem nyomoztad le: egy itteni informátorod odavész. Megtorlás: 1 bizonyítékot veszítesz.
card-paper_face = Papírarc
card-paper_face-text = Bársonyálarcok, életerő: 1, jutalom: 2. Fehér, ha lenyomoztad: 1 bizonyítékot kapsz. Megtorlás: felfedsz egy azonosságjelzőt (Android mód).
card-the_understudy = A Beugró
card-the_understudy-text = Bársonyálarcok, életerő: 2, jutalom: 3. Piros, ha nem nyomoztad le: bérgyilkos jelenik meg itt. Megtorlás: 1 állóképességet veszítesz.
card-silk_razor = Selyempenge
card-silk_razor-text = Bársonyálarcok, életerő: 2, jutalom: 3. Piros, ha nem nyomoztad le: 1 állóképességet veszítesz. Megtorlás: bérgyilkos jelenik meg itt.
card-masquerade_marquis = Maszkabál Márki
card-masquerade_marquis-text = Bársonyálarcok, életerő: 3, jutalom: 4. Piros, ha nem nyomoztad le: egy itteni informátorod odavész. Megtorlás: felfedsz egy azonosságjelzőt (Android mód); 1 bizonyítékot veszítesz.
card-lady_domino = Lady Dominó
card-lady_domino-text = Bársonyálarcok, életerő: 3, jutalom: 4. Fehér, ha lenyomoztad: életereje 1-gyel kisebb. Megtorlás: egy bűnöző megszökik az őrizetedből.
card-the_impresario = Az Impresszárió
card-the_impresario-text = Bársonyálarcok, életerő: 4, jutalom: 6. Piros, ha nem nyomoztad le: bérgyilkos jelenik meg itt. Megtorlás: bérgyilkos jelenik meg itt; 1 állóképességet veszítesz.
card-skid_marks = Féknyom
card-skid_marks-text = Rozsdakutyák, életerő: 1, jutalom: 2. Piros, ha nem nyomoztad le: a bűnöző 1 helyszínt továbbáll, és a támadás véget ér. Megtorlás: a bűnöző 1 helyszínt továbbáll.
card-gasoline_gus = Benzines Gus
card-gasoline_gus-text = Rozsdakutyák, életerő: 1, jutalom: 2. Fehér, ha lenyomoztad: 2 üzemanyagot kapsz. Megtorlás: 1 üzemanyagot veszítesz.
card-chopper_chantal = Chopperes Chantal
card-chopper_chantal-text = Rozsdakutyák, életerő: 2, jutalom: 3. Piros, ha nem nyomoztad le: 2 üzemanyagot veszítesz. Megtorlás: óra, a járőrözésed egy helyszínnel rövidebb.
card-roadblock_rey = Útzár Rey
card-roadblock_rey-text = Rozsdakutyák, életerő: 2, jutalom: 3. Megtorlás: 2 üzemanyagot veszítesz.
card-the_mechanic = A Szerelő
card-the_mechanic-text = Rozsdakutyák, életerő: 2, jutalom: 3. Fehér, ha lenyomoztad: életereje 1-gyel kisebb. Megtorlás: a bűnöző 2 helyszínt továbbáll.
card-turbo_twins = Turbó Ikrek
card-turbo_twins-text = Rozsdakutyák, életerő: 3, jutalom: 4. Piros, ha nem nyomoztad le: a bűnöző 2 helyszínt továbbáll, és a támadás véget ér. Megtorlás: 2 állóképességet veszítesz.
card-warlord_axle = Tengely Hadúr
card-warlord_axle-text = Rozsdakutyák, életerő: 3, jutalom: 5. Piros, ha nem nyomoztad le: 2 üzemanyagot veszítesz. Megtorlás: 1 állóképességet veszítesz; óra, a járőrözésed egy helyszínnel rövidebb.
card-the_drifter = A Csavargó
card-the_drifter-text = Magányos farkasok, életerő: 2, jutalom: 2. Fehér, ha lenyomoztad: 1 ingyenes fekete kocka. Megtorlás: a bűnöző 1 helyszínt továbbáll. Ha lesétál az útvonalról, visszakerül a pakliba.
card-bounty_bella = Fejvadász Bella
card-bounty_bella-text = Magányos farkasok, életerő: 2, jutalom: 4. Megtorlás: 2 állóképességet veszítesz.
card-rain_ghost = Esőszellem
card-rain_ghost-text = Magányos farkasok, életerő: 3, jutalom: 3. Piros, ha nem nyomoztad le: a bűnöző 1 helyszínt továbbáll, és a támadás véget ér. Megtorlás: felfedsz egy azonosságjelzőt (Android mód). Ha lesétál az útvonalról, visszakerül a pakliba.
card-nobody = Senki
card-nobody-text = Magányos farkasok, életerő: 4, jutalom: 5. Piros, ha nem nyomoztad le: 1 piros kockával kevesebb. Megtorlás: 2 állóképességet veszítesz; felfedsz egy azonosságjelzőt (Android mód).

## A játéktábla

board-city = A város
board-round = { $round }/{ $rounds }. forduló
board-leader = műveletirányító
board-police = Rendőrosztag
board-destroyed = elpusztítva
board-gangster = gengszter
board-data-stream = Adat Folyam
board-deck = Bűnözőpakli: { $count }
board-supply = Kredit a készletben: { $count }
board-credits = Kredit
board-influence = Befolyás
board-points = Pont
board-custody = Őrizetben
board-turned-in = Beszolgáltatva
board-informants = Tartalék informátorok
board-markers = Vizsgálatjelzők
board-clocks = Órák
board-tokens = Azonosságjelzők
board-hidden = rejtett
board-android = Android
board-face-down = ismeretlen
board-defeated = legyőzött
board-health = életerő: { $count }
board-reward = jutalom: { $count }
board-timer = időzítő: { $timer }
board-sheet = Bombalap
board-dice = Kockák
board-lost = Elveszett bűnözők: { $count }, határ: { $limit }
board-lost-sign = elveszett bűnözők, és a határ
board-preview = A Város fázis, ahogy most állnak a dolgok
board-preview-left = elhagyja a várost
board-preview-explosion = robbanás
board-preview-stamina = { $seat }: { SIGNED($change) } állóképesség
board-preview-knocked-out = { $seat } kiütve
board-patrols = Járőrözések ebben a körben: { $count }
board-main-actions = Fő akciók: { $count }, legfeljebb { $limit }
board-status = Forduló, fázis és készletek
board-leader-is = { $seat } a műveletirányító
    .you-seat = Te vagy a műveletirányító
board-leader-text = Ő húz korongokat az Idő fázisban, ő kezd, és a Város fázisban ő dönt a bérgyilkosok és a bombák sorrendjéről.
board-phase-time = Idő
board-phase-time-short = I
board-phase-time-text = Új korongok jönnek az Adat Folyamból, és kerületekben jelennek meg.
board-phase-action = Akció
board-phase-action-short = A
board-phase-action-text = Mindenki egyszer kerül sorra, a műveletirányítótól az óramutató járása szerint.
board-phase-city = Város
board-phase-city-short = V
board-step-criminals = Bűnözők
board-step-assassins = Bérgyilkosok
board-step-police = Rendőrség
board-step-bombs = Bombák
board-step-leader = Új irányító
board-phase-city-text = A bűnözők továbbmennek, a bérgyilkosok lecsapnak, a rendőrség továbbáll, a bombák ketyegnek. Azután a következő játékos irányít.
board-in-bag = { $count } korong a zsákban
board-deck-text = Minden megjelenő bűnöző a pakli felső lapját kapja, lefelé fordítva.
board-supply-text = A kredit véges. Ha elfogy a készlet, nincs több kifizetés.
board-target = A játék annak a fordulónak a végén ér véget, amelyben valaki { $count } bűnözőt beszolgáltatott, vagy { $limit } elveszett.
board-preview-text = A nyilak mutatják, hová megy minden korong, ha semmi sem változik, mely időzítők csökkennek, és ki sérül meg. Abból, amit mindenki lát.
board-preview-short = Mi lesz a Város fázisban?
board-preview-brief = Mi jön?
board-any-dice = { $count } kocka egy választott színből
board-dice-of = { NAME($colour) } ×{ $count }
board-destroyed-text = Elpusztítva: nincs átfésülés, áru és informátor. A belépő ügynök 1 állóképességet veszít.
board-gangsters = { $count } gengszter támad a belépőre, hacsak nincs ott a rendőrség.
board-search-here = Átfésülés kockái: { $dice }.
board-sold-for-credit = Itt kapható { $price } kreditért: { $count } { NAME($item) }.
board-sold-for-evidence = Itt kapható { $price } bizonyítékért: { $count } { NAME($item) }.
board-safe-human = Ügynököknek biztonságos.
board-safe-android = Androidoknak biztonságos.
board-no-spaces = Nincs informátorhely.
board-reconstructed = ≈ Egyes nyomtatott értékek itt rekonstruáltak, nem ellenőrzöttek.
board-looked-into = Lenyomozta: { $seat }.
board-defeated-text = Legyőzve: itt marad, amíg valaki le nem tartóztatja.
board-custody-text = Őrizetben: a főhadiszálláson beszolgáltatható.
board-informant-of = informátor: { $seat }
board-empty = nincs itt semmi
board-agent-board = Ügynöktábla: { $seat }
board-points-text = A pont az, ami a játék végén járna, ha most lenne vége: befolyás, informátorok a térképen és beszolgáltatott szindikátusok.
board-credits-text = Vásárlásra és erősítésre.
board-informants-text = A lehelyezett informátor ott megvéd, ott is nyomozhatsz, és a végén 1 pontot ér.
board-markers-text = Egy-egy fekszik minden bűnözőn, akit lenyomoztál.
board-clock-of =
    { $count ->
        [one] Okozója: { NAME($criminal) }. Ennek vagy a legközelebbi körödnek a végéig tart.
       *[other] Okozója: { NAME($criminal) }. A következő köröd végéig tart.
    }
board-token-own = Rejtett: csak te ismered.
board-token-hidden = Csak { $seat } ismeri.
board-main-actions-text = Körönként legfeljebb { $limit }, és egy helyszínen egyik sem kétszer.
board-fewer = Tiltottak elrejtése
board-barred-too = Most nem lehet: { $count }
board-roll-this = Újradobás: { NAME($face) }
board-take-boost = Ez a fokozás egy másik kockára
board-roll-again = Újradobás: { $count }
board-tray = Mit tehetsz
board-over = A játék véget ért.
board-waiting = Vidd az egeret bármi fölé, vagy nyomd meg hosszan, és megjelenik a magyarázata.
board-column = { NAME($column) } oszlop
board-sheet-text = Az oszlopokat felülről kell tölteni, és balról jobbra megkezdeni.
board-sheet-goal = { $count } fokozás egy vonalban hatástalanít. Minden új oszlop 1-gyel csökkenti az időzítőt.
board-circuit = { $count } áramkörkocka kerül ellenőrzésre
board-makes-line = befejez egy vonalat
board-dice-left = { $count } kocka nincs a lapon
board-chance = a siker esélye
board-explodes = felrobbantja a bombát
board-place-hint = Válassz kockát, azután oszlopot.
board-timer-text = 0-nál a bomba azonnal felrobban.
board-police-text = Itt nincs gengszter, igazságszolgáltatás akció és bérgyilkos-csapás.
board-face-down-text = Nyomozással megnézheted a lapot, támadással felfordul.
board-credits-short = Kredit
board-informants-short = Informátor
board-markers-short = Jelző
board-criminal = Bűnöző
board-influence-text = A végén ez számít: a befolyás (beszolgáltatott bűnözőkért, teli sávokért, bizonyítékért), a térképen álló informátorok és a szindikátusok. A legtöbb pont nyer.
board-signs = Mit jelentenek a jelek?
board-look = Megnézem közelebbről.
board-roads = Innen ide vezet út: { NAME($to) }.
board-path-next = A korongok továbbmennek ide: { NAME($to) }.
board-markers-on = Lenyomozta:

## Miről dönt valaki: neki magának és a többieknek

prompt-assign_events = Melyik korongé melyik kocka? A szám a kerület, ahová kerül.
asks-assign_events = { $seat } kiosztja az eseménykockákat.
prompt-choose_action =
    { $main_actions ->
        [0] Te jössz: járőrözhetsz, akciókat hajthatsz végre, vagy befejezheted a kört. Mit teszel?
       *[other] { $main_actions } fő akció megvolt. Mit teszel még a kör vége előtt?
    }
asks-choose_action = { $seat } köre.
prompt-next_location = Merre mész?
asks-next_location = { $seat } járőrözik.
prompt-gangster_ammo = Mennyi lőszert költesz? Mindegyik egy gengsztert megállít, a többi 1-1 állóképességbe kerül.
asks-gangster_ammo = { $seat } gengszterekbe botlik.
prompt-investigate_target = Melyik bűnözőt nyomozod le?
asks-investigate_target = { $seat } lenyomoz egy bűnözőt.
prompt-attack_target = Kit támadsz meg?
asks-attack_target = { $seat } célpontot választ.
prompt-attack_ammo = Mennyi lőszert költesz? Mindegyik egy fekete kockát ad.
asks-attack_ammo = { $seat } tölt.
prompt-explosion_order = Több időzítő áll 0-n. Melyik bomba robban fel következőnek?
asks-explosion_order = { $seat } eldönti, melyik bomba robban fel.
prompt-burn_informant = Melyik itteni informátorodat veszíted el?
asks-burn_informant = { $seat } elveszít egy informátort.
prompt-release_one = Melyik bűnöző szökik meg az őrizetedből?
asks-release_one = { $seat } kénytelen elengedni egy bűnözőt.
prompt-arrest_target = Kit tartóztatsz le?
asks-arrest_target = { $seat } letartóztat valakit.
prompt-intercept_target = Kinek a bűnözőit akarod?
asks-intercept_target = { $seat } elkobzásra készül.
prompt-intercept_fuel = Mennyi üzemanyagot költesz? Mindegyik egy zöld kocka.
asks-intercept_fuel = { $seat } a gázra lép.
prompt-intercept_defence = Mennyi üzemanyagot költesz a bűnözőid védelmére?
asks-intercept_defence = { $seat } védi az őrizetben lévő bűnözőket.
prompt-intercept_take = Melyik bűnözőt veszed el?
asks-intercept_take = { $seat } bűnözőket vesz el.
prompt-search_colours = Milyen színekkel fésülöd át a helyszínt?
asks-search_colours = { $seat } átfésülésbe kezd.
prompt-leave_out = Egy óra miatt egy kocka kimarad. Melyik?
asks-leave_out = { $seat } kihagy egy kockát.
prompt-search_reroll = Melyik kockákat dobod újra?
asks-search_reroll = { $seat } kockákat dobhat újra.
prompt-search_resolve = Melyik kocka következik? A sorrend a tiéd.
half-boost = Fokozás: melyik kockára kerüljön?
asks-search_resolve = { $seat } számba veszi, mit talált.
prompt-purchase = Mit veszel?
asks-purchase = { $seat } vásárol.
prompt-defuse_bomb = Melyik bombát hatástalanítod?
asks-defuse_bomb = { $seat } bombát választ.
prompt-place_die = Helyezd el a kockákat egyenként. Három fokozás egy vonalban hatástalanít; minden új oszlop 1-gyel csökkenti az időzítőt.
asks-place_die = { $seat } a bombán dolgozik.
prompt-cut_again = Elvágsz még egy drótot, vagy hagyod a bombát?
asks-cut_again = { $seat } a következő drótnál habozik.
prompt-assassin_order = Melyik bérgyilkos jön következőnek?
asks-assassin_order = { $seat } eldönti, melyik bérgyilkos jön.
prompt-bomb_order = Melyik bomba ketyeg következőnek?
asks-bomb_order = { $seat } eldönti, melyik bomba ketyeg.
prompt-reveal_identity = Fedd fel az egyik azonosságjelződet.
asks-reveal_identity = { $seat } kénytelen felfedni egy azonosságjelzőt.
prompt-scan_target = Kit világítasz át?
asks-scan_target = { $seat } átvilágításra készül.
prompt-attack_agent_target = Melyik ügynököt támadod meg?
asks-attack_agent_target = { $seat } kiválaszt egy ügynököt.
prompt-attack_android_target = Melyik androidot támadod meg?
asks-attack_android_target = { $seat } kiválaszt egy androidot.
prompt-fight_defence = Mennyi üzemanyagot költesz védekezésre? Minden autó kiolt egy találatot.
asks-fight_defence = { $seat } kitér.

## Lehetőségek, és hogy mit tesznek

option-assign = Kockák a korongok sorrendjében: { $results }
why-assign = Minden korong a kockájának számával jelölt kerületbe kerül.
option-patrol = Járőrözés
why-patrol = Legfeljebb 2 helyszínt mész. A kör első járőrözése ingyenes, minden további 1 üzemanyag.
option-investigate = Nyomozás
why-investigate = 2 bizonyítékért és egy jelzőért lenyomozol egy lefelé fordított bűnözőt itt, vagy ahol informátorod van: megnézed a kártyáját.
option-attack = Támadás
why-attack = Megküzdesz egy itteni féktelen bűnözővel vagy bérgyilkossal: 3 piros kocka és ami még jár. A siker 1 befolyás.
option-arrest = Letartóztatás
why-arrest = Őrizetbe veszel egy itteni legyőzött bűnözőt.
option-intercept = Elkobzás
why-intercept = Üzemanyaggal és zöld kockákkal megpróbálsz bűnözőt elvenni egy itteni ügynöktől.
option-turn_in = Beszolgáltatás
why-turn_in = Mindenkit átadsz, akit őrzöl: most kreditért, a végén pontokért.
option-search = Átfésülés
why-search = Dobsz a helyszín kockáival, és megkapod, amit mutatnak.
option-purchase = Vásárlás
why-purchase = Megveszed, amit itt árulnak, ahányszor ki tudod fizetni.
option-defuse = Hatástalanítás
why-defuse = Elvágod egy itteni bomba drótjait. Három fokozás egy vonalban hatástalanítja, és 1 befolyást ad.
option-attack_android = Android megtámadása
why-attack_android = Megküzdesz egy itteni leleplezett androiddal. A kiütés 1 befolyás.
option-attack_agent = Ügynök megtámadása
why-attack_agent = Megküzdesz egy itteni ügynökkel. A kiütés 1 befolyás.
option-attack_location = Helyszín megtámadása
why-attack_location = Az itteni informátorok találatokat fognak fel, és odavesznek; két további találat elpusztítja a helyszínt, és 1 befolyást ad.
option-scan = Átvilágítás
why-scan = 4 bizonyítékért egy másik ügynök itt, vagy ahol informátorod van, felfed egy azonosságjelzőt.
option-reinforce = Erősítés
why-reinforce = 2 kreditért informátort teszel ide. Ezzel véget ér a köröd. A játék végén a térképen 1 pontot ér.
option-end_turn = A kör befejezése
why-end_turn = Ebben a körben nincs több tennivaló.
option-step = Tovább { THE(NAME($tile, case: "to")) }
why-step = { TEXT($tile) }
option-stop = Megállok itt
why-stop = A járőrözés itt véget ér.
option-ammo =
    { $count ->
        [0] Nem költök lőszert
       *[other] { $count } lőszer
    }
why-ammo = Minden lőszer megállít egy gengsztert; minden megmaradt gengszter 1 állóképesség.
option-look = Lenyomozom { THE(NAME($criminal, case: "acc")) }
why-look = Csak te látod a kártyát, és a jelződ rajta marad, amíg fel nem fedik.
option-at_criminal = { NAME($criminal) }
why-at_criminal = A lefelé fordított kártyát előbb felfeded: a piros meglepi, aki nem nyomozta le, a fehér jutalmazza, aki igen.
option-at_assassin = Egy bérgyilkos
why-at_assassin = Két találat kell. Különben visszavág, hacsak nem vagy itt biztonságban.
option-black_dice =
    { $count ->
        [0] Nem költök lőszert
       *[other] { $count } lőszer, { $count } fekete kocka
    }
why-black_dice = A fekete kocka találatot és fokozást hozhat: lőszerenként egy, összesen legfeljebb három.
option-take_in = Letartóztatom { THE(NAME($criminal, case: "acc")) }
why-take_in = A bűnöző veled utazik. A főhadiszálláson szolgáltathatod be.
option-against = { $seat }
why-against = Az akciód célpontja: { $seat }.
option-fuel = { $count } üzemanyag
why-fuel = Üzemanyagonként egy zöld kocka. Minden autó, amennyivel többet dobsz, elvesz egy bűnözőt.
option-defend =
    { $count ->
        [0] Nem védekezem
       *[other] { $count } üzemanyag
    }
why-defend = Üzemanyagonként egy zöld kocka. Minden autód kiolt egy autót vagy egy találatot.
option-snatch = Elveszem { THE(NAME($criminal, case: "acc")) }
why-snatch = A bűnöző a te őrizetedbe kerül.
option-search_with = Átfésülés ezzel: { NAME($colours) }
why-search_with = A helyszín fehér kockáinak színe; egy színből legfeljebb három kocka lehet.
option-leave_out = Egy { NAME($colour) } kocka nélkül
why-leave_out = A többi kockával dobsz.
option-reroll = Újradobom: { NAME($dice) }
why-reroll = Ezeket a kockákat még egyszer dobod; a többi marad.
option-keep = Mindent megtartok
why-keep = Egy kockát sem dobsz újra.
option-use = Felhasználom: { NAME($face) }
why-use = Megkapod, amit a kocka mutat, amennyi elfér.
option-shoot = 1 lőszer a robbanásra
why-shoot = A robbanás eltűnik, és nem kerül állóképességbe.
option-suffer = Elszenvedem a robbanást
why-suffer = 1 állóképességet veszítesz. Ha ez kiüt, a többi kocka elvész.
option-boost = Fokozás erre: { NAME($face) }
why-boost = A fokozás kiolt egy robbanást, vagy megduplázza, amit egy másik kocka ad.
option-waste = Nem használok fokozást
why-waste = A fokozás hatás nélkül félrekerül.
option-buy = Veszek: { NAME($item) }
why-buy = Egyszer kifizeted az árat egy egységért.
option-enough = Elég lesz
why-enough = A vásárlás véget ér.
option-bomb = Bomba, időzítő: { $timer }
why-bomb = Minél kisebb az időzítő, annál kevesebb oszlopot kezdhetsz.
option-place = { NAME($column) } oszlop: { NAME($colour) } { NAME($symbol) }
why-place = A kocka az oszlop legfelső üres helyére kerül. Az időzítő nem változik.
option-new_column = Új oszlop, { NAME($column) }: { NAME($colour) } { NAME($symbol) }
why-new_column = Az új oszlop 1-gyel csökkenti az időzítőt. 0-nál a bomba felrobban.
option-cut = Elvágok még egy drótot
why-cut = Minden kockával újra dobsz, amelyik nincs a lapon.
option-let_be = Hagyom
why-let_be = A bomba marad, ha egyetlen áramkörkocka sem robban: ezek az oszlopok alján lévő robbanások.
option-assassin = A bérgyilkos { THE(NAME($tile, case: "at")) }
why-assassin = Lecsap, ahol van, továbblép, és újra lecsap, amíg meg nem sebez valakit.
option-tick = A bomba { THE(NAME($tile, case: "at")) }, időzítő: { $timer }
why-tick = Az időzítője 1-gyel csökken. 0-nál felrobban, és viszi az ottani többi bombát is.
option-explode = A bomba { THE(NAME($tile, case: "at")) }
why-explode = Minden 0-n álló bomba felrobban; a sorrendet te választod.
option-burn = Informátor: { NAME($space) } hely
why-burn = Az informátor kikerül a játékból.
option-release = { NAME($criminal) }
why-release = A bűnöző visszakerül az Adat Folyamba, a kártyája kikerül a játékból.
option-reveal = Felfedem: { NAME($token) }
why-reveal = Mindenki látja a jelzőt. A második androidjelző leleplez.

## Miért nem lehet

barred-two-done = Ebben a körben már két igazságszolgáltatás akciód volt.
barred-two-underground = Ebben a körben már két rejtett akciód volt.
barred-police-here = Itt a rendőrosztag: a helyszínén nincs igazságszolgáltatás akció.
barred-done-here = Ezt ebben a körben ezen a helyszínen már megtetted.
barred-destroyed-here = Ez a helyszín elpusztult.
barred-androids-do-not = Android ilyet nem tesz.
barred-android-mode-only = Ez csak Android módban létezik.
barred-nobody-to-attack = Itt nincs kit megtámadni.
barred-already-defeated = Ezt a bűnözőt már legyőzték.
barred-no-android = Még nem lepleztek le androidot.
barred-safe-here = Ez a helyszín biztonságos annak, akit támadnál.
barred-nobody-to-arrest = Itt nincs legyőzött bűnöző.
barred-nobody-to-intercept = Egyetlen itteni ügynöknél sincs őrizetes.
barred-nobody-to-turn-in = Senki sincs az őrizetedben.
barred-not-at-headquarters = Bűnözőt a főhadiszálláson lehet beszolgáltatni.
barred-nothing-to-search = Itt nincs mit átfésülni.
barred-nothing-for-sale = Itt semmit sem árulnak.
barred-clock-no-purchase = Egy óra miatt nem vásárolhatsz.
barred-no-credits = Kevés a kredited.
barred-no-evidence = Kevés a bizonyítékod.
barred-no-fuel = Kevés az üzemanyagod.
barred-track-full = A sáv tele van: semmit sem nyernél.
barred-no-bomb = Itt nincs bomba.
barred-nothing-to-destroy = Ezt a helyszínt nem lehet elpusztítani, vagy már elpusztult.
barred-no-marker = Minden vizsgálatjelződ használatban van.
barred-nobody-to-investigate = Sem itt, sem az informátoraidnál nincs lefelé fordított bűnöző, akit lenyomozhatnál.
barred-nobody-to-scan = Sem itt, sem az informátoraidnál nincs, akinek jelzőt kellene felfednie.
barred-no-informant = Nincs több informátorod.
barred-no-space = Itt nincs üres informátorhely.
barred-no-step-yet = Egy járőrözés legalább egy lépés.
barred-entered-already = Erre a helyszínre ebben a járőrözésben már beléptél.
barred-too-many-of-a-colour = Egy színből csak három kocka van.
barred-column-full = Az oszlop tele van.
barred-column-open = Új oszlop előtt minden oszlopnak fokozásra kell végződnie, vagy négy robbanásból állnia.
barred-under-a-boost = Robbanás csak robbanás alá kerülhet.

## Ami történik

event-round_began = { $round }. forduló. Műveletirányító: { $seat }.
    .you-seat = { $round }. forduló. Te vagy a műveletirányító.
event-discs_drawn = Az Adat Folyamból: { NAME($discs) }. Kockák: { $results }.
event-disc_placed = Megjelenik { THE(NAME($tile, case: "at")) }: { NAME($disc, case: "nom") }.
event-disc_returned = Azonnal visszakerül az Adat Folyamba: { NAME($disc, case: "nom") }.
event-timer = Időzítő { THE(NAME($tile, case: "at")) }: { $timer }.
event-turn_began = { $seat } köre következik.
    .you-seat = A te köröd következik.
event-turn_ended = { $seat } köre véget ért.
    .you-seat = A köröd véget ért.
event-patrolled = { $seat } { THE(NAME($tile, case: "to")) } hajt.
    .you-seat = { CAP(THE(NAME($tile, case: "to"))) } hajtasz.
event-gangsters = { $seat } { $count } gengszterbe botlik.
    .you-seat = { $count } gengszterbe botlasz.
event-looked = { $seat } lenyomozza { THE(NAME($criminal, case: "acc")) }.
    .you-seat = Lenyomozod { THE(NAME($criminal, case: "acc")) }.
event-looked_at_card = { CAP(THE(NAME($criminal, case: "nom"))) } valójában: { NAME($card) }.
event-changed = { $seat }: { NAME($track) } { SIGNED($change) } (most { $count }).
    .you-seat = Te: { NAME($track) } { SIGNED($change) } (most { $count }).
event-credits = { $seat }: kredit { SIGNED($change) } (most { $count }).
    .you-seat = Te: kredit { SIGNED($change) } (most { $count }).
event-influence = { $seat }: befolyás { SIGNED($change) } (most { $count }).
    .you-seat = Te: befolyás { SIGNED($change) } (most { $count }).
event-knocked_out = { $seat } kiütve; { THE(NAME($tile, case: "at")) } tér magához.
    .you-seat = Kiütöttek; { THE(NAME($tile, case: "at")) } térsz magadhoz.
event-attacked = { $seat } megtámadja { THE(NAME($criminal, case: "acc")) }.
    .you-seat = Megtámadod { THE(NAME($criminal, case: "acc")) }.
event-attacked_assassin = { $seat } megtámad egy bérgyilkost { THE(NAME($tile, case: "at")) }.
    .you-seat = Megtámadsz egy bérgyilkost { THE(NAME($tile, case: "at")) }.
event-card_shown = { CAP(THE(NAME($criminal, case: "nom"))) } valójában: { NAME($card) }.
event-reveal_fired =
    { $count ->
        [1] A leleplezés hatása ({ $seat }): { NAME($effect) }.
       *[other] A leleplezés hatása ({ $seat }): { NAME($effect) } ({ $count }).
    }
    .you-seat =
        { $count ->
            [1] A leleplezés hatása rád: { NAME($effect) }.
           *[other] A leleplezés hatása rád: { NAME($effect) } ({ $count }).
        }
event-retaliated =
    { $count ->
        [1] Megtorlás ({ $seat }): { NAME($effect) }.
       *[other] Megtorlás ({ $seat }): { NAME($effect) } ({ $count }).
    }
    .you-seat =
        { $count ->
            [1] Megtorlás ellened: { NAME($effect) }.
           *[other] Megtorlás ellened: { NAME($effect) } ({ $count }).
        }
event-rolled = { $seat } dobása: { NAME($dice) }.
    .you-seat = A dobásod: { NAME($dice) }.
event-hits =
    { $count ->
        [0] { $seat } semmit sem talál el.
       *[other] { $seat } találatai: { $count }.
    }
    .you-seat =
        { $count ->
            [0] Semmit sem találsz el.
           *[other] A találataid: { $count }.
        }
event-defeated = { $seat } legyőzi { THE(NAME($criminal, case: "acc")) }.
    .you-seat = Legyőzöd { THE(NAME($criminal, case: "acc")) }.
event-arrested = { $seat } letartóztatja { THE(NAME($criminal, case: "acc")) }.
    .you-seat = Letartóztatod { THE(NAME($criminal, case: "acc")) }.
event-cars = { $seat } autói: { $count }.
    .you-seat = Az autóid: { $count }.
event-intercepts = { $seat } el akarja kobozni { $target } bűnözőit.
    .you-seat = El akarod kobozni { $target } bűnözőit.
    .you-target = { $seat } el akarja kobozni a bűnözőidet.
event-intercepted = { $seat } elkobozza { THE(NAME($criminal, case: "acc")) }.
    .you-seat = Elkobzod { THE(NAME($criminal, case: "acc")) }.
event-turned_in = { $seat } beszolgáltatja { THE(NAME($criminal, case: "acc")) }: { NAME($card) }.
    .you-seat = Beszolgáltatod { THE(NAME($criminal, case: "acc")) }: { NAME($card) }.
event-searched = { $seat } átfésülést végez { THE(NAME($tile, case: "at")) }.
    .you-seat = Átfésülést végzel { THE(NAME($tile, case: "at")) }.
event-rerolled = { $seat } újradob, és ez lett: { NAME($dice) }.
    .you-seat = Újradobsz, és ez lett: { NAME($dice) }.
event-protected = { $seat } védett; kivédett robbanások: { $count }.
    .you-seat = Védett vagy; kivédett robbanások: { $count }.
event-bought = { $seat } vásárol: { $count } { NAME($item) }.
    .you-seat = Vásárolsz: { $count } { NAME($item) }.
event-wire_cut = { $seat } elvág egy drótot: { NAME($dice) }.
    .you-seat = Elvágsz egy drótot: { NAME($dice) }.
event-die_placed = { NAME($column) } oszlop: { NAME($colour) } { NAME($symbol) }.
event-circuit = Az áramkör ellenőrzése: { NAME($dice) }.
event-defused = { $seat } hatástalanította a bombát { THE(NAME($tile, case: "at")) }!
    .you-seat = Hatástalanítottad a bombát { THE(NAME($tile, case: "at")) }!
event-bomb_stays = A bomba { THE(NAME($tile, case: "at")) } marad, időzítő: { $timer }.
event-exploded = Bomba robban { THE(NAME($tile, case: "at")) }!
event-reinforced = { $seat } informátort helyez el { THE(NAME($tile, case: "at")) }.
    .you-seat = Informátort helyezel el { THE(NAME($tile, case: "at")) }.
event-informant_gone = { $seat } elveszít egy informátort { THE(NAME($tile, case: "at")) }.
    .you-seat = Elveszítesz egy informátort { THE(NAME($tile, case: "at")) }.
event-criminal_moved = { CAP(THE(NAME($criminal, case: "nom"))) } továbbáll { THE(NAME($tile, case: "to")) }.
event-criminal_left = { CAP(THE(NAME($criminal, case: "nom"))) } elhagyja a várost. Ő volt: { NAME($card) }.
event-back_in_deck = Visszakeverve a pakliba: { NAME($card) }.
event-criminal_returned = { CAP(THE(NAME($criminal, case: "nom"))) } visszakerül az Adat Folyamba.
event-assassin_moved = Egy bérgyilkos továbbáll: { NAME($tile) } → { NAME($to) }.
event-assassin_left = Egy bérgyilkos, aki { THE(NAME($tile, case: "at")) } járt, elhagyja a várost.
event-assassin_gone = Eltávolítva egy bérgyilkos: { NAME($tile) }.
event-assassin_struck = Bérgyilkos csap le { THE(NAME($tile, case: "at")) }: { $seat } { $count } állóképességet veszít.
    .you-seat = Bérgyilkos csap le rád { THE(NAME($tile, case: "at")) }: { $count } állóképességet veszítesz.
event-police_moved = A rendőrosztag { THE(NAME($tile, case: "to")) } vonul.
event-police_removed = Rendőrségi akció { THE(NAME($tile, case: "at")) }; eltávolítva: { NAME($disc, case: "nom") }.
event-leader = Az új műveletirányító: { $seat }.
    .you-seat = Te vagy az új műveletirányító.
event-clock_set = { $seat } órát kap, okozója { THE(NAME($criminal, case: "nom")) }: { NAME($effect) }.
    .you-seat = Órát kapsz, okozója { THE(NAME($criminal, case: "nom")) }: { NAME($effect) }.
event-clock_over = { $seat } órája lejárt: { NAME($effect) }.
    .you-seat = Az órád lejárt: { NAME($effect) }.
event-scanned = { $seat } átvilágítja { $target } azonosságát.
    .you-seat = Átvilágítod { $target } azonosságát.
    .you-target = { $seat } átvilágítja az azonosságodat.
event-token_shown = { $seat } felfed egy jelzőt: { NAME($token) }.
    .you-seat = Felfedsz egy jelzőt: { NAME($token) }.
event-exposed = { $seat } android: lelepleződött!
    .you-seat = Android vagy: lelepleződtél!
event-tokens_out = Elérték az androidok határát: minden azonosságjelző rejtve kikerül a játékból.
event-ruins_entered = { $seat } romokon vág át { THE(NAME($tile, case: "at")) }.
    .you-seat = Romokon vágsz át { THE(NAME($tile, case: "at")) }.
event-fought = { $seat } támad { $target } ellen.
    .you-seat = Támadsz { $target } ellen.
    .you-target = { $seat } megtámad téged.
event-location_attacked = { $seat } magát a helyszínt támadja meg: { NAME($tile) }.
    .you-seat = Magát a helyszínt támadod meg: { NAME($tile) }.
event-destroyed = Elpusztult: { NAME($tile) }.
event-scored = { $seat }: { $count } pont.
    .you-seat = Te: { $count } pont.

## Hogyan ért véget

end-rounds = Véget ért az utolsó forduló. A legtöbb befolyás: { $names } ({ $score }).
    .won = Véget ért az utolsó forduló, és neked van a legtöbb befolyásod: { $score }.
    .lost = Véget ért az utolsó forduló. A legtöbb befolyás: { $names } ({ $score }).
end-turned-in = Elég bűnözőt szolgáltattak be. Győztes: { $names }.
    .won = Elég bűnözőt szolgáltattak be, és te vezetsz.
    .lost = Elég bűnözőt szolgáltattak be. Győztes: { $names }.
end-lost = Túl sok bűnöző veszett el. Győztes: { $names }.
    .won = Túl sok bűnöző veszett el, és te vezetsz.
    .lost = Túl sok bűnöző veszett el. Győztes: { $names }.
tally-start = Kezdés
tally-criminals = Legyőzött bűnözők
tally-assassins = Bérgyilkosok
tally-bombs = Hatástalanított bombák
tally-bought = Bizonyítékért
tally-upgrades = Megtelt sávok
tally-androids = Androidügyek
tally-losses = Elveszett
tally-informants = Informátorok a városban
tally-syndicates = Beszolgáltatott szindikátusok

## A szabályok fejezetenként

rule-S1 = Mindenki magáért játszik, a legtöbb befolyásért. Egy fordulónak három fázisa van: az Idő fázisban új bajok támadnak, az Akció fázisban mindenki egy kört játszik, a Város fázisban a bűnözők, bérgyilkosok, a rendőrség és a bombák következnek. Az Ügynök mód 6, az Android mód 8 fordulós; az Árnyékőrség magától ér véget. A játék sok nyomtatott értéke nem nyilvános: az ittenieket rekonstruáltuk, a doboz tulajdonosa kicserélheti őket.
    .title = Áttekintés
rule-S3 = Három piros, három zöld és három fekete kocka, hét hagyományos kocka, 13 helyszín, 20 korong, 46 bűnöző, mindenkinek egy tábla.
    .title = Mi van a dobozban
rule-S3-1 = A piros oldalai: három robbanás, fokozás, dupla lőszer, fegyver. A zöldé: robbanás, két fokozás, dupla üzemanyag, két autó. A feketéé: robbanás, fokozás, dupla bizonyíték, ügynök, gyógyulás, kredit.
    .title = Kockák
rule-S3-2 = Az üzemanyag, a lőszer és a bizonyíték 0-tól 8-ig tart, és 3-ról indul. A járőrautó-, a fegyver- és az ügynökfejlesztés 0-tól 6-ig tart, és sosem csökken: pajzs és motor, három pisztoly, felderítő képesség és páncél. Az állóképesség 8-ról indul; 0 a koponya, 5 a szív.
    .title = Az ügynöktábla
rule-S3-3 = A főhadiszállást és a hat általános helyszínt át lehet fésülni, és árulnak valamit. A hat kerületben ehelyett gengszterek vannak. A legtöbb helyszínen két informátorhely van, felső és alsó. A pajzs ügynököknek vagy androidoknak teszi biztonságossá a helyszínt.
    .title = Helyszínek
rule-S4 = Három sor, 3, 5 és 5 helyszín, középen a főhadiszállás. Az oldalukkal érintkező helyszínek szomszédosak. Az eseményútvonal a főhadiszállás körüli tizenkét helyszín gyűrűje, az óramutató járása szerint; utolsó helyszíne a felső kerület. Ami onnan továbblép, elhagyja a várost, kivéve az ebben a fordulóban odakerült bűnözőt.
    .title = A város
rule-S5 = A helyszíneket megkeverve helyezzük el. Mindenki kap egy táblát, 4 kreditet, 7 informátort és 5 vizsgálatjelzőt, és a főhadiszállásról indul. Kocka dönti el, hol kezd a rendőrség. Az Adat Folyamban 4 bomba, 4 bérgyilkos és az 1–6. bűnöző van. Android módban mindenki 3 azonosságjelzőt kap.
    .title = Előkészületek
rule-S6 = Idő, Akció, Város, fordulóról fordulóra; azután a pontozás.
    .title = A játék menete
rule-S6-1 = A műveletirányító korongokat húz az Adat Folyamból, két-három játékosnál 2-t, négynél 3-at, mindegyikhez dob egy kockával, és eldönti, melyik kocka melyik korongé. Minden korong az annyiadik kerületbe kerül. A bomba egy kockát kap időzítőnek, a bűnöző a pakli felső lapját lefelé fordítva. Más még nem történik.
    .title = Idő fázis
rule-S6-2 = Egy kör akciók szabad sorozata: járőrözés, nyomozás, legfeljebb két igazságszolgáltatás akció, végül talán erősítés. A rendőrség helyszínén nincs igazságszolgáltatás akció, és egy helyszínen körönként egyik sem kétszer. A második után már csak az erősítés marad. A kiütés azonnal véget vet a körnek.
    .title = Egy kör
rule-S6-3 = Legfeljebb 2 helyszín, motorral 3, legalább 1; egyikre sem léphetsz be kétszer. A kör első járőrözése ingyenes, minden további 1 üzemanyag. Aki rendőrség nélküli kerületbe lép, az ottani gengszterekbe botlik: a pajzs és minden ottani saját informátor egyet megállít, minden elköltött lőszer egyet, a többi 1-1 állóképesség.
    .title = Járőrözés
rule-S6-4 = 2 bizonyítékért lenyomozol egy lefelé fordított bűnözőt itt, vagy ahol informátorod van: megnézed a kártyáját, és jelzőt hagysz rajta. Csak te látod. Akárhányszor, a járőrözés lépései között is.
    .title = Nyomozás
rule-S6-5 = Támadás: a lefelé fordított kártyát felfeded; a piros jel meglepi, akinek nincs rajta jelzője, a fehér jutalmazza, akinek van. Dobj 3 piros kockával, pisztolyonként egy zölddel, elköltött lőszerenként egy feketével. A robbanás találat, minden fokozás megdupláz egyet. A bűnözőhöz az életerejének megfelelő, a bérgyilkoshoz két találat kell; a siker 1 befolyás, a kudarc megtorlás vagy 2 állóképesség. Letartóztatás: egy itteni legyőzött bűnöző az őrizetedbe kerül. Elkobzás: üzemanyagért zöld kockák, autó autó ellen, egy itteni ügynök bűnözőiért, de nem ügynököknek biztonságos helyszínen. Beszolgáltatás: a főhadiszálláson, mindet egyszerre, a jutalomért.
    .title = Támadás, letartóztatás, elkobzás, beszolgáltatás
rule-S6-6 = Dobj a helyszín kockáival; a fehér ikon színét te választod. Bármelyiket egyszer újradobhatod, felderítő képességgel kétszer. Azután tetszőleges sorrendben használd fel őket. A jelek a jelzőidet mozdítják, a gyógyulás 1 állóképesség, a kredit 2 kredit. A fokozás megdupláz egy másik kockát, vagy kiolt egy robbanást. Az itteni informátorok és a páncél, az éppen most elért is, egy-egy robbanást kivédenek; minden további 1 lőszer vagy 1 állóképesség, hacsak nem vagy biztonságban.
    .title = Átfésülés
rule-S6-7 = Fizesd ki az árat egy egységért abból, amit itt árulnak, ahányszor akarod, egyetlen akción belül. Teli sávra nem lehet venni.
    .title = Vásárlás
rule-S6-8 = A helyszíneden lévő bombát hatástalaníthatod; lásd a róla szóló fejezetet.
    .title = Hatástalanítás
rule-S6-9 = 2 kreditért tegyél egy informátort a helyszíned legfelső üres helyére. A köröd véget ér.
    .title = Erősítés
rule-S6-10 = Bűnözők: számuk sorrendjében minden féktelen lép egyet; ahol nincs rendőrség, onnan a bérgyilkosok továbbfutnak, és az ottani bombák ketyegnek. Bérgyilkosok: mindegyik lecsap, továbblép, újra lecsap, és harmadszor is lép, ha ott ügynök áll; a csapás az ottani ügynököknek 2 állóképesség, saját informátoronként 1-gyel kevesebb, azután a felső informátor odavész; ha megsebzett valakit, megáll. Rendőrség: a következő számú kerületbe vonul, és eltávolítja az ottani bérgyilkosokat és bombákat. Bombák: minden időzítő 1-gyel csökken, 0-nál robbanás. Azután a következő játékos a műveletirányító.
    .title = Város fázis
rule-S7 = A bűnözőkártyán név, szindikátus, életerő, jutalom, esetleg piros vagy fehér leleplezési hatás és megtorlás áll.
    .title = Bűnözők
rule-S7-2 = A kártyák szavai azt jelentik, amit mondanak; a címzett mindig a támadó. A veszteség 0-nál, a nyereség a sáv végén megáll. Az elvesztett állóképességet semmi sem védi ki. Ha minden időzítő csökken, a 0-n álló bombák a támadó sorrendjében robbannak. A menekülő bűnöző lépései semmit sem váltanak ki.
    .title = Hatások
rule-S7-3 = Az óra azonnal elindul, és a következő köröd végéig tart, vagy amíg az a bűnöző el nem hagyja a várost. Több óra is járhat; két egyforma nem adódik össze.
    .title = Órák
rule-S7-4 = Az útvonalról lesétáló bűnözőt mindenki megnézheti, azután kikerül a játékból. Két kártyát ehelyett visszakevernek a pakliba.
    .title = Távozás
rule-S8 = A hatástalanítás külön játék, mind a kilenc egyedi kockával és egy négysoros lappal.
    .title = Egy bomba hatástalanítása
rule-S8-1 = Az oszlopokat felülről kell tölteni, és balról jobbra megkezdeni. A kocka megtartja a színét.
    .title = A lap
rule-S8-2 = Drót elvágása: dobj minden kockával, amelyik nincs a lapon, azután egyenként helyezz el minden robbanást és fokozást. Robbanás csak robbanás alá kerülhet, fokozás bármi alá. Új oszlopot akkor kezdhetsz, ha a többi mind fokozásra végződik, vagy négy robbanás; az elsőt kivéve mindegyik 1-gyel csökkenti az időzítőt. 0-nál a bomba felrobban. Ha három fokozás egy vonalban áll, vagy elfogytak a kockák, jön az ellenőrzés; különben újabb drót, vagy abbahagyod.
    .title = Drótok elvágása
rule-S8-3 = Az áramkörkockák az oszlopok alján álló robbanások. Addig dobj velük, amíg valamelyik robbanást mutat, és a bomba felrobban, vagy robbanás nélkül fokozást, és kitart. Áramkörkocka nélkül kitart.
    .title = A destabilizáció ellenőrzése
rule-S8-4 = Vonallal és sikeres ellenőrzéssel a bomba hatástalan: 1 befolyás. Vonal nélkül marad, az időzítője úgy, ahogy áll. Ha felrobban, semmit sem nyersz; a köröd folytatódik, ha talpon maradtál.
    .title = Az eredmény
rule-S9 = Ami sok helyen ugyanúgy történik.
    .title = Közös eljárások
rule-S9-1 = A koponyánál azonnal kiütnek. A csúcson a nyereség elvész.
    .title = Állóképesség elvesztése
rule-S9-2 = Veszíts 1 befolyást és mindenkit, akit őrzöl, menj a kórházba, állítsd az állóképességet 5-re; Android módban fedj fel egy jelzőt. A saját körödben a kör véget ér.
    .title = Kiütés
rule-S9-3 = Az ottani informátorok kikerülnek a játékból, a bérgyilkosok és bűnözők visszakerülnek az Adat Folyamba. Azután az ottaniak 4, a szomszédosak 2 állóképességet veszítenek, és mindenkit, akit őriznek, a műveletirányítótól az óramutató járása szerint, kivéve, aki biztonságos helyszínen áll. Az ottani többi bomba is felrobban.
    .title = Robbanás
rule-S9-4 = A korong az Adat Folyamba kerül, a jelzők hazatérnek, az órái leállnak, a kártya kikerül a játékból.
    .title = Visszakerülő korongok
rule-S9-5 = Ami a sáv végén túl volna, elvész. Egy fejlesztési sáv vége 1 befolyást ad.
    .title = Sávok
rule-S9-6 = Az eltávolított informátor nem tér vissza. Ha a felső távozik, az alsó feljebb lép.
    .title = Informátorok
rule-S10 = Három vagy négy játékosnak, 8 forduló, rejtett azonosságokkal.
    .title = Android mód
rule-S10-1 = Mindenki ügynök, amíg a második androidjelzője felfedve nincs. Onnantól végleg android.
    .title = Azonosság
rule-S10-2 = Fel kell fedned egy általad választott jelzőt, ha kiütnek, ha egy megtorlás ezt írja elő, ha átvilágítanak, és ha a rendőrség a helyszínedre vagy mellé ért. Fordulónként legfeljebb egyet, és az androidok határa után többet nem.
    .title = Jelző felfedése
rule-S10-3 = 4 bizonyítékért egy másik ügynök itt, vagy ahol informátorod van, felfed egy jelzőt. Ha ez androidot leplez le, te 1 befolyást nyersz, az android 1-et veszít.
    .title = Átvilágítás
rule-S10-4 = A leleplezett játékos elveszíti az őrizeteseit, informátorait, jelzőit és óráit, minden mást megtart. A saját körében az akció befejeződik; két igazságszolgáltatás akció után a kör véget ér. Három játékosnál egy, négynél két android után minden jelző rejtve kikerül a játékból.
    .title = Lelepleződés
rule-S10-5 = Az elpusztított helyszínnek csak a neve és a száma marad. Az odakerülő bűnöző és bérgyilkos visszakerül az Adat Folyamba. Ott nincs átfésülés és vásárlás. A belépő ügynök 1 állóképességet veszít.
    .title = Elpusztított helyszínek
rule-S10-6 = Az android járőrözhet, és két rejtett akciója van, a rendőrség helyszínén is: átfésülés, vásárlás, ügynök megtámadása, helyszín megtámadása. Harcban a célpont minden autója kiolt egy találatot; minden megmaradt találat 1 állóképesség. A helyszín elleni támadásban az informátorok találatokat fognak fel; két további elpusztítja, az ottani bombák felrobbannak, és az android 1 befolyást nyer.
    .title = Az android köre
rule-S10-7 = Ha egy androidot lelepleztek, az ügynökök igazságszolgáltatás akcióként megtámadhatják, ahol nincs biztonságban.
    .title = Android megtámadása
rule-S11 = Nincs megszabva a fordulók száma: a játék annak a fordulónak a végén ér véget, amelyben valaki 3 bűnözőt (a hosszú játékban 4-et) beszolgáltatott, vagy a rendőrség és a bombák miatt 4 elveszett. A pakliban 20 könnyű és 10 nehéz bűnöző van. Egy bomba és egy bérgyilkos csak akkor kerül be, ha a zsák kiürülne. A rendőrség bűnözőt is elvisz. A saját informátor bűnöző ellen fekete kockát ad. A második igazságszolgáltatás akció után sincs tilalom, és az akciók egy helyszínen megismételhetők.
    .title = Árnyékőrség
rule-S12 = A pakli rejtett; a lefelé fordított bűnözőt az ismeri, akinek jelzője van rajta; az azonosságjelzőt a gazdája. Minden más nyílt.
    .title = Ki mit lát
rule-S13 = Befolyás, minden saját informátor a térképen 1 pont, és a beszolgáltatott bűnözők szindikátusonként 1, 2, 3, 4 kártyáért 1, 3, 6, 10 pont, minden további 5. A vad kártyák a legnagyobb csoportodhoz csatlakoznak. Egyenlőségnél az állóképesség dönt, azután közös a győzelem.
    .title = Pontozás

## Értelmezések: a város és a táblák

rule-R1 = A játékosnak egy állóképesség-sávja van. A kártyákon az életerő a bűnözőé.
rule-R2 = A bombalap X-e a fokozás.
rule-R3 = A maradék két kerület a város alsó sarkaiban van.
rule-R4 = Az eseményútvonal a főhadiszállás körüli tizenkét helyszín gyűrűje, az óramutató járása szerint.
rule-R5 = Csak az a bűnöző járja végig a gyűrűt, amelyik ebben a fordulóban került a felső kerületbe. A bérgyilkos onnan a következő lépésével elhagyja a várost.
rule-R6 = A megszökött bűnöző korongja visszakerül az Adat Folyamba.
rule-R7 = A bomba, kiütés, pusztítás, lelepleződés vagy szökés miatt elveszett bűnöző kártyája kikerül a játékból; a száma újra húzható.
rule-R8 = A sáv vége csak fejlesztésnél ad befolyást, mindegyiknél egyszer.
rule-R9 = Ami a sáv végén túl volna, elvész. Ami semmit sem adna, azt nem lehet megvenni.
rule-R10 = Egységenként a feltüntetett árat fizeted.
rule-R11 = A megvett fejlesztés a saját sávjának jelzőjét mozdítja.

## Értelmezések: járőrözés és nyomozás

rule-R12 = Egy járőrözés során egy helyszínre csak egyszer léphetsz be. Ahonnan indultál, oda még nem léptél be, ezért egyszer visszatérhetsz.
rule-R13 = Egy járőrözés legalább egy lépés.
rule-R14 = Ahol a rendőrosztag áll, ott nem támadnak gengszterek.
rule-R15 = Belépéskor csak a gengszterek sebeznek, a bűnözők, bérgyilkosok és bombák nem.
rule-R16 = Az ingyenes védelem magától és elsőként számít; csak azután döntöd el, mennyit fizetsz.
rule-R17 = Minden akciót be kell fejezni a következő előtt. Csak nyomozni lehet a járőrözés lépései között.
rule-R18 = Jelző nélkül nem nyomozhatsz. A jelzők visszatérnek, amikor a kártyát felfedik vagy kikerül.

## Értelmezések: igazságszolgáltatás akciók

rule-R19 = A második igazságszolgáltatás akció után már csak az erősítés vagy a kör vége marad. Ha kiütöttek, semmi.
rule-R20 = Egy helyszínen körönként egyszer lehet ugyanazt az igazságszolgáltatás akciót végrehajtani, bármi a célpont. A támadás és az android megtámadása különböző akció.
rule-R21 = Más ügynöktől egyetlen akcióval lehet bűnözőt elvenni: az elkobzással.
rule-R22 = Legyőzött bűnözőt nem lehet megtámadni.
rule-R23 = A piros és a fehér jelnél csak a támadó saját jelzője számít. Ha nem lép életbe, végleg elmarad.
rule-R24 = A bérgyilkost két vagy több találat távolítja el.
rule-R25 = Az óra a következő köröd végéig tart.
rule-R26 = Az öt órajelző emlékeztető, nem korlát.
rule-R27 = Az elkobzáshoz legalább 1 üzemanyag kell.
rule-R28 = Az őrizetben lévő bűnözők nincsenek a helyszínen. Akkor vesznek el, ha az őrzőjüket bomba sebzi, kiütik vagy leleplezik.
rule-R29 = Ha a készletben kevés a kredit, vedd el, ami van; a többi elvész.

## Értelmezések: átfésülés és vásárlás

rule-R30 = A fehér ikon egy általad választott szín; egy színből legfeljebb három kocka lehet.
rule-R31 = Csak a saját informátoraid védenek.
rule-R32 = Kockánként egy fokozás. Gyógyulást és kreditet is duplázhat, fokozást nem. A kioltott robbanás egyszerűen eltűnik.
rule-R33 = Ha átfésülés közben kiütnek, a maradék kockák elvesznek.
rule-R34 = Igazságszolgáltatás akció csak akkor hajtható végre, ha van mit tennie.

## Értelmezések: bombák

rule-R35 = A lapnak négy sora van: négy robbanás megtölt egy oszlopot.
rule-R36 = Hat oszlop van, balról jobbra kell megkezdeni őket. Az időzítő mindig előbb fogy el.
rule-R37 = Új oszlop akkor kezdhető, ha minden megkezdett oszlop fokozásra végződik, vagy négy robbanásból áll.
rule-R38 = Ha az időzítő 0-ra ér, a bomba vonal esetén is felrobban.
rule-R39 = Egy dobás kockáit egyenként, tetszőleges sorrendben kell elhelyezni, mindet.
rule-R40 = Ha vonal nélkül abbahagyod, és az ellenőrzés sikerül, a bomba az alacsonyabb időzítővel marad.
rule-R41 = Az ellenőrzés fokozással és robbanás nélkül sikerül.
rule-R42 = Hogy kit ér a robbanás, előbb eldől, mint hogy bárki sebződne; egy bomba senkit sem sebez kétszer.
rule-R43 = A helyszín többi bombája egymás után robban fel, mindegyik egyszer.
rule-R44 = Biztonságos helyszínen a bomba nem árt, és a bűnözőid is megmaradnak.
rule-R45 = A sikertelen hatástalanítás az akciónak vet véget, nem a körnek, hacsak ki nem ütnek.

## Értelmezések: a Város fázis

rule-R46 = A rendőrség csak bérgyilkost és bombát távolít el, bűnözőt nem.
rule-R47 = A rendőrség megállítja a gengsztereket, az igazságszolgáltatás akciókat, az érkező bűnöző hatásait és a bérgyilkosok csapásait. Az időzítőket, a mozgást, az új korongokat és a rejtett akciókat nem.
rule-R48 = Az androidokat a bérgyilkosok nem támadják, és nem is vonzza őket az android.
rule-R49 = A bérgyilkos biztonságos helyszínen álló ügynök felé is megteszi a harmadik lépését: az ügynök sértetlen, a felső informátor odavész.
rule-R50 = Ahol nincs ügynök, a felső informátor akkor is odavész. Ez nem állítja meg a bérgyilkost.

## Értelmezések: pontozás

rule-R51 = A vad kártyák mind a legnagyobb szindikátusodhoz csatlakoznak; önmagukban egy csoportot alkotnak.
rule-R52 = Egy szindikátus négy kártyája 10 pont, öt 15, hat 20, hét 25.
rule-R53 = Ha az állóképesség is egyenlő, a győzelem közös.

## Értelmezések: Android mód

rule-R54 = A tizenkét azonosságjelzőből négy android. Három játékosnál egy android és két ember kimarad.
rule-R55 = Fordulónként egy jelző. Ami túl hamar jön, elmarad, nem halasztódik.
rule-R56 = Az elpusztított helyszínen csak név és szám marad; a pajzsa is odavan.
rule-R57 = Elpusztított helyszínen nincs átfésülés és vásárlás. Aki ott áll, informátoron keresztül máshol azért nyomozhat.
rule-R58 = A bombák elpusztított helyszínen is maradnak és működnek.
rule-R59 = A találatot felfogó informátorok akkor is odavesznek, ha a helyszín megmarad.
rule-R60 = Két rejtett akció után az android még járőrözhet.
rule-R61 = Ha valakit a saját körében lepleznek le: az akció befejeződik, az igazságszolgáltatás akciók rejtett akciónak számítanak; kettő után a kör véget ér.
rule-R62 = Akinek nem kellene jelzőt felfednie, azt nem lehet átvilágítani.

## Értelmezések: egyebek

rule-R63 = Akinél a zsák van, az a műveletirányító; más kezdőjelző nincs.
rule-R64 = 28 szintjelző van, táblánként hét.
rule-R65 = A szabály ismert szövege teljes; itt sem maradt ki semmi.
rule-R66 = Hogy hány korongot húztok, csak a játékosok számától függ.
rule-R67 = Ha az Adat Folyamban kevés a korong, húzd ki, ami van. Az Árnyékőrségben előbb a két tartalék kerül bele.
rule-R68 = Ha a köröd előtt ütnek ki, a szokott módon játszol, a kórházból.
rule-R69 = A biztonságos helyszín a bérgyilkos visszavágását kivédi, a bűnöző megtorlását nem.
rule-R70 = A Város fázis példája két helyet nyitva hagy; bármelyik illő jó.
rule-R71 = Ügynök módban az elkobzás az egyetlen, amit egy ügynök a másikkal tehet.
rule-R72 = A bombák szempontjából a főhadiszállás körüli négy kerület szomszédos vele. Ügynöknek biztonságos, androidnak nem.
rule-R73 = Az egyszerre kiütöttek a műveletirányítótól az óramutató járása szerint következnek, a jelzők is.
rule-R74 = Előbb a kiütés következményei, azután a jelző felfedése.
rule-R75 = Ha a leleplezésnél bomba viszi el a bűnözőt, vagy kiüti a támadót, a támadás véget ér.
rule-R76 = A város minden bombájának időzítője csökken, nem csak egyé.
rule-R77 = A negyedik játékos a zöld.
rule-R78 = Bizonyítékért akárhányszor vehetsz befolyást; a bizonyítékod szab határt.
rule-R79 = A lefelé fordított kártyát megmutatják, ha a bűnöző kisétál. Ha másképp kerül ki, rejtve marad. Hatása egyiknél sincs.
rule-R80 = A leleplezés hatása megelőzi a lőszerről szóló döntést.
rule-R81 = A kerületeket nem lehet átfésülni, és ott semmit sem árulnak.
rule-R82 = A megtorlás minden hatása után: ha kiütöttek, a többi elmarad; ha a bűnöző eltűnt, csak az marad el, amihez ő kell; ha lelepleződtél, óra nem marad rajtad.
rule-R83 = Ha nincs hozzá kártya, a bűnöző korongja visszakerül. Az Árnyékőrség legkésőbb a 20. forduló után véget ér.
rule-R84 = Az elpusztított helyszínre futó vagy lépő bérgyilkos azonnal visszakerül az Adat Folyamba.
rule-R85 = Az egy forrásból származó veszteség egyetlen összeg; ami a koponyán túl volna, elvész. Átfésülésnél minden robbanás külön veszteség.

## A botok

bot-easy-name = Kadét
bot-easy-style = Az után fut, ami éppen közel van.
bot-normal-name = Sólyom
bot-normal-style = Ismeri a körzeteket, de néha elnéz egy bombát.
bot-hard-name = Veterán
bot-hard-style = Egymáshoz méri az üzemanyagot, a lőszert és az időt.
bot-expert-name = Felügyelő
bot-expert-style = Az egész éjszakát eltervezte a városban.

## Az első játszma, egy kör képei és a segítő

lesson-goal = Ügynök vagy egy bűnnel teli városban, és a riválisod is az. Az győz, akinek hat forduló után a legtöbb befolyása van.
lesson-city = A városnak tizenhárom helyszíne van: középen a főhadiszállás, körülötte gyűrűben a kerületek, ahol a baj van, és az üzletek meg hivatalok, ahol találni is lehet valamit.
lesson-events = Minden forduló új bajjal kezdődik. Most te vagy a műveletirányító: két korong került elő, és két kocka mondja meg, melyik kerületbe kerülnek. Válaszd az első módot.
lesson-criminals = Két bűnöző bukkant fel. Még senki sem tudja, kik azok.
lesson-turn = Ez te vagy. A körödben mozoghatsz, nyomozhatsz, és legfeljebb két igazságszolgáltatás akciód van: átfésülés, támadás, letartóztatás és hasonlók.
lesson-search = A főhadiszállás jó hely, ha felszerelést keresel. Fésüld át.
lesson-colours = Minden kockaszín mást talál: a piros lőszert és fegyvert, a zöld üzemanyagot és autót, a fekete bizonyítékot, pénzt és gyógyulást. Vedd a zöldet és a feketét.
lesson-dice = Ezek a kockáid. A robbanás állóképességbe kerül, minden más segít. Bármelyiket egyszer újradobhatod.
lesson-keep = Üzemanyag és bizonyíték: tartsd meg mindet. A főhadiszállás biztonságos: itt a robbanás nem árt.
lesson-protected = A robbanást sikerült kivédeni, az üzemanyagod és a bizonyítékod pedig nőtt.
lesson-patrol = Most ki az utcára: járőrözz. A kör első járőrözése ingyenes.
lesson-go = Menj a 6. kerületbe, ahol egy bűnöző rejtőzik.
lesson-gangsters = A kerületekben gengszterek vannak. Mindegyikre költs egy lőszert, vagy veszíts állóképességet. Költs egyet.
lesson-stop = Ez az a hely. Állj meg itt.
lesson-attack = A második igazságszolgáltatás akciód: támadd meg a bűnözőt.
lesson-whisper = Most már látod, ki az: Suttogó. Van bűnöző, aki kellemetlen meglepetést tartogat annak, aki előbb nem nyomozta le. Ez ma nem okoz bajt.
lesson-ammo = Három piros kockával dobsz, és minden elköltött lőszer egy fekete kockát ad. A robbanás találat, a fokozás megduplázza az egyiket. Költs egyet.
lesson-defeated = Legyőzted! Ez azonnal 1 befolyás. De Suttogó még ott fekszik, és az viszi el, aki letartóztatja.
lesson-reinforce = Elfogyott a két igazságszolgáltatás akciód. Most 2 kreditért informátort tehetsz ide: véd téged, és a végén számít. Ezzel véget ér a köröd.
lesson-city-phase = A riválisod is lejátszotta a körét. Aztán jött a Város fázis: a bűnözők továbbállnak, a rendőrség mozog, a bombák ketyegnek.
lesson-bomb = És most egy bomba van épp ott, ahol állsz, időzítővel. Ne maradj sokáig.
lesson-arrest = Előbb tartóztasd le Suttogót, mielőtt más teszi meg.
lesson-away = Most el a bombától. Járőrözz még egyszer.
lesson-home = Vissza a főhadiszállásra.
lesson-stop-here = Állj meg itt.
lesson-turn-in = Szolgáltasd be a foglyodat. Ezért fizetnek, és a végső értékelésnél is számít.
lesson-turned-in = Két kredit, és eggyel több bűnöző a számládon.
lesson-end = Elfogyott a két igazságszolgáltatás akciód. Fejezd be a kört.
lesson-ways = Befolyást ad a végéig vitt fejlesztés, a hatástalanított bomba és a jó helyre tett informátor is. A végén a beszolgáltatott bűnözők száma is számít.
lesson-well-done = Már tudod, mi egy forduló: baj, a te köröd, a város. Játssz tovább, vagy kezdj egy játszmát segítséggel.

picture-turn = Egy kör: mozogj a városban, és hajts végre legfeljebb két igazságszolgáltatás akciót.
picture-search = Átfésülés: dobj a hely kockáival, párat dobj újra, és vedd el, amit mutatnak.
picture-attack = Támadás: a robbanás találat. A legyőzött bűnözőt le lehet tartóztatni.
picture-turn_in = Vidd a foglyaidat oda, ahol beszolgáltathatod őket: fizet, és számít.

coach-events = Te vagy a műveletirányító: tedd a bajt oda, ahol másnak jobban fáj, vagy ahol hasznot húzhatsz belőle.
coach-act = Körönként két igazságszolgáltatás akció, egy helyen egyik sem kétszer. Tervezz olyan utat, amely két jó helyet érint.
coach-attack = Egy ismeretlen bűnöző megtámadása kellemetlen meglepetést hozhat. 2 bizonyítékért előbb megnézheted.
coach-defuse = A bomba hatástalanítása külön kis játék: ha sikerül, 1 befolyás. Nélküle a bomba tovább ketyeg.
coach-reroll = Néhány kockát újradobhatsz. Előbb a robbanásokat, aztán azt, ami nem kell.
coach-gangsters = Minden lőszer egy gengsztert állít meg; a többi 1-1 állóképességbe kerül. A saját itteni informátoraid is megállítanak.
coach-reinforce = Az informátor 2 kredit, és véget ér vele a köröd. Itt véd téged, és a végén számít.

board-taught-goal = { CAP(THE($rounds)) }. forduló után a legtöbb befolyás győz. Most: { $round }. forduló.
piece-tiles = Helyszínek
piece-criminals = Bűnözők
