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
web-not-ready = Jeszcze niegotowi: { $names }
web-swap-seats-text = Naciśnij przy dwóch miejscach, a zamienią się.
web-notify = Powiadomienie, gdy twoja kolej
web-credits = Ikony: game-icons.net, autorzy Lorc, Delapouite i inni (CC BY 3.0).
web-look-as = Punkt widzenia
