### Rama wokół każdej gry, po polsku: półka, poczekalnia, stół, ustawienia, odmowy, terminal.

## Rama

ui-app = Undercover
ui-slogan = Pięć gier o agentach. Jeden stół.
ui-notice = Undercover jest niezależny od wydawców i autorów tych gier. Tytuły należą do swoich właścicieli; teksty i obrazki są nasze własne.
ui-home = Wszystkie gry
ui-menu = Menu
ui-close = Zamknij
ui-cancel = Anuluj
ui-back = Wstecz
ui-confirm = Tak, zrób to
ui-yes = Tak
ui-no = Nie
ui-copy-link = Kopiuj link
ui-link-copied = Skopiowano
ui-share = Udostępnij
ui-download = Pobierz
ui-search = Szukaj
ui-retry = Spróbuj ponownie
ui-reload = Odśwież
ui-loading = Chwileczkę…
ui-not-found = Nic tu nie ma. Link może być stary albo niepełny.
ui-went-wrong = Coś poszło nie tak. Twoja gra jest bezpieczna: odśwież stronę.

## Języki, po swojemu

language-en = English
language-hu = Magyar
language-pl = Polski

## Półka

ui-shelf = Gry
ui-play-now = Zagraj teraz
ui-play-now-text = Ty przeciwko botom, od razu
ui-invite-friends = Zaproś znajomych
ui-invite-friends-text = Otwórz stół i wyślij link
ui-learn = Poznaj zasady
ui-learn-text = Pierwsza gra, tura w obrazkach i wszystkie zasady
ui-players-number =
    { $count ->
        [one] { $count } gracz
       *[many] { $count } graczy
    }
ui-players-range = { $from }–{ $to } graczy
ui-minutes-range = { $from }–{ $to } minut
ui-your-tables = Twoje stoły
ui-no-tables = Nie masz jeszcze żadnego stołu. Wybierz grę powyżej.
ui-open-tables = Otwarte stoły
ui-no-open-tables = Nikt teraz nie szuka graczy.
ui-recent-replays = Ostatnie partie
ui-todays-deal = Rozdanie dnia
ui-todays-deal-text = Te same karty dla wszystkich, przez cały dzień
ui-join = Dołącz
ui-watch = Oglądaj
ui-resume = Graj dalej
ui-seats-taken = Zajęte miejsca: { $taken } z { $seats }
ui-phase-lobby = zbiera graczy
ui-phase-playing = trwa
ui-phase-over = zakończona
ui-phase-closed = zamknięta
ui-look = Zobacz

## Kim jesteś

ui-name = Imię
ui-your-name = Twoje imię
ui-name-text = To zobaczą inni przy stole.
ui-name-save = Zapisz imię
ui-other-device = Graj dalej na innym urządzeniu
ui-other-device-text = Ten link jest tylko twój: kto go otworzy, gra w twoim imieniu.

## Poczekalnia

ui-lobby = Przed grą
ui-seat = Gracz { $number }
ui-seat-open = Wolne
ui-sit-here = Usiądź tutaj
ui-stand-up = Wstań
ui-add-here = Dodaj gracza na tym urządzeniu
ui-you = ty
ui-host = gospodarz
ui-bot = Bot
ui-bot-of-level = Bot ({ $level })
bot-random = losowy
bot-random-text = Robi cokolwiek, byle zgodnie z zasadami.
bot-easy = łatwy
bot-easy-text = Gra bez większego planu.
bot-normal = średni
bot-normal-text = Gra rozsądnie, czasem się myli.
bot-greedy = zachłanny
bot-greedy-text = Wybiera to, co w tej chwili wygląda najlepiej.
bot-hard = trudny
bot-hard-text = Myśli naprzód o tym, co możliwe.
bot-expert = mistrz
bot-expert-text = Myśli naprzód dłużej i o większej liczbie rzeczy.
ui-bot-rating = Ranking { $rating } ± { $doubt }
ui-bot-rating-text = Zmierzony w grach botów z botami (gry: { $games }, graczy przy stole: { $seats }). Z pewnością 95% leży między { $low } a { $high }.
ui-you-will-meet = Przeciwnik: { $bot }
ui-bot-level = Poziom botów
ui-put-bot = Posadź tu bota
ui-open-seat = Zwolnij to miejsce
ui-ask-to-leave = Wyproś
ui-swap-seats = Zamień miejsca
ui-seats = Liczba graczy
ui-options = Opcje
ui-private = Stół prywatny
ui-private-text = Znajdą go tylko osoby, które mają link.
ui-public = Stół otwarty
ui-public-text = Każdy widzi go na stronie głównej i może dołączyć.
ui-invite-link = Link z zaproszeniem
ui-qr = Kod QR zaproszenia
ui-ready = Możemy zaczynać
ui-not-ready = Jeszcze chwila
ui-is-ready = czeka na start
ui-is-not-ready = jeszcze się szykuje
ui-start = Start
ui-start-with-bots = Start, z botami na wolnych miejscach
ui-waiting-for-host = Czekamy, aż gospodarz rozpocznie grę.
ui-waiting-for-players =
    { $count ->
        [one] { $count } miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
ui-spectators =
    { $count ->
        [0] Nikt nie ogląda
        [one] { $count } widz
       *[many] { $count } widzów
    }
ui-watching = Oglądają: { $names }
ui-spectating = Oglądasz tę partię.

## Zegary

ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-none-text = Każdy myśli tak długo, jak chce.
ui-clock-realtime = Na żywo
ui-clock-realtime-text = Każdy ma kilka minut na całą grę i dostaje parę sekund za każdą decyzję.
ui-clock-relaxed = Bez pośpiechu
ui-clock-relaxed-text = Graj, kiedy masz czas, choćby przez wiele godzin lub dni.
ui-minutes-each = Minuty na gracza
ui-increment = Sekundy dodawane za decyzję
ui-time-left = Pozostały czas
ui-out-of-time = Koniec czasu: zapada domyślna decyzja za gracza { $seat }.

## Stół

ui-your-turn = Twoja kolej
ui-waiting-for = Czekamy na: { $seat }
ui-thinking = { $seat } myśli…
ui-options-number =
    { $count ->
        [one] { $count } możliwość
       *[many] { $count } możliwości
    }
ui-barred = Teraz niemożliwe
ui-why = Dlaczego?
ui-rule = Zasada { $clause }
ui-back-out = Esc: cofnij rozpoczęty wybór
ui-skip = Pomiń
ui-undo = Cofnij
ui-ask-undo = Poproś o cofnięcie
ui-undo-asked = { $seat } prosi o cofnięcie ostatniej decyzji.
ui-undo-waiting = Prośba o cofnięcie wysłana; czekamy na pozostałych.
ui-allow = Zgoda
ui-refuse = Nie tym razem
ui-leave = Odejdź od stołu
ui-leave-text = Miejsce pozostaje twoje. Wróć, kiedy chcesz, z dowolnego urządzenia.

## Panel boczny

ui-story = Przebieg
ui-story-empty = Nic się jeszcze nie wydarzyło.
ui-story-jump = Pokaż ten moment
ui-now = Do bieżącej chwili
ui-chat = Czat
ui-chat-empty = Nie ma jeszcze wiadomości. Przywitaj się!
ui-chat-hint = Napisz wiadomość
ui-send = Wyślij
ui-players = Gracze
ui-here = przy stole
ui-away = poza stołem
ui-stand-in = Niech zagra bot
ui-standing-in = Za gracza { $seat } gra teraz bot.
ui-seat-back = Wracam na swoje miejsce
ui-rules = Zasady
ui-rules-search = Szukaj w zasadach
ui-rules-none = Żadna zasada nie zawiera „{ $text }”.

## Kilka osób na jednym urządzeniu

ui-pass-device = Przekaż urządzenie dalej. Teraz gra: { $name }
ui-pass-device-text = Reszta niech nie podgląda.
ui-show-cards = Tu { $name }: pokaż moje karty
ui-look-from = Widok gracza { $number }

## Połączenie

ui-connecting = Łączenie…
ui-disconnected = Połączenie zostało przerwane. Nic nie przepadło.
ui-reconnecting = Ponowne łączenie…
ui-reconnected = Połączenie wróciło

## Wartości z pudełka

ui-reconstructed = zrekonstruowane
ui-reconstructed-text = Tej wartości nie udało się sprawdzić z drukowanym egzemplarzem, to nasze najlepsze przybliżenie. Jeśli masz tę grę, możesz grać z własnymi wartościami.
ui-other-values = Przy tym stole gra się z własnymi wartościami ({ $digest }).

## Koniec gry

ui-game-over = Koniec gry
ui-you-won = Wygrywasz!
ui-you-lost = Tym razem przegrywasz.
ui-winner = Wygrywa: { $names }
ui-winners = Wygrywają: { $names }
ui-no-winner = Nikt nie wygrał.
ui-score = Wynik
ui-place = { $place }. miejsce
ui-rematch = Rewanż
ui-rematch-ready = Rewanż czeka przy nowym stole.
ui-go-there = Przejdź tam
ui-replay = Powtórka

## Powtórki

ui-step-of = Krok { $step } z { $steps }
ui-to-start = Na początek
ui-previous = Krok wstecz
ui-next = Krok dalej
ui-to-end = Na koniec
ui-play = Odtwórz
ui-pause = Pauza
ui-view-of = Tak widzi to { $seat }
ui-all-open = Wszystkie karty odkryte
ui-fork-text = Otwiera nowy stół, który zaczyna się w tym momencie.
ui-seal = Zapieczętowane rozdanie
ui-seal-text = Poniższy skrót pokazano przed pierwszą kartą: ustala on sekret. Karty rozdaje się z tego sekretu i z liczb domieszanych przez wszystkich, więc nikt sam o nich nie decyduje. Po grze sekret zostaje ujawniony i wszystko można sprawdzić.
ui-verify = Sprawdź
ui-your-number = Twoja liczba do rozdania
ui-your-number-text = Dowolne litery i cyfry, domieszane do rozdania. Losowa liczba jest równie dobra.
ui-mixed = liczba domieszana
ui-seal-digest = Skrót
ui-seal-secret = Sekret
ui-seal-numbers = Domieszane liczby
ui-not-sealed = To rozdanie nie jest zapieczętowane: pochodzi z zapisu i kto otworzył stół, może znać karty.
ui-unsealed = Bez pieczęci: kto otworzył ten stół, może znać karty
ui-seal-today = Pieczęć rozdania dnia zostaje otwarta, gdy dzień się skończy (o północy UTC).
ui-closed = Ta partia jest zamknięta
ui-closed-text = Nikt nie wygrał ani nie przegrał; oto dokonane wybory.
ui-closed-last = Tak wszyscy widzieli stół po raz ostatni (wybory do tej chwili: { $count }).
ui-took-back = cofnięcie ostatniego wyboru

## Ustawienia

ui-settings = Ustawienia
ui-language = Język
ui-theme = Motyw
ui-theme-light = Jasny
ui-theme-dark = Ciemny
ui-theme-system = Jak w systemie
ui-motion = Animacje
ui-motion-slow = Wolne
ui-motion-normal = Normalne
ui-motion-fast = Szybkie
ui-motion-off = Wyłączone
ui-sound = Dźwięk
ui-sound-on = Włączony
ui-sound-off = Wyłączony

## Odmowy: tego nie da się zrobić, i nic się nie zmieniło

refused-not-your-turn = To nie twoja kolej.
refused-not-offered = Teraz nie można tego zrobić.
refused-stale = Gra poszła tymczasem dalej. Spójrz jeszcze raz i wybierz.
refused-game-over = Gra już się skończyła.
refused-not-over = Gra jeszcze się nie skończyła.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-already-started = Gra już się zaczęła.
refused-nothing-to-undo = Nie masz czego cofnąć.
refused-undo-not-asked = Nikt nie prosił o cofnięcie.
refused-undo-denied = Pozostali wolą nie cofać.
refused-undo-absent = Pozwolić może tylko osoba z tego miejsca, a teraz jej nie ma: { $names }
refused-one-try = Rozdanie dnia to jedna próba: co odkryto, pozostaje odkryte.
refused-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
refused-seat-taken = Ktoś już tam siedzi.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-no-such-step = W tej partii nie ma kroku { $step }; ostatni to { $steps }.
refused-not-your-seat = To nie twoje miejsce.
refused-not-seated = Najpierw zajmij miejsce.
refused-not-away = { $seat } jest przy stole: zastępstwa potrzebuje tylko ktoś nieobecny.
refused-still-waited-for = To dopiero chwila nieobecności ({ $seat }). Zastępstwo będzie możliwe za { $seconds } s.
refused-not-host = Może to zrobić tylko gospodarz.
refused-not-ready = Czekamy jeszcze na: { $names }
refused-nobody = Ten serwer cię nie zna: nie ma tu niczego twojego.
refused-nobody-there = Nie ma tam nikogo, kogo by to dotyczyło.
refused-open-seats = Są jeszcze wolne miejsca.
refused-unknown-game = Nie ma gry o nazwie „{ $game }”.
refused-no-lesson = Ta gra nie ma partii szkoleniowej.
refused-no-advice = Przy tym stole nie ma podpowiedzi: gra się tu bez pomocy.
refused-unknown-table = Nie ma takiego stołu. Link może być stary albo niepełny.
refused-unknown-option = Ta gra nie ma takiej opcji.
refused-bad-option = Ta opcja nie pozwala na taki wybór.
refused-bad-seats = Liczba graczy: { $count }. W tę grę nie da się tak zagrać.
refused-bad-clock = Nie ma takiego zegara.
refused-unknown-bot = Nie ma bota na tym poziomie.
refused-name-empty = Podaj imię.
refused-name-too-long = To imię jest za długie. Limit znaków: { $most }.
refused-name-taken = Ktoś przy tym stole ma już takie imię.
refused-name-odd = To imię można pomylić z innym: miesza alfabety albo piętrzy akcenty. Wybierz prostsze.
refused-no-talk = Teraz nie możesz rozmawiać: przy tym stole nie ma swobodnych rozmów albo nie ma cię już w grze.
refused-no-team = Nie masz tu drużyny, z którą można by rozmawiać osobno.
refused-no-claim = Tego nie można teraz oświadczyć albo mowa o czymś, czego nie ma.
refused-muted = Gospodarz wyciszył cię przy tym stole. Możesz dalej grać i oglądać.
refused-text-empty = Wiadomość jest pusta.
refused-text-too-long = Ta wiadomość jest za długa. Limit znaków: { $most }.
refused-too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
refused-too-many-tables = Stołów jest już za dużo. Najpierw dokończ któryś.
refused-too-big = To za dużo jak na jedną wiadomość.
refused-other-origin = To żądanie przyszło z innej strony i zostało odrzucone.
refused-not-understood = Serwer tego nie zrozumiał. Odśwież stronę.
refused-bad-record = Tego zapisu nie da się odtworzyć: { $problem }
refused-bad-data = Tych wartości nie da się użyć: { $problem }
refused-data-shape = To nie wygląda jak plik danych: jest za długie albo jego klucze i listy są zbyt głęboko zagnieżdżone.
refused-bad-number = Liczba do rozdania składa się tylko z liter i cyfr, najwyżej { $most }.
refused-closed = Ta partia jest zamknięta: jej zasad lub wartości już się tu nie używa.
refused-not-sealed = To rozdanie jest już znane; nie można nic do niego domieszać.
refused-today = To rozdanie dnia { $day }. Inni mogą je jeszcze rozgrywać: karty zostaną ujawnione, gdy ten dzień się skończy, o północy UTC.
refused-too-long-trial = Wypróbowanie tego zajęło za dużo czasu lub pamięci, więc nie da się tu w to zagrać.
refused-too-long-look = Analiza tej partii trwała za długo. Spróbuj ponownie później.
refused-server-trouble = Coś poszło nie tak na serwerze. Nic nie przepadło; spróbuj ponownie.

## Do widzenia: serwer zamyka widok

bye-table-gone = Tego stołu już nie ma.
bye-asked-to-leave = Gospodarz poprosił cię o odejście od tego stołu.
bye-crowded = Ogląda już tyle osób, że nie ma więcej miejsca. Podaj imię albo wróć za chwilę.
bye-forgotten = Serwer zapomniał o tobie i o wszystkim, co było twoje.
bye-server-restarts = Serwer uruchamia się ponownie. Za chwilę wrócisz do gry; nic nie przepadnie.

## Co stół mówi w każdej grze

event-took_back = { $seat }: decyzja cofnięta.
noted-report = Dziękujemy. Osoba prowadząca ten serwer to przeczyta.

## Terminal

term-choose = Wybierz liczbę od 1 do { $count } (? pomoc)
term-keys = ? pomoc · ?3 czemu 3 · ? 4.2 zasada · l przebieg · u cofnij · q zapis i koniec
term-help = Wpisz numer tego, co chcesz zrobić. ?3 objaśnia możliwość numer 3, l opowiada cały przebieg, u cofa twoją ostatnią decyzję, q zapisuje grę i kończy.
term-options = Możesz:
term-barred = Teraz nie można:
term-not-a-choice = „{ $text }” nie ma wśród możliwości.
term-pass-keyboard = Przekaż klawiaturę dalej. Teraz gra: { $seat }.
term-partner = p: zapytaj najpierw partnera: { $seat }
term-prefer = Co wybierasz? Decyduje: { $seat }. Numer albo Enter, jeśli nic
term-prefers = { $seat } doradza: { $option }
term-prefers-nothing = { $seat } zostawia to tobie.
term-press-enter = Naciśnij Enter, aby grać dalej.
term-lesson-more = Enter: czytaj dalej.
term-lesson-try = Spróbuj tak: { $number } ({ $option }).
term-undone = Cofnięto.
term-saved = Zapisano w pliku { $file }. Dalszy ciąg: { $command }
term-not-saved = Nie udało się zapisać gry w pliku { $file }: { $problem }
term-resumed = Dalszy ciąg z pliku { $file }.
term-help-rules = ? 4.2 albo ? R12 pokazuje punkt zasad. Rozdziały:
term-no-clause = W zasadach nie ma punktu „{ $clause }”. Są: { $clauses }
term-kept = Gra jest zapisana. Obejrzysz ją ponownie poleceniem: { $command }
term-person = Gracz { $number }
term-bot = Bot { $number }
term-replay-keys = Enter dalej · p wstecz · liczba przenosi do tego kroku · l przebieg · q wyjdź
term-record-holds =
    { $count ->
        [one] Zapis się zgadza: { $count } decyzja prowadzi dokładnie tam, gdzie trzeba ({ $hash }).
        [few] Zapis się zgadza: { $count } decyzje prowadzą dokładnie tam, gdzie trzeba ({ $hash }).
       *[many] Zapis się zgadza: { $count } decyzji prowadzi dokładnie tam, gdzie trzeba ({ $hash }).
    }
term-part = Część
term-entries = Pozycje
term-exported = Wartości są w pliku { $file }. Zmień je i graj poleceniem: { $command }
term-played = Gry
term-rating = Ranking
term-wins = Wygrane
term-rate = Udział
term-seat-rate = wygrane miejsca
term-interval = Przedział 95%
term-games = Gry: { $count }
term-length = Decyzji na grę: średnio { $mean }, najmniej { $min }, najwięcej { $max }
term-speed = Decyzji na sekundę: { $count }

verify-digest = Sekret rozdania to ten, którego skrót pokazano przed pierwszą kartą ({ $digest }).
verify-mixed =
    { $count ->
        [0] Nikt nie dodał do rozdania własnej liczby.
        [one] { $count } osoba dodała do rozdania własną liczbę.
        [few] { $count } osoby dodały do rozdania własne liczby.
       *[other] { $count } osób dodało do rozdania własne liczby.
    }
verify-deal = Karty rozdano z sekretu i tych liczb, z niczego więcej.
verify-choices =
    { $count ->
        [one] { $count } decyzja, odtworzona, prowadzi tam, dokąd mówi zapis ({ $hash }).
        [few] { $count } decyzje, odtworzone, prowadzą tam, dokąd mówi zapis ({ $hash }).
       *[other] { $count } decyzji, odtworzonych, prowadzi tam, dokąd mówi zapis ({ $hash }).
    }
verify-no-seal = To rozdanie nie było zapieczętowane: kto je przygotował, mógł znać karty.
verify-not-over = Partia jeszcze trwa.

## Co myśli bot

advice-wins = Na pewno wygrywa.
advice-loses = Na pewno przegrywa.
advice-untried = Na pierwszy rzut oka słabe; nie zostało sprawdzone.
advice-best = Wygrywa częściej niż wszystko inne, co sprawdzono.
advice-deep = Nie wygląda na to, ale w dalszej grze wygrywa częściej.
advice-close = Prawie tak dobre jak najlepsze.
advice-worse = Wygrywa rzadziej.
term-standing = Kto jak stał według własnej wiedzy
term-turning-points = Punkty zwrotne
term-at-step = Krok { $step }
term-slip = { $player }: można było lepiej: { $best } ({ $chance } %, a nie { $taken } %)
term-no-turning-point = Nie było punktu zwrotnego.
