### Rogue Agent, in English.

## The box

game-title = Rogue Agent
game-tagline = Keep a city of rain and neon alive, one bomb, one bullet, one bribe at a time.
game-about = Criminals walk the city, assassins hunt, bombs tick. You patrol in your car, investigate, attack, arrest, search and shop, place informants and defuse bombs wire by wire. When everybody has acted, the city strikes back. Who has the most influence in the end? In Android mode somebody at the table may not be human.

## Options of the table

setting-mode = Mode
setting-mode-agent = Agent mode: 6 rounds, everybody against everybody
setting-mode-android = Android mode: 8 rounds, with hidden identities
setting-mode-shadow_watch = Shadow Watch: until enough criminals are turned in or lost
setting-leader = Who leads first
setting-leader-random = Drawn at random
setting-leader-first = Player 1
setting-watch = Length of Shadow Watch
setting-watch-short = Short: 3 criminals turned in
setting-watch-long = Long: 4 criminals turned in
setting-easier = Easier Shadow Watch
setting-easier-false = All syndicates
setting-easier-true = Without the hardest syndicate

## Locations: .at where, .to whither

tile-headquarters = Headquarters
    .at = at Headquarters
    .to = to Headquarters
tile-headquarters-text = Everybody starts here, and criminals are turned in here. Search with two pairs of dice, each pair of one colour. Six evidence buy 1 influence. Safe for agents.
tile-hospital = Hospital
    .at = in the Hospital
    .to = to the Hospital
tile-hospital-text = Whoever is knocked out wakes up here. Search with 2 black dice. 1 credit buys a step on the agent track. Safe for agents.
tile-ammo_depot = Ammo Depot
    .at = in the Ammo Depot
    .to = to the Ammo Depot
tile-ammo_depot-text = Search with 2 red dice and 1 black die. 1 credit buys 2 ammo.
tile-fuel_station = Fuel Station
    .at = at the Fuel Station
    .to = to the Fuel Station
tile-fuel_station-text = Search with 2 green dice and 1 of any colour. 1 credit buys 2 fuel.
tile-data_archive = Data Archive
    .at = in the Data Archive
    .to = to the Data Archive
tile-data_archive-text = Search with 2 black dice and 2 of another colour. 1 credit buys 2 evidence.
tile-gun_shop = Gun Shop
    .at = in the Gun Shop
    .to = to the Gun Shop
tile-gun_shop-text = Search with 2 red dice and 1 of any colour. 1 credit buys a step on the weapon track. Safe for androids.
tile-garage = Garage
    .at = in the Garage
    .to = to the Garage
tile-garage-text = Search with 2 green dice and 1 black die. 1 credit buys a step on the patrol-car track. Safe for androids.
tile-precinct_1 = Precinct 1
    .at = in Precinct 1
    .to = to Precinct 1
tile-precinct_1-text = Harbor Flats. 2 gangsters hit whoever enters, unless the police is there.
tile-precinct_2 = Precinct 2
    .at = in Precinct 2
    .to = to Precinct 2
tile-precinct_2-text = Neon Mile. 2 gangsters hit whoever enters, unless the police is there.
tile-precinct_3 = Precinct 3
    .at = in Precinct 3
    .to = to Precinct 3
tile-precinct_3-text = Old Canals. A gangster hits whoever enters, unless the police is there.
tile-precinct_4 = Precinct 4
    .at = in Precinct 4
    .to = to Precinct 4
tile-precinct_4-text = Foundry Row. A gangster hits whoever enters, unless the police is there.
tile-precinct_5 = Precinct 5
    .at = in Precinct 5
    .to = to Precinct 5
tile-precinct_5-text = The Sump. 3 gangsters hit whoever enters, unless the police is there.
tile-precinct_6 = Precinct 6
    .at = in Precinct 6
    .to = to Precinct 6
tile-precinct_6-text = Skyrail Cross. A gangster hits whoever enters, unless the police is there.

## Event discs: .one is how one of them is mentioned

disc-criminal_1 = Criminal 1
    .one = criminal 1
disc-criminal_1-text = Walks one location along the event path in every City phase while rampant. Defeated it can be arrested.
disc-criminal_2 = Criminal 2
    .one = criminal 2
disc-criminal_2-text = Walks one location along the event path in every City phase while rampant. Defeated it can be arrested.
disc-criminal_3 = Criminal 3
    .one = criminal 3
disc-criminal_3-text = Walks one location along the event path in every City phase while rampant. Defeated it can be arrested.
disc-criminal_4 = Criminal 4
    .one = criminal 4
disc-criminal_4-text = Walks one location along the event path in every City phase while rampant. Defeated it can be arrested.
disc-criminal_5 = Criminal 5
    .one = criminal 5
disc-criminal_5-text = Walks one location along the event path in every City phase while rampant. Defeated it can be arrested.
disc-criminal_6 = Criminal 6
    .one = criminal 6
disc-criminal_6-text = Walks one location along the event path in every City phase while rampant. Defeated it can be arrested.
disc-bomb = Bomb
    .one = a bomb
disc-bomb-text = Its timer falls by 1 in every City phase. At 0 it explodes: 4 stamina there, 2 beside it.
disc-assassin = Assassin
    .one = an assassin
disc-assassin-text = Hunts agents and informants along the event path. Two hits remove it.

## Dice, their symbols and faces

colour-red = red
colour-green = green
colour-black = black
symbol-explosion = explosion
symbol-explosion-text = In an attack a hit. In a Search it costs 1 stamina unless something stops it. On the bomb sheet it goes under explosions only.
symbol-boost = boost
symbol-boost-text = In an attack it doubles an explosion. In a Search it doubles a die or stops an explosion. On the bomb sheet it is the X: three in a line defuse.
face-explosion = explosion
face-boost = boost
face-fuel = fuel
face-ammo = ammo
face-evidence = evidence
face-car = car
face-weapon = weapon
face-agent = agent
face-heal = heart
face-credit = credit
face-fuel-2 = 2 fuel
face-ammo-2 = 2 ammo
face-evidence-2 = 2 evidence
face-car-2 = 2 cars
face-weapon-2 = 2 weapons
face-agent-2 = 2 agents
face-heal-2 = 2 hearts
face-credit-2 = 2 credits
face-fuel-boosted = fuel, doubled
face-ammo-boosted = ammo, doubled
face-evidence-boosted = evidence, doubled
face-car-boosted = car, doubled
face-weapon-boosted = weapon, doubled
face-agent-boosted = agent, doubled
face-heal-boosted = heart, doubled
face-credit-boosted = credit, doubled
face-fuel-2-boosted = 2 fuel, doubled
face-ammo-2-boosted = 2 ammo, doubled
face-evidence-2-boosted = 2 evidence, doubled
face-car-2-boosted = 2 cars, doubled
face-weapon-2-boosted = 2 weapons, doubled
face-agent-2-boosted = 2 agents, doubled
face-heal-2-boosted = 2 hearts, doubled
face-credit-2-boosted = 2 credits, doubled
die-red-explosion = red explosion
die-red-boost = red boost
die-red-fuel = red fuel
die-red-ammo = red ammo
die-red-evidence = red evidence
die-red-car = red car
die-red-weapon = red weapon
die-red-agent = red agent
die-red-heal = red heart
die-red-credit = red credit
die-red-fuel-2 = red double fuel
die-red-ammo-2 = red double ammo
die-red-evidence-2 = red double evidence
die-red-car-2 = red double cars
die-red-weapon-2 = red double weapons
die-red-agent-2 = red double agents
die-red-heal-2 = red double hearts
die-red-credit-2 = red double credits
die-red = red die
die-green-explosion = green explosion
die-green-boost = green boost
die-green-fuel = green fuel
die-green-ammo = green ammo
die-green-evidence = green evidence
die-green-car = green car
die-green-weapon = green weapon
die-green-agent = green agent
die-green-heal = green heart
die-green-credit = green credit
die-green-fuel-2 = green double fuel
die-green-ammo-2 = green double ammo
die-green-evidence-2 = green double evidence
die-green-car-2 = green double cars
die-green-weapon-2 = green double weapons
die-green-agent-2 = green double agents
die-green-heal-2 = green double hearts
die-green-credit-2 = green double credits
die-green = green die
die-black-explosion = black explosion
die-black-boost = black boost
die-black-fuel = black fuel
die-black-ammo = black ammo
die-black-evidence = black evidence
die-black-car = black car
die-black-weapon = black weapon
die-black-agent = black agent
die-black-heal = black heart
die-black-credit = black credit
die-black-fuel-2 = black double fuel
die-black-ammo-2 = black double ammo
die-black-evidence-2 = black double evidence
die-black-car-2 = black double cars
die-black-weapon-2 = black double weapons
die-black-agent-2 = black double agents
die-black-heal-2 = black double hearts
die-black-credit-2 = black double credits
die-black = black die
column-A = A
column-B = B
column-C = C
column-D = D
column-E = E
column-F = F
column-G = G

## Boards: tracks, goods, upgrades, informant spaces

track-fuel = fuel
track-fuel-text = For every Patrol after the first of a turn, for Intercept and for defence. From 0 to 8.
track-ammo = ammo
track-ammo-text = Stops gangsters and explosions, and buys black dice in attacks. From 0 to 8.
track-evidence = evidence
track-evidence-text = Two for an Investigate, four for a Scan, six for 1 influence at Headquarters. From 0 to 8.
track-car = patrol car
track-car-text = Shield at 2, engine at 4, 1 influence at 6.
track-weapon = weapon
track-weapon-text = A pistol at 2, at 4 and at 6, and 1 influence at 6.
track-agent = agent
track-agent-text = Scouting at 2, armor at 4, 1 influence at 6.
track-stamina = stamina
track-stamina-text = Starts at 8. At 0 you are knocked out and wake up in the Hospital with 5.
item-fuel = fuel
item-ammo = ammo
item-evidence = evidence
item-car = patrol-car step
item-weapon = weapon step
item-agent = agent step
item-stamina = stamina
item-influence = influence
upgrade-shield = Shield
upgrade-shield-text = One gangster less each time you enter a precinct.
upgrade-engine = Engine
upgrade-engine-text = Every Patrol may go one location further.
upgrade-pistol_1 = Pistol
upgrade-pistol_1-text = A green die in every attack.
upgrade-pistol_2 = Second pistol
upgrade-pistol_2-text = A second green die in every attack.
upgrade-pistol_3 = Third pistol
upgrade-pistol_3-text = A third green die in every attack.
upgrade-scouting = Scouting
upgrade-scouting-text = In a Search you roll again a second time.
upgrade-armor = Armor
upgrade-armor-text = Stops one explosion in every Search.
space-top = top
space-bottom = bottom

## Identities

token-human = Human
token-human-text = Nothing to hide.
token-android = Android
token-android-text = The second one that is turned up exposes you.

## Syndicates

syndicate-red = Crimson Fuse
syndicate-red-text = Red, seven criminals.
syndicate-blue = Cobalt Circuit
syndicate-blue-text = Blue, seven criminals.
syndicate-green = Jade Vipers
syndicate-green-text = Green, seven criminals.
syndicate-yellow = Gilded Ring
syndicate-yellow-text = Yellow, seven criminals.
syndicate-purple = Velvet Masks
syndicate-purple-text = Purple, seven criminals.
syndicate-orange = Rust Dogs
syndicate-orange-text = Orange, seven criminals.
syndicate-white = Freelancers
syndicate-white-text = Wild: joins your largest group at the end.

## What criminals do

effect-lose_stamina = stamina lost
effect-lose_stamina-text = You lose stamina, and nothing prevents it.
effect-lose_ammo = ammo lost
effect-lose_ammo-text = You lose ammo, as far as you have any.
effect-lose_fuel = fuel lost
effect-lose_fuel-text = You lose fuel, as far as you have any.
effect-lose_evidence = evidence lost
effect-lose_evidence-text = You lose evidence, as far as you have any.
effect-lose_credits = credits lost
effect-lose_credits-text = You pay credits to the supply, as far as you have any.
effect-lose_influence = influence lost
effect-lose_influence-text = You lose influence, not below 0.
effect-tick_all = all timers fall
effect-tick_all-text = Every bomb timer in the city falls; at 0 bombs explode.
effect-ambush = ambush
effect-ambush-text = An assassin from the Data Stream appears here, if there is one.
effect-burn_informant = an informant is burnt
effect-burn_informant-text = One of your informants here leaves the game.
effect-release_one = an escape from custody
effect-release_one-text = One criminal of your choice leaves your custody.
effect-slip_away = the criminal slips away
effect-slip_away-text = It moves on along the path, and the attack is over.
effect-flee = the criminal flees
effect-flee-text = It moves on along the path.
effect-tougher = more health
effect-tougher-text = Its health is higher in this attack.
effect-fewer_red = fewer red dice
effect-fewer_red-text = You roll fewer red dice in this attack.
effect-reveal_identity = an identity is revealed
effect-reveal_identity-text = In Android mode you turn up an identity token.
effect-gain_ammo = ammo gained
effect-gain_ammo-text = You gain ammo.
effect-gain_fuel = fuel gained
effect-gain_fuel-text = You gain fuel.
effect-gain_evidence = evidence gained
effect-gain_evidence-text = You gain evidence.
effect-gain_credits = credits gained
effect-gain_credits-text = You take credits from the supply.
effect-heal = healing
effect-heal-text = You gain stamina.
effect-weaker = less health
effect-weaker-text = Its health is lower in this attack, at least 1.
effect-bonus_black = free black dice
effect-bonus_black-text = You roll free black dice in this attack, three in all at most.
effect-no_retaliation = no retaliation
effect-no_retaliation-text = If this attack fails, there is no retaliation.
effect-clock_slow = slower Patrols
effect-clock_slow-text = Clock: your Patrols reach one location less.
effect-clock_no_ammo_dice = no ammo for black dice
effect-clock_no_ammo_dice-text = Clock: you may not spend ammo for black dice.
effect-clock_no_cover = no cover from informants
effect-clock_no_cover-text = Clock: your informants do not protect you.
effect-clock_no_purchase = no Purchase
effect-clock_no_purchase-text = Clock: you may not take the Purchase action.
effect-clock_search_minus = a die less in every Search
effect-clock_search_minus-text = Clock: you leave one die out of every Search.

## Criminals

card-terrorist_jack = Terrorist Jack
card-terrorist_jack-text = Crimson Fuse, health 3, reward 4. Red, if you have not investigated: lose 2 stamina. Retaliation: all bomb timers fall by 1.
card-fuse_annie = Fuse Annie
card-fuse_annie-text = Crimson Fuse, health 1, reward 2. White, if you have investigated: gain 1 ammo. Retaliation: lose 1 stamina.
card-dockside_pyro = Dockside Pyro
card-dockside_pyro-text = Crimson Fuse, health 1, reward 1. Retaliation: lose 1 stamina.
card-sapper_mole = Sapper Mole
card-sapper_mole-text = Crimson Fuse, health 2, reward 3. Red, if you have not investigated: all bomb timers fall by 1. Retaliation: lose 2 stamina.
card-the_chemist = The Chemist
card-the_chemist-text = Crimson Fuse, health 2, reward 3. White, if you have investigated: 1 less health. Retaliation: clock, your informants do not protect you.
card-demolition_duke = Demolition Duke
card-demolition_duke-text = Crimson Fuse, health 3, reward 4. Red, if you have not investigated: lose 2 ammo. Retaliation: all bomb timers fall by 1.
card-mother_blast = Mother Blast
card-mother_blast-text = Crimson Fuse, health 4, reward 5. Red, if you have not investigated: lose 2 stamina. Retaliation: all bomb timers fall by 1; lose 1 stamina.
card-ice_queen_vera = Ice Queen Vera
card-ice_queen_vera-text = Cobalt Circuit, health 3, reward 4. Red, if you have not investigated: 1 red die fewer. Retaliation: lose 2 stamina.
card-firewall_finn = Firewall Finn
card-firewall_finn-text = Cobalt Circuit, health 2, reward 3. Red, if you have not investigated: 1 more health. Retaliation: lose 2 evidence.
card-null_pointer = Null Pointer
card-null_pointer-text = Cobalt Circuit, health 2, reward 3. Red, if you have not investigated: lose 2 evidence. Retaliation: turn up an identity token (Android mode).
card-doctor_silicon = Doctor Silicon
card-doctor_silicon-text = Cobalt Circuit, health 3, reward 4. Red, if you have not investigated: lose 1 stamina. Retaliation: turn up an identity token (Android mode); lose 1 stamina.
card-the_architect = The Architect
card-the_architect-text = Cobalt Circuit, health 4, reward 6. Red, if you have not investigated: 1 red die fewer. Retaliation: lose 1 influence.
card-overseer_nine = Overseer Nine
card-overseer_nine-text = Cobalt Circuit, health 4, reward 6. White, if you have investigated: 1 free black die. Retaliation: turn up an identity token (Android mode); lose 2 stamina.
card-black_ice_baron = Black Ice Baron
card-black_ice_baron-text = Cobalt Circuit, health 3, reward 5. Red, if you have not investigated: lose 2 ammo. Retaliation: clock, no ammo for black dice.
card-little_asp = Little Asp
card-little_asp-text = Jade Vipers, health 1, reward 2. Retaliation: lose 1 stamina.
card-needle_ko = Needle Ko
card-needle_ko-text = Jade Vipers, health 1, reward 2. White, if you have investigated: heal 1 stamina. Retaliation: lose 1 stamina.
card-mister_venom = Mister Venom
card-mister_venom-text = Jade Vipers, health 2, reward 3. Red, if you have not investigated: lose 1 stamina. Retaliation: clock, a die less in every Search.
card-jade_widow = Jade Widow
card-jade_widow-text = Jade Vipers, health 2, reward 3. White, if you have investigated: no retaliation if you miss. Retaliation: lose 2 stamina.
card-the_apothecary = The Apothecary
card-the_apothecary-text = Jade Vipers, health 2, reward 2. White, if you have investigated: heal 2 stamina. Retaliation: lose 1 stamina.
card-twin_cobra = Twin Cobra
card-twin_cobra-text = Jade Vipers, health 3, reward 4. Red, if you have not investigated: 1 red die fewer. Retaliation: lose 2 stamina.
card-grandfather_coil = Grandfather Coil
card-grandfather_coil-text = Jade Vipers, health 4, reward 5. Red, if you have not investigated: lose 2 stamina. Retaliation: lose 3 stamina.
card-coin_flip_cole = Coin-Flip Cole
card-coin_flip_cole-text = Gilded Ring, health 1, reward 2. White, if you have investigated: take 1 credit. Retaliation: pay 1 credit.
card-fence_freddy = Fence Freddy
card-fence_freddy-text = Gilded Ring, health 1, reward 2. Retaliation: pay 1 credit.
card-the_notary = The Notary
card-the_notary-text = Gilded Ring, health 2, reward 3. White, if you have investigated: gain 2 evidence. Retaliation: clock, no Purchase.
card-loan_shark_lou = Loan Shark Lou
card-loan_shark_lou-text = Gilded Ring, health 2, reward 3. Red, if you have not investigated: pay 2 credits. Retaliation: pay 2 credits.
card-bookie_bea = Bookie Bea
card-bookie_bea-text = Gilded Ring, health 2, reward 4. Red, if you have not investigated: the criminal moves on 1 and the attack is over. Retaliation: pay 1 credit.
card-golden_glove = Golden Glove
card-golden_glove-text = Gilded Ring, health 3, reward 5. White, if you have investigated: take 2 credits. Retaliation: pay 2 credits; lose 1 stamina.
card-madame_ingot = Madame Ingot
card-madame_ingot-text = Gilded Ring, health 3, reward 5. Red, if you have not investigated: 1 more health. Retaliation: clock, no Purchase; lose 1 stamina.
card-whisper = Whisper
card-whisper-text = Velvet Masks, health 1, reward 2. Red, if you have not investigated: one of your informants here is gone. Retaliation: lose 1 evidence.
card-paper_face = Paper Face
card-paper_face-text = Velvet Masks, health 1, reward 2. White, if you have investigated: gain 1 evidence. Retaliation: turn up an identity token (Android mode).
card-the_understudy = The Understudy
card-the_understudy-text = Velvet Masks, health 2, reward 3. Red, if you have not investigated: an assassin appears here. Retaliation: lose 1 stamina.
card-silk_razor = Silk Razor
card-silk_razor-text = Velvet Masks, health 2, reward 3. Red, if you have not investigated: lose 1 stamina. Retaliation: an assassin appears here.
card-masquerade_marquis = Masquerade Marquis
card-masquerade_marquis-text = Velvet Masks, health 3, reward 4. Red, if you have not investigated: one of your informants here is gone. Retaliation: turn up an identity token (Android mode); lose 1 evidence.
card-lady_domino = Lady Domino
card-lady_domino-text = Velvet Masks, health 3, reward 4. White, if you have investigated: 1 less health. Retaliation: one criminal escapes from your custody.
card-the_impresario = The Impresario
card-the_impresario-text = Velvet Masks, health 4, reward 6. Red, if you have not investigated: an assassin appears here. Retaliation: an assassin appears here; lose 1 stamina.
card-skid_marks = Skid Marks
card-skid_marks-text = Rust Dogs, health 1, reward 2. Red, if you have not investigated: the criminal moves on 1 and the attack is over. Retaliation: the criminal moves on 1.
card-gasoline_gus = Gasoline Gus
card-gasoline_gus-text = Rust Dogs, health 1, reward 2. White, if you have investigated: gain 2 fuel. Retaliation: lose 1 fuel.
card-chopper_chantal = Chopper Chantal
card-chopper_chantal-text = Rust Dogs, health 2, reward 3. Red, if you have not investigated: lose 2 fuel. Retaliation: clock, your Patrols reach one location less.
card-roadblock_rey = Roadblock Rey
card-roadblock_rey-text = Rust Dogs, health 2, reward 3. Retaliation: lose 2 fuel.
card-the_mechanic = The Mechanic
card-the_mechanic-text = Rust Dogs, health 2, reward 3. White, if you have investigated: 1 less health. Retaliation: the criminal moves on 2.
card-turbo_twins = Turbo Twins
card-turbo_twins-text = Rust Dogs, health 3, reward 4. Red, if you have not investigated: the criminal moves on 2 and the attack is over. Retaliation: lose 2 stamina.
card-warlord_axle = Warlord Axle
card-warlord_axle-text = Rust Dogs, health 3, reward 5. Red, if you have not investigated: lose 2 fuel. Retaliation: lose 1 stamina; clock, your Patrols reach one location less.
card-the_drifter = The Drifter
card-the_drifter-text = Freelancers, health 2, reward 2. White, if you have investigated: 1 free black die. Retaliation: the criminal moves on 1. If it walks off the path, it is shuffled back into the deck.
card-bounty_bella = Bounty Bella
card-bounty_bella-text = Freelancers, health 2, reward 4. Retaliation: lose 2 stamina.
card-rain_ghost = Rain Ghost
card-rain_ghost-text = Freelancers, health 3, reward 3. Red, if you have not investigated: the criminal moves on 1 and the attack is over. Retaliation: turn up an identity token (Android mode). If it walks off the path, it is shuffled back into the deck.
card-nobody = Nobody
card-nobody-text = Freelancers, health 4, reward 5. Red, if you have not investigated: 1 red die fewer. Retaliation: lose 2 stamina; turn up an identity token (Android mode).

## The board

board-city = The city
board-round = Round { $round } of { $rounds }
board-leader = operations leader
board-police = Police Squad
board-destroyed = destroyed
board-gangster = gangster
board-data-stream = Data Stream
board-deck = Criminal deck: { $count }
board-supply = Credits in the supply: { $count }
board-credits = Credits
board-influence = Influence
board-points = Points
board-custody = In custody
board-turned-in = Turned in
board-informants = Informants in reserve
board-markers = Investigation markers
board-clocks = Clocks
board-tokens = Identity tokens
board-hidden = hidden
board-android = Android
board-face-down = unknown
board-defeated = defeated
board-health = health { $count }
board-reward = reward { $count }
board-timer = timer { $timer }
board-sheet = Bomb sheet
board-dice = Dice
board-lost = Criminals lost: { $count } of { $limit }
board-lost-sign = criminals lost, and how many may be
board-preview = The City phase as things stand
board-preview-left = leaves the city
board-preview-explosion = explosion
board-preview-stamina = { $seat }: { SIGNED($change) } stamina
board-preview-knocked-out = { $seat } is knocked out
board-patrols = Patrols this turn: { $count }
board-main-actions = Main actions: { $count } of { $limit }
board-status = Round, phase and supplies
board-leader-is = { $seat } leads the operations
    .you-seat = You lead the operations
board-leader-text = Draws discs in the Time phase, acts first, and decides the order of assassins and bombs in the City phase.
board-phase-time = Time
board-phase-time-short = T
board-phase-time-text = New discs come out of the Data Stream and appear in precincts.
board-phase-action = Action
board-phase-action-short = A
board-phase-action-text = Each player takes one turn, clockwise from the leader.
board-phase-city = City
board-phase-city-short = C
board-step-criminals = Criminals
board-step-assassins = Assassins
board-step-police = Police
board-step-bombs = Bombs
board-step-leader = New leader
board-phase-city-text = Criminals walk, assassins strike, the police moves on, bombs tick. Then the next player leads.
board-in-bag =
    { $count ->
        [one] { $count } disc in the bag
       *[other] { $count } discs in the bag
    }
board-deck-text = Each criminal that appears gets the top card, face down.
board-supply-text = Credits are limited. When the supply is empty, nothing more is paid out.
board-target = The game ends after a round in which somebody has turned in { $count } criminals or { $limit } have been lost.
board-preview-text = Arrows show where every disc will go if nothing changes, which timers fall and who gets hurt. From what everybody can see.
board-preview-short = City phase ahead
board-preview-brief = City ahead
board-any-dice =
    { $count ->
        [one] { $count } die of a colour you choose
       *[other] { $count } dice of a colour you choose
    }
board-dice-of = { NAME($colour) } ×{ $count }
board-destroyed-text = Destroyed: no Search, no goods, no informants. An agent who enters loses 1 stamina.
board-gangsters =
    { $count ->
        [one] A gangster hits whoever enters, unless the police is there.
       *[other] { $count } gangsters hit whoever enters, unless the police is there.
    }
board-search-here = Search dice: { $dice }.
board-sold-for-credit =
    { $price ->
        [one] Sold here for { $price } credit: { $count } { NAME($item) }.
       *[other] Sold here for { $price } credits: { $count } { NAME($item) }.
    }
board-sold-for-evidence = Sold here for { $price } evidence: { $count } { NAME($item) }.
board-safe-human = Safe for agents.
board-safe-android = Safe for androids.
board-no-spaces = No informant spaces.
board-reconstructed = ≈ Some printed values here are reconstructed, not verified.
board-looked-into = Investigated by: { $seat }.
board-defeated-text = Defeated: stays here until somebody makes an arrest.
board-custody-text = In custody: can be turned in at Headquarters.
board-informant-of = informant of { $seat }
board-empty = nothing here
board-agent-board = Agent board of { $seat }
board-points-text = Points are what you would have if the game ended now: influence, informants on the map and syndicates turned in.
board-credits-text = For purchases and for Reinforce.
board-informants-text = Each one placed protects you there, lets you investigate there, and is worth 1 point at the end.
board-markers-text = One lies on every criminal you have investigated.
board-clock-of =
    { $count ->
        [one] From { NAME($criminal, case: "one") }, until the end of this turn or the next one you take.
       *[other] From { NAME($criminal, case: "one") }, until the end of your next turn.
    }
board-token-own = Hidden: only you know it.
board-token-hidden = Only { $seat } knows it.
board-main-actions-text = At most { $limit } in a turn, and none twice on one location.
board-fewer = Hide what is barred
board-barred-too = Not now: { $count }
board-roll-this = Roll again: { NAME($face) }
board-take-boost = Put this boost on another die
board-roll-again = Roll again: { $count }
board-tray = What you can do
board-over = The game is over.
board-waiting = Hover over anything, or press it for long, to have it explained.
board-column = Column { NAME($column) }
board-sheet-text = Columns are filled from the top and started from left to right.
board-sheet-goal =
    { $count ->
        [one] { $count } boost in a line defuses. Each new column costs 1 on the timer.
       *[other] { $count } boosts in a line defuse. Each new column costs 1 on the timer.
    }
board-circuit =
    { $count ->
        [one] { $count } circuit die will be checked
       *[other] { $count } circuit dice will be checked
    }
board-makes-line = completes a line
board-dice-left =
    { $count ->
        [one] { $count } die is not on the sheet
       *[other] { $count } dice are not on the sheet
    }
board-chance = chance of success
board-explodes = would set the bomb off
board-place-hint = Pick a die, then its column.
board-timer-text = At 0 the bomb explodes at once.
board-police-text = No gangsters, no Justice actions, no assassin’s strikes here.
board-face-down-text = Investigate to look at the card, or attack to turn it up.
board-credits-short = Credits
board-informants-short = Informants
board-markers-short = Markers
board-criminal = Criminal
board-influence-text = What counts in the end: influence, from criminals turned in, full tracks and evidence; informants on the map; syndicates. Most points win.
board-signs = What the signs mean
board-look = Look closer.
board-roads = Roads lead to: { NAME($to) }.
board-path-next = Discs go on to: { NAME($to) }.
board-markers-on = Investigated by

## What is decided: for the one who decides, and for the others

prompt-assign_events = Which die for which disc? The number is the precinct it goes to.
asks-assign_events = { $seat } assigns the event dice.
prompt-choose_action =
    { $main_actions ->
        [0] Your turn: go on patrol, take your actions, or end the turn. What do you do?
        [one] { $main_actions } main action is taken. What do you do next?
       *[other] { $main_actions } main actions are taken. Anything else before your turn ends?
    }
asks-choose_action = It is { $seat }’s turn.
prompt-next_location = Where do you go?
asks-next_location = { $seat } is on patrol.
prompt-gangster_ammo = How much ammo do you spend? Each one stops a gangster, the others cost 1 stamina each.
asks-gangster_ammo = { $seat } meets gangsters.
prompt-investigate_target = Which criminal do you look into?
asks-investigate_target = { $seat } investigates a criminal.
prompt-attack_target = Whom do you attack?
asks-attack_target = { $seat } chooses a target.
prompt-attack_ammo = How much ammo do you spend? Each one adds a black die.
asks-attack_ammo = { $seat } loads.
prompt-explosion_order = Several timers are at 0. Which bomb goes off next?
asks-explosion_order = { $seat } chooses which bomb goes off next.
prompt-burn_informant = Which of your informants here do you lose?
asks-burn_informant = { $seat } loses an informant.
prompt-release_one = Which criminal escapes from your custody?
asks-release_one = { $seat } must let a criminal go.
prompt-arrest_target = Whom do you arrest?
asks-arrest_target = { $seat } makes an arrest.
prompt-intercept_target = Whose criminals do you want?
asks-intercept_target = { $seat } is about to intercept.
prompt-intercept_fuel = How much fuel do you spend? Each one is a green die.
asks-intercept_fuel = { $seat } steps on the gas.
prompt-intercept_defence = How much fuel do you spend to keep your criminals?
asks-intercept_defence = { $seat } defends the criminals in custody.
prompt-intercept_take = Which criminal do you take over?
asks-intercept_take = { $seat } takes criminals over.
prompt-search_colours = Which colours do you search with?
asks-search_colours = { $seat } starts a search.
prompt-leave_out = A clock takes one die from your search. Which one?
asks-leave_out = { $seat } leaves a die out.
prompt-search_reroll = Which dice do you roll again?
asks-search_reroll = { $seat } may roll dice again.
prompt-search_resolve = Which die next? The order is yours.
half-boost = Boost: which die does it help?
asks-search_resolve = { $seat } takes stock of the search.
prompt-purchase = What do you buy?
asks-purchase = { $seat } is shopping.
prompt-defuse_bomb = Which bomb do you defuse?
asks-defuse_bomb = { $seat } chooses a bomb.
prompt-place_die = Place the dice one by one. Three boosts in a line defuse the bomb; every new column costs 1 on the timer.
asks-place_die = { $seat } is working on the bomb.
prompt-cut_again = Cut another wire, or leave the bomb as it is?
asks-cut_again = { $seat } hesitates over the next wire.
prompt-assassin_order = Which assassin acts next?
asks-assassin_order = { $seat } decides which assassin acts next.
prompt-bomb_order = Which bomb ticks next?
asks-bomb_order = { $seat } decides which bomb ticks next.
prompt-reveal_identity = Turn up one of your identity tokens.
asks-reveal_identity = { $seat } must turn up an identity token.
prompt-scan_target = Whom do you scan?
asks-scan_target = { $seat } prepares a scan.
prompt-attack_agent_target = Which agent do you attack?
asks-attack_agent_target = { $seat } chooses an agent to attack.
prompt-attack_android_target = Which android do you attack?
asks-attack_android_target = { $seat } chooses an android to attack.
prompt-fight_defence = How much fuel do you spend on defence? Each car cancels a hit.
asks-fight_defence = { $seat } takes evasive action.

## Options and what they do

option-assign = Dice in the order of the discs: { $results }
why-assign = Each disc goes to the precinct with the number of its die.
option-patrol = Patrol
why-patrol = Move up to 2 locations. The first Patrol of a turn is free, every further one costs 1 fuel.
option-investigate = Investigate
why-investigate = Spend 2 evidence and a marker to look at a face-down criminal here, or where you have an informant.
option-attack = Attack
why-attack = Fight a rampant criminal or an assassin here: 3 red dice and more. Success gives 1 influence.
option-arrest = Arrest
why-arrest = Take a defeated criminal from here into custody.
option-intercept = Intercept
why-intercept = Try to take criminals from the custody of another agent here, with fuel and green dice.
option-turn_in = Turn in
why-turn_in = Hand over everybody in your custody: credits now, points for the syndicates at the end.
option-search = Search
why-search = Roll the dice of this location and gain what they show.
option-purchase = Purchase
why-purchase = Buy what is sold here, as often as you can pay.
option-defuse = Defuse
why-defuse = Cut the wires of a bomb here. A line of three boosts defuses it and gives 1 influence.
option-attack_android = Attack an android
why-attack_android = Fight an exposed android here. A knock-out gives 1 influence.
option-attack_agent = Attack an agent
why-attack_agent = Fight an agent here. A knock-out gives 1 influence.
option-attack_location = Attack the location
why-attack_location = Informants here absorb hits and are gone; two more hits destroy the location and give 1 influence.
option-scan = Scan
why-scan = Spend 4 evidence: another agent here, or where you have an informant, must turn up an identity token.
option-reinforce = Reinforce
why-reinforce = Spend 2 credits to place an informant here. This ends your turn. On the map at the end it is worth 1 point.
option-end_turn = End the turn
why-end_turn = Nothing more this turn.
option-step = Go { NAME($tile, case: "to") }
why-step = { TEXT($tile) }
option-stop = Stop here
why-stop = The Patrol ends here.
option-ammo =
    { $count ->
        [0] No ammo
       *[other] { $count } ammo
    }
why-ammo = Each ammo stops one gangster; each gangster left costs 1 stamina.
option-look = Look into { NAME($criminal, case: "one") }
why-look = You alone see the card, and your marker stays on it until it is turned up.
option-at_criminal = { NAME($criminal) }
why-at_criminal = A face-down card is turned up first: red surprises those who have not investigated, white rewards those who have.
option-at_assassin = An assassin
why-at_assassin = Two hits are needed. Otherwise the assassin strikes back, unless you are safe here.
option-black_dice =
    { $count ->
        [0] No black dice for ammo
        [one] { $count } ammo for { $count } black die
       *[other] { $count } ammo for { $count } black dice
    }
why-black_dice = Black dice bring hits and boosts: one for each ammo, three in all at most.
option-take_in = Arrest { NAME($criminal, case: "one") }
why-take_in = The criminal travels with you. Turn it in at Headquarters.
option-against = { $seat }
why-against = Your action is aimed at { $seat }.
option-fuel = { $count } fuel
why-fuel = One green die for each fuel. Each car you roll more than the other takes over a criminal.
option-defend =
    { $count ->
        [0] No defence
       *[other] { $count } fuel
    }
why-defend = One green die for each fuel. Each car you roll cancels a car or a hit of the attacker.
option-snatch = Take over { NAME($criminal, case: "one") }
why-snatch = The criminal moves into your custody.
option-search_with = Search with { NAME($colours) }
why-search_with = The colours for the white dice of this location, never more than three dice of one colour.
option-leave_out = Without a { NAME($colour) } die
why-leave_out = The other dice are rolled.
option-reroll = Roll again: { NAME($dice) }
why-reroll = These dice are rolled once more; the others stay.
option-keep = Keep everything
why-keep = No die is rolled again.
option-use = Use { NAME($face) }
why-use = You gain what the die shows, as far as there is room.
option-shoot = Spend 1 ammo on the explosion
why-shoot = The explosion is gone and costs no stamina.
option-suffer = Take the explosion
why-suffer = You lose 1 stamina. If that knocks you out, the other dice are lost.
option-boost = Boost on { NAME($face) }
why-boost = A boost stops an explosion, or doubles what another die gives.
option-waste = Use no boost
why-waste = The boost is put aside without effect.
option-buy = Buy { NAME($item) }
why-buy = Pay the price once for one unit.
option-enough = That is enough
why-enough = The Purchase is over.
option-bomb = The bomb with timer { $timer }
why-bomb = The lower the timer, the fewer columns you may start.
option-place = Column { NAME($column) }: { NAME($colour) } { NAME($symbol) }
why-place = The die goes into the topmost empty cell of the column. The timer does not change.
option-new_column = New column { NAME($column) }: { NAME($colour) } { NAME($symbol) }
why-new_column = A new column lowers the timer by 1. At 0 the bomb explodes.
option-cut = Cut another wire
why-cut = All dice that are not on the sheet are rolled again.
option-let_be = Leave it
why-let_be = The bomb stays if no circuit die explodes: those are the explosions at the bottom of columns.
option-assassin = The assassin { NAME($tile, case: "at") }
why-assassin = It strikes where it is, moves on and strikes again, until it has hurt somebody.
option-tick = The bomb { NAME($tile, case: "at") } with timer { $timer }
why-tick = Its timer falls by 1. At 0 it explodes and takes other bombs there with it.
option-explode = The bomb { NAME($tile, case: "at") }
why-explode = All bombs at 0 explode; you choose the order.
option-burn = The informant on the { NAME($space) } space
why-burn = The informant leaves the game.
option-release = { NAME($criminal) }
why-release = The criminal goes back to the Data Stream and the card leaves the game.
option-reveal = Turn up: { NAME($token) }
why-reveal = Everybody sees the token. The second android token exposes you.

## Why something is not possible

barred-two-done = You have taken two Justice actions this turn.
barred-two-underground = You have taken two underground actions this turn.
barred-police-here = The Police Squad is here: no Justice actions on its location.
barred-done-here = You have already done this on this location this turn.
barred-destroyed-here = This location is destroyed.
barred-androids-do-not = Androids do not do that.
barred-android-mode-only = That exists in Android mode only.
barred-nobody-to-attack = There is nobody here to attack.
barred-already-defeated = This criminal is already defeated.
barred-no-android = No android has been exposed.
barred-safe-here = This location is safe for the ones you would attack.
barred-nobody-to-arrest = There is no defeated criminal here.
barred-nobody-to-intercept = No other agent here has anybody in custody.
barred-nobody-to-turn-in = You have nobody in custody.
barred-not-at-headquarters = Criminals are turned in at Headquarters.
barred-nothing-to-search = There is nothing to search here.
barred-nothing-for-sale = Nothing is sold here.
barred-clock-no-purchase = A clock keeps you from buying.
barred-no-credits = You have too few credits.
barred-no-evidence = You have too little evidence.
barred-no-fuel = You have too little fuel.
barred-track-full = The track is full: you would gain nothing.
barred-no-bomb = There is no bomb here.
barred-nothing-to-destroy = This location cannot be destroyed, or already is.
barred-no-marker = All your investigation markers are in use.
barred-nobody-to-investigate = There is no face-down criminal you could look into, here or at your informants.
barred-nobody-to-scan = Nobody here or at your informants would have to turn up a token.
barred-no-informant = You have no informant left.
barred-no-space = There is no empty informant space here.
barred-no-step-yet = A Patrol has at least one step.
barred-entered-already = You have already entered this location in this Patrol.
barred-too-many-of-a-colour = There are only three dice of each colour.
barred-column-full = The column is full.
barred-column-open = Every column must end in a boost, or be four explosions, before you may start a new one.
barred-under-a-boost = An explosion goes under explosions only.

## What happens

event-round_began = Round { $round }. { $seat } leads the operations.
    .you-seat = Round { $round }. You lead the operations.
event-discs_drawn = Out of the Data Stream: { NAME($discs) }. Dice: { $results }.
event-disc_placed = { CAP(NAME($disc, case: "one")) } appears { NAME($tile, case: "at") }.
event-disc_returned = { CAP(NAME($disc, case: "one")) } goes back to the Data Stream at once.
event-timer = The timer { NAME($tile, case: "at") } shows { $timer }.
event-turn_began = { $seat }’s turn begins.
    .you-seat = Your turn begins.
event-turn_ended = { $seat }’s turn is over.
    .you-seat = Your turn is over.
event-patrolled = { $seat } drives { NAME($tile, case: "to") }.
    .you-seat = You drive { NAME($tile, case: "to") }.
event-gangsters =
    { $count ->
        [one] A gangster attacks { $seat }.
       *[other] { $count } gangsters attack { $seat }.
    }
    .you-seat =
        { $count ->
            [one] A gangster attacks you.
           *[other] { $count } gangsters attack you.
        }
event-looked = { $seat } looks into { NAME($criminal, case: "one") }.
    .you-seat = You look into { NAME($criminal, case: "one") }.
event-looked_at_card = { NAME($criminal) } is { NAME($card) }.
event-changed = { $seat }: { NAME($track) } { SIGNED($change) } (now { $count }).
    .you-seat = You: { NAME($track) } { SIGNED($change) } (now { $count }).
event-credits = { $seat }: credits { SIGNED($change) } (now { $count }).
    .you-seat = You: credits { SIGNED($change) } (now { $count }).
event-influence = { $seat }: influence { SIGNED($change) } (now { $count }).
    .you-seat = You: influence { SIGNED($change) } (now { $count }).
event-knocked_out = { $seat } is knocked out and wakes up { NAME($tile, case: "at") }.
    .you-seat = You are knocked out and wake up { NAME($tile, case: "at") }.
event-attacked = { $seat } attacks { NAME($criminal, case: "one") }.
    .you-seat = You attack { NAME($criminal, case: "one") }.
event-attacked_assassin = { $seat } attacks an assassin { NAME($tile, case: "at") }.
    .you-seat = You attack an assassin { NAME($tile, case: "at") }.
event-card_shown = { NAME($criminal) } is { NAME($card) }.
event-reveal_fired =
    { $count ->
        [1] Surprise for { $seat }: { NAME($effect) }.
       *[other] Surprise for { $seat }: { NAME($effect) } ({ $count }).
    }
    .you-seat =
        { $count ->
            [1] Surprise for you: { NAME($effect) }.
           *[other] Surprise for you: { NAME($effect) } ({ $count }).
        }
event-retaliated =
    { $count ->
        [1] Retaliation against { $seat }: { NAME($effect) }.
       *[other] Retaliation against { $seat }: { NAME($effect) } ({ $count }).
    }
    .you-seat =
        { $count ->
            [1] Retaliation against you: { NAME($effect) }.
           *[other] Retaliation against you: { NAME($effect) } ({ $count }).
        }
event-rolled = { $seat } rolls { NAME($dice) }.
    .you-seat = You roll { NAME($dice) }.
event-hits =
    { $count ->
        [0] { $seat } hits nothing.
        [one] { $seat } lands { $count } hit.
       *[other] { $seat } lands { $count } hits.
    }
    .you-seat =
        { $count ->
            [0] You hit nothing.
            [one] You land { $count } hit.
           *[other] You land { $count } hits.
        }
event-defeated = { $seat } defeats { NAME($criminal, case: "one") }.
    .you-seat = You defeat { NAME($criminal, case: "one") }.
event-arrested = { $seat } arrests { NAME($criminal, case: "one") }.
    .you-seat = You arrest { NAME($criminal, case: "one") }.
event-cars =
    { $count ->
        [one] { $seat } rolls { $count } car.
       *[other] { $seat } rolls { $count } cars.
    }
    .you-seat =
        { $count ->
            [one] You roll { $count } car.
           *[other] You roll { $count } cars.
        }
event-intercepts = { $seat } goes after the criminals of { $target }.
    .you-seat = You go after the criminals of { $target }.
    .you-target = { $seat } goes after your criminals.
event-intercepted = { $seat } takes over { NAME($criminal, case: "one") }.
    .you-seat = You take over { NAME($criminal, case: "one") }.
event-turned_in = { $seat } turns in { NAME($criminal, case: "one") }: { NAME($card) }.
    .you-seat = You turn in { NAME($criminal, case: "one") }: { NAME($card) }.
event-searched = { $seat } searches { NAME($tile, case: "at") }.
    .you-seat = You search { NAME($tile, case: "at") }.
event-rerolled = { $seat } rolls again and has { NAME($dice) }.
    .you-seat = You roll again and have { NAME($dice) }.
event-protected =
    { $count ->
        [one] { $seat } is protected from { $count } explosion.
       *[other] { $seat } is protected from { $count } explosions.
    }
    .you-seat =
        { $count ->
            [one] You are protected from { $count } explosion.
           *[other] You are protected from { $count } explosions.
        }
event-bought = { $seat } buys { $count } { NAME($item) }.
    .you-seat = You buy { $count } { NAME($item) }.
event-wire_cut = { $seat } cuts a wire: { NAME($dice) }.
    .you-seat = You cut a wire: { NAME($dice) }.
event-die_placed = Column { NAME($column) }: { NAME($colour) } { NAME($symbol) }.
event-circuit = The circuit is checked: { NAME($dice) }.
event-defused = { $seat } has defused the bomb { NAME($tile, case: "at") }!
    .you-seat = You have defused the bomb { NAME($tile, case: "at") }!
event-bomb_stays = The bomb { NAME($tile, case: "at") } stays, with timer { $timer }.
event-exploded = A bomb explodes { NAME($tile, case: "at") }!
event-reinforced = { $seat } places an informant { NAME($tile, case: "at") }.
    .you-seat = You place an informant { NAME($tile, case: "at") }.
event-informant_gone = { $seat } loses an informant { NAME($tile, case: "at") }.
    .you-seat = You lose an informant { NAME($tile, case: "at") }.
event-criminal_moved = { CAP(NAME($criminal, case: "one")) } moves on { NAME($tile, case: "to") }.
event-criminal_left = { CAP(NAME($criminal, case: "one")) } leaves the city. It was { NAME($card) }.
event-back_in_deck = { NAME($card) } is shuffled back into the deck.
event-criminal_returned = { CAP(NAME($criminal, case: "one")) } is back in the Data Stream.
event-assassin_moved = An assassin moves on: { NAME($tile) } → { NAME($to) }.
event-assassin_left = An assassin { NAME($tile, case: "at") } leaves the city.
event-assassin_gone = An assassin { NAME($tile, case: "at") } is gone.
event-assassin_struck = An assassin strikes { $seat } { NAME($tile, case: "at") } for { $count } stamina.
    .you-seat = An assassin strikes you { NAME($tile, case: "at") } for { $count } stamina.
event-police_moved = The Police Squad moves { NAME($tile, case: "to") }.
event-police_removed = The police removes { NAME($disc, case: "one") } { NAME($tile, case: "at") }.
event-leader = { $seat } is the new operations leader.
    .you-seat = You are the new operations leader.
event-clock_set = { $seat } gets a clock from { NAME($criminal, case: "one") }: { NAME($effect) }.
    .you-seat = You get a clock from { NAME($criminal, case: "one") }: { NAME($effect) }.
event-clock_over = { $seat } is free of a clock: { NAME($effect) }.
    .you-seat = You are free of a clock: { NAME($effect) }.
event-scanned = { $seat } scans { $target }.
    .you-seat = You scan { $target }.
    .you-target = { $seat } scans you.
event-token_shown = { $seat } turns up a token: { NAME($token) }.
    .you-seat = You turn up a token: { NAME($token) }.
event-exposed = { $seat } is exposed as an android!
    .you-seat = You are exposed as an android!
event-tokens_out = The android limit is reached: all identity tokens leave the game unseen.
event-ruins_entered = { $seat } makes a way through the ruins { NAME($tile, case: "at") }.
    .you-seat = You make a way through the ruins { NAME($tile, case: "at") }.
event-fought = { $seat } attacks { $target }.
    .you-seat = You attack { $target }.
    .you-target = { $seat } attacks you.
event-location_attacked = { $seat } attacks the location itself: { NAME($tile) }.
    .you-seat = You attack the location itself: { NAME($tile) }.
event-destroyed = Destroyed: { NAME($tile) }.
event-scored =
    { $count ->
        [one] { $seat } has { $count } point.
       *[other] { $seat } has { $count } points.
    }
    .you-seat =
        { $count ->
            [one] You have { $count } point.
           *[other] You have { $count } points.
        }

## How it ended

end-rounds = The last round is over. Most influence: { $names } ({ $score }).
    .won = The last round is over, and you have the most influence: { $score }.
    .lost = The last round is over. Most influence: { $names } ({ $score }).
end-turned-in = Enough criminals have been turned in. Winner: { $names }.
    .won = Enough criminals have been turned in, and you are ahead.
    .lost = Enough criminals have been turned in. Winner: { $names }.
end-lost = Too many criminals have been lost. Winner: { $names }.
    .won = Too many criminals have been lost, and you are ahead.
    .lost = Too many criminals have been lost. Winner: { $names }.
tally-start = Start
tally-criminals = Criminals defeated
tally-assassins = Assassins
tally-bombs = Bombs defused
tally-bought = Bought with evidence
tally-upgrades = Tracks filled
tally-androids = Android affairs
tally-losses = Lost
tally-informants = Informants in the city
tally-syndicates = Syndicates turned in

## The rules, chapter by chapter

rule-S1 = Everybody plays alone, for the most influence. A round has three phases: in the Time phase new trouble appears, in the Action phase each player takes a turn, in the City phase criminals, assassins, police and bombs act. Agent mode has 6 rounds, Android mode 8; Shadow Watch ends by itself. Many printed values of this game are not public: those here are reconstructed and can be replaced by an owner of the box.
    .title = At a glance
rule-S3 = Three red, three green and three black dice, seven ordinary dice, 13 locations, 20 discs, 46 criminals, a board for each player.
    .title = What is in the box
rule-S3-1 = Red shows three explosions, a boost, double ammo, a weapon. Green shows an explosion, two boosts, double fuel, two cars. Black shows an explosion, a boost, double evidence, an agent, a heart, a credit.
    .title = Dice
rule-S3-2 = Fuel, ammo and evidence run from 0 to 8 and start at 3. Patrol car, weapon and agent are upgrades from 0 to 6 that never fall: shield and engine, three pistols, scouting and armor. Stamina starts at 8; 0 is the skull, 5 the heart.
    .title = The agent board
rule-S3-3 = Headquarters and six general locations can be searched and sell goods. The six precincts have gangsters instead. Most locations have two informant spaces, top and bottom. A shield makes a location safe for agents or for androids.
    .title = Locations
rule-S4 = Three rows of 3, 5 and 5 locations with Headquarters in the middle. Locations that share a side are adjacent. The event path is the ring of twelve locations around Headquarters, clockwise; the top precinct is its last location. A disc that steps on from there leaves the city, except a criminal that was put there this round.
    .title = The city
rule-S5 = The locations are shuffled into their places. Everybody gets a board, 4 credits, 7 informants and 5 investigation markers and starts at Headquarters. A die places the police. The Data Stream holds 4 bombs, 4 assassins and criminals 1 to 6. In Android mode everybody gets 3 identity tokens.
    .title = Set-up
rule-S6 = Time, Action, City, round after round; then the scoring.
    .title = The course of the game
rule-S6-1 = The leader draws discs from the Data Stream, 2 with two or three players, 3 with four, rolls a die for each and decides which die belongs to which disc. Each disc goes to the precinct with that number. A bomb gets a die as its timer, a criminal gets the top card of the deck face down. Nothing else happens yet.
    .title = Time phase
rule-S6-2 = A turn is a free sequence of actions: Patrol, Investigate, at most two Justice actions, in the end perhaps Reinforce. No Justice action on the police’s location, and none twice on one location in a turn. After the second one only Reinforce is left. A knock-out ends the turn at once.
    .title = A turn
rule-S6-3 = Up to 2 locations, 3 with the engine, at least 1; no location is entered twice. The first Patrol of a turn is free, every further one costs 1 fuel. Whoever enters a precinct without police meets its gangsters: the shield and each own informant there stop one, each ammo spent stops one, each one left costs 1 stamina.
    .title = Patrol
rule-S6-4 = Spend 2 evidence to look at a face-down criminal here or where you have an informant, and leave a marker on the card. Only you see it. As often as you like, also between the steps of a Patrol.
    .title = Investigate
rule-S6-5 = Attack: turn a face-down card up; red icons surprise those without a marker on it, white ones reward those with one. Roll 3 red dice, a green one for each pistol, a black one for each ammo spent. Explosions are hits, each boost doubles one. A criminal needs hits of its health, an assassin two; success gives 1 influence, failure retaliation or 2 stamina. Arrest: take a defeated criminal here into custody. Intercept: fuel for green dice, cars against cars, to take criminals from an agent here, not on a location safe for agents. Turn in: at Headquarters, all at once, for their rewards.
    .title = Attack, arrest, intercept, turn in
rule-S6-6 = Roll the dice of the location; white icons take a colour of your choice. Roll any of them again once, twice with scouting. Then resolve them in your order. Symbols move your markers, a heart is 1 stamina, a credit 2 credits. A boost doubles another die or stops an explosion. Informants here and armor, even armor reached in this Search, stop one explosion each; every other explosion costs 1 ammo or 1 stamina, unless the location is safe for you.
    .title = Search
rule-S6-7 = Pay the price for a unit of what is sold here, as often as you like, all in one action. Nothing is sold to a full track.
    .title = Purchase
rule-S6-8 = A bomb on your location can be defused; see the chapter about it.
    .title = Defuse
rule-S6-9 = Spend 2 credits and put an informant on the topmost empty space of your location. Your turn ends.
    .title = Reinforce
rule-S6-10 = Criminals: in order of their numbers each rampant one takes a step; where no police is, assassins run on from it and bombs there tick. Assassins: each strikes on its location, steps on and strikes again, and takes a third step if an agent stands there; a strike costs every agent there 2 stamina, less 1 for each own informant, then the top informant dies; having hurt somebody it stops. Police: it moves to the next precinct by number and removes assassins and bombs there. Bombs: every timer falls by 1, at 0 they explode. Then the next player leads.
    .title = City phase
rule-S7 = A criminal card shows a name, a syndicate, health, a reward, perhaps a red or white reveal effect, and its retaliation.
    .title = Criminals
rule-S7-2 = The words on the cards mean what they say; you is always the attacker. Losses stop at 0, gains at the end of the track. Lost stamina cannot be prevented. When all timers fall, bombs at 0 explode in the attacker’s order. Steps of a fleeing criminal trigger nothing.
    .title = Effects
rule-S7-3 = A clock starts at once and lasts to the end of your next turn, or until that criminal leaves the city. Several clocks can run; two of the same kind do not add up.
    .title = Clocks
rule-S7-4 = A criminal that walks off the path is shown to everybody and leaves the game. Two cards are shuffled back into the deck instead.
    .title = Leaving
rule-S8 = Defusing is a game of its own, with all nine special dice and a sheet of four rows.
    .title = Defusing a bomb
rule-S8-1 = Columns are filled from the top and started from left to right. A die keeps its colour.
    .title = The sheet
rule-S8-2 = Cut a wire: roll all dice that are not on the sheet, then place every explosion and boost, one by one. Explosions go under explosions only, boosts under anything. A new column may be started when every other one ends in a boost or is four explosions; each but the first lowers the timer by 1. At 0 the bomb explodes. With three boosts in a line, or no dice left, comes the check; otherwise cut another wire or stop.
    .title = Cutting wires
rule-S8-3 = The circuit dice are the explosions at the bottom of columns. Roll them until one shows an explosion, and the bomb explodes, or a boost without one, and it holds. Without circuit dice it holds.
    .title = The check
rule-S8-4 = With a line and a passed check the bomb is defused: 1 influence. Without a line it stays with the timer as it is. If it explodes you gain nothing; your turn goes on if you are still standing.
    .title = The outcome
rule-S9 = What happens in many places in the same way.
    .title = Common procedures
rule-S9-1 = At the skull you are knocked out at once. At the top gains are lost.
    .title = Losing stamina
rule-S9-2 = Lose 1 influence and everybody in custody, go to the Hospital, set stamina to 5; in Android mode turn up a token. In your own turn the turn ends.
    .title = Knock-out
rule-S9-3 = Informants there leave the game; assassins and criminals there go back to the Data Stream. Then everybody there loses 4 stamina and everybody beside it 2, and all their criminals in custody, clockwise from the leader, except on a location safe for them. Other bombs there explode too.
    .title = Explosions
rule-S9-4 = The disc goes to the Data Stream, its markers go home, its clocks end, and the card leaves the game.
    .title = Discs going back
rule-S9-5 = Gains beyond the end of a track are lost. Reaching the end of an upgrade track gives 1 influence.
    .title = Tracks
rule-S9-6 = Removed informants never come back. When the top one leaves, the bottom one moves up.
    .title = Informants
rule-S10 = For three or four players, 8 rounds, with hidden identities.
    .title = Android mode
rule-S10-1 = Everybody is an agent until the second android token is turned up. Then the player is an android for good.
    .title = Identity
rule-S10-2 = You must turn up a token of your choice when you are knocked out, when a retaliation says so, when you are scanned, and when the police has moved to your location or beside it. At most one a round, and not once the android limit is reached.
    .title = Turning up a token
rule-S10-3 = Spend 4 evidence: another agent here, or where you have an informant, must turn up a token. If that exposes an android, you gain 1 influence and the android loses 1.
    .title = Scan
rule-S10-4 = An exposed player loses custody, informants, markers and clocks and keeps everything else. In the own turn the action is finished; two Justice actions end the turn. With one android of three players, or two of four, all tokens leave the game unseen.
    .title = Exposure
rule-S10-5 = A destroyed location keeps only its name and number. Criminals and assassins that come there go back to the Data Stream. No Search and no Purchase there. An agent who enters loses 1 stamina.
    .title = Destroyed locations
rule-S10-6 = An android may Patrol and take two underground actions, also beside the police: Search, Purchase, attack an agent, attack the location. In a fight each car of the target cancels a hit; every hit left costs 1 stamina. In an attack on a location informants absorb hits; two more destroy it, bombs there explode, and the android gains 1 influence.
    .title = An android’s turn
rule-S10-7 = Once an android is exposed, agents may attack it as a Justice action, where it is not safe.
    .title = Attack an android
rule-S11 = No fixed number of rounds: the game ends after the round in which a player has turned in 3 criminals (4 in the long game), or 4 were lost to police and bombs. The deck has 20 easy and 10 hard criminals. One bomb and one assassin enter only when the bag runs short. The police takes criminals away too. Own informants give a black die against criminals. No lock after the second Justice action, and actions may be repeated on a location.
    .title = Shadow Watch
rule-S12 = The deck is hidden; a face-down criminal is known to those with a marker on it; identity tokens are known to their owners. Everything else is open.
    .title = Who sees what
rule-S13 = Influence, 1 point for each own informant on the map, and for each syndicate of turned-in criminals 1, 3, 6, 10 points for 1, 2, 3, 4 cards and 5 for each further one. Wild cards join your largest group. A tie is broken by stamina, then shared.
    .title = Scoring

## Rulings: the city and the boards

rule-R1 = A player has one track of stamina. On cards health is the criminal’s own.
rule-R2 = The X of the bomb sheet is the boost.
rule-R3 = The two remaining precincts are the bottom corners of the city.
rule-R4 = The event path is the ring of the twelve locations around Headquarters, clockwise.
rule-R5 = Only a criminal put on the top precinct this round walks the whole ring. An assassin there leaves the city with its next step.
rule-R6 = The disc of a criminal that escapes goes back to the Data Stream.
rule-R7 = A criminal lost by a bomb, a knock-out, destruction, exposure or a release leaves the game with its card; the number can be drawn again.
rule-R8 = The end of a track gives influence for upgrades only, once each.
rule-R9 = What goes beyond the end of a track is lost. A purchase that would give nothing is refused.
rule-R10 = You pay the printed price for each unit.
rule-R11 = A bought upgrade moves the marker of its own track.

## Rulings: Patrol and Investigate

rule-R12 = No location is entered twice in one Patrol. Where you started you have not entered yet, so you may come back once.
rule-R13 = A Patrol has at least one step.
rule-R14 = Where the Police Squad stands, no gangsters attack.
rule-R15 = Only gangsters hurt on entering, never criminals, assassins or bombs.
rule-R16 = Free protection counts first and by itself; only then do you decide what to pay.
rule-R17 = Every action is finished before the next. Only Investigate is possible between the steps of a Patrol.
rule-R18 = Without a marker in reserve you cannot investigate. Markers come back when the card is turned up or leaves.

## Rulings: Justice actions

rule-R19 = After the second Justice action only Reinforce or the end of the turn is left. If you were knocked out, nothing is.
rule-R20 = The same Justice action is possible once on a location and turn, whatever its target. Attack and Attack an android are different actions.
rule-R21 = There is one action to take criminals from another agent: Intercept.
rule-R22 = A defeated criminal cannot be attacked.
rule-R23 = Only the attacker’s own marker counts for red and white. An icon that does not fire is gone for good.
rule-R24 = An assassin is removed by two or more hits.
rule-R25 = A clock lasts to the end of your next turn.
rule-R26 = The five clock tokens are reminders, not a limit.
rule-R27 = Intercept needs at least 1 fuel.
rule-R28 = Criminals in custody are not on the location. They are lost when their holder is hurt by a bomb, knocked out or exposed.
rule-R29 = If the supply is short of credits, take what is there; the rest is lost.

## Rulings: Search and Purchase

rule-R30 = A white icon is one colour of your choice; there are never more than three dice of a colour.
rule-R31 = Only your own informants protect you.
rule-R32 = One boost for each die. It may double hearts and credits, not boosts. A stopped explosion is simply gone.
rule-R33 = If you are knocked out in a Search, the dice that are left are lost.
rule-R34 = A Justice action must have something to do.

## Rulings: bombs

rule-R35 = The sheet has four rows: four explosions fill a column.
rule-R36 = There are six columns, started from left to right. They never run out before the timer does.
rule-R37 = A new column may be started when each started one ends in a boost or consists of four explosions.
rule-R38 = If the timer reaches 0, the bomb explodes even with a line.
rule-R39 = The dice of a roll are placed one at a time, in any order, all of them.
rule-R40 = If you stop without a line and pass the check, the bomb stays with the lower timer.
rule-R41 = The check is passed with a boost and no explosion.
rule-R42 = Who is hit is settled before anybody loses stamina; nobody is hit twice by one bomb.
rule-R43 = Other bombs on the location explode one after the other, each once.
rule-R44 = On a safe location you lose nothing to a bomb, and keep your criminals.
rule-R45 = A failed defusal ends the action, not the turn, unless you are knocked out.

## Rulings: the City phase

rule-R46 = The police removes assassins and bombs only, no criminals.
rule-R47 = The police stops gangsters, Justice actions, what an arriving criminal sets off, and assassins’ strikes. It does not stop timers, walking, new discs or underground actions.
rule-R48 = Androids are neither struck by assassins nor do they attract them.
rule-R49 = An assassin takes its third step also towards an agent on a safe location: the agent is unharmed, the top informant dies.
rule-R50 = Where no agent is, the top informant still dies. That does not stop the assassin.

## Rulings: scoring

rule-R51 = Wild cards all join your largest syndicate; alone they form one.
rule-R52 = Four cards of a syndicate are 10 points, five 15, six 20, seven 25.
rule-R53 = Still tied after stamina: the victory is shared.

## Rulings: Android mode

rule-R54 = Of twelve identity tokens four are android. With three players one android and two human ones are taken out.
rule-R55 = One token a round. An event that comes too early is lost, not postponed.
rule-R56 = A destroyed location shows name and number only; its shield is lost too.
rule-R57 = On a destroyed location there is no Search and no Purchase. Whoever stands there may still investigate elsewhere, through an informant.
rule-R58 = Bombs lie on destroyed locations and work as usual.
rule-R59 = Informants who absorbed hits are gone even if the location stands.
rule-R60 = After two underground actions an android may still patrol.
rule-R61 = Exposed in the own turn: the action is finished, Justice actions count as underground actions; two of them end the turn.
rule-R62 = Somebody who would not have to turn up a token cannot be scanned.

## Rulings: the rest

rule-R63 = Whoever holds the bag leads; there is no other marker for the first player.
rule-R64 = There are 28 level markers, seven for each board.
rule-R65 = The known text of the rules is complete; nothing is left out here.
rule-R66 = How many discs are drawn depends on the number of players only.
rule-R67 = If the Data Stream holds too few discs, draw all there are. In Shadow Watch the two spare discs are added first.
rule-R68 = Knocked out before your turn you take it as usual, from the Hospital.
rule-R69 = A safe location stops an assassin’s counter-strike, not a criminal’s retaliation.
rule-R70 = The example of the City phase leaves two positions open; any that fits is right.
rule-R71 = In Agent mode Intercept is all an agent can do to another.
rule-R72 = The four precincts around Headquarters are adjacent to it for bombs. It is safe for agents, not for androids.
rule-R73 = Several knock-outs at once go clockwise from the leader, and the tokens too.
rule-R74 = The knock-out is carried out first, then the token is turned up.
rule-R75 = If a bomb removes the criminal or knocks the attacker out in the reveal step, the attack ends.
rule-R76 = All bomb timers in the city fall, not one of them.
rule-R77 = The fourth player is green.
rule-R78 = Influence for evidence may be bought again and again; your evidence is the limit.
rule-R79 = A face-down card that walks off is shown. Removed in another way it stays unseen. No effect fires.
rule-R80 = The reveal effect comes before you decide on ammo.
rule-R81 = Precincts cannot be searched, and nothing is sold there.
rule-R82 = After each effect of a retaliation: if you are knocked out, the rest is dropped; if the criminal is gone, only what needs it is; if you are exposed, no clock sticks to you.
rule-R83 = Without a card for it a criminal’s disc goes back. Shadow Watch ends after round 20 at the latest.
rule-R84 = An assassin that runs or steps on a destroyed location goes back to the Data Stream at once.
rule-R85 = Losses of one source are one sum, and what goes beyond the skull is lost. In a Search each explosion is its own loss.

## The bots

bot-easy-name = Cadet
bot-easy-style = Runs after whatever is near.
bot-normal-name = Hawk
bot-normal-style = Knows the precincts, and overlooks a bomb at times.
bot-hard-name = Veteran
bot-hard-style = Weighs fuel, ammo and time against each other.
bot-expert-name = Inspector
bot-expert-style = Has the whole night in the city planned.

## The first game, the pictures of a turn, and the coach

lesson-goal = You are an agent in a city full of crime, and so is your rival. Whoever has the most influence after six rounds wins.
lesson-city = The city has thirteen locations: Headquarters in the middle, and around it a ring of precincts, where the trouble is, and of shops and offices, where there is something to be found.
lesson-events = Each round begins with new trouble. You lead this round: two discs have been drawn, and two dice say to which precinct each goes. Take the first way.
lesson-criminals = Two criminals have turned up. Nobody knows yet who they are.
lesson-turn = This is you. In a turn you may move, investigate and take up to two Justice actions: search, attack, arrest and the like.
lesson-search = Headquarters is a good place to look for equipment. Search it.
lesson-colours = Every colour of dice finds other things: red ammo and weapons, green fuel and cars, black evidence, money and healing. Take green and black.
lesson-dice = These are your dice. An explosion costs stamina, everything else helps. You may roll any of them again once.
lesson-keep = Fuel and evidence: keep them all. Headquarters is safe for you, so the explosion does no harm.
lesson-protected = The explosion was stopped, and your fuel and evidence have gone up.
lesson-patrol = Now into the streets: patrol. The first patrol of a turn costs nothing.
lesson-go = Go to Precinct 6, where a criminal is hiding.
lesson-gangsters = Precincts have gangsters. Spend one ammo for each of them, or lose stamina. Spend one.
lesson-stop = This is the place. Stop here.
lesson-attack = Your second Justice action: attack the criminal.
lesson-whisper = Now you see who it is: Whisper. Some criminals have a nasty surprise for whoever did not investigate them before. This one does no harm today.
lesson-ammo = You roll three red dice, and one black die for each ammo spent. Explosions are hits, a boost doubles one. Spend one.
lesson-defeated = Defeated! That gives 1 influence at once. But Whisper is still lying there, for whoever makes the arrest.
lesson-reinforce = Both Justice actions are used up. Now you may pay 2 credits for an informant here: informants protect you and count at the end. Your turn ends with it.
lesson-city-phase = Your rival had a turn. Then came the City phase: criminals walk on, the police move, bombs tick.
lesson-bomb = And now a bomb lies right where you stand, with a timer. Do not stay too long.
lesson-arrest = First arrest Whisper before somebody else does.
lesson-away = Now away from the bomb. Patrol once more.
lesson-home = Back to Headquarters.
lesson-stop-here = Stop here.
lesson-turn-in = Turn your prisoner in. That pays, and it counts in the final scoring.
lesson-turned-in = Two credits, and one more criminal on your record.
lesson-end = Both Justice actions are used up. End your turn.
lesson-ways = Influence also comes from full upgrade tracks, from defused bombs and from informants in the right places. The number of criminals you turn in counts at the end.
lesson-well-done = Now you know what a round is: trouble, your turn, the city. Play on, or start a game with help.

picture-turn = A turn: move through the city and take up to two Justice actions.
picture-search = Search: roll the dice of a place, roll some again, take what they show.
picture-attack = Attack: explosions are hits. A defeated criminal can be arrested.
picture-turn_in = Bring your prisoners to where they are turned in: that pays and counts.

coach-events = You lead this round: put the trouble where it hurts others more than you, or where you can profit from it.
coach-act = Two Justice actions a turn, and none twice at the same place. Plan a way that passes two good places.
coach-attack = Attacking an unknown criminal may bring a nasty surprise. For 2 evidence you can look first.
coach-defuse = Defusing a bomb is a small game of its own: it brings 1 influence if it works. Without it the bomb ticks on.
coach-reroll = You may roll some dice again. Explosions first, then what you do not need.
coach-gangsters = Each ammo stops one gangster; each that is left costs 1 stamina. Your own informants here stop some, too.
coach-reinforce = An informant costs 2 credits and ends your turn. It protects you here and counts at the end.

board-taught-goal = Most influence after round { $rounds } wins. Now: round { $round }.
piece-tiles = Locations
piece-criminals = Criminals
