### Space Hulk: Death Angel, po polsku.

## Pudełko

game-title = Space Hulk: Anioł Śmierci
game-tagline = Gęsiego przez wrak statku, a w ścianach pełno szponów. Wygracie razem albo wcale.
game-about = Dwuosobowe Zespoły Bitewne idą kolumną przez dryfujący wrak, a z obu stron nadchodzą Genokrady. W każdej rundzie każdy zespół dostaje potajemnie jedną ze swoich trzech kart, nigdy dwa razy z rzędu tę samą. Strzelajcie, odwracajcie się, pomagajcie sobie, przeżyjcie Wydarzenie i dotrzyjcie do ostatniej Lokacji na tyle żywi, by wypełnić misję.

## Strony: .on gdzie, .adj przymiotnik, .gen w dopełniaczu, .dir dokąd

side-left = lewa
    .on = po lewej
    .adj = lewy
    .gen = lewego
    .dir = w lewo
side-right = prawa
    .on = po prawej
    .adj = prawy
    .gen = prawego
    .dir = w prawo

## Kość

skull-yes = z czaszką
skull-no = bez czaszki

## Zespoły Bitewne: .team pełna nazwa, .gen w dopełniaczu

team-green = Zielony
    .team = Zielony Zespół Bitewny
    .gen = Zielonego Zespołu Bitewnego
team-green-text = strzela w ruchu; celny strzał kładzie trzech
team-yellow = Żółty
    .team = Żółty Zespół Bitewny
    .gen = Żółtego Zespołu Bitewnego
team-yellow-text = żyje z żetonów i staje tam, gdzie trzeba
team-red = Czerwony
    .team = Czerwony Zespół Bitewny
    .gen = Czerwonego Zespołu Bitewnego
team-red-text = najwięcej strzałów i najdłuższy zasięg
team-blue = Niebieski
    .team = Niebieski Zespół Bitewny
    .gen = Niebieskiego Zespołu Bitewnego
team-blue-text = oddaje ciosy i zdobywa żetony dla innych
team-grey = Szary
    .team = Szary Zespół Bitewny
    .gen = Szarego Zespołu Bitewnego
team-grey-text = wstrzymuje rój i przerzedza sygnały
team-purple = Fioletowy
    .team = Fioletowy Zespół Bitewny
    .gen = Fioletowego Zespołu Bitewnego
team-purple-text = przesuwa roje, przewiduje Wydarzenia, pali całe grupy

## Marines: .nom w zdaniu, .acc w bierniku i dopełniaczu

marine-sergeant_gideon = Sierżant Gideon
    .nom = sierżant Gideon
    .acc = sierżanta Gideona
marine-sergeant_gideon-text = Zasięg 0. Chroni go Blok.
marine-brother_noctis = Brat Noctis
    .nom = brat Noctis
    .acc = brata Noctisa
marine-brother_noctis-text = Zasięg 2.
marine-brother_claudio = Brat Claudio
    .nom = brat Claudio
    .acc = brata Claudio
marine-brother_claudio-text = Zasięg 0. Do niego należy Heroiczna szarża.
marine-brother_goriel = Brat Goriel
    .nom = brat Goriel
    .acc = brata Goriela
marine-brother_goriel-text = Zasięg 2.
marine-brother_leon = Brat Leon
    .nom = brat Leon
    .acc = brata Leona
marine-brother_leon-text = Zasięg 3. Do niego należy Ogień ciągły.
marine-brother_valencio = Brat Valencio
    .nom = brat Valencio
    .acc = brata Valencio
marine-brother_valencio-text = Zasięg 2.
marine-sergeant_lorenzo = Sierżant Lorenzo
    .nom = sierżant Lorenzo
    .acc = sierżanta Lorenzo
marine-sergeant_lorenzo-text = Zasięg 2. Do niego należy Kontratak.
marine-brother_deino = Brat Deino
    .nom = brat Deino
    .acc = brata Deino
marine-brother_deino-text = Zasięg 2.
marine-lexicanium_calistarius = Lexicanium Calistarius
    .nom = lexicanium Calistarius
    .acc = lexicaniuma Calistariusa
marine-lexicanium_calistarius-text = Zasięg 2. Do niego należy Atak psioniczny.
marine-brother_scipio = Brat Scipio
    .nom = brat Scipio
    .acc = brata Scipio
marine-brother_scipio-text = Zasięg 2.
marine-brother_zael = Brat Zael
    .nom = brat Zael
    .acc = brata Zaela
marine-brother_zael-text = Zasięg 1. Do niego należy Atak miotaczem ognia.
marine-brother_omnio = Brat Omnio
    .nom = brat Omnio
    .acc = brata Omnio
marine-brother_omnio-text = Zasięg 2.

## Genokrady: .nom w zdaniu, .acc w bierniku

card-head = głowa
    .nom = Genokrad (głowa)
    .acc = Genokrada (głowa)
card-head-text = Genokrad. Jego rój rusza się, gdy Wydarzenie pokazuje głowę.
card-tail = ogon
    .nom = Genokrad (ogon)
    .acc = Genokrada (ogon)
card-tail-text = Genokrad. Jego rój rusza się, gdy Wydarzenie pokazuje ogon.
card-claw = szpon
    .nom = Genokrad (szpon)
    .acc = Genokrada (szpon)
card-claw-text = Genokrad. Jego rój rusza się, gdy Wydarzenie pokazuje szpon.
card-tongue = język
    .nom = Genokrad (język)
    .acc = Genokrada (język)
card-tongue-text = Genokrad. Jego rój rusza się, gdy Wydarzenie pokazuje język.
card-brood_lord_head_tail = Władca Szczepu (głowa, ogon)
    .nom = Władca Szczepu (głowa, ogon)
    .acc = Władcę Szczepu (głowa, ogon)
card-brood_lord_head_tail-text = Odejmuje 1 od każdego rzutu obrony przeciw jego rojowi, rusza się z głową i ogonem, a zabić go można dopiero wtedy, gdy w roju nie ma innego Genokrada.
card-brood_lord_claw_tongue = Władca Szczepu (szpon, język)
    .nom = Władca Szczepu (szpon, język)
    .acc = Władcę Szczepu (szpon, język)
card-brood_lord_claw_tongue-text = Odejmuje 1 od każdego rzutu obrony przeciw jego rojowi, rusza się ze szponem i językiem, a zabić go można dopiero wtedy, gdy w roju nie ma innego Genokrada.
card-none = nic

## Karty Akcji: .of mówi, czyje są

sort-support = Wsparcie
sort-support-text = Połóż żeton Wsparcia na dowolnym Marines.
sort-move_activate = Ruch + Aktywacja
sort-move_activate-text = Twoi Marines zamieniają się z sąsiadami, odwracają się, aktywują teren przed sobą.
sort-attack = Atak
sort-attack-text = Twoi Marines atakują roje, do których są zwróceni, w swoim zasięgu: czaszka zabija jednego.

action-block = Blok
    .of = { team-green }: { action-block }
action-block-text = W tej rundzie, gdy sierżant Gideon się broni i na kości jest czaszka, atak chybia.
action-defensive_stance = Obronna postawa
    .of = { team-yellow }: { action-defensive_stance }
action-defensive_stance-text = W tej rundzie, gdy żółty Marines wydaje żeton na przerzut obrony, atak trafia tylko przy nowym wyniku 0.
action-counter_attack = Kontratak
    .of = { team-blue }: { action-counter_attack }
action-counter_attack-text = W tej rundzie, gdy sierżant Lorenzo się broni i na kości jest czaszka, atak chybia, a on zabija jednego z roju; reszta atakuje go ponownie.
action-overwatch = Czuwanie
    .of = { team-red }: { action-overwatch }
action-overwatch-text = Na koniec fazy Wydarzeń tej rundy każdy czerwony Marines może wydać leżący na nim żeton, by zaatakować.
action-strategize = Strategia
    .of = { team-purple }: { action-strategize }
action-strategize-text = Potem możesz przenieść jeden rój o pozycję w górę lub w dół, na drugą stronę albo jedno i drugie.
action-power_field = Pole siłowe
    .of = { team-grey }: { action-power_field }
action-power_field-text = Potem możesz wybrać rój: w tej rundzie nie atakuje i nie można go zabijać.
action-onward_brothers = Naprzód, bracia!
    .of = { team-red }: { action-onward_brothers }
action-onward_brothers-text = Gdy czerwony Marines aktywuje tą kartą Drzwi, możesz położyć na nich drugi żeton.
action-stealth_tactics = Taktyka skradania
    .of = { team-grey }: { action-stealth_tactics }
action-stealth_tactics-text = Potem możesz odrzucić wierzchnią kartę jednego stosu sygnałów; jeśli to zrobisz, możesz za żeton odrzucić wierzchnią kartę drugiego.
action-reorganize = Reorganizacja
    .of = { team-yellow }: { action-reorganize }
action-reorganize-text = Żółci Marines mogą zamienić się z Marines na dowolnej pozycji.
action-forward_scouting = Zwiad
    .of = { team-purple }: { action-forward_scouting }
action-forward_scouting-text = Potem możesz potajemnie obejrzeć wierzchnie Wydarzenie i odłożyć je na wierzch albo na spód.
action-intimidation = Zastraszenie
    .of = { team-blue }: { action-intimidation }
action-intimidation-text = Potem możesz rzucić kością: tyle Genokradów w zwarciu z niebieskimi Marines wtasowuje się do mniejszego stosu sygnałów.
action-run_and_gun = Strzał w biegu
    .of = { team-green }: { action-run_and_gun }
action-run_and_gun-text = Potem każdy zielony Marines może wydać leżący na nim żeton, by zaatakować.
action-lead_by_example = Przykład dowódcy
    .of = { team-blue }: { action-lead_by_example }
action-lead_by_example-text = Raz w tej rundzie, gdy niebieski Marines zabije Genokrada, możesz położyć żeton na dowolnym Marines.
action-flamer_attack = Atak miotaczem ognia
    .of = { team-purple }: { action-flamer_attack }
action-flamer_attack-text = Przy pierwszym ataku brata Zaela w rundzie czaszki się nie liczą: zabija tyle Genokradów, ile wynosi liczba.
action-psionic_attack = Atak psioniczny
    .of = { team-grey }: { action-psionic_attack }
action-psionic_attack-text = Gdy atakuje Calistarius i na kości jest czaszka, może zaatakować ponownie.
action-dead_aim = Celny strzał
    .of = { team-green }: { action-dead_aim }
action-dead_aim-text = Gdy atakuje zielony Marines i wypadnie 4, zabija do trzech z tego roju.
action-full_auto = Ogień ciągły
    .of = { team-red }: { action-full_auto }
action-full_auto-text = Brat Leon może zaatakować do trzech razy.
action-heroic_charge = Heroiczna szarża
    .of = { team-yellow }: { action-heroic_charge }
action-heroic_charge-text = Zamiast atakować, brat Claudio może zabić do trzech Genokradów w promieniu jednej pozycji, po obu stronach. Potem rzut: przy 0 ginie.

## Karty Terenu

terrain-corridor = Korytarz
terrain-corridor-text = Stąd Genokrady przychodzą rzadko.
terrain-artefact = Artefakt
terrain-artefact-text = Aktywacja: weź go na rękę. Później, gdy Marines, którym kierujesz, rzucił w obronie, możesz go odrzucić: atak chybia.
terrain-control_panel = Panel sterowania
terrain-control_panel-text = Aktywacja: dzieje się to, co mówi Lokacja.
terrain-door = Drzwi
terrain-door-text = Aktywacja: połóż na nich żeton. W podróży każdy żeton może zabić jednego Genokrada gdziekolwiek.
terrain-dark_corner = Ciemny zaułek
terrain-dark_corner-text = Stąd Genokrady przychodzą dość często.
terrain-promethium_tank = Zbiornik prometium
terrain-promethium_tank-text = Aktywacja: odrzuć go i zabij wszystkie Genokrady na tej pozycji, po obu stronach. Potem rzut: przy 0 Marines ginie.
terrain-spore_chimney = Komin zarodników
terrain-spore_chimney-text = Aktywacja: rzut; przy czaszce komin znika. Stąd Genokrady przychodzą często.
terrain-ventilation_duct = Szyb wentylacyjny
terrain-ventilation_duct-text = Stąd Genokrady przychodzą często.

## Lokacje

location-void_lock_6 = Śluza próżniowa
location-void_lock_6-text = Tu zaczyna się misja. Przed wami trzy miejsca.
location-void_lock_8 = Śluza próżniowa
location-void_lock_8-text = Tu zaczyna się misja. Przed wami cztery miejsca.
location-void_lock_10 = Śluza próżniowa
location-void_lock_10-text = Tu zaczyna się misja. Przed wami cztery miejsca.
location-void_lock_12 = Śluza próżniowa
location-void_lock_12-text = Tu zaczyna się misja. Przed wami cztery miejsca.
location-main_corridor = Główny korytarz
location-main_corridor-text = Po wejściu: przy Korytarzu pojawiają się 2 Genokrady.
location-maintenance_tunnels = Tunele serwisowe
location-maintenance_tunnels-text = Panel sterowania: odrzuć go, a na jego miejsce połóż Korytarz.
location-service_shaft = Szyb techniczny
location-service_shaft-text = Po wejściu: wszyscy Marines zwracają się w prawo.
location-cryo_control = Kontrola kriogeniczna
location-cryo_control-text = Panel sterowania: odrzuć wierzchnią kartę wybranego stosu sygnałów.
location-lower_accessway = Dolne przejście
location-lower_accessway-text = Po wejściu: za Marines na samej górze pojawiają się 2 Genokrady.
location-wreckage_labyrinth = Labirynt wraków
location-wreckage_labyrinth-text = Po wejściu: odwraca się każdy Marines, który ma przed sobą teren.
location-apothecarion = Apothecarion
location-apothecarion-text = Panel sterowania: połóż żeton na dowolnym Marines, który może się potem odwrócić.
location-core_cogitator = Główny kogitator
location-core_cogitator-text = Panel sterowania: wybierz kartę Terenu; w tej rundzie pola Wydarzenia kładą na niej najwyżej 1 Genokrada.
location-munitorium = Munitorium
location-munitorium-text = Po wejściu: aktualny gracz kładzie po żetonie na dwóch różnych Marines.
location-black_holds = Czarne ładownie
location-black_holds-text = Po wejściu: aktualny gracz wybiera rój, do którego dołączają 2 Genokrady.
location-dark_catacombs = Mroczne katakumby
location-dark_catacombs-text = Po wejściu: aktualny gracz wybiera Marines bez żetonów; za nim pojawia się 1 Genokrad.
location-teleportarium = Teleportarium
location-teleportarium-text = Panel sterowania: każdy Marines oddaje żeton albo rzuca i ginie przy 0. Potem odrzućcie oba stosy sygnałów.
location-generatorium = Generatorium
location-generatorium-text = Panel sterowania: rzut. Czaszka zabija do 4 Genokradów gdziekolwiek; cokolwiek innego zabija Marines przy panelu.
location-hibernation_cluster = Gniazdo hibernacji
location-hibernation_cluster-text = Po wejściu: za każdego Marines do obu stosów sygnałów trafia po Genokradzie.
location-wrath_of_baal_chapel = Kaplica Gniewu Baala
location-wrath_of_baal_chapel-text = Po wejściu: aktualny gracz kładzie Artefakt w dowolnym miejscu szyku.
location-genestealer_lair = Leże Genokradów
location-genestealer_lair-text = Po wejściu: wszystkie roje zbierają się przy czerwonym terenie po swojej stronie, a do każdego dołącza Władca Szczepu. Zabijcie obu Władców, by wygrać.
location-launch_control_room = Centrum kontroli startu
location-launch_control_room-text = Panel sterowania: połóż tu żeton albo rzuć: liczba nie większa niż żetony tutaj wygrywa.
location-toxin_pumping_station = Stacja pomp toksyn
location-toxin_pumping_station-text = Panel sterowania: rzuć i odrzuć tyle kart z jednego stosu sygnałów. Wygrywacie, gdy ani w szyku, ani w stosach sygnałów nie ma Genokradów.

## Karty Wydarzeń

incident-surrounded = Otoczeni
incident-surrounded-text = Wybierz Marines: wszystkie Genokrady przechodzą na jego pozycję, każdy po swojej stronie.
incident-flanking_manoeuvre = Manewr oskrzydlający
incident-flanking_manoeuvre-text = Każdy rój przed swoim Marines przechodzi za niego.
incident-out_of_thin_air_head = Znikąd
incident-out_of_thin_air_head-text = Wybierz Marines: za nim pojawiają się 2 Genokrady.
incident-out_of_thin_air_claw = Znikąd
incident-out_of_thin_air_claw-text = Wybierz Marines: za nim pojawiają się 2 Genokrady.
incident-the_swarm_tongue = Rój
incident-the_swarm_tongue-text = Połóż po 2 Genokrady na obu stosach sygnałów.
incident-the_swarm_tail = Rój
incident-the_swarm_tail-text = Połóż po 2 Genokrady na obu stosach sygnałów.
incident-psychic_assault = Psychiczny atak
incident-psychic_assault-text = Wybierz Marines i rzuć: przy 0 lub 1 ginie.
incident-theyre_everywhere = Są wszędzie!
incident-theyre_everywhere-text = 1 Genokrad pojawia się przed każdym Marines, który z nikim nie jest w zwarciu.
incident-evasion = Unik
incident-evasion-text = W następnej rundzie kartą Ataku może atakować tylko jeden Marines zespołu.
incident-outnumbered = Przewaga liczebna
incident-outnumbered-text = Każdy Marines w zwarciu traci wszystkie żetony.
incident-chaos_of_battle = Chaos bitwy
incident-chaos_of_battle-text = Wszyscy Marines się odwracają.
incident-stalking_from_the_shadows = Czyhając w cieniu
incident-stalking_from_the_shadows-text = Wybierz Marines z żetonami: traci wszystkie.
incident-resupply = Uzupełnienie zapasów
incident-resupply-text = Wybierz Marines: wszystkie żetony pozostałych przechodzą na niego.
incident-gun_jam = Zacięcie broni
incident-gun_jam-text = Wybierz zespół, który w tej rundzie nie pokazał Ataku: w następnej nie może go wybrać.
incident-for_my_battle_brothers = Za moich braci!
incident-for_my_battle_brothers-text = Wybierz Marines z żetonem: odrzuć z niego żeton i jednego Genokrada w zwarciu z nim.
incident-rewarded_faith = Nagrodzona wiara
incident-rewarded_faith-text = Wybierz Marines: odrzuć dowolną liczbę jego żetonów, by zabić tyle Genokradów w zwarciu z nim.
incident-full_scan = Pełne skanowanie
incident-full_scan-text = Odrzuć wierzchnią kartę stosu sygnałów.
incident-cleansing_flames = Oczyszczające płomienie
incident-cleansing_flames-text = Wybierz Marines i rzuć: czaszka zabija 2 Genokrady w zwarciu z nim.
incident-second_wind = Drugi oddech
incident-second_wind-text = Wybierz Marines: w następnej rundzie przy obronie z wynikiem 0 atak na niego chybia.
incident-quick_instincts = Szybki refleks
incident-quick_instincts-text = Wybierz Marines: może od razu zaatakować.
incident-secret_route = Sekretne przejście
incident-secret_route-text = Jeśli Drzwi są w szyku, połóż na nich 2 żetony.
incident-enter_formation = Formować szyk!
incident-enter_formation-text = W następnej rundzie przed każdą kartą Ruch + Aktywacja jej gracz może położyć żeton na dowolnym Marines.
incident-temporary_sanctuary = Chwilowe schronienie
incident-temporary_sanctuary-text = Wybierz rój: jego Genokrady wtasowują się do mniejszego stosu sygnałów.
incident-rescue_space_marine = Ocalenie Marines
incident-rescue_space_marine-text = Wybierz zabitego Marines z zespołu, który jeszcze żyje: wraca na dół, zwrócony w prawo.

## Plansza

board-round = Runda { $round }
board-location = Lokacja
board-ahead = Jeszcze przed wami: { $tiers }
board-objective = ostatnia Lokacja
board-formation = Szyk
board-position = Pozycja { $position }
board-place = Pozycja { $position }, { NAME($side, case: "on") }
board-range = Zasięg { $range }
board-tokens = Żetony: { $count }
board-token = Żeton Wsparcia
board-brood-lord = Władca Szczepu
board-supply = Zasoby: { $count }
board-supply-text = Tyle żetonów Wsparcia można jeszcze położyć na Marines. Wydane wracają tutaj.
board-door-tokens = Na Drzwiach: { $count }
board-launch-tokens = W Lokacji: { $count }
board-blips = Sygnały
board-pile = Sygnały { NAME($side, case: "on") }: { $count }
board-deck = Talia Genokradów: { $count }
board-discard = Odrzucone
board-events = Talia Wydarzeń: { $count }
board-event = Wydarzenie
board-event-hidden = { $seat } czyta Wydarzenie w tajemnicy.
board-instinct = Instynkt
board-boxes = Rozmnożenie
board-minor = mniejsze ({ $count })
board-major = większe ({ $count })
board-move-adjacent = idzie dalej
board-move-flank = oskrzydla
board-effects = Obowiązuje
board-next-round = w następnej rundzie
board-this-round = w tej rundzie
board-current = Aktualny gracz: { $seat }
board-played = zagrana
board-previous = poprzednia runda, teraz nie
board-chosen = wybrana
board-has-chosen = ma wybór za sobą
board-choosing = wybiera
board-hand = Karty
board-slain-marines = Zabici
board-eliminated = wyeliminowany
board-power-field = Pole siłowe
board-done = już po ataku
board-artefact = Artefakt: { $seat }
board-capped = pojawia się najwyżej 1
board-activated = aktywowane
board-survives = Przeżyje: { $percent } %
board-survives-with-tokens = z żetonami: { $percent } %
board-kills = Zabije: { $percent } %
board-known = na pewno w nim: { $cards }
board-scouted = Znasz następne Wydarzenie
board-die = Kość: { $number }
board-skull = czaszka
board-odds = Szanse
board-kills-total = Zabitych Genokradów: { $count }
board-terrain = teren { $colour }
board-colour-red = czerwony
board-colour-orange = pomarańczowy
board-colour-yellow = żółty
board-colour-green = zielony
board-facing = Patrzy { NAME($side, case: "dir") }.
board-teams = Zespoły Bitewne
board-swarm = Genokrady ({ $count }): { NAME($cards) }.
board-cards = { NAME($cards) }
board-blips-text = Te karty pojawią się po tej stronie. Gdy na koniec fazy stos jest pusty, szyk rusza dalej.
board-goal-any = Wygrywacie też wtedy, gdy w szyku nie ma żadnego Genokrada, a oba stosy sygnałów są puste.
board-odds-text = Pokazuj, jakie są szanse na zabicie i przeżycie.
board-phase-set_up = przygotowanie
board-phase-choose = wybór
board-phase-resolve = akcje
board-phase-swarms = roje atakują
board-phase-event = Wydarzenie
board-phase-travel = podróż
board-last-event = ostatnie Wydarzenie
board-only-you = Widzisz to tylko ty
board-ask-take_team = Weź Zespół Bitewny; jeszcze { $count }.
board-ask-cards =
    { $count ->
        [one] Wybierz kartę.
       *[other] Wybierz kartę dla każdego ze swoich zespołów.
    }
board-ask-secret = Nikt jej nie zobaczy, póki wszyscy nie wybiorą.
board-ask-play = Bez karty: { $teams }.
board-ask-name_marine = Do tego Wydarzenia: który Marines?
board-ask-name_team = Do tego Wydarzenia: który zespół?
board-ask-name_pile = Do tego Wydarzenia: który stos sygnałów?
board-ask-name_swarm = Do tego Wydarzenia: który rój?
board-ask-name_card = Do tego Wydarzenia: który Genokrad?
board-ask-name_cards = Do tego Wydarzenia: kto oddaje żetony i za które Genokrady?
board-needs = Potrzeba więcej niż { $number }
board-behind = od tyłu
board-marine-good = To zabija.
board-marine-bad = To pudło.
board-swarm-good = Z tym przeżyje.
board-swarm-bad = To go zabije.
board-won = Misja wykonana
board-lost = Misja zakończona klęską
board-alive = Żyjących Marines: { $count }

## Odpowiedzi na małych przyciskach

board-do-no_token = Bez żetonu
board-do-no_strategize = Żaden
board-do-no_power_field = Żaden
board-do-end_moves = Koniec zamian
board-do-keep_facing = Bez obrotu
board-do-end_activations = Koniec akcji
board-do-onward = Drugi żeton
board-do-no_onward = Jeden wystarczy
board-do-no_stealth = Nic
board-do-scout = Podglądam
board-do-no_scout = Nie podglądam
board-do-scout_top = Na wierzch
board-do-scout_bottom = Na spód
board-do-intimidate = Rzucam
board-do-no_intimidate = Nie rzucam
board-do-end_attacks = Koniec ataków
board-do-heroic_charge = Heroiczna szarża
board-do-reroll = Przerzut
board-do-keep_roll = Zostawiam
board-do-keep_roll-good = Zostaw: zabija
board-do-keep_roll-bad = Zostaw: chybia
board-do-stop_slaying = Wystarczy
board-do-accept = Przyjmuję
board-do-accept-good = Przyjmij: przeżyje
board-do-accept-bad = Przyjmij: zginie
board-do-use_artefact = Artefakt
board-do-launch_token = Żeton
board-do-launch_roll = Rzucam
board-do-teleport_token = Oddaje żeton
board-do-teleport_roll = Rzuca

## O czym się decyduje: dla tego, kto decyduje, i dla innych

prompt-take_team = Weź Zespół Bitewny.
asks-take_team = { $seat } wybiera Zespół Bitewny.
prompt-choose_actions = Wybierz kartę dla każdego ze swoich zespołów. Nikt jej nie zobaczy, póki wszyscy nie wybiorą.
asks-choose_actions = Potajemny wybór: { $seat }.
prompt-enter_formation = Formować szyk! Położysz na kimś żeton przed tą kartą?
asks-enter_formation = { $seat } może położyć żeton.
prompt-support = Połóż żeton Wsparcia na Marines.
asks-support = { $seat } kładzie żeton Wsparcia.
prompt-strategize = Strategia: który rój przeniesiesz?
asks-strategize = { $seat } może przenieść rój.
prompt-strategize_to = Strategia: dokąd idzie rój?
asks-strategize_to = { $seat } przenosi rój.
prompt-power_field = Pole siłowe: który rój ma zastygnąć?
asks-power_field = { $seat } może otoczyć rój polem siłowym.
prompt-move = Ruch: zamień miejsca albo przejdź do zwrotów.
asks-move = { $seat } przestawia Marines.
prompt-face = Którzy Marines się odwracają?
asks-face = { $seat } decyduje, kto się odwraca.
prompt-activate = Aktywuj teren przed swoimi Marines albo zakończ akcję.
asks-activate = { $seat } może aktywować teren.
prompt-onward_brothers = Naprzód, bracia! Drugi żeton na Drzwi?
asks-onward_brothers = { $seat } może położyć drugi żeton na Drzwiach.
prompt-stealth_tactics = Taktyka skradania: odrzucisz wierzchnią kartę stosu sygnałów?
asks-stealth_tactics = { $seat } może odrzucić sygnał.
prompt-stealth_again = Taktyka skradania: za żeton także z drugiego stosu?
asks-stealth_again = { $seat } może zapłacić za drugi sygnał.
prompt-forward_scouting = Zwiad: obejrzysz wierzchnie Wydarzenie?
asks-forward_scouting = { $seat } może obejrzeć wierzchnie Wydarzenie.
prompt-put_back = Znasz następne Wydarzenie. Na wierzch czy na spód?
asks-put_back = { $seat } zna już wierzchnie Wydarzenie i odkłada je.
prompt-intimidation = Zastraszenie: rzucisz, by przepędzić Genokrady?
asks-intimidation = { $seat } może przepędzić Genokrady.
prompt-pick = Zastraszenie: który Genokrad odchodzi?
asks-pick = { $seat } wybiera, kto odchodzi.
prompt-drive_off = Oba stosy są równie małe: do którego?
asks-drive_off = { $seat } wybiera stos sygnałów.
prompt-run_and_gun = Strzał w biegu: wydasz żeton na atak?
asks-run_and_gun = { $seat } może atakować w biegu.
prompt-overwatch = Czuwanie: wydasz żeton na atak?
asks-overwatch = { $seat } może strzelać z Czuwania.
prompt-attack = Atakuj swoimi Marines, jednym po drugim.
asks-attack = { $seat } atakuje.
prompt-full_auto = Ogień ciągły: kolejny atak brata Leona?
asks-full_auto = { $seat } może znów strzelać bratem Leonem.
prompt-psionic_attack = Atak psioniczny: Calistarius atakuje ponownie?
asks-psionic_attack = { $seat } może ponownie zaatakować Calistariusem.
prompt-heroic_charge = Heroiczna szarża: kogo zabija brat Claudio?
asks-heroic_charge = { $seat } szarżuje bratem Claudio.
prompt-reroll = Zostawiasz ten rzut ataku czy wydajesz żeton i rzucasz ponownie?
asks-reroll = { $seat } może rzucić ponownie.
prompt-slay = Który Genokrad ginie?
asks-slay = { $seat } wybiera, który Genokrad ginie.
prompt-dead_aim = Celny strzał: zabij do trzech z tego roju.
asks-dead_aim = { $seat } oddaje Celny strzał.
prompt-lead_by_example = Przykład dowódcy: położysz na kimś żeton?
asks-lead_by_example = { $seat } może położyć żeton.
prompt-defend = Twój Marines jest atakowany. Przyjmujesz ten rzut?
asks-defend = { $seat } się broni.
prompt-instinct = Tylko ty znasz Wydarzenie. Zdecyduj, a potem je pokaż.
asks-instinct = { $seat } w tajemnicy czyta Wydarzenie i decyduje.
prompt-flames = Oczyszczające płomienie: który Genokrad płonie?
asks-flames = { $seat } wybiera, kto płonie.
prompt-quick_instincts = Szybki refleks: twój Marines atakuje?
asks-quick_instincts = { $seat } może od razu zaatakować.
prompt-beset = Za mało sygnałów: przed kim pojawi się Genokrad?
asks-beset = { $seat } decyduje, dokąd trafią ostatnie sygnały.
prompt-spawn_order = Nie starczy dla obu: który teren pierwszy?
asks-spawn_order = { $seat } decyduje, który teren jest pierwszy.
prompt-odd_card = Nie dzieli się po równo: który stos dostaje o jedną więcej?
asks-odd_card = { $seat } decyduje, który stos dostaje o jedną więcej.
prompt-seal_door = Drzwi się za wami zamykają: kogo zabijają ich żetony?
asks-seal_door = { $seat } używa żetonów z Drzwi.
prompt-cryo_pile = Kontrola kriogeniczna: z którego stosu odrzucasz wierzchnią kartę?
asks-cryo_pile = { $seat } wybiera stos sygnałów.
prompt-treat = Apothecarion: którego Marines opatrujesz?
asks-treat = { $seat } wybiera Marines.
prompt-treated = Apothecarion: czy się odwraca?
asks-treated = { $seat } może odwrócić tego Marines.
prompt-cogitate = Główny kogitator: który teren obserwuje?
asks-cogitate = { $seat } wybiera kartę Terenu.
prompt-teleport = Teleportarium: żeton czy rzut?
asks-teleport = { $seat } decyduje o Marines.
prompt-generate = Generatorium: zabij do czterech Genokradów gdziekolwiek.
asks-generate = { $seat } wybiera, kto ginie.
prompt-launch = Centrum kontroli startu: żeton czy rzut?
asks-launch = { $seat } stoi przy pulpicie startowym.
prompt-pump = Stacja pomp toksyn: który stos zalewasz?
asks-pump = { $seat } wybiera stos sygnałów.
prompt-equip = Munitorium: kto dostaje żeton?
asks-equip = { $seat } rozdaje żetony.
prompt-holds = Czarne ładownie: który rój rośnie?
asks-holds = { $seat } wybiera rój, który rośnie.
prompt-catacombs = Mroczne katakumby: za kim pojawia się Genokrad?
asks-catacombs = { $seat } wybiera Marines.
prompt-chapel = Kaplica Gniewu Baala: gdzie leży Artefakt?
asks-chapel = { $seat } kładzie Artefakt.
half-swap = { NAME($marine) } zamienia się miejscami: z kim?
half-attack = { NAME($marine) } atakuje: który rój?
half-activate = { NAME($marine) } uruchamia: który teren?

## Opcje i co robią

option-take_team = { NAME($team) }: { TEXT($team) }
why-take_team = Dwaj Marines i trzy karty Akcji tego koloru należą do ciebie.
option-play = { NAME($actions, case: "of") }
why-play = Odkrywa się je razem i rozpatruje według numerów; w następnej rundzie nie można ich wybrać.
option-token = Żeton dla { NAME($marine, case: "acc") }
why-token = Żeton Wsparcia z zasobów. Daje przerzut w walce z tym, co jest przed nim.
option-no_token = Bez żetonu
why-no_token = Nie kładziesz niczego.
option-strategize = Rój na pozycji { $position }, { NAME($side, case: "on") }
why-strategize = Bierzesz ten rój, a potem mówisz, dokąd idzie.
option-no_strategize = Nie przenoś roju
why-no_strategize = Wszystkie roje zostają.
option-strategize_to = Na pozycję { $position }, { NAME($side, case: "on") }
why-strategize_to = Cały rój idzie tam i łączy się z tym, co zastanie.
option-power_field = Rój na pozycji { $position }, { NAME($side, case: "on") }
why-power_field = W tej rundzie nie atakuje i nie można go zabijać, razem z tym, co do niego dołączy.
option-no_power_field = Bez pola siłowego
why-no_power_field = Żaden rój nie zastyga.
option-swap = Zamiana: { NAME($marine, case: "nom") } i { NAME($partner, case: "nom") }
why-swap = Zamieniają się miejscami i zachowują swój zwrot. Teren i roje zostają.
option-end_moves = Koniec zamian
why-end_moves = Przejdź do zwrotów.
option-turn = Odwróć { NAME($marines, case: "acc") }
why-turn = Zwraca się w drugą stronę: co było za nim, jest przed nim.
option-keep_facing = Nikt się nie odwraca
why-keep_facing = Zwroty zostają bez zmian.
option-activate = { NAME($marine) }: { NAME($terrain) }
why-activate = { TEXT($terrain) }
option-end_activations = Nic więcej nie aktywuj
why-end_activations = Akcja się kończy.
option-onward = Drugi żeton na Drzwi
why-onward = W podróży będzie można zabić o jednego Genokrada więcej.
option-no_onward = Jeden żeton wystarczy
why-no_onward = Żeton zostaje w zasobach.
option-stealth = Odrzuć z { NAME($pile, case: "gen") } stosu sygnałów
why-stealth = Wierzchnia karta trafia odkryta na odrzucone. Pusty stos pozwala iść dalej.
option-no_stealth = Nic nie odrzucaj
why-no_stealth = Stosy zostają bez zmian.
option-stealth_pay = Żeton daje { NAME($marine, case: "nom") }
why-stealth_pay = Odrzucasz też wierzchnią kartę drugiego stosu sygnałów.
option-scout = Obejrzyj wierzchnie Wydarzenie
why-scout = Widzisz je tylko ty, a potem odkładasz na wierzch albo na spód.
option-no_scout = Nie oglądaj
why-no_scout = Talia zostaje bez zmian.
option-scout_top = Z powrotem na wierzch
why-scout_top = To będzie następne Wydarzenie. Ty je znasz, inni nie.
option-scout_bottom = Na spód talii
why-scout_bottom = Następne będzie inne Wydarzenie.
option-intimidate = Rzuć
why-intimidate = Tyle Genokradów w zwarciu z niebieskimi Marines wraca do mniejszego stosu.
option-no_intimidate = Nie rzucaj
why-no_intimidate = Nikt nie odchodzi.
option-pick = Przepędź { NAME($card, case: "acc") }, pozycja { $position }, { NAME($side, case: "on") }
why-pick = Wtasowuje się do mniejszego stosu sygnałów.
option-pile = { CAP(NAME($pile, case: "adj")) } stos sygnałów
why-pile = Wybierasz ten stos.
option-attack = { NAME($marine) } atakuje: pozycja { $position }, { NAME($side, case: "on") }
why-attack = Rzut: czaszka zabija jedną kartę tego roju. Żetony na nim dają przerzuty.
option-pay_attack = { NAME($marine) } płaci i atakuje: pozycja { $position }, { NAME($side, case: "on") }
why-pay_attack = Żeton leżący na nim płaci za atak; dalsze dają przerzuty.
option-end_attacks = Koniec ataków
why-end_attacks = Pozostali wstrzymują ogień.
option-heroic_charge = Heroiczna szarża brata Claudio
why-heroic_charge = Na pewno zabija od jednego do trzech Genokradów wokół siebie. Potem przy 0 ginie.
option-reroll = Wydaj żeton { NAME($marine, case: "acc") } i rzuć ponownie
why-reroll = Nowy wynik zastępuje stary, na lepsze lub gorsze.
option-keep_roll = Zostaw rzut
why-keep_roll = Wynik liczy się taki, jaki jest.
option-slay = Zabij { NAME($card, case: "acc") }, pozycja { $position }, { NAME($side, case: "on") }
why-slay = Ta karta opuszcza szyk.
option-stop_slaying = Wystarczy
why-stop_slaying = Nikt więcej nie ginie.
option-accept = Przyjmij rzut
why-accept = Wynik liczy się taki, jaki jest.
option-use_artefact = Odrzuć Artefakt
why-use_artefact = Atak chybia, cokolwiek pokazuje kość.
option-cogitate = { NAME($terrain) }
why-cogitate = Pola Wydarzenia tej rundy kładą na nim najwyżej jedną kartę.
option-launch_token = Połóż żeton w Lokacji
why-launch_token = Im więcej żetonów, tym większa szansa na start.
option-launch_roll = Rzuć
why-launch_roll = Liczba nie większa niż żetony w Lokacji wygrywa grę.
option-teleport_token = { NAME($marine) } oddaje żeton
why-teleport_token = Jest bezpieczny.
option-teleport_roll = { NAME($marine) } rzuca
why-teleport_roll = Przy 0 ginie.
option-odd_card = { CAP(NAME($pile, case: "adj")) } stos
why-odd_card = Ten stos dostaje o jedną kartę więcej.
option-holds = Rój na pozycji { $position }, { NAME($side, case: "on") }
why-holds = Dołączają do niego dwie karty ze stosu sygnałów jego strony.
option-catacombs = Za plecami { NAME($marine, case: "acc") }
why-catacombs = Pojawia się tam jedna karta ze stosu sygnałów tej strony.
option-chapel = Pozycja { $position }, { NAME($side, case: "on") }
why-chapel = Kto jest tam do niego zwrócony, może go wziąć kartą Ruch + Aktywacja.
option-name_marine = { NAME($marine) }
why-name_marine = Wskazujesz go dla Wydarzenia, a potem wszyscy je widzą.
option-name_team = { NAME($team) }
why-name_team = Wskazujesz ten zespół dla Wydarzenia, a potem wszyscy je widzą.
option-name_pile = { CAP(NAME($pile, case: "adj")) } stos sygnałów
why-name_pile = Wskazujesz ten stos dla Wydarzenia, a potem wszyscy je widzą.
option-name_swarm = Rój na pozycji { $position }, { NAME($side, case: "on") }, do { NAME($pile, case: "gen") } stosu
why-name_swarm = Jego Genokrady wtasowują się do tego stosu; Władca Szczepu zostaje.
option-name_card = { NAME($marine) } i { NAME($card, case: "nom") } { NAME($side, case: "on") }
why-name_card = Odrzucasz jego żeton i tego Genokrada, na ile są.
option-name_cards = { NAME($marine) }: po lewej { NAME($left_cards) }, po prawej { NAME($right_cards) }
why-name_cards = Za każdego z tych Genokradów oddaje żeton, a one giną.
option-in_front = Na drodze { NAME($marine, case: "acc") }
why-in_front = Dostaje jeden z ostatnich sygnałów.
option-serve_first = Najpierw { NAME($terrain) }
why-serve_first = Dostaje pełną liczbę; drugi dostaje resztę.

## Dlaczego czegoś nie można

barred-played-last-round = Ten zespół zagrał tę kartę w poprzedniej rundzie.
barred-gun-jam = Zacięcie broni: ten zespół nie może w tej rundzie wybrać Ataku.
barred-not-faced = Nie jest zwrócony w tę stronę.
barred-out-of-range = To dla niego za daleko.
barred-power-field = Pole siłowe chroni ten rój.
barred-no-ability = Na tym terenie nie ma czego aktywować.
barred-terrain-not-faced = Musi być zwrócony do tego terenu.
barred-activated-already = W tej rundzie już aktywowano ten teren.
barred-one-each = Tą kartą już coś aktywował.
barred-from-behind = Rój jest za jego plecami: żetony nie pomogą.

## Co się dzieje

event-team_taken = { $seat } bierze { NAME($team, case: "team") }.
    .you-seat = Bierzesz { NAME($team, case: "team") }.
event-deployed = { NAME($marine) } staje na pozycji { $position }, zwrócony { NAME($facing, case: "dir") }.
event-round_began = Zaczyna się runda { $round }.
event-all_chose = Wszyscy wybrali.
event-announced = { $seat } chce zagrać: { NAME($actions) }
    .you-seat = Chcesz zagrać: { NAME($actions) }.
event-revealed = { NAME($team, case: "team") } odsłania: { NAME($action) }
event-current_player = Aktualnym graczem jest teraz { $seat }.
    .you-seat = Teraz ty jesteś aktualnym graczem.
event-resolving = { NAME($team) }: { NAME($action) }
event-token_placed =
    { $tokens ->
        [one] { NAME($marine) } dostaje żeton.
       *[other] { NAME($marine) } dostaje żeton (ma ich { $tokens }).
    }
event-token_spent = { NAME($marine) } wydaje żeton (zostało: { $tokens }).
event-tokens_lost =
    { $count ->
        [one] { NAME($marine) } traci { $count } żeton.
        [few] { NAME($marine) } traci { $count } żetony.
       *[many] { NAME($marine) } traci { $count } żetonów.
    }
event-rolled = Na kości { $number }, { NAME($skull) }.
event-slain = Ginie na pozycji { $position } { NAME($side, case: "on") }: { NAME($card) }.
event-discarded = Odrzucono na pozycji { $position } { NAME($side, case: "on") }: { NAME($card) }.
event-marine_slain = { NAME($marine) } ginie na pozycji { $position }.
event-team_eliminated = { NAME($team, case: "team") } jest wyeliminowany.
event-shifted = Szyk się zwiera: { NAME($marine, case: "nom") } stoi teraz na pozycji { $position }.
event-spawned = Pojawia się na pozycji { $position } { NAME($side, case: "on") }: { NAME($cards) }.
event-blip_discarded = Odrzucono z { NAME($pile, case: "gen") } stosu sygnałów: { NAME($card) }.
event-blips_discarded = Odrzucono cały { NAME($pile, case: "adj") } stos sygnałów: { NAME($cards) }.
event-blips_dealt =
    { $count ->
        [one] Na { NAME($pile, case: "adj") } stos sygnałów trafia { $count } karta.
        [few] Na { NAME($pile, case: "adj") } stos sygnałów trafiają { $count } karty.
       *[many] Na { NAME($pile, case: "adj") } stos sygnałów trafia { $count } kart.
    }
event-shuffled_in = Wtasowano do { NAME($pile, case: "gen") } stosu sygnałów: { NAME($cards) }.
event-deck_shuffled = Z odrzuconych Genokradów powstaje nowa talia, liczba kart: { $count }.
event-events_shuffled = Z Wydarzeń powstaje nowa talia, liczba kart: { $count }.
event-moved = Rój przechodzi na pozycję { $position } { NAME($side, case: "on") }: { NAME($cards) }.
event-turned = { NAME($marine) } zwraca się { NAME($facing, case: "dir") }.
event-swapped = { NAME($marine) } i { NAME($partner, case: "nom") } zamieniają się miejscami.
event-strategized = Rój przechodzi na pozycję { $position } { NAME($side, case: "on") }.
event-shielded = Pole siłowe otacza rój na pozycji { $position } { NAME($side, case: "on") }.
event-shield_holds = Pole siłowe trzyma na pozycji { $position } { NAME($side, case: "on") }.
event-scouted = { $seat } ogląda wierzchnie Wydarzenie.
    .you-seat = Oglądasz wierzchnie Wydarzenie.
event-scouted_event = Widzisz Wydarzenie: { NAME($event) }
event-put_on_top = { $seat } odkłada je na wierzch.
    .you-seat = Odkładasz je na wierzch.
event-put_at_bottom = { $seat } odkłada je na spód.
    .you-seat = Odkładasz je na spód.
event-attacked = { NAME($marine) } atakuje: pozycja { $position }, { NAME($side, case: "on") }.
event-missed = { NAME($marine) } pudłuje.
event-charged = Brat Claudio szarżuje.
event-swarm_attacked = Rój na pozycji { $position } { NAME($side, case: "on") } atakuje { NAME($marine, case: "acc") }: { NAME($cards) }.
event-survived = { NAME($marine) } przeżywa.
event-hit = { NAME($marine) } jest trafiony.
event-countered = Sierżant Lorenzo kontratakuje.
event-artefact_used = { $seat } odrzuca Artefakt: atak chybia.
    .you-seat = Odrzucasz Artefakt: atak chybia.
event-activated = { NAME($marine) } aktywuje: { NAME($terrain) }.
event-door_tokens =
    { $tokens ->
        [one] Na Drzwiach leży { $tokens } żeton.
        [few] Na Drzwiach leżą { $tokens } żetony.
       *[many] Na Drzwiach leży { $tokens } żetonów.
    }
event-terrain_gone = { NAME($terrain) } znika z szyku.
event-terrain_placed = { NAME($terrain) }: pozycja { $position }, { NAME($side, case: "on") }.
event-artefact_taken = { $seat } bierze Artefakt.
    .you-seat = Bierzesz Artefakt.
event-cogitated = Główny kogitator obserwuje: { NAME($terrain) }.
event-launch_tokens =
    { $tokens ->
        [one] W centrum kontroli startu leży { $tokens } żeton.
        [few] W centrum kontroli startu leżą { $tokens } żetony.
       *[many] W centrum kontroli startu leży { $tokens } żetonów.
    }
event-travelled = Szyk wkracza do nowej Lokacji: { NAME($location) }.
event-event_drawn = { $seat } dobiera Wydarzenie.
    .you-seat = Dobierasz Wydarzenie.
event-event_looked_at = Czytasz: { NAME($event) }
event-event_shown = Wydarzenie: { NAME($event) }
event-no_effect = { NAME($event) }: bez skutku.
event-named = Wskazany: { NAME($marine, case: "nom") }.
event-jammed = Zacina się broń { NAME($team, case: "gen") }.
event-resupplied =
    { $tokens ->
        [one] { NAME($marine) } ma teraz { $tokens } żeton.
        [few] { NAME($marine) } ma teraz { $tokens } żetony.
       *[many] { NAME($marine) } ma teraz { $tokens } żetonów.
    }
event-rescued = { NAME($marine) } wraca na pozycję { $position }.
event-won = Misja wykonana: { NAME($location) }!
event-lost = Po rundzie { $round } nie ma już żadnego Marines.

## Jak się skończyło

end-launched = Start się udał.
end-lords-slain = Obaj Władcy Szczepu nie żyją.
end-cleared = Nie ma już Genokradów.
end-lost = Poległ ostatni Marines.
figure-rounds = Rundy
figure-locations = Lokacje
figure-slain = Zabite Genokrady
figure-survivors = Ocaleli Marines
figure-fallen = Polegli Marines

## Zasady, rozdział po rozdziale

rule-1 = Od jednego do sześciu graczy wygrywa lub przegrywa razem. Doprowadźcie szyk do ostatniej Lokacji i spełnijcie jej warunek, zanim zginą wszyscy Marines. Gra trwa od 30 do 60 minut.
    .title = W skrócie
rule-2 = 12 Marines w 6 Zespołach Bitewnych, 18 kart Akcji, 36 Genokradów, 2 Władców Szczepu, 30 Wydarzeń, 22 Lokacje, 8 kart Terenu, 12 żetonów Wsparcia, jedna kość. Więcej ich nigdy nie będzie.
    .title = Zawartość pudełka
rule-2-1 = Kość walki ma ścianki 0, 1, 2, 3, 4 i 5; na 1, 2 i 3 jest też czaszka. Jedne zasady patrzą na liczbę, inne na czaszkę.
    .title = Kość
rule-3 = Kierujesz Marines i kartami Akcji swoich zespołów. „Twoi Marines” na karcie Akcji to ci w jej kolorze. Żetony na Marines wydaje tylko jego gracz. Karty na rękach są jawne; tajny jest tylko wybór.
    .title = Co jest twoje
rule-4 = Marines stoją w kolumnie; pozycja 1 jest na górze. Każda pozycja ma lewą i prawą stronę, gdzie leży teren i gdzie są Genokrady. Należą do miejsca, a nie do Marines.
    .title = Szyk
rule-4-2 = Wszystkie Genokrady po jednej stronie jednej pozycji tworzą jeden rój.
    .title = Rój
rule-4-3 = Marines jest zwrócony w lewo lub w prawo. Co leży po tej stronie jego pozycji, jest przed nim, reszta za nim.
    .title = Zwrot
rule-4-4 = Marines jest w zwarciu z każdym Genokradem na swojej pozycji, po obu stronach.
    .title = W zwarciu
rule-4-5 = Teren jest czerwony, pomarańczowy, żółty lub zielony i ma odpowiednio 4, 3, 2 lub 1 kreskę: tak często pojawiają się tam Genokrady.
    .title = Kolory terenu
rule-4-6 = Aktualnym graczem jest ten, kto ma najniższą odkrytą kartę. Jeśli ten zespół zginie, liczy się następna najniższa. Przed odkryciem rola zostaje, gdzie była. Aktualny gracz dobiera Wydarzenie i podejmuje każdą decyzję, która nie należy do kogoś innego.
    .title = Aktualny gracz
rule-5 = Śluza próżniowa dla waszej liczby graczy mówi, jakie Lokacje was czekają, ile sygnałów leży w stosach i ile Genokradów przynosi mniejsze i większe rozmnożenie. Bierzecie po kolei zespoły. Ich Marines po potasowaniu tworzą kolumnę, górna połowa zwrócona w lewo, dolna w prawo. Połóżcie teren, napełnijcie stosy sygnałów i z pierwszego Wydarzenia wykonajcie tylko dwa pola rozmnożenia.
    .title = Przygotowanie
rule-6 = Runda: wybór akcji, rozpatrzenie akcji, atak rojów, Wydarzenie. Po każdej z tych faz szyk podróżuje, jeśli któryś stos sygnałów jest pusty i została jeszcze Lokacja.
    .title = Runda
rule-6-1 = Każdy żyjący zespół dostaje jedną ze swoich trzech kart, ale nie tę z poprzedniej rundy. Wszyscy wybierają jednocześnie i potajemnie.
    .title = Wybór akcji
rule-6-2 = Karty odkrywa się razem i rozpatruje od najniższego numeru do najwyższego. Co karta mówi o tej rundzie, obowiązuje do jej końca. Karty zespołu, który w międzyczasie zginął, pomija się.
    .title = Rozpatrzenie akcji
rule-6-2-1 = Połóż żeton Wsparcia z zasobów na dowolnym Marines. Jeśli jest, trzeba go położyć.
    .title = Wsparcie
rule-6-2-2 = W tej kolejności, każdy krok dowolny: twoi Marines tego koloru zamieniają się z sąsiadem, każdy raz; dowolni z nich się odwracają; każdy aktywuje jedną kartę Terenu przed sobą. Kartę Terenu można aktywować najwyżej raz na rundę.
    .title = Ruch + Aktywacja
rule-6-2-3 = Twoi Marines tego koloru atakują po kolei, w dowolnej kolejności, każdy raz. Żaden atak nie jest obowiązkowy.
    .title = Atak
rule-6-3 = Atakuje zawsze najwyższy rój, który jeszcze nie atakował, lewy przed prawym, aż wszystkie skończą. Gdy Marines ginie, szyk od razu się zwiera; grupy, które już atakowały, do końca fazy leżą osobno.
    .title = Roje atakują
rule-6-4 = Aktualny gracz dobiera Wydarzenie i czyta je sam. Jeśli to Instynkt, decyduje, zanim je pokaże. Potem dwa pola rozmnożenia od lewej do prawej i pole ruchu. Na końcu Czuwanie.
    .title = Wydarzenie
rule-6-5 = Najpierw każdy żeton na Drzwiach może zabić jednego Genokrada. Potem odkrywa się następną Lokację, kładzie jej teren, odrzuca i na nowo napełnia oba stosy sygnałów i wykonuje to, co następuje po wejściu. Roje zostają.
    .title = Podróż
rule-6-6 = Na koniec rundy kończą się skutki kart Akcji, a zaczyna to, co Wydarzenia zapowiedziały na następną rundę.
    .title = Koniec rundy
rule-7-1 = Wybierz rój po stronie, w którą jest zwrócony, w jego zasięgu, bez pola siłowego. Rzuć. Dopóki leży na nim żeton, możesz go wydać i rzucić ponownie. Czaszka zabija jedną wybraną kartę roju.
    .title = Marines atakuje
rule-7-2 = Rzuca gracz tego Marines. Jeśli Marines jest zwrócony do roju, za żeton na nim można rzucić ponownie. Liczba musi być większa niż rozmiar roju; każdy Władca Szczepu w nim odejmuje 1. Inaczej Marines ginie.
    .title = Rój atakuje
rule-7-3 = Zabity Genokrad trafia na odrzucone, zabity Władca Szczepu wypada z gry. Władca ginie dopiero wtedy, gdy w jego roju nie ma innej karty. Pod polem siłowym nic nie może zginąć.
    .title = Zabijanie
rule-7-4 = Jest 12 żetonów. Wydane wracają do zasobów. Czego zasoby nie mogą dać, przepada. Na Marines może leżeć dowolna liczba.
    .title = Żetony Wsparcia
rule-7-5 = Zabity Marines opuszcza szyk, jego żetony wracają do zasobów. Zespół bez Marines odpada razem ze swoimi kartami. Jego gracz nadal wygrywa lub przegrywa razem z innymi.
    .title = Marines ginie
rule-7-6 = Lukę zamyka mniejsza część kolumny; jeśli są równe, dolna idzie w górę. Teren i roje z luki przypadają temu, kto w nią wchodzi.
    .title = Przesunięcie szyku
rule-7-7 = Pojawiający się Genokrad to wierzchnia karta stosu sygnałów jego strony. Pole rozmnożenia przynosi swoją liczbę na każdą kartę Terenu swojego koloru. Pusty stos nic nie daje.
    .title = Rozmnożenie
rule-7-8 = Ruszają się jednocześnie wszystkie roje z symbolem pola. Groty: rój po lewej schodzi o pozycję w dół, po prawej idzie o jedną w górę; na końcu przechodzi za swojego Marines. Zakrzywiona strzałka: rój przed swoim Marines przechodzi za niego.
    .title = Ruch rojów
rule-7-9 = Teren po lewej liczy się od góry, po prawej od dołu; jeśli szyk jest za krótki, trafia na koniec.
    .title = Układanie terenu
rule-7-10 = Pustą talię odnawia się z odrzuconych, gdy potrzebna jest karta; Lokacji nigdy. Jeśli kart nie starczy na oba stosy sygnałów, dzieli się je możliwie równo. Przy remisie o mniejszy stos wybiera gracz efektu.
    .title = Talie i stosy
rule-9-1 = Każdy zespół ma trzy karty Akcji: Wsparcie (1–6), Ruch + Aktywacja (7–12), Atak (13–18). Tekst karty działa ponad jej akcją.
    .title = Karty Akcji
rule-9-2 = Wydarzenie ma tekst, dwa pola rozmnożenia i zwykle pole ruchu. Najpierw tekst. Jeśli nie ma kogo ani czego wybrać, nic nie robi.
    .title = Wydarzenia
rule-9-3 = Marines aktywuje teren przed sobą kartą Ruch + Aktywacja. Rzuty za teren, Lokacje i Wydarzenia nie są atakiem ani obroną: żetony i Artefakt nie pomagają.
    .title = Teren
rule-9-4 = Lokacja działa po wejściu albo wtedy, gdy Marines aktywuje Panel sterowania.
    .title = Lokacje
rule-9-5 = Władcy Szczepu przychodzą tylko w Leżu Genokradów. Liczą się jako Genokrady, odejmują 1 od rzutów obrony, giną ostatni i nigdy nie trafiają do talii ani stosu.
    .title = Władcy Szczepu
rule-10 = Ukryte są wybrane karty aż do odkrycia, Instynkt aż do decyzji, kolejność talii i stosów oraz przyszłe Lokacje poza ich poziomami. Wszystko inne jest jawne.
    .title = Kto co widzi
rule-11 = Wygrywacie w ostatniej Lokacji: jej własnym warunkiem albo gdy tylko w szyku nie ma Genokradów, a oba stosy sygnałów są puste. Przegrywacie, gdy nie ma już Marines. Jeśli jedno i drugie stanie się naraz, wygrywacie.
    .title = Wygrana i przegrana

## Rozstrzygnięcia: szyk i roje

rule-R1 = Grupy leżące osobno łączą się na koniec fazy ataku Genokradów.
rule-R2 = Dwie grupy, które obie atakowały albo obie nie, łączą się, gdy tylko się spotkają; te drugie atakują raz, jako jeden rój.
rule-R3 = Po śmierci szuka się następnego od nowa: najwyższy rój, który nie atakował, lewy najpierw.
rule-R4 = Gdy ginie Marines na górze lub na dole, teren i roje jego rzędu przypadają jedynemu sąsiadowi.
rule-R5 = Roje po lewej idą w dół, po prawej w górę, przy każdym Marines.
rule-R6 = Roje ruszają się jednocześnie. Rój, do którego dołącza inny, nie rusza się razem z nim.
rule-R7 = Rój, który opuściłby szyk, ale już jest za swoim Marines, zostaje.
rule-R8 = Dwie karty Terenu jednego koloru po jednej stronie i za mało sygnałów: aktualny gracz mówi, która jest pierwsza, i ta dostaje pełną liczbę.
rule-R9 = Są wszędzie! i za mało sygnałów: aktualny gracz mówi, kto dostaje.

## Rozstrzygnięcia: rundy i gracze

rule-R10 = Podróż sprawdza się po każdej fazie, także po wyborze akcji, najwyżej raz; nie w przygotowaniu.
rule-R11 = Przed pierwszym odkryciem aktualnym graczem jest ten, kto pierwszy wziął zespół.
rule-R12 = Przy kilku zespołach liczy się najniższa karta; gdy jej zespół zginie, następna, być może tego samego gracza.
rule-R13 = Kartę wyeliminowanego zespołu pomija się, a to, co nastąpiłoby po jego akcji, przepada. Co leży na stole, zostaje.
rule-R14 = Żeton karty Wsparcia trzeba położyć, jeśli jest.
rule-R15 = Tylko żetony leżące na rzucającym Marines dają mu przerzuty.
rule-R16 = Co karta Akcji mówi o tej rundzie, działa też, gdy Marines atakuje z powodu Wydarzenia. Co nie mówi o każdym razie, działa raz w rundzie: Atak miotaczem ognia zmienia tylko pierwszy atak Zaela.
rule-R17 = Ogień ciągły i Heroiczna szarża należą tylko do akcji Ataku swojej karty.
rule-R18 = Szarża wymaga co najmniej jednej ofiary. Sięga pozycji Claudio i sąsiednich, po obu stronach, także kilku rojów.
rule-R59 = Aktualny gracz nie jest stały: rola idzie za najniższą kartą rundy.
rule-R60 = Podróż po wyborze nie zmienia wyborów.
rule-R61 = W grze w pojedynkę Instynkt jest zwykłym wyborem.
rule-R62 = Rozmawiajcie swobodnie, tylko nie o nierozstrzygniętym Instynkcie. Nikt nie pokazuje kart.

## Rozstrzygnięcia: obrona

rule-R19 = Władcy Szczepu zmieniają tylko porównanie liczby z rozmiarem, nigdy sam wynik.
rule-R20 = Obronna postawa i Drugi oddech patrzą na naturalne 0.
rule-R21 = Po rzucie: dowolna liczba przerzutów albo Artefakt, albo przyjęcie. Artefakt kończy atak i nie ma kontrataku.
rule-R22 = Artefakt pomaga każdemu Marines gracza, który go ma.
rule-R66 = Marines atakowany zza pleców może użyć wszystkiego prócz żetonów.

## Rozstrzygnięcia: pole siłowe, zabijanie, odrzucanie

rule-R23 = Rój pod polem siłowym nie jest celem, nie atakuje i nic w nim nie ginie, ani w tym, co się z nim połączy. Rusza się jak zwykle. Odrzucanie i wtasowywanie działają.
rule-R24 = Za moich braci! zabiera Władcę Szczepu tylko wtedy, gdy jest w roju sam; liczy się wtedy jako zabity. Może zabrać kartę spod pola siłowego.
rule-R25 = Zastraszenie przenosi dokładnie wyrzuconą liczbę albo wszystkie; nigdy Władców; przy 0 żadnego.
rule-R26 = Gdy oba stosy są równie małe, wybiera gracz efektu.
rule-R27 = Strategia: najwyżej o jedną pozycję i najwyżej na drugą stronę; nie poza końce; rój musi znaleźć się gdzie indziej.
rule-R28 = Żeton za Taktykę skradania może dać dowolny Marines szarego gracza.
rule-R64 = Karty z jednym symbolem w jednym roju to jedna opcja.
rule-R73 = Karty zmieniające miejsce nigdy nie są nigdzie: przeniesienie lub wtasowanie ostatnich Genokradów nie wygrywa. Zabijanie i odrzucanie sprawdza się karta po karcie.

## Rozstrzygnięcia: talie i Wydarzenia

rule-R29 = Talię odnawia się dopiero, gdy potrzebna jest karta, ze wszystkim, co do tej pory odrzucono.
rule-R30 = Karty dokładane do stosu sygnałów trafiają na wierzch.
rule-R31 = Za małą liczbę kart dzieli się tak równo, jak pozwalają wydrukowane liczby; nadliczbową kartę przydziela aktualny gracz.
rule-R32 = Wydarzenie wymaga celu, na który może podziałać, jeśli taki jest. Znikąd musi przynieść jak najwięcej; także Za moich braci!, Oczyszczające płomienie i Szybki refleks muszą zdziałać jak najwięcej.
rule-R33 = Przed pokazaniem deklaruje się wszystko, co można; co zależy od kości lub kogoś innego, przychodzi później.
rule-R34 = Szybki refleks: o tym, czy i co zaatakować, decyduje gracz tego Marines.
rule-R35 = Rzuty Wydarzeń, terenu i Lokacji nie są atakiem ani obroną.
rule-R36 = Główny kogitator ogranicza oba pola tej rundy razem i przestaje działać, gdy teren zniknie. Tego, co przynosi tekst Wydarzenia, nie ogranicza.
rule-R44 = Co dotyczy każdego Marines spełniającego warunek, najpierw sprawdza się u wszystkich.
rule-R51 = Czuwanie następuje przed podróżą.
rule-R52 = Następna runda to tylko ta najbliższa.
rule-R65 = Otoczeni i Manewr oskrzydlający są ruchem swojego Wydarzenia.
rule-R67 = Ocalony Marines działa odtąd jak zwykle. Zespołu, który stracił obu, nie da się ocalić.

## Rozstrzygnięcia: Lokacje i teren

rule-R37 = Apothecarion bez zasobów: Marines nadal można wybrać i odwrócić.
rule-R38 = Munitorium: dwaj różni Marines albo tylu, ilu jest.
rule-R39 = Teleportarium: od góry do dołu; po śmierci szyk od razu się zwiera; potem odrzuca się oba stosy, a po fazie szyk podróżuje.
rule-R40 = Stacja pomp toksyn: stos wybiera się po rzucie; wszystkie karty są z niego, nadmiar przepada.
rule-R41 = Centrum kontroli startu: bez żetonów wygrywa 0. Bez zasobów można tylko rzucać. Żetony zostają.
rule-R42 = Który Władca Szczepu przychodzi z której strony, jest losowe.
rule-R43 = Gniazdo hibernacji: stosy opróżnia się, a potem za każdego Marines trafia do nich po karcie.
rule-R49 = Drzwi: ile Genokradów chcesz, do liczby żetonów. W podróży wszystkie ich żetony wracają do zasobów.
rule-R50 = Jeden teren na Marines i kartę, każdy teren raz na rundę. Dwaj Marines mogą aktywować dwie karty w tym samym miejscu.
rule-R68 = Zamiana nigdy nie przenosi terenu ani rojów; żetony zostają na swoim Marines.
rule-R70 = Jeśli aktywacja zabije Marines, drugi z zespołu może jeszcze aktywować, z miejsca, gdzie teraz stoi.
rule-R74 = Teren można aktywować, nawet jeśli nic z tego nie wyniknie.
rule-R75 = Artefakt gracza, który stracił zespoły, przepada.

## Rozstrzygnięcia: ataki, żetony, koniec

rule-R45 = Zabitych Marines odkłada się osobno: jednego można ocalić.
rule-R46 = Przy Uniku szarża jest atakiem Claudio; Ogień ciągły i Atak psioniczny trwają dla tego jednego. Strzału w biegu, Czuwania i Szybkiego refleksu Unik nie ogranicza.
rule-R47 = Zespół z zaciętą bronią ma do wyboru dokładnie jedną kartę.
rule-R48 = Wygrana przerywa efekt w środku.
rule-R53 = Ostatnia śmierć i wygrana w tej samej chwili to wygrana.
rule-R63 = Efekt kładący kilka żetonów kładzie tyle, ile jest.
rule-R69 = Ataki Leona z Ognia ciągłego następują po sobie, przed atakiem Valencio albo po nim.
rule-R71 = Podróż jest jedną zmianą: chwila, gdy oba stosy są puste, nigdy nie wygrywa.
rule-R72 = Żetony na Marines, na Drzwiach i w Centrum kontroli startu to te same dwanaście.
rule-R76 = Sygnały rozdaje się od górnej pozycji w dół, lewe przed prawymi; stosy napełnia się od lewego.

## Boty

bot-easy-name = Nowicjusz
bot-easy-style = Strzela do wszystkiego, co się rusza.
bot-normal-name = Brat
bot-normal-style = Trzyma szyk, czasem zbyt długo.
bot-hard-name = Sierżant
bot-hard-style = Myśli o całym oddziale, nie o jednym Marines.
bot-expert-name = Kapitan
bot-expert-style = Stoczył już w myślach następne rundy.

## Pierwsza partia, obrazki rundy i podpowiadacz

lesson-goal = Przeprowadź swoich Marines przez wrak do ostatniej Lokacji i spełnij jej warunek, zanim wszyscy zginą. Przy stole wygrywa się i przegrywa razem; tutaj grasz w pojedynkę.
lesson-teams = Zespół Bitewny to dwóch Marines i trzy karty Akcji. W pojedynkę dowodzisz trzema. Weź żółty: brat Claudio jest od chwil rozpaczliwych.
lesson-second-team = Teraz czerwony: działko brata Leona sięga daleko i strzela często.
lesson-third-team = I niebieski zespół sierżanta Lorenzo.
lesson-formation = To jest twój szyk, kolumna z góry na dół. Każdy Marines patrzy w jedną stronę i tylko tam może strzelać. Liczba to zasięg: ile pozycji w górę i w dół sięga.
lesson-swarms = Po obu stronach czają się Genokrady. Wszystkie po jednej stronie jednej pozycji to rój. Później w rundzie zaatakują Marines na swojej pozycji.
lesson-actions = Każdy zespół zagrywa jedną z trzech kart: Wsparcie daje żeton, Ruch + Aktywacja zmienia miejsca, Atak strzela. Najniższy numer zaczyna.
lesson-first-plan = Zagraj żółtym Obronną postawę, niebieskim Przykład dowódcy, a czerwonym Ogień ciągły: jeden żeton i dwa zespoły, które strzelają.
lesson-token = Wsparcie: połóż żeton na dowolnym Marines. Pozwala rzucić ponownie, gdy rzut się nie uda. Daj go bratu Leonowi.
lesson-attack = Niebiescy atakują. Zabija czaszka na kości: mają ją 1, 2 i 3. Niech brat Deino strzeli do Genokrada przed sobą.
lesson-slain = Czaszka: ten Genokrad nie żyje.
lesson-example = Przykład dowódcy nagradza zabicie żetonem. Daj go bratu Deino. Żetony pomagają też w obronie, jeśli stoi przodem do roju.
lesson-enough = Drugi Genokrad jest dla brata Leona. Zakończ ataki niebieskich.
lesson-leon = Ogień ciągły: brat Leon może zaatakować do trzech razy. Ognia!
lesson-reroll = Bez czaszki. Po to jest żeton: rzuć ponownie.
lesson-hit = Trafiony. Nie został żaden Genokrad, który mógłby zaatakować, więc ta faza minęła spokojnie.
lesson-event = Na końcu każdej rundy przychodzi Wydarzenie. Wyprowadza nowe Genokrady z dwóch stosów sygnałów i przesuwa roje. Teraz brat Deino jest otoczony.
lesson-not-again = Kart zagranych przed chwilą nie można użyć w tej rundzie. Każdy zespół musi zagrać inną.
lesson-second-plan = Zagraj Kontratak, Naprzód, bracia! i Heroiczną szarżę. Najpierw żeton, potem zmiana miejsc, a potem wielka chwila brata Claudio.
lesson-prepare = Jeszcze jeden żeton dla brata Deino: przyda mu się.
lesson-move = Ruch: każdy czerwony Marines może zamienić się z sąsiadem. Zamień brata Valencio z bratem Claudio, żeby Claudio stanął przy walce.
lesson-moved = Wystarczy. Zakończ ruch.
lesson-face = Teraz czerwoni mogliby się odwrócić. Zostaw ich tak, jak stoją.
lesson-charge = Zamiast strzelać, brat Claudio może zabić trzy pobliskie Genokrady, po obu stronach. Potem rzuca: przy 0 sam ginie. Do szarży!
lesson-one = Wybierz po kolei, kogo zabija.
lesson-two = I następny.
lesson-three = I trzeci: po drugiej stronie, żeby został tylko jeden.
lesson-charged = Jedynka: brat Claudio żyje.
lesson-defend = Teraz atakują roje. Aby przeżyć, trzeba wyrzucić więcej, niż rój ma członków. Czwórka przeciw jednemu: uratowany. Przyjmij wynik i oszczędź żeton.
lesson-instinct = To Wydarzenie to instynkt: znasz je tylko ty i wskazujesz Marines, zanim je pokażesz. Może od razu zaatakować. Wskaż brata Deino.
lesson-at-once = Atakuj!
lesson-travel = Gdy stos sygnałów jest pusty, szyk podróżuje do następnej Lokacji: nowy teren, nowe stosy. Ostatnia Lokacja mówi, jak wygrać.
lesson-well-done = Znasz już całą rundę: wybór, akcje, przetrwanie, Wydarzenie. Graj dalej albo zacznij misję z pomocą.

picture-choose = Każdy zespół dostaje jedną ze swoich trzech kart, ale nie tę z poprzedniej rundy.
picture-attack = Marines strzelają do tego, co przed nimi, w zasięgu. Czaszka zabija.
picture-move = Ruch + Aktywacja: zamieniają się miejscami, odwracają i używają terenu.
picture-defend = Potem atakują roje: rzuć więcej, niż ich jest, inaczej Marines ginie.

coach-team = Każdy zespół jest dobry w czym innym: wskaż go, żeby przeczytać. Siła ognia, ruch i ochrona razem to dobry początek.
coach-choose = Sprawdź, kto stoi przodem do roju, a kto jest zagrożony od tyłu. Karta zagrana teraz będzie w następnej rundzie zablokowana.
coach-support = Żeton pozwala rzucić ponownie: w ataku zawsze, w obronie tylko przodem do roju.
coach-move = Przesuń broń do roju albo Marines z jego drogi; potem odwróć tych, którzy patrzą w złą stronę.
coach-attack = Czaszka zabija jednego. Najpierw duże roje: to one zabijają Marines.
coach-defend = Ratuje go wynik większy niż rój. Jeśli rzut wystarczył, zachowaj żeton.
coach-activate = Ten Marines stoi przodem do terenu, którego może użyć. Drzwi zabijają Genokrady podczas podróży; panel sterowania robi to, co mówi Lokacja.

board-taught-goal = Dotrzyjcie do ostatniej Lokacji i spełnijcie jej warunek, zanim zginą wszyscy Marines.
board-taught-near = Lokacji przed wami: { $locations } · Marines: { $marines }
piece-marines = Marines
piece-actions = Karty Akcji
piece-terrain = Teren
piece-events = Wydarzenia
piece-locations = Lokacje
