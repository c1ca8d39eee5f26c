### Rogue Agent, po polsku.

## Pudełko

game-title = Rogue Agent
game-tagline = Utrzymaj przy życiu miasto deszczu i neonów: bomba po bombie, kula po kuli, łapówka po łapówce.
game-about = Przestępcy przemierzają miasto, zabójcy polują, bomby tykają. Patrolujesz, prowadzisz śledztwa, atakujesz, aresztujesz, przeszukujesz i kupujesz, rozstawiasz informatorów i rozbrajasz bomby przewód po przewodzie. Gdy wszyscy skończą, miasto odpowiada ciosem. Kto ma na końcu najwięcej wpływów? W trybie androida ktoś przy stole może nie być człowiekiem.

## Ustawienia stołu

setting-mode = Tryb
setting-mode-agent = Tryb agenta: 6 rund, każdy przeciw każdemu
setting-mode-android = Tryb androida: 8 rund, z ukrytymi tożsamościami
setting-mode-shadow_watch = Straż Cieni: aż doprowadzicie lub stracicie dość przestępców
setting-leader = Kto dowodzi pierwszy
setting-leader-random = Losowo
setting-leader-first = Gracz 1
setting-watch = Długość Straży Cieni
setting-watch-short = Krótka: 3 doprowadzonych przestępców
setting-watch-long = Długa: 4 doprowadzonych przestępców
setting-easier = Łatwiejsza Straż Cieni
setting-easier-false = Wszystkie syndykaty
setting-easier-true = Bez najtrudniejszego syndykatu

## Lokacje: .at gdzie, .to dokąd

tile-headquarters = Kwatera główna
    .at = w kwaterze głównej
    .to = do kwatery głównej
tile-headquarters-text = Stąd wszyscy startują i tu doprowadza się przestępców. Przeszukanie dwiema parami kości, każda w jednym kolorze. Za sześć dowodów kupisz 1 wpływ. Bezpieczna dla agentów.
tile-hospital = Szpital
    .at = w szpitalu
    .to = do szpitala
tile-hospital-text = Tu budzi się każdy po nokaucie. Przeszukanie 2 czarnymi kośćmi. Za 1 kredyt kupisz krok na torze agenta. Bezpieczny dla agentów.
tile-ammo_depot = Skład amunicji
    .at = w składzie amunicji
    .to = do składu amunicji
tile-ammo_depot-text = Przeszukanie 2 czerwonymi kośćmi i 1 czarną. Za 1 kredyt kupisz 2 amunicji.
tile-fuel_station = Stacja paliw
    .at = na stacji paliw
    .to = na stację paliw
tile-fuel_station-text = Przeszukanie 2 zielonymi kośćmi i 1 dowolnego koloru. Za 1 kredyt kupisz 2 paliwa.
tile-data_archive = Archiwum danych
    .at = w archiwum danych
    .to = do archiwum danych
tile-data_archive-text = Przeszukanie 2 czarnymi kośćmi i 2 innego koloru. Za 1 kredyt kupisz 2 dowody.
tile-gun_shop = Sklep z bronią
    .at = w sklepie z bronią
    .to = do sklepu z bronią
tile-gun_shop-text = Przeszukanie 2 czerwonymi kośćmi i 1 dowolnego koloru. Za 1 kredyt kupisz krok na torze broni. Bezpieczny dla androidów.
tile-garage = Warsztat
    .at = w warsztacie
    .to = do warsztatu
tile-garage-text = Przeszukanie 2 zielonymi kośćmi i 1 czarną. Za 1 kredyt kupisz krok na torze radiowozu. Bezpieczny dla androidów.
tile-precinct_1 = Dzielnica 1
    .at = w dzielnicy 1
    .to = do dzielnicy 1
tile-precinct_1-text = Dzielnica portowa. 2 gangsterów atakuje każdego, kto wchodzi, chyba że jest tam policja.
tile-precinct_2 = Dzielnica 2
    .at = w dzielnicy 2
    .to = do dzielnicy 2
tile-precinct_2-text = Neonowa mila. 2 gangsterów atakuje każdego, kto wchodzi, chyba że jest tam policja.
tile-precinct_3 = Dzielnica 3
    .at = w dzielnicy 3
    .to = do dzielnicy 3
tile-precinct_3-text = Stare kanały. 1 gangster atakuje każdego, kto wchodzi, chyba że jest tam policja.
tile-precinct_4 = Dzielnica 4
    .at = w dzielnicy 4
    .to = do dzielnicy 4
tile-precinct_4-text = Odlewnie. 1 gangster atakuje każdego, kto wchodzi, chyba że jest tam policja.
tile-precinct_5 = Dzielnica 5
    .at = w dzielnicy 5
    .to = do dzielnicy 5
tile-precinct_5-text = Bagno. 3 gangsterów atakuje każdego, kto wchodzi, chyba że jest tam policja.
tile-precinct_6 = Dzielnica 6
    .at = w dzielnicy 6
    .to = do dzielnicy 6
tile-precinct_6-text = Estakada. 1 gangster atakuje każdego, kto wchodzi, chyba że jest tam policja.

## Krążki wydarzeń: .nom w zdaniu, .acc w bierniku

disc-criminal_1 = Przestępca 1
    .nom = przestępca 1
    .acc = przestępcę 1
disc-criminal_1-text = Dopóki grasuje, w każdej fazie miasta idzie o jedną lokację ścieżką wydarzeń. Pokonanego można aresztować.
disc-criminal_2 = Przestępca 2
    .nom = przestępca 2
    .acc = przestępcę 2
disc-criminal_2-text = Dopóki grasuje, w każdej fazie miasta idzie o jedną lokację ścieżką wydarzeń. Pokonanego można aresztować.
disc-criminal_3 = Przestępca 3
    .nom = przestępca 3
    .acc = przestępcę 3
disc-criminal_3-text = Dopóki grasuje, w każdej fazie miasta idzie o jedną lokację ścieżką wydarzeń. Pokonanego można aresztować.
disc-criminal_4 = Przestępca 4
    .nom = przestępca 4
    .acc = przestępcę 4
disc-criminal_4-text = Dopóki grasuje, w każdej fazie miasta idzie o jedną lokację ścieżką wydarzeń. Pokonanego można aresztować.
disc-criminal_5 = Przestępca 5
    .nom = przestępca 5
    .acc = przestępcę 5
disc-criminal_5-text = Dopóki grasuje, w każdej fazie miasta idzie o jedną lokację ścieżką wydarzeń. Pokonanego można aresztować.
disc-criminal_6 = Przestępca 6
    .nom = przestępca 6
    .acc = przestępcę 6
disc-criminal_6-text = Dopóki grasuje, w każdej fazie miasta idzie o jedną lokację ścieżką wydarzeń. Pokonanego można aresztować.
disc-bomb = Bomba
    .nom = bomba
    .acc = bombę
disc-bomb-text = Jej licznik spada o 1 w każdej fazie miasta. Przy 0 wybucha: 4 wytrzymałości na miejscu, 2 obok.
disc-assassin = Zabójca
    .nom = zabójca
    .acc = zabójcę
disc-assassin-text = Poluje na agentów i informatorów na ścieżce wydarzeń. Usuwają go dwa trafienia.

## Kości, ich symbole i ścianki

colour-red = czerwona
colour-green = zielona
colour-black = czarna
symbol-explosion = wybuch
symbol-explosion-text = W ataku trafienie. W przeszukaniu kosztuje 1 wytrzymałości, jeśli nic go nie powstrzyma. Na planszy bomby leży tylko pod wybuchami.
symbol-boost = wzmocnienie
symbol-boost-text = W ataku podwaja wybuch. W przeszukaniu podwaja kość albo powstrzymuje wybuch. Na planszy bomby to X: trzy w linii rozbrajają.
face-explosion = wybuch
face-boost = wzmocnienie
face-fuel = paliwo
face-ammo = amunicja
face-evidence = dowód
face-car = radiowóz
face-weapon = broń
face-agent = agent
face-heal = serce
face-credit = kredyt
face-fuel-2 = 2 paliwa
face-ammo-2 = 2 amunicji
face-evidence-2 = 2 dowody
face-car-2 = 2 radiowozy
face-weapon-2 = 2 bronie
face-agent-2 = 2 agentów
face-heal-2 = 2 serca
face-credit-2 = 2 kredyty
face-fuel-boosted = paliwo, podwójnie
face-ammo-boosted = amunicja, podwójnie
face-evidence-boosted = dowód, podwójnie
face-car-boosted = radiowóz, podwójnie
face-weapon-boosted = broń, podwójnie
face-agent-boosted = agent, podwójnie
face-heal-boosted = serce, podwójnie
face-credit-boosted = kredyt, podwójnie
face-fuel-2-boosted = 2 paliwa, podwójnie
face-ammo-2-boosted = 2 amunicji, podwójnie
face-evidence-2-boosted = 2 dowody, podwójnie
face-car-2-boosted = 2 radiowozy, podwójnie
face-weapon-2-boosted = 2 bronie, podwójnie
face-agent-2-boosted = 2 agentów, podwójnie
face-heal-2-boosted = 2 serca, podwójnie
face-credit-2-boosted = 2 kredyty, podwójnie
die-red-explosion = wybuch (czerwona)
die-red-boost = wzmocnienie (czerwona)
die-red-fuel = paliwo (czerwona)
die-red-ammo = amunicja (czerwona)
die-red-evidence = dowód (czerwona)
die-red-car = radiowóz (czerwona)
die-red-weapon = broń (czerwona)
die-red-agent = agent (czerwona)
die-red-heal = serce (czerwona)
die-red-credit = kredyt (czerwona)
die-red-fuel-2 = 2 paliwa (czerwona)
die-red-ammo-2 = 2 amunicji (czerwona)
die-red-evidence-2 = 2 dowody (czerwona)
die-red-car-2 = 2 radiowozy (czerwona)
die-red-weapon-2 = 2 bronie (czerwona)
die-red-agent-2 = 2 agentów (czerwona)
die-red-heal-2 = 2 serca (czerwona)
die-red-credit-2 = 2 kredyty (czerwona)
die-red = czerwona kość
die-green-explosion = wybuch (zielona)
die-green-boost = wzmocnienie (zielona)
die-green-fuel = paliwo (zielona)
die-green-ammo = amunicja (zielona)
die-green-evidence = dowód (zielona)
die-green-car = radiowóz (zielona)
die-green-weapon = broń (zielona)
die-green-agent = agent (zielona)
die-green-heal = serce (zielona)
die-green-credit = kredyt (zielona)
die-green-fuel-2 = 2 paliwa (zielona)
die-green-ammo-2 = 2 amunicji (zielona)
die-green-evidence-2 = 2 dowody (zielona)
die-green-car-2 = 2 radiowozy (zielona)
die-green-weapon-2 = 2 bronie (zielona)
die-green-agent-2 = 2 agentów (zielona)
die-green-heal-2 = 2 serca (zielona)
die-green-credit-2 = 2 kredyty (zielona)
die-green = zielona kość
die-black-explosion = wybuch (czarna)
die-black-boost = wzmocnienie (czarna)
die-black-fuel = paliwo (czarna)
die-black-ammo = amunicja (czarna)
die-black-evidence = dowód (czarna)
die-black-car = radiowóz (czarna)
die-black-weapon = broń (czarna)
die-black-agent = agent (czarna)
die-black-heal = serce (czarna)
die-black-credit = kredyt (czarna)
die-black-fuel-2 = 2 paliwa (czarna)
die-black-ammo-2 = 2 amunicji (czarna)
die-black-evidence-2 = 2 dowody (czarna)
die-black-car-2 = 2 radiowozy (czarna)
die-black-weapon-2 = 2 bronie (czarna)
die-black-agent-2 = 2 agentów (czarna)
die-black-heal-2 = 2 serca (czarna)
die-black-credit-2 = 2 kredyty (czarna)
die-black = czarna kość
column-A = A
column-B = B
column-C = C
column-D = D
column-E = E
column-F = F
column-G = G

## Plansze agentów: tory, towary, ulepszenia, miejsca informatorów

track-fuel = paliwo
track-fuel-text = Na każdy patrol po pierwszym w turze, na przechwycenie i obronę. Od 0 do 8.
track-ammo = amunicja
track-ammo-text = Powstrzymuje gangsterów i wybuchy, w ataku daje czarne kości. Od 0 do 8.
track-evidence = dowody
track-evidence-text = Dwa na śledztwo, cztery na prześwietlenie, sześć na 1 wpływ w kwaterze głównej. Od 0 do 8.
track-car = radiowóz
track-car-text = Osłona na 2, silnik na 4, 1 wpływ na 6.
track-weapon = broń
track-weapon-text = Pistolet na 2, na 4 i na 6, a na 6 także 1 wpływ.
track-agent = agent
track-agent-text = Zwiad na 2, pancerz na 4, 1 wpływ na 6.
track-stamina = wytrzymałość
track-stamina-text = Zaczyna od 8. Przy 0 następuje nokaut i pobudka w szpitalu z 5.
item-fuel = paliwo
item-ammo = amunicja
item-evidence = dowody
item-car = krok radiowozu
item-weapon = krok broni
item-agent = krok agenta
item-stamina = wytrzymałość
item-influence = wpływ
upgrade-shield = Osłona
upgrade-shield-text = O jednego gangstera mniej przy każdym wejściu do dzielnicy.
upgrade-engine = Silnik
upgrade-engine-text = Każdy patrol może sięgać o jedną lokację dalej.
upgrade-pistol_1 = Pistolet
upgrade-pistol_1-text = Zielona kość w każdym ataku.
upgrade-pistol_2 = Drugi pistolet
upgrade-pistol_2-text = Druga zielona kość w każdym ataku.
upgrade-pistol_3 = Trzeci pistolet
upgrade-pistol_3-text = Trzecia zielona kość w każdym ataku.
upgrade-scouting = Zwiad
upgrade-scouting-text = W przeszukaniu możesz przerzucić kości drugi raz.
upgrade-armor = Pancerz
upgrade-armor-text = W każdym przeszukaniu powstrzymuje jeden wybuch.
space-top = górne
space-bottom = dolne

## Tożsamości

token-human = Człowiek
token-human-text = Nic do ukrycia.
token-android = Android
token-android-text = Drugi odkryty cię demaskuje.

## Syndykaty

syndicate-red = Karmazynowy Lont
syndicate-red-text = Czerwony, siedmiu przestępców.
syndicate-blue = Kobaltowy Obwód
syndicate-blue-text = Niebieski, siedmiu przestępców.
syndicate-green = Jadeitowe Żmije
syndicate-green-text = Zielony, siedmiu przestępców.
syndicate-yellow = Złoty Krąg
syndicate-yellow-text = Żółty, siedmiu przestępców.
syndicate-purple = Aksamitne Maski
syndicate-purple-text = Fioletowy, siedmiu przestępców.
syndicate-orange = Rdzawe Psy
syndicate-orange-text = Pomarańczowy, siedmiu przestępców.
syndicate-white = Wolni strzelcy
syndicate-white-text = Dowolny: na końcu dołącza do twojej największej grupy.

## Co robią przestępcy

effect-lose_stamina = utrata wytrzymałości
effect-lose_stamina-text = Tracisz wytrzymałość i nic tego nie powstrzyma.
effect-lose_ammo = utrata amunicji
effect-lose_ammo-text = Tracisz amunicję, o ile ją masz.
effect-lose_fuel = utrata paliwa
effect-lose_fuel-text = Tracisz paliwo, o ile je masz.
effect-lose_evidence = utrata dowodów
effect-lose_evidence-text = Tracisz dowody, o ile je masz.
effect-lose_credits = utrata kredytów
effect-lose_credits-text = Płacisz kredyty do zasobów, o ile je masz.
effect-lose_influence = utrata wpływów
effect-lose_influence-text = Tracisz wpływy, nie poniżej 0.
effect-tick_all = spadają wszystkie liczniki
effect-tick_all-text = Spada licznik każdej bomby w mieście; przy 0 wybuchają.
effect-ambush = zasadzka
effect-ambush-text = Ze Strumienia danych pojawia się tu zabójca, jeśli jakiś jest.
effect-burn_informant = spalony informator
effect-burn_informant-text = Jeden z twoich tutejszych informatorów opuszcza grę.
effect-release_one = ucieczka z aresztu
effect-release_one-text = Jeden wybrany przestępca ucieka z twojego aresztu.
effect-slip_away = przestępca się wymyka
effect-slip_away-text = Idzie dalej ścieżką i atak się kończy.
effect-flee = przestępca ucieka
effect-flee-text = Idzie dalej ścieżką.
effect-tougher = więcej zdrowia
effect-tougher-text = W tym ataku ma więcej zdrowia.
effect-fewer_red = mniej czerwonych kości
effect-fewer_red-text = W tym ataku rzucasz mniejszą liczbą czerwonych kości.
effect-reveal_identity = odkrycie tożsamości
effect-reveal_identity-text = W trybie androida odkrywasz żeton tożsamości.
effect-gain_ammo = zdobyta amunicja
effect-gain_ammo-text = Zyskujesz amunicję.
effect-gain_fuel = zdobyte paliwo
effect-gain_fuel-text = Zyskujesz paliwo.
effect-gain_evidence = zdobyte dowody
effect-gain_evidence-text = Zyskujesz dowody.
effect-gain_credits = zdobyte kredyty
effect-gain_credits-text = Bierzesz kredyty z zasobów.
effect-heal = leczenie
effect-heal-text = Zyskujesz wytrzymałość.
effect-weaker = mniej zdrowia
effect-weaker-text = W tym ataku ma mniej zdrowia, co najmniej 1.
effect-bonus_black = darmowe czarne kości
effect-bonus_black-text = W tym ataku dostajesz darmowe czarne kości, razem najwyżej trzy.
effect-no_retaliation = bez odwetu
effect-no_retaliation-text = Jeśli ten atak się nie uda, nie ma odwetu.
effect-clock_slow = wolniejsze patrole
effect-clock_slow-text = Zegar: twoje patrole sięgają o jedną lokację bliżej.
effect-clock_no_ammo_dice = bez amunicji na czarne kości
effect-clock_no_ammo_dice-text = Zegar: nie możesz wydawać amunicji na czarne kości.
effect-clock_no_cover = bez osłony informatorów
effect-clock_no_cover-text = Zegar: twoi informatorzy cię nie chronią.
effect-clock_no_purchase = bez zakupów
effect-clock_no_purchase-text = Zegar: nie możesz robić zakupów.
effect-clock_search_minus = o kość mniej w przeszukaniu
effect-clock_search_minus-text = Zegar: w każdym przeszukaniu odkładasz jedną kość.

## Przestępcy: .q w cudzysłowie, w zdaniach

card-terrorist_jack = Terrorysta Jack
    .q = „Terrorysta Jack”
card-terrorist_jack-text = Karmazynowy Lont, zdrowie 3, nagroda 4. Czerwony, bez śledztwa: tracisz 2 wytrzymałości. Odwet: wszystkie liczniki spadają o 1.
card-fuse_annie = Annie Lont
    .q = „Annie Lont”
card-fuse_annie-text = Karmazynowy Lont, zdrowie 1, nagroda 2. Biały, po śledztwie: zyskujesz 1 amunicji. Odwet: tracisz 1 wytrzymałości.
card-dockside_pyro = Piroman z doków
    .q = „Piroman z doków”
card-dockside_pyro-text = Karmazynowy Lont, zdrowie 1, nagroda 1. Odwet: tracisz 1 wytrzymałości.
card-sapper_mole = Saper Kret
    .q = „Saper Kret”
card-sapper_mole-text = Karmazynowy Lont, zdrowie 2, nagroda 3. Czerwony, bez śledztwa: wszystkie liczniki spadają o 1. Odwet: tracisz 2 wytrzymałości.
card-the_chemist = Chemik
    .q = „Chemik”
card-the_chemist-text = Karmazynowy Lont, zdrowie 2, nagroda 3. Biały, po śledztwie: o 1 mniej zdrowia. Odwet: zegar, twoi informatorzy cię nie chronią.
card-demolition_duke = Książę Wyburzeń
    .q = „Książę Wyburzeń”
card-demolition_duke-text = Karmazynowy Lont, zdrowie 3, nagroda 4. Czerwony, bez śledztwa: tracisz 2 amunicji. Odwet: wszystkie liczniki spadają o 1.
card-mother_blast = Matka Dynamit
    .q = „Matka Dynamit”
card-mother_blast-text = Karmazynowy Lont, zdrowie 4, nagroda 5. Czerwony, bez śledztwa: tracisz 2 wytrzymałości. Odwet: wszystkie liczniki spadają o 1; tracisz 1 wytrzymałości.
card-ice_queen_vera = Królowa Lodu Wera
    .q = „Królowa Lodu Wera”
card-ice_queen_vera-text = Kobaltowy Obwód, zdrowie 3, nagroda 4. Czerwony, bez śledztwa: o 1 czerwoną kość mniej. Odwet: tracisz 2 wytrzymałości.
card-firewall_finn = Finn Zapora
    .q = „Finn Zapora”
card-firewall_finn-text = Kobaltowy Obwód, zdrowie 2, nagroda 3. Czerwony, bez śledztwa: o 1 więcej zdrowia. Odwet: tracisz 2 dowody.
card-null_pointer = Pusty Wskaźnik
    .q = „Pusty Wskaźnik”
card-null_pointer-text = Kobaltowy Obwód, zdrowie 2, nagroda 3. Czerwony, bez śledztwa: tracisz 2 dowody. Odwet: odkrywasz żeton tożsamości (tryb androida).
card-doctor_silicon = Doktor Krzem
    .q = „Doktor Krzem”
card-doctor_silicon-text = Kobaltowy Obwód, zdrowie 3, nagroda 4. Czerwony, bez śledztwa: tracisz 1 wytrzymałości. Odwet: odkrywasz żeton tożsamości (tryb androida); tracisz 1 wytrzymałości.
card-the_architect = Architekt
    .q = „Architekt”
card-the_architect-text = Kobaltowy Obwód, zdrowie 4, nagroda 6. Czerwony, bez śledztwa: o 1 czerwoną kość mniej. Odwet: tracisz 1 wpływ.
card-overseer_nine = Nadzorca Dziewięć
    .q = „Nadzorca Dziewięć”
card-overseer_nine-text = Kobaltowy Obwód, zdrowie 4, nagroda 6. Biały, po śledztwie: 1 darmowa czarna kość. Odwet: odkrywasz żeton tożsamości (tryb androida); tracisz 2 wytrzymałości.
card-black_ice_baron = Baron Czarnego Lodu
    .q = „Baron Czarnego Lodu”
card-black_ice_baron-text = Kobaltowy Obwód, zdrowie 3, nagroda 5. Czerwony, bez śledztwa: tracisz 2 amunicji. Odwet: zegar, bez amunicji na czarne kości.
card-little_asp = Mała Żmijka
    .q = „Mała Żmijka”
card-little_asp-text = Jadeitowe Żmije, zdrowie 1, nagroda 2. Odwet: tracisz 1 wytrzymałości.
card-needle_ko = Ko Igła
    .q = „Ko Igła”
card-needle_ko-text = Jadeitowe Żmije, zdrowie 1, nagroda 2. Biały, po śledztwie: odzyskujesz 1 wytrzymałości. Odwet: tracisz 1 wytrzymałości.
card-mister_venom = Pan Jad
    .q = „Pan Jad”
card-mister_venom-text = Jadeitowe Żmije, zdrowie 2, nagroda 3. Czerwony, bez śledztwa: tracisz 1 wytrzymałości. Odwet: zegar, o kość mniej w każdym przeszukaniu.
card-jade_widow = Jadeitowa Wdowa
    .q = „Jadeitowa Wdowa”
card-jade_widow-text = Jadeitowe Żmije, zdrowie 2, nagroda 3. Biały, po śledztwie: bez odwetu, jeśli chybisz. Odwet: tracisz 2 wytrzymałości.
card-the_apothecary = Aptekarz
    .q = „Aptekarz”
card-the_apothecary-text = Jadeitowe Żmije, zdrowie 2, nagroda 2. Biały, po śledztwie: odzyskujesz 2 wytrzymałości. Odwet: tracisz 1 wytrzymałości.
card-twin_cobra = Bliźniacza Kobra
    .q = „Bliźniacza Kobra”
card-twin_cobra-text = Jadeitowe Żmije, zdrowie 3, nagroda 4. Czerwony, bez śledztwa: o 1 czerwoną kość mniej. Odwet: tracisz 2 wytrzymałości.
card-grandfather_coil = Dziadek Splot
    .q = „Dziadek Splot”
card-grandfather_coil-text = Jadeitowe Żmije, zdrowie 4, nagroda 5. Czerwony, bez śledztwa: tracisz 2 wytrzymałości. Odwet: tracisz 3 wytrzymałości.
card-coin_flip_cole = Cole Moneta
    .q = „Cole Moneta”
card-coin_flip_cole-text = Złoty Krąg, zdrowie 1, nagroda 2. Biały, po śledztwie: bierzesz 1 kredyt. Odwet: płacisz 1 kredyt.
card-fence_freddy = Paser Freddy
    .q = „Paser Freddy”
card-fence_freddy-text = Złoty Krąg, zdrowie 1, nagroda 2. Odwet: płacisz 1 kredyt.
card-the_notary = Notariusz
    .q = „Notariusz”
card-the_notary-text = Złoty Krąg, zdrowie 2, nagroda 3. Biały, po śledztwie: zyskujesz 2 dowody. Odwet: zegar, bez zakupów.
card-loan_shark_lou = Lichwiarz Lou
    .q = „Lichwiarz Lou”
card-loan_shark_lou-text = Złoty Krąg, zdrowie 2, nagroda 3. Czerwony, bez śledztwa: płacisz 2 kredyty. Odwet: płacisz 2 kredyty.
card-bookie_bea = Bukmacherka Bea
    .q = „Bukmacherka Bea”
card-bookie_bea-text = Złoty Krąg, zdrowie 2, nagroda 4. Czerwony, bez śledztwa: przestępca idzie dalej o 1 i atak się kończy. Odwet: płacisz 1 kredyt.
card-golden_glove = Złota Rękawica
    .q = „Złota Rękawica”
card-golden_glove-text = Złoty Krąg, zdrowie 3, nagroda 5. Biały, po śledztwie: bierzesz 2 kredyty. Odwet: płacisz 2 kredyty; tracisz 1 wytrzymałości.
card-madame_ingot = Madame Sztaba
    .q = „Madame Sztaba”
card-madame_ingot-text = Złoty Krąg, zdrowie 3, nagroda 5. Czerwony, bez śledztwa: o 1 więcej zdrowia. Odwet: zegar, bez zakupów; tracisz 1 wytrzymałości.
card-whisper = Szept
    .q = „Szept”
card-whisper-text = Aksamitne Maski, zdrowie 1, nagroda 2. Czerwony, bez śledztwa: ginie jeden z twoich tutejszych informatorów. Odwet: tracisz 1 dowód.
card-paper_face = Papierowa Twarz
    .q = „Papierowa Twarz”
card-paper_face-text = Aksamitne Maski, zdrowie 1, nagroda 2. Biały, po śledztwie: zyskujesz 1 dowód. Odwet: odkrywasz żeton tożsamości (tryb androida).
card-the_understudy = Dublerka
    .q = „Dublerka”
card-the_understudy-text = Aksamitne Maski, zdrowie 2, nagroda 3. Czerwony, bez śledztwa: pojawia się tu zabójca. Odwet: tracisz 1 wytrzymałości.
card-silk_razor = Jedwabna Brzytwa
    .q = „Jedwabna Brzytwa”
card-silk_razor-text = Aksamitne Maski, zdrowie 2, nagroda 3. Czerwony, bez śledztwa: tracisz 1 wytrzymałości. Odwet: pojawia się tu zabójca.
card-masquerade_marquis = Markiz Maskarady
    .q = „Markiz Maskarady”
card-masquerade_marquis-text = Aksamitne Maski, zdrowie 3, nagroda 4. Czerwony, bez śledztwa: ginie jeden z twoich tutejszych informatorów. Odwet: odkrywasz żeton tożsamości (tryb androida); tracisz 1 dowód.
card-lady_domino = Lady Domino
    .q = „Lady Domino”
card-lady_domino-text = Aksamitne Maski, zdrowie 3, nagroda 4. Biały, po śledztwie: o 1 mniej zdrowia. Odwet: jeden przestępca ucieka z twojego aresztu.
card-the_impresario = Impresario
    .q = „Impresario”
card-the_impresario-text = Aksamitne Maski, zdrowie 4, nagroda 6. Czerwony, bez śledztwa: pojawia się tu zabójca. Odwet: pojawia się tu zabójca; tracisz 1 wytrzymałości.
card-skid_marks = Ślad Hamowania
    .q = „Ślad Hamowania”
card-skid_marks-text = Rdzawe Psy, zdrowie 1, nagroda 2. Czerwony, bez śledztwa: przestępca idzie dalej o 1 i atak się kończy. Odwet: przestępca idzie dalej o 1.
card-gasoline_gus = Gus Benzyna
    .q = „Gus Benzyna”
card-gasoline_gus-text = Rdzawe Psy, zdrowie 1, nagroda 2. Biały, po śledztwie: zyskujesz 2 paliwa. Odwet: tracisz 1 paliwa.
card-chopper_chantal = Chantal Chopper
    .q = „Chantal Chopper”
card-chopper_chantal-text = Rdzawe Psy, zdrowie 2, nagroda 3. Czerwony, bez śledztwa: tracisz 2 paliwa. Odwet: zegar, twoje patrole sięgają o jedną lokację bliżej.
card-roadblock_rey = Rey Blokada
    .q = „Rey Blokada”
card-roadblock_rey-text = Rdzawe Psy, zdrowie 2, nagroda 3. Odwet: tracisz 2 paliwa.
card-the_mechanic = Mechanik
    .q = „Mechanik”
card-the_mechanic-text = Rdzawe Psy, zdrowie 2, nagroda 3. Biały, po śledztwie: o 1 mniej zdrowia. Odwet: przestępca idzie dalej o 2.
card-turbo_twins = Bliźniaki Turbo
    .q = „Bliźniaki Turbo”
card-turbo_twins-text = Rdzawe Psy, zdrowie 3, nagroda 4. Czerwony, bez śledztwa: przestępca idzie dalej o 2 i atak się kończy. Odwet: tracisz 2 wytrzymałości.
card-warlord_axle = Watażka Oś
    .q = „Watażka Oś”
card-warlord_axle-text = Rdzawe Psy, zdrowie 3, nagroda 5. Czerwony, bez śledztwa: tracisz 2 paliwa. Odwet: tracisz 1 wytrzymałości; zegar, twoje patrole sięgają o jedną lokację bliżej.
card-the_drifter = Włóczęga
    .q = „Włóczęga”
card-the_drifter-text = Wolni strzelcy, zdrowie 2, nagroda 2. Biały, po śledztwie: 1 darmowa czarna kość. Odwet: przestępca idzie dalej o 1. Jeśli zejdzie ze ścieżki, wraca do talii.
card-bounty_bella = Bella Łowczyni
    .q = „Bella Łowczyni”
card-bounty_bella-text = Wolni strzelcy, zdrowie 2, nagroda 4. Odwet: tracisz 2 wytrzymałości.
card-rain_ghost = Duch Deszczu
    .q = „Duch Deszczu”
card-rain_ghost-text = Wolni strzelcy, zdrowie 3, nagroda 3. Czerwony, bez śledztwa: przestępca idzie dalej o 1 i atak się kończy. Odwet: odkrywasz żeton tożsamości (tryb androida). Jeśli zejdzie ze ścieżki, wraca do talii.
card-nobody = Nikt
    .q = „Nikt”
card-nobody-text = Wolni strzelcy, zdrowie 4, nagroda 5. Czerwony, bez śledztwa: o 1 czerwoną kość mniej. Odwet: tracisz 2 wytrzymałości; odkrywasz żeton tożsamości (tryb androida).

## Plansza

board-city = Miasto
board-round = Runda { $round } z { $rounds }
board-leader = dowodzi operacją
board-police = Oddział policji
board-destroyed = w ruinie
board-gangster = gangster
board-data-stream = Strumień danych
board-deck = Talia przestępców: { $count }
board-supply = Kredyty w zasobach: { $count }
board-credits = Kredyty
board-influence = Wpływy
board-points = Punkty
board-custody = W areszcie
board-turned-in = Doprowadzeni
board-informants = Informatorzy w zapasie
board-markers = Znaczniki śledztwa
board-clocks = Zegary
board-tokens = Żetony tożsamości
board-hidden = ukryty
board-android = Android
board-face-down = nieznany
board-defeated = pokonany
board-health = zdrowie { $count }
board-reward = nagroda { $count }
board-timer = licznik { $timer }
board-sheet = Plansza bomby
board-dice = Kości
board-lost = Utraceni przestępcy: { $count } z { $limit }
board-lost-sign = utraceni przestępcy i ich limit
board-preview = Faza miasta przy obecnym stanie rzeczy
board-preview-left = opuszcza miasto
board-preview-explosion = wybuch
board-preview-stamina = { $seat }: { SIGNED($change) } wytrzymałości
board-preview-knocked-out = { $seat } – nokaut
board-patrols = Patrole w tej turze: { $count }
board-main-actions = Główne akcje: { $count } z { $limit }
board-status = Runda, faza i zasoby
board-leader-is = Operacją dowodzi { $seat }
    .you-seat = Dowodzisz operacją
board-leader-text = Dobiera krążki w fazie czasu, działa pierwszy i w fazie miasta ustala kolejność zabójców i bomb.
board-phase-time = Czas
board-phase-time-short = C
board-phase-time-text = Nowe krążki wychodzą ze Strumienia danych i pojawiają się w dzielnicach.
board-phase-action = Akcja
board-phase-action-short = A
board-phase-action-text = Każdy gracz ma jedną turę, zgodnie z ruchem zegara od dowodzącego.
board-phase-city = Miasto
board-phase-city-short = M
board-step-criminals = Przestępcy
board-step-assassins = Zabójcy
board-step-police = Policja
board-step-bombs = Bomby
board-step-leader = Nowy dowódca
board-phase-city-text = Przestępcy idą dalej, zabójcy uderzają, policja przechodzi dalej, bomby tykają. Potem dowodzi następny gracz.
board-in-bag =
    { $count ->
        [one] { $count } krążek w worku
        [few] { $count } krążki w worku
       *[other] { $count } krążków w worku
    }
board-deck-text = Każdy pojawiający się przestępca dostaje zakrytą górną kartę talii.
board-supply-text = Kredyty są ograniczone. Gdy zasoby są puste, nic więcej się nie wypłaca.
board-target = Gra kończy się po rundzie, w której ktoś ma { $count } doprowadzonych przestępców albo przepadło ich { $limit }.
board-preview-text = Strzałki pokazują, dokąd pójdzie każdy krążek, jeśli nic się nie zmieni, które liczniki spadną i kto ucierpi. Z tego, co widzą wszyscy.
board-preview-short = Co zrobi miasto?
board-preview-brief = Co dalej?
board-any-dice =
    { $count ->
        [one] { $count } kość wybranego koloru
        [few] { $count } kości wybranego koloru
       *[other] { $count } kości wybranego koloru
    }
board-dice-of = { NAME($colour) } ×{ $count }
board-destroyed-text = Zniszczona lokacja: bez przeszukania, towarów i informatorów. Wchodzący agent traci 1 wytrzymałości.
board-gangsters =
    { $count ->
        [one] { $count } gangster atakuje wchodzących, chyba że jest tam policja.
        [few] { $count } gangsterów atakuje wchodzących, chyba że jest tam policja.
       *[other] { $count } gangsterów atakuje wchodzących, chyba że jest tam policja.
    }
board-search-here = Kości przeszukania: { $dice }.
board-sold-for-credit =
    { $price ->
        [one] Do kupienia za { $price } kredyt: { $count } × { NAME($item) }.
        [few] Do kupienia za { $price } kredyty: { $count } × { NAME($item) }.
       *[other] Do kupienia za { $price } kredytów: { $count } × { NAME($item) }.
    }
board-sold-for-evidence = Do kupienia za dowody ({ $price }): { $count } × { NAME($item) }.
board-safe-human = Agenci są tu bezpieczni.
board-safe-android = Androidy są tu bezpieczne.
board-no-spaces = Bez miejsc dla informatorów.
board-reconstructed = ≈ Niektóre wydrukowane wartości są tu zrekonstruowane, niepotwierdzone.
board-looked-into = Śledztwo prowadzi: { $seat }.
board-defeated-text = Pokonany: zostaje tu, aż ktoś go aresztuje.
board-custody-text = W areszcie: można go doprowadzić do kwatery głównej.
board-informant-of = informator gracza { $seat }
board-empty = nic tu nie ma
board-agent-board = Plansza agenta gracza { $seat }
board-points-text = Punkty to wynik, gdyby gra skończyła się teraz: wpływy, informatorzy na mapie i doprowadzone syndykaty.
board-credits-text = Na zakupy i wsparcie.
board-informants-text = Wystawiony informator chroni cię na miejscu, pozwala tam prowadzić śledztwo i daje na końcu 1 punkt.
board-markers-text = Jeden leży na każdym sprawdzonym przez ciebie przestępcy.
board-clock-of =
    { $count ->
        [one] Sprawca: { NAME($criminal) }; do końca tej albo najbliższej twojej tury.
       *[other] Sprawca: { NAME($criminal) }; do końca twojej następnej tury.
    }
board-token-own = Ukryty: tylko ty go znasz.
board-token-hidden = Zna go tylko { $seat }.
board-main-actions-text = Najwyżej { $limit } w turze i żadna dwa razy w tej samej lokacji.
board-fewer = Ukryj niedostępne
board-barred-too = Nie teraz: { $count }
board-roll-this = Przerzuć: { NAME($face) }
board-take-boost = Połóż to wzmocnienie na innej kości
board-roll-again = Przerzut: { $count }
board-tray = Co możesz zrobić
board-over = Gra skończona.
board-waiting = Najedź na cokolwiek albo przytrzymaj, a samo się wyjaśni.
board-column = Kolumna { NAME($column) }
board-sheet-text = Kolumny wypełnia się od góry i zaczyna od lewej.
board-sheet-goal =
    { $count ->
        [one] { $count } wzmocnienie w linii rozbraja. Każda nowa kolumna kosztuje 1 na liczniku.
        [few] { $count } wzmocnienia w linii rozbrajają. Każda nowa kolumna kosztuje 1 na liczniku.
       *[other] { $count } wzmocnień w linii rozbraja. Każda nowa kolumna kosztuje 1 na liczniku.
    }
board-circuit =
    { $count ->
        [one] { $count } kość obwodu do testu
        [few] { $count } kości obwodu do testu
       *[other] { $count } kości obwodu do testu
    }
board-makes-line = dopełnia linię
board-dice-left =
    { $count ->
        [one] { $count } kość poza planszą
        [few] { $count } kości poza planszą
       *[other] { $count } kości poza planszą
    }
board-chance = szansa powodzenia
board-explodes = zdetonuje bombę
board-place-hint = Wybierz kość, potem kolumnę.
board-timer-text = Przy 0 bomba wybucha natychmiast.
board-police-text = Nie ma tu gangsterów, akcji sprawiedliwości ani uderzeń zabójców.
board-face-down-text = Śledztwo pozwala obejrzeć kartę, atak ją odkrywa.
board-credits-short = Kredyty
board-informants-short = Informatorzy
board-markers-short = Znaczniki
board-criminal = Przestępca
board-influence-text = Na końcu liczą się: wpływy (za doprowadzonych przestępców, pełne tory i dowody), informatorzy na planszy i syndykaty. Wygrywa ten, kto ma najwięcej punktów.
board-signs = Co znaczą symbole?
board-look = Obejrzyj z bliska.
board-roads = Drogi prowadzą do: { NAME($to) }.
board-path-next = Krążki idą dalej do: { NAME($to) }.
board-markers-on = Śledztwo prowadzi:

## O czym się decyduje: dla decydującego i dla pozostałych

prompt-assign_events = Która kość do którego krążka? Liczba to dzielnica, do której trafi.
asks-assign_events = { $seat } przydziela kości wydarzeń.
prompt-choose_action =
    { $main_actions ->
        [0] Twoja tura: patroluj, wykonuj akcje albo zakończ turę. Co robisz?
        [one] Za tobą { $main_actions } główna akcja. Co robisz dalej?
        [few] Za tobą { $main_actions } główne akcje. Coś jeszcze przed końcem tury?
       *[other] Za tobą { $main_actions } głównych akcji. Coś jeszcze przed końcem tury?
    }
asks-choose_action = Tura gracza { $seat }.
prompt-next_location = Dokąd jedziesz?
asks-next_location = { $seat } patroluje.
prompt-gangster_ammo = Ile amunicji wydajesz? Każda sztuka powstrzymuje jednego gangstera, pozostali kosztują po 1 wytrzymałości.
asks-gangster_ammo = { $seat } wpada na gangsterów.
prompt-investigate_target = Którego przestępcę sprawdzasz?
asks-investigate_target = { $seat } prowadzi śledztwo.
prompt-attack_target = Kogo atakujesz?
asks-attack_target = { $seat } wybiera cel.
prompt-attack_ammo = Ile amunicji wydajesz? Każda sztuka dodaje czarną kość.
asks-attack_ammo = { $seat } ładuje broń.
prompt-explosion_order = Kilka liczników wskazuje 0. Która bomba wybucha następna?
asks-explosion_order = { $seat } wybiera, która bomba wybucha następna.
prompt-burn_informant = Którego z tutejszych informatorów tracisz?
asks-burn_informant = { $seat } traci informatora.
prompt-release_one = Który przestępca ucieka z twojego aresztu?
asks-release_one = { $seat } musi wypuścić przestępcę.
prompt-arrest_target = Kogo aresztujesz?
asks-arrest_target = { $seat } dokonuje aresztowania.
prompt-intercept_target = Czyich przestępców chcesz?
asks-intercept_target = { $seat } szykuje przechwycenie.
prompt-intercept_fuel = Ile paliwa wydajesz? Każda jednostka to zielona kość.
asks-intercept_fuel = { $seat } dodaje gazu.
prompt-intercept_defence = Ile paliwa wydajesz na obronę swoich przestępców?
asks-intercept_defence = { $seat } broni przestępców w areszcie.
prompt-intercept_take = Którego przestępcę przejmujesz?
asks-intercept_take = { $seat } przejmuje przestępców.
prompt-search_colours = Jakimi kolorami przeszukujesz?
asks-search_colours = { $seat } zaczyna przeszukanie.
prompt-leave_out = Zegar zabiera jedną kość z przeszukania. Którą?
asks-leave_out = { $seat } odkłada kość.
prompt-search_reroll = Które kości przerzucasz?
asks-search_reroll = { $seat } może przerzucić kości.
prompt-search_resolve = Która kość teraz? Kolejność należy do ciebie.
half-boost = Wzmocnienie: której kości pomaga?
asks-search_resolve = { $seat } rozlicza przeszukanie.
prompt-purchase = Co kupujesz?
asks-purchase = { $seat } robi zakupy.
prompt-defuse_bomb = Którą bombę rozbrajasz?
asks-defuse_bomb = { $seat } wybiera bombę.
prompt-place_die = Kładź kości po jednej. Trzy wzmocnienia w linii rozbrajają bombę; każda nowa kolumna kosztuje 1 na liczniku.
asks-place_die = { $seat } pracuje nad bombą.
prompt-cut_again = Przecinasz następny przewód czy zostawiasz bombę?
asks-cut_again = { $seat } waha się nad następnym przewodem.
prompt-assassin_order = Który zabójca działa następny?
asks-assassin_order = { $seat } wybiera, który zabójca działa następny.
prompt-bomb_order = Która bomba tyka następna?
asks-bomb_order = { $seat } wybiera, która bomba tyka następna.
prompt-reveal_identity = Odkryj jeden ze swoich żetonów tożsamości.
asks-reveal_identity = { $seat } musi odkryć żeton tożsamości.
prompt-scan_target = Kogo prześwietlasz?
asks-scan_target = { $seat } szykuje prześwietlenie.
prompt-attack_agent_target = Którego agenta atakujesz?
asks-attack_agent_target = { $seat } wybiera agenta do ataku.
prompt-attack_android_target = Którego androida atakujesz?
asks-attack_android_target = { $seat } wybiera androida do ataku.
prompt-fight_defence = Ile paliwa wydajesz na obronę? Każdy radiowóz kasuje trafienie.
asks-fight_defence = { $seat } robi unik.

## Możliwości i ich skutki

option-assign = Kości w kolejności krążków: { $results }
why-assign = Każdy krążek trafia do dzielnicy o numerze swojej kości.
option-patrol = Patrol
why-patrol = Przejedź do 2 lokacji. Pierwszy patrol w turze jest darmowy, każdy następny kosztuje 1 paliwa.
option-investigate = Śledztwo
why-investigate = Wydaj 2 dowody i znacznik, by obejrzeć zakrytego przestępcę tutaj albo tam, gdzie masz informatora.
option-attack = Atak
why-attack = Walka z tutejszym grasującym przestępcą lub zabójcą: 3 czerwone kości i więcej. Sukces daje 1 wpływ.
option-arrest = Aresztowanie
why-arrest = Tutejszy pokonany przestępca trafia do twojego aresztu.
option-intercept = Przechwycenie
why-intercept = Spróbuj odebrać przestępców tutejszemu agentowi, paliwem i zielonymi kośćmi.
option-turn_in = Doprowadzenie
why-turn_in = Oddajesz wszystkich z aresztu: teraz za kredyty, na końcu za punkty.
option-search = Przeszukanie
why-search = Rzuć kośćmi tej lokacji i weź, co pokazują.
option-purchase = Zakup
why-purchase = Kup, co się tu sprzedaje, ile razy możesz zapłacić.
option-defuse = Rozbrojenie
why-defuse = Przecinasz przewody tutejszej bomby. Trzy wzmocnienia w linii rozbrajają ją i dają 1 wpływ.
option-attack_android = Atak na androida
why-attack_android = Walka z tutejszym zdemaskowanym androidem. Nokaut daje 1 wpływ.
option-attack_agent = Atak na agenta
why-attack_agent = Walka z tutejszym agentem. Nokaut daje 1 wpływ.
option-attack_location = Atak na lokację
why-attack_location = Tutejsi informatorzy przyjmują trafienia i giną; dwa kolejne niszczą lokację i dają 1 wpływ.
option-scan = Prześwietlenie
why-scan = Wydaj 4 dowody: inny agent tutaj albo tam, gdzie masz informatora, odkrywa żeton tożsamości.
option-reinforce = Wsparcie
why-reinforce = Wydaj 2 kredyty, by postawić tu informatora. To kończy turę. Na końcu gry na mapie jest wart 1 punkt.
option-end_turn = Koniec tury
why-end_turn = Nic więcej w tej turze.
option-step = Jedź { NAME($tile, case: "to") }
why-step = { TEXT($tile) }
option-stop = Zatrzymaj się tutaj
why-stop = Patrol kończy się tutaj.
option-ammo =
    { $count ->
        [0] Bez amunicji
       *[other] Amunicja: { $count }
    }
why-ammo = Każda sztuka amunicji powstrzymuje jednego gangstera; każdy pozostały kosztuje 1 wytrzymałości.
option-look = Sprawdź { NAME($criminal, case: "acc") }
why-look = Tylko ty widzisz kartę, a twój znacznik leży na niej, dopóki nie zostanie odkryta.
option-at_criminal = { NAME($criminal) }
why-at_criminal = Zakrytą kartę najpierw się odkrywa: czerwony symbol zaskakuje tych bez śledztwa, biały nagradza tych po śledztwie.
option-at_assassin = Zabójca
why-at_assassin = Potrzebne są dwa trafienia. Inaczej zabójca oddaje cios, chyba że miejsce jest dla ciebie bezpieczne.
option-black_dice =
    { $count ->
        [0] Bez amunicji
        [one] Amunicja: { $count }, { $count } czarna kość
       *[other] Amunicja: { $count }, { $count } czarne kości
    }
why-black_dice = Czarne kości dają trafienia i wzmocnienia: jedna za każdą sztukę amunicji, razem najwyżej trzy.
option-take_in = Aresztuj { NAME($criminal, case: "acc") }
why-take_in = Przestępca jedzie z tobą. Doprowadź go do kwatery głównej.
option-against = { $seat }
why-against = Twoja akcja dotyczy gracza { $seat }.
option-fuel = Paliwo: { $count }
why-fuel = Zielona kość za każdą jednostkę paliwa. Każdy radiowóz przewagi przejmuje przestępcę.
option-defend =
    { $count ->
        [0] Bez obrony
       *[other] Paliwo: { $count }
    }
why-defend = Zielona kość za każdą jednostkę paliwa. Każdy twój radiowóz kasuje radiowóz albo trafienie atakującego.
option-snatch = Przejmij { NAME($criminal, case: "acc") }
why-snatch = Przestępca przechodzi do twojego aresztu.
option-search_with = Przeszukaj kośćmi: { NAME($colours) }
why-search_with = Kolory białych kości tej lokacji, najwyżej trzy kości jednego koloru.
option-leave_out = Odłóż kość: { NAME($colour) }
why-leave_out = Pozostałymi kośćmi rzucasz.
option-reroll = Przerzuć: { NAME($dice) }
why-reroll = Tymi kośćmi rzucasz jeszcze raz; pozostałe zostają.
option-keep = Zachowaj wszystko
why-keep = Nie przerzucasz żadnej kości.
option-use = Użyj: { NAME($face) }
why-use = Dostajesz, co pokazuje kość, o ile jest miejsce.
option-shoot = Wydaj 1 amunicji na wybuch
why-shoot = Wybuch znika i nie kosztuje wytrzymałości.
option-suffer = Przyjmij wybuch
why-suffer = Tracisz 1 wytrzymałości. Jeśli to nokaut, pozostałe kości przepadają.
option-boost = Wzmocnienie na: { NAME($face) }
why-boost = Wzmocnienie powstrzymuje wybuch albo podwaja to, co daje inna kość.
option-waste = Bez użycia wzmocnienia
why-waste = Wzmocnienie zostaje odłożone bez skutku.
option-buy = Kup: { NAME($item) }
why-buy = Zapłać cenę raz za jedną sztukę.
option-enough = Wystarczy
why-enough = Zakup się kończy.
option-bomb = Bomba z licznikiem { $timer }
why-bomb = Im niższy licznik, tym mniej kolumn możesz zacząć.
option-place = Kolumna { NAME($column) }: { NAME($symbol) } ({ NAME($colour) } kość)
why-place = Kość trafia na najwyższe wolne pole kolumny. Licznik się nie zmienia.
option-new_column = Nowa kolumna { NAME($column) }: { NAME($symbol) } ({ NAME($colour) } kość)
why-new_column = Nowa kolumna obniża licznik o 1. Przy 0 bomba wybucha.
option-cut = Przetnij następny przewód
why-cut = Rzucasz wszystkimi kośćmi, których nie ma na planszy.
option-let_be = Zostaw
why-let_be = Bomba zostaje, jeśli żadna kość obwodu nie wybuchnie: to wybuchy na dole kolumn.
option-assassin = Zabójca { NAME($tile, case: "at") }
why-assassin = Uderza tam, gdzie stoi, idzie dalej i uderza znowu, aż kogoś zrani.
option-tick = Bomba { NAME($tile, case: "at") }, licznik { $timer }
why-tick = Jej licznik spada o 1. Przy 0 wybucha i zabiera ze sobą inne bomby z tego miejsca.
option-explode = Bomba { NAME($tile, case: "at") }
why-explode = Wybuchają wszystkie bomby z licznikiem 0; kolejność wybierasz ty.
option-burn = Informator, miejsce { NAME($space) }
why-burn = Informator opuszcza grę.
option-release = { NAME($criminal) }
why-release = Przestępca wraca do Strumienia danych, a karta opuszcza grę.
option-reveal = Odkryj: { NAME($token) }
why-reveal = Wszyscy widzą żeton. Drugi android cię demaskuje.

## Dlaczego czegoś nie można

barred-two-done = Masz już za sobą dwie akcje sprawiedliwości w tej turze.
barred-two-underground = Masz już za sobą dwie akcje podziemne w tej turze.
barred-police-here = Jest tu oddział policji: w jego lokacji nie ma akcji sprawiedliwości.
barred-done-here = Ta akcja była już w tej turze w tej lokacji.
barred-destroyed-here = Ta lokacja jest zniszczona.
barred-androids-do-not = Androidy tego nie robią.
barred-android-mode-only = To istnieje tylko w trybie androida.
barred-nobody-to-attack = Nie ma tu kogo atakować.
barred-already-defeated = Ten przestępca jest już pokonany.
barred-no-android = Żaden android nie jest zdemaskowany.
barred-safe-here = Ta lokacja jest bezpieczna dla tych, których chcesz zaatakować.
barred-nobody-to-arrest = Nie ma tu pokonanego przestępcy.
barred-nobody-to-intercept = Żaden inny agent tutaj nie ma nikogo w areszcie.
barred-nobody-to-turn-in = Nie masz nikogo w areszcie.
barred-not-at-headquarters = Przestępców doprowadza się do kwatery głównej.
barred-nothing-to-search = Nie ma tu czego przeszukać.
barred-nothing-for-sale = Nic się tu nie sprzedaje.
barred-clock-no-purchase = Zegar nie pozwala ci kupować.
barred-no-credits = Masz za mało kredytów.
barred-no-evidence = Masz za mało dowodów.
barred-no-fuel = Masz za mało paliwa.
barred-track-full = Tor jest pełny: nic by to nie dało.
barred-no-bomb = Nie ma tu bomby.
barred-nothing-to-destroy = Tej lokacji nie da się zniszczyć albo jest już zniszczona.
barred-no-marker = Wszystkie twoje znaczniki śledztwa są w użyciu.
barred-nobody-to-investigate = Ani tutaj, ani u twoich informatorów nie ma zakrytego przestępcy do sprawdzenia.
barred-nobody-to-scan = Ani tutaj, ani u twoich informatorów nikt nie musiałby odkryć żetonu.
barred-no-informant = Nie masz już informatorów.
barred-no-space = Nie ma tu wolnego miejsca dla informatora.
barred-no-step-yet = Patrol ma co najmniej jeden krok.
barred-entered-already = Ta lokacja była już odwiedzona w tym patrolu.
barred-too-many-of-a-colour = Każdego koloru są tylko trzy kości.
barred-column-full = Kolumna jest pełna.
barred-column-open = Zanim zaczniesz nową kolumnę, każda musi kończyć się wzmocnieniem albo mieć cztery wybuchy.
barred-under-a-boost = Wybuch leży tylko pod wybuchami.

## Co się dzieje

event-round_began = Runda { $round }. Operacją dowodzi { $seat }.
    .you-seat = Runda { $round }. Ty dowodzisz operacją.
event-discs_drawn = Ze Strumienia danych: { NAME($discs) }. Kości: { $results }.
event-disc_placed = { CAP(NAME($disc, case: "nom")) } pojawia się { NAME($tile, case: "at") }.
event-disc_returned = { CAP(NAME($disc, case: "nom")) } od razu wraca do Strumienia danych.
event-timer = Licznik { NAME($tile, case: "at") } wskazuje { $timer }.
event-turn_began = Zaczyna się tura gracza { $seat }.
    .you-seat = Zaczyna się twoja tura.
event-turn_ended = Koniec tury gracza { $seat }.
    .you-seat = Koniec twojej tury.
event-patrolled = { $seat } jedzie { NAME($tile, case: "to") }.
    .you-seat = Jedziesz { NAME($tile, case: "to") }.
event-gangsters =
    { $count ->
        [one] { $seat } walczy z { $count } gangsterem.
       *[other] { $seat } walczy z { $count } gangsterami.
    }
    .you-seat =
        { $count ->
            [one] Walczysz z { $count } gangsterem.
           *[other] Walczysz z { $count } gangsterami.
        }
event-looked = { $seat } sprawdza { NAME($criminal, case: "acc") }.
    .you-seat = Sprawdzasz { NAME($criminal, case: "acc") }.
event-looked_at_card = { NAME($criminal) } to { NAME($card, case: "q") }.
event-changed = { $seat }: { NAME($track) } { SIGNED($change) } (teraz { $count }).
    .you-seat = Ty: { NAME($track) } { SIGNED($change) } (teraz { $count }).
event-credits = { $seat }: kredyty { SIGNED($change) } (teraz { $count }).
    .you-seat = Ty: kredyty { SIGNED($change) } (teraz { $count }).
event-influence = { $seat }: wpływy { SIGNED($change) } (teraz { $count }).
    .you-seat = Ty: wpływy { SIGNED($change) } (teraz { $count }).
event-knocked_out = Nokaut: { $seat } budzi się { NAME($tile, case: "at") }.
    .you-seat = Nokaut: budzisz się { NAME($tile, case: "at") }.
event-attacked = { $seat } atakuje { NAME($criminal, case: "acc") }.
    .you-seat = Atakujesz { NAME($criminal, case: "acc") }.
event-attacked_assassin = { $seat } atakuje zabójcę { NAME($tile, case: "at") }.
    .you-seat = Atakujesz zabójcę { NAME($tile, case: "at") }.
event-card_shown = { NAME($criminal) } to { NAME($card, case: "q") }.
event-reveal_fired =
    { $count ->
        [1] Niespodzianka dla gracza { $seat }: { NAME($effect) }.
       *[other] Niespodzianka dla gracza { $seat }: { NAME($effect) } ({ $count }).
    }
    .you-seat =
        { $count ->
            [1] Niespodzianka dla ciebie: { NAME($effect) }.
           *[other] Niespodzianka dla ciebie: { NAME($effect) } ({ $count }).
        }
event-retaliated =
    { $count ->
        [1] Odwet na graczu { $seat }: { NAME($effect) }.
       *[other] Odwet na graczu { $seat }: { NAME($effect) } ({ $count }).
    }
    .you-seat =
        { $count ->
            [1] Odwet na tobie: { NAME($effect) }.
           *[other] Odwet na tobie: { NAME($effect) } ({ $count }).
        }
event-rolled = { $seat } rzuca: { NAME($dice) }.
    .you-seat = Rzucasz: { NAME($dice) }.
event-hits =
    { $count ->
        [0] { $seat } nie trafia.
       *[other] { $seat } – trafienia: { $count }.
    }
    .you-seat =
        { $count ->
            [0] Nie trafiasz.
           *[other] Twoje trafienia: { $count }.
        }
event-defeated = { $seat } pokonuje { NAME($criminal, case: "acc") }.
    .you-seat = Pokonujesz { NAME($criminal, case: "acc") }.
event-arrested = { $seat } aresztuje { NAME($criminal, case: "acc") }.
    .you-seat = Aresztujesz { NAME($criminal, case: "acc") }.
event-cars = { $seat } – radiowozy: { $count }.
    .you-seat = Twoje radiowozy: { $count }.
event-intercepts = { $seat } poluje na przestępców gracza { $target }.
    .you-seat = Polujesz na przestępców gracza { $target }.
    .you-target = { $seat } poluje na twoich przestępców.
event-intercepted = { $seat } przejmuje { NAME($criminal, case: "acc") }.
    .you-seat = Przejmujesz { NAME($criminal, case: "acc") }.
event-turned_in = { $seat } doprowadza { NAME($criminal, case: "acc") }: { NAME($card, case: "q") }.
    .you-seat = Doprowadzasz { NAME($criminal, case: "acc") }: { NAME($card, case: "q") }.
event-searched = { $seat } przeszukuje teren { NAME($tile, case: "at") }.
    .you-seat = Przeszukujesz teren { NAME($tile, case: "at") }.
event-rerolled = { $seat } przerzuca i ma: { NAME($dice) }.
    .you-seat = Przerzucasz i masz: { NAME($dice) }.
event-protected = { $seat } ma ochronę (powstrzymane wybuchy: { $count }).
    .you-seat = Masz ochronę (powstrzymane wybuchy: { $count }).
event-bought = { $seat } kupuje: { $count } × { NAME($item) }.
    .you-seat = Kupujesz: { $count } × { NAME($item) }.
event-wire_cut = { $seat } przecina przewód: { NAME($dice) }.
    .you-seat = Przecinasz przewód: { NAME($dice) }.
event-die_placed = Kolumna { NAME($column) }: { NAME($symbol) } ({ NAME($colour) } kość).
event-circuit = Sprawdzenie obwodu: { NAME($dice) }.
event-defused = { $seat } rozbraja bombę { NAME($tile, case: "at") }!
    .you-seat = Rozbrajasz bombę { NAME($tile, case: "at") }!
event-bomb_stays = Bomba { NAME($tile, case: "at") } zostaje, licznik { $timer }.
event-exploded = Bomba wybucha { NAME($tile, case: "at") }!
event-reinforced = { $seat } stawia informatora { NAME($tile, case: "at") }.
    .you-seat = Stawiasz informatora { NAME($tile, case: "at") }.
event-informant_gone = { $seat } traci informatora { NAME($tile, case: "at") }.
    .you-seat = Tracisz informatora { NAME($tile, case: "at") }.
event-criminal_moved = { CAP(NAME($criminal, case: "nom")) } idzie dalej { NAME($tile, case: "to") }.
event-criminal_left = { CAP(NAME($criminal, case: "nom")) } opuszcza miasto. To { NAME($card, case: "q") }.
event-back_in_deck = Karta { NAME($card, case: "q") } wraca do talii i zostaje wtasowana.
event-criminal_returned = { CAP(NAME($criminal, case: "nom")) } wraca do Strumienia danych.
event-assassin_moved = Zabójca idzie dalej: { NAME($tile) } → { NAME($to) }.
event-assassin_left = Zabójca { NAME($tile, case: "at") } opuszcza miasto.
event-assassin_gone = Zabójca { NAME($tile, case: "at") } znika.
event-assassin_struck = Zabójca uderza { NAME($tile, case: "at") }: { $seat } traci { $count } wytrzymałości.
    .you-seat = Zabójca uderza { NAME($tile, case: "at") }: tracisz { $count } wytrzymałości.
event-police_moved = Oddział policji jedzie { NAME($tile, case: "to") }.
event-police_removed = Policja usuwa { NAME($disc, case: "acc") } { NAME($tile, case: "at") }.
event-leader = Operacją dowodzi teraz { $seat }.
    .you-seat = Teraz ty dowodzisz operacją.
event-clock_set = { $seat } dostaje zegar ({ NAME($criminal, case: "nom") }): { NAME($effect) }.
    .you-seat = Dostajesz zegar ({ NAME($criminal, case: "nom") }): { NAME($effect) }.
event-clock_over = { $seat } nie ma już zegara: { NAME($effect) }.
    .you-seat = Nie masz już zegara: { NAME($effect) }.
event-scanned = { $seat } prześwietla gracza { $target }.
    .you-seat = Prześwietlasz gracza { $target }.
    .you-target = { $seat } prześwietla ciebie.
event-token_shown = { $seat } odkrywa żeton: { NAME($token) }.
    .you-seat = Odkrywasz żeton: { NAME($token) }.
event-exposed = { $seat } to android – maska opadła!
    .you-seat = Jesteś androidem – maska opadła!
event-tokens_out = Limit androidów osiągnięty: wszystkie żetony tożsamości opuszczają grę zakryte.
event-ruins_entered = { $seat } przedziera się przez ruiny { NAME($tile, case: "at") }.
    .you-seat = Przedzierasz się przez ruiny { NAME($tile, case: "at") }.
event-fought = { $seat } atakuje gracza { $target }.
    .you-seat = Atakujesz gracza { $target }.
    .you-target = { $seat } atakuje ciebie.
event-location_attacked = { $seat } atakuje lokację: { NAME($tile) }.
    .you-seat = Atakujesz lokację: { NAME($tile) }.
event-destroyed = Zniszczona lokacja: { NAME($tile) }.
event-scored =
    { $count ->
        [one] { $seat } ma { $count } punkt.
        [few] { $seat } ma { $count } punkty.
       *[many] { $seat } ma { $count } punktów.
    }
    .you-seat =
        { $count ->
            [one] Masz { $count } punkt.
            [few] Masz { $count } punkty.
           *[many] Masz { $count } punktów.
        }

## Jak się skończyło

end-rounds = Koniec ostatniej rundy. Najwięcej wpływów: { $names } ({ $score }).
    .won = Koniec ostatniej rundy, a ty masz najwięcej wpływów: { $score }.
    .lost = Koniec ostatniej rundy. Najwięcej wpływów: { $names } ({ $score }).
end-turned-in = Doprowadzono dość przestępców. Wygrywa: { $names }.
    .won = Doprowadzono dość przestępców, a ty prowadzisz.
    .lost = Doprowadzono dość przestępców. Wygrywa: { $names }.
end-lost = Zbyt wielu przestępców przepadło. Wygrywa: { $names }.
    .won = Zbyt wielu przestępców przepadło, a ty prowadzisz.
    .lost = Zbyt wielu przestępców przepadło. Wygrywa: { $names }.
tally-start = Na start
tally-criminals = Pokonani przestępcy
tally-assassins = Zabójcy
tally-bombs = Rozbrojone bomby
tally-bought = Za dowody
tally-upgrades = Pełne tory
tally-androids = Sprawy androidów
tally-losses = Stracone
tally-informants = Informatorzy w mieście
tally-syndicates = Doprowadzone syndykaty

## Zasady, rozdział po rozdziale

rule-S1 = Każdy gra dla siebie, o najwięcej wpływów. Runda ma trzy fazy: w fazie czasu pojawiają się nowe kłopoty, w fazie akcji każdy rozgrywa turę, w fazie miasta działają przestępcy, zabójcy, policja i bomby. Tryb agenta ma 6 rund, tryb androida 8; Straż Cieni kończy się sama. Wiele drukowanych wartości tej gry nie jest publicznych: te tutaj są zrekonstruowane i właściciel pudełka może je zastąpić.
    .title = W skrócie
rule-S3 = Trzy czerwone, trzy zielone i trzy czarne kości, siedem zwykłych kości, 13 lokacji, 20 krążków, 46 przestępców, plansza agenta dla każdego.
    .title = Co jest w pudełku
rule-S3-1 = Czerwona ma trzy wybuchy, wzmocnienie, podwójną amunicję, broń. Zielona wybuch, dwa wzmocnienia, podwójne paliwo, dwa radiowozy. Czarna wybuch, wzmocnienie, podwójne dowody, agenta, serce, kredyt.
    .title = Kości
rule-S3-2 = Paliwo, amunicja i dowody mają od 0 do 8 i zaczynają od 3. Radiowóz, broń i agent to ulepszenia od 0 do 6, które nigdy nie spadają: osłona i silnik, trzy pistolety, zwiad i pancerz. Wytrzymałość zaczyna od 8; 0 to czaszka, 5 serce.
    .title = Plansza agenta
rule-S3-3 = Kwaterę główną i sześć zwykłych lokacji można przeszukiwać i coś się w nich sprzedaje. W sześciu dzielnicach są zamiast tego gangsterzy. Większość lokacji ma dwa miejsca informatorów, górne i dolne. Osłona czyni lokację bezpieczną dla agentów albo androidów.
    .title = Lokacje
rule-S4 = Trzy rzędy po 3, 5 i 5 lokacji z kwaterą główną pośrodku. Lokacje stykające się bokiem sąsiadują. Ścieżka wydarzeń to pierścień dwunastu lokacji wokół kwatery głównej, zgodnie z ruchem wskazówek zegara; górna dzielnica jest ostatnia. Krążek, który stamtąd idzie dalej, opuszcza miasto, poza przestępcą położonym tam w tej rundzie.
    .title = Miasto
rule-S5 = Lokacje są tasowane. Każdy dostaje planszę agenta, 4 kredyty, 7 informatorów i 5 znaczników śledztwa i startuje w kwaterze głównej. Kość ustawia policję. Strumień danych ma 4 bomby, 4 zabójców i przestępców od 1 do 6. W trybie androida każdy dostaje 3 żetony tożsamości.
    .title = Przygotowanie
rule-S6 = Czas, akcja, miasto, runda po rundzie; potem punktacja.
    .title = Przebieg gry
rule-S6-1 = Dowodzący dobiera krążki ze Strumienia danych, 2 przy dwóch lub trzech graczach, 3 przy czterech, rzuca kością za każdy i decyduje, która kość należy do którego. Krążek trafia do dzielnicy o tym numerze. Bomba dostaje kość jako licznik, przestępca zakrytą górną kartę talii. Nic więcej się jeszcze nie dzieje.
    .title = Faza czasu
rule-S6-2 = Tura to swobodny ciąg akcji: patrol, śledztwo, najwyżej dwie akcje sprawiedliwości, na koniec może wsparcie. W lokacji policji nie ma akcji sprawiedliwości i żadnej nie powtarza się w tej samej lokacji w turze. Po drugiej zostaje tylko wsparcie. Nokaut od razu kończy turę.
    .title = Tura
rule-S6-3 = Do 2 lokacji, z silnikiem 3, co najmniej 1; do żadnej nie wchodzi się dwa razy. Pierwszy patrol w turze jest darmowy, każdy następny kosztuje 1 paliwa. Kto wchodzi do dzielnicy bez policji, spotyka jej gangsterów: osłona i każdy własny informator tam powstrzymują po jednym, każda wydana sztuka amunicji jednego, każdy pozostały kosztuje 1 wytrzymałości.
    .title = Patrol
rule-S6-4 = Wydaj 2 dowody, by obejrzeć zakrytego przestępcę tutaj albo tam, gdzie masz informatora, i zostaw na karcie znacznik. Widzisz ją tylko ty. Dowolnie często, także między krokami patrolu.
    .title = Śledztwo
rule-S6-5 = Atak: odkryj zakrytą kartę; czerwony symbol zaskakuje tych bez znacznika na niej, biały nagradza tych ze znacznikiem. Rzuć 3 czerwonymi kośćmi, zieloną za każdy pistolet, czarną za każdą wydaną sztukę amunicji. Wybuchy to trafienia, każde wzmocnienie podwaja jedno. Przestępca wymaga trafień równych zdrowiu, zabójca dwóch; sukces daje 1 wpływ, porażka odwet albo 2 wytrzymałości. Aresztowanie: tutejszy pokonany przestępca trafia do aresztu. Przechwycenie: paliwo za zielone kości, radiowozy przeciw radiowozom, o przestępców tutejszego agenta, nie w lokacji bezpiecznej dla agentów. Doprowadzenie: w kwaterze głównej, wszyscy naraz, za nagrody.
    .title = Atak, aresztowanie, przechwycenie, doprowadzenie
rule-S6-6 = Rzuć kośćmi lokacji; kolor białych symboli wybierasz. Dowolne przerzuć raz, ze zwiadem dwa razy. Potem rozlicz je w swojej kolejności. Symbole przesuwają znaczniki, serce to 1 wytrzymałości, kredyt 2 kredyty. Wzmocnienie podwaja inną kość albo powstrzymuje wybuch. Tutejsi informatorzy i pancerz, także zdobyty dopiero teraz, powstrzymują po jednym wybuchu; każdy inny kosztuje 1 amunicji albo 1 wytrzymałości, chyba że lokacja jest dla ciebie bezpieczna.
    .title = Przeszukanie
rule-S6-7 = Zapłać cenę za sztukę tego, co się tu sprzedaje, ile razy chcesz, w jednej akcji. Na pełny tor nic się nie sprzedaje.
    .title = Zakup
rule-S6-8 = Bombę w twojej lokacji można rozbroić; zobacz rozdział o tym.
    .title = Rozbrojenie
rule-S6-9 = Wydaj 2 kredyty i postaw informatora na najwyższym wolnym miejscu swojej lokacji. Twoja tura się kończy.
    .title = Wsparcie
rule-S6-10 = Przestępcy: w kolejności numerów każdy grasujący robi krok; gdzie nie ma policji, zabójcy uciekają przed nim dalej, a bomby tam tykają. Zabójcy: każdy uderza w swojej lokacji, idzie dalej i uderza znowu, a trzeci krok robi, jeśli stoi tam agent; cios kosztuje każdego agenta tam 2 wytrzymałości, o 1 mniej za każdego własnego informatora, potem ginie górny informator; kto kogoś zranił, staje. Policja: jedzie do następnej dzielnicy według numeru i usuwa tam zabójców i bomby. Bomby: każdy licznik spada o 1, przy 0 wybuch. Potem dowodzi następny gracz.
    .title = Faza miasta
rule-S7 = Karta przestępcy ma nazwę, syndykat, zdrowie, nagrodę, czasem czerwony lub biały efekt odkrycia i odwet.
    .title = Przestępcy
rule-S7-2 = Słowa na kartach znaczą to, co mówią; dotyczą zawsze atakującego. Straty zatrzymują się na 0, zyski na końcu toru. Utraty wytrzymałości nic nie powstrzyma. Gdy spadają wszystkie liczniki, bomby z 0 wybuchają w kolejności atakującego. Kroki uciekającego przestępcy niczego nie wyzwalają.
    .title = Efekty
rule-S7-3 = Zegar rusza od razu i trwa do końca twojej następnej tury albo aż ten przestępca opuści miasto. Może ich działać kilka; dwa takie same się nie sumują.
    .title = Zegary
rule-S7-4 = Przestępcę, który schodzi ze ścieżki, wszyscy oglądają, potem opuszcza grę. Dwie karty są zamiast tego wtasowywane do talii.
    .title = Odejście
rule-S8 = Rozbrajanie to osobna gra, wszystkimi dziewięcioma kośćmi specjalnymi i planszą o czterech rzędach.
    .title = Rozbrajanie bomby
rule-S8-1 = Kolumny wypełnia się od góry i zaczyna od lewej. Kość zachowuje kolor.
    .title = Plansza bomby
rule-S8-2 = Przetnij przewód: rzuć wszystkimi kośćmi spoza planszy, potem połóż po kolei każdy wybuch i każde wzmocnienie. Wybuchy leżą tylko pod wybuchami, wzmocnienia pod czymkolwiek. Nową kolumnę wolno zacząć, gdy każda inna kończy się wzmocnieniem albo ma cztery wybuchy; każda poza pierwszą obniża licznik o 1. Przy 0 bomba wybucha. Przy trzech wzmocnieniach w linii albo bez kości następuje test; inaczej przetnij następny przewód albo przerwij.
    .title = Przecinanie przewodów
rule-S8-3 = Kości obwodu to wybuchy na dole kolumn. Rzucaj nimi, aż któraś pokaże wybuch i bomba wybuchnie, albo pojawi się wzmocnienie bez wybuchu i obwód wytrzyma. Bez kości obwodu wytrzymuje.
    .title = Test destabilizacji
rule-S8-4 = Z linią i zdanym testem bomba jest rozbrojona: 1 wpływ. Bez linii zostaje z licznikiem takim, jaki jest. Jeśli wybuchnie, nic nie zyskujesz; tura trwa, o ile stoisz na nogach.
    .title = Wynik
rule-S9 = Co w wielu miejscach dzieje się tak samo.
    .title = Wspólne procedury
rule-S9-1 = Na czaszce od razu następuje nokaut. Na szczycie zyski przepadają.
    .title = Utrata wytrzymałości
rule-S9-2 = Strać 1 wpływ i wszystkich z aresztu, idź do szpitala, ustaw wytrzymałość na 5; w trybie androida odkryj żeton. We własnej turze tura się kończy.
    .title = Nokaut
rule-S9-3 = Informatorzy stamtąd opuszczają grę, zabójcy i przestępcy wracają do Strumienia danych. Potem każdy tam traci 4 wytrzymałości, a każdy obok 2, i wszystkich przestępców z aresztu, od dowodzącego zgodnie z ruchem wskazówek zegara, poza lokacjami dla niego bezpiecznymi. Inne bomby tam też wybuchają.
    .title = Wybuchy
rule-S9-4 = Krążek trafia do Strumienia danych, znaczniki wracają do graczy, jego zegary się kończą, a karta opuszcza grę.
    .title = Krążki, które wracają
rule-S9-5 = Zyski ponad koniec toru przepadają. Koniec toru ulepszenia daje 1 wpływ.
    .title = Tory
rule-S9-6 = Usunięci informatorzy nie wracają. Gdy odchodzi górny, dolny przesuwa się w górę.
    .title = Informatorzy
rule-S10 = Dla trzech lub czterech graczy, 8 rund, z ukrytymi tożsamościami.
    .title = Tryb androida
rule-S10-1 = Każdy jest agentem, dopóki jego drugi żeton androida nie jest odkryty. Potem jest androidem na stałe.
    .title = Tożsamość
rule-S10-2 = Musisz odkryć wybrany żeton po nokaucie, gdy każe odwet, po prześwietleniu i gdy policja stanie w twojej lokacji lub obok. Najwyżej jeden na rundę, a po limicie androidów wcale.
    .title = Odkrycie żetonu
rule-S10-3 = Wydaj 4 dowody: inny agent tutaj albo tam, gdzie masz informatora, odkrywa żeton. Jeśli to demaskuje androida, zyskujesz 1 wpływ, a android traci 1.
    .title = Prześwietlenie
rule-S10-4 = Zdemaskowana osoba traci areszt, informatorów, znaczniki i zegary, resztę zachowuje. We własnej turze akcja jest dokańczana; dwie akcje sprawiedliwości kończą turę. Przy jednym androidzie na trzech graczy albo dwóch na czterech wszystkie żetony opuszczają grę zakryte.
    .title = Zdemaskowanie
rule-S10-5 = Zniszczona lokacja zachowuje tylko nazwę i numer. Przestępcy i zabójcy, którzy tam trafią, wracają do Strumienia danych. Nie ma tam przeszukania ani zakupu. Agent, który wchodzi, traci 1 wytrzymałości.
    .title = Zniszczone lokacje
rule-S10-6 = Android może patrolować i ma dwie akcje podziemne, także w obecności policji: przeszukanie, zakup, atak na agenta, atak na lokację. W walce każdy radiowóz celu kasuje trafienie; każde pozostałe kosztuje 1 wytrzymałości. W ataku na lokację informatorzy przyjmują trafienia; dwa kolejne ją niszczą, bomby tam wybuchają, a android zyskuje 1 wpływ.
    .title = Tura androida
rule-S10-7 = Gdy android jest zdemaskowany, agenci mogą go atakować akcją sprawiedliwości, tam gdzie nie jest bezpieczny.
    .title = Atak na androida
rule-S11 = Bez stałej liczby rund: gra kończy się po rundzie, w której ktoś doprowadził 3 przestępców (w długiej grze 4) albo 4 przepadło przez policję i bomby. Talia ma 20 łatwych i 10 trudnych przestępców. Jedna bomba i jeden zabójca wchodzą tylko, gdy worek jest za pusty. Policja zabiera też przestępców. Własny informator daje czarną kość przeciw przestępcy. Nie ma blokady po drugiej akcji sprawiedliwości, a akcje wolno powtarzać w lokacji.
    .title = Straż Cieni
rule-S12 = Talia jest ukryta; zakrytego przestępcę zna ten, kto ma na nim znacznik; żetony tożsamości znają ich właściciele. Reszta jest jawna.
    .title = Kto co widzi
rule-S13 = Wpływy, 1 punkt za każdego własnego informatora na mapie, a za doprowadzonych przestępców każdego syndykatu 1, 3, 6, 10 punktów za 1, 2, 3, 4 karty i 5 za każdą następną. Dowolne karty dołączają do największej grupy. Remis rozstrzyga wytrzymałość, potem zwycięstwo jest wspólne.
    .title = Punktacja

## Ustalenia: miasto i plansze

rule-R1 = Gracz ma jeden tor wytrzymałości. Na kartach zdrowie należy do przestępcy.
rule-R2 = X na planszy bomby to wzmocnienie.
rule-R3 = Dwie pozostałe dzielnice leżą w dolnych rogach miasta.
rule-R4 = Ścieżka wydarzeń to pierścień dwunastu lokacji wokół kwatery głównej, zgodnie z ruchem wskazówek zegara.
rule-R5 = Cały pierścień przechodzi tylko przestępca położony w tej rundzie w górnej dzielnicy. Zabójca następnym krokiem opuszcza stamtąd miasto.
rule-R6 = Krążek przestępcy, który ucieka, wraca do Strumienia danych.
rule-R7 = Karta przestępcy utraconego przez bombę, nokaut, zniszczenie, zdemaskowanie lub ucieczkę opuszcza grę; jego numer można dobrać ponownie.
rule-R8 = Koniec toru daje wpływ tylko przy ulepszeniach, raz na każdym.
rule-R9 = Nadwyżka ponad koniec toru przepada. Zakup, który nic by nie dał, jest niedozwolony.
rule-R10 = Za każdą sztukę płacisz podaną cenę.
rule-R11 = Kupione ulepszenie przesuwa znacznik swojego toru.

## Ustalenia: patrol i śledztwo

rule-R12 = W jednym patrolu do żadnej lokacji nie wchodzi się dwa razy. Miejsce startu nie liczy się jako wejście, więc raz możesz tam wrócić.
rule-R13 = Patrol ma co najmniej jeden krok.
rule-R14 = Tam, gdzie stoi oddział policji, gangsterzy nie atakują.
rule-R15 = Przy wejściu ranią tylko gangsterzy, nigdy przestępcy, zabójcy ani bomby.
rule-R16 = Darmowa ochrona działa pierwsza i sama; dopiero potem decydujesz, ile płacisz.
rule-R17 = Każdą akcję kończy się przed następną. Tylko śledztwo jest możliwe między krokami patrolu.
rule-R18 = Bez znacznika w zapasie nie prowadzisz śledztwa. Znaczniki wracają, gdy karta zostaje odkryta lub odchodzi.

## Ustalenia: akcje sprawiedliwości

rule-R19 = Po drugiej akcji sprawiedliwości zostaje tylko wsparcie albo koniec tury. Po nokaucie nic.
rule-R20 = Ta sama akcja sprawiedliwości jest możliwa raz na lokację i turę, bez względu na cel. Atak i atak na androida to różne akcje.
rule-R21 = Innemu agentowi odbiera się przestępców jedną akcją: przechwyceniem.
rule-R22 = Pokonanego przestępcy nie można atakować.
rule-R23 = Przy czerwonym i białym symbolu liczy się tylko znacznik atakującego. Jeśli symbol nie zadziała, przepada na zawsze.
rule-R24 = Zabójcę usuwają dwa trafienia lub więcej.
rule-R25 = Zegar trwa do końca twojej następnej tury.
rule-R26 = Pięć żetonów zegara to przypomnienie, nie limit.
rule-R27 = Przechwycenie wymaga co najmniej 1 paliwa.
rule-R28 = Przestępcy w areszcie nie leżą w lokacji. Przepadają, gdy osobę, która ich trzyma, zrani bomba albo gdy zostanie znokautowana lub zdemaskowana.
rule-R29 = Jeśli w zasobach brakuje kredytów, weź, ile jest; reszta przepada.

## Ustalenia: przeszukanie i zakup

rule-R30 = Biały symbol to jeden wybrany kolor; jednego koloru są najwyżej trzy kości.
rule-R31 = Chronią cię tylko twoi informatorzy.
rule-R32 = Jedno wzmocnienie na kość. Może podwoić leczenie i kredyty, ale nie wzmocnienie. Powstrzymany wybuch po prostu znika.
rule-R33 = Jeśli padniesz w trakcie przeszukania, pozostałe kości przepadają.
rule-R34 = Akcja sprawiedliwości musi mieć co robić.

## Ustalenia: bomby

rule-R35 = Plansza ma cztery rzędy: cztery wybuchy wypełniają kolumnę.
rule-R36 = Jest sześć kolumn, zaczynanych od lewej. Licznik bomby zawsze kończy się wcześniej.
rule-R37 = Nową kolumnę wolno zacząć, gdy każda zaczęta kończy się wzmocnieniem albo składa się z czterech wybuchów.
rule-R38 = Gdy licznik spadnie do 0, bomba wybucha nawet mimo linii.
rule-R39 = Kości z rzutu kładzie się po jednej, w dowolnej kolejności, wszystkie.
rule-R40 = Jeśli przerwiesz bez linii i zdasz test, bomba zostaje z niższym licznikiem.
rule-R41 = Test jest zdany przy wzmocnieniu bez wybuchu.
rule-R42 = Kogo rani wybuch, ustala się, zanim ktokolwiek straci wytrzymałość; jedna bomba nikogo nie rani dwa razy.
rule-R43 = Inne bomby w lokacji wybuchają po kolei, każda raz.
rule-R44 = W bezpiecznej lokacji bomba ci nie szkodzi, zachowujesz też przestępców.
rule-R45 = Nieudane rozbrojenie kończy akcję, nie turę, chyba że padniesz.

## Ustalenia: faza miasta

rule-R46 = Policja usuwa tylko zabójców i bomby, przestępców nie.
rule-R47 = Policja powstrzymuje gangsterów, akcje sprawiedliwości, skutki przybycia przestępcy i ciosy zabójców. Nie powstrzymuje liczników, ruchu, nowych krążków ani akcji podziemnych.
rule-R48 = Zabójcy nie atakują androidów i nie są przez nie przyciągani.
rule-R49 = Zabójca robi trzeci krok także w stronę agenta w bezpiecznej lokacji: agent jest cały, górny informator ginie.
rule-R50 = Gdzie nie ma agenta, górny informator i tak ginie. To nie zatrzymuje zabójcy.

## Ustalenia: punktacja

rule-R51 = Dowolne karty dołączają do twojego największego syndykatu; same tworzą jeden.
rule-R52 = Cztery karty syndykatu to 10 punktów, pięć 15, sześć 20, siedem 25.
rule-R53 = Jeśli i wytrzymałość jest równa, zwycięstwo jest wspólne.

## Ustalenia: tryb androida

rule-R54 = Z dwunastu żetonów tożsamości cztery to androidy. Przy trzech graczach odkłada się jednego androida i dwóch ludzi.
rule-R55 = Jeden żeton na rundę. Zdarzenie, które przychodzi za wcześnie, przepada.
rule-R56 = Zniszczona lokacja ma tylko nazwę i numer; traci też osłonę.
rule-R57 = W zniszczonej lokacji nie ma przeszukania ani zakupu. Kto tam stoi, może nadal prowadzić śledztwo gdzie indziej, przez informatora.
rule-R58 = Bomby leżą w zniszczonych lokacjach i działają jak zwykle.
rule-R59 = Informatorzy, którzy przyjęli trafienia, giną, nawet jeśli lokacja ocaleje.
rule-R60 = Po dwóch akcjach podziemnych android może jeszcze patrolować.
rule-R61 = Po zdemaskowaniu we własnej turze akcja jest dokańczana, a akcje sprawiedliwości liczą się jako podziemne; dwie kończą turę.
rule-R62 = Nie można prześwietlić kogoś, kto nie musiałby odkryć żetonu.

## Ustalenia: pozostałe

rule-R63 = Kto ma worek, ten dowodzi; innego znacznika pierwszego gracza nie ma.
rule-R64 = Jest 28 znaczników poziomu, po siedem na planszę.
rule-R65 = Znany tekst zasad jest kompletny; niczego tu nie pominięto.
rule-R66 = Liczba dobieranych krążków zależy tylko od liczby graczy.
rule-R67 = Jeśli w Strumieniu danych jest za mało krążków, dobierz wszystkie. W Straży Cieni najpierw dochodzą dwa zapasowe.
rule-R68 = Jeśli padniesz przed swoją turą, rozgrywasz ją normalnie, ze szpitala.
rule-R69 = Bezpieczna lokacja chroni przed ciosem zabójcy, nie przed odwetem przestępcy.
rule-R70 = Przykład fazy miasta nie podaje dwóch pozycji; każda pasująca jest dobra.
rule-R71 = W trybie agenta przechwycenie to jedyne, co agent może zrobić innemu.
rule-R72 = Dla bomb z kwaterą główną sąsiadują cztery dzielnice wokół niej. Jest bezpieczna dla agentów, nie dla androidów.
rule-R73 = Nokauty naraz rozgrywa się od dowodzącego zgodnie z ruchem wskazówek zegara, żetony też.
rule-R74 = Najpierw skutki nokautu, potem odkrycie żetonu.
rule-R75 = Jeśli przy odkryciu bomba usunie przestępcę lub powali atakującego, atak się kończy.
rule-R76 = Spadają liczniki wszystkich bomb w mieście, nie jednej.
rule-R77 = Czwarty gracz jest zielony.
rule-R78 = Wpływ za dowody można kupować wielokrotnie; ogranicza cię liczba dowodów.
rule-R79 = Zakrytą kartę pokazuje się, gdy przestępca odchodzi. Usunięta inaczej pozostaje zakryta. Żaden efekt nie działa.
rule-R80 = Efekt odkrycia następuje przed decyzją o amunicji.
rule-R81 = Dzielnic nie można przeszukiwać i nic się w nich nie sprzedaje.
rule-R82 = Po każdym efekcie odwetu: jeśli padasz, reszta przepada; jeśli przestępcy już nie ma, przepada tylko to, co go wymaga; po zdemaskowaniu zegar nie zostaje.
rule-R83 = Bez karty krążek przestępcy wraca. Straż Cieni kończy się najpóźniej po 20. rundzie.
rule-R84 = Zabójca, który wbiegnie lub wejdzie do zniszczonej lokacji, od razu wraca do Strumienia danych.
rule-R85 = Straty z jednego źródła to jedna suma; nadwyżka poniżej czaszki przepada. W przeszukaniu każdy wybuch to osobna strata.

## Boty

bot-easy-name = Kadet
bot-easy-style = Biegnie za tym, co jest najbliżej.
bot-normal-name = Jastrząb
bot-normal-style = Zna dzielnice, czasem przeoczy bombę.
bot-hard-name = Weteran
bot-hard-style = Waży paliwo, amunicję i czas.
bot-expert-name = Inspektor
bot-expert-style = Ma zaplanowaną całą noc w mieście.

## Pierwsza partia, obrazki tury i podpowiadacz

lesson-goal = Działasz jako agent w mieście pełnym zbrodni, tak jak twój rywal. Wygrywa ten, kto po sześciu rundach ma najwięcej wpływów.
lesson-city = Miasto ma trzynaście lokacji: pośrodku kwatera główna, a wokół pierścień dzielnic, gdzie są kłopoty, oraz sklepów i urzędów, gdzie można coś znaleźć.
lesson-events = Każda runda zaczyna się od nowych kłopotów. Tą rundą dowodzisz ty: wylosowano dwa krążki, a dwie kości mówią, do której dzielnicy trafią. Wybierz pierwszy sposób.
lesson-criminals = Pojawiło się dwóch przestępców. Nikt jeszcze nie wie, kim są.
lesson-turn = To jesteś ty. W turze możesz się poruszać, prowadzić śledztwo i wykonać do dwóch akcji sprawiedliwości: przeszukanie, atak, aresztowanie i podobne.
lesson-search = Kwatera główna to dobre miejsce, by poszukać wyposażenia. Przeszukaj ją.
lesson-colours = Każdy kolor kości znajduje co innego: czerwony amunicję i broń, zielony paliwo i radiowozy, czarny dowody, pieniądze i leczenie. Weź zielony i czarny.
lesson-dice = Oto twoje kości. Wybuch kosztuje wytrzymałość, wszystko inne pomaga. Dowolne możesz raz przerzucić.
lesson-keep = Paliwo i dowody: zachowaj wszystko. Kwatera główna jest bezpieczna: wybuch tu nie szkodzi.
lesson-protected = Wybuch został powstrzymany, a paliwa i dowodów przybyło.
lesson-patrol = Teraz na ulice: patrol. Pierwszy patrol w turze nic nie kosztuje.
lesson-go = Jedź do dzielnicy 6, gdzie kryje się przestępca.
lesson-gangsters = W dzielnicach są gangsterzy. Na każdego wydaj sztukę amunicji, inaczej stracisz wytrzymałość. Wydaj jedną.
lesson-stop = To tutaj. Zatrzymaj się.
lesson-attack = Twoja druga akcja sprawiedliwości: zaatakuj przestępcę.
lesson-whisper = Teraz widać, kto to: Szept. Niektórzy przestępcy mają przykrą niespodziankę dla tych, którzy ich wcześniej nie sprawdzili. Ta dziś nie zaszkodzi.
lesson-ammo = Rzucasz trzema czerwonymi kośćmi i jedną czarną za każdą wydaną sztukę amunicji. Wybuchy to trafienia, wzmocnienie podwaja jedno. Wydaj jedną.
lesson-defeated = Pokonany! To od razu 1 wpływ. Ale Szept wciąż tu leży i przypadnie temu, kto go aresztuje.
lesson-reinforce = Obie akcje sprawiedliwości zużyte. Teraz za 2 kredyty możesz umieścić tu informatora: chroni cię i liczy się na końcu. To kończy twoją turę.
lesson-city-phase = Rywal rozegrał swoją turę. Potem przyszła faza miasta: przestępcy idą dalej, policja się przesuwa, bomby tykają.
lesson-bomb = A teraz bomba z licznikiem leży dokładnie tam, gdzie stoisz. Nie zostawaj zbyt długo.
lesson-arrest = Najpierw aresztuj Szepta, zanim zrobi to ktoś inny.
lesson-away = Teraz z dala od bomby. Jeszcze jeden patrol.
lesson-home = Z powrotem do kwatery głównej.
lesson-stop-here = Zatrzymaj się tutaj.
lesson-turn-in = Doprowadź więźnia. Dostaniesz za to kredyty, a na końcu też się to liczy.
lesson-turned-in = Dwa kredyty i o jednego przestępcę więcej na twoim koncie.
lesson-end = Obie akcje sprawiedliwości zużyte. Zakończ turę.
lesson-ways = Wpływy dają też pełne tory ulepszeń, rozbrojone bomby i informatorzy we właściwych miejscach. Na końcu liczy się liczba doprowadzonych przestępców.
lesson-well-done = Wiesz już, czym jest runda: kłopoty, twoja tura, miasto. Graj dalej albo zacznij partię z pomocą.

picture-turn = Tura: poruszaj się po mieście i wykonaj do dwóch akcji sprawiedliwości.
picture-search = Przeszukanie: rzuć kośćmi lokacji, niektóre przerzuć i weź to, co pokazują.
picture-attack = Atak: wybuchy to trafienia. Pokonanego przestępcę można aresztować.
picture-turn_in = Zawieź więźniów tam, gdzie się ich doprowadza: dostajesz kredyty, a na końcu to się liczy.

coach-events = Dowodzisz tą rundą: umieść kłopoty tam, gdzie bardziej zabolą innych, albo tam, gdzie coś na nich zyskasz.
coach-act = Dwie akcje sprawiedliwości w turze, żadna dwa razy w tej samej lokacji. Zaplanuj drogę przez dwie dobre lokacje.
coach-attack = Atak na nieznanego przestępcę może przynieść przykrą niespodziankę. Za 2 dowody możesz go najpierw sprawdzić.
coach-defuse = Rozbrajanie bomby to osobna mała gra: udane daje 1 wpływ. Bez tego bomba tyka dalej.
coach-reroll = Niektóre kości możesz przerzucić. Najpierw wybuchy, potem to, czego nie potrzebujesz.
coach-gangsters = Każda sztuka amunicji powstrzymuje jednego gangstera; każdy pozostały kosztuje 1 wytrzymałości. Twoi informatorzy też kogoś powstrzymają.
coach-reinforce = Informator kosztuje 2 kredyty i kończy turę. Chroni cię tutaj i liczy się na końcu.

board-taught-goal = Po rundzie { $rounds } wygrywa ten, kto ma najwięcej wpływów. Teraz: runda { $round }.
piece-tiles = Lokacje
piece-criminals = Przestępcy
