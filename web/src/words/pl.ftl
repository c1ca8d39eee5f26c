### Co mówi tylko przeglądarka, po polsku.

web-prompt = O co chodzi
web-panel = Panel boczny
web-all-options = Wszystkie możliwości
web-help = Pomoc i klawisze
web-help-text = To, co świeci, możesz zrobić. Pierwsze kliknięcie pokazuje, co się stanie, drugie to robi. Najedź, wybierz lub przytrzymaj cokolwiek, a zobaczysz objaśnienie.
web-key-digits = wybierz jedną ze świecących rzeczy
web-key-arrows = przejdź do następnej świecącej rzeczy
web-key-enter = wybierz; jeszcze raz: wykonaj
web-key-escape = cofnij połowę wyboru
web-looking-back = Oglądasz wcześniejszą chwilę.
web-swap-seats-text = Naciśnij przy dwóch miejscach, a zamienią się.
web-notify = Powiadomienie, gdy twoja kolej
web-credits = Ikony: game-icons.net, autorzy Lorc, Delapouite i inni (CC BY 3.0).
web-look-as = Punkt widzenia
web-own-values = Wartości z własnego pudełka
web-own-values-text = Masz tę grę, a w Twoim egzemplarzu są inne wartości? Pobierz wartości, zmień je w edytorze tekstu i wybierz plik. Otworzy się nowy stół: wyślij znajomym link do niego.
web-values-download = Pobierz wartości
web-values-choose = Graj z wartościami z tego pliku
web-other-values = Własne wartości
web-daily-won = Dzisiejsze partie: { $played } · wygrane: { $won }
web-daily-survived = Dzisiejsze misje: { $played } · przetrwało: { $won }
web-daily-scores = najlepszy wynik: { $best }, środkowy: { $middle }
web-daily-yours = Twój wynik: { $score }
web-score-sheet = Tabela wyników
web-place = Miejsce
web-key-moments = Chwile, do których warto wrócić
