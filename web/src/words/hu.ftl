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
web-not-ready = Még nem áll készen: { $names }
web-swap-seats-text = Nyomd meg két helynél, és helyet cserélnek.
web-notify = Értesítés, ha te jössz
web-credits = Ikonok: game-icons.net, Lorc, Delapouite és mások (CC BY 3.0).
web-look-as = Nézőpont
