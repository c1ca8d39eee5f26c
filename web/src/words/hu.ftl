### Amit csak a böngésző mond, magyarul.

web-prompt = A kérdés
web-panel = Oldalsáv
web-all-options = Minden lehetőség
web-help = Súgó és billentyűk
web-help-text = Ami világít, azt megteheted. Az első kattintás megmutatja, mit tesz, a második megteszi. Ha bármi fölött megállsz, rálépsz vagy hosszan nyomod, megtudod, mi az.
web-key-digits = egy világító dolog kiválasztása
web-key-arrows = tovább a következő világító dologra
web-key-enter = kiválasztás; még egyszer: megteszed
web-key-escape = a választás felének visszavonása
web-looking-back = Egy korábbi pillanatot nézel.
web-swap-seats-text = Nyomd meg két helynél, és helyet cserélnek.
web-notify = Értesítés, ha te jössz
web-credits = Ikonok: game-icons.net, Lorc, Delapouite és mások (CC BY 3.0).
web-look-as = Nézőpont
web-own-values = A saját dobozod értékei
web-own-values-text = Megvan neked a játék, és a te példányodban más értékek állnak? Töltsd le az értékeket, írd át őket egy szövegszerkesztőben, és válaszd ki a fájlt. Ezzel új asztal nyílik: annak a linkjét küldd el a barátaidnak.
web-values-download = Értékek letöltése
web-values-choose = Játék ennek a fájlnak az értékeivel
web-other-values = Saját értékek
web-daily-won = Mai játszmák: { $played } · győzelem: { $won }
web-daily-survived = Mai bevetések: { $played } · túlélte: { $won }
web-daily-scores = legjobb pontszám: { $best }, a középső: { $middle }
web-daily-yours = a te pontszámod: { $score }
web-score-sheet = Eredménylap
web-place = Helyezés
web-key-moments = Ezeket érdemes visszanézni
