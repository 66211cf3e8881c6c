### A move in words, for those who do not see it.

# Of a list, the last two and those before them.
tell-pair = { $first } and { $last }
tell-series = { $first }, { $next }
tell-apart = { $first }; { $next }
tell-by = { $side }: { $deed }.
tell-moved = { $piece } { $from } to { $to }
tell-by-way = by way of { $cells }
tell-tumbled = { $piece } tips from { $from } to { $to }
tell-turned = { $piece } on { $at } turns
tell-swapped = { $piece } { $from } changes places with { $to }
tell-stacked = { $piece } { $from } onto { $to }
tell-unstacked = top { $piece } { $from } to { $to }
tell-captured = takes the { $piece } on { $at }
tell-burnt = the beam strikes the { $piece } on { $at }
tell-mirrored = the light turns on { $cells }
tell-faded = the light ends on { $cells }
tell-flipped = turns over { $cells }
tell-entered = { $piece } placed on { $at }
tell-left = it leaves the board on { $at }
tell-passed = passes
tell-nothing = nothing
