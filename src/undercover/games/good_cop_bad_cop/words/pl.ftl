### Dobry Glina, Zły Glina, po polsku.

## Pudełko

game-title = Dobry Glina, Zły Glina
game-tagline = Dowiedz się, kto stoi po twojej stronie, zanim ktoś strzeli.
game-about = Trzy karty Lojalności przed tobą mówią, czy jesteś uczciwym, czy sprzedajnym gliną, i nikt inny tego nie wie. Gdzieś przy stole siedzą Agent, dowódca Uczciwych, i Herszt, przywódca Sprzedajnych. Prowadź śledztwo, wyciągnij broń, zagraj ekwipunek w odpowiedniej chwili i wyeliminuj przywódcę przeciwników.

## Opcje stołu

setting-reaction_mode = Reakcje
setting-reaction_mode-full = Pełne: można odpowiedzieć na każdą zapowiedzianą akcję
setting-reaction_mode-brisk = Szybkie: spośród zapowiedzi można odpowiadać tylko na strzał i wyciąganie broni
setting-reaction_polling = Zbieranie reakcji
setting-reaction_polling-sealed = Utajnione: wszyscy odpowiadają jednocześnie
setting-reaction_polling-sequential = Po kolei: tylko przy stołach botów, z tym samym wynikiem
setting-first_player = Kto zaczyna
setting-first_player-random = Rozstrzyga losowanie
setting-first_player-seat_0 = Gracz 1
setting-first_player-last_shot = Ostatnia osoba postrzelona w poprzedniej grze
setting-last_shot = Ostatni postrzał w poprzedniej grze
setting-last_shot-nobody = Nikt
setting-last_shot-seat_0 = Gracz 1
setting-last_shot-seat_1 = Gracz 2
setting-last_shot-seat_2 = Gracz 3
setting-last_shot-seat_3 = Gracz 4
setting-last_shot-seat_4 = Gracz 5
setting-last_shot-seat_5 = Gracz 6
setting-last_shot-seat_6 = Gracz 7
setting-last_shot-seat_7 = Gracz 8
setting-talk = Rozmowy przy stole
setting-talk-off = Brak
setting-talk-structured = Tylko oświadczenia, na początku każdej tury
setting-talk-free = Swobodny czat i oświadczenia w każdej chwili
setting-claims_per_turn = Oświadczenia na turę
setting-claims_per_turn-0 = Żadnego
setting-claims_per_turn-1 = Po jednym
setting-claims_per_turn-2 = Po dwa
setting-claims_per_turn-3 = Po trzy
setting-eliminated_may_talk = Wyeliminowani gracze
setting-eliminated_may_talk-true = Mogą dalej rozmawiać
setting-eliminated_may_talk-false = Milczą
setting-max_turns = Limit tur
setting-max_turns-0 = Bez limitu
setting-max_turns-20 = 20 tur
setting-max_turns-40 = 40 tur
setting-max_turns-80 = 80 tur
setting-max_turns-160 = 160 tur
setting-max_turns-320 = 320 tur

## Karty Lojalności, drużyny, miejsca w rzędzie: .acc w bierniku

kind-honest = Uczciwy
kind-honest-text = Liczy się jako jeden głos na drużynę Uczciwych.
kind-crooked = Sprzedajny
kind-crooked-text = Liczy się jako jeden głos na drużynę Sprzedajnych.
kind-agent = Agent
kind-agent-text = Kto go ma, dowodzi Uczciwymi i jest uczciwy bez względu na pozostałe karty. Przeżywa pierwszy strzał. Gdy zostanie wyeliminowany, wygrywają Sprzedajni.
kind-kingpin = Herszt
kind-kingpin-text = Kto go ma, przewodzi Sprzedajnym i jest sprzedajny bez względu na pozostałe karty. Przeżywa pierwszy strzał. Gdy zostanie wyeliminowany, wygrywają Uczciwi.
kind-none = żaden z przywódców
kind-none-text = Nie ma ani Agenta, ani Herszta.
team-honest = Uczciwi
team-crooked = Sprzedajni
slot-0 = karta 1
    .acc = kartę 1
slot-1 = karta 2
    .acc = kartę 2
slot-2 = karta 3
    .acc = kartę 3
direction-clockwise = zgodnie z ruchem wskazówek zegara
direction-counterclockwise = przeciwnie do ruchu wskazówek zegara
window-declare = po zapowiedzi
window-investigate = po śledztwie
window-end = na koniec tury

## Ekwipunek: .acc w bierniku

equipment-blackmail = Szantaż
    .acc = Szantaż
equipment-blackmail-text = Po jednej karcie dwóch innych żywych graczy zamienia się miejscami, bez odwracania. Podglądają je tylko nowi właściciele.
equipment-coffee = Kawa
    .acc = Kawę
equipment-coffee-text = Gdy ta tura się skończy, następna należy do ciebie, a gra toczy się dalej od twojego miejsca.
equipment-defibrillator = Defibrylator
    .acc = Defibrylator
equipment-defibrillator-text = Przywróć wyeliminowanego gracza. Wybierasz kartę, którą zachowuje odkrytą; pozostałe opuszczają grę.
equipment-evidence_bag = Torebka na dowody
    .acc = Torebkę na dowody
equipment-evidence_bag-text = Weź na rękę kartę Ekwipunku z ręki innego gracza.
equipment-flashbang = Granat hukowy
    .acc = Granat hukowy
equipment-flashbang-text = Podnieś wszystkie swoje karty Lojalności, także odkryte, i połóż je znów zakryte, w tajnej kolejności.
equipment-k9_unit = Pies policyjny (K-9)
    .acc = Psa policyjnego (K-9)
equipment-k9_unit-text = Wybrany gracz odkłada broń na środek stołu. Jeśli to jego tura, nie może w niej wziąć ze środka innej broni.
equipment-metal_detector = Wykrywacz metalu
    .acc = Wykrywacz metalu
equipment-metal_detector-text = Przeprowadź śledztwo: podejrzyj po jednej zakrytej karcie każdego innego uzbrojonego gracza.
equipment-planted_evidence = Podrzucony dowód
    .acc = Podrzucony dowód
equipment-planted_evidence-text = Leży przed graczem do końca gry: jego karty Uczciwy liczą się jako Sprzedajny i odwrotnie. Na przywódców nie działa.
equipment-polygraph = Wariograf
    .acc = Wariograf
equipment-polygraph-text = Podejrzyj wszystkie karty Lojalności innego gracza; potem on podgląda wszystkie twoje. To nie jest śledztwo.
equipment-report_audit = Kontrola raportów
    .acc = Kontrolę raportów
equipment-report_audit-text = W swojej turze, oprócz akcji: każdy gracz z samymi zakrytymi kartami odkrywa jedną, którą sam wybierze.
equipment-restraining_order = Zakaz zbliżania się
    .acc = Zakaz zbliżania się
equipment-restraining_order-text = Gdy strzela inny gracz, musi wybrać kogoś innego, wycelować w niego i natychmiast strzelić.
equipment-smoke_grenade = Granat dymny
    .acc = Granat dymny
equipment-smoke_grenade-text = Na koniec tej tury kierunek gry zmienia się na stałe.
equipment-surveillance_camera = Kamera monitoringu
    .acc = Kamerę monitoringu
equipment-surveillance_camera-text = Zaraz po śledztwie: obejrzana karta zostaje odkryta.
equipment-taser = Paralizator
    .acc = Paralizator
equipment-taser-text = Jako akcja: zabierz komuś broń i od razu z niej wyceluj. Nie odkrywasz karty. Tylko gdy nie masz broni.
equipment-truth_serum = Serum prawdy
    .acc = Serum prawdy
equipment-truth_serum-text = Wybrany gracz odkrywa jedną ze swoich zakrytych kart, którą sam wybierze.
equipment-wiretap = Podsłuch
    .acc = Podsłuch
equipment-wiretap-text = Przeprowadź śledztwo u dwóch różnych graczy: podejrzyj po jednej zakrytej karcie, jedną po drugiej.

## Rodzaje oświadczeń i prośby

claim-own_card = o mojej karcie
claim-own_team = o mojej drużynie
claim-own_leader = czy jestem przywódcą
claim-own_equipment = o moim ekwipunku
claim-saw_card = o karcie, którą znam
claim-accuse = podejrzenie
claim-vouch = zaufanie
claim-request = prośba
verb-investigate = śledztwo
verb-aim_at = celowanie
verb-shoot = strzał
verb-spare = oszczędzenie
verb-arm = wyciągnięcie broni
verb-equip = dobranie ekwipunku

## Stół

board-guns = Wolna broń: { $count }
board-wounds = Karty Rany: { $count }
board-deck = Talia ekwipunku: { $count }
board-turn = Tura { $turn }
board-your-team = Twoja drużyna: { NAME($team) }
board-turned = odwrócona przez podrzucony dowód
board-goal-honest = Cel: Herszt musi paść
board-goal-crooked = Cel: Agent musi paść
board-coffee = Kawa: następna osoba to { $seat }
board-smoke = Granat dymny: kierunek się zmieni
board-no-pickup = Pies policyjny: w tej turze nie można wziąć broni
board-among = Wśród kart { $places }: { $kinds }
board-laying-out = Wszyscy układają swoje karty
board-reactions = Czekamy na reakcje
board-asked = Pytani: { $names }
board-sealed = Twoja odpowiedź jest utajniona
board-active = Ma teraz swoją turę.
board-eliminated = Poza grą.
board-out = Poza grą
board-winner = Wygrana
board-aims = Ma broń wycelowaną w gracza { $seat }.
board-wounded = Ranny: następny strzał eliminuje.
board-planted = Podrzucony dowód: Uczciwy liczy się jako Sprzedajny i odwrotnie.
board-holds = Ekwipunek na ręce: { $count }.
board-team = Drużyna: { NAME($team) }.
board-place = { $seat }, { NAME($slot) }
board-face-up = Odkryta: wszyscy ją widzą.
board-face-down = Zakryta.
board-since = Twoje ostatnie spojrzenie: tura { $turn }.
board-seen-by = Znają ją: { $names }.
board-fresh = Właśnie objęta śledztwem.
board-only-you = Tylko dla ciebie
board-desk = Przed tobą
board-no-equipment = Brak ekwipunku
board-investigate = Śledztwo
board-investigate-text = Podejrzyj zakrytą kartę innego gracza, który jest w grze. Widzisz ją tylko ty i pozostaje zakryta.
board-deck-text = Dobierając ekwipunek, bierzesz kartę z wierzchu; zużyte karty trafiają na spód.
board-wounds-text = Bierze ją przywódca postrzelony po raz pierwszy. Nie ma leczenia.
board-keep-order = Zostaw tę kolejność
board-point-card = Wskaż kartę.
board-point-seat = Wskaż gracza.
board-point-own = Wskaż jedną ze swoich kart.
board-point-order = Wskaż nową kolejność kart, od lewej.
board-page-claims = Zeznania
board-page-notes = Notes
board-say-something = Powiedz coś
board-say-hint = Nie musi to być prawda. Wszyscy to usłyszą, a na końcu wyjdzie na jaw.
board-say-whom = Który gracz?
board-say-shot = Do kogo by strzelano?
board-say-which = Która karta?
board-say-what = Co?
board-say-verb = Co ma zrobić?
board-say-it = Powiedz to
board-ledger = Co powiedziano
board-ledger-empty = Nikt jeszcze niczego nie twierdził.
board-no-talk = Przy tym stole nie ma oświadczeń.
board-talk-at-turn = Oświadczenia składa się na początku tury, po zapytaniu.
board-clash = Nie może być prawdą razem z: { $claims }
board-disproved = Odkryta karta temu przeczy.
board-claim-true = To była prawda.
board-claim-false = To był fałsz.
board-known = Co wiesz
board-fact = Wśród kart { $places }: { $kinds }
board-suspicion = Twoje podejrzenie
board-no-suspicion = nie wiem
board-own-notes = Twoje notatki, nikt inny ich nie widzi
board-no-notes = Notes mają tylko gracze.
board-orders = Odpowiedzi z góry
board-auto-pass = Pasuj za mnie
board-pass-off = Wyłączone: pytaj za każdym razem
board-pass-always = Zawsze
board-pass-until_turn = Do mojej następnej tury
board-pass-unless_shoot = Chyba że ktoś chce strzelać
board-pass-unless_named = Chyba że akcja dotyczy mnie
board-order-new = Gdy ktoś strzela: { NAME($equipment) }
board-pass-on = Pasuj do mojej następnej tury
board-pass-stop = Pasujemy za ciebie. Pytaj znowu
board-no-order = Nie masz na ręce niczego, czym można odpowiedzieć na strzał.
board-guess-honest = Uczciwi
board-guess-crooked = Sprzedajni
board-guess-alone = Samotny zwycięzca
board-order = Stałe polecenie
board-order-give = Wydaj polecenie
board-order-given = Strzał do gracza { $seat }: { $option }
board-order-drop = Cofnij
board-orders-hint = Nikt tego nie widzi. Liczy się jako twoja utajniona odpowiedź i wygasa, gdy przestaje być możliwe.
board-predict = Kto wygra?
board-predict-hint = Jesteś poza grą, ale twoja drużyna może jeszcze wygrać. Typy pokażemy na końcu.
board-predicted = Typ gracza { $seat }: { $guess }

## O czym się decyduje: dla decydującego i dla pozostałych

prompt-arrange = Połóż swoje trzy karty zakryte, w dowolnej kolejności.
asks-arrange = Układanie kart: { $seat }
prompt-act = Twoja tura. Wybierz akcję.
prompt-act-play = Twoja tura. Możesz zagrać ekwipunek, potem wybierz akcję.
asks-act = { $seat } wybiera akcję.
prompt-react_declare = Nie masz teraz czego zagrać. Możesz tylko spasować.
prompt-react_declare-play = Reagujesz? Zagraj teraz ekwipunek albo spasuj.
asks-react_declare = Czekamy na reakcje: { $seat }
prompt-react_investigate = Nie masz teraz czego zagrać. Możesz tylko spasować.
prompt-react_investigate-play = Reagujesz? Zagraj teraz ekwipunek albo spasuj.
asks-react_investigate = Czekamy na reakcje: { $seat }
prompt-react_end = Nie masz teraz czego zagrać. Możesz tylko spasować.
prompt-react_end-play = Tura dobiega końca. Zagraj teraz ekwipunek albo spasuj.
asks-react_end = Czekamy na reakcje: { $seat }
prompt-turn_up = Odkryj jedną ze swoich zakrytych kart.
asks-turn_up = { $seat } odkrywa kartę.
prompt-keep = Masz dwie karty Ekwipunku. Którą zatrzymujesz?
asks-keep = { $seat } zatrzymuje jedną z dwóch kart Ekwipunku.
prompt-aim = Wyceluj swoją broń.
asks-aim = { $seat } celuje.
prompt-retarget = Zakaz zbliżania się: do kogo strzelasz zamiast tego?
asks-retarget = { $seat } musi strzelić do kogoś innego.
prompt-pick_one = Wykrywacz metalu: którą kartę podglądasz?
asks-pick_one = { $seat } podgląda po karcie każdego uzbrojonego gracza.
prompt-pick_second = Podsłuch: którą kartę innego gracza podglądasz?
asks-pick_second = { $seat } podgląda drugą kartę.
prompt-audit = Kontrola raportów: którą swoją kartę odkrywasz?
asks-audit = Odkrywanie karty: { $seat }
prompt-talk = Czy chcesz coś oświadczyć? Nie musi to być prawda.
asks-talk = { $seat } ma głos.
prompt-about = Czego dotyczy twoje oświadczenie?
asks-about = { $seat } ma głos.
prompt-claim = Co oświadczasz?
asks-claim = { $seat } ma głos.
half-investigate = Śledztwo: czyją kartę oglądasz?
half-arm = Bierzesz broń: w kogo celujesz?
half-play =
    { NAME($equipment) }: { $equipment ->
        [equipment-blackmail] które dwie karty zamienią się miejscami?
        [equipment-defibrillator] kto wraca i z którą kartą?
        [equipment-evidence_bag] czyj ekwipunek zabierasz?
        [equipment-flashbang] która twoja karta następna?
        [equipment-k9_unit] kto odkłada broń?
        [equipment-planted_evidence] przed kim go kładziesz?
        [equipment-polygraph] z kim pokazujecie sobie wszystkie karty?
        [equipment-surveillance_camera] którą kartę odkryć?
        [equipment-taser] czyją broń zabierasz i w kogo celujesz?
        [equipment-truth_serum] kto odkrywa kartę?
        [equipment-wiretap] którą kartę podglądasz najpierw?
       *[other] kogo ma dotyczyć?
    }
half-arrange = Która karta następna?

## Możliwości i ich skutki

option-arrange = W tej kolejności: { NAME($first) }, { NAME($second) }, { NAME($third) }
why-arrange = Nikt inny nie pozna kolejności. Zmienić może ją tylko efekt karty.
option-investigate = Przeprowadź śledztwo u gracza { $seat }: { NAME($slot) }
why-investigate = Tylko ty zobaczysz tę kartę gracza { $seat }; pozostaje zakryta.
option-equip = Dobierz ekwipunek
why-equip = Dobierasz kartę Ekwipunku i odkrywasz jedną ze swoich zakrytych kart. Zatrzymujesz tylko jedną kartę Ekwipunku.
option-arm = Wyciągnij broń i wyceluj w gracza { $seat }
why-arm = Bierzesz broń ze środka stołu, celujesz w gracza { $seat } i odkrywasz jedną ze swoich zakrytych kart.
option-arm_now = Wyciągnij broń
why-arm_now = Bierzesz broń ze środka stołu i celujesz.
option-shoot = Strzel do gracza { $seat }
why-shoot = Wszystkie karty gracza { $seat } zostają odkryte. Przywódca przeżywa pierwszy strzał; każdy inny odpada.
option-shoot_now = Strzelaj
why-shoot_now = Strzelasz do gracza, w którego celujesz.
option-pass = Pasuj
why-pass = Zachowujesz kartę na inną chwilę. Nikt nie dowie się, jak brzmiała twoja odpowiedź.
option-turn_up = Odkryj { NAME($slot, case: "acc") }
why-turn_up = Wszyscy zobaczą tę kartę.
option-keep = Zatrzymaj { NAME($equipment, case: "acc") }
why-keep = Druga karta trafia zakryta na spód talii. { TEXT($equipment) }
option-aim = Wyceluj w gracza { $seat }
why-aim = Twoja broń pozostaje wycelowana w gracza { $seat }, dopóki nie wycelujesz ponownie.
option-retarget = Strzel zamiast tego do gracza { $seat }
why-retarget = Celujesz w gracza { $seat } i natychmiast strzelasz; nikt nie może zareagować.
option-pick = Podejrzyj { NAME($slot, case: "acc") } gracza { $seat }
why-pick = Tylko ty zobaczysz tę kartę; pozostaje zakryta.
option-play =
    { $equipment ->
        [equipment-blackmail] Szantaż: zamień { NAME($slot, case: "acc") } gracza { $seat } i { NAME($other_slot, case: "acc") } gracza { $other }
        [equipment-coffee] Kawa: następna tura jest twoja
        [equipment-defibrillator] Defibrylator: { $seat } wraca, zostaje { NAME($slot) }
        [equipment-evidence_bag] Torebka na dowody: zabierz ekwipunek graczowi { $seat }
        [equipment-flashbang] Granat hukowy, kolejność: { NAME($first) }, { NAME($second) }, { NAME($third) }
        [equipment-k9_unit] Pies policyjny (K-9) na gracza { $seat }
        [equipment-metal_detector] Wykrywacz metalu
        [equipment-planted_evidence] Podrzucony dowód przed graczem { $seat }
        [equipment-polygraph] Wariograf z graczem { $seat }
        [equipment-report_audit] Kontrola raportów
        [equipment-restraining_order] Zakaz zbliżania się
        [equipment-smoke_grenade] Granat dymny
        [equipment-surveillance_camera] Kamera monitoringu: odkryj { NAME($slot, case: "acc") } gracza { $seat }
        [equipment-taser] Paralizator: zabierz broń graczowi { $seat } i wyceluj w gracza { $other }
        [equipment-truth_serum] Serum prawdy dla gracza { $seat }
       *[equipment-wiretap] Podsłuch: najpierw podejrzyj { NAME($slot, case: "acc") } gracza { $seat }
    }
why-play = { TEXT($equipment) }
option-play_card = Zagraj { NAME($equipment, case: "acc") }
why-play_card = { TEXT($equipment) }
option-silent = Nic nie mów
why-silent = Teraz niczego nie oświadczasz.
option-claim = Powiedz coś: { NAME($claim) }
why-claim = Usłyszą to wszyscy. Może to być prawda lub nie; prawda wyjdzie na jaw na końcu.
option-about_card = O tej karcie gracza { $seat }: { NAME($slot) }
why-about_card = Potem powiesz, jaka to karta.
option-about_player = Prośba do gracza { $seat }
why-about_player = Potem powiesz, o co prosisz.
option-own_card = „Moja { NAME($slot) } to { NAME($kind) }”
why-own_card = Usłyszą to wszyscy, prawda to czy nie.
option-own_team =
    { $team ->
        [team-honest] „Należę do Uczciwych”
       *[team-crooked] „Należę do Sprzedajnych”
    }
why-own_team = Usłyszą to wszyscy, prawda to czy nie.
option-own_leader =
    { $leader ->
        [kind-agent] „Mam Agenta”
        [kind-kingpin] „Mam Herszta”
       *[kind-none] „Nie mam ani Agenta, ani Herszta”
    }
why-own_leader = Usłyszą to wszyscy, prawda to czy nie.
option-own_equipment = „Mój ekwipunek: { NAME($equipment) }”
why-own_equipment = Usłyszą to wszyscy, prawda to czy nie.
option-saw_card = „Znam tę kartę gracza { $seat }: { NAME($slot) } to { NAME($kind) }”
why-saw_card = Usłyszą to wszyscy, prawda to czy nie.
option-accuse =
    { $suspect ->
        [kind-honest] „Moim zdaniem { $seat } należy do Uczciwych”
        [kind-crooked] „Moim zdaniem { $seat } należy do Sprzedajnych”
        [kind-agent] „Moim zdaniem { $seat } ma Agenta”
       *[kind-kingpin] „Moim zdaniem { $seat } ma Herszta”
    }
why-accuse = Usłyszą to wszyscy, prawda to czy nie.
option-vouch = „Ufam: { $seat } jest w mojej drużynie”
why-vouch = Usłyszą to wszyscy, prawda to czy nie.
option-request =
    { $verb ->
        [verb-investigate] „{ $seat }, przeprowadź śledztwo u gracza { $other }”
        [verb-aim_at] „{ $seat }, wyceluj w gracza { $other }”
        [verb-shoot] „{ $seat }, strzel do gracza { $other }”
        [verb-spare] „{ $seat }, oszczędź gracza { $other }”
        [verb-arm] „{ $seat }, wyciągnij broń”
       *[verb-equip] „{ $seat }, dobierz ekwipunek”
    }
why-request = Usłyszą to wszyscy; nikt nie musi posłuchać.

## Dlaczego coś jest niemożliwe

barred-no-gun = Nie masz broni.
barred-no-gun-left = Na środku stołu nie ma już broni.
barred-already-armed = Masz już broń, a nikt nie może mieć dwóch.
barred-no-pickup = Przez psa policyjnego nie możesz w tej turze wziąć broni.
barred-target-eliminated = { $seat } jest poza grą.
barred-old-target = Zakaz zbliżania się chroni gracza { $seat } przed tym strzałem.
barred-no-effect = Teraz nic by nie dała, więc nie można jej zagrać.
barred-only-own-action = Można ją zagrać tylko jako akcję we własnej turze.
barred-only-own-turn = Można ją zagrać tylko we własnej turze.
barred-only-on-shoot = Można ją zagrać tylko wtedy, gdy inny gracz zapowiedział strzał.
barred-only-after-investigation = Można ją zagrać tylko zaraz po śledztwie.

## Co się dzieje

event-laid_out = Wszyscy ułożyli swoje karty.
event-turn_began = Tura { $turn }: kartę Głównego Śledczego ma { $seat }.
    .you-seat = Tura { $turn }: kartę Głównego Śledczego masz ty.
event-declared_investigate = { $seat } chce podejrzeć { NAME($slot, case: "acc") } gracza { $other }.
    .you-seat = Chcesz podejrzeć { NAME($slot, case: "acc") } gracza { $other }.
    .you-other = { $seat } chce podejrzeć twoją { NAME($slot, case: "acc") }.
event-declared_equip = { $seat } chce dobrać ekwipunek.
    .you-seat = Chcesz dobrać ekwipunek.
event-declared_arm = { $seat } chce wyciągnąć broń i wycelować w gracza { $other }.
    .you-seat = Chcesz wyciągnąć broń i wycelować w gracza { $other }.
    .you-other = { $seat } chce wyciągnąć broń i wycelować w ciebie.
event-declared_shoot = { $seat } chce strzelić do gracza { $other }!
    .you-seat = Chcesz strzelić do gracza { $other }!
    .you-other = { $seat } chce strzelić do ciebie!
event-declaration_void = Zapowiedź przerwana: { $seat } wybiera ponownie.
    .you-seat = Zapowiedź przerwana: wybierasz ponownie.
event-window_opened = Reakcje, { NAME($window) }?
event-window_closed = Nie ma więcej reakcji.
event-looked = { $seat } podgląda { NAME($slot, case: "acc") } gracza { $other }.
    .you-seat = Podglądasz { NAME($slot, case: "acc") } gracza { $other }.
    .you-other = { $seat } podgląda twoją { NAME($slot, case: "acc") }.
event-saw = Widzisz { NAME($slot, case: "acc") } gracza { $seat }: { NAME($kind) }.
event-turned_up = { $seat } odkrywa { NAME($slot, case: "acc") }: { NAME($kind) }.
    .you-seat = Odkrywasz { NAME($slot, case: "acc") }: { NAME($kind) }.
event-drew = { $seat } dobiera kartę Ekwipunku.
    .you-seat = Dobierasz kartę Ekwipunku.
event-drew_equipment = Dobierasz: { NAME($equipment) }.
event-put_under = Na spód talii trafia karta Ekwipunku gracza { $seat }.
    .you-seat = Na spód talii trafia twoja karta Ekwipunku.
event-put_under_myself = Odkładasz na spód talii { NAME($equipment, case: "acc") }.
event-armed = { $seat } bierze broń i celuje w gracza { $other }.
    .you-seat = Bierzesz broń i celujesz w gracza { $other }.
    .you-other = { $seat } bierze broń i celuje w ciebie.
event-aimed = { $seat } celuje w gracza { $other }.
    .you-seat = Celujesz w gracza { $other }.
    .you-other = { $seat } celuje w ciebie.
event-direction_changed = Kierunek gry od teraz: { NAME($direction) }.
event-shot = { $seat } strzela do gracza { $other }!
    .you-seat = Strzelasz do gracza { $other }!
    .you-other = { $seat } strzela do ciebie!
event-wounded = { $seat } to przywódca: otrzymuje kartę Rany, ale pozostaje w grze.
    .you-seat = Przewodzisz drużynie: otrzymujesz kartę Rany, ale pozostajesz w grze.
event-eliminated = { $seat } odpada z gry.
    .you-seat = Odpadasz z gry.
event-gun_returned = Broń gracza { $seat } wraca na środek stołu.
    .you-seat = Twoja broń wraca na środek stołu.
event-team_won =
    { $team ->
        [team-honest] Wygrywa drużyna Uczciwych!
       *[team-crooked] Wygrywa drużyna Sprzedajnych!
    }
event-sole_won = { $seat } ma Agenta i Herszta i wygrywa samodzielnie!
    .you-seat = Masz Agenta i Herszta i wygrywasz samodzielnie!
event-stopped = Koniec gry po { $turn } turach.
event-played = { $seat } zagrywa { NAME($equipment, case: "acc") }.
    .you-seat = Zagrywasz { NAME($equipment, case: "acc") }.
event-exchanged = Zamieniają się miejscami: { NAME($slot) } gracza { $seat } i { NAME($other_slot) } gracza { $other }.
    .you-seat = Zamieniają się miejscami: twoja { NAME($slot) } i { NAME($other_slot) } gracza { $other }.
    .you-other = Zamieniają się miejscami: { NAME($slot) } gracza { $seat } i twoja { NAME($other_slot) }.
event-received = Twoja nowa { NAME($slot) }: { NAME($kind) }.
event-coffee_poured = Następną turę ma { $seat }.
    .you-seat = Następna tura jest twoja.
event-revived = { $seat } wraca do gry, zostaje { NAME($slot) } – { NAME($kind) }.
    .you-seat = Wracasz do gry, zostaje { NAME($slot) } – { NAME($kind) }.
event-bagged = { $seat } zabiera kartę Ekwipunku graczowi { $other }.
    .you-seat = Zabierasz kartę Ekwipunku graczowi { $other }.
    .you-other = { $seat } zabiera ci kartę Ekwipunku.
event-bag_held = Karta, którą { $seat } zabiera graczowi { $other }: { NAME($equipment) }.
    .you-seat = Karta, którą zabierasz graczowi { $other }: { NAME($equipment) }.
    .you-other = Karta, którą { $seat } ci zabiera: { NAME($equipment) }.
event-picked_up_row = { $seat } podnosi wszystkie swoje karty i kładzie je znów zakryte.
    .you-seat = Podnosisz wszystkie swoje karty i kładziesz je znów zakryte.
event-no_pickup = { $seat } nie może w tej turze wziąć broni ze środka stołu.
    .you-seat = Nie możesz w tej turze wziąć broni ze środka stołu.
event-planted = Podrzucony dowód leży przed graczem { $seat }.
    .you-seat = Podrzucony dowód leży przed tobą.
event-compared = { $seat } i { $other } podglądają nawzajem swoje karty.
    .you-seat = Ty i { $other } podglądacie nawzajem swoje karty.
    .you-other = { $seat } i ty podglądacie nawzajem swoje karty.
event-smoked = Na koniec tej tury kierunek gry się zmieni.
event-disarmed = { $seat } zabiera broń graczowi { $other }.
    .you-seat = Zabierasz broń graczowi { $other }.
    .you-other = { $seat } zabiera ci broń.
event-dosed = { $seat } musi odkryć kartę.
    .you-seat = Musisz odkryć kartę.
event-redirected = { $seat } musi zamiast tego wycelować w gracza { $other }.
    .you-seat = Musisz zamiast tego wycelować w gracza { $other }.
    .you-other = { $seat } musi zamiast tego wycelować w ciebie.
event-claimed_own_card = { $seat } oświadcza: „Moja { NAME($slot) } to { NAME($kind) }”.
    .you-seat = Oświadczasz: „Moja { NAME($slot) } to { NAME($kind) }”.
event-claimed_own_team =
    { $team ->
        [team-honest] { $seat } oświadcza: „Należę do Uczciwych”.
       *[team-crooked] { $seat } oświadcza: „Należę do Sprzedajnych”.
    }
    .you-seat =
        { $team ->
            [team-honest] Oświadczasz: „Należę do Uczciwych”.
           *[team-crooked] Oświadczasz: „Należę do Sprzedajnych”.
        }
event-claimed_own_leader =
    { $leader ->
        [kind-agent] { $seat } oświadcza: „Mam Agenta”.
        [kind-kingpin] { $seat } oświadcza: „Mam Herszta”.
       *[kind-none] { $seat } oświadcza: „Nie mam ani Agenta, ani Herszta”.
    }
    .you-seat =
        { $leader ->
            [kind-agent] Oświadczasz: „Mam Agenta”.
            [kind-kingpin] Oświadczasz: „Mam Herszta”.
           *[kind-none] Oświadczasz: „Nie mam ani Agenta, ani Herszta”.
        }
event-claimed_own_equipment = { $seat } oświadcza: „Mój ekwipunek: { NAME($equipment) }”.
    .you-seat = Oświadczasz: „Mój ekwipunek: { NAME($equipment) }”.
event-claimed_saw_card = { $seat } oświadcza: „Znam tę kartę gracza { $other }: { NAME($slot) } to { NAME($kind) }”.
    .you-seat = Oświadczasz: „Znam tę kartę gracza { $other }: { NAME($slot) } to { NAME($kind) }”.
event-claimed_accuse =
    { $suspect ->
        [kind-honest] { $seat } oświadcza: „Moim zdaniem { $other } należy do Uczciwych”.
        [kind-crooked] { $seat } oświadcza: „Moim zdaniem { $other } należy do Sprzedajnych”.
        [kind-agent] { $seat } oświadcza: „Moim zdaniem { $other } ma Agenta”.
       *[kind-kingpin] { $seat } oświadcza: „Moim zdaniem { $other } ma Herszta”.
    }
    .you-seat =
        { $suspect ->
            [kind-honest] Oświadczasz: „Moim zdaniem { $other } należy do Uczciwych”.
            [kind-crooked] Oświadczasz: „Moim zdaniem { $other } należy do Sprzedajnych”.
            [kind-agent] Oświadczasz: „Moim zdaniem { $other } ma Agenta”.
           *[kind-kingpin] Oświadczasz: „Moim zdaniem { $other } ma Herszta”.
        }
event-claimed_vouch = { $seat } oświadcza: „Ufam: { $other } jest w mojej drużynie”.
    .you-seat = Oświadczasz: „Ufam: { $other } jest w mojej drużynie”.
event-claimed_request =
    { $verb ->
        [verb-investigate] { $seat } prosi: „{ $other }, przeprowadź śledztwo u gracza { $target }”.
        [verb-aim_at] { $seat } prosi: „{ $other }, wyceluj w gracza { $target }”.
        [verb-shoot] { $seat } prosi: „{ $other }, strzel do gracza { $target }”.
       *[verb-spare] { $seat } prosi: „{ $other }, oszczędź gracza { $target }”.
    }
    .you-seat =
        { $verb ->
            [verb-investigate] Prosisz: „{ $other }, przeprowadź śledztwo u gracza { $target }”.
            [verb-aim_at] Prosisz: „{ $other }, wyceluj w gracza { $target }”.
            [verb-shoot] Prosisz: „{ $other }, strzel do gracza { $target }”.
           *[verb-spare] Prosisz: „{ $other }, oszczędź gracza { $target }”.
        }
event-claimed_request_alone =
    { $verb ->
        [verb-arm] { $seat } prosi: „{ $other }, wyciągnij broń”.
       *[verb-equip] { $seat } prosi: „{ $other }, dobierz ekwipunek”.
    }
    .you-seat =
        { $verb ->
            [verb-arm] Prosisz: „{ $other }, wyciągnij broń”.
           *[verb-equip] Prosisz: „{ $other }, dobierz ekwipunek”.
        }

## Jak się skończyło

end-kingpin-eliminated = Herszt wyeliminowany: wygrywa drużyna Uczciwych.
    .won = Herszt wyeliminowany: wygrywa twoja drużyna Uczciwych.
    .lost = Herszt wyeliminowany: wygrywa drużyna Uczciwych, twoja przegrywa.
end-agent-eliminated = Agent wyeliminowany: wygrywa drużyna Sprzedajnych.
    .won = Agent wyeliminowany: wygrywa twoja drużyna Sprzedajnych.
    .lost = Agent wyeliminowany: wygrywa drużyna Sprzedajnych, twoja przegrywa.
end-sole-winner = { $names } ma obie karty przywódców i wygrywa samodzielnie.
end-turn-limit = Limit tur osiągnięty: nikt nie wygrywa.
board-what-was-true = Kto był kim
board-claims-true = Wypowiedzi: { $claims }, prawdziwe: { $true }

## Zasady, rozdział po rozdziale

rule-1 = Od czterech do ośmiu graczy, dwie ukryte drużyny: Uczciwych i Sprzedajnych. Każda ma ukrytego przywódcę: Agenta i Herszta. Drużyna wygrywa, gdy zostanie wyeliminowany przywódca przeciwników. Kto ma jednocześnie obie karty przywódców, wygrywa samodzielnie. Gra trwa 10–20 minut.
    .title = W skrócie
rule-2 = 24 karty Lojalności (Agent, Herszt, 11 Uczciwych, 11 Sprzedajnych), 16 różnych kart Ekwipunku, 4 karty Broni, 2 karty Rany i karta Głównego Śledczego, która pokazuje, czyja jest tura. Przy mniejszej liczbie graczy część kart zostaje w pudełku.
    .title = Co jest w pudełku
rule-3 = Każdy dostaje trzy karty Lojalności; Agent i Herszt są zawsze rozdani, dwóm różnym graczom. Przy 5 lub 7 graczach jedna karta zostaje i jest odkładana bez oglądania. Każdy dostaje jedną kartę Ekwipunku; reszta to talia, a zużyte karty trafiają na jej spód. Broń leży na środku stołu. Potem każdy w tajemnicy kładzie swoje trzy karty zakryte, w dowolnej kolejności. Kto ma Agenta, jest uczciwy; kto ma Herszta, sprzedajny; w innym razie decyduje większość kart.
    .title = Przygotowanie i drużyny
rule-4 = W swojej turze wykonujesz dokładnie jedną akcję. Przed nią możesz zagrywać ekwipunek. Po akcji celuje ten, kto ma broń. Każdy, kto ma ekwipunek, może zareagować. Potem turę ma następny gracz.
    .title = Tura
rule-4-2 = Przeprowadź śledztwo: podejrzyj zakrytą kartę innego żywego gracza. Dobierz ekwipunek: weź kartę Ekwipunku i odkryj jedną ze swoich kart. Wyciągnij broń: weź broń ze środka stołu, powiedz, w kogo celujesz, i odkryj jedną ze swoich kart. Strzelaj: strzel do gracza, w którego celujesz. Najpierw zapowiadasz akcję, potem inni mogą reagować, a na końcu ją wykonujesz. Zamiast tego albo przedtem możesz zagrać kartę Ekwipunku.
    .title = Akcja
rule-4-3 = Po zapowiedzi akcji może zareagować każdy inny gracz, który ma ekwipunek. Jeśli nikt tego nie robi, akcja zostaje wykonana. Jeśli ktoś zagra kartę, jej efekt zostaje rozpatrzony, zapowiedź jest nieważna, a aktywny gracz wybiera ponownie.
    .title = Reakcje na zapowiedź
rule-4-4 = Śledztwo: tylko ty widzisz kartę, pozostaje zakryta. Ekwipunek: dobierz, odkryj jedną ze swoich zakrytych kart, a jeśli masz dwie karty Ekwipunku, zatrzymaj jedną; druga trafia na spód talii. Broń: weź ją, wyceluj, odkryj jedną ze swoich zakrytych kart. Strzał: patrz rozdział 7.
    .title = Wykonanie akcji
rule-4-5 = Etap Wyceluj: kto po swojej akcji ma broń, celuje w dowolnego innego żywego gracza albo zachowuje cel. Wyeliminowanego celu zachować nie można.
    .title = Wyceluj
rule-4-6 = Po śledztwie i na koniec tury może zareagować każdy, kto ma ekwipunek, aktywny gracz jako ostatni. Powtarza się to, aż wszyscy spasują. Ostatnie okno jest pomijane, jeśli wszyscy właśnie spasowali i nic się od tego czasu nie zmieniło.
    .title = Pozostałe reakcje
rule-4-7 = Granat dymny zmienia kierunek gry; Kawa wskazuje, kto jest następny; w innym razie jest to sąsiad. Wyeliminowani gracze są pomijani.
    .title = Koniec tury
rule-5 = Ekwipunek można zagrać prawie w każdej chwili. Aby było to uczciwe, każdy, kto ma ekwipunek, jest pytany w tajemnicy, a o tym, czyja karta się liczy, decyduje kolejność przy stole.
    .title = Reakcje
rule-5-1 = Ekwipunek możesz zagrać przed akcją we własnej turze i przed celowaniem, po zapowiedzi innego gracza, po śledztwie i na koniec tury. Nie można tego robić, gdy efekt karty lub akcja są właśnie rozpatrywane.
    .title = Kiedy można reagować
rule-5-2 = Pierwszy jest sąsiad aktywnego gracza w kierunku gry; aktywny gracz jest ostatni.
    .title = Pierwszeństwo
rule-5-3 = Wszystkie odpowiedzi są utajnione. Liczy się pierwsza karta w kolejności pierwszeństwa; każda inna odpowiedź jest nieważna, nic nie kosztuje i nikt jej nie zobaczy. Kto ma ekwipunek, jest pytany zawsze, także gdy jego karty nie można teraz zagrać, aby samo pytanie niczego nie zdradzało. Odpowiedzi nie można zmienić.
    .title = Jedna runda
rule-5-4 = Karta zostaje pokazana razem z celami; tajna jest tylko nowa kolejność po Granacie hukowym. Jej efekt zostaje rozpatrzony do końca. Potem trafia na spód talii, z wyjątkiem Podrzuconego dowodu.
    .title = Efekt karty
rule-6 = Możesz mieć jedną kartę Ekwipunku. Działa raz, a potem trafia na spód talii. Karty, która nic by nie dała, nie można zagrać. Celem może być tylko żywy gracz, z wyjątkiem Defibrylatora.
    .title = Ekwipunek
rule-7 = Co się dzieje z postrzelonym graczem.
    .title = Strzały
rule-7-1 = Wszystkie karty celu zostają odkryte. Przywódca bez karty Rany otrzymuje ją i dobiera kartę Ekwipunku. Każdy inny zostaje wyeliminowany; jeśli to przywódca, gra się kończy. Potem broń wraca na środek stołu.
    .title = Strzał
rule-7-2 = Wyeliminowany odkrywa wszystkie karty, oddaje ekwipunek, broń i kartę Rany, nie ma tur i nie może reagować. Broń wycelowana w niego tak pozostaje, ale nie może wystrzelić. Nadal wygrywa razem ze swoją drużyną.
    .title = Eliminacja
rule-7-3 = Karta Rany należy do gracza, a nie do karty przywódcy. Leczenia nie ma.
    .title = Rany
rule-7-4 = Gdy karty zmieniły miejsce: kto ma obie karty przywódców, wygrywa samodzielnie. Potem ranny, który nie ma już karty przywódcy, zostaje wyeliminowany, co nie kończy gry.
    .title = Sprawdzenie
rule-8 = Gdy zostanie wyeliminowany Herszt, wygrywają wszyscy, którzy są w tej chwili uczciwi; gdy Agent, wszyscy sprzedajni; także wyeliminowani. Kto ma obie karty przywódców, wygrywa od razu i samodzielnie. Potem wszystkie karty zostają pokazane.
    .title = Koniec gry
rule-9 = Co jest tajne, a co wolno mówić.
    .title = Tajemnice i rozmowy
rule-9-1 = Swoje karty widzisz zawsze. Zakrytą kartę zna właściciel oraz każdy, kto ją oglądał lub miał wcześniej; wszyscy widzą, kto ogląda którą kartę. Gdy właściciel zagra Granat hukowy, inni wiedzą tylko, co było w rzędzie, a nie gdzie. Kartę na ręce znasz tylko ty; to, kto ma kartę, jest jawne. Wyeliminowani i widzowie nie widzą więcej niż przedtem.
    .title = Kto co widzi
rule-9-2 = O swoich kartach i o tym, co wiesz, możesz mówić wszystko, prawdę lub nie, ale kart nie wolno pokazywać. Oświadczenia są zapisywane i porównywane ze sobą; czy były prawdziwe, okaże się na końcu.
    .title = Rozmowy przy stole
rule-9-3 = Przed grą stół ustala, jak przebiegają reakcje, kto zaczyna, ile wolno mówić i czy obowiązuje limit tur.
    .title = Opcje

## Rozstrzygnięcia: pudełko, drużyny, akcje

rule-R4 = Dwie karty Broni dla czterech graczy, trzy dla pięciu lub sześciu, cztery dla siedmiu lub ośmiu.
rule-R7 = W pierwszej grze pierwszego gracza się losuje. Rewanż zaczyna osoba, do której w poprzedniej grze strzelano ostatnio, jeśli taka była. Stół może ustalić inaczej.
rule-R9 = Swoje karty możesz oglądać w każdej chwili.
rule-R10 = W rzędzie są trzy karty albo jedna, więc większość zawsze jest jasna.
rule-R11 = Pasować nie można: jedną z czterech akcji trzeba wykonać. Dobrać ekwipunek można zawsze.
rule-R12 = Śledztwo dotyczy zakrytej karty innego żywego gracza, nigdy własnej; także takiej, którą już znasz.
rule-R13 = Dobierając ekwipunek, widzisz nową kartę, zanim wybierzesz, którą kartę Lojalności odkryć.
rule-R14 = Odłożony lub oddany ekwipunek trafia na spód talii, niewidoczny dla innych.
rule-R15 = Kto wyciąga broń, od razu mówi, w kogo celuje. Etap Wyceluj tej samej tury może to jeszcze zmienić.
rule-R16 = W etapie Wyceluj potrzebny jest żywy cel; nie trzeba go zmieniać.
rule-R17 = Broń wycelowana w wyeliminowanego gracza tak pozostaje i nie może wystrzelić.
rule-R18 = Do strzału potrzebny jest żywy cel. W innym razie wybierz inną akcję i wyceluj potem.
rule-R19 = Kolejność przy strzale: odkrycie kart, skutek, broń na środek stołu, nadmiar ekwipunku na spód talii.

## Rozstrzygnięcia: przywódcy i rany

rule-R20 = Karta Rany zostaje u gracza, nawet gdy karta przywódcy zmieni właściciela.
rule-R21 = Przywódca bez Rany, który straci kartę przywódcy, staje się zwykłym gliną. Ranny zostaje wyeliminowany i żadna drużyna przez to nie wygrywa.
rule-R22 = Ranny przywódca, który w zamian dostanie drugą kartę przywódcy, pozostaje w grze, ranny, w drugiej drużynie.
rule-R23 = Kto dostanie kartę rannego przywódcy, nie jest ranny.
rule-R24 = Najpierw sprawdza się, czy ktoś ma obie karty przywódców, a dopiero potem odpada ranny bez karty przywódcy.
rule-R25 = Kto zdobędzie obie karty przywódców, wygrywa natychmiast, cokolwiek miało się jeszcze zdarzyć.
rule-R26 = Wyeliminowani wygrywają i przegrywają razem ze swoją drużyną, według kart na koniec gry.

## Rozstrzygnięcia: czas

rule-R27 = „W każdej chwili” znaczy: przed własną akcją, przed celowaniem i w oknach reakcji.
rule-R28 = Nie liczy się najszybsza ręka, lecz kolejność przy stole.
rule-R29 = Jeśli dwie osoby chcą zagrać, gra tylko pierwsza. Druga zachowuje kartę i decyduje od nowa.
rule-R30 = Nikt nie jest pomijany z powodu swojej karty i za nikogo się nie odpowiada.
rule-R31 = Po przerwaniu aktywny gracz może wybrać tę samą akcję albo inną.
rule-R32 = Aktywny gracz nie jest pytany o własną zapowiedź; po każdym przerwaniu znów ma głos.
rule-R33 = Efekt karty rozpatruje się do końca, zanim można zagrać następną.
rule-R34 = Na strzał po Zakazie zbliżania się nikt nie może zareagować.
rule-R35 = Nowy cel wybiera strzelający: dowolny żywy gracz poza nim samym i dawnym celem, także ten, kto zagrał Zakaz zbliżania się.
rule-R36 = Karty, która nic by nie dała, nie można zagrać.
rule-R37 = Siebie można wybrać przy Serum prawdy, Podrzuconym dowodzie i Psie policyjnym, przy innych kartach nie.

## Rozstrzygnięcia: poszczególne karty

rule-R38 = Pies policyjny: nieuzbrojonego gracza można wybrać tylko w jego turze, przed akcją. W tej turze nie może on wyciągnąć broni, ale może użyć Paralizatora.
rule-R39 = Paralizator jest akcją tury i nie można go użyć, mając broń.
rule-R40 = Serum prawdy: kartę wybiera ten, na kogo je zagrano.
rule-R41 = Kontrola raportów dotyczy też tego, kto ją zagrał; wszyscy wybierają jednocześnie.
rule-R42 = Podsłuch: dwóch różnych graczy; jeśli jest tylko jeden, jedna karta.
rule-R43 = Wykrywacz metalu: każdy inny uzbrojony gracz z zakrytą kartą, po kolei od zagrywającego.
rule-R44 = Wariograf to nie śledztwo, więc Kamera monitoringu nie może po nim nastąpić.
rule-R45 = Kamera monitoringu: w oknie zaraz po śledztwie. Karty, którą tymczasem przełożono, ukryto lub odkryto, już nie widzi.
rule-R46 = Granat hukowy ukrywa także odkryte karty. Wiedza innych o poszczególnych kartach przepada.
rule-R47 = Szantaż: dwóch różnych innych graczy; karty zostają odkryte lub zakryte, jak były.
rule-R48 = Torebka na dowody zabiera z ręki. Podrzuconego dowodu ze stołu zabrać nie można.
rule-R49 = Podrzucony dowód odwraca tylko karty Uczciwy i Sprzedajny. Należy do gracza, także po eliminacji i powrocie.
rule-R50 = Defibrylator: zachowana karta pozostaje odkryta. Gracz może wracać więcej niż raz.
rule-R51 = Kawa przenosi turę do zagrywającego i gra toczy się dalej od niego. Jeśli do tego czasu odpadł, turę ma następny żywy gracz po jego miejscu.
rule-R52 = Kawa i Granat dymny w jednej turze: Kawa mówi, kto jest następny, Granat dymny, w którą stronę potem.
rule-R53 = Zużyta karta trafia pod to, co jej efekt położył na spodzie talii.
rule-R55 = Jeśli aktywny gracz odpadnie we własnej turze, jego zapowiedź przepada, nie celuje, a turę ma następny gracz.

## Rozstrzygnięcia: rozmowy, czas, tajemnice

rule-R56 = Wyeliminowani mogą dalej rozmawiać, chyba że stół ustalił inaczej.
rule-R57 = Gra, w której nikt nie strzela, sama się nie kończy. Zatrzymuje ją tylko limit tur, bez zwycięzcy.
rule-R58 = Po upływie czasu: rozdana kolejność, najbliższe możliwe śledztwo, karta o najniższym numerze, starszy ekwipunek, dotychczasowy cel, pas.
rule-R60 = Zgodnie z ruchem wskazówek zegara znaczy: w lewo.
rule-R61 = Trzy karty dostajesz w losowej kolejności, aby jej zachowanie niczego nie zdradzało.
rule-R62 = Nowa kolejność po Granacie hukowym jest tajna. Inni pamiętają, co było w rzędzie, ale nie gdzie; wiedza ta wędruje z kartami, jeśli któraś zostanie zamieniona.
rule-R63 = Utajniona odpowiedź jest w swojej rundzie ostateczna.
rule-R65 = Wyeliminowani i widzowie do końca gry nie widzą więcej niż przedtem.

## Boty

bot-easy-name = Żółtodziób
bot-easy-style = Dużo się rozgląda i strzela za wcześnie.
bot-normal-name = Glina
bot-normal-style = Kieruje się tym, co pokazały karty.
bot-hard-name = Detektyw
bot-hard-style = Rozważa, kto kim może być, zanim sięgnie po broń.
bot-expert-name = Komendant
bot-expert-style = Wyobraził sobie każdy rząd na stole.

## Pierwsza partia, obrazki tury i podpowiadacz

lesson-goal = Przy stole siedzą dwie ukryte drużyny: Uczciwi i Sprzedajni. Każda ma ukrytego przywódcę, Agenta i Herszta. Znajdź przywódcę drugiej drużyny i wyeliminuj go: to daje wygraną.
lesson-cards = Te trzy karty to ty. Dwie są uczciwe, jedna sprzedajna: liczy się większość, więc grasz po stronie Uczciwych. Twój cel to Herszt.
lesson-arrange = Połóż swoje karty zakryte, w dowolnej kolejności. Zapamiętaj, gdzie która leży: inni wkrótce zechcą je podejrzeć.
lesson-turn = W swojej turze wykonujesz jedną akcję: śledztwo, ekwipunek, broń albo strzał. Najpierw się rozejrzyj.
lesson-investigate = Podejrzyj środkową kartę gracza Bot 3. Zobaczysz ją tylko ty.
lesson-saw = Sprzedajny! Ale jedna karta z trzech niewiele dowodzi. Obserwuj dalej.
lesson-equipment = Masz ekwipunek: kamerę monitoringu. Działa raz, zaraz po śledztwie: podejrzana karta zostaje odkryta dla wszystkich.
lesson-react = To właśnie taka chwila. Bot 3 podejrzał dwie karty, jedną gracza Bot 4 i jedną twoją. Zagraj kamerę na trzecią kartę gracza Bot 4.
lesson-kingpin = Herszt! Bot 4 przewodzi Sprzedajnym. Teraz wiedzą to wszyscy.
lesson-arm = Weź broń i wyceluj w gracza Bot 4.
lesson-price = Broń ma swoją cenę: odkryj jedną ze swoich kart, tak by widzieli ją wszyscy. Grasz uczciwie, nie masz czego ukrywać.
lesson-aim = Broń jest wycelowana. Strzelić można dopiero w następnej turze; do tego czasu wszyscy widzą, komu grozisz.
lesson-wounded = Bot 3 strzelił wcześniej do gracza Bot 4. Przywódca przeżywa pierwszy strzał z raną. Drugi jest śmiertelny.
lesson-shoot = Twoja tura, twoja broń, twój cel. Strzelaj!
lesson-won = Herszt wyeliminowany: Uczciwi wygrali, a ty razem z nimi. Bot 3 był przez cały czas po twojej stronie, mimo sprzedajnej karty.
lesson-lost = Tym razem Sprzedajni byli szybsi. Następna sprawa będzie twoja.
lesson-well-done = Z ludźmi wolno też rozmawiać, oświadczać i kłamać do woli. I pamiętaj: kto zdobędzie obie karty przywódców, wygrywa samotnie.

picture-investigate = Śledztwo: podejrzyj czyjąś zakrytą kartę.
picture-react = Ekwipunek może wszystko odwrócić, także poza twoją turą.
picture-aim = Kto ma broń, celuje. Strzał pada turę później.

coach-arrange = Rozłóż karty i zapamiętaj, gdzie leżą te najważniejsze. Środkowa nie jest bezpieczniejsza od innych.
coach-act = Jedna akcja: śledztwo, ekwipunek, broń albo strzał. Za broń i ekwipunek płacisz kartą odkrytą przed wszystkimi.
coach-shoot = Możesz teraz strzelić. Przywódca przeżywa pierwszy strzał, każdy inny odpada. Na pewno wiesz, po której jest stronie?
coach-react = Ktoś zamierza coś zrobić. Jeśli twój ekwipunek może temu zapobiec, to właśnie teraz; akcja przepadnie.
coach-look = Ktoś właśnie podejrzał kartę. Niektóry ekwipunek działa tylko w tej chwili.
coach-aim = To, w kogo celujesz, jest wiadomością dla wszystkich. Cel możesz zmienić na koniec każdej swojej tury.
coach-turn-up = Odkryta karta zdradza, kim jesteś. Która zdradzi najmniej?

board-taught-goal = Wyeliminuj przywódcę drugiej drużyny.
board-taught-goal-honest = Grasz z Uczciwymi: znajdź i wyeliminuj Herszta, chroń Agenta.
board-taught-goal-crooked = Grasz ze Sprzedajnymi: znajdź i wyeliminuj Agenta, chroń Herszta.
piece-integrity = Karty Lojalności
piece-equipment = Ekwipunek
