# Was Cucumber und Kachuful gemeinsam haben: Zeilen im Verlauf, und warum eine Karte nicht gespielt werden darf.

event-card-played = 🃏 { $seat } spielt { $card }.
event-trick-taken = 🫳 { $seat } macht den Stich mit { $card }.

# Nur für eine Person.

event-hand-dealt = 🃏 Du hast { $cards }.

# Warum etwas gerade nicht geht, für alle, die sich wundern.

why-not-not-your-turn = Du bist nicht dran.
why-not-not-offered = Das kannst du gerade nicht spielen.
