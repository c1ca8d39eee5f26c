### The Agents (Agenci), po polsku.

## Pudełko

game-title = The Agents
game-tagline = Każda karta ma dwa końce: sąsiad dostaje rozkaz albo punkty.
game-about = Z każdym sąsiadem dzielisz rząd agentów. Każda wyłożona karta zwraca rozkaz ku jednemu z was, a punkty ku drugiemu. Łącz połówki strzałek, które na ciebie wskazują, podejmuj misje, psuj to, co budują sąsiedzi, i zbierz 40 punktów przed innymi. Ale punkty to także pieniądze.

## Opcje stołu

setting-equal_turns = Jak się kończy
setting-equal_turns-false = Od razu: wygrywa ten, kto ma 40 punktów
setting-equal_turns-true = Równa liczba tur: rundę gra się do końca, potem wygrywa ten, kto ma najwięcej punktów

## Frakcje, skąd pochodzą misje, stosy

faction-A = A
faction-B = B
faction-C = C
faction-D = D
faction-E = E
from-A = z frakcji A
from-B = z frakcji B
from-C = z frakcji C
from-D = z frakcji D
from-E = z frakcji E
from-hand = z ręki
pile-agent_draw = stos dobierania agentów
    .from = ze stosu dobierania agentów
pile-agent_retired = stos wycofanych agentów
    .from = ze stosu wycofanych agentów
pile-mission_draw = stos dobierania misji
    .from = ze stosu dobierania misji
pile-mission_retired = stos wycofanych misji
    .from = ze stosu wycofanych misji

## Grupy rozkazów

kind-kill = Agenci-zabójcy
kind-extract = Agenci ewakuujący
kind-turn = Agenci odwracający
kind-swap = Agenci zamieniający
kind-independent = Wolni strzelcy
kind-free = Wolni agenci

## Agenci: .nom w zdaniu, .acc w bierniku. Dwie karty agenta frakcji różnią się połówkami strzałek

agent-marksman = Strzelec wyborowy
    .nom = strzelec wyborowy
    .acc = strzelca wyborowego
agent-marksman-text = Zabij żywego agenta w swojej drugiej frakcji.
card-marksman_1 = { agent-marksman } I
    .nom = { agent-marksman.nom } I
    .acc = { agent-marksman.acc } I
card-marksman_1-text = { agent-marksman-text }
card-marksman_2 = { agent-marksman } II
    .nom = { agent-marksman.nom } II
    .acc = { agent-marksman.acc } II
card-marksman_2-text = { agent-marksman-text }
agent-assassin = Płatny zabójca
    .nom = płatny zabójca
    .acc = płatnego zabójcę
agent-assassin-text = Zabij w tej frakcji żywego agenta, który nie leży obok tej karty.
card-assassin_1 = { agent-assassin } I
    .nom = { agent-assassin.nom } I
    .acc = { agent-assassin.acc } I
card-assassin_1-text = { agent-assassin-text }
card-assassin_2 = { agent-assassin } II
    .nom = { agent-assassin.nom } II
    .acc = { agent-assassin.acc } II
card-assassin_2-text = { agent-assassin-text }
agent-abductor = Porywacz
    .nom = porywacz
    .acc = porywacza
agent-abductor-text = Weź na rękę agenta, żywego lub martwego, ze swojej drugiej frakcji.
card-abductor_1 = { agent-abductor } I
    .nom = { agent-abductor.nom } I
    .acc = { agent-abductor.acc } I
card-abductor_1-text = { agent-abductor-text }
card-abductor_2 = { agent-abductor } II
    .nom = { agent-abductor.nom } II
    .acc = { agent-abductor.acc } II
card-abductor_2-text = { agent-abductor-text }
agent-extractor = Komandos
    .nom = komandos
    .acc = komandosa
agent-extractor-text = Weź na rękę z tej frakcji agenta, żywego lub martwego, który nie leży obok tej karty.
card-extractor_1 = { agent-extractor } I
    .nom = { agent-extractor.nom } I
    .acc = { agent-extractor.acc } I
card-extractor_1-text = { agent-extractor-text }
card-extractor_2 = { agent-extractor } II
    .nom = { agent-extractor.nom } II
    .acc = { agent-extractor.acc } II
card-extractor_2-text = { agent-extractor-text }
agent-hacker = Haker
    .nom = haker
    .acc = hakera
agent-hacker-text = Odwróć żywego agenta w swojej drugiej frakcji.
card-hacker_1 = { agent-hacker } I
    .nom = { agent-hacker.nom } I
    .acc = { agent-hacker.acc } I
card-hacker_1-text = { agent-hacker-text }
card-hacker_2 = { agent-hacker } II
    .nom = { agent-hacker.nom } II
    .acc = { agent-hacker.acc } II
card-hacker_2-text = { agent-hacker-text }
agent-temptress = Kusicielka
    .nom = kusicielka
    .acc = kusicielkę
agent-temptress-text = Odwróć w tej frakcji żywego agenta, który nie leży obok tej karty.
card-temptress_1 = { agent-temptress } I
    .nom = { agent-temptress.nom } I
    .acc = { agent-temptress.acc } I
card-temptress_1-text = { agent-temptress-text }
card-temptress_2 = { agent-temptress } II
    .nom = { agent-temptress.nom } II
    .acc = { agent-temptress.acc } II
card-temptress_2-text = { agent-temptress-text }
agent-decoy = Wabik
    .nom = wabik
    .acc = wabika
agent-decoy-text = Zamień agenta tej frakcji, który nie leży obok tej karty, z dowolnym agentem swojej drugiej frakcji.
card-decoy_1 = { agent-decoy } I
    .nom = { agent-decoy.nom } I
    .acc = { agent-decoy.acc } I
card-decoy_1-text = { agent-decoy-text }
card-decoy_2 = { agent-decoy } II
    .nom = { agent-decoy.nom } II
    .acc = { agent-decoy.acc } II
card-decoy_2-text = { agent-decoy-text }
agent-activist = Aktywista
    .nom = aktywista
    .acc = aktywistę
agent-activist-text = Zamień miejscami dwóch dowolnych agentów swojej drugiej frakcji.
card-activist_1 = { agent-activist } I
    .nom = { agent-activist.nom } I
    .acc = { agent-activist.acc } I
card-activist_1-text = { agent-activist-text }
card-activist_2 = { agent-activist } II
    .nom = { agent-activist.nom } II
    .acc = { agent-activist.acc } II
card-activist_2-text = { agent-activist-text }
agent-medic = Medyk
    .nom = medyk
    .acc = medyka
agent-medic-text = Ożyw martwego agenta w dowolnej ze swoich frakcji i wybierz, w stronę którego właściciela ma być zwrócony.
card-medic_1 = { agent-medic } I
    .nom = { agent-medic.nom } I
    .acc = { agent-medic.acc } I
card-medic_1-text = { agent-medic-text }
card-medic_2 = { agent-medic } II
    .nom = { agent-medic.nom } II
    .acc = { agent-medic.acc } II
card-medic_2-text = { agent-medic-text }
agent-infiltrator = Infiltrator
    .nom = infiltrator
    .acc = infiltratora
agent-infiltrator-text = Można go wsunąć między dwie karty. Wykonaj rozkaz agenta leżącego obok, w którąkolwiek stronę jest zwrócony.
card-infiltrator_1 = { agent-infiltrator } I
    .nom = { agent-infiltrator.nom } I
    .acc = { agent-infiltrator.acc } I
card-infiltrator_1-text = { agent-infiltrator-text }
card-infiltrator_2 = { agent-infiltrator } II
    .nom = { agent-infiltrator.nom } II
    .acc = { agent-infiltrator.acc } II
card-infiltrator_2-text = { agent-infiltrator-text }
agent-jack_of_all_trades = Człowiek od wszystkiego
    .nom = człowiek od wszystkiego
    .acc = człowieka od wszystkiego
agent-jack_of_all_trades-text = Wykonaj dowolny rozkaz tej frakcji zwrócony w stronę twojego przeciwnika.
card-jack_of_all_trades_1 = { agent-jack_of_all_trades } I
    .nom = { agent-jack_of_all_trades.nom } I
    .acc = { agent-jack_of_all_trades.acc } I
card-jack_of_all_trades_1-text = { agent-jack_of_all_trades-text }
card-jack_of_all_trades_2 = { agent-jack_of_all_trades } II
    .nom = { agent-jack_of_all_trades.nom } II
    .acc = { agent-jack_of_all_trades.acc } II
card-jack_of_all_trades_2-text = { agent-jack_of_all_trades-text }

## Wolni agenci

agent-gunner = Rewolwerowiec
    .nom = rewolwerowiec
    .acc = rewolwerowca
agent-gunner-text = Zabij dowolnego żywego agenta w dowolnej frakcji.
card-gunner = { agent-gunner }
    .nom = { agent-gunner.nom }
    .acc = { agent-gunner.acc }
card-gunner-text = { agent-gunner-text }
agent-recruiter = Werbownik
    .nom = werbownik
    .acc = werbownika
agent-recruiter-text = Dobierz 2 agentów.
card-recruiter = { agent-recruiter }
    .nom = { agent-recruiter.nom }
    .acc = { agent-recruiter.acc }
card-recruiter-text = { agent-recruiter-text }
agent-strategist = Strateg
    .nom = strateg
    .acc = stratega
agent-strategist-text = Ukradnij misję dowolnemu innemu graczowi: wybraną dołączoną albo losową z ręki. Punkty tej karty dostaje ofiara.
card-strategist = { agent-strategist }
    .nom = { agent-strategist.nom }
    .acc = { agent-strategist.acc }
card-strategist-text = { agent-strategist-text }
agent-mercenary = Najemnik
    .nom = najemnik
    .acc = najemnika
agent-mercenary-text = Wykonaj teraz dodatkową akcję. Zagranie tej karty nie kosztuje akcji.
card-mercenary = { agent-mercenary }
    .nom = { agent-mercenary.nom }
    .acc = { agent-mercenary.acc }
card-mercenary-text = { agent-mercenary-text }
agent-tracker = Tropiciel
    .nom = tropiciel
    .acc = tropiciela
agent-tracker-text = Przejrzyj stos dobierania agentów, weź z niego na rękę dowolną kartę i przetasuj resztę.
card-tracker = { agent-tracker }
    .nom = { agent-tracker.nom }
    .acc = { agent-tracker.acc }
card-tracker-text = { agent-tracker-text }
agent-undercover = Agent pod przykryciem
    .nom = agent pod przykryciem
    .acc = agenta pod przykryciem
agent-undercover-text = Odwróć dowolnego żywego agenta w dowolnej frakcji.
card-undercover = { agent-undercover }
    .nom = { agent-undercover.nom }
    .acc = { agent-undercover.acc }
card-undercover-text = { agent-undercover-text }
agent-interrogator = Śledczy
    .nom = śledczy
    .acc = śledczego
agent-interrogator-text = Obejrzyj agentów na ręce innego gracza i weź jednego z nich.
card-interrogator = { agent-interrogator }
    .nom = { agent-interrogator.nom }
    .acc = { agent-interrogator.acc }
card-interrogator-text = { agent-interrogator-text }

## Misje

card-bloodbath = Krwawa łaźnia
    .nom = misja „Krwawa łaźnia”
    .acc = misję „Krwawa łaźnia”
card-bloodbath-text = 3 punkty, jeśli w tej frakcji dwóch martwych agentów leży obok siebie.
card-chosen_few = Nieliczni wybrani
    .nom = misja „Nieliczni wybrani”
    .acc = misję „Nieliczni wybrani”
card-chosen_few-text = 1 punkt, jeśli w tej frakcji jest mniej agentów niż w twojej drugiej.
card-code_breaking = Łamanie kodów
    .nom = misja „Łamanie kodów”
    .acc = misję „Łamanie kodów”
card-code_breaking-text = 1 punkt za każdą dwukolorową strzałkę wskazującą na ciebie, w obu twoich frakcjach.
card-code_of_honor = Kodeks honorowy
    .nom = misja „Kodeks honorowy”
    .acc = misję „Kodeks honorowy”
card-code_of_honor-text = 1 punkt za każdego żywego agenta tej frakcji, którego rozkaz jest zwrócony w twoją stronę.
card-man_down = Straty w ludziach
    .nom = misja „Straty w ludziach”
    .acc = misję „Straty w ludziach”
card-man_down-text = 1 punkt za każdego martwego agenta w tej frakcji.
card-meet_your_match = Trafił swój na swego
    .nom = misja „Trafił swój na swego”
    .acc = misję „Trafił swój na swego”
card-meet_your_match-text = 2 punkty, jeśli strzałki tej frakcji dają obu właścicielom tyle samo, choćby nic.
card-poor_mans_game = Gra biedaka
    .nom = misja „Gra biedaka”
    .acc = misję „Gra biedaka”
card-poor_mans_game-text = 3 punkty, jeśli w żadnej z twoich frakcji strzałki nic ci nie dają.
card-reinforcements = Posiłki
    .nom = misja „Posiłki”
    .acc = misję „Posiłki”
card-reinforcements-text = 4 punkty, jeśli dwóch żywych agentów tej frakcji jest zwróconych w twoją stronę z rozkazem tego samego typu.
card-stand_united = W jedności siła
    .nom = misja „W jedności siła”
    .acc = misję „W jedności siła”
card-stand_united-text = 4 punkty, jeśli w tej frakcji dwóch żywych agentów o tej samej nazwie leży obok siebie.
card-strength_in_numbers = W kupie siła
    .nom = misja „W kupie siła”
    .acc = misję „W kupie siła”
card-strength_in_numbers-text = 1 punkt, jeśli w tej frakcji jest więcej agentów niż w twojej drugiej.
card-face_down = Martwy agent
    .nom = martwy agent
    .acc = martwego agenta
card-face_down-text = Martwy agent: zachowuje miejsce, ale nie ma nazwy, rozkazu ani strzałek.

## Plansza

board-faction = Frakcja { NAME($faction) }
board-empty-row = jeszcze bez agentów
board-hand = Twoi agenci
board-missions = Twoje misje
board-no-cards = brak
board-agents-in-hand =
    { $count ->
        [one] { $count } agent na ręce
       *[many] { $count } agentów na ręce
    }
board-missions-in-hand =
    { $count ->
        [one] { $count } misja na ręce
        [few] { $count } misje na ręce
       *[many] { $count } misji na ręce
    }
board-points = { $points } z { $target } punktów
board-income = { SIGNED($points) } na turę
board-arrows = za strzałki { $points }
board-worth = daje teraz { $points }
board-agent-pile = Agenci
board-mission-pile = Misje
board-draw-pile = Stos dobierania: { $count }
board-retired-pile = Wycofane: { $count }
board-actions = Pozostałe akcje: { $count }
board-operations = Pozostałe ruchy misji: { $count }
board-turn-of = Tura { $turn }: { $seat }
board-last-round = Ostatnia runda!
board-between = Na stole
board-performs = wykonuje { $seat }
    .you-seat = wykonujesz ty
board-token = punkty dla gracza { $seat }
    .you-seat = punkty dostajesz ty
board-looking = Oglądasz te karty
board-dead = martwy
board-faces = rozkaz w stronę gracza { $seat }
    .you-seat = rozkaz w twoją stronę
board-preview = { $seat }: { SIGNED($points) } na turę
board-drew-in-need = bez dalszych akcji w tej turze
board-own-rows = Własne rzędy
board-other-rows = Inne rzędy
board-points-reconstructed = Punkty są zrekonstruowane.
board-price =
    { $points ->
        [one] { $points } punkt i akcja
        [few] { $points } punkty i akcja
       *[many] { $points } punktów i akcja
    }
board-exchange = Wymiana
board-black-half = czarna połówka strzałki
board-white-half = biała połówka strzałki
board-complete-arrow = pełna strzałka i jej punkty
board-arrow = Strzałka dla gracza { $seat }, warta { $points }
    .you-seat = Strzałka dla ciebie, warta { $points }
board-arrows-change = za strzałki { $points } → { $later }
board-gain = { $name }: { SIGNED($points) }
board-victim = ofiara
board-command = rozkaz
board-zone = rozkaz: { $to }, punkty: { $other }
board-zone-here = Tu trafiają twoi agenci
board-its-points = punkty
board-retired = wycofane
board-missions-of = Misje gracza { $seat }
    .you-seat = Twoje misje
board-clip = Dołącz tutaj
board-halves-reconstructed = Połówek strzałek tej karty nie dało się sprawdzić; są zrekonstruowane.

## O czym się decyduje: dla decydującego i dla pozostałych

prompt-act = Twoja tura, akcje do wykonania: { $actions }. Możesz też uporządkować misje.
prompt-act-end_turn =
    { $actions ->
        [0] Nie masz już akcji: uporządkuj misje albo zakończ turę.
       *[other] Nie musisz wykonywać akcji: uporządkuj misje albo zakończ turę.
    }
asks-act = Gra { $seat }.
prompt-bonus = Akcja dodatkowa: wykonaj teraz jedną akcję.
asks-bonus = { $seat } wykonuje akcję dodatkową.
prompt-marksman = Strzelec wyborowy: zabij agenta w swojej drugiej frakcji.
asks-marksman = { $seat } celuje strzelcem wyborowym.
prompt-assassin = Płatny zabójca: zabij agenta, który nie leży obok niego.
asks-assassin = { $seat } wysyła płatnego zabójcę.
prompt-abductor = Porywacz: zabierz agenta ze swojej drugiej frakcji.
asks-abductor = { $seat } porywa agenta.
prompt-extractor = Komandos: zabierz agenta, który nie leży obok niego.
asks-extractor = { $seat } ewakuuje agenta.
prompt-hacker = Haker: odwróć agenta w swojej drugiej frakcji.
asks-hacker = { $seat } odwraca agenta hakerem.
prompt-temptress = Kusicielka: odwróć agenta, który nie leży obok niej.
asks-temptress = { $seat } odwraca agenta kusicielką.
prompt-decoy = Wabik: którzy dwaj agenci zamieniają się miejscami?
asks-decoy = { $seat } zamienia dwóch agentów wabikiem.
prompt-activist = Aktywista: którzy dwaj agenci twojej drugiej frakcji zamieniają się miejscami?
asks-activist = { $seat } zamienia dwóch agentów aktywistą.
prompt-medic = Medyk: którego martwego agenta ożywiasz i w czyją stronę ma być zwrócony?
asks-medic = { $seat } ożywia agenta.
prompt-infiltrator = Infiltrator: czyj rozkaz wykonujesz?
asks-infiltrator = { $seat } wykonuje cudzy rozkaz infiltratorem.
prompt-jack_of_all_trades = Człowiek od wszystkiego: czyj rozkaz wykonujesz?
asks-jack_of_all_trades = { $seat } wykonuje cudzy rozkaz człowiekiem od wszystkiego.
prompt-gunner = Rewolwerowiec: zabij dowolnego agenta.
asks-gunner = { $seat } celuje rewolwerowcem.
prompt-undercover = Agent pod przykryciem: odwróć dowolnego agenta.
asks-undercover = { $seat } odwraca agenta agentem pod przykryciem.
prompt-strategist = Strateg: którą misję kradniesz?
asks-strategist = { $seat } kradnie misję.
prompt-track = Tropiciel: którą kartę ze stosu dobierania bierzesz?
asks-track = { $seat } przegląda stos dobierania.
prompt-interrogator = Śledczy: czyją rękę oglądasz?
asks-interrogator = { $seat } wybiera, kogo przesłuchać.
prompt-interrogate = Śledczy: którego agenta bierzesz?
asks-interrogate = { $seat } ogląda rękę i bierze agenta.
half-play = { NAME($card) }: na które miejsce i w czyją stronę rozkaz?
half-free = { NAME($card) }: komu rozkaz, a komu punkty?
half-attach = { NAME($mission) }: przy której frakcji?
half-swap = { NAME($card) }: z kim zamienia się miejscami?

## Możliwości i ich skutki

option-play = { NAME($card) } na { $place }, ku graczowi { $facing }
    .you-facing = { NAME($card) } na { $place }, ku tobie
why-play = Jeśli się da, { $facing } wykonuje od razu: { TEXT($card) } Strzałki wskazują drugiego gracza.
    .you-facing = Jeśli się da, wykonujesz od razu: { TEXT($card) } Strzałki wskazują drugiego gracza.
option-free = { NAME($card) } z graczem { $other }, rozkaz w stronę gracza { $to }
    .you-to = { NAME($card) } z graczem { $other }, rozkaz w twoją stronę
why-free =
    { $card ->
        [card-strategist] { $to } wykonuje rozkaz: { TEXT($card) }
       *[other] { $to } wykonuje rozkaz: { TEXT($card) } Punkty dostaje druga osoba z waszej dwójki.
    }
    .you-to =
        { $card ->
            [card-strategist] Wykonujesz rozkaz: { TEXT($card) }
           *[other] Wykonujesz rozkaz: { TEXT($card) } Punkty z karty dostaje { $other }.
        }
option-reactivate = Ponownie użyj karty „{ NAME($card) }” ({ $place })
why-reactivate = Wykonujesz ten rozkaz jeszcze raz: { TEXT($card) }
option-buy =
    { $pile ->
        [pile-agent_draw] Kup agenta ze stosu dobierania
        [pile-agent_retired] Kup wierzchniego wycofanego agenta
        [pile-mission_draw] Kup misję ze stosu dobierania
       *[pile-mission_retired] Kup wierzchnią wycofaną misję
    }
why-buy =
    { $pile ->
        [pile-agent_draw] 1 punkt i akcja za agenta, którego nikt inny nie widzi.
        [pile-agent_retired] 2 punkty i akcja za agenta z wierzchu stosu wycofanych.
        [pile-mission_draw] 3 punkty i akcja za misję, której nikt inny nie widzi.
       *[pile-mission_retired] 4 punkty i akcja za misję z wierzchu stosu wycofanych.
    }
option-exchange = Wymień { NAME($mission, case: "acc") } { NAME($from) }
why-exchange = Misja zostaje wycofana, a ty dobierasz inną. Kosztuje akcję, ale nie punkty.
option-emergency_draw = Dobierz agenta awaryjnie
why-emergency_draw = Nie masz ani agentów, ani punktów: dobierasz agenta za darmo. W tej turze nie masz już akcji.
option-decline = Zrezygnuj
why-decline = Nie dobierasz. Akcja dodatkowa przepada.
option-attach = Dołącz { NAME($mission, case: "acc") } do frakcji { NAME($faction) }
why-attach = { TEXT($mission) } Płaci na koniec każdej twojej tury.
option-detach = Weź z powrotem { NAME($mission, case: "acc") } z frakcji { NAME($faction) }
why-detach = Misja wraca na twoją rękę. Nic to nie kosztuje.
option-move = Przenieś { NAME($mission, case: "acc") } do frakcji { NAME($faction) }
why-move = Misja przechodzi do twojej drugiej frakcji. Nic to nie kosztuje.
option-end_turn = Zakończ turę
why-end_turn = Dostajesz punkty za strzałki i misje; potem gra następna osoba.
option-play_in = Wyłóż agenta we frakcji { NAME($faction) }
why-play_in = Agent trafia na koniec rzędu.
option-insert = Wsuń agenta do środka frakcji { NAME($faction) }
why-insert = Agent trafia między dwóch innych.
option-kill = Zabij { NAME($card, case: "acc") } ({ $place })
why-kill = Leży odtąd zakryty na swoim miejscu. Jego rozkaz i strzałki przepadają.
option-turn = Odwróć { NAME($card, case: "acc") } ({ $place })
why-turn = Rozkaz będzie zwrócony ku drugiemu właścicielowi, a połówki strzałek w przeciwną stronę.
option-extract = Zabierz { NAME($card, case: "acc") } ({ $place })
why-extract = Agent trafia na twoją rękę, a rząd się zwiera.
option-swap = Zamień { NAME($card, case: "acc") } ({ $place }) i { NAME($partner, case: "acc") } ({ $partner_place })
why-swap = Obaj agenci zamieniają się miejscami. Kto był zwrócony ku tobie, nadal jest; martwi pozostają martwi.
option-revive = Ożyw agenta ({ $place }), rozkaz w stronę gracza { $facing }
    .you-facing = Ożyw agenta ({ $place }), rozkaz w twoją stronę
why-revive = Zostaje odkryty, z rozkazem w stronę gracza { $facing }. Nic więcej się nie dzieje.
    .you-facing = Zostaje odkryty, z rozkazem w twoją stronę. Nic więcej się nie dzieje.
option-borrow = Wykonaj rozkaz karty „{ NAME($card) }” ({ $place })
why-borrow = { TEXT($card) } Sąsiedztwo i „tę frakcję” liczy się od tamtej karty, „twoja” znaczy twoja własna.
option-steal = Ukradnij { NAME($mission, case: "acc") } graczowi { $victim } z frakcji { NAME($faction) }
why-steal = Misja trafia na twoją rękę, a punkty stratega dostaje { $victim }.
option-steal_blindly = Ukradnij misję z ręki gracza { $victim }
why-steal_blindly = Losowa misja trafia na twoją rękę, a punkty stratega dostaje { $victim }.
option-question = Przesłuchaj gracza { $victim }
why-question = Oglądasz wszystkich agentów na ręce gracza { $victim } i bierzesz jednego z nich.
option-take = Weź { NAME($card, case: "acc") }
why-take = Karta trafia na twoją rękę.

## Dlaczego czegoś nie można

barred-own-text = Rozkaz nigdy nie dotyczy karty, na której się znajduje.
barred-adjacent = Leży obok karty, do której należy rozkaz; sięga on tylko dalszych.
barred-dead = Martwego agenta nie można ani zabić, ani odwrócić.
barred-in-chain = Rozkaz tej karty jest już użyty w tym łańcuchu.
barred-nothing-to-do = Ten rozkaz nie miałby teraz nic do zrobienia.
barred-no-mission-in-hand = { $victim } nie ma misji na ręce.
barred-no-agent-in-hand = { $victim } nie ma agentów na ręce.
barred-no-actions-left = W tej turze nie masz już akcji.
barred-faction-full = Ta frakcja jest pełna; martwi agenci też się liczą.
barred-ends-only = Agentów dokłada się na końcach rzędu; tylko infiltratora można wsunąć do środka.
barred-no-living-agent = Na stole nie ma żywych agentów.
barred-too-few-to-draw = Nie ma już dwóch agentów do dobrania.
barred-no-mission-to-steal = Nikt inny nie ma misji, którą można by ukraść.
barred-pile-empty = W tym stosie nie ma kart.
barred-no-hand-to-see = Nikt inny nie ma agentów na ręce.
barred-drew-in-need = Kto dobrał awaryjnie, nie ma w tej turze dalszych akcji.
barred-no-action-possible = Nie byłoby akcji, którą można by tak wykonać.
barred-no-action-for-them = Ta osoba nie mogłaby wykonać żadnej akcji.
barred-faces-opponent = Ten rozkaz jest zwrócony w stronę kogoś innego.
barred-cannot-pay = Masz za mało punktów.
barred-has-agents = Masz jeszcze agenta na ręce.
barred-has-points = Masz jeszcze punkty.
barred-operations-used-up = W tej turze dość już przenoszenia misji.
barred-actions-left = Masz jeszcze akcję do wykonania.
barred-bonus-compulsory = Akcję dodatkową trzeba wykonać, jeśli się da.
barred-faction-empty = Misja wymaga co najmniej jednego agenta we frakcji.
barred-same-mission = Masz już taką samą misję przy tej frakcji.
barred-two-missions = Masz już dwie misje przy tej frakcji.

## Co się dzieje

event-turn_began = Tura { $turn }: { $seat }.
    .you-seat = Tura { $turn }: twoja.
event-scored = { $seat } dostaje { $arrows } za strzałki i { $missions } za misje.
    .you-seat = Dostajesz { $arrows } za strzałki i { $missions } za misje.
event-mission_paid =
    { $points ->
        [one] { $seat } dostaje { $points } punkt za { NAME($mission, case: "acc") } we frakcji { NAME($faction) }.
        [few] { $seat } dostaje { $points } punkty za { NAME($mission, case: "acc") } we frakcji { NAME($faction) }.
       *[many] { $seat } dostaje { $points } punktów za { NAME($mission, case: "acc") } we frakcji { NAME($faction) }.
    }
    .you-seat =
        { $points ->
            [one] Dostajesz { $points } punkt za { NAME($mission, case: "acc") } we frakcji { NAME($faction) }.
            [few] Dostajesz { $points } punkty za { NAME($mission, case: "acc") } we frakcji { NAME($faction) }.
           *[many] Dostajesz { $points } punktów za { NAME($mission, case: "acc") } we frakcji { NAME($faction) }.
        }
event-gained =
    { $points ->
        [one] { $seat } dostaje { $points } punkt i ma { $total }.
        [few] { $seat } dostaje { $points } punkty i ma { $total }.
       *[many] { $seat } dostaje { $points } punktów i ma { $total }.
    }
    .you-seat =
        { $points ->
            [one] Dostajesz { $points } punkt i masz { $total }.
            [few] Dostajesz { $points } punkty i masz { $total }.
           *[many] Dostajesz { $points } punktów i masz { $total }.
        }
event-paid =
    { $points ->
        [one] { $seat } płaci { $points } punkt (zostało: { $total }).
        [few] { $seat } płaci { $points } punkty (zostało: { $total }).
       *[many] { $seat } płaci { $points } punktów (zostało: { $total }).
    }
    .you-seat =
        { $points ->
            [one] Płacisz { $points } punkt (zostało: { $total }).
            [few] Płacisz { $points } punkty (zostało: { $total }).
           *[many] Płacisz { $points } punktów (zostało: { $total }).
        }
event-last_round =
    { $points ->
        [one] { $seat } ma { $points } punkt: to ostatnia runda.
        [few] { $seat } ma { $points } punkty: to ostatnia runda.
       *[many] { $seat } ma { $points } punktów: to ostatnia runda.
    }
    .you-seat =
        { $points ->
            [one] Masz { $points } punkt: to ostatnia runda.
            [few] Masz { $points } punkty: to ostatnia runda.
           *[many] Masz { $points } punktów: to ostatnia runda.
        }
event-actions_lost = { $seat } nic więcej nie może zrobić; przepadające akcje: { $count }.
    .you-seat = Nic więcej nie możesz zrobić; przepadające akcje: { $count }.
event-won = { $seat } wygrywa z wynikiem { $points }!
    .you-seat = Wygrywasz z wynikiem { $points }!
event-played = { $seat } wykłada { NAME($card, case: "acc") } na { $place }, rozkaz w stronę gracza { $facing }.
    .you-seat = Wykładasz { NAME($card, case: "acc") } na { $place }, rozkaz w stronę gracza { $facing }.
    .you-facing = { $seat } wykłada { NAME($card, case: "acc") } na { $place }, rozkaz w twoją stronę.
    .you-seat-facing = Wykładasz { NAME($card, case: "acc") } na { $place }, rozkaz w swoją stronę.
    .self-facing = { $seat } wykłada { NAME($card, case: "acc") } na { $place }, rozkaz w swoją stronę.
event-played_free = { $seat } zagrywa { NAME($card, case: "acc") } z graczem { $other }, rozkaz w stronę gracza { $to }.
    .you-seat = Zagrywasz { NAME($card, case: "acc") } z graczem { $other }, rozkaz w stronę gracza { $to }.
    .you-seat-to = Zagrywasz { NAME($card, case: "acc") } z graczem { $other }, rozkaz w swoją stronę.
    .you-other = { $seat } zagrywa { NAME($card, case: "acc") } z tobą, rozkaz w stronę gracza { $to }.
    .you-other-to = { $seat } zagrywa { NAME($card, case: "acc") } z tobą, rozkaz w twoją stronę.
    .self-to = { $seat } zagrywa { NAME($card, case: "acc") } z graczem { $other }, rozkaz w swoją stronę.
event-reactivated = { $seat } ponownie używa karty „{ NAME($card) }” ({ $place }).
    .you-seat = Ponownie używasz karty „{ NAME($card) }” ({ $place }).
event-bought = { $seat } kupuje kartę { NAME($pile, case: "from") }.
    .you-seat = Kupujesz kartę { NAME($pile, case: "from") }.
event-bought_openly = { $seat } kupuje { NAME($card, case: "acc") } z wierzchu stosu wycofanych.
    .you-seat = Kupujesz { NAME($card, case: "acc") } z wierzchu stosu wycofanych.
event-exchanged = { $seat } wymienia { NAME($mission, case: "acc") } { NAME($from) }.
    .you-seat = Wymieniasz { NAME($mission, case: "acc") } { NAME($from) }.
event-drew_in_need = { $seat } nie ma ani agentów, ani punktów i dobiera agenta.
    .you-seat = Nie masz ani agentów, ani punktów i dobierasz agenta.
event-drew_card = Dostajesz { NAME($card, case: "acc") }.
event-reshuffled = Wycofane karty ({ $count }) po przetasowaniu tworzą { NAME($pile) }.
event-bonus = { $seat } ma akcję dodatkową.
    .you-seat = Masz akcję dodatkową.
event-bonus_lapsed = { $seat } nie może wykonać żadnej akcji: akcja dodatkowa przepada.
    .you-seat = Nie możesz wykonać żadnej akcji: akcja dodatkowa przepada.
event-declined = { $seat } rezygnuje z akcji dodatkowej.
    .you-seat = Rezygnujesz z akcji dodatkowej.
event-retired = Wycofana karta: { NAME($card) }.
event-attached = { $seat } dołącza { NAME($mission, case: "acc") } do frakcji { NAME($faction) }.
    .you-seat = Dołączasz { NAME($mission, case: "acc") } do frakcji { NAME($faction) }.
event-detached = { $seat } bierze z powrotem { NAME($mission, case: "acc") } z frakcji { NAME($faction) }.
    .you-seat = Bierzesz z powrotem { NAME($mission, case: "acc") } z frakcji { NAME($faction) }.
event-moved = { $seat } przenosi { NAME($mission, case: "acc") } do frakcji { NAME($faction) }.
    .you-seat = Przenosisz { NAME($mission, case: "acc") } do frakcji { NAME($faction) }.
event-returned = Frakcja { NAME($faction) } jest pusta: { NAME($mission, case: "nom") } wraca do gracza { $seat }.
    .you-seat = Frakcja { NAME($faction) } jest pusta: { NAME($mission, case: "nom") } wraca na twoją rękę.
event-stole = { $seat } kradnie { NAME($mission, case: "acc") } graczowi { $victim } z frakcji { NAME($faction) }.
    .you-seat = Kradniesz { NAME($mission, case: "acc") } graczowi { $victim } z frakcji { NAME($faction) }.
    .you-victim = { $seat } kradnie ci { NAME($mission, case: "acc") } z frakcji { NAME($faction) }.
event-stole_blindly = { $seat } kradnie misję z ręki gracza { $victim }.
    .you-seat = Kradniesz misję z ręki gracza { $victim }.
    .you-victim = { $seat } kradnie misję z twojej ręki.
event-stole_this = Misja, którą { $seat } kradnie graczowi { $victim }: { NAME($mission) }.
    .you-seat = Misja, którą kradniesz graczowi { $victim }: { NAME($mission) }.
    .you-victim = Misja, którą { $seat } ci kradnie: { NAME($mission) }.
event-no_effect = { $facing } nie może wykonać rozkazu karty „{ NAME($card) }”.
    .you-facing = Nie możesz wykonać rozkazu karty „{ NAME($card) }”.
event-borrowed = { $seat } wykonuje rozkaz karty „{ NAME($card) }” ({ $place }).
    .you-seat = Wykonujesz rozkaz karty „{ NAME($card) }” ({ $place }).
event-killed = { $seat } zabija { NAME($card, case: "acc") } ({ $place }).
    .you-seat = Zabijasz { NAME($card, case: "acc") } ({ $place }).
event-turned = { $seat } odwraca { NAME($card, case: "acc") } ({ $place }) w stronę gracza { $facing }.
    .you-seat = Odwracasz { NAME($card, case: "acc") } ({ $place }) w stronę gracza { $facing }.
    .you-facing = { $seat } odwraca { NAME($card, case: "acc") } ({ $place }) w twoją stronę.
    .you-seat-facing = Odwracasz { NAME($card, case: "acc") } ({ $place }) w swoją stronę.
    .self-facing = { $seat } odwraca { NAME($card, case: "acc") } ({ $place }) w swoją stronę.
event-extracted = { $seat } zabiera na rękę { NAME($card, case: "acc") } ({ $place }).
    .you-seat = Zabierasz na rękę { NAME($card, case: "acc") } ({ $place }).
event-swapped = Zamiana miejsc: { NAME($card) } ({ $place }) i { NAME($partner) } ({ $partner_place }).
event-revived = { $seat } ożywia { NAME($card, case: "acc") } ({ $place }), rozkaz w stronę gracza { $facing }.
    .you-seat = Ożywiasz { NAME($card, case: "acc") } ({ $place }), rozkaz w stronę gracza { $facing }.
    .you-facing = { $seat } ożywia { NAME($card, case: "acc") } ({ $place }), rozkaz w twoją stronę.
    .you-seat-facing = Ożywiasz { NAME($card, case: "acc") } ({ $place }), rozkaz w swoją stronę.
    .self-facing = { $seat } ożywia { NAME($card, case: "acc") } ({ $place }), rozkaz w swoją stronę.
event-recruited =
    { $count ->
        [one] { $seat } dobiera { $count } agenta.
       *[many] { $seat } dobiera { $count } agentów.
    }
    .you-seat =
        { $count ->
            [one] Dobierasz { $count } agenta.
           *[many] Dobierasz { $count } agentów.
        }
event-questioned = { $seat } ogląda agentów na ręce gracza { $victim }.
    .you-seat = Oglądasz agentów na ręce gracza { $victim }.
    .you-victim = { $seat } ogląda agentów na twojej ręce.
event-saw_card = Na ręce gracza { $victim }: { NAME($card) }.
event-took = { $seat } zabiera agenta z ręki gracza { $victim }.
    .you-seat = Zabierasz agenta z ręki gracza { $victim }.
    .you-victim = { $seat } zabiera agenta z twojej ręki.
event-took_this = Agent, którego { $seat } zabiera graczowi { $victim }: { NAME($card) }.
    .you-seat = Agent, którego zabierasz graczowi { $victim }: { NAME($card) }.
    .you-victim = Agent, którego { $seat } ci zabiera: { NAME($card) }.
event-searched =
    { $count ->
        [one] { $seat } bierze jedyną kartę ze stosu dobierania.
       *[many] { $seat } przegląda stos dobierania (kart: { $count }) i bierze jedną kartę.
    }
    .you-seat =
        { $count ->
            [one] Bierzesz jedyną kartę ze stosu dobierania.
           *[many] Przeglądasz stos dobierania (kart: { $count }) i bierzesz jedną kartę.
        }

## Jak się skończyło

end-reached = Cel osiągnięty: { $names }, punkty: { $score }.
    .won = Osiągasz cel, punkty: { $score }.
    .lost = Cel osiąga { $names }, punkty: { $score }.
end-last-round = Koniec ostatniej rundy: { $names }, punkty: { $score }.
    .won = Koniec ostatniej rundy, a ty masz najwięcej punktów: { $score }.
    .lost = Koniec ostatniej rundy: { $names }, punkty: { $score }.
end-deadlock = Przez całą rundę nikt nic nie mógł zrobić. Najwięcej punktów: { $names }, { $score }.
    .won = Przez całą rundę nikt nic nie mógł zrobić, a ty masz najwięcej punktów: { $score }.
    .lost = Przez całą rundę nikt nic nie mógł zrobić. Najwięcej punktów: { $names }, { $score }.
end-turn-cap = Gra trwała wystarczająco długo. Najwięcej punktów: { $names }, { $score }.
    .won = Gra trwała wystarczająco długo, a ty masz najwięcej punktów: { $score }.
    .lost = Gra trwała wystarczająco długo. Najwięcej punktów: { $names }, { $score }.
tally-start = Na start
tally-arrows = Strzałki
tally-missions = Misje
tally-free_agents = Wolni agenci
tally-spent = Wydane

## Zasady, rozdział po rozdziale

rule-1 = Od 2 do 5 osób, każdy gra dla siebie. Każdych dwoje sąsiadów dzieli rząd agentów, frakcję. Każdy agent ma dwa końce: na jednym jest rozkaz, drugi daje punkty temu, na kogo wskazuje. Wygrywa ten, kto pierwszy ma 40 punktów. Punkty są też pieniędzmi.
    .title = W skrócie
rule-2 = 36 agentów (po dwóch z 11 agentów frakcji i 7 wolnych agentów), 20 misji (po dwie z 10) i karty punktów jako drobne. Agenci i misje mają różne rewersy, więc wszyscy widzą, ile czego masz na ręce.
    .title = Co jest w pudełku
rule-2-1 = Na jednym krótkim końcu jest rozkaz, na przeciwległym dwie połówki strzałek, każda czarna lub biała. Jeśli rozkaz jest zwrócony ku jednemu właścicielowi rzędu, połówki wskazują na drugiego. Dwie karty tego samego agenta mają różne połówki.
    .title = Agenci frakcji
rule-2-2 = Na jednym końcu jest rozkaz, na drugim żeton z punktami. Wolnego agenta zagrywa się raz, między dwiema osobami, a potem zostaje on wycofany. Nigdy nie leży we frakcji.
    .title = Wolni agenci
rule-3-1 = W grze dwuosobowej są dwie frakcje i obie należą do obojga. W większym gronie między każdymi dwojgiem sąsiadów jest jedna frakcja, więc każdy ma dwie. Agentów wykładasz tylko we własnych frakcjach.
    .title = Miejsca i frakcje
rule-3-2 = Miejsca w rzędzie liczy się od lewej, tak jak widzi je pierwszy właściciel frakcji; drugi patrzy na rząd z przeciwnej strony. Martwi agenci zajmują miejsce tak jak żywi.
    .title = Miejsca w rzędzie
rule-3-3 = Gdy rozkazy dwóch sąsiednich żywych agentów są po tej samej stronie, ich połówki łączą się w pełną strzałkę. Należy ona do tego, na kogo wskazuje, i jest warta 2, jeśli obie połówki mają ten sam kolor, w przeciwnym razie 1. Połówki na końcu rzędu, obok martwego lub inaczej zwróconego agenta nic nie znaczą.
    .title = Strzałki
rule-3-4 = Frakcja mieści 7 agentów w grze dwuosobowej i 5 w większym gronie, żywych i martwych razem. Do pełnej frakcji nie można nikogo dołożyć.
    .title = Wielkość
rule-4 = Każdy dostaje 3 agentów, 1 misję i 5 punktów. Wszystkie frakcje są puste. Osobę rozpoczynającą się losuje.
    .title = Przygotowanie
rule-5-1 = Rozkaz wykonuje się, gdy agent zostaje zagrany: robi to właściciel, ku któremu jest zwrócony; gdy ten, ku komu jest zwrócony, użyje go ponownie; albo gdy mówi tak inny rozkaz. Rozkaz zagranego agenta trzeba wykonać, jeśli się da; jeśli nie, agent po prostu zostaje. Wolny agent, ponowne użycie i pożyczony rozkaz są dozwolone tylko wtedy, gdy rozkaz da się wykonać w całości. „Twoja druga frakcja” to frakcja wykonującego. Rozkaz nigdy nie dotyczy karty, na której się znajduje.
    .title = Kto wykonuje rozkaz
rule-5-2 = Zabicie: agent zostaje zakryty na swoim miejscu. Odwrócenie: rozkaz jest zwrócony ku drugiemu właścicielowi. Zabranie: żywy lub martwy trafia na rękę wykonującego, a luka się zamyka. Zamiana: dwóch agentów, żywych lub martwych, zamienia się miejscami; kto był zwrócony ku wykonującemu, nadal jest. Ożywienie: martwy agent zostaje odkryty, zwrócony ku właścicielowi wskazanemu wcześniej.
    .title = Pięć operacji
rule-5-3 = Gdy we frakcji nie ma już agentów, wszystkie misje stamtąd wracają na ręce właścicieli.
    .title = Pusta frakcja
rule-5-4 = Gdy stos dobierania się wyczerpie, jego stos wycofanych od razu się tasuje i staje się nowym stosem dobierania.
    .title = Stosy
rule-5-5 = Kto tuż po otrzymaniu punktów ma ich co najmniej 40, natychmiast wygrywa.
    .title = Zwycięstwo
rule-6-1 = Masz dwie akcje i musisz je wykonać, póki jakaś jest możliwa: zagraj agenta frakcji, zagraj wolnego agenta, ponownie użyj rozkazu zwróconego ku tobie, kup kartę albo wymień misję. Bez agentów na ręce i bez punktów możesz awaryjnie dobrać jednego agenta, co kończy twoje akcje. Najemnik nie kosztuje akcji. Misje porządkuje się między akcjami, do 12 razy na turę.
    .title = Tura
rule-6-2 = Agent frakcji trafia na koniec jednego z twoich rzędów, zwrócony ku dowolnemu właścicielowi. Wolny agent trafia między ciebie a dowolną inną osobę, z rozkazem ku jednemu z was i punktami ku drugiemu. Karta ze stosu dobierania kosztuje 1 (agent) lub 3 (misja), wierzchnia wycofana 2 lub 4. Wymieniona misja zostaje wycofana, potem dobierasz nową.
    .title = Akcje
rule-6-3 = Wykonujący dokonuje wyboru, o który prosi karta. Tekst karty może być użyty tylko raz w łańcuchu pożyczonych rozkazów.
    .title = Wykonywanie
rule-6-4 = Rozkaz wolnego agenta zostaje wykonany, potem wypłaca się jego punkty, potem zostaje on wycofany. Akcja dodatkowa to jedna akcja jak we własnej turze; trzeba ją wykonać, jeśli się da. Jeśli się nie da, przepada.
    .title = Wolni agenci i akcje dodatkowe
rule-6-5 = We własnej turze możesz za darmo dołączać misje do swoich frakcji, przenosić je i brać z powrotem. Frakcja musi mieć agenta, choćby martwego. Przy każdej frakcji możesz mieć dwie misje, nigdy dwie takie same. Dołączone misje leżą odkryte i płacą na koniec każdej twojej tury.
    .title = Misje
rule-6-6 = Na koniec swojej tury dostajesz punkty za strzałki wskazujące na ciebie w obu frakcjach i nagrody za dołączone misje.
    .title = Punktacja
rule-7-1 = „Nie leży obok” znaczy, że dzieli ich co najmniej jedna karta. Odległość pożyczonego rozkazu liczy się od pożyczonej karty, a wykonuje go pożyczający. Karty pożyczającego nigdy nie trafia.
    .title = Rozkazy agentów frakcji
rule-7-2 = Wykonuje ten, ku komu zwrócony jest rozkaz, punkty dostaje druga osoba. Punkty stratega dostaje okradziony.
    .title = Rozkazy wolnych agentów
rule-8 = Każdą dołączoną misję sprawdza się raz, na koniec tury właściciela, i zostaje ona na miejscu.
    .title = Nagrody za misje
rule-9-1 = Kto tuż po otrzymaniu punktów ma 40, wygrywa od razu, w czyjejkolwiek turze. Wydane punkty przepadają.
    .title = Koniec gry
rule-9-2 = Jeśli przez całą rundę nikt nie wykona akcji ani nie zdobędzie punktu albo po 100 turach na osobę, gra się kończy: wygrywa ten, kto ma najwięcej punktów, przy równych zwycięstwo jest wspólne.
    .title = Impas
rule-9-3 = Przy równej liczbie tur zdobycie 40 punktów czyni bieżącą rundę ostatnią. Gdy wszyscy rozegrają swoje tury, wygrywa ten, kto ma najwięcej punktów, przy równych zwycięstwo jest wspólne.
    .title = Równa liczba tur
rule-12 = Wszyscy widzą rzędy, dołączone misje, punkty, stosy wycofanych i liczbę kart na każdej ręce. Ręce i stosy dobierania są ukryte. Martwy agent leży zakryty: kim był, trzeba pamiętać.
    .title = Kto co widzi

## Rozstrzygnięcia: punkty i karty

rule-R1 = Kto ma 40 punktów, wygrywa od razu, także w turze kogoś innego.
rule-R2 = Liczą się punkty, które się ma, a nie wszystkie zdobyte.
rule-R5 = W kupie siła jest misją jak każda inna.
rule-R6 = Wabik zamienia agenta, który nie leży obok niego.
rule-R7 = „Twoja druga frakcja” to frakcja wykonującego, ktokolwiek wyłożył kartę.
rule-R8 = Odległość pożyczonego rozkazu liczy się od pożyczonej karty; „twoja” znaczy pożyczającego.
rule-R9 = Karta może wystąpić raz w łańcuchu pożyczonych rozkazów, a łańcuch musi kończyć się wykonalnym rozkazem.
rule-R10 = Pożyczony rozkaz nie trafia ani karty, która go pożycza, ani tej, do której należy tekst. Rozkazu, który nie mógłby trafić nic innego, nie można pożyczyć.
rule-R11 = Rozkazu, który nic by nie zrobił, nie można użyć ponownie.
rule-R12 = Nie można pasować. Akcje przepadają tylko wtedy, gdy żadna nie jest możliwa. Najemnik i dobranie awaryjne nie są obowiązkowe.
rule-R13 = Dobranie awaryjne wymaga ręki bez agentów i dokładnie 0 punktów; agenci we frakcjach nie mają znaczenia.
rule-R14 = Posiłki wymagają tego samego typu rozkazu. Dwaj medycy go mają; dwaj różni wolni strzelcy nie.
rule-R15 = Martwi agenci nie mają nazwy, zwrotu ani koloru. Liczą się do misji Krwawa łaźnia i Straty w ludziach oraz do długości rzędu.
rule-R16 = Stos wycofanych tasuje się w chwili, gdy stos dobierania się wyczerpie, a nie przy następnym dobieraniu.
rule-R17 = Werbownik potrzebuje dwóch agentów w obu stosach łącznie.
rule-R18 = Punkty stratega dostaje ofiara, nawet gdy przy żetonie siedzi ktoś inny.
rule-R19 = Z ręki kradnie się misję losowo; dołączoną wybiera się swobodnie.
rule-R20 = Strateg i śledczy mogą wskazać dowolną inną osobę.
rule-R21 = Najemnika można zagrać w dowolnej chwili własnej tury, także po obu akcjach, i w ramach własnej akcji dodatkowej.
rule-R22 = Bez kryjówek i bez 50 punktów: frakcje są na początku puste, a wygrywa się 40 punktami.
rule-R23 = Wolnego agenta można zagrać z dowolną inną osobą, nie tylko z sąsiadem.
rule-R24 = Punktów nigdy nie zabraknie.
rule-R25 = Agent trafia na jeden z końców własnego rzędu; tylko infiltrator może trafić między dwie karty.

## Rozstrzygnięcia: operacje

rule-R26 = Po zamianie między frakcjami agent zwrócony ku tobie nadal jest ku tobie, a zwrócony ku sąsiadowi jest zwrócony ku drugiemu sąsiadowi.
rule-R27 = Po zamianie w jednym rzędzie żaden zwrot się nie zmienia.
rule-R28 = Zwrot ożywianego agenta wskazuje się przed jego odkryciem.
rule-R29 = Martwych agentów się nie pokazuje, choć wszyscy widzieli ich śmierć.
rule-R30 = Zabrane karty trafiają do tego, kto wykonuje rozkaz.
rule-R31 = Dołączone misje są jawne.
rule-R32 = Punkty są jawne.
rule-R33 = Gdy ostatni agent opuszcza frakcję, misje obu właścicieli wracają. Martwy agent wystarczy, by zostały.
rule-R38 = Agenta frakcji można zagrać, choć jego rozkazu nie da się wykonać.
rule-R39 = Wolnego agenta nie można zagrać w stronę kogoś, kto nie może wykonać rozkazu.
rule-R40 = Rozkaz trzeba wykonać, nawet jeśli szkodzi wykonującemu.
rule-R44 = Martwego agenta można zabrać i zamienić, ale nie zabić ani odwrócić.
rule-R45 = Możesz ponownie użyć każdego rozkazu zwróconego ku tobie, ktokolwiek wyłożył kartę.

## Rozstrzygnięcia: misje

rule-R34 = Jedna osoba nie może mieć dwóch takich samych misji przy jednej frakcji.
rule-R35 = Każda dołączona misja płaci raz na turę; dwa egzemplarze przy dwóch frakcjach płacą oba.
rule-R36 = Wymiana misji jest akcją i nie kosztuje punktów.
rule-R37 = Bez stosu dobierania misji niczego nie da się wymienić.
rule-R42 = Trafił swój na swego płaci także wtedy, gdy oboje nic nie dostają.
rule-R43 = Pusta frakcja ma długość 0.
rule-R46 = Ukradziona misja trafia na rękę.
rule-R47 = Zdobycie 0 punktów to nic szczególnego.

## Rozstrzygnięcia: koniec, akcje dodatkowe, pamięć

rule-R41 = Nie da się osiągnąć 40 jednocześnie; po impasie równe punkty dzielą zwycięstwo.
rule-R48 = O tym, czy najemnika można skierować ku innej osobie, decyduje się bez oglądania jej ręki: wystarczy dowolny agent na ręce, punkty na kartę, misja do wymiany, rozkaz do ponownego użycia albo dobranie awaryjne. Jeśli okaże się, że nic nie można zrobić, akcja dodatkowa przepada, a punkty i tak się wypłaca.
rule-R49 = Kto dobiera awaryjnie, nie ma dalszych akcji do końca tury, nawet dzięki najemnikowi. Rozkazy zwrócone ku niemu nadal wykonuje.
rule-R50 = Stół nie powtarza tego, co już było widać; kto pamięta, ma przewagę.

## Boty

bot-easy-name = Stażysta
bot-easy-style = Zagrywa pierwszą teczkę z biurka.
bot-normal-name = Cień
bot-normal-style = Robi to, co daje punkty, czasem za późno.
bot-hard-name = Prowadzący
bot-hard-style = Liczy, ile zdobędzie każdy sąsiad.
bot-expert-name = Dyrektor
bot-expert-style = Widzi ostatnią rundę, zanim ją ogłoszą.

## Pierwsza partia, obrazki tury i podpowiadacz

lesson-goal = Zbierz 40 punktów, zanim zrobi to ktoś inny. Ale punkty to też pieniądze: za karty płaci się punktami.
lesson-rows = Między tobą a rywalem leżą dwa rzędy, czyli frakcje. Obie należą do was obojga i oboje wykładacie w nich agentów.
lesson-ends = Każdy agent ma dwa końce. Rozkaz wykonuje ten, ku komu jest zwrócony. Na drugiego gracza wskazują połówki strzałek, a to są punkty.
lesson-first-card = Połóż aktywistę we frakcji A z rozkazem w stronę rywala. Rywal dostaje rozkaz, ty strzałki.
lesson-no-command = Nie było jeszcze czego zamieniać, więc rozkaz nic nie zrobił. Agent zostaje, a połówki jego strzałek wskazują na ciebie.
lesson-arrow = Dwie połówki obok siebie tworzą całą strzałkę: jest warta 2, gdy obie mają ten sam kolor, w przeciwnym razie 1. Połóż strzelca wyborowego obok aktywisty, też w stronę rywala.
lesson-end = To były obie twoje akcje. Zakończ turę: teraz płaci każda strzałka, która na ciebie wskazuje.
lesson-paid = Dwa punkty! Ta strzałka będzie płacić raz po raz, dopóki stoi.
lesson-mission = Misje też płacą. Ta daje 1 punkt, jeśli w jej frakcji jest mniej agentów niż w twojej drugiej. Dołącz ją do frakcji B. To nie kosztuje akcji.
lesson-buy = Możesz kupować karty: agent kosztuje 1 punkt, misja 3. Kup agenta.
lesson-infiltrator = Infiltrator! Wykonuje rozkaz sąsiedniego agenta, w którąkolwiek stronę ten jest zwrócony.
lesson-borrow = Połóż go na początku frakcji A, tym razem w twoją stronę. Użyjesz strzelca obok: zabija on agenta w drugiej frakcji.
lesson-shot = Strzelec zastrzelił komandosa. Martwy agent zostaje na swoim miejscu, ale nie ma już ani rozkazu, ani strzałek.
lesson-end-again = Zakończ turę i zobacz, ile płacą strzałka i misja.
lesson-robbed = Rywal zagrał porywacza w swoją stronę i zabrał twojego aktywistę. Strzałka pękła. Tak tego nie zostawisz.
lesson-reactivate = Rozkazu zwróconego ku tobie można użyć ponownie: to osobna akcja. Użyj infiltratora jeszcze raz.
lesson-shot-again = Po porywaczu. Została ci jedna akcja.
lesson-forced = Rozkaz trzeba wykonać, nawet gdy boli. Połóż kusicielkę na końcu frakcji A, w stronę rywala: musi odwrócić agenta, który nie leży obok niej.
lesson-turned = Rywal mógł odwrócić tylko twojego infiltratora. Teraz cała trójka jest zwrócona ku niemu, a na ciebie wskazują dwie strzałki!
lesson-last = Zakończ turę i policz.
lesson-four = Trzy punkty za strzałki, jeden za misję.
lesson-well-done = Wiesz już wszystko: strzałki płacą, rozkazy przeszkadzają, misje nagradzają i wszystko ma swoją cenę. Wygrywa ten, kto pierwszy ma 40 punktów. Graj dalej albo zacznij partię z pomocą.

picture-play = Zagraj agenta: rozkaz dla jednego z was, połówki strzałek dla drugiego.
picture-arrow = Dwie połówki obok siebie tworzą strzałkę. Płaci na koniec każdej tury swojego właściciela.
picture-mission = Misje dołączone do rzędu też płacą, jeśli spełnia się to, czego wymagają.
picture-command = Rozkazy zabijają, odwracają, zamieniają i kradną. Zwróconego ku tobie można użyć ponownie.

coach-act = Dwie akcje w turze. Przy każdym agencie pytaj: kto dostanie rozkaz, a kto strzałki? Zły rozkaz najlepiej oddać.
coach-free = Wolnego agenta zagrywa się raz między tobą a kimś innym: jedno dostaje jego rozkaz, drugie od razu jego punkty.
coach-mission = Dołączenie misji nie kosztuje akcji i w każdej turze możesz ją przenieść. Sprawdź, gdzie płaci najwięcej.
coach-reactivate = Rozkaz jest zwrócony ku tobie: ponowne użycie kosztuje akcję, ale żadnej karty.

board-taught-goal = Wygrywa ten, kto pierwszy ma { $target } punktów. W nawiasie: ile daje teraz tura.
piece-faction_agent = Agenci frakcji
piece-free_agent = Wolni agenci
piece-mission = Misje
