### Un coup en mots, pour qui ne le voit pas.

# D’une énumération, les deux derniers et ceux d’avant.
tell-pair = { $first } et { $last }
tell-series = { $first }, { $next }
tell-apart = { $first } ; { $next }
tell-by = { $side } : { $deed }.
tell-moved = { $piece } { $from } en { $to }
tell-by-way = par { $cells }
tell-tumbled = { $piece } bascule de { $from } en { $to }
tell-turned = { $piece } tourne en { $at }
tell-swapped = { $piece } { $from } échange sa place avec { $to }
tell-stacked = { $piece } { $from } sur { $to }
tell-unstacked = sommet, { $piece }, { $from } en { $to }
tell-captured = prise en { $at } : { $piece }
tell-burnt = le faisceau frappe en { $at } : { $piece }
tell-mirrored = la lumière tourne en { $cells }
tell-faded = la lumière s’éteint en { $cells }
tell-flipped = retourne { $cells }
tell-entered = { $piece } en { $at }
tell-left = sortie du plateau en { $at }
tell-passed = passe
tell-nothing = rien
