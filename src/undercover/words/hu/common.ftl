### A keret minden játék körül, magyarul: polc, váró, asztal, beállítások, visszautasítások, terminál.

## A keret

ui-app = Undercover
ui-slogan = Öt játék ügynökökről. Egy asztal.
ui-notice = Az Undercover független a játékok kiadóitól és szerzőitől. A címek a tulajdonosaikéi; a szövegek és a képek a sajátjaink.
ui-home = Minden játék
ui-menu = Menü
ui-close = Bezárás
ui-cancel = Mégse
ui-back = Vissza
ui-confirm = Igen, mehet
ui-yes = Igen
ui-no = Nem
ui-copy-link = Link másolása
ui-link-copied = Kimásolva
ui-share = Megosztás
ui-download = Letöltés
ui-search = Keresés
ui-retry = Próbáld újra
ui-reload = Újratöltés
ui-loading = Egy pillanat…
ui-not-found = Itt nincs semmi. Lehet, hogy a link régi vagy hiányos.
ui-went-wrong = Hiba történt. A játékod biztonságban van: töltsd újra az oldalt.

## Nyelvek, a saját nevükön

language-en = English
language-hu = Magyar
language-pl = Polski

## A polc

ui-shelf = A játékok
ui-play-now = Játék most
ui-play-now-text = Te a botok ellen, azonnal
ui-invite-friends = Barátok meghívása
ui-invite-friends-text = Nyiss egy asztalt, és küldd el a linket
ui-learn = Tanulás
ui-learn-text = Első játszma, egy kör képekben és minden szabály
ui-players-number = { $count } játékos
ui-players-range = { $from }–{ $to } játékos
ui-minutes-range = { $from }–{ $to } perc
ui-your-tables = Asztalaid
ui-no-tables = Még nincs asztalod. Válassz egy játékot fent.
ui-open-tables = Nyitott asztalok
ui-no-open-tables = Most éppen senki sem keres játékost.
ui-recent-replays = Legutóbbi játszmák
ui-todays-deal = A mai leosztás
ui-todays-deal-text = Egész nap mindenkinek ugyanazok a lapok
ui-join = Beülök
ui-watch = Nézem
ui-resume = Folytatás
ui-seats-taken = { $seats } helyből { $taken } foglalt
ui-phase-lobby = gyülekezés
ui-phase-playing = folyamatban
ui-phase-over = véget ért
ui-phase-closed = lezárva
ui-look = Megnézem

## Ki vagy

ui-name = Név
ui-your-name = A neved
ui-name-text = Ezt látják majd a többiek az asztalnál.
ui-name-save = Név mentése
ui-other-device = Folytatás másik eszközön
ui-other-device-text = Ez a link csak a tiéd: aki megnyitja, a te nevedben játszik.

## A váró

ui-lobby = Játék előtt
ui-seat = Játékos { $number }
ui-seat-open = Szabad
ui-sit-here = Leülök ide
ui-stand-up = Felállok
ui-add-here = Új játékos ezen az eszközön
ui-you = te
ui-host = házigazda
ui-bot = Bot
ui-bot-of-level = Bot ({ $level })
bot-random = véletlen
bot-random-text = Bármit meglép, amit szabad.
bot-easy = könnyű
bot-easy-text = Különösebb terv nélkül játszik.
bot-normal = közepes
bot-normal-text = Józanul játszik, és néha hibázik.
bot-greedy = mohó
bot-greedy-text = Azt lépi, ami éppen a legjobbnak látszik.
bot-hard = nehéz
bot-hard-text = Előre gondolkodik, minden lehetséges helyzetben.
bot-expert = mester
bot-expert-text = Tovább és többre gondol előre.
ui-bot-rating = Értékszám: { $rating } ± { $doubt }
ui-bot-rating-text = Botok egymás elleni játékaiban mérve ({ $games } játék, { $seats } fős asztaloknál). 95%-os biztonsággal { $low } és { $high } között van.
ui-you-will-meet = Ellenfél: { $bot }
ui-bot-level = A botok szintje
ui-put-bot = Bot ültetése ide
ui-open-seat = Hely felszabadítása
ui-ask-to-leave = Megkérem, hogy álljon fel
ui-swap-seats = Helycsere
ui-seats = Játékosok száma
ui-options = Beállítások
ui-private = Privát asztal
ui-private-text = Csak az találja meg, aki ismeri a linket.
ui-public = Nyitott asztal
ui-public-text = Bárki láthatja a kezdőlapon, és leülhet.
ui-invite-link = Meghívó link
ui-qr = A meghívó QR-kódja
ui-ready = Kész vagyok
ui-not-ready = Mégsem vagyok kész
ui-is-ready = kész
ui-is-not-ready = még nem kész
ui-start = Kezdés
ui-start-with-bots = Kezdés, a szabad helyeken botokkal
ui-waiting-for-host = Várjuk, hogy a házigazda elkezdje.
ui-waiting-for-players = Még { $count } hely szabad.
ui-spectators =
    { $count ->
        [0] Nincs néző
       *[other] { $count } néző
    }
ui-watching = Nézők: { $names }
ui-spectating = Ezt a játszmát nézőként követed.

## Órák

ui-clock = Óra
ui-clock-none = Óra nélkül
ui-clock-none-text = Mindenki addig gondolkodik, ameddig jólesik.
ui-clock-realtime = Élő
ui-clock-realtime-text = Mindenkinek néhány perce van az egész játékra, és minden döntésért kap pár másodpercet.
ui-clock-relaxed = Ráérős
ui-clock-relaxed-text = Játssz, amikor időd engedi, akár órákon vagy napokon át.
ui-minutes-each = Perc játékosonként
ui-increment = Döntésenként járó másodperc
ui-time-left = Hátralévő idő
ui-out-of-time = Letelt az idő: { $seat } helyett automatikusan döntünk.

## Az asztal

ui-your-turn = Te jössz
ui-waiting-for = Várunk rá: { $seat }
ui-thinking = { $seat } gondolkodik…
ui-options-number = { $count } lehetőség
ui-barred = Most nem lehet
ui-why = Miért?
ui-rule = Szabály: { $clause }
ui-back-out = Esc: a félig meghozott döntés visszavonása
ui-skip = Átugrás
ui-undo = Visszavonás
ui-ask-undo = Visszavonás kérése
ui-undo-asked = { $seat } szeretné visszavonni az utolsó döntést.
ui-undo-waiting = Visszavonást kértél; várunk a többiekre.
ui-allow = Rendben
ui-refuse = Inkább ne
ui-leave = Felállok az asztaltól
ui-leave-text = A helyed megmarad. Bármikor visszajöhetsz, bármilyen eszközről.

## Az oldalsáv

ui-story = Történet
ui-story-empty = Még nem történt semmi.
ui-story-jump = Mutasd ezt a pillanatot
ui-now = Vissza a jelenbe
ui-chat = Csevegés
ui-chat-empty = Még nincs üzenet. Köszönj be!
ui-chat-hint = Írj üzenetet
ui-send = Küldés
ui-players = Játékosok
ui-here = itt van
ui-away = nincs itt
ui-stand-in = Ugorjon be egy bot
ui-standing-in = { $seat } helyett most egy bot játszik.
ui-seat-back = Visszaveszem a helyem
ui-rules = Szabályok
ui-rules-search = Keresés a szabályokban
ui-rules-none = Egyik szabályban sem szerepel: „{ $text }”.

## Többen egy eszközön

ui-pass-device = Add tovább az eszközt! Következik: { $name }
ui-pass-device-text = A többiek most ne nézzenek ide.
ui-show-cards = { $name } vagyok: mutasd a lapjaimat
ui-look-from = Nézőpont: játékos { $number }

## Kapcsolat

ui-connecting = Kapcsolódás…
ui-disconnected = Megszakadt a kapcsolat. Semmi sem veszett el.
ui-reconnecting = Újrakapcsolódás…
ui-reconnected = Helyreállt a kapcsolat

## A doboz értékei

ui-reconstructed = rekonstruált
ui-reconstructed-text = Ezt az értéket nem tudtuk nyomtatott példányon ellenőrizni, ez a legjobb becslésünk. Ha megvan neked a játék, a saját értékeiddel is játszhatsz.
ui-other-values = Ennél az asztalnál saját értékekkel játszanak ({ $digest }).

## A játék vége

ui-game-over = Vége a játéknak
ui-you-won = Győztél!
ui-you-lost = Ezúttal veszítettél.
ui-winner = Győztes: { $names }
ui-winners = Győztesek: { $names }
ui-no-winner = Senki sem győzött.
ui-score = Pontszám
ui-place = { $place }. helyezett
ui-rematch = Visszavágó
ui-rematch-ready = Egy új asztalnál vár a visszavágó.
ui-go-there = Odamegyek
ui-replay = Visszajátszás

## Visszajátszás

ui-step-of = { $step }. lépés, összesen { $steps }
ui-to-start = Az elejére
ui-previous = Egy lépést vissza
ui-next = Egy lépést előre
ui-to-end = A végére
ui-play = Lejátszás
ui-pause = Szünet
ui-view-of = Nézőpont: { $seat }
ui-all-open = Minden lap nyíltan
ui-fork-text = Új asztalt nyit, amely ebből a pillanatból indul.
ui-seal = Lepecsételt leosztás
ui-seal-text = Az alábbi ujjlenyomat már az első lap előtt látható volt: egy titkot rögzít. A lapokat ez a titok és a mindenki által hozzákevert számok osztják, így egyedül senki sem dönt róluk. A játék után a titok felfedhető, és minden ellenőrizhető.
ui-verify = Ellenőrzés
ui-your-number = A te számod az osztáshoz
ui-your-number-text = Tetszőleges betűk és számjegyek, amelyeket az osztáshoz keversz. Egy véletlen szám is ugyanolyan jó.
ui-mixed = hozzákevert egy számot
ui-seal-digest = Ujjlenyomat
ui-seal-secret = Titok
ui-seal-numbers = Hozzákevert számok
ui-not-sealed = Ez az osztás nincs lepecsételve: felvételből származik, és aki az asztalt nyitotta, ismerheti a lapokat.
ui-unsealed = Nincs lepecsételve: aki az asztalt nyitotta, ismerheti a lapokat
ui-seal-today = A napi leosztás pecsétjét a nap végén (UTC szerint éjfélkor) törjük fel.
ui-closed = Ez a játszma lezárult
ui-closed-text = Senki sem nyert és senki sem vesztett; ezek a döntések születtek.
ui-closed-last = Így látta mindenki utoljára az asztalt (döntések addig: { $count }).
ui-took-back = visszavonta az utolsó döntést

## Beállítások

ui-settings = Beállítások
ui-language = Nyelv
ui-theme = Téma
ui-theme-light = Világos
ui-theme-dark = Sötét
ui-theme-system = Rendszer szerint
ui-motion = Animáció
ui-motion-slow = Lassú
ui-motion-normal = Normál
ui-motion-fast = Gyors
ui-motion-off = Kikapcsolva
ui-sound = Hang
ui-sound-on = Bekapcsolva
ui-sound-off = Kikapcsolva

## Visszautasítva: a kérés nem teljesíthető, és semmi sem változott

refused-not-your-turn = Most nem te jössz.
refused-not-offered = Ez most nem lehetséges.
refused-stale = Közben továbbment a játék. Nézd meg újra, és válassz.
refused-game-over = A játék már véget ért.
refused-not-over = A játék még nem ért véget.
refused-not-started = A játék még nem kezdődött el.
refused-already-started = A játék már elkezdődött.
refused-nothing-to-undo = Nincs mit visszavonnod.
refused-undo-not-asked = Senki sem kért visszavonást.
refused-undo-denied = A többiek inkább nem vonnák vissza.
refused-one-try = A mai leosztást csak egyszer játszhatod: ami kiderült, az kiderült.
refused-undo-absent = Ezt csak az engedheti meg, aki ott ül, de most nincs itt: { $names }
refused-table-full = Minden hely foglalt. Nézőként maradhatsz.
refused-seat-taken = Ott már ül valaki.
refused-no-such-seat = Ennél az asztalnál nincs ilyen hely.
refused-no-such-step = Ebben a játszmában nincs { $step }. lépés; az utolsó lépés: { $steps }.
refused-not-your-seat = Ez nem a te helyed.
refused-not-seated = Előbb ülj le egy helyre.
refused-not-away = { $seat } az asztalnál ül: csak annak kell beugró, aki nincs itt.
refused-still-waited-for = { $seat } csak az imént ment el. Beugró { $seconds } mp múlva hívható.
refused-not-host = Ezt csak a házigazda teheti meg.
refused-nobody = Ez a szerver nem ismer téged: nincs itt semmi, ami a tiéd lenne.
refused-nobody-there = Nincs ott senki, akire ez vonatkozhatna.
refused-not-ready = Még nem áll készen: { $names }
refused-open-seats = Még vannak szabad helyek.
refused-unknown-game = Nincs ilyen nevű játék: „{ $game }”.
refused-no-lesson = Ehhez a játékhoz nincs tanulójátszma.
refused-no-advice = Ennél az asztalnál nincs tanács: nem segítséggel játszotok.
refused-unknown-table = Nincs ilyen asztal. Lehet, hogy a link régi vagy hiányos.
refused-unknown-option = Ennek a játéknak nincs ilyen beállítása.
refused-bad-option = Ennél a beállításnál ez nem választható.
refused-bad-seats = Ezt a játékot { $count } játékossal nem lehet játszani.
refused-bad-clock = Nincs ilyen óra.
refused-unknown-bot = Nincs ilyen szintű bot.
refused-name-empty = Adj meg egy nevet.
refused-name-too-long = Túl hosszú név: legfeljebb { $most } karakter lehet.
refused-name-taken = Ennél az asztalnál már van valaki ezzel a névvel.
refused-name-odd = Ez a név összetéveszthető egy másikkal: többféle ábécét kever, vagy halmozza az ékezeteket. Válassz egyszerűbbet.
refused-no-talk = Most nem beszélhetsz: ennél az asztalnál nincs szabad beszéd, vagy már kiestél.
refused-no-team = Nincs csapattársad, akivel külön beszélhetnél.
refused-muted = A házigazda elnémított ennél az asztalnál. Játszani és nézni továbbra is tudsz.
refused-no-claim = Ezt most nem állíthatod, vagy olyasmiről szól, ami nincs.
refused-text-empty = Az üzenet üres.
refused-text-too-long = Túl hosszú üzenet: legfeljebb { $most } karakter lehet.
refused-too-fast = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
refused-too-many-tables = Már túl sok az asztal. Előbb fejezz be egyet.
refused-too-big = Ez túl sok egyetlen üzenetnek.
refused-other-origin = Ez a kérés egy másik oldalról érkezett, ezért nem fogadtuk el.
refused-not-understood = Ezt a szerver nem értette. Töltsd újra az oldalt.
refused-bad-record = Ez a felvétel nem játszható le: { $problem }
refused-bad-data = Ezek az értékek nem használhatók: { $problem }
refused-data-shape = Ez nem úgy épül fel, mint egy adatfájl: túl hosszú, vagy túl mélyen ágyazza egymásba a kulcsait és a listáit.
refused-bad-number = Az osztáshoz kevert szám csak betűkből és számjegyekből állhat, legfeljebb { $most } jelből.
refused-closed = Ez a játszma lezárult: a szabályaival vagy az értékeivel itt már nem játszunk.
refused-not-sealed = Ez az osztás már ismert; nem lehet belekeverni semmit.
refused-today = Napi leosztás ({ $day }). Mások még játszhatják: a lapjai a nap végén, UTC szerint éjfélkor válnak nyilvánossá.
refused-too-long-trial = A kipróbálása túl sok időt vagy memóriát igényelt, ezért itt nem játszható.
refused-too-long-look = A játszma elemzése túl sokáig tartott. Próbáld újra később.
refused-server-trouble = Hiba történt a szerveren. Semmi sem veszett el; próbáld újra.

## Búcsú: a szerver bezárja a nézetet

bye-table-gone = Ez az asztal megszűnt.
bye-asked-to-leave = A házigazda felszabadította a helyedet másnak.
bye-crowded = Már annyian nézik, hogy nincs több hely. Adj meg egy nevet, vagy gyere vissza kicsit később.
bye-forgotten = A szerver elfelejtett téged és mindent, ami a tiéd volt.
bye-server-restarts = A szerver újraindul. Mindjárt folytathatod; semmi sem vész el.

## Amit az asztal minden játékban elmond

event-took_back = { $seat } visszavont egy döntést.
noted-report = Köszönjük. A szerver üzemeltetője el fogja olvasni.

## A terminál

term-choose = Válassz egy számot 1 és { $count } között (? súgó)
term-keys = ? súgó · ?3 miért a 3. · ? 4.2 szabály · l történet · u vissza · q mentés, vége
term-help = Írd be annak a számát, amit tenni szeretnél. A ?3 elmagyarázza a 3. lehetőséget, az l elmeséli az egész történetet, az u visszavonja az utolsó döntésedet, a q menti a játékot és kilép.
term-options = Ezt teheted:
term-barred = Most nem lehet:
term-not-a-choice = „{ $text }” nincs a választható lehetőségek között.
term-pass-keyboard = Add tovább a billentyűzetet! Következik: { $seat }.
term-partner = p: előbb kérdezd meg a csapattársadat: { $seat }
term-prefer = Te mit választanál? Ő dönt: { $seat }. Egy szám, vagy Enter, ha semmit
term-prefers = { $seat } ezt választaná: { $option }
term-prefers-nothing = { $seat } rád bízza.
term-press-enter = Nyomj Entert a folytatáshoz.
term-lesson-more = Enter: tovább olvasom.
term-lesson-try = Próbáld ezt: { $number } ({ $option }).
term-undone = Visszavonva.
term-saved = Mentve ide: { $file }. Így folytathatod később: { $command }
term-not-saved = A játékot nem sikerült ide menteni: { $file } ({ $problem })
term-resumed = Folytatás innen: { $file }.
term-help-rules = A ? 4.2 vagy a ? R12 a szabályok egy pontját mutatja meg. A fejezetek:
term-no-clause = A szabályokban nincs „{ $clause }” pont. Ezek vannak: { $clauses }
term-kept = A játék el van mentve. Így nézheted vissza: { $command }
term-person = Játékos { $number }
term-bot = Bot { $number }
term-replay-keys = Enter előre · p vissza · egy szám odaugrik · l történet · q kilépés
term-record-holds = A felvétel hibátlan: { $count } döntés pontosan oda vezet, ahová kell ({ $hash }).
term-part = Rész
term-entries = Tételek
term-exported = Az értékek itt vannak: { $file }. Módosítsd őket, és így játszhatsz velük: { $command }
term-played = Játék
term-rating = Értékszám
term-wins = Győzelem
term-rate = Arány
term-seat-rate = nyertes helyek
term-interval = 95%-os intervallum
term-games = Játékok: { $count }
term-length = Döntések játékonként: átlagosan { $mean }, legalább { $min }, legfeljebb { $max }
term-speed = Döntések másodpercenként: { $count }

verify-digest = Az osztás titka az, amelynek az ujjlenyomata az első lap előtt látható volt ({ $digest }).
verify-mixed =
    { $count ->
        [0] Senki sem kevert saját számot az osztásba.
       *[other] { $count } játékos kevert saját számot az osztásba.
    }
verify-deal = A lapokat a titok és ezek a számok osztották ki, semmi más.
verify-choices = { $count } döntés, újra lejátszva, oda vezet, ahová a felvétel szerint kell ({ $hash }).
verify-no-seal = Ez az osztás nem volt lepecsételve: aki készítette, ismerhette a lapokat.
verify-not-over = A játszma még nem ért véget.

## Amit egy bot gondol

advice-wins = Biztosan nyer.
advice-loses = Biztosan veszít.
advice-untried = Első látásra gyenge; nem lett kipróbálva.
advice-best = Többször nyer, mint bármi más, amit kipróbáltunk.
advice-deep = Nem látszik rajta, de tovább játszva többször nyer.
advice-close = Alig rosszabb a legjobbnál.
advice-worse = Ritkábban nyer.
term-standing = Ki hogyan állt, a saját tudása szerint
term-turning-points = Fordulópontok
term-at-step = { $step }. lépés
term-slip = { $player } jobbat is léphetett volna: { $best } ({ $chance } %, nem { $taken } %)
term-no-turning-point = Nem volt fordulópont.
