### Jó zsaru, rossz zsaru, magyarul.

## A doboz

game-title = Jó zsaru, rossz zsaru
game-tagline = Derítsd ki, ki áll a te oldaladon, mielőtt valaki lő.
game-about = Az előtted fekvő három lap mondja meg, hogy becsületes vagy korrupt zsaru vagy, és ezt rajtad kívül senki sem tudja. Valahol az asztalnál ül az Ügynök, a becsületesek vezetője, és a Bandavezér, a korruptak vezetője. Nyomozz, szerezz fegyvert, játszd ki a felszerelésedet a megfelelő pillanatban, és iktasd ki a másik csapat vezetőjét.

## Az asztal beállításai

setting-reaction_mode = Reakciók
setting-reaction_mode-full = Teljes: minden bejelentett akcióra lehet reagálni
setting-reaction_mode-brisk = Gyors: a bejelentések közül csak lövésre és fegyverkezésre lehet reagálni
setting-reaction_polling = A reakciók összegyűjtése
setting-reaction_polling-sealed = Zártan: mindenki egyszerre válaszol
setting-reaction_polling-sequential = Egyenként: csak gépi játékosok asztalánál, ugyanazzal az eredménnyel
setting-first_player = Ki kezd
setting-first_player-random = Sorsolással dől el
setting-first_player-seat_0 = Játékos 1
setting-first_player-last_shot = Akit az előző játékban utoljára lőttek meg
setting-last_shot = Akit az előző játékban utoljára lőttek meg
setting-last_shot-nobody = Senki
setting-last_shot-seat_0 = Játékos 1
setting-last_shot-seat_1 = Játékos 2
setting-last_shot-seat_2 = Játékos 3
setting-last_shot-seat_3 = Játékos 4
setting-last_shot-seat_4 = Játékos 5
setting-last_shot-seat_5 = Játékos 6
setting-last_shot-seat_6 = Játékos 7
setting-last_shot-seat_7 = Játékos 8
setting-talk = Beszélgetés
setting-talk-off = Nincs
setting-talk-structured = Csak állítások, minden kör elején
setting-talk-free = Szabad csevegés, és állítások bármikor
setting-claims_per_turn = Állítások körönként
setting-claims_per_turn-0 = Egy sem
setting-claims_per_turn-1 = Játékosonként egy
setting-claims_per_turn-2 = Játékosonként kettő
setting-claims_per_turn-3 = Játékosonként három
setting-eliminated_may_talk = A kiesett játékosok
setting-eliminated_may_talk-true = Továbbra is beszélhetnek
setting-eliminated_may_talk-false = Hallgatnak
setting-max_turns = Körök korlátja
setting-max_turns-0 = Nincs korlát
setting-max_turns-20 = 20 kör
setting-max_turns-40 = 40 kör
setting-max_turns-80 = 80 kör
setting-max_turns-160 = 160 kör
setting-max_turns-320 = 320 kör

## Lojalitáskártyák, csapatok, helyek

kind-honest = Becsületes
kind-honest-text = Eggyel a becsületes csapat felé számít.
kind-crooked = Korrupt
kind-crooked-text = Eggyel a korrupt csapat felé számít.
kind-agent = Ügynök
kind-agent-text = Akinél ez van, az a becsületes csapat vezetője, és becsületes, bármi a többi lapja. Az első lövést túléli. Ha kiesik, a korrupt csapat győz.
kind-kingpin = Bandavezér
kind-kingpin-text = Akinél ez van, az a korrupt csapat vezetője, és korrupt, bármi a többi lapja. Az első lövést túléli. Ha kiesik, a becsületes csapat győz.
kind-none = egyik vezető sem
kind-none-text = Sem az Ügynök, sem a Bandavezér nincs nála.
team-honest = Becsületes
team-crooked = Korrupt
slot-0 = 1. lap
slot-1 = 2. lap
slot-2 = 3. lap
direction-clockwise = az óramutató járásával egyezően
direction-counterclockwise = az óramutató járásával ellentétesen
window-declare = bejelentés után
window-investigate = nyomozás után
window-end = a kör végén

## Felszerelés

equipment-blackmail = Zsarolás
equipment-blackmail-text = Két másik élő játékos egy-egy lapja helyet cserél, fordítás nélkül. Te nem láthatod őket, az új gazdájuk igen.
equipment-coffee = Kávé
equipment-coffee-text = Ha ez a kör véget ér, te következel, és a játék a te helyedtől folytatódik.
equipment-defibrillator = Defibrillátor
equipment-defibrillator-text = Hozz vissza egy kiesett játékost. Te választod, melyik lapja marad, képpel felfelé; a többi kikerül a játékból.
equipment-evidence_bag = Bizonyítékzacskó
equipment-evidence_bag-text = Vedd a kezedbe egy másik játékos kezéből a felszerelését.
equipment-flashbang = Villanógránát
equipment-flashbang-text = Vedd fel az összes lojalitáskártyádat, a felfordítottakat is, és rakd le őket újra képpel lefelé, titkos sorrendben.
equipment-k9_unit = Rendőrkutya (K-9)
equipment-k9_unit-text = Egy játékos visszateszi a fegyverét középre. Ha éppen ő van soron, ebben a körben már nem vehet el onnan másikat.
equipment-metal_detector = Fémdetektor
equipment-metal_detector-text = Nézd meg (nyomozás) minden másik fegyveres játékos egy-egy lefordított lapját.
equipment-planted_evidence = Elhelyezett bizonyíték
equipment-planted_evidence-text = A játék végéig egy játékos előtt fekszik: a becsületes lapjai korruptnak számítanak, és fordítva. A vezetőkre nem hat.
equipment-polygraph = Poligráf
equipment-polygraph-text = Nézd meg egy másik játékos összes lojalitáskártyáját; azután ő is megnézi a tieidet. Ez nem nyomozás.
equipment-report_audit = Jelentésellenőrzés
equipment-report_audit-text = A saját körödben, az akciódon felül: akinek minden lapja képpel lefelé van, egyet felfordít, amelyiket akarja.
equipment-restraining_order = Távoltartási végzés
equipment-restraining_order-text = Ha más lő, választania kell egy másik célpontot, és azonnal rá kell lőnie.
equipment-smoke_grenade = Füstgránát
equipment-smoke_grenade-text = A kör végén a játék iránya végleg megfordul.
equipment-surveillance_camera = Térfigyelő kamera
equipment-surveillance_camera-text = Közvetlenül egy nyomozás után: a megnézett lapot fel kell fordítani.
equipment-taser = Sokkoló
equipment-taser-text = Akcióként: vedd el valaki fegyverét, és azonnal célozz vele. Nem fordítasz fel lapot. Csak ha nincs fegyvered.
equipment-truth_serum = Igazságszérum
equipment-truth_serum-text = Egy játékos felfordítja egyik lefordított lapját, amelyiket akarja.
equipment-wiretap = Lehallgatás
equipment-wiretap-text = Nézd meg (nyomozás) két különböző másik játékos egy-egy lefordított lapját, egymás után.

## Az állítások fajtái, és amit kérni lehet

claim-own_card = egy lapomról
claim-own_team = a csapatomról
claim-own_leader = hogy vezető vagyok-e
claim-own_equipment = a felszerelésemről
claim-saw_card = egy lapról, amelyet láttam
claim-accuse = gyanú
claim-vouch = bizalom
claim-request = kérés
verb-investigate = nyomozás
verb-aim_at = célzás
verb-shoot = lövés
verb-spare = kímélet
verb-arm = fegyverkezés
verb-equip = felszerelkezés

## Az asztal

board-guns = Szabad fegyverek: { $count }
board-wounds = Sebesüléskártyák: { $count }
board-deck = Felszereléspakli: { $count }
board-turn = { $turn }. kör
board-your-team = A csapatod: { NAME($team) }
board-turned = elhelyezett bizonyíték fordította meg
board-goal-honest = Cél: a Bandavezér bukjon el
board-goal-crooked = Cél: az Ügynök bukjon el
board-coffee = Kávé: { $seat } következik
board-smoke = Füstgránát: az irány meg fog fordulni
board-no-pickup = Rendőrkutya: ebben a körben nem lehet fegyvert elvenni
board-among = E lapok között ({ $places }): { $kinds }
board-laying-out = Mindenki kirakja a lapjait
board-reactions = Várakozás a reakciókra
board-asked = Megkérdezve: { $names }
board-sealed = A válaszod zárt
board-active = Ő van soron.
board-eliminated = Kiesett.
board-out = Kiesett
board-winner = Győztes
board-aims = Fegyvere { $seat } felé mutat.
board-wounded = Sebesült: a következő lövéstől kiesik.
board-planted = Elhelyezett bizonyíték: a becsületes korruptnak, a korrupt becsületesnek számít.
board-holds = Felszerelés a kezében: { $count }.
board-team = Csapata: { NAME($team) }.
board-place = { $seat }, { NAME($slot) }
board-face-up = Felfordítva: mindenki látja.
board-face-down = Lefordítva.
board-since = Megnézted: { $turn }. kör.
board-seen-by = Ismeri: { $names }.
board-fresh = Most nyomoztak nála.
board-only-you = Csak neked
board-desk = Előtted
board-no-equipment = Nincs felszerelés
board-investigate = Nyomozás
board-investigate-text = Nézd meg egy másik, játékban lévő játékos egyik lefordított lapját. Csak te látod, és lefordítva marad.
board-deck-text = Felszerelkezéskor a legfelső lapját húzod; a használt lapok alulra kerülnek.
board-wounds-text = Az a vezető kap egyet, akit először lőnek meg. Gyógyulás nincs.
board-keep-order = Maradjon ez a sorrend
board-point-card = Mutass egy lapra.
board-point-seat = Mutass egy játékosra.
board-point-own = Mutass az egyik lapodra.
board-point-order = Mutass a lapjaidra az új sorrendben, balról jobbra.
board-page-claims = Állítások
board-page-notes = Jegyzet
board-say-something = Állíts valamit
board-say-hint = Nem kell igaznak lennie. Mindenki hallja, és a végén kiderül az igazság.
board-say-whom = Melyik játékos?
board-say-shot = Kire lőnének?
board-say-which = Melyik lap?
board-say-what = Mit?
board-say-verb = Mit tegyen?
board-say-it = Kimondom
board-ledger = Ami elhangzott
board-ledger-empty = Még senki sem állított semmit.
board-no-talk = Ennél az asztalnál nincsenek állítások.
board-talk-at-turn = Állítani a körök elején lehet, amikor sorra kerülsz.
board-clash = Nem lehet igaz ezzel együtt: { $claims }
board-disproved = Egy felfordított lap cáfolja.
board-claim-true = Igaz volt.
board-claim-false = Hamis volt.
board-known = Amit tudsz
board-fact = Ezek között ({ $places }): { $kinds }
board-suspicion = A gyanúd
board-no-suspicion = nem tudom
board-own-notes = Saját jegyzeteid, más nem látja
board-no-notes = Csak a játékosoknak van jegyzetfüzetük.
board-orders = Előre megadott válaszok
board-auto-pass = Passzolj helyettem
board-pass-off = Ne: mindig kérdezz meg
board-pass-always = Mindig
board-pass-until_turn = A következő körömig
board-pass-unless_shoot = Kivéve, ha valaki lőni akar
board-pass-unless_named = Kivéve, ha az akció engem érint
board-order-new = Ha valakire lőnének: { NAME($equipment) }
board-pass-on = Passz a következő körömig
board-pass-stop = Helyetted passzolunk. Kérdezz újra
board-no-order = Nincs a kezedben semmi, amivel egy lövésre válaszolhatnál.
board-guess-honest = A becsületesek
board-guess-crooked = A korruptak
board-guess-alone = Valaki egyedül
board-order = Állandó utasítás
board-order-give = Utasítás megadása
board-order-given = Ha { $seat } a célpont: { $option }
board-order-drop = Visszavonás
board-orders-hint = Ezt senki sem látja. A zárt válaszodnak számít, és érvényét veszti, amint már nem lehetséges.
board-predict = Ki fog győzni?
board-predict-hint = Kiestél, de a csapatod még győzhet. A tippeket a végén mutatjuk meg.
board-predicted = { $seat } tippje: { $guess }

## Amiről dönteni kell: a döntőnek és a többieknek

prompt-arrange = Rakd le három lapodat képpel lefelé, tetszőleges sorrendben.
asks-arrange = Lerakja a lapjait: { $seat }
prompt-act = Te vagy soron. Válassz akciót.
prompt-act-play = Te vagy soron. Játssz ki felszerelést, ha akarsz, azután válassz akciót.
asks-act = { $seat } akciót választ.
prompt-react_declare = Most semmit sem játszhatsz ki, csak passzolhatsz.
prompt-react_declare-play = Közbelépsz? Játszd ki most a felszerelésedet, vagy passzolj.
asks-react_declare = Reakcióra várunk: { $seat }
prompt-react_investigate = Most semmit sem játszhatsz ki, csak passzolhatsz.
prompt-react_investigate-play = Reagálsz rá? Játszd ki most a felszerelésedet, vagy passzolj.
asks-react_investigate = Reakcióra várunk: { $seat }
prompt-react_end = Most semmit sem játszhatsz ki, csak passzolhatsz.
prompt-react_end-play = A kör a végéhez közeledik. Játszd ki most a felszerelésedet, vagy passzolj.
asks-react_end = Reakcióra várunk: { $seat }
prompt-turn_up = Fordítsd fel egyik lefordított lapodat.
asks-turn_up = { $seat } felfordít egy lapot.
prompt-keep = Két felszerelésed van. Melyiket tartod meg?
asks-keep = { $seat } a két felszerelés egyikét megtartja.
prompt-aim = Célozz a fegyvereddel.
asks-aim = { $seat } céloz.
prompt-retarget = Távoltartási végzés: kire lősz helyette?
asks-retarget = { $seat } kénytelen másra lőni.
prompt-pick_one = Fémdetektor: melyik lapot nézed meg?
asks-pick_one = { $seat } minden fegyveres játékosnál megnéz egy lapot.
prompt-pick_second = Lehallgatás: egy másik játékos melyik lapját nézed meg?
asks-pick_second = { $seat } megnéz egy második lapot.
prompt-audit = Jelentésellenőrzés: melyik lapodat fordítod fel?
asks-audit = Felfordít egy lapot: { $seat }
prompt-talk = Akarsz állítani valamit? Nem kell igaznak lennie.
asks-talk = { $seat } szólhat.
prompt-about = Miről szól az állításod?
asks-about = { $seat } szólhat.
prompt-claim = Mit állítasz?
asks-claim = { $seat } szólhat.
half-investigate = Nyomozás: kinek a lapját nézed meg?
half-arm = Fegyvert veszel el: kire célzol?
half-play =
    { NAME($equipment) }: { $equipment ->
        [equipment-blackmail] melyik két lap cseréljen helyet?
        [equipment-defibrillator] ki térjen vissza, és melyik lapjával?
        [equipment-evidence_bag] kinek a felszerelését veszed el?
        [equipment-flashbang] melyik lapod legyen a következő?
        [equipment-k9_unit] ki tegye vissza a fegyverét?
        [equipment-planted_evidence] ki elé kerüljön?
        [equipment-polygraph] kivel nézitek meg egymás lapjait?
        [equipment-surveillance_camera] melyik lap forduljon fel?
        [equipment-taser] kinek a fegyverét veszed el, és kire célzol vele?
        [equipment-truth_serum] ki fordítson fel egy lapot?
        [equipment-wiretap] melyik lapot nézed meg először?
       *[other] kire vonatkozzon?
    }
half-arrange = Melyik lap legyen a következő?

## Lehetőségek és hatásuk

option-arrange = Ebben a sorrendben: { NAME($first) }, { NAME($second) }, { NAME($third) }
why-arrange = A sorrendet senki más nem tudja meg. Marad, amíg egy kártya meg nem változtatja.
option-investigate = Nyomozok: { $seat }, { NAME($slot) }
why-investigate = { $seat } lapját csak te látod; képpel lefelé marad.
option-equip = Felszerelkezem
why-equip = Húzol egy felszerelést, és felfordítod egyik lefordított lapodat. Csak egy felszerelést tarthatsz meg.
option-arm = Fegyverkezem, és { $seat } felé célzok
why-arm = Elveszel középről egy fegyvert, felfordítod egyik lefordított lapodat, és a célpontod { $seat } lesz.
option-arm_now = Fegyverkezem
why-arm_now = Elveszel középről egy fegyvert, és célzol vele.
option-shoot = Lövök { $seat } felé
why-shoot = { $seat } minden lapja felfordul. Egy vezető túléli az első lövést; mindenki más kiesik.
option-shoot_now = Lövök
why-shoot_now = Rálősz arra, akire célzol.
option-pass = Passzolok
why-pass = Megtartod a lapodat máskorra. Senki sem tudja meg, mit válaszoltál.
option-turn_up = Felfordítom: { NAME($slot) }
why-turn_up = Mindenki látni fogja ezt a lapot.
option-keep = Megtartom: { NAME($equipment) }
why-keep = A másik lap rejtve a pakli aljára kerül. { TEXT($equipment) }
option-aim = { $seat } felé célzok
why-aim = A célpontod { $seat } marad, amíg újra nem célzol.
option-retarget = Inkább { $seat } felé lövök
why-retarget = A célpontod { $seat } lesz, és azonnal lősz; senki sem reagálhat.
option-pick = Megnézem: { $seat }, { NAME($slot) }
why-pick = Csak te látod ezt a lapot; képpel lefelé marad.
option-play =
    { $equipment ->
        [equipment-blackmail] Zsarolás, csere: { $seat }, { NAME($slot) } és { $other }, { NAME($other_slot) }
        [equipment-coffee] Kávé: én következem
        [equipment-defibrillator] Defibrillátor: { $seat } visszatér, megmarad: { NAME($slot) }
        [equipment-evidence_bag] Bizonyítékzacskó: elveszem { $seat } felszerelését
        [equipment-flashbang] Villanógránát, sorrend: { NAME($first) }, { NAME($second) }, { NAME($third) }
        [equipment-k9_unit] Rendőrkutya (K-9): { $seat }
        [equipment-metal_detector] Fémdetektor
        [equipment-planted_evidence] Elhelyezett bizonyíték: { $seat }
        [equipment-polygraph] Poligráf: { $seat }
        [equipment-report_audit] Jelentésellenőrzés
        [equipment-restraining_order] Távoltartási végzés
        [equipment-smoke_grenade] Füstgránát
        [equipment-surveillance_camera] Térfigyelő kamera, felfordul: { $seat }, { NAME($slot) }
        [equipment-taser] Sokkoló: { $seat } fegyvere az enyém, { $other } felé célzok
        [equipment-truth_serum] Igazságszérum: { $seat }
       *[equipment-wiretap] Lehallgatás, először: { $seat }, { NAME($slot) }
    }
why-play = { TEXT($equipment) }
option-play_card = Kijátszom: { NAME($equipment) }
why-play_card = { TEXT($equipment) }
option-silent = Nem szólok
why-silent = Most nem állítasz semmit.
option-claim = Mondok valamit: { NAME($claim) }
why-claim = Mindenki hallja. Lehet igaz vagy hamis; az igazság a végén derül ki.
option-about_card = Erről a lapról: { $seat }, { NAME($slot) }
why-about_card = Ezután mondod meg, milyen lap az.
option-about_player = { $seat } felé van kérésem
why-about_player = Ezután mondod meg, mit kérsz.
option-own_card = „Nálam { THE(NAME($slot)) }: { NAME($kind) }.”
why-own_card = Mindenki hallja, akár igaz, akár nem.
option-own_team =
    { $team ->
        [team-honest] „Becsületes vagyok.”
       *[team-crooked] „Korrupt vagyok.”
    }
why-own_team = Mindenki hallja, akár igaz, akár nem.
option-own_leader =
    { $leader ->
        [kind-agent] „Én vagyok az Ügynök.”
        [kind-kingpin] „Én vagyok a Bandavezér.”
       *[kind-none] „Se az Ügynök, se a Bandavezér nem én vagyok.”
    }
why-own_leader = Mindenki hallja, akár igaz, akár nem.
option-own_equipment = „A felszerelésem: { NAME($equipment) }.”
why-own_equipment = Mindenki hallja, akár igaz, akár nem.
option-saw_card = „Láttam: { $seat }, { NAME($slot) } – { NAME($kind) }.”
why-saw_card = Mindenki hallja, akár igaz, akár nem.
option-accuse =
    { $suspect ->
        [kind-honest] „Szerintem { $seat } becsületes.”
        [kind-crooked] „Szerintem { $seat } korrupt.”
        [kind-agent] „Szerintem { $seat } az Ügynök.”
       *[kind-kingpin] „Szerintem { $seat } a Bandavezér.”
    }
why-accuse = Mindenki hallja, akár igaz, akár nem.
option-vouch = „Szerintem { $seat } az én csapatomban van.”
why-vouch = Mindenki hallja, akár igaz, akár nem.
option-request =
    { $verb ->
        [verb-investigate] „{ $seat }, kérlek, nyomozz nála: { $other }.”
        [verb-aim_at] „{ $seat }, kérlek, célozz rá: { $other }.”
        [verb-shoot] „{ $seat }, kérlek, lőj rá: { $other }.”
        [verb-spare] „{ $seat }, kérlek, kíméld meg: { $other }.”
        [verb-arm] „{ $seat }, kérlek, vegyél el egy fegyvert.”
       *[verb-equip] „{ $seat }, kérlek, húzz felszerelést.”
    }
why-request = Mindenki hallja; senkinek sem kell teljesítenie.

## Miért nem lehetséges valami

barred-no-gun = Nincs fegyvered.
barred-no-gun-left = Nincs több fegyver középen.
barred-already-armed = Már van fegyvered, és senkinél sem lehet kettő.
barred-no-pickup = A rendőrkutya miatt ebben a körben nem vehetsz el fegyvert.
barred-target-eliminated = { $seat } már kiesett.
barred-old-target = A távoltartási végzés megvédi { $seat } lapjait ettől a lövéstől.
barred-no-effect = Most semmit sem tenne, ezért nem játszható ki.
barred-only-own-action = Csak a saját köröd akciójaként játszható ki.
barred-only-own-turn = Csak a saját körödben játszható ki.
barred-only-on-shoot = Csak akkor játszható ki, ha másvalaki lövést jelentett be.
barred-only-after-investigation = Csak közvetlenül egy nyomozás után játszható ki.

## Ami történik

event-laid_out = Mindenki lerakta a lapjait.
event-turn_began = { $turn }. kör: { $seat } a főnyomozó.
    .you-seat = { $turn }. kör: te vagy a főnyomozó.
event-declared_investigate = { $seat } meg akarja nézni { $other } egyik lapját ({ NAME($slot) }).
    .you-seat = Meg akarod nézni { $other } egyik lapját ({ NAME($slot) }).
    .you-other = { $seat } meg akarja nézni egyik lapodat ({ NAME($slot) }).
event-declared_equip = { $seat } fel akar szerelkezni.
    .you-seat = Fel akarsz szerelkezni.
event-declared_arm = { $seat } fegyvert akar venni, és { $other } felé célozni.
    .you-seat = Fegyvert akarsz venni, és { $other } felé célozni.
    .you-other = { $seat } fegyvert akar venni, és rád célozni.
event-declared_shoot = { $seat } lőni akar { $other } felé!
    .you-seat = Lőni akarsz { $other } felé!
    .you-other = { $seat } rád akar lőni!
event-declaration_void = { $seat } akcióját félbeszakították: újra választ.
    .you-seat = Az akciódat félbeszakították: újra választasz.
event-window_opened = Reakciók, { NAME($window) }?
event-window_closed = Nincs több reakció.
event-looked = { $seat } megnézi { $other } egyik lapját ({ NAME($slot) }).
    .you-seat = Megnézed { $other } egyik lapját ({ NAME($slot) }).
    .you-other = { $seat } megnézi egyik lapodat ({ NAME($slot) }).
event-saw = Látod { $seat } lapját ({ NAME($slot) }): { NAME($kind) }.
event-turned_up = Felfordul { $seat } lapja ({ NAME($slot) }): { NAME($kind) }.
    .you-seat = Felfordul a lapod ({ NAME($slot) }): { NAME($kind) }.
event-drew = { $seat } felszerelést húz.
    .you-seat = Felszerelést húzol.
event-drew_equipment = Húztál egy lapot: { NAME($equipment) }.
event-put_under = { $seat } egyik felszerelése a pakli aljára kerül.
    .you-seat = Egyik felszerelésed a pakli aljára kerül.
event-put_under_myself = A pakli aljára tetted: { NAME($equipment) }.
event-armed = { $seat } fegyvert vesz magához, és { $other } felé céloz.
    .you-seat = Fegyvert veszel magadhoz, és { $other } felé célzol.
    .you-other = { $seat } fegyvert vesz magához, és rád céloz.
event-aimed = { $seat } fegyvere { $other } felé mutat.
    .you-seat = A fegyvered { $other } felé mutat.
    .you-other = { $seat } fegyvere feléd mutat.
event-direction_changed = A játék iránya mostantól: { NAME($direction) }.
event-shot = { $seat } lő { $other } felé!
    .you-seat = Lősz { $other } felé!
    .you-other = { $seat } rád lő!
event-wounded = { $seat } vezető: megsebesült, de játékban marad.
    .you-seat = Vezető vagy: megsebesültél, de játékban maradsz.
event-eliminated = { $seat } kiesett.
    .you-seat = Kiestél.
event-gun_returned = { $seat } fegyvere visszakerül középre.
    .you-seat = A fegyvered visszakerül középre.
event-team_won =
    { $team ->
        [team-honest] A becsületes csapat győz!
       *[team-crooked] A korrupt csapat győz!
    }
event-sole_won = { $seat } kezében van az Ügynök és a Bandavezér is, és egyedül győz!
    .you-seat = A kezedben van az Ügynök és a Bandavezér is, és egyedül győzöl!
event-stopped = { $turn } kör után a játék leáll.
event-played = { $seat } felszerelést játszik ki: { NAME($equipment) }.
    .you-seat = Felszerelést játszol ki: { NAME($equipment) }.
event-exchanged = Helyet cserél { $seat } lapja ({ NAME($slot) }) és { $other } lapja ({ NAME($other_slot) }).
    .you-seat = Helyet cserél a lapod ({ NAME($slot) }) és { $other } lapja ({ NAME($other_slot) }).
    .you-other = Helyet cserél { $seat } lapja ({ NAME($slot) }) és a lapod ({ NAME($other_slot) }).
event-received = Az új lapod ({ NAME($slot) }): { NAME($kind) }.
event-coffee_poured = Ezután { $seat } következik.
    .you-seat = Ezután te következel.
event-revived = { $seat } visszatér a játékba, megmaradt: { NAME($slot) } – { NAME($kind) }.
    .you-seat = Visszatérsz a játékba, megmaradt: { NAME($slot) } – { NAME($kind) }.
event-bagged = { $seat } elveszi { $other } felszerelését.
    .you-seat = Elveszed { $other } felszerelését.
    .you-other = { $seat } elveszi a felszerelésedet.
event-bag_held = Az elvett lap ({ $other } → { $seat }): { NAME($equipment) }.
    .you-seat = Az elvett lap ({ $other } → te): { NAME($equipment) }.
    .you-other = Az elvett lap (te → { $seat }): { NAME($equipment) }.
event-picked_up_row = { $seat } felveszi minden lapját, és újra lerakja őket képpel lefelé.
    .you-seat = Felveszed minden lapodat, és újra lerakod őket képpel lefelé.
event-no_pickup = { $seat } ebben a körben nem vehet el fegyvert középről.
    .you-seat = Ebben a körben nem vehetsz el fegyvert középről.
event-planted = { $seat } előtt elhelyezett bizonyíték fekszik.
    .you-seat = Előtted elhelyezett bizonyíték fekszik.
event-compared = { $seat } és { $other } megnézi egymás lapjait.
    .you-seat = Te és { $other } megnézitek egymás lapjait.
    .you-other = { $seat } és te megnézitek egymás lapjait.
event-smoked = A kör végén megfordul a játék iránya.
event-disarmed = { $seat } elveszi { $other } fegyverét.
    .you-seat = Elveszed { $other } fegyverét.
    .you-other = { $seat } elveszi a fegyveredet.
event-dosed = { $seat } köteles felfordítani egy lapot.
    .you-seat = Fel kell fordítanod egy lapot.
event-redirected = { $seat } kénytelen { $other } felé célozni.
    .you-seat = Kénytelen vagy { $other } felé célozni.
    .you-other = { $seat } kénytelen rád célozni.
event-claimed_own_card = { $seat } állítja: „Nálam { THE(NAME($slot)) }: { NAME($kind) }.”
    .you-seat = Azt állítod: „Nálam { THE(NAME($slot)) }: { NAME($kind) }.”
event-claimed_own_team =
    { $team ->
        [team-honest] { $seat } állítja: „Becsületes vagyok.”
       *[team-crooked] { $seat } állítja: „Korrupt vagyok.”
    }
    .you-seat =
        { $team ->
            [team-honest] Azt állítod: „Becsületes vagyok.”
           *[team-crooked] Azt állítod: „Korrupt vagyok.”
        }
event-claimed_own_leader =
    { $leader ->
        [kind-agent] { $seat } állítja: „Én vagyok az Ügynök.”
        [kind-kingpin] { $seat } állítja: „Én vagyok a Bandavezér.”
       *[kind-none] { $seat } állítja: „Se az Ügynök, se a Bandavezér nem én vagyok.”
    }
    .you-seat =
        { $leader ->
            [kind-agent] Azt állítod: „Én vagyok az Ügynök.”
            [kind-kingpin] Azt állítod: „Én vagyok a Bandavezér.”
           *[kind-none] Azt állítod: „Se az Ügynök, se a Bandavezér nem én vagyok.”
        }
event-claimed_own_equipment = { $seat } állítja: „A felszerelésem: { NAME($equipment) }.”
    .you-seat = Azt állítod: „A felszerelésem: { NAME($equipment) }.”
event-claimed_saw_card = { $seat } állítja: „Láttam: { $other }, { NAME($slot) } – { NAME($kind) }.”
    .you-seat = Azt állítod: „Láttam: { $other }, { NAME($slot) } – { NAME($kind) }.”
event-claimed_accuse =
    { $suspect ->
        [kind-honest] { $seat } állítja: „Szerintem { $other } becsületes.”
        [kind-crooked] { $seat } állítja: „Szerintem { $other } korrupt.”
        [kind-agent] { $seat } állítja: „Szerintem { $other } az Ügynök.”
       *[kind-kingpin] { $seat } állítja: „Szerintem { $other } a Bandavezér.”
    }
    .you-seat =
        { $suspect ->
            [kind-honest] Azt állítod: „Szerintem { $other } becsületes.”
            [kind-crooked] Azt állítod: „Szerintem { $other } korrupt.”
            [kind-agent] Azt állítod: „Szerintem { $other } az Ügynök.”
           *[kind-kingpin] Azt állítod: „Szerintem { $other } a Bandavezér.”
        }
event-claimed_vouch = { $seat } állítja: „Szerintem { $other } az én csapatomban van.”
    .you-seat = Azt állítod: „Szerintem { $other } az én csapatomban van.”
event-claimed_request =
    { $verb ->
        [verb-investigate] { $seat } kéri: „{ $other }, kérlek, nyomozz nála: { $target }.”
        [verb-aim_at] { $seat } kéri: „{ $other }, kérlek, célozz rá: { $target }.”
        [verb-shoot] { $seat } kéri: „{ $other }, kérlek, lőj rá: { $target }.”
       *[verb-spare] { $seat } kéri: „{ $other }, kérlek, kíméld meg: { $target }.”
    }
    .you-seat =
        { $verb ->
            [verb-investigate] Azt kéred: „{ $other }, kérlek, nyomozz nála: { $target }.”
            [verb-aim_at] Azt kéred: „{ $other }, kérlek, célozz rá: { $target }.”
            [verb-shoot] Azt kéred: „{ $other }, kérlek, lőj rá: { $target }.”
           *[verb-spare] Azt kéred: „{ $other }, kérlek, kíméld meg: { $target }.”
        }
event-claimed_request_alone =
    { $verb ->
        [verb-arm] { $seat } kéri: „{ $other }, kérlek, vegyél el egy fegyvert.”
       *[verb-equip] { $seat } kéri: „{ $other }, kérlek, húzz felszerelést.”
    }
    .you-seat =
        { $verb ->
            [verb-arm] Azt kéred: „{ $other }, kérlek, vegyél el egy fegyvert.”
           *[verb-equip] Azt kéred: „{ $other }, kérlek, húzz felszerelést.”
        }

## Hogyan ért véget

end-kingpin-eliminated = A Bandavezér kiesett: a becsületes csapat győz.
    .won = A Bandavezér kiesett: győz a becsületes csapatod.
    .lost = A Bandavezér kiesett: a becsületes csapat győz, a tiéd veszített.
end-agent-eliminated = Az Ügynök kiesett: a korrupt csapat győz.
    .won = Az Ügynök kiesett: győz a korrupt csapatod.
    .lost = Az Ügynök kiesett: a korrupt csapat győz, a tiéd veszített.
end-sole-winner = Mindkét vezető nála van, egyedül győz: { $names }.
end-turn-limit = Elfogytak a körök: senki sem győz.
board-what-was-true = Ki kicsoda volt
board-claims-true = Állítás: { $claims }, ebből igaz: { $true }

## A szabályok, fejezetenként

rule-1 = Négy–nyolc játékos, két rejtett csapat: a becsületesek és a korruptak. Mindkét csapatnak rejtett vezetője van, az Ügynök és a Bandavezér. Egy csapat akkor győz, ha a másik vezetője kiesik. Akinél egyszerre mindkét vezető van, egyedül győz. Egy játék 10–20 perc.
    .title = Áttekintés
rule-2 = 24 lojalitáskártya (az Ügynök, a Bandavezér, 11 becsületes, 11 korrupt), 16 különböző felszerelés, 4 fegyver, 2 sebesüléskártya és a főnyomozó kártyája, amely jelzi, ki van soron. Kevesebb játékosnál néhány lap a dobozban marad.
    .title = A doboz tartalma
rule-3 = Mindenki három lojalitáskártyát kap; az Ügynök és a Bandavezér mindig ki van osztva, két különböző játékosnak. 5 vagy 7 játékosnál egy lap kimarad, ezt megnézés nélkül félre kell tenni. Mindenki kap egy felszerelést; a többi a pakli, a használt lapok az aljára kerülnek. A fegyverek középen fekszenek. Azután mindenki titokban, tetszőleges sorrendben, képpel lefelé lerakja három lapját. Ha nálad van az Ügynök, becsületes vagy; ha a Bandavezér, korrupt; különben a lapjaid többsége dönt.
    .title = Előkészületek és csapatok
rule-4 = A körödben pontosan egy akciót hajtasz végre. Előtte felszerelést játszhatsz ki. Az akció után, akinél fegyver van, céloz. Akinél felszerelés van, reagálhat. Azután a következő játékos jön.
    .title = Egy kör
rule-4-2 = Nyomozás: nézd meg egy másik élő játékos egyik lefordított lapját. Felszerelkezés: húzz felszerelést, és fordítsd fel egyik lapodat. Fegyverkezés: vegyél el középről egy fegyvert, mondd meg, kire célzol, és fordítsd fel egyik lapodat. Lövés: lőj arra, akire célzol. Az akciót először bejelented, azután a többiek reagálhatnak, és csak utána hajtod végre. Ehelyett vagy előtte kijátszhatod a felszerelésedet is.
    .title = Az akció
rule-4-3 = Ha valaki akciót jelent be, mindenki más, akinél felszerelés van, reagálhat. Ha senki sem reagál, az akció megtörténik. Ha valaki kijátszik egy lapot, az hat, a bejelentés érvénytelen, és a soron lévő újra választ.
    .title = Reakciók a bejelentésre
rule-4-4 = Nyomozás: csak te látod a lapot, képpel lefelé marad. Felszerelkezés: húzz, fordítsd fel egyik lefordított lapodat, és ha két felszerelésed van, tarts meg egyet; a másik a pakli aljára kerül. Fegyverkezés: vedd el a fegyvert, célozz, fordítsd fel egyik lefordított lapodat. Lövés: lásd a 7. fejezetet.
    .title = Az akció végrehajtása
rule-4-5 = Akinél az akciója végén fegyver van, célba vesz egy másik élő játékost, vagy megtartja a célpontját. Kiesett célpontot nem lehet megtartani.
    .title = Célzás
rule-4-6 = Nyomozás után és a kör végén mindenki reagálhat, akinél felszerelés van, a soron lévő utolsóként. Ez addig ismétlődik, amíg mindenki passzol. Az utolsó alkalom elmarad, ha épp mindenki passzolt, és azóta semmi sem változott.
    .title = A többi reakció
rule-4-7 = A füstgránát megfordítja az irányt; a kávé megmondja, ki következik; különben a szomszéd. A kiesett játékosok kimaradnak.
    .title = A kör vége
rule-5 = Felszerelést szinte bármikor ki lehet játszani. Hogy ez igazságos legyen, mindenkit titokban kérdezünk meg, akinél felszerelés van, és az ülésrend dönti el, kinek a lapja számít.
    .title = Reakciók
rule-5-1 = Kijátszhatsz felszerelést a saját köröd akciója előtt és a célzás előtt, más bejelentése után, nyomozás után és a kör végén. Nem játszhatsz ki, amíg egy lap vagy akció éppen zajlik.
    .title = Mikor lehet reagálni
rule-5-2 = A soron lévő szomszédja az első a játék irányában; a soron lévő az utolsó.
    .title = Elsőbbség
rule-5-3 = Minden válasz zárt. Az elsőbbség szerinti első lap érvényes; minden más válasz semmis, nem vész el, és senki sem látja. Akinél felszerelés van, azt mindig megkérdezzük, akkor is, ha a lapja most nem játszható ki, hogy a kérdésből senki se tudjon meg semmit. A válasz nem változtatható meg.
    .title = Egy forduló
rule-5-4 = A lapot a célpontjaival együtt meg kell mutatni; csak a villanógránát új sorrendje titkos. A hatása teljesen lezajlik. Azután a pakli aljára kerül, kivéve az elhelyezett bizonyítékot.
    .title = Egy lap kijátszása
rule-6 = Egy felszerelés lehet nálad. Egyszer hat, azután a pakli aljára kerül. Ami semmit sem tenne, nem játszható ki. Célpont csak élő játékos lehet, kivéve a defibrillátornál.
    .title = Felszerelés
rule-7 = Mi történik azzal, akit meglőnek.
    .title = Lövések
rule-7-1 = A célpont minden lapja felfordul. Az a vezető, akinél nincs sebesüléskártya, kap egyet, és húz egy felszerelést. Mindenki más kiesik; ha vezető volt, a játéknak vége. Azután a fegyver visszakerül középre.
    .title = Egy lövés
rule-7-2 = Aki kiesik, minden lapját felfordítja, visszaadja a felszerelését, a fegyverét és a sebesüléskártyáját, nem kerül sorra, és nem reagálhat. A rá szegezett fegyverek így maradnak, de nem sülhetnek el. A csapatával továbbra is győzhet.
    .title = Kiesés
rule-7-3 = A sebesüléskártya a játékosé, nem a vezető lapjáé. Gyógyulás nincs.
    .title = Sebesülés
rule-7-4 = Ha lapok mozdultak el: akinél mindkét vezető van, egyedül győz. Azután az a sebesült, akinél már nincs vezető, kiesik, és ettől nincs vége a játéknak.
    .title = Ellenőrzés
rule-8 = Ha a Bandavezér kiesik, mindenki győz, aki abban a pillanatban becsületes; ha az Ügynök, mindenki, aki korrupt; a kiesettek is. Akinél mindkét vezető van, azonnal, egyedül győz. Ezután minden lap láthatóvá válik.
    .title = A játék vége
rule-9 = Mi titkos, és mit szabad mondani.
    .title = Titkok és beszéd
rule-9-1 = A saját lapjaidat mindig látod. Egy lefordított lapot a gazdája ismer, és az, aki megnézte, vagy akié korábban volt; mindenki látja, ki melyik lapot nézi meg. Ha a gazdája villanógránátot dob, a többiek csak azt tudják, mi volt a sorban, azt nem, hol. A kezedben lévő lapot csak te ismered; az nyilvános, kinél van lap. A kiesettek és a nézők nem látnak többet, mint előtte.
    .title = Ki mit lát
rule-9-2 = Bármit mondhatsz a lapjaidról és arról, amit láttál, akár igaz, akár nem, de lapot nem mutathatsz. Az állításokat feljegyezzük és összevetjük egymással; hogy igazak voltak-e, az a végén derül ki.
    .title = Beszélgetés
rule-9-3 = Az asztal a játék előtt eldönti, hogyan zajlanak a reakciók, ki kezd, mennyit lehet beszélni, és van-e korlátja a köröknek.
    .title = Beállítások

## Döntések: doboz, csapatok, akciók

rule-R4 = Négy játékosnál két fegyver van, öt vagy hat játékosnál három, hét vagy nyolc játékosnál négy.
rule-R7 = Az első játékban a kezdőjátékost sorsoljuk. A visszavágót az kezdi, akire az előző játékban utoljára lőttek, ha volt ilyen. Az asztal mást is kijelölhet.
rule-R9 = A saját lapjaidat bármikor megnézheted.
rule-R10 = Egy sorban három lap van vagy egy, így a többség mindig eldönthető.
rule-R11 = Passzolni nem lehet: a négy akció egyikét végre kell hajtani. Felszerelkezni mindig lehet.
rule-R12 = Nyomozáskor egy másik élő játékos lefordított lapját nézed meg, sosem a sajátodat; olyat is, amelyet már ismersz.
rule-R13 = Felszerelkezéskor látod a húzott lapot, mielőtt eldöntöd, melyik lojalitáskártyádat fordítod fel.
rule-R14 = A leadott vagy visszakerülő felszerelés látatlanul kerül a pakli aljára.
rule-R15 = Aki fegyverkezik, azonnal megmondja, kire céloz. Ugyanebben a körben a célzáskor ezt még megváltoztathatja.
rule-R16 = Célzáskor élő célpontra van szükséged; megváltoztatni nem kell.
rule-R17 = Egy kiesett játékosra szegezett fegyver úgy marad, és nem sülhet el.
rule-R18 = Lövéshez élő célpont kell. Különben válassz más akciót, és utána célozz.
rule-R19 = A lövés sorrendje: lapok fel, a hatás, a fegyver középre, a fölös felszerelés a pakli aljára.

## Döntések: vezetők és sebesülések

rule-R20 = A sebesüléskártya a játékosnál marad, akkor is, ha a vezető lapja máshová kerül.
rule-R21 = Az a vezető, aki sebesülés nélkül veszíti el a vezető lapját, közönséges zsaru lesz. A sebesült kiesik, és ettől egyik csapat sem győz.
rule-R22 = Az a sebesült vezető, aki cserébe a másik vezetőt kapja, játékban marad, sebesülten, a másik csapatban.
rule-R23 = Aki egy sebesült vezető lapját kapja, nem sebesült.
rule-R24 = Előbb azt kell megnézni, van-e valakinél mindkét vezető, és csak azután esik ki a vezető nélkül maradt sebesült.
rule-R25 = Aki mindkét vezetőt megszerzi, azonnal győz, bármi történt volna még.
rule-R26 = A kiesettek a csapatukkal győznek vagy veszítenek, a játék végi lapjaik szerint.

## Döntések: időzítés

rule-R27 = A „bármikor” azt jelenti: a saját akciód előtt, a célzás előtt és a reakciók idején.
rule-R28 = Nem a leggyorsabb kéz számít, hanem az ülésrend.
rule-R29 = Ha ketten akarnak kijátszani, csak az első játszik ki. A másik megtartja a lapját, és újra dönt.
rule-R30 = Senki sem marad ki a lapja miatt, és senki helyett nem válaszolunk.
rule-R31 = Félbeszakítás után a soron lévő szabadon választhat: ugyanazt az akciót vagy mást.
rule-R32 = A soron lévőt a saját bejelentéséről nem kérdezzük; félbeszakítás után újra ő jön.
rule-R33 = Egy lap teljesen lezajlik, mielőtt másikat lehetne kijátszani.
rule-R34 = A távoltartási végzés utáni lövésre senki sem reagálhat.
rule-R35 = Az új célpontot a lövő választja: bárki élő, kivéve őt magát és a régi célpontot; a végzés kijátszója is lehet.
rule-R36 = Ami semmit sem tenne, nem játszható ki.
rule-R37 = Az igazságszérumot, az elhelyezett bizonyítékot és a rendőrkutyát magadra is kijátszhatod, más lapot nem.

## Döntések: egyes lapok

rule-R38 = Rendőrkutya: fegyvertelen játékos csak a saját körében, az akciója előtt választható. Ebben a körben nem fegyverkezhet, de sokkolót használhat.
rule-R39 = A sokkoló a kör akciója, és nem játszható ki, ha már van fegyvered.
rule-R40 = Igazságszérum: a lapot az választja, akire kijátszották.
rule-R41 = A jelentésellenőrzés a kijátszójára is vonatkozik; mindenki egyszerre választ.
rule-R42 = Lehallgatás: két különböző játékos; ha csak egy van, egyetlen lap.
rule-R43 = Fémdetektor: minden más fegyveres, akinek van lefordított lapja, a kijátszótól sorban.
rule-R44 = A poligráf nem nyomozás, így térfigyelő kamera nem követheti.
rule-R45 = Térfigyelő kamera: közvetlenül a nyomozás utáni reakcióként. Amit közben elmozdítottak, elrejtettek vagy felfordítottak, azt már nem látja.
rule-R46 = A villanógránát a felfordított lapokat is elrejti. Amit mások az egyes lapokról tudtak, elvész.
rule-R47 = Zsarolás: két különböző másik játékos; a lapok úgy maradnak fordítva, ahogy voltak.
rule-R48 = A bizonyítékzacskó kézből vesz el. Az asztalon fekvő elhelyezett bizonyíték nem vehető el.
rule-R49 = Az elhelyezett bizonyíték csak a becsületest és a korruptat cseréli fel. A játékosé, kiesés és visszatérés után is.
rule-R50 = Defibrillátor: a megtartott lap képpel felfelé marad. Egy játékos többször is visszatérhet.
rule-R51 = A kávé a kijátszójához viszi a kört, és a játék onnan folytatódik. Ha addigra kiesett, a helye után következő élő játékos jön.
rule-R52 = Kávé és füstgránát egy körben: a kávé mondja meg, ki jön, a füstgránát, hogy utána merre.
rule-R53 = A használt lap az alá kerül, amit a hatása tett a pakli aljára.
rule-R55 = Ha a soron lévő a saját körében esik ki, a bejelentése elvész, nem céloz, és a következő játékos jön.

## Döntések: beszéd, idő, titkok

rule-R56 = A kiesettek tovább beszélhetnek, hacsak az asztal másképp nem döntött.
rule-R57 = Ha senki sem lő, a játék magától nem ér véget. Csak a körök korlátja állítja le, győztes nélkül.
rule-R58 = Ha lejár az idő: az osztott sorrend, a következő lehetséges nyomozás, a legkisebb számú lap, a régebbi felszerelés, a mostani célpont, passz.
rule-R60 = Az óramutató járása szerint azt jelenti: balra.
rule-R61 = A három lapot véletlen sorrendben kapod, hogy a megtartása semmit se áruljon el.
rule-R62 = A villanógránát utáni új sorrend titkos. A többiek arra emlékeznek, mi volt a sorban, arra nem, hol; ez a lapokkal megy, ha egyet elcserélnek közülük.
rule-R63 = A zárt válasz a fordulóban végleges.
rule-R65 = A kiesettek és a nézők nem látnak többet, mint előtte, amíg a játék véget nem ér.

## A botok

bot-easy-name = Újonc
bot-easy-style = Sokat nézelődik, és túl korán lő.
bot-normal-name = Járőr
bot-normal-style = Arra épít, amit a lapok már megmutattak.
bot-hard-name = Nyomozó
bot-hard-style = Mérlegeli, ki mi lehet, mielőtt fegyverért nyúl.
bot-expert-name = Kapitány
bot-expert-style = Minden sort elképzelt már az asztalon.

## Az első játszma, egy kör képei és a segítő

lesson-goal = Két rejtett csapat ül az asztalnál: a becsületesek és a korruptak. Mindkettőnek rejtett vezetője van, az Ügynök és a Bandavezér. Találd meg a másik csapat vezetőjét, és iktasd ki: ezzel győzöl.
lesson-cards = Ez a három lap vagy te. Kettő becsületes, egy korrupt: a többség számít, tehát becsületes vagy. A célpontod a Bandavezér.
lesson-arrange = Rakd le a lapjaidat képpel lefelé, tetszőleges sorrendben. Jegyezd meg, melyik hol van: a többiek hamarosan kíváncsiak lesznek rá.
lesson-turn = A körödben egy akciód van: nyomozás, felszerelkezés, fegyverkezés vagy lövés. Előbb nézzünk körül.
lesson-investigate = Nézd meg Bot 3 középső lapját. Csak te látod.
lesson-saw = Korrupt! De háromból egy lap még nem sokat bizonyít. Figyelj tovább.
lesson-equipment = Van egy felszerelésed: a térfigyelő kamera. Egyszer használható, közvetlenül egy nyomozás után: a megnézett lapot mindenki előtt fel kell fordítani.
lesson-react = Ez épp ilyen pillanat. Bot 3 két lapot nézett meg, egyet Bot 4 lapjai közül és egyet a tieid közül. Játszd ki a kamerát Bot 4 harmadik lapjára.
lesson-kingpin = A Bandavezér! Bot 4 vezeti a korruptakat. Most már mindenki tudja.
lesson-arm = Vegyél el egy fegyvert, és célozz Bot 4 felé.
lesson-price = A fegyvernek ára van: fordítsd fel egy lapodat, hogy mindenki lássa. Becsületes vagy, nincs mit titkolnod.
lesson-aim = Célra tartod a fegyvert. Lőni csak a következő körödben lehet; addig mindenki látja, kit fenyegetsz.
lesson-wounded = Bot 3 gyorsabb volt, és rálőtt Bot 4-re. A vezető az első lövést sebesülten túléli. A második halálos.
lesson-shoot = A te köröd, a te fegyvered, a te célpontod. Lőj!
lesson-won = A Bandavezér kiesett: a becsületes csapat győzött, és vele te is. Bot 3 végig a te oldaladon állt, hiába volt korrupt lapja.
lesson-lost = Ezúttal a korruptak voltak gyorsabbak. A következő ügy a tiéd lesz.
lesson-well-done = Emberekkel beszélni, állítani és hazudni is szabad, amennyit csak akarsz. És ne feledd: akinél egyszerre mindkét vezető van, egyedül győz.

picture-investigate = Nyomozás: nézd meg valaki egyik rejtett lapját.
picture-react = Egy felszerelés mindent megfordíthat, akkor is, amikor nem te vagy soron.
picture-aim = Akinél fegyver van, céloz. A lövés egy körrel később jön.

coach-arrange = Rakd le a lapjaidat, és jegyezd meg, hol vannak az árulkodók. A középső lap sincs nagyobb biztonságban, mint a többi.
coach-act = Egy akció: nyomozás, felszerelkezés, fegyverkezés vagy lövés. A fegyver és a felszerelés ára egy lap, amelyet mindenki előtt felfordítasz.
coach-shoot = Most lőhetsz. Egy vezető az első lövést túléli, bárki más kiesik. Biztos, hogy tudod, melyik oldalon áll?
coach-react = Valaki tenni készül valamit. Ha a felszereléseddel megakadályozhatod, most kell: akkor az akció érvénytelen.
coach-look = Valaki épp most nézett meg egy lapot. Van felszerelés, amely csak ebben a pillanatban használható.
coach-aim = Az, hogy kire célzol, üzenet mindenkinek. A célpontot minden köröd végén megváltoztathatod.
coach-turn-up = A felfordított lap elárulja, ki vagy. Melyik árul el a legkevesebbet?

board-taught-goal = Iktasd ki a másik csapat vezetőjét.
board-taught-goal-honest = Becsületes vagy: találd meg és iktasd ki a Bandavezért, védd az Ügynököt.
board-taught-goal-crooked = Korrupt vagy: találd meg és iktasd ki az Ügynököt, védd a Bandavezért.
piece-integrity = Lojalitáskártyák
piece-equipment = Felszerelés
