### Agent Avenue, po polsku.

## Pudełko

game-title = Agent Avenue
game-tagline = Wyłóż dwie karty, daj wybrać sąsiadowi i złap go, zanim on złapie ciebie.
game-about = Dwoje szpiegów mieszka przy tej samej spokojnej ulicy i goni się nią w kółko. W swojej turze wykładasz dwóch agentów, jednego odkrytego i jednego zakrytego. Przeciwnik bierze jednego, drugi przypada tobie, po czym ruszają się oba pionki. Złap rywala albo zbierz trzy kryptolożki i strzeż się trzeciego ryzykanta.

## Opcje stołu

setting-mode = Tryb
setting-mode-simple = Podstawowy: bez czarnego rynku
setting-mode-advanced = Zaawansowany: z czarnym rynkiem
setting-first = Kto zaczyna
setting-first-random = Rozstrzyga losowanie
setting-first-green = Zielony szpieg
setting-first-blue = Niebieski szpieg
setting-pair = Kolor pary
setting-pair-green = Zielony
setting-pair-blue = Niebieski

## Strony i dwie wyłożone karty: .nom w zdaniu, .gen w dopełniaczu

side-green = Zielony
    .nom = zielony szpieg
    .gen = zielonego szpiega
side-blue = Niebieski
    .nom = niebieski szpieg
    .gen = niebieskiego szpiega
which-face_up = Odkryta karta
which-face_down = Zakryta karta

## Agenci: .nom w zdaniu, .acc w bierniku

agent-double_agent = Podwójna agentka
    .nom = podwójna agentka
    .acc = podwójną agentkę
agent-double_agent-text = Pierwsza cofa cię o 1, druga przesuwa o 6 naprzód, każda następna cofa o 1.
agent-enforcer = Egzekutorka
    .nom = egzekutorka
    .acc = egzekutorkę
agent-enforcer-text = Przesuwa cię naprzód: pierwsza o 1, druga o 2, każda następna o 3.
agent-codebreaker = Kryptolożka
    .nom = kryptolożka
    .acc = kryptolożkę
agent-codebreaker-text = Nie przesuwa cię. Jeśli na koniec tury masz w rzędzie co najmniej trzy, wygrywasz.
agent-saboteur = Sabotażysta
    .nom = sabotażysta
    .acc = sabotażystę
agent-saboteur-text = Cofa cię: pierwszy i drugi o 1, każdy następny o 2.
agent-daredevil = Ryzykant
    .nom = ryzykant
    .acc = ryzykanta
agent-daredevil-text = Przesuwa cię naprzód: pierwszy o 2, drugi o 3, następni wcale. Jeśli na koniec tury masz w rzędzie co najmniej trzech, przegrywasz.
agent-sentinel = Wartownik
    .nom = wartownik
    .acc = wartownika
agent-sentinel-text = Pierwszy cię nie przesuwa, drugi przesuwa o 2 naprzód, każdy następny o 6 naprzód.
agent-sidekick = Pomocnik
    .nom = pomocnik
    .acc = pomocnika
agent-sidekick-text = Przesuwa cię o 4 naprzód. Jest tylko jeden.
agent-mole = Kret
    .nom = kret
    .acc = kreta
agent-mole-text = Cofa cię o 3. Jest tylko jeden.

## Karty czarnego rynku, najpierw stałe

kind-ongoing = Stała
kind-ongoing-text = Leży przed twoją stroną i działa do końca gry.
kind-instant = Natychmiastowa
kind-instant-text = Działa raz, od razu, a potem zostaje odłożona.

card-distraction_device = Urządzenie odwracające uwagę
card-distraction_device-text = Werbowani przez ciebie sabotażyści przesuwają cię naprzód zamiast cofać: o 1, o 1, potem o 2.
card-watchtower = Wieża obserwacyjna
card-watchtower-text = Werbowane przez ciebie egzekutorki przesuwają cię o 2 dalej: o 3, o 4, potem o 5.
card-sinister_twin = Zła bliźniaczka
card-sinister_twin-text = Werbowane przez ciebie podwójne agentki przesuwają cię dwa razy dalej: o 2 wstecz, o 12 naprzód, potem o 2 wstecz.
card-supercomputer = Superkomputer
card-supercomputer-text = Każda werbowana przez ciebie kryptolożka przesuwa cię o 3 naprzód.
card-leader_of_the_pack = Przywódczyni stada
card-leader_of_the_pack-text = Na koniec tury co najmniej trzech ryzykantów w twoim rzędzie daje ci zwycięstwo zamiast przegranej.
card-getaway_car = Samochód ucieczkowy
card-getaway_car-text = Gdy twój ruch kończy się dokładnie na którymkolwiek domu, jedziesz jeszcze o 3 naprzód.
card-masterplan = Plan doskonały
card-masterplan-text = Jeśli na koniec tury masz w rzędzie agentów o 7 różnych nazwach, wygrywasz.
card-security_system = System alarmowy
card-security_system-text = Wygrywasz, jeśli na koniec tury pionek przeciwnika stoi na twoim domu.
card-outpost = Placówka
card-outpost-text = Zwerbuj wartownika z ręki.
card-smoke_screen = Zasłona dymna
card-smoke_screen-text = Zwerbuj wierzchnią kartę talii agentów, jakakolwiek będzie.
card-mind_control = Kontrola umysłu
card-mind_control-text = Weź na rękę agenta z rzędu przeciwnika. Nikt się nie rusza.
card-double_trouble = Podwójne kłopoty
card-double_trouble-text = Pokaż z ręki dwie karty o tej samej nazwie; jedną zwerbuj, drugą zachowaj.
card-surveillance_truck = Furgonetka obserwacyjna
card-surveillance_truck-text = Przesuń się o 1 naprzód.
card-secret_recruit = Tajny rekrut
card-secret_recruit-text = Zwerbuj z ręki agenta o nazwie, której nie ma jeszcze w twoim rzędzie.
card-spycation = Szpiegowskie wakacje
card-spycation-text = Weź na rękę agenta z własnego rzędu. Możesz od razu zwerbować go ponownie.

## Plansza

board-home = Dom
board-market-space = Pole czarnego rynku
board-space = Pole { $space }
board-deck = Talia agentów
board-hand = Twoja ręka
board-hand-of = Karty gracza { $seat }
board-row = Zwerbowani agenci
board-offer = Wyłożone karty
board-face-up = Odkryta
board-face-down = Zakryta
board-market = Czarny rynek
board-supply = Oferta
board-market-deck = Talia czarnego rynku
board-discard = Zużyte karty
board-ongoing = Karty stałe
board-swaps-left = Pozostałe wymiany: { $count }
board-swap = Wymień kartę (zostało: { $count })
board-swapped = Karty wymienione przez ciebie
board-known = Na oczach wszystkich trafiła na rękę
board-to-catch =
    { $count ->
        [one] { $count } pole do złapania rywala
        [few] { $count } pola do złapania rywala
       *[many] { $count } pól do złapania rywala
    }
# Obok liczby.
board-still-to-catch =
    { $count ->
        [one] pole do złapania rywala
        [few] pola do złapania rywala
       *[many] pól do złapania rywala
    }
board-speaker = decyduje w tej turze za drużynę
board-next-move = Następny ruch: { SIGNED($paces) }
board-own-numbers = Liczby tego stołu: { $numbers }.
board-turn-of = Tura { NAME($side, case: "gen") }
board-win = wygrana
board-lose = przegrana

## O czym się decyduje: dla decydującego i dla pozostałych

prompt-offer = Wyłóż jedną kartę odkrytą i drugą zakrytą. Wymieniać można tylko przedtem.
asks-offer = { $seat } wykłada dwie karty.
prompt-early_swap = Czy chcesz wymienić karty, zanim zagra twoja drużyna?
asks-early_swap = { $seat } może wymienić karty.
prompt-order = Kto z was zaczyna i zagrywa odkrytą kartę?
asks-order = { $seat } ustala, kto zaczyna.
prompt-face_up = Zagraj odkrytą kartę. Wymieniać można tylko przedtem.
asks-face_up = { $seat } zagrywa odkrytą kartę.
prompt-face_down = Zagraj zakrytą kartę o innej nazwie. Wymieniać można tylko przedtem.
asks-face_down = { $seat } zagrywa zakrytą kartę.
prompt-choose = Którą kartę bierzesz? Druga przypadnie przeciwnikowi.
asks-choose = { $seat } wybiera jedną z dwóch kart.
prompt-take_card = Weź kartę z czarnego rynku.
asks-take_card = { $seat } wybiera kartę z czarnego rynku.
prompt-mind_control = Kontrola umysłu: którego agenta bierzesz z rzędu przeciwnika?
asks-mind_control = { $seat } zabiera agenta z rzędu przeciwnika.
prompt-spycation = Szpiegowskie wakacje: który z twoich agentów wraca na rękę?
asks-spycation = { $seat } zabiera na rękę własnego agenta.
prompt-recruit_again = Czy od razu werbujesz tego agenta ponownie?
asks-recruit_again = { $seat } może ponownie zwerbować tego agenta.
prompt-secret_recruit = Tajny rekrut: którego nowego agenta werbujesz?
asks-secret_recruit = { $seat } werbuje nowego agenta z ręki.
prompt-double_trouble = Podwójne kłopoty: którą parę pokazujesz?
asks-double_trouble = { $seat } pokazuje parę.
half-offer = { NAME($up) } odkryta. A którą kartę zakryjesz?
half-swap = Którą kartę wymieniasz?
half-market_for = { NAME($card) }: na czyją rękę?

## Możliwości i ich skutki

option-offer = Odkryta: { NAME($up, case: "nom") }, zakryta: { NAME($down, case: "nom") }
why-offer = Przeciwnik bierze jedną z kart, drugą werbujesz ty. Potem ruszają się oba pionki.
option-swap = Wymień { NAME($agent, case: "acc") }
why-swap = Karta wypada z gry zakryta, a ty dobierasz nową. Zużywa to jedną z twoich wymian.
option-done = Bez wymiany
why-done = Zachowujesz swoje karty. Przed zagraniem własnej karty możesz jeszcze wymieniać.
option-first = Zaczyna { $seat }
    .you-seat = Zacznij
why-first = { $seat } zagrywa odkrytą kartę, potem druga osoba z drużyny zagrywa zakrytą.
    .you-seat = Zagrywasz odkrytą kartę, potem druga osoba z drużyny zagrywa zakrytą.
option-up = Zagraj odkrytą kartę: { NAME($agent, case: "nom") }
why-up = Tę kartę widzą wszyscy. Druga osoba z drużyny dołoży zakrytą kartę o innej nazwie.
option-down = Zagraj zakrytą kartę: { NAME($agent, case: "nom") }
why-down = Dopóki przeciwnik nie wybierze, tę kartę znasz tylko ty.
option-take =
    { $which ->
        [which-face_up] Weź odkrytą kartę
       *[which-face_down] Weź zakrytą kartę
    }
why-take =
    { $which ->
        [which-face_up] Werbujesz kartę, którą widzisz; przeciwnik werbuje ukrytą. Potem ruszają się oba pionki.
       *[which-face_down] Werbujesz ukrytą kartę; przeciwnik werbuje tę, którą widzisz. Potem ruszają się oba pionki.
    }
option-market = Weź kartę „{ NAME($card) }”
why-market = { TEXT($card) }
option-market_for = „{ NAME($card) }”, bierze { $seat }
    .you-seat = „{ NAME($card) }”, bierzesz ty
why-market_for = Dla gracza { $seat }: { TEXT($card) }
    .you-seat = Dla ciebie: { TEXT($card) }
option-mind_control = Zabierz { NAME($agent, case: "acc") }
why-mind_control = Agent opuszcza rząd przeciwnika i trafia na twoją rękę. Nikt się nie rusza.
option-spycation = Weź na rękę { NAME($agent, case: "acc") }
why-spycation = Agent opuszcza twój rząd i trafia na rękę, bez ruchu. Potem możesz zwerbować go ponownie.
option-recruit = Zwerbuj ponownie { NAME($agent, case: "acc") }
why-recruit = Agent znów trafia do twojego rzędu, liczysz karty od nowa i wykonujesz ruch.
option-keep = Zachowaj na ręce { NAME($agent, case: "acc") }
why-keep = Agent zostaje na ręce; nie ruszasz się.
option-secret_recruit = Zwerbuj { NAME($agent, case: "acc") }
why-secret_recruit = Agent przechodzi z ręki do twojego rzędu i wykonujesz jego ruch.
option-double_trouble = Pokaż dwie karty: { NAME($agent, case: "nom") }
why-double_trouble = Jedną z nich werbujesz i wykonujesz jej ruch; druga zostaje na ręce, ale wszyscy ją widzieli.

## Dlaczego czegoś nie można

barred-deck-empty = Talia agentów jest pusta, więc nie można już wymieniać kart.
barred-no-swaps-left = Nie masz już wymian.
barred-same-name = Obie karty muszą mieć różne nazwy, dopóki masz na ręce kartę o innej nazwie.
barred-partners-name = W twojej drużynie zagrano już kartę: { NAME($agent, case: "nom") }. Zagraj kartę o innej nazwie, dopóki ją masz.
barred-partners-card = Ostatnia karta talii należy do partnera, którego karta już leży.
barred-already-in-row = Ta nazwa jest już w twoim rzędzie; tajny rekrut musi być nowy.
barred-no-pair = Masz tylko jedną kartę o tej nazwie.

## Co się dzieje

event-turn_began = Zaczyna się tura { NAME($side, case: "gen") }.
    .you-side = Zaczyna się twoja tura.
    .one-side = Zaczyna się tura gracza { $seat }.
event-swapped =
    { $left ->
        [0] { $seat } wymienia kartę i nie ma już wymian.
       *[other] { $seat } wymienia kartę (pozostałe wymiany: { $left }).
    }
    .you-seat =
        { $left ->
            [0] Wymieniasz kartę i nie masz już wymian.
           *[other] Wymieniasz kartę (pozostałe wymiany: { $left }).
        }
event-swapped_out = Odrzucasz { NAME($agent, case: "acc") }.
event-plays_first = { $seat } zaczyna: zagra odkrytą kartę.
    .you-seat = Zaczynasz: zagrasz odkrytą kartę.
event-laid_up = { $seat } zagrywa odkrytą kartę: { NAME($agent, case: "nom") }.
    .you-seat = Zagrywasz odkrytą kartę: { NAME($agent, case: "nom") }.
event-laid_down = { $seat } zagrywa zakrytą kartę.
    .you-seat = Zagrywasz zakrytą kartę.
event-laid_down_myself = Twoja zakryta karta to { NAME($agent, case: "nom") }.
event-drew =
    { $count ->
        [one] { $seat } dobiera { $count } kartę.
        [few] { $seat } dobiera { $count } karty.
       *[many] { $seat } dobiera { $count } kart.
    }
    .you-seat =
        { $count ->
            [one] Dobierasz { $count } kartę.
            [few] Dobierasz { $count } karty.
           *[many] Dobierasz { $count } kart.
        }
event-drew_agent = Dobierasz kartę: { NAME($agent, case: "nom") }.
event-chose =
    { $which ->
        [which-face_up] { $seat } bierze odkrytą kartę: { NAME($agent, case: "nom") }.
       *[which-face_down] { $seat } bierze zakrytą kartę: { NAME($agent, case: "nom") }.
    }
    .you-seat =
        { $which ->
            [which-face_up] Bierzesz odkrytą kartę: { NAME($agent, case: "nom") }.
           *[which-face_down] Bierzesz zakrytą kartę: { NAME($agent, case: "nom") }.
        }
event-recruited = { CAP(NAME($side, case: "nom")) } werbuje { NAME($agent, case: "acc") } (w rzędzie: { $count }).
    .you-side = Werbujesz { NAME($agent, case: "acc") } (w rzędzie: { $count }).
    .one-side = { $seat } werbuje { NAME($agent, case: "acc") } (w rzędzie: { $count }).
event-moved = { CAP(NAME($side, case: "nom")) } przesuwa się o { SIGNED($paces) }.
    .you-side = Twój szpieg przesuwa się o { SIGNED($paces) }.
    .one-side = Szpieg gracza { $seat } przesuwa się o { SIGNED($paces) }.
event-drove_off = Samochód ucieczkowy: { NAME($side, case: "nom") } jedzie dalej o { SIGNED($paces) }.
    .you-side = Samochód ucieczkowy: twój szpieg jedzie dalej o { SIGNED($paces) }.
    .one-side = Samochód ucieczkowy: szpieg gracza { $seat } jedzie dalej o { SIGNED($paces) }.
event-market_reached = { CAP(NAME($side, case: "nom")) } dociera na pole czarnego rynku.
    .you-side = Twój szpieg dociera na pole czarnego rynku.
    .one-side = Szpieg gracza { $seat } dociera na pole czarnego rynku.
event-market_empty = Czarny rynek jest pusty: { NAME($side, case: "nom") } nic nie dostaje.
    .you-side = Czarny rynek jest pusty: nic nie dostajesz.
    .one-side = Czarny rynek jest pusty: { $seat } nic nie dostaje.
event-took = { $seat } bierze z czarnego rynku kartę „{ NAME($card) }”.
    .you-seat = Bierzesz z czarnego rynku kartę „{ NAME($card) }”.
event-turned_up = Nowa karta w ofercie: „{ NAME($card) }”.
event-no_effect = Karta „{ NAME($card) }” nie daje żadnego efektu.
event-abducted = { $seat } bierze na rękę { NAME($agent, case: "acc") } z rzędu { NAME($side, case: "gen") }.
    .you-seat = Bierzesz na rękę { NAME($agent, case: "acc") } z rzędu rywala.
    .you-side = { $seat } bierze na rękę { NAME($agent, case: "acc") } z twojego rzędu.
event-called_back = { $seat } bierze na rękę { NAME($agent, case: "acc") } z własnego rzędu.
    .you-seat = Bierzesz na rękę { NAME($agent, case: "acc") } z własnego rzędu.
event-showed_pair = { $seat } pokazuje dwie karty o tej samej nazwie: { NAME($agent, case: "nom") }.
    .you-seat = Pokazujesz dwie karty o tej samej nazwie: { NAME($agent, case: "nom") }.
event-won = { CAP(NAME($side, case: "nom")) } wygrywa!
    .you-side = Wygrywasz!
    .one-side = { $seat } wygrywa!

## Jak się skończyło

end-caught = Rywal został złapany. Wygrywa: { $names }.
    .won = Łapiesz rywala.
    .lost = Twojego szpiega łapie { $names }.
end-codebreakers = Trzy kryptolożki złamały szyfr. Wygrywa: { $names }.
    .won = Twoje trzy kryptolożki złamały szyfr.
    .lost = Trzy kryptolożki złamały twój szyfr. Wygrywa: { $names }.
end-daredevils = O jednego ryzykanta za dużo. Przegrywa: { $rivals }.
    .won = Wygrywasz: o jednego ryzykanta za dużo. Przegrywa: { $rivals }.
    .lost = Twój trzeci ryzykant to o jednego za dużo.
end-pack = Przywódczyni stada zebrała trzech ryzykantów. Wygrywa: { $names }.
    .won = Twoja przywódczyni stada zebrała trzech ryzykantów.
    .lost = Przywódczyni stada zebrała trzech ryzykantów. Wygrywa: { $names }.
end-plan = Plan doskonały się powiódł: siedmioro różnych agentów. Wygrywa: { $names }.
    .won = Twój plan doskonały się powiódł: siedmioro różnych agentów.
    .lost = Plan doskonały się powiódł: siedmioro różnych agentów. Wygrywa: { $names }.
end-alarm = System alarmowy przyłapał rywala w cudzym domu. Wygrywa: { $names }.
    .won = Twój system alarmowy przyłapał rywala w twoim domu.
    .lost = System alarmowy przyłapał cię w cudzym domu. Wygrywa: { $names }.
end-out-of-cards = Skończyły się karty. Bliżej złapania rywala: { $names }.
    .won = Skończyły się karty, a tobie było bliżej do złapania rywala.
    .lost = Skończyły się karty. Bliżej złapania rywala: { $names }.

## Zasady, rozdział po rozdziale

rule-1 = Dwie strony, zielona i niebieska, gonią się w kółko po jednej ulicy. W dwie osoby gra się jeden na jednego, w trzy – dwoje na jednego, w cztery – dwoje na dwoje. Tryb podstawowy obywa się bez czarnego rynku, zaawansowany go używa. Gra trwa od 10 do 20 minut.
    .title = W skrócie
rule-2 = Plansza, 38 kart agentów i dwa pionki szpiegów; do trybu zaawansowanego także 15 kart czarnego rynku.
    .title = Co jest w pudełku
rule-2-1 = Pętla z 14 pól, ponumerowanych zgodnie z ruchem wskazówek zegara. Pole 0 to dom zielonego szpiega, pole 7 – niebieskiego. Naprzód znaczy zgodnie z ruchem wskazówek zegara. Pionki mogą stać na jednym polu i mogą się mijać. Na początku każdy pionek jest 7 pól za drugim: kto odrobi 7 pól, ten złapał rywala. W trybie zaawansowanym cztery narożniki (2, 5, 9, 12) to pola czarnego rynku.
    .title = Plansza
rule-2-2 = Sześcioro agentów występuje po sześć razy, pomocnik i kret po razie. Agent ma najwyżej trzy liczby. Policz w swoim rzędzie karty o tej nazwie, razem z nową: przy pierwszej liczy się pierwsza liczba, przy drugiej druga, od trzeciej karty trzecia.
    .title = Agenci
rule-2-3 = Piętnaście różnych kart. Karty stałe (∞) leżą przed twoją stroną i działają do końca gry. Karty natychmiastowe (⚡) działają raz, w chwili wzięcia.
    .title = Karty czarnego rynku
rule-3 = Oba pionki zaczynają w swoich domach. Każdy gracz dostaje 4 karty agentów; reszta to talia agentów. Kto gra po swojej stronie samotnie, może w całej grze wymienić 4 karty, w drużynie każdy po 2. W trybie zaawansowanym odkrywa się 3 karty czarnego rynku jako ofertę; pozostałych 12 to talia czarnego rynku. Stronę rozpoczynającą się losuje albo ustala ją gospodarz.
    .title = Przygotowanie
rule-4 = Strony grają na przemian. Tura ma trzy kroki: zagranie kart, werbunek, koniec tury. Gra może się skończyć tylko na koniec tury. Gdy na czyjejś ręce jest mniej niż 4 karty, dobiera się do 4 z talii agentów; przy zagrywaniu dopiero wtedy, gdy obie karty leżą na stole. Ręka i rząd nie mają górnej granicy. Gdy talia jest pusta, nikt nie dobiera, a gra toczy się dalej.
    .title = Tura
rule-4-1 = Wymiana, zagranie dwóch kart, dobranie; przeciwnik wybiera; obie strony werbują i ruszają się oba pionki; z czarnego rynku korzysta strona aktywna, potem druga; na końcu sprawdza się koniec tury.
    .title = Kolejność w turze
rule-4-2 = Wyłóż z ręki dwie karty o różnych nazwach, jedną odkrytą i jedną zakrytą. Dwie karty o tej samej nazwie wolno wyłożyć tylko wtedy, gdy cała ręka ma tę nazwę. Przedtem możesz wymieniać: odłóż kartę zakrytą poza grę i dobierz jedną. W jednej turze możesz wymieniać wiele razy, dopóki masz wymiany i talia nie jest pusta.
    .title = Zagranie w pojedynkę
rule-4-3 = Najpierw każde z was może wymieniać karty. Potem drużyna ustala, kto zaczyna: ta osoba zagrywa odkrytą dowolną kartę, a druga zakrytą kartę o innej nazwie. Jeśli wszystkie karty drugiej osoby mają nazwę pierwszej karty, zagrywa jedną z nich. Także tuż przed zagraniem własnej karty można wymieniać. Pierwsza osoba nie wie, co zagrała druga, aż do odkrycia.
    .title = Zagranie w drużynie
rule-4-4 = Gdy obie karty leżą na stole, zagrywający dobiera do 4 kart. W drużynie pierwsza dobiera osoba, która zagrała odkrytą kartę.
    .title = Dobieranie
rule-4-5 = Przeciwnik musi wziąć jedną z dwóch kart, odkrytą albo zakrytą, i dokłada ją do swojego rzędu. Druga przypada stronie aktywnej. Teraz obie są jawne.
    .title = Wybór
rule-4-6 = Obie strony ruszają się jednocześnie, każda za właśnie zwerbowaną kartę. Liczba dodatnia prowadzi naprzód, ujemna wstecz; przy zerze albo braku liczby pionek stoi. Posiadane już karty stałe zmieniają liczbę. Liczy się tylko pole, na którym ruch się kończy. W trybie zaawansowanym ruch zakończony na polu czarnego rynku daje kartę czarnego rynku.
    .title = Werbunek i ruch
rule-4-7 = Weź jedną kartę z oferty; jej miejsce od razu zajmuje nowa. Karta stała działa od tej chwili. Kartę natychmiastową wykonuje się, na ile to możliwe, i odkłada. Agent zwerbowany kartą natychmiastową liczy się i przesuwa cię jak zwykle; potem dobierasz, a jeśli ten ruch skończył się na polu czarnego rynku, bierzesz kolejną kartę. Strona aktywna kończy to wszystko, zanim druga weźmie swoją kartę.
    .title = Czarny rynek
rule-4-8 = Drużyna wspólnie ustala, kto zaczyna zagrywanie, którą z wyłożonych kart bierze oraz która karta czarnego rynku przypada komu. Za drużynę przemawiacie na zmianę: ostatnie słowo należy do rzecznika tury. O wszystkim innym decyduje osoba, której ręki to dotyczy. Możecie rozmawiać o możliwościach, ale nie wolno pokazywać, nazywać ani opisywać kart z ręki.
    .title = Decyzje drużyny
rule-4-9 = Liczy się końcowy układ. Jeśli zwycięstwo należy się tylko jednej stronie, ona wygrywa. Jeśli obu, wygrywa strona aktywna. Jeśli żadnej, a talia jest pusta i następna strona nie może zagrać, wygrywa strona, której bliżej do złapania rywala, a przy równej odległości strona aktywna. W przeciwnym razie zaczyna się tura drugiej strony.
    .title = Koniec tury
rule-5 = Wygrywasz, gdy twój pionek dogonił albo wyprzedził drugi, albo gdy masz trzy kryptolożki. Z trzema ryzykantami przegrywasz. Przywódczyni stada zamienia trzech ryzykantów w zwycięstwo; plan doskonały wygrywa siedmioma różnymi nazwami; system alarmowy – gdy rywal stoi na twoim domu. Wygrywasz też wtedy, gdy przeciwnik przegrywa. Drużyna wygrywa i przegrywa razem; remisów nie ma.
    .title = Zwycięstwo i przegrana
rule-6 = Wszyscy widzą planszę, rzędy, rynek oraz liczbę kart na każdej ręce i w każdej talii. Swoją rękę, dobrane i wymienione karty znasz tylko ty, nie zna ich nawet druga osoba z drużyny. Wyłożoną zakrytą kartę do chwili wyboru zna tylko ten, kto ją zagrał.
    .title = Kto co widzi
rule-7 = Wzięcie karty, uzupełnienie oferty, wykonanie karty natychmiastowej, ruch, dobranie, odłożenie karty; dopiero potem następna karta czarnego rynku.
    .title = Kolejność na czarnym rynku

## Rozstrzygnięcia: koniec tury

rule-R1 = W grze drużynowej zaczyna cała strona pierwszego gracza.
rule-R4 = Przy złapaniu liczy się tylko to, gdzie pionki stoją na końcu: także wtedy, gdy rywal sam cofnął się za ciebie.
rule-R5 = Trzy kryptolożki lub trzech ryzykantów znaczy co najmniej tyle, liczone na koniec tury, a nie w chwili werbunku.
rule-R6 = Ani trzecia kryptolożka, ani trzeci ryzykant nie kończą gry natychmiast; turę rozgrywa się do końca.
rule-R7 = Jeśli jedna strona wygrywa, a druga przegrywa, to nie jest remis: oba warunki wskazują tego samego zwycięzcę. Remis jest wtedy, gdy obie wygrywają, obie przegrywają albo jedna spełnia oba warunki naraz.
rule-R8 = Pionki nigdy nie mogą złapać się nawzajem w tej samej chwili.
rule-R9 = Wyprzedzenie rywala o wiele pól, nawet o całe okrążenie, to nadal złapanie.

## Rozstrzygnięcia: zagrywanie, ręka i wymiany

rule-R10 = Po wyłożeniu kart dobierasz, zanim przeciwnik wybierze.
rule-R11 = Przy wymianie zawsze dobierasz jedną kartę, także mając na ręce pięć lub więcej.
rule-R12 = Gdy talia agentów jest pusta, nikt nie może wymieniać. Wymiana na ostatnią kartę talii jest dozwolona.
rule-R13 = To, czy cała ręka ma jedną nazwę, sprawdza się w chwili wykładania, bez względu na liczbę kart.
rule-R14 = Wymienione karty nigdy nie wracają. Swoje możesz obejrzeć.
rule-R15 = Pusta talia agentów nie kończy gry; trwa ona, dopóki następna strona może zagrać.
rule-R16 = Karty musi mieć tylko strona, która gra następna. Strona aktywna może skończyć turę z pustą ręką.

## Rozstrzygnięcia: ruch i czarny rynek

rule-R17 = Dodatkowe pola z wieży obserwacyjnej i superkomputera należą do tego samego ruchu; pole czarnego rynku po drodze nic nie daje. Samochód ucieczkowy to osobny, drugi ruch.
rule-R18 = Na dom lub pole czarnego rynku docierasz tylko ruchem, który się tam kończy. Stanie na nim bez ruchu nic nie daje.
rule-R19 = Samochód ucieczkowy rusza z obu domów, bez względu na to, z której strony i dzięki czemu się tam znajdziesz. Nigdy nie rusza dwa razy z rzędu.
rule-R20 = Gdy talia czarnego rynku się skończy, nie tasuje się jej ponownie, a oferta się kurczy. Z pustej oferty nic nie dostajesz.
rule-R21 = Kartę czarnego rynku trzeba wziąć, a kartę natychmiastową trzeba wykonać, na ile się da. Jeśli się nie da, nie ma efektu i zostaje odłożona. Tylko druga połowa szpiegowskich wakacji zależy od ciebie.
rule-R22 = Karta stała nie zmienia ruchu za agenta, który doprowadził cię na rynek.
rule-R23 = Plan doskonały, system alarmowy i przywódczyni stada liczą się już na koniec tury, w której je bierzesz.
rule-R24 = Oba pionki ruszają się, zanim ktokolwiek weźmie kartę czarnego rynku, a strona aktywna kończy swoje karty, zanim druga weźmie swoją.
rule-R25 = Twoja karta czarnego rynku nie przepada: należy ci się nawet wtedy, gdy zabrano ci agenta, dzięki któremu tam jesteś.
rule-R26 = Rękę uszczuploną przez kartę natychmiastową uzupełnia się po ruchu, a przed następną kartą czarnego rynku.
rule-R27 = Kontrola umysłu i szpiegowskie wakacje mogą zabrać dowolnego agenta z rzędu, także zwerbowanego w tej turze. Koniec tury patrzy na to, co zostało.
rule-R28 = Po szpiegowskich wakacjach możesz zwerbować tylko zabranego właśnie agenta. Liczy się go od nowa, według rzędu, jaki jest teraz.
rule-R29 = W drużynie agent trafia na rękę osoby, która wzięła kartę.

## Rozstrzygnięcia: drużyny

rule-R30 = Rzecznik drużyny zmienia się z każdą jej turą i rozstrzyga, gdy nie ma zgody.
rule-R31 = Po zagraniu drużyny pierwsza dobiera osoba, która zagrała odkrytą kartę.
rule-R32 = Jeśli na początku zagrania drużyny w talii jest jedna karta, należy się ona osobie, która zagrywa odkrytą kartę: gdy ta już leży, partner nie może się na nią wymienić. Wcześniejsza wymiana jeszcze może ją zabrać.
rule-R33 = W pojedynkę nie można zagrać, mając mniej niż 2 karty; drużyna nie może zagrać, jeśli ktoś z niej nie ma żadnej.
rule-R34 = Każda osoba z drużyny może wymieniać w dowolnej chwili przed zagraniem własnej karty, zanim partner zagra albo potem.
rule-R35 = Kto gra samotnie przeciw parze, gra jak w grze dwuosobowej, z 4 wymianami; para ma po 2.
rule-R36 = Bliżej jest ta strona, której brakuje mniej pól naprzód do złapania rywala.
rule-R37 = Pierwsza osoba z drużyny może zagrać dowolną kartę, nawet taką, której nazwy druga nie zdoła uniknąć.
rule-R38 = Rząd, karty stałe i pionek należą do całej strony. Tajny rekrut patrzy na rząd strony i rękę osoby, która wzięła kartę.
rule-R47 = Ręce w drużynie mogą mieć różną wielkość i nic ich nie wyrównuje. Przy pustej talii wystarczy jedna osoba bez kart, by gra się skończyła, gdy kolej na jej drużynę.

## Rozstrzygnięcia: pojedyncze karty i pojedyncze możliwości

rule-R39 = Przywódczyni stada patrzy na ryzykantów, nie na sabotażystów.
rule-R40 = Kart czarnego rynku jest 15; szesnastej, którą wymieniają niektóre listy, nie używamy.
rule-R43 = Pomocnik i kret są tylko po jednym. Gdy któryś wróci i zostanie ponownie zwerbowany, znów liczy się jako pierwszy: +4 albo −3.
rule-R44 = Co nie zostawia wyboru (placówka, zasłona dymna, furgonetka obserwacyjna), dzieje się samo. O to, co zależy od ukrytej ręki, pytamy zawsze.
rule-R46 = Pytamy także wtedy, gdy masz tylko jedną możliwość, żeby nikt nie poznał po przerwie, co masz na ręce.

## Pierwsza partia, obrazki tury i podpowiadacz

lesson-goal = Dwoje szpiegów goni się tą ulicą zgodnie z ruchem wskazówek zegara. Odrób siedem pól, a złapiesz rywala i wygrasz. Grasz zielonym.
lesson-turn = W swojej turze wykładasz z ręki dwóch agentów: jednego odkrytego, drugiego zakrytego. Rywal bierze jednego, drugi przypada tobie. Potem ruszają się oba pionki.
lesson-numbers = Trzy liczby na karcie mówią, o ile ruszy się ten, kto ją dostanie: za pierwszą, drugą i trzecią kartę o tej nazwie. Kret to trzy kroki do tyłu.
lesson-trap = Zastaw małą pułapkę: odkryty sabotażysta wygląda źle, więc rywal może sięgnąć po zakrytą kartę. Niech to będzie kret. Wybierz najpierw sabotażystę, potem kreta.
lesson-took-mole = Rywal wziął kreta i cofnął się o trzy pola. Tobie przypadł sabotażysta, jeden krok do tyłu. Cofnęliście się oboje, ale zyskujesz dwa pola.
lesson-left-mole = Rywal wziął sabotażystę, więc kret jest twój i cofasz się o trzy pola. Zdarza się: każda oferta to ryzyko.
lesson-choose = Teraz ofertę składa rywal, a ty wybierasz. Jedną kartę widzisz, drugą musisz odgadnąć. To, co zostawisz, przypadnie rywalowi.
lesson-codebreakers = Kryptolożka nikogo nie rusza, ale trzy w jednym rzędzie wygrywają grę. Jedna jest niegroźna. Tym razem weź zakrytą kartę.
lesson-first-sentinel = To był wartownik. Pierwszy nie rusza cię z miejsca, ale leży już w twoim rzędzie; drugi jest wart 2, trzeci 6.
lesson-rows = To są rzędy. Policz, zanim złożysz ofertę: następna karta o tej samej nazwie korzysta z następnej liczby, na karcie wyróżnionej.
lesson-both-good = Wyłóż dwie karty, z których każda ci odpowiada: wartownika i ryzykanta, który zaczyna od 2 kroków. Którąkolwiek weźmie rywal, druga pomoże tobie.
lesson-ran = Twój pierwszy ryzykant: dwa kroki do przodu. Zobacz, jak jesteś blisko.
lesson-daredevils = Drugi ryzykant to 3 kroki. Ale trzech w twoim rzędzie oznacza przegraną! Dwóch to jeszcze nie kłopot.
lesson-decide = Znasz jedną kartę, rywal zna obie. Którą chciałby ci oddać? Z ryzykantem będziesz o krok od celu.
lesson-close = Brakuje już tylko kilku pól. Mała liczba na ulicy mówi, ilu.
lesson-swap = Nie podobają ci się karty? Cztery razy w grze możesz przed ofertą wymienić jedną. Wybierz wymianę i pozbądź się egzekutorki.
lesson-swapped = Stara karta wypadła z gry, a na jej miejsce dobierasz nową. Zostały ci trzy wymiany.
lesson-last = Wartownik! Drugi jest wart 2. Połóż go zakrytego obok kryptolożki i licz na to, że rywal weźmie to, co widzi.
lesson-alone = Wiesz już wszystko, czego trzeba. Dokończ pościg!
lesson-won = Udało się! To była twoja pierwsza partia.
lesson-lost = Tym razem rywal był szybszy. To krótka gra: spróbuj jeszcze raz.
lesson-endings = Gra kończy się zawsze na końcu tury: schwytaniem, trzema kryptolożkami (wygrywasz) albo trzema ryzykantami (przegrywasz). Czarny rynek i jego piętnaście kart czekają w trybie zaawansowanym.

picture-offer = Wykładasz dwóch agentów: jednego odkrytego, drugiego zakrytego.
picture-choose = Druga strona bierze jednego z nich. Tobie przypada ten, który zostanie.
picture-move = Obie karty trafiają do rzędów, a oba pionki ruszają się o liczbę ze swojej karty.

coach-offer = Zanim złożysz ofertę, zapytaj dwa razy: co ta karta da im, a co mnie? Liczy się wyróżniona liczba.
coach-choose = To, co zostawisz, przypadnie drugiej stronie. Spójrz na jej rząd: ile byłaby dla niej warta ta karta?
coach-swap = Przed ofertą możesz wymienić kartę, cztery razy w całej grze. Przy krecie często warto, chyba że uda się go komuś podrzucić.
coach-market = Karta czarnego rynku! ∞ działa do końca gry, ⚡ od razu i raz. Karty stałe opłacają się wcześnie.
coach-team = Grasz z partnerem: jedno z was wykłada kartę odkrytą, drugie zakrytą, o innej nazwie.

board-taught-goal = Złap drugiego szpiega albo zbierz trzy kryptolożki. Nigdy trzeciego ryzykanta.
piece-agent = Agenci
piece-black_market = Czarny rynek

## Boty

bot-easy-name = Nowy sąsiad
bot-easy-style = Właśnie się wprowadził i bierze, co mu się podoba.
bot-normal-name = Plotkara
bot-normal-style = Zna wszystkich na ulicy i gra rozsądnie.
bot-hard-name = Oficer prowadzący
bot-hard-style = Zastanawia się, co i po co kładziesz zakryte.
bot-expert-name = Szef siatki
bot-expert-style = Przeszedł w myślach całą ulicę, zanim zapukasz.
